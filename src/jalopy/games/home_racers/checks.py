"""HR-1.2 to HR-1.7  Whether a word is a course: each fault is told in one sentence."""

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

MOST_SURFACES: Final = 8
MOST_OBSTACLES: Final = 40
MOST_GATES: Final = 16
MOST_LAPS: Final = 9
MOST_TILES: Final = 3000  # that all surfaces together may hold, so that every check is done in a moment
MOST_CORNERS: Final = 24
MOST_LAID: Final = 40  # portals and other tiles
SHORTEST_LAP: Final = 4  # tiles
MOST_STEPS: Final = 6_000  # of the search for a way round from one place; where there is one, a few hundred find it
PLACES: Final = 4  # of the shortlist, from which a way is looked for
CARS: Final = 4

_KNOWN: dict[str, str] = {}


def check_course(course: str) -> str:
    """What keeps a word from being a course, or "" if nothing does. What comes with the game is a course."""
    if course in SHIPPED:
        return ""
    problem = _KNOWN.get(course)
    if problem is None:
        if len(_KNOWN) > 256:
            _KNOWN.clear()
        problem = check_word(course)
        _KNOWN[course] = problem
    return problem


def check_word(word: str) -> str:
    if "_" not in word:
        return f"there is no such course; there are {', '.join(SHIPPED)}, and words of your own."
    problem = check_items(word) or check_parts(read_items(word))
    if problem:
        return problem
    ready = prepared(word)
    problem = (
        check_tiles(ready.course)
        or check_gates(ready.course, ready.distances)
        or check_start(ready.grid)
        or check_drive(ready.course, ready.distances, ready.grid)
    )
    if problem:
        forget(word)  # nobody will race there
    return problem


def check_parts(items: list[Item]) -> str:
    """How many there are of each, and whether they name surfaces that are there."""
    count: dict[str, int] = {}
    for item in items:
        count[item.name] = count.get(item.name, 0) + 1
    surfaces = [item for item in items if item.name in SURFACES]
    if not 1 <= len(surfaces) <= MOST_SURFACES:
        return f"a course has 1 to {MOST_SURFACES} surfaces, not {len(surfaces)}."
    if count.get("line", 0) != 1:
        return f"a course has one starting line, not {count.get('line', 0)}."
    if count.get("finish", 0) > 1 or count.get("laps", 0) > 1:
        return "a course has one finishing line at most, and says once how many laps there are."
    if count.get("finish", 0) and count.get("laps", 0):
        return "a course with a finishing line of its own is driven once, without laps."
    for colour in PORTAL_COLOURS:
        pair, gates = count.get(f"portal-{colour}", 0), count.get(f"through-{colour}", 0)
        if pair > 1 or gates > pair:
            return f"there is one pair of {colour} portals, and it has to lie there to be driven through."
    gates = sum(number for name, number in count.items() if name == "gate" or name.startswith("through-"))
    if gates > MOST_GATES:
        return f"a course has at most {MOST_GATES} gates, not {gates}."
    if not gates and not count.get("finish", 0):
        return "a circular course needs a gate or a portal to pass, or turning round at the line would do."
    laid = sum(number for name, number in count.items() if name in SPECIALS)
    laid += 2 * sum(number for name, number in count.items() if name.startswith("portal-"))
    if laid > MOST_LAID:
        return f"at most {MOST_LAID} tiles lie on a course, not {laid}."
    return _check_places(items, surfaces)


def _check_places(items: list[Item], surfaces: list[Item]) -> str:
    obstacles = 0
    for item in items:
        if item.name in SURFACES:
            outline = list(zip(item.numbers[1::2], item.numbers[2::2], strict=True))
            if len(outline) > MOST_CORNERS or crosses_itself(outline):
                return f"the outline of the {item.name} must be a ring of at most {MOST_CORNERS} corners that does not cross itself."
            continue
        if item.name == "laps" and item.numbers[0] > MOST_LAPS:
            return f"a race has at most {MOST_LAPS} laps, not {item.numbers[0]}."
        named = item.numbers[:1] if item.name != "laps" else []
        if item.name.startswith("portal-"):
            named = [item.numbers[0], item.numbers[4]]
        for number in named:
            if number >= len(surfaces):
                return f"'{item.name}' lies on surface {number}, and there are only {len(surfaces)}, counted from 0."
        if len(item.numbers) == 6:
            obstacles += 1
        if item.name in ("line", "finish", "gate") and item.numbers[1:3] == item.numbers[3:5]:
            return f"a {item.name} needs two different ends."
    if obstacles > MOST_OBSTACLES:
        return f"a course has at most {MOST_OBSTACLES} pieces of furniture, not {obstacles}."
    room = sum(abs(double_area(list(zip(item.numbers[1::2], item.numbers[2::2], strict=True)))) for item in surfaces)
    if room > 2 * 16 * MOST_TILES:
        return f"all surfaces together hold at most about {MOST_TILES} tiles, not {room // 32}."
    return ""


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


def check_budget(course: str) -> str:
    """HR-1.2  What the box holds."""
    laid = course_of(course).tiles
    pairs = sum(tile.kind == PORTAL for tile in laid)
    others = 0
    for name, there in SPECIALS.items():
        wanted = sum(tile.kind == TILE_KINDS.index(name) for tile in laid)
        others += wanted
        if wanted > there:
            return (
                f"the box has {there} {name} tiles, and the course uses {wanted} (the setting 'any_tiles' lifts this)."
            )
    if 2 * pairs + others > TWO_SIDED:
        return (
            f"portals and other tiles share {TWO_SIDED} two-sided tiles, and the course uses {2 * pairs + others} "
            "(the setting 'any_tiles' lifts this)."
        )
    return ""


def check_tiles(course: Course) -> str:
    """HR-1.6  Every tile lies flat on its surface, and on no other."""
    poses: list[Pose] = []
    for tile in course.tiles:
        pose = course.pose(tile.surface, tile.x, tile.y, tile.heading)
        what = f"{tile.colour} portal" if tile.kind in (PORTAL, PORTAL_EXIT) else tile.name
        where = f"at {tile.x // QUARTER}, {tile.y // QUARTER}"
        if not pose.free:
            return f"the {what} {where} does not lie flat: it is on furniture or over the edge."
        for other in poses:
            if other.lies_on(pose) > BUMP:
                return f"the {what} {where} lies on another tile."
        poses.append(pose)
    return ""


def check_gates(course: Course, distances: Distances) -> str:
    """HR-1.4  Lines are long enough, and each gate can be reached from the one before."""
    for number, gate in enumerate(course.gates):
        if gate.edge is not None:
            ex, ey = gate.edge.x2 - gate.edge.x1, gate.edge.y2 - gate.edge.y1
            if ex * ex + ey * ey < TILE * TILE:
                return f"gate {number} is shorter than a tile."
        if number and distances.gaps[number] >= FAR:
            return f"gate {number} cannot be reached from the one before it."
    if course.circular and distances.gaps[0] >= FAR:
        return "the ring does not close: from the last gate there is no way to the line."
    if course.circular and distances.length < SHORTEST_LAP:
        return f"a lap is at least {SHORTEST_LAP} tiles long, not {distances.length}."
    return ""


def check_start(grid: StartingGrid) -> str:
    """HR-2.4  Room for four cars."""
    for cars in range(1, CARS + 1):
        if not grid.shortlist([], cars - 1):
            return f"there is room for {cars - 1} cars behind the starting line, and {CARS} are needed."
    return ""


def check_drive(course: Course, distances: Distances, grid: StartingGrid) -> str:
    """HR-1.7  A car can drive it, tile by tile, from one of the first places of the grid."""
    farthest = 0
    for pose in grid.shortlist([])[:PLACES]:
        got = drives_to(course, distances, pose)
        if got == course.to_pass(1):
            return ""
        farthest = max(farthest, got)
    gate = farthest % len(course.gates)
    return f"the course cannot be driven: no car gets through gate {gate}{' again' if farthest >= len(course.gates) else ''}."


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
