//! A kill can't show a missing sync, because what the system has been given survives the process. The system calls can.

use std::path::Path;
use std::process::Command;
use std::time::Duration;

use bearcade_load::{Client, Process};
use serde_json::{Value, json};

/// So much of what is read and written is traced: a page of the database and more.
const BYTES: &str = "5000";

/// Can calls be traced here?
fn traces() -> bool {
    Command::new("strace").args(["-qq", "-o", "/dev/null", "true"]).status().is_ok_and(|status| status.success())
}

/// A move as a trace shows it.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Move {
    /// The decision that it answers, which stands in the request.
    decision: u64,
    /// The number of its entry, which stands in the answer and in the update.
    seq: u64,
    /// What is stored, which stands in the page that is written: like no other move.
    steps: String,
}

/// What a trace shows, in the order in which a sync ended and all else began.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Call {
    /// A request to answer this decision came in.
    Asked(u64),
    /// A thread wrote what is stored of moves, up to this one of the list.
    Stored { thread: String, last: usize },
    /// A thread has synced to the disk.
    Synced { thread: String },
    /// The update with this number left for whoever listens.
    Told(u64),
    /// The answer with this number left for whoever asked.
    Answered(u64),
}

/// The calls of a trace that matter to these moves.
fn calls(trace: &str, moves: &[Move]) -> Vec<Call> {
    trace.lines().filter_map(|line| call(line, moves)).collect()
}

fn call(line: &str, moves: &[Move]) -> Option<Call> {
    let (thread, rest) = line.split_once(' ')?;
    let (thread, rest) = (thread.to_owned(), rest.trim_start());
    let after = |mark: &str| {
        let (_, number) = rest.split_once(mark)?;
        number.split(|letter: char| !letter.is_ascii_digit()).next()?.parse().ok()
    };
    let name = rest.strip_prefix("<... ").unwrap_or(rest).split(['(', ' ']).next()?;
    match name {
        "fdatasync" | "fsync" => rest.trim_end().ends_with("= 0").then_some(Call::Synced { thread }),
        "read" | "recvfrom" | "recvmsg" => after(r#"\"decision\":"#).map(Call::Asked),
        "pwrite64" => {
            let last = moves.iter().rposition(|each| rest.contains(&each.steps))?;
            Some(Call::Stored { thread, last })
        }
        _ => {
            let told = after(r#"{\"type\":\"update\",\"seq\":"#).map(Call::Told);
            told.or_else(|| after(r#"{\"seq\":"#).map(Call::Answered))
        }
    }
}

/// What is wrong with the order of the calls: a move is asked for, stored, synced, and only then told and acknowledged.
fn fault(calls: &[Call], moves: &[Move]) -> Option<String> {
    let at =
        |from: usize, fits: &dyn Fn(&Call) -> bool| calls[from..].iter().position(fits).map(|further| from + further);
    for (index, Move { decision, seq, .. }) in moves.iter().enumerate() {
        let missing = |what: &str| Some(format!("{what} of move {index}, entry {seq}: {calls:?}"));
        let Some(asked) = at(0, &|call| *call == Call::Asked(*decision)) else { return missing("no request") };
        let is_its = |call: &Call| matches!(call, Call::Stored { last, .. } if *last >= index);
        let Some(stored) = at(0, &is_its).filter(|&stored| stored > asked) else {
            return missing("nothing written after the request");
        };
        let Call::Stored { thread, .. } = &calls[stored] else { return missing("nothing written") };
        let synced = Call::Synced { thread: thread.clone() };
        let Some(synced) = at(stored, &|call| *call == synced) else { return missing("no sync") };
        for told in [Call::Told(*seq), Call::Answered(*seq)] {
            match at(0, &|call| *call == told) {
                Some(told) if told > synced => {}
                _ => return missing(&format!("no sync before {told:?}")),
            }
        }
    }
    None
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
fn traces_are_read_and_a_wrong_order_is_found() {
    let ask = r#"7 recvfrom(12, "POST /api/tables/x/act HTTP/1.1\r\n\r\n{\"action\":\"roll\",\"decision\":3}", 8192, 0, NULL, NULL) = 90"#;
    let store = r#"8  pwrite64(9, "\0\1> 0 roll\n> * 3\n\0", 4096, 32) = 4096"#;
    let begin = "8  fdatasync(9 <unfinished ...>";
    let end = "8  <... fdatasync resumed>)           = 0";
    let other = "9 fdatasync(9) = 0";
    let tell =
        r#"7 sendto(12, "\201~\1{\"type\":\"update\",\"seq\":4,\"steps\":"..., 300, MSG_NOSIGNAL, NULL, 0) = 300"#;
    let answer = r#"7 writev(13, [{iov_base="HTTP/1.1 200 OK\r\n\r\n", iov_len=19}, {iov_base="{\"seq\":4}", iov_len=9}], 2) = 28"#;
    let moves = [Move { decision: 3, seq: 4, steps: r"> 0 roll\n> * 3\n".to_owned() }];
    let read = |lines: &[&str]| calls(&lines.join("\n"), &moves);
    let (one, eight) = (|| "8".to_owned(), || Call::Synced { thread: "8".to_owned() });
    let stored = Call::Stored { thread: one(), last: 0 };
    let right = [ask, store, begin, end, tell, answer];
    assert_eq!(read(&right), [Call::Asked(3), stored, eight(), Call::Told(4), Call::Answered(4)]);
    assert_eq!(fault(&read(&right), &moves), None);
    for wrong in [
        [store, ask, begin, end, tell, answer],
        [ask, tell, store, begin, end, answer],
        [ask, answer, store, begin, end, tell],
        [ask, begin, end, store, tell, answer],
        [ask, store, other, tell, answer, end],
        [ask, store, begin, tell, answer, end],
    ] {
        assert!(fault(&read(&wrong), &moves).is_some(), "{wrong:?}");
    }
}

/// Every move comes in, is written, is synced, and only then is anybody told of it, whoever acted as well as whoever
/// listens; and what they are told does not wait for more to come.
#[test]
fn every_acknowledged_move_has_been_synced_to_the_disk_and_is_told_at_once() {
    if !traces() {
        eprintln!("strace is not there or may not trace; the pragma's test has to do");
        return;
    }
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("trace");
    let trace = file.to_str().expect("a path in UTF-8");
    let of_interest = "trace=fdatasync,fsync,pwrite64,read,recvfrom,recvmsg,write,writev,sendto,sendmsg,setsockopt";
    // As a daemon, so that the process we start, and kill, is the server and not its tracer.
    let wrapper = ["strace", "-D", "-f", "-q", "-s", BYTES, "-e", of_interest, "-o", trace];
    let program = Path::new(env!("CARGO_BIN_EXE_bearcade"));
    // With these dice no two moves are alike.
    let settings = ["known_deals=7"];
    let server = Process::start(&wrapper, program, &folder.path().join("site.db"), &settings).expect("a server");
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
    let moves = runtime.block_on(async {
        let player = Client::guest(server.address, "Ada").await.expect("a guest");
        let body = json!({ "game": "el-oso", "players": ["me"] });
        let table = player.post("/api/tables", &body).await.expect("a table");
        let id = table["id"].as_str().expect("an id");
        let mut live = player.live(id, "").await.expect("a connection");
        let mut state = live.next_json().await;
        let mut moves = Vec::new();
        for _ in 0..10 {
            let decision = state["decision"].as_u64().expect("a decision");
            // Over a connection of its own, where what is sent can be read.
            let body = json!({ "action": state["legal"][0], "decision": decision });
            let done = player.post(&format!("/api/tables/{id}/act"), &body).await.expect("taken");
            state = live.next_json().await;
            assert_eq!((&state["type"], &state["seq"]), (&json!("update"), &done["seq"]), "{state}");
            let seq = done["seq"].as_u64().expect("a number");
            let steps: Vec<&str> = state["steps"].as_array().expect("steps").iter().filter_map(Value::as_str).collect();
            moves.push(Move { decision, seq, steps: steps.join(r"\n") });
        }
        moves
    });
    drop(server);
    for (index, each) in moves.iter().enumerate() {
        let is_alike = |other: &Move| other.steps.contains(&each.steps);
        assert!(!moves[..index].iter().any(is_alike), "choose other dice: {moves:?}");
    }
    let trace = whole(&file);
    // Each request has a connection of its own.
    assert_eq!(trace.matches("TCP_NODELAY, [1]").count(), 3 + moves.len());
    // The times of the file need no sync of their own.
    assert!(trace.matches("fdatasync(").count() >= moves.len());
    assert_eq!(fault(&calls(&trace, &moves), &moves), None);
}
