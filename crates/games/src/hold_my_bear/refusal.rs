//! Why an action is refused, and what is odd about a selection of animals.

use bearcade_core::Rule;

/// Nobody decides while the cards are dealt.
pub const DEALING: Rule = Rule::new("HB-3", "dealing", "The cards are still being dealt.");
/// Play goes clockwise.
pub const OUT_OF_TURN: Rule = Rule::new("HB-5", "out-of-turn", "It is not this seat's decision.");
/// The game has been decided.
pub const OVER: Rule = Rule::new("HB-19", "over", "The game is over.");
/// Bears alone need a name.
pub const NAME_MISSING: Rule = Rule::new("HB-7", "name-missing", "Name the animal that these bears count as.");
/// Only bears alone have a name.
pub const NAME_TOO_MUCH: Rule = Rule::new("HB-7", "name-too-much", "Only a set of nothing but bears is given a name.");
/// The name must be an animal of this game.
pub const NAME_ABSENT: Rule = Rule::new("HB-7", "name-absent", "Bears count only as an animal of this game.");
/// The owner who holds a bear must put one down.
pub const PUT_BEAR: Rule = Rule::new("HB-10", "put-bear", "The match is yours and you hold a bear: put a bear down.");
/// The bear that is put down is one of one's own.
pub const NO_SUCH_BEAR: Rule = Rule::new("HB-10", "no-such-bear", "You hold no such bear.");
/// The first who can beat the bear must do so.
pub const ANSWER: Rule = Rule::new("HB-10", "answer", "You are the first who can beat this bear: play a valid move.");
/// An empty hand steals first.
pub const ROB: Rule = Rule::new("HB-11", "rob", "Your hand is empty: name a player to steal from.");
/// Cards are stolen from others who have some.
pub const ROB_WHOM: Rule = Rule::new("HB-11", "rob-whom", "Steal from another player who has cards.");
/// A turn is a play or a gift.
pub const PLAY_OR_GIVE: Rule = Rule::new("HB-12", "play-or-give", "Play a valid move or give away two cards.");
/// One plays from one's hand.
pub const NOT_HELD: Rule = Rule::new("HB-13", "not-held", "You do not hold these cards.");
/// One to five cards are played.
pub const NO_CARDS: Rule = Rule::new("HB-13", "no-cards", "Play one to five cards.");
/// One gives from one's hand.
pub const GIFT_NOT_HELD: Rule = Rule::new("HB-14", "gift-not-held", "You do not hold the cards you want to give.");
/// Two cards are given, or the only one.
pub const GIVE_TWO: Rule = Rule::new("HB-14", "give-two", "Give away two cards, or one if that is all you hold.");
/// Cards are given to others.
pub const GIVE_WHOM: Rule = Rule::new("HB-14", "give-whom", "Give to other players at this table.");
/// Another sport needs a higher count.
pub const COUNT_TOO_LOW: Rule =
    Rule::new("HB-15", "count-too-low", "To change the sport, the majority must count more cards than the match's.");
/// The same sport needs a higher total.
pub const TOTAL_TOO_LOW: Rule =
    Rule::new("HB-16", "total-too-low", "In the same sport, the total must be higher than the match's.");
/// A bear in the hand bans its number.
pub const BANNED: Rule = Rule::new("HB-18", "banned", "A card with the number of a bear in your hand can't be played.");
/// Nobody has played yet, so whoever can must.
pub const MUST_BEGIN: Rule =
    Rule::new("HB-20", "must-begin", "Everyone has had a turn and the match is nobody's: you can play, so you must.");
/// The aardvark takes a card back.
pub const BACK: Rule = Rule::new("HB-21", "back", "The aardvark takes a card of your match back.");
/// Only a card of the match comes back.
pub const BACK_WHAT: Rule = Rule::new("HB-21", "back-what", "This card is not in the match.");
/// The giraffe names an animal.
pub const NAME: Rule = Rule::new("HB-24", "name", "The giraffe names an animal.");
/// It must be an animal of this game.
pub const NAME_WHAT: Rule = Rule::new("HB-24", "name-what", "The giraffe names an animal of this game.");
/// The kangaroo asks.
pub const ASK: Rule = Rule::new("HB-25", "ask", "The kangaroo asks a player for a card.");
/// It asks another player.
pub const ASK_WHOM: Rule = Rule::new("HB-25", "ask-whom", "The kangaroo asks another player at this table.");
/// It asks for a card of this game.
pub const ASK_WHAT: Rule = Rule::new("HB-25", "ask-what", "The kangaroo asks for a card of this game.");
/// A rabbit makes play compulsory.
pub const RABBIT: Rule = Rule::new("HB-26", "rabbit", "A rabbit is in the match: you can play, so you must.");
/// The turtle's receiver gives a card back.
pub const RETURN: Rule = Rule::new("HB-27", "return", "You were given a turtle: give a card back.");
/// Not the turtle itself.
pub const RETURN_WHAT: Rule =
    Rule::new("HB-27", "return-what", "Give back a card you hold, but no turtle of the same number.");
/// The beaver's receiver must give away.
pub const BEAVER: Rule = Rule::new("HB-28", "beaver", "You were given a beaver: you must give away in this turn.");
/// The bison's receiver hands a bear over.
pub const BISON: Rule = Rule::new("HB-29", "bison", "You were given a bison: hand over one of your bears.");
/// Only a bear one holds.
pub const BISON_WHAT: Rule = Rule::new("HB-29", "bison-what", "Hand over a bear you hold.");
/// Apes want company.
pub const APE: Rule = Rule::new("HB-30", "ape", "An ape is played only with another animal; bears don't count.");
/// Walruses don't.
pub const WALRUS: Rule =
    Rule::new("HB-31", "walrus", "A walrus is never played with another animal; bears don't count.");
/// Bats do one sport.
pub const BAT: Rule = Rule::new("HB-32", "bat", "A bat is never in a set that plays several sports.");
/// Squids do several.
pub const SQUID: Rule = Rule::new("HB-33", "squid", "A squid is only in a set that plays several sports.");

/// All of them, so that a test can see that each has words in every language.
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

/// A warning: no ape can ever be played.
pub const IDLE_APES: Rule =
    Rule::new("HB-2", "idle-apes", "Without an animal to join them, no ape can ever be played.");
/// A warning: no squid can ever be played.
pub const IDLE_SQUIDS: Rule =
    Rule::new("HB-2", "idle-squids", "Without an animal to share a set with, no squid can ever be played.");

/// All warnings.
pub const WARNINGS: &[Rule] = &[IDLE_APES, IDLE_SQUIDS];
