use bearcade_core::{Outcome, Rule, Seat, Viewer};

use crate::{Arg, Cue, Said, Urgency, Words, arg};

/// Who tells: the words, the players' names, and who is listening.
#[derive(Clone, Copy)]
pub struct Teller<'a> {
    /// The language.
    pub words: &'a Words,
    /// The players' names by seat.
    pub names: &'a [String],
    /// Who is listening: *you* in the sentences.
    pub viewer: Viewer,
}

impl<'a> Teller<'a> {
    /// A teller.
    pub fn new(words: &'a Words, names: &'a [String], viewer: Viewer) -> Self {
        Self { words, names, viewer }
    }

    /// Is this seat the listener?
    pub fn is_you(&self, seat: Seat) -> bool {
        self.viewer == Viewer::Seat(seat)
    }

    /// The name of a seat, as others call it.
    pub fn name(&self, seat: Seat) -> &'a str {
        &self.names[seat.index()]
    }

    /// The name of a seat, or the word for *you*.
    pub fn name_or_you(&self, seat: Seat) -> String {
        if self.is_you(seat) { self.words.text("you") } else { self.name(seat).to_owned() }
    }

    /// A message that concerns nobody in particular, with its brief form.
    pub fn plain(&self, id: &str, arguments: &[Arg], cue: Cue) -> Said {
        Said {
            full: self.words.say(id, arguments),
            brief: self.words.attribute(id, "brief", arguments),
            cue,
            urgency: Urgency::Polite,
        }
    }

    /// A message about one seat: `<id>-you` to the listener, `<id>-other` with `$name` about somebody else.
    pub fn about(&self, id: &str, seat: Seat, arguments: &[Arg], cue: Cue) -> Said {
        let (id, arguments) = self.address(id, seat, arguments);
        self.plain(&id, &arguments, cue)
    }

    /// The same as one text without a brief form, for status and prompts.
    pub fn text_about(&self, id: &str, seat: Seat, arguments: &[Arg]) -> String {
        let (id, arguments) = self.address(id, seat, arguments);
        self.words.say(&id, &arguments)
    }

    /// A message about what one seat does to another: `<id>-you-other` with `$to`, `<id>-other-you` with `$name`,
    /// `<id>-other-other` with both.
    pub fn between(&self, id: &str, from: Seat, to: Seat, arguments: &[Arg], cue: Cue) -> Said {
        let mut all = arguments.to_vec();
        let suffix = match (self.is_you(from), self.is_you(to)) {
            (true, _) => "you-other",
            (_, true) => "other-you",
            _ => "other-other",
        };
        if !self.is_you(from) {
            all.push(arg("name", self.name(from)));
        }
        if !self.is_you(to) {
            all.push(arg("to", self.name(to)));
        }
        self.plain(&format!("{id}-{suffix}"), &all, cue)
    }

    /// Why something is refused: the sentence for the rule's reason.
    pub fn refusal(&self, prefix: &str, rule: &Rule) -> Said {
        let text = self.words.say(&format!("{prefix}-refusal-{}", rule.key), &[]);
        let full = self.words.say("refused", &[arg("why", text.as_str()), arg("rule", rule.number)]);
        Said { full, brief: text, cue: Cue::Refused, urgency: Urgency::Urgent }
    }

    /// Who has won.
    pub fn outcome(&self, outcome: &Outcome) -> Said {
        let winners: Vec<Seat> = outcome.winners().iter().collect();
        let names: Vec<String> = winners.iter().map(|&seat| self.name(seat).to_owned()).collect();
        let you = matches!(self.viewer, Viewer::Seat(seat) if outcome.winners().contains(seat));
        let playing = matches!(self.viewer, Viewer::Seat(_));
        let (id, arguments) = match (winners.len(), you) {
            (0, _) => ("over-nobody", vec![]),
            (1, true) => ("over-you", vec![]),
            (1, false) => ("over-other", vec![arg("name", names[0].as_str())]),
            (_, true) => {
                let others = winners.iter().filter(|&&seat| !self.is_you(seat)).map(|&seat| self.name(seat).to_owned());
                ("over-shared-you", vec![arg("names", self.words.list(&others.collect::<Vec<_>>()))])
            }
            (_, false) => ("over-shared-other", vec![arg("names", self.words.list(&names))]),
        };
        let cue = if you {
            Cue::Won
        } else if playing {
            Cue::Lost
        } else {
            Cue::Nothing
        };
        self.plain(id, &arguments, cue).fateful()
    }

    fn address<'b>(&self, id: &str, seat: Seat, arguments: &[Arg<'b>]) -> (String, Vec<Arg<'b>>)
    where
        'a: 'b,
    {
        let mut arguments = arguments.to_vec();
        if self.is_you(seat) {
            return (format!("{id}-you"), arguments);
        }
        arguments.push(arg("name", self.name(seat)));
        (format!("{id}-other"), arguments)
    }
}
