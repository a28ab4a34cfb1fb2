# Tornaris, everything a player reads.

game-about = By day shop, tower and dungeon; by night rest, work and ring: prepare better than anybody and win the great final tournament.

player-p1 = Player 1
player-p2 = Player 2
player-p3 = Player 3
player-p4 = Player 4
player-p5 = Player 5
player-p6 = Player 6

## What is agreed before the game

option-start = Who receives the turn token
option-start-about = Who goes first in the first turn; after that the token is passed on.
option-start-random = Somebody at random
option-start-p1 = Player 1
option-start-p2 = Player 2
option-start-p3 = Player 3
option-start-p4 = Player 4
option-start-p5 = Player 5
option-start-p6 = Player 6
option-shop_limit = Purchases per visit to the shop
option-shop_limit-about = How much each player may take from the shop in one visit.
option-shop_limit-1 = One card
option-shop_limit-2 = Up to two cards
option-shop_limit-any = As many as you can pay for
option-duel_stake = What the loser of a challenge pays
option-duel_stake-about = Whether losing a challenge, the Glove's or Zelrac's, costs gold.
option-duel_stake-0 = Nothing
option-duel_stake-3 = 3 gold
option-tournament_mana = Mana when the tournament begins
option-tournament_mana-about = Whether you enter the tournament with the mana you have left, or with all of it.
option-tournament_mana-False = Whatever you have left
option-tournament_mana-True = All recovered
option-days = Day cards among the 50
option-days-about = How many turns are by day, with shop and dungeon, and how many by night.
option-days-30 = 30 days and 20 nights
option-days-25 = 25 days and 25 nights
option-dungeon_passes = Rounds of equipment in the dungeon
option-dungeon_passes-about = How often each player gets to add equipment against the monster.
option-dungeon_passes-1 = One
option-dungeon_passes-2 = Two
option-remi_in_combat = The sixes that Remi is paid for
option-remi_in_combat-about = Which sixes earn Remi gold.
option-remi_in_combat-False = Remi is paid for a 6 on any die he rolls, outside combat too
option-remi_in_combat-True = Remi is paid only for sixes rolled in a combat, not in the roll-off
option-sell_anytime = When equipment is sold
option-sell_anytime-about = At which moments you may sell your equipment to the bank.
option-sell_anytime-False = When it is your turn to decide something outside combat
option-sell_anytime-True = At any time: also while choosing the arrow and in combat, and what was used keeps its effect
option-penalty_first = Selling when a card must be given up
option-penalty_first-about = Whether at that very question you may first sell the card you would lose.
option-penalty_first-True = First the card is given up, then you may sell
option-penalty_first-False = You may sell first, even if no card is left to give up
option-raven = When the Messenger Raven is used
option-raven-about = At which moment you buy with the Raven.
option-raven-own-turn = When your place comes up in turn order, before your space
option-raven-after-reveal = Right after the arrows are revealed, before any space
option-challenge = Whom Zelrac challenges
option-challenge-about = On which space the player that Zelrac challenges must be.
option-challenge-own-space = On Zelrac's own
option-challenge-any-space = On any except the dungeon

## Spaces and other things

space-dungeon = Dungeon
space-shop = Shop
space-tower = Tower
space-day_event = Day event
space-rest = Rest
space-work = Work
space-ring = Ring
space-night_event = Night event

space-dungeon-text = At the end of the turn, all who go down fight the monster together. If nobody else goes down, you may take an event instead.
space-shop-text = You buy from the cards for sale; those earlier in turn order choose first.
space-tower-text = Its owner is paid 4 gold every turn, unless the sky says otherwise. With no owner, it goes to whoever comes; if it has one and is not blocked, you duel them.
space-day_event-text = You draw a day event and what it says happens.
space-rest-text = You get all your mana back, unless the sky says otherwise.
space-work-text = You earn 5 gold, unless the sky says otherwise.
space-ring-text = The first two in turn order duel for gold and the others take a night event. If nobody else comes, you get 3 gold.
space-night_event-text = You draw a night event and what it says happens.
half-day = Day
half-night = Night
category-goblin = Goblin
category-ogre = Ogre
category-golem = Golem
category-dragon = Dragon
good-equipment = a random equipment card
good-slot = an equipment slot
good-mana = one mana
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
cause-ring = the Ring
cause-tower = the tower
cause-honour = honour
cause-purse = a purse of gold
cause-ransom = the loser's gold
cause-title = the title
token-used = Used in this combat
token-picked = Set aside
token-won = Wins

## What is asked

ask-Market = { $seat }, black market: do you sell an equipment card at its full price?
ask-Choose = { $seat }, where does your secret arrow point?
ask-CrystalChoose = { $seat }, you have seen the arrows: where do you go?
ask-AfterReveal = { $seat }, the arrows are revealed: do you use anything?
ask-BeforeSpace = { $seat }, your turn: anything before your space?
ask-Shop = { $seat }, you are in the shop: what do you buy?
ask-BeforeDungeon = { $seat }, at the gates of the dungeon: do you use anything?
ask-Alone = { $seat }, nobody else came down: do you face the monster or take an event?
ask-PreCombat = { $seat }, you are about to fight: do you drink a potion?
ask-HuntPlay = { $seat }, add what you can against the monster.
ask-DuelPlay = { $seat }, you are behind: do you answer?
ask-PickDie = { $seat }, which die do you re-roll?
ask-PickDice = { $seat }, which dice do you re-roll? Set them aside and roll them together.
ask-RaiseDie = { $seat }, which die do you raise, and by how much?
ask-MakeRoom = { $seat }, there is no room for what you drew: make room or let it go.
ask-GiveUp = { $seat }, you must discard an equipment card.
ask-Smith = { $seat }, the smith lets you have it at half price: do you buy it?
ask-Trinket = { $seat }, do you keep it or turn it into gold?
ask-Wager = { $seat }, how much do you stake?
ask-Teacher = { $seat }, the master teaches for money: do you pay?
ask-Peddler = { $seat }, which object do you keep?
ask-Defy = { $seat }, who do you challenge?
ask-Rob = { $seat }, whose gold do you take?
ask-Spy = { $seat }, whose cards do you look at?
ask-Convert = { $seat }, before the tournament: what do you turn your gold into?

## What can be done

verb-done = Nothing more
verb-crystal = Wait with the Seeing Crystal
verb-potion = Drink a Mana Potion
verb-fight = Face the monster
verb-event = Take an event
verb-familiar = Summon the Familiar
verb-magic = Re-roll a die
verb-pay = Pay
verb-keep = Keep it
verb-cash = Turn it into gold
verb-go = { $space }
verb-portal = Pocket Portal: { $space }
verb-glove = Duelling Glove against { $player }
verb-challenge = Challenge { $player }
verb-target = { $player }
verb-stake = Stake { $amount }
verb-die = Die showing { $face }
verb-raise = Raise a { $face } by { $amount }
verb-convert = Buy { $good }
verb-take = Keep { $object }
verb-buy = Buy { $equipment }
verb-raven = Messenger Raven: buy { $equipment }
verb-sell = Sell { $equipment }
verb-discard = Discard { $equipment }
verb-play = Activate { $equipment }
verb-market = Sell { $equipment } at its full price

## The story of the game

event-turn_began = Turn { $round }: { $seat } goes first.
event-dawned = { $half }: { $sky }.
event-stocked = In the shop: { $equipment }, { $price } gold.
event-monster_came = { $monster } appears ({ $category }), life { $life }.
event-mana_grew = { $seat }'s maximum mana goes up by { $amount }, to { $left }.
event-committed = { $seat }'s arrow points to: { $space }.
event-committed-hidden = { $seat } has chosen.
event-arrow = { $seat }'s arrow: { $space }.
event-crystal_used = { $seat } uses the Seeing Crystal and chooses afterwards.
event-portal_used = { $seat } steps through a Pocket Portal: { $space }.
event-raven_used = { $seat } sends a Messenger Raven to the shop.
event-bought = { $seat } buys { $equipment } for { $price }.
event-sold = { $seat } sells { $equipment } for { $price }.
event-discarded = { $seat } discards { $equipment }.
event-gained = { $seat } gains { $amount } gold and now has { $left }.
event-lost = { $seat } loses { $amount } gold and has { $left } left.
event-recovered = { $seat } recovers { $amount } mana and now has { $left }.
event-drained = { $seat } loses { $amount } mana and has { $left } left.
event-drew_equipment = { $seat } receives { $equipment }.
event-drew_equipment-hidden = { $seat } receives an equipment card.
event-drew_object = { $seat } receives { $object }.
event-drew_object-hidden = { $seat } receives an object.
event-event_drawn = Event for { $seat }: { $happening }.
event-tower_taken = { $seat } takes the tower!
event-tower_held = { $seat } keeps the tower.
event-tower_paid = The tower gives { $seat } { $amount } gold.
event-ring_alone = { $seat } is alone in the Ring.
event-worked = { $seat } works.
event-rested = { $seat } rests.
event-glove_used = { $seat } throws the Duelling Glove at { $rival_seat }.
event-challenged = { $seat } challenges { $rival_seat }.
event-duel_began = Duel for { $cause }: { $seat }, with the advantage, against { $rival_seat }.
event-rolled = { $seat } rolls { $first } and { $second }: { $total }.
event-extra_die = { $seat }'s extra die: { $face }.
event-rerolled = { $seat } re-rolls a { $old } and gets a { $face }.
event-raised = { $seat } raises a die from { $old } to { $face }.
event-played = { $seat } activates { $equipment } ({ $mana } mana).
event-total = { $seat } totals { $total }.
event-conceded = { $seat } does not answer.
event-tied = { $seat } and { $rival_seat } are tied.
event-rolled_off = Roll-off: { $seat } rolls { $first } and { $second }.
event-duel_won = { $seat } beats { $rival_seat }, { $total } to { $rival_total }.
event-hunt_began = The fight against { $monster } begins: life { $life }.
event-group_total = The group has { $total } of { $life }.
event-hunt_won = { $monster } falls!
event-hunt_lost = { $monster } is still standing.
event-unrewarded = { $seat } had the lowest die and gets no reward.
event-potion_used = { $seat } drinks a Mana Potion.
event-familiar_used = { $seat } summons their Familiar.
event-magic_used = { $seat } re-rolls a die with their magic.
event-temporary = { $seat } borrows an equipment card: { $equipment }.
event-temporary-hidden = { $seat } borrows an equipment card for this combat.
event-looked = { $seat } looks at the next monster: { $monster }.
event-looked-hidden = { $seat } looks at the next monster.
event-spied = { $seat } looks at { $rival_seat }'s cards.
event-staked = { $seat } stakes { $amount } and rolls a { $face }.
event-robbed = { $seat } takes { $amount } gold from { $rival_seat }.
event-offered = { $seat } is offered { $object }.
event-offered-hidden = { $seat } is offered an object.
event-took_object = { $seat } keeps { $object }.
event-took_object-hidden = { $seat } keeps one of the objects.
event-left_object = { $seat } leaves { $object } behind.
event-declined = { $seat } lets { $equipment } go.
event-cashed = { $seat } turns { $equipment } into { $amount } gold.
event-paid = { $seat } pays { $amount } gold.
event-diced = { $seat } rolls a { $face }.
event-tournament_began = The final tournament begins!
event-order_die = { $seat } rolls a { $face } for the order.
event-placed = { $seat } has place { $place } in the tournament.
event-converted = { $seat } turns their gold into { $good }.
event-champion = { $seat } is the Champion of Tornaris!
event-went_away = { $seat } leaves the game and is skipped from now on.
event-walked_over = { $seat } goes through without rolling: { $rival_seat } is no longer here.
event-lucky = { $seat } rolls a { $face }, and their gift pays for it!
event-prized = { $character } is paid for every victory, and { $seat } has won.
event-reaped = { $equipment }, which { $seat } used, now takes effect.
event-returned = The card that { $seat } borrowed is discarded: { $equipment }.

outcome-champion = { $winners } wins the last duel and is the Champion of Tornaris!

## What lies on the table

zone-sky = Card of the turn
zone-monster = Active monster
zone-next_monster = Monsters to come
zone-row = For sale
zone-dungeon = Dungeon
zone-shop = Shop
zone-tower = Tower
zone-day_event = Day event
zone-rest = Rest
zone-work = Work
zone-ring = Ring
zone-night_event = Night event
zone-gear_deck = Equipment deck
zone-gear_discard = Discarded equipment
zone-object_deck = Object deck
zone-object_discard = Used objects
zone-sky_deck = Day and night deck
zone-sky_discard = Past days and nights
zone-day_deck = Day event deck
zone-day_discard = Past day events
zone-night_deck = Night event deck
zone-night_discard = Past night events
zone-character = Character
zone-arrow = Arrow
zone-gear = Equipment
zone-objects = Objects
zone-temporary = Borrowed equipment
zone-drawn = Drawn card
zone-offered = Objects on offer
zone-duel = Fought for
zone-bout_1 = Tournament duel 1
zone-bout_2 = Tournament duel 2
zone-bout_3 = Tournament duel 3
zone-bout_4 = Tournament duel 4
zone-bout_5 = Tournament duel 5

counter-round = Turn
counter-monsters_left = Monsters to come
counter-category = Category
counter-tower = Owner of the tower
counter-block = Turns blocked
counter-gold = Gold
counter-mana = Mana
counter-slots = Slots
counter-place = Place in the tournament
counter-duels_won = Duels won
counter-out = Out of the tournament
counter-turn_place = Place in the turn
counter-departed = Has left the game
counter-fights = In combat
counter-total = Total
counter-group_total = Group total
counter-advantage = Advantage

# The position in one sentence.
position = Turn { $round }{ $sky-count ->
        [0] {""}
       *[other] , { $sky-names }
    }{ $monster-count ->
        [0] {""}
       *[other] , in the dungeon { $monster-names }
    }
position-you = { position-seat }{ $gear-count ->
        [0] {""}
       *[other] , wearing { $gear-names }
    }{ $objects-count ->
        [0] {""}
       *[other] , holding { $objects-names }
    }
position-seat = { $character-count ->
        [0] {""}
       *[other] { $character-names },{" "}
    }{ $gold } gold, { $mana } mana{ $where-key ->
        [none] {""}
       *[other] , at { $where }
    }

number-mana = Mana
number-price = Price
number-cost = Costs you
number-sells = Sells for
number-factor = Factor
number-life = Life
number-bout = Comes from duel

## What cards do

clause-dungeon = Dungeon:
clause-reward = Reward:
clause-penalty = Penalty:

clause-gear-bonus = +{ $amount }.
clause-gear-weaken = The rival's total goes down by { $amount }.
clause-gear-reroll = Re-roll one of your dice; the new result stands.
clause-gear-reroll_any = Re-roll any of your dice together; the new results stand.
clause-gear-reroll_rival = The rival re-rolls one of their highest dice.
clause-gear-extra_dice = { $amount ->
    [one] Roll one more die and add it.
   *[other] Roll { $amount } more dice and add them.
}
clause-gear-best_die =
    { $amount ->
        [one] Roll one more die and add it.
       *[other] Roll { $amount } more dice and add the highest.
    }
clause-gear-raise =
    { $amount ->
        [one] Add 1 point to one of your dice, up to 6 at most.
       *[other] Add 1 to { $amount } points to one of your dice, up to 6 at most.
    }
clause-gear-copy = Your highest die counts once more.
clause-gear-bonus_each = +{ $amount } for each combatant, you included.
clause-gear-bonus_against-goblin = Against a Goblin, +{ $amount } more.
clause-gear-bonus_against-ogre = Against an Ogre, +{ $amount } more.
clause-gear-bonus_against-golem = Against a Golem, +{ $amount } more.
clause-gear-bonus_against-dragon = Against a Dragon, +{ $amount } more.
clause-gear-win_gold = If you win this combat, you gain { $amount } gold.
clause-gear-lose_gold = If you lose this combat, you lose { $amount } gold.

clause-ability-face_counts = Dice that show { $face } count { $amount }.
clause-ability-forbid = Equipment of { $amount } mana cannot be activated.
clause-ability-unreward = Whoever has the lowest die gets no reward.
clause-ability-reroll_highest = After rolling, each combatant re-rolls one of their highest dice.
clause-ability-same_once = Equal dice of one combatant count only once.
clause-ability-limit = { $amount ->
    [one] Each combatant activates at most one equipment card.
   *[other] Each combatant activates at most { $amount } equipment cards.
}
clause-ability-dearer = Each activation costs { $amount } more mana; those of 0 stay at 0.

clause-deed-gold = You gain { $amount } gold.
clause-deed-lose = You lose { $amount } gold.
clause-deed-lose_half = You lose half of your gold, rounded up.
clause-deed-recover = You recover { $amount } mana.
clause-deed-recover_all = You recover all your mana.
clause-deed-lose_mana = You lose { $amount } mana.
clause-deed-lose_mana_to = You lose mana until you have { $amount } left.
clause-deed-max_mana = Your maximum mana goes up by { $amount }.
clause-deed-object = { $amount ->
    [one] You receive a random object.
   *[other] You receive { $amount } random objects.
}
clause-deed-equipment = { $amount ->
    [one] You receive a random equipment card.
   *[other] You receive { $amount } random equipment cards.
}
clause-deed-give_up = { $amount ->
    [one] You discard an equipment card of your choice.
   *[other] You discard { $amount } equipment cards of your choice.
}
clause-deed-gold_others = Everybody else gains { $amount } gold.
clause-deed-gold_all = Everybody gains { $amount } gold.
clause-deed-smith = Look at an equipment card: you may buy it at half price; otherwise it is discarded.
clause-deed-trinket = Draw an equipment card: keep it or turn it into half its price in gold.
clause-deed-duel_chosen = Duel with a player of your choice: the winner receives { $amount } gold.
clause-deed-duel_richest = Duel with the richest rival: the loser pays { $amount } gold.
clause-deed-wager = Stake up to { $amount } gold and roll a die: on { $least } or more you gain as much again; otherwise it is lost.
clause-deed-steal = Take up to { $amount } gold from a player of your choice.
clause-deed-teacher = You may pay { $price } gold: your maximum mana goes up by { $amount }.
clause-deed-rumours = Look at the next monster in private.
clause-deed-peddler =
    { $amount ->
        [one] Draw one object.
       *[other] Draw { $amount } objects, keep one and discard the rest.
    }
clause-deed-spy = Look in private at the cards of a player of your choice.
clause-deed-dice = Roll a die: on { $least } or more you gain { $amount } gold; otherwise you lose { $loss }.

clause-sky-plain = Nothing special.
clause-sky-price = The shop charges { $amount } less.
clause-sky-more_cards = { $amount ->
    [one] The shop shows one more card.
   *[other] The shop shows { $amount } more cards.
}
clause-sky-bounty = Whoever wins in the dungeon gains { $amount } more gold.
clause-sky-factor = The monster's factor goes up by { $amount }.
clause-sky-factor-less = The monster's factor goes down by { $amount }.
clause-sky-tax = Whoever has { $over } gold or more loses { $amount }.
clause-sky-alms = Those with the least gold gain { $amount }.
clause-sky-wind = Everybody recovers { $amount } mana.
clause-sky-tower_pay = The tower pays { $amount }.
clause-sky-ring_pay = The Ring pays its winner { $amount } more.
clause-sky-work_pay = Work pays { $amount }.
clause-sky-half_rest = Resting recovers only half of the maximum.
clause-sky-thieves = Those with the most gold lose { $amount }.
clause-sky-market = In turn order, everybody may sell one equipment card at its full price.

clause-object-familiar = In the dungeon: roll 2 more dice in that combat.
clause-object-portal = Once the arrows are revealed: move to another space.
clause-object-raven = By day, when your turn comes: buy an equipment card from the shop without being there.
clause-object-crystal = When choosing a space: wait until you see the others' arrows.
clause-object-glove = Before your space: challenge somebody on the same space to a duel.
clause-object-potion = Outside combat: recover all your mana.

clause-passive-mana = Has { $amount } more maximum mana.
clause-passive-temporary = Borrows a random equipment card in every combat.
clause-passive-any_space = Chooses day and night spaces freely.
clause-passive-discount = Pays { $amount } less for every purchase.
clause-passive-sixes = Gains { $amount } gold for every 6 rolled.
clause-passive-magic = Once per combat, re-rolls one of their own dice.
clause-passive-slots = { $amount ->
    [one] Has one more equipment slot.
   *[other] Has { $amount } more equipment slots.
}
clause-passive-prize = Gains { $amount } gold for every combat won.
clause-passive-challenge = Once per turn, may challenge somebody on the same space, except in the dungeon.

clause-starts-familiar = { $amount ->
    [one] Starts with one Summon Familiar card.
   *[other] Starts with { $amount } Summon Familiar cards.
}
clause-starts-portal = { $amount ->
    [one] Starts with one Pocket Portal.
   *[other] Starts with { $amount } Pocket Portals.
}
clause-starts-raven = { $amount ->
    [one] Starts with one Messenger Raven.
   *[other] Starts with { $amount } Messenger Ravens.
}
clause-starts-crystal = { $amount ->
    [one] Starts with one Seeing Crystal.
   *[other] Starts with { $amount } Seeing Crystals.
}
clause-starts-glove = { $amount ->
    [one] Starts with one Duelling Glove.
   *[other] Starts with { $amount } Duelling Gloves.
}
clause-starts-potion = { $amount ->
    [one] Starts with one Mana Potion.
   *[other] Starts with { $amount } Mana Potions.
}

## The board

board-wheel = The town of Tornaris
board-choosing = choosing
board-chosen = has chosen
board-shut = Closed until the sun comes up.
board-empty = There is nobody in the dungeon.
board-next = { $monster } comes next
board-duel = Duel for { $cause }
board-tournament = The great tournament
board-done-Market = Don't sell
board-done-AfterReveal = Stay here
board-done-BeforeSpace = Go on
board-done-Shop = Don't buy
board-done-BeforeDungeon = Go down
board-done-PreCombat = To battle
board-done-HuntPlay = That's all
board-done-DuelPlay = Don't answer
board-done-PickDice = Roll them
board-done-MakeRoom = Let the card go
board-done-Smith = Don't buy it
board-done-Teacher = Don't pay
board-done-Convert = To the tournament
board-convert-equipment = Buy equipment: 5 gold
board-convert-slot = Buy a slot: 15 gold
board-convert-mana = Buy mana: 30 gold
board-sell = Sell { $equipment } for { $price }
board-buy = Buy { $equipment } for { $price }
board-cash = Take { $price } gold for it
board-die = { $seat }'s die: { $face }
board-advantage = If the first roll is a tie, the rival counts as losing and acts first; in the tournament, the player with the advantage also wins ties.
board-say-done-Market = You keep your cards.
board-say-done-AfterReveal = You use nothing and stay where your arrow points.
board-say-done-BeforeSpace = You use nothing more and your space is resolved.
board-say-done-Shop = You leave the shop.
board-say-done-BeforeDungeon = You use nothing and the fight begins.
board-say-done-PreCombat = You drink nothing and the dice are rolled.
board-say-done-HuntPlay = You activate nothing more against this monster.
board-say-done-DuelPlay = You activate nothing more: if you are behind, you lose the duel.
board-say-done-PickDice = The dice you have set aside are rolled again together.
board-say-done-MakeRoom = The card that you drew goes to the discard pile.
board-say-done-Smith = You leave the card and pay nothing.
board-say-done-Teacher = Your maximum mana stays as it is.
board-say-done-Convert = You buy nothing more and go to the tournament with what you have.
board-say-fight = You fight the monster on your own.
board-say-event = You draw a day event and do not fight.
board-say-pay = You pay the master and your maximum mana goes up.
board-say-keep = The card stays with you.
board-say-cash = You get half its price instead of the card.
board-say-stake = You roll a die: you win as much again, or lose it.
board-say-convert-equipment = You draw a random equipment card.
board-say-convert-slot = You have room for one more equipment card.
board-say-convert-mana = Your maximum mana goes up by 1.
board-say-magic = You roll one of your dice again, once per combat.
board-say-sell = You get half its price and the card goes to the discard pile.
board-say-market = You get its full price and the card goes to the discard pile.
board-say-discard = The card goes to the discard pile and you get nothing.
board-say-play = You pay its mana and it counts in this combat.
board-say-raise = The die goes up, but never above 6.
board-say-die = You roll this die again.

## The chapters of the almanac

section-equipment = Equipment
section-monster = Monsters
section-sky = Day and night cards
section-day_event = Day events
section-night_event = Night events
section-object = Objects
section-character = Characters

# Said to whoever plays: “you”; and what repeats itself, counted.
event-stocked-many = The shop lays out { $count } cards.
event-mana_grew-you = Your maximum mana goes up by { $amount }, to { $left }.
event-mana_grew-all = { $seats } have more maximum mana.
event-committed-all =
    { $who ->
        [all] Everybody has chosen.
        [others] Everybody else has chosen.
       *[some] { $seats } have chosen.
    }
event-arrow-all = The arrows are shown.
event-gained-all = { $seats } gain gold.
event-lost-all = { $seats } lose gold.
event-committed-you = Your arrow points to: { $space }.
event-arrow-you = Your arrow: { $space }.
event-portal_used-you = You step through a Pocket Portal: { $space }.
event-bought-you = You buy { $equipment } for { $price }.
event-sold-you = You sell { $equipment } for { $price }.
event-discarded-you = You discard { $equipment }.
event-gained-you = You gain { $amount } gold and now have { $left }.
event-lost-you = You lose { $amount } gold and have { $left } left.
event-recovered-you = You recover { $amount } mana and now have { $left }.
event-drained-you = You lose { $amount } mana and have { $left } left.
event-drew_equipment-you = You receive { $equipment }.
event-drew_object-you = You receive { $object }.
event-event_drawn-you = An event for you: { $happening }.
event-tower_taken-you = You take the tower!
event-tower_held-you = You keep the tower.
event-tower_paid-you = The tower gives you { $amount } gold.
event-ring_alone-you = You are alone in the Ring.
event-worked-you = You work.
event-rested-you = You rest.
event-glove_used-you = You throw the Duelling Glove at { $rival_seat }.
event-glove_used-at-you = { $seat } throws the Duelling Glove at you!
event-challenged-you = You challenge { $rival_seat }.
event-challenged-at-you = { $seat } challenges you!
event-duel_began-you = Duel for { $cause }: you, with the advantage, against { $rival_seat }.
event-duel_began-at-you = Duel for { $cause }: { $seat }, with the advantage, against you.
event-rolled-you = You roll { $first } and { $second }: { $total }.
event-extra_die-you = Your extra die: { $face }.
event-rerolled-you = You re-roll a { $old } and get a { $face }.
event-raised-you = You raise a die from { $old } to { $face }.
event-played-you = You activate { $equipment } ({ $mana } mana).
event-total-you = You total { $total }.
event-conceded-you = You do not answer.
event-duel_won-you = You beat { $rival_seat }, { $total } to { $rival_total }!
event-duel_won-at-you = { $seat } beats you, { $total } to { $rival_total }.
event-unrewarded-you = You had the lowest die: no reward for you.
event-potion_used-you = You drink a Mana Potion.
event-familiar_used-you = You summon your Familiar.
event-magic_used-you = You re-roll a die with your magic.
event-spied-you = You look at { $rival_seat }'s cards.
event-spied-at-you = { $seat } looks at your cards.
event-staked-you = You stake { $amount } and roll a { $face }.
event-robbed-you = You take { $amount } gold from { $rival_seat }.
event-robbed-at-you = { $seat } takes { $amount } gold from you.
event-took_object-you = You keep { $object }.
event-paid-you = You pay { $amount } gold.
event-diced-you = You roll a { $face }.
event-order_die-you = You roll a { $face } for the order.
event-converted-you = You turn your gold into { $good }.
event-champion-you = You are the Champion of Tornaris!
event-lucky-you = You roll a { $face }, and your gift pays for it!
event-prized-you = { $character } is paid for every victory, and you have won.
event-reaped-you = { $equipment }, which you used, now takes effect.
event-turn_began-you = Turn { $round }: you go first.
event-crystal_used-you = You use the Seeing Crystal and choose afterwards.
event-raven_used-you = You send a Messenger Raven to the shop.
event-tied-you = You and { $rival_seat } are tied.
event-tied-at-you = You and { $seat } are tied.
event-rolled_off-you = Roll-off: you roll { $first } and { $second }.
event-temporary-you = You borrow an equipment card: { $equipment }.
event-looked-you = You look at the next monster: { $monster }.
event-offered-you = You are offered { $object }.
event-left_object-you = You leave { $object } behind.
event-declined-you = You let { $equipment } go.
event-cashed-you = You turn { $equipment } into { $amount } gold.
event-placed-you = You have place { $place } in the tournament.
event-walked_over-you = You go through without rolling: { $rival_seat } is no longer here.
event-returned-you = The card that you borrowed is discarded: { $equipment }.
outcome-champion-you = You win the last duel and are the Champion of Tornaris!

# Orders left in advance
order-pass = Pass in every window to react
order-duel = Answer duels with the cheapest that wins
order-yield = Answer duels with the cheapest that wins, and spend nothing if nothing wins
order-go = Always aim at the same space
order-if-attacked = I fight in a duel
order-if-attacked-not = I do not fight in a duel
order-if-ahead = I am ahead in the fight
order-if-ahead-not = I am not ahead in the fight
order-if-tower = the tower is mine
order-if-tower-not = the tower is not mine
order-if-gold = I have { $number } gold or more
order-if-gold-not = I have less than { $number } gold
order-if-no-mana = I have { $number } mana or less
order-if-no-mana-not = I have more than { $number } mana
order-if-round = turn { $number } has come
order-if-round-not = turn { $number } has not come yet
order-answer-pass = nothing more
order-answer-cheapest = activate the cheapest that wins
order-answer-event = take an event
order-answer-cash = take gold for it
order-pick-go = go to…
order-pick-portal = use the portal to…
order-pick-buy = buy…
order-pick-convert = convert…
