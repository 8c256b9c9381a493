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
    let actions = trees[0].steps[1..].iter().filter_map(|step| match step {
        Step::Act(_, action) => Some(*action),
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

/// How a node hangs in the tree.
#[derive(Clone, Copy)]
struct Link {
    visits: u32,
    first: u32,
    count: u16,
    kind: Kind,
    /// Whose value the node's bound holds.
    chooser: u8,
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

/// The nodes lie in three arrays; the children of a node lie side by side.
struct Tree<'a, G: Game, U: Guide<G>> {
    game: &'a G,
    guide: &'a U,
    rng: Fast,
    scratch: U::Scratch,
    bounds: Vec<Bound>,
    links: Vec<Link>,
    /// The step that leads to each node; the root's is of no meaning.
    steps: Vec<Step<G::Action, G::Chance>>,
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
            links: Vec::new(),
            steps: Vec::new(),
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
        self.add(Step::Leave(seat), 0);
        self.add_decisions(0, root, seat);
        self.tallies = vec![Tally::default(); self.links[0].count as usize];
        let seats = usize::from(self.game.seats()).min(MAX_SEATS);
        let curiosity = self.guide.curiosity();
        while purse.pay() {
            let mut position = root.clone();
            let values = self.simulate(&mut position, curiosity);
            self.spread.add(&values[..seats]);
            self.back_up(&values);
            if let Some(&child) = self.path.get(1) {
                self.tallies[child as usize - 1].add(f64::from(values[seat.index()]));
            }
        }
        self.spent = purse.spent;
    }

    /// Goes down the tree and returns what the line is worth; `path` holds the nodes passed, the root first.
    #[inline]
    fn simulate(&mut self, position: &mut G::Position, curiosity: f32) -> Values {
        let eagerness = curiosity * self.spread.width();
        self.path.clear();
        let mut node = 0;
        loop {
            self.path.push(node);
            let link = self.links[node as usize];
            let mut kind = link.kind;
            if kind == Kind::Leaf {
                kind = self.open(node, link.visits, position);
            }
            let link = self.links[node as usize];
            let child = match kind {
                Kind::Over => return self.guide.result(self.game, &self.game.outcome(position)),
                Kind::Leaf | Kind::Closed => {
                    self.judged += 1;
                    return judge(self.game, self.guide, position, &mut self.scratch, &mut self.rng);
                }
                Kind::Decision => self.choose(link, eagerness),
                Kind::Chance => {
                    let outcome = Step::Chance(self.game.sample_chance(position, &mut self.rng));
                    let children = link.first as usize..link.first as usize + link.count as usize;
                    let nth = self.steps[children].iter().position(|&step| step == outcome);
                    link.first + nth.expect("chance brings a listed outcome") as u32
                }
            };
            self.game.apply(position, self.steps[child as usize], &mut Silent);
            node = child;
        }
    }

    /// The child with the highest upper bound; the first of equals, and the first that was never visited before all.
    #[inline]
    fn choose(&self, link: Link, eagerness: f32) -> u32 {
        let eagerness = eagerness * ln(link.visits as f32).sqrt();
        let children = &self.bounds[link.first as usize..link.first as usize + link.count as usize];
        let (mut best, mut highest) = (0, f32::NEG_INFINITY);
        for (nth, bound) in children.iter().enumerate() {
            let upper = bound.mean + eagerness * bound.doubt;
            if upper > highest {
                (best, highest) = (nth, upper);
            }
        }
        link.first + best as u32
    }

    #[inline]
    fn back_up(&mut self, values: &Values) {
        for &node in &self.path {
            let link = &mut self.links[node as usize];
            link.visits += 1;
            let visits = link.visits as f32;
            let value = values[link.chooser as usize % MAX_SEATS];
            let bound = &mut self.bounds[node as usize];
            bound.mean = if link.visits == 1 { value } else { bound.mean + (value - bound.mean) / visits };
            bound.doubt = 1.0 / visits.sqrt();
        }
    }

    /// Gives a leaf its children if it is time, and says what it is now.
    fn open(&mut self, node: u32, visits: u32, position: &G::Position) -> Kind {
        let kind = match self.game.turn(position) {
            Turn::Over => Kind::Over,
            _ if visits == 0 => return Kind::Leaf,
            _ if self.links.len() > MOST_NODES => Kind::Closed,
            Turn::Decide(seats) => {
                let seat = seats.first().expect("a decision has a seat");
                return self.add_decisions(node, position, seat);
            }
            Turn::Chance => return self.add_outcomes(node, position),
        };
        self.links[node as usize].kind = kind;
        kind
    }

    fn add_decisions(&mut self, node: u32, position: &G::Position, seat: Seat) -> Kind {
        self.actions.clear();
        self.guide.moves(self.game, position, seat, &mut self.actions);
        let (first, count) = (self.links.len() as u32, self.actions.len() as u16);
        for nth in 0..self.actions.len() {
            self.add(Step::Act(seat, self.actions[nth]), seat.index() as u8);
        }
        self.settle(node, Kind::Decision, first, count)
    }

    fn add_outcomes(&mut self, node: u32, position: &G::Position) -> Kind {
        self.outcomes.clear();
        self.game.chance_outcomes(position, &mut self.outcomes);
        if self.outcomes.len() > MOST_OUTCOMES {
            return self.settle(node, Kind::Closed, 0, 0);
        }
        let (first, count) = (self.links.len() as u32, self.outcomes.len() as u16);
        for nth in 0..self.outcomes.len() {
            self.add(Step::Chance(self.outcomes[nth].0), 0);
        }
        self.settle(node, Kind::Chance, first, count)
    }

    fn settle(&mut self, node: u32, kind: Kind, first: u32, count: u16) -> Kind {
        let link = &mut self.links[node as usize];
        (link.kind, link.first, link.count) = (kind, first, count);
        kind
    }

    fn add(&mut self, step: Step<G::Action, G::Chance>, chooser: u8) {
        self.steps.push(step);
        self.links.push(Link { visits: 0, first: 0, count: 0, kind: Kind::Leaf, chooser });
        self.bounds.push(Bound { mean: f32::INFINITY, doubt: 0.0 });
    }
}
