use bearcade_core::{GameOptions, OptionKind, OptionSpec, OptionValue, OptionValues, Resolved, SetupError};

use super::deck;

/// The options of the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Options {
    /// FF-2, FF-38: the number of cards dealt to each player; `None` for the variant's default.
    pub hand: Option<u8>,
    /// FF-3: the seat that goes first; `None` for a random one.
    pub first: Option<u8>,
    /// FF-3: whether the very first turn attacks.
    pub opening_attack: bool,
    /// FF-12: how much a self-attack must remove.
    pub self_attack: SelfAttack,
    /// FF-29: whether the superpower cards are in the deck.
    pub superpowers: bool,
    /// FF-35: when the game ends.
    pub end: EndOf,
    /// FF-38, FF-39: the variant.
    pub variant: Variant,
    /// FF-38: the effect of a negative value.
    pub negative: Negative,
    /// FF-39: whether attacks may remove a row's last card.
    pub last_card: bool,
    /// FF-40: the text of a custom deck.
    pub deck: Option<String>,
}

/// The amount that a self-attack must remove (FF-12).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SelfAttack {
    /// The largest combined health that the damage allows.
    Full,
    /// As much or as little as the player likes.
    Choice,
}

/// The end of the game (FF-35).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EndOf {
    /// The game ends when any hand is empty.
    FirstEmpty,
    /// The game ends when all hands are empty.
    AllEmpty,
}

/// The variants (FF-38, FF-39).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Variant {
    /// The normal rules.
    Standard,
    /// Only cards with simple powers are used.
    Simple,
    /// An attack removes one card, and a strong one removes two.
    Tough,
}

/// The effect of a negative value (FF-38).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Negative {
    /// The player attacks themselves.
    ToSelf,
    /// The value has no effect.
    Nothing,
}

const SELF_ATTACK: &[&str] = &["full", "choice"];
const END: &[&str] = &["first_empty", "all_empty"];
const VARIANT: &[&str] = &["standard", "simple", "tough"];
const NEGATIVE: &[&str] = &["self", "nothing"];
/// The maximum size of a deck: more than enough for 128 cards with the longest powers.
const DECK_BYTES: usize = 32_768;

const fn switch(name: &'static str, default: bool, about: &'static str, rule: &'static str) -> OptionSpec {
    OptionSpec { name, kind: OptionKind::Switch { default }, about, rule }
}

const fn choice(
    name: &'static str,
    of: &'static [&'static str],
    about: &'static str,
    rule: &'static str,
) -> OptionSpec {
    OptionSpec { name, kind: OptionKind::Choice { of, default: of[0] }, about, rule }
}

impl GameOptions for Options {
    const SPECS: &'static [OptionSpec] = &[
        OptionSpec {
            name: "hand",
            kind: OptionKind::Whole { min: 4, max: 8, default: None },
            about: "The number of cards dealt to each player; by default 8, or 6 in the simple variant.",
            rule: "FF-2",
        },
        OptionSpec {
            name: "first",
            kind: OptionKind::Whole { min: 0, max: 5, default: None },
            about: "The seat that goes first; by default a random one.",
            rule: "FF-3",
        },
        switch("opening_attack", true, "Whether the very first turn of the game attacks.", "FF-3"),
        choice(
            "self_attack",
            SELF_ATTACK,
            "Whether a self-attack must remove as much health as possible, or as much as the player likes.",
            "FF-12",
        ),
        switch("superpowers", false, "Whether the superpower cards are shuffled into the deck.", "FF-29"),
        choice("end", END, "Whether the game ends with the first empty hand, or when all hands are empty.", "FF-35"),
        choice("variant", VARIANT, "The normal rules, only simple cards, or small attacks.", "FF-38"),
        choice("negative", NEGATIVE, "Whether a negative value is a self-attack or no attack.", "FF-38"),
        switch("last_card", false, "Whether attacks may remove a row's last card; only in the tough variant.", "FF-39"),
        OptionSpec {
            name: "deck",
            kind: OptionKind::Text { max_bytes: DECK_BYTES },
            about: "The full text of a custom deck, tab-separated like the game's deck, which is the default.",
            rule: "FF-40",
        },
    ];

    fn from_resolved(values: &Resolved) -> Result<Self, SetupError> {
        let options = Self {
            hand: values.whole("hand").map(|cards| cards as u8),
            first: values.whole("first").map(|seat| seat as u8),
            opening_attack: values.switch("opening_attack"),
            self_attack: [SelfAttack::Full, SelfAttack::Choice][values.choice("self_attack")],
            superpowers: values.switch("superpowers"),
            end: [EndOf::FirstEmpty, EndOf::AllEmpty][values.choice("end")],
            variant: [Variant::Standard, Variant::Simple, Variant::Tough][values.choice("variant")],
            negative: [Negative::ToSelf, Negative::Nothing][values.choice("negative")],
            last_card: values.switch("last_card"),
            deck: values.text("deck").map(deck::canonical).transpose()?,
        };
        options.check_last_card()?;
        Ok(options)
    }

    fn all_values(&self) -> OptionValues {
        let whole = |number: Option<u8>| number.map_or(OptionValue::Default(()), |n| OptionValue::Whole(n.into()));
        let word = |of: &[&str], index: usize| OptionValue::Text(of[index].to_owned());
        [
            ("hand", whole(self.hand)),
            ("first", whole(self.first)),
            ("opening_attack", OptionValue::Switch(self.opening_attack)),
            ("self_attack", word(SELF_ATTACK, self.self_attack as usize)),
            ("superpowers", OptionValue::Switch(self.superpowers)),
            ("end", word(END, self.end as usize)),
            ("variant", word(VARIANT, self.variant as usize)),
            ("negative", word(NEGATIVE, self.negative as usize)),
            ("last_card", OptionValue::Switch(self.last_card)),
            ("deck", self.deck.clone().map_or(OptionValue::Default(()), OptionValue::Text)),
        ]
        .map(|(name, value)| (name.to_owned(), value))
        .into()
    }
}

impl Options {
    /// Returns the number of cards dealt to each player (FF-2, FF-38).
    pub fn hand_size(&self) -> u8 {
        self.hand.unwrap_or(if self.variant == Variant::Simple { 6 } else { 8 })
    }

    /// FF-39: checks that `last_card` is on only in the tough variant.
    pub(super) fn check_last_card(&self) -> Result<(), SetupError> {
        if self.last_card && self.variant != Variant::Tough {
            let reason = "it can be on only if `variant` is tough".to_owned();
            return Err(SetupError::Content { option: "last_card", line: None, reason, rule: "FF-39" });
        }
        Ok(())
    }
}
