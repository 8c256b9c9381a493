use std::sync::Arc;

use axum::body::Bytes;
use axum::extract::ws::Utf8Bytes;
use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use bearcade_core::{Seat, SeatSet};
use bearcade_store::{Chat, PersonId};
use serde::Deserialize;
use serde_json::{Value, json};

use super::tables::{ShowQuery, open};
use super::{Answer, Json, read};
use crate::channel::Lens;
use crate::letters;
use crate::limits::{Kind, Whose};
use crate::people;
use crate::refusal::{Code, Reason, Refusal};
use crate::room::{Chair, Room};
use crate::site::Site;
use crate::time;

/// The longest thing that can be said, in characters.
pub(crate) const MOST: usize = 300;
/// How much of a conversation is shown.
const SHOWN: u32 = 50;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Say {
    text: String,
}

/// What was said at a table.
pub(crate) async fn list(
    State(site): State<Arc<Site>>,
    Path(id): Path<String>,
    Query(query): Query<ShowQuery>,
    headers: HeaderMap,
) -> Answer {
    let (room, _) = open(&site, &id, &headers, query.invite.as_deref()).await?;
    let Talk { said, .. } = heard(&site, &room, people::asking(&site, &headers).await?).await?;
    Ok(Json::from(json!({ "chat": said.iter().map(Line::to_json).collect::<Vec<_>>() })))
}

/// Something said, and by whom.
pub(crate) struct Line {
    pub(crate) chat: Chat,
    pub(crate) name: String,
}

impl Line {
    async fn new(site: &Site, chat: Chat) -> Result<Self, Refusal> {
        let name = site.store.person(chat.person).await?.map(|person| person.name).unwrap_or_default();
        Ok(Self { chat, name })
    }

    fn to_json(&self) -> Value {
        let Chat { number, at, person, text } = &self.chat;
        json!({ "number": number, "at": at, "person": person.to_string(), "name": self.name, "text": text })
    }
}

/// What was said at a table, as far as somebody wants to hear it.
pub(crate) struct Talk {
    pub(crate) said: Vec<Line>,
    /// Those whom they block: nothing of theirs is heard, now or later.
    pub(crate) muted: Vec<PersonId>,
}

/// What was said at a table, without those whom the listener blocks.
pub(crate) async fn heard(site: &Site, room: &Room, listener: Option<PersonId>) -> Result<Talk, Refusal> {
    let muted = match listener {
        Some(listener) => site.store.blocked(listener).await?,
        None => Vec::new(),
    };
    let mut said = Vec::new();
    for chat in site.store.chat(room.id, SHOWN).await? {
        if !muted.contains(&chat.person) {
            said.push(Line::new(site, chat).await?);
        }
    }
    Ok(Talk { said, muted })
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
    let text = letters::plain(text);
    if !letters::is_visible(&text) || text.chars().count() > MOST {
        return Err(Refusal::new(Code::BadRequest, format!("say something in at most {MOST} characters")));
    }
    let speaker = site.store.person(person).await?.filter(|person| !person.name.is_empty()).ok_or(Code::NoSession)?;
    if speaker.silenced {
        return Err(Refusal::new(Code::NotAllowed, "you may not speak on this site").because(Reason::Silenced));
    }
    let players = room.look(|inner| inner.chairs.iter().map(Chair::person).collect::<Vec<_>>()).await?;
    if !players.contains(&Some(person)) {
        return Err(Refusal::new(Code::NotSeated, "only players speak at a table"));
    }
    // A seat's eyes and ears are one person's, so those who block the speaker hear nothing. Watchers share one channel:
    // they are told who speaks, and their client leaves out whom they block.
    let mut deaf = SeatSet::EMPTY;
    for (index, listener) in players.iter().enumerate() {
        if let Some(listener) = listener
            && site.store.blocked(*listener).await?.contains(&person)
        {
            deaf.insert(Seat::new(index as u8));
        }
    }
    let mut chat = Chat { number: 0, at: time::now(), person, text };
    chat.number = site.store.say(room.id, chat.clone()).await?;
    let number = chat.number;
    let mut message = Line::new(site, chat).await?.to_json();
    message["type"] = "chat".into();
    let message = Utf8Bytes::from(message.to_string());
    site.tell_chat(room.id, &message, deaf);
    let hears = |lens: Lens| lens.seat.is_none_or(|seat| !deaf.contains(seat));
    room.announce(|lens| hears(lens).then(|| message.clone()));
    Ok(number)
}
