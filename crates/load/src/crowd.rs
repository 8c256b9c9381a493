//! A crowd: many tables at once, each with people who move as fast as they are answered, or at a given pace.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use futures_util::{StreamExt as _, TryStreamExt as _};
use serde_json::{Value, json};
use tokio::task::JoinSet;

use crate::client::{Client, ClientError, Live};

/// What the crowd does.
#[derive(Clone, Debug)]
pub struct Crowd {
    /// How many tables.
    pub tables: usize,
    /// What is played at them: the body of a request for a table, without players.
    pub games: Vec<Value>,
    /// How many people sit at each.
    pub players: usize,
    /// The form in which they are told: `json` or `html`.
    pub form: &'static str,
    /// How many moves a second all tables together make; as many as they can without one.
    pub rate: Option<f64>,
    /// How long everybody thinks before a move.
    pub think: Duration,
    /// For how long.
    pub duration: Duration,
    /// Never sleep: whoever sends to a sleeper has the work of waking it, which is not what is measured. For a crowd with
    /// a core of its own and no pace: the core that spins while there is nothing to do is one that the system needs for
    /// the disk.
    pub awake: bool,
}

/// What came of it.
#[derive(Clone, Debug, Default)]
pub struct Tally {
    /// Moves acknowledged.
    pub moves: u64,
    /// For how long, in seconds.
    pub seconds: f64,
    /// From sending a move to its update on the same connection, in microseconds, sorted.
    pub latencies: Vec<u32>,
    /// From sending a move until everybody else at the table is told too, in microseconds, sorted.
    pub others: Vec<u32>,
    /// What went wrong, the first few.
    pub troubles: Vec<String>,
    /// What was played, to be compared with what the server has kept.
    pub tables: Vec<Played>,
}

/// What the people of a table were told.
#[derive(Clone, Debug, Default)]
pub struct Played {
    /// Which table.
    pub id: String,
    /// The steps that each one was told of, as lists in JSON; HTML names none.
    told: Vec<Vec<String>>,
    /// What each one did and was told that it counts.
    did: Vec<Vec<String>>,
}

impl Played {
    /// Does a log of this table hold exactly the steps that were acknowledged? They stand in it one a line, nothing hidden:
    /// of everybody what they did, and what they were told as far as they may know it.
    pub fn is_in(&self, log: &[&str]) -> bool {
        self.told.iter().zip(&self.did).enumerate().all(|(seat, (told, did))| {
            let own = format!("> {seat} ");
            let told: Vec<String> = serde_json::from_str(&format!("[{}]", told.join(","))).unwrap_or_default();
            // The first steps (deals) fell before anybody listened.
            let heard = log.len().checked_sub(told.len()).map(|from| &log[from..]);
            let same = |(told, logged): (&String, &&str)| match told.strip_suffix('?') {
                Some(who) => logged.starts_with(who),
                None => told == logged,
            };
            log.iter().filter_map(|line| line.strip_prefix(own.as_str())).eq(did)
                && heard.is_some_and(|heard| told.iter().zip(heard).all(same))
        })
    }
}

impl Tally {
    /// Moves a second.
    pub fn rate(&self) -> f64 {
        self.moves as f64 / self.seconds.max(f64::MIN_POSITIVE)
    }

    /// Keeps the first few.
    fn trouble(&mut self, trouble: String) {
        if self.troubles.len() < 5 {
            self.troubles.push(trouble);
        }
    }
}

/// A percentile of sorted latencies in milliseconds.
pub fn percentile(latencies: &[u32], percent: f64) -> f64 {
    let at = (latencies.len() as f64 * percent / 100.0) as usize;
    latencies.get(at.min(latencies.len().saturating_sub(1))).map_or(0.0, |&micros| f64::from(micros) / 1e3)
}

impl Crowd {
    /// Lets the crowd play, spread over these servers of one site as a load balancer would; `tick` is called about ten times
    /// a second with the moves made so far.
    pub async fn play(
        &self,
        servers: &[SocketAddr],
        mut tick: impl FnMut(Duration, u64),
    ) -> Result<Tally, ClientError> {
        // Many at once: each waits for commits that they share.
        const AT_ONCE: usize = 64;
        let opening = (0..self.tables).map(|number| Table::open(servers, self, number));
        let tables: Vec<Table> = futures_util::stream::iter(opening).buffered(AT_ONCE).try_collect().await?;
        // Everybody looks on before the first move: connecting is not what is measured.
        let connecting = tables.into_iter().map(|table| table.connect(self.form));
        let mut ready = futures_util::stream::iter(connecting).buffered(AT_ONCE);
        let mut tally = Tally::default();
        let mut tables = Vec::new();
        while let Some(connected) = ready.next().await {
            match connected {
                Ok(table) => tables.push(table),
                Err(trouble) => tally.trouble(trouble),
            }
        }
        let (stop, moves) = (Arc::new(AtomicBool::new(false)), Arc::new(AtomicU64::new(0)));
        let pause = self.rate.map(|rate| Duration::from_secs_f64(self.tables as f64 / rate));
        let mut running = JoinSet::new();
        let began = Instant::now();
        let spinning = self.awake.then(|| {
            tokio::spawn(async {
                loop {
                    tokio::task::yield_now().await;
                }
            })
        });
        for (number, table) in tables.into_iter().enumerate() {
            let (stop, moves) = (Arc::clone(&stop), Arc::clone(&moves));
            // Tables start spread over one pause, so that the pace is even from the first second on.
            let lead = pause.map(|pause| pause.mul_f64(number as f64 / self.tables as f64));
            let think = self.think;
            running.spawn(async move { table.play(think, pause, lead, &stop, &moves).await });
        }
        while began.elapsed() < self.duration {
            tokio::time::sleep(Duration::from_millis(100)).await;
            tick(began.elapsed(), moves.load(Ordering::Relaxed));
        }
        tally.seconds = began.elapsed().as_secs_f64();
        tally.moves = moves.load(Ordering::Relaxed);
        if tally.moves == 0 {
            tally.trouble("nobody made a move".to_owned());
        }
        stop.store(true, Ordering::Relaxed);
        while let Some(done) = running.join_next().await {
            match done {
                Ok(Ok(Seated { lives, played, waits, .. })) => {
                    tally.latencies.extend(waits.mover);
                    tally.others.extend(waits.others);
                    tally.tables.push(played);
                    for (live, _) in lives {
                        live.close().await;
                    }
                }
                Ok(Err(trouble)) => tally.trouble(trouble),
                Err(error) => tally.trouble(error.to_string()),
            }
        }
        if let Some(spinning) = spinning {
            spinning.abort();
        }
        tally.latencies.sort_unstable();
        tally.others.sort_unstable();
        Ok(tally)
    }
}

/// Where a button's action stands in HTML.
const BUTTON: &str = "name=\"action\" value=\"";

/// A table and the people at it.
struct Table {
    id: String,
    people: Vec<Client>,
}

/// A table whose people look on, and what has come of it so far.
struct Seated {
    table: Table,
    /// Each one's connection and the last message over it.
    lives: Vec<(Live, String)>,
    played: Played,
    waits: Waits,
}

/// How long the people of a table waited, in microseconds.
#[derive(Default)]
struct Waits {
    /// Whoever moved, from sending to their update.
    mover: Vec<u32>,
    /// The same until everybody else is told too.
    others: Vec<u32>,
}

impl Table {
    async fn open(servers: &[SocketAddr], crowd: &Crowd, number: usize) -> Result<Self, ClientError> {
        let mut people = Vec::new();
        let seats = crowd.players;
        for seat in 0..seats {
            // People of one table sit at the same server or at different ones.
            let server = servers[(number + seat * (1 + number / servers.len())) % servers.len()];
            people.push(Client::guest(server, &format!("Load {number} {seat}")).await?);
        }
        let mut body = crowd.games[number % crowd.games.len()].clone();
        // A game of one seat has one player; the others of the crowd stay at home.
        let seats = body["seats"].as_u64().map_or(seats, |seats| seats as usize);
        people.truncate(seats);
        body["public"] = true.into();
        body["players"] = json!(["me"]);
        body["seats"] = seats.into();
        let table = people[0].post("/api/tables", &body).await?;
        let id = table["id"].as_str().unwrap_or_default().to_owned();
        for person in people.iter().skip(1) {
            person.post(&format!("/api/tables/{id}/sit"), &json!({})).await?;
        }
        Ok(Self { id, people })
    }

    async fn connect(self, form: &str) -> Result<Seated, String> {
        let mut lives = Vec::new();
        for person in &self.people {
            let mut live = person.live(&self.id, &format!("form={form}")).await.map_err(|error| error.to_string())?;
            let first = live.next().await.ok_or("the connection ended at once")?;
            lives.push((live, first));
        }
        let nothing = vec![Vec::new(); lives.len()];
        let played = Played { id: self.id.clone(), told: nothing.clone(), did: nothing };
        Ok(Seated { table: self, lives, played, waits: Waits::default() })
    }

    /// Who is to move, and what they do: the first action they may take. None once the game is over.
    async fn next(&self, lives: &[(Live, String)]) -> Result<Option<(usize, String)>, String> {
        for (seat, (_, last)) in lives.iter().enumerate() {
            // A list of actions in JSON; a button in HTML.
            let legal = between(last, "\"legal\":[\"", "\"").or_else(|| between(last, BUTTON, "\""));
            if let Some(legal) = legal {
                return Ok(Some((seat, legal.to_owned())));
            }
            if last.contains("\"decision\":") {
                return self.first_legal(seat).await.map(|action| Some((seat, action)));
            }
        }
        Ok(None)
    }

    async fn first_legal(&self, seat: usize) -> Result<String, String> {
        let legal = self.people[seat].get(&format!("/api/tables/{}/legal", self.id)).await;
        let legal = legal.map_err(|error| error.to_string())?;
        legal["legal"][0].as_str().map(str::to_owned).ok_or_else(|| "no legal action".to_owned())
    }
}

impl Seated {
    /// Plays until told to stop or the game is over.
    async fn play(
        mut self,
        think: Duration,
        pause: Option<Duration>,
        lead: Option<Duration>,
        stop: &AtomicBool,
        moves: &AtomicU64,
    ) -> Result<Self, String> {
        let mut due = tokio::time::Instant::now() + lead.unwrap_or_default();
        while !stop.load(Ordering::Relaxed) {
            let Some((seat, action)) = self.table.next(&self.lives).await? else { break };
            if let Some(pause) = pause {
                tokio::time::sleep_until(due).await;
                due += pause;
            }
            if !think.is_zero() {
                tokio::time::sleep(think).await;
            }
            let sent = Instant::now();
            let said = format!(r#"{{"cmd":"act","action":"{action}"}}"#);
            self.lives[seat].0.say(said).await.map_err(|error| error.to_string())?;
            // The mover first: their wait is what is measured.
            let order = std::iter::once(seat).chain((0..self.lives.len()).filter(|&other| other != seat));
            for at in order.collect::<Vec<_>>() {
                let (live, last) = &mut self.lives[at];
                *last = next_update(live).await?;
                if at == seat {
                    self.waits.mover.push(micros_since(sent));
                }
                if let Some(steps) = between(last, "\"steps\":[", "]") {
                    self.played.told[at].push(steps.to_owned());
                }
            }
            self.waits.others.push(micros_since(sent));
            self.played.did[seat].push(action);
            moves.fetch_add(1, Ordering::Relaxed);
        }
        Ok(self)
    }
}

fn micros_since(moment: Instant) -> u32 {
    u32::try_from(moment.elapsed().as_micros()).unwrap_or(u32::MAX)
}

async fn next_update(live: &mut Live) -> Result<String, String> {
    let message = live.next().await.ok_or("the connection ended")?;
    if message.starts_with("{\"error\"") { Err(message) } else { Ok(message) }
}

fn between<'a>(text: &'a str, before: &str, after: &str) -> Option<&'a str> {
    let (_, rest) = text.split_once(before)?;
    rest.split_once(after).map(|(found, _)| found)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_log_is_what_was_told_or_it_is_not() {
        let told = |steps: &[&str]| steps.iter().map(|&step| step.to_owned()).collect::<Vec<_>>();
        let played = Played {
            id: String::new(),
            told: vec![
                told(&[r#""> 0 roll","> * 4""#, r#""> 1 ?""#]),
                told(&[r#""> 0 roll","> * ?""#, r#""> 1 draw""#]),
            ],
            did: vec![told(&["roll"]), told(&["draw"])],
        };
        let log = ["> * deal", "> 0 roll", "> * 4", "> 1 draw"];
        assert!(played.is_in(&log));
        assert!(!played.is_in(&log[..3]), "the last move is lost");
        assert!(!played.is_in(&[&log[..], &["> 0 roll"]].concat()), "one was made that nobody was told of");
        assert!(!played.is_in(&["> * deal", "> 0 roll", "> * 5", "> 1 draw"]), "another throw");
        assert!(!played.is_in(&["> * deal", "> 1 roll", "> * 4", "> 1 draw"]), "another seat");
        assert!(!played.is_in(&[]));
    }
}
