//! Somebody who plays, or looks on, and moves from server to server.

use std::time::Duration;

use bearcade_core::Rng as _;
use bearcade_load::{Client, Live};
use rand_chacha::ChaCha8Rng;
use serde_json::{Value, json};

use crate::servers::Addresses;
use crate::tables::REQUEST;

/// Whoever hears nothing for so long tries another server: this one may be paused.
const SILENCE: Duration = Duration::from_secs(2);

/// What somebody decided.
pub(crate) struct Decided {
    decision: u64,
    /// The actions that were sent, over and over until one was taken: as a rule one, sometimes two at once.
    pub(crate) tried: Vec<String>,
    /// The actions that a server said it had taken, and the number of the entry.
    pub(crate) acknowledged: Vec<(String, u64)>,
}

pub(crate) struct Person {
    client: Client,
    table: String,
    pub(crate) seat: Option<u8>,
    addresses: Addresses,
    rng: ChaCha8Rng,
    /// The number of the last entry heard of.
    seq: u64,
    /// Every message about the game.
    pub(crate) heard: Vec<Value>,
    pub(crate) decided: Vec<Decided>,
    /// Refusals that no player should see.
    pub(crate) refusals: Vec<String>,
    /// How often they moved to another server.
    pub(crate) moves: u64,
}

impl Person {
    pub(crate) fn new(client: Client, table: String, seat: Option<u8>, addresses: Addresses, rng: ChaCha8Rng) -> Self {
        let (heard, decided, refusals) = (Vec::new(), Vec::new(), Vec::new());
        Self { client, table, seat, addresses, rng, seq: 0, heard, decided, refusals, moves: 0 }
    }

    /// Plays to the end of the game.
    pub(crate) async fn play(mut self) -> Self {
        while self.heard.last().is_none_or(|last| last["status"] != "over") {
            self.client.address = self.addresses.any(&mut self.rng);
            let query = if self.heard.is_empty() { String::new() } else { format!("since={}", self.seq) };
            let connecting = self.client.live(&self.table, &query);
            match tokio::time::timeout(REQUEST, connecting).await {
                Ok(Ok(live)) => {
                    self.moves += 1;
                    self.stay(live).await;
                }
                _ => tokio::time::sleep(Duration::from_millis(50)).await,
            }
        }
        self
    }

    /// Plays over one connection until it breaks, or they feel like moving on.
    async fn stay(&mut self, mut live: Live) {
        let mut said = None;
        let mut left = 2 + self.rng.below(30);
        loop {
            if let Some(decision) = self.owed()
                && said != Some(decision)
            {
                said = Some(decision);
                if self.decide(&mut live, decision).await.is_none() {
                    return;
                }
            }
            let Ok(Some(text)) = tokio::time::timeout(SILENCE, live.next()).await else { return };
            let message: Value = serde_json::from_str(&text).expect("JSON");
            if !self.take(message) {
                return;
            }
            left -= 1;
            if left == 0 || self.heard.last().is_some_and(|last| last["status"] == "over") {
                return;
            }
        }
    }

    /// The decision that they owe as far as they have heard.
    fn owed(&self) -> Option<u64> {
        let decision = self.heard.last()?["decision"].as_u64()?;
        let last = self.decided.last();
        let is_taken = last.is_some_and(|last| last.decision == decision && !last.acknowledged.is_empty());
        (!is_taken).then_some(decision)
    }

    /// Answers a decision: the same answer as before if there was one. Sometimes with two answers at once, at two servers,
    /// of which one may be taken.
    async fn decide(&mut self, live: &mut Live, decision: u64) -> Option<()> {
        tokio::time::sleep(Duration::from_millis(u64::from(self.rng.below(40)))).await;
        if self.decided.last().is_none_or(|last| last.decision != decision) {
            let legal = self.legal().await?;
            let mut tried = vec![legal[self.rng.below(legal.len() as u32) as usize].clone()];
            let other = &legal[self.rng.below(legal.len() as u32) as usize];
            if *other != tried[0] && self.rng.below(3) == 0 {
                tried.push(other.clone());
            }
            self.decided.push(Decided { decision, tried, acknowledged: Vec::new() });
        }
        let tried = self.decided.last()?.tried.clone();
        let act = json!({ "cmd": "act", "decision": decision, "action": tried[0], "id": [decision, tried[0]] });
        let Some(other) = tried.get(1) else { return live.say(act.to_string()).await.ok() };
        let elsewhere = Client::new(self.addresses.any(&mut self.rng)).with_token(self.client.token.clone());
        let path = format!("/api/tables/{}/act", self.table);
        let body = json!({ "decision": decision, "action": other }).to_string();
        let posting = elsewhere.request("POST", &path, "Content-Type: application/json\r\n", &body);
        let (said, posted) = tokio::join!(live.say(act.to_string()), tokio::time::timeout(REQUEST, posting));
        if let Ok(Ok(answer)) = posted {
            match answer.code() {
                None => self.acknowledge(decision, other, answer.json()["seq"].as_u64()),
                Some(code) => self.note_refusal(&code),
            }
        }
        said.ok()
    }

    /// What they may do; none if nobody says so now.
    async fn legal(&mut self) -> Option<Vec<String>> {
        let last = self.heard.last()?;
        let list = if let Some(list) = last["legal"].as_array() {
            list.clone()
        } else {
            let elsewhere = Client::new(self.addresses.any(&mut self.rng)).with_token(self.client.token.clone());
            let path = format!("/api/tables/{}/legal", self.table);
            let answer = tokio::time::timeout(REQUEST, elsewhere.get(&path)).await.ok()?.ok()?;
            // Whoever answers knows at least as much as we have heard.
            if answer["decision"] != last["decision"] {
                return None;
            }
            answer["legal"].as_array()?.clone()
        };
        Some(list.iter().filter_map(|action| action.as_str().map(str::to_owned)).collect())
    }

    fn acknowledge(&mut self, decision: u64, action: &str, seq: Option<u64>) {
        let seq = seq.expect("an acknowledgement has a number");
        let decided = self.decided.iter_mut().rev().find(|decided| decided.decision == decision);
        decided.expect("it was tried").acknowledged.push((action.to_owned(), seq));
    }

    /// What was decided twice, or again after a connection broke, may have been taken already. Everything else is noted.
    fn note_refusal(&mut self, code: &str) {
        let expected = ["not_your_decision", "over"].contains(&code);
        if !expected {
            self.refusals.push(code.to_owned());
        }
    }

    /// Takes a message; false if the connection is of no more use.
    fn take(&mut self, message: Value) -> bool {
        match message["type"].as_str() {
            Some("update") => assert_eq!(message["seq"].as_u64(), Some(self.seq + 1), "left out or told twice"),
            Some("sync") => assert!(message["seq"].as_u64() >= Some(self.seq), "a step back from {}", self.seq),
            Some("ok") => {
                let [decision, action] = [&message["id"][0], &message["id"][1]];
                let (decision, action) = (decision.as_u64().expect("our own"), action.as_str().expect("our own"));
                self.acknowledge(decision, action, message["seq"].as_u64());
                return true;
            }
            Some("bye") => return false,
            _ => {
                if let Some(code) = message["error"]["code"].as_str() {
                    self.note_refusal(code);
                }
                return false;
            }
        }
        self.seq = message["seq"].as_u64().expect("a number");
        self.heard.push(message);
        true
    }
}
