"""SE-10  Discarding."""

from jalopy.games.scrapyard_empire.components import INDEX, KINDS, NAMES, PART
from jalopy.games.scrapyard_empire.hands import show
from jalopy.games.scrapyard_empire.options import DISCARD
from jalopy.games.scrapyard_empire.places import PILE, own
from jalopy.games.scrapyard_empire.scrapping import of_kinds, scrap_part
from jalopy.games.scrapyard_empire.state import Yard
from jalopy.kernel.questions import Facts, Option, Rules
from jalopy.kernel.table import Table


def discard(yard: Yard, table: Table) -> Rules:
    """SE-10.1  Down to the limits, card by card: the last one lies on top."""
    seat = yard.next
    for kind in range(len(KINDS)):
        while len(yard.hand(kind, seat)) > yard.limit(kind, seat):
            facts: Facts = {"what": KINDS[kind], "count": len(yard.hand(kind, seat)) - yard.limit(kind, seat)}
            choice = yield table.ask(seat, "discard", to_discard(yard, kind, seat), "SE-10.1", facts)
            scrap(yard, kind, seat, INDEX[choice.key[8:]])
            if table.listening:
                table.tell("discarded", {"seat": seat, "card": choice.key[8:]}, "SE-10.1")


def to_discard(yard: Yard, kind: int, seat: int) -> list[Option]:
    return of_kinds(yard.kinds_in(own(kind, seat)), NAMES[kind], DISCARD[kind])


def scrap(yard: Yard, kind: int, seat: int, index: int) -> None:
    if kind == PART:
        scrap_part(yard, seat, index)
        return
    card = show(yard, kind, seat, NAMES[kind][index])
    yard.cards.move(card, own(kind, seat), PILE + kind)
