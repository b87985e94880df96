"""Where a Movement card leads, and where Dastardly goes if nothing more is played in the turn."""

from typing import Final

from jalopy.games.wacky_races.components import KIND_OF
from jalopy.games.wacky_races.road import matches
from jalopy.games.wacky_races.state import Race
from jalopy.games.wacky_races.turn import STOP, CardPlay
from jalopy.kernel.consequences import Course, Foresight, Planner
from jalopy.kernel.questions import Facts, Option, Question

GOING_ON: Final = {"next-card": ["stop"], "crossroads": ["pass"]}
IDLE: Final = ("drew",)  # the new hand is for the next turn


def planner(foresight: Foresight) -> Planner:
    return RacePlanner(foresight)


class RacePlanner(Planner):
    def __init__(self, foresight: Foresight) -> None:
        super().__init__(foresight)
        race = foresight.world.state
        assert isinstance(race, Race)
        self.race = race

    def plans(self, option: Option) -> list[Facts]:
        if isinstance(option, CardPlay):
            return [self._plan(option, option.cards)]
        return [self._plan(option, [])] if option is STOP else []

    def _plan(self, option: Option, cards: list[str]) -> Facts:
        race = self.race
        racer = race.racers[race.next]
        course = self.foresight.courses(option.key, go_on, IDLE)[0]
        to = landing(course, racer.name, racer.tile)
        return {
            "racer": racer.name,
            "from": racer.tile,
            "to": to,
            "matches": bool(cards) and matches(race.ground[racer.tile], KIND_OF[cards[-1]]),
            "trapped": to != racer.tile and race.trapped(to),
            "dastardly": dastardly(course, race.dastardly),
        }


def go_on(question: Question) -> list[str]:
    return GOING_ON.get(question.kind, [])


def landing(course: Course, racer: str, tile: int) -> int:
    """Where the racer surely comes to stand."""
    for event in course.events:
        facts = event["facts"]
        assert isinstance(facts, dict)
        if event["kind"] == "moved" and facts["racer"] == racer:
            tile = facts["to"]
    return tile


def dastardly(course: Course, here: int) -> Facts | None:
    """What he does, told like `would_go`; None where he does nothing, or where something else is left to chance first."""
    goes: Facts | None = None
    for event in course.events:
        kind, facts = event["kind"], event["facts"]
        assert isinstance(facts, dict)
        if kind == "dastardly-moved" and goes is None:
            goes = {"from": here, "to": facts["to"], "out_of_fuel": False, "lays": False}
        elif kind in ("out-of-fuel", "tile-revealed") and goes is None:
            return {"from": here, "to": None, "out_of_fuel": kind == "out-of-fuel", "lays": False}
        elif goes is not None:  # what he does first after his move
            return {**goes, "lays": kind == "trap-laid"}
    return goes
