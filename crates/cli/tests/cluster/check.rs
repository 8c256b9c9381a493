//! What was told, compared with what is stored.

use std::fmt;

use bearcade_core::{Game, GameOptions as _, Seat, Step, Turn, Viewer};
use bearcade_store::{Entry, Postgres, Store as _};
use bearcade_table::{Match, StepOf, for_each_game};
use serde_json::{Value, json};

use crate::people::Person;
use crate::servers::Cluster;
use crate::tables::Played;

/// What was checked.
#[derive(Default)]
pub(crate) struct Tally {
    pub(crate) tables: u64,
    pub(crate) entries: u64,
    pub(crate) acknowledged: u64,
    pub(crate) messages: u64,
    pub(crate) moves: u64,
    pub(crate) refusals: u64,
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { tables, entries, acknowledged, messages, moves, refusals } = self;
        write!(
            f,
            "{tables} games, {entries} entries, {acknowledged} moves acknowledged, {refusals} refused for a while, \
             {messages} messages compared over {moves} connections"
        )
    }
}

/// Reads every log from the store and compares it with what everybody was told and promised.
pub(crate) async fn all(cluster: &Cluster, played: &[Played]) -> Tally {
    let store = Postgres::open(cluster.store()).await.expect("the store opens");
    let mut tally = Tally::default();
    for played in played {
        let log = store.log(played.id.parse().expect("an id"), 0).await.expect("a log");
        let numbers: Vec<u64> = log.iter().map(|entry| entry.number).collect();
        assert_eq!(numbers, (1..=log.len() as u64).collect::<Vec<_>>(), "{}: every number once", played.id);
        tally.tables += 1;
        tally.entries += log.len() as u64;
        for person in &played.people {
            macro_rules! each {
                ($($game:ty),+) => {
                    $(if played.kind.game == <$game as Game>::SLUG {
                        told::<$game>(played, person, &log);
                    })+
                };
            }
            for_each_game!(each);
            promised(played, person, &log);
            tally.messages += person.heard.len() as u64;
            tally.moves += person.moves;
            tally.refusals += person.refusals.len() as u64;
            tally.acknowledged +=
                person.decided.iter().filter(|decided| !decided.acknowledged.is_empty()).count() as u64;
        }
    }
    tally
}

/// What somebody was told is what the log says, as the rules let their seat see it, and nothing else: the game is played
/// again without a server, and every message compared.
fn told<G: Game>(played: &Played, person: &Person, log: &[Entry]) {
    let options = serde_json::from_str(played.kind.options).expect("options");
    let options = G::Options::from_values(&options).expect("options");
    let mut game = Match::new(G::new(options, played.kind.players.len() as u8).expect("a game"));
    let viewer = person.seat.map_or(Viewer::Watcher, |seat| Viewer::Seat(Seat::new(seat)));
    let at = |message: &Value| format!("{} at {}, to {viewer:?}", G::SLUG, message["seq"]);
    let mut entries = log.iter();
    let mut number = 0;
    for message in &person.heard {
        let (mut lines, mut events) = (Vec::new(), Vec::new());
        while Some(number) < message["seq"].as_u64() {
            let entry = entries.next().unwrap_or_else(|| panic!("{}: the log does not hold this", at(message)));
            number = entry.number;
            lines.clear();
            events.clear();
            for line in entry.body.lines().filter_map(|line| line.strip_prefix("> ")) {
                let step = read(&game, line);
                let seen = game.game().redact_step(&game.state().position, step, viewer);
                lines.push(game.line(seen).to_string());
                let brought = match step {
                    Step::Act(seat, action) => game.act(seat, action),
                    Step::Chance(chance) => game.chance(chance),
                    Step::Leave(seat) => game.leave(seat),
                };
                let brought = brought.unwrap_or_else(|error| panic!("{}: {line}: {error}", at(message)));
                events.extend(brought.iter().filter_map(|event| Some(json!(game.game().redact(event, viewer)?))));
            }
        }
        if message["type"] == "update" && message["around"].is_null() {
            assert_eq!(message["steps"], json!(lines), "{}: steps", at(message));
            assert_eq!(message["events"], json!(events), "{}: events", at(message));
        }
        assert_eq!(message["view"], json!(game.view(viewer)), "{}: the view", at(message));
        let is_asked = match (viewer, game.turn()) {
            (Viewer::Seat(seat), Turn::Decide(seats)) => seats.contains(seat) && message["status"] == "playing",
            _ => false,
        };
        assert_eq!(message["decision"].is_u64(), is_asked, "{}: who is asked", at(message));
    }
    assert_eq!(number, log.len() as u64, "{}: {viewer:?} heard of everything", played.id);
    assert_eq!(game.turn(), Turn::Over, "{}: it was played to its end", played.id);
}

fn read<G: Game>(game: &Match<G>, line: &str) -> StepOf<G> {
    let (who, what) = line.split_once(' ').expect("who and what");
    if who == "*" {
        return Step::Chance(game.game().read_chance(what).expect("an outcome"));
    }
    Step::Act(Seat::new(who.parse().expect("a seat")), game.game().read_action(what).expect("an action"))
}

/// The steps of a seat are the decisions of whoever sat there, each once, in their order; and what was acknowledged stands
/// where the acknowledgement said.
fn promised(played: &Played, person: &Person, log: &[Entry]) {
    let Some(seat) = person.seat else { return };
    let own = format!("> {seat} ");
    let mut decided = person.decided.iter();
    for entry in log {
        let Some(action) = entry.body.lines().next().and_then(|line| line.strip_prefix(&own)) else { continue };
        let found = decided.by_ref().find(|decided| {
            let is_it = decided.tried.iter().any(|tried| tried == action);
            assert!(is_it || decided.acknowledged.is_empty(), "{}: lost: {:?}", played.id, decided.acknowledged);
            is_it
        });
        let found = found.unwrap_or_else(|| panic!("{}: nobody decided entry {}: {action}", played.id, entry.number));
        for acknowledged in &found.acknowledged {
            assert_eq!(*acknowledged, (action.to_owned(), entry.number), "{}: acknowledged", played.id);
        }
    }
    let lost: Vec<_> = decided.filter(|decided| !decided.acknowledged.is_empty()).map(|lost| &lost.tried).collect();
    assert!(lost.is_empty(), "{}: acknowledged and not there: {lost:?}", played.id);
}
