"""What an answer cost: told where it is much and sure, and of the best answer never."""

import pytest

import jalopy
from jalopy.bots import weighing
from jalopy.bots.bot import Chair
from jalopy.bots.registry import find
from jalopy.bots.search import Tried
from jalopy.bots.weighing import MUCH, Cost, clear_cost, cost_of
from jalopy.kernel.chance import Stream
from jalopy.kernel.errors import NotNow
from jalopy.kernel.match import Match
from jalopy.kernel.questions import Option


@pytest.fixture(autouse=True)
def few_tries(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(weighing, "TRIES", 120)
    monkeypatch.setattr(weighing, "SECONDS", 600.0)


def answered(key: str, results: list[float]) -> Tried:
    tried = Tried(Option(key, ""))
    tried.results = results
    return tried


def test_only_what_is_much_and_sure_is_told() -> None:
    best = answered("best", [0.5, 0.6] * 10)
    worse = clear_cost(best, answered("given", [0.4, 0.5] * 10))
    assert (round(worse.cost, 9), worse.best) == (0.1, "best")
    assert clear_cost(best, answered("given", [0.5 - MUCH / 2, 0.6 - MUCH / 2] * 10)) == Cost()
    assert clear_cost(best, answered("given", [0.0, 0.9] * 10)) == Cost(), "it may be luck"


def choosing_a_gear() -> tuple[Match, int]:
    """Home Racers on the way: to stand still would be a blunder."""
    match, rookie = jalopy.new("home-racers", seats=2, seed=3, listening=False), find("rookie", "home-racers")
    while match.question is not None and (match.decisions < 12 or match.question.kind != "choose-gear"):
        match.answer(rookie.choose(Chair(match, match.question.seat, Stream(2))).key, match.question.seat)
    assert match.question is not None
    return match, match.question.seat


def test_a_blunder_is_told_with_what_it_cost_and_the_best_answer_is_not() -> None:
    match, seat = choosing_a_gear()
    blunder = cost_of(match, seat, "gear:0")
    assert blunder.cost > 0.2
    assert blunder.best not in ("", "gear:0")
    assert cost_of(match, seat, blunder.best) == Cost()


def test_the_same_answer_costs_the_same_again() -> None:
    match, seat = choosing_a_gear()
    answers = len(match.answers)
    assert cost_of(match, seat, "gear:0") == cost_of(match, seat, "gear:0")
    assert len(match.answers) == answers, "nothing was answered by it"


@pytest.mark.parametrize(("game", "key"), [("scrapyard-empire", "ask:more"), ("home-racers", "elsewhere")])
def test_an_answer_that_changes_nothing_costs_nothing(game: str, key: str) -> None:
    match = jalopy.new(game, seats=2, seed=4, listening=False)
    while match.question is not None and key not in [option.key for option in match.question.options]:
        match.answer(match.question.options[0].key)
    assert match.question is not None
    assert cost_of(match, match.question.seat, key) == Cost()


def test_a_game_that_nobody_can_judge_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(weighing, "value_of", lambda game: None)
    match, seat = choosing_a_gear()
    with pytest.raises(NotNow, match="Nobody can judge this game yet"):
        cost_of(match, seat, "gear:0")
