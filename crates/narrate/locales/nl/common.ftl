### Woorden die alle spellen en schermen delen.

you = jij
list-nothing = niets
list-and = { $start } en { $last }

refused = Dat kan niet: { $why } ({ $rule })
not-a-move = "{ $typed }" is geen zet. Kies uit: { $moves }.
not-a-move-many = "{ $typed }" is geen zet. Typ een zet zoals { $moves }.

over-you = Je hebt gewonnen!
    .brief = Gewonnen.
over-other = { $name } heeft gewonnen.
    .brief = { $name } wint.
over-shared-you = Je deelt de winst met { $names }.
    .brief = Winst gedeeld met { $names }.
over-shared-other = { $names } delen de winst.
    .brief = Gedeeld: { $names }.
over-nobody = Het spel is afgelopen en niemand heeft gewonnen.
    .brief = Niemand wint.
