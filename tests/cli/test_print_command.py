"""``liza print`` and ``liza pack blank`` without a browser: what they refuse, what they list, what they write."""

from __future__ import annotations

import shutil
from pathlib import Path

import httpx
import pytest
from PIL import Image

import liza
from liza.cli.packs import chromium, print_command
from liza.cli.packs.card_appearance import look
from liza.cli.packs.loopback_server import served
from liza.cli.packs.print_command import PrintOptions, address
from liza.cli.terminal.console import BadInput, Terminal
from liza.server.workshop.presentation import BARE
from liza.server.workshop.uploads import picture
from tests.cli.conftest import Run


def test_what_is_wanted_stands_in_the_address_of_the_page() -> None:
    plain = address("tankup", "es", PrintOptions())
    assert plain == "/print/tankup?lang=es&paper=a4&bleed=1.5&flip=long"
    wishes = PrintOptions(paper="letter", grey=True, no_backs=True, only_changed=True, what="cards,tokens", bleed=0)
    asked = address("tankup", "en", wishes)
    for part in ("lang=en", "paper=letter", "bleed=0", "grey=", "backs=no", "changed=", "what=cards%2Ctokens"):
        assert part in asked


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--paper", "a3"], "a4, letter"),
        (["--what", "cards,dice"], "dice"),
        (["--bleed", "9"], "0, 1.5, 3"),
        (["--flip", "up"], "long, short"),
        (["--card", "nadie"], "nadie"),
        (["--only-changed"], "ninguna nueva ni cambiada"),
    ],
)
def test_what_cannot_be_printed_is_refused_in_a_sentence(run: Run, words: list[str], said: str) -> None:
    code, _, err = run("print", "tankup", *words)
    assert code != 0
    assert said in err


def test_an_unknown_game_is_not_printed(run: Run) -> None:
    code, _, err = run("print", "parchis")
    assert code != 0
    assert "tankup" in err


def test_whoever_has_no_browser_is_told_what_to_do(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(print_command, "built", lambda: tmp_path)
    monkeypatch.setenv(chromium.VARIABLE, str(tmp_path / "nothing"))
    code, _, err = run("print", "tankup", "--out", tmp_path / "x.pdf")
    assert code != 0
    assert "/print/tankup" in err
    assert chromium.VARIABLE in err
    assert not (tmp_path / "x.pdf").exists()


def test_a_browser_is_found_where_it_is_named_or_where_playwright_keeps_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    own = tmp_path / "own"
    own.touch()
    monkeypatch.setenv(chromium.VARIABLE, str(own))
    assert chromium.find_chromium() == str(own)
    monkeypatch.delenv(chromium.VARIABLE)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(chromium, "_APPLICATIONS", ())
    monkeypatch.setenv("PLAYWRIGHT_BROWSERS_PATH", str(tmp_path / "browsers"))
    monkeypatch.setattr(Path, "home", lambda: tmp_path)
    assert chromium.find_chromium() is None
    kept = tmp_path / "browsers" / "chromium-1200" / "chrome-linux" / "chrome"
    kept.parent.mkdir(parents=True)
    kept.touch()
    assert chromium.find_chromium() == str(kept)


def test_a_browser_that_ends_at_once_is_said_to_have_failed(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken = shutil.which("false")
    assert broken
    monkeypatch.setattr(print_command, "built", lambda: tmp_path)
    monkeypatch.setenv(chromium.VARIABLE, broken)
    code, _, err = run("print", "tankup", "--out", tmp_path / "x.pdf")
    assert code != 0
    assert broken in err
    assert "/print/tankup" in err


def test_the_page_for_the_printer_has_the_client_and_the_game_and_nothing_else(tmp_path: Path) -> None:
    site = tmp_path / "site"
    site.mkdir()
    (site / "index.html").write_text("<p>page</p>", encoding="utf-8")
    (tmp_path / "secret.txt").write_text("secret", encoding="utf-8")
    with served(site, liza.game("tankup")) as home:
        assert httpx.get(f"{home}/api/games/tankup/box").json()["title"] == "Tank Up"
        assert [game["id"] for game in httpx.get(f"{home}/api/games").json()] == ["tankup"]
        assert httpx.get(f"{home}/api/games/tanxi/box").status_code == 404
        for path in ("/print/tankup", "/../secret.txt", "/%2e%2e/secret.txt"):
            assert "secret" not in httpx.get(f"{home}{path}").text


PAINTED = """[overlay]
game = "tankup"
about = "Rojo"
colours = { band = "#5a4632" }
art = { "armour.galea" = "%s", "armour.garra" = "%s" }
"""


def test_pictures_are_found_as_the_site_keeps_them_and_as_somebody_has_them(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "pictures"
    folder.mkdir()
    Image.new("RGB", (60, 40), "red").save(folder / "mine.png")
    (folder / "notes.txt").write_text("no picture", encoding="utf-8")
    made = picture((folder / "mine.png").read_bytes())
    assert made is not None
    pack = tmp_path / "mine.toml"
    pack.write_text(PAINTED % (made.hash, "cd" * 32), encoding="utf-8")
    worn = look(Terminal("es"), pack, folder)
    assert (worn.name, worn.dress.art, dict(worn.pictures)) == (
        "Rojo", {"armour.galea": made.hash}, {made.hash: made.data},
    )  # fmt: skip
    assert "Falta una imagen" in capsys.readouterr().err
    (folder / "mine.png").unlink()
    (folder / "kept").write_bytes(made.data)
    assert dict(look(Terminal("es"), pack, folder).pictures) == {made.hash: made.data}
    assert look(Terminal("es"), None, folder) == BARE
    with pytest.raises(BadInput):
        look(Terminal("es"), pack, tmp_path / "nowhere")
    site = tmp_path / "site"
    site.mkdir()
    (site / "index.html").write_text("<p>page</p>", encoding="utf-8")
    with served(site, liza.game("tankup"), worn) as home:
        assert httpx.get(f"{home}/api/images/{made.hash}").content == made.data
        assert httpx.get(f"{home}/api/images/{'cd' * 32}").status_code == 404
        told = httpx.get(f"{home}/api/games/tankup/box").json()
        assert (told["dress"]["colours"], told["pack"]["name"]) == ({"band": "#5a4632"}, "Rojo")


def test_a_blank_pack_counts_the_slots_and_tells_how_far_one_is(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    code, out, _ = run("pack", "blank", "tornaris", file)
    assert code == 0
    assert "Equipamiento: 0 de 42" in out
    assert "no se envía a ningún sitio" in out
    assert run("pack", "blank", "tornaris", file).code != 0, "it must not be overwritten"
    text = file.read_text(encoding="utf-8")
    for line in ('drop = ["printed"]', 'origin = "printed"'):
        text = text.replace(f"# {line}", line, 1)
    file.write_text(text, encoding="utf-8")
    checked = run("pack", "check", file).out
    assert "Equipamiento: 2 de 42" in checked
    assert "32 de 192" in checked
    assert "2 de 42" in run("pack", "show", file).out


def test_a_pack_that_only_changes_a_card_is_checked_without_counting_slots(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "one.toml"
    run("pack", "new", "tankup", file, "galea")
    code, out, _ = run("pack", "check", file)
    assert code == 0
    assert " de 12" not in out
