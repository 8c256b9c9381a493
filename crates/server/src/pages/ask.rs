//! Questions about a game from its page: what a key asks, a hint, whether something put together is allowed.

use std::sync::Arc;

use axum::Extension;
use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use serde_json::{Value, json};

use super::table::{TableQuery, is_script, whole};
use super::{Visitor, see};
use crate::api::tables::open;
use crate::api::{Answer, Json};
use crate::limits::Whose;
use crate::refusal::{Code, Refusal};
use crate::room::{Caller, Wish};
use crate::site::Site;

#[derive(Deserialize)]
pub(crate) struct Question {
    topic: String,
    /// The place on the board that a scan starts from.
    at: Option<String>,
    invite: Option<String>,
}

/// The answer to a question about the game.
pub(crate) async fn topic(
    State(site): State<Arc<Site>>,
    Path(id): Path<String>,
    Query(Question { topic, at, invite }): Query<Question>,
    Extension(whose): Extension<Whose>,
    headers: HeaderMap,
) -> Answer {
    let visitor = Visitor::new(&site, whose, &headers).await?;
    let (room, seat) = open(&site, &id, &headers, invite.as_deref()).await?;
    let viewer = seat.map_or(bearcade_core::Viewer::Watcher, bearcade_core::Viewer::Seat);
    let say = room.look(|inner| {
        let (words, names, keys) = (visitor.words, inner.names(), inner.live.keys());
        if keys.iter().any(|key| key.scans() == Some(topic.as_str())) {
            return Some(inner.live.scan(&topic, at.as_deref(), words, &names, viewer));
        }
        let known = topic == "status" || keys.iter().any(|key| key.tells(&topic));
        known.then(|| inner.live.answer(&topic, words, &names, viewer))
    });
    let say = say.await?.ok_or_else(|| Refusal::new(Code::BadRequest, format!("there is no topic {topic:?}")))?;
    Ok(Json::from(json!({ "say": say })))
}

/// What the strongest bot would do, for somebody who plays against bots alone: with people at the table it would not be
/// fair. A page's script gets it as JSON; without one it stands on the table's page.
pub(crate) async fn hint(
    State(site): State<Arc<Site>>,
    Path(id): Path<String>,
    Extension(whose): Extension<Whose>,
    headers: HeaderMap,
) -> Result<Response, Refusal> {
    let visitor = Visitor::new(&site, whose, &headers).await?;
    let (room, seat) = open(&site, &id, &headers, None).await?;
    let (seat, person) = seat.zip(visitor.id()).ok_or(Code::NotSeated)?;
    room.wish(Caller(person), Wish::Advise).await?;
    let advice = room.look(|inner| inner.live.advice(seat, visitor.words, &inner.names()));
    let advice = advice.await?.ok_or(Code::NotYourDecision)?;
    let advice = site.advisers.advise(whose.into(), advice).await?;
    if is_script(&headers) {
        return Ok(Json(advice.into_bytes()).into_response());
    }
    let advice: Value = serde_json::from_str(&advice).unwrap_or_default();
    let hinting = TableQuery::hinting(advice["say"].as_str().unwrap_or_default());
    whole(&site, &visitor, (&room, Some(seat)), &headers, hinting).await
}

/// Whoever comes back to the page of a hint, by a link or another language, finds the table.
pub(crate) async fn after_hint(
    State(site): State<Arc<Site>>,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Result<Response, Refusal> {
    let (room, _) = open(&site, &id, &headers, None).await?;
    Ok(see(&format!("/table/{}", room.id)))
}
