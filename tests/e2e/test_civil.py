"""People who meet at tables: muted, blocked, invited, each in a browser of their own."""

from __future__ import annotations

import json

from playwright.sync_api import Page, expect

from tests.civil.site import admin
from tests.e2e.conftest import Clean, Open
from tests.e2e.house import House
from tests.e2e.playing import ready
from tests.e2e.test_friends import opened


def joined(page: Page, link: str, name: str) -> None:
    """Sit down at a table by its link."""
    page.goto(link)
    page.get_by_label("Tu nombre").fill(name)
    page.get_by_role("button", name="Sentarme").click()
    page.wait_for_url("**/t/*")


def say(page: Page, text: str) -> None:
    """Say something at a table; on a phone the chat lies over the board."""
    if not page.get_by_role("tab", name="Charla").is_visible():
        page.get_by_role("button", name="Relato").click()
    page.get_by_role("tab", name="Charla").click()
    page.get_by_label("Di algo").fill(text)
    page.keyboard.press("Enter")
    expect(page.get_by_role("tabpanel")).to_contain_text(text)


def resign(page: Page) -> None:
    page.get_by_role("button", name="Más cosas de la mesa").click()
    page.get_by_role("button", name="Rendirme").click()
    page.locator(".item.sure").click()


def test_who_is_muted_from_the_chat_is_not_read_again(open_page: Open, clean: Clean) -> None:
    ana, eva, leo = open_page(None), open_page(None, phone=True), open_page(None)
    link = opened(ana, "qiahn", "Ana")
    joined(eva, link, "Eva")
    ana.get_by_role("button", name="Sí, empecemos").click()
    for page in (ana, eva):
        ready(page)
    leo.goto(link.replace("/j/", "/t/"))
    say(eva, "Hola")
    for page in (ana, leo):
        page.get_by_role("tab", name="Charla").click()
        expect(page.get_by_role("tabpanel")).to_contain_text("Hola")
    # A spectator whom the site does not know yet mutes somebody from the chat.
    leo.get_by_role("button", name="Eva", exact=True).click()
    dialog = leo.get_by_role("dialog")
    clean(dialog)
    dialog.get_by_role("button", name="Silenciar").click()
    expect(leo.get_by_test_id("mark")).to_contain_text("ninguna mesa")
    dialog.get_by_role("button", name="Cerrar").click()
    say(eva, "¿Jugamos?")
    expect(ana.get_by_role("tabpanel")).to_contain_text("¿Jugamos?")
    expect(leo.get_by_role("tabpanel")).not_to_contain_text("¿Jugamos?")
    leo.reload()
    leo.get_by_role("tab", name="Charla").click()
    expect(leo.get_by_role("tabpanel")).to_contain_text("todavía no ha hablado nadie")


def test_who_was_met_is_invited_and_blocked(open_page: Open, clean: Clean) -> None:
    ana, eva = open_page(None), open_page(None, phone=True)
    joined(eva, opened(ana, "qiahn", "Ana"), "Eva")
    ana.get_by_role("button", name="Sí, empecemos").click()
    ready(eva)
    resign(eva)
    expect(ana.get_by_test_id("reason")).to_be_visible()
    # Two clicks from whom one has met to a table at which she is invited.
    ana.goto("/you")
    met = ana.get_by_test_id("companions")
    expect(met).to_contain_text("Eva")
    clean(ana)
    met.get_by_role("link", name="Invitar a una mesa").click()
    expect(ana.get_by_test_id("will-invite")).to_contain_text("Eva")
    ana.get_by_role("button", name="Abrir la mesa").click()
    ana.wait_for_url("**/t/*")
    eva.goto("/")
    expect(eva.get_by_test_id("invitations")).to_contain_text("Ana te invita a ")
    clean(eva.get_by_test_id("invitations"))
    eva.get_by_test_id("invitations").get_by_role("link", name="Sentarme").click()
    eva.get_by_role("button", name="Sentarme").click()
    eva.wait_for_url("**/t/*")

    ana.goto("/you")
    met.get_by_role("button", name="Silenciar o bloquear").click()
    ana.get_by_role("dialog").get_by_role("button", name="Bloquear").click()
    expect(ana.get_by_test_id("mark")).to_contain_text("no puede sentarse en tus mesas")
    ana.get_by_role("dialog").get_by_role("button", name="Cerrar").click()
    expect(ana.get_by_test_id("marks")).to_contain_text("con bloqueo desde")
    second = opened(ana, "qiahn", "Ana")
    table, _, token = second.rpartition("/")[2].partition("#")
    shown = {"authorization": f"Bearer {token}"}
    refused = eva.request.post(f"/api/tables/{table}/join", data={"name": "Eva"}, headers=shown).json()
    assert refused["es"] == "En esta mesa no hay sitio para ti."
    ana.goto("/you")
    ana.get_by_test_id("marks").get_by_role("button", name="Quitar el bloqueo").click()
    expect(ana.get_by_test_id("marks")).to_contain_text("A nadie.")
    joined(eva, second, "Eva")


def test_a_report_is_read_by_a_moderator_and_both_are_told(open_page: Open, clean: Clean, house: House) -> None:
    ana, eva = open_page(None), open_page(None, phone=True)
    joined(eva, opened(ana, "qiahn", "Ana"), "Eva")
    ana.get_by_role("button", name="Sí, empecemos").click()
    ready(eva)
    say(eva, "Algo muy feo")
    ana.get_by_role("tab", name="Charla").click()
    ana.get_by_role("button", name="Eva", exact=True).click()
    dialog = ana.get_by_role("dialog")
    dialog.get_by_role("button", name="Avisar").click()
    dialog.get_by_label("Insultos").check()
    dialog.get_by_label("Cuéntalo").fill("Me ha insultado.")
    clean(dialog)
    dialog.get_by_role("button", name="Enviar el aviso").click()
    expect(ana.get_by_test_id("reported")).to_be_visible()
    ana.get_by_role("dialog").get_by_role("button", name="Cerrar").click()

    reports = [json.loads(line) for line in admin(str(house.db), "reports", "--json").splitlines()]
    [row] = [one for one in reports if one["words"] == "Me ha insultado."]
    assert "Algo muy feo" in admin(str(house.db), "reports", str(row["number"]))
    # The moderator looks at the game, which goes on.
    moderator = open_page(row["replay"])
    expect(moderator.get_by_test_id("replay-line")).to_be_visible()
    expect(moderator.get_by_role("button", name="Sobre Eva")).to_be_visible()
    admin(str(house.db), "mute", row["person"], "--hours", "24", "--reason", "Insultos.")
    admin(str(house.db), "close", str(row["number"]), "Eva no hablará durante un día.")

    ana.goto("/you")
    expect(ana.get_by_test_id("reports")).to_contain_text("Eva no hablará durante un día.")
    eva.goto("/you")
    expect(eva.get_by_test_id("decisions")).to_contain_text("No puedes decir nada en las mesas")
    expect(eva.get_by_test_id("decisions")).to_contain_text("Motivo: Insultos.")
    for page in (ana, eva):
        clean(page)
