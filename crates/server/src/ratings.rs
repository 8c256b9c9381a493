//! How strong players are: the Bradley–Terry form of the Bayesian ranking method of Weng and Lin (2011), which rates any
//! number of players from the places they came in.

use bearcade_core::{Outcome, Seat};
use bearcade_store::{Rated, Rating, RatingChange};

use crate::room::Inner;
use crate::site::Site;

/// Everybody starts here.
const MEAN: f64 = 25.0;
const DEVIATION: f64 = MEAN / 3.0;
/// How much a single game may depend on luck and form.
const BETA: f64 = DEVIATION / 2.0;
/// An estimate never becomes surer than this share of what it was before one game.
const FLOOR: f64 = 0.0001;

/// A player of a finished game.
#[derive(Clone, Debug)]
struct Contestant {
    /// Their rating before it.
    rating: Rating,
    /// Where they came in; 0 is the best.
    place: u8,
    /// Were they helped?
    helped: bool,
}

/// What a finished game changes. Bots of a level share one. Guests are not rated and rate nobody, since anybody may be as
/// many as they like. A seat is its person's to the end, whoever decided there: help is no way out of a lost game. Seats
/// that the same player holds don't play against each other; solitaires and games against oneself rate nobody.
pub(crate) async fn after(site: &Site, inner: &Inner, outcome: &Outcome) -> Vec<RatingChange> {
    let mut contestants = Vec::with_capacity(inner.chairs.len());
    for (index, chair) in inner.chairs.iter().enumerate() {
        let (who, helped) = match (chair.person(), chair.bot()) {
            (Some(person), _) => match site.store.person(person).await {
                Ok(Some(known)) if known.is_claimed() => (Rated::Person(person), chair.is_helped()),
                _ => continue,
            },
            (None, Some(level)) => (Rated::Bot(level.name().to_owned()), false),
            (None, None) => continue,
        };
        let known = site.store.rating(who.clone(), &inner.table.game).await.ok().flatten();
        let game = inner.table.game.clone();
        let rating = known.unwrap_or(Rating { who, game, mean: MEAN, deviation: DEVIATION, games: 0 });
        contestants.push(Contestant { rating, place: outcome.place(Seat::new(index as u8)), helped });
    }
    rate(&contestants)
}

/// What becomes of ratings by places. Help can only cost: where somebody who was helped came out better against another
/// than was to be expected, it counts for neither of the two.
fn rate(contestants: &[Contestant]) -> Vec<RatingChange> {
    let mut changes: Vec<RatingChange> = Vec::new();
    for Contestant { rating: own, place, helped } in contestants {
        let variance = own.deviation.powi(2);
        let (mut gain, mut sureness, mut rivals) = (0.0, 0.0, 0);
        for Contestant { rating: other, place: other_place, helped: other_helped } in contestants {
            if other.who == own.who {
                continue;
            }
            let spread = (variance + other.deviation.powi(2) + 2.0 * BETA.powi(2)).sqrt();
            let expected = 1.0 / (1.0 + ((other.mean - own.mean) / spread).exp());
            let score = match place.cmp(other_place) {
                std::cmp::Ordering::Less => 1.0,
                std::cmp::Ordering::Equal => 0.5,
                std::cmp::Ordering::Greater => 0.0,
            };
            if (*helped && score > expected) || (*other_helped && score < expected) {
                continue;
            }
            gain += variance / spread * (score - expected);
            let weight = own.deviation / spread;
            sureness += weight * variance / spread.powi(2) * expected * (1.0 - expected);
            rivals += 1;
        }
        if rivals == 0 {
            continue;
        }
        let kept = (1.0 - sureness).max(FLOOR).sqrt();
        if let Some(change) = changes.iter_mut().find(|change| change.who == own.who) {
            // Several bots of one level: their one rating takes what each of them learned.
            change.gain += gain;
            change.kept = change.kept.min(kept);
        } else {
            let (who, game) = (own.who.clone(), own.game.clone());
            changes.push(RatingChange { who, game, start: (MEAN, DEVIATION), gain, kept });
        }
    }
    changes
}

#[cfg(test)]
mod tests {
    use bearcade_store::PersonId;

    use super::*;

    fn fresh(number: u64) -> Rating {
        let who = Rated::Person(PersonId::from_random(number));
        Rating { who, game: "go".to_owned(), mean: MEAN, deviation: DEVIATION, games: 0 }
    }

    /// Players who were not helped.
    fn unhelped(before: &[(Rating, u8)]) -> Vec<Contestant> {
        let contestant =
            |(rating, place): &(Rating, u8)| Contestant { rating: rating.clone(), place: *place, helped: false };
        before.iter().map(contestant).collect()
    }

    /// The ratings after a game.
    fn after(before: &[(Rating, u8)]) -> Vec<Rating> {
        let rating = |RatingChange { who, gain, kept, .. }: RatingChange| {
            let (old, _) = before.iter().find(|(old, _)| old.who == who).expect("it was there before");
            let (mean, deviation, games) = (old.mean + gain, old.deviation * kept, old.games + 1);
            Rating { mean, deviation, games, ..old.clone() }
        };
        rate(&unhelped(before)).into_iter().map(rating).collect()
    }

    /// Two equals: expected is a half, c² = 2(σ² + β²), and the winner gains σ²/2c.
    #[test]
    fn a_win_between_equals_follows_the_formula() {
        let after = after(&[(fresh(1), 0), (fresh(2), 1)]);
        let spread = (2.0 * (DEVIATION.powi(2) + BETA.powi(2))).sqrt();
        let gain = DEVIATION.powi(2) / spread / 2.0;
        assert!((after[0].mean - MEAN - gain).abs() < 1e-9 && (MEAN - after[1].mean - gain).abs() < 1e-9, "{after:?}");
        let kept = 1.0 - DEVIATION.powi(3) / spread.powi(3) / 4.0;
        assert!((after[0].deviation - DEVIATION * kept.sqrt()).abs() < 1e-9);
    }

    #[test]
    fn an_upset_moves_more_and_a_tie_draws_together() {
        let (strong, weak) = (Rating { mean: 30.0, ..fresh(1) }, Rating { mean: 20.0, ..fresh(2) });
        let upset = after(&[(strong.clone(), 1), (weak.clone(), 0)]);
        let expected = after(&[(strong.clone(), 0), (weak.clone(), 1)]);
        assert!(30.0 - upset[0].mean > expected[0].mean - 30.0);
        let tie = after(&[(strong, 0), (weak, 0)]);
        assert!(tie[0].mean < 30.0 && tie[1].mean > 20.0);
    }

    #[test]
    fn a_player_does_not_play_against_themselves() {
        assert_eq!(rate(&unhelped(&[(fresh(1), 0)])), Vec::new());
        assert_eq!(rate(&unhelped(&[(fresh(1), 0), (fresh(1), 1)])), Vec::new());
        let shared = after(&[(fresh(1), 0), (fresh(2), 1), (fresh(2), 1)]);
        assert_eq!(shared.len(), 2);
        assert!(shared[0].mean > MEAN && shared[1].mean < MEAN);
    }

    /// What a game changes for each of three equals, by their places; the first was helped.
    fn with_help(places: [u8; 3]) -> [f64; 3] {
        let mut contestants = unhelped(&[1, 2, 3].map(|number| (fresh(number), places[number as usize - 1])));
        contestants[0].helped = true;
        let changes = rate(&contestants);
        let gain = |contestant: &Contestant| {
            let change = changes.iter().find(|change| change.who == contestant.rating.who);
            change.map_or(0.0, |change| change.gain)
        };
        [gain(&contestants[0]), gain(&contestants[1]), gain(&contestants[2])]
    }

    #[test]
    fn help_can_only_cost() {
        let alone = |first: u8, second: u8| {
            let changes = rate(&unhelped(&[(fresh(2), first), (fresh(3), second)]));
            [changes[0].gain, changes[1].gain]
        };
        let [own, second, third] = with_help([0, 1, 2]);
        let others = alone(1, 2);
        assert!(own.abs() < 1e-9 && (second - others[0]).abs() < 1e-9 && (third - others[1]).abs() < 1e-9);
        let [own, second, third] = with_help([2, 0, 1]);
        assert!(own < 0.0 && second > alone(0, 1)[0] && third > alone(0, 1)[1], "a defeat counts for all");
        let [own, second, third] = with_help([1, 0, 2]);
        assert!(own < 0.0 && second > alone(0, 2)[0], "whoever was better gains by it");
        assert!((third - alone(0, 2)[1]).abs() < 1e-9, "and whoever was not loses nothing by it");
    }

    #[test]
    fn of_two_who_were_helped_neither_gains() {
        let mut both = unhelped(&[(fresh(1), 0), (fresh(2), 1)]);
        for contestant in &mut both {
            contestant.helped = true;
        }
        assert_eq!(rate(&both), Vec::new());
    }

    /// A tie is more than a weak player could expect, and less than a strong one could.
    #[test]
    fn a_tie_with_help_counts_for_the_strong_alone() {
        let (strong, weak) = (Rating { mean: 30.0, ..fresh(1) }, Rating { mean: 20.0, ..fresh(2) });
        let mut tie = unhelped(&[(strong, 0), (weak, 0)]);
        tie[1].helped = true;
        assert_eq!(rate(&tie), Vec::new());
        (tie[0].helped, tie[1].helped) = (true, false);
        assert!(rate(&tie)[0].gain < 0.0 && rate(&tie)[1].gain > 0.0);
    }

    /// Players whose true strength differs are told apart after some games.
    #[test]
    fn strength_shows_after_some_games() {
        let mut ratings = [fresh(1), fresh(2), fresh(3)];
        for game in 0..60 {
            // The first wins two of three games against the others, who are equals.
            let places = if game % 3 == 2 { [2, 0, 1] } else { [0, 1 + (game % 2), 2 - (game % 2)] };
            let before: Vec<_> = ratings.iter().cloned().zip(places).collect();
            ratings = after(&before).try_into().expect("three players");
        }
        assert!(ratings[0].mean - ratings[1].mean > 2.0 && ratings[0].deviation < DEVIATION / 2.0, "{ratings:?}");
    }
}
