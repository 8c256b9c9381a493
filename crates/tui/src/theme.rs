use std::env;

use ratatui::buffer::Buffer;
use ratatui::style::{Color, Modifier, Style};
use ratatui::symbols::border;
use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

/// How the screen may be drawn: with colours or without, with box-drawing characters or plain ASCII.
///
/// The colours are told apart by people with any kind of colour vision, and none carries a meaning alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Theme {
    /// Colours may be used.
    pub colour: bool,
    /// Only ASCII may be used.
    pub ascii: bool,
}

impl Theme {
    /// What the user's terminal can do: `NO_COLOR` switches colours off, a locale without UTF-8 asks for ASCII.
    pub fn of_terminal(ascii: bool) -> Self {
        let set = |name| env::var(name).ok().filter(|value| !value.is_empty());
        let locale = set("LC_ALL").or_else(|| set("LC_CTYPE")).or_else(|| set("LANG")).unwrap_or_default();
        let utf8 = locale.to_ascii_lowercase().replace('-', "").contains("utf8");
        Self { colour: set("NO_COLOR").is_none(), ascii: ascii || !utf8 }
    }

    /// Titles.
    pub fn title(self) -> Style {
        self.tint(Color::Yellow).add_modifier(Modifier::BOLD)
    }

    /// What can be chosen, or what the player owns.
    pub fn own(self) -> Style {
        self.tint(Color::Cyan).add_modifier(Modifier::BOLD)
    }

    /// What belongs to others.
    pub fn other(self) -> Style {
        self.tint(Color::Blue)
    }

    /// Danger: the bear, what is lost.
    pub fn danger(self) -> Style {
        self.tint(Color::LightRed).add_modifier(Modifier::BOLD)
    }

    /// What is good: legal targets, the Sky.
    pub fn good(self) -> Style {
        self.tint(Color::Green)
    }

    /// What matters less.
    pub fn faint(self) -> Style {
        if self.colour { Style::new().fg(Color::DarkGray) } else { Style::new().add_modifier(Modifier::DIM) }
    }

    /// What the cursor is on: reversed, so that it shows without colours too.
    pub fn cursor(self) -> Style {
        Style::new().add_modifier(Modifier::REVERSED)
    }

    /// The lines around panels.
    pub fn border(self) -> border::Set<'static> {
        if self.ascii { ASCII } else { border::ROUNDED }
    }

    /// One of two texts: for a terminal that knows Unicode, and for one that does not.
    pub fn either<'a>(self, unicode: &'a str, ascii: &'a str) -> &'a str {
        if self.ascii { ascii } else { unicode }
    }

    /// The text if it fits into so many columns, else its start and a sign that it goes on.
    pub fn cut(self, text: &str, width: u16) -> String {
        let width = usize::from(width);
        if text.width() <= width {
            return text.to_owned();
        }
        let more = self.either("…", "..");
        let mut room = width.saturating_sub(more.width());
        let fits = |letter: &char| {
            let left = room.checked_sub(letter.width().unwrap_or(0));
            room = left.unwrap_or(0);
            left.is_some()
        };
        let start: String = text.chars().take_while(fits).collect();
        format!("{}{more}", start.trim_end())
    }

    /// Makes sure that what was drawn can be shown: where only ASCII can, every other letter becomes one that is like it.
    /// Boards have signs of their own for this; what is left are letters with accents and typographic marks.
    pub(crate) fn settle(self, buffer: &mut Buffer) {
        for cell in buffer.content.iter_mut().filter(|cell| self.ascii && !cell.symbol().is_ascii()) {
            let like = cell.symbol().chars().next().map_or(' ', plain);
            cell.set_char(like);
        }
    }

    fn tint(self, colour: Color) -> Style {
        if self.colour { Style::new().fg(colour) } else { Style::new() }
    }
}

/// The ASCII letter that is most like this one.
fn plain(letter: char) -> char {
    match letter {
        'á' | 'à' | 'ä' | 'â' => 'a',
        'é' | 'è' | 'ë' | 'ê' => 'e',
        'í' | 'ì' | 'ï' | 'î' => 'i',
        'ó' | 'ò' | 'ö' | 'ô' => 'o',
        'ú' | 'ù' | 'ü' | 'û' => 'u',
        'ñ' => 'n',
        'Á' => 'A',
        'É' => 'E',
        'Í' => 'I',
        'Ó' => 'O',
        'Ú' => 'U',
        'Ñ' => 'N',
        '−' | '–' | '—' | '─' => '-',
        '“' | '”' | '«' | '»' => '"',
        '‘' | '’' => '\'',
        '‹' => '<',
        '›' | '→' => '>',
        '¡' => '!',
        '…' | '·' => '.',
        '×' => 'x',
        _ => '?',
    }
}

const ASCII: border::Set<'static> = border::Set {
    top_left: "+",
    top_right: "+",
    bottom_left: "+",
    bottom_right: "+",
    vertical_left: "|",
    vertical_right: "|",
    horizontal_top: "-",
    horizontal_bottom: "-",
};
