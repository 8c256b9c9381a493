//! Tables on pages, without a script: how they are set up, who sits where, what clocks show.

mod common;

use bearcade_load::{Answer, Client};
use common::{Site, for_two, show, table};
use serde_json::{Value, json};

/// Sends a form; `more` stands among the headers.
async fn submit(person: &Client, path: &str, fields: &str, more: &str) -> Answer {
    let headers = format!("Content-Type: application/x-www-form-urlencoded\r\n{more}");
    person.request("POST", path, &headers, &fields.replace('+', "%2B")).await.expect("an answer")
}

/// A page; the address of a private table leads on to its invitation.
async fn page(person: &Client, path: &str) -> String {
    let mut answer = person.request("GET", path, "", "").await.expect("an answer");
    if answer.status == 303 && led_to(&answer).starts_with(&format!("{path}?invite=")) {
        answer = person.request("GET", &led_to(&answer), "", "").await.expect("an answer");
    }
    assert_eq!(answer.status, 200, "{path}");
    answer.body
}

/// Where an answer leads to.
fn led_to(answer: &Answer) -> String {
    assert_eq!(answer.status, 303, "{}", answer.body);
    let place = answer.head.lines().find_map(|line| line.strip_prefix("location: ")).expect("a place");
    place.to_owned()
}

/// The kinds of those who sit at a table.
async fn sitting(person: &Client, id: &str) -> Vec<String> {
    let state = show(person, id).await;
    let players = state["players"].as_array().expect("players");
    players.iter().map(|player| player["level"].as_str().or(player["name"].as_str()).unwrap_or("").to_owned()).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn every_clock_can_be_set_up_on_a_page() {
    let site = Site::start().await;
    let ada = site.guest("Ada").await;
    let form = page(&ada, "/new/chaos-bear").await;
    for (clock, flag, expected) in [
        ("0", "bot", json!(["none", "bot"])),
        ("300", "resign", json!([{ "move": { "seconds": 300 } }, "resign"])),
        ("600+5", "resign", json!([{ "game": { "seconds": 600, "increment": 5 } }, "resign"])),
        ("1800+20", "bot", json!([{ "game": { "seconds": 1_800, "increment": 20 } }, "bot"])),
    ] {
        assert!(form.contains(&format!("value=\"{clock}\"")) && form.contains(&format!("value=\"{flag}\"")), "{clock}");
        let fields = format!("seat0=me&seat1=free&clock={clock}&flag={flag}");
        let made = led_to(&submit(&ada, "/new/chaos-bear", &fields, "").await);
        let state = show(&ada, made.strip_prefix("/table/").expect("a table")).await;
        assert_eq!(json!([state["table"]["clock"], state["table"]["flag"]]), expected);
        if clock == "600+5" {
            assert!(page(&ada, &made).await.contains("10 minutes for the game, and 5 seconds more after every move"));
        }
    }
    for nonsense in ["0+5", "soon", "600+", "99999999"] {
        let refused = submit(&ada, "/new/chaos-bear", &format!("seat0=me&seat1=free&clock={nonsense}"), "").await;
        assert!(refused.body.contains("role=\"alert\""), "{nonsense}: {}", refused.status);
    }
    site.stop().await;
}

/// A page and its live parts tell what everybody has left, of whoever is to move as running.
#[tokio::test(flavor = "multi_thread")]
async fn pages_show_clocks() {
    let site = Site::start().await;
    let (ada, ben) = (site.guest("Ada").await, site.guest("Ben").await);
    let id = for_two(&ada, &ben, json!({ "clock": { "game": { "seconds": 600, "increment": 0 } } })).await;
    let mover = show(&ada, &id).await["turn"]["seats"][0].as_u64().expect("somebody is to move") as usize;
    let people = [&ada, &ben];
    let clocks = |html: &str| -> Vec<(i64, bool, bool)> {
        let timers = html.split("role=\"timer\"").skip(1).map(|rest| rest.split('>').next().unwrap_or_default());
        let left = |timer: &str| timer.split("data-left=\"").nth(1)?.split('"').next()?.parse().ok();
        timers
            .map(|timer| (left(timer).expect("a number"), timer.contains("data-runs"), timer.contains("data-own")))
            .collect()
    };
    let shown = page(people[mover], &format!("/table/{id}")).await;
    let told = clocks(&shown);
    assert_eq!(told.len(), 2);
    for (seat, (left, runs, own)) in told.into_iter().enumerate() {
        assert_eq!((runs, own), (seat == mover, seat == mover));
        assert!(if runs { (500_000..=600_000).contains(&left) } else { left == 600_000 }, "{left}");
    }
    assert!(shown.contains(" minutes") && shown.contains(" left</span>"), "in words, for ears");
    let mut live = people[1 - mover].live(&id, "form=html&lang=en").await.expect("live");
    let sync = live.next().await.expect("the whole picture");
    assert_eq!(clocks(&sync).iter().filter(|(_, runs, _)| *runs).count(), 1);
    people[mover].post(&format!("/api/tables/{id}/away"), &json!({})).await.expect("one may leave");
    let update = live.next().await.expect("an update");
    assert!(clocks(&update).iter().all(|(_, runs, _)| !runs), "no clock runs while a bot decides: {update}");
    let alone: Value = json!({ "game": "chaos-bear", "players": ["me", "cub"] });
    let (id, _) = table(&ada, &alone).await;
    assert!(clocks(&page(&ada, &format!("/table/{id}")).await).is_empty(), "no clock, no timer");
    site.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn seats_are_left_and_given_on_the_page() {
    let site = Site::start().await;
    let (ada, ben, eve) = (site.guest("Ada").await, site.guest("Ben").await, site.guest("Eve").await);
    let (id, invite) = table(&ada, &json!({ "game": "hold-my-bear", "players": ["me", "free", "free", "cub"] })).await;
    let here = format!("/table/{id}");
    let (stand, seat) = (format!("{here}/stand"), format!("{here}/seat"));
    ben.post(&format!("/api/tables/{id}/sit"), &json!({ "invite": invite, "seat": 1 })).await.expect("a seat");
    let (hosts, bens) = (page(&ada, &here).await, page(&ben, &here).await);
    assert!(hosts.contains("Remove Ben") && hosts.contains("Remove Cub") && hosts.contains("A bear for seat 3"));
    assert!(bens.contains("Get up") && !bens.contains("Remove Ben") && !bens.contains("A bear for seat 3"));
    // Whoever gets up is led to where they can sit down again.
    let way = led_to(&submit(&ben, &stand, "", "").await);
    assert!(page(&ben, &way).await.contains("Sit down"));
    // Their lists no longer tell of it.
    let games = ben.get("/api/me/games").await.expect("my games");
    assert_eq!(games["games"], json!([]));
    for list in ["/", "/me"] {
        assert!(!page(&ben, list).await.contains(&id), "{list}");
    }
    assert_eq!(led_to(&submit(&ada, &seat, "seat=1&level=grizzly", "").await), here);
    assert_eq!(sitting(&ada, &id).await, ["Ada", "grizzly", "", "cub"]);
    assert_eq!(led_to(&submit(&ada, &stand, "seat=3", "").await), here);
    assert_eq!(sitting(&ada, &id).await, ["Ada", "grizzly", "", ""]);
    // By the script the page of whoever gets up is read anew; other pages stay.
    let stays = "Accept: application/json\r\n";
    assert_eq!(submit(&ada, &stand, "seat=1", stays).await.json(), json!({}));
    assert_eq!(submit(&ada, &stand, "", stays).await.json(), json!({ "go": here }));
    assert_eq!(sitting(&ada, &id).await, ["", "", "", ""]);
    assert!(page(&ada, &here).await.contains("A bear for seat 1"), "the host need not sit");
    // Only the host may; and nonsense changes nothing.
    ben.post(&format!("/api/tables/{id}/sit"), &json!({ "invite": invite, "seat": 2 })).await.expect("a seat");
    for (who, path, fields, status) in [
        (&ben, &seat, "seat=1&level=cub", 403),
        (&eve, &stand, "seat=2", 404),
        (&ada, &seat, "seat=1&level=panda", 400),
        (&ada, &seat, "seat=77&level=cub", 400),
        (&ada, &seat, "level=cub", 400),
        (&ada, &stand, "seat=1", 400),
    ] {
        assert_eq!(submit(who, path, fields, "").await.status, status, "{path} {fields}");
    }
    assert_eq!(led_to(&submit(&ada, &seat, "seat=2&level=cub", "").await), here, "somebody sits there by now");
    assert_eq!(sitting(&ada, &id).await, ["", "", "Ben", ""]);
    // The last free seats: the game begins, and nobody gets up any more.
    for number in [0, 1, 3] {
        submit(&ada, &seat, &format!("seat={number}&level=cub"), "").await;
    }
    assert_eq!(show(&ben, &id).await["status"], "playing");
    assert_eq!(submit(&ben, &stand, "", "").await.status, 403);
    assert!(!page(&ben, &here).await.contains("Get up"));
    site.stop().await;
}

/// A host who does not sit is told by the same parts as watchers; what only the host may do is marked in them.
#[tokio::test(flavor = "multi_thread")]
async fn a_host_who_watches_keeps_the_forms() {
    let site = Site::start().await;
    let (ada, eve) = (site.guest("Ada").await, site.guest("Eve").await);
    let free = json!({ "game": "hold-my-bear", "players": ["free", "free", "free"], "public": true });
    let (id, _) = table(&ada, &free).await;
    let is_hosts = |page: &str| page.split('<').any(|tag| tag.contains("id=\"table\"") && tag.contains("data-host"));
    assert!(is_hosts(&page(&ada, &format!("/table/{id}")).await));
    assert!(!is_hosts(&page(&eve, &format!("/table/{id}")).await));
    let mut live = ada.live(&id, "form=html&lang=en").await.expect("live");
    let sync = live.next().await.expect("the whole picture");
    assert_eq!(sync.matches("<form class=\"host-only").count(), 3, "{sync}");
    site.stop().await;
}

/// Nobody gives up by a slip, and everybody is told who did, also where the rules know no leaving.
#[tokio::test(flavor = "multi_thread")]
async fn giving_up_is_asked_twice_and_told() {
    let site = Site::start().await;
    let (ada, ben) = (site.guest("Ada").await, site.guest("Ben").await);
    // The board no longer says whose turn it would be.
    for (game, sign, is_of_turns) in [
        ("de-beer-is-los", "bl-turn\">The match is over.", false),
        ("hold-my-bear", "class=\"hb-turn\"", true),
        ("folly-and-fortune", "ff-moves", true),
    ] {
        let id = for_two(&ada, &ben, json!({ "game": game })).await;
        assert_eq!(page(&ben, &format!("/table/{id}")).await.contains(sign), is_of_turns, "{game}");
        assert_eq!(submit(&ada, &format!("/table/{id}/resign"), "", "").await.status, 303);
        assert_eq!(page(&ben, &format!("/table/{id}")).await.contains(sign), !is_of_turns, "{game}");
    }
    let id = for_two(&ada, &ben, json!({ "game": "de-beer-is-los" })).await;
    let shown = page(&ada, &format!("/table/{id}")).await;
    let asked = shown.split("<details><summary>Give up</summary>").nth(1).expect("it is asked first");
    assert!(asked.split("</details>").next().is_some_and(|sure| sure.contains("/resign\"")), "{asked}");
    let mut live = ben.live(&id, "form=html").await.expect("live");
    live.next().await.expect("how things stand");
    assert_eq!(submit(&ada, &format!("/table/{id}/resign"), "", "").await.status, 303);
    assert!(live.next().await.expect("an update").contains("Ada gives up."));
    assert!(page(&ben, &format!("/table/{id}")).await.contains("<p class=\"status\">Ada gives up.</p>"));
    site.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whose_time_has_run_out_is_told() {
    let site = Site::start().await;
    let (ada, ben) = (site.guest("Ada").await, site.guest("Ben").await);
    let id = for_two(&ada, &ben, json!({ "clock": { "move": { "seconds": 1 } }, "options": { "start": 1_000 } })).await;
    let mut live = ben.live(&id, "form=html").await.expect("live");
    let mut heard = live.next().await.expect("how things stand");
    while !heard.contains("The time of Ada has run out: a bear plays on.") {
        heard = live.next().await.expect("the next message");
    }
    site.stop().await;
}

/// However many games somebody plays, each is shown somewhere, on the page and to programs.
#[tokio::test(flavor = "multi_thread")]
async fn older_games_are_a_page_further() {
    const GAMES: usize = 52;
    let site = Site::with(|config| config.rates.tables_per_minute = 1_000).await;
    let ada = site.guest("Ada").await;
    let mut ids = Vec::new();
    for _ in 0..GAMES {
        ids.push(table(&ada, &json!({ "game": "el-oso" })).await.0);
    }
    let newest = page(&ada, "/me").await;
    let shown = |text: &str| ids.iter().map(|id| text.contains(id)).collect::<Vec<_>>();
    assert_eq!(shown(&newest).iter().filter(|&&shown| shown).count(), 50);
    let link = newest.split("href=\"").find(|rest| rest.starts_with("/me?before=")).expect("a link");
    let older = page(&ada, link.split('"').next().expect("an address")).await;
    assert!(!older.contains("/me?before="), "there are no more");
    assert!(shown(&newest).into_iter().zip(shown(&older)).all(|(new, old)| new != old), "each is on one of the two");
    let mut told = Vec::new();
    let mut query = "most=20".to_owned();
    loop {
        let games = ada.get(&format!("/api/me/games?{query}")).await.expect("my games");
        let games = games["games"].as_array().expect("a list").clone();
        let Some(oldest) = games.iter().map(|game| game["created"].as_i64().expect("a moment")).min() else { break };
        told.extend(games.iter().map(|game| game["id"].as_str().expect("an id").to_owned()));
        query = format!("most=20&before={oldest}");
    }
    told.reverse();
    assert_eq!(told, ids);
    site.stop().await;
}

/// A browser without a script is shown a page, the page's own script the words and values.
#[tokio::test(flavor = "multi_thread")]
async fn a_hint_without_a_script_is_on_the_page() {
    let site = Site::start().await;
    let ada = site.guest("Ada").await;
    let (id, _) = table(&ada, &json!({ "game": "el-oso" })).await;
    let path = format!("/table/{id}/hint");
    let told = submit(&ada, &path, "", "Accept: application/json\r\n").await.json();
    let said = told["say"].as_str().expect("words");
    let shown = submit(&ada, &path, "", "Accept: text/html\r\n").await;
    assert_eq!(shown.status, 200);
    let hint = shown.body.split("id=\"hint\">").nth(1).and_then(|rest| rest.split('<').next()).expect("a place for it");
    assert!(!hint.is_empty() && said.starts_with(&hint[..hint.find(['&', '\'']).unwrap_or(hint.len())]), "{hint}");
    assert!(shown.body.contains("id=\"move\""), "the game goes on there");
    assert_eq!(led_to(&ada.request("GET", &path, "", "").await.expect("an answer")), format!("/table/{id}"));
    site.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn talk_is_there_for_all_who_look_unless_nobody_can_speak() {
    let site = Site::start().await;
    let (ada, ben, eve) = (site.guest("Ada").await, site.guest("Ben").await, site.guest("Eve").await);
    let (id, _) = table(&ada, &json!({ "game": "chaos-bear", "public": true })).await;
    ben.post(&format!("/api/tables/{id}/sit"), &json!({})).await.expect("a seat");
    let watched = page(&eve, &format!("/table/{id}")).await;
    assert!(watched.contains("id=\"chat-list\"") && !watched.contains("id=\"say\""));
    assert!(page(&ada, &format!("/table/{id}")).await.contains("id=\"say\""));
    let (id, _) = table(&ada, &json!({ "game": "chaos-bear", "players": ["me", "cub"] })).await;
    assert!(!page(&ada, &format!("/table/{id}")).await.contains("id=\"talk\""));
    site.stop().await;
}

/// Those who played are told that somebody wants to play again; who only watched a private game has no way there.
#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_is_shown_to_those_who_may_go_there() {
    let site = Site::start().await;
    let (ada, ben, eve) = (site.guest("Ada").await, site.guest("Ben").await, site.guest("Eve").await);
    for public in [false, true] {
        let (id, invite) = table(&ada, &json!({ "game": "de-beer-is-los", "public": public })).await;
        ben.post(&format!("/api/tables/{id}/sit"), &json!({ "invite": invite })).await.expect("a seat");
        let mut live = eve.live(&id, &format!("form=html&lang=en&invite={invite}")).await.expect("live");
        submit(&ada, &format!("/table/{id}/resign"), "", "").await;
        let fresh = led_to(&submit(&ada, &format!("/table/{id}/rematch"), "", "").await);
        let bens = page(&ben, &format!("/table/{id}")).await;
        assert!(bens.contains("wants to play again") && bens.contains(&format!("href=\"{fresh}\"")));
        let eves = page(&eve, &format!("/table/{id}?invite={invite}")).await;
        assert_eq!(eves.contains(&fresh), public);
        assert!(!eves.contains("wants to play again"));
        let mut heard = String::new();
        while !heard.contains("\"seq\":") || !heard.contains("The game is over") {
            heard = live.next().await.expect("a message");
        }
        let rematch = live.next().await.expect("the rematch");
        assert_eq!((rematch.contains(&fresh), rematch.contains("They play again")), (public, public), "{rematch}");
        page(&ben, &fresh).await;
    }
    site.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_host_who_does_not_sit_has_the_link_to_send() {
    let site = Site::start().await;
    let (ada, eve) = (site.guest("Ada").await, site.guest("Eve").await);
    let (id, invite) = table(&ada, &json!({ "game": "chaos-bear", "players": ["free", "free"] })).await;
    let hosts = page(&ada, &format!("/table/{id}")).await;
    assert!(hosts.contains(&format!("?invite={invite}</code>")) && hosts.contains("Sit down"));
    assert!(!page(&eve, &format!("/table/{id}?invite={invite}")).await.contains("<code"), "who has it needs it not");
    site.stop().await;
}
