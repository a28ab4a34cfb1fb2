"""At every question the choices that belong to it are refused with their own rule, all others as untimely."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.tanxi.island import GAME, Island
from tests.games.tanxi.questions import MOMENTS, questions
from tests.support import rule

UNTIMELY = {
    "ChooseCharacter": "TX-035",
    "ChooseColour": "TX-035",
    "ChooseBeach": "TX-035",
    "Return": "TX-095",
    "WrathOn": "TX-204",
}
"""The rule that says at a question that something is untimely, where it is not TX-A39."""
GEMS = {"ability", "favour"}
CHANGES = {"equip", "unequip", "swap", "rearm"}
OWN = {
    "Main": {"use", "visit", "reload", "move", "explore", "attack", "buy", "pay"} | CHANGES | GEMS,
    "Declare": {"wield", "roll"} | GEMS,
    "MonsterChoice": GEMS,
    "Target": {"aim"} | GEMS,
    "Quadrant": {"choose"} | GEMS,
    "Hired": {"discard"} | GEMS,
    "FreeStep": {"move"} | GEMS,
    "IceSquare": {"place", "stop"} | GEMS,
    "Rearm": {"equip", "unequip", "stop"} | GEMS,
    "FreeEquip": CHANGES | GEMS,
    "Courier": {"visit"} | GEMS,
    "Buy": {"buy"} | GEMS,
    "Pay": {"pay"} | GEMS,
    "WitchTarget": {"aim"} | GEMS,
    "WitchCard": {"take"} | GEMS,
    "WitchOrb": {"orb"} | GEMS,
    "PickCard": {"take"},
    "OrderCards": {"top"},
    "PayGem": set(),
    "Reroll": {"reroll"},
    "Shift": {"place"},
    "Strip": {"strip"},
    "MerchantGift": {"take"},
    "WrathOn": {"discard", "gem"},
    "Return": {"place"},
    "ChooseCharacter": {"character"},
    "ChooseColour": {"colour"},
    "ChooseBeach": {"place"},
}
"""The verbs that a question is about; where gem actions may come first, those too (TX-A39)."""


def ends() -> dict[str, list[int]]:
    """Return the first and the last action of every verb: where one ends, the next begins."""
    found: dict[str, list[int]] = {}
    for action in range(GAME.actions):
        found.setdefault(GAME.notation(action).split()[0], []).append(action)
    return {verb: sorted({actions[0], actions[-1]}) for verb, actions in found.items()}


ENDS = ends()


def untimely(state: Any) -> dict[str, list[bool]]:
    """Return for every verb whether its outermost actions are refused as untimely; legal ones are left out."""
    seat = state.actors[0]
    legal = set(state.legal(seat))
    rule = UNTIMELY.get(state.view(None)["moment"], "TX-A39")
    found = {}
    for verb, actions in ENDS.items():
        reasons = [GAME.explain(state, seat, action) for action in actions if action not in legal]
        found[verb] = [reason.rule == rule for reason in reasons if reason is not None]
        assert len(found[verb]) == len(reasons)
    return found


def check(state: Any, own: set[str]) -> None:
    for verb, late in untimely(state).items():
        assert all(late) if verb not in own else not any(late), verb


@rule("TX-A39", "TX-098", "TX-102")
def test_every_question_refuses_what_is_its_own_and_leaves_the_rest_to_other_moments() -> None:
    for t in questions():
        paying = t.moment == "Pay" and "paid" in {line.split()[0] for line in t.log}
        check(t.state, OWN[t.moment] - GEMS if paying else OWN[t.moment])
    assert set(OWN) - MOMENTS == {"ChooseCharacter", "ChooseColour", "ChooseBeach"}


@rule("TX-024", "TX-028", "TX-029", "TX-035")
def test_the_questions_before_the_first_turn_are_asked_one_kind_after_another() -> None:
    state: Any = GAME.new(seats=3, seed=3)
    asked = []
    while state.round == 0:
        asked.append(state.view(None)["moment"])
        check(state, OWN[asked[-1]])
        state.apply(state.actors[0], state.legal(state.actors[0])[-1])
    assert asked == ["ChooseCharacter"] * 3 + ["ChooseColour"] * 3 + ["ChooseBeach"] * 3


@rule("TX-A39")
@pytest.mark.parametrize("play", ["attack p2", "use bomba_de_humo", "rearm"])
def test_gem_actions_between_actions_only_where_that_is_agreed(play: str) -> None:
    people = "mirta_salitre@e4 ian_frost@e5 paula_percebe@l6"
    for agreed, first in (("anytime", True), ("between", False)):
        t = Island(people, gems=[1], hands=["bomba_de_humo honda"], gem_actions=agreed)
        assert t.may("ability vapor_toxico")
        assert t.play(play).may("ability vapor_toxico") is first
        check(t.state, OWN[t.moment] if first else OWN[t.moment] - GEMS)
