"""SR-12  What each goal card does: it pulls the field together."""

from jalopy.games.scrap_racer.moves import forward
from jalopy.games.scrap_racer.state import Race, Racer
from jalopy.kernel.table import Table


def take_effect(race: Race, card: str, table: Table) -> None:
    """SR-12.5  Who moves is settled before anybody does."""
    ranking = race.ranking()
    if card == "last":
        all_move(race, ranking[-1:], 7, table, "SR-12.1")
    elif card == "last-two":
        all_move(race, ranking[-2:], 5, table, "SR-12.2")
    elif card == "all-but-first":
        all_move(race, ranking[1:], 2, table, "SR-12.3")
    else:
        all_move(race, ranking[2:], 3, table, "SR-12.4")


def all_move(race: Race, racers: list[Racer], spaces: int, table: Table, rule: str) -> None:
    for racer in racers:
        forward(race, racer, spaces, table, rule)
