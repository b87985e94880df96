"""How far and how often a search looks ahead, as a game's own data."""


class Foresight:
    """So many tries, each played on through the turn and so many more rounds before it is judged."""

    def __init__(self, tries: int, rounds: int) -> None:
        self.tries = tries
        self.rounds = rounds

    def turns(self, seats: int) -> int:
        return self.rounds * seats + 1
