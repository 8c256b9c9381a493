//! A quick sound player that sees all hands: how imagined games are played on.

use bearcade_core::{Game, MAX_SEATS, Rng, Seat, Silent, Step, Turn};
use bearcade_games::hold_my_bear::{Action, Animal, Card, Due, Gift, Gifts, Hand, HoldMyBear, Position, Worth};

use super::held::{Held, Set};
use super::thumb;

// The points of a decision. Found by hill climbing: one player with shifted points among three with the old ones, on
// open hands, 4,000 games a step (the first guess wins 14 % among three of these); then `NOISE` and the
// points of a set, which are black's, were tried out in brown among three of black (600 games each).

/// A match that nobody can beat and nobody can spoil with a bear: a certain win.
const WON: f32 = 1_000.0;
/// A match that nobody can beat, with no bear left in the hand.
const SAFE: f32 = 20.0;
/// The same with bears left.
const SAFE_WITH_BEAR: f32 = 4.0;
/// Each rival that can beat the match.
const BEATER: f32 = -0.5;
/// Each bear left in the hand.
const BEAR_LEFT: f32 = -0.5;
/// Each card played that is not a bear.
const CARD: f32 = -0.4;
/// To give away while no rival is about to win.
const GIVE: f32 = -25.0;
/// To give a bear to the rival who is about to win.
const STOP: f32 = -23.0;
/// To leave it to a later player to stop that rival.
const LEAVE: f32 = -4.0;
/// How far chance shifts the points of a play.
const NOISE: f32 = 12.0;

/// An imagined game is not played on for more steps than this. Nearly all end long before; the others have no winner.
const MOST_STEPS: u32 = 400;

/// Plays a position to its end, or nearly so.
pub(super) fn play_on(game: &HoldMyBear, position: &mut Position, rng: &mut impl Rng) {
    for _ in 0..MOST_STEPS {
        let step = match game.turn(position) {
            Turn::Over => return,
            Turn::Chance => Step::Chance(game.sample_chance(position, rng)),
            Turn::Decide(_) => {
                let seat = position.decider().expect("a decision has a seat");
                Step::Act(seat, decide(game, position, seat, rng))
            }
        };
        game.apply(position, step, &mut Silent);
    }
}

/// The quick decision of a seat.
fn decide(game: &HoldMyBear, position: &Position, seat: Seat, rng: &mut impl Rng) -> Action {
    let hand = &position.hands[seat.index()];
    match position.due {
        Due::Turn if position.beavers.contains(seat) => Action::Give(gifts(game, position, seat, rng)), // HB-28
        Due::Turn | Due::Answer => turn(game, position, seat, rng),
        Due::Bear | Due::Bison => Action::Bear(worst_bear(game, hand)),
        Due::Rob => Action::Rob(victim(game, position, seat, rng)),
        Due::Back => Action::Back(back(position)),
        Due::Name => Action::Name(Animal::Bear),
        Due::Ask => ask(game, position, seat, rng),
        Due::Return => {
            let turtle = position.given[0].map(|gift| gift.card);
            let mut chosen = None;
            hand.for_each_kind(game.animals(), |card, _| {
                if Some(card) != turtle
                    && chosen.is_none_or(|other: Card| !other.is_bear() && card.number() < other.number())
                {
                    chosen = Some(card);
                }
            });
            Action::Return(chosen.expect("there is a card to return"))
        }
        Due::Deal | Due::Steal | Due::Nothing => unreachable!("no decision is due"),
    }
}

/// To play or to give away (HB-12).
fn turn(game: &HoldMyBear, position: &Position, seat: Seat, rng: &mut impl Rng) -> Action {
    let table = Worth::of(position.table.cards, position.table.name);
    let held = Held::new(game, &position.hands[seat.index()]);
    let mut rivals = Rivals::new(game, position, seat);
    let mut best: Option<(f32, Set)> = None;
    held.for_each_play(game, &table, false, |set| {
        let score = rivals.score(set, held.bears()) + NOISE * unit(rng);
        if best.is_none_or(|(other, _)| score > other) {
            best = Some((score, *set));
        }
    });
    let must_play = position.due == Due::Answer || position.must_play(game.seats());
    match best {
        Some((score, set)) if must_play || score >= giving(position, seat, &mut rivals, &table) => set.play(),
        None if must_play => match game.any_play(position, seat) {
            Some(play) => play,
            None => Action::Give(gifts(game, position, seat, rng)),
        },
        _ => Action::Give(gifts(game, position, seat, rng)),
    }
}

/// The points of giving away.
fn giving(position: &Position, seat: Seat, rivals: &mut Rivals<'_>, table: &Worth) -> f32 {
    let Some(owner) = threat(position, seat) else { return GIVE };
    if position.hands[seat.index()].has_bear() {
        return STOP;
    }
    let mut other = seat.next(rivals.game.seats());
    while other != owner {
        if position.hands[other.index()].has_bear() || rivals.beats(other, table) {
            return LEAVE;
        }
        other = other.next(rivals.game.seats());
    }
    -WON
}

/// The other player who wins on their next turn if nothing happens.
fn threat(position: &Position, seat: Seat) -> Option<Seat> {
    position.table.owner.filter(|&owner| owner != seat && !position.hands[owner.index()].has_bear())
}

/// What each point of a set is worth.
pub(super) fn number(game: &HoldMyBear, position: &Position) -> f32 {
    thumb::number(position.sizes.iter().map(|&size| f32::from(size)).sum(), game.seats().into())
}

/// A number from 0 up to 1.
fn unit(rng: &mut impl Rng) -> f32 {
    (rng.next_u32() >> 8) as f32 / (1 << 24) as f32
}

/// The other hands, laid out when they are first asked about.
struct Rivals<'a> {
    game: &'a HoldMyBear,
    position: &'a Position,
    seat: Seat,
    held: [Option<Held>; MAX_SEATS],
    /// Does any of them hold a bear?
    bears: bool,
    /// The points of each point of a set.
    number: f32,
}

impl<'a> Rivals<'a> {
    fn new(game: &'a HoldMyBear, position: &'a Position, seat: Seat) -> Self {
        let bears = Seat::all(game.seats()).any(|other| other != seat && position.hands[other.index()].has_bear());
        Self { game, position, seat, held: [const { None }; MAX_SEATS], bears, number: number(game, position) }
    }

    fn beats(&mut self, rival: Seat, table: &Worth) -> bool {
        if self.position.beavers.contains(rival) || self.position.sizes[rival.index()] == 0 {
            return false; // HB-28
        }
        let Self { game, position, .. } = *self;
        let held = self.held[rival.index()].get_or_insert_with(|| Held::new(game, &position.hands[rival.index()]));
        let sheep = game.has(Animal::Sheep) && table.others.contains(Animal::Sheep);
        held.beats(table, sheep)
    }

    fn score(&mut self, set: &Set, bears: usize) -> f32 {
        let others = self.game.seats() - 1;
        let mut beaters = 0;
        let mut rival = self.seat;
        for _ in 0..others {
            rival = rival.next(self.game.seats());
            beaters += u8::from(self.beats(rival, &set.worth));
        }
        let left = bears - usize::from(set.worth.bears);
        let safe = match (beaters, left) {
            (0, 0) if !self.bears => WON,
            (0, 0) => SAFE,
            (0, _) => SAFE_WITH_BEAR,
            _ => 0.0,
        };
        let plain = set.len() - usize::from(set.worth.bears);
        safe + BEATER * f32::from(beaters)
            + BEAR_LEFT * left as f32
            + CARD * plain as f32
            + self.number * f32::from(set.worth.total)
    }
}

/// What to give away: bears first, to whoever is about to win and to those who have none; then the lowest cards, to
/// those who can't play them.
fn gifts(game: &HoldMyBear, position: &Position, seat: Seat, rng: &mut impl Rng) -> Gifts {
    let hand = &position.hands[seat.index()];
    let mut chosen: [Option<Card>; 2] = [None; 2];
    // The two cards that are missed least.
    hand.for_each_kind(game.animals(), |card, count| {
        let cost = |card: Card| if card.is_bear() { 0 } else { 10 * hand.count_of(card.animal()) + card.number() };
        for _ in 0..count.min(2) {
            if chosen[0].is_none_or(|other| cost(card) < cost(other)) {
                chosen = [Some(card), chosen[0]];
            } else if chosen[1].is_none_or(|other| cost(card) < cost(other)) {
                chosen[1] = Some(card);
            }
        }
    });
    let [Some(first), second] = chosen else { unreachable!("a hand without cards gives nothing") };
    let first = Gift { card: first, to: receiver(game, position, seat, first, None, rng) };
    let Some(second) = second else { return Gifts::one(first) };
    let to = receiver(game, position, seat, second, Some(first), rng);
    Gifts::two(first, Gift { card: second, to })
}

fn receiver(
    game: &HoldMyBear,
    position: &Position,
    seat: Seat,
    card: Card,
    before: Option<Gift>,
    rng: &mut impl Rng,
) -> Seat {
    let mut best = (0, seat);
    for other in Seat::all(game.seats()).filter(|&other| other != seat) {
        let hand = &position.hands[other.index()];
        let value = if card.is_bear() {
            let has = hand.has_bear() || before.is_some_and(|gift| gift.to == other && gift.card.is_bear());
            let owns = position.table.owner == Some(other);
            if has { 1 } else { 2 + u32::from(owns) * 4 }
        } else {
            1 + u32::from(hand.count(Card::new(Animal::Bear, card.number())) > 0)
        };
        let value = 16 * value + rng.below(16);
        if value > best.0 {
            best = (value, other);
        }
    }
    best.1
}

/// The bear that bans most cards of the hand (HB-18).
fn worst_bear(game: &HoldMyBear, hand: &Hand) -> Card {
    let mut banned = [0; 6];
    hand.for_each_kind(game.animals(), |card, count| {
        if !card.is_bear() {
            banned[usize::from(card.number())] += count;
        }
    });
    let bears = (1..=5).map(|number| Card::new(Animal::Bear, number)).filter(|&bear| hand.count(bear) > 0);
    bears.max_by_key(|bear| banned[usize::from(bear.number())]).expect("there is a bear")
}

/// The largest hand with the fewest bears.
fn victim(game: &HoldMyBear, position: &Position, seat: Seat, rng: &mut impl Rng) -> Seat {
    let mut best = (i32::MIN, seat);
    for other in Seat::all(game.seats()).filter(|&other| other != seat && position.sizes[other.index()] > 0) {
        let bears = position.hands[other.index()].count_of(Animal::Bear);
        let size = position.sizes[other.index()];
        let value = 8 * (i32::from(size) - 10 * i32::from(bears)) + rng.below(8) as i32;
        if value > best.0 {
            best = (value, other);
        }
    }
    best.1
}

/// The card that the match misses least; no bear.
fn back(position: &Position) -> Card {
    let table = position.table.cards;
    let most = Worth::of(table, None).majority;
    let value = |card: Card| (card.is_bear(), most.contains(card.animal()), card.number());
    table.iter().min_by_key(|&card| value(card)).expect("the match has cards")
}

/// The highest card of the own best animal that somebody holds.
fn ask(game: &HoldMyBear, position: &Position, seat: Seat, rng: &mut impl Rng) -> Action {
    let hand = &position.hands[seat.index()];
    let mut best = (0, Action::Ask(seat.next(game.seats()), Card::new(game.animals()[1], 1)));
    for other in Seat::all(game.seats()).filter(|&other| other != seat) {
        position.hands[other.index()].for_each_kind(game.animals(), |card, _| {
            let value = if card.is_bear() { 1 } else { 10 + 8 * hand.count_of(card.animal()) + card.number() };
            let value = 4 * u32::from(value) + rng.below(4);
            if value > best.0 {
                best = (value, Action::Ask(other, card));
            }
        });
    }
    best.1
}
