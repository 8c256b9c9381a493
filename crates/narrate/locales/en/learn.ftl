### Learning the games: rules pages with examples, the coach, the lobby.

## Rules pages
learn-contents = Contents
learn-example = Try it yourself
learn-example-about = A position from a game, and the rules of the site to judge what you would do. Nothing is at stake and no table is set up.
learn-example-fresh = Another position
learn-example-again = Back to the start of this example
learn-example-stands = The position in words
learn-example-asked = What you are asked
learn-example-over = The example is over.
learn-example-long = That was a good part of a game. Take another position, or play.
learn-try = Is this a valid move?
learn-try-pick = Choose a move and ask
learn-try-type = Or type one
learn-try-ask = Ask
learn-yes = Yes, { $action } is a valid move.
learn-no = No, { $action } is not a valid move. { $why }
learn-nothing = That is no move of this game. { $why }
learn-do = Do it and see what comes
learn-at = Positions
learn-at-setup = The setup
learn-at-turn = A turn
learn-at-super = With superpowers
learn-powers = All powers
learn-powers-basic = The powers of the base game
learn-powers-super = The superpowers
learn-made-by = Whose game this is
learn-more-makers = More about the makers

## Lobby
learn-lobby = Lobby
learn-lobby-all = All tables that anybody may find
learn-lobby-game = Game
learn-lobby-any = Any game
learn-lobby-free = Only with a free seat
learn-lobby-show = Show
learn-lobby-playing = Games you can watch
learn-lobby-no-playing = Nobody plays in public just now.
learn-lobby-gone = somebody who left
learn-lobby-join-game = Sit down at this table of { $game }
learn-lobby-watch-game = Watch this table of { $game }
learn-lobby-older = Older tables
learn-lobby-option = { $option }: { $value }
learn-lobby-on = yes
learn-lobby-off = no
learn-clock-game = { $minutes ->
    [one] One minute for the game
   *[other] { $minutes } minutes for the game
}
learn-clock-game-seconds = { $seconds ->
    [one] One second for the game
   *[other] { $seconds } seconds for the game
}
learn-clock-increment = { $seconds ->
    [one] { $game }, and one second more after every move
   *[other] { $game }, and { $seconds } seconds more after every move
}
learn-clock-seconds = { $seconds ->
    [one] One second a move
   *[other] { $seconds } seconds a move
}

## The coach
learn-coach = Coach
learn-coach-off = I know this game
learn-coach-on = Bring the coach back

## The coach: Chaos Bear
learn-cb-first = Everybody starts with a good lead, and the bear runs only { $least } to { $most } squares now. It gets faster: every square you gain early counts.
learn-cb-far = The bear runs { $least } to { $most } squares next, and your lead is longer than that. Keep it so; on a draw square you may also take a card, which is a gamble.
learn-cb-near = The bear can run { $most } squares next. A roll of { $needed } or more takes you out of its reach.
learn-cb-close = The bear runs { $least } to { $most } squares next and no roll takes you out of its reach for sure. Run as far as you can, and hope that somebody else is slower.
learn-cb-draw-far = You are far ahead. A card may push you on or back, or change the bear's energy; a roll is a sure step forward.
learn-cb-draw-near = The bear runs { $least } to { $most } squares next and may reach you. Compare a roll's 1 to 6 squares with cards, some of which push you back.

## The coach: El Oso
learn-eo-first = Bring your stacks up to the top row, diagonally or sideways, and from there into the Sky. The height of the stack you choose is also the number of dice the Bear gets: begin quietly.
learn-eo-last = This is your last turn, and the Bear has none after it. Only what goes to the Sky now still counts.
learn-eo-lost = With { $pit } pieces in the Pit ten are out of reach. Play on for a higher score, or stop.
learn-eo-top = Your stack of { $height } on { $space } is on the top row and can leave for the Sky this turn. The longer it waits, the more may fall on it.
learn-eo-above = Look up from { $space }: the Bear comes down on your stack of { $height } if one of its dice shows { $die }. A step sideways or diagonally gets it out of there.
learn-eo-fourth = Your stack of { $height } on { $space } is one row below the top. Look for a top space with a Bear stack lower in its column: there only rain can hit you.
learn-eo-calm = Nothing hangs right above you. Low stacks bring few dice; take a tall one only if it gets far.

## The coach: Hold My Bear
learn-hb-play = You can beat the match and hold no bear: if nobody beats yours before your next turn, you win. Play what is hardest to beat, and keep something for later.
learn-hb-play-bear = { $bears ->
    [one] You hold a bear, and with it
   *[other] You hold { $bears } bears, and with them
} you can't win. A bear strengthens any set: play it along, or give it to whoever is about to win.
learn-hb-give = Nothing in your hand beats the match, so you give cards away. Give where they do least harm; everybody sees them.
learn-hb-give-bear = Nothing in your hand beats the match. A bear is a good gift for its owner: whoever holds one can't win.
learn-hb-beaver = You were given a beaver, so this turn you must give cards away. A bear is what others like least.
learn-hb-answer = You are the first who can beat that bear, so you must. Spend as little as you can.
learn-hb-bear = You still hold a bear, so you don't win yet: one of your bears becomes the match. Put down the one whose number bans most of your other cards.
learn-hb-rob = Your hand is empty, so you steal. Each card comes at random: prefer hands of which you know there is no bear.
learn-hb-back = Take back the card you can use best; what stays on the table need not be strong if nobody can beat it.
learn-hb-name = Name the animal you want to know about: who holds bears can't win, and who holds many of one kind can beat you.
learn-hb-ask = Ask for a card that you know somebody holds, or that would complete your best set.
learn-hb-return = You give a card back for the turtle. Get rid of what hinders you, such as a bear.
learn-hb-bison = The bison takes a bear from you. Keep the one whose number you hold least of.
learn-hb-wait = Look at the match: its animal, how many there are, and the total.

## The coach: De beer is los!
learn-bl-first = All tiles are face down, so you flip one. After you your opponent moves: what you uncover, they can use first.
learn-bl-flip = Nothing is in danger. Flip where your opponent's tiles could not take what you find, or bring a tile into line with its prey.
learn-bl-capture = You can capture { $prey } on { $space } for { $points }. First look at what could capture you there.
learn-bl-threat = The { $hunter } on { $from } can capture { $tile } on { $space }. Move it away, or get something in between.
learn-bl-few = { $tiles ->
    [one] Only one tile is
   *[other] Only { $tiles } tiles are
} still face down. After the last one everybody has five turns and the exits open: bring your tiles near them.
learn-bl-final = { $turns ->
    [one] This is your last turn.
   *[other] You have { $turns } turns left.
} Taking a tile of yours out through an exit scores its points, just like a capture.
learn-bl-quiet = It has been quiet for too long: this turn you must flip or capture.

## The coach: Folly & Fortune
learn-ff-pick = These two cards start your row. The left one is in charge of your first roll each turn: put the power you want to use most there. High numbers are better kept in your hand, which is your die.
learn-ff-stop = Stopping now gives { $value }. Before you roll again, look at what the next card of your row would do to an average roll of your hand.
learn-ff-stop-low = Stopping now gives { $value }, which hits nobody else. Rolling again puts the next card in charge; the rolled card goes back to your hand.
learn-ff-stop-raw = Stopping here means one plain roll that decides all by itself. Compare the average of your hand with what the next card would do.
learn-ff-stop-only = There is no next card in charge, so you stop here. The powers of this card now do their work.
learn-ff-target = Hurt the row that would win: usually the one with the most health. A row of one card loses nothing.
learn-ff-remove = Choose cards whose health adds up to the damage at most. A strong power may be worth more than health.
learn-ff-remove-self = You must hit yourself. Let go of what serves you least: cards far to the right are seldom reached.
learn-ff-end = The rolled card joins your row. On the left its power works for your first roll; on the right it mostly brings health.
learn-ff-return = If you keep the card in your hand you don't attack, but your die stays as large as it is. The game ends when a hand runs out.
learn-ff-swap-deck = You may change a weak card of your die for an unknown one. The deck holds low cards and high ones.
learn-ff-discard-row = Discard from your row what brings you least: little health, or a power that you never reach.
learn-ff-discard-hand = Discard a card of your hand. Low numbers make your die worse; but they often bring much health to a row.
learn-ff-remove-any = You may remove a card without an attack. Take the power that bothers you most, or the most health.
learn-ff-keep = You may keep a card that you removed. At the left its power works for you first; at the right it brings health.
learn-ff-swap-in-row = You may swap two cards of your row. What you want to stop at belongs on the left.
learn-ff-swap-rows = You may swap a card of yours for one in another row. Look for more health, or a power that fits your die.
learn-ff-part = You may roll with a part of your hand only. Choose the numbers that your row can use best.
learn-ff-look = Look at the hand of whoever is most dangerous to you: you then know what they can roll.
