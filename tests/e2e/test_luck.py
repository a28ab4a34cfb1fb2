"""The dice of the site and one's own luck, after a game, on a desk and on a phone."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.e2e.conftest import Clean, Open
from tests.e2e.playing import play_now
from tests.e2e.test_daily import resign


def test_luck_is_told_after_a_game_and_the_dice_of_the_site_to_everybody(open_page: Open, clean: Clean) -> None:
    ana = open_page("/")
    ana.goto("/ratings/qiahn")
    expect(ana.get_by_test_id("luck")).to_contain_text("Aún no se ha contado ninguna partida tuya")
    ana.goto("/")
    play_now(ana, "qiahn")
    resign(ana)
    expect(ana.get_by_test_id("result")).to_be_visible()

    luck = ana.get_by_test_id("luck")
    for _ in range(30):  # games are counted one after the other, shortly after they end
        ana.goto("/ratings/qiahn")
        luck.wait_for()
        if "En 1 partida" in luck.inner_text():
            break
        ana.wait_for_timeout(1_000)
    expect(luck).to_contain_text("En 1 partida sumaste 0:")
    expect(ana.get_by_role("img", name="Suerte")).to_be_visible()
    clean(ana)

    eva = open_page("/dice", phone=True, lang="en")
    expect(eva.get_by_test_id("dice")).to_contain_text("Nothing says that they are not honest.")
    expect(eva.get_by_role("heading", name="Qíahn")).to_be_visible()
    expect(eva.get_by_text("Cards and lots")).to_be_visible()
    assert eva.evaluate("document.documentElement.scrollWidth <= innerWidth")
    clean(eva)
