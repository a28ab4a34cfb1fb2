# Lo que comparten todos los juegos.

seat = Jugador { $number }
hidden = boca abajo
nothing = nada
list = { $first } y { $last }
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
field-ammo = munición
field-border = borde
field-category = categoría
field-class = profesión
field-copies = copias
field-copies_17 = copias según la lista de componentes
field-copies_45 = copias en el mazo de 45
field-copies_46 = copias en el mazo de 46
field-drain = drenaje
field-draws = robos
field-dungeon = efecto en la mazmorra
field-effect = efecto
field-effects = efectos
field-exchange = cambio
field-favour = favor
field-free = sin coste
field-habit = costumbre
field-half = día o noche
field-hook = gancho
field-immune = inmunidad
field-job = oficio
field-kind = clase
field-legend = leyenda
field-name = nombre
field-no_return = sin vuelta
field-number = número
field-object = objeto
field-of = dueño
field-passive = pasiva
field-passive_name = nombre de la pasiva
field-penalty = castigo
field-per_attack = munición por ataque
field-price = precio
field-rank = rango
field-relic = reliquia
field-relics = reliquias
field-reload = recarga
field-reward = recompensa
field-set = conjunto
field-slot = lugar
field-starting = inicial
field-traits = rasgos
field-trauma = traumas
field-type = tipo
field-value = valor
field-wrath = ira
