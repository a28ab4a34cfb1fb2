"""Opening a downloaded game: it is looked back on in this browser, or the page says at once why not."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Final

from playwright.sync_api import Page, expect

import liza
from liza.match.match import Match
from tests.e2e.conftest import Open

_LONG: Final = 240_000
"""Milliseconds that Python may take to start in the browser of a busy machine."""
_FILE: Final = "Abrir una partida descargada"


def saved(folder: Path, seed: int) -> Path:
    """Save the record of a random game with a plain seed."""
    match = Match(liza.Record.begin(liza.game("qiahn"), seed=seed, names=["Ana", "Bruno"]))
    chance = random.Random(seed)
    while match.outcome is None:
        seat = match.actors[0]
        match.act(seat, chance.choice(match.legal(seat)))
    path = folder / "game.json"
    match.record.save(path)
    return path


def choose(page: Page, path: Path) -> None:
    page.get_by_label(_FILE).set_input_files(path)


def test_a_game_with_a_plain_seed_is_opened_and_the_page_says_that_it_goes_on(open_page: Open, tmp_path: Path) -> None:
    page = open_page("/mine")
    # JavaScript's numbers are not exact here: the seed must reach the engine as it is written.
    choose(page, saved(tmp_path, 2**70 + 1))
    expect(page.get_by_test_id("opening")).to_contain_text("motor")
    expect(page.get_by_test_id("replay-line")).to_contain_text("Jugada 0 de", timeout=_LONG)
    expect(page.locator("main")).to_contain_text("Bruno")


def test_what_cannot_be_opened_says_why_at_once_and_another_file_can_be_chosen(open_page: Open, tmp_path: Path) -> None:
    page = open_page("/mine")
    whole = saved(tmp_path, 7).read_text(encoding="utf-8")
    version = liza.game("qiahn").version + 1
    for text, why in (
        (whole[: len(whole) // 2], "dañado o incompleto"),
        ("\x89PNG", "no es una partida"),
        ("x" * 5_000_000, "demasiado grande"),
        (json.dumps({**json.loads(whole), "version": version}), "otra versión de las reglas"),
        (json.dumps({**json.loads(whole), "pack_hash": "0" * 64}), "otras cartas"),
        (json.dumps({**json.loads(whole), "outcome": None}), "no está acabada"),
    ):
        path = tmp_path / "odd.json"
        path.write_text(text, encoding="utf-8")
        choose(page, path)
        expect(page.get_by_role("alert")).to_contain_text(why, timeout=5_000)
        expect(page.get_by_label(_FILE)).to_be_enabled()
