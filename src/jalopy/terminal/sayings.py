"""The words of the terminal: a match's texts, those of its board, the terminal's own, and who is called what."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from jalopy.catalogues import folders_of
from jalopy.kernel.game import Place
from jalopy.kernel.match import Match
from jalopy.kernel.questions import Barred, Facts, Option, Question
from jalopy.texts import Texts

FOLDER: Final = Path(__file__).resolve().parent
BOT_NAMES: Final = ("Rusty", "Bolt", "Gasket", "Sprocket", "Clunker", "Dent")


class Sayings:
    """Sentences as one reader gets them: a seat, or None for everybody round the screen."""

    def __init__(self, match: Match, language: str, people: Sequence[int], strict: bool = False) -> None:
        track = match.view().get("track")
        length = track["length"] if isinstance(track, dict) else 0
        self.texts = Texts(
            match.game,
            language,
            settings=match.settings,
            track_length=length,
            strict=strict,
            folders=(*folders_of(match.game), folders_of(match.game)[0] / "terminal", FOLDER),
        )
        self.people = list(people)
        self.names = ["" if seat in people else BOT_NAMES[seat % len(BOT_NAMES)] for seat in range(match.seats)]
        self.reader: int | None = people[0] if len(people) == 1 else None

    def say(self, message: str, **facts: object) -> str:
        return self.texts.say(message, dict(facts), self.names, self.reader)

    def event(self, event: Facts) -> str:
        return self.texts.event(event, self.names, self.reader)

    def question(self, question: Question) -> str:
        return self.texts.question(question, self.names, self.reader)

    def place(self, place: Place) -> str:
        return self.texts.place(place, self.names, self.reader)

    def option(self, key: str) -> str:
        return self.texts.option(key)

    def hint(self, option: Option) -> str:
        return self.texts.hint(option)

    def barred(self, barred: Barred) -> str:
        return self.texts.barred(barred)

    def name(self, value: str) -> str:
        return self.texts.name(value)

    def player(self, seat: int) -> str:
        return self.texts.player(seat, self.names)

    def who(self, seat: int, short: bool) -> str:
        """Who sits there, for a column of the table."""
        if seat == self.reader:
            return self.say("you")
        if seat in self.people:
            return f"#{seat + 1}" if short else self.player(seat)
        return "" if short else self.player(seat)
