"""The vocabulary of a card: which words may stand after ``do``, and which fields go with each.

A card says what it does in these words and numbers only; ``effects.py`` and ``written.py`` say what the words do.
"""

from __future__ import annotations

from typing import Final

NONE: Final = 0

# What the ability of an armour may do.
TOUGHEN: Final = 1
BOOST: Final = 2
BOOST_FIRST: Final = 3
BARRIER: Final = 4
HEAL: Final = 5
AIM_SHOTS: Final = 6
SPY: Final = 7
SALVAGE: Final = 8
DRAW_CARDS: Final = 9
CROWD: Final = 10
EXTRA_DIE: Final = 11
CLEAR_SITUATION: Final = 12
WARD: Final = 13
REDIRECT: Final = 14
REROLL_HIT: Final = 15
RETALIATE: Final = 16
CATCH: Final = 17
CANCEL: Final = 18
SPARE: Final = 19
EXTRA_ATTACKS: Final = 20
STRIKE: Final = 21

ABILITIES: Final[dict[str, tuple[str, ...]]] = {
    "none": (),
    "toughen": ("amount",),  # attacks hurt your armours less until your next combat turn
    "boost": ("kind", "amount"),  # your attacks of a kind hurt more this turn
    "boost_first": ("kind", "amount"),  # the first one of the kind does
    "barrier": ("amount",),  # temporary armour on an empty space until your next combat turn
    "heal": ("amount",),  # recover life
    "aim": ("kind",),  # your attacks of a kind hit where you choose this turn
    "spy": (),  # look at a hand and discard a card of it
    "salvage": (),  # take a card of the broken pile
    "draw": ("from", "amount"),  # draw cards
    "crowd": (),  # roll on the crowd sheet
    "extra_die": ("kind", "amount"),  # your attacks of a kind roll more dice this turn
    "clear_situation": (),  # discard the situation in force
    "ward": (),  # the next attack that falls on one of your arms does nothing
    "redirect": (),  # the attack hits this card instead
    "reroll": (),  # the dice of the attack are rolled again
    "retaliate": ("amount",),  # the attacker loses life
    "catch": (),  # a destroyed armour comes to your hand
    "cancel": (),  # the attack loses its written effect
    "spare": (),  # the attack does no damage
    "extra_attack": ("amount",),  # more attacks this turn
    "strike": ("kind", "amount"),  # an attack without a card
}

ANSWERS: Final[dict[str, tuple[str, ...]]] = {
    "redirect": ("hit_located",),
    "reroll": ("hit_located",),
    "retaliate": ("attack_revealed", "hit_located", "life_lost"),
    "catch": ("armour_destroyed",),
    "cancel": ("attack_revealed", "hit_located"),
    "spare": ("attack_revealed", "hit_located"),
}
"""Words that speak of something under way, an attack or a wreck: the only moments at which there is one."""

# What the written effect of an attack may do.
DISARM: Final = 1
DRAW_ONE: Final = 2
TIRE: Final = 3
WEAK_SPOT: Final = 4
AIM_IT: Final = 5
HITS: Final = 6
TURN: Final = 7
FREEZE: Final = 8
EAT: Final = 9
DRAIN: Final = 10
CURSE: Final = 11
RETURN: Final = 12
QUAKE: Final = 13

WRITTEN: Final[dict[str, tuple[str, ...]]] = {
    "none": (),
    "disarm": ("amount",),  # on a bare space: the victim discards cards at random
    "draw": ("kind",),  # you draw a card of a kind
    "tire": (),  # you have no free attack in your next combat turn
    "weak_spot": ("space", "amount"),  # more damage on one space
    "aim": (),  # you choose the space, no hit check
    "hits": ("amount",),  # several hits, one after another
    "turn": (),  # an armour that survives is turned
    "freeze": (),  # the victim has no free attack in its next combat turn
    "eat": ("amount",),  # more damage to an armour
    "drain": (),  # you recover half of the life that the victim loses
    "curse": (),  # the victim has no free draw in its next equipment turn
    "return": (),  # an armour that survives goes back to the hand
    "quake": ("amount",),  # area damage on several neighbours
}

# What a situation may do.
CORRODE: Final = 1
FOG: Final = 2
STRENGTHEN: Final = 3
WEAKEN: Final = 4
SCORCH: Final = 5
TRUCE: Final = 6
MARKET: Final = 7
BLOODLUST: Final = 8
CLOSED: Final = 9
FLOWERS: Final = 10
ANTIMAGIC: Final = 11
REVERSE: Final = 12

SITUATIONS: Final[dict[str, tuple[str, ...]]] = {
    "none": (),
    "corrode": ("amount",),  # once in a combat phase every armour takes damage
    "fog": ("kind", "amount"),  # attacks of a kind roll so many dice
    "strengthen": ("kind", "amount"),  # attacks of a kind hurt more
    "weaken": ("kind", "amount"),  # attacks of a kind hurt less
    "scorch": ("over", "amount"),  # who weighs more loses life when the own combat turn begins
    "truce": (),  # nobody has the free attack
    "market": ("amount",),  # the free draw is so many cards
    "bloodlust": ("amount",),  # hits on bare spaces hurt more
    "closed": (),  # no card leaves the armour decks
    "flowers": ("amount",),  # the first in the order of combat may draw
    "antimagic": (),  # magic has neither area damage nor written effect
    "reverse": (),  # the order of combat is turned around
}
