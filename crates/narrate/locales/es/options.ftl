# Los valores que pueden tener las opciones de los juegos.

option-first-blue = azul: osos y zorros
option-first-brown = marrón: cazadores y leñadores
option-guns-random = cada una apunta a cualquier lado, al azar
option-guns-two-each = dos de las ocho apuntan a cada lado
option-back-all = ninguna ficha puede volver enseguida
option-back-own = solo las fichas de tu color no pueden
option-self-attack-full = quita toda la salud que puede
option-self-attack-choice = puedes perder menos
option-end-first = cuando una mano queda vacía
option-end-all = cuando todas las manos quedan vacías
option-variant-standard = el juego completo
option-variant-simple = simple: solo cartas que cambian el valor
option-variant-tough = duro: un ataque quita una carta, o dos a partir de un valor de 6
option-negative-self = te dan a ti
option-negative-nothing = no atacan
option-nobody = nadie
