"""Circuits as they are drawn: every space, every racer and marker is where the tiles put it."""

import pytest
from rich.console import Console

from jalopy.games.scrap_racer.circuits import NAMED
from jalopy.games.scrap_racer.terminal import liveries
from jalopy.games.scrap_racer.terminal.circuit import Spaces, draw
from jalopy.games.scrap_racer.track import lay

EMPTY = Spaces({}, [], {})


def lines(text: str) -> list[str]:
    return [line.rstrip() for line in text.split("\n")]


def drawn(track: str, finish: int, spaces: Spaces, width: int, short: bool = False) -> list[str]:
    return lines(draw(lay(track, short, finish), spaces, width).plain)


def test_circuit_A_in_play() -> None:
    racers = {3: ["twister"], 4: ["swifty"], 16: ["jackal"], 31: ["hover", "crusher"]}
    assert drawn("A", 1, Spaces(racers, [5, 9, 16, 26, 39], {12: "2"}), 60) == [
        "                ▁▁▁▁▁▁▁▚▁▁▁▁▁2▁▁▁▁▁▁▁▁▁▁▁5▁▁",
        "             41▕ ••  ••▚ ━━  ━━  TW  SW  •◆ ▏",
        "               ▕ •• ▔▔▔▚▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▕ •• ▏",
        "    ▁▁▁▁▁▁▁▁▁▁▁▕ •◆ ▏                  ▕ •• ▁▁▁▁▁▁▁▁▁11▁",
        " 35▕ •◇  ••  ••  •• ▏                 8▕ ••  •◆  ••  •◇ ▏",
        "   ▕ •• ▔▔▔▔▔▔▔▔▔38▔                    ▔▔▔▔▔▔▔▔▔▔▔▕ ›2 ▏",
        "   ▕ ━━ ▏                                          ▕ ━━ ▏",
        " 32▕ ━━ ▏                                          ▕ ━━ ▏14",
        "   ▕HOCR▏                                          ▕ ━━ ▏",
        "   ▕ •◇ ▏▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁ JA◆▏",
        "   ▕ ••  ••  ━━  ━◆  ━━  ━━  ━━  ━━  ━◇  ━━  ━━  ••  •• ▏17",
        "    ▔29▔▔▔▔▔▔▔▔▔▔26▔▔▔▔▔▔▔▔▔▔23▔▔▔▔▔▔▔▔▔▔20▔▔▔▔▔▔▔▔▔▔▔▔▔",
    ]


def test_a_circuit_of_ones_own_with_the_line_before_its_second_tile() -> None:
    assert drawn("SRRSRR", 2, Spaces({3: ["twister"], 11: ["hover", "crusher", "jackal"]}, [], {2: "1"}), 60) == [
        "    ▁▁▁▁▁▁▁▁▁▁▁▁▁17▁▁▁▁▚▁▁▁▁▁2▁▁",
        " 14▕ ••  ••  ━━  ━━  ━━▚ ••  ›1 ▏",
        "   ▕ •◇ ▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▚▔▔▔▕ TW ▏",
        "   ▕ •• ▏▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁ •• ▏",
        "   ▕ ×3  ••  ━━  ━━  ━━  •◇  •• ▏5",
        "    ▔11▔▔▔▔▔▔▔▔▔▔8▔▔▔▔▔▔▔▔▔▔▔▔▔▔",
    ]


def test_a_line_across_a_vertical_road_stands_beside_its_first_space() -> None:
    first = drawn("A", 3, Spaces({1: ["hover"]}, [], {}), 60)[3]
    assert "▚▚▚▕ HO " in first


def test_a_narrow_screen_gets_narrower_spaces() -> None:
    assert drawn("A", 1, EMPTY, 59)[1] == "         41▕•• ••▚━━ ━━ ━━ •• •◇ ▏"
    assert drawn("A", 1, EMPTY, 44)[1] == "       ▕••••━━━━━━•••◇▏"


def test_a_ring_too_wide_for_the_screen_is_told_in_rows() -> None:
    rows = drawn("A", 1, Spaces({14: ["swifty"]}, [5], {}), 29)
    assert rows[0] == "   1 ━━ ━━ ━━ •• •◆ ••"
    assert rows[2] == "  13 ━━ SW ━━ •◇ •• ••"
    assert len(rows) == 7


@pytest.mark.parametrize("track", [*NAMED, "SSRLRRSSRLRR"])
@pytest.mark.parametrize("finish", [1, 2, 5, 12])
def test_every_space_of_every_circuit_is_there_once(track: str, finish: int) -> None:
    """One racer on one space after the other: it is seen each time, and everything else stays as it was."""
    circuit = lay(track, False, finish)
    straights = sum(circuit.straight)
    for space in range(1, circuit.length + 1):
        picture = "\n".join(drawn(track, finish, Spaces({space: ["swifty"]}, [], {}), 200))
        assert picture.count("SW") == 1
        signs = picture.count("━━") + picture.count("━◇") + (1 if circuit.straight[space] else 0)
        assert signs == straights


def test_neighbouring_spaces_are_drawn_side_by_side() -> None:
    """Two racers one space apart touch: within four columns or one line of each other."""
    circuit = lay("C", False, 1)
    for space in range(1, circuit.length + 1):
        after = space % circuit.length + 1
        picture = drawn("C", 1, Spaces({space: ["swifty"], after: ["hover"]}, [], {}), 200)
        (x, y), (other_x, other_y) = (
            next((line.index(tag), number) for number, line in enumerate(picture) if tag in line)
            for tag in ("SW", "HO")
        )
        assert (abs(x - other_x), abs(y - other_y)) in ((4, 0), (0, 1))


def test_without_colour_nothing_is_lost() -> None:
    """Straight, curve, marker, line and every racer differ in their signs alone."""
    racers = {space: [name] for space, name in enumerate(liveries.TAGS, 1)}
    console = Console(color_system=None, width=80, file=None, record=True, quiet=True)
    text = draw(lay("A", False, 1), Spaces(racers, [9], {}), 60)
    with console.capture() as captured:
        console.print(text)
    assert len(set(liveries.TAGS.values())) == 8
    for sign in ("━━", "••", "•◆", "•◇", "▚", *liveries.TAGS.values()):
        assert sign in text.plain
    assert "\x1b" not in captured.get()
