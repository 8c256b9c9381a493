use bearcade_core::{Rule, Seat};
use bearcade_games::hold_my_bear::{Animal, Cards, HoldMyBear, Position, Way, Worth, refusal};

use super::naming::sports_text;
use crate::{Arg, Narrate, Teller, arg};

/// HB-38: is this set, under this name if it is bears only, a valid move from this seat's hand over the match? A
/// sentence that says by which rule, or why not.
pub fn judge_text(
    game: &HoldMyBear,
    position: &Position,
    seat: Seat,
    cards: Cards,
    name: Option<Animal>,
    teller: &Teller,
) -> String {
    let own = Worth::of(cards, name);
    let table = Worth::of(position.table.cards, position.table.name);
    match game.judge(position, seat, cards, name) {
        Ok(way) => valid(way, &own, &table, teller),
        Err(rule) => invalid(&rule, &own, &table, teller),
    }
}

fn valid(way: Way, own: &Worth, table: &Worth, teller: &Teller) -> String {
    let new = || arg("sports", sports_text(own.majority.without(table.majority).iter(), teller));
    let shared = || arg("sports", sports_text(own.majority.and(table.majority).iter(), teller));
    let (id, tie_id, rule, numbers, sports) = match way {
        Way::NewSport => {
            ("hb-judge-new-sport", "hb-judge-new-sport-tie", "HB-15", (own.count, table.count), Some(new()))
        }
        Way::SameSport => {
            ("hb-judge-same-sport", "hb-judge-same-sport-tie", "HB-16", (own.total, table.total), Some(shared()))
        }
        Way::MoreBears => ("hb-judge-more-bears", "hb-judge-more-bears-tie", "HB-17", (own.bears, table.bears), None),
    };
    let tie = numbers.0 == numbers.1; // HB-34
    let mut arguments: Vec<Arg> = vec![arg("own", numbers.0), arg("match", numbers.1)];
    arguments.extend(sports);
    let why = teller.words.say(if tie { tie_id } else { id }, &arguments);
    let rules = if tie { format!("{rule}, HB-34") } else { rule.to_owned() };
    teller.words.say("hb-judge-yes", &[arg("why", why), arg("rules", rules)])
}

fn invalid(rule: &Rule, own: &Worth, table: &Worth, teller: &Teller) -> String {
    let sheep = own.others.contains(Animal::Sheep) || table.others.contains(Animal::Sheep);
    let needed = |table: u8| table + u8::from(!sheep); // HB-34
    let shared = own.majority.and(table.majority);
    let count = [arg("own", own.count), arg("needed", needed(table.count))];
    let (why, rules) = if *rule == refusal::COUNT_TOO_LOW && !shared.is_empty() {
        let [own_count, count] = count;
        let sports = arg("sports", sports_text(shared.iter(), teller));
        let arguments = [own_count, count, sports, arg("total", own.total), arg("goal", needed(table.total))];
        (teller.words.say("hb-judge-both-too-low", &arguments), "HB-15, HB-16")
    } else if *rule == refusal::COUNT_TOO_LOW {
        (teller.words.say("hb-judge-count-too-low", &count), rule.number)
    } else if *rule == refusal::TOTAL_TOO_LOW {
        let arguments = [arg("own", own.total), arg("needed", needed(table.total))];
        (teller.words.say("hb-judge-total-too-low", &arguments), rule.number)
    } else {
        (teller.refusal(HoldMyBear::PREFIX, rule).brief, rule.number)
    };
    teller.words.say("hb-judge-no", &[arg("why", why), arg("rules", rules)])
}
