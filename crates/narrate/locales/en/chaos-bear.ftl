### Chaos Bear

## Cards
cb-card-impulsion = Impulsion
cb-card-super-impulsion = Super Impulsion
cb-card-tiredness = Tiredness
cb-card-hunger = Hunger
cb-card-backward-push = Backward Push
cb-card-random-gift = Random Gift

## Actions and keys
cb-action-roll = Roll the die
cb-action-draw = Draw a card
cb-key-status = Status
cb-key-turn = Whose turn
cb-key-bear = The bear

## What happened
cb-rolled-you = You roll { $die } and run from { $from } to { $to }.
    .brief = { $die }: you on { $to }.
cb-rolled-other = { $name } rolls { $die } and runs from { $from } to { $to }.
    .brief = { $name } { $die }: { $to }.
cb-drew-you = You draw { $card }.
    .brief = { $card }.
cb-drew-other = { $name } draws { $card }.
    .brief = { $name }: { $card }.
cb-gift-forward = The coin says forward.
    .brief = Forward.
cb-gift-back = The coin says back.
    .brief = Back.
cb-pushed-on-you = You move { $by } forward, to { $to }.
    .brief = You on { $to }.
cb-pushed-on-other = { $name } moves { $by } forward, to { $to }.
    .brief = { $name } on { $to }.
cb-pushed-back-you = You are pushed back { $by }, to { $to }.
    .brief = Back to { $to }.
cb-pushed-back-other = { $name } is pushed back { $by }, to { $to }.
    .brief = { $name } back to { $to }.
cb-energy-stays = The bear's energy is 1 already and can't fall.
    .brief = Energy stays 1.
cb-energy-rises = The bear's energy rises to { $energy }.
    .brief = Energy { $energy }.
cb-energy-falls = The bear's energy falls to { $energy }.
    .brief = Energy { $energy }.
cb-bear-moved = The bear rolls { $die }, adds its energy of { $energy } and comes to { $to }.
    .brief = Bear { $die }: { $to }.
cb-bear-grew = A three makes it stronger: its energy is { $energy }.
    .brief = Energy { $energy }.
cb-caught-you = The bear catches you on { $square }!
    .brief = You are caught!
cb-caught-other = The bear catches { $name } on { $square }.
    .brief = { $name } caught.
cb-feasted = The meal makes it lazy: its energy is { $energy }.
    .brief = Energy { $energy }.
cb-left-you = You have left the chase.
    .brief = You left.
cb-left-other = { $name } has left the chase.
    .brief = { $name } left.
cb-round = Round { $round }.
    .brief = Round { $round }.
cb-time-ran-out = Round 10,000 is over. Whoever is furthest wins.
    .brief = Time is up.

## What to do
cb-ask-roll = Your turn on square { $square }, { $lead } ahead of the bear: roll.
cb-ask-both = Your turn on square { $square }, { $lead } ahead of the bear: roll, or draw a card.
cb-chance-die-you = Throw a die for yourself and type it, 1 to 6.
cb-chance-die-other = Throw a die for { $name } and type it, 1 to 6.
cb-chance-card-you = Draw a card and type its name: { $cards }.
cb-chance-card-other = Draw a card for { $name } and type its name: { $cards }.
cb-chance-direction-you = Throw a coin for your gift and type forward or back.
cb-chance-direction-other = Throw a coin for { $name }'s gift and type forward or back.
cb-chance-distance-you = Throw a die for the length of your gift and type it, 1 to 6.
cb-chance-distance-other = Throw a die for the length of { $name }'s gift and type it, 1 to 6.
cb-chance-bear = Throw the bear's die and type it, 1 to 3.

## Status
cb-turn-you = Round { $round }, your turn.
cb-turn-other = Round { $round }, { $name }'s turn.
cb-turn-bear = Round { $round }, the bear's turn.
cb-turn-over = The chase is over.
cb-status-running-you = You are on { $square }, { $lead } ahead of the bear.
cb-status-running-other = { $name } is on { $square }, { $lead } ahead of the bear.
cb-status-caught-you = You were caught on { $square } in round { $round }.
cb-status-caught-other = { $name } was caught on { $square } in round { $round }.
cb-status-left-you = You have left the game.
cb-status-left-other = { $name } has left the game.
cb-status-bear = The bear is on { $square } with energy { $energy }.

## Why not
cb-refusal-out-of-turn = it is not your turn.
cb-refusal-no-draw-square = cards are drawn only on the marked squares, and you are not on one.
cb-refusal-caught = the bear has caught you, so you take no more turns.
cb-refusal-over = the chase is over.
cb-refusal-removed = you have left this game.

## Options
cb-option-start = First square
    .help = The square on which all players start. The bear starts on 0.
cb-option-energy = Bear's energy
    .help = The energy with which the bear starts.
cb-option-feast = Cost of a feast
    .help = How much energy the bear loses when it has caught somebody. It always keeps 1.
cb-option-draw-every = Draw squares
    .help = Cards may be drawn on the multiples of this number.
cb-option-weights = Card weights
    .help = How often each card comes, compared with the others. 0 takes a card out.

## Board
cb-board-lead = { $square }, lead { $lead }
cb-board-left = left the chase
cb-board-caught = caught on { $square }
cb-board-bear = Bear
cb-board-reach = on { $square }, energy { $energy }, reaches { $from } to { $to }

## Why
cb-worth-survive = { $value } % to get through the bear's next turn
    .brief = { $value } %
    .amount = { $count ->
        [one] one point of the chance to get through
       *[other] { $value } points of the chance to get through
    }
    .title = Chance to get through the bear's next turn, in %
cb-why-roll-safe = Your lead is { $lead }, and with energy { $energy } the bear moves at most { $most }: any roll keeps you out of its reach.
cb-why-roll-needs = Your lead is { $lead }, and with energy { $energy } the bear moves at most { $most }: a { $needed } or more and it can't reach you.
cb-why-draw-safe = Your lead is { $lead }, and with energy { $energy } the bear moves at most { $most }: even the worst card keeps you out of its reach.
cb-why-draw = Your lead is { $lead }, and with energy { $energy } the bear moves up to { $most }; a card may push you on or tire it.
