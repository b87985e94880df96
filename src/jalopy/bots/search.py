"""Searching: every answer is tried in the same dealt worlds, with the same dice to come, and played on by quick bots.

A world is an honest fork: what the seat cannot know is dealt anew. After some worlds the worse half of the answers is
tried no further, until two are left. What a try comes to is the seat's chance to win, judged some turns later, or the
result where the match is over by then. With a changed box nothing was learnt to judge by, so that every try is played to
the end of the match, and there are fewer of them.
"""

import time
from collections.abc import Callable, Collection
from math import inf, sqrt
from typing import Final

from jalopy.bots.bot import Bot, Chair
from jalopy.bots.telling import Row, Teller
from jalopy.bots.temper import CLEARLY, ENOUGH, EVEN, WITHIN, Temper
from jalopy.kernel.chance import FastChance, Stream
from jalopy.kernel.knobs import is_printed
from jalopy.kernel.match import Match
from jalopy.kernel.questions import Facts, Option

Judge = Callable[[Match, int], float]
"""The chance of a seat to win, from what it may know of a match."""
Chances = Callable[[Match, int], list[float]]
"""Of every seat, from what this one may know."""

FEW: Final = 4  # worlds before anything is given up, unless said otherwise
MANY: Final = 32  # worlds after which a clear lead settles it
CLEAR: Final = 4.0  # standard errors
HARDLY_LATE: Final = 1.05  # times the budget
LONGER: Final = 1.5  # times as long as the longest one so far another try may take
ENDLESS: Final = 10**6  # turns
WHOLE_MATCHES: Final = 8  # times fewer of them can be tried
ROUND_IN_CIRCLES: Final = 60  # answers in one turn, after which the quick bot ends it


class Budget:
    """How long a bot may think: so many tries, or so many seconds, whatever is spent first."""

    def __init__(self, tries: float = 0, seconds: float = inf) -> None:
        self.tries = tries or inf
        self.seconds = seconds

    def of_whole_matches(self) -> "Budget":
        """Where every try is played to the end."""
        return Budget(max(1.0, self.tries / WHOLE_MATCHES), self.seconds)

    def after(self, answers: int) -> "Budget":
        """For a question after so many of the same turn: whoever is asked much thinks longest at first."""
        return self if self.seconds == inf else Budget(self.tries, self.seconds / (1 + answers))


class Spent:
    """What has been spent of a budget, from now on or since some moment before."""

    def __init__(self, budget: Budget, since: float | None = None) -> None:
        self._budget = budget
        self._since = time.monotonic() if since is None else since
        self._last = time.monotonic()
        self._longest = 0.0  # that one try has taken
        self.tries = 0

    def step(self) -> None:
        """One more try is done."""
        now = time.monotonic()
        self._longest, self._last = max(self._longest, now - self._last), now
        self.tries += 1

    @property
    def share(self) -> float:
        """Of the budget: 1 when it is over."""
        return max(self.tries / self._budget.tries, (time.monotonic() - self._since) / self._budget.seconds)

    @property
    def late(self) -> bool:
        """Whether another try would come too late."""
        return self._last - self._since + LONGER * self._longest > HARDLY_LATE * self._budget.seconds

    @property
    def over(self) -> bool:
        return self.share >= 1 or self.late


class Tried:
    """An answer, and what it came to in each world, in order."""

    def __init__(self, option: Option) -> None:
        self.option = option
        self.results: list[float] = []
        self.rivals: list[float] = []  # the strongest rival's chance in each try, where a temper minds it
        self.told: list[Row] = []  # the game's own facts of each try, where somebody wants to know them

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
        teller: Teller | None = None,
        lead: float = 0.0,
    ) -> None:
        self.name = name
        self.quick = quick  # plays on, for all seats
        self.judge = judge
        self.turns = turns  # by seats: so many are played before a try is judged
        self.budget = budget
        self.doubt = doubt  # standard errors by which another answer has to lead
        self.least_lead = lead  # of a win, in any case
        self.idle = idle  # answers that change nothing in the match
        self.few = FEW  # worlds before anything is given up
        self.judged_together = False  # tries are judged at the same turn, whether the answer has ended its own or not
        self.teller = teller  # for whoever asks why
        self.temper: Temper = EVEN
        self._chances: Chances | None = None  # where the temper minds what rivals get

    def forget(self) -> None:
        self.quick.forget()

    def take_on(self, temper: Temper, chances: Chances) -> None:
        """From here on among good answers the one that this temper likes."""
        self.name = f"{self.name}:{temper.name}"
        self.temper = temper
        self._chances = chances if temper.rival else None

    def choose(self, chair: Chair) -> Option:
        asked = time.monotonic()
        instinct = self.quick.choose(chair)
        if len(self.worth_a_thought(chair)) <= 1 or chair.answers_in_turn > ROUND_IN_CIRCLES:
            return instinct
        tried, alive = self.compare(chair, asked)
        first = next((each for each in tried if each.option is instinct), None)
        if first is None:
            return instinct
        best = max(tried, key=lambda each: (each in alive, each.mean))
        lead, error = best.lead_over(first)
        chosen = best if lead > max(self.doubt * error, self.least_lead) else first
        return chosen.option if self.temper.even else self._favourite(chosen, tried).option

    def _favourite(self, chosen: Tried, tried: list[Tried]) -> Tried:
        """Among those that are about as good as the chosen one, which stays where none is liked more."""
        favourite, most = chosen, 0.0
        for each in tried:
            if each is not chosen and as_good_as(each, chosen):
                worlds = min(len(each.results), len(chosen.results))
                mine, theirs = (self.temper.liking(one.results[:worlds], one.rivals[:worlds]) for one in (each, chosen))
                if mine - theirs > most:
                    favourite, most = each, mine - theirs
        return favourite

    def worth_a_thought(self, chair: Chair) -> list[Option]:
        return [option for option in chair.question.options if option.key not in self.idle]

    def compare(self, chair: Chair, asked: float | None = None) -> tuple[list[Tried], list[Tried]]:
        """All answers that are worth a thought, and those of them that were tried to the end. `asked`: the clock at the question."""
        tried = [Tried(option) for option in self.worth_a_thought(chair)]
        budget = self.budget if is_printed(chair.settings) else self.budget.of_whole_matches()
        alive, spent, halvings = tried, Spent(budget.after(chair.answers_in_turn), asked), 0
        stages = max(1, (len(tried) - 1).bit_length())
        while not spent.over and not _settled(alive):
            self.try_all(alive, chair, spent)
            if len(alive) > 2 and len(alive[0].results) >= self.few and spent.share > (halvings + 1) / stages:
                alive = sorted(alive, key=lambda each: -each.mean)[: max(2, len(alive) // 2)]
                halvings += 1
        return tried, alive

    def held_against(self, chair: Chair, one: Option, other: Option) -> tuple[Tried, Tried]:
        """Two answers in worlds of their own."""
        pair = (Tried(one), Tried(other))
        spent = Spent(self.budget)
        while not spent.over and not _settled([*pair]):
            self.try_all([*pair], chair, spent)
        return pair

    def try_all(self, alive: list[Tried], chair: Chair, spent: Spent) -> None:
        """In one world, or as many of them as the budget allows."""
        seed = chair.seed()
        world = chair.fork(FastChance(seed))
        before = chair.view() if self.teller is not None else {}
        for each in alive:
            if spent.over:
                return
            twin = world.rehearsal(FastChance(seed))
            self._try(twin, chair.seat, each, seed, before)
            spent.step()

    def _try(self, match: Match, seat: int, tried: Tried, seed: int, before: Facts) -> None:
        turn, turns = match.table.turn, self.turns_ahead(match)
        if self.teller is not None:
            self.teller.listen(match)
        match.answer(tried.option.key, seat)
        last = (turn if self.judged_together else match.table.turn) + turns
        if self.teller is not None:
            play_on(match, self.quick, seed, turn + turns)  # whether the answer ends the turn or not
            tried.told.append(self.teller.tell(match, seat, before))
        play_on(match, self.quick, seed, last)
        tried.results.append(self.worth(match, seat))
        if self._chances is not None:
            chances = results(match) if match.question is None else self._chances(match, seat)
            tried.rivals.append(max([*chances[:seat], *chances[seat + 1 :]], default=0.0))

    def turns_ahead(self, match: Match) -> int:
        """So many are played on."""
        return self.turns(match.seats) if is_printed(match.settings) else ENDLESS

    def worth(self, match: Match, seat: int) -> float:
        return result(match, seat) if match.question is None else self.judge(match, seat)


def as_good_as(each: Tried, chosen: Tried) -> bool:
    """About, as far as a temper is concerned."""
    lead, error = chosen.lead_over(each)
    return min(len(each.results), len(chosen.results)) >= ENOUGH and lead <= min(WITHIN, CLEARLY * error)


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


def results(match: Match) -> list[float]:
    """By seat."""
    return [result(match, seat) for seat in range(match.seats)]
