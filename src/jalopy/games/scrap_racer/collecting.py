"""SR-8 and SR-7.6  Collecting boost markers, and refilling the track with them."""

from jalopy.games.scrap_racer.components import COLLECTOR
from jalopy.games.scrap_racer.places import BOOSTS, ON_TRACK, SUPPLY
from jalopy.games.scrap_racer.state import NO_MARKER, Race, Racer
from jalopy.kernel.table import Table


def collect(race: Race, racer: Racer, table: Table) -> None:
    """SR-8.1  The marker on the racer's space; SR-16.3  Collector reaches those in front of it and behind it too."""
    collect_from(race, racer, racer.space, table, "SR-8.1")
    if racer.has(COLLECTOR) and racer.space > 0:
        for space in (race.track.ahead[racer.space], race.track.behind[racer.space]):
            if space not in race.this_turn.refilled:  # SR-16.4
                collect_from(race, racer, space, table, "SR-16.3")


def collect_from(race: Race, racer: Racer, space: int, table: Table, rule: str) -> None:
    """The marker on a space, if there is one, goes face up beside the racer's dashboard."""
    marker = race.marker_on(space)
    if marker == NO_MARKER:
        return
    race.cards.move(marker, ON_TRACK + race.track.boost_number[space], BOOSTS + racer.index)
    race.cards.show_all(marker)
    if table.listening:
        table.tell("collected", {"racer": racer.name, "space": space, "marker": race.cards.face(marker)}, rule)


def refill(race: Race, table: Table) -> None:
    """SR-7.6  Every empty boost space from the line on gets a marker, as long as there are any."""
    filled: list[int] = []
    cards = race.cards
    for number, space in enumerate(race.track.boost_spaces):
        if cards.at(SUPPLY) and not cards.at(ON_TRACK + number):
            cards.put(table.draw_card(cards, SUPPLY), ON_TRACK + number)
            filled.append(space)
    race.this_turn.refilled = filled
    if table.listening and filled:
        table.tell("refilled", {"spaces": filled, "supply": len(cards.at(SUPPLY))}, "SR-7.6")
    for space in filled:
        for racer in race.on_space(space):
            collect_from(race, racer, space, table, "SR-7.7")
