//! The quick player: a turn worked out by its rolls ([`Plan`]) and judged by what it leaves behind ([`Worth`]).
//!
//! It plays positions, but goes only by open cards, counts and the mover's own hand, never by another hand: what it does
//! is the same for all positions behind a view. A whole game takes it some fifty microseconds.

use bearcade_core::{Game as _, MAX_SEATS, Rng, Seat, Silent, Step, Turn};
use bearcade_games::folly_and_fortune::{Action, Due, End, FollyAndFortune, Position, SelfAttack};

use super::effect::Effect;
use super::plan::DAMAGE;
pub(super) use super::plan::Plan;
use super::worth::{Row, Worth, counts, exp, mix, strength};
use crate::search::Values;

/// A swap must gain this much strength to be worth the trouble.
const TROUBLE: f32 = 0.01;
/// Of attacks that take nothing, the one on the strongest is made.
const HINT: f32 = 1e-6;

/// The quick player of one game.
#[derive(Debug)]
pub(super) struct Hunch<'a> {
    pub(super) game: &'a FollyAndFortune,
    pub(super) worth: Worth<'a>,
    effects: Vec<Effect>,
}

impl<'a> Hunch<'a> {
    pub(super) fn new(game: &'a FollyAndFortune) -> Self {
        let effects = (0..game.deck().cards().len()).map(|card| Effect::new(game, card as u8)).collect();
        Self { game, worth: Worth::new(game), effects }
    }

    #[inline]
    pub(super) fn effect(&self, card: u8) -> &Effect {
        &self.effects[usize::from(card)]
    }

    /// Plays a position on until the game is over or a later turn than this begins.
    pub(super) fn play(&self, position: &mut Position, turn: u8, plan: &mut Plan, rng: &mut impl Rng) {
        plan.clear();
        while position.turn <= turn {
            let step = match self.game.turn(position) {
                Turn::Over => return,
                Turn::Chance => Step::Chance(self.game.sample_chance(position, rng)),
                Turn::Decide(seats) => {
                    let seat = seats.first().expect("a decision has a seat");
                    Step::Act(seat, self.choose(position, seat, plan))
                }
            };
            self.game.apply(position, step, &mut Silent);
        }
    }

    /// The chances of all seats where a turn begins or the game is over.
    pub(super) fn chances(&self, position: &Position) -> Values {
        let seats = self.game.seats();
        let mut chances = [0.0; MAX_SEATS];
        if self.game.turn(position) == Turn::Over {
            let winners = self.game.outcome(position).winners();
            winners.iter().for_each(|seat| chances[seat.index()] = 1.0 / winners.len() as f32);
            return chances;
        }
        let (turns, rounds) = self.worth.turns(&counts(position), position.to_move);
        let mix = mix(rounds);
        let mut most = f32::MIN;
        for seat in Seat::all(seats) {
            let row = self.worth.row(position.piles.row(seat).iter().copied());
            let hand = self.worth.hand(position.hand(seat));
            chances[seat.index()] = strength(&mix, &row, hand, turns[seat.index()]);
            most = most.max(chances[seat.index()]);
        }
        let own = &mut chances[..seats.into()];
        let mut sum = 0.0;
        for chance in own.iter_mut() {
            *chance = exp(*chance - most);
            sum += *chance;
        }
        for chance in own {
            *chance /= sum;
        }
        chances
    }

    /// The choice of a seat whose decision is due. The plan is for this turn, or clear.
    pub(super) fn choose(&self, position: &Position, seat: Seat, plan: &mut Plan) -> Action {
        let course = &position.course;
        let row = position.own_row();
        match position.due {
            Due::Stop if usize::from(course.roll) >= row.len() || course.last_roll => Action::Stop,
            Due::Stop => {
                self.plan(position, plan);
                let next = usize::from(course.roll);
                let further = self.passing(plan, row[next - 1], plan.promise[next]);
                if self.stopping_now(position, plan) >= further { Action::Stop } else { Action::Reroll }
            }
            Due::Remove => self.removal(position, seat, plan),
            // A card that is better to stop at goes to the end.
            Due::End => match row.last() {
                Some(&last) if self.worth.face(course.rolled).last < self.worth.face(last).last => {
                    Action::End(End::Left)
                }
                _ => Action::End(End::Right),
            },
            // FF-33: the cards with the highest numbers.
            Due::Part => {
                let hand = position.hand(seat);
                let number = |card: u8| self.worth.face(card).number;
                let highest = hand.iter().map(number).max().unwrap_or(0);
                let left = course.part.last().map_or(hand, |last| hand.after(last));
                left.iter().find(|&card| number(card) + 1 >= highest).map_or(Action::Done, Action::Part)
            }
            _ => self.compared(position, seat, plan),
        }
    }

    /// The best of a list of actions.
    fn compared(&self, position: &Position, seat: Seat, plan: &mut Plan) -> Action {
        if position.due != Due::Pick {
            self.plan(position, plan);
        }
        let mut legal = std::mem::take(&mut plan.legal);
        legal.clear();
        self.game.legal_actions(position, seat, &mut legal);
        let mut chosen = (f32::MIN, legal[0]);
        for &action in &legal {
            let worth = self.compare(position, plan, seat, action);
            if worth > chosen.0 {
                chosen = (worth, action);
            }
        }
        plan.legal = legal;
        chosen.1
    }

    /// What an action is worth, compared with the others that are legal at the same time; 0 for leaving a power out.
    fn compare(&self, position: &Position, plan: &Plan, seat: Seat, action: Action) -> f32 {
        let row = position.own_row();
        let course = &position.course;
        let mine = |row: &Row| plan.mine(row, plan.hand);
        match action {
            Action::Target(target) => {
                let damage = (course.value.max(0) as usize).min(DAMAGE - 1);
                plan.cuts[target.index()][damage] + HINT * plan.weights[target.index()]
            }
            Action::Pick(left, right) => self.pick(position, seat, left, right),
            Action::Return => {
                let under = Some(self.effect(course.in_charge));
                let joining = self.joining(plan, course.rolled);
                plan.back - self.hit(position, plan, under, course.value, joining)
            }
            Action::SwapDeck(card) => {
                let swapped = plan.hand.without(self.worth.face(card)).and_one();
                plan.mine(&plan.row, swapped) - mine(&plan.row)
            }
            Action::DiscardOne(one) | Action::DiscardRow(one) => {
                mine(&self.without(row, |place| place == usize::from(one)))
            }
            Action::DiscardTwo(one, two) => {
                mine(&self.without(row, |place| [one, two].map(usize::from).contains(&place)))
            }
            Action::RemoveFrom(target, _) if target == seat => -1.0,
            Action::RemoveFrom(target, one) => {
                let row = self.without(position.piles.row(target), |place| place == usize::from(one));
                plan.weights[target.index()] - plan.theirs(target, &row, position.hand(target).len())
            }
            Action::Keep(card, end) => mine(&plan.row.with(self.worth.face(card), end == End::Right)),
            Action::SwapInRow(one, two) => {
                let swapped = row.iter().enumerate().map(|(place, &card)| match place {
                    _ if place == usize::from(one) => row[usize::from(two)],
                    _ if place == usize::from(two) => row[usize::from(one)],
                    _ => card,
                });
                mine(&self.worth.row(swapped)) - mine(&self.worth.row(row.iter().copied())) - TROUBLE
            }
            Action::DiscardHand(card) => plan.mine(&plan.row, plan.hand.without(self.worth.face(card))),
            Action::Look(other) => plan.weights[other.index()],
            Action::SwapRows(own, other, place) => self.swap_rows(position, plan, [own, place], other),
            _ => 0.0,
        }
    }

    /// FF-2: the strength of a row of these two cards, with the others in the hand.
    fn pick(&self, position: &Position, seat: Seat, left: u8, right: u8) -> f32 {
        let (left, right) = (self.worth.face(left), self.worth.face(right));
        let held = position.hand(seat);
        let (turns, rounds) = self.worth.turns(&[held.len() - 2; MAX_SEATS], seat);
        let row = Row::default().with(left, true).with(right, true);
        let hand = self.worth.hand(held).without(left).without(right);
        strength(&mix(rounds), &row, hand, turns[seat.index()])
    }

    /// FF-33: what a swap of a card of the own row with one of another's does to the own chance.
    fn swap_rows(&self, position: &Position, plan: &Plan, [own, place]: [u8; 2], other: Seat) -> f32 {
        let (mine, theirs) = (position.own_row(), position.piles.row(other));
        let swapped = |row: &[u8], at: u8, card: u8| {
            let cards = row.iter().enumerate().map(|(place, &old)| if place == usize::from(at) { card } else { old });
            self.worth.row(cards)
        };
        let weight = |row: &Row| exp(plan.mine(row, plan.hand) - plan.after.base);
        let now = weight(&self.worth.row(mine.iter().copied()));
        let then = weight(&swapped(mine, own, theirs[usize::from(place)]));
        let given = swapped(theirs, place, mine[usize::from(own)]);
        let others =
            plan.after.others - plan.weights[other.index()] + plan.theirs(other, &given, position.hand(other).len());
        then / (then + others) - now / (now + plan.after.others)
    }

    /// FF-10, FF-12: the next card to remove, or that it is enough. All sets of cards are weighed, and the leftmost card
    /// of the best is the next.
    fn removal(&self, position: &Position, seat: Seat, plan: &mut Plan) -> Action {
        self.plan(position, plan);
        let course = &position.course;
        let target = course.target;
        let own = target == seat;
        let must = own && self.game.options().self_attack == SelfAttack::Full;
        let good = |row: &Row| {
            if own { plan.mine(row, plan.hand) } else { -plan.theirs(target, row, position.hand(target).len()) }
        };
        let may_stay = !(must && course.owed > 0);
        let now = self.worth.row(position.piles.row(target).iter().copied());
        let mut best = (if may_stay { good(&now) } else { f32::MIN }, 0_u32);
        self.each_set(position, target, course.from.into(), course.damage, &mut |places, health, row| {
            let fits = if must { health == course.owed } else { health <= course.damage };
            if fits && places.count_ones() <= course.most.into() {
                let good = good(row);
                if good > best.0 {
                    best = (good, places);
                }
            }
        });
        match best.1 {
            0 if may_stay => Action::Done,
            // The row is too long for all its sets to be weighed: any card that may go.
            0 => {
                plan.legal.clear();
                self.game.legal_actions(position, seat, &mut plan.legal);
                plan.legal[0]
            }
            places => Action::Remove(places.trailing_zeros() as u8),
        }
    }
}
