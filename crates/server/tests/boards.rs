//! Boards on real pages: a form is checked before it is sent, and a game is played by forms alone.

mod common;

use bearcade_load::{Answer, Client};
use common::Site;
use serde_json::{Value, json};

const FORM: &str = "Content-Type: application/x-www-form-urlencoded\r\n";

async fn send(person: &Client, path: &str, body: &str) -> Answer {
    person.request("POST", path, FORM, body).await.expect("an answer")
}

/// What is ticked is judged before it is played, for the player whose hand it is and nobody else.
#[tokio::test(flavor = "multi_thread")]
async fn a_composed_play_is_checked() {
    let site = Site::start().await;
    let people = [site.guest("Ada").await, site.guest("Ben").await];
    // Not every deal holds something that beats the first card: another table, then.
    let (mut id, mut seat, mut play, mut before) = (String::new(), 0, None, Value::Null);
    for _ in 0..30 {
        let body = json!({ "game": "hold-my-bear", "seats": 2 });
        let table = people[0].post("/api/tables", &body).await.expect("a table");
        id = table["id"].as_str().expect("an id").to_owned();
        let sit = json!({ "invite": table["invite"] });
        people[1].post(&format!("/api/tables/{id}/sit"), &sit).await.expect("a seat");
        let state = people[0].get(&format!("/api/tables/{id}")).await.expect("the table");
        seat = state["turn"]["seats"][0].as_u64().expect("a turn") as usize;
        let legal = people[seat].get(&format!("/api/tables/{id}/legal")).await.expect("legal actions");
        let plays = legal["legal"].as_array().expect("a list").iter().filter_map(Value::as_str);
        let found = plays.filter_map(|action| action.strip_prefix("play ")).find(|play| !play.contains(" as "));
        play = found.map(str::to_owned);
        before = state["seq"].clone();
        if play.is_some() {
            break;
        }
    }
    let play = play.expect("something beats a single card");
    let (player, other) = (&people[seat], &people[1 - seat]);
    let check = format!("/table/{id}/check");

    let empty = send(player, &check, "do=play").await;
    assert_eq!((empty.status, &empty.json()["legal"]), (200, &json!(false)));
    assert!(empty.json()["why"].as_str().is_some_and(|why| why.starts_with("Tick one")), "{}", empty.body);

    let fields = format!("card={}&do=play", play.replace(' ', "&card="));
    let valid = send(player, &check, &fields).await.json();
    assert_eq!(valid["legal"], true);
    assert!(valid["why"].as_str().is_some_and(|why| why.starts_with("Valid: ")), "{valid}");

    let not_theirs = send(other, &check, &fields).await.json();
    assert_eq!(not_theirs["legal"], false);
    assert!(not_theirs["why"].is_string());
    let stranger = site.guest("Cleo").await;
    assert_eq!(send(&stranger, &check, "do=play").await.status, 404, "a private table is not there");

    let after = player.get(&format!("/api/tables/{id}")).await.expect("the table");
    assert_eq!(after["seq"], before, "checking changes nothing");
    site.stop().await;
}

/// A game of Folly & Fortune against a bot by its forms: the first button, or the first two cards to pick.
#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_played_by_forms_alone() {
    let site = Site::start().await;
    let ada = site.guest("Ada").await;
    let body = json!({ "game": "folly-and-fortune", "players": ["me", "cub"], "options": { "hand": 4 } });
    let table = ada.post("/api/tables", &body).await.expect("a table");
    let id = table["id"].as_str().expect("an id").to_owned();
    let mut live = ada.live(&id, "").await.expect("live");
    let mut answered = None;
    loop {
        let state = live.next_json().await;
        if state["status"] == "over" {
            break;
        }
        let Some(decision) = state["decision"].as_u64().filter(|&decision| answered != Some(decision)) else {
            continue;
        };
        answered = Some(decision);
        let page = ada.request("GET", &format!("/table/{id}"), "", "").await.expect("a page").body;
        let offered = page.split("name=\"action\" value=\"").nth(1).and_then(|rest| rest.split('"').next());
        let picked = |side: &str, nth: usize| {
            let start = format!("name=\"{side}\" value=\"");
            page.split(&start).nth(nth).and_then(|rest| rest.split('"').next()).expect("a card").to_owned()
        };
        let answer = offered.map_or_else(
            || format!("do=pick&left={}&right={}", picked("left", 1), picked("right", 2)),
            |action| format!("action={}", action.replace(' ', "+")),
        );
        let answer = send(&ada, &format!("/table/{id}/act"), &format!("decision={decision}&{answer}")).await;
        assert_eq!(answer.status, 303, "{}", answer.body);
        assert!(!answer.head.contains("refused"), "{}", answer.head);
    }
    let page = ada.request("GET", &format!("/table/{id}"), "", "").await.expect("a page").body;
    assert!(page.contains("ff-players"), "the last picture stays");
    site.stop().await;
}
