//! Old records must replay byte for byte. If one fails, the rules have changed: raise the game's `RULES_VERSION` and
//! add new records. The old records then test that they are refused.

use std::fs;
use std::path::Path;

use bearcade_core::{Game, Viewer};
use bearcade_table::{Record, Replay, for_each_game};

#[test]
fn old_records_replay() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("records");
    let mut replayed = Vec::new();
    for entry in fs::read_dir(folder).expect("the folder of records exists") {
        let path = entry.expect("the folder is readable").path();
        let text = fs::read_to_string(&path).expect("the record is readable");
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
        assert!(replayed.contains(&slug), "{slug} has no record");
    }
}
