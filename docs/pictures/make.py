"""Draws the pictures of the documentation anew: `python docs/pictures/make.py`.

terminal.svg is a table of Scrap Racer in play, as the terminal shows it. It names no web font, so that looking at it
asks nobody for anything. table.jpg is one of the pictures that the browser tests leave in build/browser with JALOPY_PICTURES=1.
"""

import io
import re
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme
from rich.text import Text

import jalopy
from jalopy.bots.registry import find
from jalopy.terminal.play import Sitting
from jalopy.terminal.screen import Screen

FOLDER = Path(__file__).resolve().parent
COLUMNS, ROWS = 100, 34

# Turn 36 of a race: Hover is to crash, and the reader's Steel Jacket comes next.
RACE = {
    "seats": 6,
    "turn": 36,
    "racers": [
        {"name": "steel-jacket", "seat": 0, "distance": 60, "bonus_markers": 1, "boosts": ["plus-minus", "turn"]},
        {"name": "swifty", "seat": 1, "distance": 75, "boosts": ["re-roll"]},
        {"name": "twister", "seat": 2, "distance": 80, "bonus_markers": 2},
        {"name": "crusher", "seat": 3, "distance": 88, "bonus_markers": 1, "boosts": ["turn"]},
        {"name": "jackal", "seat": 4, "distance": 55, "bonus_markers": 2},
        {"name": "hover", "seat": 5, "distance": 66, "boosts": ["plus-minus", "plus-minus"]},
    ],
    "hands": [["curve", "forward-5"], [], [], ["straight"], [], []],
    "boost": {
        "track": {"5": "turn", "9": "re-roll", "16": "turn", "26": "plus-minus", "30": "re-roll", "39": "turn"},
        "used": ["re-roll", "turn", "plus-minus"],
    },
}
DICE = [2, 4, 4, 3, 5, 1]
ANSWERS = ["roll", "roll", "crash", "roll", "roll"]

DUSK = TerminalTheme(
    (22, 50, 58),
    (255, 250, 240),
    [(15, 38, 44), (204, 58, 39), (90, 157, 63), (242, 194, 48), (69, 150, 220), (143, 82, 162), (124, 196, 192)]
    + [(168, 174, 176)],
    [(109, 106, 100), (238, 120, 96), (163, 214, 124), (255, 233, 138), (140, 196, 242), (192, 143, 208)]
    + [(124, 196, 192), (255, 250, 240)],
)


def table_in_play() -> str:
    """Seat 1 has to decide."""
    chance = jalopy.scripted(dice=DICE, cards=["catching-up-2"])
    match = jalopy.from_position("scrap-racer", RACE, chance=chance)
    for answer in ANSWERS:
        match.answer(answer)
    bots = dict.fromkeys(range(1, 6), find("rookie", "scrap-racer"))
    sitting = Sitting(match, bots, range(6), "en", _screen())
    sitting.look.as_it_stands()
    assert match.question is not None
    decision, plans = sitting.pose(match.question)
    keys = Text(sitting.sayings.say("terminal-keys"), "dim")
    return "\n".join([*sitting.look.frame(decision, keys, plans), f"{sitting.sayings.say('terminal-prompt')} › "])


def _screen() -> Screen:
    console = Console(file=io.StringIO(), force_terminal=True, color_system="truecolor", width=COLUMNS, height=ROWS)
    return Screen(plain=False, speed=0, console=console)


def svg(picture: str) -> str:
    console = Console(file=io.StringIO(), record=True, width=COLUMNS, color_system="truecolor", force_terminal=True)
    console.print(Text.from_ansi(picture), end="")
    drawn = console.export_svg(title="jalopy play scrap-racer", theme=DUSK, unique_id="jalopy")
    return re.sub(r"@font-face \{.*?\}\s*|<!--.*?-->\s*", "", drawn, flags=re.DOTALL)


if __name__ == "__main__":
    (FOLDER / "terminal.svg").write_text(svg(table_in_play()), encoding="utf-8")
