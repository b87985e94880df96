"""The chances of digs and steals."""

from jalopy.games.scrapyard_empire.digging import dig_needs
from jalopy.games.scrapyard_empire.options import DIG, STEAL
from jalopy.games.scrapyard_empire.state import Yard
from jalopy.games.scrapyard_empire.stealing import steal_needs
from jalopy.kernel.consequences import Foresight, Planner
from jalopy.kernel.questions import Facts, Option
from jalopy.kernel.table import SIDES


def planner(foresight: Foresight) -> Planner:
    return YardPlanner(foresight)


class YardPlanner(Planner):
    def __init__(self, foresight: Foresight) -> None:
        super().__init__(foresight)
        yard = foresight.world.state
        assert isinstance(yard, Yard)
        self.yard = yard

    def odds(self, option: Option, plans: list[Facts]) -> list[Facts]:
        """SE-5.1  Of the die as it falls, before anybody raises it."""
        if option in DIG:
            return [roll_of(dig_needs(self.yard)[0])]
        if any(option in by_player.values() for by_player in STEAL):
            return [roll_of(steal_needs(self.yard, self.yard.seat_of(option.value))[0])]
        return []


def roll_of(wanted: int) -> Facts:
    return {"key": "chance-roll", "facts": {"wanted": wanted}, "chance": (SIDES + 1 - wanted) / SIDES}
