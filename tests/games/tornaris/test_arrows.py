"""Sealed arrows, the Cristal Vidente and the Portal de Bolsillo (TR-021 to TR-023, TR-091, TR-093)."""

from __future__ import annotations

from typing import Any

from tests.games.tornaris.table import GAME, Table
from tests.support import rule


@rule("TR-021", "TR-A20", "TR-023")
def test_nothing_is_shown_until_all_have_chosen() -> None:
    table = Table("celeste braulia zelrac")
    table.play("carlos: go shop", "ana: go shop")
    assert table.zone("arrow", "ana", seen_by="beto") == ["?"]
    assert table.zone("arrow", "ana", seen_by="ana") == ["shop"]
    assert table.zone("arrow", "ana") == ["?"]
    assert table.zone("shop") == []
    assert [event.seen_by(1) for event in table.state.events] == [{"event": "committed", "seat": 0, "space": None}]
    assert not table.said("arrow")
    table.play("beto: go shop")
    assert table.said("arrow") == ["arrow ana shop", "arrow beto shop", "arrow carlos shop"]
    assert table.zone("shop") == ["celeste", "braulia", "zelrac"]


@rule("TR-022")
def test_the_wrong_half_is_refused_with_the_half_it_is() -> None:
    for half, space, is_now in (("day", "ring", "de día"), ("night", "shop", "de noche")):
        table = Table("celeste skull zelrac", half=half)
        reason = GAME.explain(table.state, 0, GAME.parse(f"go {space}"))
        assert reason is not None
        assert is_now in reason.text


@rule("TR-A21", "TR-100")
def test_nobody_can_tell_whether_skull_chose_day_or_night() -> None:
    views = []
    for space in ("ring", "shop"):
        table = Table("celeste skull zelrac")
        table.play(f"beto: go {space}")
        views.append((table.view("ana"), table.view(), [event.seen_by(0) for event in table.state.events]))
    assert views[0] == views[1]
    assert table.play("ana: go shop", "carlos: go tower").said("arrow") == [
        "arrow ana shop", "arrow beto shop", "arrow carlos tower",
    ]  # fmt: skip


@rule("TR-093", "TR-A59", "TR-A61", "TR-085")
def test_a_crystal_is_committed_in_place_of_a_space_and_spent() -> None:
    table = Table("celeste braulia baltazar", objects={"ana": "crystal"})
    assert table.refusal("beto: crystal") == "TR-093"
    table.play("ana: crystal")
    assert table.zone("arrow", "ana", seen_by="beto") == ["?"]
    assert table.zone("arrow", "ana", seen_by="ana") == ["crystal"]
    assert table.zone("objects", "ana") == ["crystal"]
    table.play("beto: go tower", "carlos: go tower")
    assert table.said("crystal_used") == ["crystal_used ana"]
    assert (table.moment, table.asked) == ("CrystalChoose", "ana")
    assert table.zone("tower") == ["braulia", "baltazar"]
    assert table.zone("objects", "ana") == []
    assert table.offers("ana", "go") == ["dungeon", "shop", "tower", "day_event"]
    table.play("ana: go shop")
    assert table.zone("shop") == ["celeste"]


@rule("TR-A60")
def test_several_users_choose_again_together_and_in_secret() -> None:
    table = Table("celeste braulia baltazar", objects={"ana": "crystal", "beto": "crystal", "carlos": "crystal"})
    table.play("ana: crystal", "beto: crystal", "carlos: crystal")
    assert table.moment == "CrystalChoose"
    assert table.state.actors == (0, 1, 2)
    table.play("beto: go shop")
    assert table.zone("arrow", "beto", seen_by="ana") == ["?"]
    table.play("ana: go tower", "carlos: go shop")
    assert table.said("arrow") == ["arrow ana tower", "arrow beto shop", "arrow carlos shop"]


@rule("TR-091", "TR-A62")
def test_a_portal_leads_to_another_space_of_the_turn() -> None:
    table = Table("celeste skull zelrac", objects={"ana": "portal", "beto": "portal", "carlos": "familiar"})
    table.arrows(ana="shop", beto="shop", carlos="shop")
    assert table.asked == "ana"
    assert table.offers("ana", "portal") == ["dungeon", "tower", "day_event"]
    assert table.refusal("ana: portal shop") == "TR-A62"
    assert table.refusal("ana: portal ring") == "TR-A62"
    table.play("ana: portal tower")
    assert table.asked == "beto"
    assert table.zone("tower", seen_by="beto") == ["celeste"]
    assert len(table.offers("beto", "portal")) == 7
    table.play("beto: portal ring")
    assert table.asked == "carlos"
    assert table.refusal("carlos: portal tower") == "TR-091"
    table.play("carlos: done")
    assert table.zone("object_discard") == ["portal", "portal"]


@rule("TR-A62")
def test_only_one_portal_per_player() -> None:
    table = Table("celeste braulia zelrac", objects={"ana": "portal portal"})
    table.arrows().play("ana: portal shop")
    assert table.moment == "BeforeSpace"
    assert table.refusal("ana: portal tower") == "TR-087"


@rule("TR-A63", "TR-A30", "TR-029")
def test_final_positions_decide_who_is_alone() -> None:
    table = Table("celeste braulia zelrac", objects={"beto": "portal"})
    table.arrows(ana="dungeon", beto="dungeon", carlos="tower")
    table.play("beto: portal shop").quiet("BeforeSpace", "Shop")
    assert (table.moment, table.asked) == ("Alone", "ana")


@rule("TR-A103")
def test_by_agreement_nothing_is_sold_or_drunk_in_the_sealed_choice() -> None:
    held: dict[str, Any] = {"mana": 1, "gear": {"ana": "mazo"}, "objects": {"ana": "potion"}}
    table = Table("celeste braulia zelrac", sell_anytime=False, **held)
    assert table.refusal("ana: sell mazo") == table.refusal("ana: potion") == "TR-A103"
    table.arrows()
    assert table.legal("ana") == ["done", "sell mazo", "potion"]


@rule("TR-A104")
def test_everybody_with_an_object_is_asked_whatever_it_is() -> None:
    for kind in ("portal", "familiar", "potion"):
        table = Table("celeste braulia zelrac", hidden_objects={"beto": kind})
        table.arrows()
        assert (table.moment, table.asked) == ("AfterReveal", "beto")
        table.play("beto: done")
        assert table.state.events[0].kind not in {"portal_used", "potion_used"}


@rule("TR-087")
def test_what_belongs_to_another_moment_is_refused() -> None:
    table = Table("celeste braulia zelrac", objects={"ana": "familiar glove raven"})
    assert {table.refusal(f"ana: {text}") for text in ("familiar", "glove p2", "raven mazo", "play mazo")} == {"TR-087"}


@rule("TR-026")
def test_whoever_is_not_asked_must_wait() -> None:
    table = Table("celeste braulia zelrac", gear={"ana": "mazo", "beto": "mazo"}).arrows()
    assert table.asked == "ana"
    assert table.refusal("beto: done") == "TR-026"


@rule("TR-121")
def test_after_the_end_nothing_is_possible() -> None:
    state = GAME.new(seed=3)
    while not state.over:
        state.apply(state.actors[0], state.legal(state.actors[0])[0])
    reason = GAME.explain(state, 0, GAME.parse("done"))
    assert reason is not None
    assert reason.rule == "TR-121"
