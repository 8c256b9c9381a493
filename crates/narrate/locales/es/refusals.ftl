# Lo que dice una página cuando el sitio rechaza algo. La mayoría sigue a «No se puede: » o va sola, como título.

refusal-bad-request = el sitio no ha entendido esto.
refusal-bad-table = no se puede preparar una mesa así.
refusal-not-allowed = aquí no puedes hacer eso.
refusal-seat-taken = el asiento está ocupado.
refusal-not-seated = no estás sentado a esta mesa.
refusal-not-begun = la partida no ha empezado.
refusal-over = la partida ha terminado.
refusal-not-your-decision = no te toca decidir, o ya está decidido.
refusal-notation = esto no es una jugada de este juego.
refusal-forbidden = una regla del juego lo prohíbe.
refusal-cannot-undo = no hay nada que deshacer.
refusal-cannot-leave = no se puede dejar así la partida.
refusal-too-large = esto es demasiado largo.
refusal-wrong-origin = esto venía de otro sitio.
refusal-shutting-down = el sitio se está reiniciando; vuelve en un momento.
refusal-internal = ha sido un fallo nuestro; queda anotado.
refusal-one-seat = solo puedes ocupar un asiento.
refusal-blocked = alguien de esta mesa te ha bloqueado.
refusal-no-hints = no hay pistas en partidas con otras personas.
refusal-silenced = no puedes hablar en este sitio.
refusal-sealed = la repetición del oso del día se abre cuando acaba el día, a medianoche (UTC).
refusal-seats = este juego es para { $min } a { $max } jugadores, no para { $given }.
refusal-option = «{ $option }» no se puede ajustar así.
refusal-content = «{ $option }» no se puede usar: { $reason }.
refusal-content-line = «{ $option }» no se puede usar. Línea { $line }: { $reason }.
refusal-private-table = Esta mesa no existe o es privada. Pide el enlace de invitación a quien te invitó, o empieza tu propia partida.
refusal-busy = el sitio está muy ocupado; inténtalo de nuevo en un momento.
refusal-tables-guest = ya tienes { $most ->
        [one] 1 mesa
       *[other] { $most } mesas
    } en juego. Termina o cierra una antes, o reserva tu nombre para poder tener más.
refusal-tables = ya tienes { $most ->
        [one] 1 mesa
       *[other] { $most } mesas
    } en juego. Termina o cierra una antes.
refusal-options-guest = tus mesas con opciones propias ocupan demasiado ({ $most } kB como máximo). Inténtalo mañana, o reserva tu nombre para tener más espacio.
refusal-options = tus mesas con opciones propias ocupan demasiado ({ $most } kB como máximo). Inténtalo mañana.
refusal-crowded-address = hay demasiadas mesas en juego desde tu dirección. Termina o cierra algunas antes.
