"""The dice of a turn, reckoned exactly: all that may still fall, through the rules, judged where the turn has ended.

How the dice lie when they are driven, or what a double brings, is tried in the same worlds for all of them. What it is
worth to roll on follows from these ends: six faces, each gone on with in the way that is best on the average of the worlds.
"""

from collections.abc import Callable, Mapping
from functools import lru_cache, partial
from operator import mul
from statistics import fmean
from typing import Any, Final, NamedTuple

from jalopy.bots.bot import Chair
from jalopy.bots.search import Searcher, Spent, Tried, play_on
from jalopy.bots.telling import ENOUGH
from jalopy.games.scrap_racer.components import PLUS_MINUS, RE_ROLL, TURN
from jalopy.games.scrap_racer.contents import contents_of
from jalopy.kernel.chance import Chance, FastChance
from jalopy.kernel.match import Match

KINDS: Final = ("roll-or-stop", "crash-or-boost", "stop-or-boost")
PIPS: Final = range(1, 7)
FEW_LIES: Final = 48  # kept: most turns begin alike; one with many markers takes megabytes


class Loaded(Chance):
    """Dice that fall as wanted, and then as they like."""

    def __init__(self, faces: list[int], seed: int) -> None:
        self.faces = faces
        self.at = 0
        self.then = FastChance(seed)

    def draw(self, turn: int, count: int, n: int) -> int:
        if n == len(PIPS) and self.at < len(self.faces):
            self.at += 1
            return self.faces[self.at - 1] - 1
        return self.then.draw(turn, count, n)


class Lie(NamedTuple):
    """How the dice lie: those rolled before as a set, the last one, and the boost markers of each kind that are left."""

    earlier: frozenset[int]
    last: int
    markers: tuple[int, int, int]

    @property
    def doubled(self) -> bool:
        return self.last in self.earlier

    @property
    def total(self) -> int:
        return sum(self.earlier) + self.last


class Way(NamedTuple):
    """Answers, and the faces that fall on the way."""

    answers: tuple[str, ...] = ()
    faces: tuple[int, ...] = ()

    def then(self, answer: str, *faces: int) -> "Way":
        return Way((*self.answers, answer), self.faces + faces)


End = tuple[str, int, tuple[int, int, int]]
"""What was done at last, with which pips, and the markers that are left. A crash hangs on its pips alone, a drive on the total."""
Chances = dict[End, float]


class Answer(NamedTuple):
    """To how the dice lie: it comes to an end, or to each of some lies as often as to the others."""

    key: str
    end: End | None
    lies: tuple[Lie, ...] = ()


class Reckoning:
    """All ends that the dice may come to from one lie, and how often each answer comes to which."""

    def __init__(self, lie: Lie, dice: int) -> None:
        self.ends: dict[End, Way] = {}  # and the first way found that leads there
        self._dice = dice  # that may be rolled
        self._answers: dict[Lie, list[Answer]] = {}  # those that an answer leads to stand before the one it answers
        self._rolled: dict[tuple[frozenset[int], tuple[int, int, int]], tuple[Lie, ...]] = {}  # another die to these
        self._go_on(lie, Way())
        self.answers = self._answers[lie]

    def _go_on(self, lie: Lie, way: Way) -> None:
        at_once = "crash" if lie.doubled else "stop"
        end = (at_once, lie.last if lie.doubled else lie.total, lie.markers)
        if end not in self.ends:
            self.ends[end] = way.then(at_once)
        answers = [Answer(at_once, end)]
        if not lie.doubled and len(lie.earlier) + 1 < self._dice:
            answers.append(self._roll("roll", lie.earlier | {lie.last}, lie.markers, way))
        re_rolls, plus_minus, turns = lie.markers
        if re_rolls:
            answers.append(self._roll("boost:re-roll", lie.earlier, (re_rolls - 1, plus_minus, turns), way))
        if plus_minus:
            left = (re_rolls, plus_minus - 1, turns)
            if lie.last < PIPS[-1]:
                answers.append(self._turn("boost:plus-1", Lie(lie.earlier, lie.last + 1, left), way))
            if lie.last > PIPS[0]:
                answers.append(self._turn("boost:minus-1", Lie(lie.earlier, lie.last - 1, left), way))
        if turns:
            turned = Lie(lie.earlier, PIPS[-1] + 1 - lie.last, (re_rolls, plus_minus, turns - 1))
            answers.append(self._turn("boost:turn", turned, way))
        self._answers[lie] = answers

    def _roll(self, key: str, earlier: frozenset[int], markers: tuple[int, int, int], way: Way) -> Answer:
        lies = self._rolled.get((earlier, markers))
        if lies is None:
            lies = self._rolled[earlier, markers] = tuple(Lie(earlier, face, markers) for face in PIPS)
            for lie in lies:
                if lie not in self._answers:
                    self._go_on(lie, way.then(key, lie.last))
        return Answer(key, None, lies)

    def _turn(self, key: str, lie: Lie, way: Way) -> Answer:
        if lie not in self._answers:
            self._go_on(lie, way.then(key))
        return Answer(key, None, (lie,))

    def chances(self, worth: Mapping[End, float]) -> dict[str, Chances]:
        """How often each answer comes to which ends, if one goes on in the best way by what the ends are worth."""
        best: dict[Lie, float] = {}
        chosen: dict[Lie, Answer] = {}
        for lie, answers in self._answers.items():
            for answer in answers:
                if answer.end is not None:
                    value = worth[answer.end]
                else:
                    value = sum(best[each] for each in answer.lies) / len(answer.lies)
                if lie not in chosen or value > best[lie]:
                    best[lie], chosen[lie] = value, answer
        return {answer.key: _follow(answer, chosen) for answer in self.answers}


@lru_cache(maxsize=FEW_LIES)
def reckoned(lie: Lie, dice: int) -> Reckoning:
    return Reckoning(lie, dice)


def _follow(first: Answer, chosen: dict[Lie, Answer]) -> Chances:
    """From the first answer on, those that were chosen: whatever comes first stands last."""
    chances: Chances = {}
    arrived: dict[Lie, float] = {}

    def go(answer: Answer, chance: float) -> None:
        if answer.end is not None:
            chances[answer.end] = chances.get(answer.end, 0.0) + chance
        for lie in answer.lies:
            arrived[lie] = arrived.get(lie, 0.0) + chance / len(answer.lies)

    go(first, 1.0)
    for lie in reversed(chosen):
        if lie in arrived:
            go(chosen[lie], arrived[lie])
    return chances


class DiceQuestion:
    """One question about dice, and what every end was worth in each world so far."""

    def __init__(self, reckoning: Reckoning, spent: Spent) -> None:
        self.reckoning = reckoning
        self.spent = spent  # on this question
        self.worlds = 0
        self._worth: dict[End, list[float]] = {end: [] for end in reckoning.ends}

    def add_world(self, judge: Callable[[Way], float]) -> None:
        """Unless time is over before all of its ends are judged."""
        found: list[float] = []
        for way in self.reckoning.ends.values():
            if self.spent.late:
                return
            found.append(judge(way))
            self.spent.step()
        for worth, one in zip(self._worth.values(), found, strict=True):
            worth.append(one)
        self.worlds += 1

    def results(self) -> dict[str, list[float]]:
        """What every answer comes to in each world. How one goes on is chosen once for all worlds, for nobody knows them."""
        if not self.worlds:
            return {answer.key: [] for answer in self.reckoning.answers}
        chances = self.reckoning.chances({end: fmean(worth) for end, worth in self._worth.items()})
        return {key: self._in_each_world(ends) for key, ends in chances.items()}

    def _in_each_world(self, chances: Chances) -> list[float]:
        worlds = zip(*(self._worth[end] for end in chances), strict=True)
        return [sum(map(mul, chances.values(), world)) for world in worlds]


class DiceSearcher(Searcher):
    """Reckons the dice, and tries everything else as others do."""

    worlds = 4  # at once
    _asked: DiceQuestion | None = None

    def try_all(self, alive: list[Tried], chair: Chair, spent: Spent) -> None:
        """The dice: in some worlds at once, for the best way to go on is chosen anew after them."""
        if chair.question.kind not in KINDS:
            super().try_all(alive, chair, spent)
            return
        asked = self._asked
        if asked is None or asked.spent is not spent:
            asked = self._asked = self._ask(chair, spent)
        if self.teller is not None:
            self._tell(alive, chair, spent)
        self._add_worlds(asked, chair)
        results = asked.results()
        for each in alive:
            each.results = results[each.option.key]

    def _tell(self, alive: list[Tried], chair: Chair, spent: Spent) -> None:
        """What happens is told of plain tries, at once of enough of them: ends that are reckoned with are nobody's turn."""
        told = [Tried(each.option) for each in alive]
        for _ in range(self.worlds if alive[0].told else ENOUGH):
            super().try_all(told, chair, spent)
        for each, one in zip(alive, told, strict=True):
            each.told.extend(one.told)

    def reckon(self, chair: Chair, spent: Spent) -> dict[str, float]:
        """What every answer is worth, by its key."""
        asked = self._ask(chair, spent)
        self._add_worlds(asked, chair)
        return {key: fmean(worth) for key, worth in asked.results().items()}

    def _ask(self, chair: Chair, spent: Spent) -> DiceQuestion:
        return DiceQuestion(reckoned(lie_of(chair), contents_of(chair.settings).dice), spent)

    def _add_worlds(self, asked: DiceQuestion, chair: Chair) -> None:
        for _ in range(self.worlds):
            seed = chair.seed()
            world = chair.fork(FastChance(seed))
            asked.add_world(partial(self.end, seed, world, chair.seat))

    def end(self, seed: int, world: Match, seat: int, way: Way) -> float:
        """What that is worth in one world, once the turn is over."""
        match = world.rehearsal(Loaded(list(way.faces), seed))
        turn = match.table.turn
        for answer in way.answers:
            question = match.question
            if question is None or question.kind not in KINDS or match.table.turn != turn:
                break  # a double that nothing helps against, or the last die: there was nothing to decide
            match.answer(answer, seat)
        play_on(match, self.quick, seed, turn + self.turns_ahead(match))
        return self.worth(match, seat)


def lie_of(chair: Chair) -> Lie:
    seen: Any = chair.glance()
    dice: list[int] = seen["dice"]
    boosts: list[str] = next(racer["boosts"] for racer in seen["racers"] if racer["name"] == seen["active"])
    markers = (boosts.count(RE_ROLL), boosts.count(PLUS_MINUS), boosts.count(TURN))
    return Lie(frozenset(dice[:-1]), dice[-1], markers)
