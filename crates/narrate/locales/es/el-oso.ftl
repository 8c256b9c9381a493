### El Oso

## Stacks and spaces
eo-stack = { $height ->
    [one] una ficha suelta
   *[other] una pila de { $height }
}
eo-stack-bear = { $height ->
    [one] una ficha suelta del Oso
   *[other] una pila de { $height } del Oso
}
eo-space-you = { $height ->
    [one] { $space }, tu ficha suelta
   *[other] { $space }, tu pila de { $height }
}
eo-space-other = { $height ->
    [one] { $space }, ficha suelta de { $name }
   *[other] { $space }, pila de { $height } de { $name }
}
eo-space-bear = { $height ->
    [one] { $space }, ficha suelta del Oso
   *[other] { $space }, pila de { $height } del Oso
}
eo-space-empty = { $space }, vacía

## Actions and keys
eo-action-move = { $height ->
    [one] { $from } a { $to }, una ficha suelta
   *[other] { $from } a { $to }, una pila de { $height }
}
eo-action-sky = { $height ->
    [one] { $from } al Cielo, una ficha suelta
   *[other] { $from } al Cielo, una pila de { $height }
}
eo-action-pass = { $height ->
    [one] Pasar con { $from }, una ficha suelta
   *[other] Pasar con { $from }, una pila de { $height }
}
eo-action-stop = Terminar la partida
eo-key-status = Situación
eo-key-turn = A quién le toca
eo-key-stacks = Tus pilas
eo-key-bear = Las pilas del Oso
eo-key-off = Fuera del tablero
eo-key-danger = Peligro

## What happened
eo-placed-you = Un { $die }: tu pila en { $space } sube a { $height }.
    .brief = { $die }: { $space } con { $height }.
eo-placed-other = Un { $die }: la pila de { $name } en { $space } sube a { $height }.
    .brief = { $die }: { $name }, { $space } con { $height }.
eo-placed-bear = Un { $die }: la pila del Oso en { $space } sube a { $height }.
    .brief = { $die }: Oso, { $space } con { $height }.
eo-again-six = Un 6: se repite la tirada.
    .brief = 6: otra vez.
eo-again-full = Un { $die }, pero { $space } ya tiene cinco fichas: se repite la tirada.
    .brief = { $die }: { $space } llena, otra vez.
eo-turn-you = Turno { $turn }.
    .brief = Turno { $turn }.
eo-turn-other = Turno { $turn }: juega { $name }.
    .brief = Turno { $turn }: { $name }.
eo-moved-you = Mueves de { $from } a { $to } { $stack }.
    .brief = { $from } a { $to }.
eo-moved-other = { $name } mueve de { $from } a { $to } { $stack }.
    .brief = { $name }: { $from } a { $to }.
eo-sky-you = Subes { $stack } desde { $from } al Cielo, donde ya tienes { $sky }.
    .brief = { $from } al Cielo: { $sky }.
eo-sky-other = { $name } sube { $stack } desde { $from } al Cielo, donde ya tiene { $sky }.
    .brief = { $name }: { $from } al Cielo: { $sky }.
eo-passed-you = Pasas con { $stack } en { $space }.
    .brief = Pasas con { $space }.
eo-passed-other = { $name } pasa con { $stack } en { $space }.
    .brief = { $name } pasa con { $space }.
eo-rolled = El Oso saca { $dice }.
    .brief = Oso: { $dice }.
eo-blank-six = Un 6: no cae nada.
    .brief = 6: nada.
eo-blank-cave = Un { $die }: el Oso no tiene nada en la columna { $column } y la Cueva está vacía, así que no cae nada.
    .brief = { $die }: nada.
eo-bear-moved = Un { $die }: { $stack } baja de { $from } a { $to }.
    .brief = Oso { $from } a { $to }.
eo-merged = Se une a la pila que había allí: el Oso tiene ahora { $height } en { $space }.
    .brief = Oso { $height } en { $space }.
eo-captured-even-you = { $removed ->
    [one] Choque en { $space }: el Oso pierde una ficha y tú otra, y la casilla queda vacía. Foso: { $pit }.
   *[other] Choque en { $space }: el Oso pierde { $removed } fichas y tú otras tantas, y la casilla queda vacía. Foso: { $pit }.
}
    .brief = { $space }: pierdes { $removed }. Foso { $pit }.
eo-captured-even-other = { $removed ->
    [one] Choque en { $space }: el Oso pierde una ficha y { $name } otra, y la casilla queda vacía. Foso: { $pit }.
   *[other] Choque en { $space }: el Oso pierde { $removed } fichas y { $name } otras tantas, y la casilla queda vacía. Foso: { $pit }.
}
    .brief = { $space }: { $name } pierde { $removed }. Foso { $pit }.
eo-captured-player-stays-you = { $removed ->
    [one] Choque en { $space }: el Oso pierde una ficha y tú otra; allí conservas { $rest }. Foso: { $pit }.
   *[other] Choque en { $space }: el Oso pierde { $removed } fichas y tú otras tantas; allí conservas { $rest }. Foso: { $pit }.
}
    .brief = { $space }: pierdes { $removed }, conservas { $rest }. Foso { $pit }.
eo-captured-player-stays-other = { $removed ->
    [one] Choque en { $space }: el Oso pierde una ficha y { $name } otra, pero allí conserva { $rest }. Foso: { $pit }.
   *[other] Choque en { $space }: el Oso pierde { $removed } fichas y { $name } otras tantas, pero allí conserva { $rest }. Foso: { $pit }.
}
    .brief = { $space }: { $name } pierde { $removed }, conserva { $rest }. Foso { $pit }.
eo-captured-bear-stays-you = { $removed ->
    [one] Choque en { $space }: tú pierdes una ficha y el Oso otra, pero allí conserva { $rest }. Foso: { $pit }.
   *[other] Choque en { $space }: tú pierdes { $removed } fichas y el Oso otras tantas, pero allí conserva { $rest }. Foso: { $pit }.
}
    .brief = { $space }: pierdes { $removed }, el Oso conserva { $rest }. Foso { $pit }.
eo-captured-bear-stays-other = { $removed ->
    [one] Choque en { $space }: { $name } pierde una ficha y el Oso otra, pero el Oso allí conserva { $rest }. Foso: { $pit }.
   *[other] Choque en { $space }: { $name } pierde { $removed } fichas y el Oso otras tantas, pero el Oso allí conserva { $rest }. Foso: { $pit }.
}
    .brief = { $space }: { $name } pierde { $removed }, el Oso conserva { $rest }. Foso { $pit }.
eo-entered = { $height ->
    [one] Un { $die }: sale una ficha de la Cueva y cae en { $space }.
   *[other] Un { $die }: sale una pila de { $height } de la Cueva y cae en { $space }.
}
    .brief = Cueva: { $height } en { $space }.
eo-grounded = Un { $die }: { $stack } cae de { $from } al Suelo.
    .brief = { $from }: { $height } al Suelo.
eo-rained = Un { $die }: llueve una ficha en { $space }.
    .brief = Lluvia en { $space }.
eo-rained-six = Un 6: una ficha de la lluvia va a la Cueva.
    .brief = Lluvia a la Cueva.
eo-rained-full = Un { $die }, pero { $space } está llena: una ficha de la lluvia va a la Cueva.
    .brief = { $space } llena: lluvia a la Cueva.
eo-ended-gone-you = Ya no te quedan fichas en el tablero. Tu puntuación es { $sky }: { $class }.
    .brief = Puntuación { $sky }: { $class }.
eo-ended-gone-other = A { $name } ya no le quedan fichas en el tablero. Su puntuación es { $sky }: { $class }.
    .brief = { $name }: puntuación { $sky }, { $class }.
eo-ended-stop-you = Terminas aquí la partida. Tu puntuación es { $sky }: { $class }.
    .brief = Puntuación { $sky }: { $class }.
eo-ended-stop-other = { $name } termina aquí la partida. Su puntuación es { $sky }: { $class }.
    .brief = { $name }: puntuación { $sky }, { $class }.
eo-ended-limit-you = Se te han acabado los turnos. Tu puntuación es { $sky }: { $class }.
    .brief = Puntuación { $sky }: { $class }.
eo-ended-limit-other = A { $name } se le han acabado los turnos. Su puntuación es { $sky }: { $class }.
    .brief = { $name }: puntuación { $sky }, { $class }.
eo-over-won-you = ¡Has ganado, con { $sky } en el Cielo!
    .brief = Ganas con { $sky }.
eo-over-won-other = Ha ganado { $name }, con { $sky } en el Cielo.
    .brief = Gana { $name } con { $sky }.
eo-over-lost-you = Ha ganado el Oso. { $sky ->
    [0] No tienes ninguna ficha en el Cielo; te faltaban { $short } para ganar.
   *[other] Tienes { $sky } en el Cielo; { $short ->
        [one] te faltaba una
       *[other] te faltaban { $short }
    } para ganar.
}
    .brief = Gana el Oso; { $sky } en el Cielo, faltaban { $short }.
eo-over-lost-other = Ha ganado el Oso. { $name } tiene { $sky } en el Cielo; { $short ->
    [one] le faltaba una
   *[other] le faltaban { $short }
} para ganar.
    .brief = El Oso gana a { $name }; { $sky } en el Cielo, faltaban { $short }.
eo-stop-sure = ¿Terminar ahora la partida?
eo-stop-yes = Sí, terminar la partida
eo-class-loss = derrota
eo-class-win = victoria
eo-class-superior-win = victoria brillante

## What to do
eo-ask = Turno { $turn }, { $sky } en el Cielo, { $pit } en el Foso: mueve una pila o pasa con ella.
eo-ask-sky = Desde { $spaces } puedes subir al Cielo.
eo-ask-stop = También puedes terminar la partida.
eo-turns-left = { $turns ->
    [one] Es el último turno.
   *[other] Quedan { $turns } turnos.
}
eo-chance-setup-you = { $pieces ->
    [one] Tira un dado para tu última ficha y escribe el resultado, de 1 a 6.
   *[other] Tira un dado para una ficha tuya y escribe el resultado, de 1 a 6. Faltan { $pieces } por colocar.
}
eo-chance-setup-other = { $pieces ->
    [one] Tira un dado para la última ficha de { $name } y escribe el resultado, de 1 a 6.
   *[other] Tira un dado para una ficha de { $name } y escribe el resultado, de 1 a 6. Faltan { $pieces } por colocar.
}
eo-chance-setup-bear = { $pieces ->
    [one] Tira un dado para la última ficha del Oso y escribe el resultado, de 1 a 6.
   *[other] Tira un dado para una ficha del Oso y escribe el resultado, de 1 a 6. Faltan { $pieces } por colocar.
}
eo-chance-roll = { $dice ->
    [one] Tira un dado por el Oso y escribe el resultado, de 1 a 6.
   *[other] Tira { $dice } dados por el Oso y escríbelos en cualquier orden, cada uno de 1 a 6, separados por espacios.
}
eo-chance-rain = { $pieces ->
    [one] Llueve. Tira un dado para la última ficha del Suelo y escribe el resultado, de 1 a 6.
   *[other] Llueve. Tira un dado para una de las { $pieces } fichas del Suelo y escribe el resultado, de 1 a 6.
}

## Status
eo-now-setup-you = { $pieces ->
    [one] Preparación: falta una ficha tuya por colocar.
   *[other] Preparación: faltan { $pieces } fichas tuyas por colocar.
}
eo-now-setup-other = { $pieces ->
    [one] Preparación: falta una ficha de { $name } por colocar.
   *[other] Preparación: faltan { $pieces } fichas de { $name } por colocar.
}
eo-now-setup-bear = { $pieces ->
    [one] Preparación: falta una ficha del Oso por colocar.
   *[other] Preparación: faltan { $pieces } fichas del Oso por colocar.
}
eo-now-move-you = Turno { $turn }: te toca.
eo-now-move-other = Turno { $turn }: le toca a { $name }.
eo-now-roll = { $dice ->
    [one] Turno { $turn }: el Oso tira un dado.
   *[other] Turno { $turn }: el Oso tira { $dice } dados.
}
eo-now-rain = { $pieces ->
    [one] Turno { $turn }: llueve, y aún hay una ficha en el Suelo.
   *[other] Turno { $turn }: llueve, y aún hay { $pieces } fichas en el Suelo.
}
eo-now-over-you = { $turn ->
    [one] La partida ha terminado tras un turno. Tu puntuación es { $sky }: { $class }.
   *[other] La partida ha terminado tras { $turn } turnos. Tu puntuación es { $sky }: { $class }.
}
eo-now-over-other = { $turn ->
    [one] La partida ha terminado tras un turno. La puntuación de { $name } es { $sky }: { $class }.
   *[other] La partida ha terminado tras { $turn } turnos. La puntuación de { $name } es { $sky }: { $class }.
}
eo-off = Cielo { $sky }, Foso { $pit }, Cueva { $cave }, Suelo { $ground }.
eo-goal-open = { $pieces ->
    [one] Falta una ficha en el Cielo para ganar.
   *[other] Faltan { $pieces } fichas en el Cielo para ganar.
}
eo-goal-won = Ya basta para ganar.
eo-goal-lost = Ya no se puede llegar a diez.
eo-column = Columna { $column }: { $stacks }.
eo-column-empty = Columna { $column }: vacía.
eo-at-you = tú { $height } en { $space }
eo-at-other = { $name } { $height } en { $space }
eo-at-bear = Oso { $height } en { $space }
eo-height = { $height } en { $space }
eo-stacks-you = Tus pilas: { $stacks }.
eo-stacks-other = Las pilas de { $name }: { $stacks }.
eo-stacks-bear = Las pilas del Oso: { $stacks }.
eo-stacks-none-you = No tienes ninguna pila en el tablero.
eo-stacks-none-other = { $name } no tiene ninguna pila en el tablero.
eo-stacks-none-bear = El Oso no tiene ninguna pila en el tablero.
eo-danger = Un solo dado puede alcanzar: { $threats }.
eo-danger-above = { $height ->
    [one] { $stack }, justo debajo de una ficha suelta del Oso
   *[other] { $stack }, justo debajo de una pila de { $height } del Oso
}
eo-danger-cave = { $pieces ->
    [one] { $stack }, con una ficha de la Cueva
   *[other] { $stack }, con { $pieces } fichas de la Cueva
}
eo-danger-none-you = Un solo dado no puede alcanzar ninguna de tus pilas.
eo-danger-none-other = Un solo dado no puede alcanzar ninguna pila de { $name }.

## Match play
eo-match-scored-you = Terminas la partida { $game } de { $games } con { $score }. Tu total es { $total }.
    .brief = Partida { $game }: { $score }, total { $total }.
eo-match-scored-other = { $name } termina la partida { $game } de { $games } con { $score } y llega a un total de { $total }.
    .brief = { $name }, partida { $game }: { $score }, total { $total }.
eo-match-progress-you = { $turn ->
    [one] Vas por la partida { $game } de { $games }, tras un turno, con { $sky } en el Cielo y un total anterior de { $total }.
   *[other] Vas por la partida { $game } de { $games }, tras { $turn } turnos, con { $sky } en el Cielo y un total anterior de { $total }.
}
eo-match-progress-other = { $turn ->
    [one] { $name } va por la partida { $game } de { $games }, tras un turno, con { $sky } en el Cielo y un total anterior de { $total }.
   *[other] { $name } va por la partida { $game } de { $games }, tras { $turn } turnos, con { $sky } en el Cielo y un total anterior de { $total }.
}
eo-match-finished-you = Has terminado con un total de { $total }.
eo-match-finished-other = { $name } ha terminado con un total de { $total }.
eo-match-totals = Totales: { $totals }.
eo-match-total = { $name } { $total }
eo-match-leads-you = Vas por delante con { $by } de ventaja.
eo-match-leads-other = { $name } va por delante con { $by } de ventaja.
eo-match-shared-you = Compartes la cabeza con { $names }.
eo-match-shared-other = { $names } comparten la cabeza.
eo-match-level = Por ahora hay empate.
eo-match-waiting-you = Has terminado. Aún en juego: { $names }.
eo-match-waiting-other = Aún en juego: { $names }.

## Why not
eo-refusal-out-of-turn = no te toca decidir.
eo-refusal-empty-space = en esa casilla no hay ninguna pila.
eo-refusal-bear-stack = la pila de esa casilla es del Oso.
eo-refusal-straight = una pila va en diagonal o de lado, nunca recto hacia arriba o hacia abajo.
eo-refusal-not-in-line = esa casilla no está en la fila de la pila ni en una de sus diagonales.
eo-refusal-no-distance = hay que mover al menos una casilla; si quieres quedarte, pasa.
eo-refusal-too-far = una pila se mueve como mucho tantas casillas como fichas tiene.
eo-refusal-occupied = una pila solo puede llegar a una casilla vacía.
eo-refusal-blocked = hay otra pila en el camino.
eo-refusal-not-top-row = solo sube al Cielo una pila que empieza en la fila de arriba.
eo-refusal-over = la partida ha terminado y no te quedan fichas en el tablero.
eo-refusal-stop-too-early = solo puedes terminar la partida con tres o más fichas en el Foso.
eo-refusal-stopped = la partida se ha dado por terminada.
eo-refusal-turns-used-up = la partida ha terminado y no te quedan turnos.

## Options
eo-option-turn-limit = Límite de turnos
    .help = La partida termina justo después de este turno tuyo, sin que el Oso vuelva a tirar. Si lo dejas sin poner, no hay límite.
eo-option-games = Partidas
    .help = Cuántas partidas juega cada persona. Gana el total más alto.
eo-option-duplicate = Los mismos dados para todos
    .help = Todos reciben la misma preparación y los mismos dados, así que la suerte se comparte.

## Board
eo-board-sky = Cielo
eo-board-pit = Foso
eo-board-cave = Cueva
eo-board-ground = Suelo
eo-board-turn = Turno
eo-board-dice = Dados
eo-board-pass = Pasar
eo-board-bear = Oso
eo-board-can = puede ir ahí
eo-board-danger = un dado la alcanza
eo-board-then = { $what }. Dados del Oso: { $dice }.
eo-board-hit = Un { $die } la alcanza con { $pieces }.
eo-board-no = No: { $why }

## Why
eo-worth-win = { $value } % de probabilidad de diez o más
    .brief = { $value } %
    .amount = { $count ->
        [one] un punto de probabilidad de diez o más
       *[other] { $value } puntos de probabilidad de diez o más
    }
    .title = Probabilidad de diez o más, en %
eo-worth-score = { $value } fichas previstas en el Cielo
    .brief = { $value }
    .amount = { $count ->
        [one] una ficha
       *[other] { $value } fichas
    }
    .title = Fichas previstas en el Cielo
eo-why-sky = { $pieces ->
    [one] Pone a salvo una ficha: { $sky } en el Cielo.
   *[other] Pone a salvo { $pieces } fichas: { $sky } en el Cielo.
}
eo-why-leaves = { $pieces ->
    [one] Deja { $from }, donde con un { $die } le caería encima una ficha del Oso.
   *[other] Deja { $from }, donde con un { $die } le caerían encima { $pieces } fichas del Oso.
}
eo-why-calm = En { $to } un solo dado no puede alcanzarla.
eo-why-top = Desde { $to } puede salir al Cielo en el próximo turno.
eo-why-pass = { $dice ->
    [one] Al Oso le da solo un dado.
   *[other] Al Oso le da { $dice } dados.
}
