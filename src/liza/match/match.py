"""The authority at one table: it alone holds the true state, applies what seats choose, and keeps the record."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from liza.kernel.base.errors import CannotLeave, IllegalAction, LizaError
from liza.kernel.base.outcome import Outcome
from liza.kernel.base.rulebook import Reason, Refusal
from liza.kernel.base.source import seeded
from liza.kernel.core.game import Game
from liza.kernel.core.state import State
from liza.kernel.schema.events import Event
from liza.kernel.schema.view import View
from liza.match.record import LEAVES, Ending, Record

_WORLDS: Final = 8
"""How many worlds are tried to find out whether an action revealed hidden information."""
_MOST_PAST: Final = 64
"""How many choices are remembered so that they can be taken back."""


class NoTakeBack(LizaError):
    """The last choice cannot be taken back."""


class ChosenAction:
    """A choice that has not been followed by chance, and the state before it."""

    __slots__ = ("_tells", "action", "before", "seat")

    def __init__(self, seat: int, action: int, before: State) -> None:
        self.seat: Final = seat
        self.action: Final = action
        self.before: Final = before
        self._tells: bool | None = None

    def tells_something(self, after: State) -> bool:
        """Whether the choice that led to a state revealed hidden information; computed once."""
        if self._tells is None:
            self._tells = tells_something(self.before, after, self.seat, self.action)
        return self._tells


class Match:
    """One game being played, from a record that may already hold actions."""

    def __init__(self, record: Record, state: State | None = None) -> None:
        self.record: Final = record
        self._state = record.start() if state is None else state
        """A state may be handed in where the record's actions only tell what happened after it."""
        self.game: Final[Game[Any]] = self._state.game
        self.opening: Final = self._state.events
        """What happened before the first choice."""
        self._past: list[ChosenAction] = []
        """The latest choices, as far back as no chance was involved."""
        for at, (seat, text) in enumerate(record.actions):
            before = self._state.clone()
            record.redo(self._state, at)
            self._remember(before, seat, None if text == LEAVES else self.game.parse(text))

    @property
    def state(self) -> State:
        """The true state: for the authority itself, never for a seat."""
        return self._state

    @property
    def over(self) -> bool:
        """Whether the game has ended, by its rules or by its players."""
        return self._state.over or self.record.ending is not None

    @property
    def outcome(self) -> Outcome | None:
        """How it ended."""
        if self.record.ending is not None:
            return self.record.ending.outcome(self._state.seats)
        return self._state.outcome

    @property
    def actors(self) -> tuple[int, ...]:
        """The seats that must decide now."""
        return () if self.over else self._state.actors

    def view(self, seat: int | None) -> View:
        """Return all that a seat may see."""
        view = self._state.view(seat)
        if self.record.ending is not None:
            view["moment"] = ""
            view["actors"] = []
            view["over"] = True
            view["outcome"] = self.record.outcome
        return view

    def legal(self, seat: int) -> list[int]:
        """Return what a seat may choose now."""
        return [] if self.over else self._state.legal(seat)

    def explain(self, seat: int, action: int, lang: str = "es") -> Reason | None:
        """Return why an action is illegal for a seat now; None if it is legal."""
        if self.record.ending is not None:
            return self._ended(lang)
        return self.game.explain(self._state, seat, action, lang)

    def act(self, seat: int, action: int) -> list[Event]:
        """Do what a seat chose and return everything that happened."""
        if self.record.ending is not None:
            raise IllegalAction(self._ended())
        before = self._state.clone()
        self._state.apply(seat, action)
        self.record.actions.append((seat, self.game.notation(action)))
        self._remember(before, seat, action)
        return self._state.events

    def leave(self, seat: int) -> list[Event]:
        """Let a player leave the game for good, as its rules say, and return everything that happened."""
        if self.record.ending is not None:
            raise CannotLeave("The players have ended the game: nobody can leave it any more.")
        before = self._state.clone()
        self._state.leave(seat)
        self.record.actions.append((seat, LEAVES))
        self._remember(before, seat, None)
        return self._state.events

    def _ended(self, lang: str = "es") -> Reason:
        return self.game.rulebook.reason(Refusal(self.game.spec.over_rule), lang)

    def _remember(self, before: State, seat: int, action: int | None) -> None:
        """Keep the way back, if there may be one: it ends where chance was involved, or a seat left (no action)."""
        after = self._state
        if after.outcome is not None:
            self.record.outcome = after.outcome.to_data()
        if action is None or after.over or before.source.drawn != after.source.drawn:
            self._past.clear()
        else:
            self._past.append(ChosenAction(seat, action, before))
            del self._past[:-_MOST_PAST]

    def end(self, ending: Ending) -> None:
        """End the game by the will of its players."""
        self.record.ending = ending
        self.record.outcome = ending.outcome(self._state.seats).to_data()
        self._past.clear()

    # Taking back.

    @property
    def settled(self) -> bool:
        """Whether no choice can be taken back any more."""
        return not self._past

    def may_take_back(self, seat: int) -> bool:
        """Whether the seat's last choice is not confirmed, and revealed no hidden information."""
        return self.might_take_back(seat) and self.may_undo(seat)

    def might_take_back(self, seat: int) -> bool:
        """Whether it is worth asking ``may_take_back``, which tries the choice in many worlds and takes its time.

        The seat made the last choice and is still to decide; or it has chosen where all choose at once, and others are
        still choosing.
        """
        count = self._since(seat)
        if seat in self.actors:
            return count == 1
        return bool(count and self.actors) and {*self.actors} <= {*self._past[-count].before.actors}

    def take_back(self, seat: int) -> None:
        """Undo the seat's last unconfirmed choice; what others have chosen at the same time stands."""
        if not self.may_take_back(seat):
            raise NoTakeBack("The last choice is confirmed, or something came to light with it: it stands.")
        self.withdraw(seat)

    def withdraw(self, seat: int) -> None:
        """Take the seat's latest choice out, and let those that others have made since be made without it."""
        count = self._since(seat)
        if not count:
            raise NoTakeBack("Dice have fallen since the choice, or there was none: it cannot be undone.")
        later = self._past[len(self._past) - count + 1 :]
        self._go_back(count)
        for chosen in later:
            self.act(chosen.seat, chosen.action)

    def may_undo(self, seat: int) -> bool:
        """Whether the seat's latest choice can be undone by consent: no hidden information was revealed since."""
        count = self._since(seat)
        after = self._state
        for chosen in reversed(self._past[len(self._past) - count :]):
            if chosen.tells_something(after):
                return False
            after = chosen.before
        return count > 0

    def undo(self, seat: int) -> None:
        """Go back to before the seat's latest choice, also through what others have chosen since."""
        count = self._since(seat)
        if not count:
            raise NoTakeBack("Dice have fallen since the choice, or there was none: it cannot be undone.")
        self._go_back(count)

    def _since(self, seat: int) -> int:
        """Return how many choices lie between now and before the seat's latest one; 0 if it is out of reach."""
        for count, chosen in enumerate(reversed(self._past), 1):
            if chosen.seat == seat:
                return count
        return 0

    def _go_back(self, count: int) -> None:
        self._state = self._past[-count].before
        del self._past[-count:]
        del self.record.actions[-count:]


def tells_something(before: State, after: State, seat: int, action: int) -> bool:
    """Whether an action revealed hidden information that could not have been foreseen.

    Tries it in other worlds that a watcher could not tell from the true one. If no action there would look the same,
    the watcher has learned that those worlds are not the true one.
    """
    if not before.game.hides:
        return False
    rng = seeded(before.source.drawn)
    for watcher in range(before.seats):
        seen = _seen(after, watcher)
        for _ in range(_WORLDS):
            world = before.determinize(watcher, rng)
            legal = world.legal(seat)
            choices = [action] if action in legal else []
            if watcher != seat:
                choices += [choice for choice in legal if choice != action]
            if not any(_seen(_after(world, seat, choice), watcher) == seen for choice in choices):
                return True
    return False


def _after(world: State, seat: int, action: int) -> State:
    trial = world.clone()
    trial.apply(seat, action)
    return trial


def _seen(state: State, watcher: int) -> tuple[View, list[Mapping[str, Any]]]:
    """Return what a watcher sees after an action: the table, and what happened."""
    happened = [event.seen_by(watcher) for event in state.events]
    return state.view(watcher), [seen for seen in happened if seen is not None]
