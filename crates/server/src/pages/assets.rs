//! What a browser fetches once: scripts. Their address holds a version, so they may be kept for ever.

use std::sync::LazyLock;

use axum::extract::Path;
use axum::http::header;
use axum::response::{IntoResponse, Response};

use crate::refusal::{Code, Refusal};
use crate::secrets;

macro_rules! scripts {
    ($($name:literal),+) => {
        &[$(($name, include_str!(concat!("../../assets/js/", $name)))),+]
    };
}

/// The scripts, by name. They import each other by relative addresses, so one version stands before all.
const SCRIPTS: &[(&str, &str)] = scripts![
    "clocks.js",
    "grid.js",
    "keys.js",
    "motion.js",
    "morph.js",
    "options.js",
    "replay.js",
    "review.js",
    "settings.js",
    "sounds.js",
    "speech.js",
    "table.js"
];

/// Changes when any script does.
static VERSION: LazyLock<String> = LazyLock::new(|| {
    let all: String = SCRIPTS.iter().map(|(_, text)| *text).collect();
    secrets::hash(&all)[..6].iter().map(|byte| format!("{byte:02x}")).collect::<Vec<_>>().concat()
});

/// The address of a script.
pub(crate) fn script(name: &str) -> String {
    format!("/assets/{}/{name}", *VERSION)
}

/// A script. A page of an older version may still ask: it gets today's.
pub(crate) async fn show(Path((version, name)): Path<(String, String)>) -> Result<Response, Refusal> {
    let (_, text) = SCRIPTS.iter().find(|(known, _)| *known == name).ok_or(Refusal::from(Code::NotFound))?;
    let keep = if version == *VERSION { "public, max-age=31536000, immutable" } else { "no-cache" };
    let headers = [(header::CONTENT_TYPE, "text/javascript; charset=utf-8"), (header::CACHE_CONTROL, keep)];
    Ok((headers, *text).into_response())
}
