//! The door: connections are taken in, looked after, and let go.
//!
//! A connection that sends nothing, or half a request, is closed after a while, and one address holds only so many at once:
//! nobody keeps others out by holding the door.

use std::io::{self, ErrorKind};
use std::net::SocketAddr;
use std::pin::pin;
use std::time::Duration;

use axum::Router;
use axum::extract::ConnectInfo;
use hyper::server::conn::http1;
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

/// Serves whoever comes until it is stopped, then lets requests that are under way end.
pub(crate) async fn serve(listener: TcpListener, site: &Site, app: Router, stopped: impl Future<Output = ()>) {
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(site.request_time()).max_buf_size(MOST_HEAD);
    let mut connections = JoinSet::new();
    let mut stopped = pin!(stopped);
    loop {
        let (stream, peer) = tokio::select! {
            taken = take(&listener) => taken,
            Some(_) = connections.join_next() => continue,
            () = &mut stopped => break,
        };
        // Behind a proxy everybody comes from one address, and the proxy sees to it that they are not too many.
        let is_proxy = site.config.trusts_proxy.contains(peer.ip());
        let held = if is_proxy { Ok(None) } else { site.limits.enter(Whose::address(peer.ip())).map(Some) };
        let Ok(held) = held else { continue };
        // What is sent leaves at once: else an update waits until the one before it is confirmed, which a client that has
        // nothing to say puts off.
        let _ = stream.set_nodelay(true);
        let service = TowerToHyperService::new(AddExtension::new(app.clone(), ConnectInfo(peer)));
        let connection = http.serve_connection(TokioIo::new(Checked::new(stream, MOST_HEAD)), service).with_upgrades();
        let mut closing = site.closing();
        connections.spawn(async move {
            let mut connection = pin!(connection);
            let told = async { drop(closing.wait_for(|closing| *closing).await) };
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
    drop(listener);
    while connections.join_next().await.is_some() {}
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
