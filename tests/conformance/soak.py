"""Runs the checks on fresh seeds for as long as one likes: ``scripts/stress soak [--minutes N] [--game ID]``."""

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
from liza.conformance.checks import Check
from liza.conformance.suite import NAMES, Case, cases, chosen
from tests.conformance.beside import sixth_game

_EVERY = 5.0
"""Seconds between two signs of life."""


def passes(case: Case) -> bool:
    """Run a case; on a failure say what happened and how to see it again."""
    fault = case.fault()
    if fault is None:
        return True
    traceback.print_exception(fault)
    again = shlex.join(["liza", "check-game", *case.words()])
    sys.stderr.write(f"\nTo see it again: {again}\n")
    return False


def main(words: Sequence[str] | None = None) -> int:
    """Run one fresh case after another."""
    reader = argparse.ArgumentParser(prog="scripts/stress soak", description="Check games on fresh seeds.")
    reader.add_argument("--minutes", type=float, help="stop after so long; without it, go on until Ctrl-C")
    reader.add_argument("--game", help="check only this game")
    reader.add_argument("--check", choices=NAMES, help="run only this check")
    asked = reader.parse_args(words)
    try:
        with sixth_game():
            games = [liza.game(asked.game)] if asked.game else liza.games()
            return soak(games, chosen(asked.check), asked.minutes)
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
            (case,) = cases(game, rng.choice(checks), 1, rng.getrandbits(63))
            if not passes(case):
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
