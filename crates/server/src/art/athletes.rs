//! The animals of Hold My Bear (HB-37): each with the thing of its sport, at the lower right.

use super::family::BEAR;
use super::head::{Eyes, Head, Muzzle};

const ROUND_EAR: &str =
    r#"<circle cx="24" cy="29" r="10" fill="$brown"/><circle cx="24" cy="29" r="5" fill="$cream" fill-opacity=".7"/>"#;

pub(super) const ATHLETES: &[Head] = &[
    // A wrestler's mask.
    Head {
        id: "bear-wrestling",
        cheek: r#"<path d="M50 30q-16-6-31 8q-4 14 8 22q14 6 20-4q1-5 3-6z" fill="$berry"/><ellipse cx="36" cy="49" rx="9.5" ry="8.5" fill="$cream"/>"#,
        marks: r#"<path d="M20 38q2-15 30-15.500t30 15.500q-6 16-30 16t-30-16z" fill="$berry"/>"#,
        over: r#"<path d="M50 24.5l3 5.5 6.5 1-4.5 4.5 1 6.5-6-3-6 3 1-6.5-4.5-4.5 6.5-1z" fill="$amber"/>"#,
        ..BEAR
    },
    // A luge.
    Head {
        id: "ferret",
        fur: "wool",
        is_pale: true,
        ear: r#"<circle cx="24" cy="31" r="9" fill="$wool"/><circle cx="24" cy="31" r="4.5" fill="$umber"/>"#,
        cheek: r#"<path d="M50 45q-10-8-22-4q-8 5-6 13q8 8 19 4q6-2 9-6z" fill="$umber"/>"#,
        eyes: Eyes::Light,
        over: r#"<path d="M68 84v10M88 84v10" stroke="$ink" stroke-width="3.5"/><path d="M96 95h-34q-9 0-8-9q1-5 5-6" fill="none" stroke="$ink" stroke-width="4" stroke-linecap="round"/><path d="M60 76h34q5 0 5 5t-5 5h-29q-5 0-7-4t2-6z" fill="$berry"/>"#,
        ..Head::PLAIN
    },
    // A golf club and ball.
    Head {
        id: "tiger",
        fur: "orange",
        ear: r#"<circle cx="24" cy="28" r="12" fill="$orange"/><circle cx="24" cy="28" r="6" fill="$dark"/>"#,
        marks: r#"<path d="M50 23v14M41 25l3 9M59 25l-3 9" stroke="$dark" stroke-width="4.5" stroke-linecap="round"/>"#,
        cheek: r#"<path d="M16.5 50h9M17.5 60l9-2M21 69l8-4" stroke="$dark" stroke-width="4.5" stroke-linecap="round"/>"#,
        over: r##"<path d="M92 46l-14 44" stroke="$slate" stroke-width="4.5" stroke-linecap="round"/><path d="M79 86q-4 10-16 9q-2-5 5-7z" fill="$ink"/><circle cx="57" cy="92" r="6" fill="#fff" stroke="$dark" stroke-width="1.6"/>"##,
        ..Head::PLAIN
    },
    // A shuttlecock.
    Head {
        id: "chicken",
        fur: "sand",
        is_pale: true,
        behind: r#"<path d="M34 30q-6-16 4-18q5 0 7 6q1-12 8-12t7 12q5-5 9-2q6 6-4 16z" fill="$berry"/>"#,
        muzzle: Muzzle::Own(
            r#"<path d="M44 72q-3 12 5 12q4 0 4-5q5 3 6-3q0-4-5-6z" fill="$berry"/><path d="M38 62q12-10 24 0q-4 11-12 11t-12-11z" fill="$gold"/><path d="M40 64q10 4 20 0" fill="none" stroke="$dark" stroke-opacity=".5" stroke-width="2.4" stroke-linecap="round"/>"#,
        ),
        over: r##"<path d="M64 68l26-10q6 8 7 16l-22 18z" fill="#fff" stroke="$slate" stroke-width="2" stroke-linejoin="round"/><path d="M69 74l22-10M73 84l23-14" stroke="$slate" stroke-width="2"/><path d="M64 67l12 26q-14 6-19-6t7-20z" fill="$berry"/>"##,
        ..Head::PLAIN
    },
    // A frisbee.
    Head {
        id: "dog",
        fur: "sand",
        is_pale: true,
        ear: r#"<path d="M30 24q-18-4-22 12q-4 20 4 30q10 4 13-8q2-16 10-26z" fill="$umber"/>"#,
        marks: r#"<ellipse cx="64" cy="48" rx="12" ry="13" fill="$umber" fill-opacity=".7"/>"#,
        over: r##"<path d="M45 73h9v8q0 5-4.5 5t-4.5-5z" fill="$coral"/><ellipse cx="77" cy="82" rx="21" ry="11" fill="$sky"/><ellipse cx="77" cy="80" rx="14" ry="6" fill="#fff" fill-opacity=".35"/>"##,
        ..Head::PLAIN
    },
    // A ribbon.
    Head {
        id: "cat",
        fur: "slate",
        ear: r#"<path d="M18 46q-5-26 0-36q14 4 26 18z" fill="$slate"/><path d="M23 34q-2-10-1-14q7 3 12 9z" fill="$coral"/>"#,
        marks: r#"<path d="M50 23v12M42 25l2 8M58 25l-2 8" stroke="$dark" stroke-opacity=".55" stroke-width="4" stroke-linecap="round"/>"#,
        over: r#"<path d="M8 60l15 3M8 70l15-2" stroke="$ink" stroke-width="2" stroke-linecap="round"/><path d="M62 96l16-38" stroke="$ink" stroke-width="4" stroke-linecap="round"/><path d="M78 58q16-6 17 3t-15 8q-12 2-9 8t16 3q12-2 9 6t-16 8" fill="none" stroke="$berry" stroke-width="4.5" stroke-linecap="round"/>"#,
        ..Head::PLAIN
    },
    // The wheel of a track bicycle.
    Head {
        id: "hamster",
        fur: "orange",
        ear: r#"<circle cx="25" cy="28" r="9" fill="$orange"/><circle cx="25" cy="28" r="4.5" fill="$coral"/>"#,
        cheek: r#"<circle cx="28" cy="67" r="15" fill="$cream"/>"#,
        muzzle: Muzzle::Toothy("cream"),
        over: r#"<circle cx="78" cy="78" r="16" fill="$cream" stroke="$ink" stroke-width="4.5"/><path d="M78 63v30M63 78h30M67.5 67.500l21 21M88.5 67.500l-21 21" stroke="$slate" stroke-width="1.8"/><circle cx="78" cy="78" r="4" fill="$berry"/>"#,
        ..Head::PLAIN
    },
    // A volleyball.
    Head {
        id: "vole",
        fur: "umber",
        ear: r#"<circle cx="26" cy="29" r="9.5" fill="$umber"/><circle cx="26" cy="29" r="5" fill="$mauve"/>"#,
        muzzle: Muzzle::Toothy("wool"),
        over: r##"<path d="M10 62l16 2M10 72l16-3" stroke="$ink" stroke-width="2" stroke-linecap="round"/><circle cx="78" cy="78" r="17" fill="#fff"/><path d="M78 61a17 17 0 0 1 17 17q-14-3-17-17zM61 78a17 17 0 0 1 8-14.500q8 10 22 25.500a17 17 0 0 1-6 4.500q-18-2-24-15.500z" fill="$sky"/><circle cx="78" cy="78" r="17" fill="none" stroke="$dark" stroke-width="2"/>"##,
        ..Head::PLAIN
    },
    // A boomerang.
    Head {
        id: "aardvark",
        fur: "mauve",
        ear: r#"<path d="M30 34q-16-8-16-31q14 3 24 24z" fill="$mauve"/><path d="M29 28q-8-6-9-16q7 3 12 13z" fill="$coral"/>"#,
        muzzle: Muzzle::Own(
            r##"<path d="M38 54q12-7 24 0l-3 30q-1 8-9 8t-9-8z" fill="$mauve"/><path d="M38 54q12-7 24 0l-3 30q-1 8-9 8t-9-8z" fill="#fff" fill-opacity=".3"/><path d="M46 86v.1M54 86v.1" stroke="$dark" stroke-width="4.5" stroke-linecap="round"/>"##,
        ),
        over: r#"<path d="M64 92q-3-6 3-8q15-4 16-20q1-7 6-6t6 8q-3 24-24 30q-5 1-7-4z" fill="$orange"/><path d="M70 91l-3-7M94 68l-9-2" stroke="$berry" stroke-width="3.5"/>"#,
        ..Head::PLAIN
    },
    // A rugby ball.
    Head {
        id: "badger",
        fur: "cream",
        behind: r#"<ellipse cx="50" cy="54" rx="35.5" ry="32.5" fill="$slate"/>"#,
        ear: r#"<circle cx="24" cy="29" r="9" fill="$dark"/><circle cx="24" cy="29" r="4.5" fill="$cream"/>"#,
        cheek: r#"<path d="M36 25q8 4 8 18q1 18-4 30l-10 9q-10-6-7-26q2-22 13-31z" fill="$dark"/>"#,
        eyes: Eyes::Light,
        over: r##"<g transform="rotate(-32 78 80)"><ellipse cx="78" cy="80" rx="20" ry="12.5" fill="$rust"/><path d="M64 71q3 9 0 18M92 71q-3 9 0 18" fill="none" stroke="#fff" stroke-width="2.6"/><path d="M71 80h14M74 77.500v5M78 77.500v5M82 77.500v5" stroke="#fff" stroke-width="2"/></g>"##,
        ..Head::PLAIN
    },
    // A bathing cap with a flower.
    Head {
        id: "fish",
        fur: "teal",
        behind: r#"<path d="M82 54q8-14 17-16q-3 16 0 32q-9-2-17-16z" fill="$teal"/>"#,
        ear: r#"<path d="M19 52q-14 0-17 12q8 10 21 4z" fill="$teal"/>"#,
        marks: r##"<path d="M66 62q6 3 6 9M58 70q6 3 6 9M72 54q6 3 6 9" fill="none" stroke="#000" stroke-opacity=".25" stroke-width="2.6" stroke-linecap="round"/>"##,
        muzzle: Muzzle::Own(
            r#"<ellipse cx="50" cy="67" rx="10" ry="5.5" fill="$coral"/><ellipse cx="50" cy="74" rx="9" ry="5" fill="$coral"/><path d="M43 70.500h14" stroke="$dark" stroke-width="2.4" stroke-linecap="round"/>"#,
        ),
        over: r##"<path d="M18 40q4-28 32-28t32 28q-32-12-64 0z" fill="$berry"/><path d="M16 41q34-14 68 0" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round"/><g fill="$gold"><circle cx="72" cy="13" r="5.5"/><circle cx="81" cy="19" r="5.5"/><circle cx="78" cy="28" r="5.5"/><circle cx="67" cy="28" r="5.5"/><circle cx="63" cy="19" r="5.5"/></g><circle cx="72" cy="21" r="5" fill="#fff"/>"##,
        ..Head::PLAIN
    },
    // A basketball.
    Head {
        id: "giraffe",
        fur: "gold",
        is_pale: true,
        ear: r#"<path d="M40 26l-4-16" stroke="$gold" stroke-width="6" stroke-linecap="round"/><circle cx="35.5" cy="9" r="6" fill="$umber"/><path d="M24 36q-16-4-20-14q14-4 26 6z" fill="$gold"/>"#,
        marks: r#"<path d="M45 24l10 0 3 7-8 5-8-5zM20 42l8 2 1 7-10 3q-3-5 1-12zM80 42l-8 2-1 7 10 3q3-5-1-12z" fill="$umber" fill-opacity=".75"/>"#,
        muzzle: Muzzle::Own(
            r#"<ellipse cx="50" cy="69" rx="21" ry="15" fill="$cream"/><path d="M43 63v2M57 63v2" stroke="$dark" stroke-width="4" stroke-linecap="round"/><path d="M40 73q10 7 20 0" fill="none" stroke="$dark" stroke-width="2.6" stroke-linecap="round"/>"#,
        ),
        over: r#"<circle cx="79" cy="79" r="17" fill="$orange"/><path d="M79 62v34M62 79h34M67 67q9 12 0 24M91 67q-9 12 0 24" fill="none" stroke="$dark" stroke-width="2.4"/><circle cx="79" cy="79" r="17" fill="none" stroke="$dark" stroke-width="2.4"/>"#,
        ..Head::PLAIN
    },
    // A boxing glove.
    Head {
        id: "kangaroo",
        fur: "rust",
        ear: r#"<path d="M38 32q-22-4-22-28q4-4 10-1q14 9 16 26z" fill="$rust"/><path d="M34 26q-10-6-11-17q8 4 12 15z" fill="$cream" fill-opacity=".7"/>"#,
        over: r##"<path d="M62 76q-2-16 14-17q17 0 18 14q0 9-7 13v9q0 3-3 3h-13q-3 0-3-3v-8q-5-4-6-11z" fill="$berry"/><path d="M62 76q6-8 14-4t1 11q-6 4-11 3q-3-4-4-10z" fill="#fff" fill-opacity=".22"/><path d="M68 88h19" stroke="#fff" stroke-width="3.5"/>"##,
        ..Head::PLAIN
    },
    // A hurdle.
    Head {
        id: "rabbit",
        fur: "wool",
        is_pale: true,
        ear: r#"<path d="M42 30q-14 0-16-13q-1-13 7-13t10 11z" fill="$wool"/><path d="M38 24q-7-2-7-12q0-6 3-6t5 8z" fill="$coral" fill-opacity=".8"/>"#,
        muzzle: Muzzle::Toothy("cream"),
        over: r##"<path d="M62 98v-28M94 98v-28M58 98h9M89 98h9" stroke="$ink" stroke-width="4" stroke-linecap="round"/><rect x="57" y="64" width="42" height="11" rx="3" fill="#fff"/><path d="M57 67q0-3 3-3h5v11h-5q-3 0-3-3zM73 64h9v11h-9zM91 64h5q3 0 3 3v5q0 3-3 3h-5z" fill="$berry"/>"##,
        ..Head::PLAIN
    },
    // A headband and a stopwatch.
    Head {
        id: "turtle",
        fur: "leaf",
        behind: r##"<path d="M8 92q-6-46 42-46t42 46q-42 12-84 0z" fill="$umber"/><path d="M12 72l14 8-6 14M88 72l-14 8 6 14" fill="none" stroke="#000" stroke-opacity=".3" stroke-width="3"/>"##,
        muzzle: Muzzle::Own(
            r#"<path d="M45 60v.1M55 60v.1" stroke="$dark" stroke-width="3" stroke-linecap="round"/><path d="M36 67q14 11 28 0" fill="none" stroke="$dark" stroke-width="3" stroke-linecap="round"/>"#,
        ),
        over: r##"<path d="M18 44q2-8 6-12q26-8 52 0q4 4 6 12q-32-10-64 0z" fill="$berry"/><path d="M19 39q31-10 62 0" fill="none" stroke="#fff" stroke-width="2.6"/><path d="M79 62v-5M74 56h10M91 66l3-3" stroke="$ink" stroke-width="4" stroke-linecap="round"/><circle cx="79" cy="80" r="16" fill="#fff" stroke="$ink" stroke-width="4"/><path d="M79 80v-9M79 80l6 4" stroke="$berry" stroke-width="3.2" stroke-linecap="round"/>"##,
        ..Head::PLAIN
    },
    // An axe.
    Head {
        id: "beaver",
        fur: "brown",
        ear: ROUND_EAR,
        muzzle: Muzzle::Own(
            r##"<ellipse cx="50" cy="65" rx="20" ry="12" fill="$sand"/><path d="M43 70h14v13q0 2-2 2h-10q-2 0-2-2z" fill="#fff"/><path d="M50 71v13" stroke="$dark" stroke-width="1.6"/><path d="M41 57q9-5 18 0q-2 8-9 8t-9-8z" fill="$dark"/><path d="M34 68q8 5 16 0q8 5 16 0" fill="none" stroke="$dark" stroke-width="2.6" stroke-linecap="round"/>"##,
        ),
        over: r##"<path d="M66 97l20-42" stroke="$honey" stroke-width="6" stroke-linecap="round"/><path d="M80 56q6-8 4-13q14 2 16 15q-3 10-14 10q3-6-6-12z" fill="$slate"/><path d="M93 49q6 5 7 9q-1 6-5 8q3-8-2-17z" fill="#fff" fill-opacity=".6"/>"##,
        ..Head::PLAIN
    },
    // A vaulting pole and its bar.
    Head {
        id: "bison",
        fur: "umber",
        behind: r#"<path d="M34 30q-2-12 8-12q3-8 9-6q5-5 9 2q9-1 7 16z" fill="$dark"/>"#,
        ear: r#"<path d="M26 40q-20 0-18-26q5 12 22 14z" fill="$wool" stroke="$rim" stroke-width="2"/><path d="M20 48q-12 0-14 8q8 8 16 2z" fill="$umber"/>"#,
        marks: r#"<path d="M34 28q16-9 32 0q0 6-5 5q-2 7-7 4q-4 7-8 0q-6 2-7-4q-5 1-5-5z" fill="$dark"/>"#,
        muzzle: Muzzle::Own(
            r#"<ellipse cx="50" cy="70" rx="20" ry="13" fill="$mauve"/><ellipse cx="43" cy="67" rx="3.5" ry="3" fill="$dark"/><ellipse cx="57" cy="67" rx="3.5" ry="3" fill="$dark"/><path d="M43 76q7 4 14 0" fill="none" stroke="$dark" stroke-width="2.6" stroke-linecap="round"/>"#,
        ),
        over: r#"<path d="M62 98q4-34 35-44" fill="none" stroke="$honey" stroke-width="5" stroke-linecap="round"/><path d="M74 98v-18M98 98v-18" stroke="$slate" stroke-width="3.5" stroke-linecap="round"/><path d="M70 82h30" stroke="$berry" stroke-width="4.5" stroke-linecap="round"/>"#,
        ..Head::PLAIN
    },
    // A climbing rope with its hook.
    Head {
        id: "ape",
        fur: "umber",
        ear: r#"<circle cx="15" cy="53" r="10" fill="$umber"/><circle cx="15" cy="53" r="5.5" fill="$skin"/>"#,
        marks: r#"<path d="M50 38q-8-9-18-5q-9 5-7 17q1 6 5 9q-4 8 1 15q7 9 19 9t19-9q5-7 1-15q4-3 5-9q2-12-7-17q-10-4-18 5z" fill="$skin"/>"#,
        muzzle: Muzzle::Own(
            r#"<path d="M46 61v.1M54 61v.1" stroke="$dark" stroke-width="4" stroke-linecap="round"/><path d="M37 69q13 9 26 0" fill="none" stroke="$dark" stroke-width="3" stroke-linecap="round"/>"#,
        ),
        over: r#"<rect x="69" y="58" width="20" height="32" rx="10" fill="none" stroke="$sky" stroke-width="5.5" transform="rotate(18 79 74)"/><path d="M60 96q10-12 17-10t6 12" fill="none" stroke="$honey" stroke-width="5" stroke-linecap="round"/>"#,
        ..Head::PLAIN
    },
    // A skate.
    Head {
        id: "walrus",
        fur: "mauve",
        muzzle: Muzzle::Own(
            r##"<path d="M36 70h9l-2 24q-1 4-3 0zM64 70h-9l2 24q1 4 3 0z" fill="#fff" stroke="$mauve" stroke-width="1.2"/><circle cx="40" cy="66" r="13" fill="$cream"/><circle cx="60" cy="66" r="13" fill="$cream"/><path d="M42 55q8-5 16 0q-2 8-8 8t-8-8z" fill="$dark"/><path d="M35 66v.1M41 70v.1M35 73v.1M65 66v.1M59 70v.1M65 73v.1" stroke="$dark" stroke-width="2.4" stroke-linecap="round"/>"##,
        ),
        over: r##"<path d="M70 58h15v14q11 2 12 12h-27z" fill="$sky"/><path d="M72 63h9M72 69h9" stroke="#fff" stroke-width="2.4"/><path d="M74 84v8M91 84v8" stroke="$slate" stroke-width="3.5"/><path d="M66 93h28q5 0 5-5" fill="none" stroke="$slate" stroke-width="4" stroke-linecap="round"/>"##,
        ..Head::PLAIN
    },
    // A cricket bat and ball.
    Head {
        id: "bat",
        fur: "dusk",
        behind: r#"<path d="M26 58q-16-10-25 2q2 16 6 22q4-6 9-4q2 6 8 6q4-6 12-6zM74 58q16-10 25 2q-2 16-6 22q-4-6-9-4q-2 6-8 6q-4-6-12-6z" fill="$dusk"/>"#,
        ear: r#"<path d="M18 46q-8-32-2-44q18 8 28 25z" fill="$dusk"/><path d="M23 34q-4-14-2-22q10 6 15 16z" fill="$coral" fill-opacity=".8"/>"#,
        eyes: Eyes::Light,
        muzzle: Muzzle::Own(
            r##"<path d="M44 59q6-4 12 0q-1 5-6 5t-6-5z" fill="$dark"/><path d="M40 68q10 7 20 0" fill="none" stroke="$dark" stroke-width="2.6" stroke-linecap="round"/><path d="M43 70l2 6 3-4.500zM57 70l-2 6-3-4.500z" fill="#fff"/>"##,
        ),
        over: r#"<g transform="rotate(24 80 74)"><path d="M79.5 48v12" stroke="$ink" stroke-width="6" stroke-linecap="round"/><path d="M73 62q6.5-6 13 0v30q0 6-6.5 6t-6.5-6z" fill="$honey"/></g><circle cx="59" cy="91" r="7" fill="$berry"/>"#,
        ..Head::PLAIN
    },
    // Goggles and skis.
    Head {
        id: "squid",
        fur: "coral",
        behind: r#"<path d="M50 1q-26 16-26 40h52q0-24-26-40z" fill="$coral"/><path d="M30 22q-14 4-17 16q8 6 18 0zM70 22q14 4 17 16q-8 6-18 0z" fill="$coral"/><path d="M26 76q-2 14-12 15M40 82q0 12-7 16M60 82q0 12 7 16M74 76q2 14 12 15" fill="none" stroke="$coral" stroke-width="8" stroke-linecap="round"/>"#,
        muzzle: Muzzle::Own(
            r#"<path d="M42 68q8 7 16 0" fill="none" stroke="$dark" stroke-width="3" stroke-linecap="round"/>"#,
        ),
        over: r##"<path d="M16 48q34-8 68 0" fill="none" stroke="$dark" stroke-width="5"/><path d="M24 40q26-6 52 0q6 0 6 8q0 11-12 11q-9 0-13-7q-7-4-14 0q-4 7-13 7q-12 0-12-11q0-8 6-8z" fill="$sky"/><path d="M28 44q6-2 12-2.500M60 41.500q6 .5 12 2.5" stroke="#fff" stroke-opacity=".7" stroke-width="3" stroke-linecap="round" fill="none"/><path d="M60 98l31-36q4-2 6-6M98 98l-27-38q-4-2-5-6" fill="none" stroke="$honey" stroke-width="5" stroke-linecap="round"/>"##,
        ..Head::PLAIN
    },
    // A football.
    Head {
        id: "sheep",
        fur: "umber",
        is_pale: true,
        behind: r#"<g fill="$wool"><circle cx="50" cy="24" r="17"/><circle cx="28" cy="30" r="15"/><circle cx="72" cy="30" r="15"/><circle cx="18" cy="50" r="14"/><circle cx="82" cy="50" r="14"/><circle cx="22" cy="70" r="14"/><circle cx="78" cy="70" r="14"/><circle cx="50" cy="82" r="14"/><circle cx="36" cy="80" r="12"/><circle cx="64" cy="80" r="12"/></g>"#,
        ear: r#"<path d="M22 48q-18-6-21 4q4 12 22 8z" fill="$umber"/>"#,
        marks: r#"<g fill="$wool"><circle cx="38" cy="27" r="10"/><circle cx="50" cy="29" r="12"/><circle cx="62" cy="27" r="10"/></g>"#,
        eyes: Eyes::Light,
        muzzle: Muzzle::Own(
            r#"<path d="M44 64q6-3 12 0q-1 5-6 5t-6-5z" fill="$cream"/><path d="M50 68v3m0 0q-4 5-8 1.500m8-1.500q4 5 8 1.5" fill="none" stroke="$cream" stroke-width="2.6" stroke-linecap="round"/>"#,
        ),
        over: r##"<circle cx="80" cy="80" r="17" fill="#fff" stroke="$dark" stroke-width="2.4"/><path d="M80 72l7.5 5.5-3 8.500h-9l-3-8.500zM80 63.500v8.500M96 76l-8.5 1.500M89.5 93l-5-7M70.5 93l5-7M64 76l8.5 1.5" fill="$dark" stroke="$dark" stroke-width="2.4" stroke-linejoin="round"/>"##,
        ..Head::PLAIN
    },
];
