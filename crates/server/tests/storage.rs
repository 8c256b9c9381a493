//! Nothing is lost: full disks, read-only files, restarts.

mod common;

use std::time::Duration;

use bearcade_store::{Append, PersonId, Player, Status, Store as _, Summary};
use common::{Site, act, code, file, for_two, listening, show, table, wait_for, wish};
use serde_json::{Value, json};

/// A full disk: what writes is refused with a reason, reads go on, and when there is room again all recovers.
#[tokio::test(flavor = "multi_thread")]
async fn a_full_disk_refuses_writes_and_keeps_serving_reads() {
    let site = Site::start().await;
    let (ada, ben) = (site.guest("Ada").await, site.guest("Ben").await);
    let id = for_two(&ada, &ben, json!({})).await;
    let _watched = listening(&ben, &id).await;
    act(&ada, &id, "roll").await.expect("there is room");
    site.store.set("max_page_count", 1).await.expect("set");
    let mover = |state: &Value| if state["turn"]["seats"][0] == 0 { ada.clone() } else { ben.clone() };
    // The last page may still have room for some entries.
    let mut refused = None;
    for _ in 0..2_000 {
        let state = show(&ada, &id).await;
        if state["status"] == "over" {
            break;
        }
        if let Some(code) = code(act(&mover(&state), &id, "roll").await) {
            refused = Some(code);
            break;
        }
    }
    if refused.is_none() {
        // The game ended before the page was full: guests fill it.
        for number in 0..2_000 {
            refused = code(site.nobody().post("/api/session", &json!({ "name": format!("Guest {number}") })).await);
            if refused.is_some() {
                break;
            }
        }
    }
    assert_eq!(refused.as_deref(), Some("unavailable"));
    let before = show(&ben, &id).await;
    let again = show(&ada, &id).await;
    assert_eq!((&before["seq"], &before["view"]), (&again["seq"], &again["view"]), "everybody sees what is stored");
    let record = ada.request("GET", &format!("/api/tables/{id}/record"), "", "").await.expect("a record");
    assert_eq!(record.status, 200);
    site.store.set("max_page_count", 1_000_000).await.expect("set");
    while let state = show(&ada, &id).await
        && state["status"] == "playing"
    {
        act(&mover(&state), &id, "roll").await.expect("there is room again");
    }
    assert_eq!(show(&ben, &id).await["status"], "over");
    site.stop().await;
}

/// A read-only file: the same, until the server is started on a file that can be written.
#[tokio::test(flavor = "multi_thread")]
async fn a_read_only_file_is_still_read() {
    let site = Site::start().await;
    let (ada, ben) = (site.guest("Ada").await, site.guest("Ben").await);
    let id = for_two(&ada, &ben, json!({})).await;
    let before = show(&ada, &id).await;
    site.store.set("query_only", 1).await.expect("set");
    let mover = if before["turn"]["seats"][0] == 0 { &ada } else { &ben };
    assert_eq!(code(act(mover, &id, "roll").await).as_deref(), Some("unavailable"));
    assert_eq!(code(site.nobody().post("/api/session", &json!({})).await).as_deref(), Some("unavailable"));
    let ready = site.nobody().request("GET", "/ready", "", "").await.expect("an answer");
    assert_eq!(ready.status, 503, "it takes no writes");
    assert_eq!(show(&ben, &id).await["view"], before["view"]);
    let mover = mover.clone();
    let site = Site::on(site.stop().await, |_| {}).await;
    act(&site.again(&mover), &id, "roll").await.expect("it can be written again");
    site.stop().await;
}

/// A server that stops tells its clients to come back; they do, and have lost nothing.
#[tokio::test(flavor = "multi_thread")]
async fn a_restart_tells_everybody_and_loses_nothing() {
    let site = Site::start().await;
    let (ada, ben) = (site.guest("Ada").await, site.guest("Ben").await);
    let id = for_two(&ada, &ben, json!({})).await;
    let mut lives = [ada.live(&id, "").await.expect("live"), ben.live(&id, "").await.expect("live")];
    let mut seen = [0; 2];
    for (live, seen) in lives.iter_mut().zip(&mut seen) {
        *seen = wait_for(live, |message| message["type"] == "sync").await["seq"].as_u64().expect("a number");
    }
    let state = show(&ada, &id).await;
    let seat = state["turn"]["seats"][0].as_u64().expect("a seat") as usize;
    lives[seat].say(r#"{"cmd":"act","action":"roll","id":7}"#).await.expect("said");
    // The update comes before the word that it was done.
    let update = wait_for(&mut lives[seat], |message| message["type"] == "update").await;
    let done = lives[seat].next_json().await;
    assert_eq!(done, json!({ "type": "ok", "seq": update["seq"], "id": 7 }));
    let folder = site.stop().await;
    for live in &mut lives {
        wait_for(live, |message| message["type"] == "bye").await;
        assert!(live.next().await.is_none());
        assert_eq!(live.close_code, Some(1012));
    }
    let site = Site::on(folder, |_| {}).await;
    // The one who has seen it gets nothing anew; the one who says they have not gets it, once.
    let (ada, ben) = (site.again(&ada), site.again(&ben));
    let people = [&ada, &ben];
    let mut other = people[1 - seat].live(&id, &format!("since={}", seen[1 - seat])).await.expect("live");
    let missed = other.next_json().await;
    assert_eq!(
        (&missed["type"], &missed["seq"], &missed["steps"]),
        (&json!("update"), &update["seq"], &update["steps"])
    );
    let mut own = people[seat].live(&id, &format!("since={}", update["seq"])).await.expect("live");
    let state = show(&ada, &id).await;
    let next = state["turn"]["seats"][0].as_u64().expect("a seat") as usize;
    act(people[next], &id, "roll").await.expect("taken");
    let after = own.next_json().await;
    assert_eq!(after["seq"].as_u64(), update["seq"].as_u64().map(|seq| seq + 1));
    site.stop().await;
}

/// A server that stops while a bot thinks: whoever opens the table next has the same thought, and the game goes on.
#[tokio::test(flavor = "multi_thread")]
async fn a_restart_in_the_middle_of_a_thought() {
    let site = Site::with(|config| config.thinkers = 1).await;
    let ada = site.guest("Ada").await;
    let options = json!({ "games": 1 });
    let body = json!({ "game": "de-beer-is-los", "players": ["me", "grizzly"], "options": options, "public": true });
    let (id, _) = table(&ada, &body).await;
    let mut live = ada.live(&id, "").await.expect("live");
    let first = wait_for(&mut live, |message| message["decision"].is_u64()).await;
    let action = first["legal"][0].as_str().expect("an action").to_owned();
    let moved = act(&ada, &id, &action).await.expect("taken")["seq"].as_u64().expect("a number");
    let folder = site.stop().await;
    // Two servers go on from the same moment, each with a copy of its own.
    let mut answers = Vec::new();
    let mut last = None;
    for _ in 0..2 {
        let copy = tempfile::tempdir().expect("a folder");
        for end in ["", "-wal"] {
            let name = format!("site.db{end}");
            if folder.path().join(&name).exists() {
                std::fs::copy(folder.path().join(&name), copy.path().join(&name)).expect("copied");
            }
        }
        assert!(file(copy.path()).exists());
        let site = Site::on(copy, |_| {}).await;
        let ada = site.again(&ada);
        let mut live = ada.live(&id, "since=0").await.expect("live");
        let reply = |message: &Value| message["seq"].as_u64() > Some(moved) && message["steps"].is_array();
        answers.push(wait_for(&mut live, reply).await["steps"].clone());
        if let Some(before) = last.replace((site, ada)) {
            before.0.stop().await;
        }
    }
    assert_eq!(answers[0], answers[1], "the same thought");
    let (site, ada) = last.expect("two were started");
    wish(&ada, &id, "resign").await.expect("the game can be resigned");
    let ended = async {
        while show(&ada, &id).await["status"] != "over" {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    tokio::time::timeout(Duration::from_mins(1), ended).await.expect("it ends");
    site.stop().await;
}

/// The last player's sitting down, the beginning and the first deal are entries of their own. A server that stopped in
/// between leaves a table that the next one sets going.
#[tokio::test(flavor = "multi_thread")]
async fn an_interrupted_start_is_taken_up_again() {
    use bearcade_store::{Append, Store as _};
    let site = Site::start().await;
    let (ada, ben) = (site.guest("Ada").await, site.guest("Ben").await);
    for (game, entries) in [("hold-my-bear", 1), ("hold-my-bear", 2), ("chaos-bear", 1)] {
        let (id, _) = table(&ada, &json!({ "game": game, "seats": 2, "public": true })).await;
        let person = ben.get("/api/session").await.expect("known")["person"]["id"].as_str().expect("an id").to_owned();
        let sat = json!({ "sat": { "seat": 1, "person": person } }).to_string();
        // Written behind the server's back, as a server would that stopped before it wrote the rest.
        for (number, body) in [sat, "\"began\"".to_owned()].into_iter().take(entries).enumerate() {
            let table = id.parse().expect("an id");
            let append = Append { table, after: 1 + number as u64, at: 1, body, summary: None, finish: None };
            site.store.append(append).await.expect("written");
        }
        // The server meets the other's entries when it wants to write its own.
        let seat = json!({ "seat": 1, "level": "black" });
        let refused = code(ada.post(&format!("/api/tables/{id}/bot"), &seat).await);
        assert!(["seat_taken", "not_allowed"].contains(&refused.as_deref().unwrap_or("taken")), "{refused:?}");
        let mut live = ben.live(&id, "").await.expect("live");
        wait_for(&mut live, |message| message["status"] == "playing" && message["turn"]["due"] == "decision").await;
    }
    site.stop().await;
}

/// A check of the data finds what can't be: lists that say something else than a log, and players whom nobody knows.
#[tokio::test(flavor = "multi_thread")]
async fn a_check_finds_lists_and_people_that_do_not_fit_the_log() {
    let site = Site::start().await;
    let (ada, ben) = (site.guest("Ada").await, site.guest("Ben").await);
    let id = for_two(&ada, &ben, json!({})).await;
    wish(&ben, &id, "resign").await.expect("the game ends");
    let faults = async || {
        let faults = bearcade_server::audit(&*site.store).await.expect("checked").faults;
        faults.into_iter().map(|(_, why)| why).collect::<Vec<_>>()
    };
    assert_eq!(faults().await, Vec::<String>::new());
    let table = id.parse().expect("an id");
    let right = site.store.table(table).await.expect("read").expect("it is there").table.summary;
    let stranger = Player::Person(PersonId::from_random(7));
    let others = [
        Summary { result: None, ..right.clone() },
        Summary { status: Status::Playing, ..right.clone() },
        Summary { players: vec![right.players[0].clone(), stranger.clone()], ..right.clone() },
    ];
    for wrong in others {
        site.store.summarise(table, wrong.clone()).await.expect("written");
        assert_eq!(faults().await.len(), 1, "{wrong:?}");
    }
    site.store.summarise(table, right.clone()).await.expect("written");
    assert_eq!(faults().await, Vec::<String>::new());
    let Player::Person(person) = right.players[0] else { panic!("Ada sits there") };
    site.store.forget(person).await.expect("forgotten");
    assert_eq!(faults().await, Vec::<String>::new(), "whoever was forgotten is known to have been there");
    let open = table_with(&site, &stranger).await;
    let why = faults().await;
    assert!(why.len() == 1 && why[0].contains("nobody is known"), "{open}: {why:?}");
    site.stop().await;
}

/// An open table at which somebody sits whom the site does not know.
async fn table_with(site: &Site, player: &Player) -> String {
    let host = site.guest("Cleo").await;
    let (id, _) = table(&host, &json!({ "game": "chaos-bear", "players": ["me", "free"] })).await;
    let table = id.parse().expect("an id");
    let row = site.store.table(table).await.expect("read").expect("it is there");
    let Player::Person(person) = player else { panic!("a person") };
    let body = json!({ "sat": { "seat": 1, "person": person.to_string() } }).to_string();
    let summary = Summary { players: vec![row.table.summary.players[0].clone(), player.clone()], ..row.table.summary };
    let append = Append { table, after: row.head, at: 0, body, summary: Some(summary), finish: None };
    site.store.append(append).await.expect("written");
    id
}
