//! The full screen: board, log, choices, and a line of keys.

use std::io;
use std::time::Duration;

use bearcade_core::{Seat, Viewer};
use bearcade_narrate::{Key, KeyDoes, Lang, Teller, Words, arg, rulebook, say_not_a_move};
use bearcade_table::MatchError;
use crossterm::event::{self, Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEventKind};
use ratatui::Terminal;
use ratatui::backend::Backend;
use ratatui::layout::Rect;

use crate::paint;
use crate::screen::{Scene, Screen, Touch, Touched};
use crate::{End, Next, Session, Theme};

/// What lies over the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Overlay {
    /// The keys and commands, then the rules.
    Help,
    /// A text to read: an answer, a hint.
    Text(String),
    /// The terminal changes hands.
    HandOver(Seat),
    /// Does the player really want to resign?
    Resign,
    /// Does the player really want an action that ends the game? With the question.
    Sure(String),
}

/// The full screen with a session on it.
pub struct App<'a, G: Screen> {
    pub(crate) session: Session<G>,
    pub(crate) words: &'a Words,
    pub(crate) theme: Theme,
    pub(crate) next: Next,
    pub(crate) pick: G::Pick,
    /// The choice under the cursor.
    pub(crate) cursor: usize,
    /// The list was walked through last: Enter takes its choice, not the board's.
    in_list: bool,
    /// What is being typed, if anything.
    pub(crate) typing: Option<String>,
    pub(crate) overlay: Option<Overlay>,
    /// The action that waits for the player's yes.
    unconfirmed: Option<G::Action>,
    /// How far an overlay or the log is scrolled.
    pub(crate) scroll: u16,
    /// The last thing said to the player: a refusal, what became of an undo.
    pub(crate) notice: Option<String>,
    /// Who has seen the screen last, where hands are hidden.
    shown: Option<Seat>,
    /// Where board and choices were drawn, for the mouse.
    pub(crate) places: paint::Places,
    stopped: bool,
    changed: bool,
}

impl<'a, G: Screen> App<'a, G> {
    /// A screen for a session.
    pub fn new(session: Session<G>, words: &'a Words, theme: Theme) -> Self {
        let mut app = Self {
            next: Next::Over,
            session,
            words,
            theme,
            pick: G::Pick::default(),
            cursor: 0,
            in_list: false,
            typing: None,
            overlay: None,
            unconfirmed: None,
            scroll: 0,
            notice: None,
            shown: None,
            places: paint::Places::default(),
            stopped: false,
            changed: true,
        };
        app.go_on();
        app
    }

    /// The session.
    pub fn session(&self) -> &Session<G> {
        &self.session
    }

    /// Runs until the player leaves. `save` is called after every decision of a person.
    pub fn run<B: Backend>(
        &mut self,
        terminal: &mut Terminal<B>,
        mut save: impl FnMut(&Session<G>) -> Result<(), String>,
    ) -> io::Result<End>
    where
        io::Error: From<B::Error>,
    {
        while !self.stopped {
            if std::mem::take(&mut self.changed)
                && let Err(message) = save(&self.session)
            {
                self.notice = Some(message);
            }
            self.draw(terminal)?;
            if event::poll(Duration::from_millis(250))? {
                self.event(&event::read()?);
            }
        }
        Ok(if self.next == Next::Over { End::Over } else { End::Stopped })
    }

    /// Draws the screen once.
    pub fn draw<B: Backend>(&mut self, terminal: &mut Terminal<B>) -> Result<(), B::Error> {
        let mut places = paint::Places::default();
        terminal.draw(|frame| places = paint::paint(self, frame))?;
        self.places = places;
        Ok(())
    }

    /// Handles a key, a click or a resize.
    pub fn event(&mut self, event: &Event) {
        match event {
            Event::Key(key) if key.kind != KeyEventKind::Release => self.key(*key),
            Event::Mouse(mouse) => match mouse.kind {
                MouseEventKind::Down(MouseButton::Left) => self.click(mouse.column, mouse.row),
                MouseEventKind::ScrollDown => self.scroll = self.scroll.saturating_add(2),
                MouseEventKind::ScrollUp => self.scroll = self.scroll.saturating_sub(2),
                _ => {}
            },
            _ => {}
        }
    }

    /// Has the player left?
    pub fn has_stopped(&self) -> bool {
        self.stopped
    }

    /// Who looks at the screen.
    pub(crate) fn viewer(&self) -> Viewer {
        self.session.viewer(self.next)
    }

    pub(crate) fn teller(&self) -> Teller<'_> {
        Teller::new(self.words, self.session.names(), self.viewer())
    }

    /// Calls `look` with what the board is drawn from.
    pub(crate) fn scene<T>(&self, look: impl FnOnce(&G, &Scene<G>) -> T) -> T {
        let played = self.session.played();
        let view = played.view(self.viewer());
        let legal = match self.next {
            Next::Decide(seat) => played.legal_actions(seat),
            Next::Throw | Next::Over | Next::Stuck => Vec::new(),
        };
        let story = self.session.story();
        let scene = Scene { view: &view, legal: &legal, story, teller: self.teller(), theme: self.theme };
        look(played.game(), &scene)
    }

    /// Is a person asked for a decision?
    pub(crate) fn is_asked(&self) -> bool {
        matches!(self.next, Next::Decide(_))
    }

    /// Can the person who is asked take back their last decision?
    pub(crate) fn can_undo(&self) -> bool {
        matches!(self.next, Next::Decide(seat) if self.session.can_undo(seat).is_ok())
    }

    /// The game's own keys that do something now: questions except where dice are typed, and actions that are legal.
    pub(crate) fn own_keys(&self) -> impl Iterator<Item = &'static Key> {
        let played = self.session.played();
        let legal = match self.next {
            Next::Decide(seat) => played.legal_actions(seat),
            Next::Throw | Next::Over | Next::Stuck => Vec::new(),
        };
        let answers = self.next != Next::Throw;
        G::KEYS.iter().filter(move |key| match key.does {
            KeyDoes::Act(notation) => played.game().read_action(notation).is_ok_and(|action| legal.contains(&action)),
            KeyDoes::Tell(_) | KeyDoes::Scan(_) => answers,
        })
    }

    fn key(&mut self, key: KeyEvent) {
        self.notice = None;
        if key.modifiers.contains(KeyModifiers::CONTROL) && matches!(key.code, KeyCode::Char('c' | 'd')) {
            self.stopped = true;
        } else if self.overlay.is_some() {
            self.overlay_key(key.code);
        } else if self.typing.is_some() {
            self.typing_key(key.code);
        } else {
            self.game_key(key.code);
        }
    }

    fn overlay_key(&mut self, code: KeyCode) {
        match (code, &self.overlay) {
            (KeyCode::Down | KeyCode::PageDown, _) => {
                self.scroll = self.scroll.saturating_add(if code == KeyCode::Down { 1 } else { 10 });
            }
            (KeyCode::Up | KeyCode::PageUp, _) => {
                self.scroll = self.scroll.saturating_sub(if code == KeyCode::Up { 1 } else { 10 });
            }
            (KeyCode::Enter, Some(Overlay::HandOver(seat))) => {
                self.shown = Some(*seat);
                self.close();
            }
            (_, Some(Overlay::HandOver(_))) => {}
            (KeyCode::Char('y' | 'Y'), Some(Overlay::Resign)) => {
                self.close();
                self.resign();
            }
            (KeyCode::Char('y' | 'Y'), Some(Overlay::Sure(_))) => {
                self.close();
                if let Some(action) = self.unconfirmed.take() {
                    self.carry_out(action);
                }
            }
            _ => self.close(),
        }
    }

    fn typing_key(&mut self, code: KeyCode) {
        let Some(text) = &mut self.typing else { return };
        match code {
            KeyCode::Esc => self.typing = None,
            KeyCode::Backspace if text.is_empty() => self.typing = None,
            KeyCode::Backspace => drop(text.pop()),
            KeyCode::Char(letter) if text.len() < 120 => text.push(letter),
            KeyCode::Enter => {
                let text = self.typing.take().unwrap_or_default();
                self.entered(text.trim());
            }
            _ => {}
        }
        if self.next == Next::Throw && self.typing.is_none() {
            self.typing = Some(String::new());
        }
    }

    fn game_key(&mut self, code: KeyCode) {
        let touch = match code {
            KeyCode::Left => Some(Touch::Move(-1, 0)),
            KeyCode::Right => Some(Touch::Move(1, 0)),
            KeyCode::Up => Some(Touch::Move(0, -1)),
            KeyCode::Down => Some(Touch::Move(0, 1)),
            KeyCode::Enter | KeyCode::Char(' ') => Some(Touch::Press),
            KeyCode::Esc => Some(Touch::Back),
            _ => None,
        };
        match code {
            KeyCode::Char('q') => self.stopped = true,
            KeyCode::Char('?') => self.open(Overlay::Help),
            KeyCode::Char('u') => self.undo(),
            KeyCode::Char('h') => self.hint(),
            KeyCode::Char('R') if self.is_asked() => self.open(Overlay::Resign),
            KeyCode::Char(':' | '/') if self.is_asked() => self.typing = Some(String::new()),
            KeyCode::Tab => self.walk_list(1),
            KeyCode::BackTab => self.walk_list(-1),
            KeyCode::PageUp => self.scroll = self.scroll.saturating_add(5),
            KeyCode::PageDown => self.scroll = self.scroll.saturating_sub(5),
            KeyCode::Char(letter @ '1'..='9') => self.choose(letter as usize - '1' as usize),
            KeyCode::Char(letter) if letter != ' ' => self.letter(letter.to_ascii_lowercase()),
            _ => {
                if let Some(touch) = touch {
                    self.touch(touch);
                }
            }
        }
    }

    /// The board may use a touch; what it leaves, the list uses.
    fn touch(&mut self, touch: Touch) {
        if touch == Touch::Press && self.in_list {
            return self.choose(self.cursor);
        }
        self.in_list = false;
        let mut pick = std::mem::take(&mut self.pick);
        let touched = self.scene(|game, scene| game.touch(scene, &mut pick, touch));
        self.pick = pick;
        match (touched, touch) {
            (Touched::Chosen(action), _) => self.act(action),
            (Touched::Pointed, _) => self.cursor = 0,
            (Touched::Nothing, Touch::Move(_, rows)) => self.move_cursor(rows.into()),
            (Touched::Nothing, Touch::Press) => self.choose(self.cursor),
            (Touched::Nothing, Touch::Back | Touch::Click { .. }) => {}
        }
    }

    fn click(&mut self, column: u16, row: u16) {
        if self.overlay.is_some() {
            return;
        }
        let inside = |area: Rect| area.contains((column, row).into());
        if inside(self.places.board) {
            self.touch(Touch::Click { at: (column, row), area: self.places.board });
        } else if inside(self.places.choices) {
            self.choose(self.places.first_choice + usize::from(row - self.places.choices.y));
        }
    }

    /// A letter of the game's own keys.
    fn letter(&mut self, letter: char) {
        let Some(key) = G::KEYS.iter().find(|key| key.key == letter) else { return };
        match key.does {
            KeyDoes::Act(notation) => self.entered(notation),
            KeyDoes::Tell(topic) => {
                let text = self.scene(|game, scene| game.answer(scene.view, topic, &scene.teller));
                self.open(Overlay::Text(text));
            }
            KeyDoes::Scan(topic) => {
                let text = self.scene(|game, scene| {
                    game.scan(scene.view, topic, game.pointed(&self.pick).as_deref(), &scene.teller)
                });
                self.open(Overlay::Text(text));
            }
        }
    }

    /// Something typed in notation, or a number from the list.
    fn entered(&mut self, text: &str) {
        if text.is_empty() {
            return;
        }
        let game = self.session.played().game();
        match self.next {
            // Every key goes into the result that is typed, so the commands are words there.
            Next::Throw if matches!(text, "?" | "help") => self.open(Overlay::Help),
            Next::Throw if matches!(text, "q" | "quit") => self.stopped = true,
            Next::Throw => match game.read_chance(text) {
                Ok(chance) if self.session.throw(chance).is_ok() => self.go_on(),
                _ => self.say_impossible(),
            },
            Next::Decide(_) => {
                if let Ok(action) = game.read_action(text) {
                    self.act(action);
                } else {
                    let said = self.scene(|game, scene| say_not_a_move(game, scene.legal, text, self.words));
                    self.notice = Some(said);
                }
            }
            Next::Over | Next::Stuck => {}
        }
    }

    fn say_impossible(&mut self) {
        let played = self.session.played();
        let texts =
            played.outcomes().iter().map(|&(outcome, _)| played.game().chance_text(outcome)).collect::<Vec<_>>();
        self.notice = Some(self.words.say("ui-impossible-throw", &[arg("outcomes", texts.join(", "))]));
    }

    /// Carries an action out, or asks first if it ends the game.
    fn act(&mut self, action: G::Action) {
        let Next::Decide(seat) = self.next else { return };
        match G::confirm_id(action) {
            Some(id) if self.session.played().check(seat, action).is_ok() => {
                self.unconfirmed = Some(action);
                self.open(Overlay::Sure(self.words.text(id)));
            }
            _ => self.carry_out(action),
        }
    }

    fn carry_out(&mut self, action: G::Action) {
        let Next::Decide(seat) = self.next else { return };
        match self.session.act(seat, action) {
            Ok(()) => self.go_on(),
            Err(MatchError::Forbidden(rule)) => {
                let said = self.session.played().game().refuse(&rule, &self.teller());
                self.notice = Some(said.full);
            }
            Err(error) => self.notice = Some(error.to_string()),
        }
    }

    /// Takes the choice at this place of the list.
    fn choose(&mut self, index: usize) {
        let choices = self.scene(|game, scene| game.choices(scene, &self.pick));
        if let Some(&action) = choices.get(index) {
            self.act(action);
        }
    }

    /// Goes through the list and stays there.
    fn walk_list(&mut self, by: isize) {
        self.in_list = true;
        self.session.played().game().to_list(&mut self.pick);
        self.move_cursor(by);
    }

    fn move_cursor(&mut self, by: isize) {
        let count = self.scene(|game, scene| game.choices(scene, &self.pick).len());
        if count > 0 {
            self.cursor = (self.cursor as isize + by).rem_euclid(count as isize) as usize;
        }
    }

    fn undo(&mut self) {
        let Next::Decide(seat) = self.next else { return };
        match self.session.undo(seat) {
            Ok(()) => {
                self.go_on();
                self.notice = Some(self.words.text("ui-undone"));
            }
            Err(why) => self.notice = Some(self.words.say("ui-cannot-undo", &[arg("why", self.words.text(why))])),
        }
    }

    fn hint(&mut self) {
        if let Next::Decide(seat) = self.next {
            self.open(Overlay::Text(self.session.hint(seat, self.words).join("\n")));
        }
    }

    fn resign(&mut self) {
        let Next::Decide(seat) = self.next else { return };
        match self.session.leave(seat) {
            Ok(()) => self.go_on(),
            Err(MatchError::Alone) => self.notice = Some(self.words.text("ui-cannot-resign-alone")),
            Err(_) => self.notice = Some(self.words.text("ui-cannot-resign-others")),
        }
    }

    /// Lets dice and bots go on, then asks the next person.
    fn go_on(&mut self) {
        self.next = self.session.run();
        self.stopped |= self.next == Next::Stuck;
        let pick = std::mem::take(&mut self.pick);
        self.pick = self.session.played().game().keep(pick);
        self.cursor = 0;
        self.in_list = false;
        self.scroll = 0;
        self.changed = true;
        self.typing = (self.next == Next::Throw).then(String::new);
        if let Next::Decide(seat) = self.next
            && G::HIDES
            && self.session.people() > 1
            && self.shown != Some(seat)
        {
            self.open(Overlay::HandOver(seat));
        }
    }

    fn open(&mut self, overlay: Overlay) {
        self.overlay = Some(overlay);
        self.scroll = 0;
    }

    fn close(&mut self) {
        self.overlay = None;
        self.scroll = 0;
    }

    /// The rules page, for help.
    pub(crate) fn rules(&self) -> &'static str {
        let lang: Lang = self.words.lang();
        rulebook(G::SLUG, lang).unwrap_or_default()
    }
}
