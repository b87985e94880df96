"""What the page is drawn and tested with is played by the rules themselves and written down as scenes.

A fixture: what one seat was sent in a match. A lesson: a first match with stops, at which the reader does what is wanted.
"""

import json
from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec

from jalopy import games
from jalopy.bots.proposals import propose
from jalopy.kernel.match import Match
from jalopy.kernel.questions import Facts, Question
from jalopy.kernel.together import together
from jalopy.server import wire


class Stop(NamedTuple):
    """What is said there, what the others answer on the way to it, and what the reader is to answer then.

    Where whole plans are proposed, that is one of them, its keys with spaces between; `bends` are what is kept of others.
    """

    say: str
    wanted: str = ""
    others: tuple[str, ...] = ()
    plans: bool = False
    bends: tuple[str, ...] = ()


def fixture(match: Match, seat: int | None, pick: Callable[[Question], str], most: int) -> str:
    """So many answers at most; with every scene, the question that the seat was asked after it."""
    match.watch([seat])
    asked: dict[int, Facts] = {}
    while (question := match.question) is not None and match.decisions < most:
        if question.seat == seat:
            drawn = [{**each, "sure": []} for each in foreseen(match, seat)]  # boards draw plans and odds
            asked[len(match.events())] = {**question.as_data(), "consequences": drawn}
        match.answer(pick(question), question.seat)
    return written(
        {"seat": seat, "seats": match.seats, "opening": match.opening(seat), "asked": asked}, match.scenes(0, seat)
    )


def lesson(match: Match, seat: int, stops: list[Stop]) -> str:
    """A match that stands before its first stop; the wanted answers and those of the others lead from one to the next."""
    match.watch([seat])
    steps: list[dict[str, Any]] = []
    told = 0
    wanted = ""
    opening = match.watcher(seat).folded(0)
    for stop in stops:
        for key in (*wanted.split(), *stop.others):
            assert match.question is not None
            match.answer(key, match.question.seat)
        data = asked(match, seat, stop.wanted, len(steps)) if stop.wanted else None
        ahead = foreseen(match, seat) if stop.wanted else []
        steps.append(
            {
                "say": stop.say,
                "scenes": match.scenes(told, seat),
                "question": data,
                "consequences": ahead,
                "wanted": stop.wanted,
                **(planned(match, seat, stop) if stop.plans else {}),
            }
        )
        told = len(match.events())
        wanted = stop.wanted
    return json.dumps({"opening": opening, "steps": steps}, ensure_ascii=False, separators=(",", ":")) + "\n"


def asked(match: Match, seat: int, wanted: str, number: int) -> Facts:
    """The question at a stop, with what may not be answered there."""
    question = match.question
    assert question is not None
    assert question.seat == seat
    together(match, seat, wanted.split())
    barred = [each.as_data() for each in match.game.barred(match.state, question)]
    return {**question.as_data(), "id": number, "barred": barred}


def planned(match: Match, seat: int, stop: Stop) -> Facts:
    """The plans at a stop, and those that bending leads to; what is wanted is one of them."""
    plans = [plan.as_data() for plan in propose(match, seat, [])]
    bends = {kept: [plan.as_data() for plan in propose(match, seat, kept.split())] for kept in stop.bends}
    found = [*plans, *(plan for bent in bends.values() for plan in bent)]
    assert stop.wanted.split() in [plan["answers"] for plan in found]
    return {"plans": plans, "bends": bends}


def foreseen(match: Match, seat: int) -> list[Any]:
    """What the answers would do, as the server sends it."""
    options = [msgspec.convert(each.as_data(), wire.ConsequenceInfo) for each in games.consequences(match, seat)]
    return [msgspec.to_builtins(option) for option in options]


def written(head: dict[str, Any], scenes: list[Facts]) -> str:
    """One scene a line, so that a difference can be read."""
    lines = [json.dumps(scene, ensure_ascii=False, separators=(",", ":")) for scene in scenes]
    start = json.dumps(head, ensure_ascii=False, separators=(",", ":"))
    return f'{start[:-1]},"scenes":[\n' + ",\n".join(lines) + "\n]}\n"
