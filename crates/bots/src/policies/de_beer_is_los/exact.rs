//! The final phase, solved: nothing is hidden any more, so a search to the last turn knows who makes how many points.

use bearcade_core::{Game, Seat, Silent, Step};
use bearcade_games::de_beer_is_los::{Action, Colour, DeBeerIsLos, Direction, Due, Position, Space, Spaces, Tile};

use super::sight;
use super::table::{Bound, Table, key};
use crate::Budget;

/// Values count points in these parts, so that the tiles, one part each, decide only between equal points (BL-22).
pub(super) const POINT: i32 = 128;
/// More than any value.
const ALL: i32 = 1 << 20;
/// The longest final phase, in turns (BL-16).
const TURNS: usize = 10;
/// The order of actions that make points, to which the points are added.
const BAGS: i32 = 1 << 24;
/// The order of quiet actions that refuted something just before.
const KILLS: i32 = 1 << 23;
/// How often the budget's stop is asked: every so many nodes.
const ASK: u64 = 1 << 8;

/// An action at the root and what it brings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Answer {
    /// The action.
    pub action: Action,
    /// What the player to move will make from here on, less what the opponent will, in parts of a point.
    pub value: i32,
    /// Is the value the true one? Otherwise the action is no better than that.
    pub proven: bool,
}

/// What the solver found.
#[derive(Clone, Debug)]
pub(super) struct Solution {
    /// The actions, best first.
    pub answers: Vec<Answer>,
    /// Is the first answer proven? Otherwise the last turns were out of reach and only the ones before them counted.
    pub complete: bool,
    /// Nodes looked at.
    pub nodes: u64,
}

/// Solves a position of the final phase in which a decision is due, as far as the nodes go. Once the best action is
/// proven, the others are too, while the nodes stay under `all`.
pub(super) fn solve(
    game: &DeBeerIsLos,
    position: &Position,
    actions: &[Action],
    most: u64,
    all: u64,
    budget: &Budget<'_>,
) -> Solution {
    debug_assert!(position.is_final_phase() && position.due == Due::Decision, "the final phase");
    Solver {
        game,
        budget,
        number: position.game,
        limit: most,
        nodes: 0,
        up: false,
        table: Table::for_nodes(most),
        killers: [[Action::Skip; 2]; TURNS + 1],
        history: vec![0; 64 * 64],
        lists: vec![Vec::new(); TURNS + 1],
    }
    .root(position, actions, all)
}

struct Solver<'a> {
    game: &'a DeBeerIsLos,
    budget: &'a Budget<'a>,
    /// The number of the game that is solved; a position of another one comes after its end.
    number: u8,
    limit: u64,
    nodes: u64,
    up: bool,
    table: Table<i32>,
    /// By turns left, quiet actions that refuted something.
    killers: [[Action; 2]; TURNS + 1],
    /// By from and to, how much a quiet move has refuted.
    history: Vec<u32>,
    /// By turns left, a list to write actions to.
    lists: Vec<Vec<(i32, Action)>>,
}

impl Solver<'_> {
    fn root(mut self, position: &Position, actions: &[Action], all: u64) -> Solution {
        let turns = position.turns_left;
        let bag = |action| parts(sight::bagged(position, action));
        let mut answers: Vec<Answer> =
            actions.iter().map(|&action| Answer { action, value: bag(action), proven: false }).collect();
        answers.sort_by_key(|answer| -answer.value);
        // Looking ever further puts the good actions first.
        let mut horizon = if turns > 3 { 2 + turns % 2 } else { turns };
        loop {
            if !self.widen(position, horizon, &mut answers) {
                return Solution { answers, complete: false, nodes: self.nodes };
            }
            if horizon == turns {
                break;
            }
            horizon += 2;
        }
        let best = answers[0].value;
        self.limit = self.limit.min(all.max(self.nodes));
        for answer in &mut answers {
            if answer.proven || self.up {
                continue;
            }
            let value = self.after(position, answer.action, horizon, -ALL, best + 1);
            if !self.up {
                *answer = Answer { value, proven: true, ..*answer };
            }
        }
        answers.sort_by_key(|answer| (!answer.proven, -answer.value));
        Solution { answers, complete: true, nodes: self.nodes }
    }

    /// Searches all actions to a horizon and puts the best first. False if the nodes did not suffice; then the answers
    /// are those of the horizon before.
    fn widen(&mut self, position: &Position, horizon: u8, answers: &mut [Answer]) -> bool {
        let mut best = -ALL;
        let mut found = answers.to_vec();
        for at in 0..found.len() {
            let action = found[at].action;
            let mut value = 0;
            let mut proven = at == 0;
            if !proven {
                value = self.after(position, action, horizon, best, best + 1);
                proven = value > best;
            }
            if proven {
                value = self.after(position, action, horizon, best, ALL);
            }
            if self.up {
                return false;
            }
            found[at] = Answer { action, value, proven };
            if value > best {
                best = value;
                found[..=at].rotate_right(1);
            }
        }
        found[1..].sort_by_key(|answer| -answer.value);
        answers.copy_from_slice(&found);
        true
    }

    /// The value of an action for the player who takes it, with so many turns to look at, this one counted.
    fn after(&mut self, position: &Position, action: Action, horizon: u8, alpha: i32, beta: i32) -> i32 {
        let gain = parts(sight::bagged(position, action));
        let mut next = *position;
        self.game.apply(&mut next, Step::Act(position.to_move, action), &mut Silent);
        if horizon == 1 || next.due == Due::Nothing || next.game != self.number {
            return gain; // BL-20
        }
        gain - self.value(&next, horizon - 1, gain - beta, gain - alpha)
    }

    /// What the player to move makes in so many turns less what the opponent does; beyond the bounds a bound.
    fn value(&mut self, position: &Position, horizon: u8, mut alpha: i32, beta: i32) -> i32 {
        self.up |= self.nodes >= self.limit || self.nodes.is_multiple_of(ASK) && self.budget.is_up();
        if self.up {
            return 0;
        }
        self.nodes += 1;
        if horizon == 1 {
            return parts(sight::best_bag(self.game, position));
        }
        let mover = position.to_move;
        // Nobody makes more than there is.
        let (colour, turns) = (position.colour(mover), horizon.div_ceil(2));
        let most = most_gain(position, colour, turns, 0);
        if most <= alpha {
            return most;
        }
        let least = -most_gain(position, position.colour(mover.next(2)), horizon / 2, 0);
        if least >= beta {
            return least;
        }
        let key = key(position, 0);
        let known = self.table.get(key).copied();
        if let Some(entry) = known
            && entry.depth as u8 == horizon
            && let Some(value) = entry.settles(alpha, beta)
        {
            return value;
        }
        let began = alpha;
        let mut best = -ALL;
        let mut chosen = None;
        if let Some(entry) = known {
            best = self.after(position, entry.action, horizon, alpha, beta);
            chosen = Some(entry.action);
            alpha = alpha.max(best);
        }
        if best < beta {
            // What the turns after this one bring at most. A bear may come a step nearer to its exit on this one.
            let rest = most_gain(position, colour, turns - 1, 1);
            let mut list = std::mem::take(&mut self.lists[horizon as usize]);
            self.list(position, horizon, rest > alpha, &mut list);
            if rest <= alpha {
                best = best.max(rest);
            }
            for at in 0..list.len() {
                // The best of the rest comes next; after a few, the order hardly matters.
                if at < 8 {
                    let next = (at..list.len()).max_by_key(|&at| (list[at].0, std::cmp::Reverse(at)));
                    list.swap(at, next.expect("not empty"));
                }
                let (order, action) = list[at];
                if known.is_some_and(|entry| entry.action == action) {
                    continue;
                }
                let bound = rest + if order >= BAGS { parts((order - BAGS) as u16) } else { 0 };
                if bound <= alpha {
                    best = best.max(bound);
                    continue;
                }
                let mut value = self.after(position, action, horizon, alpha, alpha + 1);
                if value > alpha && value < beta {
                    value = self.after(position, action, horizon, alpha, beta);
                }
                if self.up {
                    break;
                }
                if value > best {
                    (best, chosen) = (value, Some(action));
                    alpha = alpha.max(best);
                    if best >= beta {
                        self.remember(position, horizon, action);
                        break;
                    }
                }
            }
            self.lists[horizon as usize] = list;
        }
        if self.up {
            return 0;
        }
        let bound = Bound::of(best, began, beta);
        if let Some(chosen) = chosen {
            self.table.put(key, best, bound, horizon as i8, chosen);
        }
        best
    }

    /// Lists the actions that make points, and if asked for all the others, with a number to order them by.
    fn list(&self, position: &Position, horizon: u8, quiet: bool, list: &mut Vec<(i32, Action)>) {
        list.clear();
        let occupied = position.occupied();
        let killers = self.killers[horizon as usize];
        self.game.for_each_tile(position, |from, ends| {
            for to in (ends & occupied).iter() {
                let bag = i32::from(sight::dearest(position, Spaces::one(to)));
                list.push((BAGS + bag, Action::Move { from, to }));
            }
            let open = if quiet { ends & !occupied } else { Spaces::NONE };
            for to in open.iter() {
                let action = Action::Move { from, to };
                let order = self.history[from.index() << 6 | to.index()] as i32;
                list.push((if killers.contains(&action) { KILLS } else { order }, action));
            }
        });
        self.game.for_each_exit(position, |from, exit| {
            let bag = i32::from(sight::dearest(position, Spaces::one(from)));
            list.push((BAGS + bag, Action::Exit { from, exit }));
        });
        if list.is_empty() && quiet {
            list.push((0, Action::Skip)); // BL-18
        }
    }

    fn remember(&mut self, position: &Position, horizon: u8, action: Action) {
        let Action::Move { from, to } = action else { return };
        if position.occupied().contains(to) {
            return;
        }
        let killers = &mut self.killers[horizon as usize];
        if killers[0] != action {
            *killers = [action, killers[0]];
        }
        let count = &mut self.history[from.index() << 6 | to.index()];
        *count = (*count + u32::from(horizon).pow(2)).min(1 << 22);
    }
}

/// Points made with one tile, in parts.
const fn parts(points: u16) -> i32 {
    if points == 0 { 0 } else { points as i32 * POINT + 1 }
}

/// More than a colour can make in so many turns: a tile a turn, the dearest first. Bears get out only as fast as they
/// walk (BL-9, BL-17), less the steps ahead that one of them may have.
fn most_gain(position: &Position, colour: Colour, turns: u8, ahead: i32) -> i32 {
    /// Further off than any exit is.
    const FAR: i32 = 99;
    let count = |spaces: Spaces| spaces.len() as i32;
    let bears = position.of(Tile::Bear);
    let (ducks, pheasants) = (count(position.of(Tile::Duck)), count(position.of(Tile::Pheasant)));
    let foxes = count(position.of(Tile::Fox));
    let brown = count(position.coloured(Colour::Brown));
    let turns = i32::from(turns);
    match colour {
        Colour::Brown => {
            let hunting = i32::from(!position.hunters().is_empty());
            let felling = i32::from(!position.of(Tile::Lumberjack).is_empty());
            let trees = felling * count(position.of(Tile::Tree));
            fill(turns, hunting * count(bears), hunting * foxes + brown, hunting * pheasants, hunting * ducks + trees)
        }
        Colour::Blue => {
            let catching = i32::from(foxes > 0);
            let prey = if bears.is_empty() { 0 } else { brown };
            let rest = |turns| fill(turns, 0, foxes + prey, catching * pheasants, catching * ducks);
            let mut walks = bears.iter().map(walk);
            let (one, two) = (walks.next().unwrap_or(FAR), walks.next().unwrap_or(FAR));
            let mut most = rest(turns);
            let nearest = (one.min(two) - ahead).max(1);
            if nearest <= turns {
                most = most.max(parts(10) + rest(turns - nearest));
            }
            let both = (one + two - ahead).max(2);
            if both <= turns {
                most = most.max(2 * parts(10) + rest(turns - both));
            }
            most
        }
    }
}

/// The value of so many turns with this many tiles of 10, 5, 3 and 2 points to be had.
fn fill(mut turns: i32, tens: i32, fives: i32, threes: i32, twos: i32) -> i32 {
    let mut value = 0;
    for (count, points) in [(tens, 10), (fives, 5), (threes, 3), (twos, 2)] {
        let taken = count.min(turns);
        value += taken * parts(points);
        turns -= taken;
    }
    value
}

/// The fewest turns in which a bear gets out from this space.
fn walk(from: Space) -> i32 {
    let steps = Direction::ALL.map(|exit| {
        let door = exit.exit();
        i32::from(door.column().abs_diff(from.column()) + door.row().abs_diff(from.row()))
    });
    1 + steps.into_iter().min().expect("four exits")
}

/// The lead of a seat in points and tiles over the whole match so far, in parts.
pub(super) fn lead(position: &Position, seat: Seat) -> i32 {
    let scores = position.match_scores();
    let parts = scores.map(|score| i32::from(score.points) * POINT + i32::from(score.tiles));
    parts[seat.index()] - parts[1 - seat.index()]
}
