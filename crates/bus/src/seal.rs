//! Signatures on what the servers of a site send one another.
//!
//! A message begins with a line that holds the signature of the rest. A server of the version before skips that line, as it
//! skips everything it doesn't know.

use std::fmt::Write as _;

use hmac::{Hmac, KeyInit as _, Mac as _};
use sha2::Sha256;

const BEFORE: &str = "{\"signature\":\"";
const AFTER: &str = "\"}\n";
/// The length of a signature in bytes.
const LENGTH: usize = 32;

/// Signs messages with the site's key (HMAC-SHA256), and checks signatures.
pub(crate) struct Seal(Hmac<Sha256>);

impl Seal {
    /// A signature holds for one subject only: sites that share a key by accident don't share messages.
    pub(crate) fn new(key: &[u8], subject: &str) -> Self {
        let mut mac = Hmac::<Sha256>::new_from_slice(key).expect("HMAC takes a key of any length");
        mac.update(subject.as_bytes());
        mac.update(b"\n");
        Self(mac)
    }

    /// Returns the text with its signature.
    pub(crate) fn close(&self, text: &str) -> String {
        let signature = self.0.clone().chain_update(text).finalize().into_bytes();
        let mut message = String::with_capacity(BEFORE.len() + 2 * LENGTH + AFTER.len() + text.len());
        message.push_str(BEFORE);
        for byte in signature {
            let _ = write!(message, "{byte:02x}");
        }
        message.push_str(AFTER);
        message.push_str(text);
        message
    }

    /// Returns the text of a message, or nothing if its signature is missing or wrong.
    pub(crate) fn open<'a>(&self, message: &'a [u8]) -> Option<&'a [u8]> {
        let rest = message.strip_prefix(BEFORE.as_bytes())?;
        let (digits, rest) = rest.split_at_checked(2 * LENGTH)?;
        let text = rest.strip_prefix(AFTER.as_bytes())?;
        let mut signature = [0; LENGTH];
        for (byte, digits) in signature.iter_mut().zip(digits.chunks(2)) {
            *byte = u8::from_str_radix(std::str::from_utf8(digits).ok()?, 16).ok()?;
        }
        self.0.clone().chain_update(text).verify_slice(&signature).is_ok().then_some(text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::News;

    #[test]
    fn only_what_was_signed_with_the_key_for_this_subject_is_opened() {
        let seal = Seal::new(b"key", "bearcade.site.news");
        let message = seal.close("one\ntwo");
        assert_eq!(seal.open(message.as_bytes()), Some(&b"one\ntwo"[..]));
        for other in [Seal::new(b"other", "bearcade.site.news"), Seal::new(b"key", "bearcade.other.news")] {
            assert_eq!(other.open(message.as_bytes()), None);
        }
        for changed in [message.replace("two", "six"), message.replacen(AFTER, "\"}", 1), "one\ntwo".to_owned()] {
            assert_eq!(seal.open(changed.as_bytes()), None, "{changed}");
        }
        for length in 0..message.len() {
            assert_eq!(seal.open(&message.as_bytes()[..length]), None);
        }
        assert_eq!(seal.open(&message.replace("{\"s", "{\"\u{e9}").into_bytes()), None);
    }

    /// Computed by another program: servers of different versions must agree on it.
    #[test]
    fn a_signature_is_an_hmac_of_subject_and_text() {
        let message = Seal::new(b"key", "bearcade.site.news").close("one\ntwo");
        let signature = "4d46a4e3ef884dd1dc1be748b058ed7ddd29ef1ba8885b9f4283d1352f9c9913";
        assert_eq!(message, format!("{{\"signature\":\"{signature}\"}}\none\ntwo"));
    }

    /// During an upgrade a server of the version before still understands those that sign.
    #[test]
    fn an_older_server_skips_the_signature() {
        let message = Seal::new(b"key", "subject").close(&News::Here { server: 7 }.write());
        let read: Vec<News> = message.as_bytes().split(|&byte| byte == b'\n').filter_map(News::read).collect();
        assert_eq!(read, [News::Here { server: 7 }]);
    }
}
