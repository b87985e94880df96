"""Shapes of plain data. A game declares once, in its `shapes.py`, what its views hold and what its events tell.

Shapes are typed dictionaries; the words behind a field say what it means. From them come the checks of the conformance
suite, the page's types and the tables in the docs.
"""

from collections.abc import Sequence
from functools import cache
from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Final,
    Literal,
    NotRequired,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

Shape = Any  # a type, as annotations have them

PLAIN: Final[tuple[Shape, ...]] = (bool, int, float, str, NoneType)


class OneOf:
    """One of the names in the box: `Annotated[str, OneOf("RacerName", ALL_RACERS)]`."""

    def __init__(self, title: str, names: Sequence[str]) -> None:
        self.title = title
        self.names = tuple(names)


class Field:
    def __init__(self, name: str, shape: Shape, needed: bool) -> None:
        self.name = name
        self.shape = shape
        self.needed = needed


@cache
def fields(shape: Shape) -> list[Field]:
    """Of a typed dictionary, in the order in which they are declared."""
    hints = get_type_hints(shape, include_extras=True)
    needed: frozenset[str] = shape.__required_keys__
    return [Field(name, _bare(hint), name in needed) for name, hint in hints.items()]


def _bare(hint: Shape) -> Shape:
    origin: Any = get_origin(hint)
    return get_args(hint)[0] if origin is NotRequired else hint


def names_of(shape: Shape) -> OneOf | None:
    origin: Any = get_origin(shape)
    if origin is Annotated:
        return next((each for each in get_args(shape)[1:] if isinstance(each, OneOf)), None)
    return None


def misfit(data: object, shape: Shape, where: str) -> str:
    """What is not as it was declared, in one sentence; "" where all is."""
    if is_typeddict(shape):
        return _misfit_of_fields(data, shape, where)
    origin: Any = get_origin(shape)
    inner = get_args(shape)
    if origin is Annotated:
        named = names_of(shape)
        if named is not None:
            return "" if data in named.names else f"{where} is {data!r}, which is no {named.title}."
        return misfit(data, inner[0], where)
    if origin in (Union, UnionType):
        found = [misfit(data, each, where) for each in inner]
        return "" if "" in found else found[0]
    if origin is Literal:
        return "" if data in inner else f"{where} is {data!r}, not one of {list(inner)}."
    if origin is list or origin is tuple:
        return _misfit_of_items(data, inner, where)
    if origin is dict:
        return _misfit_of_values(data, inner, where)
    if shape in PLAIN:
        return "" if type(data) is shape else f"{where} is {data!r}, not {shape.__name__}."
    raise TypeError(f"{shape} is no shape of plain data.")


def _misfit_of_fields(data: object, shape: Shape, where: str) -> str:
    if not isinstance(data, dict):
        return f"{where} is {data!r}, not {shape.__name__}."
    declared = {field.name: field for field in fields(shape)}
    for name in data:
        if name not in declared:
            return f"{where} has '{name}', which {shape.__name__} does not declare."
    for name, field in declared.items():
        if name in data:
            found = misfit(data[name], field.shape, f"{where}.{name}")
            if found:
                return found
        elif field.needed:
            return f"{where} lacks '{name}' of {shape.__name__}."
    return ""


def _misfit_of_items(data: object, inner: tuple[Shape, ...], where: str) -> str:
    """Of a list, or of one of so many items."""
    if not isinstance(data, list):
        return f"{where} is {data!r}, not a list."
    if len(inner) > 1 and len(data) != len(inner):
        return f"{where} has {len(data)} items, not {len(inner)}."
    for place, item in enumerate(data):
        found = misfit(item, inner[place] if len(inner) > 1 else inner[0], f"{where}[{place}]")
        if found:
            return found
    return ""


def _misfit_of_values(data: object, inner: tuple[Shape, ...], where: str) -> str:
    if not isinstance(data, dict):
        return f"{where} is {data!r}, not a dictionary."
    for name, value in data.items():
        found = misfit(name, inner[0], f"a name in {where}") or misfit(value, inner[1], f"{where}.{name}")
        if found:
            return found
    return ""
