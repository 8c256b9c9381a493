//! What stands in a table's log.
//!
//! An entry is either steps of the game, one a line as in a record, or one thing that happened around the game, as JSON
//! on one line. Names never stand in a log: a person who wants to be forgotten is forgotten.

use bearcade_core::Seat;
use bearcade_store::Millis;
use serde::{Deserialize, Serialize};

/// An entry of a table's log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Entry {
    /// A decision and the chance steps that followed it; or a seat's leaving.
    Steps(String),
    /// Something around the game.
    Around(Around),
}

/// Something that happened around the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Around {
    /// A person took a seat.
    Sat { seat: Seat, person: String },
    /// A bot was put on a seat.
    Bot { seat: Seat, level: String },
    /// A seat became free before the game began.
    Stood { seat: Seat },
    /// The game began.
    Began,
    /// A bot plays on for a player who left or ran out of time, and who may come back; or for one who gave up, who may not.
    TakenOver { seat: Seat, level: String, why: Why },
    /// The owner of a seat plays on.
    Back { seat: Seat },
    /// A seat asks to take back its last decision.
    AskedUndo { seat: Seat },
    /// Another seat agrees; others are still to be asked.
    AgreedUndo { seat: Seat },
    /// Another seat does not agree.
    RefusedUndo { seat: Seat },
    /// A seat's last decision was taken back, and all that followed it.
    Undone { seat: Seat },
    /// A seat was given a hint. Only the first help of a seat is noted: it is the same for ratings how much there was.
    Advised { seat: Seat },
    /// The table was given up.
    Abandoned,
    /// The site was away for so long, and no clock ran meanwhile.
    Paused { millis: Millis },
    /// The same players meet again at another table.
    Rematch { table: String },
}

/// Why a bot plays on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Why {
    /// The player left.
    Left,
    /// The player's time ran out.
    Flag,
    /// The player gave up.
    GaveUp,
}

impl Entry {
    /// The entry as a store keeps it.
    pub(crate) fn write(&self) -> String {
        match self {
            Self::Steps(lines) => lines.clone(),
            Self::Around(around) => serde_json::to_string(around).expect("it is plain data"),
        }
    }

    /// Reads an entry that a store kept.
    pub(crate) fn read(body: &str) -> Result<Self, String> {
        if body.starts_with("> ") {
            return Ok(Self::Steps(body.to_owned()));
        }
        serde_json::from_str(body).map(Self::Around).map_err(|error| format!("not an entry: {error}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn entries_are_written_and_read_back() {
        let seat = Seat::new(1);
        let entries = [
            Entry::Steps("> 0 roll\n> * 4\n".to_owned()),
            Entry::Around(Around::Sat { seat, person: "000000000001".to_owned() }),
            Entry::Around(Around::Began),
            Entry::Around(Around::Advised { seat }),
            Entry::Around(Around::TakenOver { seat, level: "brown".to_owned(), why: Why::Flag }),
            Entry::Around(Around::TakenOver { seat, level: "brown".to_owned(), why: Why::GaveUp }),
        ];
        for entry in entries {
            assert_eq!(Entry::read(&entry.write()), Ok(entry));
        }
        assert!(Entry::read("nonsense").is_err());
    }
}
