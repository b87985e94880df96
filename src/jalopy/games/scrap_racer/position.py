"""Positions: a race between two turns as plain data (documented in docs/positions.md).

Racers stand in the order of their turns. Piles that are left out hold whatever is not named elsewhere, in the order of
the box. Who knows what follows from where a card lies: a hand is known to its owner, open piles to everyone, face-down
ones to nobody.
"""

from typing import Final

from jalopy.games.scrap_racer.components import PILES, RACERS
from jalopy.games.scrap_racer.setup import racers_per_seat, unpack
from jalopy.games.scrap_racer.state import NO_MARKER, Race, Racer
from jalopy.games.scrap_racer.track import Track
from jalopy.kernel.errors import BadPosition
from jalopy.kernel.questions import Facts
from jalopy.kernel.reading import Reader
from jalopy.kernel.settings import Values

FARTHEST: Final = 10_000
LATEST: Final = 1_000_000


def write(race: Race) -> Facts:
    faces = race.cards.faces
    position: Facts = {
        "seats": race.seats,
        "settings": dict(race.values),
        "turn": race.turn,
        "next": race.active.name,
        "racers": [
            {
                "name": racer.name,
                "seat": racer.seat,
                "distance": racer.distance,
                "bonus_markers": racer.bonus_markers,
                "boosts": [faces[marker] for marker in racer.boosts],
            }
            for racer in (race.racers[index] for index in race.order)
        ],
        "hands": [[faces[card] for card in hand] for hand in race.hands],
        "crash": {
            pile: {
                "pile": [faces[card] for card in race.crash_piles[place]],
                "discard": [faces[card] for card in race.crash_discards[place]],
            }
            for place, pile in enumerate(PILES)
        },
        "bonus": {
            "pile": [faces[card] for card in race.bonus_deck],
            "discard": [faces[card] for card in race.bonus_discard],
        },
        "goal": {
            "pile": [faces[card] for card in race.goal_deck],
            "discard": [faces[card] for card in race.goal_discard],
        },
        "boost": {
            "track": {
                str(space): faces[race.markers[space]]
                for space in race.track.boost_spaces
                if race.markers[space] != NO_MARKER
            },
            "pile": [faces[marker] for marker in race.supply],
            "used": [faces[marker] for marker in race.used],
        },
    }
    if race.two_racers_each:
        position["order_open"] = [seat for seat in range(race.seats) if not race.order_chosen[seat]]
    return position


def read(reader: Reader, seats: int, values: Values, track: Track) -> Race:
    """A race from a position whose seats and settings are already checked."""
    race = unpack(track, values, seats)
    _read_racers(reader, race)
    _read_turn(reader, race)
    _read_boost_markers(reader, race)
    _read_bonus_cards(reader, race)
    goals = _piles(reader, "goal", "the goal cards")
    race.goal_deck, race.goal_discard = _share_out(race, race.goal_deck, goals)
    crash = reader.table("crash") if reader.has("crash") else Reader({}, "the crash cards", BadPosition)
    for place, pile in enumerate(PILES):
        piles = _piles(crash, pile, f"the crash cards '{pile}'")
        race.crash_piles[place], race.crash_discards[place] = _share_out(race, race.crash_piles[place], piles)
    crash.done()
    reader.done()
    return race


def _read_racers(reader: Reader, race: Race) -> None:
    listed: list[tuple[Racer, list[str]]] = []
    for number, entry in enumerate(reader.list("racers"), 1):
        inner = Reader(entry, f"racer {number}", BadPosition)
        name = inner.text("name", RACERS)
        racer = Racer(
            0, name, inner.number("seat", 0, race.seats - 1), inner.number("distance", 0, FARTHEST), 0, 0, []
        )
        racer.laps = race.lap(racer.distance)
        if inner.has("bonus_markers"):
            racer.bonus_markers = inner.number("bonus_markers", 0, racer.slots - 1)
        listed.append((racer, inner.texts("boosts") if inner.has("boosts") else []))
        inner.done()
    racers = [racer for racer, _ in listed]
    _check_racers(reader, race, racers)
    race.racers = sorted(racers, key=lambda racer: (racer.seat, RACERS.index(racer.name)))
    for index, racer in enumerate(race.racers):
        racer.index = index
    race.order = [racer.index for racer in racers]
    for racer, boosts in listed:
        for kind in boosts:
            marker = _take(race, race.supply, kind, f"the boost markers of {racer.name}")
            race.cards.show_all(marker)
            racer.boosts.append(marker)


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
            if (
                racer is not other
                and racer.distance > 0
                and race.space(racer.distance) == race.space(other.distance)
            ):
                reader.refuse(f"{racer.name} and {other.name} cannot share a space between turns.")


def _read_turn(reader: Reader, race: Race) -> None:
    order = [race.racers[index].name for index in race.order]
    if reader.has("turn"):
        race.turn = reader.number("turn", 1, LATEST)
        race.next = (race.turn - 1) % len(order)
        if reader.has("next") and reader.text("next", order) != order[race.next]:
            reader.refuse(
                f"In turn {race.turn} it is {order[race.next]}'s turn, not {reader.text('next')}'s."
            )
    elif reader.has("next"):
        race.next = order.index(reader.text("next", order))
        race.turn = race.next + 1
    else:
        race.turn = 1
    race.order_chosen = [True] * race.seats
    if race.two_racers_each and reader.has("order_open"):
        for seat in reader.numbers("order_open", 0, race.seats - 1):
            if any(racer.seat == seat and racer.distance > 0 for racer in race.racers):
                reader.refuse(f"Seat {seat} has a racer on the track, so its order is chosen.")
            race.order_chosen[seat] = False


def _read_boost_markers(reader: Reader, race: Race) -> None:
    boost = reader.table("boost") if reader.has("boost") else Reader({}, "the boost markers", BadPosition)
    if boost.has("used"):
        for kind in boost.texts("used"):
            race.used.append(_open_card(race, race.supply, kind, "the used boost markers"))
    if boost.has("track"):
        track = boost.table("track")
        for name in track.data:
            if name not in [str(space) for space in race.track.boost_spaces]:
                reader.refuse(f"'{name}' is not a boost space of this track.")
            race.markers[int(name)] = _take(
                race, race.supply, track.text(name), "the boost markers on the track"
            )
    else:
        for space in race.track.boost_spaces:
            if race.supply:
                race.markers[space] = race.supply.pop()
    if boost.has("pile"):
        race.supply = _arrange(race, race.supply, boost.texts("pile"), "the supply of boost markers")
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
                card = _take(race, race.bonus_deck, str(kind), f"the hand of seat {seat}")
                race.cards.show(card, seat)
                race.hands[seat].append(card)
    piles = _piles(reader, "bonus", "the bonus cards")
    race.bonus_deck, race.bonus_discard = _share_out(race, race.bonus_deck, piles)


def _piles(reader: Reader, name: str, where: str) -> Reader:
    return (
        Reader(reader.field(name), where, BadPosition) if reader.has(name) else Reader({}, where, BadPosition)
    )


def _share_out(race: Race, cards: list[int], piles: Reader) -> tuple[list[int], list[int]]:
    """The face-down pile and the open discards, made from the cards not yet used elsewhere."""
    discard = [
        _open_card(race, cards, kind, piles.where)
        for kind in (piles.texts("discard") if piles.has("discard") else [])
    ]
    pile = _arrange(race, cards, piles.texts("pile"), piles.where) if piles.has("pile") else cards
    piles.done()
    return pile, discard


def _arrange(race: Race, cards: list[int], kinds: list[str], where: str) -> list[int]:
    left = cards.copy()
    pile = [_take(race, left, kind, where) for kind in kinds]
    if left:
        raise BadPosition(
            f"The position loses {len(left)} of {where}, for example '{race.cards.face(left[0])}'."
        )
    return pile


def _open_card(race: Race, cards: list[int], kind: str, where: str) -> int:
    card = _take(race, cards, kind, where)
    race.cards.show_all(card)
    return card


def _take(race: Race, cards: list[int], kind: str, where: str) -> int:
    for card in cards:
        if race.cards.face(card) == kind:
            cards.remove(card)
            return card
    raise BadPosition(f"There is no '{kind}' left in the box for {where}.")
