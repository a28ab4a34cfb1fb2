"""The library: a room's rules as machine code, built with the compiler that is there and loaded without one."""

from __future__ import annotations

import ctypes
import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final

from liza.kernel.base.errors import LizaError
from liza.native.layout import MemoryLayout, read_layout

FLAGS: Final = ("-std=c++17", "-shared", "-fPIC", "-fno-strict-aliasing", "-ffp-contract=off", "-fwrapv", "-w")
"""``-ffp-contract=off``: a hint must be the float that Python works out, to the last bit."""
FAST: Final = ("-O2",)
CHECKED: Final = ("-O1", "-DLIZA_CHECKED")
FINE: Final = 0
ILLEGAL: Final = 1


NO_COMPILER: Final = "No C++ compiler was found; install g++ or clang++, or pip install ziglang."
RUNTIME: Final = Path(__file__).with_name("runtime")


class CannotBuildError(LizaError):
    """Something that building needs is not there."""


class TrappedError(LizaError):
    """The native rules came to what they cannot do; CPython can say why."""

    def __init__(self, code: int, where: str, line: int) -> None:
        super().__init__(f"The native rules stopped in {where}, line {line}.")
        self.code: Final = code


def compiler() -> list[str] | None:
    """Return the words that call a C++ compiler: the one that is named, found, or carried by ``ziglang``."""
    for named in (os.environ.get("CXX", ""), "c++", "g++", "clang++"):
        if named and shutil.which(named.split()[0]):
            return named.split()
    return [sys.executable, "-m", "ziglang", "c++"] if importlib.util.find_spec("ziglang") else None


def missing() -> str | None:
    """Return what building a room lacks; None where nothing does."""
    if importlib.util.find_spec("mypyc") is None:
        return "mypy is not installed; it reads the rules (pip install mypy)."
    if compiler() is None:
        return NO_COMPILER
    return None


def built(source: Path, room: str, folder: Path, *, checked: bool = False) -> Path:
    """Return the library of a room, built from a source folder unless it is there already."""
    lacking = missing()
    if lacking is not None:
        raise CannotBuildError(lacking)
    made = folder / f"{room}-{_digest(source, room, checked=checked)}.so"
    if not made.is_file():
        from liza.native.translation import translated  # noqa: PLC0415 - it needs mypy

        assemble(*translated(source, room), made, checked=checked)
    return made


def assemble(code: str, layout: MemoryLayout, made: Path, *, checked: bool = False) -> None:
    """Compile C++ to a library, and lay down beside it what it expects of memory."""
    words = compiler()
    if words is None:
        raise CannotBuildError(NO_COMPILER)
    made.parent.mkdir(parents=True, exist_ok=True)
    text, half = made.with_suffix(".cpp"), made.with_suffix(f".{os.getpid()}")
    text.write_text(code, encoding="utf-8")
    flags = [*FLAGS, *(CHECKED if checked else FAST), "-I", str(RUNTIME)]
    subprocess.run([*words, *flags, str(text), "-o", str(half)], check=True)  # noqa: S603 - the compiler that is there
    layout.write(made.with_suffix(".layout"))
    half.replace(made)  # whole or not at all, also when two build it


def _digest(source: Path, room: str, *, checked: bool) -> str:
    """Return what changes with everything that a library is made from."""
    package = source / "liza"
    rules = [package / "kernel", package / "parts", package / "games" / room]
    files = [file for folder in rules for file in sorted(folder.rglob("*.py"))]
    files += sorted(file for file in Path(__file__).parent.rglob("*") if file.suffix in {".py", ".h"})
    words = [sys.version, *(compiler() or ()), *FLAGS, *(CHECKED if checked else FAST)]
    found = hashlib.sha256(" ".join(words).encode())
    for file in files:
        found.update(file.read_bytes())
    return found.hexdigest()[:16]


class Library:
    """A room's machine code. What it is called with, and what it returns, are words."""

    def __init__(self, file: Path) -> None:
        code = ctypes.CDLL(str(file))
        self.layout: Final[MemoryLayout] = read_layout(file.with_suffix(".layout"))
        self.shapes: Final = {shape.name: shape for shape in self.layout.shapes}
        self.entries: Final = {name: number for number, name in enumerate(self.layout.entries)}
        self.new_arena: Final[Callable[[], int]] = _bound(code.liza_arena, [])
        self.forget: Final = _bound(code.liza_forget, [ctypes.c_int64], None)
        self.close: Final = _bound(code.liza_close, [ctypes.c_int64], None)
        self.taken: Final = _bound(code.liza_taken, [ctypes.c_int64])
        self.take: Final[Callable[[int, int], int]] = _bound(code.liza_take, [ctypes.c_int64, ctypes.c_int64])
        self.arrange: Final = _bound(code.liza_arrange, [ctypes.c_int64, ctypes.c_int64], ctypes.c_int)
        self.statics: Final[int] = _bound(code.liza_statics, [])()
        self._classes: Final[Callable[[int], int]] = _bound(code.liza_class, [ctypes.c_int64])
        self.value: Final[Callable[[int], int]] = _bound(code.liza_value, [ctypes.c_int64])
        self.builtin: Final[Callable[[int], int]] = _bound(code.liza_builtin, [ctypes.c_int64])
        row = ctypes.POINTER(ctypes.c_int64)
        called = [ctypes.c_int64, ctypes.c_int64, row, ctypes.c_int64, row]
        self._call: Final = _bound(code.liza_call, called, ctypes.c_int)
        self._where: Final = _bound(code.liza_where, [ctypes.c_int64, ctypes.POINTER(ctypes.c_int)], ctypes.c_char_p)
        _bound(code.liza_open, [], None)()
        self.classes: Final[list[int]] = [self._classes(number) for number in range(len(self.layout.shapes))]
        """Where each class lies, by its number."""

    def call(self, arena: int, entry: str, *words: int) -> int:
        """Call an entry with objects; what it makes lies in the arena."""
        out = ctypes.c_int64()
        args = (ctypes.c_int64 * max(1, len(words)))(*words)
        code = self._call(arena, self.entries[entry], args, len(words), ctypes.byref(out))
        if code != FINE:
            line = ctypes.c_int()
            where = self._where(arena, ctypes.byref(line))
            raise TrappedError(code, where.decode(), line.value)
        return out.value


def _bound(function: Any, args: Sequence[Any], result: Any = ctypes.c_int64) -> Callable[..., Any]:
    function.argtypes, function.restype = args, result
    found: Callable[..., Any] = function
    return found
