use serde::{Deserialize, Serialize};

use bearcade_core::{
    Determinize, Game, NotationError, Outcome, Rng, Rule, Seat, SeatSet, SeenStep, SetupError, Sink, State, Step, Turn,
    Viewer,
};

const COLUMNS: u8 = 7;
const ROWS: u8 = 6;
/// The number of bits per column: six spaces and one that is always empty, so that lines don't wrap around the edge.
const STRIDE: u8 = ROWS + 1;
const BOTTOM: u64 = 0x0408_1020_4081;
const TOP: u64 = BOTTOM << (ROWS - 1);
const FULL: u64 = BOTTOM * ((1 << ROWS) - 1);
const OUT_OF_TURN: Rule = Rule::new("C4-1", "out-of-turn", "It is not this seat's turn.");
const COLUMN_FULL: Rule = Rule::new("C4-2", "column-full", "This column is full.");

/// Connect Four on the usual board of 7 by 6 spaces.
#[derive(Clone, Debug)]
pub struct ConnectFour;

/// The column in which a disc is dropped, 0 to 6.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Column(u8);

/// A position as two bitboards: the discs of the player to move, and all discs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct ConnectFourPosition {
    own: u64,
    all: u64,
    to_move: Seat,
    won: bool,
}

impl ConnectFourPosition {
    #[inline]
    fn is_open(self, column: Column) -> bool {
        self.all & (1 << (column.0 * STRIDE + ROWS - 1)) == 0
    }
}

/// Returns whether there is a line of four.
#[inline]
fn has_four(discs: u64) -> bool {
    let line = |shift: u8| {
        let pairs = discs & (discs >> shift);
        pairs & (pairs >> (2 * shift)) != 0
    };
    line(1) | line(STRIDE) | line(STRIDE - 1) | line(STRIDE + 1)
}

impl Game for ConnectFour {
    const SLUG: &'static str = "connect-four";
    const TITLE: &'static str = "Connect Four";
    const RULES_VERSION: u16 = 1;
    const SEATS: (u8, u8) = (2, 2);
    const CAN_LEAVE: bool = false;

    type Options = ();
    type Position = ConnectFourPosition;
    type Knowledge = ();
    type Action = Column;
    type Chance = ();
    type Event = ();
    type View = ConnectFourPosition;

    fn new(_options: (), seats: u8) -> Result<Self, SetupError> {
        if seats == 2 { Ok(Self) } else { Err(SetupError::Seats { given: seats, min: 2, max: 2 }) }
    }

    fn options(&self) -> &() {
        &()
    }

    fn seats(&self) -> u8 {
        2
    }

    fn initial(&self) -> ConnectFourPosition {
        ConnectFourPosition { own: 0, all: 0, to_move: Seat::new(0), won: false }
    }

    #[inline]
    fn turn(&self, position: &ConnectFourPosition) -> Turn {
        if position.won || position.all == FULL { Turn::Over } else { Turn::Decide(SeatSet::one(position.to_move)) }
    }

    fn outcome(&self, position: &ConnectFourPosition) -> Outcome {
        // The winner made the last move.
        let loser = position.to_move;
        let score = |seat: u8| i32::from(position.won && Seat::new(seat) != loser);
        Outcome::highest_wins(&[score(0), score(1)])
    }

    #[inline]
    fn legal_actions(&self, position: &ConnectFourPosition, seat: Seat, out: &mut Vec<Column>) {
        if self.turn(position).asks(seat) {
            let columns = std::array::from_fn::<_, { COLUMNS as usize }, _>(|column| Column(column as u8));
            if position.all & TOP == 0 {
                out.extend_from_slice(&columns);
            } else {
                out.extend(columns.into_iter().filter(|&column| position.is_open(column)));
            }
        }
    }

    fn check(&self, position: &ConnectFourPosition, seat: Seat, column: Column) -> Result<(), Rule> {
        if !self.turn(position).asks(seat) {
            return Err(OUT_OF_TURN);
        }
        if position.is_open(column) { Ok(()) } else { Err(COLUMN_FULL) }
    }

    fn chance_name(&self, _position: &ConnectFourPosition) -> &'static str {
        "none"
    }

    fn chance_outcomes(&self, _position: &ConnectFourPosition, _out: &mut Vec<((), u32)>) {}

    fn sample_chance(&self, _position: &ConnectFourPosition, _rng: &mut impl Rng) {}

    #[inline]
    fn apply(&self, position: &mut ConnectFourPosition, step: Step<Column, ()>, _sink: &mut impl Sink<()>) {
        if let Step::Act(_, column) = step {
            // Adding the column's bottom bit carries into the first empty space.
            let moved = position.own | ((position.all + (1 << (column.0 * STRIDE))) & !position.all);
            position.won = has_four(moved);
            position.own ^= position.all;
            position.all |= moved;
            position.to_move = position.to_move.next(2);
        }
    }

    fn view(&self, state: &State<Self>, _viewer: Viewer) -> ConnectFourPosition {
        state.position
    }

    fn redact(&self, (): &(), _viewer: Viewer) -> Option<()> {
        Some(())
    }

    fn redact_step(
        &self,
        _before: &ConnectFourPosition,
        step: Step<Column, ()>,
        _viewer: Viewer,
    ) -> SeenStep<Column, ()> {
        SeenStep::Open(step)
    }

    fn reveals(&self, (): &()) -> bool {
        false
    }

    fn write_action(&self, column: Column, out: &mut String) {
        out.push(char::from(b'a' + column.0));
    }

    fn read_action(&self, text: &str) -> Result<Column, NotationError> {
        match text.as_bytes() {
            [letter @ b'a'..=b'g'] => Ok(Column(letter - b'a')),
            _ => Err(NotationError::expected("a column, a to g")),
        }
    }

    fn write_chance(&self, (): (), out: &mut String) {
        out.push('-');
    }

    fn read_chance(&self, _text: &str) -> Result<(), NotationError> {
        Err(NotationError::expected("nothing: there is no chance in this game"))
    }
}

impl Determinize for ConnectFour {
    fn determinize(&self, view: &ConnectFourPosition, _seat: Seat, _rng: &mut impl Rng) -> ConnectFourPosition {
        *view
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Laws, Scene, perft};

    #[test]
    fn connect_four_obeys_the_laws() {
        Laws::new(&ConnectFour).candidates((0..COLUMNS).map(Column).collect()).run();
    }

    #[test]
    fn four_in_a_line_wins_in_every_direction_but_not_around_the_edge() {
        let play = |moves: &str| {
            let mut scene = Scene::<ConnectFour>::new("{}", 2);
            for (index, column) in moves.chars().enumerate() {
                scene.act((index % 2) as u8, &column.to_string());
            }
            scene
        };
        for (moves, winner) in [("abababa", 0), ("aabbccd", 0), ("abbccdcddfd", 0), ("gffeededdbd", 0), ("gabababa", 1)]
        {
            let outcome = play(moves).outcome();
            assert_eq!(outcome.winners().first().map(Seat::index), Some(winner), "{moves}");
        }
        // Three discs at the top of column a and one at the bottom of column b are not a line.
        assert!(matches!(play("aaabbacacad").turn(), Turn::Decide(_)));
    }

    /// The first six counts are powers of 7. At depth 7, the seven sequences that would overfill one column are
    /// missing.
    #[test]
    fn perft_agrees_with_published_counts() {
        let counts: Vec<u64> = (0..=8).map(|depth| perft(&ConnectFour, &ConnectFour.initial(), depth)).collect();
        assert_eq!(counts[..7], [1, 7, 49, 343, 2_401, 16_807, 117_649]);
        assert_eq!(counts[7], 7u64.pow(7) - 7);
        assert_eq!(counts[8], naive(&mut [0; 7], &mut Vec::new(), 8));
    }

    /// Counts sequences on a plain grid, without bitboards.
    fn naive(heights: &mut [usize; 7], discs: &mut Vec<(usize, usize)>, depth: u32) -> u64 {
        let last_won = || {
            let own: Vec<_> = discs.iter().rev().step_by(2).copied().collect();
            let has = |x: i32, y: i32| own.iter().any(|&(c, r)| (c as i32, r as i32) == (x, y));
            own.iter().any(|&(x, y)| {
                [(1, 0), (0, 1), (1, 1), (1, -1)]
                    .iter()
                    .any(|(dx, dy)| (0..4).all(|n| has(x as i32 + n * dx, y as i32 + n * dy)))
            })
        };
        if depth == 0 || last_won() {
            return 1;
        }
        let mut count = 0;
        for column in 0..7 {
            if heights[column] < 6 {
                discs.push((column, heights[column]));
                heights[column] += 1;
                count += naive(heights, discs, depth - 1);
                heights[column] -= 1;
                discs.pop();
            }
        }
        count
    }
}
