use bearcade_bots::Term;
use bearcade_core::{Game, OptionSpec, Outcome, Rule, Seat};

use crate::{Said, Teller};

/// A game in words. Implemented once per game; every interface uses it.
pub trait Narrate: Game {
    /// How the ids of the game's messages begin.
    const PREFIX: &'static str;
    /// The keys of the game, the same in terminal, plain mode and site.
    const KEYS: &'static [Key];
    /// Every reason to refuse an action, for the test that each has words.
    const REFUSALS: &'static [Rule];

    /// An event as the teller's listener hears it; the event has been redacted for them. `None` if there is nothing to
    /// say.
    fn tell(&self, event: &Self::Event, teller: &Teller) -> Option<Said>;

    /// What the listener is asked to decide now, in one line. Only asked when that seat owes a decision.
    fn ask(&self, view: &Self::View, seat: Seat, teller: &Teller) -> String;

    /// An action as a choice to offer: "Roll the die".
    fn action(&self, view: &Self::View, action: Self::Action, teller: &Teller) -> String;

    /// What a person with real dice or cards is asked to throw, shuffle or draw, and how to type it (ALL-2).
    fn ask_chance(&self, view: &Self::View, name: &str, teller: &Teller) -> String;

    /// The answer to a question about the game: the whole status, or one of the topics that [`Narrate::KEYS`] offers.
    fn answer(&self, view: &Self::View, topic: &str, teller: &Teller) -> String;

    /// What lies along a line of the board through a place, for a topic that [`Narrate::KEYS`] scans. `place` is where the
    /// listener stands on the board or what they typed; none if they stand nowhere.
    fn scan(&self, view: &Self::View, topic: &str, _place: Option<&str>, teller: &Teller) -> String {
        self.answer(view, topic, teller)
    }

    /// Why an action is good, in a sentence: a fact that the listener can see and that speaks for it. None where there
    /// is nothing to say that is short and certain.
    fn why(&self, _view: &Self::View, _seat: Seat, _action: Self::Action, _teller: &Teller) -> Option<String> {
        None
    }

    /// One line for somebody new to the game, at a decision of theirs: what to think of now. It looks at the phase and at
    /// plain facts of the view, and recommends no action.
    fn coach(&self, view: &Self::View, seat: Seat, legal: &[Self::Action], teller: &Teller) -> String;

    /// The message that states a value in a term, with its attributes `brief`, `amount` and `title`. None for points of
    /// a rule of thumb.
    fn term_id(term: Term) -> Option<&'static str> {
        common_term_id(term)
    }

    /// The result, once the game is over.
    fn outcome_text(&self, outcome: &Outcome, teller: &Teller) -> Said {
        teller.outcome(outcome)
    }

    /// The message that asks whether the player is sure, for an action that ends the game at once.
    fn confirm_id(_action: Self::Action) -> Option<&'static str> {
        None
    }

    /// Why an action is refused (ALL-4).
    fn refuse(&self, rule: &Rule, teller: &Teller) -> Said {
        teller.refusal(Self::PREFIX, rule)
    }

    /// An option's name for people.
    fn option_label(spec: &OptionSpec, teller: &Teller) -> String {
        teller.words.say(&format!("{}-option-{}", Self::PREFIX, dashed(spec.name)), &[])
    }

    /// What an option does.
    fn option_help(spec: &OptionSpec, teller: &Teller) -> String {
        teller.words.attribute(&format!("{}-option-{}", Self::PREFIX, dashed(spec.name)), "help", &[])
    }
}

/// Everything that the listener hears about these events, and then the result if `outcome` says that they ended the game.
pub fn tell_events<'e, G: Narrate>(
    game: &G,
    events: impl IntoIterator<Item = &'e G::Event>,
    outcome: Option<&Outcome>,
    teller: &Teller,
) -> Vec<Said>
where
    G::Event: 'e,
{
    let known = events.into_iter().filter_map(|event| game.redact(event, teller.viewer));
    let said = known.filter_map(|event| game.tell(&event, teller));
    said.chain(outcome.map(|outcome| game.outcome_text(outcome, teller))).collect()
}

/// The messages of terms that mean the same in most games.
pub(crate) const fn common_term_id(term: Term) -> Option<&'static str> {
    match term {
        Term::Win => Some("worth-win"),
        Term::Survive => Some("worth-survive"),
        Term::Score => Some("worth-score"),
        Term::Lead => Some("worth-lead"),
        Term::Points => None,
    }
}

/// A key of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Key {
    /// The key, as a small letter.
    pub key: char,
    /// What it does.
    pub does: KeyDoes,
    /// The message that says so in a few words.
    pub label: &'static str,
}

impl Key {
    /// Does the key answer a question on this topic?
    pub fn tells(&self, topic: &str) -> bool {
        matches!(self.does, KeyDoes::Tell(told) if told == topic)
    }

    /// The topic that the key scans the board for, if it does.
    pub const fn scans(&self) -> Option<&'static str> {
        match self.does {
            KeyDoes::Scan(topic) => Some(topic),
            KeyDoes::Act(_) | KeyDoes::Tell(_) => None,
        }
    }
}

/// What a key does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KeyDoes {
    /// Takes the action with this notation, if it is legal.
    Act(&'static str),
    /// Answers a question (see [`Narrate::answer`]).
    Tell(&'static str),
    /// Reads a line of the board through a place (see [`Narrate::scan`]).
    Scan(&'static str),
}

fn dashed(name: &str) -> String {
    name.replace('_', "-")
}
