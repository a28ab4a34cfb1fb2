"""Hooks of MkDocs: notebooks become pages, figures stand where they are linked, files outside of docs are named."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files

FIGURE = re.compile(r"^\[([^\]]+)\]\(((?:\.\./)*figures/[\w/-]+\.md)\)$", re.MULTILINE)
HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)
OUTSIDE = re.compile(r"\[([^\]]+)\]\(((?:\.\./)+[^)#]*)[^)]*\)")


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add a page for every notebook, beside it."""
    for path in sorted(Path(config.docs_dir).glob("notebooks/*.ipynb")):
        page = path.relative_to(config.docs_dir).with_suffix(".md").as_posix()
        told = json.loads(path.read_text(encoding="utf-8"))
        files.append(File.generated(config, page, content=as_page(told, path.name)))
    return files


def on_page_markdown(markdown: str, page: Any, config: MkDocsConfig, **_: object) -> str:
    """Put figures below the lines that link to them, and name files outside of the documentation instead of linking."""
    root = Path(config.docs_dir)

    def included(found: re.Match[str]) -> str:
        text = ((root / page.file.src_uri).parent / found[2]).read_text(encoding="utf-8")
        body = text.split("\n", 1)[1].strip()  # without the heading
        return f"**{found[0]}**\n\n" + HEADING.sub(r"*\1*", body)

    def named(found: re.Match[str]) -> str:
        target = (root / page.file.src_uri).parent / found[2]
        inside = target.resolve().is_relative_to(root.resolve())
        return found[0] if inside else f"`{target.resolve().relative_to(root.parent).as_posix()}`"

    return OUTSIDE.sub(named, FIGURE.sub(included, markdown))


def as_page(notebook: dict[str, Any], name: str) -> str:
    """Return a notebook as Markdown: its words, its code, and what was printed."""
    parts = []
    for cell in notebook["cells"]:
        source = "".join(cell["source"])
        parts.append(source if cell["cell_type"] == "markdown" else f"```python\n{source}\n```")
        printed = "".join("".join(output.get("text", ())) for output in cell.get("outputs", ()))
        if printed:
            parts.append(f"```\n{printed.rstrip()}\n```")
    return "\n\n".join([*parts, f"*As a notebook: [{name}]({name}).*", ""])
