"""Rows of watched games as Parquet, and back: the only part of the lab that knows how they are kept."""

from __future__ import annotations

import io
from pathlib import Path
from typing import Final

import polars as pl

from liza.lab.run.observer import Columns

GAMES: Final = "games"
SEATS: Final = "seats"
USES: Final = "cards"
CHOICES: Final = "decisions"

_TYPES: Final[dict[str, type[pl.DataType]]] = {
    "game": pl.UInt32, "seat": pl.UInt8, "at": pl.UInt32, "bot": pl.String, "kind": pl.String, "key": pl.String,
    "reason": pl.String, "moment": pl.String, "action": pl.String, "over": pl.Boolean, "offered": pl.Boolean,
    "decisions": pl.UInt32, "forced": pl.UInt32, "options": pl.UInt32, "rounds": pl.Int32, "winners": pl.UInt8,
    "lead_changes": pl.UInt32, "credit": pl.Float64, "return": pl.Float64, "score": pl.Int32, "early": pl.Float32,
    "middle": pl.Float32, "late": pl.Float32, "seen": pl.UInt16, "played": pl.UInt16,
    "chances": pl.UInt32,
}  # fmt: skip


def packed(columns: Columns) -> bytes:
    """Return columns as a Parquet file; the same rows are always the same bytes."""
    buffer = io.BytesIO()
    frame = pl.DataFrame(columns, schema={name: _TYPES[name] for name in columns})
    frame.write_parquet(buffer, compression="zstd")
    return buffer.getvalue()


def unpacked(folder: Path, table: str, columns: list[str] | None = None) -> pl.DataFrame:
    """Return a table of a run, all batches together, in the order of the games."""
    return pl.read_parquet(sorted((folder / table).glob("*.parquet")), columns=columns)
