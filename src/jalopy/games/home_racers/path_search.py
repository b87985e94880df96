"""The best path of one turn, gear by gear and other cars included, on what an outlook says of every place.

Not a rule either: it stands beside the outlook because it is compiled with the rules.
"""

from typing import Final

from mypy_extensions import i16, i64, mypyc_attr

from jalopy.games.home_racers.components import BUMP
from jalopy.games.home_racers.course import Pose
from jalopy.games.home_racers.geometry import REACH, TILE
from jalopy.games.home_racers.manoeuvres import LANE, STRAIGHT
from jalopy.games.home_racers.outlook import HOPELESS, NONE, Ahead, Outlook, crash
from jalopy.kernel._vecs import vec

UNKNOWN: Final = -HOPELESS
MANY: Final = 64  # more than the tiles of any path
NO_POSES: Final[list[Pose]] = []
IN_REACH: Final = TILE + 2 * REACH  # so near a car or a tile may lie on one that follows a place


@mypyc_attr(acyclic=True)
class Choice:
    """The best rest of a path: what it costs, and its next manoeuvre (NONE where there is none)."""

    def __init__(self, worth: float, manoeuvre: int) -> None:
        self.worth = worth
        self.manoeuvre = manoeuvre


@mypyc_attr(acyclic=True)
class Spot:
    """A place that a path has come to, with the gates behind it."""

    def __init__(self, pose: Pose, passed: int, number: int) -> None:
        self.pose = pose
        self.passed = passed
        self.number = number  # in the outlook
        self.ahead: list[Ahead] = []
        self.laid = 0  # which tiles were barred when that was looked up


@mypyc_attr(acyclic=True)
class Paths:
    """Where the paths of one turn may lead, other cars included: the same in every gear, so its searches share them."""

    def __init__(self, outlook: Outlook, others: list[Pose], bump: int) -> None:
        self.outlook = outlook
        self.others = others
        self.bump = bump
        self._spots: list[Spot | None] = []  # by number
        self._barred: list[Pose] = []
        self._laid = 0  # counts up when other tiles are barred

    def bar(self, tiles: list[Pose]) -> None:
        """Those a path has so far."""
        if tiles != self._barred:
            self._barred = tiles
            self._laid += 1

    def spot(self, pose: Pose, passed: int, number: int) -> Spot:
        if number >= len(self._spots):
            self._spots.extend([None] * (self.outlook.spots - len(self._spots)))
        spot = self._spots[number]
        if spot is None:
            spot = self._spots[number] = Spot(pose, passed, number)
        return spot

    def ahead(self, spot: Spot) -> list[Ahead]:
        """The tiles that find room, the path so far being barred; other cars are bumped into."""
        if spot.laid != self._laid:
            spot.ahead = self._open_ahead(spot)
            spot.laid = self._laid
        return spot.ahead

    def _open_ahead(self, spot: Spot) -> list[Ahead]:
        origin = spot.pose.after
        ahead = self.outlook.ahead(spot.number, origin, spot.passed)
        barred, others = in_reach(origin, self._barred), in_reach(origin, self.others)
        if not barred and not others:
            return ahead
        free = [each for each in ahead if not lies_on(each.way.pose, barred)]
        bump = self.bump / 1000.0
        return [each.bumping(bump) if lies_on(each.way.pose, others) else each for each in free]


@mypyc_attr(acyclic=True)
class Rest:
    """What is left of a path from a spot on, as far as it is known: in rows, by tiles, turns and lane changes so far; what
    goes beyond the budget, which is rare, in a dictionary."""

    def __init__(self, spot: Spot, size: int) -> None:
        self.spot = spot
        self.worth = vec[float]([UNKNOWN] * size)
        self.chosen = vec[i16]([NONE] * size)
        self.beyond: dict[int, Choice] | None = None


@mypyc_attr(acyclic=True)
class PathSearch:
    """The best path of one turn in one gear, on the worth that an outlook gives to every place."""

    def __init__(self, paths: Paths, gear: int, strict: bool) -> None:
        self.paths = paths
        self.outlook = paths.outlook
        self.budget = paths.outlook.budgets[gear]
        self.gear = gear
        self.strict = strict
        self._rests: list[Rest | None] = []  # by number of the spot
        self._manoeuvre: i64 = NONE  # that what was reckoned last begins with

    def best(self, pose: Pose, passed: int, step: int, turns: int, lanes: int, barred: list[Pose]) -> Choice:
        """`pose` is where the path has come to, `step` how many tiles it has; `barred` are its tiles so far."""
        self.paths.bar(barred)
        rest = self._rest(pose, passed, self.outlook.number(pose, passed))
        if turns >= self.budget.turns or lanes >= self.budget.lanes:
            return self._best_beyond(rest, step, turns, lanes)
        worth = self._best(rest, step, turns, lanes)
        return Choice(worth, int(rest.chosen[self._row(step, turns, lanes)]))

    def _rest(self, pose: Pose, passed: int, number: int) -> Rest:
        if number >= len(self._rests):
            self._rests.extend([None] * (self.outlook.spots - len(self._rests)))
        rest = self._rests[number]
        if rest is None:
            rest = self._rests[number] = Rest(self.paths.spot(pose, passed, number), self.budget.size)
        return rest

    def _row(self, step: i64, turns: i64, lanes: i64) -> i64:
        return (step * self.budget.turns + turns) * self.budget.lanes + lanes

    def _best(self, rest: Rest, step: i64, turns: i64, lanes: i64) -> float:
        if turns >= self.budget.turns or lanes >= self.budget.lanes:
            return self._best_beyond(rest, step, turns, lanes).worth
        row = self._row(step, turns, lanes)
        worth = rest.worth[row]
        if worth == UNKNOWN:
            worth = self._reckon(rest.spot, step, turns, lanes)
            rest.worth[row] = worth
            rest.chosen[row] = i16(self._manoeuvre)
        return worth

    def _best_beyond(self, rest: Rest, step: int, turns: int, lanes: int) -> Choice:
        if rest.beyond is None:
            rest.beyond = {}
        key = (step * MANY + turns) * MANY + lanes
        known = rest.beyond.get(key)
        if known is None:
            worth = self._reckon(rest.spot, step, turns, lanes)
            known = rest.beyond[key] = Choice(worth, self._manoeuvre)
        return known

    def _reckon(self, spot: Spot, step: i64, turns: i64, lanes: i64) -> float:
        """The least that the rest costs; which manoeuvre it begins with is noted."""
        worth = self._look(spot, step, turns, lanes, False)
        if self._manoeuvre == NONE and not self.strict:  # a path goes on as long as there is room
            worth = self._look(spot, step, turns, lanes, True)
        if self._manoeuvre == NONE:
            crashed = crash(self.gear, self.outlook.turns(spot.pose.after, spot.passed, 0))
            worth = self.budget.tail[step + 1] * crashed
        return worth

    def _look(self, spot: Spot, step: i64, turns: i64, lanes: i64, beyond: bool) -> float:
        """With the best tile that may follow, within the budget or also beyond it."""
        budget = self.budget
        best = HOPELESS
        chosen: i64 = NONE
        gear: i64 = self.gear
        tail = budget.tail[step + 1]
        chance = budget.chance[step + 1]
        goes_on = step + 1 < budget.steps - 1
        for ahead in self.paths.ahead(spot):
            to_turns, to_lanes = turns, lanes
            cost = 0.0
            if ahead.kind == LANE:
                to_lanes += 1
                if to_lanes >= budget.lanes and not beyond:
                    continue
                if to_lanes > budget.lane_limit:
                    cost = budget.one_lane_more[to_lanes - budget.lane_limit]
            elif ahead.kind != STRAIGHT:
                to_turns += 1
                if to_turns >= budget.turns and not beyond:
                    continue
                if to_turns > budget.turn_limit:
                    cost = budget.one_turn_more[to_turns - budget.turn_limit]
            value = (cost + ahead.entering + ahead.bump) * tail
            if not ahead.finishes:
                after = chance * ahead.turns[gear]
                if goes_on:
                    rest = self._rest(ahead.way.pose, ahead.passed, ahead.number)
                    after += self._best(rest, step + 1, to_turns, to_lanes)
                value += after
            if value < best or chosen == NONE:
                best, chosen = value, ahead.way.manoeuvre
        self._manoeuvre = chosen
        return best


def in_reach(origin: Pose, poses: list[Pose]) -> list[Pose]:
    """Those that a tile right behind this one may lie on."""
    near = NO_POSES
    x, y = origin.x, origin.y
    for pose in poses:
        if -IN_REACH < pose.x - x < IN_REACH and -IN_REACH < pose.y - y < IN_REACH and pose.surface == origin.surface:
            near = [*near, pose]
    return near


def lies_on(pose: Pose, others: list[Pose]) -> bool:
    for other in others:  # noqa: SIM110  compiled, a loop is faster than a generator
        if other.lies_on(pose) > BUMP:
            return True
    return False
