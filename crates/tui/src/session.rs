use std::fmt;
use std::path::Path;
use std::time::Duration;

use bearcade_bots::{Budget, Level, Policy, Seen, hint};
use bearcade_core::{Game, Seat, State, Step, Turn, Viewer};
use bearcade_narrate::{Narrate, Said, Teller, Words, say_hint, tell_events};
use bearcade_protocol::{Complaints, Program, ProgramError};
use bearcade_table::{Dice, Match, MatchError, StepOf};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;
use serde::{Deserialize, Serialize};

/// Who sits on a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Player {
    /// A person at this terminal, by name.
    Person(String),
    /// A bot, by its level's name.
    Bot(String),
    /// A program of anybody's, by its command.
    Program(String),
}

impl Player {
    /// A bot of a level.
    pub fn bear(level: Level) -> Self {
        Self::Bot(level.name().to_owned())
    }

    /// The level of a bot. A saved game may name one that there is no more; the usual one sits in for it.
    pub fn level(&self) -> Option<Level> {
        match self {
            Self::Bot(name) => Some(name.parse().unwrap_or(Self::USUAL)),
            Self::Person(_) | Self::Program(_) => None,
        }
    }

    /// The level of bots if nobody chooses another.
    pub const USUAL: Level = Level::Brown;

    /// Is it a person?
    pub fn is_person(&self) -> bool {
        matches!(self, Self::Person(_))
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Person(name) | Self::Bot(name) => f.write_str(name),
            Self::Program(command) => write!(f, "cmd:{command}"),
        }
    }
}

/// A step and what it brought about, unredacted.
pub struct Happening<G: Game> {
    /// The step.
    pub step: StepOf<G>,
    /// What happened.
    pub events: Vec<G::Event>,
}

/// What a session waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Next {
    /// This person's decision.
    Decide(Seat),
    /// A chance outcome that people throw themselves (ALL-2).
    Throw,
    /// Nothing: the game is over.
    Over,
    /// Nothing any more: a program failed as a player ([`Session::failure`]).
    Stuck,
}

/// A match in play at this terminal.
pub struct Session<G: Game> {
    played: Match<G>,
    players: Vec<Player>,
    names: Vec<String>,
    seed: u64,
    /// The dice; none if people throw their own.
    dice: Option<Dice>,
    story: Vec<Happening<G>>,
    /// The programs by seat, once they are started.
    programs: Vec<Option<Program>>,
    failure: Option<ProgramError>,
}

impl<G: Narrate + Policy> Session<G> {
    /// A session of a match, new or resumed: what has been played is told from the start.
    pub fn new(played: Match<G>, players: Vec<Player>, seed: u64, asks_chance: bool) -> Self {
        let names = seat_names(&players);
        let mut story = Vec::new();
        let mut state = State::initial(played.game());
        for step in played.steps() {
            let known = !matches!(step, Step::Leave(_)) || G::CAN_LEAVE;
            let events = if known { state.apply(played.game(), step) } else { Vec::new() };
            story.push(Happening { step, events });
        }
        let dice = (!asks_chance).then(|| Dice::seeded(seed));
        Self { played, players, names, seed, dice, story, programs: Vec::new(), failure: None }
    }

    /// Starts the programs that sit at the table and tells them where they sit.
    pub fn start_programs(&mut self, patience: Duration, complaints: Complaints) -> Result<(), ProgramError> {
        for (seat, player) in Seat::all(self.players.len() as u8).zip(&self.players) {
            self.programs.push(match player {
                Player::Program(command) => {
                    let mut program = Program::start(command, patience, complaints)?;
                    program.begin(self.played.game(), seat);
                    Some(program)
                }
                Player::Person(_) | Player::Bot(_) => None,
            });
        }
        Ok(())
    }

    /// Why the session can't go on, if a program failed.
    pub fn failure(&self) -> Option<&ProgramError> {
        self.failure.as_ref()
    }

    /// The match.
    pub fn played(&self) -> &Match<G> {
        &self.played
    }

    /// The players by seat.
    pub fn players(&self) -> &[Player] {
        &self.players
    }

    /// The players' names by seat, each different from the others.
    pub fn names(&self) -> &[String] {
        &self.names
    }

    /// Everything that happened, in order.
    pub fn story(&self) -> &[Happening<G>] {
        &self.story
    }

    /// Lets dice and bots go on until a person is asked or the game is over.
    pub fn run(&mut self) -> Next {
        loop {
            let next = self.next();
            match (next, self.played.turn()) {
                (Some(next), _) => {
                    if next == Next::Over {
                        self.tell_programs_the_end();
                    }
                    return next;
                }
                (None, Turn::Chance) => {
                    let dice = self.dice.as_ref().expect("people are asked if there are no dice");
                    let (chance, events) = self.played.throw(dice).expect("a chance step is due");
                    self.story.push(Happening { step: Step::Chance(chance), events });
                }
                (None, _) => self.bot_acts(),
            }
        }
    }

    /// What the session waits for now; none while dice or bots are to go on.
    pub fn next(&self) -> Option<Next> {
        if self.failure.is_some() {
            return Some(Next::Stuck);
        }
        match self.played.turn() {
            Turn::Over => Some(Next::Over),
            Turn::Chance => self.dice.is_none().then_some(Next::Throw),
            Turn::Decide(seats) => {
                let person = seats.iter().find(|seat| self.players[seat.index()].is_person());
                let bot = seats.iter().any(|seat| !self.players[seat.index()].is_person());
                // Bots answer a simultaneous choice first, so that people wait for nobody.
                if bot { None } else { person.map(Next::Decide) }
            }
        }
    }

    /// A person's decision.
    pub fn act(&mut self, seat: Seat, action: G::Action) -> Result<(), MatchError> {
        let events = self.played.act(seat, action)?;
        self.story.push(Happening { step: Step::Act(seat, action), events });
        Ok(())
    }

    /// A chance outcome that a person threw.
    pub fn throw(&mut self, chance: G::Chance) -> Result<(), MatchError> {
        let events = self.played.chance(chance)?;
        self.story.push(Happening { step: Step::Chance(chance), events });
        Ok(())
    }

    /// Takes back a person's last decision, if nothing was learned since and only bots have answered; otherwise returns
    /// the message that says why not.
    pub fn undo(&mut self, seat: Seat) -> Result<(), &'static str> {
        self.can_undo(seat)?;
        let undone = self.played.undo(seat).expect("it was found to be possible");
        self.story.truncate(self.story.len() - undone.steps);
        Ok(())
    }

    /// Tells whether a person's last decision can be taken back; otherwise returns the message that says why not.
    pub fn can_undo(&self, seat: Seat) -> Result<(), &'static str> {
        match self.played.undoable(seat) {
            Ok(undoable) if !undoable.others_replied || self.people() == 1 => Ok(()),
            Ok(_) => Err("ui-undo-others"),
            Err(MatchError::NothingToUndo) => Err("ui-undo-nothing"),
            Err(_) => Err("ui-undo-sealed"),
        }
    }

    /// What a grizzly would do on this seat and why, sentence by sentence.
    pub fn hint(&self, seat: Seat, words: &Words) -> Vec<String> {
        let teller = Teller::new(words, &self.names, Viewer::Seat(seat));
        let (game, view) = (self.played.game(), self.played.view(teller.viewer));
        // Not the game's own seed: a hint must tell nothing of how the bears will break their ties.
        let hint = hint(game, self.played.state(), seat, Level::Grizzly, &Budget::default(), 0);
        hint.map_or_else(
            || vec![words.text("hint-nobody")],
            |hint| say_hint(game, &view, &hint, Level::Grizzly, &teller),
        )
    }

    /// A person leaves the game for good (ALL-5).
    pub fn leave(&mut self, seat: Seat) -> Result<(), MatchError> {
        let events = self.played.leave(seat)?;
        self.story.push(Happening { step: Step::Leave(seat), events });
        Ok(())
    }

    /// Who looks at the screen: the person who is asked, else the only person, else a watcher.
    pub fn viewer(&self, next: Next) -> Viewer {
        if let Next::Decide(seat) = next {
            return Viewer::Seat(seat);
        }
        let mut people = Seat::all(self.players.len() as u8).filter(|seat| self.players[seat.index()].is_person());
        match (people.next(), people.next()) {
            (Some(only), None) => Viewer::Seat(only),
            _ => Viewer::Watcher,
        }
    }

    /// Tells whether a person has decided or thrown anything, or the game is over.
    pub fn is_worth_keeping(&self) -> bool {
        let by_person = |happening: &Happening<G>| match happening.step {
            Step::Act(seat, _) | Step::Leave(seat) => self.players[seat.index()].is_person(),
            Step::Chance(_) => self.dice.is_none(),
        };
        self.played.turn() == Turn::Over || self.story.iter().any(by_person)
    }

    /// How many people sit at this terminal.
    pub fn people(&self) -> usize {
        self.players.iter().filter(|player| player.is_person()).count()
    }

    /// The sentences of the story from the given happening on, as a viewer hears them; the last one is the result once the
    /// game is over.
    pub fn tell(&self, from: usize, words: &Words, viewer: Viewer) -> Vec<Said> {
        let teller = Teller::new(words, &self.names, viewer);
        let new = &self.story[from.min(self.story.len())..];
        let outcome = self.played.outcome().filter(|_| !new.is_empty());
        let events = new.iter().flat_map(|happening| &happening.events);
        tell_events(self.played.game(), events, outcome.as_ref(), &teller)
    }

    fn bot_acts(&mut self) {
        let Turn::Decide(seats) = self.played.turn() else { return };
        if let Some(seat) = seats.iter().find(|seat| matches!(self.players[seat.index()], Player::Program(_))) {
            return self.program_acts(seat);
        }
        let bot = seats.iter().find_map(|seat| Some((seat, self.players[seat.index()].level()?)));
        let (seat, level) = bot.expect("a bot is to decide");
        let view = self.played.view(Viewer::Seat(seat));
        let legal = self.played.legal_actions(seat);
        // A generator for every step, as with the dice: a resumed game goes on as it would have.
        let mut rng = ChaCha8Rng::seed_from_u64(self.seed);
        rng.set_stream(self.story.len() as u64 + 1);
        let seen = Seen { view: &view, seat, legal: &legal };
        let action = self.played.game().choose(level, seen, &Budget::default(), &mut rng).action;
        self.act(seat, action).expect("a bot chooses a legal action");
    }

    fn program_acts(&mut self, seat: Seat) {
        let (view, legal) = (self.played.view(Viewer::Seat(seat)), self.played.legal_actions(seat));
        let program = self.programs.get_mut(seat.index()).and_then(Option::as_mut).expect("programs were started");
        match program.choose(self.played.game(), &view, seat, &legal) {
            Ok(action) => self.act(seat, action).expect("a program's answer is checked"),
            Err(error) => self.failure = Some(error),
        }
    }

    fn tell_programs_the_end(&mut self) {
        if let Some(outcome) = self.played.outcome() {
            for mut program in self.programs.drain(..).flatten() {
                program.over(&outcome);
            }
        }
    }
}

/// The players' names, all different: a second "Ada" is "Ada 2".
pub fn seat_names(players: &[Player]) -> Vec<String> {
    let mut names: Vec<String> = Vec::new();
    for player in players {
        let name = match player {
            Player::Person(name) => name.clone(),
            Player::Program(command) => {
                let last = command.split_whitespace().next_back().unwrap_or_default();
                Path::new(last).file_stem().map_or_else(|| last.to_owned(), |stem| stem.to_string_lossy().into_owned())
            }
            Player::Bot(level) => {
                let mut letters = level.chars();
                letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
            }
        };
        let taken = |candidate: &String| names.contains(candidate);
        let numbered = (2..).map(|number| format!("{name} {number}"));
        let free = std::iter::once(name.clone()).chain(numbered).find(|candidate| !taken(candidate));
        names.push(free.expect("numbers never run out"));
    }
    names
}
