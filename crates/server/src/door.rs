//! The door: connections are taken in, looked after, and let go.
//!
//! A connection that sends nothing, or half a request, is closed after a while, and one address holds only so many at once:
//! nobody keeps others out by holding the door.

use std::io::{self, ErrorKind};
use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::ConnectInfo;
use axum::http::{Request, header};
use futures_util::FutureExt as _;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::{Service as _, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};
use tokio::task::JoinSet;
use tower_http::add_extension::AddExtension;

use crate::heads::Checked;
use crate::limits::Whose;
use crate::site::Site;

/// The largest head of a request, in bytes: so much is held for whoever sends half of one.
const MOST_HEAD: usize = 32 * 1_024;
/// How long the door stays closed when the system gives no more connections.
const REST: Duration = Duration::from_secs(1);
/// How long an idle connection stays open after the listener has closed: a proxy's request may be on its way.
const LAST_WORD: Duration = Duration::from_millis(500);

/// Serves connections until it is stopped, then lets requests that are under way end.
pub(crate) async fn serve(listener: TcpListener, site: &Arc<Site>, app: Router, stopped: impl Future<Output = ()>) {
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(site.request_time()).max_buf_size(MOST_HEAD);
    let door = Door { http, app, site };
    let mut connections = JoinSet::new();
    let mut stopped = pin!(stopped);
    loop {
        let (stream, peer) = tokio::select! {
            taken = take(&listener) => taken,
            Some(_) = connections.join_next() => continue,
            () = &mut stopped => break,
        };
        door.let_in(stream, peer, &mut connections);
    }
    // Closing the listener resets the connections that wait in its queue: they are let in first.
    while let Some(Ok((stream, peer))) = listener.accept().now_or_never() {
        door.let_in(stream, peer, &mut connections);
    }
    drop(listener);
    while connections.join_next().await.is_some() {}
}

/// What every connection is served with.
struct Door<'a> {
    http: http1::Builder,
    app: Router,
    site: &'a Arc<Site>,
}

impl Door<'_> {
    fn let_in(&self, stream: TcpStream, peer: SocketAddr, connections: &mut JoinSet<()>) {
        let site = self.site;
        // Behind a proxy everybody comes from one address, and the proxy sees to it that they are not too many.
        let is_proxy = site.config.trusts_proxy.contains(peer.ip());
        let held = if is_proxy { Ok(None) } else { site.limits.enter(Whose::address(peer.ip())).map(Some) };
        let Ok(held) = held else { return };
        // What is sent leaves at once: else an update waits until the one before it is confirmed, which a client that has
        // nothing to say puts off.
        let _ = stream.set_nodelay(true);
        let service = TowerToHyperService::new(AddExtension::new(self.app.clone(), ConnectInfo(peer)));
        let answering = Arc::clone(site);
        let service = service_fn(move |request: Request<Incoming>| {
            // A server that is about to stop takes no new live connections. It hangs up without an answer, so that a proxy
            // tries another server at once.
            let refused = answering.is_draining() && request.headers().contains_key(header::UPGRADE);
            let answer = (!refused).then(|| service.call(request));
            async move {
                match answer {
                    Some(answer) => answer.await.map_err(|never| match never {}),
                    None => Err(io::Error::other("the server is about to stop")),
                }
            }
        });
        let connection =
            self.http.serve_connection(TokioIo::new(Checked::new(stream, MOST_HEAD)), service).with_upgrades();
        let mut closing = site.closing();
        let last_word = if site.bus.has_others() { LAST_WORD } else { Duration::ZERO };
        connections.spawn(async move {
            let mut connection = pin!(connection);
            let told = async {
                drop(closing.wait_for(|closing| *closing).await);
                tokio::time::sleep(last_word).await;
            };
            // What breaks off is the client's affair. A live connection goes on without the one that it came from.
            let goes_on = tokio::select! {
                _ = connection.as_mut() => false,
                () = told => true,
            };
            if goes_on {
                connection.as_mut().graceful_shutdown();
                let _ = connection.await;
            }
            drop(held);
        });
    }
}

/// The next connection.
async fn take(listener: &TcpListener) -> (TcpStream, SocketAddr) {
    loop {
        match listener.accept().await {
            Ok(taken) => return taken,
            Err(error) if is_of_one(&error) => {}
            Err(error) => {
                tracing::error!(%error, "no connection can be taken in; is the limit on open files too low?");
                tokio::time::sleep(REST).await;
            }
        }
    }
}

/// Does the error tell of one connection, and not of the door?
fn is_of_one(error: &io::Error) -> bool {
    matches!(error.kind(), ErrorKind::ConnectionAborted | ErrorKind::ConnectionRefused | ErrorKind::ConnectionReset)
}
