"""Records: kept whole, replayed exactly, and never trusted."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from liza import LizaError, OtherRules, Pack, Record, RecordError, games
from liza.kernel.base.source import commitment, fresh_secret
from tests.conformance.beside import sixth_game

with sixth_game():
    import pulso

GAME = pulso.GAME


@pytest.fixture(autouse=True)
def _beside() -> Iterator[None]:
    with sixth_game():
        yield


def played(seed: int | bytes = 5, game: Any = GAME) -> Record:
    record = Record.begin(game, seats=3, seed=seed, names=("Ana", "Íñigo", ""), rounds=5)
    state = record.start()
    while not state.over:
        seat = state.actors[0]
        action = state.legal(seat)[0]
        state.apply(seat, action)
        record.actions.append((seat, game.notation(action)))
    assert state.outcome is not None
    record.outcome = state.outcome.to_data()
    return record


def test_a_record_comes_back_as_it_was_kept(tmp_path: Path) -> None:
    record = played()
    record.save(tmp_path / "game.json")
    loaded = Record.load(str(tmp_path / "game.json"))
    assert loaded.to_data() == record.to_data()
    assert loaded.names == ["Ana", "Íñigo", ""]
    assert loaded.verify() == record.final()
    assert len(list(loaded.replay())) == len(record.actions) + 1


def test_replayed_states_are_each_their_own() -> None:
    states = list(played().replay())
    assert all(one != next_one for one, next_one in pairwise(states))
    states[0].apply(0, states[0].legal(0)[0])
    assert states[-1].over


def test_a_table_commits_to_its_secret_and_publishes_it_later() -> None:
    secret = fresh_secret()
    record = played(secret)
    assert record.commitment == commitment(secret)
    data = record.to_data()
    kept = Record.from_data({**data, "seed": None})
    for reading in (kept.start, kept.verify):
        with pytest.raises(RecordError, match="has not been published"):
            reading()
    assert Record.from_data(data).verify() == record.final()
    with pytest.raises(RecordError, match="not the one that was committed to"):
        Record.from_data({**data, "seed": fresh_secret().hex()}).verify()


def test_without_a_seed_a_secret_is_drawn() -> None:
    first, second = Record.begin(GAME), Record.begin(GAME)
    assert isinstance(first.seed, bytes)
    assert first.commitment != second.commitment


def test_a_record_brings_a_pack_that_is_not_the_games_own() -> None:
    text = GAME.pack.text.replace("copies = 6", "copies = 16")
    record = played(game=GAME.bind(Pack(text, "base")))
    data = record.to_data()
    assert data["pack"]["text"] == text
    assert Record.from_data(json.loads(json.dumps(data))).verify() == record.final()
    assert "pack" not in played().to_data()
    with pytest.raises(RecordError, match="another card pack"):
        Record.from_data({**data, "pack": {"name": "base", "text": GAME.pack.text}}).verify()


def test_names_must_fit_the_seats() -> None:
    with pytest.raises(RecordError, match=r"^3 seats need 3 names, not 1\.$"):
        Record.begin(GAME, seats=3, names=["Ana"])


Change = Callable[[dict[str, Any]], object]

DAMAGED: list[tuple[Change, str]] = [
    (lambda data: data.pop("liza"), "not a record of a game"),
    (lambda data: data.update(liza=99), "has format 99; this version reads format 1"),
    *[
        (lambda data, field=field: data.pop(field), f"'{field}' is missing")
        for field in ("game", "version", "options", "names", "seed", "commitment", "pack_hash", "actions", "outcome")
    ],
    (lambda data: data.update(actions="lay roca"), "actions is not a list"),
    (lambda data: data.update(actions=["lay"]), "an action is a seat and a text, not 'lay'"),
    (lambda data: data.update(actions=[7]), "an action is a seat and a text, not 7"),
    (lambda data: data.update(actions=["-1 lay roca"]), "an action is a seat and a text"),
    (lambda data: data.update(options=[]), "options is not a dict"),
    (lambda data: data.update(outcome="won"), "outcome is not a dict"),
    (lambda data: data.update(seed=True), "seed is neither"),
    (lambda data: data.update(seed="xyz"), "damaged"),
    (lambda data: data.update(pack=3), "pack has no text and name"),
    (lambda data: data.update(pack={"name": "x", "text": "= ="}), "not a TOML file"),
]

UNTRUE: list[tuple[Change, str]] = [
    (lambda data: data.update(game="chess"), "no game 'chess'"),
    (lambda data: data.update(version=99), "under version 99 of the rules of Pulso; this is version 1"),
    (lambda data: data.update(pack_hash="00"), "another card pack"),
    (lambda data: data.update(seed=6), "not the one that was committed to"),
    (lambda data: data.update(seed="00"), "32 bytes, not 1"),
    (lambda data: data.update(names=["Ana"]), "played by 2 or 3 or 4, not by 1"),
    (lambda data: data.update(options={"rounds": 4}), "rounds cannot be 4"),
    (lambda data: data["actions"].insert(2, "0 sing"), "Action 3 of the record cannot be read"),
    (lambda data: data["actions"].insert(0, "0 take"), "Action 1 of the record, 'take', is not legal there: PU-06"),
    (lambda data: data["actions"].append("0 take"), "is not legal there: PU-07"),
    (lambda data: data["actions"].insert(1, "7 take"), "is not legal there: PU-04"),
    (lambda data: data["actions"].insert(1, "0 leaves"), "Action 2 of the record cannot be: The rules of Pulso do not"),
    (lambda data: data["actions"].pop(), "but its actions lead to None"),
    (lambda data: data.update(outcome=None), "claims the outcome None"),
    (lambda data: data["outcome"].update(scores=[9, 9, 9]), "claims the outcome"),
]


@pytest.mark.parametrize(("change", "answer"), DAMAGED, ids=[answer for _, answer in DAMAGED])
def test_a_damaged_record_is_refused_in_one_sentence(change: Change, answer: str, tmp_path: Path) -> None:
    data = played().to_data()
    change(data)
    path = tmp_path / "game.json"
    path.write_text(json.dumps(data), encoding="utf-8")
    with pytest.raises(LizaError) as fault:
        Record.load(path)
    assert answer in str(fault.value)
    assert str(path) in str(fault.value)
    assert "\n" not in str(fault.value)


@pytest.mark.parametrize(("change", "answer"), UNTRUE, ids=[answer for _, answer in UNTRUE])
def test_a_record_that_does_not_replay_as_it_claims_is_found_out(change: Change, answer: str) -> None:
    data = played().to_data()
    change(data)
    with pytest.raises(LizaError) as fault:
        Record.from_data(data).verify()
    assert answer in str(fault.value)


@pytest.mark.parametrize("content", [b"", b"{", b"[1, 2]", b"7", b"\xff\xfe", b"[" * 200_000, b'{"liza": 1', b"null"])
def test_what_is_no_record_is_refused(content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(content)
    with pytest.raises(RecordError) as fault:
        Record.load(path)
    assert "\n" not in str(fault.value)


def test_a_truncated_record_is_refused_wherever_it_is_cut(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    played().save(path)
    whole = path.read_bytes()
    for length in range(0, len(whole) - 2, 37):
        path.write_bytes(whole[:length])
        with pytest.raises(RecordError):
            Record.load(path)


def test_files_that_cannot_be_read_or_written_are_named(tmp_path: Path) -> None:
    with pytest.raises(RecordError, match="cannot be read: No such file"):
        Record.load(tmp_path / "nothing.json")
    with pytest.raises(RecordError, match="cannot be read: Is a directory"):
        Record.load(tmp_path)
    with pytest.raises(RecordError, match="cannot be written"):
        played().save(tmp_path / "no" / "folder" / "game.json")
    with pytest.raises(RecordError, match="cannot be written"):
        played().save(tmp_path)


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
@pytest.mark.parametrize("step", [-1, 1])
def test_a_game_of_other_rules_is_refused_when_it_is_read_and_when_it_is_replayed(
    tmp_path: Path, game: Any, step: int
) -> None:
    data = Record.begin(game, seats=game.seats[0], seed=1).to_data() | {"version": game.version + step}
    path = tmp_path / "game.json"
    path.write_text(json.dumps(data), encoding="utf-8")
    told = f"under version {game.version + step} of the rules of {game.title}; this is version {game.version}"
    with pytest.raises(OtherRules, match=told) as refused:
        Record.load(path)
    assert str(refused.value).startswith(f"{path}: ")
    assert (refused.value.played, refused.value.here) == (game.version + step, game.version)
    old = Record.load(path, any_rules=True)
    assert old.version == game.version + step
    for use in (old.start, old.final, old.verify, Record.from_data(data).final):
        with pytest.raises(OtherRules, match=told):
            use()


def test_a_file_is_replaced_whole_or_not_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.json"
    path.write_text("precious", encoding="utf-8")

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(RecordError, match="No space left"):
        played().save(path)
    assert path.read_text(encoding="utf-8") == "precious"
    assert [file.name for file in tmp_path.iterdir()] == ["game.json"]
    monkeypatch.undo()
    played().save(path)
    assert Record.load(path).to_data() == played().to_data()
    assert [file.name for file in tmp_path.iterdir()] == ["game.json"]


def test_a_name_that_is_no_proper_text_does_not_lose_the_game(tmp_path: Path) -> None:
    record = Record.begin(GAME, seats=2, seed=1, names=["Ana", "\udce9"])
    record.save(tmp_path / "game.json")
    assert Record.load(tmp_path / "game.json").names == ["Ana", "\udce9"]
