//! How to play here, the keys, and what helps those who listen.

use std::sync::Arc;

use axum::Extension;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Response};
use bearcade_narrate::{Key, Narrate, Words};
use bearcade_table::{all_games, for_each_game};
use maud::{Markup, html};

use super::{Visitor, page};
use crate::limits::Whose;
use crate::refusal::Refusal;
use crate::site::Site;

/// The help.
pub(super) async fn show(
    State(site): State<Arc<Site>>,
    Extension(whose): Extension<Whose>,
    headers: HeaderMap,
) -> Result<Response, Refusal> {
    let visitor = Visitor::new(&site, whose, &headers).await?;
    let words = visitor.words;
    let chapter = |title: &str, paragraphs: &[&str]| {
        html! {
            h2 { (words.text(title)) }
            @for id in paragraphs { p { (words.text(id)) } }
        }
    };
    let main = html! {
        article.prose {
            h1 { (words.text("look-help")) }
            (chapter("look-help-start", &["look-help-start-now", "look-help-start-friends", "look-help-start-bears"]))
            ul {
                @for info in all_games() {
                    li { a href={ "/rules/" (info.slug) } { (words.say("site-rules-of", &[bearcade_narrate::arg("game", info.title)])) } }
                }
            }
            (chapter("look-help-table", &["look-help-table-turn", "look-help-table-log", "look-help-table-leave"]))
            (chapter("look-help-access", &["look-help-access-reader", "look-help-access-signs", "look-help-access-plain"]))
            h2 { (words.text("look-help-keys")) }
            p { (words.text("look-help-keys-about")) }
            @for info in all_games() { (keys_table(info.title, keys(info.slug), words)) }
            (chapter("look-help-kept", &["look-help-kept-about"]))
        }
    };
    Ok(page(&visitor, &words.text("look-help"), None, &main).into_response())
}

/// The keys of a game, as its narrator lists them.
fn keys(slug: &str) -> &'static [Key] {
    macro_rules! each {
        ($($game:ty),+) => {
            $(if slug == <$game as bearcade_core::Game>::SLUG {
                return <$game as Narrate>::KEYS;
            })+
        };
    }
    for_each_game!(each);
    &[]
}

fn keys_table(title: &str, keys: &[Key], words: &Words) -> Markup {
    html! {
        table.keys {
            caption { (title) }
            @for key in keys {
                tr {
                    th scope="row" { kbd { (key.key.to_uppercase()) } }
                    td { (words.text(key.label)) }
                }
            }
        }
    }
}
