"""HR-7  Bumps and shoves."""

from typing import Final

from jalopy.games.home_racers.components import BUMP
from jalopy.games.home_racers.course import Pose
from jalopy.games.home_racers.damage import hits, lose_points, roll_black
from jalopy.games.home_racers.gates import pass_gates
from jalopy.games.home_racers.geometry import HEADINGS, SIXTH, STEP_X, STEP_Y
from jalopy.games.home_racers.state import Car, Plan, Race
from jalopy.kernel.questions import Facts
from jalopy.kernel.table import Table

SAME: Final = 2  # headings 30° or more apart are no longer the same
OPPOSITE: Final = 10  # and up to 150° they are not yet opposite


def car_on(race: Race, pose: Pose, mover: Car) -> Car | None:
    """HR-7.1  A car in the way; the one that is most in the way, if there are several."""
    found: Car | None = None
    most = BUMP
    for car in race.cars:
        if car is not mover and car.driving:
            much = car.pose.lies_on(pose)
            if much > most:
                found, most = car, much
    return found


def collision_dice(plan: Plan, direction: int, target: Car) -> int:
    """HR-7.2  By the difference between the direction in which the mover enters and the target's heading."""
    apart = abs(direction - target.pose.heading) % HEADINGS
    apart = min(apart, HEADINGS - apart)
    if apart < SAME:
        return max(1, plan.speed - target.gear)
    if apart <= OPPOSITE:
        return max(1, plan.speed)
    return max(1, plan.speed + target.gear)


def bump(race: Race, mover: Car, target: Car, to: Pose, step: int, table: Table) -> bool:
    """HR-7.3 to HR-7.5  Whether the mover may take the tile. `step` is the direction of its step, -1 for a portal."""
    plan = race.plan
    assert plan is not None
    direction = to.heading if plan.gear > 0 else (to.heading + HEADINGS // 2) % HEADINGS
    dice = roll_black(plan, collision_dice(plan, direction, target), "collision", table)
    on_target, on_mover = hits(dice, race.box), dice.count(race.box.hurts_the_mover)
    facts: Facts = {"seat": mover.seat, "seats": [target.seat]}
    if table.listening:
        rolled: Facts = {"target": target.seat, "dice": dice, "on_target": on_target, "on_mover": on_mover}
        table.tell("bumped", facts | rolled, "HR-7.3")
    lose_points(race, target, on_target, "HR-7.3", table)
    lose_points(race, mover, on_mover, "HR-7.3", table)
    if not target.driving:
        return mover.driving
    if on_target > on_mover:  # HR-7.2  even if the mover has just retired
        spot = shove_to(race, target, to, direction if step < 0 else step)
        if spot is not None:
            shove(race, target, spot, table)
            return mover.driving
    if mover.driving:
        stopped_by(mover, target)
        table.tell("held-up", facts | {"gear": mover.gear}, "HR-6.8" if step < 0 else "HR-7.5")
    return False


def shove_to(race: Race, target: Car, to: Pose, step: int) -> Pose | None:
    """HR-7.4  One tile on in the direction of travel, else to its left, else to its right."""
    pose = target.pose
    for turn in (0, -SIXTH, SIXTH):
        way = (step + turn) % HEADINGS
        spot = race.course.pose(pose.surface, pose.x + STEP_X[way], pose.y + STEP_Y[way], pose.heading)
        if spot.free and spot.lies_on(to) <= BUMP and not _taken(race, spot, target):
            return spot
    return None


def _taken(race: Race, spot: Pose, target: Car) -> bool:
    """The mover counts as well: another car may still hold it up where it is."""
    for car in race.cars:  # noqa: SIM110  compiled, a loop is faster than a generator
        if car is not target and car.driving and car.pose.lies_on(spot) > BUMP:
            return True
    return False


def shove(race: Race, target: Car, spot: Pose, table: Table) -> None:
    """HR-7.6  It passes gates, but special tiles do nothing to it."""
    before = target.pose
    target.move_to(spot)
    if target.gear > 0:
        target.gear -= 1
    if table.listening:
        table.tell("shoved", {"seat": target.seat, "pose": spot.data(), "gear": target.gear}, "HR-7.4")
    pass_gates(race, target, before, spot, 0, table)


def stopped_by(mover: Car, target: Car) -> None:
    if mover.gear < 0:
        mover.gear = 0
    else:
        mover.gear = min(mover.gear, max(0, target.gear))
