"""What is on the screen: whose view, how far the story has been told, and the picture of it."""

from collections.abc import Sequence
from typing import Final, cast

from rich.console import RenderableType
from rich.text import Text

from jalopy.kernel.chance import CommittedChance
from jalopy.kernel.changes import Change, fold
from jalopy.kernel.match import Match
from jalopy.kernel.questions import Facts
from jalopy.terminal import paint
from jalopy.terminal.board import View
from jalopy.terminal.boards import board_for
from jalopy.terminal.pages import log_line
from jalopy.terminal.sayings import Sayings
from jalopy.terminal.screen import Screen

LOG_AT_LEAST: Final = 3
DECISION: Final = 6  # lines that are kept free for it, so that the log does not jump

Plans = dict[int, str]  # by space, the number of the answer that leads there


class Look:
    """The match as the people at the screen see it: a single person by the own view, several by what all may know."""

    def __init__(self, match: Match, language: str, people: Sequence[int], screen: Screen) -> None:
        self.match = match
        self.people = people
        self.screen = screen
        self.sayings = Sayings(match, language, people)
        self.board = board_for(match, self.sayings)
        self.seat = self.sayings.reader  # whose view it is
        self.told = 0  # so many events have been shown
        self.shown: View = match.opening(self.seat)

    def through(self, seat: int | None) -> None:
        """From now on as this seat, or as everybody, may see it, where the telling has got to."""
        self.seat = self.sayings.reader = seat
        self.shown = self._scene_before() if self.told < len(self.match.table.stream) else self.match.view(seat)

    def as_it_stands(self) -> None:
        """Everything so far counts as told."""
        self.told = len(self.match.table.stream)
        self.through(self.seat)

    def catch_up(self) -> None:
        """Show what has happened since, scene after scene."""
        self.shown = self._scene_before()
        for scene in self.match.scenes(self.told, self.seat):
            self.told += 1
            self.shown = cast(View, fold(self.shown, cast(Change, scene["change"])))
            if not self.screen.drawn:
                self.screen.print(self.line(scene))
            elif self.screen.paced:
                self.draw(self._waiting(), self._skipping(), {})
                self.screen.pause(self.board.pause(scene))
        self.shown = self.match.view(self.seat)

    def _scene_before(self) -> View:
        """The view after all that has been told."""
        return self.match.watcher(self.seat).folded(self.told)

    def events(self) -> list[Facts]:
        """All that has been told."""
        return self.match.events(0, self.seat)[: self.told]

    # --- drawing --------------------------------------------------------------------------------------------------------

    def draw(self, decision: RenderableType, keys: Text, plans: Plans) -> None:
        self.screen.picture(self.frame(decision, keys, plans))

    def frame(self, decision: RenderableType, keys: Text, plans: Plans) -> list[str]:
        """The whole picture: header, board, as much of the log as there is room for, and the decision.

        Where the screen is too low for it, the lines that only help go first, then the older part of the log, and at
        last the upper edge of the board: the decision stays.
        """
        scene = self.board.scene(self.shown, plans, self.screen.width, dice=True)
        top = [*self.screen.lines(self._header()), *(self.screen.lines(scene) if scene is not None else [])]
        bottom = self.screen.lines(decision)
        helping = self.screen.lines(keys)
        room = self.screen.height - 1 - len(top) - len(bottom)
        if room < LOG_AT_LEAST + len(helping) + 2:
            return [*top, *self._log(max(1, room)), *bottom][-(self.screen.height - 1) :]
        room -= len(helping) + 2
        spare = max(0, min(DECISION - len(bottom), room - LOG_AT_LEAST))
        log = self._log(room - spare)
        free = room - spare - len(log)
        rule = "─" * self.screen.width
        return [*top, rule, *log, *[""] * free, rule, *bottom, *[""] * spare, *helping]

    def print_board(self, plans: Plans) -> None:
        scene = self.board.scene(self.shown, plans, self.screen.width, dice=False)
        self.screen.print(Text(), self._header(), *([scene] if scene is not None else []))

    def line(self, event: Facts) -> RenderableType:
        return log_line(event, self.board, self.sayings)

    def _log(self, room: int) -> list[str]:
        """The end of the story, as many lines as there is room for; no event takes less than one."""
        first = max(0, self.told - room)
        lines: list[str] = []
        for event in self.match.events(first, self.seat)[: self.told - first]:
            lines += self.screen.lines(self.line(event))
        return lines[-room:]

    def _header(self) -> Text:
        title = f" {self.match.game.rulebook.title} "
        header = Text.assemble((title, f"bold {paint.OIL} on {paint.SPARK}"), " ", self.board.heading(self.shown))
        chance = self.match.chance
        if isinstance(chance, CommittedChance):
            seal = self.sayings.say("terminal-sealed", seal=f"{chance.commitment[:8]}…")
            room = self.screen.width - header.cell_len - len(seal)
            if room > 0:
                header.append(" " * room + seal, "dim")
        return header

    def _waiting(self) -> Text:
        question = self.match.question
        return Text("" if question is None else self.board.acting(self.shown, question.seat), "bold")

    def _skipping(self) -> Text:
        return Text(self.sayings.say("terminal-skip") if self.people else "", "dim")
