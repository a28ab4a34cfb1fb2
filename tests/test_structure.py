"""The figures of ``scripts/measure structure``: what is counted, and that nothing exceeds its ceiling."""

from __future__ import annotations

from pathlib import Path

import pytest
from tools.measure.project import structure


def test_no_figure_exceeds_its_ceiling() -> None:
    found = structure.figures()
    assert found.keys() == structure.BOUNDS.keys()
    over = {name: value for name, value in found.items() if value > structure.BOUNDS[name].ceiling}
    assert over == {}, "scripts/measure structure --list names what is behind each figure"


def test_no_ceiling_is_below_its_goal() -> None:
    assert [name for name, bound in structure.BOUNDS.items() if bound.ceiling < bound.goal] == []


@pytest.mark.parametrize(
    ("arrows", "size"),
    [
        ({"a": {"b"}, "b": {"c"}, "c": set()}, 0),
        ({"a": {"b"}, "b": {"a"}, "c": {"a"}}, 2),
        ({"a": {"b"}, "b": {"c"}, "c": {"a"}, "d": {"e"}, "e": {"d"}}, 3),
    ],
)
def test_a_circle_is_what_reaches_itself(arrows: dict[str, set[str]], size: int) -> None:
    assert structure.largest_circle(arrows) == size


def test_imports_for_types_count(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    room = tmp_path / "liza" / "games" / "toy"
    texts = {
        "state.py": "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from liza.games.toy.game import Toy\n",
        "game.py": "from liza.games.toy import state, words\n",
        "words.py": "import json\n",
    }
    trees = {room / name: structure.ast.parse(text) for name, text in texts.items()}
    monkeypatch.setattr(structure, "PACKAGE", tmp_path / "liza")
    monkeypatch.setattr(structure, "modules", lambda: trees)
    arrows = structure.imports_within(room)
    assert arrows["liza.games.toy.state"] == {"liza.games.toy.game"}
    assert arrows["liza.games.toy.game"] == {"liza.games.toy.state", "liza.games.toy.words"}
    assert structure.largest_circle(arrows) == 2


def test_a_word_of_a_card_is_found_where_it_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    room = tmp_path / "toy"
    texts = {
        "effects/deeds.py": 'DEEDS.row("gold")\n\n\n@DEEDS.does("steal", "question")\ndef steal(): ...\n',
        "content/words.py": "class Deed:\n    do = None\n",
        "bots/hints.py": 'if deed.name == "gold":\n    worth += 1\n',
        "events.py": 'GAINED = EVENTS.declare("gold")\n',
        "texts/es.ftl": "clause-deed-gold = Oro.\nclause-deed-steal-all = Robas.\nevent-gold = Oro.\n",
        "texts/en.ftl": "clause-deed-golden = Gold.\nclause-deed-steal = You steal.\n",
    }
    for name, text in texts.items():
        (room / name).parent.mkdir(parents=True, exist_ok=True)
        (room / name).write_text(text, encoding="utf-8")
    monkeypatch.setattr(structure, "modules", lambda: {room / name: None for name in texts if name.endswith(".py")})
    found = {word: sorted(files) for word, files in structure.words_of(room).items()}
    assert found == {
        "gold": ["bots/hints.py", "effects/deeds.py", "texts/es.ftl"],
        "steal": ["effects/deeds.py", "texts/en.ftl", "texts/es.ftl"],
    }
    assert structure.lines_of_words(room) == 5 + 2


def test_riddles_are_counted_as_words() -> None:
    text = "Whoever knows nothing tells nobody of nothingness."
    assert structure.RIDDLES.findall(text) == ["Whoever", "nothing", "nobody"]
