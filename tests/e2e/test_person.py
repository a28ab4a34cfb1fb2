"""A person from the first name to the last game: on several devices, without an e-mail address or an operator."""

from __future__ import annotations

import io
import json
import random
import zipfile
from collections.abc import Iterator
from contextlib import nullcontext
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import APIResponse, Browser, CDPSession, Page, expect

from liza.match.record import Record
from tests.e2e.conftest import Clean, Open
from tests.e2e.house import House
from tests.e2e.playing import choose_once, show_options
from tests.postgres import HASTY, postgres

OPEN = {"kind": "open"}


@pytest.fixture(scope="module", params=["postgresql", pytest.param("sqlite", marks=pytest.mark.slow)])
def house(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A site of its own: two processes behind one port, of which either may answer; or one, with a file."""
    folder = tmp_path_factory.mktemp("person")
    with postgres(HASTY) if request.param == "postgresql" else nullcontext() as running:
        house = House(folder) if running is None else House(folder, running.url, workers=2)
        house.start()
        yield house
        house.stop()


@pytest.fixture
def site(house: House) -> str:
    """The site by a name: to a number no passkey belongs."""
    return f"http://localhost:{urlsplit(house.url).port}"


def you(open_page: Open, site: str, **about: Any) -> Page:
    page = open_page(None, **about)
    page.goto(f"{site}/you")
    page.get_by_role("heading", level=1, name="Tú").wait_for()
    return page


class Device:
    """An authenticator that the browser takes for one of its own; it belongs to one page."""

    def __init__(self, page: Page) -> None:
        self._cdp: CDPSession = page.context.new_cdp_session(page)
        self._cdp.send("WebAuthn.enable")
        options = {
            "protocol": "ctap2",
            "transport": "internal",
            "hasResidentKey": True,
            "hasUserVerification": True,
            "isUserVerified": True,
            "automaticPresenceSimulation": True,
        }
        self.id = self._cdp.send("WebAuthn.addVirtualAuthenticator", {"options": options})["authenticatorId"]

    def verifies(self, *, yes: bool) -> None:
        self._cdp.send("WebAuthn.setUserVerified", {"authenticatorId": self.id, "isUserVerified": yes})

    def keys(self) -> list[Any]:
        found: list[Any] = self._cdp.send("WebAuthn.getCredentials", {"authenticatorId": self.id})["credentials"]
        return found

    def take(self, key: Any) -> None:
        self._cdp.send("WebAuthn.addCredential", {"authenticatorId": self.id, "credential": key})


def claim(page: Page, name: str) -> None:
    page.get_by_role("textbox", name="Tu nombre").fill(name)
    page.get_by_role("button", name="Reservar").click()
    expect(page.get_by_text(f"Desde ahora eres {name}.")).to_be_visible()


def make_sheet(page: Page) -> list[str]:
    """Let a page show a sheet, if it does not yet; return the codes once they are safe."""
    codes = page.get_by_test_id("codes").locator("code")
    expect(codes).to_have_count(10)
    found = codes.all_inner_texts()
    go_on = page.get_by_role("button", name="Seguir")
    expect(go_on).to_be_disabled()
    page.get_by_label("La he guardado").check()
    go_on.click()
    return found


def make_key(page: Page, name: str) -> list[str]:
    """Make the first passkey; return the codes of the sheet that comes before it."""
    page.get_by_label("Nombre de la llave").fill(name)
    page.get_by_role("button", name="Hacer una llave").click()
    codes = make_sheet(page)
    expect(page.get_by_test_id("passkeys")).to_contain_text(name)
    return codes


def asked(page: Page, site: str, path: str, body: Any, method: str = "POST") -> APIResponse:
    """Ask the site as a page of this browser does."""
    return page.request.fetch(f"{site}{path}", method=method, data=json.dumps(body), headers={
        "origin": site, "content-type": "application/json",
    })  # fmt: skip


def opened(page: Page, site: str) -> str:
    """Open a table as who asks, and return its id."""
    wanted = {"game": "qiahn", "seats": [{"kind": "person"}, OPEN], "public": True}
    id: str = asked(page, site, "/api/tables", wanted).json()["table"]["id"]
    return id


def test_a_newcomer_notices_nothing(open_page: Open, house: House) -> None:
    page = open_page("/")
    expect(page.get_by_role("heading", level=1)).to_have_text("¿A qué jugamos?")
    assert page.context.cookies() == []
    page.get_by_role("link", name="Tú", exact=True).click()
    expect(page.get_by_text("Este sitio todavía no sabe nada de ti.")).to_be_visible()
    assert page.context.cookies() == []
    # At a number: what does not work says why, and the rest is there.
    expect(page.get_by_text("la dirección de este sitio es un número")).to_be_visible()
    expect(page.get_by_label("Un código de tu hoja")).to_be_visible()


@pytest.mark.parametrize("phone", [False, True])
def test_the_page_is_accessible_and_fits(open_page: Open, clean: Clean, site: str, phone: bool) -> None:
    page = you(open_page, site, phone=phone)
    clean(page)
    claim(page, "Rosalía" if phone else "Federico")
    page.get_by_role("button", name="Hacer mi hoja").click()
    clean(page)
    make_sheet(page)
    page.get_by_role("button", name="Enseñar el cuadro").click()
    expect(page.get_by_test_id("qr")).to_be_visible()
    clean(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_claimed_name_is_marked_at_the_table(open_page: Open, site: str) -> None:
    page = you(open_page, site)
    claim(page, "Ana María")
    page.goto(f"{site}/t/{opened(page, site)}")
    expect(page.get_by_text("Ana María").first).to_be_visible()
    expect(page.get_by_role("img", name="Nombre propio: nadie más puede usarlo").first).to_be_visible()


def test_a_passkey_a_code_and_a_square_bring_a_person_to_other_devices(open_page: Open, site: str) -> None:
    page = you(open_page, site)
    device = Device(page)
    claim(page, "Marcelina")
    codes = make_key(page, "Portátil")

    # By the passkey, which the second device has in its keychain too.
    second = you(open_page, site)
    keychain = Device(second)
    keychain.take(device.keys()[0])
    keychain.verifies(yes=False)
    second.get_by_role("button", name="Entrar con una llave").click()
    expect(second.get_by_role("alert")).to_contain_text("no ha podido comprobar que eres tú")
    keychain.verifies(yes=True)
    second.get_by_role("button", name="Entrar con una llave").click()
    expect(second.get_by_role("textbox", name="Tu nombre")).to_have_value("Marcelina")
    expect(second.get_by_test_id("passkeys")).to_contain_text("Usada por última vez")

    # By a code of the sheet, once.
    third = you(open_page, site)
    third.get_by_label("Un código de tu hoja").fill(codes[0].upper())
    third.get_by_role("button", name="Entrar", exact=True).click()
    expect(third.get_by_role("textbox", name="Tu nombre")).to_have_value("Marcelina")
    expect(third.get_by_test_id("sheet")).to_contain_text("Te quedan 9 códigos")

    # By one scan, confirmed here.
    page.get_by_role("button", name="Enseñar el cuadro").click()
    link = page.get_by_test_id("link-device").input_value()
    fourth = open_page(None, phone=True)
    fourth.goto(link)
    number = fourth.get_by_test_id("number").inner_text()
    assert "link=" not in fourth.url
    expect(page.get_by_role("alert")).to_contain_text(f"¿Enseña el número {number}?")
    page.get_by_role("button", name="Sí, es mío").click()
    expect(page.get_by_text("Hecho: ya puedes usar el otro dispositivo.")).to_be_in_viewport()
    expect(fourth.get_by_role("textbox", name="Tu nombre")).to_have_value("Marcelina")

    # All of them are listed, and can be thrown out at once.
    page.reload()
    expect(page.get_by_test_id("devices").locator("li")).to_have_count(4)
    page.get_by_role("button", name="Echar a todos los demás").click()
    expect(page.get_by_test_id("devices").locator("li")).to_have_count(1)
    fourth.goto(f"{site}/you")
    expect(fourth.get_by_text("Este sitio todavía no sabe nada de ti.")).to_be_visible()


def test_who_is_not_verified_makes_no_passkey(open_page: Open, site: str) -> None:
    page = you(open_page, site)
    device = Device(page)
    device.verifies(yes=False)
    claim(page, "Patricio")
    page.get_by_role("button", name="Hacer una llave").click()
    make_sheet(page)
    expect(page.get_by_role("alert")).to_contain_text("no ha podido comprobar que eres tú")
    expect(page.get_by_test_id("passkeys")).to_contain_text("Todavía no tienes ninguna llave.")
    assert device.keys() == []
    device.verifies(yes=True)
    page.get_by_role("button", name="Hacer una llave").click()
    expect(page.get_by_test_id("passkeys")).to_contain_text("Hecha el")


def test_a_stolen_challenge_and_a_removed_passkey_open_nothing(open_page: Open, browser: Browser, site: str) -> None:
    page = you(open_page, site)
    device = Device(page)
    claim(page, "Robustiana")
    make_key(page, "Torre")
    begun = asked(page, site, "/api/enter/passkey/begin", {}).json()
    thief = browser.new_context()
    try:
        other = thief.new_page()
        other.goto(f"{site}/you")
        stolen = asked(other, site, "/api/enter/passkey", {"id": begun["id"], "credential": {"id": "x"}})
        assert stolen.json()["code"] == "challenge"
        keychain = Device(other)
        keychain.take(device.keys()[0])
        page.get_by_role("button", name="Quitar la llave Torre").click()
        expect(page.get_by_test_id("passkeys")).to_contain_text("Todavía no tienes ninguna llave.")
        other.evaluate("localStorage.setItem('liza.settings', '{\"lang\":\"es\"}')")
        other.reload()
        other.get_by_role("button", name="Entrar con una llave").click()
        expect(other.get_by_role("alert")).to_contain_text("Esa llave no es de nadie aquí")
        assert other.request.get(f"{site}/api/me").json()["id"] is None
    finally:
        thief.close()


def test_who_comes_in_on_a_phone_finds_the_tables_that_wait_and_plays_them(open_page: Open, site: str) -> None:
    page = you(open_page, site)
    claim(page, "Gertrudis")
    page.get_by_role("button", name="Hacer mi hoja").click()
    codes = make_sheet(page)
    wanted = {
        "game": "qiahn",
        "seats": [{"kind": "person"}, OPEN],
        "clock": {"kind": "slow", "hours": 24, "reserve": 0},
    }
    made = asked(page, site, "/api/tables", wanted).json()
    table, invite = made["table"]["id"], made["invite"]
    rival = you(open_page, site)
    joined = rival.request.post(
        f"{site}/api/tables/{table}/join",
        data=json.dumps({"name": "Rival"}),
        headers={"origin": site, "content-type": "application/json", "authorization": f"Bearer {invite}"},
    )
    assert joined.ok

    phone = you(open_page, site, phone=True)
    phone.get_by_label("Un código de tu hoja").fill(codes[0])
    phone.get_by_role("button", name="Entrar", exact=True).click()
    expect(phone.get_by_test_id("known")).to_contain_text("Recuerda un sitio tuyo")
    phone.goto(f"{site}/tables")
    expect(phone.get_by_text("Qíahn Tactics")).to_be_visible()
    phone.goto(f"{site}/t/{table}")
    expect(phone.get_by_test_id("slow")).to_be_visible()
    if 0 in asked(page, site, f"/api/tables/{table}", None, "GET").json()["actors"]:
        expect(phone.locator(".ask.mine")).to_be_visible()
        show_options(phone)
        assert choose_once(phone, random.Random(1))

    # The one who was let in is thrown out again: what was not taken in that browser is gone from it.
    asked(page, site, "/api/me/sessions/end", {"id": None})
    phone.goto(f"{site}/tables")
    expect(phone.get_by_text("Aquí aparecerán las mesas en las que te sientes.")).to_be_visible()


def test_who_is_forgotten_in_a_browser_leaves_no_seats_there_and_is_warned(open_page: Open, site: str) -> None:
    page = you(open_page, site)
    claim(page, "Hermenegilda")
    page.goto(f"{site}/t/{opened(page, site)}")
    expect(page.get_by_text("Hermenegilda").first).to_be_visible()
    page.wait_for_function("JSON.parse(localStorage.getItem('liza.tables') ?? '[]').length === 1")
    page.goto(f"{site}/you")
    forget = page.get_by_role("button", name="Olvidarme en este navegador")
    forget.click()
    expect(page.get_by_text("nadie podrá devolverte tu nombre")).to_be_visible()
    page.get_by_role("button", name="Me quedo").click()
    page.get_by_role("button", name="Hacer mi hoja").click()
    make_sheet(page)
    forget.click()
    expect(page.get_by_text("Podrás volver con tu hoja")).to_be_visible()
    page.get_by_role("button", name="Sí, olvidarme").click()
    expect(page.get_by_text("Este sitio todavía no sabe nada de ti.")).to_be_visible()
    assert page.evaluate("localStorage.getItem('liza.tables')") == "[]"


def test_two_persons_are_joined_and_everything_can_be_taken_along(open_page: Open, site: str, tmp_path: Path) -> None:
    page = you(open_page, site)
    claim(page, "Leocadia")
    page.get_by_role("button", name="Hacer mi hoja").click()
    codes = make_sheet(page)
    table = opened(page, site)

    phone = you(open_page, site)
    opened(phone, site)
    phone.reload()
    expect(phone.get_by_test_id("known")).to_contain_text("Recuerda un sitio tuyo")
    phone.get_by_label("Un código de tu hoja").fill(codes[1])
    phone.get_by_role("button", name="Entrar", exact=True).click()
    join = phone.get_by_role("region", name="En este navegador eras otra persona")
    expect(join).to_contain_text("Ahora eres Leocadia")
    expect(join).to_contain_text("Aquí eras alguien sin nombre propio")
    join.get_by_role("button", name="Juntar").click()
    expect(join).to_have_count(0)
    expect(phone.get_by_test_id("known")).to_contain_text("Recuerda 2 sitios tuyos")

    # A game is played to its end by the other one leaving it.
    rival = you(open_page, site)
    key = asked(rival, site, f"/api/tables/{table}/join", {"name": "Rival"}).json()["key"]["token"]
    rival.evaluate(
        """([table, token]) => new Promise((done) => {
            const socket = new WebSocket(`ws://${location.host}/api/socket`);
            const say = (message) => socket.send(JSON.stringify(message));
            socket.onopen = () => { say({type: 'hello', table, token}); say({type: 'resign', id: 1}); };
            socket.onmessage = (event) => { if (JSON.parse(event.data).type === 'over') done(); };
        })""",
        [table, key],
    )
    assert asked(phone, site, "/api/groups", {"title": "Los jueves"}).ok
    with phone.expect_download() as loading:
        phone.get_by_role("button", name="Descargar todo").click()
    loading.value.save_as(tmp_path / "liza.zip")
    with zipfile.ZipFile(io.BytesIO((tmp_path / "liza.zip").read_bytes())) as packed:
        assert set(packed.namelist()) == {"liza/persona.json", f"liza/{table}.json"}
        record = Record.from_data(json.loads(packed.read(f"liza/{table}.json")))
        assert list(record.replay())
        told = json.loads(packed.read("liza/persona.json"))
        assert told["account"]["me"]["name"] == "Leocadia"
        assert [group["title"] for group in told["groups"]] == ["Los jueves"]
        assert (told["ratings"], told["profile"], told["exercises"]) == ([], [], [])

    # And then all of it goes: the game stays, without her name.
    phone.get_by_role("button", name="Borrar todo lo mío").click()
    phone.get_by_role("button", name="Sí, borrarlo todo").click()
    expect(phone.get_by_text("Este sitio todavía no sabe nada de ti.")).to_be_visible()
    assert phone.context.cookies() == []
    page.reload()
    expect(page.get_by_text("Este sitio todavía no sabe nada de ti.")).to_be_visible()
    nameless = "async (at) => (await (await fetch(at)).json()).seats.map((seat) => seat.name).join() === ',Rival'"
    page.wait_for_function(nameless, arg=f"/api/tables/{table}", polling=200)  # the sweep takes it out
