"""The exported folder in a real browser: after one visit there is no server, and everything is played all the same."""

from __future__ import annotations

import io
import os
import re
import sys
import threading
import zipfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Final

import pytest
from PIL import Image
from playwright.sync_api import Browser, Page, expect

import liza
from liza.match.scene import scenes
from liza.offline.static_folder import write_folder
from liza.server.site.client_files import built
from liza.server.workshop.uploads import picture, zipped_folder
from tests.e2e.conftest import DESKTOP, GAMES
from tests.e2e.playing import options, play_some, ready, show_options
from tests.support import now

LONG: Final = 240_000
"""Milliseconds that Python may take to start in the browser of a busy machine, and that a game may take."""
PLACE: Final = "juegos/liza"
"""The folder need not lie at the root of its host."""
_VISITED: Final = """async () => {
    await navigator.serviceWorker.ready;
    return navigator.serviceWorker.controller !== null;
}"""
_TO_THE_END: Final = """async (seed) => {
    let state = seed;
    const chance = (below) => { state = (state * 48271) % 2147483647; return state % below; };
    const wait = (done) => new Promise((resolve) => {
        const look = () => (done() ? resolve() : setTimeout(look, 5));
        look();
    });
    const over = () => document.querySelector('[data-testid="result"]');
    const found = () => [...document.querySelectorAll('.option')];
    let made = 0;
    while (!over()) {
        await wait(() => over() || found().length > 0);
        if (over()) break;
        const before = document.querySelector('main').dataset.n;
        found()[chance(found().length)].click();
        await wait(() => over() || document.querySelector('main').dataset.n !== before);
        made++;
    }
    return made;
}"""
"""Clicks options at random until the result is shown; returns how many."""


class Quiet(SimpleHTTPRequestHandler):
    """Serves files without a word."""

    def log_message(self, *_: object) -> None:
        """Say nothing."""


class Host:
    """A plain file server that can go away."""

    def __init__(self, root: Path) -> None:
        self._server: Final = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(root)))
        self.url: Final = f"http://127.0.0.1:{self._server.server_port}/{PLACE}/"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()
        self._up = True

    def stop(self) -> None:
        """Go away for good."""
        if self._up:
            self._up = False
            self._server.shutdown()
            self._server.server_close()


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    root = tmp_path_factory.mktemp("host")
    write_folder(root / PLACE, built())
    return root


Visit = Callable[[], Page]


@pytest.fixture
def visit(browser: Browser, folder: Path) -> Iterator[Visit]:
    with visiting(browser, folder) as visited:
        yield visited


@contextmanager
def visiting(browser: Browser, folder: Path) -> Iterator[Visit]:
    """Visit a folder once, then take its server away and load the page again; nothing may have gone wrong."""
    host = Host(folder)
    faults: list[str] = []
    context = browser.new_context(viewport=DESKTOP, base_url=host.url, reduced_motion="reduce")
    kept = '{"lang":"es","speed":"instant"}'
    context.add_init_script(f"localStorage.getItem('liza.settings') ?? localStorage.setItem('liza.settings', '{kept}')")

    def visited() -> Page:
        page = context.new_page()
        page.set_default_timeout(60_000)
        page.on("console", lambda said: faults.append(said.text) if said.type in {"error", "warning"} else None)
        page.on("pageerror", lambda fault: faults.append(str(fault)))
        page.goto("./")
        expect(page.get_by_role("progressbar")).to_be_visible()
        page.wait_for_function(_VISITED, timeout=LONG)
        host.stop()
        context.set_offline(True)
        page.reload()
        expect(page.get_by_role("progressbar")).to_have_count(0, timeout=LONG)
        return page

    yield visited
    context.close()
    host.stop()
    assert faults == []


@pytest.mark.parametrize("game", now({"qiahn"}, GAMES))
def test_a_game_is_played_to_the_end_without_a_network(visit: Visit, game: str) -> None:
    page = visit()
    page.locator(f'.box[data-game="{game}"] .play').click()
    page.wait_for_url("**/#/t/*")
    ready(page)
    show_options(page)
    page.set_default_timeout(LONG)
    assert page.evaluate(_TO_THE_END, 7) > 0
    page.set_default_timeout(60_000)
    page.get_by_role("button", name="Comprobar los dados").click()
    verdict = page.get_by_test_id("verdict")
    expect(verdict).to_contain_text("Todo cuadra: la partida entera, jugada otra vez, sale igual")
    expect(verdict).to_contain_text("El final es el mismo")
    expect(verdict).to_have_class(re.compile(r"\bgood\b"))
    page.get_by_role("link", name="Ver la partida").click()
    expect(page.get_by_test_id("replay-line")).to_contain_text("Jugada 0 de")
    page.keyboard.press("ArrowRight")
    expect(page.get_by_test_id("replay-line")).to_contain_text("Jugada 1 de")
    page.goto(f"./#/rules/{game}")
    expect(page.locator("section > h2").first).to_be_visible()
    done = next(rule for rule, one in scenes(liza.game(game)).items() if one.action and not one.refused)
    page.goto(f"./#/rules/{game}/{done}")
    page.get_by_test_id("live").get_by_role("button", name="Probar").click()
    expect(page.get_by_test_id("live").get_by_role("status").locator("li").first).to_be_visible()
    page.goto(f"./#/almanac/{game}")
    expect(page.locator("main li").first).to_be_visible()


@pytest.mark.slow
def test_a_finished_game_is_looked_back_on_and_an_exercise_is_tried_without_a_network(visit: Visit) -> None:
    page = visit()
    page.locator('.box[data-game="qiahn"] .play').click()
    page.wait_for_url("**/#/t/*")
    ready(page)
    page.get_by_role("button", name="Pista").click()
    expect(page.get_by_test_id("hint")).to_be_visible(timeout=LONG)
    show_options(page)
    page.set_default_timeout(LONG)
    assert page.evaluate(_TO_THE_END, 7) > 0
    page.get_by_test_id("result").get_by_role("link", name="Analizar").click()
    expect(page.get_by_role("progressbar")).to_be_visible()
    expect(page.get_by_test_id("hindsight-chart")).to_be_visible(timeout=LONG)
    page.goto("./#/exercises/qiahn")
    expect(page.get_by_role("heading", level=1)).to_be_visible()


PAINTED: Final = """[overlay]
game = "qiahn"
art = {{ {art} }}
[[combatant]]
id = "mago"
name = {{ es = "Maga Roja", en = "Red Mage" }}
"""
_WIDTH: Final = """(href) => new Promise((resolve) => {
    const image = new Image();
    image.onload = () => resolve(image.naturalWidth);
    image.onerror = () => resolve(0);
    image.src = href;
})"""


@pytest.mark.slow
def test_a_published_draft_has_its_pictures_at_the_table_without_a_network(
    browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(sys.path))
    drawn = io.BytesIO()
    Image.new("RGB", (60, 40), "#803010").save(drawn, "PNG")
    made = picture(drawn.getvalue())
    assert made is not None
    combatants = [row["id"] for row in liza.game("qiahn").pack.data["combatant"]]
    art = ", ".join(f'"combatant.{id}" = "{made.hash}"' for id in combatants)  # whichever are dealt
    packed = zipped_folder("qiahn", PAINTED.format(art=art), {made.hash: made.data})
    assert packed is not None
    with zipfile.ZipFile(io.BytesIO(packed)) as parts:
        parts.extractall(tmp_path)
    (tmp_path / PLACE).parent.mkdir()
    (tmp_path / "qiahn").rename(tmp_path / PLACE)
    with visiting(browser, tmp_path) as visit:
        page = visit()
        page.locator('.box[data-game="qiahn"] .play').click()
        page.wait_for_url("**/#/t/*")
        ready(page)
        shown = page.locator(f'main image[href$="api/images/{made.hash}.webp"]').first
        expect(shown).to_be_visible()
        assert page.evaluate(_WIDTH, shown.get_attribute("href")) == made.width


@pytest.mark.slow
def test_two_people_hand_the_screen_on_and_find_their_table_again(visit: Visit) -> None:
    page = visit()
    page.goto(f"./#/new?game={GAMES[0]}")
    seats = page.locator(".seat select")
    seats.nth(1).select_option("here")
    page.get_by_label("Cómo se llama").fill("Berta")
    page.get_by_role("button", name="Abrir la mesa").click()
    page.wait_for_url("**/#/t/*")
    handed = 0
    while handed < 3:
        ready(page)
        on = page.get_by_role("button", name="Pasar la pantalla")
        if on.count() == 0:
            show_options(page)
            expect(options(page).first.or_(on)).to_be_visible()
            if on.count() == 0:
                play_some([page], 1, seed=handed)
            continue
        on.click()
        expect(page.locator(".option, svg")).to_have_count(0)  # the next one's hand is shown to nobody else
        page.get_by_role("button", name="Soy").click()
        handed += 1
    page.reload()
    ready(page)
