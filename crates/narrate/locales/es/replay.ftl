### Palabras de repeticiones, análisis y ajustes.

replay-of = Una partida de { $game }, otra vez
replay-board = El tablero
replay-moment = Momento { $at } de { $last }
replay-steps = Por la partida
replay-first = Inicio
replay-back = Atrás
replay-forth = Adelante
replay-last = Final
replay-play = Reproducir
replay-pause = Pausa
replay-jump = Momento
replay-eyes = Visto por
replay-watcher = un espectador
replay-show = Mostrar
replay-table = La mesa
replay-review = Qué opina el grizzly
review-page = { $game }: suerte y destreza
review-thinks = El grizzly está mirando la partida. Esta página mostrará lo que piensa en cuanto lo sepa.
review-replay = Ver la partida otra vez

settings-title = Ajustes
settings-script = Estos ajustes necesitan JavaScript: sin él no hay sonidos, teclas ni avisos hablados que ajustar.
settings-taken = Esta tecla ya está en uso.
settings-sound = Sonidos y avisos
settings-volume = Volumen
settings-notify = Avisarme cuando sea mi turno y esté mirando otra cosa
settings-speech = Voz
settings-verbosity = Lo que ocurre se dice
settings-full = con frases completas
settings-brief = brevemente
settings-gap = Pausa entre frases, en milisegundos
settings-keys = Teclas
settings-keys-on = Las teclas sueltas funcionan mientras el juego tiene el foco
settings-remap = Asigna otra letra a una tecla; deja el campo vacío para la habitual.
settings-key = { $game }: { $does }
