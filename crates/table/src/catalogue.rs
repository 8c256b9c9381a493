use bearcade_core::{Game, GameOptions, OptionSpec};

/// Calls a macro with the types of all games: the one list from which every crate instantiates its part per game.
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

/// What an interface needs to offer a game.
#[derive(Clone, Copy, Debug)]
pub struct GameInfo {
    /// The name in commands, addresses and records.
    pub slug: &'static str,
    /// The name as people write it.
    pub title: &'static str,
    /// The version of the rules that records state.
    pub rules_version: u16,
    /// The fewest and the most seats.
    pub seats: (u8, u8),
    /// Can the game go on without a seat?
    pub can_leave: bool,
    /// The options in the order in which to offer them.
    pub options: &'static [OptionSpec],
}

impl GameInfo {
    /// What there is to know about a game.
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

/// All games, in the order in which to offer them.
pub const fn all_games() -> &'static [GameInfo] {
    const ALL: &[GameInfo] = for_each_game!(infos);
    ALL
}
