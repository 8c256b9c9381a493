use bearcade_table::games::chaos_bear::ChaosBear;

use super::Board;

impl Board for ChaosBear {}
