use bearcade_games::el_oso::{Class, End, Event, Side, Space, Why};

use super::PLAYER;
use crate::{Cue, Said, Teller, arg};

/// An event of a board. Of what the Bear does, its way comes first, then what it meets there.
pub(super) fn tell(event: &Event, teller: &Teller) -> Said {
    let said = match *event {
        Event::Placed { side, die, space, height, .. } => {
            let arguments = [arg("die", die), at("space", space), arg("height", height)];
            match side {
                Side::Player => teller.about("eo-placed", PLAYER, &arguments, Cue::Dice),
                Side::Bear => teller.plain("eo-placed-bear", &arguments, Cue::Dice),
            }
        }
        Event::RolledAgain { side, die, why: Why::Full } => {
            let row = if side == Side::Player { 1 } else { 5 };
            teller.plain("eo-again-full", &[arg("die", die), on_column(die, row)], Cue::Dice)
        }
        Event::RolledAgain { .. } => teller.plain("eo-again-six", &[], Cue::Dice),
        Event::TurnBegan { turn } => teller.about("eo-turn", PLAYER, &[arg("turn", turn)], Cue::Nothing),
        Event::Moved { from, to, height } => {
            let arguments = [stack(height, teller), at("from", from), at("to", to)];
            teller.about("eo-moved", PLAYER, &arguments, Cue::Step)
        }
        Event::LeftToSky { from, height, sky } => {
            let arguments = [stack(height, teller), at("from", from), arg("sky", sky)];
            let cue = if teller.is_you(PLAYER) { Cue::Good } else { Cue::Step };
            teller.about("eo-sky", PLAYER, &arguments, cue)
        }
        Event::Passed { space, height } => {
            teller.about("eo-passed", PLAYER, &[stack(height, teller), at("space", space)], Cue::Nothing)
        }
        Event::Rolled { dice, .. } => {
            let faces: Vec<String> = dice.faces().map(|face| face.to_string()).collect();
            teller.plain("eo-rolled", &[arg("dice", teller.words.list(&faces))], Cue::Dice)
        }
        Event::Blank { die, why: Why::EmptyCave } => {
            let column = char::from(b'a' + die - 1).to_string();
            teller.plain("eo-blank-cave", &[arg("die", die), arg("column", column)], Cue::Nothing)
        }
        Event::Blank { .. } => teller.plain("eo-blank-six", &[], Cue::Nothing),
        Event::BearMoved { die, from, to, height } => {
            let arguments = [arg("die", die), bear_stack(height, teller), at("from", from), at("to", to)];
            teller.plain("eo-bear-moved", &arguments, Cue::Step)
        }
        Event::Merged { space, height } => {
            teller.plain("eo-merged", &[at("space", space), arg("height", height)], Cue::Nothing)
        }
        Event::Captured { space, removed, player, bear, pit, .. } => {
            captured(space, removed, player, bear, pit, teller)
        }
        Event::Entered { die, space, height, .. } => {
            teller.plain("eo-entered", &[arg("die", die), at("space", space), arg("height", height)], Cue::Step)
        }
        Event::Grounded { die, from, height, .. } => {
            let arguments = [arg("die", die), bear_stack(height, teller), at("from", from), arg("height", height)];
            teller.plain("eo-grounded", &arguments, Cue::Step)
        }
        Event::Rained { die, space, .. } => {
            teller.plain("eo-rained", &[arg("die", die), at("space", space)], Cue::Step)
        }
        Event::RainedToCave { die, why: Why::Full, .. } => {
            teller.plain("eo-rained-full", &[arg("die", die), on_column(die, 5)], Cue::Nothing)
        }
        Event::RainedToCave { .. } => teller.plain("eo-rained-six", &[], Cue::Nothing),
        Event::Ended { why, sky, class } => ended(why, sky, class, teller),
    };
    if is_fateful(event) { said.fateful() } else { said }
}

/// The Bear's moves, captures, pieces that reach the Sky, and the end.
fn is_fateful(event: &Event) -> bool {
    match event {
        Event::BearMoved { .. }
        | Event::Entered { .. }
        | Event::Grounded { .. }
        | Event::Captured { .. }
        | Event::LeftToSky { .. }
        | Event::Ended { .. } => true,
        Event::Placed { .. }
        | Event::RolledAgain { .. }
        | Event::TurnBegan { .. }
        | Event::Moved { .. }
        | Event::Passed { .. }
        | Event::Rolled { .. }
        | Event::Blank { .. }
        | Event::Merged { .. }
        | Event::Rained { .. }
        | Event::RainedToCave { .. } => false,
    }
}

/// EO-17.
fn captured(space: Space, removed: u8, player: u8, bear: u8, pit: u8, teller: &Teller) -> Said {
    let always = [at("space", space), arg("removed", removed), arg("pit", pit)];
    let with_rest = |rest: u8| [always.as_slice(), &[arg("rest", rest)]].concat();
    match (player, bear) {
        (0, 0) => teller.about("eo-captured-even", PLAYER, &always, Cue::Caught),
        (0, rest) => teller.about("eo-captured-bear-stays", PLAYER, &with_rest(rest), Cue::Caught),
        (rest, _) => teller.about("eo-captured-player-stays", PLAYER, &with_rest(rest), Cue::Caught),
    }
}

/// EO-22 to EO-24.
fn ended(why: End, sky: u8, class: Class, teller: &Teller) -> Said {
    let id = match why {
        End::Gone => "eo-ended-gone",
        End::Stop => "eo-ended-stop",
        End::TurnLimit => "eo-ended-limit",
    };
    let worth = teller.words.text(class_id(class));
    let said = teller.about(id, PLAYER, &[arg("sky", sky), arg("class", worth)], Cue::Nothing);
    match class {
        _ if !teller.is_you(PLAYER) => said,
        Class::Loss => said.with_cue(Cue::Bad),
        Class::Win | Class::SuperiorWin => said.with_cue(Cue::Good),
    }
}

/// What a score is worth (EO-23).
pub(super) fn class_id(class: Class) -> &'static str {
    match class {
        Class::Loss => "eo-class-loss",
        Class::Win => "eo-class-win",
        Class::SuperiorWin => "eo-class-superior-win",
    }
}

type Arg = crate::Arg<'static>;

fn at(name: &'static str, space: Space) -> Arg {
    arg(name, space.to_string())
}

/// The space of a die's column that was meant but is full.
fn on_column(die: u8, row: u8) -> Arg {
    at("space", Space::new(die, row).expect("a 6 has no column and fills no stack"))
}

fn stack(height: u8, teller: &Teller) -> Arg {
    arg("stack", teller.words.say("eo-stack", &[arg("height", height)]))
}

fn bear_stack(height: u8, teller: &Teller) -> Arg {
    arg("stack", teller.words.say("eo-stack-bear", &[arg("height", height)]))
}
