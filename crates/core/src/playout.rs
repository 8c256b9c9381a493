use crate::{Game, Rng, Silent, Step, Turn};

/// Plays random games on positions, without events. Reuses its buffer, so it allocates nothing after the first games.
#[derive(Debug)]
pub struct Playout<G: Game> {
    actions: Vec<G::Action>,
}

impl<G: Game> Default for Playout<G> {
    fn default() -> Self {
        Self { actions: Vec::new() }
    }
}

impl<G: Game> Playout<G> {
    /// Plays the position to its end and returns the number of steps. At each decision it lists all legal actions, then
    /// draws one with [`pick`].
    #[inline]
    pub fn run(&mut self, game: &G, position: &mut G::Position, rng: &mut impl Rng) -> u64 {
        let mut steps = 0;
        loop {
            let step = match game.turn(position) {
                Turn::Over => return steps,
                Turn::Chance => Step::Chance(game.sample_chance(position, rng)),
                Turn::Decide(seats) => {
                    let seat = seats.first().expect("at least one seat decides");
                    self.actions.clear();
                    game.legal_actions(position, seat, &mut self.actions);
                    Step::Act(seat, pick::<G>(&self.actions, rng))
                }
            };
            game.apply(position, step, &mut Silent);
            steps += 1;
        }
    }
}

/// Draws a legal action at random: first a kind of decision, then an action of that kind, each uniformly.
#[inline]
pub fn pick<G: Game>(actions: &[G::Action], rng: &mut impl Rng) -> G::Action {
    let one_of = |actions: &[G::Action], rng: &mut _| actions[Rng::below(rng, actions.len() as u32) as usize];
    let (first, last) = (actions[0], actions[actions.len() - 1]);
    if G::kind(first) == G::kind(last) {
        return one_of(actions, rng);
    }
    // The actions are sorted by kind, so each kind is one run. Binary search finds its end.
    let run_end = |start: usize| {
        let kind = G::kind(actions[start]);
        start + actions[start..].partition_point(|&action| G::kind(action) == kind)
    };
    let mut kinds = 0;
    let mut start = 0;
    while start < actions.len() {
        start = run_end(start);
        kinds += 1;
    }
    let mut start = 0;
    for _ in 0..rng.below(kinds) {
        start = run_end(start);
    }
    one_of(&actions[start..run_end(start)], rng)
}
