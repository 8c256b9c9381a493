/// A fact in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Said {
    /// The whole sentence.
    pub full: String,
    /// The same for those who know the game well.
    pub brief: String,
    /// The sound that goes with it.
    pub cue: Cue,
    /// How much it matters to the listener.
    pub urgency: Urgency,
}

/// A sound. No sound carries information alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Cue {
    /// Silence.
    Nothing,
    /// A die rolls.
    Dice,
    /// A card is drawn, dealt or played.
    Card,
    /// A piece moves.
    Step,
    /// A tile turns over.
    Flip,
    /// Something good happens to the listener.
    Good,
    /// Something bad happens to the listener.
    Bad,
    /// Somebody or something is caught.
    Caught,
    /// The listener is to decide.
    YourTurn,
    /// A decision was refused.
    Refused,
    /// The listener has won.
    Won,
    /// The listener has lost.
    Lost,
}

impl Cue {
    /// The sound's name, the same in every interface.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Nothing => "nothing",
            Self::Dice => "dice",
            Self::Card => "card",
            Self::Step => "step",
            Self::Flip => "flip",
            Self::Good => "good",
            Self::Bad => "bad",
            Self::Caught => "caught",
            Self::YourTurn => "your-turn",
            Self::Refused => "refused",
            Self::Won => "won",
            Self::Lost => "lost",
        }
    }
}

/// How much a sentence matters to its listener.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Urgency {
    /// May be counted instead of spoken when much happens at once: it is in the log.
    Polite,
    /// Changes a player's fate, so it is always spoken: a result, a capture, an attack, a card's effect, the bear's move.
    Fateful,
    /// Interrupts: the listener's turn, a refusal.
    Urgent,
}

impl Said {
    /// Must this be spoken, however much happens at once?
    pub fn is_always_spoken(&self) -> bool {
        self.urgency >= Urgency::Fateful
    }

    /// The same as an urgent sentence.
    #[must_use]
    pub fn urgent(mut self) -> Self {
        self.urgency = Urgency::Urgent;
        self
    }

    /// The same as a sentence about a player's fate.
    #[must_use]
    pub fn fateful(mut self) -> Self {
        self.urgency = self.urgency.max(Urgency::Fateful);
        self
    }

    /// The same with another sound.
    #[must_use]
    pub fn with_cue(mut self, cue: Cue) -> Self {
        self.cue = cue;
        self
    }
}
