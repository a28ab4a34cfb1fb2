"""Order 5: regroup."""

from __future__ import annotations

from tests.games.qiahn.table import Table
from tests.support import rule


@rule("QT-035", "QT-036", "QT-037")
def test_winners_go_back_and_losers_leave_but_the_reserve_is_safe() -> None:
    table = Table(
        first="cruz",
        cara="mago bestia infante",
        cruz="paladin caballero arquero",
        after=2,
        dice="d12=12 d10=10 d20=1 d8=1",
    )
    table.deploy("cruz: paladin caballero", "cara: mago bestia").skip_equip()
    assert table.zone("reserve", "cruz") == "paladin caballero arquero"
    assert table.zone("defeated", "cara") == "mago bestia"
    assert table.zone("reserve", "cara") == "infante"
    assert table.zone("vanguard", "cara") == table.zone("vanguard", "cruz") == ""


@rule("QT-035")
def test_a_draw_brings_everybody_back_face_up() -> None:
    table = Table(cara="mago", cruz="mago", dice="d20=5 d20=5").deploy("cara: mago", "cruz: mago")
    table.skip_equip()
    for side in ("cara", "cruz"):
        assert table.zone("reserve", side) == "mago paladin ?"


@rule("QT-036")
def test_the_defeated_never_come_back() -> None:
    table = Table(cara="infante mago", cruz="mago", dice=["d4=1 d20=2", "d20=1 d20=5"])
    table.deploy("cara: infante", "cruz: mago").skip_equip()
    table.deploy("cruz: mago", "cara: mago").skip_equip()
    assert table.zone("defeated", "cara") == "infante"
    assert "deploy infante" not in table.legal("cara")
    assert table.refusal("cara: deploy infante").rule == "QT-036"


@rule("QT-018", "QT-032")
def test_only_the_loser_loses_whoever_attacked() -> None:
    table = Table(first="cruz", cara="mago", cruz="mago", dice="d20=4 d20=5").deploy("cruz: mago", "cara: mago")
    happened = table.skip_equip()
    assert happened[-5:-2] == ["round_won cara", "defeated cruz mago", "turned cara 2"]


@rule("QT-049", "QT-077", "QT-A19")
def test_tierra_saves_its_bearer_and_nobody_else() -> None:
    table = Table(cara="mago bestia infante", cruz="mago", after=2, dice="d20=1 d8=1 d4=1 d20=20")
    table.deploy("cara: mago bestia infante", "cruz: mago")
    happened = table.play("cara: place tierra mago, end", "cruz: end")
    assert happened[-3:] == ["saved cara mago", "defeated cara bestia", "defeated cara infante"]
    assert table.zone("defeated", "cara") == "bestia infante"
    assert table.zone("reserve", "cara") == "mago"
    assert table.survivors() == (1, 3)


@rule("QT-A20", "QT-053")
def test_tierra_is_spent_without_need() -> None:
    for roll in (5, 6):
        table = Table(cara="mago", cruz="mago", dice=f"d20={roll} d20=5").deploy("cara: mago", "cruz: mago")
        happened = table.play("cara: place tierra mago, end", "cruz: end")
        assert not any(line.startswith("saved") for line in happened)
        assert table.zone("spent", "cara") == "tierra"


@rule("QT-053", "QT-A32")
def test_used_tokens_are_taken_away_and_seen_as_spent() -> None:
    table = Table(cara="mago", cruz="mago", dice="d20=5 d20=5").deploy("cara: mago", "cruz: mago")
    table.play("cara: place espada mago, place tierra mago, end", "cruz: place escudo mago, end")
    assert table.zone("spent", "cara") == "espada tierra"
    assert table.zone("spent", "cruz") == "escudo"
    assert table.carried("cara", "mago") == table.carried("cruz", "mago") == ""
    assert table.zone("tokens", "cara") == "escudo fuego"
    assert table.zone("tokens", "cruz") == "espada agua aire"
