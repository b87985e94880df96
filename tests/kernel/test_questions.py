"""Asking and answering: by key, by option, in any order where several seats are asked at once."""

from itertools import permutations

import pytest
from tests.kernel.toy import GAME, meet, play

from jalopy.kernel.chance import FastChance
from jalopy.kernel.errors import IllegalAnswer
from jalopy.kernel.match import Match, new_match
from jalopy.kernel.questions import Option


def test_an_answer_is_an_option_or_its_key() -> None:
    by_key, by_option = meet(), meet()
    by_key.answer("ring")
    assert by_option.question is not None
    by_option.answer(by_option.question.options[0])
    assert by_key.record() == by_option.record()


def test_an_option_of_an_earlier_question_counts_by_its_key() -> None:
    match = play(meet(), "ring")
    match.answer(Option("enough", "SM-2.3"))
    assert match.question is not None
    assert match.question.seat == 1


def test_an_answer_that_was_not_offered_is_refused_with_what_is_and_changes_nothing() -> None:
    match = play(meet(), "ring")
    before = match.record(), match.view(0)
    with pytest.raises(
        IllegalAnswer, match=r"'bell' is not possible now \(SM-2.3\): .*possible are: ring and enough\."
    ) as refused:
        match.answer("bell")
    assert (refused.value.key, refused.value.reason, refused.value.rule) == ("bell", "not-asked", "SM-2.3")
    assert refused.value.facts == {"possible": ["ring", "enough"]}
    assert (match.record(), match.view(0)) == before


def test_an_answer_that_is_barred_is_refused_with_the_rule_that_bars_it() -> None:
    match = play(meet(), "wait")
    with pytest.raises(IllegalAnswer, match=r"'wait' is not possible now \(SM-2.4\): .+") as refusal:
        match.answer("wait")
    assert (refusal.value.reason, refusal.value.rule) == ("waited-already", "SM-2.4")
    assert [barred.as_data() for barred in match.barred()] == [
        {"key": "wait", "reason": "waited-already", "rule": "SM-2.4", "facts": {}},
        {"key": "sleep", "reason": "waited-already", "rule": "SM-2.5", "facts": {}},
    ]


def test_a_seat_that_is_not_asked_cannot_answer() -> None:
    match = meet(active=1)
    with pytest.raises(IllegalAnswer, match="Seat 0 is not asked, seat 1 is"):
        match.answer("ring", seat=0)


def test_after_the_end_there_is_nothing_to_answer() -> None:
    match = play(meet(dice=[5, 5, 5]), "dare", "roll", "roll")
    assert match.over
    assert match.questions == []
    assert match.barred() == []
    with pytest.raises(IllegalAnswer, match="The match is over"):
        match.answer("roll")


def test_a_question_as_data_is_complete() -> None:
    match = meet(dice=[4])
    match.answer("dare")
    assert match.question is not None
    assert match.question.as_data() == {
        "seat": 0,
        "kind": "dare-on",
        "rule": "SM-2.9",
        "facts": {},
        "options": [
            {"key": "roll", "rule": "SM-2.9", "target": "", "facts": {}},
            {"key": "stop", "rule": "SM-2.9", "target": "", "facts": {}},
        ],
    }
    assert repr(match.question) == "Question(seat=0, 'dare-on', ['roll', 'stop'])"
    assert repr(match.question.options[0]) == "Option('roll')"


# --- several seats at once ----------------------------------------------------------------------------------------


def passing(seats: int = 3) -> Match:
    return play(meet(seats), "pass-round")


def test_everybody_is_asked_at_once_and_the_open_questions_grow_fewer() -> None:
    match = passing()
    assert [(question.seat, question.kind) for question in match.questions] == [(0, "pass"), (1, "pass"), (2, "pass")]
    assert match.question is match.questions[0]
    match.answer("pass:1", seat=1)
    assert [question.seat for question in match.questions] == [0, 2]
    match.answer("pass:0")
    assert [question.seat for question in match.questions] == [2]


@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_answers_may_come_in_any_order(order: tuple[int, ...]) -> None:
    keys = ["pass:0", "pass:1", "pass:2"]
    match, straight = passing(), passing()
    for seat in order:
        match.answer(keys[seat], seat=seat)
    for key in keys:
        straight.answer(key)
    assert match.position() == straight.position()
    assert [match.view(seat) for seat in (0, 1, 2, None)] == [straight.view(seat) for seat in (0, 1, 2, None)]
    assert match.events(seat=1) == straight.events(seat=1)


def test_nothing_changes_until_the_last_answer() -> None:
    match = passing()
    before = match.view(0), match.events(seat=0), [question.as_data() for question in match.questions]
    match.answer("pass:2", seat=2)
    match.answer("pass:0", seat=0)
    assert (match.view(0), match.events(seat=0)) == before[:2]
    assert [question.as_data() for question in match.questions] == before[2][1:2]
    match.answer("pass:1", seat=1)
    assert match.view(0) != before[0]


def test_a_seat_that_has_answered_is_not_asked_again() -> None:
    match = passing()
    match.answer("pass:2", seat=2)
    with pytest.raises(IllegalAnswer, match="Seat 2 is not asked, seat 0 is"):
        match.answer("pass:1", seat=2)


def test_an_illegal_answer_of_one_leaves_the_others_answers() -> None:
    match = passing()
    match.answer("pass:2", seat=2)
    with pytest.raises(IllegalAnswer):
        match.answer("pass:3", seat=0)
    assert [question.seat for question in match.questions] == [0, 1]


def test_all_options_are_fixed_before_anybody_answers() -> None:
    match = passing()
    options = {question.seat: question.as_data()["options"] for question in match.questions}
    match.answer("pass:0", seat=0)
    assert {question.seat: question.as_data()["options"] for question in match.questions} == {
        seat: options[seat] for seat in (1, 2)
    }


def test_asking_nobody_at_once_asks_nobody() -> None:
    match = new_match(GAME, 2, {"change": True}, FastChance(1))
    assert len(match.questions) == 2
    generator = match.table.ask_each([])
    with pytest.raises(StopIteration) as done:
        next(generator)
    assert done.value.value == []
