"""The board that moves with the log must arrive where the match is."""

from typing import Any

import pytest

import jalopy
from jalopy.games.scrap_racer.terminal.following import before_the_race, follow
from jalopy.kernel.chance import Stream

SHOWN = ("racers", "markers", "hands", "last_round", "turn")
LYING_OPEN = ("scrap", "stacks", "ability_tiles")  # with special pieces and the pit stop
AT_WORK = ("active", "dice")  # a turn that has only asked for the order of racers has not told of itself yet


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
@pytest.mark.parametrize(
    "settings", [{}, {"racers": "chosen"}, {"jackal": "always", "catch_up": "rank"}, {"track": "SsSRvRSpSRRy"}]
)
@pytest.mark.parametrize("viewer", [None, 1])
def test_following_events_leads_to_the_view(seats: int, settings: dict[str, Any], viewer: int | None) -> None:
    for seed in range(3):
        match = jalopy.new("scrap-racer", seats, seed, **settings)
        lot = Stream(seed)
        shown = None
        told = 0
        while True:
            view = match.view(viewer)
            if view["racers"]:
                shown = before_the_race(view) if shown is None else shown
                for event in match.events(told, viewer):
                    follow(shown, event)
                told = len(match.table.stream)
                question = match.question
                rolling = question is not None and question.kind != "racer-order"
                for field in SHOWN + AT_WORK if rolling else SHOWN[:-1]:
                    assert shown[field] == view[field], (seed, field)
                for field in LYING_OPEN if "extras" in view else ():
                    assert shown["extras"][field] == view["extras"][field], (seed, field)  # type: ignore[index]
            if match.question is None:
                break
            match.answer(match.question.options[lot.below(len(match.question.options))])
        assert shown is not None
