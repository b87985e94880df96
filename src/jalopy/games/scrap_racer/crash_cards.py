"""SR-11  What each crash card does."""

from collections.abc import Callable
from typing import Final

from jalopy.games.scrap_racer.moves import back, forward, push, put_down
from jalopy.games.scrap_racer.state import Race, Racer
from jalopy.kernel.table import Table


def parts_field_behind(race: Race, racer: Racer, card: str) -> int:
    """SR-10.3  The card parts the field behind so many racers; 0 if it parts none whose order could be open."""
    if card in ("catching-up-2", "catching-up-4"):
        return race.ranking().index(racer) + 2
    if card == "last-place-4":
        return len(race.racers) - 1
    return 0


def take_effect(race: Race, racer: Racer, card: str, table: Table) -> None:
    """SR-6.1"""
    EFFECTS[card](race, racer, table)


def advance_2(race: Race, racer: Racer, table: Table) -> None:
    """SR-11.1"""
    forward(race, racer, 2, table, "SR-11.1")


def advance_3(race: Race, racer: Racer, table: Table) -> None:
    """SR-11.1"""
    forward(race, racer, 3, table, "SR-11.1")


def advance_5(race: Race, racer: Racer, table: Table) -> None:
    """SR-11.1"""
    forward(race, racer, 5, table, "SR-11.1")


def two_dice(race: Race, racer: Racer, table: Table) -> None:
    """SR-11.2"""
    dice = [table.roll(), table.roll()]
    table.tell("card-rolled", {"racer": racer.name, "dice": dice}, "SR-11.2")
    forward(race, racer, sum(dice), table, "SR-11.2")


def five_forward_two_back(race: Race, racer: Racer, table: Table) -> None:
    """SR-11.3"""
    ranking = race.ranking()
    place = ranking.index(racer)
    if place > 0:
        back(race, ranking[place - 1], 2, table, "SR-11.3")
    forward(race, racer, 5, table, "SR-11.3")


def three_forward(race: Race, racer: Racer, table: Table) -> None:
    """SR-11.4"""
    forward(race, racer, 3, table, "SR-11.4")


def stay_put(race: Race, racer: Racer, table: Table) -> None:
    """SR-11.5"""
    table.tell("stayed", {"racer": racer.name}, "SR-11.5")


def catching_up_2(race: Race, racer: Racer, table: Table) -> None:
    """SR-11.6"""
    closest_behind_moves(race, racer, 2, table, "SR-11.6")


def catching_up_4(race: Race, racer: Racer, table: Table) -> None:
    """SR-11.10"""
    closest_behind_moves(race, racer, 4, table, "SR-11.10")


def closest_behind_moves(race: Race, racer: Racer, spaces: int, table: Table, rule: str) -> None:
    ranking = race.ranking()
    place = ranking.index(racer)
    if place + 1 < len(ranking):
        forward(race, ranking[place + 1], spaces, table, rule)
    else:
        table.tell("stayed", {"racer": racer.name}, rule)


def backwards_die(race: Race, racer: Racer, table: Table) -> None:
    """SR-11.7"""
    die = table.roll()
    table.tell("card-rolled", {"racer": racer.name, "dice": [die]}, "SR-11.7")
    backwards(race, racer, die, table, "SR-11.7")


def four_backwards(race: Race, racer: Racer, table: Table) -> None:
    """SR-11.9"""
    backwards(race, racer, 4, table, "SR-11.9")


def six_backwards(race: Race, racer: Racer, table: Table) -> None:
    """SR-11.9"""
    backwards(race, racer, 6, table, "SR-11.9")


def backwards(race: Race, racer: Racer, spaces: int, table: Table, rule: str) -> None:
    if racer.distance == 0:
        table.tell("stayed", {"racer": racer.name}, "SR-11.13")
    else:
        back(race, racer, spaces, table, rule)


def push_5(race: Race, racer: Racer, table: Table) -> None:
    """SR-11.8"""
    push(race, racer, 5, 2, table, "SR-11.8")


def loss_of_position(race: Race, racer: Racer, table: Table) -> None:
    """SR-11.11"""
    last = race.ranking()[-1]
    if racer.distance == 0:
        table.tell("stayed", {"racer": racer.name}, "SR-11.13")
    elif last is racer:
        table.tell("stayed", {"racer": racer.name}, "SR-11.11")
    else:
        put_down(race, racer, max(last.distance - 1, race.first_of_lap(racer.distance)), table, "SR-11.11")


def last_place_4(race: Race, racer: Racer, table: Table) -> None:
    """SR-11.12"""
    forward(race, race.ranking()[-1], 4, table, "SR-11.12")


EFFECTS: Final[dict[str, Callable[[Race, Racer, Table], None]]] = {
    "advance-2": advance_2,
    "advance-3": advance_3,
    "advance-5": advance_5,
    "two-dice": two_dice,
    "five-forward-two-back": five_forward_two_back,
    "three-forward": three_forward,
    "stay-put": stay_put,
    "catching-up-2": catching_up_2,
    "backwards-die": backwards_die,
    "push-5": push_5,
    "four-backwards": four_backwards,
    "six-backwards": six_backwards,
    "catching-up-4": catching_up_4,
    "loss-of-position": loss_of_position,
    "last-place-4": last_place_4,
}
