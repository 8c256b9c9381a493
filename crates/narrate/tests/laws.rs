//! The words are complete: the same messages with the same variables in every language, each of them used, and every
//! game told from every seat without a gap.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use bearcade_conformance::options;
use bearcade_core::{Game, GameOptions, Seat, Turn, Viewer, pick};
use bearcade_narrate::{Cue, KeyDoes, Lang, Narrate, Teller, Words, rulebook, tell_events};
use bearcade_table::{Dice, Match, for_each_game};
use fluent_syntax::ast;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

/// Games beside those with default options that are told, by seats and options, so that everything in them happens.
const VARIANTS: &[(&str, u8, &str)] = &[
    ("el-oso", 1, r#"{"turn_limit":1}"#),
    ("el-oso", 1, r#"{"turn_limit":3}"#),
    ("hold-my-bear", 7, r#"{"animals":["bear","aardvark","badger","fish","giraffe"]}"#),
    ("hold-my-bear", 3, r#"{"animals":["bear","aardvark","badger","giraffe","kangaroo"]}"#),
    ("hold-my-bear", 8, r#"{"animals":["bear","kangaroo","rabbit","turtle","beaver","bison"]}"#),
    ("hold-my-bear", 4, r#"{"animals":["bear","turtle","beaver","bison"]}"#),
    ("hold-my-bear", 8, r#"{"animals":["bear","ape","walrus","bat","squid","sheep"]}"#),
    ("hold-my-bear", 6, r#"{"animals":["bear","chicken","dog","cat"]}"#),
    ("de-beer-is-los", 2, r#"{"games":1,"guns":"two_each","quiet":1,"no_way_back":"own"}"#),
    ("de-beer-is-los", 2, r#"{"games":1,"first":"brown","quiet":2}"#),
    ("folly-and-fortune", 4, r#"{"superpowers":true}"#),
    ("folly-and-fortune", 3, r#"{"superpowers":true,"end":"all_empty","self_attack":"choice","first":0}"#),
    ("folly-and-fortune", 5, r#"{"superpowers":true,"variant":"tough","last_card":true,"opening_attack":false}"#),
    ("folly-and-fortune", 2, r#"{"superpowers":true,"variant":"simple","negative":"nothing","hand":8}"#),
];

/// Places that keys scan the board from, good and bad, where a game has such keys.
const SCANNED: [Option<&str>; 7] = [Some("d4"), Some("4"), Some("e"), None, Some("a1"), Some("z9"), Some("c6")];

/// A message without its text: its attributes and its variables.
type Shape = (BTreeSet<String>, BTreeSet<String>);

fn messages(lang: Lang) -> BTreeMap<String, Shape> {
    let mut all = BTreeMap::new();
    let variables = Words::variables(lang);
    for text in Words::files(lang) {
        let resource = match fluent_syntax::parser::parse(*text) {
            Ok(resource) => resource,
            Err((_, errors)) => panic!("{}: {errors:?}", lang.tag()),
        };
        for entry in resource.body {
            if let ast::Entry::Message(message) = entry {
                let attributes = message.attributes.iter().map(|attribute| attribute.id.name.to_owned()).collect();
                let id = message.id.name.to_owned();
                let before = all.insert(id.clone(), (attributes, variables[&id].clone()));
                assert_eq!(before, None, "{}: {} stands twice", lang.tag(), message.id.name);
            }
        }
    }
    all
}

#[test]
fn every_language_has_the_same_messages() {
    let english = messages(Lang::En);
    for lang in [Lang::Nl, Lang::Es] {
        let other = messages(lang);
        for (id, shape) in &english {
            assert_eq!(
                other.get(id),
                Some(shape),
                "{}: {id} is missing or has other attributes or variables",
                lang.tag()
            );
        }
        for id in other.keys() {
            assert!(english.contains_key(id), "{}: {id} is not in English", lang.tag());
        }
    }
}

/// Every message is asked for somewhere: its id, or what it is put together from, stands in the sources.
#[test]
fn no_message_is_unused() {
    let mut sources = String::new();
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("crates");
    for krate in ["narrate/src", "tui/src", "cli/src", "server/src"] {
        collect(&crates.join(krate), &mut sources);
    }
    let mut families = BTreeSet::new();
    macro_rules! each {
        ($($game:ty),+) => { $(families.extend(family::<$game>());)+ };
    }
    for_each_game!(each);
    let suffixes = ["-you-other", "-other-you", "-other-other", "-you", "-other"];
    for id in messages(Lang::En).keys() {
        let stems = suffixes.iter().filter_map(|suffix| id.strip_suffix(suffix)).chain([id.as_str()]);
        let used = stems.into_iter().any(|stem| sources.contains(&format!("\"{stem}\"")));
        assert!(used || families.contains(id), "{id} is never used");
    }
}

/// What pages ask for is there: a word in quotes that begins as the pages' messages do is one of them.
#[test]
fn no_message_of_the_pages_is_missing() {
    const FAMILIES: [&str; 10] =
        ["site-", "look-", "live-", "learn-", "people-", "replay-", "review-", "settings-", "refusal-", "option-"];
    let mut sources = String::new();
    collect(&Path::new(env!("CARGO_MANIFEST_DIR")).with_file_name("server").join("src/pages"), &mut sources);
    let known = messages(Lang::En);
    let is_plain = |letter: char| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == '-';
    let asked = sources.split('"').filter(|text| text.chars().all(is_plain) && !text.ends_with('-'));
    for id in asked.filter(|text| FAMILIES.iter().any(|family| text.starts_with(family))) {
        assert!(known.contains_key(id), "{id} is asked for and missing");
    }
}

/// The ids that are put together from what the rules list.
fn family<G: Narrate>() -> Vec<String> {
    let refusals = G::REFUSALS.iter().map(|rule| format!("{}-refusal-{}", G::PREFIX, rule.key));
    let specs = <G::Options as GameOptions>::SPECS;
    let options = specs.iter().map(|spec| format!("{}-option-{}", G::PREFIX, spec.name.replace('_', "-")));
    refusals.chain(options).collect()
}

fn collect(folder: &Path, text: &mut String) {
    let Ok(entries) = fs::read_dir(folder) else { return };
    for entry in entries.flatten() {
        if entry.path().is_dir() {
            collect(&entry.path(), text);
        } else if entry.path().extension().is_some_and(|end| end == "rs") {
            text.push_str(&fs::read_to_string(entry.path()).expect("a source file"));
        }
    }
}

/// ALL-4: every reason to refuse is a sentence in every language.
#[test]
fn all_4_every_refusal_and_option_has_words() {
    fn check<G: Narrate>() {
        for lang in Lang::ALL {
            let words = Words::strict(lang);
            let teller = Teller::new(&words, &[], Viewer::Watcher);
            for rule in G::REFUSALS {
                let said = teller.refusal(G::PREFIX, rule);
                assert!(said.full.contains(rule.number) && said.brief.ends_with('.'), "{}: {said:?}", G::SLUG);
            }
            for spec in G::Options::SPECS {
                assert!(!G::option_label(spec, &teller).is_empty());
                assert!(G::option_help(spec, &teller).ends_with('.'), "{}: {}", G::SLUG, spec.name);
            }
            let mut keys = BTreeSet::new();
            for key in G::KEYS {
                assert!(keys.insert(key.key), "{}: {} stands twice", G::SLUG, key.key);
                assert!(!words.text(key.label).is_empty());
            }
        }
    }
    macro_rules! each {
        ($($game:ty),+) => { $(check::<$game>();)+ };
    }
    for_each_game!(each);
}

/// Random games told to everyone in every language; strict words panic at any gap.
#[test]
fn every_game_is_told_from_every_seat_in_every_language() {
    macro_rules! each {
        ($($game:ty),+) => { $(tell_games::<$game>();)+ };
    }
    for_each_game!(each);
}

fn tell_games<G: Narrate>() {
    let defaults = [(G::SEATS.0, "{}"), (G::SEATS.1, "{}")];
    let variants = VARIANTS.iter().filter(|(slug, ..)| *slug == G::SLUG).map(|&(_, seats, json)| (seats, json));
    let tables: Vec<(u8, &str)> = defaults.into_iter().chain(variants).collect();
    for lang in Lang::ALL {
        let words = Words::strict(lang);
        for seed in 0..4u64 {
            for &(seats, json) in &tables {
                let names: Vec<String> = (0..seats).map(|seat| format!("Player{seat}")).collect();
                let game = G::new(options(json), seats).expect("good");
                tell_game(Match::new(game), &words, &names, seed);
            }
        }
    }
}

/// The last words of every game name its result: the winners, or who beat the only player. They are always spoken.
fn the_last_words_name_the_result<G: Narrate>(played: &Match<G>, words: &Words, names: &[String], last: &[G::Event]) {
    let outcome = played.outcome().expect("the game is over");
    let seats = || Seat::all(played.game().seats());
    for viewer in seats().map(Viewer::Seat).chain([Viewer::Watcher]) {
        let teller = Teller::new(words, names, viewer);
        let said = tell_events(played.game(), last, Some(&outcome), &teller);
        let result = said.last().expect("a result");
        assert!(result.is_always_spoken(), "{}: {result:?}", G::SLUG);
        for winner in outcome.winners().iter().filter(|&winner| viewer != Viewer::Seat(winner)) {
            let name = names[winner.index()].as_str();
            assert!(result.full.contains(name) && result.brief.contains(name), "{}: {result:?}", G::SLUG);
        }
        let expected = match viewer {
            Viewer::Seat(seat) if outcome.winners().contains(seat) => Cue::Won,
            Viewer::Seat(_) => Cue::Lost,
            Viewer::Watcher | Viewer::Omniscient => Cue::Nothing,
        };
        assert_eq!(result.cue, expected, "{}: {result:?}", G::SLUG);
        if outcome.winners().is_empty() {
            let bear = match words.lang() {
                Lang::En => "The Bear has won",
                Lang::Nl => "De Beer heeft gewonnen",
                Lang::Es => "Ha ganado el Oso",
            };
            assert!(result.full.starts_with(bear), "{}: {result:?}", G::SLUG);
        }
    }
}

fn tell_game<G: Narrate>(mut played: Match<G>, words: &Words, names: &[String], seed: u64) {
    let dice = Dice::seeded(seed);
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let viewers: Vec<Viewer> =
        Seat::all(played.game().seats()).map(Viewer::Seat).chain([Viewer::Watcher, Viewer::Omniscient]).collect();
    let mut last = Vec::new();
    for step in 0.. {
        let events = match played.turn() {
            Turn::Over => break,
            Turn::Chance => {
                let name = played.game().chance_name(&played.state().position);
                for &viewer in &viewers {
                    let teller = Teller::new(words, names, viewer);
                    sound(&played.game().ask_chance(&played.view(viewer), name, &teller), G::SLUG);
                }
                played.throw(&dice).expect("due").1
            }
            Turn::Decide(seats) => {
                let seat = seats.first().expect("a seat");
                let teller = Teller::new(words, names, Viewer::Seat(seat));
                let view = played.view(teller.viewer);
                sound(&played.game().ask(&view, seat, &teller), G::SLUG);
                let legal = played.legal_actions(seat);
                let coached = played.game().coach(&view, seat, &legal, &teller);
                sound(&coached, G::SLUG);
                assert!(coached.ends_with('.') && !coached.contains('\n'), "{}: one line: {coached:?}", G::SLUG);
                for &action in legal.iter().step_by(1 + legal.len() / 20) {
                    sound(&played.game().action(&view, action, &teller), G::SLUG);
                    if let Some(why) = played.game().why(&view, seat, action, &teller) {
                        sound(&why, G::SLUG);
                        assert!(why.ends_with('.'), "{}: {why:?}", G::SLUG);
                    }
                }
                played.act(seat, pick::<G>(&legal, &mut rng)).expect("legal")
            }
        };
        last.clone_from(&events);
        for &viewer in &viewers {
            let teller = Teller::new(words, names, viewer);
            for event in events.iter().filter_map(|event| played.game().redact(event, viewer)) {
                if let Some(said) = played.game().tell(&event, &teller) {
                    sound(&said.full, G::SLUG);
                    sound(&said.brief, G::SLUG);
                    assert!(said.brief.chars().count() <= said.full.chars().count() + 8, "{said:?}");
                }
            }
            if step % 5 == 0 {
                let view = played.view(viewer);
                for key in G::KEYS {
                    match key.does {
                        KeyDoes::Tell(topic) => sound(&played.game().answer(&view, topic, &teller), G::SLUG),
                        KeyDoes::Scan(topic) => {
                            let place = SCANNED[step / 5 % SCANNED.len()];
                            sound(&played.game().scan(&view, topic, place, &teller), G::SLUG);
                        }
                        KeyDoes::Act(_) => {}
                    }
                }
            }
        }
    }
    the_last_words_name_the_result(&played, words, names, &last);
    for &viewer in &viewers {
        let teller = Teller::new(words, names, viewer);
        sound(&teller.outcome(&played.outcome().expect("over")).full, G::SLUG);
        sound(&played.game().answer(&played.view(viewer), "status", &teller), G::SLUG);
    }
}

/// A sentence is there, has no loose ends, and shows no raw notation of the program.
#[track_caller]
fn sound(text: &str, slug: &str) {
    assert!(!text.trim().is_empty(), "{slug}: an empty sentence");
    assert!(!text.contains("  ") && text.trim() == text, "{slug}: loose blanks: {text:?}");
    for bad in ["{", "}", "$", "Some(", "None", "_", "Seat("] {
        let allowed = bad == "_" && slug == "chaos-bear" && text.contains("super_impulsion");
        assert!(allowed || !text.contains(bad), "{slug}: {text:?}");
    }
}

/// CB-27: the tip that the exact solution contradicts (drawing with a comfortable lead, two players) says so.
#[test]
fn cb_27_the_tip_about_cards_says_what_the_solution_knows() {
    for (lang, solved) in
        [(Lang::En, "the game is solved"), (Lang::Nl, "het spel is opgelost"), (Lang::Es, "está resuelto")]
    {
        assert!(rulebook("chaos-bear", lang).expect("a page").contains(solved), "{lang:?}");
    }
}

/// CB-27 and its like: every game has a rules page in every language that ends with an example and tips.
#[test]
fn every_game_has_a_rules_page_with_an_example_and_tips() {
    let headings = |text: &str| text.lines().filter(|line| line.starts_with("## ")).count();
    macro_rules! each {
        ($($game:ty),+) => { [$(<$game>::SLUG),+] };
    }
    for slug in for_each_game!(each) {
        let english = rulebook(slug, Lang::En).expect("a page");
        for lang in Lang::ALL {
            let page = rulebook(slug, lang).expect("a page");
            assert!(page.starts_with("# "), "{slug} {}", lang.tag());
            assert_eq!(headings(page), headings(english), "{slug} {}: the same chapters", lang.tag());
            let last: Vec<&str> = page.lines().filter(|line| line.starts_with("## ")).collect();
            let (example, tips) = match lang {
                Lang::En => ("example", "Tips"),
                Lang::Nl => ("voorbeeld", "Tips"),
                Lang::Es => ("ejemplo", "Consejos"),
            };
            assert!(last[last.len() - 2].to_lowercase().contains(example), "{slug} {}: {last:?}", lang.tag());
            assert!(last[last.len() - 1].contains(tips), "{slug} {}: {last:?}", lang.tag());
            assert!(page.len() > 2_000, "{slug} {}: a whole page", lang.tag());
        }
    }
    assert_eq!(rulebook("chess", Lang::En), None);
}

/// The glossary fixes each term, and the words keep to it: every term stands in its language's messages or rules page.
#[test]
fn the_glossary_is_kept() {
    macro_rules! each {
        ($($game:ty),+) => { [$(<$game>::SLUG),+] };
    }
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("locales");
    for slug in for_each_game!(each) {
        let glossary = fs::read_to_string(folder.join(format!("glossary/{slug}.tsv"))).expect("a glossary");
        let mut lines = glossary.lines();
        assert_eq!(lines.next(), Some("en\tnl\tes"), "{slug}");
        let texts = Lang::ALL.map(|lang| {
            let words = folder.join(lang.tag()).join(format!("{slug}.ftl"));
            let page = rulebook(slug, lang).expect("a page");
            (fs::read_to_string(words).expect("the messages") + page).to_lowercase()
        });
        for line in lines {
            let terms: Vec<&str> = line.split('\t').collect();
            assert_eq!(terms.len(), 3, "{slug}: {line}");
            for ((term, text), lang) in terms.iter().zip(&texts).zip(Lang::ALL) {
                assert!(text.contains(&term.to_lowercase()), "{slug}: {term} is not used in {}", lang.tag());
            }
        }
    }
}
