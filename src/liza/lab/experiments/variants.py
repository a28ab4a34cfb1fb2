"""Two ways to play a game side by side: the same worlds, game by game, and the numbers that may differ."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from pathlib import Path
from typing import Any, Final, NamedTuple

from liza.games import game as find_game
from liza.games import ids
from liza.kernel.base.errors import BadOption, LizaError, PackError
from liza.kernel.packs.overlay import OVERLAY
from liza.kernel.packs.pack import load_pack
from liza.lab.run.observer import ObservedGames, card_index_of
from liza.lab.run.run_spec import RunSpec, checked_run

Pairs = dict[str, tuple[float, float]]
"""What one game adds to each number: a top and a bottom; the number is the ratio of their sums."""


class Variant(NamedTuple):
    """A way to play: a game, a pack or none, options."""

    game: str | None
    pack: Path | None
    options: dict[str, str]


def read_variant(text: str) -> Variant:
    """Return what ``game``, ``pack.toml`` or either with ``:option=value,option=value`` after it stands for."""
    name, _, tail = text.partition(":")
    options: dict[str, str] = {}
    for part in filter(None, tail.split(",")):
        id, equals, value = part.partition("=")
        if not equals:
            raise BadOption(f"{part!r} is no option; one is written like troop=6.")
        options[id.strip()] = value.strip()
    if name in ids():
        return Variant(name, None, options)
    path = Path(name)
    if not path.is_file():
        raise PackError(f"{name!r} is neither a game ({', '.join(ids())}) nor a file of cards.")
    header = load_pack(path).data.get(OVERLAY)
    found = header.get("game") if isinstance(header, dict) else None
    return Variant(found if isinstance(found, str) else None, path, options)


def plans(
    base: Variant, changed: Variant, bots: Sequence[str], seats: int | None, seed: int
) -> tuple[RunSpec, RunSpec]:
    """Return the plans of two variants of one game: the same seed gives both the same worlds."""
    known = {variant.game for variant in (base, changed) if variant.game is not None}
    if len(known) != 1:
        said = "two games" if known else "no game: a whole pack does not say whose it is"
        raise BadOption(f"A comparison needs one game, and these name {said}.")
    game = find_game(known.pop())
    first, second = (
        checked_run(game.id, bots=bots, seed=seed, seats=seats, pack=variant.pack, options=variant.options)
        for variant in (base, changed)
    )
    return first, second


SEAT: Final = "seat_"
WINS: Final = "wins_with_"
USE: Final = "played_"


ADVANTAGE: Final = "seat_advantage"
"""How far the seat that strays most is from a fair share of the wins."""
CHANGE: Final = "change:"
"""Before a number: not what it is with the change, but by how much the change moves it."""
_BOT: Final = "bot_"
_PLAIN: Final = ("decisions", "choices", "forced", "shared_wins", "lead_changes", "comebacks", "unfinished", "rounds")


class BadGoal(LizaError):
    """A goal that cannot be understood, or for a number that cannot be measured."""


def check_number(name: str, planned: Sequence[RunSpec]) -> None:
    """See that games of these plans can have a number, or say which may have been meant; nothing is played for it."""
    bare = name.removeprefix(CHANGE)
    seats = [f"{SEAT}{seat + 1}" for seat in range(min(plan.seats for plan in planned))]
    bots = [f"{_BOT}{bot}" for plan in planned for bot in set(plan.bots) if len(set(plan.bots)) > 1]
    cards = sorted({key for plan in planned for key in playable(plan)})
    known = [ADVANTAGE, *_PLAIN, *seats, *bots, *(f"{prefix}{key}" for prefix in (USE, WINS) for key in cards)]
    if bare in known:
        return
    named = next((bare.removeprefix(prefix) for prefix in (USE, WINS) if bare.startswith(prefix)), None)
    if named is not None and any(named == thing.key for plan in planned for thing in card_index_of(plan).things):
        text = f"{named!r} is never chosen by a player, so {bare!r} cannot move."
        raise BadGoal(text, "goal-unplayable", {"card": named, "number": bare})
    if named is None:
        near = get_close_matches(bare, known, 3) or [ADVANTAGE, *_PLAIN]
    else:
        near = [bare.removesuffix(named) + key for key in get_close_matches(named, cards, 3)]
    meant = f" Did you mean {', '.join(near)}?" if near else ""
    values = {"number": bare, "card": named or "", "near": ", ".join(near) or "none"}
    if named is not None:
        raise BadGoal(f"There is no {named!r} to set a goal for.{meant}", "goal-no-card", values)
    raise BadGoal(f"There is no number {bare!r} to set a goal for.{meant}", "goal-no-number", values)


def playable(plan: RunSpec) -> set[str]:
    """Return the ids of what an action names: what a player can play, use or choose."""
    index = card_index_of(plan)
    return {index.things[number].key for named in index.of_action for number in named}


def cards_of(names: Iterable[str]) -> list[str]:
    """Return the cards that numbers are about."""
    bare = [name.removeprefix(CHANGE) for name in names]
    return [name.removeprefix(prefix) for name in bare for prefix in (USE, WINS) if name.startswith(prefix)]


def numbers(plan: RunSpec, number: int, cards: Sequence[str]) -> Pairs:
    """Play one game and return what it adds to each number; of cards, only those that are named."""
    return counted(watched(plan, number), cards)


def watched(plan: RunSpec, number: int) -> ObservedGames:
    """Play one game and return what was noted of it."""
    watch = ObservedGames(plan)
    watch.watch(number)
    return watch


def counted(watch: ObservedGames, cards: Sequence[str]) -> Pairs:
    """Return what the one game of a watch adds to each number."""
    game = {name: column[0] for name, column in watch.games.items()}
    credits: list[float] = watch.seats["credit"]
    found: Pairs = {
        "decisions": (game["decisions"], 1),
        "choices": (game["options"], game["decisions"]),
        "forced": (game["forced"], game["decisions"]),
        "shared_wins": (float(game["winners"] > 1), 1),
        "lead_changes": (game["lead_changes"], 1),
        "comebacks": _comeback(credits, watch.seats["middle"]),
        "unfinished": (float(not game["over"]), 1),
    }
    if game["rounds"] is not None:
        found["rounds"] = (game["rounds"], 1)
    found |= {f"{SEAT}{seat + 1}": (credit, 1) for seat, credit in enumerate(credits)}
    names: list[str] = watch.seats["bot"]
    if len(set(names)) > 1:
        for name in sorted(set(watch.plan.bots)):
            own = [credit for credit, bot in zip(credits, names, strict=True) if bot == name]
            found[f"{_BOT}{name}"] = (sum(own), len(own))
    return found | _cards(watch, credits, cards)


def _comeback(credits: list[float], middle: list[float]) -> tuple[float, float]:
    """Return whether the winner did not lead at half time, in games with one leader and one winner."""
    best = max(middle)
    if middle.count(best) > 1 or max(credits) < 1:
        return 0.0, 0.0
    return float(middle.index(best) != credits.index(1.0)), 1.0


def _cards(watch: ObservedGames, credits: list[float], cards: Sequence[str]) -> Pairs:
    uses = watch.uses
    found: Pairs = {}
    for key in cards:
        rows = range(len(uses["key"]))
        seats = {uses["seat"][row] for row in rows if uses["key"][row] == key and uses["played"][row]}
        found[f"{USE}{key}"] = (len(seats), len(credits))
        found[f"{WINS}{key}"] = (sum(credits[seat] for seat in seats), len(seats))
    return found


def differing(base: RunSpec, changed: RunSpec) -> list[str]:
    """Return the ids of entries that differ between the packs of two plans, of those that a player can choose."""
    one, other = (_entries(plan.bound().pack.data) for plan in (base, changed))
    usable = playable(base) | playable(changed)
    differ = {key for table, key in one.keys() | other.keys() if one.get((table, key)) != other.get((table, key))}
    return sorted(differ & usable)


def _entries(data: dict[str, Any]) -> dict[tuple[str, str], Any]:
    return {
        (table, str(row["id"])): row
        for table, rows in data.items()
        if isinstance(rows, list)
        for row in rows
        if isinstance(row, dict) and "id" in row
    }
