//! What every store must do, whatever it is made of. A store's tests call [`run`].

mod creations;
mod names;

use std::sync::Arc;
use std::time::Duration;

use crate::{
    Append, Chat, DailyScore, Finish, Head, Millis, NewPerson, NewTable, Page, PersonId, Player, Rated, Rating,
    RatingChange, Report, Session, Status, Store, StoreError, Summary, TableId, TableResult, TokenHash,
};

/// Runs the whole suite on a store that is empty, or that has been through the suite with other seeds.
pub async fn run(store: Arc<dyn Store>, seed: u64) {
    let test = Test { store, seed };
    test.people_come_and_claim_their_names().await;
    test.a_claimed_name_has_one_owner().await;
    test.other_sessions_end_with_a_claim_and_with_another_password().await;
    test.sessions_end().await;
    test.what_has_ended_is_tidied_away().await;
    test.the_forgotten_leave_no_trace().await;
    test.blocks_and_reports().await;
    test.a_log_has_one_entry_after_each().await;
    test.of_many_at_once_one_is_taken().await;
    test.what_is_refused_changes_nothing().await;
    test.lists_show_what_they_should().await;
    test.who_gets_up_before_the_game_is_taken_off_the_list().await;
    test.a_finished_game_brings_results_ratings_and_the_daily_score().await;
    test.chat_is_counted_from_one().await;
    test.a_deleted_table_is_gone().await;
    test.operators_find_people_and_tables().await;
    test.a_fact_is_kept_once().await;
    test.a_lease_has_one_holder_until_it_ends().await;
    test.a_request_makes_one_table().await;
    test.nobody_has_more_tables_than_they_may().await;
    test.a_network_has_no_more_tables_than_it_may().await;
    test.old_creations_are_forgotten_once_the_game_is_over().await;
}

struct Test {
    store: Arc<dyn Store>,
    seed: u64,
}

const NOW: Millis = 1_700_000_000_000;

impl Test {
    fn person_id(&self, number: u64) -> PersonId {
        PersonId::from_random(self.seed * 1_000 + number)
    }

    async fn person(&self, number: u64, name: &str) -> PersonId {
        let id = self.person_id(number);
        let name = format!("{name}{}", self.seed);
        self.store.add_person(NewPerson { id, name, at: NOW }).await.expect("a guest is welcome");
        id
    }

    fn token(&self, byte: u8) -> TokenHash {
        let mut token = [byte; 32];
        token[..8].copy_from_slice(&self.seed.to_le_bytes());
        token
    }

    async fn table(&self, number: u64, summary: Summary) -> TableId {
        let table = self.new_table(number, summary);
        let id = table.id;
        self.store.add_table(table).await.expect("a table is set up");
        id
    }

    fn new_table(&self, number: u64, summary: Summary) -> NewTable {
        NewTable {
            id: TableId::from_random(self.seed * 1_000 + number),
            game: format!("chess-{}", self.seed),
            rules: 3,
            options: r#"{"start":20}"#.to_owned(),
            seats: 2,
            secret: [7; 32],
            setup: "clock".to_owned(),
            at: NOW + number as i64,
            summary,
        }
    }

    async fn sessions_end(&self) {
        let store = &self.store;
        let person = self.person(20, "Di").await;
        let token = |byte| self.token(byte);
        let session = Session { person, expires: NOW + 100 };
        for byte in 1..=3 {
            store.add_session(token(byte), session).await.expect("kept");
        }
        assert_eq!(store.session(token(1), NOW).await, Ok(Some(session)));
        assert_eq!(store.session(token(1), NOW + 100).await, Ok(None), "it has ended");
        assert_eq!(store.session(token(9), NOW).await, Ok(None));
        let longer = Session { expires: NOW + 900, ..session };
        store.extend_session(token(1), longer.expires).await.expect("it is there");
        assert_eq!(store.extend_session(token(9), longer.expires).await, Err(StoreError::Missing));
        assert_eq!(store.session(token(1), NOW + 100).await, Ok(Some(longer)));
        store.end_session(token(1)).await.expect("ended");
        assert_eq!(store.session(token(1), NOW).await, Ok(None));
        assert_eq!(store.session(token(2), NOW).await, Ok(Some(session)));
        assert_eq!(
            store.set_password(person, None, "h", "r").await,
            Err(StoreError::Missing),
            "a guest has no password"
        );
        assert_eq!(store.session(token(2), NOW).await, Ok(Some(session)));
        store.claim(person, "h", "r", NOW, None).await.expect("free");
        assert_eq!(store.session(token(2), NOW).await, Ok(Some(session)));
        store.set_password(person, None, "h2", "r2").await.expect("changed");
        assert_eq!(store.session(token(2), NOW).await, Ok(None), "a new password ends all sessions");
    }

    async fn what_has_ended_is_tidied_away(&self) {
        let store = &self.store;
        let token = |byte| self.token(byte);
        // Long ago, where nothing else of the suite is.
        let mut people = Vec::new();
        for (number, came) in (600..).zip([10, 10, 10, 10, 10, 10, 20]) {
            let id = self.person_id(number);
            store
                .add_person(NewPerson { id, name: format!("Guest {number} {}", self.seed), at: came })
                .await
                .expect("welcome");
            people.push(id);
        }
        let [sits, speaks, owns, reports, comes, idle, new] = people[..] else { unreachable!("there are seven") };
        let table = self.table(600, playing(&[Player::Person(sits)])).await;
        store.say(table, chat(speaks, "hello")).await.expect("said");
        store.claim(owns, "h", "r", NOW, None).await.expect("free");
        let text = "rude".to_owned();
        let report = Report { number: 0, at: NOW, by: reports, about: sits, table: None, text, handled: false };
        store.report(report).await.expect("kept");
        store.set_blocked(comes, idle, true).await.expect("kept");
        for (byte, person, expires) in [(40, idle, 25), (41, idle, 30), (42, comes, 31)] {
            store.add_session(token(byte), Session { person, expires }).await.expect("kept");
        }
        store.delete_ended_sessions(25, 1_000).await.expect("tidied");
        let ended = [(40, None), (41, Some(idle)), (42, Some(comes))];
        for (byte, person) in ended {
            let kept = store.session(token(byte), 0).await.expect("readable").map(|session| session.person);
            assert_eq!(kept, person, "{byte}");
        }
        let tidy = |after, most| store.delete_idle_guests(after, 20, 30, most);
        let before = Some(self.person_id(599));
        assert_eq!(tidy(before, 3).await, Ok(Some(owns)), "so many are looked at");
        assert_eq!(tidy(Some(owns), 4).await, Ok(Some(new)));
        for id in [sits, speaks, owns, reports, comes, new] {
            assert!(store.person(id).await.expect("readable").is_some(), "{id} stays");
        }
        assert_eq!(store.person(idle).await, Ok(None));
        assert_eq!(store.session(token(41), 0).await, Ok(None));
        assert_eq!(store.blocked(comes).await, Ok(Vec::new()));
        assert_eq!(tidy(Some(PersonId::from_number(i64::MAX)), 9).await, Ok(None), "nobody is left to look at");
    }

    async fn the_forgotten_leave_no_trace(&self) {
        let store = &self.store;
        let (id, other) = (self.person(30, "Ed").await, self.person(31, "Flo").await);
        let name = format!("Ed{}", self.seed);
        store.claim(id, "h", "r", NOW, None).await.expect("free");
        let mut token = [30; 32];
        token[..8].copy_from_slice(&self.seed.to_le_bytes());
        store.add_session(token, Session { person: id, expires: NOW + 9 }).await.expect("kept");
        store.set_blocked(other, id, true).await.expect("kept");
        let table = self.table(30, playing(&[Player::Person(id), Player::Person(other)])).await;
        store.say(table, chat(id, "secret")).await.expect("said");
        store.say(table, chat(other, "hello")).await.expect("said");
        let (game, day) = (format!("chess-{}", self.seed), format!("2025-{}", self.seed));
        let daily = DailyScore { day, person: id, table, score: 3, turns: 5, at: NOW };
        let who = Rated::Person(id);
        let change = RatingChange { who: who.clone(), game: game.clone(), start: (25.0, 4.0), gain: 1.0, kept: 0.5 };
        let finish = Finish { ratings: vec![change], daily: Some(daily.clone()), ..Finish::default() };
        store.append(Append { finish: Some(finish), ..step(table, 0, "end") }).await.expect("in order");
        let text = "secret too".to_owned();
        let report = Report { number: 0, at: NOW, by: id, about: other, table: Some(table), text, handled: false };
        store.report(report.clone()).await.expect("kept");
        store.report(Report { by: other, about: id, ..report.clone() }).await.expect("kept");
        // All of it can be had,
        assert_eq!(store.sessions_of(id).await, Ok(vec![Session { person: id, expires: NOW + 9 }]));
        assert_eq!(store.chat_by(id).await, Ok(vec![(table, Chat { number: 1, ..chat(id, "secret") })]));
        let rating = Rating { who, game, mean: 26.0, deviation: 2.0, games: 1 };
        assert_eq!(store.ratings_of(id).await, Ok(vec![rating]));
        assert_eq!(store.daily_scores_of(id).await, Ok(vec![daily]));
        let told = store.reports_by(id).await.expect("readable");
        assert_eq!(told, [Report { number: told[0].number, ..report }]);
        // and all of it goes.
        store.forget(id).await.expect("forgotten");
        assert_eq!(store.sessions_of(id).await, Ok(Vec::new()));
        assert_eq!(store.chat_by(id).await, Ok(Vec::new()));
        assert_eq!(store.ratings_of(id).await, Ok(Vec::new()));
        assert_eq!(store.daily_scores_of(id).await, Ok(Vec::new()));
        let told = store.reports_by(id).await.expect("readable");
        assert_eq!((told[0].text.as_str(), told[0].handled), ("", false), "only that there was something stays");
        assert_eq!(store.reports_by(other).await.expect("readable")[0].text, "secret too", "others' words are theirs");
        let person = store.person(id).await.expect("readable").expect("a shell stays, for the logs");
        assert_eq!((person.name.as_str(), person.password, person.recovery, person.claimed), ("", None, None, None));
        assert_eq!(store.session(token, NOW).await, Ok(None));
        assert_eq!(store.blocked(other).await, Ok(Vec::new()));
        let said = store.chat(table, 10).await.expect("readable");
        assert_eq!(said.iter().map(|chat| chat.text.as_str()).collect::<Vec<_>>(), ["hello"]);
        store.rename(other, &name).await.expect("the name is free again");
        store.claim(other, "h", "r", NOW, None).await.expect("the name is free again");
    }

    async fn blocks_and_reports(&self) {
        let store = &self.store;
        let (by, whom) = (self.person(40, "Gus").await, self.person(41, "Hal").await);
        for _ in 0..2 {
            store.set_blocked(by, whom, true).await.expect("kept");
        }
        assert_eq!(store.blocked(by).await, Ok(vec![whom]));
        assert_eq!(store.blocked(whom).await, Ok(Vec::new()));
        store.set_blocked(by, whom, false).await.expect("kept");
        assert_eq!(store.blocked(by).await, Ok(Vec::new()));
        let report =
            Report { number: 0, at: NOW, by, about: whom, table: None, text: "rude".to_owned(), handled: false };
        store.report(report.clone()).await.expect("kept");
        let mine = |reports: Vec<Report>| reports.into_iter().find(|report| report.by == by);
        let open = mine(store.reports(false).await.expect("readable")).expect("is there");
        assert_eq!(open, Report { number: open.number, ..report });
        store.handle_report(open.number).await.expect("kept");
        assert_eq!(mine(store.reports(false).await.expect("readable")), None);
        assert!(mine(store.reports(true).await.expect("readable")).expect("is there").handled);
    }

    async fn a_log_has_one_entry_after_each(&self) {
        let store = &self.store;
        let table = self.table(50, playing(&[])).await;
        assert_eq!(store.log(table, 0).await, Ok(Vec::new()));
        let at = store.table(table).await.expect("readable").expect("is there").table.at;
        assert_eq!(store.heads(vec![table]).await, Ok(vec![Head { table, number: 0, at }]));
        for after in 0..5 {
            store.append(step(table, after, &format!("step {after} ü\n"))).await.expect("in order");
        }
        for after in [2, 4, 6, 99] {
            assert_eq!(store.append(step(table, after, "again")).await, Err(StoreError::Taken), "after {after}");
        }
        let log = store.log(table, 0).await.expect("readable");
        assert_eq!(log.iter().map(|entry| entry.number).collect::<Vec<_>>(), [1, 2, 3, 4, 5]);
        assert_eq!((log[2].body.as_str(), log[2].at), ("step 2 ü\n", NOW + 1_002));
        assert_eq!(store.log(table, 3).await.expect("readable"), log[3..]);
        assert_eq!(store.log(table, 99).await, Ok(Vec::new()));
        let nowhere = TableId::from_random(self.seed ^ 0x0dd);
        let head = Head { table, number: log.len() as u64, at: NOW + 1_004 };
        assert_eq!(store.heads(vec![nowhere, table]).await, Ok(vec![head]));
        assert_eq!(store.heads(Vec::new()).await, Ok(Vec::new()));
        let row = store.table(table).await.expect("readable").expect("is there");
        assert_eq!((row.head, row.changed), (5, NOW + 1_004));
        assert_eq!((row.table.rules, row.table.secret, row.table.setup.as_str()), (3, [7; 32], "clock"));
    }

    async fn of_many_at_once_one_is_taken(&self) {
        let table = self.table(60, playing(&[])).await;
        for after in 0..10 {
            let calls: Vec<_> = (0..8)
                .map(|number| {
                    let store = Arc::clone(&self.store);
                    tokio::spawn(async move { store.append(step(table, after, &format!("by {number}"))).await })
                })
                .collect();
            let mut won = 0;
            for call in calls {
                match call.await.expect("no panic") {
                    Ok(()) => won += 1,
                    Err(error) => assert_eq!(error, StoreError::Taken),
                }
            }
            assert_eq!(won, 1);
        }
        assert_eq!(self.store.log(table, 0).await.expect("readable").len(), 10);
    }

    async fn what_is_refused_changes_nothing(&self) {
        let store = &self.store;
        let nowhere = TableId::from_random(self.seed * 1_000 + 998);
        for summary in [None, Some(playing(&[]))] {
            let append = Append { summary, ..step(nowhere, 0, "into the void") };
            assert_eq!(store.append(append).await, Err(StoreError::Missing));
        }
        assert_eq!(store.append(step(nowhere, 7, "into the void")).await, Err(StoreError::Missing));
        let mo = self.person(66, "Mo").await;
        assert_eq!(store.say(nowhere, chat(mo, "is anybody there?")).await, Err(StoreError::Missing));
        assert_eq!(store.chat(nowhere, 9).await, Ok(Vec::new()));
        assert_eq!(store.log(nowhere, 0).await, Ok(Vec::new()));
        assert_eq!(store.table(nowhere).await, Ok(None));
        assert_eq!(store.summarise(nowhere, playing(&[])).await, Err(StoreError::Missing));
    }

    async fn lists_show_what_they_should(&self) {
        let store = &self.store;
        let (ida, jo) = (self.person(70, "Ida").await, self.person(71, "Jo").await);
        let open = |public| Summary {
            status: Status::Open,
            public,
            players: vec![Player::Person(ida), Player::Free],
            result: None,
        };
        let shown = self.table(70, open(true)).await;
        let hidden = self.table(71, open(false)).await;
        let newer = self.table(72, open(true)).await;
        let game = format!("chess-{}", self.seed);
        let ids = |rows: Vec<crate::TableRow>| rows.into_iter().map(|row| row.table.id).collect::<Vec<_>>();
        let lobby = |page| store.lobby(Some(&game), Status::Open, page);
        assert_eq!(ids(lobby(Page::first(10)).await.expect("readable")), [newer, shown]);
        assert_eq!(ids(lobby(Page::first(1)).await.expect("readable")), [newer]);
        assert_eq!(ids(lobby(Page { before: NOW + 72, most: 5 }).await.expect("readable")), [shown]);
        let elsewhere = store.lobby(Some("go"), Status::Open, Page::first(10)).await.expect("readable");
        assert_eq!(elsewhere, Vec::new());
        let everywhere = ids(store.lobby(None, Status::Open, Page::first(1_000)).await.expect("readable"));
        assert!(everywhere.contains(&shown) && !everywhere.contains(&hidden));
        let of = |person| store.tables_of(person, Status::Open, Page::first(10));
        assert_eq!(ids(of(ida).await.expect("readable")), [newer, hidden, shown]);
        assert_eq!(of(jo).await, Ok(Vec::new()));
        let seated = playing(&[Player::Person(jo), Player::Bot("brown".to_owned())]);
        store.append(Append { summary: Some(seated.clone()), ..step(hidden, 0, "sit") }).await.expect("in order");
        assert_eq!(ids(of(ida).await.expect("readable")), [newer, shown]);
        let now = store.tables_of(jo, Status::Playing, Page::first(10)).await.expect("readable");
        assert_eq!((now.len(), &now[0].table.summary), (1, &seated));
        let once = store.tables_of(ida, Status::Playing, Page::first(10)).await.expect("readable");
        assert_eq!(ids(once), [hidden], "whoever played there keeps it");
        let idle = store.idle_tables(Status::Open, NOW + 71, 1_000).await.expect("readable");
        assert!(idle.contains(&shown) && !idle.contains(&newer));
        let idle = store.idle_tables(Status::Playing, NOW + 500, 1_000).await.expect("readable");
        assert!(!idle.contains(&hidden), "its last entry is younger");
    }

    async fn who_gets_up_before_the_game_is_taken_off_the_list(&self) {
        let store = &self.store;
        let (nan, ott) = (self.person(75, "Nan").await, self.person(76, "Ott").await);
        let sitting = |players: &[Player]| Summary { status: Status::Open, ..playing(players) };
        let both = [Player::Person(nan), Player::Person(ott)];
        let alone = [Player::Person(nan), Player::Free];
        let table = self.table(75, sitting(&both)).await;
        let other = self.table(76, sitting(&both)).await;
        let of = async |person, status| {
            let rows = store.tables_of(person, status, Page::first(10)).await.expect("readable");
            rows.into_iter().map(|row| row.table.id).collect::<Vec<_>>()
        };
        let change = async |after, players: &[Player]| {
            let up = Append { summary: Some(sitting(players)), ..step(table, after, "up or down") };
            store.append(up).await.expect("in order");
        };
        change(0, &alone).await;
        assert_eq!(of(nan, Status::Open).await, [other, table]);
        assert_eq!(of(ott, Status::Open).await, [other], "only there");
        change(1, &both).await;
        assert_eq!(of(ott, Status::Open).await, [other, table], "they sat down again");
        change(2, &[Player::Free, Player::Free]).await;
        assert_eq!((of(nan, Status::Open).await, of(ott, Status::Open).await), (vec![other], vec![other]));
        store.summarise(other, sitting(&alone)).await.expect("is there");
        assert_eq!((of(nan, Status::Open).await, of(ott, Status::Open).await), (vec![other], Vec::new()));
        change(3, &both).await;
        let begun = Append { summary: Some(playing(&both)), ..step(table, 4, "begin") };
        store.append(begun).await.expect("in order");
        let over = Summary { status: Status::Over, ..playing(&alone) };
        store.append(Append { summary: Some(over), ..step(table, 5, "end") }).await.expect("in order");
        assert_eq!(of(ott, Status::Over).await, [table], "whoever played keeps it");
    }

    async fn games_that_end_at_once_all_count(&self, who: PersonId, game: &str) {
        let who = Rated::Person(who);
        let before = self.store.rating(who.clone(), game).await.expect("readable").expect("rated");
        let mut ends = Vec::new();
        for number in 0..8 {
            let table = self.table(900 + number, playing(&[])).await;
            let (who, game) = (who.clone(), game.to_owned());
            let change = RatingChange { who, game, start: (0.0, 1.0), gain: 0.5, kept: 0.5 };
            let finish = Some(Finish { ratings: vec![change], ..Finish::default() });
            let (store, end) = (Arc::clone(&self.store), Append { finish, ..step(table, 0, "end") });
            ends.push(tokio::spawn(async move { store.append(end).await }));
        }
        for end in ends {
            end.await.expect("no panic").expect("in order");
        }
        let after = self.store.rating(who, game).await.expect("readable").expect("rated");
        assert_eq!((after.mean, after.games), (before.mean + 4.0, before.games + 8));
        assert!((after.deviation / before.deviation - 1.0 / 256.0).abs() < 1e-9, "{after:?}");
    }

    async fn a_finished_game_brings_results_ratings_and_the_daily_score(&self) {
        let store = &self.store;
        let (kim, lou) = (self.person(80, "Kim").await, self.person(81, "Lou").await);
        let game = format!("chess-{}", self.seed);
        let day = format!("2026-{}", self.seed);
        let table = self.table(80, playing(&[Player::Person(kim)])).await;
        let result = |player: Player, seat: u8, at: Millis| TableResult {
            table,
            game: game.clone(),
            seat,
            player,
            won: seat == 0,
            place: seat,
            score: -3,
            at,
        };
        let rating = |who, mean| Rating { who, game: game.clone(), mean, deviation: 2.0, games: 1 };
        let rated = |who, gain| RatingChange { who, game: game.clone(), start: (25.0, 4.0), gain, kept: 0.5 };
        let daily = |person, score, turns, at| DailyScore { day: day.clone(), person, table, score, turns, at };
        let results = vec![result(Player::Person(kim), 0, NOW + 1), result(Player::Bot("cub".to_owned()), 1, NOW + 1)];
        let finish = Finish {
            results: results.clone(),
            ratings: vec![rated(Rated::Person(kim), 1.25), rated(Rated::Bot("cub".to_owned()), -1.0)],
            daily: Some(daily(kim, 10, 30, NOW)),
        };
        let over = Summary { status: Status::Over, result: Some("winners 0".to_owned()), ..playing(&[]) };
        let last = Append { summary: Some(over), finish: Some(finish), ..step(table, 0, "end") };
        store.append(last.clone()).await.expect("in order");
        assert_eq!(store.append(last).await, Err(StoreError::Taken), "nothing is counted twice");
        assert_eq!(store.results_of(kim, Page::first(5)).await, Ok(vec![results[0].clone()]));
        assert_eq!(store.results_of(lou, Page::first(5)).await, Ok(Vec::new()));
        let tally = crate::Tally { game: game.clone(), played: 1, won: 1, best: -3 };
        assert_eq!(store.tally(kim).await, Ok(vec![tally]));
        assert_eq!(store.tally(lou).await, Ok(Vec::new()));
        let known = store.rating(Rated::Person(kim), &game).await;
        assert_eq!(known, Ok(Some(rating(Rated::Person(kim), 26.25))));
        assert_eq!(store.rating(Rated::Person(lou), &game).await, Ok(None));
        let best = store.ratings(&game, 10).await.expect("readable");
        assert_eq!(best.iter().map(|rating| rating.mean).collect::<Vec<_>>(), [26.25, 24.0]);
        self.games_that_end_at_once_all_count(kim, &game).await;
        let guest = self.person(82, "Moe").await;
        let scores = [daily(kim, 12, 9, NOW + 2), daily(lou, 10, 29, NOW + 3), daily(guest, 9, 5, NOW + 4)];
        for (after, score) in scores.into_iter().enumerate() {
            let finish = Some(Finish { daily: Some(score), ..Finish::default() });
            store.append(Append { finish, ..step(table, after as u64 + 1, "again") }).await.expect("in order");
        }
        store.claim(kim, "h", "r", NOW - 2, None).await.expect("free");
        store.claim(lou, "h", "r", NOW - 1, None).await.expect("free");
        let board = store.daily(&day, NOW, 10).await.expect("readable");
        assert_eq!(board, [daily(lou, 10, 29, NOW + 3), daily(kim, 10, 30, NOW)], "the first counts, fewer turns win");
        let board = store.daily(&day, NOW - 1, 10).await.expect("readable");
        assert_eq!(board, [daily(kim, 10, 30, NOW)], "whoever claimed too late is not ranked");
        let place = |person, before| store.daily_of(&day, before, person);
        assert_eq!(place(guest, NOW).await, Ok(Some((daily(guest, 9, 5, NOW + 4), 2))));
        assert_eq!(place(kim, NOW).await, Ok(Some((daily(kim, 10, 30, NOW), 1))));
        assert_eq!(place(kim, NOW - 1).await, Ok(Some((daily(kim, 10, 30, NOW), 0))));
        assert_eq!(store.daily_of("1999", NOW, kim).await, Ok(None));
        let row = store.table(table).await.expect("readable").expect("is there");
        assert_eq!(row.table.summary.result.as_deref(), Some("winners 0"));
    }

    async fn chat_is_counted_from_one(&self) {
        let store = &self.store;
        let mo = self.person(90, "Mo").await;
        let table = self.table(90, playing(&[])).await;
        for number in 1..=4 {
            assert_eq!(store.say(table, chat(mo, &format!("line {number}"))).await, Ok(number));
        }
        let said = store.chat(table, 2).await.expect("readable");
        assert_eq!(
            said.iter().map(|chat| (chat.number, chat.text.as_str())).collect::<Vec<_>>(),
            [(3, "line 3"), (4, "line 4")]
        );
    }

    async fn a_deleted_table_is_gone(&self) {
        let store = &self.store;
        let ned = self.person(95, "Ned").await;
        let table = self.table(95, playing(&[Player::Person(ned)])).await;
        store.append(step(table, 0, "x")).await.expect("in order");
        store.say(table, chat(ned, "hi")).await.expect("said");
        store.delete_table(table).await.expect("deleted");
        assert_eq!(store.table(table).await, Ok(None));
        assert_eq!(store.log(table, 0).await, Ok(Vec::new()));
        assert_eq!(store.chat(table, 5).await, Ok(Vec::new()));
        assert_eq!(store.tables_of(ned, Status::Playing, Page::first(5)).await, Ok(Vec::new()));
    }

    async fn operators_find_people_and_tables(&self) {
        let store = &self.store;
        let (zoe, zoltan) = (self.person(100, "Zoë").await, self.person(101, "Zoltan").await);
        let found = |people: Vec<crate::Person>| people.into_iter().map(|person| person.id).collect::<Vec<_>>();
        let find = format!("ZOË{}", self.seed);
        assert_eq!(found(store.people(&find, 10).await.expect("readable")), [zoe]);
        assert_eq!(store.people("zo", 1).await.expect("readable").len(), 1, "at most so many");
        store.forget(zoltan).await.expect("forgotten");
        assert!(!found(store.people("", u32::MAX).await.expect("readable")).contains(&zoltan));
        let (open, over) =
            (Summary { status: Status::Open, ..playing(&[]) }, Summary { status: Status::Over, ..playing(&[]) });
        let (open, over) = (self.table(100, open).await, self.table(101, over).await);
        let ids = |rows: Vec<crate::TableRow>| rows.into_iter().map(|row| row.table.id).collect::<Vec<_>>();
        let all = ids(store.tables(None, Page::first(u32::MAX)).await.expect("readable"));
        assert!(all.contains(&open) && all.contains(&over));
        let open_only = ids(store.tables(Some(Status::Open), Page::first(u32::MAX)).await.expect("readable"));
        assert!(open_only.contains(&open) && !open_only.contains(&over));
        let row = store.table(open).await.expect("readable").expect("is there");
        assert_eq!(store.add_table(row.table).await, Err(StoreError::Taken), "an id has one table");
    }

    async fn a_fact_is_kept_once(&self) {
        let (store, name) = (&self.store, format!("secret-{}", self.seed));
        assert_eq!(store.keep_fact(&name, vec![1, 2]).await, Ok(vec![1, 2]));
        assert_eq!(store.keep_fact(&name, vec![3]).await, Ok(vec![1, 2]), "the first stays");
        assert_eq!(store.set_fact(&name, vec![4]).await, Ok(Some(vec![1, 2])), "unless another is to take its place");
        assert_eq!(store.keep_fact(&name, vec![5]).await, Ok(vec![4]));
        assert_eq!(store.set_fact(&format!("{name}-other"), vec![6]).await, Ok(None));
    }

    async fn a_lease_has_one_holder_until_it_ends(&self) {
        const LONG: Duration = Duration::from_hours(1);
        const SHORT: Duration = Duration::from_millis(50);
        let (store, name) = (&self.store, format!("bots-{}", self.seed));
        let (first, second) = (u64::MAX, 2);
        assert_eq!(store.lease(&name, first, LONG).await, Ok(true));
        assert_eq!(store.lease(&name, second, LONG).await, Ok(false), "somebody holds it");
        assert_eq!(store.lease(&format!("{name}-other"), second, LONG).await, Ok(true), "another name, another lease");
        assert_eq!(store.lease(&name, first, LONG).await, Ok(true), "one's own is renewed");
        store.release(&name, second).await.expect("nothing to give back");
        assert_eq!(store.lease(&name, second, LONG).await, Ok(false), "nobody gives back what another holds");
        store.release(&name, first).await.expect("given back");
        assert_eq!(store.lease(&name, second, LONG).await, Ok(true), "it was given back");
        assert_eq!(store.lease(&name, second, SHORT).await, Ok(true), "renewed for less, it ends sooner");
        let mut taken = false;
        for _ in 0..200 {
            tokio::time::sleep(SHORT).await;
            taken = store.lease(&name, first, LONG).await.expect("an answer");
            if taken {
                break;
            }
        }
        assert!(taken, "it ends by itself");
        assert_eq!(store.lease(&name, second, LONG).await, Ok(false), "whoever was slow has lost it");
    }
}

fn playing(players: &[Player]) -> Summary {
    Summary { status: Status::Playing, public: false, players: players.to_vec(), result: None }
}

fn step(table: TableId, after: u64, body: &str) -> Append {
    Append { table, after, at: NOW + 1_000 + after as i64, body: body.to_owned(), summary: None, finish: None }
}

fn chat(person: PersonId, text: &str) -> Chat {
    Chat { number: 0, at: NOW, person, text: text.to_owned() }
}
