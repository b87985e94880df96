"""The worker process in which bots think, settings are checked, matches looked back on and boxes tried: tasks come in on one
pipe, answers go out on the other."""

import contextlib
import os
import secrets
import sys
from collections import OrderedDict
from collections.abc import Callable
from typing import BinaryIO, Final

from msgspec.json import Decoder, Encoder

from jalopy import games
from jalopy.bots.bot import Bot, Chair
from jalopy.bots.coach import advise
from jalopy.bots.proposals import propose
from jalopy.bots.registry import UnknownBot, find, is_name
from jalopy.bots.weighing import cost_of
from jalopy.kernel.chance import Stream
from jalopy.kernel.errors import BadRecord
from jalopy.kernel.match import Match, match_from, new_match
from jalopy.kernel.reading import Reader
from jalopy.kernel.record import read_chance
from jalopy.server.checking import found
from jalopy.server.hands import LENGTH, MORE
from jalopy.server.looking_back import look_back
from jalopy.server.thinking import (
    Advice,
    Coached,
    Compare,
    Counsel,
    Look,
    Plans,
    Played,
    Reckoning,
    Task,
    Thought,
    Try,
    Weighed,
    Wish,
)
from jalopy.server.trying import compare, try_out

REMEMBERED: Final = 200  # matches
MOST_BYTES: Final = 2 * 1024**3  # of address space; a task that wants more fails alone
NICER: Final = 5  # the event loop goes first

Answers = list[tuple[int, str]]

Asked = Task | Advice | Coached | Weighed | Wish | Look | Try | Compare

_decode_task: Callable[[bytes], Asked] = Decoder(Asked).decode
_encode_thought = Encoder().encode


def main() -> None:
    # What a bot prints must not run into the answers.
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    if hasattr(os, "nice"):
        os.nice(NICER)
    with contextlib.suppress(ImportError, ValueError):  # not on Windows; or less is allowed already
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MOST_BYTES, resource.RLIM_INFINITY))
    try:
        serve(sys.stdin.buffer, answers)
    except BrokenPipeError:  # the server was killed: nobody wants to know any more
        os._exit(0)


def serve(tasks: BinaryIO, answers: BinaryIO) -> None:
    """Until the pipe ends, also in the middle of a task."""
    memory = Memory()
    while len(head := tasks.read(LENGTH.size)) == LENGTH.size:
        (length,) = LENGTH.unpack(head)
        message = tasks.read(length)
        if len(message) < length:
            return
        answer = _answer(memory, message, lambda word: _say(answers, word, MORE)) if message else b""
        _say(answers, answer)


def _say(answers: BinaryIO, word: bytes, more: int = 0) -> None:
    answers.write(LENGTH.pack(len(word) | more) + word)
    answers.flush()


def _answer(memory: "Memory", message: bytes, tell: Callable[[bytes], None]) -> bytes:
    task = _decode_task(message)
    if isinstance(task, Wish):
        return found(task)
    if isinstance(task, Look):
        return look_back(task, tell)
    if isinstance(task, Try):
        return try_out(task)
    if isinstance(task, Compare):
        return compare(task)
    if isinstance(task, Coached):
        return _encode_thought(memory.advise(task))
    if isinstance(task, Weighed):
        return _encode_thought(memory.weigh(task))
    return _encode_thought(memory.think(task) if isinstance(task, Task) else memory.propose(task))


def _bot_for(task: Task) -> Bot:
    """A rookie plays on for a bot that knew the match's game under older rules."""
    try:
        return find(task.bot, task.game, pace=task.pace)
    except UnknownBot:
        if not is_name(task.bot):
            raise
        print(f"There is no {task.bot} at {task.game} any more; a rookie plays on for it.", flush=True)
        return find("rookie", task.game)


class Memory:
    """The matches seen so far, so that mostly only the last few answers are new."""

    def __init__(self) -> None:
        self._matches: OrderedDict[int, tuple[Answers, Match]] = OrderedDict()

    def think(self, task: Task) -> Thought:
        try:
            match = self._match_of(task)
            # The lot is the bot's own: it must not depend on the secret seed.
            lot = Stream(secrets.randbits(62))
            return Thought(key=_bot_for(task).choose(Chair(match, task.seat, lot)).key)
        except Exception as error:
            self._matches.pop(task.table, None)
            return Thought(error=type(error).__name__)

    def propose(self, advice: Advice) -> Plans:
        try:
            plans = propose(self._match_of(advice), advice.seat, advice.kept)
            return Plans(plans=[plan.as_data() for plan in plans])
        except Exception as error:
            self._matches.pop(advice.table, None)
            return Plans(error=type(error).__name__)

    def advise(self, coached: Coached) -> Counsel:
        try:
            return Counsel(advice=advise(self._match_of(coached), coached.seat))
        except Exception as error:
            self._matches.pop(coached.table, None)
            return Counsel(error=type(error).__name__)

    def weigh(self, weighed: Weighed) -> Reckoning:
        try:
            return Reckoning(cost=cost_of(self._match_of(weighed), weighed.seat, weighed.key))
        except Exception as error:
            self._matches.pop(weighed.table, None)
            return Reckoning(error=type(error).__name__)

    def _match_of(self, task: Played) -> Match:
        played, match = self._matches.pop(task.table, ([], None))
        if match is None or task.answers[: len(played)] != played:
            played = []
            chance = read_chance(Reader(task.chance, "the task", BadRecord))
            game = games.find(task.game)
            if task.position is None:
                match = new_match(game, task.seats, task.settings, chance, listening=False)
            else:
                match = match_from(game, task.position, chance, listening=False)
        for seat, key in task.answers[len(played) :]:
            match.answer(key, seat)
        self._matches[task.table] = (task.answers, match)
        while len(self._matches) > REMEMBERED:
            self._matches.popitem(last=False)
        return match
