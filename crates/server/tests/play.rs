//! Whole games over the wire, against a real listener.

mod common;

use bearcade_core::Rng as _;
use bearcade_load::Client;
use common::Site;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng as _;
use serde_json::{Value, json};

/// Two people meet by an invite link and play a game to its end; both see the same updates, in order.
#[tokio::test(flavor = "multi_thread")]
async fn two_people_play_chaos_bear() {
    let site = Site::start().await;
    let (ada, ben) = (site.guest("Ada").await, site.guest("Ben").await);
    let table = ada.post("/api/tables", &json!({ "game": "chaos-bear" })).await.expect("a table");
    let id = table["id"].as_str().expect("an id").to_owned();
    let hidden = ben.request("GET", &format!("/api/tables/{id}"), "", "").await.expect("an answer");
    assert_eq!((hidden.status, hidden.code().as_deref()), (404, Some("not_found")), "a private table is not there");
    let sit = json!({ "invite": table["invite"] });
    ben.post(&format!("/api/tables/{id}/sit"), &sit).await.expect("a seat");
    let mut lives = [ada.live(&id, "").await.expect("live"), ben.live(&id, "").await.expect("live")];
    let mut seen: [Vec<Value>; 2] = [Vec::new(), Vec::new()];
    let mut state = json!(null);
    for (number, live) in lives.iter_mut().enumerate() {
        state = live.next_json().await;
        assert_eq!((&state["type"], &state["seat"]), (&json!("sync"), &json!(number)));
        assert_eq!(state["players"][0]["name"], "Ada");
    }
    let first = state["seq"].as_u64().expect("a number");
    while state["turn"]["due"] == "decision" {
        let seat = state["turn"]["seats"][0].as_u64().expect("a seat") as usize;
        lives[seat].say(json!({ "cmd": "act", "action": "roll" }).to_string()).await.expect("said");
        for (number, live) in lives.iter_mut().enumerate() {
            state = live.next_json().await;
            seen[number].push(state.clone());
        }
    }
    assert_eq!(state["status"], "over");
    for updates in &seen {
        let numbers: Vec<u64> = updates.iter().map(|update| update["seq"].as_u64().expect("a number")).collect();
        assert!(numbers.iter().copied().eq(first + 1..=first + numbers.len() as u64), "{numbers:?}");
    }
    let steps: Vec<String> = seen[0]
        .iter()
        .flat_map(|update| update["steps"].as_array().expect("steps").clone())
        .map(|step| step.as_str().expect("text").to_owned())
        .collect();
    let record = ada.request("GET", &format!("/api/tables/{id}/record"), "", "").await.expect("a record").body;
    let recorded: Vec<&str> = record.lines().filter(|line| line.starts_with("> ")).collect();
    assert_eq!(steps, recorded);
    assert!(record.contains("result: "));
    site.stop().await;
}

/// A bot on the JSON API plays every game to its end against the site's, at random.
#[tokio::test(flavor = "multi_thread")]
async fn every_game_is_played_to_its_end_by_the_api() {
    let site = Site::start().await;
    let ada = site.guest("Ada").await;
    for (game, seats) in
        [("chaos-bear", 3), ("el-oso", 1), ("hold-my-bear", 3), ("de-beer-is-los", 2), ("folly-and-fortune", 3)]
    {
        let mut players = vec!["me"];
        players.resize(seats, "black");
        let options = if game == "de-beer-is-los" { json!({ "games": 1 }) } else { json!({}) };
        let body = json!({ "game": game, "players": players, "options": options, "public": true });
        let table = ada.post("/api/tables", &body).await.expect("a table");
        let id = table["id"].as_str().expect("an id").to_owned();
        play_on(&ada, &id).await;
        let state = ada.get(&format!("/api/tables/{id}")).await.expect("the table");
        assert_eq!(state["status"], "over", "{game}");
        let listed = ada.get(&format!("/api/tables?status=over&game={game}")).await.expect("the lobby");
        assert_eq!(listed["tables"][0]["id"], id.as_str());
    }
    site.stop().await;
}

/// Answers every decision with any legal action until the game is over.
async fn play_on(person: &Client, id: &str) {
    let mut live = person.live(id, "").await.expect("live");
    let mut answered = None;
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(11);
    loop {
        let state = live.next_json().await;
        assert!(!state.is_null(), "the connection ended early");
        if state["status"] == "over" {
            return;
        }
        let Some(decision) = state["decision"].as_u64() else { continue };
        if answered == Some(decision) {
            continue;
        }
        answered = Some(decision);
        let legal = person.get(&format!("/api/tables/{id}/legal")).await.expect("legal actions");
        let legal = legal["legal"].as_array().expect("a list");
        let action = &legal[rng.below(legal.len() as u32) as usize];
        let body = json!({ "decision": decision, "action": action });
        person.post(&format!("/api/tables/{id}/act"), &body).await.expect("a legal action is taken");
    }
}
