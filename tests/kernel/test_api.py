"""What a program types first: jalopy.new and its kin, and games of one's own."""

import pytest
from tests.kernel.toy import GAME

import jalopy
from jalopy import api, games
from jalopy.kernel.chance import CommittedChance, FastChance
from jalopy.kernel.errors import BadSetting, UnknownGame


@pytest.fixture
def registered(monkeypatch: pytest.MonkeyPatch) -> str:
    """The toy game among the others, for one test only: tests of all games must not meet it by accident."""
    monkeypatch.setattr(games, "_REGISTERED", dict(games._REGISTERED))
    games.register(GAME)
    return GAME.name


def test_a_game_of_ones_own_is_played_like_the_others(registered: str) -> None:
    assert registered in games.names()
    match = jalopy.new(registered, seats=3, seed=4, rounds=2)
    while match.question is not None:
        match.answer(match.question.options[0])
    record = match.record()
    assert jalopy.replay(record).record() == record
    assert jalopy.resume(record).record() == record
    assert jalopy.verify(record).match.record() == record
    assert [part.result for part in jalopy.examine(record).parts] == ["verified"]


def test_the_package_exports_what_its_api_does() -> None:
    assert jalopy.__all__ == sorted(api.__all__)
    assert all(getattr(jalopy, name) is getattr(api, name) for name in jalopy.__all__)


def test_a_position_starts_a_match(registered: str) -> None:
    match = jalopy.new(registered, seats=2, seed=4, change=False)
    again = jalopy.from_position(registered, match.position(), chance=jalopy.scripted(dice=[5]))
    again.answer("dare")
    assert again.view()["points"] in ([5, 0], [0, 5])


def test_a_game_that_does_not_come_with_jalopy_is_gone_when_it_was_not_registered() -> None:
    with pytest.raises(UnknownGame, match=r"There is no game 'swap-meet'; there are: scrap-racer"):
        jalopy.new("swap-meet")


def test_every_game_that_comes_with_jalopy_is_found_under_its_name() -> None:
    for name in games.GAMES:
        assert games.find(name).name == name
        assert games.find(name) is games.find(name)


def test_a_seed_gives_the_labs_chance_and_none_a_commitment() -> None:
    assert isinstance(jalopy.new("scrap-racer", seed=3).chance, FastChance)
    committed = jalopy.new("scrap-racer").chance
    assert isinstance(committed, CommittedChance)
    assert committed.commitment in str(jalopy.new("scrap-racer", chance=committed).record()["chance"])


def test_settings_are_keyword_arguments() -> None:
    assert jalopy.new("scrap-racer", seats=3, seed=1, track="B").settings["track"] == "B"
    with pytest.raises(BadSetting, match="Did you mean 'track'"):
        jalopy.new("scrap-racer", seats=3, seed=1, trak="B")


def test_what_jalopy_does_not_have_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="has no attribute 'win'"):
        jalopy.win  # noqa: B018
