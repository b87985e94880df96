"""HR-1.2 to HR-1.7  Whether a word is a course, looked at point by point until something is wrong."""

import heapq
from typing import Final

from jalopy.games.home_racers.components import BUMP, PORTAL_COLOURS, SPECIALS, TWO_SIDED
from jalopy.games.home_racers.course import PORTAL, PORTAL_EXIT, TILE_KINDS, Course, Pose
from jalopy.games.home_racers.courses import SHIPPED, course_of, forget, prepared
from jalopy.games.home_racers.distances import FAR, Distances
from jalopy.games.home_racers.geometry import QUARTER, TILE, Edge, Outline, edges_of
from jalopy.games.home_racers.manoeuvres import CORE
from jalopy.games.home_racers.starting_grid import StartingGrid
from jalopy.games.home_racers.words import SURFACES, Item, check_items, read_items
from jalopy.kernel.errors import Fault
from jalopy.kernel.kept import Kept

MOST_SURFACES: Final = 8
MOST_OBSTACLES: Final = 40
MOST_GATES: Final = 16
MOST_LAPS: Final = 9
MOST_TILES: Final = 3000  # that all surfaces together may hold, so that every check is done in a moment
MOST_SPREAD: Final = (
    6000  # that the rectangles round them may hold: a winding surface leaves room, a long thin one does not
)
MOST_CORNERS: Final = 24
MOST_LAID: Final = 40  # portals and other tiles
SHORTEST_LAP: Final = 4  # tiles
MOST_STEPS: Final = 6_000  # of the search for a way round from one place; where there is one, a few hundred find it
PLACES: Final = 4  # of the shortlist, from which a way is looked for
CARS: Final = 4

_KNOWN: Final[Kept[str, list[Fault]]] = Kept(256)


def check_course(course: str) -> list[Fault]:
    """What keeps a word from being a course. What comes with the game is one."""
    if course in SHIPPED:
        return []
    faults = _KNOWN.get(course)
    return _KNOWN.keep(course, check_word(course)) if faults is None else faults


def check_word(word: str) -> list[Fault]:
    if "_" not in word:
        return [Fault("no-course", known=", ".join(SHIPPED))]
    faults = check_items(word) or check_parts(read_items(word))
    if faults:
        return faults
    ready = prepared(word)
    faults = (
        check_tiles(ready.course)
        or check_gates(ready.course, ready.distances)
        or check_start(ready.grid)
        or check_drive(ready.course, ready.distances, ready.grid)
    )
    if faults:
        forget(word)  # nobody will race there
    return faults


def check_parts(items: list[Item]) -> list[Fault]:
    """How many there are of each, and whether they name surfaces that are there."""
    count: dict[str, int] = {}
    for item in items:
        count[item.name] = count.get(item.name, 0) + 1
    surfaces = [item for item in items if item.name in SURFACES]
    if not 1 <= len(surfaces) <= MOST_SURFACES:
        return [Fault("course-surfaces", most=MOST_SURFACES, there=len(surfaces))]
    fault = _check_lines(count) or _check_gate_count(count)
    if fault is not None:
        return [fault]
    laid = sum(number for name, number in count.items() if name in SPECIALS)
    laid += 2 * sum(number for name, number in count.items() if name.startswith("portal-"))
    if laid > MOST_LAID:
        return [Fault("course-laid", most=MOST_LAID, there=laid)]
    return _check_places(items, surfaces)


def _check_lines(count: dict[str, int]) -> Fault | None:
    if count.get("line", 0) != 1:
        return Fault("course-line", there=count.get("line", 0))
    if count.get("finish", 0) > 1 or count.get("laps", 0) > 1:
        return Fault("course-one-finish")
    if count.get("finish", 0) and count.get("laps", 0):
        return Fault("course-finish-laps")
    return None


def _check_gate_count(count: dict[str, int]) -> Fault | None:
    for colour in PORTAL_COLOURS:
        pair, gates = count.get(f"portal-{colour}", 0), count.get(f"through-{colour}", 0)
        if pair > 1 or gates > pair:
            return Fault("course-pair", colour=colour)
    gates = sum(number for name, number in count.items() if name == "gate" or name.startswith("through-"))
    if gates > MOST_GATES:
        return Fault("course-gates", most=MOST_GATES, there=gates)
    if not gates and not count.get("finish", 0):
        return Fault("course-no-gate")
    return None


def _check_places(items: list[Item], surfaces: list[Item]) -> list[Fault]:
    for item in items:
        fault = _check_outline(item) if item.name in SURFACES else _check_place(item, len(surfaces))
        if fault is not None:
            return [fault]
    obstacles = sum(len(item.numbers) == 6 and item.name not in SURFACES for item in items)
    if obstacles > MOST_OBSTACLES:
        return [Fault("course-furniture", most=MOST_OBSTACLES, there=obstacles)]
    room = sum(abs(double_area(outline_of(item))) for item in surfaces)
    if room > 2 * 16 * MOST_TILES:
        return [Fault("course-area", most=MOST_TILES, there=room // 32)]
    spread = sum(_spread(outline_of(item)) for item in surfaces)
    if spread > 16 * MOST_SPREAD:
        return [Fault("course-spread", most=MOST_SPREAD, there=spread // 16)]
    return []


def _spread(outline: Outline) -> int:
    """The rectangle round a surface, in squares of a quarter tile: so many points are measured."""
    xs, ys = [x for x, _ in outline], [y for _, y in outline]
    return (max(xs) - min(xs)) * (max(ys) - min(ys))


def outline_of(surface: Item) -> Outline:
    return list(zip(surface.numbers[1::2], surface.numbers[2::2], strict=True))


def _check_outline(surface: Item) -> Fault | None:
    outline = outline_of(surface)
    if len(outline) > MOST_CORNERS or crosses_itself(outline):
        return Fault("course-outline", surface=surface.name, most=MOST_CORNERS)
    return None


def _check_place(item: Item, surfaces: int) -> Fault | None:
    if item.name == "laps":
        laps = item.numbers[0]
        return Fault("course-laps", most=MOST_LAPS, there=laps) if laps > MOST_LAPS else None
    named = [item.numbers[0], item.numbers[4]] if item.name.startswith("portal-") else item.numbers[:1]
    for number in named:
        if number >= surfaces:
            return Fault("course-no-surface", item=item.name, surface=number, there=surfaces)
    if item.name in ("line", "finish", "gate") and item.numbers[1:3] == item.numbers[3:5]:
        return Fault("course-ends", item=item.name)
    return None


def double_area(outline: Outline) -> int:
    return sum(outline[at - 1][0] * y - outline[at - 1][1] * x for at, (x, y) in enumerate(outline))


def crosses_itself(outline: Outline) -> bool:
    """Whether two sides that are not neighbours meet, or the outline has no area."""
    if double_area(outline) == 0 or len(set(outline)) < len(outline):
        return True
    edges = edges_of(outline)
    for one in range(len(edges)):
        for two in range(one + 2, len(edges)):
            if (one or two < len(edges) - 1) and _meet(edges[one], edges[two]):
                return True
    return False


def _meet(a: Edge, b: Edge) -> bool:
    def side(edge: Edge, x: int, y: int) -> int:
        product = (edge.x2 - edge.x1) * (y - edge.y1) - (edge.y2 - edge.y1) * (x - edge.x1)
        return (product > 0) - (product < 0)

    if side(a, b.x1, b.y1) * side(a, b.x2, b.y2) > 0 or side(b, a.x1, a.y1) * side(b, a.x2, a.y2) > 0:
        return False
    return not (
        max(a.x1, a.x2) < min(b.x1, b.x2)
        or max(b.x1, b.x2) < min(a.x1, a.x2)
        or max(a.y1, a.y2) < min(b.y1, b.y2)
        or max(b.y1, b.y2) < min(a.y1, a.y2)
    )


def check_budget(course: str) -> list[Fault]:
    """HR-1.2  What the box holds."""
    laid = course_of(course).tiles
    pairs = sum(tile.kind == PORTAL for tile in laid)
    others = 0
    for name, there in SPECIALS.items():
        wanted = sum(tile.kind == TILE_KINDS.index(name) for tile in laid)
        others += wanted
        if wanted > there:
            return [Fault("box-of-kind", there=there, tile=name, used=wanted)]
    if 2 * pairs + others > TWO_SIDED:
        return [Fault("box-two-sided", there=TWO_SIDED, used=2 * pairs + others)]
    return []


def check_tiles(course: Course) -> list[Fault]:
    """HR-1.6  Every tile lies flat on its surface, and on no other."""
    poses: list[Pose] = []
    for tile in course.tiles:
        pose = course.pose(tile.surface, tile.x, tile.y, tile.heading)
        colour = tile.colour if tile.kind in (PORTAL, PORTAL_EXIT) else "none"
        x, y = tile.x // QUARTER, tile.y // QUARTER
        if not pose.free:
            return [Fault("tile-not-flat", tile=tile.name, colour=colour, x=x, y=y)]
        if any(other.lies_on(pose) > BUMP for other in poses):
            return [Fault("tile-on-another", tile=tile.name, colour=colour, x=x, y=y)]
        poses.append(pose)
    return []


def check_gates(course: Course, distances: Distances) -> list[Fault]:
    """HR-1.4  Lines are long enough, and each gate can be reached from the one before."""
    for number, gate in enumerate(course.gates):
        if gate.edge is not None:
            ex, ey = gate.edge.x2 - gate.edge.x1, gate.edge.y2 - gate.edge.y1
            if ex * ex + ey * ey < TILE * TILE:
                return [Fault("gate-short", gate=number)]
        if number and distances.gaps[number] >= FAR:
            return [Fault("gate-unreachable", gate=number)]
    if course.circular and distances.gaps[0] >= FAR:
        return [Fault("course-open")]
    if course.circular and distances.length < SHORTEST_LAP:
        return [Fault("course-short", least=SHORTEST_LAP, there=distances.length)]
    return []


def check_start(grid: StartingGrid) -> list[Fault]:
    """HR-2.4  Room for four cars."""
    for cars in range(1, CARS + 1):
        if not grid.shortlist([], cars - 1):
            return [Fault("start-room", cars=cars - 1, needed=CARS)]
    return []


def check_drive(course: Course, distances: Distances, grid: StartingGrid) -> list[Fault]:
    """HR-1.7  A car can drive it, tile by tile, from one of the first places of the grid."""
    farthest = 0
    for pose in grid.shortlist([])[:PLACES]:
        got = drives_to(course, distances, pose)
        if got == course.to_pass(1):
            return []
        farthest = max(farthest, got)
    return [Fault("not-driven", gate=farthest % len(course.gates))]


def drives_to(course: Course, distances: Distances, start: Pose) -> int:
    """How many gates a car can pass from here in one lap; the most promising tiles are tried first."""
    goal = course.to_pass(1)
    best = 0
    queue: list[tuple[int, int, int, int]] = [(0, 0, 0, 0)]
    poses: list[Pose] = [start]
    passed_at: list[int] = [0]
    seen: set[tuple[int, int]] = {(start.key, 0)}
    steps = 0
    while queue and steps < MOST_STEPS:
        steps += 1
        at = heapq.heappop(queue)[3]
        passed = passed_at[at]
        best = max(best, passed)
        if passed == goal:
            return goal
        pose = poses[at]
        for way in pose.after.ways():
            if way.manoeuvre >= CORE:
                continue
            origin = pose.after
            to = way.pose
            now = course.after_step(passed, goal, origin, to)
            if (to.key, now) not in seen:
                seen.add((to.key, now))
                stands = to.after
                far = distances.to_gate(now % len(course.gates), stands.surface, stands.x, stands.y)
                poses.append(to)
                passed_at.append(now)
                heapq.heappush(queue, (-now, far, steps, len(poses) - 1))
    return best
