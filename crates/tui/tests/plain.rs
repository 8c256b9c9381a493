//! Whole games line by line, in three languages, as a listener hears them.

mod common;

use bearcade_conformance::{golden, options};
use bearcade_narrate::{Lang, Words};
use bearcade_table::games::chaos_bear::ChaosBear;
use bearcade_table::games::de_beer_is_los::DeBeerIsLos;
use bearcade_table::{Match, for_each_game};
use bearcade_tui::{End, Plain, Play, Player, Screen, Session};
use common::{session, stoppable};

/// Plays with these lines and returns what was said.
fn listen<G: Play>(session: &mut Session<G>, lang: Lang, brief: bool, lines: &str) -> (End, String) {
    let words = Words::strict(lang);
    let mut output = Vec::new();
    let mut plain = Plain { words: &words, input: lines.as_bytes(), output: &mut output, brief, echoes: false };
    let end = plain.run(session, |_| Ok(())).expect("memory does not fail");
    (end, String::from_utf8(output).expect("UTF-8"))
}

fn heard<G: Screen>(players: &[&str], lines: &str) -> String {
    listen(&mut session::<G>("{}", players, 3), Lang::En, false, lines).1
}

/// A whole game of everything, always taking the first choice, in every language.
#[test]
fn whole_games_in_three_languages() {
    fn tell<G: Screen>() {
        let mut players = vec!["Ada"];
        players.extend(vec!["black"; usize::from(G::SEATS.0) - 1]);
        for lang in Lang::ALL {
            let lines = format!("s\n{}", "1\n".repeat(5_000));
            let (end, text) = listen(&mut session::<G>("{}", &players, 3), lang, false, &lines);
            assert_eq!(end, End::Over, "{}: {text}", G::SLUG);
            let path = format!("{}/golden/plain-{}-{}.txt", env!("CARGO_MANIFEST_DIR"), G::SLUG, lang.tag());
            golden(path, &text);
        }
    }
    macro_rules! each {
        ($($game:ty),+) => { $(tell::<$game>();)+ };
    }
    for_each_game!(each);
}

/// CB-24: R rolls, D draws, C reads the status, in capitals or small letters.
#[test]
fn cb_24_the_keys_of_chaos_bear() {
    for keys in ["C\nR\nD\n", "c\nr\nd\n"] {
        let text = heard::<ChaosBear>(&["Ada", "Ben"], keys);
        assert!(text.contains("Round 1, your turn. You are on 30, 30 ahead of the bear."), "{text}");
        // Each hears what the other did since: Ben of Ada's roll, Ada of Ben's card.
        assert!(text.contains("Ada rolls "), "{text}");
        assert!(text.contains("Ben draws "), "{text}");
    }
}

#[test]
fn nonsense_is_answered_and_nothing_is_lost() {
    let text = heard::<ChaosBear>(
        &["Ada", "Ben"],
        "\nfly\n99\n0\n?\nhelp\nlist\nlog\nh\nu\nrules\nresign\nstatus please\nr\nd\n\u{1b}[A\nq\n",
    );
    assert!(text.contains("\"fly\" is not a move. Choose one of: roll, draw. Type ? for help."), "{text}");
    assert!(text.contains("There is no choice 99; there are 2."));
    assert!(text.contains("What you can type:"));
    assert!(text.contains("Nothing has happened yet."));
    assert!(text.contains("Your lead is 30, and with energy 1 the bear moves at most 4"), "a hint says why: {text}");
    assert!(text.contains("That can't be taken back: you have decided nothing yet."));
    assert!(text.contains("## An example turn"));
    assert!(text.contains("Type resign again"));
}

/// A row, a column and a line of fire, by key or by word.
#[test]
fn lines_of_the_forest_are_read_where_they_are_typed() {
    let lines = "r d4\nrow 4\nROW d4\nc d\ncolumn d4\nl d4\nline d4\nrow\nrow z\n?\nfly\nq\n";
    let text = heard::<DeBeerIsLos>(&["Ada", "Ben"], lines);
    let count = |what: &str| text.matches(what).count();
    assert_eq!(count("Row 4: a4, face down; b4, face down; c4, face down; d4, empty; e4, face down"), 3, "{text}");
    assert_eq!(count("Column d: d1, face down; "), 2, "{text}");
    assert_eq!(count("No gun points at d4."), 2, "{text}");
    assert_eq!(count("In plain mode, type the space too: row d4."), 1, "{text}");
    assert_eq!(count("There is no such place in the forest."), 1, "{text}");
    assert_eq!(count("l or line, then a space, as in line d4: Line of fire"), 1, "{text}");
    assert_eq!(count("\"fly\" is not a move. Type a move such as flip a1. Type ? for help."), 1, "{text}");
}

#[test]
fn resigning_needs_a_second_word_and_ends_a_game_of_two() {
    let (end, text) = listen(&mut session::<ChaosBear>("{}", &["Ada", "black"], 3), Lang::En, true, "resign\nresign\n");
    assert_eq!(end, End::Over);
    assert!(text.ends_with("Black won.\n"), "in brief: {text}");
}

/// What ends the game at once is asked first, by key, by word and by number; anything else takes the question back.
#[test]
fn stopping_el_oso_needs_a_second_word() {
    for again in ["x", "stop"] {
        let (end, text) = listen(&mut stoppable(), Lang::En, false, &format!("x\ns\nx\n{again}\n"));
        assert_eq!(end, End::Over, "{text}");
        assert_eq!(text.matches("Stop now and end the game? Choose it again to confirm.").count(), 2, "{text}");
        let result = text.lines().last().expect("a result");
        assert!(result.starts_with("The Bear has won. You have ") || result.starts_with("You have won, "), "{result}");
    }
    let (end, _) = listen(&mut stoppable(), Lang::En, false, "x\n");
    assert_eq!(end, End::Stopped, "nothing has ended");
}

/// ALL-2: people with real dice type them in; an impossible throw is refused with what is possible.
#[test]
fn all_2_people_throw_their_own_dice() {
    let players = ["Ada", "Ben"].map(|name| Player::Person(name.to_owned())).to_vec();
    let game = <ChaosBear as bearcade_core::Game>::new(options("{}"), 2).expect("good options");
    let mut session = Session::new(Match::new(game), players, 1, true);
    let (end, text) = listen(&mut session, Lang::En, false, "r\nseven\nhunger\n5\nr\n6\n3\n");
    assert_eq!(end, End::Stopped, "the input ended");
    assert!(text.contains("That can't come now. Possible: 1, 2, 3, 4, 5, 6."), "{text}");
    assert!(text.contains("I don't understand \"seven\""));
    assert!(text.contains("Ada rolls 5 and runs from 30 to 35."), "Ben hears it: {text}");
    assert_eq!(session.played().state().position.bear, 4);
}

/// Where people throw their own dice, `?` says what can be typed, as the first line of every game promises.
#[test]
fn help_is_given_where_dice_are_typed() {
    for lang in Lang::ALL {
        let players = ["Ada", "Ben"].map(|name| Player::Person(name.to_owned())).to_vec();
        let game = <ChaosBear as bearcade_core::Game>::new(options("{}"), 2).expect("good options");
        let mut session = Session::new(Match::new(game), players, 1, true);
        let (end, text) = listen(&mut session, lang, false, "r\n?\nhelp\nlog\nrules\n5\nq\n");
        assert_eq!(end, End::Stopped);
        assert_eq!(text.matches("1, 2, 3, 4, 5, 6").count(), 2, "both words are understood: {text}");
        assert!(!text.contains("\"?\"") && !text.contains("\"log\""), "{text}");
        assert!(text.contains("\n## "), "the rules are read: {text}");
        assert_eq!(session.played().state().position.runners[0].square, 35, "the throw after it counts");
    }
}

/// A saved game may name a level that this program does not have: the usual bear sits in, by the old name.
#[test]
fn an_unknown_level_of_an_old_game_still_plays() {
    let players = vec![Player::Person("Ada".to_owned()), Player::Bot("panda".to_owned())];
    let game = <ChaosBear as bearcade_core::Game>::new(options("{}"), 2).expect("good options");
    let mut session = Session::new(Match::new(game), players, 1, false);
    let (_, text) = listen(&mut session, Lang::En, false, "r\nr\n");
    assert!(text.contains("Panda "), "{text}");
}
