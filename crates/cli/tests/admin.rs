//! The operator's tools beside a running server, and what the server says about itself.

use std::io::{BufRead as _, BufReader, Read as _};
use std::net::{SocketAddr, TcpListener};
use std::path::Path;
use std::process::{Child, ChildStdout, Command, Output, Stdio};

use bearcade_load::Client;
use bearcade_store::{Sqlite, Store as _};
use serde_json::{Value, json};
use tempfile::TempDir;

/// A server process; killed when it is dropped.
struct Process {
    child: Child,
    stdout: BufReader<ChildStdout>,
    address: SocketAddr,
}

impl Process {
    /// Starts a server with its data in a folder, as `bearcade serve` or as `bearcade` alone.
    fn start(folder: &Path, arguments: &[&str]) -> Self {
        let mut command = Command::new(env!("CARGO_BIN_EXE_bearcade"));
        command.args(arguments).env("BEARCADE_DATA", folder).env("BEARCADE_LISTEN", "127.0.0.1:0");
        Self::of(command)
    }

    /// Starts a command that serves.
    fn of(mut command: Command) -> Self {
        let mut child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("the program starts");
        let mut stdout = BufReader::new(child.stdout.take().expect("a pipe"));
        let mut line = String::new();
        stdout.read_line(&mut line).expect("it says where it listens");
        let address = line.split("http://").nth(1).and_then(|rest| rest.split('/').next()).expect("an address");
        Self { address: address.parse().expect("an address"), child, stdout }
    }

    /// Asks it to stop; its exit code, and what it said to the end on both channels.
    fn stop(mut self) -> (Option<i32>, String, String) {
        let pid = self.child.id().to_string();
        assert!(Command::new("kill").args(["-TERM", &pid]).status().is_ok_and(|status| status.success()));
        let (mut said, mut logged) = (String::new(), String::new());
        self.stdout.read_to_string(&mut said).expect("text");
        self.child.stderr.take().expect("a pipe").read_to_string(&mut logged).expect("text");
        (self.child.wait().expect("it ends").code(), said, logged)
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn run(folder: &Path, arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_bearcade"))
        .args(arguments)
        .env("BEARCADE_DATA", folder)
        .stdin(Stdio::null())
        .output()
        .expect("the program starts")
}

/// What an operator's command answers in JSON.
fn admin(folder: &Path, arguments: &[&str]) -> Value {
    let done = run(folder, &[&["admin", "--json"], arguments].concat());
    assert!(done.status.success(), "{arguments:?}: {}", String::from_utf8_lossy(&done.stderr));
    serde_json::from_slice(&done.stdout).expect("JSON")
}

fn runtime() -> tokio::runtime::Runtime {
    tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime")
}

fn folder() -> TempDir {
    tempfile::tempdir().expect("a folder")
}

/// A table of two people, by its id.
async fn table(people: &[Client; 2]) -> String {
    let body = json!({ "game": "chaos-bear", "public": true });
    let table = people[0].post("/api/tables", &body).await.expect("a table");
    let id = table["id"].as_str().expect("an id").to_owned();
    people[1].post(&format!("/api/tables/{id}/sit"), &json!({})).await.expect("a seat");
    id
}

/// Two servers on one file would not hear of each other's moves; and what can't be opened is named, with what to do.
#[test]
fn a_file_has_one_server_and_what_cannot_be_served_is_named() {
    let folder = folder();
    let refused = |arguments: &[&str]| {
        let done = run(folder.path(), &[&["serve", "--set", "listen=127.0.0.1:0"], arguments].concat());
        assert!(!done.status.success(), "{arguments:?}");
        String::from_utf8_lossy(&done.stderr).into_owned()
    };
    let first = Process::start(folder.path(), &[]);
    let said = refused(&[]);
    assert!(said.contains("another Bearcade serves") && said.contains("bearcade.db"), "{said}");
    assert_eq!(admin(folder.path(), &["users"])["people"], json!([]), "an operator may look");
    // Killed, it leaves nothing behind that keeps the next one out.
    drop(first);
    assert_eq!(Process::start(folder.path(), &[]).stop().0, Some(0));
    let garbage = folder.path().join("garbage.db");
    std::fs::write(&garbage, "no database at all, but long enough to be taken for one".repeat(50)).expect("written");
    let said = refused(&["--data", garbage.to_str().expect("a path")]);
    assert!(said.contains("garbage.db") && said.contains("--data"), "{said}");
    let said = refused(&["--listen", "somewhere"]);
    assert!(said.contains("somewhere") && said.contains("127.0.0.1:7373"), "{said}");
}

#[test]
fn the_program_alone_serves_and_stops_when_asked() {
    let folder = folder();
    let server = Process::start(folder.path(), &[]);
    let home = runtime().block_on(Client::new(server.address).request("GET", "/", "", "")).expect("a page");
    assert_eq!(home.status, 200);
    let (code, said, logged) = server.stop();
    let file = folder.path().join("bearcade.db");
    let expected = format!("Data: {}\nBearcade is closed. Nothing is lost.\n", file.display());
    assert_eq!((code, said), (Some(0), expected), "the address came first, on a line of its own");
    assert!(logged.contains("the site is open") && logged.contains("the site is closed"), "{logged}");
    assert!(folder.path().join("bearcade.db").is_file(), "the data is in the folder that was named");
    let beside = std::fs::metadata(folder.path().join("bearcade.db-wal")).map_or(0, |file| file.len());
    assert_eq!(beside, 0, "all of it is in the one file");
}

/// Without a setting the data file is in the user's data folder, wherever the program is run; a file that earlier
/// versions left in the current folder stays in use. The operator's commands find the same file.
#[test]
fn the_data_file_is_in_the_users_folder_unless_one_is_here() {
    let (home, here) = (folder(), folder());
    let command = |arguments: &[&str]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_bearcade"));
        command.args(arguments).current_dir(here.path()).stdin(Stdio::null());
        for name in ["BEARCADE_DATA", "BEARCADE_STORE", "XDG_DATA_HOME"] {
            command.env_remove(name);
        }
        command.env("HOME", home.path()).env("BEARCADE_LISTEN", "127.0.0.1:0");
        command
    };
    let serve = || Process::of(command(&[]));
    let people = || {
        let done = command(&["admin", "users", "--json"]).output().expect("the program starts");
        assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
        let answer: Value = serde_json::from_slice(&done.stdout).expect("JSON");
        answer["people"].as_array().map_or(0, Vec::len)
    };
    let join = |server: &Process, name| {
        runtime().block_on(Client::guest(server.address, name)).expect("a guest is welcome");
    };

    let nothing = command(&["admin", "users"]).output().expect("the program starts");
    let said = String::from_utf8_lossy(&nothing.stderr).into_owned();
    assert!(nothing.status.code() == Some(1) && said.contains(".local/share/bearcade/bearcade.db"), "{said}");

    let server = serve();
    join(&server, "Ada");
    assert_eq!(people(), 1, "an operator finds the same file");
    let file = home.path().join(".local/share/bearcade/bearcade.db");
    let (_, said, _) = server.stop();
    assert!(said.starts_with(&format!("Data: {}\n", file.display())), "{said}");
    assert!(file.is_file());
    assert_eq!(std::fs::read_dir(here.path()).expect("a folder").count(), 0, "nothing is written where it is run");

    // An earlier version left its file here.
    let old = here.path().join("bearcade.db");
    std::fs::rename(&file, &old).expect("moved");
    let server = serve();
    join(&server, "Ben");
    assert_eq!(people(), 2, "Ada is still there");
    let (_, said, _) = server.stop();
    assert!(said.contains("bearcade.db (already in this folder, so it stays in use)\n"), "{said}");
    assert!(!file.exists());

    // A setting comes before both.
    let named = home.path().join("named.db");
    let server = Process::of(command(&["serve", "--data", named.to_str().expect("text")]));
    let (_, said, _) = server.stop();
    assert!(said.starts_with(&format!("Data: {}\n", named.display())) && named.is_file(), "{said}");

    // Without a home there is no folder to guess.
    std::fs::remove_file(&old).expect("removed");
    let homeless = command(&["serve"]).env_remove("HOME").output().expect("the program starts");
    let said = String::from_utf8_lossy(&homeless.stderr).into_owned();
    assert!(homeless.status.code() == Some(2) && said.contains("--data"), "{said}");
}

#[test]
fn a_taken_port_is_said_clearly() {
    let folder = folder();
    let taken = TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = taken.local_addr().expect("an address").to_string();
    let done = run(folder.path(), &["serve", "--listen", &address]);
    let said = String::from_utf8_lossy(&done.stderr);
    assert_eq!(done.status.code(), Some(1));
    assert!(said.contains(&address) && said.contains("already") && said.contains("--listen"), "{said}");
}

#[test]
fn a_backup_of_a_live_site_is_whole_and_a_damaged_one_is_noticed() {
    let folder = folder();
    let copy = folder.path().join("copy.db");
    let copy_name = copy.to_str().expect("text").to_owned();
    let server = Process::start(folder.path(), &["serve"]);
    let id = runtime().block_on(async {
        let guest = async |name| Client::guest(server.address, name).await.expect("a guest is welcome");
        let people = [guest("Ada").await, guest("Ben").await];
        let id = table(&people).await;
        people[0].post(&format!("/api/tables/{id}/act"), &json!({ "action": "roll" })).await.expect("a move");
        id
    });
    let made = admin(folder.path(), &["backup", &copy_name]);
    assert_eq!((&made["tables"], &made["sound"], &made["damage"]), (&json!(1), &json!(1), &json!([])));
    let entries = made["entries"].as_u64().expect("a number");
    assert!(entries >= 4, "two sat down, it began, one moved: {entries}");
    let again = run(folder.path(), &["admin", "backup", &copy_name]);
    assert_eq!(again.status.code(), Some(1), "nothing is overwritten");
    let log = admin(folder.path(), &["table", &id])["log"].clone();
    drop(server);

    let checked = run(folder.path(), &["admin", "restore-check", &copy_name]);
    let said = String::from_utf8_lossy(&checked.stdout).into_owned();
    assert!(
        checked.status.success() && said.contains(&format!("1 of 1 tables are sound, {entries} entries")),
        "{said}"
    );
    // The backup is a site of its own: it opens, and the game is there.
    let restored = admin(folder.path(), &["table", &id, "--data", &copy_name]);
    assert_eq!(restored["log"], log);

    // A log that does not follow the rules is found, though the file is whole.
    let mut bytes = std::fs::read(&copy).expect("readable");
    let at = bytes.windows(6).position(|window| window == b"> 0 ro").expect("the move is in the file");
    bytes[at..at + 6].copy_from_slice(b"> 0 xo");
    std::fs::write(&copy, &bytes).expect("written");
    let broken = run(folder.path(), &["admin", "restore-check", &copy_name]);
    assert_eq!(broken.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&broken.stdout).contains(&format!("table {id}: entry ")));
    // A file that is cut short is damaged.
    std::fs::write(&copy, &bytes[..bytes.len() / 2]).expect("written");
    assert_eq!(run(folder.path(), &["admin", "restore-check", &copy_name]).status.code(), Some(1));
    let nowhere = run(folder.path(), &["admin", "users", "--data", "no/such/file.db"]);
    assert_eq!(nowhere.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&nowhere.stderr).contains("--data"));
}

#[test]
fn people_are_seen_to_beside_a_running_server() {
    let folder = folder();
    let server = Process::start(folder.path(), &["serve"]);
    let runtime = runtime();
    let (ada, ben) = runtime.block_on(async {
        let ada = Client::guest(server.address, "Ada").await.expect("a guest is welcome");
        let claimed = ada.post("/api/me/claim", &json!({ "password": "first password" })).await.expect("claimed");
        let ada = ada.with_token(claimed["token"].as_str().map(str::to_owned));
        (ada, Client::guest(server.address, "Ben").await.expect("a guest is welcome"))
    });
    let id = runtime.block_on(table(&[ada.clone(), ben.clone()]));
    let listed = admin(folder.path(), &["users"]);
    assert_eq!(listed["people"].as_array().map(Vec::len), Some(2));
    let found = admin(folder.path(), &["users", "AD"]);
    assert_eq!((found["people"].as_array().map(Vec::len), &found["people"][0]["name"]), (Some(1), &json!("Ada")));

    let reset = admin(folder.path(), &["user", "ada", "--reset-password"]);
    let login = |password: &str| {
        let body = json!({ "name": "Ada", "password": password });
        runtime.block_on(async { Client::new(server.address).post("/api/login", &body).await })
    };
    assert!(runtime.block_on(ada.get("/api/session")).is_err(), "her sessions have ended");
    assert!(login("first password").is_err());
    let token = login(reset["password"].as_str().expect("a password")).expect("the new one is right")["token"].clone();
    let ada = ada.with_token(token.as_str().map(str::to_owned));
    let body = json!({ "name": "Ada", "recovery": reset["recovery"], "password": "third password" });
    runtime.block_on(ada.post("/api/recover", &body)).expect("the new code is right");
    let token = login("third password").expect("the new one is right")["token"].clone();
    let ada = ada.with_token(token.as_str().map(str::to_owned));

    let chat = format!("/api/tables/{id}/chat");
    let say = |client: &Client| runtime.block_on(client.post(&chat, &json!({ "text": "hello" })));
    assert_eq!(admin(folder.path(), &["user", "Ada", "--silence"])["silenced"], true);
    assert!(say(&ada).is_err());
    assert_eq!(admin(folder.path(), &["user", "Ada", "--speak"])["silenced"], false);
    say(&ada).expect("she may speak again");

    let ada_id = found["people"][0]["id"].as_str().expect("an id").to_owned();
    runtime
        .block_on(ben.post(&format!("/api/people/{ada_id}/report"), &json!({ "text": "\u{1b}[2Jrude\nvery" })))
        .expect("reported");
    let reports = admin(folder.path(), &["reports"]);
    let number = reports["reports"][0]["number"].to_string();
    assert_eq!(reports["reports"][0]["about"], ada_id.as_str());
    let line = String::from_utf8(run(folder.path(), &["admin", "report", &number]).stdout).expect("text");
    assert!(!line.contains('\u{1b}') && line.lines().count() == 1, "nobody writes on the operator's screen: {line:?}");
    assert_eq!(admin(folder.path(), &["report", &number, "--handled"])["handled"], true);
    assert_eq!(admin(folder.path(), &["reports"])["reports"], json!([]));
    assert_eq!(admin(folder.path(), &["reports", "--all"])["reports"].as_array().map(Vec::len), Some(1));
    assert_eq!(run(folder.path(), &["admin", "report", "999", "--handled"]).status.code(), Some(1));

    assert_eq!(admin(folder.path(), &["user", &ada_id, "--delete"])["deleted"], true);
    assert!(runtime.block_on(ada.get("/api/session")).is_err());
    assert_eq!(run(folder.path(), &["admin", "user", "Ada"]).status.code(), Some(1), "nobody has that name");
}

#[test]
fn tables_are_seen_to_beside_a_running_server() {
    let folder = folder();
    let server = Process::start(folder.path(), &["serve"]);
    let runtime = runtime();
    let people = runtime.block_on(async {
        let guest = async |name| Client::guest(server.address, name).await.expect("a guest is welcome");
        [guest("Ada").await, guest("Ben").await]
    });
    let id = runtime.block_on(table(&people));
    let of = |status: &str| admin(folder.path(), &["tables", "--status", status])["tables"].clone();
    assert_eq!((of("playing").as_array().map(Vec::len), of("over")), (Some(1), json!([])));
    let shown = admin(folder.path(), &["table", &id]);
    assert_eq!((&shown["id"], &shown["status"]), (&json!(id), &json!("playing")));
    assert!(shown["log"].as_array().is_some_and(|log| log.len() as u64 == shown["entries"]));
    assert!(!shown.to_string().contains("invite"), "no secret is shown");
    let early = run(folder.path(), &["admin", "table", &id, "--delete"]);
    assert_eq!(early.status.code(), Some(1), "a game in play is not deleted");
    assert_eq!(admin(folder.path(), &["table", &id, "--abandon"])["status"], "abandoned");
    assert_eq!(run(folder.path(), &["admin", "table", &id, "--abandon"]).status.code(), Some(1));
    // The server that has the table in memory notices.
    let act = runtime.block_on(people[0].post(&format!("/api/tables/{id}/act"), &json!({ "action": "roll" })));
    assert!(act.is_err_and(|error| error.to_string().contains("\"over\"")), "the game has been given up");
    assert_eq!(admin(folder.path(), &["table", &id, "--delete"])["deleted"], true);
    assert_eq!(admin(folder.path(), &["tables"])["tables"], json!([]));
    assert_eq!(run(folder.path(), &["admin", "table", &id]).status.code(), Some(1));
    assert_eq!(run(folder.path(), &["admin", "table", "x"]).status.code(), Some(2));
}

/// `admin tidy` says that the clock is right: the site's last sign of life is now.
#[test]
fn an_operator_ends_the_wait_for_a_doubtful_clock() {
    let folder = folder();
    assert_eq!(Process::start(folder.path(), &[]).stop().0, Some(0));
    let sign_of_life = |value: Option<&str>| {
        let store = Sqlite::open(&folder.path().join("bearcade.db")).expect("opens");
        let kept = runtime().block_on(async {
            if let Some(value) = value {
                store.set_fact("seen", value.into()).await.expect("written");
            }
            store.keep_fact("seen", Vec::new()).await.expect("readable")
        });
        String::from_utf8(kept).expect("text").parse::<i64>().expect("a time")
    };
    assert_eq!(sign_of_life(Some("1000")), 1_000);
    let done = admin(folder.path(), &["tidy"]);
    assert!(done["now"].as_str().is_some_and(|now| now.starts_with("20")), "{done}");
    assert!(sign_of_life(None) > 1_700_000_000_000);
}

#[test]
fn every_operators_command_has_help_with_an_example() {
    let folder = folder();
    for command in ["backup", "restore-check", "tidy", "users", "user", "tables", "table", "reports", "report"] {
        let done = run(folder.path(), &["admin", command, "--help"]);
        let said = String::from_utf8(done.stdout).expect("text");
        assert!(done.status.success() && said.contains(&format!("bearcade admin {command}")), "{command}: {said}");
    }
}

/// A session with a claim, right and wrong passwords, a recovery and an invitation leaves no secret in the log, at the
/// most talkative level.
#[test]
fn no_secret_is_ever_logged() {
    let folder = folder();
    let server = Process::start(folder.path(), &["serve", "--set", "log_level=trace", "--set", "log_format=json"]);
    let secrets = runtime().block_on(async {
        let ada = Client::guest(server.address, "Ada").await.expect("a guest is welcome");
        let ben = Client::guest(server.address, "Ben").await.expect("a guest is welcome");
        let claimed = ada.post("/api/me/claim", &json!({ "password": "claimed-password" })).await.expect("claimed");
        let nobody = Client::new(server.address);
        let login = |password: &'static str| json!({ "name": "Ada", "password": password });
        assert!(nobody.post("/api/login", &login("mistyped-password")).await.is_err());
        let token = nobody.post("/api/login", &login("claimed-password")).await.expect("right")["token"].clone();
        let form = "Content-Type: application/x-www-form-urlencoded\r\n";
        let body = "name=Ada&password=claimed-password";
        assert_eq!(nobody.request("POST", "/sign-in", form, body).await.expect("an answer").status, 303);
        let body = json!({ "name": "Ada", "recovery": claimed["recovery"], "password": "recovered-password" });
        let next = nobody.post("/api/recover", &body).await.expect("recovered")["recovery"].clone();
        let ada = ada.with_token(
            nobody.post("/api/login", &login("recovered-password")).await.expect("right")["token"]
                .as_str()
                .map(str::to_owned),
        );
        let table = ada.post("/api/tables", &json!({ "game": "chaos-bear" })).await.expect("a table");
        let (id, invite) = (table["id"].as_str().expect("an id"), table["invite"].as_str().expect("a secret"));
        let shown = ben.request("GET", &format!("/table/{id}?invite={invite}"), "", "").await.expect("a page");
        assert_eq!(shown.status, 200);
        let mut live = ben.live(id, &format!("invite={invite}")).await.expect("live");
        live.next().await.expect("the picture");
        let texts = [&claimed["recovery"], &claimed["token"], &next, &token, &table["invite"]]
            .map(|value| value.as_str().expect("text").to_owned());
        let sessions = [ada.token, ben.token].map(|token| token.expect("a session"));
        let passwords = ["claimed-password", "mistyped-password", "recovered-password"].map(str::to_owned);
        [&texts[..], &sessions, &passwords].concat()
    });
    let (_, said, logged) = server.stop();
    let mut paths = 0;
    for line in logged.lines() {
        let line: Value = serde_json::from_str(line).unwrap_or_else(|error| panic!("{error}: {line}"));
        assert!(line["timestamp"].is_string() && line["level"].is_string() && line["message"].is_string(), "{line}");
        paths += usize::from(line["path"].is_string());
    }
    assert!(paths >= 10, "at this level every request has its line: {logged}");
    for secret in secrets {
        assert!(!logged.contains(&secret) && !said.contains(&secret), "{secret} is in the log");
    }
    assert!(!logged.contains("argon2id"));
}
