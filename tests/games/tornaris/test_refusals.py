"""«¿Por qué no?» at every moment: which rule stands against everything that a seat cannot do there (TR-087)."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

from tests.games.tornaris.table import Table, duel, hunt
from tests.games.tornaris.test_selling import ABLE, THREE, WINDOWS, at
from tests.games.tornaris.test_tournament import tournament
from tests.support import rule


@cache
def moments() -> dict[str, Table]:
    """Return a table for every moment at which somebody is asked; Ana is the one."""
    tables = {moment: at(moment) for moment in WINDOWS}
    tables["Choose"] = Table(THREE, **ABLE)
    crystal = Table(THREE, objects={"ana": "crystal"})
    tables["CrystalChoose"] = crystal.play("ana: crystal", "beto: go shop", "carlos: go shop")
    ring = Table(THREE, half="night", **ABLE).arrows(ana="ring", beto="ring")
    tables["PreCombat"] = ring.quiet("AfterReveal", "BeforeSpace")
    gear = {"ana": "escudito escudito mazo mandoble_real amuleto_de_la_suerte catalejo afilador"}
    tables["DuelPlay"] = duel(dice="1 2 6 6", gear=gear, mana=4).play("ana: play escudito")
    tables["HuntPlay"] = hunt("golem_de_barro", dice="1 2 1 1", gear=gear, met=7).play("ana: play mazo")
    for moment, card in (("PickDie", "amuleto_de_la_suerte"), ("PickDice", "catalejo"), ("RaiseDie", "afilador")):
        tables[moment] = duel(dice="1 2 6 6", gear=gear, mana=4).play(f"ana: play {card}")
    day = {"ana": "day_event", "beto": "tower", "carlos": "shop"}
    windows = ("AfterReveal", "BeforeSpace")
    for event, gold in (("apuesta", 3), ("maestro_errante", 7)):
        tables[f"poor at {event}"] = Table(THREE, events=f"{event} " * 3, gold=gold).arrows(**day).quiet(*windows)
    zelrac = Table("zelrac braulia celeste", half="night", dice="6 6 1 1", objects={"ana": "glove raven"})
    zelrac.arrows(ana="work", beto="work", carlos="rest").quiet("AfterReveal")
    tables["challenged"] = zelrac.play("ana: challenge p2", "beto: done")
    raven = Table(THREE, row="mazo mandoble_real escudito", objects={"ana": "raven glove"}).arrows(
        ana="tower", beto="tower"
    )
    tables["raven"] = raven.quiet("AfterReveal")
    full = {"ana": "escudito " * 3 + "espadita " * 3}
    tables["full"] = Table(THREE, row="mazo mandoble_real", gear=full).arrows(ana="shop").quiet()
    tables["trinket"] = (
        Table(THREE, half="night", night_events="baratijas", gear=full).arrows(ana="night_event").quiet()
    )
    tables["iron"] = hunt("golem_de_hierro", dice="1 1 1 1", gear=full, objects={"ana": "familiar"}, met=7)
    tables["iron"].play("ana: play escudito, play escudito, play espadita")
    tables["rich"] = tournament(3, gold=40, gear=full)
    tables["title"] = tournament(3, "1 6 1 0 0 0 6 6 1 1", gear=full).quiet("Convert")
    left = Table("celeste braulia zelrac baltazar", events="ratero " * 4).leave("beto")
    tables["left"] = left.arrows(ana="day_event", carlos="tower", dora="shop").quiet(*windows)
    return tables


def refused(table: Table) -> dict[str, str]:
    """Return for every verb the rules against what cannot be done with it now, without «another moment» (TR-087)."""
    game, state = table.game, table.state
    legal = set(state.legal(0))
    found: dict[str, Counter[str]] = {}
    for action in range(game.actions):
        reason = game.explain(state, 0, action)
        assert (reason is None) == (action in legal)
        if reason is not None and reason.rule != "TR-087":
            found.setdefault(game.notation(action).split()[0], Counter())[reason.rule] += 1
    return {verb: ", ".join(f"{n} {rule}" for rule, n in sorted(rules.items())) for verb, rules in found.items()}


REFUSED = {
    "AfterReveal": {"portal": "8 TR-091", "sell": "19 TR-061"},
    "BeforeSpace": {
        "glove": "6 TR-094",
        "challenge": "6 TR-106",
        "raven": "21 TR-092",
        "sell": "19 TR-061",
        "discard": "21 TR-062",
    },
    "BeforeDungeon": {"glove": "6 TR-094", "challenge": "6 TR-106", "sell": "19 TR-061"},
    "Shop": {"buy": "20 TR-030", "sell": "19 TR-061", "discard": "21 TR-062"},
    "Alone": {"sell": "19 TR-061"},
    "GiveUp": {"sell": "19 TR-061", "discard": "19 TR-062"},
    "MakeRoom": {"sell": "17 TR-061", "discard": "17 TR-062"},
    "Smith": {"buy": "20 TR-A96", "sell": "19 TR-061", "discard": "21 TR-062"},
    "Trinket": {"sell": "19 TR-061", "discard": "21 TR-062"},
    "Wager": {"sell": "19 TR-061"},
    "Teacher": {"sell": "19 TR-061"},
    "Peddler": {"take": "5 TR-A96", "sell": "19 TR-061"},
    "Defy": {"target": "4 TR-A106", "sell": "19 TR-061"},
    "Rob": {"target": "4 TR-A106", "sell": "19 TR-061"},
    "Spy": {"target": "4 TR-A106", "sell": "19 TR-061"},
    "Market": {"sell": "19 TR-061", "market": "19 TR-061"},
    "Convert": {"convert": "1 TR-111, 1 TR-112", "sell": "19 TR-061", "discard": "21 TR-062"},
    "Choose": {"crystal": "1 TR-093", "potion": "1 TR-A103", "go": "4 TR-022", "sell": "21 TR-A103"},
    "CrystalChoose": {"crystal": "1 TR-093", "potion": "1 TR-A103", "go": "4 TR-022", "sell": "21 TR-A103"},
    "PreCombat": {"sell": "21 TR-A76"},
    "DuelPlay": {
        "potion": "1 TR-A66",
        "familiar": "1 TR-090",
        "magic": "1 TR-103",
        "sell": "21 TR-A76",
        "play": "1 TR-054, 15 TR-058",
    },
    "HuntPlay": {
        "potion": "1 TR-A66",
        "familiar": "1 TR-090",
        "magic": "1 TR-103",
        "sell": "21 TR-A76",
        "play": "1 TR-054, 15 TR-058, 1 TR-059",
    },
    "PickDie": {"die": "4 TR-A53"},
    "PickDice": {"done": "1 TR-A53", "die": "4 TR-A53"},
    "RaiseDie": {"raise": "24 TR-A54"},
    "poor at apuesta": {"potion": "1 TR-095", "stake": "2 TR-A106", "sell": "21 TR-061"},
    "poor at maestro_errante": {"potion": "1 TR-095", "pay": "1 TR-A106", "sell": "21 TR-061"},
    "challenged": {
        "potion": "1 TR-095",
        "glove": "5 TR-094",
        "challenge": "6 TR-106",
        "raven": "21 TR-A64",
        "sell": "21 TR-061",
        "discard": "21 TR-062",
    },
    "raven": {
        "potion": "1 TR-095",
        "glove": "5 TR-094",
        "challenge": "6 TR-106",
        "raven": "19 TR-030",
        "sell": "21 TR-061",
        "discard": "21 TR-062",
    },
    "full": {"potion": "1 TR-095", "buy": "20 TR-030, 1 TR-062", "sell": "19 TR-061", "discard": "19 TR-062"},
    "trinket": {"potion": "1 TR-095", "keep": "1 TR-062", "sell": "19 TR-061", "discard": "19 TR-062"},
    "iron": {"potion": "1 TR-A66", "magic": "1 TR-103", "sell": "21 TR-A76", "play": "19 TR-058, 2 TR-073"},
    "rich": {"potion": "1 TR-095", "convert": "1 TR-A81", "sell": "19 TR-061", "discard": "19 TR-062"},
    "title": {
        "potion": "1 TR-A66",
        "familiar": "1 TR-090",
        "magic": "1 TR-103",
        "sell": "21 TR-A84",
        "play": "19 TR-058",
    },
    "left": {"potion": "1 TR-095", "target": "3 TR-A106, 1 TR-A94", "sell": "21 TR-061"},
}
"""How many actions of each verb are refused at each moment, and by which rules."""


@rule("TR-087", "TR-A103", "TR-A104")
@pytest.mark.parametrize("moment", REFUSED)
def test_every_refusal_names_its_rule(moment: str) -> None:
    table = moments()[moment]
    if moment in table.game.steps:
        assert table.moment == moment
    assert refused(table) == REFUSED[moment]
