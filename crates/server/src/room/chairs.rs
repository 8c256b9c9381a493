use bearcade_bots::Level;
use bearcade_store::{PersonId, Player};

/// A seat at a table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Chair {
    pub(crate) sitter: Sitter,
    /// The bot that plays on for the person who sits here.
    pub(crate) stand_in: Option<Level>,
    /// The person gave up and left the seat to the bot until the end.
    pub(crate) gave_up: bool,
    /// A bot has decided for them or given them a hint, or they took back a decision that no other person agreed to.
    pub(crate) was_helped: bool,
}

/// Who sits on a seat.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) enum Sitter {
    /// Nobody yet.
    #[default]
    Nobody,
    /// A person, the name they go by, and whether it is theirs alone.
    Person { id: PersonId, name: String, claimed: bool },
    /// A bot.
    Bot(Level),
}

impl Chair {
    /// Nobody sits here.
    pub(crate) fn is_free(&self) -> bool {
        self.sitter == Sitter::Nobody
    }

    /// The person who sits here.
    pub(crate) fn person(&self) -> Option<PersonId> {
        if let Sitter::Person { id, .. } = &self.sitter { Some(*id) } else { None }
    }

    /// The person who sits here has been forgotten.
    pub(crate) fn is_forgotten(&self) -> bool {
        matches!(&self.sitter, Sitter::Person { name, .. } if name.is_empty())
    }

    /// The bot that decides here.
    pub(crate) fn bot(&self) -> Option<Level> {
        if let Sitter::Bot(level) = self.sitter { Some(level) } else { self.stand_in }
    }

    /// Does a person decide here?
    pub(crate) fn is_played_by_person(&self) -> bool {
        self.person().is_some() && self.stand_in.is_none()
    }

    /// Was the person who sits here helped in this game, or are they still?
    pub(crate) fn is_helped(&self) -> bool {
        self.was_helped || self.stand_in.is_some()
    }

    /// Who sits here, as a store keeps it.
    pub(crate) fn player(&self) -> Player {
        match &self.sitter {
            Sitter::Nobody => Player::Free,
            Sitter::Person { id, .. } => Player::Person(*id),
            Sitter::Bot(level) => Player::Bot(level.name().to_owned()),
        }
    }

    fn name(&self) -> String {
        match &self.sitter {
            Sitter::Person { name, .. } if !name.is_empty() => name.clone(),
            Sitter::Person { .. } | Sitter::Nobody => "–".to_owned(),
            Sitter::Bot(level) => {
                let name = level.name();
                name[..1].to_uppercase() + &name[1..]
            }
        }
    }
}

/// Names that are all different: a second "Ada" is "Ada 2". Whose name is theirs alone has it here too, whoever else sat
/// down first.
pub(crate) fn names(chairs: &[Chair]) -> Vec<String> {
    let mut names = vec![String::new(); chairs.len()];
    let owns = |chair: &Chair| matches!(chair.sitter, Sitter::Person { claimed: true, .. });
    let (owners, others): (Vec<_>, Vec<_>) = chairs.iter().enumerate().partition(|(_, chair)| owns(chair));
    for (seat, chair) in owners.into_iter().chain(others) {
        let name = chair.name();
        let numbered = (2..).map(|number| format!("{name} {number}"));
        let free = std::iter::once(name.clone()).chain(numbered).find(|candidate| !names.contains(candidate));
        names[seat] = free.expect("numbers never run out");
    }
    names
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_differ_and_an_owner_has_their_own() {
        let person = |number, name: &str, claimed| Chair {
            sitter: Sitter::Person { id: PersonId::from_random(number), name: name.to_owned(), claimed },
            ..Chair::default()
        };
        let bot = || Chair { sitter: Sitter::Bot(Level::Cub), ..Chair::default() };
        let chairs = [person(1, "Ada", false), bot(), person(2, "Ada", true), bot(), person(3, "Ada", false)];
        assert_eq!(names(&chairs), ["Ada 2", "Cub", "Ada", "Cub 2", "Ada 3"]);
    }
}
