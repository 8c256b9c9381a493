//! The powers of the cards, and their format in a deck.

use std::fmt;

use serde::{Serialize, Serializer};

/// The moment when a power takes effect (FF-1, FF-30).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trigger {
    /// When the player stops at the card.
    Stopped,
    /// When the player rolls again after the card.
    Passed,
    /// At the end of a turn, if no roll reached the card.
    Unseen,
}

/// A card's power. The card stores the trigger with it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Power {
    /// FF-15: has no effect.
    #[default]
    None,
    /// FF-16, FF-32: adds to the value.
    Add(u8),
    /// FF-16, FF-32: subtracts from the value.
    Subtract(u8),
    /// FF-17: shuffles the row after the attack.
    ShuffleRow,
    /// FF-18: allows attacks on two different players.
    AttackTwo,
    /// FF-19: lets the player keep the rolled card in the hand instead of attacking.
    ReturnToDie,
    /// FF-20: lets the player put a card under the deck and draw another.
    SwapWithDeck,
    /// FF-21: draws a card and makes no attack.
    DrawNoAttack,
    /// FF-22: forbids attacks on rows with more health than this.
    NotAboveHealth(u8),
    /// FF-23: forbids attacks on rows with less health than this.
    NotBelowHealth(u8),
    /// FF-24: doubles the value, and discards two cards of the row.
    DoubleDiscardTwo,
    /// FF-25: if the value is below the first number, it becomes the second.
    BelowBecomes(u8, i8),
    /// FF-26: if the value is above the first number, it becomes the second.
    AboveBecomes(u8, i8),
    /// FF-27: lets the player swap two cards of the row after the attack.
    SwapInRow,
    /// FF-28: rolls again without advancing; the plain number is the value.
    RollAgainRaw,
    /// FF-31: lets the player remove a card from a neighbour's row.
    RemoveFromNeighbour,
    /// FF-31: lets the player remove a card from any row.
    RemoveFromAny,
    /// FF-31: keeps one card that the attack removed from another player.
    KeepOneRemoved,
    /// FF-32: makes the next roll the last.
    OneMoreReroll,
    /// FF-32: protects this card until the player's next turn.
    ShieldThisCard,
    /// FF-32: keeps at least two cards in the row until the player's next turn.
    ShieldTwoCards,
    /// FF-33: draws a card if the hand has fewer than six.
    DrawUpToSix,
    /// FF-33: lets the player roll with only a part of the hand next turn.
    PartOfDieNextTurn,
    /// FF-33: discards a card of the row and one of the hand.
    DiscardRowAndHand,
    /// FF-33: makes a self-attack with this damage.
    DamageSelf(u8),
    /// FF-33: looks at another player's hand.
    LookAtHand,
    /// FF-33: lets the player swap a card of the row with one of another row.
    SwapRowCards,
}

/// The maximum number in a power (FF-40).
const MOST: i8 = 20;

impl Power {
    /// Returns the power's word, without its numbers.
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

    /// Returns whether a card with the power can be in the simple variant (FF-38).
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

    /// Returns whether the power can have this trigger.
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

/// Writes a power in the format of a deck, without its trigger: `add 3`.
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
    /// Returns the word before the colon.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Stopped => "stopped",
            Self::Passed => "passed",
            Self::Unseen => "unseen",
        }
    }
}

/// Reads a power with its trigger, such as `passed:add 3`. An error names the problem (FF-40).
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
        _ => return Err(format!("{before:?} is not a trigger; use stopped, passed or unseen")),
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
