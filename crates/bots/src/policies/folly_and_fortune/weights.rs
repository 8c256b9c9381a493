//! The learned numbers of the strength ([`super::worth`]).
//!
//! They were learned from games of the quick player against itself, in which a twentieth of all decisions and more of the
//! picks were made at random: a softmax regression of who won on the facts at the beginning of every turn, by gradient
//! descent, with new games by the new numbers after every pass. One in five games had four players and the default
//! options; the others two, three or six players, superpowers, the end `all_empty`, or the variants `tough` and `simple`.
//! The numbers are the mean of two results. Where the cards of the deck can't tell two powers apart, because they always
//! come together, the worth is given to one of them.

use bearcade_games::folly_and_fortune::{Power, Trigger};

/// How many facts about a seat have weights.
pub(super) const TERMS: usize = 9;
/// The rounds to come at which the weights are known; between them they are mixed.
pub(super) const KNOTS: [f32; 6] = [0.25, 0.75, 1.5, 2.5, 4.0, 6.0];
/// The weights of the health of the row, its largest, second and smallest card, their number, the turns to come, the
/// health and the numbers of the hand, and the last card of the row.
pub(super) const WEIGHTS: [[f32; TERMS]; KNOTS.len()] = [
    [0.564, 0.161, 0.147, 0.154, 0.135, 2.148, 0.903, 0.293, 0.223],
    [0.259, 0.158, 0.011, 0.087, 0.059, 1.245, 0.573, 0.176, 0.012],
    [0.225, 0.043, -0.035, 0.024, -0.129, 0.942, 0.373, 0.119, 0.063],
    [0.152, 0.016, -0.039, 0.008, -0.078, 0.74, 0.287, 0.077, 0.015],
    [0.075, 0.037, -0.015, 0.004, 0.003, 0.565, 0.202, 0.05, 0.014],
    [0.076, -0.051, -0.126, 0.078, 0.117, 0.525, 0.124, 0.044, 0.029],
];

/// What a power is good for in a row, as strength, for a player with turns to come.
#[expect(clippy::match_same_arms, reason = "every power has a number of its own; some happen to be equal")]
pub(super) fn of_power(trigger: Trigger, power: Power) -> f32 {
    let passed = trigger == Trigger::Passed;
    let (worth, size) = match power {
        Power::Add(x) if passed => (0.035, i16::from(x)),
        Power::Subtract(x) if passed => (0.035, -i16::from(x)),
        Power::Add(x) => (0.023, i16::from(x)),
        Power::Subtract(x) => (-0.029, i16::from(x)),
        Power::BelowBecomes(x, y) => (0.029, i16::from(y) - i16::from(x)),
        Power::AboveBecomes(x, y) => (0.018, i16::from(y) - i16::from(x)),
        Power::DamageSelf(x) => (0.027, i16::from(x)),
        Power::ShuffleRow => (0.022, 1),
        Power::AttackTwo => (0.028, 1),
        Power::ReturnToDie => (0.091, 1),
        Power::SwapWithDeck => (0.044, 1),
        Power::DrawNoAttack => (-0.104, 1),
        Power::NotAboveHealth(_) => (-0.021, 1),
        Power::NotBelowHealth(_) => (-0.085, 1),
        Power::DoubleDiscardTwo => (0.017, 1),
        Power::SwapInRow => (0.018, 1),
        Power::RollAgainRaw => (-0.03, 1),
        Power::RemoveFromNeighbour => (0.254, 1),
        Power::RemoveFromAny => (0.063, 1),
        Power::KeepOneRemoved => (0.216, 1),
        Power::OneMoreReroll => (-0.076, 1),
        Power::ShieldThisCard => (0.053, 1),
        Power::ShieldTwoCards => (0.02, 1),
        Power::DrawUpToSix => (0.0, 1),
        Power::PartOfDieNextTurn => (0.063, 1),
        Power::DiscardRowAndHand => (0.0, 1),
        Power::SwapRowCards => (0.073, 1),
        Power::None | Power::LookAtHand => (0.0, 0),
    };
    worth * f32::from(size)
}
