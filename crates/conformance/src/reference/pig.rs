use serde::{Deserialize, Serialize};

use bearcade_core::{
    Determinize, Game, NotationError, Outcome, Rng, Rule, Seat, SeatSet, SeenStep, SetupError, Sink, State, Step, Turn,
    Viewer,
};

const GOAL: u8 = 100;
const OUT_OF_TURN: Rule = Rule::new("PIG-1", "out-of-turn", "It is not this seat's turn.");

/// Pig for two players. Roll a die as often as you like and add up the faces. A 1 loses the turn's sum; hold to keep
/// it. The first player with 100 points wins.
#[derive(Clone, Debug)]
pub struct Pig;

/// A decision in Pig.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum PigAction {
    /// Roll the die.
    Roll,
    /// Keep the turn's sum and pass the die.
    Hold,
}

/// The scores, the turn's sum, and the player to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct PigPosition {
    /// Each seat's score.
    pub scores: [u8; 2],
    /// The turn's sum.
    pub sum: u8,
    /// The seat that rolls or holds.
    pub to_move: u8,
    /// Whether the die has yet to fall.
    pub rolling: bool,
    /// Whether a seat has won.
    pub over: bool,
}

impl Game for Pig {
    const SLUG: &'static str = "pig";
    const TITLE: &'static str = "Pig";
    const RULES_VERSION: u16 = 1;
    const SEATS: (u8, u8) = (2, 2);
    const CAN_LEAVE: bool = false;

    type Options = ();
    type Position = PigPosition;
    type Knowledge = ();
    type Action = PigAction;
    type Chance = u8;
    type Event = ();
    type View = PigPosition;

    fn new(_options: (), seats: u8) -> Result<Self, SetupError> {
        if seats == 2 { Ok(Self) } else { Err(SetupError::Seats { given: seats, min: 2, max: 2 }) }
    }

    fn options(&self) -> &() {
        &()
    }

    fn seats(&self) -> u8 {
        2
    }

    fn initial(&self) -> PigPosition {
        PigPosition { scores: [0; 2], sum: 0, to_move: 0, rolling: false, over: false }
    }

    #[inline]
    fn turn(&self, position: &PigPosition) -> Turn {
        if position.over {
            Turn::Over
        } else if position.rolling {
            Turn::Chance
        } else {
            Turn::Decide(SeatSet::one(Seat::new(position.to_move)))
        }
    }

    fn outcome(&self, position: &PigPosition) -> Outcome {
        Outcome::highest_wins(&position.scores.map(i32::from))
    }

    #[inline]
    fn legal_actions(&self, position: &PigPosition, seat: Seat, out: &mut Vec<PigAction>) {
        if self.turn(position).asks(seat) {
            out.extend_from_slice(&[PigAction::Roll, PigAction::Hold]);
        }
    }

    fn check(&self, position: &PigPosition, seat: Seat, _action: PigAction) -> Result<(), Rule> {
        if self.turn(position).asks(seat) { Ok(()) } else { Err(OUT_OF_TURN) }
    }

    fn chance_name(&self, _position: &PigPosition) -> &'static str {
        "die"
    }

    fn chance_outcomes(&self, _position: &PigPosition, out: &mut Vec<(u8, u32)>) {
        out.extend((1..=6).map(|face| (face, 1)));
    }

    #[inline]
    fn sample_chance(&self, _position: &PigPosition, rng: &mut impl Rng) -> u8 {
        rng.below(6) as u8 + 1
    }

    #[inline]
    fn apply(&self, position: &mut PigPosition, step: Step<PigAction, u8>, _sink: &mut impl Sink<()>) {
        match step {
            Step::Act(_, PigAction::Roll) => position.rolling = true,
            Step::Act(_, PigAction::Hold) => {
                let score = &mut position.scores[position.to_move as usize & 1];
                *score += position.sum;
                position.over = *score >= GOAL;
                position.sum = 0;
                position.to_move ^= 1;
            }
            Step::Chance(face) => {
                position.rolling = false;
                if face == 1 {
                    position.sum = 0;
                    position.to_move ^= 1;
                } else {
                    // Points beyond the goal don't count, so the sum stays small even in a long turn.
                    position.sum = (position.sum + face).min(GOAL);
                }
            }
            Step::Leave(_) => {}
        }
    }

    fn view(&self, state: &State<Self>, _viewer: Viewer) -> PigPosition {
        state.position
    }

    fn redact(&self, (): &(), _viewer: Viewer) -> Option<()> {
        Some(())
    }

    fn redact_step(
        &self,
        _before: &PigPosition,
        step: Step<PigAction, u8>,
        _viewer: Viewer,
    ) -> SeenStep<PigAction, u8> {
        SeenStep::Open(step)
    }

    fn reveals(&self, (): &()) -> bool {
        false
    }

    fn write_action(&self, action: PigAction, out: &mut String) {
        out.push_str(match action {
            PigAction::Roll => "roll",
            PigAction::Hold => "hold",
        });
    }

    fn read_action(&self, text: &str) -> Result<PigAction, NotationError> {
        match text {
            "roll" => Ok(PigAction::Roll),
            "hold" => Ok(PigAction::Hold),
            _ => Err(NotationError::expected("roll or hold")),
        }
    }

    fn write_chance(&self, chance: u8, out: &mut String) {
        out.push(char::from(b'0' + chance));
    }

    fn read_chance(&self, text: &str) -> Result<u8, NotationError> {
        match text.as_bytes() {
            [face @ b'1'..=b'6'] => Ok(face - b'0'),
            _ => Err(NotationError::expected("a die, 1 to 6")),
        }
    }
}

impl Determinize for Pig {
    fn determinize(&self, view: &PigPosition, _seat: Seat, _rng: &mut impl Rng) -> PigPosition {
        *view
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Laws, Scene, perft};

    #[test]
    fn pig_obeys_the_laws() {
        Laws::new(&Pig).candidates(vec![PigAction::Roll, PigAction::Hold]).walks(10).run();
    }

    #[test]
    fn a_one_loses_the_sum_and_a_hundred_wins() {
        let mut scene = Scene::<Pig>::new("{}", 2);
        scene.act(0, "roll").chance("6").act(0, "roll").chance("1").act(1, "roll").chance("5").act(1, "hold");
        assert_eq!(scene.state.position.scores, [0, 5]);
        scene.state.position.scores = [95, 5];
        scene.act(0, "roll").chance("5").act(0, "hold");
        assert_eq!(scene.outcome().to_string(), "winners 0; scores 100 5; standing 0 1");
    }

    /// As long as no seat can reach 100, every decision has two actions and every roll has six outcomes. If d(n) is the
    /// number of sequences of n steps from a decision, then d(n) = d(n-1) [hold] + 6 d(n-2) [roll and a face].
    #[test]
    fn perft_follows_the_recurrence() {
        let mut decisions = vec![1u64, 2];
        for depth in 2..=9 {
            decisions.push(decisions[depth - 1] + 6 * decisions[depth - 2]);
        }
        for (depth, &expected) in decisions.iter().enumerate() {
            assert_eq!(perft(&Pig, &Pig.initial(), depth as u32), expected, "depth {depth}");
        }
        assert_eq!(decisions[9], 15_644);
    }
}
