# El reparto del día

title = El reparto del día
intro = Cada día, un reparto por juego: el mismo para todos y contra los mismos bots. Se juega una sola vez, a la hora que quieras, y al acabar ves cómo les fue a los demás con lo mismo que te tocó a ti.
prepared = Es un reparto preparado: sale de la fecha y de un secreto del sitio, así que nadie lo conoce de antemano, y su huella es igual en todas las mesas. Aquí no hay consejos, y una jugada que ya ha descubierto algo no se deshace. Quien ya lo ha jugado lo conoce: no lo cuentes.
until = Cambia dentro de { $span }.
against = { $bots ->
    [one] Contra un bot: { $level }
   *[other] Contra { $bots } bots: { $level }
}
players = { $count ->
    [0] Nadie lo ha jugado todavía
    [one] Lo juega 1 persona
   *[other] Lo juegan { $count } personas
}
play = Jugar
go-on = Seguir
see = Ver cómo les fue
mine-over = Quedaste en el puesto { $place } de { $seats }.
mine-left = Lo dejaste antes de acabar.
mine-playing = Lo tienes a medias.
streak = { $count ->
    [0] Acaba un reparto y empieza tu racha.
    [one] Llevas una racha de 1 día.
   *[other] Llevas una racha de { $count } días.
}
week = Tu semana
week-day = { $day }: { $finished ->
    [one] 1 acabado
   *[other] { $finished } acabados
}
yesterday = Ayer
group-week = La semana de { $group }
group-about = En cada reparto, un punto por cada persona del grupo a la que le fue peor, y medio por cada una a la que le fue igual.
who = Quién
points = Puntos
played = Jugados

result-title = { $game }: el reparto del { $day }
rank = N.º
place = En la mesa
score = Cuenta
game-left = lo dejó
you = tú
unnamed = sin nombre
look = Ver
look-at = Ver la partida de { $name }
nobody = Nadie lo ha acabado todavía.
ranked = Primero, el puesto en la mesa; si es el mismo, lo que cuenta el juego al final.
running = El día no ha terminado: la tabla todavía puede cambiar.
fingerprint = Huella del reparto: { $hash }
luck = Todos recibieron lo mismo. Lo que después dependió de la suerte se ve en el análisis de tu partida.
luck-see = Analizar mi partida
first = Antes de ver la tabla, juega tú.
to-today = Los repartos de hoy
