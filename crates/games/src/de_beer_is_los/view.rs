use std::collections::BTreeMap;

use bearcade_core::{Determinize, Rng, Seat};
use serde::Serialize;

use super::board::{Direction, Space, Spaces};
use super::moves;
use super::options::{Guns, Options};
use super::rules::DeBeerIsLos;
use super::state::{Bag, Due, Position, Return, Score};
use super::tile::{Colour, KINDS, Kind, Tile};

/// What everybody sees (BL-25): what is under the face-down tiles nobody knows, and all else is public.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct View {
    /// Which game of the match this is, counted from 1.
    pub game: u8,
    /// How many games the match has.
    pub games: u8,
    /// What is awaited.
    pub due: Waiting,
    /// Whose turn it is; nobody's after the end.
    pub to_move: Option<Seat>,
    /// The space whose tile is being flipped, while chance has not shown all of it.
    pub flipping: Option<Space>,
    /// The players by seat.
    pub players: [PlayerView; 2],
    /// The spaces with a face-down tile, the one being flipped included.
    pub face_down: Vec<Space>,
    /// The face-up tiles by space.
    pub face_up: BTreeMap<Space, Tile>,
    /// How many tiles of each kind are still hidden.
    pub hidden: BTreeMap<Kind, u8>,
    /// How many hidden hunters point each way, where that is known (`two_each`).
    pub hidden_guns: Option<BTreeMap<Direction, u8>>,
    /// The bird that the player to move may not move (BL-11).
    pub resting: Option<Space>,
    /// How long it has been quiet (BL-24); nothing in the final phase.
    pub quiet: Option<QuietView>,
    /// The final phase, once it has begun (BL-16).
    pub final_phase: Option<FinalPhase>,
    /// The spaces from which tiles leave, by direction (BL-17).
    pub exits: BTreeMap<Direction, Space>,
    /// The first game's scores by seat, once the second is played (BL-23).
    pub first_game: Option<[Score; 2]>,
}

/// What is awaited.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Waiting {
    /// A player's decision.
    Decision,
    /// The kind of the tile being flipped.
    Kind,
    /// The gun of the hunter being flipped.
    Gun,
    /// Nothing: the match is over.
    Nothing,
}

/// A player as seen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PlayerView {
    /// The player's colour in this game.
    pub colour: Colour,
    /// Points and tiles in this game.
    pub score: Score,
    /// Points and tiles over all games so far.
    pub match_score: Score,
    /// Tiles captured in this game, by kind; kinds not captured are left out.
    pub captured: BTreeMap<Kind, u8>,
    /// Own tiles taken out of the forest in this game, by kind; kinds not taken out are left out.
    pub taken_out: BTreeMap<Kind, u8>,
    /// The tile and the space on which it may not end its move on this player's next turn (BL-10).
    pub no_way_back: Option<Return>,
}

/// How long it has been quiet (BL-24).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct QuietView {
    /// Turns in a row without a flip or a capture.
    pub turns: u16,
    /// The number at which one of them is due.
    pub limit: u16,
    /// Must the player to move flip or capture?
    pub over: bool,
}

/// The final phase (BL-16).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct FinalPhase {
    /// Turns left, both players' counted.
    pub turns_left: u8,
    /// Turns left by seat.
    pub by_seat: [u8; 2],
}

impl View {
    /// The position that is seen, for trying and checking actions: nothing in it is hidden (BL-25). After the end nobody
    /// is to move, and the first seat stands in.
    pub fn position(&self) -> Position {
        let spaces = |of: &mut dyn Iterator<Item = Space>| {
            let mut spaces = Spaces::NONE;
            of.for_each(|space| spaces.insert(space));
            spaces
        };
        let face_up =
            |look| spaces(&mut self.face_up.iter().filter(|&(_, &tile)| tile == look).map(|(&space, _)| space));
        let counts = |of: &BTreeMap<Kind, u8>| Kind::ALL.map(|kind| of.get(&kind).copied().unwrap_or_default());
        let bag =
            |player: &PlayerView| Bag { captured: counts(&player.captured), taken_out: counts(&player.taken_out) };
        let due = match (self.due, self.flipping) {
            (Waiting::Decision, _) => Due::Decision,
            (Waiting::Kind, Some(space)) => Due::Kind(space),
            (Waiting::Gun, Some(space)) => Due::Gun(space),
            (Waiting::Kind | Waiting::Gun, None) | (Waiting::Nothing, _) => Due::Nothing,
        };
        Position {
            face_down: spaces(&mut self.face_down.iter().copied()),
            face_up: Tile::ALL.map(face_up),
            hidden: counts(&self.hidden),
            gun_weights: self.hidden_guns.as_ref().map_or([1; 4], |guns| Direction::ALL.map(|gun| guns[&gun])),
            bags: self.players.each_ref().map(bag),
            returns: self.players.each_ref().map(|player| player.no_way_back),
            resting: self.resting,
            quiet: self.quiet.map_or(0, |quiet| quiet.turns),
            turns_left: self.final_phase.map_or(0, |phase| phase.turns_left),
            game: self.game,
            first_game: self.first_game,
            to_move: self.to_move.unwrap_or(Seat::new(0)),
            due,
        }
    }
}

impl Determinize for DeBeerIsLos {
    fn determinize(&self, view: &View, _seat: Seat, _rng: &mut impl Rng) -> Position {
        view.position()
    }
}

pub(super) fn view(options: &Options, position: &Position) -> View {
    let (due, flipping) = match position.due {
        Due::Decision => (Waiting::Decision, None),
        Due::Kind(space) => (Waiting::Kind, Some(space)),
        Due::Gun(space) => (Waiting::Gun, Some(space)),
        Due::Nothing => (Waiting::Nothing, None),
    };
    let match_scores = position.match_scores();
    let player = |seat: Seat| {
        let bag = &position.bags[seat.index()];
        PlayerView {
            colour: position.colour(seat),
            score: bag.score(),
            match_score: match_scores[seat.index()],
            captured: some_of(bag.captured),
            taken_out: some_of(bag.taken_out),
            no_way_back: position.returns[seat.index()],
        }
    };
    let tiles = |tile: Tile| position.of(tile).iter().map(move |space| (space, tile));
    let guns = || Direction::ALL.into_iter().zip(position.gun_weights).collect();
    let ended = position.is_final_phase();
    View {
        game: position.game,
        games: options.games,
        due,
        to_move: (position.due != Due::Nothing).then_some(position.to_move),
        flipping,
        players: [0, 1].map(|seat| player(Seat::new(seat))),
        face_down: position.face_down.iter().collect(),
        face_up: Tile::ALL.into_iter().flat_map(tiles).collect(),
        hidden: Kind::ALL.into_iter().zip(position.hidden).collect(),
        hidden_guns: (options.guns == Guns::TwoEach).then(guns),
        resting: position.resting,
        quiet: (!ended).then(|| QuietView {
            turns: position.quiet,
            limit: options.quiet,
            over: moves::quiet_is_over(options, position),
        }),
        final_phase: ended.then(|| final_phase(position)),
        exits: Direction::ALL.into_iter().map(|direction| (direction, direction.exit())).collect(),
        first_game: position.first_game,
    }
}

fn final_phase(position: &Position) -> FinalPhase {
    let turns_left = position.turns_left;
    let mut by_seat = [turns_left / 2; 2];
    by_seat[position.to_move.index()] += turns_left % 2;
    FinalPhase { turns_left, by_seat }
}

fn some_of(counts: [u8; KINDS]) -> BTreeMap<Kind, u8> {
    Kind::ALL.into_iter().zip(counts).filter(|&(_, count)| count > 0).collect()
}
