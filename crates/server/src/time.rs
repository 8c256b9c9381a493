use std::time::{SystemTime, UNIX_EPOCH};

use bearcade_store::Millis;

/// The time.
pub(crate) fn now() -> Millis {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    since.as_millis() as Millis
}
