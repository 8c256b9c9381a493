use bearcade_narrate::Lang;
use bearcade_table::all_games;

use super::*;

fn wanted(slug: &str, fields: &[(&str, &str)]) -> Wanted {
    Wanted::read(slug, fields.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect())
}

/// Some examples of every game and every place in it.
fn examples() -> impl Iterator<Item = (&'static GameInfo, Wanted)> {
    let places = all_games().iter().flat_map(|info| At::of(info.slug).iter().map(move |at| (info, at)));
    places.flat_map(|(info, at)| {
        let seeds = (0..6).map(|seed: u64| seed.to_string()).chain([String::new()]);
        seeds.map(move |seed| (info, wanted(info.slug, &[("at", at.name()), ("example", &seed)])))
    })
}

#[test]
fn the_same_seed_gives_the_same_example() {
    let words = Words::strict(Lang::En);
    for (info, wanted) in examples() {
        let once = show(info, &wanted, 7, &words).into_string();
        assert_eq!(once, show(info, &wanted, 7, &words).into_string(), "{} {}", info.slug, wanted.seed);
        assert!(once.contains("id=\"move\""), "{} {}: somebody is asked", info.slug, wanted.seed);
    }
}

#[test]
fn other_seeds_give_other_examples() {
    let words = Words::strict(Lang::En);
    for info in all_games() {
        let of = |seed: &str| show(info, &wanted(info.slug, &[("example", seed)]), 7, &words).into_string();
        let pictures: std::collections::BTreeSet<String> =
            ["11", "12", "13", "14"].iter().map(|seed| of(seed).replace(seed, "")).collect();
        assert!(pictures.len() > 2, "{}", info.slug);
    }
}

/// What is said to be valid is what the engine lets a seat do, and every refusal has a reason in words.
#[test]
fn verdicts_agree_with_the_engine() {
    let words = Words::strict(Lang::En);
    let (mut legal, mut forbidden) = (0, 0);
    for (info, wanted) in examples() {
        let example = Example::new(info, &wanted).expect("an example");
        for action in &example.tries {
            let judged = judge(&example, &[("action".to_owned(), action.clone())], &words);
            let mut played = Example::new(info, &wanted).expect("an example");
            let done = played.live.act(played.seat, action);
            assert_eq!(judged.legal, done.is_ok(), "{}: {action}: {done:?}", info.slug);
            assert!(judged.said.starts_with(if judged.legal { "Yes, " } else { "No, " }), "{}", judged.said);
            assert!(judged.said.ends_with('.') || judged.said.ends_with(')'), "{}", judged.said);
            *(if judged.legal { &mut legal } else { &mut forbidden }) += 1;
        }
        let odd = judge(&example, &[("action".to_owned(), "hibernate".to_owned())], &words);
        assert!(!odd.legal && odd.said.starts_with("That is no move"), "{}", odd.said);
    }
    assert!(legal > 100 && forbidden > 50, "{legal} legal, {forbidden} not");
}

/// Whatever is valid can be done, until the reader has had enough of the example.
#[test]
fn an_example_goes_on_from_what_the_reader_does() {
    for (info, wanted) in examples() {
        let mut wanted = wanted;
        let start = Example::new(info, &wanted).expect("an example");
        for _ in 0..3 {
            let example = Example::new(info, &wanted).expect("an example");
            let Some(action) = example.live.legal(example.seat, true).1.unwrap_or_default().pop() else { break };
            wanted.done.push(action);
        }
        let after = Example::new(info, &wanted).expect("an example");
        assert_eq!(after.seat, start.seat, "{}", info.slug);
        assert!(after.live.steps() > start.live.steps(), "{}: something happened", info.slug);
        assert!(after.is_asked() || after.live.turn() == Turn::Over, "{}", info.slug);
        let words = Words::strict(Lang::Nl);
        let html = show(info, &wanted, 7, &words).into_string();
        assert!(html.contains("class=\"told\""), "{}: it is told", info.slug);
    }
}

/// An address may hold anything.
#[test]
fn a_broken_address_is_an_example_still() {
    let words = Words::strict(Lang::Es);
    for info in all_games() {
        let fields =
            [("example", "-3"), ("at", "sea"), ("done", "hibernate"), ("action", "<b>"), ("card", "x"), ("do", "play")];
        let html = show(info, &wanted(info.slug, &fields), 7, &words).into_string();
        assert!(html.contains("id=\"move\"") && html.contains("class=\"verdict no\""), "{}", info.slug);
        assert!(!html.contains("<b>&") && !html.contains("<b></"), "{}: it is escaped", info.slug);
    }
}
