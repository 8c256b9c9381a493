//! El Oso's match play.

use bearcade_conformance::options;
use bearcade_core::{Game, GameOptions, OptionValues, Seat, Turn, Viewer, pick};
use bearcade_table::games::el_oso::{self, Event};
use bearcade_table::{Group, GroupOptions, MatchError};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;

fn group(json: &str, seats: u8, secret: u8) -> Group {
    let board = options::<el_oso::Options>("{}");
    Group::new(options(json), board, seats, [secret; 32]).expect("the options are valid")
}

/// Plays one random turn of a seat.
fn turn(group: &mut Group, seat: u8, rng: &mut ChaCha8Rng) -> Vec<Event> {
    let seat = Seat::new(seat);
    let legal = group.board(seat).expect("the seat has a board").legal_actions(Seat::new(0));
    let action = pick::<el_oso::ElOso>(&legal, rng);
    group.act(seat, action).expect("the action is legal").events
}

/// Makes a seat's decision, given in notation.
fn act(group: &mut Group, seat: u8, text: &str) -> Vec<Event> {
    let action = group
        .board(Seat::new(seat))
        .expect("the seat has a board")
        .game()
        .read_action(text)
        .expect("the text is valid notation");
    group.act(Seat::new(seat), action).expect("the action is legal").events
}

fn refusal(json: &str) -> String {
    let values: OptionValues = serde_json::from_str(json).expect("the text is JSON");
    GroupOptions::from_values(&values).expect_err("the options should be refused").to_string()
}

#[test]
fn eo_25_the_highest_total_over_all_games_wins_and_equal_totals_share() {
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let mut group = group(r#"{"games": 3}"#, 3, 1);
    assert_eq!(group.outcome(), None);
    for seat in 0..3 {
        while !group.has_finished(Seat::new(seat)) {
            assert!(group.turn().asks(Seat::new(seat)), "everyone plays at their own pace");
            turn(&mut group, seat, &mut rng);
        }
        assert_eq!(group.records(Seat::new(seat)).len(), 3);
        assert!(!group.turn().asks(Seat::new(seat)));
    }
    let outcome = group.outcome().expect("all have finished");
    assert_eq!(group.turn(), Turn::Over);
    let totals: Vec<i32> = (0..3)
        .map(|seat| {
            let results = group.records(Seat::new(seat));
            let score = |text: &str| text.split("scores ").nth(1)?.split(';').next()?.parse::<i32>().ok();
            results
                .iter()
                .map(|record| score(record.result.as_deref().expect("the game is over")).expect("a score"))
                .sum()
        })
        .collect();
    assert_eq!(outcome.scores(), totals);
    let best = totals.iter().max().expect("three");
    for seat in 0..3 {
        assert_eq!(outcome.winners().contains(Seat::new(seat)), totals[usize::from(seat)] == *best);
    }

    assert!(refusal(r#"{"games": 0}"#).contains("option `games` takes a whole number from 1 to 100"));
    assert!(refusal(r#"{"games": 101}"#).contains("`games`"));
    assert!(refusal(r#"{"duplicate": "yes"}"#).contains("option `duplicate` takes true or false"));
    let board = options::<el_oso::Options>("{}");
    assert!(Group::new(options("{}"), board, 9, [0; 32]).is_err());
}

/// Two seats that make the same decisions get the same dice, whatever the others do in between.
#[test]
fn eo_26_everyone_gets_the_same_setup_and_dice() {
    let mut shared = group("{}", 3, 7);
    let setup = |group: &Group, seat| group.view(Viewer::Omniscient, Seat::new(seat)).board;
    assert_eq!(setup(&shared, 0), setup(&shared, 1));
    let mut rng = ChaCha8Rng::seed_from_u64(5);
    let mut script = Vec::new();
    for _ in 0..6 {
        let before = shared.board(Seat::new(0)).expect("the seat has a board").legal_actions(Seat::new(0));
        let action = pick::<el_oso::ElOso>(&before, &mut rng);
        script.push(shared.board(Seat::new(0)).expect("the seat has a board").game().action_text(action));
        let told = act(&mut shared, 0, script.last().expect("just pushed"));
        if shared.has_finished(Seat::new(0)) {
            break;
        }
        assert!(!told.is_empty());
    }
    turn(&mut shared, 2, &mut rng);
    for text in &script {
        act(&mut shared, 1, text);
    }
    assert_eq!(setup(&shared, 0), setup(&shared, 1), "the same decisions get the same dice");

    let own = group(r#"{"duplicate": false}"#, 2, 7);
    assert_ne!(setup(&own, 0), setup(&own, 1), "without duplicate, seats have different dice");
    assert_ne!(setup(&group("{}", 2, 8), 0), setup(&shared, 2), "another secret, another setup");
}

/// A roll of k dice takes the first k of the turn's five move dice, so a smaller roll is part of a larger one.
#[test]
fn eo_26_a_roll_takes_the_first_dice_of_its_stream() {
    let rolled = |events: &[Event]| -> Vec<u8> {
        let roll = events.iter().find_map(|event| match event {
            Event::Rolled { dice, .. } => Some(dice.faces().collect()),
            _ => None,
        });
        roll.expect("the Bear rolled")
    };
    let mut compared = 0;
    for secret in 0..20 {
        let mut group = group("{}", 2, secret);
        let stacks = group.board(Seat::new(0)).expect("the seat has a board").legal_actions(Seat::new(0));
        let game = group.board(Seat::new(0)).expect("the seat has a board").game();
        let passes: Vec<String> =
            stacks.iter().map(|&action| game.action_text(action)).filter(|text| text.ends_with("pass")).collect();
        let (first, last) = (&passes[0], &passes[passes.len() - 1]);
        let (one, other) = (rolled(&act(&mut group, 0, first)), rolled(&act(&mut group, 1, last)));
        let (mut small, mut large) = if one.len() <= other.len() { (one, other) } else { (other, one) };
        // Both rolls are sorted, and every die of the smaller one is in the larger one.
        while let Some(die) = small.pop() {
            let at = large.iter().rposition(|&face| face == die).expect("the smaller roll is part of the larger");
            large.remove(at);
            compared += 1;
        }
    }
    assert!(compared > 20);
}

#[test]
fn eo_26_players_see_another_turn_only_after_finishing_their_own() {
    let mut rng = ChaCha8Rng::seed_from_u64(3);
    let mut group = group(r#"{"games": 2}"#, 2, 4);
    let seen = |group: &Group, viewer, of| group.view(viewer, Seat::new(of)).board.turn;
    let start = group.view(Viewer::Seat(Seat::new(1)), Seat::new(0));
    turn(&mut group, 0, &mut rng);
    turn(&mut group, 0, &mut rng);
    assert_eq!(group.view(Viewer::Seat(Seat::new(1)), Seat::new(0)), start, "the turn is still hidden");
    assert_eq!(seen(&group, Viewer::Seat(Seat::new(0)), 0), 2, "a player sees their own board");
    assert_eq!(seen(&group, Viewer::Watcher, 0), 0, "a watcher could give the turn away");
    turn(&mut group, 1, &mut rng);
    assert_eq!(seen(&group, Viewer::Seat(Seat::new(1)), 0), 1);
    assert_eq!(seen(&group, Viewer::Seat(Seat::new(0)), 1), 1, "the other seat has not played further");
    assert_eq!(seen(&group, Viewer::Watcher, 0), 1);

    while group.view(Viewer::Omniscient, Seat::new(0)).game == 1 {
        turn(&mut group, 0, &mut rng);
    }
    let other = group.view(Viewer::Seat(Seat::new(1)), Seat::new(0));
    assert_eq!((other.game, other.board.turn, other.total), (1, 1, 0), "even the score is hidden");
    while group.view(Viewer::Omniscient, Seat::new(1)).game == 1 {
        turn(&mut group, 1, &mut rng);
    }
    let other = group.view(Viewer::Seat(Seat::new(1)), Seat::new(0));
    assert_eq!((other.game, other.board.turn, other.scores.len()), (2, 0, 1));
}

/// ALL-5: in a group of two, the other seat wins. In a larger group, a bot takes over the seat.
#[test]
fn all_5_a_seat_can_leave_only_a_group_of_two() {
    assert_eq!(group("{}", 1, 1).leave(Seat::new(0)), Err(MatchError::Alone));
    assert_eq!(group("{}", 3, 1).leave(Seat::new(0)), Err(MatchError::SeatGoesOn));
    let mut two = group("{}", 2, 1);
    assert_eq!(two.leave(Seat::new(2)), Err(MatchError::NoSuchSeat));
    assert_eq!(two.leave(Seat::new(0)), Ok(()));
    assert_eq!(two.outcome().expect("the game is over").winners().first(), Some(Seat::new(1)));
    assert_eq!(two.leave(Seat::new(1)), Err(MatchError::Over));
}
