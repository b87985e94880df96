"""The odds of rolling on."""

from typing import Final

SIDES: Final = 6


class Odds:
    """Of so many more dice: the chance that none makes a double, and the sum on average if none does."""

    def __init__(self, dice: int, holds: float, total: float) -> None:
        self.dice = dice
        self.holds = holds
        self.total = total


def odds(dice: list[int], most: int) -> list[Odds]:
    """For one more die, two more, and so on, as long as dice are left; boost markers and crash cards left aside."""
    left = [face for face in range(1, SIDES + 1) if face not in dice]
    result: list[Odds] = []
    holds = 1.0
    for count in range(1, min(most - len(dice), len(left)) + 1):
        holds *= (len(left) - count + 1) / SIDES
        # Any set of new faces is as likely as another, so each adds the average face that is left.
        result.append(Odds(count, holds, sum(dice) + count * sum(left) / len(left)))
    return result
