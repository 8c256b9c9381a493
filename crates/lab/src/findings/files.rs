use std::fmt::{self, Write};

use serde_json::{Map, Value, json};

use super::{Cell, Findings, Section};

impl Findings {
    /// Everything for programs.
    pub fn to_json(&self) -> Value {
        let about: Vec<Value> = self.about.iter().map(|(name, value)| json!({"name": name, "value": value})).collect();
        let section = |section: &Section| {
            let row = |row: &Vec<Cell>| -> Map<String, Value> {
                section.table.columns.iter().zip(row).map(|((key, _), cell)| (key.clone(), cell.json())).collect()
            };
            json!({
                "id": section.id, "title": section.title, "sentence": section.sentence,
                "rows": section.table.rows.iter().map(row).collect::<Vec<_>>(),
            })
        };
        json!({
            "title": self.title, "played": self.played.json(), "about": about, "games": self.games, "complete": self.complete,
            "confidence": super::CONFIDENCE, "sections": self.sections.iter().map(section).collect::<Vec<_>>(),
        })
    }

    /// Every number on a line of its own: section, row, column, value, and where the true one lies.
    pub fn to_csv(&self) -> String {
        let mut text = "section,row,column,value,low,high\r\n".to_owned();
        for section in &self.sections {
            for row in &section.table.rows {
                let name = row.first().map(Cell::text).unwrap_or_default();
                for ((key, _), cell) in section.table.columns.iter().zip(row).skip(1) {
                    let (value, low, high) = match cell {
                        Cell::Text(text) => (quoted(text), String::new(), String::new()),
                        Cell::Count(count) => (count.to_string(), String::new(), String::new()),
                        Cell::Amount(value) => (value.to_string(), String::new(), String::new()),
                        Cell::Estimate(estimate) => {
                            let end = |end: f64| super::finite(end).map(|end| end.to_string()).unwrap_or_default();
                            (estimate.value.to_string(), end(estimate.interval.low), end(estimate.interval.high))
                        }
                        Cell::Nothing => continue,
                    };
                    let _ = write!(text, "{},{},{},{value},{low},{high}\r\n", section.id, quoted(&name), quoted(key));
                }
            }
        }
        text
    }
}

/// A field of a CSV file, in quotes where it needs them.
fn quoted(text: &str) -> String {
    if text.contains([',', '"', '\n', '\r']) { format!("\"{}\"", text.replace('"', "\"\"")) } else { text.to_owned() }
}

/// The short summary for a terminal.
impl fmt::Display for Findings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}\n  {}", self.title, self.played)?;
        for (name, value) in self.about.iter().filter(|(name, _)| *name != "command") {
            writeln!(f, "  {name}: {value}")?;
        }
        if self.games == 0 {
            return writeln!(f, "\nNo game has been played to its end yet.");
        }
        for section in self.sections.iter().filter(|section| section.main) {
            writeln!(f, "\n{}\n  {}", section.title, section.sentence)?;
        }
        Ok(())
    }
}
