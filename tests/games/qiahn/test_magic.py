"""What the four magics do, alone and together."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.qiahn.table import Table
from tests.support import rule


def attack_of_two(**more: Any) -> Table:
    """Return a table in the last round: Cara attacks with Mago and Bestia, Cruz defends with Paladín and Arquero."""
    table = Table(cara="mago bestia infante", cruz="paladin arquero infante", after=2, **more)
    return table.deploy("cara: mago bestia", "cruz: paladin arquero")


# Agua


@rule("QT-044", "QT-A14", "QT-A15")
def test_agua_copies_the_highest_roll_of_anybody_else_once_all_dice_lie() -> None:
    """The attacker's Agua waits for the defender's dice."""
    table = attack_of_two(magic="fuego+agua", dice="d8=5 d12=11 d6=2")
    happened = table.play("cara: place agua mago, end", "cruz: end")
    assert [line for line in happened if line.startswith(("rolled", "copied", "counted"))] == [
        "rolled cara bestia 8 5",
        "rolled cruz paladin 12 11",
        "rolled cruz arquero 6 2",
        "copied cara mago 11",
        "counted cara 16",
        "counted cruz 13",
    ]


@rule("QT-044", "QT-A14")
def test_agua_copies_an_own_comrade_too() -> None:
    table = attack_of_two(dice="d20=3 d8=2 d12=10")
    happened = table.play("cara: end", "cruz: place agua arquero, end")
    assert "copied cruz arquero 10" in happened
    assert table.totals() == {"cara": 5, "cruz": 20}


@rule("QT-045")
def test_agua_copies_both_dice_of_fuego() -> None:
    table = attack_of_two(dice="d20=7 d20=6 d8=8 d12=12")
    happened = table.play("cara: place fuego mago, end", "cruz: place agua arquero, end")
    assert "copied cruz arquero 13" in happened
    assert table.totals() == {"cara": 21, "cruz": 25}


@rule("QT-046", "QT-A24")
def test_agua_does_not_copy_equipment() -> None:
    table = attack_of_two(dice="d20=9 d8=1 d12=1")
    happened = table.play("cara: place espada mago, end", "cruz: place agua arquero, place escudo arquero, end")
    assert "copied cruz arquero 9" in happened
    assert table.totals() == {"cara": 13, "cruz": 13}


@rule("QT-A16", "QT-082")
def test_agua_does_not_copy_who_was_sent_back_or_stayed_behind() -> None:
    table = attack_of_two(dice="d8=4 d12=3")
    happened = table.play("cara: end", "cruz: place agua arquero, place aire paladin, repel mago, end")
    assert "copied cruz arquero 4" in happened
    assert table.totals() == {"cara": 4, "cruz": 7}


@rule("QT-A17")
@pytest.mark.parametrize(("laid", "refused"), [("agua", "fuego"), ("fuego", "agua")])
def test_agua_and_fuego_do_not_share_a_bearer(laid: str, refused: str) -> None:
    table = attack_of_two(magic="fuego+agua")
    table.play(f"cara: place {laid} mago")
    assert table.refusal(f"cara: place {refused} mago").rule == "QT-051"


@rule("QT-A31", "QT-A14")
def test_agua_copies_even_what_is_smaller_than_the_own_die() -> None:
    table = Table(magic="fuego+agua", cara="mago", cruz="infante", dice="d4=1").deploy("cara: mago", "cruz: infante")
    happened = table.play("cara: place agua mago, end", "cruz: end")
    assert "copied cara mago 1" in happened
    assert "round_drawn" in happened


# Aire


@rule("QT-047", "QT-A11", "QT-A21")
def test_aire_acts_at_once_on_the_enemy_its_owner_chooses() -> None:
    table = attack_of_two()
    table.play("cara: place fuego mago, end", "cruz: place aire arquero")
    assert table.asked == "cruz Repel"
    assert table.carried("cruz", "arquero") == "aire"
    assert table.legal("cruz") == ["repel mago", "repel bestia"]
    assert table.play("cruz: repel mago") == ["repelled cara mago"]
    assert table.zone("vanguard", "cara") == "bestia"
    assert table.zone("reserve", "cara") == "mago infante"
    assert table.asked == "cruz Equip"


@rule("QT-A21", "QT-051")
def test_aire_takes_the_place_of_a_magic() -> None:
    table = attack_of_two()
    table.play("cara: end", "cruz: place aire arquero, repel bestia")
    assert table.refusal("cruz: place agua arquero").rule == "QT-051"
    assert "place agua paladin" in table.legal("cruz")
    assert "place escudo arquero" in table.legal("cruz")


@rule("QT-A11", "QT-047")
def test_aire_asks_for_a_target_in_the_vanguard_and_for_nothing_else() -> None:
    table = attack_of_two()
    table.play("cara: end", "cruz: place aire arquero")
    assert table.refusal("cruz: repel infante").rule == "QT-A11"
    assert table.refusal("cruz: repel paladin").rule == "QT-A11"
    for other in ("end", "place escudo paladin", "deploy infante"):
        reason = table.refusal(f"cruz: {other}")
        assert (reason.rule, reason.unless) == (
            "QT-047",
            "Aire ya está sobre tu combatiente: elige primero a qué enemigo devuelve.",
        )


@rule("QT-047", "QT-011", "QT-053")
def test_nobody_is_sent_back_without_aire() -> None:
    table = attack_of_two()
    theirs = table.refusal("cara: repel paladin")
    assert (theirs.rule, theirs.unless.partition(",")[0]) == ("QT-011", "Solo Aire devuelve a un enemigo")
    table.play("cara: end")
    assert table.refusal("cruz: repel mago").unless == (
        "Coloca antes Aire sobre uno de tus combatientes de la vanguardia."
    )
    table.play("cruz: place aire arquero, repel bestia")
    again = table.refusal("cruz: repel mago")
    assert (again.rule, again.unless) == ("QT-047", "Aire ya ha soplado esta ronda y devuelve solo a un enemigo.")


@rule("QT-053")
def test_aire_blows_once_in_a_game() -> None:
    table = Table(first="cruz", cara="mago", cruz="mago").deploy("cruz: mago", "cara: mago")
    table.play("cruz: place aire mago, repel mago")
    table.deploy("cara: mago", "cruz: mago").play("cara: end")
    assert table.refusal("cruz: repel mago").rule == "QT-053"


@rule("QT-048", "QT-076", "QT-A13")
def test_sending_the_only_defender_back_ends_the_round_as_a_draw() -> None:
    table = Table(first="cruz", cara="mago", cruz="mago infante bestia").deploy("cruz: mago", "cara: mago")
    happened = table.play("cruz: place espada mago, place aire mago, repel mago")
    assert happened == [
        "placed cruz espada mago",
        "placed cruz aire mago",
        "repelled cara mago",
        "round_drawn",
        "turned cara 2",
        "discovered cara paladin",
        "discovered cruz infante",
    ]
    assert table.view["dice"] == []
    assert table.zone("reserve", "cara") == "mago paladin ?"
    assert table.zone("reserve", "cruz") == "mago infante ?"
    assert table.zone("spent", "cruz") == "espada aire"
    assert table.zone("spent", "cara") == ""
    assert table.zone("tokens", "cara") == "espada escudo fuego tierra"
    assert table.asked == "cara Deploy"


@rule("QT-048", "QT-A12", "QT-A13")
def test_sending_the_only_attacker_back_spends_what_both_placed() -> None:
    table = Table(cara="mago", cruz="infante").deploy("cara: mago", "cruz: infante")
    table.play("cara: place espada mago, place fuego mago, end")
    happened = table.play("cruz: place escudo infante, place aire infante, repel mago")
    assert "round_drawn" in happened
    assert not any(line.startswith("rolled") for line in happened)
    assert table.zone("spent", "cara") == "espada fuego"
    assert table.zone("spent", "cruz") == "escudo aire"
    assert table.zone("defeated", "cara") == table.zone("defeated", "cruz") == ""


@rule("QT-048", "QT-038")
def test_aire_can_end_the_last_round_and_the_game() -> None:
    table = Table(cara="mago", cruz="infante", after=2).deploy("cara: mago", "cruz: infante")
    table.play("cara: end", "cruz: place aire infante, repel mago")
    assert table.state.over
    assert table.survivors() == (3, 3)


@rule("QT-082", "QT-A12", "QT-A24", "QT-A28")
def test_who_is_sent_back_takes_its_tokens_out_of_the_round() -> None:
    table = attack_of_two(dice="d8=3 d12=5 d6=5")
    table.play("cara: place espada mago, place fuego mago, place tierra bestia, end")
    happened = table.play("cruz: place aire arquero, repel mago, end")
    assert table.zone("spent", "cara") == "espada fuego tierra"
    assert not any(line.startswith("strengthened") for line in happened)
    assert not any(line.startswith("rolled cara mago") for line in happened)
    assert table.totals() == {"cara": 3, "cruz": 10}
    assert table.zone("reserve", "cara") == "mago bestia infante"
    assert table.zone("defeated", "cara") == ""


@rule("QT-A12", "QT-062")
def test_until_the_round_ends_the_tokens_lie_on_who_was_sent_back() -> None:
    table = attack_of_two()
    table.play("cara: place espada mago, end", "cruz: place aire arquero, repel mago")
    assert table.carried("cara", "mago") == "espada"
    assert table.zone("spent", "cara") == ""


@rule("QT-082")
def test_who_was_sent_back_survives_a_lost_round_and_may_fight_again() -> None:
    table = Table(
        cara="mago bestia infante", cruz="paladin arquero infante", after=1, dice=["d12=2 d8=1", "d20=9 d12=1"]
    )
    table.deploy("cruz: paladin", "cara: mago bestia")
    table.play("cruz: place aire paladin, repel mago, end", "cara: end")
    assert table.zone("defeated", "cara") == "bestia"
    assert "mago" in table.zone("reserve", "cara")
    table.deploy("cara: mago", "cruz: paladin").skip_equip()
    assert table.zone("defeated", "cruz") == "paladin"


@rule("QT-084")
def test_the_round_goes_on_with_the_attacker_that_is_left() -> None:
    table = attack_of_two(dice="d8=8 d12=1 d6=1")
    happened = table.play("cara: end", "cruz: place aire arquero, repel mago, end")
    assert [line for line in happened if line.startswith("rolled cara")] == ["rolled cara bestia 8 8"]
    assert "round_won cara" in happened


@rule("QT-A20")
def test_tierra_is_spent_when_its_bearer_is_sent_back() -> None:
    table = attack_of_two(dice="d8=1 d12=5 d6=5")
    happened = table.play("cara: place tierra mago, end", "cruz: place aire arquero, repel mago, end")
    assert not any(line.startswith("saved") for line in happened)
    assert table.zone("spent", "cara") == "tierra"
    assert table.zone("defeated", "cara") == "bestia"
    assert table.zone("reserve", "cara") == "mago infante"


@rule("QT-052")
def test_a_token_helps_nobody_but_its_bearer() -> None:
    table = attack_of_two(dice="d20=2 d8=1 d8=1 d12=12 d6=1")
    happened = table.play("cara: place fuego bestia, place tierra mago, end", "cruz: end")
    assert [line for line in happened if line.startswith("rolled cara")] == [
        "rolled cara mago 20 2",
        "rolled cara bestia 8 1",
        "rolled cara bestia 8 1",
    ]
    assert "saved cara mago" in happened
    assert "defeated cara bestia" in happened


# Fuego


@rule("QT-050")
def test_fuego_rolls_twice_and_adds() -> None:
    table = Table(cara="infante", cruz="arquero", dice="d4=3 d4=4 d6=6").deploy("cara: infante", "cruz: arquero")
    happened = table.play("cara: place fuego infante, end", "cruz: end")
    assert "counted cara 7" in happened
    assert "round_won cara" in happened


@rule("QT-A28")
def test_magics_act_in_turns_and_never_meet() -> None:
    """The attacker's Aire acts before the defender can place anything; each kind of magic exists once."""
    table = Table(first="cruz", cara="mago bestia", cruz="paladin", after=2, dice="d12=3 d8=1 d8=1")
    table.deploy("cruz: paladin", "cara: mago bestia")
    table.play("cruz: place aire paladin, repel mago, end")
    assert table.refusal("cara: place fuego mago").rule == "QT-027"
    table.play("cara: place fuego bestia, end")
    assert table.totals() == {"cara": 2, "cruz": 3}
