### Folly & Fortune

## Cards. In a hand the number counts, in a row only health and powers.
ff-card = { $id } ({ $number }, health { $health }, { $powers })
ff-card-in-row = { $id } (health { $health }, { $powers })
ff-card-shielded = { $id } (health { $health }, { $powers }, shielded)
ff-card-at = { $id } at place { $place } (health { $health }, { $powers })

## When a power works
ff-trigger-stopped = { $power }
    .sign = { $sign }
    .help = If you stop at this card: { $help }
ff-trigger-passed = passed: { $power }
    .sign = »{ $sign }
    .help = When you roll again past this card: { $help }
ff-trigger-unseen = unseen: { $power }
    .sign = …{ $sign }
    .help = If your rolls never reach this card: { $help }

## Powers
ff-power-none = no power
    .sign = ·
    .help = This card does nothing.
ff-power-add = plus { $x }
    .sign = +{ $x }
    .help = add { $x } to the value.
ff-power-subtract = minus { $x }
    .sign = −{ $x }
    .help = take { $x } from the value.
ff-power-shuffle-row = shuffle the row
    .sign = ⇄?
    .help = after the attack your row is shuffled.
ff-power-attack-two = attack two
    .sign = →→
    .help = you may attack two different players, each with the full value.
ff-power-return-to-die = back to the die
    .sign = ↶
    .help = you may skip the attack and keep the rolled card in your hand.
ff-power-swap-with-deck = swap with the deck
    .sign = ⇅
    .help = before the attack you may put another card of your hand under the deck and draw a new one.
ff-power-draw-no-attack = draw instead of attacking
    .sign = ⊘+▯
    .help = make no attack, but draw a card.
ff-power-not-above-health = only rows up to health { $x }
    .sign = ♥≤{ $x }
    .help = you can't attack a row with more than { $x } health.
ff-power-not-below-health = only rows from health { $x }
    .sign = ♥≥{ $x }
    .help = you can't attack a row with less than { $x } health.
ff-power-double-discard-two = double and discard two
    .sign = ×2
    .help = the value doubles, then you discard two cards of your row before the attack.
ff-power-below-becomes = below { $x } becomes { $y }
    .sign = ‹{ $x }→{ $y }
    .help = a value below { $x } becomes { $y }.
ff-power-above-becomes = above { $x } becomes { $y }
    .sign = ›{ $x }→{ $y }
    .help = a value above { $x } becomes { $y }.
ff-power-swap-in-row = swap two in the row
    .sign = ⇄
    .help = after the attack you may swap two cards of your row.
ff-power-roll-again-raw = one plain roll
    .sign = ↻
    .help = the rolled card goes back and you roll once more; that card's plain number is the value.
ff-power-remove-from-neighbour = remove a neighbour's card
    .sign = ◂−▯▸
    .help = before the attack you may remove a card from the row of a player next to you.
ff-power-remove-from-any = remove any card
    .sign = −▯
    .help = before the attack you may remove a card from any row.
ff-power-keep-one-removed = keep a removed card
    .sign = ←▯
    .help = one card that your attack removes joins your own row.
ff-power-one-more-reroll = only one more roll
    .sign = ↻1
    .help = the next roll is your last.
ff-power-shield-this-card = shield this card
    .sign = ▣
    .help = until your next turn nobody can take this card.
ff-power-shield-two-cards = shield two cards
    .sign = ▣▣
    .help = until your next turn nobody can bring your row below two cards.
ff-power-draw-up-to-six = draw up to six
    .sign = +▯‹6
    .help = draw a card if you hold fewer than six.
ff-power-part-of-die-next-turn = part of the die next turn
    .sign = ½
    .help = next turn you may roll with only a part of your hand.
ff-power-discard-row-and-hand = discard from row and hand
    .sign = −▯▯
    .help = discard a card of your row and one of your hand.
ff-power-damage-self = self-damage { $x }
    .sign = ♥−{ $x }
    .help = attack yourself with { $x }.
ff-power-look-at-hand = look at a hand
    .sign = ◉
    .help = look at another player's hand.
ff-power-swap-row-cards = swap between rows
    .sign = ▯⇄▯
    .help = you may swap a card of your row with one of another player's row.

## Keys
ff-key-status = Status
ff-key-turn = Whose turn
ff-key-value = The value so far
ff-key-rows = All rows
ff-key-cards = Your cards
ff-key-deck = Deck and discard pile
ff-key-powers = What your row can do

## The start
ff-dealt-you = You are dealt { $card }.
    .brief = { $card }.
ff-dealt-other = { $name } is dealt { $card }.
    .brief = { $name }: { $card }.
ff-picked-you = Your row is picked.
    .brief = Picked.
ff-picked-other = { $name } has picked.
    .brief = { $name } picked.
ff-revealed = The rows are revealed. { $rows }
    .brief = Rows: { $short }.
ff-revealed-row-you = You: { $cards }.
ff-revealed-row-other = { $name }: { $cards }.
ff-first-you = You begin.
    .brief = You begin.
ff-first-other = { $name } begins.
    .brief = { $name } begins.
ff-first-random-you = The lot falls on you: you begin.
    .brief = You begin.
ff-first-random-other = The lot falls on { $name }, who begins.
    .brief = { $name } begins.

## Rolling
ff-turn-began-you = Turn { $turn }: yours.
    .brief = Your turn.
ff-turn-began-other = Turn { $turn }: { $name }.
    .brief = { $name }.
ff-turn-began-shields-you = Turn { $turn }: yours. Your shields end.
    .brief = Your turn, shields gone.
ff-turn-began-shields-other = Turn { $turn }: { $name }, whose shields end.
    .brief = { $name }, shields gone.
ff-skipped-you = Your hand is empty, so you are skipped.
    .brief = You are skipped.
ff-skipped-other = { $name } has an empty hand and is skipped.
    .brief = { $name } skipped.
ff-skipped-shields-you = Your hand is empty, so you are skipped, and your shields end.
    .brief = You are skipped, shields gone.
ff-skipped-shields-other = { $name } has an empty hand and is skipped; the shields there end.
    .brief = { $name } skipped, shields gone.
ff-part-hidden-other = { $name } rolls with { $size ->
        [one] one card
       *[other] { $size } cards
    } this turn.
    .brief = { $name }'s die: { $size }.
ff-part-you = This turn you roll with { $cards }.
    .brief = Die: { $cards }.
ff-part-other = This turn { $name } rolls with { $cards }.
    .brief = { $name }: { $cards }.
ff-rolled-you = You roll { $number } ({ $card }). { $under } is in charge ({ $powers }).
    .brief = { $number } under { $under }.
ff-rolled-other = { $name } rolls { $number } ({ $card }). { $under } is in charge ({ $powers }).
    .brief = { $name }: { $number } under { $under }.
ff-rolled-bare-you = You roll { $number } ({ $card }). Your row is empty, so no card is in charge.
    .brief = { $number }, empty row.
ff-rolled-bare-other = { $name } rolls { $number } ({ $card }) with an empty row: no card is in charge.
    .brief = { $name }: { $number }, empty row.
ff-rolled-raw-you = Your plain roll is { $number } ({ $card }).
    .brief = Plain { $number }.
ff-rolled-raw-other = { $name }'s plain roll is { $number } ({ $card }).
    .brief = { $name }: plain { $number }.
ff-put-back-you = You put { $card } back and roll again.
    .brief = { $card } back.
ff-put-back-other = { $name } puts { $card } back and rolls again.
    .brief = { $name }: { $card } back.
ff-passed-sum-you = You pass { $card } ({ $power }): cards passed make { $sum } so far.
    .brief = Passed: { $power }.
ff-passed-sum-other = { $name } passes { $card } ({ $power }): cards passed make { $sum } so far.
    .brief = { $name } passed: { $power }.
ff-passed-last-you = You pass { $card }: the next roll is your last.
    .brief = Last roll.
ff-passed-last-other = { $name } passes { $card }: the next roll is the last.
    .brief = { $name }: last roll.
ff-passed-shield-you = You pass { $card }: it is shielded until your next turn.
    .brief = { $card } shielded.
ff-passed-shield-other = { $name } passes { $card }: it is shielded until { $name }'s next turn.
    .brief = { $name }: { $card } shielded.
ff-passed-two-you = You pass { $card }: until your next turn your row keeps two cards.
    .brief = Two cards shielded.
ff-passed-two-other = { $name } passes { $card }: until { $name }'s next turn that row keeps two cards.
    .brief = { $name }: two cards shielded.
ff-stopped-you = You stop at { $at }. The value is { $value }.
    .brief = Stop: { $value }.
ff-stopped-other = { $name } stops at { $at }. The value is { $value }.
    .brief = { $name } stops: { $value }.
ff-stopped-passed-you = You stop at { $at }. { $number } rolled and { $passed } from cards passed make { $value }.
    .brief = Stop: { $value }.
ff-stopped-passed-other = { $name } stops at { $at }. { $number } rolled and { $passed } from cards passed make { $value }.
    .brief = { $name } stops: { $value }.
ff-stopped-bare-you = You stop. The value is { $value }.
    .brief = Stop: { $value }.
ff-stopped-bare-other = { $name } stops. The value is { $value }.
    .brief = { $name } stops: { $value }.

## Powers at work
ff-value-changed = The value goes from { $from } to { $to } ({ $power }).
    .brief = Value { $to }.
ff-value-same = The value stays { $to } ({ $power }).
    .brief = Value still { $to }.
ff-declined-you = You leave a power unused: { $power }.
    .brief = Unused: { $power }.
ff-declined-other = { $name } leaves a power unused: { $power }.
    .brief = { $name }, unused: { $power }.
ff-returned-you = You make no attack and keep { $card } in your hand.
    .brief = No attack, { $card } kept.
ff-returned-other = { $name } makes no attack and keeps { $card } in hand.
    .brief = { $name }: no attack, { $card } kept.
ff-reshuffled = The discard pile is shuffled and becomes the deck: { $cards ->
        [one] one card
       *[other] { $cards } cards
    }.
    .brief = New deck: { $cards }.
ff-put-under-you = You put { $card } under the deck.
    .brief = { $card } under the deck.
ff-put-under-other = { $name } puts { $card } under the deck.
    .brief = { $name }: { $card } under the deck.
ff-put-under-hidden-other = { $name } puts a card under the deck, face down.
    .brief = { $name }: one under the deck.
ff-drew-you = You draw { $card }.
    .brief = { $card }.
ff-drew-other = { $name } draws { $card }.
    .brief = { $name }: { $card }.
ff-drew-hidden-other = { $name } draws a card; the deck has { $deck } left.
    .brief = { $name } draws.
ff-nothing-drawn-you = There is no card for you to draw.
    .brief = Nothing to draw.
ff-nothing-drawn-other = There is no card for { $name } to draw.
    .brief = { $name }: nothing to draw.
ff-discarded-row-you = You discard { $card } from your row.
    .brief = { $id } discarded.
ff-discarded-row-other = { $name } discards { $card } from their row.
    .brief = { $name }: { $id } discarded.
ff-discarded-hand-you = You discard { $card } from your hand.
    .brief = { $id } discarded.
ff-discarded-hand-other = { $name } discards { $card } from their hand.
    .brief = { $name }: { $id } discarded.
ff-removed-you-other = You remove { $card } from { $to }'s row.
    .brief = { $to } loses { $id }.
ff-removed-other-you = { $name } removes { $card } from your row.
    .brief = You lose { $id }.
ff-removed-other-other = { $name } removes { $card } from { $to }'s row.
    .brief = { $to } loses { $id }.
ff-removed-own-you = You remove { $card } from your own row.
    .brief = You lose { $id }.
ff-removed-own-other = { $name } removes { $card } from their own row.
    .brief = { $name } loses { $id }.
ff-row-shuffled-you = Your row is shuffled: { $cards }.
    .brief = Row: { $cards }.
ff-row-shuffled-other = { $name }'s row is shuffled: { $cards }.
    .brief = { $name }: { $cards }.
ff-swapped-in-row-you = You swap { $one } and { $two } in your row.
    .brief = { $one } and { $two } swapped.
ff-swapped-in-row-other = { $name } swaps { $one } and { $two } in their row.
    .brief = { $name }: { $one } and { $two } swapped.
ff-unseen-you = Your { $card } stays unseen: { $power }.
    .brief = Unseen: { $power }.
ff-unseen-other = { $name }'s { $card } stays unseen: { $power }.
    .brief = { $name }, unseen: { $power }.
ff-looked-you-other = You look at { $to }'s hand: { $cards }.
    .brief = { $to } holds { $cards }.
ff-looked-other-you = { $name } looks at your hand.
    .brief = { $name } sees your hand.
ff-looked-other-other = { $name } looks at { $to }'s hand.
    .brief = { $name } sees { $to }'s hand.
ff-swapped-rows-you-other = You swap your { $card } for { $to }'s { $for }.
    .brief = Your { $id } for { $other }.
ff-swapped-rows-other-you = { $name } swaps { $card } for your { $for }.
    .brief = { $name }: { $id } for your { $other }.
ff-swapped-rows-other-other = { $name } swaps { $card } for { $to }'s { $for }.
    .brief = { $name }: { $id } for { $to }'s { $other }.

## Attacks
ff-attacked-you-other = You attack { $to } with { $damage }.
    .brief = { $damage } on { $to }.
ff-attacked-other-you = { $name } attacks you with { $damage }!
    .brief = { $name }: { $damage } on you!
ff-attacked-other-other = { $name } attacks { $to } with { $damage }.
    .brief = { $name }: { $damage } on { $to }.
ff-attacked-self-you = You attack yourself with { $damage }.
    .brief = { $damage } on yourself.
ff-attacked-self-other = It backfires: { $name } takes { $damage }.
    .brief = { $name } takes { $damage }.
ff-lost-you = You lose { $card }.
    .brief = You lose { $id }.
ff-lost-other = { $name } loses { $card }.
    .brief = { $name } loses { $id }.
ff-lost-more-you = You lose { $card }. Damage left: { $left }.
    .brief = You lose { $id }.
ff-lost-more-other = { $name } loses { $card }. Damage left: { $left }.
    .brief = { $name } loses { $id }.
ff-attack-ended-you = The attack on you is over.
    .brief = Attack over.
ff-attack-ended-other = The attack on { $name } is over.
    .brief = Attack over.
ff-no-second-you = You make no second attack.
    .brief = No second attack.
ff-no-second-other = { $name } makes no second attack.
    .brief = No second attack.
ff-no-attack-forbidden = There is no attack this turn.
    .brief = No attack.
ff-no-attack-zero = The value is zero: no attack.
    .brief = No attack.
ff-no-attack-negative = The value is negative: no attack.
    .brief = No attack.
ff-no-attack-nobody = There is nobody to attack.
    .brief = No attack.
ff-kept-you = You keep { $card }: it joins your row at the { $end ->
        [left] left
       *[right] right
    }.
    .brief = You keep { $id }.
ff-kept-other = { $name } keeps { $card }: it joins { $name }'s row at the { $end ->
        [left] left
       *[right] right
    }.
    .brief = { $name } keeps { $id }.
ff-added-you = { $card } joins your row at the { $end ->
        [left] left
       *[right] right
    }.
    .brief = { $end ->
        [left] Left
       *[right] Right
    }: { $id }.
ff-added-other = { $card } joins { $name }'s row at the { $end ->
        [left] left
       *[right] right
    }.
    .brief = { $name }, { $end ->
        [left] left
       *[right] right
    }: { $id }.
ff-ended-empty = A hand is empty: the game is over.
    .brief = A hand is empty.
ff-ended-all = All hands are empty: the game is over.
    .brief = All hands are empty.
ff-ended-last = Turn 200 was the last: the game is over.
    .brief = That was turn 200.

## What to do
ff-ask-pick = Pick two of your { $count } cards for your row, the left one first.
ff-ask-part = Choose the cards to roll with this turn.
ff-ask-part-more = Rolling with { $cards }. Add another card, or be done.
ff-ask-stop = You rolled { $number } under { $under } ({ $powers }). { $stop }, or roll again under { $next } ({ $then }).
ff-ask-stop-only = You rolled { $number } under { $under } ({ $powers }). { $stop }; you can't roll again.
ff-ask-stop-bare = You rolled { $number } and your row is empty. { $stop }; you can't roll again.
ff-stop-for = Stop for a value of { $value }
ff-stop-raw = Stop and roll once more for a plain number
ff-ask-return = Value { $value }. Attack as usual, or make no attack and keep { $card } in your hand?
ff-ask-swap-deck = Value { $value }. You may put a card of your hand under the deck and draw another.
ff-ask-discard = { $count ->
        [one] Discard a card
       *[other] Discard two cards
    } of your row.
ff-ask-remove-neighbour = You may remove a card from a neighbour's row.
ff-ask-remove-any = You may remove a card from any row, even your own.
ff-ask-target = You attack with { $value }. Whom?
ff-ask-target-second = You may attack a second player with { $value }.
ff-ask-remove = Damage left against { $name }: { $damage }. Remove a card, or be done.
ff-ask-remove-few = Damage left against { $name }: { $damage }. Remove { $cards ->
        [one] one more card
       *[other] up to { $cards } more cards
    }, or be done.
ff-ask-remove-owed = You are hit by your own attack: cards worth { $owed } health must still leave your row.
ff-ask-remove-self = You are hit by your own attack, damage left { $damage }. Remove a card, or be done.
ff-ask-keep = Keep one of the removed cards, at the left or the right of your row.
ff-ask-swap-in-row = You may swap two cards of your row.
ff-ask-end = { $card } joins your row: left or right?
ff-ask-end-new = { $card } starts your new row.
ff-ask-discard-row = Discard a card of your row.
ff-ask-discard-hand = Discard a card of your hand.
ff-ask-look = Whose hand do you want to look at?
ff-ask-swap-rows = You may swap a card of your row with one of another player's row.

ff-action-stop = Stop
ff-action-reroll = Roll again
ff-action-pass = Leave it
ff-action-pass-return = Attack as usual
ff-action-pass-target = No second attack
ff-action-done-part = Roll with these
ff-action-done-remove = Done
ff-action-pick = Left { $left }, right { $right }
ff-action-part = Roll with { $card }
ff-action-return = No attack, keep { $card }
ff-action-swap-deck = Put { $card } under the deck and draw
ff-action-discard = Discard { $card }
ff-action-discard-two = Discard { $one } and { $two }
ff-action-remove-from-you = Remove your own { $card }
ff-action-remove-from-other = Remove { $name }'s { $card }
ff-action-target = Attack { $name }: health { $health } in { $cards ->
        [one] one card
       *[other] { $cards } cards
    }
ff-action-remove = Remove { $card }
ff-action-keep = Keep { $card } at the { $end ->
        [left] left
       *[right] right
    }
ff-action-swap = Swap { $one } and { $two }
ff-action-end = { $end ->
        [left] At the left
       *[right] At the right
    }
ff-action-look = Look at { $name }'s hand: { $count ->
        [one] one card
       *[other] { $count } cards
    }
ff-action-swap-rows = Swap your { $own } for { $name }'s { $other }

ff-chance-deal-you = Deal yourself a card and type its id, such as { $example }.
ff-chance-deal-other = Deal { $name } a card and type its id, such as { $example }.
ff-chance-first = Draw lots for who begins and type it: { $seats }.
ff-chance-first-seat = seat { $seat } for { $player }
ff-chance-roll-you = Shuffle the { $count ->
        [one] one card
       *[other] { $count } cards
    } of your die, reveal one and type its id.
ff-chance-roll-other = Shuffle the { $count ->
        [one] one card
       *[other] { $count } cards
    } of { $name }'s die, reveal one and type its id.
ff-chance-draw-you = Draw the top card of the deck and type its id.
ff-chance-draw-other = Draw the top card of the deck for { $name } and type its id.
ff-chance-shuffle-you = Shuffle your row and type the card that comes to place { $place }.
ff-chance-shuffle-other = Shuffle { $name }'s row and type the card that comes to place { $place }.

## Status
ff-turn-you = Turn { $turn }, your turn.
ff-turn-other = Turn { $turn }, { $name }'s turn.
ff-turn-deal = The cards are being dealt.
ff-turn-pick = The rows are being picked. Still picking: { $names }.
ff-turn-first = Lots are being drawn for who begins.
ff-turn-over = The game is over.
ff-status-you = Your row has health { $health } in { $cards ->
        [one] one card
       *[other] { $cards } cards
    }; you hold { $hand }.
ff-status-other = { $name }'s row has health { $health } in { $cards ->
        [one] one card
       *[other] { $cards } cards
    }, with { $hand } in hand.
ff-value-no-turn = No turn has begun.
ff-value-no-roll = Nothing has been rolled this turn.
ff-value-roll = Roll { $roll }: { $number } ({ $card }) under { $under }, { $powers }.
ff-value-roll-bare = Roll { $roll }: { $number } ({ $card }), with an empty row.
ff-value-passed = Cards passed make { $sum }.
ff-value-if-stopped = Stopping now makes { $value }.
ff-value-if-stopped-raw = Stopping now means one plain roll.
ff-value-rolls-left = { $rolls ->
        [0] This is the last roll.
        [one] One more roll is possible.
       *[other] { $rolls } more rolls are possible.
    }
ff-value-now = The roll was { $number } ({ $card }), the value is { $value }.
ff-value-no-attack = There is no attack this turn.
ff-row-you = Your row, health { $health }: { $cards }.
ff-row-other = { $name }'s row, health { $health }: { $cards }.
ff-row-empty-you = Your row is empty.
ff-row-empty-other = { $name }'s row is empty.
ff-row-two-you = Your row keeps two cards until your next turn.
ff-row-two-other = { $name }'s row keeps two cards until { $name }'s next turn.
ff-hand-you = You hold { $count }: { $cards }.
ff-hand-other = { $name } holds { $count }: { $cards }.
ff-hand-count-you = You hold { $count }.
ff-hand-count-other = { $name } holds { $count }.
ff-hand-known-other = { $name } holds { $count }, among them { $cards }.
ff-hand-part = This turn's die is { $cards }.
ff-hand-picked = Picked for your row: { $cards }.
ff-hand-part-next-you = Next turn you may roll with a part of your hand.
ff-hand-part-next-other = Next turn { $name } may roll with a part of their hand.
ff-deck = The deck has { $count }.
ff-deck-under-you = At place { $place } from the top lies { $card }, which you put there.
ff-deck-under-other = At place { $place } from the top lies { $card }, which { $name } put there.
ff-deck-under-hidden-other = At place { $place } from the top lies a card that { $name } put there.
ff-discard = The discard pile has { $count }: { $cards }.
ff-discard-empty = The discard pile is empty.
ff-count = { $count ->
        [0] no cards
        [one] one card
       *[other] { $count } cards
    }
ff-powers-card = { $card }: { $help }
ff-powers-nothing = There is no row to tell about yet.

## Why not
ff-refusal-compulsory = this can't be left out.
ff-refusal-pick-two = pick two different cards of your hand.
ff-refusal-picked = you have picked; the others are still choosing.
ff-refusal-out-of-turn = this is not yours to decide.
ff-refusal-no-next-card = your row has no next card, so you must stop.
ff-refusal-not-now = that is not what has to be decided now.
ff-refusal-attack-another = attack another player at the table.
ff-refusal-no-such-place = the row has no such place.
ff-refusal-left-to-right = name the cards to remove from left to right.
ff-refusal-too-healthy = that card has more health than there is damage left.
ff-refusal-last-card = a row keeps its last card.
ff-refusal-not-full = your own attack must take as much of your health as it can.
ff-refusal-same-target = the second attack must be on somebody else.
ff-refusal-not-to-swap = choose a card of your hand other than the rolled one.
ff-refusal-above-health = that row has too much health to be attacked now.
ff-refusal-below-health = that row has too little health to be attacked now.
ff-refusal-discard-count = discard two cards of your row, or as many as may go.
ff-refusal-two-places = choose two different places of your row.
ff-refusal-not-a-neighbour = only the players next to you can lose a card now.
ff-refusal-no-such-row = there is no such player at the table.
ff-refusal-not-removed = your attack did not remove that card.
ff-refusal-last-roll = a card you passed made this roll your last.
ff-refusal-shielded = that card is shielded.
ff-refusal-two-cards = that row is shielded and keeps two cards.
ff-refusal-part = name cards of your hand, each once and in the deck's order, and then done.
ff-refusal-empty-part = you need at least one card to roll with.
ff-refusal-not-in-hand = that card is not in your hand.
ff-refusal-another-player = choose another player at the table.
ff-refusal-over = the game is over.
ff-refusal-enough-cards = this attack can take no more cards.
ff-refusal-new-row = your row is empty, so the card starts a new one at the right.

## Options
ff-option-hand = Cards dealt
    .help = How many cards everyone gets. Left out: 8, or 6 in the simple variant.
ff-option-first = First player
    .help = The seat that begins, counted from 0. Left out: drawn by lot.
ff-option-opening-attack = Attack in the first turn
    .help = Off: the very first turn of the game makes no attack, which is fairer for two or three players.
ff-option-self-attack = Attacking yourself
    .help = full: your own attack takes as much health as it can. choice: you may lose less.
ff-option-superpowers = Superpowers
    .help = Shuffles the 25 superpower cards into the deck.
ff-option-end = End of the game
    .help = first_empty: when one hand is empty. all_empty: when all hands are; until then, empty hands are skipped.
ff-option-variant = Variant
    .help = standard: the whole game. simple: only cards that change the value. tough: an attack takes one card, or two from a value of 6.
ff-option-negative = Negative values
    .help = self: a negative value hits yourself. nothing: it makes no attack.
ff-option-last-card = Last card at stake
    .help = Attacks may take a row's last card, too. Only in the tough variant.
ff-option-deck = Own deck
    .help = The whole text of a deck of your own, with tabs, like the game's. Left out: the game's deck.

## The drawn board
ff-board-choosing = is choosing
ff-board-picked = has chosen
ff-board-legend = A card here: number, health, powers
ff-board-roll = Roll { $roll } of { $of }: { $number } under { $card }
ff-board-roll-bare = Rolled: { $number }
ff-board-stop = Stopping gives { $value }
ff-board-stop-plain = Stopping gives a plain roll
ff-board-next = Next, under { $card }: { $values }
ff-board-higher = higher next: { $count } of { $all } ({ $percent }%)
ff-board-last = The last roll: you stop here
ff-board-value = Rolled { $number }, value { $value }
ff-board-value-none = Rolled { $number }, value { $value }, no attack
ff-board-attack-you = Attack on your own row: { $damage } left
ff-board-attack-other = Attack on { $name }: { $damage } left
ff-board-die = Your die ({ $count })
ff-board-piles = Deck { $deck }, discards { $discard }
ff-board-removed = Removed:
ff-board-known = { $name } holds:
ff-board-own-row = Your row in words:
ff-board-place-you = Your place { $place }: { $card }
ff-board-place-other = { $name }, place { $place }: { $card }
ff-board-player-you = You: health { $health }, { $cards } in the row, { $hand } in the hand
ff-board-player-other = { $name }: health { $health }, { $cards } in the row, { $hand } in the hand
ff-board-edge = { $end ->
    [left] The left end of your row
   *[right] The right end of your row
}
ff-board-first = { $card }: Enter takes it, then choose the second.
ff-board-taken = Taken: { $card }. Choose the second, or Esc.
ff-board-with = { $card }, with { $taken }
ff-board-not = { $card } is not possible: { $why }

## Why
ff-why-stop = Stopping now gives { $value }; stopping after the next roll would give { $average } on average.
ff-why-richest = No other player's row has more health than { $name }'s { $health }.
