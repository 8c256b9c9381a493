//! Learning the games: rules pages with examples, the coach, the lobby.

mod common;

use bearcade_load::{Answer, Client};
use common::{Site, act, for_two, show, table, wish};
use serde_json::json;

const GAMES: [&str; 5] = ["chaos-bear", "el-oso", "hold-my-bear", "de-beer-is-los", "folly-and-fortune"];
const LANGUAGES: [&str; 3] = ["en", "nl", "es"];

async fn page(person: &Client, path: &str) -> Answer {
    person.request("GET", path, "", "").await.expect("an answer")
}

async fn page_in(person: &Client, path: &str, lang: &str) -> String {
    let answer = person.request("GET", path, &format!("Accept-Language: {lang}\r\n"), "").await.expect("an answer");
    assert_eq!(answer.status, 200, "{path}");
    assert!(answer.body.contains(&format!("<html lang=\"{lang}\"")), "{path}");
    answer.body
}

/// Nothing that the policy forbids, no id twice, no message without its text, no link within the page to nowhere.
fn sound(html: &str, path: &str) {
    for forbidden in [" style=\"", "<script", " onclick=", "learn-", "{ $"] {
        let html = html.replace("class=\"learn-", "");
        assert!(!html.contains(forbidden), "{path}: {forbidden}");
    }
    let ids: Vec<&str> = html.split(" id=\"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
    let mut once = ids.clone();
    once.sort_unstable();
    once.dedup();
    assert_eq!(once.len(), ids.len(), "{path}: an id stands twice");
    for target in html.split("href=\"#").skip(1).filter_map(|rest| rest.split('"').next()) {
        assert!(ids.contains(&target), "{path}: #{target} is nowhere");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn rules_pages_of_all_games_in_all_languages() {
    let site = Site::start().await;
    let reader = site.nobody();
    for game in GAMES {
        for lang in LANGUAGES {
            let path = format!("/rules/{game}");
            let html = page_in(&reader, &path, lang).await;
            sound(&html, &path);
            assert!(html.contains(&format!("action=\"/play/{game}\"")), "{path}: play now");
            assert!(html.contains("href=\"#chapter-1\"") && html.contains("id=\"makers\""), "{path}");
            assert!(html.contains("id=\"move\"") && html.contains("name=\"action\""), "{path}: something to try");
            assert_eq!(html.matches("<h1").count(), 1, "{path}");
            assert_eq!(html.contains("id=\"powers\""), game == "folly-and-fortune", "{path}");
        }
    }
    for at in ["setup", "turn", "super"] {
        let path = format!("/rules/folly-and-fortune?at={at}");
        let html = page(&reader, &path).await.body;
        sound(&html, &path);
        assert!(html.contains("aria-current=\"true\""), "{path}");
    }
    assert_eq!(page(&reader, "/rules/chess").await.status, 404);
    site.stop().await;
}

/// A reader asks about moves and does one, and no table comes of it.
#[tokio::test(flavor = "multi_thread")]
async fn an_example_is_tried_by_its_address() {
    let site = Site::start().await;
    let reader = site.nobody();
    // Everybody starts on a square to draw on, so this is what the first example's first decisions offered.
    let path = "/rules/chaos-bear?example=5";
    let plain = page(&reader, path).await.body;
    assert!(!plain.contains("class=\"verdict"), "nothing was tried yet");
    let roll = page(&reader, &format!("{path}&action=roll")).await.body;
    assert!(roll.contains("class=\"verdict yes\""));
    let next =
        roll.split("<a class=\"button\" href=\"").nth(1).and_then(|rest| rest.split('#').next()).expect("a way on");
    let after = page(&reader, &next.replace("&amp;", "&")).await.body;
    assert!(after.contains("class=\"told\""), "what happened is told");
    let nonsense = page(&reader, &format!("{path}&action=hibernate")).await.body;
    assert!(nonsense.contains("class=\"verdict no\""));
    let tables = reader.get("/api/tables?status=playing").await.expect("a list");
    assert_eq!(tables["tables"], json!([]), "nobody sits anywhere");
    site.stop().await;
}

/// Sends a form; `stays` as a script does.
async fn submit(person: &Client, path: &str, stays: bool) -> Answer {
    let accept = if stays { "Accept: application/json\r\n" } else { "" };
    let headers = format!("Content-Type: application/x-www-form-urlencoded\r\n{accept}");
    person.request("POST", path, &headers, "").await.expect("an answer")
}

#[tokio::test(flavor = "multi_thread")]
async fn the_coach_speaks_until_it_is_told_not_to() {
    let site = Site::start().await;
    let ada = site.guest("Ada").await;
    let alone = json!({ "game": "el-oso", "players": ["me"] });
    let (id, _) = table(&ada, &alone).await;
    let address = format!("/table/{id}");
    let coached = page(&ada, &address).await.body;
    assert!(coached.contains("class=\"coach-line\"") && coached.contains("id=\"coach-off\""));
    assert!(!coached.contains("class=\"uncoached\""));

    let answer = submit(&ada, &format!("{address}/coach-off"), true).await;
    assert_eq!((answer.status, answer.json()), (200, json!({})));
    assert!(page(&ada, &address).await.body.contains("class=\"uncoached\""), "this game");
    let (other, _) = table(&ada, &alone).await;
    assert!(page(&ada, &format!("/table/{other}")).await.body.contains("class=\"uncoached\""), "and the next");
    let bears = json!({ "game": "folly-and-fortune", "players": ["me", "cub"] });
    let (another, _) = table(&ada, &bears).await;
    let address = format!("/table/{another}");
    assert!(!page(&ada, &address).await.body.contains("class=\"uncoached\""), "but not another game");
    assert_eq!(submit(&ada, &format!("{address}/coach-off"), false).await.status, 303, "without a script");
    assert!(page(&ada, &address).await.body.contains("class=\"uncoached\""));
    assert!(page(&ada, &format!("/table/{id}")).await.body.contains("class=\"uncoached\""), "both are kept");
    site.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn three_finished_games_are_enough_coaching() {
    let site = Site::start().await;
    let (ada, ben) = (site.guest("Ada").await, site.guest("Ben").await);
    for finished in 0..4 {
        let id = for_two(&ada, &ben, json!({})).await;
        let off = page(&ada, &format!("/table/{id}")).await.body.contains("class=\"uncoached\"");
        assert_eq!(off, finished >= 3, "after {finished} games");
        wish(&ben, &id, "resign").await.expect("given up");
        assert_eq!(show(&ada, &id).await["status"], "over");
    }
    site.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_lobby_lists_filters_and_keeps_secrets() {
    let site = Site::start().await;
    let (ada, ben) = (site.guest("Ada").await, site.guest("Ben").await);
    let of = |game: &str, public: bool| json!({ "game": game, "seats": 2, "public": public, "players": ["me"] });
    let (open, _) = table(&ada, &of("chaos-bear", true)).await;
    let (hidden, _) = table(&ada, &of("chaos-bear", false)).await;
    let mut clocked = of("folly-and-fortune", true);
    clocked["options"] = json!({ "superpowers": true });
    clocked["clock"] = json!({ "move": { "seconds": 300 } });
    let (clocked, _) = table(&ada, &clocked).await;
    let played = for_two(&ada, &ben, json!({})).await;
    act(&ada, &played, "roll").await.expect("a move");

    let visitor = site.nobody();
    let link = |id: &str| format!("href=\"/table/{id}\"");
    let lobby = page(&visitor, "/lobby").await.body;
    sound(&lobby, "/lobby");
    for id in [&open, &clocked, &played] {
        assert!(lobby.contains(&link(id)), "{id}");
    }
    assert!(!lobby.contains(&hidden), "a private table is never shown");
    assert!(lobby.find(&link(&clocked)) < lobby.find(&link(&open)), "the newest first");
    assert!(lobby.contains("5 minutes a move") && lobby.contains(": yes"), "clock and options");
    assert!(lobby.contains(">Ada<") && lobby.contains("One seat free"), "who sits");
    assert!(lobby.contains(&format!("action=\"/table/{open}/sit\"")), "a way to sit down");
    assert!(!lobby.contains(&format!("action=\"/table/{played}/sit\"")), "no seat is free there");

    let chases = page(&visitor, "/lobby?game=chaos-bear").await.body;
    assert!(chases.contains(&link(&open)) && chases.contains(&link(&played)) && !chases.contains(&link(&clocked)));
    let free = page(&visitor, "/lobby?game=chaos-bear&free=yes").await.body;
    assert!(free.contains(&link(&open)) && !free.contains(&link(&played)));
    for lang in LANGUAGES {
        sound(&page_in(&visitor, "/lobby", lang).await, "/lobby");
    }

    // Whoever comes by sits down without an account.
    assert_eq!(submit(&visitor, &format!("/table/{open}/sit"), false).await.status, 303);
    let after = page(&visitor, "/lobby?free=yes").await.body;
    assert!(!after.contains(&link(&open)), "the table is full");
    site.stop().await;
}
