use bearcade_core::Game;
use rand_chacha::ChaCha8Rng;
use rand_core::{Rng as _, SeedableRng};

/// The source of chance for games that people play.
///
/// Every step has a random stream, selected by the step's number. The same secret and step always give the same
/// outcome, in any process. A crash, a retry or an undone move therefore never re-rolls.
///
/// ```
/// use bearcade_core::Seat;
/// use bearcade_table::games::chaos_bear::{Action, ChaosBear, Options};
/// use bearcade_table::{Dice, Match};
/// # use bearcade_core::{Game, GameOptions, OptionValues};
/// # let options = Options::from_values(&OptionValues::new()).unwrap();
/// # let mut played = Match::new(ChaosBear::new(options, 2).unwrap());
///
/// played.act(Seat::new(0), Action::Roll).unwrap();
/// let position = &played.state().position;
/// let die = Dice::seeded(7).throw(played.game(), position, 1);
/// assert_eq!(Dice::seeded(7).throw(played.game(), position, 1), die);
/// ```
#[derive(Clone)]
pub struct Dice {
    generator: ChaCha8Rng,
}

/// Derives a secret from a seed that a person chose.
pub fn secret_from_seed(seed: u64) -> [u8; 32] {
    let mut secret = [0; 32];
    ChaCha8Rng::seed_from_u64(seed).fill_bytes(&mut secret);
    secret
}

impl Dice {
    /// Creates dice from a secret that players can't guess.
    pub fn secret(secret: [u8; 32]) -> Self {
        Self { generator: ChaCha8Rng::from_seed(secret) }
    }

    /// Creates dice from a seed that a person chose, for repeatable games.
    pub fn seeded(seed: u64) -> Self {
        Self::secret(secret_from_seed(seed))
    }

    /// Returns the outcome of the chance step with this number.
    pub fn throw<G: Game>(&self, game: &G, position: &G::Position, step: u64) -> G::Chance {
        game.sample_chance(position, &mut self.stream(step))
    }

    /// Returns a generator at the start of a stream.
    pub(crate) fn stream(&self, stream: u64) -> ChaCha8Rng {
        let mut generator = self.generator.clone();
        generator.set_stream(stream);
        generator.set_word_pos(0);
        generator
    }
}

/// Hides the secret.
impl std::fmt::Debug for Dice {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Dice").finish_non_exhaustive()
    }
}
