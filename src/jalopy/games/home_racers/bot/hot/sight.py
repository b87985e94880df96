"""The race as a seat sees it, in the few words the bots need, and the outlook from where its car stands."""

from typing import Any, Final

from jalopy.games.home_racers.contents import Contents, contents_of
from jalopy.games.home_racers.course import Pose
from jalopy.games.home_racers.courses import prepared
from jalopy.games.home_racers.outlook import BOLD, CAREFUL, WORN, Outlook
from jalopy.kernel.questions import Facts
from jalopy.kernel.settings import Values

MOST_KEPT: Final = 96  # outlooks that a match may come back to
MOST_PLACES: Final = 60_000  # that all of them together may know
SPARE: Final = 3  # tire points above which risks are taken
NEAR_THE_END: Final = 12  # tiles, from where on the last tires may go


class Known:
    """An outlook, and what it was made for."""

    def __init__(self, course: str, mood: int, start: Pose, passed: int, outlook: Outlook) -> None:
        self.course = course
        self.mood = mood
        self.start = start
        self.passed = passed
        self.outlook = outlook

    def is_for(self, course: str, box: Contents, mood: int, goal: int) -> bool:
        same_race = self.outlook.goal == goal and self.course == course and self.outlook.box.changes == box.changes
        return self.mood == mood and same_race

    def began_at(self, start: Pose, passed: int) -> bool:
        return self.start is start and self.passed == passed


# The last that was asked stands last. An outlook says the same whenever it is made, so those of earlier matches
# may stand in for new ones; but which of several a place is looked up in must hang on the match alone.
_IN_THIS_MATCH: list[Known] = []
_EVER_MADE: list[Known] = []
_FOR_VALUES: list[Known] = []  # besides, so that a rookie answers the same whether somebody asks for a value or not


def forget_outlooks() -> None:
    _IN_THIS_MATCH.clear()
    _FOR_VALUES.clear()


class Sight:
    def __init__(self, view: Facts, settings: Values, bumped: int) -> None:
        seen: Any = view
        self.bumped = bumped  # what a planned bump costs, in thousandths of a turn
        self.strict = settings["strict_limits"] is True
        self.name = str(settings["course"])
        self.box = contents_of(settings)
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
        self.others: list[Pose] = []
        for car in seen["cars"]:
            if car["pose"] and car["seat"] != self.seat:
                self.others.append(self.pose(car["pose"]))

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
        on_the_course = self.mine["distance"] is not None  # before that nobody is near the end
        near = on_the_course and self.tires <= SPARE and self.tiles_left() < NEAR_THE_END
        return mood_of(self.tires, self.strict, near)

    def outlook(self, pose: Pose) -> Outlook:
        return outlook_from(self.name, self.box, self.goal, pose, self.passed, self.mood())


def mood_of(tires: int, strict: bool, near_the_end: bool) -> int:
    """Risks are taken as long as there are tires to pay for them."""
    if tires == 0:
        return WORN
    if strict:
        return CAREFUL
    return BOLD if tires > SPARE or near_the_end else CAREFUL


def outlook_from(course: str, box: Contents, goal: int, pose: Pose, passed: int, mood: int) -> Outlook:
    """One that is known, or a new one."""
    for at in range(len(_IN_THIS_MATCH) - 1, -1, -1):
        known = _IN_THIS_MATCH[at]
        if known.is_for(course, box, mood, goal) and known.outlook.knows(pose.after, passed):
            _IN_THIS_MATCH.append(_IN_THIS_MATCH.pop(at))
            return known.outlook
    make_room(_IN_THIS_MATCH)
    made = _made(course, box, goal, pose, passed, mood)
    _IN_THIS_MATCH.append(made)
    return made.outlook


def outlook_for_value(course: str, box: Contents, goal: int, pose: Pose, passed: int, mood: int) -> Outlook:
    """One that a rookie has asked for, or a value before, or a new one."""
    for kept in (_IN_THIS_MATCH, _FOR_VALUES):
        for at in range(len(kept) - 1, -1, -1):
            known = kept[at]
            if known.is_for(course, box, mood, goal) and known.outlook.knows(pose.after, passed):
                return known.outlook
    make_room(_FOR_VALUES)
    made = _made(course, box, goal, pose, passed, mood)
    _FOR_VALUES.append(made)
    return made.outlook


def _made(course: str, box: Contents, goal: int, pose: Pose, passed: int, mood: int) -> Known:
    for at in range(len(_EVER_MADE) - 1, -1, -1):
        known = _EVER_MADE[at]
        if known.is_for(course, box, mood, goal) and known.began_at(pose, passed):
            _EVER_MADE.append(_EVER_MADE.pop(at))
            return known
    make_room(_EVER_MADE)
    ready = prepared(course)
    outlook = Outlook(ready.course, ready.distances, goal, pose, passed, mood, False, box)
    made = Known(course, mood, pose, passed, outlook)
    _EVER_MADE.append(made)
    return made


def make_room(kept: list[Known]) -> None:
    """For one more."""
    if len(kept) >= MOST_KEPT or sum([len(each.outlook.nodes) for each in kept]) >= MOST_PLACES:
        del kept[: max(1, len(kept) // 4)]
