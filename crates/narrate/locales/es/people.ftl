### Cuentas, personas, puntuaciones, el oso del día y la charla en la mesa.

people-me = Mi página
people-account = Cuenta
people-sign-in = Iniciar sesión
people-sign-in-instead = Ya tengo una cuenta: iniciar sesión
people-sign-out = Cerrar sesión
people-name = Nombre
people-your-name = Tu nombre
people-password = Contraseña
people-password-about = De 8 a 200 caracteres.
people-new-password = Contraseña nueva
people-change = Cambiar
people-done = Hecho.
people-forgot = He olvidado mi contraseña
people-no-account = ¿Aún no tienes cuenta? Juega ya como invitado y reserva tu nombre cuando quieras:
people-recover = Poner una contraseña nueva
people-recover-about = Necesitas el código de recuperación que viste al reservar tu nombre. Se cierran todas tus sesiones y recibes un código nuevo.
people-recovery-code = Código de recuperación
people-recover-do = Poner la contraseña
people-code-title = Guarda este código de recuperación
people-code-about = Con este código puedes poner una contraseña nueva si olvidas la tuya. Se muestra ahora y nunca más: apúntalo.
people-code-of = Es de la cuenta { $name }.
people-claim = Crear una cuenta
people-claim-about = Elige una contraseña para conservar tu nombre e iniciar sesión en cualquier dispositivo. Tus partidas siguen siendo tuyas.
people-claim-do = Crear cuenta
people-is-claimed = Este nombre es tuyo.
people-your-data = Tus datos
people-export = Descargar todo lo que el sitio sabe de ti
people-delete = Borrar mi cuenta
people-delete-about = Desaparecerán tu nombre, tu contraseña, tus ajustes, tus puntuaciones y todo lo que has dicho. Tus partidas se quedan, sin tu nombre; si alguna sigue en juego, un oso juega por ti. No se puede deshacer.
people-delete-sure = Sí, olvidadme
people-keep = No, me quedo
people-guest-leaves = Eres un invitado: si cierras la sesión no podrás volver a tus partidas. Reserva antes tu nombre.
people-guest-leaves-games = Ahora juegas como invitado: si entras como otra persona no podrás volver a estas partidas.

people-wrong-password = el nombre o la contraseña no son correctos.
people-wrong-code = el nombre o el código no son correctos.
people-bad-password = una contraseña tiene de 8 a 200 caracteres.
people-name-taken = este nombre es de otra persona.
people-bad-name = un nombre tiene de 1 a 24 caracteres visibles.
people-too-many = han sido demasiadas veces; espera un minuto.
people-unavailable = ahora no se puede guardar nada; inténtalo más tarde.
people-nobody = inicia sesión primero.
people-bad-report = cuenta lo que ha pasado en 1000 caracteres como máximo.
people-bad-words = di algo en 300 caracteres como máximo.

people-games = Partidas en curso
people-no-games = No estás en ninguna mesa.
people-older-games = Partidas anteriores
people-with = { $game } con { $names }
people-anybody = quien venga
people-results = Resultados
people-game = Juego
people-played = Jugadas
people-won = Ganadas
people-best = Mejor resultado
people-history = Partidas terminadas
people-no-history = Nada todavía.
people-came-first = victoria, { $score } puntos
people-came = puesto { $place }, { $score } puntos
people-blocked = Personas a las que bloqueas
people-public-page = Mi página tal como la ven los demás

people-has-account = Tiene una cuenta aquí.
people-is-guest = Juega como invitado.
people-public-games = Partidas públicas
people-no-public-games = Ninguna todavía.
people-trouble = ¿Problemas?
people-block = Bloquear
people-unblock = Dejar de bloquear
people-block-about = Quien bloquees no puede sentarse en tus mesas, y no ves lo que dice.
people-report-about = ¿Qué ha pasado? Solo lo leen los responsables del sitio.
people-report = Denunciar
people-reported = Gracias. Los responsables lo mirarán.

people-ratings = Puntuaciones
people-ratings-of = Puntuaciones: { $game }
people-ratings-about = Todo el mundo empieza en 1500. Las partidas terminadas de quienes tienen cuenta y de los osos lo cambian; el número tras ± dice cuánto puede desviarse aún. La lista está ordenada por lo que es seguro.
people-ratings-help = La ayuda solo puede costar puntos: quien dejó que un oso jugara en su lugar, pidió una pista o deshizo una jugada sin el acuerdo de otra persona puede perder puntos con esa partida, pero no ganarlos.
people-no-ratings = Nadie tiene puntuación todavía.
people-rated = { $points } ± { $spread } ({ $games ->
    [one] una partida
   *[other] { $games } partidas
})
people-all-games = Todos los juegos
people-place = Puesto
people-player = Jugador
people-points = Puntuación

people-daily = Oso del día
people-daily-about = Un El Oso al día, con los mismos dados para todos. Cuenta tu primer intento; termina antes de medianoche (UTC). En la lista entran quienes reservaron su nombre antes de que empezara el día.
people-daily-play = Jugar el oso de hoy
people-daily-today = Hoy
people-daily-yesterday = Ayer
people-daily-before = El día anterior
people-daily-sealed = La partida se puede ver otra vez cuando acabe el día, a medianoche (UTC).
people-daily-of = Oso del día { $day }
people-daily-nobody = No hay nadie en la lista.
people-daily-own = Llevaste { $score } al Cielo en { $turns } turnos: puesto { $place }.
people-daily-own-unlisted = Llevaste { $score } al Cielo en { $turns } turnos. En la lista sería el puesto { $place }.
people-sky = En el Cielo
people-turns = Turnos
people-look = Verla

people-chat = Charla
people-chat-nothing = Nadie ha dicho nada.
people-chat-say = Di algo
people-chat-send = Decirlo
people-chat-back = Volver a la mesa

# Passwords and names.
people-change-password = Cambiar tu contraseña
people-change-password-about = Aquí sigues con la sesión iniciada. En todos los demás dispositivos se cierra. Tu código de recuperación no cambia.
people-old-password = Contraseña actual
people-password-changed = Has cambiado tu contraseña. En todos los demás dispositivos se ha cerrado la sesión.
people-wrong-own-password = esa no es tu contraseña.
people-weak-password = esa contraseña es demasiado fácil de adivinar. No uses una contraseña común, tu nombre ni una serie como 12345678.
people-name-looks-taken = ese nombre se parece demasiado al de otra persona.
people-guessed = demasiadas contraseñas incorrectas para este nombre. Usa un navegador con el que ya hayas iniciado sesión, pon una contraseña nueva con tu código de recuperación o vuelve a intentarlo dentro de una hora.
