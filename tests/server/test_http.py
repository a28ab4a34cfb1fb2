"""The catalogue, refusals in two languages, limits, headers, and what operators look at."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from fluent.runtime import FluentBundle, FluentResource
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

import liza
from liza.server.base.config import Config
from liza.server.base.response_cache import CachedResponse
from liza.server.protocol import client_messages
from liza.server.protocol.limits import Bucket
from liza.server.protocol.problems import _texts
from liza.server.site import browser_engine, offline_list
from liza.server.site.commands import ServeError, serve, worker
from liza.server.site.origin import allowed_origin
from tests.conformance.beside import sixth_game
from tests.server.client import Player, Server, run, serving

PERSON = {"kind": "person"}


def everywhere() -> list[str]:
    with sixth_game():
        return [game.id for game in liza.games()]


def test_the_catalogue_lists_every_game_in_both_languages(server: Server) -> None:
    found = {game["id"]: game for game in server.get("games")}
    assert sorted(found) == sorted(everywhere())
    qiahn = found["qiahn"]
    assert (qiahn["title"], qiahn["seats"]) == ("Qíahn Tactics", [2])
    assert qiahn["about"]["es"] != qiahn["about"]["en"]
    troop = next(option for option in qiahn["options"] if option["id"] == "troop")
    assert troop["default"] in [value["value"] for value in troop["values"]]
    assert all(value["label"]["es"] and value["label"]["en"] for value in troop["values"])


@pytest.mark.parametrize("game", everywhere())
def test_texts_rules_and_cards_of_every_game_can_be_read(server: Server, game: str) -> None:
    for lang in ("es", "en"):
        texts = server.get(f"games/{game}/texts/{lang}")
        bundle = FluentBundle([lang])
        for part in ("common", "room", "names"):
            bundle.add_resource(FluentResource(texts[part]), allow_overrides=True)
        for card in server.get(f"games/{game}/cards"):
            assert card["name"][lang]
        assert bundle.has_message("game-about")
    rulebook = server.get(f"games/{game}/rulebook")
    assert all(rulebook["markdown"][lang].startswith("#") for lang in ("es", "en"))
    assert all(rule["text"]["es"] and rule["text"]["en"] for rule in rulebook["rules"])


@pytest.mark.parametrize("game", [game.id for game in liza.games()])
def test_the_positions_of_a_rulebook_can_be_drawn(server: Server, game: str) -> None:
    found = server.get(f"games/{game}/positions/setup")
    assert found["view"]["game"] == game
    assert found["view"]["seat"] == found["seat"]
    assert found["choices"], "whoever looks has something to decide"


def test_the_scene_of_a_rule_shows_the_act_and_its_answer(server: Server) -> None:
    refused = server.get("games/qiahn/scenes/QT-024")
    assert refused["reason"]["rule"] == "QT-024"
    assert refused["action"]["verb"] == "deploy"
    assert refused["after"] is None
    assert refused["action"]["action"] not in [choice["action"] for choice in refused["position"]["choices"]]
    done = server.get("games/qiahn/scenes/QT-050")
    assert done["reason"] is None
    assert done["action"]["action"] in [choice["action"] for choice in done["position"]["choices"]]
    assert [event["result"] for event in done["events"] if event["event"] == "rolled"][:2]
    assert done["after"]["zones"] != done["position"]["view"]["zones"]


def test_a_character_brings_its_two_abilities_along(server: Server) -> None:
    characters = [card for card in server.get("games/tanxi/cards") if card["kind"] == "character"]
    ian = next(card for card in characters if card["key"] == "ian_frost")
    assert ian["parts"] == [{"kind": "ability", "key": key} for key in ("bloques_de_hielo", "ventisca")]
    assert {len(card["parts"]) for card in characters} == {2}


def test_names_of_a_pack_survive_as_fluent_whatever_is_in_them() -> None:
    from liza.server.content.catalogue import _literal

    for name in ('A "quoted" { $name }', "back\\slash", "[x] = y\n  .attr = 3"):
        bundle = FluentBundle(["es"], use_isolating=False)
        bundle.add_resource(FluentResource(f"card-x = {_literal(name)}\n"))
        pattern = bundle.get_message("card-x").value
        assert pattern is not None
        assert bundle.format_pattern(pattern)[0] == " ".join(name.split())


BAD: list[tuple[str, str, dict[str, Any], int, str]] = [
    ("GET", "games/chess/cards", {}, 404, "no-game"),
    ("GET", "games/qiahn/texts/fr", {}, 404, "no-language"),
    ("GET", "games/qiahn/scenes/QT-999", {}, 404, "no-position"),
    ("GET", "games/qiahn/positions/nope", {}, 404, "no-position"),
    ("GET", "tables/nope", {}, 404, "no-table"),
    ("GET", "nothing", {}, 404, "not-found"),
    ("DELETE", "games", {}, 405, "not-allowed"),
    ("POST", "tables", {"content": b"{"}, 400, "bad-request"),
    ("POST", "tables", {"content": b"\xff\xfe"}, 400, "bad-request"),
    ("POST", "tables", {"json": {"game": "qiahn", "seats": [PERSON] * 2, "cheat": 1}}, 400, "bad-request"),
    ("POST", "tables", {"json": {"game": "chess", "seats": [PERSON] * 2}}, 404, "no-game"),
    ("POST", "tables", {"json": {"game": "qiahn", "seats": [PERSON]}}, 400, "bad-seats"),
    ("POST", "tables", {"json": {"game": "qiahn", "seats": [PERSON] * 2, "options": {"troop": 4}}}, 400, "bad-option"),
    ("POST", "tables", {"json": {"game": "qiahn", "seats": [PERSON] * 2, "deal": "00" * 32}}, 400, "prepared"),
    ("POST", "tables", {"json": {"game": "qiahn", "seats": [PERSON] * 2, "deal": "0"}}, 400, "bad-request"),
    ("POST", "tables", {"json": {"game": "qiahn", "seats": [PERSON] * 2, "pack": "x = "}}, 400, "bad-pack"),
    (
        "POST",
        "tables",
        {"json": {"game": "qiahn", "seats": [PERSON, {"kind": "bot", "level": "god"}]}},
        400,
        "no-level",
    ),
    ("POST", "tables", {"content": b"[" * 150_000}, 400, "bad-request"),
    ("POST", "tables", {"content": b" " * 300_000}, 413, "too-large"),
    ("GET", "tables?status=nonsense", {}, 400, "bad-request"),
    ("GET", "tables?after=-1", {}, 400, "bad-request"),
]


@pytest.mark.parametrize(("method", "path", "body", "status", "code"), BAD)
def test_what_is_wrong_is_refused_in_two_languages(
    server: Server, method: str, path: str, body: dict[str, Any], status: int, code: str
) -> None:
    headers = {"content-type": "application/json"} if "content" in body else {}
    answer = httpx.request(method, f"{server.url}/api/{path}", headers=headers, timeout=60, **body)
    problem = answer.json()
    assert (answer.status_code, problem["code"]) == (status, code)
    assert len({problem["es"], problem["en"], ""}) == 3


def test_every_code_has_words_in_both_languages() -> None:
    assert _texts("es").ids == _texts("en").ids
    source = "".join(path.read_text() for path in Path(liza.__file__).parent.glob("server/*.py"))
    source += (Path(liza.__file__).parent / "match" / "table.py").read_text()
    import re

    used = set(re.findall(r'(?:Denied|Refused)\("([a-z-]+)"', source))
    assert used <= _texts("es").ids


def test_every_answer_carries_the_security_headers(server: Server) -> None:
    for path in ("/api/games", "/api/nothing", "/", "/t/some-table", "/healthz"):
        headers = httpx.get(server.url + path).headers
        assert "default-src 'self'" in headers["content-security-policy"]
        assert "unsafe-inline" not in headers["content-security-policy"].split("style-src-attr")[0]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers
        assert "wasm" not in headers["content-security-policy"]


def test_only_the_script_of_the_browsers_engine_may_compile(server: Server) -> None:
    policy = httpx.get(f"{server.url}/assets/worker-any.js").headers["content-security-policy"]
    assert "script-src 'self' 'wasm-unsafe-eval';" in policy
    assert "unsafe-eval'" not in policy.replace("'wasm-unsafe-eval'", "")


def test_the_browsers_engine_is_handed_out_packed_where_it_was_built(tmp_path: Path) -> None:
    assert browser_engine.engine_names(None) == browser_engine.engine_names(tmp_path) == []
    (tmp_path / "engine").mkdir()
    (tmp_path / "engine" / "pyodide.asm.wasm").write_bytes(bytes(5_000))
    (tmp_path / "engine" / "pyodide.mjs").write_bytes(b"// a module")
    names = browser_engine.engine_names(tmp_path)
    assert names == ["learned.zip", "liza.zip", "parts.json", "pyodide.asm.wasm", "pyodide.mjs"]
    files = {name: browser_engine.engine_file(tmp_path, name, {}) for name in names}
    parts = json.loads(files["parts.json"])
    assert parts["bytes"] == 5_000 + len(files["liza.zip"])  # nobody waits for what was learnt
    assert parts["sentences"]["no-table"].keys() == {"es", "en"}


def test_all_that_is_to_be_kept_can_be_asked_for(
    server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "engine").mkdir()
    page = {"index.html": CachedResponse(b"a page", "text/html")}
    monkeypatch.setattr(offline_list, "built", lambda: tmp_path)
    monkeypatch.setattr(offline_list, "files", lambda: page)
    kept = offline_list.away()
    assert {"/", "/index.html", "/engine/liza.zip", "/engine/learned.zip", "/engine/parts.json"} <= set(kept.files)
    told = [path for path in kept.files if path.startswith("/api/")]
    assert len(told) == 1 + 6 * len(liza.games()) - 6  # the sixth game comes from another package
    for path in told[:7]:
        assert httpx.get(server.url + path).status_code == 200, path
    page["index.html"] = CachedResponse(b"another page", "text/html")
    assert offline_list.away().version != kept.version


def test_the_page_alone_is_kept_without_the_browsers_engine(
    server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = {"index.html": CachedResponse(b"a page", "text/html")}
    monkeypatch.setattr(offline_list, "built", lambda: tmp_path)
    monkeypatch.setattr(offline_list, "files", lambda: page)
    kept = offline_list.away()
    assert kept.files == []
    assert {"/", "/index.html", "/api/games", "/api/games/qiahn/texts/es", "/api/games/qiahn/cards"} <= set(kept.page)
    for path in kept.page[2:6]:
        assert httpx.get(server.url + path).status_code == 200, path
    (tmp_path / "engine").mkdir()
    (tmp_path / "engine" / "pyodide.asm.wasm").write_bytes(bytes(5))
    whole = offline_list.away()
    assert whole.page == kept.page
    assert set(kept.page) < set(whole.files)


def test_a_site_without_the_browsers_engine_says_so(server: Server) -> None:
    for name in ("nothing", "..%2findex.html", "liza.zip/x"):
        assert httpx.get(f"{server.url}/engine/{name}").status_code == 404


def test_any_address_of_the_client_gets_its_page_but_the_api_does_not(server: Server) -> None:
    page = httpx.get(f"{server.url}/t/abc")
    assert page.status_code == 200
    assert page.headers["content-type"].startswith("text/html")
    assert httpx.get(f"{server.url}/assets/missing.js").status_code == 404
    assert httpx.get(f"{server.url}/../../etc/passwd").text == page.text


def test_operators_see_health_and_figures(server: Server) -> None:
    assert httpx.get(f"{server.url}/healthz").json() == {"status": "ok"}
    figures = httpx.get(f"{server.url}/metrics").text
    for name in ("liza_tables", "liza_moves_total", "liza_move_seconds_bucket", "liza_bot_turns", "liza_sockets"):
        assert name in figures


def test_schemas_are_made_from_the_types(server: Server) -> None:
    schema = server.get("schema.json")
    assert {"Hello", "Act", "Moved", "View", "ClientMessage", "ServerMessage", "CreateTable"} <= set(schema["$defs"])
    api = server.get("docs/openapi.json")
    assert "/api/tables/{table}/join" in api["paths"]


def test_only_pages_of_this_site_open_the_socket(server: Server) -> None:
    async def work() -> None:
        made = server.create("qiahn", [PERSON, PERSON], public=True)
        own = {"origin": server.url}
        await Player(server.socket_url, made["table"]["id"]).connect(**own)
        with pytest.raises((InvalidStatus, ConnectionClosed)):
            await Player(server.socket_url, made["table"]["id"]).connect(origin="https://elsewhere.example")

    run(work())
    assert allowed_origin("https://liza.example", "liza.example", ())
    assert allowed_origin("https://a.example", "b.example", ("https://a.example",))
    assert not allowed_origin("https://liza.example.evil", "liza.example", ())
    assert not allowed_origin("null", "liza.example", ())


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    db = str(tmp_path_factory.mktemp("strict") / "liza.db")
    with serving(db, messages=0.1, requests=0.01, connections=3, bots=0) as running:
        yield running


def test_an_address_and_a_connection_have_limits(strict: Server) -> None:
    async def work() -> None:
        made = strict.create("qiahn", [PERSON, PERSON], public=True)
        player = await Player(strict.socket_url, made["table"]["id"]).connect()
        others = [await connect(strict.socket_url) for _ in range(2)]
        with pytest.raises(InvalidStatus):
            await connect(strict.socket_url)
        for other in others:
            await other.close()
        for _ in range(15):
            await player.send({"type": "ping"})
        await player.wait("error", code="too-fast")
        codes = [httpx.post(f"{strict.url}/api/tables", json={}).status_code for _ in range(12)]
        assert set(codes) == {400, 429}
        assert codes == sorted(codes)
        elsewhere = {
            "x-forwarded-for": "198.51.100.20"
        }  # reading is counted for itself, and ten times as much is allowed
        with httpx.Client(headers=elsewhere, timeout=30) as reader:
            read = [reader.get(f"{strict.url}/api/tables").status_code for _ in range(60)]
        assert read[:10] == [200] * 10
        assert read[-1] == 429
        assert httpx.get(f"{strict.url}/api/games").status_code == 200

    run(work())


def test_a_bucket_fills_at_its_rate() -> None:
    now = [0.0]
    bucket = Bucket(2.0, 3, clock=lambda: now[0])
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    now[0] = 0.5
    assert [bucket.take(), bucket.take()] == [True, False]
    assert all(Bucket(0).take() for _ in range(1000))


def test_several_processes_need_postgresql() -> None:
    with pytest.raises(ServeError, match="PostgreSQL"):
        serve(Config(db="x.db", workers=2))
    with pytest.raises(ServeError, match="PostgreSQL"):
        worker(Config(db="x.db"))


def test_logs_are_json_and_hold_no_token(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    log = tmp_path / "log"
    monkeypatch.setenv("LIZA_TEST_LOG", str(log))
    with serving(str(tmp_path / "liza.db"), log="DEBUG", bots=0) as noisy:
        made = noisy.create("qiahn", [PERSON, {"kind": "open"}])
        noisy.get(f"tables/{made['table']['id']}", made["keys"][0]["token"])

        async def work() -> None:
            await Player(noisy.socket_url, made["table"]["id"], made["keys"][0]["token"]).connect()

        run(work())
    lines = log.read_text().splitlines()
    assert lines
    assert all("says" in json.loads(line) for line in lines)
    for secret in (made["keys"][0]["token"], made["invite"], made["watch"]):
        assert secret not in log.read_text()


def test_tokens_are_not_kept(server: Server, tmp_path: Path) -> None:
    with serving(str(tmp_path / "liza.db"), bots=0) as own:
        made = own.create("qiahn", [PERSON, PERSON])
    kept = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    for secret in (made["keys"][0]["token"], made["invite"], made["watch"]):
        assert secret.encode() not in kept


def test_wire_messages_round_trip_through_their_schema() -> None:
    message = client_messages.Act(n=3, action="deploy mago", id=7)
    assert msgspec.json.decode(msgspec.json.encode(message), type=client_messages.ClientMessage) == message


def test_the_outside_bot_is_short_and_plays(server: Server) -> None:
    program = Path(__file__).parents[2] / "examples" / "bot.py"
    assert len(program.read_text().splitlines()) < 60
    import sys

    made = server.create("qiahn", [PERSON, {"kind": "bot", "level": "random"}])
    link = f"{server.url}/t/{made['table']['id']}#{made['keys'][0]['token']}"
    done = subprocess.run([sys.executable, str(program), link], capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 0, done.stderr
    assert server.get(f"tables/{made['table']['id']}", made["watch"])["status"] == "over"


def test_the_almanac_has_every_entry_of_the_pack_with_its_text_and_origin(server: Server) -> None:
    for game in ("qiahn", "tankup", "tanxi", "terrorixico", "tornaris"):
        pack = liza.game(game).pack.data
        chapters = {chapter["id"]: chapter for chapter in server.get(f"games/{game}/almanac")}
        for section, chapter in chapters.items():
            assert len(chapter["entries"]) == len(pack[section])
            for entry, row in zip(chapter["entries"], pack[section], strict=True):
                assert entry["origin"] == row.get("origin")
                if "id" in row:
                    assert entry["key"] == row["id"]
                assert "copies" not in entry["numbers"]
        named = {section for section, rows in pack.items() if isinstance(rows, list) and "name" in rows[0]}
        assert named - {"quadrant"} <= set(chapters), "things with names are not shown; quadrants are on the map"


def test_an_almanac_entry_tells_what_the_pack_says(server: Server) -> None:
    chapters = {chapter["id"]: chapter for chapter in server.get("games/tornaris/almanac")}
    shield = next(entry for entry in chapters["equipment"]["entries"] if entry["key"] == "escudito")
    assert chapters["equipment"]["name"] == {"es": "Equipamiento", "en": "Equipment"}
    assert shield["name"] == {"es": "Escudito", "en": "Little Shield"}
    assert shield["text"] == {"es": "+1.", "en": "+1."}
    assert set(shield["numbers"]) == {"mana", "price"}
    assert shield["copies"] == 2
