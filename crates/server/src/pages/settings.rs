//! Settings of this browser: sounds, speech, keys. They need a script, as what they change does.

use std::collections::BTreeMap;
use std::sync::Arc;

use axum::Extension;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Response};
use bearcade_narrate::{Key, Narrate, Words, arg};
use bearcade_table::for_each_game;
use maud::{Markup, html};

use super::{Visitor, assets, page};
use crate::limits::Whose;
use crate::refusal::Refusal;
use crate::site::Site;

/// The form.
pub(crate) async fn show(
    State(site): State<Arc<Site>>,
    Extension(whose): Extension<Whose>,
    headers: HeaderMap,
) -> Result<Response, Refusal> {
    let visitor = Visitor::new(&site, whose, &headers).await?;
    let words = visitor.words;
    let title = words.text("settings-title");
    let main = html! {
        h1 { (title) }
        noscript { p { (words.text("settings-script")) } }
        form #settings.unready data-taken=(words.text("settings-taken")) { (fields(words)) }
        script type="module" src=(assets::script("options.js")) {}
    };
    Ok(page(&visitor, &title, None, &main).into_response())
}

fn fields(words: &Words) -> Markup {
    let text = |key: &str| words.text(key);
    html! {
        fieldset {
            legend { (text("settings-sound")) }
            p {
                label for="volume" { (text("settings-volume")) } " "
                input #volume name="volume" type="range" min="0" max="1" step="0.1";
            }
            p { label { input name="notify" type="checkbox"; " " (text("settings-notify")) } }
        }
        fieldset {
            legend { (text("settings-pictures")) }
            p { label { input name="motion" type="checkbox"; " " (text("settings-motion")) } }
        }
        fieldset {
            legend { (text("settings-speech")) }
            p {
                label for="verbosity" { (text("settings-verbosity")) } " "
                select #verbosity name="verbosity" {
                    option value="full" { (text("settings-full")) }
                    option value="brief" { (text("settings-brief")) }
                }
            }
            p {
                label for="gap" { (text("settings-gap")) } " "
                input #gap name="gap" type="number" min="0" max="5000" step="50";
            }
        }
        fieldset {
            legend { (text("settings-keys")) }
            p { label { input name="keys" type="checkbox"; " " (text("settings-keys-on")) } }
            p { (text("settings-remap")) }
            ul.keys {
                @for (key, meanings) in letters(words) {
                    li {
                        label for={ "key-" (key) } { kbd { (key) } " " (meanings) } " "
                        input id={ "key-" (key) } name={ "key-" (key) } data-key=(key) type="text" maxlength="1"
                            size="2" autocomplete="off";
                    }
                }
            }
        }
    }
}

/// Every letter that some game uses, with what it means where.
fn letters(words: &Words) -> BTreeMap<char, String> {
    let mut letters: BTreeMap<char, Vec<String>> = BTreeMap::new();
    let mut note = |title: &str, keys: &[Key]| {
        for key in keys {
            let meaning = words.say("settings-key", &[arg("game", title), arg("does", words.text(key.label))]);
            letters.entry(key.key).or_default().push(meaning);
        }
    };
    macro_rules! each {
        ($($game:ty),+) => {
            $(note(super::game(<$game as bearcade_core::Game>::SLUG).map_or("", |info| info.title), <$game as Narrate>::KEYS);)+
        };
    }
    for_each_game!(each);
    letters.into_iter().map(|(key, meanings)| (key, meanings.join("; "))).collect()
}
