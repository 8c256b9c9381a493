//! Records are parsed strictly, written byte for byte, and checked against the rules.

use bearcade_table::games::chaos_bear::ChaosBear;
use bearcade_table::{Record, Replay};

const GAME: &str = "\
bearcade 1
game: chaos-bear
rules: 1
options: {\"energy\":9,\"start\":5}
seats: 2
> 0 draw
> * random_gift
> * back
> * 6
> 1 roll
> * 6
> * 2
result: winners 1; scores 0 11; standing 1 0
";

/// Parses and replays a record. The error is the first problem, with its line.
fn verify(text: &str) -> Result<(), String> {
    let record = Record::parse(text).map_err(|error| error.to_string())?;
    assert_eq!(record.to_string(), text, "a parsed record is written as the same bytes");
    let played = Replay::<ChaosBear>::new(record).and_then(Replay::finish).map_err(|error| error.to_string())?;
    assert_eq!(played.record(bearcade_core::Viewer::Omniscient).to_string(), text);
    Ok(())
}

#[track_caller]
fn refused(from: &str, to: &str, expected: &str) {
    assert!(GAME.contains(from), "{from:?} is not in the record");
    let error = verify(&GAME.replacen(from, to, 1)).expect_err("the record should be refused");
    assert!(error.starts_with(expected), "{to:?}: {error}");
}

#[test]
fn a_record_replays_to_its_result() {
    assert_eq!(verify(GAME), Ok(()));
}

#[test]
fn a_game_in_progress_has_no_result() {
    let start: String = GAME.lines().take(9).flat_map(|line| [line, "\n"]).collect();
    assert_eq!(verify(&start), Ok(()));
    let head: String = GAME.lines().take(5).flat_map(|line| [line, "\n"]).collect();
    assert_eq!(verify(&head), Ok(()));
}

#[test]
fn the_parser_is_strict_and_names_the_line() {
    refused("bearcade 1", "bearcade 2", "line 1: expected \"bearcade 1\"");
    refused("bearcade 1", "bearcade 1 ", "line 1: ");
    refused("game: ", "game:", "line 2: ");
    refused("chaos-bear", "Chaos", "line 2: ");
    refused("rules: 1", "rules: 01", "line 3: ");
    refused("rules: 1", "rules: -1", "line 3: ");
    refused("{\"energy\":9,", "{\"energy\":9, ", "line 4: expected the options in their shortest form");
    refused("{\"energy\":9,\"start\":5}", "[]", "line 4: ");
    refused("{\"energy\":9,\"start\":5}", "{\"start\":5,\"energy\":9}", "line 4: ");
    refused("seats: 2", "seats: 9", "line 5: ");
    refused("seats: 2", "seats: two", "line 5: ");
    refused("> 0 draw", "0 draw", "line 6: expected a step");
    refused("> 0 draw", "> 0  draw", "line 6: ");
    refused("> 0 draw", "> 0 draw ", "line 6: ");
    refused("> 0 draw", "> 2 draw", "line 6: there is no such seat");
    refused("> 0 draw", "> 0 dráw", "line 6: ");
    refused("standing 1 0\n", "standing 1 0", "line 13: a record must end with a line break");
    refused("standing 1 0\n", "standing 1 0\n> 0 roll\n", "line 14: the result must be the last line");
    refused("standing 1 0\n", "standing 1 0\r\n", "line 13: ");
    refused(GAME, "", "line 1: ");
    refused(GAME, "bearcade 1\ngame: chaos-bear\n", "line 3: expected \"rules: \"");
}

#[test]
fn a_record_that_breaks_the_rules_is_refused_at_that_line() {
    refused("game: chaos-bear", "game: el-oso", "line 2: this is a record of el-oso");
    refused("rules: 1", "rules: 2", "line 3: it was played with rules version 2; this program uses version 1");
    refused("\"energy\":9,", "\"energy\":0,", "line 4: option `energy` takes");
    refused("\"energy\":9,", "\"energy\":1,", "line 4: expected only options that differ");
    refused("\"energy\":9,", "\"colour\":9,", "line 4: there is no option `colour`");
    refused("seats: 2", "seats: 8", "line 5: this game is for 2 to 4 seats");
    refused("> 0 draw", "> 1 draw", "line 6: It is not this seat's turn. (CB-3)");
    refused("> 0 draw", "> 0 fly", "line 6: expected roll or draw");
    refused("> * random_gift", "> * 7", "line 7: expected a die");
    refused("> * random_gift", "> * 3", "line 7: this outcome can't come at the chance step `card` now");
    refused("> * random_gift", "> * ?", "line 7: a hidden step");
    refused("> * random_gift", "> 0 roll", "line 7: no seat can act now");
    refused("> * 2\n", "", "line 12: the record states a result, but the game is not over");
    refused("scores 0 11", "scores 1 11", "line 13: the actual result is `winners 1; scores 0 11; standing 1 0`");
    refused("result: winners 1; scores 0 11; standing 1 0\n", "", "line 13: the game is over, but");
    refused("> * 2\n", "> * 2\n> 0 roll\n", "line 13: the game is over");
}

#[test]
fn hidden_steps_are_question_marks() {
    let hidden = GAME.replacen("> 0 draw", "> 0 ?", 1);
    let record = Record::parse(&hidden).expect("hidden steps can be parsed");
    assert_eq!(record.to_string(), hidden);
    assert_eq!(verify(&hidden).expect_err("hidden steps can't be replayed").split(':').next(), Some("line 6"));
}
