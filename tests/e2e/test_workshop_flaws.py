"""Flaws of ``scripts/measure experiment-power``, typed in through the page: its study names them, with their sign."""

from __future__ import annotations

import tomllib
from typing import Any, Final, NamedTuple

import pytest
from playwright.sync_api import Page, expect
from tools.measure.experiment_power import FLAWS

from tests.e2e.conftest import Open

_LONG: Final = 600_000
"""Milliseconds that a study may take on a busy machine: it stops playing by itself after eight minutes."""
_START: Final = 120_000
_NEVER: Final = "y ahora nunca"


class Typed(NamedTuple):
    """A flaw as somebody types it in: which card, which of its numbers, and what is written there."""

    kind: str
    card: str
    field: str
    number: int


TYPED: Final = {
    "shield": Typed("equipment", "Escudito", "effect.0.amount", 30),
    "sword": Typed("weapon", "Espada corta", "attack", 5),
    "bow": Typed("weapon", "Arco de tejo", "per_attack", 12),
    "chain-mail": Typed("armour", "Cota de malla", "resistance", 8),
    "footman": Typed("combatant", "Infante", "die", 12),
}


@pytest.mark.slow
@pytest.mark.timeout(1200)
@pytest.mark.parametrize("name", TYPED)
def test_a_flaw_of_the_labs_list_is_named_by_the_page_with_its_sign(open_page: Open, name: str) -> None:
    flaw, typed = FLAWS[name], TYPED[name]
    page = open_page(f"/workshop/{flaw.game}")
    expect(page.get_by_test_id("state")).to_have_text("Todo encaja.", timeout=_START)
    page.get_by_label("Clase").first.select_option(typed.kind)
    page.get_by_test_id("entries").get_by_role("button", name=typed.card, exact=True).click()
    page.locator(f'[data-field="{typed.field}"] input').fill(f"{typed.number}")
    expect(page.get_by_test_id("state")).to_have_text("Todo encaja.")
    (section,) = tomllib.loads(flaw.change)
    assert _written(page)[section] == tomllib.loads(flaw.change)[section], "it is the very flaw of the list"
    page.get_by_role("button", name="Jugar y probar").click()
    with page.expect_response("**/api/studies/*/result", timeout=_LONG) as answer:
        page.get_by_role("button", name="Averiguarlo").click()
    (thing,) = answer.value.json()["things"]
    assert thing["clear"], thing["text"]["en"]
    # What can never be chosen any more is weaker, whatever came of the games.
    seen = -1 if _NEVER in thing["text"]["es"] else thing["value"]
    assert seen * flaw.sign > 0, thing["text"]["en"]
    told = page.get_by_test_id("findings").locator("li.clear").filter(has_text=typed.card)
    expect(told.first).to_contain_text(thing["text"]["es"])


def _written(page: Page) -> dict[str, Any]:
    """Return the file that the page makes of what was typed, without what it says of where a card comes from."""
    page.get_by_role("button", name="Archivos y versiones").click()
    page.get_by_text("Ver el archivo").click()
    made = tomllib.loads(page.get_by_test_id("toml").inner_text())
    return {
        section: [
            {name: value for name, value in row.items() if name not in {"origin", "printed", "drop"}} for row in rows
        ]
        for section, rows in made.items()
        if isinstance(rows, list)
    }
