"""SR-10  Two racers each: which of them goes first, and which of them wins a fight between the two."""

from jalopy.games.scrap_racer.state import Race, Racer
from jalopy.kernel.questions import Option, Rules, Ruling
from jalopy.kernel.table import Table


def settle_order(race: Race, front: int, table: Table) -> Rules:
    """SR-10.3  A card parts the field behind `front` racers; where it parts two that are off the track, their owner chooses."""
    if race.two_racers_each and 0 < front < len(race.racers):
        before, behind = race.ranking()[front - 1 : front + 1]
        if before.seat == behind.seat and before.distance == 0:
            yield from choose_order(race, before.seat, table, "SR-10.3")


def choose_order(race: Race, seat: int, table: Table, rule: str) -> Rules:
    """SR-10.2  The owner decides which racer goes first, once and for all."""
    if race.order_chosen[seat]:
        return
    place = next(place for place, index in enumerate(race.order) if race.racers[index].seat == seat)
    pair = race.order[place : place + 2]
    options = [naming("first", race.racers[index], rule) for index in pair]
    choice = yield table.ask(seat, "racer-order", options, rule)
    if choice is options[1]:
        pair.reverse()
    race.order = race.order[:place] + pair + race.order[place + 2 :]
    race.order_chosen = [chosen or owner == seat for owner, chosen in enumerate(race.order_chosen)]
    table.tell("order-fixed", {"seat": seat, "racers": [race.racers[index].name for index in pair]}, rule)


def owner_decides(first: Racer, second: Racer, space: int, table: Table) -> Ruling[Racer]:
    """SR-10.5"""
    options = [naming("winner", racer, "SR-10.5") for racer in (first, second)]
    choice = yield table.ask(first.seat, "own-fight", options, "SR-10.5", {"space": space})
    return first if choice is options[0] else second


def naming(what: str, racer: Racer, rule: str) -> Option:
    return Option(f"{what}:{racer.name}", rule, f"racer:{racer.name}", {"racer": racer.name})
