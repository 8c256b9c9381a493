//! NATS on loopback.

use std::io::{Read as _, Write as _};
use std::net::{SocketAddr, TcpStream};
use std::process::{Child, Command, Stdio};
use std::sync::Mutex;
use std::sync::mpsc::{self, Sender};
use std::thread;
use std::time::{Duration, Instant};

use crate::programs;

/// How long anything may take: much longer than it does, also on a busy machine.
const PATIENCE: Duration = Duration::from_mins(1);
/// How often something is looked at.
const GLANCE: Duration = Duration::from_millis(10);

/// The login that it asks for. The password has letters that an address must escape.
const USER: &str = "bearcade";
const PASSWORD: &str = "b@re:in/a%test";
const PASSWORD_IN_ADDRESS: &str = "b%40re%3Ain%2Fa%25test";

/// A server of NATS that asks for a login. It keeps nothing; it ends when it is dropped.
pub struct Nats {
    address: SocketAddr,
    running: Mutex<Option<Running>>,
}

/// The process and the thread that started it, with which the system ends it: a test that is killed leaves nothing behind.
struct Running {
    process: Child,
    _until: Sender<()>,
}

impl Nats {
    /// Starts it and waits until it answers.
    pub fn start() -> Self {
        let end = Instant::now() + PATIENCE;
        loop {
            // Somebody else may take a free port before it does; then there are others.
            let address = ([127, 0, 0, 1], programs::free_port()).into();
            let nats = Self { address, running: Mutex::new(None) };
            if nats.launch(end) {
                return nats;
            }
            assert!(Instant::now() < end, "NATS does not start");
        }
    }

    /// Its address, with the login.
    pub fn url(&self) -> String {
        format!("nats://{USER}:{PASSWORD_IN_ADDRESS}@{}", self.address)
    }

    /// Its address, with a wrong password.
    pub fn url_with_wrong_password(&self) -> String {
        format!("nats://{USER}:guessed@{}", self.address)
    }

    /// Publishes a message as a program does that has the login and is no server of the site.
    pub fn publish(&self, subject: &str, message: &str) {
        let mut stream = TcpStream::connect_timeout(&self.address, PATIENCE).expect("NATS listens");
        stream.set_read_timeout(Some(PATIENCE)).expect("a time-out can be set");
        let login = format!(r#"{{"verbose":false,"user":"{USER}","pass":"{PASSWORD}"}}"#);
        let sent = format!("CONNECT {login}\r\nPUB {subject} {}\r\n{message}\r\nPING\r\n", message.len());
        stream.write_all(sent.as_bytes()).expect("NATS takes it");
        let mut answer = String::new();
        while !answer.contains("PONG") {
            let mut some = [0; 1_024];
            let read = stream.read(&mut some).expect("NATS answers");
            answer.push_str(&String::from_utf8_lossy(&some[..read]));
            assert!(read > 0 && !answer.contains("-ERR"), "NATS refuses: {answer}");
        }
    }

    /// Ends it: whoever is connected is cut off.
    pub fn stop(&self) {
        if let Some(mut running) = self.running().take() {
            let _ = running.process.kill();
            let _ = running.process.wait();
        }
    }

    /// Starts it again where it listened before.
    pub fn resume(&self) {
        let end = Instant::now() + PATIENCE;
        while !self.launch(end) {
            assert!(Instant::now() < end, "NATS does not start again");
            thread::sleep(GLANCE);
        }
    }

    /// Starts the process; false if it ended instead of answering.
    fn launch(&self, end: Instant) -> bool {
        let port = self.address.port().to_string();
        let nats = programs::need("nats-server", "nats-server");
        let mut command = match programs::find("setpriv") {
            Some(setpriv) => {
                let mut command = Command::new(setpriv);
                command.args(["--pdeathsig", "KILL", "--"]).arg(nats);
                command
            }
            None => Command::new(nats),
        };
        command.args(["-a", "127.0.0.1", "-p", &port, "--user", USER, "--pass", PASSWORD]);
        command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        let (until, told) = mpsc::channel::<()>();
        let (started, process) = mpsc::channel();
        thread::spawn(move || {
            let _ = started.send(command.spawn());
            let _ = told.recv();
        });
        let process = process.recv().expect("the thread answers").expect("NATS can be run");
        let mut running = self.running();
        let process = &mut running.insert(Running { process, _until: until }).process;
        loop {
            let answers = TcpStream::connect_timeout(&self.address, PATIENCE).is_ok();
            // Whoever finds its port taken ends at once: then it was another that answered.
            thread::sleep(GLANCE);
            if process.try_wait().expect("its process can be asked").is_some() {
                return false;
            }
            if answers {
                return true;
            }
            assert!(Instant::now() < end, "NATS does not answer");
        }
    }

    fn running(&self) -> std::sync::MutexGuard<'_, Option<Running>> {
        self.running.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
    }
}

impl Drop for Nats {
    fn drop(&mut self) {
        self.stop();
    }
}
