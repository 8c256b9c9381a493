### El Oso

## Stacks and spaces
eo-stack = { $height ->
    [one] een losse steen
   *[other] een stapel van { $height }
}
eo-stack-bear = { $height ->
    [one] een losse berensteen
   *[other] een berenstapel van { $height }
}
eo-space-you = { $height ->
    [one] { $space }, jouw losse steen
   *[other] { $space }, jouw stapel van { $height }
}
eo-space-other = { $height ->
    [one] { $space }, losse steen van { $name }
   *[other] { $space }, stapel van { $height } van { $name }
}
eo-space-bear = { $height ->
    [one] { $space }, losse berensteen
   *[other] { $space }, berenstapel van { $height }
}
eo-space-empty = { $space }, leeg

## Actions and keys
eo-action-move = { $height ->
    [one] { $from } naar { $to }, een losse steen
   *[other] { $from } naar { $to }, een stapel van { $height }
}
eo-action-sky = { $height ->
    [one] { $from } naar de Hemel, een losse steen
   *[other] { $from } naar de Hemel, een stapel van { $height }
}
eo-action-pass = { $height ->
    [one] Passen met { $from }, een losse steen
   *[other] Passen met { $from }, een stapel van { $height }
}
eo-action-stop = Stop het spel
eo-key-status = Stand
eo-key-turn = Wie is er
eo-key-stacks = Jouw stapels
eo-key-bear = De stapels van de Beer
eo-key-off = Naast het bord
eo-key-danger = Gevaar

## What happened
eo-placed-you = Een { $die }: jouw stapel op { $space } wordt { $height } hoog.
    .brief = { $die }: { $space } nu { $height }.
eo-placed-other = Een { $die }: de stapel van { $name } op { $space } wordt { $height } hoog.
    .brief = { $die }: { $name } { $space } nu { $height }.
eo-placed-bear = Een { $die }: de stapel van de Beer op { $space } wordt { $height } hoog.
    .brief = { $die }: Beer { $space } nu { $height }.
eo-again-six = Een 6: opnieuw gooien.
    .brief = 6: opnieuw.
eo-again-full = Een { $die }, maar op { $space } liggen al vijf stenen: opnieuw gooien.
    .brief = { $die }: { $space } vol, opnieuw.
eo-turn-you = Beurt { $turn }.
    .brief = Beurt { $turn }.
eo-turn-other = Beurt { $turn }: { $name } is aan zet.
    .brief = Beurt { $turn }: { $name }.
eo-moved-you = Je verplaatst { $stack } van { $from } naar { $to }.
    .brief = { $from } naar { $to }.
eo-moved-other = { $name } verplaatst { $stack } van { $from } naar { $to }.
    .brief = { $name }: { $from } naar { $to }.
eo-sky-you = Je brengt { $stack } van { $from } naar de Hemel en hebt er daar nu { $sky }.
    .brief = { $from } naar de Hemel: { $sky }.
eo-sky-other = { $name } brengt { $stack } van { $from } naar de Hemel en heeft er daar nu { $sky }.
    .brief = { $name }: { $from } naar de Hemel: { $sky }.
eo-passed-you = Je past met { $stack } op { $space }.
    .brief = Je past met { $space }.
eo-passed-other = { $name } past met { $stack } op { $space }.
    .brief = { $name } past met { $space }.
eo-rolled = De Beer gooit { $dice }.
    .brief = Beer: { $dice }.
eo-blank-six = Een 6: er valt niets.
    .brief = 6: niets.
eo-blank-cave = Een { $die }: in kolom { $column } ligt niets van de Beer en de Grot is leeg, dus er valt niets.
    .brief = { $die }: niets.
eo-bear-moved = Een { $die }: { $stack } zakt van { $from } naar { $to }.
    .brief = Beer { $from } naar { $to }.
eo-merged = Daar lag al een stapel: de Beer heeft er nu { $height } op { $space }.
    .brief = Beer { $height } op { $space }.
eo-captured-even-you = { $removed ->
    [one] Botsing op { $space }: jij en de Beer verliezen elk een steen, en het vakje is leeg. Kuil: { $pit }.
   *[other] Botsing op { $space }: jij en de Beer verliezen elk { $removed } stenen, en het vakje is leeg. Kuil: { $pit }.
}
    .brief = { $space }: jij verliest { $removed }. Kuil { $pit }.
eo-captured-even-other = { $removed ->
    [one] Botsing op { $space }: { $name } en de Beer verliezen elk een steen, en het vakje is leeg. Kuil: { $pit }.
   *[other] Botsing op { $space }: { $name } en de Beer verliezen elk { $removed } stenen, en het vakje is leeg. Kuil: { $pit }.
}
    .brief = { $space }: { $name } verliest { $removed }. Kuil { $pit }.
eo-captured-player-stays-you = { $removed ->
    [one] Botsing op { $space }: jij en de Beer verliezen elk een steen; jij houdt er daar { $rest } over. Kuil: { $pit }.
   *[other] Botsing op { $space }: jij en de Beer verliezen elk { $removed } stenen; jij houdt er daar { $rest } over. Kuil: { $pit }.
}
    .brief = { $space }: jij verliest { $removed }, houdt { $rest }. Kuil { $pit }.
eo-captured-player-stays-other = { $removed ->
    [one] Botsing op { $space }: { $name } en de Beer verliezen elk een steen; { $name } houdt er daar { $rest } over. Kuil: { $pit }.
   *[other] Botsing op { $space }: { $name } en de Beer verliezen elk { $removed } stenen; { $name } houdt er daar { $rest } over. Kuil: { $pit }.
}
    .brief = { $space }: { $name } verliest { $removed }, houdt { $rest }. Kuil { $pit }.
eo-captured-bear-stays-you = { $removed ->
    [one] Botsing op { $space }: jij en de Beer verliezen elk een steen; de Beer houdt er daar { $rest } over. Kuil: { $pit }.
   *[other] Botsing op { $space }: jij en de Beer verliezen elk { $removed } stenen; de Beer houdt er daar { $rest } over. Kuil: { $pit }.
}
    .brief = { $space }: jij verliest { $removed }, Beer houdt { $rest }. Kuil { $pit }.
eo-captured-bear-stays-other = { $removed ->
    [one] Botsing op { $space }: { $name } en de Beer verliezen elk een steen; de Beer houdt er daar { $rest } over. Kuil: { $pit }.
   *[other] Botsing op { $space }: { $name } en de Beer verliezen elk { $removed } stenen; de Beer houdt er daar { $rest } over. Kuil: { $pit }.
}
    .brief = { $space }: { $name } verliest { $removed }, Beer houdt { $rest }. Kuil { $pit }.
eo-entered = { $height ->
    [one] Een { $die }: uit de Grot komt een losse steen op { $space }.
   *[other] Een { $die }: uit de Grot komt een stapel van { $height } op { $space }.
}
    .brief = Grot: { $height } op { $space }.
eo-grounded = Een { $die }: { $stack } valt van { $from } op de Grond.
    .brief = { $from }: { $height } op de Grond.
eo-rained = Een { $die }: er regent een steen op { $space }.
    .brief = Regen op { $space }.
eo-rained-six = Een 6: een steen uit de regen gaat naar de Grot.
    .brief = Regen naar de Grot.
eo-rained-full = Een { $die }, maar { $space } is vol: een steen uit de regen gaat naar de Grot.
    .brief = { $space } vol: regen naar de Grot.
eo-ended-gone-you = Je hebt geen steen meer op het bord. Je score is { $sky }: { $class }.
    .brief = Score { $sky }: { $class }.
eo-ended-gone-other = { $name } heeft geen steen meer op het bord. De score is { $sky }: { $class }.
    .brief = { $name }: score { $sky }, { $class }.
eo-ended-stop-you = Je stopt ermee. Je score is { $sky }: { $class }.
    .brief = Score { $sky }: { $class }.
eo-ended-stop-other = { $name } stopt ermee. De score is { $sky }: { $class }.
    .brief = { $name }: score { $sky }, { $class }.
eo-ended-limit-you = Je beurten zijn op. Je score is { $sky }: { $class }.
    .brief = Score { $sky }: { $class }.
eo-ended-limit-other = De beurten van { $name } zijn op. De score is { $sky }: { $class }.
    .brief = { $name }: score { $sky }, { $class }.
eo-over-won-you = Je hebt gewonnen, met { $sky } in de Hemel!
    .brief = Gewonnen met { $sky }.
eo-over-won-other = { $name } heeft gewonnen, met { $sky } in de Hemel.
    .brief = { $name } won met { $sky }.
eo-over-lost-you = De Beer heeft gewonnen. { $sky ->
    [0] Je hebt geen steen in de Hemel en kwam er { $short } tekort.
   *[other] Je hebt er { $sky } in de Hemel en kwam er { $short } tekort.
}
    .brief = De Beer won; { $sky } in de Hemel, { $short } tekort.
eo-over-lost-other = De Beer heeft gewonnen. { $name } heeft er { $sky } in de Hemel en kwam er { $short } tekort.
    .brief = De Beer won van { $name }; { $sky } in de Hemel, { $short } tekort.
eo-stop-sure = Nu stoppen? Dan is het spel afgelopen.
eo-stop-yes = Ja, stop het spel
eo-class-loss = verloren
eo-class-win = gewonnen
eo-class-superior-win = glansrijk gewonnen

## What to do
eo-ask = Beurt { $turn }, { $sky } in de Hemel, { $pit } in de Kuil: verplaats een stapel of pas ermee.
eo-ask-sky = Vanaf { $spaces } kun je naar de Hemel.
eo-ask-stop = Je mag ook stoppen.
eo-turns-left = { $turns ->
    [one] Dit is de laatste beurt.
   *[other] Er zijn nog { $turns } beurten.
}
eo-chance-setup-you = { $pieces ->
    [one] Gooi een dobbelsteen voor je laatste steen en typ de worp, 1 tot 6.
   *[other] Gooi een dobbelsteen voor een steen van jou en typ de worp, 1 tot 6. Er moeten er nog { $pieces } op het bord.
}
eo-chance-setup-other = { $pieces ->
    [one] Gooi een dobbelsteen voor de laatste steen van { $name } en typ de worp, 1 tot 6.
   *[other] Gooi een dobbelsteen voor een steen van { $name } en typ de worp, 1 tot 6. Er moeten er nog { $pieces } op het bord.
}
eo-chance-setup-bear = { $pieces ->
    [one] Gooi een dobbelsteen voor de laatste steen van de Beer en typ de worp, 1 tot 6.
   *[other] Gooi een dobbelsteen voor een steen van de Beer en typ de worp, 1 tot 6. Er moeten er nog { $pieces } op het bord.
}
eo-chance-roll = { $dice ->
    [one] Gooi één dobbelsteen voor de Beer en typ de worp, 1 tot 6.
   *[other] Gooi { $dice } dobbelstenen voor de Beer en typ ze in willekeurige volgorde, elk 1 tot 6, met een spatie ertussen.
}
eo-chance-rain = { $pieces ->
    [one] Het regent. Gooi een dobbelsteen voor de laatste steen op de Grond en typ de worp, 1 tot 6.
   *[other] Het regent. Gooi een dobbelsteen voor een van de { $pieces } stenen op de Grond en typ de worp, 1 tot 6.
}

## Status
eo-now-setup-you = { $pieces ->
    [one] Opstelling: er moet nog één steen van jou op het bord.
   *[other] Opstelling: er moeten nog { $pieces } stenen van jou op het bord.
}
eo-now-setup-other = { $pieces ->
    [one] Opstelling: er moet nog één steen van { $name } op het bord.
   *[other] Opstelling: er moeten nog { $pieces } stenen van { $name } op het bord.
}
eo-now-setup-bear = { $pieces ->
    [one] Opstelling: er moet nog één steen van de Beer op het bord.
   *[other] Opstelling: er moeten nog { $pieces } stenen van de Beer op het bord.
}
eo-now-move-you = Beurt { $turn }: jij bent aan zet.
eo-now-move-other = Beurt { $turn }: { $name } is aan zet.
eo-now-roll = { $dice ->
    [one] Beurt { $turn }: de Beer gooit één dobbelsteen.
   *[other] Beurt { $turn }: de Beer gooit { $dice } dobbelstenen.
}
eo-now-rain = { $pieces ->
    [one] Beurt { $turn }: het regent, er ligt nog één steen op de Grond.
   *[other] Beurt { $turn }: het regent, er liggen nog { $pieces } stenen op de Grond.
}
eo-now-over-you = { $turn ->
    [one] Het spel is afgelopen na één beurt. Je score is { $sky }: { $class }.
   *[other] Het spel is afgelopen na { $turn } beurten. Je score is { $sky }: { $class }.
}
eo-now-over-other = { $turn ->
    [one] Het spel is afgelopen na één beurt. De score van { $name } is { $sky }: { $class }.
   *[other] Het spel is afgelopen na { $turn } beurten. De score van { $name } is { $sky }: { $class }.
}
eo-off = Hemel { $sky }, Kuil { $pit }, Grot { $cave }, Grond { $ground }.
eo-goal-open = { $pieces ->
    [one] Nog één steen in de Hemel en het is gewonnen.
   *[other] Nog { $pieces } stenen in de Hemel en het is gewonnen.
}
eo-goal-won = Dat is al genoeg voor de winst.
eo-goal-lost = Tien wordt het niet meer.
eo-column = Kolom { $column }: { $stacks }.
eo-column-empty = Kolom { $column }: leeg.
eo-at-you = jij { $height } op { $space }
eo-at-other = { $name } { $height } op { $space }
eo-at-bear = Beer { $height } op { $space }
eo-height = { $height } op { $space }
eo-stacks-you = Jouw stapels: { $stacks }.
eo-stacks-other = De stapels van { $name }: { $stacks }.
eo-stacks-bear = De stapels van de Beer: { $stacks }.
eo-stacks-none-you = Je hebt geen stapel op het bord.
eo-stacks-none-other = { $name } heeft geen stapel op het bord.
eo-stacks-none-bear = De Beer heeft geen stapel op het bord.
eo-danger = Eén dobbelsteen kan dit raken: { $threats }.
eo-danger-above = { $height ->
    [one] { $stack }, vlak onder een losse berensteen
   *[other] { $stack }, vlak onder een berenstapel van { $height }
}
eo-danger-cave = { $pieces ->
    [one] { $stack }, door een steen uit de Grot
   *[other] { $stack }, door { $pieces } stenen uit de Grot
}
eo-danger-none-you = Geen van je stapels kan door één dobbelsteen geraakt worden.
eo-danger-none-other = Geen stapel van { $name } kan door één dobbelsteen geraakt worden.

## Match play
eo-match-scored-you = Je eindigt spel { $game } van { $games } met { $score }. Je totaal is { $total }.
    .brief = Spel { $game }: { $score }, totaal { $total }.
eo-match-scored-other = { $name } eindigt spel { $game } van { $games } met { $score } en komt op een totaal van { $total }.
    .brief = { $name }, spel { $game }: { $score }, totaal { $total }.
eo-match-progress-you = { $turn ->
    [one] Je zit in spel { $game } van { $games }, na één beurt, met { $sky } in de Hemel en een totaal van { $total } uit eerdere spellen.
   *[other] Je zit in spel { $game } van { $games }, na { $turn } beurten, met { $sky } in de Hemel en een totaal van { $total } uit eerdere spellen.
}
eo-match-progress-other = { $turn ->
    [one] { $name } zit in spel { $game } van { $games }, na één beurt, met { $sky } in de Hemel en een totaal van { $total } uit eerdere spellen.
   *[other] { $name } zit in spel { $game } van { $games }, na { $turn } beurten, met { $sky } in de Hemel en een totaal van { $total } uit eerdere spellen.
}
eo-match-finished-you = Je bent klaar, met een totaal van { $total }.
eo-match-finished-other = { $name } is klaar, met een totaal van { $total }.
eo-match-totals = Totalen: { $totals }.
eo-match-total = { $name } { $total }
eo-match-leads-you = Je staat { $by } voor.
eo-match-leads-other = { $name } staat { $by } voor.
eo-match-shared-you = Je staat samen met { $names } aan kop.
eo-match-shared-other = { $names } staan samen aan kop.
eo-match-level = Iedereen staat gelijk.
eo-match-waiting-you = Jij bent klaar. Nog bezig: { $names }.
eo-match-waiting-other = Nog bezig: { $names }.

## Why not
eo-refusal-out-of-turn = je bent niet aan zet.
eo-refusal-empty-space = op dat vakje ligt geen stapel.
eo-refusal-bear-stack = de stapel op dat vakje is van de Beer.
eo-refusal-straight = een stapel gaat schuin of opzij, nooit recht omhoog of omlaag.
eo-refusal-not-in-line = dat vakje ligt niet in de rij van de stapel en ook niet op een van zijn diagonalen.
eo-refusal-no-distance = een zet gaat minstens één vakje ver; wil je blijven liggen, pas dan.
eo-refusal-too-far = een stapel gaat hooguit zoveel vakjes ver als hij stenen telt.
eo-refusal-occupied = een stapel kan alleen op een leeg vakje komen.
eo-refusal-blocked = er ligt een andere stapel in de weg.
eo-refusal-not-top-row = alleen een stapel die op de bovenste rij begint, kan naar de Hemel.
eo-refusal-over = het spel is afgelopen, je hebt geen steen meer op het bord.
eo-refusal-stop-too-early = stoppen kan pas als er drie of meer stenen in de Kuil liggen.
eo-refusal-stopped = het spel is gestopt.
eo-refusal-turns-used-up = het spel is afgelopen, je beurten zijn op.

## Options
eo-option-turn-limit = Beurtlimiet
    .help = Het spel eindigt meteen na deze beurt van jou; de Beer gooit dan niet meer. Laat je dit weg, dan is er geen limiet.
eo-option-games = Aantal spellen
    .help = Hoeveel spellen iedereen speelt. Het hoogste totaal wint.
eo-option-duplicate = Voor iedereen dezelfde worpen
    .help = Iedereen krijgt dezelfde opstelling en dezelfde worpen, zodat het geluk gelijk verdeeld is.

## Board
eo-board-sky = Hemel
eo-board-pit = Kuil
eo-board-cave = Grot
eo-board-ground = Grond
eo-board-turn = Beurt
eo-board-dice = Worp
eo-board-pass = Passen
eo-board-bear = Beer
eo-board-can = kan daarheen
eo-board-danger = één worp raakt
eo-board-then = { $what }. Dobbelstenen: { $dice }.
eo-board-hit = Een { $die } raakt hem met { $pieces }.
eo-board-no = Nee: { $why }

## Why
eo-worth-win = { $value } % kans op tien of meer
    .brief = { $value } %
    .amount = { $count ->
        [one] één punt kans op tien of meer
       *[other] { $value } punten kans op tien of meer
    }
    .title = Kans op tien of meer, in %
eo-worth-score = { $value } stenen in de Hemel verwacht
    .brief = { $value }
    .amount = { $count ->
        [one] één steen
       *[other] { $value } stenen
    }
    .title = Verwachte stenen in de Hemel
eo-why-sky = { $pieces ->
    [one] Het brengt een steen in veiligheid: { $sky } in de Hemel.
   *[other] Het brengt { $pieces } stenen in veiligheid: { $sky } in de Hemel.
}
eo-why-leaves = { $pieces ->
    [one] De stapel gaat weg van { $from }, waar een steen van de Beer erop zou vallen bij een { $die }.
   *[other] De stapel gaat weg van { $from }, waar { $pieces } stenen van de Beer erop zouden vallen bij een { $die }.
}
eo-why-calm = Op { $to } kan één dobbelsteen hem niet raken.
eo-why-top = Vanaf { $to } kan de stapel volgende beurt naar de Hemel.
eo-why-pass = { $dice ->
    [one] De Beer krijgt er maar één dobbelsteen voor.
   *[other] De Beer krijgt er { $dice } dobbelstenen voor.
}
