//! Experiments: those of `examples` are good, and bad ones are refused with the line and the reason.

use std::fs;
use std::path::{Path, PathBuf};

use bearcade_core::Game;
use bearcade_lab::measure::Measured;
use bearcade_lab::{Experiment, Ladder};
use bearcade_table::for_each_game;

struct Scratch(PathBuf);

impl Scratch {
    fn new(name: &str) -> Self {
        let folder = std::env::temp_dir().join(format!("bearcade-experiment-{}-{name}", std::process::id()));
        fs::create_dir_all(&folder).expect("a folder");
        Self(folder)
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// The names of an experiment's variants, or what is wrong with it.
fn variants(path: &Path) -> Result<Vec<String>, String> {
    fn of<G: Measured>(experiment: &Experiment) -> Result<Vec<String>, String> {
        let variants = experiment.variants::<G>(Ladder::<G>::usual_seats()).map_err(|error| error.to_string())?;
        Ok(variants.into_iter().map(|variant| variant.name).collect())
    }
    let experiment = Experiment::read(path).map_err(|error| error.to_string())?;
    macro_rules! each {
        ($($game:ty),+) => {
            $(if experiment.game() == <$game>::SLUG {
                return of::<$game>(&experiment);
            })+
        };
    }
    for_each_game!(each);
    Err(experiment.wrong_game(bearcade_table::no_such_game(experiment.game())).to_string())
}

#[test]
fn the_examples_are_good() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples");
    let mut read = 0;
    for entry in fs::read_dir(folder).expect("examples") {
        let path = entry.expect("an example").path();
        if path.extension().is_some_and(|end| end == "toml") {
            let names = variants(&path).unwrap_or_else(|error| panic!("{error}"));
            assert!(names.len() > 1, "{}: {names:?}", path.display());
            read += 1;
        }
    }
    assert!(read >= 4, "{read} examples");
}

#[test]
fn bad_files_get_a_line_and_a_reason() {
    let scratch = Scratch::new("bad");
    fs::write(scratch.0.join("deck.tsv"), "set\tid\tnumber\thealth\tpower\nbase\tA\t1\t99\tnone\n").expect("a file");
    let file = scratch.0.join("bad.toml");
    let cases = [
        ("game = \"chess\"\n", "line 1: there is no game \"chess\""),
        ("players = []\n", "missing field `game`"),
        ("game = \"el-oso\"\ngame = 3\n", "line 2: duplicate key"),
        ("game = \"el-oso\"\n\nseed = \"x\"\n", "line 3: invalid type: string \"x\", expected u64"),
        ("game = \"el-oso\"\nplayer = [\"black\"]\n", "line 2: unknown field `player`"),
        ("game = \"el-oso\"\ngames = 0\n", "line 2: at least one game"),
        ("game = \"el-oso\"\nplayers = [\"panda\"]\n", "line 2: there is no player panda in this game"),
        ("game = \"el-oso\"\nplayers = [\"black\", \"black\"]\n", "line 2: this game is for 1 seat, not 2"),
        ("game = \"chaos-bear\"\nseats = 9\n", "line 2: this game is for 2 to 4 seats, not 9"),
        ("game = \"chaos-bear\"\nseats = 3\nplayers = [\"cub\", \"cub\"]\n", "line 3: 2 players are named for 3 seats"),
        ("game = \"chaos-bear\"\n[options]\nstart = 0\n", "line 3: option `start` takes a whole number from 1"),
        ("game = \"chaos-bear\"\n[options]\nstrat = 20\n", "line 3: there is no option `strat`"),
        ("game = \"chaos-bear\"\n[options]\nstart = 1.5\n", "line 3: an option is true or false"),
        ("game = \"chaos-bear\"\n[options]\nweights = { hunger = \"x\" }\n", "line 3: a whole number is expected"),
        (
            "game = \"chaos-bear\"\n[[variant]]\nname = \"a\"\n\n[[variant]]\nname = \"a\"\n",
            "line 5: there are two variants named \"a\"",
        ),
        (
            "game = \"hold-my-bear\"\n\n[[variant]]\nname = \"x\"\noptions = { animals = [\"ferret\", \"vole\"] }\n",
            "line 3: ",
        ),
        (
            "game = \"folly-and-fortune\"\n[options]\ndeck = { file = \"deck.tsv\" }\n",
            "the health is a whole number from 0 to 9, not \"99\"",
        ),
        ("game = \"folly-and-fortune\"\n[options]\ndeck = { file = \"none.tsv\" }\n", "line 3: "),
        ("game = \"folly-and-fortune\"\n[options]\ndeck = { path = \"deck.tsv\" }\n", "line 3: a text is written out"),
    ];
    for (text, expected) in cases {
        fs::write(&file, text).expect("a file");
        let refused = variants(&file).expect_err(text);
        assert!(refused.contains(expected) && refused.contains("bad.toml: "), "{text}\n{refused}");
    }
    let missing = variants(&scratch.0.join("nowhere.toml")).expect_err("no file");
    assert!(missing.contains("nowhere.toml: "), "{missing}");
}
