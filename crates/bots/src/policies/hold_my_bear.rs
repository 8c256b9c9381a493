mod guide;
mod held;
mod quick;
mod reference;
mod thumb;

use bearcade_core::{Determinize, Rng};
use bearcade_games::hold_my_bear::{Action, HoldMyBear, Position};

use self::guide::Quick;
use self::thumb::Thumb;
use crate::{Budget, Choice, Estimate, Level, Policy, Seen, Term};
use crate::search::{flat, ismcts};

impl Policy for HoldMyBear {
    const YARDSTICKS: &'static [&'static str] = &["ref"];

    fn nodes(&self, level: Level) -> u64 {
        let e = |n: &str, d: u64| std::env::var(n).map_or(d, |s| s.parse().unwrap());
        match level {
            Level::Cub | Level::Black => 1,
            Level::Brown => e("BROWN", 200),
            Level::Grizzly => e("GRIZZLY", 1_500),
        }
    }

    fn choose(&self, level: Level, seen: Seen<'_, Self>, budget: &Budget<'_>, rng: &mut impl Rng) -> Choice<Action> {
        if let [only] = seen.legal {
            return Choice::plain(*only);
        }
        match level {
            Level::Cub | Level::Black => {
                let mut actions = Vec::new();
                guide::moves(self, &self.determinize(seen.view, seen.seat, rng), seen.seat, &mut actions);
                let thumb = Thumb::new(seen);
                if level == Level::Cub {
                    thumb::best(&actions, |action| thumb.cub(action), || 20.0 * thumb::unit(rng))
                } else {
                    thumb::best(&actions, |action| thumb.black(action), || 0.0)
                }
            }
            Level::Brown | Level::Grizzly => {
                let nodes = budget.nodes.unwrap_or_else(|| self.nodes(level));
                let budget = Budget { nodes: Some(nodes), ..*budget };
                let guide = Quick { steps: 200 };
                let tree = std::env::var(if level == Level::Brown { "BTREE" } else { "GTREE" }).is_ok();
                if tree {
                    ismcts(self, seen, &guide, &budget, rng).choice(Term::Win)
                } else {
                    flat(self, seen, &guide, &budget, rng).choice(Term::Win)
                }
            }
        }
    }

    fn yardstick(&self, _name: &str, seen: Seen<'_, Self>, _rng: &mut impl Rng) -> Action {
        reference::choose(seen)
    }

    fn prospects(&self, _position: &Position, _budget: &Budget<'_>, _rng: &mut impl Rng) -> Vec<Estimate> {
        Vec::new()
    }
}

#[cfg(test)]
mod tests {
    #[test]
    #[ignore]
    fn tune() {
        use super::quick::*;
        use bearcade_core::{Silent, Step};
        use rand_xoshiro::{Xoshiro256PlusPlus, rand_core::SeedableRng as _};
        let game = HoldMyBear::new(options("{}"), 4).unwrap();
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(std::env::var("SEED").map_or(1, |s| s.parse().unwrap()));
        let n = 4000;
        let run = |me: Weights, base: Weights, n: u32, rng: &mut Xoshiro256PlusPlus| {
            let (mut won, mut ties, mut steps) = (0, 0, 0);
            for g in 0..n {
                let mut p = game.initial();
                while game.turn(&p) == Turn::Chance {
                    let c = game.sample_chance(&p, rng);
                    game.apply(&mut p, Step::Chance(c), &mut Silent);
                }
                let mut w = [base; 8];
                w[(g % 4) as usize] = me;
                steps += play_on(&game, &mut p, &w, 100_000, rng);
                won += u32::from(p.winner == Some(Seat::new((g % 4) as u8)));
                ties += u32::from(p.winner.is_none());
            }
            (won as f64 / n as f64, ties as f64 / n as f64, steps as f64 / n as f64)
        };
        let began = std::time::Instant::now();
        println!("{:?}", run(WEIGHTS, WEIGHTS, n, &mut rng));
        println!("{:?} us per game", began.elapsed().as_micros() as f64 / n as f64);
        let mut base = WEIGHTS;
        let rounds: u32 = std::env::var("ROUNDS").map_or(0, |s| s.parse().unwrap());
        for round in 0..rounds {
            let mut new = base;
            let fields: [&mut f32; 10] = [&mut new.safe, &mut new.safe_with_bear, &mut new.beater, &mut new.bear_left, &mut new.card, &mut new.number, &mut new.give, &mut new.stop, &mut new.leave, &mut new.noise];
            for f in fields {
                if rng.below(3) == 0 {
                    let u = || 0.0;
                    let _: f32 = u();
                    let r = rng.below(1000) as f32 / 500.0 - 1.0;
                    *f += r * (f.abs() * 0.5 + 1.0);
                }
            }
            new.noise = new.noise.max(0.0);
            let (a, ..) = run(new, base, n, &mut rng);
            if a > 0.265 {
                let (b, t, s) = run(new, base, 3 * n, &mut rng);
                if b > 0.255 {
                    base = new;
                    println!("{round}: {a:.3} {b:.3} ties {t:.3} steps {s:.1} {base:?}");
                }
            }
        }
        println!("final vs first {:?}", run(base, WEIGHTS, 20000, &mut rng));
        println!("first among final {:?}", run(WEIGHTS, base, 20000, &mut rng));
    }

    use bearcade_conformance::options;
    use bearcade_core::{Game, Rng, Seat, Turn, Viewer};
    use bearcade_games::hold_my_bear::{Action, Animal, Card, Cards, Gift, Gifts, HoldMyBear};
    use bearcade_table::{Dice, Match};
    use rand_chacha::ChaCha8Rng;
    use rand_chacha::rand_core::SeedableRng;

    use crate::{Budget, Level, Policy, Seen};

    /// The expansion's animals, so that every decision comes up.
    const WILD: &[(u8, &str)] = &[
        (3, r#"{"animals":["bear","aardvark","badger","giraffe","kangaroo"]}"#),
        (4, r#"{"animals":["bear","turtle","beaver","bison"]}"#),
        (8, r#"{"animals":["bear","rabbit","fish","ape","walrus","bat","squid","sheep"]}"#),
    ];

    /// Plays a game with black bears on some seats and random play on the others.
    fn play(json: &str, seats: u8, seed: u64, is_bear: impl Fn(Seat) -> bool) -> Match<HoldMyBear> {
        let mut played = Match::new(HoldMyBear::new(options(json), seats).expect("good options"));
        let dice = Dice::seeded(seed);
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        loop {
            match played.turn() {
                Turn::Over => return played,
                Turn::Chance => drop(played.throw(&dice).expect("due")),
                Turn::Decide(deciders) => {
                    let seat = deciders.first().expect("a seat");
                    let legal = played.legal_actions(seat);
                    let action = if is_bear(seat) {
                        played
                            .game()
                            .choose(
                                Level::Black,
                                Seen { view: &played.view(Viewer::Seat(seat)), seat: seat, legal: &legal },
                                &Budget::default(),
                                &mut rng,
                            )
                            .action
                    } else {
                        legal[rng.below(legal.len() as u32) as usize]
                    };
                    played.act(seat, action).expect("legal");
                }
            }
        }
    }

    #[test]
    fn bears_among_themselves_play_every_kind_of_game_to_its_end() {
        for seed in 0..20 {
            for seats in 2..=8 {
                play("{}", seats, seed, |_| true);
            }
            for &(seats, json) in WILD {
                play(json, seats, seed, |_| true);
            }
        }
    }

    /// One bear among players who play at random wins far more often than its share.
    #[test]
    fn a_bear_beats_random_play() {
        for (seats, least) in [(2, 160), (4, 140), (8, 100)] {
            let won = (0..200u64).filter(|&seed| {
                let bear = Seat::new((seed % u64::from(seats)) as u8);
                play("{}", seats, seed, |seat| seat == bear).state().position.winner == Some(bear)
            });
            let won = won.count();
            assert!(won >= least, "{seats} players: {won} of 200");
        }
    }

    #[test]
    fn it_plays_bears_before_cards_and_gives_a_bear_to_the_last_in_turn() {
        let played = play("{}", 4, 1, |_| true);
        let (game, seat) = (played.game(), Seat::new(1));
        let view = played.view(Viewer::Seat(seat));
        let mut rng = ChaCha8Rng::seed_from_u64(1);
        let [bear, tiger, vole] = [(Animal::Bear, 2), (Animal::Tiger, 5), (Animal::Vole, 1)];
        let card = |(animal, number)| Card::new(animal, number);
        let set = |cards: &[(Animal, u8)]| {
            let cards: Vec<Card> = cards.iter().map(|&pair| card(pair)).collect();
            Action::Play(Cards::new(&cards).expect("at most five"), None)
        };
        let give = |one, two, to| {
            let [one, two] = [one, two].map(|pair| Gift { card: card(pair), to: Seat::new(to) });
            Action::Give(Gifts::two(one, two))
        };
        let gifts = [give(bear, vole, 0), give(bear, tiger, 2), give(tiger, vole, 0), give(bear, tiger, 0)];
        assert_eq!(
            game.choose(Level::Black, Seen { view: &view, seat: seat, legal: &gifts }, &Budget::default(), &mut rng)
                .action,
            gifts[3]
        );
        let plays = [gifts[3], set(&[tiger, vole, vole]), set(&[bear, vole]), set(&[tiger])];
        assert_eq!(
            game.choose(Level::Black, Seen { view: &view, seat: seat, legal: &plays }, &Budget::default(), &mut rng)
                .action,
            plays[2]
        );
        assert_eq!(
            game.choose(
                Level::Black,
                Seen { view: &view, seat: seat, legal: &plays[..2] },
                &Budget::default(),
                &mut rng
            )
            .action,
            plays[1]
        );
    }
}
