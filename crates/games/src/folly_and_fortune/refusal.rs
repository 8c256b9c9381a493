//! Why an action is refused.

use bearcade_core::Rule;

/// Discards can't be declined.
pub const COMPULSORY: Rule = Rule::new("FF-1", "compulsory", "This can't be left out.");
/// The first attack needs a target; it may remove nothing.
pub const MUST_TARGET: Rule = Rule::new("FF-10", "compulsory", "This can't be left out.");
/// One of the removed cards is kept.
pub const MUST_KEEP: Rule = Rule::new("FF-31", "compulsory", "This can't be left out.");
/// A hand is looked at.
pub const MUST_LOOK: Rule = Rule::new("FF-33", "compulsory", "This can't be left out.");
/// A pick is two different cards of the own hand.
pub const PICK: Rule = Rule::new("FF-2", "pick-two", "Pick two different cards of your hand.");
/// A pick once made stays.
pub const PICKED: Rule = Rule::new("FF-2", "picked", "You have picked; the others are still picking.");
/// Play goes clockwise.
pub const OUT_OF_TURN: Rule = Rule::new("FF-3", "out-of-turn", "It is not this seat's decision.");
/// At the last card of the row the player must stop.
pub const NO_NEXT_CARD: Rule = Rule::new("FF-6", "no-next-card", "The row has no next card: you must stop.");
/// Every decision has its place in the turn.
pub const NOT_NOW: Rule = Rule::new("FF-8", "not-now", "This is not what is to be decided now.");
/// Attacks are on other players.
pub const ATTACK_ANOTHER: Rule = Rule::new("FF-10", "attack-another", "You attack another player at the table.");
/// The place is not in the row.
pub const NO_SUCH_PLACE: Rule = Rule::new("FF-10", "no-such-place", "The row has no such place.");
/// The place to discard from is not in the row.
pub const NO_SUCH_DISCARD: Rule = Rule::new("FF-24", "no-such-place", "The row has no such place.");
/// The place to remove from is not in the row.
pub const NO_SUCH_REMOVAL: Rule = Rule::new("FF-31", "no-such-place", "The row has no such place.");
/// The place to swap or discard at the end of a turn is not in the row.
pub const NO_SUCH_UNSEEN: Rule = Rule::new("FF-33", "no-such-place", "The row has no such place.");
/// Cards are removed from left to right.
pub const LEFT_TO_RIGHT: Rule =
    Rule::new("FF-10", "left-to-right", "The cards to remove are named from left to right.");
/// The removed cards' health is at most the value.
pub const TOO_HEALTHY: Rule = Rule::new("FF-10", "too-healthy", "The card has more health than the damage left.");
/// A row keeps its last card.
pub const LAST_CARD: Rule = Rule::new("FF-11", "last-card", "A row's last card can't be removed or discarded.");
/// A self-attack removes as much as it can.
pub const NOT_FULL: Rule =
    Rule::new("FF-12", "not-full", "You must remove as much of your health as the damage allows.");
/// The second attack is on a different player.
pub const SAME_TARGET: Rule = Rule::new("FF-18", "same-target", "The second attack is on a different player.");
/// The card to swap is another one of the hand.
pub const NOT_TO_SWAP: Rule =
    Rule::new("FF-20", "not-to-swap", "The card to put under the deck is in your hand and not the rolled one.");
/// The card in charge protects healthy rows.
pub const ABOVE_HEALTH: Rule = Rule::new("FF-22", "above-health", "That row has too much health to be attacked.");
/// The card in charge protects weak rows.
pub const BELOW_HEALTH: Rule = Rule::new("FF-23", "below-health", "That row has too little health to be attacked.");
/// Two cards are discarded, or as many as can be.
pub const DISCARD_COUNT: Rule =
    Rule::new("FF-24", "discard-count", "Discard two cards of your row, or as many as may go.");
/// Two cards of the row are swapped.
pub const TWO_PLACES: Rule = Rule::new("FF-27", "two-places", "Swap two different places of your row.");
/// Neighbours sit to the left and right.
pub const NOT_A_NEIGHBOUR: Rule =
    Rule::new("FF-31", "not-a-neighbour", "The card is removed from the row of a player next to you.");
/// No such row.
pub const NO_SUCH_ROW: Rule = Rule::new("FF-31", "no-such-row", "There is no such player at the table.");
/// Only what the attack removed can be kept.
pub const NOT_REMOVED: Rule = Rule::new("FF-31", "not-removed", "Your attack did not remove that card.");
/// The roll that passes the card is the last.
pub const LAST_ROLL: Rule = Rule::new("FF-32", "last-roll", "This roll is your last.");
/// The card is shielded.
pub const SHIELDED: Rule = Rule::new("FF-32", "shielded", "That card is shielded.");
/// The row is shielded.
pub const TWO_CARDS: Rule = Rule::new("FF-32", "two-cards", "That row can't be brought below two cards.");
/// A part of the die is some cards of the hand, each once.
pub const PART: Rule =
    Rule::new("FF-33", "part", "Name cards of your hand, each once, in the order of the deck, then done.");
/// The part has at least one card.
pub const EMPTY_PART: Rule = Rule::new("FF-33", "empty-part", "The part of your hand has at least one card.");
/// The discarded card is in the hand.
pub const NOT_IN_HAND: Rule = Rule::new("FF-33", "not-in-hand", "That card is not in your hand.");
/// Another player's hand or row.
pub const ANOTHER_PLAYER: Rule = Rule::new("FF-33", "another-player", "Choose another player at the table.");
/// The game has ended.
pub const OVER: Rule = Rule::new("FF-35", "over", "The game is over.");
/// Tough attacks remove few cards.
pub const ENOUGH_CARDS: Rule = Rule::new("FF-39", "enough-cards", "This attack can remove no more cards.");
/// An empty row has no ends to choose from.
pub const NEW_ROW: Rule = Rule::new("FF-39", "new-row", "Your row is empty: the card starts a new one, at the right.");

/// All of them, so that a test can see that each has words in every language.
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
