# What all games share.

seat = Player { $number }
hidden = face down
nothing = nothing
list = { $first } and { $last }
waiting = Waiting for { $seats }.
dice = Dice
won =
    { $count ->
        [one] { $winners } wins.
       *[other] { $winners } share the victory.
    }
drawn = A draw between { $winners }.
outcome-agreed = The players agreed on a draw.
outcome-resigned = Somebody resigned.

# What the rulebook prints.

origin-printed = Printed
origin-partly = In part: { $fields }
origin-original = Ours
field-ability = ability
field-adds = what it adds
field-ammo = ammunition
field-border = border
field-category = category
field-class = class
field-copies = copies
field-copies_17 = copies by the list of components
field-copies_45 = copies in the deck of 45
field-copies_46 = copies in the deck of 46
field-drain = drain
field-draws = draws
field-dungeon = effect in the dungeon
field-effect = effect
field-effects = effects
field-exchange = exchange
field-favour = favour
field-free = free of charge
field-habit = habit
field-half = day or night
field-hook = hook
field-immune = immunity
field-job = trade
field-kind = kind
field-legend = legend
field-name = name
field-no_return = no return
field-number = number
field-object = object
field-of = owner
field-passive = passive
field-passive_name = name of the passive
field-penalty = penalty
field-per_attack = ammunition per attack
field-price = price
field-rank = rank
field-relic = relic
field-relics = relics
field-reload = reload
field-reward = reward
field-set = set
field-slot = slot
field-starting = starting
field-traits = traits
field-trauma = traumas
field-type = type
field-value = value
field-wrath = wrath
