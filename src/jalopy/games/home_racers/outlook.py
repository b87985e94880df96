"""How many turns a car still needs, on average, if it plans well: a search over whole paths, gear by gear.

Not a rule: it is what hints and bots ask, and it lives here because it is compiled with the rules. From a car's tile all
tiles that bring it nearer to the next gates are looked at, those nearest to the goal first. The worth of a path is the
sum over where the dice may stop it, so the best path of each gear is found tile by tile from behind.

In a room so large that a lap has more than MOST_PLACES places the table ends at a rim, so many steps ahead of the car;
there the way that is left is guessed. Whoever asks makes a new table before the car comes near it.
"""

from math import comb, gcd
from typing import Final

from mypy_extensions import i64, mypyc_attr

from jalopy.games.home_racers.components import LANE_CHANGES, LANE_DICE, TOP_GEAR, TURNS
from jalopy.games.home_racers.contents import AS_PRINTED, Contents
from jalopy.games.home_racers.course import BOOSTER, CALTROPS, LEAK, Course, Pose, Way
from jalopy.games.home_racers.distances import FAR, PER_TILE, Distances
from jalopy.games.home_racers.manoeuvres import CORE, LANE, LANE_LEFT, LANE_RIGHT, STRAIGHT, STRAIGHT_ON
from jalopy.games.home_racers.path import COUNTS
from jalopy.kernel._vecs import vec
from jalopy.kernel.kept import Kept
from jalopy.kernel.table import SIDES

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
ENDLESS: Final = 99.0  # turns to the goal, where there is no telling
MOST_PLACES: Final = 1_000  # of a table; a lap of the courses that come with the game has 400 to 830
SPEED: Final = 0.3  # turns that a gear is worth where the table ends
RIM_PACE: Final = 90  # twentieths of a tile in a turn beyond the rim: there is room for speed
GATE_BITS: Final = 16  # for the gates of a race
MARGIN: Final = 2 * TOP_GEAR + 2  # steps from a car to the rim that its next path may need


def _chances(good: int, faces: int) -> list[list[float]]:
    """By gear, the chance of each distance: every die gives one tile more with so many of its faces."""
    table: list[list[float]] = [[1.0]]
    for gear in range(1, TOP_GEAR + 1):
        row = [0.0] * (2 * gear + 1)
        ways = [1.0]
        for _ in range(gear):
            ways = [
                (ways[k] * (faces - good) if k < len(ways) else 0.0) / faces
                + (ways[k - 1] * good / faces if k > 0 else 0.0)
                for k in range(len(ways) + 1)
            ]
        for more, chance in enumerate(ways):
            row[gear + more] = chance
        table.append(row)
    return table


def _loses_control(dice: int, hit: int, faces: int, hits: int) -> float:
    """The chance of so many hits or more, where so many faces of a die are one."""
    chance, miss = 1.0, (faces - hit) / faces
    for count in range(hits):
        chance -= comb(dice, count) / faces**count * hit**count * miss ** max(0, dice - count)
    return max(0.0, chance)


def _fraction(least: int) -> tuple[int, int]:
    """Of the faces of a die, those that show this and more; in lowest terms."""
    faces = SIDES + 1 - least
    common = gcd(faces, SIDES)
    return faces // common, SIDES // common


MOST_DICE: Final = 10


class Odds:
    """What dice may do with a box, in turns."""

    def __init__(self, box: Contents) -> None:
        self.changes = box.changes
        good, good_of = _fraction(box.good)
        hit, hit_of = _fraction(box.hit)
        self.chance = _chances(good, good_of)
        # Of so many tiles or more; from 0.0 on, for a whole number among them would make all that reckons with them slow.
        self.tail = [[sum(row[k:], 0.0) for k in range(len(row) + 1)] for row in self.chance]
        lost = [_loses_control(dice, hit, hit_of, box.loss_of_control) for dice in range(MOST_DICE + 1)]
        self.risk = [dice * hit / hit_of * TIRE + lost[dice] * CONTROL for dice in range(MOST_DICE + 1)]
        self.bare_risk = [chance * CONTROL for chance in lost]  # as if tires cost nothing


_ODDS: Final[Kept[str, Odds]] = Kept()


def odds_of(box: Contents) -> Odds:
    odds = _ODDS.get(box.changes)
    return _ODDS.keep(box.changes, Odds(box)) if odds is None else odds


SWEEPS: Final = 4  # of a thorough search


@mypyc_attr(acyclic=True)
class Node:
    """A place of a car and the gates behind it."""

    def __init__(self, pose: Pose, passed: int, far: int, left: int, depth: int) -> None:
        self.pose = pose
        self.passed = passed
        self.far = far
        self.left = left  # of the way that may be driven to the next gate
        self.depth = depth  # steps from where the table begins
        self.rank = 0  # in the order of working out
        self.onward: list[Onward] | None = None  # while it is worked out
        self.known = False  # how many turns it takes from here


@mypyc_attr(acyclic=True)
class Onward:
    """A step that may be driven from a place, and the gates that are behind the car after it."""

    def __init__(self, way: Way, passed: int) -> None:
        self.way = way
        self.passed = passed
        self.to: Node | None = None  # where it leads, once that is found


NONE: Final = -1
BEYOND: Final = -2  # the horizon
GEARS: Final = TOP_GEAR + 1  # standing included
NO_RIM: Final = 1 << 30
RIM: Final = -3  # a place behind the rim: what it is worth stands in the cost


@mypyc_attr(acyclic=True)
class Follow:
    """A place that may follow another: its rank, BEYOND or RIM, what the step counts as, and the cost of entering it."""

    def __init__(self, rank: int, kind: int, cost: float) -> None:
        self.rank: i64 = rank
        self.kind: i64 = kind
        self.cost = cost


class Budget:
    """By gear, what a path may hold: the sizes of its table, and the dice for one too many."""

    def __init__(self, gear: int, mood: int, risk: list[float], odds: Odds) -> None:
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
        self.chance = vec[float](odds.chance[gear])
        self.tail = vec[float](odds.tail[gear])
        self.one_turn_more = _one_more(gear, odds.risk)
        self.one_lane_more = _one_more(LANE_DICE, odds.risk)


def _one_more(dice: int, risk: list[float]) -> "vec[float]":
    """What a manoeuvre costs that is so many beyond the limit, with those before it."""
    costs = [0.0]
    for over in range(1, 2 * TOP_GEAR + 1):
        costs.append(risk[min(MOST_DICE, over * dice)] - risk[min(MOST_DICE, (over - 1) * dice)])
    return vec[float](costs)


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
        box: Contents = AS_PRINTED,
    ) -> None:
        self.course = course
        self.box = box
        self.odds = odds_of(box)
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
        self.nodes: dict[int, Node] = {}
        self._numbers: dict[int, int] = {}  # of the spots that paths have come to, by place
        self._ahead: list[list[Ahead] | None] = []  # by their numbers
        self._fars: dict[int, int] = {}  # of places looked at while exploring, most of them from several sides
        risk = self.odds.bare_risk if thorough else self.odds.risk
        self.budgets = [Budget(gear, mood, risk, self.odds) for gear in range(TOP_GEAR + 1)]
        found = self._explore(start.after, passed)
        found.sort(key=lambda node: (-node.passed, node.far, node.pose.key))
        self._turns = vec[float]([HOPELESS] * (len(found) * GEARS))  # by rank and gear
        self._work_out(found)
        self._beyond = self._turns_beyond(self.nodes[place_of(start.after, passed)])

    def turns(self, pose: Pose, passed: int, gear: int) -> float:
        """From a place where a car stands, in a gear."""
        if passed >= self.goal:
            return 0.0
        node = self.nodes.get(place_of(pose, passed))
        if node is not None:
            return self._turns[node.rank * GEARS + gear]
        return self._guess(pose, passed, gear)

    def turns_to_goal(self, pose: Pose, passed: int, gear: int) -> float:
        """The same, and past the horizon, where there is one, at the pace of the way up to it."""
        return min(self.turns(pose, passed, gear) + self._beyond, ENDLESS)

    def knows(self, pose: Pose, passed: int) -> bool:
        """Whether a place lies in the table, and far enough from its end and its edges."""
        node = self.nodes.get(place_of(pose, passed))
        if node is None or node.left < node.far + node.far // 10 + self.detour // 2:
            return False
        if node.depth > 0 and node.depth + MARGIN > self.rim:
            return False
        return self.horizon == self.goal or passed < self.horizon - 1

    def after_step(self, origin: Pose, to: Pose, passed: int) -> int:
        """The gates passed after a step."""
        return self.course.after_step(passed, self.goal, origin, to)

    def number(self, pose: Pose, passed: int) -> int:
        """Of a spot: small, so that what is known of it can stand in lists."""
        place = place_of(pose, passed)
        number = self._numbers.get(place)
        if number is None:
            number = self._numbers[place] = len(self._ahead)
            self._ahead.append(None)
        return number

    @property
    def spots(self) -> int:
        """That have numbers."""
        return len(self._ahead)

    def ahead(self, number: int, origin: Pose, passed: int) -> "list[Ahead]":
        """The tiles that may follow a spot; looked up once, for cars come by again and again."""
        found = self._ahead[number]
        if found is None:
            found = self._ahead[number] = [
                self._step(origin, way, passed) for way in origin.ways() if way.manoeuvre < CORE
            ]
        return found

    def _step(self, origin: Pose, way: Way, passed: int) -> "Ahead":
        now = self.after_step(origin, way.pose, passed)
        turns = vec[float]() if now >= self.goal else self._turns_by_gear(way.pose.after, now)
        return Ahead(way, now, self.number(way.pose, now), entering(origin, way.pose, self.box), turns, 0.0)

    def _turns_by_gear(self, pose: Pose, passed: int) -> "vec[float]":
        node = self.nodes.get(place_of(pose, passed))
        if node is not None:
            first = node.rank * GEARS
            return self._turns[first : first + GEARS]
        far = self._far(pose, passed)
        return vec[float]([self._hope(far, passed, gear) for gear in range(GEARS)])

    # --- finding all places ahead ---------------------------------------------------------------------------------------

    def _explore(self, start: Pose, passed: int) -> list[Node]:
        far = self._far(start, passed)
        first = Node(start, passed, far, self._leg(far), 0)
        self.nodes[place_of(start, passed)] = first
        found = [first]
        at = 0
        while at < len(found):
            node = found[at]
            if len(found) >= self.most:  # this place and those behind it stand at the rim
                self.rim = node.depth
                self.pace = RIM_PACE
                break
            at += 1
            for onward in self._onward(node):
                to, now = onward.way.pose, onward.passed
                stands = to.after
                if now >= self.horizon:
                    continue
                place = place_of(stands, now)
                onward.to = self.nodes.get(place)
                if onward.to is not None:
                    continue
                known = self._fars.get(place)
                if known is None:
                    known = self._fars[place] = self._far(stands, now)
                far = known
                left = self._leg(far)
                if now == node.passed and stands is to:
                    left = node.left - PER_TILE
                    if far > node.far + self.sideways or far > left:
                        continue
                child = Node(stands, now, far, left, node.depth + 1)
                self.nodes[place] = onward.to = child
                found.append(child)
        self._fars = {}
        return found

    def _onward(self, node: Node) -> list[Onward]:
        if node.onward is None:
            node.onward = [
                Onward(way, self.after_step(node.pose, way.pose, node.passed))
                for way in node.pose.ways()
                if way.manoeuvre < CORE
            ]
        return node.onward

    def _leg(self, far: int) -> int:
        return far + far // 5 + self.detour

    def _far(self, pose: Pose, passed: int) -> int:
        return self.distances.to_gate(passed % len(self.course.gates), pose.surface, pose.x, pose.y)

    def _guess(self, pose: Pose, passed: int, gear: int) -> float:
        """Where the table says nothing: by the way that is left to the horizon."""
        return self._hope(self._far(pose, passed), passed, gear)

    def _hope(self, to_gate: int, passed: int, gear: int) -> float:
        far = self._to_horizon(to_gate, passed)
        return HOPELESS if far >= FAR else TURNING + max(0, gear - 1) + far / self.pace

    def _to_horizon(self, to_gate: int, passed: int) -> int:
        far = to_gate
        gate = passed + 1
        while gate < self.horizon and far < FAR:
            far += self.distances.gaps[gate % len(self.course.gates)]
            gate += 1
        return far

    # --- working out ----------------------------------------------------------------------------------------------------

    def _work_out(self, found: list[Node]) -> None:
        for rank, node in enumerate(found):
            node.rank = rank
        tables = [vec[float]([HOPELESS] * (len(found) * budget.size)) for budget in self.budgets]
        for sweep in range(SWEEPS if self.thorough else 1):
            for node in found:
                follows = self._look_ahead(node, sweep > 0)
                for gear in range(1, TOP_GEAR + 1):
                    self._find_best(node, follows, self.budgets[gear], tables[gear])
                lost = self._hope(node.far, node.passed, 0)
                self._from_standing(node, tables, lost)
                for gear in range(1, TOP_GEAR + 1):
                    self._passing(node, self.budgets[gear], tables[gear], lost)
        for node in found:
            node.onward = None

    def _look_ahead(self, node: Node, again: bool) -> list[Follow]:
        """What follows, as far as it is worked out already: at first what is nearer to the goal."""
        follows: list[Follow] = []
        tire = 0.0 if self.thorough else TIRE
        for onward in self._onward(node):
            way, now = onward.way, onward.passed
            kind = COUNTS[way.manoeuvre]
            if now >= self.horizon:
                follows.append(Follow(BEYOND, kind, 0.0))
                continue
            child = onward.to
            if child is None:
                child = self.nodes.get(place_of(way.pose.after, now))
            if child is not None and child.known and (again or child.rank < node.rank):
                follows.append(Follow(child.rank, kind, entering(node.pose, way.pose, self.box, tire)))
            elif child is None and node.depth >= self.rim:
                far = self._to_horizon(self._far(way.pose.after, now), now)
                if far < FAR:
                    follows.append(Follow(RIM, kind, entering(node.pose, way.pose, self.box) + far / RIM_PACE))
        return follows

    def _find_best(self, node: Node, follows: list[Follow], budget: Budget, table: "vec[float]") -> None:
        """The least for what is left of a path, after so many tiles, turns and lane changes; HOPELESS where none is left.

        Whatever follows is gone through once, all numbers of tiles, turns and lane changes at a time.
        """
        turn_limit, lane_limit, all_turns, all_lanes = (
            budget.turn_limit,
            budget.lane_limit,
            budget.turns,
            budget.lanes,
        )
        size, steps, turn_risk, lane_risk = budget.size, budget.steps, budget.turn_risk, budget.lane_risk
        first: i64 = node.rank * size
        at: i64 = first
        if self.thorough:  # otherwise every place is worked out once, and its rows are still as they were made
            while at < first + size:
                table[at] = HOPELESS
                at += 1
        for follow in follows:
            more_lanes: i64 = 1 if follow.kind == LANE else 0
            more_turns: i64 = 1 if follow.kind != LANE and follow.kind != STRAIGHT else 0
            entered = follow.cost
            from_table = follow.rank >= 0
            behind = 0.0
            if not from_table:
                behind = -SPEED * budget.gear if follow.rank == RIM else self._at_horizon(budget.gear)
            step: i64 = 0
            while step < steps - 1:
                tail = budget.tail[step + 1]
                turns: i64 = 0
                while turns <= step and turns + more_turns < all_turns:
                    at = first + (step * all_turns + turns) * all_lanes
                    there: i64 = (
                        follow.rank * size + ((step + 1) * all_turns + turns + more_turns) * all_lanes + more_lanes
                    )
                    cost = entered
                    if more_turns and turns >= turn_limit:
                        cost += turn_risk
                    lanes: i64 = 0
                    while turns + lanes <= step and lanes + more_lanes < all_lanes:
                        if more_lanes and lanes >= lane_limit:
                            cost = entered + lane_risk
                        value = cost * tail + table[there + lanes] if from_table else (cost + behind) * tail
                        if value < table[at + lanes]:
                            table[at + lanes] = value
                        lanes += 1
                    turns += 1
                step += 1

    def _from_standing(self, node: Node, tables: "list[vec[float]]", lost: float) -> None:
        """The turns from this place by gear: one for this turn, and what follows."""
        best = [HOPELESS] * (TOP_GEAR + 1)
        for gear in range(1, TOP_GEAR + 1):
            budget = self.budgets[gear]
            ahead = tables[gear][node.rank * budget.size]
            best[gear] = 1.0 + (ahead if ahead < HOPELESS else budget.tail[1] * crash(gear, lost))
        turns = [min(best[1], lost)]
        for gear in range(1, TOP_GEAR + 1):
            value = min(best[gear], best[gear - 1])
            if gear < TOP_GEAR:
                value = min(value, best[gear + 1])
            if gear == 1:
                value = min(value, 1.0 + turns[0])
            turns.append(min(value, lost + gear))
        for gear in range(GEARS):
            self._turns[node.rank * GEARS + gear] = turns[gear]
        node.known = True

    def _passing(self, node: Node, budget: Budget, table: "vec[float]", lost: float) -> None:
        """The rest of a path that has come here: it may stop here, or go on."""
        turns_after = self._turns[node.rank * GEARS + budget.gear]
        crashed = crash(budget.gear, lost)
        of_a_step = budget.turns * budget.lanes
        at: i64 = node.rank * budget.size + of_a_step
        step: i64 = 1
        while step < budget.steps:
            stops = budget.chance[step] * turns_after
            going_on = step < budget.steps - 1
            tail = budget.tail[step + 1]
            end = at + of_a_step
            while at < end:
                if going_on:
                    ahead = table[at]
                    table[at] = stops + (ahead if ahead < HOPELESS else tail * crashed)
                else:
                    table[at] = stops
                at += 1
            step += 1

    def _turns_beyond(self, first: Node) -> float:
        """From the horizon to the goal."""
        gates = len(self.course.gates)
        way = sum([self.distances.gaps[gate % gates] for gate in range(self.horizon, self.goal)])
        here = max(PER_TILE, self._to_horizon(first.far, first.passed))
        turns = min([self._turns[first.rank * GEARS + gear] for gear in range(GEARS)])
        return way * turns / here if turns < HOPELESS and here < FAR else way / self.pace

    def _at_horizon(self, gear: int) -> float:
        """Past the last gate that is looked at a higher gear is worth something, past the finish nothing is."""
        return 0.0 if self.horizon == self.goal else -SPEED * gear


def place_of(pose: Pose, passed: int) -> int:
    """One number for a place and the gates behind it."""
    key: i64 = pose.key
    gates: i64 = passed
    return key << GATE_BITS | gates


def crash(gear: int, lost: float) -> float:
    """What it costs to run into an obstacle where the way that is left takes so many turns."""
    return CRASH + gear * CAR / 3 + lost


def entering(origin: Pose, pose: Pose, box: Contents, tire: float = TIRE) -> float:
    """What the tiles of the course cost that a step leads onto."""
    cost = 0.0
    for tile in pose.entered:
        if tile in origin.entered:
            continue
        if tile.kind == CALTROPS:
            cost += box.caltrops_hurt * tire
        elif tile.kind == LEAK:
            sides = [way for way in pose.after.ways() if way.manoeuvre in (LANE_LEFT, LANE_RIGHT)]
            cost += LEAKED + (2 - len(sides)) * (CRASH + TURNING) / 3
        elif tile.kind == BOOSTER:
            cost += BOOSTED if _open_ahead(pose, box.boost) else CRASH
    return cost


def _open_ahead(pose: Pose, boost: int) -> bool:
    """Whether there is room for the tiles that a booster gives, and one more."""
    for _ in range(boost + 1):
        straight = [way.pose for way in pose.after.ways() if way.manoeuvre == STRAIGHT_ON]
        if not straight:
            return False
        pose = straight[0]
    return True


@mypyc_attr(acyclic=True)
class Ahead:
    """A tile that may follow a place, and what of it neither dice nor other cars change."""

    def __init__(self, way: Way, passed: int, number: int, entering: float, turns: "vec[float]", bump: float) -> None:
        self.way = way
        self.kind: i64 = COUNTS[way.manoeuvre]
        self.passed = passed
        self.number = number  # of the spot it leads to
        self.entering = entering
        self.turns = turns  # by gear, from there on, if the car stops; none behind the finish
        self.finishes = len(turns) == 0
        self.bump = bump  # what it costs if another car stands there

    def bumping(self, bump: float) -> "Ahead":
        return Ahead(self.way, self.passed, self.number, self.entering, self.turns, bump)
