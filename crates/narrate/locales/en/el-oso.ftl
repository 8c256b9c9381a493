### El Oso

## Stacks and spaces
eo-stack = { $height ->
    [one] a single piece
   *[other] a stack of { $height }
}
eo-stack-bear = { $height ->
    [one] a single Bear piece
   *[other] a Bear stack of { $height }
}
eo-space-you = { $height ->
    [one] { $space }, your single piece
   *[other] { $space }, your stack of { $height }
}
eo-space-other = { $height ->
    [one] { $space }, { $name }'s single piece
   *[other] { $space }, { $name }'s stack of { $height }
}
eo-space-bear = { $height ->
    [one] { $space }, single Bear piece
   *[other] { $space }, Bear stack of { $height }
}
eo-space-empty = { $space }, empty

## Actions and keys
eo-action-move = { $height ->
    [one] { $from } to { $to }, a single piece
   *[other] { $from } to { $to }, a stack of { $height }
}
eo-action-sky = { $height ->
    [one] { $from } to the Sky, a single piece
   *[other] { $from } to the Sky, a stack of { $height }
}
eo-action-pass = { $height ->
    [one] Pass with { $from }, a single piece
   *[other] Pass with { $from }, a stack of { $height }
}
eo-action-stop = Stop the game
eo-key-status = Status
eo-key-turn = Whose turn
eo-key-stacks = Your stacks
eo-key-bear = The Bear's stacks
eo-key-off = Off the board
eo-key-danger = Danger

## What happened
eo-placed-you = A { $die }: your stack on { $space } grows to { $height }.
    .brief = { $die }: { $space } now { $height }.
eo-placed-other = A { $die }: { $name }'s stack on { $space } grows to { $height }.
    .brief = { $die }: { $name } { $space } now { $height }.
eo-placed-bear = A { $die }: the Bear's stack on { $space } grows to { $height }.
    .brief = { $die }: Bear { $space } now { $height }.
eo-again-six = A 6: roll again.
    .brief = 6: again.
eo-again-full = A { $die }, but { $space } has five pieces already: roll again.
    .brief = { $die }: { $space } full, again.
eo-turn-you = Turn { $turn }.
    .brief = Turn { $turn }.
eo-turn-other = Turn { $turn }: { $name } to move.
    .brief = Turn { $turn }: { $name }.
eo-moved-you = You move { $stack } from { $from } to { $to }.
    .brief = { $from } to { $to }.
eo-moved-other = { $name } moves { $stack } from { $from } to { $to }.
    .brief = { $name }: { $from } to { $to }.
eo-sky-you = You bring { $stack } from { $from } into the Sky and have { $sky } up there now.
    .brief = { $from } to the Sky: { $sky }.
eo-sky-other = { $name } brings { $stack } from { $from } into the Sky and has { $sky } up there now.
    .brief = { $name }: { $from } to the Sky: { $sky }.
eo-passed-you = You pass with { $stack } on { $space }.
    .brief = Pass with { $space }.
eo-passed-other = { $name } passes with { $stack } on { $space }.
    .brief = { $name }: pass with { $space }.
eo-rolled = The Bear rolls { $dice }.
    .brief = Bear: { $dice }.
eo-blank-six = A 6 is a blank: nothing falls.
    .brief = 6: nothing.
eo-blank-cave = A { $die }: the Bear has nothing in column { $column } and nothing in the Cave, so nothing falls.
    .brief = { $die }: nothing.
eo-bear-moved = A { $die }: { $stack } comes down from { $from } to { $to }.
    .brief = Bear { $from } to { $to }.
eo-merged = It joins the stack there: the Bear now has { $height } on { $space }.
    .brief = Bear { $height } on { $space }.
eo-captured-even-you = { $removed ->
    [one] Capture on { $space }: you and the Bear lose a piece each, and the space is empty. Pit: { $pit }.
   *[other] Capture on { $space }: you and the Bear lose { $removed } pieces each, and the space is empty. Pit: { $pit }.
}
    .brief = { $space }: you lose { $removed }. Pit { $pit }.
eo-captured-even-other = { $removed ->
    [one] Capture on { $space }: { $name } and the Bear lose a piece each, and the space is empty. Pit: { $pit }.
   *[other] Capture on { $space }: { $name } and the Bear lose { $removed } pieces each, and the space is empty. Pit: { $pit }.
}
    .brief = { $space }: { $name } loses { $removed }. Pit { $pit }.
eo-captured-player-stays-you = { $removed ->
    [one] Capture on { $space }: you and the Bear lose a piece each, and you keep { $rest } there. Pit: { $pit }.
   *[other] Capture on { $space }: you and the Bear lose { $removed } pieces each, and you keep { $rest } there. Pit: { $pit }.
}
    .brief = { $space }: you lose { $removed }, keep { $rest }. Pit { $pit }.
eo-captured-player-stays-other = { $removed ->
    [one] Capture on { $space }: { $name } and the Bear lose a piece each, and { $name } keeps { $rest } there. Pit: { $pit }.
   *[other] Capture on { $space }: { $name } and the Bear lose { $removed } pieces each, and { $name } keeps { $rest } there. Pit: { $pit }.
}
    .brief = { $space }: { $name } loses { $removed }, keeps { $rest }. Pit { $pit }.
eo-captured-bear-stays-you = { $removed ->
    [one] Capture on { $space }: you and the Bear lose a piece each, and the Bear keeps { $rest } there. Pit: { $pit }.
   *[other] Capture on { $space }: you and the Bear lose { $removed } pieces each, and the Bear keeps { $rest } there. Pit: { $pit }.
}
    .brief = { $space }: you lose { $removed }, Bear keeps { $rest }. Pit { $pit }.
eo-captured-bear-stays-other = { $removed ->
    [one] Capture on { $space }: { $name } and the Bear lose a piece each, and the Bear keeps { $rest } there. Pit: { $pit }.
   *[other] Capture on { $space }: { $name } and the Bear lose { $removed } pieces each, and the Bear keeps { $rest } there. Pit: { $pit }.
}
    .brief = { $space }: { $name } loses { $removed }, Bear keeps { $rest }. Pit { $pit }.
eo-entered = { $height ->
    [one] A { $die }: a piece comes out of the Cave onto { $space }.
   *[other] A { $die }: a stack of { $height } comes out of the Cave onto { $space }.
}
    .brief = Cave: { $height } onto { $space }.
eo-grounded = A { $die }: { $stack } drops from { $from } to the Ground.
    .brief = { $from }: { $height } to the Ground.
eo-rained = A { $die }: a piece rains onto { $space }.
    .brief = Rain on { $space }.
eo-rained-six = A 6: a piece of the rain goes to the Cave.
    .brief = Rain to the Cave.
eo-rained-full = A { $die }, but { $space } is full: a piece of the rain goes to the Cave.
    .brief = { $space } full: rain to the Cave.
eo-ended-gone-you = You have no piece left on the board. Your score is { $sky }: { $class }.
    .brief = Score { $sky }: { $class }.
eo-ended-gone-other = { $name } has no piece left on the board. The score is { $sky }: { $class }.
    .brief = { $name }: score { $sky }, { $class }.
eo-ended-stop-you = You stop here. Your score is { $sky }: { $class }.
    .brief = Score { $sky }: { $class }.
eo-ended-stop-other = { $name } stops here. The score is { $sky }: { $class }.
    .brief = { $name }: score { $sky }, { $class }.
eo-ended-limit-you = Your turns are used up. Your score is { $sky }: { $class }.
    .brief = Score { $sky }: { $class }.
eo-ended-limit-other = { $name } has used up all turns. The score is { $sky }: { $class }.
    .brief = { $name }: score { $sky }, { $class }.
eo-over-won-you = You have won, with { $sky } in the Sky!
    .brief = You won with { $sky }.
eo-over-won-other = { $name } has won, with { $sky } in the Sky.
    .brief = { $name } won with { $sky }.
eo-over-lost-you = The Bear has won. { $sky ->
    [0] You have no piece in the Sky, { $short } short of a win.
   *[other] You have { $sky } in the Sky, { $short } short of a win.
}
    .brief = The Bear won; { $sky } in the Sky, { $short } short.
eo-over-lost-other = The Bear has won. { $name } has { $sky } in the Sky, { $short } short of a win.
    .brief = The Bear beat { $name }; { $sky } in the Sky, { $short } short.
eo-stop-sure = Stop now and end the game?
eo-stop-yes = Yes, stop the game
eo-class-loss = a loss
eo-class-win = a win
eo-class-superior-win = a superior win

## What to do
eo-ask = Turn { $turn }, { $sky } in the Sky, { $pit } in the Pit: move a stack, or pass with one.
eo-ask-sky = From { $spaces } you can leave for the Sky.
eo-ask-stop = You may also stop the game.
eo-turns-left = { $turns ->
    [one] This is the last turn.
   *[other] { $turns } turns are left.
}
eo-chance-setup-you = { $pieces ->
    [one] Throw a die for your last piece of the setup and type it, 1 to 6.
   *[other] Throw a die for a piece of yours and type it, 1 to 6. { $pieces } are still to be placed.
}
eo-chance-setup-other = { $pieces ->
    [one] Throw a die for { $name }'s last piece of the setup and type it, 1 to 6.
   *[other] Throw a die for a piece of { $name }'s and type it, 1 to 6. { $pieces } are still to be placed.
}
eo-chance-setup-bear = { $pieces ->
    [one] Throw a die for the Bear's last piece of the setup and type it, 1 to 6.
   *[other] Throw a die for a piece of the Bear's and type it, 1 to 6. { $pieces } are still to be placed.
}
eo-chance-roll = { $dice ->
    [one] Throw one die for the Bear and type it, 1 to 6.
   *[other] Throw { $dice } dice for the Bear and type them in any order, each 1 to 6, with blanks between them.
}
eo-chance-rain = { $pieces ->
    [one] It rains. Throw a die for the last piece on the Ground and type it, 1 to 6.
   *[other] It rains. Throw a die for one of the { $pieces } pieces on the Ground and type it, 1 to 6.
}

## Status
eo-now-setup-you = { $pieces ->
    [one] Setup: one piece of yours is still to be placed.
   *[other] Setup: { $pieces } pieces of yours are still to be placed.
}
eo-now-setup-other = { $pieces ->
    [one] Setup: one piece of { $name }'s is still to be placed.
   *[other] Setup: { $pieces } pieces of { $name }'s are still to be placed.
}
eo-now-setup-bear = { $pieces ->
    [one] Setup: one piece of the Bear's is still to be placed.
   *[other] Setup: { $pieces } pieces of the Bear's are still to be placed.
}
eo-now-move-you = Turn { $turn }: your move.
eo-now-move-other = Turn { $turn }: { $name }'s move.
eo-now-roll = { $dice ->
    [one] Turn { $turn }: the Bear rolls one die.
   *[other] Turn { $turn }: the Bear rolls { $dice } dice.
}
eo-now-rain = { $pieces ->
    [one] Turn { $turn }: it rains, with one piece still on the Ground.
   *[other] Turn { $turn }: it rains, with { $pieces } pieces still on the Ground.
}
eo-now-over-you = { $turn ->
    [one] The game is over after one turn. Your score is { $sky }: { $class }.
   *[other] The game is over after { $turn } turns. Your score is { $sky }: { $class }.
}
eo-now-over-other = { $turn ->
    [one] The game is over after one turn. { $name }'s score is { $sky }: { $class }.
   *[other] The game is over after { $turn } turns. { $name }'s score is { $sky }: { $class }.
}
eo-off = Sky { $sky }, Pit { $pit }, Cave { $cave }, Ground { $ground }.
eo-goal-open = { $pieces ->
    [one] One more in the Sky for a win.
   *[other] { $pieces } more in the Sky for a win.
}
eo-goal-won = Enough for a win already.
eo-goal-lost = Ten is out of reach now.
eo-column = Column { $column }: { $stacks }.
eo-column-empty = Column { $column }: empty.
eo-at-you = you { $height } on { $space }
eo-at-other = { $name } { $height } on { $space }
eo-at-bear = Bear { $height } on { $space }
eo-height = { $height } on { $space }
eo-stacks-you = Your stacks: { $stacks }.
eo-stacks-other = { $name }'s stacks: { $stacks }.
eo-stacks-bear = The Bear's stacks: { $stacks }.
eo-stacks-none-you = You have no stack on the board.
eo-stacks-none-other = { $name } has no stack on the board.
eo-stacks-none-bear = The Bear has no stack on the board.
eo-danger = A single die can hit: { $threats }.
eo-danger-above = { $height ->
    [one] { $stack }, right below a single Bear piece
   *[other] { $stack }, right below a Bear stack of { $height }
}
eo-danger-cave = { $pieces ->
    [one] { $stack }, by one piece from the Cave
   *[other] { $stack }, by { $pieces } pieces from the Cave
}
eo-danger-none-you = No single die can hit a stack of yours.
eo-danger-none-other = No single die can hit a stack of { $name }'s.

## Match play
eo-match-scored-you = You end game { $game } of { $games } with { $score }. Your total is { $total }.
    .brief = Game { $game }: { $score }, total { $total }.
eo-match-scored-other = { $name } ends game { $game } of { $games } with { $score }, for a total of { $total }.
    .brief = { $name }, game { $game }: { $score }, total { $total }.
eo-match-progress-you = { $turn ->
    [one] You are in game { $game } of { $games }, after one turn, with { $sky } in the Sky and a total of { $total } before it.
   *[other] You are in game { $game } of { $games }, after { $turn } turns, with { $sky } in the Sky and a total of { $total } before it.
}
eo-match-progress-other = { $turn ->
    [one] { $name } is in game { $game } of { $games }, after one turn, with { $sky } in the Sky and a total of { $total } before it.
   *[other] { $name } is in game { $game } of { $games }, after { $turn } turns, with { $sky } in the Sky and a total of { $total } before it.
}
eo-match-finished-you = You have finished with a total of { $total }.
eo-match-finished-other = { $name } has finished with a total of { $total }.
eo-match-totals = Totals: { $totals }.
eo-match-total = { $name } { $total }
eo-match-leads-you = You lead by { $by }.
eo-match-leads-other = { $name } leads by { $by }.
eo-match-shared-you = You share the lead with { $names }.
eo-match-shared-other = { $names } share the lead.
eo-match-level = Everyone is level.
eo-match-waiting-you = You are done. Still playing: { $names }.
eo-match-waiting-other = Still playing: { $names }.

## Why not
eo-refusal-out-of-turn = it is not your turn to decide.
eo-refusal-empty-space = there is no stack on that space.
eo-refusal-bear-stack = the stack on that space is the Bear's.
eo-refusal-straight = a stack goes diagonally or sideways, never straight up or down.
eo-refusal-not-in-line = that space is neither in the stack's row nor on one of its diagonals.
eo-refusal-no-distance = a move goes at least one space; to stay where you are, pass.
eo-refusal-too-far = a stack goes at most as many spaces as it has pieces.
eo-refusal-occupied = a stack can land only on an empty space.
eo-refusal-blocked = another stack stands in the way.
eo-refusal-not-top-row = only a stack that starts on the top row can leave for the Sky.
eo-refusal-over = the game is over, and you have no piece left on the board.
eo-refusal-stop-too-early = you can stop only with three or more pieces in the Pit.
eo-refusal-stopped = the game was stopped.
eo-refusal-turns-used-up = the game is over, and your turns are used up.

## Options
eo-option-turn-limit = Turn limit
    .help = The game ends right after this turn of yours, and the Bear does not roll again. Left out, there is no limit.
eo-option-games = Games
    .help = How many games everyone plays. The highest total wins.
eo-option-duplicate = Same dice for all
    .help = Everyone gets the same setup and the same dice, so that luck is shared.

## Board
eo-board-sky = Sky
eo-board-pit = Pit
eo-board-cave = Cave
eo-board-ground = Ground
eo-board-turn = Turn
eo-board-dice = Dice
eo-board-pass = Pass
eo-board-bear = Bear
eo-board-can = can go there
eo-board-danger = one die hits it
eo-board-then = { $what }. Dice for the Bear: { $dice }.
eo-board-hit = A { $die } hits it with { $pieces }.
eo-board-no = No: { $why }

## Why
eo-worth-win = { $value } % for ten or more
    .brief = { $value } %
    .amount = { $count ->
        [one] one point of the chance of ten or more
       *[other] { $value } points of the chance of ten or more
    }
    .title = Chance of ten or more, in %
eo-worth-score = { $value } pieces in the Sky expected
    .brief = { $value }
    .amount = { $count ->
        [one] one piece
       *[other] { $value } pieces
    }
    .title = Pieces in the Sky expected
eo-why-sky = { $pieces ->
    [one] It brings a piece to safety: { $sky } in the Sky.
   *[other] It brings { $pieces } pieces to safety: { $sky } in the Sky.
}
eo-why-leaves = { $pieces ->
    [one] It leaves { $from }, where a { $die } would bring a Bear piece down on it.
   *[other] It leaves { $from }, where a { $die } would bring { $pieces } Bear pieces down on it.
}
eo-why-calm = On { $to } no single die can hit it.
eo-why-top = From { $to } it can leave for the Sky next turn.
eo-why-pass = { $dice ->
    [one] It gives the Bear only one die.
   *[other] It gives the Bear { $dice } dice.
}
