### Words of the terminal.

ui-table = { $game }, { $count ->
    [one] one player
   *[other] { $count } players
}: { $names }.
ui-how-to-ask = Type ? for help.
ui-resumed = The game goes on where it was.
ui-saved = Saved as { $id }. To go on: bearcade play --resume { $id }
ui-finished = Kept as { $id }. To see it again: bearcade replay --game { $id }; to learn from it: bearcade review --game { $id }
ui-hand-over = Give the keyboard to { $name }, and press Enter.
ui-hand-over-other = Only { $name } may look now.
ui-choice = { $number }. { $what } ({ $notation })
ui-choice-key = { $number }. { $what } ({ $notation }, key { $key })
ui-many = { $count ->
    [one] You have one choice.
   *[other] You have { $count } choices.
} Type one as in { $example }, or list to hear them all.
ui-prompt = Your choice:
ui-prompt-throw = Result:
ui-not-understood = I don't understand { $text }. Type ? for help.
ui-not-notation = I don't understand { $text }: { $expected }.
ui-not-one = There is no choice { $number }; there are { $count }.
ui-impossible-throw = That can't come now. Possible: { $outcomes }.
ui-undone = Taken back.
ui-cannot-undo = That can't be taken back: { $why }
ui-undo-nothing = you have decided nothing yet.
ui-undo-sealed = dice or cards have fallen since, or something was shown.
ui-undo-others = other people have played since.
ui-resign-sure = Type resign again to give up the game.
ui-sure-again = { $question } Choose it again to confirm.
ui-sure-key = { $question } Press y for yes, any other key for no.
ui-cannot-resign-alone = you play alone: quit instead.
ui-cannot-resign-others = the game needs everybody: quit instead.
ui-nothing-yet = Nothing has happened yet.

ui-help-title = What you can type:
ui-help-choice = the number of a choice, or its notation
ui-help-list = list: all choices
ui-help-hint = h or hint: what a grizzly would do, and why
ui-help-undo = u or undo: take back your last decision
ui-help-log = log: what has happened lately
ui-help-rules = rules: the rules of the game
ui-help-resign = resign: give up
ui-help-quit = q or quit: stop; the game is saved
ui-help-throw = what you rolled or drew, one of: { $outcomes }
ui-help-key = { $key }: { $what }
ui-help-scan = { $key } or { $topic }, then a space, as in { $topic } d4: { $what }

ui-too-small = Please make the window larger: at least { $width } by { $height }.
ui-panel-log = Log
ui-of-many = { $first }-{ $last } of { $count }
ui-close = Esc closes
ui-resign-ask = Give up this game? Press y for yes, any other key for no.
ui-key-help = Help
ui-key-hint = Hint
ui-key-undo = Undo
ui-key-quit = Quit
ui-help-arrows = Arrow keys and Enter, or the mouse: point at the board and choose; Tab goes through the list; 1 to 9 choose directly
ui-help-typing = : and a notation: type a move
ui-help-resign-key = R: give up

ui-player = Player { $number }
ui-menu-which = Which game?
ui-menu-change = Press Enter to start, or change something, as in people=2, bears=1, level=grizzly (cub, black, brown) or an option's name=value:
ui-menu-game = Game
ui-menu-people = People
ui-menu-bears = Bears
ui-menu-level = Level of the bears
ui-menu-start = Start
ui-menu-resume = Go on with { $id } ({ $names })
ui-menu-value = New value:
ui-menu-keys = Arrows move and change  Enter starts or types  s Start  q Quit
ui-menu-help-game = Left and right change the game.
ui-menu-help-players = This game takes { $min } to { $max } players, people and bears together.
ui-menu-help-players-exact = { $count ->
    [one] This game is for one player.
   *[other] This game is for { $count } players, people and bears together.
}
ui-menu-help-level = How well the bears play: a cub makes mistakes, a grizzly plays as well as it can.
ui-menu-help-start = Enter starts.

ui-no-games = There are no saved games. bearcade play starts one.
ui-in-progress = in progress, { $steps ->
    [one] one step
   *[other] { $steps } steps
}
