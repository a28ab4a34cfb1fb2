"""The five orders, what comes after a round, and the end of the game."""

from __future__ import annotations

import pytest

import liza
from liza.match.match import Match, NoTakeBack
from tests.games.qiahn.table import GAME, SIDES, Table
from tests.support import rule


def played(seed: int, troop: int, choice: int = 0) -> tuple[liza.State, list[liza.Event]]:
    """Play a whole game, always taking the same place in the list of what is legal; return its end and its story."""
    state = GAME.new(seed=seed, troop=troop)
    story = state.events
    while not state.over:
        legal = state.legal(state.actors[0])
        state.apply(state.actors[0], legal[choice * seed % len(legal)])
        story += state.events
    return state, story


@rule("QT-016", "QT-041", "QT-A25", "QT-A35")
@pytest.mark.parametrize("troop", [3, 6])
@pytest.mark.parametrize("seed", range(15))
def test_there_are_as_many_rounds_as_combatants_in_a_troop(seed: int, troop: int) -> None:
    state, story = played(seed, troop, choice=1)
    ends = [event for event in story if event.kind in ("round_won", "round_drawn")]
    assert len(ends) == troop
    assert state.view(None)["counters"][0] == {"id": "round", "seat": None, "value": troop, "limit": troop}


@rule("QT-017", "QT-018")
@pytest.mark.parametrize("first", SIDES)
def test_five_orders_in_sequence_attacker_first(first: str) -> None:
    second = SIDES[1 - SIDES.index(first)]
    table = Table(first=first, cara="mago", cruz="mago", dice="d20=5 d20=5")
    table.deploy(f"{first}: mago", f"{second}: mago").skip_equip()
    assert table.log == [
        f"tossed {first}",
        f"discovered {first} mago",
        f"discovered {second} mago",
        f"deployed {first} mago",
        f"ended {first}",
        f"deployed {second} mago",
        f"ended {second}",
        f"ended {first}",
        f"ended {second}",
        f"rolled {first} mago 20 5",
        f"rolled {second} mago 20 5",
        f"counted {first} 5",
        f"counted {second} 5",
        "round_drawn",
        f"turned {second} 2",
        f"discovered {second} paladin",
        f"discovered {first} paladin",
    ]


@rule("QT-019", "QT-A06")
def test_after_turno_the_own_tokens_are_not_touched_until_the_next_own_order() -> None:
    table = Table(cara="mago bestia", cruz="mago", after=2)
    table.play("cara: deploy mago, end")
    for order in ("deploy bestia", "place espada mago", "end"):
        assert table.refusal(f"cara: {order}").rule == "QT-018"
    table.play("cruz: deploy mago, end")
    assert "place espada mago" in table.legal("cara")


@rule("QT-019", "QT-A06")
def test_an_order_can_be_taken_back_only_until_turno() -> None:
    match = Match(liza.Record.begin(GAME, seed=5))
    seat = match.actors[0]
    match.act(seat, match.legal(seat)[0])
    match.take_back(seat)
    match.act(seat, match.legal(seat)[0])
    match.act(seat, GAME.parse("end"))
    assert match.actors == (1 - seat,)
    with pytest.raises(NoTakeBack):
        match.take_back(seat)


@rule("QT-038", "QT-057")
def test_with_nobody_face_down_the_game_is_over() -> None:
    table = Table(after=2, cara="mago", cruz="mago", dice="d20=2 d20=1")
    assert "?" not in table.zone("reserve", "cara") + table.zone("reserve", "cruz")
    assert not table.state.over
    table.deploy("cara: mago", "cruz: mago").skip_equip()
    assert table.state.over
    assert table.state.actors == ()
    assert table.legal("cara") == table.legal("cruz") == []
    for side in SIDES:
        assert table.refusal(f"{side}: end").rule == "QT-057"


@rule("QT-039", "QT-040")
@pytest.mark.parametrize("troop", [3, 6])
@pytest.mark.parametrize("first", SIDES)
def test_the_coin_is_turned_and_the_attack_alternates(first: str, troop: int) -> None:
    table = Table(first=first, troop=troop, after=troop - 1)
    second = SIDES[1 - SIDES.index(first)]
    turned = [line for line in table.log if line.startswith("turned")]
    assert turned == [f"turned {second if n % 2 == 0 else first} {n}" for n in range(2, troop + 1)]
    attacks = [first] + [line.split()[1] for line in turned]
    assert attacks.count(first) == (2 if troop == 3 else 3)
    assert table.zone("centre") == attacks[-1]
    assert table.asked == f"{attacks[-1]} Deploy"


@rule("QT-A26", "QT-020")
@pytest.mark.parametrize("seed", range(10))
def test_both_always_have_as_many_face_down(seed: int) -> None:
    state = GAME.new(seed=seed, troop=6)
    while not state.over:
        reserves = [zone["pieces"] for zone in state.view(None)["zones"] if zone["id"] == "reserve"]
        hidden = [sum(piece["key"] is None for piece in pieces) for pieces in reserves]
        assert hidden == [6 - state.view(None)["counters"][0]["value"]] * 2
        state.apply(state.actors[0], state.legal(state.actors[0])[-1])


@rule("QT-058")
@pytest.mark.parametrize(("dice", "winner"), [("d20=2 d20=1", 0), ("d20=1 d20=2", 1)])
def test_more_survivors_win(dice: str, winner: int) -> None:
    table = Table(after=2, cara="mago", cruz="mago", dice=dice).deploy("cara: mago", "cruz: mago")
    table.skip_equip()
    outcome = table.state.outcome
    assert outcome is not None
    assert outcome.winners == (winner,)
    assert sorted(outcome.scores) == [2, 3]
    assert table.state.returns[winner] == 1.0
    assert table.state.returns[1 - winner] == -1.0


@rule("QT-059")
def test_equal_numbers_are_a_draw() -> None:
    table = Table(after=2, cara="mago", cruz="mago", dice="d20=2 d20=2").deploy("cara: mago", "cruz: mago")
    table.skip_equip()
    outcome = table.state.outcome
    assert outcome is not None
    assert outcome.ranking == ((0, 1),)
    assert table.state.returns == (0.0, 0.0)


@rule("QT-060", "QT-081")
def test_who_survives_does_not_matter_only_how_many() -> None:
    table = Table(
        after=1, cara="mago paladin caballero", cruz="infante arquero bestia", dice=["d4=4 d20=1", "d12=2 d4=2"]
    )
    table.deploy("cruz: infante", "cara: mago").skip_equip()
    table.deploy("cara: paladin", "cruz: infante").skip_equip()
    assert table.zone("reserve", "cara") == "paladin caballero"
    assert table.zone("reserve", "cruz") == "bestia arquero infante"
    assert table.survivors() == (2, 3)
    assert table.state.outcome is not None
    assert table.state.outcome.winners == (1,)


@rule("QT-061")
def test_unused_tokens_are_worth_nothing() -> None:
    table = Table(after=2, cara="mago", cruz="mago", dice="d20=2 d20=1 d20=3").deploy("cara: mago", "cruz: mago")
    table.play("cara: place fuego mago, end", "cruz: end")
    assert table.zone("tokens", "cruz") == "espada escudo agua aire"
    assert table.survivors() == (3, 3)
    assert table.state.returns == (0.0, 0.0)


@rule("QT-A25")
def test_a_decided_game_is_played_to_its_last_round() -> None:
    table = Table(cara="infante", cruz="mago paladin", dice=["d4=1 d20=5", "d20=5 d20=1", "d12=1 d20=2"])
    table.deploy("cara: infante", "cruz: mago").skip_equip()
    table.deploy("cruz: mago", "cara: mago").skip_equip()
    assert table.zone("reserve", "cara") == "paladin"
    assert not table.state.over
    table.deploy("cara: paladin", "cruz: mago").skip_equip()
    assert table.survivors() == (0, 3)


@rule("QT-A27")
def test_rounds_won_and_drawn_are_not_counted() -> None:
    """Cruz wins two rounds of three and still loses the game."""
    dice = ["d4=1 d20=5", "d20=5 d6=1", "d20=20 d20=1 d12=1 d10=1"]
    table = Table(cara="infante arquero mago", cruz="mago paladin caballero", dice=dice)
    table.deploy("cara: infante", "cruz: mago").skip_equip()
    table.deploy("cruz: mago", "cara: arquero").skip_equip()
    table.deploy("cara: mago", "cruz: mago paladin caballero").skip_equip()
    assert [line for line in table.log if line.startswith("round_")] == [
        "round_won cruz",
        "round_won cruz",
        "round_won cara",
    ]
    assert table.survivors() == (1, 0)
    assert table.state.outcome is not None
    assert table.state.outcome.winners == (0,)


@rule("QT-A35")
@pytest.mark.parametrize("seed", range(20))
def test_whoever_is_asked_can_always_do_something_and_the_game_ends(seed: int) -> None:
    state = GAME.new(seed=seed, troop=6)
    decisions = 0
    while not state.over:
        assert len(state.actors) == 1
        assert state.legal(state.actors[0])
        state.apply(state.actors[0], state.legal(state.actors[0])[-1])
        decisions += 1
    most_in_a_round = 2 * 4 + 2 * (3 + 1) + 1
    assert decisions <= 6 * most_in_a_round
