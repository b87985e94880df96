"""Whole plans for a seat that is asked: what its bot would answer from here on, until chance or somebody else comes in,
or the turn is over.

A game that proposes plans has a part `bot.proposals`: its PLANNER is the bot that lays them, and it says with which
answers a plan may begin and what the board draws of one. Plans are laid on honest forks, so they know no more than the
seat does.
"""

from types import ModuleType
from typing import Final

from jalopy import games
from jalopy.bots.bot import Bot, Chair
from jalopy.kernel.chance import FastChance, Stream
from jalopy.kernel.match import Match
from jalopy.kernel.questions import Facts, Option, Question
from jalopy.kernel.together import next_question

MOST_ANSWERS: Final = 32  # of one plan


class Step:
    """One answer of a plan, and the question that it meets."""

    def __init__(self, question: Question, option: Option) -> None:
        self.question = question
        self.option = option


class Proposal:
    """Answers that can be given together; `best` is the plan that the bot would follow, `drawing` is for the board."""

    def __init__(self, steps: list[Step], best: bool, drawing: Facts) -> None:
        self.answers = [step.option.key for step in steps]
        self.best = best
        self.drawing = drawing

    def as_data(self) -> Facts:
        return {"answers": self.answers, "best": self.best, "drawing": self.drawing}


def propose(match: Match, seat: int, kept: list[str]) -> list[Proposal]:
    """The plans that begin with the answers to be kept, the best one first; none where the game proposes none."""
    own = games.part(match.game, "bot.proposals")
    if own is None:
        return []
    bot: Bot = own.PLANNER
    question, wanted = _after(match, seat, kept, bot)
    if question is None:
        return [_laid(match, seat, kept, bot, own, wanted)]
    ways: list[str] = own.beginnings(question, wanted)
    plans = [_laid(match, seat, [*kept, way], bot, own, wanted) for way in ways]
    return sorted(plans, key=lambda plan: not plan.best)


def _lot(match: Match, seat: int) -> Stream:
    """The same at every look within a turn, another in the next: a bot that shrugs does not shrug for ever."""
    return Stream(match.table.turn * match.table.seats + seat)


def _after(match: Match, seat: int, kept: list[str], bot: Bot) -> tuple[Question | None, str]:
    """What the seat is asked after so many answers, and the bot's own; nothing where they are a whole plan already."""
    fork = match.fork(seat, FastChance(0))
    for given, key in enumerate(kept):
        question = next_question(fork, seat, given)
        fork.take(question, fork.check(key, question))
    if kept and (not fork.can_undo or fork.table.turn != match.table.turn):
        return None, ""
    question = next_question(fork, seat, len(kept))
    return question, bot.choose(Chair(fork, seat, _lot(match, seat))).key


def _laid(match: Match, seat: int, kept: list[str], bot: Bot, own: ModuleType, wanted: str) -> Proposal:
    """One plan, tried to its end on a fork."""
    fork = match.fork(seat, FastChance(0))
    chair = Chair(fork, seat, _lot(match, seat))
    steps: list[Step] = []
    turn = fork.table.turn
    while not steps or (fork.can_undo and fork.table.turn == turn and len(steps) < MOST_ANSWERS):
        question = next_question(fork, seat, len(steps))
        option = fork.check(kept[len(steps)], question) if len(steps) < len(kept) else bot.choose(chair)
        steps.append(Step(question, option))
        fork.take(question, option)
    best = not wanted or kept[-1] == wanted
    return Proposal(steps, best, own.drawing(_before_the_last(match, seat, steps), steps))


def _before_the_last(match: Match, seat: int, steps: list[Step]) -> Match:
    """The world of a plan that is laid and waits for its last answer, with which chance comes in or somebody else."""
    fork = match.fork(seat, FastChance(0))
    for given, step in enumerate(steps[:-1]):
        question = next_question(fork, seat, given)
        fork.take(question, fork.check(step.option.key, question))
    return fork
