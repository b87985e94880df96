"""SR-15, SR-17 and SR-21.1  What a table may agree on: whether its settings go together, and the lap that they make."""

from jalopy.games.scrap_racer.circuits import (
    NAMED,
    check_letters,
    check_ring,
    check_tiles,
    check_word,
    word_of,
)
from jalopy.games.scrap_racer.components import LANE, PIT_STOP
from jalopy.games.scrap_racer.contents import AS_PRINTED, check_contents, contents_of
from jalopy.games.scrap_racer.pieces import (
    MOST_RACERS_OF_OLD,
    check_pieces,
    more_markers,
    new_racers,
    pit_place,
    pit_places,
    track_of,
)
from jalopy.games.scrap_racer.track import Track, tile_count
from jalopy.kernel.errors import Fault
from jalopy.kernel.questions import Facts
from jalopy.kernel.settings import Values


def check_track(text: str) -> list[Fault]:
    """Whether tiles can be read from it at all; whether they make a circuit is looked at with the other settings."""
    return [] if text in NAMED else check_letters(text)


def check_settings(values: Values, seats: int) -> list[Fault]:
    faults = check_circuit(values)
    if values["start"] != "random" and int(values["start"]) > seats:
        faults.append(Fault("start-seat", places=seats).of("start"))
    if values["two_racers"] and seats > 3:
        faults.append(Fault("two-racers").of("two_racers"))
    box = contents_of(values)
    if box is not AS_PRINTED:
        faults += check_contents(box, more_markers(values, seats))
    return faults or check_pieces(values, seats)


def check_circuit(values: Values) -> list[Fault]:
    """Whether the track is a ring (SR-15.4), of tiles that the box holds (SR-15.5), with the line on it (SR-15.3)."""
    track, short = str(values["track"]), values["short"] is True
    faults = [] if track in NAMED else check_word(track)
    if not values["any_tiles"]:
        faults += check_tiles(word_of(track))
    faults = [fault.of("track") for fault in faults]
    if short and track not in NAMED:
        faults.append(Fault("short-circuit").of("short"))
    if not faults:
        tiles = tile_count(track, short)
        if _finish(values) > tiles:
            faults.append(Fault("finish-tile", there=tiles).of("finish"))
    return faults


def preview(values: Values, seats: int) -> Facts:
    """The lap as it would be driven; the road may still be open."""
    values = _drawable(values)
    plain_track = track_of({**values, "pit_stop": False}, seats)
    places = pit_choices(plain_track)
    at = values["pit_stop_at"] or (places[0] if places else 0)
    track = track_of({**values, "pit_stop": values["pit_stop"] is True and at in places, "pit_stop_at": at}, seats)
    return {
        "word": track.laid,
        "spaces": track.length,
        "boosts": track.boost_spaces,
        "tiles": [tile.number for tile in track.tiles],
        "lane": LANE if track.fork else 0,
        "fork": track.fork,
        "rejoin": track.rejoin,
        "pit_places": places,
    }


def idle_settings(values: Values, seats: int) -> list[str]:
    """What makes no difference: parts that this circuit, this number of players or another part leaves no choice about."""
    named = values["track"] in NAMED
    idle = ["any_tiles"] if named else ["short"]
    if seats != 3:
        idle.append("two_racers")  # SR-10.1
    if seats > MOST_RACERS_OF_OLD:
        idle.append("new_racers")  # SR-16.1
    if new_racers(values, seats):
        idle.append("more_markers")  # SR-16.2
    if not values["pit_stop"]:
        idle.append("pit_stop_at")
    return idle


def pit_choices(track: Track) -> list[int]:
    """SR-21.1  Where the pit stop can be laid beside a ring without one, the usual place first."""
    if PIT_STOP in track.marks or check_ring(track.word):
        return []
    usual = pit_place(track)
    return sorted(pit_places(track), key=lambda place: place != usual)


def _drawable(values: Values) -> Values:
    """Without what does not go with the track."""
    named = values["track"] in NAMED
    short = named and values["short"] is True
    tiles = tile_count(str(values["track"]), short)
    return {**values, "short": short, "finish": _finish(values) if _finish(values) <= tiles else 1}


def _finish(values: Values) -> int:
    finish = values["finish"]
    assert isinstance(finish, int)
    return finish
