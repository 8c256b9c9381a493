use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::sync::Arc;

use axum::Extension;
use axum::body::Bytes;
use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Response};
use bearcade_store::{
    Page, Person, PersonId, Player, Rated, Rating, Report, Status, StoreError, TableId, TableResult, TableRow,
};
use serde::Deserialize;
use serde_json::{Value, json};

use super::sessions::person as shown;
use super::tables::row;
use super::{Answer, Json, read};
use crate::cookies::{self, with_cookie};
use crate::devices;
use crate::incidents::{self, Incident};
use crate::letters;
use crate::limits::{Kind, Whose};
use crate::passwords::{self, Fresh};
use crate::people::{self, NewSession};
use crate::refusal::{Code, Reason, Refusal};
use crate::site::Site;
use crate::time;
use crate::weak;

/// How long a report may be, in characters.
pub(crate) const REPORT_MOST: usize = 1_000;
/// How much one may keep as settings, in bytes.
const SETTINGS_MOST: usize = 4_096;
/// How much of a history is shown at once.
const HISTORY: u32 = 50;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Claim {
    password: String,
}

/// Makes the asking guest's name an account. The answer holds the recovery code, once and never again.
pub(crate) async fn claim(
    State(site): State<Arc<Site>>,
    Extension(whose): Extension<Whose>,
    headers: HeaderMap,
    body: Bytes,
) -> Result<Response, Refusal> {
    let Claim { password } = read(&body)?;
    let id = people::known(&site, &headers).await?;
    let (recovery, session) = claim_name(&site, whose, &headers, id, password).await?;
    let answer = Json::from(json!({ "recovery": recovery, "token": session.token }));
    Ok(with_cookie(answer.into_response(), session.cookies))
}

/// Makes a guest's name an account. Returns the recovery code, and a new session in place of the guest's: somebody else
/// may know the token of that one.
pub(crate) async fn claim_name(
    site: &Site,
    whose: Whose,
    headers: &HeaderMap,
    id: PersonId,
    password: String,
) -> Result<(String, NewSession), Refusal> {
    site.limits.take(Kind::Password, whose)?;
    let person = site.store.person(id).await?.ok_or(Code::NoSession)?;
    if person.is_claimed() {
        return Err(has_account());
    }
    must_be_strong(&password, &person.name)?;
    site.metrics.passwords.add(1);
    let Fresh { hash, recovery, recovery_hash } = passwords::fresh(password).await?;
    let session = NewSession::start(site, headers, id).await?;
    if let Err(error) = site.store.claim(id, &hash, &recovery_hash, time::now(), Some(session.hash())).await {
        session.take_back(site).await;
        return Err(match error {
            // Somebody pressed twice: the code that was given first is the one that counts.
            StoreError::Missing => has_account(),
            error => people::name_refusal(site, id, &person.name, error).await,
        });
    }
    people::tell_ended(site, id, None);
    people::call(site, id, &person.name, true).await;
    Ok((recovery, session))
}

/// A new password is none of those that attackers try first.
fn must_be_strong(password: &str, name: &str) -> Result<(), Refusal> {
    if !weak::is_weak(password, name) {
        return Ok(());
    }
    let message = "the password is easy to guess: don't use a common password, your name, a repetition or a sequence";
    Err(Refusal::new(Code::BadRequest, message).because(Reason::WeakPassword))
}

fn has_account() -> Refusal {
    Refusal::new(Code::NotAllowed, "you have an account already")
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Login {
    name: String,
    password: String,
}

/// A new session for whoever knows the password.
pub(crate) async fn login(
    State(site): State<Arc<Site>>,
    Extension(whose): Extension<Whose>,
    headers: HeaderMap,
    body: Bytes,
) -> Result<Response, Refusal> {
    let Login { name, password } = read(&body)?;
    let (person, session) = sign_in(&site, whose, &headers, &name, password).await?;
    let answer = Json::from(json!({ "person": shown(&person), "token": session.token }));
    Ok(with_cookie(answer.into_response(), session.cookies))
}

/// The owner of a name, if the password is right, and a new session. The one that the browser had before ends. An unknown
/// name gets the same answer after the same work.
pub(crate) async fn sign_in(
    site: &Site,
    whose: Whose,
    headers: &HeaderMap,
    name: &str,
    password: String,
) -> Result<(Person, NewSession), Refusal> {
    site.limits.take(Kind::Password, whose)?;
    let person = owner(site, name).await?;
    let device = match &person {
        Some(person) => devices::known(site, headers, person.id).await?,
        None => None,
    };
    let hash = person.as_ref().and_then(|person| person.password.clone());
    let right = try_password(site, device.unwrap_or_else(|| by_name(name)), password, hash).await;
    let right = right.map_err(|refusal| match refusal.code {
        Code::TooMany => refusal.because(Reason::Guessed),
        _ => refusal,
    })?;
    let person = person.filter(|_| right).ok_or(Code::WrongPassword)?;
    let session = NewSession::start(site, headers, person.id).await?;
    people::end_former(site, headers).await?;
    Ok((person, session))
}

/// Checks a password. Only wrong ones count against the limit of guesses an hour.
async fn try_password(site: &Site, guesser: Whose, password: String, hash: Option<String>) -> Result<bool, Refusal> {
    // Taken beforehand: many at once are as many.
    site.limits.take(Kind::Guess, guesser)?;
    site.metrics.passwords.add(1);
    let right = passwords::is_right(password, hash).await;
    if right == Ok(false) {
        incidents::note(Incident::WrongPassword);
    } else {
        site.limits.give_back(Kind::Guess, guesser);
    }
    right
}

/// Checks the password of a person who is signed in; a guest has none. Guesses count per person, so that a stolen session
/// can't guess on, and strangers' guesses don't count here.
async fn must_know(site: &Site, whose: Whose, person: &Person, password: String) -> Result<(), Refusal> {
    let Some(hash) = person.password.clone() else { return Ok(()) };
    site.limits.take(Kind::Password, whose)?;
    if try_password(site, Whose::Person(person.id), password, Some(hash)).await? {
        return Ok(());
    }
    Err(Refusal::new(Code::WrongPassword, "the password is wrong"))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ChangePassword {
    old: String,
    new: String,
}

/// Changes the password of the asking person. All their sessions end; the answer holds the token of a new one.
pub(crate) async fn change_password(
    State(site): State<Arc<Site>>,
    Extension(whose): Extension<Whose>,
    headers: HeaderMap,
    body: Bytes,
) -> Result<Response, Refusal> {
    let ChangePassword { old, new } = read(&body)?;
    let id = people::known(&site, &headers).await?;
    let session = replace_password(&site, whose, &headers, id, old, new).await?;
    Ok(with_cookie(Json::from(json!({ "token": session.token })).into_response(), session.cookies))
}

/// Sets another password if the old one is right, and ends all sessions: one of them may be somebody else's. Returns a new
/// one. The recovery code stays as it is.
pub(crate) async fn replace_password(
    site: &Site,
    whose: Whose,
    headers: &HeaderMap,
    id: PersonId,
    old: String,
    new: String,
) -> Result<NewSession, Refusal> {
    let person = site.store.person(id).await?.ok_or(Code::NoSession)?;
    let no_password = || Refusal::new(Code::NotAllowed, "you have no password yet: claim your name first");
    let kept = person.password.clone().ok_or_else(no_password)?;
    must_be_strong(&new, &person.name)?;
    must_know(site, whose, &person, old).await?;
    site.metrics.passwords.add(1);
    let Fresh { hash, .. } = passwords::fresh(new).await?;
    let session = NewSession::start(site, headers, id).await?;
    if let Err(error) = site.store.change_password(id, &kept, &hash, session.hash()).await {
        session.take_back(site).await;
        return Err(match error {
            // It was changed meanwhile, and the old one is no longer right.
            StoreError::Missing => Code::WrongPassword.into(),
            error => error.into(),
        });
    }
    people::tell_ended(site, id, None);
    Ok(session)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Recover {
    name: String,
    recovery: String,
    password: String,
}

/// A new password for whoever kept the recovery code. All sessions end; the answer holds the next code.
pub(crate) async fn recover(
    State(site): State<Arc<Site>>,
    Extension(whose): Extension<Whose>,
    headers: HeaderMap,
    body: Bytes,
) -> Result<Response, Refusal> {
    let Recover { name, recovery, password } = read(&body)?;
    let (recovery, cookie) = recover_with(&site, whose, &headers, &name, &recovery, password).await?;
    Ok(with_cookie(Json::from(json!({ "recovery": recovery })).into_response(), [cookie]))
}

/// Sets a new password if the recovery code is right, and ends all sessions. Returns the next code, and the cookie by which
/// the browser is known to the account from now on. An unknown name gets the same answer after the same work as a wrong
/// code. Nobody guesses a code, so wrong ones are not counted by name: it is a way in that strangers can't close.
pub(crate) async fn recover_with(
    site: &Site,
    whose: Whose,
    headers: &HeaderMap,
    name: &str,
    recovery: &str,
    password: String,
) -> Result<(String, String), Refusal> {
    site.limits.take(Kind::Password, whose)?;
    let person = owner(site, name).await?;
    let kept = person.as_ref().and_then(|person| person.recovery.clone());
    let right = passwords::is_recovery(recovery, kept.as_deref());
    let wrong = || {
        incidents::note(Incident::WrongRecoveryCode);
        Code::WrongPassword
    };
    let person = person.filter(|_| right).ok_or_else(wrong)?;
    must_be_strong(&password, &person.name)?;
    site.metrics.passwords.add(1);
    let Fresh { hash, recovery, recovery_hash } = passwords::fresh(password).await?;
    let cookie = devices::remember(site, headers, person.id).await?;
    match site.store.set_password(person.id, kept.as_deref(), &hash, &recovery_hash).await {
        // Somebody was quicker with the same code.
        Err(StoreError::Missing) => return Err(Code::WrongPassword.into()),
        done => done?,
    }
    people::tell_ended(site, person.id, None);
    Ok((recovery, cookie))
}

/// The owner of a name: as it would be kept, or as it was typed, for accounts from before names had one form. Both are
/// looked for in any case, so that it takes as long whether there is one or not.
async fn owner(site: &Site, name: &str) -> Result<Option<Person>, Refusal> {
    let tidy = site.store.person_named(&people::tidy_name(name)).await?;
    let typed = site.store.person_named(name).await?;
    Ok(tidy.or(typed))
}

/// A name, whether it is somebody's or not. What an address may not try any more takes nothing from it.
fn by_name(name: &str) -> Whose {
    let mut hasher = DefaultHasher::new();
    people::tidy_name(name).to_lowercase().hash(&mut hasher);
    Whose::Name(hasher.finish())
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Change {
    name: Option<String>,
    settings: Option<Value>,
}

/// Changes one's name or settings.
pub(crate) async fn change(
    State(site): State<Arc<Site>>,
    Extension(whose): Extension<Whose>,
    headers: HeaderMap,
    body: Bytes,
) -> Answer {
    let Change { name, settings } = read(&body)?;
    let id = people::known(&site, &headers).await?;
    if let Some(name) = name {
        site.limits.take(Kind::Name, whose)?;
        people::rename(&site, id, &name).await?;
    }
    if let Some(settings) = settings {
        let text = settings.to_string();
        if text.len() > SETTINGS_MOST {
            return Err(Code::TooLarge.into());
        }
        site.store.set_settings(id, &text).await?;
    }
    let person = site.store.person(id).await?.ok_or(Code::NoSession)?;
    Ok(Json::from(json!({ "person": shown(&person) })))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Forget {
    password: Option<String>,
}

/// Deletes the asking person. Their games stay, without a name.
pub(crate) async fn forget(
    State(site): State<Arc<Site>>,
    Extension(whose): Extension<Whose>,
    headers: HeaderMap,
    body: Bytes,
) -> Result<Response, Refusal> {
    let Forget { password } = read(&body)?;
    let id = people::known(&site, &headers).await?;
    let cookies = forget_with(&site, whose, &headers, id, password.unwrap_or_default()).await?;
    Ok(with_cookie(Json::from(json!({})).into_response(), cookies))
}

/// Deletes somebody who knows their password, if they have one. Returns the cookies that take the rest away.
pub(crate) async fn forget_with(
    site: &Arc<Site>,
    whose: Whose,
    headers: &HeaderMap,
    id: PersonId,
    password: String,
) -> Result<Vec<String>, Refusal> {
    let person = site.store.person(id).await?.ok_or(Code::NoSession)?;
    must_know(site, whose, &person, password).await?;
    people::forget(site, id).await?;
    let mut cookies = cookies::no_session(site.config.secure_cookies);
    cookies.extend(devices::forget(site, headers, id));
    Ok(cookies)
}

#[derive(Deserialize)]
pub(crate) struct GamesQuery {
    before: Option<i64>,
    most: Option<u32>,
}

/// The newest games in which the asking person sits, those in which it is their turn first.
pub(crate) async fn games(
    State(site): State<Arc<Site>>,
    Query(query): Query<GamesQuery>,
    headers: HeaderMap,
) -> Answer {
    let id = people::known(&site, &headers).await?;
    let page = Page { before: query.before.unwrap_or(i64::MAX), most: query.most.unwrap_or(HISTORY).min(100) };
    let games = games_of(&site, id, page).await?.into_iter().map(|(table, to_move)| {
        let mut game = row(&table);
        game["to_move"] = to_move.into();
        game
    });
    Ok(Json::from(json!({ "games": games.collect::<Vec<_>>() })))
}

/// A page of the games in which somebody sits, and whether it is their turn; those in which it is come first.
pub(crate) async fn games_of(site: &Arc<Site>, id: PersonId, page: Page) -> Result<Vec<(TableRow, bool)>, Refusal> {
    let mut games = Vec::new();
    for table in site.store.tables_of(id, Status::Playing, page).await? {
        let look = |inner: &crate::room::Inner| {
            let seat = inner.seat_of(id).filter(|&seat| !inner.has_given_up(seat))?;
            Some(inner.owed(seat).is_some())
        };
        let looked = async { site.rooms.open(site, table.table.id).await?.look(look).await };
        match looked.await {
            Ok(Some(to_move)) => games.push((table, to_move)),
            // They gave it up.
            Ok(None) => {}
            Err(refusal) if refusal.code == Code::Unavailable => return Err(refusal),
            // One table that can't be read hides none of the others.
            Err(refusal) => {
                tracing::warn!(table = %table.table.id, code = refusal.code.name(), "a table is left out of a list");
            }
        }
    }
    games.sort_by_key(|(_, to_move)| !to_move);
    Ok(games)
}

/// The asking person's results, the newest first.
pub(crate) async fn results(State(site): State<Arc<Site>>, headers: HeaderMap) -> Answer {
    let id = people::known(&site, &headers).await?;
    let results = site.store.results_of(id, Page::first(HISTORY)).await?;
    Ok(Json::from(json!({ "results": results.iter().map(result).collect::<Vec<_>>() })))
}

pub(super) fn result(result: &TableResult) -> Value {
    let TableResult { table, game, seat, won, place, score, at, .. } = result;
    json!({
        "table": table.to_string(), "game": game, "seat": seat, "won": won, "place": place, "score": score, "at": at,
    })
}

/// The strongest players of a game.
pub(crate) async fn ratings(State(site): State<Arc<Site>>, Path(game): Path<String>) -> Answer {
    let game = crate::pages::game(&game)?.slug;
    let mut list = Vec::new();
    for Rating { who, mean, deviation, games, .. } in site.store.ratings(game, 100).await? {
        let mut line = match who {
            Rated::Bot(level) => json!({ "kind": "bot", "name": level }),
            Rated::Person(id) => match site.store.person(id).await? {
                Some(person) => json!({ "kind": "person", "id": id.to_string(), "name": person.name }),
                None => continue,
            },
        };
        (line["mean"], line["deviation"], line["games"]) = (mean.into(), deviation.into(), games.into());
        list.push(line);
    }
    Ok(Json::from(json!({ "game": game, "ratings": list })))
}

/// Somebody, by their id; nobody who has been forgotten.
pub(crate) async fn other(site: &Site, id: &str) -> Result<Person, Refusal> {
    let id: PersonId = id.parse().map_err(|()| Refusal::from(Code::NotFound))?;
    site.store.person(id).await?.filter(|person| !person.name.is_empty()).ok_or_else(|| Code::NotFound.into())
}

/// Blocks somebody: they can't sit down at one's tables, and what they say is not shown.
pub(crate) async fn block(State(site): State<Arc<Site>>, Path(id): Path<String>, headers: HeaderMap) -> Answer {
    set_blocked(&site, &id, &headers, true).await
}

/// No longer blocks somebody.
pub(crate) async fn unblock(State(site): State<Arc<Site>>, Path(id): Path<String>, headers: HeaderMap) -> Answer {
    set_blocked(&site, &id, &headers, false).await
}

async fn set_blocked(site: &Site, id: &str, headers: &HeaderMap, blocked: bool) -> Answer {
    let by = people::known(site, headers).await?;
    let whom = other(site, id).await?;
    block_person(site, by, whom.id, blocked).await?;
    Ok(Json::from(json!({ "blocked": blocked })))
}

/// Blocks somebody, or no longer.
pub(crate) async fn block_person(site: &Site, by: PersonId, whom: PersonId, blocked: bool) -> Result<(), Refusal> {
    if blocked && by == whom {
        return Err(Refusal::new(Code::BadRequest, "nobody blocks themselves"));
    }
    Ok(site.store.set_blocked(by, whom, blocked).await?)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ReportBody {
    text: String,
    table: Option<String>,
}

/// Tells the operators about somebody.
pub(crate) async fn report(
    State(site): State<Arc<Site>>,
    Path(id): Path<String>,
    headers: HeaderMap,
    body: Bytes,
) -> Answer {
    let ReportBody { text, table } = read(&body)?;
    let by = people::known(&site, &headers).await?;
    report_about(&site, by, &id, text, table.as_deref()).await?;
    Ok(Json::from(json!({})))
}

/// Writes down what somebody tells the operators about somebody.
pub(crate) async fn report_about(
    site: &Site,
    by: PersonId,
    about: &str,
    text: String,
    table: Option<&str>,
) -> Result<(), Refusal> {
    site.limits.take(Kind::Speech, Whose::Person(by))?;
    let about = other(site, about).await?.id;
    let text = text.lines().map(letters::plain).collect::<Vec<_>>().join("\n");
    if !letters::is_visible(&text) || text.chars().count() > REPORT_MOST {
        return Err(Refusal::new(Code::BadRequest, format!("say what happened in at most {REPORT_MOST} characters")));
    }
    let table: Option<TableId> = match table {
        Some(table) => Some(table.parse().map_err(|()| Refusal::from(Code::NotFound))?),
        None => None,
    };
    let report = Report { number: 0, at: time::now(), by, about, table, text, handled: false };
    Ok(site.store.report(report).await?)
}

/// May somebody sit down at the table of these people? Not if any of them blocks them.
pub(crate) async fn is_welcome(site: &Site, person: PersonId, players: &[Player]) -> Result<bool, Refusal> {
    for player in players {
        if let Player::Person(other) = player
            && site.store.blocked(*other).await?.contains(&person)
        {
            return Ok(false);
        }
    }
    Ok(true)
}
