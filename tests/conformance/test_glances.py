"""A glance shows nothing that the view does not show."""

import pytest
from tests.conformance.driving import begin, some, walk
from tests.conformance.tables import Case, short_tables


def is_part(some: object, whole: object) -> bool:
    """Whether data says nothing but what other data says: entries may be missing, places of lists may not."""
    if isinstance(some, dict) and isinstance(whole, dict):
        return all(name in whole and is_part(value, whole[name]) for name, value in some.items())
    if isinstance(some, list) and isinstance(whole, list):
        return len(some) == len(whole) and all(map(is_part, some, whole))
    return some == whole


@pytest.mark.parametrize("case", short_tables())
def test_a_glance_is_a_part_of_the_view(case: Case, thorough: bool) -> None:
    match = begin(case, 71)
    for _ in some(match, 71, thorough):
        for seat in range(case.seats):
            assert is_part(match.glance(seat), match.view(seat))


@pytest.mark.parametrize("case", short_tables())
def test_whoever_glances_at_every_question_sees_what_has_changed(case: Case) -> None:
    """Also where a game shows again what it has shown before: the same seat glances, and some other ones do not."""
    match = begin(case, 72, listening=False)
    for count, _ in enumerate(walk(match, 72)):
        assert match.question is not None
        seat = match.question.seat if count // 20 % 2 else count // 40 % match.seats
        assert is_part(match.glance(seat), match.view(seat))
        if count > 600:
            break


def test_what_is_no_part_is_told_apart() -> None:
    assert is_part({"a": [{"b": 1}]}, {"a": [{"b": 1, "c": 2}], "d": 3})
    assert not is_part({"a": [{"b": 1}]}, {"a": [{"b": 2}]})
    assert not is_part({"e": None}, {"d": 3})
    assert not is_part([1], [1, 2])
