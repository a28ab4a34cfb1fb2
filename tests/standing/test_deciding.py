"""Orders left in advance: what they answer, when they end, and that they know no more than their seat."""

from __future__ import annotations

import json
from typing import Any

import pytest

import liza
from liza.bots import Seat
from liza.conformance.random_play import CheckedGame
from liza.kernel.base.source import seeded
from liza.standing import (
    LINE,
    BadOrder,
    Decision,
    OrderLink,
    RequiredCondition,
    StandingOrder,
    decide,
    foreseen,
    order_from,
)
from liza.standing.deciding import holds
from liza.standing.room_orders import ONLY
from liza.words import Value, room_texts
from tests.games.tornaris.table import Table
from tests.games.tornaris.table import duel as tornaris_duel

GAMES = liza.games()
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


def ready(game: liza.Game[Any]) -> list[StandingOrder]:
    """Return all ready-made orders of a game that need no action named."""
    orders = [known.order() for known in foreseen(game).orders.values()]
    return [order for order in orders if not any(link.answer.startswith("= ") for link in order.links)]


def lines(game: liza.Game[Any]) -> list[StandingOrder]:
    """Return a line for every moment and every answer that the room names there."""
    return [
        StandingOrder(LINE, (OrderLink((moment,), (), answer),))
        for moment, answers in foreseen(game).moments.items()
        for answer in answers
        if not answer.startswith("= ")
    ]


@every_game
def test_what_a_room_says_can_be_foreseen_is_of_its_game(game: liza.Game[Any]) -> None:
    known = foreseen(game)
    assert {"only"} < set(known.orders)
    verbs = {verb.id for verb in game.space.verbs}
    named = [answer for answers in known.moments.values() for answer in answers]
    assert known.reactions <= set(known.moments) | {m for one in known.orders.values() for m in one.links[0].at}
    assert set(known.moments) <= set(game.steps)
    assert {answer.removeprefix("= ") for answer in named if answer.startswith("= ")} <= verbs
    assert {answer for answer in named if not answer.startswith("= ")} <= set(known.answers)
    assert {verb for rule in known.answers.values() for verb in rule.verbs} <= verbs
    assert {rule.reaches for rule in known.answers.values()} - {""} <= set(known.conditions)
    for order in [*ready(game), *lines(game)]:
        known.check(game, order)
        assert order_from(json.loads(json.dumps(order.to_data()))) == order


@every_game
def test_an_order_chooses_what_is_legal_and_knows_only_its_seat(game: liza.Game[Any]) -> None:
    """In two true worlds that a seat cannot tell apart, every order does the same."""
    known, orders = foreseen(game), [*ready(game), *lines(game)]
    answered: set[str] = set()
    table = CheckedGame(game, game.seats[-1], {}, 7)
    for number, (state, seat, _) in enumerate(table.glimpses()):
        if number % 2:
            continue
        world = state.determinize(seat, table.rng)
        for order in orders:
            found = [decide(order, 0, Seat(true, seat, seeded(number)), known) for true in (state, world)]
            assert found[0] == found[1]
            if found[0].action is not None:
                assert found[0].action in state.legal(seat)
                answered.add(order.kind)
        for id in known.conditions:
            holding = [
                holds(RequiredCondition(id), known, w.view(seat), Seat(w, seat, seeded(1))) for w in (state, world)
            ]
            assert holding[0] == holding[1]
    assert len(answered) > 1


def at(table: Table, person: str) -> Seat:
    """Return what a person at a table of Tornaris knows."""
    return Seat(table.state, table.seat(person), seeded(1))


def duelled(table: Table, order: str = "duel") -> str:
    """Return what a ready-made order chooses for the one who is asked; empty where it waits."""
    game = table.state.game
    known = foreseen(game)
    found = decide(known.orders[order].order(), 0, at(table, table.asked), known)
    return found.ended or ("" if found.action is None else game.notation(found.action))


def test_a_duel_is_answered_with_the_cheapest_that_wins() -> None:
    strong = tornaris_duel(dice="1 1 2 2", gear={"ana": "mandoble_real mazo escudito"}, mana=5)
    assert strong.asked == "ana"
    assert duelled(strong) == "play mazo"
    weak = tornaris_duel(dice="1 1 2 2", gear={"ana": "mandoble_real"}, mana=5)
    assert duelled(weak) == "play mandoble_real"


def test_several_together_win_where_one_is_not_enough_and_none_is_wasted() -> None:
    together = tornaris_duel(dice="1 1 2 3", gear={"ana": "mazo mazo"}, mana=5)
    first = duelled(together)
    assert first == "play mazo"
    together.play(f"ana: {first}")
    assert together.asked == "ana"
    assert duelled(together) == "play mazo"
    hopeless = tornaris_duel(dice="1 1 6 6", gear={"ana": "mazo"}, mana=5)
    assert duelled(hopeless) == ""
    assert duelled(hopeless, "yield") == "done"


def test_passing_ends_when_one_is_attacked() -> None:
    assert duelled(tornaris_duel(dice="1 1 2 2", gear={"ana": "mazo"}), "pass") == "until attacked"


def test_a_line_answers_link_by_link_and_ends_where_something_else_happens() -> None:
    table = tornaris_duel(dice="1 1 2 2", gear={"ana": "mazo"})
    game = table.state.game
    known = foreseen(game)
    links = (
        OrderLink(("DuelPlay",), (RequiredCondition("attacked"),), "= play mazo"),
        OrderLink(("DuelPlay",), (RequiredCondition("attacked", negated=True),), "pass"),
        OrderLink(("Shop",), (), "pass"),
    )
    line = StandingOrder(LINE, links)
    known.check(game, line)
    seat = at(table, "ana")
    assert decide(line, 0, seat, known) == Decision(game.parse("play mazo"))
    assert decide(line, 1, seat, known).ended == "otherwise"
    assert decide(line, 2, seat, known) == Decision()
    gone = StandingOrder(LINE, (OrderLink(("DuelPlay",), (), "= play escudito"),))
    assert decide(gone, 0, seat, known).ended == "impossible"


def test_a_condition_takes_the_number_of_the_player() -> None:
    table = tornaris_duel(dice="1 1 2 2", gear={"ana": "mazo"})
    known, seat = foreseen(table.state.game), at(table, "ana")
    gold = table.gold("ana")
    assert holds(RequiredCondition("gold", gold), known, seat.view(), seat)
    assert not holds(RequiredCondition("gold", gold + 1), known, seat.view(), seat)
    assert holds(RequiredCondition("gold", gold + 1, negated=True), known, seat.view(), seat)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"links": []}, "one to 3 links"),
        ({"links": [{"at": ["DuelPlay"], "given": [], "answer": "pass"}] * 4}, "one to 3 links"),
        ({"links": [{"at": ["Nowhere"], "given": [], "answer": "pass"}]}, "no moment 'Nowhere'"),
        ({"links": [{"at": ["DuelPlay"], "given": [], "answer": "win"}]}, "no answer 'win'"),
        ({"links": [{"at": ["DuelPlay"], "given": [], "answer": "= fly"}]}, "'fly'"),
        ({"links": [{"at": [], "given": [], "answer": "pass"}]}, "which question"),
        ({"links": [{"at": ["DuelPlay"], "given": [["rain", None, False]], "answer": "pass"}]}, "no condition 'rain'"),
        ({"until": [["attacked", 3, False]]}, "does not ask"),
        ({"until": [["gold", 3]]}, "no order: ValueError"),
        ({"kind": "hope"}, "no order 'hope'"),
        ({"times": 0}, "1 to 100 times"),
    ],
)
def test_what_the_game_does_not_know_is_refused(change: dict[str, Any], said: str) -> None:
    game = liza.game("tornaris")
    right = StandingOrder(LINE, (OrderLink(("DuelPlay",), (), "pass"),)).to_data()
    with pytest.raises(BadOrder, match=said):
        foreseen(game).check(game, order_from({**right, **change}))


@every_game
@pytest.mark.parametrize("lang", ["es", "en"])
def test_everything_that_an_order_can_say_is_said_in_both_languages(game: liza.Game[Any], lang: str) -> None:
    known, texts = foreseen(game), room_texts(game, lang)
    named = {answer for answers in known.moments.values() for answer in answers}
    named |= {link.answer for order in known.orders.values() for link in order.links}
    verbs = {answer.removeprefix("= ") for answer in named if answer.startswith("= ")}
    number: dict[str, Value] = {"number": 7}
    wanted = {f"order-{id}": None for id in known.orders if id != ONLY}
    wanted |= {f"order-answer-{answer}": None for answer in named if answer != ONLY and not answer.startswith("= ")}
    wanted |= {f"order-pick-{verb}": None for verb in verbs}
    for id, condition in known.conditions.items():
        for text in (f"order-if-{id}", f"order-if-{id}-not"):
            said = texts.text(text, number)
            assert ("7" in said) == (condition.asks is not None), text
            wanted[text] = None
    assert {id for id in texts.ids if id.startswith("order-")} == set(wanted)
