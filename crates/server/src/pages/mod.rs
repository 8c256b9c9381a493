//! Pages for browsers: pure functions from what is known to HTML.

pub(crate) mod table;

use std::sync::Arc;

use axum::Router;

use crate::site::Site;

/// The addresses for browsers.
pub(crate) fn routes() -> Router<Arc<Site>> {
    Router::new()
}
