use bearcade_core::{MAX_SEATS, Outcome, Seat, SeatSet};

use super::{Group, Measured};
use crate::game::share;

/// What is known of one game under way. Kept from game to game and cleared, so that it takes no memory anew.
#[derive(Clone, Debug)]
pub struct Facts {
    pub(super) rounds: i64,
    pub(super) turns: i64,
    pub(super) starter: Option<Seat>,
    pub(super) decisions: i64,
    /// Decisions with one legal action.
    pub(super) forced: i64,
    /// Legal actions of all decisions together.
    pub(super) actions: i64,
    pub(super) lead_changes: i64,
    /// Who was last alone in front.
    leader: Option<Seat>,
    /// By seat: the last turn after which somebody was ahead of it.
    behind_until: [i64; MAX_SEATS],
    /// By seat: how far it was ever behind.
    furthest_behind: [i64; MAX_SEATS],
    /// Where each group's uses begin.
    starts: Vec<usize>,
    /// By group, thing and use: how often, and by whom.
    pub(super) uses: Vec<(u32, SeatSet)>,
    /// Which of them are not empty.
    pub(super) used: Vec<usize>,
    pub(super) shares: Vec<(usize, u64)>,
    widths: Vec<usize>,
}

/// What a finished game comes to.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Ended {
    pub(crate) outcome: Outcome,
    /// How it ended: the place in the game's list.
    pub(crate) ending: usize,
}

impl Facts {
    /// Nothing known yet, of a game with these groups.
    pub(crate) fn new(groups: &[Group]) -> Self {
        let mut starts = Vec::new();
        let mut size = 0;
        for group in groups {
            starts.push(size);
            size += group.things.len() * group.uses.len();
        }
        Self {
            rounds: 0,
            turns: 0,
            starter: None,
            decisions: 0,
            forced: 0,
            actions: 0,
            lead_changes: 0,
            leader: None,
            behind_until: [0; MAX_SEATS],
            furthest_behind: [0; MAX_SEATS],
            starts,
            uses: vec![(0, SeatSet::EMPTY); size],
            used: Vec::new(),
            shares: Vec::new(),
            widths: groups.iter().map(|group| group.uses.len()).collect(),
        }
    }

    /// Forgets the game.
    pub(crate) fn clear(&mut self) {
        for &at in &self.used {
            self.uses[at] = (0, SeatSet::EMPTY);
        }
        self.used.clear();
        self.shares.clear();
        (self.rounds, self.turns, self.decisions, self.forced, self.actions) = (0, 0, 0, 0, 0);
        (self.starter, self.leader, self.lead_changes) = (None, None, 0);
        (self.behind_until, self.furthest_behind) = ([0; MAX_SEATS], [0; MAX_SEATS]);
    }

    /// A turn of this seat's begins; the first of them makes it the starting seat.
    pub fn turn(&mut self, seat: Seat) {
        self.turns += 1;
        self.starter.get_or_insert(seat);
    }

    /// A round begins.
    pub fn round(&mut self) {
        self.rounds += 1;
    }

    /// Something happened to a thing of a group for this seat.
    pub fn used(&mut self, group: usize, thing: usize, usage: usize, seat: Seat) {
        let at = self.starts[group] + thing * self.widths[group] + usage;
        let (times, seats) = &mut self.uses[at];
        if *times == 0 {
            self.used.push(at);
        }
        *times += 1;
        seats.insert(seat);
    }

    /// Has this seat used anything of the group in this way?
    pub fn has_used(&self, group: usize, usage: usize, seat: Seat) -> bool {
        let (start, width) = (self.starts[group], self.widths[group]);
        let end = self.starts.get(group + 1).copied().unwrap_or(self.uses.len());
        self.used
            .iter()
            .any(|&at| (start..end).contains(&at) && (at - start) % width == usage && self.uses[at].1.contains(seat))
    }

    /// One of the game's shares came to this, in parts of [`crate::WHOLE_WIN`].
    pub fn share(&mut self, share: usize, parts: u64) {
        self.shares.push((share, parts));
    }

    /// A seat owed a decision among so many actions.
    pub(crate) fn decision(&mut self, actions: usize) {
        self.decisions += 1;
        self.actions += actions as i64;
        self.forced += i64::from(actions == 1);
    }

    /// Who is ahead now?
    pub(crate) fn compare<G: Measured>(&mut self, game: &G, position: &G::Position) {
        let mut standing = [None; MAX_SEATS];
        let mut best: Option<i64> = None;
        let (mut leader, mut alone) = (Seat::new(0), false);
        for seat in Seat::all(game.seats()) {
            let now = game.standing(position, seat);
            standing[seat.index()] = now;
            if now > best {
                (best, leader, alone) = (now, seat, true);
            } else if now == best {
                alone = false;
            }
        }
        let Some(best) = best else { return };
        for seat in Seat::all(game.seats()) {
            if let Some(own) = standing[seat.index()].filter(|&own| own < best) {
                self.behind_until[seat.index()] = self.turns;
                self.furthest_behind[seat.index()] = self.furthest_behind[seat.index()].max(best - own);
            }
        }
        if alone && self.leader != Some(leader) {
            self.lead_changes += i64::from(self.leader.is_some());
            self.leader = Some(leader);
        }
    }

    /// The last turn after which somebody was ahead of the seat.
    pub(super) fn behind_until(&self, seat: Seat) -> i64 {
        self.behind_until[seat.index()]
    }

    /// How far the seat was ever behind.
    pub(super) fn furthest_behind(&self, seat: Seat) -> i64 {
        self.furthest_behind[seat.index()]
    }
}

impl Ended {
    /// The one seat that won, if it is one.
    pub(super) fn winner(&self) -> Option<Seat> {
        self.outcome.winners().first().filter(|_| self.outcome.winners().len() == 1)
    }

    /// A seat's share of the win.
    pub(super) fn share(&self, seat: Seat) -> i64 {
        share(&self.outcome, seat) as i64
    }
}
