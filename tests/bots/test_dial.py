"""The dial of strengths: more tries with every step, the game's own levels where they stand, and nothing where there are none."""

from itertools import pairwise
from math import inf

import pytest

from jalopy import games
from jalopy.bots import registry
from jalopy.bots.dial import CHAMPION, DRIVER, LEAST_TRIES, NAMED, STEPS, dial, strength
from jalopy.bots.foresight import Foresight, Level
from jalopy.bots.levels import searching
from jalopy.bots.registry import UnknownBot
from jalopy.bots.search import Searcher

SEARCHED = list(games.GAMES)


def at(name: str, game: str, pace: float | None = None) -> Searcher:
    bot = registry.find(name, game, pace)
    assert isinstance(bot, Searcher)
    return bot


@pytest.mark.parametrize("game", SEARCHED)
def test_no_step_answers_from_fewer_tries_than_the_one_below(game: str) -> None:
    bots = [at(name, game, pace=1) for name in STEPS]
    for lower, higher in pairwise(bots):
        assert lower.budget.tries < higher.budget.tries or lower.doubt > higher.doubt
        assert lower.budget.tries <= higher.budget.tries
        assert lower.budget.seconds <= higher.budget.seconds
        assert lower.doubt >= higher.doubt
        assert lower.least_lead >= higher.least_lead
        assert lower.turns(4) <= higher.turns(4)
    assert bots[0].budget.tries == LEAST_TRIES


@pytest.mark.parametrize("game", SEARCHED)
def test_driver_and_champion_are_steps_of_it_and_as_their_game_says(game: str) -> None:
    for step, named in NAMED.items():
        one, other, level = at(step, game, pace=1), at(named, game, pace=1), searching(game).LEVELS[named]
        assert one.budget.tries == other.budget.tries == level.tries
        assert one.turns(3) == other.turns(3) == level.foresight.turns(3)
        assert (one.budget.seconds, one.doubt) == (other.budget.seconds, other.doubt)
        assert one.least_lead == other.least_lead == level.lead
    assert (at(DRIVER, game, 1).budget.seconds, at(CHAMPION, game, 1).budget.seconds) == (0.3, 2.0)
    assert at(CHAMPION, game, 0.1).budget.seconds == 0.2, "where many think, each takes a part of its time"
    assert at("strength-7", game).budget.seconds == inf, "in the lab tries are counted"


def test_steps_below_the_driver_look_as_far_as_it_and_those_above_as_the_champion() -> None:
    levels = {DRIVER: Level(10, Foresight(1)), CHAMPION: Level(160, Foresight(3))}
    found = [strength(name, levels) for name in dial()]
    assert [each.foresight.rounds for each in found if each] == [1] * 5 + [3] * 4
    assert [each.tries for each in found if each] == [10, 10, 10, 10, 10, 20, 40, 80, 160], (
        "never more than the driver below it"
    )


def test_the_lead_that_another_answer_needs_falls_to_nothing_from_step_to_step() -> None:
    levels = {DRIVER: Level(10, Foresight(0), lead=0.04), CHAMPION: Level(160, Foresight(0))}
    found = [strength(name, levels) for name in dial()]
    assert [each.lead for each in found if each] == pytest.approx(
        [0.14, 0.115, 0.09, 0.065, 0.04, 0.03, 0.02, 0.01, 0.0]
    )


def test_a_game_without_levels_has_no_dial() -> None:
    levels = searching("wacky-races").LEVELS
    assert strength("strength-3", {}) is None
    assert strength("strength-3", {DRIVER: levels[DRIVER]}) is None
    assert strength("strength-10", levels) is None
    assert strength("rookie", levels) is None


def test_what_can_be_chosen_at_a_table_has_one_name_each(monkeypatch: pytest.MonkeyPatch) -> None:
    assert registry.strengths_for("home-racers") == [
        *("random", "rookie", "strength-1", "strength-2", "strength-3", "strength-4", "driver"),
        *("strength-6", "strength-7", "strength-8", "champion"),
    ]
    monkeypatch.setattr(searching("home-racers"), "LEVELS", {})
    assert registry.strengths_for("home-racers") == registry.names_for("home-racers") == ["random", "rookie"]
    with pytest.raises(UnknownBot, match="The bot 'strength-3' has not learnt home-racers yet; 'rookie' plays it"):
        registry.find("strength-3", "home-racers")
