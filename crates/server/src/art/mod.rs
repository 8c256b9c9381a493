//! The drawings: a family of characters in one sprite, the covers of the games made of them, pieces and dice.
//!
//! Nothing here carries information alone: every drawing is hidden from screen readers, and words stand beside it.

mod athletes;
mod covers;
mod family;
mod head;
mod palette;
mod sprite;

use maud::{Markup, PreEscaped, html};

pub(crate) use covers::cover;
pub(crate) use sprite::{address, icon, sprite, version};

/// A character of the sprite, as large as the text around it unless the stylesheet says otherwise.
pub(crate) fn figure(id: &str) -> Markup {
    html! { svg.figure viewBox="0 0 100 100" aria-hidden="true" { (placed(id, (0, 0), 100)) } }
}

/// A character inside another drawing, in a square of this size.
pub(crate) fn placed(id: &str, (x, y): (i32, i32), size: i32) -> Markup {
    PreEscaped(format!(r#"<use href="{}#{id}" x="{x}" y="{y}" width="{size}" height="{size}"/>"#, address()))
}

/// A piece of El Oso's inside another drawing: half as high as it is wide.
pub(crate) fn disc(id: &str, (x, y): (f32, f32), width: f32) -> Markup {
    let height = width / 2.0;
    PreEscaped(format!(r#"<use href="{}#{id}" x="{x}" y="{y}" width="{width}" height="{height}"/>"#, address()))
}

/// The piece of a seat: a colour, a shape and the first letter of a name.
pub(crate) fn piece(seat: usize, name: &str) -> Markup {
    html! { svg.piece viewBox="0 0 100 100" aria-hidden="true" { (piece_shape(seat, name)) } }
}

/// The same inside another drawing that has a place of 100 by 100 for it.
pub(crate) fn piece_shape(seat: usize, name: &str) -> Markup {
    /// Shapes by seat, all with room for a letter.
    const SHAPES: [&str; 8] = [
        "M50 6a44 44 0 1 1 0 88a44 44 0 1 1 0-88z",
        "M22 10h56q12 0 12 12v56q0 12-12 12h-56q-12 0-12-12v-56q0-12 12-12z",
        "M43 8q7-8 14 0l40 72q4 12-9 12h-76q-13 0-9-12z",
        "M43 5q7-6 14 0l38 38q6 7 0 14l-38 38q-7 6-14 0l-38-38q-6-7 0-14z",
        "M29 10h42l24 40l-24 40h-42l-24-40z",
        "M50 4l46 34l-18 54h-56l-18-54z",
        "M10 12h80v44q-6 26-40 40q-34-14-40-40z",
        "M34 6h32v28h28v32h-28v28h-32v-28h-28v-32h28z",
    ];
    let initial = name.chars().next().map(|letter| letter.to_uppercase().to_string()).unwrap_or_default();
    // A triangle's middle lies lower than that of other shapes.
    let y = if seat % SHAPES.len() == 2 { 80 } else { 66 };
    html! {
        g class={ "seat-" (seat % SHAPES.len()) } {
            path d=(SHAPES[seat % SHAPES.len()]) {}
            text x="50" y=(y) { (initial) }
        }
    }
}

/// The face of a die.
pub(crate) fn die(face: u8) -> Markup {
    const LOW: u8 = 26;
    const MIDDLE: u8 = 50;
    const HIGH: u8 = 74;
    let pips: &[(u8, u8)] = match face {
        1 => &[(MIDDLE, MIDDLE)],
        2 => &[(LOW, LOW), (HIGH, HIGH)],
        3 => &[(LOW, LOW), (MIDDLE, MIDDLE), (HIGH, HIGH)],
        4 => &[(LOW, LOW), (LOW, HIGH), (HIGH, LOW), (HIGH, HIGH)],
        5 => &[(LOW, LOW), (LOW, HIGH), (MIDDLE, MIDDLE), (HIGH, LOW), (HIGH, HIGH)],
        6 => &[(LOW, LOW), (LOW, MIDDLE), (LOW, HIGH), (HIGH, LOW), (HIGH, MIDDLE), (HIGH, HIGH)],
        _ => &[],
    };
    html! {
        svg.die viewBox="0 0 100 100" aria-hidden="true" {
            rect x="5" y="5" width="90" height="90" rx="22" {}
            @for (x, y) in pips { circle cx=(x) cy=(y) r="9.5" {} }
        }
    }
}

/// The id of the character that stands for a game.
pub(crate) fn mascot(slug: &str) -> &'static str {
    match slug {
        "chaos-bear" => "bear-furious",
        "el-oso" => "bear",
        "hold-my-bear" => "bear-wrestling",
        "de-beer-is-los" => "hunter",
        _ => "fox",
    }
}
