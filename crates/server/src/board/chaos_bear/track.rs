//! The track as a winding road. It has no end, so only the stretches around the pieces are drawn.

use std::fmt::Write as _;

use bearcade_core::Seat;
use bearcade_narrate::{Narrate as _, Teller};
use bearcade_table::games::chaos_bear::{ChaosBear, View};
use maud::{Markup, html};

use super::{BEAR_DIE, mood};
use crate::art::{piece_shape, placed};

/// Places in a row of the road.
const IN_A_ROW: usize = 8;
/// A road of up to this many squares is drawn whole.
const MOST_WHOLE: i32 = 40;
/// A stretch that would be left out is drawn all the same if it is as short as this.
const SHORT: i32 = 2;
/// How far a stretch goes on ahead of a piece: a roll.
const AHEAD: i32 = 6;

const STEP: i32 = 44;
const ROW: i32 = 62;
/// Where the first place is, so that the road's bends have room.
const LEFT: i32 = 54;
const TOP: i32 = 40;
const WIDTH: i32 = LEFT * 2 + STEP * (IN_A_ROW as i32 - 1);

/// A place on the drawn road.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Place {
    Square(i32),
    /// So many squares that are not drawn.
    Gap(i32),
}

/// The places to draw, from the lowest square up. They begin with a whole row of the road, so that most moves leave every
/// square where it was, and the pieces can be seen to move along.
fn places(view: &View) -> Vec<Place> {
    let bear = view.bear.square;
    let running = view.players.iter().filter(|runner| runner.alive).map(|runner| runner.square);
    let mut stretches: Vec<(i32, i32)> = running.map(|square| (square - 1, square + AHEAD)).collect();
    // A bear with much energy may reach further than anybody wants to see.
    stretches.push((bear - 1, bear + (view.bear.energy + BEAR_DIE).min(2 * AHEAD)));
    stretches.sort_unstable();
    let whole = stretches.iter().map(|stretch| stretch.1).max().unwrap_or(0) - stretches[0].0 < MOST_WHOLE;
    let mut places = Vec::new();
    let first = stretches[0].0.max(0);
    stretches[0].0 = first - first % IN_A_ROW as i32;
    let mut next = stretches[0].0;
    for (from, to) in stretches {
        if from > next && !whole && from - next > SHORT {
            places.push(Place::Gap(from - next));
            next = from;
        }
        while next <= to {
            places.push(Place::Square(next));
            next += 1;
        }
    }
    places
}

/// The road: its rows go to the right and to the left in turn, each always the same way, whichever is drawn first.
#[derive(Clone, Copy)]
struct Road {
    /// Does the first row that is drawn go to the left?
    begins_leftward: bool,
}

impl Road {
    fn beginning_with(first: Option<&Place>) -> Self {
        let square = match first {
            Some(Place::Square(square)) => *square,
            _ => 0,
        };
        Self { begins_leftward: (square / IN_A_ROW as i32) % 2 == 1 }
    }

    const fn is_leftward(self, row: usize) -> bool {
        (row % 2 == 1) != self.begins_leftward
    }

    /// The middle of a place.
    fn middle(self, index: usize) -> (i32, i32) {
        let (row, column) = (index / IN_A_ROW, index % IN_A_ROW);
        let column = if self.is_leftward(row) { IN_A_ROW - 1 - column } else { column };
        (LEFT + column as i32 * STEP, TOP + row as i32 * ROW)
    }

    /// The line along the middle.
    fn line(self, places: usize) -> String {
        let (x, y) = self.middle(0);
        let mut line = format!("M{x} {y}");
        for index in 1..places {
            let (x, y) = self.middle(index);
            let drawn = if index % IN_A_ROW == 0 {
                let sweep = u8::from(self.is_leftward(index / IN_A_ROW));
                write!(line, "A{0} {0} 0 0 {sweep} {x} {y}", ROW / 2)
            } else if (index + 1) % IN_A_ROW == 0 || index + 1 == places {
                write!(line, "H{x}")
            } else {
                Ok(())
            };
            drawn.expect("a string takes any text");
        }
        line
    }
}

/// The road is drawn at every move for everybody who looks: in whole numbers and in one go.
pub(super) fn draw(game: &ChaosBear, view: &View, teller: &Teller) -> Markup {
    let places = places(view);
    let rows = places.len().div_ceil(IN_A_ROW) as i32;
    let height = TOP * 2 + ROW * (rows - 1);
    let road = Road::beginning_with(places.first());
    let line = road.line(places.len());
    let first_reached = view.bear.square + view.bear.energy + 1;
    html! {
        svg.track viewBox={ "0 0 " (WIDTH) " " (height) } data-press="track" role="img" aria-label=(game.answer(view, "status", teller)) {
            path.road-edge d=(line) {}
            path.road d=(line) {}
            @for (index, &place) in places.iter().enumerate() {
                @let (x, y) = road.middle(index);
                @let foot = match place {
                    Place::Square(square) => square,
                    Place::Gap(squares) => squares,
                };
                @if let Place::Square(square) = place {
                    @let is_reached = square > view.bear.square && square < first_reached + BEAR_DIE;
                    @let draws = game.is_draw_square(square);
                    rect.square.reached[is_reached].draws[draws] data-place=(square) x=(x - 19) y=(y - 19) width="38" height="38" rx="9" {}
                    @if draws {
                        path.draw-mark d={ "M" (x) " " (y - 15) "l7 9.5l-7 9.5l-7-9.5z" } {}
                    }
                } @else {
                    text.gap x=(x) y=(y + 2) { "···" }
                }
                // A long number is written smaller.
                text.number.long[foot >= 10_000] x=(x) y=(y + 15) { (foot) }
            }
            (pieces(view, teller, &places, road))
        }
    }
}

/// Who stands where: the bear, larger than a square and behind everybody, and the runners.
fn pieces(view: &View, teller: &Teller, places: &[Place], road: Road) -> Markup {
    let middle = |square: i32| {
        let index = places.iter().position(|&place| place == Place::Square(square))?;
        Some(road.middle(index))
    };
    let running = || view.players.iter().enumerate().filter(|(_, runner)| runner.alive);
    html! {
        @if let Some((x, y)) = middle(view.bear.square) {
            g data-piece="bear" data-at=(view.bear.square) { (placed(mood(view.bear.energy), (x - 26, y - 36), 52)) }
        }
        @for (seat, runner) in running() {
            @let here = running().filter(|(_, other)| other.square == runner.square);
            @let before = here.clone().take_while(|&(other, _)| other != seat).count();
            @if let Some((x, y)) = middle(runner.square) {
                @let (dx, dy, scale) = spot(before, here.count());
                @let place = format!("translate({} {}) scale({scale})", x + dx, y + dy);
                g.runner data-piece={ "runner-" (seat) } data-at=(runner.square) transform=(place) { (piece_shape(seat, teller.name(Seat::new(seat as u8)))) }
            }
        }
    }
}

/// Where on a square a runner's corner is, seen from the middle, and how large the runner is, by how many share it.
fn spot(index: usize, sharing: usize) -> (i32, i32, &'static str) {
    match sharing {
        0 | 1 => (-13, -21, "0.26"),
        2 => ([-19, 0][index], -18, "0.19"),
        _ => ([-18, 0][index % 2], [-28, -12][index / 2 % 2], "0.17"),
    }
}

#[cfg(test)]
mod tests {
    use bearcade_conformance::Scene;

    use super::*;

    fn scene(bear: i32, squares: [i32; 3]) -> View {
        let scene = Scene::from_position("{}", 3, |_: &ChaosBear, position| {
            position.bear = bear;
            for (runner, square) in position.runners.iter_mut().zip(squares) {
                runner.square = square;
            }
        });
        scene.view(0)
    }

    #[test]
    fn a_short_chase_is_drawn_whole() {
        let places = places(&scene(0, [30, 31, 32]));
        assert_eq!(places, (0..=38).map(Place::Square).collect::<Vec<_>>());
    }

    #[test]
    fn a_long_chase_leaves_out_what_nobody_stands_on() {
        let places = places(&scene(100, [1_000, 1_004, 500_000]));
        let gaps: Vec<i32> = places
            .iter()
            .filter_map(|place| match place {
                Place::Gap(squares) => Some(*squares),
                Place::Square(_) => None,
            })
            .collect();
        // The bear reaches 104, the second runner 1010.
        assert_eq!(gaps, [999 - 105, 499_999 - 1_011]);
        for square in [100, 1_000, 1_004, 500_000] {
            assert!(places.contains(&Place::Square(square)), "{square}");
        }
        assert!(places.len() < 64);
    }

    #[test]
    fn squares_stay_where_they_are_while_the_bear_walks_a_row() {
        let at = |bear: i32, square: i32| {
            let places = places(&scene(bear, [20, 25, 30]));
            let index = places.iter().position(|place| *place == Place::Square(square)).expect("drawn");
            Road::beginning_with(places.first()).middle(index)
        };
        assert_eq!(at(9, 25), at(16, 25));
        // Then everything moves up by a row, and not to the side.
        assert_eq!(at(17, 25), (at(16, 25).0, at(16, 25).1 - ROW));
    }

    #[test]
    fn squares_come_in_order_and_once() {
        for bear in 0..60 {
            let places = places(&scene(bear, [bear, bear + 7, bear + 23]));
            let squares: Vec<i32> = places
                .iter()
                .filter_map(|place| match place {
                    Place::Square(square) => Some(*square),
                    Place::Gap(_) => None,
                })
                .collect();
            assert!(squares.windows(2).all(|pair| pair[0] < pair[1]), "{squares:?}");
        }
    }
}
