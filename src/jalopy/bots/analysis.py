"""A match looked back on: everybody's chance to win all along, and what luck and what choices made of it.

Between two questions a chance to win changes for three reasons, told apart for every seat:

* luck: where things stand now, with the best answer to it, less where they would stand on the average of what could have
  fallen after that answer, with quick bots' answers to it; where the answer was a slip, what it left is no luck either;
* the slip: what the chosen answer is worth, less the best one, as the seat could know it and as far as the same turn cannot make
  it good any more; 0 where that is not sure;
* the rest: what the judgement does not agree on with itself from one question to the next.

So the chance at the start and all of these come to the result, by definition and to the last digit.
"""

from collections.abc import Callable, Sequence
from math import sqrt
from typing import Any, Final

from msgspec import Struct

from jalopy.bots.bot import Chair
from jalopy.bots.coach import SURE, Worth, comparer, ranking, why, worths
from jalopy.bots.foresight import Foresight
from jalopy.bots.levels import searching
from jalopy.bots.lots import key_of
from jalopy.bots.registry import find
from jalopy.bots.search import CLEAR, Budget, play_on, result
from jalopy.bots.telling import Row, Why, reasons, teller_of
from jalopy.bots.value import value_of
from jalopy.kernel.cards import NOBODY
from jalopy.kernel.chance import FastChance, Stream
from jalopy.kernel.errors import NotNow
from jalopy.kernel.knobs import is_printed
from jalopy.kernel.match import Match, match_from, start_match
from jalopy.kernel.questions import Answered, Option, Question

Chances = list[float]
"""Of every seat to win."""

Progress = Callable[[int, int], None]
"""Called with how many answers are looked at, of how many."""

EDITION: Final = 8  # of what is found and how it is told: an analysis of another one is made anew
AT_LEAST: Final = 32  # worlds before two answers are told apart
DOUBTFUL: Final = 0.005  # of a chance to win: less is nobody's slip
TURNING: Final = 7  # moments that are called turning points
NO_TURN: Final = -1
BEGINNINGS: Final = 4  # times as many as other worlds: they have nothing in common


class Quality:
    """How thoroughly it is looked: tries per choice to find the best answer, worlds in which it is held against the chosen
    one, and worlds that tell what could have fallen."""

    def __init__(self, tries: int, again: int, worlds: int) -> None:
        self.tries = tries
        self.again = again
        self.worlds = worlds


QUICK: Final = Quality(60, 32, 16)
DEFAULT: Final = Quality(160, 128, 32)
THOROUGH: Final = Quality(1000, 512, 128)
QUALITIES: Final = {"quick": QUICK, "default": DEFAULT, "thorough": THOROUGH}


class Moment(Struct):
    """A question and its answer, and what came of it for every seat."""

    number: int  # of the answer, from 0
    turn: int
    seat: int
    kind: str
    facts: dict[str, Any]  # of the question
    chosen: str
    best: str  # the chosen one, unless another is surely better
    events: int  # that had been told before the answer
    chances: Chances  # before the answer
    luck: Chances
    slip: Chances
    rest: Chances
    answers: list[Worth]  # of those that were compared, the best first; none where there was no choice
    why: Why | None = None  # for the best against the chosen one, or for that against another


class Account(Struct):
    """What a seat's result is made of."""

    start: float
    luck: float
    slips: float
    gifts: float  # others' slips
    rest: float
    result: float
    choices: int  # questions with more than one answer
    right: int  # of them without a slip
    worst: int  # the number of the answer that cost most; -1 where none did


class Analysis(Struct):
    game: str
    rules: str
    seats: int
    tries: int
    start: Chances  # on the average, before anything was dealt or drawn
    deal: Chances  # luck before the first question
    moments: list[Moment]
    result: Chances
    accounts: list[Account]
    turning: list[int]  # numbers of answers, in order


class Gaps:
    """Differences, with their mean and how sure it is."""

    def __init__(self) -> None:
        self.count = 0
        self.sum = self.squares = 0.0

    def add(self, gap: float) -> None:
        self.count += 1
        self.sum += gap
        self.squares += gap * gap

    @property
    def error(self) -> float:
        spread = max(0.0, self.squares - self.sum**2 / self.count) / (self.count - 1)
        return sqrt(spread / self.count)

    @property
    def settled(self) -> bool:
        """Whether more worlds would surely say the same: a slip, or none."""
        if self.count == 0 or self.count % AT_LEAST:
            return False
        mean, error = self.sum / self.count, self.error
        return -mean > DOUBTFUL + CLEAR * error or -mean + CLEAR * error < DOUBTFUL


class _Look:
    """What was found at a question, before it is held together with what came after."""

    def __init__(self, moment: Moment, expected: Chances, came: Chances, fell: bool, goes_on: bool) -> None:
        self.moment = moment  # its slip as if quick bots played on after every answer
        self.expected = expected  # after the answer, on the average of what could fall
        self.came = came  # after what fell, if the quick bot answered that
        self.fell = fell
        self.goes_on = goes_on  # in the same turn, and nothing fell: what could be done, still can


class Analyst:
    """Looks at matches of one game; the same match is judged the same again."""

    def __init__(self, game: str, quality: Quality, seed: int = 1) -> None:
        own, value = searching(game), value_of(game)
        if own is None or value is None:
            raise NotNow("analysis-none")
        self.quick = find("rookie", game)
        self.value = value
        self.quality = quality
        self.seed = seed
        self.hindsight: Foresight = own.HINDSIGHT  # for what could have fallen
        self.foresight: Foresight = own.FORESIGHT  # for what could have been answered
        self.teller = teller_of(game)
        budget = Budget(quality.tries)
        self.searcher = comparer(game, self.quick, budget, self.teller)

    def analyse(self, match: Match, progress: Progress | None = None) -> Analysis:
        """A match that is over."""
        self.searcher.forget()
        told = match.answered
        again = _from_the_start(match)
        start = self._start_chances(match, again)
        looks: list[_Look] = []
        for number, answered in enumerate(told):
            looks.append(self._look_at(again, number, answered))
            if progress is not None:
                progress(number + 1, len(told))
        moments = _told_apart(looks, self.chances(again))
        deal = _less(moments[0].chances, start)
        accounts = [_account(seat, start, deal, moments, self.chances(again)) for seat in range(match.seats)]
        return Analysis(
            game=match.game.name,
            rules=match.game.version,
            seats=match.seats,
            tries=self.quality.tries,
            start=start,
            deal=deal,
            moments=moments,
            result=self.chances(again),
            accounts=accounts,
            turning=_turning_points(moments),
        )

    # --- a question ---------------------------------------------------------------------------------------------------

    def _look_at(self, match: Match, number: int, answered: Answered) -> "_Look":
        question = next(each for each in match.questions if each.seat == answered.seat)
        option = question.option(answered.key)
        turn = match.table.turn
        gap, answers, best, because = self._slip(match, number, question, option)
        falls = self._falls(match, question.seat, option.key)
        expected = came = [0.0] * match.seats
        if falls:
            expected = self._after(match, turn, question.seat, option.key)
        match.take(question, option)
        goes_on = not falls and match.question is not None and match.table.turn == turn
        if falls:
            came = self._after(match, turn)
        elif not goes_on or gap[question.seat] < 0.0:  # else the next question tells
            expected = came = self._after(match, turn)
        moment = Moment(
            number=number,
            turn=turn,
            seat=question.seat,
            kind=question.kind,
            facts=question.facts,
            chosen=option.key,
            best=best,
            events=answered.events_before,
            chances=expected,
            luck=[0.0] * match.seats,
            slip=gap,
            rest=[0.0] * match.seats,
            answers=answers,
            why=because,
        )
        return _Look(moment, expected, came, falls, goes_on)

    def _falls(self, match: Match, seat: int, key: str) -> bool:
        """Whether anything is drawn or turned up on this answer, or the match is over by it."""
        twin = match.rehearsal()
        drawn, known = twin.table.draws, _known(twin)
        twin.answer(key, seat)
        return twin.question is None or twin.table.draws != drawn or not _known(twin) <= known

    def _after(self, match: Match, turn: int, seat: int = 0, key: str = "") -> Chances:
        """On the average of what could fall from that turn on: after this answer, or after whatever the quick bot answers.

        What could fall is the same for all moments: so what two of them differ by is what happened, not other dice.
        """
        if match.question is None:
            return self.chances(match)
        total = [0.0] * match.seats
        for world in range(self.quality.worlds):
            seed = key_of(self.seed, world)
            other = match.otherwise(seed)
            if key:
                other.answer(key, seat)
            total = _plus(total, self._ahead(other, turn, seed))
        return [chance / self.quality.worlds for chance in total]

    def _ahead(self, match: Match, turn: int, seed: int) -> Chances:
        """On the average of the ends of that turn and of those behind it: judged at one end alone they jump from turn to turn."""
        total, turns = [0.0] * match.seats, self.hindsight.turns(match.seats)
        for step in range(1, turns + 1):
            play_on(match, self.quick, seed, turn + step)
            total = _plus(total, self.chances(match))
        return [chance / turns for chance in total]

    def _slip(
        self, match: Match, number: int, question: Question, chosen: Option
    ) -> tuple[Chances, list[Worth], str, Why | None]:
        """What the answer cost and gave, what its rivals are worth, the best of them, and why."""
        none = [0.0] * match.seats
        chair = Chair(match, question.seat, Stream(key_of(self.seed, number, 1 << 20)))
        options = self.searcher.worth_a_thought(chair)
        if len(options) == 1 or chosen not in options:
            return none, [], chosen.key, None
        tried, alive = self.searcher.compare(chair)
        ranked = ranking(tried, alive)
        best = ranked[0]
        first = next(each for each in tried if each.option is chosen)
        answers = worths(ranked, self.teller)
        others = why(first, [each for each in ranked if each is not first], self.teller)
        lead, _ = best.lead_over(first)
        if best is first or lead < DOUBTFUL:
            return none, answers, chosen.key, others
        gap, error, because = self._held_against(match, chair, chosen.key, best.option.key)
        if -gap[question.seat] < max(DOUBTFUL, SURE * error):
            return none, answers, chosen.key, others
        return gap, answers, best.option.key, because

    def _held_against(self, match: Match, chair: Chair, chosen: str, best: str) -> tuple[Chances, float, Why]:
        """What the chosen answer brings to every seat less what the other one brings, in worlds that had no say in which is
        best; the standard error for whoever answers; and what speaks for the other one."""
        seat, total, gaps = chair.seat, [0.0] * match.seats, Gaps()
        before, told = chair.view(), list[list[Row]]([[], []])
        last = match.table.turn + self.foresight.turns(match.seats)
        while gaps.count < self.quality.again and not gaps.settled:
            seed = chair.seed()
            world = chair.fork(FastChance(seed))
            came: list[Chances] = []
            for key, rows in zip((chosen, best), told, strict=True):
                twin = world.rehearsal(FastChance(seed))
                if self.teller is not None:
                    self.teller.listen(twin)
                twin.answer(key, seat)
                play_on(twin, self.quick, seed, last)
                came.append(self.chances(twin))
                rows.append(None if self.teller is None else self.teller.tell(twin, seat, before))
            gap = _less(came[0], came[1])
            total = _plus(total, gap)
            gaps.add(gap[seat])
        facts = () if self.teller is None else self.teller.facts
        because = Why(answer=best, other=chosen, even=False, reasons=reasons(facts, told[1], told[0]))
        return [gap / gaps.count for gap in total], gaps.error, because

    # --- chances ------------------------------------------------------------------------------------------------------

    def chances(self, match: Match) -> Chances:
        """Each seat's as it judges them itself, so that everything anybody knows counts; together no more than 1."""
        if match.question is None:
            return [result(match, seat) for seat in range(match.seats)]
        judged = [self.value.chances(match, seat) for seat in range(match.seats)]
        nobody = 1.0 - sum(map(sum, judged)) / match.seats  # a racer whom no seat plays
        own = [chances[seat] for seat, chances in enumerate(judged)]
        total = sum(own) + max(0.0, nobody)
        return [chance / total for chance in own] if total > 0.0 else own

    def _start_chances(self, match: Match, again: Match) -> Chances:
        """On the average of other beginnings; of a match that began in the middle there is only that one."""
        if match.began_with is not None or match.earlier:
            return self._after(again, again.table.turn)
        total = [0.0] * match.seats
        worlds = BEGINNINGS * self.quality.worlds
        for world in range(worlds):
            seed = key_of(self.seed, world)
            other = start_match(match.game, match.seats, match.settings, FastChance(seed), listening=False)
            total = _plus(total, self._ahead(other, other.table.turn, seed))
        return [chance / worlds for chance in total]


def _known(match: Match) -> set[int]:
    """The cards whose face somebody knows."""
    return {card for card, known in enumerate(match.state.cards.known) if known != NOBODY}


def _told_apart(looks: Sequence[_Look], result: Chances) -> list[Moment]:
    """From the end on: where the turn goes on, an answer was only as bad as the best that it left."""
    following, missed, turn = result, [0.0] * len(result), NO_TURN  # what the next answer came short of, and its turn
    for look in reversed(looks):
        moment = look.moment
        after = following if look.goes_on else look.expected
        if moment.slip[moment.seat] < 0.0:
            best = _less(look.expected, moment.slip)
            left = after[moment.seat]
            if look.fell and moment.turn == turn:  # what a better answer to it than the quick bot's brings is left, too
                left += max(0.0, following[moment.seat] - look.came[moment.seat])
            share = min(1.0, max(0.0, (left - best[moment.seat]) / moment.slip[moment.seat]))
            moment.slip = [each * share for each in moment.slip]
            if -moment.slip[moment.seat] < DOUBTFUL:
                moment.slip, moment.best, moment.why = [0.0] * len(result), moment.chosen, None
            if look.fell:
                after = _plus(best, moment.slip)
        came = look.came
        if look.fell:  # a better answer to it than the quick bot's is part of what it brought
            came = following if moment.turn == turn else _less(look.came, missed)
        moment.luck = _less(came, after) if look.fell else [0.0] * len(result)
        moment.rest = _less(following, after if look.goes_on else came)
        moment.chances = _less(after, moment.slip)
        following, missed, turn = moment.chances, moment.slip, moment.turn
    return [look.moment for look in looks]


def analyse(match: Match, quality: Quality, progress: Progress | None = None) -> Analysis:
    """Refused where there is nothing to look back on yet, or nothing to judge with."""
    analyst = Analyst(match.game.name, quality)
    if not match.over:
        raise NotNow("analysis-later")
    if not is_printed(match.settings):
        raise NotNow("analysis-changed-box")
    return analyst.analyse(match, progress)


def _from_the_start(match: Match) -> Match:
    """The same match at its first question."""
    if match.began_with is not None:
        return match_from(match.game, match.began_with, match.chance)
    return start_match(match.game, match.seats, match.settings, match.chance, listening=False)


def _less(more: Chances, less: Chances) -> Chances:
    return [one - other for one, other in zip(more, less, strict=True)]


def _plus(one: Chances, more: Chances) -> Chances:
    return [each + other for each, other in zip(one, more, strict=True)]


def _account(seat: int, start: Chances, deal: Chances, moments: Sequence[Moment], result: Chances) -> Account:
    own = [moment for moment in moments if moment.seat == seat]
    choices = [moment for moment in own if moment.answers]
    slips = [moment for moment in choices if moment.slip[seat] < 0.0]
    worst = min(slips, key=lambda moment: moment.slip[seat], default=None)
    return Account(
        start=start[seat],
        luck=deal[seat] + sum(moment.luck[seat] for moment in moments),
        slips=sum(moment.slip[seat] for moment in own),
        gifts=sum(moment.slip[seat] for moment in moments if moment.seat != seat),
        rest=sum(moment.rest[seat] for moment in moments),
        result=result[seat],
        choices=len(choices),
        right=len(choices) - len(slips),
        worst=-1 if worst is None else worst.number,
    )


def _turning_points(moments: Sequence[Moment]) -> list[int]:
    """Where most changed for anybody, by luck or by a choice."""

    def swing(moment: Moment) -> float:
        return max(abs(change) for change in (*moment.luck, *moment.slip))

    return sorted(moment.number for moment in sorted(moments, key=swing)[-TURNING:])
