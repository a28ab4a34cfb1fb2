"""Filling in what a seat cannot know: a world that it could not tell from the true one (TX-219, TX-220).

Hidden are hands, cards that left with a player, decks, face-down deities, the Merchant's cards before the reveal, and
the characters of the others until then. Some things are known of hidden cards too: a hand holds no monsters, the relic
deck holds only relics, every deck keeps the number of its monsters, and a relic that was won is a relic, whichever it
is.
"""

from __future__ import annotations

from liza.games.tanxi.state import TanxiState, as_number, is_sure_relic, number_of
from liza.games.tanxi.steps.preparation import ChooseCharacter
from liza.games.tanxi.vocabulary import ABSENT, MERCHANT_LOOT
from liza.kernel.base.source import Source
from liza.parts import table
from liza.parts.cards import known_to

Place = tuple[list[int], int]


def resample(s: TanxiState, seat: int, source: Source) -> None:
    """Deal anew, in a clone, everything that the seat cannot know."""
    _deal(s, seat, source)
    hidden = sorted(s.deities[s.revealed :])
    source.shuffle(hidden)
    s.deities[s.revealed :] = hidden
    if not s.opened:
        _imagine_characters(s, seat, source)


def _deal(s: TanxiState, seat: int, source: Source) -> None:
    """Deal the unknown cards anew among the places where they may lie."""
    content = s.content
    relic_places = [(s.relics, at) for at in range(len(s.relics))]
    boxed = [(s.box, at) for at in range(len(s.box))]
    loot_places: list[Place] = [(box, at) for box, at in boxed if number_of(box[at]) < content.first_monster]
    any_places: list[Place] = []
    if not s.opened:
        loot_places += [(s.merchant, at) for at in range(MERCHANT_LOOT)]
        relic_places += [(s.merchant, at) for at in range(MERCHANT_LOOT, len(s.merchant))]
    for hand in [*[who.hand for who in s.explorers], s.away]:
        for at, card in enumerate(hand):
            if not known_to(card, seat):
                (relic_places if is_sure_relic(card) else any_places).append((hand, at))
    lairs = [(box, at) for box, at in boxed if number_of(box[at]) >= content.first_monster]
    monsters: list[int] = [number_of(box[at]) for box, at in lairs]
    hidden = [_hidden_in(deck, seat) for deck in s.decks]
    herds = [0] * len(s.decks)
    for place, deck in enumerate(s.decks):
        for at in hidden[place]:
            number = number_of(deck[at])
            if number >= content.first_monster:
                herds[place] += 1
                monsters.append(number)
    cards = [number_of(zone[at]) for zone, at in relic_places + loot_places + any_places]
    cards += [number_of(deck[at]) for place, deck in enumerate(s.decks) for at in hidden[place]]
    found = [content.all[number] for number in cards if number < content.first_monster]
    relics = sorted([card.number for card in found if card.relic])
    loot = sorted([card.number for card in found if not card.relic])
    source.shuffle(relics)
    _fill(relic_places, relics)
    if loot_places:
        source.shuffle(loot)
        _fill(loot_places, loot)
    rest = sorted(relics + loot)
    source.shuffle(rest)
    _fill(any_places, rest)
    monsters.sort()
    source.shuffle(monsters)
    _fill(lairs, monsters)
    for place, deck in enumerate(s.decks):
        places = hidden[place]
        for _ in range(herds[place]):
            lair = source.below(len(places))
            at = places[lair]
            deck[at] = as_number(deck[at], monsters.pop())
            places[lair] = places[-1]
            places.pop()
        for at in places:
            deck[at] = as_number(deck[at], rest.pop())


def _hidden_in(deck: list[int], seat: int) -> list[int]:
    """Return where in a deck lie cards that a seat does not know."""
    return [at for at, card in enumerate(deck) if not known_to(card, seat)]


def _fill(places: list[Place], cards: list[int]) -> None:
    """Put cards from the end of a pile on the places; who else knows the card there stays as it is."""
    for zone, at in places:
        zone[at] = as_number(zone[at], cards.pop())


def _imagine_characters(s: TanxiState, seat: int, source: Source) -> None:
    """Guess who has chosen whom: a chooser has seen which characters were left, but not who took the others."""
    order = table.clockwise(s.seats, s.starter)
    who = s.explorers
    chosen = [other for other in order if who[other].character != ABSENT]
    dealt = s.options["characters"] == "random"
    choosing = bool(s.agenda) and isinstance(s.agenda[-1], ChooseCharacter) and seat in s.actors
    saw_pool = not dealt and (choosing or who[seat].character != ABSENT)
    before = [other for other in order[: order.index(seat)] if other in chosen] if saw_pool else []
    earlier = sorted([who[other].character for other in before])
    source.shuffle(earlier)
    for other in before:
        who[other].character = earlier.pop()
    later = [other for other in chosen if other != seat and other not in before]
    rest = sorted(s.pool + [who[other].character for other in later])
    source.shuffle(rest)
    for other in later:
        who[other].character = rest.pop()
    s.pool = sorted(rest)
