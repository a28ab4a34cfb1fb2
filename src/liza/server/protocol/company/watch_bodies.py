"""What is asked and answered about looking on."""

from __future__ import annotations

from typing import Final

from msgspec import Struct


class ShowEyes(Struct, frozen=True, forbid_unknown_fields=True):
    """Whether those who have a link of my seat may see with its eyes; a link that was withdrawn opens nothing."""

    shown: bool


class EyesLink(Struct, frozen=True):
    """What sees with the eyes of my seat, to be handed on; null where nobody may."""

    token: str | None


class OEmbed(Struct, frozen=True):
    """How a page of another site shows a game (oEmbed 1.0, type ``rich``)."""

    version: str
    type: str
    provider_name: str
    provider_url: str
    title: str
    html: str
    width: int
    height: int


WATCH_BODIES: Final = (ShowEyes, EyesLink, OEmbed)
