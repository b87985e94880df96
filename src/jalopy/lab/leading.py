"""Who is in front on the way, and how often that changes."""

from collections import Counter

from jalopy.kernel.game import Place
from jalopy.kernel.match import Match


class Lead:
    """Who would be first if the match ended now, asked at the first question of every turn and at the end.

    Nobody, where several are level or one leads who sits on no seat.
    """

    def __init__(self) -> None:
        self.turn = 0
        self.turns_led: Counter[int] = Counter()
        self.changes = 0
        self.last_change: int | None = None
        self._leader: int | None = None
        self._leaders: list[int | None] = []  # turn by turn

    def look(self, match: Match) -> None:
        turn = int(match.table.turn)
        if turn > self.turn:
            self.turn = turn
            leader = leader_of(match.game.standing(match.state))
            self._see(leader)
            self._leaders.append(leader)
            if leader is not None:
                self.turns_led[leader] += 1

    def end(self, standing: list[Place]) -> None:
        self._see(leader_of(standing))

    def leader_after(self, part: int) -> int | None:
        """After so many per cent of the turns."""
        return self._leaders[len(self._leaders) * part // 100] if self._leaders else None

    def _see(self, leader: int | None) -> None:
        if leader is not None and leader != self._leader:
            if self._leader is not None:
                self.changes += 1
                self.last_change = self.turn
            self._leader = leader


def leader_of(standing: list[Place]) -> int | None:
    """Of places in their order."""
    alone = standing[0].place == 1 and (len(standing) == 1 or standing[1].place > 1)
    return standing[0].seat if alone else None
