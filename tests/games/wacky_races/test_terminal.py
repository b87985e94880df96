"""Wacky Races at the terminal: the road is drawn, and a race is played to its end."""

import io
import sys

import pytest
from rich.console import Console

from jalopy import games
from jalopy.bots.random import Random
from jalopy.games.wacky_races.terminal import TAGS
from jalopy.kernel.chance import FastChance
from jalopy.kernel.match import new_match
from jalopy.terminal.play import Sitting
from jalopy.terminal.screen import Screen


@pytest.mark.parametrize(("people", "language"), [([0], "en"), ([0, 1], "de"), ([], "en")])
def test_a_race_is_drawn_and_played(people: list[int], language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    match = new_match(games.find("wacky-races"), 3, {}, FastChance(4))
    output = io.StringIO()
    console = Console(file=output, width=80, color_system=None)
    monkeypatch.setattr(sys, "stdin", io.StringIO("?\nboard\n" + "1\n" * 3000))
    bots = {seat: Random() for seat in range(3) if seat not in people}
    sitting = Sitting(match, bots, [1, 2, 3], language, Screen(plain=True, speed=0, console=console))
    sitting.play(greet=True)
    assert match.over
    assert sitting.after("") is False
    text = output.getvalue()
    names = [racer["name"] for racer in match.view()["racers"]]  # type: ignore[attr-defined]
    if people:
        assert ("Which racer will you drive?" if language == "en" else "Welchen Wagen willst du fahren?") in text
        assert len(names) == len(TAGS) - 4
        assert all(TAGS[name] in text for name in names)
        assert ("15 Gas St" if language == "en" else "15 Tankst") in text
        assert "DD" in text


def test_every_racer_has_a_sign_of_its_own() -> None:
    assert len(set(TAGS.values())) == len(TAGS) == 10
    assert "DD" not in TAGS.values()
