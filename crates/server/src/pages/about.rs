//! Whose games these are, and where to reach their makers.

use std::sync::Arc;

use axum::Extension;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Response};
use bearcade_narrate::{Words, arg};
use bearcade_table::all_games;
use maud::{Markup, html};

use super::{Visitor, page};
use crate::art::{figure, mascot};
use crate::limits::Whose;
use crate::refusal::Refusal;
use crate::site::Site;

/// Names are the same in every language.
const TESTERS: &str = "Nora Miller, Carol Monahan, Jimm Stout, Anthony Westbrook, Jeff Wilcox";

/// Where Pandaqi publishes games.
const PANDAQI: &str = "https://pandaqi.com";

/// The credits.
pub(super) async fn show(
    State(site): State<Arc<Site>>,
    Extension(whose): Extension<Whose>,
    headers: HeaderMap,
) -> Result<Response, Refusal> {
    let visitor = Visitor::new(&site, whose, &headers).await?;
    let words = visitor.words;
    let main = html! {
        article.prose {
            h1 { (words.text("look-about")) }
            p { (words.text("look-about-intro")) }
            ul.credits {
                @for info in all_games() {
                    li.card {
                        (figure(mascot(info.slug)))
                        h2 { (info.title) }
                        div { (credit(info.slug, words)) }
                    }
                }
            }
            h2 { (words.text("look-about-project")) }
            p { (words.text("look-unofficial")) }
            p { (words.text("look-about-drawings")) }
        }
    };
    Ok(page(&visitor, &words.text("look-about"), None, &main).into_response())
}

/// Who made a game, and where to reach them.
pub(super) fn credit(slug: &str, words: &Words) -> Markup {
    let credit = match slug {
        "chaos-bear" => words.text("look-credit-chaos-bear"),
        "el-oso" => words.say("look-credit-el-oso", &[arg("testers", TESTERS)]),
        "hold-my-bear" => words.text("look-credit-hold-my-bear"),
        "de-beer-is-los" => words.text("look-credit-de-beer-is-los"),
        _ => words.text("look-credit-folly-and-fortune"),
    };
    let reach = words.text(match slug {
        "chaos-bear" => "look-reach-playpalace",
        "el-oso" => "look-reach-crab-fragment",
        "de-beer-is-los" => "look-reach-halali",
        _ => "look-reach-pandaqi",
    });
    html! {
        p { (credit) }
        p.small {
            (reach)
            @if matches!(slug, "hold-my-bear" | "folly-and-fortune") {
                " " a href=(PANDAQI) rel="noreferrer" { "pandaqi.com" }
            }
        }
    }
}
