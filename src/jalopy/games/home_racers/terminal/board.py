"""Home Racers at the terminal: the room from above, one sign for each half tile, and the cars' sheets.

A room that is wider than the terminal is drawn smaller, so that all of it is seen.
"""

from typing import Any, Final

from rich.console import Group, RenderableType
from rich.text import Text

from jalopy.games.home_racers.courses import prepared
from jalopy.terminal import board
from jalopy.terminal.board import View

ACROSS: Final = 500  # units for a sign, or more
HIGHER: Final = 2  # signs are twice as high as wide
FREE: Final = "·"
BLOCKED: Final = "▒"
OUTSIDE: Final = " "
HIGH: Final = ":"  # on a surface above the first
TILES: Final = {"caltrops": "x", "leak": "~", "station": "T", "booster": "»", "portal": "O"}
LAID: Final = "+"
GATE: Final = "|"
ARROWS: Final = "→↘↓↙←↖↑↗"


class Board(board.Board):
    def heading(self, shown: View) -> str:
        return self.sayings.say("terminal-round", round=shown["round"])

    def scene(self, shown: View, plans: dict[int, str], width: int, dice: bool) -> RenderableType | None:
        across = max(ACROSS, -(-shown["course"]["extent"][0] // max(1, width)))
        drawing = Drawing(across, self._room(shown["course"], across))
        _draw_course(drawing, shown["course"])
        for step in (shown["plan"] or {"path": []})["path"]:
            drawing.put(step["pose"], LAID)
        for car in shown["cars"]:
            if car["pose"]:
                drawing.put(car["pose"], str(car["seat"] + 1))
        sheets = [self._sheet(car) for car in sorted(shown["cars"], key=lambda car: int(car["place"]))]
        return Group(
            *(Text("".join(row)[:width].rstrip(), no_wrap=True) for row in drawing.rows), Text("\n".join(sheets), "dim")
        )

    def _room(self, course: Any, across: int) -> list[list[str]]:
        """What a point of the room is: the highest surface there counts."""
        grounds = prepared(course["name"] or course["word"]).course.grounds
        rows: list[list[str]] = []
        for y in range(across * HIGHER // 2, course["extent"][1], across * HIGHER):
            row: list[str] = []
            for x in range(across // 2, course["extent"][0], across):
                sign = OUTSIDE
                for level, ground in enumerate(grounds):
                    if ground.holds_point(x, y):
                        sign = HIGH if level else FREE
                    elif sign == OUTSIDE and _within(course["surfaces"][level]["outline"], x, y):
                        sign = BLOCKED
                row.append(sign)
            rows.append(row)
        return rows

    def _sheet(self, car: Any) -> str:
        arrow = ARROWS[(car["pose"]["heading"] + 22) // 45 % 8] if car["pose"] else " "
        return self.sayings.say(
            "terminal-sheet",
            number=car["seat"] + 1,
            seat=car["seat"],
            arrow=arrow,
            gear=car["gear"],
            lap=car["lap"],
            tires=car["tires"],
            car=car["car"],
        )

    def legend(self) -> list[str]:
        return [self.sayings.say("terminal-room-signs")]

    def covered(self, shown: View, seat: int) -> bool:
        """Nothing is hidden."""
        return False


class Drawing:
    """Signs in rows, and how many units each of them is wide."""

    def __init__(self, across: int, rows: list[list[str]]) -> None:
        self.across = across
        self.rows = rows

    def put(self, place: Any, sign: str) -> None:
        row, column = place["y"] // (self.across * HIGHER), place["x"] // self.across
        if 0 <= row < len(self.rows) and 0 <= column < len(self.rows[row]):
            self.rows[row][column] = sign


def _draw_course(drawing: Drawing, course: Any) -> None:
    for gate in course["gates"]:
        if "from" in gate:
            (x1, y1), (x2, y2) = gate["from"], gate["to"]
            parts = max(1, max(abs(x2 - x1), abs(y2 - y1)) // (drawing.across // 2))
            for part in range(parts + 1):
                place = {"x": x1 + (x2 - x1) * part // parts, "y": y1 + (y2 - y1) * part // parts}
                drawing.put(place, GATE if gate["kind"] != "gate" else "-")
    for tile in course["tiles"]:
        sign = TILES[tile["kind"]]
        if tile["kind"] == "portal":
            sign = tile["colour"][0].upper() if tile["end"] == "entrance" else tile["colour"][0]
        drawing.put(tile, sign)


def _within(outline: Any, x: int, y: int) -> bool:
    inside = False
    for at, (x2, y2) in enumerate(outline):
        x1, y1 = outline[at - 1]
        if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
            inside = not inside
    return inside
