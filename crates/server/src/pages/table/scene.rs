use bearcade_core::{Seat, Turn, Viewer};
use bearcade_narrate::{KeyDoes, Words, arg};
use bearcade_store::Status;
use maud::{Markup, PreEscaped, html};
use serde_json::{Value, json};

use super::super::{assets, coach, game};
use crate::art::{cover, figure, piece};
use crate::board::{Given, MOVE_FORM};
use crate::room::Inner;

/// How much of the story a page shows.
const SHOWN_STEPS: usize = 40;

/// A table, and whose eyes look at it.
pub(super) struct Scene<'a> {
    pub(super) inner: &'a Inner,
    pub(super) seat: Option<Seat>,
    pub(super) words: &'a Words,
    pub(super) names: Vec<String>,
    /// Does the viewer set the table's terms? Of those who don't sit only a whole page knows: parts for them hold what the
    /// host needs, and other pages hide it.
    pub(super) is_host: bool,
    /// The site's own address, for links that are sent to others.
    pub(super) address: String,
    /// Has the reader had enough of the coach? Only a whole page knows; its parts always hold the coach's line.
    pub(super) uncoached: bool,
    /// A hint that was asked for without a script.
    pub(super) hint: Option<String>,
}

/// How much of a page may have changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Change {
    /// Nothing that a page shows.
    Nothing,
    /// How the game stands.
    Game,
    /// Also who sits where.
    Seats,
    /// Also what happened before.
    All,
}

impl Scene<'_> {
    pub(super) fn viewer(&self) -> Viewer {
        self.seat.map_or(Viewer::Watcher, Viewer::Seat)
    }

    pub(super) fn title(&self) -> &'static str {
        game(&self.inner.table.game).map_or("", |info| info.title)
    }

    pub(super) fn text(&self, id: &str) -> String {
        self.words.text(id)
    }

    /// Does the page's reader owe a decision?
    pub(super) fn is_asked(&self) -> bool {
        let chair = self.seat.map(|seat| &self.inner.chairs[seat.index()]);
        let plays = chair.is_some_and(crate::room::Chair::is_played_by_person);
        plays && self.seat.is_some_and(|seat| self.inner.live.decision(seat).is_some())
    }

    /// The board, and beside it (below it on a phone) whose turn it is, what can be done, how it stands, what happened.
    /// `talk` is what players say to each other.
    pub(super) fn show(&self, invite: Option<&str>, refused: Option<(&str, Given)>, talk: &Markup) -> Markup {
        let why = refused.and_then(|action| self.objection(action));
        html! {
            div #table.uncoached[self.uncoached] data-host[self.is_host] data-table=(self.inner.table.id) data-seq=(self.inner.head) {
                h1 { (self.title()) }
                // Wherever on the page one is. The script says what it puts here, so that it is heard once.
                div.notices { p #connection.notice hidden {} }
                // The script lays it beside what was pressed.
                p #refused.refused role=[why.as_ref().map(|_| "alert")] hidden[why.is_none()] {
                    @if let Some(why) = why { (self.words.say("site-refused", &[arg("why", why)])) }
                }
                div #game.play {
                    (self.board())
                    div.panel {
                        (self.request())
                        (self.turn())
                        (self.clocks())
                        (self.actions(invite))
                        (self.advice())
                        (self.status())
                        (self.story())
                        (self.players())
                        (self.ways_out())
                        (talk)
                    }
                }
                (self.script())
            }
        }
    }

    /// The parts that may have changed, to be written one after the other; by its `id` each says what it takes the place
    /// of.
    pub(super) fn parts(&self, change: Change) -> Vec<Markup> {
        if change == Change::Nothing {
            return Vec::new();
        }
        let mut parts = vec![self.board(), self.request(), self.turn(), self.clocks(), self.status()];
        parts.extend([self.ways_out(), self.advice()]);
        // Before the game nothing changes there that the page does not hold already, and it alone knows who was invited.
        if self.inner.status != Status::Open {
            parts.push(self.actions(None));
        }
        if change != Change::Game {
            parts.push(self.players());
        }
        if change == Change::All {
            parts.push(self.story());
        }
        parts
    }

    /// The board is an area of its own, whose keys a screen reader passes on.
    fn board(&self) -> Markup {
        html! {
            section #board role="application" tabindex="0" aria-label=(self.text("look-board"))
                aria-describedby="board-keys" {
                @if self.inner.status == Status::Open {
                    (cover(&self.inner.table.game))
                } @else {
                    (self.inner.live.picture(self.words, &self.names, self.viewer(), self.is_asked()))
                }
            }
        }
    }

    /// How it stands.
    fn status(&self) -> Markup {
        // Before the game there is nothing to say.
        if self.inner.status == Status::Open {
            return html! { section #status {} };
        }
        html! {
            section #status {
                h2 { (self.text("site-stands")) }
                p.status { (self.inner.live.answer("status", self.words, &self.names, self.viewer())) }
            }
        }
    }

    /// A hint for whoever plays against bots alone, and a field for a move in notation.
    fn advice(&self) -> Markup {
        let id = self.inner.table.id;
        let asked = self.is_asked() && self.inner.status == Status::Playing;
        html! {
            section #advice aria-label=(self.text("live-advice")) {
                @if asked {
                    (coach::line(self.inner, self.seat, self.words, &self.names))
                    @if self.inner.takes_hints() {
                        form #ask-hint method="post" action={ "/table/" (id) "/hint" } {
                            button.quiet { (self.text("live-hint")) " " kbd aria-hidden="true" { "h" } }
                        }
                        p #hint.hint { @if let Some(hint) = &self.hint { (hint) } }
                    }
                    form #typed method="post" action={ "/table/" (id) "/act" } {
                        label for="typed-move" { (self.text("live-type")) " " kbd aria-hidden="true" { "/" } }
                        div.entry {
                            input #typed-move type="text" name="action" autocomplete="off" autocapitalize="off"
                                spellcheck="false" required;
                            button.quiet { (self.text("site-choose")) }
                        }
                    }
                }
            }
        }
    }

    /// What the page's script needs: the regions it speaks in, its words, the game's keys. Without a script the page
    /// says and does the same, a step at a time.
    fn script(&self) -> Markup {
        let text = |key: &str| self.text(key);
        let texts = json!({
            "more": self.words.say("live-more", &[arg("n", "{n}")]),
            "turn": text("site-your-turn"),
            "legal": text("live-legal"),
            "not_now": text("live-not-now"),
            "offline": text("live-offline"),
            "reconnecting": text("live-reconnecting"),
            "copied": text("live-link-copied"),
            "left": self.words.say("live-clock-left", &[arg("time", "{time}")]),
            "days": self.words.say("live-clock-days", &[arg("days", "{days}"), arg("hours", "{hours}")]),
        });
        let keys: Vec<Value> = self
            .inner
            .live
            .keys()
            .iter()
            .map(|key| match key.does {
                KeyDoes::Act(action) => json!({ "key": key.key, "act": action }),
                KeyDoes::Tell(topic) => json!({ "key": key.key, "tell": topic }),
                KeyDoes::Scan(topic) => json!({ "key": key.key, "scan": topic }),
            })
            .collect();
        let help = self.inner.live.keys().iter().map(|key| (key.key, text(key.label)));
        let common = [
            ('h', "live-key-hint"),
            ('u', "live-key-undo"),
            (',', "live-key-older"),
            ('.', "live-key-newer"),
            (';', "live-key-again"),
            ('/', "live-key-type"),
            ('?', "live-key-help"),
        ];
        let clock = self.inner.clocks.are_kept().then(|| ('w', text("live-key-clock")));
        let help: Vec<(char, String)> =
            help.chain(clock).chain(common.map(|(key, label)| (key, text(label)))).collect();
        html! {
            p #board-keys.hidden-visually { (text("live-board-keys")) }
            div #polite.hidden-visually aria-live="polite" {}
            div #urgent.hidden-visually aria-live="assertive" {}
            dialog #key-help aria-labelledby="key-help-title" {
                h2 #key-help-title { (text("live-keys")) }
                dl.keys { @for (key, does) in &help { div { dt { kbd { (key) } } dd { (does) } } } }
                p { a href="/settings" { (text("live-keys-change")) } }
                form method="dialog" data-plain { button { (text("live-close")) } }
            }
            script #texts type="application/json" { (PreEscaped(inert(&texts))) }
            script #keys type="application/json" { (PreEscaped(inert(&json!(keys)))) }
            script type="module" src=(assets::script("table.js")) {}
        }
    }

    /// Whose turn it is and what is asked, or how the game ended.
    fn turn(&self) -> Markup {
        let heading = |id: &str| self.text(id);
        match self.inner.status {
            Status::Open => html! { section #turn { h2 { (heading("look-open")) } } },
            Status::Abandoned => html! { section #turn { p { (self.text("site-abandoned")) } } },
            Status::Over => {
                let result = self.inner.live.say_outcome(self.words, &self.names, self.viewer());
                html! {
                    section #turn.yours {
                        h2 { (figure("bear-sleepy")) (heading("site-over")) }
                        @if let Some(result) = result { p { (result.full) } }
                    }
                }
            }
            Status::Playing => {
                if let Some(seat) = self.seat.filter(|_| self.is_asked()) {
                    return html! {
                        section #turn.yours {
                            h2 { (piece(seat.index(), &self.names[seat.index()])) (heading("site-your-turn")) }
                            p { (self.inner.live.ask(self.words, &self.names, seat)) }
                        }
                    };
                }
                if self.has_given_up() {
                    return html! {
                        section #turn.yours {
                            h2 { (figure("bear-sleepy")) (heading("site-you-gave-up")) }
                            p { (self.text("site-others-play-on")) }
                        }
                    };
                }
                let away = self.seat.filter(|seat| self.inner.chairs[seat.index()].stand_in.is_some());
                let waiting: Vec<String> = match self.inner.live.turn() {
                    Turn::Decide(seats) => seats.iter().map(|seat| self.names[seat.index()].clone()).collect(),
                    _ => Vec::new(),
                };
                let names = self.words.list(&waiting);
                let waiting = html! { p { (self.words.say("site-waiting-for", &[arg("names", names)])) } };
                if away.is_none() {
                    return html! { section #turn { (waiting) } };
                }
                html! {
                    section #turn.yours.away {
                        h2 { (figure("bear")) (heading("site-bear-plays")) }
                        (waiting)
                        form method="post" action={ "/table/" (self.inner.table.id) "/back" } {
                            button { (heading("site-back")) }
                        }
                    }
                }
            }
        }
    }

    /// What somebody at the table asks of the others: to take a move back.
    fn request(&self) -> Markup {
        let is_on = self.inner.status == Status::Playing;
        let seat = self.seat.filter(|seat| is_on && self.inner.chairs[seat.index()].is_played_by_person());
        let (id, nothing) = (self.inner.table.id, html! { section #request {} });
        let Some((seat, asking)) = seat.zip(self.inner.asks_undo) else { return nothing };
        if asking == seat {
            return html! { section #request { p { (self.text("site-asked-undo")) } } };
        }
        if self.inner.agreed.contains(seat) {
            return nothing;
        }
        html! {
            section #request.asks {
                p { strong { (self.words.say("site-asks-undo", &[arg("name", self.names[asking.index()].as_str())])) } }
                div.row {
                    form method="post" action={ "/table/" (id) "/undo" } { button { (self.text("site-agree")) } }
                    form method="post" action={ "/table/" (id) "/refuse-undo" } {
                        button.quiet { (self.text("site-refuse")) }
                    }
                }
            }
        }
    }

    /// What the viewer can do now.
    fn actions(&self, invite: Option<&str>) -> Markup {
        let within = match self.inner.status {
            Status::Open => self.waiting(invite),
            Status::Playing if self.has_given_up() => self.given_up(),
            Status::Playing => self.playing(),
            Status::Over => self.over(),
            Status::Abandoned => self.given_up(),
        };
        html! { section #actions aria-label=(self.text("look-actions")) { (within) } }
    }

    fn objection(&self, action: (&str, Given)) -> Option<String> {
        self.inner.live.objection(action, self.words, &self.names, self.seat?)
    }

    fn waiting(&self, invite: Option<&str>) -> Markup {
        let id = self.inner.table.id;
        html! {
            @if self.seat.is_none() {
                form method="post" action={ "/table/" (id) "/sit" } {
                    @if let Some(invite) = invite { input type="hidden" name="invite" value=(invite); }
                    button { (self.text("site-join")) }
                }
            }
            @if self.seat.is_some() || self.is_host {
                p { (self.text("site-waiting-players")) }
                p { code.link { (self.address) "/table/" (id) "?invite=" (self.inner.setup.invite) } }
                // Shown by the script, where the browser lets a page copy.
                button #copy-link.quiet.unready type="button" { (self.text("live-copy-link")) }
            }
            @if self.is_host {
                form method="post" action={ "/table/" (id) "/fill" } { button.quiet { (self.text("site-fill")) } }
            }
        }
    }

    fn playing(&self) -> Markup {
        let asked = self.seat.filter(|_| self.is_asked());
        let Some((seat, decision)) = asked.and_then(|seat| Some((seat, self.inner.live.decision(seat)?))) else {
            return html! {};
        };
        html! {
            form #(MOVE_FORM) method="post" action={ "/table/" (self.inner.table.id) "/act" } {
                input type="hidden" name="decision" value=(decision);
                (self.inner.live.form(self.words, &self.names, seat))
            }
        }
    }

    /// Has the reader given this game up?
    fn has_given_up(&self) -> bool {
        self.seat.is_some_and(|seat| self.inner.has_given_up(seat))
    }

    /// What next, for a player whose game was given up.
    fn given_up(&self) -> Markup {
        html! {
            div.row {
                @if self.inner.setup.daily.is_some() {
                    a.button href="/daily" { (self.text("people-daily")) }
                } @else if self.seat.is_some() {
                    form method="post" action={ "/table/" (self.inner.table.id) "/rematch" } {
                        button { (self.text("site-new-game")) }
                    }
                }
                a.button.quiet href="/" { (self.text("site-back-home")) }
            }
        }
    }

    fn over(&self) -> Markup {
        let id = self.inner.table.id;
        let rematch = self.inner.rematch.as_ref();
        let others = self.inner.chairs.iter().filter(|chair| chair.person().is_some()).count() > 1;
        html! {
            @if rematch.is_some() && self.seat.is_some() && others { p { (self.text("site-rematch-wanted")) } }
            div.row {
                @if let Some(table) = rematch.filter(|_| sees_rematch(self.inner, self.seat)) {
                    a.button href={ "/table/" (table) } {
                        (self.text(if self.seat.is_some() { "site-to-rematch" } else { "site-go-to-rematch" }))
                    }
                } @else if rematch.is_none() && self.seat.is_some() && self.inner.setup.daily.is_none() {
                    form method="post" action={ "/table/" (id) "/rematch" } { button { (self.text("site-rematch")) } }
                }
                @if self.inner.setup.daily.is_some() {
                    a.button href="/daily" { (self.text("people-daily")) }
                }
                @if !self.inner.is_sealed() {
                    a href={ "/replay/" (id) "?at=0" } { (self.text("review-replay")) }
                    a href={ "/review/" (id) } { (self.text("replay-review")) }
                }
            }
            @if self.inner.is_sealed() { p { (self.text("people-daily-sealed")) } }
        }
    }

    pub(super) fn story(&self) -> Markup {
        let from = self.inner.live.steps().saturating_sub(SHOWN_STEPS);
        let said = self.inner.live.tell(from, self.words, &self.names, self.viewer());
        html! {
            section #log {
                h2 { (self.text("site-what-happened")) }
                // The latest first: it is what one looks for.
                ol #log-list reversed tabindex="0" aria-label=(self.text("site-what-happened")) { @for said in said.iter().rev() { li { (said.full) } } }
            }
        }
    }

    fn ways_out(&self) -> Markup {
        let seat = self.seat.filter(|_| self.inner.status == Status::Playing && !self.has_given_up());
        let Some(seat) = seat else { return html! { section #ways-out {} } };
        let id = self.inner.table.id;
        let button = |wish: &str, label: &str| {
            html! { form method="post" action={ "/table/" (id) "/" (wish) } { button.quiet { (self.text(label)) } } }
        };
        // While somebody asks to take back, a press of the same button would agree to it.
        let undo = self.inner.asks_undo.is_none() && self.inner.live.undoable(seat).is_ok();
        let away = self.inner.table.seats > 1 && self.inner.chairs[seat.index()].stand_in.is_none();
        html! {
            section #ways-out aria-label=(self.text("look-ways-out")) {
                @if undo || away {
                    div.row {
                        @if undo {
                            form #undo method="post" action={ "/table/" (id) "/undo" } {
                                button.quiet { (self.text("site-undo")) " " kbd aria-hidden="true" { "u" } }
                            }
                        }
                        @if away { (button("away", "site-away")) }
                    }
                }
                // Nobody gives a game up by a slip of the finger.
                details { summary { (self.text("site-resign")) } (button("resign", "site-resign-sure")) }
            }
        }
    }
}

/// Does somebody who looks through these eyes get to the table of the rematch? Those who played are invited.
pub(super) fn sees_rematch(inner: &Inner, seat: Option<Seat>) -> bool {
    seat.is_some() || inner.setup.public
}

/// JSON that can stand in a page: nothing in it ends the element around it.
fn inert(value: &Value) -> String {
    value.to_string().replace('<', "\\u003c")
}
