use std::fmt;

use bearcade_bots::{Budget, Level, Mind, Seen};
use bearcade_core::{Rng, Seat, pick};

use crate::measure::Measured;

/// Who plays a seat in the lab: a mind of the game, perhaps with a hand tied.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bot {
    mind: Mind,
    /// The number of the restriction, and its name.
    restriction: Option<(usize, &'static str)>,
}

/// There is no such player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownBot(String);

impl Bot {
    /// The player of this name: a mind's, such as `brown`, with `:` and a restriction if wanted: `brown:never-draw`.
    pub fn named<G: Measured>(name: &str) -> Result<Self, UnknownBot> {
        let (mind, tied) = name.split_once(':').map_or((name, None), |(mind, tied)| (mind, Some(tied)));
        let list = |names: Vec<&str>| names.join(", ");
        let mind = Mind::named::<G>(mind).ok_or_else(|| {
            let known = list(Mind::all::<G>().map(Mind::name).collect());
            UnknownBot(format!("there is no player {mind} in this game; there are {known}"))
        })?;
        let Some(tied) = tied else { return Ok(Self { mind, restriction: None }) };
        let found = G::RESTRICTIONS.iter().position(|(name, _)| *name == tied);
        let number = found.ok_or_else(|| {
            let known = list(G::RESTRICTIONS.iter().map(|(name, _)| *name).collect());
            UnknownBot(format!("{} has no restriction {tied}; it has {known}", G::TITLE))
        })?;
        Ok(Self { mind, restriction: Some((number, G::RESTRICTIONS[number].0)) })
    }

    /// Does it decide at once, so that games are best played many at a time?
    pub(crate) fn is_quick(&self) -> bool {
        !matches!(self.mind, Mind::Level(Level::Brown | Level::Grizzly))
    }

    /// What it does. With a hand tied it chooses among what is allowed; where nothing is, it is free.
    pub(crate) fn choose<G: Measured>(
        &self,
        game: &G,
        view: &G::View,
        seat: Seat,
        legal: &[G::Action],
        rng: &mut impl Rng,
    ) -> G::Action {
        let budget = Budget::default();
        let Some((restriction, _)) = self.restriction else {
            return self.mind.choose(game, Seen { view, seat, legal }, &budget, rng).action;
        };
        let is_allowed = |action: &G::Action| game.allows(restriction, view, *action);
        let allowed: Vec<G::Action> = legal.iter().copied().filter(is_allowed).collect();
        match allowed[..] {
            [] => self.mind.choose(game, Seen { view, seat, legal }, &budget, rng).action,
            [only] => only,
            _ => {
                let choice = self.mind.choose(game, Seen { view, seat, legal: &allowed }, &budget, rng);
                // A mind that knows the game by heart may answer with what it was not offered.
                let weighed = choice.weighed.iter().map(|weighed| weighed.action);
                let fits = |action: &G::Action| allowed.contains(action);
                std::iter::once(choice.action).chain(weighed).find(fits).unwrap_or_else(|| pick::<G>(&allowed, rng))
            }
        }
    }
}

impl fmt::Display for Bot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.mind.name())?;
        self.restriction.map_or(Ok(()), |(_, name)| write!(f, ":{name}"))
    }
}

impl fmt::Display for UnknownBot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for UnknownBot {}
