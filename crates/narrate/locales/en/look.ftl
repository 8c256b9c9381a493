### The frame of the site, its start page, its boards, help and credits.

## Frame
look-skip = Skip to the content
look-nav = Main
look-nav-games = Games
look-nav-daily = Daily bear
look-nav-help = Help
look-nav-about = About
look-nav-more = More
look-theme = Theme
look-theme-auto = System
look-theme-light = Light
look-theme-dark = Dark
look-unofficial = Bearcade is an unofficial project. The games are their designers'; the code, the words and the drawings here are ours.

## Start page
look-hero = One click and you play, alone against bears or with friends by a link. No sign-up, nothing to install.
look-game-chaos-bear = Run along the track while the bear behind you grows faster. The last one running wins.
look-game-el-oso = Bring your stacks up into the Sky while the Bear's come down like rain. A solitaire.
look-game-hold-my-bear = Beat the match on the table with 22 sporting animals. Bears beat everything, until you are stuck with one.
look-game-de-beer-is-los = Hunters and lumberjacks against bears and foxes, in a forest of face-down tiles.
look-game-folly-and-fortune = Your hand of cards is your die, and your row decides what each roll does. Press on or stop?
look-players = { $players ->
    [one] One player
   *[other] { $players } players
}
look-players-between = { $least }–{ $most } players
look-seats-free = { $seats ->
    [one] One seat free
   *[other] { $seats } seats free
}
look-daily = One game of El Oso a day, with the same dice for everybody. How many can you bring to the Sky?
look-daily-play = To today's bear

## Setting up and playing
look-manner = How you play
look-board = Board
look-actions = What you can do
look-open = The table is being set
look-ways-out = More choices

## Chaos Bear
look-cb-lead = Your lead
look-cb-round = Round
look-cb-energy = Bear's energy
look-cb-moves = Its next run
look-cb-cards = What a card may bring
look-cb-safe = Where you stand, the bear can't reach you this round.
look-cb-near = Where you stand, the bear gets you with a { $die ->
    [3] 3
   *[other] { $die } or more
}.
look-cb-close = Where you stand, the bear gets you with any roll.

## El Oso
look-eo-rolled = The Bear's dice
look-eo-rain = Rain
look-eo-choose = Choose a stack on the board, then where it goes.
look-eo-all-moves = All moves as a list
look-eo-dice = { $dice ->
    [one] One die for the Bear
   *[other] { $dice } dice for the Bear
}

## About
look-about = Whose games these are
look-about-intro = Five people and teams thought up the games that you play here. If you like one, let its makers know.
look-credit-chaos-bear = By the PlayPalace team, 2026.
look-credit-el-oso = Designed by James Ernest and Crab Fragment Labs; also known as Rain, from the world of Carrisor. Testers: { $testers } and many others. We play draft 1.2 of 16 May 2024.
look-credit-hold-my-bear = By Pandaqi.
look-credit-de-beer-is-los = After Halali! (also Tally Ho!) by Rudi Hoffmann.
look-credit-folly-and-fortune = By Pandaqi.
look-reach-playpalace = You meet the team on PlayPalace, their home of accessible games.
look-reach-crab-fragment = Comments and questions are welcome at Crab Fragment Labs; their rules ask you to reach out.
look-reach-pandaqi = Pandaqi's site has many more games to print and play:
look-reach-halali = Rudi Hoffmann's game was published in many editions; the box of yours names its publisher.
look-about-project = About this site
look-about-drawings = Bears, hunters, trees and all the others are drawn for this site, as a family: a round head, ears that tell the animal, two dots and a muzzle.

## Help
look-help = How to play here
look-help-start = Starting
look-help-start-now = “Play now” on the start page seats you against bears at once. You are a guest until you choose otherwise.
look-help-start-friends = “Set up a table” lets you choose the seats, the clock and the options. Leave a seat to whoever comes and send your friend the link of the table: no sign-up is needed.
look-help-start-bears = The bears come in four strengths: cub, black, brown and grizzly. They see only what a player on their seat would see.
look-help-table = At the table
look-help-table-turn = The board shows the game; beside it, or below it on a phone, you see whose turn it is and what you can do. What can be pointed at on the board can be pressed there; the same choices are ordinary buttons too.
look-help-table-log = The newest line of what happened is on top. “How it stands” says the whole position in words.
look-help-table-leave = You may let a bear play for you and come back later. Every move is kept before you see what it brings: close the page whenever you like, the table waits on the start page. You can also give a game up, at the table or on the start page.
look-help-access = For eyes, ears and hands
look-help-access-reader = The whole site works with a keyboard and a screen reader. Every space of a board has a name that says what stands there and what threatens it.
look-help-access-signs = Colour is never the only sign: pieces have a shape and a letter, danger has a mark. Light and dark are chosen at the foot of every page, and little motion is honoured if your system asks for it.
look-help-access-plain = All games can be played without JavaScript, turn by turn.
look-help-keys = Keys
look-help-keys-about = The same keys serve on the site and in the terminal.
look-help-kept = What is kept
look-help-kept-about = A cookie remembers who you are, and two more your theme and language if you chose them. Nothing comes from other sites, and nothing goes there.
