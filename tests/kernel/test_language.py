"""What rooms are written in: declarations, choices, named data, and the shuffle they all share."""

from __future__ import annotations

from typing import Any

import pytest

import liza
from liza.conformance.copies import copy_faults
from liza.kernel.base.data import Data, PackItem, declared_fields, dump
from liza.kernel.base.rulebook import Refusal
from liza.kernel.base.source import Source, seeded
from liza.kernel.core.choice import Choices, EndMoment, Moment, NotNow, no_offers
from liza.kernel.schema.actions import ActionSpace, Kind
from liza.kernel.schema.declarations import Events, FieldName, Verbs
from liza.kernel.schema.events import Event

CARDS, PLACES = Kind("card", ("a", "b", "c")), Kind("place", ("x", "y"))


def test_a_verb_is_numbered_by_its_place_and_bound_to_the_kinds_that_a_game_has() -> None:
    verbs = Verbs()
    wait, take, put = verbs.declare("wait"), verbs.declare("take", "card"), verbs.declare("put", "card", "place")
    assert [verb.number for verb in (wait, take, put)] == [0, 1, 2]
    space = ActionSpace(verbs.bound([PLACES, CARDS]))
    assert space.notations == (
        "wait", "take a", "take b", "take c", "put a x", "put a y", "put b x", "put b y", "put c x", "put c y",
    )  # fmt: skip
    found = no_offers(space)
    found.add(wait)
    found.add(take, 2)
    found.add(put, 1, 1)
    assert [space.notations[action] for action in found.actions] == ["wait", "take c", "put b y"]
    assert [found.things(verb) for verb in (wait, take, put)] == [(1, 1), (3, 1), (3, 2)]
    with pytest.raises(KeyError):
        verbs.bound([CARDS])


def test_an_event_is_told_with_a_number_for_each_field_and_only_while_somebody_listens() -> None:
    events = Events()
    ended = events.declare("ended", "seat")
    drew = events.declare("drew", "seat", FieldName("card", "card", private=True), "left")
    bound = events.bound([CARDS])
    assert [kind.id for kind in bound] == ["ended", "drew"]
    assert [(field.id, field.kind, field.private) for field in bound[drew.number].fields] == [
        ("seat", None, False), ("card", CARDS, True), ("left", None, False),
    ]  # fmt: skip
    state: Any = liza.game("tankup").new(seed=1)
    state._raw_events = []
    state.emit(ended, 1)
    state.emit_to(0b10, drew, 1, 2, 40)
    state.listen = False
    state.emit(ended, 1)
    assert state._raw_events == [(0, -1, (1, 0, 0, 0)), (1, 0b10, (1, 2, 40, 0))]
    kind, eyes, numbers = state._raw_events[1]
    assert Event(bound[kind], eyes, numbers).data == {"seat": 1, "card": "c", "left": 40}
    assert bound[kind].shown_to(0, state._raw_events[1]) == (1, 0b10, (1, -1, 40, 0))


def test_a_moment_has_one_choice_for_each_verb() -> None:
    verbs = Verbs()
    wait, take = EndMoment[Any, Any](verbs.declare("wait")), NotNow(verbs.declare("take", "card"), Refusal("AA-001"))
    choices = Choices(wait, take)
    assert choices.offering == [wait]
    assert choices.by_verb == {0: wait, 1: take}
    with pytest.raises(ValueError, match="same verb"):
        Choices(wait, take, wait)


def test_a_moment_decodes_an_action_and_asks_its_own_choice() -> None:
    game = liza.game("tankup")
    state = game.new(seats=2, seed=1)
    moment = state.agenda[-1]
    assert isinstance(moment, Moment)
    [seat] = state.actors
    assert [choice.verb.id for choice in moment.choices.by_verb.values()] == [
        "draw", "end", "equip", "attack", "target", "place", "play",
    ]  # fmt: skip
    refusals = {
        text: moment.refuse(state, seat, game.parse(text)) for text in ("draw leg", "draw situation", "end", "pass")
    }
    assert {text: refusal and refusal.rule for text, refusal in refusals.items()} == {
        "draw leg": None, "draw situation": "TU-006", "end": "TU-A08", "pass": None,
    }  # fmt: skip


class Sword(PackItem):
    """Something of the pack."""


class Hand(Data):
    """Two fields, of which one is a list."""

    __slots__ = ("best", "cards")

    def __init__(self, cards: list[int], best: Sword) -> None:
        self.cards = cards
        self.best = best

    def copy(self) -> Hand:
        return Hand(self.cards[:], self.best)


class Forgetful(Hand):
    """Copies that share, and that lack a field added later."""

    __slots__ = ("seen",)

    def copy(self) -> Hand:
        return Forgetful(self.cards, self.best)


def test_named_data_is_written_down_and_compared_by_its_fields() -> None:
    hand = Hand([1, 2], Sword(7))
    assert declared_fields(Hand) == ("best", "cards")
    assert hand.to_data() == {"best": 7, "cards": [1, 2]}
    assert dump([hand, None, Sword(3)]) == [{"best": 7, "cards": [1, 2]}, None, 3]
    assert repr(hand) == "Hand(best=7, cards=[1, 2])"
    twin = hand.copy()
    assert twin == hand
    twin.cards.append(3)
    assert twin != hand


def test_what_a_copy_forgets_or_shares_is_named() -> None:
    hand = Forgetful([1], Sword(7))
    hand.seen = 5  # type: ignore[attr-defined]

    class Table:
        def __init__(self, own: Data) -> None:
            self.hands = [own]

        def fields(self) -> tuple[str, ...]:
            return ("hands",)

    before: Any = Table(hand)
    after: Any = Table(hand.copy())
    assert [*copy_faults(before, after)] == ["hands[0].cards is shared", "hands[0].seen was forgotten"]


@pytest.mark.parametrize("size", [0, 1, 2, 60, 256, 257, 300])
def test_a_stream_shuffles_as_any_source_would(size: int) -> None:
    stream, other = seeded(size), seeded(size)
    fast, slow = list(range(size)), list(range(size))
    for _ in range(3):
        stream.shuffle(fast)
        Source.shuffle(other, slow)
        assert fast == slow
        assert stream.drawn == other.drawn
        assert stream.below(6) == other.below(6)
