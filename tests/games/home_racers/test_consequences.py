"""Where the dice of a gear stop the car: what counting all rolls of the rules themselves gives."""

from collections import Counter
from itertools import product
from typing import Any

import pytest
from tests.games.given import Given

import jalopy
from jalopy import games
from jalopy.bots import registry
from jalopy.bots.bot import Chair
from jalopy.kernel.chance import Stream
from jalopy.kernel.consequences import Consequence
from jalopy.kernel.match import Match

GEARS = 3  # all rolls of more dice take too long to count


def foreseen(match: Match, key: str) -> Consequence:
    assert match.question is not None
    return next(each for each in games.consequences(match, match.question.seat) if each.key == key)


def at(kind: str, gear: int = 0) -> Match:
    """A race at such a question, in such a gear; the rookie drives there."""
    for seed in range(20):
        match = jalopy.new("home-racers", 2, seed, course="living-room")
        bot = registry.find("rookie", "home-racers")
        chairs = [Chair(match, seat, Stream(seat)) for seat in range(2)]
        while (question := match.question) is not None:
            if question.kind == kind and (not gear or question.facts.get("gear") == gear):
                return match
            match.answer(bot.choose(chairs[question.seat]), question.seat)
    raise AssertionError(kind)


@pytest.mark.parametrize("gear", range(1, GEARS + 1))
def test_the_roll_stops_as_often_on_each_tile_as_it_is_said_to(gear: int) -> None:
    match = at("roll", gear)
    assert match.question is not None
    (plan,) = foreseen(match, "roll").plans
    assert plan["gear"] == gear
    counted = Counter(rolled(match, dice) for dice in product(range(6), repeat=gear))
    stops: Any = plan["stops"]
    said = {stop["tile"]: stop["chance"] for stop in stops}
    assert said == pytest.approx({tile: count / 6**gear for tile, count in counted.items()})


def rolled(match: Match, dice: tuple[int, ...]) -> int:
    assert match.question is not None
    fork = match.fork(match.question.seat, Given(dice))
    fork.table.listening = True
    fork.answer("roll")
    facts: Any = next(event.facts for event in fork.table.story if event.kind == "rolled")
    return int(facts["tiles"])


def on_average(tiles: float) -> list[dict[str, object]]:
    return [{"key": "odds-tiles", "facts": {"tiles": tiles}}]


def test_a_gear_says_how_far_it_drives_on_average_and_one_more_in_the_slipstream() -> None:
    match = at("choose-gear", 2)
    assert [foreseen(match, f"gear:{gear}").odds for gear in (1, 2, 3)] == [
        on_average(1.3),
        on_average(2.7),
        on_average(4.0),
    ]
    assert match.question is not None
    race: Any = match.turns[-1].start
    race.cars[match.question.seat].slipstream = True
    assert foreseen(match, "gear:3").odds == on_average(5.0)
    (plan,) = foreseen(match, "gear:2").plans
    stops: Any = plan["stops"]
    assert [stop["tile"] for stop in stops] == [3, 4, 5]


def test_standing_still_says_nothing() -> None:
    match = at("choose-gear", 1)
    assert (foreseen(match, "gear:0").plans, foreseen(match, "gear:0").odds) == ([], [])


def test_a_tile_says_how_likely_the_roll_stops_there_or_comes_so_far() -> None:
    match = at("lay-tile", 3)
    while (question := match.question) is not None and question.kind == "lay-tile":
        tile: Any = question.facts["tile"]
        for option in question.options:
            odds = foreseen(match, option.key).odds
            if option.facts["dice"]:
                reached = {1: 1, 2: 1, 3: 1, 4: 19 / 27, 5: 7 / 27, 6: 1 / 27}[tile]
                assert (odds[0]["key"], odds[0]["chance"]) == ("odds-danger", pytest.approx(reached))
            elif option.key == "straight" and tile >= 3:
                here = {3: 8, 4: 12, 5: 6, 6: 1}[tile] / 27
                assert (odds[0]["key"], odds[0]["chance"]) == ("odds-stop", pytest.approx(here))
            else:
                assert odds == []
        match.answer(question.options[0])


def test_pushing_says_what_it_gains_and_costs_on_average() -> None:
    match = at("push-engine")
    assert match.question is not None
    for option in match.question.options:
        odds = foreseen(match, option.key).odds
        if option.key == "keep":
            assert odds == []
        else:
            third = round(option.number / 3, 1)
            assert odds == [{"key": "odds-push", "facts": {"tiles": third, "hits": third}}]
