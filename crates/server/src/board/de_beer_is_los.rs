use bearcade_table::games::de_beer_is_los::DeBeerIsLos;

use super::Board;

impl Board for DeBeerIsLos {}
