### De beer is los!

## Tiles, colours, directions, counts
# All kinds are masculine. People and the animals of a player take "a" as prey.
bl-kind-hunter = cazador
    .prey = al cazador
    .yours = a tu cazador
    .count =
        { $n ->
            [one] 1 cazador
           *[other] { $n } cazadores
        }
bl-kind-lumberjack = leñador
    .prey = al leñador
    .yours = a tu leñador
    .count =
        { $n ->
            [one] 1 leñador
           *[other] { $n } leñadores
        }
bl-kind-bear = oso
    .prey = al oso
    .yours = a tu oso
    .count =
        { $n ->
            [one] 1 oso
           *[other] { $n } osos
        }
bl-kind-fox = zorro
    .prey = al zorro
    .yours = a tu zorro
    .count =
        { $n ->
            [one] 1 zorro
           *[other] { $n } zorros
        }
bl-kind-pheasant = faisán
    .prey = el faisán
    .count =
        { $n ->
            [one] 1 faisán
           *[other] { $n } faisanes
        }
bl-kind-duck = pato
    .prey = el pato
    .count =
        { $n ->
            [one] 1 pato
           *[other] { $n } patos
        }
bl-kind-tree = árbol
    .prey = el árbol
    .count =
        { $n ->
            [one] 1 árbol
           *[other] { $n } árboles
        }
bl-colour-brown = las marrones
bl-colour-blue = las azules
bl-direction-north = norte
    .to = al norte
    .exit = la salida norte
bl-direction-east = este
    .to = al este
    .exit = la salida este
bl-direction-south = sur
    .to = al sur
    .exit = la salida sur
bl-direction-west = oeste
    .to = al oeste
    .exit = la salida oeste
bl-points =
    { $n ->
        [one] 1 punto
       *[other] { $n } puntos
    }
bl-tiles =
    { $n ->
        [one] 1 ficha
       *[other] { $n } fichas
    }
bl-typed = { $typed } ({ $word })

## Actions and keys
bl-action-flip = Destapar { $space }
bl-action-move = Mover el { $tile } de { $from } a { $to }
bl-action-move-hunter = Mover el cazador (escopeta al { $way }) de { $from } a { $to }
bl-action-capture = Capturar { $prey } de { $to } con el { $tile } de { $from }, { $points }
bl-action-exit = Sacar el { $tile } de { $from } por { $exit }, { $points }
bl-action-skip = Pasar este turno
bl-key-status = Situación
bl-key-turn = A quién le toca
bl-key-points = Puntos
bl-key-forest = Lo que sigue tapado
bl-key-barred = Qué descansa o no puede volver
bl-key-guns = Escopetas
bl-key-threats = Quién puede capturar qué
bl-key-card = Guía rápida
bl-key-row = Qué hay en esta fila
bl-key-column = Qué hay en esta columna
bl-key-line = Línea de tiro

## What happened
bl-flipped-you = Destapas { $space }: un { $tile }.
    .brief = { $space }: { $tile }.
bl-flipped-other = { $name } destapa { $space }: un { $tile }.
    .brief = { $name }, { $space }: { $tile }.
bl-gun-shown = Su escopeta apunta { $way }.
    .brief = Apunta { $way }.
bl-moved-you = Mueves el { $tile } de { $from } a { $to }.
    .brief = Tú: { $tile }, { $from } a { $to }.
bl-moved-other = { $name } mueve el { $tile } de { $from } a { $to }.
    .brief = { $name }: { $tile }, { $from } a { $to }.
bl-moved-hunter-you = Mueves el cazador de { $from } a { $to }, con la escopeta { $way }.
    .brief = Tú: cazador, { $from } a { $to }.
bl-moved-hunter-other = { $name } mueve el cazador de { $from } a { $to }, con la escopeta { $way }.
    .brief = { $name }: cazador, { $from } a { $to }.
bl-captured-you =
    Tu { $tile } va de { $from } a { $to } y { $kind ->
        [hunter] abate { $prey }
        [lumberjack] tala { $prey }
       *[other] atrapa { $prey }
    }: { $points }.
    .brief = Capturas { $prey } en { $to }, { $points }.
bl-captured-other =
    El { $tile } de { $name } va de { $from } a { $to } y { $kind ->
        [hunter] abate { $prey }
        [lumberjack] tala { $prey }
       *[other] atrapa { $prey }
    }: { $points }.
    .brief = { $name } captura { $prey } en { $to }, { $points }.
bl-taken-out-you = Tu { $tile } de { $from } deja el bosque por { $exit }: { $points }.
    .brief = Tu { $tile } ha salido, { $points }.
bl-taken-out-other = El { $tile } de { $name } en { $from } deja el bosque por { $exit }: { $points }.
    .brief = El { $tile } de { $name } ha salido, { $points }.
bl-skipped-you = No puedes hacer nada y pasas.
    .brief = Pasas.
bl-skipped-other = { $name } no puede hacer nada y pasa.
    .brief = { $name } pasa.
bl-quiet-ended-you =
    { $turns ->
        [one] Un turno
       *[other] { $turns } turnos seguidos
    } sin destapar ni capturar: ahora te toca hacer una de las dos cosas.
    .brief = Demasiada calma: destapa o captura.
bl-quiet-ended-other =
    { $turns ->
        [one] Un turno
       *[other] { $turns } turnos seguidos
    } sin destapar ni capturar: ahora { $name } tiene que hacer una de las dos cosas.
    .brief = Demasiada calma: { $name } tiene que destapar o capturar.
bl-final-phase-you =
    Ya no queda nada tapado y se abren las salidas. A cada bando le { $turns ->
        [one] queda un turno
       *[other] quedan { $turns } turnos
    }, y empiezas tú.
    .brief = Fase final, empiezas tú.
bl-final-phase-other =
    Ya no queda nada tapado y se abren las salidas. A cada bando le { $turns ->
        [one] queda un turno
       *[other] quedan { $turns } turnos
    }, y empieza { $name }.
    .brief = Fase final, empieza { $name }.
bl-game-ended = La partida { $game } ha terminado: { $reason }. { $scores }
    .brief = Fin de la partida { $game }. { $scores }
bl-end-turns-over = se ha jugado el último turno
bl-end-brown-gone = no queda ninguna ficha marrón
bl-end-blue-gone = no queda ninguna ficha azul
bl-end-both-gone = no quedan fichas marrones ni azules
bl-tally-you = Tú: { $points } con { $tiles }.
bl-tally-other = { $name }: { $points } con { $tiles }.
bl-game-began = Se barajan las fichas para la partida { $game }. { $sides } { $begins }
    .brief = Partida { $game }. { $sides } { $begins }
bl-side-brown-you = Juegas con las marrones, cazadores y leñadores.
bl-side-brown-other = { $name } juega con las marrones, cazadores y leñadores.
bl-side-blue-you = Juegas con las azules, osos y zorros.
bl-side-blue-other = { $name } juega con las azules, osos y zorros.
bl-begins-you = Empiezas tú.
bl-begins-other = Empieza { $name }.

## What to do
bl-ask-first = Te toca, con { $colour }: destapa la ficha que quieras.
bl-ask = Te toca, con { $colour }: destapa una ficha o mueve una.
bl-ask-quiet = Te toca, con { $colour }: ha habido demasiada calma, así que destapa una ficha o captura.
bl-ask-final =
    { $turns ->
        [one] Tu último turno, con { $colour }
       *[other] Te toca, con { $colour }, y te quedan { $turns } turnos
    }: mueve una ficha o saca una del bosque; si no puedes, pasa.
bl-chance-kind = Destapa la ficha de { $space } y escribe qué es: { $kinds }.
bl-chance-gun = ¿Hacia dónde apunta la escopeta del cazador de { $space }? Escríbelo: { $ways }.

## Status
bl-turn-you = Te toca, con { $colour }.
bl-turn-other = Le toca a { $name }, con { $colour }.
bl-turn-over = El encuentro ha terminado.
bl-game-of = Partida { $game } de { $games }.
bl-quiet = Turnos tranquilos hasta ahora: { $turns } de { $limit }.
bl-quiet-over-you = Ahora tienes que destapar una ficha o capturar.
bl-quiet-over-other = Ahora { $name } tiene que destapar una ficha o capturar.
bl-turns-left-you =
    { $turns ->
        [0] Ya no te quedan turnos.
        [one] Te queda 1 turno.
       *[other] Te quedan { $turns } turnos.
    }
bl-turns-left-other =
    { $turns ->
        [0] A { $name } ya no le quedan turnos.
        [one] A { $name } le queda 1 turno.
       *[other] A { $name } le quedan { $turns } turnos.
    }
bl-has-you = Tienes { $points } con { $tiles }.
bl-has-other = { $name } tiene { $points } con { $tiles }.
bl-has-nothing-you = Aún no tienes puntos.
bl-has-nothing-other = { $name } aún no tiene puntos.
bl-has-captured = Capturas: { $tiles }.
bl-has-taken-out = Fuera del bosque: { $tiles }.
bl-first-game = Resultado de la primera partida. { $scores }
bl-match-total = Total de las dos partidas. { $scores }
bl-hidden =
    { $n ->
        [one] Queda 1 ficha tapada
       *[other] Quedan { $n } fichas tapadas
    }: { $kinds }.
bl-hidden-where = Tapadas en: { $spaces }.
bl-hidden-none = Ya no queda nada por descubrir.
bl-hidden-guns = Escopetas por descubrir: { $guns }.
bl-hidden-gun = { $n } { $way }
bl-resting = El { $tile } de { $space } descansa este turno.
bl-barred-you = Tu { $tile } de { $space } no puede volver enseguida a { $barred }.
bl-barred-other = El { $tile } de { $name } en { $space } no puede volver enseguida a { $barred }.
bl-barred-bird-you = No puedes devolver enseguida el { $tile } de { $space } a { $barred }.
bl-barred-bird-other = { $name } no puede devolver enseguida el { $tile } de { $space } a { $barred }.
bl-barred-none = Ningún ave descansa y nada impide volver atrás.
bl-gun = Cazador de { $space }: escopeta { $way }.
bl-gun-aimed = Cazador de { $space }: escopeta { $way }, con el { $prey } de { $to } a tiro.
bl-guns-none = No hay ningún cazador a la vista.
bl-threats-you = Puedes capturar { $captures }.
bl-threats-other = { $name } puede capturar { $captures }.
bl-threats-none-you = No puedes capturar nada.
bl-threats-none-other = { $name } no puede capturar nada.
bl-capture = { $prey } en { $to } con el { $tile } de { $from }

## Quick reference
bl-card-hunter = Cazador, marrón, { $points }: va tan lejos como quiera y captura osos, zorros, patos y faisanes, pero solo hacia donde apunta su escopeta.
bl-card-lumberjack = Leñador, marrón, { $points }: va una casilla y captura árboles.
bl-card-bear = Oso, azul, { $points }: va una casilla y captura cazadores y leñadores.
bl-card-fox = Zorro, azul, { $points }: va tan lejos como quiera y captura patos y faisanes.
bl-card-pheasant = Faisán, verde, { $points }: lo mueven los dos bandos, tan lejos como quieran; no captura nada.
bl-card-duck = Pato, verde, { $points }: lo mueven los dos bandos, tan lejos como quieran; no captura nada.
bl-card-tree = Árbol, verde, { $points }: no se mueve nunca.
bl-card-exits = Salidas, cuando ya no quede nada tapado: { $exits }.
bl-card-exit = { $space } al { $way }

## One space
bl-space-empty = { $space }, vacía
bl-space-face-down = { $space }, tapada
bl-space-tile = { $space }, { $tile }
bl-space-hunter = { $space }, cazador, escopeta al { $way }
bl-space-exit = salida { $way }
bl-space-rests = descansa
bl-space-barred = no puede volver a { $barred }
bl-space-captures = puede capturar { $prey } en { $to }
bl-space-threatened = lo puede capturar el { $tile } de { $from }

## Una fila, una columna, una línea de tiro
bl-scan-row = Fila { $row }: { $spaces }.
bl-scan-column = Columna { $column }: { $spaces }.
bl-scan-line = Línea de tiro del cazador de { $space }, escopeta { $way }: { $spaces }.
bl-scan-line-none = El cazador de { $space } apunta { $way }, fuera del bosque. No hay nada en su línea de tiro.
bl-scan-line-prey = Puede capturar { $prey } en { $to }.
bl-scan-hunter = cazador de { $space }
bl-scan-guns = Con { $space } a tiro: { $hunters }.
bl-scan-no-gun = Ninguna escopeta apunta a { $space }.
bl-scan-where = Ve primero a una casilla con las flechas. En el modo por líneas, escribe también la casilla: { $topic } d4.
bl-scan-unknown = Esa casilla no existe en el bosque. Di una casilla, como en { $topic } d4.

## The board on the screen
bl-board-game = Partida { $game } de { $games }
bl-board-first-game = Partida 1: { $scores }
bl-board-player = { $name }, { $colour ->
    [brown] marrón
   *[blue] azul
}
bl-board-hidden = Tapadas { $n }
bl-board-face-down = tapada
bl-board-quiet = Calma: { $turns } de { $limit }
bl-board-turns = Turnos que quedan
bl-board-hint = Recorre el bosque con las flechas; Intro destapa una ficha o la elige.
bl-board-picked-up =
    { $tile }, elegida: { $count ->
        [0] ahora no puede ir a ningún sitio
        [one] puede ir a un solo sitio
       *[other] tiene { $count } posibilidades
    }. Esc la suelta.
bl-board-at-exit = Esta es { $exit }. Elige antes una ficha y sácala por aquí.
bl-board-legend = Los signos del tablero:
bl-board-legend-sides = Mayúsculas: tuyas. Minúsculas: del otro bando. Flecha: escopeta.
bl-board-legend-prey = { $prey } la puedes capturar, { $danger } la puede capturar el otro bando
bl-board-legend-ways = { $goal } ahí puede ir la ficha, { $barred } sin vuelta atrás, { $rests } el ave descansa
bl-board-legend-frames = { $pointed } donde señalas, { $held } la ficha elegida
bl-board-legend-exits = Los huecos del borde son las salidas; con flecha, están abiertas.
bl-board-legend-bag = Bajo cada nombre: lo capturado y, tras { $out }, lo que ha salido.

## Why not
bl-refusal-flip-open = todavía no se sabe qué hay en la ficha destapada.
bl-refusal-out-of-turn = no es tu turno.
bl-refusal-not-face-down = en esa casilla no hay ninguna ficha tapada.
bl-refusal-still-face-down = esa ficha sigue tapada; destápala primero.
bl-refusal-no-tile = en esa casilla no hay ninguna ficha.
bl-refusal-tree = los árboles no se mueven nunca.
bl-refusal-wrong-colour = esa ficha es del otro bando.
bl-refusal-no-distance = una ficha se mueve al menos una casilla.
bl-refusal-not-straight = las fichas se mueven en línea recta, por una fila o una columna.
bl-refusal-blocked = hay otra ficha en medio.
bl-refusal-too-far = los osos y los leñadores se mueven solo una casilla.
bl-refusal-no-way-back = sacaste esa ficha de ahí en tu último turno, así que no puede volver enseguida.
bl-refusal-resting = el otro bando acaba de destapar o mover esa ave, así que este turno descansa.
bl-refusal-wrong-prey = esa ficha no puede capturar lo que hay ahí.
bl-refusal-hunter-prey = los cazadores solo capturan osos, zorros, patos y faisanes.
bl-refusal-gun = un cazador solo captura hacia donde apunta su escopeta.
bl-refusal-hidden-prey = una ficha tapada no se puede capturar.
bl-refusal-exits-closed = las salidas siguen cerradas mientras quede alguna ficha tapada.
bl-refusal-bird-stays = las aves se quedan en el bosque.
bl-refusal-no-exit = esa ficha no está en línea con esa salida.
bl-refusal-not-on-exit = los osos y los leñadores solo salen desde la propia casilla de salida.
bl-refusal-exit-blocked = hay otra ficha entre esa y la salida.
bl-refusal-can-act = solo puedes pasar si no puedes hacer nada más.
bl-refusal-over = el encuentro ha terminado.
bl-refusal-quiet = ha habido demasiada calma: destapa una ficha o captura.

## Options
bl-option-games = Partidas
    .help = Una partida, o un encuentro de dos en el que se cambian los colores y se suman los puntos.
bl-option-first = Quién empieza
    .help = El color que juega el primer turno de cada partida: blue (azul) o brown (marrón).
bl-option-guns = Escopetas
    .help = Con random, cada escopeta apunta a cualquiera de los cuatro lados. Con two_each, dos de las ocho apuntan a cada lado.
bl-option-no-way-back = Sin vuelta atrás
    .help = Con all, nada de lo que has movido puede volver enseguida. Con own, eso solo vale para las fichas de tu color, no para las aves.
bl-option-quiet = Turnos tranquilos
    .help = Tras tantos turnos seguidos sin destapar ni capturar, quien juegue a continuación tiene que hacer una de las dos cosas.

## Why
bl-why-safe = Nada de lo destapado puede capturarlo allí en el próximo turno.
bl-why-flees = Escapa del { $tile } de { $space }.
bl-why-threatens = Desde allí amenaza { $prey } en { $space }.
bl-why-exit = Fuera del bosque ya nadie puede capturarlo.
bl-why-flip = { $hidden ->
    [one] Queda una ficha tapada
   *[other] Quedan { $hidden } fichas tapadas
} (tuyas: { $own }; de tu rival: { $theirs }).
