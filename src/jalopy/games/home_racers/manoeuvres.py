"""HR-4.2  The nine ways in which a tile may follow another, and what each counts as."""

from typing import Final

from jalopy.games.home_racers.geometry import SIXTH

STRAIGHT: Final = 0
LANE: Final = 1
TURN: Final = 2
SKID: Final = 3

LEFT: Final = -SIXTH
RIGHT: Final = SIXTH
STRAIGHT_ON: Final = 0  # where they stand among the manoeuvres
LANE_LEFT: Final = 1
LANE_RIGHT: Final = 2
CORE: Final = 7  # so many of them without the skids


class Manoeuvre:
    """Which edge of the tile it leaves by, seen from its heading, and by how much the heading changes.

    Backwards the edge is seen from the tile behind, and a lane change leads to the same side as forwards (HR-9.1).
    """

    def __init__(self, number: int, key: str, rule: str, counts_as: int, exit: int, change: int) -> None:
        self.number = number
        self.key = key
        self.rule = rule
        self.counts_as = counts_as
        self.exit = exit
        self.change = change
        self.back = exit if change else -exit


MANOEUVRES: Final[list[Manoeuvre]] = [
    Manoeuvre(0, "straight", "HR-4.3", STRAIGHT, 0, 0),
    Manoeuvre(1, "lane:left", "HR-4.4", LANE, LEFT, 0),
    Manoeuvre(2, "lane:right", "HR-4.4", LANE, RIGHT, 0),
    Manoeuvre(3, "turn:left", "HR-4.5", TURN, 0, LEFT),
    Manoeuvre(4, "turn:right", "HR-4.5", TURN, 0, RIGHT),
    Manoeuvre(5, "side-turn:left", "HR-4.5", TURN, LEFT, LEFT),
    Manoeuvre(6, "side-turn:right", "HR-4.5", TURN, RIGHT, RIGHT),
    Manoeuvre(7, "skid:left", "HR-9.2", SKID, LEFT, 2 * LEFT),
    Manoeuvre(8, "skid:right", "HR-9.2", SKID, RIGHT, 2 * RIGHT),
]
