//! Answers to questions about the game (HB-38).

use bearcade_core::{Seat, Viewer};
use bearcade_games::hold_my_bear::{Animal, Card, Due, Fact, MatchView, PlayerView, View};

use super::naming::{
    animal_help, animal_text, card_text, counts_text, hand_text, match_text, plural, set_text, sport_text, worth_text,
};
use crate::{Teller, arg};

/// How many of the latest facts about hands are told.
const TOLD_FACTS: usize = 8;

/// HB-38: the match with all that counts, who wins with it, and what is known of every hand.
pub(super) fn status(view: &View, teller: &Teller) -> String {
    let mut lines = vec![turn(view, teller), the_match(view, teller)];
    lines.extend(seats(view).map(|seat| player(view, seat, teller)));
    lines.join(" ")
}

pub(super) fn turn(view: &View, teller: &Teller) -> String {
    let id = match view.due {
        Due::Deal => return teller.words.say("hb-turn-deal", &[arg("n", view.deck)]),
        Due::Steal => return teller.words.text("hb-turn-steal"),
        Due::Nothing => {
            return match view.winner {
                Some(seat) => teller.text_about("hb-turn-won", seat, &[]),
                None => teller.words.text("hb-turn-tied"),
            };
        }
        Due::Turn => "hb-turn-turn",
        Due::Bear => "hb-turn-bear",
        Due::Answer => "hb-turn-answer",
        Due::Rob => "hb-turn-rob",
        Due::Back => "hb-turn-back",
        Due::Name => "hb-turn-name",
        Due::Ask => "hb-turn-ask",
        Due::Return => "hb-turn-return",
        Due::Bison => "hb-turn-bison",
    };
    let seat = view.to_decide.expect("all else is somebody's decision");
    teller.text_about(id, seat, &[])
}

/// The match with its owner and worth, who wins if nobody beats it, and whether one must play.
pub(super) fn the_match(view: &View, teller: &Teller) -> String {
    let Some(table) = &view.table else { return teller.words.text("hb-match-none") };
    let arguments = [
        arg("cards", match_text(table, teller)),
        arg("n", table.sports.len()),
        arg("worth", worth_text(table, teller)),
    ];
    let mut text = match table.owner {
        Some(owner) => teller.text_about("hb-match", owner, &arguments),
        None => teller.words.say("hb-match-nobody", &arguments),
    };
    if view.due != Due::Nothing {
        text = format!("{text} {}", outlook(view, table, teller));
        if view.must_play {
            text = format!("{text} {}", teller.words.text("hb-must-play"));
        }
    }
    text
}

/// HB-9, HB-10: who wins if nobody beats the match.
pub(super) fn outlook(view: &View, table: &MatchView, teller: &Teller) -> String {
    let Some(owner) = table.owner else { return teller.words.text("hb-outlook-nobody") };
    match holds_bear(&view.players[owner.index()]) {
        Some(true) => teller.text_about("hb-outlook-bear", owner, &[]),
        Some(false) => teller.text_about("hb-outlook-win", owner, &[]),
        None => teller.words.say("hb-outlook-maybe", &[arg("name", teller.name(owner))]),
    }
}

/// Does the player hold a bear, as far as the viewer can know?
pub(super) fn holds_bear(player: &PlayerView) -> Option<bool> {
    let seen = player.hand.as_ref().unwrap_or(&player.known);
    let all_seen = seen.len() == usize::from(player.cards);
    if seen.iter().any(|card| card.is_bear()) { Some(true) } else { all_seen.then_some(false) }
}

/// The number of a player's cards, what is known of them, and a beaver.
fn player(view: &View, seat: Seat, teller: &Teller) -> String {
    let player = &view.players[seat.index()];
    let n = arg("n", player.cards);
    let shown = player.hand.as_ref().filter(|_| !teller.is_you(seat));
    let mut text = match (shown, &player.known[..]) {
        _ if player.cards == 0 => teller.text_about("hb-player-empty", seat, &[]),
        (Some(hand), _) => teller.text_about("hb-player-shown", seat, &[n, arg("cards", hand_text(hand, teller))]),
        (_, []) => teller.text_about("hb-player-hidden", seat, &[n]),
        (_, known) => teller.text_about("hb-player-known", seat, &[n, arg("cards", hand_text(known, teller))]),
    };
    if player.beaver {
        text = format!("{text} {}", teller.text_about("hb-player-beaver", seat, &[]));
    }
    text
}

pub(super) fn others(view: &View, teller: &Teller) -> String {
    let others = seats(view).filter(|&seat| !teller.is_you(seat));
    others.map(|seat| player(view, seat, teller)).collect::<Vec<_>>().join(" ")
}

/// The listener's cards, and those that their bears ban (HB-18).
pub(super) fn hand(view: &View, teller: &Teller) -> String {
    let Viewer::Seat(seat) = teller.viewer else { return teller.words.text("hb-hand-watching") };
    let hand = view.players[seat.index()].hand.as_deref().unwrap_or_default();
    if hand.is_empty() {
        return teller.text_about("hb-player-empty", seat, &[]);
    }
    let arguments = [arg("n", hand.len()), arg("cards", hand_text(hand, teller))];
    let text = teller.text_about("hb-player-shown", seat, &arguments);
    let bans = |card: &Card| hand.iter().any(|bear| bear.is_bear() && bear.number() == card.number());
    let banned: Vec<Card> = hand.iter().copied().filter(|card| !card.is_bear() && bans(card)).collect();
    if banned.is_empty() {
        return text;
    }
    format!("{text} {}", teller.words.say("hb-hand-banned", &[arg("cards", hand_text(&banned, teller))]))
}

/// The last cards played, and how long ago that was.
pub(super) fn last(view: &View, teller: &Teller) -> String {
    let played = view.table.as_ref().and_then(|table| table.owner.map(|owner| (owner, table)));
    let mut text = match played {
        Some((owner, table)) => {
            let arguments = [arg("cards", match_text(table, teller)), arg("worth", worth_text(table, teller))];
            teller.text_about("hb-last", owner, &arguments)
        }
        None => teller.words.text("hb-last-nobody"),
    };
    if view.quiet > 0 {
        text = format!("{text} {}", teller.words.say("hb-last-quiet", &[arg("n", view.quiet)]));
        if played.is_none() {
            text = format!("{text} {}", teller.words.say("hb-last-tie", &[arg("n", view.tie_at)])); // HB-20
        }
    }
    text
}

/// The animals of the game with their sports (HB-37), how they are typed, and what those with a power do.
pub(super) fn animals(view: &View, teller: &Teller) -> String {
    let item = |&animal: &Animal| {
        let name = animal_text(animal, teller);
        let sport = arg("sport", sport_text(animal, teller));
        if name == animal.name() {
            teller.words.say("hb-animals-item", &[arg("animal", name), sport])
        } else {
            let word = arg("word", animal.name());
            teller.words.say("hb-animals-item-typed", &[arg("animal", name), word, sport])
        }
    };
    let items: Vec<String> = view.animals.iter().map(item).collect();
    let list = teller.words.say("hb-animals", &[arg("animals", items.join("; "))]);
    let powers = view.animals.iter().filter(|&&animal| has_power(animal));
    std::iter::once(list).chain(powers.map(|&animal| animal_help(animal, teller))).collect::<Vec<_>>().join(" ")
}

pub(super) const fn has_power(animal: Animal) -> bool {
    !matches!(
        animal,
        Animal::Ferret | Animal::Tiger | Animal::Chicken | Animal::Dog | Animal::Cat | Animal::Hamster | Animal::Vole
    )
}

pub(super) fn gone(view: &View, teller: &Teller) -> String {
    if view.removed.is_empty() {
        return teller.words.text("hb-gone-nothing");
    }
    let arguments = [arg("n", view.removed.len()), arg("cards", hand_text(&view.removed, teller))];
    teller.words.say("hb-gone", &arguments)
}

/// HB-36: the latest that came out about hands.
pub(super) fn facts(view: &View, teller: &Teller) -> String {
    if view.facts.is_empty() {
        return teller.words.text("hb-facts-nothing");
    }
    let latest = &view.facts[view.facts.len().saturating_sub(TOLD_FACTS)..];
    latest.iter().map(|fact| fact_text(fact, teller)).collect::<Vec<_>>().join(" ")
}

fn fact_text(fact: &Fact, teller: &Teller) -> String {
    let card = |card| arg("card", card_text(card, teller));
    match fact {
        Fact::HeldHighest { seat, card: bear } => teller.text_about("hb-fact-highest", *seat, &[card(*bear)]),
        Fact::NoMove { turn, seat, over, name } => {
            let name = name.filter(|&name| name != Animal::Bear);
            let cards = arg("cards", set_text(over, name, teller));
            teller.text_about("hb-fact-no-move", *seat, &[arg("turn", *turn), cards])
        }
        Fact::Told { turn, animal, counts } => {
            let (answers, _) = counts_text(counts, teller);
            let animals = arg("animals", plural(*animal, teller));
            teller.words.say("hb-fact-told", &[arg("turn", *turn), animals, arg("answers", answers)])
        }
        Fact::HadNot { turn, seat, card: asked } => {
            teller.text_about("hb-fact-had-not", *seat, &[arg("turn", *turn), card(*asked)])
        }
        Fact::HadOnly { turn, seat, card: only } => {
            teller.text_about("hb-fact-had-only", *seat, &[arg("turn", *turn), card(*only)])
        }
        Fact::HadNoBear { turn, seat } => teller.text_about("hb-fact-no-bear", *seat, &[arg("turn", *turn)]),
    }
}

fn seats(view: &View) -> impl Iterator<Item = Seat> {
    Seat::all(view.players.len() as u8)
}
