"""Which messages a room owes its players, and which of them it lacks.

Most follow from what the game declares. Places, counters, numbers on pieces and ways to end are only found by playing,
so a few games are played at random; they are the same ones every time.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from dataclasses import field as slot
from functools import lru_cache
from itertools import islice
from typing import Any, Final

from liza.kernel.base.outcome import Outcome
from liza.kernel.base.rulebook import LANGUAGES
from liza.kernel.base.source import seeded
from liza.kernel.core.game import Game
from liza.kernel.core.state import State
from liza.kernel.core.step import Step
from liza.kernel.schema.events import EventKind
from liza.words.texts import Texts, Value, room_texts
from liza.words.words import Words, is_seat, slug, variables, word

_GAMES: Final = 4
"""How many games are played for each seat count; one more is for each value of each option."""
_MOST_DECISIONS: Final = 400


def missing(game: Game[Any], lang: str) -> list[str]:
    """Return the id of every message that the room lacks in a language, and what is wrong with those it has.

    A room speaks all its languages equally: what it says in one, it must say in the others.
    """
    texts = room_texts(game, lang)
    wanted = dict(required_messages(game, lang))
    faults: list[str] = []
    for id, values in wanted.items():
        if id not in texts.ids:
            faults.append(id)
        elif values is not None:
            faults += [f"{id}: {fault}" for fault in texts.faults(id, values)]
    for id, values in _said_to_you(game):
        if id in texts.ids:
            faults += [f"{id}: {fault}" for fault in texts.faults(id, values)]
    spoken = set().union(*(room_texts(game, other).ids for other in LANGUAGES))
    faults += sorted(spoken - texts.ids - set(wanted))
    return faults + _half_described(game, texts)


def required_messages(game: Game[Any], lang: str) -> Iterator[tuple[str, Mapping[str, Value] | None]]:
    """Yield every message that a room must have, with values to try it with."""
    nothing: dict[str, Value] = {}
    a_seat: dict[str, Value] = {"seat": "?", "seat-number": 0}
    yield "game-about", nothing
    for verb in game.space.verbs:
        names: dict[str, Value] = dict(a_seat)
        for variable in variables(verb.kinds):
            names[variable] = names[f"{variable}-key"] = "?"
        yield f"verb-{word(verb.id)}", names
    for step in game.steps.values():
        if step.legal is not Step.legal:
            yield f"ask-{step.__name__}", a_seat
    for event in game.events:
        values = _event_values(event)
        yield f"event-{word(event.id)}", values
        if any(field.private for field in event.fields):
            yield f"event-{word(event.id)}-hidden", values
    for option in game.options.values():
        yield f"option-{word(option.id)}", nothing
        yield f"option-{word(option.id)}-about", nothing
        for value in option.values:
            yield f"option-{word(option.id)}-{slug(value)}", nothing
    named = game.card_names()
    for kind in game.kinds():
        for key in kind.keys:
            if lang not in named.get(kind.id, {}).get(key, {}):
                yield f"{kind.id}-{word(key)}", nothing
    plan = game.board_map()
    features = {id for place in plan["places"].values() for id in place} if plan is not None else set()
    words = Words(game, lang)
    yield from ((f"feature-{word(id)}", nothing) for id in sorted(features) if words.sign(id))
    for cards in game.card_clauses().values():
        for clauses in cards.values():
            yield from ((id, dict(values)) for id, values in clauses)
    yield from _found_by_playing(game, lang)


def _said_to_you(game: Game[Any]) -> Iterator[tuple[str, Mapping[str, Value]]]:
    """Yield the sentences that a room may have in the second person, and for what happens several times in a row."""
    for event in game.events:
        values = _event_values(event)
        for ending in ("you", "at-you"):
            yield f"event-{word(event.id)}-{ending}", values
        for ending in ("many", "many-you"):
            yield f"event-{word(event.id)}-{ending}", {**values, "count": 2}


def _event_values(event: EventKind) -> dict[str, Value]:
    values: dict[str, Value] = {}
    for field in event.fields:
        if is_seat(field):
            values |= {field.id: "?", f"{field.id}-number": 0}
        elif field.kind is None:
            values[field.id] = 1
        else:
            values |= {field.id: "?", f"{field.id}-key": "?"}
    return values


@dataclass(slots=True)
class _Met:
    """What was seen on the table while some games were played, by the ids that a room speaks of."""

    places: set[str] = slot(default_factory=set)
    counters: set[str] = slot(default_factory=set)
    numbers: set[str] = slot(default_factory=set)
    shown: set[tuple[str, str | None]] = slot(default_factory=set)
    outcomes: dict[str, Outcome] = slot(default_factory=dict)

    def look(self, state: State) -> None:
        """Add what the first actor sees now."""
        view = state.view(state.actors[0] if state.actors else None)
        for zone in view["zones"]:
            self.places.add(zone["id"])
            for piece in zone["pieces"]:
                self.numbers.update(piece["numbers"])
                self.shown.add((piece["kind"], piece["key"]))
                self.shown.update((mark["kind"], mark["key"]) for mark in piece["marks"])
        self.counters.update(counter["id"] for counter in view["counters"])
        if state.outcome is not None:
            self.outcomes[state.outcome.reason] = state.outcome


@lru_cache(maxsize=1)
def _met(game: Game[Any]) -> _Met:
    """Play some games, the same for every language."""
    met = _Met()
    for state in _played(game):
        met.look(state)
    return met


def _found_by_playing(game: Game[Any], lang: str) -> Iterator[tuple[str, Mapping[str, Value] | None]]:
    met, words, named = _met(game), Words(game, lang), game.card_names()
    nothing: dict[str, Value] = {}
    yield from ((f"zone-{word(id)}", nothing) for id in sorted(met.places))
    yield from ((f"number-{word(id)}", nothing) for id in sorted(met.numbers))
    yield from ((f"counter-{word(id)}", nothing) for id in sorted(met.counters))
    for kind, key in met.shown:
        if key is not None and lang not in named.get(kind, {}).get(key, {}):
            yield f"{kind}-{word(key)}", nothing
    for reason, outcome in met.outcomes.items():
        yield f"outcome-{word(reason)}", words.outcome_values(outcome)


def _played(game: Game[Any]) -> Iterator[State]:
    """Yield every state of some random games: all seat counts, and every value of every option in turn."""
    others = [{option.id: value} for option in game.options.values() for value in option.values]
    for seats in game.seats:
        for seed in range(_GAMES):
            yield from _random_game(game.new(seats=seats, seed=seed), seed)
        if game.leaves:
            yield from _deserted_game(game.new(seats=seats, seed=seats))
        for seed, options in enumerate(others):
            yield from _random_game(game.new(seats=seats, seed=seed, **options), seed)


def _random_game(state: State, seed: int) -> Iterator[State]:
    chance = seeded(seed)
    yield state
    for _ in range(_MOST_DECISIONS):
        if state.over:
            return
        seat = state.actors[chance.below(len(state.actors))]
        choices = state.legal(seat)
        state.apply(seat, choices[chance.below(len(choices))])
        yield state


def _deserted_game(state: State) -> Iterator[State]:
    """Play a little, then let one player after another leave."""
    yield from islice(_random_game(state, state.seats), _MOST_DECISIONS // 10)
    while not state.over:
        state.leave(state.staying[0])
        yield state


def _half_described(game: Game[Any], texts: Texts) -> list[str]:
    """Return the descriptions that are missing where others of the same kind have one."""
    faults: list[str] = []
    for kind in game.kinds():
        ids = [f"{kind.id}-{word(key)}-text" for key in kind.keys]
        if any(id in texts.ids for id in ids):
            faults += [id for id in ids if id not in texts.ids]
    return faults
