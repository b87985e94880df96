"""Undo after every answer: refused because somebody learnt something, or exactly the situation before."""

from functools import cache
from typing import Any

import pytest
from tests.conformance.driving import begin, pick, play_on, situation
from tests.conformance.tables import Case, all_games, few, short_tables

from jalopy.kernel.chance import Stream
from jalopy.kernel.errors import NotNow
from jalopy.kernel.game import Game
from jalopy.kernel.match import Match
from jalopy.kernel.record import segment_of

TABLES = short_tables()


def seats_asked(match: Match) -> set[int]:
    return {question.seat for question in match.questions}


@pytest.mark.parametrize("case", TABLES)
def test_every_answer_can_be_taken_back_until_somebody_learns_something(case: Case) -> None:
    match, straight = begin(case, 31), play_on(begin(case, 31), 32)
    source = Stream(32)
    taken_back = refused = 0
    while match.question is not None:
        before = situation(match)
        learnt = match.table.draws, match.state.cards.shown
        asked = seats_asked(match)
        seat, key = pick(match, source)
        match.answer(key, seat)
        after = situation(match)
        if match.can_undo:
            events = len(match.events())
            match.undo()
            assert situation(match) == before
            assert [event["kind"] for event in match.events(since=events)] == ["taken-back"]
            match.answer(key, seat)
            assert situation(match) == after
            taken_back += 1
        else:
            same_seat_asked = seats_asked(match) == asked == {seat}
            assert learnt != (match.table.draws, match.state.cards.shown) or not same_seat_asked
            with pytest.raises(NotNow):
                match.undo()
            assert situation(match) == after
            refused += 1
    assert refused > 0
    assert match.record() == straight.record()
    if taken_back:
        assert len(match.events()) > len(straight.events())


@cache
def taken_back_and_harmless(game: Game[Any]) -> tuple[int, int]:
    """Answers that could be taken back, and those that told nobody anything and asked the same seat again."""
    found = harmless = 0
    for case in few(game):
        match = begin(case, 33)
        source = Stream(34)
        while match.question is not None:
            learnt, asked = (match.table.draws, match.state.cards.shown), seats_asked(match)
            seat, key = pick(match, source)
            match.answer(key, seat)
            found += match.can_undo
            same_seat_asked = seats_asked(match) == asked == {seat}
            harmless += same_seat_asked and learnt == (match.table.draws, match.state.cards.shown)
    return found, harmless


@pytest.mark.parametrize("game", all_games(), ids=lambda game: str(game.name))
def test_there_are_answers_that_can_be_taken_back(game: Game[Any]) -> None:
    """So that the test above does not pass by refusing everything: only a game in which nothing is harmless may."""
    found, harmless = taken_back_and_harmless(game)
    assert found > 0 or harmless == 0


def test_in_most_games_something_can_be_taken_back() -> None:
    """Where every answer rolls a die or passes the turn on, as in the example of docs/a-new-game.md, there is nothing."""
    without = [game.name for game in all_games() if taken_back_and_harmless(game)[0] == 0]
    assert len(without) < len(all_games()) / 2, without


@pytest.mark.parametrize("case", TABLES)
def test_as_many_answers_as_can_are_taken_back_in_a_row(case: Case) -> None:
    match = begin(case, 35)
    source = Stream(36)
    since_barrier = [situation(match)]
    while match.question is not None:
        seat, key = pick(match, source)
        match.answer(key, seat)
        if not match.can_undo:
            since_barrier.clear()
        since_barrier.append(situation(match))
        if len(since_barrier) > 2:
            answers = match.answers
            for expected in reversed(since_barrier):
                assert situation(match) == expected
                if expected is not since_barrier[0]:
                    match.undo()
            assert not match.can_undo
            for seat, _, key in answers[match.decisions :]:
                match.answer(key, seat)
            assert situation(match) == since_barrier[-1]


@pytest.mark.parametrize("case", TABLES)
def test_by_consent_any_answer_is_taken_back_and_the_match_goes_on_the_same(case: Case) -> None:
    match, straight = begin(case, 37), play_on(begin(case, 37), 38)
    source = Stream(38)
    count = 0
    while match.question is not None:
        before = situation(match)
        could_undo = match.can_undo
        seat, key = pick(match, source)
        match.answer(key, seat)
        count += 1
        if count % 9 == 0 and match.question is not None:
            after = situation(match)
            match.undo(by_consent=True)
            assert situation(match) == before
            assert match.can_undo == could_undo
            assert match.events()[-1]["kind"] == "taken-back"
            match.answer(key, seat)
            assert situation(match) == after
    assert {**segment_of(match), "practice": True} == {**segment_of(straight), "practice": True}
