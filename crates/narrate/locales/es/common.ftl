### Palabras que comparten todos los juegos y pantallas.

you = tú
list-nothing = nada
list-and = { $start } y { $last }

refused = Eso no se puede: { $why } ({ $rule })

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
