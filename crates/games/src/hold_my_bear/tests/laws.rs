use bearcade_conformance::{Laws, golden, imagining, options, perft, playthrough};
use bearcade_core::{Game, Playout, Rng as _, Seat, Silent, Step, Turn, pick};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

use super::naive::{self, Plain, plain};
use super::{all_cards_are_somewhere, playing, table, with};
use crate::hold_my_bear::{Action, Animal, Due, Hand, HoldMyBear, Position};

fn game(json: &str, seats: u8) -> HoldMyBear {
    HoldMyBear::new(options(json), seats).unwrap_or_else(|error| panic!("{json}: {error}"))
}

/// Returns what a person might type: every short action with cards of this game, and some with cards of another.
fn candidates(game: &HoldMyBear) -> Vec<Action> {
    let mut texts = Vec::new();
    for animal in game.animals.iter().map(|animal| animal.name()).chain(["vole"]) {
        texts.push(format!("name {animal}"));
        for number in 1..=5 {
            let card = format!("{animal}{number}");
            texts.extend(["play", "bear", "back", "return"].map(|verb| format!("{verb} {card}")));
            texts.push(format!("play {card} as {animal}"));
            texts.push(format!("play {card} bear1"));
            for seat in 0..8 {
                texts.push(format!("ask {seat} {card}"));
                texts.push(format!("give {card}>{seat}"));
                texts.push(format!("give {card}>{seat} bear2>0"));
            }
        }
    }
    texts.extend((0..8).map(|seat| format!("rob {seat}")));
    let mut actions: Vec<Action> =
        texts.iter().map(|text| game.read_action(text).unwrap_or_else(|error| panic!("{text}: {error}"))).collect();
    actions.sort_unstable();
    actions.dedup();
    actions
}

/// Tables that cover every animal. Hands are small, so that whole lists of actions can be checked.
const TABLES: &[(&str, u8)] = &[
    ("bear ferret tiger hamster vole", 8),
    ("bear ferret tiger hamster vole", 4),
    ("bear tiger cat", 2),
    ("bear chicken dog", 5),
    ("bear aardvark badger fish giraffe", 7),
    ("bear kangaroo rabbit turtle beaver bison", 8),
    ("bear ape walrus bat squid sheep", 8),
    ("bear badger turtle bison", 6),
    ("bear walrus ape", 4),
    ("bear aardvark rabbit fish", 5),
];

#[test]
fn the_game_obeys_the_laws_under_many_options() {
    for &(animals, seats) in TABLES {
        let game = game(&with(animals), seats);
        let laws = Laws::new(&game).walks(if seats < 5 { 3 } else { 8 });
        laws.candidates(candidates(&game)).invariant(all_cards_are_somewhere).run();
    }
}

/// Imagined positions match the view, with every animal and every number of players.
#[test]
fn imagined_positions_match_the_view() {
    for &(animals, seats) in TABLES {
        imagining(&game(&with(animals), seats), 2);
    }
}

/// The biggest game has eight players, twenty animals, and hands of up to twenty cards.
#[test]
fn the_biggest_game_ends() {
    let names: Vec<&str> = Animal::ALL[..20].iter().map(|animal| animal.name()).collect();
    let game = game(&with(&names.join(" ")), 8);
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let mut position = game.initial();
    Playout::<HoldMyBear>::default().run(&game, &mut position, &mut rng);
    assert_eq!(game.turn(&position), Turn::Over);
    all_cards_are_somewhere(&game, &position);
}

#[test]
fn a_position_is_small() {
    assert!(size_of::<Position>() <= 320, "{}", size_of::<Position>());
    assert!(size_of::<Action>() <= 16);
}

fn list(hand: &Hand) -> Vec<Plain> {
    plain(&hand.cards().map(|card| card.to_string()).collect::<Vec<_>>().join(" "))
}

/// In random games of random animals, the plays are those that a naive reading of the rulebook finds among all subsets
/// of the hand, and the number of gifts follows a formula.
#[test]
fn plays_and_gifts_agree_with_a_naive_count() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(3);
    let mut compared = 0;
    for _ in 0..120 {
        let seats = 4 + rng.below(5) as u8;
        let mut animals = vec!["bear"];
        while animals.len() < 6 {
            let animal = Animal::ALL[rng.below(Animal::ALL.len() as u32) as usize].name();
            if !animals.contains(&animal) {
                animals.push(animal);
            }
        }
        let game = game(&with(&animals.join(" ")), seats);
        let mut position = game.initial();
        loop {
            let step = match game.turn(&position) {
                Turn::Over => break,
                Turn::Chance => Step::Chance(game.sample_chance(&position, &mut rng)),
                Turn::Decide(deciders) => {
                    let seat = deciders.first().expect("at least one seat decides");
                    let mut legal = Vec::new();
                    game.legal_actions(&position, seat, &mut legal);
                    if matches!(position.due, Due::Turn | Due::Answer) && position.sizes[seat.index()] <= 12 {
                        compare(&game, &position, seat, &legal);
                        compared += 1;
                    }
                    Step::Act(seat, pick::<HoldMyBear>(&legal, &mut rng))
                }
            };
            game.apply(&mut position, step, &mut Silent);
        }
    }
    assert!(compared > 800, "{compared}");
}

fn compare(game: &HoldMyBear, position: &Position, seat: Seat, legal: &[Action]) {
    let animals: Vec<&str> = game.animals.iter().map(|animal| animal.name()).collect();
    let hand = list(&position.hands[seat.index()]);
    let on_table = list(&position.table.cards.iter().collect());
    let mut expected = naive::plays(&animals, &hand, &on_table, position.table.name.map(Animal::name));
    let all: Vec<String> = legal.iter().map(|&action| game.action_text(action)).collect();
    let (mut plays, gifts): (Vec<String>, Vec<String>) = all.into_iter().partition(|text| text.starts_with("play"));
    let can_play = !expected.is_empty();
    let must_give = position.due == Due::Turn && position.beavers.contains(seat);
    if must_give {
        expected.clear();
    }
    plays.sort_unstable();
    assert_eq!(plays, expected, "{position:?}");
    assert_eq!(game.can_play(position, seat), can_play && !position.beavers.contains(seat));
    let must_play = position.due == Due::Answer || position.must_play(game.seats()) && can_play && !must_give;
    assert_eq!(gifts.len(), if must_play { 0 } else { naive::gifts(&hand, usize::from(game.seats()) - 1) });
}

/// Counts the sequences of n cards drawn from this many copies of each kind. For each kind, it chooses the places in
/// the sequence.
fn sequences(copies: &[u64], n: usize) -> u64 {
    let choose = |n: usize, k: usize| (0..k).fold(1, |ways, i| ways * (n - i) as u64 / (i + 1) as u64);
    let mut ways = vec![0; n + 1];
    ways[0] = 1;
    for &copies in copies {
        ways = (0..=n)
            .map(|len| (0..=len.min(copies as usize)).map(|of_it| choose(len, of_it) * ways[len - of_it]).sum())
            .collect();
    }
    ways[n]
}

#[test]
fn perft_of_the_deal_agrees_with_a_formula() {
    for (animals, count, pinned) in
        [("bear tiger cat", 3, [15, 216, 2_985]), ("bear dog vole bat", 4, [20, 388, 7_300])]
    {
        let game = game(&with(animals), 3);
        let copies: Vec<u64> = [3, 2, 1, 1, 1].repeat(count);
        let counted = [1, 2, 3].map(|depth| perft(&game, &game.initial(), depth));
        assert_eq!(counted, [1, 2, 3].map(|depth| sequences(&copies, depth)));
        assert_eq!(counted, pinned);
    }
}

/// One play or gift, and then one of another player. The naive rules count every list.
#[test]
fn perft_of_two_turns_agrees_with_the_naive_rules() {
    let hands = ["bear2 tiger4 cat1 cat1 cat3", "bear1 tiger1 tiger2 cat5", "tiger5 cat2 cat4"];
    let animals = ["bear", "tiger", "cat"];
    let scene = playing("bear tiger cat", "tiger3", &hands);
    let counted = [1, 2].map(|depth| perft(&scene.game, &scene.state.position, depth));

    let on_table = plain("tiger3");
    let firsts = naive::plays(&animals, &plain(hands[0]), &on_table, None);
    assert_eq!(counted[0], (firsts.len() + naive::gifts(&plain(hands[0]), 2)) as u64);
    let options_of = |hand: &[Plain], over: &[Plain], name: Option<&str>| {
        (naive::plays(&animals, hand, over, name).len() + naive::gifts(hand, 2)) as u64
    };
    let mut total = 0;
    for play in &firsts {
        let played = table(play.strip_prefix("play ").expect("the action is a play"));
        let over = list(&played.cards.iter().collect());
        total += options_of(&plain(hands[1]), &over, played.name.map(Animal::name));
    }
    // Only the cards that seat 1 receives matter to seat 1. Two different cards can be given in four ways, two equal
    // ones in three.
    let own = plain(hands[0]);
    let mut seen = Vec::new();
    for first in 0..own.len() {
        for second in first + 1..own.len() {
            let pair = (own[first].clone(), own[second].clone());
            if seen.contains(&pair) {
                continue;
            }
            seen.push(pair.clone());
            let (a, b) = pair;
            let mut ways = vec![vec![a.clone(), b.clone()], vec![a.clone()], vec![]];
            if a != b {
                ways.push(vec![b]);
            }
            for got in ways {
                let mut hand: Vec<Plain> = plain(hands[1]).into_iter().chain(got).collect();
                hand.sort_by_key(|(animal, number)| (animals.iter().position(|name| name == animal), *number));
                total += options_of(&hand, &on_table, None);
            }
        }
    }
    assert_eq!(counted[1], total);
    assert_eq!(counted, [50, 2_051]);
}

#[test]
fn playthroughs_match_the_golden_files() {
    for (name, animals, seats, seed) in [
        ("two", "bear tiger cat", 2, 101),
        ("played", "bear aardvark badger", 3, 148),
        ("given", "bear turtle bison", 3, 127),
        ("must", "bear beaver rabbit", 3, 165),
    ] {
        let game = game(&with(animals), seats);
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/golden/hold-my-bear");
        golden(format!("{folder}/{name}.txt"), &playthrough(&game, seed));
    }
}
