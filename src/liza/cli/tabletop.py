"""Decks of pictures for tables on other sites: a list of them, one for spreadsheets, and a deck that can be loaded.

``tabletop-simulator.json`` is a saved object of Tabletop Simulator: a sheet is a grid of at most 10 × 7 cards, a card
is known by the number of its deck times 100 and its place on the sheet. Screentop takes the same pictures as grids,
with the numbers of columns and rows that the list says.
"""

from __future__ import annotations

import csv
import io
from pathlib import Path
from typing import Any, Final

MANIFEST: Final = "manifest.json"
CARDS: Final = "cards.csv"
SAVED: Final = "tabletop-simulator.json"
_LYING: Final = {"rotX": 0.0, "rotY": 180.0, "rotZ": 180.0, "scaleX": 1.0, "scaleY": 1.0, "scaleZ": 1.0}
"""Face down, the right way up."""
_ROUNDED: Final = 0
_ROUND: Final = 4
"""Shapes of a card: a rectangle with round corners, a circle."""
_APART: Final = 3.0
_IN_A_ROW: Final = 8


def saved_object(pictures: list[dict[str, Any]], folder: Path, lang: str) -> dict[str, Any]:
    """Return the decks as Tabletop Simulator loads them, with pictures that still lie on this machine."""
    decks = [_deck(number, picture, folder, lang) for number, picture in enumerate(pictures, 1)]
    return {"SaveName": "", "ObjectStates": [_placed(deck, at) for at, deck in enumerate(decks)]}


def _deck(number: int, picture: dict[str, Any], folder: Path, lang: str) -> dict[str, Any]:
    sheet = {
        "FaceURL": (folder / picture["file"]).resolve().as_uri(),
        "BackURL": (folder / picture["back"]).resolve().as_uri(),
        "NumWidth": picture["columns"],
        "NumHeight": picture["rows"],
        "BackIsHidden": True,
        "UniqueBack": False,
        "Type": _ROUND if picture["round"] else _ROUNDED,
    }
    drawn = {str(number): sheet}
    cards = [
        {
            "Name": "Card",
            "Transform": {"posX": 0.0, "posY": 0.0, "posZ": 0.0, **_LYING},
            "Nickname": card["name"][lang],
            "Description": (card["text"] or {}).get(lang, ""),
            "SidewaysCard": picture["width"] > picture["height"],
            "CardID": number * 100 + card["at"],
            "CustomDeck": drawn,
        }
        for card in picture["cards"]
        for _ in range(card["copies"])
    ]
    if len(cards) == 1:
        return {**cards[0], "Nickname": cards[0]["Nickname"]}
    return {
        "Name": "Deck",
        "Nickname": picture["name"][lang],
        "DeckIDs": [card["CardID"] for card in cards],
        "CustomDeck": drawn,
        "ContainedObjects": cards,
    }


def _placed(deck: dict[str, Any], at: int) -> dict[str, Any]:
    column, row = at % _IN_A_ROW, at // _IN_A_ROW
    return {**deck, "Transform": {"posX": column * _APART, "posY": 1.5, "posZ": -row * _APART * 1.4, **_LYING}}


def card_table(pictures: list[dict[str, Any]]) -> str:
    """Return every card with its place on its sheet, as comma-separated values."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(["deck", "card", "name_es", "name_en", "copies", "file", "column", "row", "back"])
    for picture in pictures:
        for card in picture["cards"]:
            row, column = divmod(card["at"], picture["columns"])
            names = [card["name"]["es"], card["name"]["en"]]
            place = [picture["file"], column + 1, row + 1, picture["back"]]
            writer.writerow([picture["deck"], card["key"], *names, card["copies"], *place])
    return text.getvalue()
