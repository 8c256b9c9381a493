//! The rules of a game, and examples of it to try them on.

mod example;
mod markdown;

use std::sync::Arc;

use axum::Extension;
use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Response};
use bearcade_narrate::{Words, arg, rulebook};
use bearcade_table::GameInfo;
use maud::{Markup, PreEscaped, html};

use super::refused::why;
use super::{Visitor, about, game, once, page, trouble};
use crate::art::{cover, figure, mascot};
use crate::board::gallery;
use crate::limits::Whose;
use crate::refusal::{Code, Refusal};
use crate::secrets;
use crate::site::Site;
use example::Wanted;
use markdown::{body, chapters};

/// A game whose powers are listed.
const WITH_POWERS: &str = "folly-and-fortune";

/// The page. Its address holds the whole example, with what the reader has tried and done in it.
pub(super) async fn show(
    State(site): State<Arc<Site>>,
    Path(slug): Path<String>,
    Query(fields): Query<Vec<(String, String)>>,
    Extension(whose): Extension<Whose>,
    headers: HeaderMap,
) -> Result<Response, Refusal> {
    let visitor = Visitor::new(&site, whose, &headers).await?;
    let words = visitor.words;
    let (Ok(info), Some(text)) = (game(&slug), rulebook(&slug, words.lang())) else {
        return Ok(trouble(&visitor, &Code::NotFound.into()));
    };
    // The bots of an example think where all bots do, so that no reader keeps a table waiting.
    let fresh = secrets::number() % example::SEEDS;
    let think = move || example::show(info, &Wanted::read(info.slug, fields), fresh, words).into_string();
    let example = match site.advisers.advise(whose.into(), Box::new(think)).await {
        Ok(example) => PreEscaped(example),
        // The rules can be read all the same.
        Err(refusal) => html! { section #example.prose { p { (why(words, &refusal)) } } },
    };
    let title = words.say("site-rules-of", &[arg("game", info.title)]);
    let main = html! {
        div.rules {
            (head(info, &title, words))
            (contents(info, text, words))
            article.prose { (body(text)) }
            (example)
            @if info.slug == WITH_POWERS { (powers(words)) }
            section #makers.prose {
                h2 { (words.text("learn-made-by")) }
                (about::credit(info.slug, words))
                p { (words.text("look-unofficial")) " " a href="/about" { (words.text("learn-more-makers")) } }
            }
        }
    };
    Ok(page(&visitor, &title, None, &main).into_response())
}

fn head(info: &GameInfo, title: &str, words: &Words) -> Markup {
    html! {
        div.rules-head {
            (cover(info.slug))
            div {
                h1 { (figure(mascot(info.slug))) (title) }
                div.row {
                    form method="post" action={ "/play/" (info.slug) } { (once()) button { (words.text("site-play-now")) } }
                    a.button.quiet href={ "/new/" (info.slug) } { (words.text("site-set-up")) }
                    a.button.quiet href="#example" { (words.text("learn-example")) }
                }
            }
        }
    }
}

fn contents(info: &GameInfo, text: &str, words: &Words) -> Markup {
    html! {
        nav.contents aria-label=(words.text("learn-contents")) {
            ul {
                @for chapter in chapters(text) { li { a href={ "#" (chapter.id) } { (chapter.title) } } }
                li { a href="#example" { (words.text("learn-example")) } }
                @if info.slug == WITH_POWERS { li { a href="#powers" { (words.text("learn-powers")) } } }
                li { a href="#makers" { (words.text("learn-made-by")) } }
            }
        }
    }
}

fn powers(words: &Words) -> Markup {
    let [base, more] = gallery(words);
    html! {
        section #powers.powers {
            h2 { (words.text("learn-powers")) }
            h3 { (words.text("learn-powers-basic")) }
            (base)
            h3 { (words.text("learn-powers-super")) }
            (more)
        }
    }
}
