"""SE-15  The end."""

from jalopy.games.scrapyard_empire.components import MACHINE
from jalopy.games.scrapyard_empire.places import built
from jalopy.games.scrapyard_empire.state import Yard
from jalopy.kernel.game import Place
from jalopy.kernel.questions import Facts
from jalopy.kernel.table import Table


def winner(yard: Yard) -> int:
    """SE-15.1  Who has built enough inventions, or -1."""
    for seat in range(yard.seats):
        if yard.inventions_of(seat) >= yard.agreed.goal:
            return seat
    return -1


def time_is_up(yard: Yard) -> bool:
    """SE-15.2, SE-16.4"""
    return 0 < yard.agreed.rounds < yard.round


def finished(yard: Yard) -> bool:
    return yard.lost or time_is_up(yard) or winner(yard) >= 0


def wealth(yard: Yard, seat: int) -> tuple[int, int, int]:
    """SE-15.2  What decides when time is up."""
    return yard.inventions_of(seat), len(yard.cards.at(built(MACHINE, seat))), len(yard.parts(seat))


def standing(yard: Yard) -> list[Place]:
    if yard.agreed.alone:
        return [alone(yard)]
    first = winner(yard)
    order = sorted(range(yard.seats), key=lambda seat: (seat != first, *(-count for count in wealth(yard, seat))))
    places: list[Place] = []
    for number, seat in enumerate(order, 1):
        place = number
        if places and places[-1].seat != first and wealth(yard, seat) == wealth(yard, places[-1].seat):
            place = places[-1].place
        reason = "won" if seat == first else "richest" if place == 1 else "behind"
        places.append(Place(place, seat, reason, counts(yard, seat), "SE-15.1" if seat == first else "SE-15.2"))
    return places


def counts(yard: Yard, seat: int) -> Facts:
    inventions, machines, parts = wealth(yard, seat)
    return {"inventions": inventions, "machines": machines, "parts": parts}


def alone(yard: Yard) -> Place:
    """SE-16"""
    if winner(yard) >= 0:
        return Place(1, 0, "alone-won", {**counts(yard, 0), "rounds": yard.round}, "SE-16.2")
    reason = "deck-won" if yard.lost else "clock-won"
    facts = {**counts(yard, 0), "goal": yard.agreed.goal}
    return Place(1, 0, reason, facts, "SE-16.5" if yard.lost else "SE-16.4", lost=True)


def tell_end(yard: Yard, table: Table) -> None:
    if not table.listening:
        return
    if yard.agreed.alone:
        table.tell("lost", {"seat": 0, "inventions": yard.inventions_of(0), "goal": yard.agreed.goal}, "SE-16.6")
    else:
        first = [place.seat for place in standing(yard) if place.place == 1]
        who: Facts = {"seat": first[0]} if len(first) == 1 else {"seats": first}
        table.tell("time-up", {**who, "rounds": yard.agreed.rounds}, "SE-15.2")
