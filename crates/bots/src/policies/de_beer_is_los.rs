use bearcade_core::{Game, Rng, Seat, Silent, Step, Turn};
use bearcade_games::de_beer_is_los::{Action, Colour, DeBeerIsLos, Direction, Due, Position, Spaces, Tile};

use crate::policy::best;
use crate::{Budget, Choice, Estimate, Level, Policy, Seen};

/// Values are counted in this many parts of a point.
const POINT: i64 = 60;
/// What a point that could be made on the next turn is worth, in parts: the opponent moves first and may spoil it.
const MINE: i64 = 30;
/// What a point that the opponent could make at once costs.
const THEIRS: i64 = 60;
/// A flip is better than a move that achieves as little.
const PROGRESS: i64 = 1;

impl Policy for DeBeerIsLos {
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

/// Takes the most valuable prey, or a tile out, unless more is lost by it than won; keeps away from guns and claws;
/// flips where what may appear does the opponent least good.
fn black(game: &DeBeerIsLos, seen: Seen<'_, DeBeerIsLos>, rng: &mut impl Rng) -> Action {
    let Seen { view, seat, legal } = seen;
    let position = view.position();
    best(legal, rng, |action| {
        let mut after = position;
        game.apply(&mut after, Step::Act(seat, action), &mut Silent);
        let flip = matches!(action, Action::Flip(_));
        i64::from(bagged(&position, action)) * POINT
            + outlook(game, &after, seat, view.game)
            + i64::from(flip) * PROGRESS
    })
}

/// The points that an action makes.
fn bagged(position: &Position, action: Action) -> u16 {
    let tile = match action {
        Action::Move { to, .. } => position.tile_at(to),
        Action::Exit { from, .. } => position.tile_at(from),
        Action::Flip(_) | Action::Skip => None,
    };
    tile.map_or(0, |tile| tile.kind().points())
}

/// What a position promises a seat that has just acted in the game with this number; while a tile is being flipped, on
/// average.
fn outlook(game: &DeBeerIsLos, position: &Position, seat: Seat, number: u8) -> i64 {
    if game.turn(position) == Turn::Chance {
        let mut outcomes = Vec::new();
        game.chance_outcomes(position, &mut outcomes);
        let total: u32 = outcomes.iter().map(|&(_, weight)| weight).sum();
        let weighted = outcomes.into_iter().map(|(chance, weight)| {
            let mut after = *position;
            game.apply(&mut after, Step::Chance(chance), &mut Silent);
            i64::from(weight) * outlook(game, &after, seat, number)
        });
        return weighted.sum::<i64>() / i64::from(total);
    }
    if position.due == Due::Nothing || position.game != number {
        return 0; // This game is over.
    }
    MINE * prospect(position, seat) - THEIRS * prospect(position, seat.next(2))
}

/// The points that a seat has before its eyes: one capture before the final phase, in it all that its turns suffice for.
fn prospect(position: &Position, seat: Seat) -> i64 {
    let prey = prey(position, position.colour(seat));
    let captures = Tile::ALL.into_iter().flat_map(|tile| {
        (position.of(tile) & prey).iter().map(move |_| Gain { points: tile.kind().points(), turns: 1 })
    });
    if !position.is_final_phase() {
        return captures.map(|gain| i64::from(gain.points)).max().unwrap_or_default();
    }
    let mut gains: Vec<Gain> = captures.chain(ways_out(position, position.colour(seat))).collect();
    gains.sort_unstable_by_key(|gain| u32::from(gain.turns) * 60 / u32::from(gain.points));
    let mut turns = position.turns_left / 2 + u8::from(position.to_move == seat) * (position.turns_left % 2);
    let mut points = 0;
    for gain in gains {
        if gain.turns <= turns {
            turns -= gain.turns;
            points += i64::from(gain.points);
        }
    }
    points
}

/// Points that can be made in so many turns.
struct Gain {
    points: u16,
    turns: u8,
}

/// Everything that a colour could capture if it had the next turn (BL-13, BL-14).
fn prey(position: &Position, colour: Colour) -> Spaces {
    let occupied = position.occupied();
    let mut prey = Spaces::NONE;
    match colour {
        Colour::Brown => {
            let game = position.coloured(Colour::Blue) | position.birds();
            for gun in Direction::ALL {
                for from in position.of(Tile::Hunter(gun)).iter() {
                    prey = prey | from.sight(gun, occupied) & game;
                }
            }
            prey | position.of(Tile::Lumberjack).beside() & position.of(Tile::Tree)
        }
        Colour::Blue => {
            for from in position.of(Tile::Fox).iter() {
                prey = prey | from.sights(occupied) & position.birds();
            }
            prey | position.of(Tile::Bear).beside() & position.coloured(Colour::Brown)
        }
    }
}

/// Every tile of a colour, with the turns it needs to leave the forest at best (BL-17).
fn ways_out(position: &Position, colour: Colour) -> impl Iterator<Item = Gain> {
    /// More turns than the final phase has.
    const NEVER: u8 = 6;
    let occupied = position.occupied();
    let mut doors = Spaces::NONE;
    let mut lanes = Spaces::NONE;
    for exit in Direction::ALL {
        let door = exit.exit();
        doors.insert(door);
        lanes.insert(door);
        if !occupied.contains(door) {
            lanes = lanes | door.sight(exit.opposite(), occupied);
        }
    }
    let slow = position.of(Tile::Bear) | position.of(Tile::Lumberjack);
    position.coloured(colour).iter().map(move |from| {
        let mut reached = Spaces::one(from);
        let goal = if slow.contains(from) { doors } else { lanes };
        let turns = (1..NEVER).find(|_| {
            let there = !(reached & goal).is_empty();
            let next = if slow.contains(from) {
                reached.beside()
            } else {
                reached.iter().fold(Spaces::NONE, |all, space| all | space.sights(occupied))
            };
            reached = reached | next & !occupied;
            there
        });
        let kind = position.tile_at(from).expect("a coloured tile").kind();
        Gain { points: kind.points(), turns: turns.unwrap_or(NEVER) }
    })
}

#[cfg(test)]
mod tests {
    use bearcade_conformance::options;
    use bearcade_core::{Game, Rng, Seat, Turn, Viewer};
    use bearcade_games::de_beer_is_los::{Action, DeBeerIsLos};
    use bearcade_table::{Dice, Match};
    use rand_chacha::ChaCha8Rng;
    use rand_chacha::rand_core::SeedableRng;

    use crate::{Budget, Level, Policy, Seen};

    /// The points of a black bear on one seat and of random play on the other.
    fn points(json: &str, seed: u64, bear: Seat) -> [i64; 2] {
        let mut played = Match::new(DeBeerIsLos::new(options(json), 2).expect("good options"));
        let dice = Dice::seeded(seed);
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        loop {
            let seat = match played.turn() {
                Turn::Over => break,
                Turn::Chance => {
                    played.throw(&dice).expect("due");
                    continue;
                }
                Turn::Decide(seats) => seats.first().expect("a seat"),
            };
            let legal: Vec<Action> = played.legal_actions(seat);
            let action = if seat == bear {
                played
                    .game()
                    .choose(
                        Level::Black,
                        Seen { view: &played.view(Viewer::Seat(seat)), seat: seat, legal: &legal },
                        &Budget::default(),
                        &mut rng,
                    )
                    .action
            } else {
                legal[rng.below(legal.len() as u32) as usize]
            };
            played.act(seat, action).expect("a legal action");
        }
        let scores = played.state().position.match_scores().map(|score| i64::from(score.points));
        [scores[bear.index()], scores[bear.next(2).index()]]
    }

    #[test]
    fn beats_random_play_on_both_seats_and_in_every_variant() {
        let variants =
            ["{}", r#"{"games": 1, "first": "brown", "guns": "two_each"}"#, r#"{"no_way_back": "own", "quiet": 3}"#];
        for json in variants {
            for seat in Seat::all(2) {
                let results: Vec<[i64; 2]> = (0..20).map(|seed| points(json, seed, seat)).collect();
                let wins = results.iter().filter(|[bear, random]| bear > random).count();
                let [bears, others] = [0, 1].map(|side| results.iter().map(|result| result[side]).sum::<i64>());
                assert!(wins >= 18 && bears > 3 * others, "{json}, seat {seat}: {results:?}");
            }
        }
    }
}
