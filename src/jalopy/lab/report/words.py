"""The words of a report: sentences from the catalogues beside this file, and numbers as the language writes them."""

import re
from pathlib import Path
from typing import Any, Final

from jalopy.bots import registry
from jalopy.kernel.game import Game
from jalopy.kernel.settings import Value, Values
from jalopy.texts import SOURCE_LANGUAGE, MissingText, Texts

FOLDER: Final = Path(__file__).resolve().parent
NB: Final = "\u00a0"
COMMAS: Final = ("de",)  # languages whose decimals stand behind one
SPELT: Final = 8  # numbers up to this are spelt out


class Words:
    """Sentences may hold *what is to be bold*."""

    def __init__(self, game: Game[Any], language: str = SOURCE_LANGUAGE, settings: Values | None = None) -> None:
        self._report = Texts(
            None, language, strict=True, folders=(FOLDER,)
        )  # alone: no word is taken for a card's name
        self._game = Texts(game, language, settings=settings)
        self.language = self._report.language

    def say(self, message: str, **facts: object) -> str:
        return self._report.say(message, facts)

    # --- numbers --------------------------------------------------------------------------------------------------------

    def number(self, number: float, digits: int = 0) -> str:
        written = f"{number:,.{digits}f}".replace("-", "−")
        if self.language in COMMAS:
            written = written.translate(str.maketrans(",.", ".,"))
        return written

    def percent(self, rate: float) -> str:
        return f"{self.number(rate * 100)}{NB}%"

    def between(self, low: float, high: float) -> str:
        return self.say("between", low=self.number(low * 100), high=self.percent(high))

    def signed(self, size: float, digits: int = 0) -> str:
        return ("+" if size > 0 else "") + self.number(size, digits)

    def rounded(self, count: int) -> str:
        """To what anybody can remember."""
        digits = max(0, len(str(count)) - 2)
        return self.number(round(count / 10**digits) * 10**digits)

    def spelt(self, count: int) -> str:
        return self.say("spelt", number=count) if 0 <= count <= SPELT else self.number(count)

    def ordinal(self, place: int, of: int) -> str:
        """Who goes: first, second, and so on to last."""
        return self.say("goes-last") if place == of and of > 1 else self.say("goes", number=place)

    def short_ordinal(self, place: int, of: int) -> str:
        return self.say("goes-last.short") if place == of and of > 1 else self.say("goes.short", number=place)

    # --- names ----------------------------------------------------------------------------------------------------------

    def name(self, word: str) -> str:
        """Of a racer, character, car or card. The game itself has no name for a car's colour that none of its pieces has."""
        own = self._game.name(word)
        return _capital(own if self._game.has_name(word) else self._or_else(f"name-{word}", own))

    def bot(self, name: str) -> str:
        """Bots of one's own go by their names."""
        return self._game.say(f"bot-{name}") if registry.is_name(name) and ":" not in name else name

    def question(self, kind: str) -> str:
        """A kind of question in two or three words; of a game that does not come with Jalopy, by its key."""
        return self._or_else(f"asked-{kind}", re.sub("[-_:]+", " ", kind))

    def setting(self, name: str, value: Value) -> str:
        return f"{self._game.setting(name)}: {self._game.setting_value(name, value)}"

    def use(self, sort: str, item: str) -> str:
        """What was made use of, as a label."""
        name = self._game.name(item) if self._game.has_name(item) else item
        return _capital(self._or_else(f"use-{sort}", name or sort, item=name))

    def sort(self, sort: str) -> str:
        return self._or_else(f"use-{sort}.sort", sort)

    def column(self, key: str) -> str:
        """The head of a column; one for each seat ends with its number. What has no message stands for itself."""
        name, _, seat = key.rpartition("-")
        return (
            self._or_else(f"column-{name}", key, number=int(seat) + 1)
            if seat.isdecimal()
            else self._or_else(f"column-{key}", key)
        )

    def names(self, names: list[str]) -> str:
        """Joined: one, another and a third."""
        return (
            names[0]
            if len(names) == 1
            else self._game.say("list", {"before": ", ".join(names[:-1]), "last": names[-1]})
        )

    def one_of(self, words: list[str]) -> str:
        """Joined: one, another or a third."""
        return words[0] if len(words) == 1 else self.say("either", before=", ".join(words[:-1]), last=words[-1])

    def _or_else(self, message: str, other: str, **facts: object) -> str:
        try:
            return self.say(message, **facts)
        except MissingText:
            return other


def _capital(name: str) -> str:
    return name[:1].upper() + name[1:]
