//! What the strongest bot thinks of a finished game: luck, skill, turning points.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex};

use axum::Extension;
use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Response};
use bearcade_bots::{Budget, Decision, Level, Luck, Measure, Policy, ReviewOf, Reviewing, Term};
use bearcade_core::{Game, Seat, Step};
use bearcade_narrate::{Lang, Narrate, ReviewWords, Words, arg, grade_name, signed_amount};
use bearcade_store::{Status, TableId};
use maud::{Markup, PreEscaped, html};
use serde::Deserialize;

use super::{Visitor, assets, game, page, see, trouble};
use crate::api::tables::open;
use crate::limits::Whose;
use crate::refusal::{Code, Refusal};
use crate::room::Inner;
use crate::site::Site;

/// So many turning points are named.
const TURNING_POINTS: usize = 5;
/// So many strokes of luck are listed.
const LISTED: usize = 10;
/// So many reviews are kept in memory, and no more are waited for.
const KEPT: usize = 64;
/// And so many that one who asks has not been given yet: nobody keeps the others from theirs.
const MOST_OF_ONE: usize = 8;
/// The longest game that is reviewed, in steps. Games of people are far from it; one of bots alone can be made so long that
/// all others would wait for it.
const LONGEST: usize = 2_000;

/// The reviews that have been asked for of late.
#[derive(Default)]
pub(crate) struct Reviews {
    kept: Mutex<VecDeque<Kept>>,
}

/// A review in a language; none while it is being made.
struct Kept {
    table: TableId,
    lang: Lang,
    /// Who asked for it first.
    asker: Whose,
    review: Option<Arc<str>>,
}

impl Kept {
    fn is_of(&self, table: TableId, lang: Lang) -> bool {
        (self.table, self.lang) == (table, lang)
    }
}

/// How far a review is.
enum Found {
    /// Nobody has asked for it.
    Nothing,
    /// It is being made.
    Begun,
    /// Here it is.
    Done(Arc<str>),
    /// Too many are being made.
    Busy,
}

impl Reviews {
    /// The review of a game; if there is none, it counts as begun from now on.
    fn find(&self, table: TableId, lang: Lang, asker: Whose) -> Found {
        let mut kept = self.kept.lock().expect("no panic while the reviews are held");
        if let Some(known) = kept.iter().find(|kept| kept.is_of(table, lang)) {
            return known.review.clone().map_or(Found::Begun, Found::Done);
        }
        if kept.iter().filter(|kept| kept.review.is_none() && kept.asker == asker).count() >= MOST_OF_ONE {
            return Found::Busy;
        }
        if kept.len() == KEPT {
            let Some(old) = kept.iter().position(|kept| kept.review.is_some()) else { return Found::Busy };
            kept.remove(old);
        }
        kept.push_back(Kept { table, lang, asker, review: None });
        Found::Nothing
    }

    /// A review is done; or it failed, and may be asked for again.
    fn keep(&self, table: TableId, lang: Lang, review: Option<String>) {
        let mut kept = self.kept.lock().expect("no panic while the reviews are held");
        let Some(at) = kept.iter().position(|kept| kept.is_of(table, lang)) else { return };
        let Some(begun) = kept.remove(at) else { return };
        if let Some(review) = review {
            kept.push_back(Kept { review: Some(review.into()), ..begun });
        }
    }
}

#[derive(Deserialize)]
pub(crate) struct Invite {
    invite: Option<String>,
}

/// The review of a finished game. The first who asks waits for it.
pub(crate) async fn show(
    State(site): State<Arc<Site>>,
    Path(id): Path<String>,
    Query(Invite { invite }): Query<Invite>,
    Extension(whose): Extension<Whose>,
    headers: HeaderMap,
) -> Result<Response, Refusal> {
    let visitor = Visitor::new(&site, whose, &headers).await?;
    let room = match open(&site, &id, &headers, invite.as_deref()).await {
        Ok((room, _)) => room,
        Err(refusal) => return Ok(trouble(&visitor, &refusal)),
    };
    room.look(Inner::must_be_unsealed).await??;
    let look = |inner: &Inner| (inner.status, inner.table.game.clone(), inner.live.steps());
    let (status, slug, steps) = room.look(look).await?;
    if status != Status::Over {
        return Ok(see(&format!("/table/{id}")));
    }
    let lang = visitor.words.lang();
    let title = visitor.words.say("review-page", &[arg("game", game(&slug)?.title)]);
    let found = (steps <= LONGEST).then(|| site.reviews.find(room.id, lang, whose));
    let mut waits = false;
    let body = match found {
        None => html! { p { (visitor.words.say("review-too-long", &[arg("steps", LONGEST)])) } },
        Some(Found::Done(review)) => PreEscaped(review.to_string()),
        Some(Found::Busy) => return Ok(trouble(&visitor, &Code::TooMany.into())),
        Some(found) => {
            if matches!(found, Found::Nothing) {
                let thought =
                    room.look(|inner| inner.live.review(inner.table.id, visitor.words, inner.names())).await?;
                let (site, table) = (Arc::clone(&site), room.id);
                tokio::spawn(async move {
                    let review = site.reviewers.think(whose.into(), thought).await.ok();
                    site.reviews.keep(table, lang, review);
                });
            }
            waits = true;
            html! { p { a href="" { (visitor.text("review-look-again")) } } }
        }
    };
    let main = html! {
        h1 { (title) }
        // The script asks again, puts the review in its place and says so; without it there is the link.
        @if waits { p #news role="status" data-ready=(visitor.text("review-ready")) { (visitor.text("review-thinks")) } }
        div #review data-waits[waits] { (body) }
        p { a href={ "/replay/" (id) "?at=0" } { (visitor.text("review-replay")) } }
        @if waits { script type="module" src=(assets::script("review.js")) {} }
    };
    Ok(page(&visitor, &title, None, &main).into_response())
}

/// Looks at a game with the strongest bot's eyes and writes down what it sees.
pub(crate) fn write<G: Narrate + Policy>(
    table: TableId,
    game: &G,
    steps: &[Step<G::Action, G::Chance>],
    words: &Words,
    names: &[String],
) -> Markup {
    let how = Reviewing { level: Level::Grizzly, budget: Budget::default(), seed: 0 };
    let review = bearcade_bots::review(game, steps, &how, |_| {});
    Written { table, game, steps, review: &review, words, names }.whole()
}

struct Written<'a, G: Game> {
    table: TableId,
    game: &'a G,
    steps: &'a [Step<G::Action, G::Chance>],
    review: &'a ReviewOf<G>,
    words: &'a Words,
    names: &'a [String],
}

impl<G: Narrate + Policy> Written<'_, G> {
    fn whole(&self) -> Markup {
        html! {
            (self.summary())
            (self.turning_points())
            (self.chart())
            (self.decisions())
            (self.luck())
        }
    }

    fn name(&self, seat: Seat) -> &str {
        &self.names[seat.index()]
    }

    fn summary(&self) -> Markup {
        let say = ReviewWords::<G>::new(self.words);
        let has_luck = !self.review.course.is_empty();
        html! {
            p { (say.intro(self.steps.len(), Level::Grizzly)) }
            @if !has_luck { p { (self.words.text("review-no-luck")) } }
            ul {
                @for (name, account) in self.names.iter().zip(&self.review.accounts) {
                    li {
                        (say.summary(name, account, self.review.term, has_luck)) " "
                        (say.counts(name, account)) " "
                        @if let (true, Some(term)) = (has_luck, self.review.term) {
                            small { (say.sum(name, account, term)) }
                        }
                    }
                }
            }
        }
    }

    fn turning_points(&self) -> Markup {
        let points = self.review.turning_points(TURNING_POINTS);
        if points.is_empty() {
            return html! {};
        }
        let say = ReviewWords::<G>::new(self.words);
        let texts = points
            .iter()
            .filter_map(|point| Some((point, say.turning(self.game, self.steps, self.review, point, self.names)?)));
        html! {
            h2 { (self.words.text("review-turning")) }
            ol { @for (point, text) in texts { li { (text) " " (self.link(point.step, &self.words.text("review-look"))) } } }
        }
    }

    /// The number of a step, the same as in the replay, which it leads to.
    fn step(&self, number: usize) -> Markup {
        self.link(number, &number.to_string())
    }

    fn link(&self, step: usize, text: &str) -> Markup {
        html! { a href={ "/replay/" (self.table) "?at=" (step) } { (text) } }
    }

    fn action(&self, decision: &Decision<G::Action>, action: G::Action) -> String {
        let moment = (decision.step, decision.seat);
        ReviewWords::<G>::new(self.words).action(self.game, self.steps, moment, action, self.names)
    }

    /// Each player's prospects over the game, as lines. The sentences and tables around it say the same.
    fn chart(&self) -> Markup {
        const WIDTH: f64 = 640.0;
        const HEIGHT: f64 = 200.0;
        let (Some(term), true) = (self.review.term, self.review.course.len() > 1) else { return html! {} };
        let title = ReviewWords::<G>::new(self.words).chart_title(term);
        let all = || self.review.course.iter().flatten().map(|estimate| estimate.mean);
        let (low, high, unit) = match term {
            Term::Win | Term::Survive => (0.0, 1.0, 100.0),
            _ => (all().fold(0.0, f64::min).floor(), all().fold(1.0, f64::max).ceil(), 1.0),
        };
        let last = (self.review.course.len() - 1) as f64;
        let line = |seat: usize| {
            let point = |(at, moment): (usize, &Vec<bearcade_bots::Estimate>)| {
                let x = at as f64 / last * WIDTH;
                let y = HEIGHT - (moment[seat].mean - low) / (high - low) * HEIGHT;
                format!("{x:.1},{y:.1}")
            };
            self.review.course.iter().enumerate().map(point).collect::<Vec<_>>().join(" ")
        };
        let steps = [arg("first", 1), arg("last", self.steps.len())];
        html! {
            figure.chart {
                figcaption { (title) }
                svg viewBox="-54 -14 710 244" role="img" aria-label=(title) {
                    line.axis x1="0" y1="0" x2="0" y2="200" {}
                    line.axis x1="0" y1="200" x2="640" y2="200" {}
                    text x="-6" y="6" text-anchor="end" { (format!("{:.0}", high * unit)) }
                    text x="-6" y="204" text-anchor="end" { (format!("{:.0}", low * unit)) }
                    text x="320" y="222" text-anchor="middle" { (self.words.say("review-chart-steps", &steps)) }
                    @for seat in 0..self.names.len() { polyline class={ "line seat-" (seat) } points=(line(seat)) {} }
                }
                ul.legend {
                    @for (seat, name) in self.names.iter().enumerate() {
                        li {
                            svg.key viewBox="0 0 28 8" aria-hidden="true" {
                                line class={ "line seat-" (seat) } x1="0" y1="4" x2="28" y2="4" {}
                            }
                            (name)
                        }
                    }
                }
            }
        }
    }

    fn decisions(&self) -> Markup {
        let costly = |decision: &&Decision<G::Action>| decision.loss.is_some_and(|loss| loss.grade.is_some());
        let decisions: Vec<&Decision<G::Action>> = self.review.decisions.iter().filter(costly).collect();
        if self.review.term.is_none() {
            return html! {};
        }
        if decisions.is_empty() {
            return html! { p { (self.words.text("review-none-costly")) } };
        }
        let heads = ["step", "who", "played", "best", "loss", "grade"];
        let is_tried = |decision: &Decision<G::Action>| {
            decision.loss.is_some_and(|loss| loss.by == Measure::Imagined && loss.worth.mean > 0.0)
        };
        html! {
            h2 #costly { (self.words.text("review-costly")) }
            div.wide tabindex="0" role="region" aria-labelledby="costly" {
                table {
                    thead { tr { @for head in heads { th scope="col" { (self.column(head)) } } } }
                    tbody {
                        @for decision in &decisions {
                            tr {
                                td { (self.step(decision.step)) }
                                td { (self.name(decision.seat)) }
                                td { (self.action(decision, decision.played)) }
                                td { (self.action(decision, decision.choice.action)) }
                                @if let Some(loss) = decision.loss {
                                    td {
                                        (signed_amount(loss.worth.term, -loss.worth.mean, self.words))
                                        @if is_tried(decision) { "*" }
                                    }
                                    td { @if let Some(grade) = loss.grade { (grade_name(grade, self.words)) } }
                                }
                            }
                        }
                    }
                }
            }
            @if decisions.iter().any(|decision| is_tried(decision)) { p { small { (self.words.text("review-tried")) } } }
        }
    }

    fn luck(&self) -> Markup {
        let Some(term) = self.review.term else { return html! {} };
        let nothing = signed_amount(term, 0.0, self.words);
        let most = |luck| self.review.most_affected(luck).map(|(seat, gave)| (luck, seat, gave));
        let mut strokes: Vec<(&Luck<G::Chance>, Seat, f64)> = self.review.luck.iter().filter_map(most).collect();
        strokes.sort_by(|one, other| other.2.abs().total_cmp(&one.2.abs()));
        strokes.retain(|(_, _, gave)| signed_amount(term, *gave, self.words) != nothing);
        strokes.truncate(LISTED);
        if strokes.is_empty() {
            return html! {};
        }
        let say = ReviewWords::<G>::new(self.words);
        let fell = |luck| say.fell(self.game, self.steps, luck, self.names);
        html! {
            h2 #luck { (self.words.text("review-lucky")) }
            div.wide tabindex="0" role="region" aria-labelledby="luck" {
                table {
                    thead { tr { @for head in ["step", "fell", "who", "gave"] { th scope="col" { (self.column(head)) } } } }
                    tbody {
                        @for (luck, seat, gave) in strokes {
                            tr {
                                td { (self.step(luck.first + luck.fell.len() - 1)) }
                                td { (fell(luck)) }
                                td { (self.name(seat)) }
                                td { (signed_amount(term, gave, self.words)) }
                            }
                        }
                    }
                }
            }
        }
    }

    fn column(&self, name: &str) -> String {
        self.words.text(&format!("review-column-{name}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_review_is_made_once_and_the_oldest_makes_room() {
        let reviews = Reviews::default();
        let table = TableId::from_random;
        let find = |number: u64, lang| reviews.find(table(number), lang, Whose::Name(number));
        assert!(matches!(find(1, Lang::En), Found::Nothing));
        assert!(matches!(find(1, Lang::En), Found::Begun));
        assert!(matches!(find(1, Lang::Nl), Found::Nothing));
        reviews.keep(table(1), Lang::En, Some("well played".to_owned()));
        assert!(matches!(find(1, Lang::En), Found::Done(text) if &*text == "well played"));
        reviews.keep(table(1), Lang::Nl, None);
        assert!(matches!(find(1, Lang::Nl), Found::Nothing));
        for number in 2..KEPT as u64 {
            assert!(matches!(find(number, Lang::En), Found::Nothing));
        }
        // The one that is done goes first; then nobody else is let in.
        assert!(matches!(find(900, Lang::En), Found::Nothing));
        assert!(matches!(find(901, Lang::En), Found::Busy));
    }

    #[test]
    fn one_who_asks_for_many_reviews_waits_for_some_of_them() {
        let reviews = Reviews::default();
        let (ada, ben) = (Whose::Name(1), Whose::Name(2));
        let find = |number: u64, asker| reviews.find(TableId::from_random(number), Lang::En, asker);
        for number in 0..MOST_OF_ONE as u64 {
            assert!(matches!(find(number, ada), Found::Nothing));
        }
        assert!(matches!(find(900, ada), Found::Busy));
        assert!(matches!(find(0, ada), Found::Begun));
        assert!(matches!(find(900, ben), Found::Nothing));
        reviews.keep(TableId::from_random(0), Lang::En, Some("well played".to_owned()));
        assert!(matches!(find(901, ada), Found::Nothing));
    }
}
