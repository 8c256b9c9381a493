use bearcade_core::Game;
use rand_chacha::ChaCha8Rng;
use rand_core::{Rng as _, SeedableRng};

/// The source of chance for games people play.
///
/// Every throw has a stream of its own, chosen by the number of the step: the same secret and step give the same
/// outcome however often it is asked for, by whichever process. So a crash, a retry or a taken-back move never gives
/// anybody another die.
#[derive(Clone)]
pub struct Dice {
    generator: ChaCha8Rng,
}

/// A secret from a number that a person chose.
pub fn secret_from_seed(seed: u64) -> [u8; 32] {
    let mut secret = [0; 32];
    ChaCha8Rng::seed_from_u64(seed).fill_bytes(&mut secret);
    secret
}

impl Dice {
    /// Dice from a secret that players can't guess.
    pub fn secret(secret: [u8; 32]) -> Self {
        Self { generator: ChaCha8Rng::from_seed(secret) }
    }

    /// Dice from a number that a person chose, for games that can be repeated.
    pub fn seeded(seed: u64) -> Self {
        Self::secret(secret_from_seed(seed))
    }

    /// What falls at this step of the game.
    pub fn throw<G: Game>(&self, game: &G, position: &G::Position, step: u64) -> G::Chance {
        game.sample_chance(position, &mut self.stream(step))
    }

    /// The generator at the start of a stream.
    pub(crate) fn stream(&self, stream: u64) -> ChaCha8Rng {
        let mut generator = self.generator.clone();
        generator.set_stream(stream);
        generator.set_word_pos(0);
        generator
    }
}

/// A secret is never printed.
impl std::fmt::Debug for Dice {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Dice").finish_non_exhaustive()
    }
}
