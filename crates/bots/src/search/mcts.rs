use bearcade_core::{Game, MAX_SEATS, Rng, Seat, Silent, Step, Turn};

use super::run::{Purse, Spread, judge, ln, side_by_side};
use super::weighings::{Tally, weigh};
use super::{Fast, Guide, Values, Weighings};
use crate::Budget;

/// A chance step with more outcomes than this gets no branches: they would be met once or twice each. What follows it
/// is judged.
const MOST_OUTCOMES: usize = 64;
/// A tree does not grow beyond this many nodes; its leaves are still judged.
const MOST_NODES: usize = 1 << 23;
/// Room is made in advance for a search of at most this many simulations.
const MOST_RESERVED: u64 = 1 << 16;

/// Monte Carlo tree search (UCT) on an open position in which `seat` decides.
///
/// A node of the budget is one simulation: down the tree by the best upper bound, then a judgement. Every seat goes by
/// its own value. Chance outcomes have branches of their own and fall by their odds, so what is decided after a die
/// depends on the die; this suits dice games, and [`ismcts`](super::ismcts()) suits chance with very many outcomes.
/// Where several seats decide at once, they answer in the order of the seats, `seat` first, each seeing the last: use
/// it where that does no harm.
///
/// A leaf is judged at its first visit and gets all its children at the second.
pub fn mcts<G: Game, U: Guide<G>>(
    game: &G,
    position: &G::Position,
    seat: Seat,
    guide: &U,
    budget: &Budget<'_>,
    rng: &mut impl Rng,
) -> Weighings<G::Action> {
    let mut trees = side_by_side(budget, rng.next_u64(), |_, purse, rng| {
        let mut tree = Tree::new(game, guide, rng);
        tree.grow(position, seat, purse);
        tree
    });
    let (mut nodes, mut judged) = (0, 0);
    let mut tallies = std::mem::take(&mut trees[0].tallies);
    for tree in &trees {
        nodes += tree.spent;
        judged += tree.judged;
        for (all, tally) in tallies.iter_mut().zip(&tree.tallies) {
            all.merge(tally);
        }
    }
    let actions = trees[0].nodes[1..].iter().filter_map(|node| match node.step {
        Step::Act(_, action) => Some(action),
        _ => None,
    });
    Weighings { list: weigh(actions.zip(tallies)), nodes, judged, exact: false }
}

/// What a parent compares: kept together and apart from the rest, so that a choice reads little memory.
#[derive(Clone, Copy)]
struct Bound {
    /// The mean value to the seat that chooses; infinite before the first visit.
    mean: f32,
    /// 1 / √visits.
    doubt: f32,
}

/// A node and the step that leads to it.
#[derive(Clone, Copy)]
struct Node<A, C> {
    visits: u32,
    /// √ln visits: how much weight the doubt about its children has.
    reach: f32,
    first: u32,
    count: u16,
    kind: Kind,
    /// Whose value the node's bound holds.
    chooser: u8,
    /// The root's is of no meaning.
    step: Step<A, C>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    /// Without children as yet.
    Leaf,
    /// Without children for good.
    Closed,
    Decision,
    Chance,
    Over,
}

/// The nodes lie in two arrays; the children of a node lie side by side.
struct Tree<'a, G: Game, U: Guide<G>> {
    game: &'a G,
    guide: &'a U,
    rng: Fast,
    scratch: U::Scratch,
    bounds: Vec<Bound>,
    nodes: Vec<Node<G::Action, G::Chance>>,
    path: Vec<u32>,
    actions: Vec<G::Action>,
    outcomes: Vec<(G::Chance, u32)>,
    spread: Spread,
    /// The root's children, in their order.
    tallies: Vec<Tally>,
    judged: u64,
    spent: u64,
}

impl<'a, G: Game, U: Guide<G>> Tree<'a, G, U> {
    fn new(game: &'a G, guide: &'a U, rng: Fast) -> Self {
        Self {
            game,
            guide,
            rng,
            scratch: U::Scratch::default(),
            bounds: Vec::new(),
            nodes: Vec::new(),
            path: Vec::new(),
            actions: Vec::new(),
            outcomes: Vec::new(),
            spread: Spread::NONE,
            tallies: Vec::new(),
            judged: 0,
            spent: 0,
        }
    }

    fn grow(&mut self, root: &G::Position, seat: Seat, mut purse: Purse<'_>) {
        let likely = purse.most().min(MOST_RESERVED) as usize * 2;
        self.bounds.reserve(likely);
        self.nodes.reserve(likely);
        self.add(Step::Leave(seat), 0);
        self.add_decisions(0, root, seat);
        self.tallies = vec![Tally::default(); self.nodes[0].count as usize];
        let seats = usize::from(self.game.seats()).min(MAX_SEATS);
        let curiosity = self.guide.curiosity();
        while purse.pay() {
            let mut position = root.clone();
            let values = self.simulate(&mut position, curiosity);
            self.spread.add(&values[..seats]);
            self.back_up(&values);
            // The root's children come right after it.
            self.tallies[self.path[1] as usize - 1].add(f64::from(values[seat.index()]));
        }
        self.spent = purse.spent;
    }

    /// Goes down the tree and returns what the line is worth; `path` holds the nodes passed, the root first.
    #[inline]
    fn simulate(&mut self, position: &mut G::Position, curiosity: f32) -> Values {
        let eagerness = curiosity * self.spread.width();
        self.path.clear();
        let mut number = 0;
        loop {
            self.path.push(number);
            let mut node = &self.nodes[number as usize];
            if node.kind == Kind::Leaf {
                self.open(number, position);
                node = &self.nodes[number as usize];
            }
            let children = node.first as usize..node.first as usize + node.count as usize;
            let nth = match node.kind {
                Kind::Over => return self.guide.result(self.game, &self.game.outcome(position)),
                Kind::Leaf | Kind::Closed => {
                    self.judged += 1;
                    return judge(self.game, self.guide, position, &mut self.scratch, &mut self.rng);
                }
                Kind::Decision => highest(&self.bounds[children.clone()], eagerness * node.reach),
                Kind::Chance => {
                    let outcome = Step::Chance(self.game.sample_chance(position, &mut self.rng));
                    let nth = self.nodes[children.clone()].iter().position(|child| child.step == outcome);
                    nth.expect("chance brings a listed outcome")
                }
            };
            number = (children.start + nth) as u32;
            self.game.apply(position, self.nodes[number as usize].step, &mut Silent);
        }
    }

    #[inline]
    fn back_up(&mut self, values: &Values) {
        for &number in &self.path {
            let node = &mut self.nodes[number as usize];
            node.visits += 1;
            let visits = node.visits as f32;
            node.reach = ln(visits).sqrt();
            let value = values[node.chooser as usize % MAX_SEATS];
            let bound = &mut self.bounds[number as usize];
            bound.mean = if node.visits == 1 { value } else { bound.mean + (value - bound.mean) / visits };
            bound.doubt = 1.0 / visits.sqrt();
        }
    }

    /// Gives a leaf its children if it is time.
    fn open(&mut self, number: u32, position: &G::Position) {
        let visits = self.nodes[number as usize].visits;
        match self.game.turn(position) {
            Turn::Over => self.settle(number, Kind::Over, 0, 0),
            _ if visits == 0 => {}
            _ if self.nodes.len() > MOST_NODES => self.settle(number, Kind::Closed, 0, 0),
            Turn::Decide(seats) => self.add_decisions(number, position, seats.first().expect("a decision has a seat")),
            Turn::Chance => self.add_outcomes(number, position),
        }
    }

    fn add_decisions(&mut self, number: u32, position: &G::Position, seat: Seat) {
        self.actions.clear();
        self.guide.moves(self.game, position, seat, &mut self.actions);
        self.actions.truncate(usize::from(u16::MAX));
        self.settle(number, Kind::Decision, self.nodes.len(), self.actions.len());
        for nth in 0..self.actions.len() {
            self.add(Step::Act(seat, self.actions[nth]), seat.index() as u8);
        }
    }

    fn add_outcomes(&mut self, number: u32, position: &G::Position) {
        self.outcomes.clear();
        self.game.chance_outcomes(position, &mut self.outcomes);
        if self.outcomes.len() > MOST_OUTCOMES {
            return self.settle(number, Kind::Closed, 0, 0);
        }
        self.settle(number, Kind::Chance, self.nodes.len(), self.outcomes.len());
        for nth in 0..self.outcomes.len() {
            self.add(Step::Chance(self.outcomes[nth].0), 0);
        }
    }

    fn settle(&mut self, number: u32, kind: Kind, first: usize, count: usize) {
        let node = &mut self.nodes[number as usize];
        (node.kind, node.first, node.count) = (kind, first as u32, count as u16);
    }

    #[inline]
    fn add(&mut self, step: Step<G::Action, G::Chance>, chooser: u8) {
        self.nodes.push(Node { visits: 0, reach: 0.0, first: 0, count: 0, kind: Kind::Leaf, chooser, step });
        self.bounds.push(Bound { mean: f32::INFINITY, doubt: 0.0 });
    }
}

/// Which child has the highest upper bound: the first of equals, and before all the first that was never visited.
#[inline]
fn highest(children: &[Bound], eagerness: f32) -> usize {
    let (mut best, mut highest) = (0, f32::NEG_INFINITY);
    for (nth, bound) in children.iter().enumerate() {
        let upper = bound.mean + eagerness * bound.doubt;
        if upper > highest {
            (best, highest) = (nth, upper);
        }
    }
    best
}
