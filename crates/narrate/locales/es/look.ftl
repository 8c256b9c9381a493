### El marco del sitio, su portada, sus tableros, la ayuda y los créditos.

## Marco
look-skip = Ir al contenido
look-nav = Principal
look-nav-games = Juegos
look-nav-daily = Oso del día
look-nav-help = Ayuda
look-nav-about = Acerca de
look-nav-more = Más
look-theme = Tema
look-theme-auto = Sistema
look-theme-light = Claro
look-theme-dark = Oscuro
look-unofficial = Bearcade es un proyecto no oficial. Los juegos son de sus autores; el código, los textos y los dibujos de aquí son nuestros.

## Portada
look-hero = Un clic y ya juegas: a solas contra osos o con amigos mediante un enlace. Sin registro y sin instalar nada.
look-game-chaos-bear = Corre por la pista mientras el oso que te sigue es cada vez más rápido. Gana quien siga corriendo al final.
look-game-el-oso = Sube tus pilas al Cielo mientras las del Oso caen como lluvia. Un solitario.
look-game-hold-my-bear = Supera el partido de la mesa con 22 animales deportistas. Los osos ganan a todo, hasta que te quedas con uno.
look-game-de-beer-is-los = Cazadores y leñadores contra osos y zorros, en un bosque de fichas boca abajo.
look-game-folly-and-fortune = Tu mano de cartas es tu dado, y tu fila decide qué hace cada tirada. ¿Sigues o te plantas?
look-players = { $players ->
    [one] Un jugador
   *[other] { $players } jugadores
}
look-players-between = { $least }–{ $most } jugadores
look-seats-free = { $seats ->
    [one] Un asiento libre
   *[other] { $seats } asientos libres
}
look-daily = Una partida de El Oso al día, con los mismos dados para todos. ¿Cuántas fichas llevas al Cielo?
look-daily-play = Al oso de hoy

## Preparar y jugar
look-manner = Cómo se juega
look-board = Tablero
look-actions = Lo que puedes hacer
look-open = Se está preparando la mesa
look-ways-out = Más opciones

## Chaos Bear
look-cb-lead = Tu ventaja
look-cb-round = Ronda
look-cb-energy = Energía del oso
look-cb-moves = Su próxima carrera
look-cb-cards = Lo que puede traer una carta
look-cb-safe = Donde estás, el oso no puede alcanzarte en esta ronda.
look-cb-near = Donde estás, el oso te atrapa con un { $die ->
    [3] 3
   *[other] { $die } o más
}.
look-cb-close = Donde estás, el oso te atrapa con cualquier tirada.

## El Oso
look-eo-rolled = Los dados del Oso
look-eo-rain = Lluvia
look-eo-choose = Elige una pila del tablero y luego adónde va.
look-eo-all-moves = Todas las jugadas en una lista
look-eo-dice = { $dice ->
    [one] Un dado para el Oso
   *[other] { $dice } dados para el Oso
}

## Acerca de
look-about = De quién son estos juegos
look-about-intro = Cinco personas y equipos idearon los juegos que juegas aquí. Si uno te gusta, díselo a sus autores.
look-credit-chaos-bear = Del equipo de PlayPalace, 2026.
look-credit-el-oso = Diseñado por James Ernest y Crab Fragment Labs; también conocido como Rain, del mundo de Carrisor. Lo probaron { $testers } y muchos otros. Jugamos el borrador 1.2 del 16 de mayo de 2024.
look-credit-hold-my-bear = De Pandaqi.
look-credit-de-beer-is-los = Según Halali! (también Tally Ho!) de Rudi Hoffmann.
look-credit-folly-and-fortune = De Pandaqi.
look-reach-playpalace = Encuentras al equipo en PlayPalace, su casa de juegos accesibles.
look-reach-crab-fragment = Los comentarios y preguntas son bienvenidos en Crab Fragment Labs; su reglamento invita a escribirles.
look-reach-pandaqi = En el sitio de Pandaqi hay muchos más juegos para imprimir y jugar:
look-reach-halali = El juego de Rudi Hoffmann ha tenido muchas ediciones; la caja de la tuya nombra a la editorial.
look-about-project = Sobre este sitio
look-about-drawings = Osos, cazadores, árboles y todos los demás están dibujados para este sitio, como una familia: cabeza redonda, orejas que delatan al animal, dos puntos y un hocico.

## Ayuda
look-help = Cómo se juega aquí
look-help-start = Empezar
look-help-start-now = «Jugar ya», en la portada, te sienta enseguida frente a unos osos. Eres invitado hasta que decidas otra cosa.
look-help-start-friends = «Preparar una mesa» te deja elegir los asientos, el reloj y las opciones. Deja un asiento para quien llegue y envía a tu amigo el enlace de la mesa: no hace falta registrarse.
look-help-start-bears = Hay osos de cuatro fuerzas: osezno, oso negro, oso pardo y grizzly. Solo ven lo que vería un jugador en su asiento.
look-help-table = En la mesa
look-help-table-turn = El tablero muestra la partida; al lado, o debajo en un teléfono, ves de quién es el turno y qué puedes hacer. Lo que se puede señalar en el tablero se pulsa allí mismo; las mismas opciones están también como botones corrientes.
look-help-table-log = La línea más reciente de lo ocurrido está arriba. «Cómo va la partida» cuenta toda la posición con palabras.
look-help-table-leave = Puedes dejar que un oso juegue por ti y volver más tarde. Cada jugada se guarda antes de que veas lo que trae: cierra la página cuando quieras, la mesa espera en la portada. También puedes abandonar una partida, en la mesa o en la página de inicio.
look-help-access = Para ojos, oídos y manos
look-help-access-reader = Todo el sitio funciona con teclado y lector de pantalla. Cada casilla de un tablero tiene un nombre que dice qué hay en ella y qué la amenaza.
look-help-access-signs = El color nunca es la única señal: las piezas tienen forma y letra, el peligro tiene una marca. Claro u oscuro se elige al pie de cada página, y se respeta si tu sistema pide poco movimiento.
look-help-access-plain = Todos los juegos se pueden jugar sin JavaScript, turno a turno.
look-help-keys = Teclas
look-help-keys-about = En el sitio y en la terminal valen las mismas teclas.
look-help-kept = Lo que se guarda
look-help-kept-about = Una cookie recuerda quién eres, y otras dos tu tema y tu idioma si los elegiste. Nada viene de otros sitios y nada va a ellos.
