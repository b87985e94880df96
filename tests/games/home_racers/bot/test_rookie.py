"""The rookie of Home Racers drives every course, clean and without getting stuck."""

from typing import Any

import pytest

from jalopy import games
from jalopy.bots.registry import find
from jalopy.bots.runner import play
from jalopy.games.home_racers.courses import SHIPPED
from jalopy.kernel.chance import FastChance, Stream
from jalopy.kernel.match import Match, new_match
from jalopy.kernel.playout import play_out
from jalopy.kernel.settings import Values

GAME = games.find("home-racers")
MOST_STUCK = 5  # turns in a row without leaving the spot
PARTS = 20  # of the long runs, for several processes


def raced(seats: int, seed: int, values: Values) -> Match:
    match = new_match(GAME, seats, values, FastChance(seed))
    play(match, [find("rookie", "home-racers")] * seats, seed)
    return match


def longest_stay(match: Match) -> int:
    """The most turns in a row that a car stood on one spot."""
    at: dict[Any, Any] = {}
    stays: dict[Any, int] = {}
    longest = 0
    moved: set[Any] = set()
    for event in match.table.story:
        seat = event.facts.get("seat")
        if event.kind in ("drove", "shoved", "jumped"):
            moved.add(seat)
        elif event.kind == "turn-began":
            stays[seat] = 0 if seat in moved or seat not in at else stays[seat] + 1
            at[seat] = True
            moved.discard(seat)
            longest = max(longest, stays[seat])
    return longest


@pytest.mark.parametrize("course", SHIPPED)
def test_the_rookie_drives_every_course(course: str) -> None:
    match = raced(1, 3, {"course": course, "laps": 1 if course == "rug-oval" else 0})
    assert [place.reason for place in match.standing] == ["time-trial"]
    assert longest_stay(match) <= MOST_STUCK
    assert not [event for event in match.table.story if event.kind == "hit-obstacle"]


def test_four_rookies_finish_a_race() -> None:
    match = raced(4, 1, {"course": "desk-sprint", "slipstream": True, "hard_braking": True})
    assert match.standing[0].reason == "winner"
    assert longest_stay(match) <= MOST_STUCK


def test_a_race_is_driven_the_same_whatever_was_driven_before() -> None:
    first = raced(2, 5, {"course": "desk-sprint"}).record()
    raced(2, 6, {"course": "desk-sprint"})
    assert raced(2, 5, {"course": "desk-sprint"}).record() == first


def test_a_rookie_beats_lots() -> None:
    random, rookie = find("random", "home-racers"), find("rookie", "home-racers")
    for seed in range(2):
        match = new_match(GAME, 2, {"course": "desk-sprint"}, FastChance(seed))
        play(match, [random, rookie], seed)
        assert match.standing[0].seat == 1


def mixtures() -> list[tuple[int, Values]]:
    """All courses, all numbers of cars, every setting on and off."""
    found: list[tuple[int, Values]] = []
    names = [setting.name for setting in GAME.settings if setting.kind == "yes-no"]
    lot = Stream(5)
    for number in range(2_000):
        values: Values = {name: lot.below(2) == 1 for name in names}
        values["course"] = SHIPPED[number % len(SHIPPED)]
        values["finish"] = "round" if lot.below(2) else "first"
        found.append((1 + number // len(SHIPPED) % 4, values))
    return found


def test_face_to_face_one_gives_way() -> None:
    """A race in which two cars met in a corridor too narrow for both, and waited for each other."""
    seats, values = mixtures()[1478]
    assert longest_stay(raced(seats, 1478, values)) <= MOST_STUCK


@pytest.mark.long
@pytest.mark.parametrize("part", range(PARTS))
def test_2000_races_by_lot(part: int) -> None:
    for seed, (seats, values) in list(enumerate(mixtures()))[part::PARTS]:
        match = new_match(GAME, seats, values, FastChance(seed), listening=False)
        assert play_out(match, Stream(seed)) > 0
        assert len(match.standing) == seats


@pytest.mark.long
@pytest.mark.parametrize("part", range(PARTS))
def test_2000_rookie_races_finish_and_nobody_is_stuck(part: int) -> None:
    unfinished, stuck = [], []
    for seed, (seats, values) in list(enumerate(mixtures()))[part::PARTS]:
        match = raced(seats, seed, values)
        if match.standing[0].reason not in ("winner", "farthest", "time-trial"):
            unfinished.append((seed, seats, values))
        if longest_stay(match) > MOST_STUCK:
            stuck.append((seed, seats, values))
    assert unfinished == []
    assert stuck == []
