"""Scrapyard Empire at the terminal, which has drawn no board for it: asked, told and played to the end."""

import io
import sys

import pytest
from rich.console import Console

from jalopy import games
from jalopy.bots.random import Random
from jalopy.kernel.chance import FastChance
from jalopy.kernel.match import new_match
from jalopy.terminal.play import Sitting
from jalopy.terminal.screen import Screen


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("seats", [1, 3])
def test_a_match_is_played_to_its_end(seats: int, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = games.find("scrapyard-empire")
    match = new_match(game, seats, {"rounds": 10} if seats > 1 else {}, FastChance(4))
    output = io.StringIO()
    console = Console(file=output, width=80, color_system=None)
    monkeypatch.setattr(sys, "stdin", io.StringIO("?\nboard\n" + "1\n2\n" * 3000))
    bots = {seat: Random() for seat in range(1, seats)}
    sitting = Sitting(match, bots, [1] * seats, language, Screen(plain=True, speed=0, console=console))
    sitting.play(greet=True)
    assert match.over
    assert "SCRAPYARD EMPIRE" in output.getvalue()
