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


def test_all_of_a_large_room_is_seen() -> None:
    word = (
        "floor_0_0_0_180_0_180_180_0_180.ottoman_0_90_90_100_100_0.booster_0_110_20_12."
        "line_0_90_0_90_40.gate_0_0_90_40_90.gate_0_90_180_90_140.gate_0_180_90_140_90"
    )
    match = new_match(games.find("home-racers"), 2, {"course": word}, FastChance(4))
    output = io.StringIO()
    console = Console(file=output, width=80, color_system=None)
    sitting = Sitting(match, {0: Random(), 1: Random()}, [1, 2], "en", Screen(plain=True, speed=0, console=console))
    board = sitting.board
    scene = board.scene(match.view(), {}, 80, False)
    assert scene is not None
    console.print(scene)
    rows = [line for line in output.getvalue().splitlines() if "·" in line or "▒" in line]
    assert {len(row) for row in rows} == {80}  # 45 tiles in 80 signs
    assert 36 <= len(rows) <= 45
    assert any(row.endswith("-" * 8) for row in rows)  # the gate at the right wall
