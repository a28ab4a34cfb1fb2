"""The vocabulary of a card: which words may stand after ``do``, and within which bounds the fields of each lie.

A card says what it does in these words and numbers only; ``effects.py`` and ``arms.py`` say what the words do.
"""

from __future__ import annotations

from typing import Final

Fields = dict[str, tuple[int, int]]
"""The numbers that go with a word, and their bounds."""
Words = dict[str, Fields]

_SMALL: Final = (1, 30)
_COUNT: Final = (1, 5)

# What equipment may do in a combat.
BONUS: Final = 0
WEAKEN: Final = 1
REROLL: Final = 2
REROLL_ANY: Final = 3
REROLL_RIVAL: Final = 4
EXTRA_DICE: Final = 5
BEST_DIE: Final = 6
RAISE_DIE: Final = 7
COPY: Final = 8
BONUS_EACH: Final = 9
BONUS_AGAINST: Final = 10
WIN_GOLD: Final = 11
LOSE_GOLD: Final = 12

GEAR: Final[Words] = {
    "bonus": {"amount": _SMALL},  # add to the own total
    "weaken": {"amount": _SMALL},  # take from the rival's total
    "reroll": {},  # one own die of your choice
    "reroll_any": {},  # any own dice, together
    "reroll_rival": {},  # one of the rival's highest dice
    "extra_dice": {"amount": _COUNT},  # roll more dice and add them
    "best_die": {"amount": _COUNT},  # roll more dice and add the highest
    "raise": {"amount": _COUNT},  # one own die by up to so much
    "copy": {},  # the highest own die counts once more
    "bonus_each": {"amount": _SMALL},  # for each combatant
    "bonus_against": {"amount": _SMALL, "category": (0, 3)},  # only against a category
    "win_gold": {"amount": _SMALL},  # if this combat is won
    "lose_gold": {"amount": _SMALL},  # if this combat is lost
}

# What a monster may do to those who fight it.
NO_ABILITY: Final = 0
FACE_COUNTS: Final = 1
FORBID: Final = 2
UNREWARD: Final = 3
REROLL_HIGHEST: Final = 4
SAME_ONCE: Final = 5
LIMIT: Final = 6
DEARER: Final = 7

ABILITIES: Final[Words] = {
    "none": {},
    "face_counts": {"face": (1, 6), "amount": (0, 6)},  # a face counts as another number
    "forbid": {"amount": (0, 5)},  # equipment of so much mana cannot be activated
    "unreward": {},  # the player of the lowest die gets no reward
    "reroll_highest": {},  # after the first roll everybody re-rolls one highest die
    "same_once": {},  # equal dice of one combatant count only once
    "limit": {"amount": _COUNT},  # so many activations for each combatant
    "dearer": {"amount": _COUNT},  # activations cost more, those of 0 stay 0
}

# What rewards, penalties and events may do to a player.
GOLD: Final = 0
LOSE: Final = 1
LOSE_HALF: Final = 2
RECOVER: Final = 3
RECOVER_ALL: Final = 4
LOSE_MANA: Final = 5
LOSE_MANA_TO: Final = 6
MAX_MANA: Final = 7
OBJECT: Final = 8
EQUIPMENT: Final = 9
GIVE_UP: Final = 10
GOLD_OTHERS: Final = 11
GOLD_ALL: Final = 12
SMITH: Final = 13
TRINKET: Final = 14
DUEL_CHOSEN: Final = 15
DUEL_RICHEST: Final = 16
WAGER: Final = 17
STEAL: Final = 18
TEACHER: Final = 19
RUMOURS: Final = 20
PEDDLER: Final = 21
SPY: Final = 22
DICE: Final = 23

DEEDS: Final[Words] = {
    "gold": {"amount": _SMALL},
    "lose": {"amount": _SMALL},
    "lose_half": {},  # of the gold, rounded up
    "recover": {"amount": _SMALL},  # mana
    "recover_all": {},
    "lose_mana": {"amount": _SMALL},
    "lose_mana_to": {"amount": (0, 30)},  # until only so much is left active
    "max_mana": {"amount": _COUNT},
    "object": {"amount": _COUNT},  # drawn at random
    "equipment": {"amount": _COUNT},  # drawn at random
    "give_up": {"amount": _COUNT},  # discard equipment of your choice
    "gold_others": {"amount": _SMALL},
    "gold_all": {"amount": _SMALL},
    "smith": {},  # the top equipment for half its price
    "trinket": {},  # an equipment, or half its price in gold
    "duel_chosen": {"amount": _SMALL},  # the bank pays the winner
    "duel_richest": {"amount": _SMALL},  # the loser pays the winner
    "wager": {"amount": _COUNT, "least": (2, 6)},  # stake up to so much; a die decides
    "steal": {"amount": _SMALL},  # from a player of your choice
    "teacher": {"amount": _COUNT, "price": _SMALL},  # maximum mana for gold
    "rumours": {},  # look at the next monster
    "peddler": {"amount": (2, 5)},  # draw objects, keep one
    "spy": {},  # look at the cards of a player of your choice
    "dice": {"least": (2, 6), "amount": _SMALL, "loss": _SMALL},  # a die: gain or lose
}

ALONE: Final = (EQUIPMENT, SMITH, TRINKET, PEDDLER, DUEL_CHOSEN, DUEL_RICHEST)
"""Words that keep cards or fighters apart until they are done: one of them at most on a card."""

# What a day/night card may do in its turn.
PLAIN: Final = 0
PRICE: Final = 1
MORE_CARDS: Final = 2
BOUNTY: Final = 3
FACTOR: Final = 4
TAX: Final = 5
ALMS: Final = 6
WIND: Final = 7
TOWER_PAY: Final = 8
RING_PAY: Final = 9
WORK_PAY: Final = 10
HALF_REST: Final = 11
THIEVES: Final = 12
MARKET: Final = 13

SKIES: Final[Words] = {
    "plain": {},
    "price": {"amount": _SMALL},  # shop prices are lower
    "more_cards": {"amount": _COUNT},  # in the shop
    "bounty": {"amount": _SMALL},  # more gold for each winner in the dungeon
    "factor": {"amount": (-3, 3)},  # of the monster
    "tax": {"over": (1, 99), "amount": _SMALL},  # who has so much gold loses some
    "alms": {"amount": _COUNT},  # who has least gold gains some
    "wind": {"amount": _SMALL},  # everybody recovers mana
    "tower_pay": {"amount": _SMALL},
    "ring_pay": {"amount": _SMALL},  # the winner gains more
    "work_pay": {"amount": _SMALL},
    "half_rest": {},  # resting recovers only half
    "thieves": {"amount": _COUNT},  # who has most gold loses some
    "market": {},  # everybody may sell one equipment for its full price
}

# What a character can do beyond the others.
PASSIVES: Final[Words] = {
    "mana": {"amount": _COUNT},  # more maximum mana
    "temporary": {},  # a random equipment in every combat
    "any_space": {},  # day and night spaces freely
    "discount": {"amount": _COUNT},  # on purchases
    "sixes": {"amount": _SMALL},  # gold for each six rolled
    "magic": {},  # one die re-rolled in every combat
    "slots": {"amount": _COUNT},  # more room for equipment
    "prize": {"amount": _SMALL},  # gold for each combat won
    "challenge": {},  # one duel a turn outside the dungeon
}
