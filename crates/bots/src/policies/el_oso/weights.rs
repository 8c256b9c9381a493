//! The learned weights and the file that holds them.

use std::sync::OnceLock;

use super::net::Net;

/// The first bytes of a file of weights, the last of them its version.
const MAGIC: &[u8; 8] = b"eloso\0\0\x01";

/// What was learned.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Weights {
    /// Of games without a turn limit, or with one too far away to matter.
    pub(super) open: Net,
    /// Of games that end soon (EO-24).
    pub(super) limited: Net,
}

impl Weights {
    /// Those that come with the program.
    pub(super) fn get() -> &'static Self {
        static WEIGHTS: OnceLock<Weights> = OnceLock::new();
        let file = include_bytes!("../../../data/el-oso.weights");
        WEIGHTS.get_or_init(|| Self::read(file).expect("the program's own weights are whole"))
    }

    /// The bytes of a file.
    pub(super) fn write(&self) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        self.open.write(&mut bytes);
        self.limited.write(&mut bytes);
        bytes
    }

    /// Reads a file; none if it is not one of this version.
    pub(super) fn read(bytes: &[u8]) -> Option<Self> {
        let mut rest = bytes.strip_prefix(MAGIC)?;
        let weights = Self { open: Net::read(&mut rest)?, limited: Net::read(&mut rest)? };
        rest.is_empty().then_some(weights)
    }
}
