use std::fmt::Write as _;

use bearcade_core::NotationError;

use super::board::Space;

/// The player's action: move a stack, leave the board with it, pass with it (EO-7), or stop the game (EO-23).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// EO-8 to EO-10: move the stack on one space to another.
    Move(Space, Space),
    /// EO-11: leave the board with the stack on a space.
    Sky(Space),
    /// EO-12: pass with the stack on a space.
    Pass(Space),
    /// EO-23: stop the game.
    Stop,
}

pub(super) fn write_action(action: Action, out: &mut String) {
    let written = match action {
        Action::Move(from, to) => write!(out, "{from}-{to}"),
        Action::Sky(from) => write!(out, "{from}-sky"),
        Action::Pass(from) => write!(out, "{from}-pass"),
        Action::Stop => write!(out, "stop"),
    };
    written.expect("writing to a string never fails");
}

pub(super) fn read_action(text: &str) -> Result<Action, NotationError> {
    let expected = || NotationError::expected("a move such as c1-b2, c5-sky, c1-pass, or stop");
    if text == "stop" {
        return Ok(Action::Stop);
    }
    let (from, to) = text.split_once('-').ok_or_else(expected)?;
    let from = Space::read(from)?;
    match to {
        "sky" => Ok(Action::Sky(from)),
        "pass" => Ok(Action::Pass(from)),
        _ => Space::read(to).map(|to| Action::Move(from, to)).map_err(|_| expected()),
    }
}
