"""How far and how often a search looks ahead, as a game's own data."""

from typing import Final

DOUBT: Final = 0.5  # standard errors by which another answer has to lead the rookie's


class Foresight:
    """Every try is played on through the turn and so many more rounds before it is judged; alone, where a round is a single
    turn, it may be other rounds."""

    def __init__(self, rounds: int, alone: int | None = None) -> None:
        self.rounds = rounds
        self.alone = rounds if alone is None else alone

    def turns(self, seats: int) -> int:
        return (self.alone if seats == 1 else self.rounds * seats) + 1


class Level:
    """How a level above the rookie searches: so many tries, so far, and with so much trust in the rookie's answer.

    Another answer has to lead by `doubt` standard errors, and by `lead` of a win in any case.
    """

    def __init__(self, tries: int, foresight: Foresight, doubt: float = DOUBT, lead: float = 0.0) -> None:
        self.tries = tries
        self.foresight = foresight
        self.doubt = doubt
        self.lead = lead
