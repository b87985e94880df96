"""What the table needs to know about a game to show it; this plain board makes do with words."""

from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from jalopy.kernel.match import Match
from jalopy.kernel.questions import Facts, Option, Question
from jalopy.terminal.sayings import Sayings

View = dict[str, Any]
"""What is shown: a view of the match, as it was when the last event that has been told had happened."""


class Outlook:
    """What is sure to follow an answer, and the space its racer would stand on."""

    def __init__(self, phrase: str, space: int | None) -> None:
        self.phrase = phrase
        self.space = space


class Board:
    """A game without a drawing: questions, answers and the log are all there is to see."""

    def __init__(self, match: Match, sayings: Sayings) -> None:
        self.match = match
        self.sayings = sayings

    def heading(self, shown: View) -> str:
        """Where in the match we are."""
        return ""

    def scene(self, shown: View, plans: dict[int, str], width: int, dice: bool) -> RenderableType | None:
        """The drawing, with or without dice; `plans` says which answers lead to which spaces."""
        return None

    def legend(self) -> list[str]:
        """What the signs of the drawing mean."""
        return []

    def welcome(self) -> list[str]:
        """What somebody who sits down should know of the game and the own pieces."""
        return []

    def dice(self, shown: View, width: int) -> RenderableType | None:
        """The dice on the table."""
        return None

    def belongings(self, shown: View, seat: int) -> list[str]:
        """What a seat holds, in words."""
        return []

    def covered(self, shown: View, seat: int) -> bool:
        """Whether the seat sees things that others round the same screen must not."""
        return True

    def acting(self, shown: View, seat: int) -> str:
        """Who is at work, while a bot is."""
        return self.sayings.say("terminal-choosing", seat=seat)

    def badge(self, event: Facts) -> Text:
        """Two characters in front of a line of the log."""
        return Text("  ")

    def outlook(self, question: Question, option: Option, shown: View) -> Outlook:
        return Outlook(self.sayings.hint(option), None)

    def odds(self, shown: View) -> RenderableType:
        return Text(self.sayings.say("terminal-odds-none"))

    def pause(self, event: Facts) -> float:
        """How many seconds one needs to take the event in."""
        return 0.4

    def ending(self, width: int) -> RenderableType:
        """The final order, with reasons."""
        say = self.sayings
        places = [f"{place.place}. {say.player(place.seat)}: {say.place(place)}" for place in self.match.standing]
        return Group(Text(say.say("panel-over"), "bold"), *map(Text, places))
