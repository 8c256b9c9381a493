//! What a player can point at, and which decisions go with it.

use bearcade_core::{Game as _, Rule, Seat};
use bearcade_table::games::folly_and_fortune::{
    Action, CardName, Due, End, FollyAndFortune, Power, Trigger, View, refusal,
};

use crate::screen::Scene;

/// Something on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Spot {
    /// A player.
    Player(Seat),
    /// A place of a row, counted from 0.
    Place(Seat, u8),
    /// An end of the own row.
    Edge(End),
    /// A card that the attack removed.
    Removed(u8),
    /// A card of the own hand.
    Held(u8),
}

impl Spot {
    /// The line of the board that a spot is on, and its place there, for the arrow keys.
    pub(super) fn order(self, seats: &[Seat]) -> (usize, usize) {
        let line = |seat| seats.iter().position(|&other| other == seat).unwrap_or_default();
        match self {
            Self::Player(seat) => (line(seat), 0),
            Self::Edge(End::Left) => (0, 0),
            Self::Place(seat, place) => (line(seat), usize::from(place) + 1),
            Self::Edge(End::Right) => (0, usize::MAX),
            Self::Removed(card) => (seats.len(), card.into()),
            Self::Held(card) => (seats.len() + 1, card.into()),
        }
    }
}

/// The seats in the order of the board: the viewer first, then clockwise.
pub(super) fn seats(scene: &Scene<FollyAndFortune>) -> Vec<Seat> {
    let count = scene.view.players.len() as u8;
    let first = Seat::all(count).position(|seat| scene.teller.is_you(seat)).unwrap_or_default() as u8;
    (0..count).map(|step| Seat::new((first + step) % count)).collect()
}

/// What an action is pointed at with: nothing, one spot, or two.
pub(super) fn spots_of(view: &View, action: Action) -> (Option<Spot>, Option<Spot>) {
    let me = view.to_move.unwrap_or(Seat::new(0));
    let target = || view.course.as_ref().and_then(|course| course.attack.as_ref()).map_or(me, |attack| attack.target);
    let own = |place| Some(Spot::Place(me, place));
    match action {
        Action::Pass | Action::Done | Action::Stop | Action::Reroll | Action::Return => (None, None),
        Action::Pick(left, right) => (Some(Spot::Held(left)), Some(Spot::Held(right))),
        Action::Part(card) | Action::SwapDeck(card) | Action::DiscardHand(card) => (Some(Spot::Held(card)), None),
        Action::DiscardOne(place) | Action::DiscardRow(place) => (own(place), None),
        Action::DiscardTwo(one, two) | Action::SwapInRow(one, two) => (own(one), own(two)),
        Action::RemoveFrom(seat, place) => (Some(Spot::Place(seat, place)), None),
        Action::Target(seat) | Action::Look(seat) => (Some(Spot::Player(seat)), None),
        Action::Remove(place) => (Some(Spot::Place(target(), place)), None),
        Action::Keep(card, end) => (Some(Spot::Removed(card)), Some(Spot::Edge(end))),
        Action::End(end) => (Some(Spot::Edge(end)), None),
        Action::SwapRows(place, seat, other) => (own(place), Some(Spot::Place(seat, other))),
    }
}

/// The spot that completes an action once this one has been taken. Only a pick cares which of two comes first.
pub(super) fn other_spot(view: &View, action: Action, taken: Spot) -> Option<Spot> {
    match spots_of(view, action) {
        (Some(one), two @ Some(_)) if one == taken => two,
        (one @ Some(_), Some(two)) if two == taken && !matches!(action, Action::Pick(..)) => one,
        _ => None,
    }
}

/// The spots that can be taken now.
pub(super) fn open_spots(scene: &Scene<FollyAndFortune>, taken: Option<Spot>) -> Vec<Spot> {
    let mut open = Vec::new();
    let mut add = |spot: Option<Spot>| {
        if let Some(spot) = spot.filter(|spot| !open.contains(spot)) {
            open.push(spot);
        }
    };
    for &action in scene.legal {
        if let Some(taken) = taken {
            add(other_spot(scene.view, action, taken));
        } else {
            let (one, two) = spots_of(scene.view, action);
            add(one);
            add(two.filter(|_| !matches!(action, Action::Keep(..))));
        }
    }
    open
}

/// The spots that matter for the decision, in the order of the board: those that can be taken, what was taken, and for
/// an attack also those it can't hit.
pub(super) fn spots(scene: &Scene<FollyAndFortune>, taken: Option<Spot>) -> Vec<Spot> {
    let mut all = open_spots(scene, taken);
    all.extend(taken);
    let hit = scene.view.course.as_ref().and_then(|course| course.attack.as_ref()).filter(|_| !scene.legal.is_empty());
    if let Some(attack) = hit {
        let places = 0..scene.view.players[attack.target.index()].row.len() as u8;
        all.extend(places.map(|place| Spot::Place(attack.target, place)));
    }
    if scene.view.due == Due::Target && !scene.legal.is_empty() {
        let others = Seat::all(scene.view.players.len() as u8).filter(|&seat| !scene.teller.is_you(seat));
        all.extend(others.map(Spot::Player));
    }
    let seats = seats(scene);
    all.sort_by_key(|spot| spot.order(&seats));
    all.dedup();
    all
}

/// Every card that can be read about.
pub(super) fn readable(scene: &Scene<FollyAndFortune>) -> Vec<Spot> {
    let mut all = Vec::new();
    for seat in seats(scene) {
        let player = &scene.view.players[seat.index()];
        all.extend((0..player.row.len() as u8).map(|place| Spot::Place(seat, place)));
        if scene.teller.is_you(seat) {
            all.extend(player.hand.iter().flatten().map(|card| Spot::Held(card.card())));
        }
    }
    let seats = seats(scene);
    all.sort_by_key(|spot| spot.order(&seats));
    all
}

/// The action that pressing at a spot is meant as, be it legal or not.
pub(super) fn meant(scene: &Scene<FollyAndFortune>, spot: Spot, taken: Option<Spot>) -> Option<Action> {
    let of_legal = scene.legal.iter().copied().find(|&action| match taken {
        Some(taken) => other_spot(scene.view, action, taken) == Some(spot),
        None => spots_of(scene.view, action) == (Some(spot), None),
    });
    let attempted = match (scene.view.due, spot) {
        (Due::Remove, Spot::Place(_, place)) => Some(Action::Remove(place)),
        (Due::Target, Spot::Player(seat)) => Some(Action::Target(seat)),
        _ => None,
    };
    of_legal.or(attempted.filter(|_| !scene.legal.is_empty()))
}

/// The rule that keeps an attack from a spot.
pub(super) fn why_not(game: &FollyAndFortune, view: &View, spot: Spot) -> Option<Rule> {
    let course = view.course.as_ref()?;
    match (view.due, spot) {
        (Due::Target, Spot::Player(seat)) => {
            let health = view.players[seat.index()].health;
            let powers = course.in_charge.map(|card| game.deck().powers(card.card(), Trigger::Stopped));
            let mut powers = powers.into_iter().flatten();
            Some(if course.attacked.contains(&seat) {
                refusal::SAME_TARGET
            } else if powers.any(|power| matches!(power, Power::NotAboveHealth(x) if health > x.into())) {
                refusal::ABOVE_HEALTH
            } else {
                refusal::BELOW_HEALTH
            })
        }
        (Due::Remove, Spot::Place(seat, place)) => {
            let attack = course.attack.as_ref()?;
            let player = &view.players[seat.index()];
            let card = player.row.get(usize::from(place))?;
            Some(if seat != attack.target {
                refusal::NOT_NOW
            } else if usize::from(place) + 1 < attack.from_place {
                refusal::LEFT_TO_RIGHT
            } else if player.sideways.contains(card) && game.deck().shielding().contains(card.card()) {
                refusal::SHIELDED
            } else if player.two_cards.is_some() && player.row.len() <= 2 {
                refusal::TWO_CARDS
            } else if player.row.len() == 1 && !game.options().last_card {
                refusal::LAST_CARD
            } else if attack.cards_left == Some(0) {
                refusal::ENOUGH_CARDS
            } else if game.deck().health(card.card()) > attack.damage_left {
                refusal::TOO_HEALTHY
            } else {
                refusal::NOT_FULL
            })
        }
        _ => None,
    }
}

/// What rolling again past a card adds to the value (FF-32).
pub(super) fn added_by_passing(game: &FollyAndFortune, card: CardName) -> i16 {
    let added = |power| match power {
        Power::Add(x) => i16::from(x),
        Power::Subtract(x) => -i16::from(x),
        _ => 0,
    };
    game.deck().powers(card.card(), Trigger::Passed).into_iter().map(added).sum()
}
