//! What an account is: sessions that end everywhere at once, data that can be had and deleted, names that mislead nobody.

mod common;

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use bearcade_load::{Client, Live};
use bearcade_store::{Append, DailyScore, Finish, NewPerson, Page, PersonId, Status, Store as _, TableId};
use common::{Site, claim, code, for_two, listening, show, table, wait_for, wish};
use serde_json::{Value, json};
use sha2::{Digest as _, Sha256};
use tokio::io::AsyncWriteExt as _;
use tokio::net::TcpStream;

const PASSWORD: &str = "a bear in the wood";
/// The close code of a connection whose session has ended.
const SIGNED_OUT: Option<u16> = Some(4401);

async fn id_of(client: &Client) -> PersonId {
    let who = client.get("/api/session").await.expect("a session");
    who["person"]["id"].as_str().expect("an id").parse().expect("an id")
}

/// The code with which a connection ends, after whatever is still to be read.
async fn end_of(mut live: Live) -> Option<u16> {
    let read = async { while live.next().await.is_some() {} };
    tokio::time::timeout(Duration::from_mins(1), read).await.expect("it ends");
    live.close_code
}

/// Another session of the same account.
async fn sign_in(site: &Site, name: &str) -> Client {
    let signed_in = site.nobody().post("/api/login", &json!({ "name": name, "password": PASSWORD })).await;
    let token = signed_in.expect("signed in")["token"].as_str().map(str::to_owned);
    site.nobody().with_token(token)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_connection_ends_with_its_session_and_no_other_does() {
    let site = Site::with(|config| {
        config.rates.passwords_per_minute = 1_000;
        config.heartbeat_seconds = 3_600;
    })
    .await;
    let (ada, ben) = (site.guest("Ada").await, site.guest("Ben").await);
    let (ada, recovery) = claim(&ada, PASSWORD).await;
    let elsewhere = sign_in(&site, "Ada").await;
    let id = for_two(&ada, &ben, json!({})).await;
    let (own, mut other) = (listening(&ada, &id).await, listening(&elsewhere, &id).await);
    let (mut bens, mut nobodys) = (listening(&ben, &id).await, listening(&site.nobody(), &id).await);
    ada.call("DELETE", "/api/session", &Value::Null).await.expect("signed out");
    assert_eq!(end_of(own).await, SIGNED_OUT);
    other.say(r#"{"cmd":"act","action":"roll","id":1}"#).await.expect("sent");
    wait_for(&mut other, |message| message["type"] == "ok").await;
    let body = json!({ "name": "Ada", "recovery": recovery, "password": "another password" });
    site.nobody().post("/api/recover", &body).await.expect("recovered");
    assert_eq!(end_of(other).await, SIGNED_OUT);
    for live in [&mut bens, &mut nobodys] {
        live.say(r#"{"cmd":"ping","id":7}"#).await.expect("sent");
        wait_for(live, |message| message["id"] == 7).await;
    }
    site.stop().await;
}

/// Whoever is deleted says nothing more, over a connection that was open either.
#[tokio::test(flavor = "multi_thread")]
async fn the_connections_of_the_deleted_end() {
    let site = Site::with(|config| config.heartbeat_seconds = 3_600).await;
    let (ada, ben) = (site.guest("Ada").await, site.guest("Ben").await);
    let id = for_two(&ada, &ben, json!({})).await;
    let mut live = listening(&ada, &id).await;
    ada.call("DELETE", "/api/me", &Value::Null).await.expect("forgotten");
    let _ = live.say(r#"{"cmd":"say","text":"still here"}"#).await;
    assert_eq!(end_of(live).await, SIGNED_OUT);
    assert_eq!(ben.get(&format!("/api/tables/{id}/chat")).await.expect("a list"), json!({ "chat": [] }));
    site.stop().await;
}

/// What somebody changes is changed to its end, also if they hang up.
#[tokio::test(flavor = "multi_thread")]
async fn a_deletion_goes_on_when_its_client_hangs_up() {
    let site = Site::with(|config| config.rates.tables_per_minute = 1_000).await;
    let ada = site.guest("Ada").await;
    let id = id_of(&ada).await;
    for _ in 0..30 {
        table(&ada, &json!({ "game": "chaos-bear", "seats": 2, "players": ["me"] })).await;
    }
    let mut stream = TcpStream::connect(site.address).await.expect("connected");
    let token = ada.token.as_deref().expect("a session");
    let request = format!("DELETE /api/me HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {token}\r\n\r\n");
    stream.write_all(request.as_bytes()).await.expect("sent");
    // The first table is left: it has begun.
    while site.store.tables_of(id, Status::Open, Page::first(99)).await.expect("readable").len() == 30 {
        tokio::task::yield_now().await;
    }
    drop(stream);
    let is_forgotten = async {
        while !site.store.person(id).await.expect("readable").expect("still numbered").name.is_empty() {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(30), is_forgotten).await.expect("it goes on");
    site.stop().await;
}

/// A name is claimed once and a code works once, however quickly somebody presses again.
#[tokio::test(flavor = "multi_thread")]
async fn of_claims_and_recoveries_at_once_one_counts() {
    let site = Site::with(|config| config.rates.passwords_per_minute = 1_000).await;
    let ada = site.guest("Ada").await;
    let passwords = ["first password", "second password", "third password"];
    let claims = passwords.map(|password| {
        let ada = ada.clone();
        tokio::spawn(async move { ada.post("/api/me/claim", &json!({ "password": password })).await })
    });
    let mut granted = Vec::new();
    for (claim, password) in claims.into_iter().zip(passwords) {
        match claim.await.expect("no panic") {
            Ok(answer) => granted.push((answer["recovery"].clone(), password)),
            // Once the name is claimed, the guest's session has ended.
            refused => assert!(matches!(code(refused).as_deref(), Some("not_allowed" | "no_session"))),
        }
    }
    let [(recovery, password)] = &granted[..] else { panic!("{granted:?}") };
    let login = json!({ "name": "Ada", "password": password });
    site.nobody().post("/api/login", &login).await.expect("the password that was granted");
    let recoveries = passwords.map(|password| {
        let body = json!({ "name": "Ada", "recovery": recovery, "password": password });
        let nobody = site.nobody();
        tokio::spawn(async move { nobody.post("/api/recover", &body).await })
    });
    let mut granted = 0;
    for recovery in recoveries {
        match recovery.await.expect("no panic") {
            Ok(_) => granted += 1,
            refused => assert_eq!(code(refused).as_deref(), Some("wrong_password")),
        }
    }
    assert_eq!(granted, 1);
    site.stop().await;
}

/// An operator works on the store alone: a connection looks at its session from time to time.
#[tokio::test(flavor = "multi_thread")]
async fn a_session_that_ended_in_the_store_ends_its_connections_by_the_next_heartbeat() {
    let site = Site::with(|config| config.heartbeat_seconds = 1).await;
    let (ada, ben) = (site.guest("Ada").await, site.guest("Ben").await);
    let (ada, _) = claim(&ada, PASSWORD).await;
    let id = for_two(&ada, &ben, json!({})).await;
    // Both read all the time, and so show that they are there.
    let own = tokio::spawn(end_of(listening(&ada, &id).await));
    let bens = tokio::spawn(end_of(listening(&ben, &id).await));
    bearcade_server::reset_password(&*site.store, id_of(&ada).await).await.expect("reset");
    assert_eq!(own.await.expect("no panic"), SIGNED_OUT);
    assert!(!bens.is_finished(), "his goes on");
    bens.abort();
    site.stop().await;
}

/// Who deletes their account in the middle of a game stops nobody else: a bot plays on for them.
#[tokio::test(flavor = "multi_thread")]
async fn a_bot_plays_on_for_the_deleted() {
    let site = Site::start().await;
    let (ada, ben) = (site.guest("Ada").await, site.guest("Ben").await);
    let id = for_two(&ada, &ben, json!({})).await;
    let alone = table(&ada, &json!({ "game": "chaos-bear", "players": ["me", "cub"] })).await.0;
    let (solitary, _) = table(&ada, &json!({ "game": "el-oso" })).await;
    let (hosted, _) = table(&ada, &json!({ "game": "chaos-bear", "public": true })).await;
    let (joined, _) = table(&ben, &json!({ "game": "folly-and-fortune", "public": true, "seats": 3 })).await;
    wish(&ada, &joined, "sit").await.expect("a seat");
    let mut live = listening(&ben, &id).await;
    ada.call("DELETE", "/api/me", &Value::Null).await.expect("forgotten");
    let left = wait_for(&mut live, |message| message["around"].is_object()).await;
    assert_eq!(left["around"], json!({ "taken_over": { "seat": 0, "level": "brown", "why": "left" } }));
    let asked = |message: &Value| message["turn"]["seats"] == json!([1]) || message["status"] == "over";
    wait_for(&mut live, asked).await;
    assert_eq!(show(&ben, &joined).await["players"][1]["kind"], "free");
    for table in [&alone, &solitary, &hosted] {
        let table: TableId = table.parse().expect("an id");
        let row = site.store.table(table).await.expect("readable").expect("is there");
        assert_eq!(row.table.summary.status, Status::Abandoned, "nobody is left whom it would matter to");
    }
    site.stop().await;
}

/// The same by an operator's hand, beside the running server.
#[tokio::test(flavor = "multi_thread")]
async fn a_bot_plays_on_for_those_whom_an_operator_deletes() {
    let site = Site::start().await;
    let (ada, ben) = (site.guest("Ada").await, site.guest("Ben").await);
    let id = for_two(&ada, &ben, json!({})).await;
    let (hosted, _) = table(&ada, &json!({ "game": "chaos-bear", "public": true })).await;
    let (joined, _) = table(&ben, &json!({ "game": "folly-and-fortune", "public": true, "seats": 3 })).await;
    wish(&ada, &joined, "sit").await.expect("a seat");
    bearcade_server::forget(&*site.store, id_of(&ada).await).await.expect("forgotten");
    assert_eq!(code(ada.get("/api/session").await).as_deref(), Some("no_session"));
    let audit = bearcade_server::audit(&*site.store).await.expect("readable");
    assert_eq!(audit.faults, Vec::new());
    let folder = site.stop().await;
    let site = Site::on(folder, |_| {}).await;
    let ben = site.again(&ben);
    assert_eq!(show(&ben, &id).await["players"][0]["stand_in"], "brown");
    assert_eq!(show(&ben, &hosted).await["status"], "abandoned");
    assert_eq!(show(&ben, &joined).await["players"][1]["kind"], "free");
    site.stop().await;
}

/// Somebody who comes now and then stays who they are; not every request is worth a write.
#[tokio::test(flavor = "multi_thread")]
async fn a_session_that_is_used_lasts_longer_and_so_does_its_cookie() {
    const DAY: i64 = 24 * 3_600 * 1_000;
    let site = Site::start().await;
    let ada = site.guest("Ada").await;
    let token = ada.token.clone().expect("a token");
    let (person, hash) = (id_of(&ada).await, Sha256::digest(&token).into());
    let now = SystemTime::now().duration_since(UNIX_EPOCH).expect("after 1970").as_millis() as i64;
    let lasts = async |days: i64| site.store.session(hash, now + days * DAY).await.expect("readable").is_some();
    let age = async |left: i64| {
        site.store.extend_session(hash, now + left * DAY).await.expect("it is there");
    };
    let browser = Client::new(site.address);
    let ask = async |path: &str| {
        let headers = format!("Cookie: bearcade={token}\r\n");
        let answer = browser.request("GET", path, &headers, "").await.expect("an answer");
        answer.head.to_lowercase().lines().find(|line| line.starts_with("set-cookie")).map(str::to_owned)
    };
    assert_eq!(ask("/me").await, None, "it is new");
    age(151).await;
    assert_eq!(ask("/me").await, None, "it is nearly new");
    assert!(!lasts(152).await);
    age(149).await;
    let cookie = ask("/me").await.expect("a cookie");
    assert!(cookie.contains(&token) && cookie.contains("max-age=15552000"), "{cookie}");
    assert!(lasts(179).await);
    assert_eq!(ask("/me").await, None, "once is enough");
    // A program has no cookie.
    age(10).await;
    let answer = ada.request("GET", "/api/session", "", "").await.expect("an answer");
    assert!(!answer.head.to_lowercase().contains("set-cookie"), "{}", answer.head);
    assert!(lasts(179).await);
    // What has ended does not come back, and what ends now is not made to last.
    age(10).await;
    let signed_out = browser.request("DELETE", "/api/session", &format!("Cookie: bearcade={token}\r\n"), "").await;
    assert!(signed_out.expect("an answer").head.contains("Max-Age=0"));
    assert!(!lasts(0).await);
    assert_eq!(site.store.person(person).await.expect("readable").expect("is there").name, "Ada");
    site.stop().await;
}

/// Everything that the site knows of somebody is in the file they can take along.
#[tokio::test(flavor = "multi_thread")]
async fn an_export_holds_everything() {
    let site = Site::start().await;
    let (ada, ben) = (site.guest("Ada").await, site.guest("Ben").await);
    let (ada_id, ben_id) = (id_of(&ada).await, id_of(&ben).await);
    for person in [ada_id, ben_id] {
        site.store.claim(person, "hash", "code", 5, None).await.expect("claimed");
    }
    let id = for_two(&ada, &ben, json!({})).await;
    ada.post(&format!("/api/tables/{id}/chat"), &json!({ "text": "good luck" })).await.expect("said");
    ben.post(&format!("/api/tables/{id}/chat"), &json!({ "text": "you too" })).await.expect("said");
    let report = json!({ "text": "plays too well", "table": id });
    ada.post(&format!("/api/people/{ben_id}/report"), &report).await.expect("told");
    wish(&ben, &id, "resign").await.expect("the game ends");
    let table: TableId = id.parse().expect("an id");
    let daily = DailyScore { day: "2026-11-16".to_owned(), person: ada_id, table, score: 7, turns: 9, at: 1 };
    let finish = Some(Finish { daily: Some(daily), ..Finish::default() });
    let after = site.store.log(table, 0).await.expect("readable").len() as u64;
    let append = Append { table, after, at: 1, body: "\"began\"".to_owned(), summary: None, finish };
    site.store.append(append).await.expect("kept");
    ada.get("/api/ratings/chaos-bear").await.expect("a list");
    let export = ada.get("/api/me/export").await.expect("all of it");
    assert_eq!(export["chat"].as_array().map(Vec::len), Some(1));
    assert_eq!((&export["chat"][0]["text"], &export["chat"][0]["table"]), (&json!("good luck"), &json!(id)));
    assert_eq!((&export["ratings"][0]["game"], &export["ratings"][0]["games"]), (&json!("chaos-bear"), &json!(1)));
    assert_eq!((&export["daily"][0]["day"], &export["daily"][0]["score"]), (&json!("2026-11-16"), &json!(7)));
    let told = &export["reports"][0];
    assert_eq!((&told["text"], &told["about"]), (&json!("plays too well"), &json!(ben_id.to_string())));
    assert_eq!((&export["claimed"], export["sessions"].as_array().map(Vec::len)), (&json!(5), Some(1)));
    site.stop().await;
}

/// Nobody passes for another by letters that can't be seen, or turns what is said around.
#[tokio::test(flavor = "multi_thread")]
async fn letters_that_nobody_sees_mislead_nobody() {
    let site = Site::start().await;
    let (ada, ben) = (site.guest("Ada").await, site.guest("Ben").await);
    for name in ["\u{3164}", "\u{2800}\u{2800}", "Ada\u{34f}", "A\u{ad}da", "\u{202e}adA", "Ada\u{2069}"] {
        assert_eq!(code(ben.call("PATCH", "/api/me", &json!({ "name": name })).await).as_deref(), Some("bad_request"));
        let guest = site.nobody().post("/api/session", &json!({ "name": name })).await;
        assert_eq!(code(guest).as_deref(), Some("bad_request"), "{name:?}");
    }
    let id = for_two(&ada, &ben, json!({})).await;
    let mut live = listening(&ada, &id).await;
    let say = json!({ "text": "\u{202e}kcul\u{202c} \u{2067}doog\u{2069}, می\u{200c}خواهم" });
    ben.post(&format!("/api/tables/{id}/chat"), &say).await.expect("said");
    let heard = wait_for(&mut live, |message| message["type"] == "chat").await;
    assert_eq!(heard["text"], "kcul doog, می\u{200c}خواهم");
    let nothing = json!({ "text": "\u{2066}\u{3164}\u{2069}" });
    assert_eq!(code(ben.post(&format!("/api/tables/{id}/chat"), &nothing).await).as_deref(), Some("bad_request"));
    site.stop().await;
}

/// A block holds at one's own table also while one does not sit there.
#[tokio::test(flavor = "multi_thread")]
async fn whom_the_host_blocks_does_not_sit_at_their_table() {
    let site = Site::start().await;
    let (ada, ben) = (site.guest("Ada").await, site.guest("Ben").await);
    let body = json!({ "game": "chaos-bear", "public": true, "players": ["free", "free"] });
    let (id, _) = table(&ada, &body).await;
    let block = format!("/api/people/{}/block", id_of(&ben).await);
    ada.post(&block, &json!({})).await.expect("blocked");
    assert_eq!(code(wish(&ben, &id, "sit").await).as_deref(), Some("not_allowed"));
    ada.call("DELETE", &block, &json!({})).await.expect("no longer");
    wish(&ben, &id, "sit").await.expect("a seat");
    site.stop().await;
}

/// A guest may call themselves like an account; who has the name for themselves can be told.
#[tokio::test(flavor = "multi_thread")]
async fn a_table_tells_whose_name_is_theirs_alone() {
    let site = Site::start().await;
    let (ada, eve) = (site.guest("Ada").await, site.guest("ada").await);
    let id = for_two(&ada, &eve, json!({})).await;
    let mut live = listening(&eve, &id).await;
    let (ada, _) = claim(&ada, PASSWORD).await;
    let told = wait_for(&mut live, |message| message["type"] == "sync").await;
    for table in [told, show(&eve, &id).await] {
        assert_eq!((&table["players"][0]["claimed"], &table["players"][1]["claimed"]), (&json!(true), &json!(false)));
    }
    ada.call("PATCH", "/api/me", &json!({ "name": "Ada L." })).await.expect("renamed");
    let told = wait_for(&mut live, |message| message["type"] == "sync").await;
    assert_eq!((&told["players"][0]["name"], &told["players"][0]["claimed"]), (&json!("Ada L."), &json!(true)));
    // Also for a server that reads the table anew.
    let site = Site::on(site.stop().await, |_| {}).await;
    assert_eq!(show(&site.again(&eve), &id).await["players"][0]["claimed"], true);
    site.stop().await;
}

/// A program that names a session which is none is told so; a browser with an old cookie is a stranger's. A guest is told
/// what signing in leaves behind.
#[tokio::test(flavor = "multi_thread")]
async fn who_names_a_session_that_is_none_is_told() {
    let site = Site::start().await;
    let ada = site.guest("Ada").await;
    let (id, _) = common::table(&ada, &json!({ "game": "chaos-bear", "public": true })).await;
    let shown = ada.request("GET", "/sign-in", "", "").await.expect("a page").body;
    assert!(shown.contains("You play as a guest now"), "{shown}");
    let shown = site.nobody().request("GET", "/sign-in", "", "").await.expect("a page").body;
    assert!(!shown.contains("You play as a guest now"), "{shown}");
    ada.call("DELETE", "/api/session", &json!({})).await.expect("signed out");
    let path = format!("/api/tables/{id}");
    let refused = ada.request("GET", &path, "", "").await.expect("an answer");
    assert_eq!((refused.status, refused.code().as_deref()), (401, Some("no_session")));
    assert!(ada.live(&id, "").await.is_err());
    let cookie = format!("Cookie: bearcade={}\r\n", ada.token.as_deref().expect("a token"));
    assert_eq!(site.nobody().request("GET", &path, &cookie, "").await.expect("an answer").status, 200);
    site.stop().await;
}

/// Whoever types a name with other keys, or a blank too many, means the same name.
#[tokio::test(flavor = "multi_thread")]
async fn a_name_is_the_same_however_it_is_typed() {
    let site = Site::with(|config| config.rates.passwords_per_minute = 1_000).await;
    let (zoe, ann) = (site.guest("Zo\u{eb}").await, site.guest("Ann").await);
    let (zoe, recovery) = claim(&zoe, PASSWORD).await;
    claim(&ann, PASSWORD).await;
    for same in ["Zoe\u{308}", "Ａｎｎ", "\u{a0}ann\u{3000}"] {
        let other = site.guest(same).await;
        let claimed = other.post("/api/me/claim", &json!({ "password": PASSWORD })).await;
        assert_eq!(code(claimed).as_deref(), Some("name_taken"), "{same:?}");
    }
    for typed in ["Zo\u{eb}", "Zoe\u{308}", " zoe\u{308} ", "Zo\u{eb}\u{a0}"] {
        assert_eq!(id_of(&sign_in(&site, typed).await).await, id_of(&zoe).await, "{typed:?}");
    }
    let form = "name=Ann+&password=a+bear+in+the+wood";
    let header = "Content-Type: application/x-www-form-urlencoded\r\n";
    let page = site.nobody().request("POST", "/sign-in", header, form).await.expect("a page");
    assert_eq!(page.status, 303, "{}", page.body);
    let wrong = json!({ "name": "Zoe\u{308}", "password": "another password" });
    assert_eq!(code(site.nobody().post("/api/login", &wrong).await).as_deref(), Some("wrong_password"));
    // From before names had one form.
    let (id, name) = (PersonId::from_random(7), "Ｂｅｎ".to_owned());
    site.store.add_person(NewPerson { id, name, at: 0 }).await.expect("added");
    site.store.claim(id, "a hash", "another", 0, None).await.expect("claimed");
    let (password, _) = bearcade_server::reset_password(&*site.store, id).await.expect("reset");
    let signed_in = site.nobody().post("/api/login", &json!({ "name": "Ｂｅｎ", "password": password })).await;
    assert_eq!(signed_in.expect("signed in")["person"]["id"], id.to_string());
    let body = json!({ "name": "Zoe\u{308} ", "recovery": recovery, "password": "another password" });
    site.nobody().post("/api/recover", &body).await.expect("recovered");
    site.stop().await;
}

/// What is typed beside the password is the name that is claimed; a wrong code is told as such, and no name is lost.
#[tokio::test(flavor = "multi_thread")]
async fn pages_claim_what_was_typed_and_keep_it() {
    let site = Site::with(|config| config.rates.passwords_per_minute = 1_000).await;
    let ada = site.guest("Guest 7").await;
    let header = "Content-Type: application/x-www-form-urlencoded\r\n";
    let submit = async |person: &Client, path: &str, form: &str| {
        person.request("POST", path, header, form).await.expect("a page")
    };
    let claimed = submit(&ada, "/account/claim", "name=Ada+L.&password=a+bear+in+the+wood").await;
    assert!(claimed.status == 200 && claimed.body.contains("for the account Ada L."), "{}", claimed.body);
    let again = sign_in(&site, "Ada L.").await;
    let refused = submit(&again, "/sign-in", "name=Ada+L.&password=another+password").await;
    assert!(refused.status == 401 && refused.body.contains("value=\"Ada L.\""), "{}", refused.body);
    let refused = submit(&again, "/recover", "name=Ada+L.&recovery=x&password=another+password").await;
    assert!(refused.body.contains("the name or the code is wrong") && refused.body.contains("value=\"Ada L.\""));
    let own = format!("/api/people/{}/block", id_of(&again).await);
    assert_eq!(code(again.post(&own, &json!({})).await).as_deref(), Some("bad_request"), "nobody blocks themselves");
    site.stop().await;
}

/// Which names are taken is not to be tried out for many.
#[tokio::test(flavor = "multi_thread")]
async fn other_names_are_not_tried_without_end() {
    let site = Site::with(|config| config.rates.names_per_minute = 4).await;
    let (ada, ben) = (site.guest("Ada").await, site.guest("Ben").await);
    let name =
        async |person: &Client, name: &str| code(person.call("PATCH", "/api/me", &json!({ "name": name })).await);
    for other in ["Cid", "Dot", "Eve"] {
        assert_eq!(name(&ada, other).await, None);
    }
    let header = "Content-Type: application/x-www-form-urlencoded\r\n";
    let page = async || ada.request("POST", "/account/name", header, "name=Fay").await.expect("a page");
    assert_eq!(page().await.status, 303);
    // Another person at the same address is nobody else.
    assert_eq!(name(&ben, "Gus").await.as_deref(), Some("too_many"));
    let refused = page().await;
    assert_eq!(refused.status, 429);
    assert!(refused.body.contains("that was too often"), "{}", refused.body);
    ben.call("PATCH", "/api/me", &json!({ "settings": {} })).await.expect("settings are something else");
    site.stop().await;
}
