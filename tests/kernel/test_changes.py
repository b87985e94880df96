"""What differs between two pieces of plain data."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as some

from jalopy.kernel.changes import difference, fold
from jalopy.kernel.events import canonical

NAMES = some.sampled_from(["a", "b", "c", "d"])
DATA = some.recursive(
    some.none() | some.integers(2, 9) | some.sampled_from(["x", "y"]),
    lambda inner: some.lists(inner, max_size=4) | some.dictionaries(NAMES, inner, max_size=4),
    max_leaves=20,
)


@given(DATA, DATA)
def test_folding_the_difference_gives_the_second_and_leaves_the_first_alone(one: object, other: object) -> None:
    before = canonical(one)
    assert canonical(fold(one, difference(one, other))) == canonical(other)
    assert canonical(one) == before


@given(DATA)
def test_nothing_differs_from_itself(data: object) -> None:
    assert difference(data, data) == []


@pytest.mark.parametrize(
    ("before", "after", "change"),
    [
        ({"a": 1, "b": 2}, {"a": 1, "b": 3}, [[["b"], 3]]),
        ({"a": 1, "b": 2}, {"a": 1}, [[["b"]]]),
        ({"a": {"b": [1, {"c": 2}]}}, {"a": {"b": [1, {"c": 3}]}}, [[["a", "b", 1, "c"], 3]]),
        ({"pile": [1, 2]}, {"pile": [1, 2, 3]}, [[["pile", 2], 3]]),
        ({"pile": [1, 2, 3]}, {"pile": [1]}, [[["pile", 2]], [["pile", 1]]]),
        ({"hand": [1, 2, 3]}, {"hand": [1, 3]}, [[["hand"], [1, 3]]]),
        ({"pile": []}, {"pile": [1]}, [[["pile"], [1]]]),
        ({"at": None}, {"at": 0}, [[["at"], 0]]),
        (1, 2, [[[], 2]]),
    ],
)
def test_a_change_names_what_is_new_and_no_more(before: object, after: object, change: object) -> None:
    assert difference(before, after) == change


def test_what_did_not_change_is_shared() -> None:
    before: Any = {"a": {"x": 1}, "b": {"y": 1}}
    after: Any = fold(before, [[["a", "x"], 2]])
    assert after["b"] is before["b"]
    assert after["a"] is not before["a"]


def test_a_path_through_a_number_is_refused() -> None:
    with pytest.raises(ValueError, match="neither a dictionary nor a list"):
        fold({"a": 1}, [[["a", "b"], 2]])
