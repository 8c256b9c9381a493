### De beer is los!

## Tiles, colours, directions, counts
# All kinds are de-words.
bl-kind-hunter = jager
    .prey = de jager
    .yours = jouw jager
    .count =
        { $n ->
            [one] 1 jager
           *[other] { $n } jagers
        }
bl-kind-lumberjack = houthakker
    .prey = de houthakker
    .yours = jouw houthakker
    .count =
        { $n ->
            [one] 1 houthakker
           *[other] { $n } houthakkers
        }
bl-kind-bear = beer
    .prey = de beer
    .yours = jouw beer
    .count =
        { $n ->
            [one] 1 beer
           *[other] { $n } beren
        }
bl-kind-fox = vos
    .prey = de vos
    .yours = jouw vos
    .count =
        { $n ->
            [one] 1 vos
           *[other] { $n } vossen
        }
bl-kind-pheasant = fazant
    .prey = de fazant
    .count =
        { $n ->
            [one] 1 fazant
           *[other] { $n } fazanten
        }
bl-kind-duck = eend
    .prey = de eend
    .count =
        { $n ->
            [one] 1 eend
           *[other] { $n } eenden
        }
bl-kind-tree = boom
    .prey = de boom
    .count =
        { $n ->
            [one] 1 boom
           *[other] { $n } bomen
        }
bl-colour-brown = bruin
bl-colour-blue = blauw
bl-direction-north = noord
    .to = naar het noorden
    .exit = de noordelijke uitgang
bl-direction-east = oost
    .to = naar het oosten
    .exit = de oostelijke uitgang
bl-direction-south = zuid
    .to = naar het zuiden
    .exit = de zuidelijke uitgang
bl-direction-west = west
    .to = naar het westen
    .exit = de westelijke uitgang
bl-points =
    { $n ->
        [one] 1 punt
       *[other] { $n } punten
    }
bl-tiles =
    { $n ->
        [one] 1 tegel
       *[other] { $n } tegels
    }
bl-typed = { $typed } ({ $word })

## Actions and keys
bl-action-flip = Draai { $space } om
bl-action-move = Zet de { $tile } van { $from } op { $to }
bl-action-move-hunter = Zet de jager (geweer { $way }) van { $from } op { $to }
bl-action-capture = Sla { $prey } op { $to } met de { $tile } van { $from }, { $points }
bl-action-exit = Haal de { $tile } op { $from } het bos uit door { $exit }, { $points }
bl-action-skip = Sla deze beurt over
bl-key-status = Stand
bl-key-turn = Wie is er
bl-key-points = Punten
bl-key-forest = Wat nog gedekt ligt
bl-key-barred = Wat rust of niet terug mag
bl-key-guns = Geweren
bl-key-threats = Wie wat kan slaan
bl-key-card = Spiekbriefje
bl-key-row = Wat er in deze rij ligt
bl-key-column = Wat er in deze kolom ligt
bl-key-line = Vuurlinie

## What happened
bl-flipped-you = Je draait { $space } om: een { $tile }.
    .brief = { $space }: { $tile }.
bl-flipped-other = { $name } draait { $space } om: een { $tile }.
    .brief = { $name }, { $space }: { $tile }.
bl-gun-shown = Zijn geweer wijst { $way }.
    .brief = Geweer { $way }.
bl-moved-you = Je zet de { $tile } van { $from } op { $to }.
    .brief = Jij: { $tile }, { $from } naar { $to }.
bl-moved-other = { $name } zet de { $tile } van { $from } op { $to }.
    .brief = { $name }: { $tile }, { $from } naar { $to }.
bl-moved-hunter-you = Je zet de jager van { $from } op { $to }, met het geweer { $way }.
    .brief = Jij: jager, { $from } naar { $to }.
bl-moved-hunter-other = { $name } zet de jager van { $from } op { $to }, met het geweer { $way }.
    .brief = { $name }: jager, { $from } naar { $to }.
bl-captured-you =
    Je { $tile } gaat van { $from } naar { $to } en { $kind ->
        [hunter] schiet { $prey } neer
        [lumberjack] velt { $prey }
       *[other] pakt { $prey }
    }: { $points }.
    .brief = Je slaat { $prey } op { $to }, { $points }.
bl-captured-other =
    De { $tile } van { $name } gaat van { $from } naar { $to } en { $kind ->
        [hunter] schiet { $prey } neer
        [lumberjack] velt { $prey }
       *[other] pakt { $prey }
    }: { $points }.
    .brief = { $name } slaat { $prey } op { $to }, { $points }.
bl-taken-out-you = Je { $tile } op { $from } verlaat het bos door { $exit }: { $points }.
    .brief = Je { $tile } is eruit, { $points }.
bl-taken-out-other = De { $tile } van { $name } op { $from } verlaat het bos door { $exit }: { $points }.
    .brief = { $name }: { $tile } eruit, { $points }.
bl-skipped-you = Je kunt niets doen en slaat je beurt over.
    .brief = Je slaat over.
bl-skipped-other = { $name } kan niets doen en slaat de beurt over.
    .brief = { $name } slaat over.
bl-quiet-ended-you =
    { $turns ->
        [one] Een beurt lang
       *[other] { $turns } beurten lang
    } is er niets omgedraaid of geslagen: nu moet jij een van beide doen.
    .brief = Te stil: draai om of sla.
bl-quiet-ended-other =
    { $turns ->
        [one] Een beurt lang
       *[other] { $turns } beurten lang
    } is er niets omgedraaid of geslagen: nu moet { $name } een van beide doen.
    .brief = Te stil: { $name } moet omdraaien of slaan.
bl-final-phase-you =
    De laatste tegel ligt open en de uitgangen zijn vrij. Ieder heeft nog { $turns ->
        [one] één beurt
       *[other] { $turns } beurten
    }, en jij begint.
    .brief = Slotfase, jij begint.
bl-final-phase-other =
    De laatste tegel ligt open en de uitgangen zijn vrij. Ieder heeft nog { $turns ->
        [one] één beurt
       *[other] { $turns } beurten
    }, en { $name } begint.
    .brief = Slotfase, { $name } begint.
bl-game-ended = Partij { $game } is afgelopen: { $reason }. { $scores }
    .brief = Partij { $game } is afgelopen. { $scores }
bl-end-turns-over = de laatste beurt is gespeeld
bl-end-brown-gone = er is geen bruine tegel meer
bl-end-blue-gone = er is geen blauwe tegel meer
bl-end-both-gone = er is geen bruine en geen blauwe tegel meer
bl-tally-you = Jij: { $points } met { $tiles }.
bl-tally-other = { $name }: { $points } met { $tiles }.
bl-game-began = De tegels zijn geschud voor partij { $game }. { $sides } { $begins }
    .brief = Partij { $game }. { $sides } { $begins }
bl-side-brown-you = Jij speelt met bruin, jagers en houthakkers.
bl-side-brown-other = { $name } speelt met bruin, jagers en houthakkers.
bl-side-blue-you = Jij speelt met blauw, beren en vossen.
bl-side-blue-other = { $name } speelt met blauw, beren en vossen.
bl-begins-you = Jij begint.
bl-begins-other = { $name } begint.

## What to do
bl-ask-first = Jouw beurt, met { $colour }: draai een tegel om, welke je maar wilt.
bl-ask = Jouw beurt, met { $colour }: draai een tegel om of doe een zet.
bl-ask-quiet = Jouw beurt, met { $colour }: het is te lang stil geweest, dus draai een tegel om of sla.
bl-ask-final =
    { $turns ->
        [one] Je laatste beurt, met { $colour }
       *[other] Jouw beurt, met { $colour }, en je hebt er nog { $turns }
    }: doe een zet of haal een tegel het bos uit; kan geen van beide, sla dan over.
bl-chance-kind = Draai de tegel op { $space } om en typ wat het is: { $kinds }.
bl-chance-gun = Waarheen wijst het geweer van de jager op { $space }? Typ het: { $ways }.

## Status
bl-turn-you = Jij bent aan de beurt, met { $colour }.
bl-turn-other = { $name } is aan de beurt, met { $colour }.
bl-turn-over = De wedstrijd is afgelopen.
bl-game-of = Partij { $game } van { $games }.
bl-quiet = Stille beurten tot nu toe: { $turns } van { $limit }.
bl-quiet-over-you = Jij moet nu een tegel omdraaien of slaan.
bl-quiet-over-other = { $name } moet nu een tegel omdraaien of slaan.
bl-turns-left-you =
    Jij hebt { $turns ->
        [0] geen beurten meer.
        [one] nog 1 beurt.
       *[other] nog { $turns } beurten.
    }
bl-turns-left-other =
    { $name } heeft { $turns ->
        [0] geen beurten meer.
        [one] nog 1 beurt.
       *[other] nog { $turns } beurten.
    }
bl-has-you = Jij hebt { $points } met { $tiles }.
bl-has-other = { $name } heeft { $points } met { $tiles }.
bl-has-nothing-you = Jij hebt nog geen punten.
bl-has-nothing-other = { $name } heeft nog geen punten.
bl-has-captured = Geslagen: { $tiles }.
bl-has-taken-out = Het bos uit: { $tiles }.
bl-first-game = Uitslag van de eerste partij. { $scores }
bl-match-total = Beide partijen samen. { $scores }
bl-hidden =
    { $n ->
        [one] Er ligt nog 1 tegel
       *[other] Er liggen nog { $n } tegels
    } gedekt: { $kinds }.
bl-hidden-where = Gedekt op: { $spaces }.
bl-hidden-none = Alles is bekend.
bl-hidden-guns = Geweren die nog gedekt liggen: { $guns }.
bl-hidden-gun = { $n } { $way }
bl-resting = De { $tile } op { $space } rust deze beurt.
bl-barred-you = Jouw { $tile } op { $space } mag niet meteen terug naar { $barred }.
bl-barred-other = De { $tile } van { $name } op { $space } mag niet meteen terug naar { $barred }.
bl-barred-bird-you = Jij mag de { $tile } op { $space } niet meteen terugzetten op { $barred }.
bl-barred-bird-other = { $name } mag de { $tile } op { $space } niet meteen terugzetten op { $barred }.
bl-barred-none = Er rust geen vogel en elke weg terug is vrij.
bl-gun = Jager op { $space }: geweer { $way }.
bl-gun-aimed = Jager op { $space }: geweer { $way }, met de { $prey } op { $to } in het vizier.
bl-guns-none = Er ligt geen jager open.
bl-threats-you = Jij kunt slaan: { $captures }.
bl-threats-other = { $name } kan slaan: { $captures }.
bl-threats-none-you = Jij kunt niets slaan.
bl-threats-none-other = { $name } kan niets slaan.
bl-capture = { $prey } op { $to } met de { $tile } van { $from }

## Quick reference
bl-card-hunter = Jager, bruin, { $points }: gaat zo ver hij wil en slaat beren, vossen, eenden en fazanten, maar alleen waar zijn geweer heen wijst.
bl-card-lumberjack = Houthakker, bruin, { $points }: gaat één vakje en slaat bomen.
bl-card-bear = Beer, blauw, { $points }: gaat één vakje en slaat jagers en houthakkers.
bl-card-fox = Vos, blauw, { $points }: gaat zo ver hij wil en slaat eenden en fazanten.
bl-card-pheasant = Fazant, groen, { $points }: mag door allebei worden verzet, zo ver je wilt; slaat niets.
bl-card-duck = Eend, groen, { $points }: mag door allebei worden verzet, zo ver je wilt; slaat niets.
bl-card-tree = Boom, groen, { $points }: blijft altijd staan.
bl-card-exits = Uitgangen, zodra alles open ligt: { $exits }.
bl-card-exit = { $space } { $way }

## One space
bl-space-empty = { $space }, leeg
bl-space-face-down = { $space }, gedekt
bl-space-tile = { $space }, { $tile }
bl-space-hunter = { $space }, jager, geweer { $way }
bl-space-exit = uitgang { $way }
bl-space-rests = rust
bl-space-barred = mag niet terug naar { $barred }
bl-space-captures = kan { $prey } op { $to } slaan
bl-space-threatened = kan geslagen worden door de { $tile } op { $from }

## Een rij, een kolom, een vuurlinie
bl-scan-row = Rij { $row }: { $spaces }.
bl-scan-column = Kolom { $column }: { $spaces }.
bl-scan-line = Vuurlinie van de jager op { $space }, geweer { $way }: { $spaces }.
bl-scan-line-none = De jager op { $space } richt zijn geweer { $way }, het bos uit. Er ligt niets in zijn vuurlinie.
bl-scan-line-prey = Hij kan { $prey } op { $to } slaan.
bl-scan-hunter = de jager op { $space }
bl-scan-guns = { $space } ligt in de vuurlinie van { $hunters }.
bl-scan-no-gun = Er is geen geweer op { $space } gericht.
bl-scan-where = Ga eerst met de pijltjestoetsen naar een vakje. Speel je regel voor regel, typ het vakje er dan bij: { $topic } d4.
bl-scan-unknown = Dat vakje bestaat niet in het bos. Noem een vakje, zoals in { $topic } d4.

## The board on the screen
bl-board-game = Partij { $game } van { $games }
bl-board-first-game = Partij 1: { $scores }
bl-board-player = { $name }, { $colour ->
    [brown] bruin
   *[blue] blauw
}
bl-board-hidden = Gedekt { $n }
bl-board-face-down = gedekt
bl-board-quiet = Stille beurten { $turns }/{ $limit }
bl-board-turns = Beurten over
bl-board-hint = Loop met de pijltjes door het bos; Enter draait een tegel om of pakt er een op.
bl-board-picked-up =
    { $tile }, opgepakt: { $count ->
        [0] die kan nu nergens heen
        [one] die kan één kant op
       *[other] er zijn { $count } mogelijkheden
    }. Esc laat los.
bl-board-at-exit = Dit is { $exit }. Pak eerst een tegel op en breng die hier naar buiten.
bl-board-legend = De tekens op het bord:
bl-board-legend-sides = Hoofdletters: van jou. Kleine letters: van de ander. Pijl: geweer.
bl-board-legend-prey = { $prey } die kun jij slaan, { $danger } die kan je tegenstander slaan
bl-board-legend-ways = { $goal } hier kan de tegel heen, { $barred } niet meteen terug, { $rests } de vogel rust
bl-board-legend-frames = { $pointed } waar je wijst, { $held } de opgepakte tegel
bl-board-legend-exits = Openingen in de rand zijn de uitgangen; pijlen: ze zijn vrij.
bl-board-legend-bag = Onder elke speler: geslagen tegels en, na { $out }, wat het bos uit is.

## Why not
bl-refusal-flip-open = de omgedraaide tegel is nog niet bekend.
bl-refusal-out-of-turn = je bent niet aan de beurt.
bl-refusal-not-face-down = op dat vakje ligt geen gedekte tegel.
bl-refusal-still-face-down = die tegel ligt nog gedekt; draai hem eerst om.
bl-refusal-no-tile = op dat vakje ligt geen tegel.
bl-refusal-tree = bomen blijven altijd staan.
bl-refusal-wrong-colour = die tegel is van je tegenstander.
bl-refusal-no-distance = een tegel gaat minstens één vakje verder.
bl-refusal-not-straight = tegels gaan in een rechte lijn, langs een rij of een kolom.
bl-refusal-blocked = er ligt een andere tegel in de weg.
bl-refusal-too-far = beren en houthakkers gaan maar één vakje.
bl-refusal-no-way-back = daar heb je die tegel in je vorige beurt weggehaald, dus hij mag niet meteen terug.
bl-refusal-resting = je tegenstander heeft die vogel net omgedraaid of verzet, dus hij rust deze beurt.
bl-refusal-wrong-prey = die tegel kan niet slaan wat daar staat.
bl-refusal-hunter-prey = jagers slaan alleen beren, vossen, eenden en fazanten.
bl-refusal-gun = een jager slaat alleen in de richting van zijn geweer.
bl-refusal-hidden-prey = een gedekte tegel kun je niet slaan.
bl-refusal-exits-closed = de uitgangen gaan pas open als alle tegels open liggen.
bl-refusal-bird-stays = vogels blijven in het bos.
bl-refusal-no-exit = die tegel staat niet op één lijn met die uitgang.
bl-refusal-not-on-exit = beren en houthakkers moeten eerst op het uitgangsvakje staan.
bl-refusal-exit-blocked = er ligt een andere tegel tussen die tegel en de uitgang.
bl-refusal-can-act = overslaan mag alleen als je niets anders kunt doen.
bl-refusal-over = de wedstrijd is afgelopen.
bl-refusal-quiet = het is te lang stil geweest: draai een tegel om of sla.

## Options
bl-option-games = Partijen
    .help = Eén partij, of een wedstrijd van twee waarin je van kleur wisselt en je punten optelt.
bl-option-first = Wie begint
    .help = De kleur die elke partij begint: blue (blauw) of brown (bruin).
bl-option-guns = Geweren
    .help = Bij random wijst elk geweer een willekeurige kant op. Bij two_each wijzen er twee van de acht naar elke kant.
bl-option-no-way-back = Geen weg terug
    .help = Bij all mag niets wat je verzet hebt meteen terug. Bij own geldt dat alleen voor tegels van je eigen kleur en niet voor vogels.
bl-option-quiet = Stille beurten
    .help = Na zoveel beurten op rij zonder omdraaien of slaan moet de volgende speler een van beide doen.

## Why
bl-why-safe = Niets dat open ligt kan hem daar volgende beurt slaan.
bl-why-flees = Hij ontkomt aan de { $tile } op { $space }.
bl-why-threatens = Van daar bedreigt hij { $prey } op { $space }.
bl-why-exit = Buiten het bos kan niemand hem meer slaan.
bl-why-flip = { $hidden ->
    [one] Er ligt nog één tegel gedekt
   *[other] Er liggen nog { $hidden } tegels gedekt
}: { $own } van jou, { $theirs } van je tegenstander.
