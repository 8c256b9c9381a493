//! What happened.

use bearcade_core::{Game as _, Seat};
use bearcade_games::folly_and_fortune::{CardName, EndOf, Event, FollyAndFortune, NoAttack, Origin, Over, Power};

use super::cards::{end, face, figure, hand_card, hand_cards, ids, power_name, powers, row_card, signed};
use crate::{Arg, Cue, Said, Teller, arg};

#[expect(clippy::too_many_lines, reason = "one arm per event")]
pub(super) fn tell(game: &FollyAndFortune, event: &Event, teller: &Teller) -> Option<Said> {
    let words = teller.words;
    let you = |seat| teller.is_you(seat);
    let in_hand = |name: CardName| arg("card", hand_card(words, face(game, name)));
    // The brief forms name the id alone.
    let in_row = |name: &CardName| {
        let card = face(game, *name);
        [arg("card", row_card(words, card, false)), arg("id", card.name.text())]
    };
    let power_arg = |power: Power| arg("power", power_name(words, power));
    let said = match event {
        Event::Dealt { seat, card } => teller.about("ff-dealt", *seat, &[in_hand((*card)?)], Cue::Card),
        Event::Picked { seat } => teller.about("ff-picked", *seat, &[], Cue::Card),
        Event::RowsRevealed { rows } => rows_revealed(game, rows, teller),
        Event::FirstPlayer { seat, random } => {
            teller.about(if *random { "ff-first-random" } else { "ff-first" }, *seat, &[], Cue::Nothing)
        }
        Event::TurnBegan { seat, turn, shields_ended } => {
            let id = if *shields_ended { "ff-turn-began-shields" } else { "ff-turn-began" };
            let said = teller.about(id, *seat, &[arg("turn", *turn)], Cue::Nothing);
            if you(*seat) { said.urgent() } else { said }
        }
        Event::TurnSkipped { seat, shields_ended } => {
            let id = if *shields_ended { "ff-skipped-shields" } else { "ff-skipped" };
            teller.about(id, *seat, &[], Cue::Nothing)
        }
        Event::PartChosen { seat, cards: Some(cards), .. } => {
            teller.about("ff-part", *seat, &[arg("cards", ids(cards))], Cue::Card)
        }
        Event::PartChosen { seat, size, .. } => teller.about("ff-part-hidden", *seat, &[arg("size", *size)], Cue::Card),
        Event::Rolled { seat, raw, card, number, under, .. } => {
            let rolled = [arg("number", figure(*number)), arg("card", card.text())];
            match under {
                _ if *raw => teller.about("ff-rolled-raw", *seat, &rolled, Cue::Dice),
                None => teller.about("ff-rolled-bare", *seat, &rolled, Cue::Dice),
                Some(under) => {
                    let [number, card] = rolled;
                    let powers = arg("powers", powers(words, face(game, *under)));
                    teller.about("ff-rolled", *seat, &[number, card, arg("under", under.text()), powers], Cue::Dice)
                }
            }
        }
        Event::PutBack { seat, card } => teller.about("ff-put-back", *seat, &[arg("card", card.text())], Cue::Card),
        Event::Passed { seat, card, power, passed } => self::passed(teller, *seat, *card, *power, *passed),
        Event::Stopped { seat, at, rolled, passed, value } => {
            let value = arg("value", figure(*value));
            match at {
                None => teller.about("ff-stopped-bare", *seat, &[value], Cue::Nothing),
                Some(at) if *passed == 0 => {
                    teller.about("ff-stopped", *seat, &[arg("at", at.text()), value], Cue::Nothing)
                }
                Some(at) => {
                    let number = arg("number", figure(face(game, *rolled).number.into()));
                    let arguments = [arg("at", at.text()), number, arg("passed", signed(*passed)), value];
                    teller.about("ff-stopped-passed", *seat, &arguments, Cue::Nothing)
                }
            }
        }
        Event::Value { power, from, to, .. } if from == to => {
            teller.plain("ff-value-same", &[arg("to", figure(*to)), power_arg(*power)], Cue::Nothing)
        }
        Event::Value { power, from, to, .. } => {
            let arguments = [arg("from", figure(*from)), arg("to", figure(*to)), power_arg(*power)];
            teller.plain("ff-value-changed", &arguments, Cue::Nothing)
        }
        Event::Declined { seat, power } => teller.about("ff-declined", *seat, &[power_arg(*power)], Cue::Nothing),
        Event::Returned { seat, card } => teller.about("ff-returned", *seat, &[arg("card", card.text())], Cue::Card),
        Event::Reshuffled { cards } => teller.plain("ff-reshuffled", &[arg("cards", *cards)], Cue::Card),
        Event::PutUnder { seat, card: Some(card), .. } => {
            teller.about("ff-put-under", *seat, &[arg("card", card.text())], Cue::Card)
        }
        Event::PutUnder { seat, card: None, .. } => teller.about("ff-put-under-hidden", *seat, &[], Cue::Card),
        Event::Drew { seat, card: Some(card), .. } => teller.about("ff-drew", *seat, &[in_hand(*card)], Cue::Card),
        Event::Drew { seat, card: None, deck, .. } => {
            teller.about("ff-drew-hidden", *seat, &[arg("deck", *deck)], Cue::Card)
        }
        Event::NothingDrawn { seat } => teller.about("ff-nothing-drawn", *seat, &[], Cue::Nothing),
        Event::Discarded { seat, from: Origin::Row, card, .. } => {
            teller.about("ff-discarded-row", *seat, &in_row(card), Cue::Card)
        }
        Event::Discarded { seat, from: Origin::Hand, card, .. } => {
            teller.about("ff-discarded-hand", *seat, &[in_hand(*card), arg("id", card.text())], Cue::Card)
        }
        Event::Removed { seat, target, card, .. } if seat == target => {
            teller.about("ff-removed-own", *seat, &in_row(card), Cue::Card)
        }
        Event::Removed { seat, target, card, .. } => against(teller, "ff-removed", *seat, *target, &in_row(card)),
        Event::Attacked { seat, target, damage } if seat == target => {
            let cue = if you(*seat) { Cue::Bad } else { Cue::Nothing };
            teller.about("ff-attacked-self", *seat, &[arg("damage", *damage)], cue)
        }
        Event::Attacked { seat, target, damage } => {
            against(teller, "ff-attacked", *seat, *target, &[arg("damage", *damage)])
        }
        Event::Lost { target, card, damage_left, .. } => {
            let [card, id] = in_row(card);
            match damage_left {
                0 => teller.about("ff-lost", *target, &[card, id], Cue::Caught),
                left => teller.about("ff-lost-more", *target, &[card, id, arg("left", *left)], Cue::Caught),
            }
        }
        Event::AttackEnded { target, .. } => teller.about("ff-attack-ended", *target, &[], Cue::Nothing),
        Event::NoSecondAttack { seat } => teller.about("ff-no-second", *seat, &[], Cue::Nothing),
        Event::NoAttack { reason, .. } => {
            let id = match reason {
                NoAttack::Forbidden => "ff-no-attack-forbidden",
                NoAttack::Zero => "ff-no-attack-zero",
                NoAttack::Negative => "ff-no-attack-negative",
                NoAttack::Nobody => "ff-no-attack-nobody",
            };
            teller.plain(id, &[], Cue::Nothing)
        }
        Event::Kept { seat, card, end: at } => {
            let [card, id] = in_row(card);
            teller.about("ff-kept", *seat, &[card, id, end(*at)], Cue::Card)
        }
        Event::RowShuffled { seat, row } => {
            teller.about("ff-row-shuffled", *seat, &[arg("cards", ids(row))], Cue::Card)
        }
        Event::SwappedInRow { seat, cards: [one, two], .. } => {
            teller.about("ff-swapped-in-row", *seat, &[arg("one", one.text()), arg("two", two.text())], Cue::Card)
        }
        Event::Added { seat, card, end: at } => {
            let [card, id] = in_row(card);
            teller.about("ff-added", *seat, &[card, id, end(*at)], Cue::Card)
        }
        Event::Unseen { seat, card, power } => {
            let arguments = [arg("card", card.text()), power_arg(*power)];
            teller.about("ff-unseen", *seat, &arguments, Cue::Flip)
        }
        Event::Looked { seat, at, cards: Some(cards), .. } if you(*seat) => {
            let arguments = [arg("cards", hand_cards(game, words, cards))];
            teller.between("ff-looked", *seat, *at, &arguments, Cue::Flip)
        }
        Event::Looked { seat, at, .. } => teller.between("ff-looked", *seat, *at, &[], Cue::Flip),
        Event::SwappedRows { seat, card, with, for_card, .. } => {
            let [card, id] = in_row(card);
            let taken = arg("for", row_card(words, face(game, *for_card), false));
            let arguments = [card, id, taken, arg("other", for_card.text())];
            against(teller, "ff-swapped-rows", *seat, *with, &arguments)
        }
        Event::Ended { reason: Over::EmptyHand } if game.options().end == EndOf::AllEmpty => {
            teller.plain("ff-ended-all", &[], Cue::Nothing)
        }
        Event::Ended { reason: Over::EmptyHand } => teller.plain("ff-ended-empty", &[], Cue::Nothing),
        Event::Ended { reason: Over::LastTurn } => teller.plain("ff-ended-last", &[], Cue::Nothing),
    };
    Some(if is_fateful(event) { said.fateful() } else { said })
}

/// Attacks and what they cost, cards' effects, a turn that is lost, and the end.
fn is_fateful(event: &Event) -> bool {
    match event {
        Event::TurnSkipped { .. }
        | Event::Passed { .. }
        | Event::Value { .. }
        | Event::Discarded { .. }
        | Event::Removed { .. }
        | Event::Attacked { .. }
        | Event::Lost { .. }
        | Event::NoSecondAttack { .. }
        | Event::NoAttack { .. }
        | Event::Kept { .. }
        | Event::RowShuffled { .. }
        | Event::SwappedInRow { .. }
        | Event::Unseen { .. }
        | Event::Looked { .. }
        | Event::SwappedRows { .. }
        | Event::Ended { .. } => true,
        Event::Dealt { .. }
        | Event::Picked { .. }
        | Event::RowsRevealed { .. }
        | Event::FirstPlayer { .. }
        | Event::TurnBegan { .. }
        | Event::PartChosen { .. }
        | Event::Rolled { .. }
        | Event::PutBack { .. }
        | Event::Stopped { .. }
        | Event::Declined { .. }
        | Event::Returned { .. }
        | Event::Reshuffled { .. }
        | Event::PutUnder { .. }
        | Event::Drew { .. }
        | Event::NothingDrawn { .. }
        | Event::AttackEnded { .. }
        | Event::Added { .. } => false,
    }
}

/// FF-2: every row in full, and by ids alone.
fn rows_revealed(game: &FollyAndFortune, rows: &[[CardName; 2]], teller: &Teller) -> Said {
    let words = teller.words;
    let of_seat = |(seat, row): (usize, &[CardName; 2])| {
        let seat = Seat::new(seat as u8);
        let cards = row.map(|name| row_card(words, face(game, name), false)).join(", ");
        let full = teller.text_about("ff-revealed-row", seat, &[arg("cards", cards)]);
        (full, format!("{} {}", teller.name_or_you(seat), ids(row)))
    };
    let (full, short): (Vec<String>, Vec<String>) = rows.iter().enumerate().map(of_seat).unzip();
    teller.plain("ff-revealed", &[arg("rows", full.join(" ")), arg("short", short.join("; "))], Cue::Flip)
}

/// FF-32: what passing a card does.
fn passed(teller: &Teller, seat: Seat, card: CardName, power: Power, sum: i16) -> Said {
    let name = arg("card", card.text());
    match power {
        Power::OneMoreReroll => teller.about("ff-passed-last", seat, &[name], Cue::Nothing),
        Power::ShieldThisCard => teller.about("ff-passed-shield", seat, &[name], Cue::Flip),
        Power::ShieldTwoCards => teller.about("ff-passed-two", seat, &[name], Cue::Flip),
        _ => {
            let power = power_name(teller.words, power);
            let arguments = [name, arg("power", power), arg("sum", signed(sum))];
            teller.about("ff-passed-sum", seat, &arguments, Cue::Nothing)
        }
    }
}

/// Something done to another player: bad for the listener if it is done to them.
fn against(teller: &Teller, id: &str, seat: Seat, target: Seat, arguments: &[Arg]) -> Said {
    let said = teller.between(id, seat, target, arguments, Cue::Card);
    if teller.is_you(target) { said.with_cue(Cue::Bad) } else { said }
}
