# Jugar ya

play-now = Jugar ya
about = Di qué te apetece y en qué mesas. Te sentamos con quien quiera lo mismo.
games = Juegos
seats = Asientos en la mesa
least = De
most = a
pace = Ritmo
live = Ahora mismo
slow = Con calma, una jugada al día
either = Las dos cosas
rated = Puede contar para la clasificación
look = Buscar mesa
choose = Elige al menos un juego.
none-fits = Ninguno de esos juegos se juega con tantos asientos.
people = { $count ->
    [0] Nadie espera mesa.
    [one] 1 persona espera mesa.
   *[other] { $count } personas esperan mesa.
}
playing = { $count ->
    [0] Nadie está jugando.
    [one] 1 persona está jugando.
   *[other] { $count } personas están jugando.
}
waiting = Buscando mesa…
alone = De momento solo esperas tú.
with = { $count ->
    [one] Contigo espera 1 persona más.
   *[other] Contigo esperan { $count } personas más.
}
waited = Llevas { $span }.
bots = Con un bot en { $span }.
bots-soon = Un bot está a punto de sentarse.
slow-waits = Puedes cerrar la página: la mesa queda aquí.
stop = Dejar de buscar
found = Ya tienes mesa de { $game }.
go = Ir a la mesa
game-waiting = { $game }, { $count ->
    [one] espera 1
   *[other] esperan { $count }
}
