### Words that all games and interfaces share.

you = you
list-nothing = nothing
list-and = { $start } and { $last }

refused = That is not possible: { $why } ({ $rule })
not-a-move = "{ $typed }" is not a move. Choose one of: { $moves }.
not-a-move-many = "{ $typed }" is not a move. Type a move such as { $moves }.

over-you = You have won!
    .brief = You won.
over-other = { $name } has won.
    .brief = { $name } won.
over-shared-you = You share the win with { $names }.
    .brief = Win shared with { $names }.
over-shared-other = { $names } share the win.
    .brief = Shared: { $names }.
over-nobody = The game is over, and nobody has won.
    .brief = Nobody won.
