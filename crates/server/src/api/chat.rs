use std::sync::Arc;

use axum::body::Bytes;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use bearcade_store::{Chat, PersonId};
use serde::Deserialize;
use serde_json::{Value, json};

use super::tables::open;
use super::{Answer, Json, read};
use crate::channel::Form;
use crate::limits::{Kind, Whose};
use crate::people;
use crate::refusal::{Code, Refusal};
use crate::room::Room;
use crate::site::Site;
use crate::time;

/// The longest thing that can be said, in characters.
const MOST: usize = 300;
/// How much of a conversation is shown.
const SHOWN: u32 = 50;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Say {
    text: String,
}

/// What was said at a table.
pub(crate) async fn list(State(site): State<Arc<Site>>, Path(id): Path<String>, headers: HeaderMap) -> Answer {
    let (room, _) = open(&site, &id, &headers, None).await?;
    let mut said = Vec::new();
    for chat in site.store.chat(room.id, SHOWN).await? {
        said.push(line(&site, &chat).await?);
    }
    Ok(Json::from(json!({ "chat": said })))
}

/// Says something.
pub(crate) async fn post(
    State(site): State<Arc<Site>>,
    Path(id): Path<String>,
    headers: HeaderMap,
    body: Bytes,
) -> Answer {
    let Say { text } = read(&body)?;
    let person = people::known(&site, &headers).await?;
    let (room, _) = open(&site, &id, &headers, None).await?;
    let number = say(&site, &room, person, &text).await?;
    Ok(Json::from(json!({ "number": number })))
}

/// Says something at a table, to all who listen.
pub(crate) async fn say(site: &Site, room: &Room, person: PersonId, text: &str) -> Result<u64, Refusal> {
    site.limits.take(Kind::Speech, Whose::Person(person))?;
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    if text.is_empty() || text.chars().count() > MOST || text.chars().any(char::is_control) {
        return Err(Refusal::new(Code::BadRequest, format!("say something in at most {MOST} characters")));
    }
    let speaker = site.store.person(person).await?.ok_or(Code::NoSession)?;
    if speaker.silenced {
        return Err(Refusal::new(Code::NotAllowed, "you may not speak on this site"));
    }
    if !room.look(|inner| inner.seat_of(person).is_some()).await? {
        return Err(Refusal::new(Code::NotSeated, "only players speak at a table"));
    }
    let mut chat = Chat { number: 0, at: time::now(), person, text };
    chat.number = site.store.say(room.id, chat.clone()).await?;
    let mut message = line(site, &chat).await?;
    message["type"] = "chat".into();
    room.announce(|lens| (lens.form == Form::Json).then(|| message.to_string().into()));
    Ok(chat.number)
}

async fn line(site: &Site, chat: &Chat) -> Result<Value, Refusal> {
    let name = site.store.person(chat.person).await?.map(|person| person.name).unwrap_or_default();
    let Chat { number, at, person, text } = chat;
    Ok(json!({ "number": number, "at": at, "person": person.to_string(), "name": name, "text": text }))
}
