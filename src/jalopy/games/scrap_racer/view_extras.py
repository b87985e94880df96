"""What Expansion 1 adds to a view: all of it lies open."""

from jalopy.games.scrap_racer.components import SCRAP
from jalopy.games.scrap_racer.pieces import pit_tiles
from jalopy.games.scrap_racer.state import Race, Racer
from jalopy.games.scrap_racer.track import Track, spaces_of_tile
from jalopy.games.scrap_racer.words import PIT_STOP, marked
from jalopy.kernel.questions import Facts


def track_facts(track: Track) -> Facts:
    """Special pieces by tile, counted from the line; the pit lane with the numbers of its spaces."""
    pieces = [
        {"piece": tile.mark, "tile": place, "spaces": spaces_of_tile(place)}
        for place, tile in enumerate(track.tiles, 1)
        if tile.mark not in ("", PIT_STOP)
    ]
    facts: Facts = {"laid": marked(track.word, track.marks), "pieces": pieces, "stop": track.stop or None, "pit": None}
    if track.fork:
        facts["pit"] = {
            "tiles": pit_tiles(track),
            "fork": track.fork,
            "rejoin": track.rejoin,
            "lane": list(range(track.length + 1, len(track.ahead))),
            "centre": track.centre,
        }
    return facts


def table_facts(race: Race) -> Facts:
    """Scrap tiles on spaces and on the salvager, ability tiles on the pit stop."""
    assert race.extras is not None
    extras = race.extras
    first = race.track.salvager
    return {
        "scrap": [{"space": space, "tile": tile} for space, tile in enumerate(extras.scrap) if tile],
        "stacks": [
            {"space": first + place, "tile": value, "left": extras.stacks[place]}
            for place, value in enumerate(SCRAP)
            if first
        ],
        "ability_tiles": extras.tiles.copy(),
        "halted": extras.halted,  # the racer at work may not drive on this turn
    }


def racer_facts(race: Race, racer: Racer) -> Facts:
    length = race.track.length
    return {
        "lane": racer.space - length if racer.space > length else None,
        "abilities": [racer.name, *racer.tiles],
        "scrap": racer.scrap.copy(),
    }
