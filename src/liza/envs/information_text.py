"""What a seat knows, as text: the same for everything that the seat cannot tell apart."""

from __future__ import annotations

from liza.kernel.core.state import State
from liza.kernel.schema.view import Piece, Zone


def information(state: State, seat: int) -> str:
    """Return all that a seat sees and may choose, line by line."""
    view = state.view(seat)
    head = f"{view['game']}: seat {seat} of {view['seats']}"
    if view["over"]:
        lines = [f"{head}, over: {view['outcome']}"]
    else:
        lines = [f"{head}, {view['moment']} asks {', '.join(map(str, view['actors']))}"]
    lines += [f"{_whose(c['seat'])}{c['id']} {c['value']}" for c in view["counters"]]
    lines += [_zone(zone) for zone in view["zones"] if zone["count"]]
    lines += [f"{_whose(d['seat'])}d{d['sides']} {d['value']} {d['note']}".rstrip() for d in view["dice"]]
    choices = [state.game.notation(action) for action in state.legal(seat)]
    return "\n".join([*lines, f"choices: {', '.join(choices)}"] if choices else lines)


def _whose(seat: int | None) -> str:
    return "" if seat is None else f"{seat} "


def _zone(zone: Zone) -> str:
    pieces = ", ".join(map(_piece, zone["pieces"])) or "–"
    count = "" if zone["count"] == len(zone["pieces"]) else f" ({zone['count']})"
    return f"{_whose(zone['seat'])}{zone['id']}{count}: {pieces}"


def _piece(piece: Piece) -> str:
    marks = [f"{mark['key']}×{mark['count']}" if mark["count"] > 1 else mark["key"] for mark in piece["marks"]]
    numbers = [f"{id}={value}" for id, value in piece["numbers"].items()]
    told = " ".join([*marks, *numbers])
    return f"{piece['key'] or '?'}[{told}]" if told else piece["key"] or "?"
