"""Home Racers: which of several rules can be the one that speaks, told from their words and the state of the race."""

from typing import Any

from tests.conformance.citations import Citation, Truth

from jalopy.games.home_racers.geometry import HEADINGS, STEP_X, STEP_Y, overlap

LANES = [0, 0, 0, 1, 2, 2]  # HR-4.6  by gear
TURNS = [0, 2, 2, 1, 0, 0]
FIFTIETH = 20  # HR-1.5  thousandths
QUARTER = 250  # HR-6.1


# --- the path ---------------------------------------------------------------------------------------------------------


def kind_of(manoeuvre: str) -> str:
    """straight, lane, turn, side-turn or skid."""
    return manoeuvre.removeprefix("back-").partition(":")[0]


def counts(manoeuvres: list[str]) -> tuple[int, int]:
    """How many lane changes and turns; a skid counts as a turn (HR-9.2)."""
    kinds = [kind_of(each) for each in manoeuvres]
    return kinds.count("lane"), sum(kind in ("turn", "side-turn", "skid") for kind in kinds)


def path_of(citation: Citation) -> list[str]:
    view: Any = citation.match.view()
    return [step["manoeuvre"] for step in view["plan"]["path"]]


def is_within(citation: Citation, before: list[str], manoeuvre: str) -> bool:
    """HR-4.6 and HR-5.8  Whether the limits still have room for one more."""
    plan, car = citation.state.plan, citation.state.cars[citation.state.active]
    row = min(5, abs(plan.gear) + (car.tires == 0))
    lanes, turns = counts([*before, manoeuvre])
    kind = kind_of(manoeuvre)
    return kind == "straight" or (lanes <= LANES[row] if kind == "lane" else turns <= TURNS[row])


def laid(*kinds: str, within: bool) -> Truth:
    def holds(citation: Citation) -> bool:
        *before, last = path_of(citation)
        ahead = citation.state.plan.gear > 0
        return ahead and kind_of(last) in kinds and is_within(citation, before, last) == within

    return holds


def offered(*kinds: str, within: bool) -> Truth:
    def holds(citation: Citation) -> bool:
        ahead = citation.state.plan.gear > 0
        fits = is_within(citation, path_of(citation), citation.key) == within
        return ahead and kind_of(citation.key) in kinds and fits and (citation.facts["dice"] == 0) == within

    return holds


def laid_backwards(citation: Citation) -> bool:
    return bool(citation.state.plan.gear == -1)


def skidded(citation: Citation) -> bool:
    plan = citation.state.plan
    return kind_of(path_of(citation)[-1]) == "skid" and plan.gear >= 2 and citation.facts["dice"] == plan.gear


def there_is_room(citation: Citation) -> bool:
    """HR-4.2 and HR-4.8  Whether a tile could lie at one of the three edges, on no tile of the path."""
    race = citation.state
    plan, car = race.plan, race.cars[race.active]
    last = plan.path[-1].way.pose if plan.path else car.pose
    at = last if plan.gear < 0 else last.after
    ahead = at.heading if plan.gear > 0 else at.heading + HEADINGS // 2
    own = [car.pose, *(step.way.pose for step in plan.path)]
    for edge in (-4, 0, 4):
        way = (ahead + edge) % HEADINGS
        tile = race.course.pose(at.surface, at.x + STEP_X[way], at.y + STEP_Y[way], at.heading)
        if tile.free and all(other.lies_on(tile) <= FIFTIETH for other in own):
            return True
    return False


def nothing_fits(citation: Citation) -> bool:
    return not there_is_room(citation)


def only_limits_end_it(citation: Citation) -> bool:
    return citation.match.settings["strict_limits"] is True and there_is_room(citation)


# --- the gear ---------------------------------------------------------------------------------------------------------


def gear_before(citation: Citation) -> int:
    began = [event for event in citation.match.table.story if event.kind == "turn-began"]
    gear = began[-1].facts["gear"]
    assert isinstance(gear, int)
    return gear


def by_one_step(citation: Citation) -> bool:
    gear: Any = citation.facts["gear"]
    return bool(0 <= gear <= 5 and abs(gear - gear_before(citation)) <= 1)


def into_reverse(citation: Citation) -> bool:
    return citation.facts["gear"] == -1 and gear_before(citation) in (0, -1)


def braked_hard(citation: Citation) -> bool:
    gear: Any = citation.facts["gear"]
    return citation.match.settings["hard_braking"] is True and bool(gear_before(citation) - gear == 2)


def number(citation: Citation) -> int:
    return int(citation.key.partition(":")[2])


def asked_car(citation: Citation) -> Any:
    return citation.state.cars[citation.seat]


# --- points -----------------------------------------------------------------------------------------------------------


def from_dice(kind: str) -> Truth:
    """The dice that were rolled last are these, and one of them hurts."""

    def holds(citation: Citation) -> bool:
        plan = citation.state.plan
        return plan.black_kind == kind and any(die in (1, 5, 6) for die in plan.black_dice)

    return holds


def over_caltrops(citation: Citation) -> bool:
    lost: Any = citation.facts["lost"]
    told = citation.match.table.story[-2]
    most = citation.state.box.caltrops_hurt
    return told.kind == "caltrops" and told.facts["seat"] == citation.facts["seat"] and 1 <= lost <= most


# --- tiles and cars ---------------------------------------------------------------------------------------------------


def waits_at_the_entrance(citation: Citation) -> bool:
    """HR-6.8  The car stands at an entrance, and the other one at its exit."""
    race = citation.state
    mover = race.cars[citation.facts["seat"]].pose
    seats: Any = citation.facts["seats"]
    for tile in race.course.entrances:
        lies = tile.surface == mover.surface and entered(mover, tile)
        if lies and race.cars[seats[0]].pose.lies_on(tile.exit) > FIFTIETH:
            return True
    return False


def entered(pose: Any, tile: Any) -> bool:
    return overlap(tile.x - pose.x, tile.y - pose.y, pose.heading, tile.heading) >= QUARTER


def held_up_on_the_road(citation: Citation) -> bool:
    """HR-7.5  The other car lies on one of the tiles round the mover's."""
    race = citation.state
    mover = race.cars[citation.facts["seat"]].pose
    seats: Any = citation.facts["seats"]
    other = race.cars[seats[0]].pose
    for way in range(mover.heading % 4, HEADINGS, 4):
        tile = race.course.pose(mover.surface, mover.x + STEP_X[way], mover.y + STEP_Y[way], mover.heading)
        if other.lies_on(tile) > FIFTIETH:
            return True
    return False


def came_driving(citation: Citation) -> bool:
    plan = citation.state.plan
    return bool(plan.gear != 0 and plan.left == 0)


def stood_there(citation: Citation) -> bool:
    car = citation.state.cars[citation.facts["seat"]]
    at_station = any(tile.name == "station" and entered(car.pose, tile) for tile in on_its_surface(citation, car))
    return citation.state.plan.gear == 0 and at_station


def on_its_surface(citation: Citation, car: Any) -> list[Any]:
    return [tile for tile in citation.state.course.tiles if tile.surface == car.pose.surface]


def slips_on(citation: Citation) -> bool:
    return citation.facts["slips"] in ("left", "right")


# --- refusals ---------------------------------------------------------------------------------------------------------


def asked(*kinds: str) -> Truth:
    return lambda citation: citation.question is not None and citation.question.kind in kinds


def no_room_there(citation: Citation) -> bool:
    """HR-1.5  Where it can be told from the key alone: turning on the spot."""
    if citation.question is None or citation.question.kind != "turn-on-the-spot":
        return True
    at = asked_car(citation).pose
    return not citation.state.course.pose(at.surface, at.x, at.y, number(citation) // 15).free


def strictly_used_up(citation: Citation) -> bool:
    within = is_within(citation, path_of(citation), citation.key)
    return citation.match.settings["strict_limits"] is True and not within


TRUE_WHEN: dict[tuple[str, str], Truth] = {
    ("HR-4.3", "event tile-laid"): laid("straight", within=True),
    ("HR-4.4", "event tile-laid"): laid("lane", within=True),
    ("HR-4.5", "event tile-laid"): laid("turn", "side-turn", within=True),
    ("HR-4.7", "event tile-laid"): laid("lane", "turn", "side-turn", within=False),
    ("HR-9.1", "event tile-laid"): laid_backwards,
    ("HR-9.2", "event tile-laid"): skidded,
    ("HR-4.4", "option lane"): offered("lane", within=True),
    ("HR-4.5", "option turn"): offered("turn", within=True),
    ("HR-4.5", "option side-turn"): offered("side-turn", within=True),
    ("HR-4.7", "option lane"): offered("lane", within=False),
    ("HR-4.7", "option turn"): offered("turn", within=False),
    ("HR-4.7", "option side-turn"): offered("side-turn", within=False),
    ("HR-4.9", "event path-ended"): nothing_fits,
    ("HR-9.5", "event path-ended"): only_limits_end_it,
    ("HR-3.4", "event gear-chosen"): by_one_step,
    ("HR-9.1", "event gear-chosen"): into_reverse,
    ("HR-9.4", "event gear-chosen"): braked_hard,
    ("HR-3.4", "option gear"): lambda each: each.key != "gear:-1" and abs(number(each) - asked_car(each).gear) <= 1,
    ("HR-9.1", "option gear:-1"): lambda each: asked_car(each).gear in (0, -1),
    ("HR-9.4", "option brake"): lambda each: asked_car(each).gear - number(each) == 2,
    ("HR-2.4", "option heading"): asked("start-heading"),
    ("HR-3.5", "option heading"): asked("turn-on-the-spot"),
    ("HR-5.6", "event tires-lost"): from_dice("danger"),
    ("HR-6.4", "event tires-lost"): over_caltrops,
    ("HR-5.6", "event car-damaged"): from_dice("danger"),
    ("HR-5.10", "event car-damaged"): from_dice("engine"),
    ("HR-5.11", "event car-damaged"): from_dice("obstacle"),
    ("HR-7.3", "event car-damaged"): from_dice("collision"),
    ("HR-6.8", "event held-up"): waits_at_the_entrance,
    ("HR-7.5", "event held-up"): held_up_on_the_road,
    ("HR-6.7", "event changed-tires"): came_driving,
    ("HR-6.9", "event changed-tires"): stood_there,
    ("HR-6.3", "event slipped"): slips_on,
    ("HR-6.3", "event slip-waits"): lambda each: slips_on(each) and each.state.plan.left == 0,
    ("HR-3.4", "refusal one-step"): lambda each: abs(number(each) - asked_car(each).gear) > 1,
    ("HR-9.1", "refusal reversing"): lambda each: asked_car(each).gear == -1 and number(each) > 0,
    ("HR-9.1", "refusal rear-from-0"): lambda each: asked_car(each).gear > 0,
    ("HR-9.4", "refusal brakes-two"): lambda each: asked_car(each).gear - number(each) != 2,
    ("HR-9.6", "refusal limping"): lambda each: asked_car(each).points == 0 and number(each) > 1,
    ("HR-9.5", "refusal beyond-limits"): strictly_used_up,
    ("HR-1.5", "refusal no-room"): no_room_there,
    ("HR-2.4", "refusal no-heading"): asked("start-place", "start-heading"),
    ("HR-3.5", "refusal no-heading"): asked("turn-on-the-spot"),
    ("HR-9.2", "refusal too-slow"): lambda each: each.state.plan.gear < 2,
}
