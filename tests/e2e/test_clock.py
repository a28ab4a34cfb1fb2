"""A clock that runs out, as both at the table see it: warned, played for by a bot, and back with one click."""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Open
from tests.e2e.playing import sit
from tests.e2e.watching import watch, watched

_SECONDS: Final = 10
_OPEN: Final = """async (seconds) => {
    const seats = ['Ana', 'Beto'].map((name) => ({ kind: 'person', name }));
    const body = JSON.stringify({ game: 'qiahn', seats, clock: { kind: 'fischer', seconds } });
    const headers = { 'Content-Type': 'application/json' };
    return await (await fetch('/api/tables', { method: 'POST', headers, body })).json();
}"""
_NEWS: Final = """() => {
    const line = document.querySelector('[data-testid="news"]');
    window.news = [];
    const heard = () => window.news.push(line.textContent.trim());
    new MutationObserver(heard).observe(line, { characterData: true, childList: true, subtree: true });
}"""
"""Note what is told: a warning of one's own clock may follow at once."""
_WHOSE: Final = "() => /envías|Esperamos/.test(document.querySelector('[data-testid=ask]').textContent)"


@pytest.mark.slow
def test_who_is_late_is_warned_replaced_by_name_and_comes_back_with_a_click(open_page: Open) -> None:
    """Takes as long as the shortest clock; the client's tests try without waiting what is warned of and told."""
    pages = [open_page("/"), open_page("/", phone=True)]
    made: dict[str, Any] = pages[0].evaluate(_OPEN, _SECONDS)
    for page, key in zip(pages, made["keys"], strict=True):
        sit(page, made["table"]["id"], key["token"])
    pages[0].wait_for_function(_WHOSE)
    late, other = pages if pages[0].locator(".ask.mine").count() else pages[::-1]
    name = "Ana" if late is pages[0] else "Beto"
    expect(late.get_by_test_id("news")).to_contain_text("segundos. Si se acaban, un bot sigue por ti")
    expect(late.get_by_test_id("news")).to_have_text(
        "Se te ha acabado el tiempo: un bot juega en tu sitio hasta que vuelvas."
    )
    expect(other.get_by_test_id("news")).to_have_text(
        f"A {name} se le ha acabado el tiempo: un bot juega en su sitio hasta que vuelva."
    )
    expect(late.get_by_test_id("ask")).to_have_text("Un bot juega por ti.")
    for page in pages:
        expect(page.get_by_role("list", name="Mesa")).to_contain_text("bot hasta que vuelva; está mirando")
        expect(page.get_by_test_id("watchers")).to_have_count(0)
        expect(page.get_by_text("Estás mirando")).to_have_count(0)
    watch(late)
    other.evaluate(_NEWS)
    late.get_by_role("button", name="Volver a mi sitio").click()
    other.wait_for_function("(text) => window.news.includes(text)", arg=f"{name} ha vuelto a su sitio.")
    expect(late.get_by_role("button", name="Volver a mi sitio")).to_have_count(0)
    assert not any("cortado" in seen.text for seen in watched(late)), "nothing was cut off"
