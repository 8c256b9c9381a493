use bearcade_conformance::{Laws, golden, imagining, options, perft, playthrough};
use bearcade_core::{Game, Rng, Silent, State, Step, Turn, Viewer, pick};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

use super::naive::Naive;
use super::{Colour, DeBeerIsLos, Kind, Position, Space, Spaces, forest};
use crate::de_beer_is_los::{Action, Direction, Due, Tile};

const VARIANTS: [&str; 6] = [
    "{}",
    r#"{"games": 1}"#,
    r#"{"games": 1, "first": "brown", "guns": "two_each"}"#,
    r#"{"games": 1, "no_way_back": "own", "quiet": 3}"#,
    r#"{"guns": "two_each", "quiet": 1}"#,
    r#"{"games": 1, "quiet": 1000, "no_way_back": "own"}"#,
];

fn spaces() -> impl Iterator<Item = Space> + Clone {
    Spaces::ALL.iter()
}

/// Returns every action that can be written, but only one move per space that is not in a line.
fn candidates() -> Vec<Action> {
    let mut all = vec![Action::Skip];
    for from in spaces() {
        all.push(Action::Flip(from));
        all.push(Action::Move { from, to: from });
        all.extend(Direction::ALL.map(|exit| Action::Exit { from, exit }));
        let straight = spaces().filter(|&to| from.way_to(to).is_some());
        all.extend(straight.map(|to| Action::Move { from, to }));
        let askew = spaces()
            .find(|&to| to != from && from.way_to(to).is_none())
            .expect("every space has one that is not in line with it");
        all.push(Action::Move { from, to: askew });
    }
    all
}

/// Checks that every tile is in exactly one place: face down, face up, captured or taken out.
fn all_tiles_are_somewhere(game: &DeBeerIsLos, position: &Position) {
    let mut seen = position.face_down;
    for spaces in position.face_up {
        assert!((seen & spaces).is_empty(), "two tiles on one space: {position:?}");
        seen = seen | spaces;
    }
    for kind in Kind::ALL {
        let up: u32 = Tile::ALL.iter().filter(|tile| tile.kind() == kind).map(|&tile| position.of(tile).len()).sum();
        let bagged: u8 =
            position.bags.iter().map(|bag| bag.captured[kind as usize] + bag.taken_out[kind as usize]).sum();
        let flipping = u32::from(kind == Kind::Hunter && matches!(position.due, Due::Gun(_)));
        let all = up + flipping + u32::from(position.hidden[kind as usize]) + u32::from(bagged);
        assert_eq!(all, u32::from(Kind::COUNTS[kind as usize]), "{kind:?}: {position:?}");
    }
    let under: u32 = position.hidden.iter().map(|&count| u32::from(count)).sum();
    assert_eq!(under + u32::from(matches!(position.due, Due::Gun(_))), position.face_down.len());
    assert!(position.quiet <= game.options().quiet);
    assert!(position.turns_left <= 10);
    assert_eq!(
        position.turns_left > 0,
        position.is_final_phase() && position.due != Due::Nothing || over_early(position)
    );
    let guns: [u8; 4] = Direction::ALL.map(|gun| position.of(Tile::Hunter(gun)).len() as u8);
    if game.options().guns == crate::de_beer_is_los::Guns::TwoEach {
        assert!(guns.iter().zip(position.gun_weights).all(|(up, hidden)| up + hidden <= 2));
    }
    for back in position.returns.iter().flatten() {
        assert!(position.tile_at(back.tile).is_some(), "the tile that may not go back is missing");
    }
}

/// BL-25: checks that the view gives back the whole position. After the end, no seat is to move.
fn the_view_shows_everything(game: &DeBeerIsLos, position: &Position) {
    let state = State { position: *position, knowledge: () };
    let mut seen = game.view(&state, Viewer::Watcher).position();
    if position.due == Due::Nothing {
        seen.to_move = position.to_move;
    }
    assert_eq!(seen, *position);
}

/// Returns whether the match ended before the ten turns were over (BL-20).
fn over_early(position: &Position) -> bool {
    let gone = |colour| position.coloured(colour).is_empty();
    position.due == Due::Nothing && position.turns_left > 0 && (gone(Colour::Brown) || gone(Colour::Blue))
}

#[test]
fn the_game_obeys_the_laws_under_many_options() {
    for json in VARIANTS {
        let game = DeBeerIsLos::new(options(json), 2).expect("the options are valid");
        let invariant = |game: &DeBeerIsLos, position: &Position| {
            all_tiles_are_somewhere(game, position);
            the_view_shows_everything(game, position);
        };
        Laws::new(&game).walks(8).candidates(candidates()).invariant(invariant).run();
    }
}

#[test]
fn imagined_positions_match_the_view() {
    for json in VARIANTS {
        imagining(&DeBeerIsLos::new(options(json), 2).expect("the options are valid"), 2);
    }
}

#[test]
fn positions_are_small() {
    assert!(size_of::<Position>() <= 192, "{}", size_of::<Position>());
    assert!(size_of::<Action>() <= 4);
}

/// In random games, half with a crowded forest at the end and half with a sparse one, both lists agree.
#[test]
fn legal_actions_agree_with_the_naive_rules() {
    for (seed, json) in VARIANTS.into_iter().cycle().take(30).enumerate() {
        let game = DeBeerIsLos::new(options(json), 2).expect("the options are valid");
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed as u64);
        let mut position = game.initial();
        let mut legal = Vec::new();
        loop {
            let step = match game.turn(&position) {
                Turn::Over => break,
                Turn::Chance => Step::Chance(game.sample_chance(&position, &mut rng)),
                Turn::Decide(seats) => {
                    let seat = seats.first().expect("at least one seat decides");
                    legal.clear();
                    game.legal_actions(&position, seat, &mut legal);
                    let mut texts: Vec<String> = legal.iter().map(|&action| game.action_text(action)).collect();
                    texts.sort_unstable();
                    assert_eq!(texts, Naive::of(&game, &position).legal(), "{json} {position:?}");
                    // A player who captures whenever possible thins out the forest.
                    let captures = |action: &&Action| matches!(action, Action::Move { to, .. } if position.occupied().contains(*to));
                    let capture = legal.iter().find(captures).filter(|_| seed % 2 == 0 && rng.below(4) > 0);
                    Step::Act(seat, capture.copied().unwrap_or_else(|| pick::<DeBeerIsLos>(&legal, &mut rng)))
                }
            };
            game.apply(&mut position, step, &mut Silent);
        }
    }
}

/// From the start there are 48 flips with 7 kinds each. After a hunter there are 4 guns. After any other kind there are
/// 47 more flips, and one more move for a lumberjack flipped next to the empty centre (4 spaces). Brown can't move
/// blue's tiles, and birds rest.
#[test]
fn perft_from_the_start_agrees_with_counts_by_hand() {
    let game = DeBeerIsLos::new(options("{}"), 2).expect("the options are valid");
    let count = |depth| perft(&game, &game.initial(), depth);
    assert_eq!(count(1), 48);
    assert_eq!(count(2), 48 * 7);
    assert_eq!(count(3), 48 * (4 + 6 * 47) + 4);
    assert_eq!(count(3), 13_732);
    // If brown goes first, blue can move a bear or fox that was flipped next to the centre.
    let brown = DeBeerIsLos::new(options(r#"{"first": "brown"}"#), 2).expect("the options are valid");
    assert_eq!(perft(&brown, &brown.initial(), 3), 48 * (4 + 6 * 47) + 4 + 4);
}

/// After a flipped hunter's gun, the next player can flip, and can move a hunter that is next to the centre to it.
#[test]
fn perft_after_the_first_hunter_agrees_with_counts_by_hand() {
    let game = DeBeerIsLos::new(options("{}"), 2).expect("the options are valid");
    let mut position = game.initial();
    for text in ["flip d3", "hunter"] {
        let step = match game.turn(&position) {
            Turn::Chance => Step::Chance(game.read_chance(text).expect("an outcome")),
            _ => Step::Act(position.to_move, game.read_action(text).expect("the text is an action")),
        };
        game.apply(&mut position, step, &mut Silent);
    }
    assert_eq!([1, 2].map(|depth| perft(&game, &position, depth)), [4, 4 * 48]);
    // Next come 7 kinds after a flip. After the move, blue can only flip.
    assert_eq!(perft(&game, &position, 3), 4 * (47 * 7 + 47));
}

/// The first count is made by hand. The fox has 6 + 6 spaces and two exits. After an exit, the game is over. The hunter
/// has 12 moves, or 9 with the fox on d7 (where it captures and stops), or 10 with the fox on g2 (which blocks it): 2 +
/// 10 × 12 + 9 + 10 = 141. In the second position, the bear has one step, then only the way back, so it skips.
#[test]
fn perft_in_the_final_phase_agrees_with_the_naive_rules() {
    let crowded = "a1 fox, a2 tree, b1 duck, b3 bear, c3 lumberjack, c4 tree, d4 hunter-west, d6 pheasant, e2 hunter-north, \
                   e5 fox, f4 tree, g4 duck, d1 bear, a6 tree, g7 hunter-south";
    for (json, tiles, turns, counts) in [
        (r#"{"games": 1}"#, "d2 fox, g7 hunter-west", 10, [14, 141, 1_636, 16_045]),
        (r#"{"games": 1}"#, "a2 bear, b1 tree, b2 tree, a3 tree, g7 hunter-north", 10, [1, 12, 12, 126]),
        (r#"{"games": 1}"#, crowded, 3, [33, 1_231, 35_919, 35_919]),
        (
            r#"{"games": 1, "no_way_back": "own"}"#,
            "d4 duck, a4 bear, g4 lumberjack, c2 pheasant",
            4,
            [26, 395, 6_049, 91_663],
        ),
    ] {
        for colour in [Colour::Blue, Colour::Brown] {
            let mut scene = forest(json, colour, tiles);
            scene.state.position.turns_left = turns;
            let naive = Naive::of(&scene.game, &scene.state.position);
            let ours = [1, 2, 3, 4].map(|depth| perft(&scene.game, &scene.state.position, depth));
            assert_eq!(ours, [1, 2, 3, 4].map(|depth| naive.perft(depth)), "{tiles}");
            if colour == Colour::Blue {
                assert_eq!(ours, counts, "{tiles}");
            }
        }
    }
}

const GOLDEN: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/golden/de-beer-is-los");

#[test]
fn playthroughs_match_the_golden_files() {
    for (name, json, seed) in [
        ("single", r#"{"games": 1}"#, 1),
        ("variant", r#"{"games": 1, "first": "brown", "guns": "two_each", "no_way_back": "own", "quiet": 2}"#, 3),
    ] {
        let game = DeBeerIsLos::new(options(json), 2).expect("the options are valid");
        golden(format!("{GOLDEN}/{name}.txt"), &playthrough(&game, seed));
    }
}

/// Compares only what is special about a whole match: the change from the first game to the second, and the end.
#[test]
fn a_whole_match_matches_the_golden_file() {
    let game = DeBeerIsLos::new(options("{}"), 2).expect("the options are valid");
    let text = playthrough(&game, 2);
    let lines: Vec<&str> = text.lines().collect();
    let change = lines.iter().position(|line| line.contains("game_ended")).expect("the first game ends");
    let parts = [&lines[..4], &lines[change - 20..change + 20], &lines[lines.len() - 10..]];
    golden(format!("{GOLDEN}/match.txt"), &(parts.map(|part| part.join("\n")).join("\n…\n") + "\n"));
}
