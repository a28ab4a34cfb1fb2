"""What strangers' pages, slow connections and odd bytes can do: nothing."""

from __future__ import annotations

import socket
import time
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from liza.server.base.config import Config
from liza.server.protocol.limits import PerAddress, counted_as
from liza.server.protocol.problems import Denied
from liza.server.site.connections import Gate, most_connections
from liza.server.site.origin import check_host
from liza.server.tables.table_plan import clean_text
from tests.server.client import Figure, Player, Server, run, serving

PERSON = {"kind": "person"}
WANTED = {"game": "qiahn", "seats": [PERSON, PERSON], "public": True}

ELSEWHERE: list[dict[str, str]] = [
    {"origin": "https://elsewhere.example"},
    {"origin": "null"},
    {"sec-fetch-site": "cross-site"},
    {"sec-fetch-site": "same-site"},
    {"host": "elsewhere.example", "origin": "http://elsewhere.example", "sec-fetch-site": "same-origin"},
    {"origin": "http://["},
]


@pytest.mark.parametrize("headers", ELSEWHERE, ids=str)
def test_a_page_of_another_site_changes_nothing(server: Server, headers: dict[str, str]) -> None:
    before = len(server.get("tables")["tables"])
    answer = httpx.post(f"{server.url}/api/tables", json=WANTED, headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (403, "origin")
    assert len(server.get("tables")["tables"]) == before


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", None])
def test_what_a_form_can_send_is_not_taken(server: Server, kind: str | None) -> None:
    content = httpx.Request("POST", server.url, json=WANTED).content
    headers = {} if kind is None else {"content-type": kind}
    answer = httpx.post(f"{server.url}/api/tables", content=content, headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (415, "bad-type")


def test_our_own_page_and_programs_may_open_tables(server: Server) -> None:
    own = {"origin": server.url, "sec-fetch-site": "same-origin"}
    for headers in (own, {}):
        assert httpx.post(f"{server.url}/api/tables", json=WANTED, headers=headers, timeout=30).status_code == 201


def test_a_site_of_this_machine_answers_to_its_own_names_alone(server: Server) -> None:
    assert httpx.get(f"{server.url}/api/games", headers={"host": "rebound.example"}).status_code == 403

    async def work() -> None:
        rebound = f"ws://rebound.example:{server.port}/api/socket"
        with pytest.raises(InvalidStatus):
            await connect(rebound, host="127.0.0.1", port=server.port)

    run(work())
    for name in ("localhost:8000", "127.0.0.1", "[::1]:80", "liza.localhost"):
        check_host(name, Config())
    check_host("liza.example", Config(origins=("https://liza.example",)))
    check_host("anything.example", Config(host="0.0.0.0"))
    with pytest.raises(Denied):
        check_host("127.0.0.1.evil.example", Config())


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    db = str(tmp_path_factory.mktemp("hasty") / "liza.db")
    with serving(db, bots=0, patience=1.0, connections=20, proxies="192.0.2.1") as running:
        yield running


def half_open(server: Server, said: bytes, source: str = "127.0.0.1") -> socket.socket:
    connection = socket.create_connection(("127.0.0.1", server.port), timeout=60, source_address=(source, 0))
    connection.sendall(said)
    return connection


def ended(connection: socket.socket) -> bool:
    try:
        return connection.recv(1000) == b""
    except ConnectionResetError:
        return True


@pytest.mark.parametrize("said", [b"", b"GET / HTTP/1.1\r\nhost: x\r\nx-slow: "])
def test_whoever_does_not_say_what_they_want_is_let_go(hasty: Server, said: bytes) -> None:
    with half_open(hasty, said) as connection:
        assert ended(connection)


def test_a_letter_at_a_time_does_not_help(hasty: Server) -> None:
    began = time.monotonic()
    with half_open(hasty, b"GET / HTTP/1.1\r\n") as connection:
        sent = send_until_ended(connection, [b"x"] * 1_000, 0.05)
    assert sent < 1_000
    assert time.monotonic() - began < 45


def test_endless_headers_are_cut_off(hasty: Server) -> None:
    lines = [f"x-{at}: {'y' * 10_000}\r\n".encode() for at in range(2_000)]
    with half_open(hasty, b"GET / HTTP/1.1\r\n") as connection:
        assert send_until_ended(connection, lines, 0) < 2_000


def send_until_ended(connection: socket.socket, parts: list[bytes], pause: float) -> int:
    """Send until the other side has had enough; returns how many parts were sent."""
    for sent, part in enumerate(parts):
        try:
            connection.sendall(part)
        except OSError:
            return sent
        time.sleep(pause)
    return len(parts)


def test_one_address_cannot_take_the_place_of_all(hasty: Server) -> None:
    greedy = [half_open(hasty, b"GET", "127.0.0.3") for _ in range(40)]
    try:
        # The others' connections are answered while these are there.
        assert httpx.get(f"{hasty.url}/healthz", timeout=30).status_code == 200
        assert hasty.figures()["liza_turned_away_total"] >= 20
    finally:
        for connection in greedy:
            connection.close()


def test_a_socket_gives_its_place_back(hasty: Server) -> None:
    async def work() -> None:
        made = hasty.create("qiahn", [PERSON, PERSON])
        for _ in range(30):  # more than an address may have at a time
            player = await Player(hasty.socket_url, made["table"]["id"], made["keys"][0]["token"]).connect()
            await player.close()

    run(work())


def test_a_thousand_half_open_connections_shut_nobody_out(hasty: Server, record_property: Figure) -> None:
    many = [half_open(hasty, b"GET / HT", f"127.0.{1 + at // 200}.{1 + at % 200}") for at in range(1_004)]
    try:
        began = time.monotonic()
        assert httpx.get(f"{hasty.url}/healthz", timeout=30).status_code == 200
        told = f"beside {len(many)} half-open connections somebody else is answered in {time.monotonic() - began:.2f} s"
        record_property("figure", told)
    finally:
        for connection in many:
            connection.close()


def test_the_gate_counts_what_is_inside() -> None:
    gate = Gate(Config(connections=2, proxies="10.0.0.1"), 5)
    assert [gate.enter("a") for _ in range(3)] == [True, True, False]
    assert [gate.enter("10.0.0.1") for _ in range(4)] == [True, True, True, False]
    gate.leave("a")
    assert gate.enter("b")
    assert most_connections() > 0
    assert counted_as("2001:db8::1:2") == counted_as("2001:db8::ffff") != counted_as("2001:db8:0:1::1")
    assert counted_as("::ffff:192.0.2.7") == "192.0.2.7"


JSON = {"content-type": "application/json"}
ODD: list[tuple[str, str, dict[str, Any]]] = [
    ("GET", "tables/%00", {}),
    ("GET", "tables/a%00b/record", {}),
    ("GET", "tables?game=%00", {}),
    ("GET", "tables?status=%ff%fe", {}),
    ("GET", "tables/%ff%fe", {}),
    ("GET", "tables?after=%ff", {}),
    ("GET", "games/%00/cards", {}),
    ("GET", "games/qiahn/texts/%ff", {}),
    ("POST", "tables/%00/join", {"json": {}}),
    ("POST", "tables", {"json": {**WANTED, "game": "qi\0ahn"}}),
    ("POST", "tables", {"json": {**WANTED, "seats": [{"kind": "bot", "level": "\0"}, PERSON]}}),
    ("POST", "tables", {"json": {**WANTED, "options": {"troop": "\0"}}}),
    ("POST", "tables", {"json": {**WANTED, "pack": "\0"}}),
    ("POST", "tables", {"json": {**WANTED, "pack": f"x = {'9' * 5000}"}}),
    ("POST", "tables", {"json": {**WANTED, "pack": f"x = 0x{'f' * 50000}"}}),
    ("POST", "tables", {"content": rb'{"game": "\ud800", "seats": []}', "headers": JSON}),
    (
        "POST",
        "tables",
        {"content": b'{"game": "\xff\xfe", "seats": []}', "headers": {"content-type": "application/json"}},
    ),
]


@pytest.mark.parametrize(("method", "path", "body"), ODD, ids=lambda value: str(value)[:40])
def test_odd_bytes_are_refused_with_a_sentence(server: Server, method: str, path: str, body: dict[str, Any]) -> None:
    answer = httpx.request(method, f"{server.url}/api/{path}", timeout=60, **body)
    assert 400 <= answer.status_code < 500
    assert answer.json()["es"]


def test_a_token_of_odd_bytes_is_refused(server: Server) -> None:
    made = server.create("qiahn", [PERSON, PERSON])
    for token in (b"\xff\xfe", b"a\tb", b"x" * 5000):
        headers = [(b"authorization", b"Bearer " + token)]
        answer = httpx.get(f"{server.url}/api/tables/{made['table']['id']}", headers=headers)
        assert answer.status_code == 401


def test_odd_bytes_said_at_a_table_are_refused_or_kept_as_they_are(server: Server) -> None:
    async def work() -> None:
        made = server.create("qiahn", [{**PERSON, "name": "A\0na"}, PERSON])
        player = await Player(server.socket_url, made["table"]["id"], made["keys"][0]["token"]).connect()
        for message in (
            {"type": "chat", "text": "a\0b"},
            {"type": "act", "n": player.n, "action": "a\0"},
            {"type": "explain", "action": "\0"},
        ):
            answer = await player.ask(message)
            assert answer["type"] == "error"
            assert answer["code"] not in {"internal", "unavailable"}

    run(work())


def test_what_is_said_cannot_turn_what_others_say_around() -> None:
    turned = "yo gano \u202epor\u2066 fin\u200f"
    assert clean_text(turned) == "yo gano por fin"
    assert clean_text("👩\u200d🚀 vale\n¡ya!") == "👩\u200d🚀 vale\n¡ya!", "joined signs and lines stay as they are"


def test_marks_of_direction_are_not_kept_in_what_is_said(server: Server) -> None:
    async def work() -> None:
        made = server.create("qiahn", [PERSON, PERSON])
        player = await Player(server.socket_url, made["table"]["id"], made["keys"][0]["token"]).connect()
        assert (await player.ask({"type": "chat", "text": "\u202e\u2066"}))["code"] == "bad-message"
        assert (await player.ask({"type": "chat", "text": "a\u202eb"}))["type"] == "done"
        assert [told["text"] for told in player.got if told["type"] == "chat"] == ["ab"]

    run(work())


def test_addresses_that_ask_for_no_more_are_forgotten() -> None:
    now = [0.0]
    guesses = PerAddress(1 / 60, 5, lambda: now[0])
    for at in range(1_000):
        assert guesses.take(f"guesser {at}")
    assert len(guesses) == 1_000, "whoever has guessed lately is remembered"
    assert [guesses.take("guesser 0") for _ in range(5)] == [True] * 4 + [False]
    now[0] = 600.0
    for at in range(600):
        guesses.take(f"another {at % 3}")
    assert len(guesses) == 3
    guesses.forget("another 0")
    assert len(guesses) == 2


@pytest.mark.parametrize("path", ["/", "/healthz", "/api/games", "/api/tables", "/api/schema.json"])
def test_what_can_be_read_can_be_asked_about(server: Server, path: str) -> None:
    """HEAD is GET without the body (RFC 9110, 9.3.2)."""
    full = httpx.get(server.url + path, timeout=30)
    head = httpx.head(server.url + path, timeout=30)
    assert head.status_code == full.status_code == 200
    assert head.content == b""
    assert head.headers["content-length"] == full.headers["content-length"]
    assert head.headers["content-type"] == full.headers["content-type"]
