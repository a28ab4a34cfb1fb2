"""``help()`` says of the engine what its sources say, compiled or not: what a thing is, what it takes and gives."""

from __future__ import annotations

import inspect
import pydoc

import pytest

import liza

PUBLIC = [name for name in liza.__all__ if callable(getattr(liza, name))]


def helped(thing: object) -> str:
    """Return what ``help(thing)`` prints."""
    return pydoc.plain(pydoc.render_doc(thing))


def test_a_method_of_a_state_says_what_it_takes_does_and_gives() -> None:
    state = liza.game("qiahn").new(seed=1)
    said = helped(state.legal)
    assert "Return the actions the seat may choose now" in said
    assert "legal(seat: int) -> list[int]" in said.replace("'", "")  # plain Python quotes the types
    assert list(inspect.signature(state.apply).parameters) == ["seat", "action"]


def test_classes_properties_and_fields_say_what_they_are() -> None:
    said = helped(liza.State)
    assert "What every game's state has." in said
    assert "What happened in the last apply or leave" in said
    assert "A game with one card pack" in helped(type(liza.game("qiahn")))
    if liza.compiled:  # plain Python has no place for what is said of a field
        assert "The seats that must decide now, none when the game is over." in said


@pytest.mark.parametrize("name", PUBLIC)
def test_everything_at_the_top_of_the_package_is_described(name: str) -> None:
    thing = getattr(liza, name)
    assert inspect.getdoc(thing), name
    for id, member in inspect.getmembers(thing, inspect.isroutine):
        if not id.startswith("_"):
            assert inspect.getdoc(member), f"{name}.{id}"


def test_a_room_describes_what_it_adds() -> None:
    game = liza.game("tanxi")
    assert "how well" in helped(game.evaluate)
    module = inspect.getmodule(type(game))
    assert module is not None
    assert module.__doc__
