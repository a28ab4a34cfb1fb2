"""Whatever is not legal is refused with the rule and the remedy that fit: every moment, every action of the game.

``equip TU-A17 2, TU-A03 9, ok 1`` says that of all actions with that verb two are refused with TU-A17, nine with
TU-A03, and one is legal; what a moment does not name belongs to another one (TU-009). A word after / tells remedies of
one rule apart.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.games.tankup.arena import GAME, NUMBER, Arena
from tests.support import rule

TORN = "left_arm=rodela! right_arm=tapa_de_bote head=balde left_leg=resortes right_leg=pata_de_palo! torso=caldera"
BUSY = "head=balde left_arm=manopla_de_cascabeles left_leg=pata_de_palo right_leg=zancos! torso=coraza_de_runas"
SPENT = {"free_draws": 0, "free_equips": 0, "exchanged": 1}


def _attacked(card: str, dice: str, wear: str = "") -> Arena:
    return Arena("Assign 0", hands={0: card}, wear={1: wear}, dice=dice).play(f"0: attack {card} p2")


MOMENTS: dict[str, tuple[Callable[[], Arena], str]] = {
    "the preparation's draws": (
        lambda: Arena("PrepareDraw 0 2", hands={0: "garra"}, empty="shot"),
        "end TU-A08 1; draw ok 6, TU-A19 1, TU-006 1; equip TU-A08 336; "
        "attack TU-A08 100; target TU-A08 4; place TU-A08 6; play TU-A08 12",
    ),
    "the preparation's draws without helmets": (
        lambda: Arena("PrepareDraw 0 1", empty="helmet magic"),
        "end TU-A08 1; draw ok 5, TU-A19 2, TU-006 1; equip TU-A08 336; "
        "attack TU-A08 100; target TU-A08 4; place TU-A08 6; play TU-A08 12",
    ),
    "the preparation's armours": (
        lambda: Arena("PrepareEquip 0 1", hands={0: "garra galea mandoble"}, wear={0: "head=balde"}),
        "end ok 1; draw TU-005 8; equip TU-A17 1, TU-A03 9, TU-016/hand 324, ok 2",
    ),
    "an equipment turn": (
        lambda: Arena(
            "EquipTurn 0", hands={0: "garra galea mandoble sol_abrasador"}, wear={0: BUSY}, life={0: 10}, empty="shot"
        ),
        "end ok 1; draw ok 6, TU-A19 1, TU-097 1; equip TU-A17 2, TU-A03 9, TU-016/hand 324, ok 1; "
        "swap ok 2, TU-024 10, TU-024/hand 324; use TU-086/worn 51, TU-085 3, TU-A63 1, ok 1; "
        "trade ok 3, TU-023 89, TU-A14/icon 1",
    ),
    "an equipment turn with everything spent": (
        lambda: Arena(
            "EquipTurn 0", hands={0: "garra galea mandoble"}, situation="armeria_cerrada",
            wear={0: "head=balde left_arm=manopla_de_cascabeles torso=jubon"}, **SPENT,
        ),
        "end ok 1; draw TU-020 7, ok 1; equip TU-027 336; swap TU-025 336; use TU-086/worn 53, TU-A63 1, TU-085 2; "
        "trade TU-025 93",
    ),
    "an equipment turn with the armoury closed": (
        lambda: Arena(
            "EquipTurn 0", hands={0: "garra galea mandoble sol_abrasador"}, situation="armeria_cerrada", empty="helmet",
            wear={0: "left_arm=manopla_de_cascabeles torso=jubon!"},
        ),
        "end ok 1; draw TU-A19 1, TU-A19/closed 3, ok 3, TU-097 1; equip ok 2, TU-A03 9, TU-016/hand 324, TU-A17 1; "
        "swap TU-024 11, TU-024/hand 324, ok 1; use TU-086/worn 54, TU-085 2; "
        "trade TU-A14 1, TU-023 89, TU-A14/closed 1, ok 1, TU-A14/icon 1",
    ),
    "an equipment turn without an exchange icon": (
        lambda: Arena("EquipTurn 0", hands={0: "garra mandoble"}, wear={0: "left_arm=garra_mayor"}),
        "end ok 1; draw ok 7, TU-097 1; equip TU-016/hand 330, TU-A03 4, TU-A17 1, ok 1; swap TU-026 336; "
        "use TU-086/worn 55, TU-085 1; trade TU-026 93",
    ),
    "an equipment turn with an empty deck": (
        lambda: Arena(
            "EquipTurn 0", hands={0: "mandoble flecha"}, wear={0: "left_arm=manopla_de_cascabeles"}, empty="blow"
        ),
        "end ok 1; draw ok 6, TU-A19 1, TU-097 1; equip TU-016/hand 336; swap TU-024/hand 336; "
        "use TU-086/worn 55, TU-085 1; trade TU-023 91, TU-A14 1, ok 1",
    ),
    "a throw of the crowd": (
        lambda: Arena("CrowdThrow 2 3", seats=4, gone={2: 1}),
        "throw TU-112/sheet 12, ok 3, TU-A25 1",
    ),
    "a fighter's throw": (
        lambda: Arena("CrowdThrow 0 6", seats=3, gone={2: 1}),
        "throw TU-A25 2, ok 6, TU-112 8",
    ),
    "temporary armour": (
        lambda: Arena("PlaceDie 0 4 0", wear={0: "head=balde torso=die:3"}),
        "pass ok 1; place TU-038 2, ok 4",
    ),
    "a card's temporary armour": (
        lambda: Arena("PlaceDie 0 4 1", wear={0: "head=balde torso=die:3"}),
        "place TU-038 2, ok 4",
    ),
    "the window for situations": (
        lambda: Arena("SituationWindow 0", hands={0: "sol_abrasador"}),
        "pass ok 1; play TU-098 11, ok 1",
    ),
    "stepping on a situation": (
        lambda: Arena("StepOn 0 1", hands={0: "sol_abrasador"}, pending=NUMBER["arena_mojada"]),
        "pass ok 1; play TU-101 11, ok 1",
    ),
    "the lightest's bonus": (
        lambda: Arena("LightestBonus 0", lightest=0, empty="magic"),
        "pass ok 1; draw TU-036 5, ok 2, TU-A19 1; extra ok 1",
    ),
    "abilities": (
        lambda: Arena(
            "Abilities 0", hands={0: "mandoble"},
            wear={0: "left_arm=rodela head=galea torso=manto left_leg=espolon! right_leg=pata_de_palo"},
        ),
        "end ok 1; use TU-088 1, TU-086/worn 51, TU-A39 1, TU-091 1, TU-A42 1, ok 1; attack TU-084 100",
    ),
    "abilities to break": (
        lambda: Arena("Abilities 0", wear={0: TORN}),
        "end ok 1; use TU-086/worn 50, TU-A42 2, ok 1, TU-092 1, TU-A46 1, TU-A39 1; attack TU-084 100",
    ),
    "a card that draws": (
        lambda: Arena("DrawCards 0 112 1 0", empty="magic"),
        "draw TU-093 4, ok 2, TU-A19 1, TU-097 1",
    ),
    "a gift": (
        lambda: Arena("DrawCards 0 127 1 5", situation="armeria_cerrada"),
        "pass ok 1; draw TU-A19/closed 4, ok 3, TU-097 1",
    ),
    "looking at a hand": (
        lambda: Arena("Spy 0", seats=3, hands={1: "flecha"}),
        "target TU-093/hand 3, ok 1",
    ),
    "discarding from a hand": (
        lambda: Arena("SpyDiscard 0 1", hands={0: "mandoble", 1: "flecha galea"}),
        "discard ok 2, TU-093/there 91",
    ),
    "discarding the only card of a hand": (
        lambda: Arena("SpyDiscard 0 1", hands={0: "galea", 1: "flecha"}),
        "discard ok 1, TU-093/there 92",
    ),
    "salvaging the only wreck": (
        lambda: Arena("Salvage 0", broken="garra"),
        "take ok 1, TU-093/broken 55",
    ),
    "salvaging": (
        lambda: Arena("Salvage 0", broken="galea garra"),
        "take ok 2, TU-093/broken 54",
    ),
    "an attack without a card": (
        lambda: Arena(f"Strike 0 {NUMBER['caldera']}", seats=4, gone={2: 1}),
        "target TU-A25 2, ok 2",
    ),
    "assigning": (
        lambda: Arena("Assign 0", seats=4, gone={2: 1}, hands={0: "mandoble chispa sol_abrasador"}),
        "end ok 1; attack TU-046/hand 92, TU-A25 2, ok 4, TU-047 2; target TU-047/card 4; use TU-A63/late 56",
    ),
    "resolving": (
        lambda: Arena("Resolve 0", seats=4, laid=[NUMBER["mandoble"], NUMBER["chispa"]], aimed=[1, 3]),
        "resolve TU-A24 2, ok 2",
    ),
    "a reaction": (
        lambda: _attacked("mandoble", "head", "left_arm=escudo_de_la_legion torso=manto! left_leg=espolon"),
        "pass ok 1; use TU-086/worn 53, ok 1, TU-091 1, TU-A39 1",
    ),
    "a destroyed armour": (
        lambda: _attacked("mandoble", "head", "left_arm=brazo_grua head=galea"),
        "pass ok 1; use TU-086/worn 55, ok 1",
    ),
    "aiming": (
        lambda: _attacked("flecha", "head right_leg"),
        "aim ok 2, TU-053 4; reroll TU-116 1",
    ),
    "aiming between the first space and the last": (
        lambda: _attacked("flecha", "torso left_leg"),
        "aim ok 2, TU-053 4; reroll TU-116 1",
    ),
    "the area part": (
        lambda: _attacked("chispa", "left_leg"),
        "splash TU-074 4, ok 2",
    ),
}  # fmt: skip


UNTIMELY = {"the preparation's armours": "TU-007", "the lightest's bonus": "TU-036/first"}
"""What is said at a moment of all that it does not name, where it is not TU-009."""


def said(arena: Arena, untimely: str = "TU-009") -> dict[str, dict[str, int]]:
    """Return how many actions of each verb are legal or refused with each rule, verbs of other moments left out."""
    seat = arena.state.actors[0]
    found: dict[str, dict[str, int]] = {}
    for action in GAME.space:
        reason: Any = GAME.explain(arena.state, seat, action)
        verb = GAME.notation(action).split()[0]
        case = "" if reason is None or reason._refusal.case in {"", verb} else f"/{reason._refusal.case}"
        told = "ok" if reason is None else f"{reason.rule}{case}"
        counts = found.setdefault(verb, {})
        counts[told] = counts.get(told, 0) + 1
    return {verb: counts for verb, counts in found.items() if set(counts) != {untimely}}


def expected(text: str) -> dict[str, dict[str, int]]:
    """Read a line of MOMENTS."""
    found: dict[str, dict[str, int]] = {}
    for part in text.split("; "):
        verb, _, rest = part.partition(" ")
        found[verb] = {word.split()[0]: int(word.split()[1]) for word in rest.split(", ")}
    return found


@rule("TU-007", "TU-009", "TU-036", "TU-047", "TU-097", "TU-112")
@rule("TU-A03", "TU-A08", "TU-A17", "TU-A42", "TU-A46", "TU-A63")
@pytest.mark.parametrize("moment", MOMENTS)
def test_every_action_of_the_game_is_legal_or_refused_with_its_rule(moment: str) -> None:
    made, text = MOMENTS[moment]
    assert said(made(), UNTIMELY.get(moment, "TU-009")) == expected(text)


@rule("TU-009")
def test_what_belongs_to_another_moment_says_which() -> None:
    rule = GAME.rulebook.rules["TU-009"]
    arena = Arena("EquipTurn 0", hands={0: "mandoble"})
    verbs = {verb.id for verb in GAME.space.verbs}
    assert set(rule.unless) - {"now"} <= verbs
    for action in GAME.space:
        reason = GAME.explain(arena.state, 0, action)
        verb = GAME.notation(action).split()[0]
        if reason is not None and reason.rule == "TU-009" and verb not in {"pass", "end"}:
            assert reason.unless == rule.unless[verb]["es"]


@rule("TU-109", "TU-124", "TU-105")
def test_a_vote_wants_one_of_two_answers_and_nobody_acts_out_of_turn_or_after_the_end() -> None:
    vote = Arena("TieVote", life={0: 9, 1: 9}, active=-1)
    told = said(vote)
    assert told.pop("fight") == told.pop("shake") == {"ok": 1}
    assert {word for counts in told.values() for word in counts} == {"TU-109"}
    assert Arena("Assign 0", hands={0: "mandoble"}).refused("end", 1) == "TU-124"
    assert Arena("Leave", life={0: 0}).refused("end", 1) == "TU-105"
