//! The rules of thumb of cub and black, from the view alone.

use bearcade_core::{Rng, Seat};
use bearcade_games::hold_my_bear::{Action, Animal, Card, Cards, Gift, HoldMyBear, MOST_PLAYED, View, Worth};

use crate::{Choice, Estimate, Seen, Term, Weighed};

// The points of black, found by hill climbing against three of `ref` and three cubs (1,200 games a step) and rounded.

/// Each point of a set where hands are empty, and how much less it is for each card in a hand, on average.
const NUMBER: f32 = 3.0;
const NUMBER_PER_CARD: f32 = -0.8;
/// A match of five of an animal, which no change of sport can beat.
const FULL: f32 = 20.0;
/// No bear left in the hand.
const FREE: f32 = 6.0;
/// Each bear left in the hand.
const BEAR_LEFT: f32 = 2.0;
/// To give away instead of playing.
const GIVE: f64 = -60.0;
/// A bear for the owner of the match, who is not known to have one: no win for now.
const STOP: f64 = 15.0;
/// How many cards an animal has (HB-1).
pub(super) const PER_ANIMAL: u8 = 8;

/// What a bear thinks with.
pub(super) struct Thumb<'a> {
    view: &'a View,
    seat: Seat,
    hand: &'a [Card],
}

impl<'a> Thumb<'a> {
    pub(super) fn new(seen: Seen<'a, HoldMyBear>) -> Self {
        let Seen { view, seat, .. } = seen;
        Self { view, seat, hand: view.players[seat.index()].hand.as_deref().unwrap_or_default() }
    }

    /// Black's points for an action.
    pub(super) fn points(&self, action: Action) -> f64 {
        match action {
            Action::Play(cards, name) => self.play(cards, name),
            Action::Give(gifts) => gifts.iter().map(|gift| self.give(gift)).sum::<f64>() + GIVE,
            Action::Bear(card) => 10.0 * self.banned_by(card) as f64 + f64::from(card.number()),
            Action::Return(card) => self.riddance(card),
            Action::Rob(victim) => self.rob(victim),
            Action::Back(card) => self.take_back(card),
            // Where the bears are is what everybody wants to know.
            Action::Name(animal) => f64::from(animal == Animal::Bear),
            Action::Ask(of, card) => self.ask(of, card),
        }
    }

    fn play(&self, cards: Cards, name: Option<Animal>) -> f64 {
        let worth = Worth::of(cards, name);
        let left = self.hand.iter().filter(|card| card.is_bear()).count() - usize::from(worth.bears);
        let all = self.view.players.iter().map(|player| f32::from(player.cards)).sum();
        standing(&worth, left, number(all, self.view.players.len()), |animal| self.unseen(animal)).into()
    }

    fn give(&self, gift: Gift) -> f64 {
        let seats = self.view.players.len();
        let away = (gift.to.index() + seats - self.seat.index()) % seats;
        let owns = self.view.table.as_ref().is_some_and(|table| table.owner == Some(gift.to));
        let stops = owns && gift.card.is_bear() && !self.known_bear(gift.to);
        self.riddance(gift.card) + 0.3 * away as f64 + if stops { STOP } else { 0.0 }
    }

    fn known_bear(&self, seat: Seat) -> bool {
        self.view.players[seat.index()].known.iter().any(|card| card.is_bear())
    }

    /// How good it is to be rid of a card: bears keep one from winning and ban cards.
    fn riddance(&self, card: Card) -> f64 {
        if card.is_bear() {
            return 10.0 + self.banned_by(card) as f64;
        }
        let alike = self.hand.iter().filter(|other| other.animal() == card.animal()).count();
        -2.0 * alike as f64 - f64::from(card.number())
    }

    /// How many cards of the hand a bear bans from play (HB-18).
    fn banned_by(&self, bear: Card) -> i64 {
        self.hand.iter().filter(|card| !card.is_bear() && card.number() == bear.number()).count() as i64
    }

    /// Cards of an animal that may be in other hands.
    fn unseen(&self, animal: Animal) -> u8 {
        let table = self.view.table.iter().flat_map(|table| &table.cards);
        let seen = self.hand.iter().chain(&self.view.removed).chain(table);
        PER_ANIMAL - seen.filter(|card| card.animal() == animal).count() as u8
    }

    /// A large hand with few bears that are known of.
    fn rob(&self, victim: Seat) -> f64 {
        let player = &self.view.players[victim.index()];
        let bears = player.known.iter().filter(|card| card.is_bear()).count() as i64;
        (i64::from(player.cards) - 10 * bears) as f64
    }

    /// The card that the match misses least, and no bear.
    fn take_back(&self, card: Card) -> f64 {
        let table = self.view.table.as_ref().map(|table| table.cards.as_slice()).unwrap_or_default();
        let at = table.iter().position(|&other| other == card).unwrap_or_default();
        let rest: Vec<Card> =
            table.iter().enumerate().filter(|&(other, _)| other != at).map(|(_, &card)| card).collect();
        let worth = Worth::of(Cards::new(&rest).unwrap_or_default(), None);
        let bear = if card.is_bear() { 100.0 } else { 0.0 };
        5.0 * f64::from(worth.count) + f64::from(worth.total) - bear
    }

    /// A high card that the player is known to hold, or that may well be theirs; no bear.
    fn ask(&self, of: Seat, card: Card) -> f64 {
        if card.is_bear() {
            return -1_000.0;
        }
        let known = self.view.players[of.index()].known.contains(&card);
        let own = self.hand.iter().filter(|other| other.animal() == card.animal()).count();
        let hidden = self.view.players[of.index()].cards;
        f64::from(card.number()) + 2.0 * own as f64 + 0.3 * f64::from(hidden) + if known { 20.0 } else { 0.0 }
    }
}

/// The points of a match: how well it stands, and what it costs.
///
/// While hands are full somebody beats every match, and high cards are worth keeping: the cheapest play is best. The
/// fewer cards there are, the more a high total may win; `number` says what each of its points is worth. A match is hard
/// to beat with five of an animal and few of it `unseen` in other hands, and wins only without a bear left. Bears left
/// in the hand do no other harm: they make later plays stronger.
pub(super) fn standing(worth: &Worth, left: usize, number: f32, unseen: impl Fn(Animal) -> u8) -> f32 {
    // In a sport that others have cards for, a higher total is easily found.
    let company: u8 = worth.majority.iter().map(unseen).sum();
    let full = if usize::from(worth.count) == MOST_PLAYED { FULL } else { 0.0 };
    let free = if left == 0 { FREE } else { left as f32 * BEAR_LEFT };
    full + free + number * f32::from(worth.total) - f32::from(company)
}

/// What each point of a set is worth while so many players hold so many cards in all.
pub(super) fn number(cards: f32, players: usize) -> f32 {
    NUMBER + NUMBER_PER_CARD * cards / players as f32
}

/// The points that a cub sees: many cards gone, high numbers on the table; it hardly thinks of bears.
pub(super) fn cub(action: Action) -> f64 {
    match action {
        Action::Play(cards, name) => {
            let worth = Worth::of(cards, name);
            10.0 * cards.len() as f64 + f64::from(worth.total)
        }
        Action::Give(gifts) => gifts.iter().map(|gift| f64::from(gift.card.number())).sum(),
        _ => 0.0,
    }
}

/// The action with the most points, with all of them, best first; `shift` is added to the points of each.
pub(super) fn best(
    actions: &[Action],
    points: impl Fn(Action) -> f64,
    mut shift: impl FnMut() -> f64,
) -> Choice<Action> {
    let mut weighed: Vec<(f64, Weighed<Action>)> = actions
        .iter()
        .map(|&action| {
            let mean = points(action);
            let worth = Estimate::exact(Term::Points, mean);
            (mean + shift(), Weighed { action, worth, also: Vec::new(), visits: 0 })
        })
        .collect();
    let mut chosen = 0;
    for (at, (value, _)) in weighed.iter().enumerate() {
        if *value > weighed[chosen].0 {
            chosen = at;
        }
    }
    let action = weighed[chosen].1.action;
    weighed.sort_by(|(_, a), (_, b)| b.worth.mean.total_cmp(&a.worth.mean));
    let nodes = weighed.len() as u64;
    Choice { action, weighed: weighed.into_iter().map(|(_, weighed)| weighed).collect(), nodes }
}

/// A number from 0 up to 1.
pub(super) fn unit(rng: &mut impl Rng) -> f64 {
    f64::from(rng.next_u32()) / (f64::from(u32::MAX) + 1.0)
}
