//! Programs that sit at a table as players: the side of the protocol on which we ask.

use std::fmt;
use std::io::{BufReader, Read, Write};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender, SyncSender};
use std::thread;
use std::time::{Duration, Instant};

use bearcade_core::{Game, GameOptions, Outcome, Seat};
use serde_json::{Value, json};

use crate::describe;
use crate::serve::{Line, read_line};

/// So many legal actions are listed at most; `more` says that there are others.
pub const MOST_LISTED: usize = 10_000;
/// How long a program may think about a move if nobody says otherwise.
pub const PATIENCE: Duration = Duration::from_mins(1);
/// How long a program has to end by itself once it is told to.
const FAREWELL: Duration = Duration::from_millis(500);
/// So many lines that nobody asked for wait to be read.
const UNASKED: usize = 16;
/// So much of what was said stands in an error.
const MOST_QUOTED: usize = 300;

/// A program under way. It is ended when this is dropped.
///
/// Lines are written and read on threads of their own, so a program that does not read, or writes much that nobody
/// asked for, blocks only itself.
pub struct Program {
    command: String,
    child: Child,
    lines: Option<Sender<String>>,
    answers: Receiver<Heard>,
    patience: Duration,
}

enum Heard {
    Line(String),
    TooLong,
    End,
}

/// What a program prints to its standard error.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Complaints {
    /// Is shown where ours is.
    Shown,
    /// Is dropped: the screen is ours.
    Dropped,
}

/// A program failed as a player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ProgramError {
    /// The command that started it.
    pub command: String,
    /// What it was asked, cut where it is long.
    pub asked: Option<String>,
    /// What went wrong, with what it said.
    pub wrong: String,
}

impl Program {
    /// Starts a program: a command and its arguments, split at spaces; quotes hold words together. No shell is
    /// involved.
    pub fn start(command: &str, patience: Duration, complaints: Complaints) -> Result<Self, ProgramError> {
        let failed = |wrong: String| ProgramError { command: command.to_owned(), asked: None, wrong };
        let words = split(command).map_err(failed)?;
        let (name, arguments) = words.split_first().ok_or_else(|| failed("there is no command".to_owned()))?;
        let mut starting = Command::new(name);
        starting.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped());
        if complaints == Complaints::Dropped {
            starting.stderr(Stdio::null());
        }
        // In a group of its own, Ctrl-C at the terminal does not reach it: we end it when we are done.
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut starting, 0);
        let mut child = starting.spawn().map_err(|error| failed(format!("it can't be started: {error}")))?;
        let (mut stdin, stdout) = (child.stdin.take().expect("piped"), child.stdout.take().expect("piped"));
        let (lines, to_write) = mpsc::channel::<String>();
        let (heard, answers) = mpsc::sync_channel(UNASKED);
        thread::spawn(move || {
            for line in to_write {
                // A program that is gone is noticed where its answer is awaited.
                if stdin.write_all(line.as_bytes()).and_then(|()| stdin.flush()).is_err() {
                    return;
                }
            }
        });
        thread::spawn(move || listen(stdout, &heard));
        Ok(Self { command: command.to_owned(), child, lines: Some(lines), answers, patience })
    }

    /// The command that started it.
    pub fn command(&self) -> &str {
        &self.command
    }

    /// Tells the program that a game begins and where it sits.
    pub fn begin<G: Game>(&mut self, game: &G, seat: Seat) {
        self.tell(&json!({
            "cmd": "new", "game": G::SLUG, "rules": G::RULES_VERSION, "options": game.options().to_values(),
            "seats": game.seats(), "seat": seat,
        }));
    }

    /// Asks for a decision and reads the answer; the action is one of the legal ones.
    pub fn choose<G: Game>(
        &mut self,
        game: &G,
        view: &G::View,
        seat: Seat,
        legal: &[G::Action],
    ) -> Result<G::Action, ProgramError> {
        let listed: Vec<String> = legal.iter().take(MOST_LISTED).map(|&action| game.action_text(action)).collect();
        let mut request = json!({"cmd": "choose", "seat": seat, "view": view, "legal": listed});
        if legal.len() > MOST_LISTED {
            request["more"] = json!(true);
        }
        self.tell(&request);
        let answer = self.answer(&request)?;
        let failed = |wrong: String| ProgramError {
            command: self.command.clone(),
            asked: Some(cut(&request.to_string())),
            wrong: format!("{wrong}; it said {}", cut(&answer)),
        };
        let text = match serde_json::from_str(&answer) {
            Ok(Value::Object(fields)) => fields.get("action").and_then(Value::as_str).map(str::to_owned),
            _ => None,
        };
        let text = text.ok_or_else(|| failed("it did not answer {\"action\":\"…\"} on one line".to_owned()))?;
        let action = game.read_action(&text).map_err(|error| failed(format!("that is no action: {error}")))?;
        if legal.contains(&action) { Ok(action) } else { Err(failed("that is not legal now".to_owned())) }
    }

    /// Tells the program how its game ended.
    pub fn over(&mut self, outcome: &Outcome) {
        self.tell(&json!({"cmd": "over", "result": describe::outcome(outcome)}));
    }

    fn tell(&mut self, message: &Value) {
        if let Some(lines) = &self.lines {
            // Only fails if the program is gone, which its next answer shows.
            let _ = lines.send(format!("{message}\n"));
        }
    }

    fn answer(&mut self, request: &Value) -> Result<String, ProgramError> {
        let wrong = match self.answers.recv_timeout(self.patience) {
            Ok(Heard::Line(line)) => return Ok(line),
            Ok(Heard::TooLong) => format!("it answered a line of more than {} bytes", crate::MOST_BYTES),
            Ok(Heard::End) | Err(RecvTimeoutError::Disconnected) => match self.wait(FAREWELL) {
                Some(status) => format!("it ended without an answer ({status})"),
                None => "it closed its output without an answer".to_owned(),
            },
            Err(RecvTimeoutError::Timeout) => {
                format!("it did not answer within {} seconds", self.patience.as_secs_f64())
            }
        };
        Err(ProgramError { command: self.command.clone(), asked: Some(cut(&request.to_string())), wrong })
    }

    /// Waits a while for the program to end.
    fn wait(&mut self, long: Duration) -> Option<std::process::ExitStatus> {
        let began = Instant::now();
        loop {
            if let Ok(Some(status)) = self.child.try_wait() {
                return Some(status);
            }
            if began.elapsed() >= long {
                return None;
            }
            thread::sleep(Duration::from_millis(2));
        }
    }
}

/// Says goodbye, waits a moment, and ends what is still there. The two threads end with the pipes.
impl Drop for Program {
    fn drop(&mut self) {
        self.tell(&json!({"cmd": "quit"}));
        // The writer closes the program's input once it has written all.
        self.lines = None;
        if self.wait(FAREWELL).is_none() {
            let _ = self.child.kill();
            let _ = self.child.wait();
        }
    }
}

fn listen(stdout: impl Read, heard: &SyncSender<Heard>) {
    let mut input = BufReader::new(stdout);
    let mut line = Vec::new();
    loop {
        line.clear();
        let said = match read_line(&mut input, &mut line) {
            Ok(Line::Whole) => Heard::Line(String::from_utf8_lossy(&line).into_owned()),
            Ok(Line::TooLong) => Heard::TooLong,
            Ok(Line::End) | Err(_) => Heard::End,
        };
        let ends = matches!(said, Heard::End);
        if heard.send(said).is_err() || ends {
            return;
        }
    }
}

/// The words of a command: split at spaces, held together by quotes; a backslash takes the next character as it is,
/// except between single quotes.
fn split(command: &str) -> Result<Vec<String>, String> {
    let mut words = Vec::new();
    let mut word: Option<String> = None;
    let mut quote = None;
    let mut letters = command.chars();
    while let Some(letter) = letters.next() {
        match (letter, quote) {
            ('\\', None | Some('"')) => {
                let next = letters.next().ok_or("the command ends after a backslash")?;
                word.get_or_insert_default().push(next);
            }
            ('"' | '\'', None) => {
                quote = Some(letter);
                word.get_or_insert_default();
            }
            (letter, Some(open)) if letter == open => quote = None,
            (letter, None) if letter.is_whitespace() => words.extend(word.take()),
            (letter, _) => word.get_or_insert_default().push(letter),
        }
    }
    if quote.is_some() {
        return Err("a quote of the command is not closed".to_owned());
    }
    words.extend(word);
    Ok(words)
}

fn cut(text: &str) -> String {
    match text.char_indices().nth(MOST_QUOTED) {
        Some((at, _)) => format!("{}…", &text[..at]),
        None => text.to_owned(),
    }
}

impl fmt::Display for ProgramError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the player `{}` failed: {}", self.command, self.wrong)?;
        match &self.asked {
            Some(asked) => write!(f, "; it was asked {asked}"),
            None => Ok(()),
        }
    }
}

impl std::error::Error for ProgramError {}

impl fmt::Debug for Program {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Program").field("command", &self.command).finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_are_split_like_a_shell_would() {
        for (command, expected) in [
            ("python3 bot.py", &["python3", "bot.py"][..]),
            ("  a   b ", &["a", "b"]),
            ("'my bot' \"it's\" c\\ d", &["my bot", "it's", "c d"]),
            ("a '' b", &["a", "", "b"]),
            ("x'y z'w", &["xy zw"]),
            (r#"'a\b' "c\"d""#, &[r"a\b", "c\"d"]),
            ("", &[]),
        ] {
            assert_eq!(
                split(command).as_deref(),
                Ok(&expected.iter().map(ToString::to_string).collect::<Vec<_>>()[..])
            );
        }
        assert!(split("a 'b").is_err() && split("a \\").is_err());
    }
}
