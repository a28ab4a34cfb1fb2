"""An operator looks after a site in the browser: sees, reads what a decision does, decides, and finds it in the log."""

from __future__ import annotations

import io
from concurrent.futures import ThreadPoolExecutor
from contextlib import redirect_stdout

from playwright.sync_api import Page, expect

from liza.cli import main
from tests.e2e.conftest import Clean, Open
from tests.e2e.house import House
from tests.e2e.playing import set_table, sit


def token(house: House) -> str:
    """Make the operators' token, as the one who runs the site does."""
    printed = io.StringIO()
    with redirect_stdout(printed), ThreadPoolExecutor(1) as shell:  # the browser's event loop runs in this thread
        assert shell.submit(main, ["--lang", "en", "admin", "token", "--db", str(house.db)]).result() == 0
    return printed.getvalue().split()[-1]


def decided(page: Page, what: str, target: str, detail: str = "") -> None:
    """Press a row's button, read what will happen, and do it."""
    page.get_by_role("button", name=f"{what}: {target}", exact=True).first.click()
    dialog = page.get_by_role("dialog", name=what)
    expect(dialog.get_by_label("A qué")).to_have_value(target)
    if detail:
        dialog.locator("textarea").fill(detail)
    dialog.get_by_role("button", name="Hazlo").click()
    expect(dialog).to_be_hidden()
    expect(page.get_by_role("status")).to_contain_text("Hecho")


def test_an_operator_sees_decides_and_finds_it_in_the_log(open_page: Open, clean: Clean, house: House) -> None:
    table_page = open_page(None)
    table, keys = set_table(table_page, "qiahn", ["Ana", "Beto"])
    sit(table_page, table, keys[0])
    page = open_page("/operators", phone=True)
    page.get_by_label("Clave").fill(token(house))
    page.get_by_role("button", name="Entrar").click()
    row = page.locator("[data-list=tables] tr", has_text=table)
    expect(row).to_contain_text("qiahn")
    clean(page)
    # Looking at what a button does decides nothing.
    page.get_by_role("button", name=f"Quitar: {table}").click()
    dialog = page.get_by_role("dialog", name="Quitar")
    expect(dialog).to_contain_text("No hay vuelta atrás")
    clean(page)
    dialog.get_by_role("button", name="Dejarlo").click()
    expect(row).to_be_visible()
    # Set apart: its players are told; released, they are let in again by themselves.
    asked = table_page.get_by_test_id("ask")
    decided(page, "Apartar", table, "Lo miramos.")
    expect(page.locator("[data-list=apart] tr", has_text=table)).to_contain_text("Lo miramos.")
    expect(asked).to_contain_text("Esta mesa está apartada")
    decided(page, "Soltar", table)
    expect(row).to_be_visible()
    expect(asked).not_to_contain_text("apartada")
    # A notice reaches whoever sits at a table.
    page.get_by_role("button", name="Avisar a todo el mundo").click()
    dialog = page.get_by_role("dialog", name="Avisar")
    dialog.locator("textarea").fill("Paramos a las diez.\nWe stop at ten.")
    dialog.get_by_role("button", name="Hazlo").click()
    expect(table_page.get_by_text("Paramos a las diez.").first).to_be_visible()
    page.get_by_role("button", name="Avisar a todo el mundo").click()
    dialog.get_by_role("button", name="Hazlo").click()
    expect(table_page.get_by_text("Paramos a las diez.")).to_have_count(0)
    # Removed: the table is gone, and the log says who decided it.
    decided(page, "Quitar", table)
    expect(row).to_have_count(0)
    expect(page.locator("[data-list=orders] tbody tr").first).to_contain_text("remove")
    expect(page.locator("[data-list=orders] tbody tr").first).to_contain_text(table)
