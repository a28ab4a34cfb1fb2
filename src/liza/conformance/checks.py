"""What every game must keep to, each as a plain function of a game, a seat count, options and a seed.

The tests run them on a fixed choice of seeds, ``scripts/stress soak`` on fresh ones for as long as one likes.
"""

from __future__ import annotations

import itertools
import json
import tempfile
from collections import Counter
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from liza.conformance import leaving, secrecy
from liza.conformance.copies import copy_faults
from liza.conformance.random_play import CheckedGame, Options
from liza.kernel.base.errors import IllegalAction
from liza.kernel.base.rulebook import Refusal
from liza.kernel.base.source import seeded
from liza.kernel.core.choice import Moment
from liza.kernel.core.game import Game
from liza.kernel.core.state import State
from liza.match.match import Match, NoTakeBack
from liza.match.record import Record

Check = Callable[[Game[Any], int, Options, int], None]


def ends(game: Game[Any], seats: int, options: Options, seed: int) -> None:
    """A game goes on until it is over, and then has an outcome and no actors."""
    table = CheckedGame(game, seats, options, seed)
    for state, seat, _ in table:
        assert state.outcome is None
        assert seat in state.actors
        assert list(state.actors) == sorted(set(state.actors))
        assert state.returns == (0.0,) * seats
    state = table.state
    assert state.over
    assert state.actors == ()
    assert not state.agenda


def outcome_is_sound(game: Game[Any], seats: int, options: Options, seed: int) -> None:
    """Each seat has one place; returns lie in [-1, 1], add up to zero and order the seats as the ranking does."""
    table = CheckedGame(game, seats, options, seed)
    for _ in table:
        pass
    outcome = table.state.outcome
    assert outcome is not None
    assert sorted(seat for group in outcome.ranking for seat in group) == list(range(seats))
    assert all(outcome.ranking)
    assert len(outcome.scores) == seats
    returns = table.state.returns
    assert returns == outcome.returns
    assert all(-1 <= value <= 1 for value in returns)
    if seats > 1:
        assert abs(sum(returns)) < 1e-9
    ordered = [[returns[seat] for seat in group] for group in outcome.ranking]
    assert all(len(set(values)) == 1 for values in ordered)
    assert all(better[0] > worse[0] for better, worse in itertools.pairwise(ordered))


def offers_are_sound(game: Game[Any], seats: int, options: Options, seed: int) -> None:
    """Only actors have legal actions; each is in the action space, is listed once and is accepted."""
    table = CheckedGame(game, seats, options, seed)
    for state, _, _ in table.glimpses():
        for who in range(-1, seats + 1):
            offered = state.legal(who)
            if who not in state.actors:
                assert offered == []
                continue
            assert offered
            assert len(set(offered)) == len(offered)
            for action in offered:
                assert 0 <= action < game.actions
                assert game.explain(state, who, action) is None
                state.clone().apply(who, action)
            again = state.legal(who)
            again.clear()
            assert state.legal(who) == offered
    assert all(table.state.legal(who) == [] for who in range(seats))


def refusals_name_a_rule(game: Game[Any], seats: int, options: Options, seed: int) -> None:
    """Each action that is not legal is refused with a rule and its remedy, in both languages, without effect."""
    table = CheckedGame(game, seats, options, seed)
    for state, _, _ in table.glimpses():
        _all_refused(table, state)
    _all_refused(table, table.state)


def _all_refused(table: CheckedGame, state: State) -> None:
    game = table.game
    before = state.to_data()
    for who in range(-1, state.seats + 1):
        offered = state.legal(who)
        actions = range(-1, game.actions + 1)
        for action in actions if who in state.actors else table.rng.sample(actions, 3):
            if action not in offered:
                _refused(game, state, who, action)
    assert state.to_data() == before


def _refused(game: Game[Any], state: State, seat: int, action: int) -> None:
    try:
        state.apply(seat, action)
    except IllegalAction as refusal:
        rule = refusal.rule
    else:
        raise AssertionError(f"seat {seat} could do {action}, which was not offered")
    assert rule in game.rulebook.rules
    for lang in ("es", "en"):
        reason = game.explain(state, seat, action, lang)
        assert reason is not None
        assert reason.rule == rule
        for text in (reason.text, reason.unless):
            assert text.strip(), f"{rule} says nothing in {lang}"
            assert "{" not in text


def nothing_is_refused_without_its_rule(game: Game[Any], seats: int, options: Options, seed: int) -> None:
    """An action of the moment's verbs is legal exactly if no rule refuses it.

    What is not offered, of a verb that is, is refused by the moment itself: not as another moment's. Where a moment
    is made of choices, which have one check for both, what is offered is not refused, whatever way it was found.
    """
    table = CheckedGame(game, seats, options, seed)
    verb_of = [verb.id for verb in game.space.verbs for _ in range(verb.size)]
    for state, _, _ in table.glimpses():
        step = state.agenda[-1]
        for who in state.actors:
            offered = set(state.legal(who))
            verbs = {verb_of[action] for action in offered}
            if isinstance(step, Moment):
                verbs |= {choice.verb.id for choice in step.choices.by_verb.values()}
            for action in range(game.actions):
                if verb_of[action] not in verbs:
                    continue
                what = f"{step!r}, seat {who}: {game.notation(action)!r}"
                refusal = step.refuse(state, who, action)
                if action not in offered:
                    assert refusal is not None, f"{what} is not offered, and nothing refuses it"
                elif isinstance(step, Moment):
                    assert refusal is None, f"{what} is offered, and {refusal.rule} refuses it"


def clones_are_independent(game: Game[Any], seats: int, options: Options, seed: int) -> None:
    """A clone goes on as the original does, on its own; a clone with another source leaves the first one alone."""
    table = CheckedGame(game, seats, options, seed)
    past: list[tuple[State, dict[str, Any]]] = []
    ahead: State | None = None
    for state, seat, action in table:
        assert ahead is None or ahead == state
        data = state.to_data()
        ahead = state.clone()
        ahead.apply(seat, action)
        assert state.to_data() == data
        source = seeded(seed + 1)
        elsewhere = state.clone(source)
        assert elsewhere.source is source
        elsewhere.apply(seat, action)
        assert state.to_data() == data
        past.append((state.clone(), data))
    assert ahead == table.state
    for kept, data in past:
        assert kept.to_data() == data


def cures_lift_refusals(game: Game[Any], seats: int, options: Options, seed: int) -> None:
    """Where a refusal names the verb that lifts it, doing that does not leave the same refusal standing."""
    table = CheckedGame(game, seats, options, seed)
    verb_of = [verb.id for verb in game.space.verbs for _ in range(verb.size)]
    for state, _, _ in table.glimpses():
        for who in state.actors:
            refusals: dict[str, tuple[int, Refusal]] = {}
            for action in range(game.actions):
                refusal = state.agenda[-1].refuse(state, who, action)
                if refusal is not None and refusal.cure:
                    refusals.setdefault(refusal.rule + refusal.case, (action, refusal))
            for action, refusal in refusals.values():
                _is_lifted(state.clone(), who, action, refusal, verb_of)


def _is_lifted(state: State, who: int, action: int, refusal: Refusal, verb_of: list[str]) -> None:
    """Do what lifts a refusal, as often as it can be done at that moment, and see that it is lifted."""
    moment, done = type(state.agenda[-1]), 0
    while who in state.actors and type(state.agenda[-1]) is moment:
        cures = [cure for cure in state.legal(who) if verb_of[cure] == refusal.cure]
        assert cures or done, f"{refusal.rule} says {refusal.cure}, which is not possible"
        if not cures:
            break
        state.apply(who, cures[done % len(cures)])
        done += 1
    if who in state.actors:
        left = state.agenda[-1].refuse(state, who, action)
        assert left is None or (left.rule, left.case) != (refusal.rule, refusal.case), f"{refusal.rule} still stands"


def copies_forget_nothing(game: Game[Any], seats: int, options: Options, seed: int) -> None:
    """A copy has every field of what it was copied from, down to the bottom, and shares only what is immutable."""
    table = CheckedGame(game, seats, options, seed)
    for state, _, _ in table.glimpses():
        found = [*copy_faults(state, state.clone())]
        assert not found, f"a copy of {state!r}: {'; '.join(found)}"


def twin_stays_equal(game: Game[Any], seats: int, options: Options, seed: int) -> None:
    """A copy that is written down and read again after every action stays equal."""
    table = CheckedGame(game, seats, options, seed)
    twin = table.state
    for state, seat, action in table:
        twin = _rewritten(game, twin)
        assert twin == state
        assert twin is not state
        assert twin.legal(seat) == state.legal(seat)
        assert twin.agenda[-1].actors(twin) == state.actors
        for who in (*range(seats), None):
            assert twin.view(who) == state.view(who)
            assert _seen(twin, who) == _seen(state, who)
        twin.apply(seat, action)
    assert _rewritten(game, twin) == table.state
    assert twin.returns == table.state.returns


def _rewritten(game: Game[Any], state: State) -> State:
    found: State = game.restore(json.loads(json.dumps(state.to_data())))
    return found


def _seen(state: State, who: int | None) -> list[Any]:
    return [event.seen_by(who) for event in state.events]


def steps_can_be_made_again(game: Game[Any], seats: int, options: Options, seed: int) -> None:
    """Every step on the agenda is one of the game's and is made again from what it says it was made with."""
    table = CheckedGame(game, seats, options, seed)
    for state, _, _ in table.glimpses():
        for step in state.agenda:
            kind = game.steps[type(step).__name__]
            assert type(step) is kind
            again = kind(*step.args())
            assert again.args() == step.args()
            assert _attributes(again) == _attributes(step)


def _attributes(step: object) -> dict[str, object]:
    values = {name: getattr(step, name) for name in dir(step) if not name.startswith("__")}
    return {name: value for name, value in values.items() if not callable(value)}


def records_replay(game: Game[Any], seats: int, options: Options, seed: int) -> None:
    """A game that was kept comes back from the file, replays state by state and is found to be true."""
    table = CheckedGame(game, seats, options, seed)
    record = Record.begin(game, seats=seats, seed=seed, **options)
    match = Match(record)
    seen = []
    for state, seat, action in table:
        assert match.state == state
        seen.append(state.to_data())
        match.act(seat, action)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "game.json")
        record.save(path)
        loaded = Record.load(path)
    assert loaded.to_data() == record.to_data()
    assert loaded.verify() == table.state
    *before, last = loaded.replay()
    assert [state.to_data() for state in before] == seen
    assert last == table.state
    assert Match(loaded).state == table.state


def choices_can_be_taken_back(game: Game[Any], seats: int, options: Options, seed: int) -> None:
    """What a table lets a seat take back is undone exactly, by that seat or by who chooses at the same time.

    Taking back replays the game, so in a long one only some choices are tried.
    """
    table = CheckedGame(game, seats, options, seed)
    match = Match(Record.begin(game, seats=seats, seed=seed, **options))
    chosen: dict[int, tuple[int, tuple[int, ...]]] = {}
    for number, (state, seat, action) in enumerate(table):
        chosen[seat] = action, state.actors
        match.act(seat, action)
        if not table.looks_at(number):
            continue
        if match.may_take_back(seat):
            after = match.state.to_data()
            match.take_back(seat)
            assert match.state == state
            assert len(match.record.actions) == len([*match.record.replay()]) - 1
            match.act(seat, action)
            assert match.state.to_data() == after
        else:
            _refuses_to_take_back(match, seat)
        for who in range(seats):
            if who != seat:
                _takes_back_what_is_chosen_together(match, who, seat, chosen)


def _takes_back_what_is_chosen_together(
    match: Match, who: int, seat: int, chosen: dict[int, tuple[int, tuple[int, ...]]]
) -> None:
    """After another seat's choice only one that all make at once can be taken back, without any other effect."""
    if not match.may_take_back(who):
        _refuses_to_take_back(match, who)
        return
    action, together = chosen[who]
    assert {seat, *match.actors} <= {*together}
    after = match.state.to_data()
    match.take_back(who)
    assert who in match.actors
    match.act(who, action)
    match.withdraw(seat)  # so that the last choice is the last one again, and what is told of it
    match.act(seat, chosen[seat][0])
    assert match.state.to_data() == after


def _refuses_to_take_back(match: Match, seat: int) -> None:
    before = match.state.to_data()
    try:
        match.take_back(seat)
    except NoTakeBack:
        assert match.state.to_data() == before
    else:
        raise AssertionError(f"seat {seat} took back what it may not")


def views_are_plain(game: Game[Any], seats: int, options: Options, seed: int) -> None:
    """What is seen is JSON, says truly whose it is, and a spectator sees only what some seat sees."""
    table = CheckedGame(game, seats, options, seed)
    for state, _, _ in table.glimpses():
        _view_is_plain(game, state)
    _view_is_plain(game, table.state)


def _view_is_plain(game: Game[Any], state: State) -> None:
    open_faces = _faces(state, None)
    for who in (None, *range(state.seats)):
        view = state.view(who)
        assert json.loads(json.dumps(view)) == view
        assert (view["game"], view["seat"], view["seats"]) == (game.id, who, state.seats)
        assert (view["actors"], view["over"]) == (list(state.actors), state.over)
        assert all(zone["count"] >= len(zone["pieces"]) for zone in view["zones"])
        assert open_faces <= _faces(state, who)


def _faces(state: State, who: int | None) -> Counter[tuple[str, int | None, str]]:
    """Count the faces that an observer sees, place by place."""
    return Counter(
        (zone["id"], zone["seat"], piece["key"])
        for zone in state.view(who)["zones"]
        for piece in zone["pieces"]
        if piece["key"] is not None
    )


def events_keep_secrets(game: Game[Any], seats: int, options: Options, seed: int) -> None:
    """Who is not among an event's eyes sees none of its private fields; the others see all of them.

    Public fields are never null: boards are typed that way (``scripts/generate wire``).
    """
    table = CheckedGame(game, seats, options, seed)
    _events_keep_secrets(game, table.state)
    for state, _, _ in table:
        _events_keep_secrets(game, state)
    _events_keep_secrets(game, table.state)


def _events_keep_secrets(game: Game[Any], state: State) -> None:
    kinds = {kind.id: kind for kind in game.events}
    for event in state.events:
        kind, everything = kinds[event.kind], {"event": event.kind, **event.data}
        private = {field.id for field in kind.fields if field.private}
        empty = [id for id, value in event.data.items() if value is None and id not in private]
        assert not empty, f"{event.kind} says nothing in {empty}, which nobody may be kept from seeing"
        for who in (*range(state.seats), None):
            seen = event.seen_by(who)
            if event.visible_to(who):
                assert seen == everything
            elif kind.secret:
                assert seen is None
            else:
                assert seen == {id: None if id in private else value for id, value in everything.items()}
            assert json.loads(json.dumps(seen)) == seen


def hints_are_sound(game: Game[Any], seats: int, options: Options, seed: int) -> None:
    """A hint lies in [-1, 1], has no side effects, agrees with the batched hint, and is the outcome at the end."""
    table = CheckedGame(game, seats, options, seed)
    everybody = list(range(seats))
    for state, _, _ in table.glimpses():
        before = state.to_data()
        hints = [game.evaluate(state, seat) for seat in everybody]
        assert all(-1 <= hint <= 1 for hint in hints)
        assert game.evaluate_each(state, everybody) == hints
        assert game.evaluate_each(state, everybody[::-2]) == hints[::-2]
        assert state.to_data() == before
    assert tuple(game.evaluate_each(table.state, everybody)) == table.state.returns


def digest(game: Game[Any], seats: int, options: Options, seed: int) -> str:
    """Return a hash of all views and events of a game."""
    table = CheckedGame(game, seats, options, seed)
    found = sha256()
    for state, seat, action in table:
        for who in (*range(seats), None):
            found.update(json.dumps([state.view(who), _seen(state, who)]).encode())
        found.update(f"{seat} {game.notation(action)} {state.legal(seat)}".encode())
    found.update(repr(table.state.outcome).encode())
    return found.hexdigest()


CHECKS: Final[tuple[Check, ...]] = (
    ends,
    outcome_is_sound,
    offers_are_sound,
    refusals_name_a_rule,
    nothing_is_refused_without_its_rule,
    cures_lift_refusals,
    clones_are_independent,
    copies_forget_nothing,
    twin_stays_equal,
    steps_can_be_made_again,
    records_replay,
    choices_can_be_taken_back,
    views_are_plain,
    events_keep_secrets,
    hints_are_sound,
    leaving.players_can_leave,
    secrecy.nothing_hidden_leaks,
    secrecy.worlds_differ,
    secrecy.worlds_can_be_played,
    secrecy.simultaneous_choices_are_secret,
    secrecy.seats_hold_nothing_true,
    secrecy.bots_know_only_their_seat,
    secrecy.levels_know_only_their_seat,
)
