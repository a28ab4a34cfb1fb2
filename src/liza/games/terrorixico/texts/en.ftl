# TerroriXico, everything that a player reads.

game-about = The book was opened and the legends are loose: work together to put them back, but may the glory be yours and the traumas everybody else's.

seat-0 = Red
seat-1 = Green
seat-2 = Blue
seat-3 = Yellow
player-red = Red
player-green = Green
player-blue = Blue
player-yellow = Yellow
reason-hand = to fill the hand
reason-deal = in the first deal
reason-special = because of the special card
reason-given = because of a rival's card
reason-event = because of the event
reason-limit = as it is one too many
reason-turn_end = at the end of the turn
reason-passing = for passing
reason-bluff = for the bluff
reason-shown = for showing it
colour-red = Red
colour-green = Green
colour-blue = Blue
colour-yellow = Yellow
type-undead = Undead
type-spirit = Spirits
type-creature = Creatures
type-magical = Magical
level-baby = Baby
level-aprendiz = Apprentice
level-clerigo = Cleric
level-knight = Knight
level-slayer = Slayer
level-mythbuster = Mythbuster
level-van_helsing = Van Helsing
target-face_down = face-down card
target-face_down_2 = second face-down card

## What can be agreed before the game

option-deck = Cards in each deck
option-deck-about = How many cards each player has: the rulebook gives different figures.
option-deck-50 = 50: nine relics of each kind and fourteen specials
option-deck-46 = 46: nine relics of each kind and every special once
option-deck-45 = 45: nine relics of each kind and nine specials, no Fury
option-trauma_cards = Trauma cards
option-trauma_cards-about = How many traumas are in the pile: with fewer of them the game may end sooner.
option-trauma_cards-20 = 20: as many as setting up for four players needs
option-trauma_cards-17 = 17: as in the list of components; with four players all of them are laid out
option-bluff = Bluffing
option-bluff-about = Whether a card that is not valid in a line may be laid there face down.
option-bluff-False = No: even face down, a card must be valid in its line
option-bluff-True = Yes: any card may go face down; one that turns out not to be valid is discarded and costs the event's traumas
option-trauma_instead_of_pass = Without a valid card, play traumas instead of passing
option-trauma_instead_of_pass-about = What a player who has only traumas to play can do.
option-trauma_instead_of_pass-True = Allowed
option-trauma_instead_of_pass-False = No: you have to pass
option-passed_can_be_first = Somebody who passed can be first
option-passed_can_be_first-about = Whether somebody who has passed can still take the page.
option-passed_can_be_first-True = Yes, if they brought the most relics
option-passed_can_be_first-False = No
option-late_relics = Last chance and Trickery in a complete line
option-late_relics-about = Whether these two cards may go where no relic is missing any more.
option-late_relics-False = No: they count as relics, and the line takes no more of those
option-late_relics-True = Yes, face up: they count for their player even though the line lacks nothing
option-lone_boss_steps = The spaces of a lone boss
option-lone_boss_steps-about = How far the monster cube moves when there are only one monster and one boss.
option-lone_boss_steps-False = One space: those of the boss only with more than two cards
option-lone_boss_steps-True = Those of the boss, always
option-finish_battle = When the traumas run out during a battle
option-finish_battle-about = What happens when the last candle goes out in the middle of a battle.
option-finish_battle-False = The game ends at once and the battle does not score
option-finish_battle-True = The battle is finished and scored, and then the game ends
option-hand_traumas_count = Traumas in hand at the end
option-hand_traumas_count-about = Whether the traumas in your hand also cost points at the end.
option-hand_traumas_count-False = They cost nothing: only those in the draw and discard piles do
option-hand_traumas_count-True = They cost points too: all that you did not eliminate count
option-starter = Who begins
option-starter-about = Who plays first in the first round.
option-starter-random = At random
option-starter-red = Red
option-starter-green = Green
option-starter-blue = Blue
option-starter-yellow = Yellow

## What is asked

ask-Opening = { $seat }, keep five: which cards do you discard?
ask-HandLimit = { $seat }, you hold too many cards: which do you discard?
ask-Cleanse = { $seat }, do you eliminate a trauma from your hand?
ask-PlayCard = { $seat }, which card do you play, and in which line?
ask-EndTurn = { $seat }, your turn ends: do you discard a card before you draw?
ask-WearOut = { $seat }, do you also eliminate a card that is not a trauma?
ask-EliminateCards = { $seat }, which card from your hand do you eliminate?
ask-DiscardCards = { $seat }, which card from your hand do you discard?
ask-GiveTrauma = { $seat }, who gets the trauma?
ask-Aim = { $seat }, which line do you fire at?
ask-Target = { $seat }, which card do you remove?
ask-Copy = { $seat }, which card does your Mimetic copy?

## What can be done

verb-show = Show your trauma 0 and eliminate it
verb-pass = Pass
verb-done = Nothing more
verb-play =
    { $card-key ->
        [friendly_fire] Fire { $card } at { $line }
        [trauma_1] Throw your { $card } at { $line }
        [trauma_2] Throw your { $card } at { $line }
        [trauma_3] Throw your { $card } at { $line }
       *[other] Play { $card } in { $line }
    }
verb-hide = Lay { $card } face down in { $line }
verb-discard = Discard { $card }
verb-eliminate = Eliminate { $card }
verb-give = Give the trauma to { $player }
verb-aim = Aim at { $line }
verb-target = Remove from { $player }: { $target }
verb-copy = Copy { $card }

## The story of the game

event-uncovered_monster = The book opens: { $monster }.
event-uncovered_event = On the other page: { $event_card }.
event-added_monster = And it is not alone! { $monster } joins in.
event-added_event = And there is more! { $event_card } is added.
event-round_started = Round { $round }: { $seat } begins.
event-strong =
    { $line } needs { $required }{ $times ->
        [1] { $plus ->
            [0] { $monsters ->
                [2] { " " }= { $first }+{ $second }
               *[other] { "" }
            }
           *[other] { " " }= { $first }{ $monsters ->
                [2] +{ $second }
               *[other] { "" }
            }+{ $plus }
        }
       *[other] { " " }= { $plus ->
            [0] { $monsters ->
                [2] ({ $first }+{ $second })
               *[other] { $first }
            }
           *[other] ({ $first }{ $monsters ->
                [2] +{ $second }
               *[other] { "" }
            }+{ $plus })
        }×{ $times }
    }.
event-drew = { $seat } draws { $card } { $reason }.
event-drew-hidden = { $seat } draws a card { $reason }.
event-set_aside = { $seat } sets { $card } aside.
event-set_aside-hidden = { $seat } sets a card aside.
event-discarded = { $seat } discards { $card } { $reason }.
event-eliminated = { $seat } eliminates { $card } { $reason }: off to the wear zone.
event-reshuffled = { $seat }'s draw pile runs low: their discard pile ({ $count }) is shuffled in.
event-traumatised =
    { $count ->
        [one] { $seat } receives a trauma { $reason }.
       *[other] { $seat } receives { $count } traumas { $reason }.
    }
event-turn_started = { $seat } to play.
event-played = { $seat } plays { $card } in { $line }.
event-hidden = { $seat } lays { $card } face down in { $line }.
event-hidden-hidden = { $seat } lays a card face down in { $line }.
event-shown = { $seat } shows { $card } and gets rid of it.
event-reached =
    { $line }: { $times ->
        [1] { $total }
       *[other] { $sum }×{ $times } = { $total }
    } of { $required }.
event-struck = { $seat }'s { $card } knocks { $other_seat }'s { $victim } out of { $line }.
event-destroyed = Friendly fire from { $seat }: { $other_seat }'s { $card } is gone from { $line }.
event-copied = { $seat }'s Mimetic becomes { $card } in { $line }.
event-unlinked = { $seat }'s { $card } has no relics left in { $line } and is discarded.
event-passed = { $seat } passes.
event-exhausted = There are no trauma cards left.
event-defeated = All four lines are complete: the monster goes back to the book!
event-failed = Everybody has passed: the monster escapes and hides at the bottom of the book.
event-revealed = { $seat } had { $card } face down in { $line }.
event-caught = A bluff! { $seat }'s { $card } is not valid in { $line }: it is discarded and costs traumas.
event-counted =
    { $relics ->
        [one] { $seat } contributed one relic.
       *[other] { $seat } contributed { $relics } relics.
    }
event-first =
    { $seat } comes first: { $points ->
        [one] +1 point
       *[other] +{ $points } points
    }, { $total } in all.
event-second =
    Second place for { $seat }: { $points ->
        [one] +1 point
       *[other] +{ $points } points
    }, { $total } in all.
event-nothing = { $seat } passed and gets nothing.
event-took = { $seat } takes the page: { $steps } up the monster track, now at { $total }.
event-saddled = { $seat } comes last and is left with { $card }.
event-relieved = A tie for last place: { $seat }'s { $card } is eliminated.
event-returned = { $monster } hides at the bottom of the book.
event-scored = { $seat }: { $track } { $track ->
        [one] point
       *[other] points
    } − { $traumas } for traumas + { $set } for types = { $total }. Level: { $level }.

outcome-monsters = Enough monsters are back in the book. Points: { $scores }.
outcome-traumas = There are no trauma cards left. Points: { $scores }.
outcome-points = Somebody has reached 40 points. Points: { $scores }.
outcome-decks = The book has no more pages. Points: { $scores }.

## The table

zone-monsters = Monsters in the fight
zone-events = Events in the fight
zone-monster_deck = Monster deck
zone-event_deck = Events and bosses
zone-trauma_pile = Trauma cards
zone-strength = What each line demands
zone-range = Range line
zone-melee = Melee line
zone-shield = Shield line
zone-codex = Codex line
zone-hand = Hand
zone-aside = Set aside
zone-draw_pile = Draw pile
zone-discard_pile = Discard pile
zone-wear_zone = Wear zone
zone-captured = Returned to the book
zone-scores = Final score

counter-round = Round
counter-hand_size = Hand size
counter-points = Victory points
counter-track = Monsters returned
counter-relics = Relics contributed
counter-passed = Has passed
counter-starts = Begins the round

# The position in one sentence.
position = Round { $round }{ $monsters-count ->
        [0] {""}
       *[other] , against { $monsters-names }
    }{ $events-count ->
        [0] {""}
       *[other] , with { $events-names }
    }
position-seat = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $track ->
        [one] { $track } monster returned
       *[other] { $track } monsters returned
    }, { $relics ->
        [one] { $relics } relic
       *[other] { $relics } relics
    }, { $hand-count ->
        [one] { $hand-count } card
       *[other] { $hand-count } cards
    } in hand

number-range = Range
number-melee = Melee
number-shield = Shield
number-codex = Codex
number-range_plus = Range +
number-melee_plus = Melee +
number-shield_plus = Shield +
number-codex_plus = Codex +
number-range_times = Range ×
number-melee_times = Melee ×
number-shield_times = Shield ×
number-codex_times = Codex ×
number-first = Points for first place
number-second = Points for second place
number-traumas = Traumas
number-points = Points
number-hand = Hand size
number-steps = Steps on the track
number-monster = Monster
number-monster_2 = Second monster
number-plus = Event +
number-plus_2 = Second event +
number-times = Event ×
number-times_2 = Second event ×
number-required = Needs
number-sum = Sum
number-multiplied = Multiplied by
number-reached = Has
number-lacking = Lacks
number-face_down = Face down
number-bluff = Bluff
number-worth = Worth
number-counts = Counts
number-set = For types
number-total = Total
number-track = Monsters returned
number-eliminated = Eliminated cards

## What cards do

clause-relic =
    { $count ->
        [one] Worth one relic in the line of its kind.
       *[other] Worth { $count } relics in the line of its kind.
    }
clause-wild =
    { $count ->
        [one] Worth one relic of the kind you choose: that of the line you put it in, and there it stays. A complete line does not take it, unless agreed otherwise.
       *[other] Worth { $count } relics of the kind you choose: that of the line you put it in, and there it stays. A complete line does not take it, unless agreed otherwise.
    }
clause-trauma =
    { $value ->
        [0] Show it: it goes to your wear zone and counts as one of your two cards.
       *[other] Face up, it removes another player's relic card worth { $value } from a line. Face down, it goes to whoever comes last at the end of the round; on a tie for last place it is eliminated. At the end of the game it costs you { $value } if it is in your draw or discard pile.
    }
clause-draw =
    { $count ->
        [one] Draw a card.
       *[other] Draw { $count } cards.
    }
clause-draw-everyone =
    { $count ->
        [one] Everybody draws a card.
       *[other] Everybody draws { $count } cards.
    }
clause-limit = Anyone above the maximum of the round discards down to it.
clause-give_trauma = Take a trauma unseen and give it to another player, who shuffles it into their draw pile.
clause-eliminate =
    { $count ->
        [one] Eliminate a card from your hand.
       *[other] Eliminate { $count } cards from your hand.
    }
clause-new_hand = Discard the rest of your hand and draw a new one.
clause-mill =
    { $count ->
        [one] Discard a card from your draw pile.
       *[other] Discard { $count } cards from your draw pile.
    }
clause-destroy = Eliminate any card of another player in the battle zone, even face down; then this card is discarded.
clause-discard =
    { $count ->
        [one] Discard a card from your hand.
       *[other] Discard { $count } cards from your hand.
    }
clause-count_relic_cards = Worth as many relics as there are relic cards face up in its line. It cannot go in an empty or complete line; if no relics are left there, it is discarded.
clause-multiply = Multiplies the value of all cards in its line by { $count }, for their owners. It cannot go in an empty or complete line; if no relics are left there, it is discarded.
clause-copy = Copies a relic or special of another player that lies face up in its line, with its effect. It cannot go in an empty or complete line.
clause-adds-monster = Another monster joins the fight.
clause-adds-event = Another event is added to the fight.
clause-cleanse =
    { $count ->
        [one] At the start of the round, everybody may eliminate a trauma from their hand.
       *[other] At the start of the round, everybody may eliminate up to { $count } traumas from their hand.
    }
clause-start_trauma =
    { $count ->
        [one] At the start of the round, everybody receives a trauma.
       *[other] At the start of the round, everybody receives { $count } traumas.
    }
clause-last_trauma =
    { $count ->
        [one] At the end of the round, whoever comes last without a tie receives a trauma.
       *[other] At the end of the round, whoever comes last without a tie receives { $count } traumas.
    }
clause-no_face_down = No cards are laid face down this round.
clause-hand =
    { $count ->
        [one] This round a hand holds one card.
       *[other] This round a hand holds { $count } cards.
    }
clause-pass =
    { $count ->
        [one] Passing costs a trauma.
       *[other] Passing costs { $count } traumas.
    }
clause-points =
    { $count ->
        [one] Gives one more point to everybody who scores.
       *[other] Gives { $count } more points to everybody who scores.
    }
clause-steps = First place moves { $count } spaces on the monster track.

## The board

board-book = The open book
board-face-up = Face up
board-face-down = Face down
board-complete = complete
board-lacks = missing
board-first = for first place
board-second = for the rest
board-relics =
    { $count ->
        [one] relic
       *[other] relics
    }
board-traumas =
    { $count ->
        [one] trauma
       *[other] traumas
    }
board-traumas-about =
    { $count ->
        [one] Trauma cards: one left.
       *[other] Trauma cards: { $count } left.
    } Whoever passes receives as many as the event says; when they run out, the game ends.
board-passed = Passed
board-bluffing = Bluffing
board-starts = Begins
board-where = Where does { $card } go?
board-player = Player
board-level = Level of the adventure
number-aimed = Aimed at here
board-fact-traumas =
    { $count ->
        [one] trauma for passing
       *[other] traumas for passing
    }
board-fact-points =
    { $count ->
        [one] more point
       *[other] more points
    }
board-fact-hand = in hand
board-fact-steps = on the track
board-read-hand = Read your hand

## The chapters of the almanac

section-monster = Monsters
section-event = Events
section-relic = Relics
section-special = Special cards
section-trauma = Traumas

# Said to whoever plays: “you”; and what repeats itself, counted.
event-drew-you = You draw { $card } { $reason }.
event-drew-all = { $seats } draw cards.
event-traumatised-all = { $seats } receive traumas.
event-counted-all = What { $seats } contributed is counted.
event-second-all = Second place for { $seats }.
event-revealed-all = { $seats } turn their cards face up.
event-drew-many = { $seat } draws { $count } cards.
event-drew-many-you = You draw { $count } cards.
event-set_aside-you = You set { $card } aside.
event-set_aside-many = { $seat } sets { $count } cards aside.
event-set_aside-many-you = You set aside { $count } cards.
event-discarded-you = You discard { $card } { $reason }.
event-discarded-many = { $seat } discards { $count } cards.
event-discarded-many-you = You discard { $count } cards.
event-eliminated-you = You eliminate { $card } { $reason }: off to your wear zone.
event-turn_started-you = It is your turn.
event-played-you = You play { $card } in { $line }.
event-hidden-you = You lay { $card } face down in { $line }.
event-shown-you = You show { $card } and get rid of it.
event-struck-you = Your { $card } knocks { $other_seat }'s { $victim } out of { $line }.
event-struck-at-you = { $seat }'s { $card } knocks your { $victim } out of { $line }.
event-destroyed-at-you = Friendly fire from { $seat }: your { $card } is gone from { $line }.
event-passed-you = You pass.
event-revealed-you = You had { $card } face down in { $line }.
event-nothing-you = You passed and get nothing.
event-took-you = You take the page! { $steps } up the monster track, now at { $total }.
event-saddled-you = You come last and are left with { $card }.
event-round_started-you = Round { $round }: you begin.
event-reshuffled-you = Your draw pile runs low: your discard pile ({ $count }) is shuffled in.
event-traumatised-you =
    { $count ->
        [one] You receive a trauma { $reason }.
       *[other] You receive { $count } traumas { $reason }.
    }
event-destroyed-you = Your Friendly fire: { $other_seat }'s { $card } is gone from { $line }.
event-copied-you = Your Mimetic becomes { $card } in { $line }.
event-unlinked-you = Your { $card } has no relics left in { $line } and is discarded.
event-caught-you = A bluff! Your { $card } is not valid in { $line }: it is discarded and costs traumas.
event-counted-you =
    { $relics ->
        [one] You contributed one relic.
       *[other] You contributed { $relics } relics.
    }
event-first-you =
    You come first: { $points ->
        [one] +1 point
       *[other] +{ $points } points
    }, { $total } in all.
event-second-you =
    Second place for you: { $points ->
        [one] +1 point
       *[other] +{ $points } points
    }, { $total } in all.
event-relieved-you = A tie for last place: your { $card } is eliminated.
event-scored-you = You: { $track } { $track ->
        [one] point
       *[other] points
    } − { $traumas } for traumas + { $set } for types = { $total }. Level: { $level }.

# Orders left in advance
order-keep = Keep my hand at the end of my turn
order-pass = Always say “pass”
order-cleanse = Eliminate a trauma when I can
order-give = Always give the trauma the same way
order-if-passed = somebody else has said “pass”
order-if-passed-not = nobody else has said “pass”
order-if-points = somebody else has { $number } points or more
order-if-points-not = nobody else has { $number } points
order-if-round = round { $number } has come
order-if-round-not = round { $number } has not come yet
order-if-trauma = I can eliminate a card
order-if-trauma-not = I cannot eliminate a card
order-answer-pass = say “pass”
order-answer-keep = keep everything
order-answer-cleanse = eliminate the first one possible
order-pick-discard = discard…
order-pick-eliminate = eliminate…
order-pick-give = give it to…
order-pick-aim = aim at…
