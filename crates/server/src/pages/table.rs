//! A table.

use bearcade_core::Viewer;
use bearcade_narrate::{Lang, Words};
use maud::html;
use serde_json::json;

use crate::room::Inner;

/// The whole picture, as fragments.
pub(crate) fn sync(inner: &Inner, viewer: Viewer, lang: Lang) -> String {
    update(inner, viewer, lang, inner.head, 0)
}

/// What an entry changes, as fragments, with the sentences to speak.
pub(crate) fn update(inner: &Inner, viewer: Viewer, lang: Lang, number: u64, from: usize) -> String {
    let words = Words::new(lang);
    let names = inner.names();
    let said = inner.live.tell(from, &words, &names, viewer);
    let status = inner.live.answer("status", &words, &names, viewer);
    let board = html! { section #status { p { (status) } } };
    let lines: Vec<&str> = said.iter().map(|said| said.full.as_str()).collect();
    json!({ "type": "fragments", "seq": number, "fragments": { "status": board.0 }, "say": lines }).to_string()
}
