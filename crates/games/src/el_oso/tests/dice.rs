use bearcade_core::{Game, Step, Turn, pick};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

use super::{bear_rolls, game, position};
use crate::el_oso::{Dice, Due, ElOso, Options, Position};

#[test]
fn a_roll_is_one_to_five_dice_in_any_order() {
    let roll = Dice::new(&[3, 1, 3]).expect("three dice");
    assert_eq!(roll.faces().collect::<Vec<_>>(), [1, 3, 3]);
    assert_eq!(roll.count(), 3);
    assert_eq!(Some(roll), Dice::new(&[3, 3, 1]));
    assert_eq!(Dice::one(4), Dice::new(&[4]));
    assert_eq!(Dice::new(&[6; 5]).map(Dice::count), Some(5));
    for bad in [&[][..], &[0], &[7], &[255, 1], &[1; 6]] {
        assert_eq!(Dice::new(bad), None, "{bad:?}");
    }
}

/// EO-14: a roll is written sorted and read in any order.
#[test]
fn eo_14_a_roll_is_written_sorted_and_read_in_any_order() {
    let rules = game("a1:1").game;
    for (typed, written) in [("3 1 3", "1 3 3"), ("4", "4"), ("6 5  4 3\t2", "2 3 4 5 6"), (" 2 ", "2")] {
        let dice = rules.read_chance(typed).expect("dice");
        assert_eq!(rules.chance_text(dice), written);
        assert_eq!(rules.read_chance(written), Ok(dice));
    }
    for bad in ["", " ", "0", "7", "12", "1 2 3 4 5 6", "1,2", "x", "1 x", "٣"] {
        let error = rules.read_chance(bad).expect_err("the text is not dice");
        assert_eq!(error.to_string(), "expected one to five dice, each 1 to 6, with blanks between them");
    }
}

/// EO-14: there are as many outcomes as multisets, C(k + 5, 5), and 6^k ways in total.
#[test]
fn eo_14_outcomes_are_weighted_by_the_number_of_ways_to_roll_them() {
    for (dice, outcomes) in [(1, 6), (2, 21), (3, 56), (4, 126), (5, 252)] {
        let scene = bear_rolls("a1:1", dice, 0);
        let listed = scene.outcomes();
        assert_eq!(listed.len(), outcomes);
        assert_eq!(listed.iter().map(|(_, weight)| weight).sum::<u32>(), 6u32.pow(dice.into()));
        assert!(listed.is_sorted_by_key(|(text, _)| text.clone()));
        // Every roll of distinguishable dice, one by one.
        for throw in 0..6u32.pow(dice.into()) {
            let mut faces: Vec<u32> = (0..dice).map(|die| throw / 6u32.pow(die.into()) % 6 + 1).collect();
            faces.sort_unstable();
            let text = faces.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
            assert!(listed.iter().any(|(other, _)| *other == text), "{text}");
        }
    }
    let weight_of = |text: &str| {
        let listed = bear_rolls("a1:1", text.split(' ').count() as u8, 0).outcomes();
        listed.into_iter().find(|(other, _)| other == text).map(|(_, weight)| weight)
    };
    assert_eq!(["1 1 1", "1 1 2", "1 2 3"].map(weight_of), [Some(1), Some(3), Some(6)]);
    assert_eq!(["2 2 3 3 4", "1 2 3 4 5", "6 6 6 6 6"].map(weight_of), [Some(30), Some(120), Some(1)]);
}

/// Returns a die from a fixed sequence that depends only on the stream and the index in it.
fn stream(name: &str, turn: u32, index: u32) -> u8 {
    let key = name.bytes().fold(u64::from(turn) << 32 | u64::from(index), |key, byte| key * 31 + u64::from(byte));
    (key.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 40) as u8 % 6 + 1
}

/// Returns the pending dice, from streams keyed by the Bear's turn and the purpose of the dice. The index in the stream
/// comes from the position alone.
fn from_streams(game: &ElOso, position: &Position) -> Dice {
    match game.chance_name(position) {
        "roll" => {
            let turn = position.bear_turn().expect("the Bear rolls only in its turn");
            let faces: Vec<u8> = (0..u32::from(position.dice_due())).map(|index| stream("roll", turn, index)).collect();
            Dice::new(&faces).expect("one to five dice")
        }
        "rain" => {
            let turn = position.bear_turn().expect("rain falls only in the Bear's turn");
            Dice::one(stream("rain", turn, position.fallen)).expect("a die")
        }
        "setup-player" | "setup-bear" => Dice::one(stream("setup", 0, position.fallen)).expect("a die"),
        other => panic!("no dice are pending: {other}"),
    }
}

/// EO-25, EO-26: the position holds everything a table needs to give all players the same dice. Players who decide
/// differently get the same setup. In the Bear's turn n, a roll of k dice is the first k of that turn's stream. A
/// stream needs at most five move dice and twelve rain dice.
#[test]
fn eo_26_dice_can_come_from_streams_keyed_by_turn() {
    let game = ElOso::new(Options { turn_limit: Some(60) }, 1).expect("the options are valid");
    let mut setups = Vec::new();
    for seed in 0..40 {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let mut position = game.initial();
        let (mut setup_dice, mut bear_turns, mut rained) = (0, 0, 0);
        loop {
            let step = match game.turn(&position) {
                Turn::Over => break,
                Turn::Chance => {
                    let dice = from_streams(&game, &position);
                    assert_eq!(dice.count(), position.dice_due());
                    match position.due {
                        Due::Roll(_) => {
                            bear_turns += 1;
                            rained = 0;
                            assert!((1..=5).contains(&position.dice_due()));
                            assert_eq!(position.fallen, 0);
                        }
                        Due::Rain => {
                            assert_eq!(position.fallen, rained);
                            rained += 1;
                            assert!(rained <= 12);
                        }
                        _ => {
                            assert_eq!((position.fallen, position.turn), (setup_dice, 0));
                            setup_dice += 1;
                        }
                    }
                    if position.turn > 0 {
                        assert_eq!(position.bear_turn(), Some(bear_turns));
                        assert_eq!(position.turn, bear_turns);
                    }
                    Step::Chance(dice)
                }
                Turn::Decide(seats) => {
                    if position.turn == 0 {
                        setups.push(position);
                    }
                    assert_eq!((position.fallen, position.turn), (0, bear_turns));
                    let mut actions = Vec::new();
                    let seat = seats.first().expect("the player");
                    game.legal_actions(&position, seat, &mut actions);
                    Step::Act(seat, pick::<ElOso>(&actions, &mut rng))
                }
            };
            game.apply(&mut position, step, &mut Vec::new());
        }
    }
    assert_eq!(setups.len(), 40);
    assert!(setups.iter().all(|setup| *setup == setups[0]), "all players get the same setup");
    assert_eq!(position(&super::game("a1:1")).dice_due(), 0, "no dice are pending in the player's turn");
}
