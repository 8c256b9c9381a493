//! El Oso's match play. All players play their own games and compare scores (EO-25), with the same setup and dice for
//! everyone unless the options say otherwise (EO-26).

use std::fmt;

use bearcade_core::{
    Game, GameOptions, MAX_SEATS, OptionKind, OptionSpec, OptionValue, OptionValues, Outcome, Resolved, Rng, Seat,
    SetupError, State, Turn, Viewer,
};
use bearcade_games::el_oso::{Action, Dice as Faces, Due, ElOso, Event, Options, Position, View};
use serde::Serialize;

use crate::{Dice, Match, MatchError, Record};

/// The options of match play, in addition to El Oso's own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GroupOptions {
    /// The number of games that each seat plays (EO-25).
    pub games: u32,
    /// Whether all seats get the same setup and dice (EO-26).
    pub duplicate: bool,
}

impl GameOptions for GroupOptions {
    const SPECS: &'static [OptionSpec] = &[
        OptionSpec {
            name: "games",
            kind: OptionKind::Whole { min: 1, max: 100, default: Some(1) },
            about: "How many games each player plays; the totals are compared.",
            rule: "EO-25",
        },
        OptionSpec {
            name: "duplicate",
            kind: OptionKind::Switch { default: true },
            about: "Everyone gets the same setup and the same dice, so that luck is shared.",
            rule: "EO-26",
        },
    ];

    fn from_resolved(values: &Resolved) -> Result<Self, SetupError> {
        let games = values.whole("games").expect("games has a default") as u32;
        Ok(Self { games, duplicate: values.switch("duplicate") })
    }

    fn all_values(&self) -> OptionValues {
        [("games", OptionValue::Whole(self.games.into())), ("duplicate", OptionValue::Switch(self.duplicate))]
            .map(|(name, value)| (name.to_owned(), value))
            .into()
    }
}

/// Several players of El Oso at one table, each on a separate board.
pub struct Group {
    options: GroupOptions,
    board_options: Options,
    dice: Dice,
    /// Each seat's games. The last is in progress, or finished if the seat has finished all its games.
    players: Vec<Vec<Match<ElOso>>>,
    /// The seat that resigned from a group of two (ALL-5).
    resigned: Option<Seat>,
}

/// What a viewer sees of one seat's play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct BoardView {
    /// The seat.
    pub seat: Seat,
    /// The number of the game shown, counted from 1.
    pub game: u32,
    /// The board, as far as the viewer may see it (EO-26).
    pub board: View,
    /// The scores of the seat's finished games, as far as the viewer may see them.
    pub scores: Vec<u8>,
    /// The sum of these scores.
    pub total: u32,
}

/// The result of a decision: everything that happened on the board, including the Bear's turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GroupStep {
    /// The game, counted from 1.
    pub game: u32,
    /// What happened, in order.
    pub events: Vec<Event>,
}

impl Group {
    /// Creates a group of 1 to 8 seats. The dice of all boards come from one secret.
    pub fn new(options: GroupOptions, board_options: Options, seats: u8, secret: [u8; 32]) -> Result<Self, SetupError> {
        if !(1..=MAX_SEATS as u8).contains(&seats) {
            return Err(SetupError::Seats { given: seats, min: 1, max: MAX_SEATS as u8 });
        }
        let mut group =
            Self { options, board_options, dice: Dice::secret(secret), players: Vec::new(), resigned: None };
        for seat in Seat::all(seats) {
            let board = group.new_board(seat, 0)?;
            group.players.push(vec![board]);
        }
        Ok(group)
    }

    /// Returns the options of match play.
    pub fn options(&self) -> &GroupOptions {
        &self.options
    }

    /// Returns the number of seats.
    pub fn seats(&self) -> u8 {
        self.players.len() as u8
    }

    /// Returns a seat's board: the game in progress, or the last one if all are finished.
    pub fn board(&self, seat: Seat) -> Option<&Match<ElOso>> {
        self.players.get(seat.index()).and_then(|games| games.last())
    }

    /// Returns whether the seat has finished all its games.
    pub fn has_finished(&self, seat: Seat) -> bool {
        let games = &self.players[seat.index()];
        games.len() as u32 == self.options.games && games.last().is_some_and(|game| game.turn() == Turn::Over)
    }

    /// Returns the seats that must decide on their boards.
    pub fn turn(&self) -> Turn {
        if self.outcome().is_some() {
            return Turn::Over;
        }
        Turn::Decide(Seat::all(self.seats()).filter(|&seat| !self.has_finished(seat)).collect())
    }

    /// Makes a seat's decision on its board. The Bear moves immediately. When a game ends, the next one is set up.
    pub fn act(&mut self, seat: Seat, action: Action) -> Result<GroupStep, MatchError> {
        if self.outcome().is_some() {
            return Err(MatchError::Over);
        }
        let number = self.players.get(seat.index()).ok_or(MatchError::NoSuchSeat)?.len() - 1;
        let mut board = self.players[seat.index()].pop().expect("every player has a board");
        let acted = board.act(Seat::new(0), action);
        let done = acted.map(|mut events| {
            events.extend(self.bear_answers(seat, number, &mut board));
            GroupStep { game: number as u32 + 1, events }
        });
        let over = board.turn() == Turn::Over;
        self.players[seat.index()].push(board);
        if done.is_ok() && over && (number as u32 + 1) < self.options.games {
            let next = self.new_board(seat, number + 1).expect("these options have already created a game");
            self.players[seat.index()].push(next);
        }
        done
    }

    /// Lets a seat leave. In a group of two, the other seat wins. In a larger group, a bot takes over the seat (ALL-5).
    pub fn leave(&mut self, seat: Seat) -> Result<(), MatchError> {
        match self.seats() {
            _ if seat.index() >= self.players.len() => Err(MatchError::NoSuchSeat),
            _ if self.outcome().is_some() => Err(MatchError::Over),
            1 => Err(MatchError::Alone),
            2 => {
                self.resigned = Some(seat);
                Ok(())
            }
            _ => Err(MatchError::SeatGoesOn),
        }
    }

    /// Returns the total score of the seat's finished games (EO-25).
    pub fn total(&self, seat: Seat) -> u32 {
        self.players[seat.index()].iter().filter_map(score).map(u32::from).sum()
    }

    /// Returns the result once all seats have finished. The highest total wins, and equal totals share the win (EO-25).
    pub fn outcome(&self) -> Option<Outcome> {
        if let Some(leaver) = self.resigned {
            return Some(Outcome::forfeit(self.seats(), leaver));
        }
        let all = Seat::all(self.seats());
        all.clone().all(|seat| self.has_finished(seat)).then(|| {
            let totals: Vec<i32> = all.map(|seat| self.total(seat) as i32).collect();
            Outcome::highest_wins(&totals)
        })
    }

    /// Returns what a viewer sees of a seat's play. A player sees turn n of another board only after finishing turn n
    /// of the same game (EO-26). A watcher sees what all seats may see.
    pub fn view(&self, viewer: Viewer, of: Seat) -> BoardView {
        let horizon = match viewer {
            Viewer::Omniscient => Horizon::ALL,
            Viewer::Seat(seat) if seat == of => Horizon::ALL,
            _ if self.outcome().is_some() => Horizon::ALL,
            Viewer::Seat(seat) => self.finished(seat),
            Viewer::Watcher => {
                Seat::all(self.seats()).map(|seat| self.finished(seat)).min().expect("a group has at least one seat")
            }
        };
        let games = &self.players[of.index()];
        let shown = horizon.games.min(games.len() - 1);
        let state = state_within(&games[shown], if shown == horizon.games { horizon.turns } else { u32::MAX });
        let board = games[shown].game().view(&state, Viewer::Watcher);
        let known_over = games[shown].game().turn(&state.position) == Turn::Over;
        let known = shown + usize::from(known_over);
        let scores: Vec<u8> = games[..known].iter().filter_map(score).collect();
        let total = scores.iter().copied().map(u32::from).sum();
        BoardView { seat: of, game: shown as u32 + 1, board, scores, total }
    }

    /// Returns the records of a seat's games. They contain the shared dice, so show them to others only once the group
    /// is over.
    pub fn records(&self, seat: Seat) -> Vec<Record> {
        self.players[seat.index()].iter().map(|game| game.record(Viewer::Omniscient)).collect()
    }

    fn new_board(&self, seat: Seat, number: usize) -> Result<Match<ElOso>, SetupError> {
        let mut board = Match::new(ElOso::new(self.board_options.clone(), 1)?);
        self.bear_answers(seat, number, &mut board);
        Ok(board)
    }

    /// Throws all pending dice on a board.
    fn bear_answers(&self, seat: Seat, number: usize, board: &mut Match<ElOso>) -> Vec<Event> {
        let mut events = Vec::new();
        while board.turn() == Turn::Chance {
            let faces = self.throw(seat, number, &board.state().position);
            events.extend(board.chance(faces).expect("the stream gives exactly the pending dice"));
        }
        events
    }

    /// Returns the pending dice (EO-26). Without `duplicate`, every seat has separate streams.
    fn throw(&self, seat: Seat, number: usize, position: &Position) -> Faces {
        let owner = if self.options.duplicate { 0 } else { seat.index() as u64 + 1 };
        throw_alike(&self.dice, owner << 20 | number as u64, position)
    }

    /// Returns a seat's progress: its finished games, and the turns of the current game.
    fn finished(&self, seat: Seat) -> Horizon {
        let games = &self.players[seat.index()];
        if self.has_finished(seat) {
            return Horizon::ALL;
        }
        Horizon { games: games.len() - 1, turns: games[games.len() - 1].state().position.turn }
    }
}

/// Returns the pending dice on a board (EO-26). They are the same for all boards with the same dice and series. Stream
/// n of a series gives the Bear's turn n: five move dice and twelve rain dice. Stream 0 gives the setup.
pub fn throw_alike(dice: &Dice, series: u64, position: &Position) -> Faces {
    let (purpose, first, count) = match position.due {
        Due::Roll(dice) => (1, 0, u32::from(dice)),
        Due::Rain => (2, position.fallen, 1),
        _ => (3, position.fallen, 1),
    };
    // Series, turn and purpose use separate bits, so no two streams overlap.
    let stream = series << 40 | u64::from(position.turn) << 4 | purpose;
    let mut generator = dice.stream(stream);
    let mut die = || generator.below(6) as u8 + 1;
    for _ in 0..first {
        die();
    }
    let faces: Vec<u8> = (0..count).map(|_| die()).collect();
    Faces::new(&faces).expect("one to five dice are pending")
}

/// How much of another seat's play a viewer may see: whole games, and turns of the next game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Horizon {
    games: usize,
    turns: u32,
}

impl Horizon {
    const ALL: Self = Self { games: usize::MAX, turns: u32::MAX };
}

/// Returns the score of a game if it is finished.
fn score(game: &Match<ElOso>) -> Option<u8> {
    (game.turn() == Turn::Over).then(|| game.state().position.sky)
}

/// Returns the state of a game after its first `turns` turns, including the Bear's moves.
fn state_within(game: &Match<ElOso>, turns: u32) -> State<ElOso> {
    let mut state = State::initial(game.game());
    for step in game.steps() {
        if state.position.due == Due::Decision && state.position.turn >= turns {
            break;
        }
        state.apply(game.game(), step);
    }
    state
}

impl fmt::Debug for Group {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Group").field("options", &self.options).field("seats", &self.seats()).finish_non_exhaustive()
    }
}
