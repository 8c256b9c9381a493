//! Browsers that have signed in to an account before.
//!
//! A browser that signs in gets a signed cookie that marks it as known to the account. Wrong passwords are limited per
//! name and hour; a known browser has its own limit, so that strangers can't lock the owner out. The cookie alone opens
//! nothing: the password is still required.

use axum::http::HeaderMap;
use bearcade_store::PersonId;
use hmac::{Hmac, KeyInit as _, Mac as _};
use sha2::Sha256;

use crate::cookies;
use crate::limits::Whose;
use crate::refusal::Refusal;
use crate::secrets;
use crate::site::Site;

/// The name of the cookie, without its prefix.
const COOKIE: &str = "bearcade_device";
/// How long a browser is remembered: two years.
const SECONDS: i64 = 2 * 365 * 24 * 3_600;
/// How many accounts one browser is remembered for; the last ones to sign in.
const MOST: usize = 8;

/// What the cookie says about one account.
struct Mark {
    person: PersonId,
    /// Which of the account's browsers it is.
    number: u64,
    signature: String,
}

impl Mark {
    fn read(text: &str) -> Option<Self> {
        let mut parts = text.split('-');
        let (person, number) = (parts.next()?.parse().ok()?, u64::from_str_radix(parts.next()?, 16).ok()?);
        let signature = parts.next()?.to_owned();
        parts.next().is_none().then_some(Self { person, number, signature })
    }

    fn new(person: PersonId, number: u64, key: &[u8]) -> Self {
        let mut hmac = Hmac::<Sha256>::new_from_slice(key).expect("a key of any length will do");
        hmac.update(format!("device {person} {number:016x}").as_bytes());
        let mut first = [0; 16];
        first.copy_from_slice(&hmac.finalize().into_bytes()[..16]);
        Self { person, number, signature: format!("{:032x}", u128::from_be_bytes(first)) }
    }

    fn is_genuine(&self, key: &[u8]) -> bool {
        secrets::same(&self.signature, &Self::new(self.person, self.number, key).signature)
    }

    fn text(&self) -> String {
        format!("{}-{:016x}-{}", self.person, self.number, self.signature)
    }
}

fn marks(headers: &HeaderMap) -> impl Iterator<Item = Mark> {
    cookies::read(headers, COOKIE).unwrap_or_default().split('.').take(MOST).filter_map(Mark::read)
}

/// The browser that asks, if it has signed in to an account before.
pub(crate) async fn known(site: &Site, headers: &HeaderMap, person: PersonId) -> Result<Option<Whose>, Refusal> {
    let Some(mark) = marks(headers).find(|mark| mark.person == person) else { return Ok(None) };
    Ok(mark.is_genuine(&site.secret().await?).then_some(Whose::Device(mark.number)))
}

/// The cookie of a browser that has signed in to an account, beside those it has signed in to before.
pub(crate) async fn remember(site: &Site, headers: &HeaderMap, person: PersonId) -> Result<String, Refusal> {
    let key = site.secret().await?;
    let before = marks(headers).find(|mark| mark.person == person && mark.is_genuine(&key));
    let mark = before.unwrap_or_else(|| Mark::new(person, secrets::number(), &key));
    Ok(write(site, std::iter::once(mark).chain(marks(headers).filter(|mark| mark.person != person))))
}

/// The cookie of a browser whose user has deleted an account.
pub(crate) fn forget(site: &Site, headers: &HeaderMap, person: PersonId) -> Option<String> {
    let is_there = marks(headers).any(|mark| mark.person == person);
    is_there.then(|| write(site, marks(headers).filter(|mark| mark.person != person)))
}

fn write(site: &Site, marks: impl Iterator<Item = Mark>) -> String {
    let value = marks.take(MOST).map(|mark| mark.text()).collect::<Vec<_>>().join(".");
    let seconds = if value.is_empty() { 0 } else { SECONDS };
    cookies::write(COOKIE, &value, seconds, site.config.secure_cookies)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mark_is_read_back_and_nobody_else_can_make_one() {
        let (ada, ben) = (PersonId::from_random(1), PersonId::from_random(2));
        let mark = Mark::new(ada, 7, b"key");
        let read = Mark::read(&mark.text()).expect("a mark");
        assert!(read.person == ada && read.number == 7 && read.is_genuine(b"key"));
        assert!(!read.is_genuine(b"another key"));
        for forged in [Mark { person: ben, ..Mark::new(ada, 7, b"key") }, Mark { number: 8, ..mark }] {
            assert!(!forged.is_genuine(b"key"));
        }
        for nothing in ["", "x", "--", "000000000001-7", "000000000001-7-x-y"] {
            assert!(Mark::read(nothing).is_none(), "{nothing}");
        }
    }
}
