"""WR-1 and WR-4  The road: who stands where, which space is free, what matches."""

from typing import Final

from jalopy.games.wacky_races.components import ACME, FINISH, ON_A_TILE, SWAMP, WILD_START
from jalopy.games.wacky_races.state import Race, Racer

NO_SPACE: Final = -1


def matches(kind: int, terrain: int) -> bool:
    """WR-3.3 and WR-10.1  Whether a tile of this kind matches a Movement card."""
    return kind == terrain or WILD_START <= kind <= ACME


def count_on(race: Race, tile: int) -> int:
    count = 0
    for racer in race.racers:
        if racer.tile == tile:
            count += 1
    return count


def on_tile(race: Race, tile: int) -> list[Racer]:
    return [racer for racer in race.racers if racer.tile == tile]


def is_full(race: Race, tile: int) -> bool:
    """WR-1.3"""
    return not has_room(race.ground[tile], count_on(race, tile))


def has_room(kind: int, racers: int) -> bool:
    """WR-1.3  Whether one more fits on a tile of this kind with so many on it."""
    return kind in (SWAMP, FINISH) or racers < ON_A_TILE


def free_ahead(race: Race, tile: int) -> int:
    """WR-4.1  The next tile ahead with a free space; the Finish Line always has one."""
    ahead = tile + 1
    while is_full(race, ahead):
        ahead += 1
    return ahead


def free_behind(race: Race, tile: int) -> int:
    """WR-4.1 and WR-4.3  The next tile behind with a free space, or NO_SPACE; 00 is no space for racers."""
    behind = tile - 1
    while behind >= 1:
        if not is_full(race, behind):
            return behind
        behind -= 1
    return NO_SPACE


def last_tile(race: Race) -> int:
    """Where the hindmost racer stands."""
    last = race.racers[0].tile
    for racer in race.racers:
        if racer.tile < last:
            last = racer.tile
    return last


def lead_tile(race: Race) -> int:
    lead = 0
    for racer in race.racers:
        if racer.tile > lead:
            lead = racer.tile
    return lead


def closest_ahead(race: Race, racer: Racer, low: int, high: int) -> list[Racer]:
    """The racers on the nearest tile in reach that has any."""
    for distance in range(low, high + 1):
        there = on_tile(race, racer.tile + distance)
        if there:
            return there
    return []


def ranking(race: Race) -> list[Racer]:
    """WR-11.3  Foremost first; on one tile whoever came there first."""
    ranked = race.racers.copy()
    ranked.sort(key=_by_place)
    return ranked


def _by_place(racer: Racer) -> int:
    return racer.arrived - 100_000_000 * racer.tile
