"""The front end: Python's compiler mypyc reads the rules, and what it makes of them is lowered to our own language.

This is the only file that knows mypy, whose intermediate representation is no public interface: a new version of it is
a change to this file. It is taken before reference counts and exceptions go in, so what is lowered is close to what a
room says. Errors need no code: a block that can only raise becomes a trap, and CPython is asked why.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any, Final

from mypy.build import sorted_components
from mypy.errors import CompileError
from mypy.fscache import FileSystemCache
from mypy.main import process_options
from mypyc.codegen.emitmodule import parse_and_typecheck
from mypyc.errors import Errors
from mypyc.ir import ops, rtypes
from mypyc.ir.class_ir import ClassIR
from mypyc.ir.func_ir import FuncDecl, FuncIR
from mypyc.ir.module_ir import ModuleIR
from mypyc.irbuild.main import build_ir
from mypyc.irbuild.mapper import Mapper
from mypyc.options import CompilerOptions

from liza.native.program import BOOL, FLOAT, INT, NONE, OBJECT, WORD, Class, Function, Op, Program, Value, ValueKind

PLAIN: Final = ("__init__.py", "compiling.py", "view_types.py")
"""Files of the engine that stay plain Python."""
STUDY: Final = "study"
"""The folder of a room that calculates with libraries of its own."""
CONSTANTS: Final = {
    "_Py_NoneStruct": "NONE_OBJECT",
    "_Py_TrueStruct": "TRUE_OBJECT",
    "_Py_FalseStruct": "FALSE_OBJECT",
    "PyLong_Type": "((W)&INT_CLASS)",
    "PyBool_Type": "((W)&BOOL_CLASS)",
    "PyList_Type": "((W)&LIST_CLASS)",
    "PyTuple_Type": "((W)&TUPLE_CLASS)",
    "PyUnicode_Type": "((W)&STR_CLASS)",
    "PyFloat_Type": "((W)&FLOAT_CLASS)",
    "PyDict_Type": "((W)&DICT_CLASS)",
    "PySet_Type": "((W)&SET_CLASS)",
    "PyRange_Type": "((W)&RANGE_CLASS)",
}
"""What the front end loads the address of."""
SIGNED: Final = frozenset(range(ops.ComparisonOp.EQ, ops.ComparisonOp.ULT))


def read_rules(source: Path, room: str) -> Program:
    """Read a room's rules with kernel and parts from a source folder."""
    package = source / "liza"
    folders = (package / "kernel", package / "parts", package / "games" / room)
    files = [
        str(file)
        for folder in folders
        for file in sorted(folder.rglob("*.py"))
        if file.name not in PLAIN and STUDY not in file.relative_to(folder).parts
    ]
    return lower(*modules_of(files, str(source)))


def modules_of(files: Sequence[str], root: str) -> tuple[list[ModuleIR], dict[str, str]]:
    """Return what the compiler makes of Python files, and where the names come from that a module imports."""
    options, cache = CompilerOptions(), FileSystemCache()
    os.environ["MYPYPATH"] = root
    asked = ["--config-file=", "--follow-imports=silent", "--explicit-package-bases", *files]
    sources, settings = process_options(asked, fscache=cache, mypyc=True)
    settings.python_version = sys.version_info[:2]
    settings.mypy_path = [root]
    settings.export_types = settings.preserve_asts = True
    settings.incremental = False
    for source in sources:
        settings.per_module_options.setdefault(source.module, {})["mypyc"] = True
    try:
        result = parse_and_typecheck(sources, settings, options, [(sources, None)], cache)
    except CompileError as fault:
        raise SystemExit("\n".join(fault.messages)) from None
    errors, mapper = Errors(settings), Mapper({source.module: None for source in sources})
    found: list[ModuleIR] = []
    origins: dict[str, str] = {}
    for component in sorted_components(result.graph):
        states = [result.graph[id] for id in sorted(component.mod_ids) if id in mapper.group_map]
        if trees := [state.tree for state in states if state.tree]:
            found += build_ir(trees, result.graph, result.types, mapper, options, errors).values()
            for tree in trees:
                origins |= {f"{tree.fullname}.{name}": symbol.fullname or "" for name, symbol in tree.names.items()}
    if errors.num_errors:
        raise SystemExit("\n".join(errors.new_messages()))
    return found, origins


def lower(modules: Iterable[ModuleIR], origins: dict[str, str]) -> Program:
    """Lower modules to one program."""
    program = Program()
    for module in modules:
        for function in module.functions:
            program.functions[name_of(function.decl)] = Lowering(function, origins).lowered()
        for made in module.classes:
            if made.is_ext_class:
                program.classes[made.fullname] = class_of(made)
    return program


def class_of(made: ClassIR) -> Class:
    """Lower a class: its fields in the order of memory, its table in the order of numbers."""
    fields: dict[str, ValueKind] = {}
    for base in reversed(made.base_mro):
        fields |= {name: kind_of(kind) for name, kind in base.attributes.items()}
    methods: dict[str, str] = {}
    for base in reversed(made.mro):
        methods |= {name: name_of(function.decl) for name, function in base.methods.items()}
        methods |= {name: name_of(getter.decl) for name, (getter, _) in base.properties.items()}
    table = [name_of(entry.method.decl) for entry in made.vtable_entries]
    return Class(made.fullname, tuple(base.fullname for base in made.mro), fields, methods, table, made.vtable or {})


def name_of(function: FuncDecl) -> str:
    """Return the name of a function that no other one has."""
    return function.fullname + (" set" if function.is_prop_setter else "")


def kind_of(kind: rtypes.RType) -> ValueKind:
    """Return what values of a type are made of."""
    if isinstance(kind, rtypes.RTuple):
        return ValueKind("tuple", tuple(kind_of(item) for item in kind.types))
    if isinstance(kind, rtypes.RInstance):
        return ValueKind("object", of=kind.class_ir.fullname)
    if rtypes.is_int_rprimitive(kind) or rtypes.is_short_int_rprimitive(kind):
        return INT
    if rtypes.is_bool_or_bit_rprimitive(kind):
        return BOOL
    if rtypes.is_none_rprimitive(kind):
        return NONE
    if rtypes.is_float_rprimitive(kind):
        return FLOAT
    return WORD if kind.is_unboxed or isinstance(kind, rtypes.RArray | rtypes.RVoid) else OBJECT


class Lowering:
    """Lowers one function, operation by operation."""

    def __init__(self, function: FuncIR, origins: dict[str, str]) -> None:
        self._function: Final = function
        self._origins: Final = origins
        self._named: Final[dict[ops.Value, Value]] = {}
        self._rows: Final[dict[ops.Value, list[ops.Value]]] = {}
        """The arguments of a call from outside, which the front end lays out in a row."""
        for label, block in enumerate(function.blocks):
            block.label = label

    def lowered(self) -> Function:
        """Return the function in our language."""
        function = self._function
        args = tuple(self.value(arg) for arg in function.arg_regs)
        hopeless = dead_ends(function.blocks)
        blocks = [[_trap(block)] if block in hopeless else self._block(block) for block in function.blocks]
        optional = sum(arg.optional for arg in function.args if not arg.kind.is_star())
        here = [value for value in self._named.values() if value not in args]
        star = any(arg.kind.is_star() for arg in function.args)
        return Function(name_of(function.decl), args, optional, star, kind_of(function.ret_type), blocks, here)

    def _block(self, block: ops.BasicBlock) -> list[Op]:
        made: list[Op] = []
        for each in block.ops:
            lowered = LOWERED[type(each)](self, each) if type(each) in LOWERED else Op("trap", what=type(each).__name__)
            if lowered is not None:
                lowered.line = each.line
                made.append(lowered)
        return made

    def value(self, value: ops.Value) -> Value:
        """Return the variable or constant that a value is."""
        kind = kind_of(value.type)
        if isinstance(value, ops.Integer):
            return Value(f"INT64_C({value.value})", kind)
        if isinstance(value, ops.Float):
            return Value(f"({value.value!r})".replace("inf", "INFINITY"), kind)
        if isinstance(value, ops.CString):
            return Value('"' + "".join(f"\\{byte:03o}" for byte in value.value) + '"', WORD)
        if value not in self._named:
            self._named[value] = Value(f"r{len(self._named)}", kind)
        return self._named[value]

    def _op(self, name: str, dest: ops.Value | None, args: Iterable[ops.Value] = (), what: str = "") -> Op:
        written = self.value(dest) if dest is not None and not dest.is_void else None
        return Op(name, written, tuple(self.value(arg) for arg in args), what)

    def on_assign(self, op: ops.Assign) -> Op:
        """Lower an assignment."""
        return Op("assign", self.value(op.dest), (self.value(op.src),))

    def on_assign_multi(self, op: ops.AssignMulti) -> None:
        """Remember a row of arguments."""
        self._rows[op.dest] = op.src

    def on_goto(self, op: ops.Goto) -> Op:
        """Lower a jump."""
        return Op("goto", extra=(op.label.label,))

    def on_branch(self, op: ops.Branch) -> Op:
        """Lower a branch; what was never missing is not looked for."""
        yes, no = (op.false, op.true) if op.negated else (op.true, op.false)
        if op.op == op.IS_ERROR and isinstance(op.value, ops.LoadStatic):
            return Op("goto", extra=(no.label,))
        return Op(
            "branch" if op.op == op.BOOL else "missing", None, (self.value(op.value),), extra=(yes.label, no.label)
        )

    def on_return(self, op: ops.Return) -> Op:
        """Lower a return."""
        return self._op("return", None, [op.value])

    def on_unreachable(self, op: ops.Unreachable) -> Op:
        """Lower what cannot be reached."""
        return Op("trap", what="unreachable")

    def on_load_error_value(self, op: ops.LoadErrorValue) -> Op:
        """Lower the value that stands for a missing one."""
        return self._op("absent", op)

    def on_load_literal(self, op: ops.LoadLiteral) -> Op:
        """Lower a literal."""
        lowered = self._op("literal", op)
        lowered.extra = op.value
        return lowered

    def on_get_attr(self, op: ops.GetAttr) -> Op:
        """Lower the reading of a field, or of a property."""
        cls = op.class_type.class_ir
        if cls.get_method(op.attr) is not None and not op.allow_error_value:
            return self._op("virtual", op, [op.obj], f"{cls.fullname}:{op.attr}")
        return self._op("get", op, [op.obj], f"{cls.fullname}:{op.attr}")

    def on_set_attr(self, op: ops.SetAttr) -> Op:
        """Lower the writing of a field."""
        if op.propset is not None:
            return Op("trap", what=f"the setter of {op.attr}")
        return self._op("set", None, [op.obj, op.src], f"{op.class_type.class_ir.fullname}:{op.attr}")

    def on_load_static(self, op: ops.LoadStatic) -> Op:
        """Lower the reading of what a module holds."""
        if op.namespace == ops.NAMESPACE_TYPE:
            return self._op("class", op, (), f"{op.module_name}.{op.identifier}")
        if op.namespace == ops.NAMESPACE_MODULE or op.module_name is None:
            return self._op("module", op, (), op.identifier)
        return self._op("static", op, (), f"{op.module_name}.{op.identifier}")

    def on_tuple_set(self, op: ops.TupleSet) -> Op:
        """Lower the making of a tuple."""
        return self._op("tuple", op, op.items)

    def on_tuple_get(self, op: ops.TupleGet) -> Op:
        """Lower the reading of a tuple."""
        lowered = self._op("item", op, [op.src])
        lowered.extra = op.index
        return lowered

    def on_box(self, op: ops.Box) -> Op:
        """Lower the making of an object from a number or a tuple."""
        return self._op("box", op, [op.src])

    def on_unbox(self, op: ops.Unbox) -> Op:
        """Lower the reverse."""
        return self._op("unbox", op, [op.src])

    def on_cast(self, op: ops.Cast) -> Op:
        """Lower a check of a class."""
        return self._op("cast", op, [op.src])

    def on_call(self, op: ops.Call) -> Op:
        """Lower a call of a function or of a class."""
        made = op.fn.sig.ret_type
        if isinstance(made, rtypes.RInstance) and made.class_ir.ctor is op.fn:
            return self._op("new", op, op.args, made.class_ir.fullname)
        return self._op("call", op, op.args, name_of(op.fn))

    def on_method_call(self, op: ops.MethodCall) -> Op:
        """Lower a call that the class of an object answers."""
        return self._op("virtual", op, [op.obj, *op.args], f"{op.receiver_type.class_ir.fullname}:{op.method}")

    def on_call_c(self, op: ops.CallC) -> Op:
        """Lower a call of the runtime; calls from outside are told apart by what they call."""
        name = op.function_name
        if name in {"PyObject_Vectorcall", "PyObject_VectorcallMethod"}:
            return self._called(op, name.endswith("Method"))
        if name in {"CPyObject_GetAttr", "CPyObject_GetAttr3"} and isinstance(op.args[1], ops.LoadLiteral):
            owner, attribute = op.args[0], str(op.args[1].value)
            if isinstance(owner, ops.LoadStatic) and owner.namespace == ops.NAMESPACE_MODULE:
                return self._op("static", op, (), f"{owner.identifier}.{attribute}")
            return self._op("named", op, [owner], attribute)
        if name == "CPyDict_GetItem" and isinstance(op.args[0], ops.LoadStatic) and op.args[0].identifier == "globals":
            assert isinstance(op.args[1], ops.LoadLiteral)
            name = f"{self._function.decl.module_name}.{op.args[1].value!s}"
            return self._op("static", op, (), self._origins.get(name) or name)
        return self._op("primitive", op, op.args, name)

    def _called(self, op: ops.CallC, method: bool) -> Op:
        """Lower a call with a row of arguments."""
        callee, row, _, words = op.args
        keywords = words.value if isinstance(words, ops.LoadLiteral) else ()
        args: list[ops.Value] = []
        if isinstance(row, ops.LoadAddress) and isinstance(row.src, ops.Register):
            args = self._rows[row.src]
        if method:
            assert isinstance(callee, ops.LoadLiteral)
            lowered = self._op("send", op, args, str(callee.value))
        else:
            lowered = self._op("invoke", op, [callee, *args], self._outside(callee))
        lowered.extra = keywords
        return lowered

    def _outside(self, callee: ops.Value) -> str:
        """Return the name of a function of Python itself that is called, else nothing."""
        if isinstance(callee, ops.CallC) and callee.function_name.startswith("CPyObject_GetAttr"):
            owner, attribute = callee.args
            if isinstance(owner, ops.LoadStatic) and owner.namespace == ops.NAMESPACE_MODULE:
                assert isinstance(attribute, ops.LoadLiteral)
                return f"{owner.identifier}.{attribute.value!s}"
        return ""

    def on_primitive_op(self, op: ops.PrimitiveOp) -> Op:
        """Lower an operation of the runtime."""
        return self._op("primitive", op, op.args, op.desc.c_function_name or op.desc.name)

    def on_int_op(self, op: ops.IntOp) -> Op:
        """Lower arithmetic of the machine."""
        return self._op("infix", op, [op.lhs, op.rhs], op.op_str[op.op])

    def on_float_op(self, op: ops.FloatOp) -> Op:
        """Lower arithmetic of floats."""
        if op.op == op.MOD:
            return self._op("primitive", op, [op.lhs, op.rhs], "float_modulo")
        return self._op("infix", op, [op.lhs, op.rhs], op.op_str[op.op])

    def on_comparison_op(self, op: ops.ComparisonOp) -> Op:
        """Lower a comparison of the machine."""
        return self._op("infix" if op.op in SIGNED else "unsigned", op, [op.lhs, op.rhs], op.op_str[op.op])

    def on_float_comparison_op(self, op: ops.FloatComparisonOp) -> Op:
        """Lower a comparison of floats."""
        return self._op("infix", op, [op.lhs, op.rhs], op.op_str[op.op])

    def on_float_neg(self, op: ops.FloatNeg) -> Op:
        """Lower a float's change of sign."""
        return self._op("primitive", op, [op.src], "float_negative")

    def on_truncate(self, op: ops.Truncate) -> Op:
        """Lower the change to a shorter number."""
        return self._op("assign", op, [op.src])

    def on_extend(self, op: ops.Extend) -> Op:
        """Lower the change to a longer number."""
        return self._op("assign", op, [op.src])

    def on_load_address(self, op: ops.LoadAddress) -> Op | None:
        """Lower the address of something that there is once."""
        if not isinstance(op.src, str):
            return None
        if op.src not in CONSTANTS:
            return Op("trap", what=f"the address of {op.src}")
        return Op("assign", self.value(op), (Value(CONSTANTS[op.src], OBJECT),))

    def on_load_mem(self, op: ops.LoadMem) -> Op:
        """Lower the reading of memory; where every object begins, its class is meant."""
        begins = isinstance(op.src, ops.GetElementPtr) and op.src.field == "ob_type"
        return self._op("primitive", op, [op.src], "class_of" if begins else "load_word")

    def on_unborrow(self, op: ops.Unborrow) -> Op:
        """Lower a second reference to the same."""
        return self._op("assign", op, [op.src])

    def on_get_element_ptr(self, op: ops.GetElementPtr) -> Op:
        """Lower the place of what every object begins with: its class."""
        return (
            self._op("assign", op, [op.src]) if op.field == "ob_type" else Op("trap", what=f"the place of {op.field}")
        )

    def on_raise_standard_error(self, op: ops.RaiseStandardError) -> Op:
        """Lower an error."""
        return Op("trap", what=op.class_name)

    def on_nothing(self, op: ops.Op) -> None:
        """Leave out what is about references, and what only the loading of a module does."""


def dead_ends(blocks: Sequence[ops.BasicBlock]) -> set[ops.BasicBlock]:
    """Return the blocks from which there is no way but to an error."""
    found = {block for block in blocks if isinstance(block.terminator, ops.Unreachable)}
    grown = True
    while grown:
        before = len(found)
        found |= {
            block
            for block in blocks
            if isinstance(block.terminator, ops.Goto | ops.Branch) and found.issuperset(block.terminator.targets())
        }
        grown = len(found) > before
    return found


def _trap(block: ops.BasicBlock) -> Op:
    """Return the trap in place of a block that only raises; a choice that is not legal is told from other errors."""
    asked = any(isinstance(op, ops.MethodCall) and op.method == "illegal" for op in block.ops)
    return Op("trap", what="illegal" if asked else "error", line=block.ops[0].line)


LOWERED: Final[dict[type[ops.Op], Callable[[Lowering, Any], Op | None]]] = {
    ops.Assign: Lowering.on_assign,
    ops.AssignMulti: Lowering.on_assign_multi,
    ops.Goto: Lowering.on_goto,
    ops.Branch: Lowering.on_branch,
    ops.Return: Lowering.on_return,
    ops.Unreachable: Lowering.on_unreachable,
    ops.LoadErrorValue: Lowering.on_load_error_value,
    ops.LoadLiteral: Lowering.on_load_literal,
    ops.GetAttr: Lowering.on_get_attr,
    ops.SetAttr: Lowering.on_set_attr,
    ops.LoadStatic: Lowering.on_load_static,
    ops.TupleSet: Lowering.on_tuple_set,
    ops.TupleGet: Lowering.on_tuple_get,
    ops.Box: Lowering.on_box,
    ops.Unbox: Lowering.on_unbox,
    ops.Cast: Lowering.on_cast,
    ops.Call: Lowering.on_call,
    ops.MethodCall: Lowering.on_method_call,
    ops.CallC: Lowering.on_call_c,
    ops.PrimitiveOp: Lowering.on_primitive_op,
    ops.IntOp: Lowering.on_int_op,
    ops.FloatOp: Lowering.on_float_op,
    ops.ComparisonOp: Lowering.on_comparison_op,
    ops.FloatComparisonOp: Lowering.on_float_comparison_op,
    ops.FloatNeg: Lowering.on_float_neg,
    ops.Truncate: Lowering.on_truncate,
    ops.Extend: Lowering.on_extend,
    ops.LoadAddress: Lowering.on_load_address,
    ops.LoadMem: Lowering.on_load_mem,
    ops.Unborrow: Lowering.on_unborrow,
    ops.GetElementPtr: Lowering.on_get_element_ptr,
    ops.RaiseStandardError: Lowering.on_raise_standard_error,
    ops.InitStatic: Lowering.on_nothing,
    ops.IncRef: Lowering.on_nothing,
    ops.DecRef: Lowering.on_nothing,
    ops.KeepAlive: Lowering.on_nothing,
}
"""What becomes of each operation; what no rule needs is a trap."""
