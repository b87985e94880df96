"""What a double of so many pips is worth: the cards left in its pile, one by one."""

from math import fsum
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from jalopy.games.scrap_racer.bot.hot.outlook import Distances, Outlook, farthest_of, ranking_of
from jalopy.games.scrap_racer.bot.hot.road import CRAWLS
from jalopy.games.scrap_racer.bot.hot.rolling import PIPS, UNKNOWN
from jalopy.games.scrap_racer.bot.hot.sight import Left, hand_of
from jalopy.kernel.kept import Kept

Moves = list[tuple[float, int]]
"""How likely a racer moves how many spaces."""

# SR-11  By cards that move nobody but their own racer.
OWN_MOVES: Final[dict[str, Moves]] = {
    "advance-2": [(1.0, 2)],
    "advance-3": [(1.0, 3)],
    "three-forward": [(1.0, 3)],
    "advance-5": [(1.0, 5)],
    "two-dice": [((6 - abs(total - 7)) / 36, total) for total in range(2, 13)],
    "four-backwards": [(1.0, -4)],
    "six-backwards": [(1.0, -6)],
    "backwards-die": [(1 / 6, -die) for die in PIPS],
}


class Move:
    """Of a pile's cards so many lead the racer so far, and nobody else; where dice decide it, on the average."""

    def __init__(self, likely: float, spaces: int) -> None:
        self.likely = likely
        self.spaces = spaces


class Pile:
    """What is left in a pile, apart by what the cards do."""

    def __init__(self, left: Left) -> None:
        self.total = left.total
        self.moves = [
            Move(count * likely, spaces) for card, count in left.counts for likely, spaces in OWN_MOVES.get(card, [])
        ]
        self.others = [(card, count) for card, count in left.counts if card not in OWN_MOVES]


_PILES: Final[Kept[Left, Pile]] = Kept(1024)


def pile_of(left: Left) -> Pile:
    known = _PILES.get(left)
    return _PILES.keep(left, Pile(left)) if known is None else known


FAR: Final = 16  # spaces, ahead or back: cards that lead farther are rare
_NOTHING_KNOWN: Final = vec[float]([UNKNOWN] * (2 * FAR))


class Crashing:
    def __init__(self, outlook: Outlook) -> None:
        self.outlook = outlook
        self.sight = outlook.sight
        self.active = self.sight.active
        self.racer = self.sight.racers[self.active]
        self.here = self.racer.distance
        self.distances = outlook.distances
        self.ranking = ranking_of(self.distances)
        self._by_pile: dict[int, float] = {}
        self._gained = -1.0
        # With that gained, by spaces from FAR back to FAR ahead: many cards lead to the same.
        self._known = _NOTHING_KNOWN[:]

    def worth(self, die: int) -> float:
        """The chance to win after the crash card and its bonus marker; fights are left to luck."""
        pile = (die - 1) // 2
        if pile > 0 and self.racer.abilities & CRAWLS:  # SR-16.5
            return max(self.worth_of(pile, True), self.worth_of(pile - 1, False))
        return self.worth_of(pile, True)

    def worth_of(self, pile: int, marker: bool) -> float:
        """A card of this pile, with or without the bonus marker."""
        key = 2 * pile + int(marker)
        known = self._by_pile.get(key)
        if known is None:
            known = self._by_pile[key] = self._reckon(pile, marker)
        return known

    def _reckon(self, pile: int, marker: bool) -> float:
        outlook = self.outlook
        rest = outlook.rest(farthest_of(self.distances))
        gained = outlook.kept(hand_of(self.sight.hand), rest.usable)
        if marker:
            gained += outlook.bonus_marker_worth(self.racer, rest.rounds)
        left = pile_of(self.sight.crash[pile])
        chances: list[float] = []
        for card, count in left.others:
            chances.append(count * outlook.chance(self.all_after(card), gained))
        for move in left.moves:
            chances.append(move.likely * self.chance_at(self.reached(move.spaces), gained))
        return fsum(chances) / left.total

    def chance_at(self, distance: float, gained: float) -> float:
        if gained != self._gained:
            self._gained = gained
            self._known = _NOTHING_KNOWN[:]
        spaces = i64(distance) - i64(self.here) + FAR
        if not 0 <= spaces < 2 * FAR:
            return self.outlook.chance_at(distance, gained)
        chance = self._known[spaces]
        if chance == UNKNOWN:
            chance = self._known[spaces] = self.outlook.chance_at(distance, gained)
        return chance

    def all_after(self, card: str) -> Distances:
        """Where all stand after a card that hangs on others or moves them."""
        match card:
            case "five-forward-two-back":
                distances = self.moved(5)
                place = self.ranking.index(self.active)
                if place > 0:
                    distances[self.ranking[place - 1]] = self.back(self.ranking[place - 1], 2)
                return distances
            case "push-5":
                return self.pushing()
            case "loss-of-position":
                return self.outlook.where_active_is(self.behind_the_last())
            case "catching-up-2":
                return self.caught_up(2)
            case "catching-up-4":
                return self.caught_up(4)
            case "last-place-4":
                distances = self.distances[:]
                distances[self.ranking[-1]] += 4
                return distances
            case _:
                return self.distances

    def moved(self, spaces: int) -> Distances:
        return self.outlook.where_active_is(self.reached(spaces))

    def reached(self, spaces: int) -> float:
        """How far the racer comes, ahead or back."""
        road = self.sight.road
        if spaces < 0:
            return self.back(self.active, -spaces)
        if road is None:
            return self.here + spaces
        return road.reach(self.sight.way_from(self.here, self.racer.lane, spaces), False, True).distance

    def back(self, place: int, spaces: int) -> float:
        """SR-6.8"""
        distance = self.sight.racers[place].distance
        return max(distance - spaces, self.first_of_lap(distance)) if distance > 0 else 0

    def first_of_lap(self, distance: int) -> int:
        return self.sight.lap(distance) * self.sight.length + 1

    def caught_up(self, spaces: int) -> Distances:
        """SR-11.6, SR-11.10"""
        distances = self.distances[:]
        behind = self.ranking.index(self.active) + 1
        if behind < len(self.ranking):
            distances[self.ranking[behind]] += spaces
        return distances

    def behind_the_last(self) -> float:
        """SR-11.11"""
        last = self.ranking[-1]
        if self.here == 0 or last == self.active:
            return self.here
        return max(self.distances[last] - 1, self.first_of_lap(self.here))

    def pushing(self) -> Distances:
        """SR-11.8"""
        for spaces in range(1, 6):
            space = self.sight.space(self.here + spaces)
            for place, racer in enumerate(self.sight.racers):
                if place != self.active and self.sight.space(racer.distance) == space:
                    distances = self.moved(spaces)
                    distances[place] += 2
                    return distances
        return self.moved(5)
