"""The emitter: writes a program as C++, a function for a function and a label for a block, on top of ``runtime/``.

What a primitive is called in the program is what it is called in the runtime, so there is no table between them: an
operation that the runtime does not know becomes a trap, and :attr:`Emitter.unknown` says where.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final

from liza.native.call_graph import BEGINS, CALLED, INTRINSICS, Reachable, answering
from liza.native.program import OBJECT, Class, Function, Op, Program, ValueKind

RUNTIME: Final = Path(__file__).with_name("runtime")
_DEFINED: Final = re.compile(r"^(?:template.*?> )?static (?:inline )?(?:W|void|double|bool|Tw+E) (\w+)\(", re.MULTILINE)
ABSENT: Final = {"int": "1", "bool": "2", "none": "2", "word": "-113", "float": "-113.0", "object": "0"}
"""What stands for a missing value, as the front end has it."""


def runtime_functions() -> set[str]:
    """Return what the runtime can do, by its names."""
    return {name for file in sorted(RUNTIME.glob("*.h")) for name in _DEFINED.findall(file.read_text(encoding="utf-8"))}


def is_absent(kind: ValueKind, text: str) -> str:
    """Return the test whether a value is missing."""
    if kind.name == "tuple":
        return is_absent(kind.items[0], f"{text}.f0") if kind.items else "false"
    return f"{text} == {ABSENT[kind.name]}"


def absent(kind: ValueKind) -> str:
    """Return what stands for a missing value."""
    if kind.name == "tuple":
        return f"{kind.c_type}{{{', '.join(absent(item) for item in kind.items)}}}"
    return ABSENT[kind.name]


def boxed(kind: ValueKind, text: str) -> str:
    """Return a value as an object."""
    match kind.name:
        case "int":
            return f"({text} | 1)"
        case "word":
            return f"({text} << 1 | 1)"
        case "bool":
            return f"box_bool({text})"
        case "none":
            return "NONE_OBJECT"
        case "float":
            return f"box_float({text})"
        case "tuple":
            items = ", ".join(boxed(item, f"{text}.f{at}") for at, item in enumerate(kind.items))
            return f"PyTuple_Pack({len(kind.items)}, {items})" if items else "new_tuple(0)"
    return text


def unboxed(kind: ValueKind, text: str) -> str:
    """Return what an object holds."""
    match kind.name:
        case "int":
            return f"unbox_int({text})"
        case "word":
            return f"(unbox_int({text}) >> 1)"
        case "bool":
            return f"({text} == TRUE_OBJECT)"
        case "none":
            return "1"
        case "float":
            return f"unbox_float({text})"
        case "tuple":
            items = [
                unboxed(item, f"CPySequenceTuple_GetItemUnsafe({text}, {at})") for at, item in enumerate(kind.items)
            ]
            return f"{kind.c_type}{{{', '.join(items)}}}"
    return text


class Emitter:
    """Writes what can be reached of one program."""

    def __init__(self, program: Program, found: Reachable, entries: Sequence[str]) -> None:
        self._program: Final = program
        self._found: Final = found
        self._entries: Final = entries
        self._known: Final = runtime_functions()
        self._names: Final = {name: _c_name(at, name) for at, name in enumerate(found.functions)}
        self.classes: Final = in_order(program)
        """The classes by their numbers: those below a class follow it."""
        self.numbers: Final = {name: at for at, name in enumerate(self.classes)}
        self.statics: Final[dict[tuple[str, object], int]] = {}
        """What the heap image must bring: the place of each name of a module and of each literal."""
        self.named: Final = {name: at for at, name in enumerate(found.names)}
        """The number of each name that is looked up."""
        lent = [name.replace("_", ".", 1) for name in sorted(self._known) if name.startswith("math_")]
        self.values: Final = {name: at for at, name in enumerate([*found.values, *lent])}
        """The number of each function and class that is handed around, those of the runtime among them."""
        self.unknown: Final[list[str]] = []
        """What became a trap because the runtime does not know it."""
        self._tuples: Final[dict[str, str]] = {}
        self._sole: Final[dict[str, str]] = {}
        self._static_of: dict[str, int] = {}

    def emitted(self) -> str:
        """Return the program as C++."""
        functions = [name for name in self._found.functions if name not in INTRINSICS]
        bodies = [self._function(self._program.functions[name]) for name in functions]
        heads = [self._head(self._program.functions[name]) + ";" for name in functions]
        makers = [self._maker(self._program.classes[name]) for name in self.classes]
        lookups = [self._named_lookup(name) for name in self.named] + [
            self._sender(name) for name in self._found.messages
        ]
        wrappers = [self._wrapper(name) for name in self._wrapped()]
        tables = [line for name in self.classes for line in self._table(self._program.classes[name])]
        for kind in self._kinds():
            self._declare(kind)
        statics = max(1, len(self.statics))
        parts = [
            '#include "containers.h"',
            '#include "chance.h"',
            *self._tuples.values(),
            *(f"extern Class {_class_name(at)};" for at in range(len(self.classes))),
            f"static W S[{statics}];",
            *heads,
            *(f"static W named_{at}(W o);" for at in self.named.values()),
            *(f"static W send_{name}(Row args);" for name in self._found.messages),
            *(f"static W {line.split()[2].partition('(')[0]}(const W *args, W count);" for line in wrappers),
            *makers,
            *bodies,
            *lookups,
            *wrappers,
            *tables,
            _array("Class *const CLASSES", [f"&{_class_name(at)}" for at in range(len(self.classes))]),
            _array("const Boxed ENTRIES", [f"boxed_{self._names[name]}" for name in self._entries]),
            *self._handed(),
            '#include "interface.h"',
            "",
        ]
        return "\n".join(parts)

    # Functions.

    def _head(self, function: Function) -> str:
        args = ", ".join(f"{arg.kind.c_type} {arg.text}" for arg in function.args)
        return f"static {function.result.c_type} {self._names[function.name]}({args})"

    def _function(self, function: Function) -> str:
        self._static_of = {}
        lines = [f"{value.kind.c_type} {value.text};" for value in function.values]
        for label, block in enumerate(function.blocks):
            lines.append(f"L{label}:;")
            lines += [self._op(op) for op in block]
            if not block or block[-1].name not in {"goto", "branch", "missing", "return", "trap"}:
                lines.append(f"goto L{label + 1};" if label + 1 < len(function.blocks) else "BREAK();")
        return "\n    ".join([self._head(function) + " {  // " + function.name, *lines]) + "\n}"

    def _op(self, op: Op) -> str:
        texts = [arg.text for arg in op.args]
        made = self._expression(op, texts)
        if made is not None:
            return f"{made};" if op.dest is None else f"{op.dest.text} = {made};"
        match op.name:
            case "goto":
                assert isinstance(op.extra, tuple)
                return f"goto L{op.extra[0]};"
            case "branch" | "missing":
                assert isinstance(op.extra, tuple)
                yes, no = op.extra
                test = texts[0] if op.name == "branch" else is_absent(op.args[0].kind, texts[0])
                return f"if ({test}) goto L{yes}; else goto L{no};"
            case "return":
                return f"return {texts[0]};"
            case "set":
                return f"{self._field(op.what, texts[0])} = {texts[1]};"
        fault = "ILLEGAL" if op.what == "illegal" else "BROKEN"
        return f"trap({fault}, __func__, {op.line});"

    def _expression(self, op: Op, texts: list[str]) -> str | None:
        """Return what an operation makes, as an expression; None where it is a statement."""
        first = texts[0] if texts else ""
        match op.name:
            case "assign":
                return first
            case "call":
                return f"{self._callable(op.what)}({', '.join(texts)})"
            case "new":
                return f"new_{self.numbers[op.what]}({', '.join(texts)})"
            case "virtual":
                return self._virtual(op, texts)
            case "get":
                return self._field(op.what, first)
            case "infix":
                return f"({first} {op.what} {texts[1]})"
            case "unsigned":
                return f"((uint64_t){first} {op.what} (uint64_t){texts[1]})"
            case "tuple":
                assert op.dest is not None
                return f"{op.dest.kind.c_type}{{{', '.join(texts)}}}"
            case "item":
                return f"{first}.f{op.extra}"
            case "box":
                at = self._static_of.get(first)
                return boxed(op.args[0].kind, first) if at is None else f"S[{at}]"
            case "unbox":
                assert op.dest is not None
                return unboxed(op.dest.kind, first)
            case "absent":
                assert op.dest is not None
                return absent(op.dest.kind)
            case "cast":
                return self._cast(op, first)
            case "static" | "literal":
                return self._static(op)
            case "class":
                return f"((W)&{_class_name(self.numbers[op.what])})" if op.what in self.numbers else self._static(op)
            case "module":
                return "0"
            case "primitive":
                return self._primitive(op, op.what, texts)
            case "invoke":
                return self._invoke(op, texts)
            case "named":
                return f"named_{self.named[op.what]}({first})"
            case "send" if op.extra:
                return self._invoke(op, texts)
            case "send":
                return f"called({', '.join([f'send_{op.what}', *texts])})"
        return None

    def _callable(self, name: str) -> str:
        return INTRINSICS.get(name) or self._names[name]

    def _primitive(self, op: Op, name: str, args: list[str], *, row: bool = False) -> str:
        if name in self._known or name == "fabs":
            return f"called({', '.join([name, *args])})" if row else f"{name}({', '.join(args)})"
        self.unknown.append(f"{name}, line {op.line}")
        return f"(trap(BROKEN, __func__, {op.line}), {absent(op.dest.kind) if op.dest else '0'})"

    def _invoke(self, op: Op, texts: list[str]) -> str:
        words = op.extra if isinstance(op.extra, tuple) else ()
        if op.what:
            name = "_".join([("builtin." * (op.name == "send") + op.what).replace(".", "_"), *map(str, words)])
            return self._primitive(op, name, texts[op.name == "invoke" :], row=True)
        if words:
            return self._primitive(op, "invoke with " + ", ".join(map(str, words)), [])
        return f"invoke({', '.join(texts)})"

    def _virtual(self, op: Op, texts: list[str]) -> str:
        """Call at once where only one function can answer, else through the table of the object's class."""
        answers = [name for name in answering(self._program, op.what) if name in self._names]
        if len(answers) == 1:
            return f"{self._callable(answers[0])}({', '.join(texts)})"
        function = self._program.functions[answers[0]]
        kinds = ", ".join(arg.kind.c_type for arg in function.args)
        owner, _, method = op.what.partition(":")
        place = self._program.classes[owner].places[method]
        return f"(({function.result.c_type} (*)({kinds}))kind_of({texts[0]})->table[{place}])({', '.join(texts)})"

    def _field(self, what: str, text: str) -> str:
        owner, _, name = what.partition(":")
        made = self._program.classes[owner]
        kind = made.fields[name]
        return f"(*({kind.c_type} *)((W *){text} + {made.place(name)}))"

    def _cast(self, op: Op, text: str) -> str:
        assert op.dest is not None
        if op.dest.kind.of not in self.numbers:
            return text
        return f"CHECK_CAST({text}, {_class_name(self.numbers[op.dest.kind.of])}, {op.line})"

    def _static(self, op: Op) -> str:
        assert op.dest is not None
        kind = type(op.extra).__name__
        held = tuple(sorted(op.extra, key=repr)) if isinstance(op.extra, frozenset) else op.extra
        key = ("literal", (kind, held)) if op.name == "literal" else ("name", op.what)
        at = self.statics.setdefault(key, len(self.statics))
        self._static_of[op.dest.text] = at
        return unboxed(op.dest.kind, f"S[{at}]")

    # Classes.

    def _maker(self, made: Class) -> str:
        """Return the function that makes an object, with its fields noughts until ``__init__`` fills them."""
        number = self.numbers[made.name]
        begins = [made.methods[name] for name in BEGINS if made.methods.get(name) in self._names]
        init = self._program.functions[made.methods["__init__"]].args[1:] if "__init__" in made.methods else ()
        reached = not init or made.methods["__init__"] in self._names
        args = ", ".join(f"{arg.kind.c_type} {arg.text}" for arg in init)
        lines = [
            f"W *made = take({made.size});",
            f"memset(made, 0, {8 * made.size});",
            f"made[0] = (W)&{_class_name(number)};",
        ]
        for name in begins:
            more = "".join(f", {arg.text}" for arg in init) if name == made.methods.get("__init__") else ""
            lines.append(f"{self._names[name]}((W)made{more});")
        lines.append("return (W)made;" if reached else "BREAK();")
        return "\n    ".join([f"static W new_{number}({args}) {{  // {made.name}", *lines]) + "\n}"

    def _table(self, made: Class) -> list[str]:
        number = self.numbers[made.name]
        below = len(self._program.below(made.name))
        entries = [f"(void *){self._callable(name)}" if name in self._names else "nullptr" for name in made.table]
        call = made.methods.get(CALLED)
        fields = [
            "nullptr", str(number), str(number + below - 1), str(made.size), f"table_{number}",
            f"boxed_new_{number}" if made.name in self.values else "nullptr",
            f"boxed_{self._names[call]}" if call in self._names else "nullptr",
            f"named_of_{number}", f'"{made.name}"', "true" if "__eq__" in made.methods else "false",
        ]  # fmt: skip
        return [
            _array(f"void *const table_{number}", entries),
            f"static W named_of_{number}[{max(1, len(self.named))}];",
            f"Class {_class_name(number)} = {{{', '.join(fields)}}};",
        ]

    def _handed(self) -> list[str]:
        """Return the functions and classes that are handed around, as objects."""
        lines, places = [], []
        for number, name in enumerate(self.values):
            if name in self.numbers:
                places.append(f"(W)&{_class_name(self.numbers[name])}")
                continue
            entry = f"boxed_{self._names[name]}" if name in self._names else f"lent_{number}"
            if name not in self._names:
                call = f"{name.replace('.', '_')}({{args, (size_t)count}})"
                lines.append(f"static W {entry}(const W *args, W count) {{ return {call}; }}")
            lines.append(f"static Function value_{number} = {{&FUNCTION_CLASS, {entry}}};")
            places.append(f"(W)&value_{number}")
        return [*lines, _array("const W VALUES", places)]

    # What is called or looked up by those who do not know what it is.

    def _wrapped(self) -> list[str]:
        """Return the functions and classes that are also called with objects only."""
        calls = [made.methods[CALLED] for made in self._program.classes.values() if CALLED in made.methods]
        looked_up = [
            made.methods[name] for made in self._program.classes.values() for name in self.named if name in made.methods
        ]
        wanted = dict.fromkeys([*self._entries, *self.values, *calls, *looked_up])
        return [name for name in wanted if name in self._names or name in self.numbers]

    def _wrapper(self, name: str) -> str:
        """Return a function that takes objects and gives one; what is left out is missing."""
        if name in self.numbers:
            made = self._program.classes[name]
            inner, kind = f"new_{self.numbers[name]}", OBJECT
            init = self._program.functions.get(made.methods.get("__init__", ""))
            args, optional, gathers = (init.args[1:], init.optional, init.gathers) if init else ((), 0, False)
            outer = f"boxed_new_{self.numbers[name]}"
        else:
            function = self._program.functions[name]
            inner, kind, args = self._callable(name), function.result, function.args
            optional, gathers = function.optional, function.gathers
            outer = f"boxed_{self._names[name]}"
        given = [
            unboxed(arg.kind, f"args[{at}]")
            if at < len(args) - optional
            else f"(count > {at} ? {unboxed(arg.kind, f'args[{at}]')} : {absent(arg.kind)})"
            for at, arg in enumerate(args)
        ]
        many = len(args)
        if gathers:
            given[-1] = f"tuple_of(args + {many - 1}, count - {many - 1})"
        bound = f"count < {many - optional - gathers}" + ("" if gathers else f" || count > {many}")
        return "\n".join([
            f"static W {outer}(const W *args, W count) {{",
            f"    if ({bound}) BREAK();",
            f"    {kind.c_type} made = {inner}({', '.join(given)});",
            f"    return {boxed(kind, 'made')};",
            "}",
        ])  # fmt: skip

    def _named_lookup(self, name: str) -> str:
        """Return the function that looks a name up: what the class says, a field, or a property."""
        lines = [
            "const Class *of = kind_of(o) == &TYPE_CLASS ? (const Class *)o : kind_of(o);",
            "if (of->number < 0) BREAK();",
            f"if (W said = of->named[{self.named[name]}]) return said;",
            "switch (of->number) {",
        ]
        for number, each in enumerate(self.classes):
            made = self._program.classes[each]
            getter = made.methods.get(name)
            if name in made.fields:
                lines.append(f"case {number}: return {boxed(made.fields[name], self._field(f'{each}:{name}', 'o'))};")
            elif getter in self._names and len(self._program.functions[getter].args) == 1:
                result = self._program.functions[getter].result
                lines.append(f"case {number}: return {boxed(result, f'{self._names[getter]}(o)')};")
            elif getter in self._names:
                lines.append(f"case {number}: return bound_method(boxed_{self._names[getter]}, o);")
        return "\n    ".join([f"static W named_{self.named[name]}(W o) {{  // {name}", *lines, "} BREAK();"]) + "\n}"

    def _sender(self, name: str) -> str:
        """Return the function that calls a method by its name."""
        lines = ["const Class *of = kind_of(args[0]); const W *a = args.first; (void)a;", "switch (of->number) {"]
        for number, each in enumerate(self.classes):
            method = self._program.classes[each].methods.get(name)
            if method in self._names:
                function = self._program.functions[method]
                given = [unboxed(arg.kind, f"a[{at}]") for at, arg in enumerate(function.args)]
                many = len(function.args)
                call = boxed(function.result, f"{self._callable(method)}({', '.join(given)})")
                if function.result.name == "none":
                    call = f"({self._callable(method)}({', '.join(given)}), NONE_OBJECT)"
                lines.append(f"case {number}: if (args.size() == {many}) return {call}; BREAK();")
        ends = f"return builtin_{name}(args);" if f"builtin_{name}" in self._known else "BREAK();"
        return "\n    ".join([f"static W send_{name}(Row args) {{", *lines, "} " + ends]) + "\n}"

    # Tuples.

    def _kinds(self) -> Iterable[ValueKind]:
        for name in self._found.functions:
            function = self._program.functions[name]
            yield function.result
            yield from (value.kind for value in (*function.args, *function.values))
        for made in self._program.classes.values():
            yield from made.fields.values()
            if "__init__" in made.methods:
                yield from (value.kind for value in self._program.functions[made.methods["__init__"]].args)

    def _declare(self, kind: ValueKind) -> None:
        if kind.name == "tuple" and kind.code not in self._tuples:
            for item in kind.items:
                self._declare(item)
            fields = " ".join(f"{item.c_type} f{at};" for at, item in enumerate(kind.items))
            known = kind.code in {"TwwwE", "TwwwwE"}
            self._tuples[kind.code] = "" if known else f"struct {kind.code} {{ {fields} }};"


def in_order(program: Program) -> list[str]:
    """Return the classes so that those below a class follow it without a gap."""
    children: dict[str, list[str]] = {}
    for name, made in program.classes.items():
        above = next((each for each in made.ancestors[1:] if each in program.classes), "")
        children.setdefault(above, []).append(name)
    found: list[str] = []
    waiting = children.get("", [])[::-1]
    while waiting:
        found.append(waiting.pop())
        waiting += children.get(found[-1], [])[::-1]
    return found


def _c_name(at: int, name: str) -> str:
    return f"f{at}_{re.sub('[^A-Za-z0-9]', '_', name.rpartition('.')[2])}"


def _class_name(number: int) -> str:
    return f"C{number}"


def _array(head: str, items: Sequence[str]) -> str:
    return f"static {head}[] = {{{', '.join(items) or 'nullptr'}}};"
