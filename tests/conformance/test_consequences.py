"""What an answer is said to do hangs on nothing that the asked seat cannot know, and comes true."""

import json

import pytest
from tests.conformance.driving import begin, some
from tests.conformance.tables import Case, short_tables

from jalopy import games
from jalopy.kernel.chance import FastChance, Stream
from jalopy.kernel.match import Match
from jalopy.kernel.questions import Facts

TABLES = short_tables()
CHECKED = 6  # questions of a match


def worked_out(match: Match, seat: int) -> str:
    return json.dumps([each.as_data() for each in games.consequences(match, seat)])


@pytest.mark.parametrize("case", TABLES)
def test_honest_forks_have_the_same_consequences_byte_by_byte(case: Case, thorough: bool) -> None:
    match = begin(case, 81)
    for place, _ in enumerate(some(match, 82, thorough, CHECKED)):
        for question in match.questions:
            told = worked_out(match, question.seat)
            for number in range(2):
                fork = match.fork(question.seat, FastChance(100 * place + number))
                assert worked_out(fork, question.seat) == told, question


@pytest.mark.parametrize("case", TABLES)
def test_they_are_those_of_all_options_and_leave_the_match_as_it_is(case: Case) -> None:
    match, twin = begin(case, 83), begin(case, 83)
    source = Stream(84)
    for number in range(CHECKED * 5):
        if match.question is None or twin.question is None:
            break
        question = match.question
        if number % 5 == 0:
            found = list(games.consequences(match, question.seat))
            assert [each.key for each in found] == [option.key for option in question.options]
        key = question.options[source.below(len(question.options))].key
        match.answer(key, question.seat)
        twin.answer(key, question.seat)
    assert match.record() == twin.record()


@pytest.mark.parametrize("case", TABLES)
def test_what_is_sure_happens(case: Case, thorough: bool) -> None:
    match = begin(case, 85)
    source = Stream(86)
    wanted = 1 if thorough else 4
    number = checked = 0
    while (question := match.question) is not None and number < (100_000 if thorough else 120):
        number += 1
        option = question.options[source.below(len(question.options))]
        sure: list[Facts] = []
        if number % wanted == 0:
            sure = next(each.sure for each in games.consequences(match, question.seat) if each.key == option.key)
        told = len(match.table.stream)
        match.answer(option, question.seat)
        happened = match.events(told, question.seat)
        assert len(sure) <= len(happened)
        for foreseen, real in zip(sure, happened, strict=False):
            assert (foreseen["kind"], foreseen["rule"]) == (real["kind"], real["rule"])
            assert foreseen["facts"].items() <= real["facts"].items()  # type: ignore[attr-defined]
            checked += 1
    assert checked > 0
