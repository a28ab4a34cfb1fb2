"""A table for scenarios: who turns up and what the dice show are told beforehand, orders are given by notation.

table = Table(first="cara", cara="mago", cruz="infante", dice="d20=15 d4=2")
table.play("cara: deploy mago, end", "cruz: deploy infante, end", "cara: end", "cruz: end")
assert table.zone("defeated", "cruz") == "infante"
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

import pytest

import liza
from liza.kernel.base.source import Draw
from tests.support import offered

GAME: Final = liza.game("qiahn")
SIDES: Final = ("cara", "cruz")
DICE: Final = {"mago": 20, "paladin": 12, "caballero": 10, "bestia": 8, "arquero": 6, "infante": 4}
KINDS: Final = tuple(DICE)


class Table:
    """One game with everything foreseen; ``after`` rounds are played before it is handed over, all of them drawn."""

    def __init__(
        self,
        *,
        first: str = "cara",
        cara: str = "",
        cruz: str = "",
        dice: str | Sequence[str] = (),
        after: int = 0,
        troop: int = 3,
        **options: Any,
    ) -> None:
        self._order: Final = [_discovered(names, troop) for names in (cara, cruz)]
        rounds = [dice] if isinstance(dice, str) else list(dice)
        script = list(self._script(SIDES.index(first), after, rounds, troop))
        self.state: liza.State = GAME.new(source=liza.Scripted(script), troop=troop, **options)
        self.log: list[str] = _told(self.state.events)
        """Everything that happened, one short line each."""
        for number in range(after):
            self._drawn_round((SIDES.index(first) + number) % 2)

    def _script(self, first: int, after: int, rounds: list[str], troop: int) -> Iterator[Draw]:
        yield liza.pick(2, first)
        for number in range(troop):
            attacker = (first + number) % 2
            sides = (attacker, 1 - attacker)
            for seat in sides:
                unseen = [kind for kind in KINDS if kind not in self._order[seat][:number]]
                yield liza.pick(len(unseen), unseen.index(self._order[seat][number]))
            if number < after:
                yield from (liza.die(DICE[self._order[seat][0]], 1) for seat in sides)
            elif number - after < len(rounds):
                for word in rounds[number - after].split():
                    size, result = word.removeprefix("d").split("=")
                    yield liza.die(int(size), int(result))

    def _drawn_round(self, attacker: int) -> None:
        sides = (attacker, 1 - attacker)
        self.play(*(f"{SIDES[seat]}: deploy {self._order[seat][0]}, end" for seat in sides))
        self.play(*(f"{SIDES[seat]}: end" for seat in sides))

    # Acting.

    def play(self, *orders: str) -> list[str]:
        """Give orders (``cara: deploy mago, end``); return what happened."""
        before = len(self.log)
        for order in orders:
            side, actions = order.split(": ")
            for text in actions.split(", "):
                self.state.apply(SIDES.index(side), GAME.parse(text))
                self.log += _told(self.state.events)
        return self.log[before:]

    def deploy(self, *orders: str) -> Table:
        """Let both sides deploy (``cara: mago paladin``) and end that order."""
        for order in orders:
            side, names = order.split(": ")
            self.play(f"{side}: {', '.join(f'deploy {name}' for name in names.split())}, end")
        return self

    def skip_equip(self) -> list[str]:
        """Let everybody who is asked to equip say «turno»; return what happened."""
        before = len(self.log)
        while self.view["moment"] == "Equip":
            self.play(f"{SIDES[self.state.actors[0]]}: end")
        return self.log[before:]

    def refusal(self, order: str) -> liza.Reason:
        """Return why an order is not possible; check that trying it changes nothing."""
        side, text = order.split(": ")
        seat, action = SIDES.index(side), GAME.parse(text)
        reason = GAME.explain(self.state, seat, action)
        assert reason is not None, f"{order} is possible"
        assert reason.text
        assert reason.unless
        before = self.state.to_data()
        with pytest.raises(liza.IllegalAction) as refused:
            self.state.apply(seat, action)
        assert refused.value.rule == reason.rule
        assert self.state.to_data() == before
        return reason

    # Looking.

    @property
    def asked(self) -> str:
        """Who must decide now, and at which moment: ``cara Deploy``."""
        return " ".join([*(SIDES[seat] for seat in self.state.actors), self.view["moment"]])

    @property
    def view(self) -> dict[str, Any]:
        """What a spectator sees."""
        return dict(self.state.view(None))

    def legal(self, side: str) -> list[str]:
        """Return what a side may do now."""
        return [GAME.notation(action) for action in offered(self.state, SIDES.index(side))]

    def pieces(self, zone: str, side: str | None = None) -> list[dict[str, Any]]:
        """Return the pieces in a zone."""
        seat = None if side is None else SIDES.index(side)
        (found,) = [z for z in self.view["zones"] if z["id"] == zone and z["seat"] == seat]
        return list(found["pieces"])

    def zone(self, zone: str, side: str | None = None) -> str:
        """Return the pieces in a zone by name, ``?`` for what lies face down."""
        return " ".join(piece["key"] or "?" for piece in self.pieces(zone, side))

    def carried(self, side: str, kind: str) -> str:
        """Return the tokens that lie on a combatant, wherever it is."""
        places = ("reserve", "vanguard", "defeated")
        (found,) = [p for place in places for p in self.pieces(place, side) if p["key"] == kind]
        return " ".join(mark["key"] for mark in found["marks"])

    def totals(self) -> dict[str, int]:
        """Return what each side reached in the last fight."""
        return {SIDES[c["seat"]]: c["value"] for c in self.view["counters"] if c["id"] == "total"}

    def survivors(self) -> tuple[int, ...]:
        """Return what was counted at the end."""
        assert self.state.outcome is not None
        return self.state.outcome.scores


def _discovered(names: str, troop: int) -> list[str]:
    first = names.split()
    return (first + [kind for kind in KINDS if kind not in first])[:troop]


def _told(events: Sequence[liza.Event]) -> list[str]:
    return [" ".join([event.kind, *(_word(*item) for item in event.data.items())]) for event in events]


def _word(field: str, value: object) -> str:
    return SIDES[value] if field == "seat" and isinstance(value, int) else str(value)
