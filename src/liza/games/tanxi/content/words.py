"""The vocabulary of a card: which words may stand after ``do``, and which fields go with each.

A card says what it does in these words and numbers only; ``deeds.py``, ``effects.py`` and the steps say what they do.
"""

from __future__ import annotations

from typing import Final

DEEDS: Final[dict[str, tuple[str, ...]]] = {
    "none": (),
    "heal": ("amount",),  # recover life
    "heal_all": (),  # recover all life
    "orb": ("orb",),  # take an orb token
    "walk": ("amount",),  # move without energy
    "slip": ("amount",),  # the same, and through characters
    "energy": ("amount",),  # more energy this turn
    "search": ("amount",),  # look at the top of a deck, take one that is not a monster
    "arrange": ("amount",),  # look at the top of a deck and put it in order
    "poison": ("amount", "reach"),  # another character within reach loses life
    "bolt": ("amount",),  # another character in a clear line loses life
    "harpoon": ("amount", "reach"),  # the same within reach, and is pulled next to you
    "guard": ("amount", "dice", "fog"),  # defence, defence dice and shelter from fog until your next turn
    "rage": ("amount",),  # your next attack this turn is stronger
    "burst": ("amount",),  # all others on the eight squares round you lose life
    "quake": ("amount", "reach"),  # all others within reach lose life
    "storm": ("amount",),  # all others in a quadrant lose life
    "root": ("amount", "reach"),  # another character has less energy in its next turn
    "snatch": ("reach",),  # take a random hand card of another character
    "swap_places": ("reach",),  # change places with another character
    "freeze": ("amount", "reach"),  # put ice tokens on the island
    "luck": ("amount",),  # explore with more cards to choose from
    "quick_hand": ("amount",),  # equip without energy; the next attack is stronger
    "courier": (),  # one interaction from any square, without energy
    "strike": ("amount",),  # attack, stronger
    "chill": ("amount",),  # attack; damage slows the target's next turn
    "long_shot": ("amount",),  # attack with one ranged weapon, at its range or farther
    "gamble": ("amount",),  # attack with two dice; without damage you lose life
    "hammer": (),  # melee attack; damage sends an equipped card back to the hand
    "shove": ("amount",),  # melee attack; then push the target
    "backstab": ("amount", "less"),  # attack, stronger against whoever has more life
    "hire": ("amount",),  # discard a card; attack, stronger by its coins
}
"""What an object, a special ability or a favour may do."""
NONE: Final = 0
HEAL: Final = 1
HEAL_ALL: Final = 2
ORB: Final = 3
WALK: Final = 4
SLIP: Final = 5
ENERGY_NOW: Final = 6
SEARCH: Final = 7
ARRANGE: Final = 8
POISON: Final = 9
BOLT: Final = 10
HARPOON: Final = 11
GUARD: Final = 12
RAGE: Final = 13
BURST: Final = 14
QUAKE: Final = 15
STORM: Final = 16
ROOT: Final = 17
SNATCH: Final = 18
SWAP_PLACES: Final = 19
FREEZE: Final = 20
LUCK: Final = 21
QUICK_HAND: Final = 22
COURIER: Final = 23
STRIKE: Final = 24
CHILL: Final = 25
LONG_SHOT: Final = 26
GAMBLE: Final = 27
HAMMER: Final = 28
SHOVE: Final = 29
BACKSTAB: Final = 30
HIRE: Final = 31

TRAITS: Final = (
    "ambush_less", "retaliation_less", "no_ambush", "extra_ammo", "reload_more", "cap_more", "ford", "reroll",
    "free_equip", "free_visit", "leap", "fog_less", "no_fog", "tavern_more", "object_heals", "fire_more", "foresight",
    "haggle",
)  # fmt: skip
"""What a passive ability or a piece of equipment may give, with a number each."""

WRATHS: Final[dict[str, tuple[str, ...]]] = {
    "none": (),
    "flood": ("amount",),  # everybody outside the village loses life
    "eruption": (),  # everybody rolls the attack die and loses that much
    "lightning": ("amount",),  # everybody loses 1 life for each equipped card, up to so many
    "hunger": ("amount",),  # everybody discards a hand card, or loses life with an empty hand
    "theft": (),  # everybody gives the Merchant a random hand card
    "tribute": ("amount",),  # everybody pays a gem or loses life
}
FLOOD: Final = 1
ERUPTION: Final = 2
LIGHTNING: Final = 3
HUNGER: Final = 4
THEFT: Final = 5
TRIBUTE: Final = 6

HABITS: Final = ("none", "spines", "fog_dice", "web", "rob", "ghost", "single")
"""The abilities of monsters."""
SPINES: Final = 1
"""Beaten without ranged weapons it does damage."""
FOG_DICE: Final = 2
"""More defence dice in fog."""
WEB: Final = 3
"""Its retaliation takes the remaining energy."""
ROB: Final = 4
"""Its retaliation discards a random hand card."""
GHOST: Final = 5
"""Weapons without range give no bonus."""
SINGLE: Final = 6
"""At most so many weapons."""

SERVICES: Final[dict[str, tuple[str, ...]]] = {
    "heal": ("amount",),  # recover life
    "heal_half": (),  # recover up to half of the life
    "hand": (),  # look at a hand and take a card
    "orb": (),  # take an orb token
    "gems": ("amount",),  # take gems
    "card": (),  # take one of the Merchant's cards
}
SELL_HEAL: Final = 0
SELL_HALF: Final = 1
SELL_HAND: Final = 2
SELL_ORB: Final = 3
SELL_GEMS: Final = 4
SELL_CARD: Final = 5
