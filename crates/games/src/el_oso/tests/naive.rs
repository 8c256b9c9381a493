//! A second, naive implementation of the rules: a map of spaces, loops over directions, one piece at a time. It shares
//! no code with the rules. Tests compare the two by counting and by play.

use std::collections::BTreeMap;

use crate::el_oso::{Position, Side, Space};

/// A column and a row, both counted from 1.
pub(super) type Place = (i32, i32);

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Naive {
    pub(super) player: BTreeMap<Place, u32>,
    pub(super) bear: BTreeMap<Place, u32>,
    pub(super) sky: u32,
    pub(super) pit: u32,
    pub(super) cave: u32,
    pub(super) ground: u32,
}

impl Naive {
    pub(super) fn of(position: &Position) -> Self {
        let place = |(space, height): (Space, u8)| ((space.column().into(), space.row().into()), height.into());
        Self {
            player: position.board.stacks(Side::Player).map(place).collect(),
            bear: position.board.stacks(Side::Bear).map(place).collect(),
            sky: position.sky.into(),
            pit: position.pit.into(),
            cave: position.cave.into(),
            ground: position.ground.into(),
        }
    }

    /// Returns every decision in notation, with the resulting game and the number of dice; `None` for a stop.
    pub(super) fn decisions(&self) -> Vec<(String, Option<(Self, u32)>)> {
        let name = |(column, row): Place| format!("{}{row}", ["a", "b", "c", "d", "e"][column as usize - 1]);
        let mut all = Vec::new();
        for (&from, &height) in &self.player {
            let mut add = |text: &str, change: &dyn Fn(&mut Self)| {
                let mut next = self.clone();
                change(&mut next);
                all.push((format!("{}-{text}", name(from)), Some((next, height))));
            };
            add("pass", &|_| {});
            if from.1 == 5 {
                add("sky", &|next| {
                    next.player.remove(&from);
                    next.sky += height;
                });
            }
            for direction in [(-1, 0), (1, 0), (-1, 1), (1, 1), (-1, -1), (1, -1)] {
                for distance in 1..=height as i32 {
                    let to = (from.0 + distance * direction.0, from.1 + distance * direction.1);
                    let on_board = (1..=5).contains(&to.0) && (1..=5).contains(&to.1);
                    if !on_board || self.player.contains_key(&to) || self.bear.contains_key(&to) {
                        break;
                    }
                    add(&name(to), &|next| {
                        next.player.remove(&from);
                        next.player.insert(to, height);
                    });
                }
            }
        }
        if self.pit >= 3 {
            all.push(("stop".to_owned(), None));
        }
        all
    }

    /// Applies one die of the Bear, 1 to 6.
    pub(super) fn die(&mut self, die: i32) {
        if die == 6 {
            return;
        }
        if let Some(row) = (1..=5).rev().find(|&row| self.bear.contains_key(&(die, row))) {
            let height = self.bear.remove(&(die, row)).expect("just found");
            for _ in 0..height {
                if row == 1 {
                    self.ground += 1;
                } else {
                    self.arrive((die, row - 1));
                }
            }
        } else {
            let entering = self.cave.min(5);
            self.cave -= entering;
            for _ in 0..entering {
                self.arrive((die, 5));
            }
        }
    }

    /// Applies one die of the rain.
    pub(super) fn rain(&mut self, die: i32) {
        self.ground -= 1;
        if die == 6 || self.bear.get(&(die, 5)).is_some_and(|&height| height >= 5) {
            self.cave += 1;
        } else {
            self.arrive((die, 5));
        }
    }

    /// Lands one Bear piece on a place.
    fn arrive(&mut self, place: Place) {
        match self.player.get_mut(&place) {
            Some(height) => {
                *height -= 1;
                if *height == 0 {
                    self.player.remove(&place);
                }
                self.pit += 1;
                self.cave += 1;
            }
            None => *self.bear.entry(place).or_default() += 1,
        }
    }

    /// Counts the sequences of `depth` steps from the player's turn.
    pub(super) fn count(&self, depth: u32) -> u64 {
        if depth == 0 || self.player.is_empty() {
            return 1;
        }
        let after = |decision: Option<(Self, u32)>| match decision {
            Some((next, dice)) if !next.player.is_empty() => next.count_rolls(dice, &mut Vec::new(), depth - 1),
            _ => 1,
        };
        self.decisions().into_iter().map(|(_, decision)| after(decision)).sum()
    }

    fn count_rolls(&self, dice: u32, chosen: &mut Vec<i32>, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        if dice > 0 {
            return (chosen.last().copied().unwrap_or(1)..=6)
                .map(|die| {
                    chosen.push(die);
                    let count = self.count_rolls(dice - 1, chosen, depth);
                    chosen.pop();
                    count
                })
                .sum();
        }
        let mut next = self.clone();
        for &die in &*chosen {
            next.die(die);
            if next.player.is_empty() {
                return 1;
            }
        }
        next.count_rain(depth - 1)
    }

    fn count_rain(&self, depth: u32) -> u64 {
        if depth == 0 || self.player.is_empty() {
            return 1;
        }
        if self.ground == 0 {
            return self.count(depth);
        }
        let after = |die| {
            let mut next = self.clone();
            next.rain(die);
            next.count_rain(depth - 1)
        };
        (1..=6).map(after).sum()
    }
}
