//! What a position is worth at a glance: the points still to come, and the chance to win that follows from them.

use bearcade_core::{Game, Seat};
use bearcade_games::de_beer_is_los::{Colour, DeBeerIsLos, Due, Position};

use super::features::{FEATURES, FINAL_FEATURES, features, final_features, start};
use super::numbers::{Numbers, per_thousand};

/// The face-down tiles at the start of a game (BL-3).
const TILES: usize = 48;
/// The turns of the final phase (BL-16).
const TURNS: usize = 10;

/// The learned numbers.
static WEIGHTS: Weights = weights(include_bytes!("../../../data/de-beer-is-los.txt"));

struct Weights {
    /// By face-down tiles, the points that each feature promises brown.
    hidden: [[f32; FEATURES]; TILES + 1],
    /// By turns left in the final phase, the points that each feature promises the player to move, and a constant.
    last: [[f32; FINAL_FEATURES + 1]; TURNS + 1],
    /// By face-down tiles, how far off the promise is (a standard deviation, in points).
    doubt: [f32; TILES + 1],
    /// The same by turns left in the final phase.
    last_doubt: [f32; TURNS + 1],
}

/// The data file: for each feature its weight with no and with all tiles face down, then the rows of the final phase by
/// turns left, then the doubts; all in thousandths of a point.
// Worked out when the program is compiled: nothing of it is ever on a stack.
#[allow(clippy::large_stack_arrays)]
const fn weights(text: &[u8]) -> Weights {
    let mut numbers = Numbers::new(text);
    let mut found = Weights {
        hidden: [[0.0; FEATURES]; TILES + 1],
        last: [[0.0; FINAL_FEATURES + 1]; TURNS + 1],
        doubt: [0.0; TILES + 1],
        last_doubt: [0.0; TURNS + 1],
    };
    let mut feature = 0;
    while feature < FEATURES {
        let (none, all) = (per_thousand(numbers.next()), per_thousand(numbers.next()));
        let mut tiles = 0;
        while tiles <= TILES {
            found.hidden[tiles][feature] = none + (all - none) * (tiles as f32 / TILES as f32);
            tiles += 1;
        }
        feature += 1;
    }
    let mut turns = 1;
    while turns <= TURNS {
        let mut feature = 0;
        while feature <= FINAL_FEATURES {
            found.last[turns][feature] = per_thousand(numbers.next());
            feature += 1;
        }
        turns += 1;
    }
    let mut tiles = 1;
    while tiles <= TILES {
        found.doubt[tiles] = per_thousand(numbers.next());
        tiles += 1;
    }
    let mut turns = 1;
    while turns <= TURNS {
        found.last_doubt[turns] = per_thousand(numbers.next());
        turns += 1;
    }
    numbers.end();
    found
}

/// A judgement for seat 0.
#[derive(Clone, Copy, Debug)]
pub(super) struct Judgement {
    /// The lead over the whole match that is to be expected.
    pub lead: f32,
    /// How far off that is, as a standard deviation.
    pub doubt: f32,
}

impl Judgement {
    /// The chance to win less the chance to lose.
    #[inline]
    pub(super) fn edge(self) -> f32 {
        edge(self.lead, self.doubt)
    }
}

/// The chance to win less the chance to lose with this lead and this doubt, as if the error were normal: a logistic
/// curve that stays within 0.01 of it.
#[inline]
pub(super) fn edge(lead: f32, doubt: f32) -> f32 {
    const STEEP: f32 = 1.702;
    2.0 / (1.0 + (-STEEP * lead / doubt).exp()) - 1.0
}

/// The lead that stands for such an edge: `edge` turned round. A sure thing is as good as a very big lead.
pub(super) fn lead_of(edge_of: f32, doubt: f32) -> f32 {
    const STEEP: f32 = 1.702;
    let chance = f32::midpoint(edge_of, 1.0).clamp(0.001, 0.999);
    doubt / STEEP * (chance / (1.0 - chance)).ln()
}

/// Judges a position that waits for a decision, or for nothing.
#[inline]
pub(super) fn judge(game: &DeBeerIsLos, position: &Position) -> Judgement {
    let scores = position.match_scores();
    let lead = f32::from(scores[0].points) - f32::from(scores[1].points);
    if position.due == Due::Nothing {
        let tiles = f32::from(scores[0].tiles) - f32::from(scores[1].tiles);
        // The least doubt there can be: an edge of 1, 0 or -1. Tiles break a tie (BL-22).
        return Judgement { lead: lead + tiles / 128.0, doubt: 1e-4 };
    }
    let (brown, doubt) = to_come(position);
    let mut judgement = Judgement { lead, doubt };
    judgement.lead += if position.colour(Seat::new(0)) == Colour::Brown { brown } else { -brown };
    if position.game < game.options().games {
        let other = other_game(game, Seat::new(0));
        judgement.lead += other.lead;
        judgement.doubt = judgement.doubt.hypot(other.doubt);
    }
    judgement
}

/// What the second game of the match, before it begins, is worth to a seat (BL-23: the first is blue in it).
pub(super) fn other_game(game: &DeBeerIsLos, seat: Seat) -> Judgement {
    // At the start nothing is seen: only the hidden kinds and the first turn count.
    let weights = &WEIGHTS.hidden[TILES];
    let mut brown = 0.0;
    start(game.options().first, |feature, value| brown += weights[feature] * value);
    Judgement { lead: if seat.index() == 0 { -brown } else { brown }, doubt: WEIGHTS.doubt[TILES] }
}

/// The points that brown will make from here on in this game, less those that blue will; and the doubt.
#[inline]
pub(super) fn to_come(position: &Position) -> (f32, f32) {
    if position.is_final_phase() {
        let turns = usize::from(position.turns_left);
        let weights = &WEIGHTS.last[turns];
        let found = final_features(position);
        let sum = found.iter().zip(weights).fold(weights[FINAL_FEATURES], |sum, (value, weight)| sum + value * weight);
        let brown_moves = position.colour(position.to_move) == Colour::Brown;
        return (if brown_moves { sum } else { -sum }, WEIGHTS.last_doubt[turns]);
    }
    let tiles = position.face_down.len() as usize;
    let weights = &WEIGHTS.hidden[tiles];
    let mut sum = 0.0;
    features(position, |feature, value| sum += weights[feature] * value);
    (sum, WEIGHTS.doubt[tiles])
}
