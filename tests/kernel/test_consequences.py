"""What is called sure must happen, and nothing that is hidden may show."""

import jalopy
from jalopy.kernel.chance import Stream
from jalopy.kernel.consequences import Foresight
from jalopy.kernel.match import Match
from jalopy.kernel.questions import Facts, Option


def foresee(match: Match, seat: int, option: Option) -> list[Facts]:
    return Foresight(match, seat).sure(option.key)


def facts_of(event: Facts) -> Facts:
    facts = event["facts"]
    assert isinstance(facts, dict)
    return facts


def test_what_is_foreseen_comes_true() -> None:
    checked = 0
    for seed in range(6):
        match = jalopy.new("scrap-racer", 2 + seed % 5, seed)
        lot = Stream(seed)
        while (question := match.question) is not None:
            option = question.options[lot.below(len(question.options))]
            sure = foresee(match, question.seat, option)
            told = len(match.table.stream)
            match.answer(option)
            happened = match.events(told, question.seat)
            for event, real in zip(sure, happened, strict=False):
                assert event["kind"] == real["kind"]
                assert facts_of(event).items() <= facts_of(real).items()
                checked += 1
            assert len(sure) <= len(happened)
    assert checked > 500


def test_a_die_to_come_and_a_marker_face_down_stay_unknown() -> None:
    match = jalopy.new("scrap-racer", 4, 3)
    question = match.question
    assert question is not None
    rolled = foresee(match, question.seat, question.option("roll"))[0]
    assert rolled["kind"] == "rolled"
    assert "die" not in facts_of(rolled)
    collected = [
        facts_of(event)
        for seed in range(40)
        for match in [jalopy.new("scrap-racer", 4, seed)]
        if match.question is not None
        for event in foresee(match, match.question.seat, match.question.option("stop"))
        if event["kind"] == "collected"
    ]
    assert collected
    assert all("marker" not in facts for facts in collected)


def test_foreseeing_leaves_the_match_as_it_is() -> None:
    match, twin = jalopy.new("scrap-racer", 4, 3), jalopy.new("scrap-racer", 4, 3)
    lot = Stream(1)
    while (question := match.question) is not None and twin.question is not None:
        for option in question.options:
            foresee(match, question.seat, option)
        choice = lot.below(len(question.options))
        match.answer(question.options[choice])
        twin.answer(twin.question.options[choice])
    assert match.record() == twin.record()
