"""How well the rookie of Home Racers drives: its turns on every course beside the best plan that a long search finds.

    python bench/home_racers.py [--races 40] [course ...]

The long search looks at the whole race from every place on the shortlist, with detours, and spares no tires; what it
expects is the number of turns of its plan. The rookie drives time trials of one lap; the mean is taken. Last comes how
long it takes to list what may be laid at the end of a long path, once the tiles there are known.
"""

import argparse
from time import perf_counter

import jalopy
from jalopy import _builds, games
from jalopy.bots.registry import find
from jalopy.bots.runner import play
from jalopy.games.home_racers.components import TOP_GEAR
from jalopy.games.home_racers.courses import SHIPPED, prepared
from jalopy.games.home_racers.manoeuvres import MANOEUVRES
from jalopy.games.home_racers.outlook import BOLD, Outlook
from jalopy.games.home_racers.path import placements
from jalopy.games.home_racers.state import Race
from jalopy.kernel.chance import FastChance
from jalopy.kernel.match import new_match

RACES = 40
GOAL = 1.25


def best_plan(course: str) -> float:
    ready = prepared(course)
    goal = ready.course.to_pass(1)
    found = []
    for pose in ready.grid.shortlist([]):
        outlook = Outlook(ready.course, ready.distances, goal, pose, 0, BOLD, thorough=True)
        found.append(outlook.turns(pose, 0, 0))
    return min(found)


def rookie_turns(course: str, races: int) -> tuple[float, int, int]:
    """Mean turns, how many finished, how often an obstacle was hit."""
    game, rookie = games.find("home-racers"), find("rookie", "home-racers")
    laps = 1 if prepared(course).course.circular else 0
    turns = finished = hits = 0
    for seed in range(races):
        match = new_match(game, 1, {"course": course, "laps": laps}, FastChance(seed))
        play(match, [rookie], seed)
        place = match.standing[0]
        finished += place.reason == "time-trial"
        turns += int(str(place.facts["turns"]))
        hits += sum(event.kind == "hit-obstacle" for event in match.table.story)
    return turns / races, finished, hits


def placement_us() -> float:
    """The options of the last tile of a path in top gear, skids included, on known ground."""
    car = {"pose": {"surface": 0, "x": 14_500, "y": 1_500, "heading": 180}, "gear": TOP_GEAR, "passed": 1}
    settings = {"course": "rug-oval", "skidding": True}
    match = jalopy.from_position("home-racers", {"seats": 1, "settings": settings, "cars": [car]}, seed=1)
    for key in [f"gear:{TOP_GEAR}", *["straight"] * (2 * TOP_GEAR - 1)]:
        match.answer(key)
    race = match.state
    assert isinstance(race, Race)
    plan = race.plan
    assert plan is not None
    ways = plan.path[-1].way.pose.ways()
    assert len(placements(race, race.cars[0], plan, ways, 0)[1]) == len(MANOEUVRES)
    best = 1.0
    for _ in range(50):
        began = perf_counter()
        for _ in range(100):
            placements(race, race.cars[0], plan, ways, 0)
        best = min(best, (perf_counter() - began) / 100)
    return best * 1e6


def main() -> None:
    wishes = argparse.ArgumentParser(description=str(__doc__).partition("\n")[0])
    wishes.add_argument(
        "courses", nargs="*", metavar="course", help=f"of {', '.join(SHIPPED)}; without one, all of them"
    )
    wishes.add_argument("--races", type=int, default=RACES, help="on each course (%(default)s)")
    wanted = wishes.parse_args()
    races, courses = wanted.races, wanted.courses or SHIPPED
    print(f"{_builds.build()} build, {races} time trials of one lap on each course")
    for course in courses:
        plan = best_plan(course)
        turns, finished, hits = rookie_turns(course, races)
        verdict = "ok" if turns <= GOAL * plan else "TOO SLOW"
        print(
            f"{course:12} best plan {plan:5.2f}  rookie {turns:5.2f}  ratio {turns / plan:.2f}  "
            f"finished {finished}/{races}  obstacles hit {hits}  {verdict}",
            flush=True,
        )
    print(f"list of legal placements, warm: {placement_us():.1f} µs")


if __name__ == "__main__":
    main()
