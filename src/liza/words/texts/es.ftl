# Lo que comparten todos los juegos.

seat = Jugador { $number }
hidden = boca abajo
nothing = nada
list =
    { $sound ->
        [i] { $first } e { $last }
       *[other] { $first } y { $last }
    }
waiting = Esperamos a { $seats }.
dice = Dados
won =
    { $count ->
        [one] Gana { $winners }.
       *[other] Comparten la victoria { $winners }.
    }
drawn = Empate entre { $winners }.
outcome-agreed = Los jugadores han acordado tablas.
outcome-resigned = Alguien se ha rendido.

# Qué está impreso en el reglamento.

origin-printed = Impreso
origin-partly = En parte: { $fields }
origin-original = Nuestro
field-ability = habilidad
field-adds = qué añade
field-ambush_less = menos emboscada
field-ammo = munición
field-amount = cuánto
field-at = dónde
field-beaches = playas
field-board = tablero
field-border = borde
field-bridges = puentes
field-by = con qué ataque
field-cap_more = más tope de munición
field-card = carta
field-category = categoría
field-class = profesión
field-columns = columnas
field-copies = copias
field-copies_17 = copias según la lista de componentes
field-copies_45 = copias en el mazo de 45
field-copies_46 = copias en el mazo de 46
field-count = cuántas
field-dice = dados
field-do = qué hace
field-drain = vida que recupera
field-draws = robos
field-dungeon = efecto en la mazmorra
field-effect = efecto
field-effects = efectos
field-exchange = intercambio
field-extra_ammo = más munición
field-face = cara del dado
field-favour = favor
field-fire_more = más con el orbe de fuego
field-fog = niebla
field-fog_1 = niebla al amanecer
field-fog_2 = niebla al mediodía
field-fog_3 = niebla al atardecer
field-fog_less = menos niebla
field-ford = cruza ríos
field-foresight = previsión
field-free = sin coste
field-free_equip = equipa gratis
field-free_visit = visita gratis
field-from = de qué mazo
field-gems = gemas
field-habit = costumbre
field-haggle = regateo
field-half = día o noche
field-hand = mano
field-heal = cura
field-hook = mueve al rival
field-id = id
field-immune = inmunidad
field-job = oficio
field-kind = clase
field-last = última casilla
field-leap = salta
field-least = como mínimo
field-legend = leyenda
field-less = de menos
field-loss = pérdida
field-name = nombre
field-no_ambush = sin emboscadas
field-no_fog = sin niebla
field-no_return = sin retorno
field-number = número
field-object = objeto
field-object_heals = los objetos curan
field-of = dueño
field-ones = unos
field-orb = orbe
field-origin = origen
field-over = a partir de
field-passive = pasiva
field-passive_name = nombre de la pasiva
field-penalty = penitencia
field-per_attack = munición por ataque
field-point = puntos de exploración
field-price = precio
field-printed = campos impresos
field-quadrant = cuadrantes
field-rank = rango
field-reach = alcance
field-relic = reliquia
field-relics = reliquias
field-reload = recarga
field-reload_more = más al recargar
field-reroll = repite el dado
field-retaliation_less = menos represalia
field-reward = recompensa
field-rivers = ríos
field-rows = filas
field-sea = mar
field-set = conjunto
field-slot = lugar
field-space = en qué parte
field-squares = casillas
field-start = con qué se empieza
field-starting = botín inicial
field-tavern_more = más del Cantinero
field-threes = treses
field-traits = rasgos
field-trauma = traumas
field-twos = doses
field-type = tipo
field-value = valor
field-village = pueblo
field-when = cuándo
field-who = quién
field-word = clase de habilidad
field-wrath = ira
