"""Positions: a race between two turns as plain data (documented in docs/positions.md).

Racers stand in the order of their turns. Piles that are left out hold whatever is not named elsewhere, in the order of
the box. Who knows what follows from where a card lies: a hand is known to its owner, open piles to everyone, face-down
ones to nobody.
"""

from typing import Final

from jalopy.games.scrap_racer.components import ALL_RACERS, LANE, PILES, SCRAP, SCRAP_OF_A_KIND
from jalopy.games.scrap_racer.contents import AS_PRINTED
from jalopy.games.scrap_racer.pieces import exchangeable, to_exchange, track_of
from jalopy.games.scrap_racer.places import (
    BONUS_DECK,
    BONUS_DISCARD,
    BOOSTS,
    CRASH_DISCARD,
    CRASH_PILE,
    GOAL_DECK,
    GOAL_DISCARD,
    HAND,
    ON_TRACK,
    SUPPLY,
    USED,
)
from jalopy.games.scrap_racer.setup import racers_in_play, racers_per_seat, unpack
from jalopy.games.scrap_racer.state import Race, Racer
from jalopy.games.scrap_racer.track import Track
from jalopy.kernel.cards import EVERYONE, NOBODY
from jalopy.kernel.dealing import arrange_faces, deal_face
from jalopy.kernel.errors import BadPosition
from jalopy.kernel.questions import Facts
from jalopy.kernel.reading import Reader
from jalopy.kernel.settings import Values

FARTHEST: Final = 10_000
LATEST: Final = 1_000_000


def write(race: Race, settings: Values) -> Facts:
    position: Facts = {
        "seats": race.seats,
        "settings": settings,
        "turn": race.turn,
        "next": race.active.name,
        "racers": [_racer(race, race.racers[index]) for index in race.order],
        "hands": [_faces(race, HAND + seat) for seat in range(race.seats)],
        "crash": {
            pile: {"pile": _faces(race, CRASH_PILE + number), "discard": _faces(race, CRASH_DISCARD + number)}
            for number, pile in enumerate(PILES)
        },
        "bonus": {"pile": _faces(race, BONUS_DECK), "discard": _faces(race, BONUS_DISCARD)},
        "goal": {"pile": _faces(race, GOAL_DECK), "discard": _faces(race, GOAL_DISCARD)},
        "boost": {
            "track": {
                str(space): _faces(race, ON_TRACK + number)[0]
                for number, space in enumerate(race.track.boost_spaces)
                if race.cards.at(ON_TRACK + number)
            },
            "pile": _faces(race, SUPPLY),
            "used": _faces(race, USED),
        },
    }
    if race.two_racers_each:
        position["order_open"] = [seat for seat in range(race.seats) if not race.order_chosen[seat]]
    return position | _pieces(race)


def _racer(race: Race, racer: Racer) -> Facts:
    facts: Facts = {
        "name": racer.name,
        "seat": racer.seat,
        "distance": racer.distance,
        "bonus_markers": racer.bonus_markers,
        "boosts": _faces(race, BOOSTS + racer.index),
    }
    if racer.space > race.track.length:
        facts["lane"] = racer.space - race.track.length
    if race.track.fork:
        facts["tiles"] = racer.tiles
    if race.track.salvager:
        facts["scrap"] = racer.scrap.copy()
    return facts


def _pieces(race: Race) -> Facts:
    """Where pieces lie that were exchanged by lot, and what lies on them and on the pit stop."""
    values = race.agreed.values
    wanted = to_exchange(values, track_of(values, race.seats))
    facts: Facts = {}
    if wanted:
        facts["pieces"] = {tile.mark: place for place, tile in enumerate(race.track.tiles, 1) if tile.mark in wanted}
    if race.track.salvager:
        lying = {str(space): tile for space, tile in enumerate(race.scrap) if tile}
        facts["scrap"] = {"track": lying, "stacks": race.stacks.copy()}
    if race.track.fork:
        facts["centre"] = [race.racers[index].name for index in race.centre]
    return facts


def _faces(race: Race, place: int) -> list[str]:
    return [race.cards.face(card) for card in race.cards.at(place)]


def read(reader: Reader, seats: int, values: Values) -> Race:
    """A race from a position whose seats and settings are already checked."""
    race = unpack(_read_track(reader, seats, values), values, seats)
    _read_racers(reader, race)
    _read_scrap(reader, race)
    _read_pit_stop(reader, race)
    _read_turn(reader, race)
    _read_boost_markers(reader, race)
    _read_bonus_cards(reader, race)
    _share_out(race, _piles(reader, "goal", "the goal cards"), GOAL_DECK, GOAL_DISCARD)
    to_come = sum(max(0, race.box.laps - 1 - racer.laps) for racer in race.racers)  # SR-7.3
    if race.box is AS_PRINTED and len(race.cards.at(GOAL_DECK)) < to_come:  # SR-22.2
        reader.refuse(f"The racers still draw up to {to_come} goal cards, and the pile holds fewer.")
    crash = reader.table("crash") if reader.has("crash") else Reader({}, "the crash cards", BadPosition)
    for number, pile in enumerate(PILES):
        piles = _piles(crash, pile, f"the crash cards '{pile}'")
        _share_out(race, piles, CRASH_PILE + number, CRASH_DISCARD + number)
        if not race.cards.at(CRASH_PILE + number):
            reader.refuse(f"The crash pile '{pile}' cannot be empty between turns: it is formed anew at once.")
    crash.done()
    reader.done()
    return race


def _read_track(reader: Reader, seats: int, values: Values) -> Track:
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


def _read_racers(reader: Reader, race: Race) -> None:
    listed: list[tuple[Racer, list[str]]] = []
    for number, entry in enumerate(reader.list("racers"), 1):
        inner = Reader(entry, f"racer {number}", BadPosition)
        name = inner.text("name", racers_in_play(race))
        seat = inner.number("seat", 0, race.seats - 1)
        distance = inner.number("distance", 0, FARTHEST)
        racer = Racer(0, name, seat, race.box.ability_of[name], distance, race.space(distance), race.lap(distance))
        _read_racers_tiles(inner, race, racer)
        if inner.has("bonus_markers"):
            racer.bonus_markers = inner.number("bonus_markers", 0, race.slots(racer) - 1)
        listed.append((racer, inner.texts("boosts") if inner.has("boosts") else []))
        inner.done()
    racers = [racer for racer, _ in listed]
    _check_racers(reader, race, racers)
    race.racers = sorted(racers, key=lambda racer: (racer.seat, ALL_RACERS.index(racer.name)))
    for index, racer in enumerate(race.racers):
        racer.index = index
    race.order = [racer.index for racer in racers]
    for racer, boosts in listed:
        for kind in boosts:
            deal_face(race.cards, kind, SUPPLY, BOOSTS + racer.index, f"the boost markers of {racer.name}", EVERYONE)


def _read_racers_tiles(inner: Reader, race: Race, racer: Racer) -> None:
    """Its place in the lane, its ability tiles and its scrap tiles."""
    track = race.track
    if track.fork and inner.has("lane"):
        space = track.length + inner.number("lane", 1, LANE)
        if racer.distance == 0 or track.counts_as[space] != racer.space:
            wanted = f"{track.counts_as[space]} spaces into a lap"
            inner.refuse(f"In {inner.where}, lane and distance do not fit: this space of the lane counts as {wanted}.")
        racer.space = space
    if track.fork and inner.has("tiles"):
        tiles = list(inner.texts("tiles"))
        for tile in tiles:
            if tile not in race.box.abilities or tile == racer.name or tiles.count(tile) > 1:
                inner.refuse(f"{racer.name} cannot have the ability tile '{tile}'.")
        racer.abilities = [*racer.abilities, *tiles]
    if track.salvager and inner.has("scrap"):
        racer.scrap = sorted(inner.numbers("scrap", min(SCRAP), max(SCRAP)))


def _check_racers(reader: Reader, race: Race, racers: list[Racer]) -> None:
    names = [racer.name for racer in racers]
    for name in names:
        if names.count(name) > 1:
            reader.refuse(f"The racer {name} is there twice.")
    each = racers_per_seat(race)
    if len(racers) != each * race.seats:
        reader.refuse(
            f"{race.seats} players with {each} racers each need {each * race.seats} racers, not {len(racers)}."
        )
    start = racers[0].seat
    for place, racer in enumerate(racers):
        if racer.seat != (start + place // each) % race.seats:
            reader.refuse(
                f"Racers stand in the order of their turns, clockwise; {racer.name} cannot be number {place + 1}."
            )
    for racer in racers:
        for other in racers:
            together = racer is not other and racer.distance > 0 and racer.space == other.space
            if together and racer.space != race.track.centre:
                reader.refuse(f"{racer.name} and {other.name} cannot share a space between turns.")


def _read_scrap(reader: Reader, race: Race) -> None:
    if not race.track.salvager:
        return
    scrap = reader.table("scrap") if reader.has("scrap") else Reader({}, "the scrap tiles", BadPosition)
    if scrap.has("track"):
        lying = scrap.table("track")
        for name in lying.data:
            tile = lying.number(name, min(SCRAP), max(SCRAP))
            space = int(name) if name.isascii() and name.isdecimal() and len(name) < 5 else 0
            if str(space) != name or not race.track.may_hold_scrap(space):
                reader.refuse(f"A scrap tile cannot lie on '{name}'.")
            race.lay_scrap(space, tile)
    used = [*race.scrap, *(tile for racer in race.racers for tile in racer.scrap)]
    left = [SCRAP_OF_A_KIND - used.count(value) for value in SCRAP]
    stacks = scrap.numbers("stacks", 0, SCRAP_OF_A_KIND) if scrap.has("stacks") else left
    if len(stacks) != len(SCRAP) or any(stack > most for stack, most in zip(stacks, left, strict=True)):
        reader.refuse(f"There are {SCRAP_OF_A_KIND} scrap tiles of each value, and the position has more.")
    if min(left) < 0:
        reader.refuse(f"There are {SCRAP_OF_A_KIND} scrap tiles of each value, and the position has more.")
    race.stacks = list(stacks)
    scrap.done()


def _read_pit_stop(reader: Reader, race: Race) -> None:
    """Which ability tiles are left, and who came to the centre first."""
    if not race.track.fork:
        return
    for racer in race.racers:
        for tile in racer.tiles:
            if tile not in race.ability_tiles:
                reader.refuse(f"The ability tile '{tile}' is there twice.")
            race.ability_tiles = [left for left in race.ability_tiles if left != tile]
    there = [racer.name for racer in race.racers if racer.space == race.track.centre]
    arrived = reader.texts("centre") if reader.has("centre") else there
    if sorted(arrived) != sorted(there):
        reader.refuse(f"On the pit stop's centre stand: {', '.join(there) or 'none'}; 'centre' must name just these.")
    race.centre = [racer.index for name in arrived for racer in race.racers if racer.name == name]


def _read_turn(reader: Reader, race: Race) -> None:
    order = [race.racers[index].name for index in race.order]
    if reader.has("turn"):
        race.turn = reader.number("turn", 1, LATEST)
        race.next = (race.turn - 1) % len(order)
        if reader.has("next") and reader.text("next", order) != order[race.next]:
            reader.refuse(f"In turn {race.turn} it is {order[race.next]}'s turn, not {reader.text('next')}'s.")
    elif reader.has("next"):
        race.next = order.index(reader.text("next", order))
        race.turn = race.next + 1
    else:
        race.turn = 1
    race.order_chosen = [True] * race.seats
    if race.two_racers_each and reader.has("order_open"):
        for seat in reader.numbers("order_open", 0, race.seats - 1):
            if race.turn > [race.racers[index].seat for index in race.order].index(seat) + 1:
                reader.refuse(f"Seat {seat} has had a turn, so its order is chosen.")
            race.order_chosen[seat] = False


def _read_boost_markers(reader: Reader, race: Race) -> None:
    boost = reader.table("boost") if reader.has("boost") else Reader({}, "the boost markers", BadPosition)
    for kind in boost.texts("used") if boost.has("used") else []:
        deal_face(race.cards, kind, SUPPLY, USED, "the used boost markers", EVERYONE)
    if boost.has("track"):
        track = boost.table("track")
        numbers = {str(space): number for number, space in enumerate(race.track.boost_spaces)}
        for name in track.data:
            if name not in numbers:
                reader.refuse(f"'{name}' is not a boost space of this track.")
            deal_face(
                race.cards,
                track.text(name),
                SUPPLY,
                ON_TRACK + numbers[name],
                "the boost markers on the track",
                NOBODY,
            )
    else:
        for number in range(len(race.track.boost_spaces)):
            if race.cards.at(SUPPLY):
                race.cards.put(race.cards.draw(SUPPLY), ON_TRACK + number)
    if boost.has("pile"):
        arrange_faces(race.cards, SUPPLY, boost.texts("pile"), "the supply of boost markers")
    boost.done()


def _read_bonus_cards(reader: Reader, race: Race) -> None:
    if reader.has("hands"):
        hands = reader.list("hands")
        if len(hands) != race.seats:
            reader.refuse(f"There must be {race.seats} hands, one for each seat, not {len(hands)}.")
        for seat, hand in enumerate(hands):
            if not isinstance(hand, list):
                reader.refuse(f"The hand of seat {seat} must be a list of bonus cards.")
            for kind in hand:
                deal_face(race.cards, str(kind), BONUS_DECK, HAND + seat, f"the hand of seat {seat}", 1 << seat)
    _share_out(race, _piles(reader, "bonus", "the bonus cards"), BONUS_DECK, BONUS_DISCARD)


def _piles(reader: Reader, name: str, where: str) -> Reader:
    return Reader(reader.field(name), where, BadPosition) if reader.has(name) else Reader({}, where, BadPosition)


def _share_out(race: Race, piles: Reader, deck: int, discard: int) -> None:
    """What is discarded lies open; the rest is the face-down deck, in the order given or in that of the box."""
    for kind in piles.texts("discard") if piles.has("discard") else []:
        deal_face(race.cards, kind, deck, discard, piles.where, EVERYONE)
    if piles.has("pile"):
        arrange_faces(race.cards, deck, piles.texts("pile"), piles.where)
    piles.done()
