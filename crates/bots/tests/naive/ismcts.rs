use std::collections::HashMap;

use bearcade_bots::Seen;
use bearcade_bots::search::{Fast, Guide, Values};
use bearcade_core::{Determinize, Rng, Seat, Silent, Step, Turn};
use rand_xoshiro::rand_core::SeedableRng;

use super::{Range, Visits, ln};

#[derive(Clone, Copy, Default)]
struct Node {
    visits: u32,
    chances: u32,
    mean: f32,
}

pub(crate) fn ismcts<G: Determinize, U: Guide<G>>(
    game: &G,
    seen: Seen<'_, G>,
    guide: &U,
    simulations: u64,
    rng: &mut impl Rng,
) -> Visits {
    let mut rng = Fast::seed_from_u64(rng.next_u64());
    let mut tree: HashMap<String, Node> = HashMap::new();
    let mut range = Range::new();
    for _ in 0..simulations {
        let mut position = game.determinize(seen.view, seen.seat, &mut rng);
        let mut path: Vec<(String, Option<Seat>)> = vec![(String::new(), None)];
        let values: Values = loop {
            let here = path.last().expect("the root at least").0.clone();
            let fresh = path.len() > 1 && tree.get(&here).is_none_or(|node| node.visits == 0);
            let turn = game.turn(&position);
            if turn == Turn::Over {
                break guide.result(game, &game.outcome(&position));
            }
            if fresh {
                assert!(U::JUDGES_CHANCE, "the plain search lets no chance fall before a judgement");
                break guide.judge(game, &mut position, &mut U::Scratch::default(), &mut rng);
            }
            let Turn::Decide(seats) = turn else {
                let parts = guide.parts(game, &position);
                let outcome = game.sample_chance(&position, &mut rng);
                game.apply(&mut position, Step::Chance(outcome), &mut Silent);
                if parts {
                    path.push((format!("{here} {outcome:?}"), None));
                }
                continue;
            };
            let seat = if path.len() == 1 { seen.seat } else { seats.first().expect("a decision has a seat") };
            let mut actions = Vec::new();
            guide.moves(game, &position, seat, &mut actions);
            let child = |action: &G::Action| format!("{here} {seat} {action:?}");
            for action in &actions {
                tree.entry(child(action)).or_default().chances += 1;
            }
            let upper = |action: &G::Action| {
                let node = tree[&child(action)];
                if node.visits == 0 {
                    return f32::INFINITY;
                }
                node.mean + range.eagerness(guide) * (ln(node.chances) / node.visits as f32).sqrt()
            };
            let highest = actions.iter().map(upper).fold(f32::NEG_INFINITY, f32::max);
            let best = *actions.iter().find(|action| upper(action) >= highest).expect("one is the best");
            path.push((child(&best), Some(seat)));
            game.apply(&mut position, Step::Act(seat, best), &mut Silent);
        };
        range.add(game, &values);
        for (place, seat) in path {
            let node = tree.entry(place).or_default();
            node.visits += 1;
            let value = values[seat.map_or(0, Seat::index)];
            node.mean += (value - node.mean) / node.visits as f32;
        }
    }
    let visits = |action: &G::Action| {
        let node = tree.get(&format!(" {} {action:?}", seen.seat)).copied().unwrap_or_default();
        (game.action_text(*action), u64::from(node.visits))
    };
    seen.legal.iter().map(visits).filter(|(_, visits)| *visits > 0).collect()
}
