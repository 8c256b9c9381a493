use bearcade_core::{Determinize, Rng, pick};

use crate::{Budget, Choice, Estimate, Level, Seen};

/// How a game's bots decide. Implemented once per game.
pub trait Policy: Determinize {
    /// Fixed players to measure bots by: simple, never improved.
    const YARDSTICKS: &'static [&'static str] = &[];

    /// How many nodes a level looks at if nobody says otherwise.
    fn nodes(&self, level: Level) -> u64;

    /// The choice at a level, with its reasons. The same view, budget in nodes and generator give the same choice.
    fn choose(
        &self,
        level: Level,
        seen: Seen<'_, Self>,
        budget: &Budget<'_>,
        rng: &mut impl Rng,
    ) -> Choice<Self::Action>;

    /// The choice of a yardstick. Only asked for names in `YARDSTICKS`.
    fn yardstick(&self, name: &str, seen: Seen<'_, Self>, rng: &mut impl Rng) -> Self::Action {
        debug_assert!(false, "no yardstick {name}");
        pick::<Self>(seen.legal, rng)
    }

    /// What a position is worth to each seat in the term that matters most in this game, with nothing hidden: the
    /// measure of luck in a review. The first worth belongs to seat 0.
    fn prospects(&self, position: &Self::Position, budget: &Budget<'_>, rng: &mut impl Rng) -> Vec<Estimate>;
}

/// Who decides on a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mind {
    /// A bear.
    Level(Level),
    /// A yardstick of the game.
    Yardstick(&'static str),
    /// Any legal action, the kind of decision first.
    Random,
}

impl Mind {
    /// All minds of a game, the bears first.
    pub fn all<G: Policy>() -> impl Iterator<Item = Self> {
        let bears = Level::ALL.into_iter().map(Self::Level);
        bears.chain(G::YARDSTICKS.iter().copied().map(Self::Yardstick)).chain([Self::Random])
    }

    /// The mind of this name.
    pub fn named<G: Policy>(name: &str) -> Option<Self> {
        Self::all::<G>().find(|mind| mind.name() == name)
    }

    /// The name in commands and reports.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Level(level) => level.name(),
            Self::Yardstick(name) => name,
            Self::Random => "random",
        }
    }

    /// The mind's choice.
    pub fn choose<G: Policy>(
        self,
        game: &G,
        seen: Seen<'_, G>,
        budget: &Budget<'_>,
        rng: &mut impl Rng,
    ) -> Choice<G::Action> {
        match self {
            Self::Level(level) => game.choose(level, seen, budget, rng),
            Self::Yardstick(name) => Choice::plain(game.yardstick(name, seen, rng)),
            Self::Random => Choice::plain(pick::<G>(seen.legal, rng)),
        }
    }
}

/// One of the actions with the highest value; the generator chooses among equals.
pub(crate) fn best<A: Copy>(legal: &[A], rng: &mut impl Rng, value: impl Fn(A) -> i64) -> A {
    let mut chosen = legal[0];
    let mut highest = i64::MIN;
    let mut equals = 0;
    for &action in legal {
        let now = value(action);
        if now > highest {
            (chosen, highest, equals) = (action, now, 1);
        } else if now == highest {
            equals += 1;
            if rng.below(equals) == 0 {
                chosen = action;
            }
        }
    }
    chosen
}
