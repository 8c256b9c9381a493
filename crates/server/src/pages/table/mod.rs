//! A table.

mod clocks;
mod scene;
mod seats;

use std::sync::Arc;

use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use axum::{Extension, Form, Json};
use bearcade_bots::Level;
use bearcade_core::Seat;
use bearcade_narrate::{Lang, Said, Urgency, Words, arg};
use bearcade_store::{PersonId, Status};
use serde::{Deserialize, Serialize};
use serde_json::json;

use super::home::{arrive, with_cookie};
use super::{Visitor, page, see, trouble};
use crate::api::chat::heard;
use crate::api::tables::open;
use crate::board::{Fields, Given, Press, field};
use crate::channel::Lens;
use crate::limits::Whose;
use crate::log::{Around, Entry, Why};
use crate::objection;
use crate::refusal::{Code, Reason, Refusal};
use crate::room::{Caller, Inner, Room, Wish};
use crate::site::Site;
use crate::wire::read_seat;
use scene::{Change, Scene};

/// How often a page that waits for others asks again, in seconds.
const REFRESH: u32 = 4;

/// The pages with a list of one's games, from which they can be given up.
const LISTS: [&str; 2] = ["/", "/me"];

#[derive(Default, Deserialize)]
pub(crate) struct TableQuery {
    invite: Option<String>,
    /// An action that was refused: shown with the reason.
    refused: Option<String>,
    /// Was the refused action put together from the fields of a form?
    composed: Option<String>,
    /// A hint to show; no address brings one.
    #[serde(skip)]
    hint: Option<String>,
}

impl TableQuery {
    pub(super) fn hinting(hint: &str) -> Self {
        Self { hint: Some(hint.to_owned()), ..Self::default() }
    }
}

/// A table as somebody sees it.
pub(crate) async fn show(
    State(site): State<Arc<Site>>,
    Path(id): Path<String>,
    Query(query): Query<TableQuery>,
    Extension(whose): Extension<Whose>,
    headers: HeaderMap,
) -> Result<Response, Refusal> {
    let visitor = Visitor::new(&site, whose, &headers).await?;
    let (room, seat) = match open(&site, &id, &headers, query.invite.as_deref()).await {
        Ok(found) => found,
        Err(refusal) if refusal.code == Code::NotFound => {
            return Ok(trouble(&visitor, &refusal.because(Reason::PrivateTable)));
        }
        Err(refusal) => return Ok(trouble(&visitor, &refusal)),
    };
    if query.invite.is_none()
        && let Some(address) = room.look(|inner| inviting(inner, &visitor, &query)).await?
    {
        return Ok(see(&address));
    }
    whole(&site, &visitor, (&room, seat), &headers, query).await
}

/// The address that invites others to a private table, for the people who may invite while a seat is free: what they copy
/// from the address bar seats a friend.
fn inviting(inner: &Inner, visitor: &Visitor, query: &TableQuery) -> Option<String> {
    let person = visitor.id()?;
    let may_invite = inner.seat_of(person).is_some() || person.to_string() == inner.setup.host;
    if inner.status != Status::Open || inner.setup.public || inner.free_seats().is_empty() || !may_invite {
        return None;
    }
    let refused = query.refused.as_ref().map(|action| format!("&refused={}", escape(action))).unwrap_or_default();
    Some(format!("/table/{}?invite={}{refused}", inner.table.id, inner.setup.invite))
}

/// The whole page of a table, for somebody who sits there or watches.
pub(super) async fn whole(
    site: &Site,
    visitor: &Visitor,
    (room, seat): (&Room, Option<Seat>),
    headers: &HeaderMap,
    query: TableQuery,
) -> Result<Response, Refusal> {
    let TableQuery { invite, refused, composed, hint } = query;
    let given = if composed.is_some() { Given::Composed } else { Given::Written };
    let refused = refused.as_deref().map(|action| (action, given));
    let is_host = |inner: &Inner| visitor.id().is_some_and(|id| id.to_string() == inner.setup.host);
    let said = heard(site, room, visitor.id()).await?;
    let known = super::coach::known_games(site, visitor.person.as_ref()).await?;
    let address = super::talk::address(site, headers);
    let shown = room.look(|inner| {
        let is_host = is_host(inner);
        let uncoached = known.contains(&inner.table.game);
        let (words, names) = (visitor.words, inner.names());
        let scene = Scene { inner, seat, words, names, is_host, address, uncoached, hint };
        let waits = inner.status == Status::Open || (inner.status == Status::Playing && !scene.is_asked());
        let title = visitor.words.say("site-table-of", &[arg("game", scene.title())]);
        let talk = super::talk::section(visitor, inner, seat.is_some(), waits, &said);
        let main = scene.show(invite.as_deref(), refused, &talk);
        page(visitor, &title, waits.then_some(REFRESH), &main)
    });
    Ok(shown.await?.into_response())
}

/// Does a page's own script ask, and stay where it is?
pub(super) fn is_script(headers: &HeaderMap) -> bool {
    headers.get(header::ACCEPT).is_some_and(|accepted| accepted == "application/json")
}

/// A wish from a form. A page with a script asks for JSON and stays where it is; others are led on.
pub(crate) async fn wish(
    State(site): State<Arc<Site>>,
    Path((id, name)): Path<(String, String)>,
    Extension(whose): Extension<Whose>,
    headers: HeaderMap,
    Form(fields): Form<Vec<(String, String)>>,
) -> Result<Response, Refusal> {
    let visitor = Visitor::new(&site, whose, &headers).await?;
    let stays = is_script(&headers);
    // What is refused is put into the reader's words on its way out.
    let fails = Refusal::into_response;
    let invite = field(&fields, "invite").map(str::to_owned);
    let room = match open(&site, &id, &headers, invite.as_deref()).await {
        Ok((room, _)) => room,
        Err(refusal) => return Ok(fails(refusal)),
    };
    let (person, cookie) = arrive(&site, &visitor).await?;
    let here = format!("/table/{id}");
    let leads = |to: &str| {
        if !stays {
            return see(to);
        }
        let answer = if to == here { json!({}) } else { json!({ "go": to }) };
        Json(answer).into_response()
    };
    let mut action = String::new();
    let given = Given::by(&fields);
    let wish = match name.as_str() {
        "act" => {
            action = room.look(|inner| inner.live.compose(&fields)).await?.unwrap_or_default();
            let decision = field(&fields, "decision").and_then(|number| number.parse().ok());
            Wish::Act { decision, action: action.clone() }
        }
        // A page made for somebody who watched shows other things to somebody who plays, and the other way round: it is
        // read anew.
        "sit" => {
            let has_link = room.look(|inner| inner.is_invite(invite.as_deref())).await?;
            let done = room.wish(Caller(person), Wish::Sit { seat: None, has_link }).await;
            let response = match done {
                Ok(_) if stays => Json(json!({ "go": here })).into_response(),
                Ok(_) | Err(Refusal { code: Code::SeatTaken, .. }) => see(&here),
                Err(refusal) => fails(refusal),
            };
            return Ok(with_cookie(response, cookie));
        }
        "stand" if field(&fields, "seat").is_none() => {
            let to = get_up(&room, person).await?;
            let response = if stays { Json(json!({ "go": to })).into_response() } else { see(&to) };
            return Ok(with_cookie(response, cookie));
        }
        "stand" => Wish::Stand(seat_of(&fields)?),
        "seat" => {
            let level = field(&fields, "level").and_then(|level| level.parse().ok()).ok_or(Code::BadRequest)?;
            Wish::Seat(seat_of(&fields)?, level)
        }
        "fill" => {
            for seat in room.look(Inner::free_seats).await? {
                if let Err(refusal) = room.wish(Caller(person), Wish::Seat(seat, Level::Brown)).await {
                    return Ok(fails(refusal));
                }
            }
            return Ok(leads(&here));
        }
        "say" => {
            let said = super::talk::say(&site, &visitor, &room, person, &fields, stays).await?;
            return Ok(if stays { leads(&here) } else { said });
        }
        "coach-off" | "coach-on" => {
            let game = room.look(|inner| inner.table.game.clone()).await?;
            super::coach::want(&site, person, &game, name == "coach-on").await?;
            return Ok(with_cookie(leads(&here), cookie));
        }
        "resign" => Wish::Resign,
        "away" => Wish::Away,
        "back" => Wish::Back,
        "undo" => Wish::Undo,
        "refuse-undo" => Wish::RefuseUndo,
        "rematch" => {
            let request = (State(Arc::clone(&site)), Path(id.clone()), headers);
            return Ok(match crate::api::tables::play_again(request).await {
                Ok(table) => leads(&format!("/table/{table}")),
                Err(refusal) => fails(refusal),
            });
        }
        _ => return Ok(fails(Code::NotFound.into())),
    };
    let response = match room.wish(Caller(person), wish).await {
        // A move that came too late, or a second press of a button: the page shows how things stand.
        Ok(_) | Err(Refusal { code: Code::NotYourDecision | Code::Over | Code::SeatTaken, .. }) => {
            // A player who gave up from a list goes back to it.
            leads(field(&fields, "from").filter(|from| LISTS.contains(from)).unwrap_or(&here))
        }
        Err(refusal) if matches!(refusal.code, Code::Forbidden | Code::Notation) => {
            if stays {
                let why = room.look(|inner| {
                    let seat = inner.seat_of(person)?;
                    inner.live.objection((&action, given), visitor.words, &inner.names(), seat)
                });
                match why.await? {
                    Some(why) => refusal.because(Reason::Said(why)).into_response(),
                    None => refusal.into_response(),
                }
            } else {
                let composed = if given == Given::Composed { "&composed=yes" } else { "" };
                see(&format!("{here}?refused={}{composed}", escape(&action)))
            }
        }
        Err(refusal) => fails(refusal),
    };
    Ok(with_cookie(response, cookie))
}

/// Somebody gets up; where they can sit down again, for which they may need the link.
async fn get_up(room: &Room, person: PersonId) -> Result<String, Refusal> {
    let here = format!("/table/{}", room.id);
    let (seat, invite) = room.look(|inner| (inner.seat_of(person), inner.setup.invite.clone())).await?;
    let Some(seat) = seat else { return Ok(here) };
    room.wish(Caller(person), Wish::Stand(seat)).await?;
    let is_open = room.look(|inner| inner.is_open_to(Some(person), false)).await?;
    Ok(if is_open { here } else { format!("{here}?invite={invite}") })
}

/// The seat that a form names.
fn seat_of(fields: &Fields) -> Result<Seat, Refusal> {
    let number = field(fields, "seat").and_then(|number| number.parse().ok());
    read_seat(number)?.ok_or_else(|| Code::BadRequest.into())
}

/// Says whether what a form holds is a legal action, and why or why not; or why a press on the board does nothing.
pub(crate) async fn check(
    State(site): State<Arc<Site>>,
    Path(id): Path<String>,
    Extension(whose): Extension<Whose>,
    headers: HeaderMap,
    Form(fields): Form<Vec<(String, String)>>,
) -> Result<Response, Refusal> {
    let visitor = Visitor::new(&site, whose, &headers).await?;
    let words = visitor.words;
    let (room, seat) = open(&site, &id, &headers, field(&fields, "invite")).await?;
    if let Some(on) = field(&fields, "press") {
        let press = Press { on, chosen: field(&fields, "chosen") };
        let why = room.look(|inner| why_not(inner, press, words, seat)).await?;
        return Ok(Json(json!({ "legal": false, "why": why })).into_response());
    }
    let seat = seat.ok_or(Code::NotSeated)?;
    let verdict = room.look(|inner| {
        let names = inner.names();
        let action = inner.live.compose(&fields).unwrap_or_default();
        let objection = inner.live.objection((&action, Given::by(&fields)), words, &names, seat);
        let legal = objection.is_none();
        json!({ "legal": legal, "why": objection.or_else(|| inner.live.remark(&action, words, &names, seat)) })
    });
    Ok(Json(verdict.await?).into_response())
}

/// Why a press does nothing, for a player or somebody who watches.
fn why_not(inner: &Inner, press: Press, words: &Words, seat: Option<Seat>) -> String {
    match seat {
        _ if inner.status == Status::Abandoned => words.text("site-abandoned"),
        None => objection::to_watcher(words),
        Some(seat) if inner.chairs[seat.index()].stand_in.is_some() => words.text("live-press-bear-plays"),
        Some(seat) => inner.live.press(press, words, &inner.names(), seat),
    }
}

/// A text as part of an address.
pub(super) fn escape(text: &str) -> String {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'.' | b'_');
    text.bytes().map(|byte| if plain(byte) { char::from(byte).to_string() } else { format!("%{byte:02X}") }).collect()
}

/// The whole picture, as parts of a page.
pub(crate) fn sync(inner: &Inner, lens: Lens, lang: Lang) -> String {
    message(&scene(inner, lens, lang), inner.head, Change::All, &[], true)
}

/// What an entry changes, as parts of a page, with the sentences to speak.
pub(crate) fn update(inner: &Inner, lens: Lens, lang: Lang, number: u64, entry: &Entry, from: usize) -> String {
    let scene = scene(inner, lens, lang);
    let (change, said) = match entry {
        Entry::Steps(_) => {
            let change = if inner.live.leaves_since(from) { Change::Seats } else { Change::Game };
            (change, inner.live.tell(from, words_of(lang), &scene.names, lens.viewer()))
        }
        Entry::Around(around) => {
            let change = match around {
                // What was taken back is taken out of the log as well.
                Around::Undone { .. } => Change::All,
                Around::Advised { .. } => Change::Nothing,
                _ => Change::Seats,
            };
            (change, tell_around(around, &scene).into_iter().collect())
        }
    };
    message(&scene, number, change, &said, false)
}

fn scene(inner: &Inner, lens: Lens, lang: Lang) -> Scene<'_> {
    let person = lens.seat.and_then(|seat| inner.chairs[seat.index()].person());
    let is_host = person.is_none_or(|person| person.to_string() == inner.setup.host);
    Scene {
        inner,
        seat: lens.seat,
        words: words_of(lang),
        names: inner.names(),
        is_host,
        address: String::new(),
        uncoached: false,
        hint: None,
    }
}

/// What a message to a page says besides the parts of it that take the place of what is there.
#[derive(Serialize)]
struct Head<'a> {
    r#type: &'static str,
    seq: u64,
    whole: bool,
    say: Vec<Sentence<'a>>,
    yours: bool,
}

/// A sentence to say.
#[derive(Serialize)]
struct Sentence<'a> {
    full: &'a str,
    brief: &'a str,
    cue: &'static str,
    urgent: bool,
    /// Does it change a player's fate? Then it is always spoken.
    fate: bool,
}

/// A line of JSON, and after it HTML as it is: put into JSON, every quote in it would be escaped here and read again
/// there.
fn message(scene: &Scene, number: u64, change: Change, said: &[Said], whole: bool) -> String {
    let head = Head {
        r#type: "parts",
        seq: number,
        whole,
        say: said.iter().map(sentence).collect(),
        yours: scene.is_asked() && scene.inner.status == Status::Playing,
    };
    let head = serde_json::to_string(&head).expect("texts and numbers are JSON");
    let parts = scene.parts(change);
    let mut message = String::with_capacity(head.len() + 1 + parts.iter().map(|part| part.0.len()).sum::<usize>());
    message.extend([&head, "\n"]);
    message.extend(parts.into_iter().map(|part| part.0));
    message
}

fn sentence(said: &Said) -> Sentence<'_> {
    let Said { full, brief, cue, urgency } = said;
    let (urgent, fate) = (*urgency == Urgency::Urgent, *urgency == Urgency::Fateful);
    Sentence { full, brief, cue: cue.name(), urgent, fate }
}

/// What happened around the game, in a sentence; none if nobody needs to be told.
fn tell_around(around: &Around, scene: &Scene) -> Option<Said> {
    let (key, seat) = match around {
        Around::Sat { seat, .. } | Around::Bot { seat, .. } => ("live-sat", Some(*seat)),
        Around::Stood { .. } => {
            let name = scene.inner.last_to_stand.as_deref().unwrap_or("–");
            return Some(said_around(scene.words.say("live-stood", &[arg("name", name)]), Urgency::Fateful));
        }
        Around::Began => ("live-began", None),
        Around::TakenOver { seat, why: Why::Flag, .. } => ("live-flagged", Some(*seat)),
        Around::TakenOver { seat, why: Why::Left, .. } => ("live-taken-over", Some(*seat)),
        Around::TakenOver { seat, why: Why::GaveUp, .. } => ("live-gave-up-bear", Some(*seat)),
        Around::Back { seat } => ("live-back", Some(*seat)),
        Around::AskedUndo { seat } if scene.seat == Some(*seat) => ("site-asked-undo", None),
        Around::AskedUndo { seat } => ("site-asks-undo", Some(*seat)),
        Around::AgreedUndo { seat } => ("live-agreed", Some(*seat)),
        Around::RefusedUndo { seat } => ("live-refused", Some(*seat)),
        Around::Undone { seat } => ("live-undone", Some(*seat)),
        Around::Abandoned => ("site-abandoned", None),
        Around::Paused { .. } => ("live-paused", None),
        Around::Rematch { .. } if scene.seat.is_some() => ("site-rematch-wanted", None),
        Around::Rematch { .. } if scene::sees_rematch(scene.inner, None) => ("site-go-to-rematch", None),
        // Whoever asked for a hint knows; and not everybody gets to the other table.
        Around::Advised { .. } | Around::Rematch { .. } => return None,
    };
    let text = match seat {
        Some(seat) => scene.words.say(key, &[arg("name", scene.names[seat.index()].as_str())]),
        None => scene.words.text(key),
    };
    // A player who leaves changes the game for everybody.
    let leaves = matches!(around, Around::TakenOver { .. } | Around::Abandoned);
    Some(said_around(text, if leaves { Urgency::Fateful } else { Urgency::Polite }))
}

fn said_around(text: String, urgency: Urgency) -> Said {
    Said { brief: text.clone(), full: text, cue: bearcade_narrate::Cue::Nothing, urgency }
}

/// The words of a language, read once.
pub(crate) fn words_of(lang: Lang) -> &'static Words {
    static ALL: [std::sync::OnceLock<Words>; 3] = [const { std::sync::OnceLock::new() }; 3];
    ALL[lang as usize].get_or_init(|| Words::new(lang))
}
