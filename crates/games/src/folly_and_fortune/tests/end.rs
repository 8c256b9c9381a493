//! FF-35 to FF-37 and FF-41.

use bearcade_core::{Game, Seat, Turn, Viewer};

use super::{Table, due, hand, row, table, tags};
use crate::folly_and_fortune::{Due, refusal};

fn find(scene: &Table, id: &str) -> u8 {
    scene.game.deck().find(id).expect("a card")
}

#[test]
fn ff_35_the_first_empty_hand_ends_the_game() {
    let mut scene = table("{}", &[&["B05"], &["B12"], &["B14"]], &[&["B21"], &["B22", "B24"], &["B23"]]);
    scene.chance("B21").act(0, "stop").act(0, "target 1").act(0, "end left");
    assert_eq!(tags(&scene), ["added", "ended"]);
    assert_eq!(scene.refused(1, "stop"), refusal::OVER);
    // Another player's empty hand counts too.
    let mut other = table("{}", &[&["B05"], &["B12"], &["B14"]], &[&["B21", "B24"], &[], &["B23"]]);
    other.chance("B21").act(0, "stop").act(0, "target 1").act(0, "end left");
    assert_eq!(other.turn(), Turn::Over);
}

#[test]
fn ff_35_with_all_empty_players_with_an_empty_hand_are_skipped() {
    let json = r#"{"end": "all_empty", "superpowers": true}"#;
    let mut scene = table(json, &[&["B05"], &["S06", "B12"], &["B14"]], &[&["B21"], &[], &["B23"]]);
    scene.state.position.sideways.insert(find(&scene, "S06"));
    scene.chance("B21").act(0, "stop").act(0, "target 2").act(0, "end left");
    assert_eq!(tags(&scene), ["added", "turn_skipped", "turn_began"]);
    assert_eq!((scene.state.position.to_move, scene.state.position.turn), (Seat::new(2), 3), "a skip is not a turn");
    assert!(scene.state.position.sideways.is_empty(), "shields last until the turn would begin");
    scene.chance("B23").act(2, "stop").act(2, "target 0").act(2, "end left");
    assert_eq!(scene.turn(), Turn::Over, "all hands are empty");
}

/// FF-35: once any hand is empty, even the player's own, no one draws or swaps with the deck.
#[test]
fn ff_35_with_all_empty_no_one_draws_once_a_hand_is_empty() {
    let json = r#"{"end": "all_empty", "superpowers": true}"#;
    for (hands, draws) in [([&["B21", "B24"][..], &["B22"]], true), ([&["B21", "B24"], &[]], false)] {
        let mut scene = table(json, &[&["B28"], &["B12"]], &hands);
        scene.chance("B21").act(0, "stop");
        assert_eq!(due(&scene) == Due::Draw, draws);
        let mut swapping = table(json, &[&["B16"], &["B12"]], &hands);
        swapping.chance("B21").act(0, "stop");
        assert_eq!(due(&swapping) == Due::SwapDeck, draws);
    }
    let mut own = table(json, &[&["B05", "S05"], &["B12"]], &[&["B21"], &["B22"]]);
    own.chance("B21").act(0, "stop").act(0, "target 1").act(0, "end left");
    assert!(hand(&own, 0).is_empty());
    assert_eq!(tags(&own), ["added", "unseen", "nothing_drawn", "turn_began"]);
}

#[test]
fn ff_36_most_health_wins_and_equal_health_shares_the_win() {
    let mut scene = table("{}", &[&["B05"], &["B12"], &["B14", "B35"]], &[&["B44"], &["B22", "B24"], &["B23"]]);
    scene.chance("B44").act(0, "stop").act(0, "target 1").act(0, "end left");
    assert_eq!(scene.outcome().to_string(), "winners 0 2; scores 5 4 5; standing 0=2 1");
}

#[test]
fn ff_37_the_200th_turn_is_the_last() {
    for (turn, over) in [(199, false), (200, true)] {
        let mut scene = table("{}", &[&["B07"], &["B12"]], &[&["B21", "B22"], &["B24"]]);
        scene.state.position.turn = turn;
        scene.chance("B21").act(0, "stop").act(0, "return");
        assert_eq!(scene.turn() == Turn::Over, over);
        assert_eq!(scene.view(0).to_move.is_none(), over);
    }
}

/// FF-41: everyone knows a card that was rolled and put back, until it leaves in public.
#[test]
fn ff_41_revealed_cards_are_known_until_they_leave() {
    let known = |scene: &Table, seat: u8| format!("{:?}", scene.view(seat).players[0].known);
    let mut scene = table("{}", &[&["B05", "B06"], &["B12"]], &[&["B21", "B22", "B24"], &["B23"]]);
    scene.chance("B21").act(0, "reroll").chance("B22");
    assert_eq!(known(&scene, 1), "[B21, B22]");
    assert_eq!(known(&scene, 0), "[]", "the owner sees the whole hand anyway");
    let watcher = scene.game.view(&scene.state, Viewer::Watcher);
    assert_eq!(format!("{:?}", watcher.players[0].known), "[B21, B22]");
    assert_eq!(watcher.players[0].hand, None);
    scene.act(0, "stop").act(0, "end left");
    assert_eq!(known(&scene, 1), "[B21]");
    let unknown = |scene: &Table, id: &str| scene.view(1).unknown.iter().any(|card| card.text() == id);
    assert!(unknown(&scene, "B24") && !unknown(&scene, "B21") && !unknown(&scene, "B22") && !unknown(&scene, "B23"));
    // A discard from the hand is public too.
    let json = r#"{"superpowers": true}"#;
    let mut discarding = table(json, &[&["B05", "B07", "S02"], &["B12"]], &[&["B21", "B22", "B24"], &["B23"]]);
    discarding.chance("B21").act(0, "reroll").chance("B22").act(0, "stop").act(0, "return").act(0, "discard_row 1");
    discarding.act(0, "discard_hand B21");
    assert_eq!(known(&discarding, 1), "[B22]");
}

/// FF-41, FF-20: after a swap with the deck, the others no longer know the hand, and the player knows the card and its
/// place.
#[test]
fn ff_41_a_swap_with_the_deck_makes_the_others_forget() {
    let mut scene = table("{}", &[&["B05", "B16"], &["B28"]], &[&["B21", "B22", "B24"], &["B23", "B29"]]);
    scene.chance("B21").act(0, "reroll").chance("B22").act(0, "stop").act(0, "swap_deck B21");
    assert_eq!(
        format!("{:?}", scene.view(1).players[0].known),
        "[B22]",
        "the others no longer know any card except the rolled one"
    );
    scene.chance("B50");
    let deck = scene.state.position.deck.len();
    let (own, other) = (scene.view(0), scene.view(1));
    assert_eq!(
        format!("{:?}", own.under[0]),
        format!("UnderView {{ place: {}, by: Seat(0), card: Some(B21) }}", deck + 1)
    );
    assert_eq!(other.under[0].card, None);
    assert!(other.unknown.iter().any(|card| card.text() == "B21"));
    assert!(!own.unknown.iter().any(|card| card.text() == "B21"));
    // When everything above is gone, the card is drawn. Its place is no longer known, but its holder is.
    scene.act(0, "target 1").act(0, "end left");
    scene.state.position.deck = crate::folly_and_fortune::CardSet::EMPTY;
    scene.chance("B23").act(1, "stop");
    assert_eq!(scene.outcomes(), [("B21".to_owned(), 1)]);
    scene.chance("B21");
    assert!(scene.view(0).under.is_empty());
    assert_eq!(format!("{:?}", scene.view(0).players[1].known), "[B21, B23]");
    assert_eq!(format!("{:?}", scene.game.view(&scene.state, Viewer::Watcher).players[1].known), "[B23]");
}

/// FF-41: a player who looked knows the hand, except for what leaves it.
#[test]
fn ff_41_a_hand_looked_at_stays_known() {
    let json = r#"{"superpowers": true}"#;
    let mut scene = table(json, &[&["B05", "S18"], &["B12"]], &[&["B21", "B22"], &["B23", "B24"]]);
    scene.chance("B21").act(0, "stop").act(0, "target 1").act(0, "end left").act(0, "look 1");
    scene.chance("B24").act(1, "stop").act(1, "target 0").act(1, "done").act(1, "end left");
    assert_eq!(format!("{:?}", scene.view(0).players[1].known), "[B23]");
    assert_eq!(row(&scene, 1), ["B24", "B12"]);
}
