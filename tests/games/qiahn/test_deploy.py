"""Order 2: deploy."""

from __future__ import annotations

import pytest

from tests.games.qiahn.table import GAME, Table
from tests.support import rule


@rule("QT-022")
def test_at_least_one_goes() -> None:
    table = Table(cara="mago", after=2)
    assert "end" not in table.legal("cara")
    assert table.refusal("cara: end").rule == "QT-022"
    assert table.play("cara: deploy mago, end") == ["deployed cara mago", "ended cara"]
    assert table.zone("vanguard", "cara") == "mago"
    assert "mago" not in table.zone("reserve", "cara")


@rule("QT-022")
def test_who_stands_in_the_vanguard_cannot_be_sent_again() -> None:
    table = Table(cara="mago")
    table.play("cara: deploy mago")
    reason = table.refusal("cara: deploy mago")
    assert (reason.rule, reason.unless) == (
        "QT-022",
        "Ese combatiente ya está en la vanguardia: elige a otro de la reserva o di «turno».",
    )


@rule("QT-022", "QT-018", "QT-026")
def test_the_defender_deploys_after_seeing_the_attackers_deployment() -> None:
    table = Table(first="cruz", cara="mago", cruz="bestia")
    assert table.asked == "cruz Deploy"
    assert table.refusal("cara: deploy mago").rule == "QT-018"
    table.play("cruz: deploy bestia, end")
    assert table.asked == "cara Deploy"
    vanguards = [zone for zone in table.state.view(0)["zones"] if zone["id"] == "vanguard" and zone["seat"] == 1]
    assert [piece["key"] for piece in vanguards[0]["pieces"]] == ["bestia"]


@rule("QT-023", "QT-A08")
@pytest.mark.parametrize("face_up", [1, 2, 3, 4, 5, 6])
def test_up_to_three_go_however_many_there_are(face_up: int) -> None:
    table = Table(troop=6, after=face_up - 1)
    side = "cara" if face_up % 2 else "cruz"
    kinds = table.zone("reserve", side).replace(" ?", "").split()
    assert len(kinds) == face_up
    for kind in kinds[:3]:
        table.play(f"{side}: deploy {kind}")
    if face_up <= 3:
        assert table.legal(side) == ["end"]
    for kind in kinds[3:]:
        reason = table.refusal(f"{side}: deploy {kind}")
        assert (reason.rule, reason.unless) == ("QT-023", "Ya has desplegado 3, el máximo: di «turno».")
    assert table.legal(side) == ["end"]


@rule("QT-024")
def test_nobody_goes_face_down() -> None:
    table = Table(troop=6, cara="mago")
    assert table.legal("cara") == ["deploy mago"]
    for kind in ("paladin", "caballero", "bestia", "arquero", "infante"):
        assert table.refusal(f"cara: deploy {kind}").rule == "QT-024"


@rule("QT-025", "QT-024")
def test_nobody_in_the_vanguard_is_ever_face_down_or_turned() -> None:
    for seed in range(30):
        state = GAME.new(seed=seed, troop=6)
        while not state.over:
            vanguards = [z["pieces"] for z in state.view(None)["zones"] if z["id"] == "vanguard"]
            assert all(piece["key"] is not None for pieces in vanguards for piece in pieces)
            legal = state.legal(state.actors[0])
            verbs = {GAME.notation(action).split()[0] for action in legal}
            assert verbs <= {"deploy", "end", "place", "repel"}
            state.apply(state.actors[0], legal[-1])


@rule("QT-A07")
def test_there_is_always_somebody_to_deploy() -> None:
    """The worst case: everybody who was ever discovered is lost at once, again and again."""
    table = Table(cara="infante arquero bestia", cruz="mago", dice=["d4=1 d20=2", "d20=2 d6=1", "d8=1 d20=2"], troop=3)
    for attacker, kind in (("cara", "infante"), ("cruz", "arquero"), ("cara", "bestia")):
        assert table.zone("reserve", "cara").replace(" ?", "") == kind
        orders = [f"cara: {kind}", "cruz: mago"]
        table.deploy(*(orders if attacker == "cara" else orders[::-1])).skip_equip()
    assert table.survivors() == (0, 3)


@rule("QT-A09")
def test_the_order_of_deployment_makes_no_difference() -> None:
    one = Table(cara="mago bestia infante", after=2)
    other = Table(cara="mago bestia infante", after=2)
    one.play("cara: deploy mago, deploy bestia, deploy infante, end")
    other.play("cara: deploy infante, deploy mago, deploy bestia, end")
    assert one.view == other.view
    assert one.legal("cruz") == other.legal("cruz")


@rule("QT-036")
def test_the_defeated_cannot_be_deployed() -> None:
    table = Table(cara="infante", cruz="mago", dice="d4=1 d20=2")
    table.deploy("cara: infante", "cruz: mago").skip_equip()
    table.deploy("cruz: mago")
    assert table.refusal("cara: deploy infante").rule == "QT-036"
