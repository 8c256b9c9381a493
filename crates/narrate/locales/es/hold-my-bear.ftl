### Hold My Bear

## Animals: their names, sports and powers
hb-animal-bear = oso
    .plural = osos
    .sport = lucha
    .help = Un oso cuenta como el animal que más cartas tenga en su jugada; si solo hay osos, cuentan como el animal que tú digas. Con un oso más que el partido, siempre lo superas. Pero mientras tengas un oso en la mano no puedes ganar, ni jugar tus otras cartas con su número.
hb-animal-ferret = hurón
    .plural = hurones
    .sport = luge
    .help = El hurón no tiene ningún poder especial. Simplemente tiene la forma perfecta para la pista de hielo.
hb-animal-tiger = tigre
    .plural = tigres
    .sport = golf
    .help = El tigre no tiene ningún poder especial, solo un golpe precioso.
hb-animal-chicken = gallina
    .plural = gallinas
    .sport = bádminton
    .help = La gallina no tiene ningún poder especial. Las plumas las pone ella.
hb-animal-dog = perro
    .plural = perros
    .sport = frisbee
    .help = El perro no tiene ningún poder especial, pero jamás ha dejado caer un frisbee.
hb-animal-cat = gato
    .plural = gatos
    .sport = gimnasia
    .help = El gato no tiene ningún poder especial. Eso sí, siempre cae de pie.
hb-animal-hamster = hámster
    .plural = hámsteres
    .sport = ciclismo en pista
    .help = El hámster no tiene ningún poder especial, pero está acostumbrado a dar vueltas.
hb-animal-vole = topillo
    .plural = topillos
    .sport = voleibol
    .help = El topillo no tiene ningún poder especial. Eso sí, no hay balón bajo que se le escape.
hb-animal-aardvark = cerdo hormiguero
    .plural = cerdos hormigueros
    .sport = lanzamiento de bumerán
    .help = Cuando juegas un cerdo hormiguero, recuperas una carta de tu nuevo partido, pero nunca la última.
hb-animal-badger = tejón
    .plural = tejones
    .sport = rugby
    .help = Cuando juegas un tejón, quien tenía el partido que superas te roba una carta al azar.
hb-animal-fish = pez
    .plural = peces
    .sport = natación sincronizada
    .help = Un pez toma el número de la carta más alta de su jugada que no sea un pez. Si solo hay peces, cada uno conserva el suyo.
hb-animal-giraffe = jirafa
    .plural = jirafas
    .sport = baloncesto
    .help = Cuando juegas una jirafa, nombras un animal y todo el mundo dice cuántas cartas tiene de él.
hb-animal-kangaroo = canguro
    .plural = canguros
    .sport = boxeo
    .help = Cuando juegas un canguro, le pides a alguien la carta que quieras; si la tiene, te la da.
hb-animal-rabbit = conejo
    .plural = conejos
    .sport = carreras de vallas
    .help = Mientras haya un conejo en el partido, quien pueda jugar está obligado a hacerlo.
hb-animal-turtle = tortuga
    .plural = tortugas
    .sport = carreras de velocidad
    .help = Quien recibe una tortuga da otra carta a cambio: cualquiera menos una tortuga con el mismo número.
hb-animal-beaver = castor
    .plural = castores
    .sport = corte de troncos
    .help = Quien recibe un castor tiene que regalar cartas en su próximo turno.
hb-animal-bison = bisonte
    .plural = bisontes
    .sport = salto con pértiga
    .help = Quien recibe un bisonte entrega un oso a cambio, si tiene alguno.
hb-animal-ape = simio
    .plural = simios
    .sport = escalada
    .help = Un simio solo se juega junto con otro animal. Los osos no cuentan como compañía.
hb-animal-walrus = morsa
    .plural = morsas
    .sport = patinaje artístico
    .help = Una morsa nunca se juega junto con otro animal. Los osos sí pueden acompañarla.
hb-animal-bat = murciélago
    .plural = murciélagos
    .sport = críquet
    .help = Un murciélago nunca se juega con varios deportes a la vez.
hb-animal-squid = calamar
    .plural = calamares
    .sport = esquí
    .help = Un calamar solo se juega con varios deportes a la vez.
hb-animal-sheep = oveja
    .plural = ovejas
    .sport = fútbol
    .help = Con una oveja en tu jugada o en el partido, basta con empatar: en cantidad, en total o en osos.

## Cards, sets and what they are worth
hb-card = { $animal } { $number }
hb-hand-item = { $animal } { $numbers }
hb-counted = { $n } { $n ->
        [one] { $one }
       *[other] { $many }
    }
hb-set-named = { $cards } como { $animal }
hb-worth = { $sports } con { $animals }, { $bears ->
        [0] sin osos
        [one] contando { $bears } oso
       *[other] contando { $bears } osos
    }, total { $total }
hb-worth-named = { $sports } con { $animals }, en realidad { $bears ->
        [one] un oso
       *[other] { $bears } osos
    }, total { $total }
hb-worth-bears = { $sports } con { $animals }, total { $total }
hb-gift-you = { $cards } para ti
hb-gift-other = { $cards } para { $name }
hb-gifts-then = { $first }, luego { $second }

## Actions and keys
hb-action-play = Jugar { $cards }: { $sports }, total { $total }
hb-action-give = Regalar: { $gifts }
hb-action-put = Poner { $card } en la mesa
hb-action-hand-over = Entregar { $card }
hb-action-rob = Robar a { $name } ({ $cards ->
        [one] { $cards } carta
       *[other] { $cards } cartas
    })
hb-action-back = Recuperar { $card }
hb-action-name = Hacer recuento de { $animals }
hb-action-ask = Pedirle { $card } a { $name }
hb-action-return = Dar { $card } a cambio
hb-key-status = Situación
hb-key-turn = A quién le toca
hb-key-match = El partido
hb-key-hand = Tus cartas
hb-key-others = Las cartas de los demás
hb-key-last = La última jugada
hb-key-animals = Los animales
hb-key-gone = Cartas fuera del juego
hb-key-facts = Lo que se ha sabido

## What happened
hb-match-turned = El primer partido es { $card }: { $worth }. No es de nadie.
    .brief = Partido: { $card }, { $sports }.
hb-dealt-you = Recibes { $card }.
    .brief = Tú: { $card }.
hb-dealt-other = { $name } recibe { $card }.
    .brief = { $name }: { $card }.
hb-holds-highest-you = Tienes el oso más alto, { $card }: empiezas tú.
    .brief = Empiezas, { $card }.
hb-holds-highest-other = { $name } tiene el oso más alto, { $card }, y empieza.
    .brief = Empieza { $name }, { $card }.
hb-turn-began-you = Te toca.
    .brief = Te toca.
hb-turn-began-other = Le toca a { $name }.
    .brief = { $name }.
hb-played-you = Juegas { $cards }: { $worth }.
    .brief = Tú: { $cards }; { $sports }, { $total }.
hb-played-other = { $name } juega { $cards }: { $worth }.
    .brief = { $name }: { $cards }; { $sports }, { $total }.
hb-gave-you = Tus regalos: { $gifts }.
    .brief = Tú: { $gifts }.
hb-gave-other = Regalos de { $name }: { $gifts }.
    .brief = { $name }: { $gifts }.
hb-gave-beaver-you = El castor no te deja jugar. Tus regalos: { $gifts }.
    .brief = Castor, tú: { $gifts }.
hb-gave-beaver-other = El castor no deja jugar a { $name }. Sus regalos: { $gifts }.
    .brief = Castor, { $name }: { $gifts }.
hb-bear-put-you = El partido sigue siendo tuyo, pero tienes un oso. Pones { $card } en la mesa como nuevo partido: { $worth }.
    .brief = Pones { $card }: { $sports }.
hb-bear-put-other = El partido sigue siendo de { $name }, pero { $name } tiene un oso y pone { $card } en la mesa como nuevo partido: { $worth }.
    .brief = { $name } pone { $card }: { $sports }.
hb-no-move-you = No puedes superar { $cards }.
    .brief = No puedes.
hb-no-move-other = { $name } no puede superar { $cards }.
    .brief = { $name } no puede.
hb-no-move-beaver-you = Un castor no te deja jugar.
    .brief = Tienes un castor.
hb-no-move-beaver-other = Un castor no deja jugar a { $name }.
    .brief = { $name } tiene un castor.
hb-must-answer-you = Puedes superarlo, así que tienes que jugar ahora.
    .brief = Tienes que jugar.
hb-must-answer-other = { $name } puede superarlo y tiene que jugar ahora.
    .brief = { $name } tiene que jugar.
hb-came-back-you = Nadie puede superar tu oso: te vuelve a tocar.
    .brief = Vuelve a ti.
hb-came-back-other = Nadie puede superar el oso de { $name }: le vuelve a tocar a { $name }.
    .brief = Vuelve a { $name }.
hb-stolen-you-other = Le robas { $card } a { $to }, a quien { $left ->
        [0] no le quedan cartas
        [one] le queda { $left } carta
       *[other] le quedan { $left } cartas
    }.
    .brief = Robas a { $to }: { $card }.
hb-stolen-other-you = { $name } te roba { $card }. { $left ->
        [0] No te quedan cartas
        [one] Te queda { $left } carta
       *[other] Te quedan { $left } cartas
    }.
    .brief = { $name } te roba { $card }.
hb-stolen-other-other = { $name } le roba { $card } a { $to }, a quien { $left ->
        [0] no le quedan cartas
        [one] le queda { $left } carta
       *[other] le quedan { $left } cartas
    }.
    .brief = { $name } roba a { $to }: { $card }.
hb-stolen-hidden = { $name } le roba una carta a { $to }, a quien { $left ->
        [0] no le quedan cartas
        [one] le queda { $left } carta
       *[other] le quedan { $left } cartas
    }.
    .brief = { $name } roba a { $to }.
hb-nothing-to-steal-you = No tienes cartas ni hay ninguna que robar: se acaba tu turno.
    .brief = Nada que robar.
hb-nothing-to-steal-other = { $name } no tiene cartas ni hay ninguna que robar: se acaba su turno.
    .brief = { $name }: nada que robar.
hb-took-back-you = Tu cerdo hormiguero recupera { $card }. El partido es ahora { $cards }: { $worth }.
    .brief = Recuperas { $card }; partido { $cards }, { $sports }.
hb-took-back-other = El cerdo hormiguero de { $name } recupera { $card }. El partido es ahora { $cards }: { $worth }.
    .brief = { $name } recupera { $card }; partido { $cards }, { $sports }.
hb-told-you = Tu jirafa hace recuento de { $animals }: { $answers }.
    .brief = Jirafa, { $animals }: { $short }.
hb-told-other = La jirafa de { $name } hace recuento de { $animals }: { $answers }.
    .brief = Jirafa, { $animals }: { $short }.
hb-told-answer-you = tú { $n }
    .brief = tú { $n }
hb-told-answer-other = { $name } { $n }
    .brief = { $name } { $n }
hb-asked-given-you-other = Tu canguro le pide la carta { $card } a { $to } y la consigue.
    .brief = De { $to }: { $card }.
hb-asked-given-other-you = El canguro de { $name } te pide la carta { $card } y se la das.
    .brief = { $name } se lleva tu { $card }.
hb-asked-given-other-other = El canguro de { $name } le pide la carta { $card } a { $to } y la consigue.
    .brief = { $name } se lleva { $card } de { $to }.
hb-asked-not-you-other = Tu canguro le pide la carta { $card } a { $to }, que no la tiene.
    .brief = { $to } no tiene { $card }.
hb-asked-not-other-you = El canguro de { $name } te pide la carta { $card }, pero no la tienes.
    .brief = { $name }: no tienes { $card }.
hb-asked-not-other-other = El canguro de { $name } le pide la carta { $card } a { $to }, que no la tiene.
    .brief = { $name }: { $to } no tiene { $card }.
hb-returned-you-other = A cambio de la tortuga le das { $card } a { $to }.
    .brief = A { $to }: { $card }.
hb-returned-other-you = A cambio de tu tortuga, { $name } te da { $card }.
    .brief = { $name } te da { $card }.
hb-returned-other-other = A cambio de la tortuga, { $name } le da { $card } a { $to }.
    .brief = { $name } a { $to }: { $card }.
hb-nothing-to-return-you = No tienes nada más que { $card }, así que no das nada a cambio.
    .brief = No das nada.
hb-nothing-to-return-other = { $name } no tiene nada más que { $card } y no da nada a cambio.
    .brief = { $name } no da nada.
hb-beavered-you = Te ha pillado el castor: en tu próximo turno tendrás que regalar.
    .brief = Castor: te toca regalar.
hb-beavered-other = El castor ha pillado a { $name }, que tendrá que regalar en su próximo turno.
    .brief = Castor: { $name } tendrá que regalar.
hb-bear-handed-you-other = A cambio del bisonte le entregas { $card } a { $to }.
    .brief = A { $to }: { $card }.
hb-bear-handed-other-you = A cambio de tu bisonte, { $name } te entrega { $card }.
    .brief = De { $name }: { $card }.
hb-bear-handed-other-other = A cambio del bisonte, { $name } le entrega { $card } a { $to }.
    .brief = { $name } a { $to }: { $card }.
hb-no-bear-you = No tienes ningún oso, así que el bisonte se queda sin nada.
    .brief = No tienes osos.
hb-no-bear-other = { $name } no tiene ningún oso, así que el bisonte se queda sin nada.
    .brief = { $name } no tiene osos.
hb-won-you = Nadie ha superado tu partido y no tienes ningún oso.
    .brief = Nadie lo ha superado.
hb-won-other = Nadie ha superado el partido de { $name }, que no tiene ningún oso.
    .brief = Nadie supera a { $name }.
hb-tied = Veinte rondas sin que nadie juegue. Es un empate.
    .brief = Empate.

## What to do
hb-ask-turn = Te toca. Hay que superar: { $cards }; { $worth }. Juega hasta cinco cartas o regala { $n ->
        [one] tu única carta
       *[other] dos
    }.
hb-ask-must = Te toca. Hay que superar: { $cards }; { $worth }. Si puedes, es obligatorio; si no, regala { $n ->
        [one] tu única carta
       *[other] dos cartas
    }.
hb-ask-beaver = Te toca, pero un castor no te deja jugar: regala { $n ->
        [one] tu única carta
       *[other] dos cartas
    }.
hb-ask-answer = { $name } ha puesto { $cards }, { $worth }, y puedes superarlo: juega ahora.
hb-ask-bear = El partido sigue siendo tuyo, pero tienes un oso: pon uno en la mesa.
hb-ask-rob = Tienes la mano vacía: roba { $n ->
        [one] una carta más
       *[other] { $n } cartas, de una en una
    }. ¿A quién?
hb-ask-back = Tu cerdo hormiguero recupera una carta de tu partido. ¿Cuál?
hb-ask-name = Tu jirafa mira todas las manos. ¿Qué animal se cuenta?
hb-ask-ask = Tu canguro pide una carta. ¿A quién y cuál?
hb-ask-return = { $name } te ha dado { $card }: da otra carta a cambio, cualquiera menos { $card }.
hb-ask-bison = { $name } te ha dado { $card }: entrega uno de tus osos.
hb-chance-first = Baraja, descubre la primera carta y escríbela en inglés, por ejemplo tiger3. Los animales: { $animals }.
hb-chance-deal-you = Repártete una carta y escríbela, por ejemplo tiger3.
hb-chance-deal-other = Reparte una carta a { $name } y escríbela, por ejemplo tiger3.
hb-chance-steal-you-other = Saca a ciegas una carta de la mano de { $to } y escríbela, por ejemplo tiger3.
hb-chance-steal-other-you = Deja que { $name } saque a ciegas una carta de tu mano y escríbela, por ejemplo tiger3.
hb-chance-steal-other-other = Deja que { $name } saque a ciegas una carta de la mano de { $to } y escríbela, por ejemplo tiger3.

## Status
hb-turn-deal = Se reparten las cartas; { $n ->
        [one] falta { $n }
       *[other] faltan { $n }
    }.
hb-turn-steal = Se está robando una carta.
hb-turn-turn-you = Te toca.
hb-turn-turn-other = Le toca a { $name }.
hb-turn-bear-you = Te toca poner un oso en la mesa.
hb-turn-bear-other = A { $name } le toca poner un oso en la mesa.
hb-turn-answer-you = Te toca superar el oso.
hb-turn-answer-other = A { $name } le toca superar el oso.
hb-turn-rob-you = Te toca robar, porque tienes la mano vacía.
hb-turn-rob-other = A { $name } le toca robar, porque tiene la mano vacía.
hb-turn-back-you = Recuperas una carta con tu cerdo hormiguero.
hb-turn-back-other = { $name } recupera una carta con un cerdo hormiguero.
hb-turn-name-you = Eliges un animal para tu jirafa.
hb-turn-name-other = { $name } elige un animal para una jirafa.
hb-turn-ask-you = Pides una carta con tu canguro.
hb-turn-ask-other = { $name } pide una carta con un canguro.
hb-turn-return-you = Debes una carta por una tortuga.
hb-turn-return-other = { $name } debe una carta por una tortuga.
hb-turn-bison-you = Debes un oso por un bisonte.
hb-turn-bison-other = { $name } debe un oso por un bisonte.
hb-turn-won-you = La partida ha terminado: has ganado.
hb-turn-won-other = La partida ha terminado: ha ganado { $name }.
hb-turn-tied = La partida ha terminado en empate.
hb-match-none = Todavía no hay partido.
hb-match-nobody = El partido aún no es de nadie: { $cards }. { $n ->
        [one] Deporte
       *[other] Deportes
    }: { $worth }.
hb-match-you = El partido es tuyo: { $cards }. { $n ->
        [one] Deporte
       *[other] Deportes
    }: { $worth }.
hb-match-other = El partido es de { $name }: { $cards }. { $n ->
        [one] Deporte
       *[other] Deportes
    }: { $worth }.
hb-outlook-nobody = Si nadie lo supera, no gana nadie.
hb-outlook-win-you = Si nadie lo supera, ganas en cuanto te toque.
hb-outlook-win-other = Si nadie lo supera, gana { $name }.
hb-outlook-bear-you = Aunque nadie lo supere, todavía no ganas: tienes un oso y tendrás que poner uno en la mesa.
hb-outlook-bear-other = Aunque nadie lo supere, { $name } todavía no gana: tiene un oso y tendrá que poner uno en la mesa.
hb-outlook-maybe = Si nadie lo supera, gana { $name }, a no ser que tenga un oso.
hb-must-play = Quien pueda superarlo tiene que hacerlo.
hb-player-empty-you = No tienes cartas.
hb-player-empty-other = { $name } no tiene cartas.
hb-player-hidden-you = Tienes { $n ->
        [one] { $n } carta
       *[other] { $n } cartas
    }. Nada de tu mano es público.
hb-player-hidden-other = { $name } tiene { $n ->
        [one] { $n } carta desconocida
       *[other] { $n } cartas, todas desconocidas
    }.
hb-player-known-you = Tienes { $n ->
        [one] { $n } carta
       *[other] { $n } cartas
    }. Todo el mundo conoce: { $cards }.
hb-player-known-other = { $name } tiene { $n ->
        [one] { $n } carta
       *[other] { $n } cartas
    }. Se conoce: { $cards }.
hb-player-shown-you = Tienes { $n ->
        [one] { $n } carta
       *[other] { $n } cartas
    }: { $cards }.
hb-player-shown-other = { $name } tiene { $n ->
        [one] { $n } carta
       *[other] { $n } cartas
    }: { $cards }.
hb-player-beaver-you = Por un castor tendrás que regalar en tu próximo turno.
hb-player-beaver-other = Por un castor { $name } tendrá que regalar en su próximo turno.
hb-hand-banned = Por tus osos no puedes jugar: { $cards }.
hb-hand-watching = Estás mirando y no tienes cartas.
hb-last-nobody = Todavía no ha jugado nadie.
hb-last-you = Las últimas cartas en la mesa son tuyas: { $cards }; { $worth }.
hb-last-other = Las últimas cartas en la mesa son de { $name }: { $cards }; { $worth }.
hb-last-quiet = { $n ->
        [one] Ha pasado { $n } turno sin que nadie juegue.
       *[other] Han pasado { $n } turnos sin que nadie juegue.
    }
hb-last-tie = Si llegan a { $n }, la partida queda en empate.
hb-animals = En esta partida: { $animals }.
hb-animals-item = { $animal }, { $sport }
hb-animals-item-typed = { $animal } (se escribe { $word }), { $sport }
hb-gone-nothing = Todavía no ha salido ninguna carta del juego.
hb-gone = { $n ->
        [one] Ha salido del juego { $n } carta
       *[other] Han salido del juego { $n } cartas
    }: { $cards }.
hb-facts-nothing = Todavía no se ha sabido nada de ninguna mano.
hb-fact-highest-you = En el reparto recibiste el oso más alto, { $card }.
hb-fact-highest-other = En el reparto { $name } recibió el oso más alto, { $card }.
hb-fact-no-move-you = Turno { $turn }: no pudiste superar { $cards }.
hb-fact-no-move-other = Turno { $turn }: { $name } no pudo superar { $cards }.
hb-fact-told = Turno { $turn }, { $animals }: { $answers }.
hb-fact-had-not-you = Turno { $turn }: no tenías { $card }.
hb-fact-had-not-other = Turno { $turn }: { $name } no tenía { $card }.
hb-fact-had-only-you = Turno { $turn }: no tenías nada más que { $card }.
hb-fact-had-only-other = Turno { $turn }: { $name } no tenía nada más que { $card }.
hb-fact-no-bear-you = Turno { $turn }: no tenías ningún oso.
hb-fact-no-bear-other = Turno { $turn }: { $name } no tenía ningún oso.

## Is a chosen set valid?
hb-judge-yes = Jugada válida: { $why } ({ $rules })
hb-judge-no = Jugada no válida: { $why } ({ $rules })
hb-judge-new-sport = cambia el deporte a { $sports }, con una cantidad de { $own } contra { $match }.
hb-judge-new-sport-tie = cambia el deporte a { $sports }, y con una oveja de por medio basta { $own } contra { $match }.
hb-judge-same-sport = es mejor en { $sports }, total { $own } contra { $match }.
hb-judge-same-sport-tie = también es { $sports }, y con una oveja de por medio basta un total de { $own } contra { $match }.
hb-judge-more-bears = tiene más osos, { $own } contra { $match }.
hb-judge-more-bears-tie = con una oveja de por medio basta con los mismos osos, { $own } contra { $match }.
hb-judge-count-too-low = para cambiar de deporte la cantidad debe ser al menos { $needed }, y solo es { $own }.
hb-judge-total-too-low = en el mismo deporte el total debe ser al menos { $needed }, y solo es { $own }.
hb-judge-both-too-low = para cambiar de deporte la cantidad debe ser al menos { $needed }, y solo es { $own }; para ser mejor en { $sports } el total debe ser al menos { $goal }, y solo es { $total }.

## Why not
hb-refusal-dealing = todavía se están repartiendo las cartas.
hb-refusal-out-of-turn = ahora no te toca decidir.
hb-refusal-over = la partida ha terminado.
hb-refusal-name-missing = di como qué animal cuentan tus osos.
hb-refusal-name-too-much = solo se da nombre a una jugada que no tenga más que osos.
hb-refusal-name-absent = los osos solo cuentan como un animal de esta partida.
hb-refusal-put-bear = el partido es tuyo y tienes un oso, así que debes poner un oso en la mesa.
hb-refusal-no-such-bear = no tienes ese oso.
hb-refusal-answer = nadie antes que tú puede superar este oso, así que debes hacerlo.
hb-refusal-rob = tienes la mano vacía, así que primero elige a quién robar.
hb-refusal-rob-whom = solo puedes robar a otra persona que tenga cartas.
hb-refusal-play-or-give = en tu turno juegas cartas o las regalas.
hb-refusal-not-held = no tienes esas cartas.
hb-refusal-no-cards = una jugada tiene de una a cinco cartas.
hb-refusal-gift-not-held = no tienes las cartas que quieres regalar.
hb-refusal-give-two = se regalan dos cartas, o una si es la última que tienes.
hb-refusal-give-whom = solo puedes regalar a los demás jugadores.
hb-refusal-count-too-low = para cambiar de deporte necesitas más cartas de un animal de las que cuenta el partido.
hb-refusal-total-too-low = en el mismo deporte tu total debe superar el del partido.
hb-refusal-banned = tienes un oso con el mismo número que una de estas cartas.
hb-refusal-must-begin = todo el mundo ha tenido su turno y el partido aún no es de nadie, así que quien pueda jugar debe hacerlo.
hb-refusal-back = primero recupera una carta de tu partido con el cerdo hormiguero.
hb-refusal-back-what = esa carta no está en tu partido.
hb-refusal-name = primero nombra un animal para la jirafa.
hb-refusal-name-what = ese animal no está en esta partida.
hb-refusal-ask = primero pide una carta con el canguro.
hb-refusal-ask-whom = el canguro pide a otra persona de la mesa.
hb-refusal-ask-what = esa carta no está en esta partida.
hb-refusal-rabbit = hay un conejo en el partido, así que quien pueda jugar debe hacerlo.
hb-refusal-return = te han dado una tortuga, así que primero da una carta a cambio.
hb-refusal-return-what = da a cambio una carta que tengas, pero no una tortuga con el mismo número.
hb-refusal-beaver = te dieron un castor, así que en este turno debes regalar.
hb-refusal-bison = te han dado un bisonte, así que primero entrega un oso.
hb-refusal-bison-what = no tienes ese oso para entregarlo.
hb-refusal-ape = los simios solo van con otro animal, y los osos no cuentan.
hb-refusal-walrus = las morsas nunca van con otro animal que no sea un oso.
hb-refusal-bat = los murciélagos nunca van en una jugada con varios deportes.
hb-refusal-squid = los calamares solo van en una jugada con varios deportes.
hb-warning-idle-apes = Sin otro animal que los acompañe, los simios no se podrán jugar nunca.
hb-warning-idle-squids = Sin otro animal con el que compartir jugada, los calamares no se podrán jugar nunca.

## On a drawn board
hb-board-match-nobody = Partido de nadie: { $sports }
hb-board-match-you = Tu partido: { $sports }
hb-board-match-other = Partido de { $name }: { $sports }
hb-board-worth = { $animals } ({ $bears ->
        [0] sin osos
        [one] { $bears } oso
       *[other] { $bears } osos
    }), total { $total }
hb-board-worth-short = cantidad { $n } ({ $bears ->
        [0] sin osos
        [one] { $bears } oso
       *[other] { $bears } osos
    }), total { $total }
hb-board-worth-bears = { $animals }, total { $total }
hb-board-outlook-nobody = Si nadie lo supera, no gana nadie.
hb-board-outlook-win-you = Si nadie lo supera, ganas.
hb-board-outlook-win-other = Si nadie lo supera, gana { $name }.
hb-board-outlook-bear-you = Si nadie lo supera, pondrás un oso.
hb-board-outlook-bear-other = Si nadie lo supera, { $name } pone un oso.
hb-board-outlook-maybe = Si nadie lo supera, gana { $name } (sin osos).
hb-board-cards = { $n ->
        [one] { $n } carta
       *[other] { $n } cartas
    }
hb-board-beaver = castor
hb-board-hand = Tus cartas: { $n }
hb-board-hand-known = Tus cartas: { $n }, se conoce: { $cards }
hb-board-marked = marcada
hb-board-banned = vetada por un oso
hb-board-ask-turn = Te toca: marca hasta cinco cartas para jugarlas, o { $n ->
        [one] tu única carta
       *[other] dos
    } para regalar.
hb-board-ask-must = Te toca: marca cartas que superen el partido; solo si no hay, { $n ->
        [one] la tuya
       *[other] dos
    } para regalar.
hb-board-ask-answer = Puedes superar a este oso, así que es obligatorio: marca las cartas.
hb-board-play = Jugar { $cards }, total { $total }: { $sports }
hb-board-card = { $card }, { $sport }. Enter la marca.
hb-board-card-bear = { $card }, { $sport }: con él en la mano no ganas ni juegas otras cartas con un { $number }.
hb-board-card-power = { $card }, { $sport }. { $help }
hb-board-card-banned = { $card }: con el oso { $number } en la mano no puedes jugarla, solo regalarla. (HB-18)
hb-board-any-name = Válida con cualquier nombre: elige uno en la lista. (HB-7)
hb-board-some-names = Válida como { $animals }: elige en la lista. (HB-7)
hb-board-or-give = Puedes regalarlas: mira la lista.
hb-board-one-more = Marca otra para regalar las dos.
hb-board-give-only = Un castor no te deja jugar: marca { $n ->
        [one] tu única carta
       *[other] dos cartas
    } para regalar. (HB-28)
hb-board-enter = Enter: { $what }
hb-board-ask-how = Izquierda y derecha eligen a quién se le pide, arriba y abajo la carta.

## Options
hb-option-animals = Animales
    .help = Los animales de la partida: el oso y al menos otros dos. Cada uno trae ocho cartas, y cada jugador debe recibir entre 4 y 20.

## Why
hb-why-no-bear = No tienes ningún oso: si nadie lo supera ni te da uno, ganas cuando te toque.
hb-why-last-bear = Te libras de tu último oso: si nadie lo supera ni te da uno, ganas cuando te toque.
hb-why-gives-last-bear = Te libras de tu último oso.
hb-why-gives-bears = { $n ->
    [one] Te libras de un oso; todavía tienes { $left }.
   *[other] Te libras de { $n } osos; todavía tienes { $left }.
}
hb-why-known = Se sabe que { $name } la tiene.
