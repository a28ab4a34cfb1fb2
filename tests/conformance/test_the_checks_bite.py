"""A check that cannot fail is worth nothing: each is shown a game that is broken in just its way."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import liza
from liza import Choices, Game, IllegalAction, NotNow, Refusal
from liza.conformance import checks, leaving, secrecy
from liza.parts import cards
from tests.conformance.beside import sixth_game

with sixth_game():
    import pulso
    from pulso import event_kinds, setup, state, steps, verbs, view, vocabulary
    from pulso import resample as hidden
    from pulso.bots import hints

Patch = pytest.MonkeyPatch
Sabotage = Callable[[Patch], None]


def never_ending(patch: Patch) -> None:
    patch.setattr(steps.NextRound, "run", lambda self, s: s.push(steps.Clash()))
    patch.setattr(steps.Clash, "legal", lambda self, s, seat: [pulso.GAME.space.base("take")])
    patch.setattr(steps.Clash, "apply", lambda self, s, seat, action: None)


def offering_what_is_not_held(patch: Patch) -> None:
    patch.setattr(steps.Clash, "legal", lambda self, s, seat: list(range(len(vocabulary.CARDS))))


def offering_twice(patch: Patch) -> None:
    patch.setattr(steps.Clash, "legal", lambda self, s, seat: [cards.card_of(card) for card in s.hands[seat]])


def refusing_without_a_rule(patch: Patch) -> None:
    patch.setattr(steps.Clash, "refuse", lambda self, s, seat, action: Refusal("PU-99"))


def refusing_without_a_remedy(patch: Patch) -> None:
    patch.setattr(steps.Clash, "refuse", lambda self, s, seat, action: Refusal("PU-05"))


def refusing_with_a_trace(patch: Patch) -> None:
    def refuse(self: Any, s: Any, seat: int, action: int) -> Refusal:
        s.points[seat] += 1
        return Refusal("PU-03")

    patch.setattr(steps.Clash, "refuse", refuse)


def refusing_as_another_moment_would(patch: Patch) -> None:
    patch.setattr(steps.Clash, "refuse", lambda self, s, seat, action: None)


def offering_what_it_refuses(patch: Patch) -> None:
    patch.setattr(steps.Lay, "why_not", lambda self, s, at, seat, kind: Refusal("PU-03") if kind < 2 else None)
    patch.setattr(steps.Clash, "legal", lambda self, s, seat: sorted({cards.card_of(card) for card in s.hands[seat]}))


def naming_what_lifts_nothing(patch: Patch) -> None:
    not_now = NotNow(verbs.LAY, Refusal("PU-03", cure="bury"))
    patch.setattr(steps.Look, "choices", Choices(*steps.Look.choices.by_verb.values(), not_now))


def sharing_a_list(patch: Patch) -> None:
    def copy_fields(self: Any) -> Any:
        found = state.PulsoState()
        for name in self.fields():
            setattr(found, name, getattr(self, name))
        return found

    patch.setattr(state.PulsoState, "copy_fields", copy_fields, raising=False)


def forgetting_a_field(patch: Patch) -> None:
    def fields(self: Any) -> tuple[str, ...]:
        return tuple(name for name in state.PulsoState.__slots__ if name not in {"content", "round"})

    def copy_fields(self: Any) -> Any:
        found = state.PulsoState()
        for name in state.PulsoState.__slots__:
            value = getattr(self, name)
            setattr(found, name, value[:] if isinstance(value, list) else value)
        return found

    patch.setattr(state.PulsoState, "fields", fields)
    patch.setattr(state.PulsoState, "copy_fields", copy_fields, raising=False)


def forgetting_an_argument(patch: Patch) -> None:
    patch.setattr(steps.Look, "args", lambda self: (0,))


def drawing_from_elsewhere(patch: Patch) -> None:
    count = iter(range(10**9))

    def unseen_deck(found: Any, source: Any) -> list[int]:
        return cards.unseen_deck(found, liza.seeded(next(count)))

    patch.setattr(setup, "unseen_deck", unseen_deck)


def showing_hands(patch: Patch) -> None:
    patch.setattr(view, "known_to", lambda card, seat: True)


def hinting_by_what_is_offered(patch: Patch) -> None:
    honest = steps.Clash.legal

    def legal(self: Any, s: Any, seat: int) -> list[int]:
        best = max(cards.card_of(card) for hand in s.hands for card in hand)
        return sorted(honest(self, s, seat), reverse=best % 2 == 0)

    patch.setattr(steps.Clash, "legal", legal)


def hinting_by_what_is_refused(patch: Patch) -> None:
    def refuse(self: Any, s: Any, seat: int, action: int) -> Refusal:
        return Refusal("PU-03") if cards.card_of(s.deck[-1]) > 2 else Refusal("PU-06")

    patch.setattr(steps.Clash, "refuse", refuse)


def keeping_the_truth(patch: Patch) -> None:
    patch.setattr(hidden, "resample", lambda s, seat, source: None)


def dealing_from_the_true_order(patch: Patch) -> None:
    def resample(s: Any, seat: int, source: Any) -> None:
        places = [(hand, at) for hand in s.hands for at, card in enumerate(hand) if not cards.known_to(card, seat)]
        found = [hand[at] for hand, at in places]
        source.shuffle(found)
        for (hand, at), card in zip(places, found, strict=True):
            hand[at] = cards.card_of(card) | hand[at] & ~0xFFFF

    patch.setattr(hidden, "resample", resample)


def losing_cards(patch: Patch) -> None:
    honest = hidden.resample

    def resample(s: Any, seat: int, source: Any) -> None:
        honest(s, seat, source)
        s.deck.clear()

    patch.setattr(hidden, "resample", resample)


def telling_what_was_laid(patch: Patch) -> None:
    class Open(steps.Clash):
        def apply(self, s: Any, seat: int, action: int) -> None:
            super().apply(s, seat, action)
            s.emit(event_kinds.TURNED, seat, action)

    patch.setattr(setup, "Clash", Open)


def favouring_the_first(patch: Patch) -> None:
    honest = steps.Clash.apply

    def apply(self: Any, s: Any, seat: int, action: int) -> None:
        honest(self, s, seat, action)
        s.points[seat] += not any(s.laid[other] for other in range(s.seats) if other != seat)

    patch.setattr(steps.Clash, "apply", apply)


def losing_a_seat(patch: Patch) -> None:
    def run(self: Any, s: Any) -> None:
        s.finish("points", s.points, [list(range(1, s.seats))])

    patch.setattr(steps.NextRound, "run", run)


def peeking(patch: Patch) -> None:
    dealing_from_the_true_order(patch)

    def evaluate(s: Any, seat: int) -> float:
        return float(sum(cards.card_of(hand[0]) * cards.card_of(s.hands[seat][-1]) for hand in s.hands) % 5)

    patch.setattr(hints, "evaluate", evaluate)


def hinting_too_much(patch: Patch) -> None:
    patch.setattr(hints, "evaluate", lambda s, seat: s.returns[seat] if s.over else 1.5)


def hinting_in_another_order(patch: Patch) -> None:
    def evaluate_each(s: Any, seats: list[int]) -> list[float]:
        return [hints.evaluate(s, seat) for seat in sorted(seats)]

    patch.setattr(hints, "evaluate_each", evaluate_each, raising=False)


def hinting_with_a_trace(patch: Patch) -> None:
    def evaluate(s: Any, seat: int) -> float:
        s.points[seat] += not s.over
        return float(s.returns[seat])

    patch.setattr(hints, "evaluate", evaluate)


def asking_who_has_left(patch: Patch) -> None:
    patch.setattr(pulso, "depart", lambda s, seat: s.emit(event_kinds.TURNED, seat, 0), raising=False)


BROKEN: list[tuple[Sabotage, checks.Check]] = [
    (never_ending, checks.ends),
    (losing_a_seat, checks.outcome_is_sound),
    (offering_what_is_not_held, checks.offers_are_sound),
    (offering_twice, checks.offers_are_sound),
    (refusing_without_a_rule, checks.refusals_name_a_rule),
    (refusing_without_a_remedy, checks.refusals_name_a_rule),
    (refusing_with_a_trace, checks.refusals_name_a_rule),
    (refusing_as_another_moment_would, checks.nothing_is_refused_without_its_rule),
    (offering_what_it_refuses, checks.nothing_is_refused_without_its_rule),
    (naming_what_lifts_nothing, checks.cures_lift_refusals),
    (sharing_a_list, checks.clones_are_independent),
    (sharing_a_list, checks.copies_forget_nothing),
    (forgetting_a_field, checks.twin_stays_equal),
    (forgetting_an_argument, checks.steps_can_be_made_again),
    (forgetting_an_argument, checks.twin_stays_equal),
    (drawing_from_elsewhere, checks.records_replay),
    (sharing_a_list, checks.choices_can_be_taken_back),
    (hinting_too_much, checks.hints_are_sound),
    (hinting_in_another_order, checks.hints_are_sound),
    (hinting_with_a_trace, checks.hints_are_sound),
    (asking_who_has_left, leaving.players_can_leave),
    (showing_hands, secrecy.nothing_hidden_leaks),
    (hinting_by_what_is_offered, secrecy.nothing_hidden_leaks),
    (hinting_by_what_is_refused, secrecy.nothing_hidden_leaks),
    (dealing_from_the_true_order, secrecy.nothing_hidden_leaks),
    (peeking, secrecy.bots_know_only_their_seat),
    (peeking, secrecy.levels_know_only_their_seat),
    (keeping_the_truth, secrecy.worlds_differ),
    (losing_cards, secrecy.worlds_can_be_played),
    (telling_what_was_laid, secrecy.simultaneous_choices_are_secret),
    (favouring_the_first, secrecy.simultaneous_choices_are_secret),
    (sharing_a_list, secrecy.seats_hold_nothing_true),
]


FOUND_OUT = (AssertionError, LookupError, AttributeError, StopIteration, ValueError, IllegalAction)


@pytest.mark.parametrize(("sabotage", "check"), BROKEN, ids=lambda part: part.__name__)
def test_a_broken_game_is_found_out(sabotage: Sabotage, check: checks.Check, monkeypatch: Patch) -> None:
    sabotage(monkeypatch)
    monkeypatch.setattr(pulso, "GAME", Game(pulso.GAME.spec))
    with pytest.raises(FOUND_OUT):
        _on_many_seeds(check)


def _on_many_seeds(check: checks.Check) -> None:
    for seed in range(20):
        check(pulso.GAME, 3, {"rounds": 5}, seed)


def test_a_failure_says_which_field_was_forgotten(monkeypatch: Patch) -> None:
    restore = state.PulsoState.load

    def load(self: Any, data: dict[str, Any], known: Any) -> None:
        restore(self, data, known)
        self.round = 1

    monkeypatch.setattr(state.PulsoState, "load", load, raising=False)
    with pytest.raises(AssertionError, match=r"differ in \d places:\s+fields\.round: 1 != 2"):
        checks.twin_stays_equal(pulso.GAME, 2, {}, 1)


def test_a_failure_says_which_field_a_copy_shares(monkeypatch: Patch) -> None:
    sharing_a_list(monkeypatch)
    with pytest.raises(AssertionError, match=r"fields\.(points|hands)"):
        checks.clones_are_independent(pulso.GAME, 2, {}, 1)
