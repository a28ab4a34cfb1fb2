"""A learnt policy: written down, read again, seated, and refused where it does not belong."""

from __future__ import annotations

import json
import sys
from functools import partial
from importlib.resources import files
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from liza import Game, Pack, seeded
from liza.bots import Seat, UnknownBot, bot
from liza.bots.learned.inference import KEYS, read, read_aligned
from liza.bots.learned.policy import SHIPPED, BadPolicy, Policy, keys_of, policy_for, save, shipped_policy
from liza.conformance.secrecy import chooses_the_same
from liza.envs.observation import Observer
from liza.kernel.packs.overlay import complete
from liza.kernel.rollout.layout import Layout
from tests.envs.tables import GAMES, every_game


def some_layers(game: Game[Any]) -> list[tuple[Any, Any]]:
    rng = np.random.default_rng(1)
    sizes = [Observer(game).size, 16, game.actions]
    return [
        (rng.normal(size=(sizes[at], sizes[at + 1])).astype(np.float32), np.zeros(sizes[at + 1], np.float32))
        for at in range(2)
    ]


@every_game
def test_it_chooses_what_its_network_likes_best(game: Game[Any], tmp_path: Path) -> None:
    layers = some_layers(game)
    file = tmp_path / "Learnt.npz"
    save(file, game, layers)
    player = bot(f"policy:{file}", files=True)
    observer = Observer(game)
    state = game.new(seed=3)
    asked = 0
    while not state.over and asked < 40:
        asked += 1
        seat = state.actors[0]
        chosen = player.choose(Seat(state, seat, seeded(asked)), seeded(asked))
        signal = np.maximum(observer.observe(state, seat) @ layers[0][0], 0) @ layers[1][0]
        legal = state.legal(seat)
        if len(state.actors) == 1:
            assert signal[chosen] == pytest.approx(max(signal[legal]), abs=0.05), "weights are kept in half precision"
        state.apply(seat, chosen)


@every_game
def test_it_knows_only_its_seat(game: Game[Any], tmp_path: Path) -> None:
    file = tmp_path / "learnt.npz"
    save(file, game, some_layers(game))
    state = game.new(seed=4)
    for luck in range(60):
        if state.over:
            break
        seat = state.actors[0]
        worlds = (state, state.determinize(seat, seeded(luck)))
        chooses_the_same(partial(bot, f"policy:{file}", files=True), seat, worlds, luck)
        state.apply(seat, state.legal(seat)[luck % len(state.legal(seat))])


def test_it_is_refused_for_another_game(tmp_path: Path) -> None:
    one, other = GAMES[:2]
    file = tmp_path / "one.npz"
    save(file, one, some_layers(one))
    state = other.new(seed=1)
    while len(state.legal(state.actors[0])) == 1:
        state.apply(state.actors[0], state.legal(state.actors[0])[0])
    with pytest.raises(BadPolicy, match=f"another game: {one.id}"):
        Policy(file).choose(Seat(state, state.actors[0], seeded(1)), seeded(1))


@pytest.mark.parametrize("content", [None, b"", b"PK\x03\x04 no archive", b"not a policy"])
def test_a_file_that_is_none_says_so(content: bytes | None, tmp_path: Path) -> None:
    file = tmp_path / "broken.npz"
    if content is not None:
        file.write_bytes(content)
    with pytest.raises(BadPolicy, match="cannot be read as a policy"):
        bot(f"policy:{file}", files=True)


def test_no_file_is_read_for_those_who_may_not(tmp_path: Path) -> None:
    file = tmp_path / "learnt.npz"
    save(file, GAMES[0], some_layers(GAMES[0]))
    with pytest.raises(UnknownBot):
        bot(f"policy:{file}")


@every_game
def test_without_numpy_it_plays_the_same(game: Game[Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "learnt.npz"
    save(file, game, some_layers(game))
    with_numpy = Policy(file)
    monkeypatch.setitem(sys.modules, "numpy", None)
    without = Policy(file)
    state = game.new(seed=5)
    for luck in range(25):
        if state.over:
            break
        seat = state.actors[0]
        legal = state.legal(seat)
        assert without.logits(state, seat, legal) == pytest.approx(with_numpy.logits(state, seat, legal), abs=1e-3)
        state.apply(seat, legal[luck % len(legal)])


def test_what_counts_more_than_its_most_counts_as_its_most(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With numpy and without: a number goes in as its share of the most, and never as more than all of it."""
    game = GAMES[0]
    file = tmp_path / "learnt.npz"
    layers = some_layers(game)
    save(file, game, layers)
    most = Observer(game).layout.most
    full = np.maximum(layers[0][0].sum(0), 0) @ layers[1][0]
    networks = [read(file)[1]]
    monkeypatch.setitem(sys.modules, "numpy", None)
    networks.append(read(file)[1])
    assert len({type(network) for network in networks}) == 2
    for network in networks:
        network.scale(most)
        larger, exactly = network.outputs([bytearray([255] * len(most)), bytearray(most)], [[0, 3], [3, 0]])
        assert larger == pytest.approx(exactly[::-1])
        assert larger == pytest.approx([full[0], full[3]], rel=0.02, abs=0.2), "weights are kept in half precision"


@pytest.mark.parametrize("times", [1e-3, 1.0, 8_000.0])
def test_without_numpy_no_weight_is_too_small_or_too_large(
    times: float, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Sums of whole numbers side by side never run into each other, whatever goes in."""
    game = GAMES[0]
    file = tmp_path / "learnt.npz"
    save(file, game, [(weights * times, bias) for weights, bias in some_layers(game)])
    most = Observer(game).layout.most
    networks = [read(file)[1]]
    monkeypatch.setitem(sys.modules, "numpy", None)
    networks.append(read(file)[1])
    inputs = [bytearray(most), bytearray(number % 3 for number in range(len(most)))]
    for network in networks:
        network.scale(most)
    with_numpy, without = (network.outputs(inputs, [range(game.actions)] * 2) for network in networks)
    for one, other in zip(with_numpy, without, strict=True):
        assert other == pytest.approx(one, abs=2e-3 * max(map(abs, one)))


@every_game
def test_every_room_ships_a_player_for_its_own_cards(game: Game[Any]) -> None:
    policy = shipped_policy(game.spec.package)
    assert policy is not None
    assert policy_for(game) is not None
    file = files(game.spec.package) / SHIPPED
    assert isinstance(file, Path)
    assert file.stat().st_size < 2_000_000
    assert -1 <= policy.value(game.new(seed=1), 0) <= 1


@pytest.mark.slow
@every_game
def test_every_shipped_player_was_trained_with_all_cards_of_its_game(game: Game[Any]) -> None:
    """Looked at every night and for a release: a new card need not wait for a new player."""
    policy = policy_for(game)
    assert policy is not None
    assert policy.known == (1.0, 1.0), f"scripts/train {game.id}"


def one_card_more(game: Game[Any]) -> Game[Any]:
    """Return Tornaris with another equipment of a known word."""
    card = """
[overlay]
game = "tornaris"
[[equipment]]
id = "soga"
name = { es = "Soga", en = "Rope" }
origin = "original"
mana = 1
price = 3
copies = 2
effect = [{ do = "reroll" }]
"""
    return game.bind(complete(Pack(card, "more"), game.pack, game.id))


def test_with_a_card_more_it_plays_in_part_and_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    game = next(game for game in GAMES if game.id == "tornaris")
    more = one_card_more(game)
    whole, part = policy_for(game), policy_for(more)
    assert whole is not None
    assert part is not None
    assert whole.known == (1.0, 1.0)
    assert 0.9 < min(part.known) < max(part.known) < 1
    state = more.new(seed=3, seats=4)
    seat = state.actors[0]
    legal = state.legal(seat)
    numbers = dict(zip(keys_of(more)[0], Layout(more).row(state, seat), strict=True))
    file = files(game.spec.package) / SHIPPED
    with file.open("rb") as stored:
        learnt = json.loads(np.load(stored)[KEYS].tobytes())["fields"]
    most = dict(zip(keys_of(game)[0], Layout(game).most, strict=True))
    network = read(file)[1]
    network.scale([most[key] for key in learnt])
    places = [game.parse(more.notation(action)) for action in legal]
    expected = network.outputs([bytes(numbers[key] for key in learnt)], [places])[0]
    assert part.logits(state, seat, legal) == pytest.approx(expected, abs=1e-3), "what it knows it weighs as before"
    unknown = [action for action in range(more.actions) if more.notation(action).endswith(" soga")]
    assert part.logits(state, seat, unknown) == [0.0] * len(unknown)
    assert not whole.fits(more), "the shipped one stays as it was"
    monkeypatch.setattr("liza.bots.learned.policy.LEAST_KNOWN", 1.0)
    assert whole.in_part(more) is None


@pytest.mark.parametrize("numpy", [True, False])
def test_inputs_and_outputs_are_found_by_their_keys(
    numpy: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = GAMES[0]
    file = tmp_path / "learnt.npz"
    save(file, game, some_layers(game))
    if not numpy:
        monkeypatch.setitem(sys.modules, "numpy", None)
    most = Observer(game).layout.most
    size, actions = len(most), game.actions
    row = bytes(number % 2 for number in range(size))
    network = read(file)[1]
    network.scale(most)
    found = read_aligned(file, lambda _keys: ([*reversed(range(size)), -1], [-1, *reversed(range(actions))]))
    assert found is not None
    found.scale([*reversed(most), 1])
    expected = network.outputs([row], [range(actions)])[0]
    told = found.outputs([row[::-1] + b"\1"], [range(actions + 1)])[0]
    assert told == pytest.approx([0.0, *reversed(expected)], abs=1e-3)
    assert read_aligned(file, lambda keys: None if len(keys["actions"]) == actions else ([], [])) is None


@every_game
def test_the_shipped_player_knows_only_its_seat_at_every_table(game: Game[Any]) -> None:
    for seats in game.seats:
        state = game.new(seed=6, seats=seats)
        for luck in range(25):
            if state.over:
                break
            seat = state.actors[0]
            worlds = (state, state.determinize(seat, seeded(luck)))
            chooses_the_same(partial(bot, "learned"), seat, worlds, luck)
            state.apply(seat, state.legal(seat)[luck % len(state.legal(seat))])


def test_where_nothing_was_learnt_it_plays_as_greedy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("liza.bots.learned.policy.shipped_policy", lambda _package: None)
    state = GAMES[0].new(seed=2)
    for luck in range(12):
        seat = state.actors[0]
        chosen = [bot(name).choose(Seat(state, seat, seeded(luck)), seeded(luck)) for name in ("learned", "greedy")]
        assert chosen[0] == chosen[1]
        state.apply(seat, chosen[0])


def test_who_chooses_at_the_same_time_as_others_is_not_foreseeable(tmp_path: Path) -> None:
    """An even policy picks every option of a simultaneous moment now and then."""
    game = next(game for game in GAMES if game.id == "tornaris")
    layers = [(weights * 0, bias) for weights, bias in some_layers(game)]
    file = tmp_path / "even.npz"
    save(file, game, layers)
    state = game.new(seed=1)
    while len(state.actors) == 1:
        state.apply(state.actors[0], state.legal(state.actors[0])[0])
    seat = state.actors[0]
    policy = Policy(file)
    drawn = {policy.choose(Seat(state, seat, seeded(luck)), seeded(luck)) for luck in range(80)}
    assert drawn == set(state.legal(seat))


def test_the_order_of_the_fields_it_was_learnt_with_says_nothing(tmp_path: Path) -> None:
    game = next(game for game in GAMES if game.id == "qiahn")
    rng = np.random.default_rng(3)
    size, actions = Layout(game).size, game.actions
    weights = rng.normal(size=(size, actions + 1)).astype(np.float32)
    file = tmp_path / "here.npz"
    save(file, game, [(weights, np.zeros(actions + 1, np.float32))])
    turned = tmp_path / "turned.npz"
    with np.load(file) as parts:
        stored = dict(parts)
    keys = json.loads(stored[KEYS].tobytes())
    keys["fields"].reverse()
    header = json.loads(str(stored["header"])) | {"fields": "another order"}
    stored |= {"header": np.array(json.dumps(header)), KEYS: np.frombuffer(json.dumps(keys).encode(), np.uint8)}
    stored["weights_0"] = np.ascontiguousarray(stored["weights_0"][::-1])
    np.savez_compressed(turned, **stored)
    state = game.new(seed=4)
    seat = state.actors[0]
    legal = state.legal(seat)
    whole, other = Policy(file), Policy(turned)
    assert other.fits(game)
    assert other.logits(state, seat, legal) == pytest.approx(whole.logits(state, seat, legal), abs=1e-3)
    keys["fields"][0] = "never heard of"
    stored[KEYS] = np.frombuffer(json.dumps(keys).encode(), np.uint8)
    np.savez_compressed(turned, **stored)
    assert not Policy(turned).fits(game)
