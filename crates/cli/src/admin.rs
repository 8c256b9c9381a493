//! An operator's tools. They work on the site's data, also beside a running server.

mod migrate;

use std::fs::File;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use bearcade_server::{Audit, Config, OperatorError, StorePlace, moment};
use bearcade_store::{
    Millis, Page, Person, PersonId, Player, Postgres, Report, Sqlite, Status, Store, StoreError, TableId, TableRow,
};
use clap::{Args, Subcommand};
use serde_json::{Value, json};

use crate::Failure;
use crate::site_data::DefaultFile;

/// What `bearcade admin` takes.
#[derive(Args)]
#[command(after_help = "Examples:\n  bearcade admin backup site-2026-11-16.db\n  \
                        bearcade admin restore-check site-2026-11-16.db\n  \
                        bearcade admin users ada\n  bearcade admin user Ada --reset-password\n  \
                        bearcade admin tables --status playing --json\n  bearcade admin reports\n\n\
                        All of them work beside a running server. docs/operations.md says more.")]
pub(crate) struct Arguments {
    #[command(subcommand)]
    command: Command,
    /// What the site is kept in; without it the setting `store` of the environment, or sqlite.
    #[arg(long, global = true, value_name = "sqlite|postgres://…")]
    store: Option<String>,
    /// The site's data file. The default is the setting `data` of the environment (`BEARCADE_DATA`), or else the file that
    /// `bearcade serve` uses: `bearcade.db` in the current folder if that file exists, and otherwise in your data folder.
    #[arg(long, global = true, value_name = "FILE")]
    data: Option<PathBuf>,
    /// Answer in JSON.
    #[arg(long, global = true)]
    json: bool,
}

#[derive(Subcommand)]
enum Command {
    /// Copy the data file to a new file while the site goes on, and check the copy. (In Postgres `pg_dump` does that.)
    #[command(after_help = "Examples:\n  bearcade admin backup site-2026-11-16.db\n  \
                            bearcade admin backup /backups/site.db --data /srv/site.db")]
    Backup {
        /// The file to write; it must not be there yet.
        file: PathBuf,
    },
    /// Check a backup without changing it: is the file whole, and can every table's log be carried out?
    #[command(after_help = "Example:\n  bearcade admin restore-check site-2026-11-16.db\n\n\
                            A restored PostgreSQL database is checked by its address. Exit code 1 if anything is \
                            wrong.")]
    RestoreCheck {
        /// The backup, or the address of a database (postgres://…).
        backup: String,
    },
    /// Move a whole site to another store: from a file to Postgres, or back. Whoever runs it again after an interruption
    /// goes on where it stopped; in the end everything is compared.
    #[command(
        after_help = "Examples:\n  bearcade admin migrate --from site.db --to postgres://bear:secret@db/site\n  \
                            BEARCADE_STORE=postgres://bear:secret@db/site bearcade admin migrate --from site.db\n  \
                            bearcade admin migrate --from postgres://bear:secret@db/site --to site.db\n\n\
                            Stop the server first. The target must be empty."
    )]
    Migrate(migrate::Migrate),
    /// Let sessions, guests and tables expire now.
    ///
    /// A site whose clock is more than two days ahead of its last sign of life waits for an hour before it deletes anything by
    /// date, because the clock may be wrong. This command says that the clock is right and ends the wait: a running server
    /// cleans up within half a minute, others when they next start.
    #[command(after_help = "Examples:\n  date && bearcade admin tidy\n  bearcade admin tidy --data /srv/site.db\n\n\
                            Look at the clock first: what has expired by it is deleted.")]
    Tidy,
    /// List people, the newest first.
    #[command(after_help = "Examples:\n  bearcade admin users\n  bearcade admin users ada --json")]
    Users {
        /// Part of a name.
        #[arg(default_value = "")]
        find: String,
        /// At most so many.
        #[arg(long, default_value_t = 100)]
        most: u32,
    },
    /// Show somebody, or do something about them.
    #[command(after_help = "Examples:\n  bearcade admin user Ada\n  bearcade admin user Ada --reset-password\n  \
                            bearcade admin user 0123456789ab --silence\n  bearcade admin user Ada --delete")]
    User(User),
    /// List tables, the newest first.
    #[command(after_help = "Examples:\n  bearcade admin tables\n  bearcade admin tables --status playing --json")]
    Tables {
        /// Only those that stand like this.
        #[arg(long, value_enum)]
        status: Option<Stand>,
        /// At most so many.
        #[arg(long, default_value_t = 100)]
        most: u32,
    },
    /// Show a table and its log, or do something about it.
    #[command(after_help = "Examples:\n  bearcade admin table 0123456789ab\n  \
                            bearcade admin table 0123456789ab --abandon\n  \
                            bearcade admin table 0123456789ab --delete")]
    Table {
        /// The table's id, as in its address.
        id: String,
        /// Give the game up: it ends without a result.
        #[arg(long)]
        abandon: bool,
        /// Delete the table with its log, results and chat; its game must have ended or been given up.
        #[arg(long, conflicts_with = "abandon")]
        delete: bool,
    },
    /// List what people reported.
    #[command(after_help = "Examples:\n  bearcade admin reports\n  bearcade admin reports --all --json")]
    Reports {
        /// Also those that have been dealt with.
        #[arg(long)]
        all: bool,
    },
    /// Show a report, or note that it has been dealt with.
    #[command(after_help = "Examples:\n  bearcade admin report 3\n  bearcade admin report 3 --handled")]
    Report {
        /// Its number.
        number: i64,
        /// It has been dealt with.
        #[arg(long)]
        handled: bool,
    },
}

#[derive(Args)]
#[expect(clippy::struct_excessive_bools, reason = "each is a flag on the command line")]
struct User {
    /// An id, or a name.
    who: String,
    /// Set a new random password and recovery code, print them, and end all sessions.
    #[arg(long)]
    reset_password: bool,
    /// They may no longer speak at tables.
    #[arg(long, conflicts_with = "speak")]
    silence: bool,
    /// They may speak again.
    #[arg(long)]
    speak: bool,
    /// Forget them: name, password, settings, sessions, what they said. Their games stay, without a name.
    #[arg(long, conflicts_with_all = ["reset_password", "silence", "speak"])]
    delete: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
enum Stand {
    Open,
    Playing,
    Over,
    Abandoned,
}

impl From<Stand> for Status {
    fn from(stand: Stand) -> Self {
        match stand {
            Stand::Open => Self::Open,
            Stand::Playing => Self::Playing,
            Stand::Over => Self::Over,
            Stand::Abandoned => Self::Abandoned,
        }
    }
}

const fn status_word(status: Status) -> &'static str {
    match status {
        Status::Open => "open",
        Status::Playing => "playing",
        Status::Over => "over",
        Status::Abandoned => "abandoned",
    }
}

impl From<StoreError> for Failure {
    fn from(error: StoreError) -> Self {
        Self::Message(error.to_string())
    }
}

impl From<OperatorError> for Failure {
    fn from(error: OperatorError) -> Self {
        Self::Message(error.to_string())
    }
}

pub(crate) fn run(arguments: &Arguments, out: &mut impl Write) -> Result<(), Failure> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let config = config(arguments)?;
    let mut desk = Desk { config, json: arguments.json, out };
    runtime.block_on(desk.serve(&arguments.command))
}

/// Where the site's data is.
fn config(arguments: &Arguments) -> Result<Config, Failure> {
    let usage = |error: bearcade_server::ConfigError| Failure::Usage(error.to_string());
    let mut config = Config::default();
    DefaultFile::find().set(&mut config);
    let ours = |name: &str| ["BEARCADE_DATA", "BEARCADE_STORE"].contains(&name);
    config.read_environment(|name| std::env::var(name).ok().filter(|_| ours(name))).map_err(usage)?;
    if let Some(store) = &arguments.store {
        config.set("store", store).map_err(usage)?;
    }
    if let Some(data) = &arguments.data {
        config.data.clone_from(data);
        if arguments.store.is_none() {
            config.store = StorePlace::Sqlite;
        }
    }
    Ok(config)
}

/// Where an operator is served.
struct Desk<'a, W> {
    config: Config,
    json: bool,
    out: &'a mut W,
}

impl<W: Write> Desk<'_, W> {
    async fn serve(&mut self, command: &Command) -> Result<(), Failure> {
        match command {
            Command::Backup { file } => self.backup(file).await,
            Command::RestoreCheck { backup } => self.restore_check(backup).await,
            Command::Users { find, most } => {
                let people = self.look().await?.people(find, *most).await?;
                self.list(&people, "people", person_json, person_line)
            }
            Command::Tidy => {
                let now = bearcade_server::trust_clock(&*self.change().await?).await?;
                let lines =
                    [format!("The clock says {} UTC. The site cleans up by it within half a minute.", moment(now))];
                self.answer(&json!({ "now": moment(now) }), &lines)
            }
            Command::Migrate(migrate) => migrate::run(migrate, &self.config, self.json, self.out).await,
            Command::User(user) => self.user(user).await,
            Command::Tables { status, most } => {
                let tables = self.look().await?.tables(status.map(Status::from), Page::first(*most)).await?;
                self.list(&tables, "tables", table_json, table_line)
            }
            Command::Table { id, abandon, delete } => self.table(id, *abandon, *delete).await,
            Command::Reports { all } => {
                let reports = self.look().await?.reports(*all).await?;
                self.list(&reports, "reports", report_json, report_line)
            }
            Command::Report { number, handled } => self.report(*number, *handled).await,
        }
    }

    /// The data, to look at.
    async fn look(&self) -> Result<Arc<dyn Store>, Failure> {
        match &self.config.store {
            StorePlace::Sqlite => Ok(Arc::new(Sqlite::open_read_only(&self.file()?)?)),
            StorePlace::Postgres(address) => Ok(Arc::new(Postgres::open_read_only(address).await?)),
        }
    }

    /// The data, to change.
    async fn change(&self) -> Result<Arc<dyn Store>, Failure> {
        if self.config.store == StorePlace::Sqlite {
            self.file()?;
        }
        Ok(self.config.open_store().await?)
    }

    /// The site's data file, which must exist.
    fn file(&self) -> Result<PathBuf, Failure> {
        DefaultFile::check(&self.config)?;
        let file = self.config.data_file();
        if file.is_file() {
            return Ok(file);
        }
        Err(Failure::Message(format!("there is no data file {}; name it with --data", file.display())))
    }

    fn list<T>(
        &mut self,
        items: &[T],
        name: &str,
        to_json: impl Fn(&T) -> Value,
        line: impl Fn(&T) -> String,
    ) -> Result<(), Failure> {
        if self.json {
            return self.answer(&json!({ name: items.iter().map(to_json).collect::<Vec<_>>() }), &[]);
        }
        for item in items {
            writeln!(self.out, "{}", line(item))?;
        }
        Ok(writeln!(self.out, "{} {name}", items.len())?)
    }

    /// An answer, in JSON or in lines.
    fn answer(&mut self, json: &Value, lines: &[String]) -> Result<(), Failure> {
        if self.json {
            return Ok(writeln!(self.out, "{json}")?);
        }
        for line in lines {
            writeln!(self.out, "{line}")?;
        }
        Ok(())
    }

    async fn backup(&mut self, file: &Path) -> Result<(), Failure> {
        if let StorePlace::Postgres(_) = self.config.store {
            return Err(Failure::Usage(format!(
                "the site is kept in PostgreSQL, which has its own tool: `pg_dump --format=custom --file={} --dbname=…`, \
                 also while the site is open. Restore it to a new database with pg_restore, and check that with \
                 `bearcade admin restore-check postgres://…` (docs/operations.md)",
                file.display()
            )));
        }
        if file.exists() {
            return Err(Failure::Message(format!("{} already exists", file.display())));
        }
        Sqlite::open_read_only(&self.file()?)?.backup(file).await?;
        File::open(file)?.sync_all()?;
        self.check_file(file).await
    }

    async fn restore_check(&mut self, backup: &str) -> Result<(), Failure> {
        if !Postgres::is_address(backup) {
            return self.check_file(Path::new(backup)).await;
        }
        let store = Postgres::open_read_only(backup).await?;
        self.check(&store.place(), &store, Vec::new()).await
    }

    async fn check_file(&mut self, file: &Path) -> Result<(), Failure> {
        File::open(file).map_err(|error| Failure::Message(format!("{} can't be read: {error}", file.display())))?;
        let store = Sqlite::open_read_only(file)?;
        let damage = store.damage().await?;
        self.check(&file.display().to_string(), &store, damage).await
    }

    /// Is nothing damaged, and can every table's log be carried out?
    async fn check(&mut self, what: &str, store: &dyn Store, damage: Vec<String>) -> Result<(), Failure> {
        let Audit { tables, entries, faults } = bearcade_server::audit(store).await?;
        let sound = tables - faults.len();
        let broken = |(id, why): &(TableId, String)| json!({ "table": id.to_string(), "why": why });
        let answer = json!({
            "file": what, "tables": tables, "sound": sound, "entries": entries,
            "damage": damage, "faults": faults.iter().map(broken).collect::<Vec<_>>(),
        });
        let mut lines: Vec<String> = damage.iter().map(|line| format!("damage: {line}")).collect();
        lines.extend(faults.iter().map(|(id, why)| format!("table {id}: {why}")));
        lines.push(format!("{what}: {sound} of {tables} tables are sound, {entries} entries"));
        self.answer(&answer, &lines)?;
        if damage.is_empty() && faults.is_empty() {
            return Ok(());
        }
        Err(Failure::Message(format!("{what} is not sound")))
    }

    async fn user(&mut self, user: &User) -> Result<(), Failure> {
        let found = find(&*self.look().await?, &user.who).await?;
        let id = found.id;
        if user.delete {
            bearcade_server::forget(&*self.change().await?, id).await?;
            let lines = [format!("{} ({id}) is forgotten; their games stay, without a name", found.name)];
            return self.answer(&json!({ "id": id.to_string(), "deleted": true }), &lines);
        }
        if user.silence || user.speak {
            self.change().await?.silence(id, user.silence).await?;
        }
        let fresh = if user.reset_password {
            Some(bearcade_server::reset_password(&*self.change().await?, id).await?)
        } else {
            None
        };
        let store = self.look().await?;
        let person = store.person(id).await?.unwrap_or(found);
        let mut answer = person_json(&person);
        let mut lines = vec![person_line(&person)];
        for tally in store.tally(id).await? {
            lines.push(format!("  {}: {} played, {} won", tally.game, tally.played, tally.won));
        }
        if let Some((password, recovery)) = fresh {
            (answer["password"], answer["recovery"]) = (password.clone().into(), recovery.clone().into());
            lines.push(format!("  new password:  {password}"));
            lines.push(format!("  recovery code: {recovery}"));
            lines.push("  All sessions have ended. Neither is shown again.".to_owned());
        }
        self.answer(&answer, &lines)
    }

    async fn table(&mut self, id: &str, abandon: bool, delete: bool) -> Result<(), Failure> {
        let id: TableId = id.parse().map_err(|()| Failure::Usage(format!("{id:?} is no table's id")))?;
        if delete {
            bearcade_server::delete_table(&*self.change().await?, id).await?;
            return self.answer(&json!({ "id": id.to_string(), "deleted": true }), &[format!("{id} is deleted")]);
        }
        if abandon {
            bearcade_server::abandon(&*self.change().await?, id).await?;
        }
        let store = self.look().await?;
        let row = store.table(id).await?.ok_or(OperatorError::NoSuchTable)?;
        let mut answer = table_json(&row);
        let mut lines = vec![table_line(&row), format!("  options {}", row.table.options)];
        let mut log = Vec::new();
        for entry in store.log(id, 0).await? {
            log.push(json!({ "number": entry.number, "at": entry.at, "body": entry.body }));
            let body = entry.body.trim_end().replace('\n', "  ");
            lines.push(format!("  {:>5}  {}  {body}", entry.number, moment(entry.at)));
        }
        answer["log"] = log.into();
        self.answer(&answer, &lines)
    }

    async fn report(&mut self, number: i64, handled: bool) -> Result<(), Failure> {
        if handled {
            let missing = |error| match error {
                StoreError::Missing => no_such_report(number),
                error => error.into(),
            };
            self.change().await?.handle_report(number).await.map_err(missing)?;
        }
        let reports = self.look().await?.reports(true).await?;
        let report = reports.iter().find(|report| report.number == number).ok_or_else(|| no_such_report(number))?;
        self.answer(&report_json(report), &[report_line(report)])
    }
}

fn no_such_report(number: i64) -> Failure {
    Failure::Message(format!("there is no report {number}"))
}

/// Somebody by an id, the name of an account, or the name of the only guest who goes by it.
async fn find(store: &dyn Store, who: &str) -> Result<Person, Failure> {
    if let Ok(id) = who.parse::<PersonId>()
        && let Some(person) = store.person(id).await?
    {
        return Ok(person);
    }
    if let Some(person) = store.person_named(who).await? {
        return Ok(person);
    }
    let mut guests = store.people(who, u32::MAX).await?;
    guests.retain(|person| person.name.to_lowercase() == who.to_lowercase());
    match guests.len() {
        0 => Err(Failure::Message(format!("there is nobody called {who:?}"))),
        1 => Ok(guests.remove(0)),
        count => {
            let ids: Vec<String> = guests.iter().take(10).map(|person| person.id.to_string()).collect();
            Err(Failure::Message(format!("{count} guests are called {who:?}; give an id: {}", ids.join(", "))))
        }
    }
}

fn person_json(person: &Person) -> Value {
    let Person { id, name, created, claimed, silenced, .. } = person;
    json!({ "id": id.to_string(), "name": name, "created": created, "claimed": claimed, "silenced": silenced })
}

fn person_line(person: &Person) -> String {
    let kind = if person.is_claimed() { "account" } else { "guest" };
    let silenced = if person.silenced { "  silenced" } else { "" };
    format!("{}  {}  {kind:<7}  {}{silenced}", person.id, moment(person.created), person.name)
}

fn player_text(player: &Player) -> String {
    match player {
        Player::Free => "free".to_owned(),
        Player::Person(id) => id.to_string(),
        Player::Bot(level) => level.clone(),
    }
}

fn table_json(row: &TableRow) -> Value {
    let table = &row.table;
    let players: Vec<String> = table.summary.players.iter().map(player_text).collect();
    json!({
        "id": table.id.to_string(), "game": table.game, "rules": table.rules,
        "options": serde_json::from_str::<Value>(&table.options).unwrap_or_default(),
        "status": status_word(table.summary.status), "public": table.summary.public, "players": players,
        "result": table.summary.result, "created": table.at, "changed": row.changed, "entries": row.head,
    })
}

fn table_line(row: &TableRow) -> String {
    let table = &row.table;
    let players: Vec<String> = table.summary.players.iter().map(player_text).collect();
    let (status, public) = (status_word(table.summary.status), if table.summary.public { "public" } else { "private" });
    let (id, changed, game) = (table.id, moment(row.changed), &table.game);
    format!("{id}  {changed}  {status:<9}  {public:<7}  {game:<17}  {} entries  {}", row.head, players.join(" "))
}

fn report_json(report: &Report) -> Value {
    let Report { number, at, by, about, table, text, handled } = report;
    json!({
        "number": number, "at": at, "by": by.to_string(), "about": about.to_string(),
        "table": table.map(|table| table.to_string()), "text": text, "handled": handled,
    })
}

fn report_line(report: &Report) -> String {
    let Report { number, by, about, text, handled, .. } = report;
    let at: Millis = report.at;
    let state = if *handled { "handled" } else { "open" };
    // What people type may hold anything; a line stays a line, and a terminal obeys nobody but its owner.
    let text: String = text.chars().map(|letter| if letter.is_control() { ' ' } else { letter }).collect();
    format!("{number:>4}  {}  {state:<7}  {by} about {about}: {text}", moment(at))
}
