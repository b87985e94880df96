"""Positions of races with special pieces or the pit stop: what they hold besides (documented in docs/positions.md)."""

from jalopy.games.scrap_racer.components import ABILITY_TILES, LANE, SCRAP, SCRAP_OF_A_KIND
from jalopy.games.scrap_racer.extras import Extras
from jalopy.games.scrap_racer.pieces import exchangeable, to_exchange, track_of
from jalopy.games.scrap_racer.state import Race, Racer
from jalopy.games.scrap_racer.track import Track
from jalopy.kernel.errors import BadPosition
from jalopy.kernel.questions import Facts
from jalopy.kernel.reading import Reader
from jalopy.kernel.settings import Values


def write(race: Race, extras: Extras) -> Facts:
    values = race.agreed.values
    wanted = to_exchange(values, track_of(values, race.seats))
    facts: Facts = {}
    if wanted:
        facts["pieces"] = {tile.mark: place for place, tile in enumerate(race.track.tiles, 1) if tile.mark in wanted}
    if race.track.salvager:
        lying = {str(space): tile for space, tile in enumerate(extras.scrap) if tile}
        facts["scrap"] = {"track": lying, "stacks": extras.stacks.copy()}
    if race.track.fork:
        facts["centre"] = [race.racers[index].name for index in extras.centre]
    return facts


def write_racer(race: Race, racer: Racer) -> Facts:
    facts: Facts = {}
    if racer.space > race.track.length:
        facts["lane"] = racer.space - race.track.length
    if race.track.fork:
        facts["tiles"] = racer.tiles.copy()
    if race.track.salvager:
        facts["scrap"] = racer.scrap.copy()
    return facts


def read_track(reader: Reader, seats: int, values: Values) -> Track:
    """The track with the pieces that were exchanged by lot, where the position says they lie."""
    track = track_of(values, seats)
    wanted = to_exchange(values, track)
    if not wanted:
        return track
    places = reader.table("pieces")
    exchanged: list[tuple[str, int]] = []
    for piece in wanted:
        place = places.number(piece, 1, len(track.tiles))
        exchanged.append((piece, place))
        if place not in exchangeable(track, piece) or place in [other for _, other in exchanged[:-1]]:
            reader.refuse(f"Tile {place} cannot have been exchanged for the {piece}.")
    places.done()
    return track_of(values, seats, tuple(exchanged))


def read_racer(inner: Reader, race: Race, racer: Racer) -> None:
    """Its place in the lane, its ability tiles and its scrap tiles."""
    track = race.track
    if track.fork and inner.has("lane"):
        space = track.length + inner.number("lane", 1, LANE)
        if racer.distance == 0 or track.counts_as[space] != racer.space:
            wanted = f"{track.counts_as[space]} spaces into a lap"
            inner.refuse(f"In {inner.where}, lane and distance do not fit: this space of the lane counts as {wanted}.")
        racer.space = space
    if track.fork and inner.has("tiles"):
        racer.tiles = list(inner.texts("tiles"))
        for tile in racer.tiles:
            if tile not in ABILITY_TILES or tile == racer.name or racer.tiles.count(tile) > 1:
                inner.refuse(f"{racer.name} cannot have the ability tile '{tile}'.")
    if track.salvager and inner.has("scrap"):
        racer.scrap = sorted(inner.numbers("scrap", min(SCRAP), max(SCRAP)))


def read(reader: Reader, race: Race, extras: Extras) -> None:
    """What lies on the track and on the pit stop, after the racers."""
    _read_scrap(reader, race, extras)
    for racer in race.racers:
        for tile in racer.tiles:
            if tile not in extras.tiles:
                reader.refuse(f"The ability tile '{tile}' is there twice.")
            extras.tiles = [left for left in extras.tiles if left != tile]
    there = [racer.name for racer in race.racers if racer.space == race.track.centre and racer.space > 0]
    arrived = reader.texts("centre") if race.track.fork and reader.has("centre") else there
    if sorted(arrived) != sorted(there):
        reader.refuse(f"On the pit stop's centre stand: {', '.join(there) or 'none'}; 'centre' must name just these.")
    extras.centre = [racer.index for name in arrived for racer in race.racers if racer.name == name]


def _read_scrap(reader: Reader, race: Race, extras: Extras) -> None:
    if not race.track.salvager:
        return
    scrap = reader.table("scrap") if reader.has("scrap") else Reader({}, "the scrap tiles", BadPosition)
    if scrap.has("track"):
        lying = scrap.table("track")
        for name in lying.data:
            tile = lying.number(name, min(SCRAP), max(SCRAP))
            space = int(name) if name.isascii() and name.isdecimal() and len(name) < 5 else 0
            if str(space) != name or not may_hold_scrap(race.track, space):
                reader.refuse(f"A scrap tile cannot lie on '{name}'.")
            extras.lay_scrap(space, tile)
    used = [*extras.scrap, *(tile for racer in race.racers for tile in racer.scrap)]
    left = [SCRAP_OF_A_KIND - used.count(value) for value in SCRAP]
    stacks = scrap.numbers("stacks", 0, SCRAP_OF_A_KIND) if scrap.has("stacks") else left
    if len(stacks) != len(SCRAP) or any(stack > most for stack, most in zip(stacks, left, strict=True)):
        reader.refuse(f"There are {SCRAP_OF_A_KIND} scrap tiles of each value, and the position has more.")
    if min(left) < 0:
        reader.refuse(f"There are {SCRAP_OF_A_KIND} scrap tiles of each value, and the position has more.")
    extras.stacks = list(stacks)
    scrap.done()


def may_hold_scrap(track: Track, space: int) -> bool:
    """SR-20.3  Any space but the salvager's and the pit stop's centre."""
    spaces = track.length + (LANE if track.fork else 0)
    return 0 < space <= spaces and space != track.centre and not track.on_salvager(space)
