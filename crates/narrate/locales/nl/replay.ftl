### Woorden van herhalingen, besprekingen en instellingen.

replay-of = Een partij { $game } opnieuw
replay-board = Het bord
replay-moment = Moment { $at } van { $last }
replay-steps = Door de partij
replay-first = Begin
replay-back = Terug
replay-forth = Verder
replay-last = Einde
replay-play = Afspelen
replay-pause = Pauze
replay-jump = Moment
replay-eyes = Gezien door
replay-watcher = een toeschouwer
replay-show = Tonen
replay-table = De tafel
replay-review = Wat de grizzly ervan vindt
review-page = { $game }: geluk en kunde
review-thinks = De grizzly bekijkt de partij. Zodra hij eruit is, staat het op deze pagina.
review-replay = De partij opnieuw bekijken

settings-title = Instellingen
settings-script = Deze instellingen hebben JavaScript nodig: zonder JavaScript zijn er geen geluiden, toetsen of gesproken berichten om in te stellen.
settings-taken = Deze toets is al in gebruik.
settings-sound = Geluiden en meldingen
settings-volume = Volume
settings-notify = Meld het als ik aan de beurt ben en ergens anders kijk
settings-speech = Spraak
settings-verbosity = Wat er gebeurt, wordt gezegd
settings-full = in hele zinnen
settings-brief = kort
settings-gap = Pauze tussen zinnen, in milliseconden
settings-keys = Toetsen
settings-keys-on = Losse toetsen werken zolang het spel de focus heeft
settings-remap = Geef een toets een andere letter; laat het veld leeg voor de gewone.
settings-key = { $game }: { $does }
