"""What a draft does to the game as a whole: options of the rules, and holes with the way that leads there."""

from __future__ import annotations

import msgspec

from liza.lab.findings import pack_impact
from liza.lab.findings.pack_impact import (
    ImpactBatch,
    ImpactRequest,
    PairedGame,
    Played,
    impact_batches,
    impact_of,
    play,
)
from liza.server.protocol import draft_bodies
from liza.server.workshop import study_jobs

DRAFT = '[overlay]\ngame = "qiahn"\n[[token]]\nid = "espada"\nbonus = 0\n'


def test_options_of_the_rules_are_compared_with_the_usual_ones() -> None:
    order = ImpactRequest("qiahn", '[overlay]\ngame = "qiahn"\n', 16, 2, (("troop", 6),))
    found = impact_of(order, [play(order, portion) for portion in impact_batches(order)])
    (rounds,) = [each for each in found.whole if each.number == "rounds"]
    assert (rounds.clear, rounds.value) == (True, 3)
    assert found.things == []
    assert impact_batches(order._replace(options=())) == []


def test_stopped_anywhere_something_is_known_of_everything_and_most_of_what_was_changed() -> None:
    found = impact_batches(ImpactRequest("qiahn", DRAFT, 40, 35))
    assert [portion.of for portion in found] == [0, 0, -1, 0, 0, -1, -1, -1]
    for of, games in ((0, 35), (-1, 40)):
        assert [number for portion in found if portion.of == of for number in portion.games] == list(range(games))


def test_a_hole_leads_to_the_position_that_shows_it(monkeypatch) -> None:
    order = ImpactRequest("qiahn", DRAFT, 1, 0)
    portion = ImpactBatch(-1, range(1))
    real: PairedGame = play(order, portion)[1][0]
    forced = {**real.moments, "Equip": [40, 40, 1, *real.moments["Equip"][3:]]}
    chosen = {**real.before, "Equip": [40, 3, 5, 0, 0]}
    stuck = [{"kind": "stuck", "subject": "Deploy", "game": 0, "at": 2}] * 2
    played: list[Played] = [(portion, [real._replace(moments=forced, before=chosen, trouble=stuck)])]
    monkeypatch.setattr(pack_impact, "SIZES", {"quick": (1, 0)})
    found = msgspec.json.decode(
        study_jobs.told("qiahn", draft_bodies.StudyPack(DRAFT, "quick"), played), type=draft_bodies.StudyResult
    )
    assert [hole.kind for hole in found.holes] == ["stuck", "forced"]
    assert found.holes[0].text.es == "Nadie puede hacer nada: Deploy (2 veces)."
    plan = pack_impact._opened(order).plan
    *_, state = pack_impact.record_of(plan, 0, real.moments["Equip"][4]).replay()
    position = found.holes[1].position
    assert position is not None
    assert msgspec.to_builtins(position.view) == msgspec.to_builtins(state.view(position.seat))
    # As often without a choice before, or seldom reached: no hole.
    for moments, before in ((forced, forced), ({"Equip": [3, 3, 1, 0, 0]}, chosen)):
        same = [(portion, [real._replace(moments=moments, before=before, trouble=[])])]
        assert impact_of(order, same).holes == []
