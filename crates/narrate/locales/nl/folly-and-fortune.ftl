### Folly & Fortune

## Cards. In a hand the number counts, in a row only health and powers.
ff-card = { $id } ({ $number }, leven { $health }, { $powers })
ff-card-in-row = { $id } (leven { $health }, { $powers })
ff-card-shielded = { $id } (leven { $health }, { $powers }, beschermd)
ff-card-at = { $id } op plaats { $place } (leven { $health }, { $powers })

## When a power works
ff-trigger-stopped = { $power }
    .sign = { $sign }
    .help = Stop je op deze kaart: { $help }
ff-trigger-passed = voorbij: { $power }
    .sign = »{ $sign }
    .help = Gooi je na deze kaart nog eens: { $help }
ff-trigger-unseen = ongezien: { $power }
    .sign = …{ $sign }
    .help = Komen je worpen niet tot deze kaart: { $help }

## Powers
ff-power-none = geen kracht
    .sign = ·
    .help = Deze kaart doet niets.
ff-power-add = plus { $x }
    .sign = +{ $x }
    .help = tel { $x } op bij de waarde.
ff-power-subtract = min { $x }
    .sign = −{ $x }
    .help = trek { $x } af van de waarde.
ff-power-shuffle-row = rij schudden
    .sign = ⇄?
    .help = na de aanval wordt je rij geschud.
ff-power-attack-two = twee aanvallen
    .sign = →→
    .help = je mag twee verschillende spelers aanvallen, allebei met de volle waarde.
ff-power-return-to-die = terug naar de hand
    .sign = ↶
    .help = je mag de aanval overslaan en de gegooide kaart in je hand houden.
ff-power-swap-with-deck = ruilen met de stapel
    .sign = ⇅
    .help = vóór de aanval mag je een andere kaart uit je hand onder de stapel leggen en een nieuwe trekken.
ff-power-draw-no-attack = trekken in plaats van aanvallen
    .sign = ⊘+▯
    .help = val niet aan, maar trek een kaart.
ff-power-not-above-health = alleen rijen tot { $x } leven
    .sign = ♥≤{ $x }
    .help = rijen met meer dan { $x } leven kun je niet aanvallen.
ff-power-not-below-health = alleen rijen vanaf { $x } leven
    .sign = ♥≥{ $x }
    .help = rijen met minder dan { $x } leven kun je niet aanvallen.
ff-power-double-discard-two = verdubbelen en twee afleggen
    .sign = ×2
    .help = de waarde verdubbelt, en vóór de aanval leg je twee kaarten uit je rij af.
ff-power-below-becomes = onder { $x } wordt { $y }
    .sign = ‹{ $x }→{ $y }
    .help = een waarde onder { $x } wordt { $y }.
ff-power-above-becomes = boven { $x } wordt { $y }
    .sign = ›{ $x }→{ $y }
    .help = een waarde boven { $x } wordt { $y }.
ff-power-swap-in-row = twee in de rij verwisselen
    .sign = ⇄
    .help = na de aanval mag je twee kaarten in je rij verwisselen.
ff-power-roll-again-raw = één kale worp
    .sign = ↻
    .help = de gegooide kaart gaat terug en je gooit nog één keer; het kale getal van die kaart is de waarde.
ff-power-remove-from-neighbour = kaart van een buur weghalen
    .sign = ◂−▯▸
    .help = vóór de aanval mag je een kaart weghalen uit de rij van een van je buren.
ff-power-remove-from-any = kaart naar keuze weghalen
    .sign = −▯
    .help = vóór de aanval mag je uit welke rij dan ook een kaart weghalen.
ff-power-keep-one-removed = weggehaalde kaart houden
    .sign = ←▯
    .help = één kaart die je met je aanval weghaalt, komt in je eigen rij.
ff-power-one-more-reroll = nog maar één worp
    .sign = ↻1
    .help = de volgende worp is je laatste.
ff-power-shield-this-card = deze kaart beschermen
    .sign = ▣
    .help = tot je volgende beurt kan niemand deze kaart weghalen.
ff-power-shield-two-cards = twee kaarten beschermen
    .sign = ▣▣
    .help = tot je volgende beurt houdt je rij altijd minstens twee kaarten.
ff-power-draw-up-to-six = trekken tot zes
    .sign = +▯‹6
    .help = trek een kaart als je er minder dan zes in je hand hebt.
ff-power-part-of-die-next-turn = volgende beurt een deel van de hand
    .sign = ½
    .help = volgende beurt mag je met een deel van je hand gooien.
ff-power-discard-row-and-hand = afleggen uit rij en hand
    .sign = −▯▯
    .help = leg een kaart uit je rij af en een uit je hand.
ff-power-damage-self = eigen schade { $x }
    .sign = ♥−{ $x }
    .help = je valt jezelf aan met { $x }.
ff-power-look-at-hand = een hand bekijken
    .sign = ◉
    .help = bekijk de hand van een andere speler.
ff-power-swap-row-cards = ruilen tussen rijen
    .sign = ▯⇄▯
    .help = je mag een kaart uit je rij ruilen met een uit de rij van een ander.

## Keys
ff-key-status = Stand
ff-key-turn = Wie is er
ff-key-value = De waarde tot nu toe
ff-key-rows = Alle rijen
ff-key-cards = Jouw kaarten
ff-key-deck = Stapel en aflegstapel
ff-key-powers = Wat je rij kan

## The start
ff-dealt-you = Je krijgt { $card }.
    .brief = { $card }.
ff-dealt-other = { $name } krijgt { $card }.
    .brief = { $name }: { $card }.
ff-picked-you = Je rij is gekozen.
    .brief = Gekozen.
ff-picked-other = { $name } heeft gekozen.
    .brief = { $name } koos.
ff-revealed = De rijen liggen open. { $rows }
    .brief = Rijen: { $short }.
ff-revealed-row-you = Jij: { $cards }.
ff-revealed-row-other = { $name }: { $cards }.
ff-first-you = Jij begint.
    .brief = Jij begint.
ff-first-other = { $name } begint.
    .brief = { $name } begint.
ff-first-random-you = Het lot valt op jou: jij begint.
    .brief = Jij begint.
ff-first-random-other = Het lot valt op { $name }: die begint.
    .brief = { $name } begint.

## Rolling
ff-turn-began-you = Beurt { $turn }: jij.
    .brief = Jouw beurt.
ff-turn-began-other = Beurt { $turn }: { $name }.
    .brief = { $name }.
ff-turn-began-shields-you = Beurt { $turn }: jij. Je bescherming is voorbij.
    .brief = Jouw beurt, onbeschermd.
ff-turn-began-shields-other = Beurt { $turn }: { $name }. De bescherming daar is voorbij.
    .brief = { $name }, onbeschermd.
ff-skipped-you = Je hand is leeg, dus je wordt overgeslagen.
    .brief = Jij wordt overgeslagen.
ff-skipped-other = { $name } heeft een lege hand en wordt overgeslagen.
    .brief = { $name } overgeslagen.
ff-skipped-shields-you = Je hand is leeg, dus je wordt overgeslagen. Je bescherming is voorbij.
    .brief = Jij wordt overgeslagen, onbeschermd.
ff-skipped-shields-other = { $name } heeft een lege hand en wordt overgeslagen. De bescherming daar is voorbij.
    .brief = { $name } overgeslagen, onbeschermd.
ff-part-hidden-other = { $name } gooit deze beurt met { $size ->
        [one] één kaart
       *[other] { $size } kaarten
    }.
    .brief = { $name } gooit met { $size }.
ff-part-you = Je gooit deze beurt met { $cards }.
    .brief = Met { $cards }.
ff-part-other = { $name } gooit deze beurt met { $cards }.
    .brief = { $name }: { $cards }.
ff-rolled-you = Je gooit { $number } ({ $card }). { $under } is de baas ({ $powers }).
    .brief = { $number } onder { $under }.
ff-rolled-other = { $name } gooit { $number } ({ $card }). { $under } is de baas ({ $powers }).
    .brief = { $name }: { $number } onder { $under }.
ff-rolled-bare-you = Je gooit { $number } ({ $card }). Je rij is leeg, dus geen kaart is de baas.
    .brief = { $number }, lege rij.
ff-rolled-bare-other = { $name } gooit { $number } ({ $card }) met een lege rij: geen kaart is de baas.
    .brief = { $name }: { $number }, lege rij.
ff-rolled-raw-you = Je kale worp is { $number } ({ $card }).
    .brief = Kaal { $number }.
ff-rolled-raw-other = { $name } gooit kaal { $number } ({ $card }).
    .brief = { $name }: kaal { $number }.
ff-put-back-you = Je neemt { $card } terug en gooit nog eens.
    .brief = { $card } terug.
ff-put-back-other = { $name } neemt { $card } terug en gooit nog eens.
    .brief = { $name }: { $card } terug.
ff-passed-sum-you = Je gaat voorbij { $card } ({ $power }): dat maakt samen { $sum }.
    .brief = Voorbij: { $power }.
ff-passed-sum-other = { $name } gaat voorbij { $card } ({ $power }): dat maakt samen { $sum }.
    .brief = { $name } voorbij: { $power }.
ff-passed-last-you = Je gaat voorbij { $card }: de volgende worp is je laatste.
    .brief = Laatste worp.
ff-passed-last-other = { $name } gaat voorbij { $card }: de volgende worp is de laatste.
    .brief = { $name }: laatste worp.
ff-passed-shield-you = Je gaat voorbij { $card }: die is beschermd tot je volgende beurt.
    .brief = { $card } beschermd.
ff-passed-shield-other = { $name } gaat voorbij { $card }: die is beschermd tot de volgende beurt van { $name }.
    .brief = { $name }: { $card } beschermd.
ff-passed-two-you = Je gaat voorbij { $card }: tot je volgende beurt houdt je rij twee kaarten.
    .brief = Twee kaarten beschermd.
ff-passed-two-other = { $name } gaat voorbij { $card }: tot de volgende beurt van { $name } houdt die rij twee kaarten.
    .brief = { $name }: twee kaarten beschermd.
ff-stopped-you = Je stopt op { $at }. De waarde is { $value }.
    .brief = Stop: { $value }.
ff-stopped-other = { $name } stopt op { $at }. De waarde is { $value }.
    .brief = { $name } stopt: { $value }.
ff-stopped-passed-you = Je stopt op { $at }. De worp { $number } en { $passed } van kaarten die voorbij zijn, maken { $value }.
    .brief = Stop: { $value }.
ff-stopped-passed-other = { $name } stopt op { $at }. De worp { $number } en { $passed } van kaarten die voorbij zijn, maken { $value }.
    .brief = { $name } stopt: { $value }.
ff-stopped-bare-you = Je stopt. De waarde is { $value }.
    .brief = Stop: { $value }.
ff-stopped-bare-other = { $name } stopt. De waarde is { $value }.
    .brief = { $name } stopt: { $value }.

## Powers at work
ff-value-changed = De waarde gaat van { $from } naar { $to } ({ $power }).
    .brief = Waarde { $to }.
ff-value-same = De waarde blijft { $to } ({ $power }).
    .brief = Waarde blijft { $to }.
ff-declined-you = Je laat een kracht ongebruikt: { $power }.
    .brief = Ongebruikt: { $power }.
ff-declined-other = { $name } laat een kracht ongebruikt: { $power }.
    .brief = { $name }, ongebruikt: { $power }.
ff-returned-you = Je valt niet aan en houdt { $card } in je hand.
    .brief = Geen aanval, { $card } blijft.
ff-returned-other = { $name } valt niet aan en houdt { $card } in de hand.
    .brief = { $name }: geen aanval, { $card } blijft.
ff-reshuffled = De aflegstapel wordt geschud en is de nieuwe stapel: { $cards ->
        [one] één kaart
       *[other] { $cards } kaarten
    }.
    .brief = Nieuwe stapel: { $cards }.
ff-put-under-you = Je legt { $card } onder de stapel.
    .brief = { $card } onder de stapel.
ff-put-under-other = { $name } legt { $card } onder de stapel.
    .brief = { $name }: { $card } onder de stapel.
ff-put-under-hidden-other = { $name } legt een kaart dicht onder de stapel.
    .brief = { $name }: kaart onder de stapel.
ff-drew-you = Je trekt { $card }.
    .brief = { $card }.
ff-drew-other = { $name } trekt { $card }.
    .brief = { $name }: { $card }.
ff-drew-hidden-other = { $name } trekt een kaart; de stapel heeft er nog { $deck }.
    .brief = { $name } trekt.
ff-nothing-drawn-you = Er is geen kaart die je kunt trekken.
    .brief = Niets te trekken.
ff-nothing-drawn-other = Er is geen kaart die { $name } kan trekken.
    .brief = { $name }: niets te trekken.
ff-discarded-row-you = Je legt { $card } uit je rij af.
    .brief = { $id } afgelegd.
ff-discarded-row-other = { $name } legt { $card } uit de rij af.
    .brief = { $name }: { $id } afgelegd.
ff-discarded-hand-you = Je legt { $card } uit je hand af.
    .brief = { $id } afgelegd.
ff-discarded-hand-other = { $name } legt { $card } uit de hand af.
    .brief = { $name }: { $id } afgelegd.
ff-removed-you-other = Je haalt { $card } weg bij { $to }.
    .brief = { $to } kwijt: { $id }.
ff-removed-other-you = { $name } haalt { $card } weg uit jouw rij.
    .brief = Jij kwijt: { $id }.
ff-removed-other-other = { $name } haalt { $card } weg bij { $to }.
    .brief = { $to } kwijt: { $id }.
ff-removed-own-you = Je haalt { $card } weg uit je eigen rij.
    .brief = Jij kwijt: { $id }.
ff-removed-own-other = { $name } haalt { $card } weg uit de eigen rij.
    .brief = { $name } kwijt: { $id }.
ff-row-shuffled-you = Je rij is geschud: { $cards }.
    .brief = Rij: { $cards }.
ff-row-shuffled-other = De rij van { $name } is geschud: { $cards }.
    .brief = { $name }: { $cards }.
ff-swapped-in-row-you = Je verwisselt { $one } en { $two } in je rij.
    .brief = { $one } en { $two } verwisseld.
ff-swapped-in-row-other = { $name } verwisselt { $one } en { $two } in de rij.
    .brief = { $name }: { $one } en { $two } om.
ff-unseen-you = Jouw { $card } blijft ongezien: { $power }.
    .brief = Ongezien: { $power }.
ff-unseen-other = { $card } van { $name } blijft ongezien: { $power }.
    .brief = { $name }, ongezien: { $power }.
ff-looked-you-other = Je bekijkt de hand van { $to }: { $cards }.
    .brief = { $to } heeft { $cards }.
ff-looked-other-you = { $name } bekijkt jouw hand.
    .brief = { $name } ziet jouw hand.
ff-looked-other-other = { $name } bekijkt de hand van { $to }.
    .brief = { $name } ziet de hand van { $to }.
ff-swapped-rows-you-other = Je ruilt je { $card } tegen { $for } van { $to }.
    .brief = Jouw { $id } tegen { $other }.
ff-swapped-rows-other-you = { $name } ruilt { $card } tegen jouw { $for }.
    .brief = { $name }: { $id } tegen jouw { $other }.
ff-swapped-rows-other-other = { $name } ruilt { $card } tegen { $for } van { $to }.
    .brief = { $name }: { $id } tegen { $other } van { $to }.

## Attacks
ff-attacked-you-other = Je valt { $to } aan met { $damage }.
    .brief = { $damage } op { $to }.
ff-attacked-other-you = { $name } valt jou aan met { $damage }!
    .brief = { $name }: { $damage } op jou!
ff-attacked-other-other = { $name } valt { $to } aan met { $damage }.
    .brief = { $name }: { $damage } op { $to }.
ff-attacked-self-you = Je valt jezelf aan met { $damage }.
    .brief = { $damage } op jezelf.
ff-attacked-self-other = { $name } krijgt zelf { $damage } schade.
    .brief = { $name } zelf { $damage }.
ff-lost-you = Je verliest { $card }.
    .brief = Je verliest { $id }.
ff-lost-other = { $name } verliest { $card }.
    .brief = { $name } verliest { $id }.
ff-lost-more-you = Je verliest { $card }. Nog { $left } schade.
    .brief = Je verliest { $id }.
ff-lost-more-other = { $name } verliest { $card }. Nog { $left } schade.
    .brief = { $name } verliest { $id }.
ff-attack-ended-you = De aanval op jou is voorbij.
    .brief = Aanval voorbij.
ff-attack-ended-other = De aanval op { $name } is voorbij.
    .brief = Aanval voorbij.
ff-no-second-you = Je valt geen tweede speler aan.
    .brief = Geen tweede aanval.
ff-no-second-other = { $name } valt geen tweede speler aan.
    .brief = Geen tweede aanval.
ff-no-attack-forbidden = Deze beurt is er geen aanval.
    .brief = Geen aanval.
ff-no-attack-zero = De waarde is nul: geen aanval.
    .brief = Geen aanval.
ff-no-attack-negative = De waarde is negatief: geen aanval.
    .brief = Geen aanval.
ff-no-attack-nobody = Er is niemand om aan te vallen.
    .brief = Geen aanval.
ff-kept-you = Je houdt { $card }: die komt { $end ->
        [left] links
       *[right] rechts
    } in je rij.
    .brief = Je houdt { $id }.
ff-kept-other = { $name } houdt { $card }: die komt { $end ->
        [left] links
       *[right] rechts
    } in de rij van { $name }.
    .brief = { $name } houdt { $id }.
ff-added-you = { $card } komt { $end ->
        [left] links
       *[right] rechts
    } in je rij.
    .brief = { $end ->
        [left] Links
       *[right] Rechts
    }: { $id }.
ff-added-other = { $card } komt { $end ->
        [left] links
       *[right] rechts
    } in de rij van { $name }.
    .brief = { $name }, { $end ->
        [left] links
       *[right] rechts
    }: { $id }.
ff-ended-empty = Er is een hand leeg: het spel is afgelopen.
    .brief = Er is een hand leeg.
ff-ended-all = Alle handen zijn leeg: het spel is afgelopen.
    .brief = Alle handen zijn leeg.
ff-ended-last = Beurt 200 was de laatste: het spel is afgelopen.
    .brief = Dat was beurt 200.

## What to do
ff-ask-pick = Kies twee van je { $count } kaarten voor je rij, de linker eerst.
ff-ask-part = Kies de kaarten waarmee je deze beurt gooit.
ff-ask-part-more = Je gooit met { $cards }. Kies er nog een bij, of ga gooien.
ff-ask-stop = Je gooide { $number } onder { $under } ({ $powers }). { $stop }, of gooi nog eens onder { $next } ({ $then }).
ff-ask-stop-only = Je gooide { $number } onder { $under } ({ $powers }). { $stop }; nog eens gooien kan niet.
ff-ask-stop-bare = Je gooide { $number } en je rij is leeg. { $stop }; nog eens gooien kan niet.
ff-stop-for = Stop met waarde { $value }
ff-stop-raw = Stop en gooi nog één keer, voor een kaal getal
ff-ask-return = Waarde { $value }. Gewoon aanvallen, of niet aanvallen en { $card } in je hand houden?
ff-ask-swap-deck = Waarde { $value }. Je mag een kaart uit je hand onder de stapel leggen en een andere trekken.
ff-ask-discard = { $count ->
        [one] Leg een kaart
       *[other] Leg twee kaarten
    } uit je rij af.
ff-ask-remove-neighbour = Je mag een kaart weghalen uit de rij van een buur.
ff-ask-remove-any = Je mag een kaart weghalen uit elke rij, ook je eigen.
ff-ask-target = Je valt aan met { $value }. Wie?
ff-ask-target-second = Je mag een tweede speler aanvallen met { $value }.
ff-ask-remove = Nog { $damage } schade tegen { $name }. Haal een kaart weg, of hou op.
ff-ask-remove-few = Nog { $damage } schade tegen { $name }. Haal { $cards ->
        [one] nog één kaart
       *[other] nog hoogstens { $cards } kaarten
    } weg, of hou op.
ff-ask-remove-owed = Je eigen aanval raakt je: er moet nog { $owed } leven uit je rij weg.
ff-ask-remove-self = Je eigen aanval raakt je, nog { $damage } schade. Haal een kaart weg, of hou op.
ff-ask-keep = Hou een van de weggehaalde kaarten, links of rechts in je rij.
ff-ask-swap-in-row = Je mag twee kaarten in je rij verwisselen.
ff-ask-end = { $card } komt in je rij: links of rechts?
ff-ask-end-new = { $card } wordt het begin van je nieuwe rij.
ff-ask-discard-row = Leg een kaart uit je rij af.
ff-ask-discard-hand = Leg een kaart uit je hand af.
ff-ask-look = Wiens hand wil je bekijken?
ff-ask-swap-rows = Je mag een kaart uit je rij ruilen met een uit de rij van een ander.

ff-action-stop = Stop
ff-action-reroll = Gooi nog eens
ff-action-pass = Laat maar
ff-action-pass-return = Gewoon aanvallen
ff-action-pass-target = Geen tweede aanval
ff-action-done-part = Gooi hiermee
ff-action-done-remove = Klaar
ff-action-pick = Links { $left }, rechts { $right }
ff-action-part = Gooi met { $card }
ff-action-return = Geen aanval, hou { $card }
ff-action-swap-deck = Leg { $card } onder de stapel en trek
ff-action-discard = Leg { $card } af
ff-action-discard-two = Leg { $one } en { $two } af
ff-action-remove-from-you = Haal je eigen { $card } weg
ff-action-remove-from-other = Haal bij { $name } { $card } weg
ff-action-target = Val { $name } aan: leven { $health } in { $cards ->
        [one] één kaart
       *[other] { $cards } kaarten
    }
ff-action-remove = Haal { $card } weg
ff-action-keep = Hou { $card }, { $end ->
        [left] links
       *[right] rechts
    }
ff-action-swap = Verwissel { $one } en { $two }
ff-action-end = { $end ->
        [left] Links
       *[right] Rechts
    }
ff-action-look = Bekijk de hand van { $name }: { $count ->
        [one] één kaart
       *[other] { $count } kaarten
    }
ff-action-swap-rows = Ruil je { $own } tegen { $other } van { $name }

ff-chance-deal-you = Geef jezelf een kaart en typ de code, zoals { $example }.
ff-chance-deal-other = Geef { $name } een kaart en typ de code, zoals { $example }.
ff-chance-first = Loot wie begint en typ het: { $seats }.
ff-chance-first-seat = seat { $seat } voor { $player }
ff-chance-roll-you = Schud { $count ->
        [one] de ene kaart
       *[other] de { $count } kaarten
    } waarmee je gooit, draai er een om en typ de code.
ff-chance-roll-other = Schud { $count ->
        [one] de ene kaart
       *[other] de { $count } kaarten
    } waarmee { $name } gooit, draai er een om en typ de code.
ff-chance-draw-you = Trek de bovenste kaart van de stapel en typ de code.
ff-chance-draw-other = Trek voor { $name } de bovenste kaart van de stapel en typ de code.
ff-chance-shuffle-you = Schud je rij en typ de kaart die op plaats { $place } komt.
ff-chance-shuffle-other = Schud de rij van { $name } en typ de kaart die op plaats { $place } komt.

## Status
ff-turn-you = Beurt { $turn }, jij bent aan de beurt.
ff-turn-other = Beurt { $turn }, { $name } is aan de beurt.
ff-turn-deal = De kaarten worden gedeeld.
ff-turn-pick = De rijen worden gekozen. Nog aan het kiezen: { $names }.
ff-turn-first = Er wordt geloot wie begint.
ff-turn-over = Het spel is afgelopen.
ff-status-you = Jouw rij heeft leven { $health } in { $cards ->
        [one] één kaart
       *[other] { $cards } kaarten
    }; je hebt { $hand } in je hand.
ff-status-other = De rij van { $name } heeft leven { $health } in { $cards ->
        [one] één kaart
       *[other] { $cards } kaarten
    }, met { $hand } in de hand.
ff-value-no-turn = Er is nog geen beurt begonnen.
ff-value-no-roll = Er is deze beurt nog niet gegooid.
ff-value-roll = Worp { $roll }: { $number } ({ $card }) onder { $under }, { $powers }.
ff-value-roll-bare = Worp { $roll }: { $number } ({ $card }), met een lege rij.
ff-value-passed = Kaarten die voorbij zijn, maken { $sum }.
ff-value-if-stopped = Nu stoppen maakt { $value }.
ff-value-if-stopped-raw = Nu stoppen geeft één kale worp.
ff-value-rolls-left = { $rolls ->
        [0] Dit is de laatste worp.
        [one] Er kan nog één worp komen.
       *[other] Er kunnen nog { $rolls } worpen komen.
    }
ff-value-now = De worp was { $number } ({ $card }), de waarde is { $value }.
ff-value-no-attack = Deze beurt is er geen aanval.
ff-row-you = Jouw rij, leven { $health }: { $cards }.
ff-row-other = De rij van { $name }, leven { $health }: { $cards }.
ff-row-empty-you = Jouw rij is leeg.
ff-row-empty-other = De rij van { $name } is leeg.
ff-row-two-you = Jouw rij houdt twee kaarten tot je volgende beurt.
ff-row-two-other = De rij van { $name } houdt twee kaarten tot de volgende beurt van { $name }.
ff-hand-you = Je hebt { $count }: { $cards }.
ff-hand-other = { $name } heeft { $count }: { $cards }.
ff-hand-count-you = Je hebt { $count }.
ff-hand-count-other = { $name } heeft { $count }.
ff-hand-known-other = { $name } heeft { $count }, waaronder { $cards }.
ff-hand-part = Er wordt deze beurt gegooid met { $cards }.
ff-hand-picked = Gekozen voor je rij: { $cards }.
ff-hand-part-next-you = Volgende beurt mag je met een deel van je hand gooien.
ff-hand-part-next-other = Volgende beurt mag { $name } met een deel van de hand gooien.
ff-deck = De stapel heeft { $count }.
ff-deck-under-you = Op plaats { $place } van boven ligt { $card }, door jou daar gelegd.
ff-deck-under-other = Op plaats { $place } van boven ligt { $card }, daar gelegd door { $name }.
ff-deck-under-hidden-other = Op plaats { $place } van boven ligt een kaart van { $name }.
ff-discard = De aflegstapel heeft { $count }: { $cards }.
ff-discard-empty = De aflegstapel is leeg.
ff-count = { $count ->
        [0] geen kaarten
        [one] één kaart
       *[other] { $count } kaarten
    }
ff-powers-card = { $card }: { $help }
ff-powers-nothing = Er is nog geen rij om over te vertellen.

## Why not
ff-refusal-compulsory = dit mag je niet overslaan.
ff-refusal-pick-two = kies twee verschillende kaarten uit je hand.
ff-refusal-picked = je hebt al gekozen; de anderen kiezen nog.
ff-refusal-out-of-turn = dit is niet aan jou.
ff-refusal-no-next-card = je rij heeft geen volgende kaart, dus je moet stoppen.
ff-refusal-not-now = dat is nu niet aan de orde.
ff-refusal-attack-another = je valt een andere speler aan tafel aan.
ff-refusal-no-such-place = die plaats is er niet in de rij.
ff-refusal-left-to-right = noem de kaarten die weg moeten van links naar rechts.
ff-refusal-too-healthy = die kaart heeft meer leven dan er schade over is.
ff-refusal-last-card = een rij houdt haar laatste kaart.
ff-refusal-not-full = je eigen aanval moet zoveel mogelijk leven bij je weghalen.
ff-refusal-same-target = de tweede aanval is op iemand anders.
ff-refusal-not-to-swap = kies een kaart uit je hand, maar niet de gegooide.
ff-refusal-above-health = die rij heeft nu te veel leven om aan te vallen.
ff-refusal-below-health = die rij heeft nu te weinig leven om aan te vallen.
ff-refusal-discard-count = leg twee kaarten uit je rij af, of zoveel als er weg mogen.
ff-refusal-two-places = kies twee verschillende plaatsen in je rij.
ff-refusal-not-a-neighbour = alleen je buren kunnen nu een kaart verliezen.
ff-refusal-no-such-row = die speler zit niet aan tafel.
ff-refusal-not-removed = die kaart heeft je aanval niet weggehaald.
ff-refusal-last-roll = door een kaart die voorbij is, was dit je laatste worp.
ff-refusal-shielded = die kaart is beschermd.
ff-refusal-two-cards = die rij is beschermd en houdt twee kaarten.
ff-refusal-part = noem kaarten uit je hand, elke één keer en in de volgorde van het spel, en dan done.
ff-refusal-empty-part = je moet met minstens één kaart gooien.
ff-refusal-not-in-hand = die kaart heb je niet in je hand.
ff-refusal-another-player = kies een andere speler aan tafel.
ff-refusal-over = het spel is afgelopen.
ff-refusal-enough-cards = deze aanval kan geen kaarten meer weghalen.
ff-refusal-new-row = je rij is leeg, dus de kaart begint rechts een nieuwe.

## Options
ff-option-hand = Kaarten per speler
    .help = Hoeveel kaarten iedereen krijgt. Leeg gelaten: 8, of 6 in de eenvoudige variant.
ff-option-first = Beginspeler
    .help = De plaats die begint, geteld vanaf 0. Leeg gelaten: het lot beslist.
ff-option-opening-attack = Aanval in de eerste beurt
    .help = Uit: de allereerste beurt van het spel is zonder aanval. Dat is eerlijker met twee of drie spelers.
ff-option-self-attack = Jezelf aanvallen
    .help = full: je eigen aanval kost zoveel leven als mogelijk. choice: je mag minder verliezen.
ff-option-superpowers = Superkrachten
    .help = Schudt de 25 kaarten met superkrachten door de stapel.
ff-option-end = Einde van het spel
    .help = first_empty: zodra één hand leeg is. all_empty: als alle handen leeg zijn; tot dan worden lege handen overgeslagen.
ff-option-variant = Variant
    .help = standard: het hele spel. simple: alleen kaarten die de waarde veranderen. tough: een aanval kost één kaart, of twee vanaf waarde 6.
ff-option-negative = Negatieve waarden
    .help = self: een negatieve waarde treft jezelf. nothing: dan is er geen aanval.
ff-option-last-card = Laatste kaart op het spel
    .help = Aanvallen mogen ook de laatste kaart van een rij weghalen. Alleen in de zware variant.
ff-option-deck = Eigen kaarten
    .help = De hele tekst van een eigen set kaarten, met tabs, zoals die van het spel. Leeg gelaten: de kaarten van het spel.

## The drawn board
ff-board-choosing = is aan het kiezen
ff-board-picked = heeft gekozen
ff-board-legend = Een kaart hier: getal, leven, krachten
ff-board-roll = Worp { $roll } van { $of }: { $number } onder { $card }
ff-board-roll-bare = Gegooid: { $number }
ff-board-stop = Stoppen geeft { $value }
ff-board-stop-plain = Stoppen geeft een kale worp
ff-board-next = Straks, onder { $card }: { $values }
ff-board-higher = straks meer: { $count } van { $all } ({ $percent }%)
ff-board-last = De laatste worp: je stopt hier
ff-board-value = Gegooid { $number }, waarde { $value }
ff-board-value-none = Gegooid { $number }, waarde { $value }, geen aanval
ff-board-attack-you = Aanval op je eigen rij: nog { $damage }
ff-board-attack-other = Aanval op { $name }: nog { $damage }
ff-board-die = Je dobbelsteen ({ $count })
ff-board-piles = Stapel { $deck }, afgelegd { $discard }
ff-board-removed = Weggehaald:
ff-board-known = { $name } heeft:
ff-board-own-row = Je rij in woorden:
ff-board-place-you = Jouw plaats { $place }: { $card }
ff-board-place-other = { $name }, plaats { $place }: { $card }
ff-board-player-you = Jij: leven { $health }, { $cards } in de rij, { $hand } in de hand
ff-board-player-other = { $name }: leven { $health }, { $cards } in de rij, { $hand } in de hand
ff-board-edge = { $end ->
    [left] Het linkereind van je rij
   *[right] Het rechtereind van je rij
}
ff-board-first = { $card }: Enter neemt deze, kies dan de tweede.
ff-board-taken = Genomen: { $card }. Kies de tweede, of Esc.
ff-board-with = { $card }, met { $taken }
ff-board-not = { $card } kan niet: { $why }

## Why
ff-why-stop = Nu stoppen geeft { $value }; na de volgende worp stoppen zou gemiddeld { $average } geven.
ff-why-richest = Geen andere rij heeft meer leven dan de { $health } van { $name }.
