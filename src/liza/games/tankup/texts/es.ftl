# Tank Up, todo lo que lee un jugador.

game-about = Una arena sin reglas amables: recoge armaduras y armas por el suelo, apunta a tus rivales y quédate el último en pie.

player-p1 = Jugador 1
player-p2 = Jugador 2
player-p3 = Jugador 3
player-p4 = Jugador 4

## Lo que se puede elegir antes de empezar

option-elimination = Quien llega a 0 de vida
option-elimination-about = Cuándo deja la arena quien se queda sin vida.
option-elimination-immediate = Sale en el acto, en cuanto se resuelve el ataque
option-elimination-end-of-combat = Sigue actuando y puede recuperarse hasta que acabe el combate
option-area_past_immunity = Magia sobre una armadura inmune
option-area_past_immunity-about = Qué pasa con la mitad que salpica cuando la magia da en una armadura inmune.
option-area_past_immunity-False = Se ignora entera, también lo que salpica
option-area_past_immunity-True = La armadura la ignora, pero la mitad salpica a un espacio contiguo
option-exchange = Cambiar una carta de la mano
option-exchange-about = De qué mazo sale la carta nueva cuando un icono te deja cambiar una.
option-exchange-own-deck = Por una de su mazo; las situaciones, solo con un «?» equipado
option-exchange-situations-too = Por una de su mazo, también situaciones sin «?»
option-exchange-armour-deck = Por una del mazo de la armadura que lleva el icono de cambio
option-piles_end = Cuando se acaban los ataques
option-piles_end-about = Cómo acaba una partida tan larga que ya no quedan cartas de ataque.
option-piles_end-end-of-combat = La partida acaba al final del combate
option-piles_end-immediate = La partida acaba en el acto
option-layout = Espacios de la armadura
option-layout-about = Qué espacios son contiguos: importa para la magia, que salpica al de al lado.
option-layout-body = En forma de cuerpo
option-layout-grid = En cuadrícula de dos por tres
option-turned = Armaduras giradas
option-turned-about = Si una armadura que ya usó su habilidad vuelve a tenerla.
option-turned-stays = Se quedan giradas
option-turned-round = Se enderezan cada ronda
option-swapped = La armadura que se cambia
option-swapped-about = Adónde va la armadura que te quitas para ponerte otra.
option-swapped-hand = Vuelve a la mano
option-swapped-discard = Se descarta
option-duration = Las tres rondas de una situación
option-duration-about = Desde cuándo se cuentan las tres rondas que dura una situación.
option-duration-whole-rounds = Empiezan en la ronda siguiente
option-duration-this-round-too = Cuentan la ronda en curso

## Dorsos, espacios y otras cosas

back-helmet = Cascos
back-torso = Torsos
back-arm = Brazos
back-leg = Piernas
back-blow = Golpes
back-shot = Disparos
back-magic = Magia
back-situation = Situaciones
space-head = la cabeza
space-torso = el torso
space-left_arm = el brazo izquierdo
space-right_arm = el brazo derecho
space-left_leg = la pierna izquierda
space-right_leg = la pierna derecha
throw-rock = una roca
throw-tomato = un tomate podrido
throw-flower = una flor
throw-thumb = un pulgar arriba
reason-deck = del mazo
reason-trade = a cambio
reason-lightest = por ser el peso más ligero
reason-heaviest = por ser el peso mayor
reason-used = gracias a la armadura
reason-flower = por la flor
reason-situation = por la situación
reason-attack = por el ataque
reason-bare = por el ataque, sin armadura que lo pare
reason-excess = por el exceso del ataque
reason-splash = por la magia que salpica
reason-drain = con la vida que roba el ataque
reason-tired = por el esfuerzo del ataque
reason-answer = por la armadura que responde
reason-spy = tras ver esa mano
reason-rounds = porque se cumplen sus rondas
reason-replaced = porque llega otra situación
reason-fallen = por quedarse sin vida
reason-behind = por tener menos vida
reason-combat_over = al acabar el combate
reason-next_turn = al llegar el siguiente turno
reason-covered = porque otra armadura ocupa su sitio
token-damage = Daño
token-turned = Girada
token-temporary = Armadura temporal
immune-blow = Inmune a golpes
immune-shot = Inmune a disparos
immune-magic = Inmune a magia
icon-blow = Roba un golpe
icon-shot = Roba un disparo
icon-magic = Roba una magia
icon-situation = Roba una situación
icon-any = Roba una carta
icon-exchange = Cambio

## Lo que se pregunta

ask-PrepareDraw = { $seat }, ¿de qué mazo robas?
ask-PrepareEquip = { $seat }, ¿qué te equipas? Hasta dos armaduras.
ask-EquipTurn = { $seat }, tu turno de equipamiento: roba, equípate, cambia.
ask-CrowdThrow = { $seat }, ¿qué lanzas y a quién?
ask-PlaceDie = { $seat }, ¿dónde pones la armadura temporal?
ask-SituationWindow = { $seat }, ¿juegas una situación?
ask-StepOn = { $seat }, ¿pisas esa situación?
ask-LightestBonus = { $seat }, eres quien menos pesa: ¿un ataque más o una carta?
ask-Abilities = { $seat }, ¿usas alguna habilidad?
ask-DrawCards = { $seat }, ¿de qué mazo robas?
ask-Spy = { $seat }, ¿la mano de quién miras?
ask-SpyDiscard = { $seat }, ¿qué carta le descartas?
ask-Salvage = { $seat }, ¿qué rescatas de los objetos rotos?
ask-Strike = { $seat }, ¿contra quién revienta?
ask-Assign = { $seat }, ¿a quién atacas y con qué?
ask-Resolve = { $seat }, ¿qué línea resuelves ahora?
ask-React = { $seat }, ¿reaccionas?
ask-Destroyed = { $seat }, te han destruido una armadura: ¿reaccionas?
ask-Aim = { $seat }, ¿dónde cae el ataque?
ask-Area = { $seat }, ¿a qué espacio contiguo llega la magia?
ask-TieVote = { $seat }, hay empate: ¿una ronda más?

## Lo que se puede hacer

verb-pass = No, gracias
verb-end = Terminar
verb-draw =
    { $back-key ->
        [helmet] Robar una carta de casco
        [torso] Robar una carta de torso
        [arm] Robar una carta de brazo
        [leg] Robar una carta de pierna
        [blow] Robar una carta de golpe
        [shot] Robar una carta de disparo
        [magic] Robar una carta de magia
       *[situation] Robar una carta de situación
    }
verb-aim = Dar en { $space }
verb-splash = Salpicar en { $space }
verb-place = Poner en { $space }
verb-extra = Un ataque más
verb-reroll = Relanzar los dados
verb-throw =
    { $throw-key ->
        [thumb] Pulgar arriba para { $player }
        [flower] Lanzar una flor a { $player }
       *[other] Lanzar { $throw } a { $player }
    }
verb-resolve = Resolver la línea contra { $player }
verb-target = Elegir a { $player }
verb-fight = Una ronda más
verb-shake = Darse la mano: empate
verb-equip = Equipar { $armour } en { $space }
verb-swap = Cambiar por { $armour } lo que llevas en { $space }
verb-use = Usar { $armour }
verb-take = Rescatar { $armour }
verb-attack = Atacar a { $player } con { $attack }
verb-play = Jugar { $situation }
verb-trade = Cambiar { $card } por otra de su mazo
verb-discard = Descartar { $card }

## El relato de la partida

event-first_seat = { $seat } se prepara primero.
event-round_began = Ronda { $round }.
event-combat_began = ¡A combatir!
event-drew = { $seat } roba { $card } { $reason }.
event-drew-hidden =
    { $back-key ->
        [helmet] { $seat } roba una carta de casco { $reason }.
        [torso] { $seat } roba una carta de torso { $reason }.
        [arm] { $seat } roba una carta de brazo { $reason }.
        [leg] { $seat } roba una carta de pierna { $reason }.
        [blow] { $seat } roba una carta de golpe { $reason }.
        [shot] { $seat } roba una carta de disparo { $reason }.
        [magic] { $seat } roba una carta de magia { $reason }.
       *[situation] { $seat } roba una carta de situación { $reason }.
    }
event-equipped = { $seat } se equipa { $card } en { $space }.
event-traded = { $seat } cambia { $card }: va al fondo de su mazo.
event-traded-hidden =
    { $back-key ->
        [helmet] { $seat } cambia una carta de casco: va al fondo de su mazo.
        [torso] { $seat } cambia una carta de torso: va al fondo de su mazo.
        [arm] { $seat } cambia una carta de brazo: va al fondo de su mazo.
        [leg] { $seat } cambia una carta de pierna: va al fondo de su mazo.
        [blow] { $seat } cambia una carta de golpe: va al fondo de su mazo.
        [shot] { $seat } cambia una carta de disparo: va al fondo de su mazo.
        [magic] { $seat } cambia una carta de magia: va al fondo de su mazo.
       *[situation] { $seat } cambia una carta de situación: va al fondo de su mazo.
    }
event-swapped = { $seat } cambia { $old } por { $card } en { $space }.
event-ended = { $seat } termina.
event-tie_die = { $seat } saca un { $result } en el desempate.
event-weighed =
    { $seat } pesa { $weight } y actúa en { $place ->
        [1] primer lugar.
        [2] segundo lugar.
        [3] tercer lugar.
       *[other] cuarto lugar.
    }
event-opens = { $seat } es quien menos pesa y empieza.
event-extra_attack = { $seat } tiene un ataque más { $reason }.
event-armour_rolled = { $seat } es quien más pesa y saca un { $amount } de armadura temporal.
event-armour_placed = { $seat } pone { $amount } de armadura temporal en { $space } { $reason }.
event-crowd_rolled = { $seat } tira en la ficha de público: { $result }.
event-thrown =
    { $throw-key ->
        [thumb] Pulgar arriba de { $seat } para { $target_seat }.
        [flower] { $seat } lanza una flor a { $target_seat }.
       *[other] { $seat } lanza { $throw } a { $target_seat }.
    }
event-played = { $seat } juega { $card }.
event-stepped = { $seat } pisa { $old } con { $card }.
event-in_force = { $card } se adueña de la arena.
event-over = { $card } se acaba { $reason }.
event-scorched = { $seat } pesa demasiado para este sol: { $amount } de daño.
event-used = { $seat } usa { $card }.
event-turned =
    { $reason-key ->
        [attack] El ataque gira la armadura { $card } de { $seat }: pierde sus propiedades.
       *[used] { $seat } gira { $card } al usar su habilidad.
    }
event-laid = { $seat } apunta { $card } contra { $target_seat }.
event-laid-hidden =
    { $back-key ->
        [blow] { $seat } apunta una carta de golpe contra { $target_seat }.
        [shot] { $seat } apunta una carta de disparo contra { $target_seat }.
       *[magic] { $seat } apunta una carta de magia contra { $target_seat }.
    }
event-revealed = { $seat } ataca a { $target_seat }: { $card }.
event-struck = La armadura { $card } de { $seat } revienta contra { $target_seat }.
event-aimed = Dado de { $seat }: { $space }.
event-rerolled = { $seat } gasta el pulgar arriba y relanza los dados.
event-hit = El ataque le cae a { $seat } en { $space }.
event-ignored = La armadura { $card } de { $seat } es inmune: ni se inmuta.
event-damaged =
    La armadura { $card } de { $seat } recibe { $amount } { $reason }: { $left ->
        [0] ya no aguanta más
        [one] le queda 1
       *[other] le quedan { $left }
    }.
event-destroyed = La armadura { $card } de { $seat } se hace pedazos.
event-die_damaged = La armadura temporal de { $seat } en { $space } recibe { $amount } { $reason }: { $left ->
    [one] le queda 1
   *[other] le quedan { $left }
  }.
event-lost = { $seat } pierde { $amount } de vida { $reason }: { $left ->
    [one] le queda 1
   *[other] le quedan { $left }
  }.
event-recovered = { $seat } recupera { $amount } de vida { $reason }: ya tiene { $left }.
event-splashed = La magia salpica a { $seat } en { $space }.
event-frozen = { $seat } no tendrá ataque gratis en su próximo turno de combate { $reason }.
event-cursed = { $seat } no tendrá robo gratis en su próximo equipamiento { $reason }.
event-returned = { $seat } vuelve a tener { $card } en la mano { $reason }.
event-discarded =
    { $reason-key ->
        [spy] { $by_seat } descarta { $card } de la mano de { $seat }.
       *[attack] El ataque de { $by_seat } le quita { $card } de la mano a { $seat }.
    }
event-looked = { $seat } mira la mano de { $target_seat }.
event-took = Gracias a la armadura, { $seat } rescata { $card } de los objetos rotos.
event-warded = { $seat } para el ataque con la rodela: no pasa nada.
event-spared = { $seat } detiene todo el daño.
event-cancelled = { $seat } anula el efecto de { $card }.
event-countered = { $card } responde al ataque de { $seat }: { $amount } de daño.
event-fell = { $seat } se queda sin vida, pero sigue en pie hasta que acabe el combate.
event-wasted = { $card } de { $seat } contra { $target_seat } ya no llega, porque alguien ha caído: va al descarte.
event-left =
    { $reason-key ->
        [behind] { $seat } tiene menos vida que quienes empatan y se va con el público.
       *[fallen] { $seat } cae, sin vida, y se va con el público.
    }
event-spent = { $seat } rompe { $card } para usar su habilidad: va al descarte.
event-gnawed = { $card } roe todas las armaduras.
event-faded = La armadura temporal de { $seat } en { $space } desaparece { $reason }.
event-voted = { $seat } ya ha decidido.
event-extra_round = Empate: ronda extra { $number }.
event-warned = Si nadie se decide a pelear, la próxima ronda es la última.

outcome-last_standing = Solo queda uno en pie. Vida: { $scores }.
outcome-nobody_left = No queda nadie en pie: empate.
outcome-most_life = Se han acabado los ataques. Se cuenta la vida: { $scores }.
outcome-tie_broken = El desempate decide. Vida: { $scores }.
outcome-agreed_draw = Se dan la mano como caballeros: empate a { $best }.
outcome-still_tied = Veinte rondas extra y siguen iguales: empate a { $best }.
outcome-stalled = Ya nadie pelea. Se cuenta la vida: { $scores }.

## La mesa

zone-situation = Situación
zone-attack = Ataque en curso
zone-broken = Objetos rotos
zone-deck_helmet = Mazo de cascos
zone-deck_torso = Mazo de torsos
zone-deck_arm = Mazo de brazos
zone-deck_leg = Mazo de piernas
zone-deck_blow = Mazo de golpes
zone-deck_shot = Mazo de disparos
zone-deck_magic = Mazo de magia
zone-deck_situation = Mazo de situaciones
zone-discard_helmet = Cascos descartados
zone-discard_torso = Torsos descartados
zone-discard_arm = Brazos descartados
zone-discard_leg = Piernas descartadas
zone-discard_blow = Golpes usados
zone-discard_shot = Disparos usados
zone-discard_magic = Magias usadas
zone-discard_situation = Situaciones pasadas
zone-head = Cabeza
zone-torso = Torso
zone-left_arm = Brazo izquierdo
zone-right_arm = Brazo derecho
zone-left_leg = Pierna izquierda
zone-right_leg = Pierna derecha
zone-line = Ataques que le apuntan
zone-hand = Mano

counter-round = Ronda
counter-life = Vida
counter-crowd = Público
counter-fallen = Sin vida, en pie hasta el final del combate
counter-weight = Peso
counter-order = Orden
counter-frozen = Sin ataque gratis
counter-cursed = Sin robo gratis
counter-tough = Armaduras reforzadas
counter-ward = Rodela en guardia
counter-thumb = Favor del público
counter-active = Actúa ahora
counter-attacks = Ataques por apuntar
counter-quiet = Rondas sin ataques
counter-extra_rounds = Rondas extra

# La posición en una frase.
position = Ronda { $round }{ $situation-count ->
        [0] {""}
       *[other] , situación { $situation-names }
    }
position-you = { position-seat }{ $head-count ->
        [0] {""}
       *[other] , en la cabeza { $head-names }
    }{ $torso-count ->
        [0] {""}
       *[other] , en el torso { $torso-names }
    }{ $left_arm-count ->
        [0] {""}
       *[other] , en el brazo izquierdo { $left_arm-names }
    }{ $right_arm-count ->
        [0] {""}
       *[other] , en el derecho { $right_arm-names }
    }{ $left_leg-count ->
        [0] {""}
       *[other] , en la pierna izquierda { $left_leg-names }
    }{ $right_leg-count ->
        [0] {""}
       *[other] , en la derecha { $right_leg-names }
    }
position-seat = { $life } de vida, peso { $weight }, { $hand-count ->
        [one] { $hand-count } carta
       *[other] { $hand-count } cartas
    } en la mano

number-resistance = Resistencia
number-ap = AP
number-atk = ATK
number-damage = Daño
number-excess = Exceso
number-rounds = Rondas

## Lo que hace cada carta, compuesto de sus palabras

clause-icon-blow = Roba 1 golpe extra.
clause-icon-shot = Roba 1 disparo extra.
clause-icon-magic = Roba 1 magia extra.
clause-icon-situation = Roba 1 situación.
clause-icon-any = Roba 1 carta extra que no sea situación.
clause-icon-exchange = Permite un cambio.
clause-icon-ap = +{ $amount } AP: equipas { $amount ->
        [one] una armadura
       *[other] { $amount } armaduras
    } más.
clause-icon-atk = +{ $amount } ATK.
clause-immune-blow = Inmune a golpes.
clause-immune-shot = Inmune a disparos.
clause-immune-magic = Inmune a magia.

clause-word-passive = Siempre,
clause-word-habilidad = Habilidad:
clause-word-conjunto = Conjunto:
clause-word-reaccion = Reacción,
clause-word-romper = Romper,
clause-when-own_turn = al empezar tu turno de combate,
clause-when-equip_turn = en tu turno de equipamiento,
clause-when-situation_played = cuando alguien juega una situación,
clause-when-attack_revealed = cuando se revela un ataque contra ti,
clause-when-hit_located = cuando un ataque te alcanza,
clause-when-hit_located-here = cuando un ataque cae aquí,
clause-when-hit_located-near = cuando un ataque cae aquí o al lado,
clause-when-hit_located-elsewhere = cuando un ataque te cae en otro espacio,
clause-when-hit_located-dice = cuando los dados te señalan,
clause-when-armour_destroyed = cuando se destruye otra armadura tuya,
clause-when-life_lost = cuando un ataque te quita vida,
clause-when-end_of_combat = al final del combate,
clause-by-blow = si es un golpe:
clause-by-shot = si es un disparo:
clause-by-magic = si es magia:

clause-ability-toughen = hasta tu próximo turno de combate, los ataques hacen { $amount } menos de daño a tus armaduras.
clause-ability-boost-blow = tus golpes hacen +{ $amount } de daño este turno.
clause-ability-boost-shot = tus disparos hacen +{ $amount } de daño este turno.
clause-ability-boost-magic = tu magia hace +{ $amount } de daño este turno.
clause-ability-boost_first-blow = el primer golpe que reveles este turno hace +{ $amount } de daño.
clause-ability-boost_first-shot = el primer disparo que reveles este turno hace +{ $amount } de daño.
clause-ability-boost_first-magic = la primera magia que reveles este turno hace +{ $amount } de daño.
clause-ability-barrier = pon { $amount } de armadura temporal en un espacio vacío hasta tu próximo turno de combate.
clause-ability-heal = recuperas { $amount } de vida.
clause-ability-aim-blow = tus golpes de este turno caen donde quieras, sin chequeo.
clause-ability-aim-shot = tus disparos de este turno caen donde quieras, sin chequeo.
clause-ability-aim-magic = tu magia de este turno cae donde quieras, sin chequeo.
clause-ability-spy = mira la mano de un rival y descarta una de sus cartas.
clause-ability-salvage = toma una carta de los objetos rotos.
clause-ability-draw-any = roba { $amount } { $amount ->
        [one] carta
       *[other] cartas
    } de mazos de armaduras o ataques.
clause-ability-draw-attack = roba { $amount } { $amount ->
        [one] carta
       *[other] cartas
    } de un mazo de ataques.
clause-ability-crowd = tira en la ficha de público y elige a quién le toca.
clause-ability-extra_die-blow = tus golpes de este turno tiran { $amount ->
        [one] { $amount } dado
       *[other] { $amount } dados
    } más.
clause-ability-extra_die-shot = tus disparos de este turno tiran { $amount ->
        [one] { $amount } dado
       *[other] { $amount } dados
    } más.
clause-ability-extra_die-magic = tu magia de este turno tira { $amount ->
        [one] { $amount } dado
       *[other] { $amount } dados
    } más.
clause-ability-clear_situation = descarta la situación activa.
clause-ability-ward = hasta tu próximo turno de combate, el primer ataque que caiga en uno de tus brazos no hace nada.
clause-ability-redirect = el ataque cae aquí.
clause-ability-reroll = se relanzan todos sus dados.
clause-ability-retaliate = quien ataca pierde { $amount } de vida.
clause-ability-catch = esa carta va a tu mano.
clause-ability-cancel = su efecto escrito se anula.
clause-ability-spare = el ataque no hace ningún daño.
clause-ability-extra_attack = tienes { $amount ->
        [one] { $amount } ataque
       *[other] { $amount } ataques
    } más este turno.
clause-ability-strike-blow = un golpe de daño { $amount } contra el rival que elijas.
clause-ability-strike-shot = un disparo de daño { $amount } contra el rival que elijas.
clause-ability-strike-magic = una magia de daño { $amount } contra el rival que elijas.

clause-attack-disarm = Si cae en un espacio desnudo, la víctima descarta { $amount ->
        [one] { $amount } carta
       *[other] { $amount } cartas
    } al azar.
clause-attack-draw-blow = Después robas un golpe.
clause-attack-draw-shot = Después robas un disparo.
clause-attack-draw-magic = Después robas una magia.
clause-attack-tire = No tienes ataque gratis en tu próximo turno de combate.
clause-attack-weak_spot-head = En la cabeza, +{ $amount } de daño.
clause-attack-weak_spot-torso = En el torso, +{ $amount } de daño.
clause-attack-weak_spot-left_arm = En el brazo izquierdo, +{ $amount } de daño.
clause-attack-weak_spot-right_arm = En el brazo derecho, +{ $amount } de daño.
clause-attack-weak_spot-left_leg = En la pierna izquierda, +{ $amount } de daño.
clause-attack-weak_spot-right_leg = En la pierna derecha, +{ $amount } de daño.
clause-attack-aim = Eliges el espacio, sin chequeo.
clause-attack-hits =
    { $amount ->
        [one] 1 impacto, con su chequeo.
       *[other] { $amount } impactos seguidos, cada uno con su chequeo.
    }
clause-attack-turn = La armadura que aguante queda girada.
clause-attack-freeze = La víctima no tiene ataque gratis en su próximo turno de combate.
clause-attack-eat = +{ $amount } de daño si cae en una armadura.
clause-attack-drain = Recuperas la mitad de la vida que pierda la víctima.
clause-attack-curse = La víctima no tiene robo gratis en su próximo equipamiento.
clause-attack-return = La armadura que aguante vuelve a la mano de su dueño.
clause-attack-quake = El daño de área llega a { $amount } espacios contiguos.

clause-situation-corrode = Una vez por combate, cada armadura equipada recibe { $amount } de daño.
clause-situation-fog-blow = Los golpes tiran { $amount ->
        [one] { $amount } dado
       *[other] { $amount } dados
    }.
clause-situation-fog-shot = Los disparos tiran solo { $amount ->
        [one] { $amount } dado
       *[other] { $amount } dados
    }, también rocas y tomates.
clause-situation-fog-magic = La magia tira { $amount ->
        [one] { $amount } dado
       *[other] { $amount } dados
    }.
clause-situation-strengthen-blow = Los golpes hacen +{ $amount } de daño.
clause-situation-strengthen-shot = Los disparos hacen +{ $amount } de daño.
clause-situation-strengthen-magic = La magia hace +{ $amount } de daño.
clause-situation-weaken-blow = Los golpes hacen { $amount } menos de daño.
clause-situation-weaken-shot = Los disparos hacen { $amount } menos de daño.
clause-situation-weaken-magic = La magia hace { $amount } menos de daño.
clause-situation-scorch = Quien pese más de { $over } al empezar su turno de combate pierde { $amount } de vida.
clause-situation-truce = Nadie tiene ataque gratis.
clause-situation-market =
    { $amount ->
        [one] El robo gratis es de 1 carta.
       *[other] El robo gratis es de { $amount } cartas.
    }
clause-situation-bloodlust = En espacios desnudos, +{ $amount } de daño.
clause-situation-closed = No sale ninguna carta de los mazos de armaduras.
clause-situation-flowers = Desde el próximo combate, quien actúe primero puede robar { $amount ->
        [one] { $amount } carta que no sea situación
       *[other] { $amount } cartas que no sean situaciones
    }.
clause-situation-antimagic = La magia no tiene ni efecto ni daño de área.
clause-situation-reverse = Desde el próximo combate se actúa del más pesado al más liviano; sus ventajas no cambian de manos.

## El tablero

board-about-resistance = Aguanta { $amount } de daño; lo que aguanta es también lo que pesa.
board-about-damage = Hace { $amount } de daño en el espacio donde cae.
board-about-excess = Exceso { $amount }: si este impacto rompe la armadura, quita además { $amount } de vida.
board-about-hurt = Lleva { $amount } de daño: aguanta y pesa eso de menos.
board-about-turned = Está girada: protege y pesa, pero sus iconos y su texto ya no valen.
board-about-ap = +{ $amount } AP: al equiparte, te pones { $amount ->
    [one] una armadura más
   *[other] { $amount } armaduras más
  }.
board-about-atk = +{ $amount } ATK: en combate apuntas { $amount ->
    [one] un ataque más
   *[other] { $amount } ataques más
  }.
board-about-icon-blow = Al equiparte, robas un golpe.
board-about-icon-shot = Al equiparte, robas un disparo.
board-about-icon-magic = Al equiparte, robas una magia.
board-about-icon-situation = Al equiparte, robas una situación.
board-about-icon-any = Al equiparte, robas una carta que no sea situación.
board-about-icon-exchange = Al equiparte, cambias una carta de tu mano.
board-about-set = Con otras dos de su conjunto vale lo que dice «Conjunto».
board-about-deck-helmet = Armaduras para la cabeza.
board-about-deck-torso = Armaduras para el torso.
board-about-deck-arm = Armaduras para cualquiera de los dos brazos.
board-about-deck-leg = Armaduras para cualquiera de las dos piernas.
board-about-deck-blow = Golpes: mucho daño, a menudo con exceso. Un dado dice dónde caen.
board-about-deck-shot = Disparos: daño moderado. Se tiran dos dados y elige quien dispara.
board-about-deck-magic = Magia: menos daño, con efectos propios, y la mitad salpica a un espacio contiguo.
board-about-deck-situation = Situaciones: cambian las reglas de toda la arena durante tres rondas.
board-about-weight = Lo que aún aguantan todas sus armaduras. En combate actúa primero quien menos pesa, con un ataque o una carta de más; el más pesado recibe un dado de armadura temporal.
board-about-broken = Las armaduras que se han destruido. Algunas cartas rescatan una de aquí; tócalo para verlas
board-about-broken-none = Aquí caen las armaduras que se destruyen. Aún no hay ninguna.
board-about-order = En qué lugar actúa en este combate: primero quien menos pesa
board-bare = sin armadura
board-preparation = Preparación
board-calm = Sin situación
board-calm-about = Una situación afecta a toda la arena el resto de la ronda y tres más; se juega al empezar un turno de combate
board-react = ¡Reacciona!
board-play = ¿Cambias la arena?
board-against = { $seat } ataca a { $target } con { $card }.
board-against-at = { $seat } ataca a { $target } con { $card }: le da en { $space }.
board-attacks = { $attacks ->
        [one] Te queda 1 ataque
       *[other] Te quedan { $attacks } ataques
    }
board-fallen = Sin vida: sale al acabar el combate
board-fallen-you = Estás sin vida, pero en esta mesa se sigue actuando hasta que acaba el combate: si te recuperas antes, te quedas.
board-destroyed = ¡CRAC!
board-ignored = ¡CLANG!
board-warded = ¡PARADO!
board-spared = ¡NADA!
board-cancelled = ¡ANULADO!
board-left = ¡FUERA!

## Los capítulos del almanaque

section-set = Conjuntos
section-armour = Armaduras
section-attack = Ataques
section-situation = Situaciones
section-throw = Lo que lanza el público

# Dicho a quien juega: «tú»; y lo que se repite, contado.
event-first_seat-you = Te preparas tú primero.
event-drew-you = Robas { $card } { $reason }.
event-weighed-all = Se pesan las armaduras de { $seats }: ya hay orden.
event-tie_die-all = Desempatan a dados { $seats }.
event-drew-all = Roban cartas { $seats }.
event-crowd_rolled-all = El público tira dados por { $seats }.
event-damaged-many-you = El daño alcanza a { $count } armaduras tuyas.
event-destroyed-many-you = Se hacen pedazos { $count } armaduras tuyas.
event-drew-many = { $seat } roba { $count } cartas.
event-drew-many-you = Robas { $count } cartas.
event-equipped-you = Te equipas { $card } en { $space }.
event-traded-you = Cambias { $card }: va al fondo de su mazo.
event-swapped-you = Cambias { $old } por { $card } en { $space }.
event-ended-you = Terminas.
event-tie_die-you = Sacas un { $result } en el desempate.
event-weighed-you =
    Pesas { $weight } y actúas en { $place ->
        [1] primer lugar.
        [2] segundo lugar.
        [3] tercer lugar.
       *[other] cuarto lugar.
    }
event-opens-you = Eres quien menos pesa y empiezas.
event-extra_attack-you = Tienes un ataque más { $reason }.
event-armour_rolled-you = Eres quien más pesa y sacas un { $amount } de armadura temporal.
event-armour_placed-you = Pones { $amount } de armadura temporal en { $space } { $reason }.
event-thrown-you =
    { $throw-key ->
        [thumb] Pulgar arriba para { $target_seat }.
        [flower] Lanzas una flor a { $target_seat }.
       *[other] Lanzas { $throw } a { $target_seat }.
    }
event-thrown-at-you =
    { $throw-key ->
        [thumb] ¡{ $seat } te saluda con el pulgar arriba!
        [flower] ¡{ $seat } te lanza una flor!
       *[other] ¡{ $seat } te lanza { $throw }!
    }
event-played-you = Juegas { $card }.
event-used-you = Usas { $card }.
event-turned-you =
    { $reason-key ->
        [attack] El ataque gira tu armadura { $card }: pierde sus propiedades.
       *[used] Giras { $card } al usar su habilidad.
    }
event-laid-you = Apuntas { $card } contra { $target_seat }.
event-laid-at-you =
    { $back-key ->
        [blow] { $seat } apunta una carta de golpe contra ti.
        [shot] { $seat } apunta una carta de disparo contra ti.
       *[magic] { $seat } apunta una carta de magia contra ti.
    }
event-revealed-you = Atacas a { $target_seat }: { $card }.
event-revealed-at-you = ¡{ $seat } te ataca: { $card }!
event-struck-at-you = La armadura { $card } de { $seat } revienta contra ti.
event-aimed-you = Tu dado: { $space }.
event-hit-you = El ataque te cae en { $space }.
event-ignored-you = Tu armadura { $card } es inmune: ni se inmuta.
event-damaged-you =
    Tu armadura { $card } recibe { $amount } { $reason }: { $left ->
        [0] ya no aguanta más
        [one] le queda 1
       *[other] le quedan { $left }
    }.
event-destroyed-you = Tu armadura { $card } se hace pedazos.
event-lost-you = Pierdes { $amount } de vida { $reason }: { $left ->
    [one] te queda 1
   *[other] te quedan { $left }
  }.
event-recovered-you = Recuperas { $amount } de vida { $reason }: ya tienes { $left }.
event-splashed-you = La magia te salpica en { $space }.
event-frozen-you = No tendrás ataque gratis en tu próximo turno de combate { $reason }.
event-cursed-you = No tendrás robo gratis en tu próximo equipamiento { $reason }.
event-returned-you = Vuelves a tener { $card } en la mano { $reason }.
event-discarded-you =
    { $reason-key ->
        [spy] { $by_seat } descarta { $card } de tu mano.
       *[attack] El ataque de { $by_seat } te quita { $card } de la mano.
    }
event-discarded-at-you =
    { $reason-key ->
        [spy] Descartas { $card } de la mano de { $seat }.
       *[attack] Tu ataque le quita { $card } de la mano a { $seat }.
    }
event-looked-at-you = { $seat } mira tu mano.
event-took-you = Gracias a la armadura, rescatas { $card } de los objetos rotos.
event-left-you =
    { $reason-key ->
        [behind] Tienes menos vida que quienes empatan y te vas con el público.
       *[fallen] Caes, sin vida, y te vas con el público.
    }
event-voted-you = Ya has decidido.
event-crowd_rolled-you = Tiras en la ficha de público: { $result }.
event-stepped-you = Pisas { $old } con { $card }.
event-scorched-you = Pesas demasiado para este sol: { $amount } de daño.
event-struck-you = Tu armadura { $card } revienta contra { $target_seat }.
event-rerolled-you = Gastas el pulgar arriba y relanzas los dados.
event-die_damaged-you = Tu armadura temporal en { $space } recibe { $amount } { $reason }: { $left ->
    [one] le queda 1
   *[other] le quedan { $left }
  }.
event-looked-you = Miras la mano de { $target_seat }.
event-warded-you = Paras el ataque con la rodela: no pasa nada.
event-spared-you = Detienes todo el daño.
event-cancelled-you = Anulas el efecto de { $card }.
event-countered-you = { $card } responde a tu ataque: { $amount } de daño.
event-fell-you = Te quedas sin vida, pero sigues en pie hasta que acabe el combate.
event-wasted-you = Tu { $card } contra { $target_seat } ya no llega, porque alguien ha caído: va al descarte.
event-spent-you = Rompes { $card } para usar su habilidad: va al descarte.
event-faded-you = Tu armadura temporal en { $space } desaparece { $reason }.

# Órdenes que se dejan
order-pass = Pasar cuando se pueda reaccionar
order-react = Usar lo que tenga para reaccionar
order-bonus = Tomar sin preguntarme los dados y cartas de regalo
order-dress = Equipar siempre la armadura más resistente
order-if-attacked = me están atacando
order-if-attacked-not = no me están atacando
order-if-life = me quedan { $number } puntos de vida o menos
order-if-life-not = me quedan más de { $number } puntos de vida
order-if-fallen = he caído
order-if-fallen-not = sigo en pie
order-if-round = ha llegado la ronda { $number }
order-if-round-not = aún no ha llegado la ronda { $number }
order-answer-pass = no hacer nada
order-answer-react = usar lo que pueda
order-answer-dress = equipar la armadura más resistente, y si no, robar o terminar
order-answer-die = ponerla en el primer sitio
order-answer-extra = atacar una vez más, y si no, robar
order-answer-gift = robar del primer mazo
order-answer-shake = dar la mano: empate
order-answer-fight = una ronda más
order-pick-play = jugar…
