//! Rough handling: what is malformed, too much, too fast, from elsewhere or out of place.

mod common;

use std::time::Duration;

use bearcade_load::Message;
use common::{Site, code, for_two, listening, show, table, wait_for};
use serde_json::json;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;

/// Bodies that can't be read are refused by name, and nothing else happens.
#[tokio::test(flavor = "multi_thread")]
async fn malformed_bodies_are_refused() {
    let site = Site::start().await;
    let ada = site.guest("Ada").await;
    let deep = "[".repeat(20_000);
    let (long, number) = (format!("{{\"game\":\"{}\"}}", "x".repeat(60_000)), "{\"game\":1}");
    let bodies = ["{", "null", "[]", "\"\"", number, "{\"game\":\"chaos-bear\",\"more\":1}", &deep, &long, "\u{0}"];
    for body in bodies {
        let answer = ada.request("POST", "/api/tables", "", body).await.expect("an answer");
        assert_eq!(answer.status, 400, "{}", &body[..body.len().min(40)]);
    }
    let huge = "x".repeat(70_000);
    let answer = ada.request("POST", "/api/tables", "", &huge).await.expect("an answer");
    assert_eq!((answer.status, answer.code().as_deref()), (413, Some("too_large")));
    for seats in [0, 1, 9, 255] {
        let body = json!({ "game": "chaos-bear", "seats": seats });
        assert_eq!(code(ada.post("/api/tables", &body).await).as_deref(), Some("bad_table"), "{seats}");
    }
    let clock = json!({ "game": "chaos-bear", "clock": { "move": { "seconds": 0 } } });
    assert_eq!(code(ada.post("/api/tables", &clock).await).as_deref(), Some("bad_table"));
    // A seat that this table does not have, of the host's own asking.
    let (id, _) = table(&ada, &json!({ "game": "chaos-bear", "seats": 3 })).await;
    for (name, seat) in [("stand", 7), ("stand", 1), ("stand", 200), ("sit", 7), ("sit", 200)] {
        let refused = code(ada.post(&format!("/api/tables/{id}/{name}"), &json!({ "seat": seat })).await);
        assert!(["bad_request", "seat_taken"].contains(&refused.as_deref().unwrap_or("taken")), "{name} {seat}");
    }
    assert_eq!(show(&ada, &id).await["seq"], 1, "nothing was written");
    site.stop().await;
}

/// Bytes that are no UTF-8, sent past the client.
#[tokio::test(flavor = "multi_thread")]
async fn bytes_that_are_no_text() {
    let site = Site::start().await;
    for (path, body) in [("/api/session", &b"{\"name\":\"\xff\xfe\"}"[..]), ("/api/login", &b"\xff"[..])] {
        let mut stream = TcpStream::connect(site.address).await.expect("connected");
        let length = body.len();
        let head = format!("POST {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: {length}\r\n\r\n");
        stream.write_all(head.as_bytes()).await.expect("sent");
        stream.write_all(body).await.expect("sent");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await.expect("an answer");
        assert!(answer.starts_with("HTTP/1.1 400") && answer.contains("bad_request"), "{answer}");
    }
    site.stop().await;
}

/// No path reaches anything but what the site serves.
#[tokio::test(flavor = "multi_thread")]
async fn paths_lead_nowhere_else() {
    let site = Site::start().await;
    let ada = site.guest("Ada").await;
    for path in [
        "/../../etc/passwd",
        "/%2e%2e/%2e%2e/etc/passwd",
        "/style.css/../site.db",
        "/rules/..%2f..%2fsite.db",
        "/table/..%2f..%2fetc%2fpasswd",
        "/api/tables/..%2f..%2fsite.db/record",
        "/api/tables/%00",
        "/api/tables/%ff%fe",
        "/api/ratings/..%2fx",
        "/site.db",
        "/api/tables?game=..%2f..%2fsite.db&status=over",
        "/api/tables?before=x",
    ] {
        let answer = ada.request("GET", path, "", "").await.expect("an answer");
        assert!([200, 400, 404].contains(&answer.status), "{path}: {}", answer.status);
        assert!(!answer.body.contains("root:") && !answer.body.contains("SQLite format"), "{path}");
    }
    assert_eq!(
        ada.request("PUT", "/api/games", "", "").await.expect("an answer").code().as_deref(),
        Some("bad_method")
    );
    assert_eq!(
        ada.request("GET", "/api/nothing", "", "").await.expect("an answer").code().as_deref(),
        Some("not_found")
    );
    site.stop().await;
}

/// Another site's page can't act for its visitor.
#[tokio::test(flavor = "multi_thread")]
async fn requests_from_other_sites_are_refused() {
    let site = Site::start().await;
    let ada = site.guest("Ada").await;
    let (id, _) = table(&ada, &json!({ "game": "chaos-bear" })).await;
    for origin in ["http://evil.example", "null", "http://127.0.0.1:1"] {
        let head = format!("Origin: {origin}\r\n");
        let answer = ada.request("POST", "/api/session", &head, "{}").await.expect("an answer");
        assert_eq!(answer.code().as_deref(), Some("wrong_origin"), "{origin}");
        let upgrade = format!(
            "{head}Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
        );
        let answer = ada.request("GET", &format!("/api/tables/{id}/live"), &upgrade, "").await.expect("an answer");
        assert_eq!(answer.code().as_deref(), Some("wrong_origin"), "{origin}");
    }
    let own = format!("Origin: http://{}\r\n", site.address);
    assert_eq!(ada.request("POST", "/api/session", &own, "{}").await.expect("an answer").status, 200);
    // Without an upgrade the live address says what is wrong, in our words.
    let plain = ada.request("GET", &format!("/api/tables/{id}/live"), "", "").await.expect("an answer");
    assert_eq!(plain.code().as_deref(), Some("bad_request"));
    site.stop().await;
}

/// Too many requests, guests and messages are refused as such.
#[tokio::test(flavor = "multi_thread")]
async fn too_much_is_refused() {
    let site = Site::with(|config| {
        config.rates.guests_per_minute = 4;
        config.rates.tables_per_minute = 2;
        config.messages_per_second = 2;
    })
    .await;
    let ada = site.guest("Ada").await;
    let mut codes = Vec::new();
    for _ in 0..8 {
        codes.extend(code(site.nobody().post("/api/session", &json!({})).await));
    }
    assert_eq!(codes, ["too_many"; 5]);
    let body = json!({ "game": "chaos-bear" });
    let (id, _) = table(&ada, &body).await;
    table(&ada, &body).await;
    assert_eq!(code(ada.post("/api/tables", &body).await).as_deref(), Some("too_many"));
    let mut live = ada.live(&id, "").await.expect("live");
    for number in 0..8 {
        live.say(json!({ "cmd": "ping", "id": number }).to_string()).await.expect("said");
    }
    wait_for(&mut live, |message| message["error"]["code"] == "too_many").await;
    site.stop().await;
    let site = Site::with(|config| config.rates.requests_per_second = 2).await;
    let mut refused = 0;
    for _ in 0..20 {
        refused +=
            usize::from(site.nobody().request("GET", "/api/games", "", "").await.expect("an answer").status == 429);
    }
    assert!((8..=18).contains(&refused), "{refused}");
    site.stop().await;
}

/// Whoever sends nothing, half a head, half a body, or one request and no more, is not waited for; nobody else notices.
#[tokio::test(flavor = "multi_thread")]
async fn who_keeps_the_server_waiting_is_let_go() {
    let site = Site::with(|config| {
        config.request_seconds = 1;
    })
    .await;
    let halves = [
        "",
        "GET / HT",
        "GET /health HTTP/1.1\r\nHost: x\r\n",
        "POST /api/session HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{\"name\":",
        "POST /api/session HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n{",
        "GET /health HTTP/1.1\r\nHost: x\r\n\r\n",
    ];
    let mut held = Vec::new();
    for half in halves {
        let mut stream = TcpStream::connect(site.address).await.expect("connected");
        stream.write_all(half.as_bytes()).await.expect("sent");
        held.push(stream);
    }
    for (half, mut stream) in halves.into_iter().zip(held) {
        let mut rest = Vec::new();
        let ended = tokio::time::timeout(Duration::from_secs(20), stream.read_to_end(&mut rest)).await;
        assert!(ended.is_ok(), "still waited for: {half:?}");
        let rest = String::from_utf8_lossy(&rest);
        let told = if half.contains("POST") { "did not come in time" } else { "" };
        assert!(rest.contains(told), "{half:?}: {rest}");
    }
    assert_eq!(site.nobody().request("GET", "/health", "", "").await.expect("an answer").status, 200);
    site.stop().await;
}

/// One address holds only so many connections: one more is closed at once, whatever it asks.
#[tokio::test(flavor = "multi_thread")]
async fn an_address_holds_so_many_connections() {
    let site = Site::with(|config| config.rates.sockets_per_address = 2).await;
    let ask = async || {
        let mut stream = TcpStream::connect(site.address).await.expect("connected");
        // It may be closed before all of it is sent.
        let _ = stream.write_all(b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n").await;
        let mut answer = [0; 12];
        let answered = tokio::time::timeout(Duration::from_secs(20), stream.read_exact(&mut answer)).await;
        let is_answered = answered.expect("it is answered or closed").is_ok() && answer.starts_with(b"HTTP/1.1 200");
        (is_answered, stream)
    };
    let (first, second) = (ask().await, ask().await);
    assert_eq!((first.0, second.0, ask().await.0), (true, true, false));
    drop(first);
    let again = async {
        while !ask().await.0 {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(20), again).await.expect("there is room again");
    drop(second);
    site.stop().await;
}

/// A page that is refused before anybody knows whose it is says so as a page, in the reader's language, and when to come
/// back.
#[tokio::test(flavor = "multi_thread")]
async fn pages_that_are_refused_at_the_door_are_pages() {
    let site = Site::with(|config| config.rates.requests_per_second = 1).await;
    let reader = "Accept: text/html\r\nAccept-Language: nl\r\n";
    let wrong = site.nobody().request("DELETE", "/rules/el-oso", reader, "").await.expect("an answer");
    assert!(wrong.status == 405 && wrong.body.contains("<html lang=\"nl\""), "{}", wrong.body);
    let mut last = wrong;
    for _ in 0..20 {
        last = site.nobody().request("GET", "/", reader, "").await.expect("an answer");
    }
    assert!(last.status == 429 && last.body.contains("<html lang=\"nl\""), "{}", last.body);
    let head = last.head.to_lowercase();
    assert!(head.contains("retry-after: ") && head.contains("content-security-policy: "), "{head}");
    let program = site.nobody().request("GET", "/api/games", "", "").await.expect("an answer");
    assert_eq!(program.code().as_deref(), Some("too_many"));
    assert!(program.head.to_lowercase().contains("retry-after: "));
    site.stop().await;
}

/// Whoever never stops sending is let go, whatever they send.
#[tokio::test(flavor = "multi_thread")]
async fn a_flood_ends_the_connection() {
    let site = Site::with(|config| config.messages_per_second = 1).await;
    let (ada, ben) = (site.guest("Ada").await, site.guest("Ben").await);
    let id = for_two(&ada, &ben, json!({})).await;
    for message in [Message::Ping(Vec::new().into()), Message::text(r#"{"cmd":"ping"}"#)] {
        let mut live = listening(&ada, &id).await;
        for _ in 0..1_000 {
            live.send(message.clone()).await.expect("the server hears it out");
        }
        let end = async { while live.next().await.is_some() {} };
        tokio::time::timeout(Duration::from_mins(1), end).await.expect("it ends");
        assert_eq!(live.close_code, Some(1008), "{message:?}");
    }
    site.stop().await;
}

/// Messages that are none of the wire's are answered with a reason; frames that break it end it.
#[tokio::test(flavor = "multi_thread")]
async fn malformed_messages() {
    let site = Site::start().await;
    let (ada, ben) = (site.guest("Ada").await, site.guest("Ben").await);
    let id = for_two(&ada, &ben, json!({})).await;
    let mut live = ada.live(&id, "").await.expect("live");
    let deep = "[".repeat(10_000);
    for said in [
        "",
        "{",
        "null",
        "[]",
        "1",
        "\"act\"",
        "{}",
        r#"{"cmd":1}"#,
        r#"{"cmd":"act"}"#,
        r#"{"cmd":"stand"}"#,
        r#"{"cmd":"fly"}"#,
        r#"{"cmd":"ping","more":1}"#,
        r#"{"cmd":"sit","seat":300}"#,
        r#"{"cmd":"act","action":7}"#,
        r#"{"cmd":"act","action":"roll","decision":-1}"#,
        r#"{"cmd":"say"}"#,
        &deep,
    ] {
        live.say(said).await.expect("said");
        let answer = wait_for(&mut live, |message| message["error"].is_object()).await;
        assert_eq!(answer["error"]["code"], "bad_request", "{said}");
    }
    live.say(r#"{"cmd":"act","action":"fly to the moon","id":[1]}"#).await.expect("said");
    let answer = wait_for(&mut live, |message| message["id"] == json!([1])).await;
    assert_eq!(answer["error"]["code"], "notation");
    live.say(r#"{"cmd":"ping","id":1}"#).await.expect("said");
    wait_for(&mut live, |message| message["type"] == "ok").await;
    live.send(Message::binary(vec![1, 2, 3])).await.expect("sent");
    assert!(live.next().await.is_none());
    assert_eq!(live.close_code, Some(1008));
    // A message larger than the wire takes ends the connection.
    let mut live = listening(&ada, &id).await;
    let _ = live.say("x".repeat(20_000)).await;
    assert!(live.next().await.is_none());
    // Whoever has no session may watch and not act.
    let mut live = site.nobody().live(&id, "").await.expect("live");
    live.say(r#"{"cmd":"sit"}"#).await.expect("said");
    wait_for(&mut live, |message| message["error"]["code"] == "no_session").await;
    site.stop().await;
}

/// Frames as no client library sends them: text that is no UTF-8, without a mask, in pieces, cut off.
#[tokio::test(flavor = "multi_thread")]
async fn malformed_frames() {
    let site = Site::start().await;
    let (ada, ben) = (site.guest("Ada").await, site.guest("Ben").await);
    let id = for_two(&ada, &ben, json!({})).await;
    let mask = |first: u8, text: &[u8]| {
        let mut frame = vec![first, 0x80 | text.len() as u8, 1, 2, 3, 4];
        frame.extend(text.iter().enumerate().map(|(index, byte)| byte ^ [1, 2, 3, 4][index % 4]));
        frame
    };
    let bad: [(&str, Vec<u8>); 6] = [
        ("no UTF-8", mask(0x81, b"\xff\xfe")),
        ("no mask", vec![0x81, 2, b'h', b'i']),
        ("a reserved bit", mask(0xf1, b"hi")),
        ("an unknown kind", mask(0x83, b"hi")),
        ("a piece of nothing", mask(0x80, b"hi")),
        ("a length beyond all bounds", [vec![0x81, 0xff], vec![0x7f; 8], vec![0; 4]].concat()),
    ];
    for (name, frame) in bad {
        let mut stream = upgraded(&site, &ada, &id).await;
        stream.write_all(&frame).await.expect("sent");
        let mut rest = Vec::new();
        let ended = tokio::time::timeout(Duration::from_secs(20), stream.read_to_end(&mut rest)).await;
        assert!(ended.is_ok(), "{name}: the connection goes on");
    }
    // A message in pieces is one message.
    let mut stream = upgraded(&site, &ada, &id).await;
    for frame in [mask(0x01, br#"{"cmd":"pi"#), mask(0x89, b""), mask(0x00, br#"ng","id""#), mask(0x80, b":5}")] {
        stream.write_all(&frame).await.expect("sent");
    }
    let mut heard = Vec::new();
    let mut some = [0; 4_096];
    while !String::from_utf8_lossy(&heard).contains("\"id\":5") {
        let read = tokio::time::timeout(Duration::from_secs(20), stream.read(&mut some)).await.expect("in time");
        let read = read.expect("open");
        assert!(read > 0, "the connection ended");
        heard.extend_from_slice(&some[..read]);
    }
    // Half a frame, and gone: nobody minds.
    let mut stream = upgraded(&site, &ada, &id).await;
    stream.write_all(&[0x81]).await.expect("sent");
    drop(stream);
    assert_eq!(show(&ben, &id).await["status"], "playing");
    site.stop().await;
}

/// A connection that has become a WebSocket, without a client's help.
async fn upgraded(site: &Site, person: &bearcade_load::Client, id: &str) -> TcpStream {
    let mut stream = TcpStream::connect(site.address).await.expect("connected");
    let token = person.token.as_deref().unwrap_or_default();
    let head = format!(
        "GET /api/tables/{id}/live HTTP/1.1\r\nHost: {}\r\nAuthorization: Bearer {token}\r\nConnection: Upgrade\r\n\
         Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
        site.address
    );
    stream.write_all(head.as_bytes()).await.expect("sent");
    let mut answer = Vec::new();
    while !answer.ends_with(b"\r\n\r\n") {
        answer.push(stream.read_u8().await.expect("an answer"));
    }
    assert!(answer.starts_with(b"HTTP/1.1 101"), "{}", String::from_utf8_lossy(&answer));
    stream
}

/// A client that never answers a ping is let go; one that does stays.
#[tokio::test(flavor = "multi_thread")]
async fn who_never_answers_a_ping_is_let_go() {
    let site = Site::with(|config| config.heartbeat_seconds = 1).await;
    let (ada, ben) = (site.guest("Ada").await, site.guest("Ben").await);
    let id = for_two(&ada, &ben, json!({})).await;
    let mut silent = upgraded(&site, &ada, &id).await;
    let mut live = listening(&ben, &id).await;
    let stays = tokio::spawn(async move { wait_for(&mut live, |message| message["type"] == "chat").await });
    let mut heard = Vec::new();
    let ended = tokio::time::timeout(Duration::from_mins(1), silent.read_to_end(&mut heard)).await;
    assert!(ended.is_ok(), "still waited for");
    assert!(heard.ends_with(&[0x89, 0]), "a ping came last");
    ada.post(&format!("/api/tables/{id}/chat"), &json!({ "text": "hello" })).await.expect("said");
    assert_eq!(stays.await.expect("he hears it")["text"], "hello");
    site.stop().await;
}

/// A client that asks and never reads is dropped; it holds no more than the socket's buffers meanwhile.
#[tokio::test(flavor = "multi_thread")]
async fn who_never_reads_is_dropped() {
    let site = Site::with(|config| config.send_seconds = 1).await;
    let (ada, ben) = (site.guest("Ada").await, site.guest("Ben").await);
    let id = for_two(&ada, &ben, json!({})).await;
    let mut live = ada.live(&id, "").await.expect("live");
    let long = json!({ "cmd": "ping", "id": "x".repeat(15_000) }).to_string();
    // It talks until the server hangs up on it: at the latest when all buffers on the way are full.
    let talk = async { while live.say(long.clone()).await.is_ok() {} };
    tokio::time::timeout(Duration::from_mins(1), talk).await.expect("the server hangs up");
    let metrics = site.nobody().request("GET", "/metrics", "", "").await.expect("metrics").body;
    assert!(metrics.contains("bearcade_connections 0"), "{metrics}");
    assert_eq!(show(&ben, &id).await["status"], "playing");
    site.stop().await;
}
