"""A match may begin in the middle of another: the same answers and dice up to there, then dice of its own."""

import json
from copy import deepcopy
from typing import Any

import pytest

import jalopy
from jalopy.bots.registry import find
from jalopy.bots.runner import play
from jalopy.kernel.chance import CommittedChance, FastChance
from jalopy.kernel.errors import BadRecord, BadSetting, NotNow
from jalopy.kernel.match import Match
from jalopy.kernel.record import checksum_of

GAMES = ["scrap-racer", "wacky-races", "scrapyard-empire", "home-racers"]
OLD, NEW = "1" * 64, "2" * 64


def played(game: str, **chance: Any) -> Match:
    match = jalopy.new(game, seats=3, chance=CommittedChance(OLD))
    play(match, [find("rookie", game)] * 3, 5)
    return match


@pytest.fixture(scope="module", params=GAMES)
def match(request: pytest.FixtureRequest) -> Match:
    return played(request.param)


def as_read(record: object) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(json.dumps(record))
    return found


def test_it_stands_where_the_other_stood_and_goes_on_with_other_dice(match: Match) -> None:
    record = match.record()
    half = match.decisions // 2
    again = jalopy.take_over(record, half, CommittedChance(NEW))
    assert again.answers == match.answers[:half]
    assert again.practice
    assert again.taken_over == half
    before = [turn.drawn for turn in again.turns]
    assert before[:-1] == [turn.drawn for turn in match.turns][: len(before) - 1]
    assert match.turns[len(before) - 1].drawn[: len(before[-1])] == before[-1]
    play(again, [find("rookie", match.game.name)] * 3, 5)
    assert [turn.drawn for turn in again.turns] != [turn.drawn for turn in match.turns], "the dice to come are others"
    found = as_read(again.record())
    assert found["taken_over"] == {"answers": half, "checksum": record["checksum"]}
    assert found["chance"]["first"] == record["chance"]
    verified = jalopy.verify(found)
    assert verified.complete
    assert verified.match.taken_over == half
    assert jalopy.replay(found).record() == again.record()


def test_it_may_begin_in_one_that_began_in_another(match: Match) -> None:
    once = jalopy.take_over(match.record(), 3, CommittedChance(NEW))
    play(once, [find("rookie", match.game.name)] * 3, 8)
    twice = jalopy.take_over(as_read(once.record()), once.decisions - 1, FastChance(4))
    assert twice.answers == once.answers[:-1]
    assert jalopy.verify(as_read(twice.record())).complete


def test_one_that_is_under_way_may_be_taken_over_at_its_open_question(match: Match) -> None:
    under_way = jalopy.take_over(match.record(), 2, CommittedChance(NEW))
    again = jalopy.take_over(as_read(under_way.record()), 2)
    assert again.view(0) == under_way.view(0)
    with pytest.raises(BadSetting, match="after 0 to 2 answers, not after 3"):
        jalopy.take_over(under_way.record(), 3)


def test_what_was_taken_over_cannot_be_taken_back() -> None:
    match = played("wacky-races")
    again = jalopy.take_over(match.record(), 6)
    assert not again.can_undo
    with pytest.raises(NotNow, match="Nothing has been answered yet"):
        again.undo(by_consent=True)
    question = again.question
    assert question is not None
    again.answer(question.options[0])
    with pytest.raises(NotNow, match="So much was not answered"):
        again.undo(by_consent=True, back=2)
    again.undo(by_consent=True)
    assert again.answers == match.answers[:6]


def test_a_match_that_is_over_is_not_taken_over_at_its_end() -> None:
    match = played("scrap-racer")
    with pytest.raises(BadSetting, match=f"after 0 to {match.decisions - 1} answers"):
        jalopy.take_over(match.record(), match.decisions)


def test_given_dice_do_not_go_on() -> None:
    match = jalopy.new("scrap-racer", seats=2, chance=jalopy.scripted(dice=[1, 2] * 20, picks=[0] * 100))
    with pytest.raises(BadSetting, match="cannot be taken over"):
        jalopy.take_over(match.record(), 0)


def test_other_dice_than_those_of_the_former_match_are_found_out() -> None:
    again = jalopy.take_over(played("scrap-racer").record(), 9, CommittedChance(NEW))
    record = as_read(again.record())
    for field, value in (("draw", 0), ("turn", 0)):
        changed = deepcopy(record)
        changed["chance"][field] = value
        changed["checksum"] = checksum_of(changed)
        with pytest.raises(BadRecord):
            jalopy.verify(changed)


def test_it_says_that_it_is_practice() -> None:
    record = as_read(jalopy.take_over(played("scrap-racer").record(), 9).record())
    del record["practice"]
    with pytest.raises(BadRecord, match="is practice"):
        jalopy.replay(record)


def test_what_begins_in_another_without_end_is_refused() -> None:
    record = as_read(jalopy.take_over(played("scrap-racer").record(), 1).record())
    for _ in range(25):
        record["chance"] = {**record["chance"], "first": record["chance"]}
    with pytest.raises(BadRecord, match="more than 20 times"):
        jalopy.replay(record)
