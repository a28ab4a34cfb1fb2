# Mirar una partida, y enseñarla

minutes = { $count ->
    [one] un minuto
   *[other] { $count } minutos
}
hours = { $count ->
    [one] una hora
   *[other] { $count } horas
}
through = Miras con los ojos de { $who }.
through-later = Miras con los ojos de { $who }, con { $delay } de retraso.
later = Quien mira ve aquí todas las manos con { $delay } de retraso.
look = Mirar con los ojos de { $who }
look-now = Como lo ven todos, ahora
eyes-of = Con los ojos de
shown = enseña su mano

## Lo que una mesa enseña

open-title = Quien mira
open-facts = Ve todas las manos con { $delay } de retraso.
open-0 = Solo ve lo que ven todos
open-600 = Ve todas las manos, 10 minutos después
open-3600 = Ve todas las manos, una hora después
open-86400 = Ve todas las manos, un día después

## Dejar mirar con los propios ojos

eyes-menu = Dejar mirar con mis ojos…
eyes-title = Mirar con tus ojos
eyes-text = Quien tenga este enlace ve lo que ves tú, también tus cartas ocultas. Dáselo solo a quien no juega. Toda la mesa ve que enseñas tu mano.
eyes-link = Enlace para mirar con tus ojos
eyes-show = Hacer un enlace
eyes-hide = Dejar de enseñar
eyes-hidden = El enlace ya no abre nada.

## Compartir un momento

moment = Compartir este momento…
moment-title = Compartir este momento
moment-link = Enlace a esta posición
moment-film = Enlace a la película desde aquí
moment-frame = Para poner en otra página
moment-picture = Guardar la imagen
moment-recorded = Guardar la película (8 jugadas)
moment-recording = Grabando: { $at } de { $count }
moment-failed = Este navegador no sabe hacerlo.
moment-private = Con el enlace se ve toda la partida, aunque la mesa sea privada.

## En otra página

embed-open = Ver en Liza
embed-nothing = Esta partida no se puede ver aquí.
embed-all = Como lo vieron todos
