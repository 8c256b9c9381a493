//! What the next roll brings, as far as the viewer can know.

use bearcade_core::Seat;
use bearcade_table::games::folly_and_fortune::{
    CardName, Due, FollyAndFortune, PlayerView, Power, Trigger, TurnView, View,
};

/// The values that stopping after the next roll can give.
pub(super) struct Odds {
    /// The card that will be in charge.
    pub(super) under: CardName,
    /// Each value with its chance, the lowest first.
    pub(super) values: Values,
    /// The same for the rolls after it, for a player who goes on rolling.
    later: Vec<Values>,
    /// Does the viewer know the whole die?
    pub(super) is_exact: bool,
}

/// Values with their chances, the lowest first.
type Values = Vec<(i16, f64)>;

impl Odds {
    /// How likely the next roll is better than this.
    pub(super) fn above(&self, value: i16) -> f64 {
        above(&self.values, value)
    }

    /// How likely any of the rolls that may still come is better than this: the player stops at the first that is.
    pub(super) fn ever_above(&self, value: i16) -> f64 {
        let rolls = std::iter::once(&self.values).chain(&self.later);
        1.0 - rolls.map(|values| 1.0 - above(values, value)).product::<f64>()
    }

    /// How many rolls may still come.
    pub(super) fn rolls(&self) -> usize {
        1 + self.later.len()
    }
}

fn above(values: &[(i16, f64)], value: i16) -> f64 {
    values.iter().filter(|(other, _)| *other > value).map(|(_, chance)| chance).sum()
}

/// What stopping now gives (FF-7); none if a plain roll decides (FF-28).
pub(super) fn value_now(game: &FollyAndFortune, course: &TurnView) -> Option<i16> {
    let value = game.deck().number(course.rolled?.card()) + course.passed;
    course.in_charge.map_or(Some(value), |card| game.deck().stopped_value(card.card(), value))
}

/// The odds of rolling again, while that is to be decided and possible.
pub(super) fn next_roll(game: &FollyAndFortune, view: &View) -> Option<Odds> {
    let course = view.course.as_ref().filter(|course| view.due == Due::Stop && course.rolls_left > 0)?;
    let seat = view.to_move?;
    let player = &view.players[seat.index()];
    let die = die(view, player, course)?;
    let (mut passed, mut in_charge) = (course.passed, course.in_charge);
    let mut rolls = Vec::new();
    for &under in player.row.iter().skip(course.roll.into()).take(course.rolls_left) {
        passed += in_charge.map_or(0, |card| added_by_passing(game, card));
        rolls.push(values_under(game, under, passed, &die));
        // FF-32: passing this card leaves one more roll.
        if in_charge.is_some_and(|card| passing(game, card).contains(&Power::OneMoreReroll)) {
            break;
        }
        in_charge = Some(under);
    }
    let under = *player.row.get(usize::from(course.roll))?;
    let mut rolls = rolls.into_iter();
    let (values, later) = (rolls.next()?, rolls.collect());
    Some(Odds { under, values, later, is_exact: is_seen(player, seat, view) })
}

/// What a player who stops at this card has, by what the die shows.
fn values_under(game: &FollyAndFortune, under: CardName, passed: i16, die: &[(CardName, f64)]) -> Values {
    let deck = game.deck();
    let mut values: Values = Vec::new();
    for &(card, chance) in die {
        let number = deck.number(card.card());
        // FF-28: a plain roll is as likely as this one to show the card's number.
        let value = deck.stopped_value(under.card(), number + passed).unwrap_or(number);
        match values.iter_mut().find(|(other, _)| *other == value) {
            Some((_, sum)) => *sum += chance,
            None => values.push((value, chance)),
        }
    }
    values.sort_by_key(|&(value, _)| value);
    values
}

fn is_seen(player: &PlayerView, seat: Seat, view: &View) -> bool {
    view.to_move == Some(seat) && player.hand.is_some() || player.known.len() == player.hand_count
}

/// The cards that can be rolled with their chances. Of a hidden hand, any card whose place is unknown may be each card
/// that is not known. None where a hidden choice of the player counts (FF-33).
fn die(view: &View, player: &PlayerView, course: &TurnView) -> Option<Vec<(CardName, f64)>> {
    let evenly = |cards: &[CardName], share: f64| {
        cards.iter().map(|&card| (card, share / cards.len() as f64)).collect::<Vec<_>>()
    };
    if let Some(part) = &course.part {
        return part.cards.as_ref().map(|cards| evenly(cards, 1.0));
    }
    if let Some(hand) = &player.hand {
        return Some(evenly(hand, 1.0));
    }
    let mut known = player.known.clone();
    known.extend(course.rolled.filter(|rolled| !known.contains(rolled)));
    let unknown: Vec<CardName> = view.unknown.iter().copied().filter(|card| !known.contains(card)).collect();
    let share = known.len() as f64 / player.hand_count as f64;
    if known.len() > player.hand_count || unknown.is_empty() && known.len() < player.hand_count {
        return None;
    }
    let rest = if known.len() == player.hand_count { Vec::new() } else { evenly(&unknown, 1.0 - share) };
    Some(evenly(&known, share).into_iter().chain(rest).collect())
}

/// What rolling again past a card adds to the value (FF-32).
fn added_by_passing(game: &FollyAndFortune, card: CardName) -> i16 {
    let added = |power| match power {
        Power::Add(x) => i16::from(x),
        Power::Subtract(x) => -i16::from(x),
        _ => 0,
    };
    passing(game, card).into_iter().map(added).sum()
}

/// What rolling again past a card does.
fn passing(game: &FollyAndFortune, card: CardName) -> [Power; 2] {
    game.deck().powers(card.card(), Trigger::Passed)
}

#[cfg(test)]
mod tests {
    use bearcade_core::{Game as _, State, Step, Turn, Viewer};
    use bearcade_table::games::folly_and_fortune::Action;

    use super::*;
    use crate::board::walks::Walk;

    /// The odds that a player is shown are those of the roll itself; watchers are shown every value that can come.
    #[test]
    fn odds_are_those_of_the_next_roll() {
        let (mut compared, mut again) = (0, 0);
        for seed in 0..4 {
            let mut walk = Walk::<FollyAndFortune>::new(r#"{"superpowers":true}"#, 3, seed);
            while let Some(seat) = walk.decider() {
                let game = walk.played.game();
                let view = walk.played.view(Viewer::Seat(seat));
                if let Some(odds) = next_roll(game, &view) {
                    let real = rolled_again(game, &walk, seat);
                    assert!(odds.is_exact);
                    assert_eq!(odds.values.len(), real.len(), "{:?} {real:?}", odds.values);
                    for (shown, real) in odds.values.iter().zip(&real) {
                        assert!(shown.0 == real.0 && (shown.1 - real.1).abs() < 1e-9, "{:?} {real:?}", odds.values);
                    }
                    if let Some(now) = value_now(game, view.course.as_ref().expect("a turn")) {
                        let real = rolled_until_more(game, walk.played.state(), seat, now);
                        if let Some((chance, rolls)) = real {
                            assert!((odds.ever_above(now) - chance).abs() < 1e-9, "{} {chance}", odds.ever_above(now));
                            assert_eq!(odds.rolls(), rolls);
                            again += usize::from(rolls > 1);
                        }
                    }
                    if let Some(guess) = next_roll(game, &walk.played.view(Viewer::Watcher)) {
                        let sum: f64 = guess.values.iter().map(|(_, chance)| chance).sum();
                        assert!((sum - 1.0).abs() < 1e-9, "{sum}");
                        let shown = |value: i16| guess.values.iter().any(|(other, _)| *other == value);
                        assert!(real.iter().all(|&(value, _)| shown(value)));
                    }
                    compared += 1;
                }
                walk.step();
            }
        }
        assert!(compared > 40 && again > 20, "only {compared} rolls were compared, {again} of them with more to come");
    }

    /// By the rules alone: how likely a player who rolls on until they have more than this gets it, and in how many rolls at
    /// most. None where the player has something else to choose on the way.
    fn rolled_until_more(
        game: &FollyAndFortune,
        state: &State<FollyAndFortune>,
        seat: Seat,
        now: i16,
    ) -> Option<(f64, usize)> {
        let mut legal = Vec::new();
        game.legal_actions(&state.position, seat, &mut legal);
        if !legal.contains(&Action::Reroll) {
            return Some((0.0, 0));
        }
        let mut rolling = state.clone();
        rolling.apply(game, Step::Act(seat, Action::Reroll));
        if game.turn(&rolling.position) != Turn::Chance {
            return None;
        }
        let mut outcomes = Vec::new();
        game.chance_outcomes(&rolling.position, &mut outcomes);
        let all: u32 = outcomes.iter().map(|(_, weight)| weight).sum();
        let (mut chance, mut rolls) = (0.0, 0);
        for (outcome, weight) in outcomes {
            let mut then = rolling.clone();
            then.apply(game, Step::Chance(outcome));
            let view = game.view(&then, Viewer::Seat(seat));
            let course = view.course.as_ref()?;
            let plain = game.deck().number(course.rolled?.card());
            let (more, further) = rolled_until_more(game, &then, seat, now)?;
            let got = value_now(game, course).unwrap_or(plain) > now;
            chance += f64::from(weight) / f64::from(all) * if got { 1.0 } else { more };
            rolls = rolls.max(1 + further);
        }
        Some((chance, rolls))
    }

    /// What rolling again brings, by trying every outcome.
    fn rolled_again(game: &FollyAndFortune, walk: &Walk<FollyAndFortune>, seat: Seat) -> Vec<(i16, f64)> {
        let mut state = walk.played.state().clone();
        state.apply(game, Step::Act(seat, Action::Reroll));
        let mut outcomes = Vec::new();
        game.chance_outcomes(&state.position, &mut outcomes);
        let all: u32 = outcomes.iter().map(|(_, weight)| weight).sum();
        let mut values: Vec<(i16, f64)> = Vec::new();
        for (outcome, weight) in outcomes {
            let mut then = state.clone();
            then.apply(game, Step::Chance(outcome));
            let view = game.view(&then, Viewer::Seat(seat));
            let course = view.course.as_ref().expect("a turn");
            let plain = game.deck().number(course.rolled.expect("a roll").card());
            let value = value_now(game, course).unwrap_or(plain);
            match values.iter_mut().find(|(other, _)| *other == value) {
                Some((_, chance)) => *chance += f64::from(weight) / f64::from(all),
                None => values.push((value, f64::from(weight) / f64::from(all))),
            }
        }
        values.sort_by_key(|&(value, _)| value);
        values
    }
}
