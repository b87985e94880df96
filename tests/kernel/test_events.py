"""Events: everyone's part, the private part, the running hash."""

import hashlib

from hypothesis import given
from hypothesis import strategies as st
from tests.kernel.toy import meet, play

from jalopy.kernel.chance import ScriptedChance
from jalopy.kernel.events import Event, canonical, digest
from jalopy.kernel.table import Table


def test_a_private_part_reaches_its_seats_only() -> None:
    match = play(meet(), "give:0")
    gave = [match.events(seat=seat)[-1]["facts"] for seat in (0, 1, 2, None)]
    assert gave == [
        {"seat": 0, "to": 1, "card": "lamp"},
        {"seat": 0, "to": 1, "card": "lamp"},
        {"seat": 0, "to": 1},
        {"seat": 0, "to": 1},
    ]


def test_events_are_numbered_and_can_be_asked_for_from_any_number_on() -> None:
    match = play(meet(), "ring", "ring", "enough")
    everything = match.events()
    assert [event["seq"] for event in everything] == list(range(len(everything)))
    assert match.events(since=5) == everything[5:]
    assert match.events(since=len(everything)) == []


def test_an_event_tells_its_turn_and_its_rule() -> None:
    match = play(meet(), "draw", "ring")
    assert [(event["turn"], event["kind"], event["rule"]) for event in match.events()[-3:]] == [
        (0, "dealt", "SM-1.1"),
        (1, "drew", "SM-2.2"),
        (2, "rang", "SM-2.3"),
    ]


def test_nothing_is_told_when_nobody_listens() -> None:
    assert play(meet(listening=False), "ring").events() == []
    table = Table(2, ScriptedChance(), False)
    table.tell("rang", {}, "SM-2.3")
    assert table.stream == []


def test_the_running_hash_sees_everything_but_the_number() -> None:
    event = Event(4, 1, "gave", {"seat": 0}, "SM-2.6", {1: {"card": "gear"}})
    running = event.hashed_onto("before")
    assert Event(9, 1, "gave", {"seat": 0}, "SM-2.6", {1: {"card": "gear"}}).hashed_onto("before") == running
    others = [
        event.hashed_onto("other"),
        Event(4, 2, "gave", {"seat": 0}, "SM-2.6", {1: {"card": "gear"}}).hashed_onto("before"),
        Event(4, 1, "took", {"seat": 0}, "SM-2.6", {1: {"card": "gear"}}).hashed_onto("before"),
        Event(4, 1, "gave", {"seat": 1}, "SM-2.6", {1: {"card": "gear"}}).hashed_onto("before"),
        Event(4, 1, "gave", {"seat": 0}, "SM-2.7", {1: {"card": "gear"}}).hashed_onto("before"),
        Event(4, 1, "gave", {"seat": 0}, "SM-2.6", {2: {"card": "gear"}}).hashed_onto("before"),
        Event(4, 1, "gave", {"seat": 0}, "SM-2.6", {1: {"card": "bolt"}}).hashed_onto("before"),
        Event(4, 1, "gave", {"seat": 0}, "SM-2.6", None).hashed_onto("before"),
    ]
    assert len({running, *others}) == 1 + len(others)


def test_one_value_has_one_text() -> None:
    assert canonical({"b": [1, True], "a": "ü"}) == '{"a":"ü","b":[1,true]}'
    assert digest({"b": 1, "a": 2}) == digest({"a": 2, "b": 1})
    assert digest([1]) != digest([True])


def test_an_event_prints_what_happened() -> None:
    assert repr(Event(4, 1, "gave", {"seat": 0}, "SM-2.6", None)) == "Event(4, 'gave', {'seat': 0}, SM-2.6)"


WORDS = st.text(st.characters(codec="utf-8"))
DATA = st.recursive(
    st.none() | st.booleans() | st.integers() | WORDS,
    lambda inner: st.lists(inner) | st.dictionaries(WORDS, inner) | st.dictionaries(st.integers(), inner),
)


@given(DATA)
def test_a_digest_is_that_of_the_one_text(data: object) -> None:
    """It is written by another library; records hold digests that were written by the first."""
    assert digest(data) == hashlib.sha256(canonical(data).encode()).hexdigest()[:32]
