"""Gives the compiled engine the words of its sources, so that ``help()`` says there what it says of plain Python.

The compiler writes signatures into its C code, without types, and leaves every docstring out. Here they are put where
C has a place for them: at modules, classes, functions, methods, properties and fields.
"""

from __future__ import annotations

import ast
import inspect
import itertools
import re
from collections.abc import Iterator, Sequence
from pathlib import Path

_TEXT = r'(NULL|"(?:[^"\\]|\\.)*")'
_MODULE = re.compile(r"(struct PyModuleDef (\w+)module = \{\s*PyModuleDef_HEAD_INIT,\s*\"[\w.]+\",\s*)NULL(?=,)")
_CLASS = re.compile(rf"(CPyType_(\w+)_template_ = \{{.*?\.tp_doc = PyDoc_STR\(){_TEXT}(?=\))", re.DOTALL)
_FUNCTION = re.compile(rf"(\(PyCFunction\)CPyPy_(\w+),[\sA-Z_|]+, PyDoc_STR\(){_TEXT}(?=\))")
_FIELD = re.compile(r"(\(getter\)(\w+),\s*(?:\(setter\)\w+|NULL),\s*)NULL(?=, NULL\})")


def words_of(sources: Sequence[str]) -> dict[str, str]:
    """Return what the source files of the engine say, by the name in C of what it is about."""
    return {name: text for source in sources for name, text in said(Path(source))}


def documented(generated: Sequence[str], words: dict[str, str]) -> list[str]:
    """Return the C files to compile: those that have a place for words as copies, with the words of the sources.

    What the compiler wrote stays as it is: it looks next time whether anybody else has touched it.
    """
    found = []
    for file in generated:
        written = Path(file).read_text(encoding="utf-8")
        told = with_words(written, words)
        copy = Path(file).with_name(f"{Path(file).stem}_documented.c")  # beside it, where its headers are
        if told != written:
            copy.write_text(told, encoding="utf-8")
        found.append(file if told == written else str(copy))
    return found


def with_words(code: str, words: dict[str, str]) -> str:
    """Return C code with what is said about each thing, by the thing's name in C."""

    def after_the_signature(match: re.Match[str]) -> str:
        head, name, signature = match.groups()
        if name not in words:
            return match[0]
        return head + ("" if signature == "NULL" else signature) + c_string(words[name])

    def alone(match: re.Match[str]) -> str:
        head, name = match.groups()
        return head + c_string(words[name]) if name in words else match[0]

    for pattern in (_CLASS, _FUNCTION):
        code = pattern.sub(after_the_signature, code)
    for pattern in (_MODULE, _FIELD):
        code = pattern.sub(alone, code)
    return code


def c_string(text: str) -> str:
    """Return a text as C writes it."""
    plain = {ord("\n"): "\\n", ord('"'): '\\"', ord("\\"): "\\\\", ord("?"): "\\?"}
    return '"' + "".join(plain.get(b, chr(b) if 32 <= b < 127 else f"\\{b:03o}") for b in text.encode()) + '"'


def said(source: Path) -> Iterator[tuple[str, str]]:
    """Yield what a source file of the engine says, each text with the name in C of what it is about."""
    module = ".".join(source.with_suffix("").parts)
    tree = ast.parse(source.read_text(encoding="utf-8"))
    yield from _of(module, tree)
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            yield from _of(f"{module}.{node.name}", node, _signature(node, method=False))
        elif isinstance(node, ast.ClassDef):
            yield from _class(f"{module}.{node.name}", node)


def _class(name: str, node: ast.ClassDef) -> Iterator[tuple[str, str]]:
    yield from _of(name, node)
    yield from _fields(name, node.body)
    for member in node.body:
        if isinstance(member, ast.FunctionDef):
            marks = {ast.unparse(mark) for mark in member.decorator_list}
            if "property" in marks:
                kind = "" if member.returns is None else f"{member.name}: {ast.unparse(member.returns)}"
                yield from _of(f"{name}_get_{member.name}", member, kind)
            else:
                signature = _signature(member, method="staticmethod" not in marks)
                yield from _of(f"{name}.{member.name}", member, signature)
            if member.name == "__init__":
                yield from _fields(name, member.body)


def _fields(name: str, body: list[ast.stmt]) -> Iterator[tuple[str, str]]:
    """Yield what is said in the line below a field."""
    for field, below in itertools.pairwise(body):
        if isinstance(field, ast.Assign):
            target = field.targets[0]
        elif isinstance(field, ast.AnnAssign):
            target = field.target
        else:
            continue
        id = target.attr if isinstance(target, ast.Attribute) else getattr(target, "id", "")
        if isinstance(below, ast.Expr) and isinstance(below.value, ast.Constant) and isinstance(below.value.value, str):
            yield _in_c(f"{name}_get_{id}"), inspect.cleandoc(below.value.value)


def _of(name: str, node: ast.Module | ast.ClassDef | ast.FunctionDef, more: str = "") -> Iterator[tuple[str, str]]:
    """Yield a docstring and what can be said about types; nothing where there is none, so that one is inherited."""
    text = ast.get_docstring(node)
    if text:
        yield _in_c(name), f"{text}\n\n{more}" if more else text


def _signature(node: ast.FunctionDef, *, method: bool) -> str:
    """Return the signature with its types."""
    takes = node.args
    if method:
        takes = ast.arguments(takes.posonlyargs, takes.args[1:], takes.vararg, takes.kwonlyargs, takes.kw_defaults,
                              takes.kwarg, takes.defaults)  # fmt: skip
    gives = "" if node.returns is None else f" -> {ast.unparse(node.returns)}"
    return f"{node.name}({ast.unparse(takes)}){gives}"


def _in_c(name: str) -> str:
    """Return a dotted name as the compiler writes it."""
    return name.replace("___", "___3_").replace(".", "___")
