"""From options and pack to the first state."""

from __future__ import annotations

from liza.games.tornaris.content.cards import STARTING_OBJECTS, Character
from liza.games.tornaris.state import Monsters, Pile, Player, TornarisState, Tower, no_combat
from liza.games.tornaris.steps.round import TURN
from liza.games.tornaris.vocabulary import ABSENT, NIGHT, NO_SEAT, PLAYERS
from liza.parts import table
from liza.parts.cards import public


def set_up(s: TornarisState) -> None:
    """Deal the characters with what belongs to them and lay out the decks, each shuffled for itself (TR-012)."""
    content = s.content
    characters = _dealt_characters(s)
    s.round = 0
    # The turn token goes to the seat agreed on (the youngest, say), or to anybody (TR-013, TR-A19).
    s.first = table.beginner(str(s.options["start"]), PLAYERS.keys, s.seats, s.source)
    s.half = NIGHT
    s.sky = s.monster = ABSENT
    s.skies = Pile(content.sky_decks[int(s.options["days"])][:], [])
    s.happenings = [Pile(deck[:], []) for deck in content.event_decks]
    s.gear = Pile(content.gear_deck[:], [])
    s.objects = Pile(content.object_deck[:], [])
    s.row = []
    s.monsters = Monsters(list(range(len(content.monsters))))
    s.tower = Tower(NO_SEAT)
    s.challenged = False
    s.players = [_player(s, character) for character in characters]
    s.combat = no_combat()
    s.drawn, s.offered, s.order, s.winners, s.losers = [], [], [], [], []
    s.push(TURN)


def _dealt_characters(s: TornarisState) -> list[Character]:
    """Deal one character to each seat (TR-004)."""
    pile = s.content.characters[:]
    return [pile.pop(s.source.below(len(pile))) for _ in range(s.seats)]


def _player(s: TornarisState, character: Character) -> Player:
    """Return a player with what every player starts with, and what the character adds (TR-006, TR-007, TR-058)."""
    start = s.content.start
    player = Player(character, [], _starting_objects(s, character.starts_with))
    player.gold = start["gold"]
    player.most = start["mana"] + character.more_mana
    player.mana = player.most
    player.slots = start["slots"] + character.more_slots
    return player


def _starting_objects(s: TornarisState, kind: int) -> list[int]:
    """Take the objects of a character; every player knows them (TR-005, TR-096); the rest is the deck (TR-A67)."""
    found: list[int] = []
    while kind in s.objects.deck and len(found) < STARTING_OBJECTS:
        s.objects.deck.remove(kind)
        found.append(public(kind))
    return found
