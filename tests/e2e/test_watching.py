"""Looking on at a game, and showing it: a link of a seat, a moment, a frame in a page of another site."""

from __future__ import annotations

import os
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.e2e.conftest import Clean, Open
from tests.e2e.house import House
from tests.e2e.playing import play_some, set_table, show_options, sit

LOOKS = os.environ.get("LIZA_LOOKS")


def look(page: Page, name: str) -> None:
    """Keep a picture where one is wanted."""
    if LOOKS:
        page.screenshot(path=Path(LOOKS) / f"{name}.png")


@contextmanager
def another_site(html: str) -> Iterator[str]:
    """Serve one page under another name than the site's."""

    class OnePage(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.send_header("content-type", "text/html")
            self.end_headers()
            self.wfile.write(html.encode())

        def log_message(self, *_: object) -> None:
            """Say nothing."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), OnePage)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    try:
        yield f"http://localhost:{server.server_port}/"
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


def test_a_friend_watches_with_the_eyes_of_a_seat_until_it_is_hidden(open_page: Open, clean: Clean) -> None:
    ana, friend = open_page(None, phone=True), open_page(None, phone=True)
    table, [token] = set_table(ana, "tankup", ["Ana"])
    sit(ana, table, token)
    ana.get_by_role("button", name="Más cosas de la mesa").click()
    ana.get_by_role("button", name="Dejar mirar con mis ojos").click()
    dialog = ana.get_by_role("dialog")
    dialog.get_by_role("button", name="Hacer un enlace").click()
    link = ana.get_by_test_id("link-eyes").input_value()
    clean(dialog)
    look(ana, "eyes-phone")
    friend.goto(link)
    expect(friend.get_by_test_id("watch-bar")).to_have_text("Miras con los ojos de Ana.")
    expect(friend.locator(".option")).to_have_count(0)
    look(friend, "through-phone")
    dialog.get_by_role("button", name="Cerrar").click()
    show_options(ana)
    play_some([ana], 6)
    expect(friend.locator("main")).to_have_attribute("data-n", ana.locator("main").get_attribute("data-n") or "")
    assert friend.evaluate("scrollX") == 0
    ana.get_by_role("button", name="Más cosas de la mesa").click()
    ana.get_by_role("button", name="Dejar mirar con mis ojos").click()
    ana.get_by_role("dialog").get_by_role("button", name="Dejar de enseñar").click()
    expect(ana.get_by_role("status").get_by_text("ya no abre nada")).to_be_visible()
    expect(friend.get_by_text("ya no enseña su mano")).to_be_visible()


def test_a_table_shows_all_hands_to_those_who_watch_later(open_page: Open) -> None:
    ana, leo = open_page(None), open_page(None, lang="en")
    wanted = {
        "game": "tankup",
        "public": True,
        "open_after": 1,
        "seats": [{"kind": "person", "name": "Ana"}, {"kind": "bot", "level": "random"}],
    }
    made = ana.request.post("/api/tables", data=wanted).json()
    sit(ana, made["table"]["id"], made["keys"][0]["token"])
    show_options(ana)
    play_some([ana], 3)
    leo.goto(f"/t/{made['table']['id']}")
    bar = leo.get_by_test_id("watch-bar")
    expect(bar).to_contain_text("see all hands here")
    leo.get_by_label("With the eyes of").select_option(label="Watch with Ana’s eyes")
    expect(bar).to_contain_text("You are watching with Ana’s eyes")
    n = ana.locator("main").get_attribute("data-n") or ""
    expect(leo.locator("main")).to_have_attribute("data-n", n)
    look(leo, "later-desk")
    leo.get_by_label("With the eyes of").select_option(label="As everyone sees it, now")
    expect(bar).to_contain_text("see all hands here")


def finished(page: Page) -> str:
    """Return a finished private game and what watches it, as the page's address."""
    table, [token] = set_table(page, "tankup", ["Ana"])
    sit(page, table, token)
    show_options(page)
    play_some([page], 8)
    page.get_by_role("button", name="Más cosas de la mesa").click()
    page.get_by_role("button", name="Rendirme").click()
    page.locator(".item.sure").click()
    page.locator("main.ended").wait_for()
    return f"/t/{table}/replay"


def test_a_moment_is_handed_on_and_shown_in_another_site(open_page: Open, house: House, clean: Clean) -> None:
    ana, guest = open_page(None), open_page(None)
    ana.goto(finished(ana))
    for _ in range(3):
        ana.get_by_role("button", name="Jugada siguiente").click()
    ana.get_by_role("button", name="Compartir este momento").click()
    dialog = ana.get_by_role("dialog")
    clean(dialog)
    look(ana, "moment-desk")
    with ana.expect_download() as kept:
        dialog.get_by_role("button", name="Guardar la imagen").click()
    assert Path(kept.value.path()).read_bytes().startswith(b"\x89PNG")
    with ana.expect_download() as kept:
        dialog.get_by_role("button", name="Guardar la película").click()
    assert Path(kept.value.path()).stat().st_size > 5_000

    link = ana.get_by_test_id("link-moment").input_value()
    guest.goto(link)
    expect(guest.get_by_test_id("replay-line")).to_contain_text("3")

    frame = ana.get_by_test_id("link-frame").input_value()
    with another_site(f"<!doctype html><title>x</title><h1>x</h1>{frame}") as url:
        guest.goto(url)
        inside = guest.frame_locator("iframe")
        expect(inside.get_by_test_id("embed-line")).to_contain_text("3")
        look(guest, "embed-desk")
        inside.get_by_label("Con los ojos de").select_option(index=1)
        inside.get_by_role("button", name="Jugada siguiente").click()
        expect(inside.get_by_test_id("embed-line")).to_contain_text("4")
        assert "at=4&seat=0" in (inside.get_by_role("link", name="Ver en Liza").get_attribute("href") or "")
    # Nothing else of the site stands in a frame.
    with another_site(f'<!doctype html><title>x</title><iframe src="{house.url}/"></iframe>') as url:
        closed = guest.context.browser.new_page()  # type: ignore[union-attr]
        closed.goto(url)
        expect(closed.frame_locator("iframe").locator("main")).to_have_count(0)
        closed.close()
