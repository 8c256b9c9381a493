### Palabras de los tableros del sitio.

board-you = { $name } (tú)
board-unreadable = Falta algo: elige antes lo que necesita la jugada.

## De beer is los!
bl-page-forest = El bosque
bl-page-how = Pulsa una ficha tapada para destaparla. Para mover, pulsa una ficha resaltada y luego la casilla a la que debe ir.
bl-page-how-last = Pulsa una ficha resaltada y luego la casilla o la salida a la que debe ir.
bl-page-flip = { $here }: destapar
bl-page-pick = { $here }; { $n ->
        [one] un movimiento posible
       *[other] { $n } movimientos posibles
    }
bl-page-ways = Adónde puede ir la ficha ({ $tile })
bl-page-surrounded = Esa ficha no puede ir a ningún sitio: hay otras fichas a su alrededor.
bl-page-turns-left = { $n ->
        [one] turno restante
       *[other] turnos restantes
    }
bl-page-face-down = { $n ->
        [one] ficha tapada
       *[other] fichas tapadas
    }
bl-page-brown = marrón: cazadores y leñadores
bl-page-blue = azul: osos y zorros
bl-page-points = { $n ->
        [one] punto
       *[other] puntos
    }
bl-page-match = { $n } en total
bl-page-captured = Capturas
bl-page-taken-out = Fuera del bosque
bl-page-hidden = Aún oculto

## Hold My Bear
hb-page-unreadable = Marca de una a cinco cartas para jugarlas, o dos para regalarlas.
hb-page-players = Los demás jugadores
hb-page-known = Cartas conocidas
hb-page-to-move = le toca
hb-page-owner = tiene el partido
hb-page-won = ha ganado
hb-page-must-give = debe regalar
hb-page-you-must-give = El castor te obliga a regalar.
hb-page-card = { $card }, { $sport }
hb-page-card-banned = { $card }, no se puede jugar mientras tengas el oso { $number }
hb-page-sport = Deporte
hb-page-count = Cantidad
hb-page-total = Total
hb-page-bears = Osos
hb-page-counts-as = Estos osos cuentan como { $animal }.
hb-page-in-force = Lo que vale ahora
hb-page-no-win = No puedes ganar mientras tengas un oso.
hb-page-ban = Tu oso { $number } prohíbe cualquier otro { $number }.
hb-page-tick = Marca cartas de tu mano y luego juégalas o regálalas.
hb-page-how-card = Pulsa una de las cartas resaltadas.
hb-page-how-rob = Pulsa el botón junto a un jugador.
hb-page-first-to = Primera carta para
hb-page-second-to = segunda carta para
hb-page-second-first = Regalar antes la segunda carta
hb-page-give = Regalar las cartas marcadas
hb-page-ask = Pedir una carta
hb-page-whom = A quién
hb-page-animal = Animal
hb-page-number = Número

## Folly & Fortune
ff-page-pick = Ponerlas como mi fila
ff-page-discard-two = Descartar estas dos
ff-page-swap = Intercambiar estas dos
ff-page-swap-rows = Intercambiar estas cartas
ff-page-how-pick = Elige una carta de tu mano para la izquierda y otra para la derecha.
ff-page-how-two = Marca dos cartas de tu fila.
ff-page-how-swap-rows = Elige una carta de tu fila y una de otra fila.
ff-page-how-hand = Pulsa una carta de tu mano.
ff-page-how-row = Pulsa una carta resaltada de una fila.
ff-page-how-player = Pulsa el botón junto a un jugador.
ff-page-how-end = Pulsa el lugar donde debe ir la carta.
ff-page-to-move = le toca
ff-page-in-hand = En la mano
ff-page-known = Conocido de la mano
ff-page-in-charge = manda
ff-page-rolled = sacado
ff-page-for-row = para tu fila
ff-page-left = izquierda
ff-page-right = derecha
ff-page-turn = Este turno
ff-page-passed = al pasar
ff-page-value = el valor
ff-page-if-stopped = si se para
ff-page-roll-of = Tirada { $roll } de { $of }
ff-page-odds = La siguiente tirada va con { $card } ({ $powers }).
ff-page-higher = { $percent } % de sacar más en la siguiente tirada
ff-page-higher-rolls = { $percent } % de sacar más en { $rolls } tiradas
ff-page-as-known = Según las cartas que se conocen.
ff-page-odds-list = Valores de la siguiente tirada
ff-page-powers = Qué hacen estas cartas
