use std::fmt;
use std::fs::{File, TryLockError};
use std::io;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::{Arc, Once};
use std::time::{Duration, Instant};

use axum::Router;
use axum::body::{HttpBody as _, to_bytes};
use axum::extract::{ConnectInfo, Request, State};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, header};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use bearcade_bus::Bus;
use bearcade_store::{Store, StoreError};
use tokio::net::TcpListener;
use tower_http::compression::CompressionLayer;

use crate::config::{Config, StorePlace};
use crate::incidents::Incident;
use crate::limits::{self, Kind, Whose};
use crate::metrics::Elsewhere;
use crate::pages::Visitor;
use crate::refusal::{Code, Refusal};
use crate::site::Site;
use crate::{api, client, door, incidents, pages, people};

/// The largest body of a request.
const MOST_BODY: usize = 64 * 1_024;

/// After how many seconds it is worth trying again what was too much, or could not be done then.
const RETRY_SECONDS: &str = "5";

/// How long whatever is under way has to end once the server is told to stop.
const GRACE: Duration = Duration::from_secs(10);

/// A server that listens.
pub struct Server {
    site: Arc<Site>,
    listener: TcpListener,
    address: SocketAddr,
    /// Held for as long as the file is served.
    alone: Option<File>,
}

/// Why a server can't start.
#[derive(Debug)]
pub enum ServeError {
    /// The store in this place can't be opened.
    Store(String, StoreError),
    /// Another server serves this file.
    Served(PathBuf),
    /// The address can't be listened on.
    Listen(SocketAddr, io::Error),
}

impl fmt::Display for ServeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Store(place, error) => {
                write!(
                    f,
                    "the data in {place} can't be opened: {error}; choose other data with `bearcade serve --data`"
                )
            }
            Self::Served(file) => write!(
                f,
                "another Bearcade serves {} already: stop it, choose another file with `bearcade serve --data`, or keep \
                 the site in PostgreSQL, which several servers can share",
                file.display()
            ),
            Self::Listen(address, error) if error.kind() == io::ErrorKind::AddrInUse => {
                let other = SocketAddr::new(address.ip(), address.port().checked_add(1).unwrap_or(7373));
                write!(
                    f,
                    "somebody listens on {address} already, perhaps another Bearcade: stop it, or choose another \
                     address with `bearcade serve --listen {other}`"
                )
            }
            Self::Listen(address, error) => {
                write!(f, "can't listen on {address}: {error}; choose another address with `bearcade serve --listen`")
            }
        }
    }
}

impl std::error::Error for ServeError {}

impl Server {
    /// Opens the data and listens.
    pub async fn start(config: Config) -> Result<Self, ServeError> {
        let alone = if config.store == StorePlace::Sqlite { claim(config.data_file())? } else { None };
        let store = config.open_store().await.map_err(|error| ServeError::Store(config.kept_in(), error))?;
        Ok(Self { alone, ..Self::with_store(config, store).await? })
    }

    /// Listens with a store that is open already, and the bus that is set.
    pub async fn with_store(config: Config, store: Arc<dyn Store>) -> Result<Self, ServeError> {
        let bus = config.bus.start(&*store).await;
        let bus = bus.map_err(|error| ServeError::Store(config.kept_in(), error))?;
        Self::with(config, store, bus).await
    }

    /// Listens with a store and a bus that are there already.
    pub async fn with(config: Config, store: Arc<dyn Store>, bus: Arc<dyn Bus>) -> Result<Self, ServeError> {
        let failed = |error| ServeError::Listen(config.listen, error);
        let listener = TcpListener::bind(config.listen).await.map_err(failed)?;
        let address = listener.local_addr().map_err(failed)?;
        let site = Site::new(config, store, bus);
        site.arrive().await;
        Ok(Self { site, listener, address, alone: None })
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Serves until told to stop; then tells everybody to come back and finishes what is under way.
    pub async fn run(self, stop: impl Future<Output = ()> + Send + 'static) {
        tracing::info!(
            version = env!("CARGO_PKG_VERSION"),
            address = %self.address,
            data = self.site.config.kept_in(),
            "the site is open"
        );
        let Self { site, listener, alone: _alone, .. } = self;
        let chores = [
            tokio::spawn(Arc::clone(&site).tidy()),
            tokio::spawn(Arc::clone(&site).keep_time()),
            tokio::spawn(Arc::clone(&site).follow()),
            tokio::spawn(Arc::clone(&site).compare()),
            tokio::spawn(Arc::clone(&site).greet()),
        ];
        let closing = Arc::clone(&site);
        let mut told = site.closing();
        let late = async move {
            let _ = told.wait_for(|closing| *closing).await;
            tokio::time::sleep(GRACE).await;
        };
        let stopped = async move {
            stop.await;
            let drain = closing.drain_time();
            tracing::info!(drain_seconds = drain.as_secs(), "the site is closing: everybody is told to come back");
            closing.drain();
            tokio::time::sleep(drain).await;
            closing.close();
        };
        tokio::select! {
            () = door::serve(listener, &site, router(Arc::clone(&site)), stopped) => {}
            () = late => tracing::warn!("requests that did not end were cut off"),
        }
        // Live connections are no longer the listener's: they have been told, and have a moment to say farewell.
        let alone = async {
            while site.metrics.connections.get() > 0 {
                tokio::time::sleep(Duration::from_millis(10)).await;
            }
        };
        let _ = tokio::time::timeout(GRACE, alone).await;
        for chore in chores {
            chore.abort();
        }
        let _ = tokio::time::timeout(GRACE, site.leave_chores()).await;
        let _ = tokio::time::timeout(GRACE, site.depart()).await;
        tracing::info!("the site is closed");
    }
}

/// Sees to it that a file has one server: two would not hear of each other's moves. It is a file beside it that is locked,
/// and by the system: whatever ends the server ends the lock. None where the system knows no locks.
fn claim(data: PathBuf) -> Result<Option<File>, ServeError> {
    let failed =
        |error: io::Error| ServeError::Store(data.display().to_string(), StoreError::Unwritable(error.to_string()));
    let lock = File::create(data.with_added_extension("lock")).map_err(failed)?;
    match lock.try_lock() {
        Ok(()) => Ok(Some(lock)),
        Err(TryLockError::WouldBlock) => Err(ServeError::Served(data)),
        Err(TryLockError::Error(error)) if error.kind() == io::ErrorKind::Unsupported => Ok(None),
        Err(TryLockError::Error(error)) => Err(failed(error)),
    }
}

/// All addresses of the site.
pub(crate) fn router(site: Arc<Site>) -> Router {
    Router::new()
        .merge(api::routes())
        // Pages and what belongs to them travel small; programs and live connections get what they ask for as it is.
        .merge(pages::routes(&site).layer(CompressionLayer::new()))
        .route("/health", get(|| async { "ok\n" }))
        .route("/ready", get(ready))
        .route("/metrics", get(metrics))
        .fallback(pages::nowhere)
        .method_not_allowed_fallback(|| async { Refusal::from(Code::BadMethod) })
        .layer(middleware::from_fn_with_state(Arc::clone(&site), people::renew))
        .layer(middleware::from_fn_with_state(Arc::clone(&site), guard))
        .with_state(site)
}

/// What holds for every request: who may send it, and what every answer carries.
async fn guard(
    State(site): State<Arc<Site>>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    request: Request,
    next: Next,
) -> Response {
    site.metrics.requests.add(1);
    let trusted = &site.config.trusts_proxy;
    if !trusted.is_empty() && !trusted.contains(peer.ip()) && request.headers().contains_key("x-forwarded-for") {
        static ONCE: Once = Once::new();
        ONCE.call_once(|| {
            tracing::warn!(%peer, "X-Forwarded-For is not believed: trusts_proxy does not name this address");
        });
    }
    let whose = Whose::address(limits::origin(peer.ip(), request.headers(), trusted));
    let is_last = is_last(request.headers());
    // The path alone: a query may hold an invitation.
    let (method, path) = (request.method().clone(), request.uri().path().to_owned());
    let reader = Visitor::unknown(whose, request.headers());
    let changes = changes(&method);
    let admitted = admit(&site, whose, request).await;
    // From here on it is our work that takes time: a client that is slow to send a request does not fill the log.
    let start = Instant::now();
    let mut response = match admitted {
        // A client that disconnects cuts short what it looks at, and nothing that it changes.
        Ok(request) if changes => match tokio::spawn(client::scope(whose, next.run(request))).await {
            Ok(response) => response,
            Err(_) => Refusal::from(Code::Internal).into_response(),
        },
        Ok(request) => client::scope(whose, next.run(request)).await,
        Err(refusal) => refusal.into_response(),
    };
    let millis = start.elapsed().as_millis() as u64;
    if path.starts_with("/api/") {
        response = in_our_words(response).await;
    } else if let (Some(reader), Some(refusal)) = (reader, response.extensions().get::<Refusal>()) {
        // It was refused before anybody knew whose page it would have been.
        response = pages::trouble(&reader, refusal);
    }
    let status = response.status().as_u16();
    if response.status() == StatusCode::INTERNAL_SERVER_ERROR {
        site.metrics.faults.add(1);
        tracing::error!(%method, path, status, millis, "a request failed by a fault of ours");
    } else if millis > u64::from(site.config.slow_millis) {
        tracing::warn!(%method, path, status, millis, "a request was slow");
    } else {
        tracing::debug!(%method, path, status, millis, "a request");
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
    if site.is_draining() && status != StatusCode::SWITCHING_PROTOCOLS.as_u16() {
        // A proxy takes another server for its next request.
        headers.insert(header::CONNECTION, HeaderValue::from_static("close"));
    }
    headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    if site.config.secure_cookies {
        headers.insert(header::STRICT_TRANSPORT_SECURITY, HeaderValue::from_static(HTTPS_ONLY));
    }
    if is_last && status != 101 {
        headers.insert(header::CONNECTION, HeaderValue::from_static("close"));
    }
    if matches!(status, 429 | 503) {
        headers.insert(header::RETRY_AFTER, HeaderValue::from_static(RETRY_SECONDS));
    }
    response
}

/// Is this the last request that its connection is read for? What follows a body in chunks, or an upgrade, is not looked at
/// by [`heads`](crate::heads).
fn is_last(headers: &HeaderMap) -> bool {
    headers.contains_key(header::TRANSFER_ENCODING) || headers.contains_key(header::UPGRADE)
}

/// May a request with this method change something?
fn changes(method: &Method) -> bool {
    !matches!(*method, Method::GET | Method::HEAD | Method::OPTIONS)
}

/// Lets a request in, with all of its body: one that is too large, or does not come in time, gets no further.
async fn admit(site: &Site, whose: Whose, request: Request) -> Result<Request, Refusal> {
    site.limits.take(Kind::Request, whose)?;
    if request.headers().get_all(header::HOST).iter().count() != 1 {
        return Err(Refusal::new(Code::BadRequest, "a request has one Host header"));
    }
    let upgrades = request.headers().contains_key(header::UPGRADE);
    if (changes(request.method()) || upgrades) && !is_own(request.headers()) {
        return Err(Code::WrongOrigin.into());
    }
    let (mut head, body) = request.into_parts();
    if body.size_hint().lower() > MOST_BODY as u64 {
        return Err(Code::TooLarge.into());
    }
    let body = tokio::time::timeout(site.request_time(), to_bytes(body, MOST_BODY)).await;
    let half_sent = || incidents::note_of(Incident::Body, Some(whose), "");
    let body = body.map_err(|_| {
        half_sent();
        Refusal::new(Code::BadRequest, "the body did not come in time")
    })?;
    // What breaks off is not answered: nobody is there.
    let body = body.map_err(|_| {
        half_sent();
        Refusal::from(Code::TooLarge)
    })?;
    head.extensions.insert(whose);
    Ok(Request::from_parts(head, body.into()))
}

/// What the framework refuses by itself (a body too large, a query that can't be read) is told as we tell refusals.
async fn in_our_words(response: Response) -> Response {
    const JSON: HeaderValue = HeaderValue::from_static("application/json");
    let status = response.status();
    let told = response.headers().get(header::CONTENT_TYPE) == Some(&JSON);
    if told || !(status.is_client_error() || status.is_server_error()) {
        return response;
    }
    let code = match status {
        StatusCode::NOT_FOUND => Code::NotFound,
        StatusCode::METHOD_NOT_ALLOWED => Code::BadMethod,
        StatusCode::PAYLOAD_TOO_LARGE => Code::TooLarge,
        status if status.is_server_error() => Code::Internal,
        _ => Code::BadRequest,
    };
    let reason = axum::body::to_bytes(response.into_body(), 1_024).await.unwrap_or_default();
    let reason = String::from_utf8_lossy(&reason);
    let refusal = if code == Code::BadRequest { Refusal::new(code, reason) } else { code.into() };
    refusal.into_response()
}

/// Browsers reach the site by HTTPS only, for a year after each visit.
const HTTPS_ONLY: &str = "max-age=31536000";

/// Nothing from elsewhere, nothing inline, nobody may frame the site.
const CONTENT_POLICY: &str = "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self' data:; \
                              connect-src 'self'; font-src 'self'; form-action 'self'; base-uri 'none'; \
                              frame-ancestors 'none'";

/// Does the request come from our own pages, or from a program that is no browser? A browser may leave `Origin` out; what it
/// says in `Sec-Fetch-Site` counts by itself.
fn is_own(headers: &HeaderMap) -> bool {
    let mut sites = headers.get_all("sec-fetch-site").iter();
    if sites.any(|site| site.as_bytes().eq_ignore_ascii_case(b"cross-site")) {
        return false;
    }
    let Some(origin) = headers.get(header::ORIGIN) else { return true };
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    let origin = origin.to_str().ok().and_then(|origin| origin.split_once("://")).map(|(_, host)| host);
    origin.is_some() && origin == host
}

async fn ready(State(site): State<Arc<Site>>) -> Result<&'static str, Refusal> {
    if site.is_draining() {
        return Err(Code::ShuttingDown.into());
    }
    site.prove_writable().await?;
    Ok("ready\n")
}

async fn metrics(State(site): State<Arc<Site>>) -> Response {
    let page = site.metrics.page(&Elsewhere {
        rooms: site.rooms.count(),
        thoughts: site.thinkers.waiting(),
        servers: site.neighbours.count(),
        bus: site.bus.facts(),
    });
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], page).into_response()
}
