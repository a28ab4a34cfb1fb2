"""Order 3: equip."""

from __future__ import annotations

from typing import Any

import pytest

import liza
from liza.match.match import Match, NoTakeBack
from tests.games.qiahn.table import GAME, Table
from tests.support import rule


def two_each(**more: Any) -> Table:
    """Return a table in the last round: Cara attacks with Mago and Bestia, Cruz defends with Paladín and Arquero."""
    table = Table(cara="mago bestia infante", cruz="paladin arquero infante", after=2, **more)
    return table.deploy("cara: mago bestia", "cruz: paladin arquero")


@rule("QT-027", "QT-018")
def test_attacker_then_defender_may_put_tokens_on_own_combatants_in_the_vanguard() -> None:
    table = two_each()
    assert table.asked == "cara Equip"
    assert table.play("cara: place espada bestia, end") == ["placed cara espada bestia", "ended cara"]
    assert table.carried("cara", "bestia") == "espada"
    assert table.zone("tokens", "cara") == "escudo fuego tierra"
    assert table.asked == "cruz Equip"
    table.play("cruz: place escudo arquero")
    assert table.carried("cruz", "arquero") == "escudo"


@rule("QT-027")
def test_who_stayed_in_the_reserve_gets_nothing() -> None:
    table = two_each()
    assert table.refusal("cara: place espada infante").rule == "QT-027"
    assert table.refusal("cara: place fuego caballero").rule == "QT-027"


@rule("QT-A22")
def test_no_token_lies_on_an_enemy() -> None:
    table = two_each()
    assert table.refusal("cara: place espada paladin").rule == "QT-A22"
    assert {text.split()[2] for text in table.legal("cara") if text != "end"} == {"mago", "bestia"}


@rule("QT-036")
def test_the_defeated_get_nothing() -> None:
    table = Table(cara="infante mago", cruz="mago", dice="d4=1 d20=2")
    table.deploy("cara: infante", "cruz: mago").skip_equip()
    table.deploy("cruz: mago", "cara: mago")
    table.play("cruz: end")
    assert table.refusal("cara: place fuego infante").rule == "QT-036"


@rule("QT-027", "QT-A22")
def test_a_token_for_an_own_combatant_that_waits_is_refused_as_such_whoever_stands_opposite() -> None:
    table = Table(cara="infante mago caballero", cruz="mago infante bestia")
    table.deploy("cara: infante", "cruz: mago")
    assert table.refusal("cara: place fuego mago").rule == "QT-027", "the own one waits in the reserve"
    hidden = Table(cara="infante", cruz="mago infante bestia").deploy("cara: infante", "cruz: mago")
    assert hidden.refusal("cara: place fuego mago").rule == "QT-027", "it may lie face down there"


@rule("QT-036", "QT-017", "QT-047")
def test_who_was_defeated_is_neither_sent_out_nor_sent_back() -> None:
    table = Table(cara="infante mago", cruz="mago infante", dice="d4=1 d20=2")
    table.deploy("cara: infante", "cruz: mago").skip_equip()
    table.deploy("cruz: mago", "cara: mago")
    assert table.refusal("cruz: deploy infante").rule == "QT-017"
    assert table.refusal("cruz: repel infante").rule == "QT-036"
    table.play("cruz: end")
    assert table.refusal("cara: deploy infante").rule == "QT-036"


@rule("QT-028")
def test_placing_nothing_is_legal() -> None:
    table = two_each(dice="d20=3 d8=1 d12=2 d6=1")
    table.play("cara: end", "cruz: end")
    assert table.state.over
    assert table.zone("spent", "cara") == table.zone("spent", "cruz") == ""


@rule("QT-029", "QT-042")
def test_the_attacker_uses_the_sword_but_not_the_shield() -> None:
    table = two_each()
    assert "place espada mago" in table.legal("cara")
    assert not any("escudo" in text for text in table.legal("cara"))
    assert table.refusal("cara: place escudo mago").rule == "QT-029"


@rule("QT-030", "QT-043")
def test_the_defender_uses_the_shield_but_not_the_sword() -> None:
    table = two_each()
    table.play("cara: end")
    assert "place escudo paladin" in table.legal("cruz")
    assert not any("espada" in text for text in table.legal("cruz"))
    assert table.refusal("cruz: place espada paladin").rule == "QT-030"


@rule("QT-031")
def test_the_defender_sees_the_attackers_tokens_before_placing_any() -> None:
    table = two_each()
    assert table.refusal("cruz: place escudo paladin").rule == "QT-018"
    table.play("cara: place espada mago, place fuego mago, end")
    seen = [zone for zone in table.state.view(1)["zones"] if zone["id"] == "vanguard" and zone["seat"] == 0]
    assert [mark["key"] for mark in seen[0]["pieces"][0]["marks"]] == ["espada", "fuego"]


@rule("QT-031")
def test_the_defender_sees_what_the_attackers_aire_did() -> None:
    table = two_each(magic="fuego+aire")
    table.play("cara: place aire mago, repel paladin, end")
    assert table.zone("vanguard", "cruz") == "arquero"
    assert table.refusal("cruz: place escudo paladin").rule == "QT-027"
    assert "place escudo arquero" in table.legal("cruz")


@rule("QT-051", "QT-055", "QT-A17")
def test_one_magic_for_each_combatant() -> None:
    table = two_each(magic="fuego+agua")
    table.play("cara: place fuego mago")
    assert table.refusal("cara: place agua mago").rule == "QT-051"
    table.play("cara: place agua bestia")
    assert table.carried("cara", "mago") == "fuego"
    assert table.carried("cara", "bestia") == "agua"


@rule("QT-055")
def test_both_magics_need_two_combatants() -> None:
    table = Table(cara="mago").deploy("cara: mago", "cruz: mago")
    table.play("cara: place fuego mago")
    assert [text for text in table.legal("cara") if "tierra" in text] == []
    assert table.refusal("cara: place tierra mago").rule == "QT-051"


@rule("QT-056", "QT-051", "QT-A23")
def test_equipment_and_magic_together() -> None:
    table = two_each()
    table.play("cara: place espada mago, place tierra mago, place fuego bestia")
    assert table.carried("cara", "mago") == "espada tierra"
    assert table.carried("cara", "bestia") == "fuego"
    assert table.legal("cara") == ["end"]


@rule("QT-053", "QT-054")
def test_a_used_token_is_spent_for_the_rest_of_the_game() -> None:
    table = Table(cara="mago", cruz="mago", dice=["d20=1 d20=1 d20=5", "d20=2 d20=2"])
    table.deploy("cara: mago", "cruz: mago")
    table.play("cara: place espada mago, place fuego mago, end", "cruz: end")
    assert table.log.count("strengthened cara mago 3") == 1
    assert table.zone("spent", "cara") == "espada fuego"
    assert table.zone("tokens", "cara") == "escudo tierra"
    table.deploy("cruz: mago", "cara: mago").skip_equip()
    table.deploy("cara: mago", "cruz: mago")
    assert table.refusal("cara: place espada mago").rule == "QT-053"
    assert table.refusal("cara: place fuego mago").rule == "QT-053"
    assert "place tierra mago" in table.legal("cara")


@rule("QT-054")
@pytest.mark.parametrize("seed", range(20))
def test_in_a_whole_game_every_token_is_placed_at_most_once(seed: int) -> None:
    state = GAME.new(seed=seed, troop=6)
    placed: list[tuple[object, object]] = []
    while not state.over:
        state.apply(state.actors[0], state.legal(state.actors[0])[-1])
        placed += [(e.data["seat"], e.data["token"]) for e in state.events if e.kind == "placed"]
    assert len(placed) == len(set(placed))
    for seat, magics in enumerate((("fuego", "tierra"), ("agua", "aire"))):
        own = {(seat, token) for token in ("espada", "escudo", *magics)}
        assert {use for use in placed if use[0] == seat} <= own
        assert {(seat, magics[0]), (seat, magics[1])} <= set(placed), "played eagerly, both magics are used up"


@rule("QT-A10")
def test_the_attacker_cannot_answer_the_defenders_tokens() -> None:
    table = two_each(dice="d20=3 d8=1 d12=2 d6=1")
    table.play("cara: end", "cruz: place escudo paladin")
    assert table.refusal("cara: place espada mago").rule == "QT-018"
    table.play("cruz: end")
    assert table.state.over


@rule("QT-A33")
def test_tokens_go_one_by_one_in_any_order_and_stay() -> None:
    one, other = two_each(), two_each()
    one.play("cara: place espada mago, place fuego bestia, place tierra mago")
    other.play("cara: place tierra mago, place fuego bestia, place espada mago")
    assert one.view == other.view
    for kind in ("mago", "bestia"):
        assert one.refusal(f"cara: place espada {kind}").rule == "QT-A33"


@rule("QT-A33", "QT-019", "QT-A06")
def test_until_turno_the_table_takes_choices_back_one_by_one_and_afterwards_none() -> None:
    match = Match(liza.Record.begin(GAME, seed=3))
    attacker, defender = match.actors[0], 1 - match.actors[0]

    def act(seat: int, *texts: str) -> None:
        for text in texts:
            match.act(seat, GAME.parse(text))

    (own,) = [GAME.notation(action).split()[1] for action in match.legal(attacker)]
    act(attacker, f"deploy {own}")
    match.take_back(attacker)
    act(attacker, f"deploy {own}", "end")
    assert not match.may_take_back(attacker)
    assert match.may_undo(attacker), "with everybody's consent, while nothing has been rolled"
    (theirs,) = [GAME.notation(action).split()[1] for action in match.legal(defender)]
    act(defender, f"deploy {theirs}", "end")
    before = match.view(None)
    magic = ("fuego", "agua")[attacker]
    act(attacker, f"place espada {own}", f"place {magic} {own}")
    assert GAME.parse(f"place espada {own}") not in match.legal(attacker)
    match.take_back(attacker)
    match.take_back(attacker)
    assert match.view(None) == before
    assert not match.may_take_back(attacker)
    act(attacker, f"place espada {own}", "end")
    with pytest.raises(NoTakeBack):
        match.take_back(attacker)


@rule("QT-A33", "QT-A13")
def test_tokens_not_yet_placed_are_kept_when_aire_ends_the_round() -> None:
    table = Table(magic="fuego+aire", cara="mago", cruz="mago").deploy("cara: mago", "cruz: mago")
    table.play("cara: place aire mago, repel mago")
    assert table.zone("spent", "cara") == "aire"
    assert table.zone("tokens", "cara") == "espada escudo fuego"
    assert table.zone("tokens", "cruz") == "espada escudo tierra agua"


@rule("QT-017")
def test_equipping_waits_for_its_order_and_deploying_does_not_come_back() -> None:
    table = Table(cara="mago bestia", cruz="mago", after=1)
    early = table.refusal("cruz: place espada mago")
    assert (early.rule, early.unless) == (
        "QT-017",
        "Ahora se despliega: termina tu despliegue y espera a la orden de pertrechar.",
    )
    table.deploy("cruz: mago", "cara: mago")
    table.play("cruz: end")
    late = table.refusal("cara: deploy bestia")
    assert (late.rule, late.unless) == (
        "QT-017",
        "El despliegue de esta ronda ya está cerrado: podrás desplegar en la ronda siguiente.",
    )


def test_who_has_no_token_left_to_place_is_not_asked() -> None:
    table = Table(cara="mago bestia infante", cruz="mago", dice=["d20=1 d20=1 d20=5", "d20=4 d20=1"])
    table.deploy("cara: mago", "cruz: mago")
    table.play("cara: place espada mago, place fuego mago, end", "cruz: end")
    table.deploy("cruz: mago", "cara: mago")
    table.play("cruz: end", "cara: place escudo mago, place tierra mago, end")
    assert table.zone("tokens", "cara") == ""
    table.deploy("cara: bestia", "cruz: mago")
    assert table.asked == "cruz Equip"
