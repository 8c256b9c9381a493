### Words that all games and interfaces share.

you = you
list-nothing = nothing
list-and = { $start } and { $last }

refused = That is not possible: { $why } ({ $rule })

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
