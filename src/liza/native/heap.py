"""The heap image: Python's objects laid out as the native rules read them, and what they made read back.

The real objects are asked, after Python has read the pack and loaded the modules: so nothing of either has to exist
natively, and one library plays every pack. What no native rule reads is left out.
"""

from __future__ import annotations

import ctypes
import struct
import sys
import weakref
from collections.abc import Sequence
from types import BuiltinFunctionType, FunctionType
from typing import Any, Final

from liza.kernel.base.data import stored_fields
from liza.kernel.base.errors import LizaError
from liza.native.layout import FieldSlot, Shape
from liza.native.library import Library
from liza.native.program import OBJECT, ValueKind

SINGLES: Final = (None, True, False)
FOREIGN: Final = 3
"""The number of what stands for an object that only CPython has."""
BUILTINS: Final = (int, bool, float, str, bytes, list, tuple, dict, set, type(None), type)
LARGEST: Final = 1 << 62
"""Above it a number does not fit; whoever uses it is trapped."""
DATA: Final = "liza.kernel.base.data.Data"
ITEM: Final = "liza.kernel.base.data.PackItem"


class Heap:
    """Objects of one library in one arena; it goes on where another one ended, whose objects it shares."""

    def __init__(self, library: Library, above: Heap | None = None) -> None:
        self.library: Final = library
        self.arena: Final[int] = library.new_arena()
        self._above: Final = above
        self._known: Final[dict[int, tuple[int, Any]]] = {}
        """Where each object lies, by its identity; the object is kept, so that nothing else takes its identity."""
        self._builtin: Final = [library.builtin(at) for at in range(len(SINGLES) + 1 + len(BUILTINS))]
        self._numbers: Final = {at: number for number, at in enumerate(library.classes)}
        self._kinds: Final = {
            self._builtin[FOREIGN + 1 + BUILTINS.index(kind)]: read
            for kind, read in (
                (float, self._read_float), (str, self._read_text), (bytes, self._read_bytes), (list, self._read_list),
                (tuple, self._read_tuple), (dict, self._read_dict),
            )
        }  # fmt: skip

        weakref.finalize(self, library.close, self.arena)
        if above is None:
            self._load()

    def forget(self) -> None:
        """Forget all objects, and use their memory again."""
        self.library.forget(self.arena)
        self._known.clear()

    def _load(self) -> None:
        """Lay out what the modules and classes of the rules hold."""
        layout = self.library.layout
        for number, (what, name) in enumerate(layout.statics):
            held = found(name) if what == "name" else frozenset(name[1]) if name[0] == "frozenset" else name[1]
            self._write(self.library.statics + 8 * number, self.word(held))
        for shape, at in zip(layout.shapes, self.library.classes, strict=True):
            kind = found(shape.name)
            table = self._at(at + 7 * 8)
            if isinstance(kind, type):
                for number, name in enumerate(layout.named):
                    said = getattr(kind, name, MISSING)
                    if not callable(said) and not _describes(said):
                        self._write(table + 8 * number, self.word(said))

    # Into the heap.

    def word(self, held: Any) -> int:
        """Return the word of an object, which is laid out unless it is known."""
        if held is None or held is True or held is False:
            return self._builtin[SINGLES.index(held)]
        if type(held) is int:
            return held << 1 | 1 if -LARGEST <= held < LARGEST else self._builtin[FOREIGN]
        heap: Heap | None = self
        while heap is not None:
            if id(held) in heap._known:  # noqa: SLF001
                return heap._known[id(held)][0]  # noqa: SLF001
            heap = heap._above  # noqa: SLF001
        return self._laid_out(held)

    def _laid_out(self, held: Any) -> int:
        match held:
            case float():
                return self._new(held, float, [_bits(held)])
            case str() | bytes():
                chars = held.encode() if isinstance(held, str) else held
                words = struct.unpack(f"<{(len(chars) + 7) // 8}q", chars.ljust((len(chars) + 7) // 8 * 8, b"\0"))
                return self._new(held, type(held), [len(chars), *words])
            case list() | range():
                at = self._new(held, list, [len(held), len(held), 0])
                self._write(at + 24, self._row(held))
                return at
            case tuple():
                at = self._new(held, tuple, [len(held), *([0] * len(held))])
                self._write(at + 16, *map(self.word, held))
                return at
            case dict() | set() | frozenset():
                return self._table(held)
            case type() if held in BUILTINS:
                return self._builtin[FOREIGN + 1 + BUILTINS.index(held)]
        return self._special(held)

    def _special(self, held: Any) -> int:
        """Lay out an object of the rules, or a function or class of theirs; what else there is stays with CPython."""
        kind = held if isinstance(held, type) else type(held)
        name = f"{kind.__module__}.{kind.__qualname__}"
        if isinstance(held, FunctionType | BuiltinFunctionType):
            name = f"{held.__module__}.{held.__qualname__}"
            values = self.library.layout.values
            return self.library.value(values.index(name)) if name in values else self._builtin[FOREIGN]
        shape = self.library.shapes.get(name)
        if shape is None:
            return self._builtin[FOREIGN]
        number = self.library.layout.shapes.index(shape)
        return self.library.classes[number] if isinstance(held, type) else self._object(held, shape, number)

    def _object(self, held: Any, shape: Shape, number: int) -> int:
        at = self.library.take(self.arena, shape.words)
        self._known[id(held)] = at, held
        words = [self.library.classes[number]] + [0] * (shape.words - 1)
        for field in shape.fields:
            value = getattr(held, field.name, MISSING) if field.read else MISSING
            if value is not MISSING and not field.name.startswith("__"):
                words[field.place : field.place + field.kind.words] = self._words(field.kind, value)
        self._write(at, *words)
        return at

    def _words(self, kind: ValueKind, value: Any) -> list[int]:
        """Return the words of a field's value."""
        if kind.name == "tuple":
            return [word for item, each in zip(kind.items, value, strict=True) for word in self._words(item, each)]
        if kind.name == "float":
            return [_bits(value)]
        if kind.name == "object":
            return [self.word(value)]
        return [self.word(value) - 1 if kind.name == "int" else int(value or kind.name == "none")]

    def _table(self, held: Any) -> int:
        """Lay out a dict or a set; the runtime arranges its keys, so that it finds them by their hash."""
        keys = list(held)
        dicts = isinstance(held, dict)
        at = self._new(held, dict if dicts else set, [len(keys), len(keys), 0, 0, 0, 0])
        self._write(at + 24, self._row(keys), self._row(list(held.values())) if dicts else 0)
        self.library.arrange(self.arena, at)
        return at

    def _row(self, items: Sequence[Any]) -> int:
        if not items:
            return 0
        at = self.library.take(self.arena, len(items))
        self._write(at, *map(self.word, items))
        return at

    def _new(self, held: Any, kind: type, words: list[int]) -> int:
        at = self.library.take(self.arena, 1 + len(words))
        self._known[id(held)] = at, held
        self._write(at, self._builtin[FOREIGN + 1 + BUILTINS.index(kind)], *words)
        return at

    def _write(self, at: int, *words: int) -> None:
        (ctypes.c_int64 * len(words)).from_address(at)[:] = list(words)

    # Out of the heap.

    def _at(self, at: int) -> int:
        return ctypes.c_int64.from_address(at).value

    def _many(self, at: int, count: int) -> list[int]:
        return (ctypes.c_int64 * count).from_address(at)[:] if count else []

    def shape_of(self, word: int) -> Shape | None:
        """Return the class of an object of the rules, None for anything else."""
        number = None if word & 1 else self._numbers.get(self._at(word))
        return None if number is None else self.library.layout.shapes[number]

    def read(self, word: int) -> Any:
        """Return what a word holds, as JSON-able data: objects of the rules are written as the kernel writes them."""
        if word & 1:
            return word >> 1
        if not word:
            raise LizaError("A field was never filled: what no native rule reads is not laid out.")
        if word in self._builtin[: len(SINGLES)]:
            return SINGLES[self._builtin.index(word)]
        shape = self.shape_of(word)
        if shape is None:
            return self._kinds[self._at(word)](word)
        if ITEM in shape.ancestors:
            return self.field(word, "number")
        if DATA not in shape.ancestors:
            raise LizaError(f"A {shape.name} cannot be written down.")
        kind = found(shape.name)
        return {name: self.field(word, name) for name in stored_fields(kind, (), kind.derived)}

    def field(self, word: int, name: str) -> Any:
        """Return what a field of an object holds."""
        shape = self.shape_of(word)
        assert shape is not None
        return self._value(word, next(field for field in shape.fields if field.name == name))

    def word_in(self, word: int, name: str) -> int:
        """Return the word in a field of an object."""
        shape = self.shape_of(word)
        assert shape is not None
        return self._at(word + 8 * next(field.place for field in shape.fields if field.name == name))

    def _value(self, word: int, field: FieldSlot) -> Any:
        return self._held(field.kind, self._many(word + 8 * field.place, field.kind.words))

    def _held(self, kind: ValueKind, words: list[int]) -> Any:
        if kind.name == "tuple":
            made, at = [], 0
            for item in kind.items:
                made.append(self._held(item, words[at : at + item.words]))
                at += item.words
            return tuple(made)
        if kind.name == "float":
            return struct.unpack("<d", struct.pack("<q", words[0]))[0]
        if kind.name == "int":
            return words[0] >> 1
        if kind.name in {"bool", "none"}:
            return bool(words[0]) if kind.name == "bool" else None
        return self.read(words[0]) if kind == OBJECT or kind.name == "object" else words[0]

    def _read_float(self, word: int) -> float:
        return ctypes.c_double.from_address(word + 8).value

    def _read_bytes(self, word: int) -> bytes:
        return ctypes.string_at(word + 16, self._at(word + 8))

    def _read_text(self, word: int) -> str:
        return self._read_bytes(word).decode()

    def words_of(self, word: int) -> list[int]:
        """Return the words in a list."""
        return self._many(self._at(word + 24), self._at(word + 8))

    def _read_list(self, word: int) -> list[Any]:
        return [self.read(each) for each in self.words_of(word)]

    def _read_tuple(self, word: int) -> tuple[Any, ...]:
        return tuple([self.read(each) for each in self._many(word + 16, self._at(word + 8))])

    def _read_dict(self, word: int) -> dict[Any, Any]:
        _, size, _, keys, values, *_ = self._many(word, 7)
        pairs = zip(self._many(keys, size), self._many(values, size), strict=True)
        return {self.read(key): self.read(value) for key, value in pairs}


MISSING: Final = object()


def found(name: str) -> Any:
    """Return what a module holds under a full name, or a class of it; what is not there is missing."""
    module, _, rest = name.rpartition(".")
    while module and module not in sys.modules:
        module, _, more = module.rpartition(".")
        rest = f"{more}.{rest}"
    held: Any = sys.modules.get(module, MISSING)
    for part in rest.split("."):
        held = getattr(held, part, MISSING)
    return held


def _describes(said: Any) -> bool:
    """Whether what a class holds under a name is about its objects, not itself."""
    return said is MISSING or hasattr(type(said), "__get__")


def _bits(value: float) -> int:
    bits: int = struct.unpack("<q", struct.pack("<d", value))[0]
    return bits
