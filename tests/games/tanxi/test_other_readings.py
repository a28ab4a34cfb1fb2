"""What a table may agree on where the book can be read in another way: idle deeds (TX-A98), few gems (TX-A43)."""

from __future__ import annotations

import random

import pytest

from tests.games.tanxi.island import GAME, Island
from tests.support import rule

FAR = "renzo_chispa@e4 ian_frost@l6 cosme_vendaval@a7"
IN = "ian_frost@f6 isaac_fleesa@a7 paula_percebe@l6"


@rule("TX-A98", "TX-193", "TX-196")
def test_by_agreement_gems_are_spent_in_vain() -> None:
    usual = Island(FAR, gems=[3], deities="karhun", revealed=1)
    assert usual.refusal("ability estallido") == usual.refusal("favour karhun") == "TX-A98"
    t = Island(FAR, gems=[3], deities="karhun", revealed=1, useless="allowed").play("ability estallido, favour karhun")
    assert (t.lost, t.gems[0], t.moment) == ([0, 0, 0], 0, "Main")
    assert t.refusal("ability estallido") == "TX-194"


@rule("TX-A98", "TX-150", "TX-152")
def test_by_agreement_an_object_is_used_in_vain() -> None:
    t = Island(FAR, hands=["pocion_pequena"], useless="allowed")
    full, energy = t.life[0], t.energy
    t.play("use pocion_pequena")
    assert (t.life[0], t.energy, t.discarded) == (full, energy - 1, "pocion_pequena")


@rule("TX-A73", "TX-A98", "TX-185")
def test_by_agreement_the_dear_drink_is_paid_for_nothing() -> None:
    hand = ["cota_de_malla tridente_abisal"]
    assert Island(IN, hands=hand).refusal("visit cena") == "TX-A73"
    t = Island(IN, hands=hand, useless="allowed")
    full = t.life[0]
    t.play("visit cena, pay tridente_abisal")
    assert (t.life[0], t.marker) == (full, 0)


@rule("TX-A43", "TX-188", "TX-189", "TX-175")
@pytest.mark.parametrize(("held", "gained"), [([10, 10, 4], 1), ([10, 10, 5], 0), ([10, 10, 2], 2)])
def test_by_agreement_gems_end_with_those_of_the_box(held: list[int], gained: int) -> None:
    hand = ["cota_de_malla tridente_abisal"]
    t = Island(IN, hands=hand, gems=held, gem_supply="25").play("visit gemas, pay tridente_abisal")
    assert t.gems[0] == 10 + gained
    assert ("gem_gained" in str(t.state.events)) is (gained > 0)
    usual = Island(IN, hands=hand, gems=held).play("visit gemas, pay tridente_abisal")
    assert usual.gems[0] == 12


@rule("TX-A43", "TX-A74")
def test_the_goblin_is_not_paid_for_gems_that_are_not_there_where_only_what_is_of_use_is_paid() -> None:
    hand = ["cota_de_malla tridente_abisal"]
    t = Island(IN, hands=hand, gems=[10, 10, 5], gem_supply="25", residents="useful")
    assert t.refusal("visit gema") == "TX-A74"
    assert Island(IN, hands=hand, gems=[10, 10, 4], gem_supply="25", residents="useful").may("visit gema")


@pytest.mark.parametrize("seed", range(6))
def test_games_with_idle_deeds_and_few_gems_are_played_to_their_end(seed: int) -> None:
    state = GAME.new(seats=3 + seed % 3, seed=seed, useless="allowed", gem_supply="25", max_rounds="30")
    chance = random.Random(seed)
    most = 0
    while not state.over:
        seat = chance.choice(state.actors)
        state.apply(seat, chance.choice(state.legal(seat)))
        most = max(most, sum(who.gems for who in state.explorers))
    assert most <= 25
