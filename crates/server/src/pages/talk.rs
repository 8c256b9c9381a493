//! What players say to each other at a table.

use std::sync::Arc;

use axum::Extension;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use bearcade_store::{PersonId, Status, TableId};
use maud::{Markup, html};

use super::account::{objection, why};
use super::{Visitor, page, see, trouble};
use crate::api::chat::{self, Line, MOST, Talk, heard};
use crate::api::tables::open;
use crate::board::{Fields, field};
use crate::limits::Whose;
use crate::refusal::{Reason, Refusal};
use crate::room::{Inner, Room};
use crate::site::Site;

/// What to say of words that can't be said.
const BAD_WORDS: &str = "people-bad-words";

/// The site's own address, as the browser called it: what links that are sent to others begin with.
pub(crate) fn address(site: &Site, headers: &HeaderMap) -> String {
    let scheme = if site.config.secure_cookies { "https" } else { "http" };
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
    if host.is_empty() { String::new() } else { format!("{scheme}://{host}") }
}

/// The talk on a table's page: whoever looks may read it, whoever sits may speak. Without a script, a page that reloads
/// itself leads to one that does not, so that nobody's words are lost while they are being typed.
pub(crate) fn section(visitor: &Visitor, inner: &Inner, speaks: bool, reloads: bool, talk: &Talk) -> Markup {
    let id = inner.table.id;
    // There is nobody to talk to alone, or among bears.
    if is_alone(inner) && talk.said.is_empty() {
        return html! {};
    }
    html! {
        section #talk {
            h2 { (visitor.text("people-chat")) }
            (lines(visitor, talk))
            @if speaks && reloads {
                noscript { p { a href={ "/table/" (id) "/chat" } { (visitor.text("people-chat-say")) } } }
            }
            @if speaks { (form(visitor, id, reloads)) }
        }
    }
}

/// Is there one person at the table at most, and will there be no other?
pub(crate) fn is_alone(inner: &Inner) -> bool {
    inner.status != Status::Open && inner.chairs.iter().filter(|chair| chair.person().is_some()).count() < 2
}

fn lines(visitor: &Visitor, Talk { said, muted }: &Talk) -> Markup {
    let muted: Vec<String> = muted.iter().map(ToString::to_string).collect();
    html! {
        @if said.is_empty() { p #chat-nothing { (visitor.text("people-chat-nothing")) } }
        ul #chat-list.talk data-muted=(muted.join(" ")) {
            @for Line { chat, name } in said {
                li { a href={ "/people/" (chat.person) } { (name) } ": " bdi { (chat.text) } }
            }
        }
    }
}

/// Where to say something; a page that may reload itself keeps it hidden until its script has taken over.
fn form(visitor: &Visitor, id: TableId, hidden: bool) -> Markup {
    html! {
        form #say-form.unready[hidden] method="post" action={ "/table/" (id) "/say" } {
            label for="say" { (visitor.text("people-chat-say")) }
            div.entry {
                input #say type="text" name="text" maxlength=(MOST) autocomplete="off" required;
                button.quiet { (visitor.text("people-chat-send")) }
            }
        }
    }
}

/// The talk alone.
pub(crate) async fn show(
    State(site): State<Arc<Site>>,
    Path(id): Path<String>,
    Extension(whose): Extension<Whose>,
    headers: HeaderMap,
) -> Result<Response, Refusal> {
    let visitor = Visitor::new(&site, whose, &headers).await?;
    let (room, seat) = match open(&site, &id, &headers, None).await {
        Ok(found) => found,
        Err(refusal) => return Ok(trouble(&visitor, &refusal)),
    };
    talk(&site, &visitor, &room, seat.is_some(), None).await
}

async fn talk(
    site: &Site,
    visitor: &Visitor,
    room: &Room,
    speaks: bool,
    refused: Option<&Refusal>,
) -> Result<Response, Refusal> {
    let said = heard(site, room, visitor.id()).await?;
    let title = visitor.text("people-chat");
    let main = html! {
        h1 { (title) }
        (objection(visitor, refused.map(|refusal| (refusal, BAD_WORDS))))
        (lines(visitor, &said))
        @if speaks { (form(visitor, room.id, false)) }
        p { a href={ "/table/" (room.id) } { (visitor.text("people-chat-back")) } }
    };
    let status = refused.map_or(200, |refusal| refusal.code.meaning().1);
    let status = axum::http::StatusCode::from_u16(status).unwrap_or_default();
    Ok((status, page(visitor, &title, None, &main)).into_response())
}

/// Says what a form holds. A page with a script stays where it is, and is told why it could not be said.
pub(crate) async fn say(
    site: &Site,
    visitor: &Visitor,
    room: &Room,
    person: PersonId,
    fields: &Fields,
    stays: bool,
) -> Result<Response, Refusal> {
    match chat::say(site, room, person, field(fields, "text").unwrap_or_default()).await {
        Ok(_) => Ok(see(&format!("/table/{}", room.id))),
        Err(refusal) if stays => {
            let why = why(visitor, &refusal, BAD_WORDS);
            Err(refusal.because(Reason::Said(why)))
        }
        Err(refusal) => talk(site, visitor, room, true, Some(&refusal)).await,
    }
}
