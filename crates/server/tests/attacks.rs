//! One address that asks for too much: it is stopped, it is seen, and nobody else waits for it.

mod common;

use std::io::Write;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use bearcade_load::{Answer, Client};
use bearcade_store::Store as _;
use common::{Site, claim, code, show, table, wish};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio::sync::Semaphore;

/// A small deck, in its shortest form.
fn deck() -> String {
    let cards = (1..=60).map(|number| format!("base\tF{number}\t1\t1\tnone"));
    let lines: Vec<String> = std::iter::once("set\tid\tnumber\thealth\tpower".to_owned()).chain(cards).collect();
    lines.join("\n") + "\n"
}

fn with_deck(deck: &str) -> Value {
    json!({ "game": "folly-and-fortune", "options": { "deck": deck }, "seats": 2, "players": ["me"] })
}

/// A request that a proxy passes on from another address.
async fn from(client: &Client, address: &str, method: &str, path: &str, body: &Value) -> Answer {
    let header = format!("X-Forwarded-For: {address}\r\n");
    client.request(method, path, &header, &body.to_string()).await.expect("an answer")
}

async fn metrics(site: &Site) -> String {
    site.nobody().request("GET", "/metrics", "", "").await.expect("the page").body
}

/// The count of a kind.
fn count(page: &str, metric: &str, kind: &str) -> u64 {
    let start = format!("bearcade_{metric}{{kind=\"{kind}\"}} ");
    let line = page.lines().find_map(|line| line.strip_prefix(&start));
    line.expect("a line of the page").parse().expect("a number")
}

/// What was logged in this process.
static LOG: Mutex<Vec<u8>> = Mutex::new(Vec::new());

#[derive(Clone)]
struct Lines;

impl Write for Lines {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        LOG.lock().expect("no panic").extend(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

/// Keeps what is logged from now on.
fn keep_log() {
    let lines = tracing_subscriber::fmt().with_ansi(false).with_writer(|| Lines);
    // Another test of this file may have been first.
    let _ = lines.with_max_level(tracing::Level::WARN).try_init();
}

/// The lines that hold all of these.
fn logged(parts: &[&str]) -> Vec<String> {
    let log = String::from_utf8_lossy(&LOG.lock().expect("no panic")).into_owned();
    log.lines().filter(|line| parts.iter().all(|part| line.contains(part))).map(str::to_owned).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_deck_is_kept_without_what_it_is_padded_with() {
    let site = Site::start().await;
    let ada = site.guest("Ada").await;
    let padded = format!("{}{}", deck().replace('\n', "\n\n"), "\n".repeat(30_000));
    let (id, _) = table(&ada, &with_deck(&padded)).await;
    let kept = site.store.table(id.parse().expect("an id")).await.expect("readable").expect("is there");
    assert_eq!(serde_json::from_str::<Value>(&kept.table.options).expect("JSON"), json!({ "deck": deck() }));
    assert_eq!(show(&ada, &id).await["table"]["options"]["deck"], deck());
    site.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_has_a_few_tables_under_way_also_after_a_restart() {
    let limits = |config: &mut bearcade_server::Config| {
        (config.rates.tables_per_guest, config.rates.tables_per_account) = (3, 4);
    };
    let site = Site::with(limits).await;
    let (ada, ben) = (site.guest("Ada").await, site.guest("Ben").await);
    let body = json!({ "game": "chaos-bear", "players": ["me", "cub"] });
    let mut tables = Vec::new();
    for _ in 0..3 {
        tables.push(table(&ada, &body).await.0);
    }
    assert_eq!(code(ada.post("/api/tables", &body).await).as_deref(), Some("too_many"));
    table(&ben, &body).await;
    let site = Site::on(site.stop().await, limits).await;
    let ada = site.again(&ada);
    let refused = ada.request("POST", "/api/tables", "", &body.to_string()).await.expect("an answer");
    assert_eq!(refused.status, 429);
    assert!(refused.body.contains("3 tables under way"), "{}", refused.body);
    // In the reader's language on a page.
    let page = ada.request("POST", "/play/chaos-bear", "Accept: text/html\r\nAccept-Language: nl\r\n", "").await;
    assert!(page.expect("a page").body.contains("3 tafels lopen"));
    wish(&ada, &tables[0], "resign").await.expect("resigned");
    table(&ada, &body).await;
    assert_eq!(code(ada.post("/api/tables", &body).await).as_deref(), Some("too_many"));
    let (ada, _) = claim(&ada, "correct horse battery").await;
    table(&ada, &body).await;
    assert_eq!(code(ada.post("/api/tables", &body).await).as_deref(), Some("too_many"), "an account has a limit too");
    site.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_has_little_room_for_options_and_the_guests_of_an_address_have_little_more() {
    let kilobytes = (deck().len() as u32).div_ceil(1_024);
    let site = Site::with(|config| {
        config.trusts_proxy = "true".parse().expect("a setting");
        config.rates.options_kb_per_guest = 2 * kilobytes + 1;
        config.rates.options_kb_per_address = 5 * kilobytes;
        config.rates.tables_per_minute = 1_000;
    })
    .await;
    let body = with_deck(&deck());
    let mut made = 0;
    for guest in 0..10 {
        let guest = site.guest(&format!("Guest {guest}")).await;
        let mut own = 0;
        for _ in 0..5 {
            let answer = from(&guest, "2001:db8:1:2::9", "POST", "/api/tables", &body).await;
            own += u32::from(answer.status == 200);
            assert!(matches!(answer.status, 200 | 429), "{}", answer.body);
        }
        assert!(own < 5, "a guest is stopped");
        made += own;
    }
    let size = json!({ "deck": deck() }).to_string().len() as u32;
    assert_eq!(made, 5 * kilobytes * 1_024 / size, "as many as fit");
    let guest = site.guest("Zoe").await;
    assert_eq!(
        from(&guest, "2001:db8:1:2:ffff::1", "POST", "/api/tables", &body).await.status,
        429,
        "the same network"
    );
    assert_eq!(from(&guest, "2001:db8:1:3::9", "POST", "/api/tables", &body).await.status, 200, "another network");
    let page = metrics(&site).await;
    assert!(count(&page, "limited_total", "options") > 0, "{page}");
    site.stop().await;
}

/// A person who forgets themselves makes room for nobody else of their address.
#[tokio::test(flavor = "multi_thread")]
async fn an_address_has_a_limit_for_all_its_guests() {
    let site = Site::with(|config| config.rates.tables_per_address = 4).await;
    let body = json!({ "game": "chaos-bear", "seats": 2, "players": ["cub"], "public": true });
    for guest in 0..4 {
        let guest = site.guest(&format!("Guest {guest}")).await;
        table(&guest, &body).await;
        guest.call("DELETE", "/api/me", &json!({})).await.expect("forgotten");
    }
    let late = site.guest("Late").await;
    let refused = late.request("POST", "/api/tables", "", &body.to_string()).await.expect("an answer");
    assert_eq!(refused.status, 429, "{}", refused.body);
    site.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_request_that_is_sent_again_makes_one_table() {
    let site = Site::start().await;
    let ada = site.guest("Ada").await;
    let body = json!({ "game": "chaos-bear", "players": ["me", "cub"] }).to_string();
    let send = async |client: &Client, key: &str, body: &str| {
        let header = format!("Idempotency-Key: {key}\r\n");
        client.request("POST", "/api/tables", &header, body).await.expect("an answer")
    };
    let first = send(&ada, "one", &body).await;
    assert_eq!(first.status, 200, "{}", first.body);
    // At the same moment, too.
    let (a, b, c) = tokio::join!(send(&ada, "two", &body), send(&ada, "two", &body), send(&ada, "two", &body));
    assert_eq!((a.status, &a.json(), &b.json()), (200, &b.json(), &c.json()));
    assert_ne!(a.json()["id"], first.json()["id"]);
    let other = json!({ "game": "chaos-bear", "players": ["me", "brown"] }).to_string();
    let refused = send(&ada, "one", &other).await;
    assert_eq!((refused.status, refused.code().as_deref()), (400, Some("bad_request")));
    assert_eq!(send(&ada, &"x".repeat(201), &body).await.status, 400);
    let ben = site.guest("Ben").await;
    assert_ne!(send(&ben, "one", &body).await.json()["id"], first.json()["id"], "a key is its owner's alone");
    let site = Site::on(site.stop().await, |_| {}).await;
    let ada = site.again(&ada);
    let again = send(&ada, "one", &body).await;
    assert_eq!((again.status, again.json()), (200, first.json()));
    assert_eq!(ada.get("/api/me/games").await.expect("a list")["games"].as_array().map(Vec::len), Some(2));
    site.stop().await;
}

/// What a crash left half done is finished by the same request.
#[tokio::test(flavor = "multi_thread")]
async fn a_request_that_is_sent_again_seats_who_is_missing() {
    let site = Site::start().await;
    let ada = site.guest("Ada").await;
    let key = "Idempotency-Key: one\r\n";
    let body = json!({ "game": "chaos-bear", "players": ["me", "cub"], "seats": 3 }).to_string();
    let first = ada.request("POST", "/api/tables", key, &body).await.expect("an answer").json();
    let id = first["id"].as_str().expect("an id");
    for seat in [0, 1] {
        ada.post(&format!("/api/tables/{id}/stand"), &json!({ "seat": seat })).await.expect("free again");
    }
    let again = ada.request("POST", "/api/tables", key, &body).await.expect("an answer").json();
    assert_eq!(again, first);
    let players = show(&ada, id).await["players"].clone();
    assert_eq!((&players[0]["kind"], &players[1]["kind"]), (&json!("person"), &json!("bot")), "{players}");
    site.stop().await;
}

/// The forms of pages name themselves.
#[tokio::test(flavor = "multi_thread")]
async fn a_form_that_is_sent_twice_makes_one_table() {
    let site = Site::start().await;
    let ada = site.guest("Ada").await;
    let page = ada.request("GET", "/new/chaos-bear", "", "").await.expect("a page").body;
    let once = page.split("name=\"once\" value=\"").nth(1).and_then(|rest| rest.split('"').next()).expect("a field");
    let home = ada.request("GET", "/", "", "").await.expect("a page").body;
    assert!(home.contains("name=\"once\"") && !home.contains(once), "every page has another");
    let form = "Content-Type: application/x-www-form-urlencoded\r\n";
    let place = |answer: Answer| {
        let line = answer.head.lines().find(|line| line.to_lowercase().starts_with("location:")).map(str::to_owned);
        line.expect("it leads on")
    };
    let mut tables = Vec::new();
    for (path, fields) in [
        ("/new/chaos-bear", format!("once={once}&seat0=me&seat1=cub")),
        ("/new/chaos-bear", format!("once={once}&seat0=me&seat1=cub")),
        ("/new/chaos-bear", format!("once={once}&seat0=me&seat1=brown")),
        ("/play/chaos-bear", format!("once={once}")),
        ("/play/chaos-bear", format!("once={once}")),
    ] {
        tables.push(place(ada.request("POST", path, form, &fields).await.expect("an answer")));
    }
    assert_eq!((&tables[0], &tables[3]), (&tables[1], &tables[4]));
    tables.dedup();
    assert_eq!(tables.len(), 3, "{tables:?}");
    // When the game is over, the same form makes another table.
    let id = tables[0].rsplit('/').next().expect("an id");
    wish(&ada, id, "resign").await.expect("resigned");
    let fields = format!("once={once}&seat0=me&seat1=cub");
    let next = place(ada.request("POST", "/new/chaos-bear", form, &fields).await.expect("an answer"));
    assert_ne!(next, tables[0]);
    site.stop().await;
}

/// Six hundred strangers at once: everybody gets an answer or is asked to come again, and their memory is given back.
#[tokio::test(flavor = "multi_thread")]
async fn many_logins_at_once_are_answered_or_refused_and_take_little_memory() {
    let site = Site::with(|config| {
        config.trusts_proxy = "true".parse().expect("a setting");
        config.rates.passwords_per_minute = 1_000;
        config.rates.guesses_per_hour = 1_000;
    })
    .await;
    let ada = site.guest("Ada").await;
    ada.post("/api/me/claim", &json!({ "password": "correct horse battery" })).await.expect("claimed");
    // More connections at once would fill the system's own queue, which resets some of them.
    let connections = Arc::new(Semaphore::new(100));
    let login = |address: String, name: &'static str, tries: u32| {
        let (client, connections) = (site.nobody(), Arc::clone(&connections));
        let body = json!({ "name": name, "password": "correct horse battery" });
        tokio::spawn(async move {
            let _connection = connections.acquire().await.expect("it stays open");
            let mut answer = from(&client, &address, "POST", "/api/login", &body).await;
            // On a slow machine somebody may be asked to come again.
            for _ in 1..tries {
                if answer.status != 503 {
                    break;
                }
                tokio::time::sleep(Duration::from_millis(100)).await;
                answer = from(&client, &address, "POST", "/api/login", &body).await;
            }
            answer
        })
    };
    let before = resident_kb();
    let mut flood: Vec<_> = (0..60).map(|_| login("192.0.2.1".to_owned(), "Nobody", 1)).collect();
    let others: Vec<_> = (0..5).map(|other| login(format!("198.51.100.{other}"), "Ada", 100)).collect();
    flood.extend((60..600).map(|_| login("192.0.2.1".to_owned(), "Nobody", 1)));
    for other in others {
        let answer = other.await.expect("no panic");
        assert_eq!(answer.status, 200, "other addresses get through: {}", answer.body);
    }
    let mut refused = 0;
    for login in flood {
        let answer = login.await.expect("no panic");
        match answer.status {
            401 => {}
            503 => {
                refused += 1;
                assert_eq!(answer.code().as_deref(), Some("busy"));
                assert!(answer.head.to_lowercase().contains("retry-after:"), "{}", answer.head);
            }
            status => panic!("{status}: {}", answer.body),
        }
    }
    assert!(refused > 0);
    if let (Some(before), Some(after)) = (before, resident_kb()) {
        assert!(after < before + 150_000, "{before} kB before, {after} kB after");
    }
    let page = metrics(&site).await;
    assert!(
        count(&page, "limited_total", "hashing") >= refused
            && count(&page, "failed_logins_total", "wrong_password") > 0
    );
    site.stop().await;
}

/// The memory that this process holds, where the system tells.
fn resident_kb() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?.split_whitespace().next()?.parse().ok()
}

#[tokio::test(flavor = "multi_thread")]
async fn limits_and_failed_logins_are_counted_and_logged_with_the_address() {
    keep_log();
    let site = Site::with(|config| {
        config.trusts_proxy = "true".parse().expect("a setting");
        config.rates.passwords_per_minute = 5;
        config.rates.names_per_minute = 1;
    })
    .await;
    let before = metrics(&site).await;
    let attacker = "203.0.113.66";
    let nobody = site.nobody();
    for _ in 0..40 {
        let body = json!({ "name": "Ada", "password": "password1" });
        from(&nobody, attacker, "POST", "/api/login", &body).await;
    }
    from(
        &nobody,
        attacker,
        "POST",
        "/api/recover",
        &json!({ "name": "Ada", "recovery": "x", "password": "password1" }),
    )
    .await;
    let ada = site.guest("Ada").await;
    for name in ["Eve", "Eva", "Evi"] {
        from(&ada, "2001:db8:7:7::1", "PATCH", "/api/me", &json!({ "name": name })).await;
    }
    let after = metrics(&site).await;
    let grown = |metric: &str, kind: &str| count(&after, metric, kind) - count(&before, metric, kind);
    assert!(grown("failed_logins_total", "wrong_password") >= 5);
    assert!(grown("limited_total", "password") >= 30);
    assert!(grown("limited_total", "name") >= 1);
    assert_eq!(logged(&["a login failed", "wrong_password", attacker]).len(), 1, "one line for all of them");
    assert_eq!(logged(&["a limit was reached", "\"password\"", attacker]).len(), 1, "one line for all of them");
    assert_eq!(logged(&["a limit was reached", "\"name\"", "2001:db8:7:7::/64"]).len(), 1);
    assert_eq!(logged(&["password1"]), Vec::<String>::new(), "no secret is logged");
    site.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn half_sent_bodies_are_one_line_in_the_log() {
    keep_log();
    let site = Site::with(|config| (config.request_seconds, config.slow_millis) = (1, 200)).await;
    let before = metrics(&site).await;
    let half = async || {
        let mut stream = TcpStream::connect(site.address).await.expect("connected");
        let head = "POST /api/half-sent HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 100\r\n\r\nhalf";
        stream.write_all(head.as_bytes()).await.expect("sent");
        stream
    };
    let mut waiting = Vec::new();
    for _ in 0..20 {
        waiting.push(half().await);
        drop(half().await);
    }
    for mut stream in waiting {
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await.expect("an answer");
        assert!(answer.starts_with("HTTP/1.1 400"), "{answer}");
    }
    let after = metrics(&site).await;
    assert!(count(&after, "limited_total", "body") >= count(&before, "limited_total", "body") + 20);
    assert_eq!(logged(&["half-sent"]), Vec::<String>::new(), "no line for each of them");
    assert!(logged(&["a limit was reached", "\"body\""]).len() <= 1);
    site.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_full_disk_is_not_ready_and_is_seen() {
    keep_log();
    let site = Site::start().await;
    let ready = async || site.nobody().request("GET", "/ready", "", "").await.expect("an answer").status;
    site.store.set("max_page_count", 1).await.expect("set");
    let before = metrics(&site).await;
    assert_eq!(ready().await, 503);
    for _ in 0..50 {
        assert_eq!(ready().await, 503);
    }
    let after = metrics(&site).await;
    let grown =
        count(&after, "store_refusals_total", "unwritable") - count(&before, "store_refusals_total", "unwritable");
    assert!((1..50).contains(&grown), "asked once a second at most: {grown}");
    assert!(!logged(&["the store refused", "unwritable", "full"]).is_empty());
    site.store.set("max_page_count", 1_000_000).await.expect("set");
    while ready().await != 200 {
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    site.stop().await;
}

/// Forty exports at once: one address has two, and each holds all that there is.
#[tokio::test(flavor = "multi_thread")]
async fn exports_are_few_at_a_time_and_whole() {
    let site = Site::with(|config| {
        config.trusts_proxy = "true".parse().expect("a setting");
        config.rates.tables_per_minute = 1_000;
    })
    .await;
    let ada = site.guest("Ada").await;
    for _ in 0..120 {
        table(&ada, &json!({ "game": "chaos-bear" })).await;
    }
    let export = |address: String| {
        let ada = ada.clone();
        tokio::spawn(async move { from(&ada, &address, "GET", "/api/me/export", &json!({})).await })
    };
    let crowd: Vec<_> = (0..40).map(|_| export("192.0.2.1".to_owned())).collect();
    let others: Vec<_> = (0..4).map(|other| export(format!("198.51.100.{other}"))).collect();
    let mut answers = Vec::new();
    for asked in crowd.into_iter().chain(others) {
        answers.push(asked.await.expect("no panic"));
    }
    let refused = answers[..40].iter().filter(|answer| answer.status == 429).count();
    assert!(refused > 0, "one address asks for two at a time at most");
    assert!(answers[40..].iter().all(|answer| answer.status == 200), "others get theirs");
    for answer in answers.iter().filter(|answer| answer.status == 200) {
        let tables = answer.json()["tables"].as_array().map_or(0, Vec::len);
        assert_eq!(tables, 120);
    }
    site.stop().await;
}
