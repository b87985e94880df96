"""The race as a seat sees it, in the few words the bots need, and the outlook from where its car stands."""

from typing import Any, Final

from jalopy.games.home_racers.course import Pose
from jalopy.games.home_racers.courses import prepared
from jalopy.games.home_racers.outlook import BOLD, CAREFUL, WORN, Outlook
from jalopy.kernel.questions import Facts
from jalopy.kernel.settings import Values

MOST_KEPT: Final = 96  # outlooks
MOST_PLACES: Final = 60_000  # that all of them together may know
SPARE: Final = 3  # tire points above which risks are taken
NEAR_THE_END: Final = 12  # tiles, from where on the last tires may go

_OUTLOOKS: list[tuple[str, int, Outlook]] = []


def forget_outlooks() -> None:
    _OUTLOOKS.clear()


class Sight:
    def __init__(self, view: Facts, settings: Values, bumped: int) -> None:
        seen: Any = view
        self.settings = settings
        self.bumped = bumped  # what a planned bump costs, in thousandths of a turn
        self.name = str(settings["course"])
        ready = prepared(self.name)
        self.course = ready.course
        self.distances = ready.distances
        self.goal = self.course.to_pass(int(seen["laps"]))
        self.seat: int = seen["seat"]
        self.mine: Any = seen["cars"][self.seat]
        self.passed: int = self.mine["passed"]
        self.gear: int = self.mine["gear"]
        self.tires: int = self.mine["tires"]
        self.car: int = self.mine["car"]
        self.full: int = seen["points"]
        self.plan: Any = seen["plan"]
        self.others = [self.pose(car["pose"]) for car in seen["cars"] if car["pose"] and car["seat"] != self.seat]

    def pose(self, data: Any) -> Pose:
        return self.course.pose(data["surface"], data["x"], data["y"], data["heading"] // 15)

    @property
    def here(self) -> Pose:
        return self.pose(self.mine["pose"])

    def tiles_left(self) -> int:
        """Of the whole race, about."""
        far: int = self.mine["distance"]
        gaps = self.distances.gaps
        far += sum(gaps[gate % len(gaps)] for gate in range(self.passed + 1, self.goal))
        return far // 20

    def mood(self) -> int:
        """Risks are taken as long as there are tires to pay for them."""
        if self.tires == 0:
            return WORN
        if self.settings["strict_limits"] is True:
            return CAREFUL
        return BOLD if self.tires > SPARE or self.tiles_left() < NEAR_THE_END else CAREFUL

    def outlook(self, pose: Pose) -> Outlook:
        """One that is known, or a new one."""
        mood = self.mood()
        key = f"{mood} {self.name}"
        for at in range(len(_OUTLOOKS) - 1, -1, -1):  # the last that was asked stands last
            name, goal, known = _OUTLOOKS[at]
            if name == key and goal == self.goal and known.knows(pose.after, self.passed):
                _OUTLOOKS.append(_OUTLOOKS.pop(at))
                return known
        if len(_OUTLOOKS) >= MOST_KEPT or sum(len(each.nodes) for _, _, each in _OUTLOOKS) >= MOST_PLACES:
            del _OUTLOOKS[: max(1, len(_OUTLOOKS) // 4)]
        made = Outlook(self.course, self.distances, self.goal, pose, self.passed, mood)
        _OUTLOOKS.append((key, self.goal, made))
        return made
