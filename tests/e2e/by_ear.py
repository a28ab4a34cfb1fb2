"""A player who hears the page: finds everything in Chromium's accessibility tree and acts with the keyboard alone.

Nothing here knows where something is drawn, what it is called in the page's source, or what it looks like.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, Final, NamedTuple, TypeVar

from playwright.sync_api import Page

_Found = TypeVar("_Found")
_PATIENCE: Final = 120.0
_LOOK: Final = 0.02


class Heard(NamedTuple):
    """Something that a reader would speak of."""

    name: str
    node: int


class Ear:
    """A page as a reader of screens has it."""

    def __init__(self, page: Page) -> None:
        self._page: Final = page
        self._tree: Final = page.context.new_cdp_session(page)
        self._tree.send("Accessibility.enable")

    def all(self, role: str, name: str | None = None, *, within: Heard | None = None) -> list[Heard]:
        """Return what has this role, and this name if one is given, in the order in which it is read."""
        root = (
            self._tree.send("DOM.getDocument", {"depth": 0})["root"]["backendNodeId"] if within is None else within.node
        )
        asked = {"backendNodeId": root, "role": role} | ({} if name is None else {"accessibleName": name})
        found: list[dict[str, Any]] = self._tree.send("Accessibility.queryAXTree", asked)["nodes"]
        return [
            Heard(each["name"]["value"], each["backendDOMNodeId"])
            for each in found
            if not each["ignored"] and not _is_disabled(each)
        ]

    def one(self, role: str, name: str, *, within: Heard | None = None) -> Heard:
        """Wait for a thing and return it."""
        return self.until(lambda: next(iter(self.all(role, name, within=within)), None), f"{role} {name!r}")

    def press(self, thing: Heard) -> None:
        """Go to a thing and press it."""
        self._tree.send("DOM.focus", {"backendNodeId": thing.node})
        self._page.keyboard.press("Enter")

    def text(self, thing: Heard) -> str:
        """Return all that is read of a thing and what is in it."""
        return " ".join(each.name for each in self.all("StaticText", within=thing))

    def focused(self) -> Heard | None:
        """Return where the keyboard is."""
        nodes = self._tree.send("Accessibility.getFullAXTree")["nodes"]
        at = [each for each in nodes if _has(each, "focused") and each["role"]["value"] != "RootWebArea"]
        return Heard(at[-1]["name"]["value"], at[-1]["backendDOMNodeId"]) if at else None

    def until(self, look: Callable[[], _Found | None], what: str) -> _Found:
        """Look again and again until there is something."""
        end = time.monotonic() + _PATIENCE
        while time.monotonic() < end:
            found = look()
            if found is not None:
                return found
            time.sleep(_LOOK)
        raise AssertionError(f"no {what}")


def _has(node: dict[str, Any], property: str) -> bool:
    return any(each["name"] == property and each["value"].get("value") is True for each in node.get("properties", []))


def _is_disabled(node: dict[str, Any]) -> bool:
    return _has(node, "disabled")
