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
