use bearcade_core::NotationError;
use serde::{Deserialize, Serialize};

/// A player's action (CB-6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// CB-4: roll the die and run.
    Roll,
    /// CB-5: draw a card.
    Draw,
}

/// The six cards (CB-8 to CB-13).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Card {
    /// CB-8: move forward 3.
    Impulsion,
    /// CB-9: move forward 5.
    SuperImpulsion,
    /// CB-10: the bear loses 1 energy.
    Tiredness,
    /// CB-11: the bear gains 1 energy.
    Hunger,
    /// CB-12: move back 3.
    BackwardPush,
    /// CB-13: flip a coin for the direction and roll a die for the distance.
    RandomGift,
}

impl Card {
    /// All cards, in rulebook order.
    pub const ALL: [Self; 6] =
        [Self::Impulsion, Self::SuperImpulsion, Self::Tiredness, Self::Hunger, Self::BackwardPush, Self::RandomGift];

    /// Returns the card's name in notation and options.
    pub const fn name(self) -> &'static str {
        NAMES[self as usize]
    }
}

/// The cards' names, in the order of [`Card::ALL`].
pub(super) const NAMES: &[&str] =
    &["impulsion", "super_impulsion", "tiredness", "hunger", "backward_push", "random_gift"];

/// The direction of a Random Gift (CB-13).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Way {
    /// Away from the bear.
    Forward,
    /// Towards the bear.
    Back,
}

/// A chance outcome: a die roll, a card, or the direction of a Random Gift.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Chance {
    /// A die roll: 1–6 for a player or a Random Gift, 1–3 for the bear.
    Die(u8),
    /// A drawn card.
    Card(Card),
    /// The coin flip of a Random Gift.
    Way(Way),
}

pub(super) fn write_action(action: Action, out: &mut String) {
    out.push_str(match action {
        Action::Roll => "roll",
        Action::Draw => "draw",
    });
}

pub(super) fn read_action(text: &str) -> Result<Action, NotationError> {
    match text {
        "roll" => Ok(Action::Roll),
        "draw" => Ok(Action::Draw),
        _ => Err(NotationError::expected("roll or draw")),
    }
}

pub(super) fn write_chance(chance: Chance, out: &mut String) {
    match chance {
        Chance::Die(face) => out.push(char::from(b'0' + face)),
        Chance::Card(card) => out.push_str(card.name()),
        Chance::Way(Way::Forward) => out.push_str("forward"),
        Chance::Way(Way::Back) => out.push_str("back"),
    }
}

pub(super) fn read_chance(text: &str) -> Result<Chance, NotationError> {
    if let Some(card) = Card::ALL.into_iter().find(|card| card.name() == text) {
        return Ok(Chance::Card(card));
    }
    match text.as_bytes() {
        [face @ b'1'..=b'6'] => Ok(Chance::Die(face - b'0')),
        b"forward" => Ok(Chance::Way(Way::Forward)),
        b"back" => Ok(Chance::Way(Way::Back)),
        _ => Err(NotationError::expected(format!("a die 1 to 6, forward, back, or a card: {}", NAMES.join(", ")))),
    }
}
