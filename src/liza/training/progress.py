"""How a training goes: lines on the screen, a file with a row for every improvement, and a drawing of it."""

from __future__ import annotations

import json
import sys
import time
from pathlib import Path
from typing import Any, Final

from liza.training.algorithm import Losses

_SAY_EVERY: Final = 10.0
"""Seconds between two lines."""


class TrainingLog:
    """Counts choices and games of a training, over all its parts."""

    def __init__(self, file: Path, *, fresh: bool) -> None:
        self._file: Final = file
        if fresh:
            file.write_text("", encoding="utf-8")
        rows = file.read_text(encoding="utf-8").splitlines() if file.is_file() else []
        last: dict[str, Any] = json.loads(rows[-1]) if rows else {"decisions": 0, "games": 0, "seconds": 0.0}
        self.decisions = int(last["decisions"])
        self.games = int(last["games"])
        self._before: Final = float(last["seconds"])
        self._new = 0
        self._began: Final = time.monotonic()
        self._said = 0.0

    @property
    def seconds(self) -> float:
        """How long the training has taken in all its parts."""
        return self._before + time.monotonic() - self._began

    def count(self, share: float, decisions: int, games: int, losses: Losses, rivals: float | None = None) -> None:
        """Take in one improvement and how games against bots ended; say now and then how far it is."""
        self.decisions += decisions
        self._new += decisions
        self.games += games
        row = {"seconds": round(self.seconds, 2), "decisions": self.decisions, "games": self.games, **losses._asdict()}
        if rivals is not None:
            row["rivals"] = rivals
        with self._file.open("a", encoding="utf-8") as out:
            out.write(json.dumps(row) + "\n")
        spent = time.monotonic() - self._began
        if spent - self._said >= _SAY_EVERY:
            self._said = spent
            sys.stdout.write(
                f"{share:4.0%}  {self.decisions:,} choices in {self.games:,} games, {self._new / spent:,.0f} a second, "
                f"value error {losses.value:.3f}, entropy {losses.entropy:.3f}"
                f"{'' if rivals is None else f', against bots {rivals:+.3f}'}\n"
            )
            sys.stdout.flush()

    def summary(self) -> dict[str, int]:
        """Return what a file of weights says about its training."""
        return {"decisions": self.decisions, "games": self.games, "seconds": round(self.seconds)}

    def draw(self, file: Path) -> None:
        """Draw value error and entropy over the choices, where the library for it is installed."""
        try:
            import altair as alt  # noqa: PLC0415 - training needs no drawing
        except ImportError:
            return
        rows = [json.loads(line) for line in self._file.read_text(encoding="utf-8").splitlines()]
        step = max(1, len(rows) // 500)
        points = [
            {"decisions": row["decisions"], "what": what, "amount": row[what]}
            for row in rows[::step]
            for what in ("value", "entropy")
        ]
        chart = alt.Chart({"values": points}).mark_line().encode(x="decisions:Q", y="amount:Q", color="what:N")
        chart.save(str(file))
