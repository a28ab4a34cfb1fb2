"""Golden games: finished records under tests/games/<game>/golden, each with its story beside it.

    scripts/generate golden                                             # replay them all, write their stories again
    scripts/generate golden add qiahn cara --seed 7 --option troop=6    # let bots play one more, and keep it

A record made under older rules is played again choice by choice. One whose choices are no longer legal is named and
left as it was.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import liza
from liza.bots import Seat, bot
from liza.lab.report.playthrough import playthrough
from tools.options import options

GAMES = Path(__file__).resolve().parents[2] / "tests" / "games"


def renewed(record: liza.Record) -> liza.Record:
    """Return the same choices under today's rules, with today's pack or the one that the record brings along."""
    game = liza.game(record.game)
    if record.pack is not None:
        game = game.bind(record.pack)
    played = game.recall_options(record.options)
    fresh = liza.Record.begin(game, seats=len(record.names), seed=record.seed, names=record.names, **played)
    fresh.actions += record.actions
    fresh.ending = record.ending
    end = fresh.final()
    outcome = end.outcome if end.over or fresh.ending is None else fresh.ending.outcome(end.seats)
    fresh.outcome = None if outcome is None else outcome.to_data()
    return fresh


def keep(record: liza.Record, path: Path) -> None:
    """Write a record and its story."""
    path.parent.mkdir(parents=True, exist_ok=True)
    record.save(path)
    path.with_suffix(".txt").write_text(playthrough(record), encoding="utf-8")
    print(f"{path.relative_to(GAMES)}: {len(record.actions)} choices, {record.outcome}")


def played(game: liza.Game[Any], name: str, level: str, seed: int, seats: int | None, options: dict[str, str]) -> None:
    """Let bots play one more game and keep it."""
    record = liza.Record.begin(game, seed=seed, seats=seats, **options)
    state = record.start()
    chance = liza.seeded(seed + 1)
    player = bot(level)
    while not state.over:
        seat = state.actors[0]
        action = player.choose(Seat(state, seat, chance), chance)
        state.apply(seat, action)
        record.actions.append((seat, game.notation(action)))
    keep(renewed(record), GAMES / game.id / "golden" / f"{name}.json")


def renew_all() -> int:
    """Replay every golden game under today's rules; return how many could not be."""
    lost = 0
    for path in sorted(GAMES.glob("*/golden/*.json")):
        try:
            keep(renewed(liza.Record.load(path, any_rules=True)), path)
        except liza.LizaError as fault:
            lost += 1
            print(f"{path.relative_to(GAMES)}: {fault}", file=sys.stderr)
    return lost


def main() -> int:
    """Renew all golden games, or add one; return how many could not be renewed."""
    parser = options("generate golden", __doc__)
    add = parser.add_subparsers(dest="what").add_parser("add", help="let bots play one more golden game")
    add.add_argument("game", help="the id of the game")
    add.add_argument("name", help="the name of the record")
    add.add_argument("--option", action="append", default=[], metavar="id=value", help="an option of the game")
    add.add_argument("--seed", type=int, default=1, help="the seed of the game (1)")
    add.add_argument("--seats", type=int, help="how many play")
    add.add_argument("--bot", default="greedy", help="who plays (greedy)")
    asked = parser.parse_args()
    if asked.what != "add":
        return renew_all()
    chosen = dict(word.split("=", 1) for word in asked.option)
    try:
        played(liza.game(asked.game), asked.name, asked.bot, asked.seed, asked.seats, chosen)
    except liza.LizaError as fault:
        print(fault, file=sys.stderr)
        return 2
    return 0
