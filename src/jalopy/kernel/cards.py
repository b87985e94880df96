"""Cards: everything that has a hidden face, and who knows it.

A card is an id. Piles, hands and places are lists of ids in a game's state; the face of an id, and the seats that know
it, live here and change only through `show`, `blur`, `shuffle` and `redeal`. Shuffling moves faces over ids, so an id
says nothing about a face.
"""

from typing import Final

from jalopy.kernel.chance import Source

EVERYONE: Final = -1  # as a set of seats it holds every seat, and spectators too
NOBODY: Final = 0


class Cards:
    def __init__(self) -> None:
        self.faces: list[str] = []
        self.known: list[int] = []  # per card a set of seats, as bits
        self.shown = 0  # how often somebody learnt a face
        self.backs: list[list[int]] = []  # ids that look alike from behind; never changes once a match began

    def copy(self) -> "Cards":
        other = Cards()
        other.faces = self.faces.copy()
        other.known = self.known.copy()
        other.shown = self.shown
        other.backs = self.backs
        return other

    def add(self, faces: list[str]) -> list[int]:
        """New cards with one back, face down, known to nobody; their ids, the last one on top."""
        first = len(self.faces)
        self.faces.extend(faces)
        self.known.extend([NOBODY] * len(faces))
        ids = list(range(first, len(self.faces)))
        self.backs.append(ids)
        return ids.copy()

    def face(self, card: int) -> str:
        """The face itself: for rules at work, never for a view."""
        return self.faces[card]

    def seen(self, card: int, seat: int | None) -> str | None:
        """The face if the seat (None: a spectator) knows it."""
        return self.faces[card] if self.knows(card, seat) else None

    def knows(self, card: int, seat: int | None) -> bool:
        known = self.known[card]
        return known == EVERYONE if seat is None else known >> seat & 1 == 1

    def show(self, card: int, seat: int) -> None:
        """One seat looks at the face."""
        known = self.known[card]
        if known >> seat & 1 == 0:
            self.known[card] = known | 1 << seat
            self.shown += 1

    def show_all(self, card: int) -> None:
        """The card is turned face up."""
        if self.known[card] != EVERYONE:
            self.known[card] = EVERYONE
            self.shown += 1

    def blur(self, group: list[int], seeing: list[int]) -> None:
        """A card leaves or joins this hidden group: the seats that do not see which forget the whole group."""
        seats = 0
        for seat in seeing:
            seats |= 1 << seat
        for card in group:
            self.known[card] &= seats

    def shuffle(self, pile: list[int], source: Source) -> None:
        """Faces move over the pile's ids, and nobody knows any of them."""
        faces = self.faces
        known = self.known
        i = len(pile) - 1
        while i > 0:
            j = source.below(i + 1)
            here = pile[i]
            there = pile[j]
            face = faces[here]
            faces[here] = faces[there]
            faces[there] = face
            i -= 1
        for card in pile:
            known[card] = NOBODY

    def swap(self, card: int, other: int) -> None:
        """Two cards nobody knows trade faces: how a script brings a named card to the top."""
        face = self.faces[card]
        self.faces[card] = self.faces[other]
        self.faces[other] = face

    def redeal(self, seat: int, source: Source) -> None:
        """Deal anew what the seat does not know: among cards with the same back, unknown faces change places."""
        bit = 1 << seat
        faces = self.faces
        known = self.known
        for group in self.backs:
            unknown: list[int] = []
            for card in group:
                if known[card] & bit == 0:
                    unknown.append(card)
            i = len(unknown) - 1
            while i > 0:
                here = unknown[i]
                there = unknown[source.below(i + 1)]
                face = faces[here]
                faces[here] = faces[there]
                faces[there] = face
                i -= 1
