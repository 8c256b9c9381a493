### Woorden op de borden van de site.

board-you = { $name } (jij)
board-unreadable = Er ontbreekt iets: kies eerst wat er bij de zet hoort.

## De beer is los!
bl-page-forest = Het bos
bl-page-how = Druk op een gedekte tegel om hem om te draaien. Wil je zetten, druk dan op een tegel die eruit springt en daarna op het vak waar hij heen moet.
bl-page-how-last = Druk op een tegel die eruit springt en daarna op het vak of de uitgang waar hij heen moet.
bl-page-flip = { $here }: omdraaien
bl-page-pick = { $here }; { $n ->
        [one] één mogelijkheid
       *[other] { $n } mogelijkheden
    }
bl-page-ways = Waar de tegel ({ $tile }) heen kan
bl-page-surrounded = Die tegel kan nergens heen: er liggen andere tegels omheen.
bl-page-turns-left = { $n ->
        [one] beurt over
       *[other] beurten over
    }
bl-page-face-down = { $n ->
        [one] gedekte tegel
       *[other] gedekte tegels
    }
bl-page-brown = bruin: jagers en houthakkers
bl-page-blue = blauw: beren en vossen
bl-page-points = { $n ->
        [one] punt
       *[other] punten
    }
bl-page-match = { $n } in totaal
bl-page-captured = Geslagen
bl-page-taken-out = Het bos uit
bl-page-hidden = Nog verborgen

## Hold My Bear
hb-page-unreadable = Vink één tot vijf kaarten aan om te spelen, of twee om weg te geven.
hb-page-players = De andere spelers
hb-page-known = Bekende kaarten
hb-page-to-move = aan de beurt
hb-page-owner = heeft de wedstrijd
hb-page-won = heeft gewonnen
hb-page-must-give = moet weggeven
hb-page-you-must-give = De bever laat je weggeven.
hb-page-card = { $card }, { $sport }
hb-page-card-banned = { $card }, niet te spelen zolang je beer { $number } hebt
hb-page-sport = Sport
hb-page-count = Aantal
hb-page-total = Totaal
hb-page-bears = Beren
hb-page-counts-as = Deze beren tellen als { $animal }.
hb-page-in-force = Wat er nu geldt
hb-page-no-win = Je kunt niet winnen zolang je een beer hebt.
hb-page-ban = Je beer { $number } verbiedt elke andere { $number }.
hb-page-tick = Vink kaarten in je hand aan en speel ze of geef ze weg.
hb-page-how-card = Druk op een van de kaarten die eruit springen.
hb-page-how-rob = Druk op de knop bij een speler.
hb-page-first-to = Eerste kaart aan
hb-page-second-to = tweede kaart aan
hb-page-second-first = Geef de tweede kaart het eerst
hb-page-give = Geef de aangevinkte kaarten weg
hb-page-ask = Vraag om een kaart
hb-page-whom = Wie
hb-page-animal = Dier
hb-page-number = Getal

## Folly & Fortune
ff-page-pick = Leg ze neer als mijn rij
ff-page-discard-two = Leg deze twee af
ff-page-swap = Wissel deze twee
ff-page-swap-rows = Wissel deze kaarten
ff-page-how-pick = Kies uit je hand een kaart voor links en een voor rechts.
ff-page-how-two = Vink twee kaarten van je rij aan.
ff-page-how-swap-rows = Kies een kaart van je eigen rij en een van een andere.
ff-page-how-hand = Druk op een kaart in je hand.
ff-page-how-row = Druk op een kaart die eruit springt in een rij.
ff-page-how-player = Druk op de knop bij een speler.
ff-page-how-end = Druk op de plek waar de kaart moet komen.
ff-page-to-move = aan de beurt
ff-page-in-hand = In de hand
ff-page-known = Bekend in de hand
ff-page-in-charge = de baas
ff-page-rolled = gegooid
ff-page-for-row = voor je rij
ff-page-left = links
ff-page-right = rechts
ff-page-turn = Deze beurt
ff-page-passed = voorbij
ff-page-value = de waarde
ff-page-if-stopped = bij stoppen
ff-page-roll-of = Worp { $roll } van { $of }
ff-page-odds = De volgende worp valt onder { $card } ({ $powers }).
ff-page-higher = { $percent } % kans op meer met de volgende worp
ff-page-higher-rolls = { $percent } % kans op meer binnen { $rolls } worpen
ff-page-as-known = Voor zover de kaarten bekend zijn.
ff-page-odds-list = Waarden van de volgende worp
ff-page-powers = Wat deze kaarten doen
