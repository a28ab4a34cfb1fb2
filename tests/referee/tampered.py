"""A finished game's transcript, and what a liar could make of it: each lie signed with the site's own key."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

import msgspec

import liza
from liza.kernel.base.source import Stream
from liza.match.entropy import WAIT, chance_key, promise_of
from liza.match.log import Entry
from liza.match.table import Table
from liza.referee import ed25519
from liza.referee.signing import key_id, signed
from liza.server.tables.finished import transcripts
from tests.server.rig import NOW, SEED, plan_of

SECRET = bytes(range(1, 33))
STRANGER = bytes(range(2, 34))
KEYS = json.dumps(
    {
        "keys": [
            {
                "id": key_id(ed25519.public_key(SECRET)),
                "public": ed25519.public_key(SECRET).hex(),
                "since": NOW,
                "until": None,
            }
        ]
    }
).encode()


ADDED = [bytes([seat + 1] * 32).hex() for seat in range(3)]
HANDSHAKE = [
    *(Entry(n, NOW, "ready", n - 1, promise_of(ADDED[n - 1])) for n in (1, 2, 3)),
    *(Entry(4 + seat, NOW, "reveal", seat, ADDED[seat]) for seat in (0, 1)),
    Entry(6, NOW + WAIT, "deal", 0),
]
"""Three seats promise to add to chance; the third does not show its bytes and is left out."""


@cache
def played(game: str = "tankup", seed: bytes = SEED, id: str = "true-table", *, adds: bool = True) -> bytes:
    """Return the transcript of a game of random choices, unsigned: some of them are taken back on the way.

    Of its three seats two add to chance, and one promises to and is silent; or nobody does, as in older games.
    """
    rng = random.Random(seed[0])
    plan = plan_of(game, 3) if adds else plan_of(game, liza.game(game).seats[0])
    setting = msgspec.structs.replace(plan, gathers=adds).setting(id, seed)
    entries = HANDSHAKE[:] if adds else []
    table = Table(setting)
    for entry in entries:
        table.apply(entry)
    while table.status == "running":
        match = table.match
        assert match is not None
        back = [seat for seat in range(match.state.seats) if rng.random() < 0.4 and match.may_take_back(seat)]
        seat = back[0] if back else rng.choice(match.actors)
        kind = "take_back" if back else "act"
        body = "" if back else table.game.notation(rng.choice(match.legal(seat)))
        entries.append(Entry(table.n + 1, NOW + WAIT + table.n, kind, seat, body))
        table.apply(entries[-1])
    assert any(entry.kind == "take_back" for entry in entries)
    return transcripts.encoded(transcripts.transcript(setting, entries, prepared=False))


class Lie(NamedTuple):
    """What was changed, and which steps of the check must say so: in the page, and in ``liza verify`` besides."""

    change: Callable[[Any], None]
    page: frozenset[str]
    engine: frozenset[str] = frozenset()


def _die(told: Any) -> None:
    draw = next(draw for draw in told["draws"] if draw[1] == "die")
    draw[3] = draw[3] % draw[2] + 1


def _shuffle(told: Any) -> None:
    order = next(draw for draw in told["draws"] if draw[1] == "shuffle")[3]
    order[0], order[1] = order[1], order[0]


def _left_out(told: Any) -> None:
    del told["draws"][5]


def _entropy(told: Any) -> None:
    told["record"]["seed"] = (SEED[:-1] + b"\0").hex()


def _swapped_reveals(told: Any) -> None:
    first, second = told["log"][3], told["log"][4]
    first[3], second[3] = second[3], first[3]


def _other_bytes(told: Any) -> None:
    """Let a seat have shown what it had not promised, in the log and in the key."""
    told["log"][4][3] = told["record"]["entropy"][1] = "ab" * 32


def _another_seats_bytes(told: Any) -> None:
    told["log"][4][3] = told["record"]["entropy"][1] = ADDED[0]


def _other_key(told: Any) -> None:
    told["record"]["entropy"][1] = "ab" * 32


def _dropped_bytes(told: Any) -> None:
    told["record"]["entropy"][0] = ""


def _bytes_of_the_silent(told: Any) -> None:
    told["record"]["entropy"][2] = ADDED[2]


def _shown_too_late(told: Any) -> None:
    """Let the seat that was left out have shown its bytes after all, behind the entry that says so."""
    told["log"][5][1:], told["log"][4][1:] = ["reveal", 1, ADDED[1]], ["deal", 0, ""]
    told["log"][4][0] = told["log"][5][0]


def _promised_too_late(told: Any) -> None:
    """Let a seat have promised when another had shown its bytes."""
    told["log"][2][1:], told["log"][3][1:] = told["log"][3][1:], told["log"][2][1:]


def _dealt_too_soon(told: Any) -> None:
    """Let the seat that was left out have had less than the time that there is."""
    told["log"][5][0] = NOW + WAIT - 1


def _other_letters(told: Any) -> None:
    """Let a seat have shown the bytes that it had promised, written otherwise: the key of chance is another."""
    told["log"][3][3] = told["record"]["entropy"][0] = "0a" * 31 + "0A"
    told["log"][0][3] = promise_of("0a" * 32)
    _draw_again(told)


def _longer_bytes(told: Any) -> None:
    told["log"][3][3] = told["record"]["entropy"][0] = ADDED[0] + "7"
    _draw_again(told)


def _bytes_of_nobody(told: Any) -> None:
    """Let bytes that somebody chose last be in the key, as those of a seat that the table does not have."""
    told["record"]["entropy"].append("ab" * 32)
    _draw_again(told)


def _nameless_draw(told: Any) -> None:
    """Let a draw be of a kind that is named as a verdict is, so that nothing behind it is looked at."""
    told["draws"] = [[0, "good", 6, 5, ""]]
    told["drawn"] = 1


def _draw_again(told: Any) -> None:
    """Let every draw follow from the key that the record has now, as a site would that plays with it."""
    record = told["record"]
    stream = Stream(chance_key(bytes.fromhex(record["seed"]), record["entropy"]))
    for draw in told["draws"]:
        _, kind, of, came, _ = draw
        if kind == "shuffle":
            came.sort()
            stream.shuffle(came)
        else:
            draw[3] = stream.die(of) if kind == "die" else stream.below(of)
    told["drawn"] = stream.drawn


def _swapped(told: Any) -> None:
    one, other = told["placed"][3] - 1, told["placed"][8] - 1
    log = told["log"]
    assert log[one][1:] != log[other][1:]
    log[one], log[other] = [log[one][0], *log[other][1:]], [log[other][0], *log[one][1:]]


def _earlier(told: Any) -> None:
    told["log"][4][0] = NOW - 1


def _dropped(told: Any) -> None:
    del told["sent"]["seats"][1][7]
    _link(told)


def _dropped_for_all(told: Any) -> None:
    gone = told["sent"]["entries"].index(told["placed"][7])
    for digests in (told["sent"]["entries"], *told["sent"]["seats"]):
        del digests[gone]
    _link(told)


def _broken_chain(told: Any) -> None:
    seat = told["sent"]["seats"][0]
    seat[3], seat[4] = seat[4], seat[3]


def _chains_of_another_game(told: Any) -> None:
    other = json.loads(played(id="other-table"))
    told["sent"]["heads"] = other["sent"]["heads"]


def _message(told: Any) -> None:
    told["sent"]["seats"][0][5] = told["sent"]["seats"][0][4]
    _link(told)


def _not_asked(told: Any) -> None:
    draw = next(draw for draw in told["draws"] if draw[1] == "die")
    draw[1], draw[3] = "pick", draw[3] - 1


def _impossible(told: Any) -> None:
    """Let a choice be another, in the game and in the log."""
    last = told["placed"][-1]
    other = told["record"]["actions"][0]
    told["record"]["actions"][-1] = other
    seat, _, text = other.partition(" ")
    told["log"][last - 1][1:] = ["act", int(seat), text]


def _link(told: Any) -> None:
    """Make the ends of all chains right."""
    sent = told["sent"]
    viewers = [*range(len(sent["seats"]) - 1), None]
    sent["heads"] = [
        transcripts.head(told["table"], viewer, digests) for viewer, digests in zip(viewers, sent["seats"], strict=True)
    ]


LIES = {
    "a die": Lie(_die, frozenset({"draws"}), frozenset({"asked"})),
    "a shuffle": Lie(_shuffle, frozenset({"draws"}), frozenset({"asked"})),
    "a draw left out": Lie(_left_out, frozenset({"draws"}), frozenset({"asked"})),
    "an entropy": Lie(_entropy, frozenset({"seed", "draws"}), frozenset({"rules"})),
    "swapped reveals": Lie(_swapped_reveals, frozenset({"entropy"}), frozenset({"messages"})),
    "a reveal that was not promised": Lie(_other_bytes, frozenset({"entropy", "draws"}), frozenset({"rules"})),
    "another seat's reveal": Lie(_another_seats_bytes, frozenset({"entropy", "draws"}), frozenset({"rules"})),
    "a key of other bytes": Lie(_other_key, frozenset({"entropy", "draws"}), frozenset({"rules"})),
    "bytes left out that were shown": Lie(_dropped_bytes, frozenset({"entropy", "draws"}), frozenset({"rules"})),
    "bytes of a silent seat": Lie(_bytes_of_the_silent, frozenset({"entropy", "draws"}), frozenset({"rules"})),
    "a reveal after the deal": Lie(_shown_too_late, frozenset({"entropy"}), frozenset({"messages"})),
    "a deal too soon": Lie(_dealt_too_soon, frozenset({"entropy"})),
    "a promise after a reveal": Lie(_promised_too_late, frozenset({"entropy"}), frozenset({"messages"})),
    "swapped entries": Lie(_swapped, frozenset({"log"}), frozenset({"messages"})),
    "an earlier time": Lie(_earlier, frozenset({"log"})),
    "a dropped message": Lie(_dropped, frozenset({"sent"}), frozenset({"messages"})),
    "a message dropped for all": Lie(_dropped_for_all, frozenset({"sent"}), frozenset({"messages"})),
    "swapped messages": Lie(_broken_chain, frozenset({"sent"}), frozenset({"messages"})),
    "another game's chains": Lie(_chains_of_another_game, frozenset({"sent"}), frozenset({"messages"})),
    "another message": Lie(_message, frozenset(), frozenset({"messages"})),
    "a draw that was not asked for": Lie(_not_asked, frozenset(), frozenset({"asked"})),
    "an impossible choice": Lie(_impossible, frozenset(), frozenset({"rules"})),
}


UNREADABLE = {
    "bytes written otherwise": Lie(_other_letters, frozenset({"entropy"})),
    "bytes with a sign too many": Lie(_longer_bytes, frozenset({"entropy"})),
    "bytes of a seat too many": Lie(_bytes_of_nobody, frozenset({"entropy"})),
    "a draw of no kind": Lie(_nameless_draw, frozenset({"draws"})),
}
"""Lies that ``liza verify`` does not even read, because no transcript has that form; the page must name them."""


def truth() -> bytes:
    """Return the honest transcript, signed."""
    return signed(played(), SECRET, NOW + 10**6)


def lie(name: str) -> bytes:
    """Return a transcript with one lie in it, signed with the site's own key."""
    told = json.loads(played())
    (LIES | UNREADABLE)[name].change(told)
    return signed(json.dumps(told, ensure_ascii=False, separators=(",", ":")).encode(), SECRET, NOW + 10**6)


def unsigned_lie() -> bytes:
    """Return a transcript that was changed after it was signed, so that everything but the signature holds."""
    return truth().replace(b'"prepared":false', b'"prepared":true ', 1)


def forged() -> bytes:
    """Return a transcript that a stranger has signed."""
    return signed(played(), STRANGER, NOW + 10**6)


def late() -> bytes:
    """Return a transcript that was signed before the key was in use."""
    return signed(played(), SECRET, NOW - 1)


def with_signature_of_another() -> bytes:
    """Return a transcript with the signature of another game's."""
    other = signed(played(id="other-table"), SECRET, NOW + 10**6)
    return played() + b"\n" + other.partition(b"\n")[2]
