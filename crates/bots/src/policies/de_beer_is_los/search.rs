//! A search through turns and flips: what the players decide is weighed by alpha and beta, what lies under a tile by
//! its chances.

use bearcade_core::{Game, Seat, Silent, Step};
use bearcade_games::de_beer_is_los::{Action, Chance, DeBeerIsLos, Direction, Due, Kind, Position, Spaces};

use super::judge::judge;
use super::sight;
use super::table::{Bound, Table, key};
use crate::Budget;

/// The deepest a search goes, in turns.
pub(super) const DEEPEST: u8 = 12;
/// How many captures in a row are looked at below the last turn.
const CAPTURES: u8 = 3;
/// The width of a window that only asks whether a value is better.
const HAIR: f32 = 1e-4;
/// How often the budget's stop is asked: every so many nodes.
const ASK: u64 = 1 << 8;
/// With no more face-down tiles than this, a flip below the root is looked into tile by tile; with more, it counts as a
/// turn that changes nothing.
const FEW: u32 = 2;
/// Turns that come late in the order are looked into less deeply.
const LATE: usize = 6;

/// An action at the root and what it is worth.
#[derive(Clone, Copy, Debug)]
pub(super) struct Answer {
    /// The action.
    pub action: Action,
    /// The chance to win less the chance to lose, for the player to move.
    pub edge: f32,
    /// The same when it was looked into one turn deep.
    first: f32,
    /// How many turns deep it was looked into; 0 for a glance.
    depth: u8,
}

/// What bounds a search.
#[derive(Clone, Copy, Debug)]
pub(super) struct Limits {
    /// Nodes.
    pub nodes: u64,
    /// Turns.
    pub depth: u8,
}

/// Searches deeper and deeper within the limits. The answers come best first, with the nodes spent.
pub(super) fn search(
    game: &DeBeerIsLos,
    position: &Position,
    actions: &[Action],
    limits: Limits,
    budget: &Budget<'_>,
) -> (Vec<Answer>, u64) {
    let mut search = Search::new(game, position, limits.nodes, budget);
    let answers = search.root(position, actions, limits.depth);
    (answers, search.nodes)
}

/// The edge of seat 0 in any position, so many turns ahead.
pub(super) fn edge(game: &DeBeerIsLos, position: &Position, limits: Limits, budget: &Budget<'_>) -> f32 {
    let mut search = Search::new(game, position, limits.nodes, budget);
    let mut found = 0.0;
    for depth in 0..=limits.depth {
        let edge = if matches!(position.due, Due::Decision | Due::Nothing) {
            search.next(Seat::new(0), position, depth, -1.0, 1.0)
        } else {
            search.chance(Seat::new(0), position, depth, -1.0, 1.0)
        };
        if search.up && depth > 0 {
            break;
        }
        found = edge;
    }
    found
}

struct Search<'a> {
    game: &'a DeBeerIsLos,
    budget: &'a Budget<'a>,
    /// The number of the game that is searched; a position of another one comes after its end.
    number: u8,
    limit: u64,
    nodes: u64,
    up: bool,
    table: Table<f32>,
    /// By from and to, how much a quiet move has refuted.
    history: Vec<u32>,
    /// By depth, a list to write actions to; those for captures alone come after.
    lists: Vec<Vec<(i32, Action)>>,
}

impl<'a> Search<'a> {
    fn new(game: &'a DeBeerIsLos, position: &Position, nodes: u64, budget: &'a Budget<'a>) -> Self {
        Self {
            game,
            budget,
            number: position.game,
            limit: nodes,
            nodes: 0,
            up: false,
            table: Table::for_nodes(nodes),
            history: vec![0; 64 * 64],
            lists: vec![Vec::new(); usize::from(DEEPEST + CAPTURES) + 2],
        }
    }

    fn root(&mut self, position: &Position, actions: &[Action], depth: u8) -> Vec<Answer> {
        let mut answers: Vec<Answer> = actions
            .iter()
            .map(|&action| {
                let edge = self.glance(position, action);
                Answer { action, edge, first: edge, depth: 0 }
            })
            .collect();
        self.nodes += answers.len() as u64;
        answers.sort_by(|one, two| two.edge.total_cmp(&one.edge));
        for depth in 1..=depth.min(DEEPEST) {
            if !self.deepen(position, depth, &mut answers) {
                break;
            }
        }
        level(&mut answers);
        answers
    }

    /// Looks into the actions one turn deeper and sorts them. False if that is no longer possible.
    fn deepen(&mut self, position: &Position, depth: u8, answers: &mut [Answer]) -> bool {
        let mut best = f32::NEG_INFINITY;
        let mut flips = 0;
        for answer in answers.iter_mut() {
            if matches!(answer.action, Action::Flip(_)) {
                flips += 1;
                if flips > flips_at(depth) {
                    continue;
                }
            }
            // Actions that are a little worse are weighed too; of the others it is enough to know that they are worse.
            let alpha = (best - MARGIN).max(-1.0);
            let edge = self.after(position, answer.action, depth, alpha, 1.0);
            if self.up {
                break;
            }
            *answer = Answer { edge, depth, first: if depth == 1 { edge } else { answer.first }, ..*answer };
            best = best.max(edge);
        }
        // What this depth did not reach comes after what it did.
        let reached = |answer: &Answer| answer.depth == depth;
        answers.sort_by(|one, two| reached(two).cmp(&reached(one)).then(two.edge.total_cmp(&one.edge)));
        !self.up
    }

    /// The value of an action for the player who takes it, before anything is searched.
    fn glance(&self, position: &Position, action: Action) -> f32 {
        let seat = position.to_move;
        let mut next = *position;
        self.game.apply(&mut next, Step::Act(seat, action), &mut Silent);
        if let Due::Kind(_) = next.due {
            let mut sum = 0.0;
            each_outcome(self.game, &next, |after, chance| {
                sum += chance * self.leaf(seat, after);
                true
            });
            return sum;
        }
        self.leaf(seat, &next)
    }

    /// The value of an action for the player who takes it, with so many turns to look at, this one counted.
    fn after(&mut self, position: &Position, action: Action, depth: u8, alpha: f32, beta: f32) -> f32 {
        let seat = position.to_move;
        let mut next = *position;
        self.game.apply(&mut next, Step::Act(seat, action), &mut Silent);
        if let Due::Kind(_) = next.due {
            return self.chance(seat, &next, depth - 1, alpha, beta);
        }
        self.next(seat, &next, depth - 1, alpha, beta)
    }

    /// The mean over what may lie under the tile that is being flipped. The rest is left out once what is known of the
    /// others shows that the value is out of bounds, if none of the rest is further off than flips usually are.
    fn chance(&mut self, seat: Seat, position: &Position, depth: u8, alpha: f32, beta: f32) -> f32 {
        let mut sum = 0.0;
        let mut known = 0.0;
        let game = self.game;
        each_outcome(game, position, |after, chance| {
            sum += chance * self.next(seat, after, depth, -1.0, 1.0);
            known += chance;
            if self.up {
                return false;
            }
            let mean = sum / known;
            let (least, most) = ((mean - SWING).max(-1.0), (mean + SWING).min(1.0));
            sum + (1.0 - known) * most > alpha && sum + (1.0 - known) * least < beta
        });
        sum / known
    }

    /// Counts a node. False if there is none left.
    #[inline]
    fn count(&mut self) -> bool {
        self.up |= self.nodes >= self.limit || self.nodes.is_multiple_of(ASK) && self.budget.is_up();
        self.nodes += u64::from(!self.up);
        !self.up
    }

    /// What a position is worth to a seat.
    #[inline]
    fn next(&mut self, seat: Seat, position: &Position, depth: u8, alpha: f32, beta: f32) -> f32 {
        if position.due == Due::Nothing || position.game != self.number {
            return self.leaf(seat, position);
        }
        if position.to_move == seat {
            self.value(position, depth, alpha, beta)
        } else {
            -self.value(position, depth, -beta, -alpha)
        }
    }

    /// What a position is worth to a seat at a glance.
    #[inline]
    fn leaf(&self, seat: Seat, position: &Position) -> f32 {
        let edge = judge(self.game, position).edge();
        if seat.index() == 0 { edge } else { -edge }
    }

    /// What the position is worth to the player to move; beyond the bounds a bound.
    fn value(&mut self, position: &Position, depth: u8, mut alpha: f32, beta: f32) -> f32 {
        if depth == 0 {
            return self.calm(position, CAPTURES, alpha, beta);
        }
        if !self.count() {
            return 0.0;
        }
        let scores = position.match_scores();
        let key = key(position, i32::from(scores[0].points) - i32::from(scores[1].points));
        let known = self.table.get(key).copied();
        if let Some(entry) = known
            && entry.depth as u8 >= depth
            && let Some(value) = entry.settles(alpha, beta)
        {
            return value;
        }
        let began = alpha;
        let mut list = std::mem::take(&mut self.lists[usize::from(depth)]);
        self.list(position, known.map(|entry| entry.action), &mut list);
        let mut best = f32::NEG_INFINITY;
        let mut chosen = list[0].1;
        for at in 0..list.len() {
            if at < 8 {
                let next = (at..list.len()).max_by_key(|&at| (list[at].0, std::cmp::Reverse(at)));
                list.swap(at, next.expect("not empty"));
            }
            let (order, action) = list[at];
            let value = self.weigh(position, action, depth, at, order >= BAGS, [alpha, beta]);
            if self.up {
                break;
            }
            if value > best {
                (best, chosen) = (value, action);
                alpha = alpha.max(best);
                if best >= beta {
                    self.remember(action, depth, order);
                    break;
                }
            }
        }
        self.lists[usize::from(depth)] = list;
        if self.up {
            return 0.0;
        }
        let bound = Bound::of(best, began, beta);
        self.table.put(key, best, bound, depth as i8, chosen);
        best
    }

    /// Looks into an action below the root, at first asking only whether it is better than what is known.
    fn weigh(
        &mut self,
        position: &Position,
        action: Action,
        depth: u8,
        at: usize,
        bags: bool,
        [alpha, beta]: [f32; 2],
    ) -> f32 {
        let seat = position.to_move;
        let mut next = *position;
        if let Action::Flip(_) = action
            && position.face_down.len() > FEW
        {
            // Some tile is flipped: the turn goes over and the bars are lifted (BL-10, BL-11, BL-24).
            next.to_move = seat.next(2);
            next.returns[seat.index()] = None;
            next.resting = None;
            next.quiet = 0;
        } else {
            self.game.apply(&mut next, Step::Act(seat, action), &mut Silent);
        }
        if let Due::Kind(_) = next.due {
            return self.chance(seat, &next, depth - 1, alpha, beta);
        }
        if at > 0 {
            let less = u8::from(at >= LATE && depth >= 3 && !bags);
            let mut value = self.next(seat, &next, depth - 1 - less, alpha, alpha + HAIR);
            if value > alpha && less > 0 {
                value = self.next(seat, &next, depth - 1, alpha, alpha + HAIR);
            }
            if value <= alpha || value >= beta {
                return value;
            }
        }
        self.next(seat, &next, depth - 1, alpha, beta)
    }

    /// What the position is worth once the captures that pay are made.
    fn calm(&mut self, position: &Position, left: u8, mut alpha: f32, beta: f32) -> f32 {
        if !self.count() {
            return 0.0;
        }
        let mut best = self.leaf(position.to_move, position);
        if left == 0 || best >= beta {
            return best;
        }
        alpha = alpha.max(best);
        let slot = usize::from(DEEPEST + left);
        let mut list = std::mem::take(&mut self.lists[slot]);
        self.list_bags(position, &mut list);
        list.sort_unstable_by_key(|&(order, _)| -order);
        for &(_, action) in &list {
            let seat = position.to_move;
            let mut next = *position;
            self.game.apply(&mut next, Step::Act(seat, action), &mut Silent);
            let value = if next.due == Due::Nothing || next.game != self.number {
                self.leaf(seat, &next)
            } else {
                -self.calm(&next, left - 1, -beta, -alpha)
            };
            if value > best {
                best = value;
                alpha = alpha.max(best);
                if best >= beta {
                    break;
                }
            }
        }
        self.lists[slot] = list;
        best
    }

    /// Lists the actions that make points, with the points.
    fn list_bags(&self, position: &Position, list: &mut Vec<(i32, Action)>) {
        list.clear();
        let occupied = position.occupied();
        self.game.for_each_tile(position, |from, ends| {
            for to in (ends & occupied).iter() {
                list.push((BAGS + i32::from(sight::dearest(position, Spaces::one(to))), Action::Move { from, to }));
            }
        });
        self.game.for_each_exit(position, |from, exit| {
            list.push((BAGS + i32::from(sight::dearest(position, Spaces::one(from))), Action::Exit { from, exit }));
        });
    }

    /// Lists the actions that are looked into, with a number to order them by. One flip stands for all unless few
    /// tiles are face down.
    fn list(&self, position: &Position, first: Option<Action>, list: &mut Vec<(i32, Action)>) {
        self.list_bags(position, list);
        let empty = !position.occupied();
        self.game.for_each_tile(position, |from, ends| {
            for to in (ends & empty).iter() {
                list.push((self.history[from.index() << 6 | to.index()] as i32, Action::Move { from, to }));
            }
        });
        let flips = if position.face_down.len() > FEW { 1 } else { FEW as usize };
        list.extend(position.face_down.iter().take(flips).map(|space| (FLIPS, Action::Flip(space))));
        if list.is_empty() {
            list.push((0, Action::Skip)); // BL-18
        }
        if let Some(first) = first
            && let Some(found) = list.iter_mut().find(|(_, action)| *action == first)
        {
            found.0 = FIRST;
        }
    }

    fn remember(&mut self, action: Action, depth: u8, order: i32) {
        if let Action::Move { from, to } = action
            && order < BAGS
        {
            let count = &mut self.history[from.index() << 6 | to.index()];
            *count = (*count + u32::from(depth).pow(2)).min(FLIPS as u32 - 1);
        }
    }
}

/// The order of the action that was best before.
const FIRST: i32 = 1 << 26;
/// The order of actions that make points, to which the points are added.
const BAGS: i32 = 1 << 24;
/// The order of a flip.
const FLIPS: i32 = 1 << 22;
/// Actions at the root that are worse than the best by more than this are not weighed exactly.
const MARGIN: f32 = 0.04;
/// How far the value after a flip is from the mean of the other outcomes, at most, as far as the search is concerned.
const SWING: f32 = 0.4;

/// How many of the flips, in order, are looked into at this depth.
fn flips_at(depth: u8) -> u32 {
    match depth {
        1 => 48,
        2 => 12,
        _ => 5,
    }
}

/// Makes the values comparable, once the best action stands first: a flip that was not looked into as deeply as others is
/// taken to have changed as much as they did, and nothing is better than the best.
fn level(answers: &mut [Answer]) {
    let Answer { edge: best, depth, .. } = answers[0];
    let is_flip = |answer: &&mut Answer| matches!(answer.action, Action::Flip(_));
    let (mut change, mut flips) = (0.0, 0.0);
    for flip in answers.iter_mut().filter(is_flip).filter(|flip| flip.depth == depth) {
        change += flip.edge - flip.first;
        flips += 1.0;
    }
    if flips > 0.0 {
        for flip in answers.iter_mut().filter(is_flip).filter(|flip| flip.depth < depth) {
            flip.edge = flip.first + change / flips;
        }
    }
    for answer in answers.iter_mut() {
        answer.edge = answer.edge.clamp(-1.0, best);
    }
    answers[1..].sort_by(|one, two| two.edge.total_cmp(&one.edge));
}

/// Calls `each` with every position that the flip of a tile can lead to and its chance, until that returns false.
pub(super) fn each_outcome(game: &DeBeerIsLos, position: &Position, mut each: impl FnMut(&Position, f32) -> bool) {
    let shown = |position: &Position, chance| {
        let mut after = *position;
        game.apply(&mut after, Step::Chance(chance), &mut Silent);
        after
    };
    let guns = |position: &Position, likely: f32, each: &mut dyn FnMut(&Position, f32) -> bool| {
        let total: u8 = position.gun_weights.iter().sum();
        Direction::ALL.into_iter().zip(position.gun_weights).filter(|&(_, weight)| weight > 0).all(|(gun, weight)| {
            each(&shown(position, Chance::Gun(gun)), likely * f32::from(weight) / f32::from(total))
        })
    };
    if let Due::Gun(_) = position.due {
        guns(position, 1.0, &mut each);
        return;
    }
    let total = position.face_down.len() as f32;
    for (kind, count) in Kind::ALL.into_iter().zip(position.hidden) {
        if count == 0 {
            continue;
        }
        let likely = f32::from(count) / total;
        let after = shown(position, Chance::Kind(kind));
        let go_on = if let Due::Gun(_) = after.due { guns(&after, likely, &mut each) } else { each(&after, likely) };
        if !go_on {
            return;
        }
    }
}
