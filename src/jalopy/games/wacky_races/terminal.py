"""Wacky Races at the terminal: the road in rows of tiles, and who stands where."""

from typing import Any, Final

from rich.console import Group, RenderableType
from rich.text import Text

from jalopy.games.wacky_races.components import RACERS
from jalopy.terminal import board
from jalopy.terminal.board import View

CELL: Final = 16  # characters of a tile
TRAP: Final = "▲"
DASTARDLY: Final = "DD"
TAGS: Final = {name: "".join(part[0] for part in name.split("-"))[:2].upper() for name in RACERS} | {
    "compact": "CP",
    "coupe": "CC",
    "surplus": "AS",
    "haybailer": "CH",
    "turbo": "TT",
    "chugga-bug": "AC",
}


class Board(board.Board):
    def heading(self, shown: View) -> str:
        return self.sayings.say("terminal-round", round=self._seen()["round"])

    def scene(self, shown: View, plans: dict[int, str], width: int, dice: bool) -> RenderableType | None:
        """The road as it lies now, row by row from the rear; what is hidden is not looked at."""
        view = self._seen()
        if not view["tiles"]:
            return None
        a_row = max(1, width // CELL)
        cells = [self._cell(tile, view) for tile in view["tiles"]]
        rows = ["".join(cell.ljust(CELL) for cell in cells[at : at + a_row]) for at in range(0, len(cells), a_row)]
        return Group(*(Text(row.rstrip(), no_wrap=True) for row in rows), Text(self._who(view), "dim"))

    def _cell(self, tile: Any, view: View) -> str:
        cars = [TAGS[racer["name"]] for racer in view["racers"] if racer["tile"] == tile["tile"]]
        cars += [DASTARDLY] if tile["tile"] == view["dastardly"]["tile"] else []
        sign = TRAP if tile["trapped"] else " "
        name = self.sayings.name(tile["kind"])[:6]
        return (
            f"{tile['tile']:>2}{sign}{name} {' '.join(cars)}"[: CELL - 1]
            if len(cars) < 3
            else self._crowded(tile, cars)
        )

    def _crowded(self, tile: Any, cars: list[str]) -> str:
        return f"{tile['tile']:>2} {''.join(cars)}"[: CELL - 1]

    def _who(self, view: View) -> str:
        listed = sorted(view["racers"], key=lambda racer: racer["place"])
        return " · ".join(f"{TAGS[racer['name']]} {self.sayings.name(racer['name'])}" for racer in listed)

    def belongings(self, shown: View, seat: int) -> list[str]:
        view: View = self.match.view(seat)
        cards = view["hands"][seat]["cards"]
        return [self.sayings.say("terminal-hand", cards=cards)] if cards else []

    def _seen(self) -> View:
        view: View = self.match.view()
        return view
