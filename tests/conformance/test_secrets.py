"""Nobody is sent anything that depends on what they cannot know."""

from collections.abc import Iterator

import pytest
from tests.conformance.driving import begin, play_on, walk, watchers
from tests.conformance.tables import Case, short_tables
from tests.conformance.twins import Knowledge, beginnings, compared, knows

from jalopy.kernel.match import Match

# Where there are no cards, nothing is hidden.
TABLES = short_tables(lambda case: bool(begin(case, 0).state.cards.faces))


@pytest.mark.parametrize("case", TABLES)
def test_twins_that_differ_in_what_a_watcher_cannot_know_are_the_same_to_it(case: Case, thorough: bool) -> None:
    differed = 0
    for key, beginning in enumerate(beginnings(case, 61, 1_000 if thorough else 3)):
        for watcher in [*range(case.seats), None]:
            for twin in (
                beginning.dealt_anew(watcher, key),
                beginning.dealt_anew_but_for_what_is_learnt(watcher, key),
            ):
                differed += twin.state.cards.faces != beginning.start.cards.faces
                for left, right in compared(beginning, twin, watcher):
                    assert left == right
    assert differed > 0


@pytest.mark.parametrize("case", TABLES)
def test_twins_are_compared_for_long_enough_to_tell_something(case: Case) -> None:
    steps = wanted = 0
    for key, beginning in enumerate(beginnings(case, 62, 4)):
        twin = beginning.dealt_anew_but_for_what_is_learnt(None, key)
        steps += sum(1 for _ in compared(beginning, twin, None))
        wanted += len(beginning.answers)
    assert steps > wanted / 4


def words(data: object) -> Iterator[str]:
    """All texts that stand as values."""
    if isinstance(data, str):
        yield data
    elif isinstance(data, dict):
        for value in data.values():
            yield from words(value)
    elif isinstance(data, list):
        for value in data:
            yield from words(value)


def names(data: object) -> Iterator[str]:
    """All names of values."""
    if isinstance(data, dict):
        for name, value in data.items():
            yield str(name)
            yield from names(value)
    elif isinstance(data, list):
        for value in data:
            yield from names(value)


def faces_unknown_to(watcher: int | None, *moments: Knowledge) -> set[str]:
    """Faces of which the watcher knew not one card at any of these moments."""
    unknown = {face for moment in moments for face in moment.faces}
    for moment in moments:
        unknown -= {face for face, known in zip(moment.faces, moment.known, strict=True) if knows(known, watcher)}
    return unknown


@pytest.mark.parametrize("case", TABLES)
def test_no_view_and_no_event_names_a_face_that_its_watcher_does_not_know(case: Case) -> None:
    match = begin(case, 63)
    before = Knowledge(match.state.cards)
    seen = len(match.events())
    looked = 0
    for _ in walk(match, 64):
        now = Knowledge(match.state.cards)
        for watcher in watchers(match):
            unknown = faces_unknown_to(watcher, now)
            assert not unknown & set(words(match.view(watcher)))
            looked += len(unknown)
            if not now.hides_something_since(before):
                told = [event["facts"] for event in match.events(seen, watcher)]
                assert not faces_unknown_to(watcher, before, now) & set(words(told))
        before, seen = now, len(match.events())
    assert looked > 0


@pytest.mark.parametrize("case", TABLES)
def test_options_of_others_are_neither_seen_nor_told(case: Case) -> None:
    match: Match = play_on(begin(case, 65), 66)
    for watcher in watchers(match):
        assert not {"options", "question"} & set(names([match.view(watcher), match.events(seat=watcher)]))
