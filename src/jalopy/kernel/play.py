"""What the running rules work on, turn by turn."""

from typing import Any, Final

from mypy_extensions import mypyc_attr

from jalopy.kernel.events import digest
from jalopy.kernel.game import Game, State
from jalopy.kernel.questions import Answered, Rules
from jalopy.kernel.table import Table

# Of every eighth turn the start is kept in any case: there begins what is played again.
MILESTONE: Final = 8


@mypyc_attr(acyclic=True)
class Redeal:
    """Where in a turn's answers the unknown was dealt anew, for whom, and by which key."""

    def __init__(self, place: int, seats: int, key: int) -> None:
        self.place = place
        self.seats = seats
        self.key = key


@mypyc_attr(acyclic=True)
class Turn:
    """What a turn needs to be driven again."""

    def __init__(self, number: int, start: State | None, asked: list[Answered], drawn: list[int]) -> None:
        self.number = number
        self.start = start  # None until somebody looks back to it, and once nothing can lead there
        self.asked = asked
        self.drawn = drawn
        self.redeals: list[Redeal] | None = None
        self.lent = False  # a fork begins there too
        self.fixed = 0  # so many answers cannot be taken back
        self.digest = ""  # of the state it began with, where somebody listens


class Play:
    """What the running rules work on. It does not hold them, so that nothing goes round in a ring."""

    def __init__(self, game: Game[Any], state: State, table: Table, listening: bool, history: bool) -> None:
        self.game = game
        self.state = state
        self.table = table
        self.listening = listening
        self.history = history
        self.turns: list[Turn] = []
        self.keeps_starts = listening  # of every turn, not of milestones alone: somebody looks back
        self.given_up: State | None = None  # a start that nothing leads back to, to be used again
        self.drawn_before: list[list[int]] | None = None  # turn by turn, where a match is played through again

    def rules(self, opened: bool) -> Rules:
        """All turns from the one the state is in, which may be opened already."""
        if self.state.turn == 0:
            if not opened:
                self.open_turn()
            yield from self.game.setup(self.state, self.table)
            self.state.turn = 1
            opened = False
        while not self.game.finished(self.state):
            if not opened:
                self.open_turn()
            opened = False
            yield from self.game.turn(self.state, self.table)
            self.state.turn += 1

    def _copy_state(self) -> State:
        given_up = self.given_up
        if given_up is None:
            return self.state.copy()
        self.given_up = None
        return self.state.copy_over(given_up)

    def open_turn(self) -> None:
        if not self.history:
            self.table.begin_turn(self.state.turn, self.table.drawn)
            return
        drawn = [] if self.drawn_before is None else self.drawn_before[len(self.turns)].copy()
        keeps_start = self.keeps_starts or len(self.turns) % MILESTONE == 0
        turn = Turn(self.state.turn, self._copy_state() if keeps_start else None, [], drawn)
        if self.listening and turn.number > 0:
            turn.digest = digest(self.game.position(self.state))
        self.turns.append(turn)
        self.table.begin_turn(turn.number, turn.drawn)
