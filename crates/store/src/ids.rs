use std::fmt;
use std::str::FromStr;

/// Letters and digits that can't be taken for one another when read aloud or copied by hand.
const ALPHABET: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";
/// An id has 60 bits: twelve characters.
const LENGTH: usize = 12;
const BITS: u64 = (1 << 60) - 1;

macro_rules! id {
    ($(#[$about:meta])* $name:ident) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(i64);

        impl $name {
            /// An id from random bits; the highest four are dropped.
            pub const fn from_random(bits: u64) -> Self {
                Self((bits & BITS) as i64)
            }

            /// The number a store keeps.
            pub const fn number(self) -> i64 {
                self.0
            }

            /// The id with this number, which a store kept.
            pub const fn from_number(number: i64) -> Self {
                Self(number)
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&write(self.0))
            }
        }

        impl FromStr for $name {
            type Err = ();

            fn from_str(text: &str) -> Result<Self, ()> {
                read(text).map(Self).ok_or(())
            }
        }
    };
}

id! {
    /// A table. Random, so that nobody finds a private one by counting.
    TableId
}
id! {
    /// A person, guest or not.
    PersonId
}

fn write(number: i64) -> String {
    let digit = |place: usize| ALPHABET[(number as u64 >> (5 * place)) as usize & 31];
    (0..LENGTH).rev().map(|place| char::from(digit(place))).collect()
}

fn read(text: &str) -> Option<i64> {
    if text.len() != LENGTH {
        return None;
    }
    text.bytes().try_fold(0, |number, letter| {
        let digit = ALPHABET.iter().position(|&known| known == letter)?;
        Some(number << 5 | digit as i64)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_is_written_and_read_back() {
        for bits in [0, 1, 31, 32, 0x1234_5678_9abc_def0, u64::MAX] {
            let id = TableId::from_random(bits);
            assert_eq!(id.to_string().len(), LENGTH);
            assert_eq!(id.to_string().parse(), Ok(id));
            assert!(id.number() >= 0);
        }
    }

    #[test]
    fn anything_else_is_no_id() {
        for text in ["", "0", "0000000000000", "00000000000u", "00000000000O", "../../etc/p", "ééééé"] {
            assert_eq!(text.parse::<PersonId>(), Err(()), "{text}");
        }
    }
}
