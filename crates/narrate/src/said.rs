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
    /// Can wait, and can be left out when much happens at once.
    Polite,
    /// Is said first.
    Urgent,
}
