"""A whole game as a text that people can read and machines can compare: choices, what happened, what changed in sight.

It speaks in stable keys, not in any language, so that only a change of the rules changes it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from liza.kernel.core.state import State
from liza.kernel.schema.view import Piece
from liza.match.record import Record


def playthrough(record: Record) -> str:
    """Return the story of a recorded game as a spectator sees it, with what each choice was chosen from."""
    lines = [_header(record)]
    before: dict[str, str] = {}
    choices = iter(record.actions)
    for state in record.replay():
        lines += [f"  {text}" for text in _happened(state)]
        now = _in_sight(state)
        lines += [f"  | {place}: {text}" for place, text in now.items() if before.get(place) != text]
        lines += [f"  | {place}: gone" for place in before if place not in now]
        before = now
        lines += _asked(state)
        for seat, text in choices:
            lines += ["", f"{seat} {text}"]
            break
    lines += ["", f"outcome: {record.outcome}", ""]
    return "\n".join(lines)


def _header(record: Record) -> str:
    options = ", ".join(f"{id} {value}" for id, value in sorted(record.options.items()))
    seed = record.seed.hex() if isinstance(record.seed, bytes) else record.seed
    return f"{record.game}, rules {record.version}, {len(record.names)} seats, {options}, seed {seed}"


def _happened(state: State) -> Iterator[str]:
    for event in state.events:
        seen = event.seen_by(None)
        if seen is not None:
            yield " ".join([event.kind, *(f"{id}={value}" for id, value in seen.items() if id != "event")])


def _in_sight(state: State) -> dict[str, str]:
    """Return what lies where, and every number that is watched, one short text for each place."""
    view = state.view(None)
    found: dict[str, str] = {}
    for zone in view["zones"]:
        shown = [_piece(piece) for piece in zone["pieces"]]
        if zone["count"] > len(shown):
            shown.append(f"({zone['count']})")
        found[_place(zone["id"], zone["seat"])] = " ".join(shown) or "-"
    for counter in view["counters"]:
        limit = "" if counter["limit"] is None else f"/{counter['limit']}"
        found[_place(counter["id"], counter["seat"])] = f"{counter['value']}{limit}"
    dice = [f"d{die['sides']}={die['value']}" for die in view["dice"]]
    found["dice"] = " ".join(dice) or "-"
    return found


def _place(id: str, seat: int | None) -> str:
    return id if seat is None else f"{id} {seat}"


def _piece(piece: Piece) -> str:
    marks = [mark["key"] if mark["count"] == 1 else f"{mark['key']}x{mark['count']}" for mark in piece["marks"]]
    return (piece["key"] or "?") + (f"({'+'.join(marks)})" if marks else "")


def _asked(state: State) -> Iterator[str]:
    game: Any = state.game
    for seat in state.actors:
        legal = ", ".join(game.notation(action) for action in state.legal(seat))
        yield f"  ? {seat} {type(state.agenda[-1]).__name__}: {legal}"
