"""Beside the circuit: the racers in their order, whose turn comes when, and the dice."""

from typing import Final

from rich.table import Table
from rich.text import Text

from jalopy.games.scrap_racer.components import PLUS_MINUS, RE_ROLL, TURN
from jalopy.games.scrap_racer.terminal import liveries
from jalopy.terminal import paint
from jalopy.terminal.board import View
from jalopy.terminal.sayings import Sayings

BOOSTS: Final = {PLUS_MINUS: "±", RE_ROLL: "↻", TURN: "⇅"}

# The least width at which a column is worth its room.
WITH_LAPS: Final = 37
WITH_NAME: Final = 50
WITH_PLAYER: Final = 56

PIPS: Final = {
    1: ("   ", " ● ", "   "),
    2: ("●  ", "   ", "  ●"),
    3: ("●  ", " ● ", "  ●"),
    4: ("● ●", "   ", "● ●"),
    5: ("● ●", " ● ", "● ●"),
    6: ("● ●", "● ●", "● ●"),
}


def tag(racer: str) -> Text:
    return Text(liveries.TAGS[racer], liveries.RACERS[racer])


def racers(shown: View, sayings: Sayings, width: int) -> Table:
    """Who is where: the leader first, an arrow at the racer whose turn it is."""
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="dim", collapse_padding=True)
    table.add_column("", no_wrap=True)
    table.add_column("", no_wrap=True)
    if width >= WITH_NAME:
        table.add_column("", no_wrap=True)
    if width >= WITH_PLAYER:
        table.add_column("", no_wrap=True, max_width=8)
    else:
        table.add_column("", no_wrap=True, max_width=3)
    table.add_column(sayings.say("terminal-head-space"), no_wrap=True, justify="right")
    if width >= WITH_LAPS:
        table.add_column(sayings.say("terminal-head-laps"), no_wrap=True)
    for head in ("bonus", "boost", "cards"):
        table.add_column(sayings.say(f"terminal-head-{head}"), no_wrap=True)
    for racer in sorted(shown["racers"], key=lambda racer: int(racer["position"])):
        table.add_row(*_row(racer, shown, sayings, width), style="bold" if racer["name"] == shown["active"] else "")
    return table


def _row(racer: View, shown: View, sayings: Sayings, width: int) -> list[Text | str]:
    acting = racer["name"] == shown["active"]
    row: list[Text | str] = [
        Text.assemble(("▶" if acting else " ", paint.WARN), str(racer["position"])),
        tag(racer["name"]),
    ]
    if width >= WITH_NAME:
        row.append(sayings.name(racer["name"]))
    row.append(sayings.who(racer["seat"], short=width < WITH_PLAYER))
    row.append(_place(racer, int(shown["track"]["length"]), sayings))
    if width >= WITH_LAPS:
        row.append("▰" * racer["laps"] + "▱" * (shown["laps"] - racer["laps"]))
    row.append("●" * racer["bonus_markers"] + "○" * (racer["slots"] - racer["bonus_markers"]))
    row.append(_boosts(racer["boosts"]))
    row.append(str(shown["hands"][racer["seat"]]["count"] or "·"))
    return row


def _place(racer: View, length: int, sayings: Sayings) -> str:
    """The lap it is in and the space in that lap."""
    if racer["distance"] == 0:
        return sayings.say("terminal-at-the-line")
    return f"{(racer['distance'] - 1) // length + 1}·{racer['space']:02}"


def _boosts(markers: list[str]) -> str:
    counted = [(sign, markers.count(kind)) for kind, sign in BOOSTS.items() if kind in markers]
    return "".join(sign + (str(count) if count > 1 else "") for sign, count in counted) or "·"


def turn_order(shown: View) -> Text:
    """The racers in the order of their turns."""
    line = Text()
    for racer in shown["racers"]:
        line.append("▶" if racer["name"] == shown["active"] else "›" if line.plain else " ", paint.WARN)
        line.append_text(tag(racer["name"]))
    return line


def small_dice(faces: list[int]) -> Text:
    """Dice in one line, for narrow screens."""
    line = Text("   " if faces else "")
    for number, face in enumerate(faces, 1):
        line.append(f"[{face}]", f"bold {paint.WARN}" if number == len(faces) else "")
    return line.append(f" = {sum(faces)}" if len(faces) > 1 else "")


def dice(faces: list[int], width: int) -> Text:
    """Dice as they lie, square where there is room; the frame of the one just rolled is double."""
    gap = " " if len(faces) * 7 <= width else ""
    rows = [Text() for _ in range(5)]
    for number, face in enumerate(faces, 1):
        last = number == len(faces)
        style = f"bold {paint.WARN}" if last else ""
        frame = "╔═╗║╚╝" if last else "╭─╮│╰╯"
        edge = frame[1] * (3 + 2 * len(gap))
        rows[0].append(frame[0] + edge + frame[2], style)
        for row, pips in zip(rows[1:4], PIPS[face], strict=True):
            row.append(frame[3] + gap.join(pips) + frame[3], style)
        rows[4].append(frame[4] + edge + frame[5], style)
    return Text("\n").join(rows)
