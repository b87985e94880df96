"""Names that look alike: at one table nobody can pass for somebody else.

What people see of a name is reduced to a skeleton: marks and accents fall away, letters of other scripts become the Latin
ones they look like, and so do digits. Not every trick of every script is known here, but those that keyboards offer are.
"""

import unicodedata
from typing import Final

# Small letters, as they are after `casefold`: what stands on the left looks like what stands on the right.
_ALIKE: Final = {
    "а": "a", "ɑ": "a", "α": "a",
    "в": "b", "ь": "b", "β": "b",
    "с": "c", "ϲ": "c", "ς": "c",
    "ԁ": "d", "ɗ": "d",
    "е": "e", "є": "e", "ε": "e", "ҽ": "e",
    "ɡ": "g", "ց": "g",
    "һ": "h", "н": "h", "η": "n",
    "і": "l", "ı": "l", "ι": "l", "ӏ": "l", "i": "l", "1": "l", "|": "l", "!": "l", "ǀ": "l",
    "ј": "j",
    "к": "k", "κ": "k",
    "м": "m", "ⅿ": "m",
    "п": "n", "ո": "n",
    "о": "o", "ο": "o", "σ": "o", "օ": "o", "0": "o", "ø": "o",
    "р": "p", "ρ": "p", "þ": "p",
    "ԛ": "q",
    "г": "r", "ɾ": "r",
    "ѕ": "s", "5": "s", "$": "s",
    "т": "t", "τ": "t",
    "υ": "u", "ս": "u", "μ": "u", "µ": "u",
    "ν": "v", "ѵ": "v",
    "ѡ": "w", "ω": "w", "ш": "w",
    "х": "x", "χ": "x",
    "у": "y", "γ": "y", "ү": "y",
    "ᴢ": "z", "ζ": "z",
    "3": "e", "4": "a", "8": "b",
}  # fmt: skip
_LOOKS: Final = str.maketrans(_ALIKE)


def skeleton(name: str) -> str:
    """Equal for names that people could take for each other."""
    plain = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).casefold())
    shown = "".join(sign for sign in plain if unicodedata.category(sign)[0] in "LNS" or sign in "|!")
    return shown.translate(_LOOKS).replace("rn", "m").replace("vv", "w") or name.casefold()
