# Tanxi, todo lo que lee un jugador.

game-about = Una isla que la niebla devora: explora, ármate, caza a los demás y sé el último en pie.
player-p1 = Jugador 1
player-p2 = Jugador 2
player-p3 = Jugador 3
player-p4 = Jugador 4
player-p5 = Jugador 5

## Opciones

option-characters = Personajes
option-characters-about = Cada uno elige en secreto a su personaje, o lo decide la suerte.
option-characters-chosen = Se eligen en secreto
option-characters-random = Se reparten al azar
option-fog_die = Dado de la niebla
option-fog_die-about = Cuánta vida puede quitar la niebla a quien acaba su turno en ella.
option-fog_die-attack = El de ataque, de 0 a 5
option-fog_die-defence = Uno de defensa, de 0 a 2
option-defence_faces = Caras del dado de defensa
option-defence_faces-about = Qué números lleva el dado con el que se defienden todos.
option-defence_faces-00111122 = Ocho: 0 0 1 1 1 1 2 2
option-defence_faces-011112 = Seis: 0 1 1 1 1 2
option-defence_faces-001122 = Seis: 0 0 1 1 2 2
option-reload_cap = Tope al recargar
option-reload_cap-about = Si un arma puede llegar a tener más munición de la que traía.
option-reload_cap-on = La munición inicial del arma
option-reload_cap-off = Sin tope
option-gem_actions = Habilidades y favores
option-gem_actions-about = Cuándo puedes gastar gemas en tu turno.
option-gem_actions-anytime = En cualquier decisión de tu turno, también al huir o pelear
option-gem_actions-between = Solo entre acciones: lo empezado se termina antes
option-payment = Pagar a los residentes
option-payment-about = Cómo se juntan las cartas con las que pagas en el pueblo.
option-payment-any = Carta a carta en cualquier orden, hasta llegar al precio
option-payment-frugal = Sin cartas de sobra, de la más cara a la más barata
option-residents = Pagar sin provecho
option-residents-about = Si se puede ocupar a un residente solo para que no atienda a nadie más.
option-residents-always = Se puede pagar solo para dejar ocupado al residente
option-residents-useful = Solo se paga lo que te sirve de algo
option-half_life = La mitad de una vida impar
option-half_life-about = Con cuánta vida vuelve un personaje cuya vida máxima es impar.
option-half_life-up = Se redondea hacia arriba
option-half_life-down = Se redondea hacia abajo
option-useless = Lo que no cambiaría nada
option-useless-about = Si puedes usar un objeto, una habilidad o un favor que ahora no haría nada.
option-useless-refused = No se puede usar
option-useless-allowed = Se puede, y se gasta en vano
option-gem_supply = Fichas de gema
option-gem_supply-about = Si las gemas pueden acabarse. Una carta de gema no es una ficha.
option-gem_supply-unlimited = Nunca faltan
option-gem_supply-25 = Las 25 de la caja; cuando no quedan, no se gana ninguna
option-max_rounds = Límite de rondas
option-max_rounds-about = Después de cuántas rondas se da la partida por acabada aunque queden varios en pie.
option-max_rounds-60 = 60 rondas
option-max_rounds-30 = 30 rondas
option-max_rounds-none = Sin límite

## Cosas

point-nw_inner = el punto interior del noroeste
point-nw_outer = el punto exterior del noroeste
point-ne_inner = el punto interior del noreste
point-ne_outer = el punto exterior del noreste
point-se_inner = el punto interior del sudeste
point-se_outer = el punto exterior del sudeste
point-sw_inner = el punto interior del sudoeste
point-sw_outer = el punto exterior del sudoeste
colour-red = rojo
colour-blue = azul
colour-green = verde
colour-yellow = amarillo
colour-purple = morado
slot-head = Cabeza
slot-chest = Pecho
slot-feet = Pies
slot-accessory = Accesorio
slot-hand = Mano
orb-fire = orbe de fuego
orb-ice = orbe de hielo
payment-token = una ficha de gema
payment-card = una carta de gema
source-passive = la habilidad pasiva
source-relic = el equipo
die-first = el primer dado
die-second = el segundo dado
ward-attack = +3 de defensa en este ataque
ward-ambush = anula la emboscada, y ya no cubre la represalia
ward-retaliation = anula la represalia
reason-attack = por el ataque
reason-monster = por el monstruo
reason-fog = por la niebla
reason-favour = por el favor de la deidad
reason-effect = por esa jugada
reason-wrath = por la ira de la deidad
reason-rival = por derrotar a un rival
reason-trophy = por vencer al monstruo
reason-village = en el pueblo
reason-weapon = con un arma que roba vida
reason-object = por usar un objeto
reason-exploring = al explorar
reason-payment = como pago
reason-no_return = porque no vuelve a la mano
token-ice = Hielo
token-fire = Orbe de fuego
token-gem = Gema
token-ammo = Munición
token-fog = Niebla
token-marker = No atiende

## Lo que se pregunta

ask-ChooseCharacter = { $seat }, ¿qué personaje eliges? Nadie lo verá aún.
ask-ChooseColour = { $seat }, ¿de qué color juegas?
ask-ChooseBeach = { $seat }, ¿en qué playa desembarcas?
ask-WrathOn = { $seat }, la ira de la deidad cae sobre ti: ¿qué haces?
ask-Return = { $seat }, vuelves a la isla: ¿en qué casilla?
ask-Main = { $seat }, tu turno: ¿qué haces?
ask-Rearm = { $seat }, ¿qué sueltas y qué empuñas?
ask-FreeEquip = { $seat }, ¿cambias algo de tu equipo sin gastar energía?
ask-Declare = { $seat }, ¿con qué armas atacas?
ask-Reroll = { $seat }, ¿repites el dado de ataque?
ask-Shift = { $seat }, ¿a qué casilla mueves a tu rival?
ask-Strip = { $seat }, ¿qué le arrancas?
ask-MonsterChoice = { $seat }, ¿huyes o peleas?
ask-MerchantGift = { $seat }, ¿qué carta te llevas de la Comerciante?
ask-Courier = { $seat }, ¿a quién le escribes?
ask-Buy = { $seat }, ¿qué carta compras?
ask-Pay = { $seat }, ¿con qué carta pagas?
ask-WitchTarget = { $seat }, ¿la mano de quién te muestra la Bruja?
ask-WitchCard = { $seat }, ¿qué carta le quitas?
ask-WitchOrb = { $seat }, ¿fuego o hielo?
ask-FreeStep = { $seat }, ¿adónde sigues?
ask-IceSquare = { $seat }, ¿dónde pones hielo?
ask-PickCard = { $seat }, ¿con qué carta te quedas?
ask-OrderCards = { $seat }, ¿qué carta pones encima ahora?
ask-PayGem = { $seat }, ¿con qué pagas la gema?
ask-Target = { $seat }, ¿a quién eliges?
ask-Quadrant = { $seat }, ¿qué cuadrante eliges?
ask-Hired = { $seat }, ¿qué carta descartas?

## Lo que se puede hacer

verb-end = Terminar el turno
verb-explore = Explorar
verb-rearm = Cambiar lo que llevas en las manos
verb-flee = Huir
verb-fight = Pelear
verb-roll = Atacar: tirar el dado
verb-keep = Dejarlo así
verb-stop = Parar
verb-pass = Nada, gracias
verb-suffer = Aguantar el golpe
verb-colour = Jugar de { $colour }
verb-orb = Tomar el { $orb }
verb-gem = Pagar con { $payment }
verb-reroll = Repetir { $die } con { $source }
verb-attack = Atacar a { $player }
verb-aim = Elegir a { $player }
verb-choose = Elegir el { $quadrant }
verb-character = Elegir a { $character }
verb-ability = Habilidad: { $ability }
verb-favour = Favor de { $deity }
verb-visit = En el pueblo: { $service }
verb-move = Mover a { $square }
verb-place = Elegir { $square }
verb-equip = Equipar { $gear }
verb-unequip = Quitarte { $gear }
verb-swap = Cambiar por { $equipment }
verb-strip = Arrancarle { $gear }
verb-wield = Atacar con { $weapon }
verb-reload = Recargar { $weapon }
verb-use = Usar { $object }
verb-buy = Comprar { $card }
verb-pay = Pagar con { $card }
verb-discard = Descartar { $card }
verb-take = Quedarte con { $find }
verb-top = Poner encima { $find }

## El relato de la partida

event-starter_rolled = { $seat } tira para empezar y saca un { $amount }.
event-starts = { $seat } empieza todas las rondas.
event-character_chosen = { $seat } elige en secreto a { $character }.
event-character_chosen-hidden = { $seat } elige un personaje en secreto.
event-colour_chosen = { $seat } juega de { $colour }.
event-placed = { $seat } desembarca en { $square }.
event-merchant_opened = La Comerciante muestra sus cartas.
event-character_revealed = { $seat } es { $character }.
event-round_began = Ronda { $round }.
event-deity_revealed = Despierta { $deity }: su ira cae sobre todos.
event-fog_rose = La niebla avanza: fase { $stage } de 3.
event-night_fell = Cae la noche: quien vuelva, volverá con 3 de vida.
event-turn_began = Turno de { $seat }.
event-stood_up = { $seat } se pone en pie y espera.
event-returned = { $seat } reaparece en { $square } con { $life } de vida.
event-moved = { $seat } va a { $square }.
event-explored = { $seat } explora en el { $quadrant }.
event-drew = { $seat } consigue { $card } { $reason }.
event-drew-hidden = { $seat } se guarda una carta { $reason }.
event-monster_shown =
    { ARTICLE($monster) ->
        [la] ¡{ $seat } se topa con una { $monster }!
       *[el] ¡{ $seat } se topa con un { $monster }!
    }
event-ambushed =
    { ARTICLE($monster) ->
        [la] La { $monster } embosca a { $seat }.
       *[el] El { $monster } embosca a { $seat }.
    }
event-fled =
    { ARTICLE($monster) ->
        [la] { $seat } huye de la { $monster }.
       *[el] { $seat } huye del { $monster }.
    }
event-fought =
    { ARTICLE($monster) ->
        [la] { $seat } se enfrenta a la { $monster }.
       *[el] { $seat } se enfrenta al { $monster }.
    }
event-beaten =
    { ARTICLE($monster) ->
        [la] { $seat } vence a la { $monster }.
       *[el] { $seat } vence al { $monster }.
    }
event-retaliated =
    { ARTICLE($monster) ->
        [la] La { $monster } resiste y contraataca a { $seat }.
       *[el] El { $monster } resiste y contraataca a { $seat }.
    }
event-spiked =
    { ARTICLE($monster) ->
        [la] Las espinas de la { $monster } hieren a { $seat }.
       *[el] Las espinas del { $monster } hieren a { $seat }.
    }
event-trapped = { $seat } cae en la trampa y pierde la energía que le quedaba.
event-equipped = { $seat } se equipa { $card }.
event-unequipped = { $seat } se quita { $card }.
event-stripped = Con el golpe, { $seat } le arranca { $card } a { $target_seat }.
event-reloaded = { $seat } recarga { $card }: +{ $amount } de munición.
event-used = { $seat } usa { $card }.
event-orb_taken = { $seat } toma un { $orb } { $reason }.
event-attacked = { $seat } ataca a { $target_seat }.
event-wielded = { $seat } empuña { $card }.
event-attack_rolled = { $seat } saca { $die_result }: poder de ataque { $power }.
event-rerolled = { $seat } repite con { $source } y saca { $die_result }.
event-monster_dice =
    { ARTICLE($monster) ->
        [la] La { $monster } se defiende con { $power }.
       *[el] El { $monster } se defiende con { $power }.
    }
event-defence_rolled = { $seat } saca { $dice }: poder de defensa { $power }.
event-damaged = { $seat } le hace { $amount } de daño a { $target_seat }.
event-unhurt = { $target_seat } aguanta el ataque de { $seat }.
event-lost = { $seat } pierde { $amount } de vida { $reason }: { $left ->
    [one] le queda 1
   *[other] le quedan { $left }
  }.
event-recovered = { $seat } recupera { $amount } de vida { $reason }: ya tiene { $left }.
event-fell = ¡{ $seat } cae!
event-gem_gained = { $seat } gana { $amount ->
    [one] una gema
   *[other] { $amount } gemas
  } { $reason }.
event-relic_gained = { $seat } gana la reliquia { $card } { $reason }.
event-relic_gained-hidden = { $seat } gana una reliquia { $reason }.
event-paid = { $seat } paga con { $card }.
event-served = { $seat } pide en el pueblo: { $service }.
event-bought =
    { $reason-key ->
        [trophy] { $seat } se lleva { $card } de la Comerciante { $reason }.
       *[village] { $seat } compra { $card } a la Comerciante.
    }
event-looked = { $seat } mira la mano de { $target_seat }.
event-took = { $seat } le quita { $card } a { $target_seat } { $reason }.
event-took-hidden = { $seat } le quita una carta a { $target_seat } { $reason }.
event-marked =
    { $resident-key ->
        [bruja] La { $resident } ya no atiende a nadie más.
        [comerciante] La { $resident } ya no atiende a nadie más.
       *[other] El { $resident } ya no atiende a nadie más.
    }
event-gem_paid = { $seat } paga { $payment }.
event-ability_used = { $seat } usa { $ability }.
event-favour_invoked = { $seat } invoca el favor de { $deity }.
event-discarded = { $seat } descarta { $card } { $reason }.
event-gave = Por la ira de la deidad, { $seat } deja { $card } en manos de la Comerciante.
event-guarded = { $seat } se pone en guardia: +{ $amount } de defensa.
event-boosted = El próximo ataque de { $seat } lleva +{ $amount }.
event-slowed = { $seat } tendrá { $amount } de energía menos en su próximo turno { $reason }.
event-energy_gained = { $seat } gana { $amount } de energía.
event-ice_placed = { $seat } levanta hielo en { $square }.
event-ice_melted = El hielo de { $seat } se derrite.
event-pulled = { $seat } arrastra a { $target_seat } hasta { $square }.
event-shifted = { $seat } empuja a { $target_seat } a { $square }.
event-swapped_places = { $seat } cambia de lugar con { $target_seat }.
event-seen = { $seat } ve { $find } en el mazo del { $quadrant }.
event-seen-hidden = { $seat } mira el mazo del { $quadrant }.
event-shuffled = Se baraja el mazo del { $quadrant }.
event-arranged = { $seat } ordena el mazo del { $quadrant }.
event-fog_rolled = La niebla envuelve a { $seat }: saca { $die_result } y sufre { $amount } de daño.
event-ended = { $seat } termina su turno.
event-went_away = { $seat } deja la partida: su personaje sale de la isla con todo lo suyo.
event-ice_orb_used = El orbe de hielo de { $seat } se gasta: { $ward }.
event-fire_orb_used = El orbe de fuego de { $seat } estalla con el ataque.
event-round_limit = Ronda { $round }: la partida se corta aquí.
outcome-attack = El último ataque decide: solo queda { $winners } en la isla.
outcome-fog = La niebla se cobra al último rival de { $winners }.
outcome-monster = Un monstruo acaba con el último rival de { $winners }.
outcome-favour = El favor de una deidad barre la isla: solo queda { $winners }.
outcome-effect = Una jugada certera decide: solo queda { $winners } en la isla.
outcome-rounds = Se ha llegado al límite de rondas. Vida: { $scores }.
outcome-departed = Los demás se han ido: { $winners } se queda con la isla.

## Lugares y números

zone-island = Isla
zone-monster = Monstruo
zone-attack = Ataque contra
zone-deck_nw = Mazo noroeste
zone-deck_ne = Mazo noreste
zone-deck_se = Mazo sudeste
zone-deck_sw = Mazo sudoeste
zone-relics = Reliquias
zone-merchant = Comerciante
zone-residents = Pueblo
zone-deities = Deidades
zone-discard = Descarte
zone-away = Fuera de la partida
zone-explored = Explorado este turno
zone-reach = Casillas a tu alcance
zone-fire = Líneas de tiro
zone-character = Personaje
zone-worn = Equipo
zone-hand = Mano
counter-round = Ronda
counter-fog = Niebla
counter-night = Rondas de noche
counter-life = Vida
counter-gems = Gemas
counter-down = Turnos fuera
counter-departed = Ha dejado la partida
counter-guard = Guardia
counter-guard_dice = Dados de guardia
counter-sheltered = A salvo de la niebla
counter-slow = Energía de menos
counter-attacked = Ya recibió un ataque este turno
counter-energy = Energía
counter-ability_used = Habilidad usada
counter-favour_used = Favor usado
counter-rage = Próximo ataque
counter-orb_spent = Orbe de hielo gastado en la emboscada: si peleas, nada anula la represalia
counter-orb_ready = Orbe de hielo: si peleas y pierdes, anula la represalia
counter-price = Por pagar
counter-steps = Pasos

# La posición en una frase.
position = Ronda { $round }{ $monster-count ->
        [0] {""}
       *[other] , contra { $monster-names }
    }
position-you = { position-seat }{ $worn-count ->
        [0] {""}
       *[other] , llevas { $worn-names }
    }{ $hand-count ->
        [0] {""}
       *[other] , en la mano { $hand-names }
    }
position-seat = { $character-count ->
        [0] {""}
       *[other] { $character-names }
    }{ $counted ->
        [none] {""}
       *[yes] , { $life } de vida, { $gems ->
            [one] { $gems } gema
           *[other] { $gems } gemas
        }
    }{ $where-key ->
        [none] , fuera de la isla
       *[other] , en { $where }
    }

number-attack = Ataque
number-armed = Armas
number-bonus = Efectos
number-die = Dado
number-power = Poder
number-defence = Defensa
number-dice = Dados
number-energy = Energía
number-life = Vida
number-ambush = Emboscada
number-retaliation = Represalia
number-first = Primera casilla
number-range = Rango
number-hands = Manos
number-coins = Monedas

## Lo que dicen las cartas

clause-hands = Ocupa { $amount ->
        [one] { $amount } mano
       *[other] { $amount } manos
    }.
clause-range = Rango { $amount }.
clause-ammo = Munición { $amount }; cada ataque gasta { $spent }.
clause-reload = Recarga: { $energy } de energía, +{ $amount } de munición.
clause-drain = Si un ataque con esta arma hiere a un personaje, recuperas { $amount } de vida.
clause-hook = Si un ataque con esta arma hiere, puedes mover al rival 1 casilla.
clause-no_return = Sin retorno: al soltarla, se descarta.
clause-free = Gratis: usarla no gasta energía.
clause-gem = Vale por 1 gema.
clause-coins = Vale { $amount ->
        [one] { $amount } moneda
       *[other] { $amount } monedas
    }.
clause-slot-head = En la cabeza.
clause-slot-chest = En el pecho.
clause-slot-feet = En los pies.
clause-slot-accessory = Accesorio.
clause-stat-attack = +{ $amount } de ataque.
clause-stat-defence = +{ $amount } de defensa.
clause-stat-dice = +{ $amount ->
        [one] { $amount } dado
       *[other] { $amount } dados
    } de defensa.
clause-stat-energy = +{ $amount } de energía.
clause-stat-less_energy = −{ $amount } de energía.
clause-trait-ambush_less = Las emboscadas te hacen { $amount } de daño menos.
clause-trait-retaliation_less = Las represalias te hacen { $amount } de daño menos.
clause-trait-no_ambush = Los monstruos no pueden emboscarte.
clause-trait-extra_ammo = Al equiparte un arma con munición, recibe { $amount } más (y su tope sube igual).
clause-trait-reload_more = Cada recarga da { $amount } más.
clause-trait-cap_more = El tope de tus armas sube { $amount }.
clause-trait-ford = Los ríos no te detienen al moverte.
clause-trait-reroll = Una vez por turno puedes repetir el dado de ataque; vale el nuevo.
clause-trait-free_equip = Tu primer cambio de equipo de cada turno no gasta energía.
clause-trait-free_visit = Tu primera visita de cada turno no gasta energía.
clause-trait-leap = Puedes pasar por encima de un personaje contiguo (cuenta como 2 casillas).
clause-trait-fog_less = Resta { $amount } a tus tiradas de niebla.
clause-trait-no_fog = La niebla no te hace daño.
clause-trait-tavern_more = El Cantinero te cura { $amount } más.
clause-trait-object_heals = Tras usar un objeto recuperas { $amount } de vida.
clause-trait-fire_more = Tu orbe de fuego da { $amount } más.
clause-trait-foresight = En tu turno ves la carta de arriba del mazo de tu cuadrante.
clause-trait-haggle = Los residentes te cobran { $amount ->
        [one] { $amount } moneda
       *[other] { $amount } monedas
    } menos (mínimo 1).
clause-deed-heal = Recuperas { $amount } de vida.
clause-deed-heal_all = Recuperas toda la vida.
clause-deed-orb-fire = Toma una ficha de orbe de fuego: tu próximo ataque lleva +3.
clause-deed-orb-ice = Toma una ficha de orbe de hielo: +3 de defensa, o anula una emboscada o una represalia.
clause-deed-walk =
    Muévete hasta { $amount ->
        [one] { $amount } casilla
       *[other] { $amount } casillas
    } sin gastar energía.
clause-deed-slip =
    Muévete hasta { $amount ->
        [one] { $amount } casilla
       *[other] { $amount } casillas
    } sin gastar energía; puedes atravesar a un personaje.
clause-deed-energy = +{ $amount } de energía este turno.
clause-deed-search =
    { $amount ->
        [one] Mira la carta de arriba de un mazo de exploración; puedes quedarte con ella si no es un monstruo. Si no, se baraja.
       *[other] Mira las { $amount } cartas de arriba de un mazo de exploración; puedes quedarte con una que no sea monstruo. Baraja el resto.
    }
clause-deed-arrange =
    { $amount ->
        [one] Mira la carta de arriba de un mazo de exploración.
       *[other] Mira las { $amount } cartas de arriba de un mazo de exploración y déjalas en el orden que quieras.
    }
clause-deed-poison = Un personaje a { $reach ->
        [one] { $reach } paso
       *[other] { $reach } pasos
    } o menos pierde { $amount } de vida.
clause-deed-bolt = Un personaje en línea recta despejada pierde { $amount } de vida.
clause-deed-harpoon = Un personaje a { $reach ->
        [one] { $reach } casilla
       *[other] { $reach } casillas
    } o menos en línea despejada pierde { $amount } de vida y lo atraes a tu lado.
clause-deed-guard = +{ $amount } de defensa hasta tu próximo turno.
clause-deed-guard-dice = +{ $amount } de defensa y +{ $dice ->
        [one] { $dice } dado
       *[other] { $dice } dados
    } de defensa hasta tu próximo turno.
clause-deed-guard-sheltered = +{ $amount } de defensa y a salvo de la niebla hasta tu próximo turno.
clause-deed-rage = Tu próximo ataque de este turno lleva +{ $amount }.
clause-deed-burst = Los demás personajes de las 8 casillas de alrededor pierden { $amount } de vida.
clause-deed-quake = Los demás personajes a { $reach ->
        [one] { $reach } paso
       *[other] { $reach } pasos
    } o menos pierden { $amount } de vida.
clause-deed-storm = Elige un cuadrante: los demás personajes que estén en él pierden { $amount } de vida.
clause-deed-root = Un personaje a { $reach ->
        [one] { $reach } paso
       *[other] { $reach } pasos
    } o menos tiene { $amount } de energía menos en su próximo turno.
clause-deed-snatch = Quítale una carta de la mano, al azar, a un personaje a { $reach ->
        [one] { $reach } paso
       *[other] { $reach } pasos
    } o menos.
clause-deed-swap_places = Cambia de lugar con un personaje a { $reach ->
        [one] { $reach } paso
       *[other] { $reach } pasos
    } o menos.
clause-deed-freeze = Pon de 1 a { $amount } bloques de hielo a { $reach ->
        [one] { $reach } paso
       *[other] { $reach } pasos
    } o menos, fuera del pueblo. Se derriten al empezar tu próximo turno.
clause-deed-luck = Explora mirando { $amount } cartas: eliges una y las demás se barajan.
clause-deed-quick_hand = Un cambio de equipo sin gastar energía, si quieres; tu próximo ataque de este turno lleva +{ $amount }.
clause-deed-courier = Una visita a un residente libre desde cualquier casilla, sin gastar energía.
clause-deed-strike = Ataca con +{ $amount } sin gastar energía.
clause-deed-chill = Ataca: si hieres, el rival tiene { $amount } de energía menos en su próximo turno.
clause-deed-long_shot = Ataca con una sola arma a distancia, a su rango o { $amount } más.
clause-deed-gamble = Ataca con dos dados de ataque; si no hieres, pierdes { $amount } de vida.
clause-deed-hammer = Ataca cuerpo a cuerpo: si hieres, una carta equipada del rival, a tu elección, vuelve a su mano.
clause-deed-shove = Ataca cuerpo a cuerpo y luego puedes empujar al rival hasta { $amount ->
        [one] { $amount } casilla
       *[other] { $amount } casillas
    } en línea recta.
clause-deed-backstab = Ataca con +{ $amount } si el rival tiene más vida que tú; si no, con +{ $less }.
clause-deed-hire = Descarta una carta de tu mano y suma sus monedas (máximo { $amount }) a un ataque que no gasta energía.
clause-wrath = Ira:
clause-favour = Favor:
clause-wrath-flood = cada personaje fuera del pueblo pierde { $amount } de vida.
clause-wrath-eruption = cada personaje tira el dado de ataque y pierde esa vida.
clause-wrath-lightning = cada personaje pierde 1 de vida por carta equipada, hasta { $amount }.
clause-wrath-hunger = cada personaje descarta una carta de su mano; sin cartas, pierde { $amount } de vida.
clause-wrath-theft = cada personaje entrega a la Comerciante una carta de su mano, al azar.
clause-wrath-tribute = cada personaje paga 1 gema o pierde { $amount } de vida.
clause-ambush = Emboscada: { $amount } de daño.
clause-retaliation = Represalia: { $amount } de daño.
clause-reward-gems = Recompensa: { $amount ->
        [one] { $amount } gema
       *[other] { $amount } gemas
    }.
clause-reward-relics = Recompensa: { $amount ->
        [one] { $amount } reliquia
       *[other] { $amount } reliquias
    }.
clause-reward-heal = Recompensa: recuperas { $amount } de vida.
clause-reward-card = Recompensa: puedes llevarte una carta de la Comerciante de valor { $amount } o menos.
clause-habit-spines = Si lo vences sin armas a distancia, te hace { $amount } de daño.
clause-habit-fog_dice = En la niebla tira { $amount ->
        [one] { $amount } dado
       *[other] { $amount } dados
    } de defensa más.
clause-habit-web = Su represalia te quita además la energía que te quede.
clause-habit-rob = Su represalia te descarta además una carta de la mano, al azar.
clause-habit-ghost = Las armas sin rango no suman contra él.
clause-habit-single = Solo puedes usar { $amount ->
        [one] { $amount } arma
       *[other] { $amount } armas
    } contra él.
clause-price = Por { $amount ->
        [one] { $amount } moneda
       *[other] { $amount } monedas
    }:
clause-service-heal = recuperas { $amount } de vida.
clause-service-heal_half = recuperas vida hasta la mitad de tu máximo.
clause-service-hand = mira la mano de otro personaje y quítale una carta.
clause-service-orb = toma un orbe de fuego o de hielo.
clause-service-gems = ganas { $amount ->
        [one] { $amount } gema
       *[other] { $amount } gemas
    }.
clause-service-card = Una carta de la Comerciante por su valor en monedas.

## El tablero

board-map = Vista del mapa
board-nearer = Acercar
board-farther = Alejar
board-whole = Ver toda la isla
board-beach = playa
board-point = punto de exploración
board-side-north = al norte
board-side-east = al este
board-side-south = al sur
board-side-west = al oeste
board-river-about = Río { $sides }: no se cruza andando ni se pelea de cerca a través de él, pero los disparos pasan por encima [TX-043, TX-044, TX-045].
board-bridge-about = Puente { $sides }: por él se cruza el río y se pelea de cerca como si no lo hubiera [TX-046, TX-A19].
board-village-about = El pueblo: se anda como en cualquier casilla, se visita a los residentes, y la niebla no llega [TX-048, TX-A21].
board-beach-about = Playa: aquí se desembarca al empezar; después es una casilla más [TX-029].
board-point-about = Punto de exploración: por 1 de energía se roba la carta de arriba del mazo del cuadrante [TX-109, TX-110, TX-111].
board-fog-about = Niebla: se entra y se atraviesa como siempre, pero quien acaba aquí su turno tira un dado y pierde esa vida [TX-108, TX-208].
board-fog-later = La niebla llega aquí en su fase { $stage } de 3, en la ronda { $stage ->
    [1] 3
    [2] 6
   *[3] 9
  } [TX-207].
board-steps = { $steps ->
        [one] a { $steps } paso
       *[other] a { $steps } pasos
    }
board-away = Fuera de la isla
board-abilities = Habilidades especiales
board-empty = No tienes cartas en la mano
board-attack-lapses = Ya has declarado un ataque: si esto os aleja, queda en nada y su energía se pierde.
board-fight = Combate
board-dice = { $dice ->
        [one] { $dice } dado
       *[other] { $dice } dados
    }
board-starting = Botín inicial
board-relics-about =
    Mazo de reliquias, cartas de botín más poderosas: { $count ->
        [one] queda una
       *[other] quedan { $count }
    }
board-busy-about = Acaba de atender: nadie puede visitarlo hasta que se visite a otro residente
board-resident-about = Se visita desde el pueblo y se paga con cartas de la mano, por las monedas que valen
board-hours-about = En las rondas 3, 6 y 9 despierta una deidad y avanza la niebla, que hiere a quien acaba su turno en ella
board-discard-about = Descarte, adonde van las cartas usadas y los monstruos vencidos: { $count }
board-deck-about = { $deck }: { $count ->
    [one] queda una carta
   *[other] quedan { $count } cartas
}, botín, monstruos o una reliquia. Se explora desde un punto de su cuadrante
board-defence-dice = Dados de defensa
board-relic = Reliquia
board-family-weapon = Arma
board-family-equipment = Equipo
board-family-object = Objeto
board-family-gem = Gema
board-family-monster = Monstruo
board-family-deity = Deidad
board-asleep = Una deidad duerme hasta la ronda { $round }
board-merchant-hidden = La Comerciante enseña sus cartas cuando todos han desembarcado.
board-hour-0 = Madrugada
board-hour-3 = Amanece
board-hour-6 = Mediodía
board-hour-9 = Atardece
board-hour-12 = Noche
board-night = Noche cerrada
board-next = niebla: ronda { $round }
board-next-night = noche: ronda { $round }

## El mapa en la terminal

sign-village = ⌂
sign-beach = ∴
sign-point = ?
sign-fog = ░
sign-river_east = ┃
sign-river_south = ━
sign-bridge_east = ╪
sign-bridge_south = ╫
sign-nowhere = ~
feature-village = pueblo
feature-beach = playa
feature-point = punto de exploración
feature-fog = niebla
feature-river_east = río
feature-river_south = río
feature-bridge_east = puente
feature-bridge_south = puente

## Los capítulos del almanaque

section-character = Personajes
section-ability = Habilidades
section-weapon = Armas
section-equipment = Equipo
section-object = Objetos
section-gem = Gemas
section-monster = Monstruos
section-deity = Deidades
section-resident = Residentes
section-service = Servicios del pueblo

# Dicho a quien juega: «tú»; y lo que se repite, contado.
event-starter_rolled-you = Tiras para empezar y sacas un { $amount }.
event-starts-you = Empiezas tú todas las rondas.
event-character_chosen-you = Eliges en secreto a { $character }.
event-colour_chosen-you = Juegas de { $colour }.
event-placed-you = Desembarcas en { $square }.
event-character_revealed-you = Eres { $character }.
event-turn_began-you = Es tu turno.
event-returned-you = Reapareces en { $square } con { $life } de vida.
event-moved-you = Vas a { $square }.
event-moved-many = { $seat } da { $count } pasos, hasta { $square }.
event-moved-many-you = Das { $count } pasos, hasta { $square }.
event-explored-you = Exploras en el { $quadrant }.
event-drew-you = Consigues { $card } { $reason }.
event-monster_shown-you =
    { ARTICLE($monster) ->
        [la] ¡Te topas con una { $monster }!
       *[el] ¡Te topas con un { $monster }!
    }
event-ambushed-you =
    { ARTICLE($monster) ->
        [la] La { $monster } te embosca.
       *[el] El { $monster } te embosca.
    }
event-fled-you =
    { ARTICLE($monster) ->
        [la] Huyes de la { $monster }.
       *[el] Huyes del { $monster }.
    }
event-fought-you =
    { ARTICLE($monster) ->
        [la] Te enfrentas a la { $monster }.
       *[el] Te enfrentas al { $monster }.
    }
event-beaten-you =
    { ARTICLE($monster) ->
        [la] ¡Vences a la { $monster }!
       *[el] ¡Vences al { $monster }!
    }
event-retaliated-you =
    { ARTICLE($monster) ->
        [la] La { $monster } resiste y te contraataca.
       *[el] El { $monster } resiste y te contraataca.
    }
event-spiked-you =
    { ARTICLE($monster) ->
        [la] Las espinas de la { $monster } te hieren.
       *[el] Las espinas del { $monster } te hieren.
    }
event-equipped-you = Te equipas { $card }.
event-unequipped-you = Te quitas { $card }.
event-stripped-you = Con el golpe, le arrancas { $card } a { $target_seat }.
event-stripped-at-you = Con el golpe, { $seat } te arranca { $card }.
event-reloaded-you = Recargas { $card }: +{ $amount } de munición.
event-used-you = Usas { $card }.
event-attacked-you = Atacas a { $target_seat }.
event-attacked-at-you = ¡{ $seat } te ataca!
event-wielded-you = Empuñas { $card }.
event-attack_rolled-you = Sacas { $die_result }: poder de ataque { $power }.
event-defence_rolled-you = Sacas { $dice }: poder de defensa { $power }.
event-damaged-you = Le haces { $amount } de daño a { $target_seat }.
event-damaged-at-you = { $seat } te hace { $amount } de daño.
event-unhurt-you = { $target_seat } aguanta tu ataque.
event-unhurt-at-you = Aguantas el ataque de { $seat }.
event-lost-you = Pierdes { $amount } de vida { $reason }: { $left ->
    [one] te queda 1
   *[other] te quedan { $left }
  }.
event-recovered-you = Recuperas { $amount } de vida { $reason }: ya tienes { $left }.
event-fell-you = ¡Caes!
event-gem_gained-you = Ganas { $amount ->
    [one] una gema
   *[other] { $amount } gemas
  } { $reason }.
event-relic_gained-you = Ganas la reliquia { $card } { $reason }.
event-paid-you = Pagas con { $card }.
event-served-you = Pides en el pueblo: { $service }.
event-bought-you =
    { $reason-key ->
        [trophy] Te llevas { $card } de la Comerciante { $reason }.
       *[village] Compras { $card } a la Comerciante.
    }
event-looked-at-you = { $seat } mira tu mano.
event-ability_used-you = Usas { $ability }.
event-favour_invoked-you = Invocas el favor de { $deity }.
event-discarded-you = Descartas { $card } { $reason }.
event-pulled-at-you = { $seat } te arrastra hasta { $square }.
event-shifted-at-you = { $seat } te empuja a { $square }.
event-swapped_places-at-you = { $seat } cambia de lugar contigo.
event-fog_rolled-you = La niebla te envuelve: sacas { $die_result } y sufres { $amount } de daño.
event-ended-you = Terminas tu turno.
event-stood_up-you = Te pones en pie y esperas.
event-trapped-you = Caes en la trampa y pierdes la energía que te quedaba.
event-orb_taken-you = Tomas un { $orb } { $reason }.
event-rerolled-you = Repites con { $source } y sacas { $die_result }.
event-looked-you = Miras la mano de { $target_seat }.
event-took-you = Le quitas { $card } a { $target_seat } { $reason }.
event-took-at-you = ¡{ $seat } te quita { $card } { $reason }!
event-gem_paid-you = Pagas { $payment }.
event-gave-you = Por la ira de la deidad, dejas { $card } en manos de la Comerciante.
event-guarded-you = Te pones en guardia: +{ $amount } de defensa.
event-boosted-you = Tu próximo ataque lleva +{ $amount }.
event-slowed-you = Tendrás { $amount } de energía menos en tu próximo turno { $reason }.
event-energy_gained-you = Ganas { $amount } de energía.
event-ice_placed-you = Levantas hielo en { $square }.
event-ice_melted-you = Tu hielo se derrite.
event-pulled-you = Arrastras a { $target_seat } hasta { $square }.
event-shifted-you = Empujas a { $target_seat } a { $square }.
event-swapped_places-you = Cambias de lugar con { $target_seat }.
event-seen-you = Ves { $find } en el mazo del { $quadrant }.
event-arranged-you = Ordenas el mazo del { $quadrant }.
event-ice_orb_used-you = Tu orbe de hielo se gasta: { $ward }.
event-fire_orb_used-you = Tu orbe de fuego estalla con el ataque.
outcome-attack-you = El último ataque decide: solo quedas tú en la isla.
outcome-fog-you = La niebla se cobra a tu último rival.
outcome-monster-you = Un monstruo acaba con tu último rival.
outcome-favour-you = El favor de una deidad barre la isla: solo quedas tú.
outcome-effect-you = Una jugada certera decide: solo quedas tú en la isla.
outcome-departed-you = Los demás se han ido: te quedas con la isla.

# Órdenes que se dejan
order-pass = No usar nada fuera de mi turno
order-flee = Huir de los monstruos
order-dress = Equipar lo que pueda
order-rest = Terminar el turno si no puedo atacar
order-if-life = me quedan { $number } puntos de vida o menos
order-if-life-not = me quedan más de { $number } puntos de vida
order-if-down = me han derribado
order-if-down-not = sigo en pie
order-if-night = es de noche
order-if-night-not = es de día
order-if-gems = tengo { $number } gemas o más
order-if-gems-not = tengo menos de { $number } gemas
order-if-equip = puedo equipar algo
order-if-equip-not = no puedo equipar nada
order-if-attack = puedo atacar
order-if-attack-not = no puedo atacar
order-answer-pass = no hacer nada
order-answer-dress = equipar lo primero que se pueda
order-answer-end = terminar el turno
order-answer-flee = huir
order-answer-fight = pelear
order-answer-roll = atacar
order-pick-move = ir a…
order-pick-attack = atacar a…
