use bearcade_core::{Seat, State, Viewer};
use rand_xoshiro::rand_core::SeedableRng;

use crate::search::Fast;
use crate::{Budget, Choice, Estimate, Level, Policy, Seen, Term, Weighed};

/// What a bear would do on a seat, and how clear a case it is.
#[derive(Clone, Debug, PartialEq)]
pub struct Hint<A> {
    /// The seat that is to decide.
    pub seat: Seat,
    /// What the bear would do, with its reasons.
    pub choice: Choice<A>,
    /// How clear it is.
    pub clarity: Clarity,
}

/// How far the best action is from the next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Clarity {
    /// There is one legal action.
    Forced,
    /// The best is clearly best.
    Clear,
    /// The best is a little better.
    Slight,
    /// The best is better, by hardly anything.
    Marginal,
    /// The best looks better, but within what sampling leaves open.
    Perhaps,
    /// There is no difference that means anything.
    Even,
    /// Nothing was weighed in terms that can be compared.
    Unknown,
}

/// Asks a bear what to do on a seat, by the seat's view alone; `None` if the seat owes no decision. The generator comes
/// from `seed`, which must not be a game's own: a hint tells nothing of dice to come.
pub fn hint<G: Policy>(
    game: &G,
    state: &State<G>,
    seat: Seat,
    level: Level,
    budget: &Budget<'_>,
    seed: u64,
) -> Option<Hint<G::Action>> {
    let mut legal = Vec::new();
    game.legal_actions(&state.position, seat, &mut legal);
    let choice = match legal[..] {
        [] => return None,
        [only] => Choice::plain(only),
        _ => {
            let view = game.view(state, Viewer::Seat(seat));
            let seen = Seen { view: &view, seat, legal: &legal };
            game.choose(level, seen, budget, &mut Fast::seed_from_u64(seed))
        }
    };
    let clarity = if legal.len() == 1 { Clarity::Forced } else { Clarity::of(&choice.weighed) };
    Some(Hint { seat, choice, clarity })
}

impl Clarity {
    /// How clear the first of the actions is against the second.
    pub fn of<A>(weighed: &[Weighed<A>]) -> Self {
        let [best, next, ..] = weighed else { return Self::Unknown };
        Self::between(&best.worth, &next.worth)
    }

    /// How clearly an action of one worth is better than an action of the other.
    pub fn between(best: &Estimate, other: &Estimate) -> Self {
        let Some([small, medium, _]) = scale(best.term) else { return Self::Unknown };
        if best.term != other.term {
            return Self::Unknown;
        }
        let difference = best.mean - other.mean;
        let certain = difference > 2.0 * best.error.hypot(other.error);
        match difference {
            _ if !certain && difference >= small => Self::Perhaps,
            _ if !certain || difference < small / 100.0 => Self::Even,
            _ if difference >= medium => Self::Clear,
            _ if difference >= small => Self::Slight,
            _ => Self::Marginal,
        }
    }

    /// The name for programs.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Forced => "forced",
            Self::Clear => "clear",
            Self::Slight => "slight",
            Self::Marginal => "marginal",
            Self::Perhaps => "perhaps",
            Self::Even => "even",
            Self::Unknown => "unknown",
        }
    }
}

/// What a person would call a small, a medium and a large difference in a term. Points of a rule of thumb have no such
/// scale.
pub(crate) const fn scale(term: Term) -> Option<[f64; 3]> {
    match term {
        Term::Win | Term::Survive => Some([0.02, 0.05, 0.10]),
        Term::Score => Some([0.25, 0.6, 1.5]),
        Term::Lead => Some([0.75, 2.0, 5.0]),
        Term::Points => None,
    }
}

#[cfg(test)]
mod tests {
    use super::Clarity;
    use crate::{Estimate, Term, Weighed};

    fn clarity(term: Term, best: (f64, f64), next: (f64, f64)) -> Clarity {
        let weighed =
            |(mean, error)| Weighed { action: (), worth: Estimate { term, mean, error }, also: Vec::new(), visits: 0 };
        Clarity::of(&[weighed(best), weighed(next)])
    }

    #[test]
    fn a_difference_is_judged_by_its_size_and_its_errors() {
        use Term::{Lead, Points, Score, Win};
        for (term, best, next, expected) in [
            (Win, (0.57, 0.0), (0.41, 0.0), Clarity::Clear),
            (Win, (0.57, 0.0), (0.54, 0.0), Clarity::Slight),
            (Win, (0.57, 0.0), (0.565, 0.0), Clarity::Marginal),
            (Win, (0.57, 0.0), (0.57, 0.0), Clarity::Even),
            (Win, (0.57, 0.02), (0.41, 0.02), Clarity::Clear),
            (Win, (0.57, 0.02), (0.54, 0.02), Clarity::Perhaps),
            (Win, (0.57, 0.02), (0.56, 0.02), Clarity::Even),
            (Score, (9.1, 0.05), (8.4, 0.05), Clarity::Clear),
            (Lead, (3.0, 0.0), (2.0, 0.0), Clarity::Slight),
            (Points, (900.0, 0.0), (2.0, 0.0), Clarity::Unknown),
        ] {
            assert_eq!(clarity(term, best, next), expected, "{term:?} {best:?} {next:?}");
        }
        assert_eq!(Clarity::of::<()>(&[]), Clarity::Unknown);
    }
}
