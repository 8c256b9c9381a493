### Woorden van de site.

site-title = Bearcade
site-tagline = Vijf berenspellen, tegen sterke bots of met vrienden.
site-play-now = Nu spelen
site-play-game = Nu spelen: { $game }, tegen beren
site-set-up = Een tafel klaarzetten
site-set-up-game = Een tafel klaarzetten voor { $game }
site-rules = Spelregels
site-rules-of = Spelregels van { $game }
site-your-games = Jouw spellen
site-all-your-games = { $count ->
    [one] Al je spellen (1)
   *[other] Al je spellen ({ $count })
}
site-open-tables = Open tafels
site-no-open-tables = Er wacht nu geen tafel op spelers. Zet er zelf een klaar.
site-join = Gaan zitten
site-watch = Toekijken
site-back-home = Naar de beginpagina
site-seats = Spelers
site-seat = Plaats { $number }
site-seat-me = Ik
site-seat-free = Wie maar komt
site-public = Iedereen mag deze tafel vinden en meekijken
site-clock = Klok
site-clock-none = Geen klok
site-clock-move = { $minutes ->
    [one] Eén minuut per zet
   *[other] { $minutes } minuten per zet
}
site-clock-days = { $days ->
    [one] Eén dag per zet
   *[other] { $days } dagen per zet
}
site-clock-per-move = Bedenktijd per zet
site-clock-per-game = Bedenktijd voor het hele spel
site-flag = Als de tijd om is
site-flag-bot = een beer speelt verder
site-flag-resign = de speler geeft op
site-options = Opties
site-default = zoals gewoonlijk
site-create = Klaarzetten
site-table-of = Een tafel { $game }
site-at-the-table = Aan tafel
site-stand-in = { $name } (een { $level } speelt verder)
site-gave-up = { $name } (heeft opgegeven)
site-gave-up-bear = { $name } (heeft opgegeven; een { $level } speelt verder)
site-waiting-players = We wachten op spelers. Stuur een vriend deze link:
site-fill = Vul de vrije plaatsen met beren
site-stand = Opstaan
site-remove = Wegsturen
site-remove-name = { $name } wegsturen
site-seat-bear = Een beer voor plaats { $number }
site-waiting-for = We wachten op { $names }.
site-your-turn = Jij bent aan de beurt
site-choose = Kies
site-what-happened = Wat er gebeurde
site-stands = Hoe het ervoor staat
site-refused = Dat kan niet: { $why }
site-over = Het spel is uit
site-abandoned = Dit spel is opgegeven. Er is geen uitslag.
site-record = Het verslag van dit spel
site-rematch = Nog een keer
site-go-to-rematch = Aan deze tafel wordt opnieuw gespeeld
site-rematch-wanted = Iemand aan deze tafel wil nog een keer spelen. Je kunt aan de nieuwe tafel gaan zitten.
site-to-rematch = Naar de nieuwe tafel
site-undo = Terugnemen
site-asks-undo = { $name } wil een zet terugnemen.
site-asked-undo = Je hebt gevraagd je zet terug te nemen. De anderen moeten nog akkoord gaan.
site-agree = Akkoord
site-refuse = Niet akkoord
site-resign = Opgeven
site-resign-sure = Ja, opgeven
site-resign-game = Geef dit spel op: { $game }
site-you-gave-up = Je hebt dit spel opgegeven
site-others-play-on = De anderen spelen verder. Je kunt blijven kijken of een nieuw spel beginnen.
site-new-game = Speel een nieuw spel
site-away = Laat een beer voor mij spelen
site-bear-plays = Een beer speelt voor je
site-back = Zelf verder spelen
site-play-cards = Speel de aangevinkte kaarten
site-play-as = Alleen beren tellen als
site-give-cards = Weggeven
site-nothing = –
site-you-are = Je bent { $name }.
site-not-found = Deze pagina bestaat niet, of is niet voor jou bestemd.
site-language = Taal
