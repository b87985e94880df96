"""Tiles that change places: which Forest to fetch, and what to do at the Crossroads."""

from typing import Final

from jalopy.games.wacky_races.bot.driving import TRAP, best_plan, plan_now
from jalopy.games.wacky_races.bot.sight import TERRAIN, Sight

WORTH_TRADING: Final = 0.2  # tiles; for less the road stays as it is
FOR_RIVALS: Final = 0.6  # what a tile that the foremost rival loses is worth


def best_forest(sight: Sight) -> tuple[float, int]:
    """How much better the own turn gets with a Forest right ahead, and which one; 0 for the tile if none helps."""
    ahead = sight.tile + 1
    if ahead >= sight.finish or sight.kinds[ahead] not in TERRAIN:
        return 0.0, 0
    before = plan_now(sight).worth
    best, chosen = 0.0, 0
    for tile in sight.moving_tiles():
        if tile != ahead and sight.kinds[tile] == "forest":
            gain = best_plan(sight.traded(tile, ahead)).worth - before + _dropped_on(sight, tile, ahead)
            if gain > best:
                best, chosen = gain, tile
    return best, chosen


def best_trade(sight: Sight, tiles: list[int]) -> tuple[int, int] | None:
    """Two tiles to trade at the Crossroads: a tile ahead that fits the cards kept, a trap under the foremost rival."""
    best, chosen = WORTH_TRADING, None
    before = _outlook(sight)
    for place, tile in enumerate(tiles):
        for other in tiles[place + 1 :]:
            if sight.tile in (tile, other):
                continue
            gain = _outlook(sight.traded(tile, other)) - before + _dropped_on(sight, tile, other)
            if gain > best:
                best, chosen = gain, (tile, other)
    return chosen


def _outlook(sight: Sight) -> float:
    """How the cards kept fit the road ahead: the first one moves the car anyhow, the others must match."""
    tile = sight.ahead(sight.tile)
    if tile >= sight.finish:
        return 0.0
    worth = -TRAP if sight.feared(tile) else 0.0
    fitting = sum(sight.matches(tile, card) for card in sight.hand)
    return worth + 0.4 * min(fitting, 1)


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
