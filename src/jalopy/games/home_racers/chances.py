"""What dice may do, reckoned from the rules: where they stop a car, and what danger costs it. For hints, not for play."""

from math import comb, fsum
from typing import Final

from jalopy.games.home_racers.contents import Contents
from jalopy.games.home_racers.course import BOOSTER
from jalopy.games.home_racers.state import Car, Plan
from jalopy.games.home_racers.turn import reckon
from jalopy.kernel.table import SIDES

POOR: Final = 1  # pips that are no tile more


def stop_chances(car: Car, gear: int, box: Contents) -> list[tuple[int, float]]:
    """HR-5.2  By number of good dice: the tile that the rules then count to, and how likely that is."""
    plan = Plan(gear, False, box)
    good = (SIDES + 1 - box.good) / SIDES
    chances: list[tuple[int, float]] = []
    for count in range(plan.speed + 1):
        plan.gear_dice = [box.good] * count + [POOR] * (plan.speed - count)
        reckon(car, plan)
        chances.append((plan.distance, comb(plan.speed, count) * good**count * (1 - good) ** (plan.speed - count)))
    return chances


def boosted_to(plan: Plan, distance: int) -> int:
    """HR-6.6  The tile of the path that so many tiles lead to, boosters on the way included; slips and bumps apart."""
    used: list[int] = []
    tile, left = 0, distance
    while left > 0:
        tile, left = tile + 1, left - 1
        if tile <= len(plan.path):
            for entered in plan.path[tile - 1].way.pose.entered:
                if entered.kind == BOOSTER and entered.number not in used:
                    used.append(entered.number)
                    left += plan.box.boost
    return tile


def danger_to(plan: Plan, tile: int) -> int:
    """HR-5.5  The danger dice for driving so far."""
    dice = plan.box.braking_dice if plan.braked else 0
    return min(plan.box.black_dice, dice + sum([step.dice for step in plan.path[:tile]]))


def hit_chance(dice: int, box: Contents, hits: int = 1) -> float:
    """So many hits or more among so many black dice."""
    hit = (SIDES + 1 - box.hit) / SIDES
    fewer = [comb(dice, count) * hit**count * (1 - hit) ** (dice - count) for count in range(min(hits, dice + 1))]
    return 1.0 - fsum(fewer) if dice >= hits else 0.0


def control_chance(dice: int, box: Contents) -> float:
    """HR-5.7"""
    return hit_chance(dice, box, box.loss_of_control)
