"""Positions: from_position(position()) is the same match; what cannot be is refused."""

import copy
import json
from typing import Any

import pytest
from tests.kernel.toy import GAME, HAND, meet, play

from jalopy.kernel.chance import FastChance, Stream
from jalopy.kernel.errors import BadPosition
from jalopy.kernel.match import Match, match_from, new_match
from jalopy.kernel.playout import play_out


def position_after(*keys: str) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(json.dumps(play(meet(), *keys).position()))
    return data


def pictures(match: Match) -> list[object]:
    return [match.position(), [match.view(seat) for seat in (0, 1, 2, None)], match.answers]


def test_a_position_and_the_answers_since_are_the_same_match() -> None:
    for seed in range(10):
        match = new_match(GAME, 3, {"rounds": 5}, FastChance(seed))
        source = Stream(seed)
        while match.question is not None:
            if match.state.turn > 0:
                again = match_from(GAME, match.position(), FastChance(seed))
                for answered in match.turns[-1].asked:
                    again.answer(answered.key, answered.seat)
                assert [question.as_data() for question in again.questions] == [
                    question.as_data() for question in match.questions
                ]
                assert pictures(again)[:2] == pictures(match)[:2]
            options = match.question.options
            match.answer(options[source.below(len(options))])


def test_a_position_tells_who_knows_what() -> None:
    match = play(meet(), "peek:1.1")
    again = match_from(GAME, match.position(), FastChance(1))
    assert again.view(0) == match.view(0)
    assert again.view(0)["hands"][1] == [None, "belt", None]  # type: ignore[index]
    assert again.view(2)["hands"][1] == [None, None, None]  # type: ignore[index]


def test_the_position_of_a_finished_match_is_that_of_a_finished_match() -> None:
    match = play(meet(dice=[6, 6, 6]), "dare", "roll", "roll")
    again = match_from(GAME, match.position(), FastChance(1))
    assert again.over
    assert [place.as_data() for place in again.standing] == [place.as_data() for place in match.standing]


def test_reading_a_position_leaves_it_as_it_was() -> None:
    position = position_after("draw")
    before = copy.deepcopy(position)
    match = match_from(GAME, position, FastChance(3))
    play_out(match, Stream(1))
    assert position == before


def test_a_position_is_a_start_like_any_other() -> None:
    position = position_after("draw", "sell:0")
    match = match_from(GAME, position, FastChance(3), listening=True)
    assert not match.can_undo
    assert match.decisions == 0
    assert [turn.number for turn in match.turns] == [3]
    match.answer("ring")
    match.undo()
    assert match.position() == position


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (lambda data: data.pop("turn"), "the position lacks 'turn'"),
        (lambda data: data.update(weather="rain"), "unknown field 'weather'"),
        (lambda data: data.update(seats=5), "'seats' in the position must be a whole number from 2 to 4"),
        (lambda data: data["settings"].update(rounds=4), "'rounds' cannot be '4'"),
        (
            lambda data: data["settings"].update(rounds=None),
            "The setting 'rounds' must be a word, a number, or yes or no",
        ),
        (lambda data: data["places"][0].pop(), "The position loses 1 cards"),
        (lambda data: data["places"][HAND].append(["lamp", 1]), "There is no 'lamp' left"),
        (lambda data: data["places"][HAND][0].__setitem__(1, 2), "known to its owner"),
        (lambda data: data.update(asleep=True), "A seat that sleeps has waited"),
    ],
)
def test_what_cannot_be_a_position_is_refused(change: Any, complaint: str) -> None:
    data = position_after("draw")
    change(data)
    with pytest.raises(BadPosition, match=complaint):
        match_from(GAME, data, FastChance(1))
