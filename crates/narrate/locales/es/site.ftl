### Palabras del sitio.

site-title = Bearcade
site-tagline = Cinco juegos de osos, contra bots fuertes o con tus amistades.
site-play-now = Jugar ya
site-play-game = Jugar ya a { $game }, contra osos
site-set-up = Preparar una mesa
site-set-up-game = Preparar una mesa de { $game }
site-rules = Reglas
site-rules-of = Reglas de { $game }
site-your-games = Tus partidas
site-all-your-games = { $count ->
    [one] Todas tus partidas (1)
   *[other] Todas tus partidas ({ $count })
}
site-open-tables = Mesas abiertas
site-no-open-tables = Ninguna mesa espera jugadores ahora. Prepara una.
site-join = Sentarse
site-watch = Mirar
site-back-home = Volver al inicio
site-seats = Jugadores
site-seat = Asiento { $number }
site-seat-me = Yo
site-seat-free = Quien venga
site-public = Cualquiera puede encontrar y mirar esta mesa
site-clock = Reloj
site-clock-none = Sin reloj
site-clock-move = { $minutes ->
    [one] Un minuto por jugada
   *[other] { $minutes } minutos por jugada
}
site-clock-days = { $days ->
    [one] Un día por jugada
   *[other] { $days } días por jugada
}
site-clock-per-move = Tiempo por jugada
site-clock-per-game = Tiempo para toda la partida
site-flag = Cuando se acaba el tiempo
site-flag-bot = un oso sigue jugando
site-flag-resign = el jugador se rinde
site-options = Opciones
site-default = lo habitual
site-create = Preparar
site-table-of = Una mesa de { $game }
site-at-the-table = En la mesa
site-stand-in = { $name } (sigue jugando un { $level })
site-gave-up = { $name } (ha abandonado)
site-gave-up-bear = { $name } (ha abandonado; sigue un { $level })
site-waiting-players = Esperando jugadores. Envía este enlace a alguien:
site-fill = Llenar los asientos libres con osos
site-stand = Levantarse
site-remove = Quitar
site-remove-name = Quitar a { $name }
site-seat-bear = Un oso para el asiento { $number }
site-waiting-for = Esperando a { $names }.
site-your-turn = Te toca
site-choose = Elige
site-what-happened = Lo que ha pasado
site-stands = Cómo va la partida
site-refused = No se puede: { $why }
site-over = La partida ha terminado
site-abandoned = Esta partida se abandonó. No tiene resultado.
site-record = El acta de esta partida
site-rematch = Jugar otra vez
site-go-to-rematch = Se juega otra vez en esta mesa
site-rematch-wanted = Alguien de esta mesa quiere jugar otra vez. Puedes sentarte en la mesa nueva.
site-to-rematch = Ir a la mesa nueva
site-undo = Deshacer
site-asks-undo = { $name } pide deshacer una jugada.
site-asked-undo = Has pedido deshacer tu jugada. Falta que los demás estén de acuerdo.
site-agree = De acuerdo
site-refuse = No estoy de acuerdo
site-resign = Rendirse
site-resign-sure = Sí, rendirme
site-resign-game = Abandonar esta partida: { $game }
site-you-gave-up = Has abandonado esta partida
site-others-play-on = Los demás siguen jugando. Puedes mirar o empezar otra partida.
site-new-game = Jugar otra partida
site-away = Que un oso juegue por mí
site-bear-plays = Un oso juega por ti
site-back = Volver a jugar yo
site-play-cards = Jugar las cartas marcadas
site-play-as = Solo osos: cuentan como
site-give-cards = Regalar
site-nothing = –
site-you-are = Eres { $name }.
site-not-found = Esta página no existe o no es para ti.
site-language = Idioma
