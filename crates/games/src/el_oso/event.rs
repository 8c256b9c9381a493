#![expect(missing_docs, reason = "fields use the rulebook's words, and the variant's comment explains them")]

use serde::Serialize;

use super::board::{Side, Space};
use super::dice::Dice;
use super::state::{Class, End};

/// Something that happened. All events are public.
///
/// For Bear pieces, the move comes first (`bear_moved`, `entered`, `rained`), with the pieces that move. If the target
/// space is occupied, `merged` or `captured` follows and says what remains on the space.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    /// EO-5: a piece of the setup was added to a stack, which now has this height.
    Placed { side: Side, die: u8, space: Space, height: u8, to_place: u8 },
    /// EO-5: a die of the setup must be rolled again.
    RolledAgain { side: Side, die: u8, why: Why },
    /// EO-6: a turn of the player began, counted from 1.
    TurnBegan { turn: u32 },
    /// EO-7: a stack moved.
    Moved { from: Space, to: Space, height: u8 },
    /// EO-11: a stack left the board; `sky` counts the Sky afterwards.
    LeftToSky { from: Space, height: u8, sky: u8 },
    /// EO-12: a stack passed.
    Passed { space: Space, height: u8 },
    /// EO-14: the Bear rolled. The effects of the dice follow in this order.
    Rolled { turn: u32, dice: Dice },
    /// EO-14, EO-18: a die had no effect.
    Blank { die: u8, why: Why },
    /// EO-15, EO-16: the column's highest Bear stack moved down one space.
    BearMoved { die: u8, from: Space, to: Space, height: u8 },
    /// EO-16, EO-20: the arriving pieces merged with the Bear stack on the space, which now has this height.
    Merged { space: Space, height: u8 },
    /// EO-17, EO-20: `removed` pieces of each side were removed. `player` and `bear` count what is left on the space,
    /// `pit` and `cave` what the Pit and the Cave now hold.
    Captured { space: Space, removed: u8, player: u8, bear: u8, pit: u8, cave: u8 },
    /// EO-18: a stack entered from the Cave. `cave` counts what is left there.
    Entered { die: u8, space: Space, height: u8, cave: u8 },
    /// EO-19: a stack fell to the Ground, which now holds `ground` pieces.
    Grounded { die: u8, from: Space, height: u8, ground: u8 },
    /// EO-20: a rain piece landed. `ground` counts what is left on the Ground.
    Rained { die: u8, space: Space, ground: u8 },
    /// EO-20: a rain piece went to the Cave.
    RainedToCave { die: u8, why: Why, ground: u8, cave: u8 },
    /// EO-22 to EO-24: the game is over.
    Ended { why: End, sky: u8, class: Class },
}

/// The reason a die had no effect, or sent a rain piece to the Cave.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Why {
    /// The die shows a 6.
    Six,
    /// The stack in the die's column has five pieces.
    Full,
    /// The Cave is empty.
    EmptyCave,
}
