//! How far skill goes: ratings of levels, and what the deal decides between neighbours.

use super::words::sentence;
use super::{Cell, Chart, Estimate, Findings, Played, Section, Shape, Table, Unit};
use crate::{Luck, Report};

impl Findings {
    /// What a ladder and deals played by neighbours found. `lucks` are by pair: the stronger, the weaker.
    pub fn of_skill(
        ladder: &Report,
        lucks: &[(String, String, Luck)],
        complete: bool,
        command: &str,
        compare: &str,
    ) -> Self {
        let options = serde_json::to_string(&ladder.options).unwrap_or_default();
        let about = vec![
            ("game", format!("{}, rules version {}", ladder.title, ladder.rules)),
            ("options", if options == "{}" { "as printed".to_owned() } else { options }),
            ("seats", ladder.seats.to_string()),
            ("deals", format!("{}, each from every seat", ladder.deals)),
            ("seed", ladder.seed.to_string()),
            ("command", command.to_owned()),
        ];
        let mut sections = Vec::new();
        if ladder.deals > 0 {
            sections.extend([ratings(ladder), luck(lucks)]);
        }
        let title = format!("{} in the lab: skill and luck", ladder.title);
        let by = ladder.players.iter().map(|player| player.name.clone()).collect();
        let played = Played::new(by, None, compare);
        Self { title, played, about, games: ladder.games, complete, sections }
    }
}

fn ratings(ladder: &Report) -> Section {
    let mut table = Table::new(&[("player", "player"), ("elo", "Elo"), ("share", "win share"), ("score", "score")]);
    let mut rows = Vec::new();
    for player in &ladder.players {
        let elo =
            player.rating.map(|rating| Estimate { value: rating.elo, interval: rating.interval, unit: Unit::Amount });
        let share = player.won.map(|won| Estimate { value: won.share, interval: won.interval, unit: Unit::Share });
        let cell = |estimate: Option<Estimate>| estimate.map_or(Cell::Nothing, Cell::Estimate);
        let score = (player.score.count() > 1).then(|| Estimate::amount(&player.score));
        table.rows.push(vec![Cell::Text(player.name.clone()), cell(elo), cell(share), cell(score)]);
        rows.extend(elo.map(|elo| (player.name.clone(), elo)));
    }
    let said: Vec<String> = rows.iter().map(|(name, elo)| format!("{name} is rated {}", elo.text())).collect();
    let chart = Chart {
        title: "Elo between levels".to_owned(),
        across: "Elo, with 0 in the middle of all".to_owned(),
        up: String::new(),
        shape: Shape::Dots { rows, compared_with: Some(0.0) },
    };
    Section {
        id: "elo".to_owned(),
        title: "Elo between levels".to_owned(),
        sentence: sentence(&said.join("; ")),
        main: true,
        table,
        charts: vec![chart],
    }
}

fn luck(lucks: &[(String, String, Luck)]) -> Section {
    let mut table = Table::new(&[("pair", "who meets"), ("deals", "deals"), ("luck", "share of luck")]);
    let (mut rows, mut said) = (Vec::new(), Vec::new());
    for (strong, weak, luck) in lucks {
        let name = format!("{strong} and {weak}");
        let share = luck.share();
        let cell = share.map_or(Cell::Nothing, Cell::Estimate);
        table.rows.push(vec![Cell::Text(name.clone()), Cell::Count(luck.deals()), cell]);
        if let Some(share) = share {
            said.push(format!("between {name} the deal decides {} of what varies", share.text()));
            rows.push((name, share));
        }
    }
    if said.is_empty() {
        said.push("there are too few deals to tell luck from skill".to_owned());
    }
    let chart = Chart {
        title: "How much the deal decides".to_owned(),
        across: "share of luck".to_owned(),
        up: String::new(),
        shape: Shape::Dots { rows, compared_with: None },
    };
    Section {
        id: "luck".to_owned(),
        title: "Luck of the deal".to_owned(),
        sentence: sentence(&said.join("; ")),
        main: true,
        table,
        charts: vec![chart],
    }
}
