use bearcade_table::games::el_oso::ElOso;

use super::Board;

impl Board for ElOso {}
