"""What is to be played: one plan, and every game of it by its number.

Game number *i* depends only on the plan and *i*: neither on how many processes share the work nor on how it is
cut. The bots move around the table: in game *i* the bot named at place *b* sits on seat ``(b + i) % seats``, so over a
number of games that the seat count divides each bot has had each seat equally often.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from liza.bots import Bot, bot
from liza.games import game as find_game
from liza.kernel.base.errors import LizaError
from liza.kernel.base.source import Stream
from liza.kernel.core.game import Game
from liza.kernel.core.state import State
from liza.kernel.packs.overlay import complete
from liza.kernel.packs.pack import Pack, load_pack


class SimulationError(LizaError):
    """A simulation that cannot be run, or that broke."""


class RunSpec:
    """Everything a process needs to play its share; plain data, so that it travels."""

    __slots__ = ("bots", "game", "options", "pack", "seats", "seed")

    def __init__(
        self,
        game: str,
        seats: int,
        bots: tuple[str, ...],
        options: Mapping[str, Any],
        pack: tuple[str, str] | None,
        seed: int,
    ) -> None:
        self.game: Final = game
        self.seats: Final = seats
        self.bots: Final = bots
        """One name per seat."""
        self.options: Final = dict(options)
        self.pack: Final = pack
        """Text and name of a pack other than the game's own."""
        self.seed: Final = seed

    def names(self, number: int) -> list[str]:
        """Return who sits on each seat in a game."""
        return [self.bots[(seat - number) % self.seats] for seat in range(self.seats)]

    def bound(self) -> Game[Any]:
        """Return the game with its pack: read once in each process."""
        return game_with_pack(self.game, self.pack)

    def key(self, number: int) -> bytes:
        """Return the secret seed of a game: with it and the choices the game can be replayed."""
        return _key(self.seed, number, None)

    def to_data(self) -> dict[str, Any]:
        """Return it as JSON-able data."""
        pack = None if self.pack is None else {"text": self.pack[0], "name": self.pack[1]}
        return {
            "game": self.game,
            "seats": self.seats,
            "bots": list(self.bots),
            "options": dict(self.options),
            "pack": pack,
            "seed": self.seed,
        }

    @classmethod
    def from_data(cls, data: Mapping[str, Any]) -> RunSpec:
        """Return the plan that ``to_data`` wrote."""
        pack = None if data["pack"] is None else (data["pack"]["text"], data["pack"]["name"])
        return cls(data["game"], data["seats"], tuple(data["bots"]), data["options"], pack, data["seed"])


def checked_run(
    game_id: str,
    *,
    bots: Sequence[str],
    seed: int = 0,
    options: Mapping[str, Any] | None = None,
    seats: int | None = None,
    pack: Pack | Path | str | None = None,
) -> RunSpec:
    """Return a checked plan, or say what is wrong with it.

    Fewer bots than seats are repeated in their order; without a seat count the smallest table that holds them all is
    taken. A pack that only names what differs is completed from the game's own.
    """
    game = find_game(game_id)
    if isinstance(pack, str | Path):
        pack = load_pack(pack)
    if pack is not None:
        pack = complete(pack, game.pack, game.id)
        game.bind(pack)
    packed = None if pack is None else (pack.text, pack.name)
    game = game_with_pack(game.id, packed)
    count = _table(game, bots, seats)
    for name in bots:
        bot(name, files=True)
    sitting = tuple(bots[place % len(bots)] for place in range(count))
    return RunSpec(game.id, count, sitting, game.check_options(dict(options or {})), packed, seed)


class Deal(NamedTuple):
    """A game that is about to begin."""

    state: State
    names: list[str]
    bots: list[Bot]
    chances: list[Stream]
    """One for each seat's bot: each its own, so none disturbs another."""


def deal(plan: RunSpec, number: int) -> Deal:
    """Return the game with this number before its first choice."""
    state = plan.bound().new(plan.seats, source=Stream(plan.key(number)), **plan.options)
    return Deal(state, plan.names(number), *players(plan, number))


def players(plan: RunSpec, number: int) -> tuple[list[Bot], list[Stream]]:
    """Return who plays the game with this number, seat by seat, each with a chance of its own."""
    bots = [bot(name, files=True) for name in plan.names(number)]
    return bots, [Stream(_key(plan.seed, number, seat)) for seat in range(plan.seats)]


@lru_cache(maxsize=8)
def game_with_pack(game_id: str, pack: tuple[str, str] | None) -> Game[Any]:
    """Return a game with a pack, by its text and name, or with its own."""
    game = find_game(game_id)
    return game if pack is None else game.bind(Pack(*pack))


def _table(game: Game[Any], bots: Sequence[str], seats: int | None) -> int:
    """Return how many sit at the table, or say why these bots cannot."""
    if not bots:
        raise SimulationError("A simulation needs at least one bot.")
    if seats is None:
        large_enough = [count for count in game.seats if count >= len(bots)]
        return min(large_enough) if large_enough else game.check_seats(len(bots))
    if len(bots) > game.check_seats(seats):
        raise SimulationError(f"{len(bots)} bots cannot sit on {seats} seats.")
    return seats


def _key(seed: int, number: int, seat: int | None) -> bytes:
    whose = "table" if seat is None else f"seat {seat}"
    return hashlib.sha256(f"liza simulation {seed} game {number} {whose}".encode()).digest()
