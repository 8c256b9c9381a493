### Words of live play.

live-advice = Advice
live-hint = Hint
live-type = Type a move
live-more = { $n } more in the log.
live-legal = This can be played.
live-not-now = Not possible right now.
live-press-nothing = You can't do anything with that now. { $ask }
live-press-not-turn = It is not your turn. Waiting for { $names }.
live-press-over = The game is over.
live-press-watching = You are watching. Only players can move.
live-press-bear-plays = A bear is playing for you.
live-offline = No connection. What you do now is not sent; try again when it is back.
live-reconnecting = The connection is gone; looking for the server again.
live-copy-link = Copy the link
live-link-copied = The link is copied.
live-board-keys = Arrow keys move on the board. Press question mark for all keys.
live-keys = Keys
live-keys-change = Change or switch off keys
live-close = Close
live-key-hint = A hint, against bears only
live-key-undo = Take back
live-key-clock = What everybody has left on the clock
live-key-older = Older sentence of the log
live-key-newer = Newer sentence of the log
live-key-again = Last sentence again
live-key-type = Type a move
live-key-help = These keys
live-sat = { $name } sits down.
live-stood = { $name } has left the table. A seat is free.
live-began = The game begins.
live-taken-over = A bear plays on for { $name }.
live-flagged = The time of { $name } has run out: a bear plays on.
live-gave-up = { $name } gives up.
live-gave-up-bear = { $name } has given up. A bear plays on.
live-paused = The site was away. No clock ran meanwhile.
live-back = { $name } is back.
live-agreed = { $name } agrees.
live-refused = { $name } does not agree.
live-undone = The last move of { $name } is taken back.
live-clock-left = { $time } left
live-clock-days = { $days } d { $hours } h
live-days = { $count ->
    [one] 1 day
   *[other] { $count } days
}
live-hours = { $count ->
    [one] 1 hour
   *[other] { $count } hours
}
live-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
live-seconds = { $count ->
    [one] 1 second
   *[other] { $count } seconds
}
