//! The powers of the cards, as they are written in a deck.

use std::fmt;

use serde::{Serialize, Serializer};

/// When a power takes effect (FF-1, FF-30).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trigger {
    /// When the player stops at the card.
    Stopped,
    /// When the player rolls again after the card.
    Passed,
    /// At the end of a turn whose rolls never reached the card.
    Unseen,
}

/// What a card can do. The trigger stands beside it, in the card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Power {
    /// FF-15: nothing.
    #[default]
    None,
    /// FF-16, FF-32: adds to the value.
    Add(u8),
    /// FF-16, FF-32: takes from the value.
    Subtract(u8),
    /// FF-17.
    ShuffleRow,
    /// FF-18.
    AttackTwo,
    /// FF-19.
    ReturnToDie,
    /// FF-20.
    SwapWithDeck,
    /// FF-21.
    DrawNoAttack,
    /// FF-22.
    NotAboveHealth(u8),
    /// FF-23.
    NotBelowHealth(u8),
    /// FF-24.
    DoubleDiscardTwo,
    /// FF-25: a value below the first number becomes the second.
    BelowBecomes(u8, i8),
    /// FF-26: a value above the first number becomes the second.
    AboveBecomes(u8, i8),
    /// FF-27.
    SwapInRow,
    /// FF-28.
    RollAgainRaw,
    /// FF-31.
    RemoveFromNeighbour,
    /// FF-31.
    RemoveFromAny,
    /// FF-31.
    KeepOneRemoved,
    /// FF-32.
    OneMoreReroll,
    /// FF-32.
    ShieldThisCard,
    /// FF-32.
    ShieldTwoCards,
    /// FF-33.
    DrawUpToSix,
    /// FF-33.
    PartOfDieNextTurn,
    /// FF-33.
    DiscardRowAndHand,
    /// FF-33.
    DamageSelf(u8),
    /// FF-33.
    LookAtHand,
    /// FF-33.
    SwapRowCards,
}

/// The largest number of a power (FF-40).
const MOST: i8 = 20;

impl Power {
    /// The power's word, without its numbers.
    pub const fn word(self) -> &'static str {
        match self {
            Self::None => "none",
            Self::Add(_) => "add",
            Self::Subtract(_) => "subtract",
            Self::ShuffleRow => "shuffle_row",
            Self::AttackTwo => "attack_two",
            Self::ReturnToDie => "return_to_die",
            Self::SwapWithDeck => "swap_with_deck",
            Self::DrawNoAttack => "draw_no_attack",
            Self::NotAboveHealth(_) => "not_above_health",
            Self::NotBelowHealth(_) => "not_below_health",
            Self::DoubleDiscardTwo => "double_discard_two",
            Self::BelowBecomes(..) => "below_becomes",
            Self::AboveBecomes(..) => "above_becomes",
            Self::SwapInRow => "swap_in_row",
            Self::RollAgainRaw => "roll_again_raw",
            Self::RemoveFromNeighbour => "remove_from_neighbour",
            Self::RemoveFromAny => "remove_from_any",
            Self::KeepOneRemoved => "keep_one_removed",
            Self::OneMoreReroll => "one_more_reroll",
            Self::ShieldThisCard => "shield_this_card",
            Self::ShieldTwoCards => "shield_two_cards",
            Self::DrawUpToSix => "draw_up_to_six",
            Self::PartOfDieNextTurn => "part_of_die_next_turn",
            Self::DiscardRowAndHand => "discard_row_and_hand",
            Self::DamageSelf(_) => "damage_self",
            Self::LookAtHand => "look_at_hand",
            Self::SwapRowCards => "swap_row_cards",
        }
    }

    /// May the power stand on a card of the simple variant (FF-38)?
    pub const fn is_simple(self) -> bool {
        matches!(
            self,
            Self::None
                | Self::Add(_)
                | Self::Subtract(_)
                | Self::BelowBecomes(..)
                | Self::AboveBecomes(..)
                | Self::DoubleDiscardTwo
                | Self::RollAgainRaw
        )
    }

    /// May the power have this trigger?
    const fn takes(self, trigger: Trigger) -> bool {
        match self {
            Self::Add(_) | Self::Subtract(_) => matches!(trigger, Trigger::Stopped | Trigger::Passed),
            Self::OneMoreReroll | Self::ShieldThisCard | Self::ShieldTwoCards => matches!(trigger, Trigger::Passed),
            Self::DrawUpToSix
            | Self::PartOfDieNextTurn
            | Self::DiscardRowAndHand
            | Self::DamageSelf(_)
            | Self::LookAtHand
            | Self::SwapRowCards => matches!(trigger, Trigger::Unseen),
            _ => matches!(trigger, Trigger::Stopped),
        }
    }
}

/// A power as decks write it, without its trigger: `add 3`.
impl fmt::Display for Power {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())?;
        match self {
            Self::Add(x)
            | Self::Subtract(x)
            | Self::NotAboveHealth(x)
            | Self::NotBelowHealth(x)
            | Self::DamageSelf(x) => write!(f, " {x}"),
            Self::BelowBecomes(x, y) | Self::AboveBecomes(x, y) => write!(f, " {x} {y}"),
            _ => Ok(()),
        }
    }
}

impl Serialize for Power {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl Trigger {
    /// The word before the colon.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Stopped => "stopped",
            Self::Passed => "passed",
            Self::Unseen => "unseen",
        }
    }
}

/// Reads a power with its trigger, such as `passed:add 3`; the error says what is wrong with it (FF-40).
pub(super) fn read(text: &str) -> Result<(Trigger, Power), String> {
    if text == "none" {
        return Ok((Trigger::Stopped, Power::None));
    }
    let Some((before, rest)) = text.split_once(':') else {
        return Err(format!("the power {text:?} has no trigger: write stopped:, passed: or unseen: before it"));
    };
    let trigger = match before {
        "stopped" => Trigger::Stopped,
        "passed" => Trigger::Passed,
        "unseen" => Trigger::Unseen,
        _ => return Err(format!("{before:?} is no trigger: it is stopped, passed or unseen")),
    };
    let power = read_untriggered(rest)?;
    if power == Power::None || !power.takes(trigger) {
        return Err(format!("the power {} can't be {before}", power.word()));
    }
    Ok((trigger, power))
}

fn read_untriggered(text: &str) -> Result<Power, String> {
    let mut words = text.split(' ');
    let name = words.next().unwrap_or_default();
    let numbers: Vec<&str> = words.collect();
    let number = |index: usize, least: i8| -> Result<i8, String> {
        let word = numbers.get(index).copied().unwrap_or_default();
        match word.parse::<i8>() {
            Ok(number) if (least..=MOST).contains(&number) => Ok(number),
            _ => Err(format!("the power {name} takes a number from {least} to {MOST}, not {word:?}")),
        }
    };
    let x = || number(0, 0).map(|x| x as u8);
    let (power, count) = match name {
        "none" => (Power::None, 0),
        "add" => (Power::Add(x()?), 1),
        "subtract" => (Power::Subtract(x()?), 1),
        "shuffle_row" => (Power::ShuffleRow, 0),
        "attack_two" => (Power::AttackTwo, 0),
        "return_to_die" => (Power::ReturnToDie, 0),
        "swap_with_deck" => (Power::SwapWithDeck, 0),
        "draw_no_attack" => (Power::DrawNoAttack, 0),
        "not_above_health" => (Power::NotAboveHealth(x()?), 1),
        "not_below_health" => (Power::NotBelowHealth(x()?), 1),
        "double_discard_two" => (Power::DoubleDiscardTwo, 0),
        "below_becomes" => (Power::BelowBecomes(x()?, number(1, -MOST)?), 2),
        "above_becomes" => (Power::AboveBecomes(x()?, number(1, -MOST)?), 2),
        "swap_in_row" => (Power::SwapInRow, 0),
        "roll_again_raw" => (Power::RollAgainRaw, 0),
        "remove_from_neighbour" => (Power::RemoveFromNeighbour, 0),
        "remove_from_any" => (Power::RemoveFromAny, 0),
        "keep_one_removed" => (Power::KeepOneRemoved, 0),
        "one_more_reroll" => (Power::OneMoreReroll, 0),
        "shield_this_card" => (Power::ShieldThisCard, 0),
        "shield_two_cards" => (Power::ShieldTwoCards, 0),
        "draw_up_to_six" => (Power::DrawUpToSix, 0),
        "part_of_die_next_turn" => (Power::PartOfDieNextTurn, 0),
        "discard_row_and_hand" => (Power::DiscardRowAndHand, 0),
        "damage_self" => (Power::DamageSelf(x()?), 1),
        "look_at_hand" => (Power::LookAtHand, 0),
        "swap_row_cards" => (Power::SwapRowCards, 0),
        _ => return Err(format!("there is no power {name:?}")),
    };
    if numbers.len() == count {
        Ok(power)
    } else {
        Err(format!("the power {name} takes {count} number(s), not {}", numbers.len()))
    }
}
