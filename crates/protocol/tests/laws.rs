//! Short seeded runs of the fuzz targets' bodies: real texts, mangled.

use bearcade_core::{Game, GameOptions, OptionValues, Rng, Turn, Viewer, pick};
use bearcade_protocol::laws;
use bearcade_table::{Dice, Match, for_each_game};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

/// A record of a random game, cut off after a while.
fn record_of<G: Game>(seed: u64, most: usize) -> String {
    let options = G::Options::from_values(&OptionValues::new()).expect("the defaults are good");
    let mut played = Match::new(G::new(options, G::SEATS.1).expect("the defaults are good"));
    let dice = Dice::seeded(seed);
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    for _ in 0..most {
        match played.turn() {
            Turn::Over => break,
            Turn::Chance => drop(played.throw(&dice).expect("chance is due")),
            Turn::Decide(seats) => {
                let seat = seats.first().expect("a seat");
                let action = pick::<G>(&played.legal_actions(seat), &mut rng);
                played.act(seat, action).expect("a legal action");
            }
        }
    }
    played.record(Viewer::Omniscient).to_string()
}

fn records() -> Vec<String> {
    macro_rules! each {
        ($($game:ty),+) => { vec![$(record_of::<$game>(1, 60), record_of::<$game>(2, 100_000)),+] };
    }
    for_each_game!(each)
}

/// Changes a few bytes: drops, doubles, exchanges, replaces.
fn mangle(text: &str, rng: &mut impl Rng) -> String {
    const SPICE: &[u8] = b" 0123456789abcdeg>*?-,:;#\n{}[]\"\\\xc3\xa9";
    let mut bytes = text.as_bytes().to_vec();
    for _ in 0..=rng.below(3) {
        if bytes.is_empty() {
            break;
        }
        let at = rng.below(bytes.len() as u32) as usize;
        let other = rng.below(bytes.len() as u32) as usize;
        match rng.below(5) {
            0 => drop(bytes.remove(at)),
            1 => bytes.insert(at, bytes[other]),
            2 => bytes.swap(at, other),
            3 => bytes[at] = SPICE[rng.below(SPICE.len() as u32) as usize],
            _ => bytes.truncate(at),
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

#[test]
fn notation_survives_any_text() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    for record in records() {
        for line in record.lines().filter_map(|line| line.get(4..)).take(150) {
            laws::notation(line);
            for _ in 0..20 {
                laws::notation(&mangle(line, &mut rng));
            }
        }
    }
}

#[test]
fn records_survive_any_text() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(2);
    for record in records() {
        laws::record(&record);
        for _ in 0..60 {
            laws::record(&mangle(&record, &mut rng));
        }
    }
}

#[test]
fn lines_survive_any_text() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(3);
    let session = include_str!("../../../docs/protocol.md");
    let requests = session.lines().filter_map(|line| line.strip_prefix("> ").filter(|line| line.starts_with('{')));
    let requests = requests.collect::<Vec<_>>().join("\n");
    assert!(requests.lines().count() > 20);
    laws::lines(&requests);
    for _ in 0..150 {
        laws::lines(&mangle(&requests, &mut rng));
    }
}
