mod board;
mod cards;

use bearcade_core::{Game, MAX_SEATS, Seat};
use bearcade_narrate::hold_my_bear::{card_remark, judge_text, names_remark, play_label, turn_question};
use bearcade_narrate::{Narrate, arg};
use bearcade_table::games::hold_my_bear::{
    Action, Card, Cards, Due, Gifts, Hand, HoldMyBear, Match, Position, View, refusal,
};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use crate::screen::{Scene, Screen, Touch, Touched};
use board::{Plan, hand, own_seat, table};

/// What the player has pointed at.
#[derive(Debug, Default)]
pub struct Pick {
    /// The place of the cursor among the spots.
    at: usize,
    /// The keys go to the list.
    listing: bool,
    /// The cards that are marked, by their place in the hand.
    marked: Vec<usize>,
    /// Who shall get a marked card.
    to: Option<Seat>,
}

/// Something that the cursor can be on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Spot {
    /// A card of the hand.
    Hand(usize),
    /// A card of the match.
    Table(usize),
    /// Another player.
    Player(Seat),
}

impl Screen for HoldMyBear {
    type Pick = Pick;

    fn draw(&self, scene: &Scene<Self>, pick: &Pick, area: Rect, buffer: &mut Buffer) {
        Plan::new(scene, area).draw(self, scene, pick, buffer);
    }

    fn touch(&self, scene: &Scene<Self>, pick: &mut Pick, touch: Touch) -> Touched<Action> {
        match touch {
            Touch::Move(0, _) => {
                pick.listing = true;
                Touched::Nothing
            }
            Touch::Move(columns, _) => pick.step(scene, columns.into()),
            Touch::Press => pick.spot(scene).map_or(Touched::Nothing, |spot| pick.press(scene, spot)),
            Touch::Back => pick.let_go(),
            Touch::Click { at, area } => {
                let plan = Plan::new(scene, area);
                let player = plan.player_at(at).map(Spot::Player);
                let card = plan.hand.at(at).map(Spot::Hand);
                let spot = card.or(plan.table.at(at).map(Spot::Table)).or(player);
                spot.map_or(Touched::Nothing, |spot| pick.click(scene, spot))
            }
        }
    }

    /// With marked cards, what can be done with exactly these; otherwise all, plays before gifts.
    fn choices(&self, scene: &Scene<Self>, pick: &Pick) -> Vec<Action> {
        match scene.view.due {
            Due::Turn | Due::Answer if pick.marked.is_empty() => {
                let mut all = scene.legal.to_vec();
                all.sort_by_key(|&action| match action {
                    Action::Play(cards, name) => (u8::from(name.is_some()), cards.len()),
                    _ => (2, 0),
                });
                all
            }
            Due::Turn | Due::Answer => pick.with_marked(scene),
            Due::Ask => pick.asks(scene),
            _ => scene.legal.to_vec(),
        }
    }

    fn to_list(&self, pick: &mut Pick) {
        pick.listing = true;
    }

    fn question(&self, scene: &Scene<Self>, seat: Seat) -> String {
        match scene.view.due {
            Due::Turn if scene.view.players[seat.index()].beaver => self.ask(scene.view, seat, &scene.teller),
            Due::Turn | Due::Answer => turn_question(scene.view, seat, &scene.teller),
            _ => self.ask(scene.view, seat, &scene.teller),
        }
    }

    fn label(&self, scene: &Scene<Self>, action: Action) -> String {
        match action {
            Action::Play(cards, name) => play_label(cards, name, &scene.teller),
            _ => self.action(scene.view, action, &scene.teller),
        }
    }

    /// The card under the cursor, or whether the marked cards are a valid move and why not (HB-38).
    fn remark(&self, scene: &Scene<Self>, pick: &Pick) -> Option<String> {
        let (view, teller) = (scene.view, &scene.teller);
        let seat = own_seat(view, teller).filter(|_| !scene.legal.is_empty())?;
        match (view.due, pick.spot(scene)) {
            (Due::Turn | Due::Answer, _) if !pick.marked.is_empty() => Some(judged(self, scene, pick, seat)),
            (Due::Turn | Due::Answer, Some(Spot::Hand(index))) => {
                let hand = hand(view, seat);
                Some(card_remark(hand, hand[index], teller))
            }
            (Due::Ask, _) => Some(teller.words.text("hb-board-ask-how")),
            (_, Some(spot)) => {
                let what = self.action(view, action_at(view, seat, spot)?, teller);
                Some(teller.words.say("hb-board-enter", &[arg("what", what)]))
            }
            (_, None) => None,
        }
    }
}

impl Pick {
    /// What the cursor is on, while the keys go to the board.
    fn spot(&self, scene: &Scene<HoldMyBear>) -> Option<Spot> {
        // Whom to ask stays pointed at while the card is chosen in the list.
        let listing = self.listing && scene.view.due != Due::Ask;
        if listing { None } else { spots(scene).get(self.at).copied() }
    }

    /// Moves the cursor, or brings it back from the list.
    fn step(&mut self, scene: &Scene<HoldMyBear>, by: isize) -> Touched<Action> {
        let count = spots(scene).len();
        if count == 0 {
            return Touched::Nothing;
        }
        if scene.view.due == Due::Ask || !self.listing {
            self.at = (self.at as isize + by).rem_euclid(count as isize) as usize;
        }
        self.listing = false;
        Touched::Pointed
    }

    /// Marks a card, or takes the action that goes with a spot.
    fn press(&mut self, scene: &Scene<HoldMyBear>, spot: Spot) -> Touched<Action> {
        if let (Due::Turn | Due::Answer, Spot::Hand(index)) = (scene.view.due, spot) {
            match self.marked.iter().position(|&marked| marked == index) {
                Some(place) => drop(self.marked.remove(place)),
                None => self.marked.push(index),
            }
            self.to = None;
            return Touched::Pointed;
        }
        let seat = own_seat(scene.view, &scene.teller);
        let action = seat.and_then(|seat| action_at(scene.view, seat, spot));
        action.map_or(Touched::Nothing, Touched::Chosen)
    }

    /// A click puts the cursor on a spot and presses; a click on a player chooses who gets the marked cards.
    fn click(&mut self, scene: &Scene<HoldMyBear>, spot: Spot) -> Touched<Action> {
        if let Some(at) = spots(scene).iter().position(|&other| other == spot) {
            (self.at, self.listing) = (at, false);
            return match self.press(scene, spot) {
                Touched::Nothing => Touched::Pointed,
                touched => touched,
            };
        }
        match spot {
            Spot::Player(seat) if self.targets(scene).contains(&seat) => {
                self.to = if self.to == Some(seat) { None } else { Some(seat) };
                Touched::Pointed
            }
            _ => Touched::Nothing,
        }
    }

    /// Comes back from the list, or lets go of the receiver, or of the marked cards.
    fn let_go(&mut self) -> Touched<Action> {
        if std::mem::take(&mut self.listing) || self.to.take().is_some() {
            return Touched::Pointed;
        }
        if self.marked.is_empty() {
            return Touched::Nothing;
        }
        self.marked.clear();
        Touched::Pointed
    }

    /// The marked cards, ascending.
    fn cards(&self, scene: &Scene<HoldMyBear>) -> Vec<Card> {
        let hand = own_seat(scene.view, &scene.teller).map(|seat| hand(scene.view, seat)).unwrap_or_default();
        let mut cards: Vec<Card> = self.marked.iter().filter_map(|&index| hand.get(index).copied()).collect();
        cards.sort_unstable();
        cards
    }

    /// Plays of exactly the marked cards, then the ways to give them away; both to one player come first.
    fn with_marked(&self, scene: &Scene<HoldMyBear>) -> Vec<Action> {
        let cards = self.cards(scene);
        let goes_with = |action: &&Action| match **action {
            Action::Play(set, _) => self.to.is_none() && set.iter().eq(cards.iter().copied()),
            Action::Give(gifts) => {
                gives(gifts, &cards) && self.to.is_none_or(|to| gifts.iter().any(|gift| gift.to == to))
            }
            _ => false,
        };
        let mut actions: Vec<Action> = scene.legal.iter().filter(goes_with).copied().collect();
        actions.sort_by_key(|&action| match action {
            Action::Give(gifts) => 1 + u8::from(gifts.iter().any(|one| gifts.iter().any(|other| one.to != other.to))),
            _ => 0,
        });
        actions
    }

    /// The questions to the player under the cursor; cards that they are known to hold come first.
    fn asks(&self, scene: &Scene<HoldMyBear>) -> Vec<Action> {
        let Some(Spot::Player(seat)) = self.spot(scene) else { return scene.legal.to_vec() };
        let known = &scene.view.players[seat.index()].known;
        let to_seat = |action: &&Action| matches!(action, Action::Ask(of, _) if *of == seat);
        let mut asks: Vec<Action> = scene.legal.iter().filter(to_seat).copied().collect();
        asks.sort_by_key(|action| !matches!(action, Action::Ask(_, card) if known.contains(card)));
        asks
    }

    /// The players that can be pointed at: to steal from, to ask, or to give the marked cards to.
    fn targets(&self, scene: &Scene<HoldMyBear>) -> Vec<Seat> {
        let cards = self.cards(scene);
        let mut seats: Vec<Seat> = Vec::new();
        let mut add = |seat| {
            if !seats.contains(&seat) {
                seats.push(seat);
            }
        };
        for &action in scene.legal {
            match action {
                Action::Rob(seat) | Action::Ask(seat, _) => add(seat),
                Action::Give(gifts) if gives(gifts, &cards) => gifts.iter().for_each(|gift| add(gift.to)),
                _ => {}
            }
        }
        seats
    }
}

/// Everything that the cursor can be on now.
fn spots(scene: &Scene<HoldMyBear>) -> Vec<Spot> {
    let view = scene.view;
    let Some(seat) = own_seat(view, &scene.teller).filter(|_| !scene.legal.is_empty()) else { return Vec::new() };
    let hand = (0..hand(view, seat).len()).map(Spot::Hand);
    let players = Seat::all(view.players.len() as u8).filter(|&other| other != seat).map(Spot::Player);
    let possible = |spot: &Spot| action_at(view, seat, *spot).is_some_and(|action| scene.legal.contains(&action));
    match view.due {
        Due::Turn | Due::Answer => hand.collect(),
        Due::Bear | Due::Bison | Due::Return => hand.filter(possible).collect(),
        Due::Back => (0..table(view).len()).map(Spot::Table).collect(),
        Due::Rob => players.filter(possible).collect(),
        Due::Ask => players.collect(),
        Due::Deal | Due::Steal | Due::Name | Due::Nothing => Vec::new(),
    }
}

/// The action that pointing at a spot takes, where one spot says it all.
fn action_at(view: &View, seat: Seat, spot: Spot) -> Option<Action> {
    match (view.due, spot) {
        (Due::Bear | Due::Bison, Spot::Hand(index)) => hand(view, seat).get(index).copied().map(Action::Bear),
        (Due::Return, Spot::Hand(index)) => hand(view, seat).get(index).copied().map(Action::Return),
        (Due::Back, Spot::Table(index)) => table(view).get(index).copied().map(Action::Back),
        (Due::Rob, Spot::Player(victim)) => Some(Action::Rob(victim)),
        _ => None,
    }
}

/// Are these cards, which ascend, exactly the ones given?
fn gives(gifts: Gifts, cards: &[Card]) -> bool {
    let mut given = gifts.iter().map(|gift| gift.card);
    match (cards, given.next(), given.next()) {
        (&[only], Some(first), None) => only == first,
        (&[low, high], Some(first), Some(second)) => (low, high) == (first.min(second), first.max(second)),
        _ => false,
    }
}

/// Are the marked cards a valid move, and why not; or can they be given away?
fn judged(game: &HoldMyBear, scene: &Scene<HoldMyBear>, pick: &Pick, seat: Seat) -> String {
    let (view, teller) = (scene.view, &scene.teller);
    let can_give = !pick.targets(scene).is_empty();
    let or_give = || teller.words.text("hb-board-or-give");
    let player = &view.players[seat.index()];
    if view.due == Due::Turn && player.beaver {
        let n = arg("n", player.cards.min(2));
        return if can_give { or_give() } else { teller.words.say("hb-board-give-only", &[n]) };
    }
    let Some(cards) = Cards::new(&pick.cards(scene)) else { return game.refuse(&refusal::NO_CARDS, teller).full };
    let Some(position) = position(game, view, seat) else { return String::new() };
    let is_valid = |name| game.judge(&position, seat, cards, name).is_ok();
    let (valid, text) = if cards.is_bears_only() {
        let names: Vec<_> = view.animals.iter().copied().filter(|&animal| is_valid(Some(animal))).collect();
        let valid = !names.is_empty();
        let why_not = || judge_text(game, &position, seat, cards, view.animals.last().copied(), teller);
        (valid, if valid { names_remark(view, &names, teller) } else { why_not() })
    } else {
        (is_valid(None), judge_text(game, &position, seat, cards, None, teller))
    };
    let giving = scene.legal.last().is_some_and(|action| matches!(action, Action::Give(_)));
    match (valid, can_give) {
        (false, true) => format!("{text} {}", or_give()),
        (false, false) if giving && cards.len() == 1 => format!("{text} {}", teller.words.text("hb-board-one-more")),
        _ => text,
    }
}

/// As much of the position as the view shows and judging a set needs: the match and the own hand.
fn position(game: &HoldMyBear, view: &View, seat: Seat) -> Option<Position> {
    let table = view.table.as_ref()?;
    let mut hands = [Hand::default(); MAX_SEATS];
    hands[seat.index()] = hand(view, seat).iter().copied().collect();
    let table = Match { cards: Cards::new(&table.cards)?, name: table.name, owner: table.owner };
    Some(Position { hands, table, ..game.initial() })
}
