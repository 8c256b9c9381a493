//! BL-12 to BL-15.

use bearcade_core::Seat;

use super::{Colour, Kind, Tile, act, at, forbids, forest, position, space, tile, ways};
use crate::de_beer_is_los::{Direction, Event, refusal};

/// A distant face-down tile that prevents the final phase.
const ASIDE: &str = "g7 down-tree";

fn owner(kind: Kind) -> Colour {
    kind.colour().unwrap_or(Colour::Brown)
}

#[test]
fn bl_12_the_captured_tile_is_removed_and_its_points_go_to_the_mover() {
    let mut scene = forest("{}", Colour::Blue, &format!("a1 fox, a6 pheasant, {ASIDE}, b1 hunter-east"));
    assert!(scene.legal(1).len() > 2, "capturing is not compulsory");
    act(&mut scene, "a1-a6");
    let (fox, prey) = (tile("fox"), tile("pheasant"));
    let (from, to) = (space("a1"), space("a6"));
    assert_eq!(scene.events, [Event::Captured { seat: Seat::new(1), tile: fox, from, to, prey, points: 3 }]);
    assert_eq!((at(&scene, "a1"), at(&scene, "a6")), (None, Some(fox)));
    assert!(position(&scene).of(prey).is_empty());
    assert_eq!(scene.view(1).players[1].captured.get(&Kind::Pheasant), Some(&1));
    assert_eq!((scene.view(1).players[1].score.points, scene.view(1).players[0].score.points), (3, 0));
    assert_eq!(scene.to_move(), 0);
}

/// BL-13, BL-14: tries every pair of adjacent tiles.
#[test]
fn bl_13_bl_14_each_kind_captures_only_its_prey() {
    let prey_of = |kind: Kind| match kind {
        Kind::Hunter => "bear fox pheasant duck",
        Kind::Lumberjack => "tree",
        Kind::Bear => "hunter lumberjack",
        Kind::Fox => "pheasant duck",
        Kind::Pheasant | Kind::Duck | Kind::Tree => "",
    };
    for mover in Tile::ALL {
        for target in Tile::ALL {
            // A hunter's gun points at the target. Other tiles capture in any direction.
            let (from, to) = ("d4", if mover == Tile::Hunter(Direction::East) { "e4" } else { "d5" });
            if matches!(mover, Tile::Hunter(Direction::South | Direction::West)) {
                continue;
            }
            let tiles = format!("{from} {}, {to} {}, {ASIDE}", mover.name(), target.name());
            let scene = forest("{}", owner(mover.kind()), &tiles);
            let can = prey_of(mover.kind()).split(' ').any(|prey| prey == target.kind().name());
            assert_eq!(ways(&scene, from).contains(&to.to_owned()), can, "{mover:?} {target:?}");
            assert_eq!(mover.kind().hunts(target.kind()), can);
            if !can {
                let rule = match mover.kind() {
                    Kind::Tree => refusal::TREE,
                    Kind::Hunter => refusal::HUNTER_PREY,
                    _ => refusal::WRONG_PREY,
                };
                assert_eq!(scene.refused(scene.to_move(), &format!("{from}-{to}")), rule, "{mover:?} {target:?}");
            }
        }
    }
}

#[test]
fn bl_14_a_hunter_captures_only_in_the_direction_of_its_gun() {
    let tiles = |gun| format!("d4 hunter-{gun}, d6 duck, f4 fox, d2 bear, b4 pheasant, {ASIDE}");
    for (gun, shot) in [("north", "d6"), ("east", "f4"), ("south", "d2"), ("west", "b4")] {
        let scene = forest("{}", Colour::Brown, &tiles(gun));
        let ways = ways(&scene, "d4");
        for (beside, prey) in [("d5", "d6"), ("e4", "f4"), ("d3", "d2"), ("c4", "b4")] {
            assert!(ways.contains(&beside.to_owned()), "a hunter may move in any direction");
            assert_eq!(ways.contains(&prey.to_owned()), prey == shot, "{gun} {prey}");
            if prey != shot {
                assert_eq!(scene.refused(0, &format!("d4-{prey}")), refusal::GUN);
            }
        }
    }
}

#[test]
fn bl_15_face_down_tiles_cannot_be_captured() {
    for (tiles, colour, capture) in [
        ("d4 fox, d5 down-duck", Colour::Blue, "d4-d5"),
        ("d4 fox, d6 down-duck", Colour::Blue, "d4-d6"),
        ("d4 hunter-north, d5 down-fox", Colour::Brown, "d4-d5"),
        ("d4 lumberjack, d5 down-tree", Colour::Brown, "d4-d5"),
        ("d4 bear, d5 down-hunter", Colour::Blue, "d4-d5"),
        ("d4 duck, d5 down-duck", Colour::Blue, "d4-d5"),
    ] {
        let scene = forest("{}", colour, tiles);
        assert_eq!(scene.refused(scene.to_move(), capture), refusal::HIDDEN_PREY);
        assert_eq!(forbids(&scene, capture), "BL-15");
    }
}
