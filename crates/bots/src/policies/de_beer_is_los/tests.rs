use bearcade_conformance::options;
use bearcade_core::{Game, Rng, Seat, Silent, State, Step, Turn, Viewer, pick};
use bearcade_games::de_beer_is_los::{
    Action, Colour, DeBeerIsLos, Direction, Due, Kind, Position, Space, Spaces, Tile,
};
use rand_xoshiro::rand_core::SeedableRng;

use super::exact;
use super::search::each_outcome;
use crate::search::Fast;
use crate::{Budget, Choice, Level, Mind, Policy, Seen, Term};

const VARIANTS: [&str; 4] = [
    "{}",
    r#"{"games": 1, "first": "brown", "guns": "two_each"}"#,
    r#"{"games": 1, "no_way_back": "own", "quiet": 3}"#,
    r#"{"games": 1, "quiet": 1}"#,
];

fn rules(json: &str) -> DeBeerIsLos {
    DeBeerIsLos::new(options(json), 2).expect("good options")
}

fn legal(game: &DeBeerIsLos, position: &Position) -> Vec<Action> {
    let mut legal = Vec::new();
    game.legal_actions(position, position.to_move, &mut legal);
    legal
}

fn think(game: &DeBeerIsLos, position: &Position, mind: Mind, budget: &Budget<'_>, rng: &mut Fast) -> Choice<Action> {
    let seat = position.to_move;
    let view = game.view(&State { position: *position, knowledge: () }, Viewer::Seat(seat));
    mind.choose(game, Seen { view: &view, seat, legal: &legal(game, position) }, budget, rng)
}

/// Plays a match between two minds with so many nodes each and shows `each` the position before every decision and the
/// choice. Returns the points by seat.
fn play(
    game: &DeBeerIsLos,
    minds: [Mind; 2],
    nodes: u64,
    seed: u64,
    mut each: impl FnMut(&Position, &Choice<Action>),
) -> [u16; 2] {
    let mut rng = Fast::seed_from_u64(seed);
    let mut position = game.initial();
    loop {
        let step = match game.turn(&position) {
            Turn::Over => return position.match_scores().map(|score| score.points),
            Turn::Chance => Step::Chance(game.sample_chance(&position, &mut rng)),
            Turn::Decide(_) => {
                let seat = position.to_move;
                let choice = think(game, &position, minds[seat.index()], &Budget::nodes(nodes), &mut rng);
                each(&position, &choice);
                Step::Act(seat, choice.action)
            }
        };
        game.apply(&mut position, step, &mut Silent);
    }
}

/// The last game of a match with these tiles face up, this colour to move and so many turns left.
fn forest(game: &DeBeerIsLos, tiles: &str, to_move: Colour, turns: u8) -> Position {
    let mut position = game.initial();
    position.face_down = Spaces::NONE;
    position.hidden = [0; Kind::ALL.len()];
    for entry in tiles.split(", ") {
        let (at, name) = entry.split_once(' ').expect("a space and a tile");
        let tile = Tile::ALL.into_iter().find(|tile| tile.name() == name).expect("a tile");
        position.face_up[tile.index()].insert(Space::parse(at).expect("a space"));
    }
    position.turns_left = turns;
    position.to_move = position.seat(to_move);
    position
}

#[test]
fn every_mind_plays_whole_games_in_every_variant() {
    for (seed, json) in VARIANTS.into_iter().enumerate() {
        let game = rules(json);
        let minds: Vec<Mind> = Mind::all::<DeBeerIsLos>().collect();
        for (number, &mind) in minds.iter().enumerate() {
            let other = minds[(number + seed) % minds.len()];
            play(&game, [mind, other], 40, seed as u64, |position, choice| {
                let legal = legal(&game, position);
                assert!(legal.contains(&choice.action), "{json}, {}: {:?}", mind.name(), choice.action);
                for weighed in &choice.weighed {
                    assert!(legal.contains(&weighed.action), "{weighed:?}");
                    assert!(weighed.worth.mean.is_finite() && weighed.worth.error == 0.0, "{weighed:?}");
                    for estimate in weighed.also.iter().chain([&weighed.worth]).filter(|some| some.term == Term::Win) {
                        assert!((0.0..=1.0).contains(&estimate.mean), "{weighed:?}");
                    }
                }
            });
        }
    }
}

#[test]
fn a_bigger_bear_beats_a_smaller_one() {
    let level = Mind::Level;
    for (better, worse, nodes, games, least) in [
        (level(Level::Cub), Mind::Random, 1, 20, 17),
        (level(Level::Black), level(Level::Cub), 1, 20, 16),
        (level(Level::Brown), level(Level::Black), 600, 12, 7),
        (level(Level::Grizzly), Mind::Yardstick("greedy"), 600, 8, 7),
        (level(Level::Grizzly), Mind::Yardstick("two-ply"), 600, 8, 6),
    ] {
        let won = |seed: u64| {
            let game = rules("{}");
            let turned = seed % 2 == 1;
            let minds = if turned { [worse, better] } else { [better, worse] };
            let points = play(&game, minds, nodes, seed, |_, _| {});
            points[usize::from(turned)] > points[usize::from(!turned)]
        };
        let wins = (0..games).filter(|&seed| won(seed)).count();
        assert!(wins >= least, "{} beats {} in {wins} of {games}", better.name(), worse.name());
    }
}

/// Every action tried, to the end.
fn naive(game: &DeBeerIsLos, position: &Position, seat: Seat) -> i32 {
    if position.due == Due::Nothing {
        return exact::lead(position, seat);
    }
    let values = legal(game, position).into_iter().map(|action| {
        let mut next = *position;
        game.apply(&mut next, Step::Act(position.to_move, action), &mut Silent);
        naive(game, &next, seat)
    });
    if position.to_move == seat { values.max() } else { values.min() }.expect("an action")
}

/// In thin forests that random play has left, with few turns to go.
#[test]
fn the_solver_agrees_with_a_search_that_leaves_nothing_out() {
    for (seed, json) in VARIANTS[1..].iter().cycle().take(30).enumerate() {
        let game = rules(json);
        let mut rng = Fast::seed_from_u64(seed as u64);
        let mut position = game.initial();
        while game.turn(&position) != Turn::Over {
            let step = if game.turn(&position) == Turn::Chance {
                Step::Chance(game.sample_chance(&position, &mut rng))
            } else {
                let legal = legal(&game, &position);
                if position.is_final_phase() && position.turns_left <= 3 + (seed % 2) as u8 {
                    let budget = Budget::default();
                    let solution = exact::solve(&game, &position, &legal, u64::MAX, u64::MAX, &budget);
                    let seat = position.to_move;
                    assert!(solution.complete && solution.answers.len() == legal.len());
                    let mut best = i32::MIN;
                    for answer in &solution.answers {
                        let mut next = position;
                        game.apply(&mut next, Step::Act(seat, answer.action), &mut Silent);
                        let value = naive(&game, &next, seat) - exact::lead(&position, seat);
                        assert!(answer.proven && answer.value == value, "{json} {answer:?} {value} {position:?}");
                        best = best.max(value);
                    }
                    assert_eq!(solution.answers[0].value, best);
                }
                // Few tiles make for few actions, so that the naive search comes to an end.
                thin(&mut position, &mut rng);
                Step::Act(position.to_move, pick::<DeBeerIsLos>(&self::legal(&game, &position), &mut rng))
            };
            game.apply(&mut position, step, &mut Silent);
        }
    }
}

/// Takes birds and trees away once all tiles are face up, so that about a dozen tiles are left.
fn thin(position: &mut Position, rng: &mut Fast) {
    if position.turns_left != 10 {
        return;
    }
    for tile in Tile::ALL {
        for space in position.of(tile).iter() {
            if position.of(tile).len() > 1 && rng.below(4) > 0 {
                position.face_up[tile.index()].remove(space);
            }
        }
    }
    position.resting = None;
    position.returns = [None; 2];
}

#[test]
fn takes_the_win_on_the_last_turn() {
    let game = rules(r#"{"games": 1}"#);
    let mut position = forest(&game, "a1 fox, a5 duck, d4 fox, g1 hunter-west", Colour::Blue, 1);
    // Brown is 4 points ahead: the duck is not enough, taking a fox out is.
    position.bags[position.seat(Colour::Brown).index()].captured[Kind::Duck as usize] = 2;
    for level in [Level::Brown, Level::Grizzly] {
        let budget = Budget::default();
        let choice = think(&game, &position, Mind::Level(level), &budget, &mut Fast::seed_from_u64(1));
        assert!(matches!(choice.action, Action::Exit { .. }), "{choice:?}");
        let best = &choice.weighed[0];
        assert_eq!((best.worth.term, best.worth.mean, best.worth.error), (Term::Lead, 1.0, 0.0));
        assert_eq!((best.also[0].term, best.also[0].mean), (Term::Win, 1.0));
        assert_eq!(choice.weighed.len(), legal(&game, &position).len(), "every action is proven");
    }
}

#[test]
fn a_bear_steps_out_of_the_line_of_fire() {
    let game = rules(r#"{"games": 1}"#);
    // Row 2 is open from the bear to the gun, b3 above the bear is free, and all else lies face down.
    let mut position = game.initial();
    let space = |name| Space::parse(name).expect("a space");
    for open in ["b2", "b3", "c2", "d2", "e2", "f2", "g2"] {
        position.face_down.remove(space(open));
    }
    position.face_up[Tile::Bear.index()].insert(space("b2"));
    position.face_up[Tile::Hunter(Direction::West).index()].insert(space("g2"));
    position.hidden = [6, 2, 1, 5, 7, 6, 14]; // The others have been captured.
    for level in [Level::Black, Level::Brown, Level::Grizzly] {
        let budget = Budget::default();
        let choice = think(&game, &position, Mind::Level(level), &budget, &mut Fast::seed_from_u64(1));
        let Action::Move { from, to } = choice.action else { panic!("{level} flips") };
        assert_eq!((from, to), (space("b2"), space("b3")), "{level}");
    }
}

#[test]
fn the_same_thought_twice_is_the_same_also_on_two_threads() {
    let game = rules("{}");
    let mut seen = 0;
    play(&game, [Mind::Level(Level::Black); 2], 1, 3, |position, _| {
        seen += 1;
        if seen % 40 == 0 {
            for threads in [1, 2] {
                let budget = Budget { threads, ..Budget::nodes(2_000) };
                let [one, two] = [1, 2].map(|seed| {
                    think(&game, position, Mind::Level(Level::Grizzly), &budget, &mut Fast::seed_from_u64(seed))
                });
                assert_eq!(one, two);
                assert!(legal(&game, position).contains(&one.action) && one.nodes <= 2_000 + 100, "{}", one.nodes);
            }
        }
    });
}

#[test]
fn stops_when_told_to() {
    let game = rules("{}");
    let budget = Budget { stop: Some(&|| true), ..Budget::default() };
    let last = "a1 fox, b3 bear, d5 duck, e2 hunter-north, g6 hunter-west, c3 lumberjack, c5 tree, d1 pheasant";
    for position in [game.initial(), forest(&game, last, Colour::Blue, 10)] {
        let choice = think(&game, &position, Mind::Level(Level::Grizzly), &budget, &mut Fast::seed_from_u64(1));
        assert!(legal(&game, &position).contains(&choice.action) && choice.nodes < 20_000, "{}", choice.nodes);
    }
}

#[test]
fn prospects_are_chances_that_add_up_at_every_step_and_are_certain_at_the_end() {
    let game = rules("{}");
    let mut rng = Fast::seed_from_u64(5);
    let mut position = game.initial();
    loop {
        let [one, two] = <[_; 2]>::try_from(game.prospects(&position, &Budget::nodes(50), &mut rng)).expect("two");
        assert!(one.term == Term::Win && (one.mean + two.mean - 1.0).abs() < 1e-6, "{one:?} {two:?}");
        let step = match game.turn(&position) {
            Turn::Over => {
                let won = position.match_scores()[0] > position.match_scores()[1];
                assert!((one.mean - f64::from(u8::from(won))).abs() < 1e-9, "{one:?}");
                return;
            }
            Turn::Chance => Step::Chance(game.sample_chance(&position, &mut rng)),
            Turn::Decide(_) => Step::Act(position.to_move, pick::<DeBeerIsLos>(&legal(&game, &position), &mut rng)),
        };
        game.apply(&mut position, step, &mut Silent);
    }
}

/// A flip's outcomes are those of the rules, a hunter's guns told apart, and their chances add up to 1.
#[test]
fn the_outcomes_of_a_flip_are_those_of_the_rules() {
    for json in VARIANTS {
        let game = rules(json);
        let mut position = game.initial();
        let flip = Action::Flip(Space::parse("a1").expect("a space"));
        let step = Step::Act(position.to_move, flip);
        game.apply(&mut position, step, &mut Silent);
        let (mut count, mut sum) = (0, 0.0);
        each_outcome(&game, &position, |after, chance| {
            assert_eq!(after.due, Due::Decision);
            (count, sum) = (count + 1, sum + chance);
            true
        });
        assert!(count == 10 && (sum - 1.0).abs() < 1e-5, "{count} {sum}");
    }
}
