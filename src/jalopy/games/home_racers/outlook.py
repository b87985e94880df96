"""How many turns a car still needs, on average, if it plans well: a search over whole paths, gear by gear.

Not a rule: it is what hints and bots ask, and it lives here because it is compiled with the rules. From a car's tile all
tiles that bring it nearer to the next gates are looked at, those nearest to the goal first. The worth of a path is the
sum over where the dice may stop it, so the best path of each gear is found tile by tile from behind.

In a room so large that a lap has more than MOST_PLACES places the table ends at a rim, so many steps ahead of the car;
there the way that is left is guessed. Whoever asks makes a new table before the car comes near it.
"""

from typing import Final

from mypy_extensions import i64

from jalopy.games.home_racers.components import BOOST, BUMP, CALTROPS_HURT, LANE_CHANGES, LANE_DICE, TOP_GEAR, TURNS
from jalopy.games.home_racers.course import BOOSTER, CALTROPS, LEAK, Course, Pose
from jalopy.games.home_racers.distances import FAR, PER_TILE, Distances
from jalopy.games.home_racers.manoeuvres import CORE, LANE, LANE_LEFT, LANE_RIGHT, STRAIGHT, STRAIGHT_ON
from jalopy.games.home_racers.path import COUNTS

CAREFUL: Final = 0  # nothing beyond the limits
BOLD: Final = 1  # one turn and one lane change beyond them
WORN: Final = 2  # without tires: the limits of the next higher gear, and nothing beyond

TIRE: Final = 0.22  # turns that a tire point is worth
CAR: Final = 0.35  # and a car point
CONTROL: Final = 2.5  # turns that a loss of control costs
CRASH: Final = 1.5  # what an obstacle costs besides points and speed
LEAKED: Final = 0.3
BOOSTED: Final = -0.45
SIDEWAYS: Final = 12  # a tile may lead so far away from the gate, in twentieths
DETOUR: Final = 40  # and the whole way to it may be so much longer than the shortest, besides a fifth of it
LONG_DETOUR: Final = 160  # for a thorough search
PACE: Final = 55  # twentieths of a tile in a turn, where nothing better is known
TURNING: Final = 2.5  # turns to turn round on the spot and get going
HOPELESS: Final = 1.0e6
MOST_PLACES: Final = 1_000  # of a table; a lap of the courses that come with the game has 400 to 830
SPEED: Final = 0.3  # turns that a gear is worth where the table ends
RIM_PACE: Final = 90  # twentieths of a tile in a turn beyond the rim: there is room for speed
MARGIN: Final = 2 * TOP_GEAR + 2  # steps from a car to the rim that its next path may need


def _chances() -> list[list[float]]:
    """By gear, the chance of each distance: every die gives one tile more with 1/3."""
    table: list[list[float]] = [[1.0]]
    for gear in range(1, TOP_GEAR + 1):
        row = [0.0] * (2 * gear + 1)
        ways = [1.0]
        for _ in range(gear):
            ways = [
                (ways[k] * 2 if k < len(ways) else 0.0) / 3 + (ways[k - 1] / 3 if k > 0 else 0.0)
                for k in range(len(ways) + 1)
            ]
        for more, chance in enumerate(ways):
            row[gear + more] = chance
        table.append(row)
    return table


CHANCE: Final[list[list[float]]] = _chances()
TAIL: Final[list[list[float]]] = [  # the chance of driving so many tiles or more
    [sum(row[k:]) for k in range(len(row) + 1)] for row in CHANCE
]


def _three_hits(dice: int) -> float:
    none = (2.0 / 3.0) ** dice
    one = dice / 3.0 * (2.0 / 3.0) ** max(0, dice - 1)
    two = dice * (dice - 1) / 2.0 / 9.0 * (2.0 / 3.0) ** max(0, dice - 2)
    return max(0.0, 1.0 - none - one - two)


RISK: Final[list[float]] = [dice / 3.0 * TIRE + _three_hits(dice) * CONTROL for dice in range(11)]  # in turns
BARE_RISK: Final[list[float]] = [_three_hits(dice) * CONTROL for dice in range(11)]  # as if tires cost nothing
SWEEPS: Final = 4  # of a thorough search


class Node:
    """A place of a car and the gates behind it."""

    def __init__(self, pose: Pose, passed: int, far: int, left: int, depth: int) -> None:
        self.pose = pose
        self.passed = passed
        self.far = far
        self.left = left  # of the way that may be driven to the next gate
        self.depth = depth  # steps from where the table begins
        self.rank = 0  # in the order of working out
        self.follows: list[Follow] = []  # while it is worked out
        self.turns: list[float] = []  # by gear, once it is known


NONE: Final = -1
BEYOND: Final = -2  # the horizon
NO_RIM: Final = 1 << 30
RIM: Final = -3  # a place behind the rim: what it is worth stands in the cost


class Follow:
    """A place that may follow another: its rank, BEYOND or RIM, what the step counts as, and the cost of entering it."""

    def __init__(self, rank: int, kind: int, cost: float) -> None:
        self.rank: i64 = rank
        self.kind: i64 = kind
        self.cost = cost


class Budget:
    """By gear, what a path may hold: the sizes of its table, and the dice for one too many."""

    def __init__(self, gear: int, mood: int, risk: list[float]) -> None:
        row = min(gear + 1, TOP_GEAR) if mood == WORN else gear
        more = 1 if mood == BOLD else 0
        self.gear = gear
        self.turn_limit: i64 = TURNS[row]
        self.lane_limit: i64 = LANE_CHANGES[row]
        self.turns: i64 = self.turn_limit + more + 1  # so many numbers of turns, 0 included
        self.lanes: i64 = self.lane_limit + more + 1
        self.steps: i64 = 2 * gear + 1
        self.size: i64 = self.steps * self.turns * self.lanes
        self.turn_risk = risk[gear]
        self.lane_risk = risk[LANE_DICE]
        self.chance = CHANCE[gear]
        self.tail = TAIL[gear]


class Outlook:
    """The table for one car: all places ahead of where it stood when it was made.

    A thorough one looks at the whole race and at detours, goes over its table several times, and spares no tires: its
    number of turns is what other plans are measured by.
    """

    def __init__(
        self,
        course: Course,
        distances: Distances,
        goal: int,
        start: Pose,
        passed: int,
        mood: int,
        thorough: bool = False,
    ) -> None:
        self.course = course
        self.distances = distances
        self.goal = goal
        self.mood = mood
        self.horizon = goal if thorough else min(goal, passed + len(course.gates) + 1)
        self.thorough = thorough
        self.sideways = 3 * PER_TILE if thorough else SIDEWAYS
        self.detour = LONG_DETOUR if thorough else DETOUR
        self.most = MOST_PLACES * 100 if thorough else MOST_PLACES
        self.pace = PACE
        self.rim = NO_RIM  # steps from the beginning to the last places that were looked at
        self.nodes: dict[tuple[int, int], Node] = {}
        self.budgets = [Budget(gear, mood, BARE_RISK if thorough else RISK) for gear in range(TOP_GEAR + 1)]
        found = self._explore(start.after, passed)
        found.sort(key=lambda node: (-node.passed, node.far, node.pose.key))
        self._work_out(found)

    def turns(self, pose: Pose, passed: int, gear: int) -> float:
        """From a place where a car stands, in a gear."""
        if passed >= self.goal:
            return 0.0
        node = self.nodes.get((pose.key, passed))
        if node is not None and node.turns:
            return node.turns[gear]
        return self._guess(pose, passed, gear)

    def knows(self, pose: Pose, passed: int) -> bool:
        """Whether a place lies in the table, and far enough from its end and its edges."""
        node = self.nodes.get((pose.key, passed))
        if node is None or node.left < node.far + node.far // 10 + self.detour // 2:
            return False
        if node.depth > 0 and node.depth + MARGIN > self.rim:
            return False
        return self.horizon == self.goal or passed < self.horizon - 1

    def after_step(self, origin: Pose, to: Pose, passed: int) -> int:
        """The gates passed after a step."""
        return self.course.after_step(passed, self.goal, origin, to)

    # --- finding all places ahead ---------------------------------------------------------------------------------------

    def _explore(self, start: Pose, passed: int) -> list[Node]:
        far = self._far(start, passed)
        first = Node(start, passed, far, self._leg(far), 0)
        self.nodes[(start.key, passed)] = first
        found = [first]
        at = 0
        while at < len(found):
            node = found[at]
            if len(found) >= self.most:  # this place and those behind it stand at the rim
                self.rim = node.depth
                self.pace = RIM_PACE
                break
            at += 1
            for way in node.pose.ways():
                if way.manoeuvre >= CORE:
                    continue
                to = way.pose
                now = self.after_step(node.pose, to, node.passed)
                stands = to.after
                if now >= self.horizon or (stands.key, now) in self.nodes:
                    continue
                far = self._far(stands, now)
                left = self._leg(far)
                if now == node.passed and stands is to:
                    left = node.left - PER_TILE
                    if far > node.far + self.sideways or far > left:
                        continue
                child = Node(stands, now, far, left, node.depth + 1)
                self.nodes[(stands.key, now)] = child
                found.append(child)
        return found

    def _leg(self, far: int) -> int:
        return far + far // 5 + self.detour

    def _far(self, pose: Pose, passed: int) -> int:
        return self.distances.to_gate(passed % len(self.course.gates), pose.surface, pose.x, pose.y)

    def _guess(self, pose: Pose, passed: int, gear: int) -> float:
        """Where the table says nothing: by the way that is left to the horizon."""
        far = self._to_horizon(pose, passed)
        return HOPELESS if far >= FAR else TURNING + max(0, gear - 1) + far / self.pace

    def _to_horizon(self, pose: Pose, passed: int) -> int:
        far = self._far(pose, passed)
        gate = passed + 1
        while gate < self.horizon and far < FAR:
            far += self.distances.gaps[gate % len(self.course.gates)]
            gate += 1
        return far

    # --- working out ----------------------------------------------------------------------------------------------------

    def _work_out(self, found: list[Node]) -> None:
        for rank, node in enumerate(found):
            node.rank = rank
        tables: list[list[float]] = [[0.0] * (len(found) * budget.size) for budget in self.budgets]
        for sweep in range(SWEEPS if self.thorough else 1):
            for node in found:
                node.follows = self._look_ahead(node, sweep > 0)
                self._from_standing(node, tables)
                for gear in range(1, TOP_GEAR + 1):
                    self._passing(node, self.budgets[gear], tables[gear])
        for node in found:
            node.follows = []

    def _look_ahead(self, node: Node, again: bool) -> list[Follow]:
        """What follows, as far as it is worked out already: at first what is nearer to the goal."""
        follows: list[Follow] = []
        for way in node.pose.ways():
            if way.manoeuvre >= CORE:
                continue
            now = self.after_step(node.pose, way.pose, node.passed)
            if now >= self.horizon:
                follows.append(Follow(BEYOND, COUNTS[way.manoeuvre], 0.0))
                continue
            child = self.nodes.get((way.pose.after.key, now))
            if child is not None and child.turns and (again or child.rank < node.rank):
                cost = entering(node.pose, way.pose, 0.0 if self.thorough else TIRE)
                follows.append(Follow(child.rank, COUNTS[way.manoeuvre], cost))
            elif child is None and node.depth >= self.rim:
                far = self._to_horizon(way.pose.after, now)
                if far < FAR:
                    cost = entering(node.pose, way.pose) + far / RIM_PACE
                    follows.append(Follow(RIM, COUNTS[way.manoeuvre], cost))
        return follows

    def _from_standing(self, node: Node, tables: list[list[float]]) -> None:
        """The turns from this place by gear: one for this turn, and what follows."""
        best = [HOPELESS] * (TOP_GEAR + 1)
        for gear in range(1, TOP_GEAR + 1):
            best[gear] = 1.0 + self._best_on(node, self.budgets[gear], tables[gear], 0, 0, 0)
        lost = self._guess(node.pose, node.passed, 0)
        turns = [min(best[1], lost)]
        for gear in range(1, TOP_GEAR + 1):
            value = min(best[gear], best[gear - 1])
            if gear < TOP_GEAR:
                value = min(value, best[gear + 1])
            if gear == 1:
                value = min(value, 1.0 + turns[0])
            turns.append(min(value, lost + gear))
        node.turns = turns

    def _passing(self, node: Node, budget: Budget, table: list[float]) -> None:
        """The rest of a path that has come here with so many tiles, turns and lane changes."""
        turns_after = node.turns[budget.gear]
        at: i64 = node.rank * budget.size
        last = budget.steps - 1
        step: i64 = 0
        while step <= last:
            stops = budget.chance[step] * turns_after
            turns: i64 = 0
            while turns < budget.turns:
                lanes: i64 = 0
                while lanes < budget.lanes:
                    if step == last:
                        table[at] = stops
                    elif step > 0 and turns + lanes <= step:
                        table[at] = stops + self._best_on(node, budget, table, step, turns, lanes)
                    at += 1
                    lanes += 1
                turns += 1
            step += 1

    def _best_on(self, node: Node, budget: Budget, table: list[float], step: i64, turns: i64, lanes: i64) -> float:
        """The least for what is left of the path, after so many tiles of it."""
        tail = budget.tail[step + 1]
        start = ((step + 1) * budget.turns + turns) * budget.lanes + lanes
        best = HOPELESS
        for follow in node.follows:
            at = start
            cost = follow.cost
            if follow.kind == LANE:
                if lanes + 1 >= budget.lanes:
                    continue
                if lanes >= budget.lane_limit:
                    cost += budget.lane_risk
                at += 1
            elif follow.kind != STRAIGHT:
                if turns + 1 >= budget.turns:
                    continue
                if turns >= budget.turn_limit:
                    cost += budget.turn_risk
                at += budget.lanes
            if follow.rank >= 0:
                value = cost * tail + table[follow.rank * budget.size + at]
            elif follow.rank == RIM:
                value = (cost - SPEED * budget.gear) * tail
            else:
                value = (cost + self._at_horizon(budget.gear)) * tail
            if value < best:
                best = value
        if best >= HOPELESS:
            return tail * self._crash(node, budget.gear)
        return best

    def _at_horizon(self, gear: int) -> float:
        """Past the last gate that is looked at a higher gear is worth something, past the finish nothing is."""
        return 0.0 if self.horizon == self.goal else -SPEED * gear

    def _crash(self, node: Node, gear: int) -> float:
        return CRASH + gear * CAR / 3 + self._guess(node.pose, node.passed, 0)


def entering(origin: Pose, pose: Pose, tire: float = TIRE) -> float:
    """What the tiles of the course cost that a step leads onto."""
    cost = 0.0
    for tile in pose.entered:
        if tile in origin.entered:
            continue
        if tile.kind == CALTROPS:
            cost += CALTROPS_HURT * tire
        elif tile.kind == LEAK:
            sides = [way for way in pose.after.ways() if way.manoeuvre in (LANE_LEFT, LANE_RIGHT)]
            cost += LEAKED + (2 - len(sides)) * (CRASH + TURNING) / 3
        elif tile.kind == BOOSTER:
            cost += BOOSTED if _open_ahead(pose) else CRASH
    return cost


def _open_ahead(pose: Pose) -> bool:
    """Whether there is room for the tiles that a booster gives, and one more."""
    for _ in range(BOOST + 1):
        straight = [way.pose for way in pose.after.ways() if way.manoeuvre == STRAIGHT_ON]
        if not straight:
            return False
        pose = straight[0]
    return True


def one_more(over: int, dice: int) -> float:
    """What a manoeuvre costs that is so many beyond the limit, with those before it."""
    if over <= 0:
        return 0.0
    most = len(RISK) - 1
    return RISK[min(most, over * dice)] - RISK[min(most, (over - 1) * dice)]


class Choice:
    """The best rest of a path: what it costs, and its next manoeuvre (NONE where there is none)."""

    def __init__(self, worth: float, manoeuvre: int) -> None:
        self.worth = worth
        self.manoeuvre = manoeuvre


class PathSearch:
    """The best path of one turn, other cars included, on the worth that an outlook gives to every place."""

    def __init__(self, outlook: Outlook, gear: int, others: list[Pose], bump: int, strict: bool) -> None:
        self.outlook = outlook
        self.budget = outlook.budgets[gear]
        self.gear = gear
        self.others = others
        self.bump = bump
        self.strict = strict
        self.known: dict[tuple[int, int, int, int, int], Choice] = {}

    def best(self, pose: Pose, passed: int, step: int, turns: int, lanes: int, barred: list[Pose]) -> Choice:
        """`pose` is where the path has come to, `step` how many tiles it has; `barred` are its tiles so far."""
        key = (pose.key, passed, step, turns, lanes)
        known = self.known.get(key)
        if known is not None:
            return known
        found = self._look(pose, passed, step, turns, lanes, barred, False)
        if found.manoeuvre == NONE and not self.strict:  # a path goes on as long as there is room
            found = self._look(pose, passed, step, turns, lanes, barred, True)
        if found.manoeuvre == NONE:
            crash = CRASH + self.gear * CAR / 3 + self.outlook.turns(pose.after, passed, 0)
            found = Choice(TAIL[self.gear][step + 1] * crash, NONE)
        self.known[key] = found
        return found

    def _look(
        self, pose: Pose, passed: int, step: int, turns: int, lanes: int, barred: list[Pose], beyond: bool
    ) -> Choice:
        """The best tile that may follow, within the budget or also beyond it."""
        budget = self.budget
        found = Choice(HOPELESS, NONE)
        tail = TAIL[self.gear][step + 1]
        origin = pose.after
        for way in origin.ways():
            if way.manoeuvre >= CORE:
                continue
            kind = COUNTS[way.manoeuvre]
            to_turns, to_lanes = turns, lanes
            cost = 0.0
            if kind == LANE:
                to_lanes += 1
                if to_lanes >= budget.lanes and not beyond:
                    continue
                cost = one_more(to_lanes - budget.lane_limit, LANE_DICE)
            elif kind != STRAIGHT:
                to_turns += 1
                if to_turns >= budget.turns and not beyond:
                    continue
                cost = one_more(to_turns - budget.turn_limit, self.gear)
            to = way.pose
            if self._lies_on(to, barred):
                continue
            cost += entering(origin, to)
            if self._lies_on(to, self.others):
                cost += self.bump / 1000.0
            value = cost * tail + self._from(
                to, self.outlook.after_step(origin, to, passed), step + 1, to_turns, to_lanes, barred
            )
            if value < found.worth or found.manoeuvre == NONE:
                found = Choice(value, way.manoeuvre)
        return found

    def _from(self, to: Pose, passed: int, step: int, turns: int, lanes: int, barred: list[Pose]) -> float:
        if passed >= self.outlook.goal:
            return 0.0
        stops = CHANCE[self.gear][step] * self.outlook.turns(to.after, passed, self.gear)
        if step >= 2 * self.gear:
            return stops
        return stops + self.best(to, passed, step, turns, lanes, barred).worth

    def _lies_on(self, pose: Pose, barred: list[Pose]) -> bool:
        for other in barred:  # noqa: SIM110  compiled, a loop is faster than a generator
            if other.lies_on(pose) > BUMP:
                return True
        return False
