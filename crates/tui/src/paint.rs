//! Draws the panels around a board.

use bearcade_narrate::{Key, arg};
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::text::{Line, Span, Text};
use ratatui::widgets::{Block, Clear, Paragraph, Wrap};
use unicode_width::UnicodeWidthStr;

use crate::Next;
use crate::app::{App, Overlay};
use crate::screen::Screen;

/// The smallest screen that can be drawn.
const LEAST: (u16, u16) = (60, 20);
/// The fewest rows of the board, its frame included: every game's board fits in them.
const BOARD_ROWS: u16 = 12;
/// The rows of the header and of the line of keys.
const EDGES: u16 = 2;
/// The narrowest log beside a board that does not need more, and the widest.
const LEAST_LOG_WIDTH: u16 = 26;
const LOG_WIDTH: u16 = 56;

/// Where things were drawn, for the mouse.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Places {
    pub(crate) board: Rect,
    pub(crate) choices: Rect,
    /// The first choice that was visible.
    pub(crate) first_choice: usize,
}

pub(crate) fn paint<G: Screen>(app: &App<G>, frame: &mut Frame) -> Places {
    let places = paint_all(app, frame);
    app.theme.settle(frame.buffer_mut());
    places
}

fn paint_all<G: Screen>(app: &App<G>, frame: &mut Frame) -> Places {
    let area = frame.area();
    if area.width < LEAST.0 || area.height < LEAST.1 {
        let text = app.words.say("ui-too-small", &[arg("width", LEAST.0), arg("height", LEAST.1)]);
        frame.render_widget(Paragraph::new(text).wrap(Wrap { trim: true }), area);
        return Places::default();
    }
    if let Some(Overlay::HandOver(seat)) = app.overlay {
        let name = app.session.names()[seat.index()].clone();
        let text = app.words.say("ui-hand-over", &[arg("name", name)]);
        let middle = Rect { y: area.y + area.height / 2, height: 1, ..area };
        frame.render_widget(Paragraph::new(text).centered().style(app.theme.title()), middle);
        return Places::default();
    }
    let said = said(app);
    // What is said may need more than a line; the list makes room for it, and for the board on a low screen.
    let most = if area.height >= 24 { 3 } else { 2 };
    let said_height = lines_of(&[&said.content], area.width - 1).clamp(1, most);
    let wanted = if area.height >= 34 { 10 } else { 7 } - (said_height - 1);
    let choices_height = wanted.min(area.height - EDGES - BOARD_ROWS - said_height);
    let framed = choices_height == wanted;
    let [top, middle, choices, notice, keys] = Layout::vertical([
        Constraint::Length(1),
        Constraint::Min(BOARD_ROWS),
        Constraint::Length(choices_height),
        Constraint::Length(said_height),
        Constraint::Length(1),
    ])
    .areas(area);
    let log_width = (area.width * 2 / 5).clamp(LEAST_LOG_WIDTH, LOG_WIDTH).min(area.width - G::BOARD_WIDTH);
    let [board, log] = Layout::horizontal([Constraint::Min(30), Constraint::Length(log_width)]).areas(middle);

    header(app, frame, top);
    let block = panel(app, "");
    let inside = block.inner(board);
    frame.render_widget(block, board);
    app.scene(|game, scene| game.draw(scene, &app.pick, inside, frame.buffer_mut()));
    story(app, frame, log);
    let (list, first_choice) = options(app, frame, choices, framed);
    let notice = Rect { x: notice.x + 1, width: notice.width - 1, ..notice };
    frame.render_widget(Paragraph::new(said).wrap(Wrap { trim: true }), notice);
    footer(app, frame, keys);
    overlay(app, frame, area);
    Places { board: inside, choices: list, first_choice }
}

fn panel<G: Screen>(app: &App<G>, title: &str) -> Block<'static> {
    let block = Block::bordered().border_set(app.theme.border()).border_style(app.theme.faint());
    if title.is_empty() { block } else { block.title(Line::styled(format!(" {title} "), app.theme.title())) }
}

/// The game's name and whose turn it is.
fn header<G: Screen>(app: &App<G>, frame: &mut Frame, area: Rect) {
    let turn = app.scene(G::headline);
    let title = format!(" {} ", G::TITLE);
    let turn = app.theme.cut(&format!(" {turn}"), area.width.saturating_sub(title.width() as u16));
    frame.render_widget(Line::from(vec![Span::styled(title, app.theme.title()), Span::raw(turn)]), area);
}

/// The last sentences, the newest at the bottom.
fn story<G: Screen>(app: &App<G>, frame: &mut Frame, area: Rect) {
    let block = panel(app, &app.words.text("ui-panel-log"));
    let inside = block.inner(area);
    frame.render_widget(block, area);
    let told = app.session.tell(0, app.words, app.viewer());
    let text: Text = told.iter().rev().take(200).rev().map(|said| Line::from(said.full.clone())).collect();
    let paragraph = Paragraph::new(text).wrap(Wrap { trim: true });
    let lines = lines_of(&told.iter().rev().take(200).map(|said| said.full.as_str()).collect::<Vec<_>>(), inside.width);
    let hidden = lines.saturating_sub(inside.height);
    let offset = if app.overlay.is_none() { hidden.saturating_sub(app.scroll) } else { hidden };
    frame.render_widget(paragraph.scroll((offset, 0)), inside);
}

/// How many screen lines texts take when they are wrapped at words.
pub(crate) fn lines_of(texts: &[&str], width: u16) -> u16 {
    let width = usize::from(width.max(1));
    let wrapped = |text: &&str| {
        let (mut lines, mut used) = (1, 0);
        for word in text.split(' ') {
            let length = word.width();
            if used > 0 && used + 1 + length > width {
                lines += 1;
                used = 0;
            }
            used += length + usize::from(used > 0);
            while used > width {
                lines += 1;
                used -= width;
            }
        }
        lines
    };
    texts.iter().map(wrapped).sum::<usize>().min(usize::from(u16::MAX)) as u16
}

/// What is asked and what can be chosen; returns where the list is and its first choice. Without a frame there is room
/// for two more choices.
fn options<G: Screen>(app: &App<G>, frame: &mut Frame, area: Rect, framed: bool) -> (Rect, usize) {
    let teller = app.teller();
    let played = app.session.played();
    let asked = match app.next {
        Next::Decide(seat) => app.scene(|game, scene| game.question(scene, seat)),
        Next::Throw => {
            let name = played.game().chance_name(&played.state().position);
            app.scene(|game, scene| game.ask_chance(scene.view, name, &scene.teller))
        }
        Next::Stuck => app.session.failure().map(ToString::to_string).unwrap_or_default(),
        Next::Over => played.game().outcome_text(&played.outcome().expect("the game is over"), &teller).full,
    };
    let inside = if framed {
        let block = panel(app, "");
        let inside = block.inner(area);
        frame.render_widget(block, area);
        inside
    } else {
        Rect { x: area.x + 1, width: area.width - 2, ..area }
    };
    let asked_height = lines_of(&[&asked], inside.width).min(2);
    let [ask, list] = Layout::vertical([Constraint::Length(asked_height), Constraint::Min(1)]).areas(inside);
    frame.render_widget(Paragraph::new(asked).style(app.theme.own()).wrap(Wrap { trim: true }), ask);

    let choices = app.scene(|game, scene| game.choices(scene, &app.pick));
    let rows = usize::from(list.height);
    let first = app.cursor.saturating_sub(rows.saturating_sub(1)).min(choices.len().saturating_sub(rows));
    for (row, &action) in choices.iter().enumerate().skip(first).take(rows) {
        let label = app.scene(|game, scene| game.label(scene, action));
        let notation = played.game().action_text(action);
        let number = if row < 9 { format!("{}", row + 1) } else { " ".to_owned() };
        // The notation is left out where it does not fit: half of it would only mislead.
        let whole = format!(" {number} {label}  ({notation})");
        let fits = whole.width() <= usize::from(list.width);
        let text = if fits { whole } else { app.theme.cut(&format!(" {number} {label}"), list.width) };
        let style = if row == app.cursor { app.theme.cursor() } else { ratatui::style::Style::new() };
        let line = Rect { y: list.y + (row - first) as u16, height: 1, ..list };
        frame.render_widget(Line::styled(text, style), line);
    }
    if choices.len() > rows {
        let more = app
            .words
            .say("ui-of-many", &[arg("first", first + 1), arg("last", first + rows), arg("count", choices.len())]);
        let width = (more.chars().count() as u16).min(area.width.saturating_sub(4));
        // In the frame's lower edge, or without a frame in the edge of the board above.
        let y = if framed { area.bottom() - 1 } else { area.y - 1 };
        let place = Rect { x: area.right() - width - 2, y, width, height: 1 };
        frame.render_widget(Line::styled(more, app.theme.faint()), place);
    }
    (list, first)
}

/// What was typed or said last, or a remark about what is pointed at.
fn said<G: Screen>(app: &App<G>) -> Span<'static> {
    let remark = app.scene(|game, scene| game.remark(scene, &app.pick));
    match (&app.typing, &app.notice, remark) {
        (Some(text), None, _) => {
            let prompt = app.words.text(if app.next == Next::Throw { "ui-prompt-throw" } else { "ui-prompt" });
            Span::styled(format!("{prompt} {text}_"), app.theme.own())
        }
        (_, Some(text), _) => Span::styled(text.clone(), app.theme.danger()),
        (None, None, Some(text)) => Span::styled(text, app.theme.good()),
        (None, None, None) => Span::default(),
    }
}

/// The keys that do something now.
fn footer<G: Screen>(app: &App<G>, frame: &mut Frame, keys: Rect) {
    let own = app.own_keys().map(|key| format!("{} {}", key.key, app.words.text(key.label)));
    let all = [
        (true, "? ", "ui-key-help"),
        (app.is_asked(), "h ", "ui-key-hint"),
        (app.can_undo(), "u ", "ui-key-undo"),
        (true, "q ", "ui-key-quit"),
    ];
    let all = all.into_iter().filter(|(works, ..)| *works).map(|(_, key, id)| format!("{key}{}", app.words.text(id)));
    // As many as fit; help has them all.
    let mut text = String::new();
    for key in all.chain(own) {
        if UnicodeWidthStr::width(text.as_str()) + UnicodeWidthStr::width(key.as_str()) + 2 < usize::from(keys.width) {
            text.push_str(if text.is_empty() { " " } else { "  " });
            text.push_str(&key);
        }
    }
    frame.render_widget(Line::styled(text, app.theme.faint()), keys);
}

fn overlay<G: Screen>(app: &App<G>, frame: &mut Frame, area: Rect) {
    let (title, text) = match &app.overlay {
        None | Some(Overlay::HandOver(_)) => return,
        Some(Overlay::Help) => (app.words.text("ui-key-help"), help(app)),
        Some(Overlay::Text(text)) => (String::new(), text.clone()),
        Some(Overlay::Resign) => (String::new(), app.words.text("ui-resign-ask")),
        Some(Overlay::Sure(question)) => {
            (String::new(), app.words.say("ui-sure-key", &[arg("question", question.as_str())]))
        }
    };
    let lines = lines_of(&text.lines().collect::<Vec<_>>(), area.width.saturating_sub(10));
    let height = (lines + 2).min(area.height.saturating_sub(2)).max(3);
    let place =
        Rect { x: area.x + 3, y: area.y + (area.height - height) / 2, width: area.width.saturating_sub(6), height };
    let block = panel(app, &title).title_bottom(Line::from(app.words.text("ui-close")).right_aligned());
    let inside = block.inner(place);
    frame.render_widget(Clear, place);
    frame.render_widget(block, place);
    let scroll = app.scroll.min(lines.saturating_sub(inside.height));
    frame.render_widget(Paragraph::new(text).wrap(Wrap { trim: false }).scroll((scroll, 0)), inside);
}

/// The keys of the game and of the screen, the signs on the board, then the rules.
fn help<G: Screen>(app: &App<G>) -> String {
    let says = |key: &Key| {
        let what = app.words.text(key.label);
        app.words.say("ui-help-key", &[arg("key", key.key.to_string()), arg("what", what)])
    };
    let deciding =
        ["ui-help-arrows", "ui-help-typing", "ui-help-hint", "ui-help-undo", "ui-help-resign-key", "ui-help-quit"];
    let (general, own): (&[&str], Vec<String>) = if app.is_asked() {
        (&deciding, G::KEYS.iter().map(says).collect())
    } else {
        (&deciding[5..], app.own_keys().map(says).collect())
    };
    let general = general.iter().map(|id| app.words.text(id));
    let keys = general.chain(own).collect::<Vec<_>>().join("\n");
    let legend = app.scene(G::legend).join("\n");
    let parts = [keys.as_str(), legend.as_str(), app.rules()];
    parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join("\n\n")
}
