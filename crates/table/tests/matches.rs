//! A match accepts only what the rules allow.

use bearcade_conformance::options;
use bearcade_conformance::reference::{ConnectFour, Pig};
use bearcade_core::{Game, Seat, Step, Turn, Viewer, pick};
use bearcade_table::games::chaos_bear::ChaosBear;
use bearcade_table::games::hold_my_bear::HoldMyBear;
use bearcade_table::{Dice, Entry, Match, MatchError, Record, Replay, Undoable};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;

fn seat(number: u8) -> Seat {
    Seat::new(number)
}

fn chase(seats: u8) -> Match<ChaosBear> {
    Match::new(ChaosBear::new(options("{}"), seats).expect("the options are valid"))
}

/// Makes a seat's decision, given in notation.
fn act<G: Game>(played: &mut Match<G>, number: u8, text: &str) -> Result<Vec<G::Event>, MatchError> {
    let action = played.game().read_action(text).expect("the text is valid notation");
    played.act(seat(number), action)
}

fn throw<G: Game>(played: &mut Match<G>, text: &str) -> Result<Vec<G::Event>, MatchError> {
    let chance = played.game().read_chance(text).expect("the text is valid notation");
    played.chance(chance)
}

fn discs(columns: &str) -> Match<ConnectFour> {
    let mut played = Match::new(ConnectFour);
    for (index, column) in columns.chars().enumerate() {
        act(&mut played, (index % 2) as u8, &column.to_string()).expect("the move is legal");
    }
    played
}

/// Plays a match to its end at random.
fn play_out<G: Game>(mut played: Match<G>, seed: u64) -> Match<G> {
    let dice = Dice::seeded(seed);
    let mut decisions = ChaCha8Rng::seed_from_u64(seed);
    loop {
        match played.turn() {
            Turn::Over => return played,
            Turn::Chance => {
                played.throw(&dice).expect("a chance step is pending");
            }
            Turn::Decide(seats) => {
                let seat = seats.first().expect("at least one seat decides");
                let action = pick::<G>(&played.legal_actions(seat), &mut decisions);
                played.act(seat, action).expect("the action is legal");
            }
        }
    }
}

/// `forget` leaves no trace of the steps.
#[test]
fn forgotten_steps_leave_no_trace() {
    let mut played = Match::new(HoldMyBear::new(options("{}"), 3).expect("the options are valid"));
    let (dice, mut decisions) = (Dice::seeded(3), ChaCha8Rng::seed_from_u64(3));
    while played.turn() != Turn::Over {
        let before = (played.state().clone(), played.log().to_vec(), played.turn());
        let tried = 1 + played.log().len() % 3;
        let mut count = 0;
        while count < tried && played.turn() != Turn::Over {
            match played.turn() {
                Turn::Decide(seats) => {
                    let seat = seats.first().expect("at least one seat decides");
                    let action = pick::<HoldMyBear>(&played.legal_actions(seat), &mut decisions);
                    played.act(seat, action).expect("the action is legal");
                }
                _ => drop(played.throw(&dice).expect("a chance step is pending")),
            }
            count += 1;
        }
        let after = played.log().to_vec();
        played.forget(count);
        assert!(before == (played.state().clone(), played.log().to_vec(), played.turn()));
        for entry in &after[before.1.len()..] {
            let Entry::Step(step) = entry else { unreachable!("nothing was undone") };
            match *step {
                Step::Act(seat, action) => drop(played.act(seat, action).expect("the step is still legal")),
                Step::Chance(chance) => drop(played.chance(chance).expect("the step is still legal")),
                Step::Leave(seat) => drop(played.leave(seat).expect("the step is still legal")),
            }
        }
    }
    let mut resigned = chase(2);
    resigned.leave(seat(0)).expect("a seat may resign a two-seat game");
    assert_eq!(resigned.turn(), Turn::Over);
    resigned.forget(1);
    assert_ne!(resigned.turn(), Turn::Over);
    resigned.leave(seat(1)).expect("the other seat can leave again");
}

/// ALL-1: options, seats, decisions and chance outcomes determine a game, and a record replays it exactly.
#[test]
fn all_1_a_record_replays_to_the_same_state() {
    for seed in 0..20 {
        let played = play_out(chase(3), seed);
        let text = played.record(Viewer::Omniscient).to_string();
        let record = Record::parse(&text).expect("the record is valid");
        let again = Replay::<ChaosBear>::new(record).and_then(Replay::finish).expect("the record follows the rules");
        assert_eq!(again.state(), played.state());
        assert_eq!(again.record(Viewer::Omniscient).to_string(), text);
    }
}

/// ALL-2: a chance step has a name and weighted outcomes. An outcome from outside must be one of them.
#[test]
fn all_2_a_player_can_enter_the_dice_by_hand() {
    let mut played = chase(2);
    assert_eq!(throw(&mut played, "4"), Err(MatchError::NoChanceDue));
    act(&mut played, 0, "roll").expect("the action is legal");
    assert_eq!(played.outcomes().len(), 6);
    assert_eq!(throw(&mut played, "hunger"), Err(MatchError::Impossible("die")));
    assert_eq!(act(&mut played, 0, "roll"), Err(MatchError::ChanceDue("die")));
    throw(&mut played, "4").expect("the outcome is possible");
    assert_eq!(played.state().position.runners[0].square, 34);
}

/// ALL-4: a refused action changes nothing, and the refusal names the rule.
#[test]
fn all_4_a_refused_action_changes_nothing() {
    let mut played = chase(2);
    let before = played.state().clone();
    match act(&mut played, 1, "roll") {
        Err(MatchError::Forbidden(forbidding)) => assert_eq!(forbidding.number, "CB-3"),
        other => panic!("{other:?}"),
    }
    assert_eq!(act(&mut played, 5, "roll"), Err(MatchError::NoSuchSeat));
    assert_eq!(played.state(), &before);
    assert_eq!(played.log(), []);
}

/// ALL-5: in a two-seat game the other seat wins, whether or not the rules cover leaving.
#[test]
fn all_5_resigning_from_a_two_seat_game_loses_it() {
    let mut chased = chase(2);
    chased.leave(seat(0)).expect("a seat may leave");
    assert_eq!(chased.outcome().expect("the game is over").winners().first(), Some(seat(1)));

    let mut pig = Match::new(Pig);
    act(&mut pig, 0, "roll").expect("the action is legal");
    pig.leave(seat(1)).expect("a seat may leave even while a roll is pending");
    assert_eq!(pig.turn(), Turn::Over);
    assert_eq!(pig.outcome().expect("the game is over").to_string(), "winners 0; scores 0 0; standing 0 1");
    assert_eq!(act(&mut pig, 0, "roll"), Err(MatchError::Over));
    assert_eq!(throw(&mut pig, "3"), Err(MatchError::Over));
    assert_eq!(pig.leave(seat(0)), Err(MatchError::Over));
    let text = pig.record(Viewer::Omniscient).to_string();
    assert!(text.ends_with("> 0 roll\n> 1 leave\nresult: winners 0; scores 0 0; standing 0 1\n"), "{text}");
    let again = Replay::<Pig>::new(Record::parse(&text).expect("the record is valid")).and_then(Replay::finish);
    assert_eq!(again.expect("the record follows the rules").outcome(), pig.outcome());
}

/// ALL-5: in a larger game the rules decide what happens, if they cover leaving. A seat can leave only once.
#[test]
fn all_5_a_seat_leaves_a_larger_game_only_once() {
    let mut chased = chase(3);
    chased.leave(seat(0)).expect("Chaos Bear can continue without a seat");
    assert_eq!(chased.leave(seat(0)), Err(MatchError::AlreadyOut));
    assert_eq!(chased.leave(seat(3)), Err(MatchError::NoSuchSeat));
    assert_eq!(chased.turn(), Turn::Decide(bearcade_core::SeatSet::one(seat(1))));
}

#[test]
fn the_same_seed_and_step_always_give_the_same_die() {
    let squares = |seed| play_out(chase(4), seed).outcome().expect("the game is over").scores().to_vec();
    assert_eq!(squares(3), squares(3));
    assert_ne!(squares(3), squares(4));
    let dice = Dice::seeded(9);
    let mut one = chase(2);
    act(&mut one, 0, "roll").expect("the action is legal");
    let first = dice.throw(one.game(), &one.state().position, 1);
    let _ = dice.throw(one.game(), &one.state().position, 77);
    assert_eq!(dice.throw(one.game(), &one.state().position, 1), first, "throws are independent of each other");
    assert_eq!(one.throw(&dice).expect("a chance step is pending").0, first);
    assert_eq!(format!("{dice:?}"), "Dice { .. }", "a secret is never printed");
}

#[test]
fn a_decision_can_be_undone_until_a_chance_step() {
    let mut played = chase(2);
    assert_eq!(played.undo(seat(0)), Err(MatchError::NothingToUndo));
    act(&mut played, 0, "draw").expect("the action is legal");
    assert_eq!(played.undo(seat(0)), Ok(Undoable { steps: 1, others_replied: false }));
    assert_eq!(played.turn(), Turn::Decide(bearcade_core::SeatSet::one(seat(0))));
    act(&mut played, 0, "roll").expect("the action is legal");
    throw(&mut played, "2").expect("the outcome is possible");
    assert_eq!(played.undo(seat(0)), Err(MatchError::Sealed));
}

#[test]
fn undo_takes_back_replies_and_stays_in_the_log() {
    let mut played = discs("abc");
    assert_eq!(played.undoable(seat(0)), Ok(Undoable { steps: 1, others_replied: false }));
    assert_eq!(played.undo(seat(1)), Ok(Undoable { steps: 2, others_replied: true }));
    assert_eq!(played.steps().len(), 1);
    assert_eq!(played.state(), discs("a").state());
    assert_eq!(played.log().len(), 4);
    assert_eq!(played.log().last(), Some(&Entry::Undo(2)));
    act(&mut played, 1, "g").expect("the action is legal");
    let text = played.record(Viewer::Omniscient).to_string();
    assert!(text.ends_with("> 0 a\n> 1 g\n"), "an exported record omits undone steps: {text}");
}

/// ALL-3: a seat's view, record and events show no card that only another seat may know.
#[test]
fn all_3_a_seat_learns_only_what_it_may_know() {
    let game = HoldMyBear::new(options("{}"), 3).expect("the options are valid");
    let mut played = Match::new(game);
    let dice = Dice::seeded(5);
    let mut dealt = Vec::new();
    while played.turn() == Turn::Chance {
        let (card, events) = played.throw(&dice).expect("a chance step is pending");
        dealt.push((played.game().chance_text(card), events));
    }
    for own in 0..3u8 {
        let viewer = Viewer::Seat(seat(own));
        let view = serde_json::to_value(played.view(viewer)).expect("a view serialises to JSON");
        let record = played.record(viewer).to_string();
        let lines: Vec<&str> = record.lines().skip(5).collect();
        for (index, (card, events)) in dealt.iter().enumerate() {
            // The first card is the match; the other cards are dealt in turn, starting at seat 0.
            let mine = index == 0 || (index - 1) % 3 == usize::from(own);
            let shown = if mine { card.as_str() } else { "?" };
            assert_eq!(lines[index], format!("> * {shown}"));
            let told = events.iter().filter_map(|event| played.game().redact(event, viewer));
            let told = serde_json::to_string(&told.collect::<Vec<_>>()).expect("events serialise to JSON");
            assert!(
                mine || index == dealt.len() - 1 || !told.contains(card.as_str()),
                "seat {own} learns {card}: {told}"
            );
        }
        for other in 0..3 {
            assert_eq!(view["players"][other]["hand"].is_null(), other != usize::from(own));
        }
    }
}
