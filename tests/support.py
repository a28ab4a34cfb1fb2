"""What tests of every room share."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Collection, Coroutine, Iterable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import pytest
from _pytest.mark import ParameterSet

import liza
from liza.kernel.base.errors import PackError
from liza.kernel.core.state import State
from liza.lab.packs.fault_sentences import fault_sentence
from liza.lab.packs.pack_page import pack_page
from liza.lab.packs.pack_schema import pack_schema
from liza.lab.report.rule_coverage import cited_rules

T = TypeVar("T")

rule = pytest.mark.rule
"""Cites the rows of a ledger that a test sees happen: ``@rule("QT-024", "QT-A08")``."""


def now(chosen: Collection[str], every: Iterable[str]) -> list[ParameterSet]:
    """Return parameters of which the chosen are tried at every change, the others by ``python3 run.py test --all``."""
    return [pytest.param(one, marks=[] if one in chosen else pytest.mark.slow) for one in every]


@cache
def citations() -> dict[str, list[str]]:
    """Return the tests that cite each rule, all tests having been read once."""
    return cited_rules(Path(__file__).parent)


def said_in_both_languages(refused: PackError) -> None:
    """See that everything wrong with a pack has its own words in Spanish and in English, and not the file's."""
    assert refused.faults
    for fault in refused.faults:
        assert fault.case, fault.text
        spanish, english = fault_sentence(fault, "es"), fault_sentence(fault, "en")
        assert spanish != english, fault.text
        shown = [value for name, value in fault.values if name in ("found", "least", "wanted") and value != "nothing"]
        assert all(value in spanish for value in shown), spanish


def offered(state: State, seat: int) -> list[int]:
    """Return what a seat may choose now, having seen that nothing of it is refused and nothing offered twice."""
    legal = state.legal(seat)
    assert len(set(legal)) == len(legal), [state.game.notation(action) for action in legal]
    refused = {action: state.agenda[-1].refuse(state, seat, action) for action in legal}
    assert not any(refused.values()), {state.game.notation(action): why for action, why in refused.items() if why}
    return legal


def pages_of_pack(game: liza.Game[Any]) -> None:
    """See that what a pack of a game may say, with all its words and bounds, is what docs/packs tells designers."""
    folder = Path(__file__).parents[1] / "docs" / "packs"
    page, schema = folder / f"{game.id}.md", folder / f"{game.id}.schema.json"
    assert page.read_text(encoding="utf-8") == pack_page(game), "run scripts/generate packs"
    assert json.loads(schema.read_text(encoding="utf-8")) == pack_schema(game), "run scripts/generate packs"


def awaited(work: Coroutine[Any, Any, T]) -> T:
    """Run asynchronous work in a thread of its own: a browser's event loop may be running in this one."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()
