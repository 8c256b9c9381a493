### Palabras del juego en vivo.

live-advice = Consejo
live-hint = Pista
live-type = Escribe una jugada
live-more = { $n } más en el registro.
live-legal = Esto se puede jugar.
live-not-now = Eso no es posible ahora.
live-press-nothing = Ahora no puedes hacer nada con eso. { $ask }
live-press-not-turn = No te toca. Esperando a { $names }.
live-press-over = La partida ha terminado.
live-press-watching = Estás mirando. Solo pueden mover quienes juegan.
live-press-bear-plays = Un oso está jugando por ti.
live-offline = Sin conexión. Lo que hagas ahora no se envía; inténtalo de nuevo cuando vuelva.
live-reconnecting = Se perdió la conexión; se busca el servidor de nuevo.
live-copy-link = Copiar el enlace
live-link-copied = El enlace está copiado.
live-board-keys = Las flechas mueven por el tablero. Pulsa el signo de interrogación para ver todas las teclas.
live-keys = Teclas
live-keys-change = Cambiar o desactivar teclas
live-close = Cerrar
live-key-hint = Una pista, solo contra osos
live-key-undo = Deshacer
live-key-clock = Cuánto tiempo le queda a cada cual
live-key-older = Frase anterior del registro
live-key-newer = Frase siguiente del registro
live-key-again = La última frase otra vez
live-key-type = Escribir una jugada
live-key-help = Estas teclas
live-sat = { $name } se sienta.
live-stood = { $name } ha dejado la mesa. Queda un asiento libre.
live-began = Empieza la partida.
live-taken-over = Un oso sigue jugando por { $name }.
live-flagged = A { $name } se le ha acabado el tiempo: sigue jugando un oso.
live-gave-up = { $name } se rinde.
live-gave-up-bear = { $name } abandona. Un oso sigue jugando.
live-paused = El sitio no estuvo disponible. Mientras tanto no corrió ningún reloj.
live-back = { $name } ha vuelto.
live-agreed = { $name } está de acuerdo.
live-refused = { $name } no está de acuerdo.
live-undone = Se deshace la última jugada de { $name }.
live-clock-left = tiempo restante: { $time }
live-clock-days = { $days } d { $hours } h
live-days = { $count ->
    [one] 1 día
   *[other] { $count } días
}
live-hours = { $count ->
    [one] 1 hora
   *[other] { $count } horas
}
live-minutes = { $count ->
    [one] 1 minuto
   *[other] { $count } minutos
}
live-seconds = { $count ->
    [one] 1 segundo
   *[other] { $count } segundos
}
