//! A kill can't show a missing sync, because what the system has been given survives the process. The system calls can.

use std::path::Path;
use std::process::Command;
use std::time::Duration;

use bearcade_load::{Client, Process};
use serde_json::json;

/// Can calls be traced here?
fn traces() -> bool {
    Command::new("strace").args(["-qq", "-o", "/dev/null", "true"]).status().is_ok_and(|status| status.success())
}

/// What a trace shows of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Call {
    /// Something was synced to the disk.
    Sync,
    /// The update with this number left for a player.
    Told(u64),
}

/// The calls of a trace in the order in which they ended (a sync) or began (a message).
fn calls(trace: &str) -> Vec<Call> {
    let call = |line: &str| {
        if (line.contains("fdatasync") || line.contains("fsync")) && line.trim_end().ends_with("= 0") {
            return Some(Call::Sync);
        }
        let (_, number) = line.split_once(r#"{\"type\":\"update\",\"seq\":"#)?;
        Some(Call::Told(number.split(',').next()?.parse().ok()?))
    };
    trace.lines().filter_map(call).collect()
}

/// The trace, once the tracer has seen the server's end.
fn whole(file: &Path) -> String {
    for _ in 0..100 {
        let trace = std::fs::read_to_string(file).expect("a trace");
        if trace.contains("+++ killed by SIGKILL +++") {
            return trace;
        }
        std::thread::sleep(Duration::from_millis(100));
    }
    panic!("the trace has no end");
}

#[test]
fn traces_are_read() {
    let trace = "7 fdatasync(9) = 0\n8 sendto(12, \"\\201~\\1{\\\"type\\\":\\\"update\\\",\\\"seq\\\":4,\\\"steps\\\":\"..., 300, \
                 MSG_NOSIGNAL, NULL, 0) = 300\n7 fdatasync(9 <unfinished ...>\n7 <... fdatasync resumed>) = 0\n";
    assert_eq!(calls(trace), [Call::Sync, Call::Told(4), Call::Sync]);
}

/// Between two updates that a player is told of there is a sync; and what they are told does not wait for more to come.
#[test]
fn every_acknowledged_move_has_been_synced_to_the_disk_and_is_told_at_once() {
    if !traces() {
        eprintln!("strace is not there or may not trace; the pragma's test has to do");
        return;
    }
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("trace");
    let trace = file.to_str().expect("a path in UTF-8");
    let calls_of_interest = "trace=fdatasync,fsync,write,writev,sendto,sendmsg,setsockopt";
    // As a daemon, so that the process we start, and kill, is the server and not its tracer.
    let wrapper = ["strace", "-D", "-f", "-q", "-s", "80", "-e", calls_of_interest, "-o", trace];
    let program = Path::new(env!("CARGO_BIN_EXE_bearcade"));
    let server = Process::start(&wrapper, program, &folder.path().join("site.db"), &[]).expect("a server");
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
    let last = runtime.block_on(async {
        let player = Client::guest(server.address, "Ada").await.expect("a guest");
        let body = json!({ "game": "el-oso", "players": ["me"] });
        let table = player.post("/api/tables", &body).await.expect("a table");
        let mut live = player.live(table["id"].as_str().expect("an id"), "").await.expect("a connection");
        let mut state = live.next_json().await;
        for _ in 0..10 {
            let action = json!({ "cmd": "act", "action": state["legal"][0] });
            live.say(action.to_string()).await.expect("said");
            state = live.next_json().await;
            assert_eq!(state["type"], "update", "{state}");
        }
        state["seq"].as_u64().expect("a number")
    });
    drop(server);
    let trace = whole(&file);
    // Each request has a connection of its own.
    assert_eq!(trace.matches("TCP_NODELAY, [1]").count(), 3, "{trace}");
    // The times of the file need no sync of their own.
    assert!(trace.matches("fdatasync(").count() >= 10, "{trace}");
    let calls = calls(&trace);
    let told: Vec<usize> = (0..calls.len()).filter(|&at| matches!(calls[at], Call::Told(_))).collect();
    assert_eq!(told.len(), 10, "{calls:?}");
    assert_eq!(calls[told[9]], Call::Told(last));
    for pair in told.windows(2) {
        assert!(calls[pair[0]..pair[1]].contains(&Call::Sync), "no sync before {:?}: {calls:?}", calls[pair[1]]);
    }
}
