//! Line by line: for screen readers, pipes, and whoever likes it. Every turn says what happened and what can be done,
//! and reads what is typed.

use std::io::{self, BufRead, Write};

use bearcade_core::{Game, Seat, Viewer};
use bearcade_narrate::{Arg, Key, KeyDoes, Teller, Words, arg, rulebook, say_not_a_move};
use bearcade_table::MatchError;

use crate::{Next, Play, Session};

/// So many choices are listed unasked.
const LISTED: usize = 9;
/// So many sentences `log` repeats.
const LOGGED: usize = 20;
/// The longest line that is read, in bytes.
const MOST_BYTES: u64 = 4096;

/// How a session at the terminal ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// The game is over.
    Over,
    /// The player stopped, or the input ended; the game can be resumed.
    Stopped,
}

/// What the plain face is set up with.
pub struct Plain<'a, I, O> {
    /// The language.
    pub words: &'a Words,
    /// Where lines come from.
    pub input: I,
    /// Where lines go.
    pub output: O,
    /// Say the brief form of what happened.
    pub brief: bool,
    /// Is what is typed shown by a terminal? Otherwise a prompt ends its line itself.
    pub echoes: bool,
}

/// What a typed line means.
enum Typed<G: Game> {
    Act(G::Action),
    Stop,
    Again,
}

impl<I: BufRead, O: Write> Plain<'_, I, O> {
    /// Plays a session to its end. `save` is called whenever a person has decided something, before its consequences
    /// are told.
    pub fn run<G: Play>(
        &mut self,
        session: &mut Session<G>,
        mut save: impl FnMut(&Session<G>) -> Result<(), String>,
    ) -> io::Result<End> {
        let count = session.names().len();
        let names = self.words.list(session.names());
        let table = [arg("game", G::TITLE), arg("count", count), arg("names", names)];
        self.say("ui-table", &table)?;
        self.say("ui-how-to-ask", &[])?;
        if !session.story().is_empty() {
            self.say("ui-resumed", &[])?;
        }
        // How much of the story each seat has heard; the last place is a watcher's.
        let mut heard = vec![session.story().len(); count + 1];
        let mut shown: Option<Seat> = None;
        loop {
            let next = session.run();
            if let Err(message) = save(session) {
                self.line(&message)?;
            }
            let viewer = session.viewer(next);
            if let Next::Decide(seat) = next {
                if G::HIDES && session.people() > 1 && shown != Some(seat) && !self.hand_over(session, seat)? {
                    return Ok(End::Stopped);
                }
                shown = Some(seat);
            }
            let place = match viewer {
                Viewer::Seat(seat) => seat.index(),
                Viewer::Watcher | Viewer::Omniscient => count,
            };
            let told = session.tell(heard[place], self.words, viewer);
            for said in &told {
                self.line(if self.brief { &said.brief } else { &said.full })?;
            }
            heard[place] = session.story().len();
            let stopped = match next {
                Next::Over => {
                    // A finished game that is opened again has nothing new to tell.
                    if let (true, Some(outcome)) = (told.is_empty(), session.played().outcome()) {
                        let teller = Teller::new(self.words, session.names(), viewer);
                        self.line(&session.played().game().outcome_text(&outcome, &teller).full)?;
                    }
                    return Ok(End::Over);
                }
                Next::Stuck => return Ok(End::Stopped),
                Next::Throw => self.throw(session, viewer)?,
                Next::Decide(seat) => self.decide(session, seat)?,
            };
            if stopped {
                return Ok(End::Stopped);
            }
            for place in &mut heard {
                *place = (*place).min(session.story().len());
            }
        }
    }

    /// Asks a seat until it has decided; true if the player stops.
    fn decide<G: Play>(&mut self, session: &mut Session<G>, seat: Seat) -> io::Result<bool> {
        let mut resigning = false;
        // An action that ends the game, until the player has chosen it again.
        let mut unconfirmed = None;
        self.ask(session, seat)?;
        loop {
            let Some(text) = self.read("ui-prompt")? else { return Ok(true) };
            let chosen_before = unconfirmed.take();
            match text.as_str() {
                "resign" if resigning => {
                    match session.leave(seat) {
                        Ok(()) => return Ok(false),
                        Err(MatchError::Alone) => self.say("ui-cannot-resign-alone", &[])?,
                        Err(_) => self.say("ui-cannot-resign-others", &[])?,
                    }
                    resigning = false;
                    continue;
                }
                "resign" => {
                    resigning = true;
                    self.say("ui-resign-sure", &[])?;
                    continue;
                }
                "u" | "undo" => {
                    if self.undo(session, seat)? {
                        self.ask(session, seat)?;
                    }
                    continue;
                }
                _ => resigning = false,
            }
            match self.typed(session, seat, &text)? {
                Typed::Stop => return Ok(true),
                Typed::Again => {}
                Typed::Act(action)
                    if chosen_before != Some(action)
                        && G::confirm_id(action).is_some()
                        && session.played().check(seat, action).is_ok() =>
                {
                    let question = G::confirm_id(action).map(|id| self.words.text(id)).unwrap_or_default();
                    self.say("ui-sure-again", &[arg("question", question)])?;
                    unconfirmed = Some(action);
                }
                Typed::Act(action) => match session.act(seat, action) {
                    Ok(()) => return Ok(false),
                    Err(MatchError::Forbidden(rule)) => {
                        let teller = Teller::new(self.words, session.names(), Viewer::Seat(seat));
                        let said = session.played().game().refuse(&rule, &teller);
                        self.line(&said.full)?;
                    }
                    Err(error) => self.line(&error.to_string())?,
                },
            }
        }
    }

    /// What a line means at a seat's decision, having answered it if it is a question.
    fn typed<G: Play>(&mut self, session: &Session<G>, seat: Seat, text: &str) -> io::Result<Typed<G>> {
        let teller = Teller::new(self.words, session.names(), Viewer::Seat(seat));
        match text {
            "" => self.ask(session, seat)?,
            "?" | "help" => self.help::<G>()?,
            "q" | "quit" => return Ok(Typed::Stop),
            "list" => self.list(session, seat)?,
            "h" | "hint" => self.line(&session.hint(seat, self.words).join("\n"))?,
            "rules" => self.rules::<G>()?,
            "log" => self.log(session, teller.viewer)?,
            _ => return self.choice(session, seat, text, &teller),
        }
        Ok(Typed::Again)
    }

    /// A line that is no command: a choice's number, a key, or notation.
    fn choice<G: Play>(
        &mut self,
        session: &Session<G>,
        seat: Seat,
        text: &str,
        teller: &Teller,
    ) -> io::Result<Typed<G>> {
        let played = session.played();
        let mut letters = text.chars();
        if let (Some(letter), None) = (letters.next(), letters.next()) {
            let pressed = |key: &&Key| key.key == letter.to_ascii_lowercase();
            match G::KEYS.iter().find(pressed).map(|key| key.does) {
                Some(KeyDoes::Act(notation)) => {
                    let action = played.game().read_action(notation);
                    return Ok(Typed::Act(action.expect("the keys' notation is the game's")));
                }
                Some(KeyDoes::Tell(topic)) => {
                    self.line(&played.game().answer(&played.view(teller.viewer), topic, teller))?;
                    return Ok(Typed::Again);
                }
                Some(KeyDoes::Scan(_)) | None => {}
            }
        }
        if let Some((topic, place)) = scan::<G>(text) {
            self.line(&played.game().scan(&played.view(teller.viewer), topic, place, teller))?;
            return Ok(Typed::Again);
        }
        if let Ok(number) = text.parse::<usize>() {
            let legal = played.legal_actions(seat);
            match number.checked_sub(1).and_then(|index| legal.get(index)) {
                Some(&action) => return Ok(Typed::Act(action)),
                None => self.say("ui-not-one", &[arg("number", number), arg("count", legal.len())])?,
            }
            return Ok(Typed::Again);
        }
        if let Ok(action) = played.game().read_action(text) {
            return Ok(Typed::Act(action));
        }
        let said = say_not_a_move(played.game(), &played.legal_actions(seat), text, self.words);
        self.line(&[said, self.words.text("ui-how-to-ask")].join(" "))?;
        Ok(Typed::Again)
    }

    /// Says what a seat is asked, and its choices if they are few.
    fn ask<G: Play>(&mut self, session: &Session<G>, seat: Seat) -> io::Result<()> {
        let played = session.played();
        let teller = Teller::new(self.words, session.names(), Viewer::Seat(seat));
        self.line(&played.game().ask(&played.view(teller.viewer), seat, &teller))?;
        let legal = played.legal_actions(seat);
        if legal.len() <= LISTED {
            return self.list(session, seat);
        }
        let example = played.game().action_text(legal[0]);
        self.say("ui-many", &[arg("count", legal.len()), arg("example", example)])
    }

    fn list<G: Play>(&mut self, session: &Session<G>, seat: Seat) -> io::Result<()> {
        let played = session.played();
        let teller = Teller::new(self.words, session.names(), Viewer::Seat(seat));
        let view = played.view(teller.viewer);
        for (index, action) in played.legal_actions(seat).into_iter().enumerate() {
            let what = played.game().action(&view, action, &teller);
            let notation = played.game().action_text(action);
            let key = G::KEYS.iter().find(|key| key.does == KeyDoes::Act(known(&notation, G::KEYS)));
            let mut arguments = vec![arg("number", index + 1), arg("what", what), arg("notation", notation.clone())];
            match key {
                Some(key) => {
                    arguments.push(arg("key", key.key.to_string()));
                    self.say("ui-choice-key", &arguments)?;
                }
                None => self.say("ui-choice", &arguments)?,
            }
        }
        Ok(())
    }

    /// Takes back the seat's last decision, or says why not; true if it did.
    fn undo<G: Play>(&mut self, session: &mut Session<G>, seat: Seat) -> io::Result<bool> {
        let done = session.undo(seat);
        match done {
            Ok(()) => self.say("ui-undone", &[])?,
            Err(why) => {
                let why = self.words.text(why);
                self.say("ui-cannot-undo", &[arg("why", why)])?;
            }
        }
        Ok(done.is_ok())
    }

    /// Asks for a chance outcome until a possible one is typed; true if the player stops.
    fn throw<G: Play>(&mut self, session: &mut Session<G>, viewer: Viewer) -> io::Result<bool> {
        let played = session.played();
        let teller = Teller::new(self.words, session.names(), viewer);
        let name = played.game().chance_name(&played.state().position);
        self.line(&played.game().ask_chance(&played.view(viewer), name, &teller))?;
        loop {
            let Some(text) = self.read("ui-prompt-throw")? else { return Ok(true) };
            match text.as_str() {
                "q" | "quit" => return Ok(true),
                "?" | "help" => {
                    self.help_throw(session)?;
                    continue;
                }
                "log" => {
                    self.log(session, viewer)?;
                    continue;
                }
                "rules" => {
                    self.rules::<G>()?;
                    continue;
                }
                _ => {}
            }
            match session.played().game().read_chance(&text) {
                Err(error) => {
                    let arguments = [arg("text", quoted(&text)), arg("expected", error.to_string())];
                    self.say("ui-not-notation", &arguments)?;
                }
                Ok(chance) => {
                    if session.throw(chance).is_ok() {
                        return Ok(false);
                    }
                    self.say("ui-impossible-throw", &[arg("outcomes", possible(session))])?;
                }
            }
        }
    }

    /// Hides what was said behind a page of blank lines until the next person is there; false if the input ends.
    fn hand_over<G: Play>(&mut self, session: &Session<G>, seat: Seat) -> io::Result<bool> {
        for _ in 0..40 {
            self.line("")?;
        }
        let name = session.names()[seat.index()].clone();
        self.say("ui-hand-over", &[arg("name", name.clone())])?;
        let there = self.read_line()?.is_some();
        self.say("ui-hand-over-other", &[arg("name", name)])?;
        Ok(there)
    }

    fn help<G: Play>(&mut self) -> io::Result<()> {
        for id in [
            "ui-help-title",
            "ui-help-choice",
            "ui-help-list",
            "ui-help-hint",
            "ui-help-undo",
            "ui-help-log",
            "ui-help-rules",
            "ui-help-resign",
            "ui-help-quit",
        ] {
            self.say(id, &[])?;
        }
        for key in G::KEYS {
            let mut arguments = vec![arg("key", key.key.to_string()), arg("what", self.words.text(key.label))];
            match key.scans() {
                Some(topic) => {
                    arguments.push(arg("topic", topic));
                    self.say("ui-help-scan", &arguments)?;
                }
                None => self.say("ui-help-key", &arguments)?,
            }
        }
        Ok(())
    }

    /// Says what can be typed where a chance outcome is asked for.
    fn help_throw<G: Play>(&mut self, session: &Session<G>) -> io::Result<()> {
        self.say("ui-help-title", &[])?;
        self.say("ui-help-throw", &[arg("outcomes", possible(session))])?;
        for id in ["ui-help-log", "ui-help-rules", "ui-help-quit"] {
            self.say(id, &[])?;
        }
        Ok(())
    }

    /// Repeats the last sentences of the story.
    fn log<G: Play>(&mut self, session: &Session<G>, viewer: Viewer) -> io::Result<()> {
        let told = session.tell(0, self.words, viewer);
        if told.is_empty() {
            self.say("ui-nothing-yet", &[])?;
        }
        for said in &told[told.len().saturating_sub(LOGGED)..] {
            self.line(&said.full)?;
        }
        Ok(())
    }

    fn rules<G: Play>(&mut self) -> io::Result<()> {
        self.line(rulebook(G::SLUG, self.words.lang()).unwrap_or_default())
    }

    fn say(&mut self, id: &str, arguments: &[Arg]) -> io::Result<()> {
        let text = self.words.say(id, arguments);
        self.line(&text)
    }

    fn line(&mut self, text: &str) -> io::Result<()> {
        writeln!(self.output, "{text}")
    }

    /// Prompts and reads a line; none when the input has ended.
    fn read(&mut self, prompt: &str) -> io::Result<Option<String>> {
        let prompt = self.words.text(prompt);
        if self.echoes {
            write!(self.output, "{prompt} ")?;
        } else {
            writeln!(self.output, "{prompt}")?;
        }
        let line = self.read_line()?;
        if line.is_none() && self.echoes {
            writeln!(self.output)?;
        }
        Ok(line)
    }

    fn read_line(&mut self) -> io::Result<Option<String>> {
        self.output.flush()?;
        let mut bytes = Vec::new();
        let length = io::Read::take(&mut self.input, MOST_BYTES).read_until(b'\n', &mut bytes)?;
        Ok((length > 0).then(|| String::from_utf8_lossy(&bytes).trim().to_owned()))
    }
}

/// A scan that was typed: the key or its topic, and behind it the place, as in `r d4` or `row d4`.
fn scan<G: Play>(text: &str) -> Option<(&'static str, Option<&str>)> {
    let (word, place) = text.split_once(' ').map_or((text, None), |(word, place)| (word, Some(place)));
    let word = word.to_ascii_lowercase();
    let asked = |key: &&Key| key.scans().is_some_and(|topic| word == topic || word == key.key.to_string());
    Some((G::KEYS.iter().find(asked)?.scans()?, place))
}

/// The notation as the keys' table holds it, or a text that no key has.
fn known(notation: &str, keys: &'static [Key]) -> &'static str {
    let acts = keys.iter().filter_map(|key| match key.does {
        KeyDoes::Act(act) => Some(act),
        KeyDoes::Tell(_) | KeyDoes::Scan(_) => None,
    });
    acts.into_iter().find(|act| *act == notation).unwrap_or("-")
}

/// The outcomes that can come now, in notation.
fn possible<G: Play>(session: &Session<G>) -> String {
    let (game, outcomes) = (session.played().game(), session.played().outcomes());
    outcomes.iter().map(|&(outcome, _)| game.chance_text(outcome)).collect::<Vec<_>>().join(", ")
}

/// What was typed, cut where it is long.
fn quoted(text: &str) -> String {
    let start: String = text.chars().filter(|letter| !letter.is_control()).take(40).collect();
    format!("\"{start}\"")
}
