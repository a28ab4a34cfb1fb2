"""Where every number of a pack stands: ``armour.garra.ability.amount``, as commands print it and take it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from difflib import get_close_matches
from typing import Any, Final

from liza.kernel.packs.overlay import identity

_NEAR: Final = 3


def entry_addresses(table: str, entry: str, values: Mapping[str, Any]) -> dict[str, int]:
    """Return the numbers of one entry by their addresses; a section that is a single entry has no entry name."""
    head = ".".join(part for part in (table, entry) if part)
    return {f"{head}.{way}": number for way, number in _inside(values, "")}


def number_addresses(data: Mapping[str, Any]) -> dict[str, int]:
    """Return every number of a whole pack by its address."""
    found: dict[str, int] = {}
    for table, rows in data.items():
        if isinstance(rows, dict):
            found |= entry_addresses(table, "", rows)
            continue
        key = identity(rows)
        for row in rows:
            found |= entry_addresses(table, str(row.get(key)), row)
    return found


def like_addresses(wanted: str, known: Mapping[str, int]) -> list[str]:
    """Return the addresses that may have been meant: those of the same entry first, else what is spelt nearly so."""
    *entry, _ = wanted.split(".")
    own = [address for address in known if address.split(".")[: len(entry[:2])] == entry[:2]]
    return (own or get_close_matches(wanted, list(known), _NEAR))[:_NEAR] if entry else []


def _inside(value: Any, way: str) -> Iterator[tuple[str, int]]:
    if isinstance(value, int) and not isinstance(value, bool):
        yield way, value
        return
    inner: list[tuple[Any, Any]] = []
    if isinstance(value, Mapping):
        inner = list(value.items())
    elif isinstance(value, list):
        inner = list(enumerate(value))
    for step, part in inner:
        yield from _inside(part, f"{way}.{step}" if way else str(step))
