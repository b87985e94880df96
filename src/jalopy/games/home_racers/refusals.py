"""What a player might want to do but may not, and the rule that forbids it."""

from jalopy.games.home_racers.components import TOP_GEAR
from jalopy.games.home_racers.manoeuvres import CORE, MANOEUVRES
from jalopy.games.home_racers.path import ILLEGAL, SKIDS_FROM, lies_on_path, price
from jalopy.games.home_racers.state import Plan, Race
from jalopy.kernel.questions import Barred, Question


def barred(race: Race, question: Question) -> list[Barred]:
    offered = [option.key for option in question.options]
    car = race.cars[question.seat]
    if question.kind == "choose-gear":
        refused: list[Barred] = []
        for gear in range(TOP_GEAR + 1):
            if f"gear:{gear}" not in offered and f"brake:{gear}" not in offered:
                if car.points == 0 and gear > 1:
                    refused.append(Barred(f"gear:{gear}", "limping", "HR-9.6"))
                elif car.gear < 0:
                    refused.append(Barred(f"gear:{gear}", "reversing", "HR-9.1"))
                else:
                    refused.append(Barred(f"gear:{gear}", "one-step", "HR-3.4"))
        return refused
    if question.kind == "lay-tile" and race.plan is not None:
        return _ways(race, race.plan, offered)
    return []


def _ways(race: Race, plan: Plan, offered: list[str]) -> list[Barred]:
    """Every manoeuvre that is not offered: off the course, on the path itself, or beyond the limits."""
    car = race.cars[race.active]
    backwards = plan.gear < 0
    last = plan.path[-1].way.pose if plan.path else car.pose
    at = last if backwards else last.after
    leg = plan.path[-1].leg if plan.path else 0
    if at is not last:
        leg += 1
    there = {way.manoeuvre: way for way in (at.back() if backwards else at.ways())}
    skids = race.agreed.skidding and plan.gear >= SKIDS_FROM
    refused: list[Barred] = []
    for manoeuvre in MANOEUVRES if skids else MANOEUVRES[:CORE]:
        key = f"back-{manoeuvre.key}" if backwards else manoeuvre.key
        if key in offered:
            continue
        way = there.get(manoeuvre.number)
        if way is None:
            refused.append(Barred(key, "no-room", "HR-1.5"))
        elif price(race, plan, manoeuvre.number) == ILLEGAL:
            refused.append(Barred(key, "beyond-limits", "HR-9.5"))
        elif lies_on_path(car, plan, way.pose, leg):
            refused.append(Barred(key, "on-the-path", "HR-4.8"))
    return refused
