//! A picture for each game, made of its characters.

use maud::{Markup, PreEscaped, html};

use super::{disc, placed};

/// The cover of a game.
pub(crate) fn cover(slug: &str) -> Markup {
    let scene = match slug {
        "chaos-bear" => chase(),
        "el-oso" => rain(),
        "hold-my-bear" => sports(),
        "de-beer-is-los" => forest(),
        _ => fortune(),
    };
    html! { svg.cover viewBox="0 0 320 160" aria-hidden="true" { (scene) } }
}

fn shape(drawing: &str) -> Markup {
    PreEscaped(drawing.to_owned())
}

/// Hills under a sky: what most covers stand on.
fn meadow() -> Markup {
    shape(
        r#"<path d="M0 0h320v160h-320z" fill="var(--sky-2)"/><path d="M0 96q80-34 160-10t160-16v90h-320z" fill="var(--moss-2)"/>"#,
    )
}

/// A bear behind three runners.
fn chase() -> Markup {
    let square = |index: i32| {
        let mark = if index % 5 == 4 { "var(--honey-2)" } else { "var(--card)" };
        html! {
            rect x=(8 + index * 31) y="122" width="27" height="27" rx="7" fill=(mark) stroke="var(--line)" stroke-width="2" {}
        }
    };
    html! {
        (meadow())
        (placed("fir", (70, 22), 74))
        (placed("tree", (246, 14), 84))
        (placed("fir", (200, 38), 50))
        @for index in 0..10 { (square(index)) }
        (shape(r#"<path d="M118 84h22M112 100h26M122 116h14" stroke="var(--edge)" stroke-width="4" stroke-linecap="round"/>"#))
        (placed("bear-furious", (8, 30), 104))
        (placed("rabbit", (140, 68), 62))
        (placed("fox", (202, 74), 58))
        (placed("duck", (262, 78), 52))
    }
}

/// Stacks on their way up, and the Bear's coming down.
fn rain() -> Markup {
    let stack = |piece: &str, x: f32, base: f32, height: u8| {
        html! { @for level in 0..height { (disc(piece, (x + 4.0, base - f32::from(level) * 7.0 - 30.0), 44.0)) } }
    };
    let cell = |x: i32, y: i32| {
        html! {
            rect x=(x) y=(y) width="52" height="52" rx="10" fill="var(--card)" stroke="var(--line)" stroke-width="2" {}
        }
    };
    html! {
        (shape(r#"<path d="M0 0h320v160h-320z" fill="var(--paper-2)"/><path d="M0 0h320v34h-320z" fill="var(--sky-2)"/>"#))
        @for column in 0..5 { (cell(22 + column * 56, 40)) (cell(22 + column * 56, 96)) }
        (stack("disc-bear", 22.0, 104.0, 2))
        (stack("disc-bear", 190.0, 104.0, 4))
        (stack("disc", 78.0, 160.0, 3))
        (stack("disc", 134.0, 160.0, 1))
        (stack("disc", 246.0, 160.0, 5))
        (stack("disc", 134.0, 52.0, 2))
        (placed("bear", (232, -8), 92))
    }
}

/// A hand of sporting cards.
fn sports() -> Markup {
    let card = |id: &str, number: u8, turn: &str| {
        html! {
            g transform=(turn) {
                rect x="-38" y="-56" width="76" height="112" rx="12" fill="var(--card)" stroke="var(--line)" stroke-width="2" {}
                text x="-28" y="-34" font-size="20" font-weight="800" font-family="system-ui" fill="var(--ink)" { (number) }
                (placed(id, (-30, -32), 64))
            }
        }
    };
    html! {
        (shape(r#"<path d="M0 0h320v160h-320z" fill="var(--berry-2)"/><path d="M0 124h320v36h-320z" fill="var(--honey-2)"/>"#))
        (card("giraffe", 2, "translate(64 98) rotate(-14)"))
        (card("tiger", 5, "translate(128 86) rotate(-5)"))
        (card("sheep", 3, "translate(256 98) rotate(14)"))
        (card("bear-wrestling", 4, "translate(192 84) rotate(5)"))
    }
}

/// Tiles, some still face down.
fn forest() -> Markup {
    const TILES: [&str; 10] = ["tree", "", "fox", "", "hunter", "", "duck", "bear", "", "fir"];
    let tile = |index: usize, id: &str| {
        let (x, y) = (14 + (index as i32 % 5) * 60, 18 + (index as i32 / 5) * 64);
        let back = id.is_empty();
        let fill = if back { "var(--art-pine)" } else { "var(--card)" };
        html! {
            rect x=(x) y=(y) width="54" height="58" rx="10" fill=(fill) stroke="var(--line)" stroke-width="2" {}
            @if back {
                path d={ "M" (x + 27) " " (y + 14) "l13 17h-8l10 13h-30l10-13h-8z" } fill="var(--art-cream)" fill-opacity=".45" {}
            } @else {
                (placed(id, (x + 3, y + 4), 48))
            }
        }
    };
    html! {
        (shape(r#"<path d="M0 0h320v160h-320z" fill="var(--moss-2)"/>"#))
        @for (index, id) in TILES.iter().enumerate() { (tile(index, id)) }
    }
}

/// A row of cards with hearts, and the die.
fn fortune() -> Markup {
    let heart = |x: i32, y: i32| {
        html! { path d={ "M" (x) " " (y) "c-7-6-12-9-12-15a6 6 0 0 1 12-2a6 6 0 0 1 12 2c0 6-5 9-12 15z" } fill="var(--art-berry)" {} }
    };
    let card = |x: i32, hearts: i32, number: i32| {
        html! {
            rect x=(x) y="62" width="58" height="84" rx="10" fill="var(--card)" stroke="var(--line)" stroke-width="2" {}
            text x=(x + 29) y="100" text-anchor="middle" font-size="30" font-weight="800" font-family="system-ui" fill="var(--ink)" { (number) }
            @for index in 0..hearts { (heart(x + 29 - (hearts - 1) * 8 + index * 16, 138)) }
        }
    };
    html! {
        (shape(r#"<path d="M0 0h320v160h-320z" fill="var(--honey-2)"/><path d="M0 118h320v42h-320z" fill="var(--paper-2)"/>"#))
        (placed("fox", (26, 4), 66))
        (placed("cat", (140, 4), 66))
        (card(14, 2, 4))
        (card(78, 1, 6))
        (card(142, 3, 1))
        g transform="translate(262 92) rotate(12)" {
            rect x="-40" y="-40" width="80" height="80" rx="18" fill="var(--card)" stroke="var(--edge)" stroke-width="3" {}
            (shape(r#"<g fill="var(--ink)"><circle cx="-20" cy="-20" r="7.5"/><circle cx="20" cy="-20" r="7.5"/><circle r="7.5"/><circle cx="-20" cy="20" r="7.5"/><circle cx="20" cy="20" r="7.5"/></g>"#))
        }
    }
}
