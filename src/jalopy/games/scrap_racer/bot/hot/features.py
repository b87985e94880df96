"""What a seat sees, as numbers for its value: racers in turn order, from its own on, then its hand and the race as a whole."""

from math import log
from typing import Final

from jalopy.bots.hot.field import best_but
from jalopy.games.scrap_racer.bot.hot.hopes import Hopes
from jalopy.games.scrap_racer.bot.hot.sight import CARDS, Racer, Sight
from jalopy.games.scrap_racer.components import ALL_RACERS, BOOST_MARKERS
from jalopy.kernel.questions import Facts
from jalopy.kernel.settings import Values

MOST: Final = 8  # racers
ABSENT: Final = -2
LEAST_CHANCE: Final = 1e-3  # a smaller one is told as this, so that it has a logarithm
PER_RACER: Final = 21 + len(BOOST_MARKERS) + len(ALL_RACERS)


def features(view: Facts, settings: Values) -> tuple[list[float], list[int]]:
    """The numbers, and by output the seat that it speaks for."""
    sight = Sight(view, settings)
    racers = sight.racers
    hopes = Hopes(sight)
    mine = 0
    while mine < len(racers) - 1 and racers[mine].seat != sight.seat:
        mine += 1
    lead = max([racer.distance for racer in racers])
    numbers: list[float] = []
    owners: list[int] = []
    for step in range(len(racers)):
        place = (mine + step) % len(racers)
        waits = (place - sight.active) % len(racers)
        owners.append(racers[place].seat)
        _racer(numbers, sight, racers[place], racers[mine].distance, lead, waits)
        numbers.append((hopes.ends[place] - hopes.ends[mine]) / 20)
        numbers.append((hopes.ends[place] - best_but(place, hopes.ends)) / 20)
        numbers.append(hopes.chances[place])
        numbers.append(log(hopes.chances[place] + LEAST_CHANCE) / 4)
    while len(owners) < MOST:
        owners.append(ABSENT)
        numbers.extend([0.0] * PER_RACER)
    for card in CARDS:
        numbers.append(sight.hand.count(card) / 2)
    numbers.append(len(racers) / MOST)
    numbers.append(sight.length / 60)
    numbers.append(1.0 if sight.two_racers_each else 0.0)
    numbers.append(0.0 if sight.road is None else 1.0)
    numbers.append(1.0 if lead > sight.finish else 0.0)
    numbers.append(max(0.0, sight.finish - lead) / 60)
    return numbers, owners


def _racer(numbers: list[float], sight: Sight, racer: Racer, own: int, lead: int, waits: int) -> None:
    distance = racer.distance
    left = sight.finish - distance
    numbers.append(1.0)
    numbers.append(1.0 if racer.seat == sight.seat else 0.0)
    numbers.append(left / sight.finish)
    numbers.append(max(0.0, left) / 30)
    numbers.append(1.0 if left < 0 else 0.0)
    numbers.append(1.0 if left < 12 else 0.0)
    numbers.append(1.0 if left < 24 else 0.0)
    numbers.append((distance - own) / 20)
    numbers.append((distance - lead) / 20)
    numbers.append(left % sight.length / sight.length if left > 0 else 0.0)
    numbers.append(sight.lap(distance) / sight.box.laps)
    numbers.append(racer.bonus_markers / 3)
    numbers.append((racer.slots - racer.bonus_markers) / 3)
    numbers.append(sight.hands[racer.seat] / 3)
    numbers.append(waits / MOST)
    numbers.append(1.0 if waits == 0 else 0.0)
    numbers.append(1.0 if racer.lane else 0.0)
    for kind in BOOST_MARKERS:
        numbers.append(racer.boosts.count(kind) / 2)
    for place in range(len(ALL_RACERS)):
        numbers.append(1.0 if ALL_RACERS[place] == racer.name else 0.0)
