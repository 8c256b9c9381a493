### Chaos Bear

## Cards
cb-card-impulsion = Impuls
cb-card-super-impulsion = Superimpuls
cb-card-tiredness = Vermoeidheid
cb-card-hunger = Honger
cb-card-backward-push = Duw achteruit
cb-card-random-gift = Verrassing

## Actions and keys
cb-action-roll = Gooi de dobbelsteen
cb-action-draw = Trek een kaart
cb-key-status = Stand
cb-key-turn = Wie is er
cb-key-bear = De beer

## What happened
cb-rolled-you = Je gooit { $die } en rent van { $from } naar { $to }.
    .brief = { $die }: jij op { $to }.
cb-rolled-other = { $name } gooit { $die } en rent van { $from } naar { $to }.
    .brief = { $name } { $die }: { $to }.
cb-drew-you = Je trekt { $card }.
    .brief = { $card }.
cb-drew-other = { $name } trekt { $card }.
    .brief = { $name }: { $card }.
cb-gift-forward = De munt zegt vooruit.
    .brief = Vooruit.
cb-gift-back = De munt zegt achteruit.
    .brief = Achteruit.
cb-pushed-on-you = Je gaat { $by } vooruit, naar { $to }.
    .brief = Jij op { $to }.
cb-pushed-on-other = { $name } gaat { $by } vooruit, naar { $to }.
    .brief = { $name } op { $to }.
cb-pushed-back-you = Je wordt { $by } teruggeduwd, naar { $to }.
    .brief = Terug naar { $to }.
cb-pushed-back-other = { $name } wordt { $by } teruggeduwd, naar { $to }.
    .brief = { $name } terug naar { $to }.
cb-energy-stays = De energie van de beer is al 1 en kan niet lager.
    .brief = Energie blijft 1.
cb-energy-rises = De energie van de beer stijgt naar { $energy }.
    .brief = Energie { $energy }.
cb-energy-falls = De energie van de beer daalt naar { $energy }.
    .brief = Energie { $energy }.
cb-bear-moved = De beer gooit { $die }, telt zijn energie van { $energy } erbij en komt op { $to }.
    .brief = Beer { $die }: { $to }.
cb-bear-grew = Een drie maakt hem sterker: zijn energie is { $energy }.
    .brief = Energie { $energy }.
cb-caught-you = De beer pakt je op { $square }!
    .brief = Je bent gepakt!
cb-caught-other = De beer pakt { $name } op { $square }.
    .brief = { $name } gepakt.
cb-feasted = De maaltijd maakt hem lui: zijn energie is { $energy }.
    .brief = Energie { $energy }.
cb-left-you = Je bent uit de jacht gestapt.
    .brief = Jij bent weg.
cb-left-other = { $name } is uit de jacht gestapt.
    .brief = { $name } is weg.
cb-round = Ronde { $round }.
    .brief = Ronde { $round }.
cb-time-ran-out = Ronde 10.000 is voorbij. Wie het verst is, wint.
    .brief = De tijd is om.

## What to do
cb-ask-roll = Jouw beurt op vakje { $square }, { $lead } voor op de beer: gooi.
cb-ask-both = Jouw beurt op vakje { $square }, { $lead } voor op de beer: gooi, of trek een kaart.
cb-chance-die-you = Gooi een dobbelsteen voor jezelf en typ de worp, 1 tot 6.
cb-chance-die-other = Gooi een dobbelsteen voor { $name } en typ de worp, 1 tot 6.
cb-chance-card-you = Trek een kaart en typ de naam: { $cards }.
cb-chance-card-other = Trek een kaart voor { $name } en typ de naam: { $cards }.
cb-chance-direction-you = Gooi een munt op voor je verrassing en typ forward (vooruit) of back (achteruit).
cb-chance-direction-other = Gooi een munt op voor de verrassing van { $name } en typ forward (vooruit) of back (achteruit).
cb-chance-distance-you = Gooi een dobbelsteen voor de lengte van je verrassing en typ de worp, 1 tot 6.
cb-chance-distance-other = Gooi een dobbelsteen voor de lengte van de verrassing van { $name } en typ de worp, 1 tot 6.
cb-chance-bear = Gooi de dobbelsteen van de beer en typ de worp, 1 tot 3.

## Status
cb-turn-you = Ronde { $round }, jouw beurt.
cb-turn-other = Ronde { $round }, { $name } is aan de beurt.
cb-turn-bear = Ronde { $round }, de beer is aan de beurt.
cb-turn-over = De jacht is voorbij.
cb-status-running-you = Jij staat op { $square }, { $lead } voor op de beer.
cb-status-running-other = { $name } staat op { $square }, { $lead } voor op de beer.
cb-status-caught-you = Jij bent op { $square } gepakt in ronde { $round }.
cb-status-caught-other = { $name } is op { $square } gepakt in ronde { $round }.
cb-status-left-you = Jij hebt het spel verlaten.
cb-status-left-other = { $name } heeft het spel verlaten.
cb-status-bear = De beer staat op { $square } met energie { $energy }.

## Why not
cb-refusal-out-of-turn = je bent niet aan de beurt.
cb-refusal-no-draw-square = kaarten trek je alleen op de gemerkte vakjes, en daar sta je niet op.
cb-refusal-caught = de beer heeft je gepakt, dus je hebt geen beurten meer.
cb-refusal-over = de jacht is voorbij.
cb-refusal-removed = je hebt dit spel verlaten.

## Options
cb-option-start = Eerste vakje
    .help = Het vakje waarop alle spelers beginnen. De beer begint op 0.
cb-option-energy = Energie van de beer
    .help = De energie waarmee de beer begint.
cb-option-feast = Prijs van een maaltijd
    .help = Hoeveel energie de beer verliest als hij iemand gepakt heeft. Hij houdt altijd 1 over.
cb-option-draw-every = Kaartvakjes
    .help = Kaarten trek je op de veelvouden van dit getal.
cb-option-weights = Kansen van de kaarten
    .help = Hoe vaak elke kaart komt, vergeleken met de andere. 0 haalt een kaart eruit.

## Board
cb-board-lead = { $square }, voorsprong { $lead }
cb-board-left = uit de jacht gestapt
cb-board-caught = gepakt op { $square }
cb-board-bear = Beer
cb-board-reach = op { $square }, energie { $energy }, haalt { $from } tot { $to }

## Why
cb-worth-survive = { $value } % kans om de volgende beurt van de beer door te komen
    .brief = { $value } %
    .amount = { $count ->
        [one] één punt kans om erdoor te komen
       *[other] { $value } punten kans om erdoor te komen
    }
    .title = Kans om de volgende beurt van de beer door te komen, in %
cb-why-roll-safe = Je voorsprong is { $lead }, en met energie { $energy } komt de beer hoogstens { $most } vooruit: met elke worp blijf je buiten bereik.
cb-why-roll-needs = Je voorsprong is { $lead }, en met energie { $energy } komt de beer hoogstens { $most } vooruit: met een { $needed } of meer kan hij niet bij je komen.
cb-why-draw-safe = Je voorsprong is { $lead }, en met energie { $energy } komt de beer hoogstens { $most } vooruit: zelfs met de slechtste kaart blijf je buiten bereik.
cb-why-draw = Je voorsprong is { $lead }, en met energie { $energy } komt de beer tot { $most } vooruit; een kaart kan jou vooruit duwen of hem vermoeien.
