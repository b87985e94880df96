"""Which Movement cards to play: every order of the cards in hand is tried, with where it leaves car and Dastardly.

Worth is counted in tiles.
"""

from typing import Final

from mypy_extensions import i64

from jalopy.games.wacky_races.bot.hot.sight import (
    NOWHERE,
    ONE_OF,
    TERRAINS,
    Road,
    Sight,
    count_in,
    hand_of,
    size_of,
)
from jalopy.games.wacky_races.components import GAS_STATION, SWAMP, TERRAIN

WON: Final = 100.0
TRAP: Final = 1.1  # tiles that a trap costs on average, besides the rest of the turn
TRAP_NEAR: Final = 0.45  # that Dastardly lays one where the car is likely to stop next
FUEL: Final = 0.8  # a power that comes back at the Gas Station
SWAMPED: Final = 1.2
KEPT: Final = 0.12  # a card kept that does not fit the tile reached
FITTING: Final = 0.3  # one that does, for the next turn's second card
NO_CARD: Final = -1
OUT_OF_THE_SWAMP: Final = 3  # any so many cards lead out of it


class Plan:
    def __init__(self, worth: float, first: str) -> None:
        self.worth = worth
        self.first = first  # key of the option to begin with; "stop" for none


class Driving:
    """What a turn may come to on a road, for one sight of the race."""

    def __init__(self, sight: Sight, road: Road) -> None:
        self.sight = sight
        self.road = road
        self.left = sight.plays - sight.played  # cards that may still be played
        self.must = sight.played == 0  # a card, if there is one
        self._now: Plan | None = None

    def now(self) -> Plan:
        """With the hand as it is; reckoned once, for every power is laid beside it."""
        if self._now is None:
            self._now = self._plan()
        return self._now

    def on(self, road: Road) -> "Driving":
        return Driving(self.sight, road)

    def best(self, tile: int, hand: int, free: int = 0, more: int = 0) -> float:
        """From a tile, with this hand, and with more cards to play; `free` lets so many of the next match every tile."""
        must = self.must and hand > 0
        return self._best(tile, hand, self.left + more, must, NO_CARD, max(free, self.sight.free))

    def _plan(self) -> Plan:
        sight = self.sight
        tile, hand, left, free = sight.tile, sight.hand, self.left, sight.free
        if tile >= self.road.finish:
            return Plan(WON, "stop")
        first = self.must and hand > 0
        best = Plan(-WON, "") if first else Plan(self.worth_of(tile, hand, NO_CARD), "stop")
        if left <= 0:
            return best
        for way in self._ways(tile, hand, left, first, free):
            worth = self._by(way, tile, hand, left, free)
            if worth > best.worth:
                best = Plan(worth, key_of(way, self.road.kinds[tile]))
        return best

    def _ways(self, tile: int, hand: int, left: int, first: bool, free: int) -> list[list[int]]:
        """The cards that may be played next, one or, to leave the Swamp, several at once."""
        cards = list(dict.fromkeys(self.sight.cards))
        kind = self.road.kinds[tile]
        if kind != SWAMP:
            any_card = first or free > 0 or kind >= TERRAINS
            return [[card] for card in cards if any_card or card == kind]
        ways: list[list[int]] = []
        for card in cards:
            if count_in(hand, card) >= 2 and left >= 2:
                ways.append([card, card])
            if first:
                ways.append([card])
        return ways + threes(hand) if left >= OUT_OF_THE_SWAMP else ways

    def _by(self, way: list[int], tile: int, hand: int, left: int, free: int) -> float:
        """What it comes to if these cards are played now."""
        rest = hand - hand_of(way)
        if len(way) == 1 and self.road.kinds[tile] == SWAMP:  # the car waits
            return self.worth_of(tile, rest, way[0])
        return self._after(self.road.next_to(tile), rest, left - len(way), way[-1], free - len(way))

    def _best(self, tile: i64, hand: i64, left: i64, first: bool, top: i64, free: i64) -> float:
        road = self.road
        if tile >= road.finish:
            return WON
        best = -WON if first else self.worth_of(tile, hand, top)
        if left <= 0 or hand == 0:
            return best
        kind: i64 = road.kinds[tile]
        if kind == SWAMP:
            for way in self._ways_out(hand, left, first):
                worth = self._by(way, tile, hand, left, free)
                if worth > best:
                    best = worth
            return best
        ahead: i64 = road.ahead[tile]
        any_card = first or free > 0 or kind >= TERRAINS
        card: i64 = 0
        while card < TERRAINS:
            if (any_card or card == kind) and count_in(hand, card):
                worth = self._after(ahead, hand - ONE_OF[card], left - 1, card, free - 1)
                if worth > best:
                    best = worth
            card += 1
        return best

    def _ways_out(self, hand: int, left: int, first: bool) -> list[list[int]]:
        ways: list[list[int]] = []
        for card in range(TERRAINS):
            if count_in(hand, card) >= 2 and left >= 2:
                ways.append([card, card])
            if first and count_in(hand, card):
                ways.append([card])
        return ways + threes(hand) if left >= OUT_OF_THE_SWAMP else ways

    def _after(self, tile: i64, hand: i64, left: i64, top: i64, free: i64) -> float:
        if tile < self.road.finish and self.road.feared[tile]:
            return self.worth_of(tile, hand, top) - TRAP
        return self._best(tile, hand, left, False, top, free)

    def worth_of(self, tile: i64, hand: i64, top: i64) -> float:
        """Ending the turn there, with these cards in hand and this one on top of the pile."""
        sight, road = self.sight, self.road
        cards: int = size_of(hand)
        there: int = tile
        worth = there + KEPT * cards
        kind: i64 = road.kinds[tile]
        after_first: i64 = road.ahead[tile]
        if after_first < road.finish:
            reached: i64 = road.kinds[after_first]
            fitting: int = count_in(hand, reached) if reached < TERRAINS else cards
            worth += (FITTING - KEPT) * fitting
            if road.feared[after_first]:
                worth -= TRAP / 2
        if kind == SWAMP:
            worth -= SWAMPED
        elif kind == GAS_STATION and sight.spent and sight.last_of_others >= tile:
            worth += FUEL
        if top != NO_CARD:
            to: i64 = sight.goes[top]
            if to != NOWHERE and to > tile and to > sight.lead_of_others and to <= tile + 3:
                worth -= TRAP_NEAR
        return worth


def key_of(way: list[int], kind: int) -> str:
    """The option that plays these cards from a tile of this kind."""
    if kind != SWAMP:
        return f"play:{TERRAIN[way[0]]}"
    if len(way) == 1:
        return f"wait:{TERRAIN[way[0]]}"
    return "leave:" + "-".join([TERRAIN[card] for card in way])


def threes(hand: int) -> list[list[int]]:
    """Any three cards, and each of them once as the last, which lies on top."""
    ways: list[list[int]] = []
    for first in range(TERRAINS):
        for second in range(first, TERRAINS):
            for third in range(second, TERRAINS):
                three = hand_of([first, second, third])
                if all(count_in(three, card) <= count_in(hand, card) for card in range(TERRAINS)):
                    for top in dict.fromkeys([first, second, third]):
                        below = [first, second, third]
                        below.remove(top)
                        ways.append([*below, top])
    return ways
