game-about = Arm wrestling with cards: all at once, and the strongest takes the point.

ask-Clash = Which card do you lay?
ask-Look = This is the top card of the deck: do you keep it?

verb-lay = Lay { $card }
verb-take = Keep it
verb-bury = Bury it under the deck

event-dealt = { $seat } is dealt { $card }.
event-dealt-hidden = { $seat } is dealt a card.
event-laid = { $seat } lays { $card } face down.
event-laid-hidden = { $seat } has chosen.
event-turned = { $seat } turns up { $card }.
event-won = { $seat } wins the clash!
event-tied = Equal strength: nobody takes the point.
event-looked = { $seat } looks at the deck and sees { $card }.
event-looked-hidden = { $seat } looks at the top card of the deck.
event-took = { $seat } keeps the card.
event-buried = { $seat } buries the card.

outcome-points = { $count ->
    [one] { $winners } wins ({ $scores }).
   *[other] { $winners } share the victory ({ $scores }).
}

zone-deck = Deck
zone-pile = Played cards
zone-hand = Hand
zone-laid = Laid card
counter-round = Clash
counter-points = Points
option-rounds = Clashes
option-rounds-about = How many clashes the game lasts.
option-rounds-3 = Three clashes
option-rounds-5 = Five clashes
