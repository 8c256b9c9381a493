### Woorden van het live spel.

live-advice = Advies
live-hint = Hint
live-type = Typ een zet
live-more = Nog { $n } in het verslag.
live-legal = Dit kan gespeeld worden.
live-not-now = Dat kan nu niet.
live-press-nothing = Daar kun je nu niets mee doen. { $ask }
live-press-not-turn = Je bent niet aan de beurt. We wachten op { $names }.
live-press-over = Het spel is afgelopen.
live-press-watching = Je kijkt toe. Alleen spelers kunnen een zet doen.
live-press-bear-plays = Er speelt een beer voor je.
live-offline = Geen verbinding. Wat je nu doet, wordt niet verstuurd; probeer het opnieuw zodra die terug is.
live-reconnecting = De verbinding is weg; de server wordt weer gezocht.
live-copy-link = Link kopiëren
live-link-copied = De link is gekopieerd.
live-board-keys = Met de pijltjestoetsen beweeg je over het bord. Druk op het vraagteken voor alle toetsen.
live-keys = Toetsen
live-keys-change = Toetsen wijzigen of uitzetten
live-close = Sluiten
live-key-hint = Een hint, alleen tegen beren
live-key-undo = Terugnemen
live-key-clock = Hoeveel tijd iedereen nog heeft
live-key-older = Oudere zin uit het verslag
live-key-newer = Nieuwere zin uit het verslag
live-key-again = Laatste zin nog eens
live-key-type = Een zet typen
live-key-help = Deze toetsen
live-sat = { $name } gaat zitten.
live-stood = { $name } is van tafel gegaan. Er is een plaats vrij.
live-began = Het spel begint.
live-taken-over = Een beer speelt verder voor { $name }.
live-flagged = De tijd van { $name } is om: een beer speelt verder.
live-gave-up = { $name } geeft op.
live-gave-up-bear = { $name } geeft op. Een beer speelt verder.
live-paused = De site was even weg. Er liep intussen geen klok.
live-back = { $name } is terug.
live-agreed = { $name } is het ermee eens.
live-refused = { $name } is het er niet mee eens.
live-undone = De laatste zet van { $name } is teruggenomen.
live-clock-left = nog { $time }
live-clock-days = { $days } d { $hours } u
live-days = { $count ->
    [one] 1 dag
   *[other] { $count } dagen
}
live-hours = { $count ->
    [one] 1 uur
   *[other] { $count } uur
}
live-minutes = { $count ->
    [one] 1 minuut
   *[other] { $count } minuten
}
live-seconds = { $count ->
    [one] 1 seconde
   *[other] { $count } seconden
}
