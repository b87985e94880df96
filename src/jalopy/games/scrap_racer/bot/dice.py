"""The dice of a turn, reckoned exactly: all that may still fall, through the rules, judged where the turn has ended.

How the dice lie when they are driven, or what a double brings, is tried in the same worlds for all of them. What it is
worth to roll on follows from these ends: six faces, each gone on with in the best way.
"""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from jalopy.bots.bot import Chair
from jalopy.bots.search import Searcher, Spent, Tried, play_on
from jalopy.games.scrap_racer.components import PLUS_MINUS, RE_ROLL, TURN
from jalopy.games.scrap_racer.contents import contents_of
from jalopy.kernel.chance import Chance, FastChance
from jalopy.kernel.match import Match

KINDS: Final = ("roll-or-stop", "crash-or-boost", "stop-or-boost")
PIPS: Final = range(1, 7)


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


class Reckoning:
    """What every answer is worth; `end` judges where a way leads when nothing is decided about the `dice` any more."""

    def __init__(self, end: Callable[[Way], float], dice: int) -> None:
        self._judge = end
        self._dice = dice
        self._ends: dict[tuple[str, int, tuple[int, int, int]], float] = {}
        self._best: dict[Lie, float] = {}

    def ways(self, lie: Lie, way: Way) -> dict[str, float]:
        """By option."""
        at_once = "crash" if lie.doubled else "stop"
        ways = {at_once: self._end(at_once, lie, way)}
        if not lie.doubled and len(lie.earlier) + 1 < self._dice:
            ways["roll"] = self._roll(lie.earlier | {lie.last}, lie.markers, way, "roll")
        re_rolls, plus_minus, turns = lie.markers
        if re_rolls:
            ways["boost:re-roll"] = self._roll(lie.earlier, (re_rolls - 1, plus_minus, turns), way, "boost:re-roll")
        if plus_minus:
            left = (re_rolls, plus_minus - 1, turns)
            if lie.last < PIPS[-1]:
                ways["boost:plus-1"] = self._best_of(Lie(lie.earlier, lie.last + 1, left), way.then("boost:plus-1"))
            if lie.last > PIPS[0]:
                ways["boost:minus-1"] = self._best_of(Lie(lie.earlier, lie.last - 1, left), way.then("boost:minus-1"))
        if turns:
            turned = Lie(lie.earlier, PIPS[-1] + 1 - lie.last, (re_rolls, plus_minus, turns - 1))
            ways["boost:turn"] = self._best_of(turned, way.then("boost:turn"))
        return ways

    def _roll(self, earlier: frozenset[int], markers: tuple[int, int, int], way: Way, answer: str) -> float:
        return sum(self._best_of(Lie(earlier, face, markers), way.then(answer, face)) for face in PIPS) / len(PIPS)

    def _best_of(self, lie: Lie, way: Way) -> float:
        known = self._best.get(lie)
        if known is None:
            known = self._best[lie] = max(self.ways(lie, way).values())
        return known

    def _end(self, answer: str, lie: Lie, way: Way) -> float:
        """A crash hangs on its pips alone, a drive on the total."""
        key = (answer, lie.last if lie.doubled else lie.total, lie.markers)
        known = self._ends.get(key)
        if known is None:
            known = self._ends[key] = self._judge(way.then(answer))
        return known


class DiceSearcher(Searcher):
    """Reckons the dice, and tries everything else as others do."""

    worlds = 4  # at once

    def try_all(self, alive: list[Tried], chair: Chair, spent: Spent) -> None:
        """The dice: in some worlds at once, for what an end is worth on the average is known before the best is chosen."""
        if chair.question.kind not in KINDS:
            super().try_all(alive, chair, spent)
            return
        if self.teller is not None:
            told = [Tried(each.option) for each in alive]
            for _ in range(self.worlds):
                super().try_all(told, chair, spent)
            for each, one in zip(alive, told, strict=True):
                each.told.extend(one.told)
        ways = self.reckon(chair, spent)
        for each in alive:
            each.results.append(ways[each.option.key])

    def reckon(self, chair: Chair, spent: Spent) -> dict[str, float]:
        """What every answer is worth, by its key."""
        worlds: list[tuple[int, Match]] = []
        for _ in range(self.worlds):
            seed = chair.seed()
            worlds.append((seed, chair.fork(FastChance(seed))))

        def end(way: Way) -> float:
            spent.tries += len(worlds)
            return sum(self.end(seed, world, chair.seat, way) for seed, world in worlds) / len(worlds)

        return Reckoning(end, contents_of(chair.settings).dice).ways(lie_of(chair), Way())

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
