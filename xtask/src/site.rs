//! A server for tests from outside: started anew, with limits that a test does not meet.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use serde_json::Value;

use crate::run::{Done, cargo, check, root};

/// Where Cargo puts the program.
pub(crate) fn program() -> PathBuf {
    root().join("target/debug/bearcade")
}

/// Builds it.
pub(crate) fn build() -> Done {
    check(&mut cargo(&["build", "--quiet", "--package", "bearcade-cli"]))
}

/// A server on a free port of this machine. It ends with its owner.
pub(crate) struct Server {
    child: Child,
    /// Host and port.
    pub(crate) address: String,
}

impl Server {
    /// Builds the program and starts it with a new database in this folder, which is emptied.
    pub(crate) fn start(folder: &Path) -> Result<Self, String> {
        build()?;
        let _ = std::fs::remove_dir_all(folder);
        std::fs::create_dir_all(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
        let mut command = Command::new(program());
        command.args(["serve", "--listen", "127.0.0.1:0", "--data"]).arg(folder.join("site.db"));
        // All requests come from one address and one person.
        for limit in ["requests_per_second", "guests_per_minute", "passwords_per_minute", "tables_per_minute"] {
            command.args(["--set", &format!("{limit}=1000000")]);
        }
        for limit in ["speech_per_minute", "tables_per_guest", "tables_per_address"] {
            command.args(["--set", &format!("{limit}=1000000")]);
        }
        let mut child = command.stdout(Stdio::piped()).spawn().map_err(|error| format!("the server: {error}"))?;
        let mut line = String::new();
        let out = child.stdout.take().expect("standard output is piped");
        BufReader::new(out).read_line(&mut line).map_err(|error| format!("the server: {error}"))?;
        let address = line.split("http://").nth(1).and_then(|rest| rest.split('/').next()).map(str::to_owned);
        let mut server = Self { child, address: String::new() };
        server.address = address.ok_or_else(|| format!("the server did not say where it listens: {line:?}"))?;
        Ok(server)
    }

    /// A request in JSON.
    pub(crate) fn post(&self, path: &str, token: &str, body: &Value) -> Result<Value, String> {
        let body = body.to_string();
        let request = format!(
            "POST {path} HTTP/1.1\r\nHost: {}\r\nAuthorization: Bearer {token}\r\nConnection: close\r\n\
             Content-Length: {}\r\n\r\n{body}",
            self.address,
            body.len()
        );
        let failed = |error: std::io::Error| format!("{path}: {error}");
        let mut stream = TcpStream::connect(&self.address).map_err(failed)?;
        stream.write_all(request.as_bytes()).map_err(failed)?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer).map_err(failed)?;
        let body = answer.split_once("\r\n\r\n").map_or("", |(_, body)| body);
        serde_json::from_str(body).map_err(|error| format!("{path}: {error}: {answer}"))
    }

    /// Fails if it has ended by itself.
    pub(crate) fn is_alive(&mut self) -> Done {
        match self.child.try_wait() {
            Ok(None) => Ok(()),
            ended => Err(format!("the server did not survive: {ended:?}")),
        }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
