# What the options of the games can be set to.

option-first-blue = blue: bears and foxes
option-first-brown = brown: hunters and lumberjacks
option-guns-random = each points any way, by chance
option-guns-two-each = two of the eight point each way
option-back-all = no tile may go straight back
option-back-own = only tiles of your own colour may not
option-self-attack-full = takes as much health as it can
option-self-attack-choice = you may lose less
option-end-first = when one hand is empty
option-end-all = when all hands are empty
option-variant-standard = the whole game
option-variant-simple = simple: only cards that change the value
option-variant-tough = tough: an attack takes one card, or two from a value of 6
option-negative-self = hit yourself
option-negative-nothing = make no attack
option-nobody = nobody
