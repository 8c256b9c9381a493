//! What a bear thinks, in words: values, hints, levels.

use bearcade_bots::{Clarity, Estimate, Hint, Level, Term, Weighed};

use crate::{Arg, Lang, Narrate, Teller, Words, arg};

/// So many actions beside the best are named in a hint.
const OTHERS: usize = 3;

/// A level's name: "brown bear".
pub fn level_name(level: Level, words: &Words) -> String {
    words.text(match level {
        Level::Cub => "ui-level-cub",
        Level::Black => "ui-level-black",
        Level::Brown => "ui-level-brown",
        Level::Grizzly => "ui-level-grizzly",
    })
}

/// A hint as a person who knows the game would give it, sentence by sentence: the best action with its worth, the next
/// ones with theirs, how clear it is, and why. The teller's listener is the seat that asks.
pub fn say_hint<G: Narrate>(
    game: &G,
    view: &G::View,
    hint: &Hint<G::Action>,
    level: Level,
    teller: &Teller,
) -> Vec<String> {
    let words = teller.words;
    let best = hint.choice.action;
    let named = [arg("what", game.action(view, best, teller)), arg("notation", game.action_text(best))];
    let [what, notation] = named;
    if hint.clarity == Clarity::Forced {
        return vec![words.say("hint-forced", &[what, notation])];
    }
    let weighed = &hint.choice.weighed;
    let own = weighed.iter().find(|weighed| weighed.action == best && weighed.worth.term != Term::Points);
    let mut clarity = clarity_id(hint.clarity).map(|id| words.text(id));
    let mut sentences = match own {
        None => vec![words.say("hint-plain", &[arg("level", level_name(level, words)), what, notation])],
        Some(own) => {
            let finer = needs_finer(weighed, words);
            let values: Vec<String> = std::iter::once(&own.worth)
                .chain(&own.also)
                .filter_map(|value| say_worth::<G>(value, finer, words))
                .collect();
            let others = weighed.iter().filter(|other| other.action != best && other.worth.term != Term::Points);
            let others: Vec<&Weighed<G::Action>> = others.take(OTHERS).collect();
            clarity = compare(own, &others, words);
            let other = |other: &&Weighed<G::Action>| {
                let worth = if other.worth.term == own.worth.term {
                    brief_worth::<G>(&other.worth, finer, words)
                } else {
                    say_worth::<G>(&other.worth, finer, words)?
                };
                let what = arg("what", game.action(view, other.action, teller));
                Some(words.say("hint-other", &[what, arg("worth", worth)]))
            };
            std::iter::once(words.say("hint-best", &[what, notation, arg("worth", words.list(&values))]))
                .chain(others.iter().filter_map(other))
                .collect()
        }
    };
    sentences.extend(clarity);
    sentences.extend(game.why(view, hint.seat, best, teller));
    sentences
}

/// How the best action compares with all the others that the hint names: with the nearest of them, and where several are
/// about as good as the best, with the rest.
fn compare<A>(best: &Weighed<A>, others: &[&Weighed<A>], words: &Words) -> Option<String> {
    let mut by_worth = others.to_vec();
    by_worth.sort_by(|one, two| two.worth.mean.total_cmp(&one.worth.mean));
    let clarity = |other: &&Weighed<A>| Clarity::between(&best.worth, &other.worth);
    let nearest = by_worth.first().map(clarity)?;
    let is_close = |clarity: Clarity| matches!(clarity, Clarity::Marginal | Clarity::Even);
    let close = by_worth.iter().filter(|other| is_close(clarity(other))).count();
    let rest = by_worth.iter().map(clarity).find(|&clarity| !is_close(clarity));
    let Some(rest) = rest.filter(|_| close > 0).and_then(rest_id) else {
        return clarity_id(nearest).map(|id| words.text(id));
    };
    let id = if nearest == Clarity::Even { "hint-even-several" } else { "hint-marginal-several" };
    Some(format!("{} {}", words.say(id, &[arg("count", close + 1)]), words.text(rest)))
}

/// How the actions that are not about as good as the best compare with it.
const fn rest_id(clarity: Clarity) -> Option<&'static str> {
    match clarity {
        Clarity::Clear => Some("hint-rest-clear"),
        Clarity::Slight => Some("hint-rest-slight"),
        Clarity::Perhaps => Some("hint-rest-perhaps"),
        Clarity::Marginal | Clarity::Even | Clarity::Forced | Clarity::Unknown => None,
    }
}

const fn clarity_id(clarity: Clarity) -> Option<&'static str> {
    match clarity {
        Clarity::Clear => Some("hint-clear"),
        Clarity::Slight => Some("hint-slight"),
        Clarity::Marginal => Some("hint-marginal"),
        Clarity::Perhaps => Some("hint-perhaps"),
        Clarity::Even => Some("hint-even"),
        Clarity::Forced | Clarity::Unknown => None,
    }
}

/// A value in the game's own terms: "57 % to win", "about 57 % to win (give or take 3)". None for points of a rule of
/// thumb, which mean nothing to people.
pub fn say_worth<G: Narrate>(worth: &Estimate, finer: bool, words: &Words) -> Option<String> {
    let id = G::term_id(worth.term)?;
    let text = words.say(id, &value_arguments(worth, finer, words));
    if worth.error <= 0.0 || beyond(worth, finer).is_some() {
        return Some(text);
    }
    // Twice the standard error: the truth lies within it nineteen times out of twenty.
    let margin = figure(2.0 * worth.error * factor(worth.term), decimals(worth.term), words.lang());
    let nothing = figure(0.0, decimals(worth.term), words.lang());
    Some(if margin == nothing {
        words.say("worth-about", &[arg("worth", text)])
    } else {
        words.say("worth-about-margin", &[arg("worth", text), arg("margin", margin)])
    })
}

/// The same beside a value in the same term: "41 %", "about 41 %". The term must be one that has words.
pub fn brief_worth<G: Narrate>(worth: &Estimate, finer: bool, words: &Words) -> String {
    let id = G::term_id(worth.term).unwrap_or("worth-score");
    let text = words.attribute(id, "brief", &value_arguments(worth, finer, words));
    if worth.error > 0.0 && beyond(worth, finer).is_none() {
        words.say("worth-about", &[arg("worth", text)])
    } else {
        text
    }
}

/// A difference between values, without its sign: "12 points of win chance", "nothing".
pub fn say_amount<G: Narrate>(term: Term, amount: f64, words: &Words) -> String {
    let value = figure(amount.abs() * factor(term), decimals(term), words.lang());
    if value == figure(0.0, decimals(term), words.lang()) {
        return words.text("list-nothing");
    }
    let id = G::term_id(term).unwrap_or("worth-score");
    let count = if value == "1" { 1 } else { 2 };
    words.attribute(id, "amount", &[arg("value", value), arg("count", count)])
}

/// A difference with its sign and nothing else: "+12", "-0.4".
pub fn signed_amount(term: Term, amount: f64, words: &Words) -> String {
    let value = figure(amount.abs() * factor(term), decimals(term), words.lang());
    let nothing = value == figure(0.0, decimals(term), words.lang());
    match amount {
        _ if nothing => value,
        ..0.0 => format!("-{value}"),
        _ => format!("+{value}"),
    }
}

/// Would the two best look the same, though they are known to differ? Then one more digit tells them apart.
fn needs_finer<A>(weighed: &[Weighed<A>], words: &Words) -> bool {
    let [best, next, ..] = weighed else { return false };
    let exact = best.worth.error <= 0.0 && next.worth.error <= 0.0 && best.worth.term == next.worth.term;
    let text = |worth: &Estimate, finer| value(worth, finer, words);
    exact && text(&best.worth, false) == text(&next.worth, false) && text(&best.worth, true) != text(&next.worth, true)
}

fn value_arguments(worth: &Estimate, finer: bool, words: &Words) -> Vec<Arg<'static>> {
    let mut arguments = vec![arg("value", value(worth, finer, words))];
    if worth.term == Term::Lead {
        arguments.push(arg("sign", if worth.mean < 0.0 { "minus" } else { "plus" }));
    }
    arguments
}

/// The figure of a value. A chance that is neither 0 nor 1 is never rounded to either.
fn value(worth: &Estimate, finer: bool, words: &Words) -> String {
    let digits = decimals(worth.term) + usize::from(finer);
    let mean = if worth.term == Term::Lead { worth.mean.abs() } else { worth.mean };
    match beyond(worth, finer) {
        None => figure(mean * factor(worth.term), digits, words.lang()),
        Some(Beyond { id, bound }) => words.say(id, &[arg("value", figure(bound, digits, words.lang()))]),
    }
}

/// A chance that lies between a whole one or none and the next figure that could be said.
struct Beyond {
    id: &'static str,
    bound: f64,
}

fn beyond(worth: &Estimate, finer: bool) -> Option<Beyond> {
    let certain = worth.error <= 0.0 && (worth.mean <= 0.0 || worth.mean >= 1.0);
    if certain || !matches!(worth.term, Term::Win | Term::Survive) {
        return None;
    }
    let least = if finer { 0.1 } else { 1.0 };
    let percent = worth.mean * 100.0;
    if percent < least / 2.0 {
        return Some(Beyond { id: "worth-under", bound: least });
    }
    (percent >= 100.0 - least / 2.0).then_some(Beyond { id: "worth-over", bound: 100.0 - least })
}

/// What a value is multiplied with to be said: chances are said in percent.
pub(crate) const fn factor(term: Term) -> f64 {
    match term {
        Term::Win | Term::Survive => 100.0,
        Term::Score | Term::Lead | Term::Points => 1.0,
    }
}

pub(crate) const fn decimals(term: Term) -> usize {
    match term {
        Term::Win | Term::Survive => 0,
        Term::Score | Term::Lead | Term::Points => 1,
    }
}

/// A number with so many decimals, as the language writes it.
pub(crate) fn figure(value: f64, decimals: usize, lang: Lang) -> String {
    let text = format!("{value:.decimals$}");
    // A rounded nothing has no sign.
    let text = if text.trim_start_matches(['-', '0', '.']).is_empty() { text.trim_start_matches('-') } else { &text };
    match lang {
        Lang::En => text.to_owned(),
        Lang::Nl | Lang::Es => text.replace('.', ","),
    }
}
