"""Make it fair, on the server: a search for numbers, portion by portion, in the processes of a job."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from functools import partial
from math import inf, isfinite
from typing import Any, Final

import msgspec

from liza.games import game as find_game
from liza.kernel.base.errors import LizaError
from liza.kernel.base.rulebook import LANGUAGES
from liza.kernel.packs.pack import Pack
from liza.lab.experiments.tuning_targets import GIVEN, FreeParameter, ParameterisedPack
from liza.server.processes.job_queue import Job
from liza.server.protocol import draft_bodies, wire
from liza.server.protocol.problems import Denied

LONGEST: Final = 480.0
"""Seconds after which no more is played, and what has been played is told."""
PORTION_SECONDS: Final = 60
"""How much of a processor's time one portion may take."""
_SEARCH: Final = 300.0
"""Seconds after which no more values are proposed: the rest is for the last test."""
_NUMBERS: Final = {
    "seat_advantage", "decisions", "rounds", "choices", "forced", "comebacks", "lead_changes", "shared_wins",
}  # fmt: skip
"""Metrics that every game has, beside the share of each seat and the value of each card to its holder."""


def check_wanted(id: str, wanted: draft_bodies.FairnessRequest) -> None:
    """See that the pack has the numbers and the game the aims, or refuse."""
    game = find_game(id)
    ids = {str(row.get("id")) for rows in game.pack.data.values() if isinstance(rows, list) for row in rows}
    pack = Pack(wanted.pack, "draft")
    ids |= {str(row.get("id")) for rows in pack.data.values() if isinstance(rows, list) for row in rows}
    known = {*_NUMBERS, *(f"seat_{seat}" for seat in range(1, min(game.seats) + 1)), *(f"{GIVEN}{key}" for key in ids)}
    for aim in wanted.aims:
        low, high = _bounds(aim)
        if aim.number not in known or not low <= high or (low, high) == (-inf, inf):
            raise Denied("bad-aim", aim.number)
    try:
        ParameterisedPack(game, pack, _knobs(wanted))
    except LizaError as fault:
        raise Denied("bad-aim", str(fault)) from None


def _bounds(aim: draft_bodies.MeasureTarget) -> tuple[float, float]:
    return -inf if aim.low is None else aim.low, inf if aim.high is None else aim.high


def _knobs(wanted: draft_bodies.FairnessRequest) -> tuple[FreeParameter, ...]:
    return tuple(FreeParameter(each.section, each.entry, each.field, each.low, each.high) for each in wanted.free)


class TuningJob(Job):
    """One search for fair numbers."""

    def __init__(self, processes: int, game: str, wanted: draft_bodies.FairnessRequest) -> None:
        super().__init__(processes, PORTION_SECONDS)
        self._game: Final = game
        self._wanted: Final = wanted
        self._played: Final[list[Any]] = []

    async def work(self) -> bytes:
        """Propose and play for as long as there is time for that, test what was best, and tell."""
        first = self.sandboxes[0]
        self.total = await self.hand(first, counted, self._game, self._wanted)
        # How long the other process took to start is not taken from the search.
        began = asyncio.get_running_loop().time()
        with suppress(TimeoutError):
            async with asyncio.timeout(LONGEST):
                while True:
                    hurry = asyncio.get_running_loop().time() - began > _SEARCH
                    left = await self.hand(first, sought, self._game, self._wanted, self._played, hurry=hurry)
                    if not left:
                        break
                    await self.share(left, partial(played, self._game, self._wanted), self._played)
        return await self.hand(first, told, self._game, self._wanted, self._played)


# In the other process: the lab's libraries are loaded there and nowhere else.


def counted(game: str, wanted: draft_bodies.FairnessRequest) -> int:
    """Return how many portions there are at most."""
    from liza.lab.experiments.tuning import batch_limit  # noqa: PLC0415

    return batch_limit(_order(game, wanted))


def sought(game: str, wanted: draft_bodies.FairnessRequest, found: list[Any], *, hurry: bool) -> list[Any]:
    """Return what is to be played next."""
    from liza.lab.experiments.tuning import next_batches  # noqa: PLC0415

    return list(next_batches(_order(game, wanted), found, hurry=hurry))


def played(game: str, wanted: draft_bodies.FairnessRequest, portion: Any) -> Any:
    """Play one portion."""
    from liza.lab.experiments.tuning import play  # noqa: PLC0415

    return play(_order(game, wanted), portion)


def told(game: str, wanted: draft_bodies.FairnessRequest, found: list[Any]) -> bytes:
    """Return what was found, as JSON."""
    from liza.lab.experiments.tuning import result_of as tell  # noqa: PLC0415
    from liza.lab.findings.findings_text import FindingsText  # noqa: PLC0415
    from liza.lab.findings.tuning_text import target_sentence  # noqa: PLC0415
    from liza.lab.run.run_spec import checked_run  # noqa: PLC0415

    order = _order(game, wanted)
    fair = tell(order, found)
    named = checked_run(game, bots=order.bots, pack=Pack(order.pack, "draft")).bound()
    tellers = {lang: FindingsText(named, lang) for lang in LANGUAGES}
    aims = [
        draft_bodies.AimResult(
            number=each.aim.number,
            verdict=each.verdict,
            text=wire.Text(**{lang: target_sentence(teller, each) for lang, teller in tellers.items()}),
            wanted_low=_finite(each.aim.low),
            wanted_high=_finite(each.aim.high),
            before=each.before.value,
            value=each.after.value,
            low=_finite(each.after.low),
            high=_finite(each.after.high),
        )
        for each in fair.aims
    ]
    numbers = [draft_bodies.NumberResult(*each.knob[:3], each.before, each.after) for each in fair.knobs]
    bots = ", ".join(order.bots)
    return msgspec.json.encode(
        draft_bodies.FairnessResult(numbers, aims, fair.tried, fair.games, fair.test, fair.seats, bots)
    )


def _finite(value: float) -> float | None:
    return value if isfinite(value) else None


def _order(game: str, wanted: draft_bodies.FairnessRequest) -> Any:
    from liza.lab.experiments.tuning import SIZES, TuningRequest  # noqa: PLC0415
    from liza.lab.experiments.tuning_targets import TuningTarget  # noqa: PLC0415

    aims = tuple(TuningTarget(each.number, *_bounds(each)) for each in wanted.aims)
    return TuningRequest(game, wanted.pack, _knobs(wanted), aims, *SIZES[wanted.size])
