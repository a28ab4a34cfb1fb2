"""What the wire needs of msgspec, in plain Python: for the browser, whose Python comes without it.

The wire's types are written once, as msgspec structs (``server/protocol``, ``server/tables``).
Where msgspec is not there, :func:`install` puts this module in its place: typed records that are made, compared,
written as JSON and read back with the same checks. It knows what those files use and nothing more, and the tests
give both of them the same messages, good and bad.
"""

from __future__ import annotations

import inspect
import json as _json
import re
import sys
import types
from collections.abc import Callable, Iterable, Mapping
from types import SimpleNamespace
from typing import (
    Annotated,
    Any,
    ClassVar,
    Final,
    Literal,
    NamedTuple,
    TypeVar,
    Union,
    get_args,
    get_origin,
    get_type_hints,
)

T = TypeVar("T")
_NOTHING: Final = object()


class DecodeError(ValueError):
    """A text that is not JSON."""


class ValidationError(DecodeError):
    """JSON that is not of the type wanted."""


class Meta:
    """What a value must keep to besides its type."""

    def __init__(
        self,
        *,
        ge: float | None = None,
        le: float | None = None,
        lt: float | None = None,
        min_length: int | None = None,
        max_length: int | None = None,
        pattern: str | None = None,
    ) -> None:
        self._ge: Final = ge
        self._le: Final = le
        self._lt: Final = lt
        self._min: Final = min_length
        self._max: Final = max_length
        self._pattern: Final = None if pattern is None else re.compile(pattern)

    def check(self, value: Any) -> None:
        """Refuse a value that does not keep to it."""
        if (
            (self._ge is not None and value < self._ge)
            or (self._le is not None and value > self._le)
            or (self._lt is not None and value >= self._lt)
            or (self._min is not None and len(value) < self._min)
            or (self._max is not None and len(value) > self._max)
            or (self._pattern is not None and self._pattern.search(value) is None)
        ):
            raise ValidationError(f"{value!r:.60} is out of bounds")


class _Made:
    """A default that is made anew for every record."""

    def __init__(self, make: Callable[[], Any]) -> None:
        self.make: Final = make


def field(*, default_factory: Callable[[], Any]) -> Any:
    """Return a default that is made anew for every record."""
    return _Made(default_factory)


class _Shape(NamedTuple):
    """What all records of a class have in common."""

    fields: tuple[str, ...] = ()
    by_place: tuple[str, ...] = ()
    """Of these, those that need not be named."""
    defaults: Mapping[str, Any] = {}
    tag_field: str = "type"
    tag: str | None = None
    strict: bool = False
    """Whether fields that nobody knows are refused."""
    brief: bool = False
    """Whether defaults are not written."""


class Struct:
    """A record with named, typed fields that never change."""

    __shape__: ClassVar[_Shape] = _Shape()

    def __init_subclass__(
        cls,
        *,
        frozen: bool = True,
        kw_only: bool = False,
        tag: str | None = None,
        tag_field: str | None = None,
        forbid_unknown_fields: bool | None = None,
        omit_defaults: bool | None = None,
    ) -> None:
        assert frozen, "a record of the wire never changes"
        base = cls.__shape__
        own = tuple(name for name in inspect.get_annotations(cls) if not name.startswith("_"))
        cls.__shape__ = _Shape(
            fields=base.fields + own,
            by_place=base.by_place + (() if kw_only else own),
            defaults={**base.defaults, **{name: cls.__dict__[name] for name in own if name in cls.__dict__}},
            tag_field=base.tag_field if tag_field is None else tag_field,
            tag=base.tag if tag is None else tag,
            strict=base.strict if forbid_unknown_fields is None else forbid_unknown_fields,
            brief=base.brief if omit_defaults is None else omit_defaults,
        )

    def __init__(self, *values: Any, **named: Any) -> None:
        shape = self.__shape__
        if len(values) > len(shape.by_place):
            raise TypeError(f"{type(self).__name__} has fewer fields")
        given = dict(zip(shape.by_place, values, strict=False)) | named
        for name in shape.fields:
            value = given.pop(name, _NOTHING)
            if value is _NOTHING:
                value = self._default(name)
            object.__setattr__(self, name, value)
        if given:
            raise TypeError(f"{type(self).__name__} has no field {next(iter(given))}")

    def _default(self, name: str) -> Any:
        defaults = self.__shape__.defaults
        if name not in defaults:
            raise TypeError(f"{type(self).__name__} needs {name}")
        default = defaults[name]
        return default.make() if isinstance(default, _Made) else default

    def __setattr__(self, name: str, value: Any) -> None:
        raise AttributeError(f"{type(self).__name__} never changes")

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and vars(self) == vars(other)

    def __hash__(self) -> int:
        return hash((type(self), *vars(self).values()))

    def __repr__(self) -> str:
        told = ", ".join(f"{name}={value!r}" for name, value in vars(self).items())
        return f"{type(self).__name__}({told})"

    def to_data(self) -> dict[str, Any]:
        """Return the record as it is written: its tag first, then its fields in order."""
        shape = self.__shape__
        data: dict[str, Any] = {} if shape.tag is None else {shape.tag_field: shape.tag}
        for name in shape.fields:
            value = getattr(self, name)
            if not (shape.brief and name in shape.defaults and value == self._default(name)):
                data[name] = value
        return data


# Writing and reading.


def encode(value: Any) -> bytes:
    """Return a value as JSON."""
    return _json.dumps(value, default=_written, ensure_ascii=False, separators=(",", ":")).encode()


def _written(value: Any) -> Any:
    if isinstance(value, Struct):
        return value.to_data()
    raise TypeError(f"{type(value).__name__} cannot be written")


def decode(text: str | bytes, type: Any = Any) -> Any:
    """Return what a JSON text says, as a value of a type; or say what is wrong with it."""
    try:
        value = _json.loads(text, parse_constant=_refuse)
    except ValueError as fault:
        raise DecodeError(str(fault)) from None
    return convert(value, type)


class Decoder:
    """Reads JSON texts as values of one type."""

    def __init__(self, type: Any) -> None:
        self._type: Final = type

    def decode(self, text: str | bytes) -> Any:
        """Return what a JSON text says, or say what is wrong with it."""
        return decode(text, self._type)


def _refuse(word: str) -> Any:
    raise ValueError(f"{word} is no number of JSON")


def convert(value: Any, type: Any) -> Any:
    """Return a value made of plain lists, dicts, texts and numbers as a value of a type."""
    origin = get_origin(type)
    if origin is Annotated:
        plain, *metas = get_args(type)
        found = convert(value, plain)
        for meta in metas:
            if isinstance(meta, Meta):
                meta.check(found)
        return found
    if origin in {Union, types.UnionType}:
        return _one_of(value, get_args(type))
    if origin is Literal:
        return _checked(value, any(value == one and value.__class__ is one.__class__ for one in get_args(type)), type)
    if origin in _PLURAL:
        return _PLURAL[origin](value, get_args(type))
    if isinstance(type, builtin) and issubclass(type, Struct):
        return _record(value, type)
    return _single(value, type)


builtin: Final = type


def _checked(value: Any, good: bool, wanted: Any) -> Any:
    if not good:
        raise ValidationError(f"expected {getattr(wanted, '__name__', wanted)}, got {value!r:.60}")
    return value


def _single(value: Any, wanted: Any) -> Any:
    """Return a text, a number, a truth value or nothing, if it is what was wanted."""
    if wanted is Any:
        return value
    if wanted is float:
        return float(_checked(value, value.__class__ in {int, float}, wanted))
    return _checked(value, value.__class__ is (types.NoneType if wanted is None else wanted), wanted)


def _one_of(value: Any, wanted: Iterable[Any]) -> Any:
    """Return a value as the first of several types that it can be; records are told apart by their tag."""
    records = [one for one in wanted if isinstance(one, type) and issubclass(one, Struct)]
    tagged = {one.__shape__.tag: one for one in records if one.__shape__.tag is not None}
    if isinstance(value, dict) and tagged:
        tag = value.get(records[0].__shape__.tag_field)
        if isinstance(tag, str) and tag in tagged:
            return _record(value, tagged[tag])
        raise ValidationError(f"{tag!r:.60} is no known tag")
    for one in wanted:
        try:
            return convert(value, one)
        except ValidationError:
            continue
    raise ValidationError(f"{value!r:.60} is none of what it may be")


def _record(value: Any, wanted: type[Struct]) -> Struct:
    _checked(value, isinstance(value, dict), wanted)
    given = dict(value)
    shape = wanted.__shape__
    if shape.tag is not None:
        tag = given.pop(shape.tag_field, shape.tag)
        _checked(tag, tag == shape.tag, wanted)
    hints = _hints(wanted)
    if shape.strict and given.keys() - hints.keys():
        raise ValidationError(f"{wanted.__name__} has no field {next(iter(given.keys() - hints.keys()))!r:.60}")
    try:
        return wanted(**{name: convert(given[name], hints[name]) for name in shape.fields if name in given})
    except TypeError as fault:
        raise ValidationError(str(fault)) from None


_HINTS: Final[dict[str, dict[str, Any]]] = {}


def _hints(wanted: type[Struct]) -> dict[str, Any]:
    """Return the type of every field; worked out when it is first asked for, because types may name later ones."""
    name = f"{wanted.__module__}.{wanted.__qualname__}"
    if name not in _HINTS:
        hints = get_type_hints(wanted, include_extras=True)
        _HINTS[name] = {field: hints[field] for field in wanted.__shape__.fields}
    return _HINTS[name]


def _list(value: Any, wanted: tuple[Any, ...]) -> list[Any]:
    return [convert(one, wanted[0]) for one in _checked(value, isinstance(value, list), list)]


def _dict(value: Any, wanted: tuple[Any, ...]) -> dict[Any, Any]:
    _checked(value, isinstance(value, dict), dict)
    return {convert(key, wanted[0]): convert(one, wanted[1]) for key, one in value.items()}


_PLURAL: Final[Mapping[Any, Callable[[Any, tuple[Any, ...]], Any]]] = {list: _list, dict: _dict}


# What goes by other names in msgspec.


def _replace(record: T, **changes: Any) -> T:
    return type(record)(**{**vars(record), **changes})


json: Final = SimpleNamespace(Decoder=Decoder, encode=encode, decode=decode)
structs: Final = SimpleNamespace(replace=_replace)


def install() -> None:
    """Stand in for msgspec where it is not there."""
    try:
        import msgspec  # noqa: F401, PLC0415 - only whether it can be
    except ModuleNotFoundError:
        sys.modules["msgspec"] = sys.modules[__name__]
