//! The menu: which game, who plays, which options — or a saved game to go on with.

use std::io::{self, BufRead, Write};
use std::time::Duration;

use bearcade_bots::Level;
use bearcade_core::{GameOptions, OptionKind, OptionSpec, OptionValue, OptionValues, Viewer};
use bearcade_narrate::{Narrate, Teller, Words, arg, level_name};
use bearcade_table::{GameInfo, all_games, for_each_game};
use crossterm::event::{self, Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers};
use ratatui::Terminal;
use ratatui::backend::Backend;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::text::Line;
use ratatui::widgets::{Block, Paragraph, Wrap};

use crate::{Player, Saved, Theme};

/// What the menu ends with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Chosen {
    /// A new game.
    New {
        /// The game.
        slug: &'static str,
        /// The players by seat.
        players: Vec<Player>,
        /// The options that were changed.
        options: OptionValues,
    },
    /// A saved game to go on with.
    Resume(String),
    /// Nothing.
    Quit,
}

/// The menu's state.
pub struct Menu<'a> {
    words: &'a Words,
    theme: Theme,
    /// The name of the first person.
    you: String,
    saved: Vec<Saved>,
    game: usize,
    people: u8,
    bears: u8,
    level: Level,
    options: OptionValues,
    row: usize,
    typing: Option<String>,
    notice: Option<String>,
}

/// A row of the menu.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Row {
    Game,
    People,
    Bears,
    Level,
    Option(&'static OptionSpec),
    Start,
    Saved(usize),
}

impl<'a> Menu<'a> {
    /// A menu; saved games that are not over can be chosen.
    pub fn new(words: &'a Words, theme: Theme, you: &str, saved: Vec<Saved>) -> Self {
        let saved = saved.into_iter().filter(|saved| saved.record.result.is_none()).take(5).collect();
        let mut menu = Self {
            words,
            theme,
            you: you.to_owned(),
            saved,
            game: 0,
            people: 1,
            bears: 0,
            level: Player::USUAL,
            options: OptionValues::new(),
            row: 0,
            typing: None,
            notice: None,
        };
        menu.choose_game(0);
        menu
    }

    /// Shows the menu full screen until something is chosen.
    pub fn run<B: Backend>(&mut self, terminal: &mut Terminal<B>) -> io::Result<Chosen>
    where
        io::Error: From<B::Error>,
    {
        loop {
            self.draw(terminal)?;
            if event::poll(Duration::from_millis(250))?
                && let Event::Key(key) = event::read()?
                && key.kind != KeyEventKind::Release
                && let Some(chosen) = self.key(key)
            {
                return Ok(chosen);
            }
        }
    }

    /// Draws the menu once.
    pub fn draw<B: Backend>(&self, terminal: &mut Terminal<B>) -> Result<(), B::Error> {
        terminal.draw(|frame| {
            let area = frame.area();
            let [top, middle, help, keys] = Layout::vertical([
                Constraint::Length(2),
                Constraint::Min(6),
                Constraint::Length(3),
                Constraint::Length(1),
            ])
            .areas(area);
            frame.render_widget(Line::styled(" Bearcade", self.theme.title()), top);
            let block = Block::bordered().border_set(self.theme.border()).border_style(self.theme.faint());
            let inside = block.inner(middle);
            frame.render_widget(block, middle);
            let rows = self.rows();
            let first = self.row.saturating_sub(usize::from(inside.height).saturating_sub(1));
            for (index, &row) in rows.iter().enumerate().skip(first).take(inside.height.into()) {
                let line = Rect { y: inside.y + (index - first) as u16, height: 1, ..inside };
                let style = if index == self.row { self.theme.cursor() } else { ratatui::style::Style::new() };
                frame.render_widget(Line::styled(format!(" {}", self.row_text(row)), style), line);
            }
            let text = match (&self.typing, &self.notice) {
                (Some(typed), None) => format!("{} {typed}_", self.words.text("ui-menu-value")),
                (_, Some(notice)) => notice.clone(),
                _ => self.row_help(rows[self.row]),
            };
            frame.render_widget(Paragraph::new(text).wrap(Wrap { trim: true }), help);
            let line = Line::styled(format!(" {}", self.words.text("ui-menu-keys")), self.theme.faint());
            frame.render_widget(line, keys);
            self.theme.settle(frame.buffer_mut());
        })?;
        Ok(())
    }

    /// Handles a key; something once the menu is done.
    pub fn key(&mut self, key: KeyEvent) -> Option<Chosen> {
        self.notice = None;
        if key.modifiers.contains(KeyModifiers::CONTROL) && matches!(key.code, KeyCode::Char('c' | 'd')) {
            return Some(Chosen::Quit);
        }
        let rows = self.rows();
        let row = rows[self.row];
        if let Some(text) = &mut self.typing {
            match key.code {
                KeyCode::Esc => self.typing = None,
                KeyCode::Backspace => drop(text.pop()),
                KeyCode::Char(letter) => text.push(letter),
                KeyCode::Enter => {
                    let text = self.typing.take().unwrap_or_default();
                    if let Row::Option(spec) = row {
                        self.set(spec, &text);
                    }
                }
                _ => {}
            }
            return None;
        }
        match key.code {
            KeyCode::Char('q') | KeyCode::Esc => return Some(Chosen::Quit),
            KeyCode::Up => self.row = (self.row + rows.len() - 1) % rows.len(),
            KeyCode::Down | KeyCode::Tab => self.row = (self.row + 1) % rows.len(),
            KeyCode::Left => self.change(row, -1),
            KeyCode::Right => self.change(row, 1),
            KeyCode::Char('s') => return self.start(),
            KeyCode::Enter | KeyCode::Char(' ') => match row {
                Row::Start | Row::Game | Row::People | Row::Bears | Row::Level => return self.start(),
                Row::Saved(index) => return Some(Chosen::Resume(self.saved[index].id.clone())),
                Row::Option(spec) => match spec.kind {
                    OptionKind::Switch { .. } | OptionKind::Choice { .. } => self.change(row, 1),
                    _ => self.typing = Some(String::new()),
                },
            },
            _ => {}
        }
        None
    }

    /// Asks line by line instead.
    pub fn ask(&mut self, input: &mut impl BufRead, output: &mut impl Write) -> io::Result<Chosen> {
        writeln!(output, "{}", self.words.text("ui-menu-which"))?;
        for (index, info) in all_games().iter().enumerate() {
            writeln!(output, "{}. {}", index + 1, info.title)?;
        }
        for (index, saved) in self.saved.iter().enumerate() {
            writeln!(output, "{}. {}", all_games().len() + index + 1, self.saved_text(saved))?;
        }
        loop {
            let Some(text) = prompt(self.words, "ui-prompt", input, output)? else { return Ok(Chosen::Quit) };
            let number = text.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
            let named = all_games().iter().position(|info| info.slug == text);
            match named.or(number) {
                Some(game) if game < all_games().len() => {
                    self.choose_game(game);
                    break;
                }
                Some(other) if other - all_games().len() < self.saved.len() => {
                    return Ok(Chosen::Resume(self.saved[other - all_games().len()].id.clone()));
                }
                _ if matches!(text.as_str(), "q" | "quit") => return Ok(Chosen::Quit),
                _ if text.is_empty() => {}
                _ => writeln!(output, "{}", self.words.say("ui-not-understood", &[arg("text", text)]))?,
            }
        }
        loop {
            writeln!(output, "{}", self.words.text("ui-menu-change"))?;
            for row in self.rows() {
                if let Row::People | Row::Bears | Row::Level | Row::Option(_) = row {
                    writeln!(output, "{}", self.row_text(row))?;
                }
            }
            let Some(text) = prompt(self.words, "ui-prompt", input, output)? else { return Ok(Chosen::Quit) };
            match text.split_once('=') {
                None if text.is_empty() => {
                    if let Some(chosen) = self.start() {
                        return Ok(chosen);
                    }
                }
                None if matches!(text.as_str(), "q" | "quit") => return Ok(Chosen::Quit),
                Some(("people", number)) => self.set_count(number, true),
                Some(("bears", number)) => self.set_count(number, false),
                Some(("level", name)) => self.set_level(name),
                Some((name, value)) if let Some(spec) = self.info().options.iter().find(|spec| spec.name == name) => {
                    self.set(spec, value);
                }
                _ => self.notice = Some(self.words.say("ui-not-understood", &[arg("text", text)])),
            }
            if let Some(notice) = self.notice.take() {
                writeln!(output, "{notice}")?;
            }
        }
    }

    fn info(&self) -> &'static GameInfo {
        &all_games()[self.game]
    }

    fn rows(&self) -> Vec<Row> {
        let options = self.info().options.iter().map(Row::Option);
        let saved = (0..self.saved.len()).map(Row::Saved);
        [Row::Game, Row::People, Row::Bears, Row::Level]
            .into_iter()
            .chain(options)
            .chain([Row::Start])
            .chain(saved)
            .collect()
    }

    fn row_text(&self, row: Row) -> String {
        let pair = |id: &str, value: String| format!("{}: < {value} >", self.words.text(id));
        match row {
            Row::Game => pair("ui-menu-game", self.info().title.to_owned()),
            Row::People => pair("ui-menu-people", self.people.to_string()),
            Row::Bears => pair("ui-menu-bears", self.bears.to_string()),
            Row::Level => {
                let name = level_name(self.level, self.words);
                // What is typed is the level's own name, whatever the language calls it.
                let name = if name == self.level.name() { name } else { format!("{name} ({})", self.level) };
                pair("ui-menu-level", name)
            }
            Row::Option(spec) => {
                let value = self.options.get(spec.name).cloned().or_else(|| spec.default_value());
                let value = value.map_or_else(|| "-".to_owned(), |value| value_text(&value));
                format!("{} ({}): {value}", self.option_words(spec).0, spec.name)
            }
            Row::Start => format!("[ {} ]", self.words.text("ui-menu-start")),
            Row::Saved(index) => self.saved_text(&self.saved[index]),
        }
    }

    fn saved_text(&self, saved: &Saved) -> String {
        let players: Vec<String> = saved.table.players.iter().map(ToString::to_string).collect();
        let arguments = [arg("id", saved.id.clone()), arg("names", self.words.list(&players))];
        self.words.say("ui-menu-resume", &arguments)
    }

    fn row_help(&self, row: Row) -> String {
        match row {
            Row::Option(spec) => self.option_words(spec).1,
            Row::Game => self.words.text("ui-menu-help-game"),
            Row::People | Row::Bears => self.players_help(),
            Row::Level => self.words.text("ui-menu-help-level"),
            Row::Start | Row::Saved(_) => self.words.text("ui-menu-help-start"),
        }
    }

    /// An option's name and what it does, in the player's language.
    fn option_words(&self, spec: &OptionSpec) -> (String, String) {
        let teller = Teller::new(self.words, &[], Viewer::Watcher);
        macro_rules! each {
            ($($game:ty),+) => {
                $(if self.info().slug == <$game as bearcade_core::Game>::SLUG {
                    return (<$game>::option_label(spec, &teller), <$game>::option_help(spec, &teller));
                })+
            };
        }
        for_each_game!(each);
        (spec.name.to_owned(), spec.about.to_owned())
    }

    fn choose_game(&mut self, game: usize) {
        self.game = game;
        self.options.clear();
        self.people = 1;
        // Two are company where a game takes more; a solitaire is played alone.
        let (min, max) = self.info().seats;
        self.bears = min.max(3).min(max) - 1;
    }

    fn change(&mut self, row: Row, by: i8) {
        let (_, max) = self.info().seats;
        match row {
            Row::Game => {
                let count = all_games().len();
                self.choose_game((self.game + count).saturating_add_signed(by.into()) % count);
            }
            Row::People => self.people = self.people.saturating_add_signed(by).min(max - self.bears.min(max)),
            Row::Bears => self.bears = self.bears.saturating_add_signed(by).min(max - self.people.min(max)),
            Row::Level => {
                let count = Level::ALL.len();
                self.level = Level::ALL[(self.level as usize + count).saturating_add_signed(by.into()) % count];
            }
            Row::Option(spec) => self.step(spec, by),
            Row::Start | Row::Saved(_) => {}
        }
    }

    /// The next value of an option that can be stepped through.
    fn step(&mut self, spec: &'static OptionSpec, by: i8) {
        let now = self.options.get(spec.name).cloned().or_else(|| spec.default_value());
        let next = match (spec.kind, now) {
            (OptionKind::Whole { min, max, .. }, Some(OptionValue::Whole(n))) => {
                OptionValue::Whole((n + i64::from(by)).clamp(min, max))
            }
            (OptionKind::Whole { min, .. }, _) => OptionValue::Whole(min),
            (OptionKind::Switch { .. }, Some(OptionValue::Switch(on))) => OptionValue::Switch(!on),
            (OptionKind::Choice { of, .. }, Some(OptionValue::Text(word))) => {
                let at = of.iter().position(|other| *other == word).unwrap_or(0);
                OptionValue::Text(of[(at + of.len()).saturating_add_signed(by.into()) % of.len()].to_owned())
            }
            _ => return self.typing = Some(String::new()),
        };
        self.put(spec, next);
    }

    fn set(&mut self, spec: &'static OptionSpec, text: &str) {
        if text.trim().is_empty() {
            self.options.remove(spec.name);
            return;
        }
        match spec.parse(text.trim()) {
            Ok(value) => self.put(spec, value),
            Err(error) => self.notice = Some(error.to_string()),
        }
    }

    fn put(&mut self, spec: &'static OptionSpec, value: OptionValue) {
        let mut options = self.options.clone();
        options.insert(spec.name.to_owned(), value);
        match self.check(&options) {
            Ok(()) => self.options = options,
            Err(message) => self.notice = Some(message),
        }
    }

    /// Would the game take these options?
    fn check(&self, options: &OptionValues) -> Result<(), String> {
        macro_rules! each {
            ($($game:ty),+) => {
                $(if self.info().slug == <$game as bearcade_core::Game>::SLUG {
                    let read = <$game as bearcade_core::Game>::Options::from_values(options);
                    return read.map(|_| ()).map_err(|error| error.to_string());
                })+
            };
        }
        for_each_game!(each);
        Ok(())
    }

    fn set_count(&mut self, text: &str, people: bool) {
        match text.trim().parse::<u8>() {
            Ok(count) if people => self.people = count,
            Ok(count) => self.bears = count,
            Err(_) => self.notice = Some(self.words.say("ui-not-understood", &[arg("text", text.to_owned())])),
        }
    }

    /// How many players the game takes.
    fn players_help(&self) -> String {
        match self.info().seats {
            (min, max) if min == max => self.words.say("ui-menu-help-players-exact", &[arg("count", min)]),
            (min, max) => self.words.say("ui-menu-help-players", &[arg("min", min), arg("max", max)]),
        }
    }

    fn set_level(&mut self, text: &str) {
        match text.trim().parse() {
            Ok(level) => self.level = level,
            Err(()) => self.notice = Some(self.words.say("ui-not-understood", &[arg("text", text.to_owned())])),
        }
    }

    fn start(&mut self) -> Option<Chosen> {
        let (min, max) = self.info().seats;
        let seats = u16::from(self.people) + u16::from(self.bears);
        if !(u16::from(min)..=u16::from(max)).contains(&seats) {
            self.notice = Some(self.players_help());
            return None;
        }
        let person = |number: u8| match number {
            0 => Player::Person(self.you.clone()),
            number => Player::Person(self.words.say("ui-player", &[arg("number", number + 1)])),
        };
        let people = (0..self.people).map(person);
        let bears = (0..self.bears).map(|_| Player::bear(self.level));
        Some(Chosen::New {
            slug: self.info().slug,
            players: people.chain(bears).collect(),
            options: self.options.clone(),
        })
    }
}

/// Prompts and reads a line; none when the input has ended.
fn prompt(words: &Words, id: &str, input: &mut impl BufRead, output: &mut impl Write) -> io::Result<Option<String>> {
    write!(output, "{} ", words.text(id))?;
    output.flush()?;
    let mut line = String::new();
    let length = io::Read::take(input, 65_536).read_line(&mut line)?;
    Ok((length > 0).then(|| line.trim().to_owned()))
}

fn value_text(value: &OptionValue) -> String {
    match value {
        OptionValue::Text(text) => text.chars().take(40).collect(),
        OptionValue::List(words) => words.join(","),
        other => other.to_string(),
    }
}
