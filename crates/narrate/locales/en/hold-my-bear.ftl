### Hold My Bear

## Animals: their names, sports and powers
hb-animal-bear = bear
    .plural = bears
    .sport = wrestling
    .help = A bear counts as whatever animal has the most cards in its set; bears alone count as the animal you name. One bear more than the match always beats it. But while you hold a bear you can't win, and your other cards with its number can't be played.
hb-animal-ferret = ferret
    .plural = ferrets
    .sport = luge
    .help = The ferret has no special power. It is simply the right shape for the ice track.
hb-animal-tiger = tiger
    .plural = tigers
    .sport = golf
    .help = The tiger has no special power, only a lovely swing.
hb-animal-chicken = chicken
    .plural = chickens
    .sport = badminton
    .help = The chicken has no special power. It brings its own feathers.
hb-animal-dog = dog
    .plural = dogs
    .sport = frisbee
    .help = The dog has no special power, and has never let a frisbee touch the ground.
hb-animal-cat = cat
    .plural = cats
    .sport = gymnastics
    .help = The cat has no special power. It just always lands on its feet.
hb-animal-hamster = hamster
    .plural = hamsters
    .sport = track cycling
    .help = The hamster has no special power, and is used to going round in circles.
hb-animal-vole = vole
    .plural = voles
    .sport = volleyball
    .help = The vole has no special power. It signed up because of the name.
hb-animal-aardvark = aardvark
    .plural = aardvarks
    .sport = boomerang throwing
    .help = When you play an aardvark, you take one card of your new match back into your hand, but never the last one.
hb-animal-badger = badger
    .plural = badgers
    .sport = rugby
    .help = When you play a badger, the owner of the match you beat steals a random card from your hand.
hb-animal-fish = fish
    .plural = fish
    .sport = synchronised swimming
    .help = A fish takes the number of the highest card in its set that is not a fish. A set of nothing but fish keeps its own numbers.
hb-animal-giraffe = giraffe
    .plural = giraffes
    .sport = basketball
    .help = When you play a giraffe, you name an animal, and everyone says how many of it they hold.
hb-animal-kangaroo = kangaroo
    .plural = kangaroos
    .sport = boxing
    .help = When you play a kangaroo, you ask another player for a card of your choice, and get it if they have it.
hb-animal-rabbit = rabbit
    .plural = rabbits
    .sport = hurdles
    .help = While a rabbit lies in the match, whoever can play must play.
hb-animal-turtle = turtle
    .plural = turtles
    .sport = sprinting
    .help = Whoever is given a turtle gives another card in return: anything but a turtle with the same number.
hb-animal-beaver = beaver
    .plural = beavers
    .sport = wood chopping
    .help = Whoever is given a beaver must give cards away on their next turn.
hb-animal-bison = bison
    .plural = bison
    .sport = pole vaulting
    .help = Whoever is given a bison hands a bear over in return, if they hold one.
hb-animal-ape = ape
    .plural = apes
    .sport = climbing
    .help = An ape is only played together with another animal. Bears don't count as company.
hb-animal-walrus = walrus
    .plural = walruses
    .sport = figure skating
    .help = A walrus is never played together with another animal. Bears may join in.
hb-animal-bat = bat
    .plural = bats
    .sport = cricket
    .help = A bat is never played in a set with several sports at once.
hb-animal-squid = squid
    .plural = squids
    .sport = skiing
    .help = A squid is only played in a set with several sports at once.
hb-animal-sheep = sheep
    .plural = sheep
    .sport = football
    .help = With a sheep in your set or in the match, a tie is enough: the same count, the same total, or as many bears.

## Cards, sets and what they are worth
hb-card = { $animal } { $number }
hb-hand-item = { $animal } { $numbers }
hb-counted = { $n } { $n ->
        [one] { $one }
       *[other] { $many }
    }
hb-set-named = { $cards } as { $animal }
hb-worth = { $sports } with { $animals }, { $bears ->
        [0] no bears
        [one] { $bears } bear included
       *[other] { $bears } bears included
    }, total { $total }
hb-worth-named = { $sports } with { $animals }, really { $bears ->
        [one] a bear
       *[other] { $bears } bears
    }, total { $total }
hb-worth-bears = { $sports } with { $animals }, total { $total }
hb-gift-you = { $cards } to you
hb-gift-other = { $cards } to { $name }
hb-gifts-then = { $first }, then { $second }

## Actions and keys
hb-action-play = Play { $cards }: { $sports }, total { $total }
hb-action-give = Give { $gifts }
hb-action-put = Put { $card } down
hb-action-hand-over = Hand over { $card }
hb-action-rob = Steal from { $name } ({ $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    })
hb-action-back = Take { $card } back
hb-action-name = Ask everyone about { $animals }
hb-action-ask = Ask { $name } for { $card }
hb-action-return = Give { $card } in return
hb-key-status = Status
hb-key-turn = Whose turn
hb-key-match = The match
hb-key-hand = Your cards
hb-key-others = The others' cards
hb-key-last = Last play
hb-key-animals = The animals
hb-key-gone = Cards out of the game
hb-key-facts = What has been learned

## What happened
hb-match-turned = The first match is { $card }: { $worth }. It is nobody's.
    .brief = Match: { $card }, { $sports }.
hb-dealt-you = You are dealt { $card }.
    .brief = You: { $card }.
hb-dealt-other = { $name } is dealt { $card }.
    .brief = { $name }: { $card }.
hb-holds-highest-you = You hold the highest bear, { $card }, and begin.
    .brief = You begin, { $card }.
hb-holds-highest-other = { $name } holds the highest bear, { $card }, and begins.
    .brief = { $name } begins, { $card }.
hb-turn-began-you = It's your turn.
    .brief = Your turn.
hb-turn-began-other = It's { $name }'s turn.
    .brief = { $name }.
hb-played-you = You play { $cards }: { $worth }.
    .brief = You: { $cards }; { $sports }, { $total }.
hb-played-other = { $name } plays { $cards }: { $worth }.
    .brief = { $name }: { $cards }; { $sports }, { $total }.
hb-gave-you = You give { $gifts }.
    .brief = You give { $gifts }.
hb-gave-other = { $name } gives { $gifts }.
    .brief = { $name }: { $gifts }.
hb-gave-beaver-you = The beaver won't let you play: you give { $gifts }.
    .brief = Beaver: you give { $gifts }.
hb-gave-beaver-other = The beaver won't let { $name } play: { $name } gives { $gifts }.
    .brief = Beaver, { $name }: { $gifts }.
hb-bear-put-you = The match is still yours, but you hold a bear. You put { $card } down as your new match: { $worth }.
    .brief = You put { $card } down: { $sports }.
hb-bear-put-other = The match is still { $name }'s, but { $name } holds a bear and puts { $card } down as the new match: { $worth }.
    .brief = { $name } puts { $card } down: { $sports }.
hb-no-move-you = You can't beat { $cards }.
    .brief = You can't.
hb-no-move-other = { $name } can't beat { $cards }.
    .brief = { $name } can't.
hb-no-move-beaver-you = A beaver keeps you from playing.
    .brief = You have a beaver.
hb-no-move-beaver-other = A beaver keeps { $name } from playing.
    .brief = { $name } has a beaver.
hb-must-answer-you = You can beat it, so you must play now.
    .brief = You must play.
hb-must-answer-other = { $name } can beat it and must play now.
    .brief = { $name } must play.
hb-came-back-you = Nobody can beat your bear: it's your turn again.
    .brief = Back to you.
hb-came-back-other = Nobody can beat { $name }'s bear: it's { $name }'s turn again.
    .brief = Back to { $name }.
hb-stolen-you-other = You steal { $card } from { $to }, who has { $left ->
        [0] no cards
        [one] { $left } card
       *[other] { $left } cards
    } left.
    .brief = Stolen from { $to }: { $card }.
hb-stolen-other-you = { $name } steals { $card } from you. You have { $left ->
        [0] no cards
        [one] { $left } card
       *[other] { $left } cards
    } left.
    .brief = { $name } steals your { $card }.
hb-stolen-other-other = { $name } steals { $card } from { $to }, who has { $left ->
        [0] no cards
        [one] { $left } card
       *[other] { $left } cards
    } left.
    .brief = { $name } from { $to }: { $card }.
hb-stolen-hidden = { $name } steals a card from { $to }, who has { $left ->
        [0] no cards
        [one] { $left } card
       *[other] { $left } cards
    } left.
    .brief = { $name } steals from { $to }.
hb-nothing-to-steal-you = You have no cards, and there are none to steal: your turn is over.
    .brief = Nothing to steal.
hb-nothing-to-steal-other = { $name } has no cards, and there are none to steal: the turn is over.
    .brief = { $name }: nothing to steal.
hb-took-back-you = Your aardvark brings { $card } back. The match is now { $cards }: { $worth }.
    .brief = Back: { $card }; match { $cards }, { $sports }.
hb-took-back-other = { $name }'s aardvark takes { $card } back. The match is now { $cards }: { $worth }.
    .brief = { $name } takes { $card } back; match { $cards }, { $sports }.
hb-told-you = Your giraffe asks everyone about { $animals }: { $answers }.
    .brief = Giraffe, { $animals }: { $short }.
hb-told-other = { $name }'s giraffe asks everyone about { $animals }: { $answers }.
    .brief = Giraffe, { $animals }: { $short }.
hb-told-answer-you = you have { $n ->
        [0] none
       *[other] { $n }
    }
    .brief = you { $n }
hb-told-answer-other = { $name } has { $n ->
        [0] none
       *[other] { $n }
    }
    .brief = { $name } { $n }
hb-asked-given-you-other = Your kangaroo asks { $to } for { $card } and gets it.
    .brief = From { $to }: { $card }.
hb-asked-given-other-you = { $name }'s kangaroo asks you for { $card }, and you hand it over.
    .brief = { $name } gets your { $card }.
hb-asked-given-other-other = { $name }'s kangaroo asks { $to } for { $card } and gets it.
    .brief = { $name } gets { $card } from { $to }.
hb-asked-not-you-other = Your kangaroo asks { $to } for { $card }, but { $to } hasn't got it.
    .brief = { $to } has no { $card }.
hb-asked-not-other-you = { $name }'s kangaroo asks you for { $card }, but you haven't got it.
    .brief = { $name }: no { $card } from you.
hb-asked-not-other-other = { $name }'s kangaroo asks { $to } for { $card }, but { $to } hasn't got it.
    .brief = { $name }: no { $card } from { $to }.
hb-returned-you-other = In return for the turtle you give { $to } { $card }.
    .brief = To { $to }: { $card }.
hb-returned-other-you = In return for your turtle { $name } gives you { $card }.
    .brief = From { $name }: { $card }.
hb-returned-other-other = In return for the turtle { $name } gives { $to } { $card }.
    .brief = { $name } to { $to }: { $card }.
hb-nothing-to-return-you = You hold nothing but { $card }, so you give nothing back.
    .brief = Nothing back from you.
hb-nothing-to-return-other = { $name } holds nothing but { $card } and gives nothing back.
    .brief = { $name }: nothing back.
hb-beavered-you = The beaver has got you: on your next turn you must give away.
    .brief = Beaver: you must give.
hb-beavered-other = The beaver has got { $name }, who must give away on the next turn.
    .brief = Beaver: { $name } must give.
hb-bear-handed-you-other = In return for the bison you hand { $to } { $card }.
    .brief = To { $to }: { $card }.
hb-bear-handed-other-you = In return for your bison { $name } hands you { $card }.
    .brief = From { $name }: { $card }.
hb-bear-handed-other-other = In return for the bison { $name } hands { $to } { $card }.
    .brief = { $name } to { $to }: { $card }.
hb-no-bear-you = You hold no bear, so the bison gets nothing.
    .brief = You have no bear.
hb-no-bear-other = { $name } holds no bear, so the bison gets nothing.
    .brief = { $name } has no bear.
hb-won-you = Nobody has beaten your match, and you hold no bear.
    .brief = Match unbeaten.
hb-won-other = Nobody has beaten { $name }'s match, and { $name } holds no bear.
    .brief = { $name }'s match unbeaten.
hb-tied = Twenty rounds have gone by without a play. It's a tie.
    .brief = A tie.

## What to do
hb-ask-turn = Your turn. To beat: { $cards }; { $worth }. Play up to five cards, or give { $n ->
        [one] your only card
       *[other] two cards
    } away.
hb-ask-must = Your turn. To beat: { $cards }; { $worth }. If you can beat it, you must; otherwise give { $n ->
        [one] your only card
       *[other] two cards
    } away.
hb-ask-beaver = Your turn, and a beaver keeps you from playing: give { $n ->
        [one] your only card
       *[other] two cards
    } away.
hb-ask-answer = { $name } has put { $cards } down, { $worth }, and you can beat it: play now.
hb-ask-bear = The match is still yours, but you hold a bear: put one down.
hb-ask-rob = Your hand is empty: steal { $n ->
        [one] one more card
       *[other] { $n } cards, one at a time
    }. From whom?
hb-ask-back = Your aardvark brings a card of your match back. Which one?
hb-ask-name = Your giraffe looks into every hand. Which animal shall be counted?
hb-ask-ask = Your kangaroo asks for a card. Whom, and which card?
hb-ask-return = { $name } gave you { $card }: give a card in return, any but { $card }.
hb-ask-bison = { $name } gave you { $card }: hand over one of your bears.
hb-chance-first = Shuffle, turn the first card up and type it, such as tiger3. The animals: { $animals }.
hb-chance-deal-you = Deal a card to yourself and type it, such as tiger3.
hb-chance-deal-other = Deal a card to { $name } and type it, such as tiger3.
hb-chance-steal-you-other = Draw a card blindly from { $to }'s hand and type it, such as tiger3.
hb-chance-steal-other-you = Let { $name } draw a card blindly from your hand and type it, such as tiger3.
hb-chance-steal-other-other = Let { $name } draw a card blindly from { $to }'s hand and type it, such as tiger3.

## Status
hb-turn-deal = The cards are being dealt, { $n } still to come.
hb-turn-steal = A card is being stolen.
hb-turn-turn-you = It's your turn.
hb-turn-turn-other = It's { $name }'s turn.
hb-turn-bear-you = It's your turn, and you must put a bear down.
hb-turn-bear-other = It's { $name }'s turn, and { $name } must put a bear down.
hb-turn-answer-you = It's your turn, and you must beat the bear.
hb-turn-answer-other = It's { $name }'s turn, and { $name } must beat the bear.
hb-turn-rob-you = It's your turn. With no cards in hand, you steal some.
hb-turn-rob-other = It's { $name }'s turn. With no cards in hand, { $name } steals some.
hb-turn-back-you = You are taking a card back with your aardvark.
hb-turn-back-other = { $name } is taking a card back with an aardvark.
hb-turn-name-you = You are choosing an animal for your giraffe.
hb-turn-name-other = { $name } is choosing an animal for a giraffe.
hb-turn-ask-you = You are asking for a card with your kangaroo.
hb-turn-ask-other = { $name } is asking for a card with a kangaroo.
hb-turn-return-you = You owe a card for a turtle.
hb-turn-return-other = { $name } owes a card for a turtle.
hb-turn-bison-you = You owe a bear for a bison.
hb-turn-bison-other = { $name } owes a bear for a bison.
hb-turn-won-you = The game is over: you have won.
hb-turn-won-other = The game is over: { $name } has won.
hb-turn-tied = The game is over: a tie.
hb-match-none = There is no match yet.
hb-match-nobody = The match is nobody's yet: { $cards }. { $n ->
        [one] Sport
       *[other] Sports
    }: { $worth }.
hb-match-you = The match is yours: { $cards }. { $n ->
        [one] Sport
       *[other] Sports
    }: { $worth }.
hb-match-other = The match is { $name }'s: { $cards }. { $n ->
        [one] Sport
       *[other] Sports
    }: { $worth }.
hb-outlook-nobody = If nobody beats it, nobody wins.
hb-outlook-win-you = If nobody beats it, you win when your turn comes.
hb-outlook-win-other = If nobody beats it, { $name } wins.
hb-outlook-bear-you = If nobody beats it, you still don't win: you hold a bear and must put one down.
hb-outlook-bear-other = If nobody beats it, { $name } still doesn't win: { $name } holds a bear and must put one down.
hb-outlook-maybe = If nobody beats it, { $name } wins, unless { $name } holds a bear.
hb-must-play = Whoever can beat it must.
hb-player-empty-you = You hold no cards.
hb-player-empty-other = { $name } holds no cards.
hb-player-hidden-you = You hold { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }. Nothing of your hand is public.
hb-player-hidden-other = { $name } holds { $n ->
        [one] { $n } card, unknown
       *[other] { $n } cards, all unknown
    }.
hb-player-known-you = You hold { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }. Known to everyone: { $cards }.
hb-player-known-other = { $name } holds { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }. Known: { $cards }.
hb-player-shown-you = You hold { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }: { $cards }.
hb-player-shown-other = { $name } holds { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }: { $cards }.
hb-player-beaver-you = A beaver makes you give away on your next turn.
hb-player-beaver-other = A beaver makes { $name } give away on the next turn.
hb-hand-banned = Because of your bears you can't play: { $cards }.
hb-hand-watching = You are watching and hold no cards.
hb-last-nobody = Nobody has played yet.
hb-last-you = The last cards on the table are yours: { $cards }; { $worth }.
hb-last-other = The last cards on the table are { $name }'s: { $cards }; { $worth }.
hb-last-quiet = { $n ->
        [one] { $n } turn has gone by without a play.
       *[other] { $n } turns have gone by without a play.
    }
hb-last-tie = At { $n } without a play the game is a tie.
hb-animals = In this game: { $animals }.
hb-animals-item = { $animal }, { $sport }
hb-animals-item-typed = { $animal } (type { $word }), { $sport }
hb-gone-nothing = No cards have left the game yet.
hb-gone = { $n ->
        [one] { $n } card has left the game
       *[other] { $n } cards have left the game
    }: { $cards }.
hb-facts-nothing = Nothing has come out about anyone's hand yet.
hb-fact-highest-you = You were dealt the highest bear, { $card }.
hb-fact-highest-other = { $name } was dealt the highest bear, { $card }.
hb-fact-no-move-you = Turn { $turn }: you couldn't beat { $cards }.
hb-fact-no-move-other = Turn { $turn }: { $name } couldn't beat { $cards }.
hb-fact-told = Turn { $turn }, { $animals }: { $answers }.
hb-fact-had-not-you = Turn { $turn }: you had no { $card }.
hb-fact-had-not-other = Turn { $turn }: { $name } had no { $card }.
hb-fact-had-only-you = Turn { $turn }: you held nothing but { $card }.
hb-fact-had-only-other = Turn { $turn }: { $name } held nothing but { $card }.
hb-fact-no-bear-you = Turn { $turn }: you held no bear.
hb-fact-no-bear-other = Turn { $turn }: { $name } held no bear.

## Is a chosen set valid?
hb-judge-yes = Valid: { $why } ({ $rules })
hb-judge-no = Not valid: { $why } ({ $rules })
hb-judge-new-sport = it changes the sport to { $sports }, counting { $own } against { $match }.
hb-judge-new-sport-tie = it changes the sport to { $sports }, and with a sheep around, { $own } against { $match } is enough.
hb-judge-same-sport = it is better at { $sports }, total { $own } against { $match }.
hb-judge-same-sport-tie = it plays { $sports } as well, and with a sheep around, a total of { $own } against { $match } is enough.
hb-judge-more-bears = it has more bears, { $own } against { $match }.
hb-judge-more-bears-tie = with a sheep around, as many bears are enough, { $own } against { $match }.
hb-judge-count-too-low = to change the sport it must count at least { $needed }, and it counts only { $own }.
hb-judge-total-too-low = in the same sport its total must be at least { $needed }, and it is only { $own }.
hb-judge-both-too-low = to change the sport it must count at least { $needed }, and it counts only { $own }; to be better at { $sports } its total must be at least { $goal }, and it is only { $total }.

## Why not
hb-refusal-dealing = the cards are still being dealt.
hb-refusal-out-of-turn = it is not up to you now.
hb-refusal-over = the game is over.
hb-refusal-name-missing = say which animal your bears count as.
hb-refusal-name-too-much = only a set of nothing but bears is given a name.
hb-refusal-name-absent = bears only count as an animal of this game.
hb-refusal-put-bear = the match is yours and you hold a bear, so you must put a bear down.
hb-refusal-no-such-bear = you hold no such bear.
hb-refusal-answer = you are the first who can beat this bear, so you must.
hb-refusal-rob = your hand is empty, so first choose whom to steal from.
hb-refusal-rob-whom = you can only steal from another player who has cards.
hb-refusal-play-or-give = on your turn you play cards or give some away.
hb-refusal-not-held = you don't hold these cards.
hb-refusal-no-cards = a play has one to five cards.
hb-refusal-gift-not-held = you don't hold the cards you want to give.
hb-refusal-give-two = you give away two cards, or one if it is your last.
hb-refusal-give-whom = you can only give to the other players.
hb-refusal-count-too-low = to change the sport, you need more cards of one animal than the match counts.
hb-refusal-total-too-low = in the same sport, your total must be higher than the match's.
hb-refusal-banned = you hold a bear with the number of one of these cards.
hb-refusal-must-begin = everyone has had a turn and the match is still nobody's, so whoever can play must.
hb-refusal-back = first take a card of your match back with the aardvark.
hb-refusal-back-what = this card is not in your match.
hb-refusal-name = first name an animal for the giraffe.
hb-refusal-name-what = this animal is not in the game.
hb-refusal-ask = first ask for a card with the kangaroo.
hb-refusal-ask-whom = the kangaroo asks another player.
hb-refusal-ask-what = this card is not in the game.
hb-refusal-rabbit = there is a rabbit in the match, so whoever can play must.
hb-refusal-return = you were given a turtle, so first give a card in return.
hb-refusal-return-what = give a card you hold in return, but not a turtle with the same number.
hb-refusal-beaver = you were given a beaver, so this turn you must give away.
hb-refusal-bison = you were given a bison, so first hand over a bear.
hb-refusal-bison-what = you hold no such bear to hand over.
hb-refusal-ape = apes only come with another animal, and bears don't count.
hb-refusal-walrus = walruses never come with another animal, bears aside.
hb-refusal-bat = bats never come in a set with several sports.
hb-refusal-squid = squids only come in a set with several sports.
hb-warning-idle-apes = Without another animal to join them, the apes can never be played.
hb-warning-idle-squids = Without another animal to share a set with, the squids can never be played.

## On a drawn board
hb-board-match-nobody = Nobody's match: { $sports }
hb-board-match-you = Your match: { $sports }
hb-board-match-other = { $name }'s match: { $sports }
hb-board-worth = { $animals } ({ $bears ->
        [0] no bears
        [one] { $bears } bear
       *[other] { $bears } bears
    }), total { $total }
hb-board-worth-short = count { $n } ({ $bears ->
        [0] no bears
        [one] { $bears } bear
       *[other] { $bears } bears
    }), total { $total }
hb-board-worth-bears = { $animals }, total { $total }
hb-board-outlook-nobody = If unbeaten, nobody wins.
hb-board-outlook-win-you = If unbeaten, you win.
hb-board-outlook-win-other = If unbeaten, { $name } wins.
hb-board-outlook-bear-you = If unbeaten, you must put a bear down.
hb-board-outlook-bear-other = If unbeaten, { $name } must put a bear down.
hb-board-outlook-maybe = If unbeaten, { $name } wins, unless with a bear.
hb-board-cards = { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
hb-board-beaver = beaver
hb-board-hand = Your cards: { $n }
hb-board-hand-known = Your cards: { $n }, known to all: { $cards }
hb-board-marked = marked
hb-board-banned = banned by a bear
hb-board-ask-turn = Your turn: mark up to five cards to play, or { $n ->
        [one] your only card
       *[other] two
    } to give away.
hb-board-ask-must = Your turn: mark cards that beat the match; only if none do, { $n ->
        [one] your card
       *[other] two
    } to give away.
hb-board-ask-answer = You can beat this bear, so you must: mark the cards to play.
hb-board-play = Play { $cards }, total { $total }: { $sports }
hb-board-card = { $card }, { $sport }. Enter marks it.
hb-board-card-bear = { $card }, { $sport }: no win while you hold it, and no other card with a { $number }.
hb-board-card-power = { $card }, { $sport }. { $help }
hb-board-card-banned = { $card }: you can't play it while you hold bear { $number }, only give it away. (HB-18)
hb-board-any-name = Valid under any name: choose one in the list. (HB-7)
hb-board-some-names = Valid as { $animals }: choose in the list. (HB-7)
hb-board-or-give = You can give them away: see the list.
hb-board-one-more = Mark one more to give both away.
hb-board-give-only = A beaver keeps you from playing: mark { $n ->
        [one] your only card
       *[other] two cards
    } to give away. (HB-28)
hb-board-enter = Enter: { $what }
hb-board-ask-how = Left and right choose whom to ask, up and down the card.

## Options
hb-option-animals = Animals
    .help = The animals in the game: the bear and at least two others. Each brings eight cards, and everyone must be dealt 4 to 20.

## Why
hb-why-no-bear = You hold no bear: unless somebody beats it or gives you one, you win when your turn comes.
hb-why-last-bear = It gets rid of your last bear: unless somebody beats it or gives you one, you win when your turn comes.
hb-why-gives-last-bear = It gets rid of your last bear.
hb-why-gives-bears = { $n ->
    [one] It gets rid of a bear; you still hold { $left }.
   *[other] It gets rid of { $n } bears; you still hold { $left }.
}
hb-why-known = { $name } is known to hold it.
