//! What a bot would do, and why.

use std::time::{Duration, Instant};

use bearcade_bots::{Budget, Estimate, Mind, Policy, Seen, Weighed};
use bearcade_core::{Seat, Viewer};
use bearcade_table::Match;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;
use serde_json::{Value, json};

use crate::request::Bot;
use crate::session::{Fields, fields};
use crate::{Code, Error};

/// The most nodes that a bot may be asked to look at.
const MOST_NODES: u64 = 10_000_000;

/// The answer to `bot` for a seat that owes a decision in this match; callers know the seat as `shown`.
pub(crate) fn choose<G: Policy>(played: &Match<G>, seat: Seat, shown: Seat, ask: &Bot) -> Result<Fields, Error> {
    let mind = Mind::named::<G>(&ask.level).ok_or_else(|| {
        let names: Vec<&str> = Mind::all::<G>().map(Mind::name).collect();
        Error::new(Code::UnknownLevel, format!("there is no such bot in this game; there are {}", names.join(", ")))
    })?;
    if ask.nodes.is_some_and(|nodes| nodes > MOST_NODES) {
        return Err(Error::new(Code::TooMany, format!("`nodes` is at most {MOST_NODES}")));
    }
    let game = played.game();
    let (view, legal) = (played.view(Viewer::Seat(seat)), played.legal_actions(seat));
    let began = Instant::now();
    let limit = ask.ms.map(Duration::from_millis);
    let is_up = || limit.is_some_and(|limit| began.elapsed() >= limit);
    let budget = Budget { nodes: ask.nodes, threads: 1, stop: limit.is_some().then_some(&is_up) };
    let mut rng = ChaCha8Rng::seed_from_u64(ask.seed);
    let choice = mind.choose(game, Seen { view: &view, seat, legal: &legal }, &budget, &mut rng);
    let mut weighed = choice.weighed;
    // The bot's own order goes by how sure it is, too; a reader sees the means.
    weighed.sort_by(|a, b| b.worth.mean.total_cmp(&a.worth.mean));
    let weighed: Vec<Value> = weighed.iter().map(|weighed| describe(game, weighed)).collect();
    Ok(fields(json!({
        "seat": shown, "action": game.action_text(choice.action), "weighed": weighed, "nodes": choice.nodes,
    })))
}

/// The error of a seat that is not to decide.
pub(crate) fn no_decision() -> Error {
    Error::new(Code::NoDecision, "this seat owes no decision now")
}

fn describe<G: Policy>(game: &G, weighed: &Weighed<G::Action>) -> Value {
    let estimate =
        |estimate: &Estimate| json!({"term": estimate.term.name(), "mean": estimate.mean, "error": estimate.error});
    let mut about = json!({"action": game.action_text(weighed.action)});
    about.as_object_mut().expect("an object").extend(fields(estimate(&weighed.worth)));
    about["visits"] = json!(weighed.visits);
    about["also"] = weighed.also.iter().map(estimate).collect();
    about
}
