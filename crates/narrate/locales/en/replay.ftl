### Words of replays, reviews and settings.

replay-of = A game of { $game }, again
replay-board = The board
replay-moment = Moment { $at } of { $last }
replay-steps = Through the game
replay-first = Start
replay-back = Back
replay-forth = On
replay-last = End
replay-play = Play it
replay-pause = Pause
replay-jump = Moment
replay-eyes = Seen by
replay-watcher = a watcher
replay-show = Show
replay-table = The table
replay-review = What the grizzly thinks of it
review-page = { $game }: luck and skill
review-thinks = The grizzly is looking at the game. This page shows what it thinks as soon as it knows.
review-replay = Look at the game again

settings-title = Settings
settings-script = These settings need JavaScript: without it there are no sounds, keys or spoken updates to set.
settings-taken = This key is used already.
settings-sound = Sounds and notices
settings-volume = Volume
settings-notify = Tell me when it is my turn and I look elsewhere
settings-speech = Speech
settings-verbosity = What happens is said
settings-full = in full sentences
settings-brief = briefly
settings-gap = Pause between sentences, in milliseconds
settings-keys = Keys
settings-keys-on = Single keys work while the game has the focus
settings-remap = Give a key another letter; leave the field empty for the usual one.
settings-key = { $game }: { $does }
