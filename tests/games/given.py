"""Dice as a test wants them to fall, and as they may after that."""

from collections.abc import Sequence

from jalopy.kernel.chance import Chance, FastChance


class Given(Chance):
    """The first draws, each counted from 0; then whatever comes."""

    def __init__(self, draws: Sequence[int]) -> None:
        self.draws = list(draws)
        self.rest = FastChance(1)

    def draw(self, turn: int, count: int, n: int) -> int:
        return self.draws.pop(0) if self.draws else self.rest.draw(turn, count, n)
