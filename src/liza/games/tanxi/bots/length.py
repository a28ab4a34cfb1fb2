"""How long a game can be: a number of choices that the rules do not let any game exceed. Games are far shorter.

A round is a turn for every player (TX-003), and a turn is what energy pays for (TX-098), a little that is free, and two
gem actions (TX-194, TX-197). Only objects can be used for free as often as one has them; each is used once, because no
card comes back from the discard pile (TX-152).
"""

from __future__ import annotations

from typing import Any, Final

from liza.games.tanxi.content.cards import FIGURES
from liza.games.tanxi.content.reading import Content
from liza.games.tanxi.content.words import Deed
from liza.games.tanxi.vocabulary import ABILITY_COST, FAVOUR_COST, HAND, HANDS, MILESTONES, SOURCES

PREPARED: Final = 3
"""Character, colour and beach (TX-024, TX-028, TX-029)."""
FREE: Final = 2
"""The first change of equipment and the first visit of a turn, for a player who has the trait."""
GEM_ACTIONS: Final = 2
"""An ability and a favour in a turn (TX-194, TX-197)."""
DECLARED: Final = len(HANDS)
"""Weapons of an attack, or the word to roll (TX-168)."""
ROLLED_AGAIN: Final = len(SOURCES.keys)
"""Dice rolled again, or kept (TX-A106)."""
REARMED: Final = 2 * len(HANDS)
"""Weapons that leave the hands and weapons that come in (TX-146)."""
_ENERGY: Final = FIGURES.index("energy")


def longest(content: Content, seats: int, options: dict[str, Any]) -> int:
    """Return how many choices a game can have; 0 where its rounds have no limit (TX-A36)."""
    rounds = options["max_rounds"]
    return 0 if rounds == "none" else most_in(content, seats, int(rounds))


def most_in(content: Content, seats: int, rounds: int) -> int:
    """Return how many choices a game of so many rounds can have."""
    begun = seats * (PREPARED + len(MILESTONES))  # TX-204: each wrath may ask everybody
    return begun + rounds * seats * most_in_a_turn(content) + most_objects(content, seats) * most_with_object(content)


def most_in_a_turn(content: Content) -> int:
    """Return how many choices a turn can have, objects that are used aside: coming back, actions, gems, the end."""
    deeds = sum([max([most_with(content, deed) for deed in each]) for each in _gem_deeds(content)])
    gems = GEM_ACTIONS + ABILITY_COST + FAVOUR_COST + deeds
    again = GEM_ACTIONS * most_after_an_action(content)  # TX-A39: a question that was put off may begin anew
    return 2 + most_actions(content) * (1 + most_after_an_action(content)) + gems + again


def most_actions(content: Content) -> int:
    """Return how many actions a turn can have: what energy pays for, what is free, exchanges that failed.

    Energy is that of the character and of everything that can be worn at once (TX-073, TX-074), and what abilities and
    favours give. What costs energy costs 1 at least. An exchange of weapons is paid for when it is complete; only a gem
    action can make it fail.
    """
    given = max([character.numbers[_ENERGY] for character in content.characters])
    for slot in range(HAND):
        given += max([0, *[card.given("energy") for card in content.gear if card.slot == slot]])
    given += len(HANDS) * max([0, *[card.given("energy") for card in content.weapons]])
    gems = sum([max([deed.given("energy") for deed in deeds]) for deeds in _gem_deeds(content)])
    return max(1, given + gems) + FREE + GEM_ACTIONS


def most_after_an_action(content: Content) -> int:
    """Return how many choices can follow an action: a fight, a visit or an exchange of weapons."""
    fight = 1 + DECLARED + ROLLED_AGAIN + 3  # TX-122; then a hook, what the deed does, and a gift (TX-A105, TX-A104)
    prices = [service.price for service in content.services] + [card.coins for card in content.all]
    visit = 1 + max(prices) + 2  # TX-190; a card pays 1 at least (TX-243); a hand and a card of it, or an orb (TX-186)
    return max(fight, visit, REARMED)


def most_with(content: Content, deed: Deed) -> int:
    """Return how many choices a deed can ask for: whom or where, its steps, what it leads to."""
    steps = deed.amount + 1 if deed.name in {"walk", "slip", "freeze", "arrange"} else 0
    return 2 + steps + 1 + most_after_an_action(content)


def most_with_object(content: Content) -> int:
    """Return how many choices come with an object: to use it, its deed, and what its energy pays for."""
    used = [
        most_with(content, card.deed) + card.deed.given("energy") * (1 + most_after_an_action(content))
        for card in content.objects
    ]
    return 1 + max(used)


def most_objects(content: Content, seats: int) -> int:
    """Return how many objects there are: all copies, and those that every player begins with (TX-018)."""
    return sum([card.copies + (seats if card.starting else 0) for card in content.objects])


def _gem_deeds(content: Content) -> tuple[list[Deed], list[Deed]]:
    """Return what abilities and favours do."""
    return list(content.abilities), [deity.favour for deity in content.deities]
