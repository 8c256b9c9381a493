### Palabras del terminal.

ui-table = { $game }, { $count ->
    [one] una persona
   *[other] { $count } participantes
}: { $names }.
ui-how-to-ask = Escribe ? para ver la ayuda.
ui-resumed = La partida sigue donde estaba.
ui-saved = Guardada como { $id }. Para seguir: bearcade play --resume { $id }
ui-finished = Guardada como { $id }. Para verla otra vez: bearcade replay --game { $id }; para aprender de ella: bearcade review --game { $id }
ui-hand-over = Pasa el teclado a { $name } y pulsa Intro.
ui-hand-over-other = Ahora solo puede mirar { $name }.
ui-choice = { $number }. { $what } ({ $notation })
ui-choice-key = { $number }. { $what } ({ $notation }, tecla { $key })
ui-many = { $count ->
    [one] Tienes una opción.
   *[other] Tienes { $count } opciones.
} Escribe una como { $example }, o list para oírlas todas.
ui-prompt = Tu elección:
ui-prompt-throw = Resultado:
ui-not-understood = No entiendo { $text }. Escribe ? para ver la ayuda.
ui-not-notation = No entiendo { $text }: { $expected }.
ui-not-one = No existe la opción { $number }; hay { $count }.
ui-impossible-throw = Eso no puede salir ahora. Posible: { $outcomes }.
ui-undone = Deshecho.
ui-cannot-undo = Eso no se puede deshacer: { $why }
ui-undo-nothing = todavía no has decidido nada.
ui-undo-sealed = desde entonces han caído dados o cartas, o se ha mostrado algo.
ui-undo-others = otras personas han jugado desde entonces.
ui-resign-sure = Escribe resign otra vez para abandonar la partida.
ui-sure-again = { $question } Elígelo otra vez para confirmar.
ui-sure-key = { $question } Pulsa y para sí, otra tecla para no.
ui-cannot-resign-alone = juegas en solitario: sal con quit.
ui-cannot-resign-others = el juego necesita a todos: sal con quit.
ui-nothing-yet = Todavía no ha pasado nada.

ui-help-title = Lo que puedes escribir:
ui-help-choice = el número de una opción, o su notación
ui-help-list = list: todas las opciones
ui-help-hint = h o hint: qué haría un grizzly y por qué
ui-help-undo = u o undo: deshacer tu última decisión
ui-help-log = log: lo que ha pasado hace poco
ui-help-rules = rules: las reglas del juego
ui-help-resign = resign: abandonar
ui-help-quit = q o quit: salir; la partida queda guardada
ui-help-throw = lo que te ha salido, uno de: { $outcomes }
ui-help-key = { $key }: { $what }
ui-help-scan = { $key } o { $topic } y una casilla, como en { $topic } d4: { $what }

ui-too-small = Agranda la ventana: al menos { $width } por { $height }.
ui-panel-log = Crónica
ui-of-many = { $first }-{ $last } de { $count }
ui-close = Esc cierra
ui-resign-ask = ¿Abandonar esta partida? Pulsa y para sí, otra tecla para no.
ui-key-help = Ayuda
ui-key-hint = Pista
ui-key-undo = Deshacer
ui-key-quit = Salir
ui-help-arrows = Flechas e Intro, o el ratón: señala en el tablero y elige; Tab recorre la lista; de 1 a 9 se elige directamente
ui-help-typing = : y una notación: escribir una jugada
ui-help-resign-key = R: abandonar

ui-player = Jugador { $number }
ui-menu-which = ¿Qué juego?
ui-menu-change = Pulsa Intro para empezar o cambia algo, como people=2 (personas), bears=1 (osos), level=grizzly (nivel: cub, black, brown) u opción=valor:
ui-menu-game = Juego
ui-menu-people = Personas
ui-menu-bears = Osos
ui-menu-level = Nivel de los osos
ui-menu-start = Empezar
ui-menu-resume = Seguir con { $id } ({ $names })
ui-menu-value = Nuevo valor:
ui-menu-keys = Las flechas recorren y cambian  Intro empieza o escribe  s Empezar  q Salir
ui-menu-help-game = Izquierda y derecha cambian de juego.
ui-menu-help-players = Este juego es para { $min } a { $max } jugadores, contando personas y osos.
ui-menu-help-players-exact = { $count ->
    [one] Este juego es para un jugador.
   *[other] Este juego es para { $count } jugadores, contando personas y osos.
}
ui-menu-help-level = Lo bien que juegan los osos: un osezno comete errores, un grizzly juega lo mejor que puede.
ui-menu-help-start = Intro empieza.

ui-no-games = No hay partidas guardadas. bearcade play empieza una.
ui-in-progress = en curso, { $steps ->
    [one] un paso
   *[other] { $steps } pasos
}
