"""What an answer will surely do, worked out by the rules themselves on honest forks of the match.

Each fork deals anew what the asked seat cannot know and rolls other dice. Until a number is drawn or the seat learns a
face, all forks tell the same, and that is sure. Of the event in which chance speaks only those facts are kept that all
forks agree on, and never a card's face: among these forks the die, or the card, shows every face that it may have.
"""

from collections.abc import Callable, Iterator
from typing import Final

from mypy_extensions import i64, mypyc_attr

from jalopy.kernel.cards import EVERYONE, Cards
from jalopy.kernel.chance import Chance, FastChance
from jalopy.kernel.errors import NotNow
from jalopy.kernel.events import Event, Witness
from jalopy.kernel.match import Match
from jalopy.kernel.questions import Facts, Option, Question

FORKS: Final = 2  # where nothing is left to chance
MORE_FORKS: Final = 9  # where it is: more than a die has faces

GoOn = Callable[[Question], list[str]]
"""How the seat goes on at its next question: one key, or none to stop there, or several ways to look at."""

NOTHING: Final[tuple[str, ...]] = ()
NO_CARD: Final = -1


class Course:
    """What surely follows some answers: what is told, and what the same seat is asked then."""

    def __init__(self, events: list[Facts], asked: Question | None) -> None:
        self.events = events
        self.asked = asked


class Consequence:
    """Of one option. `sure`: events with their facts; `plans`: for the board to draw; `odds`: a message of the game's
    board with its facts, and a `chance` or a `figure`."""

    def __init__(self, key: str, sure: list[Facts], plans: list[Facts], odds: list[Facts]) -> None:
        self.key = key
        self.sure = sure
        self.plans = plans
        self.odds = odds

    def as_data(self) -> Facts:
        return {"key": self.key, "sure": self.sure, "plans": self.plans, "odds": self.odds}


class Foresight:
    """An asked seat's look ahead. `world` is an honest fork for a game's own functions: they see no more than the seat."""

    def __init__(self, match: Match, seat: int) -> None:
        self.match = match
        self.seat = seat
        self.world = match.fork(seat, FastChance(0))
        self.question = _question_to(seat, self.world)

    def sure(self, key: str) -> list[Facts]:
        """The events of this turn that must follow the answer."""
        return self.courses(key, stop)[0].events

    def courses(self, key: str, go_on: GoOn, idle: tuple[str, ...] = NOTHING) -> list[Course]:
        """What follows if the seat goes on like that, for as long as nothing is left to chance: one for each way.

        Chance in `idle` events does not count: what falls there makes no difference to the rest of the turn.
        """
        found: list[Course] = []
        waiting = [[key]]
        while waiting:
            answers = waiting.pop(0)
            forks = [self._fork(seed, answers, go_on, idle) for seed in range(FORKS)]
            if forks[0].ways:
                waiting += [[*forks[0].answered, way] for way in forks[0].ways]
                continue
            if forks[0].news >= 0 or forks[1].news >= 0:
                forks += [self._fork(seed, answers, go_on, idle) for seed in range(FORKS, MORE_FORKS)]
                forks += self._with_every_face(forks[0].card, answers, go_on, idle)
            found.append(Course(_sure(forks), forks[0].asked))
        return found

    def _fork(self, seed: int, answers: list[str], go_on: GoOn, idle: tuple[str, ...]) -> "_Fork":
        fork = _Fork(self.match.fork(self.seat, _Spread(seed)), self.seat, idle)
        fork.drive(answers, go_on)
        return fork

    def _with_every_face(self, card: int, answers: list[str], go_on: GoOn, idle: tuple[str, ...]) -> "list[_Fork]":
        """Of the card that is learnt: those of all cards that the seat cannot tell from it."""
        hidden = self._hidden_like(card)
        forks: list[_Fork] = []
        for face in sorted({self.world.state.cards.face(other) for other in hidden}):
            fork = _Fork(self.match.fork(self.seat, _Spread(len(forks))), self.seat, idle)
            cards = fork.match.state.cards
            cards.swap(card, next(other for other in hidden if cards.face(other) == face))
            fork.drive(answers, go_on)
            forks.append(fork)
        return forks

    def _hidden_like(self, card: int) -> list[int]:
        cards = self.world.state.cards
        for group in cards.backs:
            if card in group:
                return [other for other in group if not cards.knows(other, self.seat)]
        return []


def stop(question: Question) -> list[str]:
    """Look no farther than the next question."""
    return []


@mypyc_attr(allow_interpreted_subclasses=True)
class Planner:
    """A game's own part: what its board draws for an option and which chances it tells, by the functions of its rules.

    It is the part `consequences` of a game, made by a function `planner` there; this one knows nothing to add.
    """

    def __init__(self, foresight: Foresight) -> None:
        self.foresight = foresight

    def plans(self, option: Option) -> list[Facts]:
        return []

    def odds(self, option: Option, plans: list[Facts]) -> list[Facts]:
        return []


def work_out(planner: Planner) -> Iterator[Consequence]:
    """For all options of the question, one after the other."""
    for option in planner.foresight.question.options:
        plans = planner.plans(option)
        sure = planner.foresight.sure(option.key)
        yield Consequence(option.key, sure, plans, planner.odds(option, plans))


class _Spread(Chance):
    """Other dice for every fork: the first of them goes through all its faces, the rest fall as they may."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.first = True
        self.rest = FastChance(seed)

    def draw(self, turn: i64, count: i64, n: i64) -> i64:
        if self.first:
            self.first = False
            return self.seed % n
        return self.rest.draw(turn, count, n)


def _question_to(seat: int, match: Match) -> Question:
    for question in match.questions:
        if question.seat == seat:
            return question
    raise NotNow("seat-unasked", number=seat)


class _Fork(Witness):
    """One fork at work: what it tells in this turn, and from which event on there was something that nobody could know."""

    def __init__(self, match: Match, seat: int, idle: tuple[str, ...]) -> None:
        self.match = match
        self.seat = seat
        self.idle = idle
        self.turn = match.table.turn
        self._learn()
        self.events: list[Facts] = []
        self.news = -1
        self.card = NO_CARD  # that was the news, if it was a card
        self.answered: list[str] = []
        self.ways: list[str] = []
        self.asked: Question | None = None
        match.table.listening = True
        match.table.witness = self

    def drive(self, answers: list[str], go_on: GoOn) -> None:
        self._answer(answers, go_on)
        # It has seen enough; a table that held it any longer would hold itself, and live until the collector comes.
        self.match.table.witness = None

    def _answer(self, answers: list[str], go_on: GoOn) -> None:
        ways = answers[:1]
        while len(ways) == 1:
            self.answered.append(ways[0])
            self.match.answer(ways[0], self.seat)
            self.asked = self._next_question()
            if self.asked is None:
                return
            known = len(self.answered)
            ways = answers[known : known + 1] or go_on(self.asked)
        self.ways = ways

    def _next_question(self) -> Question | None:
        """The seat's own, in this turn, if it is sure to be asked."""
        if self.news < 0 and self._learnt():
            self.news = len(self.events)
        if self.news >= 0 or self.match.table.turn != self.turn:
            return None
        for question in self.match.questions:
            if question.seat == self.seat:
                return question
        return None

    def saw(self, event: Event) -> None:
        if event.turn == self.turn:
            if self.news < 0 and event.kind in self.idle:
                self._learn()
            if self.news < 0 and self._learnt():
                self.news = len(self.events)
            told = event.seen_by(self.seat)
            self.events.append({"kind": told["kind"], "rule": told["rule"], "facts": told["facts"]})

    def _learn(self) -> None:
        """All that has been drawn and seen is known from now on."""
        self.draws = self.match.table.draws
        self.shown = self.match.state.cards.shown
        self.known = self.match.state.cards.known

    def _learnt(self) -> bool:
        cards = self.match.state.cards
        if cards.shown != self.shown:
            self.card = _learnt_card(self.seat, cards, self.known)
            if self.card != NO_CARD or _reminded(cards, self.known, cards.shown - self.shown):
                return True
        return self.match.table.draws != self.draws


def _learnt_card(seat: int, cards: Cards, before: list[int]) -> int:
    """One whose face the seat did not know."""
    for card, known in enumerate(cards.known):
        if (known & ~before[card]) >> seat & 1:
            return card
    return NO_CARD


def _reminded(cards: Cards, before: list[int], shown: int) -> bool:
    """Whether more came to light than faces that others were shown: then somebody was reminded of one."""
    for card, known in enumerate(cards.known):
        gained = known & ~before[card]
        if gained:
            shown -= 1 if known == EVERYONE else gained.bit_count()
    return shown > 0


def _sure(forks: list[_Fork]) -> list[Facts]:
    sure: list[Facts] = []
    faces = set(forks[0].match.state.cards.faces)
    for place, event in enumerate(forks[0].events):
        told = [fork.events[place] for fork in forks if place < len(fork.events)]
        if len(told) < len(forks) or any(each["kind"] != event["kind"] for each in told):
            break
        certain = _agreed([_facts(each) for each in told])
        news = any(0 <= fork.news <= place for fork in forks)
        if news:
            certain = {name: value for name, value in certain.items() if not _holds_any(value, faces)}
        sure.append({"kind": event["kind"], "rule": event["rule"], "facts": certain})
        if news or (certain != _facts(event) and event["kind"] not in forks[0].idle):
            break  # chance has spoken, and whatever follows may hang on it
    return sure


def _facts(event: Facts) -> Facts:
    facts = event["facts"]
    assert isinstance(facts, dict)
    return facts


def _agreed(all_facts: list[Facts]) -> Facts:
    return {
        name: value
        for name, value in all_facts[0].items()
        if all(name in facts and facts[name] == value for facts in all_facts)
    }


def _holds_any(value: object, faces: set[str]) -> bool:
    if isinstance(value, list):
        return any(_holds_any(each, faces) for each in value)
    return isinstance(value, str) and value in faces
