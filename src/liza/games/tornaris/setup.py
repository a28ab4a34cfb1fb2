"""From options and pack to the first state (TR-004 to TR-014)."""

from __future__ import annotations

from typing import Final

from liza.games.tornaris.content import STARTING_OBJECTS, dealt
from liza.games.tornaris.state import UNDECIDED, TornarisState
from liza.games.tornaris.steps.turn import TURN
from liza.games.tornaris.vocabulary import NIGHT, NOBODY, NOTHING, PLAYERS
from liza.parts.cards import public

RANDOM: Final = "random"


def set_up(s: TornarisState) -> None:
    """Deal the characters with what belongs to them and lay out the decks."""
    content = s.rules.content
    seats = range(s.seats)
    s.round = 0
    s.characters = _dealt_characters(s)
    s.first = _starter(s)
    s.half = NIGHT
    s.sky = s.monster = s.next_monster = NOTHING
    s.sky_deck = content.sky_deck(int(s.options["days"]))
    s.sky_discard = []
    happenings = dealt(content.happening_copies)
    s.event_decks = [[card for card in happenings if content.happening_half[card] == half] for half in (0, 1)]
    s.event_discards = [[], []]
    s.gear_deck, s.gear_discard = dealt(content.gear_copies), []
    s.object_deck, s.object_discard = dealt(content.object_copies), []
    s.row = []
    s.monsters = list(range(len(content.monsters)))
    s.met = s.next_eyes = s.block = s.tower_used = s.acted = s.challenged = 0
    s.owner = NOBODY
    s.arrows = [UNDECIDED for _ in seats]
    s.places = [NOTHING for _ in seats]
    start = content.start
    s.gold = [start["gold"] for _ in seats]
    s.most = [start["mana"] + content.more_mana[character] for character in s.characters]
    s.mana = s.most[:]
    s.slots = [start["slots"] + content.more_slots[character] for character in s.characters]
    s.gear = [[] for _ in seats]
    s.bags = [_starting_objects(s, seat) for seat in seats]
    s.fighters, s.dice, s.bonus, s.used, s.temporary, s.picked = [], [], [], [], [], []
    s.drawn, s.offered, s.order, s.winners, s.losers = [], [], [], [], []
    s.cause = s.stake = s.magic_used = 0
    s.push(TURN)


def _dealt_characters(s: TornarisState) -> list[int]:
    """Deal one character to each seat (TR-004)."""
    pile = list(range(len(s.rules.content.characters)))
    return [pile.pop(s.source.below(len(pile))) for _ in range(s.seats)]


def _starter(s: TornarisState) -> int:
    """Return who gets the turn token: the seat agreed on (the youngest, say), or anybody (TR-013, TR-A19)."""
    agreed = str(s.options["start"])
    seat = NOBODY if agreed == RANDOM else PLAYERS.index(agreed)
    return seat if NOBODY < seat < s.seats else s.source.below(s.seats)


def _starting_objects(s: TornarisState, seat: int) -> list[int]:
    """Take the objects of a seat's character; everybody knows them (TR-005, TR-096)."""
    kind = s.rules.content.starts_with[s.characters[seat]]
    found: list[int] = []
    while kind in s.object_deck and len(found) < STARTING_OBJECTS:
        s.object_deck.remove(kind)
        found.append(public(kind))
    return found
