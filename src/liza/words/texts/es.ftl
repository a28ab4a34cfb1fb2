# Lo que comparten todos los juegos.

seat = Jugador { $number }
hidden = boca abajo
nothing = nada
list = { $first } y { $last }
waiting = Esperamos a { $seats }.
dice = Dados
won =
    { $count ->
        [one] Gana { $winners }.
       *[other] Comparten la victoria { $winners }.
    }
drawn = Empate entre { $winners }.
outcome-agreed = Los jugadores han acordado tablas.
outcome-resigned = Alguien se ha rendido.
