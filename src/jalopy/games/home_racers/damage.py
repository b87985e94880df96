"""HR-5.5 to HR-5.10  Black dice, and what they do to tires and car."""

from jalopy.games.home_racers.contents import Contents
from jalopy.games.home_racers.state import RETIRED, Car, Plan, Race
from jalopy.kernel.table import Table


def roll_black(plan: Plan, count: int, kind: str, table: Table) -> list[int]:
    """At most as many as there are."""
    dice = [table.roll() for _ in range(min(count, plan.box.black_dice))]
    plan.black_dice = dice
    plan.black_kind = kind
    return dice


def hits(dice: list[int], box: Contents) -> int:
    count = 0
    for die in dice:
        if die >= box.hit:
            count += 1
    return count


def roll_danger(race: Race, car: Car, plan: Plan, table: Table) -> None:
    """HR-5.5  For what was really driven; HR-5.10  then the engine dice, by themselves."""
    if plan.danger > 0:
        dice = roll_black(plan, plan.danger, "danger", table)
        count = hits(dice, race.box)
        if table.listening:
            table.tell("danger-rolled", {"seat": car.seat, "dice": dice, "hits": count}, "HR-5.5")
        if count:
            on_tires = min(count, car.tires)
            lose_tires(car, on_tires, "HR-5.6", table)
            lose_points(race, car, count - on_tires, "HR-5.6", table)
        if count >= race.box.loss_of_control and car.driving:
            car.gear = 0
            table.tell("lost-control", {"seat": car.seat}, "HR-5.7")
    if plan.pushed > 0 and car.driving:
        dice = roll_black(plan, plan.pushed, "engine", table)
        if table.listening:
            table.tell("engine-rolled", {"seat": car.seat, "dice": dice, "hits": hits(dice, race.box)}, "HR-5.10")
        lose_points(race, car, hits(dice, race.box), "HR-5.10", table)


def lose_tires(car: Car, count: int, rule: str, table: Table) -> None:
    lost = min(count, car.tires)
    if lost <= 0:
        return
    car.tires -= lost
    if table.listening:
        table.tell("tires-lost", {"seat": car.seat, "lost": lost, "tires": car.tires}, rule)
        if car.tires == 0:
            table.tell("tires-worn", {"seat": car.seat}, "HR-5.8")


def lose_points(race: Race, car: Car, count: int, rule: str, table: Table) -> None:
    """HR-5.9  A car without points retires; HR-9.6  in the family game it limps on."""
    lost = min(count, car.points)
    if lost <= 0:
        return
    car.points -= lost
    if table.listening:
        table.tell("car-damaged", {"seat": car.seat, "lost": lost, "car": car.points}, rule)
    if car.points > 0:
        return
    if race.agreed.family:
        car.gear = min(car.gear, 1)
        table.tell("limps", {"seat": car.seat}, "HR-9.6")
    else:
        car.status = RETIRED
        car.gear = 0
        table.tell("retired", {"seat": car.seat}, "HR-5.9")
