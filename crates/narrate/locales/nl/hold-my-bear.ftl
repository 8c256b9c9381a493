### Hold My Bear

## Animals: their names, sports and powers
hb-animal-bear = beer
    .plural = beren
    .sport = worstelen
    .help = Een beer telt als het dier met de meeste kaarten in zijn combinatie; liggen er alleen beren, dan tellen ze als het dier dat jij noemt. Met één beer meer dan de wedstrijd overtroef je die altijd. Maar zolang je een beer in je hand hebt, kun je het spel niet winnen, en je andere kaarten met zijn getal mag je niet spelen.
hb-animal-ferret = fret
    .plural = fretten
    .sport = rodelen
    .help = De fret heeft geen bijzondere kracht. Hij is gewoon gebouwd voor de ijsbaan.
hb-animal-tiger = tijger
    .plural = tijgers
    .sport = golf
    .help = De tijger heeft geen bijzondere kracht, wel een prachtige swing.
hb-animal-chicken = kip
    .plural = kippen
    .sport = badminton
    .help = De kip heeft geen bijzondere kracht. Ze neemt haar eigen veren mee.
hb-animal-dog = hond
    .plural = honden
    .sport = frisbee
    .help = De hond heeft geen bijzondere kracht, maar liet nog nooit een frisbee op de grond vallen.
hb-animal-cat = kat
    .plural = katten
    .sport = turnen
    .help = De kat heeft geen bijzondere kracht. Ze komt alleen altijd op haar pootjes terecht.
hb-animal-hamster = hamster
    .plural = hamsters
    .sport = baanwielrennen
    .help = De hamster heeft geen bijzondere kracht en is gewend aan rondjes draaien.
hb-animal-vole = woelmuis
    .plural = woelmuizen
    .sport = volleybal
    .help = De woelmuis heeft geen bijzondere kracht. Ze duikt wel onder elke bal.
hb-animal-aardvark = aardvarken
    .plural = aardvarkens
    .sport = boemerangwerpen
    .help = Speel je een aardvarken, dan neem je één kaart van je nieuwe wedstrijd terug in je hand, maar nooit de laatste.
hb-animal-badger = das
    .plural = dassen
    .sport = rugby
    .help = Speel je een das, dan steelt de eigenaar van de wedstrijd die je overtroeft een willekeurige kaart uit je hand.
hb-animal-fish = vis
    .plural = vissen
    .sport = synchroonzwemmen
    .help = Een vis neemt het getal over van de hoogste kaart in de combinatie die geen vis is. Liggen er alleen vissen, dan houden ze hun eigen getal.
hb-animal-giraffe = giraf
    .plural = giraffen
    .sport = basketbal
    .help = Speel je een giraf, dan noem je een dier, en alle spelers zeggen hoeveel ze er hebben.
hb-animal-kangaroo = kangoeroe
    .plural = kangoeroes
    .sport = boksen
    .help = Speel je een kangoeroe, dan vraag je een andere speler om een kaart naar keuze. Heeft die speler hem, dan krijg je hem.
hb-animal-rabbit = konijn
    .plural = konijnen
    .sport = hordelopen
    .help = Zolang er een konijn in de wedstrijd ligt, moet iedereen spelen die kan.
hb-animal-turtle = schildpad
    .plural = schildpadden
    .sport = sprinten
    .help = Wie een schildpad krijgt, geeft er een andere kaart voor terug: alles behalve een schildpad met hetzelfde getal.
hb-animal-beaver = bever
    .plural = bevers
    .sport = houthakken
    .help = Wie een bever krijgt, moet in de volgende beurt kaarten weggeven.
hb-animal-bison = bizon
    .plural = bizons
    .sport = polsstokhoogspringen
    .help = Wie een bizon krijgt en een beer heeft, geeft er een beer voor terug.
hb-animal-ape = aap
    .plural = apen
    .sport = klimmen
    .help = Een aap speel je alleen samen met een ander dier. Beren tellen niet als gezelschap.
hb-animal-walrus = walrus
    .plural = walrussen
    .sport = kunstrijden
    .help = Een walrus speel je nooit samen met een ander dier. Beren mogen wel mee.
hb-animal-bat = vleermuis
    .plural = vleermuizen
    .sport = cricket
    .help = Een vleermuis speel je nooit in een combinatie met meer sporten tegelijk.
hb-animal-squid = inktvis
    .plural = inktvissen
    .sport = skiën
    .help = Een inktvis speel je alleen in een combinatie met meer sporten tegelijk.
hb-animal-sheep = schaap
    .plural = schapen
    .sport = voetbal
    .help = Met een schaap in je combinatie of in de wedstrijd is gelijkspel genoeg: hetzelfde aantal, hetzelfde totaal of evenveel beren.

## Cards, sets and what they are worth
hb-card = { $animal } { $number }
hb-hand-item = { $animal } { $numbers }
hb-counted = { $n } { $n ->
        [one] { $one }
       *[other] { $many }
    }
hb-set-named = { $cards } als { $animal }
hb-worth = { $sports } met { $animals }, { $bears ->
        [0] geen beren
        [one] { $bears } beer meegeteld
       *[other] { $bears } beren meegeteld
    }, totaal { $total }
hb-worth-named = { $sports } met { $animals }, eigenlijk { $bears ->
        [one] een beer
       *[other] { $bears } beren
    }, totaal { $total }
hb-worth-bears = { $sports } met { $animals }, totaal { $total }
hb-gift-you = { $cards } aan jou
hb-gift-other = { $cards } aan { $name }
hb-gifts-then = { $first }, daarna { $second }

## Actions and keys
hb-action-play = Speel { $cards }: { $sports }, totaal { $total }
hb-action-give = Geef { $gifts }
hb-action-put = Leg { $card } neer
hb-action-hand-over = Geef { $card } af
hb-action-rob = Steel van { $name } ({ $cards ->
        [one] { $cards } kaart
       *[other] { $cards } kaarten
    })
hb-action-back = Neem { $card } terug
hb-action-name = Vraag iedereen naar { $animals }
hb-action-ask = Vraag { $name } om { $card }
hb-action-return = Geef { $card } in ruil
hb-key-status = Stand
hb-key-turn = Wie is er
hb-key-match = De wedstrijd
hb-key-hand = Jouw kaarten
hb-key-others = De kaarten van de anderen
hb-key-last = Laatst gespeeld
hb-key-animals = De dieren
hb-key-gone = Kaarten uit het spel
hb-key-facts = Wat er uitgekomen is

## What happened
hb-match-turned = De eerste wedstrijd is { $card }: { $worth }. Hij is van niemand.
    .brief = Wedstrijd: { $card }, { $sports }.
hb-dealt-you = Je krijgt { $card }.
    .brief = Jij: { $card }.
hb-dealt-other = { $name } krijgt { $card }.
    .brief = { $name }: { $card }.
hb-holds-highest-you = Jij hebt de hoogste beer, { $card }, en begint.
    .brief = Jij begint, { $card }.
hb-holds-highest-other = { $name } heeft de hoogste beer, { $card }, en begint.
    .brief = { $name } begint, { $card }.
hb-turn-began-you = Jij bent aan de beurt.
    .brief = Jouw beurt.
hb-turn-began-other = { $name } is aan de beurt.
    .brief = { $name }.
hb-played-you = Je speelt { $cards }: { $worth }.
    .brief = Jij: { $cards }; { $sports }, { $total }.
hb-played-other = { $name } speelt { $cards }: { $worth }.
    .brief = { $name }: { $cards }; { $sports }, { $total }.
hb-gave-you = Je geeft { $gifts }.
    .brief = Je geeft { $gifts }.
hb-gave-other = { $name } geeft { $gifts }.
    .brief = { $name }: { $gifts }.
hb-gave-beaver-you = Van de bever mag je niet spelen: je geeft { $gifts }.
    .brief = Bever: je geeft { $gifts }.
hb-gave-beaver-other = Van de bever mag { $name } niet spelen: { $name } geeft { $gifts }.
    .brief = Bever, { $name }: { $gifts }.
hb-bear-put-you = De wedstrijd is nog van jou, maar je hebt een beer. Je legt { $card } neer als nieuwe wedstrijd: { $worth }.
    .brief = Je legt { $card } neer: { $sports }.
hb-bear-put-other = De wedstrijd is nog van { $name }, maar { $name } heeft een beer en legt { $card } neer als nieuwe wedstrijd: { $worth }.
    .brief = { $name } legt { $card } neer: { $sports }.
hb-no-move-you = Je kunt { $cards } niet overtroeven.
    .brief = Jij kunt niet.
hb-no-move-other = { $name } kan { $cards } niet overtroeven.
    .brief = { $name } kan niet.
hb-no-move-beaver-you = Door een bever mag je niet spelen.
    .brief = Jij hebt een bever.
hb-no-move-beaver-other = Door een bever mag { $name } niet spelen.
    .brief = { $name } heeft een bever.
hb-must-answer-you = Jij kunt dat overtroeven, dus je moet nu spelen.
    .brief = Jij moet spelen.
hb-must-answer-other = { $name } kan dat overtroeven en moet nu spelen.
    .brief = { $name } moet spelen.
hb-came-back-you = Niemand kan jouw beer overtroeven: je bent weer aan de beurt.
    .brief = Terug bij jou.
hb-came-back-other = Niemand kan de beer van { $name } overtroeven: { $name } is weer aan de beurt.
    .brief = Terug bij { $name }.
hb-stolen-you-other = Je steelt { $card } van { $to }, die { $left ->
        [0] nu geen kaarten meer
        [one] nog { $left } kaart
       *[other] nog { $left } kaarten
    } heeft.
    .brief = Gestolen van { $to }: { $card }.
hb-stolen-other-you = { $name } steelt { $card } van jou. Je hebt { $left ->
        [0] nu geen kaarten meer
        [one] nog { $left } kaart
       *[other] nog { $left } kaarten
    }.
    .brief = { $name } steelt je { $card }.
hb-stolen-other-other = { $name } steelt { $card } van { $to }, die { $left ->
        [0] nu geen kaarten meer
        [one] nog { $left } kaart
       *[other] nog { $left } kaarten
    } heeft.
    .brief = { $name } van { $to }: { $card }.
hb-stolen-hidden = { $name } steelt een kaart van { $to }, die { $left ->
        [0] nu geen kaarten meer
        [one] nog { $left } kaart
       *[other] nog { $left } kaarten
    } heeft.
    .brief = { $name } steelt van { $to }.
hb-nothing-to-steal-you = Je hebt geen kaarten en er valt niets te stelen: je beurt is voorbij.
    .brief = Niets te stelen.
hb-nothing-to-steal-other = { $name } heeft geen kaarten en er valt niets te stelen: de beurt is voorbij.
    .brief = { $name }: niets te stelen.
hb-took-back-you = Je aardvarken haalt { $card } terug. De wedstrijd is nu { $cards }: { $worth }.
    .brief = Terug: { $card }; wedstrijd { $cards }, { $sports }.
hb-took-back-other = Het aardvarken van { $name } haalt { $card } terug. De wedstrijd is nu { $cards }: { $worth }.
    .brief = { $name } neemt { $card } terug; wedstrijd { $cards }, { $sports }.
hb-told-you = Je giraf vraagt iedereen naar { $animals }: { $answers }.
    .brief = Giraf, { $animals }: { $short }.
hb-told-other = De giraf van { $name } vraagt iedereen naar { $animals }: { $answers }.
    .brief = Giraf, { $animals }: { $short }.
hb-told-answer-you = jij hebt er { $n ->
        [0] geen
       *[other] { $n }
    }
    .brief = jij { $n }
hb-told-answer-other = { $name } heeft er { $n ->
        [0] geen
       *[other] { $n }
    }
    .brief = { $name } { $n }
hb-asked-given-you-other = Je kangoeroe vraagt { $to } om { $card } en krijgt die.
    .brief = Van { $to }: { $card }.
hb-asked-given-other-you = De kangoeroe van { $name } vraagt jou om { $card }, en je geeft die af.
    .brief = { $name } krijgt jouw { $card }.
hb-asked-given-other-other = De kangoeroe van { $name } vraagt { $to } om { $card } en krijgt die.
    .brief = { $name } krijgt { $card } van { $to }.
hb-asked-not-you-other = Je kangoeroe vraagt { $to } om { $card }, maar { $to } heeft die niet.
    .brief = { $to } heeft geen { $card }.
hb-asked-not-other-you = De kangoeroe van { $name } vraagt jou om { $card }, maar die heb je niet.
    .brief = { $name }: geen { $card } van jou.
hb-asked-not-other-other = De kangoeroe van { $name } vraagt { $to } om { $card }, maar { $to } heeft die niet.
    .brief = { $name }: geen { $card } van { $to }.
hb-returned-you-other = In ruil voor de schildpad geef je { $to } { $card }.
    .brief = Aan { $to }: { $card }.
hb-returned-other-you = In ruil voor je schildpad geeft { $name } je { $card }.
    .brief = Van { $name }: { $card }.
hb-returned-other-other = In ruil voor de schildpad geeft { $name } { $card } aan { $to }.
    .brief = { $name } aan { $to }: { $card }.
hb-nothing-to-return-you = Je hebt niets anders dan { $card }, dus je geeft niets terug.
    .brief = Jij geeft niets terug.
hb-nothing-to-return-other = { $name } heeft niets anders dan { $card } en geeft niets terug.
    .brief = { $name } geeft niets terug.
hb-beavered-you = De bever heeft je te pakken: in je volgende beurt moet je weggeven.
    .brief = Bever: jij moet weggeven.
hb-beavered-other = De bever heeft { $name } te pakken, die in de volgende beurt moet weggeven.
    .brief = Bever: { $name } moet weggeven.
hb-bear-handed-you-other = In ruil voor de bizon geef je { $to } { $card }.
    .brief = Aan { $to }: { $card }.
hb-bear-handed-other-you = In ruil voor je bizon geeft { $name } je { $card }.
    .brief = Van { $name }: { $card }.
hb-bear-handed-other-other = In ruil voor de bizon geeft { $name } { $card } aan { $to }.
    .brief = { $name } aan { $to }: { $card }.
hb-no-bear-you = Je hebt geen beer, dus de bizon levert niets op.
    .brief = Jij hebt geen beer.
hb-no-bear-other = { $name } heeft geen beer, dus de bizon levert niets op.
    .brief = { $name } heeft geen beer.
hb-won-you = Niemand heeft jouw wedstrijd overtroefd, en je hebt geen beer.
    .brief = Niet overtroefd.
hb-won-other = Niemand heeft de wedstrijd van { $name } overtroefd, en { $name } heeft geen beer.
    .brief = { $name } is niet overtroefd.
hb-tied = Twintig rondes lang heeft niemand gespeeld. Het is gelijkspel.
    .brief = Gelijkspel.

## What to do
hb-ask-turn = Jouw beurt. Te overtroeven: { $cards }; { $worth }. Speel hoogstens vijf kaarten, of geef { $n ->
        [one] je enige kaart
       *[other] twee kaarten
    } weg.
hb-ask-must = Jouw beurt. Te overtroeven: { $cards }; { $worth }. Als je kunt, moet je; geef anders { $n ->
        [one] je enige kaart
       *[other] twee kaarten
    } weg.
hb-ask-beaver = Jouw beurt, maar van een bever mag je niet spelen: geef { $n ->
        [one] je enige kaart
       *[other] twee kaarten
    } weg.
hb-ask-answer = { $name } heeft { $cards } neergelegd, { $worth }, en jij kunt dat overtroeven: speel nu.
hb-ask-bear = De wedstrijd is nog van jou, maar je hebt een beer: leg er een neer.
hb-ask-rob = Je hand is leeg: steel { $n ->
        [one] nog één kaart
       *[other] { $n } kaarten, één voor één
    }. Van wie?
hb-ask-back = Je aardvarken haalt een kaart van je wedstrijd terug. Welke?
hb-ask-name = Je giraf kijkt in alle handen. Welk dier wordt geteld?
hb-ask-ask = Je kangoeroe vraagt om een kaart. Aan wie, en welke?
hb-ask-return = { $name } gaf je { $card }: geef er een kaart voor terug, alles behalve { $card }.
hb-ask-bison = { $name } gaf je { $card }: geef een van je beren af.
hb-chance-first = Schud, draai de eerste kaart om en typ hem in het Engels, bijvoorbeeld tiger3. De dieren: { $animals }.
hb-chance-deal-you = Deel jezelf een kaart en typ hem, bijvoorbeeld tiger3.
hb-chance-deal-other = Deel { $name } een kaart en typ hem, bijvoorbeeld tiger3.
hb-chance-steal-you-other = Trek blind een kaart uit de hand van { $to } en typ hem, bijvoorbeeld tiger3.
hb-chance-steal-other-you = Laat { $name } blind een kaart uit jouw hand trekken en typ hem, bijvoorbeeld tiger3.
hb-chance-steal-other-other = Laat { $name } blind een kaart uit de hand van { $to } trekken en typ hem, bijvoorbeeld tiger3.

## Status
hb-turn-deal = De kaarten worden gedeeld, nog { $n } te gaan.
hb-turn-steal = Er wordt een kaart gestolen.
hb-turn-turn-you = Jij bent aan de beurt.
hb-turn-turn-other = { $name } is aan de beurt.
hb-turn-bear-you = Jij bent aan de beurt en moet een beer neerleggen.
hb-turn-bear-other = { $name } is aan de beurt en moet een beer neerleggen.
hb-turn-answer-you = Jij bent aan de beurt en moet de beer overtroeven.
hb-turn-answer-other = { $name } is aan de beurt en moet de beer overtroeven.
hb-turn-rob-you = Jij bent aan de beurt. Je hebt geen kaarten meer, dus je steelt er een paar.
hb-turn-rob-other = { $name } is aan de beurt, heeft geen kaarten meer en steelt er een paar.
hb-turn-back-you = Je neemt een kaart terug met je aardvarken.
hb-turn-back-other = { $name } neemt een kaart terug met een aardvarken.
hb-turn-name-you = Je kiest een dier voor je giraf.
hb-turn-name-other = { $name } kiest een dier voor een giraf.
hb-turn-ask-you = Je vraagt om een kaart met je kangoeroe.
hb-turn-ask-other = { $name } vraagt om een kaart met een kangoeroe.
hb-turn-return-you = Je bent nog een kaart schuldig voor een schildpad.
hb-turn-return-other = { $name } is nog een kaart schuldig voor een schildpad.
hb-turn-bison-you = Je bent nog een beer schuldig voor een bizon.
hb-turn-bison-other = { $name } is nog een beer schuldig voor een bizon.
hb-turn-won-you = Het spel is afgelopen: jij hebt gewonnen.
hb-turn-won-other = Het spel is afgelopen: { $name } heeft gewonnen.
hb-turn-tied = Het spel is afgelopen: gelijkspel.
hb-match-none = Er is nog geen wedstrijd.
hb-match-nobody = De wedstrijd is nog van niemand: { $cards }. { $n ->
        [one] Sport
       *[other] Sporten
    }: { $worth }.
hb-match-you = De wedstrijd is van jou: { $cards }. { $n ->
        [one] Sport
       *[other] Sporten
    }: { $worth }.
hb-match-other = De wedstrijd is van { $name }: { $cards }. { $n ->
        [one] Sport
       *[other] Sporten
    }: { $worth }.
hb-outlook-nobody = Als niemand hem overtroeft, wint er niemand.
hb-outlook-win-you = Als niemand hem overtroeft, win jij zodra je aan de beurt bent.
hb-outlook-win-other = Als niemand hem overtroeft, wint { $name }.
hb-outlook-bear-you = Ook als niemand hem overtroeft, win je nog niet: je hebt een beer en moet er een neerleggen.
hb-outlook-bear-other = Ook als niemand hem overtroeft, wint { $name } nog niet: { $name } heeft een beer en moet er een neerleggen.
hb-outlook-maybe = Als niemand hem overtroeft, wint { $name }, tenzij { $name } een beer heeft.
hb-must-play = Wie hem kan overtroeven, moet dat doen.
hb-player-empty-you = Jij hebt geen kaarten.
hb-player-empty-other = { $name } heeft geen kaarten.
hb-player-hidden-you = Jij hebt { $n ->
        [one] { $n } kaart
       *[other] { $n } kaarten
    }. Niets van je hand is openbaar.
hb-player-hidden-other = { $name } heeft { $n ->
        [one] { $n } kaart, onbekend
       *[other] { $n } kaarten, allemaal onbekend
    }.
hb-player-known-you = Jij hebt { $n ->
        [one] { $n } kaart
       *[other] { $n } kaarten
    }. Bij iedereen bekend: { $cards }.
hb-player-known-other = { $name } heeft { $n ->
        [one] { $n } kaart
       *[other] { $n } kaarten
    }. Bekend: { $cards }.
hb-player-shown-you = Jij hebt { $n ->
        [one] { $n } kaart
       *[other] { $n } kaarten
    }: { $cards }.
hb-player-shown-other = { $name } heeft { $n ->
        [one] { $n } kaart
       *[other] { $n } kaarten
    }: { $cards }.
hb-player-beaver-you = Door een bever moet je in je volgende beurt weggeven.
hb-player-beaver-other = Door een bever moet { $name } in de volgende beurt weggeven.
hb-hand-banned = Door je beren kun je deze kaarten niet spelen: { $cards }.
hb-hand-watching = Je kijkt toe en hebt geen kaarten.
hb-last-nobody = Er heeft nog niemand gespeeld.
hb-last-you = De laatste kaarten op tafel zijn van jou: { $cards }; { $worth }.
hb-last-other = De laatste kaarten op tafel zijn van { $name }: { $cards }; { $worth }.
hb-last-quiet = { $n ->
        [one] Al { $n } beurt lang heeft niemand gespeeld.
       *[other] Al { $n } beurten lang heeft niemand gespeeld.
    }
hb-last-tie = Na { $n } beurten zonder kaarten op tafel is het gelijkspel.
hb-animals = In dit spel: { $animals }.
hb-animals-item = { $animal }, { $sport }
hb-animals-item-typed = { $animal } (typ { $word }), { $sport }
hb-gone-nothing = Er zijn nog geen kaarten uit het spel.
hb-gone = { $n ->
        [one] { $n } kaart is uit het spel
       *[other] { $n } kaarten zijn uit het spel
    }: { $cards }.
hb-facts-nothing = Er is nog niets over iemands hand uitgekomen.
hb-fact-highest-you = Jij kreeg bij het delen de hoogste beer, { $card }.
hb-fact-highest-other = { $name } kreeg bij het delen de hoogste beer, { $card }.
hb-fact-no-move-you = Beurt { $turn }: jij kon { $cards } niet overtroeven.
hb-fact-no-move-other = Beurt { $turn }: { $name } kon { $cards } niet overtroeven.
hb-fact-told = Beurt { $turn }, { $animals }: { $answers }.
hb-fact-had-not-you = Beurt { $turn }: jij had geen { $card }.
hb-fact-had-not-other = Beurt { $turn }: { $name } had geen { $card }.
hb-fact-had-only-you = Beurt { $turn }: jij had niets anders dan { $card }.
hb-fact-had-only-other = Beurt { $turn }: { $name } had niets anders dan { $card }.
hb-fact-no-bear-you = Beurt { $turn }: jij had geen beer.
hb-fact-no-bear-other = Beurt { $turn }: { $name } had geen beer.

## Is a chosen set valid?
hb-judge-yes = Geldig: { $why } ({ $rules })
hb-judge-no = Niet geldig: { $why } ({ $rules })
hb-judge-new-sport = de sport wordt { $sports }, met een aantal van { $own } tegen { $match }.
hb-judge-new-sport-tie = de sport wordt { $sports }, en met een schaap erbij is { $own } tegen { $match } genoeg.
hb-judge-same-sport = het is beter in { $sports }, totaal { $own } tegen { $match }.
hb-judge-same-sport-tie = het is ook { $sports }, en met een schaap erbij is een totaal van { $own } tegen { $match } genoeg.
hb-judge-more-bears = er zitten meer beren in, { $own } tegen { $match }.
hb-judge-more-bears-tie = met een schaap erbij zijn evenveel beren genoeg, { $own } tegen { $match }.
hb-judge-count-too-low = voor een andere sport moet het aantal minstens { $needed } zijn, en het is maar { $own }.
hb-judge-total-too-low = in dezelfde sport moet het totaal minstens { $needed } zijn, en het is maar { $own }.
hb-judge-both-too-low = voor een andere sport moet het aantal minstens { $needed } zijn, en het is maar { $own }; om beter te zijn in { $sports } moet het totaal minstens { $goal } zijn, en het is maar { $total }.

## Why not
hb-refusal-dealing = de kaarten worden nog gedeeld.
hb-refusal-out-of-turn = het is nu niet aan jou.
hb-refusal-over = het spel is afgelopen.
hb-refusal-name-missing = zeg erbij als welk dier je beren tellen.
hb-refusal-name-too-much = alleen een combinatie van louter beren krijgt een naam.
hb-refusal-name-absent = beren tellen alleen als een dier uit dit spel.
hb-refusal-put-bear = de wedstrijd is van jou en je hebt een beer, dus je moet een beer neerleggen.
hb-refusal-no-such-bear = zo'n beer heb je niet.
hb-refusal-answer = jij bent de eerste die deze beer kan overtroeven, dus je moet.
hb-refusal-rob = je hand is leeg, dus kies eerst van wie je steelt.
hb-refusal-rob-whom = je kunt alleen stelen van een andere speler die kaarten heeft.
hb-refusal-play-or-give = in je beurt speel je kaarten of geef je er weg.
hb-refusal-not-held = deze kaarten heb je niet.
hb-refusal-no-cards = je speelt één tot vijf kaarten.
hb-refusal-gift-not-held = de kaarten die je wilt geven, heb je niet.
hb-refusal-give-two = je geeft twee kaarten weg, of één als het je laatste is.
hb-refusal-give-whom = je kunt alleen aan de andere spelers geven.
hb-refusal-count-too-low = voor een andere sport heb je meer kaarten van één dier nodig dan de wedstrijd telt.
hb-refusal-total-too-low = in dezelfde sport moet je totaal hoger zijn dan dat van de wedstrijd.
hb-refusal-banned = je hebt een beer met hetzelfde getal als een van deze kaarten.
hb-refusal-must-begin = iedereen is geweest en de wedstrijd is nog van niemand, dus wie kan spelen, moet.
hb-refusal-back = neem eerst met het aardvarken een kaart van je wedstrijd terug.
hb-refusal-back-what = deze kaart ligt niet in je wedstrijd.
hb-refusal-name = noem eerst een dier voor de giraf.
hb-refusal-name-what = dit dier doet niet mee.
hb-refusal-ask = vraag eerst met de kangoeroe om een kaart.
hb-refusal-ask-whom = de kangoeroe vraagt het aan een andere speler.
hb-refusal-ask-what = deze kaart doet niet mee.
hb-refusal-rabbit = er ligt een konijn in de wedstrijd, dus wie kan spelen, moet.
hb-refusal-return = je kreeg een schildpad, dus geef er eerst een kaart voor terug.
hb-refusal-return-what = geef een kaart terug die je hebt, maar geen schildpad met hetzelfde getal.
hb-refusal-beaver = je kreeg een bever, dus deze beurt moet je weggeven.
hb-refusal-bison = je kreeg een bizon, dus geef eerst een beer af.
hb-refusal-bison-what = zo'n beer heb je niet om af te geven.
hb-refusal-ape = apen komen alleen met een ander dier, en beren tellen niet.
hb-refusal-walrus = walrussen komen nooit met een ander dier, behalve met beren.
hb-refusal-bat = vleermuizen komen nooit in een combinatie met meer sporten.
hb-refusal-squid = inktvissen komen alleen in een combinatie met meer sporten.
hb-warning-idle-apes = Zonder een dier dat erbij mag, kunnen de apen nooit gespeeld worden.
hb-warning-idle-squids = Zonder een dier dat de sport met ze deelt, kunnen de inktvissen nooit gespeeld worden.

## On a drawn board
hb-board-match-nobody = Wedstrijd van niemand: { $sports }
hb-board-match-you = Jouw wedstrijd: { $sports }
hb-board-match-other = Wedstrijd van { $name }: { $sports }
hb-board-worth = { $animals } ({ $bears ->
        [0] geen beren
        [one] { $bears } beer
       *[other] { $bears } beren
    }), totaal { $total }
hb-board-worth-short = aantal { $n } ({ $bears ->
        [0] geen beren
        [one] { $bears } beer
       *[other] { $bears } beren
    }), totaal { $total }
hb-board-worth-bears = { $animals }, totaal { $total }
hb-board-outlook-nobody = Blijft hij liggen, dan wint er niemand.
hb-board-outlook-win-you = Blijft hij liggen, dan win jij.
hb-board-outlook-win-other = Blijft hij liggen, dan wint { $name }.
hb-board-outlook-bear-you = Blijft hij liggen, dan leg jij een beer neer.
hb-board-outlook-bear-other = Blijft hij liggen: { $name } legt een beer neer.
hb-board-outlook-maybe = Blijft hij, dan wint { $name }, tenzij met beer.
hb-board-cards = { $n ->
        [one] { $n } kaart
       *[other] { $n } kaarten
    }
hb-board-beaver = bever
hb-board-hand = Jouw kaarten: { $n }
hb-board-hand-known = Jouw kaarten: { $n }, bekend: { $cards }
hb-board-marked = gemarkeerd
hb-board-banned = geblokkeerd door een beer
hb-board-ask-turn = Jouw beurt: markeer tot vijf kaarten om te spelen, of { $n ->
        [one] je enige kaart
       *[other] twee
    } om weg te geven.
hb-board-ask-must = Jouw beurt: markeer kaarten die winnen; alleen als dat niet kan { $n ->
        [one] je kaart
       *[other] twee
    } om weg te geven.
hb-board-ask-answer = Je kunt deze beer overtroeven, dus je moet: markeer de kaarten.
hb-board-play = Speel { $cards }, totaal { $total }: { $sports }
hb-board-card = { $card }, { $sport }. Enter markeert hem.
hb-board-card-bear = { $card }, { $sport }: zolang je hem hebt, win je niet en speel je geen andere { $number }.
hb-board-card-power = { $card }, { $sport }. { $help }
hb-board-card-banned = { $card }: zolang je beer { $number } hebt, kun je hem niet spelen, alleen weggeven. (HB-18)
hb-board-any-name = Geldig onder elke naam: kies er een in de lijst. (HB-7)
hb-board-some-names = Geldig als { $animals }: kies in de lijst. (HB-7)
hb-board-or-give = Je kunt ze weggeven: zie de lijst.
hb-board-one-more = Markeer er nog een om ze allebei weg te geven.
hb-board-give-only = Van een bever mag je niet spelen: markeer { $n ->
        [one] je enige kaart
       *[other] twee kaarten
    } om weg te geven. (HB-28)
hb-board-enter = Enter: { $what }
hb-board-ask-how = Links en rechts kiezen aan wie je vraagt, omhoog en omlaag de kaart.

## Options
hb-option-animals = Dieren
    .help = De dieren die meedoen: de beer en minstens twee andere. Elk dier brengt acht kaarten mee, en iedereen moet er 4 tot 20 krijgen.

## Why
hb-why-no-bear = Je hebt geen beer: als niemand het verslaat of je er een geeft, win je als je weer aan de beurt bent.
hb-why-last-bear = Je bent ermee van je laatste beer af: als niemand het verslaat of je er een geeft, win je als je weer aan de beurt bent.
hb-why-gives-last-bear = Je bent ermee van je laatste beer af.
hb-why-gives-bears = { $n ->
    [one] Je bent ermee van een beer af; je houdt er nog { $left }.
   *[other] Je bent ermee van { $n } beren af; je houdt er nog { $left }.
}
hb-why-known = Van { $name } is bekend dat die de kaart heeft.
