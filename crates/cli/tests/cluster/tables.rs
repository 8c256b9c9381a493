//! A table from its setting up to its end.

use std::time::Duration;

use bearcade_load::{Answer, Client};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng as _;
use serde_json::{Value, json};

use crate::people::Person;
use crate::servers::Addresses;

/// How long a request may take: a server may be paused.
pub(crate) const REQUEST: Duration = Duration::from_secs(2);

/// What is played.
pub(crate) struct Kind {
    pub(crate) game: &'static str,
    /// By seat: `me`, `free` or a bot.
    pub(crate) players: &'static [&'static str],
    pub(crate) options: &'static str,
}

pub(crate) const KINDS: [Kind; 5] = [
    Kind { game: "chaos-bear", players: &["me", "free", "cub"], options: "{}" },
    Kind { game: "el-oso", players: &["me"], options: "{}" },
    Kind { game: "hold-my-bear", players: &["me", "cub", "free", "free"], options: "{}" },
    Kind { game: "de-beer-is-los", players: &["black", "me"], options: r#"{"games":1}"# },
    Kind { game: "folly-and-fortune", players: &["me", "free", "cub"], options: "{}" },
];

/// A game that has ended.
pub(crate) struct Played {
    pub(crate) kind: &'static Kind,
    pub(crate) id: String,
    /// Those who sat there, and somebody who looked on.
    pub(crate) people: Vec<Person>,
}

/// A request that is sent to one server after another until it is answered by one that can.
async fn insist(client: &Client, addresses: &Addresses, path: &str, body: &Value, rng: &mut ChaCha8Rng) -> Answer {
    for _ in 0..1_000 {
        let at = Client::new(addresses.any(rng)).with_token(client.token.clone());
        let body = body.to_string();
        let asked = at.request("POST", path, "Content-Type: application/json\r\n", &body);
        match tokio::time::timeout(REQUEST, asked).await {
            Ok(Ok(answer)) if answer.status < 500 => return answer,
            _ => tokio::time::sleep(Duration::from_millis(50)).await,
        }
    }
    panic!("nobody answers {path}");
}

/// Sets a table up and plays to its end.
pub(crate) async fn play(kind: &'static Kind, addresses: &Addresses, seed: u64) -> Played {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let nobody = Client::new(addresses.any(&mut rng));
    let seats = kind.players.iter().enumerate().filter(|(_, player)| ["me", "free"].contains(player));
    let mut clients = Vec::new();
    for (seat, _) in seats {
        let answer = insist(&nobody, addresses, "/api/session", &json!({}), &mut rng).await;
        let token = answer.json()["token"].as_str().expect("a session").to_owned();
        clients.push((Some(seat as u8), nobody.clone().with_token(Some(token))));
    }
    let options: Value = serde_json::from_str(kind.options).expect("JSON");
    let body = json!({ "game": kind.game, "players": kind.players, "options": options, "public": true });
    let table = insist(&clients[0].1, addresses, "/api/tables", &body, &mut rng).await;
    let id = table.json()["id"].as_str().unwrap_or_else(|| panic!("{table:?}")).to_owned();
    for (seat, client) in &clients[1..] {
        let sat = insist(client, addresses, &format!("/api/tables/{id}/sit"), &json!({ "seat": seat }), &mut rng).await;
        // Asked again, one may sit there already.
        assert!(sat.status == 200 || sat.code().is_some_and(|code| code == "seat_taken" || code == "not_allowed"));
    }
    clients.push((None, nobody));
    let playing = clients.into_iter().map(|(seat, client)| {
        let rng = ChaCha8Rng::seed_from_u64(seed ^ seat.map_or(0xff, u64::from) << 16);
        let person = Person::new(client, id.clone(), seat, addresses.clone(), rng);
        tokio::spawn(person.play())
    });
    let mut people = Vec::new();
    for person in playing.collect::<Vec<_>>() {
        people.push(person.await.expect("nobody was told anything wrong"));
    }
    Played { kind, id, people }
}
