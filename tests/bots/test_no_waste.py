"""The bot of the middle level does nothing that looks silly: no sale in vain, no pacing, no gold kept for nothing."""

from __future__ import annotations

from typing import Any, Final

import pytest

import liza
from liza.bots import Seat, bot
from liza.kernel.base.source import Source
from tests.games.tornaris.table import GAME as TORNARIS
from tests.games.tornaris.table import Table

TRIES: Final = 60
THREE: Final = "celeste braulia zelrac"


def chosen(table: Table, person: str, name: str) -> set[str]:
    """Return everything that a bot chooses in one position, tried often."""
    found = set()
    for seed in range(TRIES):
        chance = liza.seeded(seed)
        state = table.state.clone(liza.seeded(seed))
        found.add(TORNARIS.notation(bot(name).choose(Seat(state, table.seat(person), chance), chance)))
    return found


def test_nothing_is_sold_in_vain() -> None:
    table = Table(THREE, gear={"ana": "mandoble_real mazo"}).arrows(ana="tower").quiet("AfterReveal")
    assert table.moment == "BeforeSpace"
    assert any(one.startswith("sell") for one in chosen(table, "ana", "soft:30")), "nothing to be seen here"
    assert chosen(table, "ana", "sober:30") == {"done"}


def test_gold_is_spent_while_it_is_worth_something() -> None:
    table = Table(THREE, met=12, gold=30, dice="6 1 1", moment=[["Tournament"]])
    assert table.moment == "Convert"
    assert all(one.startswith("convert") for one in chosen(table, "ana", "sober:30"))


def whole_game(game: liza.Game[Any], name: str, seed: int) -> list[tuple[int, str, str]]:
    """Return what all choose in a game: seat, moment and choice."""
    state = game.new(seats=game.seats[0], seed=seed)
    chance: Source = liza.seeded(seed)
    player, told = bot(name), []
    while not state.over:
        seat = state.actors[0]
        action = player.choose(Seat(state, seat, chance), chance)
        told.append((seat, type(state.agenda[-1]).__name__, game.notation(action)))
        state.apply(seat, action)
    return told


@pytest.mark.parametrize("seed", [3, 4])
def test_no_sword_is_bought_and_sold_between_two_arrows(seed: int) -> None:
    bought: dict[int, set[str]] = {}
    for seat, moment, choice in whole_game(liza.game("tornaris"), "shrewd", seed):
        verb, _, card = choice.partition(" ")
        if moment == "Choose":
            bought[seat] = set()
        elif verb == "buy":
            bought.setdefault(seat, set()).add(card)
        elif verb == "sell" and moment != "Convert":
            assert card not in bought.get(seat, set()), choice


def paced(name: str, seed: int) -> int:
    """Return how often somebody in Tanxi goes back to a square in one turn with nothing done but walking."""
    count = 0
    walked: set[str] = set()
    for _, moment, choice in whole_game(liza.game("tanxi"), name, seed):
        verb, _, square = choice.partition(" ")
        if moment != "Main" or verb != "move":
            walked = set()
        elif square in walked:
            count += 1
        else:
            walked.add(square)
    return count


def test_hardly_anybody_paces_to_and_fro() -> None:
    """Once in thirty games somebody still does: each step looked better than ending the turn where they stood."""
    games = range(100, 106)
    others = sum(paced("soft:10", seed) for seed in games)
    assert others >= len(games), "nothing to be seen here"
    assert sum(paced("shrewd", seed) for seed in games) <= others / 10
