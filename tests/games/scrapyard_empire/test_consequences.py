"""The chance of a dig or a steal is that of all faces of its die."""

from typing import Any

import pytest
from tests.games.given import Given

import jalopy
from jalopy import games
from jalopy.kernel.chance import Stream
from jalopy.kernel.match import Match


@pytest.mark.parametrize("seed", range(4))
def test_as_many_faces_succeed_as_it_is_said(seed: int) -> None:
    match = jalopy.new("scrapyard-empire", 4, seed)
    lot = Stream(seed)
    checked = 0
    for _ in range(150):
        question = match.question
        if question is None:
            break
        if question.kind == "action":
            for each in games.consequences(match, question.seat):
                if each.key.startswith(("dig:", "steal:")):
                    (odds,) = each.odds
                    assert odds["chance"] == sum(succeeds(match, each.key, face) for face in range(6)) / 6
                    checked += 1
                else:
                    assert each.odds == []
        match.answer(question.options[lot.below(len(question.options))])
    assert checked > 20


def succeeds(match: Match, key: str, face: int) -> bool:
    """Whether the die is as high as was announced."""
    assert match.question is not None
    fork = match.fork(match.question.seat, Given([face]))
    fork.table.listening = True
    fork.answer(key)
    told: dict[str, Any] = {event.kind: event.facts for event in reversed(fork.table.story)}
    announced = told.get("digging") or told["stealing"]
    return bool(told["rolled"]["die"] >= announced["wanted"])
