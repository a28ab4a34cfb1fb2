"""Runs the checks on fresh seeds for as long as one likes: ``scripts/soak [--minutes N] [--game ID]``."""

from __future__ import annotations

import argparse
import random
import secrets
import shlex
import sys
import time
import traceback
from collections.abc import Sequence
from typing import Any

import liza
from tests.conformance.beside import sixth_game
from tests.conformance.checks import CHECKS, Check

_EVERY = 5.0
"""Seconds between two signs of life."""


class Case:
    """One check of one game, with all that is needed to run it again."""

    def __init__(self, game: liza.Game[Any], check: Check, seats: int, options: dict[str, Any], seed: int) -> None:
        self.game = game
        self.check = check
        self.seats = seats
        self.options = options
        self.seed = seed

    def run(self) -> bool:
        """Run the check; on a failure say what happened and how to see it again."""
        try:
            self.check(self.game, self.seats, self.options, self.seed)
        except Exception:  # noqa: BLE001 - whatever goes wrong in a check is what we are looking for
            traceback.print_exc()
            sys.stderr.write(f"\nTo see it again: {shlex.join(self.command())}\n")
            return False
        return True

    def command(self) -> list[str]:
        """Return the command that runs just this case."""
        options = [word for id, value in self.options.items() for word in ("--option", f"{id}={value}")]
        where = ["--game", self.game.id, "--check", self.check.__name__, "--seats", str(self.seats)]
        return ["scripts/soak", *where, *options, "--seed", str(self.seed)]


def main(words: Sequence[str] | None = None) -> int:
    """Run one case if a seed is given, else one fresh case after another."""
    reader = argparse.ArgumentParser(prog="scripts/soak", description="Check games on fresh seeds.")
    reader.add_argument("--minutes", type=float, help="stop after so long; without it, go on until Ctrl-C")
    reader.add_argument("--game", help="check only this game")
    reader.add_argument("--check", choices=[check.__name__ for check in CHECKS], help="run only this check")
    reader.add_argument("--seats", type=int)
    reader.add_argument("--option", action="append", default=[], metavar="ID=VALUE")
    reader.add_argument("--seed", type=int, help="run this seed once")
    asked = reader.parse_args(words)
    try:
        with sixth_game():
            games = [liza.game(asked.game)] if asked.game else liza.games()
            checks = [check for check in CHECKS if asked.check in {None, check.__name__}]
            if asked.seed is None:
                return soak(games, checks, asked.minutes)
            given = dict(option.split("=", 1) for option in asked.option)
            cases = [
                Case(game, check, game.check_seats(asked.seats), game.check_options(given), asked.seed)
                for game in games
                for check in checks
            ]
            return 0 if all(case.run() for case in cases) else 1
    except liza.LizaError as fault:
        sys.stderr.write(f"{fault}\n")
        return 2


def soak(games: Sequence[liza.Game[Any]], checks: Sequence[Check], minutes: float | None) -> int:
    """Run fresh cases until one fails, the time is up or somebody has had enough."""
    rng = random.Random(secrets.randbits(64))
    begun = shown = time.monotonic()
    done = 0
    try:
        while minutes is None or time.monotonic() - begun < minutes * 60:
            game = rng.choice(games)
            options = {id: rng.choice(option.values) for id, option in game.options.items()}
            if not Case(game, rng.choice(checks), rng.choice(game.seats), options, rng.getrandbits(63)).run():
                return 1
            done += 1
            if time.monotonic() - shown > _EVERY:
                shown = time.monotonic()
                _say(done, shown - begun)
    except KeyboardInterrupt:
        pass
    _say(done, time.monotonic() - begun)
    return 0


def _say(done: int, seconds: float) -> None:
    sys.stdout.write(f"{done} checks passed in {seconds:.0f} s\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())
