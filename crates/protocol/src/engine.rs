use bearcade_core::Viewer;
use bearcade_table::all_games;
use serde_json::{Map, Value, json};

use crate::describe;
use crate::request::Request;
use crate::session::{self, Session};
use crate::{Code, Error};

/// The engine behind one connection: at most one game under way.
#[derive(Default)]
pub struct Engine {
    session: Option<Box<dyn Session>>,
}

/// What the engine says to a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    /// One line of JSON, without the line break.
    pub json: String,
    /// The caller said `quit`.
    pub quit: bool,
}

impl Engine {
    /// An engine with no game under way.
    pub fn new() -> Self {
        Self::default()
    }

    /// Answers one line.
    pub fn answer(&mut self, line: &str) -> Answer {
        let mut id = None;
        let answered = match serde_json::from_str(line) {
            Ok(Value::Object(mut object)) => {
                id = object.remove("id");
                self.request(object)
            }
            Ok(_) => Err(Error::new(Code::BadJson, "a request is a JSON object on one line")),
            Err(error) => Err(Error::new(Code::BadJson, format!("a request is a JSON object on one line: {error}"))),
        };
        let quit = matches!(&answered, Ok(fields) if fields.contains_key("bye"));
        Answer { json: with_id(id, answered).to_string(), quit }
    }

    /// The answer to a line that is too long to be read.
    pub fn too_long(most_bytes: usize) -> Answer {
        let error = Error::new(Code::TooLong, format!("a line has at most {most_bytes} bytes"));
        Answer { json: error.to_json().to_string(), quit: false }
    }

    /// The answer to a line whose bytes are no text.
    pub fn not_utf8() -> Answer {
        let error = Error::new(Code::BadJson, "a request is a JSON object on one line, in UTF-8");
        Answer { json: error.to_json().to_string(), quit: false }
    }

    fn request(&mut self, object: Map<String, Value>) -> Result<Map<String, Value>, Error> {
        Ok(match Request::read(object)? {
            Request::Games => {
                session::fields(json!({"games": all_games().iter().map(describe::game).collect::<Vec<_>>()}))
            }
            Request::New(new) => {
                let (session, fields) = session::start(&new.game, &new.options()?, new.seats, new.chance()?)?;
                self.session = Some(session);
                fields
            }
            Request::Load(load) => {
                let (session, fields) = session::load(&load.record, load.chance()?)?;
                self.session = Some(session);
                fields
            }
            Request::Turn => self.session()?.turn(),
            Request::Legal(request) => self.session()?.legal(request.seat)?,
            Request::Outcomes(request) => self.session()?.outcomes(request.seat)?,
            Request::Act(act) => self.session()?.act(act.seat, &act.action)?,
            Request::Chance(chance) => self.session()?.chance(chance.seat, &chance.outcome)?,
            Request::Leave(leave) => self.session()?.leave(leave.seat)?,
            Request::Undo(undo) => self.session()?.undo(undo.seat)?,
            Request::Check(act) => self.session()?.check(act.seat, &act.action)?,
            Request::State => session::fields(json!({"state": self.session()?.view(Viewer::Omniscient, None)?})),
            Request::View(seen) => session::fields(json!({"view": self.session()?.view(seen.viewer()?, seen.of)?})),
            Request::Record(seen) => {
                session::fields(json!({"record": self.session()?.record(seen.viewer()?, seen.of)?}))
            }
            Request::Perft(perft) => {
                session::fields(json!({"depth": perft.depth, "count": self.session()?.perft(perft.depth)?}))
            }
            Request::Bot(ask) => self.session()?.bot(&ask)?,
            Request::Quit => session::fields(json!({"bye": true})),
        })
    }

    fn session(&mut self) -> Result<&mut dyn Session, Error> {
        match &mut self.session {
            Some(session) => Ok(session.as_mut()),
            None => Err(Error::new(Code::NoGame, "no game has been started: send `new` or `load` first")),
        }
    }
}

/// The answer with the request's `id` before it, so that a caller can tell answers apart.
fn with_id(id: Option<Value>, answered: Result<Map<String, Value>, Error>) -> Value {
    let fields = match answered {
        Ok(fields) => fields,
        Err(error) => session::fields(error.to_json()),
    };
    let mut all = Map::new();
    all.extend(id.map(|id| ("id".to_owned(), id)));
    all.extend(fields);
    Value::Object(all)
}
