"""Making what a seat sees, piece by piece."""

from __future__ import annotations

from liza.kernel.schema.view_types import BoardMap, Counter, Die, Mark, Piece, View, Zone

__all__ = ["BoardMap", "Counter", "Die", "Mark", "Piece", "View", "Zone", "counter", "die", "mark", "piece", "zone"]


def piece(
    kind: str,
    key: str | None,
    owner: int | None = None,
    marks: list[Mark] | None = None,
    numbers: dict[str, int] | None = None,
) -> Piece:
    """Make a piece; marks and numbers may be left out."""
    return {"kind": kind, "key": key, "owner": owner, "marks": marks or [], "numbers": numbers or {}}


def mark(kind: str, key: str, count: int = 1) -> Mark:
    """Make a mark."""
    return {"kind": kind, "key": key, "count": count}


def zone(id: str, pieces: list[Piece], seat: int | None = None, count: int | None = None) -> Zone:
    """Make a zone; ``count`` says how much lies there when the pieces are not all listed."""
    return {"id": id, "seat": seat, "pieces": pieces, "count": len(pieces) if count is None else count}


def counter(id: str, value: int, seat: int | None = None, limit: int | None = None) -> Counter:
    """Make a counter."""
    return {"id": id, "seat": seat, "value": value, "limit": limit}


def die(sides: int, value: int, seat: int | None, note: str = "") -> Die:
    """Make a die."""
    return {"sides": sides, "value": value, "seat": seat, "note": note}
