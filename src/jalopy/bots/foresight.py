"""How far and how often a search looks ahead, as a game's own data."""

from typing import Final

DOUBT: Final = 0.5  # standard errors by which another answer has to lead the rookie's


class Foresight:
    """Every try is played on through the turn and so many more rounds before it is judged."""

    def __init__(self, rounds: int) -> None:
        self.rounds = rounds

    def turns(self, seats: int) -> int:
        return self.rounds * seats + 1


class Level:
    """How a level above the rookie searches: so many tries, so far, and with so much trust in the rookie's answer."""

    def __init__(self, tries: int, foresight: Foresight, doubt: float = DOUBT) -> None:
        self.tries = tries
        self.foresight = foresight
        self.doubt = doubt
