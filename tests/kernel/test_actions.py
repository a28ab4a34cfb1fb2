"""Actions as numbers and as texts."""

from __future__ import annotations

import pytest

from liza import ActionSpace, BadNotation, Kind, Verb

CARDS = Kind("card", ("rey", "reina", "paje"))
PLACES = Kind("place", ("norte", "sur"))
SPACE = ActionSpace([Verb("pass"), Verb("play", CARDS), Verb("move", CARDS, PLACES)])


def test_the_space_is_every_verb_with_every_argument_in_order() -> None:
    assert SPACE.size == 1 + 3 + 6
    assert list(SPACE) == list(range(10))
    assert SPACE.notations[:5] == ("pass", "play rey", "play reina", "play paje", "move rey norte")
    assert SPACE.notations[-1] == "move paje sur"
    assert [SPACE.base(verb) for verb in ("pass", "play", "move")] == [0, 1, 4]


def test_an_action_is_split_into_verb_and_arguments() -> None:
    verb, offset = SPACE.split(7)
    assert (verb.id, verb.arguments(offset), verb.keys(offset)) == ("move", (1, 1), ("reina", "sur"))
    assert SPACE.split(0)[0].arguments(0) == ()


@pytest.mark.parametrize("action", [-1, 10, 1000])
def test_there_are_no_other_actions(action: int) -> None:
    with pytest.raises(IndexError, match=f"no action {action}"):
        SPACE.split(action)


def test_case_and_spaces_do_not_matter() -> None:
    assert SPACE.parse("  Move   REINA sur ") == 7


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ("play dragon", "'play dragon' is no action of this game; 'play' is written like 'play rey'."),
        ("fly", "'fly' is no action of this game; its verbs are pass, play, move."),
        ("", "'' is no action of this game; its verbs are pass, play, move."),
    ],
)
def test_what_is_no_action_gets_a_hint(text: str, answer: str) -> None:
    with pytest.raises(BadNotation) as fault:
        SPACE.parse(text)
    assert str(fault.value) == answer


def test_kinds_know_their_keys() -> None:
    assert (len(CARDS), CARDS.index("paje")) == (3, 2)
    with pytest.raises(KeyError):
        CARDS.index("dragon")
