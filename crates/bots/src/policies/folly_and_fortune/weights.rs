//! The learned numbers of the strength ([`super::worth`]).
//!
//! They were learned from games of the quick player against itself, in which a twentieth of all decisions and more of the
//! picks were made at random: a softmax regression of who won on the facts at the beginning of every turn, by gradient
//! descent, with new games by the new numbers after every pass. One in five games had four players and the default
//! options; the others two, three or six players, superpowers, the end `all_empty`, or the variants `tough` and `simple`.

use bearcade_games::folly_and_fortune::{Power, Trigger};

/// How many facts about a seat have weights.
pub(super) const TERMS: usize = 9;
/// The rounds to come at which the weights are known; between them they are mixed.
pub(super) const KNOTS: [f32; 6] = [0.25, 0.75, 1.5, 2.5, 4.0, 6.0];
/// The weights of the health of the row, its largest, second and smallest card, their number, the turns to come, the
/// health and the numbers of the hand, and the last card of the row.
pub(super) const WEIGHTS: [[f32; TERMS]; KNOTS.len()] = [
    [0.571, 0.157, 0.143, 0.159, 0.114, 2.152, 0.908, 0.275, 0.228],
    [0.241, 0.168, 0.032, 0.103, 0.084, 1.266, 0.581, 0.162, 0.005],
    [0.209, 0.059, -0.023, 0.039, -0.113, 0.967, 0.377, 0.115, 0.056],
    [0.14, 0.025, -0.026, 0.021, -0.051, 0.764, 0.285, 0.078, 0.01],
    [0.072, 0.051, -0.005, 0.005, 0.007, 0.587, 0.201, 0.05, 0.022],
    [0.07, -0.071, -0.114, 0.077, 0.169, 0.565, 0.123, 0.047, 0.039],
];

/// What a power is good for in a row, as strength, for a player with turns to come.
pub(super) fn of_power(trigger: Trigger, power: Power) -> f32 {
    let passed = trigger == Trigger::Passed;
    let (worth, size) = match power {
        Power::Add(x) if passed => (0.047, i16::from(x)),
        Power::Subtract(x) if passed => (0.047, -i16::from(x)),
        Power::Add(x) => (0.018, i16::from(x)),
        Power::Subtract(x) => (-0.022, i16::from(x)),
        Power::BelowBecomes(x, y) => (0.029, i16::from(y) - i16::from(x)),
        Power::AboveBecomes(x, y) => (0.021, i16::from(y) - i16::from(x)),
        Power::DamageSelf(x) => (0.027, i16::from(x)),
        Power::ShuffleRow => (0.025, 1),
        Power::AttackTwo => (0.024, 1),
        Power::ReturnToDie => (0.106, 1),
        Power::SwapWithDeck => (0.037, 1),
        Power::DrawNoAttack => (-0.103, 1),
        Power::NotAboveHealth(_) => (0.008, 1),
        Power::NotBelowHealth(_) => (-0.079, 1),
        Power::DoubleDiscardTwo => (-0.005, 1),
        Power::SwapInRow => (0.024, 1),
        Power::RollAgainRaw => (-0.018, 1),
        Power::RemoveFromNeighbour => (0.245, 1),
        Power::RemoveFromAny => (0.052, 1),
        Power::KeepOneRemoved => (0.197, 1),
        Power::OneMoreReroll => (-0.068, 1),
        Power::ShieldThisCard => (0.03, 1),
        Power::ShieldTwoCards => (-0.002, 1),
        Power::DrawUpToSix => (-0.007, 1),
        Power::PartOfDieNextTurn => (0.052, 1),
        Power::DiscardRowAndHand => (0.126, 1),
        Power::SwapRowCards => (0.131, 1),
        Power::None | Power::LookAtHand => (0.0, 0),
    };
    worth * f32::from(size)
}
