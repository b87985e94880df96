"""A game whose board nobody has drawn is played all the same: several seats at once, hidden hands, undo."""

import io
import sys

import pytest
from rich.console import Console
from tests.kernel.toy import GAME

from jalopy.bots.random import Random
from jalopy.kernel.chance import FastChance
from jalopy.kernel.match import new_match
from jalopy.terminal.play import Sitting
from jalopy.terminal.screen import Screen


@pytest.mark.parametrize("people", [[0], [0, 1], []])
def test_a_game_without_a_board(people: list[int], monkeypatch: pytest.MonkeyPatch) -> None:
    match = new_match(GAME, 3, {}, FastChance(4))
    output = io.StringIO()
    console = Console(file=output, width=80, color_system=None)
    monkeypatch.setattr(sys, "stdin", io.StringIO("?\nodds\nboard\n" + "1\n2\n" * 3000))
    bots = {seat: Random() for seat in range(3) if seat not in people}
    sitting = Sitting(match, bots, [1, 2, 3], "en", Screen(plain=True, speed=0, console=console))
    sitting.play(greet=True)
    assert match.over
    assert sitting.after("") is False
    text = output.getvalue()
    assert GAME.rulebook.title.upper() in text
    assert "The match is over." in text
    assert ("Odds are about dice" in text) is bool(people)
