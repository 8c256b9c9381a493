//! Programs seated as players: what they may do wrong, and that nothing hangs or stays behind.

use std::process::Command;
use std::time::Duration;

use bearcade_core::{Game, GameOptions, OptionValues, Seat, State, Viewer};
use bearcade_protocol::{Complaints, Program, ProgramError};
use bearcade_table::games::chaos_bear::{Action, ChaosBear};

/// Starts a program of a few lines of Python.
fn python(lines: &str, patience: Duration) -> Program {
    let there = Command::new("python3").arg("--version").output().is_ok_and(|done| done.status.success());
    assert!(there, "this test seats a program in Python: install python3");
    let command = format!("python3 -c '{lines}'");
    Program::start(&command, patience, Complaints::Shown).expect("python3 starts")
}

fn asked(program: &mut Program) -> Result<Action, ProgramError> {
    let options = <ChaosBear as Game>::Options::from_values(&OptionValues::new()).expect("the defaults are good");
    let game = ChaosBear::new(options, 2).expect("two may play");
    let state = State::initial(&game);
    let seat = Seat::new(0);
    let mut legal = Vec::new();
    game.legal_actions(&state.position, seat, &mut legal);
    program.begin(&game, seat);
    program.choose(&game, &game.view(&state, Viewer::Seat(seat)), seat, &legal)
}

const LONG: Duration = Duration::from_mins(1);

#[test]
fn an_answer_is_an_action() {
    let mut program = python(
        "import json, sys\n\
         for line in sys.stdin:\n  \
           message = json.loads(line)\n  \
           if message[\"cmd\"] == \"choose\": print(json.dumps({\"action\": message[\"legal\"][1]}), flush=True)",
        LONG,
    );
    assert_eq!(asked(&mut program), Ok(Action::Draw));
    assert_eq!(asked(&mut program), Ok(Action::Draw), "one process plays many games");
}

#[test]
fn wrong_answers_name_the_program_the_question_and_the_answer() {
    for (said, wrong) in [
        ("roll", "it did not answer"),
        ("[]", "it did not answer"),
        ("{\"action\": 7}", "it did not answer"),
        ("{\"action\": \"fly\"}", "that is no action: expected roll or draw"),
    ] {
        let escaped = said.replace('"', "\\\"");
        let mut program = python(&format!("input(); print(\"{escaped}\", flush=True); input(); input()"), LONG);
        let error = asked(&mut program).expect_err("a wrong answer");
        assert!(error.wrong.starts_with(wrong) && error.wrong.ends_with(&format!("it said {said}")), "{error}");
        let text = error.to_string();
        assert!(text.contains("python3 -c") && text.contains("it was asked {\"cmd\":\"choose\",\"seat\":0,"), "{text}");
    }
}

#[test]
fn a_program_that_ends_is_named_with_how_it_ended() {
    let mut program = python("input(); raise SystemExit(3)", LONG);
    let error = asked(&mut program).expect_err("it is gone").to_string();
    assert!(error.contains("it ended without an answer (exit status: 3)"), "{error}");
    let missing = Program::start("no-such-program", LONG, Complaints::Shown).expect_err("it is not there");
    assert!(missing.to_string().starts_with("the player `no-such-program` failed: it can't be started: "), "{missing}");
}

/// It neither reads nor answers nor ends by itself.
#[test]
fn a_program_that_sleeps_is_given_up_and_ended() {
    let mut program = python("import time; time.sleep(3600)", Duration::from_millis(300));
    let error = asked(&mut program).expect_err("it sleeps").to_string();
    assert!(error.contains("it did not answer within 0.3 seconds"), "{error}");
    // Waiting for it would take an hour.
    drop(program);
}

/// It writes without end and reads nothing: its lines are not hoarded, and it is ended all the same.
#[test]
fn a_program_that_talks_without_end_blocks_only_itself() {
    let mut program = python("while True: print(\"{\\\"action\\\": \\\"roll\\\"}\")", LONG);
    for _ in 0..50 {
        assert_eq!(asked(&mut program), Ok(Action::Roll));
    }
    drop(program);
    let mut long = python(
        "import sys; sys.stdout.write(\"x\" * (17 << 20)); sys.stdout.write(\"\\n\"); sys.stdout.flush(); input(); input(); input()",
        LONG,
    );
    let error = asked(&mut long).expect_err("too long").to_string();
    assert!(error.contains("it answered a line of more than"), "{error}");
}
