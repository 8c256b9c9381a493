#![expect(
    missing_docs,
    reason = "the fields of an event are named by the rulebook's words; the variant says what happened"
)]

use serde::Serialize;

use super::board::{Side, Space};
use super::dice::Dice;
use super::state::{Class, End};

/// Something that happened. Everything is public.
///
/// A Bear stack's way (`bear_moved`, `entered`, `rained`) comes first, with the pieces that go it; if it ends where
/// pieces stand, `merged` or `captured` follows and says what is on the space after it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    /// EO-5: a piece of the setup was added to a stack, which now has this height.
    Placed { side: Side, die: u8, space: Space, height: u8, to_place: u8 },
    /// EO-5: a die of the setup that has to be rolled again.
    RolledAgain { side: Side, die: u8, why: Why },
    /// EO-6: the player's turn begins, counted from 1.
    TurnBegan { turn: u32 },
    /// EO-7: a stack moved.
    Moved { from: Space, to: Space, height: u8 },
    /// EO-11: a stack left the board; `sky` is the Sky after it.
    LeftToSky { from: Space, height: u8, sky: u8 },
    /// EO-12: a stack passed.
    Passed { space: Space, height: u8 },
    /// EO-14: the Bear rolled; what each die does follows, in this order.
    Rolled { turn: u32, dice: Dice },
    /// EO-14, EO-18: a die that does nothing.
    Blank { die: u8, why: Why },
    /// EO-15, EO-16: the column's highest Bear stack went down one space.
    BearMoved { die: u8, from: Space, to: Space, height: u8 },
    /// EO-16, EO-20: the pieces that came joined the Bear stack on the space, which now has this height.
    Merged { space: Space, height: u8 },
    /// EO-17, EO-20: so many pieces of each side were removed. `player` and `bear` are left on the space, and the Pit
    /// and the Cave hold so many after it.
    Captured { space: Space, removed: u8, player: u8, bear: u8, pit: u8, cave: u8 },
    /// EO-18: a stack came out of the Cave, which keeps the rest.
    Entered { die: u8, space: Space, height: u8, cave: u8 },
    /// EO-19: a stack fell to the Ground, which now holds so many.
    Grounded { die: u8, from: Space, height: u8, ground: u8 },
    /// EO-20: a piece of the rain landed; the Ground keeps the rest.
    Rained { die: u8, space: Space, ground: u8 },
    /// EO-20: a piece of the rain went to the Cave.
    RainedToCave { die: u8, why: Why, ground: u8, cave: u8 },
    /// EO-22 to EO-24: the game is over.
    Ended { why: End, sky: u8, class: Class },
}

/// Why a die did not do what dice do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Why {
    /// It shows a 6.
    Six,
    /// The stack in its column has five pieces.
    Full,
    /// The Cave is empty.
    EmptyCave,
}
