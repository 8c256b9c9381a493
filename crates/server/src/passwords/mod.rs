//! Passwords: Argon2id, on a fixed number of threads.

mod pool;

use std::fmt::Write as _;
use std::sync::LazyLock;

use argon2::password_hash::phc::{Output, ParamsString, PasswordHash, Salt};
use argon2::{Algorithm, Argon2, Block, Params, Version};

use crate::refusal::{Code, Refusal};
use crate::secrets;
use pool::{Memory, Pool};

/// The shortest and the longest password, in characters.
pub(crate) const PASSWORD: std::ops::RangeInclusive<usize> = 8..=200;

/// A hash takes some 20 MB and tens of milliseconds of a core: only two at a time, for the whole process.
static POOL: LazyLock<Pool> = LazyLock::new(|| Pool::start(2));

/// What a password is compared with where there is none, so that the answer takes as long.
static NOBODY: LazyLock<String> = LazyLock::new(|| hash_now("no one has this password", &mut Memory::new()));

/// The hash of a password with a new salt, as a PHC string.
fn hash_now(password: &str, memory: &mut Memory) -> String {
    let (algorithm, version, params) = (Algorithm::default(), Version::default(), Params::default());
    let salt = secrets::random::<{ argon2::RECOMMENDED_SALT_LEN }>();
    let hash = digest(algorithm, version, params.clone(), password, &salt, memory).and_then(|hash| {
        Some(PasswordHash {
            algorithm: algorithm.ident(),
            version: Some(version.into()),
            params: ParamsString::try_from(params).ok()?,
            salt: Some(Salt::new(&salt).ok()?),
            hash: Some(hash),
        })
    });
    hash.expect("the default settings are sound").to_string()
}

/// Is it the password of which this PHC string is the hash?
fn is_right_now(password: &str, hash: &str, memory: &mut Memory) -> bool {
    let computed = PasswordHash::new(hash).ok().and_then(|kept| {
        let version = kept.version.map_or(Ok(Version::default()), Version::try_from).ok()?;
        let algorithm = Algorithm::new(kept.algorithm.as_str()).ok()?;
        let params = Params::try_from(&kept).ok()?;
        let (salt, hash) = (kept.salt?, kept.hash?);
        // The comparison takes as long whatever differs.
        Some(digest(algorithm, version, params, password, &salt, memory)? == hash)
    });
    computed.unwrap_or(false)
}

/// The hash itself, computed in memory that is kept; it grows if a hash needs more.
fn digest(
    algorithm: Algorithm,
    version: Version,
    params: Params,
    password: &str,
    salt: &[u8],
    memory: &mut Memory,
) -> Option<Output> {
    let blocks = params.block_count();
    if memory.len() < blocks {
        memory.resize(blocks, Block::new());
    }
    let length = params.output_len().unwrap_or(Params::DEFAULT_OUTPUT_LEN);
    let mut out = vec![0; length];
    let argon2 = Argon2::new(algorithm, version, params);
    argon2.hash_password_into_with_memory(password.as_bytes(), salt, &mut out, memory).ok()?;
    Output::new(&out).ok()
}

/// The hash of a new password.
async fn hash(password: String) -> Result<String, Refusal> {
    if !PASSWORD.contains(&password.chars().count()) {
        let (least, most) = (PASSWORD.start(), PASSWORD.end());
        return Err(Refusal::new(Code::BadRequest, format!("a password has {least} to {most} characters")));
    }
    POOL.run(move |memory| hash_now(&password, memory)).await
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
    POOL.run(move |memory| {
        let known = hash.is_some();
        let right = is_right_now(&password, hash.as_deref().unwrap_or(&NOBODY), memory);
        right && known
    })
    .await
}

#[cfg(test)]
mod tests {
    use argon2::password_hash::{PasswordHasher as _, PasswordVerifier as _};

    use super::*;

    /// Hashes that earlier versions have kept stay good, and theirs are read by others.
    #[test]
    fn hashes_are_those_of_the_library() {
        let memory = &mut Memory::new();
        let theirs = Argon2::default().hash_password(b"correct horse").expect("a hash").to_string();
        assert!(is_right_now("correct horse", &theirs, memory));
        assert!(!is_right_now("wrong horse", &theirs, memory));
        // Memory that was used before changes nothing.
        let ours = hash_now("battery staple", memory);
        let parsed = PasswordHash::new(&ours).expect("a PHC string");
        assert!(Argon2::default().verify_password(b"battery staple", &parsed).is_ok());
        let small = Params::new(64, 1, 1, Some(16)).expect("sound");
        let small = Argon2::new(Algorithm::Argon2i, Version::V0x10, small).hash_password(b"small").expect("a hash");
        assert!(is_right_now("small", &small.to_string(), memory));
        assert!(!is_right_now("small", "$argon2id$broken", memory) && !is_right_now("", "", memory));
        assert_eq!(memory.len(), Params::default().block_count(), "one memory was enough for all");
    }

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
