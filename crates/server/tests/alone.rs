//! Bots among themselves: they play for whoever looks on, and keep nobody else busy.

mod common;

use bearcade_load::Client;
use bearcade_store::{Status, Store as _, TableId};
use common::{Site, act, listening, show, table, wait_for, wish};
use serde_json::{Value, json};

/// A pause that no test lives to see the end of.
const HOUR: u32 = 3_600_000;

/// A public game that takes for ever.
fn endless(players: &[&str]) -> Value {
    json!({ "game": "chaos-bear", "public": true, "players": players, "options": { "start": 1_000_000 } })
}

/// How many entries a table has, without looking at it.
async fn entries(site: &Site, id: &str) -> u64 {
    let id: TableId = id.parse().expect("an id");
    site.store.table(id).await.expect("readable").expect("is there").head
}

/// A whole game against bots, who answer at once. Whatever else bots were to think about at this site, or to write down,
/// has had its turn then, and many times over.
async fn play_a_game(person: &Client) {
    let (id, _) = table(person, &json!({ "game": "chaos-bear", "players": ["cub", "me", "cub"] })).await;
    let mut live = person.live(&id, "").await.expect("live");
    let mut seen = 0;
    loop {
        let is_next = |message: &Value| message["decision"].is_u64() || message["status"] == "over";
        let state = wait_for(&mut live, |message| message["seq"].as_u64() >= Some(seen) && is_next(message)).await;
        let Some(action) = state["legal"][0].as_str() else { return };
        seen = act(person, &id, action).await.expect("taken")["seq"].as_u64().expect("a number");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_wait_until_somebody_looks_also_after_a_restart() {
    let quick = |config: &mut bearcade_server::Config| config.bots_alone_millis = 1;
    let site = Site::with(quick).await;
    let ada = site.guest("Ada").await;
    let (id, _) = table(&ada, &endless(&["cub"; 4])).await;
    let before = entries(&site, &id).await;
    play_a_game(&ada).await;
    assert_eq!(entries(&site, &id).await, before, "nobody has looked yet");
    let private = json!({ "game": "chaos-bear", "players": ["cub", "cub"], "options": { "start": 1_000_000 } });
    let (hidden, _) = table(&ada, &private).await;
    let hidden_before = entries(&site, &hidden).await;
    let ben = site.guest("Ben").await;
    assert!(ben.get(&format!("/api/tables/{hidden}")).await.is_err(), "it is not his to look at");
    play_a_game(&ben).await;
    assert_eq!(entries(&site, &hidden).await, hidden_before);
    let site = Site::on(site.stop().await, quick).await;
    let ada = site.again(&ada);
    play_a_game(&ada).await;
    assert_eq!(entries(&site, &id).await, before, "nobody has looked since");
    // One look sets it going.
    let shown = ada.request("GET", &format!("/table/{id}"), "", "").await.expect("a page");
    assert_eq!(shown.status, 200);
    while entries(&site, &id).await < before + 10 {
        tokio::task::yield_now().await;
    }
    site.stop().await;
}

/// Who listens sees one decision after the other, none sooner than the pause after the one before.
#[tokio::test(flavor = "multi_thread")]
async fn bots_play_at_a_pace_that_can_be_followed() {
    const PAUSE: u32 = 50;
    let site = Site::with(|config| config.bots_alone_millis = PAUSE).await;
    let ada = site.guest("Ada").await;
    let (id, _) = table(&ada, &endless(&["cub", "black"])).await;
    let mut live = listening(&ada, &id).await;
    for _ in 0..5 {
        wait_for(&mut live, |message| message["steps"].is_array()).await;
    }
    let log = site.store.log(id.parse().expect("an id"), 0).await.expect("read");
    let decided: Vec<i64> = log.iter().filter(|entry| entry.body.starts_with("> ")).map(|entry| entry.at).collect();
    assert!(decided.len() >= 5);
    assert!(decided.windows(2).all(|two| two[1] - two[0] >= i64::from(PAUSE)), "{decided:?}");
    site.stop().await;
}

/// Where a person plays bots answer at once; once the last one has left, nothing goes on by itself.
#[tokio::test(flavor = "multi_thread")]
async fn bots_answer_people_at_once_and_wait_when_the_last_one_has_left() {
    let site = Site::with(|config| config.bots_alone_millis = HOUR).await;
    let ada = site.guest("Ada").await;
    play_a_game(&ada).await;
    for leaving in ["away", "resign"] {
        let (id, _) = table(&ada, &endless(&["me", "cub", "cub"])).await;
        let mut live = listening(&ada, &id).await;
        if show(&ada, &id).await["decision"].is_null() {
            wait_for(&mut live, |message| message["decision"].is_u64()).await;
        }
        wish(&ada, &id, leaving).await.expect("one may leave");
        let before = entries(&site, &id).await;
        play_a_game(&ada).await;
        assert_eq!(entries(&site, &id).await, before, "{leaving}");
        if leaving == "away" {
            let state = show(&ada, &id).await;
            let legal = ada.get(&format!("/api/tables/{id}/legal")).await.expect("a list");
            assert_eq!(state["turn"]["seats"], json!([0]));
            assert!(state["decision"].is_null() && legal["decision"].is_null(), "a bot owes it: {state} {legal}");
            // Whoever comes back plays on as before.
            wish(&ada, &id, "back").await.expect("it is her seat");
            act(&ada, &id, "roll").await.expect("her turn");
            wait_for(&mut live, |message| message["decision"].is_u64() && message["seq"].as_u64() > Some(before + 2))
                .await;
        }
        let id: TableId = id.parse().expect("an id");
        let row = site.store.table(id).await.expect("readable").expect("is there");
        // Somebody who gives up leaves nobody to play for.
        let expected = if leaving == "away" { Status::Playing } else { Status::Abandoned };
        assert_eq!(row.table.summary.status, expected);
    }
    site.stop().await;
}
