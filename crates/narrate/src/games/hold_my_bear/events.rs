//! What happened.

use bearcade_core::Seat;
use bearcade_games::hold_my_bear::{Animal, Card, Event, Gift, MatchView};

use super::naming::{card_text, counts_text, gifts_text, match_text, plural, set_text, sports_text, worth_text};
use crate::{Arg, Cue, Said, Teller, arg};

pub(super) fn tell(event: &Event, teller: &Teller) -> Option<Said> {
    let card = |card: Card| arg("card", card_text(card, teller));
    let about_card = |id, seat, which| teller.about(id, seat, &[card(which)], Cue::Card);
    let said = match event {
        Event::MatchTurned { card: turned, table } => {
            teller.plain("hb-match-turned", &[card(*turned), worth(table, teller), sports(table, teller)], Cue::Flip)
        }
        Event::Dealt { card: None, .. } => return None,
        &Event::Dealt { seat, card: Some(dealt) } => about_card("hb-dealt", seat, dealt),
        &Event::HoldsHighest { seat, card } => about_card("hb-holds-highest", seat, card).with_cue(Cue::Nothing),
        &Event::TurnBegan { seat } => your_turn(teller, "hb-turn-began", seat),
        Event::Played { seat, table, .. } => {
            let arguments =
                [cards(table, teller), worth(table, teller), sports(table, teller), arg("total", table.total)];
            teller.about("hb-played", *seat, &arguments, Cue::Card)
        }
        Event::Gave { seat, gifts, beaver } => gave(*seat, gifts, *beaver, teller),
        Event::BearPut { seat, card: bear, table, .. } => {
            let arguments = [card(*bear), worth(table, teller), sports(table, teller)];
            let cue = if teller.is_you(*seat) { Cue::Bad } else { Cue::Card };
            teller.about("hb-bear-put", *seat, &arguments, cue)
        }
        Event::NoMove { seat, beaver: true, .. } => teller.about("hb-no-move-beaver", *seat, &[], Cue::Nothing),
        Event::NoMove { seat, over, name, .. } => {
            let cards = set_text(over, name.filter(|&name| name != Animal::Bear), teller);
            teller.about("hb-no-move", *seat, &[arg("cards", cards)], Cue::Nothing)
        }
        &Event::MustAnswer { seat } => your_turn(teller, "hb-must-answer", seat),
        &Event::CameBack { seat } => your_turn(teller, "hb-came-back", seat),
        &Event::Stolen { thief, victim, card: Some(stolen), left } => {
            let cue = concern(teller, thief, victim);
            teller.between("hb-stolen", thief, victim, &[card(stolen), arg("left", left)], cue)
        }
        &Event::Stolen { thief, victim, card: None, left } => {
            let arguments = [arg("name", teller.name(thief)), arg("to", teller.name(victim)), arg("left", left)];
            teller.plain("hb-stolen-hidden", &arguments, Cue::Card)
        }
        &Event::NothingToSteal { seat } => teller.about("hb-nothing-to-steal", seat, &[], Cue::Nothing),
        Event::TookBack { seat, card: back, table } => {
            let arguments = [card(*back), cards(table, teller), worth(table, teller), sports(table, teller)];
            teller.about("hb-took-back", *seat, &arguments, Cue::Card)
        }
        Event::Told { seat, animal, counts } => {
            let (answers, short) = counts_text(counts, teller);
            let arguments = [arg("animals", plural(*animal, teller)), arg("answers", answers), arg("short", short)];
            teller.about("hb-told", *seat, &arguments, Cue::Nothing)
        }
        &Event::Asked { seat, of, card: asked, given: true } => {
            teller.between("hb-asked-given", seat, of, &[card(asked)], concern(teller, seat, of))
        }
        &Event::Asked { seat, of, card: asked, given: false } => {
            teller.between("hb-asked-not", seat, of, &[card(asked)], Cue::Nothing)
        }
        &Event::Returned { seat, to, card: back } => teller.between("hb-returned", seat, to, &[card(back)], Cue::Card),
        &Event::NothingToReturn { seat, card } => about_card("hb-nothing-to-return", seat, card).with_cue(Cue::Nothing),
        &Event::Beavered { seat } => {
            let said = teller.about("hb-beavered", seat, &[], Cue::Nothing);
            if teller.is_you(seat) { said.with_cue(Cue::Bad) } else { said }
        }
        &Event::BearHanded { seat, to, card: bear } => {
            teller.between("hb-bear-handed", seat, to, &[card(bear)], Cue::Card)
        }
        &Event::NoBear { seat } => teller.about("hb-no-bear", seat, &[], Cue::Nothing),
        &Event::Won { seat } => teller.about("hb-won", seat, &[], Cue::Nothing),
        Event::Tied => teller.plain("hb-tied", &[], Cue::Nothing),
    };
    Some(if is_fateful(event, teller) { said.fateful() } else { said })
}

/// Bears that change hands, cards' effects, gifts to the listener, and the end.
fn is_fateful(event: &Event, teller: &Teller) -> bool {
    match event {
        Event::Gave { gifts, .. } => gifts.iter().any(|gift| gift.card.is_bear() || teller.is_you(gift.to)),
        Event::BearPut { .. }
        | Event::CameBack { .. }
        | Event::Stolen { .. }
        | Event::TookBack { .. }
        | Event::Told { .. }
        | Event::Asked { .. }
        | Event::Returned { .. }
        | Event::Beavered { .. }
        | Event::BearHanded { .. }
        | Event::Won { .. }
        | Event::Tied => true,
        Event::MatchTurned { .. }
        | Event::Dealt { .. }
        | Event::HoldsHighest { .. }
        | Event::TurnBegan { .. }
        | Event::Played { .. }
        | Event::NoMove { .. }
        | Event::MustAnswer { .. }
        | Event::NothingToSteal { .. }
        | Event::NothingToReturn { .. }
        | Event::NoBear { .. } => false,
    }
}

fn cards<'a>(table: &MatchView, teller: &Teller) -> Arg<'a> {
    arg("cards", match_text(table, teller))
}

fn worth<'a>(table: &MatchView, teller: &Teller) -> Arg<'a> {
    arg("worth", worth_text(table, teller))
}

/// HB-37: the sports are named in the brief form too.
fn sports<'a>(table: &MatchView, teller: &Teller) -> Arg<'a> {
    arg("sports", sports_text(table.sports.iter().copied(), teller))
}

/// The turn goes to a seat; its player is told first.
fn your_turn(teller: &Teller, id: &str, seat: Seat) -> Said {
    let said = teller.about(id, seat, &[], Cue::Nothing);
    if teller.is_you(seat) { said.with_cue(Cue::YourTurn).urgent() } else { said }
}

/// A card goes from one player to another who wanted it: good for the one, bad for the other.
fn concern(teller: &Teller, winner: Seat, loser: Seat) -> Cue {
    match (teller.is_you(winner), teller.is_you(loser)) {
        (true, _) => Cue::Good,
        (_, true) => Cue::Bad,
        _ => Cue::Card,
    }
}

/// A gift with a bear in it is bad news for its receiver.
fn gave(seat: Seat, gifts: &[Gift], beaver: bool, teller: &Teller) -> Said {
    let id = if beaver { "hb-gave-beaver" } else { "hb-gave" };
    let bear_for_you = gifts.iter().any(|gift| gift.card.is_bear() && teller.is_you(gift.to));
    let cue = if bear_for_you { Cue::Bad } else { Cue::Card };
    teller.about(id, seat, &[arg("gifts", gifts_text(gifts, teller))], cue)
}
