# «Mis mesas»: las decisiones que te esperan.

waiting = { $count ->
    [0] Ahora mismo nadie te espera.
    [one] Te espera una decisión.
   *[other] Te esperan { $count } decisiones.
}
none = Aquí aparecerán las mesas en las que te sientes.
new = Abrir una mesa
left = Quedan { $span }: hasta { $until }.
late = Se ha acabado el plazo.
unhurried = Sin prisa.
against = Contra { $names }
since = Desde que miraste
more = { $count ->
    [one] Y una jugada más.
   *[other] Y { $count } jugadas más.
}
nothing = Desde que miraste no ha pasado nada.
decide = Decidir
sit = Ir
film = Ver la película
board = Ver el tablero
board-close = Cerrar el tablero
board-of = El tablero de { $game }
others = Las demás
rematch = Te esperan para la revancha.
people = Falta gente.
paused = Parada de mutuo acuerdo.
their = Le toca a { $seats }.
look = Mirar
finished = Mis partidas acabadas
away = Sin conexión: así estaban tus mesas cuando las viste.
away-none = Sin conexión, y este navegador no guarda ninguna mesa tuya.
seen = visto { $ago }
kept = Sin conexión, visto { $ago }. En cuanto vuelva, la mesa se abre sola.
kept-mine = Te tocaba.
kept-until = Tenías hasta { $until }.
kept-home = Mis mesas
