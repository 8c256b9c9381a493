use bearcade_table::games::folly_and_fortune::FollyAndFortune;

use super::Board;

impl Board for FollyAndFortune {}
