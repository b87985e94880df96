"""How far the dice of a gear drive: on which tile of its path they stop the car, and how likely."""

from jalopy.games.home_racers.chances import stop_chances
from jalopy.games.home_racers.contents import Contents
from jalopy.games.home_racers.state import Race
from jalopy.kernel.consequences import Foresight, Planner
from jalopy.kernel.questions import Facts, Option
from jalopy.kernel.table import SIDES


def planner(foresight: Foresight) -> Planner:
    return RacePlanner(foresight)


class RacePlanner(Planner):
    def __init__(self, foresight: Foresight) -> None:
        super().__init__(foresight)
        race = foresight.world.state
        assert isinstance(race, Race)
        self.race = race
        self.kind = foresight.question.kind
        self.car = race.cars[foresight.seat]

    def plans(self, option: Option) -> list[Facts]:
        gear = self._gear(option)
        if not gear:
            return []
        stops: list[Facts] = [
            {"tile": tile, "chance": chance} for tile, chance in stop_chances(self.car, gear, self.race.box)
        ]
        return [{"gear": gear, "stops": stops}]

    def _gear(self, option: Option) -> int:
        """In which the car will drive, while its dice are still to be rolled; else 0."""
        if self.kind == "choose-gear":
            return option.number
        plan = self.race.plan
        return plan.gear if plan is not None and self.kind in ("lay-tile", "roll") else 0

    def odds(self, option: Option, plans: list[Facts]) -> list[Facts]:
        if self.kind == "push-engine" and option.number:
            return [pushing(option.number, self.race.box)]
        gear = self._gear(option)
        if not gear:
            return []
        chances = stop_chances(self.car, gear, self.race.box)
        if self.kind == "choose-gear":
            average = sum([tile * chance for tile, chance in chances])
            return [{"key": "odds-tiles", "facts": {"tiles": round(average, 1)}}]
        return self._of_tile(option, chances) if self.kind == "lay-tile" else []

    def _of_tile(self, option: Option, chances: list[tuple[int, float]]) -> list[Facts]:
        """To come as far as a tile that takes danger dice; to stop on one that does not turn away."""
        assert self.race.plan is not None
        tile = len(self.race.plan.path) + 1
        dice = option.facts.get("dice", 0)
        if dice:
            reached = sum([chance for stop, chance in chances if stop >= tile])
            return [{"key": "odds-danger", "facts": {"dice": dice}, "chance": reached}]
        here = sum([chance for stop, chance in chances if stop == tile])
        if here and option.key == "straight":
            return [{"key": "odds-stop", "facts": {"tile": tile}, "chance": here}]
        return []


def pushing(dice: int, box: Contents) -> Facts:
    """HR-5.3, HR-5.10  Tiles more and hits to the engine, on average."""
    tiles = dice * (SIDES + 1 - box.good) / SIDES
    hits = dice * (SIDES + 1 - box.hit) / SIDES
    return {"key": "odds-push", "facts": {"tiles": round(tiles, 1), "hits": round(hits, 1)}}
