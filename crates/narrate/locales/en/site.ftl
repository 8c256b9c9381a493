### Words of the site.

site-title = Bearcade
site-tagline = Five bear-minded games, against strong bots or with friends.
site-play-now = Play now
site-play-game = Play now: { $game }, against bears
site-set-up = Set up a table
site-set-up-game = Set up a table of { $game }
site-rules = Rules
site-rules-of = Rules of { $game }
site-your-games = Your games
site-all-your-games = { $count ->
    [one] All your games (1)
   *[other] All your games ({ $count })
}
site-open-tables = Open tables
site-no-open-tables = No table is waiting for players now. Set one up.
site-join = Sit down
site-watch = Watch
site-back-home = To the start page
site-seats = Players
site-seat = Seat { $number }
site-seat-me = Me
site-seat-free = Whoever comes
site-public = Anybody may find and watch this table
site-clock = Clock
site-clock-none = No clock
site-clock-move = { $minutes ->
    [one] One minute a move
   *[other] { $minutes } minutes a move
}
site-clock-days = { $days ->
    [one] One day a move
   *[other] { $days } days a move
}
site-clock-per-move = Time for each move
site-clock-per-game = Time for the whole game
site-flag = When time runs out
site-flag-bot = a bear plays on
site-flag-resign = the player gives up
site-options = Options
site-default = as usual
site-create = Set up
site-table-of = A table of { $game }
site-at-the-table = At the table
site-stand-in = { $name } (a { $level } plays on)
site-gave-up = { $name } (gave up)
site-gave-up-bear = { $name } (gave up; a { $level } plays on)
site-waiting-players = Waiting for players. Send a friend this link:
site-fill = Fill the free seats with bears
site-stand = Get up
site-remove = Remove
site-remove-name = Remove { $name }
site-seat-bear = A bear for seat { $number }
site-waiting-for = Waiting for { $names }.
site-your-turn = Your turn
site-choose = Choose
site-what-happened = What happened
site-stands = How it stands
site-refused = That can't be done: { $why }
site-over = The game is over
site-abandoned = This game was given up. It has no result.
site-record = The record of this game
site-rematch = Play again
site-go-to-rematch = They play again at this table
site-rematch-wanted = Somebody at this table wants to play again. You can sit down at the new table.
site-to-rematch = Go to the new table
site-undo = Take back
site-asks-undo = { $name } asks to take back a move.
site-asked-undo = You asked to take back your move. The others have yet to agree.
site-agree = Agree
site-refuse = Don't agree
site-resign = Give up
site-resign-sure = Yes, give up
site-resign-game = Give up this game: { $game }
site-you-gave-up = You gave up this game
site-others-play-on = The others play on. You can watch, or start a new game.
site-new-game = Play a new game
site-away = Let a bear play for me
site-bear-plays = A bear plays for you
site-back = Play on myself
site-play-cards = Play the ticked cards
site-play-as = Bears only count as
site-give-cards = Give away
site-nothing = –
site-you-are = You are { $name }.
site-not-found = There is no such page, or it is not yours to see.
site-language = Language
