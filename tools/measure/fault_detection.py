"""Detection of planted faults: every game gets a card twice as strong and a seat with an extra card.

    scripts/measure fault-detection                     # all games: minutes with a compiled engine
    scripts/measure fault-detection qiahn --games 2000  # one of them

Prints what the report says of both flaws; ends with 1 if one of them is not among its findings.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple
from unittest.mock import patch

import liza
from liza.lab.findings.run_measures import SEAT, Measures
from liza.lab.report.report import Report
from liza.lab.run import observer
from liza.lab.run import run_spec as plans
from liza.lab.run.run_store import RunStore
from liza.parts.cards import public, shown
from tools.options import options

LUCKY = 0
"""The seat that gets the extra card."""


class Plant(NamedTuple):
    """What is made wrong with a game, and how many games it takes to see it."""

    card: str
    change: str
    extra: Callable[[Any], None]
    games: int


def magics(state: Any) -> None:
    """The magics that the other side has too."""
    state.tokens[LUCKY] |= 0b110000


def claw(state: Any) -> None:
    """A great claw in the hand before anybody has drawn."""
    card = state.rules.content.keys.index("garra_mayor")
    for deck in state.decks:
        if card in deck:
            deck.remove(card)
            state.hands[LUCKY].append(shown(card, LUCKY))
            return


def monster(state: Any) -> None:
    """A monster caught before anybody has begun."""
    caught = state.monsters.pop()
    state.captors[caught] = LUCKY
    state.points[LUCKY] += state.rules.content.monsters[caught].first


def equipment(state: Any) -> None:
    """The dearest equipment for nothing."""
    prices = state.rules.content.price
    card = max(state.gear_deck, key=lambda each: prices[each])
    state.gear_deck.remove(card)
    state.gear[LUCKY].append(shown(card, LUCKY))


def relics(state: Any) -> None:
    """Relics in the hand."""
    for _ in range(2):
        state.hands[LUCKY].append(public(state.relics.pop()))


PLANTS = {
    "qiahn": Plant("paladin", '[[combatant]]\nid = "paladin"\ndie = 24\n', magics, 1500),
    "tankup": Plant("martillazo", '[[attack]]\nid = "martillazo"\ndamage = 8\nexcess = 4\n', claw, 800),
    "terrorixico": Plant("charro", '[[monster]]\nid = "charro"\npoints = { first = 10, second = 4 }\n', monster, 800),
    "tornaris": Plant(
        "celeste", '[[character]]\nid = "celeste"\npassive = [{ do = "mana", amount = 2 }]\n', equipment, 800
    ),
    "tanxi": Plant("isaac_fleesa", '[[character]]\nid = "isaac_fleesa"\nattack = 6\n', relics, 500),
}


def with_extra(extra: Callable[[Any], None]) -> Callable[[plans.RunSpec, int], plans.Deal]:
    """Return a way to deal in which one seat gets more than it should."""

    def dealt(plan: plans.RunSpec, number: int) -> plans.Deal:
        deal = plans.deal(plan, number)
        extra(deal.state)
        return deal

    return dealt


def look(game_id: str, plant: Plant, games: int, bot: str) -> bool:
    """Play with both flaws, and say what the report says of them."""
    pack = liza.Pack(f'[overlay]\ngame = "{game_id}"\n\n{plant.change}', "planted")
    plan = plans.checked_run(game_id, bots=[bot], pack=pack)
    with tempfile.TemporaryDirectory() as folder, patch.object(observer, "deal", with_extra(plant.extra)):
        study = RunStore.begin(Path(folder), plan, games)
        study.run()
        report = Report(Measures(study), "en")
    found = [each for each in report.measures.findings if each.value > 0]
    seat = [each for each in found if each.about == SEAT and each.key == str(LUCKY)]
    card = [each for each in found if each.about != SEAT and each.key == plant.card]
    tested, listed = len(report.measures.tested), len(report.measures.findings)
    sys.stdout.write(f"{game_id}: {games} games, {tested} tests, {listed} findings\n")
    for each in (*card, *seat):
        sys.stdout.write(f"  {report.measures.findings.index(each) + 1}. {report.sentence(each)}\n")
    return bool(seat) and bool(card)


def main() -> int:
    """Do what the words ask for."""
    words = options("measure fault-detection", __doc__)
    words.add_argument("games_named", nargs="*", metavar="game", default=list(PLANTS), help="only these games")
    words.add_argument("--games", type=int, help="how many games of each; by default enough to see it")
    words.add_argument("--bot", default="greedy:1", help="who plays, on every seat")
    asked = words.parse_args()
    missed = [
        game_id
        for game_id in asked.games_named
        if not look(game_id, PLANTS[game_id], asked.games or PLANTS[game_id].games, asked.bot)
    ]
    if missed:
        sys.stderr.write(f"Not found: {', '.join(missed)}\n")
    return 1 if missed else 0
