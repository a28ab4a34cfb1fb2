"""Nothing hidden crosses the wire, in any game found: what a seat cannot tell apart is sent to it as the same bytes."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

import liza
from liza.kernel.core.state import State
from liza.match.log import Entry
from liza.match.snapshot import table_data
from liza.match.table import Table
from liza.server.tables.finished import replays
from tests.conformance.beside import sixth_game
from tests.server.rig import NOW, SEED, Voice, hub_with, plan_of
from tests.support import awaited

POINTS = 4
"""Moments of a game that are looked at."""


def everywhere() -> list[str]:
    with sixth_game():
        return [game.id for game in liza.games()]


def random_table(game: str, rng: random.Random, choices: int) -> tuple[Table, list[Entry]]:
    """Play some random choices at a table of as many people as can play."""
    table = Table(plan_of(game, liza.game(game).seats[-1]).setting("t", SEED))
    entries: list[Entry] = []
    while len(entries) < choices and table.status == "running":
        assert table.match is not None
        seat = rng.choice(table.match.actors)
        action = table.game.notation(rng.choice(table.match.legal(seat)))
        entries.append(Entry(table.n + 1, NOW, "act", seat, action))
        table.apply(entries[-1])
    return table, entries


def seen(state: State, viewer: int) -> Any:
    return state.view(viewer), [event.seen_by(viewer) for event in state.events], state.legal(viewer)


def after(state: State, seat: int, action: int) -> State:
    trial = state.clone()
    trial.apply(seat, action)
    return trial


async def traffic(
    folder: Path, game: str, entries: list[Entry], snapshot: str, viewer: int, deeds: list[tuple[int, str]]
) -> list[str]:
    """Return all that a seat is sent: when it comes, asks why not, proposes and talks, and when somebody acts."""
    plan = plan_of(game, liza.game(game).seats[-1])
    async with hub_with(folder, plan, entries, snapshot) as hub:
        voice = Voice(hub)
        await voice.say({"type": "hello", "table": "t", "token": f"seat-{viewer}", "id": 1})
        for verb in liza.game(game).space.verbs:
            await voice.say({"type": "why_not", "verb": verb.id, "id": 2})
        for what in ("undo", "draw", "rematch"):
            await voice.say({"type": "propose", "what": what, "id": 3})
        await voice.say({"type": "may_take_back", "id": 8})
        await voice.say({"type": "take_back", "n": len(entries), "id": 4})
        await voice.say({"type": "chat", "text": "¿qué tienes?", "id": 5})
        for seat, action in deeds:
            actor = voice if seat == viewer else Voice(hub)
            if actor is not voice:
                await actor.say({"type": "hello", "table": "t", "token": f"seat-{seat}"})
            await actor.say({"type": "act", "n": len(entries), "action": action, "id": 6})
            if actor is not voice:
                await actor.close()
        await voice.say({"type": "ping", "id": 7})
        await voice.close()
        return voice.socket.sent


def moments(game: str) -> Iterator[tuple[random.Random, Table, list[Entry]]]:
    rng = random.Random(f"secrets of {game}")
    _, whole = random_table(game, random.Random(f"length of {game}"), 300)
    for point in range(POINTS):
        yield rng, *random_table(game, rng, len(whole) * point // POINTS)


@pytest.mark.parametrize("game", everywhere())
def test_two_hidden_worlds_send_a_seat_the_same_bytes(game: str, tmp_path: Path) -> None:
    told_apart = 0
    for number, (rng, table, entries) in enumerate(moments(game)):
        if table.match is None or table.match.over:
            continue
        state = table.match.state
        viewer = rng.randrange(state.seats)
        world = state.determinize(viewer, rng)
        told_apart += world.to_data()["fields"] != state.to_data()["fields"]
        deeds = []
        seat = rng.choice(table.match.actors)
        same = [
            action
            for action in set(state.legal(seat)) & set(world.legal(seat))
            if seen(after(state, seat, action), viewer) == seen(after(world, seat, action), viewer)
        ]
        if same:
            deeds.append((seat, table.game.notation(min(same))))
        snapshots = []
        for hidden in (state, world):
            data = {**table_data(table), "state": hidden.to_data()}
            snapshots.append(json.dumps(data))
        sent = [
            awaited(traffic(tmp_path / f"{number}-{at}", game, entries, snapshot, viewer, deeds))
            for at, snapshot in enumerate(snapshots)
        ]
        assert sent[0] == sent[1]
        assert any('"type":"state"' in text for text in sent[0])
        assert any('"type":"moved"' in text for text in sent[0]) == bool(deeds)
    assert told_apart or not liza.game(game).hides


@pytest.mark.parametrize("game", everywhere())
def test_what_another_chose_in_secret_is_told_to_nobody_later_either(game: str) -> None:
    """Two games that differ in a choice which a seat cannot see tell it the same story."""
    for rng, table, entries in moments(game):
        if table.match is None or table.match.over:
            continue
        state = table.match.state
        chooser = rng.choice(table.match.actors)
        for viewer in range(state.seats):
            if viewer == chooser:
                continue
            groups: dict[str, list[int]] = {}
            for action in state.legal(chooser):
                groups.setdefault(repr(seen(after(state, chooser, action), viewer)), []).append(action)
            alike = next((actions for actions in groups.values() if len(actions) > 1), None)
            if alike is None:
                continue
            setting = table.setting
            logs = [
                [*entries, Entry(table.n + 1, NOW, "act", chooser, table.game.notation(action))] for action in alike[:2]
            ]
            for tell in (
                lambda log: replays.missed(setting, log, 0, viewer),  # noqa: B023 - called at once
                lambda log: replays.replay(setting, log, viewer),  # noqa: B023
                lambda log: replays.record_file(setting, log, viewer),  # noqa: B023
            ):
                first, second = (msgspec.json.encode(tell(log)) for log in logs)
                assert first == second


def test_the_sixth_game_has_choices_to_hide() -> None:
    with sixth_game():
        table = Table(plan_of("pulso", 2).setting("t", SEED))
    assert table.match is not None
    state = table.match.state
    first, second = state.legal(0)[:2]
    assert seen(after(state, 0, first), 1) == seen(after(state, 0, second), 1)


def test_an_unfinished_table_never_sends_its_seed(tmp_path: Path) -> None:
    async def work() -> list[str]:
        async with hub_with(tmp_path, plan_of("pulso", 2, public=True)) as hub:
            voices = [Voice(hub) for _ in range(3)]
            for voice, token in zip(voices, ("seat-0", "seat-1", None), strict=True):
                await voice.say({"type": "hello", "table": "t", "token": token})
            live = await hub.live("t")
            for seat in (0, 1):
                assert live.table.match is not None
                action = live.table.game.notation(live.table.match.legal(seat)[0])
                await voices[seat].say({"type": "act", "n": 0, "action": action})
            for voice in voices:
                await voice.close()
            return [text for voice in voices for text in voice.socket.sent]

    sent = awaited(work())
    assert any('"type":"moved"' in text for text in sent)
    assert not [text for text in sent if SEED.hex() in text or "seat-0" in text]
