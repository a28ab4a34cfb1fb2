"""Being told that a table waits, and the page as an app: on a phone, also while the site cannot be reached."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Page, Worker, expect

from tests.e2e.conftest import Clean, Open, pages
from tests.e2e.house import House
from tests.e2e.playing import choose_once, ready, show_options, sit

_OPEN: Final = """async (names) => {
    const seats = names.map((name) => ({ kind: 'person', name }));
    const body = JSON.stringify({ game: 'qiahn', seats, clock: { kind: 'slow', hours: 24, reserve: 0 } });
    const headers = { 'Content-Type': 'application/json' };
    return await (await fetch('/api/tables', { method: 'POST', headers, body })).json();
}"""
_SETTLES: Final = 300
"""Within how many milliseconds whoever is asked next has heard of it."""
_ACTIVE: Final = "navigator.serviceWorker.ready.then(() => true)"
_STAND_IN: Final = """() => {
    self.shown = [];
    self.badges = [];
    registration.showNotification = async (title, options) => void shown.push({ title, ...options });
    navigator.setAppBadge = async (count) => void badges.push(count);
}"""
"""The browser of the tests refuses to show notices whatever it is allowed: it tells what it would have shown."""
_OPERATOR: Final = """
import msgspec
from liza.server.site import commands
start = commands.serve
told = dict(push_contact="mailto:ana@liza.games", webhook_hosts=("discord.com",))
commands.serve = lambda config: start(msgspec.structs.replace(config, **told))
"""
_PUSH_SERVICE: Final = """{
    const text = (bytes) => btoa(String.fromCharCode(...new Uint8Array(bytes)))
        .replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
    const plain = (text) => atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = (text) => Uint8Array.from(plain(text), (letter) => letter.charCodeAt(0));
    const shown = (kept) => kept && {
        endpoint: kept.endpoint,
        options: { applicationServerKey: bytes(kept.key).buffer },
        toJSON: () => kept,
        unsubscribe: async () => localStorage.removeItem('acted.push'),
    };
    const allowed = () => localStorage.getItem('acted.permission') ?? 'default';
    Object.defineProperty(Notification, 'permission', { get: allowed });
    Notification.requestPermission = async () => {
        localStorage.setItem('acted.permission', localStorage.getItem('acted.answer') ?? 'granted');
        return Notification.permission;
    };
    PushManager.prototype.getSubscription = async () => shown(JSON.parse(localStorage.getItem('acted.push')));
    PushManager.prototype.subscribe = async ({ applicationServerKey: key }) => {
        const pair = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, ['deriveBits']);
        const keys = {
            p256dh: text(await crypto.subtle.exportKey('raw', pair.publicKey)),
            auth: text(crypto.getRandomValues(new Uint8Array(16))),
        };
        const endpoint = `https://fcm.googleapis.com/fcm/send/${crypto.randomUUID()}`;
        localStorage.setItem('acted.push', JSON.stringify({ endpoint, key, keys }));
        return PushManager.prototype.getSubscription();
    };
}"""
"""Subscribes as a browser does whose push service could be reached, and asks nobody for permission."""
_CLICK: Final = """(shown) => {
    const event = new ExtendableEvent('notificationclick');
    event.notification = { ...shown, close: () => (self.closed = true) };
    self.dispatchEvent(event);
}"""


def slow_table(page: Page) -> dict[str, Any]:
    made: dict[str, Any] = page.evaluate(_OPEN, ["Ana", "Beto"])
    return made


def play_turn(page: Page) -> None:
    """Choose at random as long as one is asked."""
    chance = random.Random(1)
    ready(page)
    show_options(page)
    while page.locator(".ask.mine").count():
        choose_once(page, chance)
        page.wait_for_timeout(_SETTLES)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A site whose operator has named a contact, and chats that tables may tell."""
    house = House(tmp_path_factory.mktemp("told"), first=_OPERATOR)
    house.start()
    yield house
    house.stop()


@pytest.fixture
def told_page(browser: Browser, site: House) -> Iterator[Open]:
    """Open pages in browsers whose push service is acted."""
    with pages(browser, site) as open:

        def acted(path: str | None = "/", **about: Any) -> Page:
            page = open(None, **about)
            page.context.add_init_script(_PUSH_SERVICE)
            page.goto(path or "/")
            return page

        yield acted


class Phone:
    """The site's service worker in a page's browser, and what it shows."""

    def __init__(self, page: Page, house: House) -> None:
        page.evaluate(_ACTIVE)
        self._origin: Final = house.url
        self._cdp: Final = page.context.new_cdp_session(page)
        found: list[Any] = []
        self._cdp.on("ServiceWorker.workerRegistrationUpdated", lambda said: found.extend(said["registrations"]))
        self._cdp.send("ServiceWorker.enable")
        while not found:
            page.wait_for_timeout(_SETTLES)
        self._id: Final = found[-1]["registrationId"]
        self.worker: Final[Worker] = page.context.service_workers[0]
        self.worker.evaluate(_STAND_IN)

    def push(self, data: str) -> Any:
        """Let a push message come, and return what is shown of it."""
        count = self.worker.evaluate("shown.length")
        self._cdp.send(
            "ServiceWorker.deliverPushMessage", {"origin": self._origin, "registrationId": self._id, "data": data}
        )
        return self.worker.evaluate(
            """async (count) => {
                while (shown.length === count) await new Promise((done) => setTimeout(done, 20));
                return shown.at(-1);
            }""",
            count,
        )

    def click(self, shown: Any) -> None:
        """Touch what is shown."""
        self.worker.evaluate(_CLICK, shown)


@pytest.mark.slow
def test_a_phone_is_told_opens_the_table_and_decides(open_page: Open, house: House) -> None:
    page = open_page("/", phone=True)
    made = slow_table(page)
    table, (ana, beto) = made["table"]["id"], made["keys"]
    sit(page, table, ana["token"])
    page.get_by_test_id("slow").wait_for()
    phone = Phone(page, house)
    page.goto("/about")

    told = {"title": "Te toca", "body": "Qíahn Tactics", "navigate": f"{house.url}/t/{table}", "tag": table}
    shown = phone.push(json.dumps({"web_push": 8030, "notification": told, "app_badge": 2}))
    assert (shown["title"], shown["body"], shown["tag"], shown["data"]["to"]) == (
        "Te toca", "Qíahn Tactics", table, f"/t/{table}",
    )  # fmt: skip
    assert phone.worker.evaluate("badges") == [2]
    # Nothing of the kind: something is shown all the same, and it leads nowhere else.
    for data in ("{", json.dumps({"web_push": 8030, "notification": {"navigate": "https://evil.example/"}})):
        assert phone.push(data)["data"]["to"] == "/tables"

    phone.click(shown)
    page.wait_for_url(f"**/t/{table}")
    rival = open_page("/", phone=True)
    sit(rival, table, beto["token"])
    mine = page if page.locator(".ask.mine").count() else rival
    show_options(mine)
    assert choose_once(mine, random.Random(1))


def test_tables_are_seen_as_they_were_while_the_site_cannot_be_reached(open_page: Open, clean: Clean) -> None:
    page = open_page("/", phone=True)
    made = slow_table(page)
    sit(page, made["table"]["id"], made["keys"][0]["token"])
    page.get_by_test_id("slow").wait_for()
    page.evaluate(_ACTIVE)
    page.goto("/tables")
    expect(page.get_by_text("Qíahn Tactics").first).to_be_visible()
    clean(page)
    page.context.set_offline(True)
    page.reload()
    expect(page.get_by_test_id("away")).to_contain_text("Sin conexión: así estaban tus mesas")
    expect(page.get_by_text("visto ahora")).to_be_visible()
    clean(page)
    page.get_by_role("link", name="Mirar").first.click()
    expect(page.get_by_test_id("kept")).to_contain_text("Sin conexión, visto ahora.")
    page.wait_for_function("document.querySelectorAll('[data-ref]').length > 5")
    page.context.set_offline(False)
    expect(page.get_by_test_id("ask")).to_be_visible()


def test_decisions_wait_in_their_order_with_what_happened_and_lead_from_table_to_table(open_page: Open) -> None:
    page, rival = open_page("/"), open_page("/")
    first, second = slow_table(page), slow_table(page)
    for made in (second, first):
        sit(page, made["table"]["id"], made["keys"][0]["token"])
        page.get_by_test_id("slow").wait_for()
        sit(rival, made["table"]["id"], made["keys"][1]["token"])
        rival.get_by_test_id("slow").wait_for()
        play_turn(page)
        page.goto("/about")
        play_turn(rival)
    page.goto("/tables")
    expect(page.get_by_test_id("waiting")).to_have_text("Te esperan 2 decisiones.")
    expect(page.get_by_test_id("decisions").get_by_role("heading")).to_have_count(2)
    expect(page.get_by_test_id("digest").first).to_contain_text("Beto")
    page.get_by_role("link", name="Ver la película").first.click()
    page.wait_for_url("**/replay?from=*")
    expect(page.get_by_test_id("replay-line")).to_contain_text("Jugada")
    page.goto("/tables")
    page.get_by_role("link", name="Decidir").first.click()
    here = page.url
    play_turn(page)
    page.get_by_test_id("next-decision").get_by_role("link").click()
    page.wait_for_url(lambda url: "/t/" in url and url != here)


def test_notices_are_turned_on_at_the_first_slow_table_and_ended_with_one_click(told_page: Open, clean: Clean) -> None:
    page = told_page("/", phone=True)
    made = slow_table(page)
    sit(page, made["table"]["id"], made["keys"][0]["token"])
    assert page.evaluate("Notification.permission") == "default", "nobody is asked who has not clicked"
    page.get_by_role("button", name="Avísame cuando me toque").click()
    expect(page.get_by_text("Hecho: te avisaré en este navegador.")).to_be_visible()
    page.goto("/you")
    here = page.get_by_test_id("notices-here")
    expect(here).to_contain_text("Te avisa.")
    expect(page.get_by_test_id("notices-devices").locator("li")).to_have_count(1)

    # The browser forgets its subscription without a word: the next page makes another one and tells the site.
    old = page.evaluate("JSON.parse(localStorage.getItem('acted.push')).endpoint")
    page.evaluate("localStorage.removeItem('acted.push')")
    with page.expect_response("**/api/me/notices/push") as told:
        page.reload()
    assert told.value.request.post_data_json["endpoint"] not in {None, old}
    expect(here).to_contain_text("Te avisa.")
    expect(page.get_by_test_id("notices-devices").locator("li")).to_have_count(1)

    page.get_by_label("No molestar de noche").check()
    page.get_by_label("Un resumen al día").check()
    page.get_by_label("Desde las").fill("23:30")
    expect(page.get_by_text("Guardado.")).to_be_visible()
    page.get_by_role("button", name="Hacer las direcciones").click()
    feed = page.get_by_test_id("link-feed")
    address = feed.input_value()
    assert page.request.get(address).status == 200
    page.get_by_role("button", name="Cambiarlas").click()
    expect(feed).not_to_have_value(address)
    assert page.request.get(address).status == 404
    clean(page)
    page.reload()
    expect(page.get_by_label("Desde las")).to_have_value("23:30")
    expect(page.get_by_label("Un resumen al día")).to_be_checked()
    here.get_by_role("button", name="Dejar de avisar aquí").click()
    expect(here).to_contain_text("Ahora no te avisa.")
    expect(page.get_by_test_id("notices-devices")).to_have_count(0)
    assert page.evaluate("localStorage.getItem('acted.push')") is None


def test_who_declines_is_not_asked_again_and_who_blocks_is_told_what_to_do(told_page: Open) -> None:
    page = told_page("/", phone=True)
    first, second = slow_table(page), slow_table(page)
    sit(page, first["table"]["id"], first["keys"][0]["token"])
    page.get_by_role("button", name="Ahora no").click()
    for made in (first, second):
        sit(page, made["table"]["id"], made["keys"][0]["token"])
        page.get_by_test_id("chat-notice").wait_for()
        expect(page.get_by_test_id("offer-notices")).to_have_count(0)
    page.evaluate("localStorage.setItem('acted.answer', 'denied')")
    page.goto("/you")
    page.get_by_role("button", name="Activar los avisos").click()
    expect(page.get_by_test_id("notices-lack")).to_contain_text("Has bloqueado los avisos de este sitio.")


def test_a_table_tells_a_chat_that_the_site_allows(told_page: Open) -> None:
    page = told_page("/")
    made = slow_table(page)
    sit(page, made["table"]["id"], made["keys"][0]["token"])
    chat = page.get_by_test_id("chat-notice")
    chat.get_by_text("Avisar en un chat").click()
    chat.get_by_label("Dirección del webhook").fill("https://discord.com/api/webhooks/1/x")
    chat.get_by_role("button", name="Avisar ahí").click()
    expect(chat.get_by_text("Avisa en discord.com.")).to_be_visible()
    chat.get_by_role("button", name="Dejar de avisar").click()
    expect(chat.get_by_label("Dirección del webhook")).to_be_visible()


@pytest.mark.parametrize("lang", ["es", "en"])
def test_a_site_without_a_key_says_so_and_offers_the_rest(open_page: Open, clean: Clean, lang: str) -> None:
    page = open_page("/", lang=lang)
    made = slow_table(page)
    sit(page, made["table"]["id"], made["keys"][0]["token"])
    page.get_by_test_id("slow").wait_for()
    expect(page.get_by_test_id("offer-notices")).to_have_count(0)
    expect(page.get_by_test_id("chat-notice")).to_have_count(0)
    page.goto("/you")
    why = {"es": "Este sitio no manda avisos al navegador", "en": "This site sends no notices to browsers"}
    expect(page.get_by_test_id("notices-lack")).to_contain_text(why[lang])
    section = page.get_by_role("region", name={"es": "Avisos", "en": "Notices"}[lang])
    expect(section.get_by_role("button")).to_have_count(1)  # the addresses
    clean(section)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
