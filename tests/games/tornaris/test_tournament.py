"""Preparing and playing the tournament (TR-107 to TR-121)."""

from __future__ import annotations

import pytest

from tests.games.tornaris.table import GAME, Table
from tests.support import rule

SIX = "celeste braulia zelrac baltazar remi skull"


def tournament(seats: int = 3, dice: str = "6 1 1 1 1 1", **more: object) -> Table:
    """Return a tournament about to begin, with the first seat in first place unless the dice say otherwise."""
    order = " ".join(dice.split()[:seats]) + " " + " ".join(dice.split()[6:])
    return Table(
        " ".join(SIX.split()[:seats]), met=12, monster="", dice=order, moment=[["Tournament"]], **more,  # type: ignore[arg-type]
    )  # fmt: skip


def fought(table: Table) -> list[tuple[str, str]]:
    """Let the favourite win every duel; return who met whom."""
    table.quiet("Convert", "PreCombat", "DuelPlay")
    return [(line.split()[2], line.split()[3]) for line in table.said("duel_began")]


def favourites(duels: int) -> str:
    """Return dice with which whoever has the advantage wins so many duels."""
    return " 4 4 1 1" * duels


def underdogs(duels: int) -> str:
    """Return dice with which whoever lacks the advantage wins so many duels."""
    return " 1 1 4 4" * duels


@rule("TR-108", "TR-A78", "TR-A07", "TR-109")
def test_the_highest_die_is_first_and_the_others_follow_to_the_right() -> None:
    table = tournament(4, "2 5 6 3 0 0")
    assert len(table.said("order_die")) == 4
    assert [line.split()[1] for line in table.said("placed")] == ["carlos", "dora", "ana", "beto"]
    assert table.moment == "Convert"
    assert table.asked == "carlos"


@rule("TR-A79", "TR-A71")
def test_only_those_who_tie_for_the_highest_roll_again() -> None:
    table = tournament(5, "6 2 6 3 6 0 4 4 1 2 5")
    assert [line.split()[1] for line in table.said("order_die")][5:] == ["ana", "carlos", "eva", "ana", "carlos"]
    assert table.said("placed")[0] == "placed carlos 1"
    assert table.gold("eva") == 8 + 3, "Remi's six"


@rule("TR-113", "TR-116")
def test_the_bracket_is_seen_by_everybody_and_fills_with_winners() -> None:
    table = tournament(3, "6 1 1 1 1 1" + favourites(1) + " 4 4 1 1")
    assert [table.zone("bout_1"), table.zone("bout_2")] == [["braulia", "zelrac"], ["celeste", "?"]]
    assert table.zone("duel") == []
    table.quiet("Convert", "PreCombat")
    assert table.zone("duel") == ["title"]
    table.play("carlos: done")
    assert [table.zone("bout_1"), table.zone("bout_2")] == [["braulia", "zelrac"], ["celeste", "braulia"]]


@rule("TR-113", "TR-116", "TR-117", "TR-118", "TR-119")
@pytest.mark.parametrize(
    ("seats", "bouts"),
    [
        (3, ["braulia zelrac", "celeste ?1"]),
        (4, ["celeste braulia", "zelrac baltazar", "?1 ?2"]),
        (5, ["braulia zelrac", "baltazar remi", "?1 ?2", "celeste ?3"]),
        (6, ["celeste braulia", "zelrac baltazar", "remi skull", "?2 ?3", "?1 ?4"]),
    ],
)
def test_before_the_first_duel_everybody_sees_who_meets_whom(seats: int, bouts: list[str]) -> None:
    table = tournament(seats, "6 1 1 1 1 1" + favourites(seats - 1))
    zones = [zone for zone in table.view()["zones"] if zone["id"].startswith("bout_")]
    assert [zone["id"] for zone in zones] == [f"bout_{number + 1}" for number in range(seats - 1)]
    shown = [[piece["key"] or f"?{piece['numbers']['bout']}" for piece in zone["pieces"]] for zone in zones]
    assert [" ".join(pieces) for pieces in shown] == bouts


@rule("TR-110", "TR-111", "TR-112", "TR-A80", "TR-A82", "TR-A68")
def test_gold_is_converted_again_and_again() -> None:
    table = tournament(gold=60, equipment="mazo comodin mazo", mana=1)
    table.play("ana: convert equipment")
    assert table.zone("gear", "ana", seen_by="ana") == ["mazo"]
    assert table.zone("gear", "ana") == ["?"]
    assert table.said("converted") == ["converted ana equipment"]
    table.play("ana: convert slot, convert mana, convert equipment")
    assert table.gold("ana") == 5
    assert (table.mana("ana"), table.most("ana")) == (2, 6)
    assert table.limit("slots", "ana") == 7
    assert table.refusal("ana: convert slot") == "TR-111"
    assert table.refusal("ana: convert mana") == "TR-112"
    table.play("ana: convert equipment")
    assert (table.gold("ana"), table.number("slots", "ana")) == (0, 3)
    assert table.refusal("ana: convert equipment") == "TR-110"
    assert table.play("ana: done").asked == "beto"


@rule("TR-A81", "TR-A75", "TR-A84")
def test_a_card_needs_a_slot_which_may_be_bought_sold_or_discarded_for() -> None:
    six = "escudito escudito espadita espadita mazo comodin"
    table = tournament(
        gold=30, gear={"ana": six, "beto": f"{six} mazo arco_largo"}, equipment="antorcha antorcha antorcha"
    )
    assert table.refusal("ana: convert equipment") == "TR-A81"
    table.play("ana: sell comodin, convert equipment")
    assert table.number("slots", "ana") == 6
    table.play("ana: discard escudito, convert equipment, done")
    assert table.limit("slots", "beto") == 8
    table.play("beto: convert slot, convert equipment")
    assert (table.number("slots", "beto"), table.limit("slots", "beto")) == (9, 9)


@rule("TR-A95", "TR-110")
def test_no_gold_is_taken_for_equipment_when_no_card_is_left() -> None:
    table = tournament(gold=12, equipment="mazo", gear={"ana": "escudito"})
    table.play("ana: convert equipment")
    assert table.zone("gear", "ana", seen_by="ana") == ["escudito", "mazo"]
    assert "equipment" not in table.offers("ana", "convert")
    assert table.refusal("ana: convert equipment") == "TR-A95"
    assert table.gold("ana") == 7
    table.play("ana: sell escudito, convert equipment")
    assert table.zone("gear", "ana", seen_by="ana") == ["escudito", "mazo"], "what was sold can be drawn again"


@rule("TR-A81", "TR-062")
def test_before_the_tournament_nothing_is_discarded_for_nothing() -> None:
    six = "escudito escudito espadita espadita mazo comodin"
    poor = tournament(gold=4, gear={"ana": six})
    assert poor.offers("ana", "discard") == []
    assert poor.refusal("ana: discard mazo") == "TR-062"
    assert tournament(gold=5, gear={"ana": six}).offers("ana", "discard") == ["escudito", "espadita", "mazo", "comodin"]


@rule("TR-A83", "TR-053")
def test_mana_comes_back_only_by_agreement() -> None:
    assert tournament(mana=1).mana("beto") == 1
    assert tournament(mana=1, tournament_mana=True).mana("beto") == 4


@rule("TR-A84")
def test_nothing_is_sold_once_the_duels_have_begun() -> None:
    table = tournament(3, "6 1 1 0 0 0 1 1 6 6", gear={"beto": "mazo"}).quiet("Convert")
    assert table.refusal("beto: sell mazo") == "TR-A84"
    waiting = tournament(3, mana=1, objects={"beto": "potion"}, gear={"beto": "mazo"}).quiet("Convert")
    assert waiting.moment == "PreCombat"
    assert waiting.refusal("beto: sell mazo") == "TR-A84"


@rule("TR-A86", "TR-A103", "TR-120")
def test_between_duels_only_the_potion_is_of_use() -> None:
    table = tournament(
        3, "6 1 1 0 0 0 1 1 5 5 6 6 1 1", gear={"carlos": "comodin"}, mana={"beto": 4, "ana": 5, "carlos": 2},
        objects={"carlos": "potion familiar glove portal raven crystal"},
    ).quiet("Convert")  # fmt: skip
    assert (table.moment, table.asked) == ("PreCombat", "carlos")
    assert table.legal("carlos") == ["done", "potion"]
    table.play("carlos: done", "beto: done")
    assert (table.moment, table.asked) == ("PreCombat", "carlos")
    table.play("carlos: potion")
    assert table.mana("carlos") == 4
    assert table.moment == "DuelPlay"
    assert table.refusal("carlos: familiar") == "TR-090"


@rule("TR-084", "TR-115", "TR-076", "TR-A08", "TR-A50")
def test_the_advantage_wins_ties_and_the_rival_acts_first() -> None:
    table = tournament(3, "1 1 6 0 0 0 3 3 3 3 4 4 4 4").quiet("Convert")
    assert table.said("duel_began") == ["duel_began title ana beto"]
    assert table.asked == "beto"
    table.play("beto: done")
    assert not table.said("rolled_off")
    assert table.said("duel_won") == ["duel_won ana beto 6 6"]
    assert table.said("duel_began")[-1] == "duel_began title carlos ana"
    table.play("ana: done")
    assert table.said("champion") == ["champion carlos"]


@rule("TR-113", "TR-116", "TR-114", "TR-A87")
def test_the_bracket_of_three() -> None:
    assert fought(tournament(3, "6 1 1 0 0 0" + favourites(2))) == [("beto", "carlos"), ("ana", "beto")]


@rule("TR-117", "TR-145", "TR-A09")
def test_the_bracket_of_four() -> None:
    table = tournament(4, "6 1 1 1 0 0" + favourites(3))
    assert fought(table) == [("ana", "beto"), ("carlos", "dora"), ("ana", "carlos")]
    assert table.number("duels_won", "ana") == 2
    upset = tournament(4, "6 1 1 1 0 0" + underdogs(3))
    assert fought(upset) == [("ana", "beto"), ("carlos", "dora"), ("beto", "dora")]
    assert upset.number("duels_won", "dora") == 2


@rule("TR-118", "TR-146", "TR-A85")
def test_the_bracket_of_five() -> None:
    table = tournament(5, "6 1 1 1 1 0" + favourites(4))
    assert fought(table) == [("beto", "carlos"), ("dora", "eva"), ("beto", "dora"), ("ana", "beto")]
    assert (table.number("duels_won", "ana"), table.said("champion")) == (1, ["champion ana"])
    upset = tournament(5, "6 1 1 1 1 0" + underdogs(4))
    assert fought(upset)[-2:] == [("carlos", "eva"), ("ana", "eva")]
    assert upset.number("duels_won", "eva") == 3


@rule("TR-119", "TR-147", "TR-A85", "TR-A87")
def test_the_bracket_of_six() -> None:
    table = tournament(6, "6 1 1 1 1 1" + favourites(5))
    assert fought(table) == [("ana", "beto"), ("carlos", "dora"), ("eva", "fito"), ("carlos", "eva"), ("ana", "carlos")]
    assert table.number("duels_won", "ana") == 2
    upset = tournament(6, "6 1 1 1 1 1" + underdogs(5))
    assert fought(upset)[-2:] == [("dora", "fito"), ("beto", "fito")]
    assert upset.number("duels_won", "fito") == 3


@rule("TR-A88", "TR-001", "TR-121")
def test_the_ranking_goes_by_round_of_elimination_and_then_by_gold() -> None:
    gold = {"ana": 1, "beto": 2, "carlos": 3, "dora": 4, "eva": 4, "fito": 0}
    table = tournament(6, "6 1 1 1 1 1" + underdogs(5), gold=gold)
    fought(table)
    outcome = table.state.outcome
    assert outcome is not None
    assert outcome.reason == "champion"
    assert outcome.ranking == ((5,), (1,), (3,), (4,), (2,), (0,))
    even = tournament(4, "6 1 1 1 0 0" + favourites(3))
    fought(even)
    assert even.state.outcome is not None
    assert even.state.outcome.ranking == ((0,), (2,), (1, 3))


@rule("TR-A88", "TR-116", "TR-117", "TR-118", "TR-119", "TR-121")
@pytest.mark.parametrize(
    ("seats", "favoured", "upset"),
    [
        (3, [3, 2, 1], [2, 1, 3]),
        (4, [3, 1, 2, 1], [1, 2, 1, 3]),
        (5, [4, 3, 1, 2, 1], [3, 1, 2, 1, 4]),
        (6, [4, 1, 3, 1, 2, 1], [1, 3, 1, 2, 1, 4]),
    ],
)
def test_the_score_is_the_round_that_was_reached(seats: int, favoured: list[int], upset: list[int]) -> None:
    for dice, scores in ((favourites(seats - 1), favoured), (underdogs(seats - 1), upset)):
        table = tournament(seats, "6 1 1 1 1 1" + dice)
        assert len(fought(table)) == seats - 1
        assert table.state.outcome is not None
        assert list(table.state.outcome.scores) == scores


@rule("TR-A58", "TR-102", "TR-105")
def test_passives_work_in_the_tournament_too() -> None:
    order = "1 1 1 1 6 0"  # Remi is first, then Celeste, Braulia, Zelrac and Baltazar
    table = tournament(5, order + " 1 1 4 4  5 5 3 4 6  4 4 1 1  6 4 5 4 1").quiet("Convert")
    assert table.said("duel_began") == ["duel_began title ana beto"]
    table.play("ana: done")
    assert table.said("duel_began")[-1] == "duel_began title carlos dora"
    table.play("dora: magic, die 3")
    assert table.number("total", "dora") == 10
    table.play("dora: done")
    assert table.gold("carlos") == 8 + 5, "Zelrac is paid for his victory"
    assert table.said("duel_began")[-1] == "duel_began title beto carlos"
    table.play("carlos: done")
    assert table.said("duel_began")[-1] == "duel_began title eva beto"
    assert table.gold("eva") == 8 + 3 + 3, "Remi is paid for the six of the order and for that of the duel"


@rule("TR-003", "TR-107")
@pytest.mark.parametrize("seats", GAME.seats)
def test_every_game_ends_with_one_champion(seats: int) -> None:
    for seed in range(3):
        state = GAME.new(seats=seats, seed=seed)
        while not state.over:
            seat = state.actors[-1]
            state.apply(seat, state.legal(seat)[-1])
        assert state.outcome is not None
        assert len(state.outcome.winners) == 1
        assert state.events[-1].kind == "champion"
