//! Nobody is told what they may not know: every byte that a seat and a watcher receive in whole games.

mod common;

use std::collections::BTreeSet;

use bearcade_core::{Game, GameOptions, Rng, Seat, SeenStep, Silent, State, Step, Turn, Viewer, pick};
use bearcade_load::{Client, Live};
use bearcade_store::{Append, NewTable, Player, Status, Store as _, Summary, TableId};
use bearcade_table::{Match, StepOf, for_each_game};
use common::{Site, table};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use serde_json::{Value, json};
use tokio::sync::mpsc;

/// All that somebody was told in a game.
struct Heard {
    viewer: Viewer,
    messages: Vec<Value>,
    /// Records asked for on the way, and after how many steps.
    records: Vec<(usize, String)>,
}

impl Heard {
    fn steps(&self) -> usize {
        self.messages.iter().map(|message| message["steps"].as_array().map_or(0, Vec::len)).sum()
    }
}

/// People who play at random, a bot on the last seat and a watcher: what each of them heard, and the full record.
async fn play(site: &Site, game: &str, seats: usize, options: &Value, seed: u64) -> (Vec<Heard>, String) {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut people = Vec::new();
    for seat in 0..seats {
        people.push(site.guest(&format!("Person {seat}")).await);
    }
    // The last of them sits nowhere and watches.
    let host = people.last().expect("at least one").clone();
    let body = json!({ "game": game, "seats": seats, "options": options, "public": true, "players": ["free"] });
    let (id, _) = table(&host, &body).await;
    let (tell, mut told) = mpsc::channel(1_000);
    let mut heard = Vec::new();
    for (index, person) in people.iter().enumerate() {
        let watches = index + 1 == seats;
        if !watches {
            person.post(&format!("/api/tables/{id}/sit"), &json!({ "seat": index })).await.expect("a seat");
        }
        let mut live = person.live(&id, "").await.expect("live");
        // They listen once they are told how things stand; nothing happens before.
        let first = serde_json::from_str(&live.next().await.expect("the whole picture")).expect("JSON");
        tokio::spawn(pass_on(live, index, tell.clone()));
        let viewer = if watches { Viewer::Watcher } else { Viewer::Seat(Seat::new(index as u8)) };
        heard.push(Heard { viewer, messages: vec![first], records: Vec::new() });
    }
    let bot = json!({ "seat": seats - 1, "level": "black" });
    host.post(&format!("/api/tables/{id}/bot"), &bot).await.expect("the host seats a bot");
    let mut answered = vec![None; seats];
    let mut over = 0;
    while over < seats {
        let (index, message): (usize, Value) = told.recv().await.expect("somebody still listens");
        over += usize::from(message["status"] == "over");
        let decision = message["decision"].as_u64();
        let alone = message["turn"]["seats"] == json!([index]);
        heard[index].messages.push(message);
        if decision.is_none() || answered[index] == decision {
            continue;
        }
        answered[index] = decision;
        // Nobody else is to move: what is asked now is as of the last message.
        if alone && rng.below(4) == 0 {
            let record = people[index].request("GET", &format!("/api/tables/{id}/record"), "", "").await;
            let steps = heard[index].steps();
            heard[index].records.push((steps, record.expect("a record").body));
        }
        let legal = people[index].get(&format!("/api/tables/{id}/legal")).await.expect("legal actions");
        let legal = legal["legal"].as_array().expect("a list");
        let action = &legal[rng.below(legal.len() as u32) as usize];
        let body = json!({ "decision": decision, "action": action });
        people[index].post(&format!("/api/tables/{id}/act"), &body).await.expect("it is legal");
    }
    let record = host.request("GET", &format!("/api/tables/{id}/record"), "", "").await.expect("a record");
    (heard, record.body)
}

async fn pass_on(mut live: Live, index: usize, to: mpsc::Sender<(usize, Value)>) {
    while let Some(message) = live.next().await {
        let message = serde_json::from_str(&message).expect("JSON");
        if to.send((index, message)).await.is_err() {
            return;
        }
    }
}

/// What somebody heard is what the rules say they learn, and nothing else: the game is played again from its full record
/// without the server, and every message compared.
fn compare<G: Game>(heard: &Heard, record: &str, options: &Value, seats: u8) {
    let options = serde_json::from_value(options.clone()).expect("options");
    let game = G::new(G::Options::from_values(&options).expect("options"), seats).expect("a game");
    let mut played = Match::new(game);
    let mut steps =
        record.lines().filter_map(|line| line.strip_prefix("> ")).map(|line| read::<G>(&played, line)).rev();
    let mut steps: Vec<StepOf<G>> = std::iter::from_fn(|| steps.next()).collect();
    let viewer = heard.viewer;
    let known = [
        "type", "seq", "table", "seat", "players", "steps", "events", "around", "status", "turn", "decision",
        "choices", "legal", "result", "view",
    ];
    for message in &heard.messages {
        let keys = message.as_object().expect("an object").keys();
        let unknown: Vec<&String> = keys.filter(|key| !known.contains(&key.as_str())).collect();
        assert!(unknown.is_empty(), "{}: {viewer:?} is told {unknown:?}", G::SLUG);
        let (mut lines, mut events) = (Vec::new(), Vec::new());
        for _ in message["steps"].as_array().into_iter().flatten() {
            let step = steps.pop().expect("the record holds all steps");
            let seen = played.game().redact_step(&played.state().position, step, viewer);
            lines.push(played.line(seen).to_string());
            let brought = match step {
                Step::Act(seat, action) => played.act(seat, action),
                Step::Chance(chance) => played.chance(chance),
                Step::Leave(seat) => played.leave(seat),
            };
            let brought = brought.expect("the record can be played");
            events.extend(brought.iter().filter_map(|event| Some(json!(played.game().redact(event, viewer)?))));
            for (_, record) in heard.records.iter().filter(|(count, _)| *count == played.log().len()) {
                assert_eq!(*record, played.record(viewer).to_string(), "{}: a record for {viewer:?}", G::SLUG);
            }
        }
        if message["steps"].is_array() {
            assert_eq!(message["steps"], json!(lines), "{}: steps for {viewer:?}", G::SLUG);
            assert_eq!(message["events"], json!(events), "{}: events for {viewer:?}", G::SLUG);
        }
        assert_eq!(message["view"], json!(played.view(viewer)), "{}: the view of {viewer:?}", G::SLUG);
        let owes = match (viewer, played.turn()) {
            (Viewer::Seat(seat), Turn::Decide(seats)) if seats.contains(seat) => Some(seat),
            _ => None,
        };
        if let (Some(seat), Some(count)) = (owes, message["choices"].as_u64()) {
            let legal = played.legal_actions(seat);
            let texts: Vec<String> = legal.iter().map(|&action| played.game().action_text(action)).collect();
            assert_eq!(count, legal.len() as u64);
            assert!(message["legal"].is_null() || message["legal"] == json!(texts), "{}: legal actions", G::SLUG);
        } else {
            assert!(message["legal"].is_null() && message["choices"].is_null(), "{}: {viewer:?}: {message}", G::SLUG);
        }
    }
    assert!(steps.is_empty(), "{}: {viewer:?} heard of all steps", G::SLUG);
}

fn read<G: Game>(played: &Match<G>, line: &str) -> StepOf<G> {
    let (who, what) = line.split_once(' ').expect("who and what");
    if who == "*" {
        return Step::Chance(played.game().read_chance(what).expect("an outcome"));
    }
    Step::Act(Seat::new(who.parse().expect("a seat")), played.game().read_action(what).expect("an action"))
}

fn game_options(slug: &str) -> Value {
    if slug == "de-beer-is-los" { json!({ "games": 1 }) } else { json!({}) }
}

#[tokio::test(flavor = "multi_thread")]
async fn everybody_hears_what_the_rules_say_and_nothing_else() {
    let site = Site::with(|config| config.rates.tables_per_minute = 1_000).await;
    for (game, seats) in
        [("chaos-bear", 3), ("el-oso", 1), ("hold-my-bear", 3), ("de-beer-is-los", 2), ("folly-and-fortune", 3)]
    {
        let options = game_options(game);
        let (heard, record) = play(&site, game, seats, &options, 5).await;
        assert!(seats == 1 || heard.iter().any(|heard| !heard.records.is_empty()), "{game}: records were asked for");
        macro_rules! each {
            ($($kind:ty),+) => {
                $(if game == <$kind as Game>::SLUG {
                    for heard in &heard {
                        compare::<$kind>(heard, &record, &options, seats as u8);
                    }
                })+
            };
        }
        for_each_game!(each);
    }
    site.stop().await;
}

/// Two logs that differ only in what a viewer did not see, up to a decision.
type Twins<G> = (Vec<StepOf<G>>, Vec<StepOf<G>>);

/// Exchanges two steps of a random game that a viewer did not see, as far as the viewer is told the same of both.
fn twins<G: Game>(game: &G, viewer: Viewer, rng: &mut Xoshiro256PlusPlus) -> Option<Twins<G>> {
    let mut log: Vec<StepOf<G>> = Vec::new();
    let mut hidden = Vec::new();
    let mut position = game.initial();
    let mut legal = Vec::new();
    while game.turn(&position) != Turn::Over && log.len() < 150 {
        let step = match game.turn(&position) {
            Turn::Decide(seats) => {
                let seat = seats.first().expect("a seat");
                legal.clear();
                game.legal_actions(&position, seat, &mut legal);
                Step::Act(seat, pick::<G>(&legal, rng))
            }
            _ => Step::Chance(game.sample_chance(&position, rng)),
        };
        if !matches!(game.redact_step(&position, step, viewer), SeenStep::Open(_)) {
            hidden.push(log.len());
        }
        game.apply(&mut position, step, &mut Silent);
        log.push(step);
    }
    if hidden.len() < 2 {
        return None;
    }
    for _ in 0..40 {
        let mut draw = || hidden[rng.below(hidden.len() as u32) as usize];
        let (one, two) = (draw(), draw());
        let mut twin = log.clone();
        match (log[one], log[two]) {
            (Step::Chance(_), Step::Chance(_)) => twin.swap(one, two),
            (Step::Act(a, first), Step::Act(b, second)) if a == b => {
                (twin[one], twin[two]) = (Step::Act(a, second), Step::Act(b, first));
            }
            _ => continue,
        }
        let alike = alike(game, viewer, &log, &twin);
        if twin[..alike] != log[..alike] {
            return Some((log[..alike].to_vec(), twin[..alike].to_vec()));
        }
    }
    None
}

/// How many steps of two logs a viewer can't tell apart, up to a decision.
fn alike<G: Game>(game: &G, viewer: Viewer, log: &[StepOf<G>], twin: &[StepOf<G>]) -> usize {
    let (mut state, mut other) = (State::initial(game), State::initial(game));
    let mut alike = 0;
    for (index, (&step, &other_step)) in log.iter().zip(twin).enumerate() {
        let possible = match (game.turn(&other.position), other_step) {
            (Turn::Decide(seats), Step::Act(seat, action)) => {
                seats.contains(seat) && game.check(&other.position, seat, action).is_ok()
            }
            (Turn::Chance, Step::Chance(chance)) => {
                let mut outcomes = Vec::new();
                game.chance_outcomes(&other.position, &mut outcomes);
                outcomes.iter().any(|&(outcome, _)| outcome == chance)
            }
            _ => false,
        };
        let seen = |state: &State<G>, step| game.redact_step(&state.position, step, viewer);
        if !possible || seen(&state, step) != seen(&other, other_step) {
            break;
        }
        let told = |events: Vec<G::Event>| -> Vec<G::Event> {
            events.iter().filter_map(|event| game.redact(event, viewer)).collect()
        };
        if told(state.apply(game, step)) != told(other.apply(game, other_step))
            || game.turn(&state.position) != game.turn(&other.position)
        {
            break;
        }
        if matches!(game.turn(&state.position), Turn::Decide(_)) {
            alike = index + 1;
        }
    }
    alike
}

/// Puts a table with this log into the store, as if it had been played on another server.
async fn put<G: Game>(site: &Site, id: TableId, game: &G, person: &str, steps: &[StepOf<G>]) {
    let seats = game.seats();
    let summary =
        Summary { status: Status::Open, public: true, players: vec![Player::Free; seats.into()], result: None };
    let setup = json!({ "host": person, "public": true, "invite": "none" }).to_string();
    let options = game_options(G::SLUG).to_string();
    let rules = G::RULES_VERSION;
    let slug = G::SLUG.to_owned();
    let new = NewTable { id, game: slug, rules, options, seats, secret: [7; 32], setup, at: 1, summary };
    site.store.add_table(new).await.expect("a table");
    let sat = |seat: u8| {
        let person = if seat == 0 { person.to_owned() } else { format!("00000000000{seat}") };
        json!({ "sat": { "seat": seat, "person": person } }).to_string()
    };
    let played = Match::new(G::new(game.options().clone(), seats).expect("a game"));
    let lines = steps.iter().map(|&step| format!("{}\n", played.line(SeenStep::Open(step))));
    let bodies = (0..seats).map(sat).chain(["\"began\"".to_owned()]).chain(lines);
    for (after, body) in bodies.enumerate() {
        let append = Append { table: id, after: after as u64, at: 2, body, summary: None, finish: None };
        site.store.append(append).await.expect("an entry");
    }
}

/// Everything that can be had of a table, with its id left out.
async fn everything(person: &Client, id: TableId) -> String {
    let path = format!("/api/tables/{id}");
    let mut all = String::new();
    for end in ["", "/record", "/legal", "/chat"] {
        all += &person.request("GET", &format!("{path}{end}"), "", "").await.expect("an answer").body;
    }
    for query in ["since=0", "since=12", "", "form=html&lang=en", "form=html&lang=nl&since=3"] {
        let mut live = person.live(&id.to_string(), query).await.expect("live");
        live.say(r#"{"cmd":"ping","id":"end"}"#).await.expect("said");
        while let Some(message) = live.next().await
            && !message.contains("\"id\":\"end\"")
        {
            all += &message;
        }
    }
    let page = person.request("GET", &format!("/table/{id}"), "", "").await.expect("a page");
    all += &page.body;
    all.replace(&id.to_string(), "id")
}

async fn tell_apart<G: Game>(site: &Site, person: &Client, seats: u8, first_id: u64) -> usize {
    let options = serde_json::from_value(game_options(G::SLUG)).expect("options");
    let game = G::new(G::Options::from_values(&options).expect("options"), seats).expect("a game");
    let me = person.get("/api/session").await.expect("known")["person"]["id"].as_str().expect("an id").to_owned();
    let mut found = 0;
    for seed in 0..6 {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let viewer = if seed % 3 == 2 { Viewer::Watcher } else { Viewer::Seat(Seat::new(0)) };
        let Some((one, other)) = twins(&game, viewer, &mut rng) else { continue };
        found += 1;
        let ids = [first_id + 2 * seed, first_id + 2 * seed + 1].map(TableId::from_random);
        put(site, ids[0], &game, &me, &one).await;
        put(site, ids[1], &game, &me, &other).await;
        let nobody = site.nobody();
        let eyes = if viewer == Viewer::Watcher { &nobody } else { person };
        let (one, other) = (everything(eyes, ids[0]).await, everything(eyes, ids[1]).await);
        assert!(one.len() > 1_000);
        assert!(one == other, "{}, seed {seed}: {viewer:?} can tell two games apart:\n{one}\n{other}", G::SLUG);
    }
    found
}

/// Two games that differ only in what somebody may not know give them the same bytes, whatever they ask for.
#[tokio::test(flavor = "multi_thread")]
async fn games_that_differ_in_secrets_look_alike_byte_by_byte() {
    let site = Site::start().await;
    let ada = site.guest("Ada").await;
    let mut different = BTreeSet::new();
    macro_rules! each {
        ($($kind:ty),+) => {
            let mut first_id = 1_000;
            $({
                let seats = if <$kind as Game>::SLUG == "el-oso" { 1 } else { 2 };
                if tell_apart::<$kind>(&site, &ada, seats, first_id).await > 0 {
                    different.insert(<$kind as Game>::SLUG);
                }
                first_id += 100;
            })+
            assert!(first_id > 1_000);
        };
    }
    for_each_game!(each);
    // The games with hands have secrets to exchange.
    assert!(different.contains("hold-my-bear") && different.contains("folly-and-fortune"), "{different:?}");
    site.stop().await;
}
