# Tanxi, everything that a player reads.

game-about = An island devoured by fog: explore, arm yourself, hunt the others and be the last one standing.
player-p1 = Player 1
player-p2 = Player 2
player-p3 = Player 3
player-p4 = Player 4
player-p5 = Player 5

## Options

option-characters = Characters
option-characters-about = Each player chooses a character in secret, or chance decides.
option-characters-chosen = Chosen in secret
option-characters-random = Dealt at random
option-fog_die = Fog die
option-fog_die-about = How much life the fog can take from whoever ends their turn in it.
option-fog_die-attack = The attack die, 0 to 5
option-fog_die-defence = A defence die, 0 to 2
option-defence_faces = Faces of a defence die
option-defence_faces-about = The numbers on the die that everybody defends with.
option-defence_faces-00111122 = Eight: 0 0 1 1 1 1 2 2
option-defence_faces-011112 = Six: 0 1 1 1 1 2
option-defence_faces-001122 = Six: 0 0 1 1 2 2
option-reload_cap = Limit on reloading
option-reload_cap-about = Whether a weapon may hold more ammunition than it came with.
option-reload_cap-on = The weapon's starting ammunition
option-reload_cap-off = None
option-gem_actions = Abilities and favours
option-gem_actions-about = When you may spend gems on your turn.
option-gem_actions-anytime = Whenever you decide something on your turn, even when choosing to flee or fight
option-gem_actions-between = Only between actions: what has begun is finished first
option-payment = Paying residents
option-payment-about = How you put together the cards you pay with in the village.
option-payment-any = Card by card in any order, until the price is reached
option-payment-frugal = No more cards than needed, from the dearest to the cheapest
option-residents = Paying for nothing
option-residents-about = Whether you may pay a resident just so that nobody else is served.
option-residents-always = You may pay just to keep the resident busy
option-residents-useful = You pay only for what does something for you
option-half_life = Half of an odd life
option-half_life-about = How much life a character whose maximum is odd comes back with.
option-half_life-up = Is rounded up
option-half_life-down = Is rounded down
option-useless = What would change nothing
option-useless-about = Whether you may use an object, an ability or a favour that would do nothing now.
option-useless-refused = It cannot be used
option-useless-allowed = It can, and is spent in vain
option-gem_supply = Gem tokens
option-gem_supply-about = Whether gems can run out. A gem card is no token.
option-gem_supply-unlimited = They never run out
option-gem_supply-25 = The 25 of the box; once they are taken, nobody gains any
option-max_rounds = Round limit
option-max_rounds-about = After how many rounds the game ends even if several are still standing.
option-max_rounds-60 = 60 rounds
option-max_rounds-30 = 30 rounds
option-max_rounds-none = None

## Things

point-nw_inner = the inner northwest point
point-nw_outer = the outer northwest point
point-ne_inner = the inner northeast point
point-ne_outer = the outer northeast point
point-se_inner = the inner southeast point
point-se_outer = the outer southeast point
point-sw_inner = the inner southwest point
point-sw_outer = the outer southwest point
colour-red = red
colour-blue = blue
colour-green = green
colour-yellow = yellow
colour-purple = purple
slot-head = Head
slot-chest = Chest
slot-feet = Feet
slot-accessory = Accessory
slot-hand = Hand
orb-fire = fire orb
orb-ice = ice orb
payment-token = a gem token
payment-card = a gem card
source-passive = the passive ability
source-relic = the equipment
die-first = the first die
die-second = the second die
ward-attack = +3 defence in this attack
ward-ambush = it cancels the ambush, and no longer covers the retaliation
ward-retaliation = it cancels the retaliation
reason-attack = from the attack
reason-monster = from the monster
reason-fog = in the fog
reason-favour = through the deity's favour
reason-effect = through that effect
reason-wrath = from the deity's wrath
reason-rival = for defeating a rival
reason-trophy = for beating the monster
reason-village = in the village
reason-weapon = from a weapon that drains life
reason-object = for using an object
reason-exploring = while exploring
reason-payment = as payment
reason-no_return = as it never returns to the hand
token-ice = Ice
token-fire = Fire orb
token-gem = Gem
token-ammo = Ammunition
token-fog = Fog
token-marker = Busy

## What is asked

ask-ChooseCharacter = { $seat }, which character do you choose? Nobody will see it yet.
ask-ChooseColour = { $seat }, which colour do you play?
ask-ChooseBeach = { $seat }, which beach do you land on?
ask-WrathOn = { $seat }, the deity's wrath falls on you: what do you do?
ask-Return = { $seat }, you are back on the island: which square?
ask-Main = { $seat }, your turn: what do you do?
ask-Rearm = { $seat }, what do you put down and what do you take up?
ask-FreeEquip = { $seat }, do you change your equipment without spending energy?
ask-Declare = { $seat }, which weapons do you attack with?
ask-Reroll = { $seat }, do you roll the attack die again?
ask-Shift = { $seat }, which square do you move your target to?
ask-Strip = { $seat }, what do you knock off them?
ask-MonsterChoice = { $seat }, do you flee or fight?
ask-MerchantGift = { $seat }, which card do you take from the Merchant?
ask-Courier = { $seat }, who do you write to?
ask-Buy = { $seat }, which card do you buy?
ask-Pay = { $seat }, which card do you pay with?
ask-WitchTarget = { $seat }, whose hand does the Witch show you?
ask-WitchCard = { $seat }, which card do you take from them?
ask-WitchOrb = { $seat }, fire or ice?
ask-FreeStep = { $seat }, where to next?
ask-IceSquare = { $seat }, where do you put ice?
ask-PickCard = { $seat }, which card do you keep?
ask-OrderCards = { $seat }, which card do you put on top next?
ask-PayGem = { $seat }, what do you pay the gem with?
ask-Target = { $seat }, who do you choose?
ask-Quadrant = { $seat }, which quadrant do you choose?
ask-Hired = { $seat }, which card do you discard?

## What can be done

verb-end = End the turn
verb-explore = Explore
verb-rearm = Change what you hold in your hands
verb-flee = Flee
verb-fight = Fight
verb-roll = Attack: roll the die
verb-keep = Leave it as it is
verb-stop = Stop
verb-pass = Nothing, thanks
verb-suffer = Take the hit
verb-colour = Play { $colour }
verb-orb = Take the { $orb }
verb-gem = Pay with { $payment }
verb-reroll = Roll { $die } again with { $source }
verb-attack = Attack { $player }
verb-aim = Choose { $player }
verb-choose = Choose the { $quadrant }
verb-character = Choose { $character }
verb-ability = Ability: { $ability }
verb-favour = Favour of { $deity }
verb-visit = In the village: { $service }
verb-move = Move to { $square }
verb-place = Choose { $square }
verb-equip = Equip { $gear }
verb-unequip = Take off { $gear }
verb-swap = Swap for { $equipment }
verb-strip = Knock off { $gear }
verb-wield = Attack with { $weapon }
verb-reload = Reload { $weapon }
verb-use = Use { $object }
verb-buy = Buy { $card }
verb-pay = Pay with { $card }
verb-discard = Discard { $card }
verb-take = Take { $find }
verb-top = Put { $find } on top

## The story of the game

event-starter_rolled = { $seat } rolls to start: { $amount }.
event-starts = { $seat } starts every round.
event-character_chosen = { $seat } secretly chooses { $character }.
event-character_chosen-hidden = { $seat } chooses a character in secret.
event-colour_chosen = { $seat } plays { $colour }.
event-placed = { $seat } lands on { $square }.
event-merchant_opened = The Merchant shows her cards.
event-character_revealed = { $seat } is { $character }.
event-round_began = Round { $round }.
event-deity_revealed = A deity awakes: { $deity }. Its wrath falls on everybody.
event-fog_rose = The fog creeps in: stage { $stage } of 3.
event-night_fell = Night falls: from now on, whoever comes back has 3 life.
event-turn_began = { $seat }'s turn.
event-stood_up = { $seat } gets up and waits.
event-returned = { $seat } comes back on { $square } with { $life } life.
event-moved = { $seat } moves to { $square }.
event-explored = { $seat } explores in the { $quadrant }.
event-drew = { $seat } gets { $card } { $reason }.
event-drew-hidden = { $seat } keeps a card { $reason }.
event-monster_shown =
    { ARTICLE($monster) ->
        [an] { $seat } runs into an { $monster }!
       *[a] { $seat } runs into a { $monster }!
    }
event-ambushed = The { $monster } ambushes { $seat }.
event-fled = { $seat } flees from the { $monster }.
event-fought = { $seat } fights the { $monster }.
event-beaten = { $seat } beats the { $monster }.
event-retaliated = The { $monster } holds out and strikes back at { $seat }.
event-spiked = The { $monster }'s spines hurt { $seat }.
event-trapped = { $seat } falls into the trap and loses the energy they had left.
event-equipped = { $seat } equips { $card }.
event-unequipped = { $seat } takes off { $card }.
event-stripped = With the blow { $seat } knocks { $card } off { $target_seat }.
event-reloaded = { $seat } reloads { $card }: +{ $amount } ammunition.
event-used = { $seat } uses { $card }.
event-orb_taken =
    { $orb-key ->
        [ice] { $seat } takes an { $orb } { $reason }.
       *[other] { $seat } takes a { $orb } { $reason }.
    }
event-attacked = { $seat } attacks { $target_seat }.
event-wielded = { $seat } wields { $card }.
event-attack_rolled = { $seat } rolls { $die_result }: attack power { $power }.
event-rerolled = { $seat } rolls again with { $source } and gets { $die_result }.
event-monster_dice = The { $monster } defends with { $power }.
event-defence_rolled = { $seat } rolls { $dice }: defence power { $power }.
event-damaged = { $seat } deals { $amount } damage to { $target_seat }.
event-unhurt = { $target_seat } withstands { $seat }'s attack.
event-lost = { $seat } loses { $amount } life { $reason } and has { $left } left.
event-recovered = { $seat } recovers { $amount } life { $reason } and now has { $left }.
event-fell = { $seat } falls!
event-gem_gained = { $seat } gains { $amount ->
    [one] one gem
   *[other] { $amount } gems
  } { $reason }.
event-relic_gained = { $seat } gains the relic { $card } { $reason }.
event-relic_gained-hidden = { $seat } gains a relic { $reason }.
event-paid = { $seat } pays with { $card }.
event-served = { $seat } asks for this in the village: { $service }.
event-bought =
    { $reason-key ->
        [trophy] { $seat } takes { $card } from the Merchant { $reason }.
       *[village] { $seat } buys { $card } from the Merchant.
    }
event-looked = { $seat } looks at { $target_seat }'s hand.
event-took = { $seat } takes { $card } from { $target_seat } { $reason }.
event-took-hidden = { $seat } takes a card from { $target_seat } { $reason }.
event-marked = The { $resident } is busy now.
event-gem_paid = { $seat } pays { $payment }.
event-ability_used = { $seat } uses { $ability }.
event-favour_invoked = { $seat } invokes the favour of { $deity }.
event-discarded = { $seat } discards { $card } { $reason }.
event-gave = The deity's wrath makes { $seat } hand { $card } over to the Merchant.
event-guarded = { $seat } is on guard: +{ $amount } defence.
event-boosted = { $seat }'s next attack gets +{ $amount }.
event-slowed = { $seat } will have { $amount } less energy on their next turn { $reason }.
event-energy_gained = { $seat } gains { $amount } energy.
event-ice_placed = { $seat } raises ice on { $square }.
event-ice_melted = { $seat }'s ice melts.
event-pulled = { $seat } drags { $target_seat } to { $square }.
event-shifted = { $seat } pushes { $target_seat } to { $square }.
event-swapped_places = { $seat } swaps places with { $target_seat }.
event-seen = { $seat } sees { $find } in the { $quadrant } deck.
event-seen-hidden = { $seat } looks at the { $quadrant } deck.
event-shuffled = The { $quadrant } deck is shuffled.
event-arranged = { $seat } puts the { $quadrant } deck in order.
event-fog_rolled = The fog closes round { $seat }, who rolls { $die_result } and suffers { $amount } damage.
event-ended = { $seat } ends their turn.
event-went_away = { $seat } leaves the game: their character leaves the island with everything they had.
event-ice_orb_used = { $seat }'s ice orb is spent: { $ward }.
event-fire_orb_used = { $seat }'s fire orb bursts with the attack.
event-round_limit = Round { $round }: the game ends here.
outcome-attack = The last attack decides: only { $winners } is left on the island.
outcome-fog = The fog takes { $winners }'s last rival.
outcome-monster = A monster finishes off { $winners }'s last rival.
outcome-favour = A deity's favour sweeps the island: only { $winners } is left.
outcome-effect = A well-aimed move decides: only { $winners } is left on the island.
outcome-rounds = The round limit has been reached. Life: { $scores }.
outcome-departed = The others have left: the island belongs to { $winners }.

## Places and numbers

zone-island = Island
zone-monster = Monster
zone-attack = Attack on
zone-deck_nw = Northwest deck
zone-deck_ne = Northeast deck
zone-deck_se = Southeast deck
zone-deck_sw = Southwest deck
zone-relics = Relics
zone-merchant = Merchant
zone-residents = Village
zone-deities = Deities
zone-discard = Discard pile
zone-away = Out of the game
zone-explored = Explored this turn
zone-reach = Squares within reach
zone-fire = Lines of fire
zone-character = Character
zone-worn = Equipment
zone-hand = Hand
counter-round = Round
counter-fog = Fog
counter-night = Night rounds
counter-life = Life
counter-gems = Gems
counter-down = Turns off the island
counter-departed = Has left the game
counter-guard = Guard
counter-guard_dice = Guard dice
counter-sheltered = Sheltered from fog
counter-slow = Less energy
counter-attacked = Attacked this turn
counter-energy = Energy
counter-ability_used = Ability used
counter-favour_used = Favour used
counter-rage = Next attack
counter-orb_spent = Ice orb spent on the ambush: if you fight, nothing cancels the retaliation
counter-orb_ready = Ice orb: if you fight and lose, it cancels the retaliation
counter-price = Still to pay
counter-steps = Steps

# The position in one sentence.
position = Round { $round }{ $monster-count ->
        [0] {""}
       *[other] , against { $monster-names }
    }
position-you = { position-seat }{ $worn-count ->
        [0] {""}
       *[other] , wearing { $worn-names }
    }{ $hand-count ->
        [0] {""}
       *[other] , in hand { $hand-names }
    }
position-seat = { $character-count ->
        [0] {""}
       *[other] { $character-names }
    }{ $counted ->
        [none] {""}
       *[yes] , life { $life }, { $gems ->
            [one] { $gems } gem
           *[other] { $gems } gems
        }
    }{ $where-key ->
        [none] , off the island
       *[other] , at { $where }
    }

number-attack = Attack
number-armed = Weapons
number-bonus = Effects
number-die = Die
number-power = Power
number-defence = Defence
number-dice = Dice
number-energy = Energy
number-life = Life
number-ambush = Ambush
number-retaliation = Retaliation
number-first = First square
number-range = Range
number-hands = Hands
number-coins = Coins

## What cards say

clause-hands = Takes { $amount ->
        [one] { $amount } hand
       *[other] { $amount } hands
    }.
clause-range = Range { $amount }.
clause-ammo = Ammunition { $amount }; each attack spends { $spent }.
clause-reload = Reload: { $energy } energy, +{ $amount } ammunition.
clause-drain = If an attack with this weapon hurts a character, you recover { $amount } life.
clause-hook = If an attack with this weapon hurts, you may move the target 1 square.
clause-no_return = No return: when put down, it is discarded.
clause-free = Free: using it costs no energy.
clause-gem = Counts as 1 gem.
clause-coins = Worth { $amount ->
        [one] { $amount } coin
       *[other] { $amount } coins
    }.
clause-slot-head = Worn on the head.
clause-slot-chest = Worn on the chest.
clause-slot-feet = Worn on the feet.
clause-slot-accessory = Accessory.
clause-stat-attack = +{ $amount } attack.
clause-stat-defence = +{ $amount } defence.
clause-stat-dice = +{ $amount ->
        [one] { $amount } defence die
       *[other] { $amount } defence dice
    }.
clause-stat-energy = +{ $amount } energy.
clause-stat-less_energy = −{ $amount } energy.
clause-trait-ambush_less = Ambushes do { $amount } less damage to you.
clause-trait-retaliation_less = Retaliations do { $amount } less damage to you.
clause-trait-no_ambush = Monsters cannot ambush you.
clause-trait-extra_ammo = A weapon with ammunition that you equip gets { $amount } more (and so does its limit).
clause-trait-reload_more = Each reload gives { $amount } more.
clause-trait-cap_more = The limit of your weapons rises by { $amount }.
clause-trait-ford = Rivers do not stop you when you move.
clause-trait-reroll = Once per turn you may roll the attack die again; the new result stands.
clause-trait-free_equip = Your first change of equipment each turn costs no energy.
clause-trait-free_visit = Your first visit to the village each turn costs no energy.
clause-trait-leap = You may move over an adjacent character (counts as 2 squares).
clause-trait-fog_less = Your fog rolls are { $amount } lower.
clause-trait-no_fog = Fog does you no damage.
clause-trait-tavern_more = The Innkeeper heals you { $amount } more.
clause-trait-object_heals = After using an object you recover { $amount } life.
clause-trait-fire_more = Your fire orb gives { $amount } more.
clause-trait-foresight = On your turn you see the top card of your quadrant's deck.
clause-trait-haggle = Residents charge you { $amount ->
        [one] { $amount } coin
       *[other] { $amount } coins
    } less (at least 1).
clause-deed-heal = Recover { $amount } life.
clause-deed-heal_all = Recover all life.
clause-deed-orb-fire = Take a fire-orb token: your next attack gets +3.
clause-deed-orb-ice = Take an ice-orb token: +3 defence, or it cancels an ambush or a retaliation.
clause-deed-walk =
    Move up to { $amount ->
        [one] { $amount } square
       *[other] { $amount } squares
    } without spending energy.
clause-deed-slip =
    Move up to { $amount ->
        [one] { $amount } square
       *[other] { $amount } squares
    } without spending energy; you may pass through a character.
clause-deed-energy = +{ $amount } energy this turn.
clause-deed-search =
    { $amount ->
        [one] Look at the top card of an exploration deck; you may take it if it is not a monster. Otherwise it is shuffled back.
       *[other] Look at the top { $amount } cards of an exploration deck; you may take one that is not a monster. Shuffle the rest back.
    }
clause-deed-arrange =
    { $amount ->
        [one] Look at the top card of an exploration deck.
       *[other] Look at the top { $amount } cards of an exploration deck and put them back in any order.
    }
clause-deed-poison = A character within { $reach ->
        [one] { $reach } step
       *[other] { $reach } steps
    } loses { $amount } life.
clause-deed-bolt = A character in a clear straight line loses { $amount } life.
clause-deed-harpoon =
    A character within { $reach ->
        [one] { $reach } square
       *[other] { $reach } squares
    } in a clear line loses { $amount } life and is pulled next to you.
clause-deed-guard = +{ $amount } defence until your next turn.
clause-deed-guard-dice = +{ $amount } defence and +{ $dice ->
        [one] { $dice } defence die
       *[other] { $dice } defence dice
    } until your next turn.
clause-deed-guard-sheltered = +{ $amount } defence and no fog damage until your next turn.
clause-deed-rage = Your next attack this turn gets +{ $amount }.
clause-deed-burst = Every other character on the 8 squares around you loses { $amount } life.
clause-deed-quake = Every other character within { $reach ->
        [one] { $reach } step
       *[other] { $reach } steps
    } loses { $amount } life.
clause-deed-storm = Choose a quadrant: every other character in it loses { $amount } life.
clause-deed-root = A character within { $reach ->
        [one] { $reach } step
       *[other] { $reach } steps
    } has { $amount } less energy on their next turn.
clause-deed-snatch = Take a random card from the hand of a character within { $reach ->
        [one] { $reach } step
       *[other] { $reach } steps
    }.
clause-deed-swap_places =
    Swap places with a character within { $reach ->
        [one] { $reach } step
       *[other] { $reach } steps
    }.
clause-deed-freeze = Put 1 to { $amount } ice blocks within { $reach ->
        [one] { $reach } step
       *[other] { $reach } steps
    }, outside the village. They melt when your next turn starts.
clause-deed-luck = Explore, looking at { $amount } cards: choose one, and the others are shuffled back.
clause-deed-quick_hand = One change of equipment without spending energy, if you like; your next attack this turn gets +{ $amount }.
clause-deed-courier = One visit to a free resident from any square, without spending energy.
clause-deed-strike = Attack with +{ $amount } without spending energy.
clause-deed-chill = Attack: if you hurt the target, it has { $amount } less energy on its next turn.
clause-deed-long_shot = Attack with exactly one ranged weapon, at its range or { $amount } farther.
clause-deed-gamble = Attack with two attack dice; if you do not hurt the target, you lose { $amount } life.
clause-deed-hammer = Melee attack: if you hurt the target, one of its equipped cards, of your choice, goes back to its hand.
clause-deed-shove = Melee attack; then you may push the target up to { $amount ->
        [one] { $amount } square
       *[other] { $amount } squares
    } away from you in a straight line.
clause-deed-backstab = Attack with +{ $amount } if the target has more life than you, otherwise +{ $less }.
clause-deed-hire = Discard a card from your hand and add its coins (at most { $amount }) to an attack that costs no energy.
clause-wrath = Wrath:
clause-favour = Favour:
clause-wrath-flood = every character outside the village loses { $amount } life.
clause-wrath-eruption = every character rolls the attack die and loses that much life.
clause-wrath-lightning = every character loses 1 life for each equipped card, up to { $amount }.
clause-wrath-hunger = every character discards a card from their hand; without cards they lose { $amount } life.
clause-wrath-theft = every character gives the Merchant a random card from their hand.
clause-wrath-tribute = every character pays 1 gem or loses { $amount } life.
clause-ambush = Ambush: { $amount } damage.
clause-retaliation = Retaliation: { $amount } damage.
clause-reward-gems = Reward: { $amount ->
        [one] { $amount } gem
       *[other] { $amount } gems
    }.
clause-reward-relics = Reward: { $amount ->
        [one] { $amount } relic
       *[other] { $amount } relics
    }.
clause-reward-heal = Reward: recover { $amount } life.
clause-reward-card = Reward: you may take one of the Merchant's cards of value { $amount } or less.
clause-habit-spines = If you beat it without ranged weapons, it does { $amount } damage to you.
clause-habit-fog_dice = In fog it rolls { $amount ->
        [one] { $amount } more defence die
       *[other] { $amount } more defence dice
    }.
clause-habit-web = Its retaliation also takes the energy you have left.
clause-habit-rob = Its retaliation also discards a random card from your hand.
clause-habit-ghost = Weapons without range give no bonus against it.
clause-habit-single = You may use only { $amount ->
        [one] { $amount } weapon
       *[other] { $amount } weapons
    } against it.
clause-price = For { $amount ->
        [one] { $amount } coin
       *[other] { $amount } coins
    }:
clause-service-heal = recover { $amount } life.
clause-service-heal_half = recover life up to half of your maximum.
clause-service-hand = look at another character's hand and take a card from it.
clause-service-orb = take a fire or an ice orb.
clause-service-gems = gain { $amount ->
        [one] { $amount } gem
       *[other] { $amount } gems
    }.
clause-service-card = One of the Merchant's cards for its value in coins.

## The board

board-map = Map view
board-nearer = Zoom in
board-farther = Zoom out
board-whole = See the whole island
board-beach = beach
board-point = exploration point
board-side-north = to the north
board-side-east = to the east
board-side-south = to the south
board-side-west = to the west
board-river-about = River { $sides }: nobody walks or fights hand to hand across it, but shots pass over it [TX-043, TX-044, TX-045].
board-bridge-about = Bridge { $sides }: here one crosses the river and fights hand to hand as if there were none [TX-046, TX-A19].
board-village-about = The village: one walks as on any square, visits the residents, and the fog never comes [TX-048, TX-A21].
board-beach-about = Beach: here one lands at the start; later it is a square like any other [TX-029].
board-point-about = Exploration point: for 1 energy one draws the top card of the deck of this quadrant [TX-109, TX-110, TX-111].
board-fog-about = Fog: one enters and crosses it as always, but whoever ends a turn here rolls a die and loses that much life [TX-108, TX-208].
board-fog-later = The fog comes here in its stage { $stage } of 3, in round { $stage ->
    [1] 3
    [2] 6
   *[3] 9
  } [TX-207].
board-steps = { $steps ->
        [one] { $steps } step away
       *[other] { $steps } steps away
    }
board-away = Off the island
board-abilities = Special abilities
board-empty = You have no cards in hand
board-attack-lapses = You have declared an attack: if this moves you apart, it comes to nothing and its energy is lost.
board-fight = Fight
board-dice = { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }
board-starting = Starting loot
board-relics-about = Relic deck, more powerful loot: { $count } left
board-busy-about = Has just served somebody: nobody can visit them until another resident is visited
board-resident-about = Visited from the village and paid with cards from the hand, for the coins they are worth
board-hours-about = In rounds 3, 6 and 9 a deity awakes and the fog creeps in; it hurts whoever ends their turn in it
board-discard-about = Discard pile, where used cards and beaten monsters go: { $count }
board-deck-about = { $deck }: { $count ->
    [one] one card
   *[other] { $count } cards
} left, loot, monsters or a relic. Explored from a point of its quadrant
board-defence-dice = Defence dice
board-relic = Relic
board-family-weapon = Weapon
board-family-equipment = Equipment
board-family-object = Object
board-family-gem = Gem
board-family-monster = Monster
board-family-deity = Deity
board-asleep = A deity sleeps until round { $round }
board-merchant-hidden = The Merchant shows her cards once everybody has landed.
board-hour-0 = Before dawn
board-hour-3 = Dawn
board-hour-6 = Midday
board-hour-9 = Dusk
board-hour-12 = Night
board-night = Dead of night
board-next = fog in round { $round }
board-next-night = night in round { $round }

## The map in the terminal

sign-village = ⌂
sign-beach = ∴
sign-point = ?
sign-fog = ░
sign-river_east = ┃
sign-river_south = ━
sign-bridge_east = ╪
sign-bridge_south = ╫
sign-nowhere = ~
feature-village = village
feature-beach = beach
feature-point = exploration point
feature-fog = fog
feature-river_east = river
feature-river_south = river
feature-bridge_east = bridge
feature-bridge_south = bridge

## The chapters of the almanac

section-character = Characters
section-ability = Abilities
section-weapon = Weapons
section-equipment = Equipment
section-object = Objects
section-gem = Gems
section-monster = Monsters
section-deity = Deities
section-resident = Residents
section-service = Village services

# Said to whoever plays: “you”; and what repeats itself, counted.
event-starter_rolled-you = You roll to start: { $amount }.
event-starts-you = You start every round.
event-character_chosen-you = You secretly choose { $character }.
event-colour_chosen-you = You play { $colour }.
event-placed-you = You land on { $square }.
event-character_revealed-you = You are { $character }.
event-turn_began-you = It is your turn.
event-returned-you = You come back on { $square } with { $life } life.
event-moved-you = You move to { $square }.
event-moved-many = { $seat } takes { $count } steps, to { $square }.
event-moved-many-you = You take { $count } steps, to { $square }.
event-explored-you = You explore in the { $quadrant }.
event-drew-you = You get { $card } { $reason }.
event-monster_shown-you =
    { ARTICLE($monster) ->
        [an] You run into an { $monster }!
       *[a] You run into a { $monster }!
    }
event-ambushed-you = The { $monster } ambushes you.
event-fled-you = You flee from the { $monster }.
event-fought-you = You fight the { $monster }.
event-beaten-you = You beat the { $monster }!
event-retaliated-you = The { $monster } holds out and strikes back at you.
event-spiked-you = The { $monster }'s spines hurt you.
event-equipped-you = You equip { $card }.
event-unequipped-you = You take off { $card }.
event-stripped-you = With the blow you knock { $card } off { $target_seat }.
event-stripped-at-you = With the blow { $seat } knocks { $card } off you.
event-reloaded-you = You reload { $card }: +{ $amount } ammunition.
event-used-you = You use { $card }.
event-attacked-you = You attack { $target_seat }.
event-attacked-at-you = { $seat } attacks you!
event-wielded-you = You wield { $card }.
event-attack_rolled-you = You roll { $die_result }: attack power { $power }.
event-defence_rolled-you = You roll { $dice }: defence power { $power }.
event-damaged-you = You deal { $amount } damage to { $target_seat }.
event-damaged-at-you = { $seat } deals { $amount } damage to you.
event-unhurt-you = { $target_seat } withstands your attack.
event-unhurt-at-you = You withstand { $seat }'s attack.
event-lost-you = You lose { $amount } life { $reason } and have { $left } left.
event-recovered-you = You recover { $amount } life { $reason } and now have { $left }.
event-fell-you = You fall!
event-gem_gained-you = You gain { $amount ->
    [one] one gem
   *[other] { $amount } gems
  } { $reason }.
event-relic_gained-you = You gain the relic { $card } { $reason }.
event-paid-you = You pay with { $card }.
event-served-you = You ask for this in the village: { $service }.
event-bought-you =
    { $reason-key ->
        [trophy] You take { $card } from the Merchant { $reason }.
       *[village] You buy { $card } from the Merchant.
    }
event-looked-at-you = { $seat } looks at your hand.
event-ability_used-you = You use { $ability }.
event-favour_invoked-you = You invoke the favour of { $deity }.
event-discarded-you = You discard { $card } { $reason }.
event-pulled-at-you = { $seat } drags you to { $square }.
event-shifted-at-you = { $seat } pushes you to { $square }.
event-swapped_places-at-you = { $seat } swaps places with you.
event-fog_rolled-you = The fog closes round you: you roll { $die_result } and suffer { $amount } damage.
event-ended-you = You end your turn.
event-stood_up-you = You get up and wait.
event-trapped-you = You fall into the trap and lose the energy you had left.
event-orb_taken-you =
    { $orb-key ->
        [ice] You take an { $orb } { $reason }.
       *[other] You take a { $orb } { $reason }.
    }
event-rerolled-you = You roll again with { $source } and get { $die_result }.
event-looked-you = You look at { $target_seat }'s hand.
event-took-you = You take { $card } from { $target_seat } { $reason }.
event-took-at-you = { $seat } takes { $card } from you { $reason }!
event-gem_paid-you = You pay { $payment }.
event-gave-you = The deity's wrath makes you hand { $card } over to the Merchant.
event-guarded-you = You are on guard: +{ $amount } defence.
event-boosted-you = Your next attack gets +{ $amount }.
event-slowed-you = You will have { $amount } less energy on your next turn { $reason }.
event-energy_gained-you = You gain { $amount } energy.
event-ice_placed-you = You raise ice on { $square }.
event-ice_melted-you = Your ice melts.
event-pulled-you = You drag { $target_seat } to { $square }.
event-shifted-you = You push { $target_seat } to { $square }.
event-swapped_places-you = You swap places with { $target_seat }.
event-seen-you = You see { $find } in the { $quadrant } deck.
event-arranged-you = You put the { $quadrant } deck in order.
event-ice_orb_used-you = Your ice orb is spent: { $ward }.
event-fire_orb_used-you = Your fire orb bursts with the attack.
outcome-attack-you = The last attack decides: only you are left on the island.
outcome-fog-you = The fog takes your last rival.
outcome-monster-you = A monster finishes off your last rival.
outcome-favour-you = A deity's favour sweeps the island: only you are left.
outcome-effect-you = A well-aimed move decides: only you are left on the island.
outcome-departed-you = The others have left: the island belongs to you.

# Orders left in advance
order-pass = Use nothing outside my turn
order-flee = Flee from monsters
order-dress = Equip what I can
order-rest = End my turn when I cannot attack
order-if-life = I have { $number } life or less
order-if-life-not = I have more than { $number } life
order-if-down = I have been knocked down
order-if-down-not = I am still standing
order-if-night = it is night
order-if-night-not = it is day
order-if-gems = I have { $number } gems or more
order-if-gems-not = I have fewer than { $number } gems
order-if-equip = I can equip something
order-if-equip-not = I can equip nothing
order-if-attack = I can attack
order-if-attack-not = I cannot attack
order-answer-pass = do nothing
order-answer-dress = equip the first thing possible
order-answer-end = end the turn
order-answer-flee = flee
order-answer-fight = fight
order-answer-roll = attack
order-pick-move = go to…
order-pick-attack = attack…
