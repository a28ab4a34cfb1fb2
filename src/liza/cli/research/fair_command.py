"""``liza lab fair``: free numbers of a pack, aims, and what a search among them finds."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict
from functools import partial
from math import isfinite
from pathlib import Path
from typing import Any, NamedTuple

from rich.text import Text

from liza.cli.play.table_options import check_seats
from liza.cli.research.run_commands import Order
from liza.cli.research.sim_command import progress
from liza.cli.terminal.console import BadInput, Desk
from liza.kernel.core.game import Game
from liza.kernel.packs.pack import load_pack
from liza.lab.experiments.tuning import MISSED, REACHED, Fair, Played, ahead, check, play, told, total
from liza.lab.experiments.tuning import Order as FairOrder
from liza.lab.experiments.tuning_targets import read_aim, read_knob
from liza.lab.findings.findings_text import Teller
from liza.lab.findings.tuning_text import aim_sentence, knob_sentence
from liza.lab.packs.pack_files import overlay_text
from liza.lab.run.pool import shared


class Effort(NamedTuple):
    """How often values are proposed, and how many games the last test has."""

    tries: int
    test: int


def make_fair(
    desk: Desk,
    game: Game[Any],
    free: Sequence[str],
    aims: Sequence[str],
    order: Order,
    effort: Effort,
    *,
    out: Path | None,
    as_json: bool,
) -> int:
    """Look for values, test them in new games and say what came of it; 1 if an aim is missed."""
    if min(order.games, *effort) < 1:
        raise BadInput(desk.say("bad-amount"))
    if order.seats is not None:
        check_seats(desk, game, order.seats)
    wanted = FairOrder(
        game=game.id,
        pack=overlay_text(game, []) if order.pack is None else load_pack(order.pack).text,
        knobs=tuple(read_knob(text, game) for text in free),
        aims=tuple(read_aim(text) for text in aims),
        tries=effort.tries,
        games=order.games,
        test=effort.test,
        bots=tuple(order.names),
        seats=order.seats,
        seed=order.seed,
    )
    check(wanted)
    found = _searched(desk, wanted, order.jobs)
    if as_json:
        desk.out.out(json.dumps(_plain(asdict(found)), ensure_ascii=False, indent=1))
    else:
        _show(desk, Teller(game, desk.lang), found)
    if out is not None:
        try:
            out.write_text(found.pack, encoding="utf-8")
        except OSError:
            raise BadInput(desk.say("unwritable", file=str(out))) from None
        desk.err.print(Text(desk.say("fair-written", file=str(out)), style="quiet"))
    return int(any(each.verdict == MISSED for each in found.aims))


def _searched(desk: Desk, wanted: FairOrder, jobs: int) -> Fair:
    played: list[Played] = []
    with progress(desk, total(wanted)) as said:
        while portions := ahead(wanted, played):
            for each in shared(partial(play, wanted), portions, min(jobs, len(portions))):
                played.append(each)
                if said is not None:
                    said(len(played), total(wanted))
    return told(wanted, played)


def _show(desk: Desk, teller: Teller, found: Fair) -> None:
    tried = desk.say("fair-tried", tried=found.tried, games=found.games, test=found.test)
    desk.out.print(Text(tried, style="title"))
    for knob in found.knobs:
        desk.out.print(Text(f"• {knob_sentence(teller, knob)}", style="bold"))
    for aim in found.aims:
        style = {REACHED: "yes", MISSED: "no"}.get(aim.verdict, "")
        desk.out.print(Text(aim_sentence(teller, aim), style=style), soft_wrap=True)
    desk.out.print(Text(desk.say("fair-note"), style="quiet"), soft_wrap=True)


def _plain(value: Any) -> Any:
    """Return data without numbers that JSON has no word for: a bound that is not there is nothing."""
    if isinstance(value, dict):
        return {name: _plain(part) for name, part in value.items()}
    if hasattr(value, "_asdict"):
        return _plain(value._asdict())
    if isinstance(value, list | tuple):
        return [_plain(part) for part in value]
    return None if isinstance(value, float) and not isfinite(value) else value
