"""Words of cards: how they are declared and read, and that every function takes what its moment hands out."""

from __future__ import annotations

import ast
import importlib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import ClassVar

import pytest

import liza
from liza.kernel.core.card_words import Bounds, Family, Word
from liza.kernel.core.spec import Clause
from liza.kernel.packs.pack import Pack, PackReader


class Trick(Word):
    """A word with a number, a name, a mark and two moments."""

    FAMILY: ClassVar[str] = "clause-trick"
    colour: int = 0
    from_: int = 0
    loud: bool = False
    do: Callable[[list[int], Trick], None] | None = None
    later: Callable[[list[int]], None] | None = None


TRICKS: Family[Trick] = Family(Trick)
COLOURS = {"red": 3, "blue": 5}


@TRICKS.does("add", amount=Bounds(1, 9))
def add(s: list[int], trick: Trick) -> None:
    s.append(trick.amount)


@TRICKS.does("paint", "later", from_=Bounds(0, 4, 2), colour=COLOURS, loud=True)
def paint(s: list[int]) -> None:
    s.clear()


def quietly(trick: Trick) -> Clause:
    return "clause-hush", {"twice": 2 * trick.amount}


TRICKS.row("hush", amount=Bounds(1, 9), says=quietly)


def read(text: str) -> tuple[Trick, ...]:
    reader = PackReader(Pack(f'[[card]]\nid = "one"\neffect = [{text}]\n', "one"))
    (entry,) = reader.entries("card")
    entry.word("id")
    found = TRICKS.read_all(entry, "effect")
    entry.done()
    reader.finish()
    return found


def test_a_word_has_what_is_declared_and_what_the_pack_says() -> None:
    one, other, third = read(
        '{ do = "add", amount = 4 }, { do = "paint", colour = "blue" }, { do = "hush", amount = 3 }'
    )
    assert (one.name, one.amount, one.do, one.later, one.loud) == ("add", 4, add, None, False)
    assert (other.colour, other.from_, other.do, other.later, other.loud) == (5, 2, None, paint, True)
    assert one.clause == ("clause-trick-add", {"amount": 4})
    assert other.clause == ("clause-trick-paint-blue", {"from": 2})
    assert (third.clause, third.do) == (("clause-hush", {"twice": 6}), None)
    assert (one.given("add"), one.given("hush"), one.given("hush", 7)) == (4, 0, 7)
    assert Trick("plain").clause == ("clause-trick-plain", {})


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ('{ do = "dance" }', "expected one of add, paint, hush"),
        ('{ do = "add", amount = 10 }', "expected a whole number from 1 to 9"),
        ('{ do = "add" }', "found nothing"),
        ('{ do = "paint", colour = "green" }', "expected one of red, blue"),
        ('{ do = "paint", colour = "red", from = 5 }', "expected a whole number from 0 to 4"),
        ('{ do = "hush", amount = 1, colour = "red" }', "unknown field"),
    ],
)
def test_what_is_not_as_declared_is_refused(text: str, fault: str) -> None:
    with pytest.raises(liza.PackError, match=fault):
        read(text)


def test_a_word_is_declared_once_and_with_nothing_that_its_class_has_not() -> None:
    with pytest.raises(ValueError, match="add"):
        TRICKS.row("add")
    family: Family[Trick] = Family(Trick)
    with pytest.raises(AttributeError, match="lowd"):
        family.row("shout", lowd=True)


GAMES = Path(liza.__file__).parent / "games"


def trees(folder: Path) -> list[ast.Module]:
    return [ast.parse(file.read_text(encoding="utf-8")) for file in sorted(folder.rglob("*.py"))]


def moments(room: Path) -> dict[str, dict[str, int]]:
    """Return how many things each moment of each class of words hands out."""
    found: dict[str, dict[str, int]] = {}
    for kind in ast.walk(ast.parse((room / "content" / "words.py").read_text(encoding="utf-8"))):
        for field in kind.body if isinstance(kind, ast.ClassDef) else []:
            if isinstance(field, ast.AnnAssign) and "Callable[[" in ast.unparse(field.annotation):
                given = next(node for node in ast.walk(field.annotation) if isinstance(node, ast.List))
                found.setdefault(kind.name, {})[ast.unparse(field.target)] = len(given.elts)
    return found


def own(tree: ast.Module) -> dict[str, ast.FunctionDef]:
    return {node.name: node for node in tree.body if isinstance(node, ast.FunctionDef)}


def declared_in(tree: ast.Module) -> Iterator[tuple[str, str, ast.FunctionDef]]:
    """Yield family, moment and function of whatever words are declared with in a file, as far as it is from there."""
    for node in ast.walk(tree):
        for call in node.decorator_list if isinstance(node, ast.FunctionDef) else []:
            if isinstance(call, ast.Call) and ast.unparse(call.func).endswith(".does"):
                assert isinstance(node, ast.FunctionDef)
                moment = ast.literal_eval(call.args[1]) if len(call.args) > 1 else "do"
                yield ast.unparse(call.func).removesuffix(".does"), moment, node
        if isinstance(node, ast.Call) and ast.unparse(node.func).endswith((".does", ".row")):
            for each in node.keywords:
                if each.arg is not None and isinstance(each.value, ast.Name) and each.value.id in own(tree):
                    yield ast.unparse(node.func).rpartition(".")[0], each.arg, own(tree)[each.value.id]


@pytest.mark.parametrize("room", [room.name for room in GAMES.iterdir() if (room / "effects").is_dir()])
def test_every_function_of_a_word_stands_in_the_effects(room: str) -> None:
    """The native back end takes the functions of that folder, and no others, for what words may call."""
    folder, seen = f"liza.games.{room}.effects", 0
    for file in sorted((GAMES / room / "effects").glob("[a-z]*.py")):
        for held in vars(importlib.import_module(f"{folder}.{file.stem}")).values():
            for word, declared in held.words.items() if isinstance(held, Family) else []:
                for moment, function in declared.items():
                    if callable(function):
                        seen += 1
                        assert function.__module__.startswith(f"{folder}."), f"{word}: {moment}"
    assert seen >= 10


@pytest.mark.parametrize("room", [room.name for room in GAMES.iterdir() if (room / "effects").is_dir()])
def test_every_function_of_a_word_takes_what_its_moment_hands_out(room: str) -> None:
    """The sources are read: a compiled function does not always tell what it takes."""
    files = trees(GAMES / room / "effects")
    kinds = {
        ast.unparse(node.target): ast.unparse(node.value.args[0])
        for tree in files
        for node in tree.body
        if isinstance(node, ast.AnnAssign) and isinstance(node.value, ast.Call)
        if ast.unparse(node.value.func) == "Family"
    }
    handed, seen = moments(GAMES / room), 0
    for family, moment, function in [each for tree in files for each in declared_in(tree)]:
        if moment != "says":
            seen += 1
            taken = len(function.args.args)
            assert taken == handed[kinds[family]][moment], f"{function.name} for {moment} of {family}"
    assert seen >= 10
