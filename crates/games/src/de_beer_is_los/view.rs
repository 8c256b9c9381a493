use std::collections::BTreeMap;

use bearcade_core::{Determinize, Rng, Seat};
use serde::Serialize;

use super::board::{Direction, Space, Spaces};
use super::moves;
use super::options::{Guns, Options};
use super::rules::DeBeerIsLos;
use super::state::{Bag, Due, Position, Return, Score};
use super::tile::{Colour, KINDS, Kind, Tile};

/// What everyone sees (BL-25). Everything is public except what is under the face-down tiles, which no one knows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct View {
    /// The number of this game in the match, counted from 1.
    pub game: u8,
    /// The number of games in the match.
    pub games: u8,
    /// What the game is waiting for.
    pub due: Waiting,
    /// The seat to move, or `None` after the end.
    pub to_move: Option<Seat>,
    /// The space with the tile being flipped, until the tile is fully known.
    pub flipping: Option<Space>,
    /// The players by seat.
    pub players: [PlayerView; 2],
    /// The spaces with a face-down tile, including the one being flipped.
    pub face_down: Vec<Space>,
    /// The face-up tiles by space.
    pub face_up: BTreeMap<Space, Tile>,
    /// The number of hidden tiles of each kind.
    pub hidden: BTreeMap<Kind, u8>,
    /// The number of hidden hunters that point in each direction, if that is known (`two_each`).
    pub hidden_guns: Option<BTreeMap<Direction, u8>>,
    /// The bird that the player to move may not move (BL-11).
    pub resting: Option<Space>,
    /// The progress towards the quiet limit (BL-24); `None` in the final phase.
    pub quiet: Option<QuietView>,
    /// The final phase, once it has begun (BL-16).
    pub final_phase: Option<FinalPhase>,
    /// The spaces from which tiles leave the forest, by direction (BL-17).
    pub exits: BTreeMap<Direction, Space>,
    /// The first game's scores by seat, if this is the second game (BL-23).
    pub first_game: Option<[Score; 2]>,
}

/// What the game is waiting for.
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

/// A player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PlayerView {
    /// The player's colour in this game.
    pub colour: Colour,
    /// The score in this game.
    pub score: Score,
    /// The score over all games so far.
    pub match_score: Score,
    /// The tiles captured in this game, by kind, without zeros.
    pub captured: BTreeMap<Kind, u8>,
    /// The player's own tiles taken out of the forest in this game, by kind, without zeros.
    pub taken_out: BTreeMap<Kind, u8>,
    /// The move that this player may not reverse on their next turn (BL-10).
    pub no_way_back: Option<Return>,
}

/// The progress towards the quiet limit (BL-24).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct QuietView {
    /// The number of consecutive turns without a flip or capture.
    pub turns: u16,
    /// The number at which the player must flip or capture.
    pub limit: u16,
    /// Whether the player to move must flip or capture.
    pub over: bool,
}

/// The final phase (BL-16).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct FinalPhase {
    /// The number of turns left, for both players together.
    pub turns_left: u8,
    /// The number of turns left for each seat.
    pub by_seat: [u8; 2],
}

impl View {
    /// Returns the position behind the view, for trying and checking actions. Nothing in it is hidden (BL-25). After
    /// the end, `to_move` is the first seat.
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
