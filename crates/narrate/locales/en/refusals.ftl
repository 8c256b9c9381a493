# What a page says when the site refuses something. Most follow "That can't be done: " or stand alone as a title.

refusal-bad-request = the site did not understand this.
refusal-bad-table = a table can't be set up like this.
refusal-not-allowed = you may not do this here.
refusal-seat-taken = the seat is taken.
refusal-not-seated = you don't sit at this table.
refusal-not-begun = the game has not begun.
refusal-over = the game is over.
refusal-not-your-decision = it is not your decision, or it has been made.
refusal-notation = this is not a move of this game.
refusal-forbidden = a rule of the game forbids it.
refusal-cannot-undo = there is nothing that could be taken back.
refusal-cannot-leave = the game can't be left like this.
refusal-too-large = this is too long.
refusal-wrong-origin = this came from another site.
refusal-shutting-down = the site restarts; come back in a moment.
refusal-internal = that was a fault of ours; it has been noted.
refusal-one-seat = you can sit on one seat only.
refusal-blocked = somebody at this table has blocked you.
refusal-no-hints = there are no hints in games with other people.
refusal-silenced = you may not speak on this site.
refusal-sealed = the replay of a daily bear opens when its day is over, at midnight (UTC).
refusal-seats = this game is for { $min } to { $max } players, not for { $given }.
refusal-option = “{ $option }” can't be set like this.
refusal-content = “{ $option }” can't be used: { $reason }.
refusal-content-line = “{ $option }” can't be used. Line { $line }: { $reason }.
refusal-private-table = This table does not exist, or it is private. Ask the player who invited you for the invitation link, or start a game of your own.
refusal-busy = the site is very busy; try again in a moment.
refusal-tables-guest = you have { $most ->
        [one] 1 table
       *[other] { $most } tables
    } under way. Finish or close one first, or claim your name to have more.
refusal-tables = you have { $most ->
        [one] 1 table
       *[other] { $most } tables
    } under way. Finish or close one first.
refusal-options-guest = your tables with options of their own are too large ({ $most } KB at most). Try again tomorrow, or claim your name to have more.
refusal-options = your tables with options of their own are too large ({ $most } KB at most). Try again tomorrow.
refusal-crowded-address = too many tables are under way at your address. Finish or close some of them first.
