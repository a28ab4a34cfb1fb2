"""What a designer leaves open and what for: numbers of a pack within bounds, and aims that games should meet."""

from __future__ import annotations

import re
from collections.abc import Sequence
from copy import deepcopy
from math import inf
from typing import Any, Final, NamedTuple

from liza.kernel.base.errors import LizaError
from liza.kernel.core.game import Game
from liza.kernel.packs.overlay import OVERLAY, complete, identity
from liza.kernel.packs.pack import Pack
from liza.lab.packs.number_addresses import like_addresses, number_addresses
from liza.lab.packs.pack_files import whole_text

GIVEN: Final = "given_"
"""Before a thing: by how much a seat wins more often that has it, found by giving it by lot."""
SHARES: Final = ("seat_", "comebacks", "shared_wins", "forced", "unfinished", GIVEN)
"""Numbers that begin so are parts of one."""
_RANGE: Final = re.compile(r"\s*([\w.]+)\s*=\s*([-+]?[\d.]*?)\s*\.\.\s*([-+]?[\d.]*)\s*")
_LEAST_SHARE: Final = 0.02
_LEAST_PART: Final = 0.05
_INSIDE: Final = 0.1
"""How much being far from the middle counts for inside of what is aimed at: the test wants room on both sides."""

Values = tuple[int, ...]
"""What the free numbers are set to, in their order."""


class BadTarget(LizaError):
    """A free number or an aim that cannot be understood, or that the game does not have."""


class FreeParameter(NamedTuple):
    """A number of the pack that may be changed, and how far."""

    section: str
    entry: str
    """Empty for a section that is a single entry."""
    field: str
    """After dots the way into small tables: ``ability.amount``, ``effects.0.count``."""
    low: int
    high: int

    @property
    def text(self) -> str:
        """What it is called in the terminal."""
        return ".".join(part for part in (self.section, self.entry, self.field) if part)


class TuningTarget(NamedTuple):
    """A number of the games, and where it should lie."""

    number: str
    low: float
    high: float

    def off(self, value: float) -> float:
        """Return how badly a value misses it, in a measure that shares and lengths have in common."""
        outside = max(self.low - value, value - self.high, 0.0)
        if self.low == -inf or self.high == inf:
            return outside / self._unit(self.low if self.high == inf else self.high)
        middle = (self.low + self.high) / 2
        unit = max((self.high - self.low) / 2, self._unit(middle))
        return (outside + _INSIDE * abs(value - middle)) / unit

    def _unit(self, about: float) -> float:
        return _LEAST_SHARE if self.number.startswith(SHARES) else max(_LEAST_PART * abs(about), 1e-9)


def read_parameter(text: str, game: Game[Any]) -> FreeParameter:
    """Return the free number that a text like ``combatant.mago.die=6..20`` means."""
    name, low, high = _range(text)
    parts = name.split(".")
    single = isinstance(game.pack.data.get(parts[0]), dict)
    entry, field = ("", parts[1:]) if single else (parts[1] if len(parts) > 1 else "", parts[2:])
    if not field or not _is_whole(low) or not _is_whole(high):
        raise BadTarget(f"{text!r} frees no number; one is written like 'armour.garra.resistance=2..8'.")
    return FreeParameter(parts[0], entry, ".".join(field), int(low), int(high))


def read_target(text: str) -> TuningTarget:
    """Return the aim that a text like ``comebacks=0.2..0.4`` or ``decisions=..60`` states."""
    name, low, high = _range(text)
    return TuningTarget(name, float(low or -inf), float(high or inf))


def _range(text: str) -> tuple[str, str, str]:
    found = _RANGE.fullmatch(text)
    if found is None or not any(found.groups()[1:]):
        raise BadTarget(f"{text!r} is no range; one is written like 'seat_1=0.45..0.55' or 'decisions=..60'.")
    name, low, high = found.groups()
    try:
        upside_down = bool(low and high) and float(low) > float(high)
    except ValueError:
        upside_down = True
    if upside_down:
        raise BadTarget(f"{text!r}: the first number is the smaller one.")
    return name, low, high


def _is_whole(text: str) -> bool:
    return text.removeprefix("-").isdecimal()


class ParameterisedPack:
    """A pack some of whose numbers are free."""

    def __init__(self, game: Game[Any], pack: Pack, knobs: Sequence[FreeParameter]) -> None:
        self._game: Final = game
        self._pack: Final = pack
        self._knobs: Final = knobs
        self._whole: Final[dict[str, Any]] = complete(pack, game.pack, game.id).data
        self.values: Final[Values] = tuple(self._value(knob) for knob in knobs)
        """What they are set to now."""

    def _value(self, knob: FreeParameter) -> int:
        value: Any = self._entry(knob)
        for step in knob.field.split("."):
            value = _inside(value, step)
        if type(value) is not int:
            raise self._missing(knob)
        if knob.low > knob.high:
            raise BadTarget(f"{knob.text}: {knob.low} is more than {knob.high}.")
        return value

    def _entry(self, knob: FreeParameter) -> dict[str, Any]:
        rows = self._whole.get(knob.section)
        if isinstance(rows, dict):
            return rows
        key = identity(rows) if rows else ""
        found = [row for row in rows or [] if str(row.get(key)) == knob.entry]
        if not found:
            raise self._missing(knob)
        entry: dict[str, Any] = found[0]
        return entry

    def _missing(self, knob: FreeParameter) -> BadTarget:
        near = ", ".join(like_addresses(knob.text, number_addresses(self._whole)))
        meant = f" Did you mean {near}?" if near else ""
        text = f"There is no whole number {knob.text} in this pack.{meant}"
        return BadTarget(text, "free-no-number", {"number": knob.text, "near": near or "none"})

    def text(self, values: Values) -> str:
        """Return the pack with its free numbers set to these values, as a file says it."""
        data = deepcopy(self._pack.data)
        changed: dict[tuple[str, str], dict[str, Any]] = {}
        for knob, value in zip(self._knobs, values, strict=True):
            entry = changed.setdefault((knob.section, knob.entry), deepcopy(self._entry(knob)))
            *way, last = knob.field.split(".")
            at: Any = entry
            for step in way:
                at = _inside(at, step)
            at[int(last) if isinstance(at, list) else last] = value
        for knob in self._knobs:
            first = knob.field.partition(".")[0]
            self._row(data, knob)[first] = changed[knob.section, knob.entry][first]
        return whole_text(data)

    def _row(self, data: dict[str, Any], knob: FreeParameter) -> dict[str, Any]:
        """Return the entry to write into, added to the overlay if it is new there."""
        row: dict[str, Any]
        if isinstance(self._whole[knob.section], dict):
            row = data.setdefault(knob.section, {})
            return row
        rows = data.setdefault(knob.section, [])
        base = self._game.pack.data.get(knob.section) or rows
        key = identity(base if OVERLAY in data else rows)
        found = [row for row in rows if str(row.get(key)) == knob.entry]
        if found:
            row = found[0]
        else:
            row = {key: self._entry(knob)[key]}
            rows.append(row)
        return row


def _inside(value: Any, step: str) -> Any:
    """Return what stands at a step of the way into small tables, or None."""
    if isinstance(value, dict):
        return value.get(step)
    if isinstance(value, list) and step.isdecimal() and int(step) < len(value):
        return value[int(step)]
    return None
