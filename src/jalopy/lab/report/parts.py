"""What the page of a report is made of: findings in words, and figures with the tables behind them."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from jalopy.kernel.questions import Facts
from jalopy.lab.report.words import NB

HALF: Final = 524.0  # so wide is half of a wide page,
THIRD: Final = 336.0  # a third,
PHONE: Final = 350.0  # and all of a phone's


@dataclass(frozen=True)
class Finding:
    figure: str  # the number that stands large
    about: str  # what it is the number of, in two or three words
    text: str
    note: str
    effect: float  # how large it is beside what would be fair, 0 where that is not settled: the largest come first

    def as_data(self) -> Facts:
        return {"figure": self.figure, "about": self.about, "text": plain(self.text), "note": plain(self.note)}


def plain(text: str) -> str:
    return text.replace("*", "").replace(NB, " ")


def sentences(found: Sequence[Finding]) -> list[str]:
    return [plain(f"{finding.text} {finding.note}") for finding in found]


Cells = tuple[object, ...]


@dataclass(frozen=True)
class Figure:
    """Columns go by keys, which a page turns into words."""

    key: str
    title: str
    sub: str
    wide: str
    narrow: str  # the same where one will do
    caption: str
    heads: tuple[str, ...]
    rows: Sequence[Cells]
    room: str = "third"  # how much of a wide page it takes: third, half or whole
    asks: str = "fair"  # which of the four questions it belongs to: fair, long, tense, skilful

    def as_data(self) -> Facts:
        return {
            "title": self.title,
            "about": self.sub,
            "caption": plain(self.caption),
            "columns": list(self.heads),
            "rows": [list(row) for row in self.rows],
        }
