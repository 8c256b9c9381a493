use bearcade_conformance::{Laws, golden, imagining, options, perft, playthrough};
use bearcade_core::{Game, Seat};

use super::{custom, table};
use crate::folly_and_fortune::{Action, CardSet, Due, End, FollyAndFortune, Position};

/// Checks that every card is in exactly one place, and that rows keep their last card unless the rules say otherwise.
fn cards_are_conserved(game: &FollyAndFortune, position: &Position) {
    let piles = Seat::all(6).flat_map(|seat| position.piles.row(seat)).chain(position.piles.under()).copied();
    let mut all: Vec<u8> = piles.collect();
    for set in position.hands.into_iter().chain([position.deck, position.discard]) {
        all.extend(set.iter());
    }
    assert_eq!(all.len(), game.deck().cards().len());
    assert_eq!(all.into_iter().collect::<CardSet>(), CardSet::all(game.deck().cards().len()));
    let rows_are_laid = !matches!(position.due, Due::Deal | Due::Pick);
    if rows_are_laid && !game.options().last_card {
        assert!(Seat::all(game.seats()).all(|seat| !position.piles.row(seat).is_empty()));
    }
}

/// Returns every action without a card, with places and seats that may not exist, and some actions with cards.
fn candidates(cards: u8) -> Vec<Action> {
    let mut all = vec![Action::Pass, Action::Done, Action::Stop, Action::Reroll, Action::Return];
    all.extend(End::ALL.map(Action::End));
    for place in [0, 1, 2, 5, 127] {
        all.extend([Action::DiscardOne(place), Action::Remove(place), Action::DiscardRow(place)]);
        all.extend([0, 1, 3].map(|other| Action::DiscardTwo(place.min(other), place.max(other))));
        all.extend([0, 1, 3].map(|other| Action::SwapInRow(place.min(other), place.max(other))));
        for seat in Seat::all(6) {
            all.push(Action::RemoveFrom(seat, place));
            all.extend([0, 1, 3].map(|other| Action::SwapRows(place, seat, other)));
        }
    }
    for seat in Seat::all(6) {
        all.extend([Action::Target(seat), Action::Look(seat)]);
    }
    for card in (0..cards).step_by(5) {
        all.extend([Action::Part(card), Action::SwapDeck(card), Action::DiscardHand(card), Action::Pick(card, 3)]);
        all.extend(End::ALL.map(|end| Action::Keep(card, end)));
    }
    all
}

/// Returns a deck in which every power is frequent, with two powers per card.
fn wild() -> String {
    let powers = [
        "stopped:swap_with_deck; stopped:roll_again_raw",
        "stopped:attack_two; stopped:keep_one_removed",
        "stopped:double_discard_two; stopped:remove_from_any",
        "stopped:return_to_die; stopped:shuffle_row",
        "stopped:draw_no_attack; stopped:swap_in_row",
        "passed:shield_two_cards; passed:shield_this_card",
        "passed:one_more_reroll; unseen:damage_self 3",
        "unseen:part_of_die_next_turn; unseen:swap_row_cards",
        "unseen:discard_row_and_hand; unseen:look_at_hand",
        "unseen:draw_up_to_six; stopped:subtract 7",
        "stopped:swap_with_deck; unseen:draw_up_to_six",
        "unseen:swap_row_cards; unseen:swap_row_cards",
    ];
    let lines = (0..40).map(|card| {
        let (number, health) = (card * 7 % 13 - 4, card % 5);
        format!("base\tW{card}\t{number}\t{health}\t{}\n", powers[card as usize % powers.len()])
    });
    format!("set\tid\tnumber\thealth\tpower\n{}", lines.collect::<String>())
}

/// Returns options and seats that cover every rule, with numbers of walks that keep the tests fast.
fn many_games() -> impl Iterator<Item = (FollyAndFortune, u64)> {
    let wild = |rest: &str| {
        let mut options: serde_json::Value = serde_json::from_str(rest).expect("the text is a JSON object");
        options["deck"] = wild().into();
        options.to_string()
    };
    let all = [
        ("{}".to_owned(), 2, 8),
        ("{}".to_owned(), 6, 4),
        (r#"{"superpowers": true}"#.to_owned(), 3, 10),
        (r#"{"superpowers": true, "end": "all_empty", "self_attack": "choice"}"#.to_owned(), 4, 10),
        (r#"{"variant": "simple", "superpowers": true, "first": 2}"#.to_owned(), 5, 4),
        (r#"{"variant": "tough", "last_card": true, "superpowers": true, "hand": 5}"#.to_owned(), 3, 10),
        (r#"{"negative": "nothing", "opening_attack": false, "hand": 4}"#.to_owned(), 2, 6),
        (wild("{}"), 3, 8),
        (wild(r#"{"end": "all_empty", "hand": 7}"#), 4, 8),
        (wild(r#"{"variant": "tough", "last_card": true, "hand": 6}"#), 2, 8),
    ];
    let game = |json: &str, seats| FollyAndFortune::new(options(json), seats).expect("the options are valid");
    all.into_iter().map(move |(json, seats, walks)| (game(&json, seats), walks))
}

#[test]
fn the_game_obeys_the_laws_under_many_options() {
    for (game, walks) in many_games() {
        let all = candidates(game.deck().cards().len() as u8);
        Laws::new(&game).walks(4 * walks).candidates(all).invariant(cards_are_conserved).run();
    }
}

#[test]
fn imagined_positions_match_the_view() {
    for (game, walks) in many_games() {
        imagining(&game, walks);
    }
}

#[test]
fn a_position_is_small() {
    assert!(std::mem::size_of::<Position>() <= 512, "{}", std::mem::size_of::<Position>());
}

/// The setup has a closed formula: the dealt cards one by one, then each player's ordered pairs.
#[test]
fn perft_of_the_setup_agrees_with_a_formula() {
    let deck = "set\tid\tnumber\thealth\tpower\n".to_owned()
        + &(0..8).map(|card| format!("base\tC{card}\t1\t1\tnone\n")).collect::<Vec<_>>().concat();
    let json = serde_json::json!({"deck": deck, "hand": 4}).to_string();
    let game = FollyAndFortune::new(options(&json), 2).expect("the options are valid");
    let count = |depth| perft(&game, &game.initial(), depth);
    assert_eq!([1, 2, 3, 4].map(count), [8, 8 * 7, 8 * 7 * 6, 8 * 7 * 6 * 5]);
    let mut dealt = game.initial();
    for card in 0..8 {
        let deal = bearcade_core::Step::Chance(crate::folly_and_fortune::Chance::Card(card));
        game.apply(&mut dealt, deal, &mut bearcade_core::Silent);
    }
    // Two picks of 4 × 3, two possible first players, two cards to roll, then stop or roll again.
    let ways = [12, 12 * 12, 12 * 12 * 2, 12 * 12 * 2 * 2, 12 * 12 * 2 * 2 * 2];
    assert_eq!([1, 2, 3, 4, 5].map(|depth| perft(&game, &dealt, depth)), ways);
}

/// Turns with plain cards (number and health 1) are counted by a walk that knows only lengths. No hand is ever empty
/// here, and a second player follows the first.
#[test]
fn perft_of_plain_turns_agrees_with_a_naive_count() {
    let scene = table(
        &custom("{}", &[]),
        &[&["F1", "F2"], &["F3", "F4", "F5"]],
        &[&["F6", "F7", "F8"], &["F9", "F10", "F11", "F12"]],
    );
    let position = scene.state.position;
    for depth in 1..=13 {
        let counted = perft(&scene.game, &position, depth);
        assert_eq!(counted, plain_roll([2, 3], [3, 4], 0, 1, depth), "{depth}");
    }
    assert_eq!(perft(&scene.game, &position, 11), 6_048);
}

type Lengths = [u64; 2];

fn plain_roll(rows: Lengths, hands: Lengths, who: usize, roll: u64, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let after = if depth == 1 {
        1
    } else {
        let again = if roll < rows[who] { plain_roll(rows, hands, who, roll + 1, depth - 2) } else { 0 };
        plain_target(rows, hands, who, depth - 2) + again
    };
    hands[who] * after
}

/// Counts from the choice of a target. There is one target, and one of its cards may be removed (1 damage). If it has
/// only one card, there is no choice.
fn plain_target(rows: Lengths, hands: Lengths, who: usize, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let other = 1 - who;
    if rows[other] == 1 {
        return plain_end(rows, hands, who, depth - 1);
    }
    if depth == 1 {
        return 1;
    }
    let mut fewer = rows;
    fewer[other] -= 1;
    plain_end(rows, hands, who, depth - 2) + rows[other] * plain_end(fewer, hands, who, depth - 2)
}

fn plain_end(mut rows: Lengths, mut hands: Lengths, who: usize, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    rows[who] += 1;
    hands[who] -= 1;
    2 * plain_roll(rows, hands, 1 - who, 1, depth - 1)
}

#[test]
fn playthroughs_match_the_golden_files() {
    let wild = serde_json::json!({"deck": wild(), "hand": 4}).to_string();
    for (name, json, seats, seed) in [
        ("wild", wild.as_str(), 2, 198),
        ("two", r#"{"hand":4}"#, 2, 1),
        ("super", r#"{"superpowers":true,"hand":5}"#, 2, 4),
        ("tough", r#"{"variant":"tough","last_card":true,"superpowers":true,"hand":4,"end":"all_empty"}"#, 2, 5),
    ] {
        let game = FollyAndFortune::new(options(json), seats).expect("the options are valid");
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/golden/folly-and-fortune");
        golden(format!("{folder}/{name}.txt"), &playthrough(&game, seed));
    }
}
