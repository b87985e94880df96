"""Cards: everything that has a hidden face, who knows it, and where it lies.

A card is an id. Its face, and the seats that know it, change only through `show`, `blur`, `shuffle` and `redeal`.
Shuffling moves faces over ids, so an id says nothing about a face. A place (a pile, a hand, a space of the board) is a
number; what lies there is a list of ids, the top one last. Copies share everything until one of them changes; places
with one card or none share their list for good.
"""

from typing import Final

from mypy_extensions import i16, i64, mypyc_attr

from jalopy.kernel._vecs import vec
from jalopy.kernel.chance import Source

EVERYONE: Final = -1  # as a set of seats it holds every seat, and spectators too
NOBODY: Final = 0
NOTHING: Final[list[int]] = []  # lies at an empty place; never to be changed
NO_NUMBERS: Final[dict[str, int]] = {}


class Prints:
    """What cards there are; it never changes once a match began, so all copies share it."""

    def __init__(self) -> None:
        self.faces: list[str] = []  # back by back, each of its faces once, in order
        self.numbers: list[int] = []  # by which the game knows each of them
        self.backs: list[list[int]] = []  # ids that look alike from behind, one after the other
        self.ends: list[int] = []  # by back, how many faces there are with it and those before
        self.alone: list[list[int]] = []  # by card, a place where nothing else lies; never to be changed


@mypyc_attr(acyclic=True)
class Cards:
    def __init__(
        self, prints: Prints, faces: "vec[i16]", known: "vec[i16]", places: list[list[int]], shown: int
    ) -> None:
        self.prints = prints
        self._faces = faces  # by card, the number of its face among all that there are
        self._known = known  # by card a set of seats, as bits
        self.places = places
        self.shown = shown  # how often somebody learnt a face
        self.changes: i64 = 0  # of whatever lies or is known here; only compared with itself
        self._own_faces = False
        self._own_known = False
        self._own_places = False
        self._own_piles = 0  # a set of places, as bits

    def copy(self) -> "Cards":
        self._own_faces = self._own_known = self._own_places = False
        self._own_piles = 0
        return Cards(self.prints, self._faces, self._known, self.places, self.shown)

    def copy_over(self, given_up: "Cards") -> None:
        self._own_faces = self._own_known = self._own_places = False
        self._own_piles = 0
        given_up._own_faces = given_up._own_known = given_up._own_places = False
        given_up._own_piles = 0
        given_up.prints = self.prints
        given_up._faces = self._faces
        given_up._known = self._known
        given_up.places = self.places
        given_up.shown = self.shown

    def add(self, faces: list[str], place: int, numbers: dict[str, int] = NO_NUMBERS) -> None:
        """New cards with one back, face down, known to nobody, onto a place; the last one on top.

        `numbers` are those by which the game knows the faces, where it counts with them.
        """
        prints = self.prints
        first, before = len(self._faces), len(prints.faces)
        printed = sorted(set(faces))
        lying = [*list(self._faces), *[before + printed.index(face) for face in faces]]
        self._faces = vec[i16]([i16(face) for face in lying])
        self._known = vec[i16]([i16(seats) for seats in [*self.known, *([NOBODY] * len(faces))]])
        ids = list(range(first, first + len(faces)))
        prints.faces.extend(printed)
        prints.numbers.extend([numbers.get(face, 0) for face in printed])
        prints.backs.append(ids)
        prints.alone.extend([[card] for card in ids])
        prints.ends.append(len(prints.faces))
        self._lying(place).extend(ids)

    # --- where they lie -------------------------------------------------------------------------------------------

    def at(self, place: int) -> list[int]:
        """What lies at a place, to be read only."""
        return self.places[place]

    def _lying(self, place: int) -> list[int]:
        """The same, to be changed."""
        self.changes += 1
        if self._own_piles >> place & 1 == 0:
            self._lay(place, self.places[place].copy())
            self._own_piles |= 1 << place
        return self.places[place]

    def _lay(self, place: int, cards: list[int]) -> None:
        """This lies there instead."""
        self.changes += 1
        if not self._own_places:
            self.places = self.places.copy()
            self._own_places = True
        self.places[place] = cards

    def _lay_shared(self, place: int, cards: list[int]) -> None:
        self._lay(place, cards)
        self._own_piles &= ~(1 << place)

    def draw(self, place: int) -> int:
        """Take the top card. Rules draw through the table, so that a script can name the card."""
        lying = self.places[place]
        if len(lying) == 1:
            self._lay_shared(place, NOTHING)
            return lying[0]
        return self._lying(place).pop()

    def put(self, card: int, place: int) -> None:
        """Lay a card on top of a place."""
        if self.places[place]:
            self._lying(place).append(card)
        else:
            self._lay_shared(place, self.prints.alone[card])

    def move(self, card: int, here: int, there: int) -> None:
        """Take this card from one place to another."""
        lying = self.places[here]
        if len(lying) == 1 and lying[0] == card:
            self._lay_shared(here, NOTHING)
        else:
            self._lying(here).remove(card)
        self.put(card, there)

    def move_all(self, here: int, there: int) -> None:
        for card in self.places[here]:
            self.put(card, there)
        self._lay_shared(here, NOTHING)

    def arrange(self, place: int, cards: list[int]) -> None:
        """Lay exactly these there, for positions."""
        self._lying(place)[:] = cards

    # --- faces and who knows them ---------------------------------------------------------------------------------

    @property
    def faces(self) -> list[str]:
        """By card; for whoever looks at all of them, never for a view."""
        printed = self.prints.faces
        return [printed[number] for number in self._faces]

    @property
    def known(self) -> list[int]:
        """By card the seats that know its face, as bits."""
        return [int(seats) for seats in self._known]

    @property
    def backs(self) -> list[list[int]]:
        """Cards that look alike from behind."""
        return self.prints.backs

    def __len__(self) -> int:
        return len(self._faces)

    def face(self, card: i64) -> str:
        """The face itself: for rules at work, never for a view."""
        return self.prints.faces[i64(self._faces[card])]

    def number(self, card: i64) -> int:
        """The number by which the game knows the face; like the face, never for a view."""
        return self.prints.numbers[i64(self._faces[card])]

    def find(self, face: str, place: int) -> int:
        """The first card with this face at a place, or -1."""
        for card in self.places[place]:
            if self.face(card) == face:
                return card
        return -1

    def seen(self, card: int, seat: int | None) -> str | None:
        """The face if the seat (None: a spectator) knows it."""
        return self.face(card) if self.knows(card, seat) else None

    def seen_by_all(self, cards: list[int]) -> list[str | None]:
        """The faces of those that lie open, as anybody sees them."""
        return [self.face(card) if self._known[card] == EVERYONE else None for card in cards]

    def knowing(self, card: i64) -> int:
        """The seats that know the face, as bits."""
        return self._known[card]

    def knows(self, card: int, seat: int | None) -> bool:
        known = self.knowing(card)
        return known == EVERYONE if seat is None else known >> seat & 1 == 1

    def set_known(self, card: int, seats: int) -> None:
        """Exactly these seats know the face, for positions; rules use `show` and `blur`."""
        self.changes += 1
        if not self._own_known:
            self._known = self._known[:]
            self._own_known = True
        self._known[card] = i16(seats)

    def show(self, card: int, seat: int) -> None:
        """One seat looks at the face."""
        known = self.knowing(card)
        if known >> seat & 1 == 0:
            self.set_known(card, known | 1 << seat)
            self.shown += 1

    def show_all(self, card: int) -> None:
        """The card is turned face up."""
        if self._known[card] != EVERYONE:
            self.set_known(card, EVERYONE)
            self.shown += 1

    def remind(self) -> None:
        """Faces that lay open once come to light again: whoever has forgotten them learns them anew."""
        self.shown += 1

    def blur(self, cards: list[int], seeing: list[int]) -> None:
        """A card leaves or joins this hidden group: the seats that do not see which forget the whole group."""
        seats: i64 = 0
        for seat in seeing:
            seats |= 1 << seat
        for card in cards:
            known = i64(self._known[card])
            if known & seats != known:
                self.set_known(card, known & seats)

    def _faces_to_change(self) -> "vec[i16]":
        self.changes += 1
        if not self._own_faces:
            self._faces = self._faces[:]
            self._own_faces = True
        return self._faces

    def _mix(self, cards: "vec[i16]", count: i64, source: Source) -> None:
        """Faces change places by lot among the first so many of these cards."""
        faces = self._faces_to_change()
        i: i64 = count - 1
        while i > 0:
            here = i64(cards[i])
            there = i64(cards[source.below(i + 1)])
            face = faces[here]
            faces[here] = faces[there]
            faces[there] = face
            i -= 1

    def shuffle(self, place: int, source: Source) -> None:
        """Faces move over the ids at a place, and nobody knows any of them."""
        pile = self.places[place]
        cards = vec[i16]([0] * len(pile))
        count: i64 = 0
        for card in pile:
            cards[count] = i16(card)
            count += 1
        self._mix(cards, count, source)
        self.blur(pile, [])

    def swap(self, card: i64, other: i64) -> None:
        """Two cards nobody knows trade faces: how a script brings a named card to the top."""
        faces = self._faces_to_change()
        faces[card], faces[other] = faces[other], faces[card]

    def redeal(self, seats: int, source: Source) -> None:
        """Deal anew what none of these seats knows: among cards with the same back, unknown faces change places.

        They are put in order first, so that what comes of it does not hang on where they lay.
        """
        mask: i64 = seats
        faces, known = self._faces_to_change(), self._known
        unknown = vec[i16]([0] * len(faces))
        there_are = vec[i16]([0] * len(self.prints.faces))  # by face, unknown ones
        card: i64 = 0
        face: i64 = 0
        for back, ids in enumerate(self.prints.backs):
            last: i64 = card + len(ids)
            count: i64 = 0
            while card < last:
                if i64(known[card]) & mask == 0:
                    unknown[count] = i16(card)
                    count += 1
                    there_are[i64(faces[card])] += 1
                card += 1
            end: i64 = self.prints.ends[back]
            place: i64 = 0
            while face < end:
                filled: i64 = place + i64(there_are[face])
                while place < filled:
                    faces[i64(unknown[place])] = i16(face)
                    place += 1
                face += 1
            self._mix(unknown, count, source)


def no_cards(places: int = 0) -> Cards:
    """An empty box with so many places."""
    return Cards(Prints(), vec[i16](), vec[i16](), [NOTHING] * places, 0)
