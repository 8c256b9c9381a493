use std::future::Future;
use std::pin::Pin;
use std::time::Duration;

use crate::{
    Append, Chat, Created, Creation, DailyScore, Entry, Head, Millis, NewPerson, NewTable, Page, Person, PersonId,
    Rated, Rating, Report, Session, Status, StoreError, Summary, TableId, TableResult, TableRow, Tally, TokenHash,
};

/// An answer that is on its way.
pub type Pending<'a, T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 'a>>;

/// What a site remembers. Whatever was answered with `Ok` to a writing call is durable.
pub trait Store: Send + Sync + 'static {
    /// A new guest.
    fn add_person(&self, person: NewPerson) -> Pending<'_, ()>;
    /// Somebody.
    fn person(&self, id: PersonId) -> Pending<'_, Option<Person>>;
    /// The owner of a claimed name, whatever the case of its letters.
    fn person_named(&self, name: &str) -> Pending<'_, Option<Person>>;
    /// People whose name holds this text, whatever the case of its letters; the newest first, none that were forgotten.
    fn people(&self, find: &str, most: u32) -> Pending<'_, Vec<Person>>;
    /// Gives a person another name. [`StoreError::NameTaken`] if the person has an account and another account has the
    /// name, or one that looks like it (UTS #39).
    fn rename(&self, id: PersonId, name: &str) -> Pending<'_, ()>;
    /// Makes a guest's name an account with a password and a recovery code (hashes). If `keep` names a session, all the
    /// guest's other sessions end in the same commit. [`StoreError::Missing`] if they are not a guest any more,
    /// [`StoreError::NameTaken`] if another account has the name or one that looks like it (UTS #39).
    fn claim(
        &self,
        id: PersonId,
        password: &str,
        recovery: &str,
        at: Millis,
        keep: Option<TokenHash>,
    ) -> Pending<'_, ()>;
    /// Gives an account another password and recovery code (hashes), and ends all its sessions: both or neither.
    /// [`StoreError::Missing`] if there is no such account, or if a code is named that it is to replace and is not the
    /// account's any more: a code works once.
    fn set_password(&self, id: PersonId, old: Option<&str>, password: &str, recovery: &str) -> Pending<'_, ()>;
    /// Replaces an account's password hash and ends all its sessions but `keep`: both or neither. The recovery code
    /// stays. [`StoreError::Missing`] if `old` is not the account's password hash any more.
    fn change_password(&self, id: PersonId, old: &str, password: &str, keep: TokenHash) -> Pending<'_, ()>;
    /// Keeps a person's settings.
    fn set_settings(&self, id: PersonId, settings: &str) -> Pending<'_, ()>;
    /// Lets a person speak, or not.
    fn silence(&self, id: PersonId, silenced: bool) -> Pending<'_, ()>;
    /// Forgets a person: name, password, settings, sessions, ratings, daily scores, what they said or told the operators,
    /// whom they block. Logs and results stay, without a name.
    fn forget(&self, id: PersonId) -> Pending<'_, ()>;

    /// A new session.
    fn add_session(&self, token: TokenHash, session: Session) -> Pending<'_, ()>;
    /// The session with this token, if it has not ended.
    fn session(&self, token: TokenHash, now: Millis) -> Pending<'_, Option<Session>>;
    /// Lets a session last until this moment; [`StoreError::Missing`] if it is not there.
    fn extend_session(&self, token: TokenHash, until: Millis) -> Pending<'_, ()>;
    /// Ends a session.
    fn end_session(&self, token: TokenHash) -> Pending<'_, ()>;
    /// A person's sessions, those that end first first.
    fn sessions_of(&self, person: PersonId) -> Pending<'_, Vec<Session>>;
    /// Deletes sessions that have ended, at most so many.
    fn delete_ended_sessions(&self, now: Millis, most: u32) -> Pending<'_, ()>;
    /// Looks at the next so many people after an id, or at the first, and deletes the guests among them who left nothing
    /// that anybody could miss: no table, word, result or report, and no session that ends after a moment. They must have
    /// come before another moment. The answer is the last one looked at; none at the end.
    fn delete_idle_guests(
        &self,
        after: Option<PersonId>,
        came_before: Millis,
        ended_by: Millis,
        most: u32,
    ) -> Pending<'_, Option<PersonId>>;

    /// Blocks somebody, or no longer.
    fn set_blocked(&self, by: PersonId, whom: PersonId, blocked: bool) -> Pending<'_, ()>;
    /// Whom a person blocks.
    fn blocked(&self, by: PersonId) -> Pending<'_, Vec<PersonId>>;
    /// Tells the operators. The number is the store's to give.
    fn report(&self, report: Report) -> Pending<'_, ()>;
    /// Reports, those not dealt with only or all, oldest first.
    fn reports(&self, all: bool) -> Pending<'_, Vec<Report>>;
    /// What a person told the operators, oldest first.
    fn reports_by(&self, person: PersonId) -> Pending<'_, Vec<Report>>;
    /// A report has been dealt with.
    fn handle_report(&self, number: i64) -> Pending<'_, ()>;

    /// A new table; [`StoreError::Taken`] if there is one with this id.
    fn add_table(&self, table: NewTable) -> Pending<'_, ()>;
    /// Sets a table up for somebody, unless the same request has done so before or they have too much already. Where several
    /// connections do so at the same moment, there may be a few tables more than the quotas allow.
    fn set_up_table(&self, table: NewTable, creation: Creation) -> Pending<'_, Created>;
    /// Deletes at most `most` creations from before a moment whose games have ended. Those tables no longer count towards
    /// quotas, and a repeated request makes a new one.
    fn delete_old_creations(&self, before: Millis, most: u32) -> Pending<'_, ()>;
    /// A table.
    fn table(&self, id: TableId) -> Pending<'_, Option<TableRow>>;
    /// Writes an entry; [`StoreError::Taken`] if it does not follow the last one, [`StoreError::Missing`] if there is no
    /// such table.
    fn append(&self, append: Append) -> Pending<'_, ()>;
    /// The entries after a number, oldest first.
    fn log(&self, id: TableId, after: u64) -> Pending<'_, Vec<Entry>>;
    /// The ends of the logs of these tables, in any order; tables that are not there are left out.
    fn heads(&self, ids: Vec<TableId>) -> Pending<'_, Vec<Head>>;
    /// What lists show of a table from now on, without an entry in its log.
    fn summarise(&self, id: TableId, summary: Summary) -> Pending<'_, ()>;
    /// Public tables with this status, of one game or all, the newest first.
    fn lobby(&self, game: Option<&str>, status: Status, page: Page) -> Pending<'_, Vec<TableRow>>;
    /// All tables with this status or any, private ones too, the newest first.
    fn tables(&self, status: Option<Status>, page: Page) -> Pending<'_, Vec<TableRow>>;
    /// Tables at which a person sits, with this status, the newest first.
    fn tables_of(&self, person: PersonId, status: Status, page: Page) -> Pending<'_, Vec<TableRow>>;
    /// Tables with this status in which nothing has happened since a moment, at most so many.
    fn idle_tables(&self, status: Status, since: Millis, most: u32) -> Pending<'_, Vec<TableId>>;
    /// Deletes a table with all that belongs to it.
    fn delete_table(&self, id: TableId) -> Pending<'_, ()>;

    /// A person's results, the newest first.
    fn results_of(&self, person: PersonId, page: Page) -> Pending<'_, Vec<TableResult>>;
    /// How often a person played and won each game, by its slug.
    fn tally(&self, person: PersonId) -> Pending<'_, Vec<Tally>>;
    /// How strong somebody is at a game, if it is known.
    fn rating(&self, who: Rated, game: &str) -> Pending<'_, Option<Rating>>;
    /// How strong a person is at each game, by its slug.
    fn ratings_of(&self, person: PersonId) -> Pending<'_, Vec<Rating>>;
    /// Everybody's ratings at a game, the strongest (mean less three deviations) first.
    fn ratings(&self, game: &str, most: u32) -> Pending<'_, Vec<Rating>>;
    /// The ranked scores of a day, best first: more pieces, then fewer turns, then earlier; one a person, their first.
    /// Only accounts that were claimed before a moment are ranked.
    fn daily(&self, day: &str, claimed_before: Millis, most: u32) -> Pending<'_, Vec<DailyScore>>;
    /// A person's score on a day, ranked or not, and how many ranked scores are better: more pieces, or as many in fewer
    /// turns.
    fn daily_of(&self, day: &str, claimed_before: Millis, person: PersonId) -> Pending<'_, Option<(DailyScore, u32)>>;
    /// A person's scores on all days, oldest first.
    fn daily_scores_of(&self, person: PersonId) -> Pending<'_, Vec<DailyScore>>;

    /// Says something at a table. The number is the store's to give, and is the answer; [`StoreError::Missing`] if there is
    /// no such table.
    fn say(&self, table: TableId, chat: Chat) -> Pending<'_, u64>;
    /// The last so many things said at a table, oldest first.
    fn chat(&self, table: TableId, most: u32) -> Pending<'_, Vec<Chat>>;
    /// Everything a person said, and at which table, oldest first.
    fn chat_by(&self, person: PersonId) -> Pending<'_, Vec<(TableId, Chat)>>;

    /// What the site keeps under a name: the value given now if there was none before, or else the one that is kept.
    fn keep_fact(&self, name: &str, value: Vec<u8>) -> Pending<'_, Vec<u8>>;

    /// Keeps a value under a name in place of the one before, which is the answer.
    fn set_fact(&self, name: &str, value: Vec<u8>) -> Pending<'_, Option<Vec<u8>>>;

    /// Takes a lease for so long, or renews one's own; false if somebody else's has not ended. A lease saves work that
    /// several servers would do at once, and no more: whoever holds one may be slow and find that it has ended, so what
    /// is written is still decided by the log. Its end is reckoned by the store's own clock, since those of servers
    /// differ.
    fn lease(&self, name: &str, holder: u64, lasts: Duration) -> Pending<'_, bool>;
    /// Gives a lease back before its end. Somebody else's stays.
    fn release(&self, name: &str, holder: u64) -> Pending<'_, ()>;

    /// Does the store take writes? Proves it by one. For readiness.
    fn ping(&self) -> Pending<'_, ()>;
}
