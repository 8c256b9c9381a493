//! schemathesis against a server of its own: requests made from the `OpenAPI` document, good and bad ones, and every answer
//! compared with what the document says.

use std::path::PathBuf;
use std::process::{Command, Stdio};

use serde_json::{Value, json};

use crate::run::{Done, check, root};
use crate::site::Server;

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
    let folder = root().join("target/tmp/schemathesis");
    let mut server = Server::start(&folder)?;
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
pub(crate) fn install() -> Result<PathBuf, String> {
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

fn text(value: &Value) -> Result<String, String> {
    value.as_str().map(str::to_owned).ok_or_else(|| format!("not a text: {value}"))
}
