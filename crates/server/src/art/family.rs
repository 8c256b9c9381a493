//! The characters of the forest games: the bear and its moods, the people, the birds, the trees.

use super::head::{Eyes, Head, Muzzle};

pub(super) const BEAR: Head = Head {
    id: "bear",
    fur: "brown",
    ear: r#"<circle cx="23" cy="28" r="13" fill="$brown"/><circle cx="23" cy="28" r="6.5" fill="$cream" fill-opacity=".75"/>"#,
    ..Head::PLAIN
};

pub(super) const FAMILY: &[Head] = &[
    BEAR,
    Head {
        id: "bear-sleepy",
        eyes: Eyes::Asleep,
        muzzle: Muzzle::Yawning("cream"),
        over: r#"<path d="M72 10h9l-9 10h9M87 4h7l-7 8h7" fill="none" stroke="$sky" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>"#,
        ..BEAR
    },
    Head {
        id: "bear-furious",
        ear: r#"<circle cx="23" cy="28" r="13" fill="$brown"/><circle cx="23" cy="28" r="6.5" fill="$berry"/>"#,
        eyes: Eyes::Angry,
        muzzle: Muzzle::Roaring("cream"),
        over: r#"<path d="M50 6v10M38 8l3 9M62 8l-3 9" stroke="$berry" stroke-width="4" stroke-linecap="round"/>"#,
        ..BEAR
    },
    Head {
        id: "hunter",
        fur: "skin",
        is_pale: true,
        ear: r#"<circle cx="17" cy="56" r="7" fill="$skin"/>"#,
        muzzle: Muzzle::Own(
            r#"<path d="M45 59q5-4 10 0q0 5-5 5t-5-5z" fill="$rust"/><path d="M50 66q-7-5-13 0q-4 4-10 2q3 9 14 8q6-1 9-6q3 5 9 6q11 1 14-8q-6 2-10-2q-6-5-13 0z" fill="$umber"/>"#,
        ),
        over: r##"<path d="M76 22q8-16 20-18q-2 16-13 23z" fill="$berry"/><path d="M20 38q0-28 30-28t30 28z" fill="$pine"/><path d="M20 38q1-8 4-13q26 10 52 0q3 5 4 13z" fill="#000" fill-opacity=".25"/><path d="M6 41q0-6 8-6h72q8 0 8 6q-44 9-88 0z" fill="$pine"/>"##,
        ..Head::PLAIN
    },
    Head {
        id: "lumberjack",
        fur: "skin",
        is_pale: true,
        ear: r#"<circle cx="17" cy="54" r="7" fill="$skin"/>"#,
        muzzle: Muzzle::Own(
            r#"<path d="M16 56q3 36 34 36t34-36q-8 8-14 5q-8-5-20 2q-12-7-20-2q-6 3-14-5z" fill="$rust"/><path d="M44 57q6-5 12 0q0 6-6 6t-6-6z" fill="$coral"/><path d="M42 71q8 6 16 0" fill="none" stroke="$dark" stroke-width="2.6" stroke-linecap="round"/>"#,
        ),
        over: r##"<circle cx="50" cy="8" r="7" fill="$cream"/><path d="M18 38q2-28 32-28t32 28z" fill="$berry"/><path d="M34 13q-5 10-5 24M66 13q5 10 5 24M50 10v27" stroke="#000" stroke-opacity=".2" stroke-width="4" fill="none"/><rect x="14" y="32" width="72" height="12" rx="6" fill="$berry"/><rect x="14" y="32" width="72" height="12" rx="6" fill="#000" fill-opacity=".2"/>"##,
        ..Head::PLAIN
    },
    Head {
        id: "fox",
        fur: "rust",
        ear: r#"<path d="M18 46q-6-30 0-40q16 4 27 22z" fill="$rust"/><path d="M18 14q-3-4 0-8q6 1 12 6z" fill="$dark"/><path d="M23 36q-4-12-2-19q8 3 14 12z" fill="$cream" fill-opacity=".7"/>"#,
        cheek: r#"<path d="M17 60q14-6 24 4q8 8 9 21q-25 0-33-25z" fill="$cream"/>"#,
        muzzle: Muzzle::Own(
            r#"<path d="M43 65q7-4.5 14 0q-1.5 7.5-7 7.500t-7-7.500z" fill="$dark"/><path d="M50 72q-3.5 6-8 3.500m8-3.500q3.5 6 8 3.5" fill="none" stroke="$dark" stroke-width="2.6" stroke-linecap="round"/>"#,
        ),
        ..Head::PLAIN
    },
    Head {
        id: "duck",
        fur: "gold",
        is_pale: true,
        behind: r#"<path d="M46 26q-6-14 4-20q-1 8 4 10q6-6 12-4q-8 4-8 14z" fill="$gold"/>"#,
        muzzle: Muzzle::Own(
            r##"<path d="M28 64q8-7 22-7t22 7q4 5-2 8q-8 5-20 5t-20-5q-6-3-2-8z" fill="$rust"/><path d="M30 68q20 6 40 0" fill="none" stroke="#000" stroke-opacity=".35" stroke-width="2.6" stroke-linecap="round"/><path d="M44 61.500v.1M56 61.500v.1" stroke="$dark" stroke-width="3" stroke-linecap="round"/>"##,
        ),
        ..Head::PLAIN
    },
    Head {
        id: "pheasant",
        fur: "pine",
        behind: r##"<path d="M60 80q30-10 34-76q-12 4-20 28q-8 26-24 44z" fill="$rust"/><path d="M92 20l-14 5M88 38l-16 4M82 54l-15 4" stroke="#000" stroke-opacity=".4" stroke-width="3"/><path d="M22 76h56q6 14-8 22h-40q-14-8-8-22z" fill="$rust"/><path d="M24 72q26 18 52 0l4 10q-30 18-60 0z" fill="$cream"/>"##,
        cheek: r#"<path d="M24 46q4-10 14-9q10 3 9 13q-4 12-15 10q-9-3-8-14z" fill="$berry"/>"#,
        eyes: Eyes::Dots,
        muzzle: Muzzle::Own(
            r##"<path d="M50 56q8 2 8 8q-3 6-8 8q-5-2-8-8q0-6 8-8z" fill="$gold"/><path d="M44 64q6 3 12 0" fill="none" stroke="#000" stroke-opacity=".4" stroke-width="2" stroke-linecap="round"/>"##,
        ),
        ..Head::PLAIN
    },
    Head {
        id: "tree",
        fur: "leaf",
        behind: r#"<path d="M42 74h16l3 24h-22z" fill="$umber"/><circle cx="24" cy="44" r="19" fill="$leaf"/><circle cx="76" cy="44" r="19" fill="$leaf"/><circle cx="50" cy="27" r="23" fill="$leaf"/>"#,
        muzzle: Muzzle::Own(
            r#"<path d="M43 62q7 6 14 0" fill="none" stroke="$dark" stroke-width="3" stroke-linecap="round"/>"#,
        ),
        ..Head::PLAIN
    },
];

/// What has no round head: the other tree, which keeps the eyes and the darker side, and El Oso's pieces.
pub(super) const OTHERS: &[&str] = &[FIR, DISC, BEAR_DISC];

const DISC: &str = r#"<symbol id="disc" viewBox="0 0 100 50"><path d="M6 18v14a44 16 0 0 0 88 0v-14z" fill="$honey"/><ellipse cx="50" cy="18" rx="43" ry="15" fill="$amber" stroke="$honey" stroke-width="2.5"/><path d="M50 9l16 13h-32z" fill="$dark" fill-opacity=".75"/></symbol>"#;

const BEAR_DISC: &str = r##"<symbol id="disc-bear" viewBox="0 0 100 50"><path d="M6 18v14a44 16 0 0 0 88 0v-14z" fill="$umber"/><path d="M6 18v14a44 16 0 0 0 88 0v-14z" fill="#000" fill-opacity=".35"/><ellipse cx="50" cy="18" rx="43" ry="15" fill="$umber" stroke="$cream" stroke-opacity=".35" stroke-width="1.5"/><ellipse cx="50" cy="21" rx="11" ry="6" fill="$cream"/><path d="M35 14v.1M45 9.5v.1M55 9.5v.1M65 14v.1" stroke="$cream" stroke-width="7" stroke-linecap="round"/></symbol>"##;

const FIR: &str = r##"<symbol id="fir" viewBox="0 0 100 100"><path d="M43 80h14v18h-14z" fill="$umber"/><path d="M50 2q3 0 5 3l20 29q3 6-4 6h-2l15 21q3 6-3 6h-2l12 15q4 6-4 6h-74q-8 0-4-6l12-15h-2q-6 0-3-6l15-21h-2q-7 0-4-6l20-29q2-3 5-3z" fill="$pine"/><path d="M50 2q3 0 5 3l20 29q3 6-4 6h-2l15 21q3 6-3 6h-2l12 15q4 6-4 6h-30q18-42-7-86z" fill="#000" fill-opacity=".13"/><circle cx="40" cy="54" r="4.6" fill="$dark"/><circle cx="60" cy="54" r="4.6" fill="$dark"/><path d="M43 65q7 6 14 0" fill="none" stroke="$dark" stroke-width="3" stroke-linecap="round"/></symbol>"##;
