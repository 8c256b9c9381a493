//! What keeps strangers out: of an account, of a session, and of a request.

mod common;

use std::time::Duration;

use bearcade_load::{Answer, Client, Live};
use bearcade_store::{PersonId, Store as _};
use common::{Site, claim, code, for_two, listening, table, wait_for};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;

const PASSWORD: &str = "a bear in the wood";
const OTHER: &str = "two bears on a hill";
/// The close code of a connection whose session has ended.
const SIGNED_OUT: Option<u16> = Some(4401);
const FORM: &str = "Content-Type: application/x-www-form-urlencoded\r\n";

/// A browser: what it is told to keep, it sends back.
#[derive(Clone)]
struct Browser {
    client: Client,
    cookies: Vec<(String, String)>,
}

impl Browser {
    fn new(site: &Site) -> Self {
        Self { client: site.nobody(), cookies: Vec::new() }
    }

    async fn send(&mut self, method: &str, path: &str, headers: &str, body: &str) -> Answer {
        let pairs: Vec<String> = self.cookies.iter().map(|(name, value)| format!("{name}={value}")).collect();
        let headers = format!("Cookie: {}\r\n{headers}", pairs.join("; "));
        let answer = self.client.request(method, path, &headers, body).await.expect("an answer");
        for line in answer.head.lines() {
            let Some((_, cookie)) = line.split_once(": ").filter(|(name, _)| name.eq_ignore_ascii_case("set-cookie"))
            else {
                continue;
            };
            let (name, value) = cookie.split(';').next().and_then(|pair| pair.split_once('=')).expect("a pair");
            self.cookies.retain(|(kept, _)| kept != name);
            if !cookie.contains("Max-Age=0") {
                self.cookies.push((name.to_owned(), value.to_owned()));
            }
        }
        answer
    }

    async fn get(&mut self, path: &str) -> Answer {
        self.send("GET", path, "", "").await
    }

    async fn submit(&mut self, path: &str, form: &str) -> Answer {
        self.send("POST", path, FORM, form).await
    }

    fn cookie(&self, name: &str) -> Option<String> {
        self.cookies.iter().find(|(kept, _)| kept == name).map(|(_, value)| value.clone())
    }

    /// The same session in a program.
    fn session(&self) -> Client {
        self.client.clone().with_token(self.cookie("bearcade"))
    }
}

/// The code with which a connection ends, after whatever is still to be read.
async fn end_of(mut live: Live) -> Option<u16> {
    let read = async { while live.next().await.is_some() {} };
    tokio::time::timeout(Duration::from_mins(1), read).await.expect("it ends");
    live.close_code
}

async fn name_of(client: &Client) -> Option<String> {
    Some(client.get("/api/session").await.ok()?["person"]["name"].as_str()?.to_owned())
}

/// A session that an attacker planted in a guest's browser ends when the guest claims their name.
#[tokio::test(flavor = "multi_thread")]
async fn a_claim_brings_a_new_session_and_ends_the_guests() {
    let site = Site::with(|config| config.heartbeat_seconds = 3_600).await;
    let ben = site.guest("Ben").await;
    let mut browser = Browser::new(&site);
    browser.submit("/account/name", "name=Ada").await;
    let before = browser.session();
    let id = for_two(&before, &ben, json!({})).await;
    let live = listening(&before, &id).await;
    let claimed = browser.submit("/account/claim", "password=a+bear+in+the+wood").await;
    assert_eq!(claimed.status, 200, "{}", claimed.body);
    assert_eq!(end_of(live).await, SIGNED_OUT);
    assert_eq!(code(before.get("/api/session").await).as_deref(), Some("no_session"));
    // The page goes on, at the same seat.
    assert!(browser.get(&format!("/table/{id}")).await.body.contains("Ada"));
    let mut live = listening(&browser.session(), &id).await;
    live.say(r#"{"cmd":"act","action":"roll","id":1}"#).await.expect("sent");
    wait_for(&mut live, |message| message["type"] == "ok").await;
    // A program is given the token in the answer.
    let (after, _) = claim(&ben, PASSWORD).await;
    assert_eq!((name_of(&ben).await, name_of(&after).await.as_deref()), (None, Some("Ben")));
    // A claim that is refused changes nothing.
    let eve = site.guest("ben").await;
    let refused = eve.post("/api/me/claim", &json!({ "password": PASSWORD })).await;
    assert_eq!(code(refused).as_deref(), Some("name_taken"));
    assert_eq!(name_of(&eve).await.as_deref(), Some("ben"));
    let id = eve.get("/api/session").await.expect("a session")["person"]["id"].as_str().map(str::to_owned);
    let id: PersonId = id.expect("an id").parse().expect("an id");
    assert_eq!(site.store.sessions_of(id).await.expect("readable").len(), 1, "nothing is left of the try");
    site.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn signing_in_ends_the_session_that_the_browser_had() {
    let site = Site::with(|config| config.heartbeat_seconds = 3_600).await;
    let (ada, ben) = (site.guest("Ada").await, site.guest("Ben").await);
    let (elsewhere, _) = claim(&ada, PASSWORD).await;
    let mut browser = Browser::new(&site);
    browser.submit("/account/name", "name=Guest").await;
    let guest = browser.session();
    let id = for_two(&guest, &ben, json!({})).await;
    let live = listening(&guest, &id).await;
    let signed_in = browser.submit("/sign-in", "name=Ada&password=a+bear+in+the+wood").await;
    assert_eq!(signed_in.status, 303);
    assert_eq!(end_of(live).await, SIGNED_OUT);
    assert_eq!((name_of(&guest).await, name_of(&browser.session()).await.as_deref()), (None, Some("Ada")));
    assert_eq!(name_of(&elsewhere).await.as_deref(), Some("Ada"), "other browsers stay signed in");
    // A wrong password ends nothing, and a right one over the API ends what the browser had too.
    let before = browser.session();
    assert_eq!(browser.submit("/sign-in", "name=Ada&password=wrong+password").await.status, 401);
    assert_eq!(name_of(&before).await.as_deref(), Some("Ada"));
    let login = json!({ "name": "Ada", "password": PASSWORD }).to_string();
    assert_eq!(browser.send("POST", "/api/login", "", &login).await.status, 200);
    assert_eq!((name_of(&before).await, name_of(&browser.session()).await.as_deref()), (None, Some("Ada")));
    site.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn another_password_ends_all_other_sessions() {
    let site = Site::with(|config| {
        config.rates.passwords_per_minute = 1_000;
        config.heartbeat_seconds = 3_600;
    })
    .await;
    let (ada, ben) = (site.guest("Ada").await, site.guest("Ben").await);
    let change = async |person: &Client, old: &str, new: &str| {
        person.post("/api/me/password", &json!({ "old": old, "new": new })).await
    };
    assert_eq!(code(change(&ada, "", OTHER).await).as_deref(), Some("not_allowed"), "a guest has none");
    let (ada, recovery) = claim(&ada, PASSWORD).await;
    let login = json!({ "name": "Ada", "password": PASSWORD });
    let elsewhere = site.nobody().post("/api/login", &login).await.expect("right")["token"].clone();
    let elsewhere = site.nobody().with_token(elsewhere.as_str().map(str::to_owned));
    let id = for_two(&elsewhere, &ben, json!({})).await;
    let live = listening(&elsewhere, &id).await;
    assert_eq!(code(change(&ada, "wrong password", OTHER).await).as_deref(), Some("wrong_password"));
    assert_eq!(code(change(&ada, PASSWORD, "short").await).as_deref(), Some("bad_request"));
    assert_eq!(name_of(&elsewhere).await.as_deref(), Some("Ada"), "nothing has changed");
    let token = change(&ada, PASSWORD, OTHER).await.expect("changed")["token"].clone();
    assert_eq!(end_of(live).await, SIGNED_OUT);
    for ended in [&elsewhere, &ada] {
        assert_eq!(code(ended.get("/api/session").await).as_deref(), Some("no_session"));
    }
    let ada = ada.with_token(token.as_str().map(str::to_owned));
    assert_eq!(name_of(&ada).await.as_deref(), Some("Ada"));
    assert_eq!(code(site.nobody().post("/api/login", &login).await).as_deref(), Some("wrong_password"));
    let login = json!({ "name": "Ada", "password": OTHER });
    site.nobody().post("/api/login", &login).await.expect("the new one is right");
    let body = json!({ "name": "Ada", "recovery": recovery, "password": PASSWORD });
    site.nobody().post("/api/recover", &body).await.expect("the code is still good");
    site.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_password_is_changed_by_the_account_page() {
    let site = Site::with(|config| config.rates.passwords_per_minute = 1_000).await;
    let mut browser = Browser::new(&site);
    browser.submit("/account/name", "name=Ada").await;
    assert!(!browser.get("/account").await.body.contains("/account/password"), "a guest has none");
    browser.submit("/account/claim", "password=a+bear+in+the+wood").await;
    let mut other = Browser::new(&site);
    assert_eq!(other.submit("/sign-in", "name=Ada&password=a+bear+in+the+wood").await.status, 303);
    let shown = browser.get("/account").await.body;
    assert!(shown.contains("action=\"/account/password\"") && shown.contains("name=\"old\""), "{shown}");
    for (lang, why) in [("en", "that is not your password"), ("nl", "dat is niet je"), ("es", "esa no es tu")] {
        browser.submit("/look", &format!("lang={lang}")).await;
        let refused = browser.submit("/account/password", "old=wrong+password&password=two+bears+on+a+hill").await;
        assert!(refused.status == 401 && refused.body.contains(why), "{}", refused.body);
        let weak = browser.submit("/account/password", "old=a+bear+in+the+wood&password=Password123").await;
        assert!(weak.status == 400 && weak.body.contains("12345678"), "{}", weak.body);
    }
    browser.submit("/look", "lang=en").await;
    let changed = browser.submit("/account/password", "old=a+bear+in+the+wood&password=two+bears+on+a+hill").await;
    assert_eq!(changed.status, 303, "{}", changed.body);
    assert!(browser.get("/account?done=password").await.body.contains("Your password is changed"));
    assert_eq!((browser.get("/me").await.status, other.get("/me").await.status), (200, 303), "the other is a stranger");
    site.stop().await;
}

/// A session that was left open is not enough to delete an account.
#[tokio::test(flavor = "multi_thread")]
async fn deletion_asks_for_the_password() {
    let site = Site::with(|config| config.rates.passwords_per_minute = 1_000).await;
    let (ada, ben) = (site.guest("Ada").await, site.guest("Ben").await);
    let (ada, _) = claim(&ada, PASSWORD).await;
    for body in [json!({}), json!({ "password": "wrong password" })] {
        assert_eq!(code(ada.call("DELETE", "/api/me", &body).await).as_deref(), Some("wrong_password"));
    }
    assert_eq!(code(ada.call("DELETE", "/api/me", &Value::Null).await).as_deref(), Some("wrong_password"));
    ada.call("DELETE", "/api/me", &json!({ "password": PASSWORD })).await.expect("deleted");
    assert_eq!(name_of(&ada).await, None);
    ben.call("DELETE", "/api/me", &Value::Null).await.expect("a guest has no password");
    let mut browser = Browser::new(&site);
    browser.submit("/account/name", "name=Cy").await;
    assert!(!browser.get("/account/delete").await.body.contains("name=\"password\""));
    browser.submit("/account/claim", "password=a+bear+in+the+wood").await;
    assert!(browser.get("/account/delete").await.body.contains("name=\"password\""));
    let refused = browser.submit("/account/delete", "sure=yes&password=wrong+password").await;
    assert!(refused.status == 401 && refused.body.contains("that is not your password"), "{}", refused.body);
    assert_eq!(browser.submit("/account/delete", "sure=yes&password=a+bear+in+the+wood").await.status, 303);
    assert_eq!(browser.cookies, [], "nothing of the account is left in the browser");
    assert_eq!(browser.submit("/sign-in", "name=Cy&password=a+bear+in+the+wood").await.status, 401);
    site.stop().await;
}

/// A browser says where a request comes from even where it leaves the origin out.
#[tokio::test(flavor = "multi_thread")]
async fn requests_of_other_sites_are_refused_without_an_origin_too() {
    let site = Site::start().await;
    let ada = site.guest("Ada").await;
    let (id, _) = table(&ada, &json!({ "game": "chaos-bear" })).await;
    let live = format!("/api/tables/{id}/live");
    let upgrade = "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n\
                   Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n";
    let own = format!("Origin: http://{}\r\n", site.address);
    for origin in ["", own.as_str()] {
        for from in ["cross-site", "Cross-Site"] {
            let headers = format!("{origin}Sec-Fetch-Site: {from}\r\n");
            for (method, path) in [("POST", "/api/session"), ("DELETE", "/api/me"), ("POST", "/account/sign-out")] {
                let answer = ada.request(method, path, &headers, "").await.expect("an answer");
                assert_eq!((answer.status, answer.code().as_deref()), (403, Some("wrong_origin")), "{path}");
            }
            let answer = ada.request("GET", &live, &format!("{headers}{upgrade}"), "").await.expect("an answer");
            assert_eq!(answer.code().as_deref(), Some("wrong_origin"));
            // A link from another site may be followed.
            assert_eq!(ada.request("GET", "/", &headers, "").await.expect("a page").status, 200);
        }
    }
    for from in ["same-origin", "none"] {
        let headers = format!("Sec-Fetch-Site: {from}\r\n");
        assert_eq!(ada.request("POST", "/api/session", &headers, "{}").await.expect("an answer").status, 200);
    }
    site.stop().await;
}

/// A site on HTTPS sends HSTS, and no other host can plant its cookies. People with a cookie from before stay signed in and
/// get the new one.
#[tokio::test(flavor = "multi_thread")]
async fn secure_sites_keep_cookies_to_themselves() {
    let site = Site::start().await;
    let mut browser = Browser::new(&site);
    let answer = browser.submit("/account/name", "name=Ada").await;
    assert!(!answer.head.to_lowercase().contains("strict-transport-security"), "{}", answer.head);
    browser.submit("/account/claim", "password=a+bear+in+the+wood").await;
    browser.submit("/look", "theme=dark").await;
    let names = |browser: &Browser| {
        let mut names: Vec<String> = browser.cookies.iter().map(|(name, _)| name.clone()).collect();
        names.sort();
        names
    };
    assert_eq!(names(&browser), ["bearcade", "bearcade_device", "theme"]);

    let site = Site::on(site.stop().await, |config| config.secure_cookies = true).await;
    browser.client = site.nobody();
    let (token, unsigned) = (browser.cookie("bearcade"), browser.clone());
    let shown = browser.get("/me").await;
    assert!(shown.head.to_lowercase().contains("strict-transport-security: max-age=31536000"), "{}", shown.head);
    assert!(shown.status == 200 && shown.body.contains("data-theme=\"dark\""), "{}", shown.body);
    let given: Vec<&str> = shown.head.lines().filter(|line| line.contains("__Host-")).collect();
    assert!(given.iter().all(|line| line.ends_with("; Secure") && line.contains("; Path=/;")), "{given:?}");
    assert_eq!(names(&browser), ["__Host-bearcade", "__Host-bearcade_device", "bearcade_device", "theme"]);
    assert_eq!(browser.cookie("__Host-bearcade"), token);
    assert_eq!(browser.get("/me").await.status, 200);
    browser.submit("/look", "theme=auto").await;
    assert!(!browser.get("/me").await.body.contains("data-theme"), "the old choice is gone");
    browser.submit("/account/sign-out", "").await;
    assert_eq!(names(&browser), ["__Host-bearcade_device", "bearcade_device"]);
    // The old cookie opens nothing any more, since its session has ended.
    let mut old = unsigned;
    old.client = site.nobody();
    assert_eq!(old.get("/me").await.status, 303, "a stranger");
    let signed_in = browser.submit("/sign-in", "name=Ada&password=a+bear+in+the+wood").await;
    assert!(signed_in.head.contains("__Host-bearcade="), "{}", signed_in.head);
    site.stop().await;
}

/// What comes back when these bytes are sent over a connection: the statuses, until the server closes it.
async fn statuses(site: &Site, bytes: &str) -> Vec<u16> {
    let mut stream = TcpStream::connect(site.address).await.expect("connected");
    stream.write_all(bytes.as_bytes()).await.expect("sent");
    let mut answer = Vec::new();
    let read = stream.read_to_end(&mut answer);
    tokio::time::timeout(Duration::from_mins(1), read).await.expect("it is closed").expect("read");
    let text = String::from_utf8_lossy(&answer).replace("HTTP/1.0", "HTTP/1.1");
    let heads = text.split("HTTP/1.1 ").skip(1);
    heads.map(|head| head.split(' ').next().and_then(|status| status.parse().ok()).expect("a status")).collect()
}

/// Two readers of one request see the same request.
#[tokio::test(flavor = "multi_thread")]
async fn a_request_has_one_host_and_whole_line_ends() {
    let site = Site::start().await;
    let last = "GET /health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n";
    let post =
        |body: &str| format!("POST /api/session HTTP/1.1\r\nHost: x\r\nContent-Length: {}\r\n\r\n{body}", body.len());
    let cases = [
        (last.to_owned(), vec![200]),
        (format!("\r\n{last}"), vec![200]),
        (format!("{}{}{last}", post("{\n}"), post("{\n\n}")), vec![200, 200, 200]),
        ("GET /health HTTP/1.1\r\nHost: x\r\nHost: x\r\nConnection: close\r\n\r\n".to_owned(), vec![400]),
        ("GET /health HTTP/1.1\r\nHost: x\r\nHost: y\r\nConnection: close\r\n\r\n".to_owned(), vec![400]),
        ("GET /health HTTP/1.1\r\nConnection: close\r\n\r\n".to_owned(), vec![400]),
        ("GET /health HTTP/1.0\r\n\r\n".to_owned(), vec![400]),
        ("GET /health HTTP/1.1\nHost: x\nConnection: close\n\n".to_owned(), vec![400]),
        ("GET /health HTTP/1.1\r\nHost: x\nConnection: close\r\n\r\n".to_owned(), vec![400]),
        ("GET /health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\n".to_owned(), vec![400]),
        (format!("\n{last}"), vec![400]),
        (format!("{}GET /health HTTP/1.1\nHost: x\r\n\r\n{last}", post("{}")), vec![200, 400]),
        (format!("GET /health HTTP/1.1\r\nHost: x\r\n\r\nGET /health HTTP/1.1\r\nHost: x\n\r\n{last}"), vec![200, 400]),
        // It would not be looked at what follows, so nothing is read.
        (
            format!(
                "POST /api/session HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{{}}\r\n0\r\n\r\n{last}"
            ),
            vec![200],
        ),
        (format!("GET /health HTTP/1.1\r\nHost: x\r\nConnection: upgrade\r\nUpgrade: x\r\n\r\n{last}"), vec![200]),
        ("GET /health HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\nContent-Length: 0\r\n\r\n".to_owned(), vec![400]),
    ];
    for (sent, wanted) in cases {
        assert_eq!(statuses(&site, &sent).await, wanted, "{sent:?}");
    }
    site.stop().await;
}

/// Anybody can write `X-Forwarded-For`; only proxies that the operator has named are believed.
#[tokio::test(flavor = "multi_thread")]
async fn only_named_proxies_are_believed() {
    // How many of six guests from six addresses are let in, where an address may bring two.
    for (proxies, forwarded, wanted) in [
        ("false", "198.51.100.{}", 2),
        ("true", "198.51.100.{}", 6),
        ("127.0.0.1", "198.51.100.{}", 6),
        ("10.0.0.5, 192.0.2.0/24", "198.51.100.{}", 2),
        ("true", "198.51.100.{}, 203.0.113.9", 2),
        ("true", "198.51.100.{}, 127.0.0.7", 6),
        ("127.0.0.0/8, 203.0.113.9", "198.51.100.{}, 203.0.113.9", 6),
    ] {
        let site = Site::with(|config| {
            config.set("trusts_proxy", proxies).expect("proxies");
            config.rates.guests_per_minute = 2;
        })
        .await;
        let mut welcome = 0;
        for number in 0..6 {
            let headers = format!("X-Forwarded-For: {}\r\n", forwarded.replace("{}", &number.to_string()));
            let answer = site.nobody().request("POST", "/api/session", &headers, "{}").await.expect("an answer");
            welcome += usize::from(answer.status == 200);
        }
        assert_eq!(welcome, wanted, "{proxies} {forwarded}");
        site.stop().await;
    }
}

/// Strangers can't guess a password, and by trying they don't keep its owner out. A name that is nobody's is treated
/// alike.
#[tokio::test(flavor = "multi_thread")]
async fn strangers_guess_nothing_and_keep_nobody_out() {
    let site = Site::with(|config| {
        config.set("trusts_proxy", "true").expect("proxies");
        config.rates.guesses_per_hour = 4;
    })
    .await;
    let mut owner = Browser::new(&site);
    owner.submit("/account/name", "name=Ada").await;
    owner.submit("/account/claim", "password=a+bear+in+the+wood").await;
    let mut elsewhere = Browser::new(&site);
    assert_eq!(elsewhere.submit("/sign-in", "name=Ada&password=a+bear+in+the+wood").await.status, 303);
    // As a browser that signed in before there were such cookies.
    elsewhere.cookies.retain(|(name, _)| name == "bearcade");
    let from = async |browser: &mut Browser, address: usize, name: &str, password: &str| {
        let headers = format!("{FORM}X-Forwarded-For: 198.51.100.{address}\r\n");
        browser.send("POST", "/sign-in", &headers, &format!("name={name}&password={password}")).await
    };
    let right = "a+bear+in+the+wood";
    // Right ones don't count.
    for address in 0..6 {
        assert_eq!(from(&mut Browser::new(&site), address, "Ada", right).await.status, 303);
    }
    for name in ["Ada", "Nobody"] {
        for address in 0..4 {
            assert_eq!(from(&mut Browser::new(&site), address, name, "wrong+password").await.status, 401, "{name}");
        }
        let refused = from(&mut Browser::new(&site), 9, name, right).await;
        assert!(refused.status == 429 && refused.body.contains("too many wrong passwords"), "{}", refused.body);
    }
    // The owner gets in, from the browsers that were signed in to the account.
    for browser in [&mut owner, &mut elsewhere] {
        assert_eq!(browser.submit("/account/sign-out", "").await.status, 303);
        assert_eq!(from(browser, 10, "ada", right).await.status, 303);
    }
    // Each of them has as many guesses as all strangers together.
    for _ in 0..4 {
        assert_eq!(from(&mut owner, 11, "Ada", "wrong+password").await.status, 401);
    }
    assert_eq!(from(&mut owner, 11, "Ada", right).await.status, 429);
    assert_eq!(from(&mut elsewhere, 12, "Ada", right).await.status, 303);
    // Nobody makes such a cookie, or uses it for another account.
    let mark = elsewhere.cookie("bearcade_device").expect("a cookie");
    let (person, rest) = mark.split_once('-').expect("a person");
    let cy = site.guest("Cy").await;
    claim(&cy, PASSWORD).await;
    for address in 20..24 {
        from(&mut Browser::new(&site), address, "Cy", "wrong+password").await;
    }
    let digit = if rest.starts_with('0') { '1' } else { '0' };
    let forged = [mark.clone(), format!("{person}-{digit}{}", &rest[1..]), format!("{person}-{}", "0".repeat(49))];
    for (name, value) in ["Cy", "Ada", "Ada"].into_iter().zip(forged) {
        let mut browser = Browser::new(&site);
        browser.cookies.push(("bearcade_device".to_owned(), value));
        assert_eq!(from(&mut browser, 30, name, right).await.status, 429, "{name}");
    }
    site.stop().await;
}

/// The code from the claim is a way in that strangers can't close; and a session that somebody got hold of does not help
/// them to guess the password.
#[tokio::test(flavor = "multi_thread")]
async fn the_recovery_code_always_works_and_a_session_does_not_help_to_guess() {
    let site = Site::with(|config| {
        config.rates.passwords_per_minute = 1_000;
        config.rates.guesses_per_hour = 3;
    })
    .await;
    let (ada, recovery) = claim(&site.guest("Ada").await, PASSWORD).await;
    let wrong = json!({ "old": "wrong password", "new": OTHER });
    for wanted in ["wrong_password", "wrong_password", "wrong_password", "too_many"] {
        assert_eq!(code(ada.post("/api/me/password", &wrong).await).as_deref(), Some(wanted));
        let login = json!({ "name": "Ada", "password": "wrong password" });
        assert_eq!(code(site.nobody().post("/api/login", &login).await).as_deref(), Some(wanted));
    }
    for _ in 0..9 {
        let wrong = json!({ "name": "Ada", "recovery": "x", "password": OTHER });
        assert_eq!(code(site.nobody().post("/api/recover", &wrong).await).as_deref(), Some("wrong_password"));
    }
    // The browser is known to the account by the code, and may sign in.
    let mut browser = Browser::new(&site);
    let form = format!("name=Ada&recovery={recovery}&password=two+bears+on+a+hill");
    assert_eq!(browser.submit("/recover", &form).await.status, 200);
    assert_eq!(browser.submit("/sign-in", "name=Ada&password=two+bears+on+a+hill").await.status, 303);
    assert_eq!(Browser::new(&site).submit("/sign-in", "name=Ada&password=two+bears+on+a+hill").await.status, 429);
    site.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn well_known_passwords_are_refused() {
    let site = Site::with(|config| config.rates.passwords_per_minute = 1_000).await;
    let ada = site.guest("Ada Lovelace").await;
    let weak = ["password", "P@ssw0rd!", "12345678", "qwertyuiop", "aaaaaaaa", "bearcade1", "AdaLovelace", "iloveyou"];
    for password in weak {
        let refused = ada.post("/api/me/claim", &json!({ "password": password })).await;
        assert_eq!(code(refused).as_deref(), Some("bad_request"), "{password}");
    }
    for (lang, why) in [("en", "too easy to guess"), ("nl", "te makkelijk te raden"), ("es", "demasiado fácil")] {
        let headers = format!("{FORM}Accept-Language: {lang}\r\n");
        let page = ada.request("POST", "/account/claim", &headers, "password=Welkom2026").await.expect("a page");
        assert!(page.status == 400 && page.body.contains(why), "{}", page.body);
    }
    let (ada, recovery) = claim(&ada, PASSWORD).await;
    let change = json!({ "old": PASSWORD, "new": "passwordpassword" });
    assert_eq!(code(ada.post("/api/me/password", &change).await).as_deref(), Some("bad_request"));
    let recover = |password: &str| json!({ "name": "Ada Lovelace", "recovery": recovery, "password": password });
    let refused = site.nobody().post("/api/recover", &recover("abcd1234")).await;
    assert_eq!(code(refused).as_deref(), Some("bad_request"));
    site.nobody().post("/api/recover", &recover(OTHER)).await.expect("the code is not used up");
    site.stop().await;
}

/// Nobody passes for an account by letters that look like those of its name (UTS #39).
#[tokio::test(flavor = "multi_thread")]
async fn names_that_look_like_an_accounts_are_refused() {
    let site = Site::with(|config| config.rates.passwords_per_minute = 1_000).await;
    let (ada, _) = claim(&site.guest("Ada").await, PASSWORD).await;
    let (ben, _) = claim(&site.guest("William").await, PASSWORD).await;
    for (owned, name) in [("Ada", "Ad\u{430}"), ("Ada", "\u{410}DA"), ("William", "Wi11iam"), ("William", "wiIliam")] {
        let eve = site.guest(name).await;
        let refused = eve.post("/api/me/claim", &json!({ "password": PASSWORD })).await;
        assert_eq!(code(refused).as_deref(), Some("name_taken"), "{name}");
        let form = format!("{FORM}Accept-Language: es\r\n");
        let page = eve.request("POST", "/account/claim", &form, "password=a+bear+in+the+wood").await.expect("a page");
        assert!(page.status == 409 && page.body.contains("se parece demasiado"), "{}", page.body);
        // Nor does an account take such a name later, unless it is its own.
        let (other, own) = if owned == "Ada" { (&ben, &ada) } else { (&ada, &ben) };
        let rename = json!({ "name": name });
        assert_eq!(code(other.call("PATCH", "/api/me", &rename).await).as_deref(), Some("name_taken"), "{name}");
        own.call("PATCH", "/api/me", &rename).await.expect("it looks like their own");
        own.call("PATCH", "/api/me", &json!({ "name": owned })).await.expect("back again");
    }
    claim(&site.guest("Ad\u{e4}").await, PASSWORD).await;
    site.stop().await;
}
