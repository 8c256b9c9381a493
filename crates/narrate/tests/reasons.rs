//! A hint's reason speaks for the action that the hint recommends. In random games of every kind each legal action's reason
//! is held against the rules: by playing the action, or by counting what the player can see.

use bearcade_conformance::options;
use bearcade_core::{Game, Seat, Silent, State, Step, Turn, Viewer, pick};
use bearcade_games::chaos_bear::{self, ChaosBear};
use bearcade_games::de_beer_is_los::{self as forest, DeBeerIsLos};
use bearcade_games::el_oso::{self, ElOso};
use bearcade_games::folly_and_fortune::{self as fortune, FollyAndFortune};
use bearcade_games::hold_my_bear::{self as sports, HoldMyBear};
use bearcade_narrate::{Lang, Narrate, Teller, Words};
use bearcade_table::{Dice, Match, for_each_game};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

/// What the rules say about an action that has a reason.
trait Witness: Narrate {
    /// Options under which many kinds of reasons come up.
    const OPTIONS: &'static str;

    /// Does something speak for the action?
    fn speaks_for(&self, state: &State<Self>, seat: Seat, action: Self::Action) -> bool;
}

fn after<G: Game>(game: &G, position: &G::Position, step: Step<G::Action, G::Chance>) -> G::Position {
    let mut position = position.clone();
    game.apply(&mut position, step, &mut Silent);
    position
}

impl Witness for ChaosBear {
    const OPTIONS: &'static str = "{}";

    /// CB-15, CB-17: some roll takes the runner out of the bear's reach; a card may always help.
    fn speaks_for(&self, state: &State<Self>, seat: Seat, action: chaos_bear::Action) -> bool {
        let position = &state.position;
        let lead = position.runners[seat.index()].square - position.bear;
        action == chaos_bear::Action::Draw || lead + 6 > position.energy + 3
    }
}

impl Witness for DeBeerIsLos {
    const OPTIONS: &'static str = "{}";

    /// A moved tile can't be taken at once; of the hidden tiles as many are the player's as the opponent's.
    fn speaks_for(&self, state: &State<Self>, seat: Seat, action: forest::Action) -> bool {
        let view = self.view(state, Viewer::Seat(seat));
        match action {
            forest::Action::Move { to, .. } => {
                let position = after(self, &state.position, Step::Act(seat, action));
                let mut replies = Vec::new();
                self.legal_actions(&position, seat.next(2), &mut replies);
                !replies.iter().any(|reply| matches!(reply, forest::Action::Move { to: space, .. } if *space == to))
            }
            forest::Action::Flip(_) => {
                let own = view.players[seat.index()].colour;
                let hidden = view.hidden.iter().filter_map(|(kind, &count)| Some((kind.colour()?, i32::from(count))));
                hidden.map(|(colour, count)| if colour == own { count } else { -count }).sum::<i32>() >= 0
            }
            forest::Action::Exit { .. } | forest::Action::Skip => true,
        }
    }
}

impl Witness for ElOso {
    const OPTIONS: &'static str = "{}";

    /// A move ends in less danger than it began, or on the way to the Sky; a pass gives the Bear as few dice as can be.
    fn speaks_for(&self, state: &State<Self>, seat: Seat, action: el_oso::Action) -> bool {
        let view = self.view(state, Viewer::Seat(seat));
        match action {
            el_oso::Action::Move(from, to) => {
                view.threat(to).is_none() || view.threat(to) < view.threat(from) || to.row() == 5
            }
            el_oso::Action::Pass(from) => view.player.values().all(|height| *height >= view.player[&from]),
            el_oso::Action::Sky(_) | el_oso::Action::Stop => true,
        }
    }
}

impl Witness for FollyAndFortune {
    const OPTIONS: &'static str = r#"{"superpowers":true}"#;

    /// FF-6: stopping gives at least what the next roll gives on average, and rolling again gives more. An attack goes to
    /// a row that is as healthy as any.
    fn speaks_for(&self, state: &State<Self>, seat: Seat, action: fortune::Action) -> bool {
        if let fortune::Action::Target(target) = action {
            let players = self.view(state, Viewer::Seat(seat)).players;
            let others = players.iter().enumerate().filter(|(other, _)| *other != seat.index());
            return others.map(|(_, player)| player.health).max() == Some(players[target.index()].health);
        }
        let stopped = |position: &fortune::Position| {
            f64::from(after(self, position, Step::Act(seat, fortune::Action::Stop)).course.value)
        };
        let rolling = after(self, &state.position, Step::Act(seat, fortune::Action::Reroll));
        let mut outcomes = Vec::new();
        self.chance_outcomes(&rolling, &mut outcomes);
        let values: Vec<f64> =
            outcomes.iter().map(|&(card, _)| stopped(&after(self, &rolling, Step::Chance(card)))).collect();
        let (now, next) = (stopped(&state.position), values.iter().sum::<f64>() / values.len() as f64);
        if action == fortune::Action::Stop { now >= next } else { next > now }
    }
}

impl Witness for HoldMyBear {
    const OPTIONS: &'static str = "{}";

    /// HB-9, HB-10: the player has fewer bears afterwards, or none; what is asked for is known to be there.
    fn speaks_for(&self, state: &State<Self>, seat: Seat, action: sports::Action) -> bool {
        let view = self.view(state, Viewer::Seat(seat));
        let bears = |hand: &[sports::Card]| hand.iter().filter(|card| card.is_bear()).count();
        let held = bears(view.players[seat.index()].hand.as_deref().unwrap_or_default());
        match action {
            sports::Action::Play(cards, _) => held == 0 || bears(&Vec::from(cards)) > 0,
            sports::Action::Give(gifts) => gifts.iter().any(|gift| gift.card.is_bear()),
            sports::Action::Ask(of, card) => view.players[of.index()].known.contains(&card),
            _ => true,
        }
    }
}

#[test]
fn every_reason_speaks_for_its_action() {
    macro_rules! each {
        ($($game:ty),+) => { $(check::<$game>();)+ };
    }
    for_each_game!(each);
}

fn check<G: Witness>() {
    let words = Words::strict(Lang::En);
    let mut reasons = 0;
    for seed in 0..6u64 {
        let seats = G::SEATS.0.max(G::SEATS.1.min(3));
        let names: Vec<String> = (0..seats).map(|seat| format!("Player{seat}")).collect();
        let mut played = Match::new(G::new(options(G::OPTIONS), seats).expect("good"));
        let (dice, mut rng) = (Dice::seeded(seed), Xoshiro256PlusPlus::seed_from_u64(seed));
        loop {
            let seat = match played.turn() {
                Turn::Over => break,
                Turn::Chance => {
                    played.throw(&dice).expect("due");
                    continue;
                }
                Turn::Decide(seats) => seats.first().expect("a seat"),
            };
            let legal = played.legal_actions(seat);
            let (game, state, viewer) = (played.game(), played.state(), Viewer::Seat(seat));
            let (view, teller) = (played.view(viewer), Teller::new(&words, &names, viewer));
            for &action in legal.iter().step_by(1 + legal.len() / 60) {
                let Some(why) = game.why(&view, seat, action, &teller) else { continue };
                let said = format!("{}: {} because: {why}", G::SLUG, game.action_text(action));
                assert!(game.speaks_for(state, seat, action), "{said}");
                reasons += 1;
            }
            played.act(seat, pick::<G>(&legal, &mut rng)).expect("legal");
        }
    }
    assert!(reasons > 50, "{}: only {reasons} reasons came up", G::SLUG);
}
