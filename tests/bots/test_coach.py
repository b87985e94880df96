"""The coach: what answers are worth, from what whoever is asked can know."""

import pytest
from tests.conformance.tables import Case
from tests.conformance.twins import beginnings, side_by_side

import jalopy
from jalopy import games
from jalopy.bots import coach
from jalopy.bots.coach import advise, as_good, chance_beside, ranking
from jalopy.bots.search import Searcher, Tried
from jalopy.bots.telling import ENOUGH
from jalopy.kernel.errors import NotNow
from jalopy.kernel.match import Match
from jalopy.kernel.questions import Option


@pytest.fixture(autouse=True)
def _counted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tries are counted here, so that a busy machine says the same."""
    monkeypatch.setattr(coach, "TRIES", 60)
    monkeypatch.setattr(coach, "SECONDS", 600.0)


def at_a_choice(game: str) -> Match:
    match = jalopy.new(game, seats=3, seed=6)
    while match.question is not None and len(match.question.options) < 3:
        match.answer(match.question.options[0])
    return match


@pytest.mark.parametrize("game", games.names())
def test_every_answer_has_a_worth_and_the_best_comes_first(game: str) -> None:
    match = at_a_choice(game)
    assert match.question is not None
    before = match.record()
    advice = advise(match, match.question.seat)
    assert match.record() == before, "nothing of it counts"
    keys = {option.key for option in match.question.options} - {"ask:more", "ask:less", "elsewhere"}
    assert {worth.key for worth in advice.answers} == keys
    assert advice.answers[0].key in advice.best
    assert set(advice.best) <= keys
    assert all(0.0 <= worth.chance <= 1.0 and worth.error >= 0.0 for worth in advice.answers)
    assert advice.why is not None
    assert advice.why.answer == advice.answers[0].key != advice.why.other
    assert advice.why.even or advice.why.other not in advice.best


def tried(key: str, *results: float) -> Tried:
    made = Tried(Option(key, ""))
    made.results = list(results)
    return made


def test_what_was_given_up_early_is_worth_as_much_less_than_the_best_as_in_the_worlds_of_both() -> None:
    best = tried("best", 0.9, 0.7, 0.2, 0.2)
    early = tried("early", 0.8, 0.6)
    chance, error = chance_beside(early, best)
    assert chance == pytest.approx(0.5 - 0.1), "and not 0.7: these were good worlds for any answer"
    assert error == pytest.approx(chance_beside(best, best)[1]), "it was behind by as much in every world"
    assert [each.option.key for each in ranking([early, best], [best])] == ["best", "early"]


@pytest.mark.parametrize(
    ("behind", "good"), [((0.0, 0.005), True), ((0.02, 0.02), False), ((0.08, -0.04), True), ((0.2, -0.1), False)]
)
def test_as_good_is_little_behind_and_not_surely_so(behind: tuple[float, float], good: bool) -> None:
    best = tried("best", *[0.5] * 4)
    assert as_good(tried("other", *[0.5 - gap for gap in behind * 2]), best) is good


def test_the_best_stand_above_all_others_and_every_answer_is_tried_often_enough_to_tell_its_risk(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(coach, "TRIES", 2000)
    seen: list[Tried] = []

    def noted(tried: list[Tried], alive: list[Tried]) -> list[Tried]:
        seen.extend(tried)
        return ranking(tried, alive)

    monkeypatch.setattr(coach, "ranking", noted)
    match = jalopy.new("wacky-races", seats=4, seed=6)
    while match.question is not None and len(match.question.options) < 5:
        match.answer(match.question.options[0])
    assert match.question is not None
    advice = advise(match, match.question.seat)
    assert len(seen) > 4
    assert all(len(each.told) >= ENOUGH for each in seen)
    assert advice.best == [worth.key for worth in advice.answers][: len(advice.best)]


@pytest.mark.parametrize("game", games.names())
@pytest.mark.parametrize("tries", [1, 5])
def test_no_answer_is_told_untried_where_the_time_is_over_at_once(
    monkeypatch: pytest.MonkeyPatch, game: str, tries: int
) -> None:
    monkeypatch.setattr(coach, "TRIES", tries)
    seen: list[Tried] = []

    def noted(tried: list[Tried], alive: list[Tried]) -> list[Tried]:
        seen.extend(tried)
        return ranking(tried, alive)

    monkeypatch.setattr(coach, "ranking", noted)
    match = at_a_choice(game)
    assert match.question is not None
    advise(match, match.question.seat)
    assert min(len(each.results) for each in seen) >= coach.LEAST
    assert len({len(each.results) for each in seen}) == 1, "all of them in the same worlds"


def test_nothing_is_called_best_where_nobody_can_win_any_more(monkeypatch: pytest.MonkeyPatch) -> None:
    lost = [tried(key, *[0.0] * coach.LEAST) for key in ("roll", "stop")]
    monkeypatch.setattr(Searcher, "compare", lambda *_: (lost, lost))
    match = at_a_choice("wacky-races")
    assert match.question is not None
    advice = advise(match, match.question.seat)
    assert [worth.chance for worth in advice.answers] == [0.0, 0.0]
    assert advice.best == []


@pytest.mark.parametrize("game", ["scrap-racer", "wacky-races", "scrapyard-empire"])
def test_no_advice_hangs_on_what_the_seat_cannot_know(game: str) -> None:
    compared = 0
    for key, beginning in enumerate(beginnings(Case(games.find(game), 3, {}), 4, 5)):
        for seat in range(3):
            twin = beginning.dealt_anew_but_for_what_is_learnt(seat, key)
            for match in side_by_side(beginning, twin, seat):
                if match.question is not None and match.question.seat == seat and len(match.question.options) > 1:
                    assert advise(match, seat) == advise(twin, seat)
                    compared += 1
                    break
    assert compared > 3


def test_a_game_without_a_value_has_no_coach(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coach, "value_of", lambda game: None)
    match = at_a_choice("wacky-races")
    with pytest.raises(NotNow, match="there is no advice"):
        advise(match, 0)
