### Words on the boards of the site.

board-you = { $name } (you)
board-unreadable = Your move is incomplete: choose everything it needs first.

## De beer is los!
bl-page-forest = The forest
bl-page-how = Press a face-down tile to turn it over. To move, press a tile that stands out, then the space it should go to.
bl-page-how-last = Press a tile that stands out, then the space it should go to, or an exit.
bl-page-flip = { $here }: turn it over
bl-page-pick = { $here }; { $n ->
        [one] one way to go
       *[other] { $n } ways to go
    }
bl-page-ways = Where the { $tile } can go
bl-page-surrounded = That tile has nowhere to go: other tiles stand all around it.
bl-page-turns-left = { $n ->
        [one] turn left
       *[other] turns left
    }
bl-page-face-down = { $n ->
        [one] tile face down
       *[other] tiles face down
    }
bl-page-brown = brown: hunters and lumberjacks
bl-page-blue = blue: bears and foxes
bl-page-points = { $n ->
        [one] point
       *[other] points
    }
bl-page-match = { $n } in all
bl-page-captured = Captured
bl-page-taken-out = Taken out
bl-page-hidden = Still hidden

## Hold My Bear
hb-page-unreadable = Tick one to five cards to play, or two to give away.
hb-page-players = The other players
hb-page-known = Known cards
hb-page-to-move = to move
hb-page-owner = owns the match
hb-page-won = has won
hb-page-must-give = must give away
hb-page-you-must-give = The beaver makes you give away.
hb-page-card = { $card }, { $sport }
hb-page-card-banned = { $card }, can't be played while you hold bear { $number }
hb-page-sport = Sport
hb-page-count = Count
hb-page-total = Total
hb-page-bears = Bears
hb-page-counts-as = These bears count as { $animal }.
hb-page-in-force = What holds now
hb-page-no-win = You can't win while you hold a bear.
hb-page-ban = Your bear { $number } bans every other { $number }.
hb-page-tick = Tick cards of your hand, then play them or give them away.
hb-page-how-card = Press one of the cards that stand out.
hb-page-how-rob = Press the button beside a player.
hb-page-first-to = First card to
hb-page-second-to = second card to
hb-page-second-first = Give the second card first
hb-page-give = Give the ticked cards away
hb-page-ask = Ask for a card
hb-page-whom = Whom
hb-page-animal = Animal
hb-page-number = Number

## Folly & Fortune
ff-page-pick = Lay them as my row
ff-page-discard-two = Discard these two
ff-page-swap = Swap these two
ff-page-swap-rows = Swap these cards
ff-page-how-pick = Choose one card of your hand for the left and one for the right.
ff-page-how-two = Tick two cards of your row.
ff-page-how-swap-rows = Choose a card of your row and one of another.
ff-page-how-hand = Press a card of your hand.
ff-page-how-row = Press a card that stands out in a row.
ff-page-how-player = Press the button beside a player.
ff-page-how-end = Press the place where the card should go.
ff-page-to-move = to move
ff-page-in-hand = In the hand
ff-page-known = Known in the hand
ff-page-in-charge = in charge
ff-page-rolled = rolled
ff-page-for-row = for your row
ff-page-left = left
ff-page-right = right
ff-page-turn = This turn
ff-page-passed = passed
ff-page-value = the value
ff-page-if-stopped = by stopping now
ff-page-roll-of = Roll { $roll } of { $of }
ff-page-odds = The next roll is under { $card } ({ $powers }).
ff-page-higher = { $percent } % chance of more on the next roll
ff-page-higher-rolls = { $percent } % chance of more within { $rolls } rolls
ff-page-as-known = As far as the cards are known.
ff-page-odds-list = Values of the next roll
ff-page-powers = What these cards do
