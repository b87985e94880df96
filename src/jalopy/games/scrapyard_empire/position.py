"""Positions: a match between two turns as plain data (documented in docs/positions.md).

Decks that are left out hold whatever is not named elsewhere, in the order of the box. Who knows what follows from where
a card lies: a hand is known to its owner, decks to nobody, everything else to all. What somebody knows besides stands
under `known`.
"""

from typing import Final

from jalopy.games.scrapyard_empire.components import INVENTION, KINDS, LIMITED, MACHINE, NAMES, PART
from jalopy.games.scrapyard_empire.ending import time_is_up
from jalopy.games.scrapyard_empire.places import CHARACTER, CHARACTER_DECK, DECK, PILE, built, own
from jalopy.games.scrapyard_empire.setup import unpack
from jalopy.games.scrapyard_empire.state import Yard
from jalopy.kernel.cards import EVERYONE, NOBODY
from jalopy.kernel.dealing import arrange_faces, deal_face
from jalopy.kernel.errors import BadPosition
from jalopy.kernel.questions import Facts
from jalopy.kernel.reading import Reader
from jalopy.kernel.settings import Values

LATEST: Final = 1_000_000
WORDS: Final = ("parts", "machines", "inventions")  # the fields of a player and of the table, by kind


def write(yard: Yard, settings: Values) -> Facts:
    position: Facts = {
        "seats": yard.seats,
        "settings": settings,
        "turn": yard.turn,
        "round": yard.round,
        "first": yard.first,
        "next": yard.next,
        "players": [_written_player(yard, seat) for seat in range(yard.seats)],
    }
    for kind, word in enumerate(WORDS):
        position[word] = {"deck": _faces(yard, DECK + kind), "scrap": _faces(yard, PILE + kind)}
    if yard.extra:
        position["extra"] = True
    if yard.lost:
        position["lost"] = True
    known = [_written_known(yard, name, at, card) for name, at, card in _secrets(yard)]
    if known:
        position["known"] = known
    return position


def _written_player(yard: Yard, seat: int) -> Facts:
    player: Facts = {}
    if yard.who[seat]:
        player["character"] = yard.who[seat]
    for kind, word in enumerate(WORDS):
        player[word] = _faces(yard, own(kind, seat))
    player["built"] = [
        {"card": yard.cards.face(card), "used": True} if card in yard.turned else yard.cards.face(card)
        for kind in (MACHINE, INVENTION)
        for card in yard.cards.at(built(kind, seat))
    ]
    uses = {name: yard.box.uses[name] - yard.uses_left(seat, name) for name in LIMITED}
    if any(uses.values()):
        player["uses"] = {name: count for name, count in uses.items() if count}
    if yard.slowed >> seat & 1:
        player["slowed"] = True
    if yard.is_careful(seat):
        player["careful"] = True
    return player


def _faces(yard: Yard, place: int) -> list[str]:
    return [yard.cards.face(card) for card in yard.cards.at(place)]


def _places(yard: Yard) -> dict[str, tuple[int, int]]:
    """Hidden places by name, and who knows the cards there as a rule."""
    places = {f"{KINDS[kind]}-deck": (DECK + kind, NOBODY) for kind in range(len(KINDS))}
    for seat in range(yard.seats):
        for kind in (MACHINE, INVENTION):
            places[f"{WORDS[kind]}-{seat}"] = (own(kind, seat), 1 << seat)
    return places


def _secrets(yard: Yard) -> list[tuple[str, int, int]]:
    """Hidden cards that more players know than as a rule: the place, the number there, the card."""
    return [
        (name, at, card)
        for name, (place, usual) in _places(yard).items()
        for at, card in enumerate(yard.cards.at(place))
        if yard.cards.knowing(card) != usual
    ]


def _written_known(yard: Yard, name: str, at: int, card: int) -> Facts:
    if yard.cards.knowing(card) == EVERYONE:
        return {"place": name, "at": at, "to": "all"}
    return {"place": name, "at": at, "to": [seat for seat in range(yard.seats) if yard.cards.knows(card, seat)]}


# --- reading ------------------------------------------------------------------------------------------------------


def read(reader: Reader, seats: int, values: Values) -> Yard:
    """A match from a position whose seats and settings are already checked."""
    yard = unpack(values, seats)
    players = reader.list("players")
    if len(players) != seats:
        reader.refuse(f"There must be {seats} players, one for each seat, not {len(players)}.")
    who: list[str] = []
    for seat, entry in enumerate(players):
        who.append(_read_player(Reader(entry, f"player {seat}", BadPosition), yard, seat))
    yard.who = who
    for kind, word in enumerate(WORDS):
        _read_decks(reader, yard, kind, word)
    _read_turn(reader, yard)
    if reader.has("known"):
        _read_known(reader, yard)
    reader.done()
    return yard


def _read_player(inner: Reader, yard: Yard, seat: int) -> str:
    who = ""
    if yard.agreed.with_characters:
        who = inner.text("character", yard.box.sets[str(yard.agreed.values["characters"])])
        deal_face(yard.cards, who, CHARACTER_DECK, CHARACTER + seat, f"player {seat}", EVERYONE)
    for kind, word in enumerate(WORDS):
        for face in inner.texts(word) if inner.has(word) else []:
            known = EVERYONE if kind == PART else 1 << seat
            deal_face(yard.cards, face, DECK + kind, own(kind, seat), f"the {word} of player {seat}", known)
    for entry in inner.list("built") if inner.has("built") else []:
        _read_built(inner, yard, seat, entry)
    if inner.has("uses"):
        _read_uses(inner.table("uses"), yard, seat)
    if inner.has("slowed") and _yes(inner, "slowed"):
        yard.slowed |= 1 << seat
    if inner.has("careful") and _yes(inner, "careful"):
        yard.careful |= 1 << seat
    inner.done()
    return who


def _read_built(inner: Reader, yard: Yard, seat: int, entry: object) -> None:
    used = False
    if isinstance(entry, dict):
        card = Reader(entry, f"a built card of player {seat}", BadPosition)
        name, used = card.text("card"), _yes(card, "used")
        card.done()
    elif isinstance(entry, str):
        name = entry
    else:
        inner.refuse(f"What player {seat} has built must be named, or be a table of 'card' and 'used'.")
    kind = INVENTION if name in NAMES[INVENTION] else MACHINE
    if kind == MACHINE and yard.cards.at(built(INVENTION, seat)):
        inner.refuse(f"Among what player {seat} has built, machines stand before inventions.")
    number = deal_face(yard.cards, name, DECK + kind, built(kind, seat), f"what player {seat} has built", EVERYONE)
    if used:
        yard.turn_sideways(number)


def _read_uses(inner: Reader, yard: Yard, seat: int) -> None:
    for name in inner.data:
        if name not in LIMITED:
            inner.refuse(f"'{name}' has no limited ability; those are: {', '.join(LIMITED)}.")
        for _ in range(inner.number(name, 0, yard.box.uses[name])):
            yard.count_use(seat, name)


def _read_decks(reader: Reader, yard: Yard, kind: int, word: str) -> None:
    inner = reader.table(word) if reader.has(word) else Reader({}, f"the {word}", BadPosition)
    for face in inner.texts("scrap") if inner.has("scrap") else []:
        deal_face(yard.cards, face, DECK + kind, PILE + kind, f"the scrap pile of {word}", EVERYONE)
    if inner.has("deck"):
        arrange_faces(yard.cards, DECK + kind, inner.texts("deck"), f"the deck of {word}")
    inner.done()


def _read_turn(reader: Reader, yard: Yard) -> None:
    last = yard.seats - 1
    yard.first = reader.number("first", 0, last) if reader.has("first") else 0
    yard.next = reader.number("next", 0, last) if reader.has("next") else yard.first
    latest = yard.agreed.rounds + 1 if yard.agreed.rounds else LATEST
    yard.round = reader.number("round", 1, latest) if reader.has("round") else 1
    gone = (yard.round - 1) * yard.seats + (yard.next - yard.first) % yard.seats
    yard.turn = reader.number("turn", gone + 1, LATEST) if reader.has("turn") else gone + 1
    if time_is_up(yard) and yard.next != yard.first:
        reader.refuse(f"After round {yard.agreed.rounds} the match is over, so nobody but player {yard.first} is next.")
    if reader.has("extra"):
        yard.extra = _yes(reader, "extra")
    if reader.has("lost"):
        yard.lost = _yes(reader, "lost")
        if yard.lost and not yard.agreed.beat_the_deck:
            reader.refuse("A match is lost to the deck only with the setting 'beat_the_deck'.")
    enough = [seat for seat in range(yard.seats) if yard.inventions_of(seat) >= yard.agreed.goal]
    if len(enough) > 1:
        reader.refuse(f"Players {enough[0]} and {enough[1]} cannot both have built {yard.agreed.goal} inventions.")
    if enough and yard.lost:
        reader.refuse("A match is not lost if it is won.")


def _read_known(reader: Reader, yard: Yard) -> None:
    places = _places(yard)
    for number, entry in enumerate(reader.list("known"), 1):
        inner = Reader(entry, f"'known' number {number}", BadPosition)
        place, usual = places[inner.text("place", list(places))]
        lying = yard.cards.at(place)
        if not lying:
            inner.refuse(f"{inner.where} names a place where no card lies.")
        card = lying[inner.number("at", 0, len(lying) - 1)]
        if inner.field("to") == "all":
            known = EVERYONE
        else:
            known = usual
            for seat in inner.numbers("to", 0, yard.seats - 1):
                known |= 1 << seat
        yard.cards.set_known(card, known)
        inner.done()


def _yes(reader: Reader, name: str) -> bool:
    value = reader.field(name)
    if not isinstance(value, bool):
        reader.refuse(f"'{name}' in {reader.where} is yes or no.")
    return value
