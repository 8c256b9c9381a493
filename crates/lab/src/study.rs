//! A run of the lab: variants of a game, the same players, the same deals.
//!
//! Games are numbered, and a game depends on the seed and its number alone. Every number is played in every variant
//! with the same dice and cards as long as both ask for the same, so that variants differ by what the rules do and not
//! by luck.

use std::ops::Range;
use std::sync::atomic::{AtomicBool, Ordering};

use bearcade_core::{Game, GameOptions, Outcome, State, Step, Turn, Viewer};
use bearcade_table::{Dice, Match, Record, StepOf};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use crate::measure::{Ended, Facts, Group, Measured, Metric, Tally, metrics};
use crate::stats::Sums;
use crate::{Bot, Fingerprint, mix};

/// So many games are played at a time where players decide at once: less is spent on handing results over.
const BATCH: u64 = 64;

/// What is run.
#[derive(Debug)]
pub struct Study<G: Measured> {
    variants: Vec<Variant<G>>,
    seed: u64,
    /// Do players go round the seats from game to game?
    turning: bool,
    measured: bool,
}

/// One of the games that are compared.
#[derive(Debug)]
pub struct Variant<G: Measured> {
    /// Its name.
    pub name: String,
    game: G,
    /// Each player once.
    players: Vec<Bot>,
    /// Who sits where before seats are turned, as places in the list of players.
    table: Vec<usize>,
    metrics: Vec<Metric>,
    groups: Vec<Group>,
}

/// What some games of a study came to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Batch {
    /// How many numbers were played.
    pub games: u64,
    /// By variant.
    pub tallies: Vec<Tally>,
    /// By variant after the first and by the first's metrics: its number less the first's, of the same games.
    pub differences: Vec<Vec<Sums>>,
}

/// What a thread keeps from game to game.
#[derive(Debug)]
pub struct Bench<G: Measured> {
    facts: Vec<Facts>,
    values: Vec<Vec<Option<i64>>>,
    legal: Vec<G::Action>,
    events: Vec<G::Event>,
    seated: Vec<usize>,
}

/// A deal, and how far players are turned round the table for it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Sitting {
    pub(crate) deal: u64,
    pub(crate) turned: usize,
}

/// The run was stopped in the middle of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stopped;

impl<G: Measured> Variant<G> {
    /// A variant: a game with a player for each seat.
    pub fn new(name: impl Into<String>, game: G, table: &[Bot]) -> Self {
        assert_eq!(table.len(), usize::from(game.seats()), "a player for each seat");
        let mut players: Vec<Bot> = Vec::new();
        for bot in table {
            if !players.contains(bot) {
                players.push(*bot);
            }
        }
        let place = |bot: &Bot| players.iter().position(|other| other == bot).expect("each was put there");
        let table = table.iter().map(place).collect();
        let (metrics, groups) = (metrics(&game), game.groups());
        Self { name: name.into(), game, players, table, metrics, groups }
    }

    /// The game.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// The players, each once.
    pub fn players(&self) -> &[Bot] {
        &self.players
    }

    /// The names of all who sit at the table, seat by seat.
    pub fn seated(&self) -> Vec<String> {
        self.table.iter().map(|&player| self.players[player].to_string()).collect()
    }

    /// What every game comes to.
    pub fn metrics(&self) -> &[Metric] {
        &self.metrics
    }

    /// What is looked at one by one.
    pub fn groups(&self) -> &[Group] {
        &self.groups
    }
}

impl<G: Measured> Study<G> {
    /// A study of at least one variant. Where `turning`, players go round the seats from game to game.
    pub fn new(variants: Vec<Variant<G>>, seed: u64, turning: bool) -> Self {
        assert!(!variants.is_empty(), "something is to be studied");
        Self { variants, seed, turning, measured: true }
    }

    /// The same games with nothing measured but who wins: what measuring is compared with.
    #[must_use]
    pub fn unmeasured(mut self) -> Self {
        self.measured = false;
        self
    }

    /// The variants.
    pub fn variants(&self) -> &[Variant<G>] {
        &self.variants
    }

    /// The seed.
    pub fn seed(&self) -> u64 {
        self.seed
    }

    /// Do players go round the seats from game to game?
    pub fn turning(&self) -> bool {
        self.turning
    }

    /// How many numbers a job should hold.
    pub fn batch(&self) -> u64 {
        let quick = self.variants.iter().flat_map(|variant| &variant.players).all(Bot::is_quick);
        if quick { BATCH } else { 1 }
    }

    /// What is run, for a file of progress: everything but the number of games. `program` names the program, since
    /// other bots would play other games.
    pub fn fingerprint(&self, program: &str) -> Fingerprint {
        let variant = |variant: &Variant<G>| json!({"name": variant.name, "options": variant.game.options().to_values(), "players": variant.seated()});
        let fields = json!({
            "run": "lab", "game": G::SLUG, "rules": G::RULES_VERSION, "seed": self.seed, "turning": self.turning,
            "variants": self.variants.iter().map(variant).collect::<Vec<_>>(), "program": program,
        });
        match fields {
            Value::Object(fields) => fields,
            _ => unreachable!("built as an object"),
        }
    }

    /// A batch of no games.
    pub fn nothing(&self) -> Batch {
        let tally =
            |variant: &Variant<G>| Tally::new(&variant.game, &variant.metrics, &variant.groups, variant.players.len());
        let difference = vec![Sums::default(); self.variants[0].metrics.len()];
        Batch {
            games: 0,
            tallies: self.variants.iter().map(tally).collect(),
            differences: vec![difference; self.variants.len() - 1],
        }
    }

    /// What a thread needs.
    pub fn bench(&self) -> Bench<G> {
        Bench {
            facts: self.variants.iter().map(|variant| Facts::new(&variant.groups)).collect(),
            values: vec![Vec::new(); self.variants.len()],
            legal: Vec::new(),
            events: Vec::new(),
            seated: Vec::new(),
        }
    }

    /// Plays the games of these numbers, each in every variant.
    pub fn play(&self, bench: &mut Bench<G>, numbers: Range<u64>, stop: &AtomicBool) -> Result<Batch, Stopped> {
        let mut batch = self.nothing();
        for number in numbers {
            for (at, variant) in self.variants.iter().enumerate() {
                let ended = self.play_one(at, bench, self.sitting(at, number), stop, |_| {})?;
                let tally = &mut batch.tallies[at];
                tally.add_result(&ended, &bench.seated);
                if self.measured {
                    let facts = &bench.facts[at];
                    let values = &mut bench.values[at];
                    values.clear();
                    values.extend(variant.metrics.iter().map(|metric| metric.value(&variant.game, facts, &ended)));
                    tally.add_facts((&variant.game, &variant.metrics), number, facts, &ended, values);
                }
            }
            if self.measured {
                self.subtract(&bench.values, &mut batch.differences);
            }
            batch.games += 1;
        }
        Ok(batch)
    }

    /// Every variant's numbers less the first's. Variants may have other seats and so other metrics: those that both
    /// have are compared.
    fn subtract(&self, values: &[Vec<Option<i64>>], differences: &mut [Vec<Sums>]) {
        let first = &self.variants[0].metrics;
        for ((variant, own), sums) in self.variants.iter().zip(values).skip(1).zip(differences) {
            for ((sum, metric), one) in sums.iter_mut().zip(first).zip(&values[0]) {
                let at = variant.metrics.iter().position(|other| other.key == metric.key);
                if let (Some(one), Some(other)) = (one, at.and_then(|at| own[at])) {
                    sum.add(other - one);
                }
            }
        }
    }

    /// The record of a game.
    pub fn record(&self, variant: usize, number: u64) -> Record {
        let game = &self.variants[variant].game;
        let mut played = Match::new(same_rules(game));
        let carry_out = |step: StepOf<G>| {
            let done = match step {
                Step::Act(seat, action) => played.act(seat, action),
                Step::Chance(chance) => played.chance(chance),
                Step::Leave(seat) => played.leave(seat),
            };
            done.expect("what was played is legal");
        };
        let never = AtomicBool::new(false);
        self.play_one(variant, &mut self.bench(), self.sitting(variant, number), &never, carry_out)
            .expect("nobody stops it");
        played.record(Viewer::Omniscient)
    }

    /// The deal of a game, and how far players are turned round the table for it.
    fn sitting(&self, variant: usize, number: u64) -> Sitting {
        let seats = self.variants[variant].table.len() as u64;
        Sitting { deal: number, turned: if self.turning { (number % seats) as usize } else { 0 } }
    }

    /// The result of a deal with players turned so far round the table.
    pub(crate) fn outcome(
        &self,
        variant: usize,
        bench: &mut Bench<G>,
        sitting: Sitting,
        stop: &AtomicBool,
    ) -> Result<Outcome, Stopped> {
        self.play_one(variant, bench, sitting, stop, |_| {}).map(|ended| ended.outcome)
    }

    /// Plays one game. Who sat where stays in the bench, and so do the facts.
    fn play_one(
        &self,
        at: usize,
        bench: &mut Bench<G>,
        Sitting { deal, turned }: Sitting,
        stop: &AtomicBool,
        mut each: impl FnMut(StepOf<G>),
    ) -> Result<Ended, Stopped> {
        let Variant { game, players, table, .. } = &self.variants[at];
        let Bench { facts, legal, events, seated, .. } = bench;
        let facts = &mut facts[at];
        facts.clear();
        seated.clear();
        seated.extend_from_slice(table);
        seated.rotate_right(turned);
        let dice = Dice::seeded(mix(&[self.seed, 0, deal]));
        let mut luck: [_; bearcade_core::MAX_SEATS] =
            std::array::from_fn(|seat| Xoshiro256PlusPlus::seed_from_u64(mix(&[self.seed, 1, deal, seat as u64])));
        let mut state = State::initial(game);
        for steps in 0.. {
            let step = match game.turn(&state.position) {
                Turn::Over => break,
                Turn::Chance => Step::Chance(dice.throw(game, &state.position, steps)),
                Turn::Decide(seats) => {
                    if stop.load(Ordering::Relaxed) {
                        return Err(Stopped);
                    }
                    let seat = seats.first().expect("a decision has a seat");
                    legal.clear();
                    game.legal_actions(&state.position, seat, legal);
                    let action = if let [only] = legal[..] {
                        only
                    } else {
                        let view = game.view(&state, Viewer::Seat(seat));
                        players[seated[seat.index()]].choose(game, &view, seat, legal, &mut luck[seat.index()])
                    };
                    if self.measured {
                        if G::LEAD.is_some() && game.compares(&state.position, seat) {
                            facts.compare(game, &state.position);
                        }
                        facts.decision(legal.len());
                        game.decided(&state.position, seat, action, facts);
                    }
                    Step::Act(seat, action)
                }
            };
            each(step);
            game.apply(&mut state.position, step, events);
            for event in events.drain(..) {
                game.learn(&mut state.knowledge, &event);
                if self.measured {
                    game.happened(&state.position, &event, facts);
                }
            }
        }
        if self.measured && G::LEAD.is_some() {
            facts.compare(game, &state.position);
        }
        let outcome = game.outcome(&state.position);
        let ending = game.ending(&state.position, &outcome);
        Ok(Ended { outcome, ending })
    }
}

/// The same rules once more.
fn same_rules<G: Game>(game: &G) -> G {
    G::new(game.options().clone(), game.seats()).expect("these rules exist")
}

impl Batch {
    /// Adds another batch of the same study.
    pub fn merge(&mut self, other: &Self) {
        self.games += other.games;
        self.tallies.iter_mut().zip(&other.tallies).for_each(|(own, other)| own.merge(other));
        for (own, other) in self.differences.iter_mut().zip(&other.differences) {
            own.iter_mut().zip(other).for_each(|(own, other)| own.merge(other));
        }
    }

    /// Does it have the shape of this one? A file may hold anything.
    pub fn fits(&self, other: &Self) -> bool {
        self.tallies.len() == other.tallies.len()
            && self.tallies.iter().zip(&other.tallies).all(|(own, other)| own.fits(other))
            && self.differences.iter().map(Vec::len).eq(other.differences.iter().map(Vec::len))
    }
}
