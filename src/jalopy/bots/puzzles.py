"""Puzzles: questions from matches between bots in which one answer is clearly the best, and the rookie gives another.

Every question of a match goes through sieves, each finer and dearer than the one before; what is left is weighed in worlds
that had no say in the choice, first by the champion's judgement and then by matches that are played to their end. What is
kept of a puzzle is the match up to its question (seed and answers), what every answer is worth, and why the best one is.
"""

import hashlib
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import Struct

from jalopy import games
from jalopy.bots.bot import Bot, Chair
from jalopy.bots.coach import Worth, comparer, worth_of
from jalopy.bots.dial import CHAMPION, DRIVER
from jalopy.bots.foresight import Foresight
from jalopy.bots.levels import searcher, searching
from jalopy.bots.lots import key_of
from jalopy.bots.registry import UnknownBot, find
from jalopy.bots.runner import answer, begin_anew
from jalopy.bots.search import Budget, Searcher, Spent, Tried
from jalopy.bots.telling import Reason, Why, reasons, teller_of
from jalopy.bots.value import value_of
from jalopy.kernel.chance import CommittedChance, Stream
from jalopy.kernel.errors import BadRecord, NotNow
from jalopy.kernel.game import Game
from jalopy.kernel.match import Match, new_match
from jalopy.kernel.questions import Question
from jalopy.kernel.record import give
from jalopy.kernel.settings import Values

LEAD: Final = 0.04  # of a chance to win, over every other answer
SURE: Final = 4.0  # standard errors by which that has to be so
FEWEST: Final = 3  # answers: with two there is little to puzzle about
MOST: Final = 9  # answers that are all weighed
SEATS: Final = (2, 3, 4)
ENDLESS: Final = 10**6  # rounds
FAR: Final = 20_000  # matches of one seed
BACK: Final = "back"  # to the question before: which answer is wanted is asked there
MOST_ALIKE: Final = 2  # in a collection
NEVER_SURE: Final = (0.03, 0.97)  # a match that is nearly over for whoever is asked is no puzzle


class Sieve:
    """So many worlds, and how clearly the best answer has to lead in them to go on."""

    def __init__(self, worlds: int, lead: float, sure: float) -> None:
        self.worlds = worlds
        self.lead = lead
        self.sure = sure


SIEVES: Final = (Sieve(4, 0.0, 0.0), Sieve(16, 0.02, 0.5), Sieve(64, 0.03, 1.5), Sieve(400, LEAD, SURE))
FINE: Final = 64  # worlds, among which it is worth looking up in between
TO_THE_END: Final = Sieve(80, LEAD, 1.0)  # worlds in which quick bots play on until the match is over
TOLD: Final = 200  # worlds in which the best answer is held against the others, to say why it is
CHECK: Final = Sieve(300, LEAD / 2, 2.0)  # of one that is kept: again the best, and not by luck


class Puzzle(Struct, kw_only=True):
    name: str
    game: str
    rules: str
    seats: int
    settings: Values
    seed: str  # of committed chance
    answers: list[tuple[int, str, str]]  # up to the question: seat, kind, key
    seat: int
    kind: str  # of the question
    turn: int
    racer: str  # what the seat plays, where the game names it
    worths: list[Worth]  # the best first
    rookie: str  # its answer
    reasons: dict[str, list[Reason]] = {}  # for the best answer, by the one that it is held against

    @property
    def best(self) -> str:
        return self.worths[0].key

    def why(self, key: str) -> Why:
        """The best answer is better than that one, or than the strongest of the others."""
        other = self.worths[1].key if key == self.best else key
        return Why(answer=self.best, other=other, even=False, reasons=self.reasons.get(other, []))

    def is_like(self, other: "Puzzle") -> bool:
        return (self.kind, self.best, self.rookie) == (other.kind, other.best, other.rookie)


class Judge:
    """Weighs the answers to questions of one game; the same question is judged the same again."""

    def __init__(self, game: str) -> None:
        own = searching(game)
        if own is None or value_of(game) is None:
            raise NotNow("puzzles-none")
        self.rookie = find("rookie", game)
        foresight = own.LEVELS[CHAMPION].foresight if CHAMPION in own.LEVELS else own.FORESIGHT
        self.near = searcher("judge", game, self.rookie, Budget(), own.FORESIGHT, 0.0)
        self.far = searcher("judge", game, self.rookie, Budget(), foresight, 0.0)
        self.teller = teller_of(game)
        self.telling = comparer(game, self.rookie, Budget(), self.teller)
        self.to_the_end = searcher("judge", game, self.rookie, Budget(), Foresight(ENDLESS), 0.0)

    def sieved(self, match: Match, key: int) -> tuple[list[Worth], str] | None:
        """What the answers are worth, and the rookie's; None where that is no puzzle."""
        question = match.question
        if question is None or len(match.questions) > 1 or not FEWEST <= len(question.options) <= MOST:
            return None
        rookies = self.rookies(match)
        for number, sieve in enumerate(SIEVES):
            last = number == len(SIEVES) - 1
            tried = self._weighed(match, question, self.far if last else self.near, sieve, key_of(key, number))
            if tried[0].option.key in (rookies, BACK) or not _leads(tried, sieve):
                return None
        if not NEVER_SURE[0] <= tried[0].mean <= NEVER_SURE[1] or rookies not in [each.option.key for each in tried]:
            return None
        if not self.agreed(match, [tried[0].option.key, tried[1].option.key, rookies], key_of(key, len(SIEVES))):
            return None
        return [_rounded(each) for each in tried], rookies

    def agreed(self, match: Match, keys: Sequence[str], key: int) -> bool:
        """Whether the first of these answers also leads where nobody judges: in matches that are played to their end."""
        question = match.question
        assert question is not None
        chair = Chair(match, question.seat, Stream(key))
        tried, spent = [Tried(question.option(each)) for each in dict.fromkeys(keys)], Spent(Budget())
        for world in range(TO_THE_END.worlds):
            self.to_the_end.try_all(tried, chair, spent)
            if world + 1 == TO_THE_END.worlds // 4 and not _may_lead(tried, TO_THE_END):
                return False
        return _leads(tried, TO_THE_END)

    def checked(self, match: Match, worths: Sequence[Worth], sieve: Sieve, key: int) -> bool:
        """Whether the best answer is found to be the best again."""
        question = match.question
        assert question is not None
        tried = self._weighed(match, question, self.far, sieve, key)
        return tried[0].option.key == worths[0].key and _leads(tried, sieve)

    def not_behind(self, match: Match, best: str, sieve: Sieve, key: int) -> bool:
        """Whether that answer is surely behind no other one, for whoever has only a few worlds' time."""
        question = match.question
        assert question is not None
        tried = self._weighed(match, question, self.far, sieve, key)
        first = next(each for each in tried if each.option.key == best)
        leads = [first.lead_over(each) for each in tried if each is not first]
        return all(lead >= sieve.lead and lead >= sieve.sure * error for lead, error in leads)  # even is not behind

    def _weighed(self, match: Match, question: Question, by: Searcher, sieve: Sieve, key: int) -> list[Tried]:
        """All answers, the best first. What cannot come first any more is tried no further in a fine sieve."""
        chair = Chair(match, question.seat, Stream(key))
        tried, spent = [Tried(option) for option in by.worth_a_thought(chair)], Spent(Budget())
        for world in range(sieve.worlds):
            by.try_all(tried, chair, spent)
            tried.sort(key=lambda each: -each.mean)
            if (
                sieve.worlds >= FINE
                and world + 1 in (sieve.worlds // 8, sieve.worlds // 2)
                and not _may_lead(tried, sieve)
            ):
                break
        return tried

    def reasons(self, match: Match, worths: Sequence[Worth], key: int) -> dict[str, list[Reason]]:
        """Why the best answer is better than each of the others."""
        question = match.question
        assert question is not None
        if self.teller is None:
            return {}
        chair = Chair(match, question.seat, Stream(key))
        best, *others = tried = [Tried(question.option(worth.key)) for worth in worths]
        spent = Spent(Budget())
        while len(best.told) < TOLD:
            self.telling.try_all(tried, chair, spent)
        return {each.option.key: reasons(self.teller.facts, best.told, each.told) for each in others}

    def rookies(self, match: Match) -> str:
        """What a rookie would answer."""
        assert match.question is not None
        self.rookie.forget()
        return self.rookie.choose(Chair(match, match.question.seat, Stream(match.decisions))).key


def _leads(tried: Sequence[Tried], sieve: Sieve) -> bool:
    best = tried[0]
    leads = [best.lead_over(other) for other in tried[1:]]
    return bool(leads) and all(lead >= sieve.lead and lead > sieve.sure * error for lead, error in leads)


def _may_lead(tried: Sequence[Tried], sieve: Sieve) -> bool:
    """Whether more worlds may still make a lead of it for the first."""
    best, *others = tried
    leads = [best.lead_over(other) for other in others]
    return all(lead + 2 * error >= sieve.lead for lead, error in leads)


def _rounded(tried: Tried) -> Worth:
    worth = worth_of(tried, tried)
    return Worth(key=worth.key, chance=round(worth.chance, 4), error=round(worth.error, 4))


# --- finding ----------------------------------------------------------------------------------------------------------


def found_in(game: str, seed: int, number: int, judge: Judge) -> Iterator[Puzzle | None]:
    """The puzzles of one match; None after every question without one, so that whoever waits can stop.

    From one turn at most one, for what follows would tell what came before.
    """
    box = games.find(game)
    lots = Stream(key_of(seed, number))
    allowed = [seats for seats in SEATS if seats in box.seat_counts]
    seats = allowed[lots.below(len(allowed))]
    secret = _secret(game, seed, number)
    match = new_match(box, seats, {}, CommittedChance(secret))
    bots = [_player(game, lots.below(2)) for _ in range(seats)]
    begin_anew(bots)
    chairs = [Chair(match, seat, Stream(key_of(seed, number, seat))) for seat in range(seats)]
    of_turn = -1
    while (question := match.question) is not None:
        puzzle = None
        if match.state.turn > 0 and match.state.turn != of_turn:
            weighed = judge.sieved(match, key_of(seed, number, match.decisions))
            if weighed is not None:
                of_turn = match.state.turn
                puzzle = _written(box, match, secret, question, *weighed)
                puzzle.reasons = judge.reasons(match, puzzle.worths, key_of(seed, number, match.decisions))
        yield puzzle
        answer(match, bots[question.seat], chairs[question.seat])


def _secret(game: str, seed: int, number: int) -> str:
    return hashlib.sha256(f"{game}:{seed}:{number}".encode()).hexdigest()


def next_match(game: str, seed: int, known: Sequence[Puzzle]) -> int:
    """The number behind the last match of this seed that gave a puzzle."""
    secrets, following = {puzzle.seed for puzzle in known}, 0
    for number in range(FAR):
        if _secret(game, seed, number) in secrets:
            following = number + 1
    return following


def _player(game: str, lot: int) -> Bot:
    try:
        return find(DRIVER if lot else "rookie", game)
    except UnknownBot:
        return find("rookie", game)


def _written(
    game: Game[Any], match: Match, secret: str, question: Question, worths: list[Worth], rookie: str
) -> Puzzle:
    name = hashlib.sha256(f"{secret}:{match.decisions}".encode()).hexdigest()[:8]
    return Puzzle(
        name=name,
        game=game.name,
        rules=game.version,
        seats=match.seats,
        settings=game.written_settings(match.settings),
        seed=secret,
        answers=match.answers,
        seat=question.seat,
        kind=question.kind,
        turn=match.state.turn,
        racer=game.plays_as(match.state, question.seat),
        worths=worths,
        rookie=rookie,
    )


def is_new(puzzle: Puzzle, known: Sequence[Puzzle]) -> bool:
    """Neither the second of its kind from one match nor the third of all."""
    alike = [other for other in known if puzzle.is_like(other)]
    return len(alike) < MOST_ALIKE and all(other.seed != puzzle.seed for other in alike)


# --- keeping ----------------------------------------------------------------------------------------------------------


def reached(puzzle: Puzzle, listening: bool = True) -> Match:
    """The match at the puzzle's question; refused where these rules lead elsewhere."""
    match = new_match(games.find(puzzle.game), puzzle.seats, puzzle.settings, CommittedChance(puzzle.seed), listening)
    for number, answered in enumerate(puzzle.answers, 1):
        give(match, answered, number)
    question = match.question
    if question is None or (question.seat, question.kind) != (puzzle.seat, puzzle.kind):
        raise BadRecord(f"Puzzle {puzzle.name} is not reached: its match leads to another question.")
    if not {worth.key for worth in puzzle.worths} <= {option.key for option in question.options}:
        raise BadRecord(f"Puzzle {puzzle.name} has answers that its question does not offer.")
    return match


def file_of(game: str) -> Path:
    """Where a game's puzzles lie; there may be none."""
    package = type(games.find(game)).__module__.rpartition(".")[0]
    return Path(__file__).resolve().parent.parent.joinpath(*package.split(".")[1:], "puzzles.json")


def read(path: Path) -> list[Puzzle]:
    return msgspec.json.decode(path.read_bytes(), type=list[Puzzle]) if path.is_file() else []


def write(path: Path, puzzles: Sequence[Puzzle]) -> None:
    """One puzzle a line; never half a file."""
    lines = ",\n".join(msgspec.json.encode(puzzle).decode() for puzzle in puzzles)
    fresh = path.with_suffix(".part")
    fresh.write_text(f"[\n{lines}\n]\n" if puzzles else "[]\n", encoding="utf-8")
    fresh.replace(path)


def kept(game: str) -> list[Puzzle]:
    """A game's puzzles that hold under these rules."""
    version = games.find(game).version
    return [puzzle for puzzle in read(file_of(game)) if puzzle.rules == version]
