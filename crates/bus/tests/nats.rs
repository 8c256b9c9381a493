//! The bus over a real NATS.

use std::time::Duration;

use bearcade_bus::{Bus, Heard, Nats, News};

/// The key that the servers of the site share.
const KEY: &[u8] = b"the key of a site";

/// Waits, but not for ever.
async fn in_time<T>(wait: impl Future<Output = T>) -> T {
    tokio::time::timeout(Duration::from_mins(1), wait).await.expect("it comes in a while")
}

async fn is(bus: &Nats, connected: bool) {
    in_time(async {
        while bus.facts().connected != connected {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    })
    .await;
}

/// Tells until it is heard: whoever has just connected may not be listening yet.
async fn tell_until_heard(from: &Nats, to: &Nats, server: u64) {
    in_time(async {
        loop {
            from.tell(News::Here { server });
            let heard = tokio::time::timeout(Duration::from_millis(100), to.hear()).await;
            if matches!(heard, Ok(Heard::News(news)) if news.contains(&News::Here { server })) {
                return;
            }
        }
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn servers_hear_one_another_and_never_themselves_or_another_site() {
    let nats = bearcade_testbed::Nats::start();
    let [one, two, other] =
        ["", "", "/elsewhere"].map(|name| Nats::start(&(nats.url() + name), KEY).expect("an address"));
    for bus in [&one, &two, &other] {
        is(bus, true).await;
        assert_eq!(in_time(bus.hear()).await, Heard::Missed, "a new connection has missed what came before");
    }
    tell_until_heard(&one, &two, 1).await;
    tell_until_heard(&two, &one, 2).await;
    let quiet = tokio::time::timeout(Duration::from_millis(200), other.hear()).await;
    assert!(quiet.is_err(), "another site: {quiet:?}");
    // Many at once arrive in their order.
    for server in 100..1_100 {
        one.tell(News::Here { server });
    }
    let mut next = 100;
    while next < 1_100 {
        let Heard::News(news) = in_time(two.hear()).await else { panic!("nothing was missed") };
        for news in news {
            let News::Here { server } = news else { panic!("{news:?}") };
            if server >= 100 {
                assert_eq!(server, next);
                next += 1;
            }
        }
    }
    assert_eq!(one.facts().lost, 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bus_that_was_away_comes_back_by_itself() {
    let nats = bearcade_testbed::Nats::start();
    nats.stop();
    // Away at the start.
    let [one, two] = [0, 1].map(|_| Nats::start(&nats.url(), KEY).expect("an address"));
    one.tell(News::Here { server: 1 });
    assert!(!one.facts().connected);
    nats.resume();
    for _ in 0..2 {
        is(&one, true).await;
        is(&two, true).await;
        while in_time(two.hear()).await != Heard::Missed {}
        tell_until_heard(&one, &two, 2).await;
        // Away later: what is told meanwhile is lost, and nobody waits for it.
        nats.stop();
        is(&one, false).await;
        one.tell(News::Here { server: 3 });
        in_time(async {
            while one.facts().lost == 0 {
                tokio::time::sleep(Duration::from_millis(10)).await;
            }
        })
        .await;
        nats.resume();
    }
}

/// Drops what is not signed with the site's key, counts it, and goes on with what is.
#[tokio::test(flavor = "multi_thread")]
async fn unsigned_and_wrongly_signed_messages_are_dropped() {
    let nats = bearcade_testbed::Nats::start();
    let [one, two] = [0, 1].map(|_| Nats::start(&nats.url(), KEY).expect("an address"));
    let stranger = Nats::start(&nats.url(), b"another key").expect("an address");
    for bus in [&one, &two, &stranger] {
        is(bus, true).await;
    }
    tell_until_heard(&one, &two, 1).await;
    let forged = r#"{"here":{"server":666}}"#;
    let signature = "0".repeat(64);
    let before = two.facts().refused;
    nats.publish("bearcade.site.news", forged);
    nats.publish("bearcade.site.news", &format!("{{\"signature\":\"{signature}\"}}\n{forged}"));
    stranger.tell(News::Here { server: 666 });
    in_time(async {
        while two.facts().refused < before + 3 {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    })
    .await;
    one.tell(News::Here { server: 2 });
    loop {
        let Heard::News(news) = in_time(two.hear()).await else { continue };
        assert!(!news.contains(&News::Here { server: 666 }), "{news:?}");
        if news.contains(&News::Here { server: 2 }) {
            return;
        }
    }
}

/// A wrong password never connects; the right one does.
#[tokio::test(flavor = "multi_thread")]
async fn the_login_counts() {
    let nats = bearcade_testbed::Nats::start();
    let right = Nats::start(&nats.url(), KEY).expect("an address");
    let wrong = Nats::start(&nats.url_with_wrong_password(), KEY).expect("an address");
    is(&right, true).await;
    right.tell(News::Here { server: 1 });
    in_time(async {
        while right.facts().told == 0 {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    })
    .await;
    assert!(!wrong.facts().connected);
}
