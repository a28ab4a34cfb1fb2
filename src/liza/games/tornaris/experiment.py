"""What an experiment of the lab may change before the first choice: who has what, who is who, what is to come."""

from __future__ import annotations

from liza.games.tornaris.mechanics.primitives import receive
from liza.games.tornaris.state import TornarisState
from liza.games.tornaris.vocabulary import OBJECTS
from liza.parts.cards import shown


def hand_out(s: TornarisState, seat: int, kind: str, key: str) -> bool:
    """Give a seat an equipment or an object of its deck, or a character that was dealt; whether one was there."""
    content = s.content
    if kind == "character":
        return _play_as(s, seat, key)
    if kind == "equipment":
        number = [card.key for card in content.equipment].index(key)
        if number not in s.gear.deck:
            return False
        s.gear.deck.remove(number)
        receive(s, seat, shown(number, seat))
        return True
    if kind == "object" and OBJECTS.index(key) in s.objects.deck:
        s.objects.deck.remove(OBJECTS.index(key))
        s.players[seat].bag.append(shown(OBJECTS.index(key), seat))
        return True
    return False


def _play_as(s: TornarisState, seat: int, key: str) -> bool:
    """Let a seat change places with the player who was dealt a character: everything that comes with it comes along."""
    keys = [player.character.key for player in s.players]
    if key not in keys:
        return False
    one, other = s.players[seat], s.players[keys.index(key)]
    one.character, other.character = other.character, one.character
    one.most, other.most = other.most, one.most
    one.mana, other.mana = other.mana, one.mana
    one.slots, other.slots = other.slots, one.slots
    one.bag, other.bag = other.bag, one.bag
    return True


def set_aside(s: TornarisState, kind: str, key: str) -> bool:
    """Take a monster, a day/night card or an event out of its deck, all its copies; whether one was there."""
    content = s.content
    if kind == "monster":
        return _out_of(s.monsters.unmet, [card.key for card in content.monsters].index(key))
    if kind == "sky":
        return _out_of(s.skies.deck, [card.key for card in content.skies].index(key))
    if kind != "happening":
        return False
    card = content.happenings[[card.key for card in content.happenings].index(key)]
    return _out_of(s.happenings[card.half].deck, card.number)


def _out_of(deck: list[int], card: int) -> bool:
    """Take all copies of a card out of a deck that keeps others; whether there was one."""
    if card not in deck or deck.count(card) == len(deck):
        return False
    deck[:] = [other for other in deck if other != card]
    return True
