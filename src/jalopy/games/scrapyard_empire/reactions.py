"""SE-11.5  Reactions in another player's turn. Who is asked follows from what lies open on the table."""

from jalopy.games.scrapyard_empire.components import BIOMONITOR, INVENTION, MACHINE, PART, STROLLING_HOUSE
from jalopy.games.scrapyard_empire.hands import tell_cards
from jalopy.games.scrapyard_empire.options import CANCEL, LET, MONITOR, MONITOR_ONE
from jalopy.games.scrapyard_empire.places import own
from jalopy.games.scrapyard_empire.scrapping import find_part
from jalopy.games.scrapyard_empire.state import Yard
from jalopy.kernel.cards import EVERYONE
from jalopy.kernel.questions import Facts, Option, Rules, Ruling
from jalopy.kernel.table import Table


def monitored(yard: Yard, kind: int, won: list[int], table: Table) -> Rules:
    """SE-12.1  Biomonitor: after a successful steal or dig, clockwise; the first one to be used ends it."""
    taker = yard.next
    for seat in yard.others():
        monitor = yard.unused(seat, MACHINE, BIOMONITOR)
        if monitor < 0:
            continue
        choice = yield table.ask(seat, "monitor", ways_to_monitor(yard, won), "SE-12.1", what_was_won(yard, won))
        if choice is LET:
            continue
        card = won[0]
        if choice is not MONITOR:
            card = won[0] if yard.cards.face(won[0]) == choice.value else won[1]
        yard.turn_sideways(monitor)
        yard.cards.move(card, own(kind, taker), own(kind, seat))
        yard.cards.show(card, seat)
        if table.listening:
            tell_cards(yard, "monitored", {"seat": seat, "victim_seat": taker}, [card], "SE-12.1", table)
        return


def what_was_won(yard: Yard, won: list[int]) -> Facts:
    """The cards themselves if everybody saw them."""
    facts: Facts = {"victim_seat": yard.next}
    if all(yard.cards.knowing(card) == EVERYONE for card in won):
        facts["cards"] = [yard.cards.face(card) for card in won]
    return facts


def ways_to_monitor(yard: Yard, won: list[int]) -> list[Option]:
    if len(won) == 1:
        return [MONITOR, LET]
    faces = [yard.cards.face(card) for card in won]  # two parts, which lie open
    if faces[0] == faces[1]:
        return [MONITOR_ONE[faces[0]], LET]
    return [MONITOR_ONE[faces[0]], MONITOR_ONE[faces[1]], LET]


def cancelled(yard: Yard, seat: int, table: Table) -> Ruling[bool]:
    """SE-13.5  Strolling House: its owner may cancel what would take or scrap his or her cards."""
    house = yard.unused(seat, INVENTION, STROLLING_HOUSE)
    if house < 0:
        return False
    choice = yield table.ask(seat, "stroll", [CANCEL, LET], "SE-13.5", {"thief_seat": yard.next})
    if choice is LET:
        return False
    yard.turn_sideways(house)
    if table.listening:
        table.tell("cancelled", {"seat": seat, "thief_seat": yard.next}, "SE-13.5")
    return True


def take_part(yard: Yard, seat: int, victim: int, part: int) -> int:
    """A part goes from one player to another, in the open."""
    card = find_part(yard, victim, part)
    yard.cards.move(card, own(PART, victim), own(PART, seat))
    return card
