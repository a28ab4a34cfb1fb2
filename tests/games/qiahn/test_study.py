"""Perfect play, held against the engine: every step of it, and the last round by trying everything."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import cast

import pytest
from tools.measure.perfect_play import fared
from tools.measure.regret import given_away, positions

import liza
from liza.bots import Seat, bot
from liza.cli import main
from liza.conformance.secrecy import chooses_the_same
from liza.games.qiahn.state import QiahnState
from liza.games.qiahn.study.odds import LOSS, WIN
from liza.games.qiahn.study.solution import odds_of
from liza.games.studies import NoStudy, NotSolved, file_of, solution, study_of
from liza.kernel.core.study import Solution
from liza.lab.analysis.analyse import analyse
from liza.lab.run.solver import option_choices, solve
from liza.match.match import Match
from liza.match.record import Ending
from tests.games.qiahn.answered import answered
from tests.games.qiahn.solved import OPTIONS, PROGRESS, SMALL, expected, sampled, solved_folder
from tests.games.qiahn.table import GAME
from tests.games.qiahn.test_probabilities import MATCHES
from tests.support import rule

DIGITS = 2e-6
"""Tables keep seven digits; a step adds up a few of them."""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    patch = pytest.MonkeyPatch()
    folder = solved_folder(tmp_path_factory)
    patch.setenv("LIZA_CACHE", str(folder))
    yield folder
    patch.undo()


@pytest.fixture(scope="module")
def solved(folder: Path) -> Solution:
    """Return the small game with a troop of three, solved."""
    (found,) = solve(SMALL, OPTIONS)
    assert len(list(folder.glob("*.npy"))) == 2
    return found.solution


def test_whoever_waits_is_told_how_far_it_is(solved: Solution, folder: Path) -> None:
    shares = json.loads((folder / PROGRESS).read_text(encoding="utf-8"))
    assert shares == sorted(shares)
    assert any(0 < share < 1 for share in shares)


def tries_everything(state: liza.State, known: dict[str, float]) -> float:
    """Return what a position is worth to Cara, found by nothing but playing on in every way."""
    if state.over:
        return state.returns[0]
    data = state.to_data()
    fields = {id: value for id, value in data["fields"].items() if id not in {"dice", "totals"}}
    key = json.dumps([data["agenda"], fields])
    if key not in known:
        seat = state.actors[0]
        values = [expected(state, action, lambda after: tries_everything(after, known)) for action in state.legal(seat)]
        known[key] = max(values) if seat == 0 else min(values)
    return known[key]


@pytest.mark.slow
def test_the_last_round_is_worth_what_trying_everything_finds(solved: Solution) -> None:
    compared = 0
    known: dict[str, float] = {}
    for seed in range(12):
        for state in sampled(SMALL, seed, troop=3):
            if state.view(None)["counters"][0]["value"] == 3 and all(vanguards(state)) and few(vanguards(state)):
                assert solved.value(state)[0] == pytest.approx(tries_everything(state, known), abs=DIGITS)
                compared += 1
    assert compared > 20


def vanguards(state: liza.State) -> list[int]:
    return [side["vanguard"] for side in state.to_data()["fields"]["sides"]]


def few(groups: list[int]) -> bool:
    return sum(group.bit_count() for group in groups) <= 3


@rule("QT-A05", "QT-A33")
def test_every_choice_is_worth_what_the_engine_makes_of_it(solved: Solution) -> None:
    """The mean over all that chance can bring, for every choice of random games: so the table holds step by step."""
    compared = 0
    for seed in range(4):
        for state in sampled(SMALL, seed, troop=3):
            seat = state.actors[0]
            worths = solved.worths(state)
            assert max(worth[seat] for worth in worths) == pytest.approx(solved.value(state)[seat], abs=DIGITS)
            for action, worth in zip(state.legal(seat), worths, strict=True):
                if few(vanguards(state)) or SMALL.notation(action) != "end":
                    mean = expected(state, action, lambda after: solved.value(after)[0])
                    assert worth[0] == pytest.approx(mean, abs=DIGITS)
                    assert worth[1] == -worth[0]
                    compared += 1
    assert compared > 150


def test_the_best_response_to_perfect_play_is_worth_what_the_position_is(solved: Solution) -> None:
    """Nothing is won against somebody who gives nothing away."""

    def perfect(state: liza.State, _: bool) -> tuple[list[float], list[float]]:
        worths = [worth[state.actors[0]] for worth in solved.worths(state)]
        liked = [worth > max(worths) - DIGITS for worth in worths]
        mixed = [each / sum(liked) for each in liked]
        return mixed, mixed

    state = next(s for s in cast("list[QiahnState]", sampled(SMALL, 3, troop=3)) if s.round == 3)
    for me in (0, 1):
        worth = solved.value(state)[me]
        assert answered(state, me, perfect) == pytest.approx((worth, worth), abs=DIGITS)


def test_the_beginning_is_worth_the_mean_of_what_chance_can_deal(solved: Solution) -> None:
    found: dict[int, list[float]] = {0: [], 1: []}
    for first in (0, 1):
        for one in range(6):
            for other in range(6):
                dealt = liza.Scripted([liza.pick(2, first), liza.pick(6, one), liza.pick(6, other)])
                found[first].append(solved.value(SMALL.new(source=dealt))[0])
    for first, values in found.items():
        assert sum(values) / 36 == pytest.approx(solved.starters()[first][0], abs=DIGITS)


def test_the_worlds_can_be_exchanged(solved: Solution) -> None:
    """What a split is worth to Cara, the other split is worth to Cruz: in the beginning and in every position."""
    turned = solution(SMALL, {"troop": 3, "magic": "agua+aire"})
    for first, values in solved.starters().items():
        assert turned.starters()[1 - first] == values[::-1]
    for state in sampled(SMALL, 4, troop=3):
        assert turned.value(exchanged(state)) == pytest.approx(solved.value(state)[::-1], abs=DIGITS)


def exchanged(state: liza.State) -> liza.State:
    """Return the same position with both worlds exchanged."""
    data = state.to_data()
    fields = data["fields"]
    fields["attacker"] = 1 - fields["attacker"]
    for id in ("sides", "totals"):
        fields[id] = fields[id][::-1]
    data["options"]["magic"] = "agua+aire"
    data["agenda"] = [[name, *(1 - seat for seat in args)] for name, *args in data["agenda"]]
    data["actors"] = [1 - seat for seat in data["actors"]]
    data["notes"], fields["dice"] = [], []
    return SMALL.restore(data)


@rule("QT-065", "QT-069", "QT-072", "QT-075")
@pytest.mark.parametrize("match", MATCHES)
def test_the_odds_are_those_of_the_rulebook(match: str) -> None:
    attackers, tokens, defenders, answer, win, _, lose = MATCHES[match]
    masks = [sum(1 << index(name) for name in team.split()) for team in (attackers, defenders)]
    placed = [dict(token.split() for token in text.split(", ") if token) for text in (tokens, answer)]
    owners = [1 if magic in placed[1] else 0 for magic in ("fuego", "agua")]
    carriers = [placed[owner].get(magic) for owner, magic in zip(owners, ("fuego", "agua"), strict=True)]
    odds = odds_of(GAME).fight(masks[0], masks[1], owners[0], owners[1])
    bonus = ("espada" in placed[0]) + 2 * ("escudo" in placed[1])
    found = odds[*(-1 if name is None else index(name) for name in carriers), bonus]
    assert found[WIN] == pytest.approx(float(win), abs=1e-12)
    assert found[LOSS] == pytest.approx(float(lose), abs=1e-12)


def index(name: str) -> int:
    return next(kind for kind in GAME.kinds() if kind.id == "combatant").index(name)


@pytest.mark.slow
def test_the_printed_game_is_worth_what_the_documentation_says(tmp_path: Path) -> None:
    study = study_of(GAME)
    file = tmp_path / "table.npy"
    (piece, _) = study.pieces(GAME.check_options({"troop": 3}))
    study.work_out(GAME, piece, file, lambda _share: None)
    known = study.open(
        GAME, GAME.check_options({"troop": 3}), dict.fromkeys(study.pieces(GAME.check_options({})), file)
    )
    told = (Path(__file__).parents[3] / "docs" / "exact.md").read_text(encoding="utf-8")
    assert f"| Fuego, Tierra (the default) | {known.starters()[0][0]:+.6f} |" in told


# What is made of it.


def test_exact_gives_nothing_away(solved: Solution) -> None:
    chance = liza.seeded(3)
    for seed in range(6):
        for state in sampled(SMALL, seed, troop=3):
            seat = state.actors[0]
            action = bot("exact").choose(Seat(state, seat, chance), chance)
            worth = solved.worths(state)[state.legal(seat).index(action)]
            assert worth[seat] == pytest.approx(solved.value(state)[seat], abs=DIGITS)


def test_what_a_choice_gives_away(solved: Solution) -> None:
    places = positions(30, 1, SMALL, troop=3, magic="fuego+tierra")
    assert {len(place.worth) > 1 for place in places} == {True}
    assert max(given_away("exact", places, 1)) < DIGITS
    assert sum(given_away("random", places, 1)) > sum(given_away("greedy", places, 1)) > 0.1


def test_exact_knows_only_its_seat(solved: Solution) -> None:
    for luck, state in enumerate(sampled(SMALL, seed=5)):
        seat = state.actors[0]
        chooses_the_same(partial(bot, "exact"), seat, (state, state.determinize(seat, liza.seeded(luck))), luck)


@pytest.mark.parametrize("other", ["random", "greedy", "exact"])
def test_exact_gets_what_the_game_is_worth_or_more(solved: Solution, other: str) -> None:
    """On each seat, within a 95 % interval; ``scripts/measure perfect-play`` plays more games."""
    for found in fared(other, games=80, seed=2, options={"troop": 3}, pack=SMALL.pack):
        assert found.high >= found.worth
        if other == "random":
            assert found.low > found.worth


def test_without_a_table_exact_says_how_to_get_one(solved: Solution) -> None:
    state = SMALL.new(seed=1, troop=6)
    while len(state.legal(state.actors[0])) == 1:
        state.apply(state.actors[0], state.legal(state.actors[0])[0])
    chance = liza.seeded(0)
    with pytest.raises(NotSolved, match="liza solve qiahn --troop 6 --magic fuego\\+tierra"):
        bot("exact").choose(Seat(state, state.actors[0], chance), chance)
    with pytest.raises(NoStudy, match="Nobody knows how to solve Tank Up"):
        solution(liza.game("tankup"), {})


def test_a_damaged_table_is_refused(solved: Solution, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    study = study_of(SMALL)
    options = SMALL.check_options({})
    whole = [file_of(SMALL, study, piece) for piece in study.pieces(options)]
    monkeypatch.setenv("LIZA_CACHE", str(tmp_path))
    for file in whole:
        (tmp_path / file.name).write_bytes(file.read_bytes()[:-1000])
    with pytest.raises(liza.LizaError, match="damaged"):
        solution(SMALL, options)


def test_what_is_left_open_is_solved_for_every_value() -> None:
    assert option_choices(GAME, {"troop": 3, "magic": "agua+aire"}) == [{"troop": 3, "magic": "agua+aire"}]
    assert len(option_choices(GAME, {"troop": 3})) == 6
    pieces = {piece for options in option_choices(GAME, {}) for piece in study_of(GAME).pieces(options)}
    assert len(pieces) == 12


def played(names: list[str], seed: int = 5) -> liza.Record:
    """Return the record of a game between bots."""
    match = Match(liza.Record.begin(SMALL, seed=seed, names=names))
    chance = liza.seeded(seed)
    while not match.over:
        seat = match.actors[0]
        match.act(seat, bot(names[seat]).choose(Seat(match.state, seat, chance), chance))
    return match.record


@pytest.mark.parametrize("judge", [None, "random"])
def test_an_analysis_adds_up(solved: Solution, judge: str | None) -> None:
    found = analyse(played(["exact", "random"]), name=judge, playouts=3)
    assert found.exact == (judge is None)
    for seat, end in enumerate(found.end):
        sums = [found.luck(seat).value, found.given(seat).value, -found.lost(seat).value]
        assert found.expected.to(seat).value + sum(sums) == pytest.approx(end, abs=1e-5)
    if judge is None:
        assert found.lost(0).value == pytest.approx(0, abs=1e-5)
        assert found.lost(1).value > 0.1
        assert all(step.lost.value >= -DIGITS and step.lost.error == 0 for step in found.steps)
        assert any(step.better for step in found.steps if step.seat == 1)
    else:
        assert any(step.lost.error > 0 for step in found.steps)


def test_resigning_is_a_choice_that_gives_all_away(solved: Solution) -> None:
    match = Match(liza.Record.begin(SMALL, seed=2))
    match.end(Ending(1))
    found = analyse(match.record)
    assert found.end == (1.0, -1.0)
    assert found.lost(1).value == pytest.approx(solved.value(match.state)[1] + 1, abs=DIGITS)


def test_the_command_prints_what_is_known(solved: Solution, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pack = tmp_path / "small.toml"
    pack.write_text(SMALL.pack.text, encoding="utf-8")
    words = ["solve", "qiahn", "--troop", "3", "--magic", "fuego+tierra", "--pack", str(pack), "--lang", "en"]
    assert main(words) == 0
    assert f"{solved.starters()[1][0]:+.6f}" in capsys.readouterr().out
    assert main([*words, "--json"]) == 0
    data = json.loads(capsys.readouterr().out)["solved"]
    assert [each["starters"]["0"] for each in data] == [list(solved.starters()[0])]
    game = tmp_path / "game.json"
    played(["exact", "random"]).save(game)
    assert main(["analyse", str(game), "--lang", "en"]) == 0
    assert "Exact values" in capsys.readouterr().out
    assert main(["analyse", str(game), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["judge"] == "exact"
