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
    """Numbers go in, numbers come out; only some of those are ever asked for."""

    def outputs(self, inputs: Sequence[float], wanted: Sequence[int]) -> list[float]:
        """Return the outputs with these places."""
        ...


class PlainNetwork:
    """Does its sums one by one and leaves out the noughts, which most inputs are."""

    def __init__(self, layers: Sequence[tuple[Stored, Stored]]) -> None:
        self._layers: Final = [(_rows(weights), _numbers(bias)) for weights, bias in layers]

    def outputs(self, inputs: Sequence[float], wanted: Sequence[int]) -> list[float]:
        """Return the outputs with these places."""
        signal = list(inputs)
        for weights, bias in self._layers[:-1]:
            total = bias
            for number, row in zip(signal, weights, strict=True):
                if number:
                    total = [so_far + number * weight for so_far, weight in zip(total, row, strict=True)]
            signal = [max(number, 0.0) for number in total]
        weights, bias = self._layers[-1]
        return [bias[at] + sum([n * row[at] for n, row in zip(signal, weights, strict=True) if n]) for at in wanted]


class ArrayNetwork:
    """Does its sums with numpy."""

    def __init__(self, layers: Sequence[tuple[Stored, Stored]]) -> None:
        import numpy as np  # noqa: PLC0415 - nobody needs it who can wait some milliseconds

        def array(stored: Stored) -> Any:
            kind, shape, content = stored
            return np.frombuffer(content, kind).reshape(shape).astype(np.float32)

        self._np: Final = np
        self._layers: Final = [(array(weights), array(bias)) for weights, bias in layers]

    def outputs(self, inputs: Sequence[float], wanted: Sequence[int]) -> list[float]:
        """Return the outputs with these places."""
        signal = self._np.asarray(inputs, self._np.float32)
        for weights, bias in self._layers[:-1]:
            signal = self._np.maximum(signal @ weights + bias, 0)
        weights, bias = self._layers[-1]
        places = list(wanted)
        found: list[float] = (signal @ weights[:, places] + bias[places]).tolist()
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
