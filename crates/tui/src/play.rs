use bearcade_bots::Policy;
use bearcade_narrate::Narrate;
use bearcade_table::games::chaos_bear::ChaosBear;
use bearcade_table::games::hold_my_bear::HoldMyBear;

/// A game that can be played at the terminal: it has words and bots.
pub trait Play: Narrate + Policy {
    /// Do players hold what the others may not see? Then people at one terminal hand it over.
    const HIDES: bool;
}

impl Play for ChaosBear {
    const HIDES: bool = false;
}

impl Play for HoldMyBear {
    const HIDES: bool = true;
}
