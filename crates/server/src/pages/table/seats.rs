use bearcade_bots::Level;
use bearcade_core::Seat;
use bearcade_narrate::arg;
use bearcade_store::Status;
use maud::{Markup, html};

use super::scene::Scene;
use crate::art::piece;

impl Scene<'_> {
    /// Who sits where. Before the game whoever sits may get up, and the host gives seats to bears and takes them away.
    pub(super) fn players(&self) -> Markup {
        let is_open = self.inner.status == Status::Open;
        html! {
            section #players data-alone[super::super::talk::is_alone(self.inner)] {
                h2 { (self.text("site-at-the-table")) }
                ul {
                    @for seat in Seat::all(self.inner.table.seats) {
                        li {
                            (piece(seat.index(), &self.names[seat.index()]))
                            span.sitter { (self.sitter(seat)) }
                            @if is_open { (self.seating(seat)) }
                        }
                    }
                }
            }
        }
    }

    fn sitter(&self, seat: Seat) -> Markup {
        let (name, chair) = (self.names[seat.index()].as_str(), &self.inner.chairs[seat.index()]);
        html! {
            @if let (true, Some(bear)) = (chair.gave_up, chair.stand_in) {
                (self.words.say("site-gave-up-bear", &[arg("name", name), arg("level", self.level(bear))]))
            } @else if self.inner.has_given_up(seat) {
                (self.words.say("site-gave-up", &[arg("name", name)]))
            } @else if let (Some(bear), Some(_)) = (chair.stand_in, chair.person()) {
                (self.words.say("site-stand-in", &[arg("name", name), arg("level", self.level(bear))]))
            } @else if let Some(person) = chair.person() {
                a href={ "/people/" (person) } { (name) }
            } @else if chair.is_free() {
                (self.text("site-seat-free"))
            } @else {
                (name)
            }
        }
    }

    /// What can be done about a seat before the game begins. A press each: a page that reloads itself would forget what was
    /// chosen.
    fn seating(&self, seat: Seat) -> Markup {
        let (table, number) = (self.inner.table.id, seat.index() + 1);
        let name = self.names[seat.index()].as_str();
        html! {
            @if self.seat == Some(seat) {
                form method="post" action={ "/table/" (table) "/stand" } { button.quiet { (self.text("site-stand")) } }
            } @else if !self.is_host {
            } @else if self.inner.chairs[seat.index()].is_free() {
                form.host-only.bears method="post" action={ "/table/" (table) "/seat" }
                    aria-labelledby={ "bears-" (seat) } {
                    span.small id={ "bears-" (seat) } { (self.words.say("site-seat-bear", &[arg("number", number)])) }
                    input type="hidden" name="seat" value=(seat);
                    @for bear in Level::ALL { button.quiet name="level" value=(bear.name()) { (self.level(bear)) } }
                }
            } @else {
                form.host-only method="post" action={ "/table/" (table) "/stand" } {
                    input type="hidden" name="seat" value=(seat);
                    button.quiet aria-label=(self.words.say("site-remove-name", &[arg("name", name)])) {
                        (self.text("site-remove"))
                    }
                }
            }
        }
    }

    fn level(&self, level: Level) -> String {
        self.text(&format!("ui-level-{}", level.name()))
    }
}
