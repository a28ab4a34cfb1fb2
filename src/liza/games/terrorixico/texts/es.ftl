# TerroriXico, todo lo que lee un jugador.

game-about = El libro se abrió y las leyendas andan sueltas: devolvedlas entre todos, pero que la gloria sea tuya y los traumas de los demás.

seat-0 = Rojo
seat-1 = Verde
seat-2 = Azul
seat-3 = Amarillo
player-red = Rojo
player-green = Verde
player-blue = Azul
player-yellow = Amarillo
reason-hand = para completar la mano
reason-deal = al repartir
reason-special = por la carta especial
reason-given = por la carta de un rival
reason-event = por el evento
reason-limit = porque sobra en la mano
reason-turn_end = al acabar el turno
reason-passing = por decir «paso»
reason-bluff = por el farol
reason-shown = por mostrarlo
colour-red = Rojo
colour-green = Verde
colour-blue = Azul
colour-yellow = Amarillo
type-undead = No muertos
type-spirit = Espíritus
type-creature = Criaturas
type-magical = Mágicos
level-baby = Baby
level-aprendiz = Aprendiz
level-clerigo = Clérigo
level-knight = Knight
level-slayer = Slayer
level-mythbuster = Mythbuster
level-van_helsing = Van Helsing
target-face_down = carta boca abajo
target-face_down_2 = segunda carta boca abajo

## Lo que se puede acordar antes de empezar

option-deck = Cartas de cada mazo
option-deck-about = Con cuántas cartas juega cada uno: el reglamento da cifras distintas.
option-deck-50 = 50: nueve reliquias de cada tipo y catorce especiales
option-deck-46 = 46: nueve reliquias de cada tipo y cada especial una vez
option-deck-45 = 45: nueve reliquias de cada tipo y nueve especiales, sin Fury
option-trauma_cards = Cartas de trauma
option-trauma_cards-about = Cuántos traumas hay en el montón: con menos, la partida puede acabar antes.
option-trauma_cards-20 = 20: las que pide la preparación para cuatro jugadores
option-trauma_cards-17 = 17: las de la lista de componentes; con cuatro jugadores se ponen todas
option-bluff = Faroles
option-bluff-about = Si se puede poner boca abajo una carta que no vale en esa línea.
option-bluff-False = No: también boca abajo, la carta tiene que ser válida en su línea
option-bluff-True = Sí: boca abajo va cualquier carta; si al voltearla no vale, se descarta y cuesta los traumas del evento
option-trauma_instead_of_pass = Sin carta válida, jugar traumas en vez de pasar
option-trauma_instead_of_pass-about = Qué puede hacer quien solo tiene traumas que jugar.
option-trauma_instead_of_pass-True = Se puede
option-trauma_instead_of_pass-False = No: hay que pasar
option-passed_can_be_first = Quien pasó puede quedar primero
option-passed_can_be_first-about = Si quien ya pasó puede llevarse la página.
option-passed_can_be_first-True = Sí, si aportó más que nadie
option-passed_can_be_first-False = No
option-late_relics = Last chance y Trickery en una línea completa
option-late_relics-about = Si estas dos cartas caben donde ya no falta ninguna reliquia.
option-late_relics-False = No: cuentan como reliquias y ahí ya no entran
option-late_relics-True = Sí, boca arriba: suman para quien las juega aunque a la línea no le falte nada
option-lone_boss_steps = Los espacios de un jefe solo
option-lone_boss_steps-about = Cuánto avanza el cubo de monstruos cuando solo hay un monstruo y un jefe.
option-lone_boss_steps-False = Un espacio: los que dice el jefe, solo con más de dos cartas
option-lone_boss_steps-True = Los que dice el jefe, siempre
option-finish_battle = Si se acaban los traumas en plena batalla
option-finish_battle-about = Qué pasa cuando se apaga la última vela en mitad de una batalla.
option-finish_battle-False = La partida termina en el acto y la batalla no puntúa
option-finish_battle-True = Se acaba la batalla, se puntúa y entonces termina la partida
option-hand_traumas_count = Traumas en la mano al final
option-hand_traumas_count-about = Si al final también restan los traumas que tienes en la mano.
option-hand_traumas_count-False = No restan: solo los del mazo de robo y del descarte
option-hand_traumas_count-True = Restan también: cuentan todos los que no eliminaste
option-starter = Quién empieza
option-starter-about = Quién juega primero en la primera ronda.
option-starter-random = Al azar
option-starter-red = Rojo
option-starter-green = Verde
option-starter-blue = Azul
option-starter-yellow = Amarillo

## Lo que se pregunta

ask-Opening = { $seat }, quédate con cinco: ¿qué cartas descartas?
ask-HandLimit = { $seat }, tienes demasiadas cartas: ¿cuáles descartas?
ask-Cleanse = { $seat }, ¿eliminas un trauma de tu mano?
ask-PlayCard = { $seat }, ¿qué carta juegas y en qué línea?
ask-EndTurn = { $seat }, acaba tu turno: ¿descartas una carta antes de robar?
ask-WearOut = { $seat }, ¿eliminas además una carta que no sea trauma?
ask-EliminateCards = { $seat }, ¿qué carta de tu mano eliminas?
ask-DiscardCards = { $seat }, ¿qué carta de tu mano descartas?
ask-GiveTrauma = { $seat }, ¿a quién le das el trauma?
ask-Aim = { $seat }, ¿a qué línea disparas?
ask-Target = { $seat }, ¿qué carta quitas?
ask-Copy = { $seat }, ¿qué carta copia tu Mimetic?

## Lo que se puede hacer

verb-show = Mostrar tu trauma 0 y eliminarlo
verb-pass = Decir «paso»
verb-done = Nada más
verb-play =
    { $card-key ->
        [friendly_fire] Disparar { $card } en { $line }
        [trauma_1] Sacar tu { $card } en { $line }
        [trauma_2] Sacar tu { $card } en { $line }
        [trauma_3] Sacar tu { $card } en { $line }
       *[other] Jugar { $card } en { $line }
    }
verb-hide = Poner boca abajo { $card } en { $line }
verb-discard = Descartar { $card }
verb-eliminate = Eliminar { $card }
verb-give = Dar el trauma a { $player }
verb-aim = Apuntar a { $line }
verb-target = Quitar a { $player }: { $target }
verb-copy = Copiar { $card }

## El relato de la partida

event-uncovered_monster = El libro se abre: { $monster }.
event-uncovered_event = En la otra página: { $event_card }.
event-added_monster = ¡Y no viene solo! Se une { $monster }.
event-added_event = ¡Y aún hay más! Se suma { $event_card }.
event-round_started = Ronda { $round }: empieza { $seat }.
event-strong =
    { $line } pide { $required }{ $times ->
        [1] { $plus ->
            [0] { $monsters ->
                [2] { " " }= { $first }+{ $second }
               *[other] { "" }
            }
           *[other] { " " }= { $first }{ $monsters ->
                [2] +{ $second }
               *[other] { "" }
            }+{ $plus }
        }
       *[other] { " " }= { $plus ->
            [0] { $monsters ->
                [2] ({ $first }+{ $second })
               *[other] { $first }
            }
           *[other] ({ $first }{ $monsters ->
                [2] +{ $second }
               *[other] { "" }
            }+{ $plus })
        }×{ $times }
    }.
event-drew = { $seat } roba { $card } { $reason }.
event-drew-hidden = { $seat } roba una carta { $reason }.
event-set_aside = { $seat } aparta { $card }.
event-set_aside-hidden = { $seat } aparta una carta.
event-discarded = { $seat } descarta { $card } { $reason }.
event-eliminated = { $seat } elimina { $card } { $reason }: a su zona de desgaste.
event-reshuffled = El mazo de { $seat } se acaba: le baraja su descarte ({ $count }).
event-traumatised =
    { $count ->
        [one] { $seat } recibe un trauma { $reason }.
       *[other] { $seat } recibe { $count } traumas { $reason }.
    }
event-turn_started = Turno de { $seat }.
event-played = { $seat } juega { $card } en { $line }.
event-hidden = { $seat } pone boca abajo { $card } en { $line }.
event-hidden-hidden = { $seat } pone una carta boca abajo en { $line }.
event-shown = { $seat } muestra { $card }: se lo quita de encima.
event-reached =
    { $line }: { $times ->
        [1] { $total }
       *[other] { $sum }×{ $times } = { $total }
    } de { $required }.
event-struck = El { $card } de { $seat } se lleva { $victim } de { $other_seat } de la línea { $line }.
event-destroyed = Friendly fire de { $seat }: { $card } de { $other_seat } desaparece de { $line }.
event-copied = El Mimetic de { $seat } se vuelve { $card } en { $line }.
event-unlinked = { $card } de { $seat } se queda sin reliquias en { $line } y se descarta.
event-passed = { $seat } dice «paso».
event-exhausted = Se han acabado las cartas de trauma.
event-defeated = ¡Las cuatro líneas están completas: el monstruo vuelve al libro!
event-failed = Todos han pasado: el monstruo escapa y se esconde al fondo del libro.
event-revealed = { $seat } tenía boca abajo { $card } en { $line }.
event-caught = ¡Farol! { $card } de { $seat } no vale en { $line }: se descarta y cuesta traumas.
event-counted =
    { $relics ->
        [one] { $seat } aportó una reliquia.
       *[other] { $seat } aportó { $relics } reliquias.
    }
event-first = { $seat } queda en primer lugar: { $points ->
    [one] +1 punto
   *[other] +{ $points } puntos
  }, lleva { $total }.
event-second =
    Segundo lugar para { $seat }: { $points ->
        [one] +1 punto
       *[other] +{ $points } puntos
    }, lleva { $total }.
event-nothing = { $seat } pasó y no se lleva nada.
event-took = { $seat } se queda con la página: avanza { $steps } en el track de monstruos y llega a { $total }.
event-saddled = { $seat }, en último lugar, carga con { $card }.
event-relieved = Empate por el último lugar: se elimina { $card } de { $seat }.
event-returned = { $monster } se esconde al fondo del libro.
event-scored = { $seat }: { $track } { $track ->
        [one] punto
       *[other] puntos
    } − { $traumas } de traumas + { $set } por tipos = { $total }. Nivel: { $level }.

outcome-monsters = Ya hay bastantes monstruos de vuelta en el libro. Puntos: { $scores }.
outcome-traumas = Se han acabado las cartas de trauma. Puntos: { $scores }.
outcome-points = Alguien ha llegado a 40 puntos. Puntos: { $scores }.
outcome-decks = El libro no tiene más páginas. Puntos: { $scores }.

## La mesa

zone-monsters = Monstruos en combate
zone-events = Eventos en combate
zone-monster_deck = Mazo de monstruos
zone-event_deck = Mazo de eventos y jefes
zone-trauma_pile = Cartas de trauma
zone-strength = Lo que pide cada línea
zone-range = Línea Range (a distancia)
zone-melee = Línea Melee (cuerpo a cuerpo)
zone-shield = Línea Shield (escudo)
zone-codex = Línea Codex (códice)
zone-hand = Mano
zone-aside = Apartadas
zone-draw_pile = Mazo de robo
zone-discard_pile = Descarte
zone-wear_zone = Zona de desgaste
zone-captured = Devueltos al libro
zone-scores = Puntuación final

counter-round = Ronda
counter-hand_size = Cartas en mano
counter-points = Puntos de victoria
counter-track = Monstruos devueltos
counter-relics = Reliquias aportadas
counter-passed = Ha pasado
counter-starts = Empieza la ronda

# La posición en una frase.
position = Ronda { $round }{ $monsters-count ->
        [0] {""}
       *[other] , contra { $monsters-names }
    }{ $events-count ->
        [0] {""}
       *[other] , con { $events-names }
    }
position-seat = { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }, { $track ->
        [one] { $track } monstruo devuelto
       *[other] { $track } monstruos devueltos
    }, { $relics ->
        [one] { $relics } reliquia
       *[other] { $relics } reliquias
    }, { $hand-count ->
        [one] { $hand-count } carta
       *[other] { $hand-count } cartas
    } en la mano

number-range = Range
number-melee = Melee
number-shield = Shield
number-codex = Codex
number-range_plus = Range +
number-melee_plus = Melee +
number-shield_plus = Shield +
number-codex_plus = Codex +
number-range_times = Range ×
number-melee_times = Melee ×
number-shield_times = Shield ×
number-codex_times = Codex ×
number-first = Puntos al primero
number-second = Puntos al segundo
number-traumas = Traumas
number-points = Puntos
number-hand = Mano
number-steps = Pasos en el track
number-monster = Monstruo
number-monster_2 = Segundo monstruo
number-plus = Evento +
number-plus_2 = Segundo evento +
number-times = Evento ×
number-times_2 = Segundo evento ×
number-required = Pide
number-sum = Suma
number-multiplied = Multiplicada por
number-reached = Lleva
number-lacking = Falta
number-face_down = Boca abajo
number-bluff = Farol
number-worth = Vale
number-counts = Cuenta
number-set = Por tipos
number-total = Total
number-track = Monstruos devueltos
number-eliminated = Cartas eliminadas

## Lo que hacen las cartas

clause-relic =
    { $count ->
        [one] Vale una reliquia en la línea de su tipo.
       *[other] Vale { $count } reliquias en la línea de su tipo.
    }
clause-wild =
    { $count ->
        [one] Vale una reliquia del tipo que elijas: el de la línea donde la pongas, y ahí se queda. Una línea completa ya no la admite, salvo que se acuerde otra cosa.
       *[other] Vale { $count } reliquias del tipo que elijas: el de la línea donde la pongas, y ahí se queda. Una línea completa ya no la admite, salvo que se acuerde otra cosa.
    }
clause-trauma =
    { $value ->
        [0] Muéstralo: va a tu zona de desgaste y cuenta como una de tus dos cartas.
       *[other] Boca arriba quita de una línea una carta de reliquia de otro jugador que valga { $value }. Boca abajo, al final de la ronda se lo queda el último; si hay empate por el último lugar, se elimina. Al final de la partida, en tu mazo o tu descarte, te resta { $value }.
    }
clause-draw =
    { $count ->
        [one] Roba una carta.
       *[other] Roba { $count } cartas.
    }
clause-draw-everyone =
    { $count ->
        [one] Todos roban una carta.
       *[other] Todos roban { $count } cartas.
    }
clause-limit = Quien pase del máximo de la ronda descarta hasta llegar a él.
clause-give_trauma = Toma un trauma sin mirarlo y dáselo a otro jugador, que lo baraja en su mazo.
clause-eliminate =
    { $count ->
        [one] Elimina una carta de tu mano.
       *[other] Elimina { $count } cartas de tu mano.
    }
clause-new_hand = Descarta el resto de la mano y roba una nueva.
clause-mill =
    { $count ->
        [one] Descarta una carta de tu mazo de robo.
       *[other] Descarta { $count } cartas de tu mazo de robo.
    }
clause-destroy = Elimina cualquier carta de otro jugador en la zona de batalla, también boca abajo; después, esta carta se descarta.
clause-discard =
    { $count ->
        [one] Descarta una carta de tu mano.
       *[other] Descarta { $count } cartas de tu mano.
    }
clause-count_relic_cards = Vale tantas reliquias como cartas de reliquia haya boca arriba en su línea. No entra en una línea vacía o completa; si se queda sin reliquias, se descarta.
clause-multiply = Multiplica por { $count } el valor de todas las cartas de su línea, para sus dueños. No entra en una línea vacía o completa; si se queda sin reliquias, se descarta.
clause-copy = Copia una reliquia o una especial de otro jugador que esté boca arriba en su línea, con su efecto. No entra en una línea vacía o completa.
clause-adds-monster = Se une otro monstruo al combate.
clause-adds-event = Se suma otro evento al combate.
clause-cleanse =
    { $count ->
        [one] Al empezar la ronda, cada jugador puede eliminar un trauma de su mano.
       *[other] Al empezar la ronda, cada jugador puede eliminar hasta { $count } traumas de su mano.
    }
clause-start_trauma =
    { $count ->
        [one] Al empezar la ronda, cada jugador recibe un trauma.
       *[other] Al empezar la ronda, cada jugador recibe { $count } traumas.
    }
clause-last_trauma =
    { $count ->
        [one] Al acabar la ronda, quien sea último sin empate recibe un trauma.
       *[other] Al acabar la ronda, quien sea último sin empate recibe { $count } traumas.
    }
clause-no_face_down = En esta ronda no se ponen cartas boca abajo.
clause-hand =
    { $count ->
        [one] En esta ronda la mano es de una carta.
       *[other] En esta ronda la mano es de { $count } cartas.
    }
clause-pass =
    { $count ->
        [one] Pasar cuesta un trauma.
       *[other] Pasar cuesta { $count } traumas.
    }
clause-points =
    { $count ->
        [one] Da un punto más a cada jugador que puntúa.
       *[other] Da { $count } puntos más a cada jugador que puntúa.
    }
clause-steps = El primero avanza { $count } en el track de monstruos.

## El tablero

board-book = El libro abierto
board-face-up = Boca arriba
board-face-down = Boca abajo
board-complete = completa
board-lacks =
    { $count ->
        [one] falta
       *[other] faltan
    }
board-first = al primero
board-second = al resto
board-relics =
    { $count ->
        [one] reliquia
       *[other] reliquias
    }
board-traumas =
    { $count ->
        [one] trauma
       *[other] traumas
    }
board-traumas-about =
    { $count ->
        [one] Cartas de trauma: queda una.
       *[other] Cartas de trauma: quedan { $count }.
    } Quien pasa recibe las que dice el evento; cuando se terminan, acaba la partida.
board-passed = Pasó
board-bluffing = Con faroles
board-starts = Empieza
board-where = ¿Dónde va { $card }?
board-player = Jugador
board-level = Nivel de la aventura
number-aimed = Se apunta aquí
board-fact-traumas =
    { $count ->
        [one] trauma al pasar
       *[other] traumas al pasar
    }
board-fact-points =
    { $count ->
        [one] punto más
       *[other] puntos más
    }
board-fact-hand = en la mano
board-fact-steps = en el track
board-read-hand = Leer tu mano

## Los capítulos del almanaque

section-monster = Monstruos
section-event = Eventos
section-relic = Reliquias
section-special = Cartas especiales
section-trauma = Traumas

# Dicho a quien juega: «tú»; y lo que se repite, contado.
event-drew-you = Robas { $card } { $reason }.
event-drew-all = Roban cartas { $seats }.
event-traumatised-all = Reciben traumas { $seats }.
event-counted-all = Se cuenta lo que aportaron { $seats }.
event-second-all = Segundo lugar para { $seats }.
event-revealed-all = { $seats } descubren sus cartas.
event-drew-many = { $seat } roba { $count } cartas.
event-drew-many-you = Robas { $count } cartas.
event-set_aside-you = Apartas { $card }.
event-set_aside-many = { $seat } aparta { $count } cartas.
event-set_aside-many-you = Apartas { $count } cartas.
event-discarded-you = Descartas { $card } { $reason }.
event-discarded-many = { $seat } descarta { $count } cartas.
event-discarded-many-you = Descartas { $count } cartas.
event-eliminated-you = Eliminas { $card } { $reason }: a tu zona de desgaste.
event-turn_started-you = Es tu turno.
event-played-you = Juegas { $card } en { $line }.
event-hidden-you = Pones boca abajo { $card } en { $line }.
event-shown-you = Muestras { $card }: te lo quitas de encima.
event-struck-you = Tu { $card } se lleva { $victim } de { $other_seat } de la línea { $line }.
event-struck-at-you = El { $card } de { $seat } se lleva tu { $victim } de la línea { $line }.
event-destroyed-at-you = Friendly fire de { $seat }: tu { $card } desaparece de { $line }.
event-passed-you = Dices «paso».
event-revealed-you = Tenías boca abajo { $card } en { $line }.
event-nothing-you = Pasaste y no te llevas nada.
event-took-you = ¡Te quedas con la página! Avanzas { $steps } en el track de monstruos y llegas a { $total }.
event-saddled-you = Quedas en último lugar y cargas con { $card }.
event-round_started-you = Ronda { $round }: empiezas tú.
event-reshuffled-you = Tu mazo se acaba: le barajas tu descarte ({ $count }).
event-traumatised-you =
    { $count ->
        [one] Recibes un trauma { $reason }.
       *[other] Recibes { $count } traumas { $reason }.
    }
event-destroyed-you = Tu Friendly fire: { $card } de { $other_seat } desaparece de { $line }.
event-copied-you = Tu Mimetic se vuelve { $card } en { $line }.
event-unlinked-you = Tu { $card } se queda sin reliquias en { $line } y se descarta.
event-caught-you = ¡Farol! Tu { $card } no vale en { $line }: se descarta y cuesta traumas.
event-counted-you =
    { $relics ->
        [one] Aportaste una reliquia.
       *[other] Aportaste { $relics } reliquias.
    }
event-first-you = Quedas en primer lugar: { $points ->
    [one] +1 punto
   *[other] +{ $points } puntos
  }, llevas { $total }.
event-second-you =
    Segundo lugar para ti: { $points ->
        [one] +1 punto
       *[other] +{ $points } puntos
    }, llevas { $total }.
event-relieved-you = Empate por el último lugar: se elimina tu { $card }.
event-scored-you = Tú: { $track } { $track ->
        [one] punto
       *[other] puntos
    } − { $traumas } de traumas + { $set } por tipos = { $total }. Nivel: { $level }.

# Órdenes que se dejan
order-keep = Quedarme con mi mano al acabar el turno
order-pass = Decir «paso» siempre
order-cleanse = Eliminar un trauma cuando pueda
order-give = Dar siempre el trauma igual
order-if-passed = alguien más ha dicho «paso»
order-if-passed-not = nadie más ha dicho «paso»
order-if-points = alguien más tiene { $number } puntos o más
order-if-points-not = nadie más llega a { $number } puntos
order-if-round = ha llegado la ronda { $number }
order-if-round-not = aún no ha llegado la ronda { $number }
order-if-trauma = puedo eliminar una carta
order-if-trauma-not = no puedo eliminar ninguna carta
order-answer-pass = decir «paso»
order-answer-keep = quedarme con todo
order-answer-cleanse = eliminar el primero que se pueda
order-pick-discard = descartar…
order-pick-eliminate = eliminar…
order-pick-give = dárselo a…
order-pick-aim = disparar a…
