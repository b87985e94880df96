"""Several answers in one breath: all of them can be given, or none, and nobody looks ahead by trying."""

import pytest
from tests.kernel.toy import meet, play

from jalopy import games
from jalopy.kernel.chance import FastChance
from jalopy.kernel.errors import IllegalAnswer, NotNow
from jalopy.kernel.match import Match, new_match
from jalopy.kernel.together import together


def standing_race() -> Match:
    """Two cars at the start, in turn 1, at the question for the gear."""
    match = new_match(games.find("home-racers"), 2, {"course": "rug-oval"}, FastChance(4))
    while match.question is not None and match.question.kind == "start-place":
        match.answer(match.question.options[0])
    return match


def seat_of(match: Match) -> int:
    assert match.question is not None
    return match.question.seat


def test_answers_meet_one_question_after_the_other_and_nothing_is_answered() -> None:
    match = standing_race()
    before = match.view(0), match.answers, len(match.table.stream)
    met = together(match, seat_of(match), ["gear:1", "straight", "straight", "roll"])
    assert [question.kind for question in met] == ["choose-gear", "lay-tile", "lay-tile", "roll"]
    assert (match.view(0), match.answers, len(match.table.stream)) == before
    for question in met:
        assert question.seat == seat_of(match)


def test_the_first_answer_that_the_rules_forbid_is_named() -> None:
    match = standing_race()
    with pytest.raises(IllegalAnswer) as refused:
        together(match, seat_of(match), ["gear:1", "straight", "lane:up", "roll"])
    assert refused.value.key == "lane:up"


def test_no_answer_follows_a_die() -> None:
    """Whatever the dice are: the refusal says nothing about them."""
    match = standing_race()
    for keys in (["keep"], ["push:1"], ["anything"]):
        with pytest.raises(NotNow, match="in between"):
            together(match, seat_of(match), ["gear:1", "straight", "straight", "roll", *keys])


def test_no_answer_follows_somebody_elses_question() -> None:
    match = standing_race()
    with pytest.raises(NotNow, match="in between"):
        together(match, seat_of(match), ["gear:0", "heading:0", "gear:1"])


def test_among_several_that_are_asked_at_once_only_one_answer_can_be_given() -> None:
    match = meet(change=True)
    seat = match.questions[0].seat
    key = match.questions[0].options[0].key
    assert len(together(match, seat, [key])) == 1
    with pytest.raises(NotNow, match="in between"):
        together(match, seat, [key, key])


def test_what_was_rehearsed_is_what_happens() -> None:
    match = play(meet(dice=[4, 2]), "dare", "roll")
    twin = match.rehearsal()
    assert twin.view(0) == match.view(0)
    assert [question.as_data() for question in twin.questions] == [question.as_data() for question in match.questions]
    assert twin.answers == match.answers
