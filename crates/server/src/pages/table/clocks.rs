use bearcade_core::Seat;
use bearcade_store::Status;
use maud::{Markup, html};

use super::super::clock;
use super::scene::Scene;
use crate::art::piece;

/// It is late for whoever has no more than this left, in milliseconds.
const HURRY: i64 = 20_000;

impl Scene<'_> {
    /// What the people at the table have left, as of now: the page's script counts on from when it arrives. Before the
    /// game, what the clock will be. A timer is not announced; whoever wants to know reads it.
    pub(super) fn clocks(&self) -> Markup {
        let inner = self.inner;
        if !inner.clocks.are_kept() {
            return html! {};
        }
        let now = inner.now();
        let people = Seat::all(inner.table.seats).filter(|seat| inner.chairs[seat.index()].person().is_some());
        let left = people.filter_map(|seat| Some((seat, inner.clocks.left(seat, now)?)));
        html! {
            section #clocks aria-label=(self.text("site-clock")) {
                @if inner.status == Status::Open {
                    p {
                        (clock::terms(inner.setup.clock, self.words)) ". "
                        (self.text("site-flag")) ": " (clock::at_the_end(inner.setup.flag, self.words)) "."
                    }
                } @else if inner.status == Status::Playing {
                    ul {
                        @for (seat, left) in left {
                            li.runs[inner.clocks.runs(seat)] {
                                (piece(seat.index(), &self.names[seat.index()]))
                                bdi { (self.names[seat.index()]) }
                                span.clock role="timer" data-left=(left) data-own[self.seat == Some(seat)]
                                    data-runs[inner.clocks.runs(seat)] data-low[left <= HURRY] {
                                    span aria-hidden="true" { (clock::shown(left, self.words)) }
                                    span.hidden-visually { (clock::spoken(left, self.words)) }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}
