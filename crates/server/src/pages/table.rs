//! A table.

use std::sync::Arc;

use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Response};
use axum::{Extension, Form};
use bearcade_bots::Level;
use bearcade_core::{Seat, Turn, Viewer};
use bearcade_narrate::{Lang, Teller, Words, arg};
use bearcade_store::Status;
use maud::{Markup, html};
use serde::Deserialize;
use serde_json::json;

use super::home::{arrive, with_cookie};
use super::{Visitor, game, page, see, trouble};
use crate::api::tables::open;
use crate::art::{cover, figure, piece};
use crate::board::MOVE_FORM;
use crate::limits::Whose;
use crate::refusal::{Code, Refusal};
use crate::room::{Caller, Inner, Wish};
use crate::site::Site;

/// How much of the story a page shows.
const SHOWN_STEPS: usize = 40;
/// How often a page that waits for others asks again, in seconds.
const REFRESH: u32 = 4;

#[derive(Deserialize)]
pub(crate) struct TableQuery {
    invite: Option<String>,
    /// An action that was refused: shown with the reason.
    refused: Option<String>,
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
        Err(refusal) => return Ok(trouble(&visitor, &refusal)),
    };
    let is_host = |inner: &Inner| visitor.id().is_some_and(|id| id.to_string() == inner.setup.host);
    let shown = room.look(|inner| {
        let scene = Scene { inner, seat, words: visitor.words, names: inner.names(), is_host: is_host(inner) };
        let waits = inner.status == Status::Open || (inner.status == Status::Playing && !scene.is_asked());
        let title = visitor.words.say("site-table-of", &[arg("game", scene.title())]);
        let main = scene.show(query.invite.as_deref(), query.refused.as_deref());
        page(&visitor, &title, waits.then_some(REFRESH), &main)
    });
    Ok(shown.await?.into_response())
}

/// A wish from a form.
pub(crate) async fn wish(
    State(site): State<Arc<Site>>,
    Path((id, name)): Path<(String, String)>,
    Extension(whose): Extension<Whose>,
    headers: HeaderMap,
    Form(fields): Form<Vec<(String, String)>>,
) -> Result<Response, Refusal> {
    let visitor = Visitor::new(&site, whose, &headers).await?;
    let invite = crate::board::field(&fields, "invite").map(str::to_owned);
    let (room, _) = match open(&site, &id, &headers, invite.as_deref()).await {
        Ok(found) => found,
        Err(refusal) => return Ok(trouble(&visitor, &refusal)),
    };
    let (person, cookie) = arrive(&site, &visitor).await?;
    let mut refused = String::new();
    let wish = match name.as_str() {
        "act" => {
            let action = room.look(|inner| inner.live.compose(&fields)).await?.unwrap_or_default();
            let decision = crate::board::field(&fields, "decision").and_then(|number| number.parse().ok());
            refused.clone_from(&action);
            Wish::Act { decision, action }
        }
        "sit" => Wish::Sit(None),
        "fill" => {
            let free = room.look(Inner::free_seats).await?;
            for seat in free {
                room.wish(Caller(person), Wish::Seat(seat, Level::Brown)).await?;
            }
            return Ok(see(&format!("/table/{id}")));
        }
        "resign" => Wish::Resign,
        "away" => Wish::Away,
        "back" => Wish::Back,
        "undo" => Wish::Undo,
        "refuse-undo" => Wish::RefuseUndo,
        "rematch" => {
            let request = (State(Arc::clone(&site)), Path(id.clone()), headers);
            return Ok(match crate::api::tables::play_again(request).await {
                Ok(table) => see(&format!("/table/{table}")),
                Err(refusal) => trouble(&visitor, &refusal),
            });
        }
        _ => return Ok(trouble(&visitor, &Code::NotFound.into())),
    };
    let carried_out = {
        let room = Arc::clone(&room);
        tokio::spawn(async move { room.wish(Caller(person), wish).await })
    };
    let done = carried_out.await.map_err(|_| Refusal::from(Code::Internal))?;
    let response = match done {
        // A move that came too late, or a second press of a button: the page shows how things stand.
        Ok(_) | Err(Refusal { code: Code::NotYourDecision | Code::Over | Code::SeatTaken, .. }) => {
            see(&format!("/table/{id}"))
        }
        Err(Refusal { code: Code::Forbidden | Code::Notation, .. }) => {
            see(&format!("/table/{id}?refused={}", escape(&refused)))
        }
        Err(refusal) => trouble(&visitor, &refusal),
    };
    Ok(with_cookie(response, cookie))
}

/// A text as part of an address.
fn escape(text: &str) -> String {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'.' | b'_');
    text.bytes().map(|byte| if plain(byte) { char::from(byte).to_string() } else { format!("%{byte:02X}") }).collect()
}

/// A table, and whose eyes look at it.
struct Scene<'a> {
    inner: &'a Inner,
    seat: Option<Seat>,
    words: &'a Words,
    names: Vec<String>,
    is_host: bool,
}

impl Scene<'_> {
    fn viewer(&self) -> Viewer {
        self.seat.map_or(Viewer::Watcher, Viewer::Seat)
    }

    fn title(&self) -> &'static str {
        game(&self.inner.table.game).map_or("", |info| info.title)
    }

    fn text(&self, id: &str) -> String {
        self.words.text(id)
    }

    /// Does the page's reader owe a decision?
    fn is_asked(&self) -> bool {
        let chair = self.seat.map(|seat| &self.inner.chairs[seat.index()]);
        let plays = chair.is_some_and(crate::room::Chair::is_played_by_person);
        plays && self.seat.is_some_and(|seat| self.inner.live.decision(seat).is_some())
    }

    /// The board, and beside it (below it on a phone) whose turn it is, what can be done, how it stands, what happened.
    fn show(&self, invite: Option<&str>, refused: Option<&str>) -> Markup {
        html! {
            h1 { (self.title()) }
            @if let Some(why) = refused.and_then(|action| self.objection(action)) {
                p.refused role="alert" { (self.words.say("site-refused", &[arg("why", why)])) }
            }
            div.play {
                section #board aria-label=(self.text("look-board")) {
                    @if self.inner.status == Status::Open {
                        (cover(&self.inner.table.game))
                    } @else {
                        (self.inner.live.picture(self.words, &self.names, self.viewer(), self.is_asked()))
                    }
                }
                div.panel {
                    (self.turn())
                    (self.actions(invite))
                    @if self.inner.status == Status::Open {
                        section #status {}
                    } @else {
                        (status(self.inner, self.viewer(), self.words, &self.names))
                    }
                    (self.story())
                    (self.players())
                    @if self.inner.status == Status::Playing { (self.ways_out()) }
                }
            }
        }
    }

    /// Whose turn it is and what is asked, or how the game ended.
    fn turn(&self) -> Markup {
        let heading = |id: &str| self.text(id);
        match self.inner.status {
            Status::Open => html! { section #turn { h2 { (heading("look-open")) } } },
            Status::Abandoned => html! { section #turn { p { (self.text("site-abandoned")) } } },
            Status::Over => {
                let teller = Teller::new(self.words, &self.names, self.viewer());
                html! {
                    section #turn.yours {
                        h2 { (figure("bear-sleepy")) (heading("site-over")) }
                        @if let Some(outcome) = self.inner.live.outcome() { p { (teller.outcome(&outcome).full) } }
                    }
                }
            }
            Status::Playing => {
                if let Some(seat) = self.seat.filter(|_| self.is_asked()) {
                    return html! {
                        section #turn.yours {
                            h2 { (piece(seat.index(), &self.names[seat.index()])) (heading("site-your-turn")) }
                            p { (self.inner.live.ask(self.words, &self.names, seat)) }
                        }
                    };
                }
                let waiting: Vec<String> = match self.inner.live.turn() {
                    Turn::Decide(seats) => seats.iter().map(|seat| self.names[seat.index()].clone()).collect(),
                    _ => Vec::new(),
                };
                let names = self.words.list(&waiting);
                html! { section #turn { p { (self.words.say("site-waiting-for", &[arg("names", names)])) } } }
            }
        }
    }

    /// What the viewer can do now.
    fn actions(&self, invite: Option<&str>) -> Markup {
        let within = match self.inner.status {
            Status::Open => self.waiting(invite),
            Status::Playing => self.playing(),
            Status::Over => self.over(),
            Status::Abandoned => html! {},
        };
        html! { section #actions aria-label=(self.text("look-actions")) { (within) } }
    }

    fn objection(&self, action: &str) -> Option<String> {
        self.inner.live.objection(action, self.words, &self.names, self.seat?)
    }

    fn waiting(&self, invite: Option<&str>) -> Markup {
        let id = self.inner.table.id;
        html! {
            @if self.seat.is_none() {
                form method="post" action={ "/table/" (id) "/sit" } {
                    @if let Some(invite) = invite { input type="hidden" name="invite" value=(invite); }
                    button { (self.text("site-join")) }
                }
            } @else {
                p { (self.text("site-waiting-players")) }
                p { code.link { "/table/" (id) "?invite=" (self.inner.setup.invite) } }
            }
            @if self.is_host {
                form method="post" action={ "/table/" (id) "/fill" } { button.quiet { (self.text("site-fill")) } }
            }
        }
    }

    fn playing(&self) -> Markup {
        let asked = self.seat.filter(|_| self.is_asked());
        let Some((seat, decision)) = asked.and_then(|seat| Some((seat, self.inner.live.decision(seat)?))) else {
            return html! {};
        };
        html! {
            form #(MOVE_FORM) method="post" action={ "/table/" (self.inner.table.id) "/act" } {
                input type="hidden" name="decision" value=(decision);
                (self.inner.live.form(self.words, &self.names, seat))
            }
        }
    }

    fn over(&self) -> Markup {
        let id = self.inner.table.id;
        html! {
            div.row {
                @if let Some(table) = &self.inner.rematch {
                    a.button href={ "/table/" (table) } { (self.text("site-go-to-rematch")) }
                } @else if self.seat.is_some() {
                    form method="post" action={ "/table/" (id) "/rematch" } { button { (self.text("site-rematch")) } }
                }
                a href={ "/api/tables/" (id) "/record" } { (self.text("site-record")) }
            }
        }
    }

    fn story(&self) -> Markup {
        let from = self.inner.live.steps().saturating_sub(SHOWN_STEPS);
        let said = self.inner.live.tell(from, self.words, &self.names, self.viewer());
        html! {
            section #log {
                h2 { (self.text("site-what-happened")) }
                // The latest first: it is what one looks for.
                ol reversed tabindex="0" aria-label=(self.text("site-what-happened")) { @for said in said.iter().rev() { li { (said.full) } } }
            }
        }
    }

    fn players(&self) -> Markup {
        let level = |level: Level| self.words.text(&format!("ui-level-{}", level.name()));
        html! {
            section #players {
                h2 { (self.text("site-at-the-table")) }
                ul {
                    @for (seat, (name, chair)) in self.names.iter().zip(&self.inner.chairs).enumerate() {
                        li {
                            (piece(seat, name))
                            @if let (Some(bear), Some(_)) = (chair.stand_in, chair.person()) {
                                (self.words.say("site-stand-in", &[arg("name", name.as_str()), arg("level", level(bear))]))
                            } @else {
                                (name)
                            }
                        }
                    }
                }
            }
        }
    }

    fn ways_out(&self) -> Markup {
        let Some(seat) = self.seat else { return html! {} };
        let id = self.inner.table.id;
        let button = |wish: &str, label: &str| {
            html! { form method="post" action={ "/table/" (id) "/" (wish) } { button.quiet { (self.text(label)) } } }
        };
        let away = self.inner.chairs[seat.index()].stand_in.is_some();
        html! {
            section #ways-out aria-label=(self.text("look-ways-out")) {
                @if let Some(asking) = self.inner.asks_undo.filter(|&asking| asking != seat) {
                    p { (self.words.say("site-asks-undo", &[arg("name", self.names[asking.index()].as_str())])) }
                    div.row { (button("undo", "site-agree")) (button("refuse-undo", "site-refuse")) }
                }
                div.row {
                    @if self.inner.live.undoable(seat).is_ok() { (button("undo", "site-undo")) }
                    @if away { (button("back", "site-back")) } @else { (button("away", "site-away")) }
                    @if self.inner.table.seats > 1 { (button("resign", "site-resign")) }
                }
            }
        }
    }
}

/// How it stands.
fn status(inner: &Inner, viewer: Viewer, words: &Words, names: &[String]) -> Markup {
    html! {
        section #status {
            h2 { (words.text("site-stands")) }
            p.status { (inner.live.answer("status", words, names, viewer)) }
        }
    }
}

/// The whole picture, as fragments.
pub(crate) fn sync(inner: &Inner, viewer: Viewer, lang: Lang) -> String {
    update(inner, viewer, lang, inner.head, inner.live.steps())
}

/// What an entry changes, as fragments, with the sentences to speak.
pub(crate) fn update(inner: &Inner, viewer: Viewer, lang: Lang, number: u64, from: usize) -> String {
    let words = words_of(lang);
    let names = inner.names();
    let said = inner.live.tell(from, words, &names, viewer);
    let lines: Vec<&str> = said.iter().map(|said| said.full.as_str()).collect();
    let status = status(inner, viewer, words, &names).into_string();
    json!({ "type": "fragments", "seq": number, "fragments": { "status": status }, "say": lines }).to_string()
}

/// The words of a language, read once.
pub(crate) fn words_of(lang: Lang) -> &'static Words {
    static ALL: [std::sync::OnceLock<Words>; 3] = [const { std::sync::OnceLock::new() }; 3];
    ALL[lang as usize].get_or_init(|| Words::new(lang))
}
