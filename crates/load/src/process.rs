//! A server in a process of its own.

use std::io::{self, BufRead as _, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};

/// A server process; killed, not asked, when it is dropped.
#[derive(Debug)]
pub struct Process {
    child: Child,
    /// Where it listens.
    pub address: SocketAddr,
}

/// What a process has used, where the system tells.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Usage {
    /// Time on a core, in seconds.
    pub cpu_seconds: f64,
    /// Memory now, in megabytes.
    pub memory_mb: f64,
    /// Memory at most, in megabytes.
    pub peak_mb: f64,
}

impl Process {
    /// Starts `program serve` on a free port of the loopback, unless the setting `listen` names another address, and waits
    /// until it listens. Settings are `name=value`, handed over in the environment, where passwords are not seen by others.
    /// A wrapper, such as `taskset -c 0`, may stand before the program.
    pub fn start(wrapper: &[&str], program: &Path, data: &Path, settings: &[&str]) -> io::Result<Self> {
        let mut command = match wrapper {
            [] => Command::new(program),
            [first, rest @ ..] => {
                let mut command = Command::new(first);
                command.args(rest).arg(program);
                command
            }
        };
        command.args(["serve", "--data"]).arg(data).env("BEARCADE_LISTEN", "127.0.0.1:0");
        for setting in settings {
            let (name, value) = setting.split_once('=').unwrap_or((setting, ""));
            command.env(format!("BEARCADE_{}", name.to_uppercase()), value);
        }
        let mut child = command.stdout(Stdio::piped()).spawn()?;
        let mut line = String::new();
        if let Some(stdout) = child.stdout.take() {
            BufReader::new(stdout).read_line(&mut line)?;
        }
        let address = line.split("http://").nth(1).and_then(|rest| rest.split('/').next()?.parse().ok());
        let Some(address) = address else {
            let _ = child.kill();
            let _ = child.wait();
            return Err(io::Error::other(format!("the server did not start: {line}")));
        };
        Ok(Self { child, address })
    }

    /// The process's number.
    pub fn id(&self) -> u32 {
        self.child.id()
    }

    /// Has it ended by itself?
    pub fn has_ended(&mut self) -> io::Result<bool> {
        Ok(self.child.try_wait()?.is_some())
    }

    /// What it has used so far.
    pub fn usage(&self) -> Usage {
        const TICKS_A_SECOND: f64 = 100.0;
        let read =
            |file: &str| std::fs::read_to_string(format!("/proc/{}/{file}", self.child.id())).unwrap_or_default();
        let stat = read("stat");
        let ticks = stat.rsplit(')').next().unwrap_or_default().split_whitespace();
        let cpu: f64 = ticks.skip(11).take(2).filter_map(|ticks| ticks.parse::<f64>().ok()).sum();
        let status = read("status");
        let megabytes = |field: &str| {
            let line = status.lines().find_map(|line| line.strip_prefix(field)).unwrap_or_default();
            let kilobytes = line.split_whitespace().next().and_then(|number| number.parse::<f64>().ok());
            kilobytes.unwrap_or(0.0) / 1_024.0
        };
        Usage { cpu_seconds: cpu / TICKS_A_SECOND, memory_mb: megabytes("VmRSS:"), peak_mb: megabytes("VmHWM:") }
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
