//! The solved game of two runners, as `cargo xtask solve chaos-bear` works it out.
//!
//! With two runners the first capture ends the game, so nothing counts but the two leads over the bear and its energy;
//! a feast never comes. The solution is to roll, always: which squares are draw squares then changes no value, nor does
//! who of the two moves first. So one number per pair of leads and energy says it all, and the trailing runner's chance
//! is what the leading one's leaves.

/// The greatest lead in the table.
pub(super) const LEADS: i32 = 80;
/// The greatest energy in the table.
pub(super) const ENERGIES: i32 = 20;

/// For each energy, each lead of the runner ahead and each lead up to it of the other: two bytes, the low one first.
pub(super) const DATA: &[u8] = include_bytes!("../../../data/chaos-bear.bin");

/// Pairs of leads, without order.
const PAIRS: usize = pairs(LEADS as usize);
/// A chance of the runner ahead lies between ½ and 1: the table counts from ½ in steps of this part of 1.
pub(super) const PARTS: f64 = 2.0 * u16::MAX as f64;

/// The chance of a runner with the lead `own` to beat one with the lead `other`, at the start of a round; `None`
/// outside the table. A shared win counts half.
pub(super) fn chance(own: i32, other: i32, energy: i32) -> Option<f64> {
    if own < other {
        return chance(other, own, energy).map(|chance| 1.0 - chance);
    }
    let inside = other >= 1 && own <= LEADS && (1..=ENERGIES).contains(&energy);
    inside.then(|| {
        let at = 2 * index(own, other, energy);
        0.5 + f64::from(u16::from_le_bytes([DATA[at], DATA[at + 1]])) / PARTS
    })
}

/// Where the number for these leads stands, the greater first.
pub(super) fn index(far: i32, near: i32, energy: i32) -> usize {
    (energy - 1) as usize * PAIRS + pairs(far as usize - 1) + (near - 1) as usize
}

const fn pairs(leads: usize) -> usize {
    leads * (leads + 1) / 2
}
