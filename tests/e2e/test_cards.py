"""Names on cards that are shown very small: squeezed a little, or left to the close look; never across other cards."""

from __future__ import annotations

from typing import Final

from tests.e2e.conftest import Open
from tests.e2e.playing import against_bots, over, play_some, show_options

_SMALL: Final = 25
_NAMES: Final = """() => [...document.querySelectorAll('svg[viewBox="0 0 100 140"]')].map((card) => {
    const [name, { width }] = [card.querySelector('.title'), card.getBoundingClientRect()];
    return { name: name?.textContent ?? '', over: (name?.getBoundingClientRect().width ?? 0) - width, width };
})"""


def test_no_name_is_wider_than_its_card_on_a_small_phone(open_page: Open) -> None:
    """Whoever has the list of choices open has little room for the lines, and many cards lie there."""
    page = open_page(None, phone=True)
    against_bots(page, "terrorixico")
    show_options(page)
    named, least = 0, 1000.0
    for seed in range(20):
        play_some([page], 3, seed)
        if over(page):
            break
        cards = page.evaluate(_NAMES)
        assert [card for card in cards if card["over"] > 1] == []
        named += sum(bool(card["name"]) for card in cards)
        least = min(least, *(card["width"] for card in cards))
        if named and least < _SMALL:
            return
    raise AssertionError(f"{named} names were seen, and no card narrower than {least} pixels")
