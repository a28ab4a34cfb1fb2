# Las palabras del paquete, como se dicen en el taller: en el archivo van las de detrás del guion.

do-cleanse = purificar
do-copy = copiar
do-count_relic_cards = contar reliquias
do-destroy = destruir
do-discard = descartar
do-draw = robar cartas
do-eliminate = eliminar
do-give_trauma = dar un trauma
do-last_trauma = trauma para el último
do-limit = límite
do-mill = descartar del mazo
do-multiply = multiplicar
do-new_hand = mano nueva
do-no_face_down = nada boca abajo
do-start_trauma = trauma al empezar
who-everyone = todos
who-you = tú
adds-event = un evento
adds-monster = un monstruo
adds-nothing = nada
rank-boss = jefe
rank-event = evento
type-creature = criatura
type-magical = mágico
type-spirit = espíritu
type-undead = no muerto
