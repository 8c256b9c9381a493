//! Random numbers that nobody can guess, and comparing them without telling how far two agree.

use bearcade_store::TokenHash;
use sha2::{Digest as _, Sha256};
use subtle::ConstantTimeEq as _;

/// Random bytes from the operating system.
pub(crate) fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the system gives random bytes");
    bytes
}

/// A random number.
pub(crate) fn number() -> u64 {
    u64::from_le_bytes(random())
}

/// A token that can be written into a cookie or a link: 160 bits in 32 letters and digits.
pub(crate) fn token() -> String {
    const ALPHABET: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";
    random::<32>().iter().map(|byte| char::from(ALPHABET[usize::from(byte & 31)])).collect()
}

/// What the store keeps of a token.
pub(crate) fn hash(token: &str) -> TokenHash {
    Sha256::digest(token.as_bytes()).into()
}

/// Are two secrets the same? Takes as long whatever the answer.
pub(crate) fn same(one: &str, other: &str) -> bool {
    one.as_bytes().ct_eq(other.as_bytes()).into()
}
