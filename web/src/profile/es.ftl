# Lo que cada cual juega, practica y enseña

ratings = Puntuación
rating = por delante del { $share } % (entre el { $low } y el { $high } %)
provisional = provisional

games = Últimas partidas
place = { $place }.º puesto
rated = puntuó
replay = Ver

favourites = Lo que más usa
favourites-own = Lo que más usas
favourites-about = De las partidas de las que ya se han contado los dados; lo normal son unos minutos.
favourites-of = { $game }, { $count ->
    [one] una partida
   *[other] { $count } partidas
}
characters = Personajes
cards = Cartas
used = { $games ->
    [one] en una
   *[other] en { $games }
}, { $won ->
    [0] ninguna ganada
    [one] una ganada
   *[other] { $won } ganadas
}

practice = Práctica
streak = { $count ->
    [0] Sin racha en el reparto del día.
    [one] Racha en el reparto del día: un día.
   *[other] Racha en el reparto del día: { $count } días.
}
exercises = Ejercicios de { $game }: { $solved } de { $tried } a la primera

title = { $name }
before = antes { $name }
empty = Todavía nada.

choices = Lo que enseñas
choices-lead = Nadie ve nada tuyo si tú no quieres. Lo que marques lo ve cualquiera que sepa tu nombre; con quién juegas no se dice nunca.
choices-name = Para enseñar algo, reserva antes un nombre: por él te encuentran.
choices-page = Así lo ven los demás
choices-kept = Guardado.
show-ratings = Mi puntuación, con su margen
show-games = Mis últimas partidas y cómo acabaron
show-favourites = Los personajes y las cartas que más uso
show-practice = Mi racha y mis ejercicios
