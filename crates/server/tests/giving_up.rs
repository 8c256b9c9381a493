//! Giving a game up: from the table and from the start page, alone and among others; and inviting a friend.

mod common;

use bearcade_load::{Answer, Client};
use bearcade_store::{Page, PersonId, Status, Store as _, TableId};
use common::{Site, act, code, listening, show, table, wait_for, wish};
use serde_json::{Value, json};

async fn get(person: &Client, path: &str) -> Answer {
    person.request("GET", path, "", "").await.expect("an answer")
}

async fn page(person: &Client, path: &str) -> String {
    let answer = get(person, path).await;
    assert_eq!(answer.status, 200, "{path}");
    answer.body
}

async fn submit(person: &Client, path: &str, fields: &str) -> Answer {
    let headers = "Content-Type: application/x-www-form-urlencoded\r\n";
    person.request("POST", path, headers, fields).await.expect("an answer")
}

/// Where an answer leads to.
fn led_to(answer: &Answer) -> String {
    assert_eq!(answer.status, 303, "{}", answer.body);
    answer.head.lines().find_map(|line| line.strip_prefix("location: ")).expect("a place").to_owned()
}

/// A private table at which three people sit.
async fn three_people(site: &Site, game: &str) -> ([Client; 3], String) {
    let people = [site.guest("Ada").await, site.guest("Ben").await, site.guest("Cleo").await];
    let (id, invite) = table(&people[0], &json!({ "game": game, "seats": 3, "players": ["me"] })).await;
    for person in &people[1..] {
        person.post(&format!("/api/tables/{id}/sit"), &json!({ "invite": invite })).await.expect("a seat");
    }
    (people, id)
}

async fn own_games(person: &Client) -> Vec<Value> {
    person.get("/api/me/games").await.expect("a list")["games"].as_array().expect("games").clone()
}

/// A player alone with bots closes the table: no result, no rating, and nothing goes on there.
#[tokio::test(flavor = "multi_thread")]
async fn every_game_against_bots_can_be_given_up() {
    let site = Site::start().await;
    let ada = site.guest("Ada").await;
    let me: PersonId =
        ada.get("/api/session").await.expect("me")["person"]["id"].as_str().expect("an id").parse().expect("one");
    for (game, seats) in [("hold-my-bear", 3), ("folly-and-fortune", 3), ("chaos-bear", 3), ("el-oso", 1)] {
        let mut players = vec!["me"];
        players.resize(seats, "cub");
        let (id, _) = table(&ada, &json!({ "game": game, "players": players })).await;
        let here = format!("/table/{id}");
        assert!(page(&ada, &here).await.contains("/resign\""), "{game}: the table offers it");
        assert!(
            page(&ada, "/").await.contains(&format!("action=\"{here}/resign\"")),
            "{game}: the start page offers it"
        );
        assert_eq!(led_to(&submit(&ada, &format!("{here}/resign"), "from=%2F").await), "/", "{game}");
        assert!(!page(&ada, "/").await.contains(&here), "{game}: the list no longer has it");
        assert!(own_games(&ada).await.is_empty(), "{game}");
        let state = show(&ada, &id).await;
        assert_eq!((&state["status"], &state["result"]), (&json!("abandoned"), &Value::Null), "{game}");
        let shown = page(&ada, &here).await;
        assert!(shown.contains("This game was given up.") && !shown.contains("/away\""), "{game}");
        let fresh = led_to(&submit(&ada, &format!("{here}/rematch"), "").await);
        assert_ne!(fresh, here);
        let again = show(&ada, fresh.strip_prefix("/table/").expect("a table")).await;
        assert_eq!((&again["status"], &again["table"]["game"]), (&json!("playing"), &json!(game)), "the same settings");
        assert_eq!(again["players"].as_array().map(Vec::len), Some(seats));
        submit(&ada, &format!("{fresh}/resign"), "").await;
    }
    assert!(site.store.results_of(me, Page::first(9)).await.expect("readable").is_empty(), "no result");
    site.stop().await;
}

/// ALL-5: in a game of two the other seat wins, a bot's too.
#[tokio::test(flavor = "multi_thread")]
async fn all_5_a_game_of_two_that_is_given_up_has_a_winner() {
    let site = Site::start().await;
    let ada = site.guest("Ada").await;
    let (id, _) = table(&ada, &json!({ "game": "hold-my-bear", "players": ["me", "cub"] })).await;
    wish(&ada, &id, "resign").await.expect("given up");
    let state = show(&ada, &id).await;
    assert_eq!((&state["status"], &state["result"]["winners"]), (&json!("over"), &json!([1])));
    site.stop().await;
}

/// ALL-5: where the rules know no leaving, a bot takes the seat over for the rest of the game. Everybody is told, and the
/// player who gave up has nothing more to do there.
#[tokio::test(flavor = "multi_thread")]
async fn all_5_a_bot_takes_over_for_a_player_who_gives_up() {
    let site = Site::start().await;
    let (people, id) = three_people(&site, "hold-my-bear").await;
    let here = format!("/table/{id}");
    let mut live = people[0].live(&id, "form=html&lang=en").await.expect("live");
    live.next().await.expect("how things stand");
    wish(&people[1], &id, "resign").await.expect("given up");
    let told = live.next().await.expect("an update");
    assert!(told.contains("Ben has given up. A bear plays on.") && told.contains("\"fate\":true"), "{told}");
    assert!(told.contains("Ben (gave up; a brown bear plays on)"), "the seats show it: {told}");
    let player = &show(&people[0], &id).await["players"][1];
    assert_eq!(
        (&player["name"], &player["gave_up"], &player["stand_in"]),
        (&json!("Ben"), &json!(true), &json!("brown"))
    );
    for again in ["back", "away"] {
        assert_eq!(code(wish(&people[1], &id, again).await).as_deref(), Some("not_allowed"), "{again}");
    }
    assert_eq!(code(wish(&people[1], &id, "resign").await).as_deref(), Some("cannot_leave"));
    let shown = page(&people[1], &here).await;
    assert!(shown.contains("You gave up this game") && shown.contains("/rematch\""), "a new game is offered");
    assert!(!shown.contains("/away\"") && !shown.contains("/back\"") && !shown.contains("/resign\""));
    assert!(own_games(&people[1]).await.is_empty() && !page(&people[1], "/").await.contains(&here));
    assert_eq!(own_games(&people[0]).await.len(), 1);
    let fresh = led_to(&submit(&people[1], &format!("{here}/rematch"), "").await);
    let again = show(&people[1], fresh.strip_prefix("/table/").expect("a table")).await;
    assert_eq!(again["status"], "playing", "against bots, at once");
    assert!(show(&people[0], &id).await["rematch"].is_null(), "the others are not disturbed");
    // The last person closes the table.
    wish(&people[2], &id, "resign").await.expect("given up");
    assert_eq!(show(&people[0], &id).await["status"], "playing");
    wish(&people[0], &id, "resign").await.expect("given up");
    assert_eq!(show(&people[0], &id).await["status"], "abandoned");
    site.stop().await;
}

/// CB-26: the rules remove a player who gives up among others; the seats show it, and the lists forget the table.
#[tokio::test(flavor = "multi_thread")]
async fn cb_26_a_player_who_leaves_is_shown_as_gone() {
    let site = Site::start().await;
    let (people, id) = three_people(&site, "chaos-bear").await;
    let mut live = people[0].live(&id, "form=html&lang=en").await.expect("live");
    live.next().await.expect("how things stand");
    wish(&people[2], &id, "resign").await.expect("given up");
    let told = live.next().await.expect("an update");
    assert!(told.contains("Cleo (gave up)"), "{told}");
    assert_eq!(show(&people[0], &id).await["players"][2]["gave_up"], json!(true));
    assert!(own_games(&people[2]).await.is_empty() && !page(&people[2], "/").await.contains(&format!("/table/{id}")));
    let table: TableId = id.parse().expect("an id");
    let row = site.store.table(table).await.expect("readable").expect("is there");
    assert_eq!(row.table.summary.status, Status::Playing);
    site.stop().await;
}

/// Who gets up before the game is named.
#[tokio::test(flavor = "multi_thread")]
async fn a_friend_who_gets_up_is_named() {
    let site = Site::start().await;
    let (ada, ben) = (site.guest("Ada").await, site.guest("Ben").await);
    let (id, invite) = table(&ada, &json!({ "game": "chaos-bear", "seats": 3, "players": ["me"] })).await;
    ben.post(&format!("/api/tables/{id}/sit"), &json!({ "invite": invite })).await.expect("a seat");
    let mut live = ada.live(&id, "form=html&lang=en").await.expect("live");
    live.next().await.expect("how things stand");
    ben.post(&format!("/api/tables/{id}/stand"), &json!({ "seat": 1 })).await.expect("up");
    let told = live.next().await.expect("an update");
    assert!(told.contains("Ben has left the table."), "{told}");
    site.stop().await;
}

/// The result is the last thing said and logged, and a loss against the Bear is called one.
#[tokio::test(flavor = "multi_thread")]
async fn the_result_is_told_and_logged() {
    let site = Site::start().await;
    let ada = site.guest("Ada").await;
    for (game, players, action, results) in [
        ("chaos-bear", json!(["me", "cub"]), "roll", ["You have won!", "Cub has won."]),
        ("el-oso", json!(["me"]), "", ["You have won, with", "The Bear has won. You have"]),
    ] {
        let options = if game == "el-oso" { json!({ "turn_limit": 1 }) } else { json!({ "start": 6 }) };
        let (id, _) = table(&ada, &json!({ "game": game, "players": players, "options": options })).await;
        let mut live = listening(&ada, &id).await;
        let mut html = ada.live(&id, "form=html&lang=en").await.expect("live");
        while show(&ada, &id).await["status"] != "over" {
            let state = show(&ada, &id).await;
            if state["decision"].is_null() {
                wait_for(&mut live, |message| message["decision"].is_u64() || message["status"] == "over").await;
                continue;
            }
            let legal = state["legal"][0].as_str().expect("an action");
            act(&ada, &id, if action.is_empty() { legal } else { action }).await.expect("legal");
        }
        let mut told = String::new();
        while !told.contains("\"say\"") || !told.contains("The game is over") {
            told = html.next().await.expect("a message");
        }
        let head: Value = serde_json::from_str(told.lines().next().expect("a line")).expect("JSON");
        let last = head["say"].as_array().and_then(|said| said.last()).expect("something is said");
        let result = last["full"].as_str().expect("words");
        assert!(results.iter().any(|words| result.starts_with(words)), "{game}: {result}");
        assert_eq!(last["fate"], json!(true));
        let shown = page(&ada, &format!("/table/{id}")).await;
        let log = shown.split("id=\"log-list\"").nth(1).and_then(|rest| rest.split("</li>").next()).expect("a log");
        assert!(log.ends_with(&format!("<li>{result}")), "{game}: the newest line is the result: {log}");
        assert!(!shown.contains("nobody has won"));
        let replay = page(&ada, &format!("/replay/{id}")).await;
        assert!(replay.contains(results[0].trim_end_matches('!')) || replay.contains("has won"), "{game}");
    }
    site.stop().await;
}

/// The address in the host's address bar is the invitation, without scripts too; to others it says what to do.
#[tokio::test(flavor = "multi_thread")]
async fn the_address_of_the_host_seats_a_friend() {
    let site = Site::start().await;
    let (ada, ben, eve) = (site.guest("Ada").await, site.guest("Ben").await, site.guest("Eve").await);
    let made = led_to(&submit(&ada, "/new/chaos-bear", "seat0=me&seat1=free&seat2=free").await);
    let address = led_to(&get(&ada, &made).await);
    assert!(address.starts_with(&format!("{made}?invite=")), "{address}");
    let shown = get(&ada, &address).await;
    assert_eq!(shown.status, 200);
    assert!(shown.head.contains("referrer-policy: same-origin"), "the invitation stays on the site: {}", shown.head);
    // What she copies from there seats a friend.
    let bens = page(&ben, &address).await;
    let invite = address.split("invite=").nth(1).expect("an invitation");
    assert!(bens.contains(&format!("value=\"{invite}\"")));
    submit(&ben, &format!("{made}/sit"), &format!("invite={invite}")).await;
    let id = made.strip_prefix("/table/").expect("a table");
    assert_eq!(show(&ben, id).await["seat"], 1);
    // He may invite as well; a stranger learns what to do, and not whether there is such a table.
    assert_eq!(led_to(&get(&ben, &made).await), address);
    let refused = get(&eve, &made).await;
    assert_eq!(refused.status, 404);
    assert!(refused.body.contains("Ask the player who invited you"), "{}", refused.body);
    assert!(get(&eve, "/table/nowhere").await.body.contains("Ask the player who invited you"));
    // With the game on there is nobody left to invite.
    ada.post(&format!("/api/tables/{id}/bot"), &json!({ "seat": 2, "level": "cub" })).await.expect("full");
    assert_eq!(get(&ada, &made).await.status, 200);
    // A public table needs no invitation.
    let (public, _) = table(&ada, &json!({ "game": "chaos-bear", "public": true })).await;
    assert_eq!(get(&ada, &format!("/table/{public}")).await.status, 200);
    site.stop().await;
}
