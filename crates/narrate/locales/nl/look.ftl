### Het kader van de site, de beginpagina, de borden, hulp en makers.

## Kader
look-skip = Naar de inhoud
look-nav = Hoofdmenu
look-nav-games = Spellen
look-nav-daily = Beer van de dag
look-nav-help = Hulp
look-nav-about = Over
look-nav-more = Meer
look-theme = Thema
look-theme-auto = Systeem
look-theme-light = Licht
look-theme-dark = Donker
look-unofficial = Bearcade is een onofficieel project. De spellen zijn van hun ontwerpers; de code, de woorden en de tekeningen zijn van ons.

## Beginpagina
look-hero = Eén klik en je speelt: alleen tegen beren, of met vrienden via een link. Zonder aanmelden, zonder installeren.
look-game-chaos-bear = Ren over de baan terwijl de beer achter je steeds sneller wordt. Wie het laatst nog rent, wint.
look-game-el-oso = Breng je stapels omhoog naar de Hemel terwijl die van de Beer neerkomen als regen. Voor één speler.
look-game-hold-my-bear = Versla de wedstrijd op tafel met 22 sportieve dieren. Beren winnen altijd, tot je met een beer blijft zitten.
look-game-de-beer-is-los = Jagers en houthakkers tegen beren en vossen, in een bos van gedekte tegels.
look-game-folly-and-fortune = Je hand is je dobbelsteen, en je rij bepaalt wat elke worp doet. Doorgaan of stoppen?
look-players = { $players ->
    [one] Eén speler
   *[other] { $players } spelers
}
look-players-between = { $least }–{ $most } spelers
look-seats-free = { $seats ->
    [one] Eén plaats vrij
   *[other] { $seats } plaatsen vrij
}
look-daily = Elke dag één spel El Oso, met voor iedereen dezelfde dobbelstenen. Hoeveel stenen breng jij naar de Hemel?
look-daily-play = Naar de beer van vandaag

## Klaarzetten en spelen
look-manner = Hoe je speelt
look-board = Bord
look-actions = Wat je kunt doen
look-open = De tafel wordt gedekt
look-ways-out = Meer keuzes

## Chaos Bear
look-cb-lead = Je voorsprong
look-cb-round = Ronde
look-cb-energy = Energie van de beer
look-cb-moves = Volgende ren
look-cb-cards = Wat een kaart kan brengen
look-cb-safe = Waar je staat, kan de beer je deze ronde niet bereiken.
look-cb-near = Waar je staat, pakt de beer je met een { $die ->
    [3] 3
   *[other] { $die } of meer
}.
look-cb-close = Waar je staat, pakt de beer je met elke worp.

## El Oso
look-eo-rolled = De dobbelstenen van de Beer
look-eo-rain = Regen
look-eo-choose = Kies een stapel op het bord en daarna waar die heen gaat.
look-eo-all-moves = Alle zetten als lijst
look-eo-dice = { $dice ->
    [one] Eén dobbelsteen voor de Beer
   *[other] { $dice } dobbelstenen voor de Beer
}

## Over
look-about = Van wie deze spellen zijn
look-about-intro = Vijf mensen en teams hebben de spellen bedacht die je hier speelt. Vind je er een leuk, laat het de makers weten.
look-credit-chaos-bear = Van het PlayPalace-team, 2026.
look-credit-el-oso = Ontworpen door James Ernest en Crab Fragment Labs; ook bekend als Rain, uit de wereld van Carrisor. Testers: { $testers } en vele anderen. Wij spelen versie 1.2 (concept) van 16 mei 2024.
look-credit-hold-my-bear = Van Pandaqi.
look-credit-de-beer-is-los = Naar Halali! (ook Tally Ho!) van Rudi Hoffmann.
look-credit-folly-and-fortune = Van Pandaqi.
look-reach-playpalace = Je vindt het team op PlayPalace, hun thuis voor toegankelijke spellen.
look-reach-crab-fragment = Opmerkingen en vragen zijn welkom bij Crab Fragment Labs; hun spelregels nodigen je ertoe uit.
look-reach-pandaqi = Op de site van Pandaqi vind je nog veel meer spellen om te printen en te spelen:
look-reach-halali = Het spel van Rudi Hoffmann is in veel uitgaven verschenen; op jouw doos staat welke uitgever.
look-about-project = Over deze site
look-about-drawings = Beren, jagers, bomen en alle anderen zijn voor deze site getekend, als één familie: een rond hoofd, oren die het dier verraden, twee stippen en een snuit.

## Hulp
look-help = Zo speel je hier
look-help-start = Beginnen
look-help-start-now = Met “Nu spelen” op de beginpagina zit je meteen tegenover beren. Je bent gast tot je iets anders kiest.
look-help-start-friends = Met “Een tafel klaarzetten” kies je de plaatsen, de klok en de opties. Laat een plaats over aan wie maar komt en stuur je vriend de link van de tafel: aanmelden hoeft niet.
look-help-start-bears = De beren zijn er in vier sterktes: welp, zwarte beer, bruine beer en grizzly. Ze zien alleen wat een speler op hun plaats zou zien.
look-help-table = Aan tafel
look-help-table-turn = Het bord toont het spel; ernaast, of eronder op een telefoon, zie je wie aan de beurt is en wat je kunt doen. Wat je op het bord kunt aanwijzen, kun je daar indrukken; dezelfde keuzes zijn er ook als gewone knoppen.
look-help-table-log = De nieuwste regel van wat er gebeurde staat bovenaan. “Hoe het ervoor staat” vertelt de hele stelling in woorden.
look-help-table-leave = Je kunt een beer voor je laten spelen en later terugkomen. Elke zet is bewaard voordat je ziet wat hij brengt: sluit de pagina wanneer je wilt, de tafel wacht op de beginpagina. Een spel opgeven kan ook, aan de tafel of op de startpagina.
look-help-access = Voor ogen, oren en handen
look-help-access-reader = De hele site werkt met toetsenbord en schermlezer. Elk vakje van een bord heeft een naam die zegt wat er staat en wat het bedreigt.
look-help-access-signs = Kleur is nooit het enige teken: stukken hebben een vorm en een letter, gevaar heeft een merk. Licht of donker kies je onderaan elke pagina, en als je systeem om weinig beweging vraagt, houden we ons daaraan.
look-help-access-plain = Alle spellen zijn beurt voor beurt ook zonder JavaScript te spelen.
look-help-keys = Toetsen
look-help-keys-about = Op de site en in de terminal gelden dezelfde toetsen.
look-help-kept = Wat er bewaard wordt
look-help-kept-about = Eén cookie onthoudt wie je bent, twee andere je thema en taal als je die hebt gekozen. Er komt niets van andere sites, en er gaat niets naartoe.
