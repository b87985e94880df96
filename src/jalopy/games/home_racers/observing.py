"""The race as a learning program sees it. Nothing is hidden; lengths are told in twentieths of a tile."""

from typing import Final

from jalopy.games.home_racers.collisions import car_on
from jalopy.games.home_racers.components import COLOURS, TOP_GEAR
from jalopy.games.home_racers.course import BOOSTER, CALTROPS, LEAK, PORTAL, STATION, Pose, Way
from jalopy.games.home_racers.game import GAME
from jalopy.games.home_racers.geometry import HEADINGS, TILE, turned
from jalopy.games.home_racers.manoeuvres import MANOEUVRES
from jalopy.games.home_racers.starting_grid import SHORTLIST
from jalopy.games.home_racers.state import DRIVING, STATUS, Car, Plan, Race
from jalopy.kernel.game import State
from jalopy.kernel.observing import Field, Group, Observer, Rows, Slots
from jalopy.kernel.questions import Question

SPOTS: Final = 128  # of the places that are not on the shortlist
PART: Final = 20  # of a tile
UNITS: Final = TILE // PART
FAR: Final = 20_000  # nothing is told to be farther away
MOST_CARS: Final = len(COLOURS)
MOST_ROUNDS: Final = 10_000
MOST_POINTS: Final = 100
MOST_TILES: Final = 30
TILES: Final = (CALTROPS, BOOSTER, LEAK, STATION, PORTAL)

POSE: Final = [
    Field("surface", "Which floor or table top, by its number.", high=1000),
    Field("x", "", high=FAR),
    Field("y", "", high=FAR),
    Field("heading", "In steps of 15°, east first, then south.", high=HEADINGS - 1),
    Field("forwards", "How far ahead of the own car it lies; 0 on another surface.", low=-FAR, high=FAR),
    Field("sideways", "How far to the right of it.", low=-FAR, high=FAR),
    Field("gate", "How far it is to the next gate of the own car.", high=FAR),
]
NO_POSE: Final = len(POSE)

CAR: Final = [
    Field("there", "1, and all the others 0 where there is no such car."),
    Field("waits", "Turns of others before its own in this round.", high=MOST_CARS),
    Field("active", "It is this car's turn."),
    Field("status", f"{', '.join(STATUS)}.", len(STATUS)),
    *POSE,
    Field("gear", "", low=-1, high=TOP_GEAR),
    Field("passed", "Gates, the starting line included, over all laps.", high=1000),
    Field("to pass", "Gates that are left.", high=1000),
    Field("next gate", "How far it is to its own next gate.", high=FAR),
    Field("tires", "", high=MOST_POINTS),
    Field("car", "", high=MOST_POINTS),
    Field("slips", "At its next step: -1 to the left, 1 to the right.", low=-1),
    Field("slipstream", "In this round."),
]
ABSENT: Final = sum([field.size for field in CAR])

WAY: Final = [
    Field("there", "It may be laid now."),
    Field("dice", "Danger dice that it takes.", high=MOST_TILES),
    Field("car", "Another car stands there."),
    Field("tiles", "What it drives onto: caltrops, booster, leak, station, portal.", len(TILES)),
    *POSE,
]
NO_WAY: Final = sum([field.size for field in WAY])

PLACE: Final = [Field("there", "It is offered."), *POSE]
NO_PLACE: Final = len(PLACE)

PLAN: Final = [
    Field("there", "A gear is chosen, and the rest of it tells of this turn."),
    Field("gear", "", low=-1, high=TOP_GEAR),
    Field("tiles", "That the path should have.", high=MOST_TILES),
    Field("laid", "Tiles of the path.", high=MOST_TILES),
    Field("turns", "Laid, and how many may be without dice.", 2, high=MOST_TILES),
    Field("lanes", "Lane changes laid, and how many may be without dice.", 2, high=MOST_TILES),
    Field("dice", "Gear dice in the order of their rolling; 0: none.", TOP_GEAR, high=6),
    Field("pushed", "Engine dice.", high=TOP_GEAR),
    Field("distance", "Tiles that are driven.", high=MOST_TILES),
    Field("left", "Tiles still to drive.", low=-1, high=MOST_TILES),
    Field("danger", "Danger dice so far.", high=MOST_TILES),
    *[Field(f"end {field.name}", field.text, field.size, field.high, field.low) for field in POSE],
]
NO_PLAN: Final = sum([field.size for field in PLAN])

GROUPS: Final = [
    Group(
        "table",
        "",
        [
            Field("seats", "How many play.", high=MOST_CARS),
            Field("round", "", high=MOST_ROUNDS),
            Field("rounds", "After so many the race is over.", high=MOST_ROUNDS),
            Field("laps", "", high=9),
            Field("gates", "Of the course.", high=1000),
            Field("rear gear", "Agreed on; so are the next five."),
            Field("skidding", ""),
            Field("slipstream", ""),
            Field("hard braking", ""),
            Field("strict limits", ""),
            Field("family", ""),
            Field("whole round", "The round is finished, and the farthest beyond the line wins."),
        ],
    ),
    Group("cars", "The own one first, then clockwise by seat.", CAR, MOST_CARS),
    Group("plan", "What the active car has laid out; `end` is the end of its path.", PLAN),
    Group(
        "ways",
        f"Tiles that may follow, by manoeuvre: {', '.join([each.key for each in MANOEUVRES])}.",
        WAY,
        len(MANOEUVRES),
    ),
    Group("places", "At the start, the places that are offered.", PLACE, SHORTLIST),
    Group(
        "spot",
        "At the start, the one whose heading is asked for.",
        [Field("x", "", high=FAR), Field("y", "", high=FAR)],
    ),
]
NO_WAYS: Final = GROUPS[3].size
NO_PLACES: Final = GROUPS[4].size

ACTIONS: Final = [
    *[f"gear:{gear}" for gear in range(-1, TOP_GEAR + 1)],
    *[f"brake:{gear}" for gear in range(TOP_GEAR)],
    *[each.key for each in MANOEUVRES],
    *[f"back-{each.key}" for each in MANOEUVRES],
    "roll",
    "keep",
    *[f"push:{count}" for count in range(1, TOP_GEAR + 1)],
    *["stop", "drive-on", "change-tires", "keep-tires"],
    *[f"heading:{heading * 15}" for heading in range(HEADINGS)],
    "elsewhere",
]


class RaceObserver(Observer):
    def observe(self, state: State, seat: int, question: Question | None, row: Rows) -> None:
        assert isinstance(state, Race)
        own = state.cars[seat]
        _table(state, row)
        for step in range(MOST_CARS):
            if step < state.seats:
                _car(state, state.cars[(seat + step) % state.seats], own, row)
            else:
                row.skip(ABSENT)
        if state.plan is None:
            row.skip(NO_PLAN)
        else:
            _plan(state, state.plan, own, row)
        if question is not None and question.kind == "lay-tile":
            _ways(state, own, question, row)
        else:
            row.skip(NO_WAYS)
        if question is not None and question.kind == "start-place":
            _places(state, own, question, row)
        else:
            row.skip(NO_PLACES)
        for name in ("x", "y"):
            told = None if question is None else question.facts.get(name)
            row.write(min(FAR, told // UNITS) if isinstance(told, int) else 0)


def _table(race: Race, row: Rows) -> None:
    agreed = race.agreed
    row.write(race.seats)
    row.write(min(race.round, MOST_ROUNDS))
    row.write(min(agreed.rounds, MOST_ROUNDS))
    row.write(agreed.laps)
    row.write(len(race.course.gates))
    row.write(1 if agreed.rear_gear else 0)
    row.write(1 if agreed.skidding else 0)
    row.write(1 if agreed.slipstream else 0)
    row.write(1 if agreed.hard_braking else 0)
    row.write(1 if agreed.strict else 0)
    row.write(1 if agreed.family else 0)
    row.write(1 if agreed.whole_round else 0)


def _car(race: Race, car: Car, own: Car, row: Rows) -> None:
    on_course = car.status == DRIVING
    row.write(1)
    place = race.order.index(car.seat) if car.seat in race.order else race.at
    row.write((place - race.at) % max(1, len(race.order)))
    row.write(1 if car.seat == race.active else 0)
    row.mark(car.status, len(STATUS))
    _pose(race, car.spot if on_course else None, own, row)
    row.write(car.gear)
    row.write(car.passed)
    row.write(max(0, race.agreed.to_pass - car.passed))
    row.write(min(FAR, race.distance(car)) if on_course else 0)
    row.write(car.tires)
    row.write(car.points)
    row.write(car.slip)
    row.write(1 if car.slipstream else 0)


def _pose(race: Race, pose: Pose | None, own: Car, row: Rows) -> None:
    if pose is None:
        row.skip(NO_POSE)
        return
    row.write(pose.surface)
    row.write(min(FAR, pose.x // UNITS))
    row.write(min(FAR, pose.y // UNITS))
    row.write(pose.heading)
    here = own.spot
    if here is None or here.surface != pose.surface:
        row.write(0)
        row.write(0)
    else:
        forwards, sideways = turned(pose.x - here.x, pose.y - here.y, -here.heading % HEADINGS)
        row.write(_within(forwards // UNITS))
        row.write(_within(sideways // UNITS))
    gate = own.passed % len(race.course.gates)
    row.write(min(FAR, race.agreed.distances.to_gate(gate, pose.surface, pose.x, pose.y)))


def _within(number: int) -> int:
    return max(-FAR, min(FAR, number))


def _plan(race: Race, plan: Plan, own: Car, row: Rows) -> None:
    row.write(1)
    row.write(plan.gear)
    row.write(plan.length)
    row.write(len(plan.path))
    row.write(plan.turns)
    row.write(plan.turn_limit)
    row.write(plan.lanes)
    row.write(plan.lane_limit)
    for die in range(TOP_GEAR):
        row.write(plan.gear_dice[die] if die < len(plan.gear_dice) else 0)
    row.write(plan.pushed)
    row.write(min(plan.distance, MOST_TILES))
    row.write(max(-1, min(plan.left, MOST_TILES)))
    row.write(min(plan.danger, MOST_TILES))
    _pose(race, plan.path[-1].way.pose if plan.path else None, own, row)


def _ways(race: Race, own: Car, question: Question, row: Rows) -> None:
    """Of the tiles that may follow only those that are offered."""
    plan = race.plan
    assert plan is not None
    backwards = plan.gear < 0
    at = plan.path[-1].way.pose if plan.path else own.pose
    ways = at.back() if backwards else at.after.ways()
    by_manoeuvre: list[Way | None] = [None] * len(MANOEUVRES)
    offered = [option.key for option in question.options]
    for way in ways:
        if way.key in offered:
            by_manoeuvre[way.manoeuvre] = way
    for found in by_manoeuvre:
        if found is None:
            row.skip(NO_WAY)
            continue
        dice = question.options[offered.index(found.key)].facts["dice"]
        row.write(1)
        row.write(dice if isinstance(dice, int) else 0)
        row.write(0 if car_on(race, found.pose, own) is None else 1)
        kinds = [tile.kind for tile in found.pose.entered]
        for kind in TILES:
            row.write(1 if kind in kinds else 0)
        _pose(race, found.pose, own, row)


def _places(race: Race, own: Car, question: Question, row: Rows) -> None:
    line = race.course.gates[0]
    for place in range(SHORTLIST):
        if place >= len(question.options) or not question.options[place].facts:
            row.skip(NO_PLACE)
            continue
        facts = question.options[place].facts
        x, y, heading = facts["x"], facts["y"], facts["heading"]
        assert isinstance(x, int)
        assert isinstance(y, int)
        assert isinstance(heading, int)
        row.write(1)
        _pose(race, race.course.pose(line.surface, x, y, heading // 15), own, row)


OBSERVER: Final = RaceObserver(
    GAME, GROUPS, ACTIONS, [Slots("start-place", "place", SHORTLIST), Slots("start-spot", "spot", SPOTS)]
)
