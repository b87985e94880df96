"""SR-13  Bonus cards: how far each one drives the racer."""

from typing import Final

from jalopy.games.scrap_racer.moves import drive_on
from jalopy.games.scrap_racer.places import BONUS_DISCARD, HAND
from jalopy.games.scrap_racer.state import Race, Racer
from jalopy.kernel.questions import Facts, Option
from jalopy.kernel.table import Table

STRAIGHT: Final = "straight"
CURVE: Final = "curve"
CATCH_UP: Final = "catch-up"
FORWARD: Final = {"forward-3": 3, "forward-5": 5, "forward-7": 7}


def playable_cards(race: Race, racer: Racer) -> list[Option]:
    """One option for each kind of card in hand that leads anywhere."""
    kinds = sorted({race.cards.face(card) for card in race.hand(racer.seat)})
    options: list[Option] = []
    for kind in kinds:
        spaces = distance_of(race, racer, kind)
        if spaces > 0:
            target = f"space:{race.space(racer.distance + spaces)}"
            facts: Facts = {"card": kind, "spaces": spaces, "reaches": True}
            options.append(Option(f"bonus:{kind}", rule_of(race, kind), target, facts))
    return options


def play_bonus_card(race: Race, racer: Racer, choice: Option, table: Table) -> None:
    """SR-5.2  The card is laid open, and the racer drives."""
    kind = choice.key.removeprefix("bonus:")
    lay_open(race, racer, kind, table)
    drive_on(race, racer, distance_of(race, racer, kind), table, rule_of(race, kind))


def lay_open(race: Race, racer: Racer, kind: str, table: Table) -> None:
    card = race.cards.find(kind, HAND + racer.seat)
    race.cards.move(card, HAND + racer.seat, BONUS_DISCARD)
    race.cards.show_all(card)
    if table.listening:
        table.tell("bonus-played", {"racer": racer.name, "seat": racer.seat, "card": kind}, "SR-5.2")


def distance_of(race: Race, racer: Racer, kind: str) -> int:
    """So many spaces would the card drive the racer; 0 if it cannot be played."""
    if kind in FORWARD:
        return FORWARD[kind]
    if kind == CATCH_UP:
        return to_next_in_rank(race, racer) if race.agreed.catch_up_by_rank else to_next_on_track(race, racer)
    spaces = 1
    while race.track.straight[race.space(racer.distance + spaces)] != (kind == STRAIGHT):
        spaces += 1
        if spaces > race.track.length:
            return 0
    return spaces


def to_next_on_track(race: Race, racer: Racer) -> int:
    """SR-13.4  Spaces to the next racer met along the track."""
    nearest = 0
    here = racer.space
    for other in race.racers:
        if other is not racer and other.distance > 0:
            spaces = (other.space - here) % race.track.length
            if here == 0:
                spaces = other.space
            if spaces > 0 and (nearest == 0 or spaces < nearest):
                nearest = spaces
    return nearest


def to_next_in_rank(race: Race, racer: Racer) -> int:
    """SR-13.5  Spaces to the next racer ahead in the race."""
    nearest = 0
    for other in race.racers:
        spaces = other.distance - racer.distance
        if spaces > 0 and (nearest == 0 or spaces < nearest):
            nearest = spaces
    return nearest


def rule_of(race: Race, kind: str) -> str:
    if kind == STRAIGHT:
        return "SR-13.2"
    if kind == CURVE:
        return "SR-13.3"
    if kind == CATCH_UP:
        return "SR-13.5" if race.agreed.catch_up_by_rank else "SR-13.4"
    return "SR-13.1"
