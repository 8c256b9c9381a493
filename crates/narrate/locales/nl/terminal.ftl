### Woorden van de terminal.

ui-table = { $game }, { $count ->
    [one] één speler
   *[other] { $count } spelers
}: { $names }.
ui-how-to-ask = Typ ? voor hulp.
ui-resumed = Het spel gaat verder waar het was.
ui-saved = Bewaard als { $id }. Verder spelen: bearcade play --resume { $id }
ui-finished = Bewaard als { $id }. Terugkijken: bearcade replay --game { $id }; ervan leren: bearcade review --game { $id }
ui-hand-over = Geef het toetsenbord aan { $name } en druk op Enter.
ui-hand-over-other = Alleen { $name } mag nu kijken.
ui-choice = { $number }. { $what } ({ $notation })
ui-choice-key = { $number }. { $what } ({ $notation }, toets { $key })
ui-many = { $count ->
    [one] Je hebt één keuze.
   *[other] Je hebt { $count } keuzes.
} Typ er een zoals { $example }, of list om ze allemaal te horen.
ui-prompt = Jouw keuze:
ui-prompt-throw = Uitkomst:
ui-not-understood = Ik begrijp { $text } niet. Typ ? voor hulp.
ui-not-notation = Ik begrijp { $text } niet: { $expected }.
ui-not-one = Keuze { $number } bestaat niet; er zijn er { $count }.
ui-impossible-throw = Dat kan nu niet komen. Mogelijk: { $outcomes }.
ui-undone = Teruggenomen.
ui-cannot-undo = Dat kun je niet terugnemen: { $why }
ui-undo-nothing = je hebt nog niets gekozen.
ui-undo-sealed = er is sindsdien gegooid of getrokken, of er is iets getoond.
ui-undo-others = anderen hebben sindsdien gespeeld.
ui-resign-sure = Typ nog een keer resign om het spel op te geven.
ui-sure-again = { $question } Kies het nog een keer om te bevestigen.
ui-sure-key = { $question } Druk op y voor ja, op een andere toets voor nee.
ui-cannot-resign-alone = je speelt alleen: stop met quit.
ui-cannot-resign-others = het spel heeft iedereen nodig: stop met quit.
ui-nothing-yet = Er is nog niets gebeurd.

ui-help-title = Wat je kunt typen:
ui-help-choice = het nummer van een keuze, of de notatie
ui-help-list = list: alle keuzes
ui-help-hint = h of hint: wat een grizzly zou doen, en waarom
ui-help-undo = u of undo: je laatste keuze terugnemen
ui-help-log = log: wat er zojuist gebeurde
ui-help-rules = rules: de spelregels
ui-help-resign = resign: opgeven
ui-help-quit = q of quit: stoppen; het spel is bewaard
ui-help-throw = wat je gooide of trok, een van: { $outcomes }
ui-help-key = { $key }: { $what }
ui-help-scan = { $key } of { $topic }, en dan een vakje, zoals in { $topic } d4: { $what }

ui-too-small = Maak het venster groter: minstens { $width } bij { $height }.
ui-panel-log = Verslag
ui-of-many = { $first }-{ $last } van { $count }
ui-close = Esc sluit
ui-resign-ask = Dit spel opgeven? Druk op y voor ja, op een andere toets voor nee.
ui-key-help = Hulp
ui-key-hint = Hint
ui-key-undo = Terug
ui-key-quit = Stoppen
ui-help-arrows = Pijltjes en Enter, of de muis: wijs op het bord en kies; Tab loopt door de lijst; 1 tot 9 kiezen direct
ui-help-typing = : en een notatie: een zet typen
ui-help-resign-key = R: opgeven

ui-player = Speler { $number }
ui-menu-which = Welk spel?
ui-menu-change = Druk op Enter om te beginnen, of verander iets, zoals people=2 (mensen), bears=1 (beren), level=grizzly (niveau: cub, black, brown) of optie=waarde:
ui-menu-game = Spel
ui-menu-people = Mensen
ui-menu-bears = Beren
ui-menu-level = Niveau van de beren
ui-menu-start = Begin
ui-menu-resume = Verder met { $id } ({ $names })
ui-menu-value = Nieuwe waarde:
ui-menu-keys = Pijltjes lopen en veranderen  Enter begint of typt  s Begin  q Stoppen
ui-menu-help-game = Links en rechts kiezen een ander spel.
ui-menu-help-players = Dit spel is voor { $min } tot { $max } spelers, mensen en beren samen.
ui-menu-help-players-exact = { $count ->
    [one] Dit spel is voor één speler.
   *[other] Dit spel is voor { $count } spelers, mensen en beren samen.
}
ui-menu-help-level = Hoe goed de beren spelen: een welp maakt fouten, een grizzly speelt zo goed als hij kan.
ui-menu-help-start = Enter begint.

ui-no-games = Er zijn geen bewaarde spellen. bearcade play begint er een.
ui-in-progress = bezig, { $steps ->
    [one] één stap
   *[other] { $steps } stappen
}
