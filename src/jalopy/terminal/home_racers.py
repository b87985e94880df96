"""Home Racers at the terminal: the room from above, one sign for each half tile, and the cars' sheets."""

from typing import Any, Final

from rich.console import Group, RenderableType
from rich.text import Text

from jalopy.games.home_racers.courses import prepared
from jalopy.terminal.board import Board
from jalopy.terminal.following import View

ACROSS: Final = 500  # units for a sign
DOWN: Final = 1000  # and for a line: signs are twice as high as wide
FREE: Final = "·"
BLOCKED: Final = "▒"
OUTSIDE: Final = " "
HIGH: Final = ":"  # on a surface above the first
TILES: Final = {"caltrops": "x", "leak": "~", "station": "T", "booster": "»", "portal": "O"}
LAID: Final = "+"
GATE: Final = "|"
ARROWS: Final = "→↘↓↙←↖↑↗"


class HomeRacersBoard(Board):
    def heading(self, shown: View) -> str:
        return self.sayings.say("terminal-round", round=self._seen()["round"])

    def scene(self, shown: View, plans: dict[int, str], width: int, dice: bool) -> RenderableType | None:
        view = self._seen()
        rows = self._room(view["course"])
        self._draw_course(rows, view["course"])
        for step in (view["plan"] or {"path": []})["path"]:
            _put(rows, step["pose"], LAID)
        for car in view["cars"]:
            if car["pose"]:
                _put(rows, car["pose"], str(car["seat"] + 1))
        sheets = [self._sheet(car) for car in sorted(view["cars"], key=lambda car: int(car["place"]))]
        return Group(
            *(Text("".join(row)[:width].rstrip(), no_wrap=True) for row in rows), Text("\n".join(sheets), "dim")
        )

    def _room(self, course: Any) -> list[list[str]]:
        """What a point of the room is: the highest surface there counts."""
        grounds = prepared(course["name"] or course["word"]).course.grounds
        rows: list[list[str]] = []
        for y in range(DOWN // 2, course["extent"][1], DOWN):
            row: list[str] = []
            for x in range(ACROSS // 2, course["extent"][0], ACROSS):
                sign = OUTSIDE
                for level, ground in enumerate(grounds):
                    if ground.holds_point(x, y):
                        sign = HIGH if level else FREE
                    elif sign == OUTSIDE and _within(course["surfaces"][level]["outline"], x, y):
                        sign = BLOCKED
                row.append(sign)
            rows.append(row)
        return rows

    def _draw_course(self, rows: list[list[str]], course: Any) -> None:
        for gate in course["gates"]:
            if "from" in gate:
                (x1, y1), (x2, y2) = gate["from"], gate["to"]
                for part in range(33):
                    place = {"x": x1 + (x2 - x1) * part // 32, "y": y1 + (y2 - y1) * part // 32}
                    _put(rows, place, GATE if gate["kind"] != "gate" else "-")
        for tile in course["tiles"]:
            sign = TILES[tile["kind"]]
            if tile["kind"] == "portal":
                sign = tile["colour"][0].upper() if tile["end"] == "entrance" else tile["colour"][0]
            _put(rows, tile, sign)

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

    def _seen(self) -> View:
        view: View = self.match.view()
        return view


def _put(rows: list[list[str]], place: Any, sign: str) -> None:
    row, column = place["y"] // DOWN, place["x"] // ACROSS
    if 0 <= row < len(rows) and 0 <= column < len(rows[row]):
        rows[row][column] = sign


def _within(outline: Any, x: int, y: int) -> bool:
    inside = False
    for at, (x2, y2) in enumerate(outline):
        x1, y1 = outline[at - 1]
        if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
            inside = not inside
    return inside
