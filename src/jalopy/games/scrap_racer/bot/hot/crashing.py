"""What a double of so many pips is worth: the cards left in its pile, one by one."""

from collections.abc import Iterable, Iterator
from math import fsum

from jalopy.games.scrap_racer.bot.hot.outlook import Outlook
from jalopy.games.scrap_racer.bot.hot.road import reach
from jalopy.games.scrap_racer.bot.hot.rolling import PIPS
from jalopy.games.scrap_racer.components import ROCKROACHES

Weighted = Iterator[tuple[float, list[float]]]
"""Ways things may turn out: how likely, and everybody's distances."""


class Crashing:
    def __init__(self, outlook: Outlook) -> None:
        self.outlook = outlook
        self.sight = outlook.sight
        self.racer = self.sight.racers[self.sight.active]
        self.here = self.racer.distance
        self.distances: list[float] = [racer.distance for racer in self.sight.racers]
        self.ranking = sorted(range(len(self.distances)), key=lambda place: -self.distances[place])
        self._by_pile: dict[tuple[int, bool], float] = {}

    def worth(self, die: int) -> float:
        """The chance to win after the crash card and its bonus marker; fights are left to luck."""
        pile = (die - 1) // 2
        if pile > 0 and ROCKROACHES in self.racer.abilities:  # SR-16.5
            return max(self.worth_of(pile, True), self.worth_of(pile - 1, False))
        return self.worth_of(pile, True)

    def worth_of(self, pile: int, marker: bool) -> float:
        """A card of this pile, with or without the bonus marker."""
        if (pile, marker) not in self._by_pile:
            turns = self.outlook.rounds_left(self.distances)
            gained = fsum(self.outlook.card_worth(card, turns) for card in self.sight.hand)
            if marker:
                gained += self.outlook.bonus_marker_worth(self.racer, turns)
            cards = self.sight.crash[pile]
            chance = fsum(
                count * likely * self.outlook.chance(distances, gained)
                for card, count in cards
                for likely, distances in self.after(card)
            )
            self._by_pile[pile, marker] = chance / sum(count for _, count in cards)
        return self._by_pile[pile, marker]

    def after(self, card: str) -> Weighted:
        """SR-11"""
        match card:
            case "advance-2":
                yield 1.0, self.moved(2)
            case "advance-3" | "three-forward":
                yield 1.0, self.moved(3)
            case "advance-5":
                yield 1.0, self.moved(5)
            case "two-dice":
                for total in range(2, 13):
                    yield (6 - abs(total - 7)) / 36, self.moved(total)
            case "five-forward-two-back":
                distances = self.moved(5)
                place = self.ranking.index(self.sight.active)
                if place > 0:
                    distances[self.ranking[place - 1]] = self.back(self.ranking[place - 1], 2)
                yield 1.0, distances
            case "push-5":
                yield 1.0, self.pushing()
            case "catching-up-2":
                yield 1.0, self.caught_up(2)
            case "catching-up-4":
                yield 1.0, self.caught_up(4)
            case "backwards-die":
                for die in PIPS:
                    yield 1 / 6, self.put(self.back(self.sight.active, die))
            case "four-backwards":
                yield 1.0, self.put(self.back(self.sight.active, 4))
            case "six-backwards":
                yield 1.0, self.put(self.back(self.sight.active, 6))
            case "loss-of-position":
                yield 1.0, self.put(self.behind_the_last())
            case "last-place-4":
                distances = self.distances.copy()
                distances[self.ranking[-1]] += 4
                yield 1.0, distances
            case _:
                yield 1.0, self.distances

    def put(self, distance: float) -> list[float]:
        distances = self.distances.copy()
        distances[self.sight.active] = distance
        return distances

    def moved(self, spaces: int) -> list[float]:
        road = self.sight.road
        if road is not None:
            return self.put(reach(road, self.sight.length, self.here, self.racer.lane, spaces, True, False).distance)
        return self.put(self.here + spaces)

    def back(self, place: int, spaces: int) -> float:
        """SR-6.8"""
        distance = int(self.distances[place])
        return max(distance - spaces, self.first_of_lap(distance)) if distance > 0 else 0

    def first_of_lap(self, distance: int) -> int:
        return self.sight.lap(distance) * self.sight.length + 1

    def caught_up(self, spaces: int) -> list[float]:
        """SR-11.6, SR-11.10"""
        distances = self.distances.copy()
        for place in self.closest_behind():
            distances[place] += spaces
        return distances

    def closest_behind(self) -> Iterable[int]:
        after = self.ranking.index(self.sight.active) + 1
        return self.ranking[after : after + 1]

    def behind_the_last(self) -> float:
        """SR-11.11"""
        last = self.ranking[-1]
        if self.here == 0 or last == self.sight.active:
            return self.here
        return max(self.distances[last] - 1, self.first_of_lap(self.here))

    def pushing(self) -> list[float]:
        """SR-11.8"""
        for spaces in range(1, 6):
            space = self.sight.space(self.here + spaces)
            for place, racer in enumerate(self.sight.racers):
                if place != self.sight.active and self.sight.space(racer.distance) == space:
                    distances = self.moved(spaces)
                    distances[place] += 2
                    return distances
        return self.moved(5)
