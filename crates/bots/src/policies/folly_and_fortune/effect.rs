//! What the cards of a row do to a turn, made ready to be looked up.

use bearcade_games::folly_and_fortune::{FollyAndFortune, Power, Trigger};

/// Values from `-LOW` on are told apart, so many of them.
const LOW: i16 = 16;
const VALUES: usize = 48;

/// What a card of the row does to its owner's turn.
#[derive(Clone, Copy, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each says whether the card has a certain power")]
pub(super) struct Effect {
    /// What stopping at it makes of each value.
    becomes: [i8; VALUES],
    /// What stopping at it, passing it and not seeing it brings beside that, in points of health.
    pub(super) stopped: f32,
    pub(super) passed: f32,
    pub(super) unseen: f32,
    /// What passing it adds to the value (FF-32).
    pub(super) adds: i16,
    /// FF-32.
    pub(super) one_more: bool,
    /// FF-28.
    pub(super) raw: bool,
    /// FF-21.
    pub(super) draws: bool,
    /// FF-19.
    pub(super) returns: bool,
    /// FF-18.
    pub(super) two: bool,
    /// FF-24.
    pub(super) double: bool,
    /// FF-22, FF-23: the health of a row that may be attacked.
    pub(super) from_health: i16,
    pub(super) to_health: i16,
}

impl Effect {
    /// The effect of a card. What can't be worked out in the turn itself is a judgement, in points of health.
    pub(super) fn new(game: &FollyAndFortune, card: u8) -> Self {
        let deck = game.deck();
        let becomes = |value: usize| deck.stopped_value(card, value as i16 - LOW).unwrap_or(0);
        let mut effect = Self {
            becomes: std::array::from_fn(|value| becomes(value).clamp(i8::MIN.into(), i8::MAX.into()) as i8),
            stopped: 0.0,
            passed: 0.0,
            unseen: 0.0,
            adds: 0,
            one_more: false,
            raw: false,
            draws: false,
            returns: false,
            two: false,
            double: false,
            from_health: 0,
            to_health: i16::MAX,
        };
        for &(trigger, power) in &deck.cards()[usize::from(card)].powers {
            match power {
                Power::Add(x) if trigger == Trigger::Passed => effect.adds += i16::from(x),
                Power::Subtract(x) if trigger == Trigger::Passed => effect.adds -= i16::from(x),
                Power::OneMoreReroll => effect.one_more = true,
                Power::ShieldThisCard => effect.passed += 0.3 * f32::from(deck.health(card)),
                Power::ShieldTwoCards => effect.passed += 0.7,
                Power::AttackTwo => effect.two = true,
                Power::ReturnToDie => effect.returns = true,
                Power::SwapWithDeck => effect.stopped += 0.3,
                Power::DrawNoAttack => effect.draws = true,
                Power::NotAboveHealth(x) => effect.to_health = x.into(),
                Power::NotBelowHealth(x) => effect.from_health = x.into(),
                Power::DoubleDiscardTwo => effect.double = true,
                Power::RollAgainRaw => effect.raw = true,
                Power::RemoveFromNeighbour | Power::RemoveFromAny => effect.stopped += 1.5,
                Power::KeepOneRemoved => effect.stopped += 2.0,
                Power::DrawUpToSix => effect.unseen += 1.2,
                Power::PartOfDieNextTurn => effect.unseen += 0.7,
                Power::DiscardRowAndHand => effect.unseen -= 5.0,
                Power::DamageSelf(x) => effect.unseen -= f32::from(x),
                Power::SwapRowCards => effect.unseen += 2.0,
                Power::None
                | Power::Add(_)
                | Power::Subtract(_)
                | Power::ShuffleRow
                | Power::BelowBecomes(..)
                | Power::AboveBecomes(..)
                | Power::SwapInRow
                | Power::LookAtHand => {}
            }
        }
        effect
    }

    /// What stopping at the card makes of a value.
    #[inline]
    pub(super) fn makes_of(&self, value: i16) -> i16 {
        self.becomes[(value + LOW).clamp(0, VALUES as i16 - 1) as usize].into()
    }

    /// May a row of this health be attacked?
    #[inline]
    pub(super) fn allows(&self, health: i16) -> bool {
        (self.from_health..=self.to_health).contains(&health)
    }
}
