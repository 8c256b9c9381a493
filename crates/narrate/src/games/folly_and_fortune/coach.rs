use bearcade_core::Seat;
use bearcade_games::folly_and_fortune::{Due, FollyAndFortune, View};

use super::cards::figure;
use super::choices::value_if_stopped;
use crate::{Teller, arg};

/// What to weigh at the decision that is due.
pub(super) fn line(game: &FollyAndFortune, view: &View, seat: Seat, teller: &Teller) -> String {
    let words = teller.words;
    let course = view.course.as_ref();
    let id = match view.due {
        Due::Stop => {
            let stopping = course.and_then(|course| value_if_stopped(game, course));
            match (stopping, course.map_or(0, |course| course.rolls_left)) {
                (_, 0) => "learn-ff-stop-only",
                (None, _) => "learn-ff-stop-raw",
                (Some(value), _) => {
                    let id = if value > 0 { "learn-ff-stop" } else { "learn-ff-stop-low" };
                    return words.say(id, &[arg("value", figure(value))]);
                }
            }
        }
        Due::Target => "learn-ff-target",
        Due::Remove if course.and_then(|course| course.attack.as_ref()).is_some_and(|attack| attack.target == seat) => {
            "learn-ff-remove-self"
        }
        Due::Remove => "learn-ff-remove",
        Due::End => "learn-ff-end",
        Due::Return => "learn-ff-return",
        Due::SwapDeck => "learn-ff-swap-deck",
        Due::Discard | Due::DiscardRow => "learn-ff-discard-row",
        Due::DiscardHand => "learn-ff-discard-hand",
        Due::RemoveFromNeighbour | Due::RemoveFromAny => "learn-ff-remove-any",
        Due::Keep => "learn-ff-keep",
        Due::SwapInRow => "learn-ff-swap-in-row",
        Due::SwapRows => "learn-ff-swap-rows",
        Due::Part => "learn-ff-part",
        Due::Look => "learn-ff-look",
        Due::Pick
        | Due::Deal
        | Due::FirstPlayer
        | Due::Roll
        | Due::RawRoll
        | Due::Draw
        | Due::ShuffleRow
        | Due::Nothing => "learn-ff-pick",
    };
    words.text(id)
}
