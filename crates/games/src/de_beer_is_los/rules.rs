use std::cmp::Reverse;

use bearcade_core::{
    Game, NotationError, Outcome, Rng, Rule, Seat, SeatSet, SeenStep, SetupError, Sink, State, Step, Turn, Viewer,
};

use super::action::{self, Action, Chance};
use super::board::{Direction, Space, Spaces};
use super::check;
use super::event::{Event, GameEnd};
use super::moves;
use super::options::{Guns, NoWayBack, Options};
use super::state::{Bag, Due, Position, Return};
use super::tile::{Colour, Kind, Tile};
use super::view::{self, View};

/// The number of turns that each player has in the final phase (BL-16).
const FINAL_TURNS: u8 = 5;

/// The rules of De beer is los!
#[derive(Clone, Debug)]
pub struct DeBeerIsLos {
    options: Options,
}

impl Game for DeBeerIsLos {
    const SLUG: &'static str = "de-beer-is-los";
    const TITLE: &'static str = "De beer is los!";
    const RULES_VERSION: u16 = 1;
    const SEATS: (u8, u8) = (2, 2); // BL-1
    const CAN_LEAVE: bool = false; // BL-23: resigning loses the match.

    type Options = Options;
    type Position = Position;
    type Knowledge = ();
    type Action = Action;
    type Chance = Chance;
    type Event = Event;
    type View = View;

    fn new(options: Options, seats: u8) -> Result<Self, SetupError> {
        let (min, max) = Self::SEATS;
        if seats != min {
            return Err(SetupError::Seats { given: seats, min, max });
        }
        Ok(Self { options })
    }

    fn options(&self) -> &Options {
        &self.options
    }

    fn seats(&self) -> u8 {
        Self::SEATS.0
    }

    #[inline]
    fn initial(&self) -> Position {
        self.laid_out(1)
    }

    #[inline]
    fn turn(&self, position: &Position) -> Turn {
        match position.due {
            Due::Decision => Turn::Decide(SeatSet::one(position.to_move)),
            Due::Kind(_) | Due::Gun(_) => Turn::Chance,
            Due::Nothing => Turn::Over,
        }
    }

    /// BL-22, BL-23: the player with the most points wins, then the one with the most tiles, over all games.
    fn outcome(&self, position: &Position) -> Outcome {
        let scores = position.match_scores();
        let best = scores[0].max(scores[1]);
        let winners = Seat::all(2).filter(|seat| scores[seat.index()] == best).collect();
        Outcome::by_key(winners, &scores.map(|score| score.points.into()), |seat| Reverse(scores[seat.index()]))
    }

    #[inline]
    fn legal_actions(&self, position: &Position, seat: Seat, out: &mut Vec<Action>) {
        if position.due == Due::Decision && position.to_move == seat {
            moves::legal_actions(&self.options, position, out);
        }
    }

    fn check(&self, position: &Position, seat: Seat, action: Action) -> Result<(), Rule> {
        check::check(&self.options, position, seat, action)
    }

    #[inline]
    fn kind(action: Action) -> u8 {
        match action {
            Action::Flip(_) => 0,
            Action::Move { .. } => 1,
            Action::Exit { .. } => 2,
            Action::Skip => 3,
        }
    }

    fn chance_name(&self, position: &Position) -> &'static str {
        match position.due {
            Due::Kind(_) => "kind",
            Due::Gun(_) => "gun",
            Due::Decision | Due::Nothing => "none",
        }
    }

    fn chance_outcomes(&self, position: &Position, out: &mut Vec<(Chance, u32)>) {
        match position.due {
            Due::Kind(_) => {
                let kinds = Kind::ALL.into_iter().map(Chance::Kind).zip(position.hidden.map(u32::from)); // BL-3
                out.extend(kinds.filter(|&(_, weight)| weight > 0));
            }
            Due::Gun(_) => {
                let guns = Direction::ALL.into_iter().map(Chance::Gun).zip(position.gun_weights.map(u32::from)); // BL-4
                out.extend(guns.filter(|&(_, weight)| weight > 0));
            }
            Due::Decision | Due::Nothing => {}
        }
    }

    #[inline]
    fn sample_chance(&self, position: &Position, rng: &mut impl Rng) -> Chance {
        if matches!(position.due, Due::Gun(_)) {
            let total = position.gun_weights.iter().map(|&weight| u32::from(weight)).sum();
            return Chance::Gun(Direction::ALL[drawn(&position.gun_weights, total, rng)]);
        }
        // BL-3: every face-down tile is one of the hidden ones, including the one being flipped.
        Chance::Kind(Kind::ALL[drawn(&position.hidden, position.face_down.len(), rng)])
    }

    #[inline]
    fn apply(&self, position: &mut Position, step: Step<Action, Chance>, sink: &mut impl Sink<Event>) {
        match step {
            Step::Act(_, Action::Flip(space)) => position.due = Due::Kind(space),
            Step::Act(_, Action::Move { from, to }) => self.move_tile(position, from, to, sink),
            Step::Act(_, Action::Exit { from, exit }) => self.take_out(position, from, exit, sink),
            Step::Act(seat, Action::Skip) => {
                sink.emit(|| Event::Skipped { seat });
                self.end_turn(position, None, None, sink); // BL-18
            }
            Step::Chance(Chance::Kind(kind)) => self.show_kind(position, kind, sink),
            Step::Chance(Chance::Gun(gun)) => self.show_gun(position, gun, sink),
            Step::Leave(_) => debug_assert!(false, "the table ends the match when a player leaves"),
        }
    }

    fn view(&self, state: &State<Self>, _viewer: Viewer) -> View {
        view::view(&self.options, &state.position)
    }

    fn redact(&self, event: &Event, _viewer: Viewer) -> Option<Event> {
        Some(*event)
    }

    fn redact_step(&self, _before: &Position, step: Step<Action, Chance>, _viewer: Viewer) -> SeenStep<Action, Chance> {
        SeenStep::Open(step)
    }

    fn reveals(&self, event: &Event) -> bool {
        matches!(event, Event::Flipped { .. } | Event::GunShown { .. })
    }

    fn write_action(&self, action: Action, out: &mut String) {
        action::write_action(action, out);
    }

    fn read_action(&self, text: &str) -> Result<Action, NotationError> {
        action::read_action(text)
    }

    fn write_chance(&self, chance: Chance, out: &mut String) {
        action::write_chance(chance, out);
    }

    fn read_chance(&self, text: &str) -> Result<Chance, NotationError> {
        action::read_chance(text)
    }
}

impl DeBeerIsLos {
    /// Calls `each` for every tile that the player to move may move, with its target spaces. These are the moves among
    /// the legal actions, for searches that need no list.
    #[inline]
    pub fn for_each_tile(&self, position: &Position, each: impl FnMut(Space, Spaces)) {
        moves::for_each_tile(&self.options, position, each);
    }

    /// Calls `each` for every tile that the player to move may take out, with its exit (BL-17). These are the exits
    /// among the legal actions.
    #[inline]
    pub fn for_each_exit(&self, position: &Position, each: impl FnMut(Space, Direction)) {
        moves::for_each_exit(position, each);
    }

    /// Returns the start of a game of the match (BL-1 to BL-5).
    #[inline]
    fn laid_out(&self, game: u8) -> Position {
        let mut position = Position {
            face_down: !Spaces::one(Space::CENTRE), // BL-3
            face_up: [Spaces::NONE; Tile::ALL.len()],
            hidden: Kind::COUNTS, // BL-2
            gun_weights: match self.options.guns {
                Guns::Random => [1; 4],
                Guns::TwoEach => [2; 4],
            },
            bags: [Bag::default(); 2],
            returns: [None; 2],
            resting: None,
            quiet: 0,
            turns_left: 0,
            game,
            first_game: None,
            to_move: Seat::new(0),
            due: Due::Decision,
        };
        position.to_move = position.seat(self.options.first); // BL-5
        position
    }

    #[inline]
    fn show_kind(&self, position: &mut Position, kind: Kind, sink: &mut impl Sink<Event>) {
        let Due::Kind(space) = position.due else {
            debug_assert!(false, "{kind:?} while {:?} is pending", position.due);
            return;
        };
        let seat = position.to_move;
        position.hidden[kind as usize] -= 1; // BL-3
        sink.emit(|| Event::Flipped { seat, space, kind });
        let tile = match kind {
            Kind::Hunter => return position.due = Due::Gun(space), // BL-3
            Kind::Lumberjack => Tile::Lumberjack,
            Kind::Bear => Tile::Bear,
            Kind::Fox => Tile::Fox,
            Kind::Pheasant => Tile::Pheasant,
            Kind::Duck => Tile::Duck,
            Kind::Tree => Tile::Tree,
        };
        self.lay_face_up(position, space, tile, sink);
    }

    #[inline]
    fn show_gun(&self, position: &mut Position, gun: Direction, sink: &mut impl Sink<Event>) {
        let Due::Gun(space) = position.due else {
            debug_assert!(false, "{gun:?} while {:?} is pending", position.due);
            return;
        };
        let seat = position.to_move;
        if self.options.guns == Guns::TwoEach {
            position.gun_weights[gun as usize] -= 1; // BL-4
        }
        sink.emit(|| Event::GunShown { seat, space, gun });
        self.lay_face_up(position, space, Tile::Hunter(gun), sink);
    }

    /// Places the flipped tile face up and ends the turn.
    #[inline]
    fn lay_face_up(&self, position: &mut Position, space: Space, tile: Tile, sink: &mut impl Sink<Event>) {
        position.face_down.remove(space);
        position.face_up[tile.index()].insert(space);
        position.quiet = 0; // BL-24
        position.due = Due::Decision;
        let resting = tile.kind().is_bird().then_some(space); // BL-11
        if position.face_down.is_empty() {
            position.turns_left = 2 * FINAL_TURNS + 1; // BL-16: the flip's own turn is about to be counted off.
        }
        self.end_turn(position, None, resting, sink);
    }

    #[inline]
    fn move_tile(&self, position: &mut Position, from: Space, to: Space, sink: &mut impl Sink<Event>) {
        let seat = position.to_move;
        let tile = position.tile_at(from).expect("a legal move starts on a tile");
        let prey = position.tile_at(to);
        for spaces in &mut position.face_up {
            spaces.shift(from, to);
        }
        if let Some(prey) = prey {
            position.bags[seat.index()].captured[prey.kind() as usize] += 1; // BL-12
            position.quiet = 0; // BL-24
            let theirs = &mut position.returns[1 - seat.index()];
            if theirs.is_some_and(|back| back.tile == to) {
                *theirs = None; // The tile that could have gone back is gone.
            }
            sink.emit(|| Event::Captured { seat, tile, from, to, prey, points: prey.kind().points() });
        } else {
            if !position.is_final_phase() {
                position.quiet += 1; // BL-24
            }
            sink.emit(|| Event::Moved { seat, tile, from, to });
        }
        let bird = tile.kind().is_bird();
        let bars = !bird || self.options.no_way_back == NoWayBack::All;
        let back = bars.then_some(Return { tile: to, barred: from }); // BL-10
        self.end_turn(position, back, bird.then_some(to), sink); // BL-11
    }

    /// BL-17: takes a tile out of the forest.
    #[inline]
    fn take_out(&self, position: &mut Position, from: Space, exit: Direction, sink: &mut impl Sink<Event>) {
        let seat = position.to_move;
        let tile = position.tile_at(from).expect("a legal exit starts on a tile");
        position.face_up[tile.index()].remove(from);
        position.bags[seat.index()].taken_out[tile.kind() as usize] += 1;
        sink.emit(|| Event::TakenOut { seat, tile, from, exit, points: tile.kind().points() });
        self.end_turn(position, None, None, sink);
    }

    /// Ends the turn. The player may not reverse `back` on their next turn, and the opponent may not move the `resting`
    /// bird.
    #[inline]
    fn end_turn(
        &self,
        position: &mut Position,
        back: Option<Return>,
        resting: Option<Space>,
        sink: &mut impl Sink<Event>,
    ) {
        let seat = position.to_move;
        position.returns[seat.index()] = back; // BL-10: any other turn ends the ban.
        position.resting = resting; // BL-11
        position.to_move = seat.next(2);
        let first = position.to_move;
        if position.is_final_phase() {
            position.turns_left -= 1; // BL-16
            if let Some(reason) = game_end(position) {
                self.end_game(position, reason, sink);
            } else if position.turns_left == 2 * FINAL_TURNS {
                sink.emit(|| Event::FinalPhaseBegan { first, turns_each: FINAL_TURNS });
            }
        } else if position.quiet == self.options.quiet {
            let turns = position.quiet;
            sink.emit(|| Event::QuietEnded { seat: first, turns }); // BL-24
        }
    }

    fn end_game(&self, position: &mut Position, reason: GameEnd, sink: &mut impl Sink<Event>) {
        let scores = position.bags.map(|bag| bag.score());
        let game = position.game;
        sink.emit(|| Event::GameEnded { game, reason, scores });
        if game == self.options.games {
            position.due = Due::Nothing;
            return;
        }
        *position = self.laid_out(game + 1); // BL-23
        position.first_game = Some(scores);
        let (brown, blue) = (position.seat(Colour::Brown), position.seat(Colour::Blue));
        let first = position.to_move;
        sink.emit(|| Event::GameBegan { game: game + 1, brown, blue, first });
    }
}

/// BL-20: returns the reason the game is over, or `None` if it is not. All tiles must be face up.
#[inline]
fn game_end(position: &Position) -> Option<GameEnd> {
    let gone = |colour| position.coloured(colour).is_empty();
    match (gone(Colour::Brown), gone(Colour::Blue)) {
        (true, true) => Some(GameEnd::BothGone),
        (true, false) => Some(GameEnd::BrownGone),
        (false, true) => Some(GameEnd::BlueGone),
        (false, false) => (position.turns_left == 0).then_some(GameEnd::TurnsOver),
    }
}

/// Draws an index with the given weights, which add up to `total`.
#[inline]
fn drawn(weights: &[u8], total: u32, rng: &mut impl Rng) -> usize {
    let mut at = rng.below(total);
    let found = weights.iter().position(|&weight| {
        let here = at < u32::from(weight);
        at = at.wrapping_sub(weight.into());
        here
    });
    found.expect("the drawn number is below the total weight")
}
