### Lo que piensan los osos: valores, pistas, repasos.

ui-level-cub = osezno
ui-level-black = oso negro
ui-level-brown = oso pardo
ui-level-grizzly = grizzly

## Values
worth-win = { $value } % de probabilidad de ganar
    .brief = { $value } %
    .amount = { $count ->
        [one] un punto de probabilidad de ganar
       *[other] { $value } puntos de probabilidad de ganar
    }
    .title = Probabilidad de ganar, en %
worth-survive = { $value } % de probabilidad de salir de esta
    .brief = { $value } %
    .amount = { $count ->
        [one] un punto de probabilidad de salir de esta
       *[other] { $value } puntos de probabilidad de salir de esta
    }
    .title = Probabilidad de salir de esta, en %
worth-score = { $value } puntos previstos al final
    .brief = { $value }
    .amount = { $count ->
        [one] un punto
       *[other] { $value } puntos
    }
    .title = Puntos previstos
worth-lead = { $sign ->
    [minus] { $value } puntos por detrás al final
   *[plus] { $value } puntos por delante al final
}
    .brief = { $sign ->
        [minus] { $value } por detrás
       *[plus] { $value } por delante
    }
    .amount = { $count ->
        [one] un punto
       *[other] { $value } puntos
    }
    .title = Ventaja prevista, en puntos
worth-under = menos de { $value }
worth-over = más de { $value }
worth-about = aproximadamente { $worth }
worth-about-margin = aproximadamente { $worth } (con un margen de { $margin })

## Hints
hint-forced = No tienes elección: { $what } ({ $notation }).
hint-plain = Un { $level } elegiría: { $what } ({ $notation }).
hint-best = { $what } ({ $notation }): { $worth }.
hint-other = { $what }: { $worth }.
hint-clear = Lo primero es claramente lo mejor.
hint-slight = Lo primero es un poco mejor.
hint-marginal = Apenas hay diferencia.
hint-perhaps = Lo primero parece mejor, pero no es seguro.
hint-even = No hay verdadera diferencia.
hint-even-several = { $count ->
    [2] Entre las dos mejores no hay verdadera diferencia.
   *[other] Entre las { $count } mejores no hay verdadera diferencia.
}
hint-marginal-several = { $count ->
    [2] Entre las dos mejores apenas hay diferencia.
   *[other] Entre las { $count } mejores apenas hay diferencia.
}
hint-rest-clear = Las demás son claramente peores.
hint-rest-slight = Las demás son algo peores.
hint-rest-perhaps = Las demás parecen peores, pero no es seguro.
hint-nobody = En este punto la partida no espera ninguna decisión.
hint-over = En este punto la partida ha terminado: no hay nada que decidir.
hint-which = En este punto deciden varios; di para quién quieres la pista: { $seats }.

## Reviews
review-intro = { $game }, { $steps ->
    [one] un paso
   *[other] { $steps } pasos
}, según un { $level }.
review-luck-gave = La suerte dio a { $name } { $amount }; las decisiones costaron { $lost }.
review-luck-took = La suerte quitó a { $name } { $amount }; las decisiones costaron { $lost }.
review-lost = Las decisiones costaron a { $name } { $lost }.
review-unmeasured = No se pudo medir ninguna decisión de { $name }.
review-no-luck = Los osos de este juego no saben decir cuánto vale una posición, así que no hay cifras de la suerte.
review-sum = { $name }: { $start } al principio, suerte { $luck }, decisiones propias { $own }, decisiones de los demás { $others }, { $end } al final.
review-sum-left = { $name }: { $start } al principio, suerte { $luck }, decisiones propias { $own }, decisiones de los demás { $others }, un jugador que abandonó { $left }, { $end } al final.
review-sum-alone = { $name }: { $start } al principio, suerte { $luck }, decisiones { $own }, { $end } al final.
review-counts = { $name } decidió { $decisions ->
    [one] una vez
   *[other] { $decisions } veces
}: { $blunders ->
    [one] un error grave
   *[other] { $blunders } errores graves
}, { $mistakes ->
    [one] un error
   *[other] { $mistakes } errores
}, { $inaccuracies ->
    [one] una imprecisión
   *[other] { $inaccuracies } imprecisiones
}. { $forced ->
    [0] Siempre hubo elección.
    [one] Una vez no hubo elección.
   *[other] { $forced } veces no hubo elección.
}
review-grade-inaccuracy = imprecisión
review-grade-mistake = error
review-grade-blunder = error grave
review-turning = Momentos decisivos:
review-turning-luck = Paso { $step }: { $what } { $name } { $swing }.
review-turning-decision = Paso { $step }: { $name } eligió "{ $played }" en vez de "{ $best }", { $swing }.
review-chart-steps = pasos { $first } a { $last }
review-costly = Decisiones que costaron algo:
review-all = Decisiones:
review-none-costly = Ninguna decisión costó nada digno de mención.
review-lucky = Suerte, la mayor primero:
review-column-step = paso
review-column-who = quién
review-column-played = jugado
review-column-best = mejor
review-column-loss = coste
review-column-grade = juicio
review-column-fell = lo que cayó
review-column-gave = dio
review-tried = * no sopesado por el oso; medido probando ambas.
review-progress = Mirando el paso { $step } de { $steps }
