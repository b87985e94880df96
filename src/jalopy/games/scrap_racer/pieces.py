"""SR-17 and SR-21.1  Which special pieces a race is driven with, and where they and the pit stop can lie."""

from typing import Final

from jalopy.games.scrap_racer.components import (
    PIECES,
    PIT_STOP,
    SALVAGER,
    SCRAP_YARD,
    SLIME_TRAIL,
    SPACES_PER_TILE,
)
from jalopy.games.scrap_racer.contents import contents_of
from jalopy.games.scrap_racer.track import Pieces, Track, lay
from jalopy.kernel.errors import Fault
from jalopy.kernel.settings import Value, Values

SETTING_OF: Final = {
    SLIME_TRAIL: "slime_trail",
    SCRAP_YARD: "scrap_yard",
    SALVAGER: "salvager",
    PIT_STOP: "pit_stop",
}
MOST_RACERS_OF_OLD: Final = 6


def new_racers(values: Values, seats: int) -> bool:
    """SR-16.1  Whether Rockroaches and Collector are in the race."""
    return values["new_racers"] is True or seats > MOST_RACERS_OF_OLD


def more_markers(values: Values, seats: int) -> bool:
    """SR-16.2  Whether the markers of the expansion are."""
    return values["more_markers"] is True or new_racers(values, seats)


def track_of(values: Values, seats: int, exchanged: Pieces = ()) -> Track:
    """The circuit with all that its word says, the pit stop if it is wanted, and these pieces exchanged."""
    box, more = contents_of(values), more_markers(values, seats)
    name, short, finish = str(values["track"]), values["short"] is True, _number(values["finish"])
    track = lay(name, short, finish, (), box, more)
    if values["pit_stop"] is True and not track.fork:
        exchanged = ((PIT_STOP, _number(values["pit_stop_at"]) or pit_place(track)), *exchanged)
    return lay(name, short, finish, exchanged, box, more) if exchanged else track


def _number(value: Value) -> int:
    assert isinstance(value, int)
    return value


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
    """SR-21.1  The first of the two straights nearest to the middle of the lap; 0 if none are near it."""
    best = 0
    for place in pit_places(track):
        if best == 0 or from_middle(track, place) < from_middle(track, best):
            best = place
    return best


def pit_places(track: Track) -> list[int]:
    """SR-21.1  The first ones of all pairs of straights that the pit stop can lie beside."""
    return [place for place in range(1, len(track.tiles)) if is_pair(track, place) and is_half_way(track, place)]


def is_pair(track: Track, place: int) -> bool:
    """Whether this tile and the next one are ordinary straights."""
    pair = (track.tiles[place - 1], track.tiles[place % len(track.tiles)])
    return all(tile.kind == "S" and not tile.mark for tile in pair)


def is_half_way(track: Track, place: int) -> bool:
    """SR-21.1  In the second or third quarter of the lap."""
    return 2 * from_middle(track, place) <= len(track.tiles)


def from_middle(track: Track, place: int) -> int:
    """Twice as many tiles as lie between the end of a tile and the middle of the lap."""
    return abs(2 * place - len(track.tiles))


def check_pieces(values: Values, seats: int) -> list[Fault]:
    """What keeps the wanted pieces from lying on the circuit."""
    plain = track_of({**values, "pit_stop": False}, seats)
    return check_pit_stop(values, plain) or check_exchanged(values, track_of(values, seats))


def check_pit_stop(values: Values, plain: Track) -> list[Fault]:
    """What keeps the pit stop from its place, chosen or not; `plain` is the track with what its word says (SR-21.1)."""
    if PIT_STOP in plain.marks:
        place, tiles = plain.marks.index(PIT_STOP) + 1, len(plain.tiles)
        if place == tiles or not is_half_way(plain, place):
            return [Fault("pit-stop-half-way", tile=place, there=tiles, tiles=[place, place % tiles + 1]).of("track")]
    elif values["pit_stop"] is True and pit_place(plain) == 0:
        return [Fault("pit-stop-nowhere").of("pit_stop")]
    if _number(values["pit_stop_at"]) == 0:
        return []
    return [fault.of("pit_stop_at") for fault in check_pit_place(values, plain)]


def check_pit_place(values: Values, plain: Track) -> list[Fault]:
    """What keeps the pit stop from the tile that was chosen for it."""
    place, tiles = _number(values["pit_stop_at"]), len(plain.tiles)
    if values["pit_stop"] is not True:
        return [Fault("pit-stop-unwanted")]
    if PIT_STOP in plain.marks:
        return [Fault("pit-stop-in-word")]
    if not 0 < place <= tiles:
        return [Fault("pit-stop-no-tile", there=tiles)]
    possible = [str(other) for other in pit_places(plain)]
    if not is_pair(plain, place):
        return [Fault("pit-stop-no-pair", first=place, second=place % tiles + 1, possible=possible)]
    if place not in pit_places(plain):
        return [Fault("pit-stop-far", possible=possible)]
    return []


def check_exchanged(values: Values, track: Track) -> list[Fault]:
    """SR-17.2  Whether there is a tile to be exchanged for every piece."""
    wanted = to_exchange(values, track)
    for piece in wanted:
        needed = [other for other in wanted if (other == SLIME_TRAIL) == (piece == SLIME_TRAIL)]
        if len(exchangeable(track, piece)) < len(needed):
            fault = Fault("no-straight-left" if piece == SLIME_TRAIL else "no-curve-left")
            return [fault.of(SETTING_OF[needed[-1]])]
    return []
