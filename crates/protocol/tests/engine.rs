//! Whatever is sent, the engine answers one line and stays as it was unless it says otherwise.

use bearcade_protocol::{Engine, MOST_BYTES, serve};
use bearcade_table::all_games;
use serde_json::{Value, json};

fn ask(engine: &mut Engine, request: &str) -> Value {
    serde_json::from_str(&engine.answer(request).json).expect("an answer is JSON")
}

fn code(engine: &mut Engine, request: &str) -> String {
    let answer = ask(engine, request);
    answer["error"]["code"].as_str().unwrap_or_else(|| panic!("{request} → {answer}")).to_owned()
}

fn asked() -> Engine {
    let mut engine = Engine::new();
    ask(&mut engine, r#"{"cmd":"new","game":"chaos-bear","seats":3,"chance":"ask"}"#);
    engine
}

#[test]
fn bad_lines_get_their_code_and_change_nothing() {
    let mut engine = asked();
    ask(&mut engine, r#"{"cmd":"act","action":"roll"}"#);
    let before = ask(&mut engine, r#"{"cmd":"record"}"#);
    for (request, expected) in [
        ("", "bad_json"),
        ("roll", "bad_json"),
        ("[1]", "bad_json"),
        ("\u{fffd}", "bad_json"),
        (r#"{"cmd":"turn""#, "bad_json"),
        ("{}", "bad_request"),
        (r#"{"cmd":7}"#, "bad_request"),
        (r#"{"cmd":"dance"}"#, "unknown_command"),
        (r#"{"cmd":"turn","please":true}"#, "bad_request"),
        (r#"{"cmd":"act"}"#, "bad_request"),
        (r#"{"cmd":"act","action":5}"#, "bad_request"),
        (r#"{"cmd":"act","action":"roll","seat":-1}"#, "bad_request"),
        (r#"{"cmd":"act","action":"roll","seat":1.5}"#, "bad_request"),
        (r#"{"cmd":"act","action":"roll","seat":300}"#, "bad_request"),
        (r#"{"cmd":"act","action":"roll","seat":200}"#, "bad_seat"),
        (r#"{"cmd":"act","action":"roll","seat":3}"#, "bad_seat"),
        (r#"{"cmd":"act","action":"fly","seat":1}"#, "notation"),
        (r#"{"cmd":"act","action":"roll","seat":0}"#, "chance_due"),
        (r#"{"cmd":"act","action":"roll"}"#, "chance_due"),
        (r#"{"cmd":"chance","outcome":"9"}"#, "notation"),
        (r#"{"cmd":"chance","outcome":"hunger"}"#, "impossible"),
        (r#"{"cmd":"chance","outcome":"4","seat":0}"#, "bad_request"),
        (r#"{"cmd":"leave","seat":7}"#, "bad_seat"),
        (r#"{"cmd":"leave"}"#, "bad_request"),
        (r#"{"cmd":"undo","seat":1}"#, "cannot_undo"),
        (r#"{"cmd":"undo","seat":3}"#, "bad_seat"),
        (r#"{"cmd":"view","viewer":3}"#, "bad_seat"),
        (r#"{"cmd":"view","viewer":99}"#, "bad_seat"),
        (r#"{"cmd":"view","viewer":"me"}"#, "bad_request"),
        (r#"{"cmd":"perft","depth":101}"#, "too_many"),
        (r#"{"cmd":"perft","depth":40}"#, "too_many"),
        (r#"{"cmd":"perft","depth":-1}"#, "bad_request"),
        (r#"{"cmd":"bot","level":"black"}"#, "chance_due"),
        (r#"{"cmd":"bot","level":"black","seat":0}"#, "chance_due"),
        (r#"{"cmd":"bot","level":"black","seat":3}"#, "bad_seat"),
        (r#"{"cmd":"bot"}"#, "bad_request"),
        (r#"{"cmd":"bot","level":"black","nodes":-1}"#, "bad_request"),
        (r#"{"cmd":"load","record":"","seed":1}"#, "bad_record"),
        (r#"{"cmd":"load","record":"bearcade 1\n"}"#, "bad_request"),
        (r#"{"cmd":"new","game":"chess","seed":1}"#, "unknown_game"),
        (r#"{"cmd":"new","game":"chaos-bear"}"#, "bad_request"),
        (r#"{"cmd":"new","game":"chaos-bear","seed":1,"chance":"ask"}"#, "bad_request"),
        (r#"{"cmd":"new","game":"chaos-bear","seed":-1}"#, "bad_request"),
        (r#"{"cmd":"new","game":"chaos-bear","seats":9,"seed":1}"#, "bad_seats"),
        (r#"{"cmd":"new","game":"chaos-bear","options":[],"seed":1}"#, "bad_request"),
        (r#"{"cmd":"new","game":"chaos-bear","options":{"start":1.5},"seed":1}"#, "bad_option"),
        (r#"{"cmd":"new","game":"chaos-bear","options":{"start":[[]]},"seed":1}"#, "bad_option"),
        (r#"{"cmd":"new","game":"chaos-bear","options":{"start":99999999999999999999},"seed":1}"#, "bad_option"),
        (r#"{"cmd":"new","game":"chaos-bear","options":{"nope":1},"seed":1}"#, "bad_option"),
    ] {
        assert_eq!(code(&mut engine, request), expected, "{request}");
        assert_eq!(ask(&mut engine, r#"{"cmd":"record"}"#), before, "{request} changed something");
    }
    let mut seeded = Engine::new();
    assert_eq!(code(&mut seeded, r#"{"cmd":"turn"}"#), "no_game");
    ask(&mut seeded, r#"{"cmd":"new","game":"chaos-bear","seed":18446744073709551615}"#);
    assert_eq!(code(&mut seeded, r#"{"cmd":"chance","outcome":"1"}"#), "seeded");
    assert_eq!(code(&mut seeded, r#"{"cmd":"outcomes"}"#), "no_chance_due");
    assert_eq!(code(&mut seeded, r#"{"cmd":"act","action":"roll","seat":1}"#), "forbidden");
    assert_eq!(code(&mut seeded, r#"{"cmd":"bot","level":"panda"}"#), "unknown_level");
    assert_eq!(code(&mut seeded, r#"{"cmd":"bot","level":"black","seat":1}"#), "no_decision");
    assert_eq!(code(&mut seeded, r#"{"cmd":"bot","level":"black","nodes":10000001}"#), "too_many");
    ask(&mut seeded, r#"{"cmd":"leave","seat":0}"#);
    for request in [
        r#"{"cmd":"bot","level":"black"}"#,
        r#"{"cmd":"act","action":"roll"}"#,
        r#"{"cmd":"legal"}"#,
        r#"{"cmd":"leave","seat":1}"#,
    ] {
        assert_eq!(code(&mut seeded, request), "over");
    }
}

#[test]
fn the_id_comes_back_first_also_with_an_error() {
    let mut engine = Engine::new();
    assert!(engine.answer(r#"{"cmd":"turn","id":[1,"x"]}"#).json.starts_with(r#"{"id":[1,"x"],"error""#));
    assert_eq!(engine.answer(r#"{"id":null,"cmd":"quit"}"#).json, r#"{"id":null,"bye":true}"#);
}

#[test]
fn long_lines_and_strange_bytes_are_answered_and_the_loop_goes_on() {
    let mut input = vec![b'x'; MOST_BYTES + 1];
    input.extend_from_slice(
        b"\n\xff\xfe\n{\"cmd\":\"games\",\"id\":\"\xff\"}\n\n{\"cmd\":\"games\"}\r\n{\"cmd\":\"turn\"}\n{\"cmd\":\"quit\"}\n{\"cmd\":\"turn\"}\n",
    );
    let mut output = Vec::new();
    serve(input.as_slice(), &mut output).expect("memory does not fail");
    let answers: Vec<Value> = String::from_utf8(output)
        .expect("UTF-8")
        .lines()
        .map(|line| serde_json::from_str(line).expect("JSON"))
        .collect();
    let codes: Vec<&str> = answers.iter().map(|answer| answer["error"]["code"].as_str().unwrap_or("-")).collect();
    assert_eq!(
        codes,
        ["too_long", "bad_json", "bad_json", "bad_json", "-", "no_game", "-"],
        "nothing is answered after quit"
    );
}

#[test]
fn a_last_line_without_a_line_break_is_answered() {
    let mut output = Vec::new();
    serve(&b"{\"cmd\":\"turn\"}"[..], &mut output).expect("memory does not fail");
    assert_eq!(String::from_utf8(output).expect("UTF-8").lines().count(), 1);
}

/// A caller that knows nothing of the games plays each to its end, supplying every outcome, and its record loads again.
#[test]
fn every_game_is_played_to_its_end_by_a_stranger() {
    for info in all_games() {
        for seats in [info.seats.0, info.seats.1] {
            let mut engine = Engine::new();
            let mut answer =
                ask(&mut engine, &json!({"cmd":"new","game":info.slug,"seats":seats,"chance":"ask"}).to_string());
            let mut number = 1usize;
            while answer["turn"]["due"] != "nothing" {
                assert_eq!(answer.get("error"), None, "{}: {answer}", info.slug);
                number = number.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
                let one_of = |list: &Value| {
                    let list = list.as_array().expect("a list");
                    list[(number >> 33) % list.len()].clone()
                };
                answer = if answer["turn"]["due"] == "chance" {
                    let outcome = one_of(&ask(&mut engine, r#"{"cmd":"outcomes"}"#)["outcomes"])[0].clone();
                    ask(&mut engine, &json!({"cmd":"chance","outcome":outcome}).to_string())
                } else {
                    let seat = one_of(&answer["turn"]["seats"]);
                    let legal = ask(&mut engine, &json!({"cmd":"legal","seat":seat}).to_string());
                    let action = one_of(&legal["actions"]);
                    let check = ask(&mut engine, &json!({"cmd":"check","seat":seat,"action":action}).to_string());
                    assert_eq!(check, json!({"legal":true}));
                    ask(&mut engine, &json!({"cmd":"act","seat":seat,"action":action}).to_string())
                };
            }
            let record = ask(&mut engine, r#"{"cmd":"record"}"#)["record"].clone();
            let state = ask(&mut engine, r#"{"cmd":"state"}"#);
            let mut other = Engine::new();
            let loaded = ask(&mut other, &json!({"cmd":"load","record":record,"seed":1}).to_string());
            assert_eq!(loaded["result"], answer["result"], "{}", info.slug);
            assert_eq!(ask(&mut other, r#"{"cmd":"state"}"#), state, "{}", info.slug);
        }
    }
}

/// EO-25, EO-26: match play has a board for each seat, and its options stand beside El Oso's own.
#[test]
fn el_osos_match_play_goes_through_the_same_door() {
    let mut engine = Engine::new();
    let start =
        ask(&mut engine, r#"{"cmd":"new","game":"el-oso","seats":3,"options":{"games":2,"turn_limit":4},"seed":5}"#);
    assert_eq!(start["turn"], json!({"due":"decision","seats":[0,1,2]}));
    assert_eq!(start["options"], json!({"games":2,"turn_limit":4}));
    assert_eq!(start["match_play"], json!(true));
    let alone = ask(&mut Engine::new(), r#"{"cmd":"new","game":"el-oso","options":{"games":null},"chance":"ask"}"#);
    assert_eq!(alone["turn"], json!({"due":"chance","name":"setup-player"}), "null is no wish for match play");
    for (request, expected) in [
        (r#"{"cmd":"new","game":"el-oso","seats":3,"chance":"ask"}"#, "bad_request"),
        (r#"{"cmd":"new","game":"el-oso","seats":9,"seed":1}"#, "bad_seats"),
        (r#"{"cmd":"new","game":"el-oso","options":{"games":0},"seed":1}"#, "bad_option"),
        (r#"{"cmd":"new","game":"el-oso","options":{"games":1,"colour":0},"seed":1}"#, "bad_option"),
        (r#"{"cmd":"legal"}"#, "bad_seat"),
        (r#"{"cmd":"legal","seat":3}"#, "bad_seat"),
        (r#"{"cmd":"act","seat":0,"action":"a5-sky"}"#, "forbidden"),
        (r#"{"cmd":"chance","outcome":"3"}"#, "seeded"),
        (r#"{"cmd":"outcomes"}"#, "no_chance_due"),
        (r#"{"cmd":"undo","seat":0}"#, "cannot_undo"),
        (r#"{"cmd":"leave","seat":0}"#, "cannot_leave"),
        (r#"{"cmd":"perft","depth":1}"#, "bad_request"),
        (r#"{"cmd":"record","viewer":1,"of":0}"#, "bad_request"),
    ] {
        assert_eq!(code(&mut engine, request), expected, "{request}");
    }
    let checked = ask(&mut engine, r#"{"cmd":"check","seat":0,"action":"a5-sky"}"#);
    assert_eq!(checked["legal"], json!(false));
    let mut answer = start;
    while answer["turn"]["due"] == "decision" {
        let seat = answer["turn"]["seats"].as_array().and_then(|seats| seats.last()).expect("a seat").clone();
        let legal = ask(&mut engine, &json!({"cmd":"legal","seat":seat}).to_string());
        let action = legal["actions"][0].clone();
        answer = ask(&mut engine, &json!({"cmd":"act","seat":seat,"action":action}).to_string());
        assert_eq!(answer.get("error"), None);
        assert!(answer["steps"][0].as_str().is_some_and(|step| step.starts_with("> 0 ")));
    }
    // Everybody did the same, so duplicate dice gave everybody the same.
    let scores = answer["result"]["scores"].as_array().expect("scores").clone();
    assert_eq!(scores.len(), 3);
    assert!(scores.iter().all(|score| *score == scores[0]));
    assert_eq!(answer["result"]["winners"], json!([0, 1, 2]));
    let views = ask(&mut engine, r#"{"cmd":"state"}"#)["state"].clone();
    assert_eq!(views.as_array().map(Vec::len), Some(3));
    for record in ask(&mut engine, r#"{"cmd":"record","viewer":1,"of":0}"#)["record"].as_array().expect("records") {
        let mut other = Engine::new();
        let loaded = ask(&mut other, &json!({"cmd":"load","record":record,"seed":1}).to_string());
        assert_eq!(loaded["turn"], json!({"due":"nothing"}), "a board's record stands alone");
    }
}

/// Every bot of every game answers with a legal action, the same one each time, and changes nothing.
#[test]
fn a_bot_says_what_it_would_do_and_does_not_do_it() {
    for info in all_games() {
        let mut engine = Engine::new();
        let start = ask(&mut engine, &json!({"cmd":"new","game":info.slug,"seed":4}).to_string());
        let seat = &start["turn"]["seats"][0];
        let before = ask(&mut engine, r#"{"cmd":"record"}"#);
        let legal = ask(&mut engine, &json!({"cmd":"legal","seat":seat}).to_string());
        for level in ["cub", "black", "brown", "grizzly", "random"] {
            let request = json!({"cmd":"bot","level":level,"seat":seat,"nodes":200,"seed":9}).to_string();
            let answer = ask(&mut engine, &request);
            let actions = legal["actions"].as_array().expect("a list");
            assert!(actions.contains(&answer["action"]), "{} {level}: {answer}", info.slug);
            assert_eq!(answer["seat"], *seat);
            for weighed in answer["weighed"].as_array().expect("a list") {
                assert!(actions.contains(&weighed["action"]) && weighed["mean"].is_number(), "{weighed}");
                assert!(weighed["term"].is_string() && weighed["also"].is_array(), "{weighed}");
            }
            assert_eq!(ask(&mut engine, &request), answer, "{} {level}: the same again", info.slug);
        }
        let quick = ask(&mut engine, &json!({"cmd":"bot","level":"grizzly","seat":seat,"ms":1}).to_string());
        assert!(quick["action"].is_string(), "{quick}");
        assert_eq!(ask(&mut engine, r#"{"cmd":"record"}"#), before, "{}", info.slug);
    }
    let mut group = Engine::new();
    ask(&mut group, r#"{"cmd":"new","game":"el-oso","seats":3,"seed":5}"#);
    assert_eq!(code(&mut group, r#"{"cmd":"bot","level":"black"}"#), "bad_seat");
    let answer = ask(&mut group, r#"{"cmd":"bot","level":"black","seat":2}"#);
    let legal = ask(&mut group, r#"{"cmd":"legal","seat":2}"#);
    assert!(legal["actions"].as_array().expect("a list").contains(&answer["action"]), "{answer}");
    assert_eq!(answer["seat"], json!(2));
}

/// `weighed` has the highest mean first, also where a sampling bot prefers a surer action to a luckier one.
#[test]
fn the_weighed_actions_have_the_best_mean_first() {
    let mut otherwise = 0;
    for info in all_games() {
        let mut engine = Engine::new();
        let mut answer = ask(&mut engine, &json!({"cmd":"new","game":info.slug,"seed":11}).to_string());
        for seed in 0..40 {
            let Some(seat) = answer["turn"]["seats"][0].as_u64() else { break };
            let bot = json!({"cmd":"bot","level":"grizzly","seat":seat,"nodes":60,"seed":seed});
            let told = ask(&mut engine, &bot.to_string());
            let weighed = told["weighed"].as_array().expect("a list");
            let means: Vec<f64> = weighed.iter().map(|one| one["mean"].as_f64().expect("a number")).collect();
            assert!(means.is_sorted_by(|a, b| a >= b), "{}: {means:?}", info.slug);
            otherwise += usize::from(weighed.first().is_some_and(|first| first["action"] != told["action"]));
            answer = ask(&mut engine, &json!({"cmd":"act","seat":seat,"action":told["action"]}).to_string());
        }
    }
    assert!(otherwise > 0, "no bot preferred a surer action, so nothing was tested");
}

#[test]
fn a_record_of_no_game_names_the_line_and_the_game_that_may_be_meant() {
    let record = "bearcade 1\ngame: chaos-baer\nrules: 1\noptions: {}\nseats: 2\n";
    let error = ask(&mut Engine::new(), &json!({"cmd":"load","record":record,"seed":1}).to_string())["error"].clone();
    assert_eq!((&error["code"], &error["line"]), (&json!("bad_record"), &json!(2)), "{error}");
    let message = error["message"].as_str().expect("a text");
    assert!(message.starts_with("line 2: there is no game \"chaos-baer\"; did you mean chaos-bear?"), "{message}");
}

/// ALL-5: what docs/protocol.md says about scores after a seat has left a game of two.
#[test]
fn all_5_scores_after_leaving_a_game_of_two() {
    for info in all_games().iter().filter(|info| info.seats.1 > 1) {
        let mut engine = Engine::new();
        ask(&mut engine, &json!({"cmd":"new","game":info.slug,"seats":2,"seed":3}).to_string());
        let left = ask(&mut engine, r#"{"cmd":"leave","seat":0}"#);
        let scores = if info.can_leave { json!([30, 30]) } else { json!([0, 0]) };
        assert_eq!((&left["result"]["winners"], &left["result"]["scores"]), (&json!([1]), &scores), "{}", info.slug);
    }
    let page = include_str!("../../../docs/protocol.md");
    assert!(page.contains("in Chaos Bear the runners keep their squares"), "the document says so");
}

/// Words of an action may be separated by any spaces or tabs; docs/protocol says so.
#[test]
fn tabs_separate_words_as_spaces_do() {
    for (game, page) in [
        ("folly-and-fortune", include_str!("../../../docs/protocol/folly-and-fortune.md")),
        ("hold-my-bear", include_str!("../../../docs/protocol/hold-my-bear.md")),
    ] {
        assert!(page.to_lowercase().contains("spaces or tabs"), "{game}");
        let mut engine = Engine::new();
        let start = ask(&mut engine, &json!({"cmd":"new","game":game,"seats":2,"seed":3}).to_string());
        let seat = &start["turn"]["seats"][0];
        let legal = ask(&mut engine, &json!({"cmd":"legal","seat":seat}).to_string());
        let action = legal["actions"].as_array().and_then(|all| all.last()).and_then(Value::as_str).expect("an action");
        assert!(action.contains(' '), "{action}");
        let checked =
            ask(&mut engine, &json!({"cmd":"check","seat":seat,"action":action.replace(' ', "\t ")}).to_string());
        assert_eq!(checked, json!({"legal": true}), "{action}");
    }
}
