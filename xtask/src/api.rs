//! schemathesis against a server of its own: requests made from the `OpenAPI` document, good and bad ones, and every answer
//! compared with what the document says.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};

use serde_json::{Value, json};

use crate::run::{Done, cargo, check, root};

/// The version that is installed; a newer one may look for more.
const VERSION: &str = "4.32.5";
/// What is looked for.
const CHECKS: &str = "not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance";
/// Requests for each route made at random, beside those for the edges of its parameters.
const EXAMPLES: &str = "15";
/// These end the session they are called with, and so come last and on their own.
const FAREWELLS: [&str; 2] = ["end_session", "forget_me"];

/// Installs schemathesis if need be, starts a server and lets it be tried.
pub(crate) fn schemathesis() -> Done {
    let program = install()?;
    check(&mut cargo(&["build", "--quiet", "--package", "bearcade-cli"]))?;
    let folder = root().join("target/tmp/schemathesis");
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let mut server = Server::start(&folder.join("site.db"))?;
    let guest = server.post("/api/session", "", &json!({ "name": "Ada" }))?;
    let token = text(&guest["token"])?;
    let other = server.post("/api/session", "", &json!({ "name": "Ben" }))?;
    let body = json!({ "game": "el-oso", "players": ["me"], "public": true });
    let table = server.post("/api/tables", &token, &body)?;
    // Real ids, so that requests reach further than "there is no such table".
    let settings = format!(
        "[parameters]\n\"path.table\" = \"{}\"\n\"path.person\" = \"{}\"\n",
        text(&table["id"])?,
        text(&other["person"]["id"])?
    );
    let config = folder.join("schemathesis.toml");
    std::fs::write(&config, settings).map_err(|error| format!("{}: {error}", config.display()))?;
    let document = format!("http://{}/api/openapi.json", server.address);
    let run = |filter: &str| {
        let mut command = Command::new(&program);
        command.arg("--config-file").arg(&config).args(["run", &document]);
        command.args(["--checks", CHECKS, "--max-examples", EXAMPLES, "--workers", "1"]);
        command.args(["--phases", "examples,coverage,fuzzing", "--generation-deterministic", "--no-shrink"]);
        command.args(["--continue-on-failure", "--warnings", "off", "--suppress-health-check", "all"]);
        command.arg("--header").arg(format!("Authorization: Bearer {token}"));
        for name in FAREWELLS {
            command.args([filter, name]);
        }
        check(command.current_dir(&folder))
    };
    let done = run("--exclude-operation-id").and_then(|()| run("--include-operation-id"));
    server.is_alive().and(done)
}

/// The program, in a Python environment of its own under `target`.
fn install() -> Result<PathBuf, String> {
    let home = root().join("target/schemathesis");
    let program = home.join("bin/schemathesis");
    let is_there = || {
        let version = Command::new(&program).arg("--version").stderr(Stdio::null()).output();
        version.is_ok_and(|version| String::from_utf8_lossy(&version.stdout).contains(VERSION))
    };
    if is_there() {
        return Ok(program);
    }
    println!("schemathesis {VERSION} is missing; installing it");
    let missing = |what: &str| format!("schemathesis {VERSION} is needed and could not be installed: {what}");
    check(Command::new("python3").args(["-m", "venv", "--clear"]).arg(&home))
        .map_err(|error| missing(&format!("python3 with its venv module is missing ({error})")))?;
    let wanted = format!("schemathesis=={VERSION}");
    check(Command::new(home.join("bin/python")).args(["-m", "pip", "install", "--quiet", &wanted]))
        .map_err(|error| missing(&format!("pip can't reach a package index ({error})")))?;
    if is_there() { Ok(program) } else { Err(missing("it was installed and does not start")) }
}

/// A server on a free port of this machine. It ends with its owner.
struct Server {
    child: Child,
    address: String,
}

impl Server {
    fn start(data: &std::path::Path) -> Result<Self, String> {
        let mut command = Command::new(root().join("target/debug/bearcade"));
        command.args(["serve", "--listen", "127.0.0.1:0", "--data"]).arg(data);
        // All requests come from one address and one person.
        for limit in ["requests_per_second", "guests_per_minute", "passwords_per_minute", "tables_per_minute"] {
            command.args(["--set", &format!("{limit}=1000000")]);
        }
        command.args(["--set", "speech_per_minute=1000000"]);
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
    fn post(&self, path: &str, token: &str, body: &Value) -> Result<Value, String> {
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

    fn is_alive(&mut self) -> Done {
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

fn text(value: &Value) -> Result<String, String> {
    value.as_str().map(str::to_owned).ok_or_else(|| format!("not a text: {value}"))
}
