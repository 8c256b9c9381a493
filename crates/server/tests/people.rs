//! People: accounts, the daily bear, blocks, talk, and pages that work without scripts.

mod common;

use std::sync::Arc;
use std::time::Duration;

use bearcade_load::{Answer, Client, ClientError};
use bearcade_server::{Audit, audit};
use bearcade_store::{Append, PersonId, Sqlite, Store as _, TableId};
use common::{Site, claim, early_enough, for_two, show, wish};
use serde_json::{Value, json};

const PASSWORD: &str = "a bear in the wood";

/// A form, sent as a browser does.
async fn submit(client: &Client, path: &str, fields: &[(&str, &str)]) -> Answer {
    let escape = |text: &str| text.bytes().map(|byte| format!("%{byte:02X}")).collect::<Vec<_>>().concat();
    let body: Vec<String> = fields.iter().map(|(name, value)| format!("{name}={}", escape(value))).collect();
    let headers = format!("Content-Type: application/x-www-form-urlencoded\r\nOrigin: http://{}\r\n", client.address);
    client.request("POST", path, &headers, &body.join("&")).await.expect("an answer")
}

async fn page(client: &Client, path: &str) -> Answer {
    client.request("GET", path, "", "").await.expect("an answer")
}

/// A browser that holds the session cookie of an answer.
fn with_cookie_of(client: &Client, answer: &Answer) -> Client {
    let cookie =
        answer.head.lines().find_map(|line| line.to_lowercase().strip_prefix("set-cookie: ").map(str::to_owned));
    let token =
        cookie.as_deref().and_then(|cookie| cookie.strip_prefix("bearcade=")?.split(';').next().map(str::to_owned));
    client.clone().with_token(token)
}

async fn id_of(client: &Client) -> String {
    let who = client.get("/api/session").await.expect("a session");
    who["person"]["id"].as_str().expect("an id").to_owned()
}

fn person_id(id: &str) -> PersonId {
    id.parse().expect("an id")
}

fn code(answer: Result<Value, ClientError>) -> String {
    match answer {
        Err(ClientError::Refused(answer)) => answer.code().unwrap_or_default(),
        other => panic!("it should have been refused: {other:?}"),
    }
}

/// The counter of passwords that were hashed or compared.
async fn passwords_hashed(client: &Client) -> u64 {
    let metrics = page(client, "/metrics").await.body;
    let line = metrics.lines().find_map(|line| line.strip_prefix("bearcade_passwords_total ")).expect("the counter");
    line.parse().expect("a number")
}

#[tokio::test(flavor = "multi_thread")]
async fn an_unknown_name_gets_the_same_answer_after_the_same_work_as_a_wrong_password() {
    let site = Site::with(|config| config.rates.passwords_per_minute = 1_000).await;
    let ada = site.guest("Ada").await;
    let claimed = ada.post("/api/me/claim", &json!({ "password": PASSWORD })).await.expect("claimed");
    let recovery = claimed["recovery"].as_str().expect("a code").to_owned();
    let nobody = Client::new(site.address);
    let mut answers = Vec::new();
    for name in ["Ada", "Nobody"] {
        let before = passwords_hashed(&nobody).await;
        let body = json!({ "name": name, "password": "wrong password" }).to_string();
        let login = nobody.request("POST", "/api/login", "", &body).await.expect("an answer");
        let body = json!({ "name": name, "recovery": "wrong", "password": "another password" }).to_string();
        let recover = nobody.request("POST", "/api/recover", "", &body).await.expect("an answer");
        let form = submit(&nobody, "/sign-in", &[("name", name), ("password", "wrong password")]).await;
        let work = passwords_hashed(&nobody).await - before;
        // The form keeps what was typed.
        let shown = form.body.replace(&format!("value=\"{name}\""), "");
        answers.push((login.status, login.body, recover.status, recover.body, form.status, shown, work));
    }
    assert_eq!(answers[0], answers[1]);
    assert_eq!((answers[0].0, answers[0].2, answers[0].4, answers[0].6), (401, 401, 401, 2));
    // A guest's name is nobody's: it can't be recovered either.
    let cy = site.guest("Cy").await;
    let body = json!({ "name": "Cy", "recovery": recovery, "password": "another password" });
    assert_eq!(code(cy.post("/api/recover", &body).await), "wrong_password");
    site.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn passwords_can_not_be_guessed_fast() {
    let site = Site::with(|config| config.rates.passwords_per_minute = 3).await;
    let nobody = Client::new(site.address);
    let mut refused = Vec::new();
    for _ in 0..5 {
        let body = json!({ "name": "Ada", "password": "wrong password" });
        refused.push(code(nobody.post("/api/login", &body).await));
    }
    assert_eq!(refused, ["wrong_password", "wrong_password", "wrong_password", "too_many", "too_many"]);
    site.stop().await;
}

/// Claim, sign out, sign in, recover, change the name, take the data along, go for good: all by forms alone.
#[tokio::test(flavor = "multi_thread")]
async fn an_account_is_had_by_pages_alone() {
    let site = Site::with(|config| config.rates.passwords_per_minute = 1_000).await;
    let nobody = Client::new(site.address);
    let named = submit(&nobody, "/account/name", &[("name", "  Ada   L. ")]).await;
    assert_eq!(named.status, 303);
    let ada = with_cookie_of(&nobody, &named);
    assert!(named.head.to_lowercase().contains("httponly; samesite=lax"), "{}", named.head);
    assert!(page(&ada, "/account").await.body.contains("value=\"Ada L.\""));
    let short = submit(&ada, "/account/claim", &[("password", "short")]).await;
    assert_eq!((short.status, short.body.contains("8 to 200")), (400, true));
    let claimed = submit(&ada, "/account/claim", &[("password", PASSWORD)]).await;
    let recovery = between(&claimed.body, "<code class=\"recovery\">", "</code>");
    assert_eq!(recovery.split(' ').map(str::len).collect::<Vec<_>>(), [4; 8]);
    let ada = with_cookie_of(&nobody, &claimed);
    assert!(!page(&ada, "/account").await.body.contains(&recovery), "it is shown once");
    // Somebody else can't have the name, whatever its letters.
    let eve = site.guest("ADA l.").await;
    let taken = submit(&eve, "/account/claim", &[("password", PASSWORD)]).await;
    assert_eq!((taken.status, taken.body.contains("belongs to somebody else")), (409, true));

    assert_eq!(submit(&ada, "/account/sign-out", &[]).await.status, 303);
    assert_eq!(page(&ada, "/me").await.status, 401, "the session has ended");
    let wrong = submit(&nobody, "/sign-in", &[("name", "Ada L."), ("password", "something else")]).await;
    assert_eq!((wrong.status, wrong.body.contains("role=\"alert\"")), (401, true));
    let signed_in = submit(&nobody, "/sign-in", &[("name", "ada l."), ("password", PASSWORD)]).await;
    let ada = with_cookie_of(&nobody, &signed_in);
    assert!(page(&ada, "/me").await.body.contains("<h1>Ada L.</h1>"));

    let new = "another password";
    let fields = [("name", "Ada L."), ("recovery", recovery.as_str()), ("password", new)];
    let recovered = submit(&nobody, "/recover", &fields).await;
    let next = between(&recovered.body, "<code class=\"recovery\">", "</code>");
    assert_ne!(next, recovery);
    assert_eq!(page(&ada, "/me").await.status, 401, "all sessions have ended");
    assert_eq!(submit(&nobody, "/recover", &fields).await.status, 401, "a code is good once");
    assert_eq!(submit(&nobody, "/sign-in", &[("name", "Ada L."), ("password", PASSWORD)]).await.status, 401);
    let ada = with_cookie_of(&nobody, &submit(&nobody, "/sign-in", &[("name", "Ada L."), ("password", new)]).await);

    let export = page(&ada, "/account/export").await;
    assert!(export.head.to_lowercase().contains("content-disposition: attachment"));
    assert_eq!(export.json()["person"]["name"], "Ada L.");
    for secret in [PASSWORD, new, recovery.as_str(), next.as_str(), "argon2"] {
        assert!(!export.body.contains(secret), "{secret} is no business of a file's");
    }
    assert_eq!(submit(&ada, "/account/delete", &[]).await.status, 303, "the box was not ticked");
    assert_eq!(page(&ada, "/me").await.status, 200);
    assert_eq!(submit(&ada, "/account/delete", &[("sure", "yes"), ("password", new)]).await.status, 303);
    assert_eq!(submit(&nobody, "/sign-in", &[("name", "Ada L."), ("password", new)]).await.status, 401);
    assert_eq!(submit(&eve, "/account/claim", &[("password", PASSWORD)]).await.status, 200, "the name is free again");
    site.stop().await;
}

fn between(text: &str, start: &str, end: &str) -> String {
    let found = text.split_once(start).and_then(|(_, rest)| rest.split_once(end));
    found.unwrap_or_else(|| panic!("no {start} in {text}")).0.to_owned()
}

/// A form from another site changes nothing.
#[tokio::test(flavor = "multi_thread")]
async fn forms_of_other_sites_are_refused() {
    let site = Site::start().await;
    let ada = site.guest("Ada").await;
    for path in ["/account/name", "/account/delete", "/account/claim", "/sign-in", "/recover", "/daily"] {
        let headers = "Content-Type: application/x-www-form-urlencoded\r\nOrigin: http://evil.example\r\n";
        let answer =
            ada.request("POST", path, headers, "name=Eve&sure=yes&password=12345678").await.expect("an answer");
        assert_eq!((answer.status, answer.code().as_deref()), (403, Some("wrong_origin")), "{path}");
    }
    assert_eq!(ada.get("/api/session").await.expect("still there")["person"]["name"], "Ada");
    site.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_language_is_chosen_and_kept() {
    let site = Site::start().await;
    let nobody = Client::new(site.address);
    let asked = |headers: &'static str| async move {
        let client = Client::new(site.address);
        between(&client.request("GET", "/daily", headers, "").await.expect("a page").body, "<html lang=\"", "\"")
    };
    assert_eq!(asked("").await, "en");
    assert_eq!(asked("Accept-Language: es-MX, nl;q=0.5\r\n").await, "es");
    assert_eq!(asked("Accept-Language: es-MX\r\nCookie: lang=nl\r\n").await, "nl");
    let set = submit(&nobody, "/account/language", &[("lang", "nl")]).await;
    assert!(set.head.to_lowercase().contains("set-cookie: lang=nl;"), "{}", set.head);
    let ada = site.guest("Ada").await;
    ada.call("PATCH", "/api/me", &json!({ "settings": { "theme": "dark" } })).await.expect("kept");
    submit(&ada, "/account/language", &[("lang", "es")]).await;
    let shown = ada.request("GET", "/me", "Accept-Language: nl\r\nCookie: lang=en\r\n", "").await.expect("a page");
    assert_eq!(between(&shown.body, "<html lang=\"", "\""), "es", "what is set comes first");
    let settings = &ada.get("/api/me/export").await.expect("all of it")["settings"];
    assert_eq!(settings, &json!({ "theme": "dark", "lang": "es" }), "other settings stay");
    for path in
        ["/", "/sign-in", "/recover", "/account", "/account/delete", "/me", "/ratings", "/ratings/el-oso", "/daily"]
    {
        for lang in ["en", "nl", "es"] {
            let headers = format!("Accept-Language: {lang}\r\n");
            let shown = nobody.request("GET", path, &headers, "").await.expect("a page");
            assert!(matches!(shown.status, 200 | 303), "{path}");
            assert!(!shown.body.contains("people-"), "{path} in {lang}: a message has no words");
        }
    }
    site.stop().await;
}

/// Whoever deletes their account leaves games without a name: on pages, over the API, in memory and in the store.
#[tokio::test(flavor = "multi_thread")]
async fn deletion_leaves_games_without_a_name() {
    let site = Site::start().await;
    let (zed, ben) = (site.guest("Zedediah").await, site.guest("Ben").await);
    let body = json!({ "game": "chaos-bear", "public": true });
    let table = zed.post("/api/tables", &body).await.expect("a table");
    let id = table["id"].as_str().expect("an id").to_owned();
    ben.post(&format!("/api/tables/{id}/sit"), &json!({})).await.expect("a seat");
    zed.post(&format!("/api/tables/{id}/chat"), &json!({ "text": "my secret words" })).await.expect("said");
    let zed_id = id_of(&zed).await;
    let path = format!("/table/{id}");
    assert!(page(&ben, &path).await.body.contains("Zedediah"));
    zed.call("PATCH", "/api/me", &json!({ "name": "Zoltan" })).await.expect("renamed");
    assert!(page(&ben, &path).await.body.contains("Zoltan"), "a new name shows at once");
    zed.call("DELETE", "/api/me", &json!({})).await.expect("forgotten");
    for path in [path, format!("/api/tables/{id}"), format!("/api/tables/{id}/chat"), "/me".to_owned()] {
        let body = page(&ben, &path).await.body;
        for trace in ["Zedediah", "Zoltan", "my secret words"] {
            assert!(!body.contains(trace), "{path}: {trace}");
        }
    }
    assert_eq!(page(&ben, &format!("/people/{zed_id}")).await.status, 404);
    ben.post(&format!("/api/tables/{id}/resign"), &json!({})).await.expect("the game can still be ended");
    let folder = site.stop().await;
    let store = Sqlite::open_read_only(&folder.path().join("site.db")).expect("opens");
    assert_eq!(store.person(person_id(&zed_id)).await.expect("readable").expect("a shell").name, "");
    let Audit { tables, faults, .. } = audit(&store).await.expect("readable");
    assert_eq!((tables, faults), (1, Vec::new()));
}

/// Plays on by the first or last legal action, and stops where the rules let one.
async fn play_out(person: &Client, id: &str, last: bool) {
    for _ in 0..2_000 {
        let legal = person.get(&format!("/api/tables/{id}/legal")).await.expect("legal actions");
        let legal = legal["legal"].as_array().expect("a list").clone();
        let picked = if last { legal.last() } else { legal.first() };
        let Some(action) = legal.iter().find(|action| *action == "stop").or(picked) else { return };
        person.post(&format!("/api/tables/{id}/act"), &json!({ "action": action })).await.expect("a legal action");
    }
    panic!("the game does not end");
}

/// EO-27: the same setup for everybody, the first attempt counts, only accounts claimed before the day are ranked, and
/// nobody sees another's board or any record until the day is over.
#[tokio::test(flavor = "multi_thread")]
async fn eo_27_the_daily_bear() {
    early_enough().await;
    let site = Site::start().await;
    let store = Arc::clone(&site.store);
    let people = [site.guest("Ada").await, site.guest("Ben").await, site.guest("Cy").await];
    // Ada and Ben have their names since 1970, Cy is a guest.
    for person in &people[..2] {
        store.claim(person_id(&id_of(person).await), "hash", "code", 1, None).await.expect("claimed");
    }
    let mut tables = Vec::new();
    let mut boards = Vec::new();
    for person in &people {
        let begun = person.post("/api/daily", &json!({})).await.expect("a table");
        assert_eq!(person.post("/api/daily", &json!({})).await.expect("the same table"), begun);
        let id = begun["id"].as_str().expect("an id").to_owned();
        boards.push(person.get(&format!("/api/tables/{id}")).await.expect("one's own board")["view"].clone());
        tables.push(id);
    }
    assert_eq!(boards[0], boards[1]);
    assert_eq!(boards[0], boards[2]);
    let (ada, ben, cy) = (&people[0], &people[1], &people[2]);
    let own = format!("/api/tables/{}", tables[0]);
    for other in [ben, &Client::new(site.address)] {
        assert_eq!(code(other.get(&own).await), "not_found", "another's board is not there");
        assert!(other.live(&tables[0], "").await.is_err());
        assert_eq!(page(other, &format!("/table/{}", tables[0])).await.status, 404);
    }
    assert_eq!(code(ada.post(&format!("{own}/away"), &json!({})).await), "not_allowed", "no bot plays for anybody");
    for (number, person) in people.iter().enumerate() {
        play_out(person, &tables[number], number == 1).await;
        let again = person.post("/api/daily", &json!({})).await.expect("the same table");
        assert_eq!(again["id"], tables[number].as_str(), "there is no second attempt");
    }
    let record = page(ada, &format!("{own}/record")).await;
    assert_eq!((record.status, record.code().as_deref()), (403, Some("not_allowed")), "not even one's own");
    for (person, status) in [(ada, 403), (ben, 404)] {
        for what in ["replay", "review"] {
            let path = format!("/{what}/{}", tables[0]);
            assert_eq!(page(person, &path).await.status, status, "{path} says the same as the record");
        }
    }
    let board = page(ada, &format!("/table/{}", tables[0])).await.body;
    assert!(board.contains("when the day is over") && !board.contains("/replay/") && !board.contains("/review/"));

    let board = cy.get("/api/daily").await.expect("the leaderboard");
    assert_eq!(board["over"], false);
    let ranking = board["ranking"].as_array().expect("a list");
    let key = |line: &Value| (-line["score"].as_i64().expect("a number"), line["turns"].as_i64().expect("a number"));
    assert_eq!(ranking.len(), 2, "a guest is not ranked");
    assert!(key(&ranking[0]) <= key(&ranking[1]), "more pieces first, then fewer turns: {ranking:?}");
    assert!(ranking.iter().all(|line| line.get("table").is_none()), "no way to another's game");
    assert_eq!(board["you"]["ranked"], false);
    let better = ranking.iter().filter(|line| key(line) < key(&board["you"])).count() as u64;
    assert_eq!(board["you"]["place"], better + 1, "a guest sees their place, unlisted");
    let mine = &ada.get("/api/daily").await.expect("the leaderboard")["you"];
    assert_eq!((&mine["ranked"], &mine["table"]), (&json!(true), &json!(tables[0])));
    let shown = page(ada, "/daily").await.body;
    assert!(shown.contains("Ben") && !shown.contains("Cy</a>") && !shown.contains("Play today"), "{shown}");
    let day = board["day"].as_str().expect("a day").to_owned();
    assert_eq!(ada.get(&format!("/api/daily/{day}")).await.expect("by its name")["ranking"], board["ranking"]);
    for no_day in ["2026-13-01", "yesterday", "2026-1-1"] {
        assert_eq!(code(ada.get(&format!("/api/daily/{no_day}")).await), "not_found");
    }

    // The same game as if it had been played long ago: now everybody may see it.
    let old = copy_to_day(&store, &tables[0], &day, "2001-02-03").await;
    let record = page(cy, &format!("/api/tables/{old}/record")).await;
    assert_eq!((record.status, record.body.contains("result: ")), (200, true));
    for what in ["table", "replay", "review"] {
        assert_eq!(page(cy, &format!("/{what}/{old}")).await.status, 200, "{what}");
    }
    site.stop().await;
}

/// Copies a daily table to another day.
async fn copy_to_day(store: &Sqlite, table: &str, from: &str, to: &str) -> TableId {
    let id: TableId = table.parse().expect("an id");
    let row = store.table(id).await.expect("readable").expect("is there");
    let copy = TableId::from_random(id.number() as u64 ^ 1);
    let mut table = row.table;
    assert!(table.setup.contains(from));
    (table.id, table.setup) = (copy, table.setup.replace(from, to));
    store.add_table(table).await.expect("kept");
    for entry in store.log(id, 0).await.expect("readable") {
        let (after, at, body) = (entry.number - 1, entry.at, entry.body);
        store.append(Append { table: copy, after, at, body, summary: None, finish: None }).await.expect("kept");
    }
    copy
}

/// The secret is the site's and stays: after a restart the day's dice are the same, and another site has others.
#[tokio::test(flavor = "multi_thread")]
async fn eo_27_a_restart_changes_no_dice() {
    early_enough().await;
    let folder = tempfile::tempdir().expect("a folder");
    let mut boards = Vec::new();
    for data in ["one.db", "one.db", "two.db"] {
        let data = folder.path().join(data);
        let site = Site::with(|config| config.data = data).await;
        let guest = site.guest("Ada").await;
        let id = guest.post("/api/daily", &json!({})).await.expect("a table")["id"].as_str().expect("an id").to_owned();
        boards.push(guest.get(&format!("/api/tables/{id}")).await.expect("one's own board")["view"].clone());
        site.stop().await;
    }
    assert_eq!(boards[0], boards[1]);
    assert_ne!(boards[0], boards[2]);
}

/// A table of three people, and what one of them sees of it.
async fn three_at_a_table(site: &Site) -> ([Client; 3], String) {
    let people = [site.guest("Ada").await, site.guest("Ben").await, site.guest("Cy").await];
    let body = json!({ "game": "folly-and-fortune", "seats": 3, "public": true });
    let table = people[0].post("/api/tables", &body).await.expect("a table");
    let id = table["id"].as_str().expect("an id").to_owned();
    for person in &people[1..] {
        person.post(&format!("/api/tables/{id}/sit"), &json!({})).await.expect("a seat");
    }
    (people, id)
}

#[tokio::test(flavor = "multi_thread")]
async fn taking_back_needs_everybody_elses_agreement() {
    let site = Site::start().await;
    let (people, id) = three_at_a_table(&site).await;
    let path = |what: &str| format!("/api/tables/{id}/{what}");
    let look = || async { people[0].get(&format!("/api/tables/{id}")).await.expect("the table") };
    let legal = people[0].get(&path("legal")).await.expect("legal actions");
    let before = look().await;
    let act = json!({ "action": legal["legal"][0] });
    people[0].post(&path("act"), &act).await.expect("a legal action");
    let undo = async |person: usize| people[person].post(&path("undo"), &Value::Null).await;
    undo(0).await.expect("asked");
    let asked = look().await;
    assert_eq!((&asked["asks_undo"], &asked["agreed_undo"]), (&json!(0), &json!([])));
    assert!(page(&people[1], &format!("/table/{id}")).await.body.contains("asks to take back"));
    undo(1).await.expect("agreed");
    undo(1).await.expect("agreeing twice changes nothing");
    let half = look().await;
    assert_eq!((&half["asks_undo"], &half["agreed_undo"]), (&json!(0), &json!([1])), "one of two is not enough");
    assert_eq!(half["seq"], asked["seq"].as_u64().expect("a number") + 1);
    assert!(!page(&people[1], &format!("/table/{id}")).await.body.contains("asks to take back"));
    people[2].post(&path("refuse-undo"), &Value::Null).await.expect("refused");
    let refused = look().await;
    assert!(refused.get("asks_undo").is_none() && refused.get("agreed_undo").is_none());
    undo(0).await.expect("asked again");
    undo(2).await.expect("agreed");
    assert_eq!(look().await["agreed_undo"], json!([2]), "an earlier agreement does not count");
    undo(1).await.expect("agreed");
    let after = look().await;
    assert_eq!(after["view"], before["view"], "as before the decision");
    assert!(after["decision"].as_u64() > before["decision"].as_u64(), "a number never comes back");
    assert!(after.get("asks_undo").is_none());

    let folder = site.stop().await;
    let store = Sqlite::open_read_only(&folder.path().join("site.db")).expect("opens");
    assert_eq!(audit(&store).await.expect("readable").faults, Vec::new(), "the log says all of it");
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_are_not_asked_whether_they_agree() {
    let site = Site::start().await;
    let (ada, ben) = (site.guest("Ada").await, site.guest("Ben").await);
    let body = json!({ "game": "folly-and-fortune", "public": true, "players": ["me", "free", "cub"] });
    let table = ada.post("/api/tables", &body).await.expect("a table");
    let path = |what: &str| format!("/api/tables/{}{what}", table["id"].as_str().expect("an id"));
    ben.post(&path("/sit"), &json!({})).await.expect("a seat");
    // The bot lays its row first, so that nothing of it comes between.
    for _ in 0..1_000 {
        let state = ada.get(&path("")).await.expect("the table");
        if !state["turn"]["seats"].as_array().expect("a list").contains(&json!(2)) {
            break;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    let legal = ada.get(&path("/legal")).await.expect("legal actions");
    ada.post(&path("/act"), &json!({ "action": legal["legal"][0] })).await.expect("a legal action");
    ada.post(&path("/undo"), &Value::Null).await.expect("asked");
    assert_eq!(ada.get(&path("")).await.expect("the table")["asks_undo"], 0, "a person is asked");
    ben.post(&path("/undo"), &Value::Null).await.expect("agreed");
    assert!(ada.get(&path("")).await.expect("the table").get("asks_undo").is_none(), "the bot is not");
    site.stop().await;
}

/// Whoever blocks somebody does not hear them: in lists, on pages and live. Others do.
#[tokio::test(flavor = "multi_thread")]
async fn the_words_of_the_blocked_are_not_shown_to_those_who_block_them() {
    let site = Site::start().await;
    let (people, id) = three_at_a_table(&site).await;
    let [ada, ben, cy] = &people;
    let ben_id = id_of(ben).await;
    assert_eq!(submit(ada, &format!("/people/{ben_id}/block"), &[]).await.status, 303);
    let mut lives = [ada.live(&id, "").await.expect("live"), cy.live(&id, "").await.expect("live")];
    for live in &mut lives {
        assert_eq!(live.next_json().await["type"], "sync");
    }
    let say = format!("/api/tables/{id}/chat");
    ben.post(&say, &json!({ "text": "boo" })).await.expect("said");
    assert_eq!(submit(cy, &format!("/table/{id}/say"), &[("text", "hello  all")]).await.status, 303);
    let texts = |said: &Value| -> Vec<String> {
        let said = said["chat"].as_array().expect("a list");
        said.iter().map(|line| line["text"].as_str().expect("text").to_owned()).collect()
    };
    assert_eq!(texts(&ada.get(&say).await.expect("a list")), ["hello all"]);
    assert_eq!(texts(&cy.get(&say).await.expect("a list")), ["boo", "hello all"]);
    assert_eq!(lives[0].next_json().await["text"], "hello all");
    assert_eq!(lives[1].next_json().await["text"], "boo");
    assert_eq!(lives[1].next_json().await["person"], id_of(cy).await.as_str());
    for path in [format!("/table/{id}"), format!("/table/{id}/chat")] {
        let shown = page(ada, &path).await.body;
        assert!(shown.contains("hello all") && !shown.contains("boo"), "{path}");
        assert!(page(cy, &path).await.body.contains("boo"), "{path}");
    }
    // Too long, and by somebody who does not sit there.
    let long = "x".repeat(301);
    assert_eq!(submit(cy, &format!("/table/{id}/say"), &[("text", &long)]).await.status, 400);
    let eve = site.guest("Eve").await;
    assert_eq!(submit(&eve, &format!("/table/{id}/say"), &[("text", "hi")]).await.status, 403);
    // The block shows on one's own page, keeps Ben away from new tables, and can be lifted.
    assert!(page(ada, "/me").await.body.contains(&format!("/people/{ben_id}/unblock")));
    let table = ada.post("/api/tables", &json!({ "game": "chaos-bear", "public": true })).await.expect("a table");
    let sit = format!("/api/tables/{}/sit", table["id"].as_str().expect("an id"));
    assert_eq!(code(ben.post(&sit, &json!({})).await), "not_allowed");
    assert_eq!(submit(ada, &format!("/people/{ben_id}/unblock"), &[]).await.status, 303);
    assert!(!page(ada, "/me").await.body.contains("unblock"));
    assert_eq!(texts(&ada.get(&say).await.expect("a list")), ["boo", "hello all"]);
    ben.post(&sit, &json!({})).await.expect("a seat");
    site.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn reports_reach_the_operators() {
    let site = Site::start().await;
    let (ada, ben) = (site.guest("Ada").await, site.guest("Ben").await);
    let ben_id = id_of(&ben).await;
    let told = submit(&ada, &format!("/people/{ben_id}/report"), &[("text", "was rude")]).await;
    assert!(told.body.contains("Thank you"), "{}", told.body);
    assert_eq!(submit(&ada, &format!("/people/{ben_id}/report"), &[("text", "  ")]).await.status, 400);
    assert_eq!(submit(&ada, "/people/000000000000/report", &[("text", "was rude")]).await.status, 404);
    let folder = site.stop().await;
    let store = Sqlite::open_read_only(&folder.path().join("site.db")).expect("opens");
    let reports = store.reports(false).await.expect("readable");
    assert_eq!(reports.len(), 1);
    assert_eq!((reports[0].about, reports[0].text.as_str()), (person_id(&ben_id), "was rude"));
}

/// One's own page: games to move in first, then what was, and ratings that lead to people and bots.
#[tokio::test(flavor = "multi_thread")]
async fn pages_of_people_show_games_results_and_ratings() {
    let site = Site::start().await;
    let (ada, ben, guest) = (site.guest("Ada").await, site.guest("Ben").await, site.guest("Cleo").await);
    let (ada, ben) = (claim(&ada, PASSWORD).await.0, claim(&ben, PASSWORD).await.0);
    let create = |public: bool| json!({ "game": "chaos-bear", "public": public, "players": ["me", "free"] });
    let mut ids = Vec::new();
    for public in [true, false, true] {
        let table = ada.post("/api/tables", &create(public)).await.expect("a table");
        let id = table["id"].as_str().expect("an id").to_owned();
        let sit = json!({ "invite": table["invite"] });
        ben.post(&format!("/api/tables/{id}/sit"), &sit).await.expect("a seat");
        ids.push(id);
    }
    // The third table waits for Ben: Ada has moved there.
    let roll = json!({ "action": "roll" });
    ada.post(&format!("/api/tables/{}/act", ids[2]), &roll).await.expect("a legal action");
    let games = ada.get("/api/me/games").await.expect("a list");
    let turns: Vec<bool> =
        games["games"].as_array().expect("a list").iter().map(|game| game["to_move"] == true).collect();
    assert_eq!(turns, [true, true, false]);
    let shown = page(&ada, "/me").await.body;
    assert_eq!(shown.matches("Your turn").count(), 2);
    assert!(shown.contains("Chaos Bear with Ben"), "{shown}");
    let third = shown.find(&ids[2]).expect("it is listed");
    assert!(third > shown.rfind("Your turn").expect("it is said"), "where it is not one's turn comes last");
    for id in &ids[..2] {
        ben.post(&format!("/api/tables/{id}/resign"), &json!({})).await.expect("the game ends");
    }
    let shown = page(&ada, "/me").await.body;
    assert!(shown.contains("won, score"), "{shown}");
    let (ada_id, ben_id) = (id_of(&ada).await, id_of(&ben).await);
    let public = page(&ben, &format!("/people/{ada_id}")).await.body;
    assert!(public.contains(&ids[0]) && !public.contains(&ids[1]), "private games stay private");
    assert!(public.contains("± ") && public.contains("/report"));
    assert!(!page(&ada, &format!("/people/{ada_id}")).await.body.contains("/report"), "nobody reports themselves");
    let ratings = page(&ben, "/ratings/chaos-bear").await.body;
    let place = |id: &str| ratings.find(&format!("/people/{id}")).expect("is listed");
    assert!(place(&ada_id) < place(&ben_id), "who won stands higher");
    // A guest may be anybody: nobody gains anything by winning against one. Nor does whoever was helped by a bot.
    let listed = async || ada.get("/api/ratings/chaos-bear").await.expect("a list")["ratings"].clone();
    let before = listed().await;
    assert_eq!((before.as_array().map(Vec::len), before[0]["id"].as_str()), (Some(2), Some(ada_id.as_str())));
    let id = for_two(&ada, &guest, json!({})).await;
    wish(&guest, &id, "resign").await.expect("the game ends");
    let id = for_two(&ada, &ben, json!({ "options": { "start": 1_000 } })).await;
    wish(&ada, &id, "away").await.expect("a bot plays on");
    let mut seen = show(&ada, &id).await;
    while seen["turn"]["seats"][0] == 0 {
        tokio::time::sleep(std::time::Duration::from_millis(5)).await;
        seen = show(&ada, &id).await;
    }
    wish(&ada, &id, "back").await.expect("played on oneself");
    wish(&ben, &id, "resign").await.expect("the game ends");
    assert_eq!(listed().await, before);
    assert_eq!(page(&ben, "/ratings/chess").await.status, 404);
    assert_eq!(code(ben.get("/api/ratings/chess").await), "not_found");
    assert_eq!(page(&ben, "/people/nobody").await.status, 404);
    site.stop().await;
}

/// An invite link is whole: it can be sent as it stands, and leads a stranger to the table.
#[tokio::test(flavor = "multi_thread")]
async fn an_invite_link_can_be_sent_as_it_stands() {
    for secure in [false, true] {
        let site = Site::with(|config| config.secure_cookies = secure).await;
        let ada = site.guest("Ada").await;
        let (id, invite) = common::table(&ada, &json!({ "game": "chaos-bear" })).await;
        let shown = page(&ada, &format!("/table/{id}?invite={invite}")).await.body;
        let scheme = if secure { "https" } else { "http" };
        let start = format!("{scheme}://{}", site.address);
        let link = between(&shown, &format!("<code class=\"link\">{start}"), "</code>");
        let ben = site.guest("Ben").await;
        assert_eq!(page(&ben, &format!("/table/{id}")).await.status, 404);
        let invited = page(&ben, &link).await;
        assert_eq!((invited.status, invited.body.contains("/sit")), (200, true));
        site.stop().await;
    }
}

/// What is said is no entry of the log: the answer to it has the table's own number. Whoever was invited to watch reads it.
#[tokio::test(flavor = "multi_thread")]
async fn what_is_said_has_no_number_among_the_moves_and_is_read_by_whoever_is_invited() {
    let site = Site::start().await;
    let (ada, ben) = (site.guest("Ada").await, site.guest("Ben").await);
    let (id, invite) = common::table(&ada, &json!({ "game": "chaos-bear", "players": ["me", "free"] })).await;
    let mut live = common::listening(&ada, &id).await;
    for number in 0..3 {
        live.say(json!({ "cmd": "say", "text": "is anybody there?", "id": number }).to_string()).await.expect("said");
        let answer = common::wait_for(&mut live, |message| message["id"] == number).await;
        assert_eq!((&answer["type"], &answer["seq"]), (&json!("ok"), &show(&ada, &id).await["seq"]));
    }
    let path = format!("/api/tables/{id}/chat");
    assert_eq!(code(ben.get(&path).await), "not_found");
    let heard = ben.get(&format!("{path}?invite={invite}")).await.expect("the talk");
    assert_eq!(heard["chat"].as_array().map(Vec::len), Some(3));
    site.stop().await;
}
