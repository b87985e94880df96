"""SE-11.1  Activating: a built card of the active player begins to work."""

from typing import Final

from jalopy.games.scrapyard_empire.components import FLIGHT_PACK, INVENTION, INVENTION_GUIDE, JET_PROPULSION, MACHINE
from jalopy.games.scrapyard_empire.state import Yard
from jalopy.kernel.table import Table

FREE: Final = (JET_PROPULSION, FLIGHT_PACK)  # these cost no action


def use_up(yard: Yard, name: str) -> None:
    """The card is turned sideways, and its action is spent."""
    kind = INVENTION if name in INVENTION_GUIDE else MACHINE
    yard.turn_sideways(yard.unused(yard.next, kind, name))
    yard.take_up_dice()
    if name not in FREE:
        yard.spend_action()


def announce(yard: Yard, name: str, rule: str, table: Table) -> None:
    """From here on there is no thinking again."""
    use_up(yard, name)
    if table.listening:
        table.tell("activated", {"seat": yard.next, "card": name}, rule)
