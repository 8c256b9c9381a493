mod held;
mod quick;

use bearcade_core::{Rng, Seat};
use bearcade_games::hold_my_bear::{Action, Animal, Card, Cards, Gift, HoldMyBear, Position, View, Worth};

use crate::policy::best;
use crate::{Budget, Choice, Estimate, Level, Policy, Seen};

/// How many cards an animal has (HB-1).
const PER_ANIMAL: i64 = 8;

impl Policy for HoldMyBear {
    fn nodes(&self, _level: Level) -> u64 {
        1
    }

    fn choose(&self, _level: Level, seen: Seen<'_, Self>, _budget: &Budget<'_>, rng: &mut impl Rng) -> Choice<Action> {
        Choice::plain(black(self, seen, rng))
    }

    fn prospects(&self, _position: &Position, _budget: &Budget<'_>, _rng: &mut impl Rng) -> Vec<Estimate> {
        Vec::new()
    }
}

/// Plays whenever it can: as many bears as possible, then as many cards as possible, then what is hardest to beat.
/// Otherwise it gives away a bear and its highest card, to the player whose turn is furthest away.
fn black(_game: &HoldMyBear, seen: Seen<'_, HoldMyBear>, rng: &mut impl Rng) -> Action {
    let Seen { view, seat, legal } = seen;
    let mind = Mind { view, seat, hand: view.players[seat.index()].hand.as_deref().unwrap_or_default() };
    best(legal, rng, |action| mind.value(action))
}

/// What a bear thinks with.
struct Mind<'a> {
    view: &'a View,
    seat: Seat,
    hand: &'a [Card],
}

impl Mind<'_> {
    fn value(&self, action: Action) -> i64 {
        match action {
            Action::Play(cards, name) => self.play(cards, name),
            Action::Give(gifts) => gifts.iter().map(|gift| self.give(gift)).sum(),
            Action::Bear(card) => 10 * self.banned_by(card) + i64::from(card.number()),
            Action::Return(card) => self.riddance(card),
            Action::Rob(victim) => self.rob(victim),
            Action::Back(card) => self.take_back(card),
            // Where the bears are is what everybody wants to know.
            Action::Name(animal) => i64::from(animal == Animal::Bear),
            Action::Ask(of, card) => self.ask(of, card),
        }
    }

    /// More than any gift: a match of one's own may win.
    fn play(&self, cards: Cards, name: Option<Animal>) -> i64 {
        let worth = Worth::of(cards, name);
        // Bears only are hardest to beat in a sport that nobody else has cards for.
        let alone = name.map_or(0, |animal| PER_ANIMAL - self.unseen(animal));
        let strength = 100 * i64::from(worth.count) + i64::from(worth.total) + 40 * alone;
        1_000_000 + 100_000 * i64::from(worth.bears) + 10_000 * cards.len() as i64 + strength
    }

    fn give(&self, gift: Gift) -> i64 {
        let seats = self.view.players.len();
        let away = (gift.to.index() + seats - self.seat.index()) % seats;
        self.riddance(gift.card) + 10 * away as i64
    }

    /// How good it is to be rid of a card: bears keep one from winning and ban cards, and high numbers are the most
    /// likely to be banned by a bear that comes.
    fn riddance(&self, card: Card) -> i64 {
        let bear = if card.is_bear() { 1_000 + self.banned_by(card) } else { 0 };
        bear + 100 * i64::from(card.number())
    }

    /// How many cards of the hand a bear bans from play (HB-18).
    fn banned_by(&self, bear: Card) -> i64 {
        self.hand.iter().filter(|card| !card.is_bear() && card.number() == bear.number()).count() as i64
    }

    /// Cards of an animal that may be in other hands.
    fn unseen(&self, animal: Animal) -> i64 {
        let table = self.view.table.iter().flat_map(|table| &table.cards);
        let seen = self.hand.iter().chain(&self.view.removed).chain(table);
        PER_ANIMAL - seen.filter(|card| card.animal() == animal).count() as i64
    }

    /// A large hand with few bears that are known of.
    fn rob(&self, victim: Seat) -> i64 {
        let player = &self.view.players[victim.index()];
        let bears = player.known.iter().filter(|card| card.is_bear()).count() as i64;
        i64::from(player.cards) - 10 * bears
    }

    /// The card that the match misses least, and no bear.
    fn take_back(&self, card: Card) -> i64 {
        let table = self.view.table.as_ref().map(|table| table.cards.as_slice()).unwrap_or_default();
        let at = table.iter().position(|&other| other == card).unwrap_or_default();
        let rest: Vec<Card> =
            table.iter().enumerate().filter(|&(other, _)| other != at).map(|(_, &card)| card).collect();
        let worth = Worth::of(Cards::new(&rest).unwrap_or_default(), None);
        100 * i64::from(worth.count) + i64::from(worth.total) - 10_000 * i64::from(card.is_bear())
    }

    /// A card that is known to be there and goes with many of one's own, and no bear.
    fn ask(&self, of: Seat, card: Card) -> i64 {
        let player = &self.view.players[of.index()];
        let known = player.known.contains(&card);
        let company = self.hand.iter().filter(|own| own.animal() == card.animal()).count() as i64;
        let gone = self.view.removed.iter().chain(self.hand).filter(|&&seen| seen == card).count() as i64;
        let wish = 100 * company + 10 * i64::from(card.number()) - 50 * gone + i64::from(player.cards);
        wish + 1_000 * i64::from(known) - 100_000 * i64::from(card.is_bear())
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
            let fields: [&mut f32; 10] = [
                &mut new.safe,
                &mut new.safe_with_bear,
                &mut new.beater,
                &mut new.bear_left,
                &mut new.card,
                &mut new.number,
                &mut new.give,
                &mut new.stop,
                &mut new.leave,
                &mut new.noise,
            ];
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
