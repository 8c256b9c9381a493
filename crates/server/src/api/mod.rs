//! JSON for programs.

pub(crate) mod accounts;
pub(crate) mod chat;
mod daily;
pub(crate) mod export;
mod games;
mod sessions;
pub(crate) mod tables;

use std::sync::Arc;

use axum::Router;
use axum::body::Bytes;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

use crate::openapi::{self, Route};
use crate::refusal::{Code, Refusal};
use crate::site::Site;

pub(crate) use accounts::is_welcome;

/// An answer in JSON, or a refusal.
pub(crate) type Answer = Result<Json, Refusal>;

/// A JSON document.
pub(crate) struct Json(pub(crate) Vec<u8>);

impl From<Value> for Json {
    fn from(value: Value) -> Self {
        Self(value.to_string().into_bytes())
    }
}

impl IntoResponse for Json {
    fn into_response(self) -> Response {
        ([(header::CONTENT_TYPE, "application/json")], self.0).into_response()
    }
}

impl IntoResponse for Refusal {
    fn into_response(self) -> Response {
        let (_, status, _) = self.code.meaning();
        let status = StatusCode::from_u16(status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
        let mut response = (status, Json::from(self.to_json())).into_response();
        // Pages say it in their reader's language.
        response.extensions_mut().insert(self);
        response
    }
}

/// Reads the body of a request; an empty one counts as an empty object.
pub(crate) fn read<T: DeserializeOwned>(body: &Bytes) -> Result<T, Refusal> {
    let body: &[u8] = if body.is_empty() { b"{}" } else { body };
    serde_json::from_slice(body).map_err(|error| Refusal::new(Code::BadRequest, error.to_string()))
}

/// The addresses for programs.
pub(crate) fn routes() -> Router<Arc<Site>> {
    openapi::router(table())
}

/// Everything that programs can ask for. The router and the document that describes it are both made of this list.
pub(crate) fn table() -> Vec<Route> {
    let mut table = vec![
        Route::get("/api/openapi.json", openapi::serve).named("openapi", "This document.").gives("OpenApi"),
        Route::get("/api/games", games::list).named("games", "All games with their options.").gives("Games"),
    ];
    table.extend(of_sessions());
    table.extend(of_people());
    table.extend(of_the_day());
    table.extend(of_tables());
    table.extend(of_wishes());
    table
}

fn of_sessions() -> [Route; 5] {
    [
        Route::get("/api/session", sessions::who).named("who", "Who asks.").needs_session().gives("Who"),
        Route::post("/api/session", sessions::begin)
            .named("begin_session", "A new guest, at once: the answer holds the token of the session.")
            .takes("NewGuest")
            .gives("Session"),
        Route::delete("/api/session", sessions::end)
            .named("end_session", "Ends the session, if there is one.")
            .depends_on_session(),
        Route::post("/api/login", accounts::login)
            .named("login", "A new session for whoever knows the password of an account.")
            .takes("Login")
            .gives("Session")
            .refuses([Code::WrongPassword]),
        Route::post("/api/recover", accounts::recover)
            .named("recover", "A new password for whoever kept the recovery code. All sessions end.")
            .takes("Recover")
            .gives("Recovery")
            .refuses([Code::WrongPassword]),
    ]
}

fn of_people() -> [Route; 11] {
    let before = json!({ "type": "integer", "minimum": 0, "maximum": i64::MAX });
    let most = json!({ "type": "integer", "minimum": 0, "maximum": 100 });
    [
        Route::patch("/api/me", accounts::change)
            .named("change_me", "Changes one's name or settings.")
            .needs_session()
            .takes("Change")
            .gives("Who")
            .refuses([Code::NameTaken]),
        Route::delete("/api/me", accounts::forget)
            .named(
                "forget_me",
                "Deletes the caller, who gives the password if they have one. Their games stay, unnamed.",
            )
            .needs_session()
            .may_take("Forget")
            .refuses([Code::WrongPassword]),
        Route::post("/api/me/claim", accounts::claim)
            .named("claim", "Makes the asking guest's name an account. A new session replaces the guest's.")
            .needs_session()
            .takes("Claim")
            .gives("Claimed")
            .refuses([Code::NotAllowed, Code::NameTaken]),
        Route::post("/api/me/password", accounts::change_password)
            .named("change_password", "Changes the caller's password. All sessions end, and a new one begins.")
            .needs_session()
            .takes("ChangePassword")
            .gives("Token")
            .refuses([Code::NotAllowed, Code::WrongPassword]),
        Route::get("/api/me/export", export::export)
            .named("export_me", "Everything the site knows about the asking person.")
            .needs_session()
            .gives("Export"),
        Route::get("/api/me/games", accounts::games)
            .named("my_games", "The newest games one plays in, those in which it is one's turn first.")
            .query("before", before, "Only those set up before this moment; the least `created` leads on.")
            .query("most", most, "At most so many; 50 by default.")
            .needs_session()
            .gives("MyGames"),
        Route::get("/api/me/results", accounts::results)
            .named("my_results", "One's results, the newest first.")
            .needs_session()
            .gives("Results"),
        Route::post("/api/people/{person}/block", accounts::block)
            .named("block", "Blocks somebody: they can't sit down at one's tables.")
            .needs_session()
            .gives("Blocked"),
        Route::delete("/api/people/{person}/block", accounts::unblock)
            .named("unblock", "No longer blocks somebody.")
            .needs_session()
            .gives("Blocked"),
        Route::post("/api/people/{person}/report", accounts::report)
            .named("report", "Tells the operators about somebody.")
            .needs_session()
            .takes("Report"),
        Route::get("/api/ratings/{game}", accounts::ratings)
            .named("ratings", "The strongest players of a game.")
            .gives("Ratings"),
    ]
}

fn of_the_day() -> [Route; 3] {
    [
        Route::get("/api/daily", daily::today)
            .named("daily", "How today's daily bear stands.")
            .depends_on_session()
            .gives("Daily"),
        Route::post("/api/daily", daily::play)
            .named("play_daily", "Begins today's daily bear, or goes on with it.")
            .needs_session()
            .gives("DailyTable")
            .refuses([Code::NotAllowed, Code::TooMany]),
        Route::get("/api/daily/{day}", daily::of_day)
            .named("daily_of", "How the daily bear of a day stands.")
            .depends_on_session()
            .gives("Daily"),
    ]
}

fn of_tables() -> [Route; 9] {
    let invite =
        |route: Route| route.query("invite", json!({ "type": "string" }), "The secret part of the invite link.");
    let number = json!({ "type": "integer", "minimum": 0, "maximum": i64::MAX });
    [
        Route::get("/api/tables", tables::list)
            .named("tables", "Public tables, the newest first.")
            .query("game", json!({ "type": "string" }), "Only those of this game.")
            .query(
                "status",
                json!({ "enum": ["open", "playing", "over"] }),
                "Only those that stand so; open by default.",
            )
            .query("before", number.clone(), "Only those set up before this moment.")
            .query(
                "most",
                json!({ "type": "integer", "minimum": 0, "maximum": 100 }),
                "At most so many; 50 by default.",
            )
            .gives("Tables"),
        Route::post("/api/tables", tables::create)
            .named("create_table", "Sets a table up and seats who is to sit. The game begins when all seats are taken.")
            .needs_session()
            .takes("NewTable")
            .names_itself()
            .gives("Created")
            .refuses([Code::BadTable]),
        invite(Route::get("/api/tables/{table}", tables::show))
            .named("table", "The whole picture, as the asking person may see it.")
            .depends_on_session()
            .gives("Table"),
        invite(Route::get("/api/tables/{table}/live", tables::live))
            .query("since", number, "The last entry seen: what was missed comes first. Else the whole picture does.")
            .query("form", json!({ "enum": ["json", "html"] }), "JSON for programs, pieces of pages for browsers.")
            .query("lang", json!({ "type": "string" }), "The language of the pages.")
            .named("live", "The live connection: one WebSocket a table.")
            .depends_on_session()
            .becomes_live(),
        Route::get("/api/tables/{table}/legal", tables::legal)
            .named("legal", "Every legal action of the asking seat; none while it owes no decision.")
            .depends_on_session()
            .gives("Legal")
            .refuses([Code::NotSeated]),
        invite(Route::get("/api/tables/{table}/record", tables::record))
            .named("record", "The record, for replay.")
            .depends_on_session()
            .gives_text("Of a finished game all of it; of a game in play what the asking seat may know.")
            .refuses([Code::NotAllowed]),
        invite(Route::get("/api/tables/{table}/chat", chat::list))
            .named("chat", "What was said last at the table, oldest first.")
            .depends_on_session()
            .gives("Chat"),
        Route::post("/api/tables/{table}/chat", chat::post)
            .named("say", "Says something to all who listen.")
            .needs_session()
            .takes("Say")
            .gives("Said")
            .refuses([Code::NotAllowed, Code::NotSeated]),
        Route::post("/api/tables/{table}/rematch", tables::rematch)
            .named("rematch", "The same players meet again at another table, each a seat further.")
            .refuses([Code::NotAllowed])
            .needs_session()
            .gives("Rematch"),
    ]
}

/// What a person can want at a table.
fn of_wishes() -> [Route; 9] {
    let playing = [Code::NotSeated, Code::NotBegun, Code::Over];
    [
        Route::post("/api/tables/{table}/sit", tables::sit)
            .named("sit", "Sits down, on this seat or any free one.")
            .takes("Sit")
            .refuses([Code::SeatTaken, Code::NotAllowed]),
        Route::post("/api/tables/{table}/bot", tables::bot)
            .named("seat_bot", "Puts a bot on a free seat (whoever set the table up).")
            .takes("Bot")
            .refuses([Code::BadTable, Code::SeatTaken, Code::NotAllowed]),
        Route::post("/api/tables/{table}/stand", tables::stand)
            .named("stand", "Gets up, or frees any seat (whoever set the table up), before the game begins.")
            .takes("Seat")
            .refuses([Code::NotAllowed]),
        Route::post("/api/tables/{table}/act", tables::act)
            .named("act", "Answers a decision.")
            .takes("Action")
            .refuses(playing)
            .refuses([Code::NotYourDecision, Code::Notation, Code::Forbidden]),
        Route::post("/api/tables/{table}/resign", tables::resign)
            .named("resign", "Gives the game up.")
            .refuses(playing)
            .refuses([Code::CannotLeave]),
        Route::post("/api/tables/{table}/away", tables::away)
            .named("away", "Leaves the seat to a bot for a while.")
            .refuses(playing)
            .refuses([Code::NotAllowed]),
        Route::post("/api/tables/{table}/back", tables::back)
            .named("come_back", "Plays on oneself.")
            .refuses(playing)
            .refuses([Code::NotAllowed]),
        Route::post("/api/tables/{table}/undo", tables::undo)
            .named("undo", "Asks to take back one's last decision, or agrees to another's asking.")
            .refuses(playing)
            .refuses([Code::CannotUndo]),
        Route::post("/api/tables/{table}/refuse-undo", tables::refuse_undo)
            .named("refuse_undo", "Does not agree.")
            .refuses([Code::NotSeated, Code::CannotUndo]),
    ]
    .map(|route| route.gives("Done").needs_session())
}
