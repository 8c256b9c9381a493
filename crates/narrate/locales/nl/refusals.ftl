# Wat een pagina zegt als de site iets weigert. De meeste staan na "Dat kan niet: " of alleen, als titel.

refusal-bad-request = de site heeft dit niet begrepen.
refusal-bad-table = zo kan er geen tafel worden klaargezet.
refusal-not-allowed = dat mag je hier niet doen.
refusal-seat-taken = de plaats is bezet.
refusal-not-seated = je zit niet aan deze tafel.
refusal-not-begun = het spel is nog niet begonnen.
refusal-over = het spel is afgelopen.
refusal-not-your-decision = jij bent niet aan zet, of de keuze is al gemaakt.
refusal-notation = dit is geen zet van dit spel.
refusal-forbidden = een spelregel verbiedt het.
refusal-cannot-undo = er valt niets terug te nemen.
refusal-cannot-leave = zo kun je het spel niet verlaten.
refusal-too-large = dit is te lang.
refusal-wrong-origin = dit kwam van een andere site.
refusal-shutting-down = de site start opnieuw op; kom zo terug.
refusal-internal = dat was een fout van ons; we hebben hem genoteerd.
refusal-one-seat = je kunt maar op één plaats zitten.
refusal-blocked = iemand aan deze tafel heeft je geblokkeerd.
refusal-no-hints = er zijn geen hints in spellen met andere mensen.
refusal-silenced = je mag op deze site niet spreken.
refusal-sealed = een beer van de dag is pas terug te kijken als de dag voorbij is, om middernacht (UTC).
refusal-seats = dit spel is voor { $min } tot { $max } spelers, niet voor { $given }.
refusal-option = “{ $option }” kan niet zo worden ingesteld.
refusal-content = “{ $option }” is niet te gebruiken: { $reason }.
refusal-content-line = “{ $option }” is niet te gebruiken. Regel { $line }: { $reason }.
refusal-private-table = Deze tafel bestaat niet, of hij is privé. Vraag de uitnodigingslink aan wie je heeft uitgenodigd, of begin zelf een spel.
refusal-busy = de site heeft het erg druk; probeer het zo nog eens.
refusal-tables-guest = je hebt al { $most ->
        [one] 1 tafel
       *[other] { $most } tafels
    } lopen. Speel er eerst een uit of sluit er een, of leg je naam vast om er meer te mogen hebben.
refusal-tables = je hebt al { $most ->
        [one] 1 tafel
       *[other] { $most } tafels
    } lopen. Speel er eerst een uit of sluit er een.
refusal-options-guest = je tafels met eigen opties zijn te groot (hoogstens { $most } kB). Probeer het morgen weer, of leg je naam vast om meer ruimte te krijgen.
refusal-options = je tafels met eigen opties zijn te groot (hoogstens { $most } kB). Probeer het morgen weer.
refusal-crowded-address = op jouw adres lopen te veel tafels. Speel er eerst een paar uit of sluit ze.
