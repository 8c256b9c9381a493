//! The full screen in a real terminal (tmux): played by keys alone, resized, killed and resumed.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};
use std::{env, fs, process, thread};

/// How long anything may take before the test fails.
const PATIENCE: Duration = Duration::from_mins(1);

/// A terminal of its own, and a data folder of its own; both are gone afterwards.
struct Screen {
    socket: String,
    data: PathBuf,
}

impl Screen {
    fn open(arguments: &str) -> Self {
        let mut screen = Self::without();
        screen.start(arguments);
        screen
    }

    /// The data folder alone.
    fn without() -> Self {
        let socket = new_name();
        let data = env::temp_dir().join(&socket);
        fs::create_dir_all(&data).expect("a folder for the test's data");
        Self { socket, data }
    }

    /// Runs the program in a new terminal.
    fn start(&mut self, arguments: &str) {
        self.start_program(Path::new(env!("CARGO_BIN_EXE_bearcade")), arguments);
    }

    /// Runs any program in a new terminal; a shell stays behind it to show what it leaves.
    fn start_program(&mut self, program: &Path, arguments: &str) {
        self.tmux(&["kill-server"]);
        self.socket = new_name();
        let (program, data) = (program.display(), self.data.display());
        let environment =
            format!("env -u NO_COLOR RUST_BACKTRACE=0 LANG=C.UTF-8 LC_ALL=C.UTF-8 BEARCADE_DATA='{data}'");
        let line = format!("{environment} '{program}' {arguments}; echo \"exit $?\"; stty -a; exec sleep 1000");
        let started = self.tmux(&["-f", "/dev/null", "new-session", "-d", "-x", "80", "-y", "24", &line]);
        assert!(started.0, "tmux is needed for this test (Debian: apt-get install tmux): {}", started.1);
    }

    fn tmux(&self, arguments: &[&str]) -> (bool, String) {
        let done = Command::new("tmux").args(["-L", &self.socket]).args(arguments).output();
        match done {
            Ok(done) => {
                let text = [done.stdout, done.stderr].concat();
                (done.status.success(), String::from_utf8_lossy(&text).into_owned())
            }
            Err(error) => (false, error.to_string()),
        }
    }

    fn keys(&self, keys: &[&str]) {
        self.tmux(&[&["send-keys", "-t", "0"], keys].concat());
    }

    fn text(&self) -> String {
        self.tmux(&["capture-pane", "-p", "-t", "0"]).1
    }

    /// Waits until the screen shows one of these.
    #[track_caller]
    fn wait(&self, any: &[&str]) -> String {
        let start = Instant::now();
        loop {
            let text = self.text();
            if any.iter().any(|wanted| text.contains(wanted)) {
                return text;
            }
            assert!(start.elapsed() < PATIENCE, "waited for {any:?}:\n{text}");
            thread::sleep(Duration::from_millis(30));
        }
    }

    /// Sends keys until the screen shows one of these.
    #[track_caller]
    fn press_until(&self, keys: &[&str], any: &[&str]) -> String {
        let start = Instant::now();
        loop {
            let text = self.text();
            if any.iter().any(|wanted| text.contains(wanted)) {
                return text;
            }
            assert!(start.elapsed() < PATIENCE, "pressed {keys:?} until {any:?}:\n{text}");
            self.keys(keys);
            thread::sleep(Duration::from_millis(15));
        }
    }

    /// The process that plays in the terminal.
    fn program(&self) -> Option<u32> {
        let shell: u32 = self.tmux(&["display-message", "-p", "-t", "0", "#{pane_pid}"]).1.trim().parse().ok()?;
        let children = fs::read_to_string(format!("/proc/{shell}/task/{shell}/children")).ok()?;
        children.split_whitespace().find_map(|child| {
            let name = fs::read_link(format!("/proc/{child}/exe")).ok()?;
            name.ends_with("bearcade").then(|| child.parse().ok())?
        })
    }

    /// Waits until no program plays in the terminal any more.
    fn wait_until_gone(&self) {
        let start = Instant::now();
        while self.program().is_some() {
            assert!(start.elapsed() < PATIENCE, "the program is still there");
            thread::sleep(Duration::from_millis(30));
        }
    }

    fn record(&self, name: &str) -> String {
        fs::read_to_string(self.data.join(format!("games/{name}.txt"))).unwrap_or_default()
    }
}

/// A name that no other terminal has.
fn new_name() -> String {
    static NUMBER: AtomicU32 = AtomicU32::new(0);
    format!("bearcade-test-{}-{}", process::id(), NUMBER.fetch_add(1, Ordering::Relaxed))
}

impl Drop for Screen {
    fn drop(&mut self) {
        self.tmux(&["kill-server"]);
        let _ = fs::remove_dir_all(&self.data);
    }
}

const OVER: &[&str] = &["won", "win.", "nobody has won"];

/// Every game is played to its end with the number keys alone, at 80 by 24.
#[test]
fn every_game_is_played_to_its_end_by_keys_alone() {
    for (game, title) in [
        ("chaos-bear", "Chaos Bear"),
        ("el-oso", "El Oso"),
        ("hold-my-bear", "Hold My Bear"),
        ("de-beer-is-los", "De beer is los!"),
        ("folly-and-fortune", "Folly & Fortune"),
    ] {
        let screen = Screen::open(&format!("play {game} --seed 3 --lang en"));
        screen.wait(&[title]);
        screen.press_until(&["1", "1", "1", "1"], OVER);
        screen.press_until(&["q"], &["exit 0"]);
        let record = screen.record(&format!("{game}-1"));
        assert!(record.contains("\nresult: "), "{game}: the finished game is kept");
        verify(&screen.data, &format!("{game}-1"));
    }
}

fn verify(data: &Path, name: &str) {
    let done = Command::new(env!("CARGO_BIN_EXE_bearcade"))
        .args(["replay", "--verify", "--game", name])
        .env("BEARCADE_DATA", data)
        .output()
        .expect("the program starts");
    assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
}

/// The window changes its size in the middle of a game, down to too small and back.
#[test]
fn the_screen_follows_the_window() {
    let screen = Screen::open("play chaos-bear --seed 3 --lang en");
    screen.wait(&["Your turn on square 30"]);
    screen.tmux(&["resize-window", "-t", "0", "-x", "40", "-y", "10"]);
    screen.wait(&["larger"]);
    screen.tmux(&["resize-window", "-t", "0", "-x", "120", "-y", "40"]);
    screen.wait(&["Your turn on square 30"]);
    screen.keys(&["r"]);
    screen.wait(&["Round 2"]);
    screen.keys(&["C-c"]);
    screen.wait(&["exit 0"]);
}

/// A kill -9 loses nothing: the game goes on where it was.
#[test]
fn a_killed_game_is_resumed() {
    let mut screen = Screen::open("play chaos-bear --seed 3 --lang en");
    screen.wait(&["Your turn on square 30"]);
    screen.keys(&["r"]);
    screen.wait(&["Round 2"]);
    let before = screen.record("chaos-bear-1");
    let program = screen.program().expect("the program runs");
    assert!(Command::new("kill").args(["-KILL", &program.to_string()]).status().is_ok_and(|status| status.success()));
    screen.wait_until_gone();
    assert_eq!(screen.record("chaos-bear-1"), before);
    screen.start("play --resume chaos-bear-1 --lang en");
    screen.wait(&["Round 2"]);
    screen.press_until(&["r"], OVER);
    screen.press_until(&["q"], &["exit 0"]);
    assert!(screen.record("chaos-bear-1").starts_with(&before), "what was played stays played");
}

/// The menu: choose a game with the arrows, start, leave; the terminal is given back.
#[test]
fn the_menu_starts_a_game_and_the_terminal_is_given_back() {
    let screen = Screen::open("play --lang nl");
    screen.wait(&["Spel: < Chaos Bear >"]);
    screen.keys(&["Right"]);
    screen.wait(&["Spel: < El Oso >"]);
    screen.keys(&["Enter"]);
    screen.wait(&["El Oso"]);
    screen.press_until(&["1"], &["Beurt 2"]);
    screen.keys(&["q"]);
    let text = screen.wait(&["exit 0"]);
    assert!(text.contains("bearcade play --resume el-oso-1"), "{text}");
    assert!(!text.contains('╭'), "the screen is gone:\n{text}");
}

/// After a panic the terminal is as it was: cooked keys, echo, the usual screen with the message on it.
#[test]
fn a_panic_gives_the_terminal_back() {
    let mut screen = Screen::without();
    let tests = env::current_exe().expect("this test is a file");
    let program = tests.parent().and_then(Path::parent).expect("in target").join("examples/panics");
    assert!(program.exists(), "run with the whole workspace's tests, which build the example: {}", program.display());
    screen.start_program(&program, "");
    let text = screen.wait(&["min = "]);
    assert!(text.contains("on purpose") && text.contains("exit 101"), "the message is on the usual screen:\n{text}");
    let flags = format!(" {} ", text.split_whitespace().collect::<Vec<_>>().join(" "));
    assert!(flags.contains(" icanon ") && flags.contains(" echo "), "keys are cooked and echoed:\n{text}");
}
