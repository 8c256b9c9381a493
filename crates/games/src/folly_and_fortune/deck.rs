//! The deck: parsing, checks, and the choice of cards in play.

use std::fmt::Write as _;

use bearcade_core::SetupError;

use super::cards::{CardName, CardSet, MOST_CARDS};
use super::options::{Options, Variant};
use super::power::{self, Power, Trigger};

/// The game's own deck, in the format of all decks (FF-40).
const TEXT: &str = include_str!("../../data/folly-and-fortune-deck.tsv");
const HEADER: &str = "set\tid\tnumber\thealth\tpower";
const HEALTH: std::ops::RangeInclusive<i8> = 0..=9;
const NUMBER: std::ops::RangeInclusive<i8> = -9..=9;
const LONGEST_ID: usize = 12;
/// FF-38: a simple deck is used twice if it leaves fewer cards than this after the deal.
const LEFT_OVER: usize = 10;

/// A card (FF-1).
#[derive(Clone, Debug)]
pub struct Card {
    /// The id, followed by `#2` for a second copy.
    pub name: CardName,
    /// The number when rolled.
    pub number: i8,
    /// The health.
    pub health: u8,
    /// The powers in the order of the deck's text.
    pub powers: Vec<(Trigger, Power)>,
    /// The powers by trigger, left to right, padded with [`Power::None`].
    stopped: [Power; 2],
    passed: [Power; 2],
    unseen: [Power; 2],
}

/// The cards in play. A card's number is its index here.
#[derive(Clone, Debug)]
pub struct Deck {
    cards: Vec<Card>,
    with_unseen: CardSet,
    shielding: CardSet,
}

/// A valid line of a deck.
struct Line<'a> {
    is_super: bool,
    id: &'a str,
    number: i8,
    health: i8,
    powers: Vec<(Trigger, Power)>,
}

impl Deck {
    /// Creates the deck for these options, with at least enough cards to deal.
    pub fn new(options: &Options, to_deal: usize) -> Result<Self, SetupError> {
        let mut lines = read(options.deck.as_deref().unwrap_or(TEXT))?;
        lines.retain(|line| !line.is_super || options.superpowers); // FF-29
        let simple = options.variant == Variant::Simple;
        if simple {
            lines.retain(|line| line.powers.iter().all(|(_, power)| power.is_simple())); // FF-38
        }
        let copies = if simple && lines.len() < to_deal + LEFT_OVER { 2 } else { 1 };
        let count = lines.len() * copies;
        if count < to_deal {
            let reason = format!("the deck has {count} cards in play, but {to_deal} are needed for the deal");
            return Err(SetupError::Content { option: "deck", line: None, reason, rule: "FF-40" });
        }
        let names = (1..=copies).flat_map(|copy| lines.iter().map(move |line| (copy, line)));
        let cards: Vec<Card> = names.enumerate().map(|(card, (copy, line))| line.card(card as u8, copy)).collect();
        let having = |wanted: fn(&Card) -> bool| {
            cards.iter().filter(|card| wanted(card)).map(|card| card.name.card()).collect::<CardSet>()
        };
        let with_unseen = having(|card| card.unseen != [Power::None; 2]);
        let shielding = having(|card| card.passed.contains(&Power::ShieldThisCard));
        Ok(Self { cards, with_unseen, shielding })
    }

    /// Returns all cards in play in the order of their numbers.
    pub fn cards(&self) -> &[Card] {
        &self.cards
    }

    /// Returns a card's number when rolled.
    #[inline]
    pub fn number(&self, card: u8) -> i16 {
        self.cards[usize::from(card)].number.into()
    }

    /// Returns a card's health.
    #[inline]
    pub fn health(&self, card: u8) -> i16 {
        self.cards[usize::from(card)].health.into()
    }

    /// Returns a card's powers for one trigger, left to right. No card (FF-39) has no powers.
    #[inline]
    pub fn powers(&self, card: u8, trigger: Trigger) -> [Power; 2] {
        self.cards.get(usize::from(card)).map_or([Power::None; 2], |card| match trigger {
            Trigger::Stopped => card.stopped,
            Trigger::Passed => card.passed,
            Trigger::Unseen => card.unseen,
        })
    }

    /// Returns the value after stopping at a card (FF-16, FF-24 to FF-26), or `None` if another roll decides it
    /// (FF-28).
    pub fn stopped_value(&self, card: u8, value: i16) -> Option<i16> {
        self.powers(card, Trigger::Stopped).into_iter().try_fold(value, |value, power| match power {
            Power::Add(x) => Some(value + i16::from(x)),
            Power::Subtract(x) => Some(value - i16::from(x)),
            Power::DoubleDiscardTwo => Some(2 * value),
            Power::BelowBecomes(x, y) if value < x.into() => Some(y.into()),
            Power::AboveBecomes(x, y) if value > x.into() => Some(y.into()),
            Power::RollAgainRaw => None,
            _ => Some(value),
        })
    }

    /// Returns the cards with an *unseen* power.
    #[inline]
    pub fn with_unseen(&self) -> CardSet {
        self.with_unseen
    }

    /// Returns the cards that shield themselves when passed.
    #[inline]
    pub fn shielding(&self) -> CardSet {
        self.shielding
    }

    /// Returns a card's name.
    pub fn name(&self, card: u8) -> CardName {
        self.cards[usize::from(card)].name
    }

    /// Returns the card with this name. `X#1` also means the first copy of `X`.
    pub fn find(&self, name: &str) -> Option<u8> {
        let name = name.strip_suffix("#1").unwrap_or(name);
        self.cards.iter().position(|card| card.name.text() == name).map(|card| card as u8)
    }
}

/// Checks the text of a deck and returns the shortest text of the same deck: no blank lines, no zeros before a number.
/// An error names the line and the problem (FF-40).
pub(super) fn canonical(text: &str) -> Result<String, SetupError> {
    let mut canonical = format!("{HEADER}\n");
    for Line { is_super, id, number, health, powers } in read(text)? {
        let set = if is_super { "super" } else { "base" };
        let power = |(trigger, power): &(Trigger, Power)| match power {
            Power::None => power.to_string(),
            power => format!("{}:{power}", trigger.word()),
        };
        let powers: Vec<String> = powers.iter().map(power).collect();
        writeln!(canonical, "{set}\t{id}\t{number}\t{health}\t{}", powers.join("; ")).expect("a string takes any text");
    }
    Ok(canonical)
}

fn read(text: &str) -> Result<Vec<Line<'_>>, SetupError> {
    let refuse =
        |line: Option<usize>, reason: String| SetupError::Content { option: "deck", line, reason, rule: "FF-40" };
    // Spreadsheets put a byte order mark before the text.
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let mut filled = text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty());
    match filled.next() {
        Some((_, HEADER)) => {}
        Some((number, _)) => {
            let reason =
                "a deck must start with the header: set, id, number, health, power, separated by tabs".to_owned();
            return Err(refuse(Some(number + 1), reason));
        }
        None => return Err(refuse(None, "the deck is empty".to_owned())),
    }
    let mut lines: Vec<Line<'_>> = Vec::new();
    for (number, line) in filled {
        let line = read_line(line).map_err(|reason| refuse(Some(number + 1), reason))?;
        if lines.iter().any(|other| other.id == line.id) {
            return Err(refuse(Some(number + 1), format!("the id {} is used twice", line.id)));
        }
        lines.push(line);
        if lines.len() > MOST_CARDS {
            return Err(refuse(None, format!("the deck has more than {MOST_CARDS} cards")));
        }
    }
    Ok(lines)
}

fn read_line(line: &str) -> Result<Line<'_>, String> {
    let fields: Vec<&str> = line.split('\t').collect();
    let [set, id, number, health, powers] = fields[..] else {
        return Err(format!("a card must have 5 fields separated by tabs, not {}", fields.len()));
    };
    let is_super = match set {
        "base" => false,
        "super" => true,
        _ => return Err(format!("the set must be base or super, not {set:?}")),
    };
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'_' || byte == b'-';
    if id.is_empty() || id.len() > LONGEST_ID || !id.bytes().all(plain) {
        return Err(format!("the id {id:?} must be 1 to {LONGEST_ID} letters, digits, _ or -"));
    }
    let within = |what: &str, text: &str, range: std::ops::RangeInclusive<i8>| match text.parse::<i8>() {
        Ok(number) if range.contains(&number) => Ok(number),
        _ => Err(format!("the {what} is a whole number from {} to {}, not {text:?}", range.start(), range.end())),
    };
    let (number, health) = (within("number", number, NUMBER)?, within("health", health, HEALTH)?);
    let powers = powers.split(';').map(|power| power::read(power.trim())).collect::<Result<Vec<_>, _>>()?;
    if powers.len() > 2 {
        return Err(format!("a card can have up to two powers, not {}", powers.len()));
    }
    Ok(Line { is_super, id, number, health, powers })
}

impl Line<'_> {
    fn card(&self, card: u8, copy: usize) -> Card {
        let name = if copy == 1 { self.id.to_owned() } else { format!("{}#{copy}", self.id) };
        let of = |trigger: Trigger| {
            let mut list = [Power::None; 2];
            let powers = self.powers.iter().filter(|(other, _)| *other == trigger);
            list.iter_mut().zip(powers).for_each(|(slot, (_, power))| *slot = *power);
            list
        };
        Card {
            name: CardName::new(card, &name),
            number: self.number,
            health: self.health as u8,
            powers: self.powers.clone(),
            stopped: of(Trigger::Stopped),
            passed: of(Trigger::Passed),
            unseen: of(Trigger::Unseen),
        }
    }
}
