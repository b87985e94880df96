"""Why one answer is better than another: what was counted in the tries, and nothing else."""

from itertools import pairwise

import pytest

import jalopy
from jalopy import games
from jalopy.bots.bot import Chair
from jalopy.bots.foresight import Foresight
from jalopy.bots.levels import searcher
from jalopy.bots.registry import find
from jalopy.bots.search import Budget, Tried
from jalopy.bots.telling import ENOUGH, Fact, Reason, Risk, Row, Why, reasons, risks, teller_of
from jalopy.kernel.chance import Stream
from jalopy.kernel.match import Match
from jalopy.terminal.advice import because, risk
from jalopy.terminal.sayings import Sayings

SPACES = Fact("spaces", least=0.3)
CRASH = Fact("crash", least=0.03, good=False, chance=True, risk=True)
BOOSTS = Fact("boosts", least=0.15)
FACTS = (SPACES, CRASH, BOOSTS)


def rows(*columns: list[float]) -> list[Row]:
    return [list(row) for row in zip(*columns, strict=True)]


STOPPED = rows([9.0] * 24, [0.0] * 24, [1.0] * 24)
ROLLED = rows([12.0, 14.0, 5.0] * 8, [0.0, 0.0, 1.0] * 8, [1.0] * 24)


def first_choice(game: str, kind: str, dice: int = 0) -> Match:
    """Where somebody on the road is asked that, after some turns of rookies, with so many dice on the table at least."""
    match, rookie = jalopy.new(game, seats=3, seed=6), find("rookie", game)
    lot = Stream(1)
    while match.question is not None:
        question = match.question
        asked = match.table.turn > 4 and question.kind == kind and len(question.options) > 1
        if asked and len(match.view().get("dice", [])) >= dice:  # type: ignore[arg-type]
            return match
        match.take(question, rookie.choose(Chair(match, question.seat, lot)))
    raise AssertionError(kind)


def tried_at(match: Match, tries: int = 60) -> dict[str, Tried]:
    assert match.question is not None
    game = match.game.name
    chair = Chair(match, match.question.seat, Stream(5))
    search = searcher("coach", game, find("rookie", game), Budget(tries), Foresight(0), 0.0, teller_of(game))
    return {each.option.key: each for each in search.compare(chair)[0]}


KINDS = {
    "scrap-racer": "roll-or-stop",
    "wacky-races": "next-card",
    "scrapyard-empire": "action",
    "home-racers": "choose-gear",
}


@pytest.mark.parametrize("game", games.GAMES)
def test_every_try_is_told_in_the_facts_of_the_game(game: str) -> None:
    teller = teller_of(game)
    assert teller is not None
    for tried in tried_at(first_choice(game, KINDS[game])).values():
        assert tried.told
        assert tried.results
        for row in tried.told:
            assert row is not None
            assert len(row) == len(teller.facts)
            for fact, number in zip(teller.facts, row, strict=True):
                assert not fact.chance or number in (0.0, 1.0)


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("game", games.GAMES)
def test_every_fact_and_every_sentence_can_be_said(game: str, language: str) -> None:
    match = first_choice(game, KINDS[game])
    assert match.question is not None
    answer, other = [option.key for option in match.question.options][:2]
    sayings, teller = Sayings(match, language, [0], strict=True), teller_of(game)
    assert teller is not None
    said: set[str] = set()
    for one, two in pairwise([*teller.facts, teller.facts[0]]):
        for even in (True, False):
            for good, more, by in ((True, True, 1.0), (False, False, 2.5), (False, True, 12.0)):
                first = Reason(one.name, good, more, by, *((33, 0) if one.chance else ()))
                second = Reason(two.name, not good, more, by, *((33, 0) if two.chance else ()))
                for told in ([first], [first, second], [first, Reason(two.name, good, more, by)], []):
                    if told and told[-1].chance is None and (two if len(told) > 1 else one).chance:
                        continue
                    said.add(because(Why(answer, other, even, told), sayings))
        if one.risk:
            assert "33 %" in risk([Risk(one.name, 33)], sayings)
    assert len(said) > 3 * len(teller.facts)
    assert all(sayings.option(answer) in sentence for sentence in said)
    assert any("2.5" in sentence if language == "en" else "2,5" in sentence for sentence in said)


def last_choice_of_a_loser(game: str, kind: str, seed: int) -> Match:
    """The last time in a match of rookies that somebody was asked that who did not win."""
    match, rookie, lot = jalopy.new(game, seats=3, seed=seed), find("rookie", game), Stream(1)
    while match.question is not None:
        match.take(match.question, rookie.choose(Chair(match, match.question.seat, lot)))
    answers = match.answers
    while answers[-1][1] != kind or answers[-1][0] == match.standing[0].seat:
        answers.pop()
    again = jalopy.new(game, seats=3, seed=seed)
    for _, _, key in answers[:-1]:
        again.answer(key)
    return again


def test_how_a_match_ends_is_told_before_all_else() -> None:
    """Who stops behind in the last turn has lost, and who rolls on may yet win."""
    tried = tried_at(last_choice_of_a_loser("scrap-racer", "roll-or-stop", seed=25), 400)
    teller = teller_of("scrap-racer")
    assert teller is not None
    assert {(row[0], row[1]) for row in tried["stop"].told if row is not None} == {(0.0, 1.0)}
    won = [row[0] for row in tried["roll"].told if row is not None]
    assert 0 < sum(won) < len(won)
    found = reasons(teller.facts, tried["roll"].told, tried["stop"].told)
    assert found[0] == Reason("won", good=True, more=True, chance=round(100 * sum(won) / len(won)), instead=0)


def test_rolling_on_risks_a_crash_and_stopping_does_not() -> None:
    tried = tried_at(first_choice("scrap-racer", "roll-or-stop", dice=2), 800)
    teller = teller_of("scrap-racer")
    assert teller is not None
    assert [each.fact for each in risks(teller.facts, tried["roll"].told)] == ["crash"]
    assert risks(teller.facts, tried["stop"].told) == []
    found = reasons(teller.facts, tried["stop"].told, tried["roll"].told)
    crash = next(each for each in found if each.fact == "crash")
    assert crash.good
    assert not crash.more
    assert crash.instead is not None
    assert crash.instead > 0
    assert crash.chance == 0


def test_what_speaks_for_the_answer_comes_first() -> None:
    assert reasons(FACTS, STOPPED, ROLLED) == [Reason("crash", True, False, 0.0, 0, 33)]
    better = rows([20.0] * 24, [0.0, 0.0, 1.0] * 8, [1.0] * 24)
    assert reasons(FACTS, better, STOPPED) == [
        Reason("spaces", True, True, 11),
        Reason("crash", False, True, 0.0, 33, 0),
    ]


def test_of_facts_that_are_equally_sure_the_first_of_the_game_is_told() -> None:
    worse = rows([7.0] * 24, [0.0] * 24, [0.0] * 24)
    assert [each.fact for each in reasons(FACTS, STOPPED, worse)] == ["spaces", "boosts"]


def test_where_nothing_differs_clearly_nothing_is_said() -> None:
    noise = rows([9.0, 9.5, 8.7] * 8, [0.0] * 24, [1.0] * 24)
    assert reasons(FACTS, STOPPED, noise) == []
    assert reasons(FACTS, STOPPED, rows([9.1] * 24, [0.0] * 24, [1.0] * 24)) == [], "a tenth of a space is nothing"
    few = ENOUGH - 1
    assert reasons(FACTS, STOPPED[:few], rows([1.0] * few, [1.0] * few, [0.0] * few)) == []


def test_an_answer_for_which_nothing_speaks_is_not_defended() -> None:
    worse = rows([7.0] * 24, [0.0] * 24, [1.0] * 24)
    assert reasons(FACTS, worse, STOPPED) == [Reason("spaces", False, False, 2.0)]


def test_worlds_that_cannot_be_compared_do_not_count() -> None:
    holes: list[Row] = [None if place % 2 else row for place, row in enumerate(ROLLED * 3)]
    assert reasons(FACTS, STOPPED * 3, holes)[0].instead == 33
    assert reasons(FACTS, STOPPED, [None] * 24) == []
    assert risks(FACTS, [*holes, None]) == [Risk("crash", 33)]
