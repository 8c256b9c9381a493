//! Saved games and rules pages.

use std::io::Write;

use bearcade_narrate::{Words, arg, rulebook};
use bearcade_tui::Saves;
use clap::{Args, Subcommand};
use serde_json::json;

use crate::Failure;
use crate::play::{Face, no_such_game};

/// What `bearcade games` takes.
#[derive(Args)]
#[command(
    after_help = "Examples:\n  bearcade games\n  bearcade games --json\n  bearcade games export el-oso-3 > game.txt\n  \
                        bearcade play --resume el-oso-3\n  bearcade replay --game el-oso-3"
)]
pub(crate) struct Games {
    #[command(subcommand)]
    command: Option<GamesCommand>,
    /// Print one JSON object a line.
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    face: Face,
}

#[derive(Subcommand)]
enum GamesCommand {
    /// Print a saved game's record.
    Export {
        /// Its name.
        name: String,
    },
}

/// What `bearcade rules` takes.
#[derive(Args)]
#[command(after_help = "Examples:\n  bearcade rules el-oso\n  bearcade rules hold-my-bear --lang es | less")]
pub(crate) struct Rules {
    /// The game.
    game: String,
    #[command(flatten)]
    face: Face,
}

pub(crate) fn games(arguments: &Games, out: &mut impl Write) -> Result<(), Failure> {
    let saves = Saves::of_user().map_err(|error| Failure::Message(error.to_string()))?;
    if let Some(GamesCommand::Export { name }) = &arguments.command {
        let saved = saves.read(name).map_err(|error| Failure::Message(error.to_string()))?;
        write!(out, "{}", saved.record)?;
        return Ok(());
    }
    let words = Words::new(arguments.face.lang());
    let list = saves.list();
    if list.is_empty() && !arguments.json {
        writeln!(out, "{}", words.text("ui-no-games"))?;
    }
    for saved in list {
        let players: Vec<String> = saved.table.players.iter().map(ToString::to_string).collect();
        let state = saved.record.result.as_deref();
        if arguments.json {
            let game = json!({
                "name": saved.id, "game": saved.record.game, "players": players, "began": saved.table.began,
                "steps": saved.record.lines.len(), "result": state,
            });
            writeln!(out, "{game}")?;
        } else {
            let in_progress = || words.say("ui-in-progress", &[arg("steps", saved.record.lines.len())]);
            let state = state.map_or_else(in_progress, str::to_owned);
            writeln!(out, "{:<22} {:<28} {state}", saved.id, players.join(", "))?;
        }
    }
    Ok(())
}

pub(crate) fn rules(arguments: &Rules, out: &mut impl Write) -> Result<(), Failure> {
    let page = rulebook(&arguments.game, arguments.face.lang()).ok_or_else(|| no_such_game(&arguments.game))?;
    write!(out, "{page}")?;
    Ok(())
}
