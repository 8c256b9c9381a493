### Accounts, mensen, ratings, de beer van de dag en praten aan tafel.

people-me = Mijn pagina
people-account = Account
people-sign-in = Inloggen
people-sign-in-instead = Ik heb al een account: inloggen
people-sign-out = Uitloggen
people-name = Naam
people-your-name = Je naam
people-password = Wachtwoord
people-password-about = 8 tot 200 tekens.
people-new-password = Nieuw wachtwoord
people-change = Wijzigen
people-done = Gedaan.
people-forgot = Ik ben mijn wachtwoord vergeten
people-no-account = Nog geen account? Speel meteen als gast en leg je naam vast wanneer je wilt:
people-recover = Een nieuw wachtwoord instellen
people-recover-about = Je hebt de herstelcode nodig die je zag toen je je naam vastlegde. Al je sessies eindigen en je krijgt een nieuwe code.
people-recovery-code = Herstelcode
people-recover-do = Wachtwoord instellen
people-code-title = Bewaar deze herstelcode
people-code-about = Met deze code kun je een nieuw wachtwoord instellen als je het jouwe vergeet. Je ziet hem nu en daarna nooit meer: schrijf hem op.
people-code-of = Hij hoort bij het account { $name }.
people-claim = Account maken
people-claim-about = Kies een wachtwoord om je naam te houden en overal in te loggen. Je partijen blijven van jou.
people-claim-do = Account maken
people-is-claimed = Deze naam is van jou.
people-your-data = Je gegevens
people-export = Download alles wat de site over je weet
people-delete = Mijn account verwijderen
people-delete-about = Je naam, wachtwoord, instellingen, ratings en alles wat je hebt gezegd verdwijnen. Je spellen blijven, zonder je naam; loopt er nog een, dan speelt een beer voor je verder. Dit kan niet ongedaan worden gemaakt.
people-delete-sure = Ja, vergeet mij
people-keep = Nee, ik blijf
people-guest-leaves = Je bent een gast: als je uitlogt, kun je niet meer terug naar je spellen. Leg eerst je naam vast.
people-guest-leaves-games = Je speelt nu als gast: als je als iemand anders inlogt, kun je niet meer terug naar deze spellen.

people-wrong-password = de naam of het wachtwoord klopt niet.
people-wrong-code = de naam of de code klopt niet.
people-bad-password = een wachtwoord heeft 8 tot 200 tekens.
people-name-taken = deze naam is van iemand anders.
people-bad-name = een naam heeft 1 tot 24 zichtbare tekens.
people-too-many = dat was te vaak; wacht een minuut.
people-unavailable = er kan nu niets worden opgeslagen; probeer het later nog eens.
people-nobody = log eerst in.
people-bad-report = vertel wat er is gebeurd in hoogstens 1000 tekens.
people-bad-words = zeg iets in hoogstens 300 tekens.

people-games = Lopende spellen
people-no-games = Je zit aan geen enkele tafel.
people-older-games = Oudere spellen
people-with = { $game } met { $names }
people-anybody = wie er komt
people-results = Resultaten
people-game = Spel
people-played = Gespeeld
people-won = Gewonnen
people-best = Beste score
people-history = Afgelopen spellen
people-no-history = Nog niets.
people-came-first = gewonnen, score { $score }
people-came = plaats { $place }, score { $score }
people-blocked = Mensen die je blokkeert
people-public-page = Mijn pagina zoals anderen die zien

people-has-account = Heeft hier een account.
people-is-guest = Speelt als gast.
people-public-games = Openbare spellen
people-no-public-games = Nog geen.
people-trouble = Problemen?
people-block = Blokkeren
people-unblock = Niet meer blokkeren
people-block-about = Wie je blokkeert, kan niet aan je tafels gaan zitten, en je ziet niet wat die zegt.
people-report-about = Wat is er gebeurd? Alleen de beheerders lezen dit.
people-report = Melden
people-reported = Bedankt. De beheerders kijken ernaar.

people-ratings = Ratings
people-ratings-of = Ratings: { $game }
people-ratings-about = Iedereen begint op 1500. Afgelopen spellen van mensen met een account en van beren veranderen dat; het getal na ± zegt hoever het er nog naast kan zitten. De lijst is gesorteerd op wat zeker is.
people-ratings-help = Hulp kan alleen punten kosten: wie een beer voor zich liet spelen, een hint vroeg of een zet terugnam zonder dat een ander mens het goed vond, kan met dat spel punten verliezen, maar er geen winnen.
people-no-ratings = Er heeft nog niemand een rating.
people-rated = { $points } ± { $spread } ({ $games ->
    [one] één spel
   *[other] { $games } spellen
})
people-all-games = Alle spellen
people-place = Plaats
people-player = Speler
people-points = Rating

people-daily = Beer van de dag
people-daily-about = Elke dag één El Oso, met dezelfde dobbelstenen voor iedereen. Je eerste poging telt; wees klaar voor middernacht (UTC). Op de lijst komt wie zijn naam had vastgelegd voordat de dag begon.
people-daily-play = Speel de beer van vandaag
people-daily-today = Vandaag
people-daily-yesterday = Gisteren
people-daily-before = De dag ervoor
people-daily-sealed = De partij is opnieuw te bekijken zodra de dag voorbij is, om middernacht (UTC).
people-daily-of = Beer van de dag van { $day }
people-daily-nobody = Er staat niemand op de lijst.
people-daily-own = Je bracht er { $score } naar de Hemel in { $turns } beurten: plaats { $place }.
people-daily-own-unlisted = Je bracht er { $score } naar de Hemel in { $turns } beurten. Op de lijst zou dat plaats { $place } zijn.
people-sky = In de Hemel
people-turns = Beurten
people-look = Bekijken

people-chat = Praten
people-chat-nothing = Er heeft nog niemand iets gezegd.
people-chat-say = Zeg iets
people-chat-send = Zeggen
people-chat-back = Terug naar de tafel

# Passwords and names.
people-change-password = Je wachtwoord wijzigen
people-change-password-about = Hier blijf je ingelogd. Op alle andere apparaten word je uitgelogd. Je herstelcode blijft dezelfde.
people-old-password = Huidig wachtwoord
people-password-changed = Je wachtwoord is gewijzigd. Op alle andere apparaten ben je uitgelogd.
people-wrong-own-password = dat is niet je wachtwoord.
people-weak-password = dat wachtwoord is te makkelijk te raden. Gebruik geen bekend wachtwoord, niet je naam en geen reeks zoals 12345678.
people-name-looks-taken = die naam lijkt te veel op de naam van iemand anders.
people-guessed = te veel verkeerde wachtwoorden voor deze naam. Gebruik een browser waarmee je al eens hebt ingelogd, stel met je herstelcode een nieuw wachtwoord in, of probeer het over een uur opnieuw.
