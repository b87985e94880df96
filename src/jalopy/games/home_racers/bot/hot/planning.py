"""What the rookie answers: whole paths to the gates ahead, gears by what they bring, and risks that pay on average."""

from typing import Any, Final

from jalopy.games.home_racers.bot.hot.sight import Sight
from jalopy.games.home_racers.components import BUMP
from jalopy.games.home_racers.course import Pose
from jalopy.games.home_racers.geometry import HEADINGS, STEP_X, STEP_Y
from jalopy.games.home_racers.manoeuvres import LANE, MANOEUVRES, STRAIGHT
from jalopy.games.home_racers.outlook import CAR, NONE
from jalopy.games.home_racers.path import COUNTS
from jalopy.games.home_racers.path_search import Choice, Paths, PathSearch
from jalopy.kernel.chance import Stream
from jalopy.kernel.questions import Question

PLACES: Final = 3  # of the shortlist that are looked at
LAST_POINTS: Final = 3  # car points that are not risked
LOST: Final = 8.0  # and what each of them is worth then
TRIED: Final = 5  # headings
AHEAD: Final = 3  # tiles to look ahead before turning on the spot
STUBBORN: Final = 3  # of so many turns face to face with another car it gives way in one
MOST_SEARCHES: Final = 8
NUMBER: Final[dict[str, int]] = {manoeuvre.key: manoeuvre.number for manoeuvre in MANOEUVRES}

_SEARCHES: list[tuple[Pose, PathSearch]] = []


def forget_searches() -> None:
    _SEARCHES.clear()


def answer(question: Question, sight: Sight, lot: Stream) -> str:
    """The key of an option."""
    if question.kind == "start-place":
        return best_start(question, sight)
    if question.kind == "choose-gear":
        return best_gear(question, sight, lot)
    if question.kind == "lay-tile":
        return best_tile(question, sight)
    if question.kind == "turn-on-the-spot":
        headings = [int(option.key.partition(":")[2]) // 15 for option in question.options]
        heading = way_out(sight, headings) if is_blocked(sight, sight.here) else best_heading(sight, headings)
        return f"heading:{heading * 15}"
    if question.kind == "push-engine":
        return best_push(question, sight)
    if question.kind == "tire-station":
        worn = sight.tires <= 1 and sight.full > 2 and sight.tiles_left() > 30
        return "stop" if worn else "drive-on"
    return question.options[0].key  # new tires, where a car stands at a station, come first


def best_start(question: Question, sight: Sight) -> str:
    """The place with the fewest turns ahead, of the first on the list."""
    best, chosen = 0.0, ""
    for option in question.options[:PLACES]:
        if option.facts:
            pose = sight.pose(option.facts)
            worth = sight.outlook(pose).turns(pose, 0, 0)
            if not chosen or worth < best:
                best, chosen = worth, option.key
    return chosen


def search(sight: Sight, pose: Pose, gear: int) -> PathSearch:
    """A path is searched once, when the gear is chosen, and then laid tile by tile."""
    outlook = sight.outlook(pose)
    paths: Paths | None = None
    for start, known in _SEARCHES:
        shared = known.paths
        if start is pose and known.outlook is outlook and shared.bump == sight.bumped and shared.others == sight.others:
            if known.gear == gear and known.strict is sight.strict:
                return known
            paths = shared
    if len(_SEARCHES) >= MOST_SEARCHES:
        del _SEARCHES[0]
    made = PathSearch(Paths(outlook, sight.others, sight.bumped) if paths is None else paths, gear, sight.strict)
    _SEARCHES.append((pose, made))
    return made


def best_gear(question: Question, sight: Sight, lot: Stream) -> str:
    here = sight.here
    best, chosen = 0.0, ""
    for option in question.options:
        gear = int(option.key.partition(":")[2])
        if gear < 1:
            continue
        worth = 1.0 + search(sight, here, gear).best(here, sight.passed, 0, 0, 0, [here]).worth
        if option.key.startswith("brake"):
            worth += sight.outlook(here).odds.risk[sight.box.braking_dice]
        if not chosen or worth < best:
            best, chosen = worth, option.key
    keys = [option.key for option in question.options]
    standing = next((key for key in ("gear:0", "brake:0") if key in keys), "")
    if standing and sight.gear == 0 and is_blocked(sight, here) and lot.below(STUBBORN) == 0:
        return standing
    if standing and (not chosen or best >= lost(sight, here)) and turn_helps(sight, here):
        return standing
    return chosen


def lost(sight: Sight, here: Pose) -> float:
    """From here on the table knows no way: turning round is better."""
    return sight.outlook(here).turns(here.after, sight.passed, 0) + 0.5


def turn_helps(sight: Sight, here: Pose) -> bool:
    heading = best_heading(sight, list(range(HEADINGS)))
    return heading != here.heading and not meets_car(sight, here, heading)


# --- other cars in the way --------------------------------------------------------------------------------------------


def is_blocked(sight: Sight, here: Pose) -> bool:
    """Whether another car stands on the first tile of the best path in first gear."""
    choice = search(sight, here, 1).best(here, sight.passed, 0, 0, 0, [here])
    ahead = [way.pose for way in here.after.ways() if way.manoeuvre == choice.manoeuvre]
    return any(taken(sight, pose) for pose in ahead)


def taken(sight: Sight, pose: Pose) -> bool:
    return any(other.lies_on(pose) > BUMP for other in sight.others)


def meets_car(sight: Sight, here: Pose, heading: int) -> bool:
    x, y = here.x + STEP_X[heading], here.y + STEP_Y[heading]
    return taken(sight, sight.course.pose(here.surface, x, y, heading))


def way_out(sight: Sight, headings: list[int]) -> int:
    """Where there is most room straight ahead; nearer to the gate, if there is as much elsewhere."""
    here = sight.here
    poses = [sight.course.pose(here.surface, here.x, here.y, heading) for heading in headings]
    return max(poses, key=lambda pose: (room(sight, pose), -promise(sight, pose)[0])).heading


def room(sight: Sight, pose: Pose) -> int:
    """Tiles straight ahead that are free, of the first few."""
    x, y = pose.x, pose.y
    for tiles in range(AHEAD):
        x, y = x + STEP_X[pose.heading], y + STEP_Y[pose.heading]
        ahead = sight.course.pose(pose.surface, x, y, pose.heading)
        if not ahead.free or taken(sight, ahead):
            return tiles
    return AHEAD


# --- the way ahead ----------------------------------------------------------------------------------------------------


def best_heading(sight: Sight, headings: list[int]) -> int:
    """Of the most promising ones the one with the fewest turns ahead."""
    here = sight.here
    poses = [sight.course.pose(here.surface, here.x, here.y, heading) for heading in headings]
    free = [pose for pose in poses if pose.free]
    few = sorted(free, key=lambda pose: promise(sight, pose))[:TRIED]
    return min([*few, here], key=lambda pose: sight.outlook(pose).turns(pose.after, sight.passed, 0)).heading


def promise(sight: Sight, pose: Pose) -> tuple[int, int]:
    """How near to the next gate a few tiles straight ahead would lead; a small number is good."""
    gate = sight.passed % len(sight.course.gates)
    best = 1 << 30
    x, y = pose.x, pose.y
    for _ in range(AHEAD):
        x, y = x + STEP_X[pose.heading], y + STEP_Y[pose.heading]
        if not sight.course.pose(pose.surface, x, y, pose.heading).free:
            break
        best = min(best, sight.distances.to_gate(gate, pose.surface, x, y))
    return best, pose.heading


def best_tile(question: Question, sight: Sight) -> str:
    """The next tile of the best path, from what is laid already."""
    path: list[Any] = sight.plan["path"]
    gear: int = sight.plan["gear"]
    here = sight.here
    turns = lanes = 0
    at, passed = here, sight.passed
    looked = search(sight, here, max(1, gear))
    tiles = [here]
    for step in path:
        kind = COUNTS[NUMBER[step["manoeuvre"]]]
        turns += kind not in (STRAIGHT, LANE)
        lanes += kind == LANE
        to = sight.pose(step["pose"])
        passed = looked.outlook.after_step(at.after, to, passed)
        at = to
        tiles.append(at)
    key = key_of(looked.best(at, passed, len(path), turns, lanes, tiles))
    if all(option.key != key for option in question.options):  # the path would run into itself
        anew = PathSearch(looked.paths, looked.gear, looked.strict)
        key = key_of(anew.best(at, passed, len(path), turns, lanes, tiles))
    return key


def key_of(choice: Choice) -> str:
    return "straight" if choice.manoeuvre == NONE else MANOEUVRES[choice.manoeuvre].key


def best_push(question: Question, sight: Sight) -> str:
    """Each die rolled again brings a tile with 1/3, and costs a car point with 1/3."""
    path: list[Any] = sight.plan["path"]
    gear: int = sight.plan["gear"]
    if gear < 1:
        return "keep"
    here = sight.here
    outlook = sight.outlook(here)
    worth: list[float] = []
    at, passed = here, sight.passed
    for step in path:
        to = sight.pose(step["pose"])
        passed = outlook.after_step(at.after, to, passed)
        at = to
        worth.append(outlook.turns(at.after, passed, gear))
    distance: int = sight.plan["distance"]
    if distance >= len(path):
        return "keep"
    best, chosen = worth[distance - 1], "keep"
    for option in question.options[1:]:
        dice = int(option.key.partition(":")[2])
        point = CAR if sight.car > LAST_POINTS + dice else LOST
        expected = dice / 3 * point
        for more in range(dice + 1):
            tile = min(distance + more, len(path)) - 1
            expected += binomial(dice, more) * worth[tile]
        if expected < best - 0.02:
            best, chosen = expected, option.key
    return chosen


def binomial(dice: int, good: int) -> float:
    ways = 1.0
    for k in range(good):
        ways = ways * (dice - k) / (k + 1)
    return ways * float(2 ** (dice - good)) / float(3**dice)
