"""The board at the terminal moves with the log, scene by scene, through whatever eyes."""

import io
from typing import Any

import pytest
from rich.console import Console

import jalopy
from jalopy import games
from jalopy.kernel.chance import Stream
from jalopy.kernel.match import Match
from jalopy.terminal.look import Look
from jalopy.terminal.screen import Screen

ANSWERS = 12


class Album(Screen):
    """Keeps the pictures, and does not wait."""

    def __init__(self) -> None:
        super().__init__(plain=True, speed=1, console=Console(file=io.StringIO(), width=100, height=50))
        self.drawn = True
        self.pictures: list[list[str]] = []

    def picture(self, lines: list[str]) -> None:
        self.pictures.append(lines)

    def pause(self, seconds: float) -> None:
        pass


class Noting(Look):
    """Notes what was shown with every picture."""

    def draw(self, *parts: Any) -> None:
        assert self.shown == self.match.watcher(self.seat).folded(self.told), f"after {self.told} events"
        super().draw(*parts)


def some_match(name: str) -> Match:
    return jalopy.new(name, max(2, games.find(name).seat_counts[0]), seed=3)


def go_on(match: Match, lot: Stream) -> None:
    for question in match.questions:
        match.answer(question.options[lot.below(len(question.options))], question.seat)


@pytest.mark.parametrize("name", games.names())
@pytest.mark.parametrize("people", [[0], [0, 1]])
def test_every_event_is_shown_with_the_view_after_it(name: str, people: list[int]) -> None:
    match = some_match(name)
    album = Album()
    look = Noting(match, "en", people, album)
    assert look.shown == match.opening(look.seat)
    lot = Stream(3)
    while not match.over and match.decisions < ANSWERS:
        look.catch_up()
        assert look.shown == match.view(look.seat)
        go_on(match, lot)
        if len(people) > 1:
            look.through(people[match.decisions % 2])
    look.catch_up()
    assert len(album.pictures) == look.told == len(match.events())
    assert all(album.pictures)


def test_what_was_taken_back_is_gone_from_the_board() -> None:
    match = some_match("wacky-races")
    look = Noting(match, "en", [0], Album())
    look.catch_up()
    lot = Stream(1)
    while not match.can_undo:
        go_on(match, lot)
        look.catch_up()
    match.undo()
    look.through(look.seat)
    assert look.shown == match.view(look.seat)
    look.catch_up()
    assert look.shown == match.view(look.seat)
