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


def refused(table: Table) -> dict[str, list[str]]:
    """Return for every verb what stands against doing it to this or that, without «another moment» (TR-087)."""
    game, state = table.game, table.state
    legal = set(state.legal(0))
    found: dict[str, Counter[str]] = {}
    for action in range(game.actions):
        reason = game.explain(state, 0, action)
        assert (reason is None) == (action in legal)
        if reason is not None and reason.rule != "TR-087":
            found.setdefault(game.notation(action).split()[0], Counter())[f"{reason.rule}: {reason.unless}"] += 1
    return {verb: [f"{n} {why}" for why, n in sorted(reasons.items())] for verb, reasons in found.items()}


REFUSED = {
    "AfterReveal": {
        "raven": ["21 TR-092: Necesitas un Cuervo Mensajero."],
        "discard": ["21 TR-062: Solo puedes descartar lo que tienes, y solo para hacer sitio."],
        "go": ["8 TR-091: Las flechas de este turno ya están a la vista: elegirás casilla en el turno siguiente."],
        "buy": ["21 TR-030: Apunta tu flecha a la Tienda y compra cuando te toque allí."],
        "portal": ["8 TR-091: Necesitas un Portal de Bolsillo."],
        "sell": ["19 TR-061: Solo puedes vender lo que tienes."],
    },
    "BeforeSpace": {
        "go": ["8 TR-091: Las flechas de este turno ya están a la vista: elegirás casilla en el turno siguiente."],
        "buy": ["21 TR-030: Apunta tu flecha a la Tienda y compra cuando te toque allí."],
        "glove": ["6 TR-094: Necesitas un Guante del Duelo."],
        "challenge": ["6 TR-106: Eso solo lo hace Zelrac."],
        "raven": ["21 TR-092: Necesitas un Cuervo Mensajero."],
        "sell": ["19 TR-061: Solo puedes vender lo que tienes."],
        "discard": ["21 TR-062: Solo puedes descartar lo que tienes, y solo para hacer sitio."],
    },
    "BeforeDungeon": {
        "go": ["8 TR-091: Las flechas de este turno ya están a la vista: elegirás casilla en el turno siguiente."],
        "buy": ["21 TR-030: Apunta tu flecha a la Tienda y compra cuando te toque allí."],
        "glove": ["6 TR-094: Necesitas un Guante del Duelo."],
        "challenge": ["6 TR-106: Eso solo lo hace Zelrac."],
        "sell": ["19 TR-061: Solo puedes vender lo que tienes."],
    },
    "Shop": {
        "go": ["8 TR-091: Las flechas de este turno ya están a la vista: elegirás casilla en el turno siguiente."],
        "buy": ["20 TR-030: Elige una carta de las que están a la venta."],
        "sell": ["19 TR-061: Solo puedes vender lo que tienes."],
        "discard": ["21 TR-062: Solo puedes descartar lo que tienes, y solo para hacer sitio."],
    },
    "Alone": {
        "go": ["8 TR-091: Las flechas de este turno ya están a la vista: elegirás casilla en el turno siguiente."],
        "buy": ["21 TR-030: Apunta tu flecha a la Tienda y compra cuando te toque allí."],
        "sell": ["19 TR-061: Solo puedes vender lo que tienes."],
    },
    "GiveUp": {
        "go": ["8 TR-091: Las flechas de este turno ya están a la vista: elegirás casilla en el turno siguiente."],
        "buy": ["21 TR-030: Apunta tu flecha a la Tienda y compra cuando te toque allí."],
        "sell": ["19 TR-061: Solo puedes vender lo que tienes."],
        "discard": ["19 TR-062: Solo puedes descartar lo que tienes, y solo para hacer sitio."],
    },
    "MakeRoom": {
        "sell": ["17 TR-061: Solo puedes vender lo que tienes."],
        "discard": ["17 TR-062: Solo puedes descartar lo que tienes, y solo para hacer sitio."],
    },
    "Smith": {
        "go": ["8 TR-091: Las flechas de este turno ya están a la vista: elegirás casilla en el turno siguiente."],
        "buy": ["20 TR-A96: Solo se ofrece la carta que has robado."],
        "sell": ["19 TR-061: Solo puedes vender lo que tienes."],
        "discard": ["21 TR-062: Solo puedes descartar lo que tienes, y solo para hacer sitio."],
    },
    "Trinket": {
        "go": ["8 TR-091: Las flechas de este turno ya están a la vista: elegirás casilla en el turno siguiente."],
        "buy": ["21 TR-030: Apunta tu flecha a la Tienda y compra cuando te toque allí."],
        "sell": ["19 TR-061: Solo puedes vender lo que tienes."],
        "discard": ["21 TR-062: Solo puedes descartar lo que tienes, y solo para hacer sitio."],
    },
    "Wager": {
        "go": ["8 TR-091: Las flechas de este turno ya están a la vista: elegirás casilla en el turno siguiente."],
        "buy": ["21 TR-030: Apunta tu flecha a la Tienda y compra cuando te toque allí."],
        "sell": ["19 TR-061: Solo puedes vender lo que tienes."],
    },
    "Teacher": {
        "go": ["8 TR-091: Las flechas de este turno ya están a la vista: elegirás casilla en el turno siguiente."],
        "buy": ["21 TR-030: Apunta tu flecha a la Tienda y compra cuando te toque allí."],
        "sell": ["19 TR-061: Solo puedes vender lo que tienes."],
    },
    "Peddler": {
        "go": ["8 TR-091: Las flechas de este turno ya están a la vista: elegirás casilla en el turno siguiente."],
        "buy": ["21 TR-030: Apunta tu flecha a la Tienda y compra cuando te toque allí."],
        "take": ["5 TR-A96: Elige uno de los objetos que te ofrecen."],
        "sell": ["19 TR-061: Solo puedes vender lo que tienes."],
    },
    "Defy": {
        "go": ["8 TR-091: Las flechas de este turno ya están a la vista: elegirás casilla en el turno siguiente."],
        "buy": ["21 TR-030: Apunta tu flecha a la Tienda y compra cuando te toque allí."],
        "target": ["4 TR-A106: Elige a otro jugador de la mesa."],
        "sell": ["19 TR-061: Solo puedes vender lo que tienes."],
    },
    "Rob": {
        "go": ["8 TR-091: Las flechas de este turno ya están a la vista: elegirás casilla en el turno siguiente."],
        "buy": ["21 TR-030: Apunta tu flecha a la Tienda y compra cuando te toque allí."],
        "target": ["4 TR-A106: Elige a otro jugador de la mesa."],
        "sell": ["19 TR-061: Solo puedes vender lo que tienes."],
    },
    "Spy": {
        "go": ["8 TR-091: Las flechas de este turno ya están a la vista: elegirás casilla en el turno siguiente."],
        "buy": ["21 TR-030: Apunta tu flecha a la Tienda y compra cuando te toque allí."],
        "target": ["4 TR-A106: Elige a otro jugador de la mesa."],
        "sell": ["19 TR-061: Solo puedes vender lo que tienes."],
    },
    "Market": {
        "sell": ["19 TR-061: Solo puedes vender lo que tienes."],
        "market": ["19 TR-061: Solo puedes vender lo que tienes."],
    },
    "Convert": {
        "convert": ["1 TR-111: Tienes 8 de oro y hacen falta 15.", "1 TR-112: Tienes 8 de oro y hacen falta 30."],
        "sell": ["19 TR-061: Solo puedes vender lo que tienes."],
        "discard": ["21 TR-062: Solo puedes descartar lo que tienes, y solo para hacer sitio."],
    },
    "Choose": {
        "buy": ["21 TR-030: Apunta tu flecha a la Tienda y compra cuando te toque allí."],
        "crystal": ["1 TR-093: Necesitas un Cristal Vidente sin usar."],
        "potion": ["1 TR-A103: Elige primero tu casilla; podrás hacerlo después."],
        "go": ["4 TR-022: Este turno es de día: elige una casilla de día."],
        "sell": ["19 TR-061: Solo puedes vender lo que tienes."],
    },
    "CrystalChoose": {
        "buy": ["21 TR-030: Apunta tu flecha a la Tienda y compra cuando te toque allí."],
        "crystal": ["1 TR-093: Necesitas un Cristal Vidente sin usar."],
        "potion": ["1 TR-A103: Elige primero tu casilla; podrás hacerlo después."],
        "go": ["4 TR-022: Este turno es de día: elige una casilla de día."],
        "sell": ["21 TR-061: Solo puedes vender lo que tienes."],
    },
    "PreCombat": {"sell": ["19 TR-061: Solo puedes vender lo que tienes."]},
    "DuelPlay": {
        "potion": ["1 TR-A66: Espera a que acabe el combate."],
        "familiar": ["1 TR-090: Necesitas una Invocación de Familiar y estar en la mazmorra."],
        "magic": ["1 TR-103: Eso solo lo hace Baltazar."],
        "sell": ["15 TR-061: Solo puedes vender lo que tienes."],
        "play": [
            "1 TR-054: Tienes 4 de maná activo y cuesta 5.",
            "15 TR-058: Primero tienes que tener ese equipamiento.",
        ],
    },
    "HuntPlay": {
        "potion": ["1 TR-A66: Espera a que acabe el combate."],
        "familiar": ["1 TR-090: Necesitas una Invocación de Familiar y estar en la mazmorra."],
        "magic": ["1 TR-103: Eso solo lo hace Baltazar."],
        "sell": ["15 TR-061: Solo puedes vender lo que tienes."],
        "play": [
            "1 TR-054: Tienes 3 de maná activo y cuesta 5.",
            "15 TR-058: Primero tienes que tener ese equipamiento.",
            "1 TR-059: Ya lo has usado: espera al próximo combate.",
        ],
    },
    "PickDie": {"die": ["4 TR-A53: Elige uno de tus dados."]},
    "PickDice": {"done": ["1 TR-A53: Elige uno de tus dados."], "die": ["4 TR-A53: Elige uno de tus dados."]},
    "RaiseDie": {"raise": ["24 TR-A54: Elige un dado tuyo y una subida que no pase de 6."]},
    "poor at apuesta": {
        "go": ["8 TR-091: Las flechas de este turno ya están a la vista: elegirás casilla en el turno siguiente."],
        "buy": ["21 TR-030: Apunta tu flecha a la Tienda y compra cuando te toque allí."],
        "potion": ["1 TR-095: Necesitas una Poción de Maná."],
        "stake": ["2 TR-A106: Apuesta como mucho lo que tienes: 3."],
        "sell": ["21 TR-061: Solo puedes vender lo que tienes."],
    },
    "poor at maestro_errante": {
        "go": ["8 TR-091: Las flechas de este turno ya están a la vista: elegirás casilla en el turno siguiente."],
        "buy": ["21 TR-030: Apunta tu flecha a la Tienda y compra cuando te toque allí."],
        "potion": ["1 TR-095: Necesitas una Poción de Maná."],
        "pay": ["1 TR-A106: Tienes 7 de oro y cuesta 8."],
        "sell": ["21 TR-061: Solo puedes vender lo que tienes."],
    },
    "challenged": {
        "go": ["8 TR-091: Las flechas de este turno ya están a la vista: elegirás casilla en el turno siguiente."],
        "buy": ["21 TR-030: Apunta tu flecha a la Tienda y compra cuando te toque allí."],
        "potion": ["1 TR-095: Necesitas una Poción de Maná."],
        "glove": ["5 TR-094: Elige a alguien de tu casilla, justo antes de resolverla."],
        "challenge": ["6 TR-106: Espera al próximo turno."],
        "raven": ["21 TR-A64: Espera a un turno de día en el que no estés en la tienda."],
        "sell": ["21 TR-061: Solo puedes vender lo que tienes."],
        "discard": ["21 TR-062: Solo puedes descartar lo que tienes, y solo para hacer sitio."],
    },
    "raven": {
        "go": ["8 TR-091: Las flechas de este turno ya están a la vista: elegirás casilla en el turno siguiente."],
        "buy": ["21 TR-030: Apunta tu flecha a la Tienda y compra cuando te toque allí."],
        "potion": ["1 TR-095: Necesitas una Poción de Maná."],
        "glove": ["5 TR-094: Elige a alguien de tu casilla, justo antes de resolverla."],
        "challenge": ["6 TR-106: Eso solo lo hace Zelrac."],
        "raven": ["18 TR-030: Elige una carta de las que están a la venta.", "1 TR-030: Tienes 8 de oro y cuesta 11."],
        "sell": ["21 TR-061: Solo puedes vender lo que tienes."],
        "discard": ["21 TR-062: Solo puedes descartar lo que tienes, y solo para hacer sitio."],
    },
    "full": {
        "go": ["8 TR-091: Las flechas de este turno ya están a la vista: elegirás casilla en el turno siguiente."],
        "potion": ["1 TR-095: Necesitas una Poción de Maná."],
        "buy": [
            "19 TR-030: Elige una carta de las que están a la venta.",
            "1 TR-030: Tienes 8 de oro y cuesta 11.",
            "1 TR-062: Vende o descarta antes una carta.",
        ],
        "sell": ["19 TR-061: Solo puedes vender lo que tienes."],
        "discard": ["19 TR-062: Solo puedes descartar lo que tienes, y solo para hacer sitio."],
    },
    "trinket": {
        "go": ["8 TR-091: Las flechas de este turno ya están a la vista: elegirás casilla en el turno siguiente."],
        "buy": ["21 TR-030: Apunta tu flecha a la Tienda y compra cuando te toque allí."],
        "potion": ["1 TR-095: Necesitas una Poción de Maná."],
        "keep": ["1 TR-062: Vende o descarta antes una carta."],
        "sell": ["19 TR-061: Solo puedes vender lo que tienes."],
        "discard": ["19 TR-062: Solo puedes descartar lo que tienes, y solo para hacer sitio."],
    },
    "iron": {
        "potion": ["1 TR-A66: Espera a que acabe el combate."],
        "magic": ["1 TR-103: Eso solo lo hace Baltazar."],
        "sell": ["19 TR-061: Solo puedes vender lo que tienes."],
        "play": [
            "19 TR-058: Primero tienes que tener ese equipamiento.",
            "2 TR-073: La habilidad de este monstruo no lo permite.",
        ],
    },
    "rich": {
        "potion": ["1 TR-095: Necesitas una Poción de Maná."],
        "convert": ["1 TR-A81: Vende o descarta una carta, o compra un espacio."],
        "sell": ["19 TR-061: Solo puedes vender lo que tienes."],
        "discard": ["19 TR-062: Solo puedes descartar lo que tienes, y solo para hacer sitio."],
    },
    "title": {
        "potion": ["1 TR-A66: Espera a que acabe el combate."],
        "familiar": ["1 TR-090: Necesitas una Invocación de Familiar y estar en la mazmorra."],
        "magic": ["1 TR-103: Eso solo lo hace Baltazar."],
        "sell": ["21 TR-A84: El torneo ya ha empezado: usa lo que tienes."],
        "play": ["19 TR-058: Primero tienes que tener ese equipamiento."],
    },
    "left": {
        "go": ["8 TR-091: Las flechas de este turno ya están a la vista: elegirás casilla en el turno siguiente."],
        "buy": ["21 TR-030: Apunta tu flecha a la Tienda y compra cuando te toque allí."],
        "potion": ["1 TR-095: Necesitas una Poción de Maná."],
        "target": ["3 TR-A106: Elige a otro jugador de la mesa.", "1 TR-A94: Elige a alguien que siga en la partida."],
        "sell": ["21 TR-061: Solo puedes vender lo que tienes."],
    },
}
"""How many actions of each verb are refused at each moment, by which rules, and what would make them possible."""


@rule("TR-087", "TR-A103", "TR-A104")
@pytest.mark.parametrize("moment", REFUSED)
def test_every_refusal_names_its_rule(moment: str) -> None:
    table = moments()[moment]
    if moment in table.game.steps:
        assert table.moment == moment
    assert refused(table) == REFUSED[moment]
