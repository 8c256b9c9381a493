//! The daily bear (EO-27): one El Oso a day for everybody, with the same dice, and a leaderboard.
//!
//! The dice come from the site's secret and the day, so nobody can compute them beforehand. A person has one table a day,
//! found by its id, which follows from the secret, the day and the person: the first attempt counts because there is no
//! second one. Until the day is over only its player sees a board, and nobody gets its record, replay or review.

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use bearcade_core::Outcome;
use bearcade_store::{DailyScore, Millis, NewTable, Person, PersonId, Player, Status, StoreError, Summary, TableId};
use sha2::{Digest as _, Sha256};

use crate::limits::{Kind, Whose};
use crate::refusal::{Code, Refusal};
use crate::room::{Caller, Inner, Room, Wish};
use crate::secrets;
use crate::setup::{Clock, OnFlag, Setup};
use crate::site::Site;
use crate::time;

/// The game that is played.
const GAME: &str = "el-oso";
const DAY_MILLIS: Millis = 24 * 3_600 * 1_000;
/// How many places a leaderboard shows.
const SHOWN: u32 = 100;

/// A calendar day (UTC), counted from 1 January 1970.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Day(i64);

impl Day {
    /// The day on which a moment falls.
    pub(crate) const fn of(moment: Millis) -> Self {
        Self(moment.div_euclid(DAY_MILLIS))
    }

    /// The first moment of the day.
    pub(crate) const fn begins(self) -> Millis {
        self.0 * DAY_MILLIS
    }

    /// The first moment after the day.
    pub(crate) const fn ends(self) -> Millis {
        (self.0 + 1) * DAY_MILLIS
    }

    /// The day before.
    pub(crate) const fn before(self) -> Self {
        Self(self.0 - 1)
    }

    /// Year, month and day of the month. Years are counted from March on, so that the day that some of them have more
    /// comes last; 400 years have 146,097 days.
    fn date(self) -> (i64, i64, i64) {
        let days = self.0 + 719_468;
        let (era, of_era) = (days.div_euclid(146_097), days.rem_euclid(146_097));
        let year_of_era = (of_era - of_era / 1_460 + of_era / 36_524 - of_era / 146_096) / 365;
        let of_year = of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
        let from_march = (5 * of_year + 2) / 153;
        let of_month = of_year - (153 * from_march + 2) / 5 + 1;
        let month = if from_march < 10 { from_march + 3 } else { from_march - 9 };
        (era * 400 + year_of_era + i64::from(month <= 2), month, of_month)
    }

    /// The day with this date, if there is one.
    fn from_date(year: i64, month: i64, day: i64) -> Option<Self> {
        let from_march_year = year - i64::from(month <= 2);
        let (era, year_of_era) = (from_march_year.div_euclid(400), from_march_year.rem_euclid(400));
        let of_year = (153 * ((month + 9) % 12) + 2) / 5 + day - 1;
        let of_era = year_of_era * 365 + year_of_era / 4 - year_of_era / 100 + of_year;
        let found = Self(era * 146_097 + of_era - 719_468);
        (found.date() == (year, month, day)).then_some(found)
    }
}

/// `2026-11-16`.
impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (year, month, day) = self.date();
        write!(f, "{year:04}-{month:02}-{day:02}")
    }
}

impl FromStr for Day {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let mut parts = text.split('-').map(|part| part.parse::<u16>().map(i64::from));
        let (Some(Ok(year)), Some(Ok(month)), Some(Ok(day)), None) =
            (parts.next(), parts.next(), parts.next(), parts.next())
        else {
            return Err(());
        };
        let found = Self::from_date(year, month, day).ok_or(())?;
        // One spelling only, so that a day has one address.
        if found.to_string() == text { Ok(found) } else { Err(()) }
    }
}

/// Is the day of a table over? What is no day never is.
pub(crate) fn is_over(day: &str, now: Millis) -> bool {
    day.parse::<Day>().is_ok_and(|day| day.ends() <= now)
}

/// Something that follows from the site's secret and a label, and tells nothing about the secret.
pub(crate) fn derive(secret: &[u8], label: &str) -> [u8; 32] {
    Sha256::new().chain_update(secret).chain_update(label.as_bytes()).finalize().into()
}

/// The table of a person on a day.
fn table_of(secret: &[u8], day: Day, person: PersonId) -> TableId {
    let derived = derive(secret, &format!("daily table {day} {person}"));
    TableId::from_random(derived.iter().take(8).fold(0, |bits, &byte| bits << 8 | u64::from(byte)))
}

/// The person's daily bear of today: set up if they have not begun it, as they left it if they have.
pub(crate) async fn play(site: &Arc<Site>, person: PersonId) -> Result<Arc<Room>, Refusal> {
    let day = Day::of(time::now());
    let secret = site.secret().await?;
    let id = table_of(&secret, day, person);
    if site.store.table(id).await?.is_none() {
        site.limits.take(Kind::Table, Whose::Person(person))?;
        match site.store.add_table(new_table(id, day, person, derive(&secret, &format!("daily dice {day}")))?).await {
            // Somebody pressed the button twice.
            Ok(()) | Err(StoreError::Taken) => {}
            Err(error) => return Err(error.into()),
        }
    }
    let room = site.rooms.open(site, id).await?;
    if room.look(|inner| inner.status == Status::Open).await? {
        match room.wish(Caller(person), Wish::Sit { seat: None, has_link: false }).await {
            Ok(_) | Err(Refusal { code: Code::SeatTaken | Code::NotAllowed, .. }) => {}
            Err(refusal) => return Err(refusal),
        }
    }
    Ok(room)
}

fn new_table(id: TableId, day: Day, person: PersonId, secret: [u8; 32]) -> Result<NewTable, Refusal> {
    let info = bearcade_table::all_games().iter().find(|info| info.slug == GAME).ok_or(Code::Internal)?;
    let setup = Setup {
        host: person.to_string(),
        public: false,
        invite: secrets::token(),
        clock: Clock::None,
        flag: OnFlag::Bot,
        invited: Vec::new(),
        daily: Some(day.to_string()),
    };
    Ok(NewTable {
        id,
        game: GAME.to_owned(),
        rules: info.rules_version,
        options: "{}".to_owned(),
        seats: 1,
        secret,
        setup: serde_json::to_string(&setup).map_err(|_| Refusal::from(Code::Internal))?,
        at: time::now(),
        summary: Summary { status: Status::Open, public: false, players: vec![Player::Free], result: None },
    })
}

/// The score of a table that has just been finished, if it is a daily bear and its day is not over: afterwards anybody
/// may have seen how others met the same dice.
pub(crate) fn score(inner: &Inner, outcome: &Outcome, now: Millis) -> Option<DailyScore> {
    let day = inner.setup.daily.as_ref().filter(|day| !is_over(day, now))?;
    let person = inner.chairs.first()?.person()?;
    let turns = inner.live.lines(0).lines().filter(|line| line.starts_with("> 0 ")).count();
    Some(DailyScore {
        day: day.clone(),
        person,
        table: inner.table.id,
        score: *outcome.scores().first()?,
        turns: turns as u32,
        at: now,
    })
}

/// How a day stands.
pub(crate) struct Board {
    /// Which day.
    pub(crate) day: Day,
    /// Can no score be added any more?
    pub(crate) over: bool,
    /// The ranked scores with their places, best first, and whose they are.
    pub(crate) ranked: Vec<(u32, Person, DailyScore)>,
    /// How the asking person did.
    pub(crate) own: Option<Own>,
}

/// A person's own score on a day.
pub(crate) struct Own {
    /// The score.
    pub(crate) score: DailyScore,
    /// The place it has, or would have among those who are ranked.
    pub(crate) place: u32,
    /// Is it on the list?
    pub(crate) ranked: bool,
}

/// How a day stands, for somebody or nobody in particular.
pub(crate) async fn board(site: &Site, day: Day, asking: Option<PersonId>) -> Result<Board, Refusal> {
    let name = day.to_string();
    let mut ranked: Vec<(u32, Person, DailyScore)> = Vec::new();
    for score in site.store.daily(&name, day.begins(), SHOWN).await? {
        let Some(person) = site.store.person(score.person).await? else { continue };
        // Equal in pieces and turns is equal in place.
        let place = match ranked.last() {
            Some((place, _, last)) if (last.score, last.turns) == (score.score, score.turns) => *place,
            _ => ranked.len() as u32 + 1,
        };
        ranked.push((place, person, score));
    }
    let own = match asking {
        Some(person) => site.store.daily_of(&name, day.begins(), person).await?,
        None => None,
    };
    let own = match own {
        Some((score, better)) => {
            let person = site.store.person(score.person).await?;
            let ranked = person.and_then(|person| person.claimed).is_some_and(|claimed| claimed < day.begins());
            Some(Own { score, place: better + 1, ranked })
        }
        None => None,
    };
    Ok(Board { day, over: day.ends() <= time::now(), ranked, own })
}

#[cfg(test)]
mod tests {
    use bearcade_core::{OptionValues, Seat};

    use super::*;
    use crate::live;

    #[test]
    fn days_are_written_and_read_back() {
        for (moment, text) in [
            (0, "1970-01-01"),
            (-1, "1969-12-31"),
            (951_782_400_000, "2000-02-29"),
            (1_709_251_199_999, "2024-02-29"),
            (1_709_251_200_000, "2024-03-01"),
            (1_794_787_200_000, "2026-11-16"),
        ] {
            let day = Day::of(moment);
            assert_eq!(day.to_string(), text);
            assert_eq!(text.parse(), Ok(day));
            assert!((day.begins()..day.ends()).contains(&moment));
        }
        for day in -800_000..100_000 {
            let day = Day(day);
            let (year, month, of_month) = day.date();
            assert_eq!(Day::from_date(year, month, of_month), Some(day));
        }
        for wrong in ["", "2026", "2026-11-31", "2025-02-29", "2026-13-01", "2026-1-1", "2026-11-16-1", "x-y-z"] {
            assert_eq!(wrong.parse::<Day>(), Err(()), "{wrong}");
        }
    }

    /// EO-27: the dice follow from the site's secret and the day, not from the day alone nor from who plays.
    #[test]
    fn eo_27_the_dice_come_from_the_secret_and_the_day() {
        let (day, other) = (Day::of(0), Day::of(DAY_MILLIS));
        let setup = |secret: [u8; 32]| {
            let mut game = live::of_table(GAME, &OptionValues::new(), 1, secret, true).expect("it can be set up");
            game.settle();
            game.lines(0)
        };
        let dice = |secret: &[u8], day: Day| derive(secret, &format!("daily dice {day}"));
        assert_eq!(setup(dice(&[1; 32], day)), setup(dice(&[1; 32], day)));
        assert_ne!(setup(dice(&[1; 32], day)), setup(dice(&[1; 32], other)), "another day");
        assert_ne!(setup(dice(&[1; 32], day)), setup(dice(&[2; 32], day)), "another site");
        let people = [1, 2].map(|number| table_of(&[1; 32], day, PersonId::from_random(number)));
        assert_ne!(people[0], people[1], "everybody has a table of their own");
    }

    /// EO-27, EO-26: whatever two people decide, the Bear's n-th turn brings them the first dice of the same stream.
    #[test]
    fn eo_27_everybody_meets_the_same_dice_whatever_they_decide() {
        let seat = Seat::new(0);
        let play = |secret: u8, pick: fn(usize) -> usize| {
            let mut game = live::of_table(GAME, &OptionValues::new(), 1, [secret; 32], true).expect("it can be set up");
            game.settle();
            let mut rolls = Vec::new();
            for _ in 0..12 {
                let Some(legal) = game.legal(seat, true).1.filter(|legal| !legal.is_empty()) else { break };
                let from = game.steps();
                game.act(seat, &legal[pick(legal.len())]).expect("a legal action");
                let lines = game.lines(from);
                rolls.push(lines.lines().find_map(|line| line.strip_prefix("> * ")).unwrap_or_default().to_owned());
            }
            rolls
        };
        let faces = |roll: &str| roll.split(' ').filter_map(|face| face.parse::<u8>().ok()).collect::<Vec<_>>();
        let mut shared = 0;
        for secret in 0..20 {
            let (first, last) = (play(secret, |_| 0), play(secret, |count| count - 1));
            assert_ne!(first, last, "they decided differently");
            for (one, other) in first.iter().zip(&last) {
                // A shorter roll is the start of the longer one, each sorted: all its faces are among the other's.
                let (mut short, mut long) = (faces(one), faces(other));
                if short.len() > long.len() {
                    std::mem::swap(&mut short, &mut long);
                }
                for face in short {
                    let at = long.iter().position(|&other| other == face).expect("the same dice");
                    long.remove(at);
                    shared += 1;
                }
            }
        }
        assert!(shared > 60, "hardly anything was compared: {shared}");
    }

    /// EO-27: a day is over when it is over everywhere the site is, by UTC.
    #[test]
    fn eo_27_a_day_ends_at_midnight_utc() {
        let day = Day::of(1_794_787_200_000);
        assert!(!is_over(&day.to_string(), day.ends() - 1));
        assert!(is_over(&day.to_string(), day.ends()));
        assert!(!is_over("no day", Millis::MAX));
    }
}
