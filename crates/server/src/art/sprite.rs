//! All characters as one file, which browsers keep: its address changes when it does.

use std::sync::LazyLock;

use axum::http::header;
use axum::response::{IntoResponse, Response};
use sha2::{Digest, Sha256};

use super::{athletes, family, head, palette};

static SPRITE: LazyLock<String> = LazyLock::new(|| {
    let heads = family::FAMILY.iter().chain(athletes::ATHLETES).map(head::symbol);
    let symbols: String = heads.chain(family::OTHERS.iter().map(|drawing| palette::dye(drawing))).collect();
    format!(r#"<svg xmlns="http://www.w3.org/2000/svg">{symbols}</svg>"#)
});

static ADDRESS: LazyLock<String> = LazyLock::new(|| format!("/sprite.svg?v={}", version(&SPRITE)));

/// A short text that changes when the content does.
pub(crate) fn version(content: &str) -> String {
    let digest = Sha256::digest(content);
    format!("{:08x}", u32::from_be_bytes([digest[0], digest[1], digest[2], digest[3]]))
}

/// Where the sprite is.
pub(crate) fn address() -> &'static str {
    &ADDRESS
}

/// The sprite.
pub(crate) async fn sprite() -> Response {
    svg(SPRITE.clone())
}

/// The bear as the site's icon, in fixed colours: an icon has no stylesheet.
pub(crate) async fn icon() -> Response {
    let bear = head::symbol(&family::BEAR).replace("<symbol id=\"bear\"", "<svg xmlns=\"http://www.w3.org/2000/svg\"");
    let bear = bear.replace("</symbol>", "</svg>");
    let colours = [("brown", "#8a5a37"), ("cream", "#f4e3c3"), ("dark", "#2b2118"), ("berry", "#a63a3f")];
    svg(colours.iter().fold(bear, |bear, (name, value)| bear.replace(&format!("var(--art-{name})"), value)))
}

fn svg(content: String) -> Response {
    let headers = [(header::CONTENT_TYPE, "image/svg+xml"), (header::CACHE_CONTROL, "max-age=31536000, immutable")];
    (headers, content).into_response()
}

#[cfg(test)]
mod tests {
    use bearcade_table::games::hold_my_bear::Animal;

    use super::*;

    #[test]
    fn every_animal_is_in_the_sprite_once() {
        let animals = Animal::ALL.iter().map(|animal| animal.name()).filter(|name| *name != "bear");
        let moods = ["bear", "bear-sleepy", "bear-furious", "bear-wrestling"];
        let others = ["hunter", "lumberjack", "fox", "duck", "pheasant", "tree", "fir"];
        for id in animals.chain(moods).chain(others) {
            assert_eq!(SPRITE.matches(&format!("<symbol id=\"{id}\"")).count(), 1, "{id}");
        }
        assert!(!SPRITE.contains('$'), "all colours are filled in");
    }
}
