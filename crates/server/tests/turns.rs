//! Who may do what, and when: decisions at the same time, clocks, leaving and coming back, undo, rematch, chat, privacy.

mod common;

use std::time::Duration;

use bearcade_load::Client;
use bearcade_store::Store as _;
use common::{Site, act, code, for_two, listening, show, table, wait_for, wish};
use serde_json::{Value, json};

/// The number of the seat that is to move.
fn to_move(state: &Value) -> usize {
    state["turn"]["seats"][0].as_u64().expect("somebody is to move") as usize
}

/// A public table at which three people sit.
async fn for_three(site: &Site, game: &str, more: Value) -> ([Client; 3], String) {
    let people = [site.guest("Ada").await, site.guest("Ben").await, site.guest("Cy").await];
    let mut body = json!({ "game": game, "public": true, "seats": 3 });
    body.as_object_mut().expect("fields").extend(more.as_object().expect("fields").clone());
    let (id, _) = table(&people[0], &body).await;
    for person in &people[1..] {
        wish(person, &id, "sit").await.expect("a seat");
    }
    (people, id)
}

/// Two answers to one decision at once, from two connections of one person: one is taken, the other refused.
#[tokio::test(flavor = "multi_thread")]
async fn one_of_two_answers_to_a_decision_is_taken() {
    let site = Site::start().await;
    let (ada, ben) = (site.guest("Ada").await, site.guest("Ben").await);
    let id = for_two(&ada, &ben, json!({})).await;
    let people = [&ada, &ben];
    for _ in 0..10 {
        let state = show(&ada, &id).await;
        if state["status"] == "over" {
            break;
        }
        let mover = people[to_move(&state)];
        let decision = show(mover, &id).await["decision"].clone();
        let path = format!("/api/tables/{id}/act");
        let body = json!({ "decision": decision, "action": "roll" });
        let (one, two, other) = tokio::join!(
            mover.post(&path, &body),
            mover.post(&path, &body),
            people[1 - to_move(&state)].post(&path, &body)
        );
        let codes = [code(one), code(two)];
        assert_eq!(codes.iter().filter(|code| code.is_none()).count(), 1, "{codes:?}");
        let refused = codes.into_iter().flatten().next().expect("one was refused");
        assert!(["not_your_decision", "over"].contains(&refused.as_str()), "{refused}");
        let other = code(other).expect("it is not theirs to answer");
        assert!(["not_your_decision", "over"].contains(&other.as_str()), "{other}");
        assert_eq!(show(&ada, &id).await["seq"].as_u64(), state["seq"].as_u64().map(|seq| seq + 1));
    }
    site.stop().await;
}

/// Decisions that several seats owe at the same time: an answer that others' came before is still taken. In Folly &
/// Fortune everybody picks two cards right after the deal (FF-2).
#[tokio::test(flavor = "multi_thread")]
async fn answers_given_at_the_same_time_are_all_taken() {
    let site = Site::start().await;
    let people = [site.guest("Ada").await, site.guest("Ben").await, site.guest("Cid").await];
    let (id, _) = table(&people[0], &json!({ "game": "folly-and-fortune", "seats": 3, "public": true })).await;
    for person in &people[1..] {
        wish(person, &id, "sit").await.expect("a seat");
    }
    assert_eq!(show(&people[0], &id).await["turn"]["seats"], json!([0, 1, 2]), "everybody is to decide");
    let mut answers = Vec::new();
    for person in &people {
        let legal = person.get(&format!("/api/tables/{id}/legal")).await.expect("legal actions");
        answers.push(json!({ "decision": legal["decision"], "action": legal["legal"][0] }));
    }
    let path = format!("/api/tables/{id}/act");
    let (one, two, three) = tokio::join!(
        people[0].post(&path, &answers[0]),
        people[1].post(&path, &answers[1]),
        people[2].post(&path, &answers[2])
    );
    assert_eq!([code(one), code(two), code(three)], [None, None, None]);
    site.stop().await;
}

/// Time runs out: a bot plays on, the owner may come back; or the seat resigns.
#[tokio::test(flavor = "multi_thread")]
async fn a_flag_falls() {
    let site = Site::start().await;
    let (ada, ben) = (site.guest("Ada").await, site.guest("Ben").await);
    let id = for_two(&ada, &ben, json!({ "clock": { "move": { "seconds": 1 } } })).await;
    let mut live = listening(&ada, &id).await;
    let around = |message: &Value| message["around"]["taken_over"]["why"] == "flag";
    let taken = wait_for(&mut live, around).await;
    let seat = taken["around"]["taken_over"]["seat"].as_u64().expect("a seat") as usize;
    assert_eq!(taken["players"][seat]["stand_in"], "brown");
    wish([&ada, &ben][seat], &id, "back").await.expect("the seat is still theirs");
    let back = wait_for(&mut live, |message| message["around"]["back"]["seat"].is_u64()).await;
    assert!(back["players"][seat]["stand_in"].is_null());
    assert_eq!(back["clocks"][seat], 1_000, "their time begins anew");
    let game = json!({ "clock": { "game": { "seconds": 1, "increment": 0 } }, "flag": "resign" });
    let id = for_two(&ada, &ben, game).await;
    let mut live = ada.live(&id, "").await.expect("live");
    let first = wait_for(&mut live, |message| message["type"] == "sync").await;
    let loser = to_move(&first);
    let last = wait_for(&mut live, |message| message["status"] == "over").await;
    assert_eq!(last["steps"][0], format!("> {loser} leave"));
    assert_eq!(last["result"]["winners"], json!([1 - loser]));
    site.stop().await;
}

/// What a game can't go on without is not given up: at the end of the time a bot plays on, also where the seat should
/// resign.
#[tokio::test(flavor = "multi_thread")]
async fn a_flag_gives_a_seat_that_can_not_be_left_to_a_bot() {
    let site = Site::start().await;
    let more = json!({ "clock": { "move": { "seconds": 1 } }, "flag": "resign" });
    let (people, id) = for_three(&site, "hold-my-bear", more).await;
    let mut live = listening(&people[0], &id).await;
    let taken = wait_for(&mut live, |message| !message["around"]["taken_over"].is_null()).await;
    let around = &taken["around"]["taken_over"];
    assert_eq!((&around["why"], &around["level"]), (&json!("flag"), &json!("brown")));
    assert_eq!(taken["status"], "playing");
    site.stop().await;
}

/// CB-26: a game of three goes on without whoever gives up, and ends when one is left. What others owed meanwhile is put
/// to them anew: it has cost time, and nobody gains any.
#[tokio::test(flavor = "multi_thread")]
async fn cb_26_a_game_of_three_goes_on_without_a_leaver() {
    let site = Site::start().await;
    let more = json!({ "clock": { "game": { "seconds": 600, "increment": 300 } }, "options": { "start": 1_000 } });
    let (people, id) = for_three(&site, "chaos-bear", more).await;
    let mover = to_move(&show(&people[0], &id).await);
    let (first, second) = ((mover + 1) % 3, (mover + 2) % 3);
    wish(&people[first], &id, "resign").await.expect("the others play on");
    let state = show(&people[mover], &id).await;
    assert_eq!((&state["status"], to_move(&state)), (&json!("playing"), mover));
    assert!(state["clocks"].as_array().expect("clocks").iter().all(|left| left.as_i64() <= Some(600_000)), "{state}");
    assert_eq!(code(wish(&people[first], &id, "resign").await).as_deref(), Some("cannot_leave"), "once is enough");
    act(&people[mover], &id, "roll").await.expect("a move");
    let state = show(&people[mover], &id).await;
    assert_eq!(to_move(&state), second, "nobody waits for whoever is gone");
    wish(&people[mover], &id, "resign").await.expect("one is left");
    let state = show(&people[first], &id).await;
    assert_eq!((&state["status"], &state["result"]["winners"]), (&json!("over"), &json!([second])));
    site.stop().await;
}

/// A seat that was left to a bot is its owner's to come back to.
#[tokio::test(flavor = "multi_thread")]
async fn a_seat_left_to_a_bot_waits_for_its_owner() {
    let site = Site::start().await;
    let (people, id) = for_three(&site, "hold-my-bear", json!({})).await;
    wish(&people[1], &id, "away").await.expect("a bot plays on");
    let player = &show(&people[1], &id).await["players"][1];
    assert_eq!((&player["stand_in"], &player["gave_up"]), (&json!("brown"), &json!(null)));
    wish(&people[1], &id, "back").await.expect("it is theirs");
    assert!(show(&people[1], &id).await["players"][1]["stand_in"].is_null());
    site.stop().await;
}

/// More time is for an answer that stands: who decides and takes back again and again wins none, nor does anybody else.
#[tokio::test(flavor = "multi_thread")]
async fn taking_back_winds_no_clock() {
    const ALL: Option<i64> = Some(600_000);
    let site = Site::start().await;
    let (ada, ben) = (site.guest("Ada").await, site.guest("Ben").await);
    let clock = json!({ "game": { "seconds": 600, "increment": 300 } });
    let id = for_two(&ada, &ben, json!({ "game": "folly-and-fortune", "clock": clock })).await;
    let clocks = async |person: &Client| {
        let state = show(person, &id).await;
        [0, 1].map(|seat: usize| state["clocks"][seat].as_i64())
    };
    for _ in 0..3 {
        let legal = ada.get(&format!("/api/tables/{id}/legal")).await.expect("legal actions");
        act(&ada, &id, legal["legal"][0].as_str().expect("an action")).await.expect("taken");
        let gained = clocks(&ada).await;
        assert!(gained[0] > ALL && gained[1] <= ALL, "{gained:?}");
        wish(&ada, &id, "undo").await.expect("asked");
        wish(&ben, &id, "undo").await.expect("agreed");
        let left = clocks(&ada).await;
        assert!(left[0] <= ALL && left[1] <= ALL, "{left:?}");
    }
    let site = Site::on(site.stop().await, |_| {}).await;
    let left = clocks(&site.again(&ada)).await;
    assert!(left[0] <= ALL && left[1] <= ALL, "the log says the same: {left:?}");
    site.stop().await;
}

/// Nobody can move while the site is away, and so no clock runs. What is given back is given once.
#[tokio::test(flavor = "multi_thread")]
async fn a_clock_stands_still_while_the_server_is_away() {
    const AWAY: Duration = Duration::from_millis(1_500);
    let site = Site::start().await;
    let (ada, ben) = (site.guest("Ada").await, site.guest("Ben").await);
    let began = std::time::Instant::now();
    let id = for_two(&ada, &ben, json!({ "clock": { "game": { "seconds": 600, "increment": 0 } } })).await;
    let mover = to_move(&show(&ada, &id).await);
    let folder = site.stop().await;
    tokio::time::sleep(AWAY).await;
    let site = Site::on(folder, |_| {}).await;
    let state = show(&site.again(&ada), &id).await;
    let left = state["clocks"][mover].as_u64().expect("a clock");
    let lost = Duration::from_millis(600_000 - left);
    assert!(lost + AWAY <= began.elapsed() + Duration::from_millis(100), "{lost:?} of {:?}", began.elapsed());
    assert_eq!(show(&site.again(&ben), &id).await["seq"], state["seq"]);
    let log = site.store.log(id.parse().expect("an id"), 0).await.expect("read");
    assert_eq!(log.iter().filter(|entry| entry.body.contains("paused")).count(), 1);
    site.stop().await;
}

/// A clock goes on while nobody looks, and after a restart.
#[tokio::test(flavor = "multi_thread")]
async fn a_flag_falls_also_after_a_restart() {
    let site = Site::start().await;
    let (ada, ben) = (site.guest("Ada").await, site.guest("Ben").await);
    let game = json!({ "clock": { "move": { "seconds": 1 } }, "flag": "resign" });
    let id = for_two(&ada, &ben, game).await;
    let site = Site::on(site.stop().await, |_| {}).await;
    let ada = site.again(&ada);
    let ended = async {
        while show(&ada, &id).await["status"] != "over" {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(30), ended).await.expect("the flag falls");
    site.stop().await;
}

/// Whoever leaves the seat to a bot and comes back has what was left; only a flag that fell winds the clock again.
#[tokio::test(flavor = "multi_thread")]
async fn a_clock_is_not_wound_by_leaving_and_coming_back() {
    const ALL: i64 = 600_000;
    let site = Site::start().await;
    let (ada, ben) = (site.guest("Ada").await, site.guest("Ben").await);
    let id = for_two(&ada, &ben, json!({ "clock": { "game": { "seconds": 600, "increment": 0 } } })).await;
    let mover = to_move(&show(&ada, &id).await);
    let (person, clock) = ([&ada, &ben][mover], |state: &Value| state["clocks"][mover].as_i64().expect("a clock"));
    tokio::time::sleep(Duration::from_millis(50)).await;
    wish(person, &id, "away").await.expect("one may leave");
    let left = clock(&show(&ada, &id).await);
    assert!(left <= ALL - 50, "{left}");
    wish(person, &id, "back").await.expect("and come back");
    let back = clock(&show(&ada, &id).await);
    assert!(back <= left, "{back} of {left}");
    let site = Site::on(site.stop().await, |_| {}).await;
    assert!(clock(&show(&site.again(&ada), &id).await) <= left, "the log says the same");
    site.stop().await;
}

/// Somebody leaves the seat to a bot and comes back; the bot plays meanwhile.
#[tokio::test(flavor = "multi_thread")]
async fn a_leaver_is_stood_in_for_and_returns() {
    let site = Site::start().await;
    let (ada, ben) = (site.guest("Ada").await, site.guest("Ben").await);
    let id = for_two(&ada, &ben, json!({})).await;
    let people = [&ada, &ben];
    let state = show(&ada, &id).await;
    let (leaver, stays) = (to_move(&state), 1 - to_move(&state));
    let mut live = listening(people[stays], &id).await;
    wish(people[leaver], &id, "away").await.expect("one may leave");
    assert_eq!(code(wish(people[leaver], &id, "away").await).as_deref(), Some("not_allowed"));
    wait_for(&mut live, |message| message["steps"].is_array()).await;
    wish(people[leaver], &id, "back").await.expect("and come back");
    assert_eq!(code(wish(people[leaver], &id, "back").await).as_deref(), Some("not_allowed"));
    wish(people[stays], &id, "resign").await.expect("a game of two can be resigned");
    assert_eq!(show(&ada, &id).await["result"]["winners"], json!([leaver]));
    site.stop().await;
}

/// A decision is taken back if the other agrees; an answer to a decision that is no more is not taken.
#[tokio::test(flavor = "multi_thread")]
async fn undo_is_by_agreement() {
    let site = Site::start().await;
    let (ada, ben) = (site.guest("Ada").await, site.guest("Ben").await);
    let (id, _) = table(&ada, &json!({ "game": "de-beer-is-los", "seats": 2, "public": true })).await;
    wish(&ben, &id, "sit").await.expect("a seat");
    let people = [&ada, &ben];
    let mut stale = None;
    for _ in 0..60 {
        let state = show(&ada, &id).await;
        let mover = to_move(&state);
        let legal = people[mover].get(&format!("/api/tables/{id}/legal")).await.expect("legal actions");
        let action = legal["legal"].as_array().and_then(|legal| legal.last()).and_then(Value::as_str);
        let action = action.expect("an action");
        act(people[mover], &id, action).await.expect("taken");
        let after = show(&ada, &id).await;
        // What chance or a reveal sealed can't be taken back; what can is asked for.
        if code(wish(people[mover], &id, "undo").await).is_some() {
            continue;
        }
        assert_eq!(show(&ben, &id).await["asks_undo"], json!(mover));
        wish(people[1 - mover], &id, "refuse-undo").await.expect("one need not agree");
        assert!(show(&ben, &id).await["asks_undo"].is_null());
        let owed = show(people[to_move(&after)], &id).await["decision"].clone();
        wish(people[mover], &id, "undo").await.expect("one may ask again");
        wish(people[1 - mover], &id, "undo").await.expect("the other agrees");
        let undone = show(&ada, &id).await;
        assert_eq!(undone["view"], state["view"]);
        // The same is done again: the next decision is another one, though it looks the same.
        act(people[mover], &id, action).await.expect("taken");
        let next = to_move(&after);
        let body = json!({ "decision": owed, "action": "anything" });
        let refused = code(people[next].post(&format!("/api/tables/{id}/act"), &body).await);
        assert_eq!(refused.as_deref(), Some("not_your_decision"));
        stale = Some(owed);
        break;
    }
    assert!(stale.is_some(), "something could be taken back");
    site.stop().await;
}

/// Both ask for a rematch at once: there is one table, and both may come in although it is private.
#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_is_one_table_for_all() {
    let site = Site::start().await;
    let (ada, ben) = (site.guest("Ada").await, site.guest("Ben").await);
    let (id, invite) = table(&ada, &json!({ "game": "chaos-bear", "seats": 2 })).await;
    ben.post(&format!("/api/tables/{id}/sit"), &json!({ "invite": invite })).await.expect("a seat");
    assert_eq!(code(wish(&ada, &id, "rematch").await).as_deref(), Some("not_allowed"));
    wish(&ada, &id, "resign").await.expect("resigned");
    let (one, two) = tokio::join!(wish(&ada, &id, "rematch"), wish(&ben, &id, "rematch"));
    let (one, two) = (one.expect("a table"), two.expect("a table"));
    assert_eq!(one, two);
    let again = one["id"].as_str().expect("an id");
    for person in [&ada, &ben] {
        if show(person, again).await["seat"].is_null() {
            wish(person, again, "sit").await.expect("the other may come in");
        }
    }
    let state = show(&ada, again).await;
    assert_eq!((&state["status"], &state["seat"]), (&json!("playing"), &json!(1)), "each a seat further");
    let mine = ada.get("/api/me/games").await.expect("my games");
    assert_eq!(mine["games"].as_array().map(Vec::len), Some(1), "no other table was left behind");
    site.stop().await;
}

/// What is private is not there for others; what is public can be watched, and its record read.
#[tokio::test(flavor = "multi_thread")]
async fn private_tables_are_invisible_and_public_records_readable() {
    let site = Site::start().await;
    let (ada, ben, eve) = (site.guest("Ada").await, site.guest("Ben").await, site.guest("Eve").await);
    let (private, invite) = table(&ada, &json!({ "game": "chaos-bear", "seats": 2 })).await;
    let sit = format!("/api/tables/{private}/sit");
    assert_eq!(code(ben.post(&sit, &json!({ "invite": "guess" })).await).as_deref(), Some("not_found"));
    ben.post(&sit, &json!({ "invite": invite })).await.expect("a seat");
    wish(&ada, &private, "resign").await.expect("resigned");
    let public = for_two(&ada, &ben, json!({})).await;
    wish(&ada, &public, "resign").await.expect("resigned");
    let nobody = site.nobody();
    for end in ["", "/record", "/legal", "/chat"] {
        let path = format!("/api/tables/{private}{end}");
        for stranger in [&eve, &nobody] {
            let answer = stranger.request("GET", &path, "", "").await.expect("an answer");
            assert_eq!(answer.status, 404, "{path}");
            assert!(!answer.body.contains(&private));
        }
        assert_eq!(ben.request("GET", &path, "", "").await.expect("an answer").status, 200, "{path}");
    }
    assert!(eve.live(&private, "").await.is_err());
    for wish_name in ["sit", "resign", "away", "back", "undo", "refuse-undo", "rematch"] {
        assert_eq!(code(wish(&eve, &private, wish_name).await).as_deref(), Some("not_found"));
    }
    let listed = nobody.get("/api/tables?status=over").await.expect("the lobby").to_string();
    assert!(listed.contains(&public) && !listed.contains(&private));
    let record = nobody.request("GET", &format!("/api/tables/{public}/record"), "", "").await.expect("a record");
    assert!(record.status == 200 && record.body.contains("result: "));
    site.stop().await;
}

/// Whoever leaves a seat before the game no longer looks through its eyes, and whoever takes one begins to.
#[tokio::test(flavor = "multi_thread")]
async fn a_connection_has_the_eyes_of_its_owners_seat() {
    let site = Site::start().await;
    let (ada, ben, eve) = (site.guest("Ada").await, site.guest("Ben").await, site.guest("Eve").await);
    let (id, _) = table(&ada, &json!({ "game": "hold-my-bear", "seats": 2, "public": true })).await;
    let mut eves = eve.live(&id, "").await.expect("live");
    wait_for(&mut eves, |message| message["seat"].is_null()).await;
    eve.post(&format!("/api/tables/{id}/sit"), &json!({ "seat": 1 })).await.expect("a seat");
    // The game begins at once: a table of two is full. Another table, on which she gets up in time:
    wait_for(&mut eves, |message| message["type"] == "sync" && message["seat"] == 1).await;
    let (id, _) = table(&ada, &json!({ "game": "hold-my-bear", "seats": 3, "public": true })).await;
    eve.post(&format!("/api/tables/{id}/sit"), &json!({ "seat": 1 })).await.expect("a seat");
    let mut eves = eve.live(&id, "").await.expect("live");
    wait_for(&mut eves, |message| message["seat"] == 1).await;
    eve.post(&format!("/api/tables/{id}/stand"), &json!({ "seat": 1 })).await.expect("up");
    ben.post(&format!("/api/tables/{id}/sit"), &json!({ "seat": 1 })).await.expect("a seat");
    // A person, not a bot: nothing moves on before it is looked at.
    let cleo = site.guest("Cleo").await;
    cleo.post(&format!("/api/tables/{id}/sit"), &json!({ "seat": 2 })).await.expect("a seat");
    let watched = wait_for(&mut eves, |message| message["status"] == "playing" && message["turn"]["due"] == "decision");
    let watched = watched.await;
    assert_eq!(watched["view"], show(&site.nobody(), &id).await["view"], "she sees what a watcher sees");
    assert_ne!(watched["view"], show(&ben, &id).await["view"]);
    site.stop().await;
}

/// Whom the host of a private table has removed it is not there any more, over a connection that was open as little as by a
/// request; whoever came by the link may come again.
#[tokio::test(flavor = "multi_thread")]
async fn who_is_removed_from_a_private_table_is_outside() {
    let site = Site::start().await;
    let (ada, ben) = (site.guest("Ada").await, site.guest("Ben").await);
    let (id, invite) = table(&ada, &json!({ "game": "hold-my-bear", "seats": 3 })).await;
    let path = |what: &str| format!("/api/tables/{id}{what}");
    let by_link = json!({ "invite": invite, "seat": 1 });
    for form in ["json", "html"] {
        ben.post(&path("/sit"), &by_link).await.expect("a seat");
        let mut seated = ben.live(&id, &format!("form={form}")).await.expect("live");
        let mut invited = ben.live(&id, &format!("invite={invite}")).await.expect("live");
        seated.next().await.expect("how things stand");
        wait_for(&mut invited, |message| message["seat"] == 1).await;
        ada.post(&path("/stand"), &json!({ "seat": 1 })).await.expect("removed");
        // It may be too late for this; it is refused in any case.
        let _ = seated.say(r#"{"cmd":"sit"}"#).await;
        let told = seated.next().await.expect("a word");
        assert!(told.contains(r#""code":"not_found""#), "{told}");
        let end = async { while seated.next().await.is_some() {} };
        tokio::time::timeout(Duration::from_mins(1), end).await.expect("it ends");
        assert_eq!(seated.close_code, Some(4404));
        assert!(ben.live(&id, "").await.is_err());
        let page = ben.request("GET", &format!("/table/{id}"), "", "").await.expect("a page");
        let form = "Content-Type: application/x-www-form-urlencoded\r\n";
        let pressed = ben.request("POST", &format!("/table/{id}/sit"), form, "").await.expect("a page");
        assert_eq!((page.status, pressed.status), (404, 404));
        for refused in [ben.get(&path("")).await, ben.post(&path("/sit"), &json!({})).await] {
            assert_eq!(code(refused).as_deref(), Some("not_found"));
        }
        assert!(show(&ada, &id).await["players"][1]["kind"] == "free");
        // By the link he watches on, and may sit down again.
        wait_for(&mut invited, |message| message["type"] == "sync" && message["seat"].is_null()).await;
        invited.say(r#"{"cmd":"sit","seat":1,"id":1}"#).await.expect("said");
        wait_for(&mut invited, |message| message["type"] == "sync" && message["seat"] == 1).await;
        wait_for(&mut invited, |message| message["type"] == "ok").await;
        ben.post(&path("/stand"), &json!({ "seat": 1 })).await.expect("up");
    }
    site.stop().await;
}

/// Chat: for players only, short, not too fast, heard by all who listen.
#[tokio::test(flavor = "multi_thread")]
async fn chat_has_limits() {
    let site = Site::with(|config| config.rates.speech_per_minute = 5).await;
    let (ada, ben, eve) = (site.guest("Ada").await, site.guest("Ben").await, site.guest("Eve").await);
    let id = for_two(&ada, &ben, json!({})).await;
    let path = format!("/api/tables/{id}/chat");
    let mut live = listening(&eve, &id).await;
    ada.post(&path, &json!({ "text": "  good   luck " })).await.expect("said");
    let heard = wait_for(&mut live, |message| message["type"] == "chat").await;
    assert_eq!((&heard["name"], &heard["text"]), (&json!("Ada"), &json!("good luck")));
    for (text, expected) in [("", "bad_request"), (&*"x".repeat(301), "bad_request")] {
        assert_eq!(code(ada.post(&path, &json!({ "text": text })).await).as_deref(), Some(expected));
    }
    assert_eq!(code(eve.post(&path, &json!({ "text": "me too" })).await).as_deref(), Some("not_seated"));
    let mut codes = Vec::new();
    for _ in 0..6 {
        codes.extend(code(ben.post(&path, &json!({ "text": "hi" })).await));
    }
    assert_eq!(codes, ["too_many"]);
    assert_eq!(ada.get(&path).await.expect("the chat")["chat"].as_array().map(Vec::len), Some(6));
    site.stop().await;
}

/// A new name is seen at the tables where its owner sits.
#[tokio::test(flavor = "multi_thread")]
async fn a_new_name_reaches_the_table() {
    let site = Site::start().await;
    let (ada, ben) = (site.guest("Ada").await, site.guest("Ben").await);
    let id = for_two(&ada, &ben, json!({})).await;
    let mut live = ben.live(&id, "").await.expect("live");
    wait_for(&mut live, |message| message["players"][0]["name"] == "Ada").await;
    ada.call("PATCH", "/api/me", &json!({ "name": "Augusta" })).await.expect("renamed");
    wait_for(&mut live, |message| message["players"][0]["name"] == "Augusta").await;
    site.stop().await;
}
