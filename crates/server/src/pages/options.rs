//! The options of the games on pages: fields to set them by, and what they are in words.

use bearcade_core::{OptionKind, OptionSpec, OptionValue, SetupError, Viewer};
use bearcade_narrate::hold_my_bear::animal_text;
use bearcade_narrate::{Narrate, Teller, Words, arg};
use bearcade_table::games::hold_my_bear::Animal;
use bearcade_table::{GameInfo, for_each_game};
use maud::{Markup, html};

use crate::board::{Fields, field, values};

/// A limit that is higher than this is none that anybody would run into.
const MOST_SHOWN: i64 = 100;

/// An option's name and what it does.
pub(super) fn label(info: &GameInfo, spec: &OptionSpec, words: &Words) -> (String, String) {
    let teller = teller(words);
    macro_rules! each {
        ($($game:ty),+) => {
            $(if info.slug == <$game as bearcade_core::Game>::SLUG {
                return (<$game>::option_label(spec, &teller), <$game>::option_help(spec, &teller));
            })+
        };
    }
    for_each_game!(each);
    (spec.name.to_owned(), spec.about.to_owned())
}

/// An option's value in a few words; none for what is too long for that.
pub(super) fn in_words(spec: &OptionSpec, value: &OptionValue, words: &Words) -> Option<String> {
    Some(match value {
        OptionValue::Default(()) => words.text("site-default"),
        OptionValue::Switch(on) => words.text(yes_or_no(*on)),
        OptionValue::Whole(number) => number.to_string(),
        OptionValue::List(list) => words.list(&list.iter().map(|each| word(spec, each, words)).collect::<Vec<_>>()),
        OptionValue::Weights(weights) => {
            let weight = |(each, weight): (&String, &i64)| {
                words.say("learn-lobby-option", &[arg("option", word(spec, each, words)), arg("value", *weight)])
            };
            weights.iter().map(weight).collect::<Vec<_>>().join(", ")
        }
        OptionValue::Text(_) if matches!(spec.kind, OptionKind::Text { .. }) => return None,
        OptionValue::Text(chosen) => word(spec, chosen, words),
    })
}

const fn yes_or_no(on: bool) -> &'static str {
    if on { "learn-lobby-on" } else { "learn-lobby-off" }
}

/// A word that an option takes, for people.
fn word(spec: &OptionSpec, word: &str, words: &Words) -> String {
    let id = match (spec.name, word) {
        ("first", "blue") => "option-first-blue",
        ("first", "brown") => "option-first-brown",
        ("guns", "random") => "option-guns-random",
        ("guns", "two_each") => "option-guns-two-each",
        ("no_way_back", "all") => "option-back-all",
        ("no_way_back", "own") => "option-back-own",
        ("self_attack", "full") => "option-self-attack-full",
        ("self_attack", "choice") => "option-self-attack-choice",
        ("end", "first_empty") => "option-end-first",
        ("end", "all_empty") => "option-end-all",
        ("variant", "standard") => "option-variant-standard",
        ("variant", "simple") => "option-variant-simple",
        ("variant", "tough") => "option-variant-tough",
        ("negative", "self") => "option-negative-self",
        ("negative", "nothing") => "option-negative-nothing",
        ("weights", card) => return words.text(&format!("cb-card-{}", card.replace('_', "-"))),
        ("animals", name) => {
            let animal = Animal::ALL.into_iter().find(|animal| animal.name() == name);
            return animal.map_or_else(|| name.to_owned(), |animal| animal_text(animal, &teller(words)));
        }
        _ => return word.replace('_', " "),
    };
    words.text(id)
}

fn teller(words: &Words) -> Teller<'_> {
    Teller::new(words, &[], Viewer::Watcher)
}

/// The name of the field for a part of an option that has several.
fn part(spec: &OptionSpec, word: &str) -> String {
    format!("{}-{word}", spec.name)
}

/// The fields for an option, filled in as they were sent, or else as usual.
pub(super) fn fields(info: &GameInfo, spec: &OptionSpec, sent: &Fields, words: &Words) -> Markup {
    let name = spec.name;
    let (title, help) = label(info, spec, words);
    let given = field(sent, name);
    let usual = spec.default_value();
    match spec.kind {
        OptionKind::Set { of, default } => {
            let is_on = |word: &str| match given {
                Some(_) => values(sent, name).any(|each| each == word),
                None => default.contains(&word),
            };
            html! {
                div.field role="group" aria-labelledby={ (name) "-title" } {
                    b id={ (name) "-title" } { (title) }
                    // Sent even if nothing is ticked.
                    input type="hidden" name=(name) value="";
                    div.several {
                        @for each in of {
                            label.tick { input type="checkbox" name=(name) value=(each) checked[is_on(each)]; (word(spec, each, words)) }
                        }
                    }
                    small { (help) }
                }
            }
        }
        OptionKind::Weights { of, max, default } => html! {
            div.field role="group" aria-labelledby={ (name) "-title" } {
                b id={ (name) "-title" } { (title) }
                div.several {
                    @for each in of {
                        @let part = part(spec, each);
                        label.weight {
                            (word(spec, each, words))
                            input type="number" name=(part) min="0" max=(max) value=(field(sent, &part).unwrap_or(&default.to_string()));
                        }
                    }
                }
                small { (help) }
            }
        },
        OptionKind::Switch { default } => {
            let on = given.map_or(default, |text| text == "true");
            select(
                name,
                &title,
                Some(&help),
                [true, false].map(|value| (value.to_string(), words.text(yes_or_no(value)), value == on)),
            )
        }
        OptionKind::Choice { of, default } => {
            let chosen = given.unwrap_or(default);
            let choices = of.iter().map(|each| ((*each).to_owned(), word(spec, each, words), *each == chosen));
            // The words say it all.
            select(name, &title, None, choices)
        }
        OptionKind::Whole { min, max, .. } => html! {
            div.field {
                label for=(name) { (title) }
                input #(name) type="number" name=(name) min=(min) max=(max) placeholder=(words.text("site-default"))
                    value=[given.map(str::to_owned).or_else(|| usual.and_then(|usual| in_words(spec, &usual, words)))];
                small { (help) @if max <= MOST_SHOWN { " (" (min) "–" (max) ")" } }
            }
        },
        OptionKind::Text { max_bytes } => html! {
            div.field {
                label for=(name) { (title) }
                textarea #(name) name=(name) rows="3" maxlength=(max_bytes) placeholder=(words.text("site-default")) { (given.unwrap_or_default()) }
                small { (help) }
            }
        },
    }
}

fn select(name: &str, title: &str, help: Option<&str>, of: impl IntoIterator<Item = (String, String, bool)>) -> Markup {
    html! {
        div.field {
            label for=(name) { (title) }
            select id=(name) name=(name) {
                @for (value, words, chosen) in of { option value=(value) selected[chosen] { (words) } }
            }
            @if let Some(help) = help { small { (help) } }
        }
    }
}

/// What the fields of an option hold; nothing if that is as usual.
pub(super) fn read(spec: &OptionSpec, sent: &Fields) -> Result<Option<OptionValue>, SetupError> {
    let text = match spec.kind {
        OptionKind::Set { .. } if field(sent, spec.name).is_some() => {
            // In the order of the usual set, so that it is known for what it is.
            let mut words: Vec<&str> = values(sent, spec.name).filter(|word| !word.is_empty()).collect();
            words.sort_unstable();
            words.join(",")
        }
        OptionKind::Weights { of, .. } => {
            let weight = |word: &&str| Some(format!("{word}:{}", field(sent, &part(spec, word))?.trim()));
            let weights: Vec<String> = of.iter().filter_map(weight).collect();
            if weights.is_empty() {
                return Ok(None);
            }
            weights.join(",")
        }
        _ => match field(sent, spec.name).map(str::trim) {
            None | Some("") => return Ok(None),
            Some(text) => text.to_owned(),
        },
    };
    let value = spec.parse(&text)?;
    Ok(Some(value).filter(|value| spec.default_value().as_ref() != Some(value)))
}
