"""SR-17 and SR-21.1  Which special pieces a race is driven with, and where they and the pit stop can lie."""

from typing import Final

from jalopy.games.scrap_racer.components import (
    BOOST_MARKERS,
    MORE_BOOST_MARKERS,
    PIECES,
    SALVAGER,
    SCRAP_YARD,
    SLIME_TRAIL,
    SPACES_PER_TILE,
)
from jalopy.games.scrap_racer.track import Pieces, Track, lay
from jalopy.games.scrap_racer.words import PIT_STOP
from jalopy.kernel.settings import Values

SETTING_OF: Final = {
    SLIME_TRAIL: "slime_trail",
    SCRAP_YARD: "scrap_yard",
    SALVAGER: "salvager",
    PIT_STOP: "pit_stop",
}
MOST_RACERS_OF_OLD: Final = 6


def new_racers(values: Values, seats: int) -> bool:
    """SR-16.1  Whether Rockroaches and Collector, and the markers that come with them, are in the race."""
    return values["new_racers"] is True or seats > MOST_RACERS_OF_OLD


def track_of(values: Values, seats: int, exchanged: Pieces = ()) -> Track:
    """The circuit with all that its word says, the pit stop if it is wanted, and these pieces exchanged."""
    markers = BOOST_MARKERS + (MORE_BOOST_MARKERS if new_racers(values, seats) else 0)
    name, short, finish = str(values["track"]), values["short"] is True, values["finish"]
    assert isinstance(finish, int)
    track = lay(name, short, finish, (), markers)
    if values["pit_stop"] is True and not track.fork:
        exchanged = ((PIT_STOP, pit_place(track)), *exchanged)
    return lay(name, short, finish, exchanged, markers) if exchanged else track


def to_exchange(values: Values, track: Track) -> list[str]:
    """SR-17.1  The pieces that are wanted and that the circuit's word has not placed."""
    return [piece for piece in PIECES if values[SETTING_OF[piece]] is True and piece not in track.marks]


def exchangeable(track: Track, piece: str) -> list[int]:
    """SR-17.2  The tiles that may be exchanged for a piece: ordinary ones of its kind, but not beside the pit stop."""
    beside_pit = pit_tiles(track)
    return [
        place
        for place, tile in enumerate(track.tiles, 1)
        if (tile.kind == "S") == (piece == SLIME_TRAIL) and not tile.mark and place not in beside_pit
    ]


def pit_tiles(track: Track) -> list[int]:
    """The two straights beside the pit stop, if there is one."""
    if not track.fork:
        return []
    first = (track.fork - 1) // SPACES_PER_TILE + 1
    return [first, first + 1]


def pit_place(track: Track) -> int:
    """SR-21.1  The first of the two ordinary straights nearest to the middle of the lap; 0 if none are near it."""
    best = 0
    for place in range(1, len(track.tiles)):
        pair = track.tiles[place - 1 : place + 1]
        fits = all(tile.kind == "S" and not tile.mark for tile in pair) and is_half_way(track, place)
        if fits and (best == 0 or from_middle(track, place) < from_middle(track, best)):
            best = place
    return best


def is_half_way(track: Track, place: int) -> bool:
    """SR-21.1  In the second or third quarter of the lap."""
    return 2 * from_middle(track, place) <= len(track.tiles)


def from_middle(track: Track, place: int) -> int:
    """Twice as many tiles as lie between the end of a tile and the middle of the lap."""
    return abs(2 * place - len(track.tiles))


def check_pieces(values: Values, seats: int) -> str:
    """What keeps the wanted pieces from lying on the circuit, as a sentence, or ""."""
    plain = track_of({**values, "pit_stop": False}, seats)
    if PIT_STOP in plain.marks:
        place = plain.marks.index(PIT_STOP) + 1
        if place == len(plain.tiles) or not is_half_way(plain, place):
            return (
                "The setting 'track' cannot have its pit stop there: it must lie about half-way round from the finish "
                f"line, and begins at tile {place} of {len(plain.tiles)}."
            )
    elif values["pit_stop"] is True and pit_place(plain) == 0:
        return (
            "The setting 'pit_stop' needs two neighbouring straights about half-way round from the finish line, and "
            "this circuit has none."
        )
    track = track_of(values, seats)
    wanted = to_exchange(values, track)
    for piece in wanted:
        matching = exchangeable(track, piece)
        needed = [other for other in wanted if (other == SLIME_TRAIL) == (piece == SLIME_TRAIL)]
        if len(matching) < len(needed):
            kind = "straight" if piece == SLIME_TRAIL else "curve"
            return f"The setting '{SETTING_OF[needed[-1]]}' needs a {kind} to be exchanged, and this circuit has none left."
    return ""
