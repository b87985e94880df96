"""The coach: what answers are worth, from what whoever is asked can know."""

import pytest
from tests.conformance.tables import Case
from tests.conformance.twins import beginnings, side_by_side

import jalopy
from jalopy import games
from jalopy.bots import coach
from jalopy.bots.coach import advise
from jalopy.kernel.errors import NotNow
from jalopy.kernel.match import Match


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
    keys = {option.key for option in match.question.options} - {"ask:more", "ask:less"}
    assert {worth.key for worth in advice.answers} == keys
    assert advice.answers[0].key in advice.best
    assert set(advice.best) <= keys
    assert all(0.0 <= worth.chance <= 1.0 and worth.error >= 0.0 for worth in advice.answers)
    assert advice.why is not None
    assert advice.why.answer == advice.answers[0].key != advice.why.other
    assert advice.why.even == (advice.why.other in advice.best)


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
