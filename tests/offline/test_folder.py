"""What ``liza export`` writes, where, and what it leaves alone."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

import liza
from liza.cli import main
from liza.kernel.packs.overlay import OVERLAY, complete
from liza.kernel.packs.pack import Pack
from liza.lab.packs.pack_files import overlay_text
from liza.offline import static_folder
from liza.offline.static_folder import LISTING, FolderError, write_folder
from liza.server.content import catalogue
from liza.server.site import browser_engine
from liza.server.workshop.presentation import look_of
from tests.offline.conftest import Start
from tests.offline.test_device import play, set_table, sit

GAME = "tankup"
ARCHIVE = f"{browser_engine.FOLDER}/{browser_engine.ARCHIVE}"
PARTS = f"{browser_engine.FOLDER}/{browser_engine.PARTS}"
_SHIPPED: dict[str, bytes] = {}


@pytest.fixture
def site(tmp_path: Path) -> Path:
    """A built client, as far as an export looks at it."""
    made = tmp_path / "site"
    (made / "assets").mkdir(parents=True)
    (made / "engine").mkdir()
    (made / "index.html").write_text('<head><title>Liza</title><script src="/assets/index.js"></script></head>')
    (made / "assets" / "index.js").write_text("// the page")
    (made / "engine" / "pyodide.asm.wasm").write_bytes(b"12345")
    (made / "engine" / "pyodide.mjs").write_bytes(b"123")
    return made


@pytest.fixture(autouse=True)
def told_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Work out only once what is said of the games as they are shipped: it takes most of an export's time."""
    work_out, shipped = static_folder._catalogue, _SHIPPED

    def told() -> dict[str, bytes]:
        if catalogue._PLAYED_WITH:
            return work_out()
        if not shipped:
            shipped.update(work_out())
        return dict(shipped)

    monkeypatch.setattr(static_folder, "_catalogue", told)


def read(path: Path) -> Any:
    return json.loads(path.read_text(encoding="utf-8"))


def test_the_folders_app_is_its_own_and_has_no_door_to_what_is_not_there() -> None:
    public = Path(__file__).parents[2] / "web" / "public"
    of_a_site = (public / "manifest.webmanifest").read_bytes()
    site = json.loads(of_a_site)
    assert site["id"] == "/"
    assert [one["url"] for one in site["shortcuts"]] == ["./tables", "./daily"]
    for icon in [*site["icons"], *site["shortcuts"][0]["icons"]]:
        assert (public / icon["src"]).is_file()
    english = json.loads((public / "manifest.en.webmanifest").read_bytes())
    told = {"name", "description", "lang", "shortcuts"}
    assert {key: value for key, value in english.items() if key not in told} == {
        key: value for key, value in site.items() if key not in told
    }
    folder = json.loads(static_folder._manifest(of_a_site))
    assert set(site) - set(folder) == {"id", "shortcuts"}


def test_a_folder_lists_all_its_files_and_finds_them_beside_it(tmp_path: Path, site: Path) -> None:
    target = tmp_path / "out"
    written = write_folder(target, site)
    there = {path.relative_to(target).as_posix() for path in target.rglob("*") if path.is_file()}
    listing = read(target / LISTING)
    assert set(listing["files"]) == there
    assert written.files == len(there)
    assert written.bytes == sum((target / name).stat().st_size for name in there)
    page = (target / "index.html").read_text()
    assert 'src="./assets/index.js"' in page
    assert '="/' not in page
    assert f'name="liza-folder" content="{listing["version"]}"' in page
    assert read(target / PARTS)["bytes"] == 5 + (target / ARCHIVE).stat().st_size


def test_the_folder_says_of_games_what_the_server_says(tmp_path: Path, site: Path) -> None:
    write_folder(tmp_path / "out", site)
    api = tmp_path / "out" / "api"
    assert [game["id"] for game in read(api / "games.json")] == [game.id for game in liza.games()]
    for game in liza.games():
        assert read(api / "games" / game.id / "cards.json") == msgspec.to_builtins(catalogue.cards(game.id))
        for name in ("texts/es", "texts/en", "rulebook", "almanac"):
            assert read(api / "games" / game.id / f"{name}.json")


def test_the_same_sources_make_the_same_folder(tmp_path: Path, site: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()  # all of it twice
    assert write_folder(tmp_path / "one", site) == write_folder(tmp_path / "two", site)
    (site / "assets" / "index.js").write_text("// another page")
    assert write_folder(tmp_path / "one", site).version != read(tmp_path / "two" / LISTING)["version"]


def test_the_archive_holds_all_that_a_game_needs(tmp_path: Path, site: Path, start: Start) -> None:
    write_folder(tmp_path / "out", site)
    device = start(sources=tmp_path / "out" / ARCHIVE)
    for line, game in enumerate(liza.games(), 1):
        made = set_table(device, game.id)
        if line == 1:
            sit(device, made)
            play(device, 10)


def test_an_earlier_folder_is_written_anew_and_what_is_not_ours_stays(tmp_path: Path, site: Path) -> None:
    target = tmp_path / "out"
    write_folder(target, site)
    (target / "CNAME").write_text("juegos.example")
    (site / "assets" / "index.js").rename(site / "assets" / "other.js")
    write_folder(target, site)
    assert not (target / "assets" / "index.js").exists()
    assert (target / "assets" / "other.js").exists()
    assert (target / "CNAME").read_text() == "juegos.example"


def test_a_listing_that_points_out_of_the_folder_takes_nothing_away(tmp_path: Path, site: Path) -> None:
    target = tmp_path / "out"
    write_folder(target, site)
    (tmp_path / "mine.txt").write_text("mine")
    listing = read(target / LISTING)
    (target / LISTING).write_text(json.dumps({**listing, "files": ["../mine.txt"]}))
    write_folder(target, site)
    assert (tmp_path / "mine.txt").read_text() == "mine"


def test_folders_that_cannot_be_are_refused(tmp_path: Path, site: Path) -> None:
    full = tmp_path / "full"
    full.mkdir()
    (full / "mine.txt").write_text("mine")
    (tmp_path / "file").write_text("")
    for target, code in ((full, "export-not-empty"), (tmp_path / "file", "export-no-folder")):
        with pytest.raises(FolderError) as refused:
            write_folder(target, site)
        assert refused.value.code == code
    assert [path.name for path in full.iterdir()] == ["mine.txt"]
    for nothing in (None, tmp_path):
        with pytest.raises(FolderError) as refused:
            write_folder(tmp_path / "out", nothing)
        assert refused.value.code == "export-not-built"
    with pytest.raises(FolderError) as refused:
        write_folder(tmp_path / "file" / "below", site)
    assert refused.value.code == "unwritable"


def stronger() -> str:
    """Return a pack in which one helmet is stronger than it was."""
    game = liza.game(GAME)
    return overlay_text(game, [("armour", {**game.pack.data["armour"][0], "resistance": 9})])


def test_a_pack_is_told_of_and_played_with(tmp_path: Path, site: Path) -> None:
    pack = tmp_path / "mine.toml"
    pack.write_text(stronger(), encoding="utf-8")
    # In a process of its own: it tells of the game with other cards from then on.
    code = (
        "import sys; from pathlib import Path; from liza.lab.packs.pack_files import packed_game; "
        "from liza.offline.static_folder import write_folder; "
        "write_folder(Path(sys.argv[1]), Path(sys.argv[2]), packed_game(sys.argv[3]))"
    )
    target = tmp_path / "out"
    command = [sys.executable, "-c", code, str(target), str(site), str(pack)]
    subprocess.run(command, check=True, env={"PYTHONPATH": ":".join(sys.path)})
    helmet = liza.game(GAME).pack.data["armour"][0]["id"]
    chapter = next(one for one in read(target / "api/games" / GAME / "almanac.json") if one["id"] == "armour")
    assert next(one for one in chapter["entries"] if one["key"] == helmet)["numbers"]["resistance"] == 9
    (text,) = read(target / PARTS)["packs"].values()
    assert liza.game(GAME).bind(liza.Pack(text, "own")).pack.data["armour"][0]["resistance"] == 9


def test_the_cards_of_a_pack_look_there_as_it_says(tmp_path: Path, site: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(catalogue, "_PLAYED_WITH", {})
    art = f'art = {{ "armour.galea" = "{"ab" * 32}", "armour.garra" = "{"cd" * 32}" }}'
    header = f'game = "{GAME}"\nabout = "Hierro"\n{art}\ncolours = {{ band = "#5a4632" }}'
    text = stronger().replace(f'game = "{GAME}"', header)
    game = liza.game(GAME)
    look = look_of(Pack(text, "mine"), {"ab" * 32: b"picture", "ef" * 32: b"another's"})
    target = tmp_path / "out"
    write_folder(target, site, game.bind(complete(Pack(text, "mine"), game.pack, GAME)), look)
    assert [path.name for path in (target / "api" / "images").iterdir()] == [f"{'ab' * 32}.webp"]
    assert f"api/images/{'ab' * 32}.webp" in read(target / LISTING)["files"], "kept for when there is no network"
    games = target / "api" / "games"
    worn = {"art": {"armour.galea": "ab" * 32}, "colours": {"band": "#5a4632"}, "flavour": {}}
    assert read(games / GAME / "dress.json") == worn, "a picture that is not there is not asked for"
    assert (read(games / GAME / "box.json")["dress"], read(games / GAME / "box.json")["pack"]["name"]) == (
        worn,
        "Hierro",
    )
    assert read(games / "qiahn" / "dress.json") == {"art": {}, "colours": {}, "flavour": {}}


def test_what_is_wrong_with_a_pack_is_said_and_nothing_is_written(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def export(*words: str) -> int:
        return main(["--lang", "en", "export", *words])

    pack = tmp_path / "mine.toml"
    target = tmp_path / "out"
    pack.write_text(stronger().replace("resistance = 9", "resistance = -9"), encoding="utf-8")
    assert export(str(target), "--pack", str(pack)) != 0
    assert "resistance" in capsys.readouterr().err
    pack.write_text(stronger().replace(f"[{OVERLAY}]", "[other]"), encoding="utf-8")
    assert export(str(target), "--pack", str(pack)) != 0
    assert export(str(target), "--pack", str(tmp_path / "nowhere.toml")) != 0
    assert not target.exists()
