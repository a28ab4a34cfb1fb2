"""The README's example does what it says."""

from __future__ import annotations

import doctest
from pathlib import Path

README = Path(__file__).parent.parent / "README.md"


def test_the_example_of_the_readme() -> None:
    text = README.read_text(encoding="utf-8")
    code = text.split("```python\n")[1].split("```")[0]
    example = doctest.DocTestParser().get_doctest(code, {}, "README.md", str(README), 0)
    assert len(example.examples) > 8
    runner = doctest.DocTestRunner(optionflags=doctest.NORMALIZE_WHITESPACE)
    said: list[str] = []
    runner.run(example, out=said.append)
    assert not said, "".join(said)
