"""HR-1  A course: surfaces, furniture, tiles, gates, and the graph of tile places that grows as cars drive."""

from typing import Final

from mypy_extensions import i64

from jalopy.games.home_racers.components import ENTER
from jalopy.games.home_racers.geometry import (
    HEADINGS,
    QUARTER,
    STEP_X,
    STEP_Y,
    Edge,
    Outline,
    crosses,
    crosses_earlier,
    overlap,
    turned,
)
from jalopy.games.home_racers.ground import Ground
from jalopy.games.home_racers.manoeuvres import CORE, MANOEUVRES
from jalopy.games.home_racers.words import OBSTACLES, ROUND, SURFACES, Item, read_items
from jalopy.kernel.questions import Facts, Option

PORTAL: Final = 0  # kinds of tiles that lie on a course, in the order in which they work (HR-6.1)
CALTROPS: Final = 1
BOOSTER: Final = 2
LEAK: Final = 3
STATION: Final = 4
PORTAL_EXIT: Final = 5
TILE_KINDS: Final = ("portal", "caltrops", "booster", "leak", "station", "exit")

MOST_POSES: Final = 12_000  # kept, some 24 MB; a race drives a few thousand of them


class Surface:
    def __init__(self, index: int, kind: str, solid: bool, outline: Outline) -> None:
        self.index = index
        self.kind = kind
        self.solid = solid  # it stands in the way of the surfaces before it
        self.outline = outline


class Obstacle:
    def __init__(self, kind: str, surface: int, x: int, y: int, width: int, height: int, heading: int) -> None:
        self.kind = kind
        self.surface = surface
        self.x = x
        self.y = y
        self.width = width
        self.height = height
        self.heading = heading
        self.outline: Outline = []
        if kind in ROUND:
            for k in range(0, HEADINGS, 2):
                across, down = turned(width // 2, 0, k)[0], turned(height // 2, 0, k)[1]
                self.outline.append(_moved(turned(across, down, heading), x, y))
        else:
            for side, top in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
                self.outline.append(_moved(turned(side * width // 2, top * height // 2, heading), x, y))


def _moved(point: tuple[int, int], x: int, y: int) -> tuple[int, int]:
    return point[0] + x, point[1] + y


class CourseTile:
    """A tile that lies on the course."""

    def __init__(self, number: int, kind: int, surface: int, x: int, y: int, heading: int, colour: str) -> None:
        self.number = number
        self.kind = kind
        self.surface = surface
        self.x = x
        self.y = y
        self.heading = heading
        self.colour = colour
        self.exit: Pose | None = None  # of a portal's entrance

    @property
    def name(self) -> str:
        return TILE_KINDS[self.kind]


class Gate:
    """A line to be crossed from its left to its right, seen from its first end; or a portal to be taken."""

    def __init__(self, kind: str, surface: int, edge: Edge | None, colour: str) -> None:
        self.kind = kind  # line, gate, finish or portal
        self.surface = surface
        self.edge = edge
        self.colour = colour


NO_TILES: Final[list[CourseTile]] = []  # shared by most places: there are thousands of them


class Pose:
    """Where a tile lies: surface, centre, heading. Made by its course, once for each place."""

    def __init__(self, course: "Course", key: int, surface: int, x: int, y: int, heading: int) -> None:
        self.course = course
        self.key = key
        self.surface = surface
        self.x = x
        self.y = y
        self.heading = heading
        self.free = False
        self.entered = NO_TILES  # special tiles that a car on this place has entered, in order; replaced, never changed
        self.exit: Pose | None = None  # if this is a portal's entrance
        self._ways: list[Way] | None = None
        self._back: list[Way] | None = None

    def __repr__(self) -> str:
        return f"Pose({self.surface}, {self.x}, {self.y}, heading {self.heading})"

    def data(self) -> Facts:
        return {"surface": self.surface, "x": self.x, "y": self.y, "heading": self.heading * 15}

    def target(self) -> str:
        return f"tile:{self.surface}:{self.x}:{self.y}:{self.heading * 15}"

    @property
    def after(self) -> "Pose":
        """Where the path goes on."""
        return self if self.exit is None else self.exit

    def ways(self) -> "list[Way]":
        """The tiles that may follow this one, skids last."""
        if self._ways is None:
            self._ways = self.course.ways_from(self)
        return self._ways

    def back(self) -> "list[Way]":
        """The tiles that this one could have followed, for the rear gear."""
        if self._back is None:
            self._back = self.course.ways_back(self)
        return self._back

    def forget_neighbours(self) -> None:
        self._ways = self._back = None

    def lies_on(self, other: "Pose") -> int:
        """Thousandths of a tile."""
        if self.surface != other.surface:
            return 0
        return overlap(other.x - self.x, other.y - self.y, self.heading, other.heading)


class Way:
    """One step: a manoeuvre and the tile it leads to, with the option that offered it last."""

    def __init__(self, manoeuvre: int, pose: Pose, backwards: bool) -> None:
        self.manoeuvre = manoeuvre
        self.pose = pose
        self.backwards = backwards
        self._offered: Option | None = None  # most ways are never offered, and few for other dice than before
        self._dice = 0

    @property
    def key(self) -> str:
        key = MANOEUVRES[self.manoeuvre].key
        return f"back-{key}" if self.backwards else key

    def rule(self, dice: int) -> str:
        """What allows this step for so many danger dice: the rear gear and skids have their own prices."""
        rule = MANOEUVRES[self.manoeuvre].rule
        if self.backwards:
            return "HR-9.1"
        return "HR-4.7" if dice and rule != "HR-9.2" else rule

    def option(self, dice: int) -> Option:
        option = self._offered
        if option is None or self._dice != dice:
            entered = self.pose.entered
            facts = {"dice": dice, "enters": [tile.name for tile in entered]} if entered else entering_nothing(dice)
            option = self._offered = Option(self.key, self.rule(dice), self.pose.target(), facts)
            self._dice = dice
        return option


_ENTERING_NOTHING: dict[int, Facts] = {}


def entering_nothing(dice: int) -> Facts:
    """The facts of most options, shared by them and never changed: there are too many to have one each."""
    facts = _ENTERING_NOTHING.get(dice)
    if facts is None:
        facts = _ENTERING_NOTHING[dice] = {"dice": dice, "enters": []}
    return facts


class Course:
    def __init__(self, name: str, word: str) -> None:
        self.name = name  # "" unless it comes with the game
        self.word = word
        self.laps = 1
        self.surfaces: list[Surface] = []
        self.obstacles: list[Obstacle] = []
        self.tiles: list[CourseTile] = []
        self.gates: list[Gate] = []  # the starting line first; of a one-way course the finishing line last
        self.circular = True
        self.poses: dict[int, Pose] = {}
        line: Gate | None = None
        finish: Gate | None = None
        exits: list[tuple[CourseTile, CourseTile]] = []
        for item in read_items(word):
            at = item.numbers
            if item.name in SURFACES:
                points = [number * QUARTER for number in at[1:]]
                outline = list(zip(points[::2], points[1::2], strict=True))
                self.surfaces.append(Surface(len(self.surfaces), item.name, at[0] == 1, outline))
            elif item.name in OBSTACLES:
                placed = [number * QUARTER for number in at[1:5]]
                self.obstacles.append(Obstacle(item.name, at[0], placed[0], placed[1], placed[2], placed[3], at[5]))
            elif item.name == "laps":
                self.laps = at[0]
            elif item.name == "line":
                line = _line(item)
            elif item.name == "finish":
                finish = _line(item)
            elif item.name == "gate":
                self.gates.append(_line(item))
            elif item.name.startswith("through-"):
                self.gates.append(Gate("portal", 0, None, item.name.removeprefix("through-")))
            elif item.name.startswith("portal-"):
                colour = item.name.removeprefix("portal-")
                exits.append((self._lay(PORTAL, at[:4], colour), self._lay(PORTAL_EXIT, at[4:], colour)))
            else:
                self._lay(TILE_KINDS.index(item.name), at, "")
        assert line is not None
        self.gates.insert(0, line)
        if finish is not None:
            self.circular = False
            self.gates.append(finish)
        self.grounds = [Ground(surface.outline, self._blockers(surface)) for surface in self.surfaces]
        self.entrances: list[CourseTile] = []
        for entrance, exit in exits:
            entrance.exit = self.pose(exit.surface, exit.x, exit.y, exit.heading)
            self.entrances.append(entrance)
        self._forget_poses()  # they were made before the portals were joined
        for entrance, exit in exits:
            entrance.exit = self.pose(exit.surface, exit.x, exit.y, exit.heading)

    def _lay(self, kind: int, at: list[int], colour: str) -> CourseTile:
        tile = CourseTile(len(self.tiles), kind, at[0], at[1] * QUARTER, at[2] * QUARTER, at[3], colour)
        self.tiles.append(tile)
        return tile

    def _blockers(self, surface: Surface) -> list[Outline]:
        """HR-1.1  Furniture, and higher surfaces that stand on this one."""
        blockers = [obstacle.outline for obstacle in self.obstacles if obstacle.surface == surface.index]
        return blockers + [other.outline for other in self.surfaces[surface.index + 1 :] if other.solid]

    # --- places ---------------------------------------------------------------------------------------------------

    def pose(self, surface: int, x: int, y: int, heading: int) -> Pose:
        on: i64 = surface
        across: i64 = x + 4096
        down: i64 = y + 4096
        facing: i64 = heading
        key = ((on << 17 | across) << 17 | down) << 5 | facing
        pose = self.poses.get(key)
        if pose is None:
            if len(self.poses) >= MOST_POSES:
                self._forget_poses()
            pose = Pose(self, key, surface, x, y, heading)
            pose.free = self.grounds[surface].is_free(x, y, heading)
            if pose.free:
                self._look_at_tiles(pose)
            self.poses[key] = pose
        return pose

    def _forget_poses(self) -> None:
        """Places know each other in rings: without that they would stay until the garbage collector finds them."""
        for pose in self.poses.values():
            pose.forget_neighbours()
        self.poses.clear()

    def _look_at_tiles(self, pose: Pose) -> None:
        """HR-6.1"""
        for tile in self.tiles:
            if (
                tile.surface == pose.surface
                and tile.kind != PORTAL_EXIT
                and overlap(tile.x - pose.x, tile.y - pose.y, pose.heading, tile.heading) >= ENTER
            ):
                pose.entered = [*pose.entered, tile]
                if pose.exit is None:
                    pose.exit = tile.exit
        if len(pose.entered) > 1:
            pose.entered = sorted(pose.entered, key=lambda tile: (tile.kind, tile.number))

    def ways_from(self, pose: Pose) -> list[Way]:
        """HR-4.2"""
        ways: list[Way] = []
        for way in MANOEUVRES:
            exit = (pose.heading + way.exit) % HEADINGS
            heading = (pose.heading + way.change) % HEADINGS
            to = self.pose(pose.surface, pose.x + STEP_X[exit], pose.y + STEP_Y[exit], heading)
            if to.free:
                ways.append(Way(way.number, to, False))
        return ways

    def ways_back(self, pose: Pose) -> list[Way]:
        """HR-9.1"""
        ways: list[Way] = []
        for way in MANOEUVRES[:CORE]:
            heading = (pose.heading - way.change) % HEADINGS
            exit = (heading + way.back) % HEADINGS
            to = self.pose(pose.surface, pose.x - STEP_X[exit], pose.y - STEP_Y[exit], heading)
            if to.free:
                ways.append(Way(way.number, to, True))
        return ways

    # --- gates ----------------------------------------------------------------------------------------------------

    def to_pass(self, laps: int) -> int:
        """HR-8.3  How many gates there are in a whole race, the starting line included."""
        return len(self.gates) * laps + 1 if self.circular else len(self.gates)

    def after_crossing(self, passed: int, goal: int, origin: Pose, to: Pose) -> int:
        """HR-8.1  The gates behind a car after a step: each line once at most, none crossed before the one it follows."""
        now = passed
        while now < goal and self.crosses_next(now, to.surface, origin.x, origin.y, to.x, to.y):
            if now > passed and (now == passed + len(self.gates) or self._crosses_too_early(now, origin, to)):
                break
            now += 1
        return now

    def after_step(self, passed: int, goal: int, origin: Pose, to: Pose) -> int:
        """HR-6.1  The same with the portal that the step may lead into, which comes last."""
        passed = self.after_crossing(passed, goal, origin, to)
        if to.after is not to and passed < goal and self.takes_next(passed, to.entered[0]):
            passed += 1
        return passed

    def _crosses_too_early(self, passed: int, origin: Pose, to: Pose) -> bool:
        """Whether a step leads over the gate that is next before it leads over the one that was."""
        gate, last = self.gates[passed % len(self.gates)].edge, self.gates[(passed - 1) % len(self.gates)].edge
        assert gate is not None
        assert last is not None
        return crosses_earlier(gate, last, origin.x, origin.y, to.x, to.y)

    def crosses_next(self, passed: int, surface: int, x1: int, y1: int, x2: int, y2: int) -> bool:
        """Whether a step leads through the gate that is next."""
        gate = self.gates[passed % len(self.gates)]
        return gate.edge is not None and gate.surface == surface and crosses(gate.edge, x1, y1, x2, y2)

    def takes_next(self, passed: int, tile: CourseTile) -> bool:
        """Whether a portal is the gate that is next."""
        gate = self.gates[passed % len(self.gates)]
        return gate.edge is None and gate.colour == tile.colour


def _line(item: Item) -> Gate:
    x1, y1, x2, y2 = (number * QUARTER for number in item.numbers[1:])
    return Gate(item.name, item.numbers[0], Edge(x1, y1, x2, y2), "")


__all__ = ["Course", "CourseTile", "Gate", "Pose", "Way"]
