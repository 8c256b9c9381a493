use bearcade_core::{Game, GameOptions, OptionSpec};

/// Calls a macro with the types of all games. This is the only list of games; every crate builds its own lists from it.
///
/// ```
/// use bearcade_core::Game;
///
/// macro_rules! slugs {
///     ($($game:ty),+) => { [$(<$game as Game>::SLUG),+] };
/// }
/// assert!(bearcade_table::for_each_game!(slugs).contains(&"chaos-bear"));
/// ```
#[macro_export]
macro_rules! for_each_game {
    ($visit:ident) => {
        $visit! {
            $crate::games::chaos_bear::ChaosBear,
            $crate::games::el_oso::ElOso,
            $crate::games::hold_my_bear::HoldMyBear,
            $crate::games::de_beer_is_los::DeBeerIsLos,
            $crate::games::folly_and_fortune::FollyAndFortune
        }
    };
}

/// The facts that an interface needs to offer a game.
#[derive(Clone, Copy, Debug)]
pub struct GameInfo {
    /// The name in commands, URLs and records.
    pub slug: &'static str,
    /// The name as shown to people.
    pub title: &'static str,
    /// The version of the rules, which records state.
    pub rules_version: u16,
    /// The minimum and maximum number of seats.
    pub seats: (u8, u8),
    /// Whether the game can continue after a seat leaves.
    pub can_leave: bool,
    /// The options, in the order to offer them.
    pub options: &'static [OptionSpec],
}

impl GameInfo {
    /// Returns the facts about a game.
    pub const fn of<G: Game>() -> Self {
        Self {
            slug: G::SLUG,
            title: G::TITLE,
            rules_version: G::RULES_VERSION,
            seats: G::SEATS,
            can_leave: G::CAN_LEAVE,
            options: <G::Options as GameOptions>::SPECS,
        }
    }
}

macro_rules! infos {
    ($($game:ty),+) => { &[$(GameInfo::of::<$game>()),+] };
}

/// Returns all games, in the order to offer them.
///
/// ```
/// let titles: Vec<_> = bearcade_table::all_games().iter().map(|game| game.title).collect();
/// assert_eq!(titles[0], "Chaos Bear");
/// ```
pub const fn all_games() -> &'static [GameInfo] {
    const ALL: &[GameInfo] = for_each_game!(infos);
    ALL
}

/// Says that there is no game of this name, which one may be meant, and which ones there are.
pub fn no_such_game(name: &str) -> String {
    let slugs: Vec<&str> = all_games().iter().map(|info| info.slug).collect();
    let then = nearest_game(name).map_or_else(|| "the".to_owned(), |slug| format!("did you mean {slug}? The"));
    // A name from outside may be long and hold anything.
    let name: String = name.chars().take(40).collect();
    format!("there is no game {name:?}; {then} games are {}", slugs.join(", "))
}

/// Returns the game whose name or title is nearest to a misspelt one, if any is near.
fn nearest_game(name: &str) -> Option<&'static str> {
    let typed = letters(name);
    let distance = |info: &&GameInfo| edits(&typed, &letters(info.slug)).min(edits(&typed, &letters(info.title)));
    let nearest = all_games().iter().min_by_key(distance)?;
    // A third of the letters may be wrong; the beginning of a name is enough if no other game has it.
    let near = distance(&nearest) <= typed.len() / 3;
    let begin: Vec<&GameInfo> =
        all_games().iter().filter(|info| typed.len() > 1 && letters(info.slug).starts_with(&typed)).collect();
    match begin[..] {
        [only] => Some(only.slug),
        _ => near.then_some(nearest.slug),
    }
}

/// The letters of a name, in small letters; longer than any game's name is not needed.
fn letters(name: &str) -> Vec<char> {
    name.chars().filter(|letter| letter.is_alphanumeric()).flat_map(char::to_lowercase).take(40).collect()
}

/// The number of letters to insert, remove, replace or swap with their neighbour to make one word of the other.
fn edits(one: &[char], other: &[char]) -> usize {
    let mut rows: Vec<Vec<usize>> = vec![(0..=other.len()).collect()];
    for (i, letter) in one.iter().enumerate() {
        let mut row = vec![i + 1];
        for (j, target) in other.iter().enumerate() {
            let replaced = rows[i][j] + usize::from(letter != target);
            let mut least = replaced.min(rows[i][j + 1] + 1).min(row[j] + 1);
            if i > 0 && j > 0 && *letter == other[j - 1] && one[i - 1] == *target {
                least = least.min(rows[i - 1][j - 1] + 1);
            }
            row.push(least);
        }
        rows.push(row);
    }
    rows[one.len()][other.len()]
}

#[cfg(test)]
mod tests {
    use super::{nearest_game, no_such_game};

    #[test]
    fn a_misspelt_game_is_recognised() {
        for (typed, meant) in [
            ("eloso", "el-oso"),
            ("El Oso", "el-oso"),
            ("el-osso", "el-oso"),
            ("chaosbaer", "chaos-bear"),
            ("chaos", "chaos-bear"),
            ("hold-my-beer", "hold-my-bear"),
            ("de-beer-is-loos", "de-beer-is-los"),
            ("de", "de-beer-is-los"),
            ("folly", "folly-and-fortune"),
            ("Folly & Fortune", "folly-and-fortune"),
        ] {
            assert_eq!(nearest_game(typed), Some(meant), "{typed}");
        }
        for other in ["chess", "", "x", "go", "bear", "🐻🐻🐻"] {
            assert_eq!(nearest_game(other), None, "{other}");
        }
        let said = no_such_game("el-os0");
        assert!(
            said.starts_with("there is no game \"el-os0\"; did you mean el-oso? The games are chaos-bear, "),
            "{said}"
        );
        assert!(no_such_game(&"x".repeat(10_000)).len() < 200);
    }
}
