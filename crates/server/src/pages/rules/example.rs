//! A position from a short game that bots have played, to try moves on. No table is set up: the whole example follows
//! from its seed and from what the reader did, and both stand in the page's address.

use bearcade_bots::Level;
use bearcade_core::{OptionValue, OptionValues, Seat, Turn, Viewer};
use bearcade_narrate::{Words, arg};
use bearcade_table::GameInfo;
use bearcade_table::games::hold_my_bear::Animal;
use maud::{Markup, html};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng as _};

use super::super::table::escape;
use crate::board::{Fields, Given, MOVE_FORM, field, values};
use crate::live::{self, Live};

/// Seeds are below this.
pub(super) const SEEDS: u64 = 1_000_000;
/// The reader may do so much in an example; then they have seen enough of it.
const MOST_DONE: usize = 12;
/// The others do no more than this before the reader is asked again.
const MOST_BETWEEN: usize = 60;
/// So many legal moves are there to ask about, and as many that are not legal.
const TRIES: usize = 4;
/// Of the moves that were legal at a decision before, so many are kept to ask about.
const KEPT: usize = 3;
/// No action is longer, in letters.
const LONGEST: usize = 120;

/// What a page's address asks for.
pub(super) struct Wanted {
    seed: u64,
    at: At,
    /// What the reader did.
    done: Vec<String>,
    /// What they ask about, as the form sent it; nothing if they ask nothing.
    tried: Vec<(String, String)>,
}

impl Wanted {
    pub(super) fn read(slug: &str, fields: Vec<(String, String)>) -> Self {
        let at = field(&fields, "at").and_then(|name| At::of(slug).iter().copied().find(|at| at.name() == name));
        let at = at.unwrap_or(At::Turn);
        let seed = field(&fields, "example").and_then(|seed| seed.parse().ok()).unwrap_or(at.seed(slug));
        let done = values(&fields, "done").take(MOST_DONE).map(str::to_owned).collect();
        let tried = fields.into_iter().filter(|(name, _)| !matches!(name.as_str(), "example" | "at" | "done"));
        Self { seed: seed % SEEDS, at, done, tried: tried.collect() }
    }

    /// The address of the same example after something else was done.
    fn address(&self, slug: &str, done: &[String]) -> String {
        let done = done.iter().flat_map(|action| ["&done=".to_owned(), escape(action)]).collect::<String>();
        format!("/rules/{slug}?at={}&example={}{done}#example", self.at.name(), self.seed)
    }

    /// The fields that keep a form in the example.
    fn hidden(&self) -> Markup {
        html! {
            input type="hidden" name="at" value=(self.at.name());
            input type="hidden" name="example" value=(self.seed);
            @for action in &self.done { input type="hidden" name="done" value=(action); }
        }
    }
}

/// Where in a game an example is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum At {
    Setup,
    Turn,
    Super,
}

impl At {
    /// The places that a game has examples of.
    const fn of(slug: &str) -> &'static [Self] {
        // Only this game's setup is a decision, and only this one is played with superpowers.
        if matches!(slug.as_bytes(), b"folly-and-fortune") {
            &[Self::Setup, Self::Turn, Self::Super]
        } else {
            &[Self::Turn]
        }
    }

    const fn name(self) -> &'static str {
        match self {
            Self::Setup => "setup",
            Self::Turn => "turn",
            Self::Super => "super",
        }
    }

    const fn label(self) -> &'static str {
        match self {
            Self::Setup => "learn-at-setup",
            Self::Turn => "learn-at-turn",
            Self::Super => "learn-at-super",
        }
    }

    /// The example that is shown first.
    fn seed(self, slug: &str) -> u64 {
        match (slug, self) {
            ("hold-my-bear", _) => 2,
            _ => 1,
        }
    }

    /// How many decisions lie before the example, at least and at most.
    fn decisions(self, slug: &str) -> (u32, u32) {
        match (slug, self) {
            (_, Self::Setup) => (0, 0),
            ("chaos-bear", _) => (3, 24),
            ("el-oso", _) => (2, 16),
            ("hold-my-bear", _) => (1, 12),
            ("de-beer-is-los", _) => (10, 40),
            _ => (8, 24),
        }
    }
}

/// A game as it stands in an example, and whose eyes see it.
struct Example {
    live: Box<dyn Live>,
    seat: Seat,
    names: Vec<String>,
    /// Moves to ask about.
    tries: Vec<String>,
    /// How many steps were made before the reader did something.
    before: usize,
}

/// The game before the reader does anything; the moves that some decision before it offered; how many there were.
struct Walk {
    live: Box<dyn Live>,
    seen: Vec<String>,
    decisions: u32,
}

impl Walk {
    fn new(slug: &str, options: &OptionValues, seats: u8, secret: [u8; 32], decisions: u32) -> Option<Self> {
        let mut live = live::set_up(slug, options, seats, secret).ok()?;
        live.settle();
        let mut walk = Self { live, seen: Vec::new(), decisions: 0 };
        let mut rng = ChaCha8Rng::from_seed(secret);
        while walk.decisions < decisions {
            let Turn::Decide(deciding) = walk.live.turn() else { break };
            let seat = deciding.first()?;
            walk.see(seat, &mut rng);
            decide(&mut *walk.live, seat)?;
            walk.decisions += 1;
        }
        // Whoever is asked at the same time has other cards.
        if let Turn::Decide(deciding) = walk.live.turn() {
            deciding.iter().for_each(|seat| walk.see(seat, &mut rng));
        }
        Some(walk)
    }

    fn see(&mut self, seat: Seat, rng: &mut ChaCha8Rng) {
        let legal = self.live.legal(seat, true).1.unwrap_or_default();
        self.seen.extend(some_of(legal, KEPT, rng));
    }
}

/// A seat decides as a cub would.
fn decide(live: &mut dyn Live, seat: Seat) -> Option<()> {
    let action = live.thought(seat, Level::Cub)();
    live.act(seat, &action).ok()
}

/// Some of a list, at random.
fn some_of(mut list: Vec<String>, most: usize, rng: &mut ChaCha8Rng) -> Vec<String> {
    let mut some = Vec::new();
    while some.len() < most && !list.is_empty() {
        some.push(list.swap_remove(rng.next_u64() as usize % list.len()));
    }
    some
}

impl Example {
    fn new(info: &GameInfo, wanted: &Wanted) -> Option<Self> {
        let slug = info.slug;
        let mut rng = ChaCha8Rng::seed_from_u64(wanted.seed);
        let mut secret = [0; 32];
        rng.fill_bytes(&mut secret);
        let (least, most) = wanted.at.decisions(slug);
        let decisions = least + rng.next_u32() % (most - least + 1);
        let seats = info.seats.0.max(info.seats.1.min(3));
        let walk = |options: &OptionValues, decisions| Walk::new(slug, options, seats, secret, decisions);
        let options = options(slug, wanted.at, &mut rng);
        // Not every choice of animals makes a game.
        let (options, mut walked) = match walk(&options, decisions) {
            Some(walked) => (options, walked),
            None => (OptionValues::new(), walk(&OptionValues::new(), decisions)?),
        };
        // A game that ended on the way is an example just before its end.
        if walked.live.turn() == Turn::Over {
            walked = walk(&options, walked.decisions.saturating_sub(1))?;
        }
        let Turn::Decide(deciding) = walked.live.turn() else { return None };
        let seat = deciding.first()?;
        let names = ["Ada", "Ben", "Cleo", "Dirk"].map(str::to_owned)[..seats.into()].to_vec();
        let Walk { live, seen, .. } = walked;
        let before = live.steps();
        let mut example = Self { live, seat, names, tries: Vec::new(), before };
        example.play(&wanted.done);
        example.tries = example.to_try(seen, &mut rng);
        Some(example)
    }

    /// Does what the reader did, and lets the others answer.
    fn play(&mut self, done: &[String]) {
        for action in done {
            if self.live.act(self.seat, action).is_err() {
                return;
            }
            for _ in 0..MOST_BETWEEN {
                let Turn::Decide(deciding) = self.live.turn() else { break };
                let Some(seat) = deciding.first().filter(|_| !deciding.contains(self.seat)) else { break };
                if decide(&mut *self.live, seat).is_none() {
                    return;
                }
            }
        }
    }

    fn is_asked(&self) -> bool {
        self.live.decision(self.seat).is_some()
    }

    /// Legal moves and others, mixed.
    fn to_try(&self, mut seen: Vec<String>, rng: &mut ChaCha8Rng) -> Vec<String> {
        if !self.is_asked() {
            return Vec::new();
        }
        let legal = self.live.legal(self.seat, true).1.unwrap_or_default();
        seen.sort_unstable();
        seen.dedup();
        seen.retain(|action| !legal.contains(action));
        let mut tries = some_of(legal, TRIES, rng);
        tries.extend(some_of(seen, TRIES, rng));
        tries.sort_unstable();
        tries
    }
}

/// The options of an example: superpowers where they are to be seen, and each time other animals.
fn options(slug: &str, at: At, rng: &mut ChaCha8Rng) -> OptionValues {
    let mut options = OptionValues::new();
    if at == At::Super {
        options.insert("superpowers".to_owned(), OptionValue::Switch(true));
    }
    if slug == "hold-my-bear" {
        let others =
            Animal::ALL.iter().filter(|&&animal| animal != Animal::Bear).map(|animal| animal.name().to_owned());
        let mut animals = some_of(others.collect(), 4, rng);
        animals.insert(0, Animal::Bear.name().to_owned());
        options.insert("animals".to_owned(), OptionValue::List(animals));
    }
    options
}

/// The example with its forms. `fresh` is the seed of the next one.
pub(super) fn show(info: &GameInfo, wanted: &Wanted, fresh: u64, words: &Words) -> Markup {
    let example = Example::new(info, wanted);
    let places = At::of(info.slug);
    html! {
        section #example.example {
            h2 { (words.text("learn-example")) }
            p { (words.text("learn-example-about")) }
            @if places.len() > 1 {
                nav.places aria-label=(words.text("learn-at")) {
                    @for at in places {
                        a.button.quiet href={ "/rules/" (info.slug) "?at=" (at.name()) "#example" }
                            aria-current=[(*at == wanted.at).then_some("true")] { (words.text(at.label())) }
                    }
                }
            }
            @if let Some(example) = &example { (body(info, wanted, example, words)) }
            div.row {
                a.button.quiet href={ "/rules/" (info.slug) "?at=" (wanted.at.name()) "&example=" (fresh) "#example" } {
                    (words.text("learn-example-fresh"))
                }
                @if !wanted.done.is_empty() {
                    a.button.quiet href=(wanted.address(info.slug, &[])) { (words.text("learn-example-again")) }
                }
            }
        }
    }
}

fn body(info: &GameInfo, wanted: &Wanted, example: &Example, words: &Words) -> Markup {
    let Example { live, seat, names, .. } = example;
    let asked = example.is_asked();
    let viewer = Viewer::Seat(*seat);
    let told = if wanted.done.is_empty() { Vec::new() } else { live.tell(example.before, words, names, viewer) };
    html! {
        @if asked { (verdict(info, wanted, example, words)) }
        div.example-play {
            div.example-board { (live.picture(words, names, viewer, asked)) }
            div.example-side {
                @if asked {
                    section.card {
                        h3 { (words.text("learn-example-asked")) }
                        p { (live.ask(words, names, *seat)) }
                        @if let Some(line) = live.coach(words, names, *seat) {
                            p.coach-line { strong { (words.text("learn-coach")) } " " (line) }
                        }
                        form #(MOVE_FORM) method="get" action={ "/rules/" (info.slug) "#example" } {
                            (wanted.hidden())
                            (live.form(words, names, *seat))
                        }
                    }
                    (questions(info, wanted, example, words))
                } @else {
                    section.card {
                        p { (words.text("learn-example-over")) }
                        @if let Some(result) = live.say_outcome(words, names, viewer) { p { (result.full) } }
                    }
                }
                @if !told.is_empty() {
                    section.card {
                        h3 { (words.text("site-what-happened")) }
                        ol.told { @for said in told.iter().rev() { li { (said.full) } } }
                    }
                }
                details.card {
                    summary { (words.text("learn-example-stands")) }
                    p.status { (live.answer("status", words, names, viewer)) }
                }
            }
        }
    }
}

/// "Is this a valid move?": one of a list, or one that is typed.
fn questions(info: &GameInfo, wanted: &Wanted, example: &Example, words: &Words) -> Markup {
    let Example { live, seat, names, tries, .. } = example;
    let tries = tries.iter().filter_map(|action| Some((action, live.label(action, words, names, *seat)?)));
    let address = format!("/rules/{}#example", info.slug);
    html! {
        section.card.questions {
            h3 { (words.text("learn-try")) }
            form method="get" action=(address) {
                (wanted.hidden())
                label for="try" { (words.text("learn-try-pick")) }
                div.row {
                    select #try name="action" { @for (action, label) in tries { option value=(action) { (label) } } }
                    button { (words.text("learn-try-ask")) }
                }
            }
            form method="get" action=(address) {
                (wanted.hidden())
                label for="typed" { (words.text("learn-try-type")) }
                div.row {
                    input #typed type="text" name="action" autocomplete="off" autocapitalize="off" spellcheck="false"
                        size="14" maxlength=(LONGEST);
                    button.quiet { (words.text("learn-try-ask")) }
                }
            }
        }
    }
}

/// What the rules say to what was tried, and the way to go on with it.
fn verdict(info: &GameInfo, wanted: &Wanted, example: &Example, words: &Words) -> Markup {
    if wanted.tried.is_empty() {
        return html! {};
    }
    let judged = judge(example, &wanted.tried, words);
    html! {
        div.verdict.yes[judged.legal].no[!judged.legal] role="status" {
            p { (judged.said) }
            @if judged.legal {
                @if wanted.done.len() < MOST_DONE {
                    @let done = [&wanted.done[..], &[judged.action]].concat();
                    a.button href=(wanted.address(info.slug, &done)) { (words.text("learn-do")) }
                } @else {
                    p { (words.text("learn-example-long")) }
                }
            }
        }
    }
}

struct Judged {
    action: String,
    legal: bool,
    said: String,
}

/// The engine's word on what a form sent.
fn judge(example: &Example, tried: &Fields, words: &Words) -> Judged {
    let Example { live, seat, names, .. } = example;
    let action: String = live.compose(tried).unwrap_or_default().trim().chars().take(LONGEST).collect();
    let objection = live.objection((&action, Given::by(tried)), words, names, *seat);
    let label = live.label(&action, words, names, *seat).map(|label| arg("action", format!("“{label}”")));
    let legal = objection.is_none();
    let said = match (label, objection) {
        (None, why) => words.say("learn-nothing", &[arg("why", why.unwrap_or_default())]),
        (Some(label), Some(why)) => words.say("learn-no", &[label, arg("why", why)]),
        (Some(label), None) => {
            let yes = words.say("learn-yes", &[label]);
            let remark = live.remark(&action, words, names, *seat);
            remark.map_or_else(|| yes.clone(), |remark| format!("{yes} {remark}"))
        }
    };
    Judged { action, legal, said }
}

#[cfg(test)]
mod tests;
