//! Connections that break: whoever comes back has every entry once, in order, or is shown the whole picture.

mod common;

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use bearcade_core::Rng as _;
use bearcade_load::Client;
use common::{Site, act, for_two, show, wait_for};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use serde_json::{Value, json};

/// How far somebody has followed a table, and what it looked like there.
#[derive(Default)]
struct Follower {
    seq: u64,
    last: Value,
    entries: u64,
}

impl Follower {
    /// Takes a message: an update follows the one before it, a sync may jump ahead, never back.
    fn take(&mut self, message: Value) {
        let Some(seq) = message["seq"].as_u64() else { return };
        match message["type"].as_str() {
            Some("update") => {
                assert_eq!(seq, self.seq + 1, "an entry was left out or told twice");
                self.entries += 1;
            }
            Some("sync") => assert!(seq >= self.seq, "a step back from {} to {seq}", self.seq),
            _ => return,
        }
        self.seq = seq;
        self.last = message;
    }
}

/// Follows a table over connections that end at random, sometimes two at once, sometimes with a pause.
async fn follow(person: Client, id: String, seed: u64, done: Arc<AtomicBool>) -> Follower {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut follower = Follower::default();
    loop {
        let finished = done.load(Ordering::Acquire);
        let mut live = person.live(&id, &format!("since={}", follower.seq)).await.expect("live");
        // A second connection of the same person, as a browser's second tab: it must not disturb the first.
        let twin = if rng.below(3) == 0 { person.live(&id, "since=0").await.ok() } else { None };
        let messages = rng.below(6);
        for _ in 0..messages {
            let patience = Duration::from_millis(u64::from(10 + rng.below(80)));
            let Ok(message) = tokio::time::timeout(patience, live.next_json()).await else { break };
            assert!(!message.is_null(), "the server ended the connection");
            follower.take(message);
        }
        if rng.below(2) == 0 {
            live.close().await;
        } else {
            drop(live);
        }
        drop(twin);
        tokio::time::sleep(Duration::from_millis(u64::from(rng.below(20)))).await;
        if finished && follower.last["status"] == "over" {
            return follower;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn broken_connections_lose_and_repeat_nothing() {
    let site = Site::start().await;
    let (ada, ben) = (site.guest("Ada").await, site.guest("Ben").await);
    let id = for_two(&ada, &ben, json!({})).await;
    let done = Arc::new(AtomicBool::new(false));
    let followers: Vec<_> = [ada.clone(), ben.clone(), site.nobody(), site.nobody()]
        .into_iter()
        .zip(1..)
        .map(|(person, seed)| tokio::spawn(follow(person, id.clone(), seed, Arc::clone(&done))))
        .collect();
    let people = [&ada, &ben];
    while let state = show(&ada, &id).await
        && state["status"] == "playing"
    {
        let mover = people[state["turn"]["seats"][0].as_u64().expect("a seat") as usize];
        act(mover, &id, "roll").await.expect("taken");
    }
    done.store(true, Ordering::Release);
    let last = show(&site.nobody(), &id).await;
    for follower in followers {
        let follower = tokio::time::timeout(Duration::from_mins(1), follower).await.expect("it ends");
        let follower = follower.expect("no panic");
        assert_eq!(follower.seq, last["seq"].as_u64().expect("a number"));
        assert_eq!(follower.entries, follower.seq, "the gap was filled entry by entry");
        assert_eq!(follower.last["result"], last["result"]);
    }
    site.stop().await;
}

/// Somebody who reads too slowly is shown the whole picture and goes on from there; the server keeps a short ring.
#[tokio::test(flavor = "multi_thread")]
async fn a_slow_reader_is_shown_the_whole_picture() {
    let site = Site::with(|config| {
        config.send_seconds = 60;
        config.rates.speech_per_minute = 1_000_000;
    })
    .await;
    let (ada, ben) = (site.guest("Ada").await, site.guest("Ben").await);
    let id = for_two(&ada, &ben, json!({})).await;
    let mut slow = ada.live(&id, "").await.expect("live");
    let mut follower = Follower::default();
    follower.take(slow.next_json().await);
    // Asks and does not read, until all buffers on the way are full and the server waits to send.
    let long = json!({ "cmd": "ping", "id": "x".repeat(15_000) }).to_string();
    while tokio::time::timeout(Duration::from_millis(500), slow.say(long.clone())).await.is_ok() {}
    // Meanwhile more is said than the ring holds.
    for number in 0..80 {
        let text = json!({ "text": format!("number {number}") });
        ben.post(&format!("/api/tables/{id}/chat"), &text).await.expect("said");
    }
    let before = show(&ada, &id).await;
    let mover = if before["turn"]["seats"][0] == 0 { &ada } else { &ben };
    act(mover, &id, "roll").await.expect("taken");
    let caught_up = async {
        while Some(follower.seq) != before["seq"].as_u64().map(|seq| seq + 1) {
            follower.take(slow.next_json().await);
        }
    };
    tokio::time::timeout(Duration::from_mins(1), caught_up).await.expect("it catches up");
    assert_eq!(follower.last["type"], "sync", "by the whole picture");
    let metrics = site.nobody().request("GET", "/metrics", "", "").await.expect("metrics").body;
    assert!(metrics.contains("bearcade_resyncs_total 1\n"), "{metrics}");
    site.stop().await;
}

/// A client that claims to have seen what is not there, is shown the whole picture.
#[tokio::test(flavor = "multi_thread")]
async fn who_is_from_another_time_is_shown_the_whole_picture() {
    let site = Site::start().await;
    let (ada, ben) = (site.guest("Ada").await, site.guest("Ben").await);
    let id = for_two(&ada, &ben, json!({})).await;
    for since in ["999999", "18446744073709551615"] {
        let mut live = ada.live(&id, &format!("since={since}")).await.expect("live");
        wait_for(&mut live, |message| message["type"] == "sync").await;
    }
    assert!(ada.live(&id, "since=-1").await.is_err());
    site.stop().await;
}
