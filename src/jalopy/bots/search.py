"""Searching: every answer is tried in the same dealt worlds, with the same dice to come, and played on by quick bots.

A world is an honest fork: what the seat cannot know is dealt anew. After some worlds the worse half of the answers is
tried no further, until two are left. What a try comes to is the seat's chance to win, judged some turns later, or the
result where the match is over by then.
"""

import time
from collections.abc import Callable, Collection
from math import inf, sqrt
from typing import Final

from jalopy.bots.bot import Bot, Chair
from jalopy.kernel.chance import FastChance, Stream
from jalopy.kernel.match import Match
from jalopy.kernel.questions import Option

Judge = Callable[[Match, int], float]
"""The chance of a seat to win, from what it may know of a match."""

FEW: Final = 4  # worlds before anything is given up
MANY: Final = 32  # worlds after which a clear lead settles it
CLEAR: Final = 4.0  # standard errors
ROUND_IN_CIRCLES: Final = 60  # answers in one turn, after which the quick bot ends it


class Budget:
    """How long a bot may think: so many tries, or so many seconds, whatever is spent first."""

    def __init__(self, tries: float = 0, seconds: float = inf) -> None:
        self.tries = tries or inf
        self.seconds = seconds

    def after(self, answers: int) -> "Budget":
        """For a question after so many of the same turn: whoever is asked much thinks longest at first."""
        return self if self.seconds == inf else Budget(self.tries, self.seconds / (1 + answers))


class Spent:
    def __init__(self, budget: Budget) -> None:
        self._budget = budget
        self._began = time.monotonic()
        self.tries = 0

    @property
    def share(self) -> float:
        """Of the budget: 1 when it is over."""
        return max(self.tries / self._budget.tries, (time.monotonic() - self._began) / self._budget.seconds)


class Tried:
    """An answer, and what it came to in each world, in order."""

    def __init__(self, option: Option) -> None:
        self.option = option
        self.results: list[float] = []

    @property
    def mean(self) -> float:
        return sum(self.results) / max(1, len(self.results))

    def lead_over(self, other: "Tried") -> tuple[float, float]:
        """On the average of the worlds in which both were tried, and how sure that is: its standard error."""
        gaps = [mine - theirs for mine, theirs in zip(self.results, other.results, strict=False)]
        if len(gaps) < 2:
            return 0.0, inf
        mean = sum(gaps) / len(gaps)
        spread = sum((gap - mean) ** 2 for gap in gaps) / (len(gaps) - 1)
        return mean, sqrt(spread / len(gaps))


class Searcher(Bot):
    """Trusts the quick bot's answer until another one is better, and not by luck."""

    def __init__(
        self,
        name: str,
        quick: Bot,
        judge: Judge,
        turns: Callable[[int], int],
        budget: Budget,
        doubt: float,
        idle: Collection[str] = (),
    ) -> None:
        self.name = name
        self.quick = quick  # plays on, for all seats
        self.judge = judge
        self.turns = turns  # by seats: so many are played before a try is judged
        self.budget = budget
        self.doubt = doubt  # standard errors by which another answer has to lead
        self.idle = idle  # answers that change nothing in the match

    def forget(self) -> None:
        self.quick.forget()

    def choose(self, chair: Chair) -> Option:
        instinct = self.quick.choose(chair)
        if len(self.worth_a_thought(chair)) <= 1 or chair.answers_in_turn > ROUND_IN_CIRCLES:
            return instinct
        tried, alive = self.compare(chair)
        first = next((each for each in tried if each.option is instinct), None)
        if first is None:
            return instinct
        best = max(tried, key=lambda each: (each in alive, each.mean))
        lead, error = best.lead_over(first)
        return best.option if lead > self.doubt * error else instinct

    def worth_a_thought(self, chair: Chair) -> list[Option]:
        return [option for option in chair.question.options if option.key not in self.idle]

    def compare(self, chair: Chair) -> tuple[list[Tried], list[Tried]]:
        """All answers that are worth a thought, and those of them that were tried to the end."""
        tried = [Tried(option) for option in self.worth_a_thought(chair)]
        alive, spent, halvings = tried, Spent(self.budget.after(chair.answers_in_turn)), 0
        stages = max(1, (len(tried) - 1).bit_length())
        while spent.share < 1 and not _settled(alive):
            self._try_all(alive, chair, spent)
            if len(alive) > 2 and len(alive[0].results) >= FEW and spent.share > (halvings + 1) / stages:
                alive = sorted(alive, key=lambda each: -each.mean)[: max(2, len(alive) // 2)]
                halvings += 1
        return tried, alive

    def _try_all(self, alive: list[Tried], chair: Chair, spent: Spent) -> None:
        """In one world."""
        seed = chair.seed()
        world = chair.fork(FastChance(seed))
        for each in alive:
            if spent.share >= 1:
                return
            twin = world.rehearsal(FastChance(seed))
            each.results.append(self._try(twin, chair.seat, each.option.key, seed))
            spent.tries += 1

    def _try(self, match: Match, seat: int, key: str, seed: int) -> float:
        match.answer(key, seat)
        play_on(match, self.quick, seed, match.table.turn + self.turns(match.seats))
        return result(match, seat) if match.question is None else self.judge(match, seat)


def play_on(match: Match, quick: Bot, seed: int, last: int) -> None:
    """The quick bot plays for all seats, to the end of the match or to the beginning of that turn."""
    chairs = [Chair(match, seat, Stream(seed)) for seat in range(match.seats)]
    while (question := match.question) is not None and match.table.turn < last:
        match.take(question, quick.choose(chairs[question.seat]))


def _settled(alive: list[Tried]) -> bool:
    """Whether one leads all others so clearly that more tries would say the same, or there is no difference at all."""
    if len(alive[0].results) % MANY or not alive[0].results:
        return False
    best, *others = sorted(alive, key=lambda each: -each.mean)
    leads = [best.lead_over(other) for other in others]
    return all(lead > CLEAR * error or error == 0.0 for lead, error in leads)


def result(match: Match, seat: int) -> float:
    """1 for whoever has won, and a share of it where several have."""
    winners = [place.seat for place in match.standing if place.won]
    return 1 / len(winners) if seat in winners else 0.0
