//! Studies: exact on what can be counted again, the same whatever the threads and interruptions, true about who is
//! favoured.

use std::ops::ControlFlow;
use std::sync::atomic::AtomicBool;

use bearcade_core::{GameOptions, OptionValue, OptionValues, Step, Turn};
use bearcade_lab::findings::{Axis, Findings, Sweep};
use bearcade_lab::measure::Measured;
use bearcade_lab::stats::share_interval;
use bearcade_lab::{Batch, Bot, Ladder, Ran, Study, Variant, at_table, run};
use bearcade_table::games::chaos_bear::ChaosBear;
use bearcade_table::games::de_beer_is_los::DeBeerIsLos;
use bearcade_table::games::el_oso::ElOso;
use bearcade_table::games::folly_and_fortune::FollyAndFortune;
use bearcade_table::games::hold_my_bear::HoldMyBear;
use bearcade_table::{Record, Replay, for_each_game};

fn variant<G: Measured>(name: &str, players: &[&str], options: &[(&str, OptionValue)]) -> Variant<G> {
    let values: OptionValues = options.iter().map(|(name, value)| ((*name).to_owned(), value.clone())).collect();
    let bots: Vec<Bot> = players.iter().map(|name| Bot::named::<G>(name).expect("a player")).collect();
    let seats = if bots.len() == 1 { Ladder::<G>::usual_seats() } else { bots.len() as u8 };
    let game = G::new(G::Options::from_values(&values).expect("good options"), seats).expect("good seats");
    Variant::new(name, game, &at_table(&bots, seats).expect("one for each seat"))
}

fn study<G: Measured>(players: &[&str], seed: u64) -> Study<G> {
    Study::new(vec![variant("as printed", players, &[])], seed, true)
}

fn played<G: Measured>(study: &Study<G>, games: u64, threads: usize) -> Batch {
    let never = AtomicBool::new(false);
    let mut total = study.nothing();
    // Seven at a time, so that threads take turns and the last batch is a short one.
    let ran = run(
        0..games.div_ceil(7),
        threads,
        &never,
        || study.bench(),
        |bench, job| study.play(bench, job * 7..(job * 7 + 7).min(games), &never),
        |_, batch| {
            total.merge(&batch);
            ControlFlow::Continue(())
        },
    );
    assert_eq!(ran, Ran::Through);
    total
}

fn findings<G: Measured>(study: &Study<G>, batch: &Batch) -> Findings {
    Findings::of(study, batch, true, "the command", "the other command", &Sweep::default(), &[])
}

/// The mean of a metric.
fn mean<G: Measured>(study: &Study<G>, batch: &Batch, variant: usize, key: &str) -> f64 {
    let metrics = study.variants()[variant].metrics();
    let at = metrics.iter().position(|metric| metric.key == key).unwrap_or_else(|| panic!("no {key}"));
    batch.tallies[variant].metrics[at].mean(metrics[at].unit).mean()
}

#[test]
fn any_number_of_threads_gives_the_same_report() {
    fn check<G: Measured>(games: u64) {
        let study = study::<G>(&["random"], 3);
        let one = played(&study, games, 1);
        assert_eq!(one.games, games);
        for threads in [2, 3] {
            let other = played(&study, games, threads);
            assert_eq!(other, one, "{}", G::SLUG);
            assert_eq!(findings(&study, &other).to_html(), findings(&study, &one).to_html());
        }
        let others = self::study::<G>(&["random"], 4);
        assert_ne!(played(&others, games, 1), one, "another seed, other games");
    }
    macro_rules! each {
        ($($game:ty),+) => { $(check::<$game>(40);)+ };
    }
    for_each_game!(each);
}

/// A file holds what was finished between two looks at the clock; whatever was finished, the sum is the same.
#[test]
fn parts_of_any_size_read_back_from_text_make_the_same_whole() {
    let study = study::<FollyAndFortune>(&["random", "random", "black"], 9);
    let never = AtomicBool::new(false);
    let whole = played(&study, 30, 2);
    for cut in [0, 1, 13, 30] {
        let mut total = study.nothing();
        for numbers in [0..cut, cut..30] {
            let part = study.play(&mut study.bench(), numbers, &never).expect("nobody stops it");
            let text = serde_json::to_string(&part).expect("JSON");
            let read: Batch = serde_json::from_str(&text).expect("what was written");
            assert!(read.fits(&total));
            total.merge(&read);
        }
        assert_eq!(total, whole, "cut at {cut}");
    }
    let other = self::study::<FollyAndFortune>(&["random", "black"], 9).nothing();
    assert!(!other.fits(&whole), "another table has another shape");
}

/// Turns, decisions and winners once more, from the record.
#[test]
fn what_is_measured_can_be_counted_again_in_the_record() {
    fn check<G: Measured>() {
        let study = study::<G>(&["random"], 11);
        for number in 0..5 {
            let batch = study.play(&mut study.bench(), number..number + 1, &AtomicBool::new(false)).expect("played");
            let record = study.record(0, number);
            let text = record.to_string();
            let mut replay = Replay::<G>::new(Record::parse(&text).expect("a record")).expect("of this game");
            let (mut decisions, mut forced, mut actions) = (0u32, 0u32, 0usize);
            loop {
                let asked = match replay.played().turn() {
                    Turn::Decide(seats) => seats.first(),
                    _ => None,
                };
                let legal = asked.map_or(0, |seat| replay.played().legal_actions(seat).len());
                match replay.advance() {
                    None => break,
                    Some(done) => {
                        if matches!(done.expect("it follows the rules").step, Step::Act(..)) {
                            decisions += 1;
                            forced += u32::from(legal == 1);
                            actions += legal;
                        }
                    }
                }
            }
            let value = |key: &str| mean(&study, &batch, 0, key);
            assert!((value("decisions") - f64::from(decisions)).abs() < 1e-9, "{}", G::SLUG);
            assert!((value("forced") - f64::from(forced) / f64::from(decisions)).abs() < 2e-3, "{}", G::SLUG);
            assert!((value("actions") - actions as f64 / f64::from(decisions)).abs() < 2e-3, "{}", G::SLUG);
            let outcome = replay.played().outcome().expect("it is over");
            for seat in 0..study.variants()[0].game().seats() {
                let seat = bearcade_core::Seat::new(seat);
                let winners = outcome.winners();
                let share = if winners.contains(seat) { 1.0 / winners.len() as f64 } else { 0.0 };
                let key = format!("seat_{}", seat.index() + 1);
                assert!((value(&key) - share).abs() < 1e-9, "{} {key}", G::SLUG);
            }
            let tally = &batch.tallies[0];
            assert_eq!((tally.longest, tally.longest.map(|odd| odd.game)), (tally.shortest, Some(number)));
        }
    }
    macro_rules! each {
        ($($game:ty),+) => { $(check::<$game>();)+ };
    }
    for_each_game!(each);
}

/// The game of the rulebook's first example, and what can be read off it.
#[test]
fn a_chase_is_measured_as_it_can_be_read() {
    let study = study::<ChaosBear>(&["always-draw"], 5);
    let batch = played(&study, 200, 2);
    let tally = &batch.tallies[0];
    // Everybody stands on 30 at the start and draws, so in every game both first moves are draws.
    let choices = &study.variants()[0].groups()[1];
    assert_eq!((choices.key, &choices.things[1][..]), ("first", "draw"));
    assert_eq!((tally.uses[6].times, tally.uses[7].times), (0, 400));
    let drawn: u64 = tally.uses[..6].iter().map(|usage| usage.times).sum();
    assert_eq!(drawn, tally.uses[9].times, "a card for every draw");
    assert_eq!(tally.ends.iter().sum::<u64>(), 200);
    assert_eq!(tally.winners[1] + tally.winners[2], 200);
    assert!((mean(&study, &batch, 0, "order_1") - mean(&study, &batch, 0, "seat_1")).abs() < 1e-12, "seat 1 begins");
}

/// One turn each and the bear has everybody: all that is measured is known beforehand.
fn one_round(seed: u64) -> Study<ChaosBear> {
    let options = [("start", OptionValue::Whole(1)), ("energy", OptionValue::Whole(1_000_000))];
    Study::new(vec![variant("one round", &["random"], &options)], seed, true)
}

#[test]
fn a_game_of_one_round_is_measured_exactly() {
    let study = one_round(1);
    let batch = played(&study, 50, 2);
    for (key, exact) in [("turns", 2.0), ("rounds", 1.0), ("decisions", 2.0), ("actions", 1.0), ("forced", 1.0)] {
        assert!((mean(&study, &batch, 0, key) - exact).abs() < 1e-12, "{key}");
    }
    assert_eq!(batch.tallies[0].ends, [0, 50, 0], "both are always caught together");
    let limited = variant::<ElOso>("one turn", &["random"], &[("turn_limit", OptionValue::Whole(1))]);
    let study = Study::new(vec![limited], 1, true);
    let batch = played(&study, 50, 2);
    assert_eq!((mean(&study, &batch, 0, "turns"), mean(&study, &batch, 0, "score")), (1.0, 0.0));
    assert_eq!(batch.tallies[0].ends, [0, 0, 50]);
    assert_eq!(batch.tallies[0].stall.map(|odd| odd.value), Some(1), "a rule cut it short");
    let won = findings(&study, &batch).sections[0].sentence.clone();
    // Wilson's interval for none of fifty, with Student's 2.0096 for 49 degrees of freedom: 4.0384 / 54.0384.
    assert!(won.starts_with("Games won: 0.0 % (0.0–7.5 %)"), "{won}");
}

/// Two dice show the same in one throw of six; then the win is shared.
#[test]
fn intervals_of_runs_hold_the_truth_at_their_rate() {
    let (mut ties_held, mut seats_held) = (0, 0);
    for seed in 0..300 {
        let study = one_round(seed);
        let batch = study.play(&mut study.bench(), 0..100, &AtomicBool::new(false)).expect("nobody stops it");
        let share = |key: &str| {
            let at = study.variants()[0].metrics().iter().position(|metric| metric.key == key).expect("a metric");
            share_interval(&batch.tallies[0].metrics[at].mean(study.variants()[0].metrics()[at].unit), 0.95)
        };
        ties_held += usize::from(share("ties").holds(1.0 / 6.0));
        seats_held += usize::from(share("seat_1").holds(0.5));
    }
    // 285 expected; about four standard deviations.
    assert!((268..=298).contains(&ties_held), "{ties_held} of 300");
    assert!((268..=298).contains(&seats_held), "{seats_held} of 300");
}

/// The lead once more, from all squares of the record at the starts of rounds.
#[test]
fn the_lead_can_be_followed_in_the_record() {
    let study = study::<ChaosBear>(&["random", "random", "random"], 13);
    for number in 0..20 {
        let batch = study.play(&mut study.bench(), number..number + 1, &AtomicBool::new(false)).expect("played");
        let mut replay = Replay::<ChaosBear>::new(study.record(0, number)).expect("of this game");
        let (mut moments, mut turns) = (Vec::new(), 0);
        loop {
            let position = replay.played().state().position;
            let squares = [0, 1, 2].map(|seat| {
                let seat = bearcade_core::Seat::new(seat);
                position.running.contains(seat).then(|| position.runners[seat.index()].square)
            });
            let starts =
                matches!(replay.played().turn(), Turn::Decide(seats) if seats.first() == position.running.first());
            if starts || replay.played().turn() == Turn::Over {
                moments.push((turns, squares));
            }
            match replay.advance() {
                None => break,
                Some(done) => turns += i64::from(matches!(done.expect("legal").step, Step::Act(..))),
            }
        }
        let outcome = replay.played().outcome().expect("it is over");
        if outcome.winners().len() != 1 {
            continue;
        }
        let winner = outcome.winners().first().expect("one").index();
        let (mut leaders, mut behind, mut until) = (Vec::new(), 0, 0);
        for (turns, squares) in &moments {
            let best = squares.iter().flatten().max();
            let first: Vec<usize> = (0..3).filter(|&seat| best.is_some() && squares[seat].as_ref() == best).collect();
            if let [only] = first[..] {
                leaders.push(only);
            }
            if let (Some(own), Some(best)) = (squares[winner], best)
                && own < *best
            {
                (behind, until) = (behind.max(best - own), *turns);
            }
        }
        leaders.dedup();
        let value = |key: &str| mean(&study, &batch, 0, key);
        assert!((value("lead_changes") - leaders.len().saturating_sub(1) as f64).abs() < 1e-9, "game {number}");
        assert!((value("comeback") - f64::from(behind)).abs() < 1e-9, "game {number}");
        assert!((value("decided") - (100 * until / turns) as f64 / 100.0).abs() < 1e-9, "game {number}");
    }
}

#[test]
fn measuring_changes_no_game() {
    let measured = study::<HoldMyBear>(&["black", "random", "random"], 2);
    let bare = study::<HoldMyBear>(&["black", "random", "random"], 2).unmeasured();
    let (measured, bare) = (played(&measured, 30, 2), played(&bare, 30, 2));
    assert_eq!(measured.tallies[0].players, bare.tallies[0].players);
    assert_eq!(measured.tallies[0].winners, bare.tallies[0].winners);
    assert_eq!(bare.tallies[0].metrics[0].count(), 0, "nothing else is measured");
}

#[test]
fn a_variant_does_not_differ_from_itself_and_differs_from_another() {
    let start = |squares| [("start", OptionValue::Whole(squares))];
    let same = |name| variant::<ChaosBear>(name, &["black"], &[]);
    let other = variant::<ChaosBear>("start=60", &["black"], &start(60));
    let study = Study::new(vec![same("one"), same("again"), other], 1, true);
    let batch = played(&study, 300, 2);
    for sums in &batch.differences[0] {
        assert_eq!(sums.sum(), 0);
    }
    let found = findings(&study, &batch);
    assert!(found.sections[0].sentence.starts_with("No difference is seen between again and one."), "{found}");
    let longer = &found.sections[1].sentence;
    assert!(longer.contains("turns more by ") && longer.contains("With start=60 instead of one: "), "{longer}");
}

#[test]
fn a_sweep_draws_curves_and_a_map() {
    let at = |start, energy| {
        let options = [("start", OptionValue::Whole(start)), ("energy", OptionValue::Whole(energy))];
        variant::<ChaosBear>(&format!("start={start} energy={energy}"), &["random"], &options)
    };
    let axis = |option: &str, values: &[&str]| Axis {
        option: option.to_owned(),
        values: values.iter().map(|value| (*value).to_owned()).collect(),
    };
    let study = Study::new(vec![at(20, 1), at(20, 3), at(40, 1), at(40, 3)], 1, true);
    let batch = played(&study, 60, 2);
    let map = Sweep { axes: vec![axis("start", &["20", "40"]), axis("energy", &["1", "3"])] };
    let page = Findings::of(&study, &batch, true, "", "", &map, &[]).to_html();
    assert!(page.contains("What start and energy change"), "a map");
    let line = Sweep { axes: vec![axis("start", &["20", "30", "35", "40"])] };
    let page = Findings::of(&study, &batch, true, "", "", &line, &[]).to_html();
    assert!(page.contains("What start changes"), "a curve");
}

#[test]
fn a_hand_that_is_tied_stays_tied() {
    fn check<G: Measured>() {
        for (name, _) in G::RESTRICTIONS {
            let tied = format!("black:{name}");
            let study = study::<G>(&[&tied], 7);
            assert_eq!(played(&study, 3, 1).games, 3, "{tied} plays on");
            assert_eq!(study.variants()[0].players()[0].to_string(), tied);
        }
    }
    macro_rules! each {
        ($($game:ty),+) => { $(check::<$game>();)+ };
    }
    for_each_game!(each);
    let never = study::<ChaosBear>(&["black:never-draw"], 7);
    assert_eq!(played(&never, 100, 2).tallies[0].uses[9].times, 0, "no draw was chosen");
    let never = study::<FollyAndFortune>(&["black:never-reroll"], 7);
    let batch = played(&never, 20, 2);
    let last = batch.tallies[0].uses.len() - 1;
    assert_eq!(batch.tallies[0].uses[last].times, 0, "no second roll was chosen");
    let unknown = Bot::named::<ChaosBear>("black:never-sleep").expect_err("no such restriction").to_string();
    assert_eq!(unknown, "Chaos Bear has no restriction never-sleep; it has never-draw, always-draw");
}

/// Two who never draw are alike, and the bear moves after both: nobody can be favoured.
#[test]
fn the_intervals_hold_what_is_known_exactly() {
    let study = study::<ChaosBear>(&["always-roll"], 21);
    let batch = played(&study, 2000, 2);
    let found = findings(&study, &batch);
    assert!(found.sections[0].sentence.starts_with("Nobody is seen to be favoured"), "{found}");
    let shares: f64 = (1..=2).map(|seat| mean(&study, &batch, 0, &format!("seat_{seat}"))).sum();
    assert!((shares - 1.0).abs() < 1e-12, "a win is shared by all seats");
}

#[test]
fn a_better_player_is_seen_to_be_better_from_every_seat() {
    let study = study::<DeBeerIsLos>(&["black", "random"], 1);
    let batch = played(&study, 40, 2);
    assert!(batch.tallies[0].players[0].sum() > 2 * batch.tallies[0].players[1].sum());
    assert_eq!(batch.tallies[0].players[0].count(), 40, "one seat a game");
    let solo = self::study::<ElOso>(&["black"], 1);
    let found = findings(&solo, &played(&solo, 40, 2));
    assert!(found.sections[0].sentence.starts_with("Games won: "), "{found}");
}

/// Every tag that is opened is closed, in order, in the pages of all games.
#[test]
fn pages_are_well_formed() {
    fn check<G: Measured>() {
        let study = study::<G>(&["random"], 1);
        let page = findings(&study, &played(&study, 40, 2)).to_html();
        let mut open: Vec<&str> = Vec::new();
        let style = page.find("<style>").expect("a style")..page.find("</style>").expect("its end");
        let body = page.replace(&page[style], "<style>");
        for tag in body.split('<').skip(1).map(|rest| rest.split('>').next().unwrap_or_default()) {
            let name = tag.trim_start_matches('/').split([' ', '\n', '/']).next().unwrap_or_default();
            match tag {
                _ if tag.starts_with('!') || tag.starts_with('?') || name == "meta" || tag.ends_with('/') => {}
                _ if tag.starts_with('/') => assert_eq!(open.pop(), Some(name), "{}: {tag}", G::SLUG),
                _ => open.push(name),
            }
        }
        assert_eq!(open, [""; 0], "{}", G::SLUG);
        for outside in ["http://", "https://", "src=", "@import"] {
            let found = page.replace("http://www.w3.org/2000/svg", "").contains(outside);
            assert!(!found, "{}: the page needs nothing beside it, not {outside}", G::SLUG);
        }
        assert!(!page.contains("\"#0"), "{}: every colour has a name", G::SLUG);
    }
    macro_rules! each {
        ($($game:ty),+) => { $(check::<$game>();)+ };
    }
    for_each_game!(each);
}
