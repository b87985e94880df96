"""What everybody has is told of the reader first: where there is room for one line, it is theirs."""

from typing import Any

import pytest

import jalopy
from jalopy import games


@pytest.mark.parametrize(
    ("game", "thing"),
    [
        ("scrap-racer", "bonus-marker"),
        ("scrap-racer", "lap-marker"),
        ("home-racers", "tires"),
        ("home-racers", "body"),
    ],
)
@pytest.mark.parametrize("seat", [0, 2])
def test_the_readers_own_comes_first(game: str, thing: str, seat: int) -> None:
    match = jalopy.new(game, seats=3, seed=1)
    while match.view(seat).get("racers") == []:
        assert match.question is not None
        match.answer(match.question.options[0].key)
    view: Any = match.view(seat)
    first = games.about(match.game, view, thing).now[0]
    whose = {racer["name"]: racer["seat"] for racer in view.get("racers", [])}
    assert first.facts.get("seat", whose.get(first.facts.get("racer", ""))) == seat
