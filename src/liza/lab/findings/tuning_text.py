"""What came of a search for fair numbers, in the words of a designer."""

from __future__ import annotations

from math import isfinite
from typing import Final

from liza.lab.experiments.compare import Interval
from liza.lab.experiments.tuning import TargetResult, TunedParameter
from liza.lab.experiments.tuning_targets import GIVEN, SHARES, TuningTarget
from liza.lab.experiments.variants import SEAT
from liza.lab.findings.findings_text import MINUS, FindingsText

_KNOWN: Final = (
    "seat_advantage", "decisions", "rounds", "choices", "forced", "comebacks", "lead_changes", "shared_wins",
    "unfinished",
)  # fmt: skip


def target_name(teller: FindingsText, aim: TuningTarget) -> str:
    """Return what the number of an aim counts."""
    number = aim.number
    if number.startswith(GIVEN):
        return teller.say("aim-given", name=teller.thing(number.removeprefix(GIVEN)))
    if number in _KNOWN:
        return teller.say(f"aim-{number}")
    return teller.say("aim-seat", number=number.removeprefix(SEAT)) if number.startswith(SEAT) else number


def target_sentence(teller: FindingsText, found: TargetResult) -> str:
    """Return what the last test says of an aim: wanted, found with its interval, and how it was before."""
    aim = found.aim
    said = teller.say(
        f"fair-{found.verdict}",
        aim=target_name(teller, aim),
        wanted=_wanted(teller, aim),
        after=_figures(aim, found.after),
        before=_number(aim, found.before.value),
    )
    return said[:1].upper() + said[1:]


def parameter_sentence(teller: FindingsText, found: TunedParameter) -> str:
    """Return what a free number was and what it should be."""
    knob = found.knob
    name = " · ".join(part for part in (teller.entry(knob.section, knob.entry), knob.field) if part)
    stays = "fair-stays" if found.before == found.after else "fair-moves"
    return teller.say(stays, name=name, before=str(found.before), after=str(found.after))


def _wanted(teller: FindingsText, aim: TuningTarget) -> str:
    low, high = (_number(aim, each) if isfinite(each) else "" for each in (aim.low, aim.high))
    if low and high:
        return teller.say("aim-between", low=low, high=high)
    return teller.say("aim-least" if low else "aim-most", bound=low or high)


def _figures(aim: TuningTarget, found: Interval) -> str:
    if not isfinite(found.low):
        return "–"
    value, low, high = (_number(aim, each) for each in found)
    return f"{value} [{low}, {high}]"


def _number(aim: TuningTarget, value: float) -> str:
    scale = 100 if aim.number.startswith(SHARES) else 1
    return f"{scale * value:.1f}".replace("-", MINUS)
