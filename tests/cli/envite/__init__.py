"""A tiny game with secrets, two to four seats and choices at the same time: what the real first game does not have.

It is one file, as a small room may be.
"""

from __future__ import annotations

from typing import Any, Final

from liza.kernel.base.source import Source
from liza.kernel.core.game import Game
from liza.kernel.core.spec import GameSpec, Option
from liza.kernel.core.state import State
from liza.kernel.core.step import Step
from liza.kernel.packs.pack import Pack
from liza.kernel.schema.actions import Kind
from liza.kernel.schema.declarations import Events, FieldName, Verbs
from liza.kernel.schema.view import Counter, Zone, counter, piece, zone

CARDS: Final = Kind("card", ("uno", "dos", "tres", "cuatro", "cinco", "seis"))
VERBS: Final = Verbs()
VERBS.declare("drop")
VERBS.declare("stay")
EVENTS: Final = Events()
DRAWN: Final = EVENTS.declare("drawn", "seat", FieldName("card", "card", private=True))
BET: Final = EVENTS.declare("bet", "seat", "chips")


class EnviteState(State):
    __slots__ = ("bets", "deck", "hands")

    deck: list[int]
    hands: list[int]
    bets: list[int]

    def fields(self) -> tuple[str, ...]:
        return ("deck", "hands", "bets")

    def copy_fields(self) -> EnviteState:
        copy = EnviteState()
        copy.deck, copy.hands, copy.bets = self.deck[:], self.hands[:], self.bets[:]
        return copy


class Choose(Step[EnviteState]):
    """Everybody who has not done so yet goes along or drops out."""

    def actors(self, s: EnviteState) -> tuple[int, ...]:
        return tuple(seat for seat in range(s.seats) if s.bets[seat] < 0)

    def legal(self, s: EnviteState, seat: int) -> list[int]:
        return [0, 1]

    def apply(self, s: EnviteState, seat: int, action: int) -> None:
        s.bets[seat] = action
        s.emit(BET, seat, action)

    def run(self, s: EnviteState) -> None:
        s.finish("highest", [(card + 1) * bet for card, bet in zip(s.hands, s.bets, strict=True)])


class Content:
    """There is nothing to read: all packs are alike."""

    kinds = (CARDS,)

    def __init__(self, pack: Pack) -> None:
        pass

    def card_names(self) -> dict[str, Any]:
        return {}

    def card_clauses(self) -> dict[str, Any]:
        return {}


def set_up(s: EnviteState) -> None:
    s.deck = list(range(len(CARDS)))
    s.source.shuffle(s.deck)
    s.bets = [-1] * s.seats
    s.hands = [s.deck.pop() for _ in range(s.seats)]
    for seat, card in enumerate(s.hands):
        s.emit_to(1 << seat, DRAWN, seat, card)
    s.push(Choose())


def zones(s: EnviteState, seat: int | None) -> list[Zone]:
    found = [zone("deck", [], count=len(s.deck))]
    for owner, card in enumerate(s.hands):
        key = CARDS.keys[card] if s.over or owner == seat else None
        found.append(zone("hand", [piece("card", key, owner)], owner))
    return found


def counters(s: EnviteState) -> list[Counter]:
    return [counter("bet", bet, owner) for owner, bet in enumerate(s.bets) if bet >= 0]


def resample(s: EnviteState, seat: int, source: Source) -> None:
    if s.over:
        return
    unknown = s.deck + [card for owner, card in enumerate(s.hands) if owner != seat]
    source.shuffle(unknown)
    s.hands = [card if owner == seat else unknown.pop() for owner, card in enumerate(s.hands)]
    s.deck = unknown


SPEC: Final = GameSpec(
    id="envite",
    package="tests.cli.envite",
    title="Envite",
    seats=(2, 3, 4),
    minutes=1,
    version=1,
    options=(Option("pot", (1, 2), 1),),
    over_rule="EN-001",
    turn_rule="EN-001",
    wrong_moment_rule="EN-001",
)
GAME: Final[Game[EnviteState]] = Game(SPEC, Pack("", "base"))
