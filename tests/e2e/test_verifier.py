"""The verifier is one file on a disk: it sends no request, and finds each lie that can be found without the rules."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, Page, expect

import liza.referee
from liza.kernel.base.source import commitment
from liza.referee.signing import signed
from liza.server.proof.transcript_check import MOST_BYTES, TranscriptCheck
from tests.e2e.conftest import Open
from tests.e2e.house import House
from tests.e2e.playing import play_on_elsewhere
from tests.referee.tampered import (
    KEYS,
    LIES,
    SECRET,
    UNREADABLE,
    forged,
    late,
    lie,
    played,
    truth,
    unsigned_lie,
    with_signature_of_another,
)
from tests.server.client import Player, play_out, run
from tests.server.rig import NOW, SEED

FILE = Path(liza.referee.__file__).parent / "verifier.html"
STEPS = ("signature", "key", "promised", "seed", "entropy", "log", "draws", "sent")
MOST_LINES = 300
_LONG = 120_000
"""Milliseconds that Python takes at most to start in a browser and to play a small game again."""


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    """Return the page opened from a disk; whatever it asks the world for is a fault."""
    context = browser.new_context(locale="es-ES", offline=True)
    page = context.new_page()
    asked: list[str] = []
    faults: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.on("pageerror", lambda fault: faults.append(str(fault)))
    page.goto(FILE.as_uri())
    yield page
    context.close()
    assert [url for url in asked if url != FILE.as_uri()] == []
    assert faults == []


def give(page: Page, text: bytes, *, keys: bool = True, promise: str = commitment(SEED)) -> list[tuple[str, str]]:
    """Give the page a transcript, and return each step's class and sentence."""
    if keys:
        page.locator("#keys").set_input_files({"name": "keys.json", "mimeType": "application/json", "buffer": KEYS})
    page.locator("#promise").fill(promise)
    page.locator("#file").set_input_files({"name": "t.transcript", "mimeType": "text/plain", "buffer": text})
    expect(page.locator("#verdict")).not_to_be_empty()
    rows: Any = page.locator("#steps li").evaluate_all("rows => rows.map(row => [row.className, row.textContent])")
    return [(row[0], row[1]) for row in rows]


def wrong(rows: list[tuple[str, str]]) -> set[str]:
    return {step for step, (kind, _) in zip(STEPS, rows, strict=False) if kind == "bad"}


def test_it_is_one_short_file_that_shares_no_code() -> None:
    text = FILE.read_text(encoding="utf-8")
    assert len(text.splitlines()) <= MOST_LINES
    assert "import " not in text
    assert "src=" not in text
    assert "http" not in text.replace("http-equiv", "")


def test_a_lie_that_the_engine_would_not_read_is_found_too(page: Page) -> None:
    for name, told in UNREADABLE.items():
        page.reload()
        assert wrong(give(page, lie(name))) == told.page, name


def test_an_honest_transcript_holds_and_every_draw_is_shown(page: Page) -> None:
    rows = give(page, truth())
    assert [kind for kind, _ in rows] == ["good"] * len(STEPS) + [""]
    expect(page.locator("#verdict")).to_have_text("Todo lo que se puede comprobar sin las reglas se sostiene.")
    assert "liza verify" in rows[-1][1]
    expect(page.locator("summary")).to_contain_text("azares, uno a uno")
    page.get_by_role("button", name="English").click()
    expect(page.locator("#verdict")).to_have_text("All that can be checked without the rules holds.")


def test_what_was_not_given_is_not_called_checked(page: Page) -> None:
    rows = give(page, truth(), keys=False, promise="")
    assert [kind for kind, _ in rows[:3]] == ["good", "unchecked", "unchecked"]


def test_each_lie_is_found_by_the_steps_that_it_concerns(page: Page) -> None:
    for name, told in LIES.items():
        page.reload()
        assert wrong(give(page, lie(name))) == told.page, name


@pytest.mark.parametrize(
    ("text", "step", "sentence"),
    [
        (unsigned_lie(), "signature", "La firma no corresponde a este texto"),
        (with_signature_of_another(), "signature", "La firma no corresponde a este texto"),
        (forged(), "key", "no es del sitio: la firma es falsa"),
        (late(), "key", "no firmaba ese día"),
    ],
    ids=["changed", "another's signature", "forged", "late"],
)
def test_a_signature_that_proves_nothing_is_refused(page: Page, text: bytes, step: str, sentence: str) -> None:
    rows = give(page, text)
    assert wrong(rows) == {step}
    assert sentence in rows[STEPS.index(step)][1]


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("swapped reveals", "no son los que había prometido"),
        ("another seat's reveal", "no son los que había prometido"),
        ("a key of other bytes", "se hizo con otros bytes"),
        ("bytes left out that were shown", "a tiempo, y la clave del azar los deja fuera"),
        ("bytes of a silent seat", "que ese sitio no enseñó"),
        ("a reveal after the deal", "llega tarde"),
        ("a deal too soon", "antes de que pasaran los seis segundos"),
        ("bytes written otherwise", "no son los que había prometido"),
        ("bytes of a seat too many", "que ese sitio no enseñó"),
    ],
)
def test_what_is_wrong_with_the_bytes_of_a_seat_is_said(page: Page, name: str, sentence: str) -> None:
    assert sentence in give(page, lie(name))[STEPS.index("entropy")][1]


def test_a_game_to_which_nobody_added_is_checked_as_before_and_says_so(page: Page) -> None:
    rows = give(page, signed(played(adds=False), SECRET, NOW + 10**6))
    assert [kind for kind, _ in rows] == [*["good"] * 4, "unchecked", *["good"] * 3, ""]
    assert "el servidor de la mesa eligió la semilla solo" in rows[STEPS.index("entropy")][1]


def test_a_die_that_does_not_follow_is_named_with_what_does(page: Page) -> None:
    rows = give(page, lie("a die"))
    assert "de la semilla sale" in rows[STEPS.index("draws")][1]


def test_a_page_offers_the_proof_and_compares_what_it_received(open_page: Open, house: House) -> None:
    seats = [{"kind": "person", "name": "Ana"}, {"kind": "bot", "level": "random"}]
    body = {"game": "qiahn", "seats": seats, "options": {"troop": 3}}
    made = httpx.post(f"{house.url}/api/tables", json=body, timeout=60).json()
    table, token = made["table"]["id"], made["keys"][0]["token"]
    page = open_page(f"/t/{table}#{token}")
    expect(page.locator("main[data-n]")).to_be_visible()
    play_on_elsewhere(house.url, table, token)
    result = page.get_by_test_id("result")
    result.get_by_role("button", name="Comprobar los dados").click()
    expect(result.get_by_test_id("verdict")).to_contain_text("Todo cuadra", timeout=_LONG)
    with page.expect_download() as taken:
        result.get_by_role("button", name="Transcripción firmada").click()
    expect(result.get_by_test_id("compared")).to_contain_text(
        "Lo que recibió esta página es lo que el sitio ha firmado"
    )
    expect(result.get_by_test_id("entropy")).to_contain_text("el sitio eligió la semilla solo")
    check = TranscriptCheck(Path(taken.value.path()).read_bytes(), None, made["table"]["commitment"])
    assert {step.answer for step in check.findings()} == {"good", "unchecked"}
    with page.expect_download() as kept:
        result.get_by_role("link", name="Verificador").click()
    assert Path(kept.value.path()).read_bytes() == FILE.read_bytes()
    result.get_by_role("button", name="¿Se contó algo de más?").click()
    expect(result.get_by_test_id("secrets")).to_contain_text("A nadie se le contó nada", timeout=_LONG)


def test_a_page_shows_after_a_reload_what_it_promised_and_the_proof_says_who_added(
    open_page: Open, house: House
) -> None:
    open_seats = [{"kind": "open"}, {"kind": "open"}]
    body = {"game": "qiahn", "seats": open_seats, "options": {"troop": 3}, "public": True}
    made = httpx.post(f"{house.url}/api/tables", json=body, timeout=60).json()
    table = made["table"]["id"]
    page = open_page(f"/j/{table}")
    page.locator("form input").fill("Ana")
    page.locator("form button.main").click()
    expect(page.locator("section.invite")).to_be_visible()
    token = page.evaluate("JSON.parse(localStorage.getItem('liza.tables'))[0].token")
    page.goto("/rules/qiahn")
    wanted = {"name": "Bea", "promised": "00" * 32}  # of bytes that nobody knows: it cannot be kept
    bea = httpx.post(f"{house.url}/api/tables/{table}/join", json=wanted, timeout=60).json()
    assert bea["table"]["entropy"]["awaited"]
    assert bea["table"]["entropy"]["seats"][0]["shown"] is None
    page.goto(f"/t/{table}")
    expect(page.locator("main[data-n]")).to_be_visible()
    expect(page.locator(".news")).to_contain_text("La parte del azar de Bea no llegó a tiempo")
    told = httpx.get(f"{house.url}/api/tables/{table}", timeout=60).json()["entropy"]
    assert [bool(seat["shown"]) for seat in told["seats"]] == [True, False]

    async def work() -> None:
        url = f"{house.url.replace('http', 'ws', 1)}/api/socket"
        players = [await Player(url, table, key).connect() for key in (token, bea["key"]["token"])]
        await play_out(players)

    run(work())
    result = page.get_by_test_id("result")
    page.route("**/record", lambda route: route.fulfill(json={**route.fetch().json(), "entropy": ["", ""]}))
    result.get_by_role("button", name="Comprobar los dados").click()
    expect(result.get_by_test_id("verdict")).to_contain_text("no se jugó con los bytes que enseñaron los jugadores")
    page.unroute("**/record")
    result.get_by_role("button", name="Comprobar los dados").click()
    expect(result.get_by_test_id("verdict")).to_contain_text("Todo cuadra", timeout=_LONG)
    said = result.get_by_test_id("entropy")
    expect(said).to_contain_text("lo que añadieron antes de la primera carta: Ana. Nadie pudo elegirlo solo.")
    expect(said).to_contain_text("Lo de este navegador está entre ello.")
    expect(said).to_contain_text("Lo prometieron y no llegó a tiempo: Bea.")
    with page.expect_download() as taken:
        result.get_by_role("button", name="Transcripción firmada").click()
    check = TranscriptCheck(Path(taken.value.path()).read_bytes(), None, made["table"]["commitment"])
    assert {step.check for step in check.findings() if step.answer != "good"} == {"key"}


def test_another_games_transcript_is_not_what_was_promised(page: Page) -> None:
    assert wrong(give(page, truth(), promise="00" * 32)) == {"promised"}


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (b"", "está vacío o cortado"),
        (truth()[:1000], "está vacío o cortado"),
        (truth()[:-40], "no es una transcripción, o está dañado"),
        (b"{}\n{}", "no es una transcripción, o está dañado"),
        (b"\xff\n{}", "no es una transcripción, o está dañado"),
        (b'{"transcript":3}\n{}', "un formato que este verificador no conoce"),
        (b"{" + b" " * MOST_BYTES, "demasiado grande"),
    ],
    ids=["empty", "cut off", "half a signature", "nothing in it", "no text", "of tomorrow", "huge"],
)
def test_what_is_no_transcript_is_refused_with_the_sentence_that_is_true(
    page: Page, text: bytes, sentence: str
) -> None:
    give(page, text)
    expect(page.locator("#verdict")).to_contain_text(sentence)


def test_a_wrong_file_of_keys_is_not_called_a_wrong_transcript(page: Page) -> None:
    page.locator("#keys").set_input_files({"name": "k", "mimeType": "text/plain", "buffer": b"{}"})
    give(page, truth(), keys=False)
    expect(page.locator("#verdict")).to_have_text("El archivo de las llaves no es el que publica el sitio.")
