use bearcade_conformance::options;
use bearcade_core::{Game as _, Rng as _, Seat, Silent, State, Step, Turn, Viewer, pick};
use bearcade_games::folly_and_fortune::{Action, CardSet, Due, End, FollyAndFortune, Position, Stage};
use rand_xoshiro::rand_core::SeedableRng as _;

use super::hunch::{Hunch, Plan};
use crate::search::Fast;
use crate::{Budget, Choice, Level, Mind, Policy as _, Seen, Term};

fn game(json: &str, seats: u8) -> FollyAndFortune {
    FollyAndFortune::new(options(json), seats).expect("good options")
}

/// A deck in which every power comes often, two to a card.
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
        "stopped:remove_from_neighbour; stopped:add 20",
    ];
    let card = |card: usize| {
        let (number, health) = (card as i32 * 7 % 13 - 4, card % 10);
        format!("base\tW{card}\t{number}\t{health}\t{}\n", powers[card % powers.len()])
    };
    let deck = format!("set\tid\tnumber\thealth\tpower\n{}", (0..128).map(card).collect::<String>());
    let deck = deck.replace('\t', "\\t").replace('\n', "\\n");
    format!(r#"{{"end": "all_empty", "deck": "{deck}"}}"#)
}

fn varied() -> Vec<FollyAndFortune> {
    vec![
        game("{}", 2),
        game("{}", 4),
        game(r#"{"superpowers": true}"#, 6),
        game(r#"{"superpowers": true, "end": "all_empty", "self_attack": "choice"}"#, 3),
        game(r#"{"variant": "simple", "negative": "nothing", "opening_attack": false}"#, 5),
        game(r#"{"variant": "tough", "last_card": true, "superpowers": true, "hand": 5}"#, 3),
        game(&wild(), 3),
    ]
}

/// A choice at a state.
fn choose(
    game: &FollyAndFortune,
    state: &State<FollyAndFortune>,
    seat: Seat,
    mind: Mind,
    rng: &mut Fast,
) -> Choice<Action> {
    let view = game.view(state, Viewer::Seat(seat));
    let mut legal = Vec::new();
    game.legal_actions(&state.position, seat, &mut legal);
    mind.choose(game, Seen { view: &view, seat, legal: &legal }, &Budget::nodes(30), rng)
}

/// Plays a whole game and checks every choice; each seat's share of the win.
fn play(game: &FollyAndFortune, minds: &[Mind], seed: u64) -> Vec<f64> {
    let mut rng = Fast::seed_from_u64(seed);
    let mut state = State::initial(game);
    loop {
        let step = match game.turn(&state.position) {
            Turn::Over => break,
            Turn::Chance => Step::Chance(game.sample_chance(&state.position, &mut rng)),
            Turn::Decide(seats) => {
                let seat = seats.first().expect("a decision has a seat");
                let mind = minds[seat.index() % minds.len()];
                let action = choose(game, &state, seat, mind, &mut rng).action;
                let legal = game.check(&state.position, seat, action);
                assert!(legal.is_ok(), "{}: {action:?} at {:?}", mind.name(), state.position.due);
                Step::Act(seat, action)
            }
        };
        state.apply(game, step);
    }
    let winners = game.outcome(&state.position).winners();
    let share = |seat| if winners.contains(seat) { 1.0 / winners.len() as f64 } else { 0.0 };
    Seat::all(game.seats()).map(share).collect()
}

#[test]
fn all_minds_play_all_games() {
    for (number, game) in varied().iter().enumerate() {
        let minds: Vec<Mind> = Mind::all::<FollyAndFortune>().collect();
        for turned in 0..2 {
            let mut minds = minds.clone();
            minds.rotate_left(turned * 3);
            play(game, &minds, number as u64);
        }
    }
}

/// The quick player is not asked what is legal: it must know.
#[test]
fn the_quick_player_knows_the_rules() {
    for (number, game) in varied().iter().enumerate() {
        let hunch = Hunch::new(game);
        let mut plan = Plan::default();
        let mut legal = Vec::new();
        for seed in 0..12 {
            let mut rng = Fast::seed_from_u64(seed);
            let mut position = game.initial();
            plan.clear();
            loop {
                let step = match game.turn(&position) {
                    Turn::Over => break,
                    Turn::Chance => Step::Chance(game.sample_chance(&position, &mut rng)),
                    Turn::Decide(seats) => {
                        let seat = seats.first().expect("a decision has a seat");
                        let action = hunch.choose(&position, seat, &mut plan);
                        let due = position.due;
                        assert!(game.check(&position, seat, action).is_ok(), "game {number}: {action:?} at {due:?}");
                        // Now and then somebody else decides, so that it sees what it would not have brought about.
                        if rng.below(5) == 0 {
                            legal.clear();
                            game.legal_actions(&position, seat, &mut legal);
                            Step::Act(seat, pick::<FollyAndFortune>(&legal, &mut rng))
                        } else {
                            Step::Act(seat, action)
                        }
                    }
                };
                game.apply(&mut position, step, &mut Silent);
            }
        }
    }
}

/// The share of the win of one mind among others of another, every deal from every seat.
fn share(one: Mind, others: Mind, seats: u8, games: u64) -> f64 {
    let game = game("{}", seats);
    let each = (0..games).map(|number| {
        let bear = (number % u64::from(seats)) as usize;
        let mut minds = vec![others; seats.into()];
        minds[bear] = one;
        play(&game, &minds, number)[bear]
    });
    each.sum::<f64>() / games as f64
}

#[test]
fn every_level_is_worth_its_name() {
    let level = Mind::Level;
    for (one, others, seats, games, least) in [
        (level(Level::Cub), Mind::Random, 2, 200, 0.6),
        (level(Level::Black), level(Level::Cub), 4, 200, 0.35),
        (level(Level::Brown), level(Level::Black), 4, 60, 0.3),
        (level(Level::Brown), Mind::Yardstick("ref"), 4, 60, 0.3),
        (level(Level::Grizzly), level(Level::Black), 4, 40, 0.3),
    ] {
        let share = share(one, others, seats, games);
        assert!(share > least, "{} among {}: {share}", one.name(), others.name());
    }
}

/// A table in the second turn: rows and hands by seat, the rest of the cards in the deck.
fn table(game: &FollyAndFortune, rows: &[&[&str]], hands: &[&[&str]]) -> Position {
    let card = |id: &str| game.deck().find(id).unwrap_or_else(|| panic!("no card {id}"));
    let mut position = game.initial();
    position.deck = CardSet::all(game.deck().cards().len());
    for (seat, (row, hand)) in rows.iter().zip(hands).enumerate() {
        for (place, id) in row.iter().enumerate() {
            position.deck.remove(card(id));
            position.piles.insert(Seat::new(seat as u8), place, card(id));
        }
        for id in *hand {
            position.deck.remove(card(id));
            position.hands[seat].insert(card(id));
        }
    }
    position.first = Some(Seat::new(0));
    position.turn = 2;
    position.due = Due::Roll;
    position
}

/// Seat 0 stopped with its last card: its row has 9 health and gets 1 more, the others have 12, 9 and 3.
fn last_attack() -> (FollyAndFortune, State<FollyAndFortune>) {
    let game = game("{}", 4);
    let mut position = table(
        &game,
        &[&["B10", "B09"], &["B01", "B08"], &["B11", "B12"], &["B21"]],
        &[&["B46"], &["B02", "B03"], &["B04", "B05"], &["B06", "B07"]],
    );
    let rolled = game.deck().find("B46").expect("a card");
    position.course.stage = Stage::Attack;
    position.course.roll = 2;
    position.course.rolled = rolled;
    position.course.in_charge = position.own_row()[1];
    position.course.value = 6;
    position.course.power = 2;
    position.due = Due::Target;
    (game, State { position, knowledge: <FollyAndFortune as bearcade_core::Game>::Knowledge::default() })
}

#[test]
fn takes_the_win_with_the_last_attack() {
    let me = Seat::new(0);
    for level in [Level::Brown, Level::Grizzly] {
        let (game, mut state) = last_attack();
        let mut rng = Fast::seed_from_u64(1);
        let target = choose(&game, &state, me, Mind::Level(level), &mut rng);
        assert_eq!(target.action, Action::Target(Seat::new(1)), "{level}");
        let worth = target.weighed[0].worth;
        assert!(worth.term == Term::Win && worth.mean > 0.9, "{level}: {worth:?}");
        state.apply(&game, Step::Act(me, target.action));
        // Either card of health 6 will do; to take none would lose.
        let removal = choose(&game, &state, me, Mind::Level(level), &mut rng).action;
        assert!(matches!(removal, Action::Remove(_)), "{level}: {removal:?}");
    }
}

#[test]
fn a_lost_game_is_played_on_without_favours() {
    let (game, mut state) = last_attack();
    // Nothing that 1 damage does helps: the attack goes to the strongest row, as the quick player has it.
    state.position.course.value = 1;
    let mut rng = Fast::seed_from_u64(1);
    for level in [Level::Brown, Level::Grizzly] {
        let choice = choose(&game, &state, Seat::new(0), Mind::Level(level), &mut rng);
        assert_eq!(choice.action, Action::Target(Seat::new(1)), "{level}");
        assert_eq!(choice.action, choice.weighed[0].action);
    }
}

/// The yardstick: its value against the mean of the next roll, the richest row, the right end.
#[test]
fn the_yardstick_does_what_it_says() {
    let game = game("{}", 3);
    let mut rng = Fast::seed_from_u64(1);
    let position = table(
        &game,
        &[&["B05", "B18"], &["B01", "B21"], &["B02", "B10"]],
        &[&["B09", "B29", "B39"], &["B03", "B04"], &["B06", "B07"]],
    );
    let mut state = State { position, knowledge: <FollyAndFortune as bearcade_core::Game>::Knowledge::default() };
    let me = Seat::new(0);
    let roll = |state: &mut State<FollyAndFortune>, card: &str| {
        let chance = game.read_chance(card).expect("a card");
        state.apply(&game, Step::Chance(chance));
    };
    let mut asked = |state: &State<FollyAndFortune>| choose(&game, state, me, Mind::Yardstick("ref"), &mut rng).action;
    // Under B05 a 5 is worth 5; under B18 (add 2) the next roll is worth (2 + 4 + 5) / 3 + 2 on average.
    roll(&mut state, "B39");
    assert_eq!(asked(&state), Action::Reroll);
    state.apply(&game, Step::Act(me, Action::Reroll));
    roll(&mut state, "B39");
    state.apply(&game, Step::Act(me, Action::Stop));
    // 5 + 2 against rows of 9 and 10 health.
    assert_eq!(asked(&state), Action::Target(Seat::new(2)));
    state.apply(&game, Step::Act(me, Action::Target(Seat::new(2))));
    assert_eq!(asked(&state), Action::Remove(0));
    state.apply(&game, Step::Act(me, Action::Remove(0)));
    assert_eq!(asked(&state), Action::End(End::Right));
}

#[test]
fn prospects_are_shares_of_one_win() {
    let game = game(r#"{"superpowers": true}"#, 4);
    let mut rng = Fast::seed_from_u64(3);
    let mut position = game.initial();
    let hunch = Hunch::new(&game);
    for turn in [0, 1, 9, 200] {
        hunch.play(&mut position, turn, &mut Plan::default(), &mut rng);
        let prospects = game.prospects(&position, &Budget::nodes(40), &mut rng);
        assert_eq!(prospects.len(), 4);
        let sum: f64 = prospects.iter().map(|estimate| estimate.mean).sum();
        assert!((sum - 1.0).abs() < 1e-4, "{prospects:?}");
        let over = game.turn(&position) == Turn::Over;
        let exact = prospects.iter().all(|estimate| estimate.term == Term::Win && estimate.error == 0.0);
        assert_eq!(over, exact, "{prospects:?}");
    }
}
