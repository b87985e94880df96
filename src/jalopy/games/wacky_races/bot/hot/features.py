"""What a seat sees, as numbers for its value: racers in turn order, its own first, then what lies before it."""

from math import log, sqrt
from typing import Any, Final

from jalopy.bots.hot.field import chances
from jalopy.games.wacky_races.bot.hot.driving import WON, Driving
from jalopy.games.wacky_races.bot.hot.sight import Sight
from jalopy.games.wacky_races.components import IN_A_RACE, RACERS, SWAMP, TERRAIN
from jalopy.kernel.questions import Facts
from jalopy.kernel.settings import Values

NUMBER: Final[dict[str, float]] = {name: float(number) for number, name in enumerate(RACERS)}
POWERS: Final = 4  # on a dashboard
AHEAD: Final = 7  # tiles that are looked at
NOBODY: Final = -1  # wins: a racer without a driver
ABSENT: Final = -2
USUAL_REACH: Final = 3.2  # tiles of a turn
VARIANCE: Final = 3.0  # of a racer's tiles, for every turn to come
LEAST_CHANCE: Final = 1e-3  # a smaller one is told as this, so that it has a logarithm


def features(view: Facts, settings: Values) -> tuple[list[float], list[int]]:
    """The numbers, and by output the seat that it speaks for."""
    seen: Any = view
    sight = Sight(view)
    finish = sight.finish
    racers: list[Any] = seen["racers"]
    order: list[int] = seen["order"]
    first = order.index(seen["next"]) if seen["next"] in order else 0
    lead = 0
    for racer in racers:
        lead = max(lead, int(racer["tile"]))
    numbers: list[float] = []
    owners: list[int] = []
    driven: list[Any] = [racer for racer in racers if racer["seat"] is not None]
    left_alone: list[Any] = [racer for racer in racers if racer["seat"] is None]
    reach = _reach(sight)
    ends = [float(racer["tile"]) for racer in racers]
    ends[sight.seat] += reach - USUAL_REACH
    turns = max(1.0, (finish - lead) / USUAL_REACH)
    may_win = chances(ends, [sqrt(VARIANCE * turns)] * len(ends))
    mine = order.index(sight.seat) if sight.seat in order else 0
    turn_order = [order[(mine + step) % len(order)] for step in range(len(order))]
    in_turn: list[Any] = [driven[seat] for seat in turn_order]
    for racer in [*in_turn, *left_alone]:
        seat = NOBODY if racer["seat"] is None else int(racer["seat"])
        owners.append(seat)
        waits = 0 if seat == NOBODY else (order.index(seat) - first) % len(order)
        hand = 0 if seat == NOBODY else sight.hands[seat]
        _racer(numbers, racer, finish, sight.tile, lead, hand, waits)
        place = racers.index(racer)
        numbers.append(may_win[place])
        numbers.append(log(may_win[place] + LEAST_CHANCE) / 4)
        _ahead(numbers, sight, int(racer["tile"]))
    while len(owners) < IN_A_RACE:
        owners.append(ABSENT)
        numbers.extend([0.0] * PER_RACER)
    _own(numbers, sight)
    tile = seen["dastardly"]["tile"]
    numbers.append(0.0 if tile is None else 1.0)
    numbers.append(0.0 if tile is None else (int(tile) - sight.tile) / 8)
    numbers.append(0.0 if tile is None else (int(tile) - lead) / 8)
    numbers.append(len(order) / IN_A_RACE)
    numbers.append(reach / 4)
    numbers.append(1.0 if sight.tile + reach >= finish else 0.0)
    return numbers, owners


def _reach(sight: Sight) -> float:
    """Tiles that the hand is good for in the next turn, as a rookie reckons them."""
    if sight.tile >= sight.finish:
        return 0.0
    driving = Driving(sight, sight.road)
    best = driving.best(sight.tile, sight.hand)
    return float(sight.finish - sight.tile) if best >= WON else best - sight.tile


def _ahead(numbers: list[float], sight: Sight, tile: int) -> None:
    """What a racer stands on, and what lies right before it."""
    ahead = sight.next_to(tile)
    numbers.append(1.0 if sight.kind(tile) == SWAMP else 0.0)
    numbers.append(1.0 if sight.kind(ahead) == SWAMP else 0.0)
    numbers.append(1.0 if sight.feared(ahead) else 0.0)
    numbers.append((ahead - tile) / 2)


PER_RACER: Final = 16 + POWERS + len(RACERS)


def _racer(numbers: list[float], racer: Any, finish: int, here: int, lead: int, hand: int, waits: int) -> None:
    tile: int = racer["tile"]
    left = finish - tile
    driven = racer["seat"] is not None
    numbers.append(1.0)
    numbers.append(1.0 if driven else 0.0)
    numbers.append(left / 25)
    numbers.append(1.0 if left <= 3 else 0.0)
    numbers.append(1.0 if left <= 6 else 0.0)
    numbers.append((tile - here) / 6)
    numbers.append((tile - lead) / 6)
    numbers.append(hand / 4)
    numbers.append(waits / IN_A_RACE)
    numbers.append(1.0 if racer["slow"] else 0.0)
    powers: list[Any] = racer["powers"]
    for place in range(POWERS):
        numbers.append(1.0 if place < len(powers) and powers[place]["ready"] else 0.0)
    number = NUMBER[racer["name"]] if driven else -1.0
    for place in range(len(RACERS)):
        numbers.append(1.0 if place == number else 0.0)


def _own(numbers: list[float], sight: Sight) -> None:
    """The hand, and the tiles that it may be played on."""
    for card in range(len(TERRAIN)):
        numbers.append(sight.cards.count(card) / 3)
    numbers.append(sight.spent / POWERS)
    tile = sight.tile
    for _ in range(AHEAD):
        tile = sight.next_to(tile)
        kind = sight.kind(tile)
        for terrain in range(len(TERRAIN)):
            numbers.append(1.0 if kind == terrain else 0.0)
        numbers.append(1.0 if kind < len(TERRAIN) and sight.cards.count(kind) else 0.0)
        numbers.append(1.0 if sight.feared(tile) else 0.0)
        numbers.append(1.0 if tile >= sight.finish else 0.0)
