"""Special pieces, scrap tiles and the pit stop, as far as the rookie reckons with them."""

from typing import Any, Final, NamedTuple

from jalopy.games.scrap_racer.components import (
    CENTRE_AT,
    COLLECTOR,
    CRUSHER,
    HOVER,
    JACKAL,
    LANE,
    ROCKROACHES,
    SALVAGER,
    SLIME_TRAIL,
    STEEL_JACKET,
    SWIFTY,
    TWISTER,
)
from jalopy.kernel.questions import Facts

# Spaces a turn that an ability is worth, roughly: how often it comes up, times what it then gains.
ABILITY_WORTH: Final = {
    CRUSHER: 0.8,
    COLLECTOR: 0.6,
    ROCKROACHES: 0.5,
    TWISTER: 0.4,
    SWIFTY: 0.35,
    JACKAL: 0.35,
    HOVER: 0.35,
    STEEL_JACKET: 0.3,
}
SLIP: Final = (-3.5, 7.0, 3.5)  # spaces by space of the slime trail, on the average
SCRAP_WORTH: Final = 1.0  # spaces that a scrap tile in hand is worth
A_TURN_BEHIND: Final = 12  # so far behind somebody may come upon a scrap tile in the next turn
WAY_TO_THE_CENTRE: Final = 3.0  # spaces that are lost where the next turn ends in the pit stop's centre


class Road(NamedTuple):
    """What is special on the track; 0 where there is no such thing."""

    stop: int
    slime: int
    salvager: int
    fork: int
    rejoin: int
    scrap: tuple[tuple[int, int], ...]  # spaces and what they count
    tiles: tuple[str, ...]  # ability tiles left

    def lane_counts_as(self, lane: int) -> int:
        """SR-21.7  The space of the track from which it is as far to the line."""
        return self.rejoin - 1 - (LANE - lane)

    def best_tile(self, racer: str) -> str:
        """The tile that this racer should take, or "" if there is none for it."""
        tiles = [tile for tile in self.tiles if tile != racer]
        return max(tiles, key=lambda tile: ABILITY_WORTH[tile], default="")

    def visit_worth(self, racer: str, turns: float) -> float:
        """Spaces that a visit to the pit stop gains with so many turns to come."""
        tile = self.best_tile(racer)
        return ABILITY_WORTH[tile] * turns if tile else 0.0


class Reach(NamedTuple):
    """How far a move leads."""

    distance: int
    halted: bool  # at the Stop space or the pit stop's centre
    lane: int  # 0: on the track


def see_road(view: Facts) -> Road | None:
    shown: Any = view
    if "extras" not in shown:
        return None
    first = {piece["piece"]: piece["spaces"][0] for piece in shown["track"]["pieces"]}
    pit = shown["track"]["pit"] or {"fork": 0, "rejoin": 0}
    return Road(
        shown["track"]["stop"] or 0,
        first.get(SLIME_TRAIL, 0),
        first.get(SALVAGER, 0),
        pit["fork"],
        pit["rejoin"],
        tuple((tile["space"], tile["tile"]) for tile in shown["extras"]["scrap"]),
        tuple(shown["extras"]["ability_tiles"]),
    )


def reach(road: Road, length: int, distance: int, lane: int, points: int, spare: bool, into_pit: bool) -> Reach:
    """SR-18.1, SR-20.4, SR-21.4  Where a racer's own move ends; without points to `spare` any scrap tile stops it."""
    costs = dict(road.scrap)
    lap = 0 if distance == 0 else (distance - 1) // length
    space = 0 if distance == 0 else (distance - 1) % length + 1
    while points > 0:
        if lane:
            ahead, next_lane = (road.rejoin, 0) if lane == LANE else (0, lane + 1)
        else:
            ahead, next_lane = (0, 1) if into_pit and space == road.fork else (space % length + 1, 0)
        cost = costs.get(length + next_lane if next_lane else ahead, 1)
        if cost > points or (cost > 1 and not spare):
            break
        points -= cost
        if not next_lane and ahead == 1 and space == length:
            lap += 1
        space, lane = (road.lane_counts_as(next_lane), next_lane) if next_lane else (ahead, 0)
        if lane == CENTRE_AT or (not lane and space == road.stop):
            return Reach(lap * length + space, True, lane)
    return Reach(lap * length + space if space else 0, False, lane)


def most_steps(straight: tuple[bool, ...], length: int, space: int, abilities: frozenset[str], passed: bool) -> int:
    """SR-21.9  How far abilities take a racer in the best order."""
    most = 0
    for ability in abilities & {STEEL_JACKET, SWIFTY, TWISTER}:
        if passed if ability == TWISTER else straight[space] == (ability == STEEL_JACKET):
            most = max(most, 1 + most_steps(straight, length, space % length + 1, abilities - {ability}, passed))
    return most
