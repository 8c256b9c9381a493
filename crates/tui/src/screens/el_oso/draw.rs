use bearcade_narrate::arg;
use bearcade_narrate::el_oso::goal_in_words;
use bearcade_table::games::el_oso::{Action, ElOso, Space};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::Line;
use ratatui::widgets::{Paragraph, Widget, Wrap};

use super::plan::Plan;
use super::roll::{Roll, last_roll};
use super::{PLAYER, Pick, Place, dice_after};
use crate::Theme;
use crate::screen::Scene;

/// Pieces in the Sky that win, of all (EO-23).
const WIN: u8 = 10;
const PIECES: u8 = 12;

/// Digits of three by three, made of half blocks.
const BLOCKS: [[&str; 3]; 10] = [
    ["█▀█", "█ █", "▀▀▀"],
    ["▀█ ", " █ ", "▀▀▀"],
    ["▀▀█", "█▀▀", "▀▀▀"],
    ["▀▀█", "▀▀█", "▀▀▀"],
    ["█ █", "▀▀█", "  ▀"],
    ["█▀▀", "▀▀█", "▀▀▀"],
    ["█▀▀", "█▀█", "▀▀▀"],
    ["▀▀█", "  █", "  ▀"],
    ["█▀█", "█▀█", "▀▀▀"],
    ["█▀█", "▀▀█", "▀▀▀"],
];
/// The same in ASCII.
const STROKES: [[&str; 3]; 10] = [
    [" _ ", "| |", "|_|"],
    ["   ", "  |", "  |"],
    [" _ ", " _|", "|_ "],
    [" _ ", " _|", " _|"],
    ["   ", "|_|", "  |"],
    [" _ ", "|_ ", " _|"],
    [" _ ", "|_ ", "|_|"],
    [" _ ", "  |", "  |"],
    [" _ ", "|_|", "|_|"],
    [" _ ", "|_|", " _|"],
];

/// The signs of the board: different also without colours.
struct Signs<'a> {
    own: &'a str,
    bear: &'a str,
    target: &'a str,
    empty: &'a str,
    die: &'a str,
}

impl Signs<'_> {
    fn new(theme: Theme) -> Self {
        Self {
            own: theme.either("▲", "^"),
            bear: theme.either("▼", "v"),
            target: theme.either("○", "o"),
            empty: theme.either("·", "."),
            die: theme.either("▣", "#"),
        }
    }
}

/// Draws the board and all around it.
pub(super) fn draw(game: &ElOso, scene: &Scene<ElOso>, pick: Pick, plan: &Plan, buffer: &mut Buffer) {
    let signs = Signs::new(scene.theme);
    if plan.lines {
        lines(scene.theme, plan, buffer);
    }
    for space in Space::all() {
        stack(scene, pick, plan, &signs, space, buffer);
    }
    for number in 1..=5 {
        let space = Space::new(number, number).expect("on the diagonal");
        let (width, height) = plan.cell;
        let (x, y) = (plan.inside(space).x + width / 2, plan.inside(space).y + height / 2);
        buffer.set_string(x, plan.letters, char::from(b'a' + number - 1).to_string(), scene.theme.faint());
        buffer.set_string(plan.board.x - 2, y, number.to_string(), scene.theme.faint());
    }
    sky(scene, pick, plan, &signs, buffer);
    ground(scene, pick, plan, &signs, buffer);
    if plan.head.height > 0 {
        head(scene, plan, &signs, buffer);
    }
    if plan.left.width > 0 {
        let roll = last_roll(game, scene);
        let roll_in_words = plan.foot.height > 2;
        left(scene, plan, &signs, buffer);
        right(scene, pick, plan, &signs, roll.as_ref().filter(|_| !roll_in_words), buffer);
        if let Some(roll) = roll.filter(|_| roll_in_words) {
            foot(scene, plan.foot, &roll, buffer);
        }
    }
}

/// The lines around and between the spaces.
fn lines(theme: Theme, plan: &Plan, buffer: &mut Buffer) {
    let [top, middle, bottom] =
        if theme.ascii { ["+-++"; 3] } else { ["╭─┬╮", "├─┼┤", "╰─┴╯"] }.map(|line| line.chars().collect::<Vec<_>>());
    let (width, height) = plan.cell;
    for row in 0..=5 {
        let y = plan.board.y + row * (height + 1);
        let signs = match row {
            0 => &top,
            5 => &bottom,
            _ => &middle,
        };
        let piece = signs[1].to_string().repeat(width.into());
        let across = vec![piece; 5].join(&signs[2].to_string());
        buffer.set_string(plan.board.x, y, format!("{}{across}{}", signs[0], signs[3]), theme.faint());
        if row < 5 {
            for (column, line) in (0..=5).flat_map(|column| (1..=height).map(move |line| (column, line))) {
                buffer.set_string(plan.board.x + column * (width + 1), y + line, theme.either("│", "|"), theme.faint());
            }
        }
    }
}

/// A space: its stack, as pieces and as a number, or that the selected stack can go there.
fn stack(scene: &Scene<ElOso>, pick: Pick, plan: &Plan, signs: &Signs, space: Space, buffer: &mut Buffer) {
    let (view, theme, inside) = (scene.view, scene.theme, plan.inside(space));
    let own = view.player.get(&space).copied();
    let target = pick.stack.is_some_and(|from| scene.legal.contains(&Action::Move(from, space)));
    let (sign, height, style) = match (own, view.bear.get(&space)) {
        (Some(height), _) => (signs.own, height, theme.own()),
        (None, Some(&height)) => (signs.bear, height, theme.danger()),
        (None, None) if target => (signs.target, 0, theme.good()),
        (None, None) => (if plan.lines { " " } else { signs.empty }, 0, theme.faint()),
    };
    let cursor = pick.cursor == Some(Place::On(space));
    let selected = pick.stack == Some(space);
    let style = if cursor { style.patch(theme.cursor()) } else { style };
    buffer.set_style(inside, style);
    let rows = usize::from(inside.height);
    for (row, text) in pile(sign, height, rows, usize::from(inside.width) - 2).into_iter().enumerate() {
        let y = inside.y + row as u16;
        let centred = format!("{text:^width$}", width = usize::from(inside.width));
        buffer.set_string(inside.x, y, centred, style);
        let edges = match (cursor, selected) {
            (true, _) => Some(("[", "]")),
            (false, true) => Some((theme.either("«", "<"), theme.either("»", ">"))),
            (false, false) => None,
        };
        if let Some((left, right)) = edges {
            buffer.set_string(inside.x, y, left, style);
            buffer.set_string(inside.right() - 1, y, right, style);
        }
    }
    if (own.is_some() || target) && view.threat(space).is_some() {
        let x = inside.right() - if cursor || selected { 2 } else { 1 };
        let y = if target { inside.y + inside.height / 2 } else { inside.bottom() - 1 };
        // In the smallest spaces a cursor leaves no room beside a stack: the line below the list says it then.
        if buffer[(x, y)].symbol() == " " {
            buffer.set_string(x, y, "!", if cursor { style } else { theme.danger() });
        }
    }
}

/// A stack in so many rows: its pieces as far as they fit, and its height below them.
fn pile(sign: &str, height: u8, rows: usize, width: usize) -> Vec<String> {
    let pieces = |count: u8| sign.repeat(usize::from(count).min(width));
    match (height, rows) {
        (0, _) => (0..rows).map(|row| if row == rows / 2 { sign.to_owned() } else { String::new() }).collect(),
        (_, 1) => vec![format!("{sign}{height:>2}")],
        (_, 2) => vec![pieces(height), height.to_string()],
        _ => vec![pieces(height / 2), pieces(height - height / 2), height.to_string()],
    }
}

/// The Sky: how many are there of those that win and of all.
fn sky(scene: &Scene<ElOso>, pick: Pick, plan: &Plan, signs: &Signs, buffer: &mut Buffer) {
    let (view, theme) = (scene.view, scene.theme);
    let slots = (0..PIECES).map(|slot| if slot < view.sky { signs.own } else { signs.empty });
    let mut bar: Vec<&str> = slots.collect();
    bar.insert(usize::from(WIN), theme.either("┊", "|"));
    let text = format!("{} {} {}", scene.teller.words.text("eo-board-sky"), view.sky, bar.concat());
    let target = pick.stack.is_some_and(|from| scene.legal.contains(&Action::Sky(from)));
    let cursor = matches!(pick.cursor, Some(Place::Sky(_)));
    strip(&text, (target, cursor), theme.own(), signs, plan.sky, theme, buffer);
}

/// The Ground; with a stack selected also the place for passing, in the left part of the same row.
fn ground(scene: &Scene<ElOso>, pick: Pick, plan: &Plan, signs: &Signs, buffer: &mut Buffer) {
    let (view, theme, words) = (scene.view, scene.theme, scene.teller.words);
    let cursor = matches!(pick.cursor, Some(Place::Stay(_)));
    let text = if plan.lines {
        format!("{} {}", words.text("eo-board-ground"), view.ground)
    } else {
        let counts = [arg("sky", view.sky), arg("pit", view.pit), arg("cave", view.cave), arg("ground", view.ground)];
        words.say("eo-off", &counts)
    };
    let style = if view.ground > 0 { theme.danger() } else { theme.faint() };
    match (pick.stack, plan.lines) {
        (Some(_), true) => {
            let half = plan.ground.width / 2;
            let pass = Rect { width: half, ..plan.ground };
            let rest = Rect { x: plan.ground.x + half, width: plan.ground.width - half, ..plan.ground };
            strip(&words.text("eo-board-pass"), (true, cursor), theme.good(), signs, pass, theme, buffer);
            strip(&text, (false, false), style, signs, rest, theme, buffer);
        }
        (Some(_), false) => {
            strip(&words.text("eo-board-pass"), (true, cursor), theme.good(), signs, plan.ground, theme, buffer);
        }
        (None, _) => strip(&text, (false, cursor), style, signs, plan.ground, theme, buffer),
    }
}

/// A text in the middle of a row, as a target, under the cursor, or neither.
fn strip(
    text: &str,
    (target, cursor): (bool, bool),
    style: Style,
    signs: &Signs,
    row: Rect,
    theme: Theme,
    buffer: &mut Buffer,
) {
    let text = if target { format!("{} {text}", signs.target) } else { text.to_owned() };
    let style = if target { theme.good().add_modifier(Modifier::BOLD) } else { style };
    let (text, style) =
        if cursor { (format!("[{text}]"), style.patch(theme.cursor())) } else { (format!(" {text} "), style) };
    let width = text.chars().count() as u16;
    let x = row.x + row.width.saturating_sub(width) / 2;
    buffer.set_stringn(x, row.y, text, row.width.into(), style);
}

/// The pieces in the Sky as a large number, how far the win is, and what the signs mean.
fn head(scene: &Scene<ElOso>, plan: &Plan, signs: &Signs, buffer: &mut Buffer) {
    let (view, theme, teller) = (scene.view, scene.theme, &scene.teller);
    let font = if theme.ascii { STROKES } else { BLOCKS };
    let mut x = plan.head.x;
    for digit in view.sky.to_string().bytes() {
        for (row, text) in font[usize::from(digit - b'0')].iter().enumerate() {
            buffer.set_string(x, plan.head.y + row as u16, text, theme.own());
        }
        x += 4;
    }
    x += 1;
    let goal = goal_in_words(view, teller).unwrap_or_default();
    let meanings = [(signs.target, "eo-board-can"), ("!", "eo-board-danger")];
    let meanings = meanings.map(|(sign, id)| format!("{sign} {}", teller.words.text(id)));
    let width = usize::from(plan.head.right().saturating_sub(x));
    let texts = [teller.words.text("eo-board-sky"), goal, meanings.join("   ")];
    for ((row, text), style) in texts.into_iter().enumerate().zip([theme.title(), Style::new(), theme.faint()]) {
        buffer.set_stringn(x, plan.head.y + row as u16, text, width, style);
    }
}

/// The Pit, the turn, and whose signs are whose.
fn left(scene: &Scene<ElOso>, plan: &Plan, signs: &Signs, buffer: &mut Buffer) {
    let (view, theme, words) = (scene.view, scene.theme, scene.teller.words);
    let turn = match view.turns_left {
        Some(left) => format!("{}/{}", now(scene), view.turn + left),
        None => now(scene).to_string(),
    };
    let lost = if view.pit > 0 { theme.danger() } else { theme.faint() };
    let middle = plan.left.height / 2;
    let texts = [
        (1, words.text("eo-board-pit"), theme.faint()),
        (2, view.pit.to_string(), lost),
        (middle, words.text("eo-board-turn"), theme.faint()),
        (middle + 1, turn, Style::new()),
        (plan.left.height - 2, format!("{} {}", signs.own, scene.teller.name_or_you(PLAYER)), theme.own()),
        (plan.left.height - 1, format!("{} {}", signs.bear, words.text("eo-board-bear")), theme.danger()),
    ];
    side(plan.left, &texts, buffer);
}

/// The number of the turn: the player's next, or the one that goes on or was the last.
fn now(scene: &Scene<ElOso>) -> u32 {
    scene.view.turn + u32::from(scene.view.phase == bearcade_table::games::el_oso::Phase::Move)
}

/// The Cave, and dice: those that the Bear will roll, or else what those of its last roll did.
fn right(scene: &Scene<ElOso>, pick: Pick, plan: &Plan, signs: &Signs, roll: Option<&Roll>, buffer: &mut Buffer) {
    let (view, theme, words) = (scene.view, scene.theme, scene.teller.words);
    let mut texts = vec![
        (1, words.text("eo-board-cave"), theme.faint()),
        (2, view.cave.to_string(), if view.cave > 0 { theme.danger() } else { theme.faint() }),
    ];
    let selected = pick.stack.map(|from| {
        let there = pick.cursor.and_then(|place| pick.action(place));
        dice_after(view, there.filter(|action| scene.legal.contains(action)).unwrap_or(Action::Pass(from)))
    });
    let due = selected.or((view.dice_due > 0).then_some(view.dice_due));
    let title = (4, words.text("eo-board-dice"), theme.faint());
    match (due, roll) {
        (Some(dice), _) => texts.extend([
            title,
            (5, dice.to_string(), theme.danger()),
            (6, signs.die.repeat(dice.into()), theme.danger()),
        ]),
        (None, Some(roll)) => {
            texts.push(title);
            for (row, fallen) in (5..).zip(&roll.dice) {
                let sign = if fallen.hit { "!" } else { "" };
                let style = if fallen.hit { theme.danger() } else { Style::new() };
                texts.push((row, format!("{}{sign}", fallen.signs), style));
            }
        }
        (None, None) => {}
    }
    side(plan.right, &texts, buffer);
}

/// Texts in rows beside the board.
fn side(area: Rect, texts: &[(u16, String, Style)], buffer: &mut Buffer) {
    for (row, text, style) in texts.iter().filter(|(row, ..)| *row < area.height) {
        buffer.set_stringn(area.x, area.y + row, text, area.width.into(), *style);
    }
}

/// The Bear's last roll in words: a line for each die where they fit, else one text.
fn foot(scene: &Scene<ElOso>, area: Rect, roll: &Roll, buffer: &mut Buffer) {
    let theme = scene.theme;
    let area = Rect { y: area.y + 1, height: area.height - 1, ..area };
    let mut texts: Vec<(&str, Style)> = vec![(&roll.rolled, theme.title())];
    let style = |hit| if hit { theme.danger() } else { Style::new() };
    texts.extend(roll.dice.iter().map(|fallen| (fallen.words.as_str(), style(fallen.hit))));
    texts.extend(roll.rain.iter().map(|rain| (rain.as_str(), Style::new())));
    let lines: Vec<Line> = if texts.len() <= usize::from(area.height) {
        texts.into_iter().map(|(text, style)| Line::styled(text, style)).collect()
    } else {
        vec![Line::from(texts.iter().map(|(text, _)| *text).collect::<Vec<_>>().join("  "))]
    };
    Paragraph::new(lines).wrap(Wrap { trim: true }).render(area, buffer);
}
