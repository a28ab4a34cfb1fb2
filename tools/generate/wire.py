"""TypeScript types of the client, made from the server's messages and the rooms' events.

In ``web/src/wire/generated/``: the messages of the socket in ``socket.ts``, the bodies of HTTP requests in ``http.ts``,
those about tournaments in ``tournaments.ts``, about persons in ``people.ts``, about other people in ``civil.ts``, about
what they do together in ``company.ts``, about notices in ``notices.ts`` and about orders left in advance in
``orders.ts``, those of the workshop and the printer in ``workshop.ts``. In ``board/events.ts`` of each room: its
events.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any, Final

import liza
from liza.kernel.core.game import Game
from liza.kernel.schema.events import EventKind, Field
from liza.server.protocol import bodies, order_bodies
from liza.server.protocol.company import (
    civil_bodies,
    daily_bodies,
    group_bodies,
    luck_bodies,
    notice_bodies,
    people_bodies,
    profile_bodies,
    rating_bodies,
    report_bodies,
    tournament_bodies,
    watch_bodies,
    wish_bodies,
)
from liza.server.protocol.json_schema import socket_schema
from tools.options import options

ROOT: Final = Path(__file__).parents[2]
TARGET: Final = ROOT / "web" / "src" / "wire" / "generated"
PLAIN: Final = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}
ASKED: Final = (
    "CreateTable",
    "JoinTable",
    "ExplainAction",
    "CheckPack",
    "StudyPack",
    "FairnessRequest",
    "DraftBody",
    "SheetRequest",
    "PrintRequest",
    "OpenTournament",
    "EnterTournament",
    "WithdrawEntrant",
    "NameClaim",
    "EndSessions",
    "CeremonyAnswer",
    "RecoveryCode",
    "LinkSecret",
    "LinkDecision",
    "MergeDecision",
    "CreateGroup",
    "EnterGroup",
    "PlayDaily",
    "ChangeNotices",
    "AddPush",
    "SetWebhook",
    "PutMark",
    "MakeReport",
    "InvitePerson",
    "NewOrder",
    "ChangeOrder",
)
"""What is sent with a request."""
WIDTH: Final = 120
HEAD: Final = "/** Made from the server's types by scripts/generate wire: not to be changed by hand. */\n"
ROOM_HEAD: Final = """\
/** What can happen, made from the room's events.py by scripts/generate wire: not to be changed by hand.
 *
 * What a seat may not see of an event is null. */
export interface Events {
"""


def shape(schema: dict[str, Any]) -> str:
    """Return a schema as a TypeScript type."""
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "enum" in schema:
        return " | ".join(json.dumps(value).replace('"', "'") for value in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(shape(part) for part in schema["anyOf"])
    kind = schema.get("type")
    if kind == "array":
        item = shape(schema.get("items", {}))
        return f"({item})[]" if "|" in item else f"{item}[]"
    if kind == "object":
        values = schema.get("additionalProperties")
        return f"Record<string, {shape(values) if isinstance(values, dict) else 'unknown'}>"
    return PLAIN.get(str(kind), "unknown")


def declared(name: str, schema: dict[str, Any], *, said: bool) -> str:
    """Return the declaration of a type: what the server says is complete, what it is told may leave defaults out."""
    if "properties" not in schema:
        return f"export type {name} = {shape(schema)};\n"
    about = " ".join(str(schema.get("description", "")).split())
    lines = [f"/** {about} */"] if about else []
    lines.append(f"export interface {name} {{")
    needed = schema.get("required", [])
    for field, inner in schema["properties"].items():
        lines.append(f"  {field}{'' if said or field in needed else '?'}: {shape(inner)};")
    return "\n".join([*lines, "}"]) + "\n"


def reached(names: set[str], definitions: dict[str, Any]) -> set[str]:
    """Return all types that some types are made of, themselves included."""
    found: set[str] = set()
    waiting = list(names)
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            text = json.dumps(definitions[name])
            waiting += [other for other in definitions if f'"#/$defs/{other}"' in text]
    return found


def generated() -> dict[str, str]:
    """Return every file with its text: each declares what those before it do not, and imports the rest."""
    definitions = socket_schema()["$defs"]
    told = reached({"ClientMessage", *ASKED}, definitions)
    rooms = {
        "socket": {"ClientMessage", "ServerMessage"},
        "http": {body.__name__ for body in bodies.HTTP_BODIES},
        "tournaments": {body.__name__ for body in tournament_bodies.TOURNAMENT_BODIES},
        "people": {body.__name__ for body in people_bodies.PEOPLE_BODIES},
        "groups": {body.__name__ for body in group_bodies.GROUP_BODIES},
        "civil": {body.__name__ for body in (*civil_bodies.CIVIL_BODIES, *report_bodies.REPORT_BODIES)},
        "watching": {body.__name__ for body in watch_bodies.WATCH_BODIES},
        "company": {body.__name__ for body in daily_bodies.DAILY_BODIES},
        "wishes": {body.__name__ for body in wish_bodies.WISH_BODIES},
        "notices": {body.__name__ for body in notice_bodies.NOTICE_BODIES},
        "orders": {body.__name__ for body in order_bodies.ORDER_BODIES},
        "luck": {body.__name__ for body in luck_bodies.LUCK_BODIES},
        "ratings": {body.__name__ for body in rating_bodies.RATING_BODIES},
        "profiles": {body.__name__ for body in profile_bodies.PROFILE_BODIES},
        "workshop": set(definitions),
    }
    home: dict[str, str] = {}
    files: dict[str, str] = {}
    for room, roots in rooms.items():
        own = sorted(reached(roots, definitions) - home.keys())
        said = json.dumps([definitions[name] for name in own])
        types = [declared(name, definitions[name], said=name not in told) for name in own]
        files[f"{room}.ts"] = "\n".join([HEAD, *brought(said, home), *types])
        home |= dict.fromkeys(own, room)
    files["index.ts"] = "\n".join([HEAD, *(f"export type * from './{room}';" for room in sorted(rooms))]) + "\n"
    return files


def brought(said: str, home: dict[str, str]) -> list[str]:
    """Return the lines that bring the types which some definitions name from the files they stand in."""
    used = [name for name in sorted(home) if f'"#/$defs/{name}"' in said]
    places = sorted({home[name] for name in used})
    lines = [
        f"import type {{ {', '.join(name for name in used if home[name] == place)} }} from './{place}';"
        for place in places
    ]
    return ["\n".join(lines) + "\n"] if lines else []


def events(game: Game[Any]) -> str:
    """Return the events of a room as a TypeScript type, laid out as Prettier would."""
    return ROOM_HEAD + "".join(map(event, game.events)) + "}\n"


def event(kind: EventKind) -> str:
    """Return one event with its fields: a number or the key of something, null where it may be hidden from a seat."""

    def told(field: Field) -> str:
        return f"{field.id}: {'number' if field.kind is None else 'string'}{' | null' if field.private else ''};"

    if not kind.fields:
        return f"  {kind.id}: Record<never, never>;\n"
    fields = [told(field) for field in kind.fields]
    line = f"  {kind.id}: {{ {' '.join(fields)[:-1]} }};\n"
    if len(line) <= WIDTH:
        return line
    return f"  {kind.id}: {{\n" + "".join(f"    {field}\n" for field in fields) + "  };\n"


def files() -> dict[Path, str]:
    """Return every file that is made, with its text."""
    rooms = {ROOT.joinpath("src", *game.spec.package.split("."), "board"): game for game in liza.games()}
    return {TARGET / name: text for name, text in generated().items()} | {
        board / "events.ts": events(game) for board, game in rooms.items() if board.is_dir()
    }


def stale() -> list[Path]:
    """Return the files that are not what the server and the rooms say."""
    return [path for path, text in files().items() if not path.is_file() or path.read_text(encoding="utf-8") != text]


def main() -> int:
    """Write the files, or compare them."""
    parser = options("generate wire", __doc__)
    parser.add_argument("--check", action="store_true", help="only compare; ends with 1 where a file is out of date")
    if parser.parse_args().check:
        old = stale()
        for path in old:
            sys.stderr.write(f"{path.relative_to(ROOT)} is out of date: run scripts/generate wire.\n")
        return 1 if old else 0
    for path, text in files().items():
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return 0
