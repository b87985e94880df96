"""SE-10  Discarding."""

from jalopy.games.scrapyard_empire.characters import usable, use
from jalopy.games.scrapyard_empire.components import INVENTION, KINDS, NAMES, PACKRAT, PART
from jalopy.games.scrapyard_empire.hands import show
from jalopy.games.scrapyard_empire.options import DISCARD, PACKRAT_DISCARDS, USE, verb
from jalopy.games.scrapyard_empire.places import PILE, own
from jalopy.games.scrapyard_empire.scrapping import of_kinds, scrap_part
from jalopy.games.scrapyard_empire.state import Yard
from jalopy.kernel.questions import Facts, Option, Rules
from jalopy.kernel.table import Table


def discard(yard: Yard, table: Table) -> Rules:
    """SE-10.1  Down to the limits, card by card: the last one lies on top. A character may be used before (SE-14.1)."""
    seat = yard.next
    kind = too_many(yard, seat)
    while kind >= 0:
        rule = limit_rule(yard, kind, seat)
        facts: Facts = {"what": KINDS[kind], "count": len(yard.hand(kind, seat)) - yard.limit(kind, seat)}
        choice = yield table.ask(seat, "discard", to_discard(yard, kind, seat), rule, facts)
        if verb(choice) == "use":
            yield from use(yard, choice.value, table)
        else:
            scrap(yard, kind, seat, choice.number)
            yard.take_up_dice()
            if table.listening:
                table.tell("discarded", {"seat": seat, "card": choice.value}, rule)
        kind = too_many(yard, seat)


def too_many(yard: Yard, seat: int) -> int:
    """The first kind of which a player has more than may be kept, or -1."""
    for kind in range(len(KINDS)):
        if len(yard.hand(kind, seat)) > yard.limit(kind, seat):
            return kind
    return -1


def limit_rule(yard: Yard, kind: int, seat: int) -> str:
    """Bertha Packrat has limits of her own, save for inventions."""
    return "SE-14.11" if kind != INVENTION and yard.has(seat, PACKRAT) else "SE-10.1"


def to_discard(yard: Yard, kind: int, seat: int) -> list[Option]:
    options = (PACKRAT_DISCARDS if yard.has(seat, PACKRAT) else DISCARD)[kind]
    return [
        *(USE[name] for name in usable(yard)),
        *of_kinds(yard.kinds_in(own(kind, seat)), options),
    ]


def scrap(yard: Yard, kind: int, seat: int, index: int) -> None:
    if kind == PART:
        scrap_part(yard, seat, index)
        return
    card = show(yard, kind, seat, NAMES[kind][index])
    yard.cards.move(card, own(kind, seat), PILE + kind)
