mod exact;
mod features;
mod judge;
mod numbers;
mod search;
mod sight;
mod simple;
mod table;

#[cfg(test)]
mod tests;

use bearcade_core::{Rng, Seat};
use bearcade_games::de_beer_is_los::{Action, DeBeerIsLos, Due, Position};

use self::judge::judge;
use self::search::Limits;
use crate::{Budget, Choice, Estimate, Level, Policy, Seen, Term, Weighed};

/// The most nodes that a grizzly spends on the end of a game, if nobody says otherwise. The last seven turns take a
/// small part of them, ten turns sometimes more.
const END_NODES: u64 = 1_200_000;
/// How deep a brown bear looks.
const BROWN_DEPTH: u8 = 2;
/// How deep a judgement of luck looks.
const LUCK_DEPTH: u8 = 2;
/// The nodes that it may take.
const LUCK_NODES: u64 = 20_000;

impl Policy for DeBeerIsLos {
    const YARDSTICKS: &'static [&'static str] = &["greedy", "two-ply"];

    fn nodes(&self, level: Level) -> u64 {
        match level {
            Level::Cub | Level::Black => 1,
            Level::Brown => 5_000,
            Level::Grizzly => 100_000,
        }
    }

    fn choose(&self, level: Level, seen: Seen<'_, Self>, budget: &Budget<'_>, rng: &mut impl Rng) -> Choice<Action> {
        if let &[only] = seen.legal {
            return Choice::plain(only);
        }
        match level {
            Level::Cub => simple::cub(self, seen, rng),
            Level::Black => simple::black(self, seen, rng),
            Level::Brown | Level::Grizzly => think(self, level, seen, budget),
        }
    }

    fn yardstick(&self, name: &str, seen: Seen<'_, Self>, rng: &mut impl Rng) -> Action {
        match name {
            "greedy" => simple::greedy(seen, rng),
            _ => simple::two_ply(self, seen, rng),
        }
    }

    fn prospects(&self, position: &Position, budget: &Budget<'_>, _rng: &mut impl Rng) -> Vec<Estimate> {
        let edge = edge_of_first(self, position, budget);
        [edge, -edge].map(|edge| Estimate::exact(Term::Win, chance(edge))).into()
    }
}

/// The chance to win of this edge: the chance to win less the chance to lose.
fn chance(edge: f32) -> f64 {
    f64::midpoint(edge.into(), 1.0)
}

/// The edge of seat 0 in any position.
fn edge_of_first(game: &DeBeerIsLos, position: &Position, budget: &Budget<'_>) -> f32 {
    let nodes = budget.nodes.unwrap_or(LUCK_NODES);
    let mut actions = Vec::new();
    if position.is_final_phase() && position.due == Due::Decision {
        bearcade_core::Game::legal_actions(game, position, position.to_move, &mut actions);
        let solution = exact::solve(game, position, &actions, nodes, 0, budget);
        if solution.complete {
            let sign = if position.to_move.index() == 0 { 1 } else { -1 };
            return settled(game, position, Seat::new(0), sign * solution.answers[0].value).1;
        }
    }
    search::edge(game, position, Limits { nodes, depth: LUCK_DEPTH }, budget)
}

/// The lead at the end of the match and the edge of a seat, if it makes so much more than the other in the rest of this
/// game, in parts of a point.
fn settled(game: &DeBeerIsLos, position: &Position, seat: Seat, to_come: i32) -> (f64, f32) {
    let parts = exact::lead(position, seat) + to_come;
    let lead = (f64::from(parts) / f64::from(exact::POINT)).round();
    if position.game == bearcade_core::Game::options(game).games {
        return (lead, parts.signum() as f32);
    }
    let other = judge::other_game(game, seat);
    (lead + f64::from(other.lead), judge::edge(lead as f32 + other.lead, other.doubt))
}

/// The two bears that look ahead.
fn think(game: &DeBeerIsLos, level: Level, seen: Seen<'_, DeBeerIsLos>, budget: &Budget<'_>) -> Choice<Action> {
    let position = seen.view.position();
    let nodes = budget.nodes.unwrap_or_else(|| game.nodes(level));
    if position.is_final_phase() {
        let patient = level == Level::Grizzly && budget.nodes.is_none();
        let most = if patient { END_NODES } else { nodes };
        return solved(game, &position, seen, [most, nodes], budget);
    }
    let depth = if level == Level::Brown { BROWN_DEPTH } else { search::DEEPEST };
    let limits = Limits { nodes: nodes / parts(budget, seen.legal), depth };
    let shares = shared(budget, seen.legal, |actions| search::search(game, &position, actions, limits, budget));
    let spent = shares.iter().map(|(_, nodes)| nodes).sum();
    let mut answers: Vec<search::Answer> = shares.into_iter().flat_map(|(answers, _)| answers).collect();
    answers.sort_by(|one, two| two.edge.total_cmp(&one.edge));
    let doubt = judge(game, &position).doubt;
    let weighed = answers.into_iter().map(|answer| Weighed {
        action: answer.action,
        worth: Estimate::exact(Term::Win, chance(answer.edge)),
        also: vec![Estimate::exact(Term::Lead, judge::lead_of(answer.edge, doubt).into())],
        visits: 0,
    });
    chosen(weighed.collect(), spent)
}

/// The choice in the final phase: the best action is searched for with the first number of nodes, and as long as they
/// are under the second, the other actions are proven too.
fn solved(
    game: &DeBeerIsLos,
    position: &Position,
    seen: Seen<'_, DeBeerIsLos>,
    nodes: [u64; 2],
    budget: &Budget<'_>,
) -> Choice<Action> {
    let [most, all] = nodes.map(|nodes| nodes / parts(budget, seen.legal));
    let shares = shared(budget, seen.legal, |actions| exact::solve(game, position, actions, most, all, budget));
    let spent = shares.iter().map(|solution| solution.nodes).sum();
    let complete = shares.iter().all(|solution| solution.complete);
    let mut answers: Vec<exact::Answer> = shares.into_iter().flat_map(|solution| solution.answers).collect();
    if complete {
        answers.retain(|answer| answer.proven);
    }
    answers.sort_by_key(|answer| -answer.value);
    let doubt = judge(game, position).doubt;
    let weighed = answers.into_iter().map(|answer| {
        let (lead, edge) = settled(game, position, seen.seat, answer.value);
        let (worth, also) = if complete {
            (Estimate::exact(Term::Lead, lead), Estimate::exact(Term::Win, chance(edge)))
        } else {
            let edge = judge::edge(lead as f32, doubt);
            (Estimate::exact(Term::Win, chance(edge)), Estimate::exact(Term::Lead, lead))
        };
        Weighed { action: answer.action, worth, also: vec![also], visits: 0 }
    });
    chosen(weighed.collect(), spent)
}

fn chosen(weighed: Vec<Weighed<Action>>, nodes: u64) -> Choice<Action> {
    Choice { action: weighed[0].action, weighed, nodes }
}

/// Among how many threads the actions are divided.
fn parts(budget: &Budget<'_>, legal: &[Action]) -> u64 {
    budget.threads.clamp(1, legal.len()) as u64
}

/// Divides the actions among the threads and lets each look into its own.
fn shared<T: Send>(budget: &Budget<'_>, legal: &[Action], look: impl Fn(&[Action]) -> T + Sync) -> Vec<T> {
    let threads = parts(budget, legal) as usize;
    if threads == 1 {
        return vec![look(legal)];
    }
    let dealt = |thread| legal.iter().copied().skip(thread).step_by(threads).collect::<Vec<Action>>();
    let look = &look;
    std::thread::scope(|scope| {
        let running: Vec<_> = (0..threads).map(|thread| scope.spawn(move || look(&dealt(thread)))).collect();
        running.into_iter().map(|thread| thread.join().expect("a search does not panic")).collect()
    })
}
