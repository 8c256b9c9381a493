//! El Oso's match play behind the protocol: a board for each seat.

use bearcade_core::{Game, GameOptions, OptionValue, OptionValues, Seat, Turn, Viewer};
use bearcade_table::games::el_oso::ElOso;
use bearcade_table::{Group, GroupOptions, Match, MatchError, secret_from_seed};
use serde_json::{Value, json};

use crate::bot;
use crate::describe;
use crate::request::{self, Bot, ChanceMode};
use crate::session::{Fields, Session, fields};
use crate::{Code, Error};

/// Is this a request for match play: more than one seat, or one of its options?
pub(crate) fn is_meant(slug: &str, options: &OptionValues, seats: Option<u8>) -> bool {
    let chosen = |name: &str| !matches!(options.get(name), None | Some(OptionValue::Default(())));
    let named = GroupOptions::SPECS.iter().any(|spec| chosen(spec.name));
    slug == ElOso::SLUG && (named || seats.is_some_and(|seats| seats > ElOso::SEATS.1))
}

/// The options without those of match play, which were left at their defaults.
pub(crate) fn without(slug: &str, options: &OptionValues) -> OptionValues {
    let is_group = |name: &str| slug == ElOso::SLUG && GroupOptions::SPECS.iter().any(|spec| spec.name == name);
    options.iter().filter(|(name, _)| !is_group(name)).map(|(name, value)| (name.clone(), value.clone())).collect()
}

/// A new group and the answer that announces it.
pub(crate) fn start(
    options: &OptionValues,
    seats: Option<u8>,
    chance: ChanceMode,
) -> Result<(Box<dyn Session>, Fields), Error> {
    let ChanceMode::Seed(seed) = chance else {
        let message = "match play throws its own dice: give a `seed`; to supply outcomes, play each board as a game of \
                       its own with \"chance\":\"ask\"";
        return Err(Error::new(Code::BadRequest, message));
    };
    let is_group = |name: &String| GroupOptions::SPECS.iter().any(|spec| spec.name == name);
    let (shared, board): (OptionValues, OptionValues) =
        options.clone().into_iter().partition(|(name, _)| is_group(name));
    let shared = GroupOptions::from_values(&shared)?;
    let board = <ElOso as Game>::Options::from_values(&board)?;
    let mut chosen = shared.to_values();
    chosen.extend(board.to_values());
    let group = Group::new(shared, board, seats.unwrap_or(1), secret_from_seed(seed))?;
    let session = Box::new(Hosted { group });
    let mut answer = fields(json!({
        "game": ElOso::SLUG,
        "options": chosen,
        "match_play": true,
        "seats": session.group.seats(),
        "warnings": [],
        "steps": [],
        "events": [],
    }));
    answer.extend(session.turn());
    Ok((session, answer))
}

struct Hosted {
    group: Group,
}

impl Hosted {
    fn seat(&self, named: Option<u8>) -> Result<Seat, Error> {
        match named {
            Some(number) if number < self.group.seats() => Ok(Seat::new(number)),
            None if self.group.seats() == 1 => Ok(Seat::new(0)),
            None => Err(Error::new(Code::BadSeat, "every seat has a board of its own: name the `seat` that is meant")),
            Some(_) => Err(MatchError::NoSuchSeat.into()),
        }
    }

    fn board(&self, seat: Seat) -> &Match<ElOso> {
        self.group.board(seat).expect("every seat has a board")
    }

    fn read(&self, seat: Seat, action: &str) -> Result<<ElOso as Game>::Action, Error> {
        self.board(seat).game().read_action(action).map_err(|error| MatchError::Notation(error).into())
    }
}

impl Session for Hosted {
    fn turn(&self) -> Fields {
        let mut answer = fields(json!({"turn": describe::turn(self.group.turn(), || "none")}));
        if let Some(outcome) = self.group.outcome() {
            answer.insert("result".to_owned(), describe::outcome(&outcome));
        }
        answer
    }

    fn legal(&self, seat: Option<u8>) -> Result<Fields, Error> {
        let seat = self.seat(seat)?;
        let board = self.board(seat);
        let actions = if self.group.turn().asks(seat) { board.legal_actions(Seat::new(0)) } else { Vec::new() };
        let texts: Vec<String> = actions.into_iter().map(|action| board.game().action_text(action)).collect();
        Ok(fields(json!({"seat": seat, "actions": texts})))
    }

    fn outcomes(&self, _seat: Option<u8>) -> Result<Fields, Error> {
        Err(if self.group.turn() == Turn::Over { MatchError::Over } else { MatchError::NoChanceDue }.into())
    }

    fn act(&mut self, seat: Option<u8>, action: &str) -> Result<Fields, Error> {
        let seat = self.seat(seat)?;
        let action = self.read(seat, action)?;
        let before = self.board(seat).steps().len();
        let number = self.group.view(Viewer::Omniscient, seat).game;
        let done = self.group.act(seat, action)?;
        // The board that was played on: after a game's end the next one has been set up behind it.
        let record = &self.group.records(seat)[number as usize - 1];
        let steps: Vec<String> = record.lines[before..].iter().map(ToString::to_string).collect();
        let mut answer = fields(json!({"seat": seat, "game": done.game, "steps": steps, "events": done.events}));
        answer.extend(self.turn());
        Ok(answer)
    }

    fn chance(&mut self, _seat: Option<u8>, _outcome: &str) -> Result<Fields, Error> {
        Err(Error::new(Code::Seeded, "match play throws its own dice"))
    }

    fn leave(&mut self, seat: u8) -> Result<Fields, Error> {
        let seat = request::seat(seat)?;
        self.group.leave(seat)?;
        let mut answer = fields(json!({"steps": [format!("> {seat} leave")], "events": []}));
        answer.extend(self.turn());
        Ok(answer)
    }

    fn undo(&mut self, seat: u8) -> Result<Fields, Error> {
        self.seat(Some(seat))?;
        Err(MatchError::Sealed.into())
    }

    fn check(&self, seat: Option<u8>, action: &str) -> Result<Fields, Error> {
        let seat = self.seat(seat)?;
        let action = self.read(seat, action)?;
        let checked = if self.group.turn() == Turn::Over {
            Err(MatchError::Over)
        } else {
            self.board(seat).check(Seat::new(0), action)
        };
        crate::session::checked(checked)
    }

    fn view(&self, viewer: Viewer, of: Option<u8>) -> Result<Value, Error> {
        if let Viewer::Seat(seat) = viewer {
            self.seat(Some(seat.index() as u8))?;
        }
        Ok(match of {
            Some(_) => json!(self.group.view(viewer, self.seat(of)?)),
            None => Seat::all(self.group.seats()).map(|of| json!(self.group.view(viewer, of))).collect(),
        })
    }

    fn record(&self, viewer: Viewer, of: Option<u8>) -> Result<Value, Error> {
        let of = self.seat(of)?;
        let open = matches!(viewer, Viewer::Omniscient) || viewer == Viewer::Seat(of);
        if !open && self.group.turn() != Turn::Over {
            return Err(Error::new(Code::BadRequest, "another board's records are open once the group is over"));
        }
        Ok(self.group.records(of).iter().map(|record| json!(record.to_string())).collect())
    }

    fn perft(&self, _depth: u32) -> Result<u64, Error> {
        Err(Error::new(Code::BadRequest, "match play has no one position to count from; load a board's record"))
    }
    fn bot(&self, ask: &Bot) -> Result<Fields, Error> {
        let seat = self.seat(ask.seat)?;
        match self.group.turn() {
            Turn::Over => Err(MatchError::Over.into()),
            turn if !turn.asks(seat) => Err(bot::no_decision()),
            // On its own board everybody sits on the only seat.
            _ => bot::choose(self.board(seat), Seat::new(0), seat, ask),
        }
    }
}
