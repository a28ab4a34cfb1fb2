# Tornaris, todo lo que lee un jugador.

game-about = De día tienda, torre y mazmorra; de noche descanso, trabajo y ring: prepárate como nadie y gana el gran torneo final.

player-p1 = Jugador 1
player-p2 = Jugador 2
player-p3 = Jugador 3
player-p4 = Jugador 4
player-p5 = Jugador 5
player-p6 = Jugador 6

## Lo que se puede elegir antes de empezar

option-start = Quién recibe el token de turno
option-start-about = Quién va primero en el primer turno; después el token pasa de mano en mano.
option-start-random = Alguien al azar
option-start-p1 = Jugador 1
option-start-p2 = Jugador 2
option-start-p3 = Jugador 3
option-start-p4 = Jugador 4
option-start-p5 = Jugador 5
option-start-p6 = Jugador 6
option-shop_limit = Compras por visita a la tienda
option-shop_limit-about = Cuánto puede llevarse cada uno de la tienda en una visita.
option-shop_limit-1 = Una carta
option-shop_limit-2 = Hasta dos cartas
option-shop_limit-any = Todas las que puedas pagar
option-duel_stake = Lo que paga quien pierde un reto
option-duel_stake-about = Si perder un reto, del Guante o de Zelrac, cuesta oro.
option-duel_stake-0 = Nada
option-duel_stake-3 = 3 de oro
option-tournament_mana = Maná al empezar el torneo
option-tournament_mana-about = Si llegas al torneo con el maná que te queda o con todo.
option-tournament_mana-False = El que te quede
option-tournament_mana-True = Todo recuperado
option-days = Cartas de día entre las 50
option-days-about = Cuántos turnos serán de día, con tienda y mazmorra, y cuántos de noche.
option-days-30 = 30 días y 20 noches
option-days-25 = 25 días y 25 noches
option-dungeon_passes = Vueltas para usar equipamiento en la mazmorra
option-dungeon_passes-about = Cuántas veces le toca a cada uno añadir equipamiento contra el monstruo.
option-dungeon_passes-1 = Una
option-dungeon_passes-2 = Dos
option-remi_in_combat = Los seises por los que cobra Remi
option-remi_in_combat-about = Qué seises le pagan oro a Remi.
option-remi_in_combat-False = Remi cobra por el 6 de cualquier dado que lance, también fuera de combate
option-remi_in_combat-True = Remi solo cobra por los seises de un combate, sin contar el desempate
option-sell_anytime = Cuándo se vende equipamiento
option-sell_anytime-about = En qué momentos puedes vender tu equipamiento al banco.
option-sell_anytime-False = Cuando te toca decidir algo fuera de combate
option-sell_anytime-True = En cualquier momento: también al elegir la flecha y en combate, y lo usado conserva su efecto
option-penalty_first = Vender cuando hay que entregar una carta
option-penalty_first-about = Si en la misma pregunta puedes vender antes la carta que ibas a perder.
option-penalty_first-True = Primero se entrega la carta; después se vende
option-penalty_first-False = Se puede vender antes, aunque ya no quede carta que entregar
option-raven = Cuándo se usa el Cuervo Mensajero
option-raven-about = En qué momento se compra con el Cuervo.
option-raven-own-turn = Cuando te toca en el orden de turno, antes de tu casilla
option-raven-after-reveal = Justo tras revelar las flechas, antes que ninguna casilla
option-challenge = A quién reta Zelrac
option-challenge-about = En qué casilla tiene que estar aquel a quien reta Zelrac.
option-challenge-own-space = En la de Zelrac
option-challenge-any-space = En cualquiera, salvo la Mazmorra

## Casillas y otras cosas

space-dungeon = Mazmorra
space-shop = Tienda
space-tower = Torre
space-day_event = Evento de día
space-rest = Descanso
space-work = Trabajo
space-ring = Ring
space-night_event = Evento de noche

space-dungeon-text = Al final del turno, todos los que bajan pelean juntos contra el monstruo. Si nadie más baja, puedes tomar un evento en su lugar.
space-shop-text = Compras de las cartas a la venta; elige antes quien va antes en el turno.
space-tower-text = Su dueño cobra cada turno 4 de oro, si el cielo no dice otra cosa. Si no tiene dueño, es de quien llega; si lo tiene y no está bloqueada, te bates con él.
space-day_event-text = Robas un evento de día y pasa lo que dice.
space-rest-text = Recuperas todo tu maná, si el cielo no dice otra cosa.
space-work-text = Ganas 5 de oro, si el cielo no dice otra cosa.
space-ring-text = Los dos primeros en el turno se baten por oro y los demás toman un evento de noche. Si no hay nadie más, ganas 3 de oro.
space-night_event-text = Robas un evento de noche y pasa lo que dice.
half-day = Día
half-night = Noche
category-goblin = Duende
category-ogre = Ogro
category-golem = Golem
category-dragon = Dragón
good-equipment = un equipamiento al azar
good-slot = un espacio de equipamiento
good-mana = un maná
face-1 = 1
face-2 = 2
face-3 = 3
face-4 = 4
face-5 = 5
face-6 = 6
amount-1 = 1
amount-2 = 2
amount-3 = 3
amount-4 = 4
amount-5 = 5
cause-ring = el Ring
cause-tower = la torre
cause-honour = el honor
cause-purse = una bolsa de oro
cause-ransom = el oro de quien pierda
cause-title = el título
token-used = Usado en este combate
token-picked = Apartado
token-won = Gana

## Lo que se pregunta

ask-Market = { $seat }, mercado negro: ¿vendes un equipamiento por su precio entero?
ask-Choose = { $seat }, ¿adónde apunta tu flecha secreta?
ask-CrystalChoose = { $seat }, ya has visto las flechas: ¿adónde vas?
ask-AfterReveal = { $seat }, las flechas están a la vista: ¿usas algo?
ask-BeforeSpace = { $seat }, te toca: ¿algo antes de tu casilla?
ask-Shop = { $seat }, estás en la tienda: ¿qué compras?
ask-BeforeDungeon = { $seat }, a las puertas de la mazmorra: ¿usas algo?
ask-Alone = { $seat }, nadie más ha bajado: ¿te enfrentas al monstruo o tomas un evento?
ask-PreCombat = { $seat }, vas a combatir: ¿bebes una poción?
ask-HuntPlay = { $seat }, suma lo que puedas contra el monstruo.
ask-DuelPlay = { $seat }, vas por detrás: ¿respondes?
ask-PickDie = { $seat }, ¿qué dado repites?
ask-PickDice = { $seat }, ¿qué dados repites? Apártalos y lánzalos juntos.
ask-RaiseDie = { $seat }, ¿qué dado subes y cuánto?
ask-MakeRoom = { $seat }, no te cabe lo que has robado: haz sitio o renuncia.
ask-GiveUp = { $seat }, tienes que descartar un equipamiento.
ask-Smith = { $seat }, el herrero te lo deja a mitad de precio: ¿lo compras?
ask-Trinket = { $seat }, ¿te lo quedas o lo cambias por oro?
ask-Wager = { $seat }, ¿cuánto apuestas?
ask-Teacher = { $seat }, el maestro enseña por dinero: ¿pagas?
ask-Peddler = { $seat }, ¿con qué objeto te quedas?
ask-Defy = { $seat }, ¿a quién desafías?
ask-Rob = { $seat }, ¿a quién le quitas oro?
ask-Spy = { $seat }, ¿las cartas de quién miras?
ask-Convert = { $seat }, antes del torneo: ¿en qué conviertes tu oro?

## Lo que se puede hacer

verb-done = Nada más
verb-crystal = Esperar con el Cristal Vidente
verb-potion = Beber una Poción de Maná
verb-fight = Enfrentarte al monstruo
verb-event = Tomar un evento
verb-familiar = Invocar al Familiar
verb-magic = Repetir un dado
verb-pay = Pagar
verb-keep = Quedártelo
verb-cash = Cambiarlo por oro
verb-go = { $space }
verb-portal = Portal de Bolsillo: { $space }
verb-glove = Guante del Duelo contra { $player }
verb-challenge = Retar a { $player }
verb-target = { $player }
verb-stake = Apostar { $amount }
verb-die = Dado con un { $face }
verb-raise = Sumar { $amount } a un { $face }
verb-convert = Comprar { $good }
verb-take = Quedarte con { $object }
verb-buy = Comprar { $equipment }
verb-raven = Cuervo Mensajero: comprar { $equipment }
verb-sell = Vender { $equipment }
verb-discard = Descartar { $equipment }
verb-play = Activar { $equipment }
verb-market = Vender { $equipment } por su precio entero

## El relato de la partida

event-turn_began = Turno { $round }: empieza { $seat }.
event-dawned = { $half }: { $sky }.
event-stocked = En la tienda: { $equipment }, { $price } de oro.
event-monster_came = Aparece { $monster } ({ $category }), vida { $life }.
event-mana_grew = El maná máximo de { $seat } sube { $amount } y llega a { $left }.
event-committed = La flecha de { $seat } apunta a: { $space }.
event-committed-hidden = { $seat } ya ha elegido.
event-arrow = Flecha de { $seat }: { $space }.
event-crystal_used = { $seat } usa el Cristal Vidente y elige después.
event-portal_used = { $seat } cruza un Portal de Bolsillo: { $space }.
event-raven_used = { $seat } manda un Cuervo Mensajero a la tienda.
event-bought = { $seat } compra { $equipment } por { $price }.
event-sold = { $seat } vende { $equipment } por { $price }.
event-discarded = { $seat } descarta { $equipment }.
event-gained = { $seat } gana { $amount } de oro: ya tiene { $left }.
event-lost =
    { $seat } pierde { $amount } de oro: { $left ->
        [one] le queda 1
       *[other] le quedan { $left }
    }.
event-recovered = { $seat } recupera { $amount } de maná: ya tiene { $left }.
event-drained =
    { $seat } pierde { $amount } de maná: { $left ->
        [one] le queda 1
       *[other] le quedan { $left }
    }.
event-drew_equipment = { $seat } recibe { $equipment }.
event-drew_equipment-hidden = { $seat } recibe un equipamiento.
event-drew_object = { $seat } recibe { $object }.
event-drew_object-hidden = { $seat } recibe un objeto.
event-event_drawn = Evento para { $seat }: { $happening }.
event-tower_taken = ¡{ $seat } toma la torre!
event-tower_held = { $seat } conserva la torre.
event-tower_paid = La torre le da { $amount } de oro a { $seat }.
event-ring_alone = { $seat } está a solas en el Ring.
event-worked = { $seat } trabaja.
event-rested = { $seat } descansa.
event-glove_used = { $seat } le tira el Guante del Duelo a { $rival_seat }.
event-challenged = { $seat } reta a { $rival_seat }.
event-duel_began = Duelo por { $cause }: { $seat }, con ventaja, contra { $rival_seat }.
event-rolled = { $seat } saca { $first } y { $second }: { $total }.
event-extra_die = Dado extra de { $seat }: { $face }.
event-rerolled = { $seat } repite un { $old } y saca un { $face }.
event-raised = { $seat } sube un dado de { $old } a { $face }.
event-played = { $seat } activa { $equipment } ({ $mana } de maná).
event-total = { $seat } suma { $total }.
event-conceded = { $seat } no responde.
event-tied = Empate entre { LIST($seat, $rival_seat) }.
event-rolled_off = Desempate: { $seat } saca { $first } y { $second }.
event-duel_won = { $seat } gana a { $rival_seat }, { $total } contra { $rival_total }.
event-hunt_began = Empieza el combate contra { $monster }, vida { $life }.
event-group_total = El grupo suma { $total } de { $life }.
event-hunt_won = ¡{ $monster } cae!
event-hunt_lost = { $monster } resiste.
event-unrewarded = { $seat } tenía el dado más bajo y se queda sin recompensa.
event-potion_used = { $seat } bebe una Poción de Maná.
event-familiar_used = { $seat } invoca a su Familiar.
event-magic_used = { $seat } repite un dado con su magia.
event-temporary = { $seat } toma prestado un equipamiento: { $equipment }.
event-temporary-hidden = { $seat } toma prestado un equipamiento para este combate.
event-looked = { $seat } mira el próximo monstruo: { $monster }.
event-looked-hidden = { $seat } mira el próximo monstruo.
event-spied = { $seat } mira las cartas de { $rival_seat }.
event-staked = { $seat } apuesta { $amount } y saca un { $face }.
event-robbed = { $seat } le quita { $amount } de oro a { $rival_seat }.
event-offered = A { $seat } le ofrecen { $object }.
event-offered-hidden = A { $seat } le ofrecen un objeto.
event-took_object = { $seat } se queda con { $object }.
event-took_object-hidden = { $seat } se queda con uno de los objetos.
event-left_object = { $seat } deja { $object }.
event-declined = { $seat } renuncia a { $equipment }.
event-cashed = { $seat } cambia { $equipment } por { $amount } de oro.
event-paid = { $seat } paga { $amount } de oro.
event-diced = { $seat } saca un { $face }.
event-tournament_began = ¡Empieza el torneo final!
event-order_die = { $seat } saca un { $face } para el orden.
event-placed = { $seat }: puesto { $place } del torneo.
event-converted = { $seat } convierte su oro en { $good }.
event-champion = ¡El título de Tornaris es de { $seat }!
event-went_away = { $seat } deja la partida: desde ahora se le salta.
event-walked_over = { $seat } pasa sin tirar dados: { $rival_seat } ya no está.
event-lucky = ¡{ $seat } saca un { $face }, y su don se lo paga!
event-prized = { $character } cobra cada victoria: ha ganado { $seat }.
event-reaped = { $equipment }, que usó { $seat }, hace ahora su efecto.
event-returned = El equipamiento prestado de { $seat } va al descarte: { $equipment }.

outcome-champion = { $winners } gana el último duelo: ¡el título de Tornaris es suyo!

## Lo que hay en la mesa

zone-sky = Carta del turno
zone-monster = Monstruo activo
zone-next_monster = Monstruos por venir
zone-row = A la venta
zone-dungeon = Mazmorra
zone-shop = Tienda
zone-tower = Torre
zone-day_event = Evento de día
zone-rest = Descanso
zone-work = Trabajo
zone-ring = Ring
zone-night_event = Evento de noche
zone-gear_deck = Mazo de equipamientos
zone-gear_discard = Equipamientos descartados
zone-object_deck = Mazo de objetos
zone-object_discard = Objetos usados
zone-sky_deck = Mazo de día y noche
zone-sky_discard = Días y noches pasados
zone-day_deck = Mazo de eventos de día
zone-day_discard = Eventos de día pasados
zone-night_deck = Mazo de eventos de noche
zone-night_discard = Eventos de noche pasados
zone-character = Personaje
zone-arrow = Flecha
zone-gear = Equipamientos
zone-objects = Objetos
zone-temporary = Equipamiento prestado
zone-drawn = Carta robada
zone-offered = Objetos que te ofrecen
zone-duel = Se combate por
zone-bout_1 = Duelo 1 del torneo
zone-bout_2 = Duelo 2 del torneo
zone-bout_3 = Duelo 3 del torneo
zone-bout_4 = Duelo 4 del torneo
zone-bout_5 = Duelo 5 del torneo

counter-round = Turno
counter-monsters_left = Monstruos por venir
counter-category = Categoría
counter-tower = Dueño de la torre
counter-block = Turnos de bloqueo
counter-gold = Oro
counter-mana = Maná
counter-slots = Espacios
counter-place = Puesto en el torneo
counter-duels_won = Duelos ganados
counter-out = Fuera del torneo
counter-turn_place = Lugar en el turno
counter-departed = Ha dejado la partida
counter-fights = En combate
counter-total = Total
counter-group_total = Total del grupo
counter-advantage = Ventaja

# La posición en una frase.
position = Turno { $round }{ $sky-count ->
        [0] {""}
       *[other] , { $sky-names }
    }{ $monster-count ->
        [0] {""}
       *[other] , en la mazmorra { $monster-names }
    }
position-you = { position-seat }{ $gear-count ->
        [0] {""}
       *[other] , llevas { $gear-names }
    }{ $objects-count ->
        [0] {""}
       *[other] , tienes { $objects-names }
    }
position-seat = { $character-count ->
        [0] {""}
       *[other] { $character-names },{" "}
    }{ $gold } de oro, { $mana } de maná{ $where-key ->
        [none] {""}
       *[other] , en { $where }
    }

number-mana = Maná
number-price = Precio
number-cost = Te cuesta
number-sells = Se vende por
number-factor = Factor
number-life = Vida
number-bout = Sale del duelo

## Lo que hacen las cartas

clause-dungeon = Mazmorra:
clause-reward = Recompensa:
clause-penalty = Penitencia:

clause-gear-bonus = +{ $amount }.
clause-gear-weaken = El total del rival baja { $amount }.
clause-gear-reroll = Repite un dado tuyo; vale el nuevo.
clause-gear-reroll_any = Repite juntos los dados tuyos que quieras; valen los nuevos.
clause-gear-reroll_rival = El rival repite uno de sus dados más altos.
clause-gear-extra_dice = { $amount ->
    [one] Lanza un dado más y súmalo.
   *[other] Lanza { $amount } dados más y súmalos.
}
clause-gear-best_die =
    { $amount ->
        [one] Lanza un dado más y súmalo.
       *[other] Lanza { $amount } dados más y suma el mayor.
    }
clause-gear-raise = { $amount ->
    [one] Súmale 1 punto a un dado tuyo, sin pasar de 6.
   *[other] Súmale de 1 a { $amount } puntos a un dado tuyo, sin pasar de 6.
}
clause-gear-copy = Tu dado más alto cuenta otra vez.
clause-gear-bonus_each = +{ $amount } por cada combatiente, tú incluido.
clause-gear-bonus_against-goblin = Contra un Duende, +{ $amount } más.
clause-gear-bonus_against-ogre = Contra un Ogro, +{ $amount } más.
clause-gear-bonus_against-golem = Contra un Golem, +{ $amount } más.
clause-gear-bonus_against-dragon = Contra un Dragón, +{ $amount } más.
clause-gear-win_gold = Si ganas este combate, ganas { $amount } de oro.
clause-gear-lose_gold = Si pierdes este combate, pierdes { $amount } de oro.

clause-ability-face_counts = Los dados con un { $face } cuentan { $amount }.
clause-ability-forbid = No se activan equipamientos de { $amount } de maná.
clause-ability-unreward = Quien tenga el dado más bajo no recibe recompensa.
clause-ability-reroll_highest = Tras lanzar, cada combatiente repite uno de sus dados más altos.
clause-ability-same_once = Los dados iguales de un combatiente cuentan una sola vez.
clause-ability-limit = { $amount ->
    [one] Cada combatiente activa un equipamiento como mucho.
   *[other] Cada combatiente activa { $amount } equipamientos como mucho.
}
clause-ability-dearer = Cada activación cuesta { $amount } más de maná; las de 0 siguen en 0.

clause-deed-gold = Ganas { $amount } de oro.
clause-deed-lose = Pierdes { $amount } de oro.
clause-deed-lose_half = Pierdes la mitad de tu oro, redondeando hacia arriba.
clause-deed-recover = Recuperas { $amount } de maná.
clause-deed-recover_all = Recuperas todo tu maná.
clause-deed-lose_mana = Pierdes { $amount } de maná.
clause-deed-lose_mana_to = Pierdes maná hasta quedarte con { $amount }.
clause-deed-max_mana = Tu maná máximo sube { $amount }.
clause-deed-object = { $amount ->
    [one] Recibes un objeto al azar.
   *[other] Recibes { $amount } objetos al azar.
}
clause-deed-equipment = { $amount ->
    [one] Recibes un equipamiento al azar.
   *[other] Recibes { $amount } equipamientos al azar.
}
clause-deed-give_up = { $amount ->
    [one] Descartas un equipamiento a tu elección.
   *[other] Descartas { $amount } equipamientos a tu elección.
}
clause-deed-gold_others = Los demás ganan { $amount } de oro.
clause-deed-gold_all = Todos ganan { $amount } de oro.
clause-deed-smith = Mira un equipamiento: puedes comprarlo a mitad de precio; si no, se descarta.
clause-deed-trinket = Roba un equipamiento: quédatelo o cámbialo por la mitad de su precio en oro.
clause-deed-duel_chosen = Duelo con quien elijas: quien gane recibe { $amount } de oro.
clause-deed-duel_richest = Duelo con el rival más rico: quien pierda paga { $amount } de oro.
clause-deed-wager = Apuesta hasta { $amount } de oro y lanza un dado: con { $least } o más ganas otro tanto; si no, lo pierdes.
clause-deed-steal = Quítale hasta { $amount } de oro a quien elijas.
clause-deed-teacher = Puedes pagar { $price } de oro: tu maná máximo sube { $amount }.
clause-deed-rumours = Mira a solas el próximo monstruo.
clause-deed-peddler =
    { $amount ->
        [one] Roba un objeto.
       *[other] Roba { $amount } objetos, quédate con uno y descarta el resto.
    }
clause-deed-spy = Mira a solas las cartas de quien elijas.
clause-deed-dice = Lanza un dado: con { $least } o más ganas { $amount } de oro; si no, pierdes { $loss }.

clause-sky-plain = Nada especial.
clause-sky-price = La tienda cobra { $amount } menos.
clause-sky-more_cards = { $amount ->
    [one] La tienda muestra una carta más.
   *[other] La tienda muestra { $amount } cartas más.
}
clause-sky-bounty = Quien venza en la mazmorra gana { $amount } de oro más.
clause-sky-factor = El factor del monstruo sube { $amount }.
clause-sky-factor-less = El factor del monstruo baja { $amount }.
clause-sky-tax = Quien tenga { $over } de oro o más pierde { $amount }.
clause-sky-alms = Quienes menos oro tengan ganan { $amount }.
clause-sky-wind = Todos recuperan { $amount } de maná.
clause-sky-tower_pay = La torre paga { $amount }.
clause-sky-ring_pay = El Ring paga { $amount } más a quien gane.
clause-sky-work_pay = El trabajo paga { $amount }.
clause-sky-half_rest = Descansar recupera solo la mitad del máximo.
clause-sky-thieves = Quienes más oro tengan pierden { $amount }.
clause-sky-market = Por turnos, todos pueden vender un equipamiento por su precio entero.

clause-object-familiar = En la mazmorra: lanza 2 dados más en ese combate.
clause-object-portal = Con las flechas a la vista: cambia de casilla.
clause-object-raven = De día, cuando te toca: compra un equipamiento de la tienda sin estar allí.
clause-object-crystal = Al elegir casilla: espera a ver las flechas de los demás.
clause-object-glove = Antes de tu casilla: reta a duelo a alguien que esté contigo.
clause-object-potion = Fuera de combate: recupera todo tu maná.

clause-passive-mana = Tiene { $amount } más de maná máximo.
clause-passive-temporary = En cada combate toma prestado un equipamiento al azar.
clause-passive-any_space = Elige casillas de día y de noche en cualquier turno.
clause-passive-discount = Paga { $amount } menos por cada compra.
clause-passive-sixes = Gana { $amount } de oro por cada 6 que saca.
clause-passive-magic = Una vez por combate repite un dado suyo.
clause-passive-slots = { $amount ->
    [one] Tiene un espacio de equipamiento más.
   *[other] Tiene { $amount } espacios de equipamiento más.
}
clause-passive-prize = Gana { $amount } de oro por cada combate ganado.
clause-passive-challenge = Una vez por turno reta a alguien de su casilla, si no es la mazmorra.

clause-starts-familiar = { $amount ->
    [one] Empieza con una Invocación de Familiar.
   *[other] Empieza con { $amount } Invocaciones de Familiar.
}
clause-starts-portal = { $amount ->
    [one] Empieza con un Portal de Bolsillo.
   *[other] Empieza con { $amount } Portales de Bolsillo.
}
clause-starts-raven = { $amount ->
    [one] Empieza con un Cuervo Mensajero.
   *[other] Empieza con { $amount } Cuervos Mensajeros.
}
clause-starts-crystal = { $amount ->
    [one] Empieza con un Cristal Vidente.
   *[other] Empieza con { $amount } Cristales Videntes.
}
clause-starts-glove = { $amount ->
    [one] Empieza con un Guante del Duelo.
   *[other] Empieza con { $amount } Guantes del Duelo.
}
clause-starts-potion = { $amount ->
    [one] Empieza con una Poción de Maná.
   *[other] Empieza con { $amount } Pociones de Maná.
}

## El tablero

board-wheel = La villa de Tornaris
board-choosing = eligiendo
board-chosen = ya ha elegido
board-shut = Cerrado hasta que salga el sol.
board-empty = No hay nadie en la mazmorra.
board-next = Después viene { $monster }
board-duel = Duelo por { $cause }
board-tournament = El gran torneo
board-done-Market = No vender
board-done-AfterReveal = Quedarte aquí
board-done-BeforeSpace = Seguir
board-done-Shop = No comprar
board-done-BeforeDungeon = Bajar
board-done-PreCombat = A combatir
board-done-HuntPlay = Hasta aquí
board-done-DuelPlay = No responder
board-done-PickDice = Lanzarlos
board-done-MakeRoom = Renunciar a la carta
board-done-Smith = No comprarlo
board-done-Teacher = No pagar
board-done-Convert = Al torneo
board-convert-equipment = Comprar equipamiento: 5 de oro
board-convert-slot = Comprar espacio: 15 de oro
board-convert-mana = Comprar maná: 30 de oro
board-sell = Vender { $equipment } por { $price }
board-buy = Comprar { $equipment } por { $price }
board-cash = Cambiarlo por { $price } de oro
board-die = Dado de { $seat }: { $face }
board-advantage = Si empatáis en la primera tirada, el rival cuenta como perdedor y actúa primero; en el torneo, además, quien tiene la ventaja gana los empates.
board-say-done-Market = Te quedas con tus cartas.
board-say-done-AfterReveal = No usas nada y sigues en la casilla de tu flecha.
board-say-done-BeforeSpace = No usas nada más y se resuelve tu casilla.
board-say-done-Shop = Sales de la tienda.
board-say-done-BeforeDungeon = No usas nada y empieza la pelea.
board-say-done-PreCombat = No bebes y se lanzan los dados.
board-say-done-HuntPlay = No activas nada más contra este monstruo.
board-say-done-DuelPlay = No activas nada más: si vas por detrás, pierdes el duelo.
board-say-done-PickDice = Se repiten a la vez los dados que has apartado.
board-say-done-MakeRoom = La carta que has robado va al descarte.
board-say-done-Smith = Dejas la carta y no pagas nada.
board-say-done-Teacher = Tu maná máximo se queda como está.
board-say-done-Convert = No compras nada más y vas al torneo con lo que tienes.
board-say-fight = Peleas a solas contra el monstruo.
board-say-event = Robas un evento de día y no peleas.
board-say-pay = Pagas al maestro y sube tu maná máximo.
board-say-keep = La carta se queda contigo.
board-say-cash = Recibes la mitad de su precio en lugar de la carta.
board-say-stake = Lanzas un dado: ganas otro tanto o lo pierdes.
board-say-convert-equipment = Robas un equipamiento al azar.
board-say-convert-slot = Te cabe un equipamiento más.
board-say-convert-mana = Tu maná máximo sube 1.
board-say-magic = Vuelves a lanzar uno de tus dados, una vez por combate.
board-say-sell = Recibes la mitad de su precio y la carta va al descarte.
board-say-market = Recibes su precio entero y la carta va al descarte.
board-say-discard = La carta va al descarte y no recibes nada.
board-say-play = Pagas su maná y cuenta en este combate.
board-say-raise = El dado sube; nunca pasa de 6.
board-say-die = Vuelves a lanzar este dado.

## Los capítulos del almanaque

section-equipment = Equipamiento
section-monster = Monstruos
section-sky = Cartas de día y noche
section-day_event = Eventos de día
section-night_event = Eventos de noche
section-object = Objetos
section-character = Personajes

# Dicho a quien juega: «tú»; y lo que se repite, contado.
event-stocked-many = La tienda saca { $count } cartas.
event-mana_grew-you = Tu maná máximo sube { $amount } y llega a { $left }.
event-mana_grew-all = Sube el maná máximo de { $seats }.
event-committed-all =
    { $who ->
        [all] Todos han elegido.
        [others] Todos los demás han elegido.
       *[some] { $seats } ya han elegido.
    }
event-arrow-all = Se descubren las flechas.
event-gained-all = Ganan oro { $seats }.
event-lost-all = Pierden oro { $seats }.
event-committed-you = Tu flecha apunta a: { $space }.
event-arrow-you = Tu flecha: { $space }.
event-portal_used-you = Cruzas un Portal de Bolsillo: { $space }.
event-bought-you = Compras { $equipment } por { $price }.
event-sold-you = Vendes { $equipment } por { $price }.
event-discarded-you = Descartas { $equipment }.
event-gained-you = Ganas { $amount } de oro: ya tienes { $left }.
event-lost-you =
    Pierdes { $amount } de oro: { $left ->
        [one] te queda 1
       *[other] te quedan { $left }
    }.
event-recovered-you = Recuperas { $amount } de maná: ya tienes { $left }.
event-drained-you =
    Pierdes { $amount } de maná: { $left ->
        [one] te queda 1
       *[other] te quedan { $left }
    }.
event-drew_equipment-you = Recibes { $equipment }.
event-drew_object-you = Recibes { $object }.
event-event_drawn-you = Te toca un evento: { $happening }.
event-tower_taken-you = ¡Tomas la torre!
event-tower_held-you = Conservas la torre.
event-tower_paid-you = La torre te da { $amount } de oro.
event-ring_alone-you = Estás a solas en el Ring.
event-worked-you = Trabajas.
event-rested-you = Descansas.
event-glove_used-you = Le tiras el Guante del Duelo a { $rival_seat }.
event-glove_used-at-you = ¡{ $seat } te tira el Guante del Duelo!
event-challenged-you = Retas a { $rival_seat }.
event-challenged-at-you = ¡{ $seat } te reta!
event-duel_began-you = Duelo por { $cause }: tú, con ventaja, contra { $rival_seat }.
event-duel_began-at-you = Duelo por { $cause }: { $seat }, con ventaja, contra ti.
event-rolled-you = Sacas { $first } y { $second }: { $total }.
event-extra_die-you = Tu dado extra: { $face }.
event-rerolled-you = Repites un { $old } y sacas un { $face }.
event-raised-you = Subes un dado de { $old } a { $face }.
event-played-you = Activas { $equipment } ({ $mana } de maná).
event-total-you = Sumas { $total }.
event-conceded-you = No respondes.
event-duel_won-you = ¡Ganas a { $rival_seat }, { $total } contra { $rival_total }!
event-duel_won-at-you = { $seat } te gana, { $total } contra { $rival_total }.
event-unrewarded-you = Tenías el dado más bajo: te quedas sin recompensa.
event-potion_used-you = Bebes una Poción de Maná.
event-familiar_used-you = Invocas a tu Familiar.
event-magic_used-you = Repites un dado con tu magia.
event-spied-you = Miras las cartas de { $rival_seat }.
event-spied-at-you = { $seat } mira tus cartas.
event-staked-you = Apuestas { $amount } y sacas un { $face }.
event-robbed-you = Le quitas { $amount } de oro a { $rival_seat }.
event-robbed-at-you = { $seat } te quita { $amount } de oro.
event-took_object-you = Te quedas con { $object }.
event-paid-you = Pagas { $amount } de oro.
event-diced-you = Sacas un { $face }.
event-order_die-you = Sacas un { $face } para el orden.
event-converted-you = Conviertes tu oro en { $good }.
event-champion-you = ¡El título de Tornaris es tuyo!
event-lucky-you = ¡Sacas un { $face }, y tu don te lo paga!
event-prized-you = { $character } cobra cada victoria, y has ganado.
event-reaped-you = { $equipment }, que usaste, hace ahora su efecto.
event-turn_began-you = Turno { $round }: empiezas tú.
event-crystal_used-you = Usas el Cristal Vidente y eliges después.
event-raven_used-you = Mandas un Cuervo Mensajero a la tienda.
event-tied-you = Empatas con { $rival_seat }.
event-tied-at-you = Empatas con { $seat }.
event-rolled_off-you = Desempate: sacas { $first } y { $second }.
event-temporary-you = Tomas prestado un equipamiento: { $equipment }.
event-looked-you = Miras el próximo monstruo: { $monster }.
event-offered-you = Te ofrecen { $object }.
event-left_object-you = Dejas { $object }.
event-declined-you = Renuncias a { $equipment }.
event-cashed-you = Cambias { $equipment } por { $amount } de oro.
event-placed-you = Te toca el puesto { $place } del torneo.
event-walked_over-you = Pasas sin tirar dados: { $rival_seat } ya no está.
event-returned-you = Tu equipamiento prestado va al descarte: { $equipment }.
outcome-champion-you = Ganas el último duelo: ¡el título de Tornaris es tuyo!

# Órdenes que se dejan
order-pass = Pasar en todas las ventanas de reacción
order-duel = Responder en los duelos con lo más barato que gane
order-yield = Responder en los duelos con lo más barato que gane, y si nada gana, no gastar
order-go = Apuntar siempre a la misma casilla
order-if-attacked = lucho en un duelo
order-if-attacked-not = no lucho en un duelo
order-if-ahead = voy por delante en el combate
order-if-ahead-not = no voy por delante en el combate
order-if-tower = la torre es mía
order-if-tower-not = la torre no es mía
order-if-gold = tengo { $number } monedas de oro o más
order-if-gold-not = tengo menos de { $number } monedas de oro
order-if-no-mana = me quedan { $number } puntos de maná o menos
order-if-no-mana-not = me quedan más de { $number } puntos de maná
order-if-round = ha llegado el turno { $number }
order-if-round-not = aún no ha llegado el turno { $number }
order-answer-pass = nada más
order-answer-cheapest = activar lo más barato que gane
order-answer-event = tomar un evento
order-answer-cash = cambiarlo por oro
order-pick-go = ir a…
order-pick-portal = usar el portal a…
order-pick-buy = comprar…
order-pick-convert = convertir…
