//! Imagines the hidden cards. The cards that a seat can't locate go at random to the other hands, under the deck and
//! into the deck, and keep all counts.

use bearcade_core::{Determinize, Rng, Seat, SeatSet};

use super::cards::{CardName, CardSet, MOST_PLAYERS, NO_CARD, Piles};
use super::rules::FollyAndFortune;
use super::state::{Course, Due, Position, Stage};
use super::view::{PlayerView, TurnView, View};

impl Determinize for FollyAndFortune {
    /// Keeps all open cards, the seat's own hand, the cards known in other hands (FF-41), the cards that the seat put
    /// under the deck, and all counts. All ways to place the unknown cards are equally likely.
    fn determinize(&self, view: &View, seat: Seat, rng: &mut impl Rng) -> Position {
        let mut unknown = set(&view.unknown);
        let mut hands = [CardSet::EMPTY; MOST_PLAYERS];
        let mut piles = Piles::EMPTY;
        for (other, player) in Seat::all(self.seats).zip(&view.players) {
            for (place, card) in player.row.iter().enumerate() {
                piles.insert(other, place, card.card());
            }
            // The owner's list is complete. Of another hand, only some cards may be known.
            let shown = set(player.hand.as_deref().unwrap_or(&player.known));
            let hidden = player.hand_count - shown.len();
            hands[other.index()] = shown | take(&mut unknown, hidden, rng);
        }
        for under in &view.under {
            piles.push_under(under.card.map_or_else(|| take_one(&mut unknown, rng), CardName::card));
        }
        let picks = std::array::from_fn(|other| match view.players.get(other) {
            Some(player) if player.picked => pick(player, hands[other], rng),
            _ => [NO_CARD; 2],
        });
        let to_move = view.to_move.unwrap_or_else(|| self.dealt_next(view));
        let seats = |holds: fn(&PlayerView) -> bool| -> SeatSet {
            Seat::all(self.seats).filter(|other| holds(&view.players[other.index()])).collect()
        };
        let deciding = view.deciding.iter().copied();
        let course = view.course.as_ref();
        Position {
            hands,
            piles,
            deck: unknown,
            discard: set(&view.discard),
            picks,
            picking: if view.due == Due::Pick { deciding.collect() } else { SeatSet::EMPTY },
            sideways: view.players.iter().flat_map(|player| &player.sideways).map(|card| card.card()).collect(),
            two_cards: seats(|player| player.two_cards.is_some()),
            part_next: seats(|player| player.part_next),
            first: view.first,
            to_move,
            turn: view.turn,
            course: course.map_or(Course::START, |course| {
                let part = part(course, view.due, hands[to_move.index()], seat == to_move, rng);
                restored(course, view.due, part)
            }),
            due: view.due,
        }
    }
}

impl FollyAndFortune {
    /// Returns the seat that gets the next card of the deal (FF-2), or the first seat if all cards are dealt.
    fn dealt_next(&self, view: &View) -> Seat {
        let waits = |seat: &Seat| view.players[seat.index()].hand_count < self.options.hand_size().into();
        Seat::all(self.seats).find(|seat| view.due == Due::Deal && waits(seat)).unwrap_or(Seat::new(0))
    }
}

/// Restores the turn so far. Anything missing from the view is set again before it is next used.
fn restored(course: &TurnView, due: Due, part: CardSet) -> Course {
    let card = |card: Option<CardName>| card.map_or(NO_CARD, CardName::card);
    let attack = course.attack.as_ref();
    Course {
        stage: course.stage,
        power: course.powers_done,
        roll: course.roll,
        last_roll: course.last_roll,
        rolled: card(course.rolled),
        in_charge: card(course.in_charge),
        passed: course.passed,
        value: course.value.unwrap_or(0),
        // The stop records that the opening turn makes no attack (FF-3).
        no_attack: course.no_attack && course.stage != Stage::Rolls,
        keeps_rolled: course.keeps_rolled,
        part,
        part_size: if due == Due::Part { 0 } else { course.part.as_ref().map_or(0, |part| part.size as u8) },
        attacked: course.attacked.iter().copied().collect(),
        target: attack.map_or(Seat::new(0), |attack| attack.target),
        damage: attack.map_or(0, |attack| attack.damage_left),
        owed: attack.map_or(0, |attack| attack.owed),
        most: attack.map_or(0, |attack| attack.cards_left.unwrap_or(u8::MAX)),
        from: attack.map_or(0, |attack| attack.from_place as u8 - 1),
        removed: set(&course.removed),
        shuffled: course.shuffled,
        unreached: set(&course.unreached),
    }
}

/// FF-33: returns the part of the die; empty means the whole hand. Other players know its original size, and that the
/// rolled card is in it.
fn part(course: &TurnView, due: Due, hand: CardSet, own: bool, rng: &mut impl Rng) -> CardSet {
    let Some(view) = &course.part else { return CardSet::EMPTY };
    let rolled: CardSet = course.rolled.map(CardName::card).into_iter().collect();
    let held = match &view.cards {
        Some(cards) if own => set(cards),
        _ => {
            let mut others = hand - rolled;
            let count = view.size.saturating_sub(rolled.len()).min(others.len());
            (rolled & hand) | take(&mut others, count, rng)
        }
    };
    // A finished choice of all cards is not a part: a card drawn later can be rolled too. A part stays a part even if
    // all its cards have left the hand.
    if held == hand && due != Due::Part { CardSet::EMPTY } else { held | rolled }
}

/// FF-2: returns the seat's own pick, or a random one from an imagined hand.
fn pick(player: &PlayerView, hand: CardSet, rng: &mut impl Rng) -> [u8; 2] {
    player.pick.map_or_else(
        || {
            let mut cards = hand;
            [take_one(&mut cards, rng), take_one(&mut cards, rng)]
        },
        |pick| pick.map(CardName::card),
    )
}

/// Draws this many random cards from a set, which must have enough.
fn take(from: &mut CardSet, count: usize, rng: &mut impl Rng) -> CardSet {
    (0..count).map(|_| take_one(from, rng)).collect()
}

fn take_one(from: &mut CardSet, rng: &mut impl Rng) -> u8 {
    let card = from.nth(rng.below(from.len() as u32));
    from.remove(card);
    card
}

fn set(cards: &[CardName]) -> CardSet {
    cards.iter().map(|card| card.card()).collect()
}
