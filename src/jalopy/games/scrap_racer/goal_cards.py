"""SR-12  What each goal card does: it pulls the field together."""

from jalopy.games.scrap_racer.moves import forward
from jalopy.games.scrap_racer.state import Race, Racer
from jalopy.kernel.table import Table


def parts_field_behind(race: Race, card: str) -> int:
    """Behind so many racers are those that the card moves."""
    if card == "last":
        return len(race.racers) - 1
    if card == "last-two":
        return len(race.racers) - 2
    return 1 if card == "all-but-first" else 2


def take_effect(race: Race, card: str, table: Table) -> None:
    """SR-12.5  Who moves is settled before anybody does."""
    moving = race.ranking()[parts_field_behind(race, card) :]
    if card == "last":
        all_move(race, moving, 7, table, "SR-12.1")
    elif card == "last-two":
        all_move(race, moving, 5, table, "SR-12.2")
    elif card == "all-but-first":
        all_move(race, moving, 2, table, "SR-12.3")
    else:
        all_move(race, moving, 3, table, "SR-12.4")


def all_move(race: Race, racers: list[Racer], spaces: int, table: Table, rule: str) -> None:
    for racer in racers:
        forward(race, racer, spaces, table, rule)
