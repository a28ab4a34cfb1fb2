"""``liza pack``: make, check, compare and show packs. Annotations are evaluated here on purpose."""

from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter

from liza.cli.terminal.console import Terminal


def commands(terminal: Terminal) -> dict[str, Callable[..., int]]:
    """Return the commands for packs."""

    def helped(id: str, value: str | None = None, **more: Any) -> Parameter:
        return Parameter(help=terminal.say(id), metavar=None if value is None else terminal.say(value), **more)

    def new(
        game: Annotated[str, helped("arg-game", "value-game")],
        file: Annotated[Path, helped("arg-pack-file", "value-file")],
        /,
        *cards: Annotated[str, helped("arg-pack-cards", "value-card")],
        whole: Annotated[bool, helped("opt-pack-whole")] = False,
    ) -> int:
        from liza.cli.packs.pack_actions import new_pack  # noqa: PLC0415

        return new_pack(terminal, game, file, cards, whole=whole)

    def blank(
        game: Annotated[str, helped("arg-game", "value-game")],
        file: Annotated[Path, helped("arg-pack-file", "value-file")],
        /,
    ) -> int:
        from liza.cli.packs.pack_actions import blank_pack  # noqa: PLC0415

        return blank_pack(terminal, game, file)

    def check(
        file: Annotated[Path, helped("arg-pack-file", "value-file")],
        /,
        *,
        game: Annotated[str | None, helped("opt-pack-game", "value-game")] = None,
    ) -> int:
        from liza.cli.packs.pack_actions import check_pack  # noqa: PLC0415

        return check_pack(terminal, file, game)

    def diff(
        base: Annotated[str, helped("arg-pack", "value-pack")],
        changed: Annotated[str | None, helped("arg-pack-changed", "value-pack", show_default=False)] = None,
        /,
        *,
        game: Annotated[str | None, helped("opt-pack-game", "value-game")] = None,
    ) -> int:
        from liza.cli.packs.pack_actions import diff_packs  # noqa: PLC0415

        return diff_packs(terminal, base, changed, game)

    def show(
        pack: Annotated[str, helped("arg-pack", "value-pack")],
        /,
        *cards: Annotated[str, helped("arg-pack-cards", "value-card")],
        game: Annotated[str | None, helped("opt-pack-game", "value-game")] = None,
    ) -> int:
        from liza.cli.packs.pack_actions import show_cards  # noqa: PLC0415

        return show_cards(terminal, pack, cards, game)

    def schema(game: Annotated[str, helped("arg-game", "value-game")], /) -> int:
        from liza.cli.packs.pack_actions import print_schema  # noqa: PLC0415

        return print_schema(terminal, game)

    found: tuple[Callable[..., int], ...] = (new, blank, check, diff, show, schema)
    return {command.__name__: command for command in found}
