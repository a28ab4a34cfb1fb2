"""Exercises in the browser: one a day on the shelf, tried with keys, explained, and on a phone."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import expect

from tests.e2e.conftest import Clean, Open

_WIDE: Final = "() => document.documentElement.scrollWidth > innerWidth"


def test_an_exercise_is_tried_and_its_answer_explained(open_page: Open, clean: Clean) -> None:
    page = open_page()
    expect(page.get_by_test_id("daily")).to_contain_text("El ejercicio de hoy")
    page.locator('.box[data-game="qiahn"]').get_by_role("link", name="Ejercicios").click()
    page.get_by_test_id("exercises").get_by_role("link").first.click()
    choices = page.get_by_test_id("exercise-choices").get_by_role("button")
    choices.first.wait_for()
    offered = choices.count()
    clean(page)
    choices.first.focus()
    page.keyboard.press("Enter")
    answer = page.get_by_test_id("exercise-answer")
    expect(answer).to_contain_text("Lo encuentran")
    assert answer.get_by_role("row").count() == offered
    expect(answer.get_by_role("row").filter(has_text="tu respuesta")).to_have_count(1)
    answer.get_by_role("link", name="Otro").click()
    expect(page.get_by_text("Ejercicio 2, dificultad")).to_be_visible()
    phone = open_page(page.url, phone=True)
    phone.get_by_test_id("exercise-choices").get_by_role("button").first.click()
    expect(phone.get_by_test_id("exercise-answer")).to_be_visible()
    assert not phone.evaluate(_WIDE)
