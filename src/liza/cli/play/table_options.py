"""From options of the command line to a table whose seats are taken."""

from __future__ import annotations

import shlex
import time
from collections.abc import Mapping
from itertools import count
from pathlib import Path
from typing import Any, Final, NamedTuple

from liza.cli.play.player_specs import Player, parse_player, parse_players, recorded_players
from liza.cli.play.record_files import read_record
from liza.cli.terminal.console import BadInput, Terminal, home
from liza.games import game as find_game
from liza.games import ids
from liza.kernel.base.errors import RecordError
from liza.kernel.base.source import Source, fresh_secret, seeded
from liza.kernel.core.game import Game
from liza.kernel.packs.overlay import complete
from liza.kernel.packs.pack import load_pack
from liza.match.match import Match
from liza.match.record import Record

_USUAL: Final = ("person", "shrewd")
"""The default players: a person, and bots on all other seats."""
PRINTED: Final = "printed"
"""Asks for a table as the rulebook prints it; no game has an option of this name."""
_YES: Final = {"yes", "sí", "si", "true", "1", ""}
_PACE: Final = 0.5
_SLOWEST: Final = 10.0


class TableOptions(NamedTuple):
    """Options of the command line; None where one was not given."""

    game: str | None
    players: str | None
    seats: int | None
    named: Mapping[int, str]
    """Who shall sit on single seats, by their numbers from 1."""
    seed: int | None
    record: Path | None
    resume: Path | None
    pack: Path | None
    pace: float | None
    options: Mapping[str, str]


def play_table(terminal: Terminal, wishes: TableOptions) -> int:
    """Begin a game, or go on with one, and play it."""
    from liza.cli.play.table_session import TableSession  # noqa: PLC0415

    record, players = _resumed(terminal, wishes) if wishes.resume is not None else _begun(terminal, wishes)
    match = Match(record)
    if match.over:
        raise BadInput(terminal.say("already-over", file=shlex.quote(str(wishes.resume))))
    file = wishes.record or wishes.resume
    if wishes.record is not None and wishes.record != wishes.resume:
        _reserve(terminal, wishes.record, record)
    sitting = TableSession(
        terminal,
        match,
        players,
        chance=_bots_chance(wishes.seed),
        pace=_pace(terminal, wishes.pace),
        file=file or _new_file(record.game),
    )
    return sitting.play()


def _begun(terminal: Terminal, wishes: TableOptions) -> tuple[Record, list[Player]]:
    if wishes.game is None:
        raise BadInput(terminal.say("missing-game", games=", ".join(ids())))
    game = find_game(wishes.game)
    if wishes.pack is not None:
        game = game.bind(complete(load_pack(wishes.pack), game.pack, game.id))
    players = _players(terminal, game, wishes)
    options = checked_options(terminal, game, wishes.options)
    names = [player.name for player in players]
    return Record.begin(game, seats=len(players), seed=wishes.seed, names=names, **options), players


def _resumed(terminal: Terminal, wishes: TableOptions) -> tuple[Record, list[Player]]:
    assert wishes.resume is not None
    if wishes.seed is not None or wishes.pack is not None or wishes.seats is not None or wishes.options:
        raise BadInput(terminal.say("settled-already"))
    record = read_record(wishes.resume)
    if wishes.game is not None and wishes.game != record.game:
        raise BadInput(terminal.say("other-game", file=str(wishes.resume), game=record.game))
    if wishes.players is None and not wishes.named:
        return record, recorded_players(record.names)
    players = recorded_players(record.names) if wishes.players is None else parse_players(terminal, wishes.players)
    check_seats(terminal, find_game(record.game), len(players), len(record.names))
    players = _with_named(terminal, players, wishes)
    record.names[:] = [player.name for player in players]
    return record, players


def _players(terminal: Terminal, game: Game[Any], wishes: TableOptions) -> list[Player]:
    if wishes.players is not None:
        players = parse_players(terminal, wishes.players)
        check_seats(terminal, game, len(players), wishes.seats)
        return _with_named(terminal, players, wishes)
    seats = game.seats[0] if wishes.seats is None else wishes.seats
    check_seats(terminal, game, seats)
    person, bot = _USUAL
    first = next((number for number in range(1, seats + 1) if number not in wishes.named), 0)
    usual = [person if number == first else bot for number in range(1, seats + 1)]
    return _with_named(terminal, parse_players(terminal, ",".join(usual)), wishes)


def _with_named(terminal: Terminal, players: list[Player], wishes: TableOptions) -> list[Player]:
    """Let those sit down who were named for single seats."""
    for number, who in wishes.named.items():
        if not 1 <= number <= len(players):
            raise BadInput(terminal.say("bad-seat", seat=number, seats=len(players)))
        players[number - 1] = parse_player(terminal, who)
    return players


def check_seats(terminal: Terminal, game: Game[Any], seats: int, wanted: int | None = None) -> None:
    """Say so if a game is not played by that many, or if another number was announced."""
    if seats not in game.seats:
        raise BadInput(terminal.say("bad-seats", game=game.title, seats=seats, counts=", ".join(map(str, game.seats))))
    if wanted is not None and wanted != seats:
        raise BadInput(terminal.say("seats-differ", seats=wanted, players=seats))


def checked_options(terminal: Terminal, game: Game[Any], options: Mapping[str, str]) -> dict[str, Any]:
    """Return the options of a game, understood; say so if one is unknown or cannot have that value.

    ``--printed yes`` begins with what the rulebook prints; what is named besides goes before it.
    """
    found = game.printed_options() if options.get(PRINTED, "no").strip().lower() in _YES else {}
    for id, text in options.items():
        if id == PRINTED:
            continue
        option = game.options.get(id) or game.options.get(id.replace("-", "_"))
        if option is None:
            known = ", ".join(f"--{known}" for known in game.options)
            unknown = terminal.say("unknown-game-option", game=game.title, option=f"--{id}", options=known or "–")
            raise BadInput(unknown + terminal.suggestion(f"--{id}", [f"--{known}" for known in game.options]))
        if text.strip().lower() not in {str(value).lower() for value in option.values}:
            values = ", ".join(map(str, option.values))
            raise BadInput(terminal.say("bad-game-option", option=f"--{option.id}", value=text, values=values))
        found[option.id] = option.check(text)
    return found


def _reserve(terminal: Terminal, file: Path, record: Record) -> None:
    """Check early that the record can be written to its file, and that no other game is overwritten."""
    if file.exists():
        raise BadInput(terminal.say("file-exists", file=str(file)))
    try:
        record.save(file)
    except RecordError:
        raise BadInput(terminal.say("unwritable", file=str(file))) from None


def _new_file(game: str) -> Path:
    """Return a place for a game that was given none."""
    stem = f"{game}-{time.strftime('%Y%m%d-%H%M%S')}"
    names = (f"{stem}.json" if number == 1 else f"{stem}-{number}.json" for number in count(1))
    return next(home() / name for name in names if not (home() / name).exists())


def _pace(terminal: Terminal, wished: float | None) -> float:
    if wished is not None:
        return min(wished, _SLOWEST)
    return _PACE if terminal.live else 0.0


def _bots_chance(seed: int | None) -> Source:
    """Return the chance that bots draw from: their own, but the same again for the same seed."""
    return seeded(fresh_secret() if seed is None else seed).fork()
