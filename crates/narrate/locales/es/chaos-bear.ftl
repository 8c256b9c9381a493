### Chaos Bear

## Cards
cb-card-impulsion = Impulso
cb-card-super-impulsion = Superimpulso
cb-card-tiredness = Cansancio
cb-card-hunger = Hambre
cb-card-backward-push = Empujón atrás
cb-card-random-gift = Regalo sorpresa

## Actions and keys
cb-action-roll = Tirar el dado
cb-action-draw = Robar una carta
cb-key-status = Situación
cb-key-turn = A quién le toca
cb-key-bear = El oso

## What happened
cb-rolled-you = Sacas un { $die } y corres de { $from } a { $to }.
    .brief = { $die }: tú en { $to }.
cb-rolled-other = { $name } saca un { $die } y corre de { $from } a { $to }.
    .brief = { $name } { $die }: { $to }.
cb-drew-you = Robas { $card }.
    .brief = { $card }.
cb-drew-other = { $name } roba { $card }.
    .brief = { $name }: { $card }.
cb-gift-forward = La moneda dice adelante.
    .brief = Adelante.
cb-gift-back = La moneda dice atrás.
    .brief = Atrás.
cb-pushed-on-you = Avanzas { $by }, hasta { $to }.
    .brief = Tú en { $to }.
cb-pushed-on-other = { $name } avanza { $by }, hasta { $to }.
    .brief = { $name } en { $to }.
cb-pushed-back-you = Retrocedes { $by }, hasta { $to }.
    .brief = Atrás hasta { $to }.
cb-pushed-back-other = { $name } retrocede { $by }, hasta { $to }.
    .brief = { $name } atrás hasta { $to }.
cb-energy-stays = La energía del oso ya es 1 y no puede bajar.
    .brief = Energía sigue en 1.
cb-energy-rises = La energía del oso sube a { $energy }.
    .brief = Energía { $energy }.
cb-energy-falls = La energía del oso baja a { $energy }.
    .brief = Energía { $energy }.
cb-bear-moved = El oso saca un { $die }, suma su energía de { $energy } y llega a { $to }.
    .brief = Oso { $die }: { $to }.
cb-bear-grew = Un tres lo hace más fuerte: su energía es { $energy }.
    .brief = Energía { $energy }.
cb-caught-you = ¡El oso te atrapa en { $square }!
    .brief = ¡Te ha atrapado!
cb-caught-other = El oso atrapa a { $name } en { $square }.
    .brief = { $name }, fuera.
cb-feasted = El festín lo vuelve perezoso: su energía es { $energy }.
    .brief = Energía { $energy }.
cb-left-you = Has dejado la carrera.
    .brief = Te has ido.
cb-left-other = { $name } ha dejado la carrera.
    .brief = { $name } se ha ido.
cb-round = Ronda { $round }.
    .brief = Ronda { $round }.
cb-time-ran-out = Ha terminado la ronda 10 000. Gana quien esté más lejos.
    .brief = Se acabó el tiempo.

## What to do
cb-ask-roll = Tu turno en la casilla { $square }, { $lead } por delante del oso: tira.
cb-ask-both = Tu turno en la casilla { $square }, { $lead } por delante del oso: tira o roba una carta.
cb-chance-die-you = Tira un dado para ti y escribe el resultado, de 1 a 6.
cb-chance-die-other = Tira un dado para { $name } y escribe el resultado, de 1 a 6.
cb-chance-card-you = Roba una carta y escribe su nombre: { $cards }.
cb-chance-card-other = Roba una carta para { $name } y escribe su nombre: { $cards }.
cb-chance-direction-you = Lanza una moneda para tu regalo y escribe forward (adelante) o back (atrás).
cb-chance-direction-other = Lanza una moneda para el regalo de { $name } y escribe forward (adelante) o back (atrás).
cb-chance-distance-you = Tira un dado para la longitud de tu regalo y escribe el resultado, de 1 a 6.
cb-chance-distance-other = Tira un dado para la longitud del regalo de { $name } y escribe el resultado, de 1 a 6.
cb-chance-bear = Tira el dado del oso y escribe el resultado, de 1 a 3.

## Status
cb-turn-you = Ronda { $round }, te toca.
cb-turn-other = Ronda { $round }, le toca a { $name }.
cb-turn-bear = Ronda { $round }, le toca al oso.
cb-turn-over = La carrera ha terminado.
cb-status-running-you = Estás en { $square }, { $lead } por delante del oso.
cb-status-running-other = { $name } está en { $square }, { $lead } por delante del oso.
cb-status-caught-you = El oso te atrapó en { $square } en la ronda { $round }.
cb-status-caught-other = El oso atrapó a { $name } en { $square } en la ronda { $round }.
cb-status-left-you = Has dejado la partida.
cb-status-left-other = { $name } ha dejado la partida.
cb-status-bear = El oso está en { $square } con energía { $energy }.

## Why not
cb-refusal-out-of-turn = no es tu turno.
cb-refusal-no-draw-square = solo se roban cartas en las casillas marcadas, y no estás en una.
cb-refusal-caught = el oso te ha atrapado, así que ya no tienes turnos.
cb-refusal-over = la carrera ha terminado.
cb-refusal-removed = has dejado esta partida.

## Options
cb-option-start = Primera casilla
    .help = La casilla en la que empiezan todos. El oso empieza en la 0.
cb-option-energy = Energía del oso
    .help = La energía con la que empieza el oso.
cb-option-feast = Precio de un festín
    .help = Cuánta energía pierde el oso cuando ha atrapado a alguien. Siempre conserva 1.
cb-option-draw-every = Casillas de carta
    .help = Se pueden robar cartas en los múltiplos de este número.
cb-option-weights = Peso de las cartas
    .help = Con qué frecuencia sale cada carta, comparada con las demás. Con 0 no sale nunca.

## Board
cb-board-lead = { $square }, ventaja { $lead }
cb-board-left = dejó la carrera
cb-board-caught = fuera en { $square }
cb-board-bear = Oso
cb-board-reach = en { $square }, energía { $energy }, llega de { $from } a { $to }

## Why
cb-worth-survive = { $value } % de probabilidad de superar el próximo turno del oso
    .brief = { $value } %
    .amount = { $count ->
        [one] un punto de probabilidad de salir de esta
       *[other] { $value } puntos de probabilidad de salir de esta
    }
    .title = Probabilidad de superar el próximo turno del oso, en %
cb-why-roll-safe = Tu ventaja es { $lead }, y con energía { $energy } el oso avanza como mucho { $most }: con cualquier tirada quedas fuera de su alcance.
cb-why-roll-needs = Tu ventaja es { $lead }, y con energía { $energy } el oso avanza como mucho { $most }: con un { $needed } o más no puede alcanzarte.
cb-why-draw-safe = Tu ventaja es { $lead }, y con energía { $energy } el oso avanza como mucho { $most }: hasta con la peor carta quedas fuera de su alcance.
cb-why-draw = Tu ventaja es { $lead }, y con energía { $energy } el oso avanza hasta { $most }; una carta puede empujarte adelante o cansarlo.
