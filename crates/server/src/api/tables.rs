use std::sync::Arc;

use axum::Extension;
use axum::body::Bytes;
use axum::extract::{Path, Query, State, WebSocketUpgrade};
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use bearcade_bots::Level;
use bearcade_core::{OptionValues, Seat, Viewer};
use bearcade_narrate::Lang;
use bearcade_store::{NewTable, Page, PersonId, Player, Status, Summary, TableId, TableRow};
use bearcade_table::all_games;
use serde::Deserialize;
use serde_json::{Value, json};

use super::{Answer, Json, read};
use crate::board::Fields;
use crate::channel::Form;
use crate::client;
use crate::creation;
use crate::limits::{Kind, Whose};
use crate::live::{self, Unplayable};
use crate::people;
use crate::refusal::{Code, Reason, Refusal};
use crate::room::{Caller, Inner, Room, Wish, status_word, sync_json};
use crate::secrets;
use crate::setup::{self, Clock, OnFlag, Setup};
use crate::site::Site;
use crate::time;
use crate::wire::{self, Guest, read_seat};

/// What a new table is to be.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Create {
    pub(crate) game: String,
    #[serde(default)]
    pub(crate) options: OptionValues,
    pub(crate) seats: Option<u8>,
    #[serde(default)]
    pub(crate) public: bool,
    #[serde(default)]
    pub(crate) clock: Clock,
    #[serde(default)]
    pub(crate) flag: OnFlag,
    /// By seat: `me`, `free` or a bot's level. Seats left out are free; without the list you sit on the first.
    pub(crate) players: Option<Vec<String>>,
}

/// Sets a table up and seats who is to sit.
pub(crate) async fn create(State(site): State<Arc<Site>>, headers: HeaderMap, body: Bytes) -> Answer {
    let person = people::known(&site, &headers).await?;
    let request = creation::of_program(&headers, &body)?;
    let (room, invite) = set_up_once(&site, person, read(&body)?, request).await?;
    Ok(Json::from(json!({ "id": room.id.to_string(), "invite": invite })))
}

/// Sets a table up and seats who is to sit; the room and the secret part of its invite link.
pub(crate) async fn set_up(site: &Arc<Site>, host: PersonId, create: Create) -> Result<(Arc<Room>, String), Refusal> {
    set_up_once(site, host, create, None).await
}

/// The same; a request that comes again finds the table that it made the first time.
pub(crate) async fn set_up_once(
    site: &Arc<Site>,
    host: PersonId,
    create: Create,
    request: Option<bearcade_store::Request>,
) -> Result<(Arc<Room>, String), Refusal> {
    set_up_for(site, host, create, Vec::new(), request).await
}

/// Sets a table up for a page's form. A form that comes again leads to the same table while its game is under way: a page
/// that a browser has kept may be used for another game later.
pub(crate) async fn set_up_by_form(
    site: &Arc<Site>,
    host: PersonId,
    create: Create,
    fields: &Fields,
) -> Result<Arc<Room>, Refusal> {
    let request = creation::of_form(&create.game, fields);
    let (room, _) = set_up_once(site, host, create.clone(), request).await?;
    if matches!(room.look(|inner| inner.status).await?, Status::Open | Status::Playing) {
        return Ok(room);
    }
    Ok(set_up(site, host, create).await?.0)
}

/// Sets a table up to which some people may come without the link.
async fn set_up_for(
    site: &Arc<Site>,
    host: PersonId,
    create: Create,
    invited: Vec<String>,
    request: Option<bearcade_store::Request>,
) -> Result<(Arc<Room>, String), Refusal> {
    let refuse = |message: String| Refusal::new(Code::BadTable, message);
    site.limits.take(Kind::Table, Whose::Person(host))?;
    let info = all_games().iter().find(|info| info.slug == create.game);
    let info = info.ok_or_else(|| refuse(format!("there is no game {:?}", create.game)))?;
    let named = create.players.as_ref().map(Vec::len);
    let seats = create.seats.or(named.and_then(|named| u8::try_from(named).ok())).unwrap_or(info.seats.0);
    let players = create.players.unwrap_or_else(|| vec!["me".to_owned()]);
    if players.len() > usize::from(seats) {
        return Err(refuse("there are more players than seats".to_owned()));
    }
    let sitting = players.iter().map(|name| Sitting::read(name)).collect::<Result<Vec<_>, _>>()?;
    if sitting.iter().filter(|sitting| **sitting == Sitting::Me).count() > 1 {
        return Err(refuse("you can sit on one seat only".to_owned()).because(Reason::OneSeat));
    }
    if !create.clock.is_sound() {
        return Err(refuse(format!("a clock has from 1 to {} seconds", Clock::MOST_SECONDS)));
    }
    let secret = site.table_secret();
    // Only to see whether the game takes these options.
    live::set_up(info.slug, &create.options, seats, secret).map_err(|error| match error {
        Unplayable::NoSuchGame => refuse("there is no such game".to_owned()),
        Unplayable::Refused(error) => refuse(error.to_string()).because(Reason::Setup(info.slug, error)),
    })?;
    let options = setup::canonical(info.slug, &create.options).map_err(|error| refuse(error.to_string()))?;
    let invite = secrets::token();
    let setup = Setup {
        host: host.to_string(),
        public: create.public,
        invite,
        clock: create.clock,
        flag: create.flag,
        daily: None,
        invited,
    };
    let table = NewTable {
        id: TableId::from_random(secrets::number()),
        game: info.slug.to_owned(),
        rules: info.rules_version,
        options: serde_json::to_string(&options).map_err(|_| Refusal::from(Code::Internal))?,
        seats,
        secret,
        setup: serde_json::to_string(&setup).map_err(|_| Refusal::from(Code::Internal))?,
        at: time::now(),
        summary: Summary {
            status: Status::Open,
            public: create.public,
            players: vec![Player::Free; seats.into()],
            result: None,
        },
    };
    let id = creation::add(site, host, table, request).await?;
    let room = site.rooms.open(site, id).await?;
    seat_all(&room, host, &sitting).await?;
    let invite = room.look(|inner| inner.setup.invite.clone()).await?;
    Ok((room, invite))
}

/// Seats those who are to sit. A request that comes again may find that some of it has been done.
async fn seat_all(room: &Room, host: PersonId, sitting: &[Sitting]) -> Result<(), Refusal> {
    for (index, sitting) in sitting.iter().enumerate() {
        let seat = Seat::new(index as u8);
        let wish = match sitting {
            Sitting::Me => Wish::Sit { seat: Some(seat), has_link: false },
            Sitting::Bot(level) => Wish::Seat(seat, *level),
            Sitting::Free => continue,
        };
        let is_done = |inner: &Inner| inner.status != Status::Open || !inner.free_seats().contains(&seat);
        if room.look(is_done).await? {
            continue;
        }
        match room.wish(Caller(host), wish).await {
            // The same request at the same time.
            Err(_) if room.look(is_done).await? => {}
            done => drop(done?),
        }
    }
    Ok(())
}

/// Who is to sit on a seat of a new table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Sitting {
    Me,
    Bot(Level),
    Free,
}

impl Sitting {
    fn read(name: &str) -> Result<Self, Refusal> {
        match name {
            "me" => Ok(Self::Me),
            "free" => Ok(Self::Free),
            name => name.parse().map(Self::Bot).map_err(|()| {
                let levels = Level::ALL.map(Level::name).join(", ");
                Refusal::new(Code::BadTable, format!("a player is me, free or one of {levels}; not {name:?}"))
            }),
        }
    }
}

#[derive(Deserialize)]
pub(crate) struct ListQuery {
    game: Option<String>,
    status: Option<String>,
    before: Option<i64>,
    most: Option<u32>,
}

/// Public tables.
pub(crate) async fn list(State(site): State<Arc<Site>>, Query(query): Query<ListQuery>) -> Answer {
    let status = match query.status.as_deref() {
        None | Some("open") => Status::Open,
        Some("playing") => Status::Playing,
        Some("over") => Status::Over,
        Some(_) => return Err(Refusal::new(Code::BadRequest, "status is open, playing or over")),
    };
    let page = Page { before: query.before.unwrap_or(i64::MAX), most: query.most.unwrap_or(50).min(100) };
    let rows = site.store.lobby(query.game.as_deref(), status, page).await?;
    Ok(Json::from(json!({ "tables": rows.iter().map(row).collect::<Vec<_>>() })))
}

pub(crate) fn row(row: &TableRow) -> Value {
    let table = &row.table;
    let player = |player: &Player| match player {
        Player::Free => json!({ "kind": "free" }),
        Player::Person(id) => json!({ "kind": "person", "id": id.to_string() }),
        Player::Bot(level) => json!({ "kind": "bot", "level": level }),
    };
    json!({
        "id": table.id.to_string(),
        "game": table.game,
        "options": serde_json::from_str::<Value>(&table.options).unwrap_or_default(),
        "seats": table.seats,
        "status": status_word(table.summary.status),
        "players": table.summary.players.iter().map(player).collect::<Vec<_>>(),
        "result": table.summary.result,
        "created": table.at,
        "changed": row.changed,
        "entries": row.head,
    })
}

#[derive(Deserialize)]
pub(crate) struct ShowQuery {
    pub(super) invite: Option<String>,
}

/// The room of a table that somebody may look at, who they are, and whether they came by the invite link.
async fn enter(
    site: &Arc<Site>,
    id: &str,
    headers: &HeaderMap,
    invite: Option<&str>,
) -> Result<(Arc<Room>, Option<PersonId>, bool), Refusal> {
    let id: TableId = id.parse().map_err(|()| Refusal::from(Code::NotFound))?;
    let person = people::asking(site, headers).await?;
    let room = site.rooms.open(site, id).await?;
    let mut has_link = false;
    let may = |inner: &Inner| {
        has_link = inner.is_invite(invite);
        inner.is_open_to(person, has_link)
    };
    if room.visit(may).await? { Ok((room, person, has_link)) } else { Err(Code::NotFound.into()) }
}

/// The room of a table that somebody may look at, and their seat.
pub(crate) async fn open(
    site: &Arc<Site>,
    id: &str,
    headers: &HeaderMap,
    invite: Option<&str>,
) -> Result<(Arc<Room>, Option<Seat>), Refusal> {
    let (room, person, _) = enter(site, id, headers, invite).await?;
    let seat = room.look(|inner| inner.seat(person)).await?;
    Ok((room, seat))
}

/// The whole picture.
pub(crate) async fn show(
    State(site): State<Arc<Site>>,
    Path(id): Path<String>,
    Query(query): Query<ShowQuery>,
    headers: HeaderMap,
) -> Answer {
    let (room, person, _) = enter(&site, &id, &headers, query.invite.as_deref()).await?;
    room.look(|inner| Json(sync_json(inner, inner.seat(person)))).await
}

/// The legal actions of the asking seat.
pub(crate) async fn legal(State(site): State<Arc<Site>>, Path(id): Path<String>, headers: HeaderMap) -> Answer {
    let (room, person, _) = enter(&site, &id, &headers, None).await?;
    let looked = room.look(|inner| {
        let seat = inner.seat(person)?;
        let decision = inner.owed(seat);
        let legal = decision.and_then(|_| inner.live.legal(seat, true).1).unwrap_or_default();
        Some(json!({ "seat": seat, "decision": decision, "legal": legal }))
    });
    Ok(Json::from(looked.await?.ok_or(Code::NotSeated)?))
}

/// The record: of a finished game in full, of one in play what the asking seat may know.
pub(crate) async fn record(
    State(site): State<Arc<Site>>,
    Path(id): Path<String>,
    Query(query): Query<ShowQuery>,
    headers: HeaderMap,
) -> Result<Response, Refusal> {
    let (room, person, _) = enter(&site, &id, &headers, query.invite.as_deref()).await?;
    room.look(Inner::must_be_unsealed).await??;
    let record = room
        .look(|inner| {
            let viewer = match (inner.status, inner.seat(person)) {
                (Status::Over, _) => Viewer::Omniscient,
                (_, Some(seat)) => Viewer::Seat(seat),
                (_, None) => Viewer::Watcher,
            };
            inner.live.record(viewer)
        })
        .await?;
    Ok(([(header::CONTENT_TYPE, "text/plain; charset=utf-8")], record).into_response())
}

#[derive(Deserialize)]
pub(crate) struct LiveQuery {
    invite: Option<String>,
    since: Option<u64>,
    form: Option<String>,
    lang: Option<String>,
}

/// The live connection.
pub(crate) async fn live(
    State(site): State<Arc<Site>>,
    Path(id): Path<String>,
    Query(query): Query<LiveQuery>,
    Extension(whose): Extension<Whose>,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Result<Response, Refusal> {
    let form = match query.form.as_deref() {
        None | Some("json") => Form::Json,
        Some("html") => Form::Html(query.lang.as_deref().and_then(Lang::from_locale).unwrap_or_default()),
        Some(_) => return Err(Refusal::new(Code::BadRequest, "form is json or html")),
    };
    // Before the session is looked at for good: whoever ends it from now on finds the connection.
    let ticket = people::admit(&site, &headers).await?;
    let (room, person, has_link) = enter(&site, &id, &headers, query.invite.as_deref()).await?;
    let guest = Guest { person, has_link, form, since: query.since, ticket, connected: site.limits.connect(whose)? };
    let upgrade = upgrade
        .max_message_size(wire::MOST_BYTES)
        .max_frame_size(wire::MOST_BYTES)
        .read_buffer_size(512)
        .write_buffer_size(4 * 1_024)
        .max_write_buffer_size(256 * 1_024);
    Ok(upgrade.on_upgrade(move |socket| client::scope(whose, wire::serve(site, room, guest, socket))))
}

/// Carries a wish out.
async fn wish(site: Arc<Site>, id: &str, headers: &HeaderMap, wish: Wish) -> Answer {
    let person = people::known(&site, headers).await?;
    let (room, _) = open(&site, id, headers, None).await?;
    let seq = room.wish(Caller(person), wish).await?;
    Ok(Json::from(json!({ "seq": seq })))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SeatBody {
    seat: Option<u8>,
    invite: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BotBody {
    seat: u8,
    level: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ActBody {
    decision: Option<u64>,
    action: String,
}

type Request = (State<Arc<Site>>, Path<String>, HeaderMap);

/// Sits down.
pub(crate) async fn sit((State(site), Path(id), headers): Request, body: Bytes) -> Answer {
    let SeatBody { seat, invite } = read(&body)?;
    let (seat, person) = (read_seat(seat)?, people::known(&site, &headers).await?);
    let (room, _, has_link) = enter(&site, &id, &headers, invite.as_deref()).await?;
    let seq = room.wish(Caller(person), Wish::Sit { seat, has_link }).await?;
    Ok(Json::from(json!({ "seq": seq })))
}

/// Puts a bot on a seat.
pub(crate) async fn bot((State(site), Path(id), headers): Request, body: Bytes) -> Answer {
    let BotBody { seat, level } = read(&body)?;
    let seat = read_seat(Some(seat))?.ok_or(Code::BadRequest)?;
    let Sitting::Bot(level) = Sitting::read(&level)? else { return Err(Code::BadTable.into()) };
    wish(site, &id, &headers, Wish::Seat(seat, level)).await
}

/// Gets up, or takes a bot away.
pub(crate) async fn stand((State(site), Path(id), headers): Request, body: Bytes) -> Answer {
    let SeatBody { seat, .. } = read(&body)?;
    let seat = read_seat(seat)?.ok_or_else(|| Refusal::new(Code::BadRequest, "say which seat"))?;
    wish(site, &id, &headers, Wish::Stand(seat)).await
}

/// Answers a decision.
pub(crate) async fn act((State(site), Path(id), headers): Request, body: Bytes) -> Answer {
    let ActBody { decision, action } = read(&body)?;
    wish(site, &id, &headers, Wish::Act { decision, action }).await
}

/// Leaves for good.
pub(crate) async fn resign((State(site), Path(id), headers): Request) -> Answer {
    wish(site, &id, &headers, Wish::Resign).await
}

/// Leaves the seat to a bot.
pub(crate) async fn away((State(site), Path(id), headers): Request) -> Answer {
    wish(site, &id, &headers, Wish::Away).await
}

/// Plays on oneself.
pub(crate) async fn back((State(site), Path(id), headers): Request) -> Answer {
    wish(site, &id, &headers, Wish::Back).await
}

/// Asks to take back a decision, or agrees.
pub(crate) async fn undo((State(site), Path(id), headers): Request) -> Answer {
    wish(site, &id, &headers, Wish::Undo).await
}

/// Does not agree.
pub(crate) async fn refuse_undo((State(site), Path(id), headers): Request) -> Answer {
    wish(site, &id, &headers, Wish::RefuseUndo).await
}

/// The same players meet again at another table, each a seat further; the first who asks sets it up.
pub(crate) async fn rematch(request: Request) -> Answer {
    let table = play_again(request).await?;
    Ok(Json::from(json!({ "id": table })))
}

/// See [`rematch`]: the id of the other table.
pub(crate) async fn play_again((State(site), Path(id), headers): Request) -> Result<String, Refusal> {
    let person = people::known(&site, &headers).await?;
    let (room, _) = open(&site, &id, &headers, None).await?;
    let set_up = move |create, invited| async move { Ok(set_up_for(&site, person, create, invited, None).await?.0) };
    room.rematch(Caller(person), set_up).await
}
