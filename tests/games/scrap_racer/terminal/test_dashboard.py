"""The table beside the circuit, the dice, and how they fit narrow screens."""

import io

import pytest
from rich.console import Console, RenderableType

import jalopy
from jalopy.games.scrap_racer.terminal import dashboard
from jalopy.terminal.board import View
from jalopy.terminal.sayings import Sayings

POSITION = {
    "seats": 3,
    "racers": [
        {"name": "steel-jacket", "seat": 0, "distance": 62, "bonus_markers": 1, "boosts": ["plus-minus", "turn"]},
        {"name": "hover", "seat": 1, "distance": 100, "bonus_markers": 1, "boosts": ["re-roll", "re-roll", "re-roll"]},
        {"name": "jackal", "seat": 2, "distance": 0},
    ],
    "hands": [["curve", "forward-5"], [], []],
}


def shown() -> tuple[View, Sayings]:
    match = jalopy.from_position("scrap-racer", POSITION, chance=jalopy.scripted(dice=[3]))
    return match.view(0), Sayings(match, "en", [0], strict=True)


def printed(thing: RenderableType, width: int) -> list[str]:
    console = Console(file=io.StringIO(), width=width, color_system=None)
    with console.capture() as captured:
        console.print(thing)
    return [line.rstrip() for line in captured.get().rstrip("\n").split("\n")]


def test_the_whole_table() -> None:
    view, sayings = shown()
    assert printed(dashboard.racers(view, sayings, 60), 60) == [
        "                          space laps bonus boost card",
        " 1 HO Hover        Bolt    3·16 ▰▰▱  ●○    ↻3    ·",
        "▶2 SJ Steel Jacket you     2·20 ▰▱▱  ●○○   ±⇅    2",
        " 3 JA Jackal       Gasket  line ▱▱▱  ○○○   ·     ·",
    ]


@pytest.mark.parametrize("width", range(34, 61))
def test_no_width_cuts_a_line(width: int) -> None:
    view, sayings = shown()
    lines = printed(dashboard.racers(view, sayings, width), width)
    assert len(lines) == 4
    assert not any("…" in line for line in lines)
    assert lines[2].split()[0:3:2] == ["▶2", "you"] if width < dashboard.WITH_NAME else "you" in lines[2]


def test_turn_order_points_at_whoever_acts() -> None:
    view, _ = shown()
    assert dashboard.turn_order(view).plain == "▶SJ›HO›JA"
    view["active"] = "hover"
    assert dashboard.turn_order(view).plain == " SJ▶HO›JA"


def test_dice_are_square_where_there_is_room_and_the_last_one_differs() -> None:
    assert printed(dashboard.dice([6, 1], 40), 40) == [
        "╭─────╮╔═════╗",
        "│●   ●│║     ║",
        "│●   ●│║  ●  ║",
        "│●   ●│║     ║",
        "╰─────╯╚═════╝",
    ]
    assert printed(dashboard.dice([2, 3, 4, 5, 6, 1], 34), 40)[1] == "│●  ││●  ││● ●││● ●││● ●│║   ║"


@pytest.mark.parametrize("face", range(1, 7))
def test_a_die_shows_its_pips(face: int) -> None:
    assert dashboard.dice([face], 40).plain.count("●") == face


def test_small_dice() -> None:
    assert dashboard.small_dice([]).plain == ""
    assert dashboard.small_dice([4]).plain == "   [4]"
    assert dashboard.small_dice([4, 6, 1]).plain == "   [4][6][1] = 11"
