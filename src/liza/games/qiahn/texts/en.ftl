# Qíahn Tactics, all that a player reads.

game-about = Two worlds on the two faces of a coin: discover your troop, choose who goes to fight and let the dice speak.

seat-0 = Cara
seat-1 = Cruz
side-cara = Cara
side-cara-text = The world of the sun: its tokens are white.
side-cruz = Cruz
side-cruz-text = The world of the four moons: its tokens are black.

## What can be chosen before the game

option-troop = Troop
option-troop-about = With three combatants a side the game is short and sharp; with six there is more to deploy and more to guess.
option-troop-3 = Three combatants
option-troop-6 = Six combatants
option-magic = Cara's magics
option-magic-about = The two magics that Cara carries; Cruz carries the other two.
option-magic-fuego-tierra = Fire and Earth
option-magic-fuego-agua = Fire and Water
option-magic-fuego-aire = Fire and Air
option-magic-tierra-agua = Earth and Water
option-magic-tierra-aire = Earth and Air
option-magic-agua-aire = Water and Air

## What is asked and what can be done

ask-Deploy = { $seat }, who do you send to the vanguard? One to three.
ask-Equip = { $seat }, do you place a token?
ask-Repel = { $seat }, which enemy does your Air send back to the reserve?

verb-end = Say “turn”
verb-deploy = Send your { $combatant }
verb-place =
    { $token-key ->
        [espada] Put the Sword on your { $combatant }
        [escudo] Put the Shield on your { $combatant }
       *[other] Put { $token } on your { $combatant }
    }
verb-repel = Send the enemy { $combatant } back

## The story of the game

event-tossed = The coin falls: { $seat } attacks first.
event-discovered = { $seat } discovers their { $combatant }.
event-deployed = { $seat } sends their { $combatant } to the vanguard.
event-ended = { $seat } says “turn”.
event-placed =
    { $token-key ->
        [espada] { $seat } puts the Sword on their { $combatant }.
        [escudo] { $seat } puts the Shield on their { $combatant }.
       *[other] { $seat } puts { $token } on their { $combatant }.
    }
event-repelled = The wind sends { $seat }'s { $combatant } back to the reserve.
event-rolled = { $seat }'s { $combatant } rolls a d{ $sides }: { $result }.
event-copied = { $seat }'s { $combatant } copies a { $result } with Water.
event-strengthened = Equipment gives { $seat }'s { $combatant } +{ $bonus }.
event-counted = { $seat } totals { $total }.
event-round_won = { $seat } wins the round.
event-round_drawn = The round is a draw: everybody returns to the reserve.
event-saved = Earth protects { $seat }'s { $combatant }, who returns to the reserve.
event-defeated = { $seat }'s { $combatant } falls in combat.
event-turned = Round { $round } begins: { $seat } turns the coin over and attacks.

outcome-survivors = Nobody is left face down. The survivors are counted: { $scores }.

## The table

zone-centre = Centre
zone-reserve = Reserve
zone-vanguard = Vanguard
zone-defeated = Defeated
zone-aside = Set aside
zone-tokens = Tokens
zone-spent = Spent tokens

counter-round = Round
counter-total = Total

# The position in one sentence.
position = Round { $round }
position-seat = { $reserve-count ->
        [0] no reserve
       *[other] in reserve { $reserve-names }
    }, { $vanguard-count ->
        [0] no vanguard
       *[other] in the vanguard { $vanguard-names }
    }, { $defeated-count ->
        [0] no losses
        [one] { $defeated-count } loss
       *[other] { $defeated-count } losses
    }, { $tokens-count ->
        [0] no tokens
       *[other] tokens { $tokens-names }
    }
board-last = last fight
board-coin = The coin: { $side } attacks
board-end = You stop here: what you have done is final.
board-face-down = Face-down combatant
board-hidden = Nobody has seen it yet, not even its own side. Still unseen on that side: { $who }.
board-theirs = It belongs to { $seat }: only { $seat } decides when it is used.

number-die = Die
number-bonus = Bonus

## Combatants and tokens

combatant-mago-text = The biggest die: nobody else gets as high.
combatant-paladin-text = Strong and steady, right behind the Mage.
combatant-caballero-text = Better than most, alone or in company.
combatant-bestia-text = Neither strong nor weak: good company.
combatant-arquero-text = Weak alone, useful for adding a little.
combatant-infante-text = The smallest die: few will miss this one.
token-espada-text = In attack only: adds to its bearer's die. Single use.
token-escudo-text = In defence only: adds to its bearer's die. Single use.
token-fuego-text = Its bearer rolls the die twice and adds both results.
token-tierra-text = If you lose the round, its bearer survives.
token-agua-text = Its bearer does not roll, but copies the highest roll of any other combatant, without the equipment.
token-aire-text = The moment you place it, it sends one enemy back to its reserve; if that enemy stood alone, the round is a draw.

## The chapters of the almanac

section-combatant = Combatants
section-token = Equipment and magics

# Said to whoever plays: “you”.
event-tossed-you = The coin falls: you attack first.
event-discovered-you = You discover your { $combatant }.
event-deployed-you = You send your { $combatant } to the vanguard.
event-ended-you = You say “turn”.
event-placed-you =
    { $token-key ->
        [espada] You put the Sword on your { $combatant }.
        [escudo] You put the Shield on your { $combatant }.
       *[other] You put { $token } on your { $combatant }.
    }
event-repelled-you = The wind sends your { $combatant } back to your reserve.
event-rolled-you = Your { $combatant } rolls a d{ $sides }: { $result }.
event-copied-you = Your { $combatant } copies a { $result } with Water.
event-strengthened-you = Equipment gives your { $combatant } +{ $bonus }.
event-counted-you = You total { $total }.
event-round_won-you = You win the round!
event-saved-you = Earth protects your { $combatant }, who returns to the reserve.
event-defeated-you = Your { $combatant } falls in combat.
event-turned-you = Round { $round } begins: you turn the coin over and attack.

# Orders left in advance
order-equip = Place every piece of gear as soon as I can
order-turn = Place nothing and say “turn”
order-one = Send only my weakest combatant
order-repel = Send back the strongest enemy with Air
order-if-vanguard = I have { $number } or more combatants in the vanguard
order-if-vanguard-not = I have fewer than { $number } combatants in the vanguard
order-if-enemies = the enemy has { $number } or more combatants in the vanguard
order-if-enemies-not = the enemy has fewer than { $number } combatants in the vanguard
order-if-losses = { $number } or more of my combatants have been defeated
order-if-losses-not = fewer than { $number } of my combatants have been defeated
order-if-round = round { $number } has come
order-if-round-not = round { $number } has not come yet
order-answer-strongest = send the strongest
order-answer-weakest = send the weakest
order-answer-equip = place the first thing possible
order-answer-turn = say “turn”
order-answer-repel = send back the strongest
order-pick-deploy = send…
order-pick-place = place…
order-pick-repel = send back…
