### Folly & Fortune

## Cards. In a hand the number counts, in a row only health and powers.
ff-card = { $id } ({ $number }, vida { $health }, { $powers })
ff-card-in-row = { $id } (vida { $health }, { $powers })
ff-card-shielded = { $id } (vida { $health }, { $powers }, protegida)
ff-card-at = { $id } en el puesto { $place } (vida { $health }, { $powers })

## When a power works
ff-trigger-stopped = { $power }
    .sign = { $sign }
    .help = Si paras en esta carta: { $help }
ff-trigger-passed = al pasar: { $power }
    .sign = »{ $sign }
    .help = Si vuelves a tirar después de esta carta: { $help }
ff-trigger-unseen = sin ver: { $power }
    .sign = …{ $sign }
    .help = Si tus tiradas no llegan a esta carta: { $help }

## Powers
ff-power-none = sin poder
    .sign = ·
    .help = Esta carta no hace nada.
ff-power-add = más { $x }
    .sign = +{ $x }
    .help = suma { $x } al valor.
ff-power-subtract = menos { $x }
    .sign = −{ $x }
    .help = resta { $x } al valor.
ff-power-shuffle-row = barajar la fila
    .sign = ⇄?
    .help = después del ataque se baraja tu fila.
ff-power-attack-two = atacar a dos
    .sign = →→
    .help = puedes atacar a dos personas distintas, a cada una con todo el valor.
ff-power-return-to-die = volver al dado
    .sign = ↶
    .help = puedes no atacar y quedarte en la mano la carta que ha salido.
ff-power-swap-with-deck = cambiar con el mazo
    .sign = ⇅
    .help = antes del ataque puedes poner otra carta de tu mano debajo del mazo y robar una nueva.
ff-power-draw-no-attack = robar sin atacar
    .sign = ⊘+▯
    .help = no atacas, pero robas una carta.
ff-power-not-above-health = solo filas de hasta { $x } de vida
    .sign = ♥≤{ $x }
    .help = no puedes atacar filas con más de { $x } de vida.
ff-power-not-below-health = solo filas desde { $x } de vida
    .sign = ♥≥{ $x }
    .help = no puedes atacar filas con menos de { $x } de vida.
ff-power-double-discard-two = doblar y descartar dos
    .sign = ×2
    .help = el valor se dobla y, antes del ataque, descartas dos cartas de tu fila.
ff-power-below-becomes = por debajo de { $x } pasa a { $y }
    .sign = ‹{ $x }→{ $y }
    .help = un valor por debajo de { $x } pasa a ser { $y }.
ff-power-above-becomes = por encima de { $x } pasa a { $y }
    .sign = ›{ $x }→{ $y }
    .help = un valor por encima de { $x } pasa a ser { $y }.
ff-power-swap-in-row = intercambiar dos de la fila
    .sign = ⇄
    .help = después del ataque puedes intercambiar dos cartas de tu fila.
ff-power-roll-again-raw = una tirada limpia
    .sign = ↻
    .help = la carta que ha salido vuelve a la mano y tiras una vez más; el valor es el número de esa carta, sin más.
ff-power-remove-from-neighbour = quitar una carta vecina
    .sign = ◂−▯▸
    .help = antes del ataque puedes quitar una carta de la fila de quien se sienta a tu lado.
ff-power-remove-from-any = quitar cualquier carta
    .sign = −▯
    .help = antes del ataque puedes quitar una carta de cualquier fila.
ff-power-keep-one-removed = quedarse una carta quitada
    .sign = ←▯
    .help = una carta que quite tu ataque pasa a tu propia fila.
ff-power-one-more-reroll = solo una tirada más
    .sign = ↻1
    .help = la próxima tirada es la última.
ff-power-shield-this-card = proteger esta carta
    .sign = ▣
    .help = hasta tu próximo turno nadie puede quitarte esta carta.
ff-power-shield-two-cards = proteger dos cartas
    .sign = ▣▣
    .help = hasta tu próximo turno nadie puede dejar tu fila con menos de dos cartas.
ff-power-draw-up-to-six = robar hasta seis
    .sign = +▯‹6
    .help = roba una carta si tienes menos de seis.
ff-power-part-of-die-next-turn = parte del dado el próximo turno
    .sign = ½
    .help = en tu próximo turno puedes tirar solo con una parte de tu mano.
ff-power-discard-row-and-hand = descartar de fila y mano
    .sign = −▯▯
    .help = descarta una carta de tu fila y otra de tu mano.
ff-power-damage-self = daño propio { $x }
    .sign = ♥−{ $x }
    .help = te atacas con { $x }.
ff-power-look-at-hand = mirar una mano
    .sign = ◉
    .help = mira la mano de otra persona.
ff-power-swap-row-cards = cambiar cartas entre filas
    .sign = ▯⇄▯
    .help = puedes cambiar una carta de tu fila por una de la fila de otra persona.

## Keys
ff-key-status = Situación
ff-key-turn = A quién le toca
ff-key-value = El valor hasta ahora
ff-key-rows = Todas las filas
ff-key-cards = Tus cartas
ff-key-deck = Mazo y descartes
ff-key-powers = Qué puede tu fila

## The start
ff-dealt-you = Recibes { $card }.
    .brief = { $card }.
ff-dealt-other = { $name } recibe { $card }.
    .brief = { $name }: { $card }.
ff-picked-you = Ya tienes tu fila elegida.
    .brief = Elegida.
ff-picked-other = { $name } ya ha elegido.
    .brief = { $name }, ya.
ff-revealed = Se descubren las filas. { $rows }
    .brief = Filas: { $short }.
ff-revealed-row-you = Tú: { $cards }.
ff-revealed-row-other = { $name }: { $cards }.
ff-first-you = Empiezas tú.
    .brief = Empiezas tú.
ff-first-other = Empieza { $name }.
    .brief = Empieza { $name }.
ff-first-random-you = Te toca por sorteo: empiezas tú.
    .brief = Empiezas tú.
ff-first-random-other = El sorteo decide que empiece { $name }.
    .brief = Empieza { $name }.

## Rolling
ff-turn-began-you = Turno { $turn }: te toca.
    .brief = Te toca.
ff-turn-began-other = Turno { $turn }: { $name }.
    .brief = { $name }.
ff-turn-began-shields-you = Turno { $turn }: te toca. Tu protección termina.
    .brief = Te toca, sin protección.
ff-turn-began-shields-other = Turno { $turn }: { $name }, ya sin protección.
    .brief = { $name }, sin protección.
ff-skipped-you = No te quedan cartas en la mano: pierdes el turno.
    .brief = Pierdes el turno.
ff-skipped-other = A { $name } no le quedan cartas en la mano y pierde el turno.
    .brief = { $name } pierde el turno.
ff-skipped-shields-you = No te quedan cartas en la mano: pierdes el turno y tu protección termina.
    .brief = Pierdes el turno y la protección.
ff-skipped-shields-other = A { $name } no le quedan cartas en la mano: pierde el turno y su protección termina.
    .brief = { $name } pierde turno y protección.
ff-part-hidden-other = Este turno { $name } tira con { $size ->
        [one] una carta
       *[other] { $size } cartas
    }.
    .brief = { $name } tira con { $size }.
ff-part-you = Este turno tiras con { $cards }.
    .brief = Con { $cards }.
ff-part-other = Este turno { $name } tira con { $cards }.
    .brief = { $name }: { $cards }.
ff-rolled-you = Sacas un { $number } ({ $card }). Manda { $under } ({ $powers }).
    .brief = { $number } con { $under }.
ff-rolled-other = { $name } saca un { $number } ({ $card }). Manda { $under } ({ $powers }).
    .brief = { $name }: { $number } con { $under }.
ff-rolled-bare-you = Sacas un { $number } ({ $card }). Tu fila está vacía: no manda ninguna carta.
    .brief = { $number }, fila vacía.
ff-rolled-bare-other = { $name } saca un { $number } ({ $card }) con la fila vacía: no manda ninguna carta.
    .brief = { $name }: { $number }, fila vacía.
ff-rolled-raw-you = En la tirada limpia sacas un { $number } ({ $card }).
    .brief = { $number } limpio.
ff-rolled-raw-other = En la tirada limpia { $name } saca un { $number } ({ $card }).
    .brief = { $name }: { $number } limpio.
ff-put-back-you = Devuelves { $card } a la mano y tiras otra vez.
    .brief = { $card } vuelve.
ff-put-back-other = { $name } devuelve { $card } a la mano y tira otra vez.
    .brief = { $name }: { $card } vuelve.
ff-passed-sum-you = Pasas { $card } ({ $power }): llevas { $sum }.
    .brief = Al pasar: { $power }.
ff-passed-sum-other = { $name } pasa { $card } ({ $power }): lleva { $sum }.
    .brief = { $name }, al pasar: { $power }.
ff-passed-last-you = Pasas { $card }: tu próxima tirada es la última.
    .brief = Última tirada.
ff-passed-last-other = { $name } pasa { $card }: su próxima tirada es la última.
    .brief = { $name }: última tirada.
ff-passed-shield-you = Pasas { $card }: queda protegida hasta tu próximo turno.
    .brief = { $card } protegida.
ff-passed-shield-other = { $name } pasa { $card }: queda protegida hasta su próximo turno.
    .brief = { $name }: { $card } protegida.
ff-passed-two-you = Pasas { $card }: hasta tu próximo turno tu fila conserva dos cartas.
    .brief = Dos cartas protegidas.
ff-passed-two-other = { $name } pasa { $card }: hasta su próximo turno su fila conserva dos cartas.
    .brief = { $name }: dos cartas protegidas.
ff-stopped-you = Paras en { $at }. El valor es { $value }.
    .brief = Paras: { $value }.
ff-stopped-other = { $name } para en { $at }. El valor es { $value }.
    .brief = { $name } para: { $value }.
ff-stopped-passed-you = Paras en { $at }. La tirada, { $number }, y { $passed } de las cartas pasadas dan { $value }.
    .brief = Paras: { $value }.
ff-stopped-passed-other = { $name } para en { $at }. La tirada, { $number }, y { $passed } de las cartas pasadas dan { $value }.
    .brief = { $name } para: { $value }.
ff-stopped-bare-you = Paras. El valor es { $value }.
    .brief = Paras: { $value }.
ff-stopped-bare-other = { $name } para. El valor es { $value }.
    .brief = { $name } para: { $value }.

## Powers at work
ff-value-changed = El valor pasa de { $from } a { $to } ({ $power }).
    .brief = Valor { $to }.
ff-value-same = El valor sigue en { $to } ({ $power }).
    .brief = Valor aún { $to }.
ff-declined-you = Dejas sin usar un poder: { $power }.
    .brief = Sin usar: { $power }.
ff-declined-other = { $name } deja sin usar un poder: { $power }.
    .brief = { $name }, sin usar: { $power }.
ff-returned-you = No atacas y te quedas { $card } en la mano.
    .brief = Sin ataque, conservas { $card }.
ff-returned-other = { $name } no ataca y se queda { $card } en la mano.
    .brief = { $name }: sin ataque, { $card } vuelve.
ff-reshuffled = Se barajan los descartes para formar un mazo nuevo: { $cards ->
        [one] una carta
       *[other] { $cards } cartas
    }.
    .brief = Mazo nuevo: { $cards }.
ff-put-under-you = Pones { $card } debajo del mazo.
    .brief = { $card }, bajo el mazo.
ff-put-under-other = { $name } pone { $card } debajo del mazo.
    .brief = { $name }: { $card }, bajo el mazo.
ff-put-under-hidden-other = { $name } pone una carta boca abajo debajo del mazo.
    .brief = { $name }: una bajo el mazo.
ff-drew-you = Robas { $card }.
    .brief = { $card }.
ff-drew-other = { $name } roba { $card }.
    .brief = { $name }: { $card }.
ff-drew-hidden-other = { $name } roba una carta; en el mazo { $deck ->
        [one] queda una
       *[other] quedan { $deck }
    }.
    .brief = { $name } roba.
ff-nothing-drawn-you = No hay ninguna carta que puedas robar.
    .brief = Nada que robar.
ff-nothing-drawn-other = No hay ninguna carta que { $name } pueda robar.
    .brief = { $name }: nada que robar.
ff-discarded-row-you = Descartas { $card } de tu fila.
    .brief = { $id }, fuera.
ff-discarded-row-other = { $name } descarta { $card } de su fila.
    .brief = { $name }: { $id }, fuera.
ff-discarded-hand-you = Descartas { $card } de tu mano.
    .brief = { $id }, fuera.
ff-discarded-hand-other = { $name } descarta { $card } de su mano.
    .brief = { $name }: { $id }, fuera.
ff-removed-you-other = Quitas { $card } de la fila de { $to }.
    .brief = { $to } pierde { $id }.
ff-removed-other-you = { $name } quita { $card } de tu fila.
    .brief = Pierdes { $id }.
ff-removed-other-other = { $name } quita { $card } de la fila de { $to }.
    .brief = { $to } pierde { $id }.
ff-removed-own-you = Quitas { $card } de tu propia fila.
    .brief = Pierdes { $id }.
ff-removed-own-other = { $name } quita { $card } de su propia fila.
    .brief = { $name } pierde { $id }.
ff-row-shuffled-you = Tu fila queda barajada: { $cards }.
    .brief = Fila: { $cards }.
ff-row-shuffled-other = La fila de { $name } queda barajada: { $cards }.
    .brief = { $name }: { $cards }.
ff-swapped-in-row-you = Intercambias { $one } y { $two } en tu fila.
    .brief = { $one } por { $two }.
ff-swapped-in-row-other = { $name } intercambia { $one } y { $two } en su fila.
    .brief = { $name }: { $one } por { $two }.
ff-unseen-you = Tu { $card } queda sin ver: { $power }.
    .brief = Sin ver: { $power }.
ff-unseen-other = { $card }, de { $name }, queda sin ver: { $power }.
    .brief = { $name }, sin ver: { $power }.
ff-looked-you-other = Miras la mano de { $to }: { $cards }.
    .brief = { $to } tiene { $cards }.
ff-looked-other-you = { $name } mira tu mano.
    .brief = { $name } ve tu mano.
ff-looked-other-other = { $name } mira la mano de { $to }.
    .brief = { $name } ve la mano de { $to }.
ff-swapped-rows-you-other = Cambias tu { $card } por { $for }, de { $to }.
    .brief = Tu { $id } por { $other }.
ff-swapped-rows-other-you = { $name } cambia { $card } por tu { $for }.
    .brief = { $name }: { $id } por tu { $other }.
ff-swapped-rows-other-other = { $name } cambia { $card } por { $for }, de { $to }.
    .brief = { $name }: { $id } por { $other }, de { $to }.

## Attacks
ff-attacked-you-other = Atacas a { $to } con { $damage }.
    .brief = { $damage } a { $to }.
ff-attacked-other-you = ¡{ $name } te ataca con { $damage }!
    .brief = ¡{ $name }: { $damage } para ti!
ff-attacked-other-other = { $name } ataca a { $to } con { $damage }.
    .brief = { $name }: { $damage } a { $to }.
ff-attacked-self-you = El ataque se vuelve contra ti: { $damage }.
    .brief = { $damage } contra ti.
ff-attacked-self-other = El ataque se vuelve contra { $name }: { $damage }.
    .brief = { $damage } contra { $name }.
ff-lost-you = Pierdes { $card }.
    .brief = Pierdes { $id }.
ff-lost-other = { $name } pierde { $card }.
    .brief = { $name } pierde { $id }.
ff-lost-more-you = Pierdes { $card }. Daño restante: { $left }.
    .brief = Pierdes { $id }.
ff-lost-more-other = { $name } pierde { $card }. Daño restante: { $left }.
    .brief = { $name } pierde { $id }.
ff-attack-ended-you = Termina el ataque contra ti.
    .brief = Fin del ataque.
ff-attack-ended-other = Termina el ataque contra { $name }.
    .brief = Fin del ataque.
ff-no-second-you = No haces un segundo ataque.
    .brief = Sin segundo ataque.
ff-no-second-other = { $name } no hace un segundo ataque.
    .brief = Sin segundo ataque.
ff-no-attack-forbidden = Este turno no hay ataque.
    .brief = Sin ataque.
ff-no-attack-zero = El valor es cero: no hay ataque.
    .brief = Sin ataque.
ff-no-attack-negative = El valor es negativo: no hay ataque.
    .brief = Sin ataque.
ff-no-attack-nobody = No hay a quien atacar.
    .brief = Sin ataque.
ff-kept-you = Te quedas { $card }: pasa a tu fila, a la { $end ->
        [left] izquierda
       *[right] derecha
    }.
    .brief = Te quedas { $id }.
ff-kept-other = { $name } se queda { $card }: pasa a su fila, a la { $end ->
        [left] izquierda
       *[right] derecha
    }.
    .brief = { $name } se queda { $id }.
ff-added-you = { $card } entra en tu fila por la { $end ->
        [left] izquierda
       *[right] derecha
    }.
    .brief = { $end ->
        [left] Izquierda
       *[right] Derecha
    }: { $id }.
ff-added-other = { $card } entra en la fila de { $name } por la { $end ->
        [left] izquierda
       *[right] derecha
    }.
    .brief = { $name }, { $end ->
        [left] izquierda
       *[right] derecha
    }: { $id }.
ff-ended-empty = Hay una mano vacía: la partida ha terminado.
    .brief = Hay una mano vacía.
ff-ended-all = Todas las manos están vacías: la partida ha terminado.
    .brief = Manos vacías.
ff-ended-last = El turno 200 era el último: la partida ha terminado.
    .brief = Era el turno 200.

## What to do
ff-ask-pick = Elige dos de tus { $count } cartas para tu fila, primero la de la izquierda.
ff-ask-part = Elige las cartas con las que tiras este turno.
ff-ask-part-more = Tiras con { $cards }. Añade otra carta o termina.
ff-ask-stop = Has sacado un { $number } con { $under } ({ $powers }). { $stop }, o tira otra vez con { $next } ({ $then }).
ff-ask-stop-only = Has sacado un { $number } con { $under } ({ $powers }). { $stop }; no puedes volver a tirar.
ff-ask-stop-bare = Has sacado un { $number } y tu fila está vacía. { $stop }; no puedes volver a tirar.
ff-stop-for = Para con valor { $value }
ff-stop-raw = Para y haz una tirada limpia
ff-ask-return = Valor { $value }. ¿Atacas como siempre, o no atacas y te quedas { $card } en la mano?
ff-ask-swap-deck = Valor { $value }. Puedes poner una carta de tu mano debajo del mazo y robar otra.
ff-ask-discard = { $count ->
        [one] Descarta una carta
       *[other] Descarta dos cartas
    } de tu fila.
ff-ask-remove-neighbour = Puedes quitar una carta de la fila de quien se sienta a tu lado.
ff-ask-remove-any = Puedes quitar una carta de cualquier fila, también de la tuya.
ff-ask-target = Atacas con { $value }. ¿A quién?
ff-ask-target-second = Puedes atacar a alguien más con { $value }.
ff-ask-remove = Daño restante contra { $name }: { $damage }. Quita una carta o termina.
ff-ask-remove-few = Daño restante contra { $name }: { $damage }. Quita { $cards ->
        [one] una carta más
       *[other] hasta { $cards } cartas más
    } o termina.
ff-ask-remove-owed = El ataque se vuelve contra ti: tu fila aún debe perder { $owed } de vida.
ff-ask-remove-self = El ataque se vuelve contra ti, daño restante { $damage }. Quita una carta o termina.
ff-ask-keep = Quédate una de las cartas quitadas, a la izquierda o a la derecha de tu fila.
ff-ask-swap-in-row = Puedes intercambiar dos cartas de tu fila.
ff-ask-end = { $card } entra en tu fila: ¿por la izquierda o por la derecha?
ff-ask-end-new = { $card } empieza tu nueva fila.
ff-ask-discard-row = Descarta una carta de tu fila.
ff-ask-discard-hand = Descarta una carta de tu mano.
ff-ask-look = ¿De quién quieres mirar la mano?
ff-ask-swap-rows = Puedes cambiar una carta de tu fila por una de la fila de otra persona.

ff-action-stop = Parar
ff-action-reroll = Tirar otra vez
ff-action-pass = Dejarlo
ff-action-pass-return = Atacar como siempre
ff-action-pass-target = Sin segundo ataque
ff-action-done-part = Tirar con estas
ff-action-done-remove = Terminar
ff-action-pick = Izquierda { $left }, derecha { $right }
ff-action-part = Tirar con { $card }
ff-action-return = No atacar y conservar { $card }
ff-action-swap-deck = Poner { $card } debajo del mazo y robar
ff-action-discard = Descartar { $card }
ff-action-discard-two = Descartar { $one } y { $two }
ff-action-remove-from-you = Quitar de tu propia fila { $card }
ff-action-remove-from-other = Quitar a { $name } { $card }
ff-action-target = Atacar a { $name }: vida { $health } en { $cards ->
        [one] una carta
       *[other] { $cards } cartas
    }
ff-action-remove = Quitar { $card }
ff-action-keep = Quedarte { $card }, a la { $end ->
        [left] izquierda
       *[right] derecha
    }
ff-action-swap = Intercambiar { $one } y { $two }
ff-action-end = { $end ->
        [left] Por la izquierda
       *[right] Por la derecha
    }
ff-action-look = Mirar la mano de { $name }: { $count ->
        [one] una carta
       *[other] { $count } cartas
    }
ff-action-swap-rows = Cambiar tu { $own } por { $other }, de { $name }

ff-chance-deal-you = Reparte una carta para ti y escribe su código, por ejemplo { $example }.
ff-chance-deal-other = Reparte una carta a { $name } y escribe su código, por ejemplo { $example }.
ff-chance-first = Sortea quién empieza y escríbelo: { $seats }.
ff-chance-first-seat = seat { $seat } para { $player }
ff-chance-roll-you = Baraja { $count ->
        [one] la única carta
       *[other] las { $count } cartas
    } de tu dado, descubre una y escribe su código.
ff-chance-roll-other = Baraja { $count ->
        [one] la única carta
       *[other] las { $count } cartas
    } del dado de { $name }, descubre una y escribe su código.
ff-chance-draw-you = Roba la primera carta del mazo y escribe su código.
ff-chance-draw-other = Roba para { $name } la primera carta del mazo y escribe su código.
ff-chance-shuffle-you = Baraja tu fila y escribe la carta que queda en el puesto { $place }.
ff-chance-shuffle-other = Baraja la fila de { $name } y escribe la carta que queda en el puesto { $place }.

## Status
ff-turn-you = Turno { $turn }, te toca.
ff-turn-other = Turno { $turn }, le toca a { $name }.
ff-turn-deal = Se están repartiendo las cartas.
ff-turn-pick = Se están eligiendo las filas. Por elegir: { $names }.
ff-turn-first = Se sortea quién empieza.
ff-turn-over = La partida ha terminado.
ff-status-you = Tu fila tiene vida { $health } en { $cards ->
        [one] una carta
       *[other] { $cards } cartas
    }; en la mano, { $hand }.
ff-status-other = La fila de { $name } tiene vida { $health } en { $cards ->
        [one] una carta
       *[other] { $cards } cartas
    }; en la mano, { $hand }.
ff-value-no-turn = Aún no ha empezado ningún turno.
ff-value-no-roll = Aún no hay tirada en este turno.
ff-value-roll = Tirada { $roll }: { $number } ({ $card }) con { $under }, { $powers }.
ff-value-roll-bare = Tirada { $roll }: { $number } ({ $card }), con la fila vacía.
ff-value-passed = Las cartas pasadas dan { $sum }.
ff-value-if-stopped = Parar ahora da { $value }.
ff-value-if-stopped-raw = Parar ahora da una tirada limpia.
ff-value-rolls-left = { $rolls ->
        [0] Es la última tirada.
        [one] Aún puede haber una tirada más.
       *[other] Aún puede haber { $rolls } tiradas más.
    }
ff-value-now = La tirada fue { $number } ({ $card }) y el valor es { $value }.
ff-value-no-attack = Este turno no hay ataque.
ff-row-you = Tu fila, vida { $health }: { $cards }.
ff-row-other = La fila de { $name }, vida { $health }: { $cards }.
ff-row-empty-you = Tu fila está vacía.
ff-row-empty-other = La fila de { $name } está vacía.
ff-row-two-you = Tu fila conserva dos cartas hasta tu próximo turno.
ff-row-two-other = La fila de { $name } conserva dos cartas hasta su próximo turno.
ff-hand-you = Tienes { $count }: { $cards }.
ff-hand-other = { $name } tiene { $count }: { $cards }.
ff-hand-count-you = Tienes { $count }.
ff-hand-count-other = { $name } tiene { $count }.
ff-hand-known-other = { $name } tiene { $count }, entre ellas { $cards }.
ff-hand-part = El dado de este turno es { $cards }.
ff-hand-picked = Elegidas para tu fila: { $cards }.
ff-hand-part-next-you = En tu próximo turno puedes tirar con una parte de tu mano.
ff-hand-part-next-other = En su próximo turno { $name } puede tirar con una parte de su mano.
ff-deck = El mazo tiene { $count }.
ff-deck-under-you = En el puesto { $place } desde arriba está { $card }, que pusiste tú.
ff-deck-under-other = En el puesto { $place } desde arriba está { $card }, que puso { $name }.
ff-deck-under-hidden-other = En el puesto { $place } desde arriba hay una carta que puso { $name }.
ff-discard = La pila de descartes tiene { $count }: { $cards }.
ff-discard-empty = La pila de descartes está vacía.
ff-count = { $count ->
        [0] cero cartas
        [one] una carta
       *[other] { $count } cartas
    }
ff-powers-card = { $card }: { $help }
ff-powers-nothing = Aún no hay fila de la que hablar.

## Why not
ff-refusal-compulsory = esto no se puede omitir.
ff-refusal-pick-two = elige dos cartas distintas de tu mano.
ff-refusal-picked = ya has elegido; falta que elija el resto.
ff-refusal-out-of-turn = esto no te toca decidirlo a ti.
ff-refusal-no-next-card = tu fila no tiene otra carta, así que debes parar.
ff-refusal-not-now = no es eso lo que hay que decidir ahora.
ff-refusal-attack-another = ataca a otra persona de la mesa.
ff-refusal-no-such-place = la fila no tiene ese puesto.
ff-refusal-left-to-right = nombra las cartas que quitas de izquierda a derecha.
ff-refusal-too-healthy = esa carta tiene más vida que el daño que queda.
ff-refusal-last-card = una fila conserva su última carta.
ff-refusal-not-full = tu propio ataque debe quitarte toda la vida que pueda.
ff-refusal-same-target = el segundo ataque es contra otra persona.
ff-refusal-not-to-swap = elige una carta de tu mano que no sea la que ha salido.
ff-refusal-above-health = esa fila tiene demasiada vida para atacarla ahora.
ff-refusal-below-health = esa fila tiene muy poca vida para atacarla ahora.
ff-refusal-discard-count = descarta dos cartas de tu fila, o tantas como se pueda.
ff-refusal-two-places = elige dos puestos distintos de tu fila.
ff-refusal-not-a-neighbour = ahora solo puede perder una carta quien se sienta a tu lado.
ff-refusal-no-such-row = nadie ocupa ese asiento.
ff-refusal-not-removed = tu ataque no ha quitado esa carta.
ff-refusal-last-roll = por una carta que has pasado, esta es tu última tirada.
ff-refusal-shielded = esa carta está protegida.
ff-refusal-two-cards = esa fila está protegida y conserva dos cartas.
ff-refusal-part = nombra cartas de tu mano, cada una una vez y en el orden del mazo, y luego done.
ff-refusal-empty-part = necesitas al menos una carta para tirar.
ff-refusal-not-in-hand = esa carta no está en tu mano.
ff-refusal-another-player = elige a otra persona de la mesa.
ff-refusal-over = la partida ha terminado.
ff-refusal-enough-cards = este ataque no puede quitar más cartas.
ff-refusal-new-row = tu fila está vacía, así que la carta empieza una nueva por la derecha.

## Options
ff-option-hand = Cartas repartidas
    .help = Cuántas cartas recibe cada persona. Sin indicar: 8, o 6 en la variante sencilla.
ff-option-first = Quién empieza
    .help = El asiento que empieza, contando desde 0. Sin indicar: por sorteo.
ff-option-opening-attack = Ataque en el primer turno
    .help = No: el primer turno de la partida no ataca, lo que es más justo con dos o tres personas.
ff-option-self-attack = Ataque contra ti
    .help = full: tu propio ataque te quita toda la vida que pueda. choice: puedes perder menos.
ff-option-superpowers = Superpoderes
    .help = Mezcla en el mazo las 25 cartas con superpoderes.
ff-option-end = Final de la partida
    .help = first_empty: cuando una mano queda vacía. all_empty: cuando lo están todas; hasta entonces, las manos vacías pierden el turno.
ff-option-variant = Variante
    .help = standard: el juego completo. simple: solo cartas que cambian el valor. tough: un ataque quita una carta, o dos desde un valor de 6.
ff-option-negative = Valores negativos
    .help = self: un valor negativo se vuelve contra ti. nothing: no hay ataque.
ff-option-last-card = La última carta en juego
    .help = Los ataques también pueden quitar la última carta de una fila. Solo en la variante dura.
ff-option-deck = Mazo propio
    .help = El texto completo de un mazo tuyo, con tabuladores, como el del juego. Sin indicar: el mazo del juego.

## The drawn board
ff-board-choosing = está eligiendo
ff-board-picked = ya ha elegido
ff-board-legend = Cada carta: número, vida, poderes
ff-board-roll = Tirada { $roll } de { $of }: { $number } bajo { $card }
ff-board-roll-bare = Ha salido: { $number }
ff-board-stop = Parar da { $value }
ff-board-stop-plain = Parar da una tirada limpia
ff-board-next = Luego, bajo { $card }: { $values }
ff-board-higher = luego más: { $count } de { $all } ({ $percent } %)
ff-board-last = La última tirada: aquí paras
ff-board-value = Ha salido { $number }, valor { $value }
ff-board-value-none = Ha salido { $number }, valor { $value }, sin ataque
ff-board-attack-you = Ataque a tu propia fila: quedan { $damage }
ff-board-attack-other = Ataque a { $name }: quedan { $damage }
ff-board-die = Tu dado ({ $count })
ff-board-piles = Mazo { $deck }, descartes { $discard }
ff-board-removed = Quitadas:
ff-board-known = { $name } tiene:
ff-board-own-row = Tu fila en palabras:
ff-board-place-you = Tu puesto { $place }: { $card }
ff-board-place-other = { $name }, puesto { $place }: { $card }
ff-board-player-you = Tú: vida { $health }, { $cards } en la fila, { $hand } en la mano
ff-board-player-other = { $name }: vida { $health }, { $cards } en la fila, { $hand } en la mano
ff-board-edge = { $end ->
    [left] El extremo izquierdo de tu fila
   *[right] El extremo derecho de tu fila
}
ff-board-first = { $card }: Intro la toma; elige luego la segunda.
ff-board-taken = Tomada: { $card }. Elige la segunda, o Esc.
ff-board-with = { $card }, con { $taken }
ff-board-not = { $card } no es posible: { $why }

## Why
ff-why-stop = Parar ahora da { $value }; parar tras la próxima tirada daría { $average } de media.
ff-why-richest = Ninguna otra fila tiene más vida que la de { $name }, con { $health }.
