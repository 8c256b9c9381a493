### De beer is los!

## Tiles, colours, directions, counts
bl-kind-hunter = hunter
    .prey = the hunter
    .yours = your hunter
    .count =
        { $n ->
            [one] 1 hunter
           *[other] { $n } hunters
        }
bl-kind-lumberjack = lumberjack
    .prey = the lumberjack
    .yours = your lumberjack
    .count =
        { $n ->
            [one] 1 lumberjack
           *[other] { $n } lumberjacks
        }
bl-kind-bear = bear
    .prey = the bear
    .yours = your bear
    .count =
        { $n ->
            [one] 1 bear
           *[other] { $n } bears
        }
bl-kind-fox = fox
    .prey = the fox
    .yours = your fox
    .count =
        { $n ->
            [one] 1 fox
           *[other] { $n } foxes
        }
bl-kind-pheasant = pheasant
    .prey = the pheasant
    .count =
        { $n ->
            [one] 1 pheasant
           *[other] { $n } pheasants
        }
bl-kind-duck = duck
    .prey = the duck
    .count =
        { $n ->
            [one] 1 duck
           *[other] { $n } ducks
        }
bl-kind-tree = tree
    .prey = the tree
    .count =
        { $n ->
            [one] 1 tree
           *[other] { $n } trees
        }
bl-colour-brown = brown
bl-colour-blue = blue
bl-direction-north = north
    .to = north
    .exit = the north exit
bl-direction-east = east
    .to = east
    .exit = the east exit
bl-direction-south = south
    .to = south
    .exit = the south exit
bl-direction-west = west
    .to = west
    .exit = the west exit
bl-points =
    { $n ->
        [one] 1 point
       *[other] { $n } points
    }
bl-tiles =
    { $n ->
        [one] 1 tile
       *[other] { $n } tiles
    }
bl-typed = { $typed } ({ $word })

## Actions and keys
bl-action-flip = Flip { $space }
bl-action-move = Move the { $tile } from { $from } to { $to }
bl-action-move-hunter = Move the hunter (gun { $way }) from { $from } to { $to }
bl-action-capture = Capture { $prey } on { $to } with the { $tile } from { $from }, { $points }
bl-action-exit = Take the { $tile } on { $from } out through { $exit }, { $points }
bl-action-skip = Skip this turn
bl-key-status = Status
bl-key-turn = Whose turn
bl-key-points = Points
bl-key-forest = What is still hidden
bl-key-barred = What rests or may not go back
bl-key-guns = Guns
bl-key-threats = Who can capture what
bl-key-card = Quick reference
bl-key-row = What lies in this row
bl-key-column = What lies in this column
bl-key-line = Line of fire

## What happened
bl-flipped-you = You flip { $space }: a { $tile }.
    .brief = { $space }: { $tile }.
bl-flipped-other = { $name } flips { $space }: a { $tile }.
    .brief = { $name }, { $space }: { $tile }.
bl-gun-shown = Its gun points { $way }.
    .brief = Gun { $way }.
bl-moved-you = You move the { $tile } from { $from } to { $to }.
    .brief = You: { $tile }, { $from } to { $to }.
bl-moved-other = { $name } moves the { $tile } from { $from } to { $to }.
    .brief = { $name }: { $tile }, { $from } to { $to }.
bl-moved-hunter-you = You move the hunter from { $from } to { $to }, gun { $way }.
    .brief = You: hunter, { $from } to { $to }.
bl-moved-hunter-other = { $name } moves the hunter from { $from } to { $to }, gun { $way }.
    .brief = { $name }: hunter, { $from } to { $to }.
bl-captured-you =
    Your { $tile } goes from { $from } to { $to } and { $kind ->
        [hunter] shoots { $prey }
        [lumberjack] fells { $prey }
       *[other] catches { $prey }
    }: { $points }.
    .brief = You capture { $prey } on { $to }, { $points }.
bl-captured-other =
    { $name }'s { $tile } goes from { $from } to { $to } and { $kind ->
        [hunter] shoots { $prey }
        [lumberjack] fells { $prey }
       *[other] catches { $prey }
    }: { $points }.
    .brief = { $name } captures { $prey } on { $to }, { $points }.
bl-taken-out-you = Your { $tile } on { $from } leaves the forest through { $exit }: { $points }.
    .brief = Your { $tile } is out, { $points }.
bl-taken-out-other = { $name }'s { $tile } on { $from } leaves the forest through { $exit }: { $points }.
    .brief = { $name }'s { $tile } is out, { $points }.
bl-skipped-you = There is nothing you can do, so you skip.
    .brief = You skip.
bl-skipped-other = There is nothing { $name } can do: a skip.
    .brief = { $name } skips.
bl-quiet-ended-you =
    { $turns ->
        [one] A turn
       *[other] { $turns } turns in a row
    } without a flip or a capture: now you must do one of the two.
    .brief = Too quiet: flip or capture.
bl-quiet-ended-other =
    { $turns ->
        [one] A turn
       *[other] { $turns } turns in a row
    } without a flip or a capture: now { $name } must do one of the two.
    .brief = Too quiet: { $name } must flip or capture.
bl-final-phase-you =
    The last tile is face up and the exits are open. { $turns ->
        [one] One more turn
       *[other] { $turns } more turns
    } each, and you go first.
    .brief = Final phase, you go first.
bl-final-phase-other =
    The last tile is face up and the exits are open. { $turns ->
        [one] One more turn
       *[other] { $turns } more turns
    } each, and { $name } goes first.
    .brief = Final phase, { $name } goes first.
bl-game-ended = Game { $game } is over: { $reason }. { $scores }
    .brief = Game { $game } is over. { $scores }
bl-end-turns-over = the last turn has been played
bl-end-brown-gone = there is no brown tile left
bl-end-blue-gone = there is no blue tile left
bl-end-both-gone = there is no brown and no blue tile left
bl-tally-you = You: { $points } with { $tiles }.
bl-tally-other = { $name }: { $points } with { $tiles }.
bl-game-began = The tiles are shuffled for game { $game }. { $sides } { $begins }
    .brief = Game { $game }. { $sides } { $begins }
bl-side-brown-you = You play brown, hunters and lumberjacks.
bl-side-brown-other = { $name } plays brown, hunters and lumberjacks.
bl-side-blue-you = You play blue, bears and foxes.
bl-side-blue-other = { $name } plays blue, bears and foxes.
bl-begins-you = You begin.
bl-begins-other = { $name } begins.

## What to do
bl-ask-first = Your turn with { $colour }: flip any tile.
bl-ask = Your turn with { $colour }: flip a tile or move one.
bl-ask-quiet = Your turn with { $colour }: it has been quiet for too long, so flip a tile or capture.
bl-ask-final =
    { $turns ->
        [one] Your last turn with { $colour }
       *[other] Your turn with { $colour }, { $turns } left
    }: move a tile or take one out; if you can do neither, skip.
bl-chance-kind = Turn over the tile on { $space } and type what it is: { $kinds }.
bl-chance-gun = Which way does the gun of the hunter on { $space } point? Type it: { $ways }.

## Status
bl-turn-you = Your turn, with { $colour }.
bl-turn-other = { $name }'s turn, with { $colour }.
bl-turn-over = The match is over.
bl-game-of = Game { $game } of { $games }.
bl-quiet = Quiet turns so far: { $turns } of { $limit }.
bl-quiet-over-you = You must flip a tile or capture now.
bl-quiet-over-other = { $name } must flip a tile or capture now.
bl-turns-left-you =
    You have { $turns ->
        [0] no turn
        [one] 1 turn
       *[other] { $turns } turns
    } left.
bl-turns-left-other =
    { $name } has { $turns ->
        [0] no turn
        [one] 1 turn
       *[other] { $turns } turns
    } left.
bl-has-you = You have { $points } from { $tiles }.
bl-has-other = { $name } has { $points } from { $tiles }.
bl-has-nothing-you = You have no points yet.
bl-has-nothing-other = { $name } has no points yet.
bl-has-captured = Captured: { $tiles }.
bl-has-taken-out = Taken out: { $tiles }.
bl-first-game = Result of the first game. { $scores }
bl-match-total = Total of both games. { $scores }
bl-hidden =
    { $n ->
        [one] 1 tile is
       *[other] { $n } tiles are
    } still hidden: { $kinds }.
bl-hidden-where = Face down: { $spaces }.
bl-hidden-none = Nothing is hidden any more.
bl-hidden-guns = Hidden guns: { $guns }.
bl-hidden-gun = { $n } { $way }
bl-resting = The { $tile } on { $space } rests this turn.
bl-barred-you = Your { $tile } on { $space } may not go straight back to { $barred }.
bl-barred-other = { $name }'s { $tile } on { $space } may not go straight back to { $barred }.
bl-barred-bird-you = You may not move the { $tile } on { $space } straight back to { $barred }.
bl-barred-bird-other = { $name } may not move the { $tile } on { $space } straight back to { $barred }.
bl-barred-none = No bird rests, and every way back is open.
bl-gun = Hunter on { $space }: gun { $way }.
bl-gun-aimed = Hunter on { $space }: gun { $way }, aimed at the { $prey } on { $to }.
bl-guns-none = No hunter is face up.
bl-threats-you = You can capture { $captures }.
bl-threats-other = { $name } can capture { $captures }.
bl-threats-none-you = There is nothing you can capture.
bl-threats-none-other = There is nothing { $name } can capture.
bl-capture = { $prey } on { $to } with the { $tile } from { $from }

## Quick reference
bl-card-hunter = Hunter, brown, { $points }: goes any distance and captures bears, foxes, ducks and pheasants, but only where its gun points.
bl-card-lumberjack = Lumberjack, brown, { $points }: goes one space and captures trees.
bl-card-bear = Bear, blue, { $points }: goes one space and captures hunters and lumberjacks.
bl-card-fox = Fox, blue, { $points }: goes any distance and captures ducks and pheasants.
bl-card-pheasant = Pheasant, green, { $points }: both players move it, any distance; it captures nothing.
bl-card-duck = Duck, green, { $points }: both players move it, any distance; it captures nothing.
bl-card-tree = Tree, green, { $points }: never moves.
bl-card-exits = Exits, once everything is face up: { $exits }.
bl-card-exit = { $space } { $way }

## One space
bl-space-empty = { $space }, empty
bl-space-face-down = { $space }, face down
bl-space-tile = { $space }, { $tile }
bl-space-hunter = { $space }, hunter, gun { $way }
bl-space-exit = { $way } exit
bl-space-rests = rests
bl-space-barred = may not go back to { $barred }
bl-space-captures = can capture { $prey } on { $to }
bl-space-threatened = can be captured by the { $tile } on { $from }

## A row, a column, a line of fire
bl-scan-row = Row { $row }: { $spaces }.
bl-scan-column = Column { $column }: { $spaces }.
bl-scan-line = Line of fire of the hunter on { $space }, gun { $way }: { $spaces }.
bl-scan-line-none = The hunter on { $space } points its gun { $way }, out of the forest. Nothing is in its line of fire.
bl-scan-line-prey = It can capture { $prey } on { $to }.
bl-scan-hunter = the hunter on { $space }
bl-scan-guns = { $space } is in the line of fire of { $hunters }.
bl-scan-no-gun = No gun points at { $space }.
bl-scan-where = Go to a space with the arrow keys first. In plain mode, type the space too: { $topic } d4.
bl-scan-unknown = There is no such place in the forest. Name a space, as in { $topic } d4.

## The board on the screen
bl-board-game = Game { $game } of { $games }
bl-board-first-game = First game { $scores }
bl-board-player = { $name }, { $colour ->
    [brown] brown
   *[blue] blue
}
bl-board-hidden = Hidden { $n }
bl-board-face-down = face down
bl-board-quiet = Quiet turns { $turns } of { $limit }
bl-board-turns = Turns left
bl-board-hint = Arrow keys walk through the forest; Enter flips a tile or picks one up.
bl-board-picked-up =
    { $tile }, picked up: { $count ->
        [0] it can't go anywhere now
        [one] there is one way to go
       *[other] there are { $count } ways to go
    }. Esc lets go.
bl-board-at-exit = This is { $exit }. Pick up a tile first, then lead it out here.
bl-board-legend = The signs on the board:
bl-board-legend-sides = Capitals: yours. Small letters: your opponent's. Arrow: hunter's gun.
bl-board-legend-prey = { $prey } you can capture it, { $danger } your opponent can capture it
bl-board-legend-ways = { $goal } the tile can go there, { $barred } no way straight back, { $rests } the bird rests
bl-board-legend-frames = { $pointed } where you point, { $held } the tile you picked up
bl-board-legend-exits = Gaps in the edge are the exits; arrows show that they are open.
bl-board-legend-bag = Under each player: tiles captured and, after { $out }, taken out.

## Why not
bl-refusal-flip-open = the flipped tile has not been shown yet.
bl-refusal-out-of-turn = it is not your turn.
bl-refusal-not-face-down = there is no face-down tile on that space.
bl-refusal-still-face-down = that tile is still face down; flip it first.
bl-refusal-no-tile = there is no tile on that space.
bl-refusal-tree = trees never move.
bl-refusal-wrong-colour = that tile is your opponent's.
bl-refusal-no-distance = a tile moves at least one space.
bl-refusal-not-straight = tiles move in a straight line, along a row or a column.
bl-refusal-blocked = another tile stands in the way.
bl-refusal-too-far = bears and lumberjacks move just one space.
bl-refusal-no-way-back = you moved that tile away from there on your last turn, so it may not go straight back.
bl-refusal-resting = your opponent has just flipped or moved that bird, so it rests this turn.
bl-refusal-wrong-prey = that tile can't capture the one that stands there.
bl-refusal-hunter-prey = hunters capture bears, foxes, ducks and pheasants, nothing else.
bl-refusal-gun = a hunter captures only in the direction its gun points.
bl-refusal-hidden-prey = a face-down tile can't be captured.
bl-refusal-exits-closed = the exits stay closed until all tiles are face up.
bl-refusal-bird-stays = birds stay in the forest.
bl-refusal-no-exit = that tile is not in line with that exit.
bl-refusal-not-on-exit = bears and lumberjacks must stand on the exit space before they can leave.
bl-refusal-exit-blocked = another tile stands between that one and the exit.
bl-refusal-can-act = you may skip only if there is nothing else you can do.
bl-refusal-over = the match is over.
bl-refusal-quiet = it has been quiet for too long: flip a tile or capture.

## Options
bl-option-games = Games
    .help = One game, or a match of two in which you swap colours and add up your points.
bl-option-first = Who begins
    .help = The colour that takes the first turn of every game: blue or brown.
bl-option-guns = Guns
    .help = With random, each gun points any of the four ways. With two_each, two of the eight guns point each way.
bl-option-no-way-back = No way back
    .help = With all, whatever you moved may not go straight back. With own, that holds only for tiles of your own colour, not for birds.
bl-option-quiet = Quiet turns
    .help = After this many turns in a row without a flip or a capture, the next player must do one of the two.

## Why
bl-why-safe = Nothing that lies face up can take it there next turn.
bl-why-flees = It gets away from the { $tile } on { $space }.
bl-why-threatens = From there it threatens { $prey } on { $space }.
bl-why-exit = Out of the forest nobody can take it any more.
bl-why-flip = { $hidden ->
    [one] One tile is hidden
   *[other] { $hidden } tiles are hidden
}: { $own } of yours, { $theirs } of your opponent's.
