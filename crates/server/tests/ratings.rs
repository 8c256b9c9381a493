//! What a finished game does to ratings, and what help costs.

mod common;

use bearcade_load::Client;
use bearcade_store::{Append, PersonId, Sqlite, Store as _};
use common::{Site, act, file, for_two, listening, show, table, wait_for, wish};
use serde_json::{Value, json};

async fn id_of(person: &Client) -> PersonId {
    let who = person.get("/api/session").await.expect("a session");
    who["person"]["id"].as_str().expect("an id").parse().expect("an id")
}

/// Somebody with an account.
async fn account(site: &Site, name: &str) -> Client {
    let person = site.guest(name).await;
    site.store.claim(id_of(&person).await, "hash", "code", 1, None).await.expect("claimed");
    person
}

/// The rating of a name, or of a bear's level; what everybody starts with if there is none.
async fn mean(site: &Site, game: &str, name: &str) -> f64 {
    let listed = site.nobody().get(&format!("/api/ratings/{game}")).await.expect("a list");
    let ratings = listed["ratings"].as_array().expect("a list");
    let own = ratings.iter().find(|rating| rating["name"] == name);
    own.map_or(25.0, |rating| rating["mean"].as_f64().expect("a number"))
}

async fn hint(person: &Client, id: &str) -> (u16, Value) {
    let answer = person.request("POST", &format!("/table/{id}/hint"), "Accept: application/json\r\n", "").await;
    let answer = answer.expect("an answer");
    (answer.status, answer.json())
}

/// How many entries of a table's log tell of something.
async fn told(site: &Site, id: &str, what: &str) -> usize {
    let log = site.store.log(id.parse().expect("an id"), 0).await.expect("a log");
    log.iter().filter(|entry| entry.body.contains(what)).count()
}

/// Whoever lets a bot decide for them and gives up then has lost like anybody else; also while the bot still plays.
#[tokio::test(flavor = "multi_thread")]
async fn a_defeat_with_help_is_a_defeat() {
    let site = Site::start().await;
    let (ada, ben) = (account(&site, "Ada").await, account(&site, "Ben").await);
    for comes_back in [true, false] {
        let before = (mean(&site, "chaos-bear", "Ada").await, mean(&site, "chaos-bear", "Ben").await);
        let id = for_two(&ada, &ben, json!({ "options": { "start": 1_000 } })).await;
        let mut live = listening(&ben, &id).await;
        wish(&ada, &id, "away").await.expect("a bot plays on");
        wait_for(&mut live, |message| message["steps"].is_array()).await;
        if comes_back {
            wish(&ada, &id, "back").await.expect("played on oneself");
        }
        wish(&ada, &id, "resign").await.expect("the game ends");
        let after = (mean(&site, "chaos-bear", "Ada").await, mean(&site, "chaos-bear", "Ben").await);
        assert!(after.0 < before.0 && after.1 > before.1, "{before:?} {after:?}");
    }
    site.stop().await;
}

/// Hints are noted before they are given, once, and tell nobody at the table. Games that were won with them count for
/// nobody; those that were lost, count.
#[tokio::test(flavor = "multi_thread")]
async fn hints_can_only_cost() {
    let site = Site::with(|config| config.rates.tables_per_minute = 10_000).await;
    let ada = account(&site, "Ada").await;
    let ratings = async || (mean(&site, "chaos-bear", "Ada").await, mean(&site, "chaos-bear", "cub").await);
    let (mut won, mut lost) = (false, false);
    for _ in 0..200 {
        if won && lost {
            break;
        }
        let before = ratings().await;
        let body = json!({ "game": "chaos-bear", "players": ["me", "cub"], "options": { "start": 1 } });
        let (id, _) = table(&ada, &body).await;
        let (mut live, mut page) = (listening(&ada, &id).await, ada.live(&id, "form=html").await.expect("live"));
        page.next().await.expect("how things stand");
        for _ in 0..2 {
            let (status, hint) = hint(&ada, &id).await;
            assert!(status == 200 && hint["say"].is_string(), "{hint}");
        }
        assert_eq!(told(&site, &id, "{\"advised\":{\"seat\":0}}").await, 1);
        let update = wait_for(&mut live, |message| message["type"] == "update").await;
        assert_eq!(update["around"], json!({ "advised": { "seat": 0 } }));
        let heard = page.next().await.expect("an update");
        let (head, parts) = heard.split_once('\n').expect("a line of JSON");
        let head: Value = serde_json::from_str(head).expect("JSON");
        assert_eq!((&head["seq"], &head["say"], parts), (&update["seq"], &json!([]), ""));
        drop(page);
        let mut state = show(&ada, &id).await;
        while state["status"] == "playing" {
            act(&ada, &id, "roll").await.expect("a legal action");
            state = wait_for(&mut live, |message| message["decision"].is_u64() || message["status"] == "over").await;
        }
        let after = ratings().await;
        match state["result"]["winners"].as_array().expect("winners").as_slice() {
            [winner] if *winner == 0 => {
                assert_eq!(after, before);
                won = true;
            }
            [_] => {
                assert!(after.0 < before.0 && after.1 > before.1, "{before:?} {after:?}");
                lost = true;
            }
            _ => {}
        }
    }
    assert!(won && lost, "both was compared");
    site.stop().await;
}

/// A hint that can't be noted is not given; nor is one before the game begins, or with people at the table.
#[tokio::test(flavor = "multi_thread")]
async fn hints_that_are_not_noted_are_not_given() {
    let site = Site::start().await;
    let (ada, ben) = (account(&site, "Ada").await, account(&site, "Ben").await);
    let (open, _) = table(&ada, &json!({ "game": "chaos-bear", "players": ["me", "free"] })).await;
    let people = for_two(&ada, &ben, json!({})).await;
    let (bears, _) = table(&ada, &json!({ "game": "chaos-bear", "players": ["me", "cub"] })).await;
    let (alone, _) = table(&ada, &json!({ "game": "el-oso", "players": ["me"] })).await;
    site.store.set("query_only", 1).await.expect("set");
    for (id, status, code) in [(&open, 409, "not_begun"), (&people, 403, "not_allowed"), (&bears, 503, "unavailable")] {
        let (answered, hint) = hint(&ada, id).await;
        assert_eq!((answered, &hint["error"]["code"]), (status, &json!(code)));
    }
    // A game of one rates nobody: there is nothing to note.
    assert_eq!(hint(&ada, &alone).await.0, 200);
    let site = Site::on(site.stop().await, |_| {}).await;
    let ada = site.again(&ada);
    assert_eq!(hint(&ada, &bears).await.0, 200);
    assert_eq!((told(&site, &bears, "advised").await, told(&site, &alone, "advised").await), (1, 0));
    site.stop().await;
}

/// What another person agreed to is no help; what nobody was asked about is.
#[tokio::test(flavor = "multi_thread")]
async fn taking_back_unasked_can_only_cost() {
    const GAME: &str = "folly-and-fortune";
    let mut site = Site::start().await;
    let (ada, ben) = (account(&site, "Ada").await, account(&site, "Ben").await);
    for is_agreed in [true, false] {
        let before = (mean(&site, GAME, "Ada").await, mean(&site, GAME, "Ben").await);
        let (mut ada, mut ben) = (site.again(&ada), site.again(&ben));
        let id = for_two(&ada, &ben, json!({ "game": GAME })).await;
        let legal = ada.get(&format!("/api/tables/{id}/legal")).await.expect("legal actions");
        act(&ada, &id, legal["legal"][0].as_str().expect("an action")).await.expect("taken");
        if is_agreed {
            wish(&ada, &id, "undo").await.expect("asked");
            wish(&ben, &id, "undo").await.expect("agreed");
        } else {
            // While a bot plays for Ben there is nobody to ask. It has decided nothing when he comes back.
            let number = show(&ada, &id).await["seq"].as_u64().expect("a number");
            let folder = site.stop().await;
            let store = Sqlite::open(&file(folder.path())).expect("opens");
            let left = r#"{"taken_over":{"seat":1,"level":"brown","why":"left"}}"#;
            for (after, body) in (number..).zip([left, r#"{"undone":{"seat":0}}"#, r#"{"back":{"seat":1}}"#]) {
                let (table, at, body) = (id.parse().expect("an id"), 1, body.to_owned());
                let entry = Append { table, after, at, body, summary: None, finish: None };
                store.append(entry).await.expect("kept");
            }
            drop(store);
            site = Site::on(folder, |_| {}).await;
            (ada, ben) = (site.again(&ada), site.again(&ben));
        }
        assert_eq!(told(&site, &id, "undone").await, 1);
        assert_eq!(show(&ada, &id).await["turn"]["seats"], json!([0, 1]), "it is to be decided anew");
        wish(&ben, &id, "resign").await.expect("the game ends");
        let after = (mean(&site, GAME, "Ada").await, mean(&site, GAME, "Ben").await);
        assert_eq!((after.0 > before.0, after.1 < before.1), (is_agreed, is_agreed), "{before:?} {after:?}");
    }
    let page = site.nobody().request("GET", "/ratings/chaos-bear", "", "").await.expect("a page").body;
    assert!(page.contains("Help can only cost"), "{page}");
    site.stop().await;
}
