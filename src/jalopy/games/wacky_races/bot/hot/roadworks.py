"""Tiles that change places: which Forest to fetch, and what to do at the Crossroads."""

from typing import Final

from jalopy.games.wacky_races.bot.hot.driving import TRAP, Driving
from jalopy.games.wacky_races.bot.hot.sight import TERRAINS, Road, Sight, count_in
from jalopy.games.wacky_races.components import FOREST

WORTH_TRADING: Final = 0.2  # tiles; for less the road stays as it is
FOR_RIVALS: Final = 0.6  # what a tile that the foremost rival loses is worth


def best_forest(sight: Sight, driving: Driving) -> tuple[float, int]:
    """How much better the own turn gets with a Forest right ahead, and which one; 0 for the tile if none helps."""
    ahead = sight.tile + 1
    if ahead >= sight.finish or sight.kind(ahead) >= TERRAINS:
        return 0.0, 0
    before = driving.now().worth
    best, chosen = 0.0, 0
    for tile in sight.moving_tiles():
        if tile != ahead and sight.kind(tile) == FOREST:
            after = driving.on(sight.road.traded(tile, ahead)).best(sight.tile, sight.hand)
            gain = after - before + _dropped_on(sight, tile, ahead)
            if gain > best:
                best, chosen = gain, tile
    return best, chosen


def best_trade(sight: Sight) -> tuple[int, int] | None:
    """Two tiles to trade at the Crossroads: a tile ahead that fits the cards kept, a trap under the foremost rival."""
    best, chosen = WORTH_TRADING, None
    before = _outlook(sight, sight.road)
    tiles = sight.moving_tiles()
    for place, tile in enumerate(tiles):
        for other in tiles[place + 1 :]:
            if sight.tile in (tile, other):
                continue
            after = _outlook(sight, sight.road.traded(tile, other))
            gain = after - before + _dropped_on(sight, tile, other)
            if gain > best:
                best, chosen = gain, (tile, other)
    return chosen


def _outlook(sight: Sight, road: Road) -> float:
    """How the cards kept fit the road ahead: the first one moves the car anyhow, the others must match."""
    tile = road.next_to(sight.tile)
    if tile >= sight.finish:
        return 0.0
    worth = -TRAP if road.feared[tile] else 0.0
    kind = road.kinds[tile]
    fits = count_in(sight.hand, kind) > 0 if kind < TERRAINS else len(sight.cards) > 0
    return worth + 0.4 if fits else worth


def _dropped_on(sight: Sight, tile: int, other: int) -> float:
    """A trap that comes under racers: good under the foremost rival, bad under the own car."""
    gain = 0.0
    for here, there in ((tile, other), (other, tile)):
        if sight.feared(here) and sight.crowd[there]:
            if there == sight.tile:
                gain -= TRAP
            elif there >= sight.tile or there == sight.lead_of_others:
                gain += FOR_RIVALS * TRAP
    return gain
