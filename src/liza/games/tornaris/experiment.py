"""What an experiment of the lab may change before the first choice: who has what, who is who, what is to come."""

from __future__ import annotations

from liza.games.tornaris.hands import receive
from liza.games.tornaris.state import TornarisState
from liza.games.tornaris.vocabulary import OBJECTS
from liza.parts.cards import shown


def hand_out(s: TornarisState, seat: int, kind: str, key: str) -> bool:
    """Give a seat an equipment or an object of its deck, or a character that was dealt; whether one was there."""
    content = s.rules.content
    if kind == "character":
        return _play_as(s, seat, content.characters.index(key))
    if kind == "equipment":
        gear = content.equipment.index(key)
        if gear not in s.gear_deck:
            return False
        s.gear_deck.remove(gear)
        receive(s, seat, shown(gear, seat))
        return True
    if kind == "object" and OBJECTS.index(key) in s.object_deck:
        s.object_deck.remove(OBJECTS.index(key))
        s.bags[seat].append(shown(OBJECTS.index(key), seat))
        return True
    return False


def _play_as(s: TornarisState, seat: int, character: int) -> bool:
    """Let a seat change places with whoever was dealt a character: everything that comes with it comes along."""
    if character not in s.characters:
        return False
    other = s.characters.index(character)
    s.characters[seat], s.characters[other] = s.characters[other], s.characters[seat]
    for owned in (s.most, s.mana, s.slots):
        owned[seat], owned[other] = owned[other], owned[seat]
    s.bags[seat], s.bags[other] = s.bags[other], s.bags[seat]
    return True


def set_aside(s: TornarisState, kind: str, key: str) -> bool:
    """Take a monster, a day/night card or an event out of its deck, all its copies; whether one was there."""
    content = s.rules.content
    if kind == "monster":
        return _out_of(s.monsters, content.monsters.index(key))
    if kind == "sky":
        return _out_of(s.sky_deck, content.skies.index(key))
    if kind != "happening":
        return False
    card = content.happenings.index(key)
    return _out_of(s.event_decks[content.happening_half[card]], card)


def _out_of(deck: list[int], card: int) -> bool:
    """Take all copies of a card out of a deck that keeps others; whether there was one."""
    if card not in deck or deck.count(card) == len(deck):
        return False
    deck[:] = [other for other in deck if other != card]
    return True
