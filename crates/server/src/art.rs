//! The characters, drawn once in a sprite and used by name.

use maud::{Markup, html};

/// A character's head.
pub(crate) fn head(name: &str) -> Markup {
    html! { svg.head aria-hidden="true" { use href={ "/sprite.svg#" (name) } {} } }
}
