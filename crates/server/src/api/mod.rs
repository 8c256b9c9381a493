//! JSON for programs.

pub(crate) mod accounts;
pub(crate) mod chat;
mod daily;
mod games;
mod sessions;
pub(crate) mod tables;

use std::sync::Arc;

use axum::Router;
use axum::body::Bytes;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, patch, post};
use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::refusal::{Code, Refusal};
use crate::site::Site;

pub(crate) use accounts::is_welcome;

/// An answer in JSON, or a refusal.
pub(crate) type Answer = Result<Json, Refusal>;

/// A JSON document.
pub(crate) struct Json(pub(crate) Vec<u8>);

impl From<Value> for Json {
    fn from(value: Value) -> Self {
        Self(value.to_string().into_bytes())
    }
}

impl IntoResponse for Json {
    fn into_response(self) -> Response {
        ([(header::CONTENT_TYPE, "application/json")], self.0).into_response()
    }
}

impl IntoResponse for Refusal {
    fn into_response(self) -> Response {
        let (_, status, _) = self.code.meaning();
        let status = StatusCode::from_u16(status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
        (status, Json::from(self.to_json())).into_response()
    }
}

/// Reads the body of a request; an empty one counts as an empty object.
pub(crate) fn read<T: DeserializeOwned>(body: &Bytes) -> Result<T, Refusal> {
    let body: &[u8] = if body.is_empty() { b"{}" } else { body };
    serde_json::from_slice(body).map_err(|error| Refusal::new(Code::BadRequest, error.to_string()))
}

/// The addresses for programs.
pub(crate) fn routes() -> Router<Arc<Site>> {
    Router::new()
        .route("/api/games", get(games::list))
        .route("/api/session", get(sessions::who).post(sessions::begin).delete(sessions::end))
        .route("/api/login", post(accounts::login))
        .route("/api/recover", post(accounts::recover))
        .route("/api/me", patch(accounts::change).delete(accounts::forget))
        .route("/api/me/claim", post(accounts::claim))
        .route("/api/me/export", get(accounts::export))
        .route("/api/me/games", get(accounts::games))
        .route("/api/me/results", get(accounts::results))
        .route("/api/people/{id}/block", post(accounts::block).delete(accounts::unblock))
        .route("/api/people/{id}/report", post(accounts::report))
        .route("/api/ratings/{game}", get(accounts::ratings))
        .route("/api/daily", get(daily::today).post(daily::play))
        .route("/api/daily/{day}", get(daily::of_day))
        .route("/api/tables", get(tables::list).post(tables::create))
        .route("/api/tables/{id}", get(tables::show))
        .route("/api/tables/{id}/live", get(tables::live))
        .route("/api/tables/{id}/legal", get(tables::legal))
        .route("/api/tables/{id}/record", get(tables::record))
        .route("/api/tables/{id}/sit", post(tables::sit))
        .route("/api/tables/{id}/bot", post(tables::bot))
        .route("/api/tables/{id}/stand", post(tables::stand))
        .route("/api/tables/{id}/act", post(tables::act))
        .route("/api/tables/{id}/resign", post(tables::resign))
        .route("/api/tables/{id}/away", post(tables::away))
        .route("/api/tables/{id}/back", post(tables::back))
        .route("/api/tables/{id}/undo", post(tables::undo))
        .route("/api/tables/{id}/refuse-undo", post(tables::refuse_undo))
        .route("/api/tables/{id}/rematch", post(tables::rematch))
        .route("/api/tables/{id}/chat", get(chat::list).post(chat::post))
}
