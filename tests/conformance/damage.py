"""Damage to plain data, anywhere in it: for readers that must refuse it in words, or live with it."""

import copy
from collections.abc import Callable, Iterator
from typing import Any

from hypothesis import strategies as st

Path = tuple[str | int, ...]

WORDS = st.one_of(st.text(max_size=6), st.text(st.characters(), max_size=3))  # the second with lone surrogates too
NUMBERS = st.one_of(
    st.integers(-3, 70), st.integers(), st.sampled_from([2**31, 2**62, 2**63 - 1, 2**63, 2**64, -(2**63) - 1])
)
LEAVES = st.one_of(st.none(), st.booleans(), NUMBERS, st.floats(), WORDS)
VALUES = st.recursive(
    LEAVES,
    lambda inner: st.one_of(st.lists(inner, max_size=3), st.dictionaries(WORDS, inner, max_size=3)),
    max_leaves=6,
)


def paths(data: object, here: Path = ()) -> Iterator[Path]:
    """Every place below the top."""
    inner: Iterator[tuple[str | int, object]] = iter(())
    if isinstance(data, dict):
        inner = iter(data.items())
    elif isinstance(data, list):
        inner = iter(enumerate(data))
    for step, value in inner:
        yield (*here, step)
        yield from paths(value, (*here, step))


def at(data: Any, path: Path) -> Any:
    for step in path:
        data = data[step]
    return data


def near(value: object) -> st.SearchStrategy[object]:
    """Values that a careless reader takes for this one, or that differ from it by little."""
    if isinstance(value, bool):
        return st.sampled_from([not value, int(value), str(value).lower()])
    if isinstance(value, int):
        return st.sampled_from([value + 1, value - 1, -value, float(value), str(value), value == 1, value + 2**32])
    if isinstance(value, str):
        return st.sampled_from([value + " ", value.upper(), value[:-1], value[::-1], "", [value]])
    if isinstance(value, list):
        return st.sampled_from([value[::-1], value[1:], value * 2, {}, tuple(value[:1])]).map(
            lambda changed: list(changed) if isinstance(changed, tuple) else changed
        )
    return st.sampled_from([None, [], {}, [value]])


@st.composite
def damaged(draw: Callable[[Any], Any], whole: dict[str, Any]) -> dict[str, Any]:
    """The data with one to three places deleted, replaced, copied over each other, or added to."""
    data = copy.deepcopy(whole)
    for _ in range(draw(st.integers(1, 3))):
        places = list(paths(data))
        if not places:
            break
        *way, last = draw(st.sampled_from(places))
        holder = at(data, tuple(way))
        match draw(st.sampled_from(["delete", "near", "replace", "copy", "insert"])):
            case "delete":
                del holder[last]
            case "near":
                holder[last] = draw(near(holder[last]))
            case "replace":
                holder[last] = draw(VALUES)
            case "copy":
                holder[last] = copy.deepcopy(at(data, draw(st.sampled_from(places))))
            case "insert":
                if isinstance(holder, list):
                    holder.insert(int(last), draw(VALUES))
                else:
                    holder[draw(WORDS)] = draw(VALUES)
    return data
