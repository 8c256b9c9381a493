use std::io::{self, IsTerminal, Write};
use std::time::{SystemTime, UNIX_EPOCH};

use bearcade_core::{Game, GameOptions, OptionSpec, OptionValue, OptionValues, Viewer};
use bearcade_narrate::{Lang, Words, arg};
use bearcade_protocol::{Complaints, PATIENCE, ProgramError};
use bearcade_table::{Match, RecordError, Replay, all_games, for_each_game};
use bearcade_tui::{App, Chosen, End, Menu, Plain, Player, Saved, Saves, Screen, Session, Table, Terminal, Theme};
use clap::Args;

use crate::Failure;

/// What `bearcade play` takes.
#[derive(Args, Default)]
#[command(after_help = "Examples:\n  bearcade play                              choose from a menu\n  \
                        bearcade play el-oso                       start at once\n  \
                        bearcade play hold-my-bear --players you,brown,grizzly\n  \
                        bearcade play chaos-bear --players ada,ben two people at one terminal\n  \
                        bearcade play chaos-bear --player you --player \"cmd:python3 examples/seated_player.py\"\n  \
                        bearcade play chaos-bear --option start=20 --seed 7\n  \
                        bearcade play el-oso --chance ask          throw your own dice and type them in\n  \
                        bearcade play --resume el-oso-3\n\n\
                        On a pipe, with TERM=dumb or with --plain the game is played line by line. The full screen needs a\n\
                        terminal of at least 60 columns and 20 rows.")]
pub(crate) struct Arguments {
    /// The game; a menu without one.
    game: Option<String>,
    /// Who plays, by seat: you, a person's name, or a bear's level: cub, black, brown (the usual one) or grizzly.
    #[arg(long, value_delimiter = ',', value_name = "WHO,WHO")]
    players: Vec<String>,
    /// One more player, also a program: `cmd:` and its command (docs/protocol.md); may be given several times.
    #[arg(long = "player", value_name = "WHO")]
    player: Vec<String>,
    /// An option of the game, such as start=20; may be given several times.
    #[arg(long = "option", value_name = "NAME=VALUE")]
    options: Vec<String>,
    /// The dice and the bears of this number: the same game again.
    #[arg(long)]
    seed: Option<u64>,
    /// Where chance comes from: the program throws, or asks for your own dice and cards.
    #[arg(long, value_enum, default_value_t)]
    chance: ChanceFrom,
    /// Go on with a saved game; `bearcade games` lists them.
    #[arg(long, value_name = "NAME", conflicts_with_all = ["game", "players", "player", "options", "seed", "chance"])]
    resume: Option<String>,
    #[command(flatten)]
    face: Face,
}

/// How to show it.
#[derive(Args, Clone, Default)]
pub(crate) struct Face {
    /// The language: en, nl or es; your system's without it.
    #[arg(long, value_parser = language)]
    pub(crate) lang: Option<Lang>,
    /// Line by line, for screen readers and pipes.
    #[arg(long)]
    pub(crate) plain: bool,
    /// Say what happens in as few words as possible.
    #[arg(long)]
    brief: bool,
    /// Draw with ASCII characters only.
    #[arg(long)]
    pub(crate) ascii: bool,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, clap::ValueEnum)]
enum ChanceFrom {
    /// The program throws.
    #[default]
    Dice,
    /// You throw and type it in.
    Ask,
}

fn language(text: &str) -> Result<Lang, String> {
    Lang::from_locale(text).ok_or_else(|| "the languages are en, nl and es".to_owned())
}

impl Face {
    /// The language asked for, or the system's.
    pub(crate) fn lang(&self) -> Lang {
        let set = |name| std::env::var(name).ok().filter(|value| !value.is_empty());
        let locale = || set("LC_ALL").or_else(|| set("LC_MESSAGES")).or_else(|| set("LANG"));
        self.lang.or_else(|| Lang::from_locale(&locale()?)).unwrap_or_default()
    }

    fn is_plain(&self) -> bool {
        let dumb = std::env::var("TERM").is_ok_and(|term| term == "dumb");
        self.plain || dumb || !io::stdin().is_terminal() || !io::stdout().is_terminal()
    }
}

/// A game to play: new or resumed.
struct Plan {
    slug: &'static str,
    table: Table,
    options: OptionValues,
    saved: Option<Saved>,
}

pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let words = Words::new(arguments.face.lang());
    let saves = Saves::of_user().map_err(|error| Failure::Message(error.to_string()))?;
    let plan = match (&arguments.resume, &arguments.game) {
        (Some(id), _) => resume(&saves, id)?,
        (None, Some(slug)) => asked_for(arguments, slug)?,
        (None, None) => {
            if !(arguments.players.is_empty() && arguments.player.is_empty() && arguments.options.is_empty()) {
                return Err(Failure::Usage("name a game to go with --players or --option".to_owned()));
            }
            let Some(plan) = from_menu(arguments, &words, &saves)? else { return Ok(()) };
            plan
        }
    };
    macro_rules! each {
        ($($game:ty),+) => {
            $(if plan.slug == <$game>::SLUG {
                return play::<$game>(&arguments.face, &words, &saves, plan);
            })+
        };
    }
    for_each_game!(each);
    Err(no_such_game(plan.slug))
}

fn play<G: Screen>(face: &Face, words: &Words, saves: &Saves, plan: Plan) -> Result<(), Failure> {
    let message = |error: bearcade_core::SetupError| Failure::Usage(error.to_string());
    let mut id = plan.saved.as_ref().map(|saved| saved.id.clone());
    let played = if let Some(saved) = plan.saved {
        let replayed = Replay::<G>::new(saved.record).and_then(Replay::finish);
        replayed.map_err(|error| Failure::Message(format!("{}: {error}", saved.id)))?
    } else {
        let options = G::Options::from_values(&plan.options).map_err(message)?;
        Match::new(G::new(options, plan.table.players.len() as u8).map_err(message)?)
    };
    let mut session = Session::<G>::new(played, plan.table.players.clone(), plan.table.seed, plan.table.asks_chance);
    let mut save = |session: &Session<G>| -> Result<(), String> {
        // A game that was only looked at is not kept.
        if id.is_none() && !session.is_worth_keeping() {
            return Ok(());
        }
        let name = match &id {
            Some(name) => name.clone(),
            None => id.insert(saves.begin(G::SLUG, &plan.table).map_err(|error| error.to_string())?).clone(),
        };
        saves.write(&name, &session.played().record(Viewer::Omniscient)).map_err(|error| error.to_string())
    };
    let complaints = if face.is_plain() { Complaints::Shown } else { Complaints::Dropped };
    let failed = |error: &ProgramError| Failure::Message(error.to_string());
    session.start_programs(PATIENCE, complaints).map_err(|error| failed(&error))?;
    let (end, failure) = if face.is_plain() {
        let (input, output) = (io::stdin().lock(), io::stdout().lock());
        Plain { words, input, output, brief: face.brief, echoes: io::stdin().is_terminal() }
            .run(&mut session, &mut save)
            .map(|end| (end, session.failure().map(failed)))?
    } else {
        let mut terminal = Terminal::open()?;
        let mut app = App::new(session, words, Theme::of_terminal(face.ascii));
        app.run(terminal.screen(), &mut save).map(|end| (end, app.session().failure().map(failed)))?
    };
    if let Some(id) = id {
        let message = if end == End::Over { "ui-finished" } else { "ui-saved" };
        writeln!(io::stdout(), "{}", words.say(message, &[arg("id", id)]))?;
    }
    failure.map_or(Ok(()), Err)
}

fn resume(saves: &Saves, id: &str) -> Result<Plan, Failure> {
    let saved = saves.read(id).map_err(|error| Failure::Message(error.to_string()))?;
    let info = all_games().iter().find(|info| info.slug == saved.record.game);
    let info =
        info.ok_or_else(|| Failure::Message(format!("{id}: {}", RecordError::unknown_game(&saved.record.game))))?;
    if saved.table.players.len() != usize::from(saved.record.seats) {
        return Err(Failure::Message(format!("{id}: the saved table and record don't have the same seats")));
    }
    let (table, options) = (saved.table.clone(), saved.record.options.clone());
    Ok(Plan { slug: info.slug, table, options, saved: Some(saved) })
}

fn asked_for(arguments: &Arguments, slug: &str) -> Result<Plan, Failure> {
    let info = all_games().iter().find(|info| info.slug == slug).ok_or_else(|| no_such_game(slug))?;
    let options = read_options(info.options, &arguments.options)?;
    let named = [arguments.players.as_slice(), &arguments.player].concat();
    let players = if named.is_empty() {
        let bears = info.seats.0.max(3).min(info.seats.1) - 1;
        let bears = (0..bears).map(|_| Player::bear(Player::USUAL));
        std::iter::once(Player::Person(your_name())).chain(bears).collect()
    } else {
        named.iter().map(|name| player(name)).collect::<Result<Vec<_>, _>>()?
    };
    let (min, max) = info.seats;
    if !(usize::from(min)..=usize::from(max)).contains(&players.len()) {
        let wanted = match (min, max) {
            (1, 1) => "1 player".to_owned(),
            (min, max) if min == max => format!("{min} players"),
            (min, max) => format!("{min} to {max} players"),
        };
        return Err(Failure::Usage(format!("{} is for {wanted}, not {}", info.title, players.len())));
    }
    let table = Table::now(players, arguments.seed.unwrap_or_else(fresh_seed), arguments.chance == ChanceFrom::Ask);
    Ok(Plan { slug: info.slug, table, options, saved: None })
}

fn from_menu(arguments: &Arguments, words: &Words, saves: &Saves) -> Result<Option<Plan>, Failure> {
    let theme = Theme::of_terminal(arguments.face.ascii);
    let mut menu = Menu::new(words, theme, &your_name(), saves.list());
    let chosen = if arguments.face.is_plain() {
        menu.ask(&mut io::stdin().lock(), &mut io::stdout().lock())?
    } else {
        menu.run(Terminal::open()?.screen())?
    };
    Ok(match chosen {
        Chosen::Quit => None,
        Chosen::Resume(id) => Some(resume(saves, &id)?),
        Chosen::New { slug, players, options } => {
            let seed = arguments.seed.unwrap_or_else(fresh_seed);
            let table = Table::now(players, seed, arguments.chance == ChanceFrom::Ask);
            Some(Plan { slug, table, options, saved: None })
        }
    })
}

/// Options as typed on the command line.
pub(crate) fn read_options(specs: &'static [OptionSpec], given: &[String]) -> Result<OptionValues, Failure> {
    let mut values = OptionValues::new();
    for text in given {
        let (name, value) = text
            .split_once('=')
            .ok_or_else(|| Failure::Usage(format!("--option {text}: expected NAME=VALUE, such as start=20")))?;
        let value = match specs.iter().find(|spec| spec.name == name) {
            Some(spec) => spec.parse(value).map_err(|error| Failure::Usage(error.to_string()))?,
            None => OptionValue::Text(value.to_owned()),
        };
        values.insert(name.to_owned(), value);
    }
    Ok(values)
}

/// Who is meant by a word: you, a bear's level, or a person of that name.
fn player(name: &str) -> Result<Player, Failure> {
    let name = name.trim();
    if let Some(command) = name.strip_prefix("cmd:") {
        return Ok(Player::Program(command.trim().to_owned()));
    }
    if name.is_empty() || name.len() > 40 || name.chars().any(char::is_control) {
        return Err(Failure::Usage("a player's name has 1 to 40 printable characters".to_owned()));
    }
    Ok(match name {
        "you" => Player::Person(your_name()),
        name => name.parse().map_or_else(|()| Player::Person(name.to_owned()), Player::bear),
    })
}

/// The name by which others call the person at the terminal.
fn your_name() -> String {
    let user = std::env::var("USER").unwrap_or_default();
    let name: String = user.chars().filter(|letter| letter.is_alphanumeric()).take(20).collect();
    let mut letters = name.chars();
    match letters.next() {
        Some(first) => first.to_uppercase().chain(letters).collect(),
        None => "Player".to_owned(),
    }
}

/// A seed that differs from game to game.
pub(crate) fn fresh_seed() -> u64 {
    let time = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    u64::from(time.subsec_nanos()) ^ time.as_secs().rotate_left(32) ^ u64::from(std::process::id()).rotate_left(16)
}

/// The failure of a command that was given the name of no game.
pub(crate) fn no_such_game(name: &str) -> Failure {
    Failure::Usage(bearcade_table::no_such_game(name))
}
