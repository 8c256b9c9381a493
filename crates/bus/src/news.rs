use bearcade_store::{Millis, PersonId, TableId, TokenHash};
use serde::{Deserialize, Serialize};

/// What one server tells the others.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum News {
    /// An entry is in the store for good.
    Entry {
        /// The table.
        #[serde(with = "text")]
        table: TableId,
        /// Its number in the table's log.
        number: u64,
        /// When it was written.
        at: Millis,
        /// What was written. Nothing is hidden in it: the bus is for servers only.
        body: String,
    },
    /// Something was said at a table.
    Chat {
        /// The table.
        #[serde(with = "text")]
        table: TableId,
        /// The message as clients get it.
        message: String,
        /// The seats that don't hear it.
        deaf: Vec<u8>,
    },
    /// Somebody goes by another name, or has claimed it.
    Name {
        /// Who.
        #[serde(with = "text")]
        person: PersonId,
        /// The name; empty for somebody who is forgotten.
        name: String,
        /// Is it theirs alone? A server of the version before doesn't tell.
        #[serde(default)]
        claimed: bool,
    },
    /// Sessions of somebody have ended, and with them the live connections that were opened with them.
    Ended {
        /// Who.
        #[serde(with = "text")]
        person: PersonId,
        /// The hash of the session's secret; none if all have ended.
        session: Option<TokenHash>,
    },
    /// What was taken out of buckets lately.
    Spent(Vec<Spent>),
    /// A server is there. Told every few seconds; whoever is not heard for long has gone.
    Here {
        /// Its number, which it drew when it started.
        server: u64,
    },
    /// Whoever tells this could not tell everything for a while.
    Missed,
}

/// What was taken out of one bucket.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Spent {
    /// What is limited, in a word.
    pub kind: String,
    /// Whose bucket it is, as text that only servers read.
    pub whose: String,
    /// How much.
    pub count: u32,
}

impl News {
    /// A line of text, without its end.
    pub(crate) fn write(&self) -> String {
        serde_json::to_string(self).expect("it is plain data")
    }

    /// Reads a line. None for what this version doesn't know: a newer server may tell more.
    pub(crate) fn read(line: &[u8]) -> Option<Self> {
        serde_json::from_slice(line).ok()
    }
}

/// Ids as people write them.
mod text {
    use std::fmt::Display;
    use std::str::FromStr;

    use serde::de::Error as _;
    use serde::{Deserialize as _, Deserializer, Serializer};

    pub(super) fn serialize<S: Serializer>(id: &impl Display, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(id)
    }

    pub(super) fn deserialize<'a, D: Deserializer<'a>, T: FromStr>(from: D) -> Result<T, D::Error> {
        String::deserialize(from)?.parse().map_err(|_| D::Error::custom("not an id"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn news_are_written_on_one_line_and_read_back() {
        let table = TableId::from_random(7);
        let all = [
            News::Entry { table, number: 3, at: 9, body: "> 0 roll\n> * 4\n".to_owned() },
            News::Chat { table, message: "{\"text\":\"a\\nb\"}".to_owned(), deaf: vec![2] },
            News::Name { person: PersonId::from_random(1), name: "Łukasz 🐻".to_owned(), claimed: true },
            News::Ended { person: PersonId::from_random(1), session: Some([7; 32]) },
            News::Ended { person: PersonId::from_random(1), session: None },
            News::Spent(vec![Spent { kind: "guest".to_owned(), whose: "127.0.0.1".to_owned(), count: 2 }]),
            News::Here { server: u64::MAX },
            News::Missed,
        ];
        for news in all {
            let line = news.write();
            assert!(!line.contains('\n'), "{line}");
            assert_eq!(News::read(line.as_bytes()), Some(news));
        }
        assert_eq!(News::read(b"{\"weather\":\"fine\"}"), None, "of a newer version");
        assert_eq!(News::read(b"{\"name\":{\"person\":\"?\",\"name\":\"\"}}"), None);
    }
}
