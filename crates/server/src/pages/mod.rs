//! Pages for browsers: pure functions from what is known to HTML. They work without JavaScript.

mod about;
mod account;
mod ask;
mod assets;
mod clock;
mod coach;
mod create;
mod daily;
mod help;
mod home;
mod lobby;
mod look;
mod options;
mod person;
mod ratings;
mod refused;
mod replay;
pub(crate) mod review;
mod rules;
mod settings;
pub(crate) mod table;
mod talk;

#[cfg(test)]
mod contrast;

use std::sync::{Arc, LazyLock};

use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{Html, IntoResponse, Redirect, Response};
use axum::routing::{get, post};
use axum::{Extension, Router, middleware};
use bearcade_narrate::{Words, arg};
use bearcade_store::{Person, PersonId};
use bearcade_table::{GameInfo, all_games};
use maud::{DOCTYPE, Markup, html};

use crate::art::{self, figure};
use crate::cookies;
use crate::creation;
use crate::limits::Whose;
use crate::people;
use crate::refusal::{Code, Refusal};
use crate::secrets;
use crate::site::Site;
use look::Theme;

/// The addresses for browsers.
pub(crate) fn routes(site: &Arc<Site>) -> Router<Arc<Site>> {
    Router::new()
        .route("/", get(home::show))
        .route("/play/{game}", post(home::play))
        .route("/rules/{game}", get(rules::show))
        .route("/new/{game}", get(create::show).post(create::create))
        .route("/lobby", get(lobby::show))
        .route("/table/{id}", get(table::show))
        .route("/table/{id}/ask", get(ask::topic))
        .route("/table/{id}/hint", get(ask::after_hint).post(ask::hint))
        .route("/table/{id}/check", post(table::check))
        .route("/table/{id}/{wish}", post(table::wish))
        .route("/settings", get(settings::show))
        .route("/replay/{id}", get(replay::show))
        .route("/review/{id}", get(review::show))
        .route("/assets/{version}/{name}", get(assets::show))
        .route("/table/{id}/chat", get(talk::show))
        .route("/sign-in", get(account::sign_in).post(account::do_sign_in))
        .route("/recover", get(account::recover).post(account::do_recover))
        .route("/account", get(account::show))
        .route("/account/export", get(account::export))
        .route("/account/delete", get(account::delete).post(account::forget))
        .route("/account/{what}", post(account::change))
        .route("/me", get(person::me))
        .route("/people/{id}", get(person::show))
        .route("/people/{id}/{what}", post(person::deal))
        .route("/ratings", get(ratings::index))
        .route("/ratings/{game}", get(ratings::show))
        .route("/daily", get(daily::show).post(daily::play))
        .route("/daily/{day}", get(daily::of_day))
        .route("/about", get(about::show))
        .route("/help", get(help::show))
        .route("/look", post(look::choose))
        .route("/style.css", get(style))
        .route("/sprite.svg", get(art::sprite))
        .route("/icon.svg", get(art::icon))
        .layer(middleware::from_fn_with_state(Arc::clone(site), refused::in_their_words))
}

/// Who looks at a page, and in which language.
pub(crate) struct Visitor {
    pub(crate) person: Option<Person>,
    pub(crate) whose: Whose,
    pub(crate) words: &'static Words,
    /// The theme they chose; none follows their system.
    pub(crate) theme: Option<Theme>,
}

impl Visitor {
    /// Reads the session and the language to speak.
    pub(crate) async fn new(site: &Site, whose: Whose, headers: &HeaderMap) -> Result<Self, Refusal> {
        let person = match people::asking(site, headers).await? {
            Some(id) => site.store.person(id).await?,
            None => None,
        };
        Ok(Self::reading(person, whose, headers))
    }

    /// Somebody who reads pages and whose session nobody has looked up; none if it is a program.
    pub(crate) fn unknown(whose: Whose, headers: &HeaderMap) -> Option<Self> {
        let accepts = headers.get(header::ACCEPT).and_then(|value| value.to_str().ok())?;
        accepts.contains("text/html").then(|| Self::reading(None, whose, headers))
    }

    fn reading(person: Option<Person>, whose: Whose, headers: &HeaderMap) -> Self {
        let theme = cookies::read(headers, look::THEME).and_then(Theme::named);
        let words = table::words_of(people::language(person.as_ref(), headers));
        Self { person, whose, words, theme }
    }

    pub(crate) fn id(&self) -> Option<PersonId> {
        self.person.as_ref().map(|person| person.id)
    }

    pub(crate) fn text(&self, id: &str) -> String {
        self.words.text(id)
    }
}

/// Names the request of a form, so that one that is sent twice counts once.
fn once() -> Markup {
    html! { input type="hidden" name=(creation::FIELD) value=(secrets::token()); }
}

/// A whole page. Without JavaScript it reloads after `refresh` seconds; with JavaScript its script updates it.
pub(crate) fn page(visitor: &Visitor, title: &str, refresh: Option<u32>, main: &Markup) -> Html<String> {
    let words = visitor.words;
    let markup = html! {
        (DOCTYPE)
        html lang=(words.lang().tag()) data-theme=[visitor.theme.map(Theme::name)] {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                @if let Some(seconds) = refresh { noscript { meta http-equiv="refresh" content=(seconds); } }
                title { (title) " · " (words.text("site-title")) }
                link rel="stylesheet" href=(*STYLE_ADDRESS);
                // A page is painted once it is there as a whole: nothing moves while the rest arrives. A browser goes on
                // when what it expects begins, so that it is something behind everything else.
                link rel="expect" href="#end" blocking="render";
                link rel="icon" href="/icon.svg" type="image/svg+xml";
            }
            body {
                a.skip href="#main" { (words.text("look-skip")) }
                (header(visitor))
                main #main { (main) }
                (footer(visitor))
                span #end hidden {}
            }
        }
    };
    Html(markup.into_string())
}

fn header(visitor: &Visitor) -> Markup {
    let words = visitor.words;
    html! {
        header.top {
            a.brand href="/" { (figure("bear")) (words.text("site-title")) }
            nav aria-label=(words.text("look-nav")) {
                a href="/" { (words.text("look-nav-games")) }
                a href="/daily" { (words.text("look-nav-daily")) }
                (account::links(visitor))
            }
            @if let Some(person) = &visitor.person {
                p.who { (words.say("site-you-are", &[arg("name", person.name.as_str())])) }
            }
        }
    }
}

fn footer(visitor: &Visitor) -> Markup {
    let words = visitor.words;
    html! {
        footer.bottom {
            nav aria-label=(words.text("look-nav-more")) {
                a href="/lobby" { (words.text("learn-lobby")) }
                a href="/about" { (words.text("look-nav-about")) }
                a href="/help" { (words.text("look-nav-help")) }
                a href="/settings" { (words.text("settings-title")) }
            }
            (look::theme_form(visitor))
            (look::language_form(visitor))
            p { (words.text("look-unofficial")) }
        }
    }
}

/// A page that says what went wrong.
pub(crate) fn trouble(visitor: &Visitor, refusal: &Refusal) -> Response {
    let why = refused::why(visitor.words, refusal);
    let mut letters = why.chars();
    let why: String = letters.next().into_iter().flat_map(char::to_uppercase).chain(letters).collect();
    let main = html! {
        div.trouble {
            (figure("bear-sleepy"))
            h1 { (why) }
            p { a.button href="/" { (visitor.text("site-back-home")) } }
        }
    };
    let status = StatusCode::from_u16(refusal.code.meaning().1).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
    (status, page(visitor, &why, None, &main)).into_response()
}

/// Where there is nothing: a page for browsers, the usual answer for programs.
pub(crate) async fn nowhere(
    State(site): State<Arc<Site>>,
    Extension(whose): Extension<Whose>,
    headers: HeaderMap,
) -> Result<Response, Refusal> {
    if Visitor::unknown(whose, &headers).is_none() {
        return Err(Code::NotFound.into());
    }
    let visitor = Visitor::new(&site, whose, &headers).await?;
    Ok(trouble(&visitor, &Code::NotFound.into()))
}

/// Goes to another page after a form.
pub(crate) fn see(path: &str) -> Response {
    Redirect::to(path).into_response()
}

/// The game of this slug.
pub(crate) fn game(slug: &str) -> Result<&'static GameInfo, Refusal> {
    all_games().iter().find(|info| info.slug == slug).ok_or_else(|| Code::NotFound.into())
}

/// One stylesheet: the site's, and each board's.
const STYLE: &str = concat!(
    include_str!("../../assets/style.css"),
    include_str!("../../assets/learn.css"),
    include_str!("../../assets/boards/chaos-bear.css"),
    include_str!("../../assets/boards/de-beer-is-los.css"),
    include_str!("../../assets/boards/el-oso.css"),
    include_str!("../../assets/boards/folly-and-fortune.css"),
    include_str!("../../assets/boards/hold-my-bear.css"),
);

/// Browsers keep it: its address changes when it does.
static STYLE_ADDRESS: LazyLock<String> = LazyLock::new(|| format!("/style.css?v={}", art::version(STYLE)));

async fn style() -> Response {
    let kept = "max-age=31536000, immutable";
    let headers = [(header::CONTENT_TYPE, "text/css; charset=utf-8"), (header::CACHE_CONTROL, kept)];
    (headers, STYLE).into_response()
}
