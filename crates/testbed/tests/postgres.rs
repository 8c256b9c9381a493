//! The server that tests run against is one that they can rely on.

use bearcade_testbed::Postgres;

#[test]
fn it_keeps_what_was_committed_through_a_stop_and_a_kill_and_is_gone_when_dropped() {
    let server = Postgres::start();
    let url = server.database("one");
    assert!(url.ends_with("/one"), "{url}");
    server.sql("one", "CREATE TABLE bears (name text)");
    server.sql("one", "INSERT INTO bears VALUES ('Ada')");
    server.restart();
    server.sql("one", "INSERT INTO bears VALUES ('Bo')");
    server.kill();
    server.resume();
    assert_eq!(server.sql("one", "SELECT name FROM bears ORDER BY name"), "Ada\nBo\n");
    let address = url.split('@').nth(1).and_then(|rest| rest.split('/').next()).expect("an address").to_owned();
    let folder = server.sql("postgres", "SHOW data_directory").trim().to_owned();
    assert!(std::path::Path::new(&folder).exists());
    drop(server);
    assert!(!std::path::Path::new(&folder).exists());
    assert!(std::net::TcpStream::connect(address).is_err(), "nobody listens any more");
}

#[test]
fn tests_of_a_process_share_one() {
    let (first, second) = (Postgres::shared(), Postgres::shared());
    assert_eq!(first.url(), second.url());
    first.database("mine");
    assert_eq!(second.sql("mine", "SELECT 1"), "1\n");
}
