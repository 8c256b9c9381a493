use bearcade_core::{Game, Rng, Silent, Step};
use bearcade_games::el_oso::{Action, Due, ElOso, Position, Side, Space};

use crate::policy::best;
use crate::{Budget, Choice, Estimate, Level, Policy, Seen};

/// What a piece in the Sky is worth.
const SKY: f64 = 1_000.0;
/// What a piece on a row is worth, from the bottom: half the way up is most of the work.
const ROWS: [f64; 5] = [600.0, 650.0, 880.0, 890.0, 920.0];
/// The most pieces that come out of the Cave at once (EO-18).
const MOST_ENTER: u8 = 5;
/// How many dice of the turns to come count beside those of this one.
const LATER: u8 = 5;

impl Policy for ElOso {
    fn nodes(&self, _level: Level) -> u64 {
        1
    }

    fn choose(&self, _level: Level, seen: Seen<'_, Self>, _budget: &Budget<'_>, rng: &mut impl Rng) -> Choice<Action> {
        Choice::plain(black(self, seen, rng))
    }

    fn prospects(&self, _position: &Position, _budget: &Budget<'_>, _rng: &mut impl Rng) -> Vec<Estimate> {
        Vec::new()
    }
}

/// Goes up, out of the way of what falls: weighs where its stacks would stand against what the Bear's dice would
/// take of them now and a little later.
fn black(game: &ElOso, seen: Seen<'_, ElOso>, rng: &mut impl Rng) -> Action {
    let Seen { view, seat, legal } = seen;
    let before = view.position();
    best(legal, rng, |action| {
        let mut after = before;
        game.apply(&mut after, Step::Act(seat, action), &mut Silent);
        value(&after).round() as i64
    })
}

/// What a position after the player's turn is worth.
fn value(position: &Position) -> f64 {
    let sky = f64::from(position.sky) * SKY;
    let Due::Roll(dice) = position.due else { return sky };
    let stacks = position.board.stacks(Side::Player).map(|(space, height)| {
        let worth = ROWS[usize::from(space.row() - 1)];
        let lost = danger(position, space).map_or(0.0, |(hits, pieces)| {
            f64::from(pieces.min(height)) * (at_least(hits, dice) + at_least(hits, dice + LATER))
        });
        worth * (f64::from(height) - lost)
    });
    sky + stacks.sum::<f64>()
}

/// How many dice of its column a space is away from the next Bear pieces, and how many come then: the highest stack
/// gathers those it meets on its way down (EO-16); into a column without any they come from the Cave (EO-18).
fn danger(position: &Position, space: Space) -> Option<(u8, u8)> {
    let column = position.board.stacks(Side::Bear).filter(|(bear, _)| bear.column() == space.column());
    let (mut highest, mut pieces) = (None, 0);
    for (bear, height) in column {
        highest = Some(bear.row());
        pieces += if bear.row() > space.row() { height } else { 0 };
    }
    match highest {
        Some(row) => (pieces > 0).then(|| (row - space.row(), pieces)),
        None => (position.cave > 0).then(|| (6 - space.row(), position.cave.min(MOST_ENTER))),
    }
}

/// The chance that at least so many of the dice show one certain face.
fn at_least(hits: u8, dice: u8) -> f64 {
    let mut exactly = (5.0_f64 / 6.0).powi(dice.into());
    let mut fewer = 0.0;
    for hit in 0..hits.min(dice + 1) {
        fewer += exactly;
        exactly *= f64::from(dice - hit) / f64::from(hit + 1) / 5.0;
    }
    1.0 - fewer
}

#[cfg(test)]
mod tests {
    use bearcade_core::{Game, Seat, Turn, Viewer, pick};
    use bearcade_games::el_oso::{Action, ElOso, Options, Space};
    use bearcade_table::{Dice, Match};
    use rand_chacha::ChaCha8Rng;
    use rand_chacha::rand_core::SeedableRng;

    use super::at_least;
    use crate::{Budget, Level, Policy, Seen};

    const SEAT: Seat = Seat::new(0);

    /// The Sky after a whole game.
    fn play(seed: u64, turn_limit: Option<u32>, choose: impl Fn(&Match<ElOso>, &mut ChaCha8Rng) -> Action) -> u8 {
        let mut played = Match::new(ElOso::new(Options { turn_limit }, 1).expect("good options"));
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        while played.turn() != Turn::Over {
            if played.turn() == Turn::Chance {
                played.throw(&Dice::seeded(seed)).expect("a chance step is due");
            } else {
                let action = choose(&played, &mut rng);
                played.act(SEAT, action).expect("a legal action");
            }
        }
        played.state().position.sky
    }

    fn black(played: &Match<ElOso>, rng: &mut ChaCha8Rng) -> Action {
        played
            .game()
            .choose(
                Level::Black,
                Seen { view: &played.view(Viewer::Seat(SEAT)), seat: SEAT, legal: &played.legal_actions(SEAT) },
                &Budget::default(),
                rng,
            )
            .action
    }

    fn random(played: &Match<ElOso>, rng: &mut ChaCha8Rng) -> Action {
        pick::<ElOso>(&played.legal_actions(SEAT), rng)
    }

    #[test]
    fn a_black_bear_wins_about_every_second_game_and_random_play_none() {
        let skies: Vec<u8> = (0..100).map(|seed| play(seed, None, black)).collect();
        let wins = skies.iter().filter(|&&sky| sky >= 10).count();
        let total: u32 = skies.iter().map(|&sky| u32::from(sky)).sum();
        let by_chance: u32 = (0..100).map(|seed| u32::from(play(seed, None, random))).sum();
        assert!(wins >= 45, "{wins} wins");
        assert!(total >= 9 * 100 && by_chance < 100, "{total} and {by_chance}");
    }

    #[test]
    fn takes_the_sky_on_the_last_turn() {
        for seed in 0..40 {
            play(seed, Some(8), |played, rng| {
                let (action, legal) = (black(played, rng), played.legal_actions(SEAT));
                let last = played.state().position.turn == 7;
                let can_leave = legal.iter().any(|action| matches!(action, Action::Sky(_)));
                assert!(!last || !can_leave || matches!(action, Action::Sky(_)), "{action:?}");
                action
            });
        }
    }

    #[test]
    fn chances_are_those_of_dice() {
        for (hits, dice, chance) in
            [(0, 3, 1.0), (1, 1, 1.0 / 6.0), (1, 2, 11.0 / 36.0), (2, 2, 1.0 / 36.0), (3, 2, 0.0)]
        {
            assert!((at_least(hits, dice) - chance).abs() < 1e-9, "{hits} of {dice}");
        }
    }

    #[test]
    fn moves_out_from_under_a_falling_stack() {
        let game = ElOso::new(Options::default(), 1).expect("good options");
        let mut view = game.view(&bearcade_core::State::initial(&game), Viewer::Seat(SEAT));
        let space = |column, row| Space::new(column, row).expect("a space");
        view.phase = bearcade_games::el_oso::Phase::Move;
        view.player = [(space(3, 3), 3), (space(1, 3), 1)].into();
        view.bear = [(space(3, 4), 5), (space(1, 1), 2)].into();
        let mut legal = Vec::new();
        game.legal_actions(&view.position(), SEAT, &mut legal);
        let action = game
            .choose(
                Level::Black,
                Seen { view: &view, seat: SEAT, legal: &legal },
                &Budget::default(),
                &mut ChaCha8Rng::seed_from_u64(1),
            )
            .action;
        assert!(matches!(action, Action::Move(from, _) if from == space(3, 3)), "{action:?}");
    }
}
