//! The reasons for refusing an action, and warnings about a choice of animals.

use bearcade_core::Rule;

/// No seat can act while the cards are being dealt.
pub const DEALING: Rule = Rule::new("HB-3", "dealing", "The cards are still being dealt.");
/// Players take turns in seat order.
pub const OUT_OF_TURN: Rule = Rule::new("HB-5", "out-of-turn", "It is not this seat's decision.");
/// The game is over.
pub const OVER: Rule = Rule::new("HB-19", "over", "The game is over.");
/// A set of only bears needs a name.
pub const NAME_MISSING: Rule = Rule::new("HB-7", "name-missing", "Name the animal that these bears count as.");
/// Only a set of only bears has a name.
pub const NAME_TOO_MUCH: Rule = Rule::new("HB-7", "name-too-much", "Only a set of bears alone is given a name.");
/// The name must be an animal in this game.
pub const NAME_ABSENT: Rule = Rule::new("HB-7", "name-absent", "Bears count only as an animal of this game.");
/// The owner of the match must put down a bear if they hold one.
pub const PUT_BEAR: Rule = Rule::new("HB-10", "put-bear", "You own the match and hold a bear: put down a bear.");
/// A player can put down only a bear from their hand.
pub const NO_SUCH_BEAR: Rule = Rule::new("HB-10", "no-such-bear", "You don't hold this bear.");
/// The first player who can beat the bear must do so.
pub const ANSWER: Rule =
    Rule::new("HB-10", "answer", "You are the first player who can beat this bear: play a valid move.");
/// A player with an empty hand steals first.
pub const ROB: Rule = Rule::new("HB-11", "rob", "Your hand is empty: choose a player to steal from.");
/// A player can steal only from others with cards.
pub const ROB_WHOM: Rule = Rule::new("HB-11", "rob-whom", "Steal from another player who has cards.");
/// A turn is a play or a gift.
pub const PLAY_OR_GIVE: Rule = Rule::new("HB-12", "play-or-give", "Play a valid move or give away two cards.");
/// A player can play only cards from their hand.
pub const NOT_HELD: Rule = Rule::new("HB-13", "not-held", "You do not hold these cards.");
/// A play has one to five cards.
pub const NO_CARDS: Rule = Rule::new("HB-13", "no-cards", "Play one to five cards.");
/// A player can give only cards from their hand.
pub const GIFT_NOT_HELD: Rule = Rule::new("HB-14", "gift-not-held", "You don't hold the cards that you want to give.");
/// A gift is two cards, or the last card.
pub const GIVE_TWO: Rule = Rule::new("HB-14", "give-two", "Give away two cards, or one if that is all you hold.");
/// Cards can be given only to other players.
pub const GIVE_WHOM: Rule = Rule::new("HB-14", "give-whom", "Give the cards to other players at this table.");
/// A new sport needs a higher count.
pub const COUNT_TOO_LOW: Rule =
    Rule::new("HB-15", "count-too-low", "To change the sport, your majority must have more cards than the match's.");
/// The same sport needs a higher total.
pub const TOTAL_TOO_LOW: Rule =
    Rule::new("HB-16", "total-too-low", "In the same sport, your total must be higher than the match's.");
/// A bear in the hand bans its number.
pub const BANNED: Rule = Rule::new("HB-18", "banned", "A card with the number of a bear in your hand can't be played.");
/// After a round without a play, a player who can play must do so.
pub const MUST_BEGIN: Rule =
    Rule::new("HB-20", "must-begin", "Everyone has had a turn and no one owns the match: you can play, so you must.");
/// The aardvark must take a card back.
pub const BACK: Rule = Rule::new("HB-21", "back", "Choose a card of your match for the aardvark to take back.");
/// The aardvark can take back only a card of the match.
pub const BACK_WHAT: Rule = Rule::new("HB-21", "back-what", "This card is not in the match.");
/// The giraffe must name an animal.
pub const NAME: Rule = Rule::new("HB-24", "name", "Choose an animal for the giraffe to name.");
/// The animal must be in this game.
pub const NAME_WHAT: Rule = Rule::new("HB-24", "name-what", "The giraffe must name an animal in this game.");
/// The kangaroo must ask a player for a card.
pub const ASK: Rule = Rule::new("HB-25", "ask", "Choose a player and a card for the kangaroo to ask for.");
/// The kangaroo must ask another player.
pub const ASK_WHOM: Rule = Rule::new("HB-25", "ask-whom", "The kangaroo must ask another player at this table.");
/// The card must be in this game.
pub const ASK_WHAT: Rule = Rule::new("HB-25", "ask-what", "The kangaroo must ask for a card in this game.");
/// With a rabbit in the match, a player who can play must do so.
pub const RABBIT: Rule = Rule::new("HB-26", "rabbit", "A rabbit is in the match: you can play, so you must.");
/// The receiver of a turtle must give a card back.
pub const RETURN: Rule = Rule::new("HB-27", "return", "You were given a turtle: give a card back.");
/// The receiver must not give back the same turtle.
pub const RETURN_WHAT: Rule =
    Rule::new("HB-27", "return-what", "Give back a card that you hold, but not a turtle with the same number.");
/// The receiver of a beaver must give cards away.
pub const BEAVER: Rule = Rule::new("HB-28", "beaver", "You were given a beaver: give cards away this turn.");
/// The receiver of a bison must hand over a bear.
pub const BISON: Rule = Rule::new("HB-29", "bison", "You were given a bison: hand over one of your bears.");
/// The receiver can hand over only a bear from their hand.
pub const BISON_WHAT: Rule = Rule::new("HB-29", "bison-what", "Hand over a bear that you hold.");
/// Apes need another animal.
pub const APE: Rule = Rule::new("HB-30", "ape", "An ape can be played only with another animal; bears don't count.");
/// Walruses can't be with another animal.
pub const WALRUS: Rule =
    Rule::new("HB-31", "walrus", "A walrus can't be played with another animal; bears don't count.");
/// Bats play only one sport.
pub const BAT: Rule = Rule::new("HB-32", "bat", "A bat can't be in a set that plays several sports.");
/// Squids play only several sports.
pub const SQUID: Rule = Rule::new("HB-33", "squid", "A squid can be only in a set that plays several sports.");

/// All refusals, so that tests can check their translations.
pub const ALL: &[Rule] = &[
    DEALING,
    OUT_OF_TURN,
    OVER,
    NAME_MISSING,
    NAME_TOO_MUCH,
    NAME_ABSENT,
    PUT_BEAR,
    NO_SUCH_BEAR,
    ANSWER,
    ROB,
    ROB_WHOM,
    PLAY_OR_GIVE,
    NOT_HELD,
    NO_CARDS,
    GIFT_NOT_HELD,
    GIVE_TWO,
    GIVE_WHOM,
    COUNT_TOO_LOW,
    TOTAL_TOO_LOW,
    BANNED,
    MUST_BEGIN,
    BACK,
    BACK_WHAT,
    NAME,
    NAME_WHAT,
    ASK,
    ASK_WHOM,
    ASK_WHAT,
    RABBIT,
    RETURN,
    RETURN_WHAT,
    BEAVER,
    BISON,
    BISON_WHAT,
    APE,
    WALRUS,
    BAT,
    SQUID,
];

/// Warning: apes can never be played.
pub const IDLE_APES: Rule =
    Rule::new("HB-2", "idle-apes", "Without another animal to join them, apes can never be played.");
/// Warning: squids can never be played.
pub const IDLE_SQUIDS: Rule =
    Rule::new("HB-2", "idle-squids", "Without another animal to share a set with, squids can never be played.");

/// All warnings.
pub const WARNINGS: &[Rule] = &[IDLE_APES, IDLE_SQUIDS];
