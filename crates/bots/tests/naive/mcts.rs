use std::collections::HashMap;

use bearcade_bots::search::{Fast, Guide, Values};
use bearcade_core::{Game, Rng, Seat, Silent, Step, Turn};
use rand_xoshiro::rand_core::SeedableRng;

use super::{Range, Visits, ln};

/// A chance step with more outcomes than this is not searched beyond.
const MOST_OUTCOMES: usize = 64;

#[derive(Clone, Copy, Default)]
struct Node {
    visits: u32,
    mean: f32,
}

pub(crate) fn mcts<G: Game, U: Guide<G>>(
    game: &G,
    root: &G::Position,
    seat: Seat,
    guide: &U,
    simulations: u64,
    rng: &mut impl Rng,
) -> Visits {
    let mut rng = Fast::seed_from_u64(rng.next_u64());
    let mut tree: HashMap<String, Node> = HashMap::new();
    let mut range = Range::new();
    for _ in 0..simulations {
        let mut position = root.clone();
        // The nodes passed, by the steps that lead there, and whose value they hold.
        let mut path: Vec<(String, Option<Seat>)> = vec![(String::new(), None)];
        let values: Values = loop {
            let here = path.last().expect("the root at least").0.clone();
            let visits = tree.get(&here).map_or(0, |node| node.visits);
            let turn = game.turn(&position);
            if turn == Turn::Over {
                break guide.result(game, &game.outcome(&position));
            }
            let mut outcomes = Vec::new();
            if turn == Turn::Chance {
                game.chance_outcomes(&position, &mut outcomes);
            }
            if path.len() > 1 && visits == 0 || outcomes.len() > MOST_OUTCOMES {
                assert!(U::JUDGES_CHANCE, "the plain search lets no chance fall before a judgement");
                break guide.judge(game, &mut position, &mut U::Scratch::default(), &mut rng);
            }
            let step = if let Turn::Decide(seats) = turn {
                let seat = if path.len() == 1 { seat } else { seats.first().expect("a decision has a seat") };
                let mut actions = Vec::new();
                guide.moves(game, &position, seat, &mut actions);
                let upper = |action: &G::Action| {
                    let child = tree.get(&longer(&here, &Step::<_, G::Chance>::Act(seat, *action)));
                    let child = child.copied().unwrap_or_default();
                    if child.visits == 0 {
                        return f32::INFINITY;
                    }
                    child.mean + range.eagerness(guide) * ln(visits).sqrt() * (1.0 / (child.visits as f32).sqrt())
                };
                let highest = actions.iter().map(upper).fold(f32::NEG_INFINITY, f32::max);
                let best = actions.iter().find(|action| upper(action) >= highest).expect("one is the best");
                path.push((longer(&here, &Step::<_, G::Chance>::Act(seat, *best)), Some(seat)));
                Step::Act(seat, *best)
            } else {
                let outcome = Step::Chance(game.sample_chance(&position, &mut rng));
                path.push((longer::<G::Action, _>(&here, &outcome), None));
                outcome
            };
            game.apply(&mut position, step, &mut Silent);
        };
        range.add(game, &values);
        for (place, seat) in path {
            let node = tree.entry(place).or_default();
            node.visits += 1;
            let value = values[seat.map_or(0, Seat::index)];
            node.mean += (value - node.mean) / node.visits as f32;
        }
    }
    let mut actions = Vec::new();
    guide.moves(game, root, seat, &mut actions);
    let visits = |action: G::Action| {
        let node = tree.get(&longer("", &Step::<_, G::Chance>::Act(seat, action))).copied().unwrap_or_default();
        (game.action_text(action), u64::from(node.visits))
    };
    actions.into_iter().map(visits).filter(|(_, visits)| *visits > 0).collect()
}

fn longer<A: std::fmt::Debug, C: std::fmt::Debug>(path: &str, step: &Step<A, C>) -> String {
    format!("{path} {step:?}")
}
