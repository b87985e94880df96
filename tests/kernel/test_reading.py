"""The strict reader of plain data: every refusal names the place."""

from collections.abc import Callable

import pytest

from jalopy.kernel.errors import BadPosition
from jalopy.kernel.reading import Reader

DATA = {
    "name": "gear",
    "count": 3,
    "yes": True,
    "nothing": None,
    "share": 0.5,
    "texts": ["a", "b"],
    "numbers": [1, 2],
    "mixed": ["a", 1],
    "inner": {"x": 1},
}


def reader() -> Reader:
    return Reader(DATA, "the position", BadPosition)


def test_what_fits_is_read() -> None:
    data = reader()
    assert data.text("name") == "gear"
    assert data.text("name", ["bolt", "gear"]) == "gear"
    assert data.number("count", 3, 3) == 3
    assert data.texts("texts") == ["a", "b"]
    assert data.numbers("numbers", 1, 2) == [1, 2]
    assert data.list("mixed") == ["a", 1]
    assert data.table("inner").number("x", 0, 5) == 1
    assert data.has("inner")
    assert not data.has("outer")
    assert data.field("nothing") is None


def test_a_list_that_was_read_may_be_changed() -> None:
    """Rules play on with what a position says; the position stays as it was given."""
    given = {"numbers": [1, 2], "texts": ["a"], "mixed": ["a", 1]}
    data = Reader(given, "the position", BadPosition)
    for values in (data.numbers("numbers", 1, 2), data.texts("texts"), data.list("mixed")):
        values.clear()
    assert given == {"numbers": [1, 2], "texts": ["a"], "mixed": ["a", 1]}


@pytest.mark.parametrize(
    ("read", "complaint"),
    [
        (
            lambda: Reader([], "the position", BadPosition),
            "the position must be a table of names and values, not a list",
        ),
        (lambda: Reader(None, "racer 2", BadPosition), "racer 2 must be a table of names and values, not nothing"),
        (lambda: reader().field("outer"), "the position lacks 'outer'"),
        (lambda: reader().text("count"), "'count' in the position must be a text, not a number"),
        (lambda: reader().text("name", ["bolt"]), "'name' in the position is 'gear'; possible are: bolt"),
        (
            lambda: reader().number("name", 0, 9),
            "'name' in the position must be a whole number from 0 to 9, not 'gear'",
        ),
        (lambda: reader().number("yes", 0, 9), "must be a whole number from 0 to 9, not True"),
        (lambda: reader().number("share", 0, 9), "must be a whole number from 0 to 9, not 0.5"),
        (lambda: reader().number("count", 0, 2), "must be a whole number from 0 to 2, not 3"),
        (lambda: reader().list("inner"), "'inner' in the position must be a list, not a table"),
        (lambda: reader().list("yes"), "'yes' in the position must be a list, not yes or no"),
        (lambda: reader().list("share"), "'share' in the position must be a list, not float"),
        (lambda: reader().texts("mixed"), "'mixed' in the position must hold texts only, not a number"),
        (
            lambda: reader().numbers("mixed", 0, 9),
            "'mixed' in the position must hold whole numbers from 0 to 9, not 'a'",
        ),
        (lambda: reader().numbers("numbers", 0, 1), "must hold whole numbers from 0 to 1, not 2"),
        (lambda: reader().table("numbers"), "'numbers' must be a table of names and values, not a list"),
        (lambda: reader().table("inner").text("x"), "'x' in 'inner' must be a text, not a number"),
    ],
)
def test_what_does_not_fit_is_refused_with_its_place(read: Callable[[], object], complaint: str) -> None:
    with pytest.raises(BadPosition) as refusal:
        read()
    assert complaint in str(refusal.value)


def test_what_nobody_asked_for_is_refused() -> None:
    data = Reader({"a": 1, "b": 2}, "the position", BadPosition)
    data.number("a", 0, 9)
    with pytest.raises(BadPosition, match="the position has an unknown field 'b'"):
        data.done()
    data.number("b", 0, 9)
    data.done()


def test_a_table_within_a_part_names_both() -> None:
    part = Reader({"inner": {}}, "racer 2", BadPosition)
    with pytest.raises(BadPosition, match="'inner' in racer 2 lacks 'x'"):
        part.table("inner").field("x")
