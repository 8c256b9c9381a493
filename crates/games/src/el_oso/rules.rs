use bearcade_core::{
    Game, NotationError, Outcome, Rng, Rule, Seat, SeatSet, SeenStep, SetupError, Sink, State, Step, Turn, Viewer,
};

use super::action::{self, Action};
use super::board::{Side, Space};
use super::dice::{BLANK, Dice};
use super::event::{Event, Why};
use super::options::Options;
use super::refusal;
use super::state::{Class, Due, End, Position};
use super::view::{self, View};

/// The only player.
const PLAYER: Seat = Seat::new(0);
/// The maximum height of a stack in the setup (EO-5), of a stack that enters from the Cave (EO-18), and of a top stack
/// that can receive rain (EO-20).
pub(super) const FULL: u8 = 5;

/// The rules of El Oso for one player.
#[derive(Clone, Debug)]
pub struct ElOso {
    options: Options,
}

impl Game for ElOso {
    const SLUG: &'static str = "el-oso";
    const TITLE: &'static str = "El Oso";
    const RULES_VERSION: u16 = 1;
    const SEATS: (u8, u8) = (1, 1);
    const CAN_LEAVE: bool = false;

    type Options = Options;
    type Position = Position;
    type Knowledge = ();
    type Action = Action;
    type Chance = Dice;
    type Event = Event;
    type View = View;

    fn new(options: Options, seats: u8) -> Result<Self, SetupError> {
        let (min, max) = Self::SEATS;
        if !(min..=max).contains(&seats) {
            return Err(SetupError::Seats { given: seats, min, max });
        }
        Ok(Self { options })
    }

    fn options(&self) -> &Options {
        &self.options
    }

    fn seats(&self) -> u8 {
        1
    }

    #[inline]
    fn initial(&self) -> Position {
        Position::START
    }

    #[inline]
    fn turn(&self, position: &Position) -> Turn {
        match position.due {
            Due::Decision => Turn::Decide(SeatSet::one(PLAYER)),
            Due::Nothing(_) => Turn::Over,
            Due::SetupPlayer | Due::SetupBear | Due::Roll(_) | Due::Rain => Turn::Chance,
        }
    }

    /// EO-22: the score is the number of pieces in the Sky. EO-23: ten or more win.
    fn outcome(&self, position: &Position) -> Outcome {
        let winners = if position.class() == Class::Loss { SeatSet::EMPTY } else { SeatSet::one(PLAYER) };
        Outcome::by_key(winners, &[position.sky.into()], |_| 0)
    }

    #[inline]
    fn legal_actions(&self, position: &Position, seat: Seat, out: &mut Vec<Action>) {
        if position.due != Due::Decision || seat != PLAYER {
            return;
        }
        let board = &position.board;
        for from in board.player_spaces() {
            out.extend(board.reach(from, board.height(from)).map(|to| Action::Move(from, to)));
            if from.is_top() {
                out.push(Action::Sky(from)); // EO-11
            }
            out.push(Action::Pass(from)); // EO-12
        }
        if position.can_stop() {
            out.push(Action::Stop); // EO-23
        }
    }

    fn check(&self, position: &Position, seat: Seat, action: Action) -> Result<(), Rule> {
        match position.due {
            Due::Nothing(end) => return Err(end.refusal()),
            Due::Decision if seat == PLAYER => {}
            _ => return Err(refusal::OUT_OF_TURN),
        }
        match action {
            Action::Stop if position.can_stop() => Ok(()),
            Action::Stop => Err(refusal::STOP_TOO_EARLY),
            Action::Pass(from) => own_stack(position, from).map(|_| ()),
            Action::Sky(from) => {
                own_stack(position, from)?;
                if from.is_top() { Ok(()) } else { Err(refusal::NOT_TOP_ROW) }
            }
            Action::Move(from, to) => {
                let height = own_stack(position, from)?;
                check_way(position, from, to, height)
            }
        }
    }

    fn chance_name(&self, position: &Position) -> &'static str {
        match position.due {
            Due::SetupPlayer => "setup-player",
            Due::SetupBear => "setup-bear",
            Due::Roll(_) => "roll",
            Due::Rain => "rain",
            Due::Decision | Due::Nothing(_) => "none",
        }
    }

    fn chance_outcomes(&self, position: &Position, out: &mut Vec<(Dice, u32)>) {
        if self.turn(position) == Turn::Chance {
            Dice::all(position.dice_due(), out);
        }
    }

    #[inline]
    fn sample_chance(&self, position: &Position, rng: &mut impl Rng) -> Dice {
        Dice::throw(position.dice_due(), rng)
    }

    #[inline]
    fn apply(&self, position: &mut Position, step: Step<Action, Dice>, sink: &mut impl Sink<Event>) {
        match step {
            Step::Act(_, action) => self.player_turn(position, action, sink),
            Step::Chance(dice) => match position.due {
                Due::Roll(_) => bear_turn(position, dice, sink),
                Due::Rain => rain(position, dice.lowest(), sink),
                Due::SetupPlayer => place(position, Side::Player, dice.lowest(), sink),
                Due::SetupBear => place(position, Side::Bear, dice.lowest(), sink),
                due => debug_assert!(false, "{dice:?} while {due:?} is pending"),
            },
            Step::Leave(_) => {}
        }
    }

    fn view(&self, state: &State<Self>, _viewer: Viewer) -> View {
        view::view(self, &state.position)
    }

    fn redact(&self, event: &Event, _viewer: Viewer) -> Option<Event> {
        Some(*event)
    }

    fn redact_step(&self, _before: &Position, step: Step<Action, Dice>, _viewer: Viewer) -> SeenStep<Action, Dice> {
        SeenStep::Open(step)
    }

    fn reveals(&self, _event: &Event) -> bool {
        false
    }

    fn write_action(&self, action: Action, out: &mut String) {
        action::write_action(action, out);
    }

    fn read_action(&self, text: &str) -> Result<Action, NotationError> {
        action::read_action(text)
    }

    fn write_chance(&self, dice: Dice, out: &mut String) {
        dice.write(out);
    }

    fn read_chance(&self, text: &str) -> Result<Dice, NotationError> {
        Dice::read(text)
    }
}

impl ElOso {
    pub(super) fn turn_limit(&self) -> Option<u32> {
        self.options.turn_limit
    }

    #[inline]
    fn player_turn(&self, position: &mut Position, action: Action, sink: &mut impl Sink<Event>) {
        position.turn += 1;
        let board = &mut position.board;
        let height = match action {
            Action::Move(from, to) => {
                let height = board.take(from);
                board.set(to, height);
                sink.emit(|| Event::Moved { from, to, height: height.unsigned_abs() });
                height
            }
            Action::Sky(from) => {
                let height = board.take(from);
                position.sky += height.unsigned_abs(); // EO-11
                let sky = position.sky;
                sink.emit(|| Event::LeftToSky { from, height: height.unsigned_abs(), sky });
                height
            }
            Action::Pass(space) => {
                let height = board.height(space); // EO-12
                sink.emit(|| Event::Passed { space, height: height.unsigned_abs() });
                height
            }
            Action::Stop => return end(position, End::Stop, sink), // EO-23
        };
        if position.board.is_player_gone() {
            end(position, End::Gone, sink); // EO-22: there is no Bear turn.
        } else if self.options.turn_limit == Some(position.turn) {
            end(position, End::TurnLimit, sink); // EO-24
        } else {
            position.due = Due::Roll(height.unsigned_abs()); // EO-13
        }
    }
}

/// Returns the height of the player stack on a space (EO-7).
fn own_stack(position: &Position, space: Space) -> Result<u8, Rule> {
    match position.board.height(space) {
        0 => Err(refusal::EMPTY_SPACE),
        ..0 => Err(refusal::BEAR_STACK),
        height => Ok(height.unsigned_abs()),
    }
}

/// Checks that a stack of this height can move from one space to another.
fn check_way(position: &Position, from: Space, to: Space, height: u8) -> Result<(), Rule> {
    let columns = to.column() as i8 - from.column() as i8;
    let rows = to.row() as i8 - from.row() as i8;
    match (columns, rows) {
        (0, 0) => return Err(refusal::NO_DISTANCE),
        (0, _) => return Err(refusal::STRAIGHT),
        _ if rows != 0 && rows.abs() != columns.abs() => return Err(refusal::NOT_IN_LINE),
        _ if columns.unsigned_abs() > height => return Err(refusal::TOO_FAR),
        _ => {}
    }
    if !position.board.is_empty(to) {
        return Err(refusal::OCCUPIED);
    }
    let between = (1..columns.abs()).filter_map(|distance| {
        let (column, row) = (distance * columns.signum(), distance * rows.signum());
        Space::new(from.column().wrapping_add_signed(column), from.row().wrapping_add_signed(row))
    });
    let mut blocked = between.filter(|&space| !position.board.is_empty(space));
    if blocked.next().is_some() { Err(refusal::BLOCKED) } else { Ok(()) }
}

/// EO-5: places a piece of the setup, or asks for another roll.
#[inline]
fn place(position: &mut Position, side: Side, die: u8, sink: &mut impl Sink<Event>) {
    position.fallen += 1;
    if die == BLANK {
        return sink.emit(|| Event::RolledAgain { side, die, why: Why::Six });
    }
    let (space, to_place, sign) = match side {
        Side::Player => (Space::bottom(die), &mut position.player_to_place, 1),
        Side::Bear => (Space::top(die), &mut position.bear_to_place, -1),
    };
    let height = position.board.height(space);
    if height.unsigned_abs() >= FULL {
        return sink.emit(|| Event::RolledAgain { side, die, why: Why::Full });
    }
    position.board.set(space, height + sign);
    *to_place -= 1;
    let to_place = *to_place;
    sink.emit(|| Event::Placed { side, die, space, height: height.unsigned_abs() + 1, to_place });
    if to_place == 0 {
        match side {
            Side::Player => position.due = Due::SetupBear,
            Side::Bear => player_to_move(position, sink), // EO-6
        }
    }
}

/// EO-14: applies the Bear's dice in ascending order, one after another.
#[inline]
fn bear_turn(position: &mut Position, dice: Dice, sink: &mut impl Sink<Event>) {
    let turn = position.turn;
    sink.emit(|| Event::Rolled { turn, dice });
    for die in dice.faces() {
        fall(position, die, sink);
        if position.board.is_player_gone() {
            return end(position, End::Gone, sink); // EO-22: the remaining dice have no effect.
        }
    }
    if position.ground > 0 {
        position.due = Due::Rain; // EO-20
    } else {
        player_to_move(position, sink);
    }
}

/// Applies one die of the Bear.
#[inline]
fn fall(position: &mut Position, die: u8, sink: &mut impl Sink<Event>) {
    if die == BLANK {
        return sink.emit(|| Event::Blank { die, why: Why::Six });
    }
    let Some(from) = position.board.highest_bear(die) else {
        return enter(position, die, sink); // EO-18
    };
    let height = position.board.take(from).unsigned_abs();
    if let Some(to) = from.below() {
        sink.emit(|| Event::BearMoved { die, from, to, height }); // EO-15, EO-16
        land(position, to, height, sink);
    } else {
        position.ground += height; // EO-19
        let ground = position.ground;
        sink.emit(|| Event::Grounded { die, from, height, ground });
    }
}

/// EO-18: brings a stack out of the Cave.
#[inline]
fn enter(position: &mut Position, die: u8, sink: &mut impl Sink<Event>) {
    let height = position.cave.min(FULL);
    if height == 0 {
        return sink.emit(|| Event::Blank { die, why: Why::EmptyCave });
    }
    position.cave -= height;
    let (space, cave) = (Space::top(die), position.cave);
    sink.emit(|| Event::Entered { die, space, height, cave });
    land(position, space, height, sink);
}

/// Lands Bear pieces on a space. Heights are signed, so one subtraction merges them with a Bear stack (EO-16) or
/// cancels them one for one with a player stack (EO-17).
#[inline]
fn land(position: &mut Position, space: Space, pieces: u8, sink: &mut impl Sink<Event>) {
    let before = position.board.height(space);
    let after = before - pieces as i8;
    position.board.set(space, after);
    let removed = before.clamp(0, pieces as i8).unsigned_abs();
    position.cave += removed;
    position.pit += removed;
    if before < 0 {
        sink.emit(|| Event::Merged { space, height: after.unsigned_abs() });
    } else if before > 0 {
        let (player, bear) = (after.max(0).unsigned_abs(), after.min(0).unsigned_abs());
        let (pit, cave) = (position.pit, position.cave);
        sink.emit(|| Event::Captured { space, removed, player, bear, pit, cave });
    }
}

/// EO-20: returns one piece from the Ground.
#[inline]
fn rain(position: &mut Position, die: u8, sink: &mut impl Sink<Event>) {
    position.fallen += 1;
    position.ground -= 1;
    let ground = position.ground;
    let why = if die == BLANK {
        Some(Why::Six)
    } else {
        (position.board.height(Space::top(die)) <= -(FULL as i8)).then_some(Why::Full)
    };
    if let Some(why) = why {
        position.cave += 1;
        let cave = position.cave;
        sink.emit(|| Event::RainedToCave { die, why, ground, cave });
    } else {
        let space = Space::top(die);
        sink.emit(|| Event::Rained { die, space, ground });
        land(position, space, 1, sink);
        if position.board.is_player_gone() {
            return end(position, End::Gone, sink); // EO-22: the remaining rain does not fall.
        }
    }
    if ground == 0 {
        player_to_move(position, sink);
    }
}

/// EO-6: starts the player's next turn.
#[inline]
fn player_to_move(position: &mut Position, sink: &mut impl Sink<Event>) {
    position.due = Due::Decision;
    position.fallen = 0;
    let turn = position.turn + 1;
    sink.emit(|| Event::TurnBegan { turn });
}

#[inline]
fn end(position: &mut Position, why: End, sink: &mut impl Sink<Event>) {
    position.due = Due::Nothing(why);
    position.fallen = 0;
    let (sky, class) = (position.sky, position.class());
    sink.emit(|| Event::Ended { why, sky, class });
}
