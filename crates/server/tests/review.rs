//! The review of a game: moves in words, and steps with the numbers that the replay has.

mod common;

use std::time::Duration;

use bearcade_load::Client;
use common::{Site, act, show, table, wish};
use serde_json::json;

async fn page(person: &Client, path: &str) -> String {
    let answer = person.request("GET", path, "", "").await.expect("an answer");
    assert_eq!(answer.status, 200, "{path}");
    answer.body
}

#[tokio::test(flavor = "multi_thread")]
async fn a_review_names_moves_in_words_and_steps_as_the_replay_does() {
    let site = Site::start().await;
    let ada = site.guest("Ada").await;
    let (id, _) = table(&ada, &json!({ "game": "hold-my-bear", "players": ["me", "cub"] })).await;
    for _ in 0..3 {
        while show(&ada, &id).await["decision"].is_null() && show(&ada, &id).await["status"] == "playing" {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        let legal = ada.get(&format!("/api/tables/{id}/legal")).await.expect("a list");
        // Gifts come last: giving cards away is seldom best.
        let Some(action) = legal["legal"].as_array().and_then(|legal| legal.last()) else { break };
        act(&ada, &id, action.as_str().expect("an action")).await.expect("legal");
    }
    let _ = wish(&ada, &id, "resign").await;
    let mut review = page(&ada, &format!("/review/{id}")).await;
    while review.contains("The grizzly is looking at the game.") {
        tokio::time::sleep(Duration::from_millis(200)).await;
        review = page(&ada, &format!("/review/{id}")).await;
    }
    assert!(!review.contains("unexplained"), "{review}");
    assert!(review.contains("Give "), "a move is told in words: {review}");
    assert!(!review.contains("&gt;"), "and not in notation: {review}");
    let steps =
        page(&ada, &format!("/api/tables/{id}/record")).await.lines().filter(|line| line.starts_with("> ")).count();
    assert!(review.contains(&format!("Hold My Bear, {steps} steps")), "{review}");
    let start = format!("/replay/{id}?at=");
    let linked = review.split(&start).skip(1).filter_map(|rest| rest.split('"').next()?.parse().ok());
    let linked: Vec<usize> = linked.filter(|&step| step > 0).collect();
    assert!(!linked.is_empty(), "steps lead to the replay: {review}");
    for step in linked {
        let replay = page(&ada, &format!("/replay/{id}?at={step}")).await;
        let told =
            replay.split("id=\"moment\"><strong>").nth(1).and_then(|rest| rest.split('<').next()).expect("a moment");
        let numbers: Vec<usize> = told.split(' ').filter_map(|word| word.parse().ok()).collect();
        let (first, last) = (numbers[0], numbers[numbers.len() - 2]);
        assert!((first..=last).contains(&step), "{step}: {told}");
        assert_eq!(numbers.last(), Some(&steps), "{told}");
    }
    site.stop().await;
}
