use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::HeaderMap;
use serde_json::{Value, json};

use super::{Answer, Json};
use crate::daily::{self, Board, Day};
use crate::people;
use crate::refusal::{Code, Refusal};
use crate::site::Site;
use crate::time;

/// How today's daily bear stands.
pub(crate) async fn today(State(site): State<Arc<Site>>, headers: HeaderMap) -> Answer {
    show(&site, Day::of(time::now()), &headers).await
}

/// How the daily bear of a day stands.
pub(crate) async fn of_day(State(site): State<Arc<Site>>, Path(day): Path<String>, headers: HeaderMap) -> Answer {
    let day: Day = day.parse().map_err(|()| Refusal::from(Code::NotFound))?;
    show(&site, day, &headers).await
}

/// Begins today's daily bear, or goes on with it.
pub(crate) async fn play(State(site): State<Arc<Site>>, headers: HeaderMap) -> Answer {
    let person = people::known(&site, &headers).await?;
    let room = daily::play(&site, person).await?;
    let day = room.look(|inner| inner.setup.daily.clone()).await?;
    Ok(Json::from(json!({ "id": room.id.to_string(), "day": day })))
}

async fn show(site: &Site, day: Day, headers: &HeaderMap) -> Answer {
    let asking = people::asking(site, headers).await?;
    Ok(Json::from(shown(&daily::board(site, day, asking).await?)))
}

fn shown(board: &Board) -> Value {
    let ranking: Vec<Value> = board
        .ranked
        .iter()
        .map(|(place, person, score)| {
            let mut line = json!({
                "place": place, "id": person.id.to_string(), "name": person.name,
                "score": score.score, "turns": score.turns, "at": score.at,
            });
            // EO-27: replays of the day stay hidden until it is over.
            if board.over {
                line["table"] = score.table.to_string().into();
            }
            line
        })
        .collect();
    let own = board.own.as_ref().map(|own| {
        json!({
            "place": own.place, "ranked": own.ranked, "score": own.score.score, "turns": own.score.turns,
            "at": own.score.at, "table": own.score.table.to_string(),
        })
    });
    json!({
        "day": board.day.to_string(), "ends": board.day.ends(), "over": board.over, "ranking": ranking, "you": own,
    })
}
