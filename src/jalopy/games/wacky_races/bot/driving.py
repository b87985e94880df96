"""Which Movement cards to play: every order of the cards in hand is tried, with where it leaves car and Dastardly.

Worth is counted in tiles.
"""

from itertools import combinations
from typing import Final
from weakref import WeakKeyDictionary

from jalopy.games.wacky_races.bot.sight import TERRAIN, Sight

WON: Final = 100.0
TRAP: Final = 1.1  # tiles that a trap costs on average, besides the rest of the turn
TRAP_NEAR: Final = 0.45  # that Dastardly lays one where the car is likely to stop next
FUEL: Final = 0.8  # a power that comes back at the Gas Station
SWAMPED: Final = 1.2
KEPT: Final = 0.12  # a card kept that does not fit the tile reached
FITTING: Final = 0.3  # one that does, for the next turn's second card


class Plan:
    def __init__(self, worth: float, first: str) -> None:
        self.worth = worth
        self.first = first  # key of the option to begin with; "stop" for none


def plan_now(sight: Sight) -> Plan:
    """With the road and the hand as they are; reckoned once, for every power is laid beside it."""
    plan = _PLANS.get(sight)
    if plan is None:
        plan = _PLANS[sight] = best_plan(sight)
    return plan


_PLANS: Final["WeakKeyDictionary[Sight, Plan]"] = WeakKeyDictionary()


def best_plan(
    sight: Sight, free: int = 0, tile: int | None = None, hand: list[str] | None = None, more: int = 0
) -> Plan:
    """From where the car stands, or from another tile, with its own hand or another one, and with more cards to play.

    `free` lets so many of the next cards match every tile.
    """
    here = sight.tile if tile is None else tile
    cards = sight.hand if hand is None else hand
    must = sight.played == 0 and bool(cards)
    return _best(sight, here, cards, sight.plays - sight.played + more, must, "", max(free, sight.free))


def _best(sight: Sight, tile: int, hand: list[str], left: int, first: bool, top: str, free: int) -> Plan:
    if tile >= sight.finish:
        return Plan(WON, "stop")
    best = Plan(-WON, "") if first else Plan(worth_of(sight, tile, hand, top), "stop")
    if left <= 0:
        return best
    kind = sight.kinds[tile]
    if kind == "swamp":
        return _out_of_the_swamp(sight, tile, hand, left, first, best, free)
    any_card = first or free > 0 or kind not in TERRAIN
    ahead = sight.ahead(tile)
    for card in dict.fromkeys(hand):
        if any_card or card == kind:
            rest = hand.copy()
            rest.remove(card)
            worth = _after(sight, ahead, rest, left - 1, card, free - 1)
            if worth > best.worth:
                best = Plan(worth, f"play:{card}")
    return best


def _after(sight: Sight, tile: int, hand: list[str], left: int, top: str, free: int) -> float:
    if tile < sight.finish and sight.feared(tile):
        return worth_of(sight, tile, hand, top) - TRAP
    return _best(sight, tile, hand, left, False, top, free).worth


def _out_of_the_swamp(sight: Sight, tile: int, hand: list[str], left: int, first: bool, best: Plan, free: int) -> Plan:
    ways: list[list[str]] = []
    for card in dict.fromkeys(hand):
        if hand.count(card) >= 2 and left >= 2:
            ways.append([card, card])
        if first:
            ways.append([card])
    if left >= 3:
        ways += _threes(hand)
    for way in ways:
        rest = hand.copy()
        for card in way:
            rest.remove(card)
        if len(way) == 1:
            worth, key = worth_of(sight, tile, rest, way[0]), f"wait:{way[0]}"
        else:
            worth = _after(sight, sight.ahead(tile), rest, left - len(way), way[-1], free - len(way))
            key = "leave:" + "-".join(way)
        if worth > best.worth:
            best = Plan(worth, key)
    return best


def _threes(hand: list[str]) -> list[list[str]]:
    """Any three cards, and each of them once as the last, which lies on top."""
    ways: list[list[str]] = []
    for three in dict.fromkeys(combinations(sorted(hand, key=TERRAIN.index), 3)):
        for top in dict.fromkeys(three):
            below = list(three)
            below.remove(top)
            ways.append([*below, top])
    return ways


def worth_of(sight: Sight, tile: int, hand: list[str], top: str) -> float:
    """Ending the turn there, with these cards in hand and this one on top of the pile."""
    worth = tile + KEPT * len(hand)
    kind = sight.kinds[tile]
    after_first = sight.ahead(tile)
    if after_first < sight.finish:
        reached = sight.kinds[after_first]
        worth += (FITTING - KEPT) * (hand.count(reached) if reached in TERRAIN else len(hand))
        if sight.feared(after_first):
            worth -= TRAP / 2
    if kind == "swamp":
        worth -= SWAMPED
    elif kind == "gas-station" and sight.spent and sight.last_of_others >= tile:
        worth += FUEL
    to = sight.goes.get(top) if top else None
    if to is not None and to > max(tile, sight.lead_of_others) and to <= tile + 3:
        worth -= TRAP_NEAR
    return worth
