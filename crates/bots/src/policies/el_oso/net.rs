//! What a position after the player's turn is worth, learned from play: one hidden layer over what stands where.
//!
//! Inputs are facts that hold or do not, so that a position is the sum of a few rows of weights, and one that differs
//! in one stack is that sum with a row or two exchanged. Only additions and multiplications in a fixed order are used:
//! the same numbers come out on every machine.

use bearcade_games::el_oso::{Action, Position, Side, Space};

/// The units of the hidden layer.
pub(super) const HIDDEN: usize = 32;
/// The most dice in a roll; each number of dice has output weights of its own.
const DICE: usize = 5;
/// The stacks that a space can hold: a player's of 1 to 5, a Bear's of 1 to 12.
const STACKS: usize = 17;
/// What can come down on a player stack: one to five pieces after one to five dice of its column, or nothing.
const DANGERS: usize = 26;
/// The ways out of a space: the two upward diagonals blocked, open or safe, each side safe or not.
const WAYS: usize = 3 * 3 * 2 * 2;
/// A weight of 1 in the data file, which holds whole numbers: the largest learned weight is about 4, and
/// there is room up to 8.
const SCALE: f32 = 4_096.0;
/// The highest number of turns left that is told apart.
pub(super) const TURNS: u32 = 60;

// Where each kind of input begins.
const CELLS: usize = 0;
const THREATENED: usize = CELLS + 25 * STACKS;
const SKY: usize = THREATENED + 25 * DANGERS;
const PIT: usize = SKY + 13;
const CAVE: usize = PIT + 13;
const OPEN: usize = CAVE + 13;
const LEFT: usize = OPEN + 5 * 6;
const ESCAPES: usize = LEFT + TURNS as usize + 1;
const INPUTS: usize = ESCAPES + 5 * 3 * WAYS;

/// What the hidden layer gets.
pub(super) type Units = [f32; HIDDEN];

/// What is expected of a game: the Sky at its end, and the chance that it is a win.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Worth {
    /// The expected Sky at the end.
    pub(super) score: f32,
    /// The chance of ten or more (EO-23).
    pub(super) win: f32,
}

impl Worth {
    /// A game that is over with this Sky.
    pub(super) fn result(sky: u8) -> Self {
        Self { score: f32::from(sky), win: f32::from(u8::from(sky >= 10)) }
    }
}

/// The weights.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Net {
    /// For each input what it adds to the hidden units.
    pub(super) rows: Vec<Units>,
    /// For each number of dice what the units add to the pieces that will be lost and to the chance of a win.
    pub(super) out: [[Units; 2]; DICE],
    /// What these are without any unit.
    pub(super) bias: [[f32; 2]; DICE],
}

impl Net {
    /// Without weights.
    pub(super) fn empty() -> Self {
        Self { rows: vec![[0.0; HIDDEN]; INPUTS], out: [[[0.0; HIDDEN]; 2]; DICE], bias: [[0.0; 2]; DICE] }
    }

    /// Every weight, always in the same order.
    pub(super) fn weights(&mut self) -> impl Iterator<Item = &mut f32> {
        let out = self.out.iter_mut().flatten().flatten();
        self.rows.iter_mut().flatten().chain(out).chain(self.bias.iter_mut().flatten())
    }

    /// Appends the weights as whole numbers of 16 bits, the low byte first.
    pub(super) fn write(&self, bytes: &mut Vec<u8>) {
        let mut net = self.clone();
        for weight in net.weights() {
            let whole = (*weight * SCALE).round().clamp(-32_767.0, 32_767.0) as i16;
            bytes.extend(whole.to_le_bytes());
        }
    }

    /// Reads what `write` wrote; none if it is too short.
    pub(super) fn read(bytes: &mut &[u8]) -> Option<Self> {
        let mut net = Self::empty();
        for weight in net.weights() {
            let (whole, rest) = bytes.split_first_chunk()?;
            *weight = f32::from(i16::from_le_bytes(*whole)) / SCALE;
            *bytes = rest;
        }
        Some(net)
    }

    /// Lost pieces and chance of a win as the outputs say.
    #[inline]
    pub(super) fn outputs(&self, units: &Units, dice: u8) -> [f32; 2] {
        let dice = usize::from(dice - 1);
        let mut sums = [[0.0f32; 8]; 2];
        let [lost, won] = &self.out[dice];
        for from in (0..HIDDEN).step_by(8) {
            for lane in 0..8 {
                let unit = units[from + lane].max(0.0);
                sums[0][lane] += unit * lost[from + lane];
                sums[1][lane] += unit * won[from + lane];
            }
        }
        let total = |s: [f32; 8]| ((s[0] + s[4]) + (s[1] + s[5])) + ((s[2] + s[6]) + (s[3] + s[7]));
        [total(sums[0]) + self.bias[dice][0], total(sums[1]) + self.bias[dice][1]]
    }

    /// What a position is worth in which the Bear rolls so many dice.
    #[inline]
    pub(super) fn worth(&self, units: &Units, dice: u8, sky: u8, pit: u8) -> Worth {
        let [lost, won] = self.outputs(units, dice);
        let win = match (sky, pit) {
            (10.., _) => 1.0,
            (_, 3..) => 0.0,
            _ => won.clamp(0.0, 1.0),
        };
        let (least, most) = (f32::from(sky), f32::from(12 - pit));
        Worth { score: (most - lost).clamp(least, most), win }
    }

    #[inline]
    pub(super) fn add(&self, units: &mut Units, input: usize) {
        for (unit, weight) in units.iter_mut().zip(&self.rows[input]) {
            *unit += weight;
        }
    }

    #[inline]
    fn take(&self, units: &mut Units, input: usize) {
        for (unit, weight) in units.iter_mut().zip(&self.rows[input]) {
            *unit -= weight;
        }
    }
}

/// For every space what the Bear's stacks mean for a player stack there.
pub(super) struct Outlook {
    /// What would come down on it (EO-15 to EO-18), as a number below [`DANGERS`].
    dangers: [u8; 25],
    /// Where it could get away to, as a number below [`WAYS`].
    ways: [u8; 25],
}

impl Outlook {
    pub(super) fn of(position: &Position) -> Self {
        let mut dangers = [0; 25];
        let mut heights = [[0u8; 5]; 5];
        for (bear, height) in position.board.stacks(Side::Bear) {
            heights[usize::from(bear.column() - 1)][usize::from(bear.row() - 1)] = height;
        }
        // For every space with a frame around it: 0 blocked, 1 hit by the next die of its column, 2 safe from that.
        let mut freedom = [[0u8; 7]; 7];
        for (column, rows) in heights.iter().enumerate() {
            let highest = rows.iter().rposition(|&height| height > 0);
            let mut pieces = if highest.is_some() { 0 } else { position.cave };
            let top = highest.unwrap_or(5);
            for row in (0..5).rev() {
                if row < top {
                    pieces += rows.get(row + 1).copied().unwrap_or(0);
                    if pieces > 0 {
                        dangers[row * 5 + column] = 1 + (top - row - 1) as u8 * 5 + pieces.min(5) - 1;
                    }
                }
                if rows[row] == 0 {
                    freedom[row + 1][column + 1] = if row + 1 == top && pieces > 0 { 1 } else { 2 };
                }
            }
        }
        let way = |place: usize| {
            let (row, column) = (place / 5 + 1, place % 5 + 1);
            let up = freedom[row + 1][column - 1] * 3 + freedom[row + 1][column + 1];
            up * 4 + freedom[row][column - 1] / 2 * 2 + freedom[row][column + 1] / 2
        };
        Self { dangers, ways: std::array::from_fn(way) }
    }
}

#[inline]
fn place(space: Space) -> usize {
    usize::from(space.row() - 1) * 5 + usize::from(space.column() - 1)
}

/// The three inputs of a player stack.
#[inline]
fn stack(space: Space, height: u8, outlook: &Outlook) -> [usize; 3] {
    let (place, height) = (place(space), usize::from(height));
    let row = usize::from(space.row() - 1);
    [
        CELLS + place * STACKS + height - 1,
        THREATENED + (row * 5 + height - 1) * DANGERS + usize::from(outlook.dangers[place]),
        ESCAPES + (row * 3 + height.min(3) - 1) * WAYS + usize::from(outlook.ways[place]),
    ]
}

/// The inputs of a position after the player's turn; `left` is how many turns the player still has.
pub(super) fn inputs(position: &Position, outlook: &Outlook, left: Option<u32>, mut each: impl FnMut(usize)) {
    for (space, height) in position.board.stacks(Side::Player) {
        stack(space, height, outlook).into_iter().for_each(&mut each);
    }
    let mut open = [true; 5];
    for (space, height) in position.board.stacks(Side::Bear) {
        each(CELLS + place(space) * STACKS + 5 + usize::from(height) - 1);
        open[usize::from(space.column() - 1)] = false;
    }
    each(SKY + usize::from(position.sky));
    each(PIT + usize::from(position.pit));
    each(CAVE + usize::from(position.cave));
    let enter = usize::from(position.cave.min(5));
    for column in (0..5).filter(|&column| open[column]) {
        each(OPEN + column * 6 + enter);
    }
    if let Some(left) = left {
        each(LEFT + left.min(TURNS) as usize);
    }
}

/// What each of the actions is worth in a position in which the player decides: in the order of the actions. `left` is
/// how many turns the player has, this one counted.
pub(super) fn weigh(net: &Net, position: &Position, left: Option<u32>, actions: &[Action], out: &mut Vec<Worth>) {
    let outlook = Outlook::of(position);
    let mut all = [0.0; HIDDEN];
    let later = left.map(|left| left.saturating_sub(1));
    inputs(position, &outlook, later, |input| net.add(&mut all, input));
    let mut others = all;
    let mut without = None;
    let last = later == Some(0);
    let (sky, pit) = (position.sky, position.pit);
    let mut height = 0;
    for &action in actions {
        if let Action::Move(from, _) | Action::Sky(from) | Action::Pass(from) = action
            && without != Some(from)
        {
            height = position.board.height(from).unsigned_abs();
            others = all;
            for input in stack(from, height, &outlook) {
                net.take(&mut others, input);
            }
            without = Some(from);
        }
        out.push(match action {
            Action::Stop => Worth::result(sky),
            Action::Sky(_) if last || sky + pit + height == 12 => Worth::result(sky + height),
            _ if last => Worth::result(sky),
            Action::Pass(_) => net.worth(&all, height, sky, pit),
            Action::Move(_, to) => {
                let mut units = others;
                for input in stack(to, height, &outlook) {
                    net.add(&mut units, input);
                }
                net.worth(&units, height, sky, pit)
            }
            Action::Sky(_) => {
                let mut units = others;
                net.take(&mut units, SKY + usize::from(sky));
                net.add(&mut units, SKY + usize::from(sky + height));
                net.worth(&units, height, sky + height, pit)
            }
        });
    }
}
