//! A turn worked out by its rolls: what every stop would leave behind, and what each further roll promises.

use bearcade_core::{Game as _, MAX_SEATS, Seat};
use bearcade_games::folly_and_fortune::{Action, Negative, Position, SelfAttack, Variant};

use super::effect::Effect;
use super::hunch::Hunch;
use super::worth::{Hand, Mix, Row, SUM, counts, exp, mix, strength};

/// Damage from here on is counted as one less than this.
pub(super) const DAMAGE: usize = 24;
/// Places of a row and cards of a die beyond this many are not planned for.
const PLACES: usize = 24;
/// The first so many cards of a row that can go make up the sets that an attack could take.
const CHOICE: usize = 8;
/// The places of a row that a set of places can name.
const NAMED: usize = u32::BITS as usize;
/// FF-39: from this value on an attack of the tough variant removes two cards.
const STRONG: usize = 6;
/// A weight is never less, so that chances can be worked out.
const LEAST: f32 = 1e-9;

/// By damage: how much of its weight an attack can take from a seat.
type Cuts = [f32; DAMAGE];

/// What the quick player has worked out for a turn, and its buffers.
///
/// A seat's *weight* is `exp(strength)`; chances are shares of weight.
#[derive(Clone, Debug, Default)]
pub(super) struct Plan {
    /// The turn it is for; 0 for none.
    turn: u8,
    /// Whose turn that is.
    me: usize,
    /// The moment after the turn, if the rolled card leaves the hand.
    pub(super) after: Moment,
    /// The same if the hand keeps its size: a card is drawn (FF-21) or returns (FF-19).
    pub(super) stay: Moment,
    /// The weights of the others after the turn.
    pub(super) weights: [f32; MAX_SEATS],
    pub(super) health: [i16; MAX_SEATS],
    pub(super) cuts: [Cuts; MAX_SEATS],
    /// The best attack, and the best two (FF-18).
    one: Cuts,
    two: Cuts,
    /// The own row and hand.
    pub(super) row: Row,
    pub(super) hand: Hand,
    /// The chance of a plain roll (FF-28), and of returning the card (FF-19).
    raw: f32,
    pub(super) back: f32,
    /// What the own weight is multiplied with when two cards go (FF-24).
    doubled: f32,
    /// What a roll under each place promises.
    pub(super) promise: Vec<f32>,
    pub(super) legal: Vec<Action>,
}

/// A moment at which a turn ends.
#[derive(Clone, Debug, Default)]
pub(super) struct Moment {
    pub(super) mix: Mix,
    pub(super) turns: [f32; MAX_SEATS],
    /// The highest strength, from which weights are counted.
    pub(super) base: f32,
    /// The weight of all others.
    pub(super) others: f32,
}

/// A set of cards of a row while it is composed.
#[derive(Clone, Copy)]
struct Set {
    /// The places whose cards can go.
    open: u32,
    /// The places whose cards go, and their health.
    gone: u32,
    health: i16,
    /// The damage that is left, and how many more cards the row can lose.
    damage: i16,
    free: usize,
    /// What stays, so far.
    kept: Row,
}

impl Plan {
    /// Forgets the turn.
    pub(super) fn clear(&mut self) {
        self.turn = 0;
    }

    /// The own strength with this row and hand after the turn.
    #[inline]
    pub(super) fn mine(&self, row: &Row, hand: Hand) -> f32 {
        strength(&self.after.mix, row, hand, self.after.turns[self.me])
    }

    /// The own weight with this row and hand, if the hand keeps its size.
    fn staying(&self, row: &Row, hand: Hand) -> f32 {
        exp(strength(&self.stay.mix, row, hand, self.stay.turns[self.me]) - self.stay.base)
    }

    /// The weight of another seat with this row and so many cards.
    #[inline]
    pub(super) fn theirs(&self, seat: Seat, row: &Row, cards: usize) -> f32 {
        exp(strength(&self.after.mix, row, Hand::hidden(cards), self.after.turns[seat.index()]) - self.after.base)
    }
}

impl Hunch<'_> {
    /// Works out the running turn, unless that has been done.
    pub(super) fn plan(&self, position: &Position, plan: &mut Plan) {
        if plan.turn == position.turn {
            return;
        }
        let me = position.to_move;
        plan.turn = position.turn;
        plan.me = me.index();
        plan.row = self.worth.row(position.own_row().iter().copied());
        plan.hand = self.worth.hand(position.hand(me));
        let mut counts = counts(position);
        let any = |has: fn(&Effect) -> bool| position.own_row().iter().any(|&card| has(self.effect(card)));
        let (draws, returns) = (any(|effect| effect.draws), any(|effect| effect.returns));
        if draws || returns {
            self.moment(position, &counts, &mut plan.stay, &mut [0.0; MAX_SEATS]);
        }
        counts[me.index()] = counts[me.index()].saturating_sub(1);
        self.moment(position, &counts, &mut plan.after, &mut plan.weights);
        let reach = self.reach(position);
        (plan.one, plan.two) = ([0.0; DAMAGE], [0.0; DAMAGE]);
        for seat in Seat::all(self.game.seats()) {
            plan.health[seat.index()] = self.game.health(position, seat);
            if seat == me {
                continue;
            }
            let cuts = self.cuts(position, plan, seat, reach);
            for (damage, &cut) in cuts.iter().enumerate() {
                let one = plan.one[damage];
                plan.two[damage] = plan.two[damage].max(one + cut);
                plan.one[damage] = one.max(cut);
            }
            plan.cuts[seat.index()] = cuts;
        }
        plan.raw = mean_over_die(position, |card| {
            let mine = self.joining(plan, card);
            self.hit(position, plan, None, self.worth.face(card).number, mine)
        });
        plan.doubled = if any(|effect| effect.double) { self.doubled(position, plan) } else { 1.0 };
        plan.back = if returns { chance(&plan.stay, plan.staying(&plan.row, plan.hand)) } else { 0.0 };
        self.promises(position, plan, draws);
    }

    /// The highest value that this turn can still come to.
    fn reach(&self, position: &Position) -> i16 {
        let course = &position.course;
        let numbers = || position.die().iter().map(|card| self.worth.face(card).number);
        let highest = numbers().max().unwrap_or(0);
        let mut reach = highest.max(course.value);
        let mut passed = course.passed;
        for &card in position.own_row().iter().skip(usize::from(course.roll).saturating_sub(1)) {
            let under = self.effect(card);
            reach = numbers().map(|number| under.makes_of(number + passed)).fold(reach, i16::max);
            passed += under.adds;
        }
        reach
    }

    /// Fills in a moment with these hands, and the weights of the others then.
    fn moment(
        &self,
        position: &Position,
        counts: &[usize; MAX_SEATS],
        moment: &mut Moment,
        weights: &mut [f32; MAX_SEATS],
    ) {
        let seats = self.game.seats();
        let (turns, rounds) = self.worth.turns(counts, position.to_move.next(seats));
        moment.turns = turns;
        moment.mix = mix(rounds);
        moment.base = f32::MIN;
        for seat in Seat::all(seats) {
            let at = seat.index();
            let row = self.worth.row(position.piles.row(seat).iter().copied());
            weights[at] = strength(&moment.mix, &row, Hand::hidden(counts[at]), turns[at]);
            moment.base = moment.base.max(weights[at]);
        }
        for weight in weights.iter_mut() {
            *weight = exp(*weight - moment.base);
        }
        let others = Seat::all(seats).filter(|&seat| seat != position.to_move);
        moment.others = others.map(|seat| weights[seat.index()]).sum();
    }

    /// What each roll from the running one on promises, from the last to the first.
    fn promises(&self, position: &Position, plan: &mut Plan, draws: bool) {
        let row = position.own_row();
        let places = row.len().min(PLACES);
        let from = usize::from(position.course.roll).saturating_sub(1).min(places);
        let mut passed = [position.course.passed; PLACES + 1];
        for place in from..places {
            passed[place + 1] = passed[place] + self.effect(row[place]).adds;
        }
        let mut die = [(0, 0.0, 0.0); PLACES];
        let sides = position.die().iter().take(PLACES).zip(&mut die).map(|(card, side)| {
            let drawing = if draws { self.drawing(plan, card) } else { 0.0 };
            *side = (self.worth.face(card).number, self.joining(plan, card), drawing);
        });
        let sides = sides.count();
        plan.promise.clear();
        plan.promise.resize(row.len() + 1, 0.0);
        let mut unseen: f32 = row[places..].iter().map(|&card| self.effect(card).unseen).sum();
        let mut further = 0.0;
        for place in (from..places).rev() {
            let under = self.effect(row[place]);
            let bonus = bonus(plan, unseen + under.stopped);
            let stop = |&(number, mine, drawing): &(i16, f32, f32)| {
                self.stopping(position, plan, under, number + passed[place], mine * bonus, drawing)
            };
            let sum: f32 = die[..sides].iter().map(|side| stop(side).max(further)).sum();
            unseen += under.unseen;
            plan.promise[place] = sum / sides.max(1) as f32;
            // FF-32: the roll after `one_more_reroll` is the last.
            let is_last = place >= 2 && self.effect(row[place - 2]).one_more;
            further = match place.checked_sub(1) {
                Some(before) if !is_last => self.passing(plan, row[before], plan.promise[place]),
                _ => 0.0,
            };
        }
    }

    /// The chance with a roll to come that promises this much, after passing a card.
    #[inline]
    pub(super) fn passing(&self, plan: &Plan, card: u8, promise: f32) -> f32 {
        promise + promise * (1.0 - promise) * self.effect(card).passed * plan.after.mix[SUM]
    }

    /// The chance if the player stops at the card they are at.
    pub(super) fn stopping_now(&self, position: &Position, plan: &Plan) -> f32 {
        let (row, course) = (position.own_row(), &position.course);
        let place = usize::from(course.roll) - 1;
        let under = self.effect(row[place]);
        let unseen: f32 = row[place + 1..].iter().map(|&card| self.effect(card).unseen).sum();
        let mine = self.joining(plan, course.rolled) * bonus(plan, unseen + under.stopped);
        let number = self.worth.face(course.rolled).number + course.passed;
        let drawing = if under.draws { self.drawing(plan, course.rolled) } else { 0.0 };
        self.stopping(position, plan, under, number, mine, drawing)
    }

    /// The chance if the player stops at a card with this number, given the own weight then and the chance if a card is
    /// drawn.
    #[inline]
    fn stopping(&self, position: &Position, plan: &Plan, under: &Effect, number: i16, mine: f32, drawing: f32) -> f32 {
        if under.raw {
            return plan.raw;
        }
        if under.draws {
            return drawing;
        }
        let mine = if under.double { mine * plan.doubled } else { mine };
        let hit = self.hit(position, plan, Some(under), under.makes_of(number), mine);
        if under.returns { hit.max(plan.back) } else { hit }
    }

    /// The chance after an attack with this value, given the own weight.
    #[inline]
    pub(super) fn hit(&self, position: &Position, plan: &Plan, under: Option<&Effect>, value: i16, mine: f32) -> f32 {
        let options = self.game.options();
        let no_attack = position.turn == 1 && !options.opening_attack; // FF-3
        if value == 0 || no_attack {
            return chance(&plan.after, mine);
        }
        if value < 0 {
            let full = options.negative == Negative::ToSelf && options.self_attack == SelfAttack::Full;
            let lost = if full { (-value).min(plan.health[plan.me]) } else { 0 };
            return chance(&plan.after, mine * bonus(plan, -f32::from(lost)));
        }
        let damage = (value as usize).min(DAMAGE - 1);
        let cut = match under {
            Some(under) if under.two => plan.two[damage],
            Some(under) if under.from_health > 0 || under.to_health < i16::MAX => {
                let open = |&seat: &Seat| seat != position.to_move && under.allows(plan.health[seat.index()]);
                let cuts = Seat::all(self.game.seats()).filter(open).map(|seat| plan.cuts[seat.index()][damage]);
                cuts.fold(0.0, f32::max)
            }
            _ => plan.one[damage],
        };
        mine / (mine + (plan.after.others - cut).max(LEAST))
    }

    /// The own weight once this card has joined the row, at the better end.
    #[inline]
    pub(super) fn joining(&self, plan: &Plan, card: u8) -> f32 {
        let face = self.worth.face(card);
        let hand = plan.hand.without(face);
        let strength = |at_the_end| plan.mine(&plan.row.with(face, at_the_end), hand);
        exp(strength(true).max(strength(false)) - plan.after.base)
    }

    /// FF-21: the chance if this card joins the row and another is drawn.
    fn drawing(&self, plan: &Plan, card: u8) -> f32 {
        let face = self.worth.face(card);
        chance(&plan.stay, plan.staying(&plan.row.with(face, false), plan.hand.without(face).and_one()))
    }

    /// FF-24: what the own weight is multiplied with when one card or two go.
    fn doubled(&self, position: &Position, plan: &Plan) -> f32 {
        let row = position.own_row();
        let places = row.len().min(PLACES);
        let mut best = f32::MIN;
        for one in 0..places {
            // Of two cards only one may go: the pair is then the card with itself.
            let twos = if row.len() == 2 { one..one + 1 } else { one + 1..places };
            for two in twos {
                best = best.max(plan.mine(&self.without(row, |place| place == one || place == two), plan.hand));
            }
        }
        if row.len() < 2 { 1.0 } else { exp(best - plan.mine(&plan.row, plan.hand)) }
    }

    /// What attacks can take from a seat's weight, by damage up to this reach.
    fn cuts(&self, position: &Position, plan: &Plan, seat: Seat, reach: i16) -> Cuts {
        let mut cuts: Cuts = [0.0; DAMAGE];
        let tough = self.game.options().variant == Variant::Tough;
        let now = plan.weights[seat.index()];
        let cards_held = position.hand(seat).len();
        self.each_set(position, seat, 0, reach, &mut |places, damage, row| {
            let cards = places.count_ones();
            // FF-39: one card, or two with a strong attack.
            let damage = if tough && cards == 2 { (damage as usize).max(STRONG) } else { damage as usize };
            if damage < DAMAGE && !(tough && cards > 2) {
                cuts[damage] = cuts[damage].max(now - plan.theirs(seat, row, cards_held));
            }
        });
        for damage in 1..DAMAGE {
            cuts[damage] = cuts[damage].max(cuts[damage - 1]);
        }
        cuts
    }

    /// Every set of cards that an attack with this damage could take from a row, from a place on: its places as bits, its
    /// health, and the row that stays.
    pub(super) fn each_set(
        &self,
        position: &Position,
        seat: Seat,
        from: usize,
        damage: i16,
        each: &mut impl FnMut(u32, i16, &Row),
    ) {
        let row = position.piles.row(seat);
        let stay = if position.two_cards.contains(seat) { 2 } else { usize::from(!self.game.options().last_card) };
        let shielded = position.sideways & self.game.deck().shielding(); // FF-32
        let open = row.iter().enumerate().take(NAMED).skip(from).filter(|&(_, &card)| !shielded.contains(card));
        let set = Set {
            open: open.take(CHOICE).fold(0, |places, (place, _)| places | 1 << place),
            gone: 0,
            health: 0,
            damage,
            free: row.len().saturating_sub(stay), // FF-11, FF-32, FF-39
            kept: Row::default(),
        };
        self.choose_from(row, 0, set, each);
    }

    /// Each card from this place on goes or stays.
    fn choose_from(&self, row: &[u8], from: usize, mut set: Set, each: &mut impl FnMut(u32, i16, &Row)) {
        for (place, &card) in row.iter().enumerate().skip(from) {
            let health = self.game.deck().health(card);
            let bit = if place < NAMED { 1 << place } else { 0 };
            if set.open & bit != 0 && set.free > 0 && health <= set.damage {
                let with = Set {
                    gone: set.gone | bit,
                    health: set.health + health,
                    damage: set.damage - health,
                    free: set.free - 1,
                    ..set
                };
                self.choose_from(row, place + 1, with, each);
            }
            set.kept = set.kept.with(self.worth.face(card), true);
        }
        if set.gone != 0 {
            each(set.gone, set.health, &set.kept);
        }
    }

    /// A row without some of its places.
    #[inline]
    pub(super) fn without(&self, row: &[u8], gone: impl Fn(usize) -> bool) -> Row {
        let kept = row.iter().enumerate().filter(|&(place, _)| !gone(place));
        self.worth.row(kept.map(|(_, &card)| card))
    }
}

fn mean_over_die(position: &Position, of: impl Fn(u8) -> f32) -> f32 {
    let die = position.die();
    die.iter().map(of).sum::<f32>() / die.len().max(1) as f32
}

/// What so much health more makes of the own weight.
#[inline]
fn bonus(plan: &Plan, health: f32) -> f32 {
    if health == 0.0 { 1.0 } else { exp(health * plan.after.mix[SUM]) }
}

/// The share of this weight at a moment.
#[inline]
fn chance(moment: &Moment, mine: f32) -> f32 {
    mine / (mine + moment.others.max(LEAST))
}
