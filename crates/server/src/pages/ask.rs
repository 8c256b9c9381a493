//! Questions about a game from its page: what a key asks, a hint, whether something put together is allowed.

use std::sync::Arc;

use axum::Extension;
use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use serde::Deserialize;
use serde_json::json;

use super::Visitor;
use crate::api::tables::open;
use crate::api::{Answer, Json};
use crate::limits::Whose;
use crate::refusal::{Code, Refusal};
use crate::room::{Caller, Wish};
use crate::site::Site;

#[derive(Deserialize)]
pub(crate) struct Topic {
    topic: String,
    invite: Option<String>,
}

/// The answer to a question about the game.
pub(crate) async fn topic(
    State(site): State<Arc<Site>>,
    Path(id): Path<String>,
    Query(Topic { topic, invite }): Query<Topic>,
    Extension(whose): Extension<Whose>,
    headers: HeaderMap,
) -> Answer {
    let visitor = Visitor::new(&site, whose, &headers).await?;
    let (room, seat) = open(&site, &id, &headers, invite.as_deref()).await?;
    let viewer = seat.map_or(bearcade_core::Viewer::Watcher, bearcade_core::Viewer::Seat);
    let say = room.look(|inner| {
        let known = topic == "status" || inner.live.keys().iter().any(|key| key.tells(&topic));
        known.then(|| inner.live.answer(&topic, visitor.words, &inner.names(), viewer))
    });
    let say = say.await?.ok_or_else(|| Refusal::new(Code::BadRequest, format!("there is no topic {topic:?}")))?;
    Ok(Json::from(json!({ "say": say })))
}

/// What the strongest bot would do, for somebody who plays against bots alone: with people at the table it would not be
/// fair.
pub(crate) async fn hint(
    State(site): State<Arc<Site>>,
    Path(id): Path<String>,
    Extension(whose): Extension<Whose>,
    headers: HeaderMap,
) -> Answer {
    let visitor = Visitor::new(&site, whose, &headers).await?;
    let (room, seat) = open(&site, &id, &headers, None).await?;
    let (seat, person) = seat.zip(visitor.id()).ok_or(Code::NotSeated)?;
    room.wish(Caller(person), Wish::Advise).await?;
    let advice = room.look(|inner| inner.live.advice(seat, visitor.words, &inner.names()));
    let advice = advice.await?.ok_or(Code::NotYourDecision)?;
    Ok(Json(site.advisers.advise(whose, advice).await?.into_bytes()))
}
