//! Passwords: Argon2id, on threads of their own, so many at a time.

use std::fmt::Write as _;
use std::sync::LazyLock;

use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher as _, PasswordVerifier as _};
use tokio::sync::Semaphore;

use crate::refusal::{Code, Refusal};
use crate::secrets;

/// The shortest and the longest password, in characters.
pub(crate) const PASSWORD: std::ops::RangeInclusive<usize> = 8..=200;

/// A hash takes some 20 MB and tens of milliseconds of a core: only two at a time.
static TURNS: Semaphore = Semaphore::const_new(2);

/// What a password is compared with where there is none, so that the answer takes as long.
static NOBODY: LazyLock<String> = LazyLock::new(|| hash_now("no one has this password"));

fn hash_now(password: &str) -> String {
    Argon2::default().hash_password(password.as_bytes()).expect("the default settings are sound").to_string()
}

/// The hash of a new password.
async fn hash(password: String) -> Result<String, Refusal> {
    if !PASSWORD.contains(&password.chars().count()) {
        let (least, most) = (PASSWORD.start(), PASSWORD.end());
        return Err(Refusal::new(Code::BadRequest, format!("a password has {least} to {most} characters")));
    }
    apart(move || hash_now(&password)).await
}

/// What a new password brings: its hash, and a fresh recovery code with what is kept of it.
pub(crate) struct Fresh {
    pub(crate) hash: String,
    pub(crate) recovery: String,
    pub(crate) recovery_hash: String,
}

/// A new password and a recovery code that goes with it.
pub(crate) async fn fresh(password: String) -> Result<Fresh, Refusal> {
    let hash = hash(password).await?;
    let recovery = secrets::token();
    let recovery_hash = code_hash(&recovery);
    Ok(Fresh { hash, recovery, recovery_hash })
}

/// Is it the recovery code? Takes as long for somebody who has none.
pub(crate) fn is_recovery(code: &str, kept: Option<&str>) -> bool {
    let right = secrets::same(&code_hash(&as_written(code)), kept.unwrap_or(NO_CODE));
    right && kept.is_some()
}

/// A code as it was given, from what somebody makes of their note of it: in capitals, in groups, with letters that look
/// like digits.
fn as_written(code: &str) -> String {
    let letters = code.chars().filter(char::is_ascii_alphanumeric).map(|letter| letter.to_ascii_lowercase());
    letters
        .map(|letter| {
            if letter == 'o' {
                '0'
            } else if matches!(letter, 'i' | 'l') {
                '1'
            } else {
                letter
            }
        })
        .collect()
}

/// No code has this hash that anybody knows of; as long as a real one.
const NO_CODE: &str = "0000000000000000000000000000000000000000000000000000000000000000";

/// A code of 160 random bits needs no slow hash.
fn code_hash(code: &str) -> String {
    secrets::hash(code).iter().fold(String::new(), |mut text, byte| {
        write!(text, "{byte:02x}").expect("a string takes any text");
        text
    })
}

/// Is it the password? Takes as long for somebody who has none.
pub(crate) async fn is_right(password: String, hash: Option<String>) -> Result<bool, Refusal> {
    apart(move || {
        let known = hash.is_some();
        let hash = hash.as_deref().unwrap_or(&NOBODY);
        let right = PasswordHash::new(hash)
            .is_ok_and(|hash| Argon2::default().verify_password(password.as_bytes(), &hash).is_ok());
        right && known
    })
    .await
}

async fn apart<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> Result<T, Refusal> {
    let _turn = TURNS.acquire().await.map_err(|_| Refusal::from(Code::ShuttingDown))?;
    tokio::task::spawn_blocking(work).await.map_err(|_| Code::Internal.into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn the_right_password_and_no_other() {
        let kept = hash("correct horse".to_owned()).await.expect("long enough");
        assert!(kept.starts_with("$argon2id$"));
        assert_eq!(is_right("correct horse".to_owned(), Some(kept.clone())).await, Ok(true));
        assert_eq!(is_right("wrong horse".to_owned(), Some(kept)).await, Ok(false));
        assert_eq!(is_right("no one has this password".to_owned(), None).await, Ok(false));
        assert!(hash("short".to_owned()).await.is_err());
    }

    #[tokio::test]
    async fn the_right_recovery_code_and_no_other() {
        let fresh = fresh("correct horse".to_owned()).await.expect("long enough");
        assert_eq!(fresh.recovery_hash.len(), NO_CODE.len());
        let noted = fresh.recovery.to_uppercase().replace('0', "O").replace('1', "l");
        let noted = format!(" {} - {}\n", &noted[..16], &noted[16..]);
        for code in [&fresh.recovery, &noted] {
            assert!(is_recovery(code, Some(&fresh.recovery_hash)), "{code}");
        }
        assert!(!is_recovery("another", Some(&fresh.recovery_hash)));
        assert!(!is_recovery(&fresh.recovery, None));
    }
}
