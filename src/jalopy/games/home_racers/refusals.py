"""What a player might want to do but may not, and the rule that forbids it."""

from typing import Final

from jalopy.games.home_racers.collisions import car_on
from jalopy.games.home_racers.components import TOP_GEAR
from jalopy.games.home_racers.course import Pose
from jalopy.games.home_racers.courses import grid_of
from jalopy.games.home_racers.geometry import QUARTER, TILE
from jalopy.games.home_racers.manoeuvres import CORE, MANOEUVRES
from jalopy.games.home_racers.path import SKIDS_FROM, lies_on_path, may_skid, only_limits_forbid
from jalopy.games.home_racers.starting_grid import StartingGrid
from jalopy.games.home_racers.state import WAITING, Car, Plan, Race
from jalopy.kernel.questions import Barred, Question

FORWARD: Final[dict[str, int]] = {manoeuvre.key: manoeuvre.number for manoeuvre in MANOEUVRES}
BACKWARD: Final[dict[str, int]] = {f"back-{manoeuvre.key}": manoeuvre.number for manoeuvre in MANOEUVRES[:CORE]}

PLACING: Final = 0  # the moments of a race in which something is asked, in their order (HR-3.3)
GEAR: Final = 1
PATH: Final = 2
ROLL: Final = 3
PUSH: Final = 4
DRIVE: Final = 5
ASKED: Final[dict[str, int]] = {
    "start-place": PLACING,
    "start-spot": PLACING,
    "start-heading": PLACING,
    "choose-gear": GEAR,
    "change-tires": PATH,
    "turn-on-the-spot": PATH,
    "lay-tile": PATH,
    "roll": ROLL,
    "push-engine": PUSH,
    "tire-station": DRIVE,
}
ANSWERED: Final[dict[str, int]] = {
    "place": PLACING,
    "elsewhere": PLACING,
    "at": PLACING,
    "gear": GEAR,
    "brake": GEAR,
    "roll": ROLL,
    "keep": PUSH,
    "push": PUSH,
    **{key.partition(":")[0]: PATH for key in (*FORWARD, *BACKWARD)},
}


def barred(race: Race, question: Question) -> list[Barred]:
    """What is shown beside the options: gears out of reach, and manoeuvres that are not possible here."""
    offered = [option.key for option in question.options]
    refused: list[Barred] = []
    if question.kind == "choose-gear":
        for gear in range(TOP_GEAR + 1):
            if f"gear:{gear}" not in offered and f"brake:{gear}" not in offered:
                refused.append(_gear(race, race.cars[question.seat], f"gear:{gear}", gear))
    elif question.kind == "lay-tile" and race.plan is not None:
        manoeuvres = MANOEUVRES if may_skid(race, race.plan) else MANOEUVRES[:CORE]
        for manoeuvre in manoeuvres:
            key = f"back-{manoeuvre.key}" if race.plan.gear < 0 else manoeuvre.key
            if key not in offered:
                refused.append(_manoeuvre(race, race.plan, key, manoeuvre.number))
    return refused


def refuse(race: Race, question: Question, key: str) -> Barred | None:
    """Whatever else somebody may try: first what the open question would have answered, then what belongs elsewhere."""
    family = key.partition(":")[0]
    car = race.cars[question.seat]
    number = _number(key)
    if question.kind in ("start-place", "start-spot", "start-heading"):
        return _start(race, question, key)
    if question.kind == "choose-gear" and family == "gear" and number is not None:
        return _gear(race, car, key, number)
    if question.kind == "choose-gear" and family == "brake" and number is not None:
        return _brake(race, car, key)
    if question.kind == "turn-on-the-spot" and family == "heading" and number is not None:
        return _heading(race, car, key, number)
    if question.kind == "push-engine" and family == "push" and number is not None and race.plan is not None:
        poor = sum(die < race.box.good for die in race.plan.gear_dice)
        return Barred(key, "poor-dice", "HR-5.3", {"dice": poor})
    if question.kind == "lay-tile" and race.plan is not None:
        found = _other_way(race, race.plan, key)
        if found is not None:
            return found
    return _another_time(race, question, key, family)


# --- the start --------------------------------------------------------------------------------------------------------


def _start(race: Race, question: Question, key: str) -> Barred | None:
    """HR-2.4"""
    grid = grid_of(str(race.agreed.values["course"]))
    taken = [other.pose for other in race.cars if other.driving]
    others = sum(other.status == WAITING for other in race.cars) - 1
    words = key.split(":")
    family = words[0]
    if family == "place":
        if question.kind != "start-place":
            return Barred(key, "elsewhere-chosen", "HR-2.4")
        if len(words) != 4 or not all(_is_number(word) for word in words[1:]):
            return None
        x, y, heading = int(words[1]), int(words[2]), int(words[3])
        return _place(grid, key, x, y, heading, taken, others) or Barred(key, "not-listed", "HR-2.4")
    if family == "at":
        if question.kind != "start-spot":
            return Barred(key, "elsewhere-first" if question.kind == "start-place" else "spot-chosen", "HR-2.4")
        spot = _spot(words[-1])
        return None if spot is None else _place(grid, key, spot[0], spot[1], grid.ahead * 15, taken, others)
    if family == "heading":
        if question.kind != "start-heading":
            return Barred(key, "spot-first", "HR-2.4")
        across, down = question.facts["x"], question.facts["y"]
        assert isinstance(across, int)
        assert isinstance(down, int)
        return _place(grid, key, across, down, int(words[-1]), taken, others) if _is_number(words[-1]) else None
    if key == "elsewhere":
        return Barred(key, "elsewhere-chosen", "HR-2.4")
    return Barred(key, "not-placed", "HR-2.4") if _moment(key, family) > PLACING else None


def _place(grid: StartingGrid, key: str, x: int, y: int, heading: int, taken: list[Pose], others: int) -> Barred | None:
    """Why nobody starts there, as far as one place is concerned; None if a car may."""
    if heading % 15 or heading >= 360:
        return Barred(key, "no-heading", "HR-2.4")
    if x % QUARTER or y % QUARTER:
        return Barred(key, "no-spot", "HR-2.4")
    if not grid.is_behind(x, y):
        return Barred(key, "not-behind", "HR-2.4")
    pose = grid.course.pose(grid.surface, x, y, heading // 15)
    if not pose.free:
        return Barred(key, "no-room", "HR-1.5")
    if grid.sticks_out(pose):
        return Barred(key, "not-behind", "HR-2.4")
    if not grid.is_free(pose, grid.laid):
        return Barred(key, "on-a-tile", "HR-2.4")
    if not grid.is_reached_from(x, y):
        return Barred(key, "cut-off", "HR-2.4")
    if not grid.is_free(pose, taken):
        return Barred(key, "on-a-car", "HR-2.4")
    if not grid.leaves_room(pose, taken, others):
        return Barred(key, "no-room-for-others", "HR-2.4", {"cars": others})
    return None


def _spot(word: str) -> tuple[int, int] | None:
    """`1.25/7.5`, in tiles."""
    parts = word.split("/")
    if len(parts) != 2 or not all(_is_number(part.replace(".", "", 1)) for part in parts):
        return None
    return round(float(parts[0]) * TILE), round(float(parts[1]) * TILE)


# --- the gear ---------------------------------------------------------------------------------------------------------


def _gear(race: Race, car: Car, key: str, gear: int) -> Barred:
    if gear == -1 and not race.agreed.rear_gear:
        return Barred(key, "no-rear-gear", "HR-9.1")
    if gear == -1:
        return Barred(key, "rear-from-0", "HR-9.1", {"gear": car.gear})
    if not 0 <= gear <= TOP_GEAR:
        return Barred(key, "no-such-gear", "HR-3.4", {"top": TOP_GEAR})
    if car.points == 0 and gear > 1:
        return Barred(key, "limping", "HR-9.6")
    if car.gear < 0:
        return Barred(key, "reversing", "HR-9.1")
    return Barred(key, "one-step", "HR-3.4", {"gear": car.gear})


def _brake(race: Race, car: Car, key: str) -> Barred:
    """HR-9.4"""
    if not race.agreed.hard_braking:
        return Barred(key, "no-braking", "HR-9.4")
    return Barred(key, "brakes-two", "HR-9.4", {"gear": car.gear})


def _heading(race: Race, car: Car, key: str, degrees: int) -> Barred | None:
    """HR-3.5"""
    if not 0 <= degrees < 360 or degrees % 15:
        return Barred(key, "no-heading", "HR-3.5")
    pose = race.course.pose(car.pose.surface, car.pose.x, car.pose.y, degrees // 15)
    if not pose.free:
        return Barred(key, "no-room", "HR-1.5")
    other = car_on(race, pose, car)
    return None if other is None else Barred(key, "turns-onto-car", "HR-3.5", {"seats": [other.seat]})


# --- the path ---------------------------------------------------------------------------------------------------------


def _manoeuvre(race: Race, plan: Plan, key: str, number: int) -> Barred:
    """A manoeuvre of this gear that is not offered: off the course, on the path itself, or beyond the limits."""
    car = race.cars[race.active]
    backwards = plan.gear < 0
    last = plan.path[-1].way.pose if plan.path else car.pose
    at = last if backwards else last.after
    leg = plan.path[-1].leg if plan.path else 0
    if at is not last:
        leg += 1
    for way in at.back() if backwards else at.ways():
        if way.manoeuvre == number:
            if lies_on_path(car, plan, way.pose, leg):
                return Barred(key, "on-the-path", "HR-4.8")
            assert only_limits_forbid(race, plan, number)
            return Barred(key, "beyond-limits", "HR-9.5")
    return Barred(key, "no-room", "HR-1.5")


def _other_way(race: Race, plan: Plan, key: str) -> Barred | None:
    """A manoeuvre that this gear does not have."""
    if plan.gear < 0:
        return Barred(key, "only-backwards", "HR-9.1") if key in FORWARD else None
    if key in BACKWARD:
        return Barred(key, "only-in-rear-gear", "HR-9.1")
    if FORWARD.get(key, 0) < CORE:
        return None
    if not race.agreed.skidding:
        return Barred(key, "no-skidding", "HR-9.2")
    return Barred(key, "too-slow", "HR-9.2", {"gear": SKIDS_FROM})


# --- what belongs to another moment -----------------------------------------------------------------------------------


def _another_time(race: Race, question: Question, key: str, family: str) -> Barred | None:
    plan = race.plan
    if question.kind == "change-tires" and family == "heading":
        return Barred(key, "tires-first", "HR-6.9")
    if family == "heading":
        return Barred(key, "turns-in-gear-0", "HR-3.5")
    if key in ("stop", "drive-on"):
        return Barred(key, "not-at-station", "HR-6.7")
    if key in ("change-tires", "keep-tires"):
        return Barred(key, "not-standing-at-station", "HR-6.9")
    moment = _moment(key, family)
    if moment < 0:
        return None
    if moment == PLACING:
        return Barred(key, "placed", "HR-2.4")
    if moment == GEAR and question.kind != "choose-gear":
        return Barred(key, "gear-chosen", "HR-3.4", {"gear": 0 if plan is None else plan.gear})
    if moment > GEAR and plan is not None and plan.gear == 0:
        return Barred(key, "stands-still", "HR-3.5")
    if moment == ASKED[question.kind]:
        return None
    return Barred(key, "too-late" if moment < ASKED[question.kind] else "too-early", "HR-3.3")


def _moment(key: str, family: str) -> int:
    """When an answer of this kind is asked for; -1 if never."""
    if key in ("stop", "drive-on", "change-tires", "keep-tires"):
        return DRIVE
    if family == "heading":
        return PATH
    return ANSWERED.get(family, -1)


def _number(key: str) -> int | None:
    """What stands behind the colon, if it is a whole number."""
    word = key.partition(":")[2]
    return int(word) if _is_number(word.removeprefix("-")) else None


def _is_number(word: str) -> bool:
    """Not longer than any that the rules know."""
    return word.isascii() and word.isdecimal() and len(word) <= 6
