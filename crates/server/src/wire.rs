//! The live connection: one WebSocket a table.

use std::future::{poll_fn, ready};
use std::pin::{Pin, pin};
use std::sync::Arc;
use std::task::{Context, Poll};
use std::time::Duration;

use axum::body::Bytes;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket};
use bearcade_core::{MAX_SEATS, Seat};
use bearcade_store::PersonId;
use futures_util::{SinkExt as _, StreamExt as _};
use serde::Deserialize;
use serde_json::{Value, json};

use crate::attendance::Ticket;
use crate::channel::Form;
use crate::incidents::{self, Incident};
use crate::limits::Connected;
use crate::people;
use crate::refusal::{Code, Refusal};
use crate::room::{Caller, Listening, Room, Wish};
use crate::site::Site;

/// The largest message a client may send.
pub(crate) const MOST_BYTES: usize = 16 * 1_024;
/// So many messages in a row that are too many end the connection: whoever sends them does not listen.
const MOST_REFUSED: u32 = 100;
/// How long a client that is told to go may take to hang up.
const FAREWELL: Duration = Duration::from_secs(1);
/// The close code for a server that restarts.
const RESTARTS: u16 = 1012;
/// The close code for a client whose session has ended.
const SIGNED_OUT: u16 = 4401;
/// The close code for a client that may no longer look at the table.
const NOT_THERE: u16 = 4404;
/// The close code for a client that breaks the rules of this wire.
const MISBEHAVES: u16 = 1008;

/// Who is at the other end, and in what form they are told of the table.
pub(crate) struct Guest {
    pub(crate) person: Option<PersonId>,
    /// Did they come by the invite link?
    pub(crate) has_link: bool,
    pub(crate) form: Form,
    pub(crate) since: Option<u64>,
    /// What ends the connection with their session; none for those who have none.
    pub(crate) ticket: Option<Ticket>,
    /// Held for as long as they are there.
    pub(crate) connected: Connected,
}

/// The connection has ended, or the client does not read what it is sent.
struct Gone;

type Sent = Result<(), Gone>;

/// What a client may say.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, expecting = "an object with `cmd`")]
struct Said {
    cmd: String,
    id: Option<Box<Value>>,
    seat: Option<u8>,
    decision: Option<u64>,
    action: Option<String>,
    text: Option<String>,
}

/// Serves a connection until it ends.
pub(crate) fn serve(site: Arc<Site>, room: Arc<Room>, guest: Guest, socket: WebSocket) -> impl Future<Output = ()> {
    let mut wire = Wire { socket, patience: Duration::from_secs(site.config.send_seconds.into()) };
    async move {
        let _held = (site.metrics.connections.hold(), &guest.connected);
        match Connection::open(&room, guest.person, guest.has_link, guest.form, guest.since).await {
            // Whatever the end, it is the connection's own: nobody else waits for it.
            Ok(mut connection) => drop(connection.serve(&site, &room, guest.ticket.as_ref(), &mut wire).await),
            Err(refusal) => {
                Box::pin(wire.refuse(&refusal)).await;
            }
        }
    }
}

/// What a client has asked for. While it is being done the client is told of everything else, and not listened to. It is
/// carried out to its end also if the client hangs up.
#[derive(Default)]
struct Work {
    doing: Option<Doing>,
    done: Option<Answer>,
}

type Doing = Pin<Box<dyn Future<Output = Answer> + Send>>;

/// What the client is told about it, if anything.
type Answer = Option<Utf8Bytes>;

impl Work {
    fn start(&mut self, doing: Doing) {
        self.doing = Some(doing);
    }

    fn is_nothing(&self) -> bool {
        self.doing.is_none() && self.done.is_none()
    }

    /// Goes on with it.
    fn drive(&mut self, task: &mut Context<'_>) {
        // Taken out meanwhile: what panics is not tried again.
        if let Some(mut doing) = self.doing.take() {
            match doing.as_mut().poll(task) {
                Poll::Ready(answer) => self.done = Some(answer),
                Poll::Pending => self.doing = Some(doing),
            }
        }
    }

    /// The answer, once it is done; never if there is nothing to do.
    fn poll_done(&mut self, task: &mut Context<'_>) -> Poll<Answer> {
        self.drive(task);
        self.done.take().map_or(Poll::Pending, Poll::Ready)
    }

    /// Does something else, and goes on meanwhile: whatever waits for the table or for the client must not keep waiting
    /// because this client's own wish holds the table.
    fn meanwhile<T>(&mut self, other: impl Future<Output = T>) -> impl Future<Output = T> {
        let mut other = Box::pin(other);
        poll_fn(move |task| {
            self.drive(task);
            other.as_mut().poll(task)
        })
    }
}

impl Drop for Work {
    fn drop(&mut self) {
        if let (Some(doing), Ok(runtime)) = (self.doing.take(), tokio::runtime::Handle::try_current()) {
            runtime.spawn(doing);
        }
    }
}

/// What a connection waits for.
enum Event {
    Done(Answer),
    News,
    Heartbeat,
    Ended,
    Closing,
    Frame(Option<Result<Message, axum::Error>>),
}

/// The socket, and how long to wait for a client that does not read.
struct Wire {
    socket: WebSocket,
    patience: Duration,
}

impl Wire {
    /// Puts a message into the socket's buffer, of bounded size; waits if it is full, but not for long.
    async fn feed(&mut self, message: Message) -> Sent {
        in_time(self.patience, &mut self.socket.feed(message)).await
    }

    /// Sends what is in the buffer.
    async fn flush(&mut self) -> Sent {
        in_time(self.patience, &mut self.socket.flush()).await
    }

    async fn send(&mut self, message: Message) -> Sent {
        self.feed(message).await?;
        self.flush().await
    }

    async fn say(&mut self, value: &Value) -> Sent {
        self.send(Message::Text(value.to_string().into())).await
    }

    /// Says why, and waits a moment for the client to hang up: what is on its way is not cut off.
    async fn close(&mut self, code: u16, reason: &'static str) -> Gone {
        if self.send(Message::Close(Some(CloseFrame { code, reason: reason.into() }))).await.is_ok() {
            let farewell = async { while let Some(Ok(_)) = self.socket.recv().await {} };
            let _ = tokio::time::timeout(FAREWELL, farewell).await;
        }
        Gone
    }

    /// Says why there is nothing to listen to.
    async fn refuse(&mut self, refusal: &Refusal) -> Gone {
        match self.say(&refusal.to_json()).await {
            Ok(()) if refusal.code == Code::NotFound => self.close(NOT_THERE, "the table is not there").await,
            Ok(()) | Err(Gone) => Gone,
        }
    }

    /// The session has ended that the connection was opened with: nobody speaks for its owner any more.
    async fn dismiss(&mut self) -> Gone {
        self.close(SIGNED_OUT, "the session has ended").await
    }
}

/// Nearly always it is done at once; only who does not read is waited for.
async fn in_time(patience: Duration, sending: &mut (impl Future<Output = Result<(), axum::Error>> + Unpin)) -> Sent {
    let sent = match futures_util::poll!(&mut *sending) {
        Poll::Ready(sent) => Ok(sent),
        Poll::Pending => Box::pin(tokio::time::timeout(patience, sending)).await,
    };
    match sent {
        Ok(Ok(())) => Ok(()),
        Ok(Err(_)) | Err(_) => Err(Gone),
    }
}

/// How far a connection has read.
struct Connection {
    person: Option<PersonId>,
    heard: Listening,
}

impl Connection {
    async fn open(
        room: &Room,
        person: Option<PersonId>,
        has_link: bool,
        form: Form,
        since: Option<u64>,
    ) -> Result<Self, Refusal> {
        // In a box that is gone when it is done: what is kept here is kept by every connection.
        let heard = Box::pin(room.listen(person, has_link, form, since)).await?;
        Ok(Self { person, heard })
    }

    async fn serve(&mut self, site: &Arc<Site>, room: &Arc<Room>, ticket: Option<&Ticket>, wire: &mut Wire) -> Sent {
        let mut closing = site.draining();
        let mut closing = pin!(closing.wait_for(|closing| *closing));
        // Whoever has not answered by the next time is gone.
        let pause = Duration::from_secs(site.config.heartbeat_seconds.max(1).into());
        let mut heartbeat = tokio::time::interval_at(tokio::time::Instant::now() + pause, pause);
        let mut answered = true;
        let mut allowance = Allowance::new(site.config.messages_per_second);
        let mut work = Work::default();
        self.tell(site, room, wire, None).await?;
        loop {
            let event = poll_fn(|task| {
                if !work.is_nothing() {
                    self.heard.reader.rest();
                    if let Poll::Ready(answer) = work.poll_done(task) {
                        return Poll::Ready(Event::Done(answer));
                    }
                }
                if self.heard.reader.poll_news(task).is_ready() {
                    return Poll::Ready(Event::News);
                }
                if heartbeat.poll_tick(task).is_ready() {
                    return Poll::Ready(Event::Heartbeat);
                }
                if ticket.is_some_and(|ticket| ticket.poll_ended(task).is_ready()) {
                    return Poll::Ready(Event::Ended);
                }
                if closing.as_mut().poll(task).is_ready() {
                    return Poll::Ready(Event::Closing);
                }
                if work.is_nothing() { wire.socket.poll_next_unpin(task).map(Event::Frame) } else { Poll::Pending }
            });
            match event.await {
                Event::Done(answer) => self.tell(site, room, wire, answer).await?,
                Event::News if work.is_nothing() => self.tell(site, room, wire, None).await?,
                Event::News => work.meanwhile(self.tell(site, room, wire, None)).await?,
                Event::Heartbeat => {
                    if !answered {
                        return Err(Gone);
                    }
                    // A client whose wish is being carried out is not listened to and can't show that it is there.
                    answered = !work.is_nothing();
                    work.meanwhile(wire.send(Message::Ping(Bytes::new()))).await?;
                    // Whoever ended the session may have done so where nobody could tell us.
                    if let Some(ticket) = ticket
                        && !work.meanwhile(people::is_there(site, ticket)).await
                    {
                        return Err(work.meanwhile(wire.dismiss()).await);
                    }
                }
                Event::Ended => return Err(work.meanwhile(wire.dismiss()).await),
                Event::Closing => return Box::pin(self.leave(site, room, wire, work)).await,
                Event::Frame(Some(Ok(message))) if !allowance.take() => {
                    answered = true;
                    incidents::note(Incident::Message);
                    if allowance.refused > MOST_REFUSED {
                        return Err(Box::pin(wire.close(MISBEHAVES, "too many messages")).await);
                    }
                    if matches!(message, Message::Text(_)) {
                        Box::pin(wire.say(&Refusal::from(Code::TooMany).to_json())).await?;
                    }
                }
                Event::Frame(Some(Ok(Message::Text(said)))) => {
                    answered = true;
                    work.start(hear(site, room, (self.person, self.heard.has_link), &said));
                }
                Event::Frame(Some(Ok(Message::Binary(_)))) => {
                    return Err(Box::pin(wire.close(MISBEHAVES, "messages are text")).await);
                }
                Event::Frame(Some(Ok(Message::Ping(_) | Message::Pong(_)))) => answered = true,
                Event::Frame(Some(Ok(Message::Close(_)))) => return wire.flush().await,
                Event::Frame(Some(Err(_)) | None) => return Err(Gone),
            }
        }
    }

    /// The server goes away. The answer to what is under way is still owed.
    async fn leave(&mut self, site: &Site, room: &Room, wire: &mut Wire, mut work: Work) -> Sent {
        if !work.is_nothing() {
            let answer = poll_fn(|task| work.poll_done(task)).await;
            self.tell(site, room, wire, answer).await?;
        }
        wire.say(&json!({ "type": "bye", "retry_ms": 1_000 })).await?;
        Err(wire.close(RESTARTS, "the server restarts; come back in a moment").await)
    }

    /// Sends all there is, and the answer to what has been done: what the client brought about comes before the word that
    /// it is done, and leaves together with it.
    async fn tell(&mut self, site: &Site, room: &Room, wire: &mut Wire, answer: Answer) -> Sent {
        let read = self.heard.reader.read(&mut self.heard.due);
        // Looked at after the messages: those that tell of a change of seats, or of what came after it, are not for
        // whoever sat there before.
        let moved = room.seating() != self.heard.seating && Box::pin(self.has_moved(room)).await;
        if moved || read.is_err() {
            if !moved {
                site.metrics.resyncs.add(1);
            }
            Box::pin(self.begin_again(room, wire)).await?;
        }
        let due = &mut self.heard.due;
        site.metrics.messages.add(due.len() as u64);
        due.extend(answer);
        if due.is_empty() {
            return Ok(());
        }
        for message in due.drain(..) {
            wire.feed(Message::Text(message)).await?;
        }
        wire.flush().await
    }

    /// Listens anew, if the client may still look.
    async fn begin_again(&mut self, room: &Room, wire: &mut Wire) -> Sent {
        let Listening { has_link, lens, .. } = self.heard;
        match Self::open(room, self.person, has_link, lens.form, None).await {
            Ok(connection) => *self = connection,
            Err(refusal) => return Err(wire.refuse(&refusal).await),
        }
        Ok(())
    }

    /// The seating has changed: has the client taken another seat, or left its own, since it began to listen?
    async fn has_moved(&mut self, room: &Room) -> bool {
        let seating = room.seating();
        let own = room.look(|inner| self.person.and_then(|person| inner.seat_of(person))).await;
        if own != Ok(self.heard.lens.seat) {
            return true;
        }
        self.heard.seating = seating;
        false
    }
}

/// What a client asks for.
enum Asked {
    Wish(Wish),
    Say(String),
    Ping,
}

impl Said {
    fn asked(self, has_link: bool) -> Result<Asked, Refusal> {
        let Self { cmd, decision, action, text, .. } = self;
        let missing = |field: &str| Refusal::new(Code::BadRequest, format!("`{cmd}` needs `{field}`"));
        let seat = || read_seat(self.seat);
        Ok(Asked::Wish(match cmd.as_str() {
            "act" => Wish::Act { decision, action: action.ok_or_else(|| missing("action"))? },
            "sit" => Wish::Sit { seat: seat()?, has_link },
            "stand" => Wish::Stand(seat()?.ok_or_else(|| missing("seat"))?),
            "resign" => Wish::Resign,
            "away" => Wish::Away,
            "back" => Wish::Back,
            "undo" => Wish::Undo,
            "refuse_undo" => Wish::RefuseUndo,
            "say" => return text.map(Asked::Say).ok_or_else(|| missing("text")),
            "ping" => return Ok(Asked::Ping),
            other => return Err(Refusal::new(Code::BadRequest, format!("there is no command {other:?}"))),
        }))
    }
}

/// Does what a client says, each thing in a box of its own size. The client is somebody or nobody, and came by the invite
/// link or did not.
fn hear(site: &Arc<Site>, room: &Arc<Room>, (person, has_link): (Option<PersonId>, bool), said: &str) -> Doing {
    let mut said: Said = match serde_json::from_str(said) {
        Ok(said) => said,
        Err(error) => {
            let refusal = Refusal::new(Code::BadRequest, format!("not a message of this wire: {error}"));
            return Box::pin(ready(answer_to(None, Err(refusal))));
        }
    };
    let (id, room) = (said.id.take(), Arc::clone(room));
    let asked = person.ok_or_else(|| Code::NoSession.into()).and_then(|person| Ok((said.asked(has_link)?, person)));
    match asked {
        Err(refusal) => Box::pin(ready(answer_to(id, Err(refusal)))),
        Ok((Asked::Wish(wish), person)) => Box::pin(carry_out(room, person, wish, id)),
        Ok((Asked::Say(text), person)) => {
            let site = Arc::clone(site);
            Box::pin(async move {
                let said = crate::api::chat::say(&site, &room, person, &text).await;
                // What is said is no entry of the table's log.
                let done = if let Err(refusal) = said { Err(refusal) } else { room.look(|inner| inner.head).await };
                answer_to(id, done)
            })
        }
        Ok((Asked::Ping, _)) => Box::pin(async move { answer_to(id, room.look(|inner| inner.head).await) }),
    }
}

async fn carry_out(room: Arc<Room>, person: PersonId, wish: Wish, id: Option<Box<Value>>) -> Answer {
    answer_to(id, room.wish(Caller(person), wish).await)
}

/// The answer, if the client asks for one by an `id`, or the refusal: without an `id` only what went wrong is worth a word.
fn answer_to(id: Option<Box<Value>>, done: Result<u64, Refusal>) -> Answer {
    let mut answer = match done {
        Ok(_) if id.is_none() => return None,
        Ok(seq) => json!({ "type": "ok", "seq": seq }),
        Err(refusal) => refusal.to_json(),
    };
    if let Some(id) = id {
        answer["id"] = *id;
    }
    Some(answer.to_string().into())
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

/// A bucket that fills with time: so many messages a second, and twice as many at once.
struct Allowance {
    rate: f64,
    left: f64,
    last: tokio::time::Instant,
    /// How many in a row were too many.
    refused: u32,
}

impl Allowance {
    fn new(per_second: u32) -> Self {
        let rate = f64::from(per_second);
        Self { rate, left: 2.0 * rate, last: tokio::time::Instant::now(), refused: 0 }
    }

    fn take(&mut self) -> bool {
        let now = tokio::time::Instant::now();
        let filled = self.left + (now - self.last).as_secs_f64() * self.rate;
        self.left = filled.min(2.0 * self.rate);
        self.last = now;
        let allowed = self.left >= 1.0;
        if allowed {
            self.left -= 1.0;
            self.refused = 0;
        } else {
            self.refused += 1;
        }
        allowed
    }
}

#[cfg(test)]
mod tests {
    use tokio::sync::{Mutex, oneshot};

    use super::*;

    /// How much room what a function makes takes.
    const fn room_of<A, B, C, D, F>(_: impl Fn(A, B, C, D) -> F + Copy) -> usize {
        size_of::<F>()
    }

    /// A thousand that only watch shall not be noticed: whatever is seldom waited for has to be in a box.
    #[test]
    fn a_connection_takes_little_room() {
        let room = room_of(serve);
        assert!(room <= 1_550, "{room} bytes");
    }

    /// Nor shall a move: the allocator has pieces of up to this size at hand.
    #[test]
    fn a_wish_takes_little_room() {
        let room = room_of(carry_out);
        assert!(room <= 1_024, "{room} bytes");
    }

    #[tokio::test]
    async fn a_wish_is_carried_out_without_the_client_that_hung_up() {
        let ((go, wait), (tell, told)) = (oneshot::channel::<()>(), oneshot::channel());
        let mut work = Work::default();
        work.start(Box::pin(async move {
            wait.await.expect("it is let go");
            tell.send("done").expect("the test waits");
            None
        }));
        // It has begun when the client goes.
        work.meanwhile(tokio::task::yield_now()).await;
        drop(work);
        go.send(()).expect("the wish is still there");
        assert_eq!(told.await, Ok("done"));
    }

    #[tokio::test]
    async fn a_client_that_waits_for_the_table_does_not_wait_for_its_own_wish_for_ever() {
        let table = Arc::new(Mutex::new(0));
        let mut work = Work::default();
        let held = Arc::clone(&table);
        work.start(Box::pin(async move {
            let mut table = held.lock().await;
            tokio::task::yield_now().await;
            *table += 1;
            None
        }));
        work.meanwhile(std::future::ready(())).await;
        assert!(table.try_lock().is_err(), "the wish holds the table");
        let seen = work.meanwhile(async { *table.lock().await });
        let seen = tokio::time::timeout(Duration::from_mins(1), seen).await;
        assert_eq!(seen, Ok(1));
        assert_eq!(poll_fn(|task| work.poll_done(task)).await, None);
    }
}
