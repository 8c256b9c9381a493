use bearcade_bots::Level;
use bearcade_store::{PersonId, Player};

/// A seat at a table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Chair {
    pub(crate) sitter: Sitter,
    /// The bot that plays on for the person who sits here.
    pub(crate) stand_in: Option<Level>,
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

/// Names that are all different: a second "Ada" is "Ada 2".
pub(crate) fn names(chairs: &[Chair]) -> Vec<String> {
    let mut names: Vec<String> = Vec::with_capacity(chairs.len());
    for chair in chairs {
        let name = chair.name();
        let numbered = (2..).map(|number| format!("{name} {number}"));
        let free = std::iter::once(name.clone()).chain(numbered).find(|candidate| !names.contains(candidate));
        names.push(free.expect("numbers never run out"));
    }
    names
}
