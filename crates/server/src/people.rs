//! Who is asking: sessions and guests.

use std::collections::HashMap;
use std::sync::{Arc, Mutex};

use axum::extract::{Request, State};
use axum::http::{HeaderMap, header};
use axum::middleware::Next;
use axum::response::Response;
use bearcade_bus::News;
use bearcade_narrate::Lang;
use bearcade_store::{Millis, NewPerson, Page, Person, PersonId, Session, Status, StoreError, TokenHash};
use serde_json::Value;
use unicode_normalization::UnicodeNormalization as _;

use crate::attendance::Ticket;
use crate::cookies::{self, with_cookie};
use crate::devices;
use crate::letters::{has_idle_sign, is_hidden, is_visible};
use crate::refusal::{Code, Reason, Refusal};
use crate::room::{Caller, Wish};
use crate::secrets;
use crate::site::Site;
use crate::time;

const DAY: Millis = 24 * 3_600 * 1_000;
/// How long a session lasts without being used.
const SESSION_MILLIS: Millis = 180 * DAY;
/// A session that is used lasts anew once so much of its time is gone: not every request is worth a write.
const RENEW_MILLIS: Millis = 30 * DAY;
/// The longest name, in characters.
pub(crate) const NAME_MOST: usize = 24;

/// The name of the cookie that holds the language of somebody who has not set one.
pub(crate) const LANG_COOKIE: &str = "lang";

/// The language to speak to somebody: the one they set, or their browser's cookie, or what their browser asks for.
pub(crate) fn language(person: Option<&Person>, headers: &HeaderMap) -> Lang {
    let set = person.and_then(|person| settings(person).get("lang")?.as_str().and_then(Lang::from_locale));
    let asked = || {
        let asked = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or_default();
        asked.split(',').find_map(|part| Lang::from_locale(part.split(';').next()?.trim()))
    };
    set.or_else(|| cookies::read(headers, LANG_COOKIE).and_then(Lang::from_locale)).or_else(asked).unwrap_or_default()
}

/// What somebody has set, by name.
pub(crate) fn settings(person: &Person) -> serde_json::Map<String, Value> {
    serde_json::from_str(&person.settings).unwrap_or_default()
}

/// Changes one setting and leaves the others as they are.
pub(crate) async fn set(site: &Site, person: &Person, name: &str, value: Value) -> Result<(), Refusal> {
    let mut settings = settings(person);
    settings.insert(name.to_owned(), value);
    Ok(site.store.set_settings(person.id, &Value::Object(settings).to_string()).await?)
}

/// The secret of a session, from a cookie or an `Authorization: Bearer` header.
fn token(headers: &HeaderMap, secure: bool) -> Option<&str> {
    bearer(headers).or_else(|| Some(cookies::session(headers, secure)?.0))
}

fn bearer(headers: &HeaderMap) -> Option<&str> {
    headers.get(header::AUTHORIZATION)?.to_str().ok()?.strip_prefix("Bearer ")
}

/// Who asks, if they have a session.
pub(crate) async fn asking(site: &Site, headers: &HeaderMap) -> Result<Option<PersonId>, Refusal> {
    let Some(token) = token(headers, site.config.secure_cookies) else { return Ok(None) };
    let (token, now) = (secrets::hash(token), site.date());
    let session = match site.store.session(token, now).await {
        Ok(session) => session,
        // While the store is away, whoever was known a while ago still is: tables in memory can be looked at.
        Err(error @ StoreError::Unwritable(_)) => match site.sessions.recall(&token, now) {
            Some(session) => return Ok(Some(session.person)),
            None => return Err(error.into()),
        },
        Err(error) => return Err(error.into()),
    };
    site.sessions.note(token, session, now);
    if session.is_none() && bearer(headers).is_some() {
        // A browser whose session has ended is a stranger's; a program that names one is not to think that it has it.
        return Err(Code::NoSession.into());
    }
    if let Some(session) = session {
        site.addresses.note(session.person);
    }
    Ok(session.map(|session| session.person))
}

/// Extends the session of a request, and its cookie, once part of its time is gone. A cookie with the name that the site's
/// cookies had before is replaced.
pub(crate) async fn renew(State(site): State<Arc<Site>>, request: Request, next: Next) -> Response {
    let secure = site.config.secure_cookies;
    let Some(token) = token(request.headers(), secure).map(str::to_owned) else { return next.run(request).await };
    let headers = request.headers().clone();
    let response = next.run(request).await;
    let (session, now) = (secrets::hash(&token), site.date());
    let lasts_longer = lasts_longer(&site, session, now).await;
    let by_cookie = cookies::session(&headers, secure).filter(|(held, _)| *held == token);
    let Some((_, has_right_name)) = by_cookie else { return response };
    // What browsers keep is no place for a cookie, and one that is set already says more.
    if [header::CACHE_CONTROL, header::SET_COOKIE].iter().any(|name| response.headers().contains_key(name)) {
        return response;
    }
    let Some(session) = site.sessions.recall(&session, now).filter(|_| lasts_longer || !has_right_name) else {
        return response;
    };
    let mut set = vec![cookie(&token, secure)];
    if !has_right_name {
        set.push(cookies::write(cookies::SESSION, "", 0, !secure));
    }
    // Accounts from before browsers were remembered.
    set.extend(account_cookie(&site, &headers, session.person).await);
    with_cookie(response, set)
}

/// The cookie by which a browser is known to an account that it is signed in to; none for a guest's.
pub(crate) async fn account_cookie(site: &Site, headers: &HeaderMap, id: PersonId) -> Option<String> {
    site.store.person(id).await.ok()?.filter(Person::is_claimed)?;
    devices::remember(site, headers, id).await.ok()
}

/// Lets a session last longer if it is time to. It was looked up for the request, if anything was asked by it.
async fn lasts_longer(site: &Site, token: TokenHash, now: Millis) -> bool {
    let Some(session) = site.sessions.recall(&token, now) else { return false };
    let expires = now + SESSION_MILLIS;
    if expires - session.expires < RENEW_MILLIS || site.store.extend_session(token, expires).await.is_err() {
        return false;
    }
    site.sessions.note(token, Some(Session { expires, ..session }), now);
    true
}

/// Deletes sessions that have ended, and guests who have not been seen for long and left nothing behind, some at a time:
/// looks at those after one, and answers with the last.
pub(crate) async fn tidy(site: &Site, after: Option<PersonId>, now: Millis) -> Option<PersonId> {
    /// So many sessions are deleted, and people looked at, in one go.
    const AT_ONCE: u32 = 500;
    // What can't be done now is done the next time.
    let _ = site.store.delete_ended_sessions(now, AT_ONCE).await;
    if site.config.guest_days == 0 {
        return None;
    }
    let unseen = now - Millis::from(site.config.guest_days) * DAY;
    // When its session ends says when somebody was last seen, but for the time in which it is not made to last anew.
    let ended_by = unseen + SESSION_MILLIS - RENEW_MILLIS;
    site.store.delete_idle_guests(after, unseen, ended_by, AT_ONCE).await.unwrap_or(after)
}

/// Holds a place for a live connection of whoever asks, if they have a session.
pub(crate) async fn admit(site: &Site, headers: &HeaderMap) -> Result<Option<Ticket>, Refusal> {
    let person = asking(site, headers).await?;
    let token = token(headers, site.config.secure_cookies);
    Ok(person.zip(token).map(|(person, token)| site.attendance.admit(person, secrets::hash(token))))
}

/// Is the session of a live connection still there? While the store is away, it is taken to be.
pub(crate) async fn is_there(site: &Site, ticket: &Ticket) -> bool {
    site.store.session(ticket.session(), site.date()).await != Ok(None)
}

/// Ends the session of a request, if it has one. Returns the cookies to set: none for the session, and one by which the
/// browser stays known to the account.
pub(crate) async fn sign_out(site: &Site, headers: &HeaderMap) -> Result<Vec<String>, Refusal> {
    let secure = site.config.secure_cookies;
    let mut set = cookies::no_session(secure);
    if let (Some(person), Some(token)) = (asking(site, headers).await?, token(headers, secure)) {
        end_session(site, person, secrets::hash(token)).await?;
        set.extend(account_cookie(site, headers, person).await);
    }
    Ok(set)
}

async fn end_session(site: &Site, person: PersonId, token: TokenHash) -> Result<(), Refusal> {
    site.store.end_session(token).await?;
    tell_ended(site, person, Some(token));
    Ok(())
}

/// Ends the session that a browser had before it was given another.
pub(crate) async fn end_former(site: &Site, headers: &HeaderMap) -> Result<(), Refusal> {
    let Some((token, _)) = cookies::session(headers, site.config.secure_cookies) else { return Ok(()) };
    let token = secrets::hash(token);
    match site.store.session(token, time::now()).await? {
        Some(session) => end_session(site, session.person, token).await,
        None => Ok(()),
    }
}

/// A session of somebody is no longer in the store, or none is: this server and the others act on it.
pub(crate) fn tell_ended(site: &Site, person: PersonId, session: Option<TokenHash>) {
    if site.bus.has_others() {
        site.bus.tell(News::Ended { person, session });
    }
    ended(site, person, session);
}

/// A session of somebody has ended, or all of them: nobody is known by it, and its connections end.
pub(crate) fn ended(site: &Site, person: PersonId, session: Option<TokenHash>) {
    site.sessions.forget(person, session);
    site.attendance.end(person, session);
}

/// Sessions that the store knew lately. Only asked while it is away: what it says counts.
#[derive(Default)]
pub(crate) struct RecentSessions(Mutex<HashMap<TokenHash, (Session, Millis)>>);

impl RecentSessions {
    /// At most so many; then all are forgotten, and those who are there are soon known again.
    const MOST: usize = 20_000;
    /// Whoever was last seen so long ago is no longer known.
    const MILLIS: Millis = 15 * 60 * 1_000;

    fn held(&self) -> std::sync::MutexGuard<'_, HashMap<TokenHash, (Session, Millis)>> {
        self.0.lock().expect("no panic while the sessions are held")
    }

    fn recall(&self, token: &TokenHash, now: Millis) -> Option<Session> {
        let held = self.held();
        let is_known = |(session, seen): &&(Session, Millis)| now < session.expires && now - seen < Self::MILLIS;
        held.get(token).filter(is_known).map(|(session, _)| *session)
    }

    fn note(&self, token: TokenHash, session: Option<Session>, now: Millis) {
        let mut held = self.held();
        match session {
            Some(session) => {
                if held.len() >= Self::MOST && !held.contains_key(&token) {
                    held.clear();
                }
                held.insert(token, (session, now));
            }
            None => drop(held.remove(&token)),
        }
    }

    fn forget(&self, person: PersonId, session: Option<TokenHash>) {
        let is_it = |token: &TokenHash| session.is_none_or(|session| session == *token);
        self.held().retain(|token, (known, _)| known.person != person || !is_it(token));
    }
}

/// Who asks; they must have a session.
pub(crate) async fn known(site: &Site, headers: &HeaderMap) -> Result<PersonId, Refusal> {
    asking(site, headers).await?.ok_or_else(|| Code::NoSession.into())
}

/// A new guest with a session: the person and the session's secret.
pub(crate) async fn welcome(site: &Site, name: Option<&str>) -> Result<(Person, String), Refusal> {
    let id = PersonId::from_random(secrets::number());
    let name = match name {
        Some(name) => clean_name(name)?,
        None => format!("Guest {}", &id.to_string()[8..]),
    };
    site.store.add_person(NewPerson { id, name, at: time::now() }).await?;
    let token = start_session(site, id).await?;
    let person = site.store.person(id).await?.ok_or(Code::Internal)?;
    Ok((person, token))
}

/// A new session for somebody.
pub(crate) async fn start_session(site: &Site, person: PersonId) -> Result<String, Refusal> {
    let token = secrets::token();
    let session = Session { person, expires: site.date() + SESSION_MILLIS };
    site.store.add_session(secrets::hash(&token), session).await?;
    Ok(token)
}

/// A new session, and the cookies that give it to a browser.
pub(crate) struct NewSession {
    pub(crate) token: String,
    pub(crate) cookies: Vec<String>,
}

impl NewSession {
    /// A session for somebody with an account, whose browser is known to it from now on.
    pub(crate) async fn start(site: &Site, headers: &HeaderMap, id: PersonId) -> Result<Self, Refusal> {
        let device = devices::remember(site, headers, id).await?;
        let token = start_session(site, id).await?;
        let cookies = vec![cookie(&token, site.config.secure_cookies), device];
        Ok(Self { token, cookies })
    }

    pub(crate) fn hash(&self) -> TokenHash {
        secrets::hash(&self.token)
    }

    /// Takes the session away again, since what it was to go with has failed.
    pub(crate) async fn take_back(&self, site: &Site) {
        // One that stays is nobody's: its token is not given to anybody.
        let _ = site.store.end_session(self.hash()).await;
    }
}

/// Gives somebody another name, also at the tables where they sit.
pub(crate) async fn rename(site: &Arc<Site>, id: PersonId, name: &str) -> Result<(), Refusal> {
    let name = clean_name(name)?;
    if let Err(error) = site.store.rename(id, &name).await {
        return Err(name_refusal(site, id, &name, error).await);
    }
    let person = site.store.person(id).await?.ok_or(Code::NoSession)?;
    call(site, id, &name, person.is_claimed()).await;
    Ok(())
}

/// Why a name can't be somebody's: another account has it, or one that looks like it.
pub(crate) async fn name_refusal(site: &Site, id: PersonId, name: &str, error: StoreError) -> Refusal {
    let is_taken = error == StoreError::NameTaken;
    let refusal = Refusal::from(error);
    match site.store.person_named(name).await {
        Ok(owner) if is_taken && owner.as_ref().is_none_or(|owner| owner.id == id) => {
            let message = "the name looks like one that belongs to somebody else";
            Refusal { message: message.to_owned(), ..refusal }.because(Reason::LooksTaken)
        }
        _ => refusal,
    }
}

/// Forgets somebody. Their games stay, without a name; those that are on go on without them.
pub(crate) async fn forget(site: &Arc<Site>, id: PersonId) -> Result<(), Refusal> {
    leave_tables(site, id).await?;
    site.store.forget(id).await?;
    tell_ended(site, id, None);
    call(site, id, "", false).await;
    // Where they sat down meanwhile.
    leave_tables(site, id).await
}

/// Takes somebody away from all tables whose games are not over.
async fn leave_tables(site: &Arc<Site>, id: PersonId) -> Result<(), Refusal> {
    for status in [Status::Open, Status::Playing] {
        for table in site.store.tables_of(id, status, Page::first(u32::MAX)).await? {
            let table = table.table.id;
            let left = async { site.rooms.open(site, table).await?.wish(Caller(id), Wish::Vanish).await };
            match left.await {
                Err(refusal) if refusal.code == Code::Unavailable => return Err(refusal),
                // A table that is gone or can't be read keeps nobody here.
                Err(refusal) => tracing::warn!(%table, code = refusal.code.name(), "somebody could not leave a table"),
                Ok(_) => {}
            }
        }
    }
    Ok(())
}

/// Calls somebody by another name, or by one that is theirs alone now, at the tables in memory, here and at other servers.
pub(crate) async fn call(site: &Site, person: PersonId, name: &str, claimed: bool) {
    if site.bus.has_others() {
        site.bus.tell(News::Name { person, name: name.to_owned(), claimed });
    }
    site.rooms.rename(person, name, claimed).await;
}

/// The cookie that holds a session's secret.
pub(crate) fn cookie(token: &str, secure: bool) -> String {
    cookies::write(cookies::SESSION, token, SESSION_MILLIS / 1_000, secure)
}

/// The cookie that holds a language.
pub(crate) fn lang_cookie(lang: Lang, secure: bool) -> String {
    cookies::write(LANG_COOKIE, lang.tag(), 365 * 24 * 3_600, secure)
}

/// A name as whoever types it means it: letters and their accents in one form, whatever keyboard they come from (NFKC), no
/// blanks around it, one blank between words.
pub(crate) fn tidy_name(name: &str) -> String {
    let name: String = name.nfkc().collect();
    name.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// A name as it is kept: tidy, with nothing that can't be seen or that turns the direction of writing.
pub(crate) fn clean_name(name: &str) -> Result<String, Refusal> {
    let name = tidy_name(name);
    if !is_visible(&name) || name.chars().count() > NAME_MOST || name.chars().any(is_hidden) || has_idle_sign(&name) {
        return Err(Refusal::new(Code::BadRequest, format!("a name has 1 to {NAME_MOST} visible characters")));
    }
    Ok(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_tidied_and_odd_ones_refused() {
        assert_eq!(clean_name("  Ada   Lovelace ").as_deref(), Ok("Ada Lovelace"));
        assert_eq!(clean_name("Łukasz 🐻").as_deref(), Ok("Łukasz 🐻"));
        assert_eq!(clean_name("❤\u{fe0f}").as_deref(), Ok("❤\u{fe0f}"));
        assert_eq!(clean_name("Zoe\u{308}").as_deref(), Ok("Zo\u{eb}"));
        assert_eq!(clean_name("\u{a0}Ａｎｎ\u{3000}Ｌｅｅ").as_deref(), Ok("Ann Lee"));
        for name in ["Ünal", "Nguyễn", "한글", "Ǆordž", "\u{a8} ﬁ", "x².½"] {
            let tidied = tidy_name(name);
            assert_eq!(tidy_name(&tidied), tidied);
        }
        let hidden = [
            "\u{3164}",
            "\u{2800}",
            "A\u{34f}da",
            "A\u{ad}da",
            "\u{fe0f}",
            "Ada\u{e0041}",
            "Ada\u{2069}",
            "Ada\u{fe0f}",
            "❤\u{fe0f}\u{fe0f}",
        ];
        let bad = ["", "   ", "a\u{202e}b", "a\u{0}b", &"x".repeat(NAME_MOST + 1)];
        for bad in bad.into_iter().chain(hidden) {
            assert_eq!(clean_name(bad).map_err(|refusal| refusal.code), Err(Code::BadRequest), "{bad:?}");
        }
    }

    #[test]
    fn sessions_are_recalled_for_a_while_and_no_longer_than_they_last() {
        let sessions = RecentSessions::default();
        let session = Session { person: PersonId::from_random(1), expires: 2_000_000 };
        sessions.note([1; 32], Some(session), 0);
        assert_eq!(sessions.recall(&[1; 32], 1), Some(session));
        assert_eq!(sessions.recall(&[2; 32], 1), None);
        assert_eq!(sessions.recall(&[1; 32], RecentSessions::MILLIS), None);
        sessions.note([1; 32], Some(session), 1_999_999);
        assert_eq!(sessions.recall(&[1; 32], 2_000_000), None);
        sessions.note([1; 32], Some(session), 1_000);
        sessions.note([1; 32], None, 1_001);
        assert_eq!(sessions.recall(&[1; 32], 1_002), None, "it was ended");
        for (ended, left) in [(Some([1; 32]), Some(session)), (None, None)] {
            sessions.note([1; 32], Some(session), 1_000);
            sessions.note([2; 32], Some(session), 1_000);
            sessions.forget(session.person, ended);
            assert_eq!((sessions.recall(&[1; 32], 1_001), sessions.recall(&[2; 32], 1_001)), (None, left));
        }
        for number in 0..=RecentSessions::MOST {
            let mut token = [0; 32];
            token[..8].copy_from_slice(&number.to_le_bytes());
            sessions.note(token, Some(session), 0);
        }
        assert!(sessions.held().len() <= RecentSessions::MOST);
    }

    #[test]
    fn a_language_is_set_or_kept_or_asked_for() {
        let mut headers = HeaderMap::new();
        assert_eq!(language(None, &headers), Lang::En);
        headers.insert(header::ACCEPT_LANGUAGE, "fr-FR, es;q=0.8, nl;q=0.5".parse().expect("a header"));
        assert_eq!(language(None, &headers), Lang::Es);
        headers.insert(header::COOKIE, "lang=nl".parse().expect("a header"));
        assert_eq!(language(None, &headers), Lang::Nl);
        let mut person = Person {
            id: PersonId::from_random(1),
            name: "Ada".to_owned(),
            password: None,
            recovery: None,
            settings: r#"{"lang":"en","theme":"dark"}"#.to_owned(),
            created: 0,
            claimed: None,
            silenced: false,
        };
        assert_eq!(language(Some(&person), &headers), Lang::En);
        person.settings.clear();
        assert_eq!(language(Some(&person), &headers), Lang::Nl);
    }

    #[test]
    fn a_token_comes_from_a_cookie_or_a_header() {
        let mut headers = HeaderMap::new();
        assert_eq!(token(&headers, false), None);
        headers.insert(header::COOKIE, "theme=dark; bearcade=abc; x=y".parse().expect("a header"));
        assert_eq!(token(&headers, false), Some("abc"));
        headers.insert(header::AUTHORIZATION, "Bearer def".parse().expect("a header"));
        assert_eq!(token(&headers, false), Some("def"));
    }
}
