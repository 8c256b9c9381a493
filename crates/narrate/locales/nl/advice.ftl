### Wat beren denken: waarden, hints, terugblikken.

ui-level-cub = welp
ui-level-black = zwarte beer
ui-level-brown = bruine beer
ui-level-grizzly = grizzly

## Values
worth-win = { $value } % kans op winst
    .brief = { $value } %
    .amount = { $count ->
        [one] één punt winstkans
       *[other] { $value } punten winstkans
    }
    .title = Kans op winst, in %
worth-survive = { $value } % kans om erdoor te komen
    .brief = { $value } %
    .amount = { $count ->
        [one] één punt kans om erdoor te komen
       *[other] { $value } punten kans om erdoor te komen
    }
    .title = Kans om erdoor te komen, in %
worth-score = { $value } punten aan het einde verwacht
    .brief = { $value }
    .amount = { $count ->
        [one] één punt
       *[other] { $value } punten
    }
    .title = Verwachte punten
worth-lead = { $sign ->
    [minus] { $value } punten achter aan het einde
   *[plus] { $value } punten voor aan het einde
}
    .brief = { $sign ->
        [minus] { $value } achter
       *[plus] { $value } voor
    }
    .amount = { $count ->
        [one] één punt
       *[other] { $value } punten
    }
    .title = Verwachte voorsprong, in punten
worth-under = minder dan { $value }
worth-over = meer dan { $value }
worth-about = ongeveer { $worth }
worth-about-margin = ongeveer { $worth } (marge { $margin })

## Hints
hint-forced = Je hebt geen keuze: { $what } ({ $notation }).
hint-plain = Een { $level } zou kiezen: { $what } ({ $notation }).
hint-best = { $what } ({ $notation }): { $worth }.
hint-other = { $what }: { $worth }.
hint-clear = Het eerste is duidelijk het beste.
hint-slight = Het eerste is iets beter.
hint-marginal = Het scheelt nauwelijks iets.
hint-perhaps = Het eerste lijkt beter, maar zeker is het niet.
hint-even = Het maakt niet echt verschil.
hint-even-several = { $count ->
    [2] Tussen de beste twee is er geen echt verschil.
   *[other] Tussen de beste { $count } is er geen echt verschil.
}
hint-marginal-several = { $count ->
    [2] Tussen de beste twee is er nauwelijks verschil.
   *[other] Tussen de beste { $count } is er nauwelijks verschil.
}
hint-rest-clear = De andere zijn duidelijk slechter.
hint-rest-slight = De andere zijn iets slechter.
hint-rest-perhaps = De andere lijken slechter, maar zeker is het niet.
hint-nobody = Het spel wacht op dit punt op niemands keuze.
hint-over = Het spel is op dit punt afgelopen: er valt niets te kiezen.
hint-which = Op dit punt kiezen er meer; zeg voor wie je de hint wilt: { $seats }.

## Reviews
review-intro = { $game }, { $steps ->
    [one] één stap
   *[other] { $steps } stappen
}, beoordeeld door een { $level }.
review-luck-gave = Geluk gaf { $name } { $amount }; keuzes kostten { $lost }.
review-luck-took = Pech kostte { $name } { $amount }; keuzes kostten { $lost }.
review-lost = Keuzes kostten { $name } { $lost }.
review-unmeasured = Van { $name } kon geen keuze worden gemeten.
review-no-luck = De beren van dit spel kunnen niet zeggen wat een stelling waard is; over geluk zijn er dus geen cijfers.
review-sum = { $name }: { $start } aan het begin, geluk { $luck }, eigen keuzes { $own }, keuzes van de anderen { $others }, { $end } aan het eind.
review-sum-left = { $name }: { $start } aan het begin, geluk { $luck }, eigen keuzes { $own }, keuzes van de anderen { $others }, een speler die opgaf { $left }, { $end } aan het eind.
review-sum-alone = { $name }: { $start } aan het begin, geluk { $luck }, keuzes { $own }, { $end } aan het eind.
review-counts = { $name } koos { $decisions ->
    [one] één keer
   *[other] { $decisions } keer
}: { $blunders ->
    [one] één blunder
   *[other] { $blunders } blunders
}, { $mistakes ->
    [one] één fout
   *[other] { $mistakes } fouten
}, { $inaccuracies ->
    [one] één onnauwkeurigheid
   *[other] { $inaccuracies } onnauwkeurigheden
}. { $forced ->
    [0] Er viel altijd iets te kiezen.
    [one] Eén keer viel er niets te kiezen.
   *[other] Er viel { $forced } keer niets te kiezen.
}
review-grade-inaccuracy = onnauwkeurig
review-grade-mistake = fout
review-grade-blunder = blunder
review-turning = Keerpunten:
review-turning-luck = Stap { $step }: { $what } { $name } { $swing }.
review-turning-decision = Stap { $step }: { $name } koos "{ $played }" in plaats van "{ $best }", { $swing }.
review-chart-steps = stap { $first } tot { $last }
review-costly = Keuzes die iets kostten:
review-all = Keuzes:
review-none-costly = Geen keuze kostte iets noemenswaardigs.
review-lucky = Geluk, het grootste eerst:
review-column-step = stap
review-column-who = wie
review-column-played = gespeeld
review-column-best = beste
review-column-loss = kosten
review-column-grade = oordeel
review-column-fell = wat er viel
review-column-gave = gaf
review-tried = * niet door de beer afgewogen; gemeten door beide te proberen.
review-progress = Bezig met stap { $step } van { $steps }
