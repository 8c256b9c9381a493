//! Records from earlier days replay for ever, byte for byte. A record that no longer does means that the rules changed:
//! raise the game's `RULES_VERSION` and add new records; the old ones then show that they are refused.

use std::fs;
use std::path::Path;

use bearcade_core::{Game, Viewer};
use bearcade_table::{Record, Replay, for_each_game};

#[test]
fn old_records_replay() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("records");
    let mut replayed = Vec::new();
    for entry in fs::read_dir(folder).expect("the folder of records") {
        let path = entry.expect("a file").path();
        let text = fs::read_to_string(&path).expect("a record is text");
        let record = Record::parse(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        macro_rules! each {
            ($($game:ty),+) => {
                $(if record.game == <$game>::SLUG {
                    replayed.push(<$game>::SLUG);
                    let replay = Replay::<$game>::new(record.clone());
                    if record.rules == <$game>::RULES_VERSION {
                        let played = replay.and_then(Replay::finish);
                        let played = played.unwrap_or_else(|error| panic!("{}: {error}", path.display()));
                        assert_eq!(played.record(Viewer::Omniscient).to_string(), text, "{}", path.display());
                    } else {
                        assert_eq!(replay.err().map(|error| error.line), Some(3), "{}", path.display());
                    }
                })+
            };
        }
        for_each_game!(each);
    }
    macro_rules! slugs {
        ($($game:ty),+) => { [$(<$game>::SLUG),+] };
    }
    for slug in for_each_game!(slugs) {
        assert!(replayed.contains(&slug), "{slug} has a record");
    }
}
