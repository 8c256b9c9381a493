### De spellen leren: regels met voorbeelden, de coach, de lobby.

## Regels
learn-contents = Inhoud
learn-example = Probeer het zelf
learn-example-about = Een stelling uit een spel, en de regels van de site die beoordelen wat je zou doen. Er staat niets op het spel en er wordt geen tafel klaargezet.
learn-example-fresh = Een andere stelling
learn-example-again = Terug naar het begin van dit voorbeeld
learn-example-stands = De stelling in woorden
learn-example-asked = Wat er van je gevraagd wordt
learn-example-over = Het voorbeeld is afgelopen.
learn-example-long = Dat was al een flink stuk van een spel. Neem een andere stelling, of ga spelen.
learn-try = Is dit een geldige zet?
learn-try-pick = Kies een zet en vraag het
learn-try-type = Of typ er een
learn-try-ask = Vraag het
learn-yes = Ja, { $action } is een geldige zet.
learn-no = Nee, { $action } is geen geldige zet. { $why }
learn-nothing = Dat is geen zet in dit spel. { $why }
learn-do = Doe het en kijk wat er gebeurt
learn-at = Stellingen
learn-at-setup = De opstelling
learn-at-turn = Een beurt
learn-at-super = Met superkrachten
learn-powers = Alle krachten
learn-powers-basic = De krachten van het basisspel
learn-powers-super = De superkrachten
learn-made-by = Van wie dit spel is
learn-more-makers = Meer over de makers

## Lobby
learn-lobby = Lobby
learn-lobby-all = Alle tafels die iedereen mag vinden
learn-lobby-game = Spel
learn-lobby-any = Elk spel
learn-lobby-free = Alleen met een vrije plaats
learn-lobby-show = Toon
learn-lobby-playing = Spellen waar je naar kunt kijken
learn-lobby-no-playing = Op dit moment speelt niemand in het openbaar.
learn-lobby-gone = iemand die weg is
learn-lobby-join-game = Ga aan deze tafel zitten: { $game }
learn-lobby-watch-game = Kijk bij deze tafel: { $game }
learn-lobby-older = Oudere tafels
learn-lobby-option = { $option }: { $value }
learn-lobby-on = ja
learn-lobby-off = nee
learn-clock-game = { $minutes ->
    [one] Eén minuut voor het hele spel
   *[other] { $minutes } minuten voor het hele spel
}
learn-clock-game-seconds = { $seconds ->
    [one] Eén seconde voor het spel
   *[other] { $seconds } seconden voor het spel
}
learn-clock-increment = { $seconds ->
    [one] { $game }, en na elke zet één seconde erbij
   *[other] { $game }, en na elke zet { $seconds } seconden erbij
}
learn-clock-seconds = { $seconds ->
    [one] Eén seconde per zet
   *[other] { $seconds } seconden per zet
}

## De coach
learn-coach = Coach
learn-coach-off = Ik ken dit spel
learn-coach-on = Roep de coach terug

## De coach: Chaos Bear
learn-cb-first = Iedereen begint met een flinke voorsprong, en de beer rent nu nog maar { $least } tot { $most } vakjes. Hij wordt sneller: elk vakje dat je vroeg wint, telt.
learn-cb-far = De beer rent straks { $least } tot { $most } vakjes, en je voorsprong is groter. Houd dat zo; op een veelvoud van vijf mag je ook een kaart trekken, maar dat is een gok.
learn-cb-near = De beer kan straks { $most } vakjes ver komen. Met een worp van { $needed } of meer ben je buiten zijn bereik.
learn-cb-close = De beer rent straks { $least } tot { $most } vakjes en geen worp brengt je zeker buiten zijn bereik. Ren zo ver je kunt, en hoop dat iemand anders langzamer is.
learn-cb-draw-far = Je ligt ver voor. Een kaart kan je vooruit of achteruit duwen, of de energie van de beer veranderen; een worp is een zekere stap vooruit.
learn-cb-draw-near = De beer rent straks { $least } tot { $most } vakjes en kan je bereiken. Vergelijk de 1 tot 6 vakjes van een worp met kaarten, waarvan sommige je achteruit duwen.

## De coach: El Oso
learn-eo-first = Breng je stapels schuin of opzij naar de bovenste rij, en vandaar naar de Hemel. De hoogte van de stapel die je kiest, is ook het aantal dobbelstenen van de Beer: begin rustig.
learn-eo-last = Dit is je laatste beurt, en de Beer komt niet meer aan de beurt. Alleen wat nu naar de Hemel gaat, telt nog mee.
learn-eo-lost = Met { $pit } stenen in de Kuil haal je de tien niet meer. Speel door voor een hogere score, of stop.
learn-eo-top = Je stapel van { $height } op { $space } ligt op de bovenste rij en kan deze beurt naar de Hemel. Hoe langer hij wacht, hoe meer er op kan vallen.
learn-eo-above = Kijk eens omhoog vanaf { $space }: de Beer komt op je stapel van { $height } neer als een van zijn dobbelstenen { $die } is. Een stap opzij of schuin haalt hem daar weg.
learn-eo-fourth = Je stapel van { $height } op { $space } ligt één rij onder de bovenste. Zoek bovenaan een vakje met lager in de kolom een stapel van de Beer: daar kan alleen regen je raken.
learn-eo-calm = Er hangt niets vlak boven je. Lage stapels geven weinig dobbelstenen; neem een hoge alleen als hij ver komt.

## De coach: Hold My Bear
learn-hb-play = Je kunt de wedstrijd overtroeven en hebt geen beer: overtroeft niemand de jouwe vóór je volgende beurt, dan win je. Speel wat het moeilijkst te overtroeven is, en houd iets over voor later.
learn-hb-play-bear = { $bears ->
    [one] Je hebt een beer, en daarmee
   *[other] Je hebt { $bears } beren, en daarmee
} kun je niet winnen. Een beer maakt elke combinatie sterker: speel hem mee, of geef hem aan wie bijna wint.
learn-hb-give = Niets in je hand overtroeft de wedstrijd, dus je geeft kaarten weg. Geef ze waar ze het minst kwaad doen; iedereen ziet ze.
learn-hb-give-bear = Niets in je hand overtroeft de wedstrijd. Een beer is een mooi cadeau voor de eigenaar ervan: wie een beer heeft, kan niet winnen.
learn-hb-beaver = Je hebt een bever gekregen, dus deze beurt moet je kaarten weggeven. Met een beer doe je anderen het minst plezier.
learn-hb-answer = Jij bent de eerste die deze beer kan overtroeven, dus je moet. Gebruik er zo weinig mogelijk voor.
learn-hb-bear = Je hebt nog een beer, dus je wint nog niet: een van je beren wordt de wedstrijd. Leg de beer neer die de meeste van je andere kaarten verbiedt.
learn-hb-rob = Je hand is leeg, dus je steelt. Elke kaart is toeval: kies liever handen waarvan je weet dat er geen beer in zit.
learn-hb-back = Neem de kaart terug waar je het meest aan hebt; wat blijft liggen hoeft niet sterk te zijn als niemand het kan overtroeven.
learn-hb-name = Noem het dier waarvan je iets wilt weten: wie beren heeft, kan niet winnen, en wie veel van één dier heeft, kan je overtroeven.
learn-hb-ask = Vraag om een kaart waarvan je weet dat iemand hem heeft, of die je beste combinatie afmaakt.
learn-hb-return = Je geeft een kaart terug voor de schildpad. Doe iets weg wat je in de weg zit, zoals een beer.
learn-hb-bison = De bizon neemt een beer van je mee. Houd de beer met het getal dat je het minst hebt.
learn-hb-wait = Kijk naar de wedstrijd: welk dier, hoeveel, en het totaal.

## De coach: De beer is los!
learn-bl-first = Alle tegels liggen gedekt, dus je draait er een om. Daarna is je tegenstander aan zet: wat jij vindt, kan die als eerste gebruiken.
learn-bl-flip = Er is niets in gevaar. Draai een tegel om waar de tegels van je tegenstander niet bij kunnen, of breng een tegel op één lijn met zijn prooi.
learn-bl-capture = Je kunt { $prey } op { $space } slaan voor { $points }. Kijk eerst wat jou daar zou kunnen slaan.
learn-bl-threat = De { $hunter } op { $from } kan { $tile } op { $space } slaan. Ga daar weg, of zorg dat er iets tussen komt.
learn-bl-few = { $tiles ->
    [one] Er ligt nog maar één tegel
   *[other] Er liggen nog maar { $tiles } tegels
} gedekt. Na de laatste heeft ieder vijf beurten en gaan de uitgangen open: breng je tegels erheen.
learn-bl-final = { $turns ->
    [one] Dit is je laatste beurt.
   *[other] Je hebt nog { $turns } beurten.
} Een eigen tegel die door een uitgang het bos uit gaat, levert zijn punten op, net als slaan.
learn-bl-quiet = Het is te lang stil geweest: deze beurt moet je een tegel omdraaien of slaan.

## De coach: Folly & Fortune
learn-ff-pick = Met deze twee kaarten begint je rij. De linker is elke beurt de baas over je eerste worp: leg daar de kracht die je het liefst gebruikt. Hoge getallen houd je beter in je hand, want dat is je dobbelsteen.
learn-ff-stop = Stop je nu, dan is de waarde { $value }. Kijk voor je nog eens gooit wat de volgende kaart van je rij met een gemiddelde worp uit je hand zou doen.
learn-ff-stop-low = Stop je nu, dan is de waarde { $value }, en daarmee raak je geen ander. Gooi je nog eens, dan is de volgende kaart de baas; de gegooide kaart gaat terug naar je hand.
learn-ff-stop-raw = Stop je hier, dan volgt één kale worp die alles beslist. Vergelijk het gemiddelde van je hand met wat de volgende kaart zou doen.
learn-ff-stop-only = Er is geen volgende kaart, dus je stopt hier. De krachten van deze kaart doen nu hun werk.
learn-ff-target = Raak de rij die anders wint: meestal die met het meeste leven. Een rij van één kaart verliest niets.
learn-ff-remove = Kies kaarten die samen hooguit zoveel leven hebben als de schade. Een sterke kracht kan meer waard zijn dan leven.
learn-ff-remove-self = Je moet jezelf raken. Doe weg waar je het minst aan hebt: kaarten ver naar rechts bereik je zelden.
learn-ff-end = De gegooide kaart komt in je rij. Links werkt haar kracht bij je eerste worp; rechts brengt ze vooral leven.
learn-ff-return = Houd je de kaart in je hand, dan val je niet aan, maar blijft je dobbelsteen even groot. Het spel eindigt als een hand op is.
learn-ff-swap-deck = Je mag een zwakke kaart van je dobbelsteen ruilen voor een onbekende. In de stapel zitten lage en hoge kaarten.
learn-ff-discard-row = Leg uit je rij af wat je het minst oplevert: weinig leven, of een kracht waar je nooit aan toe komt.
learn-ff-discard-hand = Leg een kaart uit je hand af. Lage getallen maken je dobbelsteen zwakker, maar brengen vaak veel leven in een rij.
learn-ff-remove-any = Je mag een kaart wegnemen zonder aanval. Neem de kracht die je het meest hindert, of het meeste leven.
learn-ff-keep = Je mag een kaart houden die je hebt weggenomen. Links werkt haar kracht het eerst voor jou; rechts brengt ze leven.
learn-ff-swap-in-row = Je mag twee kaarten van je rij verwisselen. Waar je op wilt stoppen, hoort links.
learn-ff-swap-rows = Je mag een kaart van jou ruilen met een kaart uit een andere rij. Zoek meer leven, of een kracht die bij je dobbelsteen past.
learn-ff-part = Je mag met een deel van je hand gooien. Kies de getallen waar je rij het meest mee kan.
learn-ff-look = Kijk in de hand van wie voor jou het gevaarlijkst is: dan weet je wat die kan gooien.
