//! An operator's tools. They work on the data file, also beside a running server.

use std::fs::File;
use std::io::Write;
use std::path::{Path, PathBuf};

use bearcade_server::{Audit, Config, OperatorError, moment};
use bearcade_store::{
    Millis, Page, Person, PersonId, Player, Report, Sqlite, Status, Store as _, StoreError, TableId, TableRow,
};
use clap::{Args, Subcommand};
use serde_json::{Value, json};

use crate::Failure;

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
    /// The site's database file; without it the setting `data` of the environment, or bearcade.db.
    #[arg(long, global = true, value_name = "FILE")]
    data: Option<PathBuf>,
    /// Answer in JSON.
    #[arg(long, global = true)]
    json: bool,
}

#[derive(Subcommand)]
enum Command {
    /// Copy the data to a new file while the site goes on, and check the copy.
    #[command(after_help = "Examples:\n  bearcade admin backup site-2026-11-16.db\n  \
                            bearcade admin backup /backups/site.db --data /srv/site.db")]
    Backup {
        /// The file to write; it must not be there yet.
        file: PathBuf,
    },
    /// Check a backup without changing it: is the file whole, and can every table's log be carried out?
    #[command(after_help = "Example:\n  bearcade admin restore-check site-2026-11-16.db\n\n\
                            Exit code 1 if anything is wrong.")]
    RestoreCheck {
        /// The backup.
        file: PathBuf,
    },
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
    let data = data_file(arguments)?;
    let mut desk = Desk { data, json: arguments.json, out };
    runtime.block_on(desk.serve(&arguments.command))
}

fn data_file(arguments: &Arguments) -> Result<PathBuf, Failure> {
    let mut config = Config::default();
    let variable = |name: &str| (name == "BEARCADE_DATA").then(|| std::env::var(name).ok()).flatten();
    config.read_environment(variable).map_err(|error| Failure::Usage(error.to_string()))?;
    if let Some(data) = &arguments.data {
        config.data.clone_from(data);
    }
    Ok(config.data_file())
}

/// Where an operator is served.
struct Desk<'a, W> {
    data: PathBuf,
    json: bool,
    out: &'a mut W,
}

impl<W: Write> Desk<'_, W> {
    async fn serve(&mut self, command: &Command) -> Result<(), Failure> {
        match command {
            Command::Backup { file } => self.backup(file).await,
            Command::RestoreCheck { file } => self.restore_check(file).await,
            Command::Users { find, most } => {
                let people = self.look()?.people(find, *most).await?;
                self.list(&people, "people", person_json, person_line)
            }
            Command::User(user) => self.user(user).await,
            Command::Tables { status, most } => {
                let tables = self.look()?.tables(status.map(Status::from), Page::first(*most)).await?;
                self.list(&tables, "tables", table_json, table_line)
            }
            Command::Table { id, abandon, delete } => self.table(id, *abandon, *delete).await,
            Command::Reports { all } => {
                let reports = self.look()?.reports(*all).await?;
                self.list(&reports, "reports", report_json, report_line)
            }
            Command::Report { number, handled } => self.report(*number, *handled).await,
        }
    }

    /// The data, to look at.
    fn look(&self) -> Result<Sqlite, Failure> {
        self.must_be_there()?;
        Ok(Sqlite::open_read_only(&self.data)?)
    }

    /// The data, to change.
    fn change(&self) -> Result<Sqlite, Failure> {
        self.must_be_there()?;
        Ok(Sqlite::open(&self.data)?)
    }

    fn must_be_there(&self) -> Result<(), Failure> {
        if self.data.is_file() {
            return Ok(());
        }
        Err(Failure::Usage(format!("there is no database {}; say where it is with --data", self.data.display())))
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
        if file.exists() {
            return Err(Failure::Usage(format!("{} is there already", file.display())));
        }
        self.look()?.backup(file).await?;
        File::open(file)?.sync_all()?;
        self.restore_check(file).await
    }

    async fn restore_check(&mut self, file: &Path) -> Result<(), Failure> {
        let store = Sqlite::open_read_only(file)?;
        let damage = store.damage().await?;
        let Audit { tables, entries, faults } = bearcade_server::audit(&store).await?;
        let sound = tables - faults.len();
        let broken = |(id, why): &(TableId, String)| json!({ "table": id.to_string(), "why": why });
        let answer = json!({
            "file": file.display().to_string(), "tables": tables, "sound": sound, "entries": entries,
            "damage": damage, "faults": faults.iter().map(broken).collect::<Vec<_>>(),
        });
        let mut lines: Vec<String> = damage.iter().map(|line| format!("damage: {line}")).collect();
        lines.extend(faults.iter().map(|(id, why)| format!("table {id}: {why}")));
        lines.push(format!("{}: {sound} of {tables} tables are sound, {entries} entries", file.display()));
        self.answer(&answer, &lines)?;
        if damage.is_empty() && faults.is_empty() {
            return Ok(());
        }
        Err(Failure::Message(format!("{} is not sound", file.display())))
    }

    async fn user(&mut self, user: &User) -> Result<(), Failure> {
        let found = find(&self.look()?, &user.who).await?;
        let id = found.id;
        if user.delete {
            self.change()?.forget(id).await?;
            let lines = [format!("{} ({id}) is forgotten; their games stay, without a name", found.name)];
            return self.answer(&json!({ "id": id.to_string(), "deleted": true }), &lines);
        }
        if user.silence || user.speak {
            self.change()?.silence(id, user.silence).await?;
        }
        let fresh =
            if user.reset_password { Some(bearcade_server::reset_password(&self.change()?, id).await?) } else { None };
        let store = self.look()?;
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
            bearcade_server::delete_table(&self.change()?, id).await?;
            return self.answer(&json!({ "id": id.to_string(), "deleted": true }), &[format!("{id} is deleted")]);
        }
        if abandon {
            bearcade_server::abandon(&self.change()?, id).await?;
        }
        let store = self.look()?;
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
            self.change()?.handle_report(number).await.map_err(missing)?;
        }
        let reports = self.look()?.reports(true).await?;
        let report = reports.iter().find(|report| report.number == number).ok_or_else(|| no_such_report(number))?;
        self.answer(&report_json(report), &[report_line(report)])
    }
}

fn no_such_report(number: i64) -> Failure {
    Failure::Message(format!("there is no report {number}"))
}

/// Somebody by an id, the name of an account, or the name of the only guest who goes by it.
async fn find(store: &Sqlite, who: &str) -> Result<Person, Failure> {
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
