game-about = Echad un pulso con cartas: todos a la vez, y el más fuerte se lleva el punto.

ask-Clash = ¿Qué carta echas?
ask-Look = Esta es la carta de arriba del mazo: ¿te la quedas?

verb-lay = Echar { $card }
verb-take = Quedártela
verb-bury = Enterrarla bajo el mazo

event-dealt = { $seat } recibe { $card }.
event-dealt-hidden = { $seat } recibe una carta.
event-laid = { $seat } echa { $card } boca abajo.
event-laid-hidden = { $seat } ya ha elegido.
event-turned = { $seat } destapa { $card }.
event-won = ¡El pulso es para { $seat }!
event-tied = Fuerzas iguales: nadie se lleva el punto.
event-looked = { $seat } mira el mazo y ve { $card }.
event-looked-hidden = { $seat } mira la carta de arriba del mazo.
event-took = { $seat } se queda la carta.
event-buried = { $seat } entierra la carta.

outcome-points = { $count ->
    [one] Gana { $winners } ({ $scores }).
   *[other] Empatan { $winners } ({ $scores }).
}

zone-deck = Mazo
zone-pile = Cartas jugadas
zone-hand = Mano
zone-laid = Carta echada
counter-round = Pulso
counter-points = Puntos
option-rounds = Pulsos
option-rounds-about = Cuántos pulsos dura la partida.
option-rounds-3 = Tres pulsos
option-rounds-5 = Cinco pulsos
