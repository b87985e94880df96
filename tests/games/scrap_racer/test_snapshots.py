"""Snapshots of turns that nothing leads back to are written over; those that a fork began with are not."""

from typing import Any

import pytest

import jalopy
from jalopy import games
from jalopy.kernel.chance import Stream
from jalopy.kernel.match import Match

EXPANSION = {"track": "SsSRvRSpSRRy"}


def play_on(match: Match, lot: Stream, answers: int) -> None:
    for _ in range(answers):
        if (question := match.question) is None:
            return
        match.take(question, question.options[lot.below(len(question.options))])


@pytest.mark.parametrize("settings", [{}, EXPANSION])
def test_a_copy_over_another_state_is_a_copy_like_any_other(settings: dict[str, Any]) -> None:
    game = games.find("scrap-racer")
    match = jalopy.new("scrap-racer", seed=11, **settings)
    lot = Stream(11)
    given_up = match.state.copy()
    while match.question is not None:
        play_on(match, lot, 1)
        copied = match.state.copy_over(given_up)
        assert copied is given_up
        assert game.position(copied) == game.position(match.state.copy())
    before = game.position(given_up)
    game.determinize(match.state, 1, Stream(3))
    assert game.position(given_up) == before


def test_forks_keep_the_start_of_their_turn_while_the_match_goes_on() -> None:
    match = jalopy.new("scrap-racer", seed=5)
    lot = Stream(5)
    kept: list[tuple[Match, object]] = []
    while (question := match.question) is not None:
        fork = match.fork(question.seat)
        kept.append((fork, start_of(fork)))
        play_on(match, lot, 1)
    assert len(kept) > 50
    assert all(start_of(fork) == before for fork, before in kept)


def test_a_match_that_wrote_over_snapshots_can_still_be_taken_back_whole() -> None:
    match = jalopy.new("scrap-racer", seed=5)
    play_on(match, Stream(5), 60)
    before = match.position()
    play_on(match, Stream(6), 40)
    match.undo(by_consent=True, back=40)
    assert match.position() == before


def start_of(fork: Match) -> object:
    start = fork.turns[-1].start
    assert start is not None
    return fork.game.position(start)
