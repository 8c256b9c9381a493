use bearcade_core::{Determinize, Game, MAX_SEATS, Rng, Seat, Silent, Step, Turn};

use super::run::{Purse, Spread, judge, ln, side_by_side};
use super::weighings::{Tally, weigh};
use super::{Fast, Guide, Values, Weighings};
use crate::{Budget, Seen};

/// A tree does not grow beyond this many nodes; its leaves are still judged.
const MOST_NODES: usize = 1 << 22;

/// Information-set Monte Carlo tree search for one observer: the seat that decides.
///
/// A node of the budget is one simulation: a position is drawn that the view allows, then played down one tree of
/// action sequences that all drawn positions share. Only the actions that are legal in the drawn position compete, and
/// each is compared by how often it could have been chosen. Every seat goes by its own value. Chance falls by its odds
/// and leaves no trace in the tree, unless the guide lets the tree part there ([`Guide::parts`]). The other seats'
/// hidden decisions count as seen. Where several seats decide at once, the observer answers first at the root, and
/// otherwise they answer in the order of the seats.
///
/// A leaf is judged at its first visit and gets children from the second on.
pub fn ismcts<G: Determinize, U: Guide<G>>(
    game: &G,
    seen: Seen<'_, G>,
    guide: &U,
    budget: &Budget<'_>,
    rng: &mut impl Rng,
) -> Weighings<G::Action> {
    let trees = side_by_side(budget, rng.next_u64(), |_, purse, rng| {
        let mut tree = Tree::new(game, guide, rng);
        tree.grow(seen, purse);
        tree
    });
    let (mut nodes, mut judged) = (0, 0);
    // In the order of the legal actions, which breaks ties.
    let mut tallies: Vec<(G::Action, Tally)> = seen.legal.iter().map(|&action| (action, Tally::default())).collect();
    for tree in &trees {
        nodes += tree.spent;
        judged += tree.judged;
        for (action, all) in &mut tallies {
            if let Some(child) = tree.find(0, Key::Act(seen.seat, *action)) {
                let twig = &tree.twigs[child];
                let (visits, mean) = (u64::from(twig.visits), f64::from(twig.mean));
                all.merge(&Tally { visits, mean, squares: f64::from(twig.squares) });
            }
        }
    }
    Weighings { list: weigh(tallies.into_iter()), nodes, judged, exact: false }
}

/// What leads from a node to the next.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Key<A, C> {
    Act(Seat, A),
    Chance(C),
}

/// A node and the step that leads to it. Its children lie side by side, ordered by key; when there are more than have
/// room, they move to a roomier place.
#[derive(Clone, Copy)]
struct Twig<A, C> {
    key: Key<A, C>,
    visits: u32,
    /// How often it could have been chosen.
    chances: u32,
    mean: f32,
    /// The sum of the squared distances from the mean.
    squares: f32,
    first: u32,
    count: u32,
    room: u32,
}

impl<A, C> Twig<A, C> {
    fn new(key: Key<A, C>) -> Self {
        Self { key, visits: 0, chances: 0, mean: 0.0, squares: 0.0, first: 0, count: 0, room: 0 }
    }

    fn children(&self) -> std::ops::Range<usize> {
        self.first as usize..(self.first + self.count) as usize
    }
}

struct Tree<'a, G: Game, U: Guide<G>> {
    game: &'a G,
    guide: &'a U,
    rng: Fast,
    scratch: U::Scratch,
    twigs: Vec<Twig<G::Action, G::Chance>>,
    path: Vec<usize>,
    actions: Vec<G::Action>,
    spread: Spread,
    judged: u64,
    spent: u64,
}

impl<'a, G: Determinize, U: Guide<G>> Tree<'a, G, U> {
    fn new(game: &'a G, guide: &'a U, rng: Fast) -> Self {
        Self {
            game,
            guide,
            rng,
            scratch: U::Scratch::default(),
            twigs: Vec::new(),
            path: Vec::new(),
            actions: Vec::new(),
            spread: Spread::NONE,
            judged: 0,
            spent: 0,
        }
    }

    fn grow(&mut self, seen: Seen<'_, G>, mut purse: Purse<'_>) {
        let seats = usize::from(self.game.seats()).min(MAX_SEATS);
        let curiosity = self.guide.curiosity();
        self.twigs.push(Twig::new(Key::Act(seen.seat, seen.legal[0])));
        while purse.pay() {
            let mut position = self.game.determinize(seen.view, seen.seat, &mut self.rng);
            let values = self.simulate(&mut position, seen.seat, curiosity);
            self.spread.add(&values[..seats]);
            self.back_up(&values);
        }
        self.spent = purse.spent;
    }

    fn simulate(&mut self, position: &mut G::Position, observer: Seat, curiosity: f32) -> Values {
        self.path.clear();
        let mut node = 0;
        self.path.push(node);
        loop {
            let turn = self.game.turn(position);
            let fresh = node != 0 && self.twigs[node].visits == 0;
            let full = self.twigs.len() > MOST_NODES && self.twigs[node].count == 0;
            match turn {
                Turn::Over => return self.guide.result(self.game, &self.game.outcome(position)),
                Turn::Decide(_) if fresh || full => return self.judge(position),
                Turn::Chance if U::JUDGES_CHANCE && (fresh || full) => return self.judge(position),
                Turn::Chance => {
                    let parts = self.guide.parts(self.game, position);
                    let outcome = self.game.sample_chance(position, &mut self.rng);
                    self.game.apply(position, Step::Chance(outcome), &mut Silent);
                    if parts && !fresh && !full {
                        node = self.find_or_add(node, Key::Chance(outcome));
                        self.path.push(node);
                    }
                }
                Turn::Decide(seats) => {
                    let lowest = seats.first().expect("a decision has a seat");
                    let seat = if self.path.len() == 1 && seats.contains(observer) { observer } else { lowest };
                    let (child, action) = self.choose(node, position, seat, curiosity);
                    self.game.apply(position, Step::Act(seat, action), &mut Silent);
                    node = child;
                    self.path.push(node);
                }
            }
        }
    }

    fn judge(&mut self, position: &mut G::Position) -> Values {
        self.judged += 1;
        judge(self.game, self.guide, position, &mut self.scratch, &mut self.rng)
    }

    /// Of the actions worth looking into, the first that was never tried, else the one with the highest upper bound.
    fn choose(&mut self, node: usize, position: &G::Position, seat: Seat, curiosity: f32) -> (usize, G::Action) {
        self.actions.clear();
        self.guide.moves(self.game, position, seat, &mut self.actions);
        let eagerness = curiosity * self.spread.width();
        let mut best = self.actions[0];
        let mut highest = f32::NEG_INFINITY;
        // Actions mostly come in the order of the children: the next child is the first guess.
        let mut guess = 0;
        for nth in 0..self.actions.len() {
            let action = self.actions[nth];
            let key = Key::Act(seat, action);
            let children = self.twigs[node].children();
            let child = match self.twigs[children.clone()].get(guess) {
                Some(twig) if twig.key == key => children.start + guess,
                _ => self.find_or_add(node, key),
            };
            guess = child + 1 - self.twigs[node].first as usize;
            let twig = &mut self.twigs[child];
            twig.chances += 1;
            let upper = if twig.visits == 0 {
                f32::INFINITY
            } else {
                twig.mean + eagerness * (ln(twig.chances as f32) / twig.visits as f32).sqrt()
            };
            if upper > highest {
                (best, highest) = (action, upper);
            }
        }
        // Children may have moved since.
        (self.find(node, Key::Act(seat, best)).expect("every action has its child"), best)
    }

    fn find_or_add(&mut self, node: usize, key: Key<G::Action, G::Chance>) -> usize {
        let children = self.twigs[node].children();
        let at = match self.twigs[children.clone()].binary_search_by(|twig| twig.key.cmp(&key)) {
            Ok(at) => return children.start + at,
            Err(at) => at,
        };
        if self.twigs[node].count == self.twigs[node].room {
            self.make_room(node);
        }
        let twig = &mut self.twigs[node];
        twig.count += 1;
        let children = twig.children();
        self.twigs[children.clone()][at..].rotate_right(1);
        self.twigs[children.start + at] = Twig::new(key);
        children.start + at
    }

    /// Moves the children of a node to a place with twice the room.
    fn make_room(&mut self, node: usize) {
        let twig = self.twigs[node];
        let first = self.twigs.len();
        let room = (2 * twig.room).max(4);
        self.twigs.extend_from_within(twig.children());
        self.twigs.resize(first + room as usize, Twig::new(twig.key));
        let twig = &mut self.twigs[node];
        (twig.first, twig.room) = (first as u32, room);
    }

    fn find(&self, node: usize, key: Key<G::Action, G::Chance>) -> Option<usize> {
        let children = self.twigs[node].children();
        let at = self.twigs[children.clone()].binary_search_by(|twig| twig.key.cmp(&key)).ok()?;
        Some(children.start + at)
    }

    fn back_up(&mut self, values: &Values) {
        for &node in &self.path {
            let twig = &mut self.twigs[node];
            twig.visits += 1;
            if let Key::Act(seat, _) = twig.key {
                let value = values[seat.index()];
                let off = value - twig.mean;
                twig.mean += off / twig.visits as f32;
                twig.squares += off * (value - twig.mean);
            }
        }
    }
}
