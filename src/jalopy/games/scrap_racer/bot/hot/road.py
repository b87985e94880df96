"""Special pieces, scrap tiles and the pit stop, as far as the rookie reckons with them."""

from typing import Any, Final

from mypy_extensions import i64

from jalopy.games.scrap_racer.components import (
    COLLECTOR,
    CRUSHER,
    HOVER,
    JACKAL,
    ROCKROACHES,
    STEEL_JACKET,
    SWIFTY,
    TWISTER,
)
from jalopy.games.scrap_racer.track import Track, lay
from jalopy.games.scrap_racer.ways import BY_POINTS, TO_A_SPACE, TOO_MUCH, Way, step_forward
from jalopy.kernel.questions import Facts

# Spaces a turn that an ability is worth, roughly: how often it comes up, times what it then gains.
ABILITY_WORTH: Final[dict[str, float]] = {
    CRUSHER: 0.8,
    COLLECTOR: 0.6,
    ROCKROACHES: 0.5,
    TWISTER: 0.4,
    SWIFTY: 0.35,
    JACKAL: 0.35,
    HOVER: 0.35,
    STEEL_JACKET: 0.3,
}
SLIP: Final[list[float]] = [-3.5, 7.0, 3.5]  # spaces by space of the slime trail, on the average
SCRAP_WORTH: Final = 1.0  # spaces that a scrap tile in hand is worth
A_TURN_BEHIND: Final = 12  # so far behind somebody may come upon a scrap tile in the next turn
WAY_TO_THE_CENTRE: Final = 3.0  # spaces that are lost where the next turn ends in the pit stop's centre


# Abilities as bits.
BIT_OF: Final[dict[str, int]] = {name: 1 << place for place, name in enumerate(ABILITY_WORTH)}
CRUSHES: Final = BIT_OF[CRUSHER]
COLLECTS: Final = BIT_OF[COLLECTOR]
FIGHTS: Final = BIT_OF[JACKAL]
CRAWLS: Final = BIT_OF[ROCKROACHES]
ON_STRAIGHTS: Final = BIT_OF[STEEL_JACKET]
IN_CURVES: Final = BIT_OF[SWIFTY]
BY_PASSING: Final = BIT_OF[TWISTER]
STEPPING: Final[list[int]] = [ON_STRAIGHTS, IN_CURVES, BY_PASSING]
STEPS_MORE: Final = ON_STRAIGHTS | IN_CURVES | BY_PASSING


def abilities_of(names: list[str]) -> int:
    abilities = 0
    for name in names:
        abilities |= BIT_OF[name]
    return abilities


class Drive:
    """Where a racer's own moves from one space end, one for each number of points, as far as anybody has asked."""

    def __init__(self, space: int, distance: int) -> None:
        self.way = Way(space, distance, TOO_MUCH - 1)
        self.ends = [ended(self.way)]
        self.goes_on = True


def ended(way: Way) -> Way:
    end = Way(way.space, way.distance, 0)
    end.halted = way.halted
    return end


class Road:
    """The track as it is laid, with the scrap tiles on it and the ability tiles left."""

    def __init__(self, track: Track, scrap: list[int], tiles: list[str]) -> None:
        self.track = track
        self.scrap = scrap  # by space, what it counts
        self.tiles = tiles
        self._drives: dict[int, Drive] = {}

    def reach(self, start: Way, into_pit: bool, spare: bool) -> Way:
        """Where a racer's own move ends; without points to `spare` any scrap tile stops it. Not to be changed."""
        key = i64(start.distance) << 16 | i64(start.space) << 2 | i64(into_pit) << 1 | i64(spare)
        drive = self._drives.get(key)
        if drive is None:
            drive = self._drives[key] = Drive(start.space, start.distance)
        ends = drive.ends
        while drive.goes_on and len(ends) <= start.points:
            self._drive_on(drive, into_pit, spare)
        return ends[min(start.points, len(ends) - 1)]

    def _drive_on(self, drive: Drive, into_pit: bool, spare: bool) -> None:
        """One space more, which takes as many points as a scrap tile there says."""
        way, ends = drive.way, drive.ends
        points, here = way.points, ends[-1]
        if step_forward(self.track, self.scrap, way, BY_POINTS if spare else TO_A_SPACE, into_pit):
            ends.extend([here] * (points - way.points - 1))
            ends.append(ended(way))
            drive.goes_on = not way.halted
        else:
            drive.goes_on = False

    def lane_of(self, way: Way) -> int:
        """Which space of the pit lane it has come to; 0: it is on the track."""
        return max(0, way.space - self.track.length)

    def best_tile(self, racer: str) -> str:
        """The tile that this racer should take, or "" if there is none for it."""
        tiles = [tile for tile in self.tiles if tile != racer]
        return max(tiles, key=lambda tile: ABILITY_WORTH[tile]) if tiles else ""

    def visit_worth(self, racer: str, turns: float) -> float:
        """Spaces that a visit to the pit stop gains with so many turns to come."""
        tile = self.best_tile(racer)
        return ABILITY_WORTH[tile] * turns if tile else 0.0


def see_road(view: Facts) -> Road | None:
    """None: nothing special lies on the track."""
    shown: Any = view
    if "extras" not in shown:
        return None
    track = lay(shown["track"]["laid"], False, 1)
    scrap = [0] * len(track.ahead)
    for tile in shown["extras"]["scrap"]:
        scrap[tile["space"]] = tile["tile"]
    return Road(track, scrap, shown["extras"]["ability_tiles"])


def most_steps(straight: list[bool], length: int, space: int, abilities: int, passed: bool) -> int:
    """SR-21.9  How far abilities take a racer in the best order."""
    most = 0
    for ability in STEPPING:
        if abilities & ability and (passed if ability == BY_PASSING else straight[space] == (ability == ON_STRAIGHTS)):
            most = max(most, 1 + most_steps(straight, length, space % length + 1, abilities - ability, passed))
    return most
