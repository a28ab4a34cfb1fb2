"""Exact chances of a fight: the engine plays every way the dice can fall."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

import liza
from tests.games.qiahn.chance import distribution
from tests.games.qiahn.table import GAME, SIDES, Table
from tests.support import rule

MATCHES = {
    "QT-065": ("mago", "", "mago", "", Fraction(19, 40), Fraction(1, 20), Fraction(19, 40)),
    "QT-066": ("infante", "espada infante", "infante", "", Fraction(15, 16), Fraction(1, 16), Fraction(0)),
    "QT-067": ("mago", "", "paladin caballero", "", Fraction(241, 600), Fraction(39, 800), Fraction(1319, 2400)),
    "QT-068": ("mago", "", "infante arquero bestia", "", Fraction(19, 40), Fraction(1, 20), Fraction(19, 40)),
    "QT-069": ("mago", "fuego mago", "mago", "", Fraction(667, 800), Fraction(19, 800), Fraction(57, 400)),
    "QT-070": ("infante", "fuego infante", "arquero", "", Fraction(21, 32), Fraction(13, 96), Fraction(5, 24)),
    "QT-071": (
        "bestia", "espada bestia", "paladin", "escudo paladin", Fraction(7, 24), Fraction(1, 12), Fraction(5, 8),
    ),
    "QT-072": ("infante", "agua infante", "mago", "fuego mago", Fraction(0), Fraction(1), Fraction(0)),
    "QT-073": ("arquero", "agua arquero, espada arquero", "caballero", "", Fraction(1), Fraction(0), Fraction(0)),
    "QT-074": ("infante bestia", "agua infante", "mago", "", Fraction(1), Fraction(0), Fraction(0)),
    "QT-075": (
        "bestia", "agua bestia, espada bestia", "infante arquero", "", Fraction(2, 3), Fraction(5, 24), Fraction(1, 8),
    ),
}  # fmt: skip
"""By rule: the attackers, their tokens, the defenders, theirs; the chances to win, draw and lose."""


def ready(attackers: str, tokens: str, defenders: str, answer: str) -> liza.State:
    """Return the last round with everything placed, before the defender's «turno» lets the dice fall."""
    first = "cruz" if "agua" in tokens else "cara"
    second = SIDES[1 - SIDES.index(first)]
    troops: dict[str, Any] = {first: attackers, second: defenders}
    table = Table(first=first, after=2, **troops)
    table.deploy(f"{first}: {attackers}", f"{second}: {defenders}")
    table.play(*(f"{first}: place {token}" for token in tokens.split(", ") if token), f"{first}: end")
    table.play(*(f"{second}: place {token}" for token in answer.split(", ") if token))
    return table.state


def fought(state: liza.State) -> dict[tuple[str, int], Fraction]:
    """Return every result and margin of the attacker, and how likely it is."""
    end, defender = GAME.parse("end"), state.actors[0]

    def fight(source: liza.Source) -> tuple[str, int]:
        after = state.clone(source)
        after.apply(defender, end)
        events = {event.kind: event for event in after.events}
        totals = {e.data["seat"]: int(str(e.data["total"])) for e in after.events if e.kind == "counted"}
        margin = totals[1 - defender] - totals[defender]
        if "round_drawn" in events:
            return "draw", margin
        return "lose" if events["round_won"].data["seat"] == defender else "win", margin

    return distribution(fight)


@rule(
    "QT-065", "QT-066", "QT-067", "QT-068", "QT-069", "QT-070", "QT-071", "QT-072", "QT-073", "QT-074", "QT-075",
)  # fmt: skip
@pytest.mark.parametrize("match", MATCHES)
def test_chances_of_a_fight(match: str) -> None:
    *teams, win, draw, lose = MATCHES[match]
    found = fought(ready(*teams))
    chances = {
        result: sum((chance for (end, _), chance in found.items() if end == result), Fraction(0))
        for result in ("win", "draw", "lose")
    }
    assert chances == {"win": win, "draw": draw, "lose": lose}


@rule("QT-073")
def test_a_lone_copy_with_sword_wins_by_exactly_three() -> None:
    found = fought(ready("arquero", "agua arquero, espada arquero", "caballero", ""))
    assert found == {("win", 3): Fraction(1)}


@rule("QT-065", "QT-018")
@pytest.mark.parametrize("first", SIDES)
def test_equal_fights_are_fair_whoever_attacks(first: str) -> None:
    second = SIDES[1 - SIDES.index(first)]
    table = Table(first=first, after=2, cara="bestia", cruz="bestia").deploy(f"{first}: bestia", f"{second}: bestia")
    table.play(f"{first}: end")
    found = fought(table.state)
    wins = sum((chance for (end, _), chance in found.items() if end == "win"), Fraction(0))
    losses = sum((chance for (end, _), chance in found.items() if end == "lose"), Fraction(0))
    assert wins == losses == Fraction(7, 16)
