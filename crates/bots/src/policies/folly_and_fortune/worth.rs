//! What a player's side of the table is worth: a learned strength, from which chances to win follow.
//!
//! The chance of a seat is its share in the sum of `exp(strength)` over all seats. The strength is a weighted sum of a
//! few facts about the row and the hand; the weights depend on how long the game still goes.

use bearcade_core::{Game as _, MAX_SEATS, Seat};
use bearcade_games::folly_and_fortune::{Card, CardSet, EndOf, FollyAndFortune, Position, Power, Trigger};

use super::weights::{KNOTS, TERMS, WEIGHTS, of_power};

/// The places of the facts among the weights.
///
/// The health of the row: every point of it counts at the end.
pub(super) const SUM: usize = 0;
/// Its largest card, the second and the smallest: a large card is hard to remove, and the last one can't be (FF-11).
const LARGEST: usize = 1;
const SECOND: usize = 2;
const SMALLEST: usize = 3;
/// How many cards it has.
const COUNT: usize = 4;
/// The turns to come.
const TURNS: usize = 5;
/// The health and the numbers of the hand above the average, for each turn to come.
const HAND_HEALTH: usize = 6;
const HAND_NUMBER: usize = 7;
/// What the last card of the row makes of an average roll: there a player must stop (FF-6).
const LAST: usize = 8;

/// When the game is over only health counts, and a point of it decides.
const FINAL: f32 = 5.0;
/// The powers of a row count in full with this many turns to come.
const ENOUGH_TURNS: f32 = 3.0;

/// The weights at one moment.
pub(super) type Mix = [f32; TERMS];

/// What matters about a card.
#[derive(Clone, Copy, Debug)]
pub(super) struct Face {
    pub(super) number: i16,
    health: f32,
    /// Health and number above those of the average card.
    above: [f32; 2],
    /// What its powers are good for, as strength.
    powers: f32,
    /// What stopping at it makes of an average roll.
    pub(super) last: f32,
}

/// The facts about a row.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Row {
    sum: f32,
    largest: f32,
    second: f32,
    smallest: f32,
    count: f32,
    powers: f32,
    last: f32,
}

impl Row {
    /// The row with a card more, at the right end or somewhere else.
    #[inline]
    pub(super) fn with(mut self, face: &Face, at_the_end: bool) -> Self {
        self.sum += face.health;
        if face.health > self.largest {
            (self.largest, self.second) = (face.health, self.largest);
        } else {
            self.second = self.second.max(face.health);
        }
        let first = self.count == 0.0;
        self.smallest = if first { face.health } else { self.smallest.min(face.health) };
        self.count += 1.0;
        self.powers += face.powers;
        if at_the_end || first {
            self.last = face.last;
        }
        self
    }
}

/// The facts about a hand: how many cards, and by how much they are above the average together.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Hand {
    count: f32,
    health: f32,
    number: f32,
}

impl Hand {
    /// A hand that can't be seen.
    pub(super) fn hidden(cards: usize) -> Self {
        Self { count: cards as f32, ..Self::default() }
    }

    /// The hand with a card less.
    #[inline]
    pub(super) fn without(self, face: &Face) -> Self {
        let [health, number] = face.above;
        Self { count: self.count - 1.0, health: self.health - health, number: self.number - number }
    }

    /// The hand with an unknown card more.
    pub(super) fn and_one(self) -> Self {
        Self { count: self.count + 1.0, ..self }
    }
}

/// The judgement of one game's cards.
#[derive(Debug)]
pub(super) struct Worth<'a> {
    game: &'a FollyAndFortune,
    faces: Vec<Face>,
}

impl<'a> Worth<'a> {
    pub(super) fn new(game: &'a FollyAndFortune) -> Self {
        let cards = game.deck().cards();
        let mean = |of: fn(&Card) -> f32| cards.iter().map(of).sum::<f32>() / cards.len() as f32;
        let (health, number) = (mean(|card| card.health.into()), mean(|card| card.number.into()));
        let face = |card: &Card| Face {
            number: card.number.into(),
            health: card.health.into(),
            above: [f32::from(card.health) - health, f32::from(card.number) - number],
            powers: card.powers.iter().map(|&(trigger, power)| of_power(trigger, power)).sum(),
            last: average_stop(game, card.name.card()),
        };
        Self { game, faces: cards.iter().map(face).collect() }
    }

    #[inline]
    pub(super) fn face(&self, card: u8) -> &Face {
        &self.faces[usize::from(card)]
    }

    /// The facts about a row of these cards, left to right.
    #[inline]
    pub(super) fn row(&self, cards: impl Iterator<Item = u8>) -> Row {
        cards.fold(Row::default(), |row, card| row.with(self.face(card), true))
    }

    /// The facts about a hand that can be seen.
    pub(super) fn hand(&self, cards: CardSet) -> Hand {
        cards.iter().fold(Hand::default(), |hand, card| {
            let [health, number] = self.face(card).above;
            Hand { count: hand.count + 1.0, health: hand.health + health, number: hand.number + number }
        })
    }

    /// How many turns each seat has from the turn of `next` on, if nobody draws, and how many rounds that makes; nothing
    /// when the game is over.
    pub(super) fn turns(&self, counts: &[usize; MAX_SEATS], next: Seat) -> ([f32; MAX_SEATS], f32) {
        let seats = usize::from(self.game.seats());
        let counts = &counts[..seats];
        let mut turns = [0.0; MAX_SEATS];
        if self.game.options().end == EndOf::AllEmpty {
            turns.iter_mut().zip(counts).for_each(|(turns, &count)| *turns = count as f32);
            return (turns, turns.iter().sum::<f32>() / seats as f32);
        }
        if counts.contains(&0) {
            return (turns, 0.0); // FF-35
        }
        let waits = |seat: usize| (seat + seats - next.index()) % seats;
        let last = (0..seats).map(|seat| (counts[seat] - 1) * seats + waits(seat)).min().unwrap_or(0);
        for (seat, turns) in turns[..seats].iter_mut().enumerate() {
            *turns = ((last + seats - waits(seat)) / seats) as f32;
        }
        (turns, (last + 1) as f32 / seats as f32)
    }
}

/// The weights for this many rounds to come; 0 when the game is over.
pub(super) fn mix(rounds: f32) -> Mix {
    if rounds <= 0.0 {
        let mut mix = [0.0; TERMS];
        mix[SUM] = FINAL;
        return mix;
    }
    let last = KNOTS.len() - 2;
    let knot = KNOTS[1..].iter().position(|&at| rounds < at).unwrap_or(last);
    let part = ((rounds - KNOTS[knot]) / (KNOTS[knot + 1] - KNOTS[knot])).clamp(0.0, 1.0);
    std::array::from_fn(|term| {
        let (low, high) = (WEIGHTS[knot][term], WEIGHTS[knot + 1][term]);
        low + part * (high - low)
    })
}

/// The strength of a seat with this row, this hand and so many turns to come.
#[inline]
pub(super) fn strength(mix: &Mix, row: &Row, hand: Hand, turns: f32) -> f32 {
    let mut strength = mix[SUM] * row.sum
        + mix[LARGEST] * row.largest
        + mix[SECOND] * row.second
        + mix[SMALLEST] * row.smallest
        + mix[COUNT] * row.count;
    if turns > 0.0 && hand.count > 0.0 {
        strength += mix[TURNS] * turns
            + (mix[HAND_HEALTH] * hand.health + mix[HAND_NUMBER] * hand.number) * turns / hand.count
            + mix[LAST] * row.last
            + row.powers * (turns / ENOUGH_TURNS).min(1.0);
    }
    strength
}

/// How many cards each seat holds.
pub(super) fn counts(position: &Position) -> [usize; MAX_SEATS] {
    let mut counts = [0; MAX_SEATS];
    counts.iter_mut().zip(&position.hands).for_each(|(count, hand)| *count = hand.len());
    counts
}

/// `exp`, within bounds that sums can bear, and the same on every machine, as the library's need not be.
#[inline]
pub(super) fn exp(x: f32) -> f32 {
    const BOUND: f32 = 40.0;
    let x = x.clamp(-BOUND, BOUND) * std::f32::consts::LOG2_E;
    let whole = x.floor();
    let part = x - whole;
    // The Taylor series of 2^x, with the last factor such that it is exact at 1: a relative error below 1e-4.
    let power = 1.0
        + part
            * (std::f32::consts::LN_2
                + part * (0.240_226_5 + part * (0.055_504_1 + part * (0.009_618_1 + part * 0.001_504_1))));
    f32::from_bits(((whole as i32 + 127) << 23) as u32) * power
}

/// What stopping at a card makes of an average roll.
fn average_stop(game: &FollyAndFortune, card: u8) -> f32 {
    /// What a plain roll and a drawn card are taken for.
    const AVERAGE: i16 = 3;
    /// What the two cards that double the value cost (FF-24).
    const TWO_CARDS: f32 = 4.0;
    let powers = game.deck().powers(card, Trigger::Stopped);
    if powers.contains(&Power::DrawNoAttack) {
        return AVERAGE.into();
    }
    let values = (1..=6).map(|roll| game.deck().stopped_value(card, roll).unwrap_or(AVERAGE));
    let mean = values.map(f32::from).sum::<f32>() / 6.0;
    if powers.contains(&Power::DoubleDiscardTwo) { mean - TWO_CARDS } else { mean }
}

#[cfg(test)]
mod tests {
    use super::exp;

    #[test]
    fn the_exponential_is_close() {
        for step in -390..=390 {
            let x = step as f32 / 10.0 + 0.013;
            let (near, true_one) = (f64::from(exp(x)), f64::from(x).exp());
            assert!((near / true_one - 1.0).abs() < 1e-4, "{x}: {near} for {true_one}");
        }
    }
}
