"""A small network read from a file of weights and asked without a learning library: with numpy, or without anything.

The file is numpy's own ``.npz``: a JSON header, and for every layer its weights (a row for each number that comes in)
and its bias. Between the layers what is below nought becomes nought.
"""

from __future__ import annotations

import ast
import io
import json
import struct
import zipfile
from collections.abc import Sequence
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Final, Protocol

_KINDS: Final = {"<f2": "e", "<f4": "f", "<f8": "d"}
"""How numpy and how the standard library name a kind of number."""
_MAGIC: Final = b"\x93NUMPY"

Stored = tuple[str, tuple[int, ...], bytes]
"""Kind, shape and content of one array."""


class Network(Protocol):
    """Whole numbers go in, a byte each, row by row; of what comes out only some is ever asked for."""

    def scale(self, most: Sequence[int]) -> None:
        """Say how large every number that goes in may be: it is cut off there, and learnt from as a share of it."""
        ...

    def outputs(self, rows: Sequence[bytearray], wanted: Sequence[Sequence[int]]) -> list[list[float]]:
        """Return for every row the outputs with these places."""
        ...


class PlainNetwork:
    """Does its sums one by one and leaves out the noughts, which most inputs are."""

    def __init__(self, layers: Sequence[tuple[Stored, Stored]]) -> None:
        self._layers: Final = [(_rows(weights), _numbers(bias)) for weights, bias in layers]
        self._most: Sequence[int] = ()

    def scale(self, most: Sequence[int]) -> None:
        """Say how large every number that goes in may be."""
        self._most = most

    def outputs(self, rows: Sequence[bytearray], wanted: Sequence[Sequence[int]]) -> list[list[float]]:
        """Return for every row the outputs with these places."""
        return [self._row(row, places) for row, places in zip(rows, wanted, strict=True)]

    def _row(self, row: bytearray, wanted: Sequence[int]) -> list[float]:
        signal = [min(number, most) / most for number, most in zip(row, self._most, strict=True)]
        for weights, bias in self._layers[:-1]:
            total = bias
            for number, weight_row in zip(signal, weights, strict=True):
                if number:
                    total = [so_far + number * weight for so_far, weight in zip(total, weight_row, strict=True)]
            signal = [max(number, 0.0) for number in total]
        weights, bias = self._layers[-1]
        return [bias[at] + sum([n * row[at] for n, row in zip(signal, weights, strict=True) if n]) for at in wanted]


class ArrayNetwork:
    """Does its sums with numpy; of the first layer only the rows of numbers that are not nought are looked at."""

    def __init__(self, layers: Sequence[tuple[Stored, Stored]]) -> None:
        import numpy as np  # noqa: PLC0415 - nobody needs it who can wait some milliseconds

        def array(stored: Stored) -> Any:
            kind, shape, content = stored
            return np.frombuffer(content, kind).reshape(shape).astype(np.float32)

        self._np: Final = np
        self._hidden: Final = [(array(weights), array(bias)) for weights, bias in layers[:-1]]
        self._last: Final = np.ascontiguousarray(array(layers[-1][0]).T)
        """A row for every output: few of them are asked for at a time."""
        self._last_bias: Final = array(layers[-1][1])
        self._most: Any = None
        self._share: Any = None

    def scale(self, most: Sequence[int]) -> None:
        """Say how large every number that goes in may be."""
        self._most = self._np.array(most, self._np.uint8)
        self._share = (1 / self._np.array(most)).astype(self._np.float32)

    def outputs(self, rows: Sequence[bytearray], wanted: Sequence[Sequence[int]]) -> list[list[float]]:
        """Return for every row the outputs with these places."""
        return [self._row(row, places) for row, places in zip(rows, wanted, strict=True)]

    def _row(self, row: bytearray, wanted: Sequence[int]) -> list[float]:
        np = self._np
        numbers = np.minimum(np.frombuffer(row, np.uint8), self._most)
        filled = numbers.nonzero()[0]
        signal = numbers.take(filled) * self._share.take(filled)
        places = np.array(wanted)
        last = self._last.take(places, 0)
        if not self._hidden:
            last = last.take(filled, 1)
        for at, (weights, bias) in enumerate(self._hidden):
            signal = signal @ (weights if at else weights.take(filled, 0))
            signal += bias
            np.maximum(signal, 0, out=signal)
        outputs = last @ signal
        outputs += self._last_bias.take(places)
        found: list[float] = outputs.tolist()
        return found


def read(file: Path | Traversable) -> tuple[dict[str, Any], Network]:
    """Return the header and the network of a file; OSError, ValueError or KeyError say that it is none."""
    try:
        with zipfile.ZipFile(io.BytesIO(file.read_bytes())) as parts:
            header: dict[str, Any] = json.loads(_stored(parts.read("header.npy"))[2].decode("utf-32-le"))
            layers = [
                (_stored(parts.read(f"weights_{at}.npy")), _stored(parts.read(f"bias_{at}.npy")))
                for at in range(int(header["layers"]))
            ]
        try:
            return header, ArrayNetwork(layers)
        except ImportError:
            return header, PlainNetwork(layers)
    except (zipfile.BadZipFile, struct.error, TypeError, SyntaxError) as fault:
        raise ValueError(str(fault)) from None


def _stored(data: bytes) -> Stored:
    """Return one array as numpy wrote it down."""
    if not data.startswith(_MAGIC):
        raise ValueError("no array of numpy")
    start, (length,) = (
        (10, struct.unpack_from("<H", data, 8)) if data[6] == 1 else (12, struct.unpack_from("<I", data, 8))
    )
    told = ast.literal_eval(data[start : start + length].decode("latin-1"))
    if told["fortran_order"]:
        raise ValueError("columns are stored before rows")
    return told["descr"], told["shape"], data[start + length :]


def _numbers(stored: Stored) -> list[float]:
    kind, _, content = stored
    return list(struct.unpack(f"<{len(content) // struct.calcsize(_KINDS[kind])}{_KINDS[kind]}", content))


def _rows(stored: Stored) -> list[list[float]]:
    rows, columns = stored[1]
    flat = _numbers(stored)
    return [flat[at * columns : (at + 1) * columns] for at in range(rows)]
