//! A review in words: sentences about players, decisions and luck.

use std::marker::PhantomData;

use bearcade_bots::{Account, Grade, Level, Luck, ReviewOf, Term, TurningPoint};
use bearcade_core::{Seat, State, Step, Viewer};

use crate::advice::{decimals, factor, figure};
use crate::{Narrate, Said, Teller, Words, arg, level_name, say_amount, signed_amount};

/// The words for a review of a game.
pub struct ReviewWords<'a, G> {
    words: &'a Words,
    game: PhantomData<G>,
}

/// How bad a decision was, in a word.
pub fn grade_name(grade: Grade, words: &Words) -> String {
    words.text(match grade {
        Grade::Inaccuracy => "review-grade-inaccuracy",
        Grade::Mistake => "review-grade-mistake",
        Grade::Blunder => "review-grade-blunder",
    })
}

impl<'a, G: Narrate> ReviewWords<'a, G> {
    /// The words of a language.
    pub fn new(words: &'a Words) -> Self {
        Self { words, game: PhantomData }
    }

    /// What is reviewed, and who judges.
    pub fn intro(&self, steps: usize, level: Level) -> String {
        let arguments = [arg("game", G::TITLE), arg("steps", steps), arg("level", level_name(level, self.words))];
        self.words.say("review-intro", &arguments)
    }

    /// "Luck gave Ada 12 points of win chance; decisions cost 7." Without figures of luck, or of decisions, what there
    /// is.
    pub fn summary(&self, name: &str, account: &Account, term: Option<Term>, has_luck: bool) -> String {
        let name = arg("name", name);
        let Some(term) = term else { return self.words.say("review-unmeasured", &[name]) };
        let amount = |amount| say_amount::<G>(term, amount, self.words);
        if !has_luck {
            return self.words.say("review-lost", &[name, arg("lost", amount(account.lost))]);
        }
        let lost = figure(account.lost * factor(term), decimals(term), self.words.lang());
        let nothing = lost == figure(0.0, decimals(term), self.words.lang());
        let lost = arg("lost", if nothing { self.words.text("list-nothing") } else { lost });
        let id = if account.luck < 0.0 { "review-luck-took" } else { "review-luck-gave" };
        self.words.say(id, &[name, arg("amount", amount(account.luck)), lost])
    }

    /// How the parts add up.
    pub fn sum(&self, name: &str, account: &Account, term: Term) -> String {
        let level = |value: f64| {
            let figure = figure(value * factor(term), decimals(term), self.words.lang());
            if matches!(term, Term::Win | Term::Survive) { format!("{figure} %") } else { figure }
        };
        let change = |value| signed_amount(term, value, self.words);
        let mut arguments = vec![
            arg("name", name),
            arg("start", level(account.start)),
            arg("luck", change(account.luck)),
            arg("own", change(account.own)),
            arg("end", level(account.end)),
        ];
        if G::SEATS.1 == 1 {
            return self.words.say("review-sum-alone", &arguments);
        }
        arguments.push(arg("others", change(account.others)));
        let left = change(account.rest);
        if left == change(0.0) {
            return self.words.say("review-sum", &arguments);
        }
        arguments.push(arg("left", left));
        self.words.say("review-sum-left", &arguments)
    }

    /// How many decisions there were, and how many of them were bad.
    pub fn counts(&self, name: &str, account: &Account) -> String {
        let [inaccuracies, mistakes, blunders] = account.graded;
        let arguments = [
            arg("name", name),
            arg("decisions", account.decisions),
            arg("blunders", blunders),
            arg("mistakes", mistakes),
            arg("inaccuracies", inaccuracies),
            arg("forced", account.forced),
        ];
        self.words.say("review-counts", &arguments)
    }

    /// A moment of a game at which much changed, and by what: a throw, or somebody's decision.
    pub fn turning(
        &self,
        game: &G,
        steps: &[Step<G::Action, G::Chance>],
        review: &ReviewOf<G>,
        point: &TurningPoint,
        names: &[String],
    ) -> Option<String> {
        let TurningPoint { step, seat, swing, .. } = *point;
        let (term, name) = (review.term?, names[seat.index()].as_str());
        Some(match review.decisions.iter().find(|decision| decision.step == step) {
            Some(decision) => {
                let chosen = [decision.played, decision.choice.action]
                    .map(|action| self.action(game, steps, (step, decision.seat), action, names));
                self.turning_decision(step, name, chosen.each_ref().map(String::as_str), swing, term)
            }
            None => self.turning_luck(step, &self.what_happened(game, &steps[..step], names), name, swing, term),
        })
    }

    /// An action that a seat could take at a step, counted from 1, as it is offered to that seat.
    pub fn action(
        &self,
        game: &G,
        steps: &[Step<G::Action, G::Chance>],
        (step, seat): (usize, Seat),
        action: G::Action,
        names: &[String],
    ) -> String {
        let mut state = State::initial(game);
        for &before in &steps[..step - 1] {
            state.apply(game, before);
        }
        let view = game.view(&state, Viewer::Seat(seat));
        // The reader may be anybody, so nobody is called "you".
        game.action(&view, action, &Teller::new(self.words, names, Viewer::Watcher))
    }

    /// The last of these steps, as it is told to who sees all.
    fn what_happened(&self, game: &G, steps: &[Step<G::Action, G::Chance>], names: &[String]) -> String {
        self.told(game, steps, 1, names, |said| said.full)
    }

    /// What fell at a stroke of luck, as briefly as it is told to who sees all.
    pub fn fell(
        &self,
        game: &G,
        steps: &[Step<G::Action, G::Chance>],
        luck: &Luck<G::Chance>,
        names: &[String],
    ) -> String {
        let thrown = luck.fell.len();
        self.told(game, &steps[..luck.first - 1 + thrown], thrown, names, |said| said.brief)
    }

    /// The last so many of these steps, told to who sees all.
    fn told(
        &self,
        game: &G,
        steps: &[Step<G::Action, G::Chance>],
        last: usize,
        names: &[String],
        how: fn(Said) -> String,
    ) -> String {
        let mut state = State::initial(game);
        let (before, told) = steps.split_at(steps.len() - last);
        for &step in before {
            state.apply(game, step);
        }
        let events = told.iter().flat_map(|&step| state.apply(game, step));
        let teller = Teller::new(self.words, names, Viewer::Omniscient);
        events.filter_map(|event| game.tell(&event, &teller)).map(how).collect::<Vec<_>>().join(" ")
    }

    /// A chance that changed much: what is told of it, and what it gave.
    pub fn turning_luck(&self, step: usize, what: &str, name: &str, swing: f64, term: Term) -> String {
        let swing = signed_amount(term, swing, self.words);
        let arguments = [arg("step", step), arg("what", what), arg("name", name), arg("swing", swing)];
        self.words.say("review-turning-luck", &arguments)
    }

    /// A decision that changed much.
    pub fn turning_decision(&self, step: usize, name: &str, chosen: [&str; 2], swing: f64, term: Term) -> String {
        let [played, best] = chosen;
        let arguments = [
            arg("step", step),
            arg("name", name),
            arg("played", played),
            arg("best", best),
            arg("swing", signed_amount(term, swing, self.words)),
        ];
        self.words.say("review-turning-decision", &arguments)
    }

    /// The heading of the chart: what is measured.
    pub fn chart_title(&self, term: Term) -> String {
        self.words.attribute(G::term_id(term).unwrap_or("worth-score"), "title", &[])
    }
}
