use bearcade_core::{Determinize, Rng, Silent, Step, Turn};

use rand_xoshiro::rand_core::{Rng as _, SeedableRng};

use super::run::{judge, side_by_side};
use super::weighings::{Tally, weigh};
use super::{Fast, Guide, Weighings};
use crate::{Budget, Seen};

/// With more nodes than this, which only a budget without a number has, the rounds are planned for this many.
const UNBOUNDED: u64 = 1 << 20;

/// Compares the actions at hand alone, for lists too long for a tree: sequential halving.
///
/// A node of the budget is one judgement. In every round each action still in play is judged in the same drawn
/// positions, with the same luck, so that differences between actions stand out from differences between draws; then
/// the worse half leaves. The nodes are divided evenly among the rounds. The actions are those the guide lists for a
/// first drawn position; if the budget does not reach for all of them once, the last are not looked at.
pub fn flat<G: Determinize, U: Guide<G>>(
    game: &G,
    seen: Seen<'_, G>,
    guide: &U,
    budget: &Budget<'_>,
    rng: &mut impl Rng,
) -> Weighings<G::Action> {
    let results = side_by_side(budget, rng.next_u64(), |_, mut purse, mut rng| {
        let mut scratch = U::Scratch::default();
        let mut actions = Vec::new();
        let first = game.determinize(seen.view, seen.seat, &mut rng);
        guide.moves(game, &first, seen.seat, &mut actions);
        let mut tallies: Vec<Tally> = vec![Tally::default(); actions.len()];
        let mut field: Vec<usize> = (0..actions.len()).collect();
        let rounds = u64::from(actions.len().next_power_of_two().trailing_zeros()).max(1);
        let per_round = purse.most().min(UNBOUNDED) / rounds;
        let mut judged = 0;
        'rounds: loop {
            let draws = (per_round / field.len() as u64).max(1);
            for _ in 0..draws {
                let drawn = game.determinize(seen.view, seen.seat, &mut rng);
                let luck = Fast::seed_from_u64(rng.next_u64());
                for &nth in &field {
                    if !purse.pay() {
                        break 'rounds;
                    }
                    let mut position = drawn.clone();
                    game.apply(&mut position, Step::Act(seen.seat, actions[nth]), &mut Silent);
                    let values = if game.turn(&position) == Turn::Over {
                        guide.result(game, &game.outcome(&position))
                    } else {
                        judged += 1;
                        judge(game, guide, &mut position, &mut scratch, &mut luck.clone())
                    };
                    tallies[nth].add(f64::from(values[seen.seat.index()]));
                }
            }
            if field.len() <= 2 {
                // The last two go on as long as there are nodes.
                continue;
            }
            field.sort_by(|&a, &b| tallies[b].mean.total_cmp(&tallies[a].mean));
            field.truncate(field.len().div_ceil(2));
        }
        (actions, tallies, purse.spent, judged)
    });
    let (mut nodes, mut judged) = (0, 0);
    let mut all: Vec<(G::Action, Tally)> = results[0].0.iter().map(|&action| (action, Tally::default())).collect();
    for (actions, tallies, spent, judgements) in &results {
        nodes += spent;
        judged += judgements;
        for (action, tally) in actions.iter().zip(tallies) {
            match all.iter_mut().find(|(known, _)| known == action) {
                Some((_, sum)) => sum.merge(tally),
                None => all.push((*action, *tally)),
            }
        }
    }
    Weighings { list: weigh(all.into_iter()), nodes, judged, exact: false }
}
