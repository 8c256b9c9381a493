### Palabras que comparten todos los juegos y pantallas.

you = tú
list-nothing = nada
list-and = { $start } y { $last }

refused = Eso no se puede: { $why } ({ $rule })
not-a-move = «{ $typed }» no es una jugada. Elige una de estas: { $moves }.
not-a-move-many = «{ $typed }» no es una jugada. Escribe una jugada como { $moves }.

over-you = ¡Has ganado!
    .brief = Ganas.
over-other = Ha ganado { $name }.
    .brief = Gana { $name }.
over-shared-you = Compartes la victoria con { $names }.
    .brief = Victoria compartida con { $names }.
over-shared-other = { $names } comparten la victoria.
    .brief = Comparten: { $names }.
over-nobody = La partida ha terminado y nadie ha ganado.
    .brief = No gana nadie.
