"""Positions: the tiles of the road, and the cards on it, in hands and in piles."""

from jalopy.games.wacky_races.components import FAILED_PLAN, GRID, HIDDEN, SPECIAL
from jalopy.games.wacky_races.places import (
    DECK,
    DISCARD,
    FIRST_PILE,
    HAND,
    REMOVED,
    ROAD,
    SECOND_PILE,
    SPECIAL_PILE,
    TRAP_BOX,
    TRAP_DECK,
    TRAP_DISCARD,
    TRAP_ON,
)
from jalopy.games.wacky_races.road import count_on
from jalopy.games.wacky_races.state import OUT_OF_FUEL, Race
from jalopy.kernel.cards import EVERYONE, NOBODY
from jalopy.kernel.dealing import arrange_faces, deal_face
from jalopy.kernel.errors import BadPosition
from jalopy.kernel.questions import Facts
from jalopy.kernel.reading import Reader


def write(race: Race) -> Facts:
    tiles = range(len(race.ground))
    facts: Facts = {
        "road": _faces(race, ROAD),
        "traps": {str(tile): _write_trap(race, tile) for tile in tiles if race.trapped(tile)},
        "hands": [_faces(race, HAND + seat) for seat in range(race.seats)],
        "seen_cards": _seen_cards(race),
        "deck": _faces(race, DECK),
        "discard": _faces(race, DISCARD),
        "trap_deck": _faces(race, TRAP_DECK),
        "trap_discard": _faces(race, TRAP_DISCARD),
        "trap_box": _faces(race, TRAP_BOX),
    }
    if race.rules.face_down:
        facts["face_down"] = [tile for tile in tiles if race.ground[tile] == HIDDEN]
    return facts


def _faces(race: Race, place: int) -> list[str]:
    return [race.cards.face(card) for card in race.cards.at(place)]


def _seats(race: Race, card: int, but: int = -1) -> list[int]:
    return [seat for seat in range(race.seats) if seat != but and race.cards.knows(card, seat)]


def _write_trap(race: Race, tile: int) -> Facts:
    card = race.cards.at(TRAP_ON + tile)[-1]
    facts: Facts = {"trap": race.cards.face(card)}
    if not race.cards.knows(card, None):
        facts["seen"] = _seats(race, card)
    return facts


def _seen_cards(race: Race) -> list[Facts]:
    """What others know of a hand."""
    return [
        {"hand": seat, "card": number, "seen": _seats(race, card, seat)}
        for seat in range(race.seats)
        for number, card in enumerate(race.hand(seat))
        if _seats(race, card, seat)
    ]


# --- reading ----------------------------------------------------------------------------------------------------------


def read_road(reader: Reader, race: Race) -> None:
    """The tiles in their order, without starting board, Gas Station and Finish Line."""
    names = reader.texts("road")
    rules = race.rules
    special = len(rules.special) or rules.specials
    plain = len(race.cards.at(FIRST_PILE)) + len(race.cards.at(SECOND_PILE))
    if len(names) != plain + special:
        reader.refuse(f"The road of this race has {plain + special} tiles, not {len(names)}.")
    hidden: list[int] = []
    if rules.face_down and reader.has("face_down"):
        hidden = reader.numbers("face_down", race.box.station + 1, GRID + 1 + len(names))
    lying: dict[int, int] = {}
    for down in (True, False):  # those that lie face down have the back of the second half
        for place, name in enumerate(names):
            tile = place + GRID + 1 + (place + GRID + 1 >= race.box.station)
            if (tile in hidden) == down:
                lying[place] = _take_tile(reader, race, name, down)
    race.cards.arrange(ROAD, [lying[place] for place in range(len(names))])
    for card in race.cards.at(SPECIAL_PILE):
        race.cards.set_known(card, EVERYONE)
    if rules.special and sorted(rules.special) != sorted(name for name in names if name in SPECIAL):
        reader.refuse(f"The Special tiles of this race are: {', '.join(rules.special)}.")
    if sum(name in SPECIAL for name in names) != special:
        reader.refuse(f"The road of this race has {special} Special tiles.")
    race.survey()


def _take_tile(reader: Reader, race: Race, name: str, down: bool) -> int:
    cards = race.cards
    piles = [SECOND_PILE, SPECIAL_PILE] if down else [FIRST_PILE, SECOND_PILE, SPECIAL_PILE]
    pile = next((pile for pile in piles if cards.find(name, pile) >= 0), -1)
    if pile < 0:
        reader.refuse(f"There is no tile '{name}' left for the road.")
    card = cards.find(name, pile)
    cards.move(card, pile, ROAD)
    cards.set_known(card, NOBODY if down else EVERYONE)
    return card


def read(reader: Reader, race: Race) -> None:
    _read_movement_cards(reader, race)
    _read_traps(reader, race)


def _read_movement_cards(reader: Reader, race: Race) -> None:
    hands = reader.list("hands") if reader.has("hands") else [[] for _ in range(race.seats)]
    if len(hands) != race.seats:
        reader.refuse(f"There must be {race.seats} hands, one for each seat, not {len(hands)}.")
    for seat, hand in enumerate(hands):
        if not isinstance(hand, list):
            reader.refuse(f"The hand of seat {seat} must be a list of Movement cards.")
        for name in hand:
            deal_face(race.cards, str(name), DECK, HAND + seat, f"the hand of seat {seat}", 1 << seat)
    for number, entry in enumerate(reader.list("seen_cards") if reader.has("seen_cards") else [], 1):
        inner = Reader(entry, f"seen card {number}", BadPosition)
        owner = inner.number("hand", 0, race.seats - 1)
        card = race.hand(owner)[inner.number("card", 0, len(race.hand(owner)) - 1)]
        race.cards.set_known(card, 1 << owner | _seen_by(inner, race))
        inner.done()
    _pile(reader, race, "discard", DECK, DISCARD, EVERYONE)
    if reader.has("deck"):
        arrange_faces(race.cards, DECK, reader.texts("deck"), "the Movement deck")


def _seen_by(inner: Reader, race: Race) -> int:
    seats = 0
    for seat in inner.numbers("seen", 0, race.seats - 1):
        seats |= 1 << seat
    return seats


def _read_traps(reader: Reader, race: Race) -> None:
    if race.rules.no_plans:
        for card in [card for card in race.cards.at(TRAP_DECK) if race.cards.face(card) == FAILED_PLAN]:
            race.cards.move(card, TRAP_DECK, REMOVED)
            race.cards.set_known(card, EVERYONE)
    traps = reader.table("traps") if reader.has("traps") else Reader({}, "the traps", BadPosition)
    for name in traps.data:
        tile = int(name) if name.isascii() and name.isdigit() and len(name) < 3 else 0
        on_start = race.agreed.dastardly_stops_at_start and 1 <= tile <= GRID  # WR-5.4
        if str(tile) != name or not (on_start or (GRID < tile < race.finish and race.on_road(tile) >= 0)):
            reader.refuse(f"No trap can lie on tile '{name}'.")
        if (count_on(race, tile) and not race.over) or race.ground[tile] == HIDDEN:
            reader.refuse(f"No trap can lie on tile {tile}: it would have been sprung, or the tile lies face down.")
        inner = traps.table(name)
        known = NOBODY
        if inner.has("seen"):
            known = _seen_by(inner, race)
        elif race.rules.open_traps:
            known = EVERYONE
        deal_face(race.cards, inner.text("trap"), TRAP_DECK, TRAP_ON + tile, "the traps on the road", known)
        inner.done()
    _pile(reader, race, "trap_discard", TRAP_DECK, TRAP_DISCARD, EVERYONE)
    _pile(reader, race, "trap_box", TRAP_DECK, TRAP_BOX, NOBODY)
    if race.dastardly == OUT_OF_FUEL:
        if not reader.has("trap_box"):
            race.cards.move_all(TRAP_DECK, TRAP_BOX)
    elif race.cards.at(TRAP_BOX):
        reader.refuse("Traps go back to the box only when Dastardly has run out of fuel.")
    if reader.has("trap_deck"):
        arrange_faces(race.cards, TRAP_DECK, reader.texts("trap_deck"), "the trap deck")
    if race.dastardly == OUT_OF_FUEL and race.cards.at(TRAP_DECK):
        reader.refuse("When Dastardly has run out of fuel, the trap deck is back in the box.")


def _pile(reader: Reader, race: Race, name: str, here: int, there: int, known: int) -> None:
    for face in reader.texts(name) if reader.has(name) else []:
        deal_face(race.cards, face, here, there, f"'{name}'", known)
