# Tank Up, all that a player reads.

game-about = An arena without mercy: grab armour and weapons off the ground, aim at your rivals and be the last one standing.

player-p1 = Player 1
player-p2 = Player 2
player-p3 = Player 3
player-p4 = Player 4

## What can be chosen before the game

option-elimination = Whoever reaches 0 life
option-elimination-about = When somebody with no life left leaves the arena.
option-elimination-immediate = Leaves at once, as soon as the attack is settled
option-elimination-end-of-combat = Keeps acting and may recover until the combat ends
option-area_past_immunity = Magic on immune armour
option-area_past_immunity-about = What happens to the half that splashes when magic hits immune armour.
option-area_past_immunity-False = Is ignored completely, splash included
option-area_past_immunity-True = The armour ignores it, but half of it splashes onto an adjacent space
option-exchange = Exchanging a card from the hand
option-exchange-about = Which deck the new card comes from when an icon lets you exchange one.
option-exchange-own-deck = For one from its own deck; situations only with a “?” equipped
option-exchange-situations-too = For one from its own deck; situations even without a “?”
option-exchange-armour-deck = For one from the deck of the armour that shows the exchange icon
option-piles_end = When the attacks run out
option-piles_end-about = How a game ends when it lasts until no attack cards are left.
option-piles_end-end-of-combat = The game ends when the combat does
option-piles_end-immediate = The game ends at once
option-layout = Spaces of the armour
option-layout-about = Which spaces are adjacent: it matters for magic, which splashes onto the next one.
option-layout-body = In the shape of a body
option-layout-grid = In a grid of two by three
option-turned = Turned armour
option-turned-about = Whether armour that has used its ability gets it back.
option-turned-stays = Stays turned
option-turned-round = Turns back every round
option-swapped = The armour that is swapped
option-swapped-about = Where the armour goes that you take off to put on another.
option-swapped-hand = Returns to the hand
option-swapped-discard = Is discarded
option-duration = The three rounds of a situation
option-duration-about = When the three rounds of a situation start to count.
option-duration-whole-rounds = Begin with the next round
option-duration-this-round-too = Count the current round

## Backs, spaces and other things

back-helmet = Helmets
back-torso = Torsos
back-arm = Arms
back-leg = Legs
back-blow = Blows
back-shot = Shots
back-magic = Magic
back-situation = Situations
space-head = head
space-torso = torso
space-left_arm = left arm
space-right_arm = right arm
space-left_leg = left leg
space-right_leg = right leg
throw-rock = a rock
throw-tomato = a rotten tomato
throw-flower = a flower
throw-thumb = a thumbs up
reason-deck = from the deck
reason-trade = in exchange
reason-lightest = for being the lightest
reason-heaviest = for being the heaviest
reason-used = thanks to the armour
reason-flower = for the flower
reason-situation = because of the situation
reason-attack = from the attack
reason-bare = from the attack, with no armour there,
reason-excess = from the excess of the attack
reason-splash = from the magic that splashes
reason-drain = drained by the attack
reason-tired = after the effort of the attack
reason-answer = from the armour that answers
reason-spy = after a look at that hand
reason-rounds = after its rounds
reason-replaced = as another situation comes
reason-fallen = without any life left
reason-behind = with less life
reason-combat_over = as the combat is over
reason-next_turn = as the next turn comes
reason-covered = as other armour takes its place
token-damage = Damage
token-turned = Turned
token-temporary = Temporary armour
immune-blow = Immune to blows
immune-shot = Immune to shots
immune-magic = Immune to magic
icon-blow = Draws a blow
icon-shot = Draws a shot
icon-magic = Draws a magic card
icon-situation = Draws a situation
icon-any = Draws a card
icon-exchange = Exchange

## What is asked

ask-PrepareDraw = { $seat }, which deck do you draw from?
ask-PrepareEquip = { $seat }, what do you equip? Up to two pieces of armour.
ask-EquipTurn = { $seat }, your equipment turn: draw, equip, exchange.
ask-CrowdThrow = { $seat }, what do you throw, and who at?
ask-PlaceDie = { $seat }, where do you put the temporary armour?
ask-SituationWindow = { $seat }, do you play a situation?
ask-StepOn = { $seat }, do you step on that situation?
ask-LightestBonus = { $seat }, you are the lightest: one more attack or a card?
ask-Abilities = { $seat }, do you use an ability?
ask-DrawCards = { $seat }, which deck do you draw from?
ask-Spy = { $seat }, whose hand do you look at?
ask-SpyDiscard = { $seat }, which of their cards do you discard?
ask-Salvage = { $seat }, what do you rescue from the broken pile?
ask-Strike = { $seat }, who does it hit?
ask-Assign = { $seat }, who do you attack, and with what?
ask-Resolve = { $seat }, which line do you resolve now?
ask-React = { $seat }, do you react?
ask-Destroyed = { $seat }, a piece of your armour was destroyed: do you react?
ask-Aim = { $seat }, where does the attack land?
ask-Area = { $seat }, which adjacent space does the magic reach?
ask-TieVote = { $seat }, it is a tie: one more round?

## What can be done

verb-pass = No, thanks
verb-end = End
verb-draw =
    { $back-key ->
        [helmet] Draw a helmet card
        [torso] Draw a torso card
        [arm] Draw an arm card
        [leg] Draw a leg card
        [blow] Draw a blow card
        [shot] Draw a shot card
        [magic] Draw a magic card
       *[situation] Draw a situation card
    }
verb-aim = Hit the { $space }
verb-splash = Splash the { $space }
verb-place = Put it on the { $space }
verb-extra = One more attack
verb-reroll = Re-roll the dice
verb-throw =
    { $throw-key ->
        [thumb] Give { $player } a thumbs up
        [flower] Throw { $player } a flower
       *[other] Throw { $throw } at { $player }
    }
verb-resolve = Resolve the line against { $player }
verb-target = Choose { $player }
verb-fight = One more round
verb-shake = Shake hands: a draw
verb-equip = Equip { $armour } on the { $space }
verb-swap = Swap what is on the { $space } for { $armour }
verb-use = Use { $armour }
verb-take = Rescue { $armour }
verb-attack = Attack { $player } with { $attack }
verb-play = Play { $situation }
verb-trade = Exchange { $card } for another from its deck
verb-discard = Discard { $card }

## The story of the game

event-first_seat = { $seat } prepares first.
event-round_began = Round { $round }.
event-combat_began = To battle!
event-drew = { $seat } draws { $card } { $reason }.
event-drew-hidden =
    { $back-key ->
        [helmet] { $seat } draws a helmet card { $reason }.
        [torso] { $seat } draws a torso card { $reason }.
        [arm] { $seat } draws an arm card { $reason }.
        [leg] { $seat } draws a leg card { $reason }.
        [blow] { $seat } draws a blow card { $reason }.
        [shot] { $seat } draws a shot card { $reason }.
        [magic] { $seat } draws a magic card { $reason }.
       *[situation] { $seat } draws a situation card { $reason }.
    }
event-equipped = { $seat } equips { $card } on the { $space }.
event-traded = { $seat } trades { $card }: it goes to the bottom of its deck.
event-traded-hidden =
    { $back-key ->
        [helmet] { $seat } trades a helmet card: it goes to the bottom of its deck.
        [torso] { $seat } trades a torso card: it goes to the bottom of its deck.
        [arm] { $seat } trades an arm card: it goes to the bottom of its deck.
        [leg] { $seat } trades a leg card: it goes to the bottom of its deck.
        [blow] { $seat } trades a blow card: it goes to the bottom of its deck.
        [shot] { $seat } trades a shot card: it goes to the bottom of its deck.
        [magic] { $seat } trades a magic card: it goes to the bottom of its deck.
       *[situation] { $seat } trades a situation card: it goes to the bottom of its deck.
    }
event-swapped = { $seat } swaps { $old } for { $card } on the { $space }.
event-ended = { $seat } is done.
event-tie_die = { $seat } rolls a { $result } to break the tie.
event-weighed =
    { $seat } weighs { $weight } and acts { $place ->
        [1] first.
        [2] second.
        [3] third.
       *[other] fourth.
    }
event-opens = { $seat } is the lightest and goes first.
event-extra_attack = { $seat } has one more attack { $reason }.
event-armour_rolled = { $seat } is the heaviest and rolls { $amount } temporary armour.
event-armour_placed = { $seat } puts { $amount } temporary armour on the { $space } { $reason }.
event-crowd_rolled = { $seat } rolls on the crowd sheet: { $result }.
event-thrown =
    { $throw-key ->
        [thumb] { $seat } gives { $target_seat } a thumbs up.
        [flower] { $seat } throws { $target_seat } a flower.
       *[other] { $seat } throws { $throw } at { $target_seat }.
    }
event-played = { $seat } plays { $card }.
event-stepped = { $seat } steps on { $old } with { $card }.
event-in_force = { $card } rules the arena.
event-over = { $card } is over { $reason }.
event-scorched = { $seat } is too heavy for this sun: { $amount } damage.
event-used = { $seat } uses { $card }.
event-turned =
    { $reason-key ->
        [attack] The attack turns { $seat }'s { $card }: it loses its properties.
       *[used] { $seat } turns { $card } to use its ability.
    }
event-laid = { $seat } aims { $card } at { $target_seat }.
event-laid-hidden =
    { $back-key ->
        [blow] { $seat } aims a blow card at { $target_seat }.
        [shot] { $seat } aims a shot card at { $target_seat }.
       *[magic] { $seat } aims a magic card at { $target_seat }.
    }
event-revealed = { $seat } attacks { $target_seat }: { $card }.
event-struck = { $seat } blows up { $card } against { $target_seat }.
event-aimed = { $seat }'s die: { $space }.
event-rerolled = { $seat } spends the thumbs up and re-rolls the dice.
event-hit = The attack lands on { $seat }'s { $space }.
event-ignored = { $seat }'s { $card }: immune, not a scratch.
event-damaged =
    { $seat }'s { $card }: { $amount } damage { $reason }, { $left ->
        [0] nothing left
       *[other] { $left } left
    }.
event-destroyed = { $seat }'s { $card }: smashed to pieces!
event-die_damaged = { $seat }'s temporary armour on the { $space } takes { $amount } { $reason }: { $left } left.
event-lost = { $seat } loses { $amount } life { $reason } and has { $left } left.
event-recovered = { $seat } recovers { $amount } life { $reason } and now has { $left }.
event-splashed = The magic splashes { $seat }'s { $space }.
event-frozen = { $seat } will have no free attack in their next combat turn { $reason }.
event-cursed = { $seat } will have no free draw in their next equipment turn { $reason }.
event-returned = { $seat } gets { $card } back into their hand { $reason }.
event-discarded =
    { $reason-key ->
        [spy] { $by_seat } discards { $card } from { $seat }'s hand.
       *[attack] { $by_seat }'s attack takes { $card } from { $seat }'s hand.
    }
event-looked = { $seat } looks at { $target_seat }'s hand.
event-took = Thanks to the armour, { $seat } rescues { $card } from the broken pile.
event-warded = { $seat } stops the attack with the buckler: nothing happens.
event-spared = { $seat } stops all damage.
event-cancelled = { $seat } cancels the effect of { $card }.
event-countered = { $card } answers { $seat }'s attack: { $amount } damage.
event-fell = { $seat } has no life left, but stays on their feet until the combat ends.
event-wasted = { $seat }'s { $card } against { $target_seat } comes too late, as somebody has fallen: it is discarded.
event-left =
    { $reason-key ->
        [behind] { $seat } has less life than those who tie and joins the crowd.
       *[fallen] { $seat } has no life left, falls and joins the crowd.
    }
event-spent = { $seat } breaks { $card } to use its ability: it is discarded.
event-gnawed = { $card } eats at every armour.
event-faded = { $seat }'s temporary armour on the { $space } is gone { $reason }.
event-voted = { $seat } has decided.
event-extra_round = A tie: extra round { $number }.
event-warned = If nobody chooses to fight, the next round is the last.

outcome-last_standing = Only one is left standing. Life: { $scores }.
outcome-nobody_left = Nobody is left standing: a draw.
outcome-most_life = The attacks have run out. Life is counted: { $scores }.
outcome-tie_broken = The tie-break decides. Life: { $scores }.
outcome-agreed_draw = They shake hands like gentlemen: a draw at { $best }.
outcome-still_tied = Twenty extra rounds and still level: a draw at { $best }.
outcome-stalled = Nobody fights any more. Life is counted: { $scores }.

## The table

zone-situation = Situation
zone-attack = Attack in progress
zone-broken = Broken pile
zone-deck_helmet = Helmet deck
zone-deck_torso = Torso deck
zone-deck_arm = Arm deck
zone-deck_leg = Leg deck
zone-deck_blow = Blow deck
zone-deck_shot = Shot deck
zone-deck_magic = Magic deck
zone-deck_situation = Situation deck
zone-discard_helmet = Discarded helmets
zone-discard_torso = Discarded torsos
zone-discard_arm = Discarded arms
zone-discard_leg = Discarded legs
zone-discard_blow = Used blows
zone-discard_shot = Used shots
zone-discard_magic = Used magic
zone-discard_situation = Past situations
zone-head = Head
zone-torso = Torso
zone-left_arm = Left arm
zone-right_arm = Right arm
zone-left_leg = Left leg
zone-right_leg = Right leg
zone-line = Attacks aimed here
zone-hand = Hand

counter-round = Round
counter-life = Life
counter-crowd = Crowd
counter-fallen = No life left, standing until the combat ends
counter-weight = Weight
counter-order = Order
counter-frozen = No free attack
counter-cursed = No free draw
counter-tough = Toughened armour
counter-ward = Buckler raised
counter-thumb = The crowd's favour
counter-active = Acting now
counter-attacks = Attacks to aim
counter-quiet = Rounds without attacks
counter-extra_rounds = Extra rounds

# The position in one sentence.
position = Round { $round }{ $situation-count ->
        [0] {""}
       *[other] , situation { $situation-names }
    }
position-you = { position-seat }{ $head-count ->
        [0] {""}
       *[other] , on the head { $head-names }
    }{ $torso-count ->
        [0] {""}
       *[other] , on the torso { $torso-names }
    }{ $left_arm-count ->
        [0] {""}
       *[other] , on the left arm { $left_arm-names }
    }{ $right_arm-count ->
        [0] {""}
       *[other] , on the right arm { $right_arm-names }
    }{ $left_leg-count ->
        [0] {""}
       *[other] , on the left leg { $left_leg-names }
    }{ $right_leg-count ->
        [0] {""}
       *[other] , on the right leg { $right_leg-names }
    }
position-seat = life { $life }, weight { $weight }, { $hand-count ->
        [one] { $hand-count } card
       *[other] { $hand-count } cards
    } in hand

number-resistance = Resistance
number-ap = AP
number-atk = ATK
number-damage = Damage
number-excess = Excess
number-rounds = Rounds

## What each card does, composed of its words

clause-icon-blow = Draw 1 extra blow.
clause-icon-shot = Draw 1 extra shot.
clause-icon-magic = Draw 1 extra magic card.
clause-icon-situation = Draw 1 situation.
clause-icon-any = Draw 1 extra card, not a situation.
clause-icon-exchange = Allows an exchange.
clause-icon-ap = +{ $amount } AP: equip { $amount ->
        [one] one more piece of armour
       *[other] { $amount } more pieces of armour
    }.
clause-icon-atk = +{ $amount } ATK.
clause-immune-blow = Immune to blows.
clause-immune-shot = Immune to shots.
clause-immune-magic = Immune to magic.

clause-word-passive = Always,
clause-word-habilidad = Ability:
clause-word-conjunto = Set:
clause-word-reaccion = Reaction,
clause-word-romper = Break,
clause-when-own_turn = when your combat turn begins,
clause-when-equip_turn = in your equipment turn,
clause-when-situation_played = when somebody plays a situation,
clause-when-attack_revealed = when an attack against you is revealed,
clause-when-hit_located = when an attack hits you,
clause-when-hit_located-here = when an attack lands here,
clause-when-hit_located-near = when an attack lands here or next to here,
clause-when-hit_located-elsewhere = when an attack lands on another space of yours,
clause-when-hit_located-dice = when the dice point at you,
clause-when-armour_destroyed = when another piece of your armour is destroyed,
clause-when-life_lost = when an attack costs you life,
clause-when-end_of_combat = when the combat ends,
clause-by-blow = if it is a blow:
clause-by-shot = if it is a shot:
clause-by-magic = if it is magic:

clause-ability-toughen = until your next combat turn, attacks do { $amount } less damage to your armour.
clause-ability-boost-blow = your blows do +{ $amount } damage this turn.
clause-ability-boost-shot = your shots do +{ $amount } damage this turn.
clause-ability-boost-magic = your magic does +{ $amount } damage this turn.
clause-ability-boost_first-blow = the first blow you reveal this turn does +{ $amount } damage.
clause-ability-boost_first-shot = the first shot you reveal this turn does +{ $amount } damage.
clause-ability-boost_first-magic = the first magic card you reveal this turn does +{ $amount } damage.
clause-ability-barrier = put { $amount } temporary armour on an empty space until your next combat turn.
clause-ability-heal = you recover { $amount } life.
clause-ability-aim-blow = your blows hit where you like this turn, with no check.
clause-ability-aim-shot = your shots hit where you like this turn, with no check.
clause-ability-aim-magic = your magic hits where you like this turn, with no check.
clause-ability-spy = look at an opponent's hand and discard one card from it.
clause-ability-salvage = take a card from the broken pile.
clause-ability-draw-any = draw { $amount } { $amount ->
        [one] card
       *[other] cards
    } from armour or attack decks.
clause-ability-draw-attack = draw { $amount } { $amount ->
        [one] card
       *[other] cards
    } from an attack deck.
clause-ability-crowd = roll on the crowd sheet and choose who gets it.
clause-ability-extra_die-blow = your blows roll { $amount ->
        [one] { $amount } more die
       *[other] { $amount } more dice
    } this turn.
clause-ability-extra_die-shot = your shots roll { $amount ->
        [one] { $amount } more die
       *[other] { $amount } more dice
    } this turn.
clause-ability-extra_die-magic = your magic rolls { $amount ->
        [one] { $amount } more die
       *[other] { $amount } more dice
    } this turn.
clause-ability-clear_situation = discard the active situation.
clause-ability-ward = until your next combat turn, the first attack that lands on one of your arms does nothing.
clause-ability-redirect = the attack lands here.
clause-ability-reroll = all its dice are re-rolled.
clause-ability-retaliate = the attacker loses { $amount } life.
clause-ability-catch = that card goes to your hand.
clause-ability-cancel = its written effect is cancelled.
clause-ability-spare = the attack does no damage at all.
clause-ability-extra_attack = you have { $amount ->
        [one] { $amount } more attack
       *[other] { $amount } more attacks
    } this turn.
clause-ability-strike-blow = a blow for { $amount } damage against an opponent of your choice.
clause-ability-strike-shot = a shot for { $amount } damage against an opponent of your choice.
clause-ability-strike-magic = magic for { $amount } damage against an opponent of your choice.

clause-attack-disarm =
    If it lands on a bare space, the victim discards { $amount ->
        [one] { $amount } card
       *[other] { $amount } cards
    } at random.
clause-attack-draw-blow = Afterwards you draw a blow.
clause-attack-draw-shot = Afterwards you draw a shot.
clause-attack-draw-magic = Afterwards you draw a magic card.
clause-attack-tire = You have no free attack in your next combat turn.
clause-attack-weak_spot-head = On the head, +{ $amount } damage.
clause-attack-weak_spot-torso = On the torso, +{ $amount } damage.
clause-attack-weak_spot-left_arm = On the left arm, +{ $amount } damage.
clause-attack-weak_spot-right_arm = On the right arm, +{ $amount } damage.
clause-attack-weak_spot-left_leg = On the left leg, +{ $amount } damage.
clause-attack-weak_spot-right_leg = On the right leg, +{ $amount } damage.
clause-attack-aim = You choose the space, with no check.
clause-attack-hits =
    { $amount ->
        [one] 1 hit, with its own check.
       *[other] { $amount } hits in a row, each with its own check.
    }
clause-attack-turn = Armour that survives is turned.
clause-attack-freeze = The victim has no free attack in their next combat turn.
clause-attack-eat = +{ $amount } damage if it lands on armour.
clause-attack-drain = You recover half of the life that the victim loses.
clause-attack-curse = The victim has no free draw in their next equipment turn.
clause-attack-return = Armour that survives returns to its owner's hand.
clause-attack-quake = The area damage reaches { $amount } adjacent spaces.

clause-situation-corrode = Once per combat, every equipped piece of armour takes { $amount } damage.
clause-situation-fog-blow = Blows roll { $amount ->
        [one] { $amount } die
       *[other] { $amount } dice
    }.
clause-situation-fog-shot = Shots roll only { $amount ->
        [one] { $amount } die
       *[other] { $amount } dice
    }, rocks and tomatoes too.
clause-situation-fog-magic = Magic rolls { $amount ->
        [one] { $amount } die
       *[other] { $amount } dice
    }.
clause-situation-strengthen-blow = Blows do +{ $amount } damage.
clause-situation-strengthen-shot = Shots do +{ $amount } damage.
clause-situation-strengthen-magic = Magic does +{ $amount } damage.
clause-situation-weaken-blow = Blows do { $amount } less damage.
clause-situation-weaken-shot = Shots do { $amount } less damage.
clause-situation-weaken-magic = Magic does { $amount } less damage.
clause-situation-scorch = Whoever weighs more than { $over } when their combat turn begins loses { $amount } life.
clause-situation-truce = Nobody has the free attack.
clause-situation-market =
    { $amount ->
        [one] The free draw is 1 card.
       *[other] The free draw is { $amount } cards.
    }
clause-situation-bloodlust = On bare spaces, +{ $amount } damage.
clause-situation-closed = No card leaves the armour decks.
clause-situation-flowers = From the next combat on, whoever acts first may draw { $amount ->
        [one] { $amount } card that is not a situation
       *[other] { $amount } cards that are not situations
    }.
clause-situation-antimagic = Magic has neither effect nor area damage.
clause-situation-reverse = From the next combat on, the order goes from the heaviest to the lightest; their bonuses do not change hands.

## The board

board-about-resistance = It can take { $amount } damage; what it can take is also its weight.
board-about-damage = Does { $amount } damage to the space where it lands.
board-about-excess = Excess { $amount }: if this hit breaks the armour, it also takes { $amount } life.
board-about-hurt = It has taken { $amount } damage: it can take, and weighs, that much less.
board-about-turned = It is turned: it protects and weighs, but its icons and its text no longer count.
board-about-ap = +{ $amount } AP: when you equip, you put on { $amount ->
    [one] one more piece of armour
   *[other] { $amount } more pieces of armour
  }.
board-about-atk = +{ $amount } ATK: in combat you aim { $amount ->
    [one] one more attack
   *[other] { $amount } more attacks
  }.
board-about-icon-blow = When you equip, you draw a blow.
board-about-icon-shot = When you equip, you draw a shot.
board-about-icon-magic = When you equip, you draw a magic card.
board-about-icon-situation = When you equip, you draw a situation.
board-about-icon-any = When you equip, you draw a card that is not a situation.
board-about-icon-exchange = When you equip, you exchange a card from your hand.
board-about-set = With two others of its set, what it says after “Set” can be used.
board-about-deck-helmet = Armour for the head.
board-about-deck-torso = Armour for the torso.
board-about-deck-arm = Armour for either arm.
board-about-deck-leg = Armour for either leg.
board-about-deck-blow = Blows: a lot of damage, often with excess. One die shows where they land.
board-about-deck-shot = Shots: moderate damage. Two dice are rolled and the shooter chooses.
board-about-deck-magic = Magic: less damage, effects of its own, and half of it splashes onto an adjacent space.
board-about-deck-situation = Situations: they change the rules of the whole arena for three rounds.
board-about-weight = What all of this fighter's armour can still take. In combat the lightest acts first, with one extra attack or card; the heaviest gets a die of temporary armour.
board-about-broken = The armour that has been destroyed. Some cards bring one back from here; touch it to see them
board-about-broken-none = Armour that is destroyed falls here. There is none yet.
board-about-order = When this fighter acts in this combat: the lightest first
board-bare = no armour
board-preparation = Preparation
board-calm = No situation
board-calm-about = A situation affects the whole arena for the rest of the round and three more; it is played at the start of a combat turn
board-react = React!
board-play = Change the arena?
board-against = { $seat } attacks { $target } with { $card }.
board-against-at = { $seat } attacks { $target } with { $card }: it hits the { $space }.
board-attacks = { $attacks ->
        [one] 1 attack left
       *[other] { $attacks } attacks left
    }
board-fallen = No life left: leaves when the combat ends
board-fallen-you = You have no life left, but at this table the fallen act until the combat ends: recover before then and you stay.
board-destroyed = CRACK!
board-ignored = CLANG!
board-warded = BLOCKED!
board-spared = NOTHING!
board-cancelled = CANCELLED!
board-left = OUT!

## The chapters of the almanac

section-set = Sets
section-armour = Armour
section-attack = Attacks
section-situation = Situations
section-throw = What the crowd throws

# Said to whoever plays: “you”; and what repeats itself, counted.
event-first_seat-you = You prepare first.
event-drew-you = You draw { $card } { $reason }.
event-weighed-all = The armour of { $seats } is weighed: the order stands.
event-tie_die-all = { $seats } roll to break their tie.
event-drew-all = { $seats } draw cards.
event-crowd_rolled-all = The crowd rolls dice for { $seats }.
event-damaged-many-you = { $count } of your armours take damage.
event-destroyed-many-you = { $count } of your armours are smashed to pieces.
event-drew-many = { $seat } draws { $count } cards.
event-drew-many-you = You draw { $count } cards.
event-equipped-you = You equip { $card } on your { $space }.
event-traded-you = You trade { $card }: it goes to the bottom of its deck.
event-swapped-you = You swap { $old } for { $card } on your { $space }.
event-ended-you = You are done.
event-tie_die-you = You roll a { $result } to break the tie.
event-weighed-you =
    You weigh { $weight } and act { $place ->
        [1] first.
        [2] second.
        [3] third.
       *[other] fourth.
    }
event-opens-you = You are the lightest and go first.
event-extra_attack-you = You have one more attack { $reason }.
event-armour_rolled-you = You are the heaviest and roll { $amount } temporary armour.
event-armour_placed-you = You put { $amount } temporary armour on your { $space } { $reason }.
event-thrown-you =
    { $throw-key ->
        [thumb] You give { $target_seat } a thumbs up.
        [flower] You throw { $target_seat } a flower.
       *[other] You throw { $throw } at { $target_seat }.
    }
event-thrown-at-you =
    { $throw-key ->
        [thumb] { $seat } gives you a thumbs up!
        [flower] { $seat } throws you a flower!
       *[other] { $seat } throws { $throw } at you!
    }
event-played-you = You play { $card }.
event-used-you = You use { $card }.
event-turned-you =
    { $reason-key ->
        [attack] The attack turns your { $card }: it loses its properties.
       *[used] You turn { $card } to use its ability.
    }
event-laid-you = You aim { $card } at { $target_seat }.
event-laid-at-you =
    { $back-key ->
        [blow] { $seat } aims a blow card at you.
        [shot] { $seat } aims a shot card at you.
       *[magic] { $seat } aims a magic card at you.
    }
event-revealed-you = You attack { $target_seat }: { $card }.
event-revealed-at-you = { $seat } attacks you: { $card }!
event-struck-at-you = { $seat } blows up { $card } against you.
event-aimed-you = Your die: { $space }.
event-hit-you = The attack lands on your { $space }.
event-ignored-you = Your { $card }: immune, not a scratch.
event-damaged-you =
    Your { $card }: { $amount } damage { $reason }, { $left ->
        [0] nothing left
       *[other] { $left } left
    }.
event-destroyed-you = Your { $card }: smashed to pieces!
event-lost-you = You lose { $amount } life { $reason } and have { $left } left.
event-recovered-you = You recover { $amount } life { $reason } and now have { $left }.
event-splashed-you = The magic splashes your { $space }.
event-frozen-you = You will have no free attack in your next combat turn { $reason }.
event-cursed-you = You will have no free draw in your next equipment turn { $reason }.
event-returned-you = You get { $card } back into your hand { $reason }.
event-discarded-you =
    { $reason-key ->
        [spy] { $by_seat } discards { $card } from your hand.
       *[attack] { $by_seat }'s attack takes { $card } from your hand.
    }
event-discarded-at-you =
    { $reason-key ->
        [spy] You discard { $card } from { $seat }'s hand.
       *[attack] Your attack takes { $card } from { $seat }'s hand.
    }
event-looked-at-you = { $seat } looks at your hand.
event-took-you = Thanks to the armour, you rescue { $card } from the broken pile.
event-left-you =
    { $reason-key ->
        [behind] You have less life than those who tie and join the crowd.
       *[fallen] You have no life left, fall and join the crowd.
    }
event-voted-you = You have decided.
event-crowd_rolled-you = You roll on the crowd sheet: { $result }.
event-stepped-you = You step on { $old } with { $card }.
event-scorched-you = You are too heavy for this sun: { $amount } damage.
event-struck-you = You blow up { $card } against { $target_seat }.
event-rerolled-you = You spend the thumbs up and re-roll the dice.
event-die_damaged-you = Your temporary armour on the { $space } takes { $amount } { $reason }: { $left } left.
event-looked-you = You look at { $target_seat }'s hand.
event-warded-you = You stop the attack with the buckler: nothing happens.
event-spared-you = You stop all damage.
event-cancelled-you = You cancel the effect of { $card }.
event-countered-you = { $card } answers your attack: { $amount } damage.
event-fell-you = You have no life left, but stay on your feet until the combat ends.
event-wasted-you = Your { $card } against { $target_seat } comes too late, as somebody has fallen: it is discarded.
event-spent-you = You break { $card } to use its ability: it is discarded.
event-faded-you = Your temporary armour on the { $space } is gone { $reason }.

# Orders left in advance
order-pass = Pass whenever I could react
order-react = Use whatever I have to react
order-bonus = Take gifts of dice and cards without asking me
order-dress = Always equip the toughest armour
order-if-attacked = I am being attacked
order-if-attacked-not = I am not being attacked
order-if-life = I have { $number } life or less
order-if-life-not = I have more than { $number } life
order-if-fallen = I have fallen
order-if-fallen-not = I am still standing
order-if-round = round { $number } has come
order-if-round-not = round { $number } has not come yet
order-answer-pass = do nothing
order-answer-react = use what I can
order-answer-dress = equip the toughest armour, or else draw or end
order-answer-die = put it in the first place
order-answer-extra = attack once more, or else draw
order-answer-gift = draw from the first deck
order-answer-shake = shake hands: a draw
order-answer-fight = one more round
order-pick-play = play…
