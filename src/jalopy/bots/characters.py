"""Who bots are: a name that one can call across the table, a face, and a temper. How well they play is another matter.

The sentence about each is the message `character-<key>`; the page draws the face of that key.
"""

from collections.abc import Collection
from typing import Final

# In no order of merit; as many as the largest table has chairs, and some to choose from.
NAMES: Final[dict[str, str]] = {
    "rusty": "Rusty",
    "bolt": "Bolt",
    "nelly": "Nelly",
    "sprocket": "Sprocket",
    "gus": "Gus",
    "trixie": "Trixie",
    "otto": "Otto",
    "pip": "Pip",
    "clank": "Clank",
    "maud": "Maud",
    "dex": "Dex",
    "wanda": "Wanda",
}
KEYS: Final = tuple(NAMES)
TEMPERS: Final[dict[str, str]] = {
    "rusty": "bold",
    "bolt": "cautious",
    "nelly": "even",
    "sprocket": "vengeful",
    "gus": "cautious",
    "trixie": "bold",
    "otto": "even",
    "pip": "bold",
    "clank": "vengeful",
    "maud": "vengeful",
    "dex": "cautious",
    "wanda": "even",
}


def another(taken: Collection[str], names: Collection[str], after: str = "", first: int = 0) -> str:
    """The next character after this one, or from number `first` on, who is not at the table and has no namesake there."""
    begin = KEYS.index(after) + 1 if after in NAMES else first
    called = {name.casefold() for name in names}
    for step in range(len(KEYS)):
        key = KEYS[(begin + step) % len(KEYS)]
        if key not in taken and NAMES[key].casefold() not in called:
            return key
    return ""
