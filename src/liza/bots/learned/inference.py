"""A small network read from a file of weights and asked without a learning library: with numpy, or without anything.

The file is numpy's own ``.npz``: a JSON header, and for every layer its weights (a row for each number that comes in)
and its bias. Between the layers what is below nought becomes nought.
"""

from __future__ import annotations

import ast
import io
import json
import struct
import sys
import zipfile
from array import array
from collections.abc import Callable, Mapping, Sequence
from importlib.resources.abc import Traversable
from math import ceil
from operator import mul
from pathlib import Path
from typing import Any, Final, Protocol

_KINDS: Final = {"<f2": "e", "<f4": "f", "<f8": "d"}
"""How numpy and how the standard library name a kind of number."""
KEYS: Final = "keys"
"""The array of a file that names its inputs and outputs, as JSON."""
_ONE: Final = 1 << 16
"""What stands for 1 where what units say is a whole number."""
_FINE_BITS: Final = 36
"""How finely sums are made, where lanes are wide enough for the largest that there can be."""
_RAISED: Final = 1 << 62
_LANE: Final = 8
"""Bytes of a lane."""
_MAGIC: Final = b"\x93NUMPY"

Stored = tuple[str, tuple[int, ...], bytes]
"""Kind, shape and content of one array."""
Layers = list[tuple[Stored, Stored]]
"""Weights and bias of every layer."""


class InferenceNetwork(Protocol):
    """Whole numbers go in, a byte each, row by row; of what comes out only some is ever asked for."""

    def scale(self, most: Sequence[int]) -> None:
        """Say how large every number that goes in may be: it is cut off there, and learnt from as a share of it."""
        ...

    def outputs(self, rows: Sequence[bytes], wanted: Sequence[Sequence[int]]) -> list[list[float]]:
        """Return for every row the outputs with these places."""
        ...


class PlainNetwork:
    """Does its sums with Python's whole numbers, hundreds at a time.

    The weights that lead from one number to all units of the next layer stand side by side in one long whole number, a
    lane of 64 bits for each: multiplying and adding those does all lanes at once, twenty times as fast as one by one.
    Weights and what units say are rounded for that, far below what tells two choices apart; most numbers that go in are
    nought and left out.
    """

    def __init__(self, layers: Layers) -> None:
        *hidden, (last, last_bias) = layers
        self._hidden: Final = [(_rows(weights), _numbers(bias)) for weights, bias in hidden]
        self._lanes: list[_Lanes] = []
        self._columns: Final = list(zip(*_rows(last), strict=True))
        """For every output its weights."""
        self._last_bias: Final = _numbers(last_bias)
        self._most: Sequence[int] = ()

    def scale(self, most: Sequence[int]) -> None:
        """Say how large every number that goes in may be."""
        if self._most == most:
            return
        self._most = most
        self._lanes = []
        units, largest = [1 / number for number in most], [1.0] * len(most)
        for weights, bias in self._hidden:
            lanes = _Lanes(weights, bias, units, largest)
            self._lanes.append(lanes)
            units, largest = [1 / _ONE] * len(bias), lanes.largest

    def outputs(self, rows: Sequence[bytes], wanted: Sequence[Sequence[int]]) -> list[list[float]]:
        """Return for every row the outputs with these places."""
        return [self._row(row, places) for row, places in zip(rows, wanted, strict=True)]

    def _row(self, row: bytes, wanted: Sequence[int]) -> list[float]:
        numbers = [min(number, most) for number, most in zip(row, self._most, strict=True)]
        if not self._lanes:
            signal = [number / most for number, most in zip(numbers, self._most, strict=True)]
        else:
            for lanes in self._lanes:
                numbers = lanes.forward(numbers)
            signal = [number / _ONE for number in numbers]
        return [self._last_bias[at] + sum(map(mul, signal, self._columns[at])) for at in wanted]


class _Lanes:
    """One layer: whole numbers go in, each in a unit of its own; what comes out is in units of ``1 / _ONE``."""

    def __init__(
        self, weights: list[list[float]], bias: list[float], units: Sequence[float], largest: Sequence[float]
    ) -> None:
        self._width: Final = len(bias)
        self.largest: Final = [
            abs(number) + sum([abs(weight) * most for weight, most in zip(column, largest, strict=True)])
            for number, column in zip(bias, zip(*weights, strict=True), strict=True)
        ]
        """What no unit can exceed, whatever goes in."""
        bits = min(_FINE_BITS, _RAISED.bit_length() - 2 - ceil(max(self.largest)).bit_length())
        self._coarser: Final = bits - (_ONE.bit_length() - 1)
        raised = _side_by_side([_RAISED] * self._width)
        self._rows: Final = [
            _side_by_side([_RAISED + round(weight * unit * (1 << bits)) for weight in row]) - raised
            for row, unit in zip(weights, units, strict=True)
        ]
        self._start: Final = _side_by_side([_RAISED + round(number * (1 << bits)) for number in bias])
        """The bias, every lane raised so far that none falls below nought and borrows from the next."""

    def forward(self, numbers: Sequence[int]) -> list[int]:
        """Return what the units say."""
        total = self._start
        for number, row in zip(numbers, self._rows, strict=True):
            if number:
                total += number * row
        lanes = array("Q")
        lanes.frombytes(total.to_bytes(_LANE * self._width, sys.byteorder))
        coarser = self._coarser
        return [lane - _RAISED >> coarser if lane > _RAISED else 0 for lane in lanes]


class ArrayNetwork:
    """Does its sums with numpy; of the first layer only the rows of numbers that are not nought are looked at."""

    def __init__(self, layers: Layers) -> None:
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

    def outputs(self, rows: Sequence[bytes], wanted: Sequence[Sequence[int]]) -> list[list[float]]:
        """Return for every row the outputs with these places."""
        return [self._row(row, places) for row, places in zip(rows, wanted, strict=True)]

    def _row(self, row: bytes, wanted: Sequence[int]) -> list[float]:
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


def read(file: Path | Traversable) -> tuple[dict[str, Any], InferenceNetwork]:
    """Return the header and the network of a file; OSError, ValueError or KeyError say that it is none."""
    try:
        with zipfile.ZipFile(io.BytesIO(file.read_bytes())) as parts:
            header, layers = _header(parts), _layers(parts)
        return header, _network(layers)
    except (zipfile.BadZipFile, struct.error, TypeError, SyntaxError) as fault:
        raise ValueError(str(fault)) from None


def read_aligned(
    file: Path | Traversable, align: Callable[[Mapping[str, Any]], tuple[Sequence[int], Sequence[int]] | None]
) -> InferenceNetwork | None:
    """Return the network of a readable file for other inputs and outputs, or None.

    ``align`` is given the keys that the file was written with, by kind. It returns for each input and each output of
    the new network its place in the file, and -1 for one that is not there, whose weights are nought; or None.
    """
    with zipfile.ZipFile(io.BytesIO(file.read_bytes())) as parts:
        if f"{KEYS}.npy" not in parts.namelist():
            return None
        places = align(json.loads(_stored(parts.read(f"{KEYS}.npy"))[2]))
        return None if places is None else _network(_aligned(_layers(parts), *places))


def _header(parts: zipfile.ZipFile) -> dict[str, Any]:
    header: dict[str, Any] = json.loads(_stored(parts.read("header.npy"))[2].decode("utf-32-le"))
    return header


def _layers(parts: zipfile.ZipFile) -> Layers:
    return [
        (_stored(parts.read(f"weights_{at}.npy")), _stored(parts.read(f"bias_{at}.npy")))
        for at in range(int(_header(parts)["layers"]))
    ]


def _network(layers: Layers) -> InferenceNetwork:
    try:
        return ArrayNetwork(layers)
    except ImportError:
        return PlainNetwork(layers)


def _aligned(layers: Layers, inputs: Sequence[int], outputs: Sequence[int]) -> Layers:
    """Return layers whose first one takes other inputs, and whose last one has other outputs."""
    found = list(layers)
    weights, bias = found[0]
    found[0] = _taken(weights, inputs), bias
    weights, bias = found[-1]
    found[-1] = _taken_columns(weights, outputs), _taken(bias, outputs)
    return found


def _taken(stored: Stored, places: Sequence[int]) -> Stored:
    """Return the rows at some places, and noughts for -1."""
    kind, shape, content = stored
    size = len(content) // shape[0]
    nought = bytes(size)
    rows = [nought if at < 0 else content[at * size : (at + 1) * size] for at in places]
    return kind, (len(places), *shape[1:]), b"".join(rows)


def _taken_columns(stored: Stored, places: Sequence[int]) -> Stored:
    """Return the columns at some places, and noughts for -1."""
    kind, (rows, columns), content = stored
    width = struct.calcsize(_KINDS[kind])
    size = columns * width
    chosen = (_taken((kind, (columns,), content[at * size : (at + 1) * size]), places)[2] for at in range(rows))
    return kind, (rows, len(places)), b"".join(chosen)


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


def _side_by_side(lanes: Sequence[int]) -> int:
    """Return some numbers, none below nought, as one long one."""
    return int.from_bytes(array("Q", lanes).tobytes(), sys.byteorder)


def _numbers(stored: Stored) -> list[float]:
    kind, _, content = stored
    return list(struct.unpack(f"<{len(content) // struct.calcsize(_KINDS[kind])}{_KINDS[kind]}", content))


def _rows(stored: Stored) -> list[list[float]]:
    rows, columns = stored[1]
    flat = _numbers(stored)
    return [flat[at * columns : (at + 1) * columns] for at in range(rows)]
