//! The reasons for refusing an action.

use bearcade_core::Rule;

/// A discard can't be declined.
pub const COMPULSORY: Rule = Rule::new("FF-1", "compulsory", "You can't decline this.");
/// The first attack needs a target, but may remove nothing.
pub const MUST_TARGET: Rule = Rule::new("FF-10", "compulsory", "You can't decline this.");
/// The player must keep one of the removed cards.
pub const MUST_KEEP: Rule = Rule::new("FF-31", "compulsory", "You can't decline this.");
/// The player must look at a hand.
pub const MUST_LOOK: Rule = Rule::new("FF-33", "compulsory", "You can't decline this.");
/// A pick is two different cards of the player's own hand.
pub const PICK: Rule = Rule::new("FF-2", "pick-two", "Pick two different cards of your hand.");
/// A pick can't be changed.
pub const PICKED: Rule = Rule::new("FF-2", "picked", "You have already picked; the others are still picking.");
/// Players take turns clockwise.
pub const OUT_OF_TURN: Rule = Rule::new("FF-3", "out-of-turn", "It is not this seat's decision.");
/// The player must stop at the last card of the row.
pub const NO_NEXT_CARD: Rule = Rule::new("FF-6", "no-next-card", "The row has no next card: you must stop.");
/// Another decision is pending.
pub const NOT_NOW: Rule = Rule::new("FF-8", "not-now", "This is not what is to be decided now.");
/// Only other players can be attacked.
pub const ATTACK_ANOTHER: Rule = Rule::new("FF-10", "attack-another", "Attack another player at the table.");
/// The attacked row has no such place.
pub const NO_SUCH_PLACE: Rule = Rule::new("FF-10", "no-such-place", "The row has no such place.");
/// The row to discard from has no such place.
pub const NO_SUCH_DISCARD: Rule = Rule::new("FF-24", "no-such-place", "The row has no such place.");
/// The row to remove from has no such place.
pub const NO_SUCH_REMOVAL: Rule = Rule::new("FF-31", "no-such-place", "The row has no such place.");
/// The row to swap with, or to discard from at the end of the turn, has no such place.
pub const NO_SUCH_UNSEEN: Rule = Rule::new("FF-33", "no-such-place", "The row has no such place.");
/// Cards are removed from left to right.
pub const LEFT_TO_RIGHT: Rule = Rule::new("FF-10", "left-to-right", "Choose the cards to remove from left to right.");
/// The removed cards' combined health is at most the value.
pub const TOO_HEALTHY: Rule = Rule::new("FF-10", "too-healthy", "This card has more health than the remaining damage.");
/// A row always keeps its last card.
pub const LAST_CARD: Rule = Rule::new("FF-11", "last-card", "A row's last card can't be removed or discarded.");
/// A self-attack must remove as much health as possible.
pub const NOT_FULL: Rule =
    Rule::new("FF-12", "not-full", "You must remove as much of your health as the damage allows.");
/// The second attack must be on a different player.
pub const SAME_TARGET: Rule = Rule::new("FF-18", "same-target", "The second attack must be on a different player.");
/// The card to swap must be in the hand, and not the rolled one.
pub const NOT_TO_SWAP: Rule =
    Rule::new("FF-20", "not-to-swap", "Choose a card of your hand other than the rolled one.");
/// The card in charge protects rows with more health.
pub const ABOVE_HEALTH: Rule = Rule::new("FF-22", "above-health", "That row has too much health to be attacked.");
/// The card in charge protects rows with less health.
pub const BELOW_HEALTH: Rule = Rule::new("FF-23", "below-health", "That row has too little health to be attacked.");
/// A discard is two cards, or as many as possible.
pub const DISCARD_COUNT: Rule =
    Rule::new("FF-24", "discard-count", "Discard two cards of your row, or as many as possible.");
/// A swap is between two different places of the row.
pub const TWO_PLACES: Rule = Rule::new("FF-27", "two-places", "Swap two different places of your row.");
/// A neighbour sits directly to the left or right.
pub const NOT_A_NEIGHBOUR: Rule =
    Rule::new("FF-31", "not-a-neighbour", "Remove a card from the row of a player next to you.");
/// There is no such player.
pub const NO_SUCH_ROW: Rule = Rule::new("FF-31", "no-such-row", "There is no such player at the table.");
/// Only a card that the attack removed can be kept.
pub const NOT_REMOVED: Rule = Rule::new("FF-31", "not-removed", "Your attack did not remove that card.");
/// The roll that passes this card is the last one.
pub const LAST_ROLL: Rule = Rule::new("FF-32", "last-roll", "This roll is your last.");
/// The card is shielded.
pub const SHIELDED: Rule = Rule::new("FF-32", "shielded", "That card is shielded.");
/// The row is shielded.
pub const TWO_CARDS: Rule = Rule::new("FF-32", "two-cards", "That row must keep at least two cards.");
/// A part of the die is a set of cards of the hand.
pub const PART: Rule =
    Rule::new("FF-33", "part", "Choose cards of your hand, each once and in the order of the deck, then done.");
/// The part needs at least one card.
pub const EMPTY_PART: Rule = Rule::new("FF-33", "empty-part", "Choose at least one card for the part.");
/// The card to discard must be in the hand.
pub const NOT_IN_HAND: Rule = Rule::new("FF-33", "not-in-hand", "That card is not in your hand.");
/// The player must choose another player's hand or row.
pub const ANOTHER_PLAYER: Rule = Rule::new("FF-33", "another-player", "Choose another player at the table.");
/// The game is over.
pub const OVER: Rule = Rule::new("FF-35", "over", "The game is over.");
/// Attacks in the tough variant remove few cards.
pub const ENOUGH_CARDS: Rule = Rule::new("FF-39", "enough-cards", "This attack can remove no more cards.");
/// In an empty row, there is no choice of ends.
pub const NEW_ROW: Rule = Rule::new("FF-39", "new-row", "Your row is empty: the card starts a new one, at the right.");

/// All refusals, so that tests can check their translations.
pub const ALL: &[Rule] = &[
    COMPULSORY,
    MUST_TARGET,
    MUST_KEEP,
    MUST_LOOK,
    PICK,
    PICKED,
    OUT_OF_TURN,
    NO_NEXT_CARD,
    NOT_NOW,
    ATTACK_ANOTHER,
    NO_SUCH_PLACE,
    NO_SUCH_DISCARD,
    NO_SUCH_REMOVAL,
    NO_SUCH_UNSEEN,
    LEFT_TO_RIGHT,
    TOO_HEALTHY,
    LAST_CARD,
    NOT_FULL,
    SAME_TARGET,
    NOT_TO_SWAP,
    ABOVE_HEALTH,
    BELOW_HEALTH,
    DISCARD_COUNT,
    TWO_PLACES,
    NOT_A_NEIGHBOUR,
    NO_SUCH_ROW,
    NOT_REMOVED,
    LAST_ROLL,
    SHIELDED,
    TWO_CARDS,
    PART,
    EMPTY_PART,
    NOT_IN_HAND,
    ANOTHER_PLAYER,
    OVER,
    ENOUGH_CARDS,
    NEW_ROW,
];
