//! Random games, drawn for everybody at every decision: what a picture and its form offer is what is legal, neither
//! more nor less, and any phase of any variant can be drawn.

use std::collections::BTreeSet;

use bearcade_conformance::{golden, options};
use bearcade_core::{Seat, Turn, Viewer, pick};
use bearcade_narrate::{Lang, Teller, Words};
use bearcade_table::{Dice, Match};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng as _;

use super::{Board, Press, Sight};
use crate::objection::to_press;

/// So many composed actions are tried at a decision that has thousands.
const MOST_COMPOSED: usize = 40;

/// The fields that a browser would send for an action.
pub(super) type Sent = Vec<(&'static str, String)>;

/// A game played at random.
pub(super) struct Walk<G: Board> {
    pub(super) played: Match<G>,
    dice: Dice,
    rng: ChaCha8Rng,
    words: [Words; 3],
    names: Vec<String>,
}

impl<G: Board> Walk<G> {
    pub(super) fn new(json: &str, seats: u8, seed: u64) -> Self {
        let game = G::new(options(json), seats).unwrap_or_else(|error| panic!("{json}: {error}"));
        let names = ["Ada", "Ben", "Cleo", "Dirk", "Eva", "Finn", "Gala", "Hugo"];
        let mut walk = Self {
            played: Match::new(game),
            dice: Dice::seeded(seed),
            rng: ChaCha8Rng::seed_from_u64(seed),
            words: Lang::ALL.map(Words::strict),
            names: names.iter().take(seats.into()).map(|&name| name.to_owned()).collect(),
        };
        walk.settle();
        walk
    }

    fn settle(&mut self) {
        while self.played.turn() == Turn::Chance {
            self.played.throw(&self.dice).expect("due");
        }
    }

    /// Who decides next; nobody once the game is over.
    pub(super) fn decider(&self) -> Option<Seat> {
        match self.played.turn() {
            Turn::Decide(seats) => seats.first(),
            _ => None,
        }
    }

    /// A random decision.
    pub(super) fn step(&mut self) {
        let seat = self.decider().expect("not over");
        let action = pick::<G>(&self.played.legal_actions(seat), &mut self.rng);
        self.played.act(seat, action).expect("legal");
        self.settle();
    }

    /// The first decision that looks like this, in the first of some games that has one.
    #[track_caller]
    pub(super) fn find(json: &str, seats: u8, wanted: impl Fn(&G::View) -> bool) -> Self {
        for seed in 0..40 {
            let mut walk = Self::new(json, seats, seed);
            while let Some(seat) = walk.decider() {
                if wanted(&walk.played.view(Viewer::Seat(seat))) {
                    return walk;
                }
                walk.step();
            }
        }
        panic!("it never came to that");
    }

    /// Plays to the end.
    pub(super) fn played_out(mut self) -> Self {
        while self.decider().is_some() {
            self.step();
        }
        self
    }

    /// The page's part for a viewer: the picture, and the form if a decision is theirs.
    pub(super) fn page(&self, viewer: Viewer, lang: Lang) -> String {
        let legal = match viewer {
            Viewer::Seat(seat) => self.played.legal_actions(seat),
            _ => Vec::new(),
        };
        let view = self.played.view(viewer);
        let teller = Teller::new(&self.words[lang as usize], &self.names, viewer);
        let sight = Sight { view: &view, viewer, legal: &legal, teller: &teller, is_over: false };
        let game = self.played.game();
        let mut page = game.picture(&sight).into_string();
        if !legal.is_empty() {
            page = format!("{page}<form id=\"move\">{}</form>", game.choices(&sight).into_string());
        }
        page
    }

    /// Compares a page with a reviewed file.
    #[track_caller]
    pub(super) fn pin(&self, name: &str, viewer: Viewer, lang: Lang) {
        let path = format!("{}/golden/boards/{}-{name}.html", env!("CARGO_MANIFEST_DIR"), G::SLUG);
        golden(path, &self.page(viewer, lang).replace("><", ">\n<"));
    }

    /// Compares the deciding seat's page with a reviewed file.
    #[track_caller]
    pub(super) fn pin_decision(&self, name: &str, lang: Lang) {
        self.pin(name, Viewer::Seat(self.decider().expect("a decision")), lang);
    }
}

/// Walks through games and checks every page; `fields` says how an action that is not a button is composed.
pub(super) fn walk<G: Board>(games: &[(&str, u8)], decisions: usize, fields: impl Fn(G::Action) -> Sent) {
    for (number, &(json, seats)) in games.iter().enumerate() {
        let mut walk = Walk::<G>::new(json, seats, number as u64);
        for turn in 0..decisions {
            let lang = Lang::ALL[turn % 3];
            for viewer in Seat::all(seats).map(Viewer::Seat).chain([Viewer::Watcher, Viewer::Omniscient]) {
                let page = walk.page(viewer, lang);
                check(&walk, &page, viewer, &fields);
                press(&walk, &page, viewer, lang, turn);
            }
            if walk.decider().is_none() {
                break;
            }
            walk.step();
        }
    }
}

fn check<G: Board>(walk: &Walk<G>, page: &str, viewer: Viewer, fields: &impl Fn(G::Action) -> Sent) {
    assert!(!page.contains("style=\""), "the policy forbids inline style");
    assert!(page.split('<').all(|tag| tag.matches("class=\"").count() < 2), "a second class attribute is lost");
    let ids = attributes(page, " id=\"");
    assert_eq!(ids.iter().collect::<BTreeSet<_>>().len(), ids.len(), "an id stands twice: {ids:?}");
    for (name, text) in named_buttons(page) {
        assert!(name.contains(&text), "{text:?} can be read on a button called {name:?}");
    }
    let game = walk.played.game();
    let offered: BTreeSet<String> = attributes(page, "name=\"action\" value=\"").into_iter().collect();
    let Viewer::Seat(seat) = viewer else {
        assert!(offered.is_empty(), "a watcher does nothing");
        return;
    };
    let legal = walk.played.legal_actions(seat);
    for text in &offered {
        let action = game.read_action(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert!(legal.contains(&action), "{text} is offered and not legal");
    }
    let composed: Vec<_> = legal.iter().filter(|&&action| !offered.contains(&game.action_text(action))).collect();
    for &&action in composed.iter().step_by(composed.len().div_ceil(MOST_COMPOSED).max(1)) {
        let text = game.action_text(action);
        let sent = fields(action);
        assert!(!sent.is_empty(), "{text} can't be chosen");
        for (name, value) in &sent {
            let escaped = value.replace('>', "&gt;");
            let there = page.contains(&format!("name=\"{name}\" value=\"{escaped}\""))
                || page.contains(&format!("name=\"{name}\"")) && page.contains(&format!("<option value=\"{escaped}\""));
            assert!(there, "{text}: there is no {name}={value}");
        }
        let sent: Vec<(String, String)> = sent.into_iter().map(|(name, value)| (name.to_owned(), value)).collect();
        let composed = G::compose(&sent).and_then(|text| game.read_action(&text).ok());
        assert_eq!(composed, Some(action), "{text}: {sent:?}");
    }
}

/// A press on any part of the picture is answered with a sentence, with a piece chosen before or without.
fn press<G: Board>(walk: &Walk<G>, page: &str, viewer: Viewer, lang: Lang, turn: usize) {
    let Viewer::Seat(seat) = viewer else { return };
    let mut parts = attributes(page, " data-press=\"");
    parts.extend(attributes(page, " data-cell=\""));
    assert!(!parts.is_empty(), "something can be pressed");
    let chosen = attributes(page, "name=\"from\" value=\"");
    let teller = Teller::new(&walk.words[lang as usize], &walk.names, viewer);
    // Another part at every turn, and after hundreds of turns all of them.
    let on = &parts[turn * 7 % parts.len()];
    for chosen in [None, chosen.get(turn % chosen.len().max(1)).map(String::as_str)] {
        let said = to_press(&walk.played, Press { on, chosen }, seat, &teller);
        assert!(said.ends_with(['.', ')', '?', '!', ':']) && !said.contains("  "), "{on}: {said:?}");
    }
}

/// The names that buttons are given and what can be read on them: letters and digits alone, as who speaks to a page says
/// them. Single letters and signs are no words.
fn named_buttons(page: &str) -> Vec<(String, String)> {
    let mut buttons = Vec::new();
    for button in page.split("<button ").skip(1) {
        let Some((tag, rest)) = button.split_once('>') else { continue };
        let Some(name) = attributes(tag, "aria-label=\"").pop() else { continue };
        let within = rest.split("</button>").next().unwrap_or_default();
        let parts = within.split('<').map(|part| part.split_once('>').map_or(part, |(_, text)| text));
        let said = words_of(&parts.collect::<Vec<_>>().join(" "));
        if said.chars().count() > 1 {
            buttons.push((words_of(&name), said));
        }
    }
    buttons
}

fn words_of(text: &str) -> String {
    let plain: String = text.chars().map(|letter| if letter.is_alphanumeric() { letter } else { ' ' }).collect();
    plain.split_whitespace().collect::<Vec<_>>().join(" ").to_lowercase()
}

/// The values behind a beginning, up to the next quote.
fn attributes(page: &str, start: &str) -> Vec<String> {
    let values = page.split(start).skip(1).filter_map(|rest| rest.split('"').next());
    values.map(|value| value.replace("&gt;", ">").replace("&amp;", "&")).collect()
}
