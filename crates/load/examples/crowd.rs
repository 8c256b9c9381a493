//! crowd ADDRESS TABLES SECONDS [RATE] [FORM]
use std::time::Duration;

use bearcade_load::Crowd;
use serde_json::json;

fn main() {
    let a: Vec<String> = std::env::args().collect();
    let rate = a.get(4).and_then(|r| r.parse().ok()).filter(|r: &f64| *r > 0.0);
    let form = if a.get(5).is_some_and(|f| f == "html") { "html" } else { "json" };
    let crowd = Crowd {
        tables: a[2].parse().unwrap(),
        games: vec![json!({"game":"chaos-bear","options":{"start":1000000}})],
        players: 2,
        form,
        rate,
        duration: Duration::from_secs(a[3].parse().unwrap()),
    };
    let rt = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    let t = rt.block_on(crowd.play(a[1].parse().unwrap(), |_, _| {})).unwrap();
    println!(
        "{:.0} moves/s p50 {:.2} p99 {:.2} ms; {} tables, {} wrong; {:?}",
        t.rate(),
        t.percentile(50.0),
        t.percentile(99.0),
        t.compared,
        t.wrong_tables,
        t.troubles
    );
}
