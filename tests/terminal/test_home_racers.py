"""Home Racers at the terminal: the room is drawn, and a race is played to its end."""

import io
import re
import sys

import pytest
from rich.console import Console

from jalopy import games
from jalopy.bots.random import Random
from jalopy.kernel.chance import FastChance
from jalopy.kernel.match import new_match
from jalopy.terminal.play import Sitting
from jalopy.terminal.screen import Screen


@pytest.mark.parametrize(("people", "language"), [([0], "en"), ([0, 1], "de"), ([], "en")])
def test_a_race_is_drawn_and_played(people: list[int], language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    match = new_match(games.find("home-racers"), 2, {"course": "rug-oval", "rounds": 20, "laps": 1}, FastChance(4))
    output = io.StringIO()
    console = Console(file=output, width=90, color_system=None)
    monkeypatch.setattr(sys, "stdin", io.StringIO("?\nboard\n" + "1\n" * 3000))
    bots = {seat: Random() for seat in range(2) if seat not in people}
    sitting = Sitting(match, bots, [1, 2], language, Screen(plain=True, speed=0, console=console))
    sitting.play(greet=True)
    assert match.over
    assert sitting.after("") is False
    text = output.getvalue()
    if people:
        assert "▒▒▒▒▒▒" in text  # the cat
        assert re.search("Car 1 [←↖↙]" if language == "en" else "Auto 1 [←↖↙]", text)
        assert "»" in text
