//! How a character is built: one round head with a darker side, ears that tell the animal, two dots, a muzzle.
//!
//! A head fills a square of 100 by 100. Parts are fragments of SVG in which `$name` stands for a colour of the
//! [`palette`]; symmetric parts are drawn once, on the left, and mirrored.

use super::palette;

/// A character.
pub(super) struct Head {
    /// The name of its symbol.
    pub(super) id: &'static str,
    /// The colour of its fur, from the palette.
    pub(super) fur: &'static str,
    /// Is the fur so pale that the head needs an outline on paper?
    pub(super) is_pale: bool,
    /// What is drawn behind the head, once.
    pub(super) behind: &'static str,
    /// The left ear; the right one mirrors it.
    pub(super) ear: &'static str,
    /// What lies on the face under eyes and muzzle, once.
    pub(super) marks: &'static str,
    /// The same, on both sides.
    pub(super) cheek: &'static str,
    pub(super) eyes: Eyes,
    pub(super) muzzle: Muzzle,
    /// What lies over everything: a hat, the thing of its sport.
    pub(super) over: &'static str,
}

impl Head {
    /// A plain head with round eyes, to start from.
    pub(super) const PLAIN: Self = Self {
        id: "",
        fur: "brown",
        is_pale: false,
        behind: "",
        ear: "",
        marks: "",
        cheek: "",
        eyes: Eyes::Dots,
        muzzle: Muzzle::Soft("cream"),
        over: "",
    };
}

/// The eyes.
pub(super) enum Eyes {
    /// Two dots.
    Dots,
    /// Two dots on a dark face.
    Light,
    /// Closed.
    Asleep,
    /// Two dots under a frown.
    Angry,
}

/// What the middle of the face is.
pub(super) enum Muzzle {
    /// A soft oval of this colour with a nose and a smile.
    Soft(&'static str),
    /// The same with a small round mouth.
    Yawning(&'static str),
    /// The same with bared teeth.
    Roaring(&'static str),
    /// The same with two front teeth.
    Toothy(&'static str),
    /// A drawing of its own.
    Own(&'static str),
}

const NOSE: &str = r#"<path d="M43 57.500q7-4.5 14 0q-1.5 7.5-7 7.500t-7-7.500z" fill="$dark"/>"#;
const SMILE: &str = r#"<path d="M50 64v4.500m0 0q-4.5 5-9 1.500m9-1.500q4.5 5 9 1.5" fill="none" stroke="$dark" stroke-width="2.6" stroke-linecap="round"/>"#;
const OVAL: &str = r#"<ellipse cx="50" cy="66" rx="17" ry="13" fill="$cream"/>"#;
/// The side away from the light: what all heads share.
const DARK_SIDE: &str = r##"<path d="M58 24A34 31 0 0 1 58 84A40 37 0 0 0 58 24z" fill="#000" fill-opacity=".13"/>"##;
const BLUSH: &str =
    r#"<g fill="$berry" fill-opacity=".28"><circle cx="27" cy="62" r="5.5"/><circle cx="73" cy="62" r="5.5"/></g>"#;

const DOTS: &str = r##"<g fill="$dark"><circle cx="36" cy="49" r="4.6"/><circle cx="64" cy="49" r="4.6"/></g><g fill="#fff" fill-opacity=".85"><circle cx="34.5" cy="47.5" r="1.4"/><circle cx="62.5" cy="47.5" r="1.4"/></g>"##;
const RINGS: &str = r#"<g fill="$cream"><circle cx="36" cy="49" r="7"/><circle cx="64" cy="49" r="7"/></g>"#;
const LIDS: &str = r#"<path d="M30 49q6 5.5 12 0M58 49q6 5.5 12 0" fill="none" stroke="$dark" stroke-width="3.2" stroke-linecap="round"/>"#;
const FROWN: &str =
    r#"<path d="M27 37.5l15 7M73 37.5l-15 7" stroke="$dark" stroke-width="4.5" stroke-linecap="round"/>"#;

/// The head as an SVG symbol.
pub(super) fn symbol(head: &Head) -> String {
    let opening = format!(r#"<symbol id="{}" viewBox="0 0 100 100">"#, head.id);
    let round = format!(r#"<ellipse cx="50" cy="54" rx="34" ry="31" fill="${}"/>"#, head.fur);
    let silhouette = [head.behind, &pair(head.ear), &round].concat();
    let outline = if head.is_pale {
        format!(r#"<g stroke="$rim" stroke-width="4.5" stroke-linejoin="round">{silhouette}</g>"#)
    } else {
        String::new()
    };
    let parts = [
        &opening,
        &outline,
        &silhouette,
        head.marks,
        &pair(head.cheek),
        DARK_SIDE,
        BLUSH,
        &eyes(&head.eyes),
        &muzzle(&head.muzzle),
        head.over,
        "</symbol>",
    ];
    palette::dye(&parts.concat())
}

fn eyes(eyes: &Eyes) -> String {
    match eyes {
        Eyes::Dots => DOTS.to_owned(),
        Eyes::Light => [RINGS, DOTS].concat(),
        Eyes::Asleep => LIDS.to_owned(),
        Eyes::Angry => [DOTS, FROWN].concat(),
    }
}

fn muzzle(muzzle: &Muzzle) -> String {
    let oval = |colour: &str| OVAL.replace("$cream", &format!("${colour}"));
    match muzzle {
        Muzzle::Soft(colour) => [&oval(colour), NOSE, SMILE].concat(),
        Muzzle::Yawning(colour) => {
            let mouth = r#"<ellipse cx="50" cy="72" rx="3.6" ry="3" fill="$dark"/>"#;
            [&oval(colour), NOSE, mouth].concat()
        }
        Muzzle::Roaring(colour) => {
            let oval = oval(colour).replace("\"13\"", "\"15\"");
            let mouth = r##"<path d="M39 68q11-3.5 22 0q0 11-11 11t-11-11z" fill="$dark"/><path d="M42 67.800l2.5 4.5 2.5-5zM58 67.800l-2.5 4.5-2.5-5z" fill="#fff"/>"##;
            [&oval, NOSE, mouth].concat()
        }
        Muzzle::Toothy(colour) => {
            let teeth = r##"<path d="M45 69.500h10v7.500q0 1.5-1.5 1.500h-7q-1.5 0-1.5-1.500z" fill="#fff"/><path d="M50 70v8" stroke="$dark" stroke-width="1.2"/>"##;
            [&oval(colour), teeth, NOSE, SMILE].concat()
        }
        Muzzle::Own(drawing) => (*drawing).to_owned(),
    }
}

/// The part, and its mirror image.
fn pair(part: &str) -> String {
    if part.is_empty() {
        return String::new();
    }
    format!(r#"{part}<g transform="matrix(-1 0 0 1 100 0)">{part}</g>"#)
}
