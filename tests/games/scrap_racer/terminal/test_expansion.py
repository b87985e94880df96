"""Expansion 1 at the terminal: every situation is drawn, and every answer says what it would do."""

from typing import Any

import pytest
from rich.console import Console
from tests.rulebook.scrap_racer.table import ALL_PARTS, LANE, in_lane, play, race

import jalopy
from jalopy.games.scrap_racer.terminal import Board
from jalopy.kernel.chance import Stream
from jalopy.terminal.sayings import Sayings


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("seats", [3, 8])
def test_a_race_with_everything_is_drawn_and_foreseen_to_its_end(seats: int, language: str) -> None:
    match = jalopy.new("scrap-racer", seats=seats, seed=4, track="SsSRvRSpSRRy", new_racers=True)
    board = Board(match, Sayings(match, language, [0], strict=True))
    console = Console(width=100, record=True)
    lot = Stream(4)
    kinds = set()
    while (question := match.question) is not None:
        if question.kind not in kinds:
            kinds.add(question.kind)
            shown = match.view(question.seat)
            with console.capture() as captured:
                console.print(board.scene(shown, {}, 100, dice=True))
            assert captured.get().strip()
            for option in question.options:
                assert board.outlook(question, option, shown).phrase
        match.answer(question.options[lot.below(len(question.options))])
    assert {"track-or-pit", "take-ability", "place-scrap"} <= kinds


def test_at_the_fork_each_way_shows_where_it_leads() -> None:
    match = race({"hover": 17, "jackal": 18, "crusher": 30}, dice=[4], more={"jackal": in_lane(1)}, **ALL_PARTS)
    play(match, "stop")
    board = Board(match, Sayings(match, "en", [0], strict=True))
    assert match.question is not None
    track, pit = (board.outlook(match.question, option, match.view(0)) for option in match.question.options)
    assert (track.space, pit.space) == (21, LANE[2])
    assert pit.phrase.startswith("Drive into the pit lane")


@pytest.mark.parametrize("more", [False, True])
def test_a_long_circuit_is_drawn_with_the_boost_spaces_that_its_markers_allow(more: bool) -> None:
    match = jalopy.new("scrap-racer", seats=3, seed=4, track="SSSSSSSSSSSSSSR" * 4, any_tiles=True, more_markers=more)
    board = Board(match, Sayings(match, "en", [0], strict=True))
    track: Any = match.view()["track"]
    assert board.track.boost_spaces == track["boost_spaces"]
    assert (len(track["boost_spaces"]) > 18) == more
