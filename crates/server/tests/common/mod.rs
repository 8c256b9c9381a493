//! A site of its own for every test. Whatever its clients are told is compared with the `OpenAPI` document it serves.
#![allow(dead_code, reason = "each test file uses what it needs")]

mod document;

use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use bearcade_load::{Client, ClientError, Live};
use bearcade_server::{Config, Server};
use bearcade_store::{Sqlite, Store};
use serde_json::{Value, json};
use tempfile::TempDir;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

pub(crate) use document::Document;

/// A server on a free port, with its data in a folder that goes away with it.
pub(crate) struct Site {
    /// Where it listens.
    pub(crate) address: SocketAddr,
    /// Where its data is.
    pub(crate) folder: TempDir,
    /// Its store.
    pub(crate) store: Arc<Sqlite>,
    document: Arc<Document>,
    stop: oneshot::Sender<()>,
    running: JoinHandle<()>,
}

impl Site {
    /// Starts with default settings.
    pub(crate) async fn start() -> Self {
        Self::with(|_| {}).await
    }

    /// Starts with other settings.
    pub(crate) async fn with(change: impl FnOnce(&mut Config)) -> Self {
        Self::on(tempfile::tempdir().expect("a folder"), change).await
    }

    /// Starts on the data of a folder.
    pub(crate) async fn on(folder: TempDir, change: impl FnOnce(&mut Config)) -> Self {
        let mut config = Config { listen: SocketAddr::from(([127, 0, 0, 1], 0)), ..Config::default() };
        config.data = file(folder.path());
        // A whole test comes from one address.
        config.rates.requests_per_second = 10_000;
        config.rates.guests_per_minute = 10_000;
        config.messages_per_second = 10_000;
        config.rates.tables_per_guest = 10_000;
        config.rates.tables_per_address = 10_000;
        change(&mut config);
        let store = Arc::new(Sqlite::open(&config.data).expect("the file opens"));
        let server = Server::with_store(config, Arc::clone(&store) as Arc<dyn Store>).await.expect("it starts");
        let address = server.address();
        let (stop, stopped) = oneshot::channel::<()>();
        let running = tokio::spawn(server.run(async move { drop(stopped.await) }));
        let document = Document::of(address).await;
        Self { address, folder, store, document, stop, running }
    }

    /// Somebody without a session.
    pub(crate) fn nobody(&self) -> Client {
        Client::new(self.address).watched_by(Arc::clone(&self.document) as Arc<_>)
    }

    /// A new guest.
    pub(crate) async fn guest(&self, name: &str) -> Client {
        self.nobody().as_guest(name).await.expect("a guest is welcome")
    }

    /// The same person at a server that has been started anew.
    pub(crate) fn again(&self, person: &Client) -> Client {
        let mut again = self.nobody();
        again.token.clone_from(&person.token);
        again
    }

    /// Stops the server, and waits until it has.
    pub(crate) async fn stop(self) -> TempDir {
        drop(self.stop);
        self.running.await.expect("no panic");
        self.folder
    }
}

/// The database in a folder.
pub(crate) fn file(folder: &Path) -> std::path::PathBuf {
    folder.join("site.db")
}

/// The code of a refusal; none if it was granted.
pub(crate) fn code(done: Result<Value, ClientError>) -> Option<String> {
    match done {
        Ok(_) => None,
        Err(ClientError::Refused(answer)) => answer.code(),
        Err(error) => panic!("{error}"),
    }
}

/// Claims a guest's name; the client with its new session, and the recovery code.
pub(crate) async fn claim(guest: &Client, password: &str) -> (Client, String) {
    let claimed = guest.post("/api/me/claim", &json!({ "password": password })).await.expect("claimed");
    let text = |field: &str| claimed[field].as_str().expect("a text").to_owned();
    (guest.clone().with_token(Some(text("token"))), text("recovery"))
}

/// A new table; its id and the secret of its invite link.
pub(crate) async fn table(host: &Client, body: &Value) -> (String, String) {
    let table = host.post("/api/tables", body).await.expect("a table");
    let text = |field: &str| table[field].as_str().expect("a text").to_owned();
    (text("id"), text("invite"))
}

/// A public table of Chaos Bear at which two people sit.
pub(crate) async fn for_two(ada: &Client, ben: &Client, more: Value) -> String {
    let mut body = json!({ "game": "chaos-bear", "public": true, "seats": 2, "players": ["me"] });
    body.as_object_mut().expect("fields").extend(more.as_object().expect("fields").clone());
    let (id, _) = table(ada, &body).await;
    wish(ben, &id, "sit").await.expect("a seat");
    id
}

/// A wish without more to say.
pub(crate) async fn wish(person: &Client, table: &str, name: &str) -> Result<Value, ClientError> {
    person.post(&format!("/api/tables/{table}/{name}"), &json!({})).await
}

/// Answers whatever decision is open.
pub(crate) async fn act(person: &Client, table: &str, action: &str) -> Result<Value, ClientError> {
    person.post(&format!("/api/tables/{table}/act"), &json!({ "action": action })).await
}

/// A table as somebody sees it.
pub(crate) async fn show(person: &Client, table: &str) -> Value {
    person.get(&format!("/api/tables/{table}")).await.expect("the table")
}

/// A connection that listens: it was told how things stand, and misses nothing from now on.
pub(crate) async fn listening(person: &Client, id: &str) -> Live {
    let mut live = person.live(id, "").await.expect("live");
    wait_for(&mut live, |message| message["type"] == "sync").await;
    live
}

/// The next message that is fit, within a while.
pub(crate) async fn wait_for(live: &mut Live, fit: impl Fn(&Value) -> bool) -> Value {
    let wait = async {
        loop {
            let message = live.next_json().await;
            assert!(!message.is_null(), "the connection ended");
            if fit(&message) {
                return message;
            }
        }
    };
    tokio::time::timeout(Duration::from_mins(1), wait).await.expect("it comes in a while")
}

/// Waits until the day is not about to end.
pub(crate) async fn early_enough() {
    loop {
        let now = SystemTime::now().duration_since(UNIX_EPOCH).expect("after 1970").as_secs();
        if 86_400 - now % 86_400 > 60 {
            return;
        }
        tokio::time::sleep(Duration::from_secs(1)).await;
    }
}
