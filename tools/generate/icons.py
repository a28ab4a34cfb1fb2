"""The icons of the installed page in web/public, from icon.svg and icon-mono.svg: browsers want some as pixels.

Needs Chromium.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final, NamedTuple

from playwright.sync_api import sync_playwright
from tests.e2e.conftest import chromium

from tools.options import options

ROOT: Final = Path(__file__).parents[2]
FOLDER: Final = ROOT / "web" / "public"


class Icon(NamedTuple):
    """A picture to make: from which drawing, how wide, how much of it the drawing takes, and what is behind it."""

    source: str
    width: int
    part: float = 1.0
    ground: str = "transparent"


_GROUND: Final = "linear-gradient(#f3e7cf 50%, #2b2017 50%)"
"""What the icon has outside its rim, where a device cuts its own shape out: day above night, as within."""
ICONS: Final = {
    "icon-192.png": Icon("icon.svg", 192),
    "icon-512.png": Icon("icon.svg", 512),
    "icon-maskable.png": Icon("icon.svg", 512, 0.78, _GROUND),
    "icon-apple.png": Icon("icon.svg", 180, 0.86, _GROUND),
    "badge.png": Icon("icon-mono.svg", 96),
}


def page(icon: Icon) -> str:
    """Return a page that shows one icon and nothing else."""
    drawing = (FOLDER / icon.source).read_text(encoding="utf-8")
    style = f"display:grid;place-items:center;width:{icon.width}px;height:{icon.width}px;background:{icon.ground}"
    inner = f"width:{icon.part:.0%};height:{icon.part:.0%}"
    return f'<body style="margin:0"><div style="{style}">{drawing.replace("<svg", f"<svg style={inner!r}", 1)}</div>'


def main() -> int:
    """Write all icons."""
    options("generate icons", __doc__).parse_args()
    with sync_playwright() as running:
        browser = running.chromium.launch(executable_path=chromium(), args=["--no-sandbox", "--disable-gpu"])
        for name, icon in ICONS.items():
            shown = browser.new_page(viewport={"width": icon.width, "height": icon.width})
            shown.set_content(page(icon))
            shown.screenshot(path=FOLDER / name, omit_background=True)
            shown.close()
        browser.close()
    return 0


if __name__ == "__main__":
    main()
