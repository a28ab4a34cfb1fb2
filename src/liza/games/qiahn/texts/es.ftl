# Qíahn Tactics, todo lo que lee un jugador.

game-about = Dos mundos en las dos caras de una moneda: descubre a tu tropa, elige a quién envías a luchar y que hablen los dados.

seat-0 = Cara
seat-1 = Cruz
side-cara = Cara
side-cara-text = El mundo del sol: sus fichas son blancas.
side-cruz = Cruz
side-cruz-text = El mundo de las cuatro lunas: sus fichas son negras.

## Lo que se puede elegir antes de empezar

option-troop = Tropa
option-troop-about = Con tres combatientes por bando la partida es corta y va al grano; con seis hay más que desplegar y más que adivinar.
option-troop-3 = Tres combatientes
option-troop-6 = Seis combatientes
option-magic = Magias de Cara
option-magic-about = Las dos magias que lleva Cara; Cruz lleva las otras dos.
option-magic-fuego-tierra = Fuego y Tierra
option-magic-fuego-agua = Fuego y Agua
option-magic-fuego-aire = Fuego y Aire
option-magic-tierra-agua = Tierra y Agua
option-magic-tierra-aire = Tierra y Aire
option-magic-agua-aire = Agua y Aire

## Lo que se pregunta y lo que se puede hacer

ask-Deploy = { $seat }, ¿a quién envías a la vanguardia? De uno a tres.
ask-Equip = { $seat }, ¿colocas algún pertrecho?
ask-Repel = { $seat }, ¿a qué enemigo devuelve tu Aire a la reserva?

verb-end = Decir «turno»
verb-deploy = Enviar a tu { $combatant }
verb-place =
    { $token-key ->
        [espada] Poner la Espada sobre tu { $combatant }
        [escudo] Poner el Escudo sobre tu { $combatant }
       *[other] Poner { $token } sobre tu { $combatant }
    }
verb-repel =
    { ARTICLE($combatant) ->
        [la] Devolver a su reserva a la { $combatant }
       *[el] Devolver a su reserva al { $combatant }
    }

## El relato de la partida

event-tossed = La moneda cae: { $seat } empieza atacando.
event-discovered = { $seat } descubre a su { $combatant }.
event-deployed = { $seat } envía a su { $combatant } a la vanguardia.
event-ended = { $seat } dice «turno».
event-placed =
    { $token-key ->
        [espada] { $seat } pone la Espada sobre su { $combatant }.
        [escudo] { $seat } pone el Escudo sobre su { $combatant }.
       *[other] { $seat } pone { $token } sobre su { $combatant }.
    }
event-repelled =
    { ARTICLE($combatant) ->
        [la] El viento devuelve a la reserva a la { $combatant } de { $seat }.
       *[el] El viento devuelve a la reserva al { $combatant } de { $seat }.
    }
event-rolled =
    { ARTICLE($combatant) ->
        [la] La { $combatant } de { $seat } tira un d{ $sides }: { $result }.
       *[el] El { $combatant } de { $seat } tira un d{ $sides }: { $result }.
    }
event-copied =
    { ARTICLE($combatant) ->
        [la] La { $combatant } de { $seat } copia con Agua un { $result }.
       *[el] El { $combatant } de { $seat } copia con Agua un { $result }.
    }
event-strengthened =
    { ARTICLE($combatant) ->
        [la] El equipo da +{ $bonus } a la { $combatant } de { $seat }.
       *[el] El equipo da +{ $bonus } al { $combatant } de { $seat }.
    }
event-counted = { $seat } suma { $total }.
event-round_won = { $seat } gana la ronda.
event-round_drawn = La ronda queda en empate: todos vuelven a su reserva.
event-saved =
    { ARTICLE($combatant) ->
        [la] Tierra protege a la { $combatant } de { $seat }, que vuelve a la reserva.
       *[el] Tierra protege al { $combatant } de { $seat }, que vuelve a la reserva.
    }
event-defeated =
    { ARTICLE($combatant) ->
        [la] La { $combatant } de { $seat } cae en combate.
       *[el] El { $combatant } de { $seat } cae en combate.
    }
event-turned = Empieza la ronda { $round }: { $seat } gira la moneda y ataca.

outcome-survivors = Ya no queda nadie boca abajo. Se cuentan los supervivientes: { $scores }.

## La mesa

zone-centre = Centro
zone-reserve = Línea de reserva
zone-vanguard = Línea de vanguardia
zone-defeated = Derrotados
zone-aside = Apartados
zone-tokens = Pertrechos
zone-spent = Pertrechos gastados

counter-round = Ronda
counter-total = Total

# La posición en una frase.
position = Ronda { $round }
position-seat = { $reserve-count ->
        [0] nadie en reserva
       *[other] en reserva { $reserve-names }
    }, { $vanguard-count ->
        [0] nadie en vanguardia
       *[other] en vanguardia { $vanguard-names }
    }, { $defeated-count ->
        [0] sin bajas
        [one] { $defeated-count } baja
       *[other] { $defeated-count } bajas
    }, { $tokens-count ->
        [0] sin pertrechos
       *[other] pertrechos { $tokens-names }
    }
board-last = último combate
board-coin = La moneda: ataca { $side }
board-end = Acabas aquí: lo que has hecho queda confirmado.
board-face-down = Combatiente boca abajo
board-hidden = Nadie lo ha visto todavía, ni su bando. Por descubrir en ese bando: { $who }.
board-theirs = Es de { $seat }: solo { $seat } decide cuándo se usa.

number-die = Dado
number-bonus = Bonificación

## Combatientes y pertrechos

combatant-mago-text = El de mayor dado: nadie llega tan alto.
combatant-paladin-text = Fuerte y seguro, justo por detrás del Mago.
combatant-caballero-text = Mejor que la mayoría, a solas o acompañado.
combatant-bestia-text = Ni de los fuertes ni de los débiles: una buena compañía.
combatant-arquero-text = Débil en solitario, útil para sumar.
combatant-infante-text = El de menor dado: pocos lo echarán de menos.
token-espada-text = Solo en ataque: suma al dado de quien la lleva. Un solo uso.
token-escudo-text = Solo en defensa: suma al dado de quien lo lleva. Un solo uso.
token-fuego-text = Quien lo lleva tira dos veces su dado y suma los dos resultados.
token-tierra-text = Si pierdes la ronda, quien la lleva sobrevive.
token-agua-text = Quien la lleva no tira: copia la tirada más alta de cualquier otro combatiente, pero no el equipo.
token-aire-text = En cuanto lo colocas devuelve a un enemigo a su reserva; si estaba solo, la ronda acaba en empate.

## Los capítulos del almanaque

section-combatant = Combatientes
section-token = Equipo y magias

# Dicho a quien juega: «tú».
event-tossed-you = La moneda cae: empiezas atacando.
event-discovered-you = Descubres a tu { $combatant }.
event-deployed-you = Envías a tu { $combatant } a la vanguardia.
event-ended-you = Dices «turno».
event-placed-you =
    { $token-key ->
        [espada] Pones la Espada sobre tu { $combatant }.
        [escudo] Pones el Escudo sobre tu { $combatant }.
       *[other] Pones { $token } sobre tu { $combatant }.
    }
event-repelled-you = El viento devuelve a tu reserva a tu { $combatant }.
event-rolled-you = Tu { $combatant } tira un d{ $sides }: { $result }.
event-copied-you = Tu { $combatant } copia con Agua un { $result }.
event-strengthened-you = El equipo da +{ $bonus } a tu { $combatant }.
event-counted-you = Sumas { $total }.
event-round_won-you = ¡Ganas la ronda!
event-saved-you = Tierra protege a tu { $combatant }, que vuelve a la reserva.
event-defeated-you = Tu { $combatant } cae en combate.
event-turned-you = Empieza la ronda { $round }: giras la moneda y atacas.

# Órdenes que se dejan
order-equip = Colocar cada pertrecho en cuanto pueda
order-turn = No colocar nada y decir «turno»
order-one = Enviar solo al combatiente más débil
order-repel = Devolver con el Aire al enemigo más fuerte
order-if-vanguard = tengo { $number } o más combatientes en la vanguardia
order-if-vanguard-not = tengo menos de { $number } combatientes en la vanguardia
order-if-enemies = el enemigo tiene { $number } o más combatientes en la vanguardia
order-if-enemies-not = el enemigo tiene menos de { $number } combatientes en la vanguardia
order-if-losses = me han derrotado a { $number } o más combatientes
order-if-losses-not = me han derrotado a menos de { $number } combatientes
order-if-round = ha llegado la ronda { $number }
order-if-round-not = aún no ha llegado la ronda { $number }
order-answer-strongest = enviar al más fuerte
order-answer-weakest = enviar al más débil
order-answer-equip = colocar lo primero que se pueda
order-answer-turn = decir «turno»
order-answer-repel = devolver al más fuerte
order-pick-deploy = enviar a…
order-pick-place = colocar…
order-pick-repel = devolver a…
