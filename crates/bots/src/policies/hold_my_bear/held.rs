//! A hand laid out for composing sets: the few plays worth a look, without going through all of them.

use bearcade_games::hold_my_bear::{Action, Animal, AnimalSet, Card, Cards, Hand, HoldMyBear, MOST_PLAYED, Worth};

/// How many animals there are beside the bear.
const MOST_ROWS: usize = Animal::ALL.len() - 1;
/// The cards of one animal (HB-1).
const PER_ANIMAL: usize = 8;
/// The highest number on a card (HB-1).
const HIGHEST: u8 = 5;
/// The most cards of a hand that are laid out. A hand can hold more only after many gifts; the lowest stay out then.
const MOST_POOL: usize = 40;
/// The row of bears in the pool.
const BEARS: u8 = u8::MAX;

/// A hand's playable cards by animal.
#[derive(Clone)]
pub(super) struct Held {
    rows: [Row; MOST_ROWS],
    len: usize,
    /// The numbers of the bears, ascending.
    bears: [u8; PER_ANIMAL],
    bear_count: usize,
    /// All cards as row and number, highest numbers first.
    pool: [(u8, u8); MOST_POOL],
    pool_len: usize,
}

/// The cards of one animal.
#[derive(Clone, Copy)]
struct Row {
    animal: Animal,
    /// Ascending.
    numbers: [u8; PER_ANIMAL],
    len: u8,
}

impl Row {
    fn numbers(&self) -> &[u8] {
        &self.numbers[..usize::from(self.len)]
    }
}

/// A set that may be played.
#[derive(Clone, Copy, Debug)]
pub(super) struct Set {
    cards: [Card; MOST_PLAYED],
    len: usize,
    pub(super) name: Option<Animal>,
    pub(super) worth: Worth,
}

/// What joins the cards of the majority and the bears.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Filler {
    Nothing,
    /// The highest cards of other animals that leave one sport.
    Below,
    /// The highest cards of other animals, which may play several sports at once.
    Level,
}

impl Held {
    pub(super) fn new(game: &HoldMyBear, hand: &Hand) -> Self {
        let empty = Row { animal: Animal::Bear, numbers: [0; PER_ANIMAL], len: 0 };
        let mut held = Self {
            rows: [empty; MOST_ROWS],
            len: 0,
            bears: [0; PER_ANIMAL],
            bear_count: 0,
            pool: [(0, 0); MOST_POOL],
            pool_len: 0,
        };
        hand.playable(game.animals()).for_each_kind(game.animals(), |card, count| {
            let count = usize::from(count);
            if card.is_bear() {
                held.bears[held.bear_count..held.bear_count + count].fill(card.number());
                held.bear_count += count;
                return;
            }
            if held.len == 0 || held.rows[held.len - 1].animal != card.animal() {
                held.rows[held.len].animal = card.animal();
                held.len += 1;
            }
            let row = &mut held.rows[held.len - 1];
            let len = usize::from(row.len);
            row.numbers[len..len + count].fill(card.number());
            row.len += count as u8;
        });
        for number in (1..=HIGHEST).rev() {
            for at in 0..held.bear_count {
                held.put_in_pool(BEARS, held.bears[at], number);
            }
            for row in 0..held.len {
                for at in 0..held.rows[row].numbers().len() {
                    held.put_in_pool(row as u8, held.rows[row].numbers[at], number);
                }
            }
        }
        held
    }

    /// Puts a card into the pool if it has the number whose turn it is.
    #[inline]
    fn put_in_pool(&mut self, row: u8, number: u8, turn: u8) {
        if number == turn && self.pool_len < MOST_POOL {
            self.pool[self.pool_len] = (row, number);
            self.pool_len += 1;
        }
    }

    /// How many bears.
    pub(super) fn bears(&self) -> usize {
        self.bear_count
    }

    /// Calls `each` with sets that beat the match, some of them twice: for every animal and number of bears the
    /// strongest sets; where `wide`, also those that spare the higher cards.
    ///
    /// Where all animals are plain, it finds a set if there is a valid one: the most cards of an animal with the most
    /// bears change the sport if anything does (HB-15), and no set with an animal in the majority has a higher total
    /// than the highest cards of all that may join it (HB-16).
    pub(super) fn for_each_play(&self, game: &HoldMyBear, table: &Worth, wide: bool, mut each: impl FnMut(&Set)) {
        let tie = u8::from(game.has(Animal::Sheep));
        let mut offer = |set: &mut Set| {
            if !game.is_plain() {
                set.worth = Worth::of(set.cards(), set.name);
                if set.worth.restriction().is_some() {
                    return;
                }
            }
            if set.worth.beats(table).is_some() {
                each(set);
            }
        };
        for at in 0..self.len {
            let row = &self.rows[at];
            let shares = table.majority.contains(row.animal);
            for of_it in 1..=row.numbers().len().min(MOST_PLAYED) {
                for bears in 0..=self.bear_count.min(MOST_PLAYED - of_it) {
                    let may = shares
                        || (of_it + bears) as u8 + tie > table.count
                        || bears as u8 + tie > table.bears && bears > 0;
                    if !may {
                        continue;
                    }
                    let spare = of_it < row.numbers().len();
                    for filler in [Filler::Nothing, Filler::Below, Filler::Level] {
                        if filler == Filler::Below && of_it == 1 {
                            continue;
                        }
                        let Some(mut set) = self.compose(at, of_it, true, bears, true, filler) else { continue };
                        offer(&mut set);
                        if !wide {
                            continue;
                        }
                        if spare && let Some(mut set) = self.compose(at, of_it, false, bears, true, filler) {
                            offer(&mut set);
                        }
                        if bears > 0
                            && bears < self.bear_count
                            && let Some(mut set) = self.compose(at, of_it, true, bears, false, filler)
                        {
                            offer(&mut set);
                        }
                    }
                }
            }
        }
        for bears in 1..=self.bear_count.min(MOST_PLAYED) {
            for high in [true, false] {
                if !high && (!wide || bears == self.bear_count) {
                    continue;
                }
                let mut set = Set::EMPTY;
                self.add_bears(&mut set, bears, high);
                for &name in game.animals() {
                    set.name = Some(name);
                    set.worth.majority = AnimalSet::one(name);
                    set.worth.count = bears as u8;
                    offer(&mut set);
                }
            }
        }
    }

    /// The set of so many cards of a row, the highest or the lowest, with bears and filler; `None` if there is nothing
    /// to fill with.
    fn compose(&self, row: usize, of_it: usize, top: bool, bears: usize, high: bool, filler: Filler) -> Option<Set> {
        let mut set = Set::EMPTY;
        let Row { animal, .. } = self.rows[row];
        let numbers = self.rows[row].numbers();
        let from = if top { numbers.len() - of_it } else { 0 };
        for &number in &numbers[from..from + of_it] {
            set.add(Card::new(animal, number));
        }
        self.add_bears(&mut set, bears, high);
        set.worth.majority = AnimalSet::one(animal);
        set.worth.count = (of_it + bears) as u8;
        set.worth.others = set.worth.majority;
        if filler == Filler::Nothing {
            return Some(set);
        }
        let most = if filler == Filler::Below { of_it - 1 } else { of_it };
        let bare = set.len;
        let mut taken = [0; MOST_ROWS];
        for &(other, number) in &self.pool[..self.pool_len] {
            if set.len == MOST_PLAYED {
                break;
            }
            if other == BEARS || usize::from(other) == row || taken[usize::from(other)] == most {
                continue;
            }
            taken[usize::from(other)] += 1;
            let animal = self.rows[usize::from(other)].animal;
            if taken[usize::from(other)] == of_it {
                set.worth.majority.insert(animal);
            }
            set.worth.others.insert(animal);
            set.add(Card::new(animal, number));
        }
        (set.len > bare).then_some(set)
    }

    fn add_bears(&self, set: &mut Set, bears: usize, high: bool) {
        let from = if high { self.bear_count - bears } else { 0 };
        for &number in &self.bears[from..from + bears] {
            set.add(Card::new(Animal::Bear, number));
        }
        set.worth.bears = bears as u8;
    }

    /// Can these cards beat a match of this worth? Exact where all animals are plain; restrictions and fish are left
    /// out of account elsewhere.
    pub(super) fn beats(&self, table: &Worth, sheep: bool) -> bool {
        let tie = u8::from(sheep);
        let bears = self.bear_count.min(MOST_PLAYED) as u8;
        if bears > 0 && bears + tie > table.bears {
            return true; // HB-17
        }
        for row in &self.rows[..self.len] {
            let count = (usize::from(row.len) + self.bear_count).min(MOST_PLAYED) as u8;
            if !table.majority.contains(row.animal) && count + tie > table.count {
                return true; // HB-15
            }
        }
        // HB-16
        (0..self.len).any(|row| {
            table.majority.contains(self.rows[row].animal) && self.beats_total(row, table.total.saturating_sub(tie))
        }) || bears > 0 && self.bears[..self.bear_count].iter().rev().take(MOST_PLAYED).sum::<u8>() + tie > table.total
    }

    /// Has a set with this row in the majority a higher total than this?
    fn beats_total(&self, row: usize, total: u8) -> bool {
        let numbers = self.rows[row].numbers();
        let mut own = 0;
        for of_it in 1..=numbers.len().min(MOST_PLAYED) {
            own += numbers[numbers.len() - of_it];
            let mut sum = own;
            let mut room = MOST_PLAYED - of_it;
            let mut taken = [0; MOST_ROWS];
            for &(other, number) in &self.pool[..self.pool_len] {
                if sum > total {
                    return true;
                }
                if room == 0 {
                    break;
                }
                if other != BEARS {
                    let other = usize::from(other);
                    if other == row || taken[other] == of_it {
                        continue;
                    }
                    taken[other] += 1;
                }
                sum += number;
                room -= 1;
            }
            if sum > total {
                return true;
            }
        }
        false
    }
}

impl Set {
    const EMPTY: Self = Self {
        cards: [Card::new(Animal::Bear, 1); MOST_PLAYED],
        len: 0,
        name: None,
        worth: Worth { majority: AnimalSet::EMPTY, count: 0, total: 0, bears: 0, others: AnimalSet::EMPTY },
    };

    #[inline]
    fn add(&mut self, card: Card) {
        self.cards[self.len] = card;
        self.len += 1;
        self.worth.total += card.number();
    }

    /// How many cards.
    pub(super) fn len(&self) -> usize {
        self.len
    }

    /// The cards in order.
    pub(super) fn cards(&self) -> Cards {
        Cards::new(&self.cards[..self.len]).unwrap_or_default()
    }

    /// The play of this set.
    pub(super) fn play(&self) -> Action {
        Action::Play(self.cards(), self.name)
    }
}
