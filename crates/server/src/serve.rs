use std::fmt;
use std::net::SocketAddr;
use std::sync::Arc;

use axum::Router;
use axum::extract::{ConnectInfo, Request, State};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, header};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use bearcade_store::{Sqlite, Store, StoreError};
use tokio::net::TcpListener;
use tower_http::limit::RequestBodyLimitLayer;

use crate::config::Config;
use crate::limits::{self, Kind, Whose};
use crate::refusal::{Code, Refusal};
use crate::site::Site;
use crate::{api, pages};

/// The largest body of a request.
const MOST_BODY: usize = 64 * 1_024;

/// A server that listens.
pub struct Server {
    site: Arc<Site>,
    listener: TcpListener,
    address: SocketAddr,
}

/// Why a server can't start.
#[derive(Debug)]
pub enum ServeError {
    /// The store can't be opened.
    Store(StoreError),
    /// The address can't be listened on.
    Listen(SocketAddr, std::io::Error),
}

impl fmt::Display for ServeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Store(error) => write!(f, "the data can't be opened: {error}"),
            Self::Listen(address, error) => {
                write!(f, "can't listen on {address}: {error}; choose another with --listen")
            }
        }
    }
}

impl std::error::Error for ServeError {}

impl Server {
    /// Opens the data and listens.
    pub async fn start(config: Config) -> Result<Self, ServeError> {
        let store = Sqlite::open(&config.data).map_err(ServeError::Store)?;
        Self::with_store(config, Arc::new(store)).await
    }

    /// Listens with a store that is open already.
    pub async fn with_store(config: Config, store: Arc<dyn Store>) -> Result<Self, ServeError> {
        let failed = |error| ServeError::Listen(config.listen, error);
        let listener = TcpListener::bind(config.listen).await.map_err(failed)?;
        let address = listener.local_addr().map_err(failed)?;
        Ok(Self { site: Site::new(config, store), listener, address })
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Serves until told to stop; then tells everybody to come back and finishes what is under way.
    pub async fn run(self, stop: impl Future<Output = ()> + Send + 'static) {
        let Self { site, listener, .. } = self;
        let tidying = tokio::spawn(Arc::clone(&site).tidy());
        let closing = Arc::clone(&site);
        let stopped = async move {
            stop.await;
            closing.close();
        };
        let app = router(Arc::clone(&site)).into_make_service_with_connect_info::<SocketAddr>();
        if let Err(error) = axum::serve(listener, app).with_graceful_shutdown(stopped).await {
            tracing::error!(%error, "the server stopped listening");
        }
        tidying.abort();
    }
}

/// All addresses of the site.
pub(crate) fn router(site: Arc<Site>) -> Router {
    Router::new()
        .merge(api::routes())
        .merge(pages::routes())
        .route("/health", get(|| async { "ok\n" }))
        .route("/ready", get(ready))
        .route("/metrics", get(metrics))
        .fallback(pages::nowhere)
        .method_not_allowed_fallback(|| async { Refusal::from(Code::BadMethod) })
        .layer(middleware::from_fn_with_state(Arc::clone(&site), guard))
        .layer(RequestBodyLimitLayer::new(MOST_BODY))
        .with_state(site)
}

/// What holds for every request: who may send it, and what every answer carries.
async fn guard(
    State(site): State<Arc<Site>>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    mut request: Request,
    next: Next,
) -> Response {
    site.metrics.requests.add(1);
    let whose = Whose::address(limits::origin(peer.ip(), request.headers(), site.config.trusts_proxy));
    if let Err(refusal) = site.limits.take(Kind::Request, whose) {
        site.metrics.limited.add(1);
        return refusal.into_response();
    }
    request.extensions_mut().insert(whose);
    let changes = !matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    let upgrades = request.headers().contains_key(header::UPGRADE);
    if (changes || upgrades) && !is_own(request.headers()) {
        return Refusal::from(Code::WrongOrigin).into_response();
    }
    let mut response = next.run(request).await;
    if response.status() == StatusCode::INTERNAL_SERVER_ERROR {
        site.metrics.faults.add(1);
    }
    let headers = response.headers_mut();
    for (name, value) in [
        (header::CONTENT_SECURITY_POLICY, CONTENT_POLICY),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::REFERRER_POLICY, "same-origin"),
        (header::X_FRAME_OPTIONS, "DENY"),
    ] {
        headers.entry(name).or_insert(HeaderValue::from_static(value));
    }
    headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    response
}

/// Nothing from elsewhere, nothing inline, nobody may frame the site.
const CONTENT_POLICY: &str = "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self' data:; \
                              connect-src 'self'; font-src 'self'; form-action 'self'; base-uri 'none'; \
                              frame-ancestors 'none'";

/// Does the request come from our own pages, or from a program that is no browser?
fn is_own(headers: &HeaderMap) -> bool {
    let Some(origin) = headers.get(header::ORIGIN) else { return true };
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    let origin = origin.to_str().ok().and_then(|origin| origin.split_once("://")).map(|(_, host)| host);
    origin.is_some() && origin == host
}

async fn ready(State(site): State<Arc<Site>>) -> Result<&'static str, Refusal> {
    site.store.ping().await?;
    Ok("ready\n")
}

async fn metrics(State(site): State<Arc<Site>>) -> Response {
    let page = site.metrics.page(site.rooms.count(), site.thinkers.waiting());
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], page).into_response()
}
