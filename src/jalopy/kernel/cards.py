"""Cards: everything that has a hidden face, who knows it, and where it lies.

A card is an id. Its face, and the seats that know it, change only through `show`, `blur`, `shuffle` and `redeal`.
Shuffling moves faces over ids, so an id says nothing about a face. A place (a pile, a hand, a space of the board) is a
number; what lies there is a list of ids, the top one last. Copies share all lists until one of them changes.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from jalopy.kernel.chance import Source

EVERYONE: Final = -1  # as a set of seats it holds every seat, and spectators too
NOBODY: Final = 0


@mypyc_attr(acyclic=True)
class Cards:
    def __init__(
        self, faces: list[str], known: list[int], backs: list[list[int]], places: list[list[int]], shown: int
    ) -> None:
        self.faces = faces
        self.known = known  # per card a set of seats, as bits
        self.backs = backs  # ids that look alike from behind; never changes once a match began
        self.places = places
        self.shown = shown  # how often somebody learnt a face
        self._own_faces = False
        self._own_known = False
        self._own_places = 0  # a set of places, as bits

    def copy(self) -> "Cards":
        self._own_faces = self._own_known = False
        self._own_places = 0
        return Cards(self.faces, self.known, self.backs, self.places, self.shown)

    def copy_over(self, given_up: "Cards") -> None:
        self._own_faces = self._own_known = False
        self._own_places = 0
        given_up._own_faces = given_up._own_known = False
        given_up._own_places = 0
        given_up.faces = self.faces
        given_up.known = self.known
        given_up.backs = self.backs
        given_up.places = self.places
        given_up.shown = self.shown

    def add(self, faces: list[str], place: int) -> None:
        """New cards with one back, face down, known to nobody, onto a place; the last one on top."""
        first = len(self.faces)
        self.faces.extend(faces)
        self.known.extend([NOBODY] * len(faces))
        ids = list(range(first, len(self.faces)))
        self.backs.append(ids)
        self._lying(place).extend(ids)

    # --- where they lie -------------------------------------------------------------------------------------------

    def at(self, place: int) -> list[int]:
        """What lies at a place, to be read only."""
        return self.places[place]

    def _lying(self, place: int) -> list[int]:
        """The same, to be changed."""
        if self._own_places >> place & 1 == 0:
            if self._own_places == 0:
                self.places = self.places.copy()
            self.places[place] = self.places[place].copy()
            self._own_places |= 1 << place
        return self.places[place]

    def draw(self, place: int) -> int:
        """Take the top card. Rules draw through the table, so that a script can name the card."""
        return self._lying(place).pop()

    def put(self, card: int, place: int) -> None:
        """Lay a card on top of a place."""
        self._lying(place).append(card)

    def move(self, card: int, here: int, there: int) -> None:
        """Take this card from one place to another."""
        self._lying(here).remove(card)
        self._lying(there).append(card)

    def move_all(self, here: int, there: int) -> None:
        self._lying(there).extend(self.places[here])
        self._lying(here).clear()

    def arrange(self, place: int, cards: list[int]) -> None:
        """Lay exactly these there, for positions."""
        self._lying(place)[:] = cards

    # --- faces and who knows them ---------------------------------------------------------------------------------

    def face(self, card: int) -> str:
        """The face itself: for rules at work, never for a view."""
        return self.faces[card]

    def find(self, face: str, place: int) -> int:
        """The first card with this face at a place, or -1."""
        for card in self.places[place]:
            if self.faces[card] == face:
                return card
        return -1

    def seen(self, card: int, seat: int | None) -> str | None:
        """The face if the seat (None: a spectator) knows it."""
        return self.faces[card] if self.knows(card, seat) else None

    def seen_by_all(self, cards: list[int]) -> list[str | None]:
        """The faces of those that lie open, as anybody sees them."""
        faces, known = self.faces, self.known
        return [faces[card] if known[card] == EVERYONE else None for card in cards]

    def knows(self, card: int, seat: int | None) -> bool:
        known = self.known[card]
        return known == EVERYONE if seat is None else known >> seat & 1 == 1

    def set_known(self, card: int, seats: int) -> None:
        """Exactly these seats know the face, for positions; rules use `show` and `blur`."""
        if not self._own_known:
            self.known = self.known.copy()
            self._own_known = True
        self.known[card] = seats

    def show(self, card: int, seat: int) -> None:
        """One seat looks at the face."""
        known = self.known[card]
        if known >> seat & 1 == 0:
            self.set_known(card, known | 1 << seat)
            self.shown += 1

    def show_all(self, card: int) -> None:
        """The card is turned face up."""
        if self.known[card] != EVERYONE:
            self.set_known(card, EVERYONE)
            self.shown += 1

    def remind(self) -> None:
        """Faces that lay open once come to light again: whoever has forgotten them learns them anew."""
        self.shown += 1

    def blur(self, cards: list[int], seeing: list[int]) -> None:
        """A card leaves or joins this hidden group: the seats that do not see which forget the whole group."""
        seats = 0
        for seat in seeing:
            seats |= 1 << seat
        for card in cards:
            if self.known[card] & seats != self.known[card]:
                self.set_known(card, self.known[card] & seats)

    def _mix(self, cards: list[int], source: Source) -> None:
        """Faces change places by lot."""
        if not self._own_faces:
            self.faces = self.faces.copy()
            self._own_faces = True
        faces = self.faces
        i: i64 = len(cards) - 1
        while i > 0:
            here: i64 = cards[i]
            there: i64 = cards[source.below(i + 1)]
            face = faces[here]
            faces[here] = faces[there]
            faces[there] = face
            i -= 1

    def shuffle(self, place: int, source: Source) -> None:
        """Faces move over the ids at a place, and nobody knows any of them."""
        self._mix(self.places[place], source)
        self.blur(self.places[place], [])

    def swap(self, card: int, other: int) -> None:
        """Two cards nobody knows trade faces: how a script brings a named card to the top."""
        faces = self.faces.copy()
        faces[card], faces[other] = faces[other], faces[card]
        self.faces = faces
        self._own_faces = True

    def redeal(self, seats: int, source: Source) -> None:
        """Deal anew what none of these seats knows: among cards with the same back, unknown faces change places.

        They are put in order first, so that what comes of it does not hang on where they lay.
        """
        mask: i64 = seats
        known = self.known
        if not self._own_faces:
            self.faces = self.faces.copy()
            self._own_faces = True
        faces = self.faces
        for group in self.backs:
            unknown = [card for card in group if known[card] & mask == 0]
            in_order = [faces[card] for card in unknown]
            in_order.sort()
            for place, card in enumerate(unknown):
                faces[card] = in_order[place]
            self._mix(unknown, source)


def no_cards(places: int = 0) -> Cards:
    """An empty box with so many places."""
    return Cards([], [], [], [[] for _ in range(places)], 0)
