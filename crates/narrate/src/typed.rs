use crate::{Narrate, Words, arg};

/// Up to this many moves are all listed.
const LISTED: usize = 9;
/// Of more moves, this many examples are given, each of another kind.
const EXAMPLES: usize = 4;
/// The number of typed characters that are repeated.
const REPEATED: usize = 40;

/// The answer to typed text that is not a move of the game: says so, and what can be typed instead.
pub fn say_not_a_move<G: Narrate>(game: &G, legal: &[G::Action], typed: &str, words: &Words) -> String {
    let typed: String = typed.chars().filter(|letter| !letter.is_control()).take(REPEATED).collect();
    let typed = arg("typed", typed.trim().to_owned());
    let listed = |moves: &[G::Action]| {
        let moves: Vec<String> = moves.iter().map(|&action| game.action_text(action)).collect();
        arg("moves", moves.join(", "))
    };
    if legal.len() <= LISTED {
        return words.say("not-a-move", &[typed, listed(legal)]);
    }
    // Legal actions are sorted by kind.
    let mut examples = legal.to_vec();
    examples.dedup_by_key(|action| G::kind(*action));
    examples.truncate(EXAMPLES);
    words.say("not-a-move-many", &[typed, listed(&examples)])
}
