"""What is wrong with settings, in the words that people read."""

from collections.abc import Sequence

from jalopy import games
from jalopy.kernel.errors import Fault
from jalopy.texts import Texts


def said(faults: Sequence[Fault], game: str) -> str:
    """The first of them as an English sentence; "" if nothing is wrong."""
    texts = Texts(games.find(game), strict=True)
    sentences = [texts.refused(fault.key, fault.facts) for fault in faults]
    return sentences[0] if sentences else ""
