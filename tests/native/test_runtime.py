"""What the emitted code stands on does what Python does, number for number and byte for byte."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Callable
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from liza.native.emitter import Emitter, absent, boxed, is_absent, unboxed
from liza.native.heap import Heap
from liza.native.library import TrappedError
from liza.native.program import BOOL, FLOAT, INT, NONE, OBJECT, ValueKind
from tests.native.rig import needs_compiler, primitives

Call = Callable[..., Any]
STRICT = DOWN = True
NUMBERS = [-(1 << 40), -65, -8, -7, -1, 0, 1, 3, 7, 8, 255, 1 << 40]


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> tuple[Heap, Emitter]:
    return primitives(Path(tmp_path_factory.getbasetemp()))


@pytest.fixture
def call(made: tuple[Heap, Emitter]) -> Call:
    heap = made[0]

    def called(name: str, *args: Any) -> Any:
        return heap.read(heap.library.call(heap.arena, name, *map(heap.word, args)))

    return called


@needs_compiler
@pytest.mark.parametrize(
    ("name", "python"),
    [
        ("CPyTagged_Add", lambda a, b: a + b),
        ("CPyTagged_FloorDivide", lambda a, b: a // b),
        ("CPyTagged_Remainder", lambda a, b: a % b),
    ],
)
def test_arithmetic_is_pythons_below_nought_too(call: Call, name: str, python: Call) -> None:
    for a, b in product(NUMBERS, NUMBERS):
        if b:
            assert call(name, a, b) == python(a, b)


@needs_compiler
def test_shifts_and_bits_are_pythons(call: Call) -> None:
    for a, by in product(NUMBERS, (0, 1, 5, 20)):
        assert call("CPyTagged_Lshift", a, by) == a << by
        assert call("CPyTagged_Rshift", a, by) == a >> by
        assert call("CPyTagged_Invert", a) == ~a
        assert call("CPyTagged_BitLength", a) == a.bit_length()
        assert call("CPyTagged_Str", a) == str(a)
    assert call("CPyTagged_Rshift", -3, 90) == -1


@needs_compiler
@pytest.mark.parametrize(
    ("name", "args"),
    [
        ("CPyTagged_Add", (1 << 61, 1 << 61)),
        ("CPyTagged_Multiply", (1 << 40, 1 << 40)),
        ("CPyTagged_Lshift", (3, 61)),
        ("CPyTagged_FloorDivide", (1, 0)),
        ("CPyTagged_Add", (1 << 62, 1)),
    ],
)
def test_what_does_not_fit_is_trapped(call: Call, name: str, args: tuple[int, ...]) -> None:
    with pytest.raises(TrappedError):
        call(name, *args)


@needs_compiler
def test_chance_is_the_kernels(call: Call) -> None:
    for key in (bytes(range(32)), b"\xff" * 32, b"\0" + bytes(range(31))):
        for number in (0, 1, 300, 1 << 40):
            assert call("keyed_block", key, number) == hmac.digest(key, number.to_bytes(8, "big"), "sha512")
            assert call("forked_key", key, number) == hashlib.blake2s(b"fork %d" % number, key=key).digest()


@needs_compiler
def test_slices_are_pythons(call: Call) -> None:
    row, ends = list(range(7)), (None, -9, -7, -2, 0, 3, 6, 7, 9)
    for first, last, step in product(ends, ends, (None, 1, 2, -1, -3)):
        assert call("PyObject_GetItem", row, slice_of(call, first, last, step)) == row[first:last:step]


@needs_compiler
def test_a_slice_can_be_replaced_and_taken_out(made: tuple[Heap, Emitter], call: Call) -> None:
    heap = made[0]
    for first, last, more in product((None, -2, 0, 2, 5), (None, -1, 3, 5), ([], [7], [7, 8, 9, 10, 11, 12])):
        ours, theirs = list(range(5)), list(range(5))
        ours[first:last] = more
        call("PyObject_SetItem", theirs, slice_of(call, first, last, None), more)
        assert heap.read(heap.word(theirs)) == ours
        del ours[first:last]
        call("PyObject_DelItem", theirs, slice_of(call, first, last, None))
        assert heap.read(heap.word(theirs)) == ours


class Laid:
    """A word that lies in the heap already."""

    def __init__(self, word: int) -> None:
        self.word = word


def slice_of(call: Call, *ends: int | None) -> Any:
    heap: Heap = call.__closure__[0].cell_contents  # type: ignore[attr-defined]
    word = heap.library.call(heap.arena, "PySlice_New", *map(heap.word, ends))
    laid = Laid(word)
    heap._known[id(laid)] = word, laid
    return laid


@needs_compiler
def test_a_table_finds_many_keys_by_their_hash(made: tuple[Heap, Emitter], call: Call) -> None:
    heap = made[0]
    table = {(n, f"key {n}"): n * n for n in range(100)} | {"text": 1, 5: 2, (): 3}
    for key, value in table.items():
        assert call("PyObject_GetItem", table, key) == value
        assert call("PySequence_Contains", table, key) is True
    for n in range(50):
        call("CPyDict_SetItem", table, n, -n)
        call("PyObject_DelItem", table, (n, f"key {n}"))
    assert call("PySequence_Contains", table, (49, "key 49")) is False
    expected = {key: value for key, value in table.items() if not isinstance(key, tuple) or not key or key[0] > 49}
    assert heap.read(heap.word(table)) == expected | {n: -n for n in range(50)}


@needs_compiler
def test_lists_change_in_place_as_pythons_do(made: tuple[Heap, Emitter], call: Call) -> None:
    heap, row = made[0], [3, 1, None, 2]
    assert call("CPyList_Count", row, None) == 1
    call("CPyList_Insert", row, -1, 7)
    call("CPyList_Insert", row, 99, 8)
    call("CPyList_Remove", row, None)
    assert heap.read(heap.word(row)) == [3, 1, 7, 2, 8]
    with pytest.raises(TrappedError):
        call("CPyList_Remove", row, 44)


@needs_compiler
def test_builtins_are_pythons(call: Call) -> None:
    row = [(2, "b"), (1, "z"), (2, "a"), (-4, "é")]
    assert call("builtins.sorted", row) == sorted(row)
    assert call("builtins.sorted reverse", [3, -1, 2, 2], DOWN) == [3, 2, 2, -1]
    assert call("builtins.max", row) == (2, "b")
    assert call("builtins.min", 3, 2.5) == 2.5
    assert call("builtins.sum", [1, 2.5, True]) == 4.5
    assert call("builtins.zip strict", [1, 2], ("a", "b"), STRICT) == [(1, "a"), (2, "b")]
    with pytest.raises(TrappedError):
        call("builtins.zip strict", [1, 2], ("a",), STRICT)


@needs_compiler
def test_what_the_runtime_does_not_know_is_a_trap(made: tuple[Heap, Emitter], call: Call) -> None:
    assert made[1].unknown == ["unknown_to_the_runtime, line 0"]
    with pytest.raises(TrappedError, match="unknown_to_the_runtime"):
        call("unknown_to_the_runtime", 1)


@needs_compiler
def test_a_tuple_of_mixed_kinds_goes_through_registers(call: Call) -> None:
    assert call("swapped", (-3, 0.5, ["a", None])) == (-3, 0.5, ["a", None])


def test_a_kind_is_boxed_and_missing_as_the_front_end_has_it() -> None:
    pair = ValueKind("tuple", (INT, ValueKind("tuple", (FLOAT, OBJECT))))
    assert (pair.code, pair.words) == ("TwTdwEE", 3)
    assert boxed(BOOL, "x") == "box_bool(x)"
    assert boxed(NONE, "x") == "NONE_OBJECT"
    assert unboxed(INT, "x") == "unbox_int(x)"
    assert boxed(pair, "x") == "PyTuple_Pack(2, (x.f0 | 1), PyTuple_Pack(2, box_float(x.f1.f0), x.f1.f1))"
    assert is_absent(pair, "x") == "x.f0 == 1"
    assert absent(pair) == "TwTdwEE{1, TdwE{-113.0, 0}}"
