//! nginx on loopback, in a temporary folder.

use std::fs::{self, File};
use std::net::{SocketAddr, TcpStream};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{self, Sender};
use std::thread;
use std::time::{Duration, Instant};

use tempfile::TempDir;

use crate::programs;

/// How long anything may take: much longer than it does, even on a busy machine.
const PATIENCE: Duration = Duration::from_mins(1);
const GLANCE: Duration = Duration::from_millis(10);

/// What the file of a site is included by.
const MAIN: &str = "daemon off;
worker_processes 2;
pid nginx.pid;
events { worker_connections 1024; }
http {
    client_body_temp_path body;
    proxy_temp_path proxy;
    fastcgi_temp_path fastcgi;
    uwsgi_temp_path uwsgi;
    scgi_temp_path scgi;
    include site.conf;
}
";

/// An nginx that serves one site. It ends when it is dropped.
pub struct Nginx {
    /// Where it listens.
    pub address: SocketAddr,
    folder: TempDir,
    process: Child,
    /// The system ends the process when the thread that started it ends; it waits until this is dropped.
    _until: Sender<()>,
}

impl Nginx {
    /// Starts it with the file of a site, and waits until it answers. `site` returns the file's text for the address to
    /// listen on and the folder for logs.
    pub fn start(site: impl Fn(SocketAddr, &Path) -> String) -> Self {
        let end = Instant::now() + PATIENCE;
        loop {
            let folder = tempfile::Builder::new().prefix("bearcade-nginx-").tempdir().expect("a temporary folder");
            let address = SocketAddr::from(([127, 0, 0, 1], programs::free_port()));
            fs::write(folder.path().join("nginx.conf"), MAIN).expect("a file can be written");
            fs::write(folder.path().join("site.conf"), site(address, folder.path())).expect("a file can be written");
            match Self::launch(address, folder, end) {
                Ok(nginx) => return nginx,
                // Another program may have taken the port.
                Err(said) => assert!(Instant::now() < end && said.contains("in use"), "nginx does not start: {said}"),
            }
        }
    }

    fn launch(address: SocketAddr, folder: TempDir, end: Instant) -> Result<Self, String> {
        let program = programs::need("nginx", "nginx");
        let said = folder.path().join("said");
        let mut command = match programs::find("setpriv") {
            Some(setpriv) => {
                let mut command = Command::new(setpriv);
                command.args(["--pdeathsig", "TERM", "--"]).arg(program);
                command
            }
            None => Command::new(program),
        };
        command.arg("-p").arg(folder.path()).args(["-c", "nginx.conf", "-e", "main-error.log"]);
        command.stdin(Stdio::null()).stdout(Stdio::null());
        command.stderr(File::create(&said).expect("a file can be written"));
        let (until, told) = mpsc::channel::<()>();
        let (started, process) = mpsc::channel();
        thread::spawn(move || {
            let _ = started.send(command.spawn());
            let _ = told.recv();
        });
        let mut process = process.recv().expect("the thread answers").expect("nginx can be run");
        loop {
            if process.try_wait().expect("its process can be asked").is_some() {
                return Err(fs::read_to_string(said).unwrap_or_default());
            }
            if TcpStream::connect_timeout(&address, PATIENCE).is_ok() {
                return Ok(Self { address, folder, process, _until: until });
            }
            assert!(Instant::now() < end, "nginx does not answer");
            thread::sleep(GLANCE);
        }
    }

    /// Everything it has logged, in all files.
    pub fn logs(&self) -> String {
        let files = fs::read_dir(self.folder.path()).expect("its folder can be read").flatten();
        let logs = files.filter(|file| file.path().extension().is_some_and(|extension| extension == "log"));
        logs.map(|file| fs::read_to_string(file.path()).unwrap_or_default()).collect()
    }
}

impl Drop for Nginx {
    fn drop(&mut self) {
        // Its workers end with it only if it is asked.
        let _ = Command::new("kill").args(["-TERM", &self.process.id().to_string()]).status();
        let end = Instant::now() + PATIENCE;
        while Instant::now() < end && !matches!(self.process.try_wait(), Ok(Some(_)) | Err(_)) {
            thread::sleep(GLANCE);
        }
    }
}
