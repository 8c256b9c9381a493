use std::fmt;
use std::io;
use std::net::SocketAddr;
use std::sync::Arc;

use futures_util::{SinkExt as _, StreamExt as _};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{self, Message};

/// Somebody at the other end of the wire: a server's address and perhaps a session.
#[derive(Clone, Debug)]
pub struct Client {
    /// The server.
    pub address: SocketAddr,
    /// The secret of the session.
    pub token: Option<String>,
    witness: Option<Arc<dyn Witness>>,
}

/// Sees everything that comes back from the server: a test compares it with what the server says of itself.
pub trait Witness: fmt::Debug + Send + Sync {
    /// The answer to a request.
    fn answer(&self, method: &str, path: &str, answer: &Answer);
    /// A message over a live connection.
    fn message(&self, text: &str);
}

/// What a server answered.
#[derive(Clone, Debug)]
pub struct Answer {
    /// The status.
    pub status: u16,
    /// The head, as it came.
    pub head: String,
    /// The body.
    pub body: String,
}

impl Answer {
    /// The body as JSON; null if it is none.
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_default()
    }

    /// The code of a refusal.
    pub fn code(&self) -> Option<String> {
        Some(self.json()["error"]["code"].as_str()?.to_owned())
    }
}

/// Why a request failed.
#[derive(Debug)]
pub enum ClientError {
    /// The connection failed.
    Io(io::Error),
    /// What came back is no answer.
    NoAnswer,
    /// The server refused.
    Refused(Answer),
}

impl From<io::Error> for ClientError {
    fn from(error: io::Error) -> Self {
        Self::Io(error)
    }
}

impl fmt::Display for ClientError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Io(error) => write!(f, "the connection failed: {error}"),
            Self::NoAnswer => f.write_str("what came back is no answer"),
            Self::Refused(answer) => write!(f, "refused with {}: {}", answer.status, answer.body),
        }
    }
}

impl std::error::Error for ClientError {}

impl Client {
    /// Nobody yet.
    pub fn new(address: SocketAddr) -> Self {
        Self { address, token: None, witness: None }
    }

    /// The same, with somebody who sees everything that comes back.
    #[must_use]
    pub fn watched_by(self, witness: Arc<dyn Witness>) -> Self {
        Self { witness: Some(witness), ..self }
    }

    /// The same, as a new guest with a session.
    pub async fn as_guest(self, name: &str) -> Result<Self, ClientError> {
        let answer = self.call("POST", "/api/session", &json!({ "name": name })).await?;
        Ok(Self { token: answer["token"].as_str().map(str::to_owned), ..self })
    }

    /// The same client with another session, or none.
    #[must_use]
    pub fn with_token(mut self, token: Option<String>) -> Self {
        self.token = token;
        self
    }

    /// A guest with a session.
    pub async fn guest(address: SocketAddr, name: &str) -> Result<Self, ClientError> {
        Self::new(address).as_guest(name).await
    }

    /// A request, whatever the answer.
    pub async fn request(&self, method: &str, path: &str, headers: &str, body: &str) -> Result<Answer, ClientError> {
        let mut stream = TcpStream::connect(self.address).await?;
        let token = self.token.as_ref().map(|token| format!("Authorization: Bearer {token}\r\n")).unwrap_or_default();
        let head = format!(
            "{method} {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\nContent-Length: {}\r\n{token}{headers}\r\n",
            self.address,
            body.len()
        );
        stream.write_all(head.as_bytes()).await?;
        stream.write_all(body.as_bytes()).await?;
        let mut bytes = Vec::new();
        stream.read_to_end(&mut bytes).await?;
        let text = String::from_utf8_lossy(&bytes);
        let (head, body) = text.split_once("\r\n\r\n").ok_or(ClientError::NoAnswer)?;
        let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).ok_or(ClientError::NoAnswer)?;
        let chunked = head.to_lowercase().contains("transfer-encoding: chunked");
        let body = if chunked { join_chunks(body) } else { body.to_owned() };
        let answer = Answer { status, head: head.to_owned(), body };
        if let Some(witness) = &self.witness {
            witness.answer(method, path, &answer);
        }
        Ok(answer)
    }

    /// A request in JSON that is expected to be granted.
    pub async fn call(&self, method: &str, path: &str, body: &Value) -> Result<Value, ClientError> {
        let body = if body.is_null() { String::new() } else { body.to_string() };
        let answer = self.request(method, path, "Content-Type: application/json\r\n", &body).await?;
        if (200..300).contains(&answer.status) { Ok(answer.json()) } else { Err(ClientError::Refused(answer)) }
    }

    /// What is there.
    pub async fn get(&self, path: &str) -> Result<Value, ClientError> {
        self.call("GET", path, &Value::Null).await
    }

    /// Does something.
    pub async fn post(&self, path: &str, body: &Value) -> Result<Value, ClientError> {
        self.call("POST", path, body).await
    }

    /// A live connection; `query` is what follows the question mark.
    pub async fn live(&self, table: &str, query: &str) -> Result<Live, LiveError> {
        let address = self.address;
        let uri = format!("ws://{address}/api/tables/{table}/live?{query}");
        let mut request = uri.into_client_request()?;
        if let Some(token) = &self.token {
            let value = format!("Bearer {token}").parse().expect("a token is plain text");
            request.headers_mut().insert("Authorization", value);
        }
        let stream = TcpStream::connect(address).await.map_err(tungstenite::Error::Io)?;
        stream.set_nodelay(true).map_err(tungstenite::Error::Io)?;
        let config = WebSocketConfig::default().read_buffer_size(4 * 1_024).write_buffer_size(1_024);
        let (socket, _) = tokio_tungstenite::client_async_with_config(request, stream, Some(config)).await?;
        Ok(Live { socket, witness: self.witness.clone(), close_code: None })
    }
}

fn join_chunks(mut body: &str) -> String {
    let mut joined = String::new();
    while let Some((size, rest)) = body.split_once("\r\n") {
        let Ok(size) = usize::from_str_radix(size, 16) else { break };
        let Some(chunk) = rest.get(..size).filter(|chunk| !chunk.is_empty()) else { break };
        joined.push_str(chunk);
        body = rest.get(size + 2..).unwrap_or_default();
    }
    joined
}

/// Why a live connection failed.
pub type LiveError = tungstenite::Error;

/// A live connection to a table.
pub struct Live {
    socket: WebSocketStream<TcpStream>,
    witness: Option<Arc<dyn Witness>>,
    /// The code with which the server ended the connection, if it gave one.
    pub close_code: Option<u16>,
}

impl Live {
    /// The next message; none when the connection has ended.
    pub async fn next(&mut self) -> Option<String> {
        loop {
            match self.socket.next().await? {
                Ok(Message::Text(text)) => {
                    if let Some(witness) = &self.witness {
                        witness.message(&text);
                    }
                    return Some(text.as_str().to_owned());
                }
                Ok(Message::Close(frame)) => {
                    self.close_code = frame.map(|frame| frame.code.into());
                    return None;
                }
                Err(_) => return None,
                Ok(_) => {}
            }
        }
    }

    /// The next message as JSON; null when the connection has ended.
    pub async fn next_json(&mut self) -> Value {
        self.next().await.and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default()
    }

    /// Says something.
    pub async fn say(&mut self, message: impl Into<String>) -> Result<(), LiveError> {
        self.socket.send(Message::text(message.into())).await
    }

    /// Sends any frame.
    pub async fn send(&mut self, message: Message) -> Result<(), LiveError> {
        self.socket.send(message).await
    }

    /// Ends the connection.
    pub async fn close(mut self) {
        let _ = self.socket.close(None).await;
    }
}
