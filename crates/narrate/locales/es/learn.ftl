### Aprender los juegos: las reglas con ejemplos, el entrenador, el vestíbulo.

## Reglas
learn-contents = Contenido
learn-example = Pruébalo
learn-example-about = Una posición de una partida, y las reglas del sitio para juzgar lo que harías. No hay nada en juego y no se prepara ninguna mesa.
learn-example-fresh = Otra posición
learn-example-again = Volver al principio de este ejemplo
learn-example-stands = La posición en palabras
learn-example-asked = Lo que se te pregunta
learn-example-over = El ejemplo ha terminado.
learn-example-long = Ya ha sido una buena parte de una partida. Elige otra posición o ponte a jugar.
learn-try = ¿Es una jugada válida?
learn-try-pick = Elige una jugada y pregunta
learn-try-type = O escribe una
learn-try-ask = Preguntar
learn-yes = Sí, { $action } es una jugada válida.
learn-no = No, { $action } no es una jugada válida. { $why }
learn-nothing = Eso no es una jugada de este juego. { $why }
learn-do = Hazla y mira qué pasa
learn-at = Posiciones
learn-at-setup = La preparación
learn-at-turn = Un turno
learn-at-super = Con superpoderes
learn-powers = Todos los poderes
learn-powers-basic = Los poderes del juego básico
learn-powers-super = Los superpoderes
learn-made-by = De quién es este juego
learn-more-makers = Más sobre los autores

## Vestíbulo
learn-lobby = Vestíbulo
learn-lobby-all = Todas las mesas que cualquiera puede encontrar
learn-lobby-game = Juego
learn-lobby-any = Cualquier juego
learn-lobby-free = Solo con asientos libres
learn-lobby-show = Mostrar
learn-lobby-playing = Partidas que puedes mirar
learn-lobby-no-playing = Ahora mismo nadie juega en público.
learn-lobby-gone = alguien que se fue
learn-lobby-join-game = Sentarse a esta mesa de { $game }
learn-lobby-watch-game = Mirar esta mesa de { $game }
learn-lobby-older = Mesas anteriores
learn-lobby-option = { $option }: { $value }
learn-lobby-on = sí
learn-lobby-off = no
learn-clock-game = { $minutes ->
    [one] Un minuto para toda la partida
   *[other] { $minutes } minutos para toda la partida
}
learn-clock-game-seconds = { $seconds ->
    [one] Un segundo para la partida
   *[other] { $seconds } segundos para la partida
}
learn-clock-increment = { $seconds ->
    [one] { $game }, y un segundo más tras cada jugada
   *[other] { $game }, y { $seconds } segundos más tras cada jugada
}
learn-clock-seconds = { $seconds ->
    [one] Un segundo por jugada
   *[other] { $seconds } segundos por jugada
}

## El entrenador
learn-coach = Entrenador
learn-coach-off = Ya conozco este juego
learn-coach-on = Que vuelva el entrenador

## El entrenador: Chaos Bear
learn-cb-first = Todos empiezan con buena ventaja, y el oso ahora solo corre de { $least } a { $most } casillas. Cada vez es más rápido: cada casilla que ganas pronto cuenta.
learn-cb-far = El oso correrá de { $least } a { $most } casillas, y tu ventaja es mayor. Mantenla; en un múltiplo de cinco también puedes robar una carta, pero es arriesgado.
learn-cb-near = El oso puede correr { $most } casillas. Con una tirada de { $needed } o más quedas fuera de su alcance.
learn-cb-close = El oso correrá de { $least } a { $most } casillas y ninguna tirada te deja fuera de su alcance con seguridad. Corre cuanto puedas y confía en que alguien sea más lento.
learn-cb-draw-far = Llevas mucha ventaja. Una carta puede empujarte adelante o atrás, o cambiar la energía del oso; una tirada es un paso seguro hacia delante.
learn-cb-draw-near = El oso correrá de { $least } a { $most } casillas y puede alcanzarte. Compara las 1 a 6 casillas de una tirada con las cartas: algunas te empujan atrás.

## El entrenador: El Oso
learn-eo-first = Lleva tus pilas a la fila de arriba, en diagonal o de lado, y de allí al Cielo. La altura de la pila que eliges es también el número de dados del Oso: empieza con calma.
learn-eo-last = Es tu último turno y después el Oso no juega. Solo cuenta lo que ahora suba al Cielo.
learn-eo-lost = Con { $pit } fichas en el Foso ya no llegas a diez. Sigue para mejorar la puntuación, o termina la partida.
learn-eo-top = Tu pila de { $height } en { $space } está en la fila de arriba y puede subir al Cielo en este turno. Cuanto más espere, más le puede caer encima.
learn-eo-above = Mira hacia arriba desde { $space }: el Oso cae sobre tu pila de { $height } si uno de sus dados saca { $die }. Un paso de lado o en diagonal la saca de ahí.
learn-eo-fourth = Tu pila de { $height } en { $space } está una fila por debajo de la de arriba. Busca arriba una casilla con una pila del Oso más abajo en su columna: allí solo te alcanza la lluvia.
learn-eo-calm = No hay nada justo encima de ti. Las pilas bajas traen pocos dados; usa una alta solo si llega lejos.

## El entrenador: Hold My Bear
learn-hb-play = Puedes superar el partido y no tienes ningún oso: si nadie supera el tuyo antes de tu próximo turno, ganas. Juega lo más difícil de superar y guarda algo para después.
learn-hb-play-bear = { $bears ->
    [one] Tienes un oso, y así
   *[other] Tienes { $bears } osos, y así
} no puedes ganar. Un oso refuerza cualquier jugada: juégalo con otras cartas o dáselo a quien esté a punto de ganar.
learn-hb-give = Nada de tu mano supera el partido, así que regalas cartas. Dalas donde menos daño hagan; todos las ven.
learn-hb-give-bear = Nada de tu mano supera el partido. Un oso es un buen regalo para quien lo tiene: con un oso no se puede ganar.
learn-hb-beaver = Te han dado un castor, así que en este turno tienes que regalar. Lo que menos les gusta a los demás es un oso.
learn-hb-answer = Eres la primera persona que puede superar ese oso, así que tienes que hacerlo. Gasta lo menos posible.
learn-hb-bear = Todavía tienes un oso, así que aún no ganas: uno de tus osos pasa a ser el partido. Pon el que vete más cartas de las tuyas.
learn-hb-rob = Tienes la mano vacía, así que robas. Cada carta sale al azar: mejor de manos en las que sabes que no hay osos.
learn-hb-back = Recupera la carta que más te sirva; lo que queda en la mesa no tiene que ser fuerte si nadie puede superarlo.
learn-hb-name = Nombra el animal que te interese: quien tiene osos no puede ganar, y quien tiene muchos de un animal puede superarte.
learn-hb-ask = Pide una carta que sepas que alguien tiene, o la que completa tu mejor jugada.
learn-hb-return = Devuelves una carta por la tortuga. Deshazte de lo que te estorba, por ejemplo un oso.
learn-hb-bison = El bisonte te quita un oso. Quédate con el del número que menos tengas.
learn-hb-wait = Mira el partido: qué animal, cuántos y el total.

## El entrenador: De beer is los!
learn-bl-first = Todas las fichas están tapadas, así que destapas una. Después mueve el otro bando: lo que encuentres, lo puede usar antes que tú.
learn-bl-flip = Nada corre peligro. Destapa donde el otro bando no pueda llevarse lo que encuentres, o pon una ficha en línea con su presa.
learn-bl-capture = Puedes capturar { $prey } en { $space }: { $points }. Mira antes qué podría capturarte allí.
learn-bl-threat = El { $hunter } de { $from } puede capturar { $tile } en { $space }. Sal de ahí, o pon algo en medio.
learn-bl-few = { $tiles ->
    [one] Solo queda una ficha tapada.
   *[other] Solo quedan { $tiles } fichas tapadas.
} Después de la última, cada bando tiene cinco turnos y se abren las salidas: acerca tus fichas.
learn-bl-final = { $turns ->
    [one] Es tu último turno.
   *[other] Te quedan { $turns } turnos.
} Sacar una ficha tuya por una salida da sus puntos, igual que capturar.
learn-bl-quiet = Ha habido demasiada calma: en este turno tienes que destapar o capturar.

## El entrenador: Folly & Fortune
learn-ff-pick = Estas dos cartas empiezan tu fila. La de la izquierda manda en tu primera tirada de cada turno: pon ahí el poder que más quieras usar. Los números altos están mejor en tu mano, que es tu dado.
learn-ff-stop = Si paras ahora, el valor es { $value }. Antes de volver a tirar, mira qué haría la carta siguiente de tu fila con una tirada media de tu mano.
learn-ff-stop-low = Si paras ahora, el valor es { $value }, y con eso no das a nadie más. Si vuelves a tirar, manda la carta siguiente; la que ha salido vuelve a tu mano.
learn-ff-stop-raw = Si paras aquí, una sola tirada sin más lo decide todo. Compara la media de tu mano con lo que haría la carta siguiente.
learn-ff-stop-only = No hay otra carta que pueda mandar, así que paras aquí. Ahora actúan los poderes de esta carta.
learn-ff-target = Ataca la fila que ganaría: casi siempre la que tiene más vida. Una fila de una sola carta no pierde nada.
learn-ff-remove = Elige cartas cuya vida sume como mucho el daño. Un poder fuerte puede valer más que la vida.
learn-ff-remove-self = Tienes que atacarte. Quita lo que menos te sirva: a las cartas de la derecha se llega pocas veces.
learn-ff-end = La carta que ha salido entra en tu fila. A la izquierda, su poder actúa en tu primera tirada; a la derecha, aporta sobre todo vida.
learn-ff-return = Si te quedas la carta en la mano no atacas, pero tu dado sigue igual de grande. La partida termina cuando se acaba una mano.
learn-ff-swap-deck = Puedes cambiar una carta floja de tu dado por una desconocida. En el mazo hay cartas bajas y altas.
learn-ff-discard-row = Descarta de tu fila lo que menos te dé: poca vida, o un poder al que nunca llegas.
learn-ff-discard-hand = Descarta una carta de tu mano. Los números bajos empeoran tu dado, pero suelen dar mucha vida a una fila.
learn-ff-remove-any = Puedes quitar una carta sin atacar. Quita el poder que más te moleste, o la que tenga más vida.
learn-ff-keep = Puedes quedarte una carta que hayas quitado. A la izquierda, su poder actúa primero para ti; a la derecha, aporta vida.
learn-ff-swap-in-row = Puedes intercambiar dos cartas de tu fila. Donde quieras parar, a la izquierda.
learn-ff-swap-rows = Puedes cambiar una carta tuya por una de otra fila. Busca más vida, o un poder que vaya bien con tu dado.
learn-ff-part = Puedes tirar solo con una parte de tu mano. Elige los números que mejor aproveche tu fila.
learn-ff-look = Mira la mano de quien más peligro tenga para ti: así sabes qué puede sacar.
