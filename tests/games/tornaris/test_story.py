"""What is told: every deed is one line of the story, no more and no less, and nothing is left lying about."""

from __future__ import annotations

from tests.games.tornaris.table import Table, duel, hunt, told
from tests.games.tornaris.test_tournament import favourites, fought, tournament, underdogs
from tests.support import rule

THREE = "celeste braulia zelrac"


def left_over(table: Table) -> list[object]:
    """Return what waits for a decision: drawn cards, offered objects, dice set aside."""
    fields = told(table.state)
    return [*fields["drawn"], *fields["offered"], *fields["combat.picked"]]


@rule("TR-091", "TR-092", "TR-093", "TR-094", "TR-095", "TR-090")
def test_every_object_that_is_used_is_told() -> None:
    table = Table(
        THREE, objects={"ana": "portal raven glove potion", "beto": "crystal"}, row="mazo", mana=1,
        dice="6 6 1 1",
    )  # fmt: skip
    table.play("ana: go shop", "carlos: go tower", "beto: crystal")
    assert table.said("committed") == ["committed ana shop", "committed carlos tower", "committed beto None"]
    assert table.said("crystal_used") == ["crystal_used beto"]
    table.play("beto: go tower", "ana: portal tower, raven mazo, potion, glove p2", "beto: done")
    assert table.said("portal_used") == ["portal_used ana tower"]
    assert table.said("raven_used") == ["raven_used ana"]
    assert table.said("bought") == ["bought ana mazo 4"]
    assert table.said("potion_used") == ["potion_used ana"]
    assert table.said("recovered") == ["recovered ana 4 5"]
    assert table.said("glove_used") == ["glove_used ana beto"]
    assert table.said("duel_began") == ["duel_began honour ana beto"]
    assert table.said("duel_won") == ["duel_won ana beto 12 2"]
    below = hunt("golem_de_barro", dice="1 1 1 1 2 3", objects={"ana": "familiar"}, met=7).play("ana: familiar")
    assert below.said("familiar_used") == ["familiar_used ana"]
    assert below.said("extra_die") == ["extra_die ana 2", "extra_die ana 3"]
    assert below.said("group_total")[-1] == "group_total 9 21"


@rule("TR-106", "TR-A55", "TR-A74")
def test_a_challenge_is_told_may_be_for_gold_and_comes_again_in_the_next_turn() -> None:
    table = Table(
        "zelrac braulia celeste", half="night", duel_stake=3, next_skies="noche_serena noche_serena",
        dice="6 6 1 1  6 6 1 1",
    )  # fmt: skip
    table.arrows(ana="rest", beto="rest", carlos="work").play("ana: challenge p2", "beto: done")
    assert table.said("challenged") == ["challenged ana beto"]
    assert (table.gold("ana"), table.gold("beto")) == (8 + 5 + 3, 8 - 3)
    table.play("ana: done").quiet()
    table.arrows(ana="rest", beto="rest", carlos="work").quiet("AfterReveal")
    table.play("ana: challenge p2, done")
    assert table.said("challenged") == ["challenged ana beto"] * 2
    assert (table.gold("ana"), table.gold("beto")) == (8 + 5 + 3 - 3, 8 - 3 + 3)


@rule("TR-A26", "TR-045")
def test_who_has_fought_in_one_turn_acts_again_in_the_next() -> None:
    table = Table(THREE, half="night", next_skies="noche_serena noche_serena", dice="6 6 1 1  6 6 1 1")
    for _ in range(2):
        table.arrows(ana="ring", beto="ring", carlos="work").quiet()
        table.play(f"{table.asked}: done").quiet()
    assert len(table.said("duel_won")) == 2
    assert table.said("event_drawn") == []
    assert table.size("sky_discard") == 2


@rule("TR-A22")
def test_no_raven_flies_to_the_row_that_was_laid_out_for_skull() -> None:
    table = Table("celeste skull zelrac", half="night", objects={"ana": "raven"}, gold=40, first="beto")
    table.arrows(ana="work", beto="shop").quiet("AfterReveal").play("beto: done").quiet("AfterReveal")
    while table.asked != "ana":
        table.play(f"{table.asked}: done")
    assert (table.moment, len(table.zone("row"))) == ("BeforeSpace", 3)
    assert table.offers("ana", "raven") == []
    assert table.refusal("ana: raven mandoble_real") == "TR-A64"


@rule("TR-050", "TR-059")
def test_what_is_activated_is_told_with_its_mana() -> None:
    table = duel(dice="1 1 6 6", gear={"ana": "mazo escudito"}).play("ana: play mazo, play escudito, done")
    assert table.said("played") == ["played ana mazo 1", "played ana escudito 0"]
    assert table.said("total") == ["total ana 4", "total ana 5"]
    assert table.said("conceded") == ["conceded ana"]
    ice = hunt("dragon_de_hielo", dice="1 1 1 1", gear={"ana": "mazo"}, met=10).play("ana: play mazo")
    assert ice.said("played") == ["played ana mazo 2"]


@rule("TR-A96", "TR-A106")
def test_events_are_told_and_leave_nothing_behind() -> None:
    by_day = {"ana": "day_event", "beto": "tower", "carlos": "shop"}
    robbed = Table(THREE, events="ratero").arrows(**by_day).quiet().play("ana: target p2")
    assert robbed.said("robbed") == ["robbed ana beto 2"]
    wager = Table(THREE, events="apuesta", dice="2").arrows(**by_day).quiet().play("ana: stake 3")
    assert (wager.said("staked"), wager.said("lost")) == (["staked ana 3 2"], ["lost ana 3 5"])
    looked = Table(THREE, events="rumores", monsters="rey_duende").arrows(**by_day).quiet()
    assert looked.said("looked") == ["looked ana rey_duende"]
    smith = Table(THREE, events="herrero_agradecido", equipment="mazo").arrows(**by_day).quiet()
    assert len(left_over(smith)) == 1
    smith.play("ana: buy mazo")
    assert left_over(smith) == []
    assert smith.said("drew_equipment") == ["drew_equipment ana mazo"]
    declined = Table(THREE, events="herrero_agradecido", equipment="mazo").arrows(**by_day).quiet().play("ana: done")
    assert (left_over(declined), declined.zone("gear_discard")) == ([], ["mazo"])
    found = Table(THREE, events="hallazgo", equipment="mazo").arrows(**by_day).quiet()
    assert left_over(found) == []
    traveller = Table(THREE, events="viajera").arrows(**by_day).quiet().play("ana: take familiar")
    assert left_over(traveller) == []
    night = {"ana": "night_event", "beto": "rest", "carlos": "rest"}
    for choice in ("keep", "cash"):
        trinket = Table(THREE, half="night", night_events="baratijas", equipment="mazo").arrows(**night).quiet()
        assert left_over(trinket.play(f"ana: {choice}")) == []
    cashed = trinket
    assert cashed.said("cashed") == ["cashed ana mazo 2"]
    spied = Table(THREE, half="night", night_events="espia").arrows(**night).quiet().play("ana: target p3")
    assert spied.said("spied") == ["spied ana carlos"]
    diced = Table(THREE, half="night", night_events="juego_de_dados", dice="5").arrows(**night).quiet()
    assert diced.said("diced") == ["diced ana 5"]


@rule("TR-019", "TR-055", "TR-A17")
def test_a_new_day_is_told_in_order() -> None:
    table = Table(
        THREE, half="night", next_skies="bruma_espesa", met=3, monsters="ogro_gloton", equipment="mazo comodin latigo"
    )
    table.arrows(ana="rest", beto="rest", carlos="rest").quiet()
    day = table.log[table.log.index("turn_began 6 beto") :]
    assert day == [
        "turn_began 6 beto", "dawned day bruma_espesa", "stocked mazo 4", "stocked comodin 5", "stocked latigo 4",
        "mana_grew beto 1 5", "mana_grew carlos 1 5", "mana_grew ana 1 6", "monster_came ogro_gloton ogre 21",
    ]  # fmt: skip


@rule("TR-A88", "TR-121")
def test_the_ranking_of_three_and_of_five() -> None:
    gold = {"ana": 1, "beto": 3, "carlos": 2, "dora": 4, "eva": 0}
    three = tournament(3, "6 1 1 0 0 0" + underdogs(2), gold=gold)
    fought(three)
    assert three.state.outcome is not None
    assert three.state.outcome.ranking == ((2,), (0,), (1,))
    assert three.state.outcome.scores == (2, 1, 3)
    five = tournament(5, "6 1 1 1 1 0" + underdogs(4), gold=gold)
    fought(five)
    assert five.state.outcome is not None
    assert five.state.outcome.ranking == ((4,), (0,), (2,), (3,), (1,)), "the quarter-finals' losers by their gold"
    held = tournament(5, "6 1 1 1 1 0" + favourites(4), gold=gold)
    fought(held)
    assert held.state.outcome is not None
    assert held.state.outcome.ranking == ((0,), (1,), (3,), (2,), (4,))
    assert held.state.outcome.scores == (4, 3, 1, 2, 1)


@rule("TR-A88")
def test_whoever_falls_in_a_later_round_scores_more() -> None:
    four = tournament(4, "6 1 1 1 0 0" + underdogs(3))
    six = tournament(6, "6 1 1 1 1 1" + favourites(5))
    for table, scores in ((four, (1, 2, 1, 3)), (six, (4, 1, 3, 1, 2, 1))):
        fought(table)
        assert table.state.outcome is not None
        assert table.state.outcome.scores == scores


@rule("TR-A83", "TR-A94")
def test_agreed_mana_comes_back_to_those_who_stay() -> None:
    table = Table(THREE, met=12, mana=1, tournament_mana=True, dice="6 5", monster="dragon_joven").leave("beto")
    table.arrows().quiet("BeforeSpace", "AfterReveal", "Shop")
    assert [table.mana(who) for who in table.people] == [5, 1, 4]
    assert table.said("recovered") == ["recovered ana 4 5", "recovered carlos 3 4"]
    assert (table.moment, table.asked) == ("Convert", "ana")
    table.play("ana: done")
    assert (table.moment, table.asked) == ("Convert", "carlos"), "Beto, who has left, converts nothing"


def next_to(table: Table, line: str) -> str:
    """Return what was told just after something."""
    told = table.said("")
    return told[told.index(line) + 1]


@rule("TR-102", "TR-105", "TR-A105", "TR-A58")
def test_gold_that_comes_or_goes_in_a_combat_says_what_for() -> None:
    """Told just before the gold itself, and never where no gold moves."""
    lucky = duel("remi", "zelrac", dice="6 1 6 6", gear={"ana": "hacha_de_verdugo"})
    assert lucky.said("lucky") == ["lucky ana 6"]
    assert next_to(lucky, "lucky ana 6") == "gained ana 3 11"
    lucky.play("ana: done")
    assert lucky.said("prized") == ["prized beto zelrac"]
    assert next_to(lucky, "prized beto zelrac") == "gained beto 5 13"
    assert not lucky.said("reaped")
    axe = duel("celeste", "braulia", dice="1 1 6 6 2", gear={"ana": "hacha_de_verdugo"})
    axe.play("ana: play hacha_de_verdugo, done")
    assert next_to(axe, "reaped ana hacha_de_verdugo") == "lost ana 2 6"
    poor = duel("celeste", "braulia", dice="1 1 6 6 2", gear={"ana": "hacha_de_verdugo"}, gold=0)
    poor.play("ana: play hacha_de_verdugo, done")
    assert not poor.said("reaped")
    agreed = duel("remi", "braulia", dice="3 3 3 3 6 1 1 1", remi_in_combat=True).play("beto: done")
    assert not agreed.said("lucky")


@rule("TR-073", "TR-A102", "TR-067")
def test_whatever_changes_a_total_tells_it_as_it_counts() -> None:
    smoke = hunt("dragon_de_humo", "ana beto", dice="6 6 2 1 6", gear={"ana": "comodin"}, met=10)
    assert smoke.said("rolled") == ["rolled ana 6 6 6", "rolled beto 2 1 3"]
    smoke.play("ana: play comodin")
    assert smoke.said("total") == ["total ana 9"]
    assert smoke.said("group_total")[-1].split()[1] == "12"
    ogre = hunt("ogro_bicefalo", "ana beto", dice="5 2 6 6 1 3", met=4)
    assert ogre.said("total") == ["total ana 3", "total beto 9"]
    whip = duel(dice="1 1 5 5 6", gear={"ana": "latigo"}).play("ana: play latigo")
    told = dict.fromkeys(line.split()[1] for line in whip.said("total"))
    assert list(told) == ["beto", "ana"]
    for seat in ("ana", "beto"):
        last = [line for line in whip.said("total") if f" {seat} " in line][-1]
        assert last == f"total {seat} {whip.number('total', seat)}"
