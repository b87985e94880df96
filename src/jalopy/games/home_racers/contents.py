"""What is in the box of a match: as printed, or changed, with the names that the rules use."""

from typing import Final

from jalopy.games.home_racers.components import BOX
from jalopy.kernel.errors import Fault
from jalopy.kernel.kept import Kept
from jalopy.kernel.knobs import PRINTED, box_of, read_changes
from jalopy.kernel.settings import Values


class Contents:
    """It never changes, so that all copies of a match share it."""

    def __init__(self, changes: str) -> None:
        box = BOX if changes == PRINTED else BOX.changed(read_changes(changes))
        self.changes = changes
        self.black_dice = box.number("dice", "black")
        self.good = box.number("gears", "good")  # this and more on a gear die is one tile more
        self.divisor = box.number("sheet", "divisor")
        self.least_points = box.number("sheet", "least")
        self.most_points = box.number("sheet", "most")
        self.hit = box.number("danger", "hit")  # this and more on a black die
        self.hurts_the_mover = box.number("danger", "hurts_the_mover")
        self.loss_of_control = box.number("danger", "loss_of_control")
        self.braking_dice = box.number("danger", "hard_braking")
        self.caltrops_hurt = box.number("effects", "caltrops")
        self.boost = box.number("effects", "booster")

    def starting_points(self, tiles: int) -> int:
        """HR-2.2  From the length of the whole race."""
        return max(self.least_points, min(self.most_points, (2 * tiles + self.divisor) // (2 * self.divisor)))


AS_PRINTED: Final[Contents] = Contents(PRINTED)
_OPEN: Final[Kept[str, Contents]] = Kept()


def contents_of(values: Values) -> Contents:
    """The box that a table has agreed on."""
    changes = box_of(values)
    if changes == PRINTED:
        return AS_PRINTED
    found = _OPEN.get(changes)
    return _OPEN.keep(changes, Contents(changes)) if found is None else found


def check_contents(box: Contents) -> list[Fault]:
    """What nobody could race with, the numbers being legal by themselves."""
    if box.least_points > box.most_points:
        return [Fault("points-order", least=box.least_points, most=box.most_points).of("box")]
    return []
