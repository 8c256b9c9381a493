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
use crate::refusal::{Code, Reason, Refusal};
use crate::room::Inner;
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
    let seat = seat.ok_or(Code::NotSeated)?;
    let advice = room.look(|inner| {
        if !may_ask(inner) {
            let refusal = Refusal::new(Code::NotAllowed, "there are no hints in games with other people");
            return Err(refusal.because(Reason::NoHints));
        }
        inner.live.advice(seat, visitor.words, &inner.names()).ok_or_else(|| Code::NotYourDecision.into())
    });
    let said = site.advisers.advise(whose, advice.await??).await?;
    Ok(Json(said.into_bytes()))
}

/// May hints be given at this table?
pub(crate) fn may_ask(inner: &Inner) -> bool {
    inner.setup.daily.is_none() && inner.chairs.iter().filter(|chair| chair.person().is_some()).count() == 1
}
