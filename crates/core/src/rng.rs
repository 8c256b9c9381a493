/// A random generator, with the one method that games need.
///
/// Every generator that implements the `rand_core` trait implements this one. The driver chooses the generator:
/// `ChaCha8` for games that people play, a fast one for playouts. This crate defines `below` itself so that a recorded
/// seed always gives the same numbers.
///
/// ```
/// use bearcade_core::Rng;
/// use rand_xoshiro::Xoshiro256PlusPlus;
/// use rand_xoshiro::rand_core::SeedableRng;
///
/// let mut rng = Xoshiro256PlusPlus::seed_from_u64(7);
/// let die = rng.below(6) + 1;
/// assert!((1..=6).contains(&die));
/// ```
pub trait Rng: rand_core::Rng {
    /// Returns a uniformly distributed number from 0 up to but not including `n`. `n` must not be 0.
    #[inline]
    fn below(&mut self, n: u32) -> u32 {
        // Multiply a 32-bit draw by n and keep the high half. Redraw if the low half falls into the uneven remainder
        // (fewer than n of 2^32 values), so that no outcome is favoured.
        let mut product = u64::from(self.next_u32()) * u64::from(n);
        if (product as u32) < n {
            let uneven = n.wrapping_neg() % n;
            while (product as u32) < uneven {
                product = u64::from(self.next_u32()) * u64::from(n);
            }
        }
        (product >> 32) as u32
    }
}

impl<R: rand_core::Rng + ?Sized> Rng for R {}

#[cfg(test)]
mod tests {
    use rand_xoshiro::Xoshiro256PlusPlus;
    use rand_xoshiro::rand_core::SeedableRng;

    use super::Rng;

    #[test]
    fn every_number_below_n_comes_up_about_equally_often() {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
        for n in 1..=7u32 {
            let mut seen = [0u32; 7];
            for _ in 0..n * 10_000 {
                seen[rng.below(n) as usize] += 1;
            }
            // Each number is expected 10,000 times; the bound is eight standard deviations.
            assert!(seen[..n as usize].iter().all(|&count| count.abs_diff(10_000) < 800), "{n}: {seen:?}");
        }
    }

    #[test]
    fn a_seed_always_gives_the_same_numbers() {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(7);
        let drawn: Vec<u32> = (0..8).map(|_| rng.below(1_000_000)).collect();
        assert_eq!(drawn, [55_360, 172_115, 717_576, 427_209, 963_659, 465_703, 723_907, 329_839]);
    }
}
