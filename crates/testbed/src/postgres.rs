//! `PostgreSQL` on loopback, in a temporary folder.

use std::fs::{self, File};
use std::os::unix::fs::{MetadataExt as _, chown};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{self, Sender};
use std::sync::{Arc, Mutex, Weak};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use tempfile::TempDir;

use crate::programs;

/// How long anything may take: much longer than it does, also on a busy machine.
const PATIENCE: Duration = Duration::from_mins(1);
/// How often something is looked at.
const GLANCE: Duration = Duration::from_millis(20);
/// The role that owns everything, and its password. There is one, so that tests see what a wrong one does.
const ROLE: &str = "bearcade";
const PASSWORD: &str = "a-bear-in-a-test";
/// Postgres does not run as root; whoever is root runs it as the user that Debian's package makes.
const USER: &str = "postgres";

/// A server of its own. Ends, and takes its data with it, when it is dropped.
pub struct Postgres {
    programs: PathBuf,
    folder: TempDir,
    port: u16,
    running: Mutex<Option<Running>>,
}

/// A server's process and the thread that started it. The system ends the process when that thread ends, so that a test
/// that is killed leaves nothing behind; therefore the thread waits until it is told.
struct Running {
    process: Child,
    _until: Sender<()>,
    _keeper: JoinHandle<()>,
}

/// The server that the tests of a process share.
static SHARED: Mutex<Weak<Postgres>> = Mutex::new(Weak::new());

impl Postgres {
    /// Makes a new, empty server and waits until it answers.
    pub fn start() -> Self {
        let postgres = programs::need("postgres", "postgresql");
        let postgres = fs::canonicalize(&postgres).expect("a program can be followed to its folder");
        let programs = postgres.parent().expect("a file lies in a folder").to_owned();
        let folder = tempfile::Builder::new().prefix("bearcade-postgres-").tempdir().expect("a temporary folder");
        if is_root() {
            let [user, group] = ["-u", "-g"].map(|which| number_of(USER, which));
            chown(folder.path(), Some(user), Some(group)).expect("root may give a folder away");
        }
        let mut server = Self { programs, folder, port: 0, running: Mutex::new(None) };
        server.initialise();
        let end = Instant::now() + PATIENCE;
        loop {
            // Somebody else may take a free port before it does; then there are others.
            server.port = programs::free_port();
            if server.launch(end) {
                return server;
            }
            assert!(Instant::now() < end, "Postgres does not start:\n{}", server.log());
        }
    }

    /// The server that the tests of this process share: started for the first that asks, gone with the last. For tests
    /// that neither stop nor kill it, each with a [`database`](Self::database) of its own.
    pub fn shared() -> Arc<Self> {
        // A test that could not start it has said why; the next one tries again.
        let mut shared = SHARED.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        shared.upgrade().unwrap_or_else(|| {
            let server = Arc::new(Self::start());
            *shared = Arc::downgrade(&server);
            server
        })
    }

    /// The address of the database that is always there.
    pub fn url(&self) -> String {
        self.url_of("postgres")
    }

    /// The address of a database, whether it is there or not.
    pub fn url_of(&self, database: &str) -> String {
        format!("postgres://{ROLE}:{PASSWORD}@127.0.0.1:{}/{database}", self.port)
    }

    /// Makes a fresh database and returns its address.
    pub fn database(&self, name: &str) -> String {
        let mut create = self.client("createdb");
        must(create.arg(name), "a database can't be made");
        self.url_of(name)
    }

    /// Carries out a statement and returns what it says: rows as lines, columns parted by `|`.
    pub fn sql(&self, database: &str, statement: &str) -> String {
        let mut psql = self.client("psql");
        must(psql.args(["--no-psqlrc", "-qtA", "-v", "ON_ERROR_STOP=1", "-d", database, "-c", statement]), "psql fails")
    }

    /// Stops it in good order, as an operator does: whoever is connected is cut off, everything is written.
    pub fn stop(&self) {
        let mut stop = self.as_user("pg_ctl");
        let seconds = PATIENCE.as_secs().to_string();
        must(stop.args(["stop", "-m", "fast", "-w", "-t", &seconds, "-D"]).arg(self.data()), "it can't be stopped");
        self.forget();
    }

    /// Kills it: nothing is finished, nothing more is written. When it comes back, it recovers from its log.
    pub fn kill(&self) {
        if let Some(running) = self.running().as_mut() {
            running.process.kill().expect("its process can be killed");
        }
        self.forget();
    }

    /// Starts it again where it listened before, after [`stop`](Self::stop) or [`kill`](Self::kill), and waits until it
    /// answers.
    pub fn resume(&self) {
        let end = Instant::now() + PATIENCE;
        // After a kill, what is left of it needs a moment to end; until then a new one refuses to start.
        while !self.launch(end) {
            assert!(Instant::now() < end, "Postgres does not start:\n{}", self.log());
            thread::sleep(GLANCE);
        }
    }

    /// Stops it in good order and starts it again.
    pub fn restart(&self) {
        self.stop();
        self.resume();
    }

    /// Starts the process; false if it ended instead of answering.
    fn launch(&self, end: Instant) -> bool {
        let log = File::options().append(true).create(true).open(self.folder.path().join("log")).expect("a log");
        let mut command = self.as_user("postgres");
        command.arg("-D").arg(self.data()).args(["-p", &self.port.to_string()]).stdin(Stdio::null());
        command.stdout(log.try_clone().expect("a second handle")).stderr(log);
        let (until, told) = mpsc::channel::<()>();
        let (started, process) = mpsc::channel();
        let keeper = thread::spawn(move || {
            let _ = started.send(command.spawn());
            let _ = told.recv();
        });
        let process = process.recv().expect("the keeper answers").expect("Postgres can be run");
        let mut running = self.running();
        let running = running.insert(Running { process, _until: until, _keeper: keeper });
        loop {
            if running.process.try_wait().expect("its process can be asked").is_some() {
                return false;
            }
            if self.is_ready(running.process.id()) {
                return true;
            }
            assert!(Instant::now() < end, "Postgres does not answer:\n{}", self.log());
            thread::sleep(GLANCE);
        }
    }

    /// Does it answer? It says so itself, in a file whose first line is its process's number.
    fn is_ready(&self, process: u32) -> bool {
        let told = fs::read_to_string(self.data().join("postmaster.pid")).unwrap_or_default();
        let lines: Vec<&str> = told.lines().map(str::trim).collect();
        lines.first() == Some(&process.to_string().as_str()) && lines.last() == Some(&"ready")
    }

    fn initialise(&self) {
        let password = self.folder.path().join("password");
        fs::write(&password, PASSWORD).expect("a file can be written");
        let mut initdb = self.as_user("initdb");
        initdb.args(["--no-sync", "--auth=scram-sha-256", "--encoding=UTF8", "--locale=C", "-U", ROLE]);
        let pwfile = format!("--pwfile={}", password.display());
        must(initdb.arg(pwfile).arg("-D").arg(self.data()), "initdb fails");
        // What a process has handed to the system survives its being killed, and tests cut no power: nothing is synced.
        let settings =
            "listen_addresses = '127.0.0.1'\nunix_socket_directories = ''\nmax_connections = 200\nfsync = off\n";
        let own = self.data().join("postgresql.auto.conf");
        fs::write(own, settings).expect("its settings can be written");
    }

    /// One of its programs that connects to it.
    fn client(&self, program: &str) -> Command {
        let mut command = Command::new(self.programs.join(program));
        let port = self.port.to_string();
        command.args(["-h", "127.0.0.1", "-p", &port, "-U", ROLE]).env("PGPASSWORD", PASSWORD);
        command
    }

    /// One of its programs, as a user that Postgres runs as, with a signal to end if the test's process does.
    fn as_user(&self, program: &str) -> Command {
        let program = self.programs.join(program);
        let Some(setpriv) = programs::find("setpriv") else {
            assert!(!is_root(), "setpriv is missing: on Debian: apt-get install util-linux");
            return Command::new(program);
        };
        let mut command = Command::new(setpriv);
        if is_root() {
            command.args(["--reuid", USER, "--regid", USER, "--clear-groups"]);
        }
        command.args(["--pdeathsig", "QUIT", "--"]).arg(program).current_dir(self.folder.path());
        command
    }

    fn data(&self) -> PathBuf {
        self.folder.path().join("data")
    }

    fn log(&self) -> String {
        fs::read_to_string(self.folder.path().join("log")).unwrap_or_default()
    }

    fn running(&self) -> std::sync::MutexGuard<'_, Option<Running>> {
        self.running.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
    }

    /// Waits for the end of a process that ends.
    fn forget(&self) {
        if let Some(mut running) = self.running().take() {
            let _ = running.process.wait();
        }
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        if let Some(running) = self.running().as_mut() {
            let _ = running.process.kill();
        }
        self.forget();
        // Its children end by themselves, and may write for a moment more: then the folder is not empty at once.
        let end = Instant::now() + PATIENCE;
        while fs::remove_dir_all(self.folder.path()).is_err() && self.folder.path().exists() && Instant::now() < end {
            thread::sleep(GLANCE);
        }
    }
}

fn is_root() -> bool {
    fs::metadata("/proc/self").is_ok_and(|own| own.uid() == 0)
}

/// A user's number, or that of its group.
fn number_of(user: &str, which: &str) -> u32 {
    let text = must(Command::new("id").args([which, user]), "there is no user to run Postgres as");
    text.trim().parse().expect("id prints a number")
}

/// Runs a program to its end and returns what it prints.
fn must(command: &mut Command, trouble: &str) -> String {
    let name = Path::new(command.get_program()).display().to_string();
    let output = command.stdin(Stdio::null()).output().unwrap_or_else(|error| panic!("{trouble}: {name}: {error}"));
    let told = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{trouble}: {told}");
    String::from_utf8_lossy(&output.stdout).into_owned()
}
