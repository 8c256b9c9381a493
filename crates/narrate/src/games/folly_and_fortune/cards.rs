//! Cards and their powers in words and signs.

use bearcade_games::folly_and_fortune::{Card, CardName, End, FollyAndFortune, Power, Trigger};

use crate::{Arg, Words, arg};

/// A power with its trigger, for people.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PowerWords {
    /// A sign that needs no reading, the same in every language: `+3`, `‹4→6` (FF-38).
    pub sign: String,
    /// A few words: "passed: plus 3".
    pub name: String,
    /// What it does, in a sentence.
    pub help: String,
}

/// A power as a sign and in words.
pub fn power_words(words: &Words, trigger: Trigger, power: Power) -> PowerWords {
    let (id, numbers) = message(power);
    let [sign, help] = ["sign", "help"].map(|attribute| words.attribute(id, attribute, &numbers));
    let name = words.say(id, &numbers);
    if power == Power::None {
        return PowerWords { sign, name, help };
    }
    let id = match trigger {
        Trigger::Stopped => "ff-trigger-stopped",
        Trigger::Passed => "ff-trigger-passed",
        Trigger::Unseen => "ff-trigger-unseen",
    };
    PowerWords {
        sign: words.attribute(id, "sign", &[arg("sign", sign)]),
        name: words.say(id, &[arg("power", name)]),
        help: words.attribute(id, "help", &[arg("help", help)]),
    }
}

/// The powers of a card, left to right; a card without any has the power that does nothing.
pub fn card_powers(words: &Words, card: &Card) -> Vec<PowerWords> {
    let real: Vec<_> = card.powers.iter().filter(|(_, power)| *power != Power::None).collect();
    if real.is_empty() {
        return vec![power_words(words, Trigger::Stopped, Power::None)];
    }
    real.into_iter().map(|&(trigger, power)| power_words(words, trigger, power)).collect()
}

/// A card as a hand's owner needs it: number, health and powers.
pub fn hand_card(words: &Words, card: &Card) -> String {
    let number = figure(card.number.into());
    words.say("ff-card", &[id_of(card), arg("number", number), arg("health", card.health), powers_of(words, card)])
}

/// A card as it counts in a row: health and powers, and whether a shield protects it (FF-32).
pub fn row_card(words: &Words, card: &Card, shielded: bool) -> String {
    let id = if shielded { "ff-card-shielded" } else { "ff-card-in-row" };
    words.say(id, &[id_of(card), arg("health", card.health), powers_of(words, card)])
}

/// A card of a row with its place, counted from 1 at the left.
pub(super) fn placed_card(words: &Words, card: &Card, place: usize) -> String {
    let arguments = [id_of(card), arg("place", place), arg("health", card.health), powers_of(words, card)];
    words.say("ff-card-at", &arguments)
}

/// The powers of a card in a few words.
pub(super) fn powers(words: &Words, card: &Card) -> String {
    card_powers(words, card).into_iter().map(|power| power.name).collect::<Vec<_>>().join(", ")
}

/// A power in a few words, where the trigger is clear.
pub(super) fn power_name(words: &Words, power: Power) -> String {
    let (id, numbers) = message(power);
    words.say(id, &numbers)
}

/// The card behind a name.
pub(super) fn face(game: &FollyAndFortune, name: CardName) -> &Card {
    &game.deck().cards()[usize::from(name.card())]
}

/// Cards of a hand or a pile, as a list.
pub(super) fn hand_cards(game: &FollyAndFortune, words: &Words, names: &[CardName]) -> String {
    let said: Vec<String> = names.iter().map(|&name| hand_card(words, face(game, name))).collect();
    words.list(&said)
}

/// Cards by their ids only.
pub(super) fn ids(names: &[CardName]) -> String {
    names.iter().map(CardName::text).collect::<Vec<_>>().join(", ")
}

/// A number with a real minus.
pub(super) fn figure(number: i16) -> String {
    if number < 0 { format!("−{}", -i32::from(number)) } else { number.to_string() }
}

/// A number with its sign.
pub(super) fn signed(number: i16) -> String {
    if number < 0 { figure(number) } else { format!("+{number}") }
}

/// An end of a row, as the messages choose by it.
pub(super) fn end(end: End) -> Arg<'static> {
    arg("end", if end == End::Left { "left" } else { "right" })
}

fn id_of(card: &Card) -> Arg<'_> {
    arg("id", card.name.text())
}

fn powers_of(words: &Words, card: &Card) -> Arg<'static> {
    arg("powers", powers(words, card))
}

/// The message of a power and the numbers in it.
fn message(power: Power) -> (&'static str, Vec<Arg<'static>>) {
    let (id, x, y) = match power {
        Power::None => ("ff-power-none", None, None),
        Power::Add(x) => ("ff-power-add", Some(x), None),
        Power::Subtract(x) => ("ff-power-subtract", Some(x), None),
        Power::ShuffleRow => ("ff-power-shuffle-row", None, None),
        Power::AttackTwo => ("ff-power-attack-two", None, None),
        Power::ReturnToDie => ("ff-power-return-to-die", None, None),
        Power::SwapWithDeck => ("ff-power-swap-with-deck", None, None),
        Power::DrawNoAttack => ("ff-power-draw-no-attack", None, None),
        Power::NotAboveHealth(x) => ("ff-power-not-above-health", Some(x), None),
        Power::NotBelowHealth(x) => ("ff-power-not-below-health", Some(x), None),
        Power::DoubleDiscardTwo => ("ff-power-double-discard-two", None, None),
        Power::BelowBecomes(x, y) => ("ff-power-below-becomes", Some(x), Some(y)),
        Power::AboveBecomes(x, y) => ("ff-power-above-becomes", Some(x), Some(y)),
        Power::SwapInRow => ("ff-power-swap-in-row", None, None),
        Power::RollAgainRaw => ("ff-power-roll-again-raw", None, None),
        Power::RemoveFromNeighbour => ("ff-power-remove-from-neighbour", None, None),
        Power::RemoveFromAny => ("ff-power-remove-from-any", None, None),
        Power::KeepOneRemoved => ("ff-power-keep-one-removed", None, None),
        Power::OneMoreReroll => ("ff-power-one-more-reroll", None, None),
        Power::ShieldThisCard => ("ff-power-shield-this-card", None, None),
        Power::ShieldTwoCards => ("ff-power-shield-two-cards", None, None),
        Power::DrawUpToSix => ("ff-power-draw-up-to-six", None, None),
        Power::PartOfDieNextTurn => ("ff-power-part-of-die-next-turn", None, None),
        Power::DiscardRowAndHand => ("ff-power-discard-row-and-hand", None, None),
        Power::DamageSelf(x) => ("ff-power-damage-self", Some(x), None),
        Power::LookAtHand => ("ff-power-look-at-hand", None, None),
        Power::SwapRowCards => ("ff-power-swap-row-cards", None, None),
    };
    let x = x.map(|x| arg("x", x));
    let y = y.map(|y| arg("y", figure(y.into())));
    (id, x.into_iter().chain(y).collect())
}
