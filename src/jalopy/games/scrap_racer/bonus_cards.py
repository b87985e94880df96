"""SR-13  Bonus cards: where each one leads."""

from typing import Final

from jalopy.games.scrap_racer.components import LANE
from jalopy.games.scrap_racer.places import BONUS_DISCARD, HAND
from jalopy.games.scrap_racer.state import Race, Racer
from jalopy.games.scrap_racer.ways import TO_A_SPACE, Way, distance_on, way_forward
from jalopy.kernel.questions import Facts, Option
from jalopy.kernel.table import Table

STRAIGHT: Final = "straight"
CURVE: Final = "curve"
CATCH_UP: Final = "catch-up"
FORWARD: Final = {"forward-3": 3, "forward-5": 5, "forward-7": 7}


def playable_cards(race: Race, racer: Racer) -> list[Option]:
    """One option for each kind of card in hand that leads anywhere, by the track or through the pit lane."""
    options: list[Option] = []
    hand = race.hand(racer.seat)
    if not hand:
        return options
    for kind in sorted({race.cards.face(card) for card in hand}):
        way = leads_to(race, racer, kind)
        if way.moved:
            # The centre ends every move, and nobody fights there.
            reaches = way.points == 0 and way.space != race.track.centre
            facts: Facts = {"card": kind, "spaces": way.steps, "reaches": reaches}
            options.append(Option(f"bonus:{kind}", rule_of(race, kind), f"space:{way.space}", facts, kind))
    return options


def lay_open(race: Race, racer: Racer, kind: str, table: Table) -> None:
    """SR-5.2"""
    card = race.cards.find(kind, HAND + racer.seat)
    race.cards.move(card, HAND + racer.seat, BONUS_DISCARD)
    race.cards.show_all(card)
    if table.listening:
        table.tell("bonus-played", {"racer": racer.name, "seat": racer.seat, "card": kind}, "SR-5.2")


def leads_to(race: Race, racer: Racer, card: str) -> Way:
    way = way_of(race, racer, card, False)
    if not way.moved and race.track.fork:
        way = way_of(race, racer, card, True)
    return way


def way_of(race: Race, racer: Racer, card: str, into_pit: bool) -> Way:
    if card in FORWARD:
        return way_forward(race, racer, FORWARD[card], into_pit=into_pit)
    if card == CATCH_UP:
        spaces = to_next_racer(race, racer, into_pit)
    else:
        spaces = to_next_space(race, racer, race.track.straight if card == STRAIGHT else race.track.curve, into_pit)
    return way_forward(race, racer, spaces, TO_A_SPACE, into_pit)


def to_next_space(race: Race, racer: Racer, wanted: list[bool], into_pit: bool) -> int:
    """SR-13.2, SR-13.3  Steps to the next space that is wanted on the way; 0 if there is none."""
    space = racer.space
    for steps in range(1, race.track.length + LANE + 1):
        space = race.track.next_space(space, into_pit)
        if wanted[space]:
            return steps
    return 0


def to_next_racer(race: Race, racer: Racer, into_pit: bool) -> int:
    """SR-13.4  Steps to the next racer on the way; SR-13.5  by position only one that is ahead in the race; 0: to nobody."""
    if race.agreed.catch_up_by_rank:
        return to_next_in_rank(race, racer, into_pit)
    nearest = 0
    for other in race.racers:
        if other.space > 0:
            steps = race.track.steps(racer.space, other.space, into_pit)
            if steps > 0 and (nearest == 0 or steps < nearest):
                nearest = steps
    return nearest


def to_next_in_rank(race: Race, racer: Racer, into_pit: bool) -> int:
    ahead = [other for other in race.racers if other.distance > racer.distance]
    if not ahead:
        return 0
    farthest = max([other.distance for other in ahead])
    space, distance = racer.space, racer.distance
    for steps in range(
        1, farthest - racer.distance + LANE + 1
    ):  # SR-21.7  the lane may count less than the fork before it
        space = race.track.next_space(space, into_pit)
        distance = distance_on(race.track, space, distance)
        for other in ahead:
            if other.space == space and other.distance == distance:
                return steps
    return 0


def rule_of(race: Race, kind: str) -> str:
    if kind == STRAIGHT:
        return "SR-13.2"
    if kind == CURVE:
        return "SR-13.3"
    if kind == CATCH_UP:
        return "SR-13.5" if race.agreed.catch_up_by_rank else "SR-13.4"
    return "SR-13.1"
