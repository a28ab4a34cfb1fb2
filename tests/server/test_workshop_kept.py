"""What the workshop keeps: pictures made anew, drafts with a link, spreadsheets; and colours on which one can read."""

from __future__ import annotations

import base64
import io
import zipfile
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import httpx
import pytest
from PIL import Image

import liza
from liza.kernel.packs.appearance import contrast
from liza.server.protocol import draft_bodies
from liza.server.protocol.limits import PerAddress
from liza.server.site.services import Services
from liza.server.site.shelf_routes import _named
from liza.server.workshop.draft_check import _checked
from liza.server.workshop.print_set import box_with
from liza.server.workshop.uploads import picture, read_sheet, write_sheet, zipped_folder
from liza.store import open_store
from liza.store import workshop as kept
from tests.server.client import Server, serving
from tests.support import awaited

HASH = "ab" * 32
DRESSED = f"""[overlay]
game = "qiahn"
about = "Rojo"
art = {{ "combatant.mago" = "{HASH}" }}
colours = {{ band = "#5a4632" }}
flavour = {{ "combatant.mago" = {{ es = "Nunca falla dos veces." }} }}
[[combatant]]
id = "mago"
die = 12
"""


def drawn(format: str = "PNG", size: tuple[int, int] = (40, 30), **more: Any) -> bytes:
    into = io.BytesIO()
    Image.new("RGB", size, "red").save(into, format, **more)
    return into.getvalue()


def test_a_picture_is_made_anew_and_tells_nothing_about_where_it_was_taken() -> None:
    exif = Image.Exif()
    exif[0x010E] = "at home"
    found = picture(drawn("JPEG", (2000, 1000), exif=exif))
    assert found is not None
    assert (found.width, found.height) == (900, 450)
    assert b"at home" not in found.data
    with Image.open(io.BytesIO(found.data)) as made:
        assert (made.format, made.size) == ("WEBP", (900, 450))
        assert made.getpixel((10, 10))[0] > 240
    assert picture(drawn("JPEG", (2000, 1000))) == found
    assert picture(drawn("WEBP")) is not None


@pytest.mark.parametrize(
    "sent",
    [
        b"",
        b"<svg xmlns='http://www.w3.org/2000/svg'><script>1</script></svg>",
        drawn()[:60],
        drawn("GIF"),
        drawn("PNG", (5000, 10)),
        drawn("BMP"),
    ],
    ids=["nothing", "svg", "cut short", "gif", "too wide", "bmp"],
)
def test_what_is_no_picture_for_a_card_is_refused(sent: bytes) -> None:
    assert picture(sent) is None


def test_a_spreadsheet_brings_back_what_was_written_and_no_formula_is_one() -> None:
    rows = [["id", "name.es", "die"], ["mago", "=1+1", "12"], ["x", "+34 «ñ»\x07", "-3"], ["", "", ""]]
    made = write_sheet("combatant", rows)
    assert read_sheet(made) == [["id", "name.es", "die"], ["mago", "=1+1", "12"], ["x", "+34 «ñ»", "-3"]]
    with zipfile.ZipFile(io.BytesIO(made)) as parts:
        assert b"<f>" not in parts.read("xl/worksheets/sheet1.xml")


def test_what_is_no_spreadsheet_is_refused() -> None:
    bomb = io.BytesIO()
    with zipfile.ZipFile(bomb, "w", zipfile.ZIP_DEFLATED) as parts:
        parts.writestr("xl/worksheets/sheet1.xml", b" " * 30_000_000)
    other = io.BytesIO()
    with zipfile.ZipFile(other, "w") as parts:
        parts.writestr("hello.txt", "hello")
    whole = write_sheet("x", [["id"], ["a"]])
    sent = (b"", b"id;die", bomb.getvalue(), other.getvalue(), whole[: len(whole) // 2])
    assert [read_sheet(each) for each in sent] == [None] * 5


def test_millions_of_empty_cells_are_counted_and_not_read(monkeypatch: pytest.MonkeyPatch) -> None:
    """A workbook of 20 KB held the process that reads files for as long as it may work."""
    book = io.BytesIO()
    with (
        zipfile.ZipFile(io.BytesIO(write_sheet("x", [["id"], ["a"]]))) as whole,
        zipfile.ZipFile(book, "w", zipfile.ZIP_DEFLATED) as parts,
    ):
        for name in whole.namelist():
            data = whole.read(name)
            if name == "xl/worksheets/sheet1.xml":
                data = data.replace(b"</row>", b"<c/>" * 4_500_000 + b"</row>", 1)
            parts.writestr(name, data)
    assert len(book.getvalue()) < 30_000

    def read(*_args: object, **_kwargs: object) -> None:
        raise AssertionError("it is read")

    monkeypatch.setattr("openpyxl.load_workbook", read)
    assert read_sheet(book.getvalue()) is None


def faults(header: str) -> list[tuple[str, str]]:
    text = f'[overlay]\ngame = "qiahn"\n{header}\n'
    found = _checked(liza.game("qiahn"), draft_bodies.CheckPack(text)).faults
    return [(fault.field, fault.text.es) for fault in found if fault.section == "overlay"]


def test_pictures_and_colours_are_checked_at_their_field() -> None:
    assert contrast("#ffffff", "#000000") == pytest.approx(21)
    assert faults('colours = { band = "#5a4632", ground = "#fbf4e4" }') == []
    ((field, said),) = faults('colours = { band = "#eeeeee" }')
    assert (field, "no se leerían bien" in said) == ("colours.band", True)
    assert [field for field, _ in faults('colours = { ground = "#333333", hat = "#000000" }')] == [
        "colours.ground", "colours.hat",
    ]  # fmt: skip
    assert [field for field, _ in faults('art = { "combatant.mago" = "http://example.org/a.png" }')] == [
        "art.combatant.mago",
    ]  # fmt: skip
    assert [field for field, _ in faults('colours = 3\nart = "x"')] == ["colours", "art"]
    for wrong in ("Una <b>bestia</b>", "a" * 161, "dos\\nlíneas"):
        ((field, said),) = faults(f'flavour = {{ "combatant.mago" = {{ es = "{wrong}", en = "Fine." }} }}')
        assert (field, "160 letras" in said) == ("flavour.combatant.mago.es", True)
    assert [field for field, _ in faults('flavour = { "combatant.mago" = { fr = "Oui." } }')] == [
        "flavour.combatant.mago",
    ]  # fmt: skip


def test_how_cards_look_changes_nothing_in_the_game_and_is_there_to_be_opened_and_printed() -> None:
    game = liza.game("qiahn")
    plain = DRESSED.replace("art =", "# art =").replace("colours =", "# colours =").replace("flavour =", "# flavour =")
    hashes = {_checked(game, draft_bodies.CheckPack(text)).hash for text in (DRESSED, plain)}
    assert len(hashes) == 1
    opened = _checked(game, draft_bodies.CheckPack(DRESSED, whole=True))
    told = {"combatant.mago": {"es": "Nunca falla dos veces."}}
    wanted = draft_bodies.PackAppearance({"combatant.mago": HASH}, {"band": "#5a4632"}, told)
    assert (opened.about, opened.dress) == ("Rojo", wanted)
    assert box_with("qiahn", DRESSED).dress == wanted


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(str(tmp_path_factory.mktemp("kept") / "liza.db")) as server:
        yield server


def test_pictures_drafts_and_tables_over_the_network(site: Server) -> None:
    sent = {"data": base64.b64encode(drawn()).decode()}
    first, again = (httpx.post(f"{site.url}/api/images", json=sent, timeout=60).json() for _ in range(2))
    assert first == again
    hash = first["hash"]
    image = httpx.get(f"{site.url}/api/images/{hash}")
    assert (image.headers["content-type"], "immutable" in image.headers["cache-control"]) == ("image/webp", True)
    assert image.headers["x-content-type-options"] == "nosniff"
    wrong = {"data": base64.b64encode(b"no picture").decode()}
    refused = httpx.post(f"{site.url}/api/images", json=wrong, timeout=60)
    assert (refused.status_code, "PNG" in refused.json()["es"]) == (400, True)
    large = {"data": base64.b64encode(b"\0" * 3_100_000).decode()}
    assert httpx.post(f"{site.url}/api/images", json=large, timeout=60).status_code in {400, 413}
    assert httpx.get(f"{site.url}/api/images/{'0' * 64}").status_code == 404

    pack = DRESSED.replace(HASH, hash)
    draft = {"about": "Rojo", "text": pack, "versions": [{"at": 1, "note": "a", "text": pack}]}
    made = httpx.post(f"{site.url}/api/games/qiahn/drafts", json=draft, timeout=60).json()
    mine = {"Authorization": f"Bearer {made['key']}"}
    url = f"{site.url}/api/drafts/{made['id']}"
    assert httpx.get(url).json()["mine"] is False
    assert httpx.put(url, json={**draft, "about": "Azul"}).status_code == 401
    assert httpx.put(url, json={**draft, "about": "Azul"}, headers=mine).json()["mine"] is True
    assert httpx.get(url, headers=mine).json()["draft"] == {**draft, "about": "Azul"}
    assert httpx.request("DELETE", url, headers={"Authorization": "Bearer x"}).status_code == 401
    assert httpx.request("DELETE", url, headers=mine).status_code == 204
    assert httpx.get(url).status_code == 404

    wanted = {"game": "qiahn", "pack": pack, "seats": [{"kind": "person"}, {"kind": "bot", "level": "random"}]}
    table = httpx.post(f"{site.url}/api/tables", json=wanted, timeout=60).json()
    token = {"Authorization": f"Bearer {table['keys'][0]['token']}"}
    dress = httpx.get(f"{site.url}/api/tables/{table['table']['id']}/dress", headers=token).json()
    told = {"combatant.mago": {"es": "Nunca falla dos veces."}}
    assert dress == {"art": {"combatant.mago": hash}, "colours": {"band": "#5a4632"}, "flavour": told}

    book = httpx.post(f"{site.url}/api/sheets", json={"title": "x", "rows": [["id"], ["a"]]}, timeout=60)
    back = {"data": base64.b64encode(book.content).decode()}
    assert httpx.post(f"{site.url}/api/sheets/read", json=back, timeout=60).json() == {"rows": [["id"], ["a"]]}
    assert httpx.post(f"{site.url}/api/sheets/read", json=wrong, timeout=60).status_code == 400


def test_a_folder_takes_along_the_pictures_that_the_pack_names_and_no_others(tmp_path: Path) -> None:
    async def work() -> None:
        store = open_store(str(tmp_path / "liza.db"))
        await store.open()
        try:
            for hash, data in ((HASH, b"mine"), ("cd" * 32, b"another's")):
                await kept.keep_image(store, hash, data, "somebody", 0, kept.StorageLimits(1_000_000, 100_000_000))
            services = cast("Services", SimpleNamespace(hub=SimpleNamespace(store=store)))
            lost = DRESSED.replace(f'"{HASH}" }}', f'"{HASH}", "combatant.caballero" = "{"ef" * 32}" }}')
            assert await _named(services, lost) == {HASH: b"mine"}
        finally:
            await store.close()

    awaited(work())


def test_a_folder_has_the_pack_in_it_and_is_not_made_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    def export(command: list[str], **_more: Any) -> Any:
        _, _, name, verb, folder, *rest = command
        assert (name, verb, rest[2:-1]) == ("liza", "export", ["--game", "qiahn", "--pictures"])
        assert {path.name: path.read_bytes() for path in Path(rest[-1]).iterdir()} == {HASH: b"picture"}
        Path(folder).mkdir()
        (Path(folder) / "cards.toml").write_text(Path(rest[1]).read_text(encoding="utf-8"), encoding="utf-8")
        return SimpleNamespace(returncode=code)

    monkeypatch.setattr("subprocess.run", export)
    code = 0
    made = zipped_folder("qiahn", DRESSED, {HASH: b"picture"})
    assert made is not None
    with zipfile.ZipFile(io.BytesIO(made)) as parts:
        assert parts.namelist() == ["qiahn/cards.toml"]
        assert parts.read("qiahn/cards.toml").decode() == DRESSED
    code = 1
    assert zipped_folder("qiahn", DRESSED, {HASH: b"picture"}) is None
    twice = PerAddress(1e-9, 2)
    assert [twice.take(address) for address in "aaab"] == [True, True, False, True]
