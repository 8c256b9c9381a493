use std::sync::Arc;

use axum::Extension;
use axum::body::Bytes;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Response};
use bearcade_store::Person;
use serde::Deserialize;
use serde_json::{Value, json};

use super::{Answer, Json, read};
use crate::cookies::with_cookie;
use crate::limits::{Kind, Whose};
use crate::people;
use crate::refusal::{Code, Refusal};
use crate::site::Site;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Begin {
    name: Option<String>,
}

/// A person as others see them.
pub(crate) fn person(person: &Person) -> Value {
    json!({ "id": person.id.to_string(), "name": person.name, "claimed": person.is_claimed() })
}

/// Who asks.
pub(crate) async fn who(State(site): State<Arc<Site>>, headers: HeaderMap) -> Answer {
    let id = people::known(&site, &headers).await?;
    let known = site.store.person(id).await?.ok_or(Code::NoSession)?;
    Ok(Json::from(json!({ "person": person(&known) })))
}

/// A new guest.
pub(crate) async fn begin(
    State(site): State<Arc<Site>>,
    Extension(whose): Extension<Whose>,
    body: Bytes,
) -> Result<Response, Refusal> {
    let Begin { name } = read(&body)?;
    site.limits.take(Kind::Guest, whose)?;
    let (guest, token) = people::welcome(&site, name.as_deref()).await?;
    let cookie = people::cookie(&token, site.config.secure_cookies);
    let answer = Json::from(json!({ "person": person(&guest), "token": token }));
    Ok(with_cookie(answer.into_response(), [cookie]))
}

/// Ends the session.
pub(crate) async fn end(State(site): State<Arc<Site>>, headers: HeaderMap) -> Result<Response, Refusal> {
    let cookies = people::sign_out(&site, &headers).await?;
    Ok(with_cookie(Json::from(json!({})).into_response(), cookies))
}
