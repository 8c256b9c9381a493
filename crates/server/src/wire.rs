//! The live connection: one WebSocket a table.

use std::sync::Arc;
use std::time::Duration;

use axum::body::Bytes;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket};
use bearcade_core::{MAX_SEATS, Seat};
use bearcade_store::PersonId;
use futures_util::SinkExt as _;
use serde::Deserialize;
use serde_json::{Value, json};
use tokio::sync::watch;

use crate::channel::{Channel, Found, Lens};
use crate::refusal::{Code, Refusal};
use crate::room::{Caller, Room, Wish};
use crate::site::Site;

/// The largest message a client may send.
pub(crate) const MOST_BYTES: usize = 16 * 1_024;
/// How often the server asks whether the client is still there; one that has not answered by the next time is gone.
const HEARTBEAT: Duration = Duration::from_secs(30);
/// The close code for a server that restarts.
const RESTARTS: u16 = 1012;
/// The close code for a client that breaks the rules of this wire.
const MISBEHAVES: u16 = 1008;

/// Who is at the other end, and how they look at the table.
pub(crate) struct Guest {
    pub(crate) person: Option<PersonId>,
    pub(crate) lens: Lens,
    pub(crate) since: Option<u64>,
}

/// What a client may say.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Said {
    cmd: String,
    id: Option<Value>,
    seat: Option<u8>,
    decision: Option<u64>,
    action: Option<String>,
    text: Option<String>,
}

/// Serves a connection until it ends.
pub(crate) async fn serve(site: Arc<Site>, room: Arc<Room>, guest: Guest, mut socket: WebSocket) {
    let _held = site.metrics.connections.hold();
    let mut connection = match Connection::open(&site, &room, &guest).await {
        Ok(connection) => connection,
        Err(refusal) => {
            let _ = socket.send(text(&refusal.to_json())).await;
            return;
        }
    };
    let mut closing = site.closing();
    let mut heartbeat = tokio::time::interval_at(tokio::time::Instant::now() + HEARTBEAT, HEARTBEAT);
    let mut answered = true;
    let mut allowance = Allowance::new(site.config.messages_per_second);
    if connection.send(&site, &room, &guest, &mut socket).await.is_err() {
        return;
    }
    loop {
        let sent = tokio::select! {
            news = connection.news.changed() => match news {
                Ok(()) => connection.send(&site, &room, &guest, &mut socket).await,
                Err(_) => return,
            },
            frame = socket.recv() => match frame {
                Some(Ok(Message::Text(said))) => {
                    answered = true;
                    if allowance.take() {
                        hear(&site, &room, &guest, &said, &mut socket).await
                    } else {
                        site.metrics.limited.add(1);
                        socket.send(text(&Refusal::from(Code::TooMany).to_json())).await
                    }
                }
                Some(Ok(Message::Binary(_))) => {
                    let reason = "messages are text".into();
                    let _ = socket.send(Message::Close(Some(CloseFrame { code: MISBEHAVES, reason }))).await;
                    return;
                }
                Some(Ok(Message::Ping(_) | Message::Pong(_))) => { answered = true; Ok(()) }
                Some(Ok(Message::Close(_)) | Err(_)) | None => return,
            },
            _ = heartbeat.tick() => {
                if !answered {
                    return;
                }
                answered = false;
                socket.send(Message::Ping(Bytes::new())).await
            }
            () = site_closes(&mut closing) => {
                let _ = socket.feed(text(&json!({ "type": "bye", "retry_ms": 1_000 }))).await;
                let reason = "the server restarts; come back in a moment".into();
                let _ = socket.send(Message::Close(Some(CloseFrame { code: RESTARTS, reason }))).await;
                return;
            }
        };
        if sent.is_err() {
            return;
        }
    }
}

/// Waits until the server goes away.
async fn site_closes(closing: &mut watch::Receiver<bool>) {
    let _ = closing.wait_for(|closing| *closing).await;
}

/// How far a connection has read.
struct Connection {
    channel: Arc<Channel>,
    news: watch::Receiver<u64>,
    next: u64,
    /// What to send before anything from the channel.
    first: Vec<Utf8Bytes>,
}

impl Connection {
    async fn open(_site: &Site, room: &Room, guest: &Guest) -> Result<Self, Refusal> {
        let (first, channel, next) = room.listen(guest.lens, guest.since).await?;
        Ok(Self { news: channel.listen(), channel, next, first })
    }

    /// Sends all there is.
    async fn send(
        &mut self,
        site: &Site,
        room: &Room,
        guest: &Guest,
        socket: &mut WebSocket,
    ) -> Result<(), axum::Error> {
        self.news.mark_unchanged();
        for message in std::mem::take(&mut self.first) {
            site.metrics.messages.add(1);
            socket.feed(Message::Text(message)).await?;
        }
        match self.channel.since(self.next) {
            Found::Messages(messages, next) => {
                self.next = next;
                for message in messages {
                    site.metrics.messages.add(1);
                    socket.feed(Message::Text(message)).await?;
                }
            }
            Found::Missed => {
                site.metrics.resyncs.add(1);
                let again = Guest { person: guest.person, lens: guest.lens, since: None };
                let Ok(connection) = Self::open(site, room, &again).await else {
                    return socket.send(text(&Refusal::from(Code::Unavailable).to_json())).await;
                };
                *self = connection;
                for message in std::mem::take(&mut self.first) {
                    socket.feed(Message::Text(message)).await?;
                }
            }
        }
        socket.flush().await
    }
}

/// Does what a client says. The answer, if it asks for one by an `id`, or the refusal.
async fn hear(
    site: &Arc<Site>,
    room: &Arc<Room>,
    guest: &Guest,
    said: &str,
    socket: &mut WebSocket,
) -> Result<(), axum::Error> {
    let said: Said = match serde_json::from_str(said) {
        Ok(said) => said,
        Err(error) => {
            let refusal = Refusal::new(Code::BadRequest, format!("not a message of this wire: {error}"));
            return socket.send(text(&refusal.to_json())).await;
        }
    };
    let id = said.id.clone();
    let done = carry_out(site, room, guest, said).await;
    let mut answer = match done {
        Ok(seq) => json!({ "type": "ok", "seq": seq }),
        Err(refusal) => refusal.to_json(),
    };
    match id {
        Some(id) => answer["id"] = id,
        // Without an id only what went wrong is worth a word.
        None if answer.get("error").is_none() => return Ok(()),
        None => {}
    }
    socket.send(text(&answer)).await
}

async fn carry_out(site: &Arc<Site>, room: &Arc<Room>, guest: &Guest, said: Said) -> Result<u64, Refusal> {
    let person = guest.person.ok_or(Code::NoSession)?;
    let missing = |field: &str| Refusal::new(Code::BadRequest, format!("`{}` needs `{field}`", said.cmd));
    let seat = || read_seat(said.seat);
    let wish = match said.cmd.as_str() {
        "act" => Wish::Act { decision: said.decision, action: said.action.clone().ok_or_else(|| missing("action"))? },
        "sit" => Wish::Sit(seat()?),
        "stand" => Wish::Stand(seat()?.ok_or_else(|| missing("seat"))?),
        "resign" => Wish::Resign,
        "away" => Wish::Away,
        "back" => Wish::Back,
        "undo" => Wish::Undo,
        "refuse_undo" => Wish::RefuseUndo,
        "say" => {
            let said = said.text.as_deref().ok_or_else(|| missing("text"))?;
            return crate::api::chat::say(site, room, person, said).await;
        }
        "ping" => return room.look(|inner| inner.head).await,
        other => return Err(Refusal::new(Code::BadRequest, format!("there is no command {other:?}"))),
    };
    room.wish(Caller(person), wish).await
}

/// A seat's number from outside.
pub(crate) fn read_seat(number: Option<u8>) -> Result<Option<Seat>, Refusal> {
    match number {
        Some(number) if usize::from(number) >= MAX_SEATS => {
            Err(Refusal::new(Code::BadRequest, "there is no such seat at this table"))
        }
        number => Ok(number.map(Seat::new)),
    }
}

fn text(value: &Value) -> Message {
    Message::Text(value.to_string().into())
}

/// A bucket that fills with time: so many messages a second, and twice as many at once.
struct Allowance {
    rate: f64,
    left: f64,
    last: tokio::time::Instant,
}

impl Allowance {
    fn new(per_second: u32) -> Self {
        let rate = f64::from(per_second);
        Self { rate, left: 2.0 * rate, last: tokio::time::Instant::now() }
    }

    fn take(&mut self) -> bool {
        let now = tokio::time::Instant::now();
        let filled = self.left + (now - self.last).as_secs_f64() * self.rate;
        self.left = filled.min(2.0 * self.rate);
        self.last = now;
        let allowed = self.left >= 1.0;
        if allowed {
            self.left -= 1.0;
        }
        allowed
    }
}
