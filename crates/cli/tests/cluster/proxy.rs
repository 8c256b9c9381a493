//! Servers behind nginx, set up and restarted as docs/operations.md says.

use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

use bearcade_load::{Client, ClientError};
use bearcade_testbed::Nginx;
use serde_json::{Value, json};
use tokio::task::{JoinSet, block_in_place};

use crate::PATIENCE;
use crate::servers::Cluster;

/// The pause that the document asks for after a server is ready again.
const PAUSE: Duration = Duration::from_secs(2);

/// `deploy/nginx.conf` with the test's addresses, and without a certificate: the test's client speaks no TLS.
fn site(servers: &[SocketAddr], listen: SocketAddr, logs: &Path) -> String {
    let mut text = include_str!("../../../../deploy/nginx.conf").to_owned();
    for (number, server) in servers.iter().enumerate() {
        text = swap(&text, &format!("10.0.0.{}:7373", 11 + number), &server.to_string());
    }
    text = swap(&text, "listen 443 ssl;", &format!("listen {listen};"));
    text = swap(&text, "/var/log/nginx/", &format!("{}/", logs.display()));
    text.lines().filter(|line| !line.trim_start().starts_with("ssl_certificate")).collect::<Vec<_>>().join("\n")
}

fn swap(text: &str, from: &str, to: &str) -> String {
    assert!(text.contains(from), "deploy/nginx.conf has no {from}");
    text.replace(from, to)
}

/// What happened to those who used the site meanwhile.
#[derive(Default)]
struct Count {
    requests: AtomicU64,
    moves: AtomicU64,
    reconnects: AtomicU64,
}

/// A request through nginx that must be answered.
async fn ask(client: &Client, method: &str, path: &str, body: &Value, count: &Count) -> Value {
    let body = if body.is_null() { String::new() } else { body.to_string() };
    let answer = client.request(method, path, "Content-Type: application/json\r\n", &body).await;
    let answer = answer.unwrap_or_else(|error| panic!("{method} {path}: {error}"));
    assert!(answer.status < 500, "{method} {path}: {} {}", answer.status, answer.body);
    count.requests.fetch_add(1, Ordering::Relaxed);
    answer.json()
}

/// Plays games of one until told to stop: pages, looks and moves.
async fn play(proxy: SocketAddr, go_on: Arc<AtomicBool>, count: Arc<Count>) {
    let nobody = Client::new(proxy);
    let session = ask(&nobody, "POST", "/api/session", &json!({}), &count).await;
    let player = nobody.with_token(session["token"].as_str().map(str::to_owned));
    while go_on.load(Ordering::Relaxed) {
        let body = json!({ "game": "el-oso", "players": ["me"], "public": true });
        let table = ask(&player, "POST", "/api/tables", &body, &count).await;
        let path = format!("/api/tables/{}", table["id"].as_str().unwrap_or_else(|| panic!("{table}")));
        for _ in 0..10 {
            ask(&player, "GET", "/", &Value::Null, &count).await;
            let state = ask(&player, "GET", &path, &Value::Null, &count).await;
            if state["status"] != "playing" {
                break;
            }
            let legal = ask(&player, "GET", &format!("{path}/legal"), &Value::Null, &count).await;
            let body = json!({ "decision": state["decision"], "action": legal["legal"][0] });
            let taken = ask(&player, "POST", &format!("{path}/act"), &body, &count).await;
            // A move that was sent twice is taken once, and may be refused the second time.
            let is_taken = taken["seq"].is_u64() || taken["error"]["code"] == "not_your_decision";
            assert!(is_taken, "{taken}");
            count.moves.fetch_add(1, Ordering::Relaxed);
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    }
}

/// Listens to a table until told to stop, and comes back at once whenever the connection ends.
async fn listen(proxy: SocketAddr, go_on: Arc<AtomicBool>, count: Arc<Count>) -> Result<(), ClientError> {
    let player = Client::guest(proxy, "Ada").await?;
    let table = player.post("/api/tables", &json!({ "game": "el-oso", "players": ["me"], "public": true })).await?;
    let id = table["id"].as_str().expect("an id").to_owned();
    while go_on.load(Ordering::Relaxed) {
        let mut live = player.live(&id, "").await.unwrap_or_else(|error| panic!("no live connection: {error}"));
        assert_eq!(live.next_json().await["type"], "sync");
        while go_on.load(Ordering::Relaxed) {
            match tokio::time::timeout(Duration::from_millis(100), live.next()).await {
                Ok(Some(message)) if message.contains("\"bye\"") => break,
                Ok(Some(_)) | Err(_) => {}
                Ok(None) => break,
            }
        }
        count.reconnects.fetch_add(1, Ordering::Relaxed);
    }
    Ok(())
}

/// Servers are restarted one after another, as docs/operations.md says: nobody behind nginx notices.
#[tokio::test(flavor = "multi_thread")]
async fn a_rolling_restart_behind_nginx_fails_no_request() {
    let cluster = Cluster::start(3);
    let servers = cluster.addresses.all();
    let nginx = block_in_place(|| Nginx::start(|listen, logs| site(&servers, listen, logs)));
    let (go_on, count) = (Arc::new(AtomicBool::new(true)), Arc::new(Count::default()));
    let mut playing = JoinSet::new();
    for _ in 0..6 {
        playing.spawn(play(nginx.address, Arc::clone(&go_on), Arc::clone(&count)));
    }
    for _ in 0..3 {
        let listening = listen(nginx.address, Arc::clone(&go_on), Arc::clone(&count));
        playing.spawn(async move { listening.await.expect("every request is answered") });
    }
    let restarts = async {
        for (server, &address) in servers.iter().enumerate() {
            cluster.signal(server, "-TERM");
            block_in_place(|| cluster.wait_for_end(server));
            block_in_place(|| cluster.launch_again(server));
            let client = Client::new(address);
            while client.request("GET", "/ready", "", "").await.is_ok_and(|answer| answer.status != 200) {
                tokio::time::sleep(Duration::from_millis(50)).await;
            }
            tokio::time::sleep(PAUSE).await;
        }
    };
    let failed = tokio::select! {
        () = restarts => None,
        Some(ended) = playing.join_next() => Some(ended),
    };
    assert!(failed.is_none(), "somebody stopped early: {failed:?}");
    go_on.store(false, Ordering::Relaxed);
    let ended = async {
        while let Some(done) = playing.join_next().await {
            done.expect("every request is answered");
        }
    };
    tokio::time::timeout(PATIENCE, ended).await.expect("everybody stops");
    let [requests, moves, reconnects] =
        [&count.requests, &count.moves, &count.reconnects].map(|count| count.load(Ordering::Relaxed));
    eprintln!("{requests} requests, {moves} moves, {reconnects} live connections through nginx");
    assert!(requests > 100 && moves > 20 && reconnects > 3, "hardly anything happened");
}

/// A server that is asked to stop says that it is not ready and still answers, over connections that it closes.
#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_stops_answers_for_a_while() {
    let cluster = Cluster::start(1);
    let address = cluster.addresses.all()[0];
    let client = Client::guest(address, "Ada").await.expect("a guest is welcome");
    let body = json!({ "game": "el-oso", "players": ["me"], "public": true });
    let table = client.post("/api/tables", &body).await.expect("a table");
    let id = table["id"].as_str().expect("an id");
    let mut live = client.live(id, "").await.expect("live");
    cluster.signal(0, "-TERM");
    let told = async { while live.next().await.is_some_and(|message| !message.contains("\"bye\"")) {} };
    tokio::time::timeout(PATIENCE, told).await.expect("live connections are told at once");
    let ready = client.request("GET", "/ready", "", "").await.expect("an answer");
    assert_eq!((ready.status, ready.code().as_deref()), (503, Some("shutting_down")));
    let looked = client.request("GET", &format!("/api/tables/{id}"), "", "").await.expect("an answer");
    assert_eq!(looked.status, 200);
    assert!(looked.head.to_lowercase().contains("connection: close"), "{}", looked.head);
    assert!(client.live(id, "").await.is_err(), "live connections go to other servers");
    block_in_place(|| cluster.wait_for_end(0));
}

/// nginx logs neither invitations nor where visitors come from.
#[tokio::test(flavor = "multi_thread")]
async fn the_logs_of_nginx_hold_no_invitation() {
    let cluster = Cluster::start(3);
    let servers = cluster.addresses.all();
    let nginx = block_in_place(|| Nginx::start(|listen, logs| site(&servers, listen, logs)));
    let host = Client::guest(nginx.address, "Ada").await.expect("a guest is welcome");
    let table = host.post("/api/tables", &json!({ "game": "chaos-bear" })).await.expect("a table");
    let [id, invite] = ["id", "invite"].map(|name| table[name].as_str().expect("a word").to_owned());
    let path = format!("/table/{id}?invite={invite}");
    let referrer = format!("Referer: http://{}{path}\r\n", nginx.address);
    let ask = async |path: &str| {
        let answer = Client::new(nginx.address).request("GET", path, &referrer, "").await.expect("an answer");
        answer.status
    };
    assert_eq!(ask(&path).await, 200);
    assert_eq!(ask(&format!("/api/tables/{id}?invite={invite}")).await, 200);
    assert_eq!(ask(&format!("/metrics?invite={invite}")).await, 403);
    for server in 0..3 {
        cluster.kill(server);
    }
    // No server is there: that is what the error log would tell, with the whole address.
    assert_eq!(ask(&path).await, 502);
    let logs = nginx.logs();
    assert!(logs.contains(&format!("GET /table/{id} HTTP/1.1\" 200")), "{logs}");
    assert!(!logs.contains(&invite), "{logs}");
}
