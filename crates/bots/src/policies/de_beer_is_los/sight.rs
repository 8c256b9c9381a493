//! What each colour can get at.

use bearcade_games::de_beer_is_los::{Action, Colour, DeBeerIsLos, Direction, Position, Spaces, Tile};

/// Everything that a colour could capture if it had the next turn (BL-13, BL-14). What BL-10 bars is not left out.
#[inline]
pub(super) fn prey(position: &Position, colour: Colour, occupied: Spaces) -> Spaces {
    let birds = position.birds();
    let mut prey = Spaces::NONE;
    match colour {
        Colour::Brown => {
            let game = position.coloured(Colour::Blue) | birds;
            for gun in Direction::ALL {
                for from in position.of(Tile::Hunter(gun)).iter() {
                    prey = prey | from.sight(gun, occupied) & game;
                }
            }
            prey | position.of(Tile::Lumberjack).beside() & position.of(Tile::Tree)
        }
        Colour::Blue => {
            for from in position.of(Tile::Fox).iter() {
                prey = prey | from.sights(occupied) & birds;
            }
            prey | position.of(Tile::Bear).beside() & position.coloured(Colour::Brown)
        }
    }
}

/// The points of the best tile on these spaces; 0 if there is none (BL-21).
#[inline]
pub(super) fn dearest(position: &Position, spaces: Spaces) -> u16 {
    let on = |some: Spaces| !(some & spaces).is_empty();
    if on(position.of(Tile::Bear)) {
        10
    } else if on(position.coloured(Colour::Brown) | position.of(Tile::Fox)) {
        5
    } else if on(position.of(Tile::Pheasant)) {
        3
    } else if on(position.of(Tile::Duck) | position.of(Tile::Tree)) {
        2
    } else {
        0
    }
}

/// The points that an action makes at once.
pub(super) fn bagged(position: &Position, action: Action) -> u16 {
    match action {
        Action::Move { to, .. } => dearest(position, Spaces::one(to)),
        Action::Exit { from, .. } => dearest(position, Spaces::one(from)),
        Action::Flip(_) | Action::Skip => 0,
    }
}

/// The most points that the player to move can make on this turn.
#[inline]
pub(super) fn best_bag(game: &DeBeerIsLos, position: &Position) -> u16 {
    let occupied = position.occupied();
    let mover = position.to_move;
    let mut goals = Spaces::NONE;
    if position.returns[mover.index()].is_some_and(|back| occupied.contains(back.barred)) {
        // BL-10 may bar a capture: look at every tile.
        game.for_each_tile(position, |_, ends| goals = goals | ends & occupied);
    } else {
        goals = prey(position, position.colour(mover), occupied);
    }
    game.for_each_exit(position, |from, _| goals.insert(from));
    dearest(position, goals)
}
