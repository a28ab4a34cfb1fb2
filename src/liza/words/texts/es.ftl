# Lo que comparten todos los juegos.

seat = Jugador { $number }
hidden = boca abajo
nothing = nada
list = { $first } y { $last }
waiting = Esperamos a { $seats }.
