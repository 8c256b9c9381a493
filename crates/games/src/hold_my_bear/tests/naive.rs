//! A second, naive implementation of the rules for sets, straight from the rulebook, on plain lists. It is slow and
//! shares only notation with the rules.

use std::collections::BTreeMap;

/// A card as the animal's name and the number.
pub(super) type Plain = (String, u32);

pub(super) fn plain(text: &str) -> Vec<Plain> {
    let card = |card: &str| (card[..card.len() - 1].to_owned(), card[card.len() - 1..].parse().expect("a number"));
    text.split_ascii_whitespace().map(card).collect()
}

struct Measured {
    sports: Vec<String>,
    count: usize,
    total: u32,
    bears: usize,
    sheep: bool,
}

fn measure(set: &[Plain], name: Option<&str>) -> Measured {
    let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
    for (animal, _) in set.iter().filter(|(animal, _)| animal != "bear") {
        *counts.entry(animal).or_default() += 1;
    }
    let bears = set.iter().filter(|(animal, _)| animal == "bear").count();
    let highest = set.iter().filter(|(animal, _)| animal != "fish").map(|(_, number)| *number).max();
    let number = |(animal, number): &Plain| if animal == "fish" { highest.unwrap_or(*number) } else { *number };
    let most = counts.values().copied().max().unwrap_or(0);
    let mut sports: Vec<String> =
        counts.iter().filter(|(_, count)| **count == most).map(|(animal, _)| (*animal).to_owned()).collect();
    if counts.is_empty() {
        sports = vec![name.unwrap_or("bear").to_owned()];
    }
    let sheep = counts.contains_key("sheep");
    Measured { sports, count: most + bears, total: set.iter().map(number).sum(), bears, sheep }
}

fn is_allowed(set: &[Plain]) -> bool {
    let has = |name: &str| set.iter().any(|(animal, _)| animal == name);
    let more_than = |name: &str| set.iter().any(|(animal, _)| animal != name && animal != "bear");
    let several = measure(set, None).sports.len() > 1;
    !(has("ape") && !more_than("ape")
        || has("walrus") && more_than("walrus")
        || has("bat") && several
        || has("squid") && !several)
}

fn is_valid(set: &[Plain], name: Option<&str>, on_table: &[Plain], table_name: Option<&str>) -> bool {
    let (own, other) = (measure(set, name), measure(on_table, table_name));
    let tie = own.sheep || other.sheep;
    let shares = own.sports.iter().any(|sport| other.sports.contains(sport));
    let is_new = own.sports.iter().any(|sport| !other.sports.contains(sport));
    is_allowed(set)
        && (is_new && (own.count > other.count || tie && own.count == other.count)
            || shares && (own.total > other.total || tie && own.total == other.total)
            || own.bears > other.bears
            || tie && own.bears == other.bears && own.bears > 0)
}

/// Returns all valid plays of a hand: the cards in the hand's order, with the name. The list is sorted and has no
/// duplicates. The hand must be in the order of notation.
pub(super) fn plays(animals: &[&str], hand: &[Plain], on_table: &[Plain], table_name: Option<&str>) -> Vec<String> {
    assert!(hand.len() <= 16, "every subset is tried, so the hand must be small");
    let banned = |(animal, number): &Plain| animal != "bear" && hand.contains(&("bear".to_owned(), *number));
    let mut found = Vec::new();
    for subset in 1u32..1 << hand.len() {
        if subset.count_ones() > 5 {
            continue;
        }
        let set: Vec<Plain> = (0..hand.len()).filter(|at| subset >> at & 1 == 1).map(|at| hand[at].clone()).collect();
        if set.iter().any(banned) {
            continue;
        }
        let words: Vec<String> = set.iter().map(|(animal, number)| format!("{animal}{number}")).collect();
        let text = words.join(" ");
        if set.iter().all(|(animal, _)| animal == "bear") {
            let names = animals.iter().filter(|name| is_valid(&set, Some(name), on_table, table_name));
            found.extend(names.map(|name| format!("play {text} as {name}")));
        } else if is_valid(&set, None, on_table, table_name) {
            found.push(format!("play {text}"));
        }
    }
    found.sort_unstable();
    found.dedup();
    found
}

/// Returns the number of gifts of a hand to this many other players (HB-14), by formula.
pub(super) fn gifts(hand: &[Plain], others: usize) -> usize {
    if hand.len() == 1 {
        return others;
    }
    let mut kinds: BTreeMap<&Plain, usize> = BTreeMap::new();
    for card in hand {
        *kinds.entry(card).or_default() += 1;
    }
    let acts = |card: &Plain| ["turtle", "beaver", "bison"].contains(&card.0.as_str());
    let acting = kinds.keys().filter(|card| acts(card)).count();
    let pairs = |n: usize| n * n.saturating_sub(1) / 2;
    let twins = kinds.iter().filter(|(_, count)| **count > 1);
    let twins: usize =
        twins.map(|(card, _)| if acts(card) { others * others } else { others * (others + 1) / 2 }).sum();
    (pairs(kinds.len()) + pairs(acting)) * others * others + twins
}

/// Returns whether some set of up to five cards of these animals and bears contains this animal and passes all
/// restrictions. Numbers don't matter for that.
pub(super) fn some_set_with(name: &str, animals: &[&str]) -> bool {
    let all: Vec<&str> = animals.iter().copied().chain(["bear", "none"]).collect();
    (0..all.len().pow(5)).any(|mut code| {
        let mut set = Vec::new();
        for _ in 0..5 {
            let animal = all[code % all.len()];
            code /= all.len();
            if animal != "none" {
                set.push((animal.to_owned(), 1));
            }
        }
        set.iter().any(|(animal, _)| animal == name) && is_allowed(&set)
    })
}
