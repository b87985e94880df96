"""Cards where a position says they lie: every one is taken from the box, so none can be there twice or be missing."""

from jalopy.kernel.cards import Cards
from jalopy.kernel.errors import BadPosition


def deal_face(cards: Cards, face: str, here: int, there: int, where: str, known: int) -> int:
    """A card with this face from one place to another, and who knows it; the card."""
    card = cards.find(face, here)
    if card < 0:
        raise BadPosition(f"There is no '{face}' left in the box for {where}.")
    cards.move(card, here, there)
    cards.set_known(card, known)
    return card


def arrange_faces(cards: Cards, place: int, faces: list[str], where: str) -> None:
    """The cards of a place in the order of their faces, none left out."""
    left = cards.at(place).copy()
    pile: list[int] = []
    for face in faces:
        card = next((card for card in left if cards.face(card) == face), -1)
        if card < 0:
            raise BadPosition(f"There is no '{face}' left in the box for {where}.")
        left.remove(card)
        pile.append(card)
    if left:
        raise BadPosition(f"The position loses {len(left)} of {where}, for example '{cards.face(left[0])}'.")
    cards.arrange(place, pile)
