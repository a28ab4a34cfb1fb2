"""Every game that is found keeps to what every game must keep to."""

from __future__ import annotations

import os
import subprocess
import sys
from itertools import combinations, product
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import liza
from liza.conformance import checks
from liza.conformance.checks import CHECKS, Check, digest
from liza.conformance.secrecy import levels_know_only_their_seat
from tests.conformance.beside import sixth_game

with sixth_game():
    GAMES = liza.games()

MOST_EXAMPLES = 8
FEWEST_EXAMPLES = 2
WORK = 400
"""Actions times examples: the checks try every action of the space, so a large game is played less often here;
``scripts/stress soak`` plays as many games as one likes."""
FEWER: dict[Check, int] = {levels_know_only_their_seat: 2}
"""How many examples are enough for a check that thinks for long."""
OFTEN = 5
"""How many times as many examples are tried where time does not matter (``python3 run.py test --all``)."""
OBJECTS: tuple[Check, ...] = (
    checks.ends,
    checks.offers_are_sound,
    checks.clones_are_independent,
    checks.copies_forget_nothing,
    checks.twin_stays_equal,
    checks.steps_can_be_made_again,
    checks.records_replay,
    checks.views_are_plain,
)
"""What depends on how objects are made, copied and written down. Plain and compiled Python may differ there; what a
rule says they read in the same line, and the golden games show that they do what it says."""
AGAIN = bool(os.environ.get("LIZA_AGAIN"))
"""Whether this is the second time, on plain Python beside the compiled engine: a part of the examples is enough."""

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


@every_game
@pytest.mark.parametrize("check", OBJECTS if AGAIN else CHECKS, ids=lambda check: check.__name__)
def test_every_game_conforms(game: liza.Game[Any], check: Check) -> None:
    examples = enough(game, check)
    conform(game, check, max(1, examples // 4) if AGAIN else examples)


@pytest.mark.slow
@every_game
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_every_game_conforms_again_and_again(game: liza.Game[Any], check: Check) -> None:
    conform(game, check, OFTEN * enough(game, check))


def enough(game: liza.Game[Any], check: Check) -> int:
    """Return how many examples are tried at every change."""
    return FEWER.get(check, max(FEWEST_EXAMPLES, min(MOST_EXAMPLES, WORK // game.actions)))


def conform(game: liza.Game[Any], check: Check, examples: int) -> None:
    """See that a game passes a check, whatever is played with."""

    @settings(max_examples=examples, derandomize=True, database=None, deadline=None)
    @given(
        seats=st.sampled_from(game.seats),
        options=st.fixed_dictionaries({id: st.sampled_from(option.values) for id, option in game.options.items()}),
        seed=st.integers(0, 2**63),
    )
    def conforms(seats: int, options: dict[str, Any], seed: int) -> None:
        check(game, seats, options, seed)

    conforms()


def _option_sets(game: liza.Game[Any]) -> list[dict[str, Any]]:
    """Return settings in which every value of every option meets every value of every other one."""
    usual = {id: option.default for id, option in game.options.items()}
    chosen = [[(id, value) for value in option.values] for id, option in game.options.items()]
    pairs = [{**usual, **dict(pair)} for one, other in combinations(chosen, 2) for pair in product(one, other)]
    return [usual, *({**usual, id: value} for values in chosen for id, value in values), *pairs]


@every_game
def test_a_game_can_be_played_with_every_seat_count_and_every_pair_of_options(game: liza.Game[Any]) -> None:
    for seats, options in product(game.seats, _option_sets(game)):
        state = game.new(seats=seats, seed=1, **options)
        assert state.options == options
        assert len(state.view(None)["actors"]) > 0


def test_what_is_seen_is_the_same_in_another_process() -> None:
    program = (
        "import sys, liza; from liza.conformance.checks import digest\n"
        "for game in map(liza.game, sys.argv[1:]): print(game.id, digest(game, game.seats[0], {}, 1))"
    )
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "PYTHONHASHSEED": "12345"}
    command = [sys.executable, "-c", program, *(game.id for game in GAMES)]
    run = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    assert run.stdout.splitlines() == [f"{game.id} {digest(game, game.seats[0], {}, 1)}" for game in GAMES]


@every_game
def test_notation_goes_both_ways_for_the_whole_space(game: liza.Game[Any]) -> None:
    texts = [game.notation(action) for action in range(game.actions)]
    assert len(set(texts)) == game.actions > 0
    assert [game.parse(text) for text in texts] == list(range(game.actions))
    assert [game.parse(f"  {text.upper()} ") for text in texts] == list(range(game.actions))
    for action, text in enumerate(texts):
        verb, offset = game.space.split(action)
        assert " ".join((verb.id, *verb.keys(offset))) == text


@every_game
def test_the_rulebook_speaks_both_languages(game: liza.Game[Any]) -> None:
    assert game.rulebook.rules
    for rule in game.rulebook.rules.values():
        for texts in (rule.line, *rule.unless.values(), rule.outside):
            assert not texts or (set(texts) == {"es", "en"} and all(text.strip() for text in texts.values()))


@every_game
def test_the_whole_game_is_told_to_a_player(game: liza.Game[Any]) -> None:
    for lang in ("es", "en"):
        assert game.file(f"RULES.{lang}.md").read_text(encoding="utf-8").startswith("# ")
